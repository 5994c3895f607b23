"""The documentation tells the truth: its examples run, its tables are complete."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import bigapple
from bigapple.games import MODULES, definition
from bigapple.games.manhattan.people.position import KEYS
from bigapple.games.manhattan.refusals import CLAUSES

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", [0, 1])
def test_the_examples_of_the_readme_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    example = blocks("README.md", "python")[number]
    exec(compile(example, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    for expected in re.findall(r"print\(.*\) +# (.*)", example):
        assert expected in printed


def test_the_example_of_a_position_loads() -> None:
    (example,) = blocks("docs/formats/position.md", "json")
    match = bigapple.load(json.loads(example))
    assert match.position()["towers"] == {"D5": ["blue 3", "orange 4"]}


def test_every_key_of_a_position_is_documented() -> None:
    page = (ROOT / "docs/formats/position.md").read_text("utf-8")
    assert {key for key in KEYS if f"`{key}`" not in page} == set()


def test_every_option_and_refusal_is_documented() -> None:
    page = (ROOT / "docs/games/manhattan.md").read_text("utf-8")
    names = {option.name for option in definition("manhattan").options}
    names |= {f"refusal-{reason.name.lower().replace('_', '-')}" for reason in CLAUSES}
    assert {name for name in names if f"`{name}`" not in page} == set()


@pytest.mark.parametrize("page", ["engine/chance.md", "formats/record.md"])
@pytest.mark.parametrize("game", sorted(MODULES))
def test_every_kind_of_chance_is_documented(game: str, page: str) -> None:
    """As it is written in records: the outcome's text begins with its kind."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    people = definition(game).people
    kinds = {
        people.outcome_text(what, 1).split()[0] for what in range(len(definition(game).chances))
    }
    assert {kind for kind in kinds if f"`{kind}" not in text} == set()
    assert f"../games/{game}.md" in text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
