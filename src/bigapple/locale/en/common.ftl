# Texts that both games share: input, matches, records, the terminal.

compile-progress = Preparing the game for this machine. This happens once.
player-number = Player { $number }
bot-called = { $name } ({ $level })
bot-name-1 = Ada
bot-name-2 = Bruno
bot-name-3 = Cleo
bot-name-4 = Dexter
bot-name-5 = Etta
bot-name-6 = Felix
nothing = nothing
parts-separator = { "; " }

## What cannot be read

input-game = There is no game called { $game }. Known games: { $known }.
input-option = There is no option called { $option }. Known options: { $known }.
input-value = The option { $option } cannot be { $value }. Possible values: { $known }.
input-names = Give a name (or nothing) for each of the { $players } players.
input-name = The name { $name } cannot be used. Names have 1 to { $most } printable characters.
input-seed = A seed must be a text that can be written in UTF-8.
input-player = There is no player { $player }.
input-seat = There is no player with the index { $player }.
input-device = There is no device called { $device }. Use cpu or cuda.
input-format = A document of the format { $format } is no position.
input-version = Positions of version { $version } are not known here.
input-rules = Rules version { $version } is not known here. Known: { $known }.
input-json = This is no valid JSON: { $reason }.
input-key = The key { $key } is unknown or its value has the wrong form.
input-number = { $key } must be a number from { $low } to { $high }, not { $value }.
input-action = There is no action with the number { $action }.
input-record = This is no Big Apple record.
input-too-long = A text of an action has at most { $most } characters.
input-part = { $part } cannot be described. Try one of: { $known }.
input-outcome = { $outcome } is no outcome of chance.
file-no-name = { $option } needs the name of a file.
file-refused = { $option } cannot be { $file }: { $reason }.
file-not-text = its name is no text in UTF-8
file-is-folder = it is a folder
file-not-ordinary = it is no ordinary file

## Records and chance

record-line = Line { $line }: { $reason }
record-empty = nothing is recorded.
record-first-entry = A record begins with one deal (or one start from a position).
record-commitment = The seed does not match the commitment.
chance-impossible = Outcome { $number }, { $outcome }, cannot happen here.
chance-missing = Outcome { $number } of chance is missing.
chance-left-over = { $outcome } is left over: no such chance is asked for here.
chance-script-too-long = A script has at most { $most } outcomes.
refusal-nothing-to-undo = There is nothing to undo.

standing-none = Nobody decides in another player's turn in this game.
standing-unreadable = { $text } is no standing instruction. Such are: { $examples }.
