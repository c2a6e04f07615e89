### DiXkiBluff in Spanish.

title = DiXkiBluff
tagline = Apuesta por lo que hay debajo de todas las manos y pon cara de póker.

face-pi = pi
face-bomb = bomba
face-smiley = smiley
face-yinyang = yin-yang
face-sun = sol
face-figure = figura
die-dixe = DiXe

option-dice = Dados por jugador
option-dice-help = Más dados, partida más larga.
option-knowledge = Quién ve los dados tirados
option-knowledge-help = Quien coloca sus dados siempre sabe lo que muestran.
option-knowledge-own = cada uno ve los suyos
option-knowledge-sealed = nadie, hasta que se levantan las manos
option-calls = Gritar «DiXe!»
option-calls-help = Cómo da la mesa a todos la ocasión de gritar.
option-calls-paced = se pregunta a todos por turno
option-calls-live = gana el más rápido
option-faces = Caras de un DiXe
option-faces-help = Separadas por comas; una cara puede repetirse.

error-dixkibluff-no-symbol = Un DiXe necesita al menos una cara por la que se pueda apostar.

event-round = == Ronda { $number }, primera apuesta: { $seat } ==
event-thrown = { $seat }, bajo la mano: { $faces }.
event-thrown-hidden = { $seat }: dados bajo la mano.
event-placed = { $seat }, dados colocados: { $faces }.
event-placed-hidden = { $seat }: dados colocados en secreto.
event-bet = { $seat }: al menos { $number } x { $symbols }.
event-passed = { $seat }: silencio.
event-doubted = { $seat } -> { $bettor }: «¡Farol!»
event-called = { $seat } -> { $bettor }: «DiXe!»
event-shown = Manos arriba: { $hands }. Recuento de { $symbols }: { $counts }; la apuesta era { $number }.
event-discarded = { $seat }: un dado menos, { $left ->
    [0] y era el último.
    [one] queda { $left }.
   *[other] quedan { $left }.
}
event-gave = ¡Clavado! Un dado menos: { $giver }. Un dado más: { $receiver }.
event-out = { $seat }: fuera del juego.
event-won = { $seat }: ¡los últimos dados de la mesa!

choice-place = Colocar { $face }
choice-bet = Apostar { $number } x { $symbols }
choice-doubt = ¡Farol! La apuesta es demasiado alta
choice-dixe = DiXe! La apuesta es exacta
choice-pass = No decir nada

hint-bet = bet 3 pi: al menos tres; bet 3 pi bomb: al menos tres de cada

end-last = Solo queda una persona con dados.

sketch-round = Ronda { $round }
sketch-bet = La apuesta: { $number } x { $symbols } ({ $bettor })
sketch-hidden = bajo la mano
sketch-none = fuera
sketch-last = Antes: { $number } x { $symbols } ({ $bettor }), { $call ->
    [dixe] DiXe!
   *[doubt] ¡Farol!
} ({ $caller }).
sketch-counted = Recuento: { $counts }. Dado perdido: { $loser }.
