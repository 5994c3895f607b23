# The table service.

cli-serve = Starts the table service for people on this and other devices.
cli-verify = Checks a record: every outcome of chance must come from its seed, and the seed from what was published.
cli-verify-record = the file of the record
cli-option-data = folder of the database, the secret and back-ups
cli-option-address = address to listen at; 0.0.0.0 for all
cli-option-port = port to listen at
cli-option-client = folder of the web table as it was built
serve-needs-parts = The service needs some more parts: pip install 'bigapple[server]'
serve-ready = Big Apple is served at { $address } (Control-C ends it).
serve-no-web = The web table is not built here. In a checkout: make play. Or: cd client && npm ci && npm run build, and start the service again.
serve-bad-setting = The setting { $name } cannot be { $value }.
verify-fine = { $file }: { $entries } entries and { $draws } outcomes of chance are as the seed says, and the seed is the one that was committed to.
verify-commitment = The table had committed itself to { $commitment }: that is what it must have shown before the game.
verify-no-seed = The record has no seed: it is in it only once the game is over.
verify-no-commitment = The record has no commitment to check the seed by.
verify-differs = Line { $line }: the record has { $recorded }, but the seed gives { $drawn }.
verify-given = { $count ->
    [one] One outcome was given by the people at the table and not drawn.
   *[other] { $count } outcomes were given by the people at the table and not drawn.
}
verify-dice = Dice: { $thrown } thrown, { $expected } expected of each face: { $faces }.

cli-host = Looks after the tables of a service: list, close TABLE, delete TABLE, export TABLE FILE, backup FILE, restore FILE.
cli-host-action = what to do: list, close, delete, export, backup or restore
cli-host-table = the table, as list shows it
cli-host-file = the file to write or to restore from
cli-option-all = export a game that goes on, too; its record tells what players chose in secret
host-unknown-action = { $action } is nothing that a host can do. Known: { $known }.
host-listed = { $table }  { $changed }  { $game }: { $phase ->
    [lobby] not begun
    [playing] being played
    [over] over
   *[closed] closed
}, guests { $guests }, entries { $entries }
host-no-tables = There are no tables.
host-done-close = Table { $table } is closed.
host-done-delete = Table { $table } is deleted.
host-done-export = The record of table { $table } is in { $file }.
host-done-backup = Everything is in { $file }. Keep it safe: it tells the dice of games that go on.
host-done-restore = Everything is as in { $file }.
host-done-restore-over = Everything is as in { $file }. What was there before is in { $before }.
host-no-table = There is no table { $table }.
host-closed-already = Table { $table } is closed already.
host-not-begun = At table { $table } no game has begun.
host-goes-on = The game at table { $table } is not over: its record would tell secrets. Use --all to export it nevertheless.
host-nothing-there = There is nothing at { $path }.
host-other-form = This database has another form: start the service once, and it is brought up to date.
host-newer-form = This database comes from a newer version of Big Apple: use that one.
host-no-back-up = { $path } is no back-up of a service.
host-not-sqlite = This service uses a database of its own: back it up and restore it with the tools of that database.
host-runs = A service runs with { $path }. Stop it first.
host-database = The database cannot be used: { $reason }.
host-file = { $path } cannot be used: { $reason }.
host-address = It is not possible to listen at { $address }: { $reason }.

problem-unknown-table = There is no such table, or you were not invited to it.
problem-table-closed = This table is closed.
problem-table-full = There is no more room for guests at this table.
problem-unknown-seat = This table has no seat { $seat }.
problem-foreign-seat = Seat { $seat } is not yours.
problem-seat-taken = Seat { $seat } is taken.
problem-knows-another-hand = Whoever has seen another hand of this game cannot play for this bot.
problem-open-seat = Seat { $seat } is still open: somebody must sit there, or a bot.
problem-only-host = Only the host of the table can do that.
problem-only-players = Only those who play can do that.
problem-unknown-guest = Nobody of that name is a guest here.
problem-already-begun = The game has begun already.
problem-not-begun = The game has not begun yet.
problem-not-over = That has to wait until the game is over.
problem-game-over = The game is over: nothing can be taken back any more.
problem-late = The table has moved on: this answers an earlier question.
problem-hint-company = Hints are for games against bots: other people play at this table.
problem-hint-not-asked = You are not asked anything now.
problem-nothing-to-undo = You have done nothing yet that could be taken back.
problem-undo-asked-already = Somebody asks already to take an action back.
problem-no-undo-asked = Nobody asks to take an action back.
problem-not-asked = Your agreement is not needed.
problem-unknown-message = That is not one of the messages.
problem-grant-to-oneself = Only others can give you more time.
problem-unknown-entry = There is no action with the number { $number } here.
problem-time-control = These times to think are not possible.
problem-draining = The server is being restarted. Try again in a moment.
problem-name = A name has 1 to { $most } letters, without spaces around it.
problem-colour = That is not one of the colours.
problem-language = That is not one of the languages.
problem-link = This link is no longer valid.
problem-who-are-you = You have to say who you are first.
problem-origin = This page may not do that here.
problem-form = The page is out of date: reload it.
problem-message = This message cannot be read.
problem-request = This request cannot be read.
problem-not-found = There is nothing here.
problem-method = That cannot be done here.
problem-too-large = That is too large.
problem-too-many = Too many requests: wait a moment.
problem-internal = Something went wrong here. Nothing was changed.

said-hello = Hello!
said-good-luck = Good luck!
said-thanks = Thank you!
said-well-played = Well played!
said-nice = Nice!
said-oops = Oops!
said-sorry = Sorry!
said-one-moment = One moment, please.
said-i-am-back = I am back.
said-your-turn = It is your turn.
said-wow = Wow!
said-ha-ha = Ha ha!
said-again = Another game?
said-good-game = Good game!
said-goodbye = Goodbye!
