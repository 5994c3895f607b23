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
bot-builder-manner = Aime les immeubles à lui dans Manhattan, et les cartes de pouvoir dans King of New York.
bot-brawler = Bagarreur
bot-brawler-manner = Aime voir les autres en avoir moins.
bot-hermit = Ermite
bot-hermit-manner = Aime être seul tout en haut : de la ville, ou de Manhattan.
bot-budget = Un bot ne peut pas réfléchir pendant { $budget } : indiquez un nombre de parties simulées (1 à { $playouts }) ou de secondes (jusqu’à { $seconds }, par exemple 0.5s).

hint = { $action } — { $odds }.
hint-because = { $action } — { $odds }. { $reasons }
hint-wins = gagne la partie
hint-chance =
    { $percent ->
        [0] ne gagne presque jamais
        [100] gagne presque toujours
       *[other] gagne dans environ { $percent } % des cas
    }
hint-new = { $event }
hint-more = { $points } de plus qu’avant : { $event }
hint-less = { $points } de moins qu’avant : { $event }
hint-gone = Ce qui n’a plus lieu : { $event }
hint-scored-now = Si l’on comptait maintenant : { $points }
hint-share =
    { $percent ->
        [0] presque jamais
        [100] presque toujours
       *[other] dans environ { $percent } % des cas
    }
hint-share-otherwise =
    { $percent ->
        [0] presque jamais
        [100] presque toujours
       *[other] { $percent } %
    }
hint-then = Ensuite, { $share } : { $event }
hint-then-compared = Ensuite, { $share } (sinon { $otherwise }) : { $event }
hint-count = Impossible de donner { $count } conseils : demandez-en au moins un.
