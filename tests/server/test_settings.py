"""What the host may set: read from the environment, tidied up, refused where it cannot be."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

import pytest

from bigapple.cli import main
from bigapple.server import settings
from bigapple.server.settings import PREFIX, BadSetting, Settings, from_environment

PAGE = Path(__file__).parents[2] / "docs" / "server" / "hosting.md"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in vars(Settings()):
        monkeypatch.delenv(PREFIX + name.upper(), raising=False)


def test_nothing_has_to_be_set() -> None:
    found = from_environment()
    assert found == Settings()
    assert found.url == f"sqlite:///{found.data}/bigapple.sqlite"


@pytest.mark.parametrize(
    ("name", "said", "value"),
    [
        ("data", "/srv/games", Path("/srv/games")),
        ("database", "sqlite:////srv/x.sqlite", "sqlite:////srv/x.sqlite"),
        ("secret", "0123456789abcdef", "0123456789abcdef"),
        ("address", "0.0.0.0", "0.0.0.0"),
        ("port", "80", 80),
        ("base_path", "/games", "/games"),
        ("base_path", "games/", "/games"),
        ("base_path", "/a/b-c/", "/a/b-c"),
        ("base_path", "/", ""),
        ("proxies", "10.0.0.0/8, ::1", "10.0.0.0/8, ::1"),
        ("proxies", "*", "*"),
        ("origins", "https://a.example, https://b.example:8443", None),
        ("webhook", "https://hooks.example/x?y=z", "https://hooks.example/x?y=z"),
        ("bot_processes", "4", 4),
        ("bot_pace", "0", 0),
        ("keep_days", "0", 0),
        ("requests_a_minute", "60", 60),
        ("messages_a_second", "5", 5),
        ("largest_message", "65536", 65536),
        ("secure_cookies", "yes", True),
        ("secure_cookies", "0", False),
    ],
)
def test_the_environment_is_read(
    name: str, said: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PREFIX + name.upper(), said)
    assert getattr(from_environment(), name) == (said if value is None else value)


def test_options_go_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIGAPPLE_PORT", "81")
    assert from_environment(port=None).port == 81
    assert from_environment(port="82").port == 82


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("client", "/nowhere/at/all"),
        ("port", "many"),
        ("port", "70000"),
        ("port", "-1"),
        ("secret", "short"),
        ("base_path", "/games?x"),
        ("base_path", "/a b"),
        ("proxies", "proxy.example"),
        ("proxies", "10.0.0.1/8"),
        ("origins", "a.example"),
        ("origins", "https://a.example/path"),
        ("webhook", "file:///etc/passwd"),
        ("database", "no url"),
        ("bot_processes", "0"),
        ("bot_pace", "-1"),
        ("keep_days", "-5"),
        ("requests_a_minute", "0"),
        ("messages_a_second", "0"),
        ("largest_message", "10"),
        ("secure_cookies", "perhaps"),
    ],
)
def test_what_cannot_be_is_refused(
    name: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(PREFIX + name.upper(), said)
    with pytest.raises(BadSetting) as caught:
        from_environment()
    assert caught.value.name == name
    for command in (["serve"], ["host", "list"]):
        assert main([*command, "--language", "en"]) == 2
        assert f"The setting {name} cannot be" in capsys.readouterr().err


def test_the_web_table_is_where_it_is_said_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout, package = tmp_path / "checkout", tmp_path / "package"
    monkeypatch.setattr(settings, "WEB_FOLDERS", (checkout, package))
    assert from_environment().web_folder is None
    for folder in (package, checkout):
        folder.mkdir()
        (folder / "index.html").touch()
        assert from_environment().web_folder == folder
    monkeypatch.setenv("BIGAPPLE_CLIENT", str(package))
    assert from_environment().web_folder == package


def test_a_bad_secret_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIGAPPLE_SECRET", "hunter2")
    monkeypatch.setenv("BIGAPPLE_DATABASE", "sqlite:///")
    with pytest.raises(BadSetting) as caught:
        from_environment()
    assert "hunter2" not in str(caught.value)


def test_the_secret_is_made_once_and_for_its_owner(tmp_path: Path) -> None:
    data = tmp_path / "a" / "data"
    key = Settings(data=data).key()
    assert len(key) == 64
    assert Settings(data=data).key() == key
    assert stat.S_IMODE(os.stat(data / "secret").st_mode) == 0o600
    assert stat.S_IMODE(os.stat(data).st_mode) == 0o700
    assert [path.name for path in data.iterdir()] == ["secret"]
    assert Settings(data=tmp_path / "other").key() != key
    assert Settings(data=data, secret="one that was given").key() == b"one that was given"


def test_a_secret_that_is_not_whole_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("")
    with pytest.raises(BadSetting):
        Settings(data=tmp_path).key()


def test_every_setting_is_documented_with_its_default() -> None:
    rows = re.findall(r"(?m)^\| `BIGAPPLE_([A-Z_]+)` \| ([^|]*) \|", PAGE.read_text("utf-8"))
    documented = {name.lower(): default.strip() for name, default in rows}
    defaults = vars(Settings(data=Path("")))
    assert set(documented) == set(defaults)
    for name, default in defaults.items():
        if name != "data" and default != "":
            assert documented[name] == f"`{str(default).lower()}`", name
