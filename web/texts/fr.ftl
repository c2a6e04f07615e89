### The texts of the page in the browser, in French.

## Around the table

web-seat-free = place libre
web-seat-number = place { $number }
web-away = pas là
web-played-by-bot = un bot joue
web-acting = peut jouer
web-time-left = { $seconds ->
    [one] Plus qu’une seconde
   *[other] Plus que { $seconds } secondes
}
web-your-turn = À toi de jouer.
web-sent = C’est parti ...
web-waiting-for = On attend { $name }.
web-waiting-for-many = On attend { $names }.
web-said = { $name } dit : { $text }
web-announcements = Ce qui se passe à table
web-your-name = Ton nom
web-sit-down = S’asseoir
web-line-lost = La connexion est coupée. On réessaie ; rien de ce que tu as fait n’est perdu.
web-watching = spectateur
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

## Talk

web-history = Ce qui s’est passé
web-history-empty = Il ne s’est encore rien passé. Dis bonjour !
web-history-earlier = Voir ce qui précède
web-say-something = Dis quelque chose
web-send = Envoyer
web-reactions = Réactions
web-reaction-laugh = Ha !
web-reaction-wow = Waouh
web-reaction-ouch = Aïe
web-reaction-clap = Bien joué
web-reaction-think = Hum
web-reaction-hurry = Allez
web-note-sat = { $name } : à table.
web-note-stood = Quelqu’un a quitté la table.
web-note-removed = Place libérée : { $name }.
web-note-began = Tout le monde est là. C’est parti !
web-note-absent = { $name } : pas là. Un bot continue.
web-note-back = { $name } : de retour.
web-note-dropped = { $name } : parti pour de bon. Un bot prend la place.
web-note-stand-in = { $name } : temps écoulé. Un bot a décidé pour cette fois.
web-note-muted = { $name } : parole coupée.
web-note-heard = { $name } : de nouveau audible.

## Hints

web-hint-thinking = Je réfléchis ...
web-hint-win = Chances de gagner en jouant au mieux ; les autres choix montrent ce qu’ils coûtent.
web-hint-points = Points attendus à la fin ; les autres choix montrent ce qu’ils coûtent.

## The end

web-again = On remet ça
web-next-join = En route pour la suivante
web-next-watch = Regarder la suivante
web-look-table = Regarder la table
web-series-wins = { $wins ->
    [one] { $wins } partie gagnée
   *[other] { $wins } parties gagnées
}
web-proof-question = Les dés étaient honnêtes ?
web-proof-about = Avant le premier lancer, la maison a mis sa graine sous clé et montré son empreinte. Maintenant la graine est ouverte : ton navigateur peut refaire chaque lancer.
web-proof-check = Vérifier chaque lancer ici
web-proof-good = { $rolls ->
    [one] L’unique lancer est authentique.
   *[other] Les { $rolls } lancers sont authentiques.
}
web-proof-commitment = Empreinte montrée avant le premier lancer :
web-proof-commitment-bad = La graine ne correspond pas à l’empreinte. Quelqu’un l’a changée.
web-proof-forged = Le lancer { $roll } est faux : annoncé { $told }, tombé { $right }.
web-record = Garder une trace de cette partie

## The menu

web-language = Langue
web-theme = Lumière
web-theme-auto = comme mon appareil
web-theme-light = lampe forte
web-theme-dark = lampe douce
web-tempo = Rythme
web-tempo-calm = tranquille, pour savourer
web-tempo-quick = rapide
web-tempo-instant = d’un coup
web-sound = Son
web-invite-watch = Laisser d’autres regarder
web-host = C’est toi qui reçois
web-mute = Couper la parole
web-unmute = Rendre la parole
web-remove = Renvoyer
web-leave = Quitter la table
web-leave-sure = Partir pour de bon ? Un bot jouera à ta place.
web-leave-open = Rendre ta place ?
web-leave-yes = Partir
web-leave-no = Rester
web-delete = Supprimer cette table
web-delete-sure = Tout ce qui s’est dit et joué ici disparaîtra, pour tout le monde et pour de bon.
web-delete-yes = Oui, supprimer
web-delete-no = La garder

## Invitations

web-link = Lien vers cette table
web-copy = Copier le lien
web-copied = Copié
web-code = Code à taper :
web-share = Partager
web-link-local = Cette adresse ne marche que sur cet ordinateur. Pour les autres, lance la maison avec --host 0.0.0.0 et ouvre-la sous le nom de cet ordinateur.
web-qr = Le lien en image, pour un téléphone

## Lessons

web-lesson = Leçon
web-lesson-go = Continuer
web-lesson-leave = Quitter la leçon
web-lesson-play = Jouer pour de vrai

## The page

web-close = Fermer
web-loading = Un instant ...
web-lost-title = Rien par ici
web-lost = Il n’y a pas de table à cette adresse.
web-to-shelf = Retour à l’étagère

## Errors of the page itself

error-web-offline = La maison ne répond pas. Le réseau est là ?
error-web-lesson = Chaque chose en son temps : fais d’abord ce que la leçon demande.
error-web-begun = La dernière place est prise et la partie est lancée. Profite du spectacle ; d’autres tables t’attendent sur l’étagère.
error-web-seat-gone = L’hôte a libéré ta place. Rassieds-toi s’il y a de la place, ou regarde la partie.
error-web-failed = Quelque chose a mal tourné sur cette page. La recharger suffit souvent.

## The shelf

web-motto = Prends une boîte. Les dés sont chauds.
web-games = Les jeux sur l’étagère
web-for-players = de { $low } à { $high } joueurs
web-lamp = Lampe
web-lamp-lower = Baisser la lampe
web-lamp-brighter = Monter la lampe
web-retry = Réessayer
web-no-box = Cette boîte n’est pas sur l’étagère.
web-join = Rejoindre une table
web-join-go = J’arrive
web-code-ask = Code ou lien reçu
web-code-empty = Tape les six lettres et chiffres affichés à la table.
web-code-letters = Aucun code ne contient de O ni de zéro. Regarde mieux : un Q, peut-être, ou un D ?
web-code-unknown = Aucune table n’a ce code. Vérifie-le, ou demande le lien.
web-open-tables = Tables ouvertes
web-open-tables-none = Personne n’attend de joueurs pour l’instant. Mets une table et laisse-toi trouver !
web-free-seats = { $free ->
    [one] une chaise libre
   *[other] { $free } chaises libres
} sur { $players }
web-recent = Tes parties
web-recent-won = gagnée
web-recent-over = finie
web-recent-on = à continuer
web-recent-all = Tout voir ({ $number })
web-recent-fewer = En voir moins
web-forget = Oublier
web-forget-game = Oublier cette partie de { $title }
web-about = À propos de la maison

## A box off the shelf

web-company = Avec qui ?
web-against-bots = Contre des bots
web-with-friends = Entre amis
web-play-now = Jouer
web-invite = Mettre la table
web-learn = Apprendre en cinq minutes
web-learnt = Appris. On refait ?
web-players = À table
web-players-number = { $number ->
    [one] en solo
   *[other] à { $number }
}
web-fewer = Une place de moins
web-more = Une place de plus
web-friend = un ami, une amie
web-passersby = Oiseau de nuit, Lève-tôt, Chaussette fétiche, Mains chaudes, Tonnerre discret, Dernier biscuit
web-bot-stumped = Le meilleur bot n’a appris que le jeu habituel. Choisis un autre adversaire, ou joue comme d’habitude.
web-more-choices = Plus de choix
web-changed = réglages changés
web-as-usual = Tout comme d’habitude
web-first-draw = un dé décide
web-switched-off = { $what } : non
web-number-range = Un nombre entier de { $low } à { $high }, s’il te plaît.
web-list-range = De { $low } à { $high } en tout, s’il te plaît.
web-fewer-of = Moins : { $what }
web-more-of = Plus : { $what }
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

web-name-missing = Comment on t’appelle ?
web-name-long = { $letters } lettres ? La carte en contient { $high }.

## The waiting room

web-wait-title = La table est mise
web-wait-invited = On t’attend à table
web-wait-company = { $number ->
    [0] Personne encore. À toi d’ouvrir le bal !
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
web-on-shelf = visible par tous sur l’étagère
web-chair-taken = Quelqu’un vient de s’asseoir là. Prends une autre chaise.
web-remove-name = Renvoyer { $name }

## About

web-about-house = Dicehouse, c’est une étagère avec quatre jeux de dés et une table sous une lampe chaude. Joue entre amis avec un simple lien, ou contre des bots, du cancre au virtuose. Pas de compte, pas de publicité, rien à installer.
web-about-dice-title = Des dés honnêtes
web-about-dice = Avant le premier lancer, la maison met une graine secrète sous clé et montre son empreinte ; chacun à table y ajoute une pincée de hasard. Après la partie, la graine est ouverte et ton navigateur peut refaire chaque lancer et comparer. Personne ne peut piper ces dés.
web-about-ear-title = À l’oreille et au clavier
web-about-ear = Tout à table se joue au clavier seul, et tout ce qui se passe est dit aux lecteurs d’écran. Qui joue les yeux fermés ne rate rien, surtout pas à Chinchiller Dice.
web-key-tab = passer à la suite, avec Maj revenir
web-key-enter = prendre, lancer, appuyer
web-key-escape = ranger ce qui est au-dessus : règles, discussion, menu
web-about-yours-title = Ce qui reste chez toi
web-about-yours = Ton nom, tes places et tes réglages restent dans ce navigateur, et nulle part ailleurs.
web-about-fans-title = À qui sont ces jeux
web-about-fans = C’est un projet de fans. Les jeux appartiennent à leurs auteurs et éditeurs ; les mots et les dessins sont les nôtres. Si un jeu te plaît, achète la boîte.
web-about-free = Le programme est un logiciel libre sous licence MIT : lis-le, change-le, ouvre ta propre maison.
web-about-licences = Licences des éléments utilisés
