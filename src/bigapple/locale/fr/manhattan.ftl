# Manhattan : couleurs, lieux, questions, actions, événements, refus, descriptions, règles urbanistiques.

colour-blue = bleu
colour-orange = orange
colour-purple = violet
colour-yellow = jaune
colour-points = { $colour } { $points }
block = { $colour } { $size }
blocks-of-size =
    { $count ->
        [one] { $count } bloc de { $size }
       *[other] { $count } blocs de { $size }
    }
district = Quartier { $letter }
city-sydney = Sydney ({ $letter })
city-manhattan = Manhattan ({ $letter })
city-frankfurt = Francfort ({ $letter })
city-hongkong = Hong Kong ({ $letter })
city-saopaulo = São Paulo ({ $letter })
city-cairo = Le Caire ({ $letter })
side-south = sud
side-west = ouest
side-north = nord
side-east = est
monster-godzilla = Godzilla
monster-baby = Bébé Godzilla

## Ce qui est demandé

ask-over = La partie est terminée.
ask-choose =
    { $count ->
        [one] { $player } : choisissez { $count } bloc pour cette manche.
       *[other] { $player } : choisissez { $count } blocs pour cette manche.
    }
ask-choose-colour =
    { $count ->
        [one] { $player } : choisissez { $count } bloc pour cette manche ({ $colour }).
       *[other] { $player } : choisissez { $count } blocs pour cette manche ({ $colour }).
    }
ask-build = { $player } : jouez une carte et posez un bloc.

## Actions

action-choose = Prendre ces blocs ({ $colour }) : { $blocks }
action-build-new = Carte { $card } : un bloc de { $size } ({ $colour }) sur le terrain vide { $lot }
action-build-own = Carte { $card } : un bloc de { $size } ({ $colour }) sur son propre immeuble en { $lot }
action-build-over = Carte { $card } : un bloc de { $size } ({ $colour }) par-dessus { $rival } en { $lot }
action-discard = Défausser la carte { $card } et renoncer à un bloc de { $size } ({ $colour })

## Événements

event-game-started = { $player } commencera.
event-card-dealt = { $player } reçoit la carte { $card }.
event-monster-placed = { $monster } apparaît en { $lot }.
event-round-started = La manche { $round } débute. { $player } commence.
event-rule-revealed = Règle urbanistique de la manche : { $rule }. { $effect }
event-rule-revealed-fake = La fausse information cachait : { $rule }. { $effect }
event-blocks-chosen = { $player } prend ces blocs ({ $colour }) : { $blocks }.
event-built = { $player } joue la carte { $card } et pose un bloc de { $size } ({ $colour }) en { $lot }.
event-built-over = { $player } joue la carte { $card }, pose un bloc de { $size } ({ $colour }) en { $lot } et prend l’immeuble à { $rival }.
event-gave-up = { $player } ne peut pas construire : la carte { $card } est défaussée, un bloc de { $size } ({ $colour }) est perdu.
event-monster-moved = { $monster } va de { $origin } à { $lot }.
event-monster-stayed = { $monster } reste en { $lot }.
event-block-destroyed = Un bloc de { $size } ({ $colour }) est détruit en { $lot }.
event-card-drawn = { $player } pioche la carte { $card }.
event-card-drawn-hidden = { $player } pioche une carte.
event-pile-shuffled =
    { $cards ->
        [one] La pioche est vide : l’unique carte jouée devient la nouvelle pioche.
       *[other] La pioche est vide : les { $cards } cartes jouées sont mélangées et forment la nouvelle pioche.
    }
event-scored-tallest =
    { $points ->
        [one] Immeuble le plus haut, en { $lot } : { $colour } marque { $points } point.
       *[other] Immeuble le plus haut, en { $lot } : { $colour } marque { $points } points.
    }
event-scored-majority =
    { $points ->
        [one] { $district }, majorité : { $colour } marque { $points } point.
       *[other] { $district }, majorité : { $colour } marque { $points } points.
    }
event-scored-towers =
    { $points ->
        [one] Immeubles : { $colour } marque { $points } point.
       *[other] Immeubles : { $colour } marque { $points } points.
    }
event-scored-urban =
    { $points ->
        [one] { $rule } : { $colour } marque { $points } point.
       *[other] { $rule } : { $colour } marque { $points } points.
    }
event-scored-urban-at =
    { $points ->
        [one] { $place }, « { $rule } » : { $colour } marque { $points } point.
       *[other] { $place }, « { $rule } » : { $colour } marque { $points } points.
    }
event-round-scored = Après la manche { $round } : { $standing }.
event-game-ended = La partie est terminée.

## Refus

refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas le tour de ce joueur.
refusal-time-to-build = Les blocs sont choisis : il faut maintenant construire.
refusal-time-to-choose = Il faut d’abord choisir les blocs de cette manche.
refusal-wrong-number =
    { $count ->
        [one] Il faut prendre exactement { $count } bloc.
       *[other] Il faut prendre exactement { $count } blocs.
    }
refusal-colour-not-asked = Il faut d’abord choisir les blocs de l’autre couleur ({ $colour }).
refusal-not-in-reserve = Ces blocs ne sont pas tous dans la réserve ({ $colour } : { $reserve }).
refusal-must-build = Tant qu’un bloc peut être posé dans les règles, il faut en poser un.
refusal-card-not-held = La carte { $card } n’est pas en main.
refusal-foreign-colour = Cette couleur est celle d’un autre joueur.
refusal-block-not-chosen = Il ne reste aucun bloc de { $size } parmi les blocs choisis.
refusal-wrong-lot = La carte { $card } y désigne le terrain { $lot }.
refusal-closed-district = { $district } : on ne peut pas encore y construire.
refusal-under-monster = Personne ne peut construire en { $lot } : le monstre s’y trouve.
refusal-anti-trust = Anti-trust : l’immeuble en { $lot } appartient déjà à ce joueur.
refusal-too-few-floors =
    { $needed ->
        [one] En { $lot }, il faut un bloc d’au moins { $needed } étage contre { $rival }.
       *[other] En { $lot }, il faut un bloc d’au moins { $needed } étages contre { $rival }.
    }

## Options et positions

option-clash-urban-rules = L’édition de 1994 n’a pas de règles urbanistiques.
option-clash-sides = Les côtés voisins ne peuvent être choisis qu’à deux joueurs.
option-clash-first-player = Le premier joueur doit être l’un des joueurs.
position-colour = Personne ne joue cette couleur dans la partie : { $colour }.
position-too-many-blocks = Il n’y a pas autant de blocs de { $size } ({ $colour }).
position-tower = L’immeuble en { $lot } ne peut pas exister : à chaque niveau, en partant du sol, la couleur du dessus doit avoir au moins autant d’étages que toute autre.
position-majorities = Il n’y a que six quartiers où avoir la majorité.
position-first-player = Le premier joueur n’est pas celui de l’option.
position-who = Indiquez qui est le premier joueur ou à qui de décider.
position-actor = Ce ne peut pas être à ce joueur de décider ici.
position-end = Une partie terminée en est à sa dernière manche, sans aucun bloc choisi.
position-chosen = Les blocs choisis ne correspondent pas au joueur dont c’est le tour.
position-set-aside = Ces blocs ne peuvent pas avoir été mis de côté ici.
position-reserve = Les blocs en réserve, choisis, sur le plateau, détruits et perdus doivent faire ensemble la totalité des blocs.
position-cards = Il n’y a que cinq cartes { $card }.
position-hand = Chaque main compte quatre cartes.
position-pile = La pioche, les cartes jouées et les mains doivent réunir les 45 cartes.
position-pile-empty = La pioche n’est jamais vide entre deux tours.
position-no-monster = Il n’y a pas de monstre dans cette partie.
position-no-rules = Cette partie se joue sans règles urbanistiques.
position-rules = Les règles urbanistiques sont incompatibles entre elles, ou il en reste trop peu.
input-verb = Incompréhensible : { $text }. Une action commence par choose, build ou discard.
input-card = Il n’y a pas de carte { $card }. Les cartes sont numérotées de 1 à 9.
input-block = Il n’y a pas de bloc de { $block } étages. Un bloc en compte de 1 à 4.
input-colour = Il n’y a pas de couleur { $colour }. Les couleurs sont blue, orange, purple et yellow.
input-district = Il n’y a pas de quartier { $district }. Les quartiers vont de A à F.
input-build = Indiquez la carte, le quartier et le bloc : build 7 D 3.
input-discard = Indiquez la carte et le bloc : discard 7 3.

## Descriptions

describe-round = Manche { $round } sur { $rounds }. Premier joueur : { $player }.
describe-turns-left =
    { $turns ->
        [one] Il reste { $turns } tour dans cette manche.
       *[other] Il reste { $turns } tours dans cette manche.
    }
describe-district =
    { $towers ->
        [0] { $district } : aucun immeuble.
        [one] { $district } : un immeuble.
       *[other] { $district } : { $towers } immeubles.
    }
describe-district-closed = { $district } : pas encore ouvert.
describe-lot-empty = { $lot } : vide.
describe-lot =
    { $height ->
        [one] { $lot } : { $colour }, { $height } étage. Depuis le sol : { $blocks }.
       *[other] { $lot } : { $colour }, { $height } étages. Depuis le sol : { $blocks }.
    }
describe-empty-lots = Terrains vides : { $lots }.
describe-hand = { $player } a en main les cartes { $cards }.
describe-hand-hidden = { $player } a quatre cartes cachées en main.
describe-player =
    { $points ->
        [one] { $player } : { $points } point, côté { $side }.
       *[other] { $player } : { $points } points, côté { $side }.
    }
describe-colour =
    { $towers ->
        [0] Couleur : { $colour }. Aucun immeuble. Blocs choisis : { $chosen }. Réserve : { $reserve }.
        [one] Couleur : { $colour }. Un immeuble. Blocs choisis : { $chosen }. Réserve : { $reserve }.
       *[other] Couleur : { $colour }. { $towers } immeubles. Blocs choisis : { $chosen }. Réserve : { $reserve }.
    }
describe-points =
    { $points ->
        [one] { $player } : { $points } point.
       *[other] { $player } : { $points } points.
    }
describe-place =
    { $points ->
        [one] Rang { $place } : { $player }, { $points } point.
       *[other] Rang { $place } : { $player }, { $points } points.
    }
describe-colours = Par couleur : { $standing }.
describe-no-rules = La partie se joue sans règles urbanistiques.
describe-rule = { $rule }. { $effect }
describe-unseen-rules = Règles urbanistiques pas encore vues : { $rules }.
describe-pile =
    { $cards ->
        [one] La pioche compte { $cards } carte.
       *[other] La pioche compte { $cards } cartes.
    }
describe-played = Cartes jouées : { $cards }.
describe-monster = { $monster } se trouve en { $lot }.
describe-no-monster = Il n’y a pas de monstre dans cette partie.

## Règles urbanistiques

urban-big-business = Affaire florissante
urban-big-business-effect = Dans chaque quartier, l’immeuble le plus haut, s’il est le seul de cette hauteur, rapporte 2 points à son propriétaire.
urban-founder = Fondateur
urban-founder-effect = 1 point pour chaque immeuble bâti sur un bloc de votre couleur mais appartenant à une autre couleur.
urban-megacity = Mégalopole
urban-megacity-effect = 1 point pour chacun de vos immeubles dans l’unique quartier complet ; si aucun ne l’est, dans le seul qui compte le plus d’immeubles.
urban-fog-free-view = Au-dessus du brouillard
urban-fog-free-view-effect = 1 point pour chacun de vos immeubles d’au moins cinq étages.
urban-multiple-tower = Tours multiples
urban-multiple-tower-effect = 2 points pour chacun de vos immeubles d’au moins trois couleurs.
urban-villa = Villa
urban-villa-effect = 2 points pour chacun de vos immeubles d’un seul étage, à côté d’un terrain vide de son quartier.
urban-worldwide-expansion = Expansion mondiale
urban-worldwide-expansion-effect = 1 point pour chaque quartier où vous possédez un immeuble.
urban-hobbit-home = La maison du Hobbit
urban-hobbit-home-effect = Dans le quartier de l’immeuble le plus haut du plateau, l’immeuble le plus bas rapporte 2 points à son propriétaire.
urban-small-town = Quartier aéré
urban-small-town-effect = 1 point pour chacun de vos immeubles dans le seul quartier qui compte le moins d’immeubles.
urban-fake-news = Fausse information
urban-fake-news-effect = La véritable règle n’est révélée qu’au décompte.
