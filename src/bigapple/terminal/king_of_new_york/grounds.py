"""The clause that allows each legal action."""

from __future__ import annotations

from bigapple.engine.agenda import top
from bigapple.games.king_of_new_york import actions, happenings
from bigapple.games.king_of_new_york.components import (
    ATTACK,
    BOROUGHS,
    CELEBRITY,
    DESTRUCTION,
    ENERGY,
    FACES,
    HEART,
    MANHATTAN,
    UNIT_KINDS,
)
from bigapple.games.king_of_new_york.dice import must_reroll
from bigapple.games.king_of_new_york.monsters import in_manhattan
from bigapple.games.king_of_new_york.people.notation import conversion
from bigapple.games.king_of_new_york.state import Game

OF_DECISIONS = {
    happenings.PLACE: "K2.5",
    happenings.ROLL: "K4.1",
    happenings.REROLL: "K4.2",
    happenings.CABS: "K11.17",
    happenings.WEBS: "K11.46",
    happenings.CURSES: "K11.10",
    happenings.RAY: "K11.32",
    happenings.DESTROY: "K5.7",
    happenings.PAY_DAMAGE: "K11.24",
    happenings.LEAVE: "K9.6",
    happenings.FLEE: "K7.4",
    happenings.SEND: "K11.35",
    happenings.BUY: "K8.4",
    happenings.PAY_COST: "K11.24",
    happenings.SPLIT: "K11.57",
    happenings.PHOTO: "K11.58",
    happenings.DISCARD: "K11.62",
}
OF_FACES = {ENERGY: "K5.2", ATTACK: "K5.4", HEART: "K5.3", DESTRUCTION: "K5.7"}


def grounds(game: Game, action: int) -> str:
    if action == actions.USE_CARAPACE:
        return "K11.6"
    if actions.within(action, actions.FIRST_SUBWAY, BOROUGHS):
        return "K11.61"
    if actions.within(action, actions.FIRST_SPEED, BOROUGHS):
        return "K11.37"
    if actions.within(action, actions.FIRST_CHAMELEON, FACES * FACES):
        return "K11.7"
    if actions.within(action, actions.FIRST_RESOLVE, FACES):
        return _face(game, action - actions.FIRST_RESOLVE)
    if action >= actions.FIRST_SCAVENGE and game.decision == happenings.BUY:
        return "K11.31"
    if game.decision == happenings.CONVERT:
        return "K11.2" if conversion(game) == (HEART, ENERGY) else "K11.44"
    if game.decision == happenings.MOVE:
        return _move(game, action)
    if game.decision == happenings.REROLL and must_reroll(game, int(game.actor)):
        return "K11.19"
    if game.decision == happenings.DESTROY and _elsewhere(game, action):
        return "K11.34"
    return OF_DECISIONS[int(game.decision)]


def _face(game: Game, face: int) -> str:
    if face == ATTACK and game.nobody_in_manhattan:
        return "K5.5"
    if face == CELEBRITY:
        return "K5.11" if game.superstar == game.actor else "K5.10"
    return OF_FACES.get(face, "K5.12")


def _move(game: Game, action: int) -> str:
    if in_manhattan(game, int(game.actor)):
        return "K8.2"
    return "K8.1" if action == actions.FIRST_GO + MANHATTAN else "K8.3"


def _elsewhere(game: Game, action: int) -> bool:
    """Whether a target is a jet outside the borough in which D is spent."""
    if not actions.within(action, actions.FIRST_UNIT, BOROUGHS * UNIT_KINDS):
        return False
    return (action - actions.FIRST_UNIT) // UNIT_KINDS != top(game).player
