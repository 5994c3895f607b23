"""What the host of the service may set: by options, by the environment, or not at all."""

from __future__ import annotations

import ipaddress
import os
import re
import secrets
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import platformdirs
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

PREFIX = "BIGAPPLE_"
SHORTEST_SECRET = 16
YES, NO = ("1", "true", "yes", "on"), ("", "0", "false", "no", "off")
LEAST = {
    "bot_processes": 1,
    "bot_pace": 0,
    "keep_days": 0,
    "requests_a_minute": 1,
    "messages_a_second": 1,
    "largest_message": 1024,
}
"""What can be counted cannot be less."""


INDEX = "index.html"
PACKAGE = Path(__file__).parents[1]
WEB_FOLDERS = (PACKAGE.parents[1] / "client" / "dist", PACKAGE / "web")
"""Where the web table lies if nobody says: in a checkout, and in the package once it is built."""


@dataclass(frozen=True)
class Settings:
    """Each can be set by an environment variable: BIGAPPLE_ and its name in capitals."""

    data: Path = field(default_factory=lambda: platformdirs.user_data_path("bigapple") / "server")
    """The folder of the database, the secret and back-ups."""
    database: str = ""
    """The URL of another database; empty for SQLite in the data folder."""
    secret: str = ""
    """What sessions are signed with; empty for one that is made at the first start and kept."""
    client: str = ""
    """The folder of the web table as it was built; empty for the checkout's or the package's."""
    address: str = "127.0.0.1"
    """Where it listens; 0.0.0.0 for all addresses of the machine."""
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
    """In which bots think."""
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

    @property
    def web_folder(self) -> Path | None:
        """Where the web table lies, if it is anywhere."""
        places = (Path(self.client).expanduser(),) if self.client else WEB_FOLDERS
        return next((place for place in places if (place / INDEX).is_file()), None)

    def make_folder(self) -> None:
        """The data folder, for its owner alone: what is in it decides games that go on."""
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)

    def key(self) -> bytes:
        """The secret; the first start makes one that only its owner can read."""
        if self.secret:
            return self.secret.encode()
        path = self.data / "secret"
        if not path.exists():
            self.make_folder()
            keep_secret(path, secrets.token_hex(32))
        key = path.read_text("utf-8").strip().encode()
        if len(key) < SHORTEST_SECRET:
            raise BadSetting("secret", str(path))
        return key


def keep_secret(path: Path, secret: str) -> None:
    """Writes a file that only its owner can read, whole or not at all."""
    unfinished = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    os.replace(unfinished, path)


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
    return checked(Settings(**values))


def _read(name: str, said: Any, default: Any) -> Any:
    if isinstance(default, bool):
        word = str(said).strip().lower()
        if word not in YES + NO:
            raise BadSetting(name, str(said))
        return word in YES
    if isinstance(default, Path):
        return Path(said).expanduser()
    try:
        return type(default)(said)
    except ValueError:
        raise BadSetting(name, str(said)) from None


def checked(settings: Settings) -> Settings:
    """The same settings, tidied up; BadSetting for one that cannot be."""
    for name, least in LEAST.items():
        if getattr(settings, name) < least:
            raise BadSetting(name, str(getattr(settings, name)))
    if settings.port not in range(65536):
        raise BadSetting("port", str(settings.port))
    if settings.secret and len(settings.secret) < SHORTEST_SECRET:
        # It is not repeated to whoever reads the screen.
        raise BadSetting("secret", "…")
    if settings.client and settings.web_folder is None:
        raise BadSetting("client", settings.client)
    base_path = settings.base_path.strip().strip("/")
    if base_path and not re.fullmatch(r"[\w.~-]+(/[\w.~-]+)*", base_path, re.ASCII):
        raise BadSetting("base_path", settings.base_path)
    if settings.webhook and not _is_web(settings.webhook):
        raise BadSetting("webhook", settings.webhook)
    for origin in parts(settings.origins):
        if not _is_web(origin) or urlsplit(origin).path:
            raise BadSetting("origins", origin)
    for proxy in parts(settings.proxies):
        if settings.proxies.strip() != "*" and not _is_network(proxy):
            raise BadSetting("proxies", proxy)
    try:
        make_url(settings.url)
    except ArgumentError:
        raise BadSetting("database", "…") from None
    return replace(settings, base_path=f"/{base_path}" if base_path else "")


def parts(listed: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in listed.split(",") if part.strip()]


def _is_web(address: str) -> bool:
    found = urlsplit(address)
    return found.scheme in ("http", "https") and bool(found.netloc)


def _is_network(address: str) -> bool:
    try:
        ipaddress.ip_network(address)
    except ValueError:
        return False
    return True


class BadSetting(Exception):
    """A setting that cannot be read."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(name, value)
        self.name = name
        self.value = value
