### Chinchiller Dice in Spanish.

title = Chinchiller Dice
tagline = Revuélcate en la arena, cierra los ojos a tiempo y no te fíes de nadie.
box-time = unos 20 minutos
box-for = fácil, desde 8 años
rules = Cada cual empieza con { $sand ->
    [one] { $sand } grano
   *[other] { $sand } granos
} de arena. Tira dos dados, vuelve a tirar los que muestran arena mientras te atrevas y luego llévatela. x2 dobla el otro dado. Dos chinchillers, o un chinchiller y x2, te cierran un ojo. Con los dos cerrados tiras una sola vez: la persona de al lado te dice qué ha salido y te lo paga. Créetelo o mira: si mintió, paga la tirada real y cierra un ojo; pero si dudas de una verdad de menos de 6, pagas tú 6. Lo que falte para pagar sale de la bañera. Cuando ya nadie ve nada, gana el montón más grande.{ $series ->
    [yes] {" "}Se juega una serie de { $games } partidas en la que cada cual empieza { $starts ->
        [one] una vez
       *[other] { $starts } veces
    }; cuenta la arena de todas.
   *[no] { "" }
}

face-chinchiller = chinchiller
die-chinchiller = dado chinchiller

option-series = Serie
option-series-help = Se juega hasta que cada cual haya empezado las mismas veces; cuenta la arena de todas las partidas.
option-sand = Arena inicial
option-sand-help = Lo que cada cual saca de la bañera antes del primer turno.
option-supply = Toda la arena que hay
option-supply-help = Cuando se acaba, cada cual devuelve la misma cantidad.
option-returns = Cuando se acaba la arena
option-returns-help = Primero cada cual devuelve la misma cantidad, para que la bañera pueda pagar.
option-returns-needed = cada cual devuelve justo lo que falta
option-returns-pile = cada cual devuelve tanto como tiene el montón más pequeño
option-late = Dados dichos más tarde
option-late-help = Dados de verdad: la tirada a ciegas solo se dice cuando alguien mira; si no, nunca.

error-chinchiller-supply = { $players } personas sacan { $sand } granos cada una, pero solo hay { $supply } en total.

event-game = == Partida { $number } de { $games } ==
event-turn = { $blind ->
    [yes] -- { $seat }, con los ojos cerrados --
   *[no] -- { $seat } --
}
event-rolled = { $mine ->
    [seat] Sacas
   *[none] { $seat } saca
} { $faces }.
event-rolled-hidden = { $mine ->
    [seat] Tus dados ruedan
   *[none] Los dados de { $seat } ruedan
} a escondidas.
event-took = { $mine ->
    [seat] Tomas
   *[none] { $seat } toma
} { $amount ->
    [one] { $amount } grano
   *[other] { $amount } granos
} de la bañera.
event-returned = La bañera se ha quedado vacía. Cada cual devuelve { $amount ->
    [one] { $amount } grano
   *[other] { $amount } granos
}.
event-eye = { $closed ->
    [one] { $mine ->
        [seat] Cierras
       *[none] { $seat } cierra
    } un ojo.
   *[other] { $mine ->
        [seat] Cierras
       *[none] { $seat } cierra
    } también el otro ojo. ¡Buenas noches!
}
event-claimed = { $mine ->
    [announcer] Le dices a { $seat }: «Has sacado { $amount }».
    [seat] { $announcer } te dice: «Has sacado { $amount }».
   *[none] { $announcer } le dice a { $seat }: «Has sacado { $amount }».
}
event-accepted = { $mine ->
    [seat] Dices
   *[none] { $seat } dice
}: «Te creo».
event-challenged = { $mine ->
    [seat] Dices
   *[none] { $seat } dice
}: «¡A ver!» { $faces }: vale { $amount }. { $truthful ->
    [yes] Era verdad.
   *[no] ¡Era mentira!
}
event-challenged-hidden = { $mine ->
    [seat] Dices
   *[none] { $seat } dice
}: «¡A ver!» Valía { $amount }. { $truthful ->
    [yes] Verdad.
   *[no] ¡Mentira!
}
event-paid = { $mine ->
    [payer] Le das { $amount ->
        [one] { $amount } grano
       *[other] { $amount } granos
    } a { $receiver }
    [receiver] { $payer } te da { $amount ->
        [one] { $amount } grano
       *[other] { $amount } granos
    }
   *[none] { $payer } le da { $amount ->
        [one] { $amount } grano
       *[other] { $amount } granos
    } a { $receiver }
}{ $supplied ->
    [0] .
   *[other] , { $supplied } de la bañera.
}
event-paid-hidden = { $mine ->
    [payer] Le das { $amount ->
        [one] { $amount } grano
       *[other] { $amount } granos
    } a { $receiver }.
    [receiver] { $payer } te da { $amount ->
        [one] { $amount } grano
       *[other] { $amount } granos
    }.
   *[none] { $payer } le da { $amount ->
        [one] { $amount } grano
       *[other] { $amount } granos
    } a { $receiver }.
}
event-ended = Ya nadie ve nada. { $mine ->
    [winner] Tienes
   *[none] { $winner } tiene
} el montón más grande.
event-series = Se acabó la serie. Arena en total: { $totals }.

choice-take = Llevarte { $sand ->
    [one] { $sand } grano
   *[other] { $sand } granos
}
choice-reroll = Volver a tirar { $dice ->
    [one] la arena
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

## Cómo nombra una pista las opciones

deed-take = Llevarte la arena
deed-reroll = Volver a tirar
deed-claim = Decir «{ $amount }»
deed-accept = Fiarte
deed-challenge = Mirar

## Why

why-take = Llevarse { $sand } es seguro; tirar otra vez da más el { $chanceMore } de las veces y cierra un ojo el { $chanceEye }.
why-take-most = Estos dados no dan más de { $sand }; tirar otra vez cierra un ojo el { $chanceEye } de las veces.
why-reroll = Tirar otra vez da más de { $sand } el { $chanceMore } de las veces y cierra un ojo el { $chanceEye }.
why-reroll-most = Tirar otra vez no puede dar más de { $sand }, pero cierra un ojo el { $chanceEye } de las veces.
why-end-wins = Todos los demás están a ciegas: cerrar el ojo acabaría la partida, y la ganaría.
why-end-loses = Todos los demás están a ciegas: cerrar el ojo acabaría la partida, con { $behind } menos que { $mine ->
    [seat] tú
   *[none] { $seat }
}.
why-second-eye = Sería el segundo ojo, y desde entonces otra persona dice lo que ha salido.
why-behind = { $mine ->
    [seat] Llevas
   *[none] { $seat } lleva
} { $behind } de ventaja: con un puñado de arena no basta.
why-claim-true = «{ $amount }» es la verdad: si { $mine ->
    [seat] miras
   *[none] { $seat } mira
}, no se paga nada.
why-claim-true-low = «{ $amount }» es la verdad, y quien mira por tan poco paga { $fine } granos.
why-claim-low = «{ $amount }» ahorra { $saved } de { $sand }, y quien juega bien se fía el { $chance } de las veces.
why-claim-high = «{ $amount }» es más de lo que ha salido ({ $sand }), pero quien juega bien se fía el { $chance } de las veces.
why-claim-caught = Con «{ $amount }» se mira el { $chance } de las veces, y entonces mentir cuesta lo que ha salido ({ $sand }) y un ojo.
why-claim-dear = «{ $amount }» cuesta { $more } más cuando cuela.
why-lie-eye = Una mentira descubierta cuesta lo que ha salido y un ojo.
why-lie-blind = Una mentira descubierta cuesta lo que ha salido y el segundo ojo.
why-claim-odds = Cuando se juega bien, «{ $amount }» es verdad el { $chance } de las veces.
why-claim-odd = Quien juega bien nunca dice «{ $amount }» aquí.
why-look = Mirar la verdad { $fine ->
    [0] no da nada
   *[other] cuesta { $fine } granos
}; mirar una mentira da lo que ha salido, { $mean } granos de media, y { $mine ->
    [seat] cierras
   *[none] { $seat } cierra
} un ojo.
why-look-odd = Mirar la verdad { $fine ->
    [0] no da nada
   *[other] cuesta { $fine } granos
}; si es mentira, { $mine ->
    [seat] cierras
   *[none] { $seat } cierra
} un ojo.
why-trust-odd = Fiarse da { $sand } granos seguros.
why-look-blinds = Mirar la verdad { $fine ->
    [0] no da nada
   *[other] cuesta { $fine } granos
}; mirar una mentira da lo que ha salido, { $mean } granos de media, y { $mine ->
    [seat] te quedas
   *[none] { $seat } se queda
} a ciegas.
why-landed-eye = Con estos dados se cierra un ojo el { $chance } de las veces.
why-landed-blind = Es el segundo ojo: desde ahora otra persona dice lo que ha salido.
why-landed-much = Estos dados dan { $sand } granos o más el { $chance } de las veces, y { $mean } de media.
why-landed-little = Estos dados { $sand ->
    [0] no dan nada
   *[other] no dan más de { $sand }
} el { $chance } de las veces, y dan { $mean } granos de media.
why-landed-owed = Si la verdad cuela, { $mine ->
    [seat] pagas
   *[none] { $seat } paga
} { $sand ->
    [0] cero granos
    [one] { $sand } grano
   *[other] { $sand } granos
}.
why-decided-later = Los montones son iguales, y { $mine ->
    [seat] cerraste
   *[none] { $seat } cerró
} más tarde el segundo ojo.
why-decided-ahead = { $mine ->
    [seat] Llevas
   *[none] { $seat } lleva
} { $ahead } granos de ventaja.
why-decided-eyes = Ojos aún abiertos: { $mine ->
    [seat] tú
   *[none] { $seat }
}, { $open }; los demás, { $openOther }.

## La mesa en la terminal

sketch-game = Partida { $game } de { $games }
sketch-supply = Bañera: { $supply }
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
bot-regular-about = Se lleva un buen puñado, rebaja las tiradas altas y no se fía de los números pequeños.
bot-expert = Guiños
bot-expert-about = Piensa cada turno hasta el final, lleva la cuenta de la arena con los ojos cerrados y se tira faroles con medida.
bot-master = Don Morfeo
bot-master-about = Ha visto más arena que nadie, miente más o menos lo que conviene y nunca deja ver cuándo.
bot-perfect = Don Morfeo
bot-perfect-about = Conoce las probabilidades de cada montón, miente justo lo que conviene y nunca deja ver cuándo.
bot-others = Pómez, Siesta, Duna, Guijarro, Bostezo

## The scene in the browser

scene-eyes-open = los dos ojos abiertos
scene-eye-shut = un ojo cerrado
scene-eyes-shut = los dos ojos cerrados
scene-ask-roll = ¿Te la llevas o vuelves a tirar la arena?
scene-ask-claim = { $name } no ve nada. ¿Qué le dices?
scene-ask-trust = { $name } dice { $amount }. ¿Te fías o miras?
scene-says = «{ $amount }»
scene-true = la verdad
scene-lower = rebajar
scene-higher = exagerar
scene-trust = Me fío
scene-trust-gain = { $sand ->
    [one] { $sand } grano para ti
   *[other] { $sand } granos para ti
}
scene-look = Miro
scene-look-risk = { $risk ->
    [0] nada si es verdad
   *[other] cuesta { $risk } si es verdad
}
scene-truth = Era { $amount }. ¡Verdad!
scene-lie = Era { $amount }. ¡Mentira!
scene-voice = Leer en voz alta
scene-left-neighbour = a tu izquierda
scene-right-neighbour = a tu derecha
scene-only-neighbour = a tu izquierda y a tu derecha

## The rules, page by page

guide-goal = Amontona arena y mantén un ojo abierto mientras compense. Cuando nadie en la mesa vea nada, gana el montón más grande.
guide-turn-title = Tu turno
guide-turn = Tira los dos dados. Luego vuelve a tirar la arena mientras te atrevas: siempre todos los dados que muestran un número. Un x2 o un chinchiller se queda donde está. Cuando paras, te llevas de la bañera tanta arena como muestran los dados. x2 dobla el otro dado.
guide-nothing = nada, y se acaba tu turno
guide-eye-title = Ojos cerrados
guide-eye = Nada de arena, se acaba tu turno y se te cierra un ojo hasta el final de la partida.
guide-one-eye = Con un ojo sigues jugando como antes.
guide-blind = Con los dos cerrados no ves ni dados ni arena, ni siquiera la tuya. Eso sí, oyes quién se lleva o paga cuánto y qué ojos se cierran.
guide-told-title = Fiarse o mirar
guide-told = { $late ->
    [yes] Quien no ve tira una sola vez. La primera persona a su izquierda que aún ve le dice la suma. O cualquier otro número. Sin arena, es 0. Con dados de verdad la casa no se entera; solo se apuntan si miras.
   *[no] Quien no ve tira una sola vez. La primera persona a su izquierda que aún ve le dice la suma. O cualquier otro número. Sin arena, es 0.
}
guide-trust = Recibes lo que te han dicho, del montón de quien lo ha dicho. Lo que falte sale de la bañera.
guide-look-lie = Mentira, por abajo o por arriba: quien mintió te paga lo que sacaste de verdad y cierra un ojo. También aquí lo que falte sale de la bañera.
guide-look-low = Verdad, y menos de 6: no recibes nada y pagas 6. Lo que te falte sale de la bañera.
guide-look-high = Verdad, 6 o más: no recibes nada.
guide-end-title = El final
guide-end = Se cierra el último ojo: todo el mundo mira y se cuenta la arena. Si hay empate, gana quien vio durante más tiempo.
guide-supply = Cada cual empieza con { $sand ->
    [one] { $sand } grano
   *[other] { $sand } granos
}; en total hay { $supply }. Si la bañera se vacía, cada cual devuelve la misma cantidad: { $returns ->
    [pile] tanto como tiene el montón más pequeño.
   *[needed] justo lo que falta.
}
guide-series = { $series ->
    [yes] Se juega una serie: { $games } partidas, y cada cual empieza { $starts ->
        [one] una
       *[other] { $starts }
    }. Cuenta la arena de todas.
   *[no] Se juega una sola partida. Una serie entre { $players } tendría { $games } partidas, para que cada cual empiece las mismas veces, y contaría la arena de todas.
}

## On paper

paper-series-how = Cada cual empieza las mismas veces; un punto marca quién empieza. Apunta la arena de cada partida. Gana quien junte más arena en todas.
paper-series-players = { $players } en la mesa: { $games } partidas
paper-sand = Arena para recortar
paper-sand-how = Toda la arena de la caja, { $supply } granos. Pega la hoja en cartulina antes de recortar.
paper-sand-line = { $count } × { $sand }
paper-eyes = Ojos de pie
paper-eyes-how = Uno por persona. Recorta la tira, dóblala hacia atrás por las líneas discontinuas y pega la pestaña: se tiene en pie. Gira hacia delante la cara que dice cuánto ves todavía.
paper-odds = ¿Cuándo llevarse la arena?
paper-odds-goal = Entre dos y a la perfección: llévate la arena en cuanto los dados muestren tanto; con menos, vuelve a tirar. Cada cifra sale del juego resuelto.
paper-both-sand = Los dos dados muestran arena
paper-beside = Arena junto a { $face }
paper-take = { $what } (la próxima tirada cierra un ojo: { $chance })
paper-eyes-corner = Ojos: tú–rival
paper-eyes-of = { $mine }–{ $theirs }
paper-ahead = { $sand } por delante
paper-behind = { $sand } por detrás
paper-even = la misma arena
paper-never = tirar
paper-odds-note = Arriba, los ojos que siguen abiertos, primero los tuyos. La otra persona tiene { $pile } granos. «tirar» quiere decir: salga lo que salga.

## The story of a game

measure = Arena
feat-sand = Arena al final
story-take = { $mine ->
    [seat] La palada más grande fue la tuya: { $amount } de una vez.
   *[none] La palada más grande: { $amount } de una vez, de { $seat }.
}
story-lie = { $mine ->
    [announcer] Tu mentira más descarada que coló: { $claim } le dijiste a { $seat }, y eran { $actual }.
    [seat] { $announcer } te dijo { $claim } y te lo creíste. Eran { $actual }.
   *[none] La mentira más descarada que coló: { $claim }, le dijo { $announcer } a { $seat }. Eran { $actual }.
}
story-caught = { $mine ->
    [announcer] Dijiste { $claim }, eran { $actual }, y { $seat } miró.
    [seat] { $announcer } dijo { $claim }, eran { $actual }, y tú miraste.
   *[none] { $announcer } dijo { $claim }, eran { $actual }, y { $seat } miró.
}
story-dry = { $times ->
    [one] La bañera se quedó vacía una vez.
   *[other] La bañera se quedó vacía { $times } veces.
}
story-firstblind = { $mine ->
    [seat] Tus ojos fueron los primeros en cerrarse.
   *[none] Los primeros ojos cerrados: los de { $seat }.
}
story-lastseeing = { $mine ->
    [seat] Nadie vio más tiempo que tú.
   *[none] Nadie vio más tiempo que { $seat }.
}

## What positions are about

theme-truth = La verdad por delante
theme-lie = Una mentira que compensa
theme-believe = Fiarse de la palabra
theme-look = Mejor mirar
theme-last-eye = Con sueño ya
theme-take = Toma y vete
theme-risk = Vale la pena arriesgar
theme-roll-on = Muy poco para parar

## A first game

lesson-reroll = ¡Al baño de arena! Tus dados muestran 1 y 3. Serían 4 granos: poca cosa. Vuelve a tirar los dos.
lesson-take = ¡18! Podrías seguir tirando mientras te atrevas. Mejor llévatelos: van a tu montón.
lesson-double = Dos chinchillers acaban de cerrarle un ojo a { $name2 }, a tu derecha. Tú tienes x2: se queda ahí y dobla el 6. Llévate los 12.
lesson-risk = Un chinchiller también se queda; solo puedes repetir el 1. Otro chinchiller o un x2, y se te cierra un ojo. ¡Sé valiente!
lesson-half = Adiós a un ojo, y a medio mundo. Te queda otro, así que sigues jugando como antes. Ahora tira { $name1 }, a tu izquierda.
lesson-claim = { $name2 } tiene los dos ojos cerrados y ha sacado 18. Tú estás a su izquierda: dices un número y, si te cree, lo pagas. Miente un poquito: di 4.
lesson-dark = Tu segundo ojo se ha cerrado: ya no hay dados ni arena. Solo oyes lo que dicen los demás. Escucha.
lesson-accept = Has tirado, y { $name1 }, a tu izquierda, dice que son 7. Fíate: te paga esos 7 de su montón.
lesson-doubt = { $name2 } oye un 1 y no se lo cree. Dudar de un número verdadero de menos de 6 cuesta 6 granos. Escucha.
lesson-challenge = Y a ti { $name1 } te dice 3. Huele mal. Mira: si es mentira, te pagan lo que has sacado de verdad y cierran un ojo.
lesson-end = ¡Eran 24! Todo para ti, y se cierra el último ojo de la mesa. Ya nadie ve nada, así que todo el mundo mira y cuenta: el montón más grande es el tuyo.
