### The texts of the house, in Spanish.

## Choosing and seating

ask-game = ¿A qué jugamos?
which-game = Escribe un número del 1 al { $high } o un nombre como { $example }. q para salir.
game-line = { $number }  { $title } - { $tagline }
you = Tú
person-name = Jugador { $number }
bot-name = Bot { $number }
seated = En la mesa: { $names }.
rules-at-hand = ? muestra las reglas, q para salir. La partida se guarda sola mientras juegas.
dice-fair = Dados limpios. Huella: { $commitment }
dice-hand = Dados de verdad: escribe lo que sale. Los que nadie puede ver los tira la casa.
dice-seeded = Dados con semilla fija, para practicar.
resumed = ¡Hola otra vez! { $moves ->
    [one] Llevamos una jugada.
   *[other] Llevamos { $moves } jugadas.
}
seed-lost = La semilla secreta de esta partida se ha perdido: sus dados ya no se pueden comprobar. Seguimos con una nueva.

## What every game has

option-first = Quién empieza
option-first-help = draw deja que decida un dado; un número es un asiento, contando desde 0.
event-starts = Primer turno: { $seat }.
die-starter = dado de salida

## Taking turns

turn-of = { $name }: ¿y ahora?
may-wait = Intro: esperar.
ask-number = Número u orden
not-understood = Escribe un número o una orden tal como aparece [entre corchetes]. ? muestra las reglas y la lista, q para salir.
not-now = { $action } no es posible ahora. Con ? ves lo que sí se puede.
help-keys = Escribe un número o una orden tal como aparece [entre corchetes]; basta el principio de cada palabra. q para salir.
ambiguous = Eso puede ser varias cosas: { $options }
hand-over = Pásale el teclado a { $name }. ¡Quien no deba ver, que mire a otro lado!
press-enter = Pulsa Intro.
your-screen = { $name }, solo para tus ojos.
ask-roll = { $name }: tira { $dice }. ¿Qué ha salido? ({ $faces })
ask-roll-for = { $reader }, lee esta tirada ({ $name }: { $dice }). ¿Qué ha salido? ({ $faces })
ask-starter = Sortea quién empieza y escribe el número. { $seats }
starter-seat = { $number } = { $name }

## The end

winner-one = ¡Victoria para { $names }!
winner-you = ¡Has ganado!
winner-many = Victoria compartida: { $names }.
score-alone = { $score } puntos.
proof-shown = ¿Dados limpios? Compruébalo:
over-already = Esta partida ya ha terminado. Para volver a verla:
left-game = ¡Hasta luego! Para seguir:

## Replay and proof

replay-title = { $title }, { $names }
replay-step = Paso { $step } de { $steps }
replay-keys = Intro: siguiente, b: atrás, un número: ir ahí, q: salir
replay-start = El comienzo
verified = Todas las tiradas son auténticas. Comprobadas: { $rolls }.
    ¿Viste esta huella antes de la primera tirada? { $commitment }

## Errors

error-game-unknown = No hay ningún juego llamado { $game }. Prueba con: { $known }.
error-options-players = A { $game } juegan de { $low } a { $high } personas, no { $value }.
error-options-unknown = No hay ninguna opción llamada { $key }. Las opciones son: { $known }.
error-options-not-a-number = La opción { $key } pide un número entero, no { $value }.
error-options-range = La opción { $key } va de { $low } a { $high }, no { $value }.
error-options-choice = La opción { $key } admite { $allowed }, no { $value }.
error-options-list = La opción { $key } pide de { $low } a { $high } elementos de { $allowed }, no { $value }.
error-options-first = La opción first admite draw o el número de un asiento (0 es el primero), no { $value }.
error-options-pair = Una opción se escribe key=value, no { $text }.
error-action-syntax = No entiendo la acción { $text }. Prueba con: { $expected }.
error-action-illegal = { $action } no es posible ahora. Se puede: { $legal }.
error-action-not-your-turn = No es tu turno: { $action } tiene que esperar.
error-action-dice-due = Faltan dados por tirar: { $action } tiene que esperar.
error-action-too-late = Tarde: { $action } era posible hace un momento, pero alguien se te adelantó.
error-action-game-over = La partida ha terminado.
error-action-no-seat = No hay asiento { $seat } en esta mesa de { $players }.
error-roll-not-due = Ahora no hay dados que tirar.
error-roll-count = Dados indicados: { $count }. Dados necesarios: { $expected }.
error-roll-face = En este dado ({ $die }) no hay { $face }. Sus caras: { $faces }.
error-event-syntax = No entiendo el evento { $text }. Prueba con: { $expected }.
error-record-empty = El registro está vacío.
error-record-json = La línea { $line } del registro no es JSON: { $reason }.
error-record-header = La línea 1 no parece de un registro de Dicehouse: { $reason }.
error-record-version = El registro tiene la versión de formato { $version }; este Dicehouse lee la { $known }.
error-record-rules = El registro sigue la versión { $version } de las reglas de { $game }; este Dicehouse juega con la { $known }.
error-record-line = La línea { $line } del registro no se entiende: { $reason }.
error-record-move = La línea { $line } del registro es imposible en esta partida: { $reason }
error-record-events = La línea { $line } del registro cuenta { $told }, pero según las reglas es { $right }.
error-record-outcome = La línea { $line } del registro da otro resultado que la partida.
error-record-after-end = La línea { $line } del registro sigue cuando la partida ya ha terminado.
error-record-name = Un nombre tiene de 1 a { $high } caracteres imprimibles.
error-record-names = Nombres: { $names }, asientos: { $players }. No cuadra.
error-dice-script-empty = Al guion no le quedan tiradas, pero falta { $due }.
error-dice-script-unused = Al guion le sobran tiradas que nadie pidió: { $unused }.
error-dice-hidden-by-hand = Nadie en la mesa puede ver esta tirada, así que nadie puede escribirla. Juega sin dados sellados (sealed).
error-dice-seed = Una semilla tiene 64 cifras hexadecimales, de 0 a 9 y de a a f.
error-dice-string = El texto de cada jugador tiene de 1 a 200 caracteres corrientes.
error-dice-strings = Textos: { $strings }, asientos: { $players }. No cuadra.
error-dice-not-fair = Línea { $line }: esta tirada no salió de dados limpios ({ $source }); no se puede comprobar.
error-dice-not-revealed = La semilla aún no se ha descubierto: los dados limpios se comprueban cuando acaba la partida.
error-dice-commitment = Línea { $line }: la semilla no encaja con la huella. La cambiaron después de empezar la partida.
error-dice-exchanged = Línea { $line }: aquí entraron otros dados. Una sola huella debe valer para toda la partida.
error-dice-nothing = No hay ninguna tirada que comprobar.
error-dice-forged = La tirada { $roll } (línea { $line }) está amañada: el registro dice { $told }, en los dados salió { $right }.
error-file-missing = No existe el archivo { $path }.
error-file-unreadable = No se puede leer el archivo { $path }: { $reason }.
error-file-unwritable = No se puede escribir el archivo { $path }: { $reason }.
error-file-exists = El archivo { $path } ya existe. Elige otro nombre o sigue con esa partida: --resume { $path }.
