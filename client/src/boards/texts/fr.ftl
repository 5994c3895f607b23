# Les plateaux de la table web : ce que les deux partagent, Manhattan, King of New York.

board-confirm = Confirmer
board-cancel = Annuler
board-close = Fermer
board-back = Retour
board-next = Suite
board-skip = Passer
board-result = Résultat
board-waiting = { $player } réfléchit…

## Manhattan

board-city = La ville
board-hand = Vos cartes
board-card = Carte { $card }
board-rack = Vos blocs de la manche ({ $colour })
board-reserve = Prenez dans votre réserve ({ $colour })
board-block-of =
    { $count ->
        [0] Blocs de { $size } ({ $colour }) : aucun
       *[other] Blocs de { $size } ({ $colour }) : { $count }
    }
board-give-back = Reposer un bloc de { $size }
board-take-more =
    { $count ->
        [one] Prenez encore un bloc.
       *[other] Prenez encore { $count } blocs.
    }
board-take = Prendre
board-build = Construire
board-pick-card = Choisissez maintenant une carte.
board-pick-district = Touchez maintenant un quartier.
board-hint-take = Touchez les blocs que vous voulez prendre.
board-hint-build = Touchez une carte, puis un quartier et un bloc.
board-target = Un bloc de { $size } ou plus peut être posé ici.
board-target-none = Rien ne peut être posé ici.
board-player-points =
    { $points ->
        [one] { $player } : { $points } point
       *[other] { $player } : { $points } points
    }
board-starts = commence cette manche
board-blocks-left = Blocs restants ({ $colour }) : { $ones } de 1, { $twos } de 2, { $threes } de 3, { $fours } de 4
board-round = Manche { $round } sur { $rounds }
board-pile =
    { $cards ->
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
board-look = Regarder la ville
board-turn-left = Tourner la ville vers la gauche
board-turn-right = Tourner la ville vers la droite
board-own-side = Revenir à son propre côté
board-plan = Plan vu du dessus
board-seen-from = Vue depuis le côté { $side }
board-scoring = Décompte de la manche { $round }
board-scoring-tallest = Immeuble le plus haut
board-scoring-majority = Majorités
board-scoring-towers = Immeubles
board-scoring-urban = Règle urbanistique
board-scoring-sum = Cette manche
board-scoring-after = Points

## King of New York

board-map = Carte de New York
board-new = nouveau
board-superstar = Superstar
board-statue = Statue de la Liberté
board-superstar-free = Personne n'a Superstar.
board-superstar-held = { $player } a Superstar.
board-statue-free = Personne n'a la Statue de la Liberté.
board-statue-held = { $player } a la Statue de la Liberté.
board-zone-lower = Lower
board-zone-midtown = Midtown
board-zone-upper = Upper
board-zone-pays = Au début d'un tour : { $stars } ★ et { $energy } ⚡
board-dice = Dés
board-no-dice = Les dés sont dans le gobelet.
board-die-kept = { $face }, gardé
board-die-resolved = { $face }, déjà résolu
board-added = ajouté par des cartes
board-reroll =
    { $count ->
        [one] Relancer un dé
       *[other] Relancer { $count } dés
    }
board-keep = Tout garder
board-tap-to-keep = Touchez les dés à garder, puis relancez les autres.
board-all-kept = Tous les dés sont gardés.
board-sweep = Nouvelles cartes pour 2 ⚡
board-why = Pourquoi pas ?
board-which = Lequel ?
board-hint-face = Touchez un dé : sa face est la suivante.
board-hint-borough = Touchez un quartier entouré sur la carte.
board-hint-target = Touchez ce qui est entouré sur la carte.
board-hint-card = Touchez une carte pour la lire ou pour la prendre.
board-hint-player = Touchez le panneau d’un joueur.
board-answers = Réponses
board-market = À vendre
board-deck = Pioche : { $count }
board-discards = Défausse : { $count }
board-cards = Cartes
board-your-cards = Vos cartes
board-keep-card = carte Pouvoir
board-discard-card = carte Action
board-cheaper = 1 ⚡ de moins { $where }
board-phase-roll = Lancer
board-phase-resolve = Résoudre
board-phase-move = Bouger
board-phase-buy = Acheter
