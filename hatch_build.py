"""Puts the web table into the package, where it is built: `make table` comes before a release."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebTable(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # A checkout that is only installed to be worked on serves its own.
        built = Path(self.root) / "client" / "dist"
        if version == "standard" and built.is_dir():
            build_data["force_include"][str(built)] = "bigapple/web"
