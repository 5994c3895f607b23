# La arena: torneos de bots.

## La línea de órdenes

cli-arena = Jugar un torneo entre bots y puntuarlos. Si se repite la misma línea, sigue donde estaba.
cli-arena-bots = quién juega: dos o más nombres de bots, por ejemplo greedy, expert o search:2000
cli-arena-seed = un texto o número que decide todo el azar (por omisión: 0)
cli-arena-option = una opción del juego, por ejemplo urban_rules=on; puede darse varias veces
cli-option-game = el juego: manhattan (por omisión) o king-of-new-york
cli-option-players = cuántos jugadores hay en una mesa
cli-option-games = cuántas partidas, redondeadas a repartos enteros (por omisión: 100)
cli-option-lineup = mixed: todos los bots entre sí (por omisión); one-against: el primer bot solo contra mesas de cada uno de los otros
cli-option-jobs = cuántas partidas a la vez (por omisión: una por núcleo)
cli-option-ray = jugar en el clúster de Ray de esta dirección; local inicia un Ray en esta máquina
cli-option-out = dónde se guardan los resultados, en Parquet (por omisión: results.parquet)
cli-option-markdown = escribir también la tabla en Markdown; - la muestra en su lugar
cli-option-show = solo mostrar de nuevo los resultados de un archivo

## Lo que sale mal

arena-needs-parts = La arena necesita más partes: pip install 'bigapple[arena]'
arena-needs-ray = Para jugar en un clúster hace falta una parte más: pip install 'bigapple[arena,ray]'
arena-too-few-bots = Un torneo necesita al menos { $least } bots.
arena-bot-twice = El bot { $bot } se nombra dos veces: un bot solo se compara con otros.
arena-other-tournament = { $file } contiene los resultados de otro torneo ({ $key }: { $kept }, no { $wanted }). Elige otro archivo con --out.
arena-not-results = { $file } no contiene resultados de la arena, o está dañado.
arena-busy = Otro torneo está escribiendo { $file } en este momento.
arena-file = { $file } no se puede leer o escribir: { $reason }.
arena-results-there = ahí se guardan los resultados
arena-other-engine = Un proceso tiene Big Apple { $found }, no { $wanted }: todos deben tener la misma versión.
arena-workers-lost = Los procesos que juegan terminan una y otra vez, quizá por falta de memoria. Prueba con menos usando --jobs.
arena-address = --ray necesita la dirección de un clúster Ray (HOST:PORT o ray://HOST:PORT), auto o local, no «{ $address }».
arena-cluster = No se puede llegar al clúster { $address } o se ha perdido: { $reason }.
arena-interrupted = Interrumpido.
arena-kept =
    { $done ->
        [one] Se conserva { $done } partida terminada para { $file }; la misma orden sigue desde ahí.
       *[other] Se conservan { $done } partidas terminadas para { $file }; la misma orden sigue desde ahí.
    }
arena-goes-on = Ya se han jugado { $done } de { $total } partidas.

## Los resultados

arena-pace = { $pace } partidas/s
arena-title = { $game }, { $players } jugadores
arena-played =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } en { $deals ->
        [one] { $deals } reparto.
       *[other] { $deals } repartos.
    }
arena-lineup-mixed = Todos los bots entre sí, cada mesa con todas las rotaciones de los asientos.
arena-lineup-one-against = { $bot } solo contra mesas de cada uno de los otros, desde cada asiento.
arena-even = A partes iguales, a cada uno le tocaría el { $percent } de las victorias.
arena-options = Opciones: { $options }.
arena-column-bot = bot
arena-column-rating = puntuación
arena-column-rating-interval = 95 %
arena-column-share = ganado
arena-column-share-interval = 95 %
arena-column-games = partidas
arena-column-pace = ms por jugada
