"""King of New York by Richard Garfield: 2 to 6 monsters, all 64 power cards."""

from __future__ import annotations

from bigapple.engine.contract import GameDefinition, Rules
from bigapple.games.king_of_new_york import (
    actions,
    damage,
    destroying,
    elimination,
    ending,
    faces,
    hidden,
    legality,
    observation,
    options,
    purchase,
    travelling,
    turn,
)
from bigapple.games.king_of_new_york.components import MOST_PLAYERS
from bigapple.games.king_of_new_york.happenings import CHANCES, DECISIONS, EVENTS, RHYTHM
from bigapple.games.king_of_new_york.refusals import CLAUSES
from bigapple.games.king_of_new_york.state import Game

DEFINITION = GameDefinition(
    id="king-of-new-york",
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
        outcome=ending.outcome,
    ),
    options=options.OPTIONS,
    clash=options.clash,
    most_players=MOST_PLAYERS,
    actions=actions.ACTIONS,
    list_room=actions.MOST_LEGAL,
    decisions=DECISIONS,
    rhythm=RHYTHM,
    groups=actions.GROUPS,
    apart=(
        legality.legal,
        legality.list_targets,
        legality.why_not_going,
        travelling.why_not_go,
        turn.run,
        turn.start_phase,
        turn.use_card,
        faces.resolve,
        damage.deal_damage,
        elimination.eliminate,
        destroying.destroy_building,
        destroying.destroy_unit,
        purchase.purchase_goes_on,
        purchase.effect,
    ),
    events=EVENTS,
    chances=CHANCES,
    dice={"die": 6},
    refusals=CLAUSES,
    encoding=observation.ENCODING,
    people_module="bigapple.games.king_of_new_york.people",
)
