# Les bots : leurs noms, leurs manières, et les conseils.

bot-random = Hasard
bot-random-manner = Joue n’importe quelle action permise, sans plan.
bot-greedy = Glouton
bot-greedy-manner = Prend ce qui rapporte le plus tout de suite.
bot-search = Chercheur
bot-search-manner = Essaie ce qui peut suivre pendant un dixième de seconde, ou aussi longtemps que vous le dites.
bot-beginner = Débutant
bot-beginner-manner = Regarde quelques possibilités et manque souvent la meilleure.
bot-casual = Amateur
bot-casual-manner = Voit ce qu’il a sous les yeux.
bot-skilled = Habile
bot-skilled-manner = Réfléchit un peu à l’avance.
bot-expert = Expert
bot-expert-manner = Pèse des centaines de parties possibles.
bot-master = Maître
bot-master-manner = Prend son temps et pèse des milliers de parties possibles.
bot-builder = Bâtisseur
bot-builder-manner = Aime les tours à lui dans Manhattan, et les cartes de pouvoir dans King of New York.
bot-brawler = Bagarreur
bot-brawler-manner = Aime voir les autres en avoir moins.
bot-hermit = Ermite
bot-hermit-manner = Aime être seul tout en haut : de la ville, ou de Manhattan.
bot-budget = Un bot ne peut pas réfléchir pendant { $budget } : indiquez un nombre de parties simulées (1 à { $playouts }) ou de secondes (jusqu’à { $seconds }, par exemple 0.5s).

hint = { $action } — gagne dans environ { $percent } % des cas.
hint-because = { $action } — gagne dans environ { $percent } % des cas. { $reasons }
hint-scored-now = Si l’on comptait maintenant : { $points }
hint-often = Ce qui suit souvent, à peu près : { $events }
hint-often-event = { $event } ({ $percent } %)
hint-seldom = Plus rare qu’autrement : { $events }
hint-seldom-event = { $event } ({ $percent } %, sinon { $otherwise } %)
hint-count = Impossible de donner { $count } conseils : demandez-en au moins un.
