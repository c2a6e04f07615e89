### Chinchiller Dice in French.

title = Chinchiller Dice
tagline = Roule-toi dans le sable, ferme les yeux au bon moment et ne crois personne.
box-time = 20 minutes environ
box-for = facile, dès 8 ans
rules = On commence avec { $sand ->
    [one] { $sand } grain
   *[other] { $sand } grains
} de sable. Lance deux dés, relance ceux qui montrent du sable aussi souvent que tu l’oses, puis empoche ce sable. x2 double l’autre dé. Deux chinchillers, ou un chinchiller et x2, te ferment un œil. Les deux yeux fermés, tu ne lances qu’une fois : à côté de toi, quelqu’un t’annonce le résultat et te le paie. Crois-y, ou regarde : qui t’a menti te paie le vrai résultat et ferme un œil ; mais si tu doutes d’une vérité de moins de 6, c’est toi qui paies 6. Ce qui manque pour payer vient du bac. Quand plus personne n’y voit, le plus gros tas gagne.{ $series ->
    [yes] {" "}On joue une série de { $games } parties, où tout le monde commence { $starts } fois ; le sable de toutes les parties compte.
   *[no] { "" }
}

face-chinchiller = chinchiller
die-chinchiller = dé chinchiller

option-series = Série
option-series-help = On joue jusqu’à ce que tout le monde ait commencé autant de fois ; le sable de toutes les parties compte.
option-sand = Sable de départ
option-sand-help = Ce que chaque personne prend dans le bac avant le premier tour.
option-supply = Tout le sable qui existe
option-supply-help = Quand il n’y en a plus, tout le monde en rend la même quantité.
option-returns = Quand le sable s’épuise
option-returns-help = Tout le monde rend d’abord la même quantité, pour que le bac puisse payer.
option-returns-needed = on rend juste ce qui manque
option-returns-pile = on rend autant que contient le plus petit tas
option-late = Dés annoncés après coup
option-late-help = Vrais dés : on n’indique le lancer de qui a les yeux fermés que si quelqu’un regarde, sinon jamais.

error-chinchiller-supply = { $players } personnes prennent { $sand } grains chacune, mais il n’y en a que { $supply } en tout.

event-game = == Partie { $number } sur { $games } ==
event-turn = { $blind ->
    [yes] -- { $seat }, les yeux fermés --
   *[no] -- { $seat } --
}
event-rolled = { $mine ->
    [seat] Tu fais
   *[none] { $seat } fait
} { $faces }.
event-rolled-hidden = { $mine ->
    [seat] Tes dés roulent
   *[none] Les dés roulent pour { $seat }
}, à l’abri des regards.
event-took = { $mine ->
    [seat] Tu prends
   *[none] { $seat } prend
} { $amount ->
    [one] { $amount } grain
   *[other] { $amount } grains
} dans le bac.
event-returned = Le bac est vide. Tout le monde rend { $amount ->
    [one] { $amount } grain
   *[other] { $amount } grains
}.
event-eye = { $closed ->
    [one] { $mine ->
        [seat] Tu fermes
       *[none] { $seat } ferme
    } un œil.
   *[other] { $mine ->
        [seat] Tu fermes
       *[none] { $seat } ferme
    } aussi l’autre œil. Bonne nuit !
}
event-claimed = { $mine ->
    [announcer] Tu annonces à { $seat } : « Tu as fait { $amount }. »
    [seat] { $announcer } t’annonce : « Tu as fait { $amount }. »
   *[none] { $announcer } annonce à { $seat } : « Tu as fait { $amount }. »
}
event-accepted = { $mine ->
    [seat] Tu dis
   *[none] { $seat } dit
} : « Je te crois. »
event-challenged = { $mine ->
    [seat] Tu dis
   *[none] { $seat } dit
} : « Fais voir ! » { $faces } : ça fait { $amount }. { $truthful ->
    [yes] C’était la vérité.
   *[no] C’était un mensonge !
}
event-challenged-hidden = { $mine ->
    [seat] Tu dis
   *[none] { $seat } dit
} : « Fais voir ! » Ça faisait { $amount }. { $truthful ->
    [yes] La vérité.
   *[no] Un mensonge !
}
event-paid = { $mine ->
    [payer] Tu donnes { $amount ->
        [one] { $amount } grain
       *[other] { $amount } grains
    } à { $receiver }
    [receiver] { $payer } te donne { $amount ->
        [one] { $amount } grain
       *[other] { $amount } grains
    }
   *[none] { $payer } donne { $amount ->
        [one] { $amount } grain
       *[other] { $amount } grains
    } à { $receiver }
}{ $supplied ->
    [0] .
   *[other] , dont { $supplied } pris dans le bac.
}
event-paid-hidden = { $mine ->
    [payer] Tu donnes { $amount ->
        [one] { $amount } grain
       *[other] { $amount } grains
    } à { $receiver }.
    [receiver] { $payer } te donne { $amount ->
        [one] { $amount } grain
       *[other] { $amount } grains
    }.
   *[none] { $payer } donne { $amount ->
        [one] { $amount } grain
       *[other] { $amount } grains
    } à { $receiver }.
}
event-ended = Plus personne n’y voit. { $mine ->
    [winner] Tu as
   *[none] { $winner } a
} le plus gros tas.
event-series = La série est finie. Sable en tout : { $totals }.

choice-take = Prendre { $sand ->
    [one] { $sand } grain
   *[other] { $sand } grains
}
choice-reroll = Relancer { $dice ->
    [one] le sable
   *[other] les deux dés
}
choice-claim = Dire « { $amount } »{ $true ->
    [1] {" "}(la vérité)
   *[0] { "" }
}
choice-accept = Y croire et recevoir { $sand ->
    [one] { $sand } grain
   *[other] { $sand } grains
}
choice-challenge = { $risk ->
    [0] Regarder (rien du tout si c’est vrai)
   *[other] Regarder (coûte { $risk } grains si c’est vrai)
}

## Les choix, nommés par un conseil

deed-take = Prendre le sable
deed-reroll = Relancer
deed-claim = Dire « { $amount } »
deed-accept = Y croire
deed-challenge = Regarder

## Why

why-take = Prendre { $sand } est sûr ; relancer rapporte plus dans { $chanceMore } des cas et ferme un œil dans { $chanceEye }.
why-take-most = Ces dés ne donnent pas plus de { $sand } ; relancer ferme un œil dans { $chanceEye } des cas.
why-reroll = Relancer rapporte plus de { $sand } dans { $chanceMore } des cas, et ferme un œil dans { $chanceEye }.
why-reroll-most = Relancer ne peut pas rapporter plus de { $sand }, mais ferme un œil dans { $chanceEye } des cas.
why-end-wins = Tous les autres sont aveugles : fermer l’œil finirait la partie, et la gagnerait.
why-end-loses = Tous les autres sont aveugles : fermer l’œil finirait la partie, avec { $behind } de retard sur { $mine ->
    [seat] toi
   *[none] { $seat }
}.
why-second-eye = Ce serait le deuxième œil, et dès lors quelqu’un d’autre annonce les dés.
why-behind = { $mine ->
    [seat] Tu as
   *[none] { $seat } a
} { $behind } d’avance : une poignée de sable n’y change rien.
why-claim-true = « { $amount } », c’est la vérité : si { $mine ->
    [seat] tu regardes
   *[none] { $seat } regarde
}, on ne paie rien du tout.
why-claim-true-low = « { $amount } », c’est la vérité, et regarder pour si peu coûte { $fine } grains.
why-claim-low = « { $amount } » économise { $saved } sur { $sand }, et qui joue bien y croit dans { $chance } des cas.
why-claim-high = « { $amount } », c’est plus que ce que montrent les dés ({ $sand }), mais qui joue bien y croit dans { $chance } des cas.
why-claim-caught = À « { $amount } », on regarde dans { $chance } des cas, et mentir coûte alors ce que montrent les dés ({ $sand }) et un œil.
why-claim-dear = « { $amount } » coûte { $more } de plus quand on y croit.
why-lie-eye = Un mensonge démasqué coûte ce que montrent les dés et un œil.
why-lie-blind = Un mensonge démasqué coûte ce que montrent les dés et le deuxième œil.
why-claim-odds = Quand on joue bien, « { $amount } » est vrai dans { $chance } des cas.
why-claim-odd = Qui joue bien ne dit jamais « { $amount } » ici.
why-look = Regarder la vérité { $fine ->
    [0] ne rapporte rien
   *[other] coûte { $fine } grains
} ; regarder un mensonge rapporte ce que montrent les dés, { $mean } en moyenne, et { $mine ->
    [seat] tu fermes
   *[none] { $seat } ferme
} un œil.
why-look-odd = Regarder la vérité { $fine ->
    [0] ne rapporte rien
   *[other] coûte { $fine } grains
} ; si c’est un mensonge, { $mine ->
    [seat] tu fermes
   *[none] { $seat } ferme
} un œil.
why-trust-odd = Y croire rapporte { $sand } grains à coup sûr.
why-look-blinds = Regarder la vérité { $fine ->
    [0] ne rapporte rien
   *[other] coûte { $fine } grains
} ; regarder un mensonge rapporte ce que montrent les dés, { $mean } en moyenne, et { $mine ->
    [seat] tu deviens
   *[none] { $seat } devient
} aveugle.
why-landed-eye = Avec ces dés, un œil se ferme dans { $chance } des cas.
why-landed-blind = C’est le deuxième œil : désormais, quelqu’un d’autre annonce les dés.
why-landed-much = Ces dés montrent { $sand } ou plus dans { $chance } des cas, et { $mean } en moyenne.
why-landed-little = Ces dés { $sand ->
    [0] ne montrent pas de sable
   *[other] montrent { $sand } ou moins
} dans { $chance } des cas, et { $mean } en moyenne.
why-landed-owed = Si on croit la vérité, { $mine ->
    [seat] tu paies
   *[none] { $seat } paie
} { $sand ->
    [0] zéro grain
    [one] { $sand } grain
   *[other] { $sand } grains
}.
why-decided-later = Les tas sont égaux, et { $mine ->
    [seat] tu as fermé
   *[none] { $seat } a fermé
} le deuxième œil plus tard.
why-decided-ahead = { $mine ->
    [seat] Tu as
   *[none] { $seat } a
} { $ahead } d’avance sur tous les autres tas.
why-decided-eyes = Yeux encore ouverts : { $mine ->
    [seat] toi
   *[none] { $seat }
} { $open }, tous les autres { $openOther }.

## La table dans le terminal

sketch-game = Partie { $game } sur { $games }
sketch-supply = Bac : { $supply }
sketch-dice = Dés : { $faces } = { $sand ->
    [one] { $sand } grain
   *[other] { $sand } grains
}
sketch-dice-blind = { $name }, les yeux fermés : { $faces } = { $sand ->
    [one] { $sand } grain
   *[other] { $sand } grains
}
sketch-dark = Tu as les yeux fermés : ni dés ni sable à voir.
sketch-watching = Quelqu’un a les yeux fermés : dés et sable restent cachés.
sketch-claim = { $announcer } : « { $claim } »
sketch-sand = { $sand ->
    [one] { $sand } grain
   *[other] { $sand } grains
}
sketch-total = { $total } en parties finies

bot-novice = Peluche
bot-novice-about = Lance une fois de trop, ment sans vraiment de plan et ne résiste pas à l’envie de regarder.
bot-regular = Grain-de-Sel
bot-regular-about = Prend une bonne poignée, minimise les gros lancers et se méfie des petits nombres.
bot-expert = Clin d’Œil
bot-expert-about = Réfléchit à chaque tour jusqu’au bout, compte le sable même les yeux fermés et bluffe avec mesure.
bot-master = Le Marchand de sable
bot-master-about = A vu plus de sable que quiconque, ment à peu près autant qu’il le faut et ne laisse jamais deviner quand.
bot-perfect = Le Marchand de sable
bot-perfect-about = Connaît les chances de chaque tas, ment juste autant qu’il le faut et ne laisse jamais deviner quand.
bot-others = Ponce, Dodo, Dune, Galet, Ronron

## The scene in the browser

scene-eyes-open = les deux yeux ouverts
scene-eye-shut = un œil fermé
scene-eyes-shut = les deux yeux fermés
scene-ask-roll = Tu prends, ou tu relances le sable ?
scene-ask-claim = { $name } n’y voit rien. Tu annonces combien ?
scene-ask-trust = { $name } annonce { $amount }. Tu y crois, ou tu regardes ?
scene-says = « { $amount } »
scene-true = la vérité
scene-lower = minimiser
scene-higher = exagérer
scene-trust = J’y crois
scene-trust-gain = { $sand ->
    [one] { $sand } grain pour toi
   *[other] { $sand } grains pour toi
}
scene-look = Je regarde
scene-look-risk = { $risk ->
    [0] rien si c’est vrai
   *[other] coûte { $risk } si c’est vrai
}
scene-truth = C’était { $amount }. Vrai !
scene-lie = C’était { $amount }. Un mensonge !
scene-voice = Lire à voix haute
scene-left-neighbour = à ta gauche
scene-right-neighbour = à ta droite
scene-only-neighbour = à ta gauche et à ta droite

## The rules, page by page

guide-goal = Amasse du sable, et garde un œil ouvert tant que ça rapporte. Quand plus personne à table n’y voit, le plus gros tas gagne.
guide-turn-title = Ton tour
guide-turn = Lance les deux dés. Puis relance le sable aussi souvent que tu l’oses : toujours tous les dés qui montrent un nombre. Un x2 ou un chinchiller reste où il est. Quand tu t’arrêtes, tu prends dans le bac autant de sable que les dés en montrent. x2 double l’autre dé.
guide-nothing = rien, et ton tour est fini
guide-eye-title = Les yeux fermés
guide-eye = Pas de sable, ton tour est fini, et un de tes yeux se ferme jusqu’à la fin de la partie.
guide-one-eye = Avec un seul œil, tu joues comme avant.
guide-blind = Les deux yeux fermés, tu ne vois ni dés ni sable, pas même le tien. Tu entends quand même qui prend ou paie combien, et quels yeux se ferment.
guide-told-title = Croire ou regarder
guide-told = { $late ->
    [yes] Qui n’y voit plus ne lance qu’une fois. La première personne à sa gauche qui voit encore annonce la somme. Ou un tout autre nombre. Pas de sable, c’est 0. Avec de vrais dés, la maison n’en sait rien ; on ne les saisit que si tu regardes.
   *[no] Qui n’y voit plus ne lance qu’une fois. La première personne à sa gauche qui voit encore annonce la somme. Ou un tout autre nombre. Pas de sable, c’est 0.
}
guide-trust = Tu reçois ce qui a été annoncé, pris sur le tas de la personne qui l’a annoncé. S’il n’y a pas assez, le bac complète.
guide-look-lie = Un mensonge, trop bas ou trop haut : la personne qui a menti te paie ton vrai lancer et ferme un œil. Là aussi, le bac complète.
guide-look-low = Vrai, et moins de 6 : tu n’as rien et tu paies 6. S’il t’en manque, le bac complète.
guide-look-high = Vrai, 6 ou plus : tu n’as rien.
guide-end-title = La fin
guide-end = Le dernier œil se ferme : tout le monde regarde, et on compte le sable. En cas d’égalité, la victoire va à la personne qui a vu le plus longtemps.
guide-supply = On commence avec { $sand ->
    [one] { $sand } grain
   *[other] { $sand } grains
} ; il y en a { $supply } en tout. Si le bac se vide, tout le monde en rend la même quantité : { $returns ->
    [pile] autant que contient le plus petit tas.
   *[needed] juste ce qui manque.
}
guide-series = { $series ->
    [yes] On joue une série : { $games } parties, et chaque personne en commence { $starts }. Le sable de toutes les parties compte.
   *[no] On joue une seule partie. À { $players }, une série compterait { $games } parties, pour que tout le monde commence autant de fois, et le sable de toutes les parties compterait.
}

## On paper

paper-series-how = Tout le monde commence aussi souvent ; un point marque qui commence. Note le sable de chaque partie. Le plus de sable sur toutes les parties gagne.
paper-series-players = À { $players } : { $games } parties
paper-sand = Sable à découper
paper-sand-how = Tout le sable de la boîte, { $supply } grains. Colle la page sur du carton avant de découper.
paper-sand-line = { $count } × { $sand }
paper-eyes = Yeux à poser
paper-eyes-how = Un par personne. Découpe la bande, plie-la vers l’arrière le long des pointillés et colle la languette : elle tient debout. Tourne vers l’avant la face qui dit ce que tu vois encore.
paper-odds = Quand prendre le sable ?
paper-odds-goal = À deux et au meilleur jeu : prends le sable dès que les dés en montrent autant ; à moins, relance. Chaque nombre vient du jeu résolu.
paper-both-sand = Les deux dés montrent du sable
paper-beside = Du sable à côté de { $face }
paper-take = { $what } (le prochain lancer ferme un œil : { $chance })
paper-eyes-corner = Yeux : toi–l’autre
paper-eyes-of = { $mine }–{ $theirs }
paper-ahead = { $sand } d’avance
paper-behind = { $sand } de retard
paper-even = autant de sable
paper-never = lancer
paper-odds-note = En haut, les yeux encore ouverts, les tiens d’abord. L’autre a { $pile } grains. « lancer » veut dire : quoi que montrent les dés.

## The story of a game

measure = Sable
feat-sand = Sable à la fin
story-take = { $mine ->
    [seat] La plus grosse pelletée est la tienne : { $amount } d’un coup.
   *[none] La plus grosse pelletée : { $amount } d’un coup, pour { $seat }.
}
story-lie = { $mine ->
    [announcer] Ton plus beau mensonge passé : { $claim } annoncé à { $seat }, c’était { $actual }.
    [seat] { $announcer } t’a annoncé { $claim }, et tu y as cru. C’était { $actual }.
   *[none] Le plus beau mensonge passé : { $claim }, de { $announcer } à { $seat }. C’était { $actual }.
}
story-caught = { $mine ->
    [announcer] Tu as dit { $claim } pour { $actual }, et { $seat } a regardé.
    [seat] { $announcer } a dit { $claim } pour { $actual }, et tu as regardé.
   *[none] { $announcer } a dit { $claim } pour { $actual }, et { $seat } a regardé.
}
story-dry = { $times ->
    [one] Le bac s’est vidé une fois.
   *[other] Le bac s’est vidé { $times } fois.
}
story-firstblind = { $mine ->
    [seat] Tes deux yeux se sont fermés avant ceux des autres.
   *[none] Les premiers yeux fermés : ceux de { $seat }.
}
story-lastseeing = { $mine ->
    [seat] C’est toi qui as vu le plus longtemps.
   *[none] { $seat } a vu le plus longtemps.
}

## What positions are about

theme-truth = La vérité, rien que la vérité
theme-lie = Un mensonge qui rapporte
theme-believe = Croire sur parole
theme-look = Aller voir
theme-last-eye = Déjà somnolent
theme-take = Prendre et filer
theme-risk = Le jeu en vaut la chandelle
theme-roll-on = Trop peu pour s’arrêter

## A first game

lesson-reroll = Bienvenue au bain de sable ! Tes dés montrent 1 et 3. Ça ferait 4 grains : un peu maigre. Relance les deux.
lesson-take = 18 ! Tu pourrais continuer tant que tu l’oses. Prends-les plutôt : ils vont sur ton tas.
lesson-double = Deux chinchillers viennent de fermer un œil à { $name2 }, à ta droite. Toi, tu as x2 : il reste là et double le 6. Prends les 12.
lesson-risk = Un chinchiller reste aussi ; seul le 1 peut être relancé. Encore un chinchiller ou un x2, et un de tes yeux se ferme. De l’audace !
lesson-half = Voilà un œil fermé, et la moitié du monde avec. Il t’en reste un, tu joues donc comme avant. C’est à { $name1 }, à ta gauche, de jouer.
lesson-claim = { $name2 } a les deux yeux fermés, et les dés font 18. Tu es à sa gauche : tu annonces un nombre, et tu le paies si on te croit. Mens un peu : dis 4.
lesson-dark = Ton deuxième œil est fermé : plus de dés, plus de sable. Tu entends seulement ce que disent les autres. Écoute.
lesson-accept = Tu as lancé les dés, et { $name1 }, à ta gauche, annonce 7. Fais confiance : ces 7 grains viennent de son tas.
lesson-doubt = { $name2 } entend 1 et n’y croit pas. Douter d’un nombre vrai de moins de 6 coûte 6 grains. Écoute.
lesson-challenge = Et à toi, { $name1 } dit 3. Ça sent le mensonge. Regarde : si c’en est un, on te paie ton vrai lancer et un œil se ferme à ta gauche.
lesson-end = C’était 24 ! Tout est pour toi, et le dernier œil de la table se ferme. Plus personne n’y voit, alors on regarde et on compte : le plus gros tas est le tien.
