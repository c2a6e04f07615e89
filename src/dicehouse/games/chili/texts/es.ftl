### Chili Dice in Spanish.

title = Chili Dice
tagline = Seis dados, diez casillas, nunca bastantes tiradas y números rojos que pican.
box-time = unos 30 minutos
box-for = para pensar, desde 8 años
rules = { $rolls ->
    [one] Una tirada
   *[other] { $rolls } tiradas
} para toda la partida y diez casillas por llenar, una en cada turno. Vuelve a tirar los dados que quieras, cuantas veces quieras; cada tirada que te ahorras vale 5 puntos. Un número rojo recién salido se puede girar a cualquier cara. Si lo dejas como está, dobla la casilla de su número, vale 10 en Rojos y puede llevarse una escalera o X iguales a su propia casilla. X iguales: ningún número puede quedarse solo. Seis iguales, o seis rojos, son un Chili. Gana quien más puntos tenga.

space-1 = Unos
space-2 = Doses
space-3 = Treses
space-4 = Cuatros
space-5 = Cincos
space-6 = Seises
space-red = Rojos
space-straight = Escalera
space-kind = X iguales
space-chance = Chance
pad-ROT = ROJ
pad-STR = ESC
pad-PAS = IGU
pad-CHA = CHA
die-chili1 = dado 1
die-chili2 = dado 2
die-chili3 = dado 3
die-chili4 = dado 4
die-chili5 = dado 5
die-chili6 = dado 6
face-marked = { $value } rojo

rule-nothing = nada encaja
rule-numbers = los números que tocan
rule-doubled = doblado por el rojo
rule-reds = números rojos
rule-straight = del 1 al 6, completo
rule-kind = ningún número solo
rule-chance = todo cuenta
rule-small-chili = ¡Chili pequeño!
rule-big-chili = ¡¡Chili grande!!
rule-extra-hot-chili = ¡¡¡Chili extrapicante!!!

option-edition = Hoja de puntos
option-edition-help = Cómo se llaman las casillas de la hoja impresa.
option-edition-english = en tu idioma: Rojos, Escalera, X iguales, Chance
option-edition-dutch = en neerlandés: Rood, Straat, Gelijke waarden, Kans
option-rolls = Tiradas por persona
option-rolls-help = Las tiradas que tienes para toda la partida; cada una que te ahorras da 5 puntos.

event-turn = -- { $seat } --
event-picked = { $mine ->
    [seat] Vuelves
   *[none] { $seat } vuelve
} a tirar { $diceCount ->
    [one] el dado { $dice }
   *[other] los dados { $dice }
}.
event-rolled = { $mine ->
    [seat] Sacas
   *[none] { $seat } saca
} { $faces }. { $left ->
    [0] No quedan tiradas.
    [one] Queda una tirada.
   *[other] Quedan { $left } tiradas.
}
event-turned = { $mine ->
    [seat] Giras
   *[none] { $seat } gira
} el dado { $die } al { $face }.
event-scored = { $mine ->
    [seat] Apuntas
   *[none] { $seat } apunta
} { $points } en { $space } ({ $rule }).
event-ranout = { $mine ->
    [seat] Te quedas
   *[none] { $seat } se queda
} sin tiradas: nada para { $spaces }.
event-filled = { $mine ->
    [seat] Completas tu hoja
   *[none] { $seat } completa su hoja
}: { $total } puntos{ $unused ->
    [0] .
    [one] , 5 de ellos por una tirada ahorrada.
   *[other] , { $bonus } de ellos por { $unused } tiradas ahorradas.
}
event-over = Todas las hojas están completas.

choice-turn = Girar el dado { $die } al { $number }
choice-reroll = Volver a tirar { $dice } ({ $left ->
    [one] queda { $left }
   *[other] quedan { $left }
})
choice-score = { $space }: { $points }


hint-reroll = Volver a tirar dados, por su número:
hint-turn = Girar un dado rojo a otro número:
hint-score = 1-10: apuntar en esa casilla

## Cómo nombra una pista las opciones

deed-turn = Girar el dado { $die } al { $number }
deed-reroll = Volver a tirar { $diceCount ->
    [one] el dado { $dice }
    [6] los seis dados
   *[other] los dados { $dice }
}
deed-score = Apuntar { $space }

## Why

why-turn = Girado a { $number }, el dado { $die } hace { $points } en «{ $space }» en lugar de { $pointsNow }.
why-turn-keep = Un dado que ha caído en rojo se puede girar antes de la siguiente tirada: con un { $number }, el dado { $die } va mejor con los demás.
why-reroll = { $best }: «{ $space }» pasa de { $points } a { $mean } de media y mejora el { $chance } de las veces.
why-reroll-other = { $best }: { $mean } en «{ $space }» de media. { $other }: solo { $meanOther }.
why-write-waste = { $points } sería poco para «{ $space }»: vacía, esa casilla aún da { $mean } de media.
why-need = { $mine ->
    [seat] Has
   *[none] { $seat } ha
} acabado con { $total } puntos: faltan { $need } para empatar.
why-rolls = { $left ->
    [one] Queda una tirada
   *[other] Quedan { $left } tiradas
} para { $spaces ->
    [one] una casilla
   *[other] { $spaces } casillas
}.
why-write-last = No quedan tiradas: «{ $space }» recibe { $points }, «{ $spaceOther }» recibiría { $pointsOther }.
why-write-good = { $points } en «{ $space }» es más que los { $mean } que esa casilla daría de media si se dejara vacía.
why-write-least = Ninguna casilla renuncia a menos que «{ $space }»: { $points } ahora en lugar de { $mean } de media después.
why-write = «{ $space }» recibe { $points } ahora; vacía, daría { $mean } de media.
why-bonus = { $other }: «{ $space }» tendría { $mean } de media en lugar de { $points }, pero esa tirada ahorrada da { $bonus }.
why-reroll-poor = { $other }: «{ $space }» tendría { $mean } de media en lugar de { $points }, y se gastaría una de las { $left } tiradas que quedan.
why-landed-space = «{ $space }» recibiría ahora { $points }: una tirada así da ahí eso o más el { $chance } de las veces, y { $mean } de media.
why-landed-short = «{ $space }» recibiría ahora solo { $points }: una tirada así da ahí { $mean } de media, y tan poco el { $chance } de las veces.
why-decided-total = { $mine ->
    [seat] Llevas
   *[none] { $seat } lleva
} { $total } puntos, { $ahead } más que nadie.
why-decided-behind = { $mine ->
    [seat] Te
   *[none] A { $seat } le
} { $need ->
    [one] falta un punto
   *[other] faltan { $need } puntos
} para empatar, con { $left ->
    [0] cero tiradas
    [one] una tirada
   *[other] { $left } tiradas
} para { $spaces ->
    [one] una casilla
   *[other] { $spaces } casillas
}.
why-decided-now = { $mine ->
    [seat] Te
   *[none] A { $seat } le
} { $need ->
    [one] falta un punto
   *[other] faltan { $need } puntos
} para empatar, y «{ $space }» recibe ahora { $points }.
why-decided-rest = { $mine ->
    [seat] Te
   *[none] A { $seat } le
} { $left ->
    [0] quedan cero tiradas
    [one] queda una tirada
   *[other] quedan { $left } tiradas
} para { $spaces ->
    [one] una casilla
   *[other] { $spaces } casillas
}.

## La mesa en la terminal

sketch-dice = Dados (tiradas restantes: { $left }; * = rojo)
sketch-turnable = ^ se puede girar
sketch-now = vale
sketch-left = Tiradas restantes
sketch-bonus = Ahorradas x 5
sketch-total = Total

bot-novice = Pip
bot-novice-about = Le encantan los números grandes, se queda con el primero que ve y siempre se sorprende cuando se acaban las tiradas.
bot-regular = Paula
bot-regular-about = Sabe lo que debería dar cada casilla y solo gasta otra tirada cuando parece que va a compensar.
bot-expert = Chef Scoville
bot-expert-about = Saca de cada tirada todos los puntos que cabe esperar, y ni una sola vez mira tu hoja.
bot-master = El Lápiz Picante
bot-master-about = Busca acabar por delante: prudente si va ganando, atrevido si va perdiendo.
bot-perfect = El Lápiz Picante
bot-perfect-about = A solas busca el máximo de puntos: ningún juego puede esperar más.
bot-others = Humo, Jengibre, Guindilla, Azafrán, Habanera

## The table in the browser

scene-dice = Los dados
scene-die = Dado { $die }: { $face }
scene-red-number = { $number } rojo
scene-turn = Girar el dado { $die }
scene-turn-to = Girar el dado { $die } al
scene-ask = Toca los dados que quieras volver a tirar. O apúntalo.
scene-ask-red = ¡Rojo! Gíralo, o deja que pique.
scene-ask-last = No quedan tiradas: apúntalo.
scene-choose = Toca dados o una casilla
scene-choose-space = Elige una casilla
scene-roll = { $count ->
    [one] Tirar un dado
    [6] Tirar los seis
   *[other] Tirar { $count } dados
}
scene-write = Apuntar { $points } en { $space }
scene-all = Los seis otra vez
scene-none = Guardar los seis
scene-keys = Teclas: 1–6 elige dados, W una casilla, R tira o apunta, ? muestra todas.
scene-left = { $left ->
    [0] No quedan tiradas
    [one] Queda una tirada
   *[other] Quedan { $left } tiradas
}
scene-ask-picked = { $count ->
    [one] Un dado se tira otra vez
   *[other] { $count } dados se tiran otra vez
}, { $kept ->
    [0] no se queda ninguno.
    [one] se queda uno.
   *[other] se quedan { $kept }.
}
scene-ask-zero = ¿0 en { $space }? Ya no se podrá borrar.
scene-sure = Sí, apuntar 0
scene-pace = { $left ->
    [0] Ninguna tirada
    [one] Una tirada
   *[other] { $left } tiradas
} para { $spaces ->
    [one] una casilla más
   *[other] { $spaces } casillas más
}
scene-pace-short = ¡{ $left ->
    [0] Ninguna tirada
    [one] Solo una tirada
   *[other] Solo { $left } tiradas
} para { $spaces ->
    [one] una casilla más
   *[other] { $spaces } casillas más
}!
scene-pace-help = Cada casilla pide una tirada: la que se quede sin ella recibe un 0.
scene-par = Jugando a la perfección: unos { $par }
scene-best = Tu mejor marca: { $best }
scene-points = Puntos:
scene-pad-mine = Tu hoja
scene-pad-of = Hoja de { $name }
scene-pad-back = Volver
scene-bonus = Extra
scene-space-now = ahora { $points }
scene-space-open = libre
scene-heard-rolled = { $name }: { $faces }. { $left ->
    [0] No quedan tiradas.
    [one] Queda una tirada.
   *[other] Quedan { $left } tiradas.
}
scene-heard-turned = { $name }: dado { $die } girado al { $face }.
scene-about-number = Suma de este número. ¿Uno rojo? El doble.
scene-about-red = 10 por cada número rojo.
scene-about-straight = 21 si están todos, del 1 al 6.
scene-about-kind = Suma de todo, si ningún número está solo.
scene-about-chance = Suma de todo, sea lo que sea.

## The rules in the drawer

guide-goal = Llena las diez casillas de tu hoja, una en cada turno, con las menos tiradas posibles. Gana quien más puntos tenga.
guide-turn-title = Tu turno
guide-turn-roll = Tira los seis dados.
guide-turn-red = Gira los números rojos recién salidos, si quieres.
guide-turn-again = Vuelve a tirar los dados que quieras, cuantas veces quieras: tienes { $rolls ->
    [one] una tirada
   *[other] { $rolls } tiradas
} para toda la partida. O plántate.
guide-turn-write = Apunta los puntos en una casilla libre. ¿Nada encaja? Entonces, un 0.
guide-red-title = Números rojos
guide-red = Cada dado tiene un número rojo, cada uno el suyo.
guide-red-turn = Un número rojo recién salido se puede girar a cualquier otra cara, y volver atrás. En cuanto tiras otros dados, se queda como está.
guide-red-keep = O déjalo rojo: dobla la casilla de su número, vale 10 en Rojos y puede llevarse una escalera o X iguales a su propia casilla.
guide-pad-title = La hoja
guide-numbers = Del 1 al 6
guide-carried = El { $number } es rojo: esta escalera también puede ir a la casilla de ese número.
guide-chili-title = Chilis
guide-chili-small = Seis 1, 2 o 3: 50 en su casilla, 25 en cualquier otra.
guide-chili-big = Seis 4, 5 o 6: 75 en su casilla, 50 en cualquier otra.
guide-chili-hot = Los seis rojos: 100 en Rojos o Escalera, 50 en cualquier otra.
guide-end-title = El final
guide-rolls = ¿Sin tiradas? Apunta lo que tengas; las casillas que sigan libres se quedan a 0.
guide-bonus = Cada tirada que te ahorras vale 5 puntos. Cuando todas las hojas están llenas, gana quien más puntos tenga. Los empates se comparten.

## On paper

paper-cross = Tiradas: tacha una cada vez
paper-space-about = { $space }: { $about }
paper-example = { $points } en { $space }
paper-odds = ¿Cuándo apuntar?
paper-odds-goal = En solitario, a por los puntos: así se juega a la perfección. Cada cifra sale del juego resuelto.
paper-last = Queda una casilla: tira por debajo del primer número, apunta desde el segundo
paper-last-note = Cuenta los puntos después de girar los rojos. Entre los dos números depende de los dados: cuanto más cerca de un Chili, más vale otra tirada. Un solo número es los dos a la vez.
paper-space = Casilla
paper-points = Puntos
paper-rolls = Tiradas
paper-worth = Hoja vacía, { $rolls } tiradas restantes: lo que cuesta regalar una casilla
paper-expected = Una hoja entera: lo que cabe esperar
paper-worth-note = ¿No encaja nada? Regala la casilla que menos cuesta.

## The story of a game

measure = Puntos
feat-points = Puntos
story-space = { $mine ->
    [seat] La mejor casilla fue tuya: { $points } en { $space }.
   *[none] La mejor casilla: { $points } en { $space }, de { $seat }.
}
story-chili = { $mine ->
    [seat] { $rule } { $points } puntos para ti.
   *[none] { $rule } { $points } puntos para { $seat }.
}
story-nothings = { $mine ->
    [seat] { $spaces ->
        [one] Una casilla tuya se quedó a cero.
       *[other] { $spaces } casillas tuyas se quedaron a cero.
    }
   *[none] { $spaces ->
        [one] Una casilla a cero para { $seat }.
       *[other] { $spaces } casillas a cero para { $seat }.
    }
}
story-saved = { $mine ->
    [seat] Te ahorraste tiradas: { $rolls }, que son { $points } puntos.
   *[none] { $seat } se ahorró tiradas: { $rolls }, que son { $points } puntos.
}
story-turned = { $mine ->
    [seat] Giraste dados rojos { $times } veces.
   *[none] { $seat } giró dados rojos { $times } veces.
}

## What positions are about

theme-turn = Gira un dado rojo
theme-dice = Qué dados tirar
theme-one-more = Una tirada más
theme-give-up = Renunciar a unos puntos
theme-space = Qué casilla
theme-stop = Ahorra la tirada

## A first game

lesson-again = Una partida corta: { $rolls } tiradas en vez de { $usual-rolls }. La primera ya está hecha. Tres cincos, y el de la guindilla es rojo: el rojo dobla su casilla. Elige los dados 3, 4 y 6 y vuelve a tirarlos.
lesson-turn = Otro cinco, y el dado 4 ha salido rojo. Un rojo recién salido se gira a lo que quieras. Toca la flecha redonda y ponlo en 5.
lesson-fives = Cinco cincos, uno de ellos rojo: 50. Cada casilla libre enseña lo que daría ahora mismo. Elige los Cincos y apúntalo.
lesson-other = Lo escrito, escrito está. Ahora juega { $name1 }, con una hoja como la tuya. Toca el nombre, o mira junto a los dados, para verla.
lesson-red = ¡Cuatro rojos de golpe! En Rojos cada uno vale 10. Ya está bien: una tirada ahorrada da 5 puntos al final.
lesson-last = Cinco seises y queda una tirada. Sé valiente: vuelve a tirar el dado 6.
lesson-chili = Seis iguales son un Chili grande: 75 en su casilla, 50 en cualquier otra. De todos modos no te quedan tiradas: apúntalo en los Seises.
lesson-end = Eso es todo. En una partida de verdad tienes { $usual-rolls } tiradas para diez casillas, y lo que ahorras cuenta. ¡Que no falte el picante!
