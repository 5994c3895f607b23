"""Every refusal of King of New York says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bigapple.errors import CannotRead, IllegalAction
from bigapple.games.king_of_new_york.refusals import CLAUSES, Refusal
from bigapple.match import Match
from tests.games.king_of_new_york.decisions import check, deciding, resolving
from tests.games.king_of_new_york.positions import monster, table


def refused_cases() -> dict[Refusal, tuple[Callable[[], Match], str, str]]:
    """For each reason a match, an action, and a part of what is said."""

    def at(decision: str) -> Callable[[], Match]:
        return lambda: deciding(decision)

    def position(hero: dict[str, Any], *others: dict[str, Any], **keys: Any) -> Callable[[], Match]:
        return lambda: table([hero, *(others or (monster("lower"),))], **keys)

    def full_bronx() -> Match:
        match = deciding("place")
        match.play("go bronx")
        match.play("go bronx")
        return match

    hero = monster("bronx")
    crowd = (monster("lower"), monster("queens"), monster("queens"))
    units = {"bronx": {"jet": 1, "infantry": 1}}

    def only_units() -> Match:
        match = resolving(hero, monster("lower"), dice="DDDEEE", only_units=True, units=units)
        match.play("resolve D")
        return match

    return {
        Refusal.GAME_OVER: (at("over"), "roll", "The game is over."),
        Refusal.NOT_YOUR_DECISION: (at("roll"), "roll", "Player 1: roll 6 dice."),
        Refusal.WRONG_DECISION: (at("roll"), "keep", "Player 1: roll 6 dice."),
        Refusal.PLACE_IN_MANHATTAN: (at("place"), "go manhattan", "in Manhattan"),
        Refusal.PLACE_FULL: (full_bronx, "go bronx", "already two monsters in the Bronx"),
        Refusal.NO_SUCH_DICE: (at("reroll"), "reroll C", "There are 2 energy, 1 attack"),
        Refusal.RAGE: (
            position(monster("bronx", cards=["terminal-rage"]), decision="reroll", dice="AAEEEE"),
            "reroll A",
            "Terminal Rage",
        ),
        Refusal.MUST_REROLL: (
            position(hero, monster("lower", cards=["jinx-aura"]), decision="reroll", dice="AAEEEE"),
            "keep",
            "Jinx Aura of Drakonis",
        ),
        Refusal.NO_SUCH_FACE: (at("resolve"), "resolve C", "no celebrity to resolve"),
        Refusal.FACE_RESOLVED: (
            position(hero, decision="resolve", dice="EEEAAA", resolved="E"),
            "resolve E",
            "already: energy",
        ),
        Refusal.NO_CHAMELEON: (at("resolve"), "chameleon E A", "Chameleon"),
        Refusal.NOTHING_TO_CHANGE: (
            position(monster("bronx", cards=["chameleon"]), decision="resolve", dice="EEEAAA"),
            "chameleon E D",
            "unresolved celebrity die",
        ),
        Refusal.CHANGE_RESOLVED: (
            position(
                monster("bronx", cards=["chameleon"]),
                decision="resolve",
                dice="CEEAAA",
                resolved="A",
            ),
            "chameleon E A",
            "already: attack",
        ),
        Refusal.NO_CARAPACE: (at("roll"), "carapace", "Carapace"),
        Refusal.NO_SUBWAY: (at("roll"), "subway queens", "Subway"),
        Refusal.SUBWAY_USED_UP: (
            position(hero, decision="roll", extra_turn="subway", subway_moves=0),
            "subway queens",
            "used up",
        ),
        Refusal.NO_SPEED: (at("roll"), "speed queens", "Super Speed"),
        Refusal.SPEED_USED_UP: (
            position(monster("bronx", cards=["super-speed"]), decision="roll", sped=True),
            "speed queens",
            "has been used",
        ),
        Refusal.MUST_ENTER: (
            position(hero, monster("queens"), decision="move"),
            "stay",
            "must be entered",
        ),
        Refusal.MUST_GO_UP: (
            position(monster("lower"), monster("queens"), decision="move"),
            "stay",
            "to Midtown Manhattan",
        ),
        Refusal.TOP_OF_MANHATTAN: (
            position(monster("upper"), monster("queens"), decision="move"),
            "go manhattan",
            "highest zone",
        ),
        Refusal.STUCK_IN_MANHATTAN: (
            position(monster("upper"), monster("queens"), decision="move"),
            "go queens",
            "only by fleeing",
        ),
        Refusal.MANHATTAN_FULL: (at("move"), "go manhattan", "no room"),
        Refusal.ALREADY_THERE: (at("move"), "go bronx", "in the Bronx already"),
        Refusal.BOROUGH_FULL: (
            position(hero, *crowd, decision="move"),
            "go queens",
            "already two monsters in Queens",
        ),
        Refusal.FLIGHT_INTO_MANHATTAN: (at("flee"), "go manhattan", "leaves Manhattan"),
        Refusal.FLIGHT_FULL: (at("flee"), "go queens", "already two monsters in Queens"),
        Refusal.MUST_LEAVE: (at("leave"), "stay", "must leave"),
        Refusal.LEAVE_FULL: (at("leave"), "go queens", "already two monsters in Queens"),
        Refusal.TOO_MANY_CONVERTED: (at("convert"), "convert 3 H E", "Only 2 dice"),
        Refusal.TOO_MANY_WEBS: (at("webs"), "webs 3", "Only 2 web tokens"),
        Refusal.TOO_MANY_CURSES: (at("curses"), "curses 3", "Only 2 curse tokens"),
        Refusal.RAY_AT_HOME: (at("ray"), "ray bronx", "in the Bronx anyway"),
        Refusal.ONLY_UNITS: (only_units, "destroy bronx 1", "Hailing Cabs"),
        Refusal.OTHER_BOROUGH: (at("destroy"), "destroy queens 1", "in the Bronx, not in Queens"),
        Refusal.NO_TARGET: (at("destroy"), "destroy bronx jet", "no such target in the Bronx"),
        Refusal.NEW_UNIT: (at("destroy"), "destroy bronx tank", "in the Bronx has just appeared"),
        Refusal.TOO_DURABLE: (
            at("destroy"),
            "destroy bronx 3",
            "takes 3 destruction, and there is only 2 destruction",
        ),
        Refusal.MUST_DESTROY: (at("destroy"), "no", "in the Bronx can be destroyed"),
        Refusal.NO_UNIT_TO_SEND: (
            at("send"),
            "send tank queens",
            "in the Bronx. Units: 1 infantry, 1 jet. New in this turn",
        ),
        Refusal.NOTHING_FOR_SALE: (at("buy"), "buy curse", "For sale: Drain, Subway."),
        Refusal.NEEDS_JET: (
            position(hero, decision="buy", market=["air-force-one"]),
            "buy air-force-one",
            "Air Force One can only be bought",
        ),
        Refusal.NEEDS_TANK: (
            position(hero, decision="buy", market=["general-ellis"]),
            "buy general-ellis",
            "General Ellis can only be bought",
        ),
        Refusal.NO_SCAVENGER: (at("buy"), "scavenge diva", "Scavenger"),
        Refusal.NOT_IN_DISCARD_PILE: (
            position(
                monster("bronx", cards=["scavenger"]),
                decision="buy",
                discard_pile=["diva", "subway"],
            ),
            "scavenge drain",
            "They are: Diva.",
        ),
        Refusal.WRONG_DAMAGE_PAYMENT: (at("pay-damage"), "pay 3 energy", "At most 2 points"),
        Refusal.WRONG_COST_PAYMENT: (at("pay-cost"), "pay 5 hearts", "From 0 to 4"),
        Refusal.WRONG_SPLIT: (at("split"), "heal 4", "At most 3 life points"),
        Refusal.NO_PHOTO: (at("photo"), "photo 1", "another monster"),
        Refusal.CARD_NOT_HELD: (at("discard"), "discard diva", "They are: Curse, Drain."),
        Refusal.CANNOT_PAY: (at("buy"), "buy subway", "costs 10 energy, and there is only 9"),
        Refusal.CANNOT_PAY_CURSE: (
            position(monster("bronx", curses=2, energy=1), decision="reroll", dice="OOEEEE"),
            "reroll O",
            "costs 2 energy, and there is only 1",
        ),
        Refusal.CANNOT_PAY_MARATHON: (
            position(hero, decision="move", market=["new-york-marathon"]),
            "go queens",
            "costs 2 energy, and there is only 0",
        ),
    }


CASES = refused_cases()


@pytest.mark.rule("K13.1")
@pytest.mark.parametrize("reason", [reason for reason in Refusal if reason])
def test_every_refusal_says_why(reason: Refusal) -> None:
    opened, text, said = CASES[reason]
    match = opened()
    player = 1 if reason is Refusal.NOT_YOUR_DECISION else None
    refusal = match.why_not(text, player)
    assert isinstance(refusal, IllegalAction)
    assert refusal.code == f"king-refusal-{reason.name.lower().replace('_', '-')}"
    assert refusal.clause == CLAUSES[reason]
    assert said in check(refusal.message)


def test_a_refusal_says_that_there_is_nothing_at_all() -> None:
    empty = table([monster("bronx"), monster("lower")], decision="buy", market=[None, None, None])
    refusal = empty.why_not("buy drain")
    assert refusal is not None
    assert str(refusal) == "This card is not for sale. Nothing is for sale."
    scavenger = monster("bronx", cards=["scavenger"])
    refusal = table([scavenger, monster("lower")], decision="buy").why_not("scavenge drain")
    assert refusal is not None
    assert str(refusal) == "This is no keep card of the discard pile. There are none."


def test_a_photo_of_a_player_that_is_not_there_names_the_number_as_it_was_said() -> None:
    with pytest.raises(CannotRead, match=r"There is no player 9\."):
        deciding("photo").play("photo 9")
