### DiXkiBluff in Spanish.

title = DiXkiBluff
tagline = Apuesta por lo que hay debajo de todas las manos y pon cara de póker.
rules = Apuesta cuántas veces está un símbolo bajo todas las manos juntas; las figuras valen por todos los símbolos. Sube con un número mayor, o con el mismo número y un símbolo más. O duda: quien se equivoca pierde un dado. ¿Crees que la apuesta es exacta? DiXe! Si aciertas, quien apostó te da un dado; si no, pierdes uno. Quien gana una ronda coloca sus propios dados a su gusto y apuesta primero. Gana quien se queda con los últimos dados.

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
event-thrown-hidden = { "" }
event-placed = { $seat }, dados colocados: { $faces }.
event-placed-hidden = { $seat }: dados colocados en secreto.
event-bet = { $seat }: al menos { $number } x { $symbols }.
event-passed = { "" }
event-doubted = { $seat } -> { $bettor }: «¡Farol!»
event-called = { $seat } -> { $bettor }: «DiXe!»
event-shown = ¡A la vista! La apuesta: { $number } x { $symbols }. Recuento, figuras incluidas: { $counts }.{ $hands }
event-discarded = { $seat }: un dado menos, { $left ->
    [0] y era el último.
    [one] queda { $left }.
   *[other] quedan { $left }.
}
event-gave = ¡Clavado! { $giver } -> { $receiver }: un dado.
event-out = { $seat }: fuera del juego.
event-won = { $seat }: ¡los últimos dados de la mesa!

choice-place = Colocar { $face }
choice-bet = Apostar { $number } x { $symbols }
choice-doubt = ¡Farol! Demasiado alta (si se cumple, pierdes un dado)
choice-dixe = DiXe! Es exacta (si aciertas, ganas un dado; si no, pierdes uno)
choice-pass = Sin DiXe!

hint-bet = Apostar o subir:


sketch-round = Ronda { $round }
sketch-bet = La apuesta: { $number } x { $symbols } ({ $bettor })
sketch-hidden = bajo la mano
sketch-dice = { $dice ->
    [one] un dado
   *[other] { $dice } dados
}
sketch-none = fuera
sketch-last = Antes: { $number } x { $symbols } ({ $bettor }), { $call ->
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
bot-perfect = La Esfinge
bot-perfect-about = Juega los últimos duelos como manda el manual, sopesa cada apuesta según lo que puede haber bajo todas las manos y no deja ver nada.
