# La mesa en la terminal y la línea de órdenes.

## La línea de órdenes

cli-bigapple = Big Apple: juegos de mesa neoyorquinos, para jugar y para estudiar.
cli-commands =
    bigapple play              jugar en una mesa en esta terminal; opciones: --help
    bigapple rules             leer las reglas: rules manhattan, M5 o K5.9
    bigapple verify REGISTRO   comprobar que los dados de una partida fueron limpios
    bigapple serve             iniciar el servicio de mesas; opciones: --help
    bigapple host              cuidar de sus mesas: list, close, export, backup …
    bigapple arena             jugar torneos entre bots, con puntuaciones; opciones: --help
    bigapple prepare           preparar de antemano los juegos y los bots para esta máquina
    bigapple lab               simular un millón de partidas y escribir un informe
    bigapple --version         mostrar la versión del programa
cli-prepare = Compila todos los juegos y los bots para esta máquina, para que nadie espere después. Una sola vez por versión.
cli-play = Jugar una partida en una mesa en esta terminal, con personas y bots. Sin opciones, antes se hacen unas pocas preguntas.
cli-rules = Leer un reglamento, un capítulo o un apartado. Sin referencia se muestra el índice.
cli-help = mostrar esta ayuda
cli-play-game = el juego elegido: manhattan o king-of-new-york; con --help, sus opciones
cli-rules-reference = un juego (manhattan, king-of-new-york), un capítulo (M5) o un apartado (K5.9)
cli-option-humans = cuántos de los jugadores son personas; ocupan los primeros puestos (por defecto: 1)
cli-option-bots = quién juega en los demás puestos: un nivel (beginner, casual, skilled, expert, master), un personaje (builder, brawler, hermit), greedy o random; o un nombre por puesto (por defecto: greedy)
cli-option-names = nombres de los jugadores, separados por comas
cli-option-seed = texto o número que decide todo el azar; sin él, el azar es secreto
cli-option-load = seguir con una partida guardada
cli-option-language = idioma de todos los textos (por defecto: el del sistema)
cli-option-plain = líneas sencillas, sin dibujo ni color, para lectores de pantalla
cli-option-no-colour = dibujar sin color
cli-option-values = { $option } ({ $known }; por defecto, el primer valor)
cli-positionals = argumento
cli-options = opciones
cli-unknown-argument = { $argument } no es una opción aquí. Consulta --help.
cli-missing-value = Falta un valor después de { $argument }. Consulta --help.
cli-unwanted-value = { $argument } no lleva ningún valor. Consulta --help.
cli-missing-argument = Falta: { $argument }. Consulta --help.
cli-error = No se entiende la orden: { $reason }. Consulta --help.
cli-unknown-command = No hay ninguna orden llamada { $command }. Órdenes conocidas: { $known }.
cli-output = No se puede escribir la salida: { $reason }.
option-players = número de jugadores
option-first-player = quién empieza, por su número
option-edition = edición de las reglas
option-urban-rules = modo avanzado con normas urbanísticas
option-megacity = barrios completos que cuentan para la norma urbanística Megaciudad: uno solo o todos
option-monster = monstruo que destruye torres
option-progressive = los barrios se abren uno tras otro
option-anti-trust = prohibido construir sobre las torres propias, por jugador o por color
option-sides = dónde se sientan los jugadores en una partida a dos

## Preparación

setup-welcome = ¡Te damos la bienvenida a Big Apple! Con Enter aceptas lo que está entre corchetes.
setup-game = ¿Qué juego ({ $known })? [{ $default }]
setup-players = ¿Cuántos jugadores ({ $known })? [{ $default }]
setup-people = ¿Cuántos de ellos son personas ({ $known })? [{ $default }]
setup-bots = ¿Qué bots juegan contra ti ({ $known })? [{ $default }]
setup-again = { $answer } no vale. Respuestas posibles: { $known }.
setup-left = No se ha empezado ninguna partida.
bot-unknown = No hay ningún bot llamado { $bot }. Bots conocidos: { $known }.
seats-people = La cantidad de personas debe ser un número, no { $people }.
seats-person-is-no-bot = Una persona no es un bot: indica con --humans cuántas personas juegan.
seats-too-many-people = Demasiadas personas ({ $people }) para el número de jugadores ({ $players }).
seats-too-many-bots = Demasiados bots ({ $bots }) para los puestos libres ({ $seats }).
seats-unreadable = No se puede leer el archivo que dice quién ocupa cada puesto. Indícalo con --humans y --bots.

## En la mesa

greeting = Escribe ayuda para ver las órdenes o pulsa Enter para ver las acciones posibles.
not-understood = Aquí no se entiende: { $text }.
curtain = Pasa el dispositivo a { $player }. { $player }: pulsa Enter cuando no mire nadie más.
go-on = Pulsa Enter para continuar.
label-you = { $player } (tú)
label-bot = { $player } ({ $bot })
refused-by-clause = { $reason } [{ $clause }]
forced = No hay otra posibilidad. { $action }.
enter-does = Enter: { $action }.
undone = De vuelta a tu última decisión.
instruction-given = De ahora en adelante, en el turno de los demás: { $instruction }.
instruction-of = { $subject }: { $instruction }.
instruction-withdrawn = Instrucción retirada: { $instruction }.
instruction-followed = Según la instrucción de { $player }: { $action }.
instructions-none = No hay ninguna instrucción dada.
instructions-examples = Lo que se puede decir de antemano: { $examples }.
instructions-about = No hay ninguna instrucción sobre { $subject }.
winners =
    { $count ->
        [0] No gana nadie.
        [one] Gana { $winners }.
       *[other] Comparten la victoria: { $winners }.
    }
why-what = Indica de qué acción se trata: porqué { $action }.
why-allowed = Está permitido. { $action }. [{ $clause }]
log-earlier =
    { $lines ->
        [one] (Hay { $lines } línea anterior: historial todo.)
       *[other] (Hay { $lines } líneas anteriores: historial todo.)
    }
list-first = Un número indica una línea de esta lista; aquí la tienes primero.
list-more = Con Enter ves más.
list-no-number = No hay ninguna acción { $number } en la lista.
list-no-group = En la lista no hay nada para { $key }. Prueba, por ejemplo, con: { $known }.
list-card = Carta { $card }: número) bloque
list-choices = Bloques que tomar: número) bloques
list-largest = hasta { $size }
list-empty = { $lot } vacío
list-tower = { $lot } { $colour } { $height }
list-discard = descartarla y renunciar a
which-colour = Tus dos colores tienen un bloque de { $size }: indica cuál de ellos ({ $colours }).

## Partidas guardadas

saved = Partida guardada en { $file }
save-failed = No se ha podido guardar la partida en { $file }: { $reason }.
save-exists = Ya hay un archivo { $file }. Elige otro nombre.
load-failed = No se ha podido leer { $file }: { $reason }.
load-with-option = Una partida guardada ya tiene sus opciones: { $option } no se puede usar con --load.

## Reglamentos

rules-unknown = No hay ningún apartado { $reference }. Indica un juego, un capítulo o un apartado: { $known }.

## La mesa dibujada

# Azul y amarillo empiezan por la misma letra: la Z es del azul.
letter-blue = Z
letter-orange = N
letter-purple = M
letter-yellow = A
board-closed = { $district }, cerrado
board-majority = mayoría: { $colour }
panel-player = Jugador
panel-side = Lado
panel-points = Puntos
panel-towers = Torres
panel-chosen = Bloques
panel-reserve = Reserva (1 2 3 4)
panel-total = total: { $points }
status-choose = Ronda { $round } de { $rounds }. Elección de bloques. Cartas en el mazo: { $pile }.
status-build = Ronda { $round } de { $rounds }. Turnos restantes: { $turns }. Cartas en el mazo: { $pile }.
status-over = Ronda { $round } de { $rounds }. La partida ha terminado.
facts-cards = Tus cartas: { $cards }
facts-blocks = Tus bloques ({ $colour }): { $blocks }
facts-pending = Apartados ({ $colour }): { $blocks }
facts-reserve = Tu reserva ({ $colour }), bloques de 1: { $size1 }, de 2: { $size2 }, de 3: { $size3 }, de 4: { $size4 }
score-title = Puntuación de la ronda { $round }
score-tallest = Torre más alta
score-majorities = Barrios
score-towers = Torres
score-round = Esta ronda
score-total = Total de puntos

## Palabras que se pueden escribir: varias para lo mismo, separadas por espacios

command-list = lista
command-why = porqué porque
command-hint = pista consejo
command-undo = deshacer
command-draw = dibujar tablero
command-describe = describir ver
command-rules = reglas
command-save = guardar
command-log = historial
command-instruct = instrucción instruccion
command-instructions = instrucciones
command-withdraw = retirar
command-help = ayuda
command-quit = salir
verb-choose = elegir tomar
verb-build = construir colocar
verb-discard = descartar
part-table = mesa
part-turn = turno
part-district = barrio ciudad
part-lot = solar
part-hand = mano
part-player = jugador
part-score = puntos puntuación puntuacion
part-rule = norma
part-cards = cartas mazo
part-monster = monstruo

## Ayuda: como máximo 79 caracteres por línea, para que quepa en cualquier pantalla

help =
    Enter, lista               tus acciones, numeradas; con el número las juegas
    porqué ACCIÓN              por qué se permite o no una acción y según qué regla
    pista                      las mejores acciones, y por qué
    deshacer                   volver a tu última decisión
    dibujar                    la mesa otra vez
    describir PARTE            una parte de la mesa en palabras, o sin describir
    reglas APARTADO            un apartado del reglamento
    historial, historial todo  lo que ha pasado
    guardar, guardar ARCHIVO   guardar la partida
    salir                      guardar y salir; Ctrl+C hace lo mismo
    Atajos: l lista, w porqué, u deshacer, r reglas, s guardar, h ayuda, q salir
help-manhattan =
    Por ejemplo: porqué 7 D 3, lista 7 (para la carta 7), describir D5,
    reglas M5.2. Partes: mesa, turno, barrio D, solar D5, mano, jugador 2, puntos,
    norma, cartas, monstruo.
    Para construir, escribe carta, barrio y bloque: 7 D 3 (construir 7 D 3, 7d3).
    Con dos jugadores, añade el color: 7 D 3 naranja (o solo n).
    Para elegir bloques, escribe sus tamaños: 1 1 2 2 3 4 (o 112234).
    Con dos jugadores puedes dar los dos colores a la vez: 1123 1224.
    El tablero: [7]Z12 es el solar de tu carta 7, con una torre azul de 12 plantas.
    Cartas: [7] jugable ahí, (7) la tienes, pero ahí no sirve, 7 no la tienes.
    Tras la altura: ^ torre más alta, M monstruo, * cambio desde tu último turno.
    Colores: Z azul, N naranja, M morado, A amarillo.
