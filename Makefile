# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
BENCH := .venv/ready-bench

.PHONY: play serve test check format bench bench-vector bench-gpu bench-bots load crash mutants golden soak clean

play: $(READY)
	@$(BIN)/bigapple play || test $$? -eq 130  # Control-C has saved the game

serve: $(READY)
	$(BIN)/bigapple serve

test: check
	$(BIN)/python -m pytest --numprocesses 2 --dist worksteal

check: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: $(READY)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(BENCH)
	$(BIN)/python benchmarks/bench.py

# The vector environment beside Pgx and PettingZoo's classic games, on one core.
bench-vector: $(BENCH)
	$(BIN)/python benchmarks/vector.py

bench-bots: $(READY)
	$(BIN)/python benchmarks/bots.py

# On a machine with a GPU, CUDA and numba-cuda.
bench-gpu: $(READY)
	$(BIN)/python benchmarks/gpu.py

# Many live tables on one service of its own; then one that is killed again and again.
load: $(READY)
	$(BIN)/python benchmarks/load.py
	$(BIN)/python benchmarks/idle_tables.py

crash: $(READY)
	$(BIN)/python -m benchmarks.crash

# Breaks each line that cites a clause; a test of that clause must notice.
mutants: $(READY)
	$(BIN)/python tools/mutants.py

# A million random games of King of New York: everything must happen, nothing may go wrong.
soak: $(READY)
	$(BIN)/python -m tools.soak --write docs/games/soak.md

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

$(BENCH): $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--constraint constraints.txt --editable '.[bench]'
	@touch $@

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
