### Go Nuts! in Spanish.

title = Go Nuts!
tagline = Junta bellotas, esquiva coches y corre cuando despierten los perros.
rules = Cada bellota es un punto; cada coche deja su dado fuera de juego. Sigue tirando o guarda tus puntos. Solo coches: adiós a los puntos del turno. Solo ardillas: adiós también, pero ahora tiras a por bellotas hasta que a todos los demás les salga un perro. Si te queda un solo dado y muestra una bellota, vuelven los cinco.

face-squirrel = ardilla
face-acorn = bellota
face-car = coche
face-dog = perro
face-house = casa
die-squirrel = dado de ardillas
die-dog = dado de perro

option-target = Puntos para ganar
option-target-help = Quien antes guarde tantos gana al momento.
option-round = Ronda «Go Nuts!»
option-round-help = Cómo se tira cuando las ardillas se vuelven locas.
option-round-beats = todos tiran una vez, luego otra, hasta que salga el último perro
option-round-live = todos lo más rápido que puedan
option-squirrels = Ardillas en el dado
option-squirrels-help = Caras de un dado de ardillas que muestran una ardilla.
option-acorns = Bellotas en el dado
option-acorns-help = Caras de un dado de ardillas que muestran una bellota.
option-cars = Coches en el dado
option-cars-help = Caras de un dado de ardillas que muestran un coche.
option-dogs = Perros en el dado de perro
option-dogs-help = Caras de un dado de perro que muestran el perro.
option-houses = Casas en el dado de perro
option-houses-help = Caras de un dado de perro que muestran una casa.

event-turn = -- { $seat } --
event-rolled = { $seat }: { $faces }. { $points ->
    [one] Un punto
   *[other] { $points } puntos
} en mano.
event-allback = { $seat }: bellota con el último dado. ¡Vuelven los cinco!
event-allcars = { $seat }: solo coches. { $lost ->
    [0] Fin del turno.
    [one] Fin del turno, y adiós a un punto.
   *[other] Fin del turno, y adiós a { $lost } puntos.
}
event-gonuts = { $lost ->
    [0] { $seat }: solo ardillas. GO NUTS!
    [one] { $seat }: solo ardillas. GO NUTS! (Adiós a un punto.)
   *[other] { $seat }: solo ardillas. GO NUTS! (Adiós a { $lost } puntos.)
}
event-shook = { $seat }: { $faces }. { $acorns ->
    [one] Una bellota
   *[other] { $acorns } bellotas
} por ahora.
event-dogs = { $barkedCount ->
    [0] { $seats }: ningún perro.
   *[other] { $barked }: ¡guau, guau, guau!
}
event-banked = { $seat }: { $points } a buen recaudo, { $total } en total.
event-won = { $seat }: { $total } puntos, ¡y la victoria!

choice-roll = Tirar { $dice ->
    [one] el último dado
   *[other] { $dice } dados
}
choice-bank = { $wins ->
    [1] Guardar { $points } y ganar con { $total }
   *[0] Guardar { $points } y llegar a { $total }
}
choice-shake = ¡A tirar!


sketch-target = A { $target } puntos
sketch-points = En mano: { $points }   Dados en juego: { $dice }
sketch-round = GO NUTS! Bellotas: { $points }   Dados: { $dice }
sketch-waiting = Aún sin perro: { $names }

bot-novice = Pipo
bot-novice-about = Se conforma con un buen montoncito, se vuelve avaricioso cuando está en racha y a veces ni ve que podía ganar.
bot-regular = Avellana
bot-regular-about = Sigue tirando mientras la próxima tirada prometa más de lo que arriesga, y nunca mira tus puntos.
bot-expert = El viejo Plumero
bot-expert-about = Calcula el turno entero, vigila los puntos de todos y se arriesga más cuanto más cerca estás de la meta.
bot-perfect = Profesor Nogal
bot-perfect-about = Se sabe de memoria la solución del juego y siempre elige la jugada con más posibilidades de ganar.
