### Chili Dice in Dutch.

title = Chili Dice
tagline = Zes dobbelstenen, tien vakjes, nooit genoeg worpen, en rode cijfers waar pit in zit.
box-time = zo’n 30 minuten
box-for = om te puzzelen, vanaf 8 jaar
rules = { $rolls ->
    [one] Eén worp
   *[other] { $rolls } worpen
} voor het hele potje en tien vakjes, elke beurt vul je er een. Gooi welke stenen je maar wilt nog eens, zo vaak je wilt; elke gespaarde worp levert 5 punten op. Een rood cijfer dat je net hebt gegooid, mag je naar elke kant draaien. Laat je het liggen, dan verdubbelt het zijn cijfervakje, telt het voor 10 bij Rood en haalt het een straat of gelijke waarden naar zijn eigen vakje. Gelijke waarden wil zeggen: geen cijfer ligt er alleen. Zes dezelfde of zes rode: dat is een chili. Wie de meeste punten heeft, wint.

space-1 = Enen
space-2 = Tweeën
space-3 = Drieën
space-4 = Vieren
space-5 = Vijven
space-6 = Zessen
space-red = Rood
space-straight = Straat
space-kind = Gelijke waarden
space-chance = Kans
pad-ROT = ROOD
pad-STR = STR
pad-PAS = GLK
pad-CHA = KANS
die-chili1 = steen 1
die-chili2 = steen 2
die-chili3 = steen 3
die-chili4 = steen 4
die-chili5 = steen 5
die-chili6 = steen 6
face-marked = rode { $value }

rule-nothing = niets past
rule-numbers = passende cijfers
rule-doubled = verdubbeld door rood
rule-reds = rode cijfers
rule-straight = 1 tot en met 6 compleet
rule-kind = geen cijfer alleen
rule-chance = alles telt
rule-small-chili = Kleine chili!
rule-big-chili = Grote chili!!
rule-extra-hot-chili = Extra pittige chili!!!

option-edition = Scoreblaadje
option-edition-help = Hoe de vakjes op het gedrukte blaadje heten.
option-edition-english = in je eigen taal: Rood, Straat, Gelijke waarden, Kans
option-edition-dutch = in het Nederlands: Rood, Straat, Gelijke waarden, Kans
option-rolls = Worpen per persoon
option-rolls-help = Zo vaak mag je in het hele potje gooien; elke gespaarde worp levert 5 punten op.

event-turn = -- { $seat } --
event-picked = { $mine ->
    [seat] Jij gooit
   *[none] { $seat } gooit
} { $diceCount ->
    [one] steen { $dice }
   *[other] de stenen { $dice }
} nog eens.
event-rolled = { $mine ->
    [seat] Jij gooit
   *[none] { $seat } gooit
} { $faces }. { $left ->
    [0] Geen worpen meer.
    [one] Nog één worp.
   *[other] Nog { $left } worpen.
}
event-turned = { $mine ->
    [seat] Jij draait
   *[none] { $seat } draait
} steen { $die } naar { $face }.
event-scored = { $mine ->
    [seat] Jij schrijft
   *[none] { $seat } schrijft
} { $points } op bij { $space } ({ $rule }).
event-ranout = { $mine ->
    [seat] Jij hebt
   *[none] { $seat } heeft
} geen worpen meer: niets voor { $spaces }.
event-filled = { $mine ->
    [seat] Jouw blaadje
   *[none] Het blaadje van { $seat }
} is vol: { $total } punten{ $unused ->
    [0] .
    [one] , waarvan 5 voor een gespaarde worp.
   *[other] , waarvan { $bonus } voor { $unused } gespaarde worpen.
}
event-over = Alle blaadjes zijn vol.

choice-turn = Steen { $die } naar { $number } draaien
choice-reroll = { $dice } nog eens gooien (nog { $left } over)
choice-score = { $space }: { $points }


hint-reroll = Opnieuw gooien, op nummer:
hint-turn = Rode steen naar een ander cijfer draaien:
hint-score = 1-10 schrijft in dat vakje

## Hoe een tip de keuzes noemt

deed-turn = Steen { $die } naar { $number } draaien
deed-reroll = { $diceCount ->
    [one] Steen { $dice }
    [6] Alle zes
   *[other] Stenen { $dice }
} nog eens gooien
deed-score = { $space } invullen

## Why

why-turn = Steen { $die }, naar { $number } gedraaid: { $points } bij ‘{ $space }’ in plaats van { $pointsNow }.
why-turn-keep = Een steen die rood viel, mag voor de volgende worp gedraaid worden: als { $number } past steen { $die } beter bij de andere.
why-reroll = { $best }: ‘{ $space }’ gaat van { $points } naar gemiddeld { $mean } en wordt in { $chance } van de gevallen beter.
why-reroll-other = { $best }: gemiddeld { $mean } bij ‘{ $space }’. { $other }: maar { $meanOther }.
why-write-waste = { $points } is zonde van ‘{ $space }’: leeg gelaten levert dat vakje gemiddeld nog { $mean } op.
why-need = { $mine ->
    [seat] Jij bent
   *[none] { $seat } is
} klaar met { $total } punten: er zijn er { $need } nodig om gelijk te komen.
why-rolls = Er { $left ->
    [one] is nog één worp
   *[other] zijn nog { $left } worpen
} voor { $spaces ->
    [one] één vakje
   *[other] { $spaces } vakjes
}.
why-write-last = Er is geen worp meer: ‘{ $space }’ krijgt { $points }, ‘{ $spaceOther }’ zou { $pointsOther } krijgen.
why-write-good = { $points } bij ‘{ $space }’ is meer dan de { $mean } die dat vakje leeg gelaten gemiddeld nog oplevert.
why-write-least = Geen vakje geeft minder op dan ‘{ $space }’: nu { $points } in plaats van later gemiddeld { $mean }.
why-write = ‘{ $space }’ krijgt nu { $points }; leeg gelaten zou het gemiddeld { $mean } opleveren.
why-bonus = { $other }: ‘{ $space }’ zou gemiddeld { $mean } hebben in plaats van { $points }, maar die worp bespaard levert { $bonus } op.
why-reroll-poor = { $other }: ‘{ $space }’ zou gemiddeld { $mean } hebben in plaats van { $points }, en van { $left ->
    [one] één worp
   *[other] { $left } worpen
} is er dan een weg.
why-landed-space = ‘{ $space }’ zou nu { $points } krijgen: zoveel of meer levert zo’n worp daar in { $chance } van de gevallen op, gemiddeld { $mean }.
why-landed-short = ‘{ $space }’ zou nu maar { $points } krijgen: gemiddeld levert zo’n worp daar { $mean } op, zo weinig in { $chance } van de gevallen.
why-decided-total = { $mine ->
    [seat] Jij hebt
   *[none] { $seat } heeft
} { $total } punten, { $ahead } meer dan wie ook.
why-decided-behind = { $mine ->
    [seat] Jij komt
   *[none] { $seat } komt
} nog { $need } tekort om gelijk te komen, met { $left ->
    [0] geen worp
    [one] één worp
   *[other] { $left } worpen
} voor { $spaces ->
    [one] één vakje
   *[other] { $spaces } vakjes
}.
why-decided-now = { $mine ->
    [seat] Jij komt
   *[none] { $seat } komt
} nog { $need } tekort om gelijk te komen, en ‘{ $space }’ krijgt nu { $points }.
why-decided-rest = { $mine ->
    [seat] Jij hebt
   *[none] { $seat } heeft
} nog { $left ->
    [0] geen worp
    [one] één worp
   *[other] { $left } worpen
} voor { $spaces ->
    [one] één vakje
   *[other] { $spaces } vakjes
}.

## De tafel in de terminal

sketch-dice = Dobbelstenen (worpen over: { $left }; * is rood)
sketch-turnable = ^ mag je draaien
sketch-now = nu
sketch-left = Worpen over
sketch-bonus = Gespaard x 5
sketch-total = Totaal

bot-novice = Pip
bot-novice-about = Is dol op grote getallen, grijpt het eerste het beste en staat er elke keer van te kijken dat de worpen op zijn.
bot-regular = Paula
bot-regular-about = Weet wat elk vakje hoort op te leveren en gooit alleen nog eens als dat de moeite waard lijkt.
bot-expert = Chef Scoville
bot-expert-about = Haalt uit elke worp zoveel punten als er te verwachten zijn, en kijkt geen enkele keer op jouw blaadje.
bot-master = Het Hete Potlood
bot-master-about = Speelt om aan het eind voor te liggen: voorzichtig met een voorsprong, gedurfd met een achterstand.
bot-perfect = Het Hete Potlood
bot-perfect-about = Speelt alleen voor de meeste punten: meer valt met geen enkel spel te verwachten.
bot-others = Rook, Gember, Peper-Piet, Saffraan, Habanera

## The table in the browser

scene-dice = De dobbelstenen
scene-die = Steen { $die }: { $face }
scene-red-number = rode { $number }
scene-turn = Steen { $die } draaien
scene-turn-to = Steen { $die } draaien naar
scene-ask = Tik de stenen aan die je nog eens gooit. Of schrijf het op.
scene-ask-red = Rood! Draai hem, of laat hem branden.
scene-ask-last = Geen worpen meer: schrijf het op.
scene-choose = Tik stenen of een vakje aan
scene-choose-space = Kies een vakje
scene-roll = { $count ->
    [one] Eén steen gooien
    [6] Alle zes gooien
   *[other] { $count } stenen gooien
}
scene-write = Schrijf { $points } bij { $space }
scene-all = Alle zes nog eens
scene-none = Alle zes houden
scene-keys = Toetsen: 1–6 kiest stenen, W een vakje, R gooit of schrijft, ? toont alle.
scene-left = { $left ->
    [0] Geen worpen meer
    [one] Nog één worp
   *[other] Nog { $left } worpen
}
scene-ask-picked = { $count ->
    [one] Eén steen gooi je nog eens
   *[other] { $count } stenen gooi je nog eens
}, { $kept ->
    [0] geen blijft liggen.
    [one] één blijft liggen.
   *[other] { $kept } blijven liggen.
}
scene-ask-zero = 0 bij { $space }? Dat blijft zo staan.
scene-sure = Ja, schrijf 0
scene-pace = { $left ->
    [0] Geen worp
    [one] Eén worp
   *[other] { $left } worpen
} voor nog { $spaces ->
    [one] één vakje
   *[other] { $spaces } vakjes
}
scene-pace-short = { $left ->
    [0] Geen worp
    [one] Maar één worp
   *[other] Maar { $left } worpen
} voor nog { $spaces ->
    [one] één vakje
   *[other] { $spaces } vakjes
}!
scene-pace-help = Elk vakje kost een worp: wat er geen meer krijgt, wordt 0.
scene-par = Het beste spel: zo’n { $par }
scene-best = Jouw beste: { $best }
scene-points = Punten:
scene-pad-mine = Jouw blaadje
scene-pad-of = Blaadje van { $name }
scene-pad-back = Terug
scene-bonus = Bonus
scene-space-now = nu { $points }
scene-space-open = vrij
scene-heard-rolled = { $name }: { $faces }. { $left ->
    [0] Geen worpen meer.
    [one] Nog één worp.
   *[other] Nog { $left } worpen.
}
scene-heard-turned = { $name }: steen { $die } naar { $face } gedraaid.
scene-about-number = Dit cijfer opgeteld. Een rode erbij? Dubbel.
scene-about-red = 10 voor elk rood cijfer.
scene-about-straight = 21 als alles er ligt, van 1 tot en met 6.
scene-about-kind = Alles opgeteld, als geen cijfer alleen ligt.
scene-about-chance = Alles opgeteld, wat het ook is.

## The rules in the drawer

guide-goal = Vul de tien vakjes op je blaadje, elke beurt één, en doe dat met zo weinig mogelijk worpen. Wie de meeste punten heeft, wint.
guide-turn-title = Jouw beurt
guide-turn-roll = Gooi alle zes de stenen.
guide-turn-red = Draai rode cijfers die je net hebt gegooid, als je wilt.
guide-turn-again = Gooi welke stenen je maar wilt nog eens, zo vaak je wilt: je hebt { $rolls ->
    [one] één worp
   *[other] { $rolls } worpen
} voor het hele potje. Of stop.
guide-turn-write = Schrijf de punten in een leeg vakje. Past er niets? Dan komt er een 0.
guide-red-title = Rode cijfers
guide-red = Elke steen heeft één rood cijfer, elke steen een ander.
guide-red-turn = Een rood cijfer dat je net hebt gegooid, mag je naar elke andere kant draaien, en ook weer terug. Zodra je andere stenen gooit, blijft het liggen zoals het ligt.
guide-red-keep = Of laat het rood: dan verdubbelt het zijn cijfervakje, telt het voor 10 bij Rood en mag het een straat of gelijke waarden meenemen naar zijn eigen vakje.
guide-pad-title = Het blaadje
guide-numbers = 1 tot en met 6
guide-carried = De { $number } is rood: deze straat mag ook in het vakje van dat cijfer.
guide-chili-title = Chili’s
guide-chili-small = Zes enen, tweeën of drieën: 50 in hun eigen vakje, 25 in elk ander.
guide-chili-big = Zes vieren, vijven of zessen: 75 in hun eigen vakje, 50 in elk ander.
guide-chili-hot = Alle zes rood: 100 bij Rood of Straat, 50 in elk ander.
guide-end-title = Het einde
guide-rolls = Geen worpen meer? Schrijf op wat je hebt; vakjes die nog leeg zijn, krijgen 0.
guide-bonus = Elke gespaarde worp levert 5 punten op. Zijn alle blaadjes vol, dan wint wie de meeste punten heeft. Bij gelijkspel deel je de winst.

## On paper

paper-cross = Worpen: streep er elke keer een weg
paper-space-about = { $space }: { $about }
paper-example = { $points } bij { $space }
paper-odds = Wanneer schrijven?
paper-odds-goal = Alleen, voor de punten: zo speelt het beste spel. Elk getal komt uit het opgeloste spel.
paper-last = Eén vakje vrij: gooi onder het eerste getal, schrijf vanaf het tweede
paper-last-note = Tel de punten nadat je rode cijfers hebt gedraaid. Ertussenin hangt het van de stenen af: hoe dichter bij een chili, hoe meer een worp oplevert. Eén getal alleen is allebei.
paper-space = Vakje
paper-points = Punten
paper-rolls = Worpen
paper-worth = Leeg blaadje, { $rolls } worpen over: wat een weggegeven vakje kost
paper-expected = Een heel blaadje: wat het beste spel verwacht
paper-worth-note = Past er niets? Geef het vakje weg dat het minst kost.

## The story of a game

measure = Punten
feat-points = Punten
story-space = { $mine ->
    [seat] Het beste vakje was van jou: { $points } bij { $space }.
   *[none] Het beste vakje: { $points } bij { $space }, van { $seat }.
}
story-chili = { $mine ->
    [seat] { $rule } { $points } punten voor jou.
   *[none] { $rule } { $points } punten voor { $seat }.
}
story-nothings = { $mine ->
    [seat] { $spaces ->
        [one] Eén vakje van jou bleef op nul.
       *[other] { $spaces } vakjes van jou bleven op nul.
    }
   *[none] { $spaces ->
        [one] Eén vakje van { $seat } bleef op nul.
       *[other] { $spaces } vakjes van { $seat } bleven op nul.
    }
}
story-saved = { $mine ->
    [seat] Jij hield worpen over: { $rolls }, goed voor { $points } punten.
   *[none] { $seat } hield worpen over: { $rolls }, goed voor { $points } punten.
}
story-turned = { $mine ->
    [seat] Jij draaide { $times } keer een rode steen.
   *[none] { $seat } draaide { $times } keer een rode steen.
}

## What positions are about

theme-turn = Een rode draaien
theme-dice = Welke dobbelstenen opnieuw
theme-one-more = Nog een worp
theme-give-up = Punten laten liggen
theme-space = Welk vakje
theme-stop = De worp sparen

## A first game

lesson-again = Een kort potje: { $rolls } worpen in plaats van { $usual-rolls }. De eerste ligt er al. Drie vijven, en die op de chili is rood: rood verdubbelt zijn vakje. Kies steen 3, 4 en 6 en gooi ze nog eens.
lesson-turn = Nog een vijf, en steen 4 viel op rood. Een vers rood cijfer mag je draaien zoals je wilt. Pak de ronde pijl en maak er een 5 van.
lesson-fives = Vijf vijven, waarvan één rood: 50. Elk leeg vakje laat zien wat het nu zou opleveren. Kies de Vijven en schrijf het op.
lesson-other = Wat er staat, staat er. Nu is { $name1 } aan de beurt, met net zo’n blaadje. Tik op de naam, of kijk naast de stenen, om het te zien.
lesson-red = Vier rode cijfers in één keer! Bij Rood is elk ervan 10 waard. Mooi genoeg: een gespaarde worp levert op het eind 5 punten op.
lesson-last = Vijf zessen en nog één worp. Durf maar: gooi steen 6 nog eens.
lesson-chili = Zes dezelfde is een grote chili: 75 in zijn eigen vakje, 50 in elk ander. Je worpen zijn toch op, dus schrijf hem bij de Zessen.
lesson-end = Dat was alles. In een echt potje heb je { $usual-rolls } worpen voor tien vakjes, en wat je spaart, telt mee. Blijf pittig!
