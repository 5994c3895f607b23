"""Manhattan by Andreas Seyfarth: both editions, the advanced mode and all variants."""

from __future__ import annotations

from bigapple.engine.contract import GameDefinition, Rules
from bigapple.games.manhattan import actions, hidden, legality, observation, options, scoring, turn
from bigapple.games.manhattan.components import MOST_PLAYERS
from bigapple.games.manhattan.happenings import CHANCES, DECISIONS, EVENTS, RHYTHM
from bigapple.games.manhattan.refusals import CLAUSES
from bigapple.games.manhattan.state import Game

DEFINITION = GameDefinition(
    id="manhattan",
    rules_version=1,
    record=Game,
    rules=Rules(
        deal=turn.deal,
        legal=legality.legal,
        apply=turn.apply,
        why_not=legality.why_not,
        conceal=hidden.conceal,
        imagine=hidden.imagine,
        observe=observation.observe,
        absent=legality.absent,
        outcome=scoring.outcome,
    ),
    options=options.OPTIONS,
    clash=options.clash,
    most_players=MOST_PLAYERS,
    actions=actions.ACTIONS,
    list_room=actions.MOST_LEGAL + 1,
    decisions=DECISIONS,
    rhythm=RHYTHM,
    groups=(0,),
    apart=(),
    events=EVENTS,
    chances=CHANCES,
    dice={},
    refusals=CLAUSES,
    encoding=observation.ENCODING,
    people_module="bigapple.games.manhattan.people",
)
