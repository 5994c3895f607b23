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

king-table-list-rerolls = Tapez les dés à relancer (DDO), ou à garder après k (k DDD). Entrée : tout.
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

## Nouvelles en bref, sans sujet : il est écrit devant

king-table-news-monsters = Monstres. { $monsters }.
king-table-news-start = Grosses Baffes obtenues pour commencer. { $rolls }.
king-table-news-piles = Bâtiments. { $piles }.
king-table-news-cards = En vente : { $cards }.
king-table-news-starts = commence { $where }
king-table-news-hits = frappe
king-table-news-shoot = les Unités tirent :
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

## Aide : au plus 79 caractères par ligne, pour tenir sur tous les écrans

help-king-of-new-york =
    Dés : E Énergie, A Grosse Baffe, H Soin, C Célébrité, D Destruction, O Ouch.
    lancer (ou r, ou Entrée)  lancer les dés
    DDO, k DDD, k             relancer ces dés ; garder ceux-là ; tout garder
    A, AED                    résoudre une face, ou plusieurs dans cet ordre
    q, bx, bk, si, m          Queens, Bronx, Brooklyn, Staten Island, Manhattan
    2, avion                  détruire le Bâtiment de la pile 2, ou un Avion
    2, siphon, remplacer, fin acheter par numéro ou par nom, remplacer, finir
    Entre les étapes : carapace, métro q. Avant de lancer : vitesse q.
    Une lettre qui désigne un dé ou un quartier n’est pas une commande.
    Parties : table, tour, dés, quartier queens, joueur 2, marché, carte siphon,
    unités, objectifs, tuiles, défausse, pioche, score.
    Par exemple : pourquoi DDO, règles K5.9.
