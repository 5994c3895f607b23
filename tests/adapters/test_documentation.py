"""The page about the adapters tells the truth: its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "adapters.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[number], "adapters.md", "exec"), {})
    printed = capsys.readouterr().out
    for expected in re.findall(r"print\(.*\) +# (.*)", EXAMPLES[number]):
        assert expected in printed


def test_there_is_one_for_each_door() -> None:
    assert len(EXAMPLES) == 4
