# The table service.

cli-serve = Starts the table service for people on this and other devices.
cli-verify = Checks a record: every outcome of chance must come from its seed, and the seed from what was published.
cli-verify-record = the file of the record
cli-option-data = folder of the database, the secret and back-ups
cli-option-address = address to listen at; 0.0.0.0 for all
cli-option-port = port to listen at
serve-needs-parts = The service needs some more parts: pip install 'bigapple[server]'
serve-ready = Big Apple is served at { $address } (Control-C ends it).
serve-bad-setting = The setting { $name } cannot be { $value }.
verify-fine = { $file }: { $entries } entries and { $draws } outcomes of chance are as the seed says, and the seed is the one that was committed to.
verify-no-seed = The record has no seed: it is in it only once the game is over.
verify-no-commitment = The record has no commitment to check the seed by.
verify-differs = Line { $line }: the record has { $recorded }, but the seed gives { $drawn }.
verify-given = { $count ->
    [one] One outcome was given by the people at the table and not drawn.
   *[other] { $count } outcomes were given by the people at the table and not drawn.
}
verify-dice = Dice: { $thrown } thrown, { $expected } expected of each face: { $faces }.

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
