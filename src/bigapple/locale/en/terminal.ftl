# The terminal table and the command line.

## The command line

cli-bigapple = Big Apple: New York board games, to play and to study.
cli-commands =
    bigapple play              play at a table in this terminal; --help shows the options
    bigapple rules             read the rules: rules manhattan, rules M5, rules K5.9
    bigapple verify RECORD     check that the dice of a game were fair
    bigapple serve             start the table service; --help shows the options
    bigapple host              look after its tables: list, close, export, backup …
    bigapple arena             play tournaments of bots, with ratings; --help shows the options
    bigapple prepare           prepare all games and bots for this machine beforehand
    bigapple lab               simulate a million games and write a report about them
    bigapple --version         which version this is
cli-prepare = Compiles all games and bots for this machine, so that nobody waits for it later. It happens once for each version.
cli-play = Play a game at a table in this terminal, with people and bots. Without options, a few questions are asked first.
cli-rules = Read a rulebook, a chapter or a clause. Without a reference, the contents are shown.
cli-help = show this help
cli-play-game = the game to play: manhattan or king-of-new-york; with --help, its options
cli-rules-reference = a game (manhattan, king-of-new-york), a chapter (M5) or a clause (K5.9)
cli-option-humans = how many of the players are people; they have the first seats (default: 1)
cli-option-bots = who plays the other seats: a level (beginner, casual, skilled, expert, master), a character (builder, brawler, hermit), greedy or random; or one name for each seat (default: greedy)
cli-option-names = names of the players, with commas between them
cli-option-seed = a text or number that decides all chance; without it, chance is secret
cli-option-load = go on with a saved game
cli-option-language = the language of all texts (default: that of your system)
cli-option-plain = plain lines without drawing and colour, for screen readers
cli-option-no-colour = draw without colour
cli-option-values = { $option } ({ $known }; the first is the default)
cli-positionals = what
cli-options = options
cli-unknown-argument = { $argument } is no option here. Use --help.
cli-missing-value = { $argument } needs a value. Use --help.
cli-unwanted-value = { $argument } takes no value. Use --help.
cli-missing-argument = Missing: { $argument }. Use --help.
cli-error = This cannot be understood: { $reason }. Use --help.
cli-unknown-command = There is no command { $command }. Known commands: { $known }.
cli-output = The output cannot be written: { $reason }.
option-players = how many players
option-first-player = who starts, by number
option-edition = the edition of the rules
option-urban-rules = the advanced mode with urban rules
option-megacity = whether one or all full districts count for the urban rule Megacity
option-monster = a monster that destroys towers
option-progressive = whether districts open one after another
option-anti-trust = whether nobody may build on own towers, counted by player or by colour
option-sides = where two players sit

## Setting up

setup-welcome = Welcome to Big Apple! Enter takes what stands in brackets.
setup-game = Which game ({ $known })? [{ $default }]
setup-players = How many players ({ $known })? [{ $default }]
setup-people = How many of them are people ({ $known })? [{ $default }]
setup-bots = Which bots play against you ({ $known })? [{ $default }]
setup-again = { $answer } is none of { $known }.
setup-left = No game was begun.
bot-unknown = There is no bot called { $bot }. Known bots: { $known }.
seats-people = The number of people must be a number, not { $people }.
seats-person-is-no-bot = A person is no bot: say how many people play with --humans.
seats-too-many-people = { $people } people are too many for { $players } players.
seats-too-many-bots = { $bots } bots are too many for { $seats } seats.
seats-unreadable = The file that says who sits where cannot be read. Say it with --humans and --bots.

## At the table

greeting = Type help to see what you can do, or press Enter to see what is possible.
not-understood = { $text } cannot be understood here.
curtain = Hand the device to { $player }. { $player }, press Enter when nobody else is looking.
go-on = Press Enter to go on.
label-you = { $player } (you)
label-bot = { $player } ({ $bot })
refused-by-clause = { $reason } [{ $clause }]
forced = Nothing else is possible. { $action }.
enter-does = Enter: { $action }.
undone = Taken back to your last decision.
instruction-given = From now on, in others' turns: { $instruction }.
instruction-of = { $subject }: { $instruction }.
instruction-withdrawn = Withdrawn: { $instruction }.
instruction-followed = As { $player } has instructed: { $action }.
instructions-none = No instructions are given.
instructions-examples = What can be said in advance: { $examples }.
instructions-about = No instruction is given about { $subject }.
winners =
    { $count ->
        [0] Nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
why-what = Say which action you mean: why { $action }.
why-allowed = Allowed: { $action }. [{ $clause }]
log-earlier =
    { $lines ->
        [one] (One earlier line: log all.)
       *[other] ({ $lines } earlier lines: log all.)
    }
list-first = A number means a line of this list; here it is first.
list-more = Enter shows more.
list-no-number = There is no action { $number } in the list.
list-no-group = Nothing in the list belongs to { $key }. Try one of: { $known }.
list-card = Card { $card }: number) block
list-choices = Blocks to take: number) blocks
list-largest = up to { $size }
list-empty = { $lot } empty
list-tower = { $lot } { $colour } { $height }
list-discard = discard it and give up
which-colour = Both of your colours have a block of { $size }: say which one, { $colours }.

## Saved games

saved = The game is saved in { $file }
save-failed = The game could not be saved in { $file }: { $reason }.
save-exists = There is a file { $file } already. Choose another name.
load-failed = { $file } could not be read: { $reason }.
load-with-option = A saved game has its options already: { $option } cannot be given with --load.

## Rulebooks

rules-unknown = There is no clause { $reference }. Give a game, a chapter or a clause of it: { $known }.

## The table, drawn

letter-blue = B
letter-orange = O
letter-purple = P
letter-yellow = Y
board-closed = { $district }, closed
board-majority = { $colour } leads
panel-player = Player
panel-side = Side
panel-points = Points
panel-towers = Towers
panel-chosen = Blocks
panel-reserve = Reserve (1 2 3 4)
panel-total = together { $points }
status-choose = Round { $round } of { $rounds }. Choosing blocks. Cards in the pile: { $pile }.
status-build = Round { $round } of { $rounds }. Turns left: { $turns }. Cards in the pile: { $pile }.
status-over = Round { $round } of { $rounds }. The game is over.
facts-cards = Your cards: { $cards }
facts-blocks = Your blocks ({ $colour }): { $blocks }
facts-pending = Set aside ({ $colour }): { $blocks }
facts-reserve = Your reserve ({ $colour }): { $size1 } of size 1, { $size2 } of 2, { $size3 } of 3, { $size4 } of 4
score-title = Scoring of round { $round }
score-tallest = Tallest tower
score-majorities = Districts
score-towers = Towers
score-round = This round
score-total = All points

## Words that can be typed: several for one thing, with spaces between them

command-list = list l
command-why = why w
command-hint = hint
command-undo = undo u
command-draw = draw board
command-describe = describe look
command-rules = rules r
command-save = save s
command-log = log
command-instruct = instruct
command-instructions = instructions
command-withdraw = withdraw
command-help = help h ?
command-quit = quit q exit
verb-choose = choose take
verb-build = build place
verb-discard = discard
part-table = table
part-turn = turn
part-district = district
part-lot = lot
part-hand = hand
part-player = player
part-score = score
part-rule = rule
part-cards = cards
part-monster = monster

## Help: at most 79 characters a line, so that it fits any screen

help =
    Enter, list            what you can do, with numbers; then a number does it
    why ACTION             why an action is allowed or not, and by which rule
    hint                   the best few actions, and why
    undo                   back to your last decision
    draw                   the table once more
    describe PART          a part of the table in words, also without describe
    rules CLAUSE           a clause of the rulebook
    log, log all           what has happened
    save, save FILE        save the game
    quit                   save and leave; Control-C does the same
    Short: l w u r s h q
help-manhattan =
    Such as: why 7 D 3, list 7 (for card 7), describe D5, rules M5.2. Parts:
    table, turn, district D, lot D5, hand, player 2, score, rule, cards, monster.
    To build, type card, district and block: 7 D 3 (or build 7 D 3, or 7d3).
    With two players add the colour: 7 D 3 orange (or just o).
    To choose blocks, type their sizes: 1 1 2 2 3 4 (or 112234).
    With two players you may give both colours at once: 1123 1224.
    The board: [7]B12 is the lot of your card 7, with a blue tower of 12 floors.
    Cards: [7] can be played there, (7) is held but of no use there, 7 is not held.
    Signs: ^ the tallest tower, M the monster, * changed since your last turn.
    Colours: B blue, O orange, P purple, Y yellow.
