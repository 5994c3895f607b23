# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
BENCH := .venv/ready-bench
EXAMPLES := .venv/ready-examples
PARTS := client/node_modules/ready
TABLE := client/dist/index.html
TABLE_SOURCES := $(shell find client/src client/public src/bigapple/locale -type f) \
	client/index.html client/vite.config.ts client/svelte.config.js client/tools/compress.ts

.PHONY: play serve table test test-web check check-web format bench bench-vector bench-gpu bench-bots \
	bench-web ladder load crash mutants golden soak lab clean

# The web table: its address is printed as soon as it is served.
# Both games and their bots are compiled before, at once, so that nobody waits in the first game.
play serve: $(READY) $(TABLE)
	@$(BIN)/bigapple prepare
	@$(BIN)/bigapple serve || test $$? -eq 130  # Control-C has ended it

table: $(TABLE)

test: check check-web test-web
	$(BIN)/python -m pytest --numprocesses 2 --dist worksteal

# The web table's own tests, then people at tables of a real service in a real browser.
test-web: $(READY) $(TABLE)
	@client/tools/chromium.sh > /dev/null
	$(BIN)/bigapple prepare  # What is compiled here is compiled once for all tests.
	cd client && npm test
	cd client && CHROMIUM="$$(tools/chromium.sh)" npm run e2e

check: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

check-web: $(PARTS)
	cd client && npm run check

format: $(READY)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(BENCH)
	$(BIN)/python benchmarks/bench.py

# The vector environment beside Pgx and PettingZoo's classic games, on one core.
bench-vector: $(BENCH)
	$(BIN)/python benchmarks/vector.py

# What a first visit costs on a phone of the middle range.
bench-web: $(READY) $(TABLE)
	cd client && npm run sizes
	cd client && CHROMIUM="$$(tools/chromium.sh)" npm run profile

bench-bots: $(READY)
	$(BIN)/python benchmarks/bots.py

# docs/strength.md: all levels of both games. It takes hours, and goes on where it was.
LADDER_HOURS ?= 12
ladder: $(EXAMPLES)
	$(BIN)/python -m tools.ladder --hours $(LADDER_HOURS)

# On a machine with a GPU, CUDA and numba-cuda.
bench-gpu: $(READY)
	$(BIN)/python benchmarks/gpu.py

# Many live tables on one service of its own; then one that is killed again and again.
load: $(READY)
	$(BIN)/python benchmarks/load.py
	$(BIN)/python benchmarks/load.py --tables 50 --bots 10
	$(BIN)/python benchmarks/idle_tables.py

crash: $(READY)
	$(BIN)/python -m benchmarks.crash

# Breaks each line that cites a clause; a test of that clause must notice.
mutants: $(READY)
	$(BIN)/python tools/mutants.py

# A million random games of King of New York: everything must happen, nothing may go wrong.
soak: $(READY)
	$(BIN)/python -m tools.soak --write docs/games/soak.md

# A million games of each game and more, and what they tell; a few minutes each.
lab: $(READY)
	$(BIN)/bigapple lab --game king-of-new-york --language en \
		--out docs/reports/king-of-new-york.html
	$(BIN)/bigapple lab --game manhattan --language en \
		--out docs/reports/manhattan.html

# Writes golden records that are missing; existing ones stay as they are for ever.
golden: $(READY)
	$(BIN)/python tools/golden.py

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed: make PYTHON=python3.12 …"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv \
		|| { echo "On Debian: apt-get install python3-venv"; exit 1; }
	@echo "Setting up in .venv …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--constraint constraints.txt --editable '.[dev]'
	@touch $@

$(TABLE): $(PARTS) $(TABLE_SOURCES)
	@echo "Building the web table …"
	@cd client && npm run --silent build -- --logLevel warn

# Not `npm ci`: it insists on a lock of the parts for every kind of machine, not only for this one.
$(PARTS): client/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || a == 20 && b >= 19 ? 0 : 1)' \
		|| { echo "The web table needs Node.js 20.19 or newer (nodejs.org)." \
			"Without it there is the table in the terminal: $(BIN)/bigapple play"; exit 1; }
	@echo "Setting up in client/node_modules …"
	@cd client && npm install --no-save --no-audit --no-fund --loglevel error
	@touch $@

$(BENCH) $(EXAMPLES): $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--constraint constraints.txt --editable '.[$(@:.venv/ready-%=%)]'
	@touch $@

clean:
	rm -rf .venv build dist client/node_modules client/dist client/test-results .mypy_cache .ruff_cache .pytest_cache .hypothesis
