# Textes communs aux deux jeux : saisie, parties, enregistrements, terminal.

compile-progress = Préparation du jeu pour cette machine. Cela n’arrive qu’une fois.
player-number = Joueur { $number }
bot-called = { $name } ({ $level })
bot-name-1 = Ada
bot-name-2 = Bruno
bot-name-3 = Cleo
bot-name-4 = Dexter
bot-name-5 = Etta
bot-name-6 = Felix
nothing = rien
parts-separator = { " ; " }

## Ce qui ne peut pas être lu

input-game = Aucun jeu ne s’appelle { $game }. Jeux connus : { $known }.
input-option = Aucune option ne s’appelle { $option }. Options connues : { $known }.
input-value = L’option { $option } ne peut pas valoir { $value }. Valeurs possibles : { $known }.
input-names = Donnez un nom (ou rien) à chacun des { $players } joueurs.
input-name = Le nom { $name } ne convient pas. Un nom compte de 1 à { $most } caractères imprimables.
input-seed = Une graine doit être un texte qui puisse s’écrire en UTF-8.
input-player = Il n’y a pas de joueur { $player }.
input-seat = Aucun joueur n’a l’indice { $player }.
input-device = Aucun appareil ne s’appelle { $device }. Utilisez cpu ou cuda.
input-format = Un document au format { $format } n’est pas une position.
input-version = Les positions de version { $version } ne sont pas connues ici.
input-rules = La version { $version } des règles n’est pas connue ici. Versions connues : { $known }.
input-json = Ce n’est pas du JSON valide : { $reason }.
input-key = La clé { $key } est inconnue ou sa valeur n’a pas la bonne forme.
input-number = { $key } doit être un nombre de { $low } à { $high }, et non { $value }.
input-action = Aucune action ne porte le numéro { $action }.
input-record = Ce n’est pas un enregistrement de Big Apple.
input-too-long = Le texte d’une action compte au plus { $most } caractères.
input-part = Impossible de décrire { $part }. Essayez par exemple : { $known }.
input-outcome = Ce n’est pas un tirage : { $outcome }.
file-no-name = { $option } a besoin d’un nom de fichier.
file-refused = { $option } ne peut pas être { $file } : { $reason }.
file-not-text = son nom n’est pas un texte en UTF-8
file-is-folder = c’est un dossier
file-not-ordinary = ce n’est pas un fichier ordinaire

## Enregistrements et hasard

record-line = Ligne { $line } : { $reason }
record-empty = rien n’est enregistré.
record-first-entry = Un enregistrement commence par une seule distribution (ou un seul départ d’une position).
record-commitment = La graine (seed) ne correspond pas à l’engagement (commitment).
chance-impossible = Le tirage { $number }, { $outcome }, est impossible ici.
chance-missing = Il manque le tirage { $number }.
chance-left-over = Tirage en trop : { $outcome }. Le hasard ne demande rien de tel ici.
chance-script-too-long = Un script compte au plus { $most } tirages.
refusal-nothing-to-undo = Il n’y a rien à annuler.

standing-none = Dans ce jeu, personne ne décide pendant le tour d’un autre.
standing-unreadable = { $text } n’est pas une consigne. En voici : { $examples }.
