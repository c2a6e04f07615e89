### The texts of the house, in German.
###
### One word for one thing, in every file of this language. Words marked "not" are refused by tests/test_wording.py.
###
### Partie (one match; Spiel is the game in the box), Zug, Wurf/werfen, Tipp (not: Rat, Hinweis), Platz (numbered), Stuhl (in the waiting room), Aufzeichnung (not: Protokoll, but of the network), Siegel (commitment), Startwert (seed), Coach (not: Trainer)
### Chinchiller Dice: Sand, Wanne (not: Vorrat), Haufen, nachsehen, glauben, Serie
### Chili Dice: Feld, Zettel (not: Block), rote Zahl, Straße, Pasch, der Chili
### Go Nuts!: Hörnchen (not: Eichhörnchen), sichern (not: notieren), Beute (not: auf der Hand), futsch, Höhle
### DiXkiBluff: Wette, erhöhen, Bluff!, DiXe!, Figur, Symbol, laufen lassen
### Address: du and ihr, no generic masculine where a sentence can do without. Quotes „ “, apostrophe ’, ellipsis … after a space.

## Choosing and seating

ask-game = Welches Spiel?
which-game = Tipp eine Nummer von 1 bis { $high } oder einen Namen wie { $example }. Mit q gehst du.
game-line = { $number }  { $title } - { $tagline }
you = Du
person-name = Gast { $number }
bot-name = Bot { $number }
seated = Am Tisch: { $names }.
rules-at-hand = ? zeigt die Regeln, ! gibt einen Tipp, mit q gehst du. Die Partie wird laufend gespeichert.
dice-fair = Faire Würfel. Siegel: { $commitment }
dice-hand = Echte Würfel: Tipp ein, was sie zeigen; - nimmt den letzten Wurf zurück. Wo niemand hinsehen darf, würfelt das Haus.
dice-seeded = Würfel mit festem Startwert, zum Üben.
resumed = Schön, dass du wieder da bist. { $moves ->
    [one] Ein Schritt ist schon gespielt.
   *[other] { $moves } Schritte sind schon gespielt.
}
seed-lost = Der geheime Startwert dieser Partie ist verloren: Ihre Würfel lassen sich nicht mehr prüfen. Weiter geht es mit einem neuen.

## What every game has

option-first = Wer anfängt
option-first-help = draw lässt einen Würfel entscheiden; eine Zahl ist ein Platz, gezählt ab 0.
event-starts = { $mine ->
    [seat] Du fängst an.
   *[none] { $seat } fängt an.
}
labelled = { $name }: { $what }
die-starter = Startwürfel

## Taking turns

turn-of = { $name }: Was nun?
may-wait = Enter: abwarten.
ask-number = Nummer oder Befehl
ask-go-on = Enter: { $name } macht weiter.  -: Wurf berichtigen
ask-ends = Damit endet die Partie. Enter: So liegen sie.  -: neu eintippen
taken-back = Der letzte Wurf ist zurückgenommen. Sag ihn noch einmal.
advice-untold = Du weißt mehr als ich: Niemand hat mir gesagt, wie deine Würfel liegen.
not-understood = Tipp eine Nummer oder einen Befehl, wie er in [Klammern] steht. ? zeigt die Regeln und die Liste, mit q gehst du.
not-now = { $action } geht gerade nicht. ? zeigt, was geht.
help-keys = Tipp eine Nummer oder einen Befehl, wie er in [Klammern] steht; von jedem Wort reicht der Anfang. ! gibt einen Tipp, mit q gehst du.
ambiguous = Das kann mehreres heißen: { $options }
hand-over = Weitergeben an { $name }. Wer nichts sehen darf, schaut weg!
press-enter = Drück Enter.
your-screen = { $name }, das hier ist nur für deine Augen.
ask-roll = { $name }: { $dice } werfen. Was liegt oben? ({ $faces })
ask-roll-for = { $reader }: Lies die Würfel von { $name } ab ({ $dice }). Was liegt oben? ({ $faces })
ask-starter = Lose aus, wer anfängt, und tipp die Nummer ein. { $seats }
starter-seat = { $number } = { $name }

## The end

winner-one = { $names } gewinnt!
winner-you = Du hast gewonnen!
winner-many = Geteilter Sieg: { $names }.
score-alone = { $score } Punkte.
proof-shown = Waren die Würfel fair? Prüf nach:
over-already = Diese Partie ist vorbei. Schau sie dir an:
left-game = Bis bald. Weiter geht’s mit:

## The story of a game

story-lead = { $times ->
    [one] Die Führung hat einmal gewechselt.
   *[other] Die Führung hat { $times }-mal gewechselt.
}
story-ahead = { $mine ->
    [seat] Du lagst keinen Augenblick zurück.
   *[none] { $seat } lag keinen Augenblick zurück.
}
story-comeback = { $mine ->
    [seat] Du lagst { $behind } zurück und hast es trotzdem noch geholt.
   *[none] { $seat } lag { $behind } zurück und hat es trotzdem noch geholt.
}
story-margin = { $mine ->
    [seat] Am Ende lagen { $margin } zwischen dir und { $second }.
    [second] Am Ende lagen { $margin } zwischen { $seat } und dir.
   *[none] Am Ende lagen { $margin } zwischen { $seat } und { $second }.
}
story-rolls = { $rolls ->
    [one] Die Würfel sind nur einmal gefallen.
   *[other] Die Würfel sind { $rolls }-mal gefallen.
}
place-line = { $place }. { $name }: { $score }
place-rounds = { $place ->
    [1] 1. { $name }: die letzten Würfel, nach Runde { $rounds }
   *[other] { $place }. { $name }: raus in Runde { $rounds }
}

## Replay and proof

replay-title = { $title }, { $names }
replay-step = Schritt { $step } von { $steps }
replay-keys = Enter: weiter, b: zurück, eine Zahl: dorthin, q: Schluss
replay-start = Der Anfang
verified = Alle Würfe sind echt. Geprüft: { $rolls }.
verified-ask = Stand dieses Siegel vor dem ersten Wurf da? { $commitment }
verified-commitment = Das Siegel ist das, das du notiert hast.
verified-string = Deine Zeichenfolge steckt in den Würfeln: Ohne sie zu kennen, konnte niemand die Würfe aussuchen.
verified-pledges = Alle Zusagen sind die, die du notiert hast.
verified-shown = Jeder Wurf ist der, den du gesehen hast.
verified-no-string = Ob deine eigene Zeichenfolge dabei ist, wurde nicht geprüft: Gib sie mit --string an, oder deine Notizen mit --notes.
verified-daily = Das sind die Würfel vom { $day }, an diesem Tag für alle gleich. Das Haus hat sie allein gemacht, niemand hat etwas dazugegeben.
verified-elsewhere = Würfe davor: { $rolls }. Ein anderes Haus hat sie geworfen, von dort kam die Partie: Die kann niemand prüfen.
verified-part-pledged = Platz { $seat }, { $name }: eine Zeichenfolge, zugesagt, bevor irgendeine gezeigt wurde.
verified-part-none = Platz { $seat }, { $name }: nichts beigetragen. Wer nichts beiträgt, vertraut den anderen und dem Haus.
verified-part-withheld = Platz { $seat }, { $name }: zugesagt und dann nicht gezeigt. Zusammen mit dem Haus konnte dieser Platz zwischen zwei Verläufen aller Würfe wählen.
verified-part-unpledged = Platz { $seat }, { $name }: eine Zeichenfolge ohne Zusage. Wer den Startwert kannte, kann sie ausgesucht haben.

## Glück über viele Partien

luck-working = Die Partien werden nachgerechnet
luck-none = Es gibt keine beendete Partie von Menschen.
luck-left-out = { $path } wurde ausgelassen: { $why }
luck-of-win = Partien, die jemand gewinnt
luck-of-points = Partien um Punkte
luck-name = wer
luck-games = Partien
luck-result-win = gewonnen
luck-result-points = Punkte
luck-luck = Glück
luck-word = in Worten
luck-cost = durch Fehler verloren
luck-accuracy = Genauigkeit
luck-explained-win = Glück und Fehler zählen in gewonnenen Partien: +1,0 ist ein Sieg, den die Würfel geschenkt haben.
luck-explained-points = Alles in Punkten, im Schnitt je Partie.

## Drills

drill-title = Übung: { $title }
drill-daily = Die Aufgabe des Tages: { $title }
drill-ask = Was würdest du tun?
drill-again = Noch ein Versuch, oder Enter für die Lösung
drill-right = Richtig!
drill-wrong-win = Nicht das Beste: Das nimmt dir { $cost } deiner Gewinnchance.
drill-wrong-points = Nicht das Beste: Das kostet im Schnitt { $cost } Punkte.
drill-best = Am besten: { $deed }.
drill-reviewing = Suche nach deinen Fehlern
drill-added = { $number ->
    [0] Keine neuen Fehler in dieser Partie. Gut gespielt, oder schon bekannt.
    [one] Ein Fehler kommt zu deinen Übungen.
   *[other] { $number } Fehler kommen zu deinen Übungen.
}
drill-bye = Bis bald.
drill-next = Die nächste Stellung kommt am { $when } wieder.

## Echte Würfel

bias-none = In diesen Partien gibt es keine echten Würfel: Niemand hat eingetippt, wie sie gefallen sind. Spiel mit --dice hand.
bias-left-out = { $path } lässt sich nicht lesen und wurde ausgelassen.
bias-face = Seite
bias-count = gefallen
bias-expected = erwartet
bias-fair = { $throws } Würfe: Diese Würfel fallen so, wie ehrliche fallen.
bias-too-few = { $throws } Würfe: bisher nichts Auffälliges. Nach etwa { $missing } weiteren würde es sich zeigen, wenn eine Seite anderthalbmal so oft fiele, wie sie sollte.
bias-odd = { $throws } Würfe: { $face } kam { $count }-mal, zu erwarten waren { $expected }. So weit daneben liegen ehrliche Würfel etwa einmal in { $often } Versuchen. Behaltet sie im Auge.
bias-loaded = { $throws } Würfe: { $face } kam { $count }-mal, zu erwarten waren { $expected }. So weit daneben liegen ehrliche Würfel seltener als einmal in tausend Versuchen. Da stimmt etwas nicht, mit den Würfeln oder mit dem, was eingetippt wurde.

## Bots

level-novice = Neuling
level-regular = geübt
level-expert = erfahren
level-master = Meister
level-perfect = perfektes Spiel
level-random = irgendein erlaubter Zug
advice-exact = Das beste Spiel, exakt berechnet:
advice-estimate = Das beste Spiel, das das Haus kennt:
advice-win = Die Werte sind Gewinnchancen; * zeigt, was der beste Bot spielt.
advice-points = Die Werte sind am Ende erwartete Punkte; * zeigt, was der beste Bot spielt.

## Coach

coach-inaccuracy = Ungenauigkeit
coach-mistake = Fehler
coach-blunder = Patzer
coach-inaccuracies =
    { $count ->
        [one] 1 Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
coach-mistakes =
    { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
coach-blunders =
    { $count ->
        [one] 1 Patzer
       *[other] { $count } Patzer
    }
coach-very-unlucky = sehr viel Pech
coach-unlucky = Pech
coach-even = weder Glück noch Pech
coach-lucky = Glück
coach-very-lucky = sehr viel Glück
coach-decided = die Partie ist entschieden

## Why

why-win = { $best }: gewinnt { $chance } der Partien. { $other }: { $chanceOther }.
why-win-equal = { $best } oder { $other }: beides gewinnt { $chance } der Partien.
why-win-sure = { $best }: Damit gewinnst du.
why-points = { $best }: am Ende im Schnitt { $mean } Punkte. { $other }: { $meanOther }.
why-points-equal = { $best } oder { $other }: beides bringt am Ende im Schnitt { $mean } Punkte.
why-only = { $best }: Etwas anderes geht nicht.
why-luck-good = Ein Wurf, der für { $mine ->
    [seat] dich
   *[none] { $seat }
} mindestens so gut ist, fällt in { $chance } der Fälle.
why-luck-bad = Ein Wurf, der für { $mine ->
    [seat] dich
   *[none] { $seat }
} mindestens so schlecht ist, fällt in { $chance } der Fälle.
why-decided = Von hier an { $mine ->
    [seat] gewinnst du
   *[none] gewinnt { $seat }
} in { $chance } der Fälle.
why-decided-over = Damit ist die Partie aus, und { $mine ->
    [seat] du gewinnst
   *[none] { $seat } gewinnt
}.

## Analyse einer Partie

review-title = Analyse von { $title }: { $names }
review-working = Der Coach analysiert { $title }
review-stopped = Abgebrochen. Nichts wurde geschrieben.
review-exact = Exakt berechnet: Besser als der Coach spielt hier niemand.
review-estimate = Der Coach urteilt nach dem besten Spiel, das das Haus kennt.
review-unsolved = Mit diesen Optionen hat das Spiel noch niemand gelöst, darum urteilt der Coach nur grob. Das hilft: { $command }
review-measure-win = Gewinnchance
review-measure-points = Am Ende erwartete Punkte
review-seat = { $name }: { $result }
review-won = gewonnen
review-lost = verloren
review-shared = gemeinsam gewonnen
review-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
review-accuracy = Genauigkeit
review-mistakes = Fehler
review-no-mistakes = keine
review-luck = Glück
review-cost = Verschenkt
review-adjusted = Ohne Glück und Pech
review-level = Spielstärke
review-level-between = { $level } (zwischen „{ $low }“ und „{ $high }“)
review-level-unknown = zu wenige Entscheidungen
review-moments = Schlüsselmomente
review-no-moments = Kein einzelner Schritt hat diese Partie entschieden.
review-moment = { $name }: { $kind } ({ $change })
review-lucky = Glückswurf
review-unlucky = Pechwurf
review-choice = Gespielt: { $played }. Am besten: { $best }.
review-step = Schritt { $step }
review-start = Vor dem ersten Schritt
review-table = Alle Schritte in Zahlen
review-column-step = Schritt
review-column-event = Was geschah
review-about = { $measure } aller am Tisch, Schritt für Schritt. Die Zahlen stehen in der Tabelle darunter.
review-made = Erstellt von Dicehouse { $version }, allein aus der Aufzeichnung.
review-written = Geschrieben: { $path }
review-offer = Was war Glück, was war Können? Der Coach weiß es:

## Lösen und Duelle

solving = { $title } wird gelöst
solved-value = Wert am Anfang
solved-gap = Lücke
solved-states = Zustände
solved-seconds = Sekunden
solved-before = Schon früher gelöst; --fresh löst noch einmal.
dueling = { $bots }
duel-title = { $title }: { $games } Partien, gleiche Würfel für alle, alle auf jedem Platz
duel-bot = Bot
duel-wins = Siege
duel-sure = 95-%-Bereich
duel-score = Punkte
duel-rating = Wertung
duel-interrupted = Unterbrochen: Das sind die Partien bis hierher.
lab-playing = Es wird gespielt
lab-title = { $title }: { $games } Partien
lab-stopped = Angehalten. Fertiges bleibt: Derselbe Befehl macht weiter.
lab-report = Der Bericht: { $path }
lab-grid = Raster
lab-start = Start gewinnt
lab-decisions = Entscheidungen

## Das offene Haus

house-open = Das Haus ist offen: { $address }  (Strg+C schließt es.)
house-near = Für alle im Haus: { $address }
house-near-too = oder in einem anderen Netz dieses Rechners: { $address }
house-near-only = Handys im selben WLAN scannen den Code oder tippen die Adresse ein. Nur für diesen Rechner: --only-here.
house-near-none = Kein lokales Netz gefunden: Nur dieser Rechner kann spielen. Verbinde ihn, und öffne das Haus neu.
page-alone = Gespielt wird im Browser, und dort bleiben die Partien. Für Freunde an anderen Geräten: { $command }
client-missing = Dieses Haus ist offen, aber seine Seite für Browser ist noch nicht gebaut. In einem Klon: { $command }, dann das Haus neu starten.
link-invited = { $name } lädt dich ein: { $title }
link-free = { $free ->
    [0] Alle Stühle sind besetzt.
    [one] Ein Stuhl ist frei.
   *[other] { $free } Stühle sind frei.
}

## Ein Haus verwalten

house-table = Tisch
house-code = Code
house-game = Spiel
house-phase = Stand
house-seats = Plätze
house-entries = Einträge
house-words = Worte im Chat
house-opened = eröffnet
house-touched = zuletzt benutzt
house-is-open = offen
house-is-playing = läuft
house-is-over = beendet
house-is-closed = geschlossen
house-shown = Gezeigte Tische: { $tables }. Weitere: { $more }.
house-sure = { $tables } Tisch(e) mit allem, was dort gesagt und gespielt wurde, endgültig löschen? (j/n)
house-deleted = Gelöschte Tische: { $tables }.
house-not-sealed = Das Journal der Datenbank ist in Gebrauch; ein laufender Knoten leert es in wenigen Sekunden.
house-closed = Geschlossen: { $table }. Wer dort war, wird in wenigen Sekunden hinausgeschickt.
house-closed-before = { $table } war schon geschlossen.
house-banned = Gesperrt: { $network }.
house-unbanned = Nicht mehr gesperrt: { $network }.
house-no-bans = Niemand ist gesperrt.
house-network = Adressen
house-until = bis
house-why = Grund
house-for-ever = für immer
house-exported = Geschrieben: { $path }
house-bytes = Bytes
house-unused = davon ungenutzt
house-bans = Sperren
house-oldest = ältester Tisch

## On paper

paper-pad = Punktezettel
paper-pad-dutch = Punktezettel, niederländische Ausgabe
paper-scores = Punktezettel
paper-series = Serienzettel
paper-rules = Regelkarte
paper-dice = Würfel zum Falten
paper-stickers = Aufkleber für leere Würfel
paper-dice-how = An den durchgezogenen Linien schneiden, an den gestrichelten nach hinten falten und die Laschen unter die Nachbarn kleben. Festes Papier rollt am besten.
paper-stickers-how = Jede Reihe ist ein Würfel, für leere Würfel mit 16 mm Kantenlänge. Auf Etikettenpapier drucken und die Quadrate ausschneiden. Die erste Seite kommt gegenüber der letzten hin, die zweite gegenüber der fünften, die dritte gegenüber der vierten; die ersten drei laufen gegen den Uhrzeiger um ihre Ecke.
paper-percent = { $share } %
paper-under = < 1 %
paper-over = > 99 %
paper-number = { $value }
paper-name = Name
paper-game = Partie
paper-total = Gesamt
paper-choice = { $choice }: { $then }
paper-written = Geschrieben: { $path }
paper-written-all = Nach { $path } geschrieben: { $count ->
    [one] ein Bogen
   *[other] { $count } Bögen
}.
error-paper-none = { $game } hat nichts zu drucken.
error-paper-sheet = { $game } hat keinen Bogen namens { $sheet }. Es gibt: { $known }.
error-paper-size = Papier gibt es als { $known }, nicht als { $size }.
error-paper-faces = Nur Würfel mit sechs Seiten lassen sich ausschneiden; { $die } hat { $faces }.
error-paper-missing = Sag, welches Spiel und welcher Bogen, oder --all ORDNER. dicehouse paper --list zeigt sie.
error-paper-unknown = So einen Bogen gibt es nicht.
error-paper-busy = Gerade wird sehr viel gedruckt. Frag gleich noch mal.
error-paper-unavailable = Dieses Haus kann nicht drucken: typst ist dort nicht installiert.

## A site of files

site-engine = Packe ein, was die Regeln in der Seite ausführt
site-answers = Frage ab, was das Haus immer gleich beantwortet
site-client = Kopiere die Seite
site-docs = Kopiere die Dokumentation
site-written = Die Site liegt in { $folder }: { $files } Dateien, { $size } MB. Jeder Webspace kann sie ausliefern; python -m http.server -d { $folder } zeigt sie hier.
error-site-foreign = In { $folder } liegen Dateien, die zu keiner Site gehören, zum Beispiel { $name }. Nimm einen neuen oder leeren Ordner.
error-site-not-built = Die Dateien der Seite sind nicht gebaut: make web im Quelltext, oder ein Wheel installieren.
error-site-pyodide = { $folder } ist keine Distribution von Pyodide { $version }: { $name } fehlt oder hat eine andere Version.
error-site-docs = In { $folder } liegt keine Dokumentation: Es gibt keine index.html.

## Errors

error-game-unknown = Ein Spiel namens { $game } gibt es hier nicht. Wie wär’s mit: { $known }?
error-options-players = { $game } ist für { $low } bis { $high } Leute, nicht für { $value }.
error-options-unknown = Eine Option namens { $key } gibt es nicht. Es gibt: { $known }.
error-options-not-a-number = Die Option { $key } braucht eine ganze Zahl, nicht { $value }.
error-options-range = { $value } geht nicht: Die Option { $key } reicht von { $low } bis { $high }.
error-options-choice = { $value } geht nicht: Die Option { $key } kennt nur { $allowed }.
error-options-list = { $value } geht nicht: Die Option { $key } braucht { $low } bis { $high } Einträge aus { $allowed }.
error-options-first = { $value } geht nicht: Die Option first kennt nur draw oder die Nummer eines Platzes (der erste Platz ist 0).
error-options-pair = Eine Option schreibt man key=value, nicht { $text }.
error-action-syntax = Die Aktion { $text } verstehe ich nicht. Versuch: { $expected }.
error-action-illegal = { $action } geht gerade nicht. Möglich ist: { $legal }.
error-action-not-your-turn = Du bist nicht dran: { $action } muss warten.
error-action-dice-due = Erst wird gewürfelt: { $action } muss warten.
error-action-too-late = Zu spät für { $action }: Jemand war schneller.
error-action-game-over = Die Partie ist vorbei.
error-action-kind = { $value } ist keine Aktion von { $game }. Gib eine Aktion an, oder lies sie aus ihrem Text: actions.read(text).
error-action-value = { $action } enthält einen Wert der falschen Art: gebraucht werden ganze Zahlen (18, nicht 18.0) und Texte.
error-action-seat = Ein Platz ist eine ganze Zahl, nicht { $value }.
error-action-no-seat = Platz { $seat } gibt es nicht; Plätze am Tisch: { $players }.
error-roll-not-due = Gerade gibt es nichts zu würfeln.
error-roll-told = Diesen Wurf hat schon jemand genannt. Stimmt er nicht, lässt er sich berichtigen.
error-roll-unseen = Nur wer diese Würfel sieht, kann sagen, wie sie gefallen sind.
error-roll-not-correctable = Dieser Wurf lässt sich nicht mehr berichtigen: Die Partie ist schon weitergegangen.
error-roll-ends = Dieser Wurf beendet die Partie und lässt sich danach nicht mehr berichtigen. Nenne ihn noch einmal, wenn er stimmt.
error-roll-kind = Ein Wurf ist ein Tupel mit dem Namen einer Seite für jeden Würfel, nicht { $value }.
error-roll-count = Du hast { $count } Würfel angegeben, nötig: { $expected }.
error-roll-face = { $face } gibt es auf diesem Würfel nicht ({ $die }). Er hat: { $faces }.
error-event-syntax = Das Ereignis { $text } verstehe ich nicht. Versuch: { $expected }.
error-record-empty = Die Aufzeichnung ist leer.
error-record-json = Zeile { $line } der Aufzeichnung ist kein JSON: { $reason }.
error-record-header = Zeile 1 sieht nicht nach einer Aufzeichnung von Dicehouse aus: { $reason }.
error-record-version = Die Aufzeichnung hat Formatversion { $version }; dieses Dicehouse liest Version { $known }.
error-record-rules = Die Aufzeichnung folgt Regelversion { $version } von { $game }; dieses Dicehouse spielt Version { $known }.
error-record-kept = Dieser aufbewahrte Tisch ist nicht lesbar: { $reason }.
error-record-large = Diese Aufzeichnung ist zu groß: Höchstens { $most } kB einer Partie lassen sich herbringen.
error-record-line = Zeile { $line } der Aufzeichnung ist unverständlich: { $reason }.
error-record-move = Zeile { $line } der Aufzeichnung kann in dieser Partie nicht passieren: { $reason }
error-record-events = Zeile { $line } der Aufzeichnung behauptet { $told }, nach den Regeln ist es { $right }.
error-record-outcome = Zeile { $line } der Aufzeichnung nennt ein anderes Ergebnis, als die Partie hatte.
error-record-after-end = In Zeile { $line } geht die Aufzeichnung weiter, obwohl die Partie vorbei ist.
error-record-not-over = Die aufgezeichnete Partie ist noch nicht zu Ende.
error-record-too-long = Die aufgezeichnete Partie hat { $steps } Schritte; der Coach analysiert Partien mit höchstens { $most }.
error-record-name = Ein Name hat 1 bis { $high } druckbare Zeichen.
error-record-names = Namen: { $names }, Plätze: { $players }. Das passt nicht zusammen.
error-dice-script-empty = Im Skript steht kein Wurf mehr, gebraucht wird aber { $due }.
error-dice-script-unused = Im Skript stehen noch Würfe, nach denen niemand gefragt hat: { $unused }.
error-dice-hidden-by-hand = Diesen Wurf darf niemand am Tisch sehen, also kann ihn auch niemand eintippen. Spielt ohne verdeckte Würfel (sealed).
error-dice-seed = Ein Startwert hat 64 hexadezimale Ziffern, 0 bis 9 und a bis f.
error-dice-string = Eine eigene Zeichenfolge hat 1 bis 200 Zeichen gewöhnlichen Text.
error-dice-strings = Zeichenfolgen: { $strings }, Plätze: { $players }. Das passt nicht zusammen.
error-dice-not-fair = Zeile { $line }: Dieser Wurf kam nicht von fairen Würfeln ({ $source }); er lässt sich nicht prüfen.
error-dice-not-revealed = Der Startwert ist noch geheim: Faire Würfel lassen sich prüfen, wenn die Partie vorbei ist.
error-dice-commitment = Zeile { $line }: Der Startwert passt nicht zum Siegel. Er wurde nach Beginn der Partie geändert.
error-dice-exchanged = Zeile { $line }: Hier kamen andere Würfel ins Spiel. Ein Siegel muss für die ganze Partie gelten.
error-dice-pledge = Platz { $seat }: Die Zeichenfolge passt nicht zur Zusage. Sie wurde erfunden, als andere schon bekannt waren.
error-dice-pledges = Zusagen: { $pledges }, Plätze: { $players }. Das passt nicht zusammen.
error-dice-commitment-noted = In der Aufzeichnung steht das Siegel { $told }, notiert hast du { $noted }. Der Startwert wurde ausgetauscht.
error-dice-string-missing = Deine Zeichenfolge wurde nicht in die Würfel gemischt: Jemand hat sie weggelassen.
error-dice-string-seat = Deine Zeichenfolge ist nicht die von Platz { $seat }.
error-dice-seat = Einen Platz { $seat } gibt es in dieser Partie nicht.
error-dice-pledge-noted = Platz { $seat }: Das ist nicht die Zusage, die du notiert hast, bevor du deine Zeichenfolge gezeigt hast.
error-dice-shown = Wurf { $roll }: Gezeigt wurde dir { $noted }, in der Aufzeichnung steht { $told }.
error-dice-shown-count = Würfe, die du gesehen hast: { $noted }. Würfe in der Aufzeichnung: { $told }.
error-dice-game-noted = Die Aufzeichnung gehört zu einem anderen Spiel oder anderen Optionen, als du notiert hast: Die Würfel wurden ausgetauscht.
error-dice-notes = Die Notizen lassen sich nicht lesen: { $reason }.
error-dice-day-not-over = Das sind die Würfel vom { $day }: Ihr Startwert wird gezeigt, wenn dieser Tag vorbei ist (UTC).
error-dice-nothing = Es gibt keinen Wurf zu prüfen.
error-dice-elsewhere = Alle Würfel dieser Partie hat ein anderes Haus geworfen: Es gibt nichts, woran man sie prüfen könnte.
error-dice-forged = Wurf { $roll } (Zeile { $line }) ist gefälscht: In der Aufzeichnung steht { $told }, gefallen ist { $right }.
error-bots-level = Für { $game } gibt es die Stufe { $level } nicht. Die Stufen sind: { $known }.
error-bots-view = Das ist keine Stellung von { $game }, in der der Bot auf Platz { $seat } eine Wahl hat.
error-bots-unsolved = Mit diesen Optionen hat { $game } noch niemand gelöst. Löse es zuerst: { $command }
error-bots-table-damaged = Die Wertetabelle { $path } ist nicht lesbar. Lösche sie und löse neu: { $command }
error-bots-no-solver = { $game } hat keinen Löser.
error-bots-no-evaluator = { $game } hat keine Bewertung.
error-bots-needs-numpy = Die Stufe { $level } von { $game } rechnet zu viel für eine Seite: Sie spielt am Tisch eines Servers.
error-bots-values-need-numpy = Für dieses Spiel hat diese Seite weder Tipps noch Analyse: Sie rechnen zu viel. Ein Haus mit Server hat beides.
error-bots-cannot-solve = { $game } lässt sich mit diesen Optionen nicht lösen: { $reason }.
error-batch-none = { $game } lässt sich nicht in vielen Partien auf einmal spielen: { $field } fehlt.
error-batch-option = { $game } lässt sich nur mit { $key } = { $value } in vielen Partien auf einmal spielen.
error-batch-size = Ein Stapel hat 1 bis { $most } Partien, nicht { $value }.
error-batch-shape = Es sind { $games } Partien, und jede braucht einen Eintrag: Die Form { $value } passt nicht.
error-batch-number = Hier werden ganze Zahlen von 0 bis { $most } gebraucht, oder -1 für keine.
error-envs-encoding = { $game } lässt sich noch nicht lernen: { $field } fehlt.
error-envs-action = Eine Aktion { $number } gibt es nicht. Aktionen haben die Nummern 0 bis { $most }.
error-envs-reset = Gerade läuft keine Partie. Rufe zuerst reset() auf.
error-envs-seed = Ein Startwert ist eine ganze Zahl ab 0, nicht { $value }.
error-envs-opponents = An diesen Tisch gehören { $needed } Gegner, nicht { $number }.
error-lab-cells = Das Raster hat { $cells } Felder. Mehr als { $most } könnte niemand ansehen.
error-lab-other = Im Ordner { $folder } liegen Ergebnisse einer anderen Messreihe. Nimm einen anderen Ordner oder denselben Befehl.
error-lab-folder = In den Ordner { $folder } lässt sich nichts schreiben: { $reason }.
error-lab-damaged = Die Datei { $path } lässt sich nicht lesen. Lösche sie und starte denselben Befehl noch einmal.
error-lab-engine = Diese Bots lassen sich nicht kompilieren: { $reason }. Lass sie von der einfachen Engine spielen: { $command }
error-lab-worker = Ein Prozess, der gespielt hat, ist abgestürzt. Fertiges bleibt; starte denselben Befehl noch einmal.
error-extra-missing = Das braucht { $package }, das nicht installiert ist. Installiere es: { $command }
error-worker-died = Ein Hilfsprozess ist abgestürzt, bevor er fertig war; vielleicht reichte der Speicher nicht. Versuch es noch einmal.
error-file-missing = Eine Datei { $path } gibt es nicht.
error-file-unreadable = Die Datei { $path } lässt sich nicht lesen: { $reason }.
error-file-too-large = Die Datei { $path } ist größer als die { $most } MB, die eine Aufzeichnung haben darf.
error-file-unwritable = Die Datei { $path } lässt sich nicht schreiben: { $reason }.
error-file-exists = Die Datei { $path } gibt es schon. Nimm einen anderen Namen, oder spiel sie weiter: --resume { $path }.
error-action-too-soon = Nicht so hastig: { $action } geht erst wieder in { $wait } ms.
error-table-unknown = Diesen Tisch gibt es nicht.
error-table-begun = Die Partie läuft schon: Die Plätze bleiben, wie sie sind.
error-table-not-begun = Die Partie hat noch nicht begonnen: Ein Platz ist frei, oder die Würfel werden noch gemischt.
error-table-not-over = Die Partie ist noch nicht vorbei.
error-table-full = Alle Plätze sind besetzt.
error-table-taken = Platz { $seat } ist nicht frei.
error-table-seats-elsewhere = Von einer Adresse aus kann man an { $most } offenen Tischen zugleich sitzen. Spiel erst eine Partie zu Ende oder steh irgendwo auf.
error-table-nobody = Auf Platz { $seat } sitzt niemand, den man wegschicken könnte.
error-table-sent-away = { $name } wurde von diesem Tisch weggeschickt. Zurücknehmen kann das nur, wer den Tisch eröffnet hat.
error-table-not-sent-away = Niemand namens { $name } wurde von diesem Tisch weggeschickt.
error-table-chairs = Diese Stühle ergeben keinen Sinn: Einer fehlt oder ist doppelt genannt.
error-table-not-proposed = Niemand hat eine Revanche vorgeschlagen, oder sie ist schon ausgemacht.
error-table-name = Ein Name hat 1 bis { $high } gewöhnliche Zeichen, ohne Leerzeichen am Anfang oder Ende.
error-table-name-taken = An diesem Tisch heißt schon jemand { $name }.
error-table-said = Sag etwas mit 1 bis { $high } gewöhnlichen Zeichen.
error-table-muted = Du bist an diesem Tisch stummgeschaltet.
error-table-enough-said = An diesem Tisch ist genug gesagt: Mehr als { $most } Nachrichten merkt er sich nicht.
error-table-too-long = Diese Partie ist so lang geworden, wie das Haus erlaubt ({ $most } Einträge). Hier geht es nicht weiter.
error-table-followed = Die nächste Partie ist schon eröffnet.
error-table-no-hints = An diesem Tisch wird ohne Tipps gespielt.
error-table-no-advice = Für das Spiel, wie es hier gespielt wird, hat das Haus keinen Tipp.
error-table-hints-busy = Gerade wollen viele einen Tipp. Frag gleich noch einmal.
error-table-no-choice = Für dich gibt es gerade nichts zu entscheiden.
error-table-crowded = An diesem Tisch sind schon zu viele verbunden. Versuch es später noch einmal.
error-table-pledged = Dein Platz hat seine Zusage schon gegeben.
error-table-sealed = Zu spät: Was jeder Platz in die Würfel mischt, steht schon fest.
error-table-not-sealed = Behalte deine Zeichenfolge noch für dich: Es fehlen noch Zusagen.
error-table-string = Das ist nicht die Zeichenfolge, die dein Platz zugesagt hat.
error-table-watching = Du schaust nur zu: Setz dich erst hin.
error-table-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-table-token = Mit diesem Schlüssel gehört dir kein Platz an diesem Tisch.
error-table-storage = Das Haus kann gerade nichts aufschreiben. Versuch es noch einmal; doppelt Gesendetes zählt nur einmal.
error-table-busy = An diesem Tisch ist zu viel los. Versuch es noch einmal; doppelt Gesendetes zählt nur einmal.
error-table-deleted = Dieser Tisch wurde gelöscht, mit allem, was dort gesagt und gespielt wurde.
error-table-closed = Das Haus hat diesen Tisch geschlossen.
error-table-moved = Diese Partie wurde in ein anderes Haus mitgenommen. Dort geht sie weiter.
error-table-not-alone = Andere haben Plätze an diesem Tisch: Nur wer alle hat, kann die Partie mitnehmen.
error-table-ended = Diese Partie ist vorbei: Es gibt nichts weiterzuspielen.
error-table-elsewhere = Diese Würfel wurden in einem anderen Haus geworfen: Da gibt es nichts, was dieses beweisen könnte.
error-protocol-banned = Von deinem Anschluss aus lässt dich dieses Haus nicht herein.
error-house-unknown = Es gibt keinen Tisch mit der Kennung oder dem Code { $table }.
error-house-duration = Eine Dauer schreibt man 90s, 30m, 12h, 7d oder 4w, nicht { $text }.
error-house-network = { $text } ist weder Adresse noch Netz, wie etwa 203.0.113.7 oder 2001:db8::/48.
error-house-not-banned = { $network } ist nicht gesperrt.
error-house-not-over = Die Partie von { $table } ist nicht zu Ende: Ihr Protokoll würde Geheimnisse verraten. Mit --all bekommst du alles.
error-house-sure = Niemand ist da, der Ja sagen könnte: Wiederhole den Befehl mit --yes.
error-house-away = Der Speicher antwortet nicht: { $reason }.
error-house-missing = In { $path } ist noch kein Haus.
error-table-daily = Das ist die Partie des Tages: Alle spielen sie gleich.
error-table-not-daily = Hier hat niemand eine Partie des Tages gespielt.
error-table-no-comparison = Das Haus kann diese Partie gerade nicht mit dem besten Spiel vergleichen. Frag später noch einmal.
error-table-not-real = An diesem Tisch würfelt das Haus.
error-table-untold = Sag erst, wie deine Würfel liegen: Das Haus weiß es nicht.
error-table-late = Nur echte Würfel lassen sich später nennen: Spielt mit echten Würfeln, oder nennt sie sofort.
error-table-real = Diese Würfel wurden von Hand geworfen: Da gibt es nichts, was das Haus beweisen könnte.
error-table-day-not-over = Das sind die Würfel vom { $day }: Sie lassen sich prüfen, wenn dieser Tag vorbei ist (UTC).
error-table-listed-enough = Von dir stehen schon Tische im Regal: { $high }. Schließ einen, oder eröffne diesen nur für Freunde.
error-review-busy = Gerade werden viele Partien analysiert. Frag gleich noch einmal.
error-review-too-slow = Für eine so lange Analyse hat das Haus keine Zeit. Mit der Aufzeichnung kannst du sie selbst machen: dicehouse review.
error-review-broke = Die Analyse ist abgebrochen. Frag noch einmal danach.
error-review-none = So, wie diese Partie hier gespielt wird, kann das Haus sie nicht analysieren.
error-lesson-none = Für dieses Spiel gibt es noch keine Probepartie.
error-puzzle-none = In diesem Haus gibt es keine Aufgaben.
error-protocol-version = Dieses Haus spricht Version { $known } des Protokolls, nicht { $version }.
error-protocol-message = Das ist keine Nachricht des Protokolls: { $reason }.
error-protocol-hello = Sag erst hallo (hello).
error-protocol-slow = Du liest zu langsam. Komm wieder, mit der letzten Nummer, die du gesehen hast.
error-protocol-connections = Zu viele Verbindungen von deiner Adresse. Schließ ein paar, oder wart einen Moment.
error-protocol-full = Das Haus ist voll. Versuch es gleich noch einmal.
error-protocol-rate = Zu viele Nachrichten. Wart einen Moment.
error-protocol-origin = Eine Seite von anderswo darf das hier nicht.
error-protocol-host = Auf den Namen { $host } hört dieses Haus nicht. Wer es betreibt, kann ihn in die Einstellung hosts aufnehmen.
error-settings-wrong = Die Einstellungen ergeben keinen Sinn: { $reason }.
error-settings-port-taken = Port { $port } ist belegt: Dort lauscht schon ein anderes Programm. Nimm mit --port einen anderen.
error-settings-door = Das Haus kann an Port { $port } von { $host } nicht lauschen: { $reason }.
