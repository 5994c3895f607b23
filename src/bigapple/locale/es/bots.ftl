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

hint = { $action } — { $odds }.
hint-because = { $action } — { $odds }. { $reasons }
hint-wins = gana la partida
hint-chance =
    { $percent ->
        [0] no gana casi nunca
        [100] gana casi siempre
       *[other] gana cerca del { $percent } % de las veces
    }
hint-new = { $event }
hint-more = { $points } más que antes: { $event }
hint-less = { $points } menos que antes: { $event }
hint-gone = Ya no ocurre: { $event }
hint-scored-now = Si se puntuara ahora mismo: { $points }
hint-share =
    { $percent ->
        [0] casi nunca
        [100] casi siempre
       *[other] cerca del { $percent } % de las veces
    }
hint-share-otherwise =
    { $percent ->
        [0] casi nunca
        [100] casi siempre
       *[other] el { $percent } %
    }
hint-then = Después, { $share }: { $event }
hint-then-compared = Después, { $share } (si no, { $otherwise }): { $event }
hint-count = No se pueden dar { $count } pistas: pide al menos una.
