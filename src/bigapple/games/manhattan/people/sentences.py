"""What is asked, what may be done, what happened and why not, as messages."""

from __future__ import annotations

from functools import lru_cache

from bigapple.engine.agenda import OVER
from bigapple.engine.events import Event
from bigapple.games.manhattan import actions
from bigapple.games.manhattan.components import COLOURS, LOTS_IN_DISTRICT, NO_COLOUR, SIZES
from bigapple.games.manhattan.happenings import CHOOSE, MAJORITY, TALLEST, TOWERS, URBAN
from bigapple.games.manhattan.people import words
from bigapple.games.manhattan.people.notation import step
from bigapple.games.manhattan.people.words import RULE_NAMES, lot_name
from bigapple.games.manhattan.placing import floors_needed, lot_shown
from bigapple.games.manhattan.refusals import Refusal
from bigapple.games.manhattan.state import Game
from bigapple.games.manhattan.table import blocks_each_round, colour_of, colours_each
from bigapple.games.manhattan.towers import owner
from bigapple.people import Attempt, Names
from bigapple.texts import Listing, Message


def blocks(counts: list[int]) -> Message | Listing:
    """So many blocks of each size, as a list of sizes."""
    sizes = [str(size + 1) for size, count in enumerate(counts) for _ in range(count)]
    return Listing(tuple(sizes)) if sizes else Message("nothing")


def question(game: Game, names: Names) -> Message:
    if game.decision == OVER:
        return Message("ask-over")
    player = int(game.actor)
    asked: dict[str, object] = {"player": names(player)}
    if game.decision == CHOOSE:
        asked["count"] = blocks_each_round(game)
        if colours_each(game) == 1:
            return Message("ask-choose", asked)
        colour = words.colour(colour_of(game, player, step(game)))
        return Message("ask-choose-colour", asked | {"colour": colour})
    return Message("ask-build", asked)


def describe_action(game: Game, player: int, action: int) -> Message:
    player = max(player, 0)
    if action >= actions.FIRST_CHOICE:
        return _choose(action, colour_of(game, player, step(game)))
    if action >= actions.FIRST_DISCARD:
        which, card, size = actions.discard_parts(action)
        colour = colour_of(game, player, which) % COLOURS
        return Message(
            "action-discard", {"card": card + 1, "size": size, "colour": words.colour(colour)}
        )
    which, card, district, size = actions.build_parts(action)
    lot = lot_shown(game, player, card, district)
    colour = colour_of(game, player, which) % COLOURS
    return _build(card, size, colour, lot, int(game.edition), owner(game, lot))


# A table's legal actions are described after every action: what was said before is kept.


@lru_cache(1024)
def _choose(action: int, colour: int) -> Message:
    counts = [actions.chosen_count(action, size) for size in range(1, SIZES + 1)]
    return Message("action-choose", {"colour": words.colour(colour), "blocks": blocks(counts)})


@lru_cache(16384)
def _build(card: int, size: int, colour: int, lot: int, edition: int, top: int) -> Message:
    told = {
        "card": card + 1,
        "size": size,
        "colour": words.colour(colour),
        "lot": lot_name(lot),
        "district": words.district(edition, lot // LOTS_IN_DISTRICT),
    }
    if top == NO_COLOUR:
        return Message("action-build-new", told)
    if top == colour:
        return Message("action-build-own", told)
    return Message("action-build-over", told | {"rival": words.colour(top)})


def refusal(game: Game, player: int, attempt: Attempt, code: int) -> Message:
    reason = Refusal(code)
    name = "refusal-" + reason.name.lower().replace("_", "-")
    if reason is Refusal.WRONG_NUMBER:
        return Message(name, {"count": blocks_each_round(game)})
    if reason in (Refusal.NOT_IN_RESERVE, Refusal.COLOUR_NOT_ASKED):
        colour = colour_of(game, player, step(game))
        reserve = blocks([int(n) for n in game.reserve[colour]])
        return Message(name, {"colour": words.colour(colour), "reserve": reserve})
    if actions.is_discard(attempt.index):
        which, card, size = actions.discard_parts(attempt.index)
        return Message(name, {"card": card + 1, "size": size})
    if not actions.is_build(attempt.index):
        return Message(name)
    which, card, district, size = actions.build_parts(attempt.index)
    lot = lot_shown(game, player, card, district)
    told = {
        "card": card + 1,
        "size": size,
        "lot": lot_name(lot),
        "district": words.district(game, district),
    }
    if reason is Refusal.TOO_FEW_FLOORS:
        colour = colour_of(game, player, which)
        told["needed"] = floors_needed(game, lot, colour)
        told["rival"] = words.colour(owner(game, lot))
    return Message(name, told)


def describe_event(game: Game, event: Event, names: Names) -> Message | None:
    told = {name: value for name, value in event.arguments.items() if value is not None}
    said = dict(_spoken(game, told, names))
    name = f"event-{event.kind}"
    if event.kind == "scored":
        return _scored(game, told, said)
    if event.kind == "round-scored":
        return Message(name, {"round": told["round"], "standing": standing(game, told)})
    if event.kind == "rule-revealed" and told["fake"]:
        return Message("event-rule-revealed-fake", said)
    if event.kind in ("card-drawn", "card-dealt") and "card" not in told:
        return Message(f"{name}-hidden", said) if event.kind == "card-drawn" else None
    if event.kind == "built":
        taken = told["conquered"] not in (NO_COLOUR, told["colour"])
        return Message("event-built-over" if taken else name, said)
    if event.kind == "monster-moved" and told["origin"] == told["lot"]:
        return Message("event-monster-stayed", said)
    if event.kind == "blocks-chosen":
        counts = [told[size] for size in ("ones", "twos", "threes", "fours")]
        return Message(name, {**said, "blocks": blocks(counts)})
    return Message(name, said)


def _spoken(game: Game, told: dict[str, int], names: Names) -> list[tuple[str, object]]:
    """An event's integers as a reader knows the things."""
    said: list[tuple[str, object]] = []
    for name, value in told.items():
        if name == "player":
            said.append((name, names(value)))
        elif name == "card":
            said.append((name, value + 1))
        elif name in ("lot", "origin"):
            said.append((name, lot_name(value)))
        elif name == "colour":
            said.append((name, words.colour(value)))
        elif name == "conquered" and value != NO_COLOUR:
            said.append(("rival", words.colour(value)))
        elif name == "rule":
            said.append((name, words.urban_rule(value)))
            said.append(("effect", Message(f"urban-{RULE_NAMES[value]}-effect")))
        elif name == "monster":
            said.append((name, words.monster(value)))
        else:
            said.append((name, value))
    return said


def _scored(game: Game, told: dict[str, int], said: dict[str, object]) -> Message:
    criterion, place = told["criterion"], told["place"]
    if criterion == TALLEST:
        return Message("event-scored-tallest", {**said, "lot": lot_name(place)})
    if criterion == MAJORITY:
        return Message("event-scored-majority", {**said, "district": words.district(game, place)})
    if criterion == TOWERS:
        return Message("event-scored-towers", said)
    rule = criterion - URBAN
    said["rule"] = words.urban_rule(rule)
    if place < 0:
        return Message("event-scored-urban", said)
    by_district = RULE_NAMES[rule] in ("megacity", "small-town")
    where = words.district(game, place) if by_district else lot_name(place)
    return Message("event-scored-urban-at", {**said, "place": where})


def standing(game: Game, scores: dict[str, int]) -> Listing:
    """The colours in play with their points."""
    in_play = int(game.players) * colours_each(game)
    return Listing(
        tuple(
            Message("colour-points", {"colour": words.colour(c), "points": scores[name]})
            for c, name in enumerate(words.COLOUR_NAMES[:in_play])
        )
    )
