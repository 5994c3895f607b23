# The web table: pages, dialogs, the log, settings.

web-home-title = New York is yours
web-home-lead = Two classics of the big city, to play at once: no account, nothing to install.
web-your-name = Your name
web-default-name = Guest
web-play-now = Play now against bots
web-new-table = Play with others …
web-new-table-of = New table: { $game }
web-make-table = Open the table
web-one-moment = One moment …
web-my-tables = My tables
web-game-king-of-new-york = King of New York
web-game-king-of-new-york-what = Giant monsters, dice and a city to knock down. Be the most famous, or the last one standing.
web-game-manhattan = Manhattan
web-game-manhattan-what = Build floor upon floor in six districts, and take over the towers of others.
web-players = Players
web-opponents = Opponents
web-bots-levels = By strength
web-bots-characters = With a character of their own
web-bots-simple = Without thinking ahead, to compare
web-game-players = For 2 to { $most } players; about half an hour.
web-phase-lobby = not begun yet
web-phase-playing = in play
web-phase-over = finished
web-phase-closed = closed
web-my-turn = your turn
web-table-with = With { $people }
web-table = Table
web-to-home = To the home page
web-try-again = Try again
web-close = Close
web-save = Save
web-dismiss = All right
web-clause = rule { $clause }
web-problem-offline = The service cannot be reached.
web-own-words = { $text }
web-somebody = somebody

## Oneself

web-you = You
web-your-colour = Your colour
web-private-link = Another device
web-private-link-what = With a private link you are yourself on another device too, with all your tables. Keep it to yourself.
web-private-link-make = Make a private link
web-forget = Be forgotten
web-forget-what = Your name and everything about you is deleted; bots go on with your seats.
web-forget-sure = Yes, delete everything about me
web-back-title = Welcome back
web-back-what = With this link you come back as yourself on this device.
web-back-go = Come back
web-join-title = You are invited
web-join-what = Say how you want to be called, and you are at the table.
web-join-go = Join the table
web-link = Link
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code
web-colour-amber = amber
web-colour-azure = azure
web-colour-coral = coral
web-colour-emerald = emerald
web-colour-indigo = indigo
web-colour-jade = jade
web-colour-lilac = lilac
web-colour-orange = orange
web-colour-rose = rose
web-colour-ruby = ruby
web-colour-slate = slate
web-colour-teal = teal

## Settings

web-settings = Settings
web-language = Language
web-setting-look = View
web-setting-look-board = board
web-setting-look-text = text only
web-setting-theme = Colours
web-setting-theme-auto = as the system has it
web-setting-theme-light = light
web-setting-theme-dark = dark
web-setting-motion = Motion
web-setting-motion-auto = as the system has it
web-setting-motion-full = everything moves
web-setting-motion-none = nothing moves
web-setting-pace = Others' moves
web-setting-pace-calm = shown slowly
web-setting-pace-brisk = shown one by one
web-setting-pace-once = shown all at once
web-setting-narration = Reading out (screen readers)
web-setting-narration-none = nothing
web-setting-narration-mine = what concerns me
web-setting-narration-all = everything that happens
web-setting-confirm = Confirm each action before it is sent
web-setting-sounds = Sounds
web-setting-notices = Notify me when I am asked and this page is out of sight

## Options of a table

web-options = Options
web-option-players-help = Seats that nobody takes can be given to bots.
web-option-first-player-help = Without a choice, lots are drawn.
web-option-edition-help = The 2018 edition has districts; the edition of 1994 has cities of the world.
web-option-urban-rules-help = Each round a rule is turned up that gives points in another way.
web-option-megacity-help = Matters only with urban rules.
web-option-monster-help = It walks over the board and destroys what it steps on.
web-option-progressive-help = In the first rounds only some districts can be built in.
web-option-anti-trust-help = Makes it harder to build one tower ever higher.
web-option-sides-help = With two players: face to face, or round the corner.
web-option-monsters-help = Without a choice, monsters are drawn by lot.
web-option-two-in-manhattan-help = Without a choice, as the rules say for the number of players.
web-value-automatic = automatic
web-value-yes = yes
web-value-no = no
web-value-first-player-null = drawn by lot
web-value-monsters-null = drawn by lot
web-value-edition-2018 = 2018
web-value-edition-1994 = 1994
web-value-megacity-one = one district
web-value-megacity-all = all full districts
web-value-monster-none = none
web-value-monster-godzilla = Godzilla
web-value-monster-baby = Baby Godzilla
web-value-anti-trust-off = no
web-value-anti-trust-player = yes, by player
web-value-anti-trust-colour = yes, by colour
web-value-sides-opposite = opposite
web-value-sides-adjacent = adjacent
web-time = Time to think
web-time-untimed = no limit
web-time-move = a limit for each decision
web-time-bank = a bank of time for the game
web-time-seconds = Seconds for each decision
web-time-minutes = Minutes for the game
web-time-increment = Seconds added after each decision
web-time-help = Whoever runs out of time is kept by a bot and can take the seat back.
web-open = Anybody with the address of the table may join
web-open-help = Otherwise only those with the invitation.

## Lobby

web-seats = Seats
web-seat-open = free
web-seat-you = you
web-seat-here = here
web-seat-away = away
web-seat-asked = to decide
web-seat-thinks = thinks
web-seat-take = Sit here
web-seat-take-too = Sit here too
web-seat-leave = Stand up
web-seat-free = Free the seat
web-seat-bot = A bot for seat { $number }
web-seat-bot-choose = A bot …
web-hot-seat = Several people play at this device: give each a name. Where hands are secret, it asks you to hand it over.
web-seat-name = Name at seat { $number }
web-fill-bots = Bots for the free seats
web-start = Start the game
web-start-needs = It can start when every seat is taken by somebody or a bot.
web-waits-for-host = Waiting for { $name } to start the game.
web-invite = Invite others
web-invite-what = Send this link, or let them point their camera at the code.
web-invite-host = { $name } can invite others.
web-invite-make = Make an invitation
web-invite-anew = New invitation (the old one ends)
web-guests = Guests
web-remove = Send away
web-commitment = Chance is fixed already. Its fingerprint:

## At the table

web-actions = What you can do
web-actions-list =
    { $count ->
        [one] What you can do, as a list (one action)
       *[other] What you can do, as a list ({ $count } actions)
    }
web-nothing-asked = Nothing is asked.
web-filter = Search, or say an action in words
web-filter-found =
    { $count ->
        [one] One action
       *[other] { $count } actions
    }
web-filter-none = Nothing of that kind is possible now. Enter asks why.
web-confirm = Do it
web-change = Change
web-sending = It is sent …
web-hint = Hint
web-hint-title = What is good here
web-hint-what = From what you can see: about how often each wins.
web-hint-thinking = Thinking …
web-hint-do = Do this
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-wanted = Player { $number } asks to take the last action back.
web-undo-agree = Agree
web-undo-deny = Refuse
web-menu = Menu
web-in-words = The table in words
web-text-view = Text view
web-ask = Ask about the table
web-ask-go = Tell
web-answer = Answer
web-part-table = Everything
web-part-turn = Turn
web-part-dice = Dice
web-part-borough = Borough
web-part-player = Player
web-part-market = Cards for sale
web-part-discards = Discarded cards
web-part-deck = Deck
web-part-tiles = Tiles
web-part-card = A card
web-part-units = Units
web-part-goals = Goals
web-part-score = Points
web-part-district = District
web-part-lot = Lot
web-part-hand = My hand
web-part-rule = Urban rule
web-part-cards = Cards
web-part-monster = Monster
web-instructions = In advance
web-instructions-what = What you decide here is answered for you when you are asked in another player's turn.
web-instruct = From now on
web-instruct-go = Instruct
web-withdraw = Withdraw
web-rules = Rules
web-rules-of = The rules of { $game }
web-rules-search = Search the rules, or name a clause
web-rules-all = The whole book
web-rules-none = Nothing of that kind is in the rulebook.
# Searching the rules: a line for each thing, with all the words that people may say for it.
web-rules-alike =
    ★, victory points
    ⚡, energy cubes
    ♥, life points, hearts, health
    die, dice
    tie, equal score
    reroll, roll again
    eliminated, dead, killed
    flee, leave Manhattan
web-say = Say something
web-leave = Leave or resign
web-leave-what = You can come back at any time: a bot plays for you until then.
web-leave-bot = A bot plays until I am back
web-leave-resign = Resign …
web-resign-what = You leave this game for good. A bot plays your seat to the end, and you can watch.
web-resign-sure = Yes, resign
web-resign-not = Play on
web-watching = You are watching this game.
web-take-over = Play for this bot
web-take-back = Play on
web-look-with = Look from here
web-grant = + 1 minute
web-lost = The connection is lost; it comes back by itself.
web-reconnect = Now
web-looking-back = You are looking back.
web-look-now = Back to now
web-look-earlier = One step back
web-look-later = One step on
web-look-back = Show the table before this
web-curtain = Hand the device to { $name }
web-curtain-what = Nobody else should look now.
web-curtain-lift = Nobody else is looking
web-rank =
    { $points ->
        [one] { $place }. { $name }: { $points } point
       *[other] { $place }. { $name }: { $points } points
    }
web-rank-out = { $rank }, eliminated
web-rematch = Once more
web-rematch-go = To the new table
web-rematch-wanted = There is a table for another game.
web-won = You win!
web-record = Save the record
web-checking = Check that chance is fair
web-seed = The seed of all chance, for checking:

## The log

web-log = What has happened
web-log-earlier = Earlier
web-log-begun = The game begins: { $names }.
web-log-how-begun = How it was set up
web-log-more =
    { $count ->
        [one] One more line
       *[other] { $count } more lines
    }
web-log-was-undone = taken back
web-log-created = { $name } opened the table.
web-log-joined = { $name } has come.
web-log-removed = { $name } has gone.
web-log-seated = { $name } has seat { $number }.
web-log-seat-kept = A bot keeps seat { $number } for { $name }.
web-log-seat-bot = A bot has seat { $number }.
web-log-seat-open = Seat { $number } is free.
web-log-named = At seat { $number } plays { $name }.
web-log-absent = { $name } did not answer in time.
web-log-instruction = As { $name } has said in advance:
web-log-undo-asked = { $name } asks to take the last action back.
web-log-undo-agreed = { $name } agrees.
web-log-undo-denied = { $name } does not agree.
web-log-undone =
    { $count ->
        [one] { $name } takes back one action.
       *[other] { $name } goes back { $count } actions.
    }
web-log-said = { $name }: { $words }
web-log-granted =
    { $seconds ->
        [one] { $name } gives { $to } one more second.
       *[other] { $name } gives { $to } { $seconds } more seconds.
    }
web-log-ended = The game is over.
web-log-rematched = There is a new table for another game.
web-log-closed = The table is closed.
