"""Texts: every message in every language, none missing, none unused, all well formed."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

import bigapple
from bigapple import rulebook
from bigapple.errors import CannotRead
from bigapple.games.king_of_new_york.cards.table import CARDS
from bigapple.games.king_of_new_york.people import words as king
from bigapple.games.manhattan.happenings import EVENTS
from bigapple.games.manhattan.people.words import CITIES, COLOUR_NAMES, MONSTER_NAMES, RULE_NAMES
from bigapple.games.manhattan.refusals import Refusal
from bigapple.texts import LANGUAGES, Listing, Message, default_language, latin, text

PACKAGE = Path(bigapple.__file__).parent
CLIENT = Path(__file__).parents[1] / "client" / "src"
SAMPLES = (0, 1, 2, 5, 11, 21, 1000)


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selected: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        if isinstance(node.selector, fluent.VariableReference):
            self.selected.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Variables]:
    """The messages of a language with the parameters that they use."""
    return read_messages(sorted((PACKAGE / "locale" / language).glob("*.ftl")))


@cache
def board_messages(language: str) -> dict[str, Variables]:
    """Those of the web table's drawings alone."""
    return read_messages([CLIENT / "boards" / "texts" / f"{language}.ftl"])


def read_messages(paths: list[Path]) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for path in paths:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), (path.name, entry.content)
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_the_same_parameters_in_every_language(language: str) -> None:
    for name, variables in messages(language).items():
        assert variables.names == messages("en")[name].names, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawings_say_the_same_in_every_language(language: str) -> None:
    told, english = board_messages(language), board_messages("en")
    assert set(told) == set(english)
    for name, variables in told.items():
        assert variables.names == english[name].names, name
    # In one bundle with the rest: who comes second would not be heard.
    assert not set(told) & set(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_written(language: str) -> None:
    for name, variables in messages(language).items():
        numbers = set().union(*(messages(one)[name].selected for one in LANGUAGES))
        written = []
        for number in SAMPLES:
            values = {v: number if v in numbers else f"<{v}>" for v in variables.names}
            written.append(text(name, language, **values))
            assert written[-1].strip()
            assert "{" not in written[-1]
        for variable in variables.names - numbers:
            assert any(f"<{variable}>" in one for one in written)


def source_strings() -> tuple[set[str], list[re.Pattern[str]]]:
    """The strings of the package's code, and patterns for those with parts filled in."""
    constants, patterns = set(), []
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                    for part in node.values
                ]
                if re.match(r"[a-z]{3,}\\-", parts[0]):
                    patterns.append(re.compile("".join(parts)))
    return constants, patterns


def client_strings() -> tuple[set[str], list[re.Pattern[str]]]:
    """The same of the web table's code."""
    constants, patterns = set(), []
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix not in (".ts", ".svelte"):
            continue
        code = path.read_text("utf-8")
        constants |= set(re.findall(r"[\"']([a-z][a-z0-9]*(?:-[a-z0-9]+)+)[\"']", code))
        for written in re.findall(r"`([a-z]{3,}-[^`\n]*\$\{[^`\n]*)`", code):
            parts = re.split(r"\$\{[^}]*\}", written)
            patterns.append(re.compile("[a-z0-9-]+".join(map(re.escape, parts))))
    return constants, patterns


def test_no_message_is_unused() -> None:
    constants, patterns = source_strings()
    further, more = client_strings()
    constants |= further
    patterns += more
    # Put together of words that are joined with a plus sign.
    constants |= {f"refusal-{reason.name.lower().replace('_', '-')}" for reason in Refusal}
    unused = {
        name
        for name in messages("en") | board_messages("en")
        if name not in constants and not any(pattern.fullmatch(name) for pattern in patterns)
    }
    assert not unused


def calls_of_messages() -> set[str]:
    named = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            function = getattr(node.func, "id", getattr(node.func, "attr", ""))
            place = 1 if function == "Clash" else 0
            if function in ("Message", "text", "Clash", "steps"):
                argument = node.args[place]
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    named.add(argument.value)
    return named


def test_no_message_is_missing() -> None:
    families = {f"colour-{name}" for name in COLOUR_NAMES}
    families |= {f"city-{name}" for name in CITIES}
    families |= {f"monster-{name}" for name in MONSTER_NAMES[1:]}
    families |= {f"urban-{name}" for name in RULE_NAMES[1:]}
    families |= {f"urban-{name}-effect" for name in RULE_NAMES[1:]}
    families |= {f"side-{name}" for name in ("south", "west", "north", "east")}
    families |= {f"event-{event.name}" for event in EVENTS if event.name != "scored"}
    families |= {f"refusal-{reason.name.lower().replace('_', '-')}" for reason in Refusal if reason}
    families |= {f"card-{card.name}" for card in CARDS}
    families |= {f"card-{card.name}-effect" for card in CARDS}
    families |= {f"king-monster-{name}" for name in king.MONSTER_NAMES}
    families |= {f"king-borough-{name}" for name in king.BOROUGH_NAMES}
    families |= {f"king-place-{name}" for name in king.PLACE_NAMES}
    families |= {f"king-face-{name}" for name in king.FACE_NAMES}
    families |= {f"king-tile-{name}" for name in king.TILE_NAMES}
    families |= {f"king-unit-{name}" for name in king.UNIT_NAMES}
    assert (calls_of_messages() | families) <= set(messages("en"))


def test_no_message_of_the_web_table_is_missing() -> None:
    constants, patterns = client_strings()
    known = messages("en") | board_messages("en")
    named = {name for name in constants if name.startswith("web-")}
    assert len(named) > 50
    # What a board tells, it names in a call: other strings with the same beginning are classes.
    for path in CLIENT.rglob("*.svelte"):
        named |= set(re.findall(r"\b(?:told|t)\(\"([a-z0-9-]+)\"", path.read_text("utf-8")))
    assert named - set(known) == set()
    for pattern in patterns:
        if pattern.pattern.startswith(("web\\-", "board\\-")):
            assert any(pattern.fullmatch(name) for name in known), pattern.pattern


def test_messages_inside_messages_speak_the_same_language() -> None:
    block = Message("block", {"colour": Message("colour-blue"), "size": 3})
    assert block.text("en") == "blue 3"
    assert block.text("ru").startswith("синий")
    assert Listing((block, "x")).text("en") == "blue 3, x"


def test_names_that_stand_between_quotation_marks_have_none_of_the_same() -> None:
    for card in CARDS:
        assert not set("«»") & set(text(f"card-{card.name}", "ru")), card.name


def test_a_listing_is_separated_as_the_language_does_it() -> None:
    parts = Listing(("a", "b"), Message("parts-separator"))
    assert {language: parts.text(language) for language in LANGUAGES} == {
        "en": "a; b",
        "fr": "a\u00a0; b",
        "es": "a; b",
        "ru": "a; b",
    }


def test_russian_plurals() -> None:
    counts = (2, 5, 11, 22)
    forms = {n: text("describe-pile", "ru", cards=n).replace(str(n), "") for n in counts}
    assert forms[2] == forms[22] != forms[5] == forms[11]


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8", "BIGAPPLE_LANGUAGE": "ru"}, "ru"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "es_ES"}, "es"),
    ],
)
def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("BIGAPPLE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language


def test_letters_typed_with_a_cyrillic_keyboard() -> None:
    assert latin("А1 В С Д Е Ф М5.2 К11") == "A1 B C D E F M5.2 K11"
    assert latin("A1 синий") == "A1 cиний"


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        text("no-such-message")


def test_an_unknown_language_is_refused_wherever_something_is_told() -> None:
    match = bigapple.new("manhattan", seed="1", players=2)
    for tell in (
        lambda language: text("nothing", language),
        lambda language: match.question(language),
        lambda language: match.describe("table", language=language),
        lambda language: CannotRead(Message("input-seed")).text(language),
        lambda language: rulebook.find("M5.2", language),
    ):
        assert tell("fr")
        for language in ("de", "EN", ""):
            with pytest.raises(CannotRead) as refused:
                tell(language)
            assert str(refused.value) == (
                f"The option language cannot be {language!r}. Possible values: en, fr, es, ru."
            )
