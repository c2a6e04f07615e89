### The texts of the page in the browser, in Spanish.

## Around the table

web-seat-free = sitio libre
web-seat-number = sitio { $number }
web-away = no está
web-played-by-bot = juega un bot
web-acting = puede jugar
web-time-left = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
}
web-your-turn = Te toca.
web-sent = Enviado ...
web-waiting-for = Esperamos a { $name }.
web-waiting-for-many = Esperamos a { $names }.
web-said = { $name } dice: { $text }
web-announcements = Lo que pasa en la mesa
web-your-name = Tu nombre
web-sit-down = Sentarse
web-line-lost = Se ha cortado la conexión. Seguimos intentándolo; no se pierde nada de lo que has hecho.
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

## Talk

web-history = Lo que ha pasado
web-history-empty = Aún no ha pasado nada. ¡Saluda!
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
web-note-sat = { $name }: a la mesa.
web-note-stood = Alguien ha dejado la mesa.
web-note-removed = Sitio libre: { $name }.
web-note-began = Estamos todos. ¡Allá vamos!
web-note-absent = { $name }: no está. Sigue un bot.
web-note-back = { $name }: de vuelta.
web-note-dropped = { $name }: ya no vuelve. Un bot ocupa el sitio.
web-note-stand-in = { $name }: se acabó el tiempo. Por esta vez ha decidido un bot.
web-note-muted = { $name }: en silencio.
web-note-heard = { $name }: con voz otra vez.

## Hints

web-hint-thinking = Pensando ...
web-hint-win = Probabilidad de ganar jugando lo mejor posible; las demás muestran lo que cuestan.
web-hint-points = Puntos esperados al final; las demás muestran lo que cuestan.

## The end

web-again = Otra partida
web-next-join = A por la siguiente
web-next-watch = Mirar la siguiente
web-look-table = Ver la mesa
web-series-wins = { $wins ->
    [one] 1 partida ganada
   *[other] { $wins } partidas ganadas
}
web-proof-question = ¿Eran limpios los dados?
web-proof-about = Antes de la primera tirada la casa guardó su semilla bajo llave y mostró su huella. Ahora la semilla está a la vista: tu navegador puede repetir cada tirada.
web-proof-check = Comprobar aquí cada tirada
web-proof-good = { $rolls ->
    [one] La única tirada es auténtica.
   *[other] Las { $rolls } tiradas son auténticas.
}
web-proof-commitment = Huella mostrada antes de la primera tirada:
web-proof-commitment-bad = La semilla no encaja con la huella. Alguien la ha cambiado.
web-proof-forged = La tirada { $roll } es falsa: se contó { $told }, salió { $right }.
web-record = Guardar el acta de esta partida

## The menu

web-language = Idioma
web-theme = Luz
web-theme-auto = como mi dispositivo
web-theme-light = lámpara fuerte
web-theme-dark = lámpara suave
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
web-delete-sure = Todo lo que se ha dicho y jugado aquí desaparecerá, para todos y para siempre.
web-delete-yes = Sí, borrarla
web-delete-no = Conservarla

## Invitations

web-link = Enlace a esta mesa
web-copy = Copiar enlace
web-copied = Copiado
web-code = Código para escribir:
web-share = Compartir
web-link-local = Esta dirección solo vale en este ordenador. Para los demás, arranca la casa con --host 0.0.0.0 y ábrela con el nombre de este ordenador.
web-qr = El enlace en imagen, para un móvil

## Lessons

web-lesson = Lección
web-lesson-go = Seguir
web-lesson-leave = Dejar la lección
web-lesson-play = Jugar de verdad

## The page

web-close = Cerrar
web-loading = Un momento ...
web-lost-title = Aquí no hay nada
web-lost = En esta dirección no hay ninguna mesa.
web-to-shelf = Volver al estante

## Errors of the page itself

error-web-offline = La casa no contesta. ¿Hay red?
error-web-lesson = Cada cosa a su tiempo: haz primero lo que pide la lección.
error-web-begun = La última silla ya está ocupada y la partida ha empezado. Disfruta del espectáculo; en el estante hay más mesas.
error-web-seat-gone = El anfitrión ha liberado tu silla. Siéntate otra vez si hay sitio, o mira la partida.
error-web-failed = Algo ha salido mal en esta página. Recargarla suele ayudar.

## The shelf

web-motto = Coge una caja. Los dados aún están calientes.
web-games = Los juegos del estante
web-for-players = de { $low } a { $high } jugadores
web-lamp = Lámpara
web-lamp-lower = Bajar la lámpara
web-lamp-brighter = Subir la lámpara
web-retry = Probar otra vez
web-no-box = Esa caja no está en el estante.
web-join = Unirse a una mesa
web-join-go = Allá voy
web-code-ask = Código o enlace que te han pasado
web-code-empty = Escribe las seis letras y cifras que se ven en la mesa.
web-code-letters = Ningún código lleva una O ni un cero. Míralo bien: ¿una Q, quizá, o una D?
web-code-unknown = Ninguna mesa tiene este código. Míralo otra vez o pide el enlace.
web-open-tables = Mesas abiertas
web-open-tables-none = Ahora nadie espera jugadores. ¡Pon una mesa y deja que te encuentren!
web-free-seats = { $free ->
    [one] una silla libre
   *[other] { $free } sillas libres
} de { $players }
web-recent = Tus partidas
web-recent-won = ganada
web-recent-over = terminada
web-recent-on = seguir
web-recent-all = Ver todas ({ $number })
web-recent-fewer = Ver menos
web-forget = Olvidar
web-forget-game = Olvidar esta partida de { $title }
web-about = Sobre esta casa

## A box off the shelf

web-company = ¿Con quién?
web-against-bots = Contra bots
web-with-friends = Con amigos
web-play-now = Jugar ya
web-invite = Poner la mesa
web-learn = Apréndelo en cinco minutos
web-learnt = Aprendido. ¿Otra vez?
web-players = A la mesa
web-players-number = { $number ->
    [one] a solas
   *[other] { $number } jugadores
}
web-fewer = Uno menos
web-more = Uno más
web-friend = alguien de confianza
web-passersby = Ave Nocturna, Gallo Madrugador, Calcetín de la Suerte, Manos Calientes, Trueno Callado, Última Galleta
web-bot-stumped = El mejor bot solo ha aprendido el juego de siempre. Elige otro rival o juega como siempre.
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

web-wait-title = La mesa está puesta
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
web-wait-invite = Invita a tus amigos
web-wait-invite-more = Tráete a alguien
web-seats = Sillas
web-terms = Lo que cambia aquí
web-no-hints = sin pistas
web-on-shelf = a la vista de todos en el estante
web-chair-taken = Alguien acaba de sentarse ahí. Coge otra silla.
web-remove-name = Echar a { $name }

## About

web-about-house = Dicehouse es un estante con cuatro juegos de dados y una mesa bajo una lámpara cálida. Juega con amigos mediante un enlace, o contra bots, del más torpe al infalible. Sin cuenta, sin anuncios, sin instalar nada.
web-about-dice-title = Dados limpios
web-about-dice = Antes de la primera tirada la casa guarda una semilla secreta bajo llave y muestra su huella; cada jugador añade una pizca de azar propio. Al terminar, la semilla queda a la vista y tu navegador puede repetir cada tirada y comparar. Estos dados no los trampea nadie.
web-about-ear-title = De oído y con el teclado
web-about-ear = A todo se llega solo con el teclado, y todo lo que pasa se cuenta a los lectores de pantalla. Quien juega con los ojos cerrados no se pierde nada, y menos en Chinchiller Dice.
web-key-tab = a lo siguiente; con Mayús, hacia atrás
web-key-enter = coger, tirar, pulsar
web-key-escape = apartar lo que está encima: reglas, charla, menú
web-about-yours-title = Lo que se queda contigo
web-about-yours = Tu nombre, tus sitios y tus ajustes se guardan solo en este navegador.
web-about-fans-title = De quién son los juegos
web-about-fans = Este es un proyecto de aficionados. Los juegos son de sus autores y editoriales; las palabras y los dibujos son nuestros. Si te gusta un juego, compra la caja.
web-about-free = El programa es software libre con licencia MIT: léelo, cámbialo, abre tu propia casa.
web-about-licences = Licencias de las piezas que usamos
