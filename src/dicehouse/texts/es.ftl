### The texts of the house, in Spanish.
###
### One word for one thing, in every file of this language. Words marked "not" are refused by tests/test_wording.py.
###
### partida (one match), turno, tirada/tirar, pista (not: consejo), sitio (numbered; not: asiento), silla (in the waiting room), registro (not: acta), orden (not: comando), huella (commitment), semilla (seed)
### Chinchiller Dice: arena counted in granos, bañera (not: reserva), montón, mirar, fiarse, serie
### Chili Dice: casilla, hoja, número rojo, escalera, X iguales, Chili; tirada ahorrada
### Go Nuts!: guardar, en mano, hueco (not: madriguera), dado de ardilla, dado de perro, agitar, solo coches (not: todo coches)
### DiXkiBluff: apuesta, subir, ¡Farol!, cantar DiXe!, figura, símbolo, dejar pasar
### Address: tú and impersonal sentences, no vosotros, persona instead of jugador, never coger. Quotes « », ¡ and ¿ at the beginning.

## Choosing and seating

ask-game = ¿A qué jugamos?
which-game = Escribe un número del 1 al { $high } o un nombre como { $example }. q para salir.
game-line = { $number }  { $title } - { $tagline }
you = Tú
person-name = Persona { $number }
bot-name = Bot { $number }
seated = En la mesa: { $names }.
rules-at-hand = ? muestra las reglas, ! da una pista, q para salir. La partida se guarda sola mientras juegas.
dice-fair = Dados limpios. Huella: { $commitment }
dice-hand = Dados de verdad: escribe lo que sale; - retira la última tirada. Los que nadie puede ver los tira la casa.
dice-seeded = Dados con semilla fija, para practicar.
resumed = ¡Hola otra vez! { $moves ->
    [one] Llevamos una jugada.
   *[other] Llevamos { $moves } jugadas.
}
seed-lost = La semilla secreta de esta partida se ha perdido: sus dados ya no se pueden comprobar. Seguimos con una nueva.

## What every game has

option-first = Quién empieza
option-first-help = draw deja que decida un dado; un número es un sitio, contando desde 0.
event-starts = { $mine ->
    [seat] Empiezas tú.
   *[none] Empieza { $seat }.
}
labelled = { $name }: { $what }
die-starter = dado de salida

## Taking turns

turn-of = { $name }: ¿y ahora?
may-wait = Intro: esperar.
ask-number = Número u orden
ask-go-on = Intro: sigue { $name }.  -: corregir la tirada
ask-ends = Con esto acaba la partida. Intro: han quedado así.  -: escribirlos de nuevo
taken-back = La última tirada no vale. Dila otra vez.
advice-untold = Sabes más que yo: nadie me ha dicho cómo han quedado tus dados.
not-understood = Escribe un número o una orden tal como aparece [entre corchetes]. ? muestra las reglas y la lista, q para salir.
not-now = { $action } no es posible ahora. Con ? ves lo que sí se puede.
help-keys = Escribe un número o una orden tal como aparece [entre corchetes]; basta el principio de cada palabra. ! da una pista, q para salir.
ambiguous = Eso puede ser varias cosas: { $options }
hand-over = Pásale el teclado a { $name }. ¡Quien no deba ver, que mire a otro lado!
press-enter = Pulsa Intro.
your-screen = { $name }, solo para tus ojos.
ask-roll = { $name }: tira { $dice }. ¿Qué ha salido? ({ $faces })
ask-roll-for = { $reader }, lee esta tirada ({ $name }: { $dice }). ¿Qué ha salido? ({ $faces })
ask-starter = Sortea quién empieza y escribe el número. { $seats }
starter-seat = { $number } = { $name }

## The end

winner-one = ¡Gana { $names }!
winner-you = ¡Has ganado!
winner-many = Victoria compartida: { $names }.
score-alone = { $score } puntos.
proof-shown = ¿Dados limpios? Compruébalo:
over-already = Esta partida ya ha terminado. Para volver a verla:
left-game = ¡Hasta luego! Para seguir:

## The story of a game

story-lead = { $times ->
    [one] La cabeza cambió de manos una vez.
   *[other] La cabeza cambió de manos { $times } veces.
}
story-ahead = { $mine ->
    [seat] No fuiste por detrás ni un momento.
   *[none] { $seat } no fue por detrás ni un momento.
}
story-comeback = { $mine ->
    [seat] Ibas { $behind } por detrás y aun así ganaste.
   *[none] { $seat } iba { $behind } por detrás y aun así ganó.
}
story-margin = { $mine ->
    [seat] Al final hubo { $margin } de diferencia entre { $second } y tú.
    [second] Al final hubo { $margin } de diferencia entre { $seat } y tú.
   *[none] Al final hubo { $margin } de diferencia entre { $seat } y { $second }.
}
story-rolls = { $rolls ->
    [one] Los dados cayeron una sola vez.
   *[other] Los dados cayeron { $rolls } veces.
}
place-line = { $place }. { $name }: { $score }
place-rounds = { $place ->
    [1] 1. { $name }: los últimos dados, tras la ronda { $rounds }
   *[other] { $place }. { $name }: fuera en la ronda { $rounds }
}

## Replay and proof

replay-title = { $title }, { $names }
replay-step = Paso { $step } de { $steps }
replay-keys = Intro: siguiente, b: atrás, un número: ir ahí, q: salir
replay-start = El comienzo
verified = Todas las tiradas son auténticas. Comprobadas: { $rolls }.
verified-ask = ¿Viste esta huella antes de la primera tirada? { $commitment }
verified-commitment = La huella es la que anotaste.
verified-string = Tu texto está en los dados: sin conocerlo, nadie pudo elegir las tiradas.
verified-pledges = Todas las promesas son las que anotaste.
verified-shown = Cada tirada es la que te mostraron.
verified-no-string = No se comprobó si tu propio texto está dentro: dalo con --string, o tus notas con --notes.
verified-daily = Son los dados del { $day }, iguales para todo el mundo ese día. Los hizo solo la casa, y nadie añadió nada.
verified-elsewhere = Tiradas anteriores: { $rolls }. Las hizo otra casa, y de allí vino la partida: esas nadie las puede comprobar.
verified-part-pledged = Sitio { $seat }, { $name }: un texto, prometido antes de que se descubriera ninguno.
verified-part-none = Sitio { $seat }, { $name }: no añadió nada. Quien no añade nada confía en los demás y en la casa.
verified-part-withheld = Sitio { $seat }, { $name }: prometió y luego no lo descubrió. Junto con la casa, ese sitio pudo elegir entre dos series de tiradas.
verified-part-unpledged = Sitio { $seat }, { $name }: un texto sin promesa. Quien conocía la semilla pudo elegirlo.

## La suerte en muchas partidas

luck-working = Repasando las partidas
luck-none = No hay ninguna partida terminada entre personas.
luck-left-out = { $path } se ha dejado fuera: { $why }
luck-of-win = Partidas que alguien gana
luck-of-points = Partidas a puntos
luck-name = quién
luck-games = partidas
luck-result-win = ganadas
luck-result-points = puntos
luck-luck = suerte
luck-word = en palabras
luck-cost = perdido por errores
luck-accuracy = precisión
luck-explained-win = La suerte y los errores se cuentan en partidas ganadas: +1,0 es una victoria regalada por los dados.
luck-explained-points = Todo en puntos, de media por partida.

## Drills

drill-title = Práctica: { $title }
drill-daily = El problema del día: { $title }
drill-ask = ¿Qué harías?
drill-again = Otro intento, o Intro para ver la solución
drill-right = ¡Exacto!
drill-wrong-win = No es lo mejor: te quita { $cost } de probabilidad de ganar.
drill-wrong-points = No es lo mejor: cuesta { $cost } puntos de media.
drill-best = Lo mejor: { $deed }.
drill-reviewing = Buscando tus errores
drill-added = { $number ->
    [0] No hay errores nuevos en esta partida. Bien jugado, o ya los conocías.
    [one] Un error se suma a tus prácticas.
   *[other] { $number } errores se suman a tus prácticas.
}
drill-bye = Hasta pronto.
drill-next = La próxima posición vuelve el { $when }.

## Dados reales

bias-none = En estas partidas no hay dados reales: nadie ha escrito cómo cayeron. Juega con --dice hand.
bias-left-out = { $path } no se puede leer y se ha dejado fuera.
bias-face = cara
bias-count = salió
bias-expected = se esperaba
bias-fair = { $throws } tiradas: estos dados caen como caen los honrados.
bias-too-few = { $throws } tiradas: de momento, nada raro. Con unas { $missing } más se notaría si una cara saliera la mitad más de veces de lo debido.
bias-odd = { $throws } tiradas: { $face } salió { $count } veces y se esperaban { $expected }. Unos dados honrados se desvían tanto más o menos una vez de cada { $often }. Conviene no perderlos de vista.
bias-loaded = { $throws } tiradas: { $face } salió { $count } veces y se esperaban { $expected }. Unos dados honrados se desvían tanto menos de una vez de cada mil. Algo no cuadra: los dados, o lo que se ha escrito.

## Bots

level-novice = principiante
level-regular = habitual
level-expert = experto
level-master = maestro
level-perfect = juego perfecto
level-random = cualquier jugada permitida
advice-exact = El mejor juego, calculado con exactitud:
advice-estimate = El mejor juego que conoce la casa:
advice-win = Los valores son probabilidades de ganar; * marca lo que juega el mejor bot.
advice-points = Los valores son los puntos esperados al final; * marca lo que juega el mejor bot.

## Coach

coach-inaccuracy = imprecisión
coach-mistake = error
coach-blunder = error grave
coach-inaccuracies =
    { $count ->
        [one] 1 imprecisión
       *[other] { $count } imprecisiones
    }
coach-mistakes =
    { $count ->
        [one] 1 error
       *[other] { $count } errores
    }
coach-blunders =
    { $count ->
        [one] 1 error grave
       *[other] { $count } errores graves
    }
coach-very-unlucky = muy mala suerte
coach-unlucky = mala suerte
coach-even = ni buena ni mala suerte
coach-lucky = buena suerte
coach-very-lucky = muy buena suerte
coach-decided = la partida está decidida

## Why

why-win = { $best }: gana el { $chance } de las partidas. { $other }: el { $chanceOther }.
why-win-equal = { $best } o { $other }: las dos ganan el { $chance } de las partidas.
why-win-sure = { $best }: así ganas la partida.
why-points = { $best }: { $mean } puntos al final, de media. { $other }: { $meanOther }.
why-points-equal = { $best } o { $other }: las dos dan { $mean } puntos al final, de media.
why-only = { $best }: no hay otra cosa que hacer.
why-luck-good = Una tirada así de buena o mejor para { $mine ->
    [seat] ti
   *[none] { $seat }
} sale el { $chance } de las veces.
why-luck-bad = Una tirada así de mala o peor para { $mine ->
    [seat] ti
   *[none] { $seat }
} sale el { $chance } de las veces.
why-decided = Desde aquí, { $mine ->
    [seat] ganas
   *[none] { $seat } gana
} el { $chance } de las veces.
why-decided-over = Con eso acaba la partida, y { $mine ->
    [seat] ganas tú
   *[none] gana { $seat }
}.

## Análisis de una partida

review-title = Análisis de { $title }: { $names }
review-working = El entrenador analiza { $title }
review-stopped = Detenido. No se ha escrito nada.
review-exact = Calculado con exactitud: aquí nadie juega mejor que el entrenador.
review-estimate = El entrenador juzga según el mejor juego que conoce la casa.
review-unsolved = Nadie ha resuelto aún el juego con estas opciones, así que el entrenador juzga a ojo. Esto ayuda: { $command }
review-measure-win = Probabilidad de ganar
review-measure-points = Puntos esperados al final
review-seat = { $name }: { $result }
review-won = victoria
review-lost = derrota
review-shared = victoria compartida
review-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
review-accuracy = Precisión
review-mistakes = Errores
review-no-mistakes = ninguno
review-luck = Suerte
review-cost = Regalado
review-adjusted = Con suerte neutra
review-level = Nivel de juego
review-level-between = { $level } (entre «{ $low }» y «{ $high }»)
review-level-unknown = muy pocas decisiones para saberlo
review-moments = Momentos clave
review-no-moments = Ningún paso decidió por sí solo esta partida.
review-moment = { $name }: { $kind } ({ $change })
review-lucky = tirada con suerte
review-unlucky = tirada con mala suerte
review-choice = Jugado: { $played }. Lo mejor: { $best }.
review-step = Paso { $step }
review-start = Antes del primer paso
review-table = Todos los pasos en números
review-column-step = Paso
review-column-event = Qué pasó
review-about = { $measure } de cada persona, paso a paso. Los números están en la tabla de abajo.
review-made = Hecho por Dicehouse { $version } solo con el registro.
review-written = Escrito: { $path }
review-offer = ¿Suerte o habilidad? El entrenador lo sabe:

## Resolver y duelos

solving = Resolviendo { $title }
solved-value = Valor al empezar
solved-gap = Margen
solved-states = Estados
solved-seconds = Segundos
solved-before = Ya estaba resuelto; --fresh lo resuelve de nuevo.
dueling = { $bots }
duel-title = { $title }: { $games } partidas, los mismos dados para todo el mundo, cada bot en cada sitio
duel-bot = bot
duel-wins = victorias
duel-sure = intervalo del 95 %
duel-score = puntos
duel-rating = nivel
duel-interrupted = Interrumpido: estas son las partidas jugadas hasta ahora.
lab-playing = Jugando
lab-title = { $title }: { $games } partidas
lab-stopped = Detenido. Lo terminado se guarda: la misma orden continúa.
lab-report = El informe: { $path }
lab-grid = cuadrícula
lab-start = gana quien empieza
lab-decisions = decisiones

## La casa abierta

house-open = La casa está abierta: { $address }  (Ctrl+C la cierra.)
house-near = Para toda la casa: { $address }
house-near-too = o, en otra red de este ordenador: { $address }
house-near-only = Los móviles de la misma wifi escanean el código o escriben la dirección. Solo para este ordenador: --only-here.
house-near-none = No hay red local: solo puede jugar este ordenador. Conéctalo y vuelve a abrir la casa.
page-alone = Se juega en el navegador, y las partidas se quedan ahí. Para amigos en otros dispositivos: { $command }
client-missing = Esta casa está abierta, pero su página para el navegador no está construida. En un clon: { $command }, y vuelve a abrir la casa.
link-invited = { $name } te invita a { $title }
link-free = { $free ->
    [0] No queda ninguna silla libre.
    [one] Queda una silla libre.
   *[other] Quedan { $free } sillas libres.
}

## Cuidar de una casa

house-table = mesa
house-code = código
house-game = juego
house-phase = estado
house-seats = sitios
house-entries = entradas
house-words = mensajes
house-opened = abierta
house-touched = última actividad
house-is-open = abierta
house-is-playing = en juego
house-is-over = terminada
house-is-closed = cerrada
house-shown = Mesas mostradas: { $tables }. Otras: { $more }.
house-sure = ¿Borrar para siempre { $tables } mesa(s), con todo lo que se dijo y se jugó en ellas? (s/n)
house-deleted = Mesas borradas: { $tables }.
house-not-sealed = El diario de la base de datos está en uso; un nodo en marcha lo vaciará en unos segundos.
house-closed = Cerrada: { $table }. Quien estaba allí saldrá en unos segundos.
house-closed-before = { $table } ya estaba cerrada.
house-banned = Vetado: { $network }.
house-unbanned = Ya no está vetado: { $network }.
house-no-bans = No hay nadie vetado.
house-network = direcciones
house-until = hasta
house-why = motivo
house-for-ever = para siempre
house-exported = Escrito: { $path }
house-bytes = bytes
house-unused = de ellos sin usar
house-bans = vetos
house-oldest = mesa más antigua

## On paper

paper-pad = Hoja de puntos
paper-pad-dutch = Hoja de puntos, edición neerlandesa
paper-scores = Hoja de puntos
paper-series = Hoja de serie
paper-rules = Tarjeta de reglas
paper-dice = Dados para doblar
paper-stickers = Pegatinas para dados en blanco
paper-dice-how = Recorta por las líneas continuas, dobla hacia atrás por las discontinuas y pega las pestañas debajo de sus vecinas. El papel grueso rueda mejor.
paper-stickers-how = Cada fila es un dado, para dados en blanco de 16 mm de lado. Imprime en papel de etiquetas y recorta los cuadrados. La primera cara va frente a la última, la segunda frente a la quinta, la tercera frente a la cuarta; las tres primeras giran en sentido antihorario alrededor de su esquina.
paper-percent = { $share } %
paper-under = < 1 %
paper-over = > 99 %
paper-number = { $value }
paper-name = Nombre
paper-game = Partida
paper-total = Total
paper-choice = { $choice }: { $then }
paper-written = Guardado: { $path }
paper-written-all = En { $path }: { $count ->
    [one] una hoja
   *[other] { $count } hojas
}.
error-paper-none = { $game } no tiene nada que imprimir.
error-paper-sheet = { $game } no tiene ninguna hoja llamada { $sheet }. Hay: { $known }.
error-paper-size = El papel puede ser { $known }, no { $size }.
error-paper-faces = Solo se pueden recortar dados de seis caras; { $die } tiene { $faces }.
error-paper-missing = Di qué juego y qué hoja, o --all CARPETA. dicehouse paper --list las muestra.
error-paper-unknown = No existe esa hoja.
error-paper-busy = Ahora mismo se están imprimiendo muchas hojas. Vuelve a pedirla en un momento.
error-paper-unavailable = Esta casa no puede imprimir: no tiene instalado typst.

## A site of files

site-engine = Empaquetando lo que ejecuta las reglas en la página
site-answers = Recogiendo las respuestas que nunca cambian
site-client = Copiando la página
site-docs = Copiando la documentación
site-written = El sitio está en { $folder }: { $files } archivos, { $size } MB. Cualquier alojamiento de archivos sirve; python -m http.server -d { $folder } lo muestra aquí.
error-site-foreign = En { $folder } hay archivos que no son de un sitio, como { $name }. Indica una carpeta nueva o vacía.
error-site-not-built = Los archivos de la página no están construidos: make web en el código fuente, o instala un wheel.
error-site-pyodide = { $folder } no es una distribución de Pyodide { $version }: { $name } falta o es de otra versión.
error-site-docs = En { $folder } no hay documentación: falta index.html.

## Errors

error-game-unknown = No hay ningún juego llamado { $game }. Prueba con: { $known }.
error-options-players = A { $game } juegan de { $low } a { $high } personas, no { $value }.
error-options-unknown = No hay ninguna opción llamada { $key }. Las opciones son: { $known }.
error-options-not-a-number = La opción { $key } pide un número entero, no { $value }.
error-options-range = La opción { $key } va de { $low } a { $high }, no { $value }.
error-options-choice = La opción { $key } admite { $allowed }, no { $value }.
error-options-list = La opción { $key } pide de { $low } a { $high } elementos de { $allowed }, no { $value }.
error-options-first = La opción first admite draw o el número de un sitio (0 es el primero), no { $value }.
error-options-pair = Una opción se escribe key=value, no { $text }.
error-action-syntax = No entiendo la acción { $text }. Prueba con: { $expected }.
error-action-illegal = { $action } no es posible ahora. Se puede: { $legal }.
error-action-not-your-turn = No es tu turno: { $action } tiene que esperar.
error-action-dice-due = Faltan dados por tirar: { $action } tiene que esperar.
error-action-too-late = Tarde para { $action }: alguien se te adelantó.
error-action-game-over = La partida ha terminado.
error-action-kind = { $value } no es una acción de { $game }. Da una acción, o léela de su texto: actions.read(text).
error-action-value = { $action } contiene un valor del tipo equivocado: hacen falta números enteros (18, no 18.0) y textos.
error-action-seat = Un sitio es un número entero, no { $value }.
error-action-no-seat = No hay sitio { $seat } en esta mesa de { $players }.
error-roll-not-due = Ahora no hay dados que tirar.
error-roll-told = Alguien ya ha dicho esta tirada. Si está mal, se puede corregir.
error-roll-unseen = Solo quien ve estos dados puede decir cómo han caído.
error-roll-not-correctable = Esta tirada ya no se puede corregir: la partida ha seguido.
error-roll-ends = Esta tirada termina la partida y después ya no se puede corregir. Dila otra vez si es así.
error-roll-kind = Una tirada es una tupla con el nombre de una cara por cada dado, no { $value }.
error-roll-count = Dados indicados: { $count }, necesarios: { $expected }.
error-roll-face = En este dado ({ $die }) no hay { $face }. Sus caras: { $faces }.
error-event-syntax = No entiendo el evento { $text }. Prueba con: { $expected }.
error-record-empty = El registro está vacío.
error-record-json = La línea { $line } del registro no es JSON: { $reason }.
error-record-header = La línea 1 no parece de un registro de Dicehouse: { $reason }.
error-record-version = El registro tiene la versión de formato { $version }; este Dicehouse lee la { $known }.
error-record-rules = El registro sigue la versión { $version } de las reglas de { $game }; este Dicehouse juega con la { $known }.
error-record-kept = Esta mesa guardada no se puede leer: { $reason }.
error-record-large = Este registro es demasiado grande: se puede traer una partida de { $most } kB como mucho.
error-record-line = La línea { $line } del registro no se entiende: { $reason }.
error-record-move = La línea { $line } del registro es imposible en esta partida: { $reason }
error-record-events = La línea { $line } del registro cuenta { $told }, pero según las reglas es { $right }.
error-record-outcome = La línea { $line } del registro da un resultado distinto del de la partida.
error-record-after-end = La línea { $line } del registro sigue cuando la partida ya ha terminado.
error-record-not-over = La partida del registro aún no ha terminado.
error-record-too-long = La partida del registro tiene { $steps } pasos; el entrenador analiza partidas de hasta { $most }.
error-record-name = Un nombre tiene de 1 a { $high } caracteres imprimibles.
error-record-names = Nombres: { $names }, sitios: { $players }. No cuadra.
error-dice-script-empty = Al guion no le quedan tiradas, pero falta { $due }.
error-dice-script-unused = Al guion le sobran tiradas que nadie pidió: { $unused }.
error-dice-hidden-by-hand = Nadie en la mesa puede ver esta tirada, así que nadie puede escribirla. Juega sin dados sellados (sealed).
error-dice-seed = Una semilla tiene 64 cifras hexadecimales, de 0 a 9 y de a a f.
error-dice-string = El texto de cada persona tiene de 1 a 200 caracteres corrientes.
error-dice-strings = Textos: { $strings }, sitios: { $players }. No cuadra.
error-dice-not-fair = Línea { $line }: esta tirada no salió de dados limpios ({ $source }); no se puede comprobar.
error-dice-not-revealed = La semilla aún no se ha descubierto: los dados limpios se comprueban cuando acaba la partida.
error-dice-commitment = Línea { $line }: la semilla no encaja con la huella. La cambiaron después de empezar la partida.
error-dice-exchanged = Línea { $line }: aquí entraron otros dados. Una sola huella debe valer para toda la partida.
error-dice-pledge = Sitio { $seat }: el texto no encaja con la promesa. Se inventó cuando ya se conocían otros textos.
error-dice-pledges = Promesas: { $pledges }, sitios: { $players }. No cuadra.
error-dice-commitment-noted = El registro lleva la huella { $told }; tú anotaste { $noted }. Cambiaron la semilla.
error-dice-string-missing = Tu texto no está entre los que se mezclaron en los dados: lo dejaron fuera.
error-dice-string-seat = Tu texto no es el del sitio { $seat }.
error-dice-seat = En esta partida no hay sitio { $seat }.
error-dice-pledge-noted = Sitio { $seat }: la promesa no es la que anotaste antes de descubrir tu texto.
error-dice-shown = Tirada { $roll }: a ti te mostraron { $noted }, el registro dice { $told }.
error-dice-shown-count = Tiradas que te mostraron: { $noted }. Tiradas en el registro: { $told }.
error-dice-game-noted = El registro es de otro juego, o de otras opciones, que los que anotaste: cambiaron los dados.
error-dice-notes = No se pueden leer las notas: { $reason }.
error-dice-day-not-over = Son los dados del { $day }: su semilla se muestra cuando ese día acaba (UTC).
error-dice-nothing = No hay ninguna tirada que comprobar.
error-dice-elsewhere = Otra casa tiró todos los dados de esta partida: no hay con qué comprobarlos.
error-dice-forged = La tirada { $roll } (línea { $line }) está amañada: el registro dice { $told }, en los dados salió { $right }.
error-bots-level = No hay nivel { $level } para { $game }. Los niveles son: { $known }.
error-bots-view = Esta no es una posición de { $game } en la que el bot del sitio { $seat } pueda elegir.
error-bots-unsolved = Nadie ha resuelto aún { $game } con estas opciones. Resuélvelo primero: { $command }
error-bots-table-damaged = No se puede leer la tabla de valores { $path }. Bórrala y resuelve de nuevo: { $command }
error-bots-no-solver = { $game } no tiene solucionador.
error-bots-no-evaluator = { $game } no tiene evaluador.
error-bots-needs-numpy = El nivel { $level } de { $game } calcula demasiado para una página: juega en la mesa de un servidor.
error-bots-values-need-numpy = Esta página no tiene pistas ni análisis para este juego: calculan demasiado. Una casa con servidor los tiene.
error-bots-cannot-solve = { $game } no se puede resolver con estas opciones: { $reason }.
error-batch-none = { $game } no se puede jugar muchas veces a la vez: falta { $field }.
error-batch-option = { $game } solo se puede jugar muchas veces a la vez con { $key } = { $value }.
error-batch-size = Un lote tiene de 1 a { $most } partidas, no { $value }.
error-batch-shape = Hay { $games } partidas y cada una necesita una entrada: la forma { $value } no encaja.
error-batch-number = Aquí hacen falta números enteros de 0 a { $most }, o -1 para ninguno.
error-envs-encoding = { $game } aún no se puede aprender: falta { $field }.
error-envs-action = No existe la acción { $number }. Las acciones se numeran de 0 a { $most }.
error-envs-reset = No hay ninguna partida en curso. Llama primero a reset().
error-envs-seed = Una semilla es un número entero desde 0, no { $value }.
error-envs-opponents = Esta mesa necesita { $needed } rivales, no { $number }.
error-lab-cells = La cuadrícula tiene { $cells } casillas. Más de { $most } no las miraría nadie.
error-lab-other = La carpeta { $folder } guarda resultados de otra serie. Elige otra carpeta, o la misma orden.
error-lab-folder = No se puede escribir en la carpeta { $folder }: { $reason }.
error-lab-damaged = El archivo { $path } no se puede leer. Bórralo y repite la misma orden.
error-lab-engine = Estos bots no se pueden compilar: { $reason }. Que los juegue el motor sencillo: { $command }
error-lab-worker = Se ha caído un proceso que jugaba. Lo terminado se guarda; repite la misma orden.
error-extra-missing = Hace falta { $package }, que no está instalado. Instálalo: { $command }
error-worker-died = Un proceso de cálculo se ha caído antes de terminar; quizá faltaba memoria. Inténtalo otra vez.
error-file-missing = No existe el archivo { $path }.
error-file-unreadable = No se puede leer el archivo { $path }: { $reason }.
error-file-too-large = El archivo { $path } supera los { $most } MB que puede tener un registro.
error-file-unwritable = No se puede escribir el archivo { $path }: { $reason }.
error-file-exists = El archivo { $path } ya existe. Elige otro nombre o sigue con esa partida: --resume { $path }.
error-action-too-soon = No tan deprisa: { $action } vuelve a ser posible en { $wait } ms.
error-table-unknown = Esa mesa no existe.
error-table-begun = La partida ya ha empezado: los sitios se quedan como están.
error-table-not-begun = La partida aún no ha empezado: queda un sitio libre o se están mezclando los dados.
error-table-not-over = La partida aún no ha terminado.
error-table-full = Todos los sitios están ocupados.
error-table-taken = El sitio { $seat } no está libre.
error-table-seats-elsewhere = Desde una misma dirección se puede tener sitio en { $most } mesas abiertas a la vez. Termina antes una partida o deja un sitio.
error-table-nobody = En el sitio { $seat } no hay nadie a quien echar.
error-table-sent-away = Quien abrió la mesa ha echado a { $name }, y puede deshacerlo.
error-table-not-sent-away = No se ha echado de esta mesa a nadie llamado { $name }.
error-table-chairs = Estas sillas no cuadran: falta una, o está nombrada dos veces.
error-table-not-proposed = Nadie ha propuesto otra partida, o ya está decidida.
error-table-name = Un nombre tiene de 1 a { $high } caracteres corrientes, sin espacios al principio ni al final.
error-table-name-taken = En esta mesa ya hay alguien que se llama { $name }.
error-table-said = Di algo de 1 a { $high } caracteres corrientes.
error-table-muted = En esta mesa te han silenciado.
error-table-enough-said = En esta mesa ya se ha hablado bastante: guarda { $most } mensajes.
error-table-too-long = Esta partida es ya tan larga como permite la casa ({ $most } entradas): no puede seguir.
error-table-followed = La siguiente partida ya está abierta.
error-table-no-hints = En esta mesa se juega sin pistas.
error-table-no-advice = La casa no tiene pistas para la partida tal como se juega aquí.
error-table-hints-busy = Ahora mismo se piden muchas pistas. Vuelve a preguntar en un momento.
error-table-no-choice = Ahora no tienes nada que elegir.
error-table-crowded = Ya hay demasiada gente conectada a esta mesa. Vuelve a intentarlo más tarde.
error-table-pledged = Tu sitio ya hizo su promesa.
error-table-sealed = Tarde: lo que cada sitio mezcla en los dados ya está fijado.
error-table-not-sealed = Guárdate tu texto: todavía faltan promesas.
error-table-string = Ese no es el texto que prometió tu sitio.
error-table-watching = Solo estás mirando: siéntate primero.
error-table-not-host = Eso solo puede hacerlo quien abrió la mesa.
error-table-token = Esa clave no guarda ningún sitio en esta mesa.
error-table-storage = La casa no puede escribir en este momento. Vuelve a intentarlo; lo que envíes dos veces cuenta una sola.
error-table-busy = Hay demasiado ajetreo en esta mesa. Vuelve a intentarlo; lo que envíes dos veces cuenta una sola.
error-table-deleted = Esta mesa se ha borrado, con todo lo que se dijo y se jugó en ella.
error-table-closed = La casa ha cerrado esta mesa.
error-table-moved = Esta partida se la llevaron a otra casa. Allí sigue.
error-table-not-alone = Hay más gente con sitio en esta mesa: solo quien los tiene todos puede llevarse la partida.
error-table-ended = Esta partida ha terminado: no queda nada que seguir jugando.
error-table-elsewhere = Estos dados se tiraron en otra casa: no hay nada que esta pueda demostrar.
error-protocol-banned = Esta casa no te deja entrar desde tu conexión.
error-house-unknown = No hay ninguna mesa con el identificador o el código { $table }.
error-house-duration = Una duración se escribe 90s, 30m, 12h, 7d o 4w, no { $text }.
error-house-network = { $text } no es ni una dirección ni una red, como 203.0.113.7 o 2001:db8::/48.
error-house-not-banned = { $network } no está vetado.
error-house-not-over = La partida de { $table } no ha terminado: su registro contaría secretos. Con --all lo obtienes todo.
error-house-sure = No hay nadie que diga que sí: repite la orden con --yes.
error-house-away = El almacenamiento no responde: { $reason }.
error-house-missing = Todavía no hay ninguna casa en { $path }.
error-table-daily = Esta es la partida del día: todo el mundo la juega igual.
error-table-not-daily = Aquí nadie ha jugado una partida del día.
error-table-no-comparison = La casa no puede comparar ahora esta partida con el mejor juego. Vuelve a preguntar más tarde.
error-table-not-real = En esta mesa los dados los tira la casa.
error-table-untold = Di primero cómo han quedado tus dados: la casa no lo sabe.
error-table-late = Solo los dados de verdad se pueden decir más tarde: jugad con dados de verdad o decidlos enseguida.
error-table-real = Estos dados se tiraron a mano: no hay nada que la casa pueda demostrar.
error-table-day-not-over = Son los dados del { $day }: se pueden comprobar cuando ese día acaba (UTC).
error-table-listed-enough = Mesas tuyas en el estante: { $high }. Cierra una, o abre esta solo para amigos.
error-review-busy = Ahora mismo se están analizando muchas partidas. Vuelve a pedirlo en un momento.
error-review-too-slow = La casa no tiene tiempo para un análisis tan largo. Con el registro puedes hacerlo tú: dicehouse review.
error-review-broke = El análisis se interrumpió. Pídelo otra vez.
error-review-none = La casa no puede analizar esta partida tal como se juega aquí.
error-lesson-none = Nadie ha escrito todavía una lección para este juego.
error-puzzle-none = En esta casa no hay problemas.
error-protocol-version = Esta casa habla la versión { $known } del protocolo, no la { $version }.
error-protocol-message = Esto no es un mensaje del protocolo: { $reason }.
error-protocol-hello = Saluda primero (hello).
error-protocol-slow = Lees demasiado despacio. Vuelve con el último número que viste.
error-protocol-connections = Demasiadas conexiones desde tu dirección. Cierra alguna o espera un momento.
error-protocol-full = La casa está llena. Vuelve a intentarlo dentro de un momento.
error-protocol-rate = Demasiados mensajes. Espera un momento.
error-protocol-origin = Una página de otro sitio no puede hacer eso aquí.
error-protocol-host = Esta casa no responde al nombre { $host }. Quien la lleva puede añadirlo al ajuste hosts.
error-settings-wrong = Los ajustes no tienen sentido: { $reason }.
error-settings-port-taken = El puerto { $port } está ocupado: otro programa escucha ahí. Elige otro con --port.
error-settings-door = La casa no puede escuchar en el puerto { $port } de { $host }: { $reason }.
