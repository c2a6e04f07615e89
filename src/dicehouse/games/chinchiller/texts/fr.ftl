### Chinchiller Dice in French.

title = Chinchiller Dice
tagline = Roule-toi dans le sable, ferme les yeux au bon moment et ne crois personne.

face-chinchiller = chinchiller
die-chinchiller = dé chinchiller

option-series = Série
option-series-help = On joue jusqu’à ce que tout le monde ait commencé autant de fois ; le sable de toutes les parties compte.
option-sand = Sable de départ
option-sand-help = Ce que chacun prend dans la réserve avant le premier tour.
option-supply = Tout le sable qui existe
option-supply-help = Quand il n’y en a plus, chacun en rend la même quantité.

error-chinchiller-supply = { $players } joueurs prennent { $sand } de sable chacun, mais il n’y en a que { $supply } en tout.

event-game = == Partie { $number } sur { $games } ==
event-turn = { $blind ->
    [yes] -- { $seat }, les yeux fermés --
   *[no] -- { $seat } --
}
event-rolled = { $seat } : { $faces }.
event-rolled-hidden = { $seat } : des dés roulent dans le noir.
event-took = { $seat } : { $amount } de sable pris dans la réserve.
event-returned = La réserve ne suffit plus. Tout le monde rend { $amount } de sable.
event-eye = { $closed ->
    [one] { $seat } : un œil fermé.
   *[other] { $seat } : les deux yeux fermés. Bonne nuit !
}
event-claimed = { $announcer } à { $seat } : « Tu as fait { $amount }. »
event-accepted = { $seat } : « Je te crois. »
event-challenged = { $seat } : « Fais voir ! » { $faces } : ça fait { $amount }. { $truthful ->
    [yes] C’était la vérité.
   *[no] C’était un mensonge !
}
event-challenged-hidden = { $seat } : « Fais voir ! » Ça faisait { $amount }. { $truthful ->
    [yes] La vérité.
   *[no] Un mensonge !
}
event-paid = { $payer } -> { $receiver } : { $amount } de sable{ $supplied ->
    [0] .
   *[other] , dont { $supplied } de la réserve.
}
event-paid-hidden = { $payer } -> { $receiver } : { $amount } de sable.
event-ended = Plus personne n’y voit. Le plus gros tas : { $winner }. Les tas : { $piles }.
event-series = La série est finie. Sable en tout : { $totals }.

choice-take = Prendre { $sand } de sable
choice-reroll = Relancer { $dice ->
    [one] le dé qui montre du sable
   *[other] les deux dés
}
choice-claim = Dire « { $amount } »{ $true ->
    [1] {" "}(la vérité)
   *[0] { "" }
}
choice-accept = Y croire et recevoir { $sand } de sable
choice-challenge = Regarder{ $risk ->
    [0] { "" }
   *[other] {" "}(coûte { $risk } de sable si c’est vrai)
}

end-blind = Plus personne n’y voit.
end-series = La série est finie.

sketch-game = Partie { $game } sur { $games }
sketch-supply = Réserve : { $supply }
sketch-dice = Dés : { $faces } = { $sand } de sable
sketch-dice-blind = { $name }, les yeux fermés : { $faces } = { $sand } de sable
sketch-dark = Tu as les yeux fermés : ni dés ni sable à voir.
sketch-watching = Quelqu’un a les yeux fermés : dés et sable restent cachés.
sketch-claim = { $announcer } : « { $claim } »
sketch-sand = { $sand } de sable
sketch-total = { $total } en parties finies
