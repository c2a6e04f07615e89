### Go Nuts! in French.

title = Go Nuts!
tagline = Ramasse des glands, évite les voitures et file quand les chiens se réveillent.
box-time = 12 minutes environ
box-for = facile, dès 8 ans
rules = Qui met { $target ->
    [one] { $target } point
   *[other] { $target } points
} à l’abri en premier gagne aussitôt. Chaque gland vaut un point, chaque voiture met son dé hors jeu. Continue à lancer, ou mets tes points à l’abri. Rien que des voitures : les points du tour s’envolent. Rien que des écureuils : les points s’envolent aussi, mais tu secoues pour ramasser des glands jusqu’à ce que tous les autres aient sorti un chien. Tu lances ton dernier dé et c’est un gland : les cinq reviennent. Un dé écureuil a { $squirrels ->
    [one] { $squirrels } écureuil
   *[other] { $squirrels } écureuils
}, { $acorns ->
    [one] { $acorns } gland
   *[other] { $acorns } glands
} et { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
} ; un dé chien, { $dogs ->
    [one] { $dogs } chien
   *[other] { $dogs } chiens
} et { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
}.

face-squirrel = écureuil
face-acorn = gland
face-car = voiture
face-dog = chien
face-house = maison
die-squirrel = dé écureuil
die-dog = dé chien
die-count = nombre de glands

option-target = Points pour gagner
option-target-help = Qui en met autant à l’abri en premier gagne aussitôt.
option-round = Manche « Go Nuts! »
option-round-help = Comment on lance quand les écureuils s’emballent.
option-round-beats = tout le monde lance une fois, puis encore une, jusqu’au dernier chien
option-round-live = tout le monde, le plus vite possible
option-counted = Compter les manches « Go Nuts! »
option-counted-help = Vrais dés : tout le monde lance le plus vite possible, quelqu’un compte les glands, et on n’indique que leur nombre.
option-squirrels = Écureuils sur le dé
option-squirrels-help = Faces d’un dé écureuil qui montrent un écureuil.
option-acorns = Glands sur le dé
option-acorns-help = Faces d’un dé écureuil qui montrent un gland.
option-cars = Voitures sur le dé
option-cars-help = Faces d’un dé écureuil qui montrent une voiture.
option-dogs = Chiens sur le dé chien
option-dogs-help = Faces d’un dé chien qui montrent le chien.
option-houses = Maisons sur le dé chien
option-houses-help = Faces d’un dé chien qui montrent une maison.

event-turn = -- { $seat } --
event-rolled = { $mine ->
    [seat] Tu fais
   *[none] { $seat } fait
} { $faces }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} en main.
event-allback = { $mine ->
    [seat] Tu fais
   *[none] { $seat } fait
} un gland avec le dernier dé. Les cinq dés reviennent !
event-allcars = { $mine ->
    [seat] Tu ne fais
   *[none] { $seat } ne fait
} que des voitures. { $lost ->
    [0] Le tour est fini.
    [one] Le tour est fini, un point s’envole.
   *[other] Le tour est fini, { $lost } points s’envolent.
}
event-gonuts = { $mine ->
    [seat] Tu ne fais
   *[none] { $seat } ne fait
} que des écureuils. GO NUTS!{ $lost ->
    [0] { "" }
    [one] {" "}(Un point s’envole.)
   *[other] {" "}({ $lost } points s’envolent.)
}
event-shook = { $mine ->
    [seat] Tu secoues
   *[none] { $seat } secoue
} { $faces }. { $acorns ->
    [one] { $acorns } gland
   *[other] { $acorns } glands
} pour l’instant.
event-dogs = { $barkedCount ->
    [0] Toujours pas de chien : { $seats }.
   *[other] { $barked } : ouaf, ouaf, ouaf !
}
event-counted = { $mine ->
    [seat] Tu récoltes
   *[none] { $seat } récolte
} { $acorns ->
    [0] zéro gland
    [one] un gland
   *[other] { $acorns } glands
} avant la sortie du dernier chien.
event-banked = { $points ->
    [0] { $mine ->
        [seat] Tu ne mets
       *[none] { $seat } ne met
    } rien à l’abri, { $total } en tout.
   *[other] { $mine ->
        [seat] Tu mets
       *[none] { $seat } met
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à l’abri, { $total } en tout.
}
event-won = { $mine ->
    [seat] Tu gagnes
   *[none] { $seat } gagne
} avec { $total } points !

choice-roll = Lancer { $dice ->
    [one] le dernier dé
   *[other] { $dice } dés
}
choice-bank = { $wins ->
    [1] Mettre { $points } à l’abri et gagner avec { $total }
   *[0] { $points ->
        [0] Rien à l’abri, rester à { $total }
       *[other] Mettre { $points } à l’abri (total { $total })
    }
}
choice-shake = Secoue !
choice-bark = Ouaf, ouaf, ouaf !

## Les choix, nommés par un conseil

deed-roll = Relancer
deed-bank = Mettre à l’abri
deed-shake = Secouer
deed-bark = Ouaf

## Why

why-bank-wins = Cela fait { $target } points, et c’est gagné.
why-roll-free = Rien en main pour l’instant : lancer ne peut rien coûter.
why-roll-risk = { $dice ->
    [one] Lancer le dernier dé
   *[other] Lancer { $dice } dés
} fait perdre { $points ->
    [one] le point
   *[other] les { $points } points
} en main dans { $chance } des cas : en points, cela coûte { $meanLost } en moyenne et rapporte { $meanGained }, manches Go Nuts! comprises.
why-roll-nuts = Rien que des écureuils ({ $chance }) ne serait pas une perte : une manche Go Nuts! avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
} rapporte { $mean } glands en moyenne.
why-rival-near = { $mine ->
    [seat] Il ne te manque plus
   *[none] Il ne manque plus à { $seat }
} que { $need ->
    [one] { $need } point
   *[other] { $need } points
}, et un seul tour y suffit dans { $chance } des cas au mieux.
why-rival-far = Rien ne presse : { $mine ->
    [seat] il te manque
   *[none] il manque à { $seat }
} encore { $need ->
    [one] { $need } point
   *[other] { $need } points
}, et un seul tour y suffit dans { $chance } des cas au plus.
why-bank-left = Une fois à l’abri, { $left ->
    [one] il manque un point
   *[other] il manque { $left } points
} pour gagner ; un seul tour y suffit dans { $chance } des cas au mieux.
why-roll-target = Relancer jusqu’à { $target } réussit dans { $chance } des cas.
why-roll-left = Une fois à l’abri, il manquerait encore { $left ->
    [one] un point
   *[other] { $left } points
}.
why-landed-cars = { $points ->
    [0] Rien n’était en main, mais le tour est fini
    [one] Le point en main est perdu
   *[other] Les { $points } points en main sont perdus
} : avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
}, on ne fait que des voitures dans { $chance } des cas.
why-landed-nuts = On ne fait que des écureuils dans { $chance } des cas, et une manche Go Nuts! avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
} rapporte { $mean } glands en moyenne.
why-landed-aside = { $cars ->
    [one] Une voiture est
   *[other] { $cars } voitures sont
} hors jeu : avec { $dice ->
    [one] le dernier dé
   *[other] les { $dice } dés qui restent
}, on ne fait que des voitures ou que des écureuils dans { $chanceNext } des cas.
why-landed-wins = Avec { $points ->
    [one] un point
   *[other] { $points } points
} en main, il suffit de les mettre à l’abri pour gagner.
why-landed-left = Cela fait { $points ->
    [one] un point
   *[other] { $points } points
} en main ; une fois à l’abri, il en manque encore { $left } pour gagner.
why-landed-round = Cette manche Go Nuts! a rapporté { $acorns ->
    [0] zéro gland
    [one] un gland
   *[other] { $acorns } glands
} ; avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
}, la moyenne est de { $mean }.
why-decided-target = { $total } points : les { $target } qu’il faut sont atteints.
why-decided-far = { $mine ->
    [seat] Il te manque
   *[none] Il manque à { $seat }
} encore { $need ->
    [one] { $need } point
   *[other] { $need } points
}, et un seul tour y suffit dans { $chance } des cas au plus.

## La table dans le terminal

sketch-target = On joue en { $target }
sketch-points = En main : { $points }   Dés en jeu : { $dice }
sketch-round = GO NUTS! Glands : { $points }   Dés : { $dice }
sketch-waiting = Sans chien : { $names }

bot-novice = Pip
bot-novice-about = Se contente d’un joli petit tas, devient gourmand quand la chance sourit et passe parfois à côté de la victoire.
bot-regular = Noisette
bot-regular-about = Relance tant que le lancer suivant promet plus qu’il ne risque de coûter, sans jamais regarder ton score.
bot-expert = Vieux Panache
bot-expert-about = Calcule tout son tour, surveille tous les scores et prend plus de risques à mesure que tu approches du but.
bot-master = Professeur Cerneau
bot-master-about = Connaît par cœur la solution du jeu et s’y tient, comme si toutes les pattes étaient aussi rapides dans une manche « Go Nuts! ».
bot-perfect = Professeur Cerneau
bot-perfect-about = Connaît par cœur la solution du jeu et choisit toujours le coup qui a les meilleures chances de gagner.
bot-others = Roussette, Grignote, Flèche, Érable, Filou

scene-score = { $score } points sur { $target }
scene-in-hand = Points en main : { $points }
scene-ask-roll = Lance !
scene-ask-push = Encore une fois, ou à l’abri ?
scene-ask-shake = Secoue et ramasse des glands, jusqu’à ce que tous les chiens sortent !
scene-ask-wake = Secoue jusqu’à ce que ton chien sorte !
scene-ask-throw = Lance le plus vite possible, et compte à voix haute !
scene-ask-dog = Lance ton dé chien. Un chien ? Tape !
scene-ask-count = Tous les chiens sont sortis ! Combien de glands ?
scene-count-so-far = Glands jusqu’ici
scene-count-more = Un gland de plus
scene-count-less = Un gland de moins
scene-count-send = { $count ->
    [0] Noter zéro gland
    [one] Noter un gland
   *[other] Noter { $count } glands
}
scene-nuts = GO NUTS!
scene-cars = Écrasés !
scene-back = Les cinq reviennent !
scene-bank = À l’abri
scene-roll = Lancer

guide-goal = Ramasse des glands. Qui en a { $target } à l’abri en premier gagne sur-le-champ.
guide-turn-title = À toi
guide-turn = Lance les cinq dés écureuil, puis relance autant que tu l’oses. Ou mets tes points à l’abri : ils filent dans ta cachette, et plus personne n’y touche.
guide-acorn = Chaque gland : un point en main. Le dé reste en jeu.
guide-squirrel = Un écureuil ne fait rien. D’habitude.
guide-car = Une voiture écrase son dé : il est hors jeu pour ce tour.
guide-back = Tu lances ton dernier dé et c’est un gland ? Les cinq reviennent.
guide-die = Chaque dé écureuil a { $squirrels ->
    [one] { $squirrels } écureuil
   *[other] { $squirrels } écureuils
}, { $acorns ->
    [one] { $acorns } gland
   *[other] { $acorns } glands
} et { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
}.
guide-cars-title = Rien que des voitures
guide-cars = Tous les dés lancés montrent une voiture : ton tour est fini et les points en main sont perdus.
guide-nuts-title = Rien que des écureuils : GO NUTS!
guide-nuts = Les points en main sont perdus, mais tu secoues maintenant les dés qui te restent, tant que ça dure, et chaque gland compte. Les voitures ne font rien. Pendant ce temps, les autres secouent leur dé chien.
guide-dogs = Une maison : le chien dort. Un chien : ouaf ! Quand le dernier chien est sorti, la manche est finie et tes glands sont à l’abri.
guide-dog-die = Chaque dé chien a { $dogs ->
    [one] { $dogs } chien
   *[other] { $dogs } chiens
} et { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
}.
guide-live = { $counted ->
    [yes] À cette table, on lance de vrais dés, le plus vite possible : les glands se comptent à voix haute, qui a un chien tape sur « Ouaf », et on indique le nombre quand tous les chiens sont sortis.
   *[no] { $round ->
        [live] À cette table, tout le monde secoue en même temps, aussi vite que possible.
       *[beats] À cette table, tout le monde lance en même temps : une fois, puis encore une.
    }
}

## On paper

paper-scores-how = Une colonne par personne, une ligne par tour. Note ce que contient ta cachette à ce moment-là.
paper-odds = Quand mettre à l’abri ?
paper-odds-goal = À deux et au meilleur jeu : mets à l’abri dès que tu as autant de points en main. Cherche les dés que tu lancerais, puis tes points à gauche et ceux d’en face en haut. Chaque nombre vient du jeu résolu.
paper-bank = { $dice ->
    [one] Un dé en jeu
   *[other] { $dice } dés en jeu
}
paper-bank-corner = Toi / l’autre
paper-roll = Ce que rapporte un lancer
paper-roll-dice = Dés
paper-roll-acorns = Glands
paper-odds-note = En gras et teinté : il faut de quoi gagner, rien de moins.

## The story of a game

measure = Glands
feat-haul = Le plus de glands d’un coup
story-haul = { $mine ->
    [seat] La plus belle récolte est la tienne : { $points } glands en un tour.
   *[none] La plus belle récolte : { $points } glands en un tour, pour { $seat }.
}
story-cars = { $mine ->
    [seat] Les voitures t’ont pris { $lost } glands d’un coup.
   *[none] Les voitures ont pris { $lost } glands d’un coup à { $seat }.
}
story-nuts = { $mine ->
    [seat] { $rounds ->
        [one] Les écureuils se sont déchaînés une fois : { $acorns } pour toi.
       *[other] Les écureuils se sont déchaînés { $rounds } fois ; la meilleure, { $acorns }, pour toi.
    }
   *[none] { $rounds ->
        [one] Les écureuils se sont déchaînés une fois : { $acorns } pour { $seat }.
       *[other] Les écureuils se sont déchaînés { $rounds } fois ; la meilleure, { $acorns }, pour { $seat }.
    }
}
story-scattered = { $mine ->
    [seat] Panique d’écureuils : tu as lâché { $lost } glands et ramassé { $acorns }.
   *[none] Panique d’écureuils : { $seat } a lâché { $lost } glands et ramassé { $acorns }.
}
story-lastdie = { $mine ->
    [seat] Ton dernier dé a montré un gland.
   *[none] Le dernier dé de { $seat } a montré un gland.
}

## What positions are about

theme-few-dice = Plus beaucoup de dés
theme-lead = Garder l’avance
theme-stop = Savoir s’arrêter
theme-chase = Quelqu’un touche au but
theme-press = Un peu d’audace

## A first game

lesson-start = Cinq dés écureuil. Deux glands, donc deux points en main. La voiture a écrasé son propre dé : il en reste quatre. Ose relancer !
lesson-bank = Encore deux glands : quatre points en main. Si tu ne lances que des voitures, ils sont perdus. Mieux vaut les mettre à l’abri.
lesson-greed = À { $name1 }. Un gland, deux voitures, trois dés, et toujours pas satisfaite…
lesson-cars = Rien que des voitures ! Le point est perdu, le tour est fini. Voilà où mène la gourmandise. À toi : un point en main. Relance, j’ai comme un pressentiment.
lesson-event-gonuts = Rien que des écureuils : GO NUTS! Tes points sont perdus, mais maintenant tu ramasses des glands, et chacun compte, jusqu’à ce que tous les chiens d’en face soient dehors.
lesson-nuts = Rien que des écureuils : c’est la folie ! Tu as ramassé des glands jusqu’au réveil du chien d’en face : six, tout droit dans ta cachette. { $name1 } continue, prudemment cette fois.
lesson-win = Deux glands en main, dix à l’abri, et { $target } suffisent dans cette petite partie. Tu sais quoi faire.
lesson-end = Et voilà Go Nuts! Une vraie partie va jusqu’à { $usual-target }, et les chiens ne sont jamais où l’on voudrait. À toi, pour de vrai.
