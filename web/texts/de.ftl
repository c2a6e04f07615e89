### The texts of the page in the browser, in German.

## Around the table

web-seat-free = freier Platz
web-seat-number = Platz { $number }
web-away = nicht da
web-played-by-bot = ein Bot spielt
web-acting = ist am Zug
web-time-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
web-your-turn = Du bist dran.
web-sent = Unterwegs ...
web-waiting-for = Alle warten auf { $name }.
web-waiting-for-many = Alle warten auf { $names }.
web-said = { $name } sagt: { $text }
web-announcements = Was am Tisch passiert
web-your-name = Dein Name
web-sit-down = Hinsetzen
web-line-lost = Die Verbindung ist weg. Wir versuchen es weiter; nichts von dir ist verloren.
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

## Talk

web-history = Was bisher geschah
web-history-empty = Noch ist nichts passiert. Sag hallo!
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
web-note-sat = { $name }: am Tisch.
web-note-stood = Jemand ist aufgestanden.
web-note-removed = Platz geräumt: { $name }.
web-note-began = Alle sind da. Los geht’s!
web-note-absent = { $name }: nicht da. Ein Bot spielt weiter.
web-note-back = { $name }: wieder da.
web-note-dropped = { $name }: endgültig weg. Ein Bot hat den Platz.
web-note-stand-in = { $name }: Zeit um. Diesmal hat ein Bot entschieden.
web-note-muted = { $name }: stummgeschaltet.
web-note-heard = { $name }: wieder zu hören.

## Hints

web-hint-thinking = Ich überlege ...
web-hint-win = Gewinnchance bei bestem Spiel; bei den anderen steht, was sie kosten.
web-hint-points = Am Ende erwartete Punkte; bei den anderen steht, was sie kosten.

## The end

web-again = Noch eine Partie
web-next-join = Auf zur nächsten Partie
web-next-watch = Bei der nächsten Partie zuschauen
web-look-table = Den Tisch ansehen
web-series-wins = { $wins ->
    [one] 1 Partie gewonnen
   *[other] { $wins } Partien gewonnen
}
web-proof-question = Waren die Würfel fair?
web-proof-about = Vor dem ersten Wurf hat das Haus seinen Startwert weggeschlossen und dessen Siegel gezeigt. Jetzt liegt er offen: Dein Browser kann jeden Wurf noch einmal werfen.
web-proof-check = Jeden Wurf hier nachprüfen
web-proof-good = { $rolls ->
    [one] Der eine Wurf ist echt.
   *[other] Alle { $rolls } Würfe sind echt.
}
web-proof-commitment = Das Siegel von vor dem ersten Wurf:
web-proof-commitment-bad = Der Startwert passt nicht zum Siegel. Jemand hat ihn ausgetauscht.
web-proof-forged = Wurf { $roll } ist gefälscht: Gezeigt wurde { $told }, gefallen ist { $right }.
web-record = Diese Partie als Protokoll behalten

## The menu

web-language = Sprache
web-theme = Licht
web-theme-auto = wie auf meinem Gerät
web-theme-light = Lampe hell
web-theme-dark = Lampe gedimmt
web-tempo = Tempo
web-tempo-calm = in Ruhe, zum Genießen
web-tempo-quick = flott
web-tempo-instant = sofort
web-sound = Ton
web-invite-watch = Andere zuschauen lassen
web-host = Du bist hier zu Hause
web-mute = Stummschalten
web-unmute = Reden lassen
web-remove = Wegschicken
web-leave = Den Tisch verlassen
web-leave-sure = Ganz aufstehen? Ein Bot spielt für dich weiter.
web-leave-open = Den Platz wieder hergeben?
web-leave-yes = Aufstehen
web-leave-no = Bleiben
web-delete = Diesen Tisch löschen
web-delete-sure = Alles, was hier gesagt und gespielt wurde, ist dann weg: für alle und für immer.
web-delete-yes = Ja, löschen
web-delete-no = Behalten

## Invitations

web-link = Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-code = Code zum Eintippen:
web-share = Teilen
web-link-local = Diese Adresse gilt nur auf diesem Rechner. Für andere: Starte das Haus mit --host 0.0.0.0 und öffne es unter dem Namen dieses Rechners.
web-qr = Der Link als Bild, fürs Handy

## Lessons

web-lesson = Probepartie
web-lesson-go = Weiter
web-lesson-leave = Probepartie beenden
web-lesson-play = Eine echte Partie spielen

## The page

web-close = Schließen
web-loading = Einen Moment ...
web-lost-title = Hier ist nichts
web-lost = Unter dieser Adresse steht kein Tisch.
web-to-shelf = Zurück zum Regal

## Errors of the page itself

error-web-offline = Das Haus antwortet nicht. Ist das Netz da?
error-web-lesson = Eins nach dem anderen: Mach erst, worum die Probepartie bittet.
error-web-begun = Der letzte Platz ist weg, und es geht los. Genieß die Vorstellung; im Regal warten mehr Tische.
error-web-seat-gone = Der Gastgeber hat deinen Platz wieder freigegeben. Setz dich noch einmal, wenn Platz ist, oder schau zu.
error-web-failed = Auf dieser Seite ist etwas schiefgegangen. Neu laden hilft meistens.

## The shelf

web-motto = Nimm dir eine Schachtel. Die Würfel sind warm.
web-games = Die Spiele im Regal
web-for-players = für { $low } bis { $high }
web-lamp = Lampe
web-lamp-lower = Lampe dimmen
web-lamp-brighter = Lampe heller
web-retry = Noch einmal versuchen
web-no-box = Diese Schachtel steht nicht im Regal.
web-join = Mitspielen
web-join-go = Hin da
web-code-ask = Code oder Link von Freunden
web-code-empty = Tipp die sechs Zeichen ein, die am Tisch zu sehen sind.
web-code-letters = In keinem Code steckt ein O oder eine Null. Schau noch mal hin: Q vielleicht, oder D?
web-code-unknown = Diesen Code hat kein Tisch. Schau noch mal genau hin, oder bitte um den Link.
web-open-tables = Offene Tische
web-open-tables-none = Gerade sucht niemand Mitspieler. Deck einen Tisch und lass dich finden!
web-free-seats = { $free ->
    [one] ein Stuhl frei
   *[other] { $free } Stühle frei
} von { $players }
web-recent = Deine Partien
web-recent-won = gewonnen
web-recent-over = vorbei
web-recent-on = weiterspielen
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
web-invite = Tisch decken
web-learn = In fünf Minuten gelernt
web-learnt = Kannst du. Noch mal?
web-players = Am Tisch
web-players-number = { $number ->
    [one] allein
   *[other] zu { $number }
}
web-fewer = Jemand weniger
web-more = Jemand mehr
web-friend = ein Freund, eine Freundin
web-passersby = Nachteule, Früher Vogel, Glückssocke, Warme Hände, Leiser Donner, Letzter Keks
web-bot-stumped = Der beste Bot hat nur das übliche Spiel gelernt. Nimm einen anderen Gegner, oder spiel wie üblich.
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

web-wait-title = Der Tisch ist gedeckt
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

## About

web-about-house = Dicehouse ist ein Regal mit vier Würfelspielen und ein Tisch unter einer warmen Lampe. Spiel mit Freunden über einen Link oder gegen Bots, von hoffnungslos bis fehlerlos. Kein Konto, keine Werbung, nichts zu installieren.
web-about-dice-title = Faire Würfel
web-about-dice = Vor dem ersten Wurf schließt das Haus einen geheimen Startwert weg und zeigt sein Siegel; alle am Tisch geben eine Prise eigenen Zufall dazu. Nach der Partie liegt der Startwert offen, und dein Browser kann jeden Wurf noch einmal werfen und vergleichen. Diese Würfel kann niemand zinken.
web-about-ear-title = Mit Ohren und Tastatur
web-about-ear = Alles am Tisch geht mit der Tastatur allein, und alles, was passiert, wird Screenreadern gesagt. Wer mit geschlossenen Augen spielt, verpasst nichts, am wenigsten bei Chinchiller Dice.
web-key-tab = weiter zum Nächsten, mit Umschalt zurück
web-key-enter = nehmen, werfen, drücken
web-key-escape = weglegen, was obenauf liegt: Regeln, Reden, Menü
web-about-yours-title = Was bei dir bleibt
web-about-yours = Dein Name, deine Plätze und deine Einstellungen liegen nur in diesem Browser.
web-about-fans-title = Wem die Spiele gehören
web-about-fans = Das hier ist ein Fanprojekt. Die Spiele gehören ihren Autoren und Verlagen; Worte und Zeichnungen sind unsere eigenen. Gefällt dir ein Spiel, dann kauf die Schachtel.
web-about-free = Das Programm ist freie Software unter der MIT-Lizenz: Lies es, ändere es, mach dein eigenes Haus auf.
web-about-licences = Lizenzen der Teile, die wir verwenden
