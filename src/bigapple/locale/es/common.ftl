# Textos comunes a los dos juegos: entrada, partidas, registros, terminal.

compile-progress = Preparando el juego para este equipo. Solo ocurre una vez.
player-number = Jugador { $number }
bot-called = { $name } ({ $level })
bot-name-1 = Ada
bot-name-2 = Bruno
bot-name-3 = Cleo
bot-name-4 = Dexter
bot-name-5 = Etta
bot-name-6 = Felix
nothing = nada
parts-separator = { "; " }

## Lo que no se puede leer

input-game = No hay ningún juego llamado { $game }. Juegos conocidos: { $known }.
input-option = No hay ninguna opción llamada { $option }. Opciones conocidas: { $known }.
input-value = La opción { $option } no puede valer { $value }. Valores posibles: { $known }.
input-names = Da un nombre (o nada) a cada uno de los { $players } jugadores.
input-name = El nombre { $name } no sirve. Un nombre tiene de 1 a { $most } caracteres imprimibles.
input-seed = Una semilla debe ser un texto que se pueda escribir en UTF-8.
input-player = No hay ningún jugador { $player }.
input-seat = No hay ningún jugador con el índice { $player }.
input-device = No hay ningún dispositivo llamado { $device }. Usa cpu o cuda.
input-format = Un documento con el formato { $format } no es una posición.
input-version = Aquí no se conocen las posiciones de la versión { $version }.
input-rules = Aquí no se conoce la versión { $version } de las reglas. Versiones conocidas: { $known }.
input-json = Esto no es JSON válido: { $reason }.
input-key = La clave { $key } es desconocida o su valor no tiene la forma correcta.
input-number = { $key } debe ser un número de { $low } a { $high }, no { $value }.
input-action = No hay ninguna acción con el número { $action }.
input-record = Esto no es un registro de Big Apple.
input-too-long = El texto de una acción tiene como máximo { $most } caracteres.
input-part = No se puede describir { $part }. Prueba, por ejemplo, con: { $known }.
input-outcome = Esto no es un resultado del azar: { $outcome }.
file-no-name = { $option } necesita el nombre de un archivo.
file-refused = { $option } no puede ser { $file }: { $reason }.
file-not-text = su nombre no es un texto en UTF-8
file-is-folder = es una carpeta
file-not-ordinary = no es un archivo normal

## Registros y azar

record-line = Línea { $line }: { $reason }
record-empty = no hay nada registrado.
record-first-entry = Un registro empieza con un único reparto (o un único inicio desde una posición).
record-commitment = La semilla (seed) no corresponde al compromiso (commitment).
chance-impossible = El resultado { $number }, { $outcome }, es imposible aquí.
chance-missing = Falta el resultado { $number } del azar.
chance-left-over = Sobra un resultado: { $outcome }. Aquí el azar no pide nada así.
chance-script-too-long = Un guion tiene como máximo { $most } resultados.
refusal-nothing-to-undo = No hay nada que deshacer.

standing-none = En este juego nadie decide en el turno de otro.
standing-unreadable = { $text } no es una instrucción permanente. Ejemplos: { $examples }.
