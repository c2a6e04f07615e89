### DiXkiBluff in French.

title = DiXkiBluff
tagline = Parie sur ce qui se cache sous toutes les mains, et garde ton sérieux.
box-time = 15 à 20 minutes
box-for = pour bluffer, dès 12 ans
rules = { $dice } dés par personne. Parie combien de fois au moins un symbole se cache sous toutes les mains réunies ; les figures comptent pour tous les symboles. Monte avec un nombre plus grand, ou avec le même nombre et un symbole de plus, mais jamais au-delà des dés sur la table ({ $onTable } au début). Ou crie au bluff : qui se trompe perd un dé. Tu crois que le pari tombe pile ? DiXe! Si c’est juste, la personne qui a parié te donne un dé ; sinon, tu en perds un. La personne qui gagne une manche pose ses propres dés à son gré et parie en premier. La dernière personne à avoir des dés gagne. { $knowledge ->
    [sealed] Ici, personne ne regarde les dés lancés, pas même les siens.
   *[own] Tu vois tes propres dés, et ceux de personne d’autre.
}

face-pi = pi
face-bomb = bombe
face-smiley = smiley
face-yinyang = yin-yang
face-sun = soleil
face-figure = figure
die-dixe = DiXe

option-dice = Dés par personne
option-dice-help = Plus de dés, plus longue la partie.
option-knowledge = Qui voit les dés lancés
option-knowledge-help = On connaît toujours les dés qu’on a posés soi-même.
option-knowledge-own = on ne voit que les siens
option-knowledge-sealed = personne, jusqu’à ce qu’on lève les mains
option-calls = Crier « DiXe! »
option-calls-help = Comment tout le monde a une chance de crier.
option-calls-paced = on demande à tout le monde, à tour de rôle
option-calls-live = la voix la plus rapide l’emporte
option-faces = Faces d’un DiXe
option-faces-help = Séparées par des virgules ; une face peut revenir plusieurs fois.
option-late = Dés annoncés après coup
option-late-help = Vrais dés : ils restent sous les mains et ne sont indiqués que quand on les lève.

error-dixkibluff-no-symbol = Un DiXe a besoin d’au moins une face sur laquelle parier.

event-round = == Manche { $number } : { $mine ->
    [seat] tu paries en premier
   *[none] { $seat } parie en premier
} ==
event-thrown = Sous { $mine ->
    [seat] ta main
   *[none] la main de { $seat }
} : { $faces }.
event-thrown-hidden = { "" }
event-placed = { $mine ->
    [seat] Tu poses
   *[none] { $seat } pose
} { $faces }.
event-placed-hidden = { $mine ->
    [seat] Tu poses
   *[none] { $seat } pose
} des dés en secret.
event-bet = { $mine ->
    [seat] Tu paries
   *[none] { $seat } parie
} : au moins { $number } × { $symbols }.
event-passed = { "" }
event-doubted = { $mine ->
    [seat] Tu dis à { $bettor }
    [bettor] { $seat } te dit
   *[none] { $seat } dit à { $bettor }
} : « Bluff ! »
event-called = { $mine ->
    [seat] Tu dis à { $bettor }
    [bettor] { $seat } te dit
   *[none] { $seat } dit à { $bettor }
} : « DiXe! »
event-shown = Les mains se lèvent. Le pari était { $number } × { $symbols } ; figures comprises, il y en a { $counts }.{ $hands }
event-discarded = { $mine ->
    [seat] Tu perds
   *[none] { $seat } perd
} un dé, { $left ->
    [0] c’était le dernier.
   *[other] il en reste { $left }.
}
event-gave = Pile ! { $mine ->
    [giver] Tu donnes un dé à { $receiver }.
    [receiver] { $giver } te donne un dé.
   *[none] { $giver } donne un dé à { $receiver }.
}
event-out = { $mine ->
    [seat] Tu es
   *[none] { $seat } est
} hors jeu.
event-won = { $mine ->
    [seat] Tu as
   *[none] { $seat } a
} les derniers dés de la table !

choice-place = Poser { $face }
choice-bet = Parier { $number } × { $symbols }
choice-doubt = Bluff ! Trop haut (si le pari tient, tu perds un dé)
choice-dixe = DiXe! Pile (juste : tu gagnes un dé, faux : tu en perds un)
choice-pass = Pas de DiXe!

hint-bet = Parier ou monter :

## Les choix, nommés par un conseil

deed-place = Poser { $face }
deed-bet = Parier { $number } × { $symbols }
deed-doubt = Dire « Bluff ! »
deed-dixe = Crier « DiXe! »
deed-pass = Laisser passer

## Why

why-place = Des dés égaux portent les paris les plus hauts, tant que leur symbole change d’une manche à l’autre.
why-bet = { $best } : ce pari tient dans { $chance } des cas, { $held ->
    [0] avec
   *[other] avec { $held } en main et
} { $need } { $held ->
    [0] à trouver
   *[other] autres à trouver
} parmi { $hidden ->
    [one] un dé caché
   *[other] { $hidden } dés cachés
}.
why-bet-sure = { $best } : ce pari tient à coup sûr, par les seuls dés en main.
why-bet-riskier = { $other } : ce pari tient dans { $chance } des cas.
why-bet-tells = { $other } : ce pari tient dans { $chance } des cas, mais révèle ce qu’il y a sous la main.
why-bet-high = { $other } : ce pari tient dans { $chance } des cas, mais monte plus haut qu’il ne faut.
why-bet-timid = { $other } : ce pari tient dans { $chance } des cas, mais il est facile à monter.
why-bet-theirs = { $other } : ce pari tient dans { $chance } des cas, mais grâce aux dés des autres, qui peuvent monter.
why-doubt = D’après ses propres dés et les paris d’avant, le pari est faux dans { $chance } des cas.
why-doubt-fails = Le pari en cours tient dans { $chance } des cas, et alors crier au bluff coûte un dé.
why-dixe = Le pari tombe pile dans { $chance } des cas, et alors la personne qui a parié donne un dé.
why-needed = { $held ->
    [0] Exactement { $need }
   *[other] Avec { $held } en main, exactement { $need } de plus
} parmi { $hidden } dés cachés { $need ->
    [one] doit
   *[other] doivent
} le montrer.
why-pass = Le pari ne tombe pile que dans { $chance } des cas, et un « DiXe! » raté coûte un dé.
why-landed-hand = { $count } de ces { $dice } dés comptent pour un même symbole ; autant ou plus, c’est dans { $chance } des cas.
why-landed-poor = Pas plus de { $count } de ces { $dice } dés ne { $count ->
    [one] compte
   *[other] comptent
} pour un même symbole ; si peu, c’est dans { $chance } des cas.
why-decided-dice = { $mine ->
    [seat] Tu as
   *[none] { $seat } a
} { $dice ->
    [one] un dé
   *[other] { $dice } dés
}, tous les autres ensemble { $others }.
why-decided-last = Plus personne d’autre n’a de dé.

## La table dans le terminal

sketch-round = Manche { $round }
sketch-bet = Le pari : { $number } × { $symbols } ({ $bettor })
sketch-hidden = sous la main
sketch-dice = { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
sketch-none = hors jeu
sketch-last = Avant : { $number } × { $symbols } ({ $bettor }), { $call ->
    [dixe] DiXe!
   *[doubt] Bluff !
} ({ $caller }).
sketch-counted = Compte : { $counts }. Dé perdu : { $loser }.

bot-novice = Paul Pifomètre
bot-novice-about = Croit d’abord ses propres dés, et les paris des autres bien trop longtemps.
bot-regular = Comte Peut-Être
bot-regular-about = Compte ce qu’il a, espère la moyenne pour le reste et doute de ce qui va nettement au-delà.
bot-expert = Madame Sourcil
bot-expert-about = Lit tes dés dans tes paris, retient qui bluffe et bluffe elle-même de temps en temps.
bot-master = Le Sphinx
bot-master-about = Joue les derniers duels comme dans les livres, pèse chaque pari selon ce que cachent sans doute toutes les mains, et ne laisse rien paraître.
bot-others = Lady Sans-Doute, Baron Marbre, Tante Mirette, Docteur Chut, Sir Sourire, Miss Murmure, Oncle Bof, Capitaine Hum

## The table in the browser

scene-board = La table
scene-round = Manche { $round }
scene-dice = { $dice ->
    [one] un dé sur la table
   *[other] { $dice } dés sur la table
}
scene-says = { $name } : au moins
scene-first = Premier pari : { $name }
scene-shows = { $name }, main levée
scene-under-hand = { $dice ->
    [one] un dé sous la main
   *[other] { $dice } dés sous la main
}
scene-hidden-die = un dé que personne ne doit voir
scene-new-die = un dé tout juste gagné
scene-out = hors jeu
scene-passed = pas de DiXe!
scene-bet-before = Dernier pari :
scene-yours = Tes dés
scene-your-bet = Ton pari
scene-how-many = Combien
scene-fewer = Un de moins
scene-more = Un de plus
scene-counted = { $found } sur la table, { $number } dans le pari
scene-doubt = Bluff !
scene-doubt-note = trop haut
scene-dixe = DiXe!
scene-dixe-note = pile
scene-pass = Laisser passer
scene-bet = Parier { $number }×
scene-own = tu en as { $own }
scene-chip = { $face }, tu en as { $held }
scene-pass-all = Tout laisser passer cette manche
scene-letting-go = Tous les paris passent jusqu’à ton tour.
scene-ask-again = Me demander à nouveau
scene-showdown = On montre ses dés !
scene-recall = Le dernier décompte
scene-go-on = Continuer
scene-sum = En tout :
scene-to-the-end = Aller à la fin
scene-laid = Déjà posés : { $faces }. Encore à poser : { $left }.
scene-not-exact = Pas tout à fait. { $mine ->
    [seat] Tu perds
   *[none] { $name } perd
} un dé.
scene-fails = Bluff démasqué ! { $mine ->
    [seat] Tu perds
   *[none] { $name } perd
} un dé.
scene-holds = C’était vrai. { $mine ->
    [seat] Tu perds
   *[none] { $name } perd
} un dé.
scene-you-out = Plus de dés. Regarde les autres transpirer.
scene-ask-place = Personne ne regarde : pose à ton gré.
scene-ask-tell = Mains levées ! Quelles faces avais-tu posées ?
scene-ask-call = Pile ? Crie-le, ou laisse passer.
scene-ask-answer = Monte, ou crie au bluff.
scene-ask-open = Premier pari : que cachent les mains ?
scene-ask-live = À { $name } de répondre. Ou seras-tu plus rapide ?

## The rules in the drawer

guide-goal = Tout le monde cache ses dés sous la main. Parie sur ce que cachent toutes les mains réunies, démasque les bluffs et garde des dés plus longtemps que les autres.
guide-die-title = Les dés
guide-die = On commence avec { $dice } dés. Un dé a { $facesCount } faces, toutes aussi probables : { $symbols ->
    [one] un symbole
   *[other] { $symbols } symboles différents
} et { $figures ->
    [0] aucune figure
    [one] une figure
   *[other] { $figures } figures
}.
guide-figure = La figure compte pour tous les symboles. On ne parie jamais sur les figures elles-mêmes.
guide-round-title = Une manche
guide-round = { $knowledge ->
    [sealed] Tout le monde lance en même temps sous la main, et personne ne regarde, pas même ses propres dés : tu ne connais que ceux que tu as posés.
   *[own] Tout le monde lance en même temps sous la main et ne regarde que ses propres dés.
} Puis les paris tournent, dans le sens des aiguilles d’une montre.
guide-bet = Un pari dit : au moins tant de ce symbole, sous toutes les mains réunies. Le premier ne nomme qu’un symbole.
guide-raise-title = Monter…
guide-raise = À ton tour, si tu crois au pari, monte. Il y a deux façons :
guide-wider = Le même nombre et un symbole de plus. Il en faut alors autant de chacun.
guide-higher = Un nombre plus grand, d’un seul symbole de ton choix.
guide-limit = Aucun pari ne peut dépasser le nombre de dés sur la table : { $onTable } au début.
guide-doubt-title = … ou crier au bluff
guide-doubt = Les mains se lèvent et on compte tout, figures comprises. Trop peu d’un des symboles nommés : la personne qui a parié perd un dé. Assez : c’est toi qui en perds un. Seule la personne dont c’est le tour, juste après le pari, peut crier au bluff.
guide-example = Deux soleils et une figure font trois soleils.
guide-dixe-title = DiXe!
guide-dixe = Tu crois qu’un pari tombe pile ? Crie-le, peu importe à qui c’est le tour, sauf pour ton propre pari. Si chaque symbole nommé y est exactement ce nombre de fois, la personne qui a parié te donne un dé. Sinon, tu en perds un.
guide-asked = { $calls ->
    [live] À cette table, la voix la plus rapide l’emporte.
   *[paced] À cette table, on demande à tout le monde, à tour de rôle, après chaque pari.
} { $late ->
    [yes] Les vrais dés restent sous les mains ; la maison ne les apprend que quand on les lève.
   *[no] { "" }
}
guide-win-title = Gagner une manche
guide-win = Elle revient à la personne qui avait raison : celle qui a démasqué un bluff, celle qu’on a soupçonnée à tort, celle dont le DiXe! est tombé pile, ou celle dont le pari a reçu un DiXe! à tort.
guide-place = Pendant que les autres lancent, la personne qui a gagné pose ses propres dés un à un, en secret et à son gré, puis parie en premier.
guide-end-title = La fin
guide-end = Plus de dés, plus de voix : tu es hors jeu. La dernière personne à avoir des dés gagne.

## On paper

paper-scores-how = Tout le monde commence avec { $dice } dés. Après chaque manche, note combien il en reste.
paper-next-game = La partie suivante
paper-dice-more = Cette page suffit pour { $players } ; imprime-la encore pour en avoir plus.
paper-odds = Les chances d’un pari
paper-odds-goal = Compte ce que montrent tes propres dés et enlève-le du pari. Le reste doit se trouver sous les autres mains : cherche leurs dés à gauche, le nombre qui manque en haut.
paper-bet-one = Au moins autant d’un symbole
paper-bet-two = Au moins autant de chacun de deux symboles
paper-bet-exact = DiXe! Pile autant d’un symbole
paper-bet-corner = Dés cachés
paper-odds-note = Les figures comptent aussi. En gras et teinté : au moins une chance sur deux. Valable pour des dés lancés ; qui a posé les siens peut tout avoir.

## The story of a game

measure = Dés
feat-rounds = Manches tenues
story-bluff = { $mine ->
    [seat] Ton plus beau bluff passé : { $number } × { $symbols }, il y en avait { $found }.
   *[none] Le plus beau bluff passé : { $number } × { $symbols }, par { $seat }, il y en avait { $found }.
}
story-called = { $mine ->
    [seat] Tu as parié { $number }, il y en avait { $found }, et { $caller } a crié au bluff.
    [caller] { $seat } a parié { $number }, il y en avait { $found }, et tu as crié au bluff.
   *[none] { $seat } a parié { $number }, il y en avait { $found }, et { $caller } a crié au bluff.
}
story-close = { $mine ->
    [seat] { $caller } n’a pas cru à tes { $number }, et il y en avait pile { $number }.
    [caller] Tu n’as pas cru aux { $number } de { $seat }, et il y en avait pile { $number }.
   *[none] { $caller } n’a pas cru aux { $number } de { $seat }, et il y en avait pile { $number }.
}
story-exactly = { $mine ->
    [seat] { $times ->
        [one] Tu as crié DiXe!, et c’était pile ça.
       *[other] Tu as crié DiXe! à raison { $times } fois.
    }
   *[none] { $times ->
        [one] { $seat } a crié DiXe!, et c’était pile ça.
       *[other] { $seat } a crié DiXe! à raison { $times } fois.
    }
}
story-notexactly = { $mine ->
    [seat] Tu as crié DiXe! { $times } fois à tort.
   *[none] { $seat } a crié DiXe! { $times } fois à tort.
}
story-firstout = { $mine ->
    [seat] Pour toi, c’était fini à la manche { $round }, avant tout le monde.
   *[none] Pour { $seat }, c’était fini à la manche { $round }, avant tout le monde.
}
story-brink = { $mine ->
    [seat] Il te restait un dé contre { $others }, et tu as gagné.
   *[none] Il restait à { $seat } un dé contre { $others }, et la victoire au bout.
}
story-rounds = Il a fallu { $rounds } manches.

## What positions are about

theme-place = Placer ses dés
theme-open = Le premier pari
theme-raise = Jusqu’où monter
theme-hold = Pas encore « Bluff ! »
theme-doubt = Le moment de dire « Bluff ! »
theme-exactly = Pile le compte
theme-quiet = Se taire

## A first game that teaches

lesson-hands = Derrière ta main : deux pi et une figure, et la figure compte pour tous les symboles. Personne ne voit tes dés, et tu ne vois pas ceux des autres. Le premier pari vient de { $name2 }, à ta droite.
lesson-pass = Au moins deux soleils parmi les neuf dés. Après un pari, on demande à tout le monde : est-ce que ça tombe pile ? Va savoir. Laisse passer.
lesson-raise = À toi de répondre : monter, ou crier au bluff. Ta figure fait déjà un soleil, alors reste. Garde le 2 et ajoute pi : deux soleils et deux pi.
lesson-higher = On te laisse passer. Il y a une autre façon de monter : un nombre plus grand, mais d’un seul symbole. Regarde { $name1 }, à ta gauche.
lesson-wait = Trois soleils ? Avec ta figure, bien possible. Mais exactement trois ? Laisse passer.
lesson-smell = Six smileys, avec neuf dés ? Tu en as un, et il porte un chapeau. Exactement six, sûrement pas : laisse passer…
lesson-doubt = … car maintenant c’est ton tour, et tu peux dire ce que tu en penses.
lesson-place = Deux smileys au lieu de six. Bluff démasqué ! Qui gagne une manche pose ses propres dés à son gré pendant que les autres lancent. Pose une bombe.
lesson-place-more = Et encore une.
lesson-place-figure = Maintenant une figure : c’est une bombe aussi. Ça fait trois, et personne d’autre ne le sait.
lesson-open = Tu paries en premier. Dis trois bombes : c’est vrai, et ça sonne comme un bluff.
lesson-dixe = Quatre bombes, dit { $name1 }. Trois sont à toi. Parmi les cinq autres dés, juste une bombe ou une figure ? Ça arrive une fois sur trois. Ose !
lesson-end = Exactement quatre ! Tu as maintenant quatre dés, les autres en ont deux. Qui n’en a plus est hors jeu, et la dernière personne à avoir des dés gagne. C’est tout ce qu’il faut savoir. Garde ton sérieux.
