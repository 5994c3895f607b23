"""A plugin of pytest for the mutants: writes which files of tests cite which clauses.

The file to write is named by the variable CITING.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from pathlib import Path

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    files: defaultdict[str, set[str]] = defaultdict(set)
    for item in items:
        for mark in item.iter_markers("rule"):
            for clause in mark.args:
                files[clause].add(item.path.relative_to(config.rootpath).as_posix())
    found = {clause: sorted(paths) for clause, paths in files.items()}
    Path(os.environ["CITING"]).write_text(json.dumps(found), "utf-8")
