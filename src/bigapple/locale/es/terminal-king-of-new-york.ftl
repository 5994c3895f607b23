# King of New York en la mesa de la terminal.

## La mesa dibujada. Letras y nombres cortos donde hay poco sitio.

king-table-letter-infantry = I
king-table-letter-jet = A
king-table-letter-tank = T
king-table-zone-lower = Sur
king-table-zone-midtown = Centro
king-table-zone-upper = Norte
king-table-second-space = (5–6)
king-table-empty = vacío
king-table-no-units = sin unidades
king-table-room =
    { $count ->
        [0] completo
        [one] sitio para uno
       *[other] sitio para { $count }
    }
king-table-souvenir = Recuerdo: { $monster }
king-table-legend = Edificios: { $example } cuesta 2 { $face } y da { $example }; { $heights } de una a tres losetas.
king-table-legend-units = Unidades ({ $new } nueva): { $units }
king-table-monsters = Monstruos
king-table-superstar = Ídolo de masas
king-table-statue = Estatua de la Libertad
king-table-eliminated = eliminado
king-table-trophies = trofeos { $units }
king-table-claim = próxima carta Permanente
king-table-extra-turn = turno extra
king-table-extra-subway = turno extra (Metro)
king-table-market = A la venta ({ $deck } en el mazo)
king-table-keep = Permanente.
king-table-discard = Descartar.
king-table-turn = Turno { $turn }
king-table-placing = Los Monstruos ocupan su sitio
king-table-over = La partida ha terminado
king-table-phase-roll = lanzar
king-table-phase-resolve = resolver
king-table-phase-move = moverse
king-table-phase-buy = comprar
king-table-rerolls =
    { $count ->
        [one] puedes volver a lanzar una vez
       *[other] puedes volver a lanzar { $count } veces
    }
king-table-resolved = resueltos: { $dice }
king-table-added = añadidos por cartas: { $dice }
king-table-no-attack = { $face } no hace daño: Manhattan estaba vacío.

## Listas

king-table-list-rerolls = Escribe los dados que relanzas (DDO) o conservas (k DDD). Enter lo muestra todo.
king-table-list-count =
    { $count ->
        [one] Volver a lanzar un dado:
       *[other] Volver a lanzar { $count } dados:
    }
king-table-list-stop = parar, conservar
king-table-list-keep = conservar solo
king-table-list-reroll = lanzar
king-table-list-all = lanzar todo
king-table-which = { $text } puede ser varias cosas: { $known }.
king-table-reroll-what = Di qué dados vuelves a lanzar, por ejemplo DDO, o conservar para parar.

## Noticias breves, sin sujeto: está escrito delante

king-table-news-monsters = Monstruos. { $monsters }.
king-table-news-each = { $who }: { $what }
king-table-news-start = Ataques obtenidos para empezar. { $rolls }.
king-table-news-start-again = empate, otra vez: { $rolls }
king-table-news-piles = Edificios. { $piles }.
king-table-news-cards = A la venta: { $cards }.
king-table-news-starts = empieza { $where }
king-table-news-hits = golpea:
king-table-news-shoot = bajo el fuego:
king-table-news-eliminated = { $monster }: ¡Monstruo eliminado!
king-table-news-destroys = destruye { $what } { $where }
king-table-news-sends = ahuyenta { $unit } { $to }
king-table-news-takes = consigue { $goal }
king-table-news-takes-from = le quita { $goal } a { $monster }
king-table-news-goes = va { $to }
king-table-news-enters = entra en Manhattan
king-table-news-climbs = sube { $to }
king-table-news-flees = huye { $to }
king-table-news-leaves = tiene que irse { $to }
king-table-news-stays = se queda
king-table-news-souvenir = Recuerdo { $where }
king-table-news-buys = compra { $card }
king-table-news-gets = recibe { $card } gratis
king-table-news-sweeps = sustituye las cartas a la venta
king-table-news-loses = pierde { $card }
king-table-standing-flee-at = con { $life } o menos, huir
king-table-standing-flee-at-to = con { $life } o menos, huir, mejor { $to }
king-table-standing-flee-always = huir siempre
king-table-standing-flee-always-to = huir siempre, mejor { $to }
king-table-standing-flee-never = no huir nunca
king-table-standing-leave = salir de Manhattan, mejor { $to }
king-table-standing-damage-some = pagar el daño con { $energy } como máximo
king-table-standing-damage-energy = pagar el daño con toda la Energía que haya
king-table-standing-damage-hearts = no pagar daño con Energía
king-table-standing-costs-energy = pagar los costes con Energía mientras alcance
king-table-standing-costs-hearts = pagar los costes con Vidas todo lo posible
king-table-standing-discard = descartar la primera de estas: { $cards }
king-table-standing-send = no enviar ninguna unidad
king-table-standing-examples = huir con 4; huir con 4 a queens; nunca huir; salir a queens; pagar daño con 3 energía; pagar costes con energía; descartar drenaje; no enviar nada

## Palabras que se pueden escribir: varias para lo mismo, separadas por espacios

king-table-verb-roll = lanzar tirar
king-table-verb-keep = conservar
king-table-verb-stop = parar
king-table-verb-reroll = relanzar volver
king-table-verb-resolve = resolver
king-table-verb-chameleon = camaleón
king-table-verb-convert = convertir
king-table-verb-cabs = taxis
king-table-verb-webs = telarañas
king-table-verb-curses = maldiciones
king-table-verb-ray = rayo
king-table-verb-destroy = destruir
king-table-verb-pay = pagar
king-table-verb-heal = curar recuperar
king-table-verb-go = ir huir
king-table-verb-stay = quedarse quedar
king-table-verb-speed = velocidad
king-table-verb-subway = metro
king-table-verb-carapace = caparazón
king-table-verb-send = enviar ahuyentar
king-table-verb-buy = comprar
king-table-verb-scavenge = rebuscar
king-table-verb-sweep = sustituir
king-table-verb-photo = foto
king-table-verb-discard = descartar
king-table-verb-no = no nada
king-table-verb-end = fin acabar terminar
king-table-verb-yes = sí
king-table-verb-all = todo todos
king-table-verb-new = nuevo nueva
king-table-standing-word-flee = huir huye
king-table-standing-word-at = con
king-table-standing-word-to = a al hacia
king-table-standing-word-always = siempre
king-table-standing-word-never = nunca
king-table-standing-word-leave = salir irse
king-table-standing-word-pay = pagar
king-table-standing-word-damage = daño
king-table-standing-word-costs = costes coste
king-table-standing-word-with = con
king-table-standing-word-energy = energía
king-table-standing-word-hearts = vidas vida
king-table-standing-word-discard = descartar
king-table-standing-word-send = enviar
king-table-standing-word-nothing = nada
king-table-standing-word-skip = no luego

## Ayuda: como máximo 79 caracteres por línea, para que quepa en cualquier pantalla

help-king-of-new-york =
    Dados: E Energía, A Ataque, H Vida, C Fama, D Destrucción, O ¡Ay!
    lanzar (o r, o Enter)     lanzar los dados
    DDO, k DDD, k             lanzar estos; conservar estos; conservar todos
    A, AED                    resolver una cara, o varias en este orden
    q, bx, bk, si, m          Queens, Bronx, Brooklyn, Staten Island, Manhattan
    2, avión                  destruir el edificio de la pila 2, o un avión
    2, drenaje, sustituir, fin  comprar por número o nombre, sustituir, acabar
    instrucción huir con 4    decidir de antemano (instrucciones, retirar huir)
    Entre pasos: caparazón, metro q. Antes de lanzar: velocidad q.
    Una letra que es un dado o un distrito no es una orden.
    Partes: mesa, turno, dados, distrito queens, jugador 2, mercado,
    carta drenaje, unidades, objetivos, losetas, descartes, mazo, puntos.
    Por ejemplo: porqué DDO, reglas K5.9.
