### The texts of the page in the browser, in German.

## Around the table

web-seat-free = freier Platz
web-seat-number = Platz { $number }
web-away = nicht da
web-played-by-bot = ein Bot spielt
web-acting = am Zug
web-time-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
web-your-turn = Du bist dran.
web-sent = Unterwegs …
web-waiting-for = Alle warten auf { $name }.
web-waiting-for-many = Alle warten auf { $names }.
web-said = { $name } sagt: { $text }
web-announcements = Was am Tisch passiert
web-your-name = Dein Name
web-sit-down = Hinsetzen
web-line-lost = Die Verbindung ist weg. Wir versuchen es weiter; nichts von dir ist verloren.
web-line-back = Die Verbindung ist wieder da.
web-watching = schaut zu
web-shelf = Regal
web-tools = In Reichweite
web-hint = Tipp
web-rules = Regeln
web-talk = Reden
web-talk-new = Reden (etwas Neues)
web-menu = Menü
web-player = Wer
web-score = Punkte
web-wins = Gewonnene Partien

## Echte Würfel

web-real = Echte Würfel
web-real-help = Ihr würfelt auf dem eigenen Tisch und tippt ein, was ihr seht. Für Bots würfelt weiter das Haus.
web-real-mine = Meine Würfel, für die Chancen (nur du siehst sie)
web-real-mine-ask = Wie liegen deine Würfel? Nur du siehst das.
web-real-mine-known = Deine Würfel: { $dice }
web-real-odds = Chancen
web-real-forget = Andere Würfel
web-real-turn = Bildschirm umdrehen
web-real-speak = Vorlesen, was passiert
web-real-voice = Würfel ansagen
web-real-heard = Stimmt das?
web-real-send = Stimmt
web-real-title = Dein Wurf
web-real-ask =
    { $count ->
        [one] Wirf deinen Würfel. Was zeigt er?
       *[other] Wirf deine { $count } Würfel. Was zeigen sie?
    }
web-real-correct-ask = Was zeigen die Würfel wirklich?
web-real-so-far = Bisher eingetippt
web-real-back = Eins zurück
web-real-house = Das Haus würfeln lassen
web-real-others = Wirf deine Würfel. Wer sie sieht, tippt sie ein.
web-real-for = Wurf von { $name } eintippen
web-real-correct = Wurf berichtigen
web-real-correct-of = { $name } berichtigen: { $dice }
web-real-keep = So lassen
web-real-ends = Damit ist die Partie zu Ende. Liegen die Würfel wirklich so?
web-real-ends-yes = Ja, so liegen sie
web-real-ends-no = Nein, ich tippe noch einmal
web-note-corrected = { $mine ->
    [yes] Du berichtigst den Wurf.
   *[no] { $name } berichtigt den Wurf.
}

## Throwing

web-die-in-the-air = in der Luft
web-throws = { $mine ->
    [yes] Du wirfst …
   *[no] { $name } wirft …
}
web-your-throw = Deine Würfel: wirf!
web-about-to-throw = { $hands ->
    [one] { $names } wirft gleich.
   *[other] { $names } werfen gleich.
}
web-throw = Werfen
web-throw-for-me = Für mich werfen
web-shake-to-throw = Zum Werfen das Handy schütteln
web-patience = Würfel warten auf ihre Hand
web-patience-none = gar nicht, das Haus wirft
web-patience-help = Danach wirft das Haus.

## Talk

web-history = Was bisher geschah
web-history-empty = Noch ist nichts passiert. Sag hallo!
web-history-none = Noch ist nichts passiert.
web-history-earlier = Zeig, was davor war
web-say-something = Sag etwas
web-send = Senden
web-reactions = Schnelle Zurufe
web-reaction-laugh = Ha!
web-reaction-wow = Wow
web-reaction-ouch = Autsch
web-reaction-clap = Stark
web-reaction-think = Hm
web-reaction-hurry = Na los
web-note-sat = { $mine ->
    [yes] Du sitzt am Tisch.
   *[no] { $name } sitzt am Tisch.
}
web-note-began = Alle sind da. Los geht’s!
web-note-moved = Diese Partie wurde in einem anderen Haus begonnen. Ab hier hat sie die Würfel von diesem.
web-note-absent = { $mine ->
    [yes] Du bist nicht da. Ein Bot spielt für dich.
   *[no] { $name } ist nicht da. Ein Bot spielt weiter.
}
web-note-back = { $mine ->
    [yes] Du bist wieder da.
   *[no] { $name } ist wieder da.
}
web-note-stand-in = { $mine ->
    [yes] Deine Zeit war um. Diesmal hat ein Bot entschieden.
   *[no] Die Zeit von { $name } war um. Diesmal hat ein Bot entschieden.
}
web-note-muted = { $mine ->
    [yes] Du wurdest stummgeschaltet.
   *[no] { $name } wurde stummgeschaltet.
}
web-note-heard = { $mine ->
    [yes] Du bist wieder zu hören.
   *[no] { $name } ist wieder zu hören.
}

## Hints

web-hint-thinking = Ich überlege …
web-hint-more = Alle Möglichkeiten
web-hint-close = Tipp schließen
web-hint-play = Das spielen
web-coach-sure = { $action }: Bist du sicher?
web-coach-anyway = Trotzdem machen
web-coach-again = Neu überlegen
web-coach-silence = Nicht mehr fragen
web-coach-setting = Gegen Bots: vor einem Patzer nachfragen
web-hint-values-win = So viele Partien gewinnt jede Möglichkeit, wenn du weiter gut spielst.
web-hint-values-points = So viele Punkte bringt jede Möglichkeit am Ende im Schnitt.
web-hint-value-win = gewinnt { $value }
web-hint-value-points = { $value } Punkte
web-hint-like = { $count ->
    [one] Noch eine, die genauso gut ist
   *[other] Noch { $count }, die genauso gut sind
}
web-situation = So steht es
web-note-hinted = { $mine ->
    [yes] Du hast dir einen Tipp geholt.
   *[no] { $name } hat sich einen Tipp geholt.
}
web-hints-used = { $count ->
    [one] Ein Tipp
   *[other] { $count } Tipps
}

## Tasten

web-keys = Tasten
web-keys-single = Einzelne Tasten spielen: Buchstaben, Ziffern, + und −
web-key-tab = weiter zum Nächsten, mit Umschalt zurück
web-key-enter = nehmen, werfen, drücken; die Leertaste kann das auch
web-key-primary = der große Knopf: werfen, nehmen, wetten, eintragen
web-key-second = der andere Knopf: sichern, nachsehen, Bluff!
web-key-third = der dritte: DiXe!
web-key-digits = Würfel, Symbole und Zahlen, von links gezählt
web-key-write = ein anderes freies Feld zum Eintragen
web-key-signs = eins mehr, eins weniger
web-key-hint = ein Tipp
web-key-situation = noch einmal sagen, wie es steht
web-key-help = diese Tasten
web-key-escape = weglegen, was obenauf liegt: Regeln, Reden, Menü, einen Tipp

## The end

web-again = Noch eine Partie
web-next-watch = Bei der nächsten Partie zuschauen
web-look-table = Den Tisch ansehen
web-series-wins = { $wins ->
    [one] 1 Partie gewonnen
   *[other] { $wins } Partien gewonnen
}
web-proof-question = Waren die Würfel fair?
web-proof-about = Vor dem ersten Wurf hat das Haus seinen Startwert weggeschlossen und dessen Siegel gezeigt, und alle haben eine Prise eigenen Zufall versiegelt. Jetzt liegt alles offen: Dein Browser wirft jeden Wurf noch einmal und vergleicht ihn mit dem, was du gesehen hast.
web-proof-check = Jeden Wurf hier nachprüfen
web-proof-good = { $rolls ->
    [one] Der eine Wurf ist echt.
   *[other] Alle { $rolls } Würfe sind echt.
}
web-proof-commitment-bad = Der Startwert passt nicht zu dem Siegel, das du gesehen hast. Jemand hat ihn ausgetauscht.
web-proof-forged = Wurf { $roll } ist gefälscht: Gezeigt wurde { $told }, gefallen ist { $right }.
web-proof-verdict-good = An diesen Würfeln ist nichts faul, soweit dein Browser sehen kann.
web-proof-verdict-bad = Diese Würfel waren nicht ehrlich.
web-proof-commitment-good = Der Startwert passt zu dem Siegel, das du vor dem ersten Wurf gesehen hast.
web-proof-commitment-late = Der Startwert passt zum Siegel, aber dieser Browser sah es erst, als die Partie schon lief.
web-proof-broken = Dieser Beweis ergibt keinen Sinn.
web-proof-pledge-bad = { $names }: Das ist nicht die Prise Zufall, die versiegelt war. Jemand hat sie hinterher erfunden.
web-proof-pledges-changed = Das sind nicht die Siegel der anderen, die du gesehen hast, bevor deines geöffnet wurde.
web-proof-own-good = Deine eigene Prise Zufall ist drin: Ohne sie zu kennen, konnte niemand die Würfe aussuchen.
web-proof-own-dropped = Deine eigene Prise Zufall wurde weggelassen.
web-proof-own-none = Du hast keinen eigenen Zufall dazugegeben. Dass niemand die Würfe ausgesucht hat, glaubst du den anderen und dem Haus.
web-proof-own-late = Deine Prise Zufall kam nicht rechtzeitig an: Sie ist nicht in den Würfeln.
web-proof-own-elsewhere = Deine Prise Zufall kam von einem anderen deiner Geräte; nur das kann sie prüfen.
web-proof-watched = Du hast zugeschaut: Ob ihr eigener Zufall drin ist, können nur prüfen, die mitgespielt haben.
web-proof-pledged = { $names }: eigener Zufall, versiegelt, bevor irgendetwas geöffnet wurde.
web-proof-pledged-told = { $names }: eigener Zufall, aber beim Versiegeln war dieser Browser nicht dabei.
web-proof-withheld = { $names }: etwas versiegelt und dann zurückgehalten. Zusammen mit dem Haus ist das eine Wahl zwischen zwei Verläufen der ganzen Partie.
web-proof-none = { $names }: nichts dazugegeben.
web-proof-daily = Das waren die Würfel vom { $day }, für alle gleich. Das Haus hat sie allein gemacht, niemand hat eigenen Zufall dazugegeben.
web-proof-elsewhere = Würfe davor: { $rolls }. Sie fielen in einem anderen Haus, von dort kam die Partie. Die kann niemand prüfen, und wer sie brachte, weiß vielleicht, was darin verdeckt lag.
web-proof-daily-bad = Das sind nicht die Würfel des Tages, der dir genannt wurde.
web-proof-dice-good = Die Würfel sind die der Regeln.
web-proof-dice-bad = Wurf { $roll } fiel mit Würfeln, die die Regeln nicht kennen: { $faces }.
web-proof-dice-unknown = Dieser Browser kennt die Würfel dieses Spiels nicht.
web-proof-shown-good = { $rolls ->
    [one] Ein Wurf ist genau so, wie du ihn gesehen hast.
   *[other] { $rolls } Würfe sind genau so, wie du sie gesehen hast.
}
web-proof-shown-bad = Wurf { $roll }: Gezeigt wurde dir { $shown }, im Beweis steht { $told }.
web-proof-shown-count = Würfe, die du gesehen hast: { $shown }. Würfe im Beweis: { $rolls }.
web-proof-altered = Das Haus hat dir einen Wurf zweimal gezeigt, und nicht beide Male gleich.
web-proof-shown-hidden = { $rolls ->
    [one] Einen Wurf hast du nie gesehen: Er ließ sich nicht vergleichen.
   *[other] { $rolls } Würfe hast du nie gesehen: Sie ließen sich nicht vergleichen.
}
web-proof-notes = Aufheben, was dieser Browser gesehen hat
web-record = Die Aufzeichnung dieser Partie behalten

## The result

web-place = Platz
web-round = Runde
web-round-out = raus in Runde { $round }
web-round-last = bis zum Schluss
web-loss = Gut gespielt. Die Würfel schulden dir was.
web-story = So lief’s
web-story-away = Wie es lief, kann das Haus gerade nicht sagen.
web-curve-about = { $measure } von allen, vom ersten Wurf bis zum letzten
web-curve-table = Die Kurve in Zahlen
web-step = Schritt
web-result = Ergebnis
web-share-picture = Als Bild teilen
web-share-text = Als Text kopieren
web-best = { $feat }: { $value }. Deine Bestmarke: { $best }.
web-best-new = { $feat }: { $value }. So gut warst du noch nie!
web-rival = { $me } { $won } : { $lost } { $name }
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-start = Anfang
web-replay-slider = Schritt der Partie
web-replay-at = Schritt { $step } von { $steps }
web-replay-back = Einen Schritt zurück
web-replay-ahead = Einen Schritt weiter
web-replay-moment = Link zu diesem Moment

## The review

web-coach = Coach
web-coach-review = Analyse
web-coach-title = Analyse
web-coach-working = Der Coach geht die Partie durch: { $percent }
web-coach-stop = Anhalten
web-coach-stopped = Der Coach hat bei { $percent } aufgehört.
web-coach-without = Schritt für Schritt ansehen kannst du die Partie trotzdem.
web-coach-idle = Glück gehabt oder gut gespielt? Der Coach weiß es.
web-coach-begin = Den Coach fragen
web-coach-retry = Noch mal fragen
web-coach-chances = Gewinnchance
web-coach-points = Am Ende zu erwartende Punkte
web-coach-step = Dieser Schritt
web-coach-size = { $size } ({ $change })
web-coach-best = die beste Wahl
web-coach-good = eine gute Wahl ({ $change })
web-coach-roll = { $name }: { $luck } ({ $change })
web-coach-better = Besser: { $best }
web-coach-board = Auf dem Tisch
web-coach-board-better = Die bessere Wahl
web-coach-board-played = Was gespielt wurde
web-coach-chooses = { $name } hat die Wahl
web-coach-more = Alle Möglichkeiten in Zahlen
web-coach-played = (gespielt)
web-coach-worse = { $count ->
    [one] Eine weitere ist schlechter.
   *[other] { $count } weitere sind schlechter.
}
web-coach-moments = Momente
web-coach-filter = Zeigen
web-coach-filter-all = Züge und Schlüsselmomente
web-coach-filter-mistakes = Fehler von allen
web-coach-filter-mine = meine Fehler
web-coach-filter-of = Fehler von { $name }
web-coach-moment = { $name }: { $what } ({ $change })
web-coach-moment-decided = { $name } hat so gut wie gewonnen
web-coach-moment-won = { $name } hat gewonnen
web-coach-faultless = keine Fehler
web-coach-none-yet = Noch nichts.
web-coach-players = So haben alle gespielt
web-coach-accuracy = Genauigkeit
web-coach-accurate = { $accuracy } Genauigkeit
web-coach-luck = Glück
web-coach-adjusted = Ohne Glück
web-coach-level = Niveau
web-coach-level-between = { $level } ({ $low } bis { $high })
web-coach-level-unknown = zu wenige Entscheidungen
web-coach-about = Beurteilt wird nach dem, was alle in dem Moment wissen konnten. Ohne Glück: was mit durchschnittlichen Würfeln herausgekommen wäre.
web-coach-previous = Vorheriger Fehler
web-coach-next = Nächster Fehler
web-coach-practise = Meine Fehler üben
web-coach-practised = { $count ->
    [one] Eine Stellung wartet beim Üben auf dich.
   *[other] { $count } Stellungen warten beim Üben auf dich.
}
web-coach-practised-before = Die übst du schon.
web-keys-review = In einer Analyse
web-key-step = einen Schritt zurück, einen weiter
web-key-mistake = der nächste Fehler, der vorherige
web-key-better = was gespielt wurde, oder was besser gewesen wäre
web-key-play = abspielen und anhalten

## The menu

web-settings = Einstellungen
web-language = Sprache
web-theme = Licht
web-theme-auto = wie auf meinem Gerät
web-theme-light = hell (Lampe an)
web-theme-dark = dunkel (Lampe gedimmt)
web-tempo = Tempo
web-tempo-calm = in Ruhe, zum Genießen
web-tempo-quick = flott
web-tempo-instant = sofort
web-sound = Ton
web-invite-watch = Andere zuschauen lassen
web-host = Das ist dein Tisch
web-mute = Stummschalten
web-unmute = Reden lassen
web-remove = Wegschicken
web-leave = Den Tisch verlassen
web-leave-sure = Ganz aufstehen? Ein Bot spielt für dich weiter.
web-leave-open = Den Platz wieder hergeben?
web-leave-yes = Aufstehen
web-leave-no = Bleiben
web-delete = Diesen Tisch löschen
web-delete-sure = Für alle löschen? Züge, Namen und Worte sind dann endgültig weg, auch mitten in einer Partie.
web-delete-yes = Löschen
web-delete-no = Behalten

## Invitations

web-link = Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-command-copy = Befehl kopieren
web-fingerprint = Das Siegel der Würfel
web-fingerprint-about = Das ist das Siegel des Startwerts hinter jedem Wurf: Das Haus kann ihn nicht mehr ändern. Dein Browser hat es notiert und vergleicht nach der Partie.
web-fingerprint-copy = Kopieren
web-mixing = Die Würfel werden gemischt …
web-mixing-about = Alle geben eine Prise Zufall dazu: erst versiegelt, dann gemeinsam geöffnet.
web-mixing-wait = Es fehlt noch: { $names }.
web-code = Code zum Eintippen auf der Startseite:
web-share = Teilen
web-link-local = Dieser Link geht nur auf diesem Rechner. Damit andere mitspielen können, verbinde ihn mit eurem WLAN und öffne das Haus mit „make play“ (oder dicehouse serve --near).
web-link-near = Für alle im selben Netz: Dasselbe WLAN genügt.
web-qr = Der Link als Bild, fürs Handy

## Several players at one device

web-here-all-of-us = Ein Gerät
web-here-seat = jemand hier
web-here-name = Name { $number }
web-here-players = An diesem Gerät
web-here-all = Alle dürfen schauen.
web-here-together = Alle spielen gleichzeitig.
web-here-alone = Nur { $name } schaut.
web-here-hide = Verdecken
web-here-plays = { $name } spielt.
web-here-pass = Gebt das Gerät an { $name } weiter. Sonst schaut niemand!
web-here-take = Ich bin { $name }
web-here-look = Gerät nehmen

## The big screen, and phones as hands

web-board = Großer Bildschirm
web-board-about = Ein Spielbrett für Fernseher oder Beamer. Es verrät nichts; alle spielen mit ihrem Handy.
web-board-open = Auf großem Bildschirm zeigen
web-board-full = Vollbild
web-board-scan = Scannen, und dein Handy ist deine Hand
web-board-code = oder diesen Code eingeben auf { $address }
web-board-local = Noch erreicht kein Handy dieses Haus. Verbinde diesen Rechner mit eurem WLAN und öffne das Haus mit „make play“ (oder dicehouse serve --near).
web-board-wait = { $free ->
    [one] Ein Stuhl ist frei.
   *[other] { $free } Stühle sind frei.
}
web-board-news = Was zuletzt geschah
web-hand-about = Nur was du brauchst, und das groß: Der Tisch ist auf dem großen Bildschirm.
web-hand-open = Dieses Gerät als meine Hand
web-hand-table = Ganzer Tisch
web-hand-none = Du hast keinen Stuhl an diesem Tisch. Schau auf den großen Bildschirm!
web-vibrate = Vibrieren, wenn ich dran bin und meine Würfel fallen

## Lessons

web-lesson = Probepartie
web-lesson-go = Weiter
web-lesson-waits = Es geht weiter, sobald du willst.
web-lesson-leave = Probepartie beenden
web-lesson-play = Eine echte Partie spielen

## Practice

web-drill = Üben
web-drill-rest = Übung
web-drill-about = Deine Fehler, bis du es besser weißt
web-drill-due = { $number ->
    [one] eine Stellung ist fällig
   *[other] { $number } Stellungen sind fällig
}
web-drill-ask = Hier hast du in einer Partie danebengegriffen. Was ist besser?
web-puzzle-ask = Eines ist klar besser als alles andere. Was?
web-drill-right = Richtig!
web-drill-wrong-win = Nicht das Beste: Das nimmt dir { $cost } deiner Gewinnchance.
web-drill-wrong-points = Nicht das Beste: Das kostet im Schnitt { $cost } Punkte.
web-drill-best = Am besten: { $deed }.
web-drill-retry = Noch einmal
web-drill-show = Zeig’s mir
web-drill-next = Weiter
web-drill-more = Mehr üben
web-drill-put-away = Weglegen
web-drill-heard = Was vorher war
web-drill-none = Von dir ist nichts fällig. Die nächste Stellung kommt { $when } wieder.
web-drill-empty = Sieh dir die Analyse einer Partie an: Deine Fehler kommen hierher zurück, bis du es besser weißt.
web-drill-exhausted = Du bist mit allen Aufgaben dieses Spiels durch. Respekt.
web-drill-take = Lust auf eine Aufgabe?
web-puzzle = Aufgabe des Tages
web-puzzle-about = Eine für alle, jeden Tag eine neue
web-puzzle-streak = { $days } Tage in Folge
web-puzzle-next = Die nächste kommt { $when }.
web-puzzle-shared = Dicehouse, Aufgabe vom { $date }:

## The page

web-close = Schließen
web-loading = Einen Moment …
web-lost-title = Hier ist nichts
web-lost = Unter dieser Adresse steht kein Tisch.
web-to-shelf = Zurück zum Regal

## Errors of the page itself

error-web-offline = Das Haus antwortet nicht. Ist das Netz da?
error-web-lesson = Eins nach dem anderen: Mach erst, worum die Probepartie bittet.
error-web-begun = Der letzte Platz ist weg, und es geht los. Genieß die Vorstellung; im Regal warten mehr Tische.
error-web-seat-gone = Dein Platz wurde wieder freigegeben. Setz dich noch einmal, wenn etwas frei ist, oder schau zu.
error-web-failed = Auf dieser Seite ist etwas schiefgegangen. Neu laden hilft meistens.

## The shelf

web-motto = Nimm dir eine Schachtel. Die Würfel sind warm.
web-games = Die Spiele im Regal
web-for-players = für { $low } bis { $high } Leute
web-lamp = Lampe
web-lamp-lower = Licht dimmen
web-lamp-brighter = Mehr Licht
web-retry = Noch einmal versuchen
web-no-box = Diese Schachtel steht nicht im Regal.
web-join = Mitspielen
web-join-go = Dazusetzen
web-code-ask = Code oder Link von Freunden
web-code-empty = Tipp die sechs Zeichen ein, die am Tisch zu sehen sind.
web-code-letters = In keinem Code steckt ein O oder eine Null. Schau noch mal hin: Q vielleicht, oder D?
web-code-unknown = Diesen Code hat kein Tisch. Schau noch mal genau hin, oder bitte um den Link.
web-open-tables = Offene Tische
web-open-tables-none = Gerade sucht niemand Leute zum Mitspielen. Eröffne einen Tisch und lass dich finden!
web-free-seats = { $free ->
    [one] ein Stuhl frei
   *[other] { $free } Stühle frei
} von { $players }
web-recent = Deine Partien
web-recent-won = gewonnen
web-recent-lost = verloren
web-recent-over = vorbei
web-recent-on = weiterspielen
web-recent-yours = du bist dran
web-recent-theirs = wartet auf { $names }
web-recent-open = wartet auf Leute
web-recent-with = mit { $names }
web-recent-all = Alle { $number } zeigen
web-recent-fewer = Weniger zeigen
web-forget = Vergessen
web-forget-game = Diese Partie { $title } vergessen
web-about = Über dieses Haus

## A box off the shelf

web-company = Mit wem?
web-against-bots = Gegen Bots
web-with-friends = Mit Freunden
web-play-now = Losspielen
web-invite = Tisch eröffnen
web-learn = In fünf Minuten gelernt
web-learnt = Kannst du. Noch mal?
web-rules-of = Regeln: { $title }
web-print = Drucken
web-print-table = Für diesen Tisch drucken
web-print-of = Drucken: { $title }
web-print-size = Papier
web-print-large = Großdruck
web-print-hint = Jeder Bogen öffnet sich als PDF, zum Drucken oder Aufheben.
web-print-failed = Die Bögen lassen sich gerade nicht auflisten. Versuch es noch mal.
web-players = Am Tisch
web-players-number = { $number ->
    [one] allein
   *[other] { $number } Leute
}
web-fewer = Jemand weniger
web-more = Jemand mehr
web-friend = ein Freund, eine Freundin
web-passersby = Nachteule, Früher Vogel, Glückssocke, Warme Hände, Leiser Donner, Letzter Keks
web-bot-stumped = Diesen Tisch hat der beste Bot noch nicht gelernt; der nächstbeste hat sich hingesetzt. Drück noch einmal, um zu spielen.
web-more-choices = Mehr Auswahl
web-changed = anders als üblich
web-as-usual = Alles wieder wie üblich
web-first-draw = ein Würfel entscheidet
web-switched-off = { $what }: nein
web-number-range = Eine ganze Zahl von { $low } bis { $high }, bitte.
web-list-range = Insgesamt { $low } bis { $high }, bitte.
web-fewer-of = Weniger: { $what }
web-more-of = Mehr: { $what }
web-clock = Zeit zum Überlegen
web-clock-help = Ist sie um, entscheidet dieses eine Mal ein Bot.
web-clock-off = so lange es dauert
web-clock-day = ein Tag
web-clock-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
web-clock-seconds = { $seconds } Sekunden
web-gone = Wenn jemand weg ist
web-gone-wait = wir warten
web-gone-bot = spielt ein Bot bis zur Rückkehr
web-gone-drop = bekommt ein Bot den Platz für immer
web-listed = Alle dürfen diesen Tisch im Regal finden
web-hints-allowed = Tipps erlaubt

## Names

web-name-missing = Wie sollen wir dich nennen?
web-name-long = { $letters } Buchstaben? Aufs Kärtchen passen { $high }.

## The waiting room

web-wait-title = Der Tisch steht bereit
web-wait-invited = Du bist eingeladen
web-wait-company = { $number ->
    [0] Noch ist niemand da. Mach den Anfang!
    [one] { $names } wartet auf dich.
   *[other] { $names } warten auf dich.
}
web-wait-free = { $free ->
    [one] Ein Stuhl ist noch frei. Ist er besetzt, geht es los.
   *[other] { $free } Stühle sind noch frei. Sind alle besetzt, geht es los.
}
web-wait-invite = Freunde einladen
web-wait-invite-more = Bring noch jemanden mit
web-seats = Stühle
web-terms = Was hier anders ist
web-no-hints = ohne Tipps
web-on-shelf = für alle im Regal zu finden
web-chair-taken = Da hat sich gerade jemand hingesetzt. Nimm einen anderen Stuhl.
web-remove-name = { $name } wegschicken

## Friends at a table

web-rematch-wants = { $name } will Revanche.
web-rematch-join = Mitspielen
web-rematch-left = Noch { $seconds } Sekunden für deine Antwort.
web-rematch-no = Jetzt nicht
web-rematch-waiting = Noch gefragt: { $names }
web-rematch-cancel = Doch nicht
web-rematch-lapsed = Diesmal wollte sonst niemand. Frag ruhig noch einmal.
web-rematch-missing = Für alle, die aussetzen:
web-rematch-missing-bot = spielt ein Bot
web-rematch-missing-without = bleibt kein Stuhl
web-tally = Gewonnene Partien bisher
web-note-proposed = { $mine ->
    [yes] Du willst Revanche.
   *[other] { $name } will Revanche.
}
web-note-declined = { $mine ->
    [yes] Du setzt aus.
   *[other] { $name } setzt aus.
}
web-note-lapsed = Diesmal keine Revanche.
web-note-changed = Am Tisch wurde etwas geändert: { $what }.
web-note-left = { $name } ist gegangen. Ein Bot spielt weiter.
web-note-sent-away = { $name } wurde weggeschickt. Ein Bot spielt weiter.
web-note-too-long = { $name } war zu lange weg. Ein Bot spielt weiter.
web-note-freed = { $name } wurde weggeschickt.
web-note-stood-name = { $name } ist aufgestanden.
web-note-restored = { $name } darf zurückkommen.
web-changed-seats = Stühle
web-chair-bot = Bot für Stuhl { $number }
web-chair-nobody = noch niemand
web-chair-remove = Stuhl { $number } wegstellen
web-chair-add = Noch ein Stuhl
web-start-without = Ohne sie anfangen
web-start-few = Dieses Spiel braucht mindestens { $low }: Warte noch, oder setz einen Bot auf einen Stuhl.
web-change-table = Das Spiel ändern
web-change-save = Ändern
web-change-cancel = So lassen
web-remove-sure = { $name } wegschicken?
web-remove-bot = Ein Bot nimmt den Stuhl. Du kannst es zurücknehmen.
web-remove-yes = Wegschicken
web-remove-no = Bleiben lassen
web-sent-away = Weggeschickt
web-let-back = { $name } wieder hereinlassen
web-forget-sure = Eine laufende Partie vergessen?
web-forgotten = { $title } ist vergessen.
web-undo = Rückgängig
web-bot-since = seit { $time } spielt ein Bot
web-bot-soon = nicht da, Bot in { $seconds } s
web-portrait = Dein Gesicht
web-portrait-fox = Fuchs
web-portrait-owl = Eule
web-portrait-cat = Katze
web-portrait-bear = Bär
web-portrait-frog = Frosch
web-portrait-hare = Hase
web-portrait-hedgehog = Igel
web-portrait-mouse = Maus
web-portrait-badger = Dachs
web-portrait-raven = Rabe
web-portrait-pig = Schwein
web-portrait-dragon = Drache
web-words-before = Aus der Partie davor
error-web-sent-away = Du wurdest von diesem Tisch weggeschickt. Zuschauen kannst du; wird das zurückgenommen, ist dein Platz wieder deiner.

## The game of the day

web-daily = Chili des Tages
web-daily-marker = des Tages, { $date }
web-daily-note = Heute für alle dieselben Würfel
web-daily-begun = Du hast angefangen: Spiel weiter
web-daily-today = Du: { $score }, bestes Spiel: { $best }
web-daily-about = Heute haben alle dieselben Würfel, Wurf für Wurf, egal welche du liegen lässt. { $rolls } Würfe, keine Tipps; danach siehst du, was das beste Spiel aus genau diesen Würfeln gemacht hat und wo ihr euch getrennt habt.
web-daily-about-alone = Heute haben alle dieselben Würfel, Wurf für Wurf, egal welche du liegen lässt. { $rolls } Würfe, keine Tipps. Diese Seite merkt sich deine Punkte; was das beste Spiel aus den Würfeln macht, zeigt ein Haus mit Server.
web-daily-play = Die Würfel von heute werfen
web-daily-go-on = Weiterspielen
web-daily-again = Noch einmal, zur Übung
web-daily-practice-about = Das war Übung: Es zählt deine erste Partie des Tages, denn jetzt kennst du diese Würfel.
web-daily-next = Die nächsten Würfel kommen { $when }, um { $time }.
web-daily-you = Du
web-daily-best = Bestes Spiel
web-daily-alone = Was das beste Spiel aus diesen Würfeln macht, rechnet zu viel für diese Seite: Ein Haus mit Server zeigt es.
web-daily-behind = Das beste Spiel hat mit denselben Würfeln { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr gemacht.
web-daily-ahead = Du schlägst das beste Spiel um { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: Auf deinem eigenen Weg waren die Würfel freundlicher.
web-daily-level = Genauso viel wie das beste Spiel mit denselben Würfeln.
web-daily-cost-all = { $points ->
    [0] Deine Entscheidungen haben dich fast nichts gekostet; der Rest ist Glück.
    [one] Deine Entscheidungen haben dich etwa einen Punkt gekostet; der Rest ist Glück.
   *[other] Deine Entscheidungen haben dich etwa { $points } Punkte gekostet; der Rest ist Glück.
}
web-daily-cost-lucky = { $points ->
    [one] Deine Entscheidungen haben dich etwa einen Punkt gekostet, das Glück hat dir { $back } gebracht.
   *[other] Deine Entscheidungen haben dich etwa { $points } Punkte gekostet, das Glück hat dir { $back } gebracht.
}
web-daily-working = Das beste Spiel wirft dieselben Würfel …
web-daily-parted = Wo ihr euch getrennt habt
web-daily-never-parted = Nirgends: Du hast vom ersten bis zum letzten Wurf wie das beste Spiel gespielt.
web-daily-played = Du: { $played }. Bestes Spiel: { $best }.
web-daily-cost = { $cost } Punkte
web-daily-cost-none = beides gleich gut
web-daily-costliest = Deine teuersten Entscheidungen
web-daily-pads = Beide Blöcke
web-daily-marks = Wie du deine Würfe genutzt hast:
web-daily-mark-fine = gut genutzt
web-daily-mark-unused = übrig
web-daily-share = Teilen, ohne etwas zu verraten
web-daily-shared = Chili des Tages, { $date }: { $score }
web-daily-shared-best = Bestes Spiel: { $best } ({ $difference })
web-daily-days = Deine letzten Tage
web-daily-day = { $score }, bestes Spiel { $best } ({ $difference })
web-daily-score = Punkte: { $score }
web-daily-unfinished = nicht zu Ende gespielt
web-daily-streak = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
} in Folge

## About

web-about-house = Dicehouse ist ein Regal mit vier Würfelspielen und ein Tisch unter einer warmen Lampe. Spiel mit Freunden über einen Link oder gegen Bots, von hoffnungslos bis fehlerlos. Kein Konto, keine Werbung, nichts zu installieren.
web-about-dice-title = Faire Würfel
web-about-dice = Vor dem ersten Wurf schließt das Haus einen geheimen Startwert weg und zeigt sein Siegel; alle am Tisch geben eine Prise eigenen Zufall dazu. Nach der Partie liegt der Startwert offen, und dein Browser kann jeden Wurf noch einmal werfen und vergleichen. Und sollte doch jemand diese Würfel zinken, merkt es dein Browser.
web-about-ear-title = Mit Ohren und Tastatur
web-about-ear = Alles am Tisch geht mit der Tastatur allein, und alles, was passiert, wird Screenreadern gesagt. Wer mit geschlossenen Augen spielt, verpasst nichts, am wenigsten bei Chinchiller Dice.
web-about-yours-title = Was bei dir bleibt
web-about-yours = Deine Einstellungen und die Schlüssel zu deinen Plätzen liegen nur in diesem Browser. Was das Haus selbst aufbewahrt, ist auch kein Geheimnis.
web-about-fans-title = Wem die Spiele gehören
web-about-fans = Das hier ist ein Fanprojekt. Die Spiele gehören ihren Autoren und Verlagen; Worte und Zeichnungen sind unsere eigenen. Gefällt dir ein Spiel, dann kauf die Schachtel.
web-about-free = Das Programm ist freie Software unter der MIT-Lizenz: Lies es, ändere es, mach dein eigenes Haus auf.
web-about-licences = Lizenzen der Teile, die wir verwenden

## Privacy

web-privacy = Datenschutz
web-privacy-short = Kein Konto, keine Cookies, keine Werbung, niemand zählt Besuche, und nichts auf dieser Seite kommt von woanders. Was eine Partie braucht, bewahrt das Haus auf. Hier steht, was das ist, wer es sieht und wie lange es bleibt.
web-privacy-table-title = Was ein Tisch aufbewahrt
web-privacy-table = Die Namen, die ihr eingebt, wer wo saß, jeden Wurf und jeden Zug, was gesagt wird, und wann. Vom Schlüssel zu deinem Platz bleibt nur ein Fingerabdruck.
web-privacy-seen = Wer den Link oder den Code eines Tisches hat, kann zuschauen und lesen, wie alle heißen und was gesagt wurde, auch wenn die Partie vorbei ist. Nimm also einen Namen, mit dem du dich sehen lassen magst; dein eigener muss es nicht sein.
web-privacy-time-title = Wie lange es bleibt
web-privacy-unstarted = ein Tisch, an dem keine Partie begann
web-privacy-running = eine Partie, die niemand weiterspielt
web-privacy-finished = eine beendete Partie
web-privacy-chat = was am Tisch gesagt wurde
web-privacy-days = { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}
web-privacy-for-ever = bis es jemand löscht
web-privacy-ask-later = Das Haus sagt es gerade nicht. Versuch es später noch einmal.
web-privacy-backup = Wer dieses Haus betreibt, hat für den Notfall vielleicht Kopien, die etwas länger bleiben.
web-privacy-address-title = Deine Adresse im Netz
web-privacy-address = Das Haus sieht wie jeder Server, von welcher Adresse du kommst, und zählt danach Anfragen, damit niemand die anderen übertönt. Gezählt wird nur im Arbeitsspeicher, nie neben einer Partie, und nach einem Neustart ist alles weg. Eine ausgesperrte Adresse ist notiert, bis sie wieder herein darf, und was vor dem Haus steht, führt vielleicht selbst Buch.
web-privacy-browser-title = Was in diesem Browser bleibt
web-privacy-browser = Dein Name, deine Sprache und Einstellungen, die Schlüssel zu deinen Plätzen, deine letzten Partien, die Würfe, die du darin gesehen, und der Zufall, den du beigesteuert hast, deine Bestmarken und wie oft du gegen wen gewonnen hast, die Stellungen, die du übst, und die Dateien dieser Seite, damit sie auch ohne Netz aufgeht. Das alles liegt im Speicher dieses Browsers, und die Liste bekommt das Haus nie zu sehen.
web-privacy-forget = Alles auf diesem Gerät vergessen
web-privacy-forget-sure = Wirklich alles? Plätze in laufenden Partien sind dann auch weg, und niemand kann sie dir wiedergeben.
web-privacy-forget-yes = Alles vergessen
web-privacy-forget-no = Behalten
web-privacy-forgotten = Vergessen. Dieser Browser hat nie von dir gehört.
web-privacy-delete-title = Etwas löschen lassen
web-privacy-delete = Wer einen Tisch eröffnet hat, kann ihn löschen, mit allen Namen und Worten. Alles andere löscht, wer dieses Haus betreibt.
web-privacy-contact = Schreib an: { $contact }
web-privacy-no-contact = Dieses Haus sagt nicht, wer es betreibt. Frag, wer dir die Adresse gegeben hat.

## The house in the page

web-page-elsewhere = Das Haus ist in einem anderen Tab offen
web-page-elsewhere-at = Es ist in „{ $title }“ offen. Ein Tab hat die Würfel: Spiel dort weiter oder hol alles hierher. Verloren geht nichts.
web-page-elsewhere-about = Ein Tab hat die Würfel: Spiel dort weiter oder hol alles hierher. Verloren geht nichts.
web-page-take = Hier weiterspielen
web-page-loading = Das Haus wird einmal geladen: { $done } von { $all } MB
web-page-starting = Das Haus macht auf …
web-page-without = Regeln, Lektionen und Rätsel gehen trotzdem.
web-page-full = In diesem Browser ist kein Platz mehr: Die letzten Züge sind nicht gespeichert. Exportiere deine Partien unter „Datenschutz“ oder vergiss alte.
web-page-refused = Dieser Browser speichert nichts, wie in einem privaten Fenster: Wenn die Seite zugeht, sind die Partien weg.
web-page-read = Alles klar
web-page-damaged = { $number ->
    [one] Eine gespeicherte Partie ist beschädigt und bleibt, wie sie ist.
   *[other] { $number } gespeicherte Partien sind beschädigt und bleiben, wie sie sind.
} Die anderen sind da.
web-page-new = Es gibt ein neueres Haus. Deine Partien ziehen mit um.
web-page-renew = Umziehen
web-page-here = Hier ist kein Server
web-page-here-about = Das ganze Haus steckt in dieser Seite: Regeln, Bots und Würfel. Es geht ohne Netz, und deine Partien bleiben in diesem Browser. Für Freunde in der Ferne öffnet jemand ein Haus mit Server.
web-page-friends = Freunde in der Ferne brauchen ein Haus mit Server: Diese Seite spielt auf einem Gerät. Setzt euch unter „Ein Gerät“ zusammen.
web-page-level = { $bot }: braucht ein Haus mit Server
web-come = Eine Partie mitbringen
web-come-about = Eine Partie, die anderswo begann, geht hier weiter, und eine fertige lässt sich ansehen: Wähle ihre Aufzeichnung, die gespeicherte Datei.
web-come-file = Aufzeichnung wählen
web-come-large = Diese Datei ist zu groß: Die Aufzeichnung einer Partie hat höchstens { $most } kB.
web-come-foreign = Das ist keine Aufzeichnung einer Partie aus Dicehouse. Es wurde nichts geändert.
web-come-broken = Die Partie kam nicht heil an. Hol sie noch einmal dort, wo sie war, oder wähle ihre Datei.
web-come-running = läuft noch. Züge und Würfe bisher: { $moves }
web-come-over = vorbei. Züge und Würfe: { $moves }
web-come-over-server = Eine fertige Partie lässt sich in einer Seite ohne Server ansehen, oder im Terminal: dicehouse review.
web-come-here = sitzt an diesem Gerät
web-come-friend = sitzt anderswo, bekommt einen Link
web-come-name = Heißt
web-come-dice = Ab hier würfelt dieses Haus. Was vorher fiel, gilt, und alle sehen, dass es anderswo geworfen wurde.
web-come-begin = Hier weiterspielen
web-come-look = Ansehen
web-come-links = Die Partie ist da. Schick allen ihren eigenen Link: Er führt sie an ihren Platz.
web-come-links-secret = Wer einen Link hat, hat den Platz. Solange jemand fehlt, steht der Link im Menü am Tisch.
web-come-links-again = Links für alle, die noch fehlen
web-come-go = An den Tisch
web-come-further = In ein anderes Haus oder in eine Datei
web-come-further-about = Die Partie reist in der Adresse mit, samt allem, was darin verdeckt ist. Im anderen Haus sagst du, wer weiterspielt.
web-come-address = Adresse des Hauses
web-come-address-wrong = Das ist keine Adresse. So sieht eine aus (https://dice.example.org)
web-come-take = Dorthin mitnehmen
web-come-save = Als Datei speichern
web-come-other = Eine andere Partie
web-move-friends = Mit Freunden weiterspielen
web-move-friends-about = Nimm diese Partie in ein Haus mit Server mit: Dort setzen sich Freunde mit ihren eigenen Geräten dazu.
web-move-page = Ohne Server weiterspielen
web-move-page-about = Du spielst hier allein mit Bots: Nimm die Partie in eine Seite mit, die kein Netz braucht.
web-move-go = Die Partie mitnehmen
web-move-sure = Dieser Tisch wird geschlossen, und du hältst die Partie in der Hand, bis du sie in einem Haus ablegst, auch wieder in diesem.
web-move-yes = Mitnehmen
web-move-no = Hierbleiben
web-move-again = Noch einmal holen
web-page-storage = Was hier gespeichert ist
web-page-storage-about = Alle Partien dieser Seite sind in diesem Browser und nirgends sonst.
web-page-stored = { $size } MB sind belegt: das Haus selbst und { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}.
web-page-asked-to-stay = Der Browser behält es, bis du es vergisst.
web-page-stay = Den Browser bitten, es dauerhaft zu behalten
web-page-export = Alles exportieren
web-page-export-about = Eine Datei mit allen Partien und Einstellungen. Sie enthält die Geheimnisse laufender Partien.
web-page-import = Einen Export hereinholen
web-page-imported = Hereingeholt. { $games ->
    [one] Eine Partie ist
   *[other] { $games } Partien sind
} jetzt hier.
web-page-import-bad = Das ist kein Export einer Dicehouse-Seite, oder er ist beschädigt. Nichts wurde verändert.
web-page-import-full = Dafür ist in diesem Browser kein Platz. Nichts wurde hereingeholt, und deine Partien hier sind, wie sie waren. Vergiss alte und versuch es noch einmal.
web-page-import-refused = Dieser Browser speichert nichts, wie in einem privaten Fenster: Nichts wurde hereingeholt.
web-page-forgets = Vergessen nimmt alle Partien mit.
web-page-docs = Zum Lesen: Regeln, Strategie und alles dahinter
web-page-print = Blätter druckt ein Haus mit Server, oder das Terminal: dicehouse paper.
error-web-page-browser = Dieser Browser kann das Haus nicht öffnen: Ihm fehlt WebAssembly. Ein neuerer kann es; im Terminal: dicehouse play.
error-web-page-unfetched = Das Haus ließ sich nicht laden. Ist das Netz da? Einmal geladen, braucht es keines.
error-web-page-engine = Das Haus startet in diesem Browser nicht ({ $why }). Vielleicht hilft es, die Seite neu zu laden.

## Many games together

web-luck = Glück und ehrliche Würfel
web-luck-about = Die beendeten Partien, die dieser Browser aufhebt, zusammen betrachtet: wer Glück hatte, was Fehler gekostet haben und ob eure echten Würfel fallen, wie sie sollen.
web-luck-which = Welche Partien zählen
web-luck-year = Dieses Jahr
web-luck-all = Alle
web-luck-working = Die Partien werden nachgerechnet: { $done } von { $all } bis jetzt.
web-luck-first = { $name } hatte die besten Würfel.
web-luck-even = Niemand hatte mehr Glück als üblich.
web-luck-deviations = Für { $name } sind das { $deviations } Standardabweichungen: Jenseits von 2 liegt, nach oben oder unten, eine Person von zwanzig.
web-luck-left-out = { $number ->
    [one] Eine Partie ist nicht dabei: Sie lässt sich nicht mehr nachrechnen.
   *[other] { $number } Partien sind nicht dabei: Sie lassen sich nicht mehr nachrechnen.
}
web-fair = Sind eure Würfel ehrlich?
web-fair-none = In diesen Partien gibt es keine echten Würfel. An einem Tisch mit echten Würfeln tippst du ein, wie sie gefallen sind; das wird hier gezählt.
web-fair-numbers = Die Zahlen
web-fair-statistic = Chi-Quadrat-Test dieser Zahlen: p = { $p }. So oft weichen ehrliche Würfel mindestens so weit ab. Eine Seite, die anderthalbmal so oft fällt, wie sie sollte, würde nach { $needed } Würfen in vier von fünf Fällen gefunden.
