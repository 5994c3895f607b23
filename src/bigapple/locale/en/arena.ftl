# The arena: tournaments of bots.

## The command line

cli-arena = Play a tournament between bots and rate them. Started again with the same line, it goes on where it was.
cli-arena-bots = who plays: two or more names of bots, such as greedy, expert or search:2000
cli-arena-seed = a text or number that decides all chance (default: 0)
cli-arena-option = an option of the game, such as urban_rules=on; may be given several times
cli-option-game = the game: manhattan (default) or king-of-new-york
cli-option-players = how many players sit at a table
cli-option-games = how many games, rounded up to whole deals (default: 100)
cli-option-lineup = mixed: all bots among each other (default); one-against: the first bot alone against tables of each other bot
cli-option-jobs = how many games are played at once (default: one a core)
cli-option-ray = play on the Ray cluster at this address; local starts a Ray on this machine
cli-option-out = where the results are kept, as Parquet (default: results.parquet)
cli-option-markdown = also write the table as Markdown; - prints it instead
cli-option-show = only show the results of a file again

## What goes wrong

arena-needs-parts = The arena needs some more parts: pip install 'bigapple[arena]'
arena-needs-ray = Playing on a cluster needs one more part: pip install 'bigapple[arena,ray]'
arena-too-few-bots = A tournament needs at least { $least } bots.
arena-bot-twice = The bot { $bot } is named twice: a bot is compared with others only.
arena-other-tournament = { $file } holds the results of another tournament ({ $key }: { $kept }, not { $wanted }). Choose another file with --out.
arena-not-results = { $file } holds no results of the arena, or it is damaged.
arena-busy = Another run is writing { $file } right now.
arena-file = { $file } cannot be read or written: { $reason }.
arena-results-there = the results are kept there
arena-other-engine = A worker has Big Apple { $found }, not { $wanted }: all must have the same version.
arena-workers-lost = Processes that play games end again and again, perhaps for lack of memory. Try fewer with --jobs.
arena-address = --ray needs the address of a Ray cluster (HOST:PORT or ray://HOST:PORT), auto or local, not “{ $address }”.
arena-cluster = The cluster at { $address } cannot be reached or was lost: { $reason }.
arena-interrupted = Interrupted.
arena-kept =
    { $done ->
        [one] One finished game is kept for { $file }; the same command goes on from there.
       *[other] { $done } finished games are kept for { $file }; the same command goes on from there.
    }
arena-goes-on = { $done } of { $total } games are played already.

## What came out

arena-pace = { $pace } games/s
arena-title = { $game }, { $players } players
arena-played =
    { $games ->
        [one] One game
       *[other] { $games } games
    } on { $deals ->
        [one] one deal.
       *[other] { $deals } deals.
    }
arena-lineup-mixed = All bots among each other, every line-up from every rotation of its seats.
arena-lineup-one-against = { $bot } alone against tables of each other bot, from every seat.
arena-even = An even share of the victories would be { $percent }.
arena-options = Options: { $options }.
arena-column-bot = bot
arena-column-rating = rating
arena-column-rating-interval = 95%
arena-column-share = won
arena-column-share-interval = 95%
arena-column-games = games
arena-column-pace = ms a move
