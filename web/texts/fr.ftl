### The texts of the page in the browser, in French.

## Around the table

web-seat-free = place libre
web-seat-number = place { $number }
web-away = pas là
web-played-by-bot = un bot joue
web-acting = en train de jouer
web-time-left = { $seconds ->
    [one] Plus qu’une seconde
   *[other] Plus que { $seconds } secondes
}
web-your-turn = À toi de jouer.
web-sent = C’est parti…
web-waiting-for = On attend { $name }.
web-waiting-for-many = On attend { $names }.
web-said = { $name } dit : { $text }
web-announcements = Ce qui se passe à table
web-your-name = Ton nom
web-sit-down = S’asseoir
web-line-lost = La connexion est coupée. On réessaie ; rien de ce que tu as fait n’est perdu.
web-line-back = La connexion est revenue.
web-watching = regarde
web-shelf = Étagère
web-tools = À portée de main
web-hint = Conseil
web-rules = Règles
web-talk = Discuter
web-talk-new = Discuter (du nouveau)
web-menu = Menu
web-player = Qui
web-score = Score
web-wins = Parties gagnées

## Vrais dés

web-real = De vrais dés
web-real-help = On lance sur sa propre table et on touche ce qu’on voit. Pour les bots, c’est toujours la maison qui lance.
web-real-mine = Mes dés, pour les chances (visibles de toi seulement)
web-real-mine-ask = Que montrent tes dés ? Personne d’autre ne le verra.
web-real-mine-known = Tes dés : { $dice }
web-real-odds = Chances
web-real-forget = D’autres dés
web-real-turn = Retourner l’écran
web-real-speak = Dire ce qui se passe
web-real-voice = Dicter les dés
web-real-heard = C’est bien ça ?
web-real-send = C’est ça
web-real-title = Ton lancer
web-real-ask =
    { $count ->
        [one] Lance ton dé. Que montre-t-il ?
       *[other] Lance tes { $count } dés. Que montrent-ils ?
    }
web-real-correct-ask = Que montrent vraiment les dés ?
web-real-so-far = Saisi jusqu’ici
web-real-back = Un de moins
web-real-house = Laisser la maison lancer
web-real-others = Lance tes dés. Qui les voit les saisit.
web-real-for = Saisir le lancer de { $name }
web-real-correct = Corriger le lancer
web-real-correct-of = Corriger { $name } : { $dice }
web-real-keep = Laisser ainsi
web-real-ends = La partie est alors finie. Les dés sont-ils vraiment ainsi ?
web-real-ends-yes = Oui, c’est bien ça
web-real-ends-no = Non, je recommence
web-note-corrected = { $mine ->
    [yes] Tu corriges le lancer.
   *[no] { $name } corrige le lancer.
}

## Throwing

web-die-in-the-air = en l’air
web-throws = { $mine ->
    [yes] Tu lances…
   *[no] { $name } lance…
}
web-your-throw = Tes dés : lance-les !
web-about-to-throw = { $hands ->
    [one] { $names } va lancer.
   *[other] { $names } vont lancer.
}
web-throw = Lancer
web-throw-for-me = Lancer pour moi
web-shake-to-throw = Secouer le téléphone pour lancer
web-patience = Les dés attendent leur main
web-patience-none = pas du tout, la maison lance
web-patience-help = Ensuite, la maison les lance.

## Talk

web-history = Ce qui s’est passé
web-history-empty = Il ne s’est encore rien passé. Dis bonjour !
web-history-none = Rien ne s’est encore passé.
web-history-earlier = Voir ce qui précède
web-say-something = Dis quelque chose
web-send = Envoyer
web-reactions = Réactions
web-reaction-laugh = Ha !
web-reaction-wow = Waouh
web-reaction-ouch = Aïe
web-reaction-clap = Bien joué
web-reaction-think = Hum
web-reaction-hurry = Allez
web-note-sat = { $mine ->
    [yes] Te voilà à table.
   *[no] { $name } est à table.
}
web-note-began = Tout le monde est là. C’est parti !
web-note-moved = Cette partie a commencé dans une autre maison. À partir d’ici, elle a les dés de celle-ci.
web-note-absent = { $mine ->
    [yes] Tu n’es pas là. Un bot joue pour toi.
   *[no] { $name } n’est pas là. Un bot continue.
}
web-note-back = { $mine ->
    [yes] Te voilà de retour.
   *[no] { $name } est de retour.
}
web-note-stand-in = { $mine ->
    [yes] Ton temps est écoulé. Un bot a décidé pour cette fois.
   *[no] Le temps de { $name } est écoulé. Un bot a décidé pour cette fois.
}
web-note-muted = { $mine ->
    [yes] On t’a coupé la parole.
   *[no] On a coupé la parole à { $name }.
}
web-note-heard = { $mine ->
    [yes] On t’entend de nouveau.
   *[no] On entend de nouveau { $name }.
}

## Hints

web-hint-thinking = Je réfléchis…
web-hint-more = Tous les choix
web-hint-close = Fermer le conseil
web-hint-play = Jouer ça
web-coach-sure = { $action } : vraiment ?
web-coach-anyway = Le faire quand même
web-coach-again = Choisir à nouveau
web-coach-silence = Ne plus me demander
web-coach-setting = Contre les bots : demander avant une gaffe
web-hint-values-win = Combien de parties chaque choix gagne si tu continues bien.
web-hint-values-points = Combien de points chaque choix rapporte à la fin, en moyenne.
web-hint-value-win = { $value } de parties gagnées
web-hint-value-points = { $value } points
web-hint-like = { $count ->
    [one] Un autre choix, tout aussi bon
   *[other] { $count } autres choix, tout aussi bons
}
web-situation = Où on en est
web-note-hinted = { $mine ->
    [yes] Tu as pris un conseil.
   *[no] { $name } a pris un conseil.
}
web-hints-used = { $count ->
    [one] Un conseil
   *[other] { $count } conseils
}

## Touches

web-keys = Touches
web-keys-single = Jouer d’une seule touche : lettres, chiffres, + et −
web-key-tab = passer à la suite, avec Maj revenir
web-key-enter = prendre, lancer, appuyer ; la barre d’espace aussi
web-key-primary = le grand bouton : lancer, prendre, parier, noter
web-key-second = l’autre bouton : à l’abri, regarder, Bluff !
web-key-third = le troisième : DiXe!
web-key-digits = dés, symboles et nombres, comptés depuis la gauche
web-key-write = une autre case libre où noter
web-key-signs = un de plus, un de moins
web-key-hint = un conseil
web-key-situation = redire où on en est
web-key-help = ces touches
web-key-escape = ranger ce qui est au-dessus : règles, discussion, menu, conseil

## The end

web-again = On remet ça
web-next-watch = Regarder la partie suivante
web-look-table = Regarder la table
web-series-wins = { $wins ->
    [one] { $wins } partie gagnée
   *[other] { $wins } parties gagnées
}
web-proof-question = Les dés étaient honnêtes ?
web-proof-about = Avant le premier lancer, la maison a mis sa graine sous clé et montré son empreinte, et tout le monde a scellé une pincée de hasard. Maintenant tout est ouvert : ton navigateur refait chaque lancer et le compare à ce que tu as vu.
web-proof-check = Vérifier chaque lancer ici
web-proof-good = { $rolls ->
    [one] L’unique lancer est authentique.
   *[other] Les { $rolls } lancers sont authentiques.
}
web-proof-commitment-bad = La graine ne correspond pas à l’empreinte qu’on t’a montrée. Quelqu’un l’a changée.
web-proof-forged = Le lancer { $roll } est faux : annoncé { $told }, tombé { $right }.
web-proof-verdict-good = Rien à redire à ces dés, pour autant que ton navigateur puisse en juger.
web-proof-verdict-bad = Ces dés n’étaient pas honnêtes.
web-proof-commitment-good = La graine correspond à l’empreinte qu’on t’a montrée avant le premier lancer.
web-proof-commitment-late = La graine correspond à l’empreinte, mais ce navigateur ne l’a vue qu’une fois la partie commencée.
web-proof-broken = Cette preuve n’a ni queue ni tête.
web-proof-pledge-bad = { $names } : ce n’est pas la pincée de hasard qui était scellée. Quelqu’un l’a inventée après coup.
web-proof-pledges-changed = Les scellés ne sont pas ceux qu’on t’a montrés avant d’ouvrir le tien.
web-proof-own-good = Ta propre pincée de hasard y est : sans la connaître, personne n’a pu choisir les lancers.
web-proof-own-dropped = Ta propre pincée de hasard a été laissée de côté.
web-proof-own-none = Tu n’as pas ajouté de hasard à toi. Que personne n’ait choisi les lancers, tu dois en croire les autres et la maison.
web-proof-own-late = Ta pincée de hasard n’est pas arrivée à temps : elle n’est pas dans les dés.
web-proof-own-elsewhere = Ta pincée de hasard vient d’un autre de tes appareils ; lui seul peut la vérifier.
web-proof-watched = Tu regardais : seules les personnes qui ont joué peuvent vérifier que leur hasard y est.
web-proof-pledged = { $names } : du hasard ajouté, scellé avant que rien ne soit ouvert.
web-proof-pledged-told = { $names } : du hasard ajouté, mais ce navigateur n’était pas là au moment de sceller.
web-proof-withheld = { $names } : quelque chose de scellé, puis gardé pour soi. Avec la maison, cela donne le choix entre deux déroulements de toute la partie.
web-proof-none = { $names } : rien d’ajouté.
web-proof-daily = C’étaient les dés du { $day }, les mêmes pour tout le monde. La maison seule les a faits, personne n’a ajouté de hasard à soi.
web-proof-elsewhere = Lancers d’avant : { $rolls }. Ils ont été faits dans une autre maison, d’où vient la partie. Ils sont invérifiables, et qui l’a apportée sait peut-être ce qu’ils cachaient.
web-proof-daily-bad = Ce ne sont pas les dés du jour qu’on t’a annoncé.
web-proof-dice-good = Les dés sont ceux des règles.
web-proof-dice-bad = Le lancer { $roll } s’est fait avec des dés que les règles ne connaissent pas : { $faces }.
web-proof-dice-unknown = Ce navigateur ne connaît pas les dés de ce jeu.
web-proof-shown-good = { $rolls ->
    [one] Un lancer est bien tel que tu l’as vu.
   *[other] { $rolls } lancers sont bien tels que tu les as vus.
}
web-proof-shown-bad = Lancer { $roll } : on t’a montré { $shown }, la preuve dit { $told }.
web-proof-shown-count = Lancers qu’on t’a montrés : { $shown }. Lancers dans la preuve : { $rolls }.
web-proof-altered = La maison t’a raconté un lancer deux fois, et pas pareil.
web-proof-shown-hidden = { $rolls ->
    [one] Un lancer que tu n’as jamais vu : impossible de le comparer.
   *[other] { $rolls } lancers que tu n’as jamais vus : impossible de les comparer.
}
web-proof-notes = Garder ce que ce navigateur a vu
web-record = Garder l’enregistrement de cette partie

## The result

web-place = Rang
web-round = Manche
web-round-out = hors jeu à la manche { $round }
web-round-last = jusqu’au bout
web-loss = Bien joué. Les dés te doivent quelque chose.
web-story = Comment ça s’est passé
web-story-away = La maison ne peut pas le raconter pour le moment.
web-curve-about = { $measure } de tout le monde, du premier lancer au dernier
web-curve-table = La courbe en chiffres
web-step = Étape
web-result = Résultat
web-share-picture = Partager en image
web-share-text = Copier en texte
web-best = { $feat } : { $value }. Ton record : { $best }.
web-best-new = { $feat } : { $value }. Ton nouveau record !
web-rival = { $me } { $won } - { $lost } { $name }
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-start = Le début
web-replay-slider = Étape de la partie
web-replay-at = Étape { $step } sur { $steps }
web-replay-back = Une étape en arrière
web-replay-ahead = Une étape en avant
web-replay-moment = Lien vers ce moment

## The review

web-coach = Coach
web-coach-review = Analyse
web-coach-title = analyse
web-coach-working = Le coach parcourt la partie : { $percent }
web-coach-stop = Arrêter
web-coach-stopped = Le coach s’est arrêté à { $percent }.
web-coach-without = Tu peux quand même revoir la partie étape par étape.
web-coach-idle = De la chance ou du talent ? Le coach le sait.
web-coach-begin = Demander au coach
web-coach-retry = Redemander
web-coach-chances = Chances de gagner
web-coach-points = Points attendus à la fin
web-coach-step = Cette étape
web-coach-size = { $size } ({ $change })
web-coach-best = le meilleur choix
web-coach-good = un bon choix ({ $change })
web-coach-roll = { $name } : { $luck } ({ $change })
web-coach-better = Mieux : { $best }
web-coach-board = Sur la table
web-coach-board-better = Le meilleur choix
web-coach-board-played = Ce qui a été joué
web-coach-chooses = { $name } a le choix
web-coach-more = Tous les choix en chiffres
web-coach-played = (joué)
web-coach-worse = { $count ->
    [one] Un autre est moins bon.
   *[other] { $count } autres sont moins bons.
}
web-coach-moments = Moments
web-coach-filter = Montrer
web-coach-filter-all = les tours et les moments clés
web-coach-filter-mistakes = les erreurs de tout le monde
web-coach-filter-mine = mes erreurs
web-coach-filter-of = les erreurs de { $name }
web-coach-moment = { $name } : { $what } ({ $change })
web-coach-moment-decided = { $name } a presque gagné
web-coach-moment-won = { $name } a gagné
web-coach-faultless = aucune erreur
web-coach-none-yet = Rien pour l’instant.
web-coach-players = Comment tout le monde a joué
web-coach-accuracy = Précision
web-coach-accurate = { $accuracy } de précision
web-coach-luck = Chance
web-coach-adjusted = Sans la chance
web-coach-level = Niveau
web-coach-level-between = { $level } (de { $low } à { $high })
web-coach-level-unknown = trop peu de décisions
web-coach-about = On juge d’après ce qu’on pouvait savoir à ce moment-là. Sans la chance : ce que ça aurait donné avec des dés moyens.
web-coach-previous = Erreur précédente
web-coach-next = Erreur suivante
web-coach-practise = M’entraîner sur mes erreurs
web-coach-practised = { $count ->
    [one] Une position t’attend à l’entraînement.
   *[other] { $count } positions t’attendent à l’entraînement.
}
web-coach-practised-before = Elles sont déjà à ton entraînement.
web-keys-review = Dans une analyse
web-key-step = une étape en arrière, une étape en avant
web-key-mistake = l’erreur suivante, la précédente
web-key-better = ce qui a été joué, ou ce qui aurait été mieux
web-key-play = lire et mettre en pause

## The menu

web-settings = Réglages
web-language = Langue
web-theme = Lumière
web-theme-auto = comme mon appareil
web-theme-light = claire (lampe forte)
web-theme-dark = sombre (lampe douce)
web-tempo = Rythme
web-tempo-calm = tranquille, pour savourer
web-tempo-quick = rapide
web-tempo-instant = d’un coup
web-sound = Son
web-invite-watch = Laisser d’autres regarder
web-host = Cette table est à toi
web-mute = Couper la parole
web-unmute = Rendre la parole
web-remove = Renvoyer
web-leave = Quitter la table
web-leave-sure = Partir pour de bon ? Un bot jouera à ta place.
web-leave-open = Rendre ta place ?
web-leave-yes = Partir
web-leave-no = Rester
web-delete = Supprimer cette table
web-delete-sure = La supprimer pour tout le monde ? Coups, noms et paroles disparaissent pour de bon, même en pleine partie.
web-delete-yes = Supprimer
web-delete-no = Garder

## Invitations

web-link = Lien vers cette table
web-copy = Copier le lien
web-copied = Copié
web-command-copy = Copier la commande
web-fingerprint = L’empreinte des dés
web-fingerprint-about = Voici l’empreinte de la graine derrière chaque lancer : la maison ne peut plus la changer. Ton navigateur l’a notée et comparera après la partie.
web-fingerprint-copy = Copier
web-mixing = On mêle les dés…
web-mixing-about = Tout le monde ajoute une pincée de hasard : d’abord scellée, puis ouverte avec toutes les autres.
web-mixing-wait = On attend { $names }.
web-code = Code à taper sur la page d’accueil :
web-share = Partager
web-link-local = Ce lien ne marche que sur cet ordinateur. Pour que d’autres te rejoignent, connecte-le à ton Wi-Fi et ouvre la maison avec « make play » (ou dicehouse serve --near).
web-link-near = Pour tout le monde sur le même réseau : le même Wi-Fi suffit.
web-qr = Le lien en image, pour un téléphone

## Several players at one device

web-here-all-of-us = Un seul appareil
web-here-seat = quelqu’un ici
web-here-name = Nom { $number }
web-here-players = Sur cet appareil
web-here-all = Tout le monde peut regarder.
web-here-together = Tout le monde joue en même temps.
web-here-alone = Seul regard permis : { $name }.
web-here-hide = Cacher
web-here-plays = { $name } joue.
web-here-pass = Passe l’appareil à { $name }. Personne d’autre ne regarde !
web-here-take = C’est moi, { $name }
web-here-look = Prendre l’appareil

## The big screen, and phones as hands

web-board = Grand écran
web-board-about = Un plateau pour la télé ou le projecteur. Il ne montre aucun secret ; on joue sur son téléphone.
web-board-open = Afficher sur grand écran
web-board-full = Plein écran
web-board-scan = Scanne, et ton téléphone devient ta main
web-board-code = ou tape ce code sur { $address }
web-board-local = Aucun téléphone ne trouve encore cette maison. Connecte cet ordinateur à ton Wi-Fi et ouvre la maison avec « make play » (ou dicehouse serve --near).
web-board-wait = { $free ->
    [one] Une chaise est libre.
   *[other] { $free } chaises sont libres.
}
web-board-news = Ce qui vient de se passer
web-hand-about = Seulement ce qu’il te faut, en grand : la table est sur le grand écran.
web-hand-open = Faire de cet appareil ma main
web-hand-table = Toute la table
web-hand-none = Tu n’as pas de chaise à cette table. Regarde le grand écran !
web-vibrate = Vibrer à mon tour et quand mes dés tombent

## Lessons

web-lesson = Leçon
web-lesson-go = Continuer
web-lesson-waits = La leçon continue quand tu veux.
web-lesson-leave = Quitter la leçon
web-lesson-play = Jouer pour de vrai

## Practice

web-drill = S’entraîner
web-drill-rest = Entraînement
web-drill-about = Tes erreurs, jusqu’à ce que tu saches mieux
web-drill-due = { $number ->
    [one] une position à revoir
   *[other] { $number } positions à revoir
}
web-drill-ask = Ici, tu as fait une erreur dans une de tes parties. Qu’est-ce qui est mieux ?
web-puzzle-ask = Un choix est nettement meilleur que les autres. Lequel ?
web-drill-right = Exact !
web-drill-wrong-win = Pas le meilleur : cela t’enlève { $cost } de chances de gagner.
web-drill-wrong-points = Pas le meilleur : cela coûte { $cost } points en moyenne.
web-drill-best = Le mieux : { $deed }.
web-drill-retry = Réessayer
web-drill-show = Montre-moi
web-drill-next = Suivant
web-drill-more = Continuer l’entraînement
web-drill-put-away = Mettre de côté
web-drill-heard = Ce qui s’est passé avant
web-drill-none = Rien à revoir pour l’instant. La prochaine position revient { $when }.
web-drill-empty = Regarde l’analyse d’une partie : tes erreurs reviennent ici jusqu’à ce que tu saches mieux.
web-drill-exhausted = Tu as vu tous les problèmes de ce jeu. Chapeau.
web-drill-take = Envie d’un problème ?
web-puzzle = Le problème du jour
web-puzzle-about = Le même pour tout le monde, un nouveau chaque jour
web-puzzle-streak = { $days } jours d’affilée
web-puzzle-next = Le prochain arrive { $when }.
web-puzzle-shared = Dicehouse, problème du { $date } :

## The page

web-close = Fermer
web-loading = Un instant…
web-lost-title = Rien par ici
web-lost = Il n’y a pas de table à cette adresse.
web-to-shelf = Retour à l’étagère

## Errors of the page itself

error-web-offline = La maison ne répond pas. Le réseau est là ?
error-web-lesson = Chaque chose en son temps : fais d’abord ce que la leçon demande.
error-web-begun = La dernière place est prise et la partie est lancée. Profite du spectacle ; d’autres tables t’attendent sur l’étagère.
error-web-seat-gone = Ta place a été libérée. Rassieds-toi s’il reste une chaise, ou regarde la partie.
error-web-failed = Quelque chose a mal tourné sur cette page. La recharger suffit souvent.

## The shelf

web-motto = Prends une boîte. Les dés sont chauds.
web-games = Les jeux sur l’étagère
web-for-players = de { $low } à { $high } personnes
web-lamp = Lampe
web-lamp-lower = Moins de lumière
web-lamp-brighter = Plus de lumière
web-retry = Réessayer
web-no-box = Cette boîte n’est pas sur l’étagère.
web-join = Rejoindre une table
web-join-go = J’arrive
web-code-ask = Code ou lien reçu
web-code-empty = Tape les six lettres et chiffres affichés à la table.
web-code-letters = Aucun code ne contient de O ni de zéro. Regarde mieux : un Q, peut-être, ou un D ?
web-code-unknown = Aucune table n’a ce code. Vérifie-le, ou demande le lien.
web-open-tables = Tables ouvertes
web-open-tables-none = Personne ne cherche de compagnie pour l’instant. Ouvre une table et laisse-toi trouver !
web-free-seats = { $free ->
    [one] une chaise libre
   *[other] { $free } chaises libres
} sur { $players }
web-recent = Tes parties
web-recent-won = gagnée
web-recent-lost = perdue
web-recent-over = finie
web-recent-on = à continuer
web-recent-yours = à toi de jouer
web-recent-theirs = attend { $names }
web-recent-open = attend du monde
web-recent-with = avec { $names }
web-recent-all = Tout voir ({ $number })
web-recent-fewer = En voir moins
web-forget = Oublier
web-forget-game = Oublier cette partie de { $title }
web-about = À propos de la maison

## A box off the shelf

web-company = Avec qui ?
web-against-bots = Contre des bots
web-with-friends = Entre amis
web-play-now = Jouer
web-invite = Ouvrir une table
web-learn = Apprendre en cinq minutes
web-learnt = Appris. On refait ?
web-rules-of = Règles : { $title }
web-print = Imprimer
web-print-table = Imprimer pour cette table
web-print-of = Imprimer : { $title }
web-print-size = Papier
web-print-large = Gros caractères
web-print-hint = Chaque feuille s’ouvre en PDF, à imprimer ou à garder.
web-print-failed = Impossible d’afficher les feuilles pour l’instant. Réessaie.
web-players = À table
web-players-number = { $number ->
    [one] en solo
   *[other] à { $number }
}
web-fewer = Une place de moins
web-more = Une place de plus
web-friend = un ami, une amie
web-passersby = Oiseau de nuit, Lève-tôt, Chaussette fétiche, Mains chaudes, Tonnerre discret, Dernier biscuit
web-bot-stumped = Le meilleur bot n’a pas encore appris cette table ; le suivant a pris sa place. Appuie encore une fois pour jouer.
web-more-choices = Plus de choix
web-changed = réglages changés
web-as-usual = Tout comme d’habitude
web-first-draw = un dé décide
web-switched-off = { $what } : non
web-number-range = Un nombre entier de { $low } à { $high }, s’il te plaît.
web-list-range = De { $low } à { $high } en tout, s’il te plaît.
web-fewer-of = Moins : { $what }
web-more-of = Plus : { $what }
web-clock = Temps de réflexion
web-clock-help = Une fois écoulé, un bot décide pour cette fois.
web-clock-off = le temps qu’il faut
web-clock-day = un jour
web-clock-minutes = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
web-clock-seconds = { $seconds } secondes
web-gone = Si quelqu’un s’en va
web-gone-wait = on attend
web-gone-bot = un bot joue jusqu’à son retour
web-gone-drop = un bot prend la place pour de bon
web-listed = Tout le monde peut trouver cette table sur l’étagère
web-hints-allowed = Conseils permis

## Names

web-name-missing = Comment on t’appelle ?
web-name-long = { $letters } lettres ? La carte en contient { $high }.

## The waiting room

web-wait-title = La table est prête
web-wait-invited = On t’attend à table
web-wait-company = { $number ->
    [0] Personne encore. À toi d’ouvrir le bal !
    [one] { $names } t’attend.
   *[other] { $names } t’attendent.
}
web-wait-free = { $free ->
    [one] Il reste une chaise libre. Dès qu’elle est prise, on commence.
   *[other] Il reste { $free } chaises libres. Dès qu’elles sont prises, on commence.
}
web-wait-invite = Inviter des amis
web-wait-invite-more = Amène quelqu’un
web-seats = Chaises
web-terms = Ce qui change ici
web-no-hints = sans conseils
web-on-shelf = visible pour tout le monde sur l’étagère
web-chair-taken = Quelqu’un vient de s’asseoir là. Prends une autre chaise.
web-remove-name = Renvoyer { $name }

## Friends at a table

web-rematch-wants = { $name } veut sa revanche.
web-rematch-join = J’en suis
web-rematch-left = Encore { $seconds } secondes pour répondre.
web-rematch-no = Pas maintenant
web-rematch-waiting = On attend la réponse de { $names }
web-rematch-cancel = Laisse tomber
web-rematch-lapsed = Personne d’autre n’a suivi. Tu peux redemander.
web-rematch-missing = À la place des absents :
web-rematch-missing-bot = un bot joue
web-rematch-missing-without = personne
web-tally = Parties gagnées jusqu’ici
web-note-proposed = { $mine ->
    [yes] Tu veux ta revanche.
   *[other] { $name } veut sa revanche.
}
web-note-declined = { $mine ->
    [yes] Tu passes ton tour cette fois.
   *[other] { $name } ne joue pas cette fois.
}
web-note-lapsed = Pas de revanche cette fois.
web-note-changed = La table a changé : { $what }.
web-note-left = { $name } a quitté la table. Un bot continue.
web-note-sent-away = On a renvoyé { $name }. Un bot continue.
web-note-too-long = { $name } est loin depuis trop longtemps. Un bot continue.
web-note-freed = On a renvoyé { $name }.
web-note-stood-name = { $name } a quitté la table.
web-note-restored = { $name } peut revenir.
web-changed-seats = les chaises
web-chair-bot = Bot pour la chaise { $number }
web-chair-nobody = personne encore
web-chair-remove = Enlever la chaise { $number }
web-chair-add = Une chaise de plus
web-start-without = Commencer sans eux
web-start-few = Il faut être au moins { $low } pour ce jeu : attends, ou assieds un bot.
web-change-table = Changer le jeu
web-change-save = Changer
web-change-cancel = Laisser comme ça
web-remove-sure = Renvoyer { $name } ?
web-remove-bot = Un bot prend la chaise. Tu pourras revenir là-dessus.
web-remove-yes = Renvoyer
web-remove-no = Laisser
web-sent-away = Hors de la table
web-let-back = Laisser revenir { $name }
web-forget-sure = Oublier une partie en cours ?
web-forgotten = { $title } : c’est oublié.
web-undo = Annuler
web-bot-since = un bot joue depuis { $time }
web-bot-soon = pas là, un bot dans { $seconds } s
web-portrait = Ta tête
web-portrait-fox = Renard
web-portrait-owl = Hibou
web-portrait-cat = Chat
web-portrait-bear = Ours
web-portrait-frog = Grenouille
web-portrait-hare = Lièvre
web-portrait-hedgehog = Hérisson
web-portrait-mouse = Souris
web-portrait-badger = Blaireau
web-portrait-raven = Corbeau
web-portrait-pig = Cochon
web-portrait-dragon = Dragon
web-words-before = De la partie d’avant
error-web-sent-away = On t’a renvoyé de cette table. Tu peux regarder ; si on te laisse revenir, ta place sera de nouveau à toi.

## The game of the day

web-daily = Le Chili du jour
web-daily-marker = du jour, { $date }
web-daily-note = Aujourd’hui, les mêmes dés pour tout le monde
web-daily-begun = Tu l’as commencé : continue
web-daily-today = Toi : { $score }, meilleur jeu : { $best }
web-daily-about = Aujourd’hui tout le monde a les mêmes dés, lancer par lancer, quels que soient ceux que tu gardes. { $rolls } lancers, pas de conseils ; ensuite tu vois ce que le meilleur jeu a tiré des mêmes dés, et où les chemins se séparent.
web-daily-about-alone = Aujourd’hui tout le monde a les mêmes dés, lancer par lancer, quels que soient ceux que tu gardes. { $rolls } lancers, pas de conseils. Cette page retient tes points ; ce que le meilleur jeu tire des dés, une maison avec serveur le montre.
web-daily-play = Lancer les dés du jour
web-daily-go-on = Continuer
web-daily-again = Encore une fois, pour s’entraîner
web-daily-practice-about = C’était pour t’entraîner : ta première partie du jour compte, car maintenant tu connais ces dés.
web-daily-next = Les prochains dés arrivent { $when }, à { $time }.
web-daily-you = Toi
web-daily-best = Meilleur jeu
web-daily-alone = Ce que le meilleur jeu tire de ces dés demande trop de calcul pour cette page : une maison avec serveur le montre.
web-daily-behind = Le meilleur jeu a fait { $points ->
    [one] un point
   *[other] { $points } points
} de plus avec les mêmes dés.
web-daily-ahead = Tu bats le meilleur jeu de { $points ->
    [one] un point
   *[other] { $points } points
} : sur ton propre chemin, les dés ont été plus gentils.
web-daily-level = Autant que le meilleur jeu avec les mêmes dés.
web-daily-cost-all = { $points ->
    [0] Tes choix ne t’ont presque rien coûté ; le reste est de la chance.
    [one] Tes choix t’ont coûté environ un point ; le reste est de la chance.
   *[other] Tes choix t’ont coûté environ { $points } points ; le reste est de la chance.
}
web-daily-cost-lucky = { $points ->
    [one] Tes choix t’ont coûté environ un point, la chance t’en a rapporté { $back }.
   *[other] Tes choix t’ont coûté environ { $points } points, la chance t’en a rapporté { $back }.
}
web-daily-working = Le meilleur jeu lance les mêmes dés…
web-daily-parted = Où les chemins se séparent
web-daily-never-parted = Nulle part : tu as joué comme le meilleur jeu du premier au dernier lancer.
web-daily-played = Toi : { $played }. Meilleur jeu : { $best }.
web-daily-cost = { $cost } points
web-daily-cost-none = les deux se valent
web-daily-costliest = Tes choix les plus coûteux
web-daily-pads = Les deux blocs
web-daily-marks = Comment tu as utilisé tes lancers :
web-daily-mark-fine = bien utilisé
web-daily-mark-unused = inutilisé
web-daily-share = Partager sans rien dévoiler
web-daily-shared = Le Chili du jour, { $date } : { $score }
web-daily-shared-best = Meilleur jeu : { $best } ({ $difference })
web-daily-days = Tes derniers jours
web-daily-day = { $score }, meilleur jeu { $best } ({ $difference })
web-daily-score = Points : { $score }
web-daily-unfinished = pas terminé
web-daily-streak = { $days ->
    [one] Un jour
   *[other] { $days } jours
} d’affilée

## About

web-about-house = Dicehouse, c’est une étagère avec quatre jeux de dés et une table sous une lampe chaude. Joue entre amis avec un simple lien, ou contre des bots, du cancre au virtuose. Pas de compte, pas de publicité, rien à installer.
web-about-dice-title = Des dés honnêtes
web-about-dice = Avant le premier lancer, la maison met une graine secrète sous clé et montre son empreinte ; tout le monde à table y ajoute une pincée de hasard. Après la partie, la graine est ouverte et ton navigateur peut refaire chaque lancer et comparer. Et si quelqu’un pipait ces dés, ton navigateur s’en apercevrait.
web-about-ear-title = À l’oreille et au clavier
web-about-ear = Tout à table se joue au clavier seul, et tout ce qui se passe est dit aux lecteurs d’écran. Qui joue les yeux fermés ne rate rien, surtout pas à Chinchiller Dice.
web-about-yours-title = Ce qui reste chez toi
web-about-yours = Tes réglages et les clés de tes places ne sont gardés que dans ce navigateur. Ce que la maison garde de son côté n’est pas un secret non plus.
web-about-fans-title = À qui sont ces jeux
web-about-fans = C’est un projet de fans. Les jeux appartiennent à leurs auteurs et éditeurs ; les mots et les dessins sont les nôtres. Si un jeu te plaît, achète la boîte.
web-about-free = Le programme est un logiciel libre sous licence MIT : lis-le, change-le, ouvre ta propre maison.
web-about-licences = Licences des éléments utilisés

## Privacy

web-privacy = Vie privée
web-privacy-short = Ni compte, ni cookies, ni publicité, personne qui compte les visites, et rien sur cette page ne vient d’ailleurs. Ce dont une partie a besoin, la maison le garde. Voici quoi, qui le voit et pour combien de temps.
web-privacy-table-title = Ce que garde une table
web-privacy-table = Les noms que tu tapes, qui était assis où, chaque lancer et chaque coup, ce qui se dit dans la discussion, et quand. De la clé de ta place, il ne reste qu’une empreinte.
web-privacy-seen = Toute personne qui a le lien ou le code d’une table peut la regarder et lire ses noms et sa discussion, même après la partie. Choisis donc un nom sous lequel on peut te voir ; ce n’est pas forcément le tien.
web-privacy-time-title = Combien de temps cela reste
web-privacy-unstarted = une table où aucune partie n’a commencé
web-privacy-running = une partie que personne ne continue
web-privacy-finished = une partie terminée
web-privacy-chat = ce qui s’est dit dans la discussion
web-privacy-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
web-privacy-for-ever = jusqu’à ce que quelqu’un l’efface
web-privacy-ask-later = La maison ne le dit pas pour l’instant. Réessaie plus tard.
web-privacy-backup = La personne qui gère cette maison peut avoir des copies de secours, qui restent un peu plus longtemps.
web-privacy-address-title = Ton adresse sur le réseau
web-privacy-address = Comme tout serveur, la maison voit de quelle adresse tu viens, et compte les demandes par adresse pour que personne ne couvre la voix des autres. Ce compte reste en mémoire, jamais à côté d’une partie, et disparaît au redémarrage. Une adresse mise à la porte est notée jusqu’à son retour, et ce qui se trouve devant la maison tient peut-être son propre journal.
web-privacy-browser-title = Ce qui reste dans ce navigateur
web-privacy-browser = Ton nom, ta langue et tes réglages, les clés de tes places, tes dernières parties, les lancers que tu y as vus et le hasard que tu as ajouté, tes records et tes victoires contre chaque adversaire, les positions que tu travailles, et les fichiers de cette page, pour qu’elle s’ouvre sans réseau. Tout cela est dans la mémoire de ce navigateur, et la maison n’en voit jamais la liste.
web-privacy-forget = Tout oublier sur cet appareil
web-privacy-forget-sure = Vraiment tout ? Tes places dans les parties en cours partent avec, et personne ne pourra te les rendre.
web-privacy-forget-yes = Tout oublier
web-privacy-forget-no = Garder
web-privacy-forgotten = Oublié. Ce navigateur n’a jamais entendu parler de toi.
web-privacy-delete-title = Faire effacer quelque chose
web-privacy-delete = La personne qui a ouvert une table peut l’effacer, avec tous ses noms et tous ses mots. Pour le reste, demande à qui gère cette maison.
web-privacy-contact = Écris à : { $contact }
web-privacy-no-contact = Cette maison ne dit pas qui la gère. Demande à qui t’a donné son adresse.

## The house in the page

web-page-elsewhere = La maison est ouverte dans un autre onglet
web-page-elsewhere-at = Elle est ouverte dans « { $title } ». Un seul onglet a les dés : joue là-bas, ou fais tout venir ici. Rien n’est perdu.
web-page-elsewhere-about = Un seul onglet a les dés : joue là-bas, ou fais tout venir ici. Rien n’est perdu.
web-page-take = Continuer ici
web-page-loading = La maison arrive, une seule fois : { $done } sur { $all } Mo
web-page-starting = La maison ouvre ses portes…
web-page-without = Les règles, les leçons et les problèmes marchent quand même.
web-page-full = Plus de place dans ce navigateur : les derniers coups ne sont pas gardés. Exporte tes parties sous « Vie privée », ou oublies-en d’anciennes.
web-page-refused = Ce navigateur ne garde rien, comme en fenêtre privée : à la fermeture de la page, les parties disparaissent.
web-page-read = Compris
web-page-damaged = { $number ->
    [one] Une partie gardée est abîmée
   *[other] { $number } parties gardées sont abîmées
} et reste telle quelle. Les autres sont là.
web-page-new = Il y a une maison plus récente. Tes parties déménagent avec toi.
web-page-renew = Emménager
web-page-here = Pas de serveur ici
web-page-here-about = Toute la maison tient dans cette page : règles, bots et dés. Elle marche sans réseau, et tes parties restent dans ce navigateur. Pour jouer avec des amis au loin, quelqu’un ouvre une maison avec serveur.
web-page-friends = Pour des amis au loin, il faut une maison avec serveur : cette page se joue sur un seul appareil. À plusieurs devant lui, c’est sous « Un seul appareil ».
web-page-level = { $bot } : demande une maison avec serveur
web-come = Apporter une partie
web-come-about = Une partie commencée ailleurs continue ici, et une partie finie peut se revoir : choisis son enregistrement, le fichier que tu as gardé.
web-come-file = Choisir un enregistrement
web-come-large = Ce fichier est trop grand : l’enregistrement d’une partie fait { $most } ko au plus.
web-come-foreign = Ce n’est pas l’enregistrement d’une partie de Dicehouse. Rien n’a été changé.
web-come-broken = La partie n’est pas arrivée entière. Va la rechercher là où elle était, ou choisis son fichier.
web-come-running = en cours. Coups et lancers jusqu’ici : { $moves }
web-come-over = finie. Coups et lancers : { $moves }
web-come-over-server = Une partie finie se revoit dans une page sans serveur, ou dans un terminal : dicehouse review.
web-come-here = joue sur cet appareil
web-come-friend = joue ailleurs, reçoit un lien
web-come-name = Son nom
web-come-dice = À partir d’ici, c’est cette maison qui lance les dés. Ce qui est tombé avant compte, et tout le monde voit que c’était ailleurs.
web-come-begin = Continuer ici
web-come-look = La revoir
web-come-links = La partie est là. Envoie à chaque personne son lien : il mène à sa place.
web-come-links-secret = Avoir le lien, c’est avoir la place. Tant que quelqu’un manque, son lien reste dans le menu de la table.
web-come-links-again = Liens pour les places encore vides
web-come-go = À la table
web-come-further = Vers une autre maison, ou dans un fichier
web-come-further-about = La partie voyage dans l’adresse, avec tout ce qu’elle cache. Dans l’autre maison, tu diras qui continue.
web-come-address = Adresse de la maison
web-come-address-wrong = Ce n’est pas une adresse. En voici une (https://dice.example.org)
web-come-take = L’emporter là-bas
web-come-save = Garder en fichier
web-come-other = Une autre partie
web-move-friends = Continuer avec des amis
web-move-friends-about = Emporte cette partie dans une maison avec serveur : des amis s’y joignent avec leurs appareils.
web-move-page = Continuer sans serveur
web-move-page-about = Ici, tu ne joues qu’avec des bots : emporte la partie dans une page qui se passe de réseau.
web-move-go = Emporter la partie
web-move-sure = Cette table ferme, et tu tiens la partie en main jusqu’à ce que tu la poses dans une maison, celle-ci comprise.
web-move-yes = Emporter
web-move-no = Rester ici
web-move-again = La rechercher encore
web-page-storage = Ce qui est gardé ici
web-page-storage-about = Toutes les parties de cette page sont dans ce navigateur, et nulle part ailleurs.
web-page-stored = { $size } Mo sont occupés : la maison elle-même et { $games ->
    [one] une partie
   *[other] { $games } parties
}.
web-page-asked-to-stay = Le navigateur les garde jusqu’à ce que tu les oublies.
web-page-stay = Demander au navigateur de les garder pour de bon
web-page-export = Tout exporter
web-page-export-about = Un fichier avec toutes les parties et les réglages. Il contient les secrets des parties en cours.
web-page-import = Reprendre un export
web-page-imported = C’est repris. { $games ->
    [one] Une partie est
   *[other] { $games } parties sont
} ici.
web-page-import-bad = Ce n’est pas un export d’une page Dicehouse, ou il est abîmé. Rien n’a changé.
web-page-import-full = Il n’y a pas la place dans ce navigateur. Rien n’a été repris, et tes parties d’ici sont restées telles quelles. Oublies-en d’anciennes, puis réessaie.
web-page-import-refused = Ce navigateur ne garde rien, comme en fenêtre privée : rien n’a été repris.
web-page-forgets = Oublier emporte toutes les parties.
web-page-docs = À lire : règles, stratégie et tout ce qu’il y a derrière
web-page-print = Les feuilles s’impriment dans une maison avec serveur, ou au terminal : dicehouse paper.
error-web-page-browser = Ce navigateur ne peut pas ouvrir la maison : WebAssembly lui manque. Un plus récent le peut ; au terminal : dicehouse play.
error-web-page-unfetched = La maison n’a pas pu être chargée. Le réseau est-il là ? Une fois chargée, elle s’en passe.
error-web-page-engine = La maison ne démarre pas dans ce navigateur ({ $why }). Recharger la page aide peut-être.

## Many games together

web-luck = Chance et dés honnêtes
web-luck-about = Les parties terminées que ce navigateur garde, regardées ensemble : qui a eu de la chance, ce que les erreurs ont coûté, et si les vrais dés tombent comme il faut.
web-luck-which = Quelles parties comptent
web-luck-year = Cette année
web-luck-all = Toutes
web-luck-working = Les parties sont revues : { $done } sur { $all } pour l’instant.
web-luck-first = { $name } a eu les meilleurs dés.
web-luck-even = Personne n’a eu plus de chance que d’ordinaire.
web-luck-deviations = Pour { $name }, cela fait { $deviations } écarts-types : au-delà de 2, en plus ou en moins, il y a une personne sur vingt.
web-luck-left-out = { $number ->
    [one] Une partie manque : elle ne peut plus être revue.
   *[other] { $number } parties manquent : elles ne peuvent plus être revues.
}
web-fair = Les dés sont-ils honnêtes ?
web-fair-none = Pas de vrais dés dans ces parties. À une table avec de vrais dés, tu indiques ce qu’ils montrent ; c’est ce qui est compté ici.
web-fair-numbers = Les chiffres
web-fair-statistic = Test du khi-deux sur ces nombres : p = { $p }. C’est la fréquence à laquelle des dés honnêtes s’écartent au moins autant. Une face qui sortirait une fois et demie trop souvent se verrait après { $needed } lancers, quatre fois sur cinq.
