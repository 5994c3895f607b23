"""Manhattan by Andreas Seyfarth: both editions, the advanced mode and all variants."""

from __future__ import annotations

from bigapple.engine.contract import GameDefinition, Rules
from bigapple.games.manhattan import actions, hidden, observation, options, placing, scoring, turn
from bigapple.games.manhattan.components import MOST_PLAYERS
from bigapple.games.manhattan.happenings import CHANCES, EVENTS
from bigapple.games.manhattan.refusals import CLAUSES
from bigapple.games.manhattan.state import Game

DEFINITION = GameDefinition(
    id="manhattan",
    rules_version=1,
    record=Game,
    rules=Rules(
        deal=turn.deal,
        legal=placing.legal,
        apply=turn.apply,
        why_not=placing.why_not,
        conceal=hidden.conceal,
        imagine=hidden.imagine,
        observe=observation.observe,
        absent=placing.absent,
        outcome=scoring.outcome,
    ),
    options=options.OPTIONS,
    clash=options.clash,
    most_players=MOST_PLAYERS,
    actions=actions.ACTIONS,
    list_room=actions.MOST_LEGAL + 1,
    decisions=("over", "choose", "build"),
    events=EVENTS,
    chances=CHANCES,
    refusals=CLAUSES,
    encoding=observation.ENCODING,
    people_module="bigapple.games.manhattan.people",
)
