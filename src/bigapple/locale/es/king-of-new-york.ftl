# King of New York: names, questions, actions, events, refusals, descriptions.
# A phrase for where (in the Bronx) or where to (to the Bronx) comes whole, with its preposition.

## Monsters, boroughs, places

# Said of cards, units and faces, which are all feminine; other lists need a feminine heading.
king-player = { $player } – { $monster }
king-monster-captain-fish = Captain Fish
king-monster-drakonis = Drakonis
king-monster-kong = Kong
king-monster-mantis = Mantis
king-monster-rob = Rob
king-monster-sheriff = Sheriff
king-borough-bronx = El Bronx
king-borough-queens = Queens
king-borough-brooklyn = Brooklyn
king-borough-staten-island = Staten Island
king-borough-manhattan = Manhattan
king-place-bronx = El Bronx
king-place-queens = Queens
king-place-brooklyn = Brooklyn
king-place-staten-island = Staten Island
king-place-lower = Manhattan Sur
king-place-midtown = Manhattan Centro
king-place-upper = Manhattan Norte
king-place-lower-5-6 = Manhattan Sur, casilla 5–6
king-place-midtown-5-6 = Manhattan Centro, casilla 5–6
king-place-upper-5-6 = Manhattan Norte, casilla 5–6
king-in-nowhere = fuera del tablero
king-in-bronx = en el Bronx
king-in-queens = en Queens
king-in-brooklyn = en Brooklyn
king-in-staten-island = en Staten Island
king-in-manhattan = en Manhattan
king-in-lower = en Manhattan Sur
king-in-midtown = en Manhattan Centro
king-in-upper = en Manhattan Norte
king-in-lower-5-6 = en Manhattan Sur (casilla 5–6)
king-in-midtown-5-6 = en Manhattan Centro (casilla 5–6)
king-in-upper-5-6 = en Manhattan Norte (casilla 5–6)
king-to-bronx = al Bronx
king-to-queens = a Queens
king-to-brooklyn = a Brooklyn
king-to-staten-island = a Staten Island
king-to-manhattan = a Manhattan
king-to-lower = a Manhattan Sur
king-to-midtown = a Manhattan Centro
king-to-upper = a Manhattan Norte
king-to-lower-5-6 = a Manhattan Sur (casilla 5–6)
king-to-midtown-5-6 = a Manhattan Centro (casilla 5–6)
king-to-upper-5-6 = a Manhattan Norte (casilla 5–6)

## Dice, tiles, units, tokens

king-face-energy = Energía
king-face-attack = Ataque
king-face-heart = Vida
king-face-celebrity = Fama
king-face-destruction = Destrucción
king-face-ouch = «¡Ay!»
king-symbols-energy = { $count } de Energía
king-symbols-attack = { $count } de Ataque
king-symbols-heart = { $count } de Vida
king-symbols-celebrity = { $count } de Fama
king-symbols-destruction = { $count } de Destrucción
king-symbols-ouch = { $count } «¡Ay!»
king-tile-high-rise-1 = rascacielos 1
king-tile-high-rise-2 = rascacielos 2
king-tile-high-rise-3 = rascacielos 3
king-tile-power-plant-2 = central eléctrica 2
king-tile-power-plant-3 = central eléctrica 3
king-tile-hospital-2 = hospital 2
king-tile-hospital-3 = hospital 3
king-tiles = { $tile } ({ $count })
king-pile = pila { $number }
king-unit-infantry = infantería
king-unit-jet = avión
king-unit-tank = tanque
king-units-infantry =
    { $count ->
        [one] { $count } infantería
       *[other] { $count } infanterías
    }
king-units-jet =
    { $count ->
        [one] { $count } avión
       *[other] { $count } aviones
    }
king-units-tank =
    { $count ->
        [one] { $count } tanque
       *[other] { $count } tanques
    }
king-buildings =
    { $count ->
        [one] { $count } edificio
       *[other] { $count } edificios
    }
king-tokens-web =
    { $count ->
        [one] { $count } ficha de Telaraña
       *[other] { $count } fichas de Telaraña
    }
king-tokens-curse =
    { $count ->
        [one] { $count } ficha de Maldición
       *[other] { $count } fichas de Maldición
    }
king-tokens-carapace =
    { $count ->
        [one] { $count } ficha de Caparazón
       *[other] { $count } fichas de Caparazón
    }

## Amounts: ★ victory points, ⚡ energy cubes, ♥ life points, damage

king-points =
    { $count ->
        [one] { $count } Punto de Victoria
       *[other] { $count } Puntos de Victoria
    }
king-energy =
    { $count ->
        [one] { $count } Cubo de Energía
       *[other] { $count } Cubos de Energía
    }
king-life =
    { $count ->
        [one] { $count } Vida
       *[other] { $count } Vidas
    }
king-damage = { $count } de daño

## What is asked

king-ask-place = { $player }: ¿en qué distrito empieza { $monster }?
king-ask-roll = { $player }: lanza { $count } dados.
king-ask-roll-speed = { $player }: lanza { $count } dados o muévete antes con Supervelocidad.
king-ask-reroll =
    { $rerolls ->
        [one] { $player }: { $dice }. ¿Vuelves a lanzar algún dado o los conservas todos? Puedes volver a lanzar una vez.
       *[other] { $player }: { $dice }. ¿Vuelves a lanzar algún dado o los conservas todos? Puedes volver a lanzar { $rerolls } veces.
    }
king-ask-reroll-forced =
    { $rerolls ->
        [one] { $player }: { $dice }. Aura gafe: debes volver a lanzar al menos un dado. Es la última vez.
       *[other] { $player }: { $dice }. Aura gafe: debes volver a lanzar al menos un dado. Te quedan { $rerolls } veces.
    }
king-ask-convert = { $player }: { $dice }. ¿Cuántos conviertes en { $into } ({ $card })?
king-ask-cabs = { $player }: { $destruction }. ¿Sumas dos más para destruir solo unidades este turno (Lluvia de taxis)?
king-ask-resolve = { $player }: ¿qué cara resuelves ahora? Falta por resolver: { $dice }.
king-ask-webs =
    { $tokens ->
        [one] { $player }: { $attack }. ¿Usas uno para descartar tu ficha de Telaraña en lugar de atacar?
       *[other] { $player }: { $attack }. ¿Cuántos usas para descartar, con cada uno, una de tus { $tokens } fichas de Telaraña en lugar de atacar?
    }
king-ask-curses =
    { $tokens ->
        [one] { $player }: { $hearts }. ¿Usas uno para descartar tu ficha de Maldición en lugar de curarte?
       *[other] { $player }: { $hearts }. ¿Cuántos usas para descartar, con cada uno, una de tus { $tokens } fichas de Maldición en lugar de curarte?
    }
king-ask-ray = { $player }: { $destruction }. ¿Gastas la Destrucción { $where } o pagas para gastarla en otro distrito (Rayo sísmico)?
king-ask-destroy = { $player }: aún tienes { $destruction } para gastar { $where }. ¿Qué destruyes?
king-ask-destroy-units = { $player }: aún tienes { $destruction } para gastar contra unidades { $where }. ¿Qué destruyes?
king-ask-pay-damage = { $player }: sufres { $damage } y tienes { $energy }. ¿Cuánto daño pagas con Energía, de 0 a { $most }?
king-ask-leave = { $player }: en Manhattan ya solo cabe un Monstruo. ¿A qué distrito vas?
king-ask-flee = { $player }: { $rival } te ha causado { $damage } y aún tienes { $life }. ¿Huyes de Manhattan o te quedas?
king-ask-flee-fee = { $player }: { $rival } te ha causado { $damage } y aún tienes { $life }. ¿Pagas { $fee } para huir de Manhattan o te quedas?
king-ask-move = { $player }: ¿te quedas { $where } o vas a otro distrito?
king-ask-move-fee = { $player }: ¿te quedas { $where } o pagas { $fee } para ir a otro distrito?
king-ask-move-enter = { $player }: en Manhattan hay sitio y debes entrar.
king-ask-move-up = { $player }: sube { $to }.
king-ask-move-top = { $player }: quédate { $where }.
king-ask-send = { $player }: ¿qué unidad de las que hay { $where } envías { $to }?
king-ask-buy = { $player }: tienes { $energy }. ¿Compras cartas, las sustituyes todas por { $cost } o acabas el turno?
king-ask-buy-only = { $player }: tienes { $energy }. ¿Compras cartas o acabas el turno?
king-ask-buy-replace = { $player }: tienes { $energy } y no puedes comprar ninguna carta. ¿Las sustituyes todas por { $cost } o acabas el turno?
king-ask-buy-end = { $player }: tienes { $energy } y no puedes comprar nada. Acaba el turno.
king-ask-pay-cost = { $player }: el coste es de { $cost }. ¿Cuánto pagas con Vidas, de { $least } a { $most }?
king-ask-split = { $player }: { $stars } que convertir en Vidas o en Cubos de Energía. ¿Cuántas Vidas recuperas, de 0 a { $most }?
king-ask-photo = { $player }: ¿qué Monstruo sale en la foto?
king-ask-discard = { $player }: ¿qué carta Permanente descartas (Cañón Tesla)? { $cards }.

## Actions

king-action-roll = Lanzar { $count } dados
king-action-keep = Conservar todos los dados: { $dice }
king-action-reroll = Volver a lanzar { $dice }; conservar { $kept }
king-action-reroll-cursed = Volver a lanzar { $dice }; conservar { $kept }; la Maldición cuesta { $cost }
king-action-reroll-all = Volver a lanzar todos los dados: { $dice }
king-action-reroll-all-cursed = Volver a lanzar todos los dados: { $dice }; la Maldición cuesta { $cost }
king-action-resolve-energy = Resolver { $dice }: ganar { $energy }
king-action-resolve-energy-nothing = Resolver { $dice }: sin efecto ({ $card })
king-action-resolve-attack = Resolver { $dice }: golpear a { $targets }
king-action-resolve-attack-webs = Resolver { $dice }: atacar o descartar fichas de Telaraña
king-action-resolve-attack-void = Resolver { $dice }: sin daño, porque no había nadie en Manhattan al empezar el turno
king-action-resolve-attack-nobody = Resolver { $dice }: nadie recibe golpes
king-action-resolve-heart = Resolver { $dice }: recuperar { $life }
king-action-resolve-heart-nothing = Resolver { $dice }: ninguna Vida que recuperar
king-action-resolve-heart-curses = Resolver { $dice }: curarse o descartar fichas de Maldición
king-action-resolve-heart-manhattan = Resolver { $dice }: sin curación en Manhattan
king-action-resolve-celebrity = Resolver { $dice }: ganar { $stars } como Ídolo de masas
king-action-resolve-celebrity-take = Resolver { $dice }: hacerse con Ídolo de masas y ganar { $stars }
king-action-resolve-celebrity-nothing = Resolver { $dice }: sin efecto (Ídolo de masas exige { $needed } de Fama)
king-action-resolve-destruction = Resolver { $dice }: destruir edificios y unidades { $where }
king-action-resolve-destruction-nothing = Resolver { $dice }: no se puede destruir nada { $where }
king-action-resolve-ouch-mine =
    { $units ->
        [0] Resolver { $dice }: no hay unidades { $where } que te disparen
        [one] Resolver { $dice }: te dispara la única unidad que hay { $where }
       *[other] Resolver { $dice }: te disparan las { $units } unidades que hay { $where }
    }
king-action-resolve-ouch-borough =
    { $units ->
        [0] Resolver { $dice }: no hay unidades { $where } que disparen a nadie
        [one] Resolver { $dice }: la única unidad que hay { $where } dispara a todos los Monstruos de allí
       *[other] Resolver { $dice }: las { $units } unidades que hay { $where } disparan a todos los Monstruos de allí
    }
king-action-resolve-ouch-city =
    { $units ->
        [0] Resolver { $dice }: disparan todas las unidades de la ciudad (ninguna { $where }) y la Estatua de la Libertad es tuya
        [one] Resolver { $dice }: disparan todas las unidades de la ciudad (una { $where }) y la Estatua de la Libertad es tuya
       *[other] Resolver { $dice }: disparan todas las unidades de la ciudad ({ $units } { $where }) y la Estatua de la Libertad es tuya
    }
king-action-resolve-ouch-city-again =
    { $units ->
        [0] Resolver { $dice }: disparan todas las unidades de la ciudad (ninguna { $where }); la Estatua de la Libertad ya es tuya
        [one] Resolver { $dice }: disparan todas las unidades de la ciudad (una { $where }); la Estatua de la Libertad ya es tuya
       *[other] Resolver { $dice }: disparan todas las unidades de la ciudad ({ $units } { $where }); la Estatua de la Libertad ya es tuya
    }
king-action-chameleon = Camaleón: descartar un dado de Fama y pasar un dado de { $face } a { $into }
king-action-carapace = Descartar Caparazón por sus fichas: te quedas con { $life }
king-action-place = Empezar { $where }
king-action-go = Ir { $to }
king-action-go-fee = Pagar { $fee } e ir { $to }
king-action-enter = Entrar en Manhattan y ganar 1 Punto de Victoria
king-action-enter-again = Entrar otra vez en Manhattan
king-action-go-up = Subir { $to }
king-action-flee = Huir { $to }
king-action-flee-fee = Pagar { $fee } y huir { $to }
king-action-leave = Salir de Manhattan e ir { $to }
king-action-subway = Ir en metro { $to }
king-action-subway-fee = Pagar { $fee } e ir en metro { $to }
king-action-speed = Supervelocidad: ir { $to } antes de lanzar los dados
king-action-stay = Quedarse { $where }
king-action-no = No
king-action-end = Acabar el turno
king-action-stop = No destruir nada más
king-action-cabs = Lluvia de taxis: dos más de Destrucción, pero este turno solo se destruyen unidades
king-action-no-cabs = Prescindir de Lluvia de taxis
king-action-ray = Rayo sísmico: pagar { $cost } y gastar la Destrucción { $where }
king-action-no-ray = Gastar la Destrucción { $where }
king-action-destroy-gain = Destruir un edificio ({ $tile }) { $where }, pila { $pile }: { $cost } para ganar { $reward }
king-action-destroy-heal = Destruir un edificio ({ $tile }) { $where }, pila { $pile }: { $cost } para recuperar { $reward }
king-action-destroy-empty = Destruir un edificio { $where }, pila { $pile }: la pila está vacía
king-action-destroy-infantry = Destruir una infantería { $where }: { $cost } para recuperar 1 Vida
king-action-destroy-jet = Destruir un avión { $where }: { $cost } para ganar 2 Cubos de Energía
king-action-destroy-tank = Destruir un tanque { $where }: { $cost } para ganar 3 Puntos de Victoria
king-action-send-infantry = Enviar una infantería { $to }
king-action-send-jet = Enviar un avión { $to }
king-action-send-tank = Enviar un tanque { $to }
king-action-send-new-infantry = Enviar una infantería nueva { $to }
king-action-send-new-jet = Enviar un avión nuevo { $to }
king-action-send-new-tank = Enviar un tanque nuevo { $to }
king-action-send-none = No enviar ninguna unidad { $to }
king-action-convert = Convertir { $dice } en { $into }
king-action-convert-none = Dejar los dados como están: { $face }
king-action-webs =
    { $tokens ->
        [0] No descartar ninguna ficha de Telaraña; { $rest } para atacar
        [one] Descartar una ficha de Telaraña; { $rest } para atacar
       *[other] Descartar { $tokens } fichas de Telaraña; { $rest } para atacar
    }
king-action-curses =
    { $tokens ->
        [0] No descartar ninguna ficha de Maldición; { $rest } para curarse
        [one] Descartar una ficha de Maldición; { $rest } para curarse
       *[other] Descartar { $tokens } fichas de Maldición; { $rest } para curarse
    }
king-action-pay-damage = Pagar { $energy } y perder { $life }
king-action-pay-damage-none = No pagar nada y perder { $life }
king-action-pay-damage-all = Pagar { $energy } y no perder ninguna Vida
king-action-pay-cost = Pagar { $energy } y { $life }
king-action-pay-cost-energy = Pagar { $energy }
king-action-pay-cost-life = Pagar { $life }
king-action-split = Recuperar { $life } y ganar { $energy }
king-action-split-energy = No recuperar ninguna Vida y ganar { $energy }
king-action-split-life = Recuperar { $life } sin ganar Energía
king-action-amount = Responder { $count }
king-action-buy = Comprar la carta { $card } por { $cost }
king-action-buy-free = Tomar gratis la carta { $card }
king-action-buy-nothing = Comprar la carta { $number }: no hay ninguna
king-action-sweep = Pagar { $cost } y sustituir todas las cartas a la venta
king-action-scavenge = Comprar la carta { $card } de la pila de descartes por { $cost }
king-action-scavenge-free = Tomar gratis la carta { $card } de la pila de descartes
king-action-photo = Fotografiar a { $monster }: ganar { $stars }
king-action-photo-nothing = Fotografiar a { $monster }: no ganar nada
king-action-photo-nobody = Fotografiar al jugador { $number }: no existe
king-action-discard = Descartar la carta { $card }

## Events

king-event-monster-drawn = { $player } es { $monster }.
king-event-start-rolled = Tirada inicial: { $player } saca { $attacks } de Ataque.
king-event-game-started = Empezará { $player }.
king-event-tile-revealed = Edificio a la vista { $where }, pila { $pile }: { $tile }.
king-event-card-revealed = Se revela la carta { $card }, que cuesta { $cost }.
king-event-deck-shuffled =
    { $cards ->
        [one] El mazo está vacío: la única carta descartada pasa a ser el nuevo mazo.
       *[other] El mazo está vacío: las { $cards } cartas descartadas se barajan y forman uno nuevo.
    }
king-event-placed = { $player } empieza { $where }.
king-event-turn-started-none = Es el turno de { $player }.
king-event-turn-started-plain = { $player } juega un turno adicional.
king-event-turn-started-subway = { $player } juega un turno adicional con Metro.
king-event-rolled = { $player } saca { $dice }.
king-event-rerolled =
    { $count ->
        [one] { $player } vuelve a lanzar un dado.
       *[other] { $player } vuelve a lanzar { $count } dados.
    }
king-event-converted = { $player } convierte { $dice } en { $into } ({ $card }).
king-event-added = { $card }: { $player } suma { $dice }.
king-event-chameleon = Camaleón: { $player } descarta un dado de Fama y pasa un dado de { $face } a { $into }.
king-event-resolved = { $player } resuelve { $dice }.
king-event-stars-gained-celebrity = { $player } gana { $amount } por su fama.
king-event-stars-gained-manhattan = { $player } gana { $amount } en Manhattan.
king-event-stars-gained-entering = { $player } gana { $amount } por entrar en Manhattan.
king-event-stars-gained-building = { $player } gana { $amount } gracias al edificio.
king-event-stars-gained-unit = { $player } gana { $amount } gracias a la unidad.
king-event-stars-gained-statue = { $player } gana { $amount } con la Estatua de la Libertad.
king-event-stars-gained-card = { $card }: { $player } gana { $amount }.
king-event-stars-lost-statue = Sin la Estatua de la Libertad, { $player } pierde { $amount }.
king-event-stars-lost-card = { $card }: { $player } pierde { $amount }.
king-event-energy-gained-energy = { $player } gana { $amount } con los dados.
king-event-energy-gained-manhattan = { $player } gana { $amount } en Manhattan.
king-event-energy-gained-building = { $player } gana { $amount } gracias al edificio.
king-event-energy-gained-unit = { $player } gana { $amount } gracias a la unidad.
king-event-energy-gained-card = { $card }: { $player } gana { $amount }.
king-event-energy-given = { $card }: { $player } entrega { $energy } a { $receiver }.
king-event-healed-heart = { $player } recupera { $amount } con los dados.
king-event-healed-building = { $player } recupera { $amount } gracias al edificio.
king-event-healed-unit = { $player } recupera { $amount } gracias a la unidad.
king-event-healed-card = { $card }: { $player } recupera { $amount }.
king-event-hearts-lost-card = { $card }: { $player } pierde { $amount }.
king-event-paid = { $player } paga { $energy }.
king-event-paid-life = { $player } paga { $life }.
king-event-paid-both = { $player } paga { $energy } y { $life }.
king-event-die-rolled = { $card }: { $player } saca { $face } y se libra de más daño.
king-event-die-rolled-ouch = { $card }: { $player } saca ¡Ay! y sufrirá el doble de daño.
king-event-damaged-attack = { $rival } causa { $damage } a { $player }.
king-event-damaged-attack-paid = { $rival } causa { $damage } a { $player }, que paga { $paid } para protegerse.
king-event-damaged-units = Disparan a { $player }: { $damage }.
king-event-damaged-units-paid = Disparan a { $player }, que paga { $paid } para protegerse: { $damage }.
king-event-damaged-rival = { $card }: { $rival } causa { $damage } a { $player }.
king-event-damaged-rival-paid = { $card }: { $rival } causa { $damage } a { $player }, que paga { $paid } para protegerse.
king-event-damaged-card = { $card }: { $player } sufre { $damage }.
king-event-damaged-card-paid = { $card }: { $player } sufre { $damage } y paga { $paid } para protegerse.
king-event-eliminated = A { $player } no le quedan Vidas: ¡Monstruo eliminado!
king-event-token-gained-web = { $rival } le pega una ficha de Telaraña a { $player }.
king-event-token-gained-curse = { $rival } le echa una ficha de Maldición a { $player }.
king-event-token-gained-carapace =
    { $count ->
        [one] { $player } pone una ficha más en Caparazón.
       *[other] { $player } pone { $count } fichas más en Caparazón.
    }
king-event-token-discarded-web =
    { $count ->
        [one] { $player } se libra de una ficha de Telaraña.
       *[other] { $player } se libra de { $count } fichas de Telaraña.
    }
king-event-token-discarded-curse =
    { $count ->
        [one] { $player } se libra de una ficha de Maldición.
       *[other] { $player } se libra de { $count } fichas de Maldición.
    }
king-event-building-destroyed = { $player } destruye un edificio ({ $tile }) { $where }, pila { $pile }.
king-event-unit-appeared-infantry = Aparece una infantería { $where }.
king-event-unit-appeared-jet = Aparece un avión { $where }.
king-event-unit-appeared-tank = Aparece un tanque { $where }.
king-event-unit-destroyed-infantry = { $player } destruye una infantería { $where }.
king-event-unit-destroyed-jet = { $player } destruye un avión { $where }.
king-event-unit-destroyed-tank = { $player } destruye un tanque { $where }.
king-event-unit-sent-infantry = Ataque apestoso: { $player } espanta una infantería, que se va { $to }.
king-event-unit-sent-jet = Ataque apestoso: { $player } espanta un avión, que se va { $to }.
king-event-unit-sent-tank = Ataque apestoso: { $player } espanta un tanque, que se va { $to }.
king-event-ray-aimed = Rayo sísmico: { $player } gasta la Destrucción { $where }.
king-event-superstar-taken = ¡{ $player } se convierte en Ídolo de masas!
king-event-superstar-taken-from = ¡{ $player } le quita Ídolo de masas a { $previous }!
king-event-statue-taken = ¡{ $player } se lleva la Estatua de la Libertad!
king-event-statue-taken-from = ¡{ $player } le quita la Estatua de la Libertad a { $previous }!
king-event-goal-returned-superstar = Ídolo de masas vuelve junto al mazo.
king-event-goal-returned-statue = La Estatua de la Libertad vuelve junto al mazo.
king-event-moved-move = { $player } va { $to }.
king-event-moved-enter = { $player } entra en Manhattan y se coloca { $where }.
king-event-moved-up = { $player } sube { $to }.
king-event-moved-flee = { $player } huye { $to }.
king-event-moved-leave = { $player } tiene que salir de Manhattan y va { $to }.
king-event-moved-slide = { $player } ocupa la casilla libre { $where }.
king-event-moved-speed = { $player } corre { $to } con Supervelocidad.
king-event-moved-subway = { $player } va en metro { $to }.
king-event-stayed = { $player } se queda { $where }.
king-event-souvenir-placed = { $player } deja una ficha de Recuerdo { $where }.
king-event-souvenirs-removed =
    { $count ->
        [one] La ficha de Recuerdo de { $player } sale del tablero.
       *[other] Las { $count } fichas de Recuerdo de { $player } salen del tablero.
    }
king-event-bought-market = { $player } compra la carta { $card }.
king-event-bought-market-free = { $player } toma la carta { $card }, que no cuesta nada.
king-event-bought-discard-pile = { $player } compra la carta { $card } de la pila de descartes.
king-event-bought-discard-pile-free = { $player } toma gratis la carta { $card } de la pila de descartes.
king-event-bought-claim = Universidad de Columbia: { $player } recibe gratis la carta { $card }.
king-event-swept = { $player } hace sustituir todas las cartas a la venta.
king-event-card-lost = { $player } ya no tiene la carta { $card }.
king-event-claimed = La próxima carta Permanente que se revele será gratis para { $player }.
king-event-extra-turn = { $card }: { $player } gana un turno adicional.
king-event-photographed = { $player } le hace una foto a { $rival }.
king-event-game-won-stars = ¡{ $player } gana la partida con al menos 20 Puntos de Victoria!
king-event-game-won-survival = ¡{ $player } tiene el último Monstruo con vida y gana la partida!
king-event-game-won-painbow = Arcoíris de dolor: ¡{ $player } gana la partida en el acto!
king-event-game-ended = No queda ningún Monstruo: no gana nadie.

## Refusals

king-refusal-game-over = La partida ha terminado.
king-refusal-not-your-decision = Ahora decide otro jugador. { $question }
king-refusal-wrong-decision = Eso no se puede hacer ahora. { $question }
king-refusal-place-in-manhattan = Nadie empieza en Manhattan.
king-refusal-place-full = Ya hay dos Monstruos { $where }.
king-refusal-no-such-dice = Esos dados no están. Caras que hay: { $dice }.
king-refusal-rage = Rabia terminal: los dados de Ataque no se pueden volver a lanzar.
king-refusal-must-reroll = Aura gafe ({ $rival }): hay que volver a lanzar todas las veces, al menos un dado cada vez.
king-refusal-no-such-face = No hay nada que resolver de esta cara: { $face }.
king-refusal-face-resolved = Esta cara ya se ha resuelto: { $face }.
king-refusal-no-chameleon = Para cambiar dados ahora hay que tener Camaleón.
king-refusal-nothing-to-change = Camaleón exige un dado de Fama sin resolver que descartar y otro dado sin resolver que cambiar.
king-refusal-change-resolved = Un dado no puede pasar a una cara que ya se ha resuelto: { $into }.
king-refusal-no-carapace = Para descartar Caparazón hay que tenerla.
king-refusal-no-subway = Este no es el turno adicional de una carta Metro.
king-refusal-subway-used-up = Los ocho viajes en metro de este turno ya están gastados.
king-refusal-no-speed = Para moverse antes de lanzar los dados hay que tener Supervelocidad.
king-refusal-speed-used-up = Supervelocidad ya se ha usado este turno.
king-refusal-must-enter = En Manhattan hay sitio: hay que entrar.
king-refusal-must-go-up = En Manhattan, un Monstruo debe subir una zona: { $up }.
king-refusal-top-of-manhattan = Manhattan Norte es la zona más alta.
king-refusal-stuck-in-manhattan = Un Monstruo solo sale de Manhattan al huir de un ataque o por una carta.
king-refusal-manhattan-full = En Manhattan no hay sitio.
king-refusal-already-there = El Monstruo ya está { $where }.
king-refusal-borough-full = Ya hay dos Monstruos { $where }.
king-refusal-flight-into-manhattan = Quien huye sale de Manhattan.
king-refusal-flight-full = Ya hay dos Monstruos { $where }.
king-refusal-must-leave = En Manhattan ya solo cabe un Monstruo: este tiene que salir.
king-refusal-leave-full = Ya hay dos Monstruos { $where }.
king-refusal-too-many-converted =
    { $most ->
        [one] Solo se puede convertir un dado.
       *[other] Solo se pueden convertir { $most } dados.
    }
king-refusal-too-many-webs =
    { $most ->
        [one] Solo se puede descartar una ficha de Telaraña.
       *[other] Solo se pueden descartar { $most } fichas de Telaraña.
    }
king-refusal-too-many-curses =
    { $most ->
        [one] Solo se puede descartar una ficha de Maldición.
       *[other] Solo se pueden descartar { $most } fichas de Maldición.
    }
king-refusal-ray-at-home = La Destrucción ya se gasta { $where }; Rayo sísmico es para otro distrito.
king-refusal-only-units = Después de Lluvia de taxis, este turno solo se pueden destruir unidades.
king-refusal-other-borough = La Destrucción se gasta { $home }, no { $where }.
king-refusal-no-target = No hay un objetivo así { $where }.
king-refusal-new-unit = Esta unidad acaba de aparecer { $where } y no se puede destruir este turno.
king-refusal-too-durable = Cuesta { $needed } y solo tienes { $left }.
king-refusal-must-destroy = Mientras te alcance para destruir algo { $home }, debes hacerlo.
king-refusal-no-unit-to-send = No hay una unidad así { $where }. { $units }
king-refusal-nothing-for-sale = Esta carta no está a la venta. { $sale }
king-refusal-needs-jet = La carta { $card } solo se puede comprar en un turno en el que hayas destruido un avión.
king-refusal-needs-tank = La carta { $card } solo se puede comprar en un turno en el que hayas destruido un tanque.
king-refusal-no-scavenger = Para comprar de la pila de descartes hay que tener Carroñero.
king-refusal-not-in-discard-pile = No es una carta Permanente de la pila de descartes. { $discarded }
king-refusal-wrong-damage-payment =
    { $most ->
        [one] Con Energía se puede pagar como máximo un punto de este daño.
       *[other] Con Energía se pueden pagar como máximo { $most } puntos de este daño.
    }
king-refusal-wrong-cost-payment = De este coste se puede pagar con Vidas de { $least } a { $most }.
king-refusal-wrong-split =
    { $most ->
        [one] Se puede recuperar como máximo una Vida.
       *[other] Se pueden recuperar como máximo { $most } Vidas.
    }
king-refusal-no-photo = En la foto sale otro Monstruo que esté vivo o que haya sido eliminado este turno.
king-refusal-card-not-held = No es una de tus cartas Permanentes. Las tuyas: { $held }.
king-refusal-cannot-pay = Cuesta { $cost } y solo tienes { $energy }.
king-refusal-cannot-pay-curse = Bajo la Maldición, volver a lanzar un ¡Ay! cuesta { $cost } y solo tienes { $energy }.
king-refusal-cannot-pay-marathon = Durante el Maratón de Nueva York, este movimiento cuesta { $fee } y solo tienes { $energy }.
king-cards-for-sale = Cartas a la venta: { $cards }.
king-cards-for-sale-none = No hay nada a la venta.
king-cards-discarded = Las que hay: { $cards }.
king-cards-discarded-none = No hay ninguna.

## Options, positions, input

option-monsters = qué Monstruos juegan, en el orden de los jugadores
option-two-in-manhattan = si caben dos Monstruos en Manhattan, con cinco o seis jugadores
option-clash-monsters = Tiene que haber un Monstruo por jugador.
option-clash-two-in-manhattan = En Manhattan solo caben dos Monstruos con cinco o seis jugadores.
king-position-monsters = Tiene que haber un Monstruo por jugador.
king-position-names = Estos Monstruos no son todos distintos o no son los de la opción.
king-position-hearts = Un Monstruo vivo tiene de 1 a 10 Vidas (12 con Caparazón); uno eliminado, ninguna.
king-position-fallen = Un Monstruo eliminado ya no tiene sitio, cartas, Energía, fichas, Objetivos, derechos a cartas ni turnos.
king-position-place = Todo Monstruo vivo está en alguna parte.
king-position-crowded = Hay demasiados Monstruos en un distrito o en casillas de la misma clase.
king-position-tokens = Solo hay { $most } fichas de esta clase.
king-position-carapace = Las fichas de Caparazón solo se ponen en Caparazón.
king-position-card-twice = La carta { $card } está dos veces.
king-position-not-keep = La carta { $card } no es Permanente.
king-position-cards = Las 64 cartas tienen que estar en alguna parte.
king-position-tiles-of = No hay tantas losetas de esta clase: { $tile }.
king-position-units = No hay tantas unidades de esta clase: { $unit }.
king-position-tiles = Las pilas, las losetas ocultas, las unidades y los trofeos deben sumar las 45 losetas.
king-position-agenda = Lo que está en marcha no puede ser así.
king-position-decision = Aquí no se puede preguntar esto.
king-position-damage = No se puede pagar más daño del que se causa.
king-position-winner = El ganador no cuadra con el final.
king-input-verb = No se entiende: { $text }. Una acción empieza por una de estas palabras: { $known }.
king-input-too-much = Aquí sobra { $text }.
king-input-faces = Esto no son caras: { $text }. Se escriben E (Energía), A (Ataque), H (Vida), C (Fama), D (Destrucción) y O (¡Ay!).
king-input-target = Esto no es un objetivo: { $text }. Indica el distrito y una pila o unidad (infantry, jet o tank): bronx 2, bronx jet.
king-input-borough = No hay ningún distrito { $text }. Distritos: { $known }.
king-input-card = No hay ninguna carta { $text }.
king-input-number = { $text } no es un número posible aquí.

## Descriptions

king-describe-placing = Los Monstruos ocupan su sitio. Empezará { $player }.
king-describe-turn = Turno { $turn }: { $player }, { $where }.
king-describe-turn-extra = Turno { $turn }, adicional: { $player }, { $where }.
king-describe-turn-subway =
    { $moves ->
        [0] Turno { $turn }, adicional con Metro: { $player }, { $where }. No queda ningún viaje en metro.
        [one] Turno { $turn }, adicional con Metro: { $player }, { $where }. Queda un viaje en metro.
       *[other] Turno { $turn }, adicional con Metro: { $player }, { $where }. Quedan { $moves } viajes en metro.
    }
king-describe-no-attack = No había nadie en Manhattan al empezar el turno: el Ataque no causa daño.
king-describe-entered = { $player } ya ha ganado este turno un Punto de Victoria por entrar en Manhattan.
king-describe-sped = { $player } ha usado Supervelocidad.
king-describe-only-units = Después de Lluvia de taxis, este turno solo se pueden destruir unidades.
king-describe-destroyed = { $player } ha destruido este turno: { $things }.
king-describe-lost =
    { $count ->
        [one] El Monstruo activo le ha quitado una Vida a { $player } este turno.
       *[other] El Monstruo activo le ha quitado { $count } Vidas a { $player } este turno.
    }
king-describe-received =
    { $count ->
        [3] { $player } ha recibido al menos tres Cubos de Energía este turno (Toma de corriente).
        [one] { $player } ha recibido un Cubo de Energía este turno; al tercero, Toma de corriente se lleva uno.
       *[other] { $player } ha recibido { $count } Cubos de Energía este turno; al tercero, Toma de corriente se lleva uno.
    }
king-describe-damage = { $player } sufre ahora { $count } de daño.
king-describe-in-play = Compra en curso: { $card }.
king-describe-normal-order = Tras los turnos adicionales, el orden sigue después de { $player }.
king-describe-no-dice = No hay dados en la mesa.
king-describe-no-dice-yet = Dados aún por lanzar: { $count }.
king-describe-dice = Caras de los dados: { $dice }.
king-describe-added = Añadido por cartas: { $dice }.
king-describe-rerolls =
    { $count ->
        [one] Se puede volver a lanzar una vez.
       *[other] Se puede volver a lanzar { $count } veces.
    }
king-describe-resolved = Caras resueltas: { $faces }.
king-describe-unresolved = Caras aún por resolver: { $dice }.
king-describe-all-resolved = Todos los dados están resueltos.
king-describe-borough = { $borough }. Monstruos: { $monsters }.
king-describe-borough-empty = { $borough }. Ningún Monstruo.
king-describe-manhattan =
    { $room ->
        [0] { $borough }. Monstruos: { $monsters }. No queda sitio.
        [one] { $borough }. Monstruos: { $monsters }. Queda sitio para uno más.
       *[other] { $borough }. Monstruos: { $monsters }. Queda sitio para { $room } más.
    }
king-describe-manhattan-empty =
    { $room ->
        [one] { $borough }. Ningún Monstruo. Hay sitio para uno.
       *[other] { $borough }. Ningún Monstruo. Hay sitio para { $room }.
    }
king-describe-in-zone = { $player } { $where }
king-describe-piles = Edificios: { $piles }.
king-describe-pile =
    { $below ->
        [0] { $pile }, { $tile }, nada debajo
       *[other] { $pile }, { $tile }, { $below } debajo
    }
king-describe-pile-empty = { $pile }, vacía
king-describe-units = Unidades: { $units }.
king-describe-units-new = Unidades: { $units }. Nuevas este turno, aún no se pueden destruir: { $new }.
king-describe-units-only-new = Unidades nuevas este turno, aún no se pueden destruir: { $new }.
king-describe-no-units = Ninguna unidad.
king-describe-units-in = { $borough }: { $units }.
king-describe-units-in-new = { $borough }: { $units }. Nuevas este turno, aún no se pueden destruir: { $new }.
king-describe-units-in-only-new = { $borough }, nuevas este turno, aún no se pueden destruir: { $new }.
king-describe-units-in-none = { $borough }: ninguna unidad.
king-describe-unit-values = Una infantería cuesta 2 de Destrucción y devuelve 1 Vida (♥), un avión cuesta 3 y da 2 Cubos de Energía (⚡), un tanque cuesta 4 y da 3 Puntos de Victoria (★).
king-describe-souvenir = { $borough }: una ficha de Recuerdo de { $player }.
king-describe-unseen-tiles =
    { $count ->
        [0] Ya se han visto todas las losetas.
        [one] Una loseta sigue oculta debajo de otra.
       *[other] { $count } losetas siguen ocultas debajo de otras.
    }
king-describe-unseen-kinds = Losetas ocultas: { $tiles }.
king-describe-tile-values = El número de un edificio indica la Destrucción que cuesta y lo que da: un rascacielos, Puntos de Victoria (★); una central eléctrica, Cubos de Energía (⚡); un hospital, Vidas (♥). Al dorso de un 1 hay una infantería; de un 2, un avión; de un 3, un tanque.
king-describe-market = Cartas a la venta; sustituir las tres cuesta 2 Cubos de Energía (⚡):
king-describe-slot = { $number }. { $card }
king-describe-slot-empty = { $number }. Ninguna carta.
king-describe-keep = { $card }, carta Permanente, { $cost } (⚡). { $effect }
king-describe-discard = { $card }, carta Descartar, { $cost } (⚡). { $effect }
king-describe-discard-cheaper = { $card }, carta Descartar, { $cost } (⚡), 1 menos { $where }. { $effect }
king-describe-card-held = La tiene { $player }.
king-describe-card-in-play = Se está comprando.
king-describe-card-for-sale = Está a la venta.
king-describe-card-discarded = Está en la pila de descartes.
king-describe-card-unseen = Está en el mazo.
king-describe-discards =
    { $count ->
        [one] Una carta en la pila de descartes: { $cards }.
       *[other] { $count } cartas en la pila de descartes: { $cards }.
    }
king-describe-no-discards = La pila de descartes está vacía.
king-describe-deck =
    { $count ->
        [0] El mazo está vacío.
        [one] Hay una carta en el mazo.
       *[other] Hay { $count } cartas en el mazo.
    }
king-describe-unseen-cards = En el mazo, en un orden desconocido: { $cards }.
king-describe-player = { $player }, { $where }: { $life } (♥) de { $most }, { $stars } (★), { $energy } (⚡).
king-describe-eliminated = { $player }: Monstruo eliminado con { $stars } (★).
king-describe-cards = Cartas Permanentes: { $cards }.
king-describe-no-cards = Ninguna carta Permanente.
king-describe-tokens = Fichas: { $tokens }.
king-describe-has-superstar = Tiene Ídolo de masas.
king-describe-has-statue = Tiene la Estatua de la Libertad.
king-describe-trophies = Unidades destruidas que conserva: { $units }.
king-describe-dice-rolled = Lanza { $count } dados.
king-describe-extra-turns =
    { $count ->
        [one] { $player } jugará un turno adicional: { $turns }.
       *[other] { $player } jugará { $count } turnos adicionales, en este orden: { $turns }.
    }
king-turn-plain = normal
king-turn-subway = con Metro
king-describe-superstar-free = Ídolo de masas está junto al mazo. Exige { $needed } de Fama.
king-describe-superstar-held = { $player } tiene Ídolo de masas. Para quitárselo hace falta sacar { $needed } de Fama.
king-describe-statue-free = La Estatua de la Libertad está junto al mazo. Exige tres ¡Ay! y da 3 Puntos de Victoria (★).
king-describe-statue-held = { $player } tiene la Estatua de la Libertad. Con tres ¡Ay! se le quita, y con ella 3 Puntos de Victoria (★).
king-describe-claims = Las próximas cartas Permanentes que se revelen ya tienen dueño, en este orden: { $players }.
king-describe-supply = Queda en la reserva: { $tokens }.
king-describe-score = Puesto { $place }: { $player }, { $stars } (★), { $life } (♥).
king-describe-score-out = Puesto { $place }: { $player }, { $stars } (★), Monstruo eliminado.
king-describe-score-goal = Para ganar: tener 20 Puntos de Victoria (★) al final de un turno o ser el último Monstruo con vida.

## Words for parts of the table that can be typed

part-dice = dados
part-borough = distrito
part-market = mercado venta
part-discards = descartes
part-deck = mazo
part-tiles = losetas
part-card = carta
part-units = unidades
part-goals = objetivos
