# King of New York: names, questions, actions, events, refusals, descriptions.
# A phrase for where (in the Bronx) or where to (to the Bronx) comes whole, with its preposition.

## Monsters, boroughs, places

king-player = { $player } – { $monster }
king-monster-captain-fish = Captain Fish
king-monster-drakonis = Drakonis
king-monster-kong = Kong
king-monster-mantis = Mantis
king-monster-rob = Rob
king-monster-sheriff = Sheriff
king-borough-bronx = Le Bronx
king-borough-queens = Le Queens
king-borough-brooklyn = Brooklyn
king-borough-staten-island = Staten Island
king-borough-manhattan = Manhattan
king-place-bronx = Le Bronx
king-place-queens = Le Queens
king-place-brooklyn = Brooklyn
king-place-staten-island = Staten Island
king-place-lower = Lower Manhattan
king-place-midtown = Midtown Manhattan
king-place-upper = Upper Manhattan
king-place-lower-5-6 = Lower Manhattan, case 5–6
king-place-midtown-5-6 = Midtown Manhattan, case 5–6
king-place-upper-5-6 = Upper Manhattan, case 5–6
king-in-nowhere = hors du plateau
king-in-bronx = dans le Bronx
king-in-queens = dans le Queens
king-in-brooklyn = à Brooklyn
king-in-staten-island = à Staten Island
king-in-manhattan = dans Manhattan
king-in-lower = dans Lower Manhattan
king-in-midtown = dans Midtown Manhattan
king-in-upper = dans Upper Manhattan
king-in-lower-5-6 = dans Lower Manhattan (case 5–6)
king-in-midtown-5-6 = dans Midtown Manhattan (case 5–6)
king-in-upper-5-6 = dans Upper Manhattan (case 5–6)
king-to-bronx = vers le Bronx
king-to-queens = vers le Queens
king-to-brooklyn = vers Brooklyn
king-to-staten-island = vers Staten Island
king-to-manhattan = vers Manhattan
king-to-lower = vers Lower Manhattan
king-to-midtown = vers Midtown Manhattan
king-to-upper = vers Upper Manhattan
king-to-lower-5-6 = vers Lower Manhattan (case 5–6)
king-to-midtown-5-6 = vers Midtown Manhattan (case 5–6)
king-to-upper-5-6 = vers Upper Manhattan (case 5–6)

## Dice, tiles, units, tokens

king-face-energy = Énergie
king-face-attack = Grosse Baffe
king-face-heart = Soin
king-face-celebrity = Célébrité
king-face-destruction = Destruction
king-face-ouch = « Ouch ! »
king-symbols-energy =
    { $count ->
        [one] { $count } Énergie
       *[other] { $count } Énergies
    }
king-symbols-attack =
    { $count ->
        [one] { $count } Grosse Baffe
       *[other] { $count } Grosses Baffes
    }
king-symbols-heart =
    { $count ->
        [one] { $count } Soin
       *[other] { $count } Soins
    }
king-symbols-celebrity =
    { $count ->
        [one] { $count } Célébrité
       *[other] { $count } Célébrités
    }
king-symbols-destruction =
    { $count ->
        [one] { $count } Destruction
       *[other] { $count } Destructions
    }
king-symbols-ouch = { $count } « Ouch ! »
king-tile-high-rise-1 = Immeuble 1
king-tile-high-rise-2 = Immeuble 2
king-tile-high-rise-3 = Immeuble 3
king-tile-power-plant-2 = Centrale électrique 2
king-tile-power-plant-3 = Centrale électrique 3
king-tile-hospital-2 = Hôpital 2
king-tile-hospital-3 = Hôpital 3
king-tiles = { $tile } ({ $count })
king-pile = pile { $number }
king-unit-infantry = Infanterie
king-unit-jet = Avion
king-unit-tank = Tank
king-units-infantry =
    { $count ->
        [one] { $count } Infanterie
       *[other] { $count } Infanteries
    }
king-units-jet =
    { $count ->
        [one] { $count } Avion
       *[other] { $count } Avions
    }
king-units-tank =
    { $count ->
        [one] { $count } Tank
       *[other] { $count } Tanks
    }
king-buildings =
    { $count ->
        [one] { $count } Bâtiment
       *[other] { $count } Bâtiments
    }
king-tokens-web =
    { $count ->
        [one] { $count } jeton Toile
       *[other] { $count } jetons Toile
    }
king-tokens-curse =
    { $count ->
        [one] { $count } jeton Malédiction
       *[other] { $count } jetons Malédiction
    }
king-tokens-carapace =
    { $count ->
        [one] { $count } jeton Carapace
       *[other] { $count } jetons Carapace
    }

## Amounts: ★ victory points, ⚡ energy cubes, ♥ life points, damage

king-points =
    { $count ->
        [one] { $count } Point de Victoire
       *[other] { $count } Points de Victoire
    }
king-energy =
    { $count ->
        [one] { $count } cube d’Énergie
       *[other] { $count } cubes d’Énergie
    }
king-life =
    { $count ->
        [one] { $count } Point de Vie
       *[other] { $count } Points de Vie
    }
king-damage =
    { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }

## What is asked

king-ask-place = { $player } : dans quel quartier commence { $monster } ?
king-ask-roll = { $player } : lancez { $count } dés.
king-ask-roll-speed = { $player } : lancez { $count } dés, ou déplacez-vous d’abord avec Super vitesse.
king-ask-reroll =
    { $rerolls ->
        [one] { $player } : { $dice }. Relancez-vous des dés, ou les gardez-vous tous ? Il vous reste une relance.
       *[other] { $player } : { $dice }. Relancez-vous des dés, ou les gardez-vous tous ? Il vous reste { $rerolls } relances.
    }
king-ask-reroll-forced =
    { $rerolls ->
        [one] { $player } : { $dice }. Aura de poisse : vous devez relancer au moins un dé. C’est la dernière relance.
       *[other] { $player } : { $dice }. Aura de poisse : vous devez relancer au moins un dé. Il vous reste { $rerolls } relances.
    }
king-ask-convert = { $player } : { $dice }. Combien en changez-vous en { $into } ({ $card }) ?
king-ask-cabs = { $player } : { $destruction }. En ajoutez-vous deux pour ne détruire que des Unités ce tour-ci (Pluie de taxis) ?
king-ask-resolve = { $player } : quelle face résolvez-vous maintenant ? Il reste : { $dice }.
king-ask-webs =
    { $tokens ->
        [one] { $player } : { $attack }. En utilisez-vous une pour défausser votre jeton Toile au lieu d’attaquer ?
       *[other] { $player } : { $attack }. Combien en utilisez-vous pour défausser chaque fois un de vos { $tokens } jetons Toile au lieu d’attaquer ?
    }
king-ask-curses =
    { $tokens ->
        [one] { $player } : { $hearts }. En utilisez-vous un pour défausser votre jeton Malédiction au lieu de vous soigner ?
       *[other] { $player } : { $hearts }. Combien en utilisez-vous pour défausser chaque fois un de vos { $tokens } jetons Malédiction au lieu de vous soigner ?
    }
king-ask-ray = { $player } : { $destruction }. Où frappez-vous : { $where } ou, en payant, dans un autre quartier (Rayon sismique) ?
king-ask-destroy = { $player } : encore { $destruction } à dépenser { $where }. Que détruisez-vous ?
king-ask-destroy-units = { $player } : encore { $destruction } à dépenser contre des Unités { $where }. Que détruisez-vous ?
king-ask-pay-damage = { $player } : vous subissez { $damage } et vous avez { $energy }. Combien de blessures payez-vous en Énergie, de 0 à { $most } ?
king-ask-leave = { $player } : il n’y a plus de place que pour un seul Monstre dans Manhattan. Vers quel quartier partez-vous ?
king-ask-flee = { $player } : { $rival } vous a infligé { $damage } et il vous reste { $life }. Fuyez-vous Manhattan ou restez-vous ?
king-ask-flee-fee = { $player } : { $rival } vous a infligé { $damage } et il vous reste { $life }. Payez-vous { $fee } pour fuir Manhattan, ou restez-vous ?
king-ask-move = { $player } : restez-vous { $where } ou changez-vous de quartier ?
king-ask-move-fee = { $player } : restez-vous { $where }, ou payez-vous { $fee } pour changer de quartier ?
king-ask-move-enter = { $player } : il y a de la place dans Manhattan, vous devez y entrer.
king-ask-move-up = { $player } : montez { $to }.
king-ask-move-top = { $player } : restez { $where }.
king-ask-send = { $player } : quelle Unité présente { $where } envoyez-vous { $to } ?
king-ask-buy = { $player } : vous avez { $energy }. Voulez-vous acheter des cartes, les remplacer toutes pour { $cost } ou finir votre tour ?
king-ask-buy-only = { $player } : vous avez { $energy }. Voulez-vous acheter des cartes ou finir votre tour ?
king-ask-buy-replace = { $player } : vous avez { $energy } et ne pouvez acheter aucune carte. Voulez-vous les remplacer toutes pour { $cost } ou finir votre tour ?
king-ask-buy-end = { $player } : vous avez { $energy } et ne pouvez rien acheter. Finissez votre tour.
king-ask-pay-cost = { $player } : cela coûte { $cost }. Combien en payez-vous en Points de Vie, de { $least } à { $most } ?
king-ask-split = { $player } : { $stars } à changer en Points de Vie ou en cubes d’Énergie. Combien de Points de Vie récupérez-vous, de 0 à { $most } ?
king-ask-photo = { $player } : quel Monstre prenez-vous en photo ?
king-ask-discard = { $player } : quelle carte Pouvoir défaussez-vous (Canon Tesla) ? { $cards }.

## Actions

king-action-roll = Lancer { $count } dés
king-action-keep = Garder tous les dés : { $dice }
king-action-reroll = Relancer { $dice } ; garder { $kept }
king-action-reroll-cursed = Relancer { $dice } ; garder { $kept } ; la Malédiction coûte { $cost }
king-action-reroll-all = Relancer tous les dés : { $dice }
king-action-reroll-all-cursed = Relancer tous les dés : { $dice } ; la Malédiction coûte { $cost }
king-action-resolve-energy = Résoudre { $dice } : gagner { $energy }
king-action-resolve-energy-nothing = Résoudre { $dice } : aucun effet ({ $card })
king-action-resolve-attack = Résoudre { $dice } : frapper { $targets }
king-action-resolve-attack-webs = Résoudre { $dice } : attaquer ou défausser des jetons Toile
king-action-resolve-attack-void = Résoudre { $dice } : aucune blessure, car personne n’était dans Manhattan au début du tour
king-action-resolve-attack-nobody = Résoudre { $dice } : personne n’est touché
king-action-resolve-heart = Résoudre { $dice } : récupérer { $life }
king-action-resolve-heart-nothing = Résoudre { $dice } : aucun Point de Vie à récupérer
king-action-resolve-heart-curses = Résoudre { $dice } : se soigner ou défausser des jetons Malédiction
king-action-resolve-heart-manhattan = Résoudre { $dice } : pas de soin dans Manhattan
king-action-resolve-celebrity = Résoudre { $dice } : gagner { $stars } en tant que Superstar
king-action-resolve-celebrity-take = Résoudre { $dice } : prendre Superstar et gagner { $stars }
king-action-resolve-celebrity-nothing = Résoudre { $dice } : aucun effet (il faut { $needed } Célébrités pour prendre Superstar)
king-action-resolve-destruction = Résoudre { $dice } : détruire des Bâtiments et des Unités { $where }
king-action-resolve-destruction-nothing = Résoudre { $dice } : rien ne peut être détruit { $where }
king-action-resolve-ouch-mine =
    { $units ->
        [0] Résoudre { $dice } : aucune Unité { $where } pour vous tirer dessus
        [one] Résoudre { $dice } : la seule Unité présente { $where } vous tire dessus
       *[other] Résoudre { $dice } : les { $units } Unités présentes { $where } vous tirent dessus
    }
king-action-resolve-ouch-borough =
    { $units ->
        [0] Résoudre { $dice } : aucune Unité { $where } pour tirer sur qui que ce soit
        [one] Résoudre { $dice } : la seule Unité présente { $where } y tire sur tous les Monstres
       *[other] Résoudre { $dice } : les { $units } Unités présentes { $where } y tirent sur tous les Monstres
    }
king-action-resolve-ouch-city =
    { $units ->
        [0] Résoudre { $dice } : toutes les Unités de la ville tirent (aucune { $where }) et la Statue de la Liberté est à vous
        [one] Résoudre { $dice } : toutes les Unités de la ville tirent (une seule { $where }) et la Statue de la Liberté est à vous
       *[other] Résoudre { $dice } : toutes les Unités de la ville tirent ({ $units } { $where }) et la Statue de la Liberté est à vous
    }
king-action-resolve-ouch-city-again =
    { $units ->
        [0] Résoudre { $dice } : toutes les Unités de la ville tirent (aucune { $where }) ; la Statue de la Liberté est déjà à vous
        [one] Résoudre { $dice } : toutes les Unités de la ville tirent (une seule { $where }) ; la Statue de la Liberté est déjà à vous
       *[other] Résoudre { $dice } : toutes les Unités de la ville tirent ({ $units } { $where }) ; la Statue de la Liberté est déjà à vous
    }
king-action-chameleon = Caméléon : défausser un dé Célébrité et faire passer un dé de { $face } à { $into }
king-action-carapace = Défausser Carapace pour ses jetons : vous aurez alors { $life }
king-action-place = Commencer { $where }
king-action-go = Partir { $to }
king-action-go-fee = Payer { $fee } et partir { $to }
king-action-enter = Entrer dans Manhattan et gagner 1 Point de Victoire
king-action-enter-again = Entrer de nouveau dans Manhattan
king-action-go-up = Monter { $to }
king-action-flee = Fuir { $to }
king-action-flee-fee = Payer { $fee } et fuir { $to }
king-action-leave = Quitter Manhattan et partir { $to }
king-action-subway = Prendre le métro { $to }
king-action-subway-fee = Payer { $fee } et prendre le métro { $to }
king-action-speed = Super vitesse : filer { $to } avant de lancer les dés
king-action-stay = Rester { $where }
king-action-no = Non
king-action-end = Finir le tour
king-action-stop = Ne plus rien détruire
king-action-cabs = Pluie de taxis : deux Destructions de plus, mais seules les Unités peuvent être détruites ce tour-ci
king-action-no-cabs = Se passer de Pluie de taxis
king-action-ray = Rayon sismique : payer { $cost } et dépenser les Destructions { $where }
king-action-no-ray = Dépenser les Destructions { $where }
king-action-destroy-gain = Détruire un Bâtiment ({ $tile }) { $where }, pile { $pile } : { $cost } pour gagner { $reward }
king-action-destroy-heal = Détruire un Bâtiment ({ $tile }) { $where }, pile { $pile } : { $cost } pour récupérer { $reward }
king-action-destroy-empty = Détruire un Bâtiment { $where }, pile { $pile } : la pile est vide
king-action-destroy-infantry = Détruire une Infanterie { $where } : { $cost } pour récupérer 1 Point de Vie
king-action-destroy-jet = Détruire un Avion { $where } : { $cost } pour gagner 2 cubes d’Énergie
king-action-destroy-tank = Détruire un Tank { $where } : { $cost } pour gagner 3 Points de Victoire
king-action-send-infantry = Envoyer une Infanterie { $to }
king-action-send-jet = Envoyer un Avion { $to }
king-action-send-tank = Envoyer un Tank { $to }
king-action-send-new-infantry = Envoyer une nouvelle Infanterie { $to }
king-action-send-new-jet = Envoyer un nouvel Avion { $to }
king-action-send-new-tank = Envoyer un nouveau Tank { $to }
king-action-send-none = N’envoyer aucune Unité { $to }
king-action-convert = Changer { $dice } en { $into }
king-action-convert-none = Laisser les dés tels quels : { $face }
king-action-webs =
    { $tokens ->
        [0] Ne défausser aucun jeton Toile ; { $rest } pour attaquer
        [one] Défausser un jeton Toile ; { $rest } pour attaquer
       *[other] Défausser { $tokens } jetons Toile ; { $rest } pour attaquer
    }
king-action-curses =
    { $tokens ->
        [0] Ne défausser aucun jeton Malédiction ; { $rest } pour se soigner
        [one] Défausser un jeton Malédiction ; { $rest } pour se soigner
       *[other] Défausser { $tokens } jetons Malédiction ; { $rest } pour se soigner
    }
king-action-pay-damage = Payer { $energy } et perdre { $life }
king-action-pay-damage-none = Ne rien payer et perdre { $life }
king-action-pay-damage-all = Payer { $energy } et ne perdre aucun Point de Vie
king-action-pay-cost = Payer { $energy } et { $life }
king-action-pay-cost-energy = Payer { $energy }
king-action-pay-cost-life = Payer { $life }
king-action-split = Récupérer { $life } et gagner { $energy }
king-action-split-energy = Ne rien récupérer et gagner { $energy }
king-action-split-life = Récupérer { $life } sans gagner d’Énergie
king-action-amount = Répondre { $count }
king-action-buy = Acheter la carte { $card } pour { $cost }
king-action-buy-free = Prendre gratuitement la carte { $card }
king-action-buy-nothing = Acheter la carte { $number } : il n’y en a pas
king-action-sweep = Payer { $cost } et remplacer toutes les cartes en vente
king-action-scavenge = Acheter la carte { $card } dans la défausse pour { $cost }
king-action-scavenge-free = Prendre gratuitement la carte { $card } dans la défausse
king-action-photo = Photographier { $monster } : gagner { $stars }
king-action-photo-nothing = Photographier { $monster } : ne rien gagner
king-action-photo-nobody = Photographier le joueur { $number } : il n’y en a pas
king-action-discard = Défausser la carte { $card }

## Events

king-event-monster-drawn = { $player } incarne { $monster }.
king-event-start-rolled =
    { $attacks ->
        [one] Lancer initial : { $player } obtient { $attacks } Grosse Baffe.
       *[other] Lancer initial : { $player } obtient { $attacks } Grosses Baffes.
    }
king-event-game-started = { $player } commencera.
king-event-tile-revealed = Bâtiment révélé { $where }, pile { $pile } : { $tile }.
king-event-card-revealed = Carte révélée : { $card }, au prix de { $cost }.
king-event-deck-shuffled =
    { $cards ->
        [one] La pioche est vide : l’unique carte défaussée devient la nouvelle pioche.
       *[other] La pioche est vide : les { $cards } cartes défaussées sont mélangées et forment la nouvelle pioche.
    }
king-event-placed = { $player } commence { $where }.
king-event-turn-started-none = C’est à { $player } de jouer.
king-event-turn-started-plain = { $player } joue un tour supplémentaire.
king-event-turn-started-subway = { $player } joue un tour supplémentaire avec Métro.
king-event-rolled = { $player } obtient { $dice }.
king-event-rerolled =
    { $count ->
        [one] { $player } relance un dé.
       *[other] { $player } relance { $count } dés.
    }
king-event-converted = { $player } change { $dice } en { $into } ({ $card }).
king-event-added = { $card } : { $player } ajoute { $dice }.
king-event-chameleon = Caméléon : { $player } défausse un dé Célébrité et fait passer un dé de { $face } à { $into }.
king-event-resolved = { $player } résout { $dice }.
king-event-stars-gained-celebrity = { $player } gagne { $amount } grâce à sa célébrité.
king-event-stars-gained-manhattan = { $player } gagne { $amount } dans Manhattan.
king-event-stars-gained-entering = { $player } gagne { $amount } en entrant dans Manhattan.
king-event-stars-gained-building = { $player } gagne { $amount } grâce au Bâtiment.
king-event-stars-gained-unit = { $player } gagne { $amount } grâce à l’Unité.
king-event-stars-gained-statue = { $player } gagne { $amount } avec la Statue de la Liberté.
king-event-stars-gained-card = { $card } : { $player } gagne { $amount }.
king-event-stars-lost-statue = Sans la Statue de la Liberté, { $player } perd { $amount }.
king-event-stars-lost-card = { $card } : { $player } perd { $amount }.
king-event-energy-gained-energy = { $player } gagne { $amount } avec les dés.
king-event-energy-gained-manhattan = { $player } gagne { $amount } dans Manhattan.
king-event-energy-gained-building = { $player } gagne { $amount } grâce au Bâtiment.
king-event-energy-gained-unit = { $player } gagne { $amount } grâce à l’Unité.
king-event-energy-gained-card = { $card } : { $player } gagne { $amount }.
king-event-energy-given = { $card } : { $player } cède { $energy } à { $receiver }.
king-event-healed-heart = { $player } récupère { $amount } avec les dés.
king-event-healed-building = { $player } récupère { $amount } grâce au Bâtiment.
king-event-healed-unit = { $player } récupère { $amount } grâce à l’Unité.
king-event-healed-card = { $card } : { $player } récupère { $amount }.
king-event-hearts-lost-card = { $card } : { $player } perd { $amount }.
king-event-paid = { $player } paie { $energy }.
king-event-paid-life = { $player } paie { $life }.
king-event-paid-both = { $player } paie { $energy } et { $life }.
king-event-die-rolled = { $card } : { $player } obtient { $face } et ne subit rien de plus.
king-event-die-rolled-ouch = { $card } : { $player } obtient Ouch ! et subira le double de blessures !
king-event-damaged-attack = { $rival } inflige { $damage } à { $player }.
king-event-damaged-attack-paid = { $rival } inflige { $damage } à { $player }, qui paie { $paid } pour s’en protéger.
king-event-damaged-units = { $player } essuie des tirs : { $damage }.
king-event-damaged-units-paid = { $player } essuie des tirs et paie { $paid } pour se protéger : { $damage }.
king-event-damaged-rival = { $card } : { $rival } inflige { $damage } à { $player }.
king-event-damaged-rival-paid = { $card } : { $rival } inflige { $damage } à { $player }, qui paie { $paid } pour s’en protéger.
king-event-damaged-card = { $card } : { $player } subit { $damage }.
king-event-damaged-card-paid = { $card } : { $player } subit { $damage } et paie { $paid } pour s’en protéger.
king-event-eliminated = { $player } n’a plus aucun Point de Vie : Monstre éliminé !
king-event-token-gained-web = { $rival } colle un jeton Toile à { $player }.
king-event-token-gained-curse = { $rival } inflige un jeton Malédiction à { $player }.
king-event-token-gained-carapace =
    { $count ->
        [one] { $player } pose un jeton de plus sur Carapace.
       *[other] { $player } pose { $count } jetons de plus sur Carapace.
    }
king-event-token-discarded-web =
    { $count ->
        [one] { $player } se débarrasse d’un jeton Toile.
       *[other] { $player } se débarrasse de { $count } jetons Toile.
    }
king-event-token-discarded-curse =
    { $count ->
        [one] { $player } se débarrasse d’un jeton Malédiction.
       *[other] { $player } se débarrasse de { $count } jetons Malédiction.
    }
king-event-building-destroyed = { $player } détruit un Bâtiment ({ $tile }) { $where }, pile { $pile }.
king-event-unit-appeared-infantry = Une Infanterie apparaît { $where }.
king-event-unit-appeared-jet = Un Avion apparaît { $where }.
king-event-unit-appeared-tank = Un Tank apparaît { $where }.
king-event-unit-destroyed-infantry = { $player } détruit une Infanterie { $where }.
king-event-unit-destroyed-jet = { $player } détruit un Avion { $where }.
king-event-unit-destroyed-tank = { $player } détruit un Tank { $where }.
king-event-unit-sent-infantry = Attaque puante : { $player } chasse une Infanterie { $to }.
king-event-unit-sent-jet = Attaque puante : { $player } chasse un Avion { $to }.
king-event-unit-sent-tank = Attaque puante : { $player } chasse un Tank { $to }.
king-event-ray-aimed = Rayon sismique : { $player } dépense les Destructions { $where }.
king-event-superstar-taken = { $player } devient la Superstar !
king-event-superstar-taken-from = { $player } prend Superstar à { $previous } !
king-event-statue-taken = { $player } prend la Statue de la Liberté !
king-event-statue-taken-from = { $player } prend la Statue de la Liberté à { $previous } !
king-event-goal-returned-superstar = Superstar revient à côté de la pioche.
king-event-goal-returned-statue = La Statue de la Liberté revient à côté de la pioche.
king-event-moved-move = { $player } part { $to }.
king-event-moved-enter = { $player } entre dans Manhattan et s’installe { $where }.
king-event-moved-up = { $player } monte { $to }.
king-event-moved-flee = { $player } s’enfuit { $to }.
king-event-moved-leave = { $player } doit quitter Manhattan et part { $to }.
king-event-moved-slide = { $player } glisse vers la case libre { $where }.
king-event-moved-speed = { $player } file { $to } avec Super vitesse.
king-event-moved-subway = { $player } prend le métro { $to }.
king-event-stayed = { $player } reste { $where }.
king-event-souvenir-placed = { $player } laisse un jeton Souvenir { $where }.
king-event-souvenirs-removed =
    { $count ->
        [one] Le jeton Souvenir posé par { $player } quitte le plateau.
       *[other] Les { $count } jetons Souvenir posés par { $player } quittent le plateau.
    }
king-event-bought-market = { $player } achète la carte { $card }.
king-event-bought-market-free = { $player } prend la carte { $card }, qui ne coûte rien.
king-event-bought-discard-pile = { $player } achète la carte { $card } dans la défausse.
king-event-bought-discard-pile-free = { $player } prend gratuitement la carte { $card } dans la défausse.
king-event-bought-claim = Université Columbia : { $player } reçoit gratuitement la carte { $card }.
king-event-swept = { $player } fait remplacer toutes les cartes en vente.
king-event-card-lost = { $player } n’a plus la carte { $card }.
king-event-claimed = La prochaine carte Pouvoir révélée reviendra gratuitement à { $player }.
king-event-extra-turn = { $card } : { $player } gagne un tour supplémentaire.
king-event-photographed = { $player } prend { $rival } en photo.
king-event-game-won-stars = { $player } l’emporte avec au moins 20 Points de Victoire !
king-event-game-won-survival = { $player } a le dernier Monstre en vie et l’emporte !
king-event-game-won-painbow = Arc-en-ciel de douleur : { $player } l’emporte aussitôt !
king-event-game-ended = Il ne reste aucun Monstre : personne ne gagne.

## Refusals

king-refusal-game-over = La partie est terminée.
king-refusal-not-your-decision = C’est à quelqu’un d’autre de décider. { $question }
king-refusal-wrong-decision = Ce n’est pas le moment. { $question }
king-refusal-place-in-manhattan = Personne ne commence dans Manhattan.
king-refusal-place-full = Il y a déjà deux Monstres { $where }.
king-refusal-no-such-dice = Ces dés ne sont pas là. Faces présentes : { $dice }.
king-refusal-rage = Fureur ultime : les dés Grosse Baffe ne peuvent pas être relancés.
king-refusal-must-reroll = Aura de poisse ({ $rival }) : chaque relance est obligatoire, avec au moins un dé.
king-refusal-no-such-face = Il n’y a rien à résoudre pour cette face : { $face }.
king-refusal-face-resolved = Cette face a déjà été résolue : { $face }.
king-refusal-no-chameleon = Il faut posséder Caméléon pour changer des dés maintenant.
king-refusal-nothing-to-change = Pour Caméléon, il faut un dé Célébrité non résolu à défausser et un autre dé non résolu à changer.
king-refusal-change-resolved = Un dé ne peut pas prendre une face déjà résolue : { $into }.
king-refusal-no-carapace = Il faut posséder Carapace pour la défausser.
king-refusal-no-subway = Ce n’est pas le tour supplémentaire d’une carte Métro.
king-refusal-subway-used-up = Les huit trajets en métro de ce tour sont épuisés.
king-refusal-no-speed = Il faut posséder Super vitesse pour se déplacer avant de lancer les dés.
king-refusal-speed-used-up = Super vitesse a déjà servi ce tour-ci.
king-refusal-must-enter = Il y a de la place dans Manhattan : il faut y entrer.
king-refusal-must-go-up = Dans Manhattan, un Monstre doit monter d’une zone : { $up }.
king-refusal-top-of-manhattan = Upper Manhattan est la zone la plus haute.
king-refusal-stuck-in-manhattan = Un Monstre ne quitte Manhattan qu’en fuyant une attaque ou grâce à une carte.
king-refusal-manhattan-full = Il n’y a pas de place dans Manhattan.
king-refusal-already-there = Le Monstre est déjà { $where }.
king-refusal-borough-full = Il y a déjà deux Monstres { $where }.
king-refusal-flight-into-manhattan = Fuir, c’est quitter Manhattan.
king-refusal-flight-full = Il y a déjà deux Monstres { $where }.
king-refusal-must-leave = Il n’y a plus de place que pour un seul Monstre dans Manhattan : celui-ci doit partir.
king-refusal-leave-full = Il y a déjà deux Monstres { $where }.
king-refusal-too-many-converted =
    { $most ->
        [one] On peut changer { $most } dé au plus.
       *[other] On peut changer { $most } dés au plus.
    }
king-refusal-too-many-webs =
    { $most ->
        [one] On peut défausser { $most } jeton Toile au plus.
       *[other] On peut défausser { $most } jetons Toile au plus.
    }
king-refusal-too-many-curses =
    { $most ->
        [one] On peut défausser { $most } jeton Malédiction au plus.
       *[other] On peut défausser { $most } jetons Malédiction au plus.
    }
king-refusal-ray-at-home = Les Destructions se dépensent de toute façon { $where } ; Rayon sismique sert à viser un autre quartier.
king-refusal-only-units = Après Pluie de taxis, seules les Unités peuvent être détruites ce tour-ci.
king-refusal-other-borough = Les Destructions se dépensent { $home }, et non { $where }.
king-refusal-no-target = Il n’y a pas de cible de ce genre { $where }.
king-refusal-new-unit = Cette Unité vient d’apparaître { $where } et ne peut pas être détruite ce tour-ci.
king-refusal-too-durable = Il faut { $needed }, et il n’en reste pas assez : { $left }.
king-refusal-must-destroy = Tant que vos Destructions suffisent pour une cible { $home }, il faut détruire.
king-refusal-no-unit-to-send = Il n’y a pas d’Unité de ce genre { $where }. { $units }
king-refusal-nothing-for-sale = Cette carte n’est pas en vente. { $sale }
king-refusal-needs-jet = La carte { $card } ne s’achète que dans un tour où vous avez détruit un Avion.
king-refusal-needs-tank = La carte { $card } ne s’achète que dans un tour où vous avez détruit un Tank.
king-refusal-no-scavenger = Il faut posséder Charognard pour acheter dans la défausse.
king-refusal-not-in-discard-pile = Cette carte n’est pas un Pouvoir de la défausse. { $discarded }
king-refusal-wrong-damage-payment = On peut payer en Énergie { $most } de ces blessures au plus.
king-refusal-wrong-cost-payment = De ce coût, on peut payer de { $least } à { $most } en Points de Vie.
king-refusal-wrong-split =
    { $most ->
        [one] On peut récupérer { $most } Point de Vie au plus.
       *[other] On peut récupérer { $most } Points de Vie au plus.
    }
king-refusal-no-photo = Une photo montre un autre Monstre, en vie ou éliminé ce tour-ci.
king-refusal-card-not-held = Cette carte n’est pas l’une de vos cartes Pouvoir. Vos cartes : { $held }.
king-refusal-cannot-pay = Cela coûte { $cost }, et vous n’avez que { $energy }.
king-refusal-cannot-pay-curse = Sous la Malédiction, une relance avec Ouch ! coûte { $cost }, et vous n’avez que { $energy }.
king-refusal-cannot-pay-marathon = Pendant le Marathon de New York, ce déplacement coûte { $fee }, et vous n’avez que { $energy }.
king-cards-for-sale = Cartes en vente : { $cards }.
king-cards-for-sale-none = Rien n’est en vente.
king-cards-discarded = Cartes Pouvoir défaussées : { $cards }.
king-cards-discarded-none = Aucune carte Pouvoir n’y est.

## Options, positions, input

option-monsters = quels Monstres jouent, dans l’ordre des joueurs
option-two-in-manhattan = si deux Monstres tiennent dans Manhattan, à cinq ou six joueurs
option-clash-monsters = Il faut un Monstre par joueur.
option-clash-two-in-manhattan = Deux Monstres ne tiennent dans Manhattan qu’à cinq ou six joueurs.
king-position-monsters = Il faut un Monstre par joueur.
king-position-names = Ces Monstres ne sont pas tous différents, ou ne sont pas ceux de l’option.
king-position-hearts = Un Monstre en vie a de 1 à 10 Points de Vie (12 avec Carapace), un Monstre éliminé n’en a aucun.
king-position-fallen = Un Monstre éliminé n’a plus ni place, ni cartes, ni Énergie, ni jetons, ni Objectifs, ni tours.
king-position-place = Chaque Monstre en vie se trouve quelque part.
king-position-crowded = Il y a trop de Monstres dans un quartier ou sur une même sorte de case.
king-position-tokens = Il n’y a que { $most } jetons de cette sorte.
king-position-carapace = Les jetons Carapace ne se posent que sur Carapace.
king-position-card-twice = La carte { $card } est là deux fois.
king-position-not-keep = La carte { $card } n’est pas un Pouvoir.
king-position-cards = Les 64 cartes doivent toutes se trouver quelque part.
king-position-tiles-of = Il n’y a pas autant de tuiles de cette sorte : { $tile }.
king-position-units = Il n’y a pas autant d’Unités de cette sorte : { $unit }.
king-position-tiles = Les piles, les tuiles cachées, les Unités et les trophées doivent faire ensemble les 45 tuiles.
king-position-agenda = Ce qui est en cours ne peut pas être ainsi.
king-position-decision = Ce ne peut pas être la question posée ici.
king-position-damage = On ne peut pas payer plus de blessures qu’il n’en est infligé.
king-position-winner = Le gagnant ne correspond pas à la fin de la partie.
king-input-verb = Incompréhensible : { $text }. Une action commence par l’un de ces mots : { $known }.
king-input-too-much = { $text } est de trop ici.
king-input-faces = Ce ne sont pas des faces : { $text }. Elles s’écrivent E (Énergie), A (Grosse Baffe), H (Soin), C (Célébrité), D (Destruction) et O (Ouch !).
king-input-target = Ce n’est pas une cible : { $text }. Indiquez le quartier, puis une pile ou une Unité (infantry, jet ou tank) : bronx 2, bronx jet.
king-input-borough = Il n’y a pas de quartier { $text }. Quartiers : { $known }.
king-input-card = Il n’y a pas de carte { $text }.
king-input-number = { $text } n’est pas un nombre possible ici.

## Descriptions

king-describe-placing = Les Monstres prennent place. { $player } commencera.
king-describe-turn = Tour { $turn } : { $player }, { $where }.
king-describe-turn-extra = Tour { $turn }, supplémentaire : { $player }, { $where }.
king-describe-turn-subway =
    { $moves ->
        [0] Tour { $turn }, supplémentaire avec Métro : { $player }, { $where }. Il ne reste aucun trajet en métro.
        [one] Tour { $turn }, supplémentaire avec Métro : { $player }, { $where }. Il reste un trajet en métro.
       *[other] Tour { $turn }, supplémentaire avec Métro : { $player }, { $where }. Il reste { $moves } trajets en métro.
    }
king-describe-no-attack = Personne n’était dans Manhattan au début du tour : les Grosses Baffes ne blessent pas.
king-describe-entered = { $player } a déjà gagné un Point de Victoire ce tour-ci en entrant dans Manhattan.
king-describe-sped = { $player } a utilisé Super vitesse.
king-describe-only-units = Après Pluie de taxis, seules les Unités peuvent être détruites ce tour-ci.
king-describe-destroyed = { $player } a détruit ce tour-ci : { $things }.
king-describe-lost =
    { $count ->
        [one] Le Monstre actif a fait perdre { $count } Point de Vie à { $player } ce tour-ci.
       *[other] Le Monstre actif a fait perdre { $count } Points de Vie à { $player } ce tour-ci.
    }
king-describe-received =
    { $count ->
        [3] { $player } a reçu au moins trois cubes d’Énergie ce tour-ci (Branchement pirate).
        [one] { $player } a reçu { $count } cube d’Énergie ce tour-ci ; au troisième, Branchement pirate en prend un.
       *[other] { $player } a reçu { $count } cubes d’Énergie ce tour-ci ; au troisième, Branchement pirate en prend un.
    }
king-describe-damage =
    { $count ->
        [one] { $player } subit maintenant { $count } blessure.
       *[other] { $player } subit maintenant { $count } blessures.
    }
king-describe-in-play = Achat en cours : { $card }.
king-describe-normal-order = Une fois les tours supplémentaires joués, l’ordre reprend après { $player }.
king-describe-no-dice = Il n’y a pas de dés sur la table.
king-describe-no-dice-yet = Dés encore à lancer : { $count }.
king-describe-dice = Faces des dés : { $dice }.
king-describe-added = Ajouté par des cartes : { $dice }.
king-describe-rerolls =
    { $count ->
        [one] Il reste { $count } relance.
       *[other] Il reste { $count } relances.
    }
king-describe-resolved = Faces résolues : { $faces }.
king-describe-unresolved = Faces encore à résoudre : { $dice }.
king-describe-all-resolved = Tous les dés sont résolus.
king-describe-borough = { $borough }. Monstres : { $monsters }.
king-describe-borough-empty = { $borough }. Aucun Monstre.
king-describe-manhattan =
    { $room ->
        [0] { $borough }. Monstres : { $monsters }. Il n’y a plus de place.
        [one] { $borough }. Monstres : { $monsters }. Il y a encore une place.
       *[other] { $borough }. Monstres : { $monsters }. Il y a encore { $room } places.
    }
king-describe-manhattan-empty =
    { $room ->
        [one] { $borough }. Aucun Monstre. Il y a une place.
       *[other] { $borough }. Aucun Monstre. Il y a { $room } places.
    }
king-describe-in-zone = { $player } { $where }
king-describe-piles = Bâtiments : { $piles }.
king-describe-pile =
    { $below ->
        [0] { $pile }, { $tile }, rien dessous
       *[other] { $pile }, { $tile }, { $below } dessous
    }
king-describe-pile-empty = { $pile }, vide
king-describe-units = Unités : { $units }.
king-describe-units-new = Unités : { $units }. Nouvelles, pas encore destructibles : { $new }.
king-describe-units-only-new = Unités nouvelles, pas encore destructibles : { $new }.
king-describe-no-units = Aucune Unité.
king-describe-units-in = { $borough } : { $units }.
king-describe-units-in-new = { $borough } : { $units }. Nouvelles, pas encore destructibles : { $new }.
king-describe-units-in-only-new = { $borough }, Unités nouvelles, pas encore destructibles : { $new }.
king-describe-units-in-none = { $borough } : aucune Unité.
king-describe-unit-values = Une Infanterie demande 2 Destructions et rend 1 Point de Vie (♥), un Avion en demande 3 et rapporte 2 cubes d’Énergie (⚡), un Tank en demande 4 et rapporte 3 Points de Victoire (★).
king-describe-souvenir = { $borough } : un jeton Souvenir posé par { $player }.
king-describe-unseen-tiles =
    { $count ->
        [0] Toutes les tuiles ont été vues.
        [one] Une tuile est encore cachée sous une autre.
       *[other] { $count } tuiles sont encore cachées sous d’autres.
    }
king-describe-unseen-kinds = Tuiles cachées : { $tiles }.
king-describe-tile-values = Le nombre d’un Bâtiment indique les Destructions qu’il demande et ce qu’il donne : des Points de Victoire (★) pour un Immeuble, des cubes d’Énergie (⚡) pour une Centrale électrique, des Points de Vie (♥) pour un Hôpital. Au dos d’un 1 se trouve une Infanterie, au dos d’un 2 un Avion, au dos d’un 3 un Tank.
king-describe-market = Cartes en vente, à remplacer toutes les trois pour 2 cubes d’Énergie (⚡) :
king-describe-slot = { $number }. { $card }
king-describe-slot-empty = { $number }. Pas de carte.
king-describe-keep = { $card }, carte Pouvoir, { $cost } (⚡). { $effect }
king-describe-discard = { $card }, carte Action, { $cost } (⚡). { $effect }
king-describe-discard-cheaper = { $card }, carte Action, { $cost } (⚡), 1 de moins { $where }. { $effect }
king-describe-card-held = { $player } la possède.
king-describe-card-in-play = On est en train de l’acheter.
king-describe-card-for-sale = Elle est en vente.
king-describe-card-discarded = Elle est dans la défausse.
king-describe-card-unseen = Elle est dans la pioche.
king-describe-discards =
    { $count ->
        [one] { $count } carte dans la défausse : { $cards }.
       *[other] { $count } cartes dans la défausse : { $cards }.
    }
king-describe-no-discards = La défausse est vide.
king-describe-deck =
    { $count ->
        [0] La pioche est vide.
        [one] La pioche compte { $count } carte.
       *[other] La pioche compte { $count } cartes.
    }
king-describe-unseen-cards = Dans la pioche, dans un ordre inconnu : { $cards }.
king-describe-player = { $player }, { $where } : { $life } (♥) sur { $most }, { $stars } (★), { $energy } (⚡).
king-describe-eliminated = { $player } : Monstre éliminé avec { $stars } (★).
king-describe-cards = Cartes Pouvoir : { $cards }.
king-describe-no-cards = Aucune carte Pouvoir.
king-describe-tokens = Jetons : { $tokens }.
king-describe-has-superstar = Possède Superstar.
king-describe-has-statue = Possède la Statue de la Liberté.
king-describe-trophies = Unités détruites et gardées : { $units }.
king-describe-dice-rolled = Lance { $count } dés.
king-describe-extra-turns =
    { $count ->
        [one] { $player } jouera un tour supplémentaire : { $turns }.
       *[other] { $player } jouera { $count } tours supplémentaires, dans cet ordre : { $turns }.
    }
king-turn-plain = ordinaire
king-turn-subway = avec Métro
king-describe-superstar-free = Superstar est à côté de la pioche. Il faut { $needed } Célébrités pour la prendre.
king-describe-superstar-held = { $player } possède Superstar. Il faut { $needed } Célébrités pour la lui prendre.
king-describe-statue-free = La Statue de la Liberté est à côté de la pioche. Il faut trois Ouch ! pour la prendre, et elle rapporte 3 Points de Victoire (★).
king-describe-statue-held = { $player } possède la Statue de la Liberté. Il faut trois Ouch ! pour la lui prendre, avec ses 3 Points de Victoire (★).
king-describe-claims = Les prochaines cartes Pouvoir révélées reviendront, dans cet ordre, à : { $players }.
king-describe-supply = Reste dans la réserve : { $tokens }.
king-describe-score = Rang { $place } : { $player }, { $stars } (★), { $life } (♥).
king-describe-score-out = Rang { $place } : { $player }, { $stars } (★), Monstre éliminé.
king-describe-score-goal = Pour gagner : avoir 20 Points de Victoire (★) à la fin d’un tour, ou être le dernier Monstre en vie.

## Words for parts of the table that can be typed

part-dice = dés des
part-borough = quartier
part-market = marché marche vente
part-discards = défausse defausse
part-deck = pioche
part-tiles = tuiles
part-card = carte
part-units = unités unites
part-goals = objectifs
