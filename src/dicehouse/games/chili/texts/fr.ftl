### Chili Dice in French.

title = Chili Dice
tagline = Six dés, trente lancers, dix cases et des chiffres rouges qui piquent.
rules = Trente lancers pour toute la partie, dix cases à remplir, une par tour. Relance les dés que tu veux, aussi souvent que tu veux ; chaque lancer économisé vaut 5 points. Un chiffre rouge qui vient de tomber peut être tourné sur n’importe quelle face. Laissé tel quel, il double la case de son chiffre, vaut 10 dans Rouge et peut emmener une suite ou X identiques dans sa propre case. X identiques : aucun chiffre ne doit rester seul. Six chiffres pareils, ou six rouges, et c’est un Chili.

space-1 = As
space-2 = Deux
space-3 = Trois
space-4 = Quatre
space-5 = Cinq
space-6 = Six
space-red = Rouge
space-straight = Suite
space-kind = X identiques
space-chance = Chance
die-chili1 = dé 1
die-chili2 = dé 2
die-chili3 = dé 3
die-chili4 = dé 4
die-chili5 = dé 5
die-chili6 = dé 6

rule-nothing = rien ne colle
rule-numbers = les bons chiffres
rule-doubled = doublé grâce au rouge
rule-reds = chiffres rouges
rule-straight = suite
rule-kind = X identiques
rule-chance = tout compte
rule-small-chili = Petit Chili !
rule-big-chili = Gros Chili !!
rule-extra-hot-chili = Chili extra-fort !!!

option-edition = Feuille de score
option-edition-help = De quelle édition viennent les abréviations sur la feuille.
option-edition-english = ROT, STR, PAS, CHA
option-edition-dutch = ROOD, STR, GLK, KANS
option-rolls = Lancers par joueur
option-rolls-help = Chaque lancer en coûte un ; ceux qui restent à la fin rapportent 5 points chacun.

event-turn = -- { $seat } --
event-picked = { $seat } : on relance { $diceCount ->
    [one] le dé { $dice }
   *[other] les dés { $dice }
}.
event-rolled = { $seat } : { $faces }. { $left ->
    [0] Plus de lancers.
    [one] Encore un lancer.
   *[other] Encore { $left } lancers.
}
event-turned = { $seat } : dé { $die } tourné sur { $face }.
event-scored = { $seat } : { $points } dans la case { $space } ({ $rule }).
event-ranout = { $seat } : plus de lancers, rien pour { $spaces }.
event-filled = { $seat } : feuille remplie. { $total } points{ $unused ->
    [0] .
    [one] , dont 5 pour un lancer économisé.
   *[other] , dont { $bonus } pour { $unused } lancers économisés.
}
event-over = Toutes les feuilles sont remplies.

choice-turn = Tourner le dé { $die } sur { $number }
choice-reroll = Relancer { $dice } (encore { $left })
choice-score = { $space } : { $points }


hint-reroll = Relancer des dés, par leurs numéros :
hint-turn = Tourner un dé rouge sur un autre chiffre :
hint-score = 1-10 : marquer dans cette case

sketch-dice = Dés (lancers restants : { $left } ; * = rouge)
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
bot-perfect = Le Crayon piquant
bot-perfect-about = En solo, vise le plus de points ; contre toi, vise la première place : prudent quand il mène, audacieux quand il est mené.
