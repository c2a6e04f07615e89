### The texts of the page in the browser, in Dutch.

## Around the table

web-seat-free = vrije plaats
web-seat-number = plaats { $number }
web-away = even weg
web-played-by-bot = een bot speelt
web-acting = aan zet
web-time-left = { $seconds ->
    [one] Nog één seconde
   *[other] Nog { $seconds } seconden
}
web-your-turn = Jij bent aan de beurt.
web-sent = Verstuurd…
web-waiting-for = We wachten op { $name }.
web-waiting-for-many = We wachten op { $names }.
web-said = { $name } zegt: { $text }
web-announcements = Wat er aan tafel gebeurt
web-your-name = Je naam
web-sit-down = Aanschuiven
web-line-lost = De verbinding is weg. We blijven het proberen; niets van wat je deed is verloren.
web-line-back = De verbinding is er weer.
web-watching = kijkt mee
web-shelf = Plank
web-tools = Binnen handbereik
web-hint = Tip
web-rules = Spelregels
web-talk = Praten
web-talk-new = Praten (iets nieuws)
web-menu = Menu
web-player = Wie
web-score = Punten
web-wins = Gewonnen potjes

## Echte dobbelstenen

web-real = Echte dobbelstenen
web-real-help = Je gooit op je eigen tafel en tikt in wat je ziet. Voor bots gooit het huis.
web-real-mine = Mijn dobbelstenen, voor de kansen (alleen jij ziet ze)
web-real-mine-ask = Hoe liggen je dobbelstenen? Alleen jij ziet het.
web-real-mine-known = Jouw dobbelstenen: { $dice }
web-real-odds = Kansen
web-real-forget = Andere dobbelstenen
web-real-turn = Scherm omdraaien
web-real-speak = Voorlezen wat er gebeurt
web-real-voice = Dobbelstenen inspreken
web-real-heard = Klopt dat?
web-real-send = Klopt
web-real-title = Jouw worp
web-real-ask =
    { $count ->
        [one] Gooi je dobbelsteen. Wat laat hij zien?
       *[other] Gooi je { $count } dobbelstenen. Wat laten ze zien?
    }
web-real-correct-ask = Wat laten de dobbelstenen echt zien?
web-real-so-far = Tot nu toe
web-real-back = Eén terug
web-real-house = Laat het huis gooien
web-real-others = Gooi je dobbelstenen. Wie ze ziet, tikt ze in.
web-real-for = Worp van { $name } intikken
web-real-correct = Worp verbeteren
web-real-correct-of = { $name } verbeteren: { $dice }
web-real-keep = Laat het zo
web-real-ends = Daarmee is dit potje afgelopen. Liggen de dobbelstenen echt zo?
web-real-ends-yes = Ja, zo liggen ze
web-real-ends-no = Nee, ik tik ze opnieuw in
web-note-corrected = { $mine ->
    [yes] Je verbetert de worp.
   *[no] { $name } verbetert de worp.
}

## Throwing

web-die-in-the-air = in de lucht
web-throws = { $mine ->
    [yes] Jij gooit…
   *[no] { $name } gooit…
}
web-your-throw = Jouw stenen: gooi!
web-about-to-throw = { $hands ->
    [one] { $names } gaat gooien.
   *[other] { $names } gaan gooien.
}
web-throw = Gooien
web-throw-for-me = Voor mij gooien
web-shake-to-throw = Schud de telefoon om te gooien
web-patience = Stenen wachten op hun hand
web-patience-none = helemaal niet, het huis gooit
web-patience-help = Daarna gooit het huis.

## Talk

web-history = Wat er is gebeurd
web-history-empty = Er is nog niets gebeurd. Zeg eens hallo!
web-history-none = Er is nog niets gebeurd.
web-history-earlier = Toon wat eraan voorafging
web-say-something = Zeg iets
web-send = Versturen
web-reactions = Snelle reacties
web-reaction-laugh = Ha!
web-reaction-wow = Wauw
web-reaction-ouch = Au
web-reaction-clap = Goed zo
web-reaction-think = Hm
web-reaction-hurry = Kom op
web-note-sat = { $mine ->
    [yes] Je zit aan tafel.
   *[no] { $name } zit aan tafel.
}
web-note-began = Iedereen is er. Daar gaan we!
web-note-moved = Dit potje begon in een ander huis. Vanaf hier heeft het de dobbelstenen van dit huis.
web-note-absent = { $mine ->
    [yes] Je bent even weg. Een bot speelt voor je.
   *[no] { $name } is even weg. Een bot speelt verder.
}
web-note-back = { $mine ->
    [yes] Je bent er weer.
   *[no] { $name } is er weer.
}
web-note-stand-in = { $mine ->
    [yes] Je tijd was om. Deze ene keer koos een bot.
   *[no] De tijd van { $name } was om. Deze ene keer koos een bot.
}
web-note-muted = { $mine ->
    [yes] Je bent gedempt.
   *[no] { $name } is gedempt.
}
web-note-heard = { $mine ->
    [yes] Je bent weer te horen.
   *[no] { $name } is weer te horen.
}

## Hints

web-hint-thinking = Even denken…
web-hint-more = Alle keuzes
web-hint-close = Tip sluiten
web-hint-play = Dit spelen
web-coach-sure = { $action }: weet je het zeker?
web-coach-anyway = Toch doen
web-coach-again = Opnieuw kiezen
web-coach-silence = Niet meer vragen
web-coach-setting = Tegen bots: eerst vragen bij een blunder
web-hint-values-win = Hoeveel potjes elke keuze wint als je goed doorspeelt.
web-hint-values-points = Hoeveel punten elke keuze aan het eind gemiddeld oplevert.
web-hint-value-win = wint { $value }
web-hint-value-points = { $value } punten
web-hint-like = { $count ->
    [one] Nog één die net zo goed is
   *[other] Nog { $count } die net zo goed zijn
}
web-situation = Hoe het ervoor staat
web-note-hinted = { $mine ->
    [yes] Je nam een tip.
   *[no] { $name } nam een tip.
}
web-hints-used = { $count ->
    [one] Eén tip
   *[other] { $count } tips
}

## Toetsen

web-keys = Toetsen
web-keys-single = Losse toetsen spelen: letters, cijfers, + en −
web-key-tab = door naar het volgende, met Shift weer terug
web-key-enter = pakken, gooien, drukken; de spatiebalk kan het ook
web-key-primary = de grote knop: gooien, pakken, bieden, opschrijven
web-key-second = de andere knop: veiligstellen, kijken, Bluf!
web-key-third = de derde: DiXe!
web-key-digits = dobbelstenen, symbolen en getallen, van links geteld
web-key-write = een ander vrij vakje om in te schrijven
web-key-signs = één meer, één minder
web-key-hint = een tip
web-key-situation = nog eens zeggen hoe het ervoor staat
web-key-help = deze toetsen
web-key-escape = opbergen wat bovenop ligt: spelregels, praten, menu, een tip

## The end

web-again = Nog een potje
web-next-watch = Kijken bij het volgende potje
web-look-table = De tafel bekijken
web-series-wins = { $wins ->
    [one] 1 potje gewonnen
   *[other] { $wins } potjes gewonnen
}
web-proof-question = Waren de dobbelstenen eerlijk?
web-proof-about = Vóór de eerste worp borg het huis zijn startwaarde op en liet het zegel zien, en iedereen verzegelde een snufje eigen toeval. Nu ligt alles open: je browser gooit elke worp nog eens en vergelijkt hem met wat je zag.
web-proof-check = Elke worp hier nagaan
web-proof-good = { $rolls ->
    [one] Die ene worp is echt.
   *[other] Alle { $rolls } worpen zijn echt.
}
web-proof-commitment-bad = De startwaarde past niet bij het zegel dat je te zien kreeg. Iemand heeft die verwisseld.
web-proof-forged = Worp { $roll } is vals: getoond werd { $told }, gevallen is { $right }.
web-proof-verdict-good = Niets mis met deze dobbelstenen, voor zover je browser kan zien.
web-proof-verdict-bad = Deze dobbelstenen waren niet eerlijk.
web-proof-commitment-good = De startwaarde past bij het zegel dat je vóór de eerste worp zag.
web-proof-commitment-late = De startwaarde past bij het zegel, maar deze browser zag het pas toen het potje al begonnen was.
web-proof-broken = Van dit bewijs is geen chocola te maken.
web-proof-pledge-bad = { $names }: dit is niet het snufje toeval dat verzegeld was. Iemand heeft het achteraf verzonnen.
web-proof-pledges-changed = Dit zijn niet de zegels die je te zien kreeg voordat het jouwe openging.
web-proof-own-good = Je eigen snufje toeval zit erin: zonder het te kennen kon niemand de worpen uitkiezen.
web-proof-own-dropped = Je eigen snufje toeval is weggelaten.
web-proof-own-none = Je hebt geen eigen toeval toegevoegd. Dat niemand de worpen uitkoos, moet je de anderen en het huis geloven.
web-proof-own-late = Je snufje toeval kwam niet op tijd: het zit niet in de dobbelstenen.
web-proof-own-elsewhere = Je snufje toeval kwam van een ander apparaat van je; alleen dat kan het nagaan.
web-proof-watched = Je keek toe: of hun eigen toeval erin zit, kunnen alleen de spelers nagaan.
web-proof-pledged = { $names }: eigen toeval, verzegeld voordat er iets openging.
web-proof-pledged-told = { $names }: eigen toeval, maar deze browser was er niet bij toen het verzegeld werd.
web-proof-withheld = { $names }: iets verzegeld en daarna achtergehouden. Samen met het huis is dat een keus tussen twee verlopen van het hele potje.
web-proof-none = { $names }: niets toegevoegd.
web-proof-daily = Dit waren de dobbelstenen van { $day }, voor iedereen gelijk. Het huis maakte ze alleen, niemand voegde eigen toeval toe.
web-proof-elsewhere = Worpen daarvoor: { $rolls }. Die vielen in een ander huis, waar het potje vandaan komt. Niemand kan ze nakijken, en wie het meebracht weet misschien wat er verborgen lag.
web-proof-daily-bad = Dit zijn niet de dobbelstenen van de dag die je werd verteld.
web-proof-dice-good = De dobbelstenen zijn die van de spelregels.
web-proof-dice-bad = Worp { $roll } viel met dobbelstenen die de spelregels niet kennen: { $faces }.
web-proof-dice-unknown = Deze browser kent de dobbelstenen van dit spel niet.
web-proof-shown-good = { $rolls ->
    [one] Eén worp is precies zoals je hem zag.
   *[other] { $rolls } worpen zijn precies zoals je ze zag.
}
web-proof-shown-bad = Worp { $roll }: je kreeg { $shown } te zien, in het bewijs staat { $told }.
web-proof-shown-count = Worpen die je te zien kreeg: { $shown }. Worpen in het bewijs: { $rolls }.
web-proof-altered = Het huis vertelde je een worp twee keer, en niet hetzelfde.
web-proof-shown-hidden = { $rolls ->
    [one] Eén worp zag je nooit: die was niet te vergelijken.
   *[other] { $rolls } worpen zag je nooit: die waren niet te vergelijken.
}
web-proof-notes = Bewaar wat deze browser zag
web-record = Het verslag van dit potje bewaren

## The result

web-place = Plek
web-round = Ronde
web-round-out = eruit in ronde { $round }
web-round-last = tot het eind
web-loss = Goed gespeeld. De dobbelstenen staan bij je in het krijt.
web-story = Zo ging het
web-story-away = Hoe het ging, kan het huis nu even niet zeggen.
web-curve-about = { $measure } van iedereen, van de eerste worp tot de laatste
web-curve-table = De kromme in getallen
web-step = Stap
web-result = Uitslag
web-share-picture = Delen als plaatje
web-share-text = Kopiëren als tekst
web-best = { $feat }: { $value }. Jouw beste: { $best }.
web-best-new = { $feat }: { $value }. Jouw beste tot nu toe!
web-rival = { $me } { $won } : { $lost } { $name }
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-speed = Tempo
web-replay-start = Het begin
web-replay-slider = Stap van het potje
web-replay-at = Stap { $step } van { $steps }
web-replay-back = Een stap terug
web-replay-ahead = Een stap verder
web-replay-moment = Link naar dit moment

## The review

web-coach = Coach
web-coach-review = Analyse
web-coach-title = analyse
web-coach-working = De coach loopt het potje door: { $percent }
web-coach-stop = Stoppen
web-coach-stopped = De coach stopte bij { $percent }.
web-coach-without = Stap voor stap terugkijken kan nog steeds.
web-coach-idle = Geluk gehad of goed gespeeld? De coach weet het.
web-coach-begin = Vraag het de coach
web-coach-retry = Nog eens vragen
web-coach-chances = Kans om te winnen
web-coach-points = Verwachte punten aan het eind
web-coach-step = Deze stap
web-coach-size = { $size } ({ $change })
web-coach-best = de beste keuze
web-coach-good = een goede keuze ({ $change })
web-coach-roll = { $name }: { $luck } ({ $change })
web-coach-better = Beter: { $best }
web-coach-board = Op tafel
web-coach-board-better = De betere keuze
web-coach-board-played = Wat er gespeeld is
web-coach-chooses = { $name } mag kiezen
web-coach-more = Alle keuzes in getallen
web-coach-played = (gespeeld)
web-coach-worse = { $count ->
    [one] Nog één andere is slechter.
   *[other] Nog { $count } andere zijn slechter.
}
web-coach-moments = Momenten
web-coach-filter = Toon
web-coach-filter-all = beurten en sleutelmomenten
web-coach-filter-mistakes = fouten van iedereen
web-coach-filter-mine = mijn fouten
web-coach-filter-of = fouten van { $name }
web-coach-moment = { $name }: { $what } ({ $change })
web-coach-moment-decided = { $name } heeft zo goed als gewonnen
web-coach-moment-won = { $name } heeft gewonnen
web-coach-faultless = geen fouten
web-coach-none-yet = Nog niets.
web-coach-players = Zo speelde iedereen
web-coach-accuracy = Nauwkeurigheid
web-coach-accurate = { $accuracy } nauwkeurigheid
web-coach-luck = Geluk
web-coach-adjusted = Zonder geluk
web-coach-level = Niveau
web-coach-level-between = { $level } ({ $low } tot { $high })
web-coach-level-unknown = te weinig beslissingen om het te zeggen
web-coach-about = Iedereen wordt beoordeeld op wat toen te weten was. Zonder geluk: wat er met gemiddelde dobbelstenen uit was gekomen.
web-coach-previous = Vorige fout
web-coach-next = Volgende fout
web-coach-practise = Mijn fouten oefenen
web-coach-practised = { $count ->
    [one] Eén stelling wacht op je bij het oefenen.
   *[other] { $count } stellingen wachten op je bij het oefenen.
}
web-coach-practised-before = Die oefen je al.
web-keys-review = In een analyse
web-key-step = een stap terug, een stap verder
web-key-mistake = de volgende fout, de vorige
web-key-better = wat er gespeeld is, of wat beter was geweest
web-key-play = afspelen en stilzetten

## The menu

web-settings = Instellingen
web-language = Taal
web-theme = Weergave
web-theme-auto = zoals mijn apparaat
web-theme-light = licht (lamp fel)
web-theme-dark = donker (lamp gedimd)
web-tempo = Tempo
web-tempo-calm = rustig, om van te genieten
web-tempo-quick = vlot
web-tempo-instant = meteen
web-sound = Geluid
web-invite-watch = Anderen laten meekijken
web-host = Dit is jouw tafel
web-mute = Dempen
web-unmute = Laten praten
web-remove = Wegsturen
web-leave = Van tafel gaan
web-leave-sure = Echt opstappen? Een bot speelt voor je verder.
web-leave-open = Je plaats weer afstaan?
web-leave-yes = Opstappen
web-leave-no = Blijven
web-delete = Deze tafel verwijderen
web-delete-sure = Voor iedereen verwijderen? Zetten, namen en woorden zijn dan voorgoed weg, ook midden in een potje.
web-delete-yes = Verwijderen
web-delete-no = Bewaren

## Invitations

web-link = Link naar deze tafel
web-copy = Link kopiëren
web-copied = Gekopieerd
web-command-copy = Opdracht kopiëren
web-fingerprint = Het zegel van de dobbelstenen
web-fingerprint-about = Dit is het zegel van de startwaarde achter elke worp: het huis kan die niet meer veranderen. Je browser heeft het genoteerd en vergelijkt na afloop.
web-fingerprint-copy = Kopiëren
web-mixing = De dobbelstenen worden gemengd…
web-mixing-about = Iedereen voegt een snufje toeval toe: eerst verzegeld, dan samen geopend.
web-mixing-wait = We wachten op { $names }.
web-code = Code om op de startpagina in te typen:
web-share = Delen
web-link-local = Deze link werkt alleen op deze computer. Verbind hem met jullie wifi en open het huis met ‘make play’ (of dicehouse serve --near), dan kunnen anderen meedoen.
web-link-near = Voor iedereen in hetzelfde netwerk: dezelfde wifi is genoeg.
web-qr = De link als plaatje, voor een telefoon

## Several players at one device

web-here-all-of-us = Eén apparaat
web-here-seat = iemand hier
web-here-name = Naam van speler { $number }
web-here-players = Spelers aan dit apparaat
web-here-all = Iedereen mag kijken.
web-here-together = Iedereen speelt tegelijk.
web-here-alone = Alleen { $name } kijkt.
web-here-hide = Verbergen
web-here-plays = { $name } speelt.
web-here-pass = Geef het apparaat aan { $name }. Verder kijkt niemand!
web-here-take = Ik ben { $name }
web-here-look = Apparaat pakken

## The big screen, and phones as hands

web-board = Groot scherm
web-board-about = Een speelbord voor tv of beamer. Het verklapt niets; iedereen speelt met de eigen telefoon.
web-board-open = Op een groot scherm tonen
web-board-full = Volledig scherm
web-board-scan = Scan, en je telefoon is je hand
web-board-code = of typ deze code op { $address }
web-board-local = Geen telefoon kan dit huis nog bereiken. Verbind deze computer met jullie wifi en open het huis met ‘make play’ (of dicehouse serve --near).
web-board-wait = { $free ->
    [one] Er is één stoel vrij.
   *[other] Er zijn { $free } stoelen vrij.
}
web-board-news = Wat er net gebeurde
web-hand-about = Alleen wat je nodig hebt, en groot: de tafel staat op het grote scherm.
web-hand-open = Dit apparaat als mijn hand gebruiken
web-hand-table = Hele tafel
web-hand-none = Je hebt geen stoel aan deze tafel. Kijk naar het grote scherm!
web-vibrate = Trillen als ik aan de beurt ben en mijn stenen vallen

## Lessons

web-lesson = Les
web-lesson-go = Verder
web-lesson-waits = De les gaat verder wanneer jij wilt.
web-lesson-leave = De les verlaten
web-lesson-play = Een echt potje spelen

## Practice

web-drill = Oefenen
web-drill-rest = Oefening
web-drill-about = Je fouten, tot je het beter weet
web-drill-due = { $number ->
    [one] één stelling is aan de beurt
   *[other] { $number } stellingen zijn aan de beurt
}
web-drill-ask = Hier ging het mis in een potje van jou. Wat is beter?
web-puzzle-ask = Eén keuze is duidelijk beter dan de rest. Welke?
web-drill-right = Goed zo!
web-drill-wrong-win = Niet de beste: dat kost je { $cost } van je winstkans.
web-drill-wrong-points = Niet de beste: dat kost gemiddeld { $cost } punten.
web-drill-best = Het beste: { $deed }.
web-drill-retry = Nog een keer
web-drill-show = Laat zien
web-drill-next = Volgende
web-drill-more = Meer oefenen
web-drill-put-away = Wegleggen
web-drill-heard = Wat eraan voorafging
web-drill-none = Er is nu niets van jou aan de beurt. De volgende stelling komt { $when } terug.
web-drill-empty = Bekijk de analyse van een potje: je fouten komen hier terug tot je het beter weet.
web-drill-exhausted = Je bent door alle puzzels van dit spel heen. Respect.
web-drill-take = Zin in een puzzel?
web-puzzle = Puzzel van de dag
web-puzzle-about = Voor iedereen dezelfde, elke dag een nieuwe
web-puzzle-streak = { $days } dagen op rij
web-puzzle-next = De volgende komt { $when }.
web-puzzle-shared = Dicehouse, puzzel van { $date }:

## The page

web-close = Sluiten
web-loading = Momentje…
web-lost-title = Hier is niets
web-lost = Op dit adres staat geen tafel.
web-to-shelf = Terug naar de plank

## Errors of the page itself

error-web-offline = Het huis geeft geen antwoord. Is er wel netwerk?
error-web-lesson = Alles op zijn tijd: doe eerst wat de les vraagt.
error-web-begun = De laatste stoel is bezet en het potje is begonnen. Geniet van de voorstelling; op de plank staan meer tafels.
error-web-seat-gone = Je stoel is weer vrijgegeven. Ga opnieuw zitten als er plek is, of kijk mee.
error-web-failed = Er ging iets mis op deze pagina. Opnieuw laden helpt meestal.

## The shelf

web-motto = Pak een doos. De dobbelstenen zijn warm.
web-games = De spellen op de plank
web-for-players = voor { $low } tot en met { $high } spelers
web-lamp = Lamp
web-lamp-lower = Licht dimmen
web-lamp-brighter = Meer licht
web-retry = Nog eens proberen
web-no-box = Die doos staat niet op de plank.
web-join = Meespelen
web-join-go = Aanschuiven
web-code-ask = Code of link van vrienden
web-code-empty = Typ de zes letters en cijfers die aan tafel te zien zijn.
web-code-letters = In geen enkele code zit een O of een nul. Kijk nog eens goed: een Q misschien, of een D?
web-code-unknown = Geen tafel heeft deze code. Kijk nog eens, of vraag om de link.
web-open-tables = Open tafels
web-open-tables-none = Niemand zoekt nu medespelers. Open een tafel en laat je vinden!
web-free-seats = { $free ->
    [one] één stoel vrij
   *[other] { $free } stoelen vrij
} van de { $players }
web-recent = Jouw potjes
web-recent-won = gewonnen
web-recent-lost = verloren
web-recent-over = afgelopen
web-recent-on = verder spelen
web-recent-yours = jij bent aan de beurt
web-recent-theirs = wacht op { $names }
web-recent-open = wacht op spelers
web-recent-with = met { $names }
web-recent-all = Alle { $number } tonen
web-recent-fewer = Minder tonen
web-forget = Vergeten
web-forget-game = Dit potje { $title } vergeten
web-about = Over dit huis

## A box off the shelf

web-company = Met wie?
web-against-bots = Tegen bots
web-with-friends = Met vrienden
web-play-now = Nu spelen
web-invite = Tafel openen
web-learn = In vijf minuten geleerd
web-learnt = Dat kun je. Nog eens?
web-rules-of = Spelregels: { $title }
web-print = Printen
web-print-table = Voor deze tafel printen
web-print-of = Printen: { $title }
web-print-size = Papier
web-print-large = Grote letters
web-print-hint = Elk vel opent als pdf, om te printen of te bewaren.
web-print-failed = De vellen kunnen nu niet worden getoond. Probeer het nog eens.
web-players = Aan tafel
web-players-number = { $number ->
    [one] alleen
   *[other] { $number } spelers
}
web-fewer = Eén speler minder
web-more = Eén speler meer
web-friend = een vriend of vriendin
web-passersby = Nachtuil, Vroege Vogel, Gelukssok, Warme Handen, Stille Donder, Laatste Koekje
web-bot-stumped = De beste bot heeft deze tafel nog niet geleerd; de op een na beste is gaan zitten. Druk nog eens om te spelen.
web-more-choices = Meer keuzes
web-changed = anders dan anders
web-as-usual = Alles weer zoals altijd
web-first-draw = een dobbelsteen beslist
web-switched-off = { $what }: nee
web-number-range = Een geheel getal van { $low } tot en met { $high }, graag.
web-list-range = In totaal { $low } tot en met { $high }, graag.
web-fewer-of = Minder: { $what }
web-more-of = Meer: { $what }
web-clock = Bedenktijd
web-clock-help = Is die om, dan kiest deze ene keer een bot.
web-clock-off = zo lang als nodig
web-clock-day = een dag
web-clock-minutes = { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}
web-clock-seconds = { $seconds } seconden
web-gone = Als er iemand weg is
web-gone-wait = wachten we
web-gone-bot = speelt een bot tot die terug is
web-gone-drop = krijgt een bot de plaats voorgoed
web-listed = Iedereen mag deze tafel op de plank vinden
web-hints-allowed = Tips toegestaan

## Names

web-name-missing = Hoe zullen we je noemen?
web-name-long = { $letters } letters? Op het kaartje passen er { $high }.

## The waiting room

web-wait-title = De tafel staat klaar
web-wait-invited = Je bent uitgenodigd
web-wait-company = { $number ->
    [0] Er is nog niemand. Begin jij maar!
    [one] { $names } wacht op je.
   *[other] { $names } wachten op je.
}
web-wait-free = { $free ->
    [one] Er is nog één stoel vrij. Zodra die bezet is, beginnen we.
   *[other] Er zijn nog { $free } stoelen vrij. Zodra ze bezet zijn, beginnen we.
}
web-wait-invite = Vrienden uitnodigen
web-wait-invite-more = Neem iemand mee
web-seats = Stoelen
web-terms = Wat hier anders is
web-no-hints = zonder tips
web-on-shelf = voor iedereen te vinden op de plank
web-chair-taken = Daar ging net iemand zitten. Neem een andere stoel.
web-remove-name = { $name } wegsturen

## Friends at a table

web-rematch-wants = { $name } wil revanche.
web-rematch-join = Ik doe mee
web-rematch-left = Nog { $seconds } seconden om te antwoorden.
web-rematch-no = Nu niet
web-rematch-waiting = Nog even wachten op { $names }
web-rematch-cancel = Laat maar
web-rematch-lapsed = Dit keer deed verder niemand mee. Je kunt het nog eens vragen.
web-rematch-missing = Voor wie niet meedoet:
web-rematch-missing-bot = speelt een bot
web-rematch-missing-without = komt niemand
web-tally = Gewonnen potjes tot nu toe
web-note-proposed = { $mine ->
    [yes] Je wilt revanche.
   *[other] { $name } wil revanche.
}
web-note-declined = { $mine ->
    [yes] Je slaat er een over.
   *[other] { $name } slaat er een over.
}
web-note-lapsed = Dit keer geen revanche.
web-note-changed = Er is iets veranderd aan tafel: { $what }.
web-note-left = { $name } is weg. Een bot speelt verder.
web-note-sent-away = { $name } is weggestuurd. Een bot speelt verder.
web-note-too-long = { $name } was te lang weg. Een bot speelt verder.
web-note-freed = { $name } is weggestuurd.
web-note-stood-name = { $name } is opgestaan.
web-note-restored = { $name } mag terugkomen.
web-changed-seats = stoelen
web-chair-bot = Bot voor stoel { $number }
web-chair-nobody = nog niemand
web-chair-remove = Stoel { $number } weghalen
web-chair-add = Nog een stoel
web-start-without = Zonder hen beginnen
web-start-few = Voor dit spel zijn er minstens { $low } nodig: wacht nog even, of zet een bot op een stoel.
web-change-table = Het spel veranderen
web-change-save = Veranderen
web-change-cancel = Zo laten
web-remove-sure = { $name } wegsturen?
web-remove-bot = Een bot neemt de stoel. Je kunt het terugdraaien.
web-remove-yes = Wegsturen
web-remove-no = Laten blijven
web-sent-away = Weggestuurd
web-let-back = { $name } weer binnenlaten
web-forget-sure = Een potje vergeten dat nog loopt?
web-forgotten = { $title } is vergeten.
web-undo = Ongedaan maken
web-bot-since = sinds { $time } speelt een bot
web-bot-soon = even weg, bot over { $seconds } s
web-portrait = Jouw gezicht
web-portrait-fox = Vos
web-portrait-owl = Uil
web-portrait-cat = Kat
web-portrait-bear = Beer
web-portrait-frog = Kikker
web-portrait-hare = Haas
web-portrait-hedgehog = Egel
web-portrait-mouse = Muis
web-portrait-badger = Das
web-portrait-raven = Raaf
web-portrait-pig = Varken
web-portrait-dragon = Draak
web-words-before = Uit het vorige potje
error-web-sent-away = Je bent van deze tafel weggestuurd. Je kunt meekijken; mag je terug, dan is je plaats weer van jou.

## The game of the day

web-daily = Chili van de dag
web-daily-marker = van de dag, { $date }
web-daily-note = Vandaag voor iedereen dezelfde dobbelstenen
web-daily-begun = Je bent begonnen: speel verder
web-daily-today = Jij: { $score }, beste spel: { $best }
web-daily-about = Vandaag heeft iedereen dezelfde dobbelstenen, worp voor worp, welke je ook laat liggen. { $rolls } worpen, geen tips; daarna zie je wat het beste spel van precies dezelfde dobbelstenen maakte, en waar jullie wegen scheidden.
web-daily-about-alone = Vandaag heeft iedereen dezelfde dobbelstenen, worp voor worp, welke je ook laat liggen. { $rolls } worpen, geen tips. Deze pagina onthoudt je punten; wat het beste spel van de dobbelstenen maakt, laat een huis met server zien.
web-daily-play = De stenen van vandaag gooien
web-daily-go-on = Verder spelen
web-daily-again = Nog een keer, om te oefenen
web-daily-practice-about = Dit was oefenen: je eerste potje van de dag telt, want nu ken je deze dobbelstenen.
web-daily-next = De volgende dobbelstenen komen { $when }, om { $time }.
web-daily-you = Jij
web-daily-best = Beste spel
web-daily-alone = Wat het beste spel van deze dobbelstenen maakt, is te veel rekenwerk voor deze pagina: een huis met server laat het zien.
web-daily-behind = Het beste spel maakte { $points ->
    [one] één punt
   *[other] { $points } punten
} meer met dezelfde dobbelstenen.
web-daily-ahead = Je verslaat het beste spel met { $points ->
    [one] één punt
   *[other] { $points } punten
}: op je eigen weg waren de dobbelstenen vriendelijker.
web-daily-level = Evenveel als het beste spel met dezelfde dobbelstenen.
web-daily-cost-all = { $points ->
    [0] Je keuzes kostten je bijna niets; de rest is geluk.
    [one] Je keuzes kostten je ongeveer één punt; de rest is geluk.
   *[other] Je keuzes kostten je ongeveer { $points } punten; de rest is geluk.
}
web-daily-cost-lucky = { $points ->
    [one] Je keuzes kostten je ongeveer één punt, het geluk bracht je er { $back }.
   *[other] Je keuzes kostten je ongeveer { $points } punten, het geluk bracht je er { $back }.
}
web-daily-working = Het beste spel gooit dezelfde dobbelstenen…
web-daily-parted = Waar jullie wegen scheidden
web-daily-never-parted = Nergens: je speelde van de eerste tot de laatste worp zoals het beste spel.
web-daily-played = Jij: { $played }. Beste spel: { $best }.
web-daily-cost = { $cost } punten
web-daily-cost-none = allebei even goed
web-daily-costliest = Je duurste keuzes
web-daily-pads = Beide blokken
web-daily-marks = Hoe je je worpen gebruikte:
web-daily-mark-fine = goed gebruikt
web-daily-mark-unused = over
web-daily-share = Delen zonder iets te verklappen
web-daily-shared = Chili van de dag, { $date }: { $score }
web-daily-shared-best = Beste spel: { $best } ({ $difference })
web-daily-days = Je laatste dagen
web-daily-day = { $score }, beste spel { $best } ({ $difference })
web-daily-score = Punten: { $score }
web-daily-unfinished = niet uitgespeeld
web-daily-streak = { $days ->
    [one] Eén dag
   *[other] { $days } dagen
} op rij

## About

web-about-house = Dicehouse is een plank met vier dobbelspellen en een tafel onder een warme lamp. Speel met vrienden via een link, of tegen bots, van hopeloos tot foutloos. Geen account, geen reclame, niets te installeren.
web-about-dice-title = Eerlijke dobbelstenen
web-about-dice = Vóór de eerste worp bergt het huis een geheime startwaarde op en laat het zegel zien; iedereen aan tafel voegt een snufje eigen toeval toe. Na afloop ligt de startwaarde open, en kan je browser elke worp nog eens gooien en vergelijken. En knoeit er toch iemand met deze dobbelstenen, dan merkt je browser het.
web-about-ear-title = Met je oren en een toetsenbord
web-about-ear = Alles aan tafel kan met het toetsenbord alleen, en alles wat er gebeurt, wordt aan schermlezers verteld. Wie met gesloten ogen speelt, mist niets, en bij Chinchiller Dice al helemaal niet.
web-about-yours-title = Wat bij jou blijft
web-about-yours = Je instellingen en de sleutels van je plaatsen staan alleen in deze browser. Wat het huis zelf bewaart, is ook geen geheim.
web-about-fans-title = Van wie de spellen zijn
web-about-fans = Dit is een project van fans. De spellen zijn van hun auteurs en uitgevers; de woorden en tekeningen zijn van onszelf. Vind je een spel leuk, koop dan de doos.
web-about-free = Het programma is vrije software onder de MIT-licentie: lees het, verander het, open je eigen huis.
web-about-licences = Licenties van wat we gebruiken

## Privacy

web-privacy = Privacy
web-privacy-short = Geen account, geen cookies, geen reclame, niemand die bezoeken telt, en niets op deze pagina komt ergens anders vandaan. Wat een potje nodig heeft, bewaart het huis. Hier staat wat dat is, wie het ziet en hoe lang het blijft.
web-privacy-table-title = Wat een tafel bewaart
web-privacy-table = De namen die jullie typen, wie waar zat, elke worp en elke zet, wat er gezegd wordt, en wanneer. Van de sleutel van je plaats blijft alleen een vingerafdruk over.
web-privacy-seen = Wie de link of de code van een tafel heeft, kan meekijken en de namen lezen en wat er gezegd is, ook na het potje. Neem dus een naam waarmee je gezien wilt worden; het hoeft niet je eigen naam te zijn.
web-privacy-time-title = Hoe lang het blijft
web-privacy-unstarted = een tafel waaraan geen potje begon
web-privacy-running = een potje dat niemand verder speelt
web-privacy-finished = een afgelopen potje
web-privacy-chat = wat er aan tafel gezegd is
web-privacy-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
}
web-privacy-for-ever = tot iemand het verwijdert
web-privacy-ask-later = Het huis zegt het nu even niet. Probeer het later nog eens.
web-privacy-backup = Wie dit huis beheert, heeft misschien reservekopieën die iets langer blijven.
web-privacy-address-title = Je adres op het net
web-privacy-address = Zoals elke server ziet het huis van welk adres je komt, en het telt aanvragen per adres, zodat niemand de rest overstemt. Dat tellen gebeurt alleen in het geheugen, nooit naast een potje, en na een herstart is het weg. Een buitengesloten adres staat genoteerd tot het weer binnen mag, en wat er voor het huis staat, houdt misschien een eigen logboek bij.
web-privacy-browser-title = Wat in deze browser blijft
web-privacy-browser = Je naam, je taal en instellingen, de sleutels van je plaatsen, je laatste potjes, de worpen die je daarin zag en het toeval dat je hebt toegevoegd, je beste resultaten en hoe vaak je van wie won, de stellingen die je oefent, en de bestanden van deze pagina, zodat ze ook zonder netwerk opent. Dat staat allemaal in het geheugen van deze browser, en het huis krijgt de lijst nooit te zien.
web-privacy-forget = Alles op dit apparaat vergeten
web-privacy-forget-sure = Echt alles? Je plaatsen in lopende potjes gaan mee weg, en niemand kan ze je teruggeven.
web-privacy-forget-yes = Alles vergeten
web-privacy-forget-no = Bewaren
web-privacy-forgotten = Vergeten. Deze browser heeft nooit van je gehoord.
web-privacy-delete-title = Iets laten verwijderen
web-privacy-delete = Wie een tafel heeft geopend, kan haar verwijderen, met alle namen en woorden. Vraag voor al het andere wie dit huis beheert.
web-privacy-contact = Schrijf naar: { $contact }
web-privacy-no-contact = Dit huis zegt niet wie het beheert. Vraag het aan wie je het adres gaf.

## The house in the page

web-page-elsewhere = Het huis is open in een ander tabblad
web-page-elsewhere-at = Het is open in ‘{ $title }’. Eén tabblad heeft de dobbelstenen: speel daar, of haal alles hierheen. Er gaat niets verloren.
web-page-elsewhere-about = Eén tabblad heeft de dobbelstenen: speel daar, of haal alles hierheen. Er gaat niets verloren.
web-page-take = Hier verdergaan
web-page-loading = Het huis wordt één keer opgehaald: { $done } van { $all } MB
web-page-starting = Het huis doet de deuren open …
web-page-without = Regels, lessen en puzzels doen het ook zo.
web-page-full = Er is geen ruimte meer in deze browser: de laatste zetten zijn niet bewaard. Exporteer je potjes onder ‘Privacy’ of vergeet oude.
web-page-refused = Deze browser bewaart niets, zoals in een privévenster: als de pagina sluit, zijn de potjes weg.
web-page-read = Begrepen
web-page-damaged = { $number ->
    [one] Eén bewaard potje is beschadigd en blijft zoals het is.
   *[other] { $number } bewaarde potjes zijn beschadigd en blijven zoals ze zijn.
} De andere zijn er.
web-page-new = Er is een nieuwer huis. Je potjes verhuizen mee.
web-page-renew = Verhuizen
web-page-here = Hier is geen server
web-page-here-about = Het hele huis zit in deze pagina: regels, bots en dobbelstenen. Het werkt zonder netwerk, en je potjes blijven in deze browser. Voor vrienden ver weg opent iemand een huis met server.
web-page-friends = Vrienden ver weg hebben een huis met server nodig: deze pagina speelt op één apparaat. Ga samen zitten onder ‘Eén apparaat’.
web-page-level = { $bot }: heeft een huis met server nodig
web-come = Een potje meebrengen
web-come-about = Een potje dat elders begon gaat hier verder, en een afgelopen potje kun je bekijken: kies het verslag, het bestand dat je bewaarde.
web-come-file = Verslag kiezen
web-come-large = Dit bestand is te groot: het verslag van een potje is hooguit { $most } kB.
web-come-foreign = Dit is geen verslag van een potje uit Dicehouse. Er is niets veranderd.
web-come-broken = Het potje is niet heel aangekomen. Haal het nog eens waar het was, of kies het bestand.
web-come-running = nog bezig. Zetten en worpen tot nu toe: { $moves }
web-come-over = afgelopen. Zetten en worpen: { $moves }
web-come-over-server = Een afgelopen potje bekijk je in een pagina zonder server, of in een terminal: dicehouse review.
web-come-here = zit aan dit apparaat
web-come-friend = zit ergens anders, krijgt een link
web-come-name = Heet
web-come-dice = Vanaf hier zijn de dobbelstenen van dit huis. Wat eerder viel telt, en iedereen ziet dat het elders gegooid is.
web-come-begin = Hier verder spelen
web-come-look = Bekijken
web-come-links = Het potje is er. Stuur iedereen een eigen link: die leidt naar de juiste plaats.
web-come-links-secret = Wie een link heeft, heeft de plaats. Zolang iemand er niet is, staat de link in het menu aan tafel.
web-come-links-again = Links voor wie er nog niet is
web-come-go = Naar de tafel
web-come-further = Naar een ander huis, of in een bestand
web-come-further-about = Het potje reist mee in het adres, met alles wat erin verborgen is. In het andere huis zeg je wie er verder speelt.
web-come-address = Adres van het huis
web-come-address-wrong = Dit is geen adres. Zo ziet er een uit (https://dice.example.org)
web-come-take = Daarheen meenemen
web-come-save = Als bestand bewaren
web-come-other = Een ander potje
web-move-friends = Verder met vrienden
web-move-friends-about = Neem dit potje mee naar een huis met server: daar schuiven vrienden aan met hun eigen apparaat.
web-move-page = Verder zonder server
web-move-page-about = Je speelt hier alleen met bots: neem het potje mee naar een pagina die geen netwerk nodig heeft.
web-move-go = Het potje meenemen
web-move-sure = Deze tafel sluit, en je hebt het potje in handen tot je het in een huis neerlegt, ook weer in dit.
web-move-yes = Meenemen
web-move-no = Hier blijven
web-move-again = Nog eens halen
web-page-storage = Wat hier bewaard wordt
web-page-storage-about = Alle potjes van deze pagina staan in deze browser, en nergens anders.
web-page-stored = { $size } MB in gebruik: het huis zelf en { $games ->
    [one] één potje
   *[other] { $games } potjes
}.
web-page-asked-to-stay = De browser bewaart het tot je het vergeet.
web-page-stay = De browser vragen het voorgoed te bewaren
web-page-export = Alles exporteren
web-page-export-about = Een bestand met alle potjes en instellingen. Het bevat de geheimen van lopende potjes.
web-page-import = Een export binnenhalen
web-page-imported = Binnengehaald. { $games ->
    [one] Eén potje is
   *[other] { $games } potjes zijn
} nu hier.
web-page-import-bad = Dit is geen export van een Dicehouse-pagina, of hij is beschadigd. Er is niets veranderd.
web-page-import-full = Daar is in deze browser geen ruimte voor. Er is niets binnengehaald en je potjes hier zijn zoals ze waren. Vergeet oude en probeer het opnieuw.
web-page-import-refused = Deze browser bewaart niets, zoals in een privévenster: er is niets binnengehaald.
web-page-forgets = Vergeten neemt alle potjes mee.
web-page-docs = Om te lezen: regels, strategie en alles erachter
web-page-print = Bladen print een huis met server, of de terminal: dicehouse paper.
error-web-page-browser = Deze browser kan het huis niet openen: hij mist WebAssembly. Een nieuwere kan het; in de terminal: dicehouse play.
error-web-page-unfetched = Het huis kon niet worden opgehaald. Is er netwerk? Eenmaal opgehaald heeft het er geen nodig.
error-web-page-engine = Het huis start niet in deze browser ({ $why }). Misschien helpt het de pagina opnieuw te laden.

## Many games together

web-luck = Geluk en eerlijke dobbelstenen
web-luck-about = De afgelopen spellen die deze browser bewaart, samen bekeken: wie geluk had, wat fouten kostten en of jullie echte dobbelstenen vallen zoals het hoort.
web-luck-which = Welke spellen tellen
web-luck-year = Dit jaar
web-luck-all = Allemaal
web-luck-working = De spellen worden nagerekend: tot nu toe { $done } van de { $all }.
web-luck-first = { $name } had de beste dobbelstenen.
web-luck-even = Niemand had meer geluk dan gewoon.
web-luck-deviations = Voor { $name } is dat { $deviations } standaardafwijkingen: voorbij de 2, naar boven of beneden, zit één op de twintig mensen.
web-luck-left-out = { $number ->
    [one] Eén spel ontbreekt: het is niet meer na te rekenen.
   *[other] { $number } spellen ontbreken: ze zijn niet meer na te rekenen.
}
web-fair = Zijn jullie dobbelstenen eerlijk?
web-fair-none = Geen echte dobbelstenen in deze spellen. Aan een tafel met echte dobbelstenen tik je in hoe ze vielen; dat wordt hier geteld.
web-fair-numbers = De getallen
web-fair-statistic = Chi-kwadraattoets van deze aantallen: p = { $p }. Zo vaak wijken eerlijke dobbelstenen minstens zoveel af. Een kant die anderhalf keer zo vaak valt als zou moeten, wordt na { $needed } worpen in vier van de vijf gevallen gevonden.
