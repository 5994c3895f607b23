# Manhattan: colores, lugares, preguntas, acciones, sucesos, rechazos, descripciones, normas urbanísticas.

colour-blue = azul
colour-orange = naranja
colour-purple = morado
colour-yellow = amarillo
colour-points = { $colour } { $points }
block = { $colour } { $size }
blocks-of-size =
    { $count ->
        [one] { $count } bloque de { $size }
       *[other] { $count } bloques de { $size }
    }
district = Barrio { $letter }
city-sydney = Sídney ({ $letter })
city-manhattan = Manhattan ({ $letter })
city-frankfurt = Fráncfort ({ $letter })
city-hongkong = Hong Kong ({ $letter })
city-saopaulo = São Paulo ({ $letter })
city-cairo = El Cairo ({ $letter })
side-south = sur
side-west = oeste
side-north = norte
side-east = este
monster-godzilla = Godzilla
monster-baby = Bebé Godzilla

## Lo que se pregunta

ask-over = La partida ha terminado.
ask-choose =
    { $count ->
        [one] { $player }: elige { $count } bloque para esta ronda.
       *[other] { $player }: elige { $count } bloques para esta ronda.
    }
ask-choose-colour =
    { $count ->
        [one] { $player }: elige { $count } bloque para esta ronda ({ $colour }).
       *[other] { $player }: elige { $count } bloques para esta ronda ({ $colour }).
    }
ask-build = { $player }: juega una carta y coloca un bloque.

## Acciones

action-choose = Tomar estos bloques ({ $colour }): { $blocks }
action-build-new = Carta { $card }: un bloque de { $size } ({ $colour }) en el solar vacío { $lot }
action-build-own = Carta { $card }: un bloque de { $size } ({ $colour }) sobre la torre propia en { $lot }
action-build-over = Carta { $card }: un bloque de { $size } ({ $colour }) encima de { $rival } en { $lot }
action-discard = Descartar la carta { $card } y renunciar a un bloque de { $size } ({ $colour })

## Sucesos

event-game-started = Empezará { $player }.
event-card-dealt = { $player } recibe la carta { $card }.
event-monster-placed = { $monster } aparece en { $lot }.
event-round-started = Comienza la ronda { $round }. Empieza { $player }.
event-rule-revealed = Norma urbanística de esta ronda: { $rule }. { $effect }
event-rule-revealed-fake = Las noticias falsas ocultaban esta norma: { $rule }. { $effect }
event-blocks-chosen = { $player } toma estos bloques ({ $colour }): { $blocks }.
event-built = { $player } juega la carta { $card } y coloca un bloque de { $size } ({ $colour }) en { $lot }.
event-built-over = { $player } juega la carta { $card }, coloca un bloque de { $size } ({ $colour }) en { $lot } y le quita la torre a { $rival }.
event-gave-up = { $player } no puede construir: se descarta la carta { $card } y se pierde un bloque de { $size } ({ $colour }).
event-monster-moved = { $monster } va de { $origin } a { $lot }.
event-monster-stayed = { $monster } se queda en { $lot }.
event-block-destroyed = Se destruye un bloque de { $size } ({ $colour }) en { $lot }.
event-card-drawn = { $player } roba la carta { $card }.
event-card-drawn-hidden = { $player } roba una carta.
event-pile-shuffled =
    { $cards ->
        [one] El mazo está vacío: la única carta jugada pasa a ser el nuevo mazo.
       *[other] El mazo está vacío: las { $cards } cartas jugadas se barajan y forman uno nuevo.
    }
event-scored-tallest =
    { $points ->
        [one] Torre más alta, en { $lot }: { $colour } gana { $points } punto.
       *[other] Torre más alta, en { $lot }: { $colour } gana { $points } puntos.
    }
event-scored-majority =
    { $points ->
        [one] { $district }, mayoría: { $colour } gana { $points } punto.
       *[other] { $district }, mayoría: { $colour } gana { $points } puntos.
    }
event-scored-towers =
    { $points ->
        [one] Torres: { $colour } gana { $points } punto.
       *[other] Torres: { $colour } gana { $points } puntos.
    }
event-scored-urban =
    { $points ->
        [one] { $rule }: { $colour } gana { $points } punto.
       *[other] { $rule }: { $colour } gana { $points } puntos.
    }
event-scored-urban-at =
    { $points ->
        [one] { $place }, «{ $rule }»: { $colour } gana { $points } punto.
       *[other] { $place }, «{ $rule }»: { $colour } gana { $points } puntos.
    }
event-round-scored = Tras la ronda { $round }: { $standing }.
event-game-ended = La partida ha terminado.

## Rechazos

refusal-game-over = La partida ha terminado.
refusal-not-your-turn = No es el turno de este jugador.
refusal-time-to-build = Los bloques ya están elegidos: ahora toca construir.
refusal-time-to-choose = Primero hay que elegir los bloques de esta ronda.
refusal-wrong-number =
    { $count ->
        [one] Hay que tomar exactamente { $count } bloque.
       *[other] Hay que tomar exactamente { $count } bloques.
    }
refusal-colour-not-asked = Primero se eligen los bloques del otro color ({ $colour }).
refusal-not-in-reserve = No todos estos bloques están en la reserva ({ $colour }: { $reserve }).
refusal-must-build = Mientras se pueda colocar un bloque según las reglas, hay que hacerlo.
refusal-card-not-held = La carta { $card } no está en la mano.
refusal-foreign-colour = Este color es de otro jugador.
refusal-block-not-chosen = No queda ningún bloque de { $size } entre los elegidos.
refusal-wrong-lot = Ahí la carta { $card } señala el solar { $lot }.
refusal-closed-district = { $district }: aún no se puede construir ahí.
refusal-under-monster = Nadie puede construir en { $lot }: ahí está el monstruo.
refusal-anti-trust = Antimonopolio: la torre en { $lot } ya es de este jugador.
refusal-too-few-floors =
    { $needed ->
        [one] En { $lot } hace falta un bloque de al menos { $needed } planta frente a { $rival }.
       *[other] En { $lot } hace falta un bloque de al menos { $needed } plantas frente a { $rival }.
    }

## Opciones y posiciones

option-clash-urban-rules = La edición de 1994 no tiene normas urbanísticas.
option-clash-sides = Los lados contiguos solo se pueden elegir con dos jugadores.
option-clash-first-player = El jugador inicial debe ser uno de los jugadores.
position-colour = Nadie juega con este color en la partida: { $colour }.
position-too-many-blocks = No hay tantos bloques de { $size } ({ $colour }).
position-tower = La torre en { $lot } no puede existir: en cada nivel, desde el suelo, el color de arriba debe tener al menos tantas plantas como cualquier otro.
position-majorities = Solo hay seis barrios en los que tener mayoría.
position-first-player = El jugador inicial no coincide con el de la opción.
position-who = Indica quién es el jugador inicial o a quién le toca decidir.
position-actor = Aquí no le puede tocar decidir a este jugador.
position-end = Una partida terminada está en su última ronda y sin bloques elegidos.
position-chosen = Los bloques elegidos no cuadran con el jugador al que le toca.
position-set-aside = Estos bloques no pueden haberse apartado aquí.
position-reserve = Los bloques en la reserva, elegidos, en el tablero, destruidos y perdidos deben sumar todos los bloques.
position-cards = Solo hay cinco cartas { $card }.
position-hand = Cada mano tiene cuatro cartas.
position-pile = El mazo, las cartas jugadas y las manos deben sumar las 45 cartas.
position-pile-empty = El mazo nunca está vacío entre turnos.
position-no-monster = En esta partida no hay monstruo.
position-no-rules = En esta partida no se usan normas urbanísticas.
position-rules = Las normas urbanísticas no son compatibles entre sí o quedan demasiado pocas.
input-verb = No se entiende: { $text }. Una acción empieza por choose, build o discard.
input-card = No hay ninguna carta { $card }. Las cartas van del 1 al 9.
input-block = No hay ningún bloque de { $block } plantas. Los bloques tienen de 1 a 4.
input-colour = No hay ningún color { $colour }. Los colores son blue, orange, purple y yellow.
input-district = No hay ningún barrio { $district }. Los barrios van de la A a la F.
input-build = Indica la carta, el barrio y el bloque: build 7 D 3.
input-discard = Indica la carta y el bloque: discard 7 3.

## Descripciones

describe-round = Ronda { $round } de { $rounds }. Jugador inicial: { $player }.
describe-turns-left =
    { $turns ->
        [one] Queda { $turns } turno en esta ronda.
       *[other] Quedan { $turns } turnos en esta ronda.
    }
describe-district =
    { $towers ->
        [0] { $district }: ninguna torre.
        [one] { $district }: una torre.
       *[other] { $district }: { $towers } torres.
    }
describe-district-closed = { $district }: aún sin abrir.
describe-lot-empty = { $lot }: vacío.
describe-lot =
    { $height ->
        [one] { $lot }: { $colour }, { $height } planta. Desde el suelo: { $blocks }.
       *[other] { $lot }: { $colour }, { $height } plantas. Desde el suelo: { $blocks }.
    }
describe-empty-lots = Solares vacíos: { $lots }.
describe-hand = { $player } tiene en la mano las cartas { $cards }.
describe-hand-hidden = { $player } tiene cuatro cartas ocultas.
describe-player =
    { $points ->
        [one] { $player }: { $points } punto, lado { $side }.
       *[other] { $player }: { $points } puntos, lado { $side }.
    }
describe-colour =
    { $towers ->
        [0] Color: { $colour }. Ninguna torre. Bloques elegidos: { $chosen }. Reserva: { $reserve }.
        [one] Color: { $colour }. Una torre. Bloques elegidos: { $chosen }. Reserva: { $reserve }.
       *[other] Color: { $colour }. { $towers } torres. Bloques elegidos: { $chosen }. Reserva: { $reserve }.
    }
describe-points =
    { $points ->
        [one] { $player }: { $points } punto.
       *[other] { $player }: { $points } puntos.
    }
describe-place =
    { $points ->
        [one] Puesto { $place }: { $player }, { $points } punto.
       *[other] Puesto { $place }: { $player }, { $points } puntos.
    }
describe-colours = Por color: { $standing }.
describe-no-rules = No se usan normas urbanísticas.
describe-rule = { $rule }. { $effect }
describe-unseen-rules = Normas urbanísticas que aún no han salido: { $rules }.
describe-pile =
    { $cards ->
        [one] Hay { $cards } carta en el mazo.
       *[other] Hay { $cards } cartas en el mazo.
    }
describe-played = Cartas jugadas: { $cards }.
describe-monster = { $monster } está en { $lot }.
describe-no-monster = En esta partida no hay monstruo.

## Normas urbanísticas

urban-big-business = Gran negocio
urban-big-business-effect = En cada barrio, la torre más alta, si es la única de esa altura, da 2 puntos a su propietario.
urban-founder = Fundador
urban-founder-effect = 1 punto por cada torre que se alza sobre un bloque de tu color, pero es de otro color.
urban-megacity = Megaciudad
urban-megacity-effect = 1 punto por cada una de tus torres en el único barrio completo; si no hay ninguno, en el único con más torres.
urban-fog-free-view = Por encima de la niebla
urban-fog-free-view-effect = 1 punto por cada una de tus torres de cinco plantas o más.
urban-multiple-tower = Torre múltiple
urban-multiple-tower-effect = 2 puntos por cada una de tus torres de tres colores o más.
urban-villa = Villa
urban-villa-effect = 2 puntos por cada una de tus torres de una sola planta junto a un solar vacío de su barrio.
urban-worldwide-expansion = Expansión mundial
urban-worldwide-expansion-effect = 1 punto por cada barrio en el que tengas una torre.
urban-hobbit-home = La casa del hobbit
urban-hobbit-home-effect = En el barrio de la torre más alta del tablero, la torre más baja da 2 puntos a su propietario.
urban-small-town = Pueblo pequeño
urban-small-town-effect = 1 punto por cada una de tus torres en el único barrio con menos torres.
urban-fake-news = Noticias falsas
urban-fake-news-effect = La verdadera norma no se revela hasta la puntuación.
