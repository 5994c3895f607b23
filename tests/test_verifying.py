"""`bigapple verify`: what is fair passes, and what was touched is found, in every language."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bigapple
from bigapple.cli import main
from bigapple.errors import BigAppleError, CannotRead, Contradiction
from bigapple.fairness import commitment
from bigapple.texts import LANGUAGES
from bigapple.verifying import verify

GOLDEN = Path(__file__).parent / "golden"


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.record").read_text("utf-8")


def without(record: str, key: str) -> str:
    return "".join(
        line for line in record.splitlines(keepends=True) if not line.startswith(f"{key}:")
    )


def with_seed(record: str, seed: str) -> str:
    """As somebody would write it who wants to have had other dice."""
    record = re.sub("(?m)^seed: .*$", f'seed: "{seed}"', record)
    return re.sub("(?m)^commitment: .*$", f'commitment: "{commitment(seed)}"', record)


def line_of(record: str, part: str) -> int:
    return next(number for number, line in enumerate(record.splitlines(), 1) if part in line)


@pytest.mark.parametrize("name", ["king-3-base", "king-2-undo", "2-2018-undo", "4-2018-urban"])
def test_a_fair_record_passes(name: str) -> None:
    record = golden(name)
    found = verify(record)
    body = record.partition("\n\n")[2].splitlines()
    assert found.entries == len(body)
    assert found.draws == sum(len(line.split(";")) for line in body for line in line.split("|")[1:])
    assert found.given == 0
    assert ("undo" in body) == ("undo" in name)


def test_given_outcomes_are_counted() -> None:
    match = bigapple.new("king-of-new-york", players=2, seed=5, script=["monster kong"])
    match.play("go bronx")
    match.play("go queens")
    match.script(["die A", "die A"])
    match.play("roll")
    found = verify(match.record(reveal=True))
    assert found.given == 3
    assert found.draws > 3


def test_a_match_from_a_position_can_be_verified() -> None:
    begun = bigapple.load(
        {
            "game": "king-of-new-york",
            "options": {"players": 2},
            "monsters": [{"place": "bronx"}, {"place": "queens"}],
            "decision": "roll",
        },
        seed=9,
    )
    begun.play("roll")
    assert verify(begun.record(reveal=True)).draws == 6


def test_a_die_that_was_turned_is_found() -> None:
    record = golden("king-3-base")
    number, line = next(
        (number, line)
        for number, line in enumerate(record.splitlines(), 1)
        if line.startswith("roll | die A")
    )
    touched = record.replace(line, line.replace("die A", "die H", 1), 1)
    # Nothing after it, so that it is the die itself that is found.
    touched = "\n".join(touched.splitlines()[:number]) + "\n"
    with pytest.raises(Contradiction) as caught:
        verify(touched)
    assert caught.value.code == "verify-differs"
    assert caught.value.message.parameters == {
        "line": number,
        "recorded": "die H",
        "drawn": "die A",
    }


def test_empty_lines_do_not_hide_where_it_is() -> None:
    record = golden("king-3-base")
    first = line_of(record, "roll | ")
    lines = record.splitlines()[:first]
    lines[first - 1] = lines[first - 1].replace("die A", "die C", 1).replace("die E", "die C", 1)
    blank = record.splitlines().index("")
    lines[blank] = "  "
    lines.insert(first - 1, "")
    with pytest.raises(Contradiction) as caught:
        verify("\n".join(lines) + "\n")
    assert caught.value.message.parameters["line"] == first + 1


def test_the_deal_is_part_of_it() -> None:
    record = golden("king-3-base")
    deal = next(line for line in record.splitlines() if line.startswith("deal"))
    monsters = re.findall("monster ([a-z-]+)", deal)
    swapped = deal.replace(monsters[0], "x").replace(monsters[1], monsters[0])
    swapped = swapped.replace("monster x", f"monster {monsters[1]}")
    head = record.partition("\n\n")[0]
    with pytest.raises(Contradiction, match="Line 8"):
        verify(f"{head}\n\n{swapped}\n")


def test_another_seed_does_not_fit_to_the_commitment() -> None:
    with pytest.raises(Contradiction) as caught:
        verify(re.sub("(?m)^seed: .*$", 'seed: "another"', golden("king-3-base")))
    assert caught.value.code == "record-commitment"


def test_another_seed_with_its_commitment_gives_other_dice() -> None:
    with pytest.raises(Contradiction) as caught:
        verify(with_seed(golden("king-3-base"), "another"))
    assert caught.value.code == "verify-differs"


@pytest.mark.parametrize("key", ["seed", "commitment"])
def test_what_is_missing_is_named(key: str) -> None:
    with pytest.raises(CannotRead) as caught:
        verify(without(golden("king-3-base"), key))
    assert caught.value.code == f"verify-no-{key}"


def test_an_undo_does_not_bring_the_same_dice_again() -> None:
    match = bigapple.new("king-of-new-york", players=2, seed=3, first_player=0)
    match.play("go bronx")
    match.play("go queens")
    match.play("roll")
    match.undo()
    match.play("roll")
    record = match.record(reveal=True)
    rolls = [line for line in record.splitlines() if line.startswith("roll")]
    assert rolls[0] != rolls[1]
    assert verify(record).entries == 6
    # Whoever takes the undo out of the record is found out: it counts as an entry.
    with pytest.raises(BigAppleError):
        verify(record.replace(rolls[0] + "\nundo\n", ""))


# The command.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_speaks_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fair, turned, silent = tmp_path / "fair", tmp_path / "turned", tmp_path / "silent"
    record = golden("king-2-base")
    fair.write_text(record, "utf-8")
    turned.write_text(with_seed(record, "another"), "utf-8")
    silent.write_text(without(record, "seed"), "utf-8")

    def run(path: Path) -> tuple[int, str, str]:
        code = main(["verify", str(path), "--language", language])
        told = capsys.readouterr()
        return code, told.out, told.err

    code, out, err = run(fair)
    assert (code, err) == (0, "")
    assert str(fair) in out
    assert verify(record).match.commitment in out  # type: ignore[operator]
    assert str(verify(record).draws) in out.replace("\u2068", "").replace("\u2069", "")
    code, out, err = run(turned)
    assert (code, out) == (1, "")
    assert "monster" in err or "die" in err
    code, out, err = run(silent)
    assert (code, out) == (1, "")
    assert err.strip()
    code, out, err = run(tmp_path / "nowhere")
    assert (code, out) == (2, "")
    assert "nowhere" in err


def test_bytes_that_are_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert main(["verify", str(path), "--language", "en"]) == 2
    assert "could not be read" in capsys.readouterr().err


def test_dice_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "fair.record"
    record = golden("king-2-base")
    path.write_text(record, "utf-8")
    assert main(["verify", str(path), "--language", "en"]) == 0
    told = capsys.readouterr().out
    for face in "EAHCDO":
        assert f"die {face} {record.count(f'die {face}')}" in told


# A second verifier, of nothing but the pages on chance and on fair dice.


def words(seed: str, serial: int) -> Iterator[int]:
    """The stream of one entry."""
    digest = hashlib.sha256(f"{seed}:{serial}".encode()).digest()
    a, b, c = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8))
    counter, most = 1, 2**32
    for number in range(10**6):
        word = (a + b + counter) % most
        counter = (counter + 1) % most
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % most
        c = ((((c << 21) | (c >> 11)) % most) + word) % most
        if number >= 16:
            yield word


def below(n: int, stream: Iterator[int]) -> int:
    product = next(stream) * n
    while product % 2**32 < (2**32 - n) % n:
        product = next(stream) * n
    return product // 2**32


def one_of(counts: list[int], stream: Iterator[int]) -> int:
    number = below(sum(counts), stream)
    kind = next(k for k in range(len(counts)) if sum(counts[: k + 1]) > number)
    counts[kind] -= 1
    return kind


def parts(record: str) -> tuple[dict[str, object], list[tuple[str, list[str]]]]:
    head, _, body = record.partition("\n\n")
    keys = {key: json.loads(value) for key, value in re.findall("(?m)^([a-z]+): (.*)$", head)}
    entries = []
    for line in body.splitlines():
        text, _, outcomes = line.partition(" | ")
        entries.append((text, outcomes.split("; ") if outcomes else []))
    return keys, entries


def dice_of(record: str) -> int:
    """How many dice are as the seed has them; AssertionError for one that is not."""
    head, entries = parts(record)
    published = hashlib.sha256(f"bigapple seed {head['seed']}".encode()).hexdigest()
    assert head["commitment"] == published
    checked = 0
    for serial, (_, outcomes) in enumerate(entries):
        if not outcomes or not all(outcome.startswith("die ") for outcome in outcomes):
            continue
        stream = words(str(head["seed"]), serial)
        for outcome in outcomes:
            if not outcome.endswith("*"):
                assert outcome == f"die {'EAHCDO'[below(6, stream)]}"
                checked += 1
    return checked


@pytest.mark.parametrize(
    "name", sorted(path.stem for path in GOLDEN.glob("king-*.record")), ids=str
)
def test_a_second_verifier_agrees_on_every_die(name: str) -> None:
    record = golden(name)
    assert dice_of(record) >= 6


def test_a_second_verifier_finds_what_was_touched() -> None:
    record = golden("king-3-base")
    with pytest.raises(AssertionError):
        dice_of(re.sub("roll \\| die .", "roll | die O", record))
    with pytest.raises(AssertionError):
        dice_of(with_seed(record, "another"))


def test_the_test_values_of_the_page() -> None:
    page = (Path(__file__).parents[1] / "docs/server/fair-dice.md").read_text("utf-8")
    values = dict(re.findall(r"(?m)^\| ([^|]+) \| `(.*)` \|$", page))
    assert values["commitment"] == hashlib.sha256(b"bigapple seed 7").hexdigest()
    stream = words("7", 3)
    first = "`, `".join(str(next(stream)) for _ in range(3))
    assert values["first words of entry 3, behind the 16"] == first
    stream = words("7", 3)
    dice = [below(6, stream) for _ in range(6)]
    assert values["six dice of entry 3"] == " ".join("EAHCDO"[die] for die in dice)


@pytest.mark.parametrize("name", ["2-1994-base", "3-2018-base", "4-2018-base"])
def test_a_second_verifier_agrees_on_a_deal(name: str) -> None:
    """Manhattan: the first player, then four cards for each of them, of nine kinds."""
    head, entries = parts(golden(name))
    options = head["options"]
    assert isinstance(options, dict)
    stream = words(str(head["seed"]), 0)
    first, *cards = entries[0][1]
    assert first == f"first-player {1 + below(options['players'], stream)}"
    pile = [5] * 9
    assert len(cards) == 4 * options["players"]
    assert cards == [f"card {1 + one_of(pile, stream)}" for _ in cards]
