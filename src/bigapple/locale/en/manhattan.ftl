# Manhattan: colours, places, questions, actions, events, refusals, descriptions, urban rules.

colour-blue = blue
colour-orange = orange
colour-purple = purple
colour-yellow = yellow
colour-points = { $colour } { $points }
block = { $colour } { $size }
blocks-of-size =
    { $count ->
        [one] one block of { $size }
       *[other] { $count } blocks of { $size }
    }
district = district { $letter }
city-sydney = Sydney ({ $letter })
city-manhattan = Manhattan ({ $letter })
city-frankfurt = Frankfurt ({ $letter })
city-hongkong = Hong Kong ({ $letter })
city-saopaulo = São Paulo ({ $letter })
city-cairo = Cairo ({ $letter })
side-south = south
side-west = west
side-north = north
side-east = east
monster-godzilla = Godzilla
monster-baby = Baby Godzilla

## What is asked

ask-over = The game is over.
ask-choose = { $player }: choose { $count } blocks for this round.
ask-choose-colour = { $player }: choose { $count } blocks for this round ({ $colour }).
ask-build = { $player }: play a card and place a block.

## Actions

action-choose = Take these blocks ({ $colour }): { $blocks }
action-build-new = Card { $card }: a block of { $size } ({ $colour }) on the empty lot { $lot }
action-build-own = Card { $card }: a block of { $size } ({ $colour }) on the own tower on { $lot }
action-build-over = Card { $card }: a block of { $size } ({ $colour }) over { $rival } on { $lot }
action-discard = Discard card { $card } and give up a block of { $size } ({ $colour })

## Events

event-game-started = { $player } will start.
event-card-dealt = { $player } is dealt card { $card }.
event-monster-placed = { $monster } appears on { $lot }.
event-round-started = Round { $round } begins. { $player } starts.
event-rule-revealed = Urban rule of this round: { $rule }. { $effect }
event-rule-revealed-fake = The fake news turn out to be { $rule }. { $effect }
event-blocks-chosen = { $player } takes these blocks ({ $colour }): { $blocks }.
event-built = { $player } plays card { $card } and places { $size } ({ $colour }) on { $lot }.
event-built-over = { $player } plays card { $card }, places { $size } ({ $colour }) on { $lot } and takes the tower from { $rival }.
event-gave-up = { $player } cannot build: card { $card } is discarded, a block of { $size } ({ $colour }) is given up.
event-monster-moved = { $monster } walks from { $origin } to { $lot }.
event-monster-stayed = { $monster } stays on { $lot }.
event-block-destroyed = A block of { $size } ({ $colour }) on { $lot } is destroyed.
event-card-drawn = { $player } draws card { $card }.
event-card-drawn-hidden = { $player } draws a card.
event-pile-shuffled =
    { $cards ->
        [one] The pile is empty: the one played card becomes the new pile.
       *[other] The pile is empty: the { $cards } played cards are shuffled into a new one.
    }
event-scored-tallest =
    { $points ->
        [one] Tallest tower, on { $lot }: { $colour } scores { $points } point.
       *[other] Tallest tower, on { $lot }: { $colour } scores { $points } points.
    }
event-scored-majority =
    { $points ->
        [one] Majority in { $district }: { $colour } scores { $points } point.
       *[other] Majority in { $district }: { $colour } scores { $points } points.
    }
event-scored-towers =
    { $points ->
        [one] Towers: { $colour } scores { $points } point.
       *[other] Towers: { $colour } scores { $points } points.
    }
event-scored-urban =
    { $points ->
        [one] { $rule }: { $colour } scores { $points } point.
       *[other] { $rule }: { $colour } scores { $points } points.
    }
event-scored-urban-at =
    { $points ->
        [one] { $rule }, { $place }: { $colour } scores { $points } point.
       *[other] { $rule }, { $place }: { $colour } scores { $points } points.
    }
event-round-scored = After round { $round }: { $standing }.
event-game-ended = The game is over.

## Refusals

refusal-game-over = The game is over.
refusal-not-your-turn = It is not this player's turn.
refusal-time-to-build = The blocks are chosen: now it is time to build.
refusal-time-to-choose = First the blocks for this round are chosen.
refusal-wrong-number = Exactly { $count } blocks must be taken.
refusal-colour-not-asked = The blocks of the other colour are chosen first ({ $colour }).
refusal-not-in-reserve = These blocks are not all in the reserve ({ $colour }: { $reserve }).
refusal-must-build = While a block can be placed legally, one must be.
refusal-card-not-held = Card { $card } is not in the hand.
refusal-foreign-colour = This colour belongs to another player.
refusal-block-not-chosen = No block of { $size } is left among the chosen ones.
refusal-wrong-lot = Card { $card } shows the lot { $lot } there.
refusal-closed-district = { $district } is not open yet.
refusal-under-monster = Nobody may build on { $lot }: the monster stands there.
refusal-anti-trust = Anti-trust: the tower on { $lot } already belongs to this player.
refusal-too-few-floors =
    { $needed ->
        [one] On { $lot } a block of at least { $needed } floor is needed against { $rival }.
       *[other] On { $lot } a block of at least { $needed } floors is needed against { $rival }.
    }

## Options and positions

option-clash-urban-rules = The 1994 edition has no urban rules.
option-clash-sides = Only two players can sit at adjacent sides by choice.
option-clash-first-player = The first player must be one of the players.
position-colour = Nobody plays { $colour } in this game.
position-too-many-blocks = There are not so many blocks of { $size } ({ $colour }).
position-tower = The tower on { $lot } could not stand: in it and in every lower part of it, the colour on top needs at least as many floors as any other.
position-majorities = There are only six districts to have a majority in.
position-first-player = The first player differs from the option.
position-who = Say who is the first player or who decides.
position-actor = This player cannot be the one who decides here.
position-end = A game that is over is in its last round, and no blocks are chosen.
position-chosen = The chosen blocks do not fit to whose turn it is.
position-set-aside = These blocks cannot have been set aside here.
position-reserve = Blocks in the reserve, chosen, on the board, destroyed and given up must together be all blocks.
position-cards = There are only five cards of { $card }.
position-hand = Every hand has four cards.
position-pile = The pile, the played cards and the hands must together be all 45 cards.
position-pile-empty = The pile is never empty between turns.
position-no-monster = No monster plays in this game.
position-no-rules = No urban rules are played in this game.
position-rules = The urban rules do not fit together, or too few are left.
input-verb = { $text } cannot be read. An action begins with choose, build or discard.
input-card = There is no card { $card }. Cards are numbered 1 to 9.
input-block = There is no block of { $block } floors. Blocks have 1 to 4.
input-colour = There is no colour { $colour }. Colours are blue, orange, purple and yellow.
input-district = There is no district { $district }. Districts are A to F.
input-build = Say the card, the district and the block: build 7 D 3.
input-discard = Say the card and the block: discard 7 3.

## Descriptions

describe-round = Round { $round } of { $rounds }. Start player: { $player }.
describe-turns-left =
    { $turns ->
        [one] One turn is left in this round.
       *[other] { $turns } turns are left in this round.
    }
describe-district =
    { $towers ->
        [0] { $district }: no tower.
        [one] { $district }: one tower.
       *[other] { $district }: { $towers } towers.
    }
describe-district-closed = { $district }: not open yet.
describe-lot-empty = { $lot }: empty.
describe-lot =
    { $height ->
        [one] { $lot }: { $colour }, { $height } floor. From the ground: { $blocks }.
       *[other] { $lot }: { $colour }, { $height } floors. From the ground: { $blocks }.
    }
describe-empty-lots = Empty: { $lots }.
describe-hand = { $player } holds the cards { $cards }.
describe-hand-hidden = { $player } holds four hidden cards.
describe-player =
    { $points ->
        [one] { $player }: { $points } point, at the { $side } side.
       *[other] { $player }: { $points } points, at the { $side } side.
    }
describe-colour =
    { $towers ->
        [0] { $colour }: no tower. Chosen: { $chosen }. Reserve: { $reserve }.
        [one] { $colour }: one tower. Chosen: { $chosen }. Reserve: { $reserve }.
       *[other] { $colour }: { $towers } towers. Chosen: { $chosen }. Reserve: { $reserve }.
    }
describe-points =
    { $points ->
        [one] { $player }: { $points } point.
       *[other] { $player }: { $points } points.
    }
describe-place =
    { $points ->
        [one] Place { $place }: { $player }, { $points } point.
       *[other] Place { $place }: { $player }, { $points } points.
    }
describe-colours = By colour: { $standing }.
describe-no-rules = No urban rules are played.
describe-rule = { $rule }. { $effect }
describe-unseen-rules = Urban rules not yet seen: { $rules }.
describe-pile =
    { $cards ->
        [one] One card is in the pile.
       *[other] { $cards } cards are in the pile.
    }
describe-played = Played cards: { $cards }.
describe-monster = { $monster } stands on { $lot }.
describe-no-monster = No monster plays in this game.

## Urban rules

urban-big-business = Big business
urban-big-business-effect = In each district, the one tallest tower earns its owner 2 points.
urban-founder = Founder
urban-founder-effect = 1 point for each tower that stands on a block of your colour but belongs to another colour.
urban-megacity = Megacity
urban-megacity-effect = 1 point for each of your towers in the one full district; if none is full, in the one with the most towers.
urban-fog-free-view = Fog-free view
urban-fog-free-view-effect = 1 point for each of your towers of five floors or more.
urban-multiple-tower = Multiple tower
urban-multiple-tower-effect = 2 points for each of your towers with three or more colours in it.
urban-villa = Villa
urban-villa-effect = 2 points for each of your towers of a single floor beside an empty lot of its district.
urban-worldwide-expansion = Worldwide expansion
urban-worldwide-expansion-effect = 1 point for each district in which you own a tower.
urban-hobbit-home = Hobbit home
urban-hobbit-home-effect = In the district with the tallest tower of the board, the lowest tower earns its owner 2 points.
urban-small-town = Small town
urban-small-town-effect = 1 point for each of your towers in the one district with the fewest towers.
urban-fake-news = Fake news
urban-fake-news-effect = Only at the scoring does the real rule turn up.
