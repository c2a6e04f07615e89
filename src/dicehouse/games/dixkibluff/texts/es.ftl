### DiXkiBluff in Spanish.

title = DiXkiBluff
tagline = Apuesta por lo que hay debajo de todas las manos y pon cara de póker.
box-time = de 15 a 20 minutos
box-for = para farolear, desde 12 años
rules = { $dice } dados para cada cual. Apuesta cuántas veces, como mínimo, está un símbolo bajo todas las manos juntas; las figuras valen por todos los símbolos. Sube con un número mayor, o con el mismo número y un símbolo más, pero nunca por encima de los dados que hay en la mesa ({ $onTable } al empezar). O duda: quien se equivoca pierde un dado. ¿Crees que la apuesta es exacta? DiXe! Si aciertas, quien apostó te da un dado; si no, pierdes uno. Quien gana una ronda coloca sus propios dados a su gusto y apuesta primero. Gana quien se queda con los últimos dados. { $knowledge ->
    [sealed] Aquí nadie mira los dados tirados, ni siquiera los suyos.
   *[own] Ves tus propios dados y los de nadie más.
}

face-pi = pi
face-bomb = bomba
face-smiley = smiley
face-yinyang = yin-yang
face-sun = sol
face-figure = figura
die-dixe = DiXe

option-dice = Dados por persona
option-dice-help = Más dados, partida más larga.
option-knowledge = Quién ve los dados tirados
option-knowledge-help = Quien coloca sus dados siempre sabe lo que muestran.
option-knowledge-own = cada cual ve los suyos
option-knowledge-sealed = nadie, hasta que se levantan las manos
option-calls = Cantar «DiXe!»
option-calls-help = Cómo da la mesa a cada cual la ocasión de cantar.
option-calls-paced = se pregunta a cada cual por turno
option-calls-live = cuenta la voz más rápida
option-faces = Caras de un DiXe
option-faces-help = Separadas por comas; una cara puede repetirse.
option-late = Dados dichos más tarde
option-late-help = Dados de verdad: se quedan bajo las manos y solo se dicen cuando estas se levantan.

error-dixkibluff-no-symbol = Un DiXe necesita al menos una cara por la que se pueda apostar.

event-round = == Ronda { $number }: { $mine ->
    [seat] apuestas primero
   *[none] { $seat } apuesta primero
} ==
event-thrown = Bajo { $mine ->
    [seat] tu mano
   *[none] la mano de { $seat }
}: { $faces }.
event-thrown-hidden = { "" }
event-placed = { $mine ->
    [seat] Colocas
   *[none] { $seat } coloca
} { $faces }.
event-placed-hidden = { $mine ->
    [seat] Colocas
   *[none] { $seat } coloca
} dados en secreto.
event-bet = { $mine ->
    [seat] Apuestas
   *[none] { $seat } apuesta
}: al menos { $number } × { $symbols }.
event-passed = { "" }
event-doubted = { $mine ->
    [seat] Le dices a { $bettor }
    [bettor] { $seat } te dice
   *[none] { $seat } le dice a { $bettor }
}: «¡Farol!»
event-called = { $mine ->
    [seat] Le dices a { $bettor }
    [bettor] { $seat } te dice
   *[none] { $seat } le dice a { $bettor }
}: «DiXe!»
event-shown = Se levantan las manos. La apuesta era { $number } × { $symbols }; con las figuras hay { $counts }.{ $hands }
event-discarded = { $mine ->
    [seat] Pierdes
   *[none] { $seat } pierde
} un dado, { $left ->
    [0] y era el último.
    [one] queda { $left }.
   *[other] quedan { $left }.
}
event-gave = ¡Clavado! { $mine ->
    [giver] Le das un dado a { $receiver }.
    [receiver] { $giver } te da un dado.
   *[none] { $giver } le da un dado a { $receiver }.
}
event-out = { $mine ->
    [seat] Quedas
   *[none] { $seat } queda
} fuera del juego.
event-won = ¡{ $mine ->
    [seat] Tienes
   *[none] { $seat } tiene
} los últimos dados de la mesa!

choice-place = Colocar { $face }
choice-bet = Apostar { $number } × { $symbols }
choice-doubt = ¡Farol! Se pasa (si se cumple, pierdes un dado)
choice-dixe = DiXe! Es exacta (si aciertas, ganas un dado; si no, pierdes uno)
choice-pass = Sin DiXe!

hint-bet = Apostar o subir:

## Cómo nombra una pista las opciones

deed-place = Colocar { $face }
deed-bet = Apostar { $number } × { $symbols }
deed-doubt = Decir «¡Farol!»
deed-dixe = Decir «DiXe!»
deed-pass = Dejarla pasar

## Why

why-place = Los dados iguales sostienen las apuestas más altas, siempre que el símbolo cambie de ronda en ronda.
why-bet = { $best }: se cumple el { $chance } de las veces, { $held ->
    [0] con
   *[other] con { $held } en mano y
} { $need } { $held ->
    [0] por salir
   *[other] más por salir
} entre { $hidden ->
    [one] un dado oculto
   *[other] { $hidden } dados ocultos
}.
why-bet-sure = { $best }: se cumple seguro, solo con los dados en mano.
why-bet-riskier = { $other }: se cumple el { $chance } de las veces.
why-bet-tells = { $other }: se cumple el { $chance } de las veces, pero revela lo que hay bajo la mano.
why-bet-high = { $other }: se cumple el { $chance } de las veces, pero sube más de lo necesario.
why-bet-timid = { $other }: se cumple el { $chance } de las veces, pero es fácil de subir.
why-bet-theirs = { $other }: se cumple el { $chance } de las veces, pero con los dados de los demás, que pueden subirla.
why-doubt = Según los dados propios y las apuestas anteriores, la apuesta falla el { $chance } de las veces.
why-doubt-fails = La apuesta de la mesa se cumple el { $chance } de las veces, y entonces «¡Farol!» cuesta un dado.
why-dixe = La apuesta es exacta el { $chance } de las veces, y entonces quien apostó entrega un dado.
why-needed = { $held ->
    [0] Exactamente { $need }
   *[other] Con { $held } en mano, exactamente { $need } más
} de { $hidden } dados ocultos { $need ->
    [one] debe
   *[other] deben
} mostrarlo.
why-pass = La apuesta es exacta solo el { $chance } de las veces, y un «DiXe!» equivocado cuesta un dado.
why-landed-hand = { $count } de estos { $dice } dados cuentan para un mismo símbolo; tantos o más salen el { $chance } de las veces.
why-landed-poor = No más de { $count } de estos { $dice } dados { $count ->
    [one] cuenta
   *[other] cuentan
} para un mismo símbolo; tan pocos salen el { $chance } de las veces.
why-decided-dice = { $mine ->
    [seat] Tienes
   *[none] { $seat } tiene
} { $dice ->
    [one] un dado
   *[other] { $dice } dados
}; los demás, { $others } en total.
why-decided-last = A nadie más le quedan dados.

## La mesa en la terminal

sketch-round = Ronda { $round }
sketch-bet = La apuesta: { $number } × { $symbols } ({ $bettor })
sketch-hidden = bajo la mano
sketch-dice = { $dice ->
    [one] un dado
   *[other] { $dice } dados
}
sketch-none = fuera
sketch-last = Antes: { $number } × { $symbols } ({ $bettor }), { $call ->
    [dixe] DiXe!
   *[doubt] ¡Farol!
} ({ $caller }).
sketch-counted = Recuento: { $counts }. Dado perdido: { $loser }.

bot-novice = Tina Corazonada
bot-novice-about = Se fía primero de sus propios dados y se cree demasiado tiempo las apuestas ajenas.
bot-regular = Conde Quizás
bot-regular-about = Cuenta lo que tiene, espera la media de lo demás y duda de lo que va mucho más allá.
bot-expert = Madame Ceja
bot-expert-about = Lee tus dados en tus apuestas, recuerda quién va de farol y de vez en cuando también se marca uno.
bot-master = La Esfinge
bot-master-about = Juega los últimos duelos como manda el manual, sopesa cada apuesta según lo que puede haber bajo todas las manos y no deja ver nada.
bot-others = Lady Tal-Vez, Barón Mármol, Tía Guiño, Doctor Chitón, Sir Sonrisa, Miss Susurro, Tío Nisé, Capitán Ejem

## The table in the browser

scene-board = La mesa
scene-round = Ronda { $round }
scene-dice = { $dice ->
    [one] un dado en la mesa
   *[other] { $dice } dados en la mesa
}
scene-says = { $name }: al menos
scene-first = Primera apuesta: { $name }
scene-shows = { $name }, mano levantada
scene-under-hand = { $dice ->
    [one] un dado bajo la mano
   *[other] { $dice } dados bajo la mano
}
scene-hidden-die = un dado que nadie puede ver
scene-new-die = un dado recién ganado
scene-out = fuera
scene-passed = sin DiXe!
scene-bet-before = Última apuesta:
scene-yours = Tus dados
scene-your-bet = Tu apuesta
scene-how-many = Cuántos
scene-fewer = Uno menos
scene-more = Uno más
scene-counted = { $found } en la mesa, { $number } en la apuesta
scene-doubt = ¡Farol!
scene-doubt-note = se pasa
scene-dixe = DiXe!
scene-dixe-note = es exacta
scene-pass = La dejo pasar
scene-bet = Apostar { $number }×
scene-own = tienes { $own }
scene-chip = { $face }, tienes { $held }
scene-pass-all = Dejar pasar toda la ronda
scene-letting-go = Dejas pasar todas las apuestas hasta que te toque.
scene-ask-again = Preguntar de nuevo
scene-showdown = ¡A ver esos dados!
scene-recall = El último recuento
scene-go-on = Seguir
scene-sum = En total:
scene-to-the-end = Ir al final
scene-laid = Ya colocados: { $faces }. Faltan: { $left }.
scene-not-exact = No es exacta. { $mine ->
    [seat] Pierdes
   *[none] { $name } pierde
} un dado.
scene-fails = ¡Era un farol! { $mine ->
    [seat] Pierdes
   *[none] { $name } pierde
} un dado.
scene-holds = Era verdad. { $mine ->
    [seat] Pierdes
   *[none] { $name } pierde
} un dado.
scene-you-out = Sin dados. Ahora, a ver sudar a los demás.
scene-ask-place = Nadie mira: colócalos a tu gusto.
scene-ask-tell = ¡Manos arriba! ¿Qué caras habías colocado?
scene-ask-call = ¿Es exacta? Cántala, o déjala pasar.
scene-ask-answer = Sube, o canta el farol.
scene-ask-open = Abres tú: ¿qué hay bajo las manos?
scene-ask-live = Le toca responder a { $name }. ¿O te adelantas tú?

## The rules in the drawer

guide-goal = Cada cual esconde sus dados bajo la mano. Apuesta por lo que hay bajo todas juntas, pilla los faroles y quédate con los últimos dados.
guide-die-title = Los dados
guide-die = Cada cual empieza con { $dice } dados. Cada dado tiene { $facesCount } caras, todas igual de probables: { $symbols ->
    [one] un símbolo
   *[other] { $symbols } símbolos distintos
} y { $figures ->
    [0] ninguna figura
    [one] una figura
   *[other] { $figures } figuras
}.
guide-figure = La figura vale por todos los símbolos. Por las figuras mismas no se apuesta.
guide-round-title = Una ronda
guide-round = { $knowledge ->
    [sealed] Todo el mundo tira a la vez bajo la mano, y nadie mira, ni siquiera sus propios dados: solo conoces los que colocaste tú.
   *[own] Todo el mundo tira a la vez bajo la mano y mira solo sus propios dados.
} Luego las apuestas dan la vuelta en el sentido del reloj.
guide-bet = Una apuesta dice: al menos tantos de este símbolo, bajo todas las manos juntas. La primera nombra un solo símbolo.
guide-raise-title = Subir…
guide-raise = Si te toca y te crees la apuesta, súbela de una de estas dos maneras:
guide-wider = El mismo número y un símbolo más. Entonces tiene que haber tantos de cada uno.
guide-higher = Un número mayor, de un solo símbolo a tu gusto.
guide-limit = Ninguna apuesta puede pasar del número de dados que hay en la mesa: { $onTable } al empezar.
guide-doubt-title = … o cantar ¡Farol!
guide-doubt = Se levantan las manos y se cuenta todo, figuras incluidas. Si hay menos de algún símbolo nombrado, quien apostó pierde un dado. Si hay bastantes, lo pierdes tú. Solo puede dudar quien va justo después.
guide-example = Dos soles y una figura son tres soles.
guide-dixe-title = DiXe!
guide-dixe = ¿Crees que una apuesta es exacta? Canta DiXe!, le toque a quien le toque, salvo si la apuesta es tuya. Si cada símbolo nombrado está justo esas veces, quien apostó te da un dado. Si no, pierdes uno.
guide-asked = { $calls ->
    [live] En esta mesa cuenta la voz más rápida.
   *[paced] En esta mesa se pregunta a cada cual por turno después de cada apuesta.
} { $late ->
    [yes] Los dados de verdad se quedan bajo las manos; la casa solo los conoce cuando estas se levantan.
   *[no] { "" }
}
guide-win-title = Ganar una ronda
guide-win = La gana quien tenía razón: quien pilla un farol, la persona de quien se dudó sin motivo, quien acierta con DiXe!, o la persona a quien le cantaron un DiXe! fallido.
guide-place = Mientras los demás tiran, quien ganó coloca sus propios dados uno a uno, en secreto y a su gusto, y apuesta primero.
guide-end-title = El final
guide-end = Sin dados no hay voz: quedas fuera. Gana quien tiene los últimos dados.

## On paper

paper-scores-how = Cada cual empieza con { $dice } dados. Después de cada ronda, apunta cuántos quedan.
paper-next-game = La próxima partida
paper-dice-more = Esta hoja basta para { $players }; para más, imprímela otra vez.
paper-odds = Lo que vale una apuesta
paper-odds-goal = Cuenta lo que muestran tus dados y réstalo de la apuesta. Lo que queda tiene que estar bajo las otras manos: busca sus dados a la izquierda y el número que falta arriba.
paper-bet-one = Al menos tantos de un símbolo
paper-bet-two = Al menos tantos de cada uno de dos símbolos
paper-bet-exact = DiXe! Exactamente tantos de un símbolo
paper-bet-corner = Dados ocultos
paper-odds-note = Las figuras también cuentan. En negrita y sombreado: al menos la mitad de las veces. Vale para dados tirados; quien colocó los suyos puede tener cualquier cosa.

## The story of a game

measure = Dados
feat-rounds = Rondas aguantadas
story-bluff = { $mine ->
    [seat] Tu farol más descarado que coló: { $number } × { $symbols }, y había { $found }.
   *[none] El farol más descarado que coló: { $number } × { $symbols }, de { $seat }, y había { $found }.
}
story-called = { $mine ->
    [seat] Apostaste { $number }, había { $found }, y { $caller } cantó farol.
    [caller] { $seat } apostó { $number }, había { $found }, y tú cantaste farol.
   *[none] { $seat } apostó { $number }, había { $found }, y { $caller } cantó farol.
}
story-close = { $mine ->
    [seat] { $caller } no se creyó tus { $number }, y había justo { $number }.
    [caller] No te creíste los { $number } de { $seat }, y había justo { $number }.
   *[none] { $caller } no se creyó los { $number } de { $seat }, y había justo { $number }.
}
story-exactly = { $mine ->
    [seat] { $times ->
        [one] Cantaste DiXe! y era exacto.
       *[other] Cantaste DiXe! con razón { $times } veces.
    }
   *[none] { $times ->
        [one] { $seat } cantó DiXe! y era exacto.
       *[other] { $seat } cantó DiXe! con razón { $times } veces.
    }
}
story-notexactly = { $mine ->
    [seat] Cantaste DiXe! { $times } veces sin acertar.
   *[none] { $seat } cantó DiXe! { $times } veces sin acertar.
}
story-firstout = { $mine ->
    [seat] Para ti se acabó antes que para nadie, en la ronda { $round }.
   *[none] Para { $seat } se acabó antes que para nadie, en la ronda { $round }.
}
story-brink = { $mine ->
    [seat] Te quedaba un dado contra { $others }, y ganaste.
   *[none] A { $seat } le quedaba un dado contra { $others }, y ganó.
}
story-rounds = Hicieron falta { $rounds } rondas.

## What positions are about

theme-place = Coloca tus dados
theme-open = La primera apuesta
theme-raise = Cuánto subir
theme-hold = Todavía no es «¡Farol!»
theme-doubt = Hora de decir «¡Farol!»
theme-exactly = Justo en el clavo
theme-quiet = Mejor callar

## A first game that teaches

lesson-hands = Detrás de tu mano hay dos pi y una figura, y la figura vale por todos los símbolos. Nadie ve tus dados, y tú no ves los ajenos. La primera apuesta es de { $name2 }, a tu derecha.
lesson-pass = Al menos dos soles entre los nueve dados. Después de cada apuesta se pregunta a cada cual: ¿es exacta? Quién sabe. Déjala pasar.
lesson-raise = Ahora respondes tú: subir, o cantar el farol. Tu figura ya es un sol, así que sigue. Deja el 2 y añade pi: dos soles y dos pi.
lesson-higher = Te dejan pasar. Hay otra manera de subir: un número mayor, pero de un solo símbolo. Mira a { $name1 }, a tu izquierda.
lesson-wait = ¿Tres soles? Con tu figura, muy posible. ¿Pero justo tres? Déjala pasar.
lesson-smell = ¿Seis smileys con nueve dados? Tú tienes uno, y lleva sombrero. Justo seis no son, así que déjala pasar…
lesson-doubt = … porque ahora te toca, y puedes decir lo que piensas.
lesson-place = Dos smileys, no seis. ¡Farol pillado! Quien gana una ronda coloca sus propios dados a su gusto mientras los demás tiran. Coloca una bomba.
lesson-place-more = Y otra más.
lesson-place-figure = Ahora una figura: también es una bomba. Ya son tres, y solo lo sabes tú.
lesson-open = Apuestas primero. Di tres bombas: es verdad, y suena a farol.
lesson-dixe = Cuatro bombas, dice { $name1 }. Tres son tuyas. ¿Y entre los otros cinco dados, justo una bomba o figura? Pasa una de cada tres veces. ¡Atrévete!
lesson-end = ¡Justo cuatro! Ahora tienes cuatro dados, y los demás, dos. Quien se queda sin dados está fuera, y gana quien tiene los últimos. No hay más que saber. Pon cara de póker.
