### Go Nuts! in Spanish.

title = Go Nuts!
tagline = Junta bellotas, esquiva coches y corre cuando despierten los perros.
box-time = unos 12 minutos
box-for = fácil, desde 8 años
rules = Quien antes guarde { $target ->
    [one] un punto
   *[other] { $target } puntos
} gana al momento. Cada bellota es un punto; cada coche deja su dado fuera de juego. Sigue tirando o guarda tus puntos. Solo coches: adiós a los puntos del turno. Solo ardillas: adiós también, pero ahora agitas los dados en busca de bellotas hasta que a todos los demás les salga un perro. Tiras tu último dado y sale bellota: vuelven los cinco. Un dado de ardilla tiene { $squirrels ->
    [one] una ardilla
   *[other] { $squirrels } ardillas
}, { $acorns ->
    [one] una bellota
   *[other] { $acorns } bellotas
} y { $cars ->
    [one] un coche
   *[other] { $cars } coches
}; un dado de perro, { $dogs ->
    [one] un perro
   *[other] { $dogs } perros
} y { $houses ->
    [one] una casa
   *[other] { $houses } casas
}.

face-squirrel = ardilla
face-acorn = bellota
face-car = coche
face-dog = perro
face-house = casa
die-squirrel = dado de ardilla
die-dog = dado de perro
die-count = número de bellotas

option-target = Puntos para ganar
option-target-help = Quien antes guarde tantos gana al momento.
option-round = Ronda «Go Nuts!»
option-round-help = Cómo se tira cuando las ardillas se vuelven locas.
option-round-beats = todo el mundo tira una vez, luego otra, hasta que salga el último perro
option-round-live = todo el mundo lo más rápido que pueda
option-counted = Contar las rondas «Go Nuts!»
option-counted-help = Dados de verdad: se tira lo más rápido que se puede, alguien cuenta las bellotas y solo se dice cuántas son.
option-squirrels = Ardillas en el dado
option-squirrels-help = Caras de un dado de ardilla que muestran una ardilla.
option-acorns = Bellotas en el dado
option-acorns-help = Caras de un dado de ardilla que muestran una bellota.
option-cars = Coches en el dado
option-cars-help = Caras de un dado de ardilla que muestran un coche.
option-dogs = Perros en el dado de perro
option-dogs-help = Caras de un dado de perro que muestran el perro.
option-houses = Casas en el dado de perro
option-houses-help = Caras de un dado de perro que muestran una casa.

event-turn = -- { $seat } --
event-rolled = { $mine ->
    [seat] Sacas
   *[none] { $seat } saca
} { $faces }. { $points ->
    [one] Un punto
   *[other] { $points } puntos
} en mano.
event-allback = { $mine ->
    [seat] Sacas
   *[none] { $seat } saca
} bellota con el último dado. ¡Vuelven los cinco!
event-allcars = { $mine ->
    [seat] Sacas
   *[none] { $seat } saca
} solo coches. { $lost ->
    [0] Fin del turno.
    [one] Fin del turno, y adiós a un punto.
   *[other] Fin del turno, y adiós a { $lost } puntos.
}
event-gonuts = { $mine ->
    [seat] Sacas
   *[none] { $seat } saca
} solo ardillas. ¡GO NUTS!{ $lost ->
    [0] { "" }
    [one] {" "}(Adiós a un punto.)
   *[other] {" "}(Adiós a { $lost } puntos.)
}
event-shook = { $mine ->
    [seat] Sacas
   *[none] { $seat } saca
} { $faces }. { $acorns ->
    [one] Una bellota
   *[other] { $acorns } bellotas
} por ahora.
event-dogs = { $barkedCount ->
    [0] Aún sin perro: { $seats }.
   *[other] { $barked }: ¡guau, guau, guau!
}
event-counted = { $mine ->
    [seat] Sacas
   *[none] { $seat } saca
} { $acorns ->
    [0] cero bellotas
    [one] una bellota
   *[other] { $acorns } bellotas
} antes de que salga el último perro.
event-banked = { $points ->
    [0] { $mine ->
        [seat] No guardas
       *[none] { $seat } no guarda
    } nada, { $total } en total.
   *[other] { $mine ->
        [seat] Guardas
       *[none] { $seat } guarda
    } { $points ->
        [one] un punto
       *[other] { $points } puntos
    }, { $total } en total.
}
event-won = ¡{ $mine ->
    [seat] Ganas
   *[none] { $seat } gana
} con { $total } puntos!

choice-roll = Tirar { $dice ->
    [one] el último dado
   *[other] { $dice } dados
}
choice-bank = { $wins ->
    [1] Guardar { $points } y ganar con { $total }
   *[0] { $points ->
        [0] No guardar nada, seguir en { $total }
       *[other] Guardar { $points } y llegar a { $total }
    }
}
choice-shake = ¡Agita!
choice-bark = ¡Guau, guau, guau!

## Cómo nombra una pista las opciones

deed-roll = Seguir tirando
deed-bank = Guardar
deed-shake = Agitar
deed-bark = Guau

## Why

why-bank-wins = Con eso son { $target } puntos, y la partida está ganada.
why-roll-free = Todavía no hay nada en mano, así que tirar no puede costar nada.
why-roll-risk = { $dice ->
    [one] Al tirar el último dado
   *[other] Al tirar { $dice } dados
} { $points ->
    [one] se pierde el punto
   *[other] se pierden los { $points } puntos
} en mano el { $chance } de las veces: de media cuesta { $meanLost } puntos y da { $meanGained }, contando las rondas Go Nuts!
why-roll-nuts = Solo ardillas ({ $chance }) no sería una pérdida: una ronda Go Nuts! con { $dice ->
    [one] un dado
   *[other] { $dice } dados
} da { $mean } bellotas de media.
why-rival-near = { $mine ->
    [seat] Solo te
   *[none] A { $seat } solo le
} { $need ->
    [one] falta { $need } punto
   *[other] faltan { $need } puntos
}, y un solo turno basta, como mucho, el { $chance } de las veces.
why-rival-far = No hay prisa: { $mine ->
    [seat] aún te
   *[none] a { $seat } aún le
} { $need ->
    [one] falta { $need } punto
   *[other] faltan { $need } puntos
}, y un solo turno basta, como mucho, el { $chance } de las veces.
why-bank-left = Una vez guardados, { $left ->
    [one] falta un punto
   *[other] faltan { $left } puntos
} para ganar; un solo turno basta, como mucho, el { $chance } de las veces.
why-roll-target = Seguir tirando hasta { $target } sale bien el { $chance } de las veces.
why-roll-left = Guardando ahora aún { $left ->
    [one] faltaría un punto.
   *[other] faltarían { $left } puntos.
}
why-landed-cars = { $points ->
    [0] No había nada en mano, pero el turno se acaba
    [one] Se pierde el punto en mano
   *[other] Se pierden los { $points } puntos en mano
}: con { $dice ->
    [one] un dado
   *[other] { $dice } dados
}, solo coches sale el { $chance } de las veces.
why-landed-nuts = Solo ardillas sale el { $chance } de las veces, y una ronda Go Nuts! con { $dice ->
    [one] un dado
   *[other] { $dice } dados
} da { $mean } bellotas de media.
why-landed-aside = { $cars ->
    [one] Un coche queda
   *[other] { $cars } coches quedan
} fuera: con { $dice ->
    [one] el último dado
   *[other] los { $dice } dados que quedan
}, solo coches o solo ardillas sale el { $chanceNext } de las veces.
why-landed-wins = Con { $points ->
    [one] un punto
   *[other] { $points } puntos
} en mano, guardar gana la partida.
why-landed-left = Con eso hay { $points ->
    [one] un punto
   *[other] { $points } puntos
} en mano; guardando ya, { $left ->
    [one] faltaría uno
   *[other] faltarían { $left }
} para ganar.
why-landed-round = Esta ronda Go Nuts! ha dado { $acorns ->
    [0] cero bellotas
    [one] una bellota
   *[other] { $acorns } bellotas
}; con { $dice ->
    [one] un dado
   *[other] { $dice } dados
}, la media es { $mean }.
why-decided-target = { $total } puntos: se alcanzan los { $target } que hacen falta.
why-decided-far = { $mine ->
    [seat] Aún te
   *[none] A { $seat } aún le
} { $need ->
    [one] falta { $need } punto
   *[other] faltan { $need } puntos
}, y un solo turno basta, como mucho, el { $chance } de las veces.

## La mesa en la terminal

sketch-target = A { $target } puntos
sketch-points = En mano: { $points }   Dados en juego: { $dice }
sketch-round = ¡GO NUTS! Bellotas: { $points }   Dados: { $dice }
sketch-waiting = Aún sin perro: { $names }

bot-novice = Pipo
bot-novice-about = Se conforma con un buen montoncito, se vuelve avaricioso cuando está en racha y a veces ni ve que podía ganar.
bot-regular = Avellana
bot-regular-about = Sigue tirando mientras la próxima tirada prometa más de lo que arriesga, y nunca mira tus puntos.
bot-expert = El viejo Plumero
bot-expert-about = Calcula el turno entero, vigila los puntos de todos y se arriesga más cuanto más cerca estás de la meta.
bot-master = Profesor Nogal
bot-master-about = Se sabe de memoria la solución del juego y la sigue, como si en una ronda «Go Nuts!» todas las patas fueran igual de rápidas.
bot-perfect = Profesor Nogal
bot-perfect-about = Se sabe de memoria la solución del juego y siempre elige la jugada con más posibilidades de ganar.
bot-others = Rufo, Centella, Bellotín, Arce, Trepa

scene-score = { $score } de { $target } puntos
scene-in-hand = Puntos en mano: { $points }
scene-ask-roll = ¡Tira!
scene-ask-push = ¿Otra vez, o al hueco con ellas?
scene-ask-shake = ¡Agita y junta bellotas hasta que salgan todos los perros!
scene-ask-wake = ¡Agita hasta que salga tu perro!
scene-ask-throw = ¡Tira lo más rápido que puedas y cuenta en voz alta!
scene-ask-dog = Tira tu dado de perro. ¿Un perro? ¡Dale un golpe!
scene-ask-count = ¡Todos los perros están fuera! ¿Cuántas bellotas?
scene-count-so-far = Bellotas hasta ahora
scene-count-more = Una bellota más
scene-count-less = Una bellota menos
scene-count-send = { $count ->
    [one] Anotar una bellota
   *[other] Anotar { $count } bellotas
}
scene-nuts = ¡GO NUTS!
scene-cars = ¡Atropellados!
scene-back = ¡Vuelven los cinco!
scene-bank = Guardar
scene-roll = Tirar

guide-goal = Junta bellotas. Quien tenga antes { $target } en su hueco gana en el acto.
guide-turn-title = Tu turno
guide-turn = Tira los cinco dados de ardilla y vuelve a tirar tantas veces como te atrevas. O guarda: los puntos pasan a tu hueco y ya nadie te los quita.
guide-acorn = Cada bellota: un punto en mano. El dado sigue en juego.
guide-squirrel = Una ardilla no hace nada. Normalmente.
guide-car = Un coche atropella a su dado: queda fuera este turno.
guide-back = ¿Tiras tu último dado y sale bellota? Vuelven los cinco.
guide-die = Cada dado de ardilla tiene { $squirrels ->
    [one] una ardilla
   *[other] { $squirrels } ardillas
}, { $acorns ->
    [one] una bellota
   *[other] { $acorns } bellotas
} y { $cars ->
    [one] un coche
   *[other] { $cars } coches
}.
guide-cars-title = Solo coches
guide-cars = Todos los dados tirados muestran un coche: se acaba tu turno y pierdes los puntos en mano.
guide-nuts-title = Solo ardillas: ¡GO NUTS!
guide-nuts = Pierdes los puntos en mano, pero ahora agitas los dados que tienes mientras dure, y cada bellota cuenta. Los coches no importan. Mientras tanto, los demás agitan su dado de perro.
guide-dogs = Una casa: el perro sigue durmiendo. Un perro: ¡guau! Cuando sale el último perro, la ronda acaba y tus bellotas están en el hueco.
guide-dog-die = Cada dado de perro tiene { $dogs ->
    [one] un perro
   *[other] { $dogs } perros
} y { $houses ->
    [one] una casa
   *[other] { $houses } casas
}.
guide-live = { $counted ->
    [yes] En esta mesa se tira con dados de verdad, tan rápido como puedan: las bellotas se cuentan en voz alta, quien saca un perro da un golpe en «Guau» y el número se dice cuando todos los perros están fuera.
   *[no] { $round ->
        [live] En esta mesa todo el mundo agita a la vez, tan rápido como pueda.
       *[beats] En esta mesa todo el mundo tira a la vez, tirada a tirada.
    }
}

## On paper

paper-scores-how = Una columna por persona, una línea por turno. Apunta lo que llevas en el hueco hasta entonces.
paper-odds = ¿Cuándo guardar?
paper-odds-goal = Entre dos y a la perfección: guarda en cuanto tengas tantos puntos en mano. Busca los dados que tirarías ahora, después tus puntos a la izquierda y los de la otra persona arriba. Cada cifra sale del juego resuelto.
paper-bank = { $dice ->
    [one] Un dado en juego
   *[other] { $dice } dados en juego
}
paper-bank-corner = Tú / rival
paper-roll = Lo que trae una tirada
paper-roll-dice = Dados
paper-roll-acorns = Bellotas
paper-odds-note = En negrita y sombreado: solo basta lo que basta para ganar.

## The story of a game

measure = Bellotas
feat-haul = Más bellotas de una vez
story-haul = { $mine ->
    [seat] La mejor cosecha fue la tuya: { $points } bellotas en un turno.
   *[none] La mejor cosecha: { $points } bellotas en un turno, de { $seat }.
}
story-cars = { $mine ->
    [seat] Los coches te quitaron { $lost } bellotas de golpe.
   *[none] Los coches le quitaron { $lost } bellotas de golpe a { $seat }.
}
story-nuts = { $mine ->
    [seat] { $rounds ->
        [one] Las ardillas enloquecieron una vez: { $acorns } para ti.
       *[other] Las ardillas enloquecieron { $rounds } veces; la mejor, { $acorns }, fue para ti.
    }
   *[none] { $rounds ->
        [one] Las ardillas enloquecieron una vez: { $acorns } para { $seat }.
       *[other] Las ardillas enloquecieron { $rounds } veces; la mejor, { $acorns }, fue para { $seat }.
    }
}
story-scattered = { $mine ->
    [seat] Entre tanta ardilla soltaste { $lost } y recogiste { $acorns }.
   *[none] Entre tanta ardilla, { $seat } soltó { $lost } y recogió { $acorns }.
}
story-lastdie = { $mine ->
    [seat] Tu último dado mostró una bellota.
   *[none] El último dado de { $seat } mostró una bellota.
}

## What positions are about

theme-few-dice = Quedan pocos dados
theme-lead = Conserva la ventaja
theme-stop = Lo bueno, si poco…
theme-chase = Alguien está a punto de ganar
theme-press = Échale valor

## A first game

lesson-start = Cinco dados de ardilla. Dos bellotas, así que dos puntos en mano. El coche atropelló a su propio dado: quedan cuatro. ¡Atrévete a tirarlos otra vez!
lesson-bank = Dos bellotas más: cuatro puntos en mano. Si ahora salen solo coches, adiós. Mejor guárdalos.
lesson-greed = Ahora { $name1 }. Una bellota, dos coches, quedan tres dados, y aún no está contenta…
lesson-cars = ¡Solo coches! Adiós al punto y al turno. Eso pasa por avaricia. Te toca: un punto en mano. Tira otra vez, tengo una corazonada.
lesson-event-gonuts = Solo ardillas: ¡GO NUTS! Adiós a tus puntos, pero ahora juntas bellotas, y cada una cuenta, hasta que haya salido el perro de cada rival.
lesson-nuts = Solo ardillas: ¡qué locura! Juntaste bellotas hasta que despertó el perro de enfrente: seis, directas a tu hueco. { $name1 } sigue, esta vez con cuidado.
lesson-win = Dos bellotas en mano, diez en el hueco, y con { $target } se gana esta partidita. Ya sabes qué hacer.
lesson-end = Y eso es Go Nuts! Una partida de verdad llega a { $usual-target }, y los perros nunca están donde quieres. Ahora tú, de verdad.
