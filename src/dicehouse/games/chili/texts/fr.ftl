### Chili Dice in French.

title = Chili Dice
tagline = Six dés, dix cases, jamais assez de lancers et des chiffres rouges qui piquent.
box-time = 30 minutes environ
box-for = avec réflexion, dès 8 ans
rules = { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
} pour toute la partie, dix cases à remplir, une par tour. Relance les dés que tu veux, aussi souvent que tu veux ; chaque lancer économisé vaut 5 points. Un chiffre rouge qui vient de tomber peut être tourné sur n’importe quelle face. Laissé tel quel, il double la case de son chiffre, vaut 10 dans Rouge et peut emmener une suite ou des multiples dans sa propre case. Multiples : aucun chiffre ne doit rester seul. Six chiffres pareils, ou six rouges, et c’est un Chili. Qui a le plus de points gagne.

space-1 = As
space-2 = Deux
space-3 = Trois
space-4 = Quatre
space-5 = Cinq
space-6 = Six
space-red = Rouge
space-straight = Suite
space-kind = Multiples
space-chance = Chance
pad-ROT = RGE
pad-STR = SUI
pad-PAS = MUL
pad-CHA = CHA
die-chili1 = dé 1
die-chili2 = dé 2
die-chili3 = dé 3
die-chili4 = dé 4
die-chili5 = dé 5
die-chili6 = dé 6
face-marked = { $value } rouge

rule-nothing = rien ne colle
rule-numbers = les bons chiffres
rule-doubled = doublé grâce au rouge
rule-reds = chiffres rouges
rule-straight = de 1 à 6, tout y est
rule-kind = aucun chiffre seul
rule-chance = tout compte
rule-small-chili = Petit Chili !
rule-big-chili = Gros Chili !!
rule-extra-hot-chili = Chili extra-fort !!!

option-edition = Feuille de score
option-edition-help = Comment s’appellent les cases de la feuille imprimée.
option-edition-english = dans ta langue : Rouge, Suite, Multiples, Chance
option-edition-dutch = en néerlandais : Rood, Straat, Gelijke waarden, Kans
option-rolls = Lancers par personne
option-rolls-help = Autant de lancers pour toute la partie ; chaque lancer économisé rapporte 5 points.

event-turn = -- { $seat } --
event-picked = { $mine ->
    [seat] Tu relances
   *[none] { $seat } relance
} { $diceCount ->
    [one] le dé { $dice }
   *[other] les dés { $dice }
}.
event-rolled = { $mine ->
    [seat] Tu fais
   *[none] { $seat } fait
} { $faces }. { $left ->
    [0] Plus de lancers.
    [one] Encore un lancer.
   *[other] Encore { $left } lancers.
}
event-turned = { $mine ->
    [seat] Tu tournes
   *[none] { $seat } tourne
} le dé { $die } sur { $face }.
event-scored = { $mine ->
    [seat] Tu écris
   *[none] { $seat } écrit
} { $points } dans la case { $space } ({ $rule }).
event-ranout = { $mine ->
    [seat] Tu n’as
   *[none] { $seat } n’a
} plus de lancers : rien pour { $spaces }.
event-filled = { $mine ->
    [seat] Ta feuille est remplie
   *[none] { $seat } a rempli sa feuille
} : { $total } points{ $unused ->
    [0] .
    [one] , dont 5 pour un lancer économisé.
   *[other] , dont { $bonus } pour { $unused } lancers économisés.
}
event-over = Toutes les feuilles sont remplies.

choice-turn = Tourner le dé { $die } sur { $number }
choice-reroll = Relancer { $dice } (encore { $left })
choice-score = { $space } : { $points }


hint-reroll = Relancer des dés, par leurs numéros :
hint-turn = Tourner un dé rouge sur un autre chiffre :
hint-score = 1-10 : marquer dans cette case

## Les choix, nommés par un conseil

deed-turn = Tourner le dé { $die } sur { $number }
deed-reroll = Relancer { $diceCount ->
    [one] le dé { $dice }
    [6] les six dés
   *[other] les dés { $dice }
}
deed-score = Noter { $space }

## Why

why-turn = Tourné sur { $number }, le dé { $die } fait { $points } dans « { $space } » au lieu de { $pointsNow }.
why-turn-keep = Un dé tombé sur son chiffre rouge peut être tourné avant le prochain lancer : sur { $number }, le dé { $die } va mieux avec les autres.
why-reroll = { $best } : « { $space } » passe de { $points } à { $mean } en moyenne et s’améliore dans { $chance } des cas.
why-reroll-other = { $best } : { $mean } dans « { $space } » en moyenne. { $other } : seulement { $meanOther }.
why-write-waste = { $points } dans « { $space } », ce serait du gâchis : laissée vide, cette case rapporte encore { $mean } en moyenne.
why-need = { $mine ->
    [seat] Tu as
   *[none] { $seat } a
} fini avec { $total } points : il en faut { $need } de plus pour égaliser.
why-rolls = Il reste { $left ->
    [one] un lancer
   *[other] { $left } lancers
} pour { $spaces ->
    [one] une case
   *[other] { $spaces } cases
}.
why-write-last = Il ne reste aucun lancer : « { $space } » prend { $points }, « { $spaceOther } » prendrait { $pointsOther }.
why-write-good = { $points } dans « { $space } », c’est plus que les { $mean } que cette case rapporterait en moyenne si on la laissait vide.
why-write-least = Aucune case ne renonce à moins que « { $space } » : { $points } maintenant au lieu de { $mean } en moyenne plus tard.
why-write = « { $space } » prend { $points } maintenant ; laissée vide, elle rapporterait { $mean } en moyenne.
why-bonus = { $other } : « { $space } » aurait { $mean } en moyenne au lieu de { $points }, mais ce lancer économisé rapporte { $bonus }.
why-reroll-poor = { $other } : « { $space } » aurait { $mean } en moyenne au lieu de { $points }, et il en coûterait un des { $left } lancers qui restent.
why-landed-space = « { $space } » prendrait maintenant { $points } : un tel lancer y rapporte autant ou plus dans { $chance } des cas, et { $mean } en moyenne.
why-landed-short = « { $space } » ne prendrait que { $points } : un tel lancer y rapporte { $mean } en moyenne, et si peu dans { $chance } des cas.
why-decided-total = { $mine ->
    [seat] Tu as
   *[none] { $seat } a
} { $total } points, { $ahead } de plus que tous les autres.
why-decided-behind = { $mine ->
    [seat] Il te manque
   *[none] Il manque à { $seat }
} { $need ->
    [one] un point
   *[other] { $need } points
} pour égaliser, avec { $left ->
    [0] zéro lancer
    [one] un lancer
   *[other] { $left } lancers
} pour { $spaces ->
    [one] une case
   *[other] { $spaces } cases
}.
why-decided-now = { $mine ->
    [seat] Il te manque
   *[none] Il manque à { $seat }
} { $need ->
    [one] un point
   *[other] { $need } points
} pour égaliser, et « { $space } » prend maintenant { $points }.
why-decided-rest = { $mine ->
    [seat] Il te reste
   *[none] Il reste à { $seat }
} { $left ->
    [0] zéro lancer
    [one] un lancer
   *[other] { $left } lancers
} pour { $spaces ->
    [one] une case
   *[other] { $spaces } cases
}.

## La table dans le terminal

sketch-dice = Dés (lancers restants : { $left } ; * = rouge)
sketch-turnable = ^ peut être tourné
sketch-now = vaut
sketch-left = Lancers restants
sketch-bonus = Économisés x 5
sketch-total = Total

bot-novice = Pip
bot-novice-about = Adore les gros chiffres, prend le premier qui lui plaît et s’étonne toujours de ne plus avoir de lancers.
bot-regular = Paula
bot-regular-about = Sait ce que chaque case devrait rapporter et ne s’offre un lancer de plus que s’il semble en valoir la peine.
bot-expert = Chef Scoville
bot-expert-about = Tire de chaque lancer le plus de points qu’on puisse en attendre, sans jamais regarder ta feuille.
bot-master = Le Crayon piquant
bot-master-about = Vise la première place : prudent quand il mène, audacieux quand il est mené.
bot-perfect = Le Crayon piquant
bot-perfect-about = En solo, vise le plus de points : aucun jeu ne peut en espérer davantage.
bot-others = Fumet, Gingembre, Poivre, Safran, Habanera

## The table in the browser

scene-dice = Les dés
scene-die = Dé { $die } : { $face }
scene-red-number = { $number } rouge
scene-turn = Tourner le dé { $die }
scene-turn-to = Tourner le dé { $die } sur
scene-ask = Touche les dés à relancer. Ou note le résultat.
scene-ask-red = Rouge ! Tourne-le ou laisse-le brûler.
scene-ask-last = Plus de lancers : note le résultat.
scene-choose = Touche des dés ou une case
scene-choose-space = Choisis une case
scene-roll = { $count ->
    [one] Lancer un dé
    [6] Lancer les six
   *[other] Lancer { $count } dés
}
scene-write = Noter { $points } : { $space }
scene-all = Relancer les six
scene-none = Garder les six
scene-keys = Touches : 1–6 choisit les dés, W une case, R lance ou note, ? les montre toutes.
scene-left = { $left ->
    [0] Plus de lancers
    [one] Encore un lancer
   *[other] Encore { $left } lancers
}
scene-ask-picked = { $count ->
    [one] Un dé est relancé
   *[other] { $count } dés sont relancés
}, { $kept ->
    [0] aucun ne reste.
    [one] un reste.
   *[other] { $kept } restent.
}
scene-ask-zero = 0 en { $space } ? On ne peut plus l’effacer.
scene-sure = Oui, noter 0
scene-pace = { $left ->
    [0] Aucun lancer
    [one] Un lancer
   *[other] { $left } lancers
} pour { $spaces ->
    [one] une autre case
   *[other] { $spaces } autres cases
}
scene-pace-short = { $left ->
    [0] Aucun lancer
    [one] Un seul lancer
   *[other] { $left } lancers seulement
} pour { $spaces ->
    [one] une autre case
   *[other] { $spaces } autres cases
} !
scene-pace-help = Chaque case demande un lancer : celle qui n’en a plus reçoit 0.
scene-par = Au meilleur jeu : environ { $par }
scene-best = Ton record : { $best }
scene-points = Points :
scene-pad-mine = Ta feuille
scene-pad-of = Feuille de { $name }
scene-pad-back = Retour
scene-bonus = Bonus
scene-space-now = maintenant { $points }
scene-space-open = libre
scene-heard-rolled = { $name } : { $faces }. { $left ->
    [0] Plus de lancers.
    [one] Encore un lancer.
   *[other] Encore { $left } lancers.
}
scene-heard-turned = { $name } : dé { $die } tourné sur { $face }.
scene-about-number = Total de ce chiffre. Un rouge ? Le double.
scene-about-red = 10 pour chaque chiffre rouge.
scene-about-straight = 21 pour une suite complète, de 1 à 6.
scene-about-kind = Total des dés, si aucun chiffre n’est seul.
scene-about-chance = Total des dés, quels qu’ils soient.

## The rules in the drawer

guide-goal = Remplis les dix cases de ta feuille, une par tour, avec le moins de lancers possible. Qui a le plus de points gagne.
guide-turn-title = À ton tour
guide-turn-roll = Lance les six dés.
guide-turn-red = Tourne les chiffres rouges qui viennent de tomber, si tu veux.
guide-turn-again = Relance les dés de ton choix, aussi souvent que tu veux : tu as { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
} pour toute la partie. Ou arrête-toi.
guide-turn-write = Note les points dans une case libre. Rien ne colle ? Alors c’est 0.
guide-red-title = Chiffres rouges
guide-red = Chaque dé a un chiffre rouge, différent pour chacun.
guide-red-turn = Un chiffre rouge qui vient de tomber peut être tourné sur n’importe quelle autre face, et remis. Dès que tu relances d’autres dés, il reste comme il est.
guide-red-keep = Ou laisse-le rouge : il double la case de son chiffre, vaut 10 dans Rouge et peut emmener une suite ou des multiples dans sa propre case.
guide-pad-title = La feuille
guide-numbers = 1 à 6
guide-carried = Le { $number } est rouge : cette suite peut aussi aller dans la case de ce chiffre.
guide-chili-title = Les Chilis
guide-chili-small = Six 1, 2 ou 3 : 50 dans leur case, 25 dans une autre.
guide-chili-big = Six 4, 5 ou 6 : 75 dans leur case, 50 dans une autre.
guide-chili-hot = Les six rouges : 100 dans Rouge ou Suite, 50 dans une autre.
guide-end-title = La fin
guide-rolls = Plus de lancers ? Note ce que tu as ; les cases encore libres reçoivent 0.
guide-bonus = Chaque lancer économisé vaut 5 points. Quand toutes les feuilles sont remplies, qui a le plus de points gagne. En cas d’égalité, la victoire se partage.

## On paper

paper-cross = Lancers : raies-en un à chaque fois
paper-space-about = { $space } : { $about }
paper-example = { $points } dans { $space }
paper-odds = Quand noter ?
paper-odds-goal = En solitaire, pour les points : voici le meilleur jeu. Chaque nombre vient du jeu résolu.
paper-last = Une seule case libre : relance sous le premier nombre, note à partir du second
paper-last-note = Compte les points après avoir tourné les rouges. Entre les deux nombres, tout dépend des dés : plus ils sont près d’un Chili, plus un lancer rapporte. Un nombre seul vaut pour les deux.
paper-space = Case
paper-points = Points
paper-rolls = Lancers
paper-worth = Feuille vide, { $rolls } lancers restants : ce que coûte une case sacrifiée
paper-expected = Une feuille entière : ce que promet le meilleur jeu
paper-worth-note = Rien ne va ? Sacrifie la case qui coûte le moins.

## The story of a game

measure = Points
feat-points = Points
story-space = { $mine ->
    [seat] La meilleure case est la tienne : { $points } en { $space }.
   *[none] La meilleure case : { $points } en { $space }, pour { $seat }.
}
story-chili = { $mine ->
    [seat] { $rule } { $points } points pour toi.
   *[none] { $rule } { $points } points pour { $seat }.
}
story-nothings = { $mine ->
    [seat] { $spaces ->
        [one] Une de tes cases est restée à zéro.
       *[other] { $spaces } de tes cases sont restées à zéro.
    }
   *[none] { $spaces ->
        [one] Une case à zéro pour { $seat }.
       *[other] { $spaces } cases à zéro pour { $seat }.
    }
}
story-saved = { $mine ->
    [seat] Tu as économisé des lancers : { $rolls }, soit { $points } points.
   *[none] { $seat } a économisé des lancers : { $rolls }, soit { $points } points.
}
story-turned = { $mine ->
    [seat] Tu as tourné { $times } fois un dé rouge.
   *[none] { $seat } a tourné { $times } fois un dé rouge.
}

## What positions are about

theme-turn = Tourner un dé rouge
theme-dice = Quels dés relancer
theme-one-more = Encore un lancer
theme-give-up = Renoncer à quelques points
theme-space = Quelle case
theme-stop = Garder le lancer

## A first game

lesson-again = Une partie courte : { $rolls } lancers au lieu de { $usual-rolls }. Le premier est déjà fait. Trois cinq, et celui du piment est rouge : le rouge double sa case. Choisis les dés 3, 4 et 6 et relance-les.
lesson-turn = Encore un cinq, et le dé 4 est tombé sur rouge. Un rouge tout frais se tourne comme on veut. Touche la flèche ronde et fais-en un 5.
lesson-fives = Cinq cinq, dont un rouge : 50. Chaque case libre montre ce qu’elle rapporterait maintenant. Choisis Cinq et note-le.
lesson-other = Ce qui est noté est noté. Au tour de { $name1 }, avec une feuille comme la tienne. Touche le nom, ou regarde à côté des dés, pour la voir.
lesson-red = Quatre rouges d’un coup ! Dans Rouge, chacun vaut 10. Ça suffit : un lancer économisé rapporte 5 points à la fin.
lesson-last = Cinq six, et encore un lancer. Un peu de courage : relance le dé 6.
lesson-chili = Six pareils, c’est un Gros Chili : 75 dans sa case, 50 dans une autre. De toute façon, plus de lancers : note-le dans Six.
lesson-end = C’est tout. Dans une vraie partie, tu as { $usual-rolls } lancers pour dix cases, et ce que tu économises compte. Que ça pique !
