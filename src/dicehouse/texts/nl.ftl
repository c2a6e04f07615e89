### The texts of the house, in Dutch.
###
### One word for one thing, in every file of this language. Words marked "not" are refused by tests/test_wording.py.
###
### potje (one match; spel is the game in the box), beurt, worp/gooien, tip (not: raad), plaats (numbered), stoel (in the waiting room), verslag (record), opdracht (not: commando), zegel (commitment), startwaarde (seed), geheel getal (not: heel getal)
### Chinchiller Dice: zand, bak (not: voorraad), hoop, kijken, vertrouwen, reeks
### Chili Dice: vakje, blaadje (not: blok), steen, rood cijfer, straat, gelijke waarden, chili; naar een kant draaien
### Go Nuts!: veiligstellen (not: noteren), buit (not: in de hand), holte, eekhoornsteen (not: eekhoorndobbelsteen), hondensteen, foetsie
### DiXkiBluff: bod, verhogen, Bluf!, DiXe!, figuur, symbool, steen, laat maar
### Address: je and jij. Quotes ‘ ’, apostrophe ’ (auto’s), ellipsis … without a space.

## Choosing and seating

ask-game = Welk spel wordt het?
which-game = Typ een nummer van 1 tot en met { $high } of een naam zoals { $example }. Met q stap je op.
game-line = { $number }  { $title } - { $tagline }
you = Jij
person-name = Speler { $number }
bot-name = Bot { $number }
seated = Aan tafel: { $names }.
rules-at-hand = ? toont de spelregels, ! geeft een tip, met q stap je op. Het potje wordt vanzelf bewaard.
dice-fair = Eerlijke dobbelstenen. Zegel: { $commitment }
dice-hand = Echte dobbelstenen: typ maar wat ze laten zien; - neemt de laatste worp terug. Waar niemand mag kijken, gooit het huis.
dice-seeded = Dobbelstenen met een vaste startwaarde, om te oefenen.
resumed = Daar ben je weer. { $moves ->
    [one] Er is al één stap gespeeld.
   *[other] Er zijn al { $moves } stappen gespeeld.
}
seed-lost = De geheime startwaarde van dit potje is weg: de worpen zijn niet meer na te gaan. We gaan verder met een nieuwe.

## What every game has

option-first = Wie begint
option-first-help = Bij draw beslist een dobbelsteen; een getal is een plaats, geteld vanaf 0.
event-starts = { $mine ->
    [seat] Jij begint.
   *[none] { $seat } begint.
}
labelled = { $name }: { $what }
die-starter = startsteen

## Taking turns

turn-of = { $name }: wat nu?
may-wait = Enter: afwachten.
ask-number = Nummer of opdracht
ask-go-on = Enter: { $name } gaat verder.  -: worp verbeteren
ask-ends = Hiermee is het spel afgelopen. Enter: zo liggen ze.  -: opnieuw typen
taken-back = De laatste worp is teruggenomen. Zeg hem nog eens.
advice-untold = Jij weet meer dan ik: niemand heeft me gezegd hoe jouw stenen liggen.
not-understood = Typ een nummer, of een opdracht zoals die tussen [haken] staat. ? toont de spelregels en de lijst, met q stap je op.
not-now = { $action } kan nu niet. ? toont wat wel kan.
help-keys = Typ een nummer, of een opdracht zoals die tussen [haken] staat; van elk woord is het begin genoeg. ! geeft een tip, met q stap je op.
ambiguous = Dat kan van alles betekenen: { $options }
hand-over = Geef door aan { $name }. Wie niets mag zien, kijkt even weg!
press-enter = Druk op Enter.
your-screen = { $name }, dit is alleen voor jouw ogen.
ask-roll = { $name }: { $dice } gooien. Wat ligt er boven? ({ $faces })
ask-roll-for = { $reader }: lees de dobbelstenen van { $name } af ({ $dice }). Wat ligt er boven? ({ $faces })
ask-starter = Loot wie er begint en typ het nummer. { $seats }
starter-seat = { $number } = { $name }

## The end

winner-one = { $names } wint!
winner-you = Je hebt gewonnen!
winner-many = Gedeelde winst: { $names }.
score-alone = { $score } punten.
proof-shown = Waren de dobbelstenen eerlijk? Ga het na:
over-already = Dit potje is afgelopen. Kijk het terug:
left-game = Tot snel. Verder spelen:

## The story of a game

story-lead = { $times ->
    [one] De leiding wisselde één keer.
   *[other] De leiding wisselde { $times } keer.
}
story-ahead = { $mine ->
    [seat] Jij stond geen moment achter.
   *[none] { $seat } stond geen moment achter.
}
story-comeback = { $mine ->
    [seat] Jij stond { $behind } achter en won toch nog.
   *[none] { $seat } stond { $behind } achter en won toch nog.
}
story-margin = { $mine ->
    [seat] Aan het eind zat er { $margin } tussen jou en { $second }.
    [second] Aan het eind zat er { $margin } tussen { $seat } en jou.
   *[none] Aan het eind zat er { $margin } tussen { $seat } en { $second }.
}
story-rolls = { $rolls ->
    [one] De dobbelstenen rolden maar één keer.
   *[other] De dobbelstenen rolden { $rolls } keer.
}
place-line = { $place }. { $name }: { $score }
place-rounds = { $place ->
    [1] 1. { $name }: de laatste stenen, na ronde { $rounds }
   *[other] { $place }. { $name }: eruit in ronde { $rounds }
}

## Replay and proof

replay-title = { $title }, { $names }
replay-step = Stap { $step } van { $steps }
replay-keys = Enter: verder, b: terug, een getal: daarheen, q: stoppen
replay-start = Het begin
verified = Alle worpen zijn echt. Nagekeken: { $rolls }.
verified-ask = Zag je dit zegel vóór de eerste worp? { $commitment }
verified-commitment = Het zegel is het zegel dat je noteerde.
verified-string = Jouw tekenreeks zit in de dobbelstenen: zonder die te kennen kon niemand de worpen uitkiezen.
verified-pledges = Alle toezeggingen zijn die je noteerde.
verified-shown = Elke worp is de worp die je te zien kreeg.
verified-no-string = Of je eigen tekenreeks erin zit, is niet nagekeken: geef die met --string, of je notities met --notes.
verified-daily = Dit zijn de dobbelstenen van { $day }, die dag voor iedereen gelijk. Het huis maakte ze alleen, niemand voegde iets toe.
verified-elsewhere = Worpen daarvoor: { $rolls }. Een ander huis deed ze, en daar kwam het potje vandaan: die kan niemand nakijken.
verified-part-pledged = Plaats { $seat }, { $name }: een tekenreeks, toegezegd voordat er één getoond werd.
verified-part-none = Plaats { $seat }, { $name }: niets toegevoegd. Wie niets toevoegt, vertrouwt de anderen en het huis.
verified-part-withheld = Plaats { $seat }, { $name }: toegezegd en daarna niet getoond. Samen met het huis kon die plaats kiezen tussen twee reeksen worpen.
verified-part-unpledged = Plaats { $seat }, { $name }: een tekenreeks zonder toezegging. Wie de startwaarde kende, kan die gekozen hebben.

## Geluk over veel partijen

luck-working = De partijen worden doorgerekend
luck-none = Er is geen afgelopen partij van mensen.
luck-left-out = { $path } is overgeslagen: { $why }
luck-of-win = Partijen die iemand wint
luck-of-points = Partijen om punten
luck-name = wie
luck-games = partijen
luck-result-win = gewonnen
luck-result-points = punten
luck-luck = geluk
luck-word = in woorden
luck-cost = verloren door fouten
luck-accuracy = nauwkeurigheid
luck-explained-win = Geluk en fouten tellen in gewonnen partijen: +1,0 is een overwinning die de dobbelstenen hebben gegeven.
luck-explained-points = Alles in punten, gemiddeld per partij.

## Drills

drill-title = Oefening: { $title }
drill-daily = De puzzel van de dag: { $title }
drill-ask = Wat zou je doen?
drill-again = Nog een poging, of Enter voor het antwoord
drill-right = Goed zo!
drill-wrong-win = Niet de beste: dat kost je { $cost } van je winstkans.
drill-wrong-points = Niet de beste: dat kost gemiddeld { $cost } punten.
drill-best = Het beste: { $deed }.
drill-reviewing = Zoeken naar je fouten
drill-added = { $number ->
    [0] Geen nieuwe fouten in dit potje. Goed gespeeld, of al bekend.
    [one] Eén fout komt bij je oefeningen.
   *[other] { $number } fouten komen bij je oefeningen.
}
drill-bye = Tot gauw.
drill-next = De volgende stelling komt op { $when } terug.

## Echte dobbelstenen

bias-none = In deze partijen zijn geen echte dobbelstenen: niemand heeft ingetypt hoe ze vielen. Speel met --dice hand.
bias-left-out = { $path } is niet te lezen en is overgeslagen.
bias-face = kant
bias-count = gevallen
bias-expected = verwacht
bias-fair = { $throws } worpen: deze dobbelstenen vallen zoals eerlijke dat doen.
bias-too-few = { $throws } worpen: tot nu toe niets vreemds. Na nog zo’n { $missing } zou het opvallen als een kant anderhalf keer zo vaak viel als zou moeten.
bias-odd = { $throws } worpen: { $face } viel { $count } keer, { $expected } was te verwachten. Eerlijke dobbelstenen zitten er ongeveer één op de { $often } keer zo ver naast. Hou ze in de gaten.
bias-loaded = { $throws } worpen: { $face } viel { $count } keer, { $expected } was te verwachten. Eerlijke dobbelstenen zitten er minder dan één op de duizend keer zo ver naast. Er klopt iets niet, met de dobbelstenen of met wat er is ingetypt.

## Bots

level-novice = beginner
level-regular = geoefend
level-expert = expert
level-master = meester
level-perfect = perfect spel
level-random = een willekeurige toegestane zet
advice-exact = Het beste spel, exact berekend:
advice-estimate = Het beste spel dat het huis kent:
advice-win = De waarden zijn kansen om te winnen; * is wat de beste bot speelt.
advice-points = De waarden zijn verwachte punten aan het eind; * is wat de beste bot speelt.

## Coach

coach-inaccuracy = onnauwkeurigheid
coach-mistake = fout
coach-blunder = blunder
coach-inaccuracies =
    { $count ->
        [one] 1 onnauwkeurigheid
       *[other] { $count } onnauwkeurigheden
    }
coach-mistakes =
    { $count ->
        [one] 1 fout
       *[other] { $count } fouten
    }
coach-blunders =
    { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
coach-very-unlucky = heel veel pech
coach-unlucky = pech
coach-even = geluk noch pech
coach-lucky = geluk
coach-very-lucky = heel veel geluk
coach-decided = het potje is beslist

## Why

why-win = { $best }: wint { $chance } van de potjes. { $other }: { $chanceOther }.
why-win-equal = { $best } of { $other }: allebei winnen ze { $chance } van de potjes.
why-win-sure = { $best }: daarmee win je.
why-points = { $best }: aan het eind gemiddeld { $mean } punten. { $other }: { $meanOther }.
why-points-equal = { $best } of { $other }: allebei aan het eind gemiddeld { $mean } punten.
why-only = { $best }: iets anders kan niet.
why-luck-good = Een worp die voor { $mine ->
    [seat] jou
   *[none] { $seat }
} minstens zo goed is, valt in { $chance } van de gevallen.
why-luck-bad = Een worp die voor { $mine ->
    [seat] jou
   *[none] { $seat }
} minstens zo slecht is, valt in { $chance } van de gevallen.
why-decided = Vanaf hier { $mine ->
    [seat] win jij
   *[none] wint { $seat }
} in { $chance } van de gevallen.
why-decided-over = Daarmee is het potje uit, en { $mine ->
    [seat] jij wint
   *[none] { $seat } wint
}.

## Analyse van een potje

review-title = Analyse van { $title }: { $names }
review-working = De coach analyseert { $title }
review-stopped = Gestopt. Er is niets geschreven.
review-exact = Exact berekend: beter dan de coach speelt hier niemand.
review-estimate = De coach oordeelt naar het beste spel dat het huis kent.
review-unsolved = Niemand heeft het spel met deze opties al opgelost, dus de coach oordeelt ruw. Dit helpt: { $command }
review-measure-win = Kans om te winnen
review-measure-points = Verwachte punten aan het eind
review-seat = { $name }: { $result }
review-won = gewonnen
review-lost = verloren
review-shared = samen gewonnen
review-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
review-accuracy = Nauwkeurigheid
review-mistakes = Fouten
review-no-mistakes = geen
review-luck = Geluk
review-cost = Weggegeven
review-adjusted = Zonder geluk en pech
review-level = Speelsterkte
review-level-between = { $level } (tussen ‘{ $low }’ en ‘{ $high }’)
review-level-unknown = te weinig beslissingen om het te zeggen
review-moments = Sleutelmomenten
review-no-moments = Geen enkele stap besliste dit potje.
review-moment = { $name }: { $kind } ({ $change })
review-lucky = gelukkige worp
review-unlucky = pechworp
review-choice = Gespeeld: { $played }. Het beste: { $best }.
review-step = Stap { $step }
review-start = Voor de eerste stap
review-table = Alle stappen in cijfers
review-column-step = Stap
review-column-event = Wat er gebeurde
review-about = { $measure } van iedereen, stap voor stap. De cijfers staan in de tabel eronder.
review-made = Gemaakt door Dicehouse { $version }, alleen uit het verslag.
review-written = Geschreven: { $path }
review-offer = Wat was geluk, wat was kunde? De coach weet het:

## Oplossen en duels

solving = { $title } wordt opgelost
solved-value = Waarde bij de start
solved-gap = Speling
solved-states = Toestanden
solved-seconds = Seconden
solved-before = Al eerder opgelost; --fresh lost het opnieuw op.
dueling = { $bots }
duel-title = { $title }: { $games } potjes, dezelfde dobbelstenen voor iedereen, ieder op elke plaats
duel-bot = bot
duel-wins = winst
duel-sure = 95%-interval
duel-score = punten
duel-rating = niveau
duel-interrupted = Onderbroken: dit zijn de potjes tot nu toe.
lab-playing = Er wordt gespeeld
lab-title = { $title }: { $games } potjes
lab-stopped = Gestopt. Wat klaar is, blijft: dezelfde opdracht gaat verder.
lab-report = Het rapport: { $path }
lab-grid = raster
lab-start = wie begint, wint
lab-decisions = beslissingen

## Het open huis

house-open = Het huis is open: { $address }  (Ctrl+C sluit het.)
house-near = Voor iedereen in huis: { $address }
house-near-too = of, in een ander netwerk van deze computer: { $address }
house-near-only = Telefoons op dezelfde wifi scannen de code of typen het adres. Alleen voor deze computer: --only-here.
house-near-none = Geen lokaal netwerk gevonden: alleen deze computer kan spelen. Verbind hem en open het huis opnieuw.
page-alone = Spelen doe je in de browser, en daar blijven de potjes. Voor vrienden op andere apparaten: { $command }
client-missing = Dit huis is open, maar zijn pagina voor browsers is niet gebouwd. In een kloon: { $command }, en start het huis dan opnieuw.
link-invited = { $name } nodigt je uit voor { $title }
link-free = { $free ->
    [0] Alle stoelen zijn bezet.
    [one] Er is nog één stoel vrij.
   *[other] Er zijn nog { $free } stoelen vrij.
}

## Een huis beheren

house-table = tafel
house-code = code
house-game = spel
house-phase = stand
house-seats = plaatsen
house-entries = regels
house-words = chatberichten
house-opened = geopend
house-touched = laatst gebruikt
house-is-open = open
house-is-playing = bezig
house-is-over = afgelopen
house-is-closed = gesloten
house-shown = Getoonde tafels: { $tables }. Andere: { $more }.
house-sure = { $tables } tafel(s) met alles wat er gezegd en gespeeld is voorgoed wissen? (j/n)
house-deleted = Gewiste tafels: { $tables }.
house-not-sealed = Het logboek van de database is in gebruik; een draaiende node maakt het binnen enkele seconden leeg.
house-closed = Gesloten: { $table }. Wie er zat, wordt binnen enkele seconden weggestuurd.
house-closed-before = { $table } was al gesloten.
house-banned = Geweerd: { $network }.
house-unbanned = Niet meer geweerd: { $network }.
house-no-bans = Niemand wordt geweerd.
house-network = adressen
house-until = tot
house-why = reden
house-for-ever = voor altijd
house-exported = Geschreven: { $path }
house-bytes = bytes
house-unused = waarvan ongebruikt
house-bans = geweerd
house-oldest = oudste tafel

## On paper

paper-pad = Scoreblaadje
paper-pad-dutch = Scoreblaadje, Nederlandse uitgave
paper-scores = Scoreblaadje
paper-series = Reeksblaadje
paper-rules = Spelregelkaart
paper-dice = Dobbelstenen om te vouwen
paper-stickers = Stickers voor lege dobbelstenen
paper-dice-how = Knip langs de doorgetrokken lijnen, vouw naar achteren langs de stippellijnen en lijm de flapjes onder hun buren. Stevig papier rolt het best.
paper-stickers-how = Elke rij is één steen, voor lege dobbelstenen van 16 mm. Print op etikettenpapier en knip de vierkantjes uit. De eerste kant komt tegenover de laatste, de tweede tegenover de vijfde, de derde tegenover de vierde; de eerste drie lopen tegen de klok in rond hun hoek.
paper-percent = { $share }%
paper-under = < 1%
paper-over = > 99%
paper-number = { $value }
paper-name = Naam
paper-game = Potje
paper-total = Totaal
paper-choice = { $choice }: { $then }
paper-written = Geschreven: { $path }
paper-written-all = Naar { $path } geschreven: { $count ->
    [one] één vel
   *[other] { $count } vellen
}.
error-paper-none = { $game } heeft niets om te printen.
error-paper-sheet = { $game } heeft geen vel dat { $sheet } heet. Er zijn: { $known }.
error-paper-size = Papier is { $known }, niet { $size }.
error-paper-faces = Alleen dobbelstenen met zes kanten kun je uitknippen; { $die } heeft er { $faces }.
error-paper-missing = Zeg welk spel en welk vel, of --all MAP. dicehouse paper --list laat ze zien.
error-paper-unknown = Dat vel bestaat niet.
error-paper-busy = Er worden nu veel vellen geprint. Vraag het zo nog eens.
error-paper-unavailable = Dit huis kan niet printen: typst is er niet geïnstalleerd.

## A site of files

site-engine = Inpakken wat de regels in de pagina uitvoert
site-answers = Vragen wat het huis altijd hetzelfde antwoordt
site-client = De pagina kopiëren
site-docs = De documentatie kopiëren
site-written = De site staat in { $folder }: { $files } bestanden, { $size } MB. Elke webruimte kan hem aanbieden; python -m http.server -d { $folder } toont hem hier.
error-site-foreign = In { $folder } staan bestanden die niet bij een site horen, zoals { $name }. Geef een nieuwe of lege map.
error-site-not-built = De bestanden van de pagina zijn niet gebouwd: make web in de broncode, of installeer een wheel.
error-site-pyodide = { $folder } is geen distributie van Pyodide { $version }: { $name } ontbreekt of heeft een andere versie.
error-site-docs = In { $folder } staat geen documentatie: er is geen index.html.

## Errors

error-game-unknown = Een spel met de naam { $game } is er niet. Wat dacht je van: { $known }?
error-options-players = { $game } speel je met { $low } tot en met { $high } mensen, niet met { $value }.
error-options-unknown = Een optie { $key } is er niet. Wel: { $known }.
error-options-not-a-number = De optie { $key } wil een geheel getal, niet { $value }.
error-options-range = { $value } kan niet: de optie { $key } loopt van { $low } tot en met { $high }.
error-options-choice = { $value } kan niet: de optie { $key } kent alleen { $allowed }.
error-options-list = { $value } kan niet: de optie { $key } wil { $low } tot en met { $high } waarden uit { $allowed }.
error-options-first = { $value } kan niet: de optie first kent alleen draw of het nummer van een plaats (0 is de eerste plaats).
error-options-pair = Een optie schrijf je als key=value, niet als { $text }.
error-action-syntax = De actie { $text } snap ik niet. Probeer: { $expected }.
error-action-illegal = { $action } kan nu niet. Wel: { $legal }.
error-action-not-your-turn = Je bent niet aan de beurt: { $action } moet wachten.
error-action-dice-due = Eerst wordt er gegooid: { $action } moet wachten.
error-action-too-late = Te laat voor { $action }: iemand was sneller.
error-action-game-over = Het potje is afgelopen.
error-action-kind = { $value } is geen actie van { $game }. Geef een actie, of lees er een uit zijn tekst: actions.read(text).
error-action-value = { $action } bevat een waarde van de verkeerde soort: nodig zijn gehele getallen (18, niet 18.0) en teksten.
error-action-seat = Een plaats is een geheel getal, niet { $value }.
error-action-no-seat = Plaats { $seat } is er niet; plaatsen aan deze tafel: { $players }.
error-roll-not-due = Er valt nu niets te gooien.
error-roll-told = Iemand heeft deze worp al doorgegeven. Klopt hij niet, dan kun je hem verbeteren.
error-roll-unseen = Alleen wie deze dobbelstenen ziet, kan zeggen hoe ze gevallen zijn.
error-roll-not-correctable = Deze worp is niet meer te verbeteren: het potje is al verder.
error-roll-ends = Deze worp beëindigt het potje en is daarna niet meer te verbeteren. Geef hem nog eens door als hij klopt.
error-roll-kind = Een worp is een tuple met de naam van een kant voor elke dobbelsteen, niet { $value }.
error-roll-count = Dobbelstenen opgegeven: { $count }, nodig: { $expected }.
error-roll-face = { $face } staat niet op deze dobbelsteen ({ $die }). Wel: { $faces }.
error-event-syntax = De gebeurtenis { $text } snap ik niet. Probeer: { $expected }.
error-record-empty = Het verslag is leeg.
error-record-json = Regel { $line } van het verslag is geen JSON: { $reason }.
error-record-header = Regel 1 lijkt niet op een verslag van Dicehouse: { $reason }.
error-record-version = Het verslag heeft formaatversie { $version }; deze Dicehouse leest versie { $known }.
error-record-rules = Het verslag volgt versie { $version } van de spelregels van { $game }; deze Dicehouse speelt versie { $known }.
error-record-kept = Deze bewaarde tafel kan niet worden gelezen: { $reason }.
error-record-large = Dit verslag is te groot: je kunt hooguit { $most } kB van een potje meebrengen.
error-record-line = Regel { $line } van het verslag is onbegrijpelijk: { $reason }.
error-record-move = Regel { $line } van het verslag kan in dit potje niet gebeuren: { $reason }
error-record-events = Regel { $line } van het verslag beweert { $told }, maar volgens de spelregels is het { $right }.
error-record-outcome = Regel { $line } van het verslag noemt een andere uitslag dan het potje had.
error-record-after-end = Bij regel { $line } gaat het verslag door terwijl het potje al is afgelopen.
error-record-not-over = Het potje uit het verslag is nog niet afgelopen.
error-record-too-long = Het opgenomen potje heeft { $steps } stappen; de coach analyseert potjes tot { $most }.
error-record-name = Een naam heeft 1 tot en met { $high } afdrukbare tekens.
error-record-names = Namen: { $names }, plaatsen: { $players }. Dat klopt niet met elkaar.
error-dice-script-empty = In het script staat geen worp meer, maar { $due } moet nog.
error-dice-script-unused = In het script staan nog worpen waar niemand om vroeg: { $unused }.
error-dice-hidden-by-hand = Niemand aan tafel mag deze worp zien, dus kan ook niemand hem intypen. Speel zonder verborgen dobbelstenen (sealed).
error-dice-seed = Een startwaarde heeft 64 hexadecimale cijfers, 0 tot en met 9 en a tot en met f.
error-dice-string = Een eigen tekenreeks heeft 1 tot en met 200 gewone tekens.
error-dice-strings = Tekenreeksen: { $strings }, plaatsen: { $players }. Dat klopt niet met elkaar.
error-dice-not-fair = Regel { $line }: deze worp kwam niet van eerlijke dobbelstenen ({ $source }) en is dus niet na te gaan.
error-dice-not-revealed = De startwaarde is nog geheim: eerlijke dobbelstenen kun je nagaan als het potje is afgelopen.
error-dice-commitment = Regel { $line }: de startwaarde past niet bij het zegel. Die is na het begin van het potje veranderd.
error-dice-exchanged = Regel { $line }: hier kwamen andere dobbelstenen in het spel. Eén zegel moet voor het hele potje gelden.
error-dice-pledge = Plaats { $seat }: de tekenreeks past niet bij de toezegging. Die is verzonnen toen andere al bekend waren.
error-dice-pledges = Toezeggingen: { $pledges }, plaatsen: { $players }. Dat klopt niet met elkaar.
error-dice-commitment-noted = In het verslag staat het zegel { $told }, jij noteerde { $noted }. De startwaarde is verwisseld.
error-dice-string-missing = Jouw tekenreeks zit niet in de dobbelstenen: iemand heeft hem weggelaten.
error-dice-string-seat = Jouw tekenreeks is niet die van plaats { $seat }.
error-dice-seat = Een plaats { $seat } is er niet in dit potje.
error-dice-pledge-noted = Plaats { $seat }: dit is niet de toezegging die je noteerde voordat je je tekenreeks liet zien.
error-dice-shown = Worp { $roll }: jij kreeg { $noted } te zien, in het verslag staat { $told }.
error-dice-shown-count = Worpen die je te zien kreeg: { $noted }. Worpen in het verslag: { $told }.
error-dice-game-noted = Het verslag is van een ander spel, of van andere opties, dan je noteerde: de dobbelstenen zijn verwisseld.
error-dice-notes = De notities zijn niet te lezen: { $reason }.
error-dice-day-not-over = Dit zijn de dobbelstenen van { $day }: hun startwaarde wordt getoond als die dag voorbij is (UTC).
error-dice-nothing = Er is geen worp om na te gaan.
error-dice-elsewhere = Een ander huis gooide alle dobbelstenen van dit potje: er is niets om ze aan te toetsen.
error-dice-forged = Worp { $roll } (regel { $line }) is vervalst: in het verslag staat { $told }, gevallen is { $right }.
error-bots-level = Er is geen niveau { $level } voor { $game }. De niveaus zijn: { $known }.
error-bots-view = Dit is geen stelling van { $game } waarin de bot op plaats { $seat } iets te kiezen heeft.
error-bots-unsolved = Met deze opties heeft nog niemand { $game } opgelost. Los het eerst op: { $command }
error-bots-table-damaged = De waardetabel { $path } is niet leesbaar. Verwijder die en los opnieuw op: { $command }
error-bots-no-solver = { $game } heeft geen oplosser.
error-bots-no-evaluator = { $game } heeft geen beoordelaar.
error-bots-needs-numpy = Niveau { $level } van { $game } rekent te veel voor een pagina: het speelt aan een tafel van een server.
error-bots-values-need-numpy = Voor dit spel heeft deze pagina geen tips en geen analyse: dat is te veel rekenwerk. Een huis met server heeft ze.
error-bots-cannot-solve = { $game } is met deze opties niet op te lossen: { $reason }.
error-batch-none = { $game } kan niet met veel potjes tegelijk worden gespeeld: { $field } ontbreekt.
error-batch-option = { $game } kan alleen met { $key } = { $value } met veel potjes tegelijk worden gespeeld.
error-batch-size = Een stapel telt 1 tot en met { $most } potjes, niet { $value }.
error-batch-shape = Er zijn { $games } potjes en elk heeft één waarde nodig: de vorm { $value } past niet.
error-batch-number = Hier zijn gehele getallen van 0 tot en met { $most } nodig, of -1 voor geen.
error-envs-encoding = { $game } is nog niet te leren: { $field } ontbreekt.
error-envs-action = Actie { $number } bestaat niet. De acties zijn genummerd van 0 tot en met { $most }.
error-envs-reset = Er is geen potje bezig. Roep eerst reset() aan.
error-envs-seed = Een startwaarde is een geheel getal vanaf 0, niet { $value }.
error-envs-opponents = Aan deze tafel horen { $needed } tegenstanders, niet { $number }.
error-lab-cells = Het raster heeft { $cells } vakken. Meer dan { $most } kan niemand bekijken.
error-lab-other = In de map { $folder } staan resultaten van een andere reeks. Kies een andere map, of geef dezelfde opdracht.
error-lab-folder = In de map { $folder } kan niets worden geschreven: { $reason }.
error-lab-damaged = Het bestand { $path } is niet te lezen. Verwijder het en geef dezelfde opdracht nog eens.
error-lab-engine = Deze bots zijn niet te compileren: { $reason }. Laat de gewone engine ze spelen: { $command }
error-lab-worker = Een proces dat speelde, is gestopt. Wat klaar was, blijft; geef dezelfde opdracht nog eens.
error-extra-missing = Hiervoor is { $package } nodig, en dat is niet geïnstalleerd. Installeer het: { $command }
error-worker-died = Een rekenproces is gestopt voordat het klaar was; misschien was er te weinig geheugen. Probeer het nog eens.
error-file-missing = Het bestand { $path } is er niet.
error-file-unreadable = Het bestand { $path } is niet te lezen: { $reason }.
error-file-too-large = Het bestand { $path } is groter dan de { $most } MB die een verslag mag hebben.
error-file-unwritable = Het bestand { $path } is niet te schrijven: { $reason }.
error-file-exists = Het bestand { $path } is er al. Kies een andere naam, of speel het potje verder: --resume { $path }.
error-action-too-soon = Niet zo snel: { $action } kan pas weer over { $wait } ms.
error-table-unknown = Die tafel is er niet.
error-table-begun = Het potje is begonnen: de plaatsen blijven zoals ze zijn.
error-table-not-begun = Het potje is nog niet begonnen: er is nog een plaats vrij, of de dobbelstenen worden nog gemengd.
error-table-not-over = Het potje is nog niet afgelopen.
error-table-full = Alle plaatsen zijn bezet.
error-table-taken = Plaats { $seat } is niet vrij.
error-table-seats-elsewhere = Vanaf één adres kun je aan { $most } open tafels tegelijk zitten. Speel eerst een potje uit of geef een plaats op.
error-table-nobody = Op plaats { $seat } zit niemand die je kunt wegsturen.
error-table-sent-away = Wie de tafel heeft geopend, heeft { $name } weggestuurd, en kan dat terugdraaien.
error-table-not-sent-away = Niemand met de naam { $name } is van deze tafel weggestuurd.
error-table-chairs = Deze stoelen kloppen niet: er is er een niet, of een staat er twee keer.
error-table-not-proposed = Niemand heeft nog een potje voorgesteld, of het is al rond.
error-table-name = Een naam heeft 1 tot en met { $high } gewone tekens, zonder spaties aan het begin of eind.
error-table-name-taken = Aan deze tafel heet al iemand { $name }.
error-table-said = Zeg iets van 1 tot en met { $high } gewone tekens.
error-table-muted = Je bent aan deze tafel gedempt.
error-table-enough-said = Aan deze tafel is genoeg gezegd: ze bewaart { $most } berichten.
error-table-too-long = Dit potje is zo lang geworden als het huis toestaat ({ $most } regels): het kan niet verder.
error-table-followed = Het volgende potje is al geopend.
error-table-no-hints = Aan deze tafel wordt zonder tips gespeeld.
error-table-no-advice = Voor het spel zoals het hier gespeeld wordt, heeft het huis geen tip.
error-table-hints-busy = Er worden nu veel tips gevraagd. Vraag het zo nog eens.
error-table-no-choice = Je hebt nu niets te kiezen.
error-table-crowded = Er zijn al te veel mensen met deze tafel verbonden. Probeer het later nog eens.
error-table-pledged = Jouw plaats heeft al een toezegging gedaan.
error-table-sealed = Te laat: wat elke plaats aan de dobbelstenen toevoegt, ligt vast.
error-table-not-sealed = Houd je tekenreeks nog voor je: er ontbreken nog toezeggingen.
error-table-string = Dit is niet de tekenreeks die jouw plaats heeft toegezegd.
error-table-watching = Je kijkt alleen maar: ga eerst zitten.
error-table-not-host = Dat mag alleen wie de tafel heeft geopend.
error-table-token = Met deze sleutel heb je geen plaats aan deze tafel.
error-table-storage = Het huis kan nu even niets opschrijven. Probeer het nog eens; wat je twee keer stuurt, telt één keer.
error-table-busy = Het is te druk aan deze tafel. Probeer het nog eens; wat je twee keer stuurt, telt één keer.
error-table-deleted = Deze tafel is gewist, met alles wat er gezegd en gespeeld is.
error-table-closed = Het huis heeft deze tafel gesloten.
error-table-moved = Dit potje is meegenomen naar een ander huis. Daar gaat het verder.
error-table-not-alone = Anderen hebben een plaats aan deze tafel: alleen wie ze allemaal heeft, kan het potje meenemen.
error-table-ended = Dit potje is afgelopen: er valt niets verder te spelen.
error-table-elsewhere = Deze dobbelstenen zijn in een ander huis gegooid: er valt voor dit huis niets te bewijzen.
error-protocol-banned = Vanaf jouw verbinding laat dit huis je niet binnen.
error-house-unknown = Er is geen tafel met de id of de code { $table }.
error-house-duration = Een duur schrijf je als 90s, 30m, 12h, 7d of 4w, niet als { $text }.
error-house-network = { $text } is geen adres en geen netwerk, zoals 203.0.113.7 of 2001:db8::/48.
error-house-not-banned = { $network } wordt niet geweerd.
error-house-not-over = Het potje van { $table } is niet afgelopen: het verslag zou geheimen verklappen. Met --all krijg je alles.
error-house-sure = Er is niemand om ja te zeggen: herhaal de opdracht met --yes.
error-house-away = De opslag antwoordt niet: { $reason }.
error-house-missing = Er is nog geen huis op { $path }.
error-table-daily = Dit is het potje van de dag: iedereen speelt hetzelfde.
error-table-not-daily = Hier heeft niemand een potje van de dag gespeeld.
error-table-no-comparison = Het huis kan dit potje nu niet met het beste spel vergelijken. Vraag het later nog eens.
error-table-not-real = Aan deze tafel gooit het huis de dobbelstenen.
error-table-untold = Zeg eerst hoe je eigen dobbelstenen liggen: het huis weet het niet.
error-table-late = Alleen echte dobbelstenen kun je later doorgeven: speel met echte dobbelstenen, of geef ze meteen door.
error-table-real = Deze dobbelstenen zijn met de hand gegooid: er valt voor het huis niets te bewijzen.
error-table-day-not-over = Dit zijn de dobbelstenen van { $day }: je kunt ze nagaan als die dag voorbij is (UTC).
error-table-listed-enough = Tafels van jou op de plank: { $high }. Sluit er een, of open deze alleen voor vrienden.
error-review-busy = Er worden nu veel potjes geanalyseerd. Vraag het zo nog eens.
error-review-too-slow = Voor zo’n lange analyse heeft het huis geen tijd. Met het verslag kun je het zelf: dicehouse review.
error-review-broke = De analyse brak af. Vraag er nog eens om.
error-review-none = Zoals dit potje hier gespeeld wordt, kan het huis het niet analyseren.
error-lesson-none = Voor dit spel heeft nog niemand een les geschreven.
error-puzzle-none = In dit huis zijn er geen puzzels.
error-protocol-version = Dit huis spreekt versie { $known } van het protocol, niet { $version }.
error-protocol-message = Dit is geen bericht van het protocol: { $reason }.
error-protocol-hello = Zeg eerst hallo (hello).
error-protocol-slow = Je leest te langzaam. Kom terug met het laatste nummer dat je zag.
error-protocol-connections = Te veel verbindingen vanaf jouw adres. Sluit er een paar, of wacht even.
error-protocol-full = Het huis is vol. Probeer het zo nog eens.
error-protocol-rate = Te veel berichten. Wacht even.
error-protocol-origin = Een pagina van elders mag dat hier niet.
error-protocol-host = Dit huis luistert niet naar de naam { $host }. De beheerder kan hem toevoegen aan de instelling hosts.
error-settings-wrong = De instellingen kloppen niet: { $reason }.
error-settings-port-taken = Poort { $port } is bezet: daar luistert al een ander programma. Kies een andere met --port.
error-settings-door = Het huis kan niet luisteren op poort { $port } van { $host }: { $reason }.
