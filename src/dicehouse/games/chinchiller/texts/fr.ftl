### Chinchiller Dice in French.

title = Chinchiller Dice
tagline = Roule-toi dans le sable, ferme les yeux au bon moment et ne crois personne.
rules = Lance deux dés, relance ceux qui montrent du sable aussi souvent que tu l’oses, puis empoche ce sable. x2 double l’autre dé. Deux chinchillers, ou un chinchiller et x2, te ferment un œil. Les deux yeux fermés, tu ne lances qu’une fois : ton voisin t’annonce le résultat et te le paie. Crois-le, ou regarde : s’il a menti, il paie le vrai résultat et ferme un œil ; mais si tu doutes d’une vérité de moins de 6, c’est toi qui paies 6. Quand plus personne n’y voit, le plus gros tas gagne.

face-chinchiller = chinchiller
die-chinchiller = dé chinchiller

option-series = Série
option-series-help = On joue jusqu’à ce que tout le monde ait commencé autant de fois ; le sable de toutes les parties compte.
option-sand = Sable de départ
option-sand-help = Ce que chacun prend dans la réserve avant le premier tour.
option-supply = Tout le sable qui existe
option-supply-help = Quand il n’y en a plus, chacun en rend la même quantité.

error-chinchiller-supply = { $players } joueurs prennent { $sand } grains chacun, mais il n’y en a que { $supply } en tout.

event-game = == Partie { $number } sur { $games } ==
event-turn = { $blind ->
    [yes] -- { $seat }, les yeux fermés --
   *[no] -- { $seat } --
}
event-rolled = { $seat } : { $faces }.
event-rolled-hidden = { $seat } : les dés roulent, à l’abri des regards.
event-took = { $seat } : { $amount ->
    [one] { $amount } grain
   *[other] { $amount } grains
} de la réserve.
event-returned = La réserve ne suffit plus. Tout le monde rend { $amount ->
    [one] { $amount } grain
   *[other] { $amount } grains
}.
event-eye = { $closed ->
    [one] { $seat } : un œil fermé.
   *[other] { $seat } : les deux yeux fermés. Bonne nuit !
}
event-claimed = { $announcer } -> { $seat } : « Tu as fait { $amount }. »
event-accepted = { $seat } : « Je te crois. »
event-challenged = { $seat } : « Fais voir ! » { $faces } : ça fait { $amount }. { $truthful ->
    [yes] C’était la vérité.
   *[no] C’était un mensonge !
}
event-challenged-hidden = { $seat } : « Fais voir ! » Ça faisait { $amount }. { $truthful ->
    [yes] La vérité.
   *[no] Un mensonge !
}
event-paid = { $payer } -> { $receiver } : { $amount ->
    [one] { $amount } grain
   *[other] { $amount } grains
}{ $supplied ->
    [0] .
   *[other] , dont { $supplied } de la réserve.
}
event-paid-hidden = { $payer } -> { $receiver } : { $amount ->
    [one] { $amount } grain
   *[other] { $amount } grains
}.
event-ended = Plus personne n’y voit. Le plus gros tas : { $winner }.
event-series = La série est finie. Sable en tout : { $totals }.

choice-take = Prendre { $sand ->
    [one] { $sand } grain
   *[other] { $sand } grains
}
choice-reroll = Relancer { $dice ->
    [one] le dé qui montre du sable
   *[other] les deux dés
}
choice-claim = Dire « { $amount } »{ $true ->
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


sketch-game = Partie { $game } sur { $games }
sketch-supply = Réserve : { $supply }
sketch-dice = Dés : { $faces } = { $sand ->
    [one] { $sand } grain
   *[other] { $sand } grains
}
sketch-dice-blind = { $name }, les yeux fermés : { $faces } = { $sand ->
    [one] { $sand } grain
   *[other] { $sand } grains
}
sketch-dark = Tu as les yeux fermés : ni dés ni sable à voir.
sketch-watching = Quelqu’un a les yeux fermés : dés et sable restent cachés.
sketch-claim = { $announcer } : « { $claim } »
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
bot-perfect = Le Marchand de sable
bot-perfect-about = Connaît les chances de chaque tas, ment juste autant qu’il le faut et ne laisse jamais deviner quand.
