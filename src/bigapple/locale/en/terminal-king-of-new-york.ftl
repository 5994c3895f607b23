# King of New York at the terminal table.

## The table, drawn. Letters and short names stand where there is little room.

king-table-letter-infantry = I
king-table-letter-jet = J
king-table-letter-tank = T
king-table-zone-lower = Lower
king-table-zone-midtown = Midtown
king-table-zone-upper = Upper
king-table-second-space = (5–6)
king-table-empty = empty
king-table-no-units = no units
king-table-room =
    { $count ->
        [0] full
        [one] room for one
       *[other] room for { $count }
    }
king-table-souvenir = souvenir: { $monster }
king-table-legend = Buildings: { $example } takes 2 { $face } and gives { $example }; { $heights } one to three tiles in the pile.
king-table-legend-units = Units ({ $new } new): { $units }
king-table-monsters = Monsters
king-table-superstar = Superstar
king-table-statue = Statue of Liberty
king-table-eliminated = eliminated
king-table-trophies = trophies { $units }
king-table-claim = next keep card
king-table-extra-turn = extra turn
king-table-extra-subway = extra turn (Subway)
king-table-market = For sale ({ $deck } in the deck)
king-table-keep = Keep.
king-table-discard = Discard.
king-table-turn = Turn { $turn }
king-table-placing = Monsters take their places
king-table-over = The game is over
king-table-phase-roll = roll
king-table-phase-resolve = resolve
king-table-phase-move = move
king-table-phase-buy = buy
king-table-rerolls =
    { $count ->
        [one] one reroll left
       *[other] { $count } rerolls left
    }
king-table-resolved = resolved: { $dice }
king-table-added = added by cards: { $dice }
king-table-no-attack = { $face } does no damage: Manhattan was empty.

## Lists

king-table-list-rerolls = Type dice to reroll (DDO), or to keep (k DDD). Enter shows all rerolls.
king-table-list-count =
    { $count ->
        [one] Reroll one die:
       *[other] Reroll { $count } dice:
    }
king-table-list-stop = stop, keep
king-table-list-keep = keep only
king-table-list-reroll = reroll
king-table-list-all = reroll all
king-table-which = { $text } could be one of several: { $known }.
king-table-reroll-what = Say which dice to reroll, such as DDO, or keep to stop.

## News, in short: without a subject, which stands before them

king-table-news-monsters = Monsters: { $monsters }.
king-table-news-each = { $who }: { $what }
king-table-news-start = Attack dice for the start: { $rolls }.
king-table-news-start-again = a tie, once more: { $rolls }
king-table-news-piles = Buildings: { $piles }.
king-table-news-cards = For sale: { $cards }.
king-table-news-starts = starts { $where }
king-table-news-hits = hits
king-table-news-shoot = under fire:
king-table-news-eliminated = { $monster } is eliminated!
king-table-news-destroys = destroys { $what } { $where }
king-table-news-sends = drives { $unit } away { $to }
king-table-news-takes = takes { $goal }
king-table-news-takes-from = takes { $goal } from { $monster }
king-table-news-goes = goes { $to }
king-table-news-enters = enters Manhattan
king-table-news-climbs = goes up { $to }
king-table-news-flees = flees { $to }
king-table-news-leaves = has to go { $to }
king-table-news-stays = stays
king-table-news-souvenir = souvenir { $where }
king-table-news-buys = buys { $card }
king-table-news-gets = gets { $card } for nothing
king-table-news-sweeps = replaces the cards for sale
king-table-news-loses = loses { $card }
king-table-standing-flee-at = at { $life } or less, flee
king-table-standing-flee-at-to = at { $life } or less, flee, preferably { $to }
king-table-standing-flee-always = always flee
king-table-standing-flee-always-to = always flee, preferably { $to }
king-table-standing-flee-never = never flee
king-table-standing-leave = leave Manhattan, preferably { $to }
king-table-standing-damage-some = pay damage with at most { $energy }
king-table-standing-damage-energy = pay damage with as much energy as there is
king-table-standing-damage-hearts = pay no damage with energy
king-table-standing-costs-energy = pay costs with energy as far as it goes
king-table-standing-costs-hearts = pay costs with life points as far as possible
king-table-standing-discard = discard the first of these: { $cards }
king-table-standing-send = send no units away
king-table-standing-examples = flee at 4; flee at 4 to queens; never flee; leave to queens; pay damage with 3 energy; pay costs with energy; discard drain; send nothing

## Words that can be typed: several for one thing, with spaces between them

king-table-verb-roll = roll throw
king-table-verb-keep = keep
king-table-verb-stop = stop
king-table-verb-reroll = reroll
king-table-verb-resolve = resolve
king-table-verb-chameleon = chameleon
king-table-verb-convert = convert
king-table-verb-cabs = cabs
king-table-verb-webs = webs
king-table-verb-curses = curses
king-table-verb-ray = ray
king-table-verb-destroy = destroy smash
king-table-verb-pay = pay
king-table-verb-heal = heal
king-table-verb-go = go move flee
king-table-verb-stay = stay
king-table-verb-speed = speed
king-table-verb-subway = subway
king-table-verb-carapace = carapace
king-table-verb-send = send
king-table-verb-buy = buy
king-table-verb-scavenge = scavenge
king-table-verb-sweep = sweep replace
king-table-verb-photo = photo
king-table-verb-discard = discard
king-table-verb-no = no none n
king-table-verb-end = end done
king-table-verb-yes = yes y
king-table-verb-all = all
king-table-verb-new = new
king-table-standing-word-flee = flee
king-table-standing-word-at = at
king-table-standing-word-to = to
king-table-standing-word-always = always
king-table-standing-word-never = never
king-table-standing-word-leave = leave
king-table-standing-word-pay = pay
king-table-standing-word-damage = damage
king-table-standing-word-costs = costs cost
king-table-standing-word-with = with
king-table-standing-word-energy = energy
king-table-standing-word-hearts = hearts heart
king-table-standing-word-discard = discard
king-table-standing-word-send = send
king-table-standing-word-nothing = nothing
king-table-standing-word-skip = the then

## Help: at most 79 characters a line, so that it fits any screen

help-king-of-new-york =
    Dice: E energy, A attack, H heart, C celebrity, D destruction, O ouch.
    roll (or r, or Enter)     roll the dice
    DDO, k DDD, k             reroll these; keep these and no others; keep all
    A, AED                    resolve a face, or several in this order
    q, bx, bk, si, m          Queens, the Bronx, Brooklyn, Staten Island, Manhattan
    2, jet                    destroy the building on pile 2, or a jet
    2, drain, sweep, end      buy by number or name, replace all, end the turn
    instruct flee at 4        decide in advance (instructions, withdraw flee)
    Between steps: carapace, subway q. Before rolling with Super Speed: speed q.
    Where a letter means a die or a borough, it is that, and not a command.
    Parts: table, turn, dice, borough queens, player 2, market, card drain, units,
    goals, tiles, discards, deck, score. Such as: why DDO, rules K5.9.
