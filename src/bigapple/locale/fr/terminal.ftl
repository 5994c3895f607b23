# La table dans le terminal et la ligne de commande.

## La ligne de commande

cli-bigapple = Big Apple : jeux de société new-yorkais, à jouer et à étudier.
cli-commands =
    bigapple play              jouer dans ce terminal ; options : --help
    bigapple rules             lire les règles : rules manhattan, M5 ou K5.9
    bigapple verify FICHIER    vérifier que les dés d’une partie étaient honnêtes
    bigapple serve             démarrer le service de tables ; options : --help
    bigapple host              s’occuper de ses tables : list, close, export, backup…
    bigapple arena             faire jouer des tournois aux bots, avec classement ; options : --help
    bigapple prepare           préparer d’avance les jeux et les bots pour cette machine
    bigapple lab               simuler un million de parties et en écrire un rapport
    bigapple --version         afficher la version du programme
cli-prepare = Compile tous les jeux et les bots pour cette machine, afin que personne n’attende plus tard. Une seule fois par version.
cli-play = Jouer une partie à une table dans ce terminal, entre humains et bots. Sans options, quelques questions sont d’abord posées.
cli-rules = Lire un livret de règles, un chapitre ou un article. Sans référence, le sommaire s’affiche.
cli-help = afficher cette aide
cli-play-game = le jeu choisi : manhattan ou king-of-new-york ; avec --help, ses options
cli-rules-reference = un jeu (manhattan, king-of-new-york), un chapitre (M5) ou un article (K5.9)
cli-option-humans = nombre d’humains parmi les joueurs ; ils occupent les premières places (par défaut : 1)
cli-option-bots = qui joue aux autres places : un niveau (beginner, casual, skilled, expert, master), un caractère (builder, brawler, hermit), greedy ou random ; ou un nom par place (par défaut : greedy)
cli-option-names = noms des joueurs, séparés par des virgules
cli-option-seed = texte ou nombre qui décide de tout le hasard ; sans lui, le hasard reste secret
cli-option-load = reprendre une partie sauvegardée
cli-option-language = langue de tous les textes (par défaut : celle du système)
cli-option-plain = lignes simples, sans dessin ni couleur, pour lecteurs d’écran
cli-option-no-colour = dessiner sans couleur
cli-option-values = { $option } ({ $known } ; par défaut, le premier choix)
# Le programme ajoute lui-même le deux-points après ces deux titres.
cli-positionals = argument{ "\u00A0" }
cli-options = options{ "\u00A0" }
cli-unknown-argument = { $argument } n’est pas une option ici. Voir --help.
cli-missing-value = Il manque une valeur après { $argument }. Voir --help.
cli-unwanted-value = { $argument } ne prend pas de valeur. Voir --help.
cli-missing-argument = Il manque : { $argument }. Voir --help.
cli-error = Commande incompréhensible : { $reason }. Voir --help.
cli-unknown-command = Aucune commande ne s’appelle { $command }. Commandes connues : { $known }.
cli-output = Impossible d’écrire la sortie : { $reason }.
option-players = nombre de joueurs
option-first-player = qui commence, par son numéro
option-edition = édition des règles
option-urban-rules = mode avancé avec règles urbanistiques
option-megacity = quartiers complets qui comptent pour la règle urbanistique Mégalopole : un seul ou tous
option-monster = monstre qui détruit des immeubles
option-progressive = mise en chantier progressive : les quartiers ouvrent l’un après l’autre
option-anti-trust = interdiction de construire sur ses propres immeubles, par joueur ou par couleur
option-sides = où s’assoient les joueurs dans une partie à deux

## Mise en place

setup-welcome = Bienvenue dans Big Apple ! Entrée valide la réponse entre crochets.
setup-game = Quel jeu ({ $known }) ? [{ $default }]
setup-players = Combien de joueurs ({ $known }) ? [{ $default }]
setup-people = Combien d’humains parmi eux ({ $known }) ? [{ $default }]
setup-bots = Quels bots jouent contre vous ({ $known }) ? [{ $default }]
setup-again = { $answer } ne convient pas. Réponses possibles : { $known }.
setup-left = Aucune partie n’a été commencée.
bot-unknown = Aucun bot ne s’appelle { $bot }. Bots connus : { $known }.
seats-people = Le nombre d’humains doit être un nombre, et non { $people }.
seats-person-is-no-bot = Un humain n’est pas un bot : indiquez combien d’humains jouent avec --humans.
seats-too-many-people = Trop d’humains ({ $people }) pour le nombre de joueurs ({ $players }).
seats-too-many-bots = Trop de bots ({ $bots }) pour le nombre de places libres ({ $seats }).
seats-unreadable = Le fichier qui dit qui joue à quelle place est illisible. Indiquez-le avec --humans et --bots.

## À la table

greeting = Tapez aide pour voir les commandes ; Entrée affiche les actions possibles.
not-understood = Incompréhensible ici : { $text }.
curtain = Passez l’appareil à { $player }. { $player } : appuyez sur Entrée quand personne d’autre ne regarde.
go-on = Appuyez sur Entrée pour continuer.
label-you = { $player } (vous)
label-bot = { $player } ({ $bot })
refused-by-clause = { $reason } [{ $clause }]
forced = Rien d’autre n’est possible. { $action }.
enter-does = Entrée : { $action }.
undone = Retour à votre dernière décision.
instruction-given = Désormais, pendant le tour des autres : { $instruction }.
instruction-of = { $subject } : { $instruction }.
instruction-withdrawn = Consigne retirée : { $instruction }.
instruction-followed = Selon la consigne de { $player } : { $action }.
instructions-none = Aucune consigne n’est donnée.
instructions-examples = Ce que l’on peut dire d’avance : { $examples }.
instructions-about = Aucune consigne ne concerne { $subject }.
winners =
    { $count ->
        [0] Personne ne gagne.
        [one] Victoire : { $winners }.
       *[other] Victoire partagée : { $winners }.
    }
why-what = Précisez de quelle action il s’agit : pourquoi { $action }.
why-allowed = C’est permis. { $action }. [{ $clause }]
log-earlier =
    { $lines ->
        [one] ({ $lines } ligne plus ancienne : journal tout.)
       *[other] ({ $lines } lignes plus anciennes : journal tout.)
    }
list-first = Un numéro désigne une ligne de cette liste ; la voici d’abord.
list-more = Entrée affiche la suite.
list-no-number = Il n’y a pas d’action { $number } dans la liste.
list-no-group = Rien dans la liste pour { $key }. Essayez par exemple : { $known }.
list-card = Carte { $card } : numéro) bloc
list-choices = Blocs à prendre : numéro) blocs
list-largest = jusqu’à { $size }
list-empty = { $lot } vide
list-tower = { $lot } { $colour } { $height }
list-discard = la défausser et renoncer à
which-colour = Vos deux couleurs ont un bloc de { $size } : précisez laquelle ({ $colours }).

## Parties sauvegardées

saved = Partie sauvegardée dans { $file }
save-failed = La partie n’a pas pu être sauvegardée dans { $file } : { $reason }.
save-exists = Il y a déjà un fichier { $file }. Choisissez un autre nom.
load-failed = Impossible de lire { $file } : { $reason }.
load-with-option = Une partie sauvegardée a déjà ses options : { $option } ne peut pas accompagner --load.

## Livrets de règles

rules-unknown = Il n’y a pas d’article { $reference }. Donnez un jeu, un de ses chapitres ou un de ses articles : { $known }.

## La table dessinée

letter-blue = B
letter-orange = O
letter-purple = V
letter-yellow = J
board-closed = { $district }, fermé
board-majority = majorité : { $colour }
panel-player = Joueur
panel-side = Côté
panel-points = Points
panel-towers = Immeubles
panel-chosen = Blocs
panel-reserve = Réserve 1 2 3 4
panel-total = total : { $points }
status-choose = Manche { $round } sur { $rounds }. Choix des blocs. Cartes dans la pioche : { $pile }.
status-build = Manche { $round } sur { $rounds }. Tours restants : { $turns }. Cartes dans la pioche : { $pile }.
status-over = Manche { $round } sur { $rounds }. La partie est terminée.
facts-cards = Vos cartes : { $cards }
facts-blocks = Vos blocs ({ $colour }) : { $blocks }
facts-pending = Mis de côté ({ $colour }) : { $blocks }
facts-reserve = Votre réserve ({ $colour }), blocs de 1 : { $size1 }, de 2 : { $size2 }, de 3 : { $size3 }, de 4 : { $size4 }
score-title = Décompte de la manche { $round }
score-tallest = Immeuble le plus haut
score-majorities = Quartiers
score-towers = Immeubles
score-round = Cette manche
score-total = Total des points

## Mots que l’on peut taper : plusieurs pour une même chose, séparés par des espaces

command-list = liste
command-why = pourquoi
command-hint = conseil indice
command-undo = annuler
command-draw = dessiner plateau
command-describe = décrire decrire voir
command-rules = règles regles
command-save = sauver sauvegarder enregistrer
command-log = journal historique
command-instruct = consigne
command-instructions = consignes
command-withdraw = retirer
command-help = aide
command-quit = quitter
verb-choose = choisir prendre
verb-build = construire poser bâtir batir
verb-discard = défausser defausser
part-table = table
part-turn = tour
part-district = quartier ville
part-lot = terrain
part-hand = main
part-player = joueur
part-score = score points
part-rule = règle regle
part-cards = cartes pioche
part-monster = monstre

## Aide : au plus 79 caractères par ligne, pour tenir sur tous les écrans

help =
    Entrée, liste           vos actions, numérotées ; un numéro suffit pour jouer
    pourquoi ACTION         si une action est permise, et selon quelle règle
    conseil                 les meilleures actions, et pourquoi
    annuler                 revenir à votre dernière décision
    dessiner                la table encore une fois
    décrire PARTIE          une partie de la table en mots, même sans décrire
    règles ARTICLE          un article du livret de règles
    journal, journal tout   ce qui s’est passé
    sauver, sauver FICHIER  sauvegarder la partie
    quitter                 sauvegarder et partir ; Ctrl+C aussi
    En bref : l liste, w pourquoi, u annuler, r règles, s sauver, h aide, q quitter
help-manhattan =
    Par exemple : pourquoi 7 D 3, liste 7 (pour la carte 7), décrire D5,
    règles M5.2. Parties : table, tour, quartier D, terrain D5, main, joueur 2,
    score, règle, cartes, monstre.
    Pour construire, tapez carte, quartier, bloc : 7 D 3 (construire 7 D 3, 7d3).
    À deux joueurs, ajoutez la couleur : 7 D 3 orange (ou juste o).
    Pour choisir des blocs, tapez leurs tailles : 1 1 2 2 3 4 (ou 112234).
    À deux joueurs, vous pouvez donner les deux couleurs d’un coup : 1123 1224.
    Plateau : [7]B12, terrain de votre carte 7 avec un immeuble bleu de 12 étages.
    Cartes : [7] jouable là, (7) en main mais inutile là, 7 pas en main.
    Signes : ^ immeuble le plus haut, M monstre, * nouveau depuis votre tour.
    Couleurs : B bleu, O orange, V violet, J jaune.
