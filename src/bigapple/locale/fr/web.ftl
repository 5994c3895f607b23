# La table sur le web : pages, dialogues, journal, réglages.

web-home-title = New York est à vous
web-home-lead = Deux classiques de la grande ville, à jouer tout de suite : ni compte, ni installation.
web-your-name = Votre nom
web-default-name = Invité
web-play-now = Jouer contre des robots
web-new-table = Jouer à plusieurs…
web-new-table-of = Nouvelle table : { $game }
web-make-table = Ouvrir la table
web-one-moment = Un instant…
web-my-tables = Mes tables
web-game-king-of-new-york = King of New York
web-game-king-of-new-york-what = Des Monstres géants, des dés et une ville à démolir. Soyez le plus célèbre, ou le dernier debout.
web-game-manhattan = Manhattan
web-game-manhattan-what = Bâtissez étage sur étage dans six quartiers et emparez-vous des immeubles des autres.
web-players = Joueurs
web-opponents = Adversaires
web-bots-levels = Par force
web-bots-characters = Avec leur caractère
web-bots-simple = Sans réflexion, pour comparer
web-game-players = De 2 à { $most } joueurs ; environ une demi-heure.
web-phase-lobby = pas commencée
web-phase-playing = en cours
web-phase-over = terminée
web-phase-closed = fermée
web-my-turn = à vous
web-table-with = Avec { $people }
web-table = Table
web-to-home = Vers l’accueil
web-try-again = Réessayer
web-close = Fermer
web-save = Enregistrer
web-dismiss = D’accord
web-clause = règle { $clause }
web-problem-offline = Le service est injoignable.
web-own-words = { $text }
web-somebody = quelqu’un

## Soi-même

web-you = Vous
web-your-colour = Votre couleur
web-private-link = Un autre appareil
web-private-link-what = Avec un lien privé, vous êtes vous-même sur un autre appareil aussi, avec toutes vos tables. Gardez-le pour vous.
web-private-link-make = Créer un lien privé
web-forget = Être oublié
web-forget-what = Votre nom et tout ce qui vous concerne est effacé ; des robots continuent à vos places.
web-forget-sure = Oui, effacer tout ce qui me concerne
web-back-title = Heureux de vous revoir
web-back-what = Avec ce lien, vous revenez en tant que vous-même sur cet appareil.
web-back-go = Revenir
web-join-title = Vous êtes invité
web-join-what = Dites comment on vous appelle, et vous êtes à la table.
web-join-go = Rejoindre la table
web-link = Lien
web-copy = Copier
web-copied = Copié
web-qr = Le lien sous forme de code QR
web-colour-amber = ambre
web-colour-azure = azur
web-colour-coral = corail
web-colour-emerald = émeraude
web-colour-indigo = indigo
web-colour-jade = jade
web-colour-lilac = lilas
web-colour-orange = orange
web-colour-rose = rose
web-colour-ruby = rubis
web-colour-slate = ardoise
web-colour-teal = bleu canard

## Réglages

web-settings = Réglages
web-language = Langue
web-setting-look = Affichage
web-setting-look-board = plateau
web-setting-look-text = texte seul
web-setting-theme = Couleurs
web-setting-theme-auto = comme le système
web-setting-theme-light = claires
web-setting-theme-dark = sombres
web-setting-motion = Mouvement
web-setting-motion-auto = comme le système
web-setting-motion-full = tout bouge
web-setting-motion-none = rien ne bouge
web-setting-pace = Coups des autres
web-setting-pace-calm = montrés lentement
web-setting-pace-brisk = montrés un par un
web-setting-pace-once = montrés tous à la fois
web-setting-narration = Lecture à voix haute (lecteurs d’écran)
web-setting-narration-none = rien
web-setting-narration-mine = ce qui me concerne
web-setting-narration-all = tout ce qui arrive
web-setting-confirm = Confirmer chaque action avant de l’envoyer
web-setting-sounds = Sons
web-setting-notices = M’appeler quand c’est à moi et que cette page n’est pas visible

## Options d’une table

web-options = Options
web-option-players-help = Les places que personne ne prend peuvent aller à des robots.
web-option-first-player-help = Sans choix, on tire au sort.
web-option-edition-help = L’édition de 2018 a des quartiers ; celle de 1994, des villes du monde.
web-option-urban-rules-help = À chaque manche, une règle est révélée, qui donne des points d’une autre façon.
web-option-megacity-help = Ne compte qu’avec les règles urbanistiques.
web-option-monster-help = Il marche sur le plateau et détruit ce qu’il piétine.
web-option-progressive-help = Aux premières manches, on ne construit que dans certains quartiers.
web-option-anti-trust-help = Il est plus difficile d’élever toujours le même immeuble.
web-option-sides-help = À deux joueurs : face à face, ou de part et d’autre d’un coin.
web-option-monsters-help = Sans choix, les Monstres sont tirés au sort.
web-option-two-in-manhattan-help = Sans choix, comme le veulent les règles selon le nombre de joueurs.
web-value-automatic = automatique
web-value-yes = oui
web-value-no = non
web-value-first-player-null = tiré au sort
web-value-monsters-null = tirés au sort
web-value-edition-2018 = 2018
web-value-edition-1994 = 1994
web-value-megacity-one = un quartier
web-value-megacity-all = tous les quartiers complets
web-value-monster-none = aucun
web-value-monster-godzilla = Godzilla
web-value-monster-baby = Bébé Godzilla
web-value-anti-trust-off = non
web-value-anti-trust-player = oui, par joueur
web-value-anti-trust-colour = oui, par couleur
web-value-sides-opposite = face à face
web-value-sides-adjacent = côte à côte
web-time = Temps de réflexion
web-time-untimed = sans limite
web-time-move = une limite par décision
web-time-bank = une réserve pour la partie
web-time-seconds = Secondes pour chaque décision
web-time-minutes = Minutes pour la partie
web-time-increment = Secondes ajoutées après chaque décision
web-time-help = Si le temps manque, un robot garde la place ; on peut la reprendre.
web-open = Quiconque a l’adresse de la table peut entrer
web-open-help = Sinon, seulement avec l’invitation.

## Avant la partie

web-seats = Places
web-seat-open = libre
web-seat-you = vous
web-seat-here = présent
web-seat-away = absent
web-seat-asked = doit décider
web-seat-thinks = réfléchit
web-seat-take = S’asseoir ici
web-seat-take-too = S’asseoir ici aussi
web-seat-leave = Se lever
web-seat-free = Libérer la place
web-seat-bot = Un robot pour la place { $number }
web-seat-bot-choose = Un robot…
web-hot-seat = Plusieurs personnes jouent sur cet appareil : donnez un nom à chacune. Là où les mains sont secrètes, il demande de le passer.
web-seat-name = Nom à la place { $number }
web-fill-bots = Des robots aux places libres
web-start = Commencer la partie
web-start-needs = On peut commencer quand chaque place est prise par quelqu’un ou par un robot.
web-waits-for-host = { $name } va lancer la partie.
web-invite = Inviter
web-invite-what = Envoyez ce lien, ou faites viser le code avec un appareil photo.
web-invite-host = { $name } peut inviter d’autres personnes.
web-invite-make = Créer une invitation
web-invite-anew = Nouvelle invitation (l’ancienne cesse)
web-guests = Invités
web-remove = Renvoyer
web-commitment = Le hasard est déjà fixé. Son empreinte :

## À la table

web-actions = Ce que vous pouvez faire
web-actions-list =
    { $count ->
        [one] Ce que vous pouvez faire, en liste ({ $count } action)
       *[other] Ce que vous pouvez faire, en liste ({ $count } actions)
    }
web-nothing-asked = Rien n’est demandé.
web-filter = Chercher, ou dire une action en mots
web-filter-found =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
web-filter-none = Rien de tel n’est possible maintenant. Entrée demande pourquoi.
web-confirm = C’est décidé
web-change = Changer
web-sending = Envoi…
web-hint = Conseil
web-hint-title = Ce qui est bon ici
web-hint-what = D’après ce que vous voyez : à peu près combien de fois chacune gagne.
web-hint-thinking = Réflexion …
web-hint-do = Faire ceci
web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-undo-wanted = Le joueur { $number } demande à reprendre sa dernière action.
web-undo-agree = Accepter
web-undo-deny = Refuser
web-menu = Menu
web-in-words = La table en mots
web-text-view = Texte
web-ask = Décrire la table
web-ask-go = Décrire
web-answer = Réponse
web-part-table = Tout
web-part-turn = Tour
web-part-dice = Dés
web-part-borough = Quartier
web-part-player = Joueur
web-part-market = Cartes à vendre
web-part-discards = Cartes défaussées
web-part-deck = Pioche
web-part-tiles = Tuiles
web-part-card = Une carte
web-part-units = Unités
web-part-goals = Objectifs
web-part-score = Points
web-part-district = Quartier
web-part-lot = Terrain
web-part-hand = Ma main
web-part-rule = Règle urbanistique
web-part-cards = Cartes
web-part-monster = Monstre
web-instructions = D’avance
web-instructions-what = Ce que vous décidez ici répond pour vous quand on vous interroge au tour d’un autre.
web-instruct = Désormais
web-instruct-go = Décider
web-withdraw = Retirer
web-rules = Règles
web-rules-of = Les règles de { $game }
web-rules-search = Chercher dans les règles, ou nommer un article
web-rules-all = Tout le livret
web-rules-none = Rien de tel dans les règles.
# Chercher dans les règles : une ligne par chose, avec tous les mots que l’on peut dire pour elle.
web-rules-alike =
    ★, Points de Victoire
    ⚡, cubes d’Énergie
    ♥, Points de Vie, cœurs
    égalité, ex æquo
    relance, lancer à nouveau
    éliminé, mort, tué
    immeuble, gratte-ciel
web-say = Dire un mot
web-leave = Partir ou abandonner
web-leave-what = Vous pouvez revenir à tout moment : d’ici là, un robot joue pour vous.
web-leave-bot = Un robot joue jusqu’à mon retour
web-leave-resign = Abandonner…
web-resign-what = Vous quittez cette partie pour de bon. Un robot joue votre place jusqu’à la fin, et vous pouvez regarder.
web-resign-sure = Oui, abandonner
web-resign-not = Continuer à jouer
web-watching = Vous regardez cette partie.
web-take-over = Jouer à la place de ce robot
web-take-back = Rejouer
web-look-with = Regarder d’ici
web-grant = + 1 minute
web-lost = La connexion est perdue ; elle revient d’elle-même.
web-reconnect = Maintenant
web-looking-back = Vous regardez en arrière.
web-look-now = Revenir au présent
web-look-earlier = Un pas en arrière
web-look-later = Un pas plus loin
web-look-back = Montrer la table avant cela
web-curtain = Passez l’appareil à { $name }
web-curtain-what = Personne d’autre ne devrait regarder.
web-curtain-lift = Personne d’autre ne regarde
web-rank =
    { $points ->
        [one] { $place }. { $name } : { $points } point
       *[other] { $place }. { $name } : { $points } points
    }
web-rank-out = { $rank }, Monstre éliminé
web-rematch = Encore une partie
web-rematch-go = Vers la nouvelle table
web-rematch-wanted = Une table est prête pour une autre partie.
web-won = Vous avez gagné !
web-record = Enregistrer la partie
web-checking = Vérifier que le hasard est honnête
web-seed = La graine de tout le hasard, pour vérifier :

## Le journal

web-log = Ce qui s’est passé
web-log-earlier = Plus tôt
web-log-begun = La partie commence : { $names }.
web-log-how-begun = La mise en place
web-log-more =
    { $count ->
        [one] Encore une ligne
       *[other] Encore { $count } lignes
    }
web-log-was-undone = repris
web-log-created = { $name } a ouvert la table.
web-log-joined = { $name } est arrivé.
web-log-removed = { $name } est parti.
web-log-seated = { $name } a la place { $number }.
web-log-seat-kept = Un robot garde la place { $number } pour { $name }.
web-log-seat-bot = Un robot a la place { $number }.
web-log-seat-open = La place { $number } est libre.
web-log-named = À la place { $number } joue { $name }.
web-log-absent = { $name } n’a pas répondu à temps.
web-log-instruction = Comme { $name } l’a dit d’avance :
web-log-undo-asked = { $name } demande à reprendre sa dernière action.
web-log-undo-agreed = { $name } est d’accord.
web-log-undo-denied = { $name } n’est pas d’accord.
web-log-undone =
    { $count ->
        [one] { $name } reprend { $count } action.
       *[other] { $name } revient { $count } actions en arrière.
    }
web-log-said = { $name } : { $words }
web-log-granted =
    { $seconds ->
        [one] { $name } donne { $seconds } seconde de plus à { $to }.
       *[other] { $name } donne { $seconds } secondes de plus à { $to }.
    }
web-log-ended = La partie est terminée.
web-log-rematched = Une nouvelle table attend pour une autre partie.
web-log-closed = La table est fermée.
