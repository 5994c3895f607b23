# Le service de tables.

cli-serve = Démarre le service de tables pour les gens de cet appareil et d’autres.
cli-verify = Vérifie un enregistrement : chaque tirage doit venir de sa graine, et la graine de ce qui fut publié.
cli-verify-record = le fichier de l’enregistrement
cli-option-data = dossier de la base de données, du secret et des sauvegardes
cli-option-address = adresse d’écoute ; 0.0.0.0 pour toutes
cli-option-port = port d’écoute
cli-option-client = dossier de la table web telle que construite
serve-needs-parts = Le service a besoin d’autres éléments : pip install 'bigapple[server]'
serve-ready = Big Apple est servi à l’adresse { $address } (Ctrl-C l’arrête).
serve-no-web = La table web n’est pas construite ici. Dans une copie du dépôt : make play. Ou bien : cd client && npm ci && npm run build, puis relancez le service.
serve-bad-setting = Le réglage { $name } ne peut pas être { $value }.
verify-fine = { $file } : { $entries } entrées et { $draws } tirages sont tels que la graine le dit, et la graine est celle qui avait été engagée.
verify-commitment = La table s’était engagée sur { $commitment } : c’est ce qu’elle doit avoir montré avant la partie.
verify-no-seed = L’enregistrement n’a pas de graine : elle n’y est qu’une fois la partie finie.
verify-no-commitment = L’enregistrement n’a pas d’engagement pour vérifier la graine.
verify-differs = Ligne { $line } : l’enregistrement a { $recorded }, mais la graine donne { $drawn }.
verify-given = { $count ->
    [one] Un tirage a été donné par les joueurs et non tiré.
   *[other] { $count } tirages ont été donnés par les joueurs et non tirés.
}
verify-dice = Dés : { $thrown } lancés, { $expected } attendus de chaque face : { $faces }.

cli-host = S’occupe des tables d’un service : list, close TABLE, delete TABLE, export TABLE FICHIER, backup FICHIER, restore FICHIER.
cli-host-action = que faire : list, close, delete, export, backup ou restore
cli-host-table = la table, telle que list la montre
cli-host-file = le fichier à écrire ou à restaurer
cli-option-all = exporter aussi une partie en cours ; son enregistrement révèle les choix secrets des joueurs
host-unknown-action = { $action } n’est pas une action de l’hôte. Actions connues : { $known }.
host-listed = { $table }  { $changed }  { $game } : { $phase ->
    [lobby] pas commencée
    [playing] en cours
    [over] finie
   *[closed] fermée
}, invités { $guests }, entrées { $entries }
host-no-tables = Il n’y a aucune table.
host-done-close = La table { $table } est fermée.
host-done-delete = La table { $table } est supprimée.
host-done-export = L’enregistrement de la table { $table } est dans { $file }.
host-done-backup = Tout est dans { $file }. Gardez-le en lieu sûr : il révèle les dés des parties en cours.
host-done-restore = Tout est comme dans { $file }.
host-done-restore-over = Tout est comme dans { $file }. Ce qui s’y trouvait avant est dans { $before }.
host-no-table = Il n’y a pas de table { $table }.
host-closed-already = La table { $table } est déjà fermée.
host-not-begun = Aucune partie n’a commencé à la table { $table }.
host-goes-on = La partie de la table { $table } n’est pas finie : son enregistrement révélerait des secrets. Utilisez --all pour l’exporter quand même.
host-nothing-there = Il n’y a rien à { $path }.
host-other-form = Cette base de données a une autre forme : démarrez une fois le service, et elle sera mise à jour.
host-newer-form = Cette base de données vient d’une version plus récente de Big Apple : utilisez celle-là.
host-no-back-up = { $path } n’est pas une sauvegarde d’un service.
host-not-sqlite = Ce service utilise sa propre base de données : sauvegardez-la et restaurez-la avec les outils de cette base.
host-runs = Un service tourne avec { $path }. Arrêtez-le d’abord.
host-database = La base de données est inutilisable : { $reason }.
host-file = { $path } est inutilisable : { $reason }.
host-address = Impossible d’écouter à l’adresse { $address } : { $reason }.

problem-unknown-table = Cette table n’existe pas, ou vous n’y êtes pas invité.
problem-table-closed = Cette table est fermée.
problem-table-full = Il n’y a plus de place pour des invités à cette table.
problem-unknown-seat = Cette table n’a pas de siège { $seat }.
problem-foreign-seat = Le siège { $seat } n’est pas le vôtre.
problem-seat-taken = Le siège { $seat } est pris.
problem-knows-another-hand = Qui a déjà vu une autre main de cette partie ne peut pas jouer à la place de ce bot.
problem-open-seat = Le siège { $seat } est encore libre : il y faut quelqu’un, ou un bot.
problem-only-host = Seul l’hôte de la table peut faire cela.
problem-only-players = Seuls ceux qui jouent peuvent faire cela.
problem-unknown-guest = Personne de ce nom n’est invité ici.
problem-already-begun = La partie a déjà commencé.
problem-not-begun = La partie n’a pas encore commencé.
problem-not-over = Il faut pour cela attendre la fin de la partie.
problem-game-over = La partie est finie : on ne peut plus rien reprendre.
problem-late = La table a avancé : ceci répond à une question précédente.
problem-hint-company = Les conseils sont pour les parties contre des robots : d’autres personnes jouent à cette table.
problem-hint-not-asked = On ne vous demande rien maintenant.
problem-nothing-to-undo = Vous n’avez encore rien fait qui puisse être repris.
problem-undo-asked-already = Quelqu’un demande déjà à reprendre une action.
problem-no-undo-asked = Personne ne demande à reprendre une action.
problem-not-asked = Votre accord n’est pas nécessaire.
problem-unknown-message = Ce n’est pas un des messages.
problem-grant-to-oneself = Seuls les autres peuvent vous donner plus de temps.
problem-unknown-entry = Il n’y a pas ici d’action numéro { $number }.
problem-time-control = Ces temps de réflexion ne sont pas possibles.
problem-draining = Le serveur redémarre. Réessayez dans un instant.
problem-name = Un nom a de 1 à { $most } lettres, sans espaces autour.
problem-colour = Ce n’est pas une des couleurs.
problem-language = Ce n’est pas une des langues.
problem-link = Ce lien n’est plus valable.
problem-who-are-you = Il faut d’abord dire qui vous êtes.
problem-origin = Cette page ne peut pas faire cela ici.
problem-form = La page n’est plus à jour : rechargez-la.
problem-message = Ce message est illisible.
problem-request = Cette demande est illisible.
problem-not-found = Il n’y a rien ici.
problem-method = Cela ne peut pas se faire ici.
problem-too-large = C’est trop grand.
problem-too-many = Trop de demandes : attendez un instant.
problem-internal = Quelque chose a échoué ici. Rien n’a changé.

said-hello = Bonjour !
said-good-luck = Bonne chance !
said-thanks = Merci !
said-well-played = Bien joué !
said-nice = Joli !
said-oops = Oups !
said-sorry = Désolé !
said-one-moment = Un instant, s’il vous plaît.
said-i-am-back = Je suis de retour.
said-your-turn = C’est à vous.
said-wow = Ça alors !
said-ha-ha = Ha ha !
said-again = Une autre partie ?
said-good-game = Belle partie !
said-goodbye = Au revoir !
