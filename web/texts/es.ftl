### The texts of the page in the browser, in Spanish.

## Around the table

web-seat-free = sitio libre
web-seat-number = sitio { $number }
web-away = no está
web-played-by-bot = juega un bot
web-acting = con el turno
web-time-left = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
}
web-your-turn = Te toca.
web-sent = Enviado…
web-waiting-for = Esperamos a { $name }.
web-waiting-for-many = Esperamos a { $names }.
web-said = { $name } dice: { $text }
web-announcements = Lo que pasa en la mesa
web-your-name = Tu nombre
web-sit-down = Sentarse
web-line-lost = Se ha cortado la conexión. Seguimos intentándolo; no se pierde nada de lo que has hecho.
web-line-back = La conexión ha vuelto.
web-watching = mirando
web-shelf = Estante
web-tools = A mano
web-hint = Pista
web-rules = Reglas
web-talk = Charla
web-talk-new = Charla (algo nuevo)
web-menu = Menú
web-player = Quién
web-score = Puntos
web-wins = Partidas ganadas

## Dados reales

web-real = Dados reales
web-real-help = Se tiran los dados en la mesa de verdad y se toca lo que muestran. Por los bots sigue tirando la casa.
web-real-mine = Mis dados, para las probabilidades (solo los ves tú)
web-real-mine-ask = ¿Cómo están tus dados? Solo lo verás tú.
web-real-mine-known = Tus dados: { $dice }
web-real-odds = Probabilidades
web-real-forget = Otros dados
web-real-turn = Girar la pantalla
web-real-speak = Decir en voz alta lo que pasa
web-real-voice = Dictar los dados
web-real-heard = ¿Es correcto?
web-real-send = Correcto
web-real-title = Tu tirada
web-real-ask =
    { $count ->
        [one] Tira tu dado. ¿Qué muestra?
       *[other] Tira tus { $count } dados. ¿Qué muestran?
    }
web-real-correct-ask = ¿Qué muestran los dados en realidad?
web-real-so-far = Hasta ahora
web-real-back = Uno atrás
web-real-house = Que tire la casa
web-real-others = Tira tus dados. Quien los vea los apunta.
web-real-for = Apuntar la tirada de { $name }
web-real-correct = Corregir la tirada
web-real-correct-of = Corregir a { $name }: { $dice }
web-real-keep = Dejarla así
web-real-ends = Con esto termina la partida. ¿Los dados están así de verdad?
web-real-ends-yes = Sí, están así
web-real-ends-no = No, los marco otra vez
web-note-corrected = { $mine ->
    [yes] Corriges la tirada.
   *[no] { $name } corrige la tirada.
}

## Throwing

web-die-in-the-air = en el aire
web-throws = { $mine ->
    [yes] Tiras…
   *[no] { $name } tira…
}
web-your-throw = Tus dados: ¡tíralos!
web-about-to-throw = { $hands ->
    [one] { $names } va a tirar.
   *[other] { $names } van a tirar.
}
web-throw = Tirar
web-throw-for-me = Que la casa tire por mí
web-shake-to-throw = Agitar el móvil para tirar
web-patience = Los dados esperan a su mano
web-patience-none = nada, tira la casa
web-patience-help = Después los tira la casa.

## Talk

web-history = Lo que ha pasado
web-history-empty = Aún no ha pasado nada. ¡Saluda!
web-history-none = Todavía no ha pasado nada.
web-history-earlier = Ver lo anterior
web-say-something = Di algo
web-send = Enviar
web-reactions = Reacciones rápidas
web-reaction-laugh = ¡Ja!
web-reaction-wow = Hala
web-reaction-ouch = Ay
web-reaction-clap = Bien jugado
web-reaction-think = Mmm
web-reaction-hurry = Venga
web-note-sat = { $mine ->
    [yes] Ya estás en la mesa.
   *[no] { $name } se sienta a la mesa.
}
web-note-began = Ya está todo el mundo. ¡Allá vamos!
web-note-moved = Esta partida empezó en otra casa. A partir de aquí tiene los dados de esta.
web-note-absent = { $mine ->
    [yes] No estás. Un bot juega por ti.
   *[no] { $name } no está. Sigue un bot.
}
web-note-back = { $mine ->
    [yes] Ya estás de vuelta.
   *[no] { $name } está de vuelta.
}
web-note-stand-in = { $mine ->
    [yes] Se te ha acabado el tiempo. Por esta vez ha decidido un bot.
   *[no] A { $name } se le ha acabado el tiempo. Por esta vez ha decidido un bot.
}
web-note-muted = { $mine ->
    [yes] Te han silenciado.
   *[no] Han silenciado a { $name }.
}
web-note-heard = { $mine ->
    [yes] Ya se te oye otra vez.
   *[no] Ya se oye otra vez a { $name }.
}

## Hints

web-hint-thinking = Pensando…
web-hint-more = Todas las opciones
web-hint-close = Cerrar la pista
web-hint-play = Jugar esto
web-coach-sure = { $action }: ¿seguro?
web-coach-anyway = Hacerlo igualmente
web-coach-again = Elegir de nuevo
web-coach-silence = No preguntar más
web-coach-setting = Contra bots: preguntar antes de un error grave
web-hint-values-win = Cuántas partidas gana cada opción si sigues jugando bien.
web-hint-values-points = Cuántos puntos da cada opción al final, de media.
web-hint-value-win = gana el { $value }
web-hint-value-points = { $value } puntos
web-hint-like = { $count ->
    [one] Otra igual de buena
   *[other] Otras { $count } igual de buenas
}
web-situation = Cómo va la partida
web-note-hinted = { $mine ->
    [yes] Has pedido una pista.
   *[no] { $name } ha pedido una pista.
}
web-hints-used = { $count ->
    [one] Una pista
   *[other] { $count } pistas
}

## Teclas

web-keys = Teclas
web-keys-single = Jugar con una sola tecla: letras, cifras, + y −
web-key-tab = a lo siguiente; con Mayús, hacia atrás
web-key-enter = tomar, tirar, pulsar; la barra espaciadora también vale
web-key-primary = el botón grande: tirar, llevarte, apostar, apuntar
web-key-second = el otro botón: guardar, mirar, ¡Farol!
web-key-third = el tercero: DiXe!
web-key-digits = dados, símbolos y números, contados desde la izquierda
web-key-write = otra casilla libre donde apuntar
web-key-signs = uno más, uno menos
web-key-hint = una pista
web-key-situation = repetir cómo va la partida
web-key-help = estas teclas
web-key-escape = apartar lo que está encima: reglas, charla, menú, una pista

## The end

web-again = Otra partida
web-next-watch = Mirar la siguiente
web-look-table = Ver la mesa
web-series-wins = { $wins ->
    [one] 1 partida ganada
   *[other] { $wins } partidas ganadas
}
web-proof-question = ¿Eran limpios los dados?
web-proof-about = Antes de la primera tirada la casa guardó su semilla bajo llave y mostró su huella, y cada persona selló una pizca de azar. Ahora todo está a la vista: tu navegador repite cada tirada y la compara con lo que viste.
web-proof-check = Comprobar aquí cada tirada
web-proof-good = { $rolls ->
    [one] La única tirada es auténtica.
   *[other] Las { $rolls } tiradas son auténticas.
}
web-proof-commitment-bad = La semilla no encaja con la huella que te mostraron. Alguien la ha cambiado.
web-proof-forged = La tirada { $roll } es falsa: se contó { $told }, salió { $right }.
web-proof-verdict-good = Nada raro en estos dados, hasta donde tu navegador puede ver.
web-proof-verdict-bad = Estos dados no eran limpios.
web-proof-commitment-good = La semilla encaja con la huella que viste antes de la primera tirada.
web-proof-commitment-late = La semilla encaja con la huella, pero este navegador la vio con la partida ya empezada.
web-proof-broken = Esta prueba no tiene ni pies ni cabeza.
web-proof-pledge-bad = { $names }: esta no es la pizca de azar que estaba sellada. Alguien se la inventó después.
web-proof-pledges-changed = Los sellos no son los que te mostraron antes de abrir el tuyo.
web-proof-own-good = Tu propia pizca de azar está dentro: sin conocerla, nadie pudo elegir las tiradas.
web-proof-own-dropped = Tu propia pizca de azar se quedó fuera.
web-proof-own-none = No añadiste azar propio. Que nadie eligió las tiradas se lo crees a los demás y a la casa.
web-proof-own-late = Tu pizca de azar no llegó a tiempo: no está en los dados.
web-proof-own-elsewhere = Tu pizca de azar la puso otro de tus aparatos; solo ese puede comprobarla.
web-proof-watched = Estabas mirando: si su azar está dentro, solo puede comprobarlo quien jugó.
web-proof-pledged = { $names }: azar propio, sellado antes de abrir nada.
web-proof-pledged-told = { $names }: azar propio, pero este navegador no estaba cuando se selló.
web-proof-withheld = { $names }: selló algo y luego se lo guardó. Junto con la casa, eso permite elegir entre dos cursos de toda la partida.
web-proof-none = { $names }: no añadió nada.
web-proof-daily = Eran los dados del { $day }, iguales para todo el mundo. Los hizo solo la casa, y nadie añadió azar propio.
web-proof-elsewhere = Tiradas anteriores: { $rolls }. Se hicieron en otra casa, de donde vino la partida. Nadie puede comprobarlas, y quien la trajo quizá sepa lo que ocultaban.
web-proof-daily-bad = No son los dados del día que te dijeron.
web-proof-dice-good = Los dados son los de las reglas.
web-proof-dice-bad = La tirada { $roll } se hizo con dados que las reglas no conocen: { $faces }.
web-proof-dice-unknown = Este navegador no conoce los dados de este juego.
web-proof-shown-good = { $rolls ->
    [one] Una tirada es tal como la viste.
   *[other] { $rolls } tiradas son tal como las viste.
}
web-proof-shown-bad = Tirada { $roll }: te mostraron { $shown }, la prueba dice { $told }.
web-proof-shown-count = Tiradas que te mostraron: { $shown }. Tiradas en la prueba: { $rolls }.
web-proof-altered = La casa te contó una tirada dos veces, y no igual.
web-proof-shown-hidden = { $rolls ->
    [one] Una tirada no la viste nunca: no se pudo comparar.
   *[other] { $rolls } tiradas no las viste nunca: no se pudieron comparar.
}
web-proof-notes = Guardar lo que vio este navegador
web-record = Guardar el registro de esta partida

## The result

web-place = Puesto
web-round = Ronda
web-round-out = fuera en la ronda { $round }
web-round-last = hasta el final
web-loss = Bien jugado. Los dados te deben una.
web-story = Cómo fue
web-story-away = La casa no puede contar ahora cómo fue.
web-curve-about = { $measure } de cada cual, de la primera tirada a la última
web-curve-table = La curva en números
web-step = Paso
web-result = Resultado
web-share-picture = Compartir como imagen
web-share-text = Copiar como texto
web-best = { $feat }: { $value }. Tu mejor marca: { $best }.
web-best-new = { $feat }: { $value }. ¡Tu mejor marca!
web-rival = { $me } { $won } : { $lost } { $name }
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-speed = Velocidad
web-replay-start = El principio
web-replay-slider = Paso de la partida
web-replay-at = Paso { $step } de { $steps }
web-replay-back = Un paso atrás
web-replay-ahead = Un paso adelante
web-replay-moment = Enlace a este momento

## The review

web-coach = Entrenador
web-coach-review = Análisis
web-coach-title = análisis
web-coach-working = El entrenador repasa la partida: { $percent }
web-coach-stop = Parar
web-coach-stopped = El entrenador paró al { $percent }.
web-coach-without = Puedes ver la partida paso a paso de todos modos.
web-coach-idle = ¿Suerte o buen juego? El entrenador lo sabe.
web-coach-begin = Preguntar al entrenador
web-coach-retry = Preguntar otra vez
web-coach-chances = Probabilidad de ganar
web-coach-points = Puntos esperados al final
web-coach-step = Este paso
web-coach-size = { $size } ({ $change })
web-coach-best = la mejor opción
web-coach-good = una buena opción ({ $change })
web-coach-roll = { $name }: { $luck } ({ $change })
web-coach-better = Mejor: { $best }
web-coach-board = En la mesa
web-coach-board-better = La opción mejor
web-coach-board-played = Lo que se jugó
web-coach-chooses = { $name } tiene que elegir
web-coach-more = Todas las opciones en números
web-coach-played = (jugada)
web-coach-worse = { $count ->
    [one] Hay otra peor.
   *[other] Hay otras { $count } peores.
}
web-coach-moments = Momentos
web-coach-filter = Mostrar
web-coach-filter-all = turnos y momentos clave
web-coach-filter-mistakes = errores de todo el mundo
web-coach-filter-mine = mis errores
web-coach-filter-of = errores de { $name }
web-coach-moment = { $name }: { $what } ({ $change })
web-coach-moment-decided = { $name } tiene la partida casi ganada
web-coach-moment-won = { $name } ha ganado
web-coach-faultless = ningún error
web-coach-none-yet = Nada todavía.
web-coach-players = Cómo jugó cada cual
web-coach-accuracy = Precisión
web-coach-accurate = { $accuracy } de precisión
web-coach-luck = Suerte
web-coach-adjusted = Sin la suerte
web-coach-level = Nivel
web-coach-level-between = { $level } (de { $low } a { $high })
web-coach-level-unknown = muy pocas decisiones para saberlo
web-coach-about = Se juzga por lo que cada cual podía saber en ese momento. Sin la suerte: lo que habría salido con dados normales.
web-coach-previous = Error anterior
web-coach-next = Error siguiente
web-coach-practise = Practicar mis errores
web-coach-practised = { $count ->
    [one] Una posición te espera para practicar.
   *[other] { $count } posiciones te esperan para practicar.
}
web-coach-practised-before = Ya los estás practicando.
web-keys-review = En un análisis
web-key-step = un paso atrás, un paso adelante
web-key-mistake = el error siguiente, el anterior
web-key-better = lo que se jugó, o lo que habría sido mejor
web-key-play = reproducir y parar

## The menu

web-settings = Ajustes
web-language = Idioma
web-theme = Luz
web-theme-auto = como mi dispositivo
web-theme-light = clara (lámpara fuerte)
web-theme-dark = oscura (lámpara suave)
web-tempo = Ritmo
web-tempo-calm = con calma, para disfrutar
web-tempo-quick = rápido
web-tempo-instant = al instante
web-sound = Sonido
web-invite-watch = Que otros miren
web-host = Esta mesa es tuya
web-mute = Silenciar
web-unmute = Dejar hablar
web-remove = Echar
web-leave = Dejar la mesa
web-leave-sure = ¿Te vas del todo? Un bot seguirá por ti.
web-leave-open = ¿Devuelves tu sitio?
web-leave-yes = Me voy
web-leave-no = Me quedo
web-delete = Borrar esta mesa
web-delete-sure = ¿Borrarla para todo el mundo? Jugadas, nombres y palabras se van para siempre, también a media partida.
web-delete-yes = Borrar
web-delete-no = Conservarla

## Invitations

web-link = Enlace a esta mesa
web-copy = Copiar enlace
web-copied = Copiado
web-command-copy = Copiar la orden
web-fingerprint = La huella de los dados
web-fingerprint-about = Esta es la huella de la semilla que hay detrás de cada tirada: la casa ya no puede cambiarla. Tu navegador la ha anotado y la comparará al terminar.
web-fingerprint-copy = Copiar
web-mixing = Mezclando los dados…
web-mixing-about = Cada cual añade una pizca de azar: primero sellada, luego abierta con todas las demás.
web-mixing-wait = Falta { $names }.
web-code = Código para escribir en la página de inicio:
web-share = Compartir
web-link-local = Este enlace solo funciona en este ordenador. Para que entren más, conéctalo a tu wifi y abre la casa con «make play» (o dicehouse serve --near).
web-link-near = Para todo el mundo en la misma red: basta la misma wifi.
web-qr = El enlace en imagen, para un móvil

## Several players at one device

web-here-all-of-us = Un dispositivo
web-here-seat = alguien aquí
web-here-name = Nombre { $number }
web-here-players = En este dispositivo
web-here-all = Todo el mundo puede mirar.
web-here-together = Todo el mundo juega a la vez.
web-here-alone = Solo mira { $name }.
web-here-hide = Ocultar
web-here-plays = Juega { $name }.
web-here-pass = El dispositivo pasa a { $name }. ¡Que nadie más mire!
web-here-take = Soy { $name }
web-here-look = Tomar el dispositivo

## The big screen, and phones as hands

web-board = Pantalla grande
web-board-about = Un tablero para la tele o el proyector. No enseña secretos; cada cual juega con su móvil.
web-board-open = Mostrar en pantalla grande
web-board-full = Pantalla completa
web-board-scan = Escanea, y tu móvil será tu mano
web-board-code = o escribe este código en { $address }
web-board-local = Ningún móvil llega aún a esta casa. Conecta este ordenador a tu wifi y abre la casa con «make play» (o dicehouse serve --near).
web-board-wait = { $free ->
    [one] Queda una silla libre.
   *[other] Quedan { $free } sillas libres.
}
web-board-news = Lo último que ha pasado
web-hand-about = Solo lo que necesitas, y en grande: la mesa está en la pantalla grande.
web-hand-open = Usar este dispositivo como mi mano
web-hand-table = Toda la mesa
web-hand-none = No tienes silla en esta mesa. ¡Mira la pantalla grande!
web-vibrate = Vibrar en mi turno y con mis dados

## Lessons

web-lesson = Lección
web-lesson-go = Seguir
web-lesson-waits = La lección sigue cuando tú quieras.
web-lesson-leave = Dejar la lección
web-lesson-play = Jugar de verdad

## Practice

web-drill = Practicar
web-drill-rest = Práctica
web-drill-about = Tus errores, hasta que ya no lo sean
web-drill-due = { $number ->
    [one] toca repasar una posición
   *[other] toca repasar { $number } posiciones
}
web-drill-ask = Aquí te equivocaste en una partida tuya. ¿Qué es mejor?
web-puzzle-ask = Una jugada es claramente mejor que las demás. ¿Cuál?
web-drill-right = ¡Exacto!
web-drill-wrong-win = No es lo mejor: te quita { $cost } de probabilidad de ganar.
web-drill-wrong-points = No es lo mejor: cuesta { $cost } puntos de media.
web-drill-best = Lo mejor: { $deed }.
web-drill-retry = Otra vez
web-drill-show = Enséñamelo
web-drill-next = Siguiente
web-drill-more = Seguir practicando
web-drill-put-away = Quitarla
web-drill-heard = Lo que pasó antes
web-drill-none = Ahora no te toca repasar nada. La próxima posición vuelve { $when }.
web-drill-empty = Mira el análisis de una partida: tus errores vuelven aquí hasta que ya no lo sean.
web-drill-exhausted = Ya has pasado por todos los problemas de este juego. Bravo.
web-drill-take = ¿Te apetece un problema?
web-puzzle = El problema del día
web-puzzle-about = El mismo para todo el mundo, uno nuevo cada día
web-puzzle-streak = { $days } días seguidos
web-puzzle-next = El próximo llega { $when }.
web-puzzle-shared = Dicehouse, problema del { $date }:

## The page

web-close = Cerrar
web-loading = Un momento…
web-lost-title = Aquí no hay nada
web-lost = En esta dirección no hay ninguna mesa.
web-to-shelf = Volver al estante

## Errors of the page itself

error-web-offline = La casa no contesta. ¿Hay red?
error-web-lesson = Cada cosa a su tiempo: haz primero lo que pide la lección.
error-web-begun = La última silla ya está ocupada y la partida ha empezado. Disfruta del espectáculo; en el estante hay más mesas.
error-web-seat-gone = Han liberado tu silla. Siéntate otra vez si queda alguna, o mira la partida.
error-web-failed = Algo ha salido mal en esta página. Recargarla suele ayudar.

## The shelf

web-motto = Elige una caja. Los dados aún están calientes.
web-games = Los juegos del estante
web-for-players = de { $low } a { $high } personas
web-lamp = Lámpara
web-lamp-lower = Bajar la luz
web-lamp-brighter = Subir la luz
web-retry = Probar otra vez
web-no-box = Esa caja no está en el estante.
web-join = Unirse a una mesa
web-join-go = Allá voy
web-code-ask = Código o enlace que te han pasado
web-code-empty = Escribe las seis letras y cifras que se ven en la mesa.
web-code-letters = Ningún código lleva una O ni un cero. Míralo bien: ¿una Q, quizá, o una D?
web-code-unknown = Ninguna mesa tiene este código. Míralo otra vez o pide el enlace.
web-open-tables = Mesas abiertas
web-open-tables-none = Ahora nadie busca compañía. ¡Abre una mesa y deja que te encuentren!
web-free-seats = { $free ->
    [one] una silla libre
   *[other] { $free } sillas libres
} de { $players }
web-recent = Tus partidas
web-recent-won = ganada
web-recent-lost = perdida
web-recent-over = terminada
web-recent-on = seguir
web-recent-yours = te toca
web-recent-theirs = espera a { $names }
web-recent-open = espera gente
web-recent-with = con { $names }
web-recent-all = Ver todas ({ $number })
web-recent-fewer = Ver menos
web-forget = Olvidar
web-forget-game = Olvidar esta partida de { $title }
web-about = Sobre esta casa

## A box off the shelf

web-company = ¿Con quién?
web-against-bots = Contra bots
web-with-friends = Entre amigos
web-play-now = Jugar ya
web-invite = Abrir una mesa
web-learn = Apréndelo en cinco minutos
web-learnt = Aprendido. ¿Otra vez?
web-rules-of = Reglas: { $title }
web-print = Imprimir
web-print-table = Imprimir para esta mesa
web-print-of = Imprimir: { $title }
web-print-size = Papel
web-print-large = Letra grande
web-print-hint = Cada hoja se abre como PDF, para imprimir o guardar.
web-print-failed = Ahora mismo no se pueden mostrar las hojas. Inténtalo otra vez.
web-players = En la mesa
web-players-number = { $number ->
    [one] a solas
   *[other] { $number } personas
}
web-fewer = Una persona menos
web-more = Una persona más
web-friend = un amigo o una amiga
web-passersby = Ave Nocturna, Gallo Madrugador, Calcetín de la Suerte, Manos Calientes, Trueno Callado, Última Galleta
web-bot-stumped = El mejor bot aún no ha aprendido esta mesa; se ha sentado el siguiente. Pulsa otra vez para jugar.
web-more-choices = Más opciones
web-changed = distinto de lo normal
web-as-usual = Todo como siempre
web-first-draw = decide un dado
web-switched-off = { $what }: no
web-number-range = Un número entero del { $low } al { $high }, por favor.
web-list-range = De { $low } a { $high } en total, por favor.
web-fewer-of = Menos: { $what }
web-more-of = Más: { $what }
web-clock = Tiempo para decidir
web-clock-help = Cuando se acaba, por esa vez decide un bot.
web-clock-off = el que haga falta
web-clock-day = un día
web-clock-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
web-clock-seconds = { $seconds } segundos
web-gone = Si alguien se va
web-gone-wait = esperamos
web-gone-bot = juega un bot hasta que vuelva
web-gone-drop = un bot se queda el sitio
web-listed = Cualquiera puede encontrar esta mesa en el estante
web-hints-allowed = Se permiten pistas

## Names

web-name-missing = ¿Cómo te llamamos?
web-name-long = ¿{ $letters } letras? En la tarjeta caben { $high }.

## The waiting room

web-wait-title = La mesa está lista
web-wait-invited = Te han invitado
web-wait-company = { $number ->
    [0] Aún no hay nadie. ¡Empieza tú!
    [one] { $names } te espera.
   *[other] { $names } te esperan.
}
web-wait-free = { $free ->
    [one] Queda una silla libre. En cuanto se ocupe, empezamos.
   *[other] Quedan { $free } sillas libres. En cuanto se ocupen, empezamos.
}
web-wait-invite = Invita a más gente
web-wait-invite-more = Tráete a alguien
web-seats = Sillas
web-terms = Lo que cambia aquí
web-no-hints = sin pistas
web-on-shelf = a la vista de todo el mundo en el estante
web-chair-taken = Alguien acaba de sentarse ahí. Elige otra silla.
web-remove-name = Echar a { $name }

## Friends at a table

web-rematch-wants = { $name } quiere la revancha.
web-rematch-join = Me apunto
web-rematch-left = Quedan { $seconds } segundos para responder.
web-rematch-no = Ahora no
web-rematch-waiting = Falta por contestar: { $names }
web-rematch-cancel = Déjalo
web-rematch-lapsed = Esta vez nadie más se ha apuntado. Puedes volver a preguntar.
web-rematch-missing = Por quien no se apunte:
web-rematch-missing-bot = juega un bot
web-rematch-missing-without = no juega nadie
web-tally = Partidas ganadas hasta ahora
web-note-proposed = { $mine ->
    [yes] Has pedido la revancha.
   *[other] { $name } quiere la revancha.
}
web-note-declined = { $mine ->
    [yes] Esta vez descansas.
   *[other] { $name } descansa esta vez.
}
web-note-lapsed = Esta vez no hay revancha.
web-note-changed = Ha cambiado la mesa: { $what }.
web-note-left = { $name } se ha ido. Sigue un bot.
web-note-sent-away = Han echado a { $name }. Sigue un bot.
web-note-too-long = { $name } lleva demasiado tiempo fuera. Sigue un bot.
web-note-freed = Han echado a { $name }.
web-note-stood-name = { $name } ha dejado la mesa.
web-note-restored = { $name } puede volver.
web-changed-seats = sillas
web-chair-bot = Bot para la silla { $number }
web-chair-nobody = nadie todavía
web-chair-remove = Quitar la silla { $number }
web-chair-add = Una silla más
web-start-without = Empezar sin ellos
web-start-few = Este juego necesita al menos { $low }: espera, o sienta a un bot.
web-change-table = Cambiar el juego
web-change-save = Cambiarlo
web-change-cancel = Dejarlo como está
web-remove-sure = ¿Echar a { $name }?
web-remove-bot = Un bot ocupa la silla. Puedes deshacerlo.
web-remove-yes = Echar
web-remove-no = Que se quede
web-sent-away = Fuera de la mesa
web-let-back = Dejar volver a { $name }
web-forget-sure = ¿Olvidar una partida que sigue en marcha?
web-forgotten = { $title }: olvidada.
web-undo = Deshacer
web-bot-since = juega un bot desde las { $time }
web-bot-soon = no está, un bot en { $seconds } s
web-portrait = Tu cara
web-portrait-fox = Zorro
web-portrait-owl = Búho
web-portrait-cat = Gato
web-portrait-bear = Oso
web-portrait-frog = Rana
web-portrait-hare = Liebre
web-portrait-hedgehog = Erizo
web-portrait-mouse = Ratón
web-portrait-badger = Tejón
web-portrait-raven = Cuervo
web-portrait-pig = Cerdo
web-portrait-dragon = Dragón
web-words-before = De la partida anterior
error-web-sent-away = Te han echado de esta mesa. Puedes mirar; si te dejan volver, tu sitio será tuyo otra vez.

## The game of the day

web-daily = Chili del día
web-daily-marker = del día, { $date }
web-daily-note = Hoy, los mismos dados para todo el mundo
web-daily-begun = La has empezado: sigue
web-daily-today = Tú: { $score }, mejor juego: { $best }
web-daily-about = Hoy todo el mundo tiene los mismos dados, tirada a tirada, guardes los que guardes. { $rolls } tiradas, sin pistas; después verás qué sacó el mejor juego de esos mismos dados y dónde se separan los caminos.
web-daily-about-alone = Hoy todo el mundo tiene los mismos dados, tirada a tirada, guardes los que guardes. { $rolls } tiradas, sin pistas. Esta página guarda tus puntos; qué saca el mejor juego de los dados lo muestra una casa con servidor.
web-daily-play = Tirar los dados de hoy
web-daily-go-on = Seguir
web-daily-again = Otra vez, para practicar
web-daily-practice-about = Esto fue práctica: cuenta tu primera partida del día, porque ahora ya conoces estos dados.
web-daily-next = Los próximos dados llegan { $when }, a las { $time }.
web-daily-you = Tú
web-daily-best = Mejor juego
web-daily-alone = Saber qué saca de estos dados el mejor juego es demasiado cálculo para esta página: lo muestra una casa con servidor.
web-daily-behind = El mejor juego sacó { $points ->
    [one] un punto
   *[other] { $points } puntos
} más con los mismos dados.
web-daily-ahead = Superas al mejor juego por { $points ->
    [one] un punto
   *[other] { $points } puntos
}: por tu propio camino los dados fueron más amables.
web-daily-level = Los mismos que sacó el mejor juego con los mismos dados.
web-daily-cost-all = { $points ->
    [0] Tus decisiones no te costaron casi nada; el resto es suerte.
    [one] Tus decisiones te costaron cerca de un punto; el resto es suerte.
   *[other] Tus decisiones te costaron unos { $points } puntos; el resto es suerte.
}
web-daily-cost-lucky = { $points ->
    [one] Tus decisiones te costaron cerca de un punto; la suerte te dio { $back }.
   *[other] Tus decisiones te costaron unos { $points } puntos; la suerte te dio { $back }.
}
web-daily-working = El mejor juego está tirando los mismos dados…
web-daily-parted = Dónde se separan los caminos
web-daily-never-parted = En ningún sitio: jugaste como el mejor juego de la primera a la última tirada.
web-daily-played = Tú: { $played }. Mejor juego: { $best }.
web-daily-cost = { $cost } puntos
web-daily-cost-none = las dos igual de buenas
web-daily-costliest = Tus decisiones más caras
web-daily-pads = Los dos blocs
web-daily-marks = Cómo usaste tus tiradas:
web-daily-mark-fine = bien usada
web-daily-mark-unused = sin usar
web-daily-share = Compartir sin destripar nada
web-daily-shared = Chili del día, { $date }: { $score }
web-daily-shared-best = Mejor juego: { $best } ({ $difference })
web-daily-days = Tus últimos días
web-daily-day = { $score }, mejor juego { $best } ({ $difference })
web-daily-score = Puntos: { $score }
web-daily-unfinished = sin terminar
web-daily-streak = { $days ->
    [one] Un día
   *[other] { $days } días
} seguidos

## About

web-about-house = Dicehouse es un estante con cuatro juegos de dados y una mesa bajo una lámpara cálida. Juega entre amigos con un enlace, o contra bots, del más torpe al infalible. Sin cuenta, sin anuncios, sin instalar nada.
web-about-dice-title = Dados limpios
web-about-dice = Antes de la primera tirada la casa guarda una semilla secreta bajo llave y muestra su huella; cada persona añade una pizca de azar propio. Al terminar, la semilla queda a la vista y tu navegador puede repetir cada tirada y comparar. Y si alguien los truca, tu navegador lo descubre.
web-about-ear-title = De oído y con el teclado
web-about-ear = A todo se llega solo con el teclado, y todo lo que pasa se cuenta a los lectores de pantalla. Quien juega con los ojos cerrados no se pierde nada, y menos en Chinchiller Dice.
web-about-yours-title = Lo que se queda contigo
web-about-yours = Tus ajustes y las llaves de tus sitios están solo en este navegador. Lo que guarda la propia casa tampoco es un secreto.
web-about-fans-title = De quién son los juegos
web-about-fans = Este es un proyecto de aficionados. Los juegos son de sus autores y editoriales; las palabras y los dibujos son nuestros. Si te gusta un juego, compra la caja.
web-about-free = El programa es software libre con licencia MIT: léelo, cámbialo, abre tu propia casa.
web-about-licences = Licencias de las piezas que usamos

## Privacy

web-privacy = Privacidad
web-privacy-short = Sin cuenta, sin cookies, sin anuncios, sin nadie que cuente visitas, y nada de esta página viene de otro sitio. Lo que una partida necesita, la casa lo guarda. Aquí pone qué es, quién lo ve y cuánto tiempo se queda.
web-privacy-table-title = Lo que guarda una mesa
web-privacy-table = Los nombres que se escriben, quién se sentó dónde, cada tirada y cada jugada, lo que se dice en la charla, y cuándo. De la llave de tu sitio solo queda una huella.
web-privacy-seen = Quien tenga el enlace o el código de una mesa puede mirar y leer sus nombres y su charla, también cuando la partida ha terminado. Así que elige un nombre con el que te guste que te vean; no tiene por qué ser el tuyo.
web-privacy-time-title = Cuánto tiempo se queda
web-privacy-unstarted = una mesa en la que no empezó ninguna partida
web-privacy-running = una partida que nadie continúa
web-privacy-finished = una partida terminada
web-privacy-chat = lo que se dijo en la charla
web-privacy-days = { $days ->
    [one] un día
   *[other] { $days } días
}
web-privacy-for-ever = hasta que alguien lo borre
web-privacy-ask-later = La casa no lo dice ahora mismo. Prueba más tarde.
web-privacy-backup = Quien lleva esta casa puede tener copias de emergencia que duran un poco más.
web-privacy-address-title = Tu dirección en la red
web-privacy-address = Como todo servidor, la casa ve desde qué dirección vienes y cuenta las peticiones por dirección, para que nadie tape a los demás. Esa cuenta está solo en memoria, nunca junto a una partida, y desaparece al reiniciar. Una dirección expulsada queda anotada hasta que pueda volver a entrar, y lo que haya delante de la casa quizá lleve su propio registro.
web-privacy-browser-title = Lo que se queda en este navegador
web-privacy-browser = Tu nombre, tu idioma y tus ajustes, las llaves de tus sitios, tus últimas partidas, las tiradas que viste en ellas y el azar que añadiste, tus mejores marcas y cuántas veces ganaste a quién, las posiciones que practicas, y los archivos de esta página, para que se abra sin red. Todo está en la memoria de este navegador, y la casa nunca llega a ver la lista.
web-privacy-forget = Olvidar todo en este dispositivo
web-privacy-forget-sure = ¿Todo? Tus sitios en partidas en curso también se van, y nadie puede devolvértelos.
web-privacy-forget-yes = Olvidar todo
web-privacy-forget-no = Conservarlo
web-privacy-forgotten = Olvidado. Este navegador nunca ha oído hablar de ti.
web-privacy-delete-title = Hacer que se borre algo
web-privacy-delete = Quien abrió una mesa puede borrarla, con todos sus nombres y palabras. Para lo demás, habla con quien lleva esta casa.
web-privacy-contact = Escribe a: { $contact }
web-privacy-no-contact = Esta casa no dice quién la lleva. Pregunta a quien te dio su dirección.

## The house in the page

web-page-elsewhere = La casa está abierta en otra pestaña
web-page-elsewhere-at = Está abierta en «{ $title }». Una pestaña tiene los dados: juega allí o tráelo todo aquí. No se pierde nada.
web-page-elsewhere-about = Una pestaña tiene los dados: juega allí o tráelo todo aquí. No se pierde nada.
web-page-take = Seguir aquí
web-page-loading = La casa se descarga una sola vez: { $done } de { $all } MB
web-page-starting = La casa abre sus puertas…
web-page-without = Las reglas, las lecciones y los problemas funcionan igualmente.
web-page-full = No queda espacio en este navegador: las últimas jugadas no se han guardado. Exporta tus partidas en «Privacidad» u olvida algunas antiguas.
web-page-refused = Este navegador no guarda nada, como en una ventana privada: al cerrar la página se pierden las partidas.
web-page-read = Entendido
web-page-damaged = { $number ->
    [one] Una partida guardada está dañada
   *[other] { $number } partidas guardadas están dañadas
} y se queda como está. Las demás están aquí.
web-page-new = Hay una casa más nueva. Tus partidas se mudan contigo.
web-page-renew = Mudarse
web-page-here = Aquí no hay servidor
web-page-here-about = Toda la casa está en esta página: reglas, bots y dados. Funciona sin red, y tus partidas se quedan en este navegador. Para jugar a distancia, alguien abre una casa con servidor.
web-page-friends = Para jugar a distancia hace falta una casa con servidor: esta página se juega en un solo dispositivo. En «Un dispositivo» hay sitio para todo el mundo.
web-page-level = { $bot }: necesita una casa con servidor
web-come = Traer una partida
web-come-about = Una partida empezada en otro sitio sigue aquí, y una terminada se puede repasar: elige su registro, el archivo que guardaste.
web-come-file = Elegir un registro
web-come-large = Este archivo es demasiado grande: el registro de una partida tiene { $most } kB como mucho.
web-come-foreign = Esto no es el registro de una partida de Dicehouse. No se ha cambiado nada.
web-come-broken = La partida no llegó entera. Ve a buscarla otra vez donde estaba, o elige su archivo.
web-come-running = en juego. Jugadas y tiradas hasta ahora: { $moves }
web-come-over = terminada. Jugadas y tiradas: { $moves }
web-come-over-server = Una partida terminada se repasa en una página sin servidor, o en un terminal: dicehouse review.
web-come-here = juega en este dispositivo
web-come-friend = juega en otro sitio, con un enlace
web-come-name = Se llama
web-come-dice = A partir de aquí los dados son de esta casa. Lo que salió antes vale, y todo el mundo ve que se tiró en otra parte.
web-come-begin = Seguir aquí
web-come-look = Repasarla
web-come-links = La partida está aquí. Envía a cada persona su enlace: lleva a su sitio.
web-come-links-secret = Quien tiene un enlace tiene el sitio. Mientras falte alguien, su enlace está en el menú de la mesa.
web-come-links-again = Enlaces para quienes faltan
web-come-go = A la mesa
web-come-further = A otra casa, o a un archivo
web-come-further-about = La partida viaja en la dirección, con todo lo que oculta. En la otra casa dirás quién sigue jugando.
web-come-address = Dirección de la casa
web-come-address-wrong = Esto no es una dirección. Una es así (https://dice.example.org)
web-come-take = Llevarla allí
web-come-save = Guardar en un archivo
web-come-other = Otra partida
web-move-friends = Seguir en compañía
web-move-friends-about = Llévate esta partida a una casa con servidor: allí cada cual se sienta con su propio dispositivo.
web-move-page = Seguir sin servidor
web-move-page-about = Aquí solo hay bots contigo: llévate la partida a una página que no necesita red.
web-move-go = Llevarse la partida
web-move-sure = Esta mesa se cierra, y tienes la partida en la mano hasta que la dejes en una casa, también en esta.
web-move-yes = Llevármela
web-move-no = Quedarme aquí
web-move-again = Ir a buscarla otra vez
web-page-storage = Lo que se guarda aquí
web-page-storage-about = Todas las partidas de esta página están en este navegador y en ningún otro sitio.
web-page-stored = Se usan { $size } MB: la propia casa y { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
web-page-asked-to-stay = El navegador lo guarda hasta que lo olvides.
web-page-stay = Pedir al navegador que lo guarde para siempre
web-page-export = Exportarlo todo
web-page-export-about = Un archivo con todas las partidas y ajustes. Contiene los secretos de las partidas en curso.
web-page-import = Recuperar una exportación
web-page-imported = Recuperado. { $games ->
    [one] Una partida está
   *[other] { $games } partidas están
} aquí.
web-page-import-bad = Esto no es una exportación de una página de Dicehouse, o está dañada. No ha cambiado nada.
web-page-import-full = No cabe en este navegador. No se ha recuperado nada y tus partidas de aquí siguen como estaban. Olvida algunas antiguas y prueba otra vez.
web-page-import-refused = Este navegador no guarda nada, como en una ventana privada: no se ha recuperado nada.
web-page-forgets = Olvidar se lleva todas las partidas.
web-page-docs = Para leer: reglas, estrategia y todo lo que hay detrás
web-page-print = Las hojas las imprime una casa con servidor, o el terminal: dicehouse paper.
error-web-page-browser = Este navegador no puede abrir la casa: le falta WebAssembly. Uno más nuevo sí; en el terminal: dicehouse play.
error-web-page-unfetched = No se pudo descargar la casa. ¿Hay red? Una vez descargada, no la necesita.
error-web-page-engine = La casa no arranca en este navegador ({ $why }). Quizá ayude recargar la página.

## Many games together

web-luck = Suerte y dados limpios
web-luck-about = Las partidas terminadas que guarda este navegador, vistas juntas: quién tuvo suerte, cuánto costaron los errores y si los dados de verdad caen como deben.
web-luck-which = Qué partidas cuentan
web-luck-year = Este año
web-luck-all = Todas
web-luck-working = Repasando las partidas: { $done } de { $all } hasta ahora.
web-luck-first = { $name } ha tenido los mejores dados.
web-luck-even = Nadie ha tenido más suerte de lo normal.
web-luck-deviations = Para { $name } son { $deviations } desviaciones típicas: más allá de 2, por arriba o por abajo, está una persona de cada veinte.
web-luck-left-out = { $number ->
    [one] Falta una partida: ya no se puede repasar.
   *[other] Faltan { $number } partidas: ya no se pueden repasar.
}
web-fair = ¿Son limpios los dados?
web-fair-none = En estas partidas no hay dados de verdad. En una mesa con dados de verdad tocas lo que ha salido; eso es lo que se cuenta aquí.
web-fair-numbers = Los números
web-fair-statistic = Prueba de ji cuadrado de estos recuentos: p = { $p }. Con esa frecuencia los dados limpios se desvían al menos tanto. Una cara que saliera vez y media de lo debido se descubriría tras { $needed } tiradas, cuatro de cada cinco veces.
