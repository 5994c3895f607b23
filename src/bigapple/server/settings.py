"""What the host of the service may set: by options, by the environment, or not at all."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import platformdirs

PREFIX = "BIGAPPLE_"


@dataclass(frozen=True)
class Settings:
    """Each can be set by an environment variable: BIGAPPLE_ and its name in capitals."""

    data: Path = field(default_factory=lambda: platformdirs.user_data_path("bigapple") / "server")
    """The folder of the database, the secret and back-ups."""
    database: str = ""
    """The URL of another database; empty for SQLite in the data folder."""
    secret: str = ""
    """What sessions are signed with; empty for one that is made at the first start and kept."""
    address: str = "127.0.0.1"
    port: int = 8000
    base_path: str = ""
    """Under which a proxy serves it, such as /games."""
    proxies: str = ""
    """The addresses of proxies whose headers are believed, separated by commas."""
    origins: str = ""
    """Further origins that browsers may come from, separated by commas."""
    webhook: str = ""
    """Told when it is the turn of somebody who is away."""
    bot_processes: int = 1
    bot_pace: int = 600
    """Bots answer at multiples of so many milliseconds."""
    keep_days: int = 90
    """Finished and abandoned tables, and people who do not come back, are deleted after so many
    days without a change; 0 keeps them for ever."""
    requests_a_minute: int = 600
    """From one address."""
    messages_a_second: int = 20
    """On one socket, on average."""
    largest_message: int = 16_384
    """Bytes of a request or of a socket's message."""
    secure_cookies: bool = False
    """Whether cookies go only over HTTPS; set it where the service is reached by HTTPS."""

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'bigapple.sqlite'}"

    def key(self) -> bytes:
        """The secret; the first start makes one that only its owner can read."""
        if self.secret:
            return self.secret.encode()
        path = self.data / "secret"
        if not path.exists():
            self.data.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "w") as file:
                file.write(secrets.token_hex(32))
        return path.read_text().strip().encode()


def from_environment(**given: Any) -> Settings:
    """The settings of the environment; those that are given go first, None is not given."""
    values: dict[str, Any] = {}
    for name, default in vars(Settings()).items():
        said = given.get(name)
        if said is None:
            said = os.environ.get(PREFIX + name.upper())
        if said is None:
            continue
        values[name] = _read(name, said, default)
    return Settings(**values)


def _read(name: str, said: Any, default: Any) -> Any:
    if isinstance(default, bool):
        return str(said).lower() in ("1", "true", "yes", "on")
    try:
        return type(default)(said) if not isinstance(default, Path) else Path(said)
    except ValueError:
        raise BadSetting(name, str(said)) from None


class BadSetting(Exception):
    """A setting that cannot be read."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(name, value)
        self.name = name
        self.value = value
