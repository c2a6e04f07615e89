### The texts of the house, in Dutch.

## Choosing and seating

ask-game = Welk spel wordt het?
which-game = Typ een nummer van 1 tot en met { $high } of een naam zoals { $example }. Met q stap je op.
game-line = { $number }  { $title } - { $tagline }
you = Jij
person-name = Speler { $number }
bot-name = Bot { $number }
seated = Aan tafel: { $names }.
rules-at-hand = ? toont de spelregels, met q stap je op. Het spel wordt vanzelf bewaard.
dice-fair = Eerlijke dobbelstenen. Zegel: { $commitment }
dice-hand = Echte dobbelstenen: typ maar wat ze laten zien. Waar niemand mag kijken, gooit het huis.
dice-seeded = Dobbelstenen met een vaste startwaarde, om te oefenen.
resumed = Daar ben je weer. { $moves ->
    [one] Er is al één stap gespeeld.
   *[other] Er zijn al { $moves } stappen gespeeld.
}
seed-lost = De geheime startwaarde van dit potje is weg: de worpen zijn niet meer na te gaan. We gaan verder met een nieuwe.

## What every game has

option-first = Wie begint
option-first-help = Bij draw beslist een dobbelsteen; een getal is een plaats, geteld vanaf 0.
event-starts = Eerst aan de beurt: { $seat }.
die-starter = startsteen

## Taking turns

turn-of = { $name }: wat nu?
may-wait = Enter: afwachten.
ask-number = Nummer of opdracht
not-understood = Typ een nummer, of een opdracht zoals die tussen [haken] staat. ? toont de spelregels en de lijst, met q stap je op.
not-now = { $action } kan nu niet. ? toont wat wel kan.
help-keys = Typ een nummer, of een opdracht zoals die tussen [haken] staat; van elk woord is het begin genoeg. Met q stap je op.
ambiguous = Dat kan van alles betekenen: { $options }
hand-over = Geef door aan { $name }. Wie niets mag zien, kijkt even weg!
press-enter = Druk op Enter.
your-screen = { $name }, dit is alleen voor jouw ogen.
ask-roll = { $name }: { $dice } gooien. Wat ligt er boven? ({ $faces })
ask-roll-for = { $reader }: lees de dobbelstenen van { $name } af ({ $dice }). Wat ligt er boven? ({ $faces })
ask-starter = Loot wie er begint en typ het nummer. { $seats }
starter-seat = { $number } = { $name }

## The end

winner-one = { $names }: gewonnen!
winner-you = Je hebt gewonnen!
winner-many = Gedeelde winst: { $names }.
score-alone = { $score } punten.
proof-shown = Waren de dobbelstenen eerlijk? Ga het na:
over-already = Dit spel is afgelopen. Kijk het terug:
left-game = Tot snel. Verder spelen:

## Replay and proof

replay-title = { $title }, { $names }
replay-step = Stap { $step } van { $steps }
replay-keys = Enter: verder, b: terug, een getal: daarheen, q: stoppen
replay-start = Het begin
verified = Alle worpen zijn echt. Nagekeken: { $rolls }.
    Stond dit zegel er al voor de eerste worp? { $commitment }

## Errors

error-game-unknown = Een spel met de naam { $game } is er niet. Wat dacht je van: { $known }?
error-options-players = { $game } speel je met { $low } tot en met { $high } mensen, niet met { $value }.
error-options-unknown = Een optie { $key } is er niet. Wel: { $known }.
error-options-not-a-number = De optie { $key } wil een heel getal, niet { $value }.
error-options-range = { $value } kan niet: de optie { $key } loopt van { $low } tot en met { $high }.
error-options-choice = { $value } kan niet: de optie { $key } kent alleen { $allowed }.
error-options-list = { $value } kan niet: de optie { $key } wil { $low } tot en met { $high } waarden uit { $allowed }.
error-options-first = { $value } kan niet: de optie first kent alleen draw of het nummer van een plaats (0 is de eerste plaats).
error-options-pair = Een optie schrijf je als key=value, niet als { $text }.
error-action-syntax = De actie { $text } snap ik niet. Probeer: { $expected }.
error-action-illegal = { $action } kan nu niet. Wel: { $legal }.
error-action-not-your-turn = Je bent niet aan de beurt: { $action } moet wachten.
error-action-dice-due = Eerst wordt er gegooid: { $action } moet wachten.
error-action-too-late = Te laat: { $action } kon net nog, maar iemand was sneller.
error-action-game-over = Het spel is afgelopen.
error-action-no-seat = Plaats { $seat } is er niet; plaatsen aan deze tafel: { $players }.
error-roll-not-due = Er valt nu niets te gooien.
error-roll-count = Genoemde dobbelstenen: { $count }. Nodig: { $expected }.
error-roll-face = { $face } staat niet op deze dobbelsteen ({ $die }). Wel: { $faces }.
error-event-syntax = De gebeurtenis { $text } snap ik niet. Probeer: { $expected }.
error-record-empty = Het verslag is leeg.
error-record-json = Regel { $line } van het verslag is geen JSON: { $reason }.
error-record-header = Regel 1 lijkt niet op een verslag van Dicehouse: { $reason }.
error-record-version = Het verslag heeft formaatversie { $version }; deze Dicehouse leest versie { $known }.
error-record-rules = Het verslag volgt versie { $version } van de spelregels van { $game }; deze Dicehouse speelt versie { $known }.
error-record-line = Regel { $line } van het verslag is onbegrijpelijk: { $reason }.
error-record-move = Regel { $line } van het verslag kan in dit spel niet gebeuren: { $reason }
error-record-events = Regel { $line } van het verslag beweert { $told }, maar volgens de spelregels is het { $right }.
error-record-outcome = Regel { $line } van het verslag noemt een andere uitslag dan het spel had.
error-record-after-end = Bij regel { $line } gaat het verslag door terwijl het spel al is afgelopen.
error-record-name = Een naam heeft 1 tot en met { $high } afdrukbare tekens.
error-record-names = Namen: { $names }, plaatsen: { $players }. Dat klopt niet met elkaar.
error-dice-script-empty = In het script staat geen worp meer, maar { $due } moet nog.
error-dice-script-unused = In het script staan nog worpen waar niemand om vroeg: { $unused }.
error-dice-hidden-by-hand = Niemand aan tafel mag deze worp zien, dus kan ook niemand hem intypen. Speel zonder verborgen dobbelstenen (sealed).
error-dice-seed = Een startwaarde heeft 64 hexadecimale cijfers, 0 tot en met 9 en a tot en met f.
error-dice-string = Een eigen tekenreeks heeft 1 tot en met 200 gewone tekens.
error-dice-strings = Tekenreeksen: { $strings }, plaatsen: { $players }. Dat klopt niet met elkaar.
error-dice-not-fair = Regel { $line }: deze worp kwam niet van eerlijke dobbelstenen ({ $source }) en is dus niet na te gaan.
error-dice-not-revealed = De startwaarde is nog geheim: eerlijke dobbelstenen kun je nagaan als het spel is afgelopen.
error-dice-commitment = Regel { $line }: de startwaarde past niet bij het zegel. Die is na het begin van het spel veranderd.
error-dice-exchanged = Regel { $line }: hier kwamen andere dobbelstenen in het spel. Eén zegel moet voor het hele potje gelden.
error-dice-nothing = Er is geen worp om na te gaan.
error-dice-forged = Worp { $roll } (regel { $line }) is vervalst: in het verslag staat { $told }, gevallen is { $right }.
error-file-missing = Het bestand { $path } is er niet.
error-file-unreadable = Het bestand { $path } is niet te lezen: { $reason }.
error-file-unwritable = Het bestand { $path } is niet te schrijven: { $reason }.
error-file-exists = Het bestand { $path } is er al. Kies een andere naam, of speel het verder: --resume { $path }.
