# The boards of the web table: what both share, Manhattan, King of New York.

board-confirm = Confirm
board-cancel = Cancel
board-close = Close
board-back = Back
board-next = Next
board-skip = Skip
board-result = Result
board-waiting = Waiting for { $player } …

## Manhattan

board-city = The city
board-hand = Your cards
board-card = Card { $card }
board-rack = Your blocks this round ({ $colour })
board-reserve = Take from your reserve ({ $colour })
board-block-of =
    { $count ->
        [0] Blocks of { $size } ({ $colour }): none
       *[other] Blocks of { $size } ({ $colour }): { $count }
    }
board-give-back = Put a block of { $size } back
board-take-more =
    { $count ->
        [one] Take one more block.
       *[other] Take { $count } more blocks.
    }
board-take = Take
board-build = Build
board-pick-card = Now pick a card.
board-pick-district = Now tap a district.
board-hint-take = Tap the blocks that you want to take.
board-hint-build = Tap a card, then a district and a block.
board-target = A block of { $size } or more can be placed here.
board-target-none = Nothing can be placed here.
board-player-points =
    { $points ->
        [one] { $player }: { $points } point
       *[other] { $player }: { $points } points
    }
board-starts = starts this round
board-blocks-left = Blocks left ({ $colour }): { $ones } of 1, { $twos } of 2, { $threes } of 3, { $fours } of 4
board-round = Round { $round } of { $rounds }
board-pile =
    { $cards ->
        [one] { $cards } card in the pile
       *[other] { $cards } cards in the pile
    }
board-look = How to look at the city
board-turn-left = Turn the city to the left
board-turn-right = Turn the city to the right
board-own-side = Back to your own side
board-plan = Plan from above
board-seen-from = Seen from the { $side }
board-scoring = Scoring of round { $round }
board-scoring-tallest = Tallest tower
board-scoring-majority = Majorities
board-scoring-towers = Towers
board-scoring-urban = Urban rule
board-scoring-sum = This round
board-scoring-after = Points

## King of New York

board-map = Map of New York
board-new = new
board-superstar = Superstar
board-statue = Statue of Liberty
board-superstar-free = Nobody holds Superstar.
board-superstar-held = { $player } holds Superstar.
board-statue-free = Nobody holds the Statue of Liberty.
board-statue-held = { $player } holds the Statue of Liberty.
board-zone-lower = Lower
board-zone-midtown = Midtown
board-zone-upper = Upper
board-zone-pays = At the start of a turn: { $stars } ★ and { $energy } ⚡
board-dice = Dice
board-no-dice = The dice are in the cup.
board-die-kept = { $face }, kept
board-die-resolved = { $face }, resolved
board-added = added by cards
board-reroll =
    { $count ->
        [one] Reroll one die
       *[other] Reroll { $count } dice
    }
board-keep = Keep all
board-tap-to-keep = Tap the dice that you want to keep, then roll the others.
board-all-kept = All dice are kept.
board-sweep = New cards for 2 ⚡
board-why = Why not?
board-which = Which of these?
board-hint-face = Tap a die: its face comes next.
board-hint-borough = Tap an outlined borough on the map.
board-hint-target = Tap what is outlined on the map.
board-hint-card = Tap a card to read it, or to take it.
board-hint-player = Tap a player’s panel.
board-answers = Answers
board-market = For sale
board-deck = Deck: { $count }
board-discards = Discard pile: { $count }
board-cards = Cards
board-your-cards = Your cards
board-keep-card = keep card
board-discard-card = discard card
board-cheaper = 1 ⚡ less { $where }
board-phase-roll = Roll
board-phase-resolve = Resolve
board-phase-move = Move
board-phase-buy = Buy
