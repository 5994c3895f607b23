# Los tableros de la mesa web: lo que ambos comparten, Manhattan, King of New York.

board-confirm = Confirmar
board-cancel = Cancelar
board-close = Cerrar
board-back = Atrás
board-next = Siguiente
board-skip = Saltar
board-result = Resultado
board-waiting = Turno de { $player }…

## Manhattan

board-city = La ciudad
board-hand = Tus cartas
board-card = Carta { $card }
board-rack = Tus bloques de la ronda ({ $colour })
board-reserve = Toma de tu reserva ({ $colour })
board-block-of =
    { $count ->
        [0] Bloques de { $size } ({ $colour }): ninguno
       *[other] Bloques de { $size } ({ $colour }): { $count }
    }
board-give-back = Devolver un bloque de { $size }
board-take-more =
    { $count ->
        [one] Toma un bloque más.
       *[other] Toma { $count } bloques más.
    }
board-take = Tomar
board-build = Construir
board-pick-card = Elige ahora una carta.
board-pick-district = Toca ahora un barrio.
board-hint-take = Toca los bloques que quieras tomar.
board-hint-build = Toca una carta, luego un barrio y un bloque.
board-target = Aquí cabe un bloque de { $size } o más.
board-target-none = Aquí no se puede poner nada.
board-player-points =
    { $points ->
        [one] { $player }: { $points } punto
       *[other] { $player }: { $points } puntos
    }
board-starts = empieza esta ronda
board-blocks-left = Bloques restantes ({ $colour }): { $ones } de 1, { $twos } de 2, { $threes } de 3, { $fours } de 4
board-round = Ronda { $round } de { $rounds }
board-pile =
    { $cards ->
        [one] { $cards } carta en el mazo
       *[other] { $cards } cartas en el mazo
    }
board-look = Cómo mirar la ciudad
board-turn-left = Girar la ciudad a la izquierda
board-turn-right = Girar la ciudad a la derecha
board-own-side = Volver al propio lado
board-plan = Plano desde arriba
board-seen-from = Vista desde el lado { $side }
board-scoring = Puntuación de la ronda { $round }
board-scoring-tallest = Torre más alta
board-scoring-majority = Mayorías
board-scoring-towers = Torres
board-scoring-urban = Norma urbanística
board-scoring-sum = Esta ronda
board-scoring-after = Puntos

## King of New York

board-map = Mapa de Nueva York
board-new = nuevo
board-superstar = Ídolo de masas
board-statue = Estatua de la Libertad
board-superstar-free = Nadie tiene Ídolo de masas.
board-superstar-held = { $player } tiene Ídolo de masas.
board-statue-free = Nadie tiene la Estatua de la Libertad.
board-statue-held = { $player } tiene la Estatua de la Libertad.
board-zone-lower = Sur
board-zone-midtown = Centro
board-zone-upper = Norte
board-zone-pays = Al empezar un turno: { $stars } ★ y { $energy } ⚡
board-dice = Dados
board-no-dice = Los dados están en el cubilete.
board-die-kept = { $face }, guardado
board-die-resolved = { $face }, ya resuelto
board-added = añadido por cartas
board-reroll =
    { $count ->
        [one] Volver a lanzar un dado
       *[other] Volver a lanzar { $count } dados
    }
board-keep = Guardar todos
board-tap-to-keep = Toca los dados que quieres guardar y lanza los demás.
board-all-kept = Se guardan todos los dados.
board-sweep = Cartas nuevas por 2 ⚡
board-why = ¿Por qué no?
board-which = ¿Cuál de ellas?
board-hint-face = Toca un dado: su cara es la siguiente.
board-hint-borough = Toca en el mapa un distrito con borde.
board-hint-target = Toca lo que tiene borde en el mapa.
board-hint-card = Toca una carta para leerla o tomarla.
board-hint-player = Toca el panel de un jugador.
board-answers = Respuestas
board-market = En venta
board-deck = Mazo: { $count }
board-discards = Descartes: { $count }
board-cards = Cartas
board-your-cards = Tus cartas
board-keep-card = carta permanente
board-discard-card = carta de descartar
board-cheaper = 1 ⚡ menos { $where }
board-phase-roll = Lanzar
board-phase-resolve = Resolver
board-phase-move = Mover
board-phase-buy = Comprar
