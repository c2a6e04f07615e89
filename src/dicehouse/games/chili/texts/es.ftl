### Chili Dice in Spanish.

title = Chili Dice
tagline = Seis dados, treinta tiradas, diez casillas y números rojos que pican.
rules = Treinta tiradas para toda la partida y diez casillas por llenar, una en cada turno. Vuelve a tirar los dados que quieras, cuantas veces quieras; cada tirada que te ahorras vale 5 puntos. Un número rojo recién salido se puede girar a cualquier cara. Si lo dejas como está, dobla la casilla de su número, vale 10 en Rojos y puede llevarse una escalera o X iguales a su propia casilla. X iguales: ningún número puede quedarse solo. Seis iguales, o seis rojos, son un Chili.

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
die-chili1 = dado 1
die-chili2 = dado 2
die-chili3 = dado 3
die-chili4 = dado 4
die-chili5 = dado 5
die-chili6 = dado 6

rule-nothing = nada encaja
rule-numbers = los números que tocan
rule-doubled = doblado por el rojo
rule-reds = números rojos
rule-straight = escalera
rule-kind = X iguales
rule-chance = todo cuenta
rule-small-chili = ¡Chili pequeño!
rule-big-chili = ¡¡Chili grande!!
rule-extra-hot-chili = ¡¡¡Chili extrapicante!!!

option-edition = Hoja de puntos
option-edition-help = De qué edición son las abreviaturas de la hoja.
option-edition-english = ROT, STR, PAS, CHA
option-edition-dutch = ROOD, STR, GLK, KANS
option-rolls = Tiradas por jugador
option-rolls-help = Cada tirada gasta una; las que sobran al final dan 5 puntos cada una.

event-turn = -- { $seat } --
event-picked = { $seat }: otra vez { $diceCount ->
    [one] el dado { $dice }
   *[other] los dados { $dice }
}.
event-rolled = { $seat }: { $faces }. { $left ->
    [0] No quedan tiradas.
    [one] Queda una tirada.
   *[other] Quedan { $left } tiradas.
}
event-turned = { $seat }: dado { $die } girado al { $face }.
event-scored = { $seat }: { $points } en { $space } ({ $rule }).
event-ranout = { $seat }: sin tiradas, nada para { $spaces }.
event-filled = { $seat }: hoja completa. { $total } puntos{ $unused ->
    [0] .
    [one] , 5 de ellos por una tirada sin usar.
   *[other] , { $bonus } de ellos por { $unused } tiradas sin usar.
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

sketch-dice = Dados (tiradas restantes: { $left }; * = rojo)
sketch-turnable = ^ se puede girar
sketch-now = vale
sketch-left = Tiradas restantes
sketch-bonus = Sin usar x 5
sketch-total = Total

bot-novice = Pip
bot-novice-about = Le encantan los números grandes, se queda con el primero que ve y siempre se sorprende cuando se acaban las tiradas.
bot-regular = Paula
bot-regular-about = Sabe lo que debería dar cada casilla y solo gasta otra tirada cuando parece que va a compensar.
bot-expert = Chef Scoville
bot-expert-about = Saca de cada tirada todos los puntos que cabe esperar, y ni una sola vez mira tu hoja.
bot-perfect = El Lápiz Picante
bot-perfect-about = A solas busca el máximo de puntos; contra ti, acabar por delante: prudente si va ganando, atrevido si va perdiendo.
