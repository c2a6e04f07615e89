### Chinchiller Dice in Spanish.

title = Chinchiller Dice
tagline = Revuélcate en la arena, cierra los ojos a tiempo y no te fíes de nadie.

face-chinchiller = chinchiller
die-chinchiller = dado chinchiller

option-series = Serie
option-series-help = Se juega hasta que todos hayan empezado las mismas veces; cuenta la arena de todas las partidas.
option-sand = Arena inicial
option-sand-help = Lo que cada uno saca de la reserva antes del primer turno.
option-supply = Toda la arena que hay
option-supply-help = Cuando se acaba, todos devuelven la misma cantidad.

error-chinchiller-supply = { $players } jugadores sacan { $sand } de arena cada uno, pero solo hay { $supply } en total.

event-game = == Partida { $number } de { $games } ==
event-turn = { $blind ->
    [yes] -- { $seat }, con los ojos cerrados --
   *[no] -- { $seat } --
}
event-rolled = { $seat }: { $faces }.
event-rolled-hidden = { $seat }: ruedan dados en la oscuridad.
event-took = { $seat }: { $amount } de arena de la reserva.
event-returned = La reserva no alcanza. Todos devuelven { $amount } de arena.
event-eye = { $closed ->
    [one] { $seat }: un ojo cerrado.
   *[other] { $seat }: los dos ojos cerrados. ¡Buenas noches!
}
event-claimed = { $announcer } -> { $seat }: «Has sacado { $amount }».
event-accepted = { $seat }: «Te creo».
event-challenged = { $seat }: «¡A ver!» { $faces }: vale { $amount }. { $truthful ->
    [yes] Era verdad.
   *[no] ¡Era mentira!
}
event-challenged-hidden = { $seat }: «¡A ver!» Valía { $amount }. { $truthful ->
    [yes] Verdad.
   *[no] ¡Mentira!
}
event-paid = { $payer } -> { $receiver }: { $amount } de arena{ $supplied ->
    [0] .
   *[other] , { $supplied } de la reserva.
}
event-paid-hidden = { $payer } -> { $receiver }: { $amount } de arena.
event-ended = Ya nadie ve nada. El montón más grande: { $winner }. Los montones: { $piles }.
event-series = Se acabó la serie. Arena en total: { $totals }.

choice-take = Llevarte { $sand } de arena
choice-reroll = Volver a tirar { $dice ->
    [one] el dado que muestra arena
   *[other] los dos dados
}
choice-claim = Decir «{ $amount }»{ $true ->
    [1] {" "}(la verdad)
   *[0] { "" }
}
choice-accept = Creértelo y recibir { $sand } de arena
choice-challenge = Mirar{ $risk ->
    [0] { "" }
   *[other] {" "}(cuesta { $risk } de arena si es verdad)
}

end-blind = Ya nadie ve nada.
end-series = Se acabó la serie.

sketch-game = Partida { $game } de { $games }
sketch-supply = Reserva: { $supply }
sketch-dice = Dados: { $faces } = { $sand } de arena
sketch-dice-blind = { $name }, con los ojos cerrados: { $faces } = { $sand } de arena
sketch-dark = Tienes los ojos cerrados: no ves ni dados ni arena.
sketch-watching = Alguien tiene los ojos cerrados: ni dados ni arena a la vista.
sketch-claim = { $announcer }: «{ $claim }»
sketch-sand = { $sand } de arena
sketch-total = { $total } en partidas acabadas
