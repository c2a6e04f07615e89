### Chinchiller Dice in Spanish.

title = Chinchiller Dice
tagline = Revuélcate en la arena, cierra los ojos a tiempo y no te fíes de nadie.
rules = Tira dos dados, repite los que muestran arena mientras te atrevas y luego llévatela. x2 dobla el otro dado. Dos chinchillers, o un chinchiller y x2, te cierran un ojo. Con los dos cerrados tiras una sola vez: tu vecino te dice qué ha salido y te lo paga. Créetelo o mira: si mintió, paga la tirada real y cierra un ojo; pero si dudas de una verdad de menos de 6, pagas tú 6. Cuando ya nadie ve nada, gana el montón más grande.

face-chinchiller = chinchiller
die-chinchiller = dado chinchiller

option-series = Serie
option-series-help = Se juega hasta que todos hayan empezado las mismas veces; cuenta la arena de todas las partidas.
option-sand = Arena inicial
option-sand-help = Lo que cada uno saca de la reserva antes del primer turno.
option-supply = Toda la arena que hay
option-supply-help = Cuando se acaba, todos devuelven la misma cantidad.

error-chinchiller-supply = { $players } jugadores sacan { $sand } granos cada uno, pero solo hay { $supply } en total.

event-game = == Partida { $number } de { $games } ==
event-turn = { $blind ->
    [yes] -- { $seat }, con los ojos cerrados --
   *[no] -- { $seat } --
}
event-rolled = { $seat }: { $faces }.
event-rolled-hidden = { $seat }: ruedan los dados, a escondidas.
event-took = { $seat }: { $amount ->
    [one] { $amount } grano
   *[other] { $amount } granos
} de la reserva.
event-returned = La reserva no alcanza. Todos devuelven { $amount ->
    [one] { $amount } grano
   *[other] { $amount } granos
}.
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
event-paid = { $payer } -> { $receiver }: { $amount ->
    [one] { $amount } grano
   *[other] { $amount } granos
}{ $supplied ->
    [0] .
   *[other] , { $supplied } de la reserva.
}
event-paid-hidden = { $payer } -> { $receiver }: { $amount ->
    [one] { $amount } grano
   *[other] { $amount } granos
}.
event-ended = Ya nadie ve nada. El montón más grande: { $winner }.
event-series = Se acabó la serie. Arena en total: { $totals }.

choice-take = Llevarte { $sand ->
    [one] { $sand } grano
   *[other] { $sand } granos
}
choice-reroll = Volver a tirar { $dice ->
    [one] el dado que muestra arena
   *[other] los dos dados
}
choice-claim = Decir «{ $amount }»{ $true ->
    [1] {" "}(la verdad)
   *[0] { "" }
}
choice-accept = Creértelo y recibir { $sand ->
    [one] { $sand } grano
   *[other] { $sand } granos
}
choice-challenge = { $risk ->
    [0] Mirar (si es verdad, no te llevas nada)
   *[other] Mirar (si es verdad, pagas { $risk } granos)
}


sketch-game = Partida { $game } de { $games }
sketch-supply = Reserva: { $supply }
sketch-dice = Dados: { $faces } = { $sand ->
    [one] { $sand } grano
   *[other] { $sand } granos
}
sketch-dice-blind = { $name }, con los ojos cerrados: { $faces } = { $sand ->
    [one] { $sand } grano
   *[other] { $sand } granos
}
sketch-dark = Tienes los ojos cerrados: no ves ni dados ni arena.
sketch-watching = Alguien tiene los ojos cerrados: ni dados ni arena a la vista.
sketch-claim = { $announcer }: «{ $claim }»
sketch-sand = { $sand ->
    [one] { $sand } grano
   *[other] { $sand } granos
}
sketch-total = { $total } en partidas acabadas

bot-novice = Pelusa
bot-novice-about = Tira una vez de más, miente sin mucho plan y no resiste la tentación de mirar.
bot-regular = Arenilla
bot-regular-about = Coge un buen puñado, rebaja las tiradas altas y no se fía de los números pequeños.
bot-expert = Guiños
bot-expert-about = Piensa cada turno hasta el final, lleva la cuenta de la arena con los ojos cerrados y se tira faroles con medida.
bot-perfect = Don Morfeo
bot-perfect-about = Conoce las probabilidades de cada montón, miente justo lo que conviene y nunca deja ver cuándo.
