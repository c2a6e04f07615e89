### DiXkiBluff in Dutch.

title = DiXkiBluff
tagline = Bied op wat er onder alle handen ligt, en houd je gezicht in de plooi.
box-time = 15 tot 20 minuten
box-for = om te bluffen, vanaf 12 jaar
rules = Ieder heeft { $dice } stenen. Doe een bod: hoe vaak ligt een symbool minstens onder alle handen samen? Figuren tellen als elk symbool. Verhoog met een hoger getal, of met hetzelfde getal en een symbool erbij, maar nooit boven het aantal stenen op tafel ({ $onTable } aan het begin). Of zeg dat het bluf is: wie ernaast zit, verliest een steen. Denk je dat het bod precies klopt? DiXe! Heb je gelijk, dan krijg je een steen van wie het bod deed; zo niet, dan verlies je er een. Wie een ronde wint, legt de eigen stenen naar keuze neer en biedt als eerste. Wie als laatste nog stenen heeft, wint. { $knowledge ->
    [sealed] Gegooide stenen ziet hier niemand, ook die van zichzelf niet.
   *[own] Je ziet je eigen stenen en die van niemand anders.
}

face-pi = pi
face-bomb = bom
face-smiley = smiley
face-yinyang = yin-yang
face-sun = zon
face-figure = figuur
die-dixe = DiXe

option-dice = Stenen per persoon
option-dice-help = Meer stenen, langer potje.
option-knowledge = Wie gegooide stenen ziet
option-knowledge-help = Wie de eigen stenen neerlegt, weet altijd wat er ligt.
option-knowledge-own = iedereen ziet die van zichzelf
option-knowledge-sealed = niemand, tot de handen omhoog gaan
option-calls = DiXe! roepen
option-calls-help = Hoe iedereen aan tafel de kans krijgt om te roepen.
option-calls-paced = iedereen wordt om de beurt gevraagd
option-calls-live = wie het snelst is
option-faces = Kanten van een DiXe
option-faces-help = Met komma’s ertussen; een kant mag vaker voorkomen.
option-late = Stenen later doorgeven
option-late-help = Echte stenen: ze blijven onder de handen en je geeft ze pas door als de handen omhoog gaan.

error-dixkibluff-no-symbol = Een DiXe heeft minstens één kant nodig waarop je kunt bieden.

event-round = == Ronde { $number }: { $mine ->
    [seat] jij biedt eerst
   *[none] { $seat } biedt eerst
} ==
event-thrown = Onder { $mine ->
    [seat] jouw hand
   *[none] de hand van { $seat }
}: { $faces }.
event-thrown-hidden = { "" }
event-placed = { $mine ->
    [seat] Jij legt
   *[none] { $seat } legt
} { $faces } neer.
event-placed-hidden = { $mine ->
    [seat] Jij legt
   *[none] { $seat } legt
} stiekem stenen neer.
event-bet = { $mine ->
    [seat] Jij biedt
   *[none] { $seat } biedt
}: minstens { $number } × { $symbols }.
event-passed = { "" }
event-doubted = { $mine ->
    [seat] Jij zegt tegen { $bettor }
    [bettor] { $seat } zegt tegen jou
   *[none] { $seat } zegt tegen { $bettor }
}: ‘Bluf!’
event-called = { $mine ->
    [seat] Jij zegt tegen { $bettor }
    [bettor] { $seat } zegt tegen jou
   *[none] { $seat } zegt tegen { $bettor }
}: ‘DiXe!’
event-shown = De handen gaan omhoog. Het bod was { $number } × { $symbols }; met de figuren erbij zijn het er { $counts }.{ $hands }
event-discarded = { $mine ->
    [seat] Jij verliest
   *[none] { $seat } verliest
} een steen, { $left ->
    [0] de laatste.
   *[other] nog { $left } over.
}
event-gave = Precies goed! { $mine ->
    [giver] Jij geeft { $receiver } een steen.
    [receiver] { $giver } geeft jou een steen.
   *[none] { $giver } geeft { $receiver } een steen.
}
event-out = { $mine ->
    [seat] Jij ligt
   *[none] { $seat } ligt
} uit het spel.
event-won = { $mine ->
    [seat] Jij hebt
   *[none] { $seat } heeft
} de laatste stenen op tafel!

choice-place = { $face } neerleggen
choice-bet = Bieden: { $number } × { $symbols }
choice-doubt = Bluf! Te hoog (zijn het er genoeg, dan kost het je een steen)
choice-dixe = DiXe! Klopt precies (ja: een steen erbij, nee: een steen kwijt)
choice-pass = Geen DiXe!

hint-bet = Bieden of verhogen:

## Hoe een tip de keuzes noemt

deed-place = { $face } neerleggen
deed-bet = { $number } × { $symbols } bieden
deed-doubt = ‘Bluf!’ zeggen
deed-dixe = ‘DiXe!’ roepen
deed-pass = Laten gaan

## Why

why-place = Gelijke stenen dragen de hoogste boden, zolang hun symbool van ronde tot ronde wisselt.
why-bet = { $best }: dat klopt in { $chance } van de gevallen; daarvoor { $need ->
    [one] is
   *[other] zijn
} { $held ->
    [0] { $need }
   *[other] naast { $held } onder de eigen hand nog { $need }
} van { $hidden } verborgen stenen nodig.
why-bet-sure = { $best }: dat klopt zeker, al door de eigen stenen.
why-bet-riskier = { $other }: dat klopt in { $chance } van de gevallen.
why-bet-tells = { $other }: dat klopt in { $chance } van de gevallen, maar verraadt wat er onder de hand ligt.
why-bet-high = { $other }: dat klopt in { $chance } van de gevallen, maar gaat hoger dan nodig is.
why-bet-timid = { $other }: dat klopt in { $chance } van de gevallen, maar is makkelijk te verhogen.
why-bet-theirs = { $other }: dat klopt in { $chance } van de gevallen, maar door de stenen van de anderen, en die kunnen verhogen.
why-doubt = Naar de eigen stenen en de eerdere boden klopt het bod in { $chance } van de gevallen niet.
why-doubt-fails = Het bod op tafel klopt in { $chance } van de gevallen, en dan kost ‘Bluf!’ een steen.
why-dixe = Het bod klopt in { $chance } van de gevallen precies, en dan levert wie het bood een steen in.
why-needed = { $held ->
    [0] Precies { $need }
   *[other] Met { $held } onder de eigen hand: precies { $need }
} van { $hidden } verborgen stenen { $need ->
    [one] moet
   *[other] moeten
} het tonen.
why-pass = Het bod klopt maar in { $chance } van de gevallen precies, en een foute ‘DiXe!’ kost een steen.
why-landed-hand = { $count } van deze { $dice } stenen tellen voor hetzelfde symbool; zoveel of meer zijn het er in { $chance } van de gevallen.
why-landed-poor = Niet meer dan { $count } van deze { $dice } stenen { $count ->
    [one] telt
   *[other] tellen
} voor hetzelfde symbool; zo weinig zijn het er in { $chance } van de gevallen.
why-decided-dice = { $mine ->
    [seat] Jij hebt
   *[none] { $seat } heeft
} { $dice ->
    [one] één steen
   *[other] { $dice } stenen
}, alle anderen samen { $others }.
why-decided-last = Niemand anders heeft nog een steen.

## De tafel in de terminal

sketch-round = Ronde { $round }
sketch-bet = Het bod: { $number } × { $symbols } ({ $bettor })
sketch-hidden = onder de hand
sketch-dice = { $dice ->
    [one] één steen
   *[other] { $dice } stenen
}
sketch-none = eruit
sketch-last = Zojuist: { $number } × { $symbols } ({ $bettor }), { $call ->
    [dixe] DiXe!
   *[doubt] Bluf!
} ({ $caller }).
sketch-counted = Geteld: { $counts }. Steen kwijt: { $loser }.

bot-novice = Onno Onderbuik
bot-novice-about = Gelooft eerst de eigen stenen, en andermans bod veel te lang.
bot-regular = Graaf Misschien
bot-regular-about = Telt wat er onder de eigen hand ligt, hoopt voor de rest op het gemiddelde en gelooft niet wat daar ruim boven gaat.
bot-expert = Madame Wenkbrauw
bot-expert-about = Leest je stenen af aan je biedingen, onthoudt wie bluft en bluft zelf ook weleens.
bot-master = De Sfinx
bot-master-about = Speelt de laatste duels volgens het boekje, weegt elk bod naar wat er waarschijnlijk onder alle handen ligt, en verraadt niets.
bot-others = Lady Wellicht, Baron Strak, Tante Pinkoog, Dokter Sst, Sir Grijns, Miss Mompel, Oom Schouder, Kapitein Kuch

## The table in the browser

scene-board = De tafel
scene-round = Ronde { $round }
scene-dice = { $dice ->
    [one] één steen op tafel
   *[other] { $dice } stenen op tafel
}
scene-says = { $name }: minstens
scene-first = Eerste bod: { $name }
scene-shows = { $name }, hand omhoog
scene-under-hand = { $dice ->
    [one] één steen onder de hand
   *[other] { $dice } stenen onder de hand
}
scene-hidden-die = een steen die niemand mag zien
scene-new-die = een net gewonnen steen
scene-out = eruit
scene-passed = geen DiXe!
scene-bet-before = Laatste bod:
scene-yours = Jouw stenen
scene-your-bet = Jouw bod
scene-how-many = Hoeveel
scene-fewer = Eén minder
scene-more = Eén meer
scene-counted = { $found } gevonden, { $number } geboden
scene-doubt = Bluf!
scene-doubt-note = te hoog
scene-dixe = DiXe!
scene-dixe-note = klopt precies
scene-pass = Laat maar
scene-bet = Bied { $number }×
scene-own = jij hebt er { $own }
scene-chip = { $face }, jij hebt er { $held }
scene-pass-all = Deze ronde alles laten gaan
scene-letting-go = Elk bod mag blijven staan tot jij aan de beurt bent.
scene-ask-again = Vraag me weer
scene-showdown = Laat zien!
scene-recall = De laatste telling
scene-go-on = Verder
scene-sum = Samen:
scene-to-the-end = Naar het einde
scene-laid = Al neergelegd: { $faces }. Nog te gaan: { $left }.
scene-not-exact = Niet precies. { $mine ->
    [seat] Jij verliest
   *[none] { $name } verliest
} een steen.
scene-fails = Betrapt op bluf! { $mine ->
    [seat] Jij verliest
   *[none] { $name } verliest
} een steen.
scene-holds = Het klopte. { $mine ->
    [seat] Jij verliest
   *[none] { $name } verliest
} een steen.
scene-you-out = Geen stenen meer. Kijk maar hoe de rest zweet.
scene-ask-place = Niemand kijkt. Leg ze zoals je wilt.
scene-ask-tell = Handen omhoog! Welke kanten had je gelegd?
scene-ask-call = Klopt het precies? Roep het, of laat maar.
scene-ask-answer = Ga hoger, of roep bluf.
scene-ask-open = Jij biedt eerst. Wat ligt eronder?
scene-ask-live = { $name } moet antwoorden. Of ben jij sneller?

## The rules in the drawer

guide-goal = Iedereen verstopt dobbelstenen onder de hand. Bied op wat er onder alle handen samen ligt, betrap de bluffers en houd als laatste stenen over.
guide-die-title = De dobbelstenen
guide-die = Iedereen begint met { $dice } stenen. Elke steen heeft { $facesCount } kanten, allemaal even waarschijnlijk: { $symbols ->
    [one] één symbool
   *[other] { $symbols } verschillende symbolen
} en { $figures ->
    [0] geen figuur
    [one] één figuur
   *[other] { $figures } figuren
}.
guide-figure = De figuur telt als elk symbool. Op figuren zelf kun je niet bieden.
guide-round-title = Een ronde
guide-round = { $knowledge ->
    [sealed] Iedereen gooit tegelijk onder de hand, en niemand gluurt, ook niet naar de eigen stenen: je kent alleen stenen die je zelf hebt neergelegd.
   *[own] Iedereen gooit tegelijk onder de hand en kijkt alleen naar de eigen stenen.
} Daarna gaan de biedingen met de klok mee rond.
guide-bet = Een bod zegt: minstens zoveel van dit symbool, onder alle handen samen. Het eerste bod noemt één symbool.
guide-raise-title = Hoger …
guide-raise = Ben je aan de beurt en geloof je het bod, verhoog het dan. Dat kan op twee manieren:
guide-wider = Hetzelfde getal en een symbool erbij. Dan moeten er van elk zoveel liggen.
guide-higher = Een hoger getal, van één symbool naar keuze.
guide-limit = Een bod kan nooit hoger zijn dan het aantal stenen op tafel: { $onTable } aan het begin.
guide-doubt-title = … of roep Bluf!
guide-doubt = De handen gaan omhoog en alles wordt geteld, figuren ook. Te weinig van een genoemd symbool: wie bood, verliest een steen. Genoeg: dan verlies jij er een. Alleen wie na het bod aan de beurt is, mag dit roepen.
guide-example = Twee zonnen en een figuur zijn drie zonnen.
guide-dixe-title = DiXe!
guide-dixe = Denk je dat een bod precies klopt? Roep het, wie er ook aan de beurt is; alleen niet bij je eigen bod. Ligt elk genoemd symbool er precies zo vaak, dan krijg je een steen van wie bood. Zo niet, dan verlies je er een.
guide-asked = { $calls ->
    [live] Aan deze tafel telt de snelste stem.
   *[paced] Aan deze tafel wordt na elk bod iedereen om de beurt gevraagd.
} { $late ->
    [yes] Echte stenen blijven onder de handen; het huis hoort er pas van als de handen omhoog gaan.
   *[no] { "" }
}
guide-win-title = Een ronde winnen
guide-win = Wie gelijk had, wint: wie een bluf doorzag, wiens bod ten onrechte werd betwijfeld, wiens DiXe! raak was, of op wiens bod een DiXe! misging.
guide-place = Terwijl de rest gooit, legt de winnaar stiekem de eigen stenen neer, een voor een en naar keuze, en biedt als eerste.
guide-end-title = Het einde
guide-end = Geen stenen, geen stem: je ligt eruit. Wie als laatste stenen heeft, wint.

## On paper

paper-scores-how = Iedereen begint met { $dice } stenen. Schrijf na elke ronde op hoeveel er over zijn.
paper-next-game = Het volgende potje
paper-dice-more = Dit vel is genoeg voor { $players }; print het nog eens voor meer.
paper-odds = De kansen van een bod
paper-odds-goal = Tel wat je eigen stenen tonen en trek het van het bod af. De rest moet onder de andere handen liggen: zoek links hun stenen, boven het aantal dat nog ontbreekt.
paper-bet-one = Minstens zoveel van één symbool
paper-bet-two = Minstens zoveel van elk van twee symbolen
paper-bet-exact = DiXe! Precies zoveel van één symbool
paper-bet-corner = Verborgen stenen
paper-odds-note = Figuren tellen mee. Vet en getint: minstens fiftyfifty. Dit geldt voor gegooide stenen; wie de zijne heeft neergelegd, kan alles hebben.

## The story of a game

measure = Stenen
feat-rounds = Overleefde rondes
story-bluff = { $mine ->
    [seat] Jouw brutaalste bluf die erdoor kwam: { $number } × { $symbols }, er lagen er { $found }.
   *[none] De brutaalste bluf die erdoor kwam: { $number } × { $symbols } van { $seat }, er lagen er { $found }.
}
story-called = { $mine ->
    [seat] Jij bood { $number }, het waren er { $found }, en { $caller } riep bluf.
    [caller] { $seat } bood { $number }, het waren er { $found }, en jij riep bluf.
   *[none] { $seat } bood { $number }, het waren er { $found }, en { $caller } riep bluf.
}
story-close = { $mine ->
    [seat] { $caller } geloofde jouw { $number } niet, en het waren er precies { $number }.
    [caller] Jij geloofde de { $number } van { $seat } niet, en het waren er precies { $number }.
   *[none] { $caller } geloofde de { $number } van { $seat } niet, en het waren er precies { $number }.
}
story-exactly = { $mine ->
    [seat] { $times ->
        [one] Jij riep DiXe!, en het klopte precies.
       *[other] Jij riep { $times } keer terecht DiXe!.
    }
   *[none] { $times ->
        [one] { $seat } riep DiXe!, en het klopte precies.
       *[other] { $seat } riep { $times } keer terecht DiXe!.
    }
}
story-notexactly = { $mine ->
    [seat] Jij riep { $times } keer DiXe! terwijl het niet klopte.
   *[none] { $seat } riep { $times } keer DiXe! terwijl het niet klopte.
}
story-firstout = { $mine ->
    [seat] Jij lag er als eerste uit, in ronde { $round }.
   *[none] { $seat } lag er als eerste uit, in ronde { $round }.
}
story-brink = { $mine ->
    [seat] Jij had nog één steen tegen { $others }, en won.
   *[none] { $seat } had nog één steen tegen { $others }, en won.
}
story-rounds = Het duurde { $rounds } rondes.

## What positions are about

theme-place = Je dobbelstenen leggen
theme-open = Het eerste bod
theme-raise = Hoe hoog
theme-hold = Nog geen ‘Bluf!’
theme-doubt = Tijd voor ‘Bluf!’
theme-exactly = Precies goed
theme-quiet = Liever stil zijn

## A first game that teaches

lesson-hands = Achter je hand liggen twee pi en een figuur, en de figuur telt als elk symbool. Niemand ziet jouw stenen, en jij ziet die van een ander niet. Het eerste bod komt van { $name2 }, rechts van je.
lesson-pass = Minstens twee zonnen bij alle negen stenen. Na elk bod wordt iedereen gevraagd: klopt dat precies? Wie zal het zeggen. Laat maar.
lesson-raise = Nu antwoord jij: hoger gaan, of bluf roepen. Je figuur is al één zon, dus doe mee. Houd de 2 en neem pi erbij: twee zonnen en twee pi.
lesson-higher = Ze laten je gaan. Er is nog een manier om te verhogen: een hoger getal, maar van één symbool. Kijk naar { $name1 }, links van je.
lesson-wait = Drie zonnen? Met jouw figuur best mogelijk. Maar precies drie? Laat maar.
lesson-smell = Zes smileys met negen stenen? Jij hebt er één, en die draagt een hoed. Precies zes is het niet, dus laat maar …
lesson-doubt = … want nu ben jij aan de beurt, en mag je zeggen wat je ervan vindt.
lesson-place = Twee smileys, geen zes. Betrapt! Wie een ronde wint, legt de eigen stenen naar keuze neer terwijl de rest gooit. Leg een bom.
lesson-place-more = En nog een.
lesson-place-figure = Nu een figuur: dat is ook een bom. Dat zijn er drie, en alleen jij weet het.
lesson-open = Jij biedt eerst. Zeg drie bommen: het is waar, en het klinkt als bluf.
lesson-dixe = Vier bommen, zegt { $name1 }. Drie ervan zijn van jou. Bij de vijf andere stenen precies één bom of figuur? Dat gebeurt een op de drie keer. Durf!
lesson-end = Precies vier! Nu heb jij vier stenen, de anderen elk twee. Wie er geen meer heeft, ligt eruit, en wie als laatste stenen heeft, wint. Meer hoef je niet te weten. Houd je gezicht in de plooi.
