### The texts of the house, in French.
###
### One word for one thing, in every file of this language. Words marked "not" are refused by tests/test_wording.py.
###
### partie (one match), tour, lancer, conseil (hint), place (numbered), chaise (in the waiting room), enregistrement (record), empreinte (commitment), graine (seed), coach (not: entraîneur)
### Chinchiller Dice: sable counted in grains, bac (not: réserve), tas, regarder, y croire, série
### Chili Dice: case, feuille, chiffre rouge, suite, multiples (not: X identiques), Chili
### Go Nuts!: mettre à l’abri (not: garder), en main, cachette (not: creux), dé écureuil, dé chien, manche
### DiXkiBluff: pari, monter (not: surenchérir), crier au bluff, pile (exactly), figure, symbole, laisser passer, manche
### Address: tu, « la personne qui », not celui qui or joueur. A narrow no-break space before ; : ! ? » and after «. Names keep theirs: DiXe!, Go Nuts!

## Choosing and seating

ask-game = Quel jeu ?
which-game = Tape un numéro de 1 à { $high }, ou un nom comme { $example }. q pour quitter.
game-line = { $number }  { $title } - { $tagline }
you = Toi
person-name = Convive { $number }
bot-name = Bot { $number }
seated = À table : { $names }.
rules-at-hand = ? montre les règles, ! donne un conseil, q pour quitter. La partie s’enregistre au fil du jeu.
dice-fair = Dés honnêtes. Empreinte : { $commitment }
dice-hand = Vrais dés : tape ce qu’ils montrent ; - annule le dernier lancer. La maison lance ceux que personne ne doit voir.
dice-seeded = Dés à graine fixe, pour s’entraîner.
resumed = Bon retour ! { $moves ->
    [one] { $moves } coup déjà joué.
   *[other] { $moves } coups déjà joués.
}
seed-lost = La graine secrète de cette partie est perdue : ses dés ne pourront plus être vérifiés. On continue avec une nouvelle.

## What every game has

option-first = Qui commence
option-first-help = draw laisse un dé décider ; un nombre désigne une place, la première étant 0.
event-starts = { $mine ->
    [seat] C’est toi qui commences.
   *[none] { $seat } commence.
}
labelled = { $name } : { $what }
die-starter = dé de départ

## Taking turns

turn-of = { $name } : et maintenant ?
may-wait = Entrée : attendre.
ask-number = Numéro ou commande
ask-go-on = Entrée : { $name } continue.  - : corriger le lancer
ask-ends = La partie se termine là-dessus. Entrée : c’est bien ça.  - : les retaper
taken-back = Le dernier lancer est annulé. Redis-le.
advice-untold = Tu en sais plus que moi : personne ne m’a dit ce que montrent tes dés.
not-understood = Tape un numéro, ou une commande telle qu’elle apparaît [entre crochets]. ? montre les règles et la liste, q pour quitter.
not-now = { $action } n’est pas possible maintenant. ? montre ce qui l’est.
help-keys = Tape un numéro, ou une commande telle qu’elle apparaît [entre crochets] ; le début de chaque mot suffit. ! donne un conseil, q pour quitter.
ambiguous = Ça peut vouloir dire plusieurs choses : { $options }
hand-over = Passe le clavier à { $name }. Si tu ne dois rien voir, tourne la tête !
press-enter = Appuie sur Entrée.
your-screen = { $name }, rien que pour tes yeux.
ask-roll = { $name } : lance { $dice }. Ça donne quoi ? ({ $faces })
ask-roll-for = { $reader }, lis ce lancer ({ $name } : { $dice }). Ça donne quoi ? ({ $faces })
ask-starter = Tire au sort qui commence, puis tape le numéro. { $seats }
starter-seat = { $number } = { $name }

## The end

winner-one = Victoire de { $names } !
winner-you = Tu as gagné !
winner-many = Victoire partagée : { $names }.
score-alone = { $score } points.
proof-shown = Les dés étaient honnêtes ? Vérifie :
over-already = Cette partie est finie. Pour la revoir :
left-game = À bientôt. Pour reprendre :

## The story of a game

story-lead = { $times ->
    [one] La tête a changé de mains une fois.
   *[other] La tête a changé de mains { $times } fois.
}
story-ahead = { $mine ->
    [seat] Tu n’as jamais été derrière, pas un instant.
   *[none] { $seat } n’a jamais été derrière, pas un instant.
}
story-comeback = { $mine ->
    [seat] Tu avais { $behind } de retard, et tu gagnes quand même.
   *[none] { $seat } avait { $behind } de retard, et gagne quand même.
}
story-margin = { $mine ->
    [seat] À la fin, { $margin } d’écart entre toi et { $second }.
    [second] À la fin, { $margin } d’écart entre { $seat } et toi.
   *[none] À la fin, { $margin } d’écart entre { $seat } et { $second }.
}
story-rolls = { $rolls ->
    [one] Les dés n’ont roulé qu’une fois.
   *[other] Les dés ont roulé { $rolls } fois.
}
place-line = { $place }. { $name } : { $score }
place-rounds = { $place ->
    [1] 1. { $name } : les derniers dés, après la manche { $rounds }
   *[other] { $place }. { $name } : hors jeu à la manche { $rounds }
}

## Replay and proof

replay-title = { $title }, { $names }
replay-step = Étape { $step } sur { $steps }
replay-keys = Entrée : suite, b : retour, un numéro : y aller, q : quitter
replay-start = Le début
verified = Tous les lancers sont authentiques. Vérifiés : { $rolls }.
verified-ask = As-tu vu cette empreinte avant le premier lancer ? { $commitment }
verified-commitment = L’empreinte est celle que tu avais notée.
verified-string = Ton texte est dans les dés : sans le connaître, personne n’a pu choisir les lancers.
verified-pledges = Tous les engagements sont ceux que tu avais notés.
verified-shown = Chaque lancer est celui qu’on t’a montré.
verified-no-string = La présence de ton propre texte n’a pas été vérifiée : donne-le avec --string, ou tes notes avec --notes.
verified-daily = Ce sont les dés du { $day }, les mêmes pour tout le monde ce jour-là. La maison seule les a faits, personne n’a rien ajouté.
verified-elsewhere = Lancers d’avant : { $rolls }. Une autre maison les a faits, et la partie vient de là : ils sont invérifiables.
verified-part-pledged = Place { $seat }, { $name } : un texte, promis avant que le moindre texte soit dévoilé.
verified-part-none = Place { $seat }, { $name } : rien d’ajouté. Qui n’ajoute rien fait confiance aux autres et à la maison.
verified-part-withheld = Place { $seat }, { $name } : engagement pris, texte jamais dévoilé. Avec la maison, cette place a pu choisir entre deux suites de lancers.
verified-part-unpledged = Place { $seat }, { $name } : un texte sans engagement. Qui connaissait la graine a pu le choisir.

## La chance sur de nombreuses parties

luck-working = Analyse des parties
luck-none = Il n’y a aucune partie terminée entre humains.
luck-left-out = { $path } a été laissé de côté : { $why }
luck-of-win = Parties que quelqu’un gagne
luck-of-points = Parties aux points
luck-name = qui
luck-games = parties
luck-result-win = gagnées
luck-result-points = points
luck-luck = chance
luck-word = en clair
luck-cost = perdu par erreurs
luck-accuracy = précision
luck-explained-win = La chance et les erreurs se comptent en parties gagnées : +1,0, c’est une victoire offerte par les dés.
luck-explained-points = Tout en points, en moyenne par partie.

## Drills

drill-title = Entraînement : { $title }
drill-daily = Le problème du jour : { $title }
drill-ask = Que ferais-tu ?
drill-again = Un autre essai, ou Entrée pour la réponse
drill-right = Exact !
drill-wrong-win = Pas le meilleur : cela t’enlève { $cost } de chances de gagner.
drill-wrong-points = Pas le meilleur : cela coûte { $cost } points en moyenne.
drill-best = Le mieux : { $deed }.
drill-reviewing = Recherche de tes erreurs
drill-added = { $number ->
    [0] Pas de nouvelle erreur dans cette partie. Bien joué, ou déjà connues.
    [one] Une erreur rejoint ton entraînement.
   *[other] { $number } erreurs rejoignent ton entraînement.
}
drill-bye = À bientôt.
drill-next = La prochaine position revient le { $when }.

## Vrais dés

bias-none = Pas de vrais dés dans ces parties : personne n’a saisi ce qu’ils montraient. Joue avec --dice hand.
bias-left-out = { $path } est illisible et a été laissé de côté.
bias-face = face
bias-count = sortie
bias-expected = attendu
bias-fair = { $throws } lancers : ces dés tombent comme des dés honnêtes.
bias-too-few = { $throws } lancers : rien d’anormal pour l’instant. Encore { $missing } environ, et l’on verrait si une face sortait une fois et demie trop souvent.
bias-odd = { $throws } lancers : { $face } est sorti { $count } fois, on en attendait { $expected }. Des dés honnêtes s’écartent autant à peu près une fois sur { $often }. Garde-les à l’œil.
bias-loaded = { $throws } lancers : { $face } est sorti { $count } fois, on en attendait { $expected }. Des dés honnêtes s’écartent autant moins d’une fois sur mille. Quelque chose cloche : les dés, ou la saisie.

## Bots

level-novice = débutant
level-regular = habitué
level-expert = expert
level-master = maître
level-perfect = jeu parfait
level-random = n’importe quel coup permis
advice-exact = Le meilleur jeu, calculé exactement :
advice-estimate = Le meilleur jeu que la maison connaît :
advice-win = Les valeurs sont des chances de gagner ; * marque ce que joue le meilleur bot.
advice-points = Les valeurs sont les points attendus à la fin ; * marque ce que joue le meilleur bot.

## Coach

coach-inaccuracy = imprécision
coach-mistake = erreur
coach-blunder = gaffe
coach-inaccuracies =
    { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
coach-mistakes =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
coach-blunders =
    { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }
coach-very-unlucky = beaucoup de malchance
coach-unlucky = de la malchance
coach-even = ni chance ni malchance
coach-lucky = de la chance
coach-very-lucky = beaucoup de chance
coach-decided = la partie est jouée

## Why

why-win = { $best } : { $chance } de parties gagnées. { $other } : { $chanceOther }.
why-win-equal = { $best } ou { $other } : { $chance } de parties gagnées dans les deux cas.
why-win-sure = { $best } : et tu gagnes la partie.
why-points = { $best } : { $mean } points à la fin, en moyenne. { $other } : { $meanOther }.
why-points-equal = { $best } ou { $other } : { $mean } points à la fin en moyenne, dans les deux cas.
why-only = { $best } : il n’y a rien d’autre à faire.
why-luck-good = Un lancer aussi bon ou meilleur pour { $mine ->
    [seat] toi
   *[none] { $seat }
} sort dans { $chance } des cas.
why-luck-bad = Un lancer aussi mauvais ou pire pour { $mine ->
    [seat] toi
   *[none] { $seat }
} sort dans { $chance } des cas.
why-decided = À partir de là, { $mine ->
    [seat] tu gagnes
   *[none] { $seat } gagne
} dans { $chance } des cas.
why-decided-over = La partie s’arrête là, et { $mine ->
    [seat] tu gagnes
   *[none] { $seat } gagne
}.

## Analyse d’une partie

review-title = Analyse de { $title } : { $names }
review-working = Le coach analyse { $title }
review-stopped = Arrêté. Rien n’a été écrit.
review-exact = Calculé exactement : ici, personne ne joue mieux que le coach.
review-estimate = Le coach juge d’après le meilleur jeu que la maison connaît.
review-unsolved = Personne n’a encore résolu le jeu avec ces options : le coach juge à peu près. Ceci aide : { $command }
review-measure-win = Chances de gagner
review-measure-points = Points attendus à la fin
review-seat = { $name } : { $result }
review-won = victoire
review-lost = défaite
review-shared = victoire partagée
review-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-accuracy = Précision
review-mistakes = Erreurs
review-no-mistakes = aucune
review-luck = Chance aux dés
review-cost = Laissé échapper
review-adjusted = Avec une chance égale
review-level = Niveau de jeu
review-level-between = { $level } (entre « { $low } » et « { $high } »)
review-level-unknown = trop peu de décisions
review-moments = Moments clés
review-no-moments = Aucune étape n’a décidé à elle seule de cette partie.
review-moment = { $name } : { $kind } ({ $change })
review-lucky = lancer chanceux
review-unlucky = lancer malchanceux
review-choice = Joué : { $played }. Le mieux : { $best }.
review-step = Étape { $step }
review-start = Avant la première étape
review-table = Toutes les étapes en chiffres
review-column-step = Étape
review-column-event = Ce qui s’est passé
review-about = { $measure } de tout le monde, étape par étape. Les chiffres sont dans le tableau ci-dessous.
review-made = Établi par Dicehouse { $version }, à partir du seul enregistrement.
review-written = Écrit : { $path }
review-offer = Chance ou talent ? Le coach le sait :

## Résoudre et duels

solving = Résolution de { $title }
solved-value = Valeur au départ
solved-gap = Écart
solved-states = États
solved-seconds = Secondes
solved-before = Déjà résolu ; --fresh recommence.
dueling = { $bots }
duel-title = { $title } : { $games } parties, mêmes dés pour tout le monde, chaque bot à chaque place
duel-bot = bot
duel-wins = victoires
duel-sure = intervalle à 95 %
duel-score = points
duel-rating = cote
duel-interrupted = Interrompu : voici les parties jouées jusque-là.
lab-playing = On joue
lab-title = { $title } : { $games } parties
lab-stopped = Arrêté. Ce qui est fini est gardé : la même commande continue.
lab-report = Le rapport : { $path }
lab-grid = grille
lab-start = qui commence gagne
lab-decisions = décisions

## La maison ouverte

house-open = La maison est ouverte : { $address }  (Ctrl+C la ferme.)
house-near = Pour toute la maison : { $address }
house-near-too = ou, dans un autre réseau de cet ordinateur : { $address }
house-near-only = Les téléphones du même Wi-Fi scannent le code ou tapent l’adresse. Pour cet ordinateur seul : --only-here.
house-near-none = Aucun réseau local : seul cet ordinateur peut jouer. Connecte-le, puis rouvre la maison.
page-alone = On joue dans le navigateur, et les parties y restent. Pour tes amis sur d’autres appareils : { $command }
client-missing = Cette maison est ouverte, mais sa page pour navigateur n’est pas construite. Dans un clone : { $command }, puis relance la maison.
link-invited = { $name } t’invite à jouer à { $title }
link-free = { $free ->
    [0] Plus de chaise libre.
    [one] Une chaise est libre.
   *[other] { $free } chaises sont libres.
}

## Gérer une maison

house-table = table
house-code = code
house-game = jeu
house-phase = état
house-seats = places
house-entries = entrées
house-words = messages
house-opened = ouverte
house-touched = dernière activité
house-is-open = ouverte
house-is-playing = en cours
house-is-over = terminée
house-is-closed = fermée
house-shown = Tables affichées : { $tables }. Autres : { $more }.
house-sure = Supprimer définitivement { $tables } table(s), avec tout ce qui s’y est dit et joué ? (o/n)
house-deleted = Tables supprimées : { $tables }.
house-not-sealed = Le journal de la base est en cours d’utilisation ; un nœud en marche le videra dans quelques secondes.
house-closed = Fermée : { $table }. Tout le monde en sort dans quelques secondes.
house-closed-before = { $table } était déjà fermée.
house-banned = Banni : { $network }.
house-unbanned = N’est plus banni : { $network }.
house-no-bans = Personne n’est banni.
house-network = adresses
house-until = jusqu’au
house-why = motif
house-for-ever = pour toujours
house-exported = Écrit : { $path }
house-bytes = octets
house-unused = dont inutilisés
house-bans = bannissements
house-oldest = plus ancienne table

## On paper

paper-pad = Feuille de points
paper-pad-dutch = Feuille de points, édition néerlandaise
paper-scores = Feuille de points
paper-series = Feuille de série
paper-rules = Carte des règles
paper-dice = Dés à plier
paper-stickers = Autocollants pour dés vierges
paper-dice-how = Découpe le long des traits pleins, plie vers l’arrière le long des pointillés et colle les languettes sous leurs voisines. Un papier épais roule mieux.
paper-stickers-how = Chaque rangée est un dé, pour des dés vierges de 16 mm de côté. Imprime sur du papier à étiquettes et découpe les carrés. La première face va à l’opposé de la dernière, la deuxième à l’opposé de la cinquième, la troisième à l’opposé de la quatrième ; les trois premières tournent dans le sens inverse des aiguilles d’une montre autour de leur coin.
paper-percent = { $share } %
paper-under = < 1 %
paper-over = > 99 %
paper-number = { $value }
paper-name = Nom
paper-game = Partie
paper-total = Total
paper-choice = { $choice } : { $then }
paper-written = Écrit : { $path }
paper-written-all = Dans { $path } : { $count ->
    [one] une feuille
   *[other] { $count } feuilles
}.
error-paper-none = { $game } n’a rien à imprimer.
error-paper-sheet = { $game } n’a pas de feuille nommée { $sheet }. Il y a : { $known }.
error-paper-size = Le papier est { $known }, pas { $size }.
error-paper-faces = Seuls les dés à six faces se découpent ; { $die } en a { $faces }.
error-paper-missing = Dis quel jeu et quelle feuille, ou --all DOSSIER. dicehouse paper --list les montre.
error-paper-unknown = Cette feuille n’existe pas.
error-paper-busy = Beaucoup de feuilles s’impriment en ce moment. Redemande dans un instant.
error-paper-unavailable = Cette maison ne peut pas imprimer : typst n’y est pas installé.

## A site of files

site-engine = Préparation de ce qui fait tourner les règles dans la page
site-answers = Collecte des réponses qui ne changent jamais
site-client = Copie de la page
site-docs = Copie de la documentation
site-written = Le site est dans { $folder } : { $files } fichiers, { $size } Mo. N’importe quel hébergement de fichiers convient ; python -m http.server -d { $folder } le montre ici.
error-site-foreign = { $folder } contient des fichiers étrangers à un site, comme { $name }. Choisis un dossier neuf ou vide.
error-site-not-built = Les fichiers de la page ne sont pas construits : make web dans les sources, ou installe un wheel.
error-site-pyodide = { $folder } n’est pas une distribution de Pyodide { $version } : { $name } manque ou n’a pas la bonne version.
error-site-docs = { $folder } ne contient pas de documentation : il n’y a pas d’index.html.

## Errors

error-game-unknown = Aucun jeu ne s’appelle { $game }. Essaie plutôt : { $known }.
error-options-players = { $game } se joue de { $low } à { $high }, pas à { $value }.
error-options-unknown = Aucune option ne s’appelle { $key }. Les options sont : { $known }.
error-options-not-a-number = L’option { $key } veut un nombre entier, pas { $value }.
error-options-range = L’option { $key } va de { $low } à { $high }, pas { $value }.
error-options-choice = L’option { $key } n’accepte que { $allowed }, pas { $value }.
error-options-list = L’option { $key } veut de { $low } à { $high } éléments parmi { $allowed }, pas { $value }.
error-options-first = L’option first n’accepte que draw ou le numéro d’une place (0 est la première), pas { $value }.
error-options-pair = Une option s’écrit key=value, pas { $text }.
error-action-syntax = Je ne comprends pas l’action { $text }. Essaie : { $expected }.
error-action-illegal = { $action } n’est pas possible maintenant. Possible : { $legal }.
error-action-not-your-turn = Ce n’est pas ton tour : { $action } doit attendre.
error-action-dice-due = Les dés n’ont pas encore roulé : { $action } doit attendre.
error-action-too-late = Trop tard pour { $action } : quelqu’un a été plus rapide.
error-action-game-over = La partie est finie.
error-action-kind = { $value } n’est pas une action de { $game }. Donne une action, ou lis-la dans son texte : actions.read(text).
error-action-value = { $action } contient une valeur du mauvais type : il faut des nombres entiers (18, pas 18.0) et des textes.
error-action-seat = Une place est un nombre entier, pas { $value }.
error-action-no-seat = Il n’y a pas de place { $seat } à cette table de { $players }.
error-roll-not-due = Pas de dés à lancer pour l’instant.
error-roll-told = Quelqu’un a déjà indiqué ce lancer. S’il est faux, on peut le corriger.
error-roll-unseen = Seul qui voit ces dés peut dire ce qu’ils montrent.
error-roll-not-correctable = Ce lancer ne peut plus être corrigé : la partie a continué.
error-roll-ends = Ce lancer termine la partie, et il ne pourra plus être corrigé. Indique-le encore une fois s’il est juste.
error-roll-kind = Un lancer est un tuple avec le nom d’une face pour chaque dé, pas { $value }.
error-roll-count = Dés indiqués : { $count }, il en faut { $expected }.
error-roll-face = Il n’y a pas de { $face } sur ce dé ({ $die }). Ses faces : { $faces }.
error-event-syntax = Je ne comprends pas l’événement { $text }. Essaie : { $expected }.
error-record-empty = L’enregistrement est vide.
error-record-json = La ligne { $line } de l’enregistrement n’est pas du JSON : { $reason }.
error-record-header = La ligne 1 ne ressemble pas à un enregistrement Dicehouse : { $reason }.
error-record-version = L’enregistrement est au format { $version } ; ce Dicehouse lit le format { $known }.
error-record-rules = L’enregistrement suit la version { $version } des règles de { $game } ; ce Dicehouse joue la version { $known }.
error-record-kept = Cette table conservée ne peut pas être lue : { $reason }.
error-record-large = Cet enregistrement est trop grand : on peut apporter une partie de { $most } ko au plus.
error-record-line = La ligne { $line } de l’enregistrement est incompréhensible : { $reason }.
error-record-move = La ligne { $line } de l’enregistrement est impossible dans cette partie : { $reason }
error-record-events = La ligne { $line } de l’enregistrement raconte { $told }, mais d’après les règles c’est { $right }.
error-record-outcome = La ligne { $line } de l’enregistrement donne un autre résultat que la partie.
error-record-after-end = La ligne { $line } de l’enregistrement continue alors que la partie est finie.
error-record-not-over = La partie enregistrée n’est pas encore finie.
error-record-too-long = La partie enregistrée compte { $steps } étapes ; le coach analyse des parties de { $most } étapes au plus.
error-record-name = Un nom fait de 1 à { $high } caractères imprimables.
error-record-names = Noms : { $names }, places : { $players }. Le compte n’y est pas.
error-dice-script-empty = Le script n’a plus de lancer, mais il faut encore { $due }.
error-dice-script-unused = Le script a encore des lancers que personne n’a demandés : { $unused }.
error-dice-hidden-by-hand = Personne à table n’a le droit de voir ce lancer, donc personne ne peut le taper. Joue sans dés scellés (sealed).
error-dice-seed = Une graine a 64 chiffres hexadécimaux, de 0 à 9 et de a à f.
error-dice-string = Le texte de chaque personne fait de 1 à 200 caractères ordinaires.
error-dice-strings = Textes : { $strings }, places : { $players }. Le compte n’y est pas.
error-dice-not-fair = Ligne { $line } : ce lancer ne vient pas de dés honnêtes ({ $source }) ; impossible de le vérifier.
error-dice-not-revealed = La graine n’est pas encore dévoilée : les dés honnêtes se vérifient une fois la partie finie.
error-dice-commitment = Ligne { $line } : la graine ne correspond pas à l’empreinte. On l’a changée après le début de la partie.
error-dice-exchanged = Ligne { $line } : d’autres dés sont entrés en jeu ici. Une seule empreinte doit valoir pour toute la partie.
error-dice-pledge = Place { $seat } : le texte ne correspond pas à l’engagement. On l’a inventé quand d’autres textes étaient déjà connus.
error-dice-pledges = Engagements : { $pledges }, places : { $players }. Le compte n’y est pas.
error-dice-commitment-noted = L’enregistrement porte l’empreinte { $told } ; tu avais noté { $noted }. On a changé la graine.
error-dice-string-missing = Ton texte n’est pas parmi ceux qu’on a mêlés aux dés : on l’a laissé de côté.
error-dice-string-seat = Ton texte n’est pas celui de la place { $seat }.
error-dice-seat = Il n’y a pas de place { $seat } dans cette partie.
error-dice-pledge-noted = Place { $seat } : ce n’est pas l’engagement que tu avais noté avant de dévoiler ton texte.
error-dice-shown = Lancer { $roll } : on t’a montré { $noted }, l’enregistrement dit { $told }.
error-dice-shown-count = Lancers qu’on t’a montrés : { $noted }. Lancers dans l’enregistrement : { $told }.
error-dice-game-noted = L’enregistrement est celui d’un autre jeu, ou d’autres options que celles que tu avais notées : on a échangé les dés.
error-dice-notes = Impossible de lire les notes : { $reason }.
error-dice-day-not-over = Ce sont les dés du { $day } : leur graine est dévoilée une fois ce jour passé (UTC).
error-dice-nothing = Il n’y a aucun lancer à vérifier.
error-dice-elsewhere = Une autre maison a lancé tous les dés de cette partie : il n’y a rien pour les vérifier.
error-dice-forged = Le lancer { $roll } (ligne { $line }) est truqué : l’enregistrement dit { $told }, les dés ont donné { $right }.
error-bots-level = Il n’y a pas de niveau { $level } pour { $game }. Les niveaux sont : { $known }.
error-bots-view = Ce n’est pas une position de { $game } où le bot de la place { $seat } a un choix.
error-bots-unsolved = Personne n’a encore résolu { $game } avec ces options. Résous-le d’abord : { $command }
error-bots-table-damaged = La table de valeurs { $path } est illisible. Supprime-la et recommence : { $command }
error-bots-no-solver = { $game } n’a pas de solveur.
error-bots-no-evaluator = { $game } n’a pas d’évaluateur.
error-bots-needs-numpy = Le niveau { $level } de { $game } calcule trop pour une page : il joue à la table d’un serveur.
error-bots-values-need-numpy = Pour ce jeu, cette page n’a ni conseils ni analyse : c’est trop de calcul. Une maison avec serveur les a.
error-bots-cannot-solve = { $game } ne peut pas être résolu avec ces options : { $reason }.
error-batch-none = { $game } ne peut pas se jouer en grand nombre à la fois : il manque { $field }.
error-batch-option = { $game } ne peut se jouer en grand nombre à la fois qu’avec { $key } = { $value }.
error-batch-size = Un lot compte de 1 à { $most } parties, pas { $value }.
error-batch-shape = Il y a { $games } parties, et il faut une entrée pour chacune : la forme { $value } ne convient pas.
error-batch-number = Il faut ici des nombres entiers de 0 à { $most }, ou -1 pour aucun.
error-envs-encoding = { $game } ne s’apprend pas encore : il manque { $field }.
error-envs-action = Il n’y a pas d’action { $number }. Les actions sont numérotées de 0 à { $most }.
error-envs-reset = Aucune partie n’est en cours. Appelle d’abord reset().
error-envs-seed = Une graine est un nombre entier à partir de 0, pas { $value }.
error-envs-opponents = Cette table demande { $needed } adversaires, pas { $number }.
error-lab-cells = La grille a { $cells } cases. Au-delà de { $most }, personne ne pourrait les regarder.
error-lab-other = Le dossier { $folder } contient les résultats d’une autre série. Choisis un autre dossier, ou la même commande.
error-lab-folder = Impossible d’écrire dans le dossier { $folder } : { $reason }.
error-lab-damaged = Le fichier { $path } est illisible. Supprime-le et relance la même commande.
error-lab-engine = Ces bots ne se compilent pas : { $reason }. Laisse le moteur simple les jouer : { $command }
error-lab-worker = Un processus qui jouait s’est arrêté. Ce qui était fini est gardé ; relance la même commande.
error-extra-missing = Il faut { $package }, qui n’est pas installé. Installe-le : { $command }
error-worker-died = Un processus de calcul s’est arrêté avant d’avoir fini ; il manquait peut-être de la mémoire. Essaie encore une fois.
error-file-missing = Il n’y a pas de fichier { $path }.
error-file-unreadable = Impossible de lire le fichier { $path } : { $reason }.
error-file-too-large = Le fichier { $path } dépasse les { $most } Mo qu’un enregistrement peut avoir.
error-file-unwritable = Impossible d’écrire le fichier { $path } : { $reason }.
error-file-exists = Le fichier { $path } existe déjà. Choisis un autre nom, ou reprends la partie : --resume { $path }.
error-action-too-soon = Pas si vite : { $action } sera de nouveau possible dans { $wait } ms.
error-table-unknown = Cette table n’existe pas.
error-table-begun = La partie a commencé : les places ne changent plus.
error-table-not-begun = La partie n’a pas encore commencé : il reste une place libre, ou on mêle encore les dés.
error-table-not-over = La partie n’est pas encore finie.
error-table-full = Toutes les places sont prises.
error-table-taken = La place { $seat } n’est pas libre.
error-table-seats-elsewhere = Depuis une même adresse, on peut avoir une place à { $most } tables ouvertes à la fois. Termine d’abord une partie ou quitte une place.
error-table-nobody = Il n’y a personne à renvoyer à la place { $seat }.
error-table-sent-away = La personne qui a ouvert la table en a renvoyé { $name }, et peut revenir là-dessus.
error-table-not-sent-away = Personne du nom de { $name } n’a été renvoyé de cette table.
error-table-chairs = Ces chaises n’ont pas de sens : l’une n’existe pas, ou est nommée deux fois.
error-table-not-proposed = Personne n’a proposé d’autre partie, ou elle est déjà décidée.
error-table-name = Un nom fait de 1 à { $high } caractères ordinaires, sans espace au début ni à la fin.
error-table-name-taken = Quelqu’un s’appelle déjà { $name } à cette table.
error-table-said = Dis quelque chose de 1 à { $high } caractères ordinaires.
error-table-muted = On t’a coupé la parole à cette table.
error-table-enough-said = On en a assez dit à cette table : elle garde { $most } messages.
error-table-too-long = Cette partie est devenue aussi longue que la maison le permet ({ $most } entrées) : elle s’arrête ici.
error-table-followed = La partie suivante est déjà ouverte.
error-table-no-hints = À cette table, on joue sans conseils.
error-table-no-advice = La maison n’a pas de conseil pour la partie telle qu’on la joue ici.
error-table-hints-busy = Beaucoup demandent un conseil en ce moment. Redemande dans un instant.
error-table-no-choice = Tu n’as rien à choisir pour l’instant.
error-table-crowded = Trop de monde est déjà connecté à cette table. Réessaie plus tard.
error-table-pledged = Ta place a déjà pris son engagement.
error-table-sealed = Trop tard : ce que chaque place mêle aux dés est fixé.
error-table-not-sealed = Garde ton texte pour toi : il manque encore des engagements.
error-table-string = Ce n’est pas le texte auquel ta place s’est engagée.
error-table-watching = Tu ne fais que regarder : prends d’abord une place.
error-table-not-host = Seule la personne qui a ouvert la table peut faire ça.
error-table-token = Cette clé ne garde aucune place à cette table.
error-table-storage = La maison n’arrive pas à écrire en ce moment. Réessaie ; ce que tu envoies deux fois ne compte qu’une fois.
error-table-busy = Il se passe trop de choses à cette table. Réessaie ; ce que tu envoies deux fois ne compte qu’une fois.
error-table-deleted = Cette table a été supprimée, avec tout ce qui s’y est dit et joué.
error-table-closed = La maison a fermé cette table.
error-table-moved = Cette partie a été emportée dans une autre maison. C’est là-bas qu’elle continue.
error-table-not-alone = D’autres ont une place à cette table : il faut les avoir toutes pour emporter la partie.
error-table-ended = Cette partie est finie : il n’y a rien à continuer.
error-table-elsewhere = Ces dés ont été lancés dans une autre maison : celle-ci n’a rien à prouver.
error-protocol-banned = Cette maison ne te laisse pas entrer depuis ta connexion.
error-house-unknown = Il n’y a pas de table avec l’identifiant ou le code { $table }.
error-house-duration = Une durée s’écrit 90s, 30m, 12h, 7d ou 4w, pas { $text }.
error-house-network = { $text } n’est ni une adresse ni un réseau, comme 203.0.113.7 ou 2001:db8::/48.
error-house-not-banned = { $network } n’est pas banni.
error-house-not-over = La partie de { $table } n’est pas finie : son relevé livrerait des secrets. Avec --all tu obtiens tout.
error-house-sure = Personne n’est là pour dire oui : répète la commande avec --yes.
error-house-away = Le stockage ne répond pas : { $reason }.
error-house-missing = Il n’y a pas encore de maison à { $path }.
error-table-daily = C’est la partie du jour : tout le monde joue la même.
error-table-not-daily = Personne n’a joué ici de partie du jour.
error-table-no-comparison = La maison ne peut pas comparer cette partie au meilleur jeu pour le moment. Redemande plus tard.
error-table-not-real = À cette table, c’est la maison qui lance les dés.
error-table-untold = Dis d’abord ce que montrent tes dés : la maison ne le sait pas.
error-table-late = Seuls de vrais dés peuvent être annoncés après coup : prends de vrais dés, ou annonce-les tout de suite.
error-table-real = Ces dés ont été lancés à la main : la maison n’a rien à prouver.
error-table-day-not-over = Ce sont les dés du { $day } : ils se vérifient une fois ce jour passé (UTC).
error-table-listed-enough = Tes tables déjà sur l’étagère : { $high }. Ferme-en une, ou ouvre celle-ci pour tes amis seulement.
error-review-busy = Beaucoup de parties sont en cours d’analyse. Redemande dans un instant.
error-review-too-slow = La maison n’a pas le temps pour une analyse aussi longue. Avec l’enregistrement, tu peux la faire : dicehouse review.
error-review-broke = L’analyse s’est interrompue. Redemande-la.
error-review-none = La maison ne peut pas analyser cette partie telle qu’elle est jouée ici.
error-lesson-none = Personne n’a encore écrit de leçon pour ce jeu.
error-puzzle-none = Il n’y a pas de problèmes dans cette maison.
error-protocol-version = Cette maison parle la version { $known } du protocole, pas la { $version }.
error-protocol-message = Ce n’est pas un message du protocole : { $reason }.
error-protocol-hello = Dis d’abord bonjour (hello).
error-protocol-slow = Tu lis trop lentement. Reviens avec le dernier numéro que tu as vu.
error-protocol-connections = Trop de connexions depuis ton adresse. Fermes-en quelques-unes, ou attends un instant.
error-protocol-full = La maison est pleine. Réessaie dans un instant.
error-protocol-rate = Trop de messages. Attends un instant.
error-protocol-origin = Une page venue d’ailleurs n’a pas le droit de faire cela ici.
error-protocol-host = Cette maison ne répond pas au nom { $host }. La personne qui la gère peut l’ajouter au réglage hosts.
error-settings-wrong = Les réglages n’ont pas de sens : { $reason }.
error-settings-port-taken = Le port { $port } est pris : un autre programme y écoute. Choisis-en un autre avec --port.
error-settings-door = La maison ne peut pas écouter sur le port { $port } de { $host } : { $reason }.
