# Los bots: sus nombres, sus maneras y los consejos.

bot-random = Azar
bot-random-manner = Juega cualquier acción permitida, sin plan.
bot-greedy = Codicioso
bot-greedy-manner = Toma lo que más vale en ese momento.
bot-search = Buscador
bot-search-manner = Prueba lo que puede seguir durante una décima de segundo, o cuanto tú digas.
bot-beginner = Principiante
bot-beginner-manner = Mira unas pocas posibilidades y a menudo se le escapa la mejor.
bot-casual = Aficionado
bot-casual-manner = Ve lo que tiene delante.
bot-skilled = Hábil
bot-skilled-manner = Piensa un poco por adelantado.
bot-expert = Experto
bot-expert-manner = Sopesa cientos de partidas posibles.
bot-master = Maestro
bot-master-manner = Se toma su tiempo y sopesa miles de partidas posibles.
bot-builder = Constructor
bot-builder-manner = Le gustan las torres propias en Manhattan y las cartas de poder en King of New York.
bot-brawler = Camorrista
bot-brawler-manner = Le gusta que los demás tengan menos.
bot-hermit = Ermitaño
bot-hermit-manner = Le gusta estar solo en lo más alto: de la ciudad, o de Manhattan.
bot-budget = Un bot no puede pensar { $budget }: indica cuántas partidas simuladas (de 1 a { $playouts }) o segundos (hasta { $seconds }, por ejemplo 0.5s).

hint = { $action } — gana cerca del { $percent } % de las veces.
hint-because = { $action } — gana cerca del { $percent } % de las veces. { $reasons }
hint-scored-now = Si se puntuara ahora mismo: { $points }
hint-often = Lo que suele seguir, más o menos: { $events }
hint-often-event = { $event } ({ $percent } %)
hint-seldom = Menos frecuente que de otro modo: { $events }
hint-seldom-event = { $event } ({ $percent } %; si no, { $otherwise } %)
hint-count = No se pueden dar { $count } pistas: pide al menos una.
