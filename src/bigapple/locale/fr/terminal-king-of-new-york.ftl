# King of New York à la table dans le terminal.

## La table dessinée. Des lettres et des noms courts là où la place manque.

king-table-letter-infantry = I
king-table-letter-jet = A
king-table-letter-tank = T
king-table-zone-lower = Lower
king-table-zone-midtown = Midtown
king-table-zone-upper = Upper
king-table-second-space = (5–6)
king-table-empty = vide
king-table-no-units = pas d’Unité
king-table-room =
    { $count ->
        [0] complet
        [one] une place libre
       *[other] { $count } places libres
    }
king-table-souvenir = Souvenir : { $monster }
king-table-legend = Bâtiments : { $example } coûte 2 { $face } et donne { $example } ; { $heights } une à trois tuiles.
king-table-legend-units = Unités ({ $new } nouvelle) : { $units }
king-table-monsters = Monstres
king-table-superstar = Superstar
king-table-statue = Statue de la Liberté
king-table-eliminated = éliminé
king-table-trophies = trophées { $units }
king-table-claim = prochaine carte Pouvoir
king-table-extra-turn = tour supplémentaire
king-table-extra-subway = tour supplémentaire (Métro)
king-table-market = En vente ({ $deck } dans la pioche)
king-table-keep = Pouvoir.
king-table-discard = Action.
king-table-turn = Tour { $turn }
king-table-placing = Les Monstres prennent place
king-table-over = La partie est terminée
king-table-phase-roll = lancer
king-table-phase-resolve = résoudre
king-table-phase-move = se déplacer
king-table-phase-buy = acheter
king-table-rerolls =
    { $count ->
        [one] encore une relance
       *[other] encore { $count } relances
    }
king-table-resolved = résolus : { $dice }
king-table-added = ajoutés par des cartes : { $dice }
king-table-no-attack = { $face } ne blesse pas : Manhattan était vide.

## Listes

king-table-list-rerolls = Tapez les dés à relancer (DDO) ou à garder (k DDD). Entrée montre tout.
king-table-list-count =
    { $count ->
        [one] Relancer un dé :
       *[other] Relancer { $count } dés :
    }
king-table-list-stop = arrêter, garder
king-table-list-keep = ne garder que
king-table-list-reroll = relancer
king-table-list-all = tout relancer
king-table-which = { $text } peut désigner plusieurs choses : { $known }.
king-table-reroll-what = Dites quels dés relancer, par exemple DDO, ou garder pour arrêter.

## Nouvelles en bref, sans sujet : il est écrit devant

king-table-news-monsters = Monstres. { $monsters }.
king-table-news-each = { $who } : { $what }
king-table-news-start = Grosses Baffes obtenues pour commencer. { $rolls }.
king-table-news-start-again = égalité, de nouveau : { $rolls }
king-table-news-piles = Bâtiments. { $piles }.
king-table-news-cards = En vente : { $cards }.
king-table-news-starts = commence { $where }
king-table-news-hits = frappe
king-table-news-shoot = sous les tirs :
king-table-news-eliminated = { $monster } : Monstre éliminé !
king-table-news-destroys = détruit { $what } { $where }
king-table-news-sends = chasse { $unit } { $to }
king-table-news-takes = prend { $goal }
king-table-news-takes-from = prend { $goal } à { $monster }
king-table-news-goes = va { $to }
king-table-news-enters = entre dans Manhattan
king-table-news-climbs = monte { $to }
king-table-news-flees = fuit { $to }
king-table-news-leaves = doit partir { $to }
king-table-news-stays = reste
king-table-news-souvenir = Souvenir { $where }
king-table-news-buys = achète { $card }
king-table-news-gets = reçoit { $card } gratuitement
king-table-news-sweeps = remplace les cartes en vente
king-table-news-loses = perd { $card }
king-table-standing-flee-at = avec { $life } ou moins, fuir
king-table-standing-flee-at-to = avec { $life } ou moins, fuir, de préférence { $to }
king-table-standing-flee-always = toujours fuir
king-table-standing-flee-always-to = toujours fuir, de préférence { $to }
king-table-standing-flee-never = ne jamais fuir
king-table-standing-leave = quitter Manhattan, de préférence { $to }
king-table-standing-damage-some = payer les blessures avec { $energy } au plus
king-table-standing-damage-energy = payer les blessures avec toute l’Énergie disponible
king-table-standing-damage-hearts = ne payer aucune blessure en Énergie
king-table-standing-costs-energy = payer les coûts en Énergie tant qu’il y en a
king-table-standing-costs-hearts = payer les coûts en Points de Vie autant que possible
king-table-standing-discard = défausser la première de ces cartes : { $cards }
king-table-standing-send = ne chasser aucune Unité
king-table-standing-examples = fuir à 4 ; fuir à 4 vers queens ; ne jamais fuir ; partir vers queens ; payer blessures avec 3 énergie ; payer coûts avec énergie ; défausser siphon ; ne rien envoyer

## Mots que l’on peut taper : plusieurs pour une même chose, séparés par des espaces

king-table-verb-roll = lancer
king-table-verb-keep = garder
king-table-verb-stop = arrêter
king-table-verb-reroll = relancer
king-table-verb-resolve = résoudre
king-table-verb-chameleon = caméléon
king-table-verb-convert = changer convertir
king-table-verb-cabs = taxis
king-table-verb-webs = toiles
king-table-verb-curses = malédictions
king-table-verb-ray = rayon
king-table-verb-destroy = détruire
king-table-verb-pay = payer
king-table-verb-heal = soigner récupérer
king-table-verb-go = aller fuir
king-table-verb-stay = rester
king-table-verb-speed = vitesse
king-table-verb-subway = métro
king-table-verb-carapace = carapace
king-table-verb-send = envoyer chasser
king-table-verb-buy = acheter
king-table-verb-scavenge = fouiller
king-table-verb-sweep = remplacer
king-table-verb-photo = photo
king-table-verb-discard = défausser
king-table-verb-no = non rien
king-table-verb-end = fin finir
king-table-verb-yes = oui
king-table-verb-all = tout tous
king-table-verb-new = nouveau nouvelle
king-table-standing-word-flee = fuir fuis
king-table-standing-word-at = à
king-table-standing-word-to = vers
king-table-standing-word-always = toujours
king-table-standing-word-never = jamais
king-table-standing-word-leave = partir quitter
king-table-standing-word-pay = payer
king-table-standing-word-damage = blessures blessure
king-table-standing-word-costs = coûts coût
king-table-standing-word-with = avec
king-table-standing-word-energy = énergie
king-table-standing-word-hearts = vie vies
king-table-standing-word-discard = défausser
king-table-standing-word-send = envoyer
king-table-standing-word-nothing = rien
king-table-standing-word-skip = ne puis

## Aide : au plus 79 caractères par ligne, pour tenir sur tous les écrans

help-king-of-new-york =
    Dés : E Énergie, A Grosse Baffe, H Soin, C Célébrité, D Destruction, O Ouch.
    lancer (ou r, ou Entrée)  lancer les dés
    DDO, k DDD, k             relancer ces dés ; garder ceux-là ; tout garder
    A, AED                    résoudre une face, ou plusieurs dans cet ordre
    q, bx, bk, si, m          Queens, Bronx, Brooklyn, Staten Island, Manhattan
    2, avion                  détruire le Bâtiment de la pile 2, ou un Avion
    2, siphon, remplacer, fin acheter par numéro ou par nom, remplacer, finir
    consigne fuir à 4         décider d’avance (consignes, retirer fuir)
    Entre les étapes : carapace, métro q. Avant de lancer : vitesse q.
    Une lettre qui désigne un dé ou un quartier n’est pas une commande.
    Parties : table, tour, dés, quartier queens, joueur 2, marché, carte siphon,
    unités, objectifs, tuiles, défausse, pioche, score.
    Par exemple : pourquoi DDO, règles K5.9.
