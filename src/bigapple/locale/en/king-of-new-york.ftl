# King of New York: names, questions, actions, events, refusals, descriptions.
# A phrase for where (in the Bronx) or where to (to the Bronx) comes whole, with its preposition.

## Monsters, boroughs, places

king-player = { $player } – { $monster }
king-monster-captain-fish = Captain Fish
king-monster-drakonis = Drakonis
king-monster-kong = Kong
king-monster-mantis = Mantis
king-monster-rob = Rob
king-monster-sheriff = Sheriff
king-borough-bronx = The Bronx
king-borough-queens = Queens
king-borough-brooklyn = Brooklyn
king-borough-staten-island = Staten Island
king-borough-manhattan = Manhattan
king-place-bronx = The Bronx
king-place-queens = Queens
king-place-brooklyn = Brooklyn
king-place-staten-island = Staten Island
king-place-lower = Lower Manhattan
king-place-midtown = Midtown Manhattan
king-place-upper = Upper Manhattan
king-place-lower-5-6 = Lower Manhattan, 5–6 space
king-place-midtown-5-6 = Midtown Manhattan, 5–6 space
king-place-upper-5-6 = Upper Manhattan, 5–6 space
king-in-nowhere = not on the board
king-in-bronx = in the Bronx
king-in-queens = in Queens
king-in-brooklyn = in Brooklyn
king-in-staten-island = on Staten Island
king-in-manhattan = in Manhattan
king-in-lower = in Lower Manhattan
king-in-midtown = in Midtown Manhattan
king-in-upper = in Upper Manhattan
king-in-lower-5-6 = in Lower Manhattan (5–6 space)
king-in-midtown-5-6 = in Midtown Manhattan (5–6 space)
king-in-upper-5-6 = in Upper Manhattan (5–6 space)
king-to-bronx = to the Bronx
king-to-queens = to Queens
king-to-brooklyn = to Brooklyn
king-to-staten-island = to Staten Island
king-to-manhattan = to Manhattan
king-to-lower = to Lower Manhattan
king-to-midtown = to Midtown Manhattan
king-to-upper = to Upper Manhattan
king-to-lower-5-6 = to Lower Manhattan (5–6 space)
king-to-midtown-5-6 = to Midtown Manhattan (5–6 space)
king-to-upper-5-6 = to Upper Manhattan (5–6 space)

## Dice, tiles, units, tokens

king-face-energy = energy
king-face-attack = attack
king-face-heart = heart
king-face-celebrity = celebrity
king-face-destruction = destruction
king-face-ouch = ouch
king-symbols-energy = { $count } energy
king-symbols-attack = { $count } attack
king-symbols-heart =
    { $count ->
        [one] { $count } heart
       *[other] { $count } hearts
    }
king-symbols-celebrity = { $count } celebrity
king-symbols-destruction = { $count } destruction
king-symbols-ouch = { $count } ouch
king-tile-high-rise-1 = high-rise 1
king-tile-high-rise-2 = high-rise 2
king-tile-high-rise-3 = high-rise 3
king-tile-power-plant-2 = power plant 2
king-tile-power-plant-3 = power plant 3
king-tile-hospital-2 = hospital 2
king-tile-hospital-3 = hospital 3
king-tiles = { $tile }: { $count }
king-pile = pile { $number }
king-unit-infantry = infantry
king-unit-jet = jet
king-unit-tank = tank
king-units-infantry = { $count } infantry
king-units-jet =
    { $count ->
        [one] { $count } jet
       *[other] { $count } jets
    }
king-units-tank =
    { $count ->
        [one] { $count } tank
       *[other] { $count } tanks
    }
king-buildings =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
king-tokens-web =
    { $count ->
        [one] { $count } web token
       *[other] { $count } web tokens
    }
king-tokens-curse =
    { $count ->
        [one] { $count } curse token
       *[other] { $count } curse tokens
    }
king-tokens-carapace =
    { $count ->
        [one] { $count } carapace token
       *[other] { $count } carapace tokens
    }

## Amounts: ★ victory points, ⚡ energy cubes, ♥ life points, damage

king-points =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
king-energy = { $count } energy
king-life =
    { $count ->
        [one] { $count } life point
       *[other] { $count } life points
    }
king-damage = { $count } damage

## What is asked

king-ask-place = { $player }: in which borough does { $monster } start?
king-ask-roll = { $player }: roll { $count } dice.
king-ask-roll-speed = { $player }: roll { $count } dice, or move first with Super Speed.
king-ask-reroll =
    { $rerolls ->
        [one] { $player }: { $dice }. Reroll some or keep them? One reroll is left.
       *[other] { $player }: { $dice }. Reroll some or keep them? { $rerolls } rerolls are left.
    }
king-ask-reroll-forced =
    { $rerolls ->
        [one] { $player }: { $dice }. Jinx Aura: at least one die must be rerolled. This is the last reroll.
       *[other] { $player }: { $dice }. Jinx Aura: at least one die must be rerolled. { $rerolls } rerolls are left.
    }
king-ask-convert = { $player }: { $dice }. How many become { $into } ({ $card })?
king-ask-cabs = { $player }: { $destruction }. Add two more and destroy only units this turn (Hailing Cabs)?
king-ask-resolve = { $player }: which face is resolved next? Left: { $dice }.
king-ask-webs =
    { $tokens ->
        [one] { $player }: { $attack }. Does one of them discard the web token instead?
       *[other] { $player }: { $attack }. How many discard one of the { $tokens } web tokens each instead?
    }
king-ask-curses =
    { $tokens ->
        [one] { $player }: { $hearts }. Does one of them discard the curse token instead?
       *[other] { $player }: { $hearts }. How many discard one of the { $tokens } curse tokens each instead?
    }
king-ask-ray = { $player }: { $destruction }. Spend it { $where }, or pay for another borough (Seismic Ray)?
king-ask-destroy = { $player }: { $destruction } left to spend { $where }. What is destroyed?
king-ask-destroy-units = { $player }: { $destruction } left to spend on units { $where }. What is destroyed?
king-ask-pay-damage = { $player } takes { $damage } and has { $energy }. How much of the damage is paid in energy, 0 to { $most }?
king-ask-leave = { $player }: Manhattan now has room for one only. Which borough to go to?
king-ask-flee = { $player } was hit by { $rival } ({ $damage }) and still has { $life }. Flee from Manhattan or stay?
king-ask-flee-fee = { $player } was hit by { $rival } ({ $damage }) and still has { $life }. Pay { $fee } and flee from Manhattan, or stay?
king-ask-move = { $player }: stay { $where } or go to another borough?
king-ask-move-fee = { $player }: stay { $where }, or pay { $fee } and go to another borough?
king-ask-move-enter = { $player }: Manhattan has room and must be entered.
king-ask-move-up = { $player }: go up { $to }.
king-ask-move-top = { $player }: stay { $where }.
king-ask-send = { $player }: which unit { $where } goes { $to }?
king-ask-buy = { $player } has { $energy }. Buy cards, replace all of them for { $cost }, or end the turn?
king-ask-buy-only = { $player } has { $energy }. Buy cards or end the turn?
king-ask-buy-replace = { $player } has { $energy }: no card can be bought. Replace all of them for { $cost }, or end the turn?
king-ask-buy-end = { $player } has { $energy }: nothing can be bought. End the turn.
king-ask-pay-cost = { $player }: the cost is { $cost }. How much of it is paid in life points, { $least } to { $most }?
king-ask-split = { $player }: { $stars } become life points or energy. How many heal, 0 to { $most }?
king-ask-photo = { $player }: which monster is in the photo?
king-ask-discard = { $player }: which keep card is discarded (Tesla Cannon)? { $cards }.

## Actions

king-action-roll = Roll { $count } dice
king-action-keep = Keep all dice: { $dice }
king-action-reroll = Reroll { $dice }; keep { $kept }
king-action-reroll-cursed = Reroll { $dice }; keep { $kept }; the curse costs { $cost }
king-action-reroll-all = Reroll all dice: { $dice }
king-action-reroll-all-cursed = Reroll all dice: { $dice }; the curse costs { $cost }
king-action-resolve-energy = Resolve { $dice }: gain { $energy }
king-action-resolve-energy-nothing = Resolve { $dice }: nothing, because of { $card }
king-action-resolve-attack = Resolve { $dice }: hit { $targets }
king-action-resolve-attack-webs = Resolve { $dice }: attack or discard web tokens
king-action-resolve-attack-void = Resolve { $dice }: no damage, since nobody was in Manhattan when the turn started
king-action-resolve-attack-nobody = Resolve { $dice }: nobody is hit
king-action-resolve-heart = Resolve { $dice }: heal { $life }
king-action-resolve-heart-nothing = Resolve { $dice }: nothing to heal
king-action-resolve-heart-curses = Resolve { $dice }: heal or discard curse tokens
king-action-resolve-heart-manhattan = Resolve { $dice }: no healing in Manhattan
king-action-resolve-celebrity = Resolve { $dice }: gain { $stars } as the Superstar
king-action-resolve-celebrity-take = Resolve { $dice }: take Superstar and gain { $stars }
king-action-resolve-celebrity-nothing = Resolve { $dice }: nothing (Superstar needs { $needed })
king-action-resolve-destruction = Resolve { $dice }: destroy buildings and units { $where }
king-action-resolve-destruction-nothing = Resolve { $dice }: nothing { $where } can be destroyed
king-action-resolve-ouch-mine =
    { $units ->
        [0] Resolve { $dice }: no units { $where } to shoot at you
        [one] Resolve { $dice }: the one unit { $where } shoots at you
       *[other] Resolve { $dice }: the { $units } units { $where } shoot at you
    }
king-action-resolve-ouch-borough =
    { $units ->
        [0] Resolve { $dice }: no units { $where } to shoot at anyone
        [one] Resolve { $dice }: the one unit { $where } shoots at every monster there
       *[other] Resolve { $dice }: the { $units } units { $where } shoot at every monster there
    }
king-action-resolve-ouch-city =
    { $units ->
        [0] Resolve { $dice }: all units of the city shoot (none { $where }), and the Statue of Liberty is yours
        [one] Resolve { $dice }: all units of the city shoot (one { $where }), and the Statue of Liberty is yours
       *[other] Resolve { $dice }: all units of the city shoot ({ $units } { $where }), and the Statue of Liberty is yours
    }
king-action-resolve-ouch-city-again =
    { $units ->
        [0] Resolve { $dice }: all units of the city shoot (none { $where }); the Statue of Liberty is already yours
        [one] Resolve { $dice }: all units of the city shoot (one { $where }); the Statue of Liberty is already yours
       *[other] Resolve { $dice }: all units of the city shoot ({ $units } { $where }); the Statue of Liberty is already yours
    }
king-action-chameleon = Chameleon: discard a celebrity die and turn a die from { $face } to { $into }
king-action-carapace = Discard Carapace for its tokens: you then have { $life }
king-action-place = Start { $where }
king-action-go = Go { $to }
king-action-go-fee = Pay { $fee } and go { $to }
king-action-enter = Enter Manhattan and gain a victory point
king-action-enter-again = Enter Manhattan again
king-action-go-up = Go up { $to }
king-action-flee = Flee { $to }
king-action-flee-fee = Pay { $fee } and flee { $to }
king-action-leave = Leave Manhattan and go { $to }
king-action-subway = Take the subway { $to }
king-action-subway-fee = Pay { $fee } and take the subway { $to }
king-action-speed = Super Speed: go { $to } before rolling
king-action-stay = Stay { $where }
king-action-no = No
king-action-end = End the turn
king-action-stop = Destroy nothing more
king-action-cabs = Hailing Cabs: two more destruction, and only units are destroyed this turn
king-action-no-cabs = Do without Hailing Cabs
king-action-ray = Seismic Ray: pay { $cost } and spend the destruction { $where }
king-action-no-ray = Spend the destruction { $where }
king-action-destroy-gain = Destroy the { $tile } { $where }, pile { $pile }: { $cost }, gain { $reward }
king-action-destroy-heal = Destroy the { $tile } { $where }, pile { $pile }: { $cost }, heal { $reward }
king-action-destroy-empty = Destroy a building { $where }, pile { $pile }: the pile is empty
king-action-destroy-infantry = Destroy an infantry { $where }: { $cost }, heal 1 life point
king-action-destroy-jet = Destroy a jet { $where }: { $cost }, gain 2 energy
king-action-destroy-tank = Destroy a tank { $where }: { $cost }, gain 3 victory points
king-action-send-infantry = Send an infantry { $to }
king-action-send-jet = Send a jet { $to }
king-action-send-tank = Send a tank { $to }
king-action-send-new-infantry = Send a new infantry { $to }
king-action-send-new-jet = Send a new jet { $to }
king-action-send-new-tank = Send a new tank { $to }
king-action-send-none = Send no unit { $to }
king-action-convert = Turn { $dice } into { $into }
king-action-convert-none = Leave the dice as they are: { $face }
king-action-webs =
    { $tokens ->
        [0] Discard no web token; { $rest } to attack with
        [one] Discard a web token; { $rest } to attack with
       *[other] Discard { $tokens } web tokens; { $rest } to attack with
    }
king-action-curses =
    { $tokens ->
        [0] Discard no curse token; { $rest } to heal with
        [one] Discard a curse token; { $rest } to heal with
       *[other] Discard { $tokens } curse tokens; { $rest } to heal with
    }
king-action-pay-damage = Pay { $energy } and lose { $life }
king-action-pay-damage-none = Pay nothing and lose { $life }
king-action-pay-damage-all = Pay { $energy } and lose no life point
king-action-pay-cost = Pay { $energy } and { $life }
king-action-pay-cost-energy = Pay { $energy }
king-action-pay-cost-life = Pay { $life }
king-action-split = Heal { $life } and gain { $energy }
king-action-split-energy = Heal nothing and gain { $energy }
king-action-split-life = Heal { $life } and gain no energy
king-action-amount = Answer { $count }
king-action-buy = Buy { $card } for { $cost }
king-action-buy-free = Take { $card } for nothing
king-action-buy-nothing = Buy card { $number }: there is none
king-action-sweep = Pay { $cost } and replace all cards for sale
king-action-scavenge = Buy { $card } from the discard pile for { $cost }
king-action-scavenge-free = Take { $card } from the discard pile for nothing
king-action-photo = A photo of { $monster }: gain { $stars }
king-action-photo-nothing = A photo of { $monster }: gain nothing
king-action-photo-nobody = A photo of player { $number }: there is none
king-action-discard = Discard { $card }

## Events

king-event-monster-drawn = { $player } is { $monster }.
king-event-start-rolled = { $player } rolls { $attacks } attack for the start.
king-event-game-started = { $player } will start.
king-event-tile-revealed = A { $tile } is revealed { $where }, pile { $pile }.
king-event-card-revealed = { $card } turns up, at a cost of { $cost }.
king-event-deck-shuffled =
    { $cards ->
        [one] The deck is empty: the one discarded card becomes the new deck.
       *[other] The deck is empty: the { $cards } discarded cards are shuffled into a new one.
    }
king-event-placed = { $player } starts { $where }.
king-event-turn-started-none = It is { $player }'s turn.
king-event-turn-started-plain = { $player } takes an extra turn.
king-event-turn-started-subway = { $player } takes an extra turn with the Subway.
king-event-rolled = { $player }'s dice: { $dice }.
king-event-rerolled =
    { $count ->
        [one] { $player } rerolls one die.
       *[other] { $player } rerolls { $count } dice.
    }
king-event-converted = { $player } turns { $dice } into { $into } ({ $card }).
king-event-added = { $card } adds { $dice } for { $player }.
king-event-chameleon = Chameleon: { $player } discards a celebrity die and turns a die from { $face } to { $into }.
king-event-resolved = { $player } resolves { $dice }.
king-event-stars-gained-celebrity = { $player } gains { $amount } for fame.
king-event-stars-gained-manhattan = { $player } gains { $amount } in Manhattan.
king-event-stars-gained-entering = { $player } gains { $amount } for entering Manhattan.
king-event-stars-gained-building = { $player } gains { $amount } for the building.
king-event-stars-gained-unit = { $player } gains { $amount } for the unit.
king-event-stars-gained-statue = { $player } gains { $amount } with the Statue of Liberty.
king-event-stars-gained-card = { $player } gains { $amount } from { $card }.
king-event-stars-lost-statue = Without the Statue of Liberty, { $player } loses { $amount }.
king-event-stars-lost-card = { $player } loses { $amount } to { $card }.
king-event-energy-gained-energy = { $player } gains { $amount } from the dice.
king-event-energy-gained-manhattan = { $player } gains { $amount } in Manhattan.
king-event-energy-gained-building = { $player } gains { $amount } from the building.
king-event-energy-gained-unit = { $player } gains { $amount } from the unit.
king-event-energy-gained-card = { $player } gains { $amount } from { $card }.
king-event-energy-given = { $player } loses { $energy } to { $receiver } ({ $card }).
king-event-healed-heart = { $player } heals { $amount } with the dice.
king-event-healed-building = { $player } heals { $amount } from the building.
king-event-healed-unit = { $player } heals { $amount } from the unit.
king-event-healed-card = { $card } heals { $player }: { $amount }.
king-event-hearts-lost-card = { $player } loses { $amount } with { $card }.
king-event-paid = { $player } pays { $energy }.
king-event-paid-life = { $player } pays { $life }.
king-event-paid-both = { $player } pays { $energy } and { $life }.
king-event-die-rolled = { $player } rolls { $face } against { $card }: no further harm.
king-event-die-rolled-ouch = { $player } rolls ouch against { $card }: double damage!
king-event-damaged-attack = { $rival } hits { $player }: { $damage }.
king-event-damaged-attack-paid = { $rival } hits { $player }: { $damage }, softened by paying { $paid }.
king-event-damaged-units = { $player } comes under fire: { $damage }.
king-event-damaged-units-paid = { $player } comes under fire: { $damage }, softened by paying { $paid }.
king-event-damaged-rival = { $card } of { $rival } hurts { $player }: { $damage }.
king-event-damaged-rival-paid = { $card } of { $rival } hurts { $player }: { $damage }, softened by paying { $paid }.
king-event-damaged-card = { $card } hurts { $player }: { $damage }.
king-event-damaged-card-paid = { $card } hurts { $player }: { $damage }, softened by paying { $paid }.
king-event-eliminated = { $player } is eliminated!
king-event-token-gained-web = { $rival } puts a web token on { $player }.
king-event-token-gained-curse = { $rival } puts a curse token on { $player }.
king-event-token-gained-carapace =
    { $count ->
        [one] { $player }'s Carapace gets one more token.
       *[other] { $player }'s Carapace gets { $count } more tokens.
    }
king-event-token-discarded-web =
    { $count ->
        [one] { $player } gets rid of a web token.
       *[other] { $player } gets rid of { $count } web tokens.
    }
king-event-token-discarded-curse =
    { $count ->
        [one] { $player } gets rid of a curse token.
       *[other] { $player } gets rid of { $count } curse tokens.
    }
king-event-building-destroyed = { $player } destroys the { $tile } { $where }, pile { $pile }.
king-event-unit-appeared-infantry = An infantry appears { $where }.
king-event-unit-appeared-jet = A jet appears { $where }.
king-event-unit-appeared-tank = A tank appears { $where }.
king-event-unit-destroyed-infantry = { $player } destroys an infantry { $where }.
king-event-unit-destroyed-jet = { $player } destroys a jet { $where }.
king-event-unit-destroyed-tank = { $player } destroys a tank { $where }.
king-event-unit-sent-infantry = Stink Attack: { $player } drives an infantry away { $to }.
king-event-unit-sent-jet = Stink Attack: { $player } drives a jet away { $to }.
king-event-unit-sent-tank = Stink Attack: { $player } drives a tank away { $to }.
king-event-ray-aimed = Seismic Ray: { $player } spends the destruction { $where }.
king-event-superstar-taken = { $player } becomes the Superstar!
king-event-superstar-taken-from = { $player } takes Superstar from { $previous }!
king-event-statue-taken = { $player } takes the Statue of Liberty!
king-event-statue-taken-from = { $player } takes the Statue of Liberty from { $previous }!
king-event-goal-returned-superstar = Superstar goes back beside the deck.
king-event-goal-returned-statue = The Statue of Liberty goes back beside the deck.
king-event-moved-move = { $player } goes { $to }.
king-event-moved-enter = { $player } enters Manhattan and stands { $where }.
king-event-moved-up = { $player } goes up { $to }.
king-event-moved-flee = { $player } flees { $to }.
king-event-moved-leave = { $player } has to leave Manhattan and goes { $to }.
king-event-moved-slide = { $player } takes the free space { $where }.
king-event-moved-speed = { $player } races { $to } with Super Speed.
king-event-moved-subway = { $player } takes the subway { $to }.
king-event-stayed = { $player } stays { $where }.
king-event-souvenir-placed = { $player } leaves a souvenir { $where }.
king-event-souvenirs-removed =
    { $count ->
        [one] { $player }'s souvenir token leaves the board.
       *[other] { $player }'s { $count } souvenir tokens leave the board.
    }
king-event-bought-market = { $player } buys { $card }.
king-event-bought-market-free = { $player } takes { $card }, which costs nothing.
king-event-bought-discard-pile = { $player } buys { $card } from the discard pile.
king-event-bought-discard-pile-free = { $player } takes { $card } from the discard pile for nothing.
king-event-bought-claim = { $player } gets { $card } for nothing, thanks to Columbia University.
king-event-swept = { $player } has all cards for sale replaced.
king-event-card-lost = { $player } no longer has { $card }.
king-event-claimed = The next keep card to turn up will be { $player }'s for nothing.
king-event-extra-turn = { $card } gives { $player } an extra turn.
king-event-photographed = { $player } takes a photo of { $rival }.
king-event-game-won-stars = { $player } wins with 20 victory points or more!
king-event-game-won-survival = { $player } is the last monster alive and wins!
king-event-game-won-painbow = { $player } wins at once, thanks to Painbow!
king-event-game-ended = No monster is left: nobody wins.

## Refusals

king-refusal-game-over = The game is over.
king-refusal-not-your-decision = Somebody else decides now. { $question }
king-refusal-wrong-decision = This cannot be done now. { $question }
king-refusal-place-in-manhattan = Nobody starts in Manhattan.
king-refusal-place-full = There are already two monsters { $where }.
king-refusal-no-such-dice = These dice are not there. There are { $dice }.
king-refusal-rage = Terminal Rage: attack dice cannot be rerolled.
king-refusal-must-reroll = Jinx Aura of { $rival }: every reroll must be used, with at least one die.
king-refusal-no-such-face = There is no { $face } to resolve.
king-refusal-face-resolved = This face has been resolved already: { $face }.
king-refusal-no-chameleon = Only the owner of Chameleon can change dice now.
king-refusal-nothing-to-change = Chameleon needs an unresolved celebrity die to discard and another unresolved die to change.
king-refusal-change-resolved = A die cannot be turned to a face that has been resolved already: { $into }.
king-refusal-no-carapace = Only the owner of Carapace can discard it.
king-refusal-no-subway = This is not the extra turn of a Subway card.
king-refusal-subway-used-up = All eight subway moves of this turn are used up.
king-refusal-no-speed = Only the owner of Super Speed moves before rolling.
king-refusal-speed-used-up = Super Speed has been used in this turn.
king-refusal-must-enter = Manhattan has room: it must be entered.
king-refusal-must-go-up = A monster in Manhattan must go up one zone: { $up }.
king-refusal-top-of-manhattan = Upper Manhattan is the highest zone.
king-refusal-stuck-in-manhattan = A monster leaves Manhattan only by fleeing from an attack or by a card.
king-refusal-manhattan-full = Manhattan has no room.
king-refusal-already-there = The monster is { $where } already.
king-refusal-borough-full = There are already two monsters { $where }.
king-refusal-flight-into-manhattan = Who flees leaves Manhattan.
king-refusal-flight-full = There are already two monsters { $where }.
king-refusal-must-leave = Manhattan has room for only one now: this monster must leave.
king-refusal-leave-full = There are already two monsters { $where }.
king-refusal-too-many-converted =
    { $most ->
        [one] Only one die can be converted.
       *[other] Only { $most } dice can be converted.
    }
king-refusal-too-many-webs =
    { $most ->
        [one] Only one web token can be discarded.
       *[other] Only { $most } web tokens can be discarded.
    }
king-refusal-too-many-curses =
    { $most ->
        [one] Only one curse token can be discarded.
       *[other] Only { $most } curse tokens can be discarded.
    }
king-refusal-ray-at-home = The destruction is spent { $where } anyway; Seismic Ray is for another borough.
king-refusal-only-units = After Hailing Cabs, only units can be destroyed in this turn.
king-refusal-other-borough = The destruction is spent { $home }, not { $where }.
king-refusal-no-target = There is no such target { $where }.
king-refusal-new-unit = This unit { $where } has just appeared and cannot be destroyed in this turn.
king-refusal-too-durable = This takes { $needed }, and there is only { $left }.
king-refusal-must-destroy = While something { $home } can be destroyed, it must be.
king-refusal-no-unit-to-send = There is no such unit { $where }. { $units }
king-refusal-nothing-for-sale = This card is not for sale. { $sale }
king-refusal-needs-jet = { $card } can only be bought in a turn in which you destroyed a jet.
king-refusal-needs-tank = { $card } can only be bought in a turn in which you destroyed a tank.
king-refusal-no-scavenger = Only the owner of Scavenger buys from the discard pile.
king-refusal-not-in-discard-pile = This is no keep card of the discard pile. { $discarded }
king-refusal-wrong-damage-payment =
    { $most ->
        [one] At most one point of this damage can be paid in energy.
       *[other] At most { $most } points of this damage can be paid in energy.
    }
king-refusal-wrong-cost-payment = From { $least } to { $most } of this cost can be paid in life points.
king-refusal-wrong-split =
    { $most ->
        [one] At most one life point can be healed.
       *[other] At most { $most } life points can be healed.
    }
king-refusal-no-photo = A photo shows another monster that lives or was eliminated in this turn.
king-refusal-card-not-held = This is none of your keep cards. They are: { $held }.
king-refusal-cannot-pay = This costs { $cost }, and there is only { $energy }.
king-refusal-cannot-pay-curse = Under the curse, rerolling ouch costs { $cost }, and there is only { $energy }.
king-refusal-cannot-pay-marathon = During the New York Marathon this move costs { $fee }, and there is only { $energy }.
king-cards-for-sale = For sale: { $cards }.
king-cards-for-sale-none = Nothing is for sale.
king-cards-discarded = They are: { $cards }.
king-cards-discarded-none = There are none.

## Options, positions, input

option-monsters = which monsters play, in the order of the players
option-two-in-manhattan = whether two monsters fit into Manhattan, with five or six players
option-clash-monsters = There must be one monster for each player.
option-clash-two-in-manhattan = Two monsters fit into Manhattan only with five or six players.
king-position-monsters = There must be one monster for each player.
king-position-names = These monsters are not all different, or differ from the option.
king-position-hearts = The living have 1 to 10 life points (12 with Carapace), the eliminated none.
king-position-fallen = An eliminated monster has no place, cards, energy, tokens, goals, claims or turns any more.
king-position-place = Every living monster stands somewhere.
king-position-crowded = There are too many monsters in one borough or on one kind of space.
king-position-tokens = There are only { $most } tokens of this kind.
king-position-carapace = Carapace tokens lie on Carapace only.
king-position-card-twice = { $card } is there twice.
king-position-not-keep = { $card } is no keep card.
king-position-cards = All 64 cards must lie somewhere.
king-position-tiles-of = There are not so many tiles of this kind: { $tile }.
king-position-units = There are not so many units of this kind: { $unit }.
king-position-tiles = Piles, unseen tiles, units and trophies must together be all 45 tiles.
king-position-agenda = The agenda tells of things that cannot be under way at once.
king-position-decision = This cannot be what is asked here.
king-position-damage = No more damage can be paid than is dealt.
king-position-winner = The winner does not fit the ending.
king-input-verb = { $text } cannot be read. An action begins with one of: { $known }.
king-input-too-much = { $text } is too much here.
king-input-faces = { $text } are no faces. Faces are the letters E, A, H, C, D and O.
king-input-target = { $text } is no target. Say the borough and a pile or unit: bronx 2, bronx jet.
king-input-borough = There is no borough { $text }. Boroughs: { $known }.
king-input-card = There is no card { $text }.
king-input-number = { $text } is no number that could be meant here.

## Descriptions

king-describe-placing = The monsters take their places. { $player } will start.
king-describe-turn = Turn { $turn }: { $player }, { $where }.
king-describe-turn-extra = Turn { $turn }, an extra turn: { $player }, { $where }.
king-describe-turn-subway =
    { $moves ->
        [0] Turn { $turn }, an extra turn with the Subway: { $player }, { $where }. No subway moves are left.
        [one] Turn { $turn }, an extra turn with the Subway: { $player }, { $where }. One subway move is left.
       *[other] Turn { $turn }, an extra turn with the Subway: { $player }, { $where }. { $moves } subway moves are left.
    }
king-describe-no-attack = Nobody was in Manhattan when the turn started: attack does no damage.
king-describe-entered = { $player } has already gained for entering Manhattan in this turn.
king-describe-sped = { $player } has used Super Speed.
king-describe-only-units = After Hailing Cabs, only units can be destroyed in this turn.
king-describe-destroyed = { $player } has destroyed in this turn: { $things }.
king-describe-lost =
    { $count ->
        [one] { $player } has lost one life point to the active monster in this turn.
       *[other] { $player } has lost { $count } life points to the active monster in this turn.
    }
king-describe-received =
    { $count ->
        [3] { $player } has received three energy or more in this turn (Power Tap).
       *[other] { $player } has received { $count } energy in this turn; Power Tap takes one at three.
    }
king-describe-damage = { $player } takes { $count } damage now.
king-describe-in-play = { $card } is being bought.
king-describe-normal-order = After the extra turns, the order goes on after { $player }.
king-describe-no-dice = No dice lie on the table.
king-describe-no-dice-yet = The dice are still to be rolled: { $count }.
king-describe-dice = Dice: { $dice }.
king-describe-added = Added by cards: { $dice }.
king-describe-rerolls =
    { $count ->
        [one] One reroll is left.
       *[other] { $count } rerolls are left.
    }
king-describe-resolved = Resolved faces: { $faces }.
king-describe-unresolved = Still to resolve: { $dice }.
king-describe-all-resolved = All dice are resolved.
king-describe-borough = { $borough }. Monsters: { $monsters }.
king-describe-borough-empty = { $borough }. No monsters.
king-describe-manhattan =
    { $room ->
        [0] { $borough }. Monsters: { $monsters }. There is no room left.
        [one] { $borough }. Monsters: { $monsters }. There is room for one more.
       *[other] { $borough }. Monsters: { $monsters }. There is room for { $room } more.
    }
king-describe-manhattan-empty =
    { $room ->
        [one] { $borough }. No monsters. There is room for one.
       *[other] { $borough }. No monsters. There is room for { $room }.
    }
king-describe-in-zone = { $player } { $where }
king-describe-piles = Buildings: { $piles }.
king-describe-pile =
    { $below ->
        [0] { $pile }, { $tile }, none below
       *[other] { $pile }, { $tile }, { $below } below
    }
king-describe-pile-empty = { $pile }, empty
king-describe-units = Units: { $units }.
king-describe-units-new = Units: { $units }. New in this turn, not to be destroyed yet: { $new }.
king-describe-units-only-new = Units, new in this turn and not to be destroyed yet: { $new }.
king-describe-no-units = No units.
king-describe-units-in = { $borough }: { $units }.
king-describe-units-in-new = { $borough }: { $units }. New in this turn, not to be destroyed yet: { $new }.
king-describe-units-in-only-new = { $borough }, new in this turn and not to be destroyed yet: { $new }.
king-describe-units-in-none = { $borough }: no units.
king-describe-unit-values = Infantry takes 2 destruction and heals 1 life point (♥), a jet takes 3 and gives 2 energy (⚡), a tank takes 4 and gives 3 victory points (★).
king-describe-souvenir = { $borough }: a souvenir token of { $player }.
king-describe-unseen-tiles =
    { $count ->
        [0] All tiles have been seen.
        [one] One tile is unseen, under another.
       *[other] { $count } tiles are unseen, under others.
    }
king-describe-unseen-kinds = Unseen: { $tiles }.
king-describe-tile-values = The number of a building is the destruction it takes and what it gives: a high-rise victory points (★), a power plant energy (⚡), a hospital life points (♥). Behind a 1 is an infantry, behind a 2 a jet, behind a 3 a tank.
king-describe-market = For sale, with 2 energy (⚡) to replace all three:
king-describe-slot = { $number }. { $card }
king-describe-slot-empty = { $number }. No card.
king-describe-keep = { $card }, keep card, { $cost } (⚡). { $effect }
king-describe-discard = { $card }, discard card, { $cost } (⚡). { $effect }
king-describe-discard-cheaper = { $card }, discard card, { $cost } (⚡), 1 less { $where }. { $effect }
king-describe-card-held = { $player } has it.
king-describe-card-in-play = It is just being bought.
king-describe-card-for-sale = It is for sale.
king-describe-card-discarded = It is in the discard pile.
king-describe-card-unseen = It is in the deck.
king-describe-discards =
    { $count ->
        [one] One card in the discard pile: { $cards }.
       *[other] { $count } cards in the discard pile: { $cards }.
    }
king-describe-no-discards = The discard pile is empty.
king-describe-deck =
    { $count ->
        [0] The deck is empty.
        [one] One card is in the deck.
       *[other] { $count } cards are in the deck.
    }
king-describe-unseen-cards = In the deck, in unknown order: { $cards }.
king-describe-player = { $player }, { $where }: { $life } (♥) of { $most }, { $stars } (★), { $energy } (⚡).
king-describe-eliminated = { $player }: eliminated with { $stars } (★).
king-describe-cards = Keep cards: { $cards }.
king-describe-no-cards = No keep cards.
king-describe-tokens = Tokens: { $tokens }.
king-describe-has-superstar = Holds Superstar.
king-describe-has-statue = Holds the Statue of Liberty.
king-describe-trophies = Destroyed units kept: { $units }.
king-describe-dice-rolled = Rolls { $count } dice.
king-describe-extra-turns =
    { $count ->
        [one] { $player } will take an extra turn: { $turns }.
       *[other] { $player } will take { $count } extra turns, in this order: { $turns }.
    }
king-turn-plain = plain
king-turn-subway = with the Subway
king-describe-superstar-free = Superstar lies beside the deck. Taking it needs { $needed } celebrity.
king-describe-superstar-held = Superstar is held by { $player }. Taking it needs { $needed } celebrity.
king-describe-statue-free = The Statue of Liberty lies beside the deck. It takes three ouch and gives 3 victory points (★).
king-describe-statue-held = The Statue of Liberty is held by { $player }. Three ouch take it, and 3 victory points (★) with it.
king-describe-claims = The next keep cards to turn up are claimed, in this order: { $players }.
king-describe-supply = Left in the supply: { $tokens }.
king-describe-score = Place { $place }: { $player }, { $stars } (★), { $life } (♥).
king-describe-score-out = Place { $place }: { $player }, { $stars } (★), eliminated.
king-describe-score-goal = 20 victory points (★) at the end of a turn win, and so does the last monster alive.

## Words for parts of the table that can be typed

part-dice = dice
part-borough = borough
part-market = market sale
part-discards = discards
part-deck = deck
part-tiles = tiles
part-card = card
part-units = units
part-goals = goals
