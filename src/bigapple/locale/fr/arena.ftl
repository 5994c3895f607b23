# L’arène : des tournois de bots.

## La ligne de commande

cli-arena = Faire jouer un tournoi entre bots et les classer. Relancé avec la même ligne, il reprend où il en était.
cli-arena-bots = qui joue : au moins deux noms de bots, par exemple greedy, expert ou search:2000
cli-arena-seed = un texte ou un nombre qui décide de tout le hasard (par défaut : 0)
cli-arena-option = une option du jeu, par exemple urban_rules=on ; peut être donnée plusieurs fois
cli-option-game = le jeu : manhattan (par défaut) ou king-of-new-york
cli-option-players = combien de joueurs à une table
cli-option-games = combien de parties, arrondi à des donnes entières (par défaut : 100)
cli-option-lineup = mixed : tous les bots entre eux (par défaut) ; one-against : le premier bot seul contre des tables de chacun des autres
cli-option-jobs = combien de parties à la fois (par défaut : une par cœur)
cli-option-ray = jouer sur la grappe Ray à cette adresse ; local démarre un Ray sur cette machine
cli-option-out = où garder les résultats, en Parquet (par défaut : results.parquet)
cli-option-markdown = écrire aussi le tableau en Markdown ; - l’affiche à la place
cli-option-show = seulement montrer à nouveau les résultats d’un fichier

## Ce qui ne va pas

arena-needs-parts = L’arène a besoin d’autres éléments : pip install 'bigapple[arena]'
arena-needs-ray = Pour jouer sur une grappe, il faut un élément de plus : pip install 'bigapple[arena,ray]'
arena-too-few-bots = Il faut au moins { $least } bots pour un tournoi.
arena-bot-twice = Le bot { $bot } est nommé deux fois : un bot n’est comparé qu’à d’autres.
arena-other-tournament = { $file } contient les résultats d’un autre tournoi ({ $key } : { $kept } et non { $wanted }). Choisissez un autre fichier avec --out.
arena-not-results = { $file } ne contient pas de résultats de l’arène, ou il est endommagé.
arena-busy = Un autre tournoi écrit en ce moment dans { $file }.
arena-file = { $file } ne peut être lu ou écrit : { $reason }.
arena-results-there = les résultats y sont gardés
arena-other-engine = Un ouvrier a Big Apple { $found } et non { $wanted } : tous doivent avoir la même version.
arena-workers-lost = Les processus qui jouent s’arrêtent sans cesse, peut-être par manque de mémoire. Essayez-en moins avec --jobs.
arena-address = --ray a besoin de l’adresse d’une grappe Ray (HOST:PORT ou ray://HOST:PORT), de auto ou de local, et non de « { $address } ».
arena-cluster = La grappe à l’adresse { $address } est injoignable ou perdue : { $reason }.
arena-interrupted = Interrompu.
arena-kept =
    { $done ->
        [one] { $done } partie finie est gardée pour { $file } ; la même commande reprend à partir de là.
       *[other] { $done } parties finies sont gardées pour { $file } ; la même commande reprend à partir de là.
    }
arena-goes-on = { $done } parties sur { $total } sont déjà jouées.

## Les résultats

arena-pace = { $pace } parties/s
arena-title = { $game }, { $players } joueurs
arena-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne.
       *[other] { $deals } donnes.
    }
arena-lineup-mixed = Tous les bots entre eux, chaque tablée avec toutes les rotations des places.
arena-lineup-one-against = { $bot } seul contre des tables de chacun des autres, depuis chaque place.
arena-even = À égalité, chacun aurait { $percent } des victoires.
arena-options = Options : { $options }.
arena-column-bot = bot
arena-column-rating = cote
arena-column-rating-interval = 95 %
arena-column-share = gagné
arena-column-share-interval = 95 %
arena-column-games = parties
arena-column-pace = ms par coup
