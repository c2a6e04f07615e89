### Chinchiller Dice in German.

title = Chinchiller Dice
tagline = Bade im Sand, mach im richtigen Moment die Augen zu und trau niemandem.
box-time = etwa 20 Minuten
box-for = leicht, ab 8 Jahren
rules = Alle beginnen mit { $sand } Sand. Wirf zwei Würfel, wirf den Sand noch mal, so oft du dich traust, dann nimm ihn. x2 verdoppelt den anderen Würfel. Bei zwei Chinchillern, oder einem Chinchiller und x2, geht dir ein Auge zu. Sind beide zu, wirfst du nur noch einmal pro Zug; wer neben dir sitzt, sagt dir, was es war, und zahlt es dir. Glaub es oder sieh nach: Wer beim Lügen erwischt wird, zahlt den echten Wurf und macht ein Auge zu. War es die Wahrheit, gibt’s nichts, und bei weniger als 6 zahlst du selbst 6. Was jemandem zum Zahlen fehlt, kommt aus der Wanne. Wenn niemand mehr was sieht, gewinnt der meiste Sand.{ $series ->
    [yes] {" "}Ihr spielt eine Serie aus { $games } Partien, in der alle { $starts ->
        [one] einmal
        [2] zweimal
       *[other] { $starts }-mal
    } anfangen; der Sand aller Partien zählt.
   *[no] { "" }
}

face-chinchiller = Chinchiller
die-chinchiller = Chinchiller-Würfel

option-series = Serie
option-series-help = Gespielt wird, bis alle gleich oft angefangen haben; der Sand aller Partien zählt.
option-sand = Sand zum Start
option-sand-help = So viel nehmen sich alle vor dem ersten Zug aus der Wanne.
option-supply = Aller Sand, den es gibt
option-supply-help = Ist er weg, geben alle gleich viel zurück.
option-returns = Wenn der Sand ausgeht
option-returns-help = Erst geben alle gleich viel zurück, damit die Wanne zahlen kann.
option-returns-needed = alle geben nur so viel zurück, wie fehlt
option-returns-pile = alle geben so viel zurück, wie im kleinsten Haufen liegt
option-late = Würfel erst später nennen
option-late-help = Echte Würfel: Ein blinder Wurf wird erst genannt, wenn jemand nachsieht, sonst nie.

error-chinchiller-supply = Bei { $players } Leuten mit je { $sand } Sand reicht es nicht: Es gibt insgesamt nur { $supply }.

event-game = == Partie { $number } von { $games } ==
event-turn = { $blind ->
    [yes] -- { $seat }, Augen zu --
   *[no] -- { $seat } --
}
event-rolled = { $mine ->
    [seat] Du wirfst
   *[none] { $seat } wirft
} { $faces }.
event-rolled-hidden = { $mine ->
    [seat] Deine Würfel
   *[none] Die Würfel von { $seat }
} klappern, außer Sicht.
event-took = { $mine ->
    [seat] Du nimmst
   *[none] { $seat } nimmt
} { $amount } Sand aus der Wanne.
event-returned = Die Wanne ist leer. Alle geben { $amount } Sand zurück.
event-eye = { $closed ->
    [one] { $mine ->
        [seat] Du machst
       *[none] { $seat } macht
    } ein Auge zu.
   *[other] { $mine ->
        [seat] Du machst
       *[none] { $seat } macht
    } auch das andere Auge zu. Gute Nacht!
}
event-claimed = { $mine ->
    [announcer] Du sagst zu { $seat }: „Das macht { $amount }.“
    [seat] { $announcer } sagt zu dir: „Das macht { $amount }.“
   *[none] { $announcer } sagt zu { $seat }: „Das macht { $amount }.“
}
event-accepted = { $mine ->
    [seat] Du sagst
   *[none] { $seat } sagt
}: „Glaub ich.“
event-challenged = { $mine ->
    [seat] Du sagst
   *[none] { $seat } sagt
}: „Zeig her!“ { $faces }: macht { $amount }. { $truthful ->
    [yes] Es war die Wahrheit.
   *[no] Glatt gelogen!
}
event-challenged-hidden = { $mine ->
    [seat] Du sagst
   *[none] { $seat } sagt
}: „Zeig her!“ Das macht { $amount }. { $truthful ->
    [yes] Die Wahrheit.
   *[no] Gelogen!
}
event-paid = { $mine ->
    [payer] Du zahlst { $amount } Sand an { $receiver }
    [receiver] { $payer } zahlt dir { $amount } Sand
   *[none] { $payer } zahlt { $amount } Sand an { $receiver }
}{ $supplied ->
    [0] .
   *[other] , davon { $supplied } aus der Wanne.
}
event-paid-hidden = { $mine ->
    [payer] Du zahlst { $amount } Sand an { $receiver }.
    [receiver] { $payer } zahlt dir { $amount } Sand.
   *[none] { $payer } zahlt { $amount } Sand an { $receiver }.
}
event-ended = Niemand sieht mehr was. { $mine ->
    [winner] Du hast
   *[none] { $winner } hat
} den meisten Sand.
event-series = Die Serie ist vorbei. Sand insgesamt: { $totals }.

choice-take = { $sand } Sand nehmen
choice-reroll = { $dice ->
    [one] Den Sand noch mal werfen
   *[other] Beide noch mal werfen
}
choice-claim = „{ $amount }“ sagen{ $true ->
    [1] {" "}(stimmt sogar)
   *[0] { "" }
}
choice-accept = Glauben und { $sand } Sand kassieren
choice-challenge = { $risk ->
    [0] Nachsehen (stimmt es, gibt’s nichts)
   *[other] Nachsehen (kostet { $risk } Sand, falls es stimmt)
}

## Wie ein Tipp die Möglichkeiten nennt

deed-take = Sand nehmen
deed-reroll = Noch mal werfen
deed-claim = „{ $amount }“ sagen
deed-accept = Glauben
deed-challenge = Nachsehen

## Why

why-take = { $sand } Sand zu nehmen ist sicher; noch ein Wurf bringt in { $chanceMore } der Fälle mehr und schließt in { $chanceEye } ein Auge.
why-take-most = Mehr als { $sand } Sand geben diese Würfel nicht her; noch ein Wurf schließt in { $chanceEye } der Fälle ein Auge.
why-reroll = Noch ein Wurf bringt in { $chanceMore } der Fälle mehr als { $sand } Sand und schließt in { $chanceEye } ein Auge.
why-reroll-most = Noch ein Wurf kann nicht mehr als { $sand } Sand bringen, schließt aber in { $chanceEye } der Fälle ein Auge.
why-end-wins = Alle anderen sind blind: Mit dem zweiten Auge wäre die Partie zu Ende, und gewonnen.
why-end-loses = Alle anderen sind blind: Mit dem zweiten Auge wäre die Partie zu Ende, { $behind } Sand hinter { $mine ->
    [seat] dir
   *[none] { $seat }
}.
why-second-eye = Es wäre das zweite Auge, und von da an sagen andere an, was gefallen ist.
why-behind = { $mine ->
    [seat] Du liegst
   *[none] { $seat } liegt
} { $behind } Sand vorn: Mit einer Handvoll ändert sich das nicht.
why-claim-true = „{ $amount }“ ist die Wahrheit: { $mine ->
    [seat] Siehst du
   *[none] Sieht { $seat }
} nach, wird gar nichts bezahlt.
why-claim-true-low = „{ $amount }“ ist die Wahrheit, und wer bei so wenig nachsieht, zahlt { $fine } Sand.
why-claim-low = „{ $amount }“ spart { $saved } von { $sand } Sand, und wer gut spielt, glaubt es in { $chance } der Fälle.
why-claim-high = „{ $amount }“ ist mehr, als die Würfel zeigen ({ $sand }), aber wer gut spielt, glaubt es in { $chance } der Fälle.
why-claim-caught = Bei „{ $amount }“ wird in { $chance } der Fälle nachgesehen, und eine Lüge kostet dann { $sand } Sand und ein Auge.
why-claim-dear = „{ $amount }“ kostet { $more } Sand mehr, wenn es geglaubt wird.
why-lie-eye = Eine Lüge, bei der jemand nachsieht, kostet den geworfenen Sand und ein Auge.
why-lie-blind = Eine Lüge, bei der jemand nachsieht, kostet den geworfenen Sand und das zweite Auge.
why-claim-odds = Von jemandem, der gut spielt, ist „{ $amount }“ in { $chance } der Fälle wahr.
why-claim-odd = Wer gut spielt, sagt hier nie „{ $amount }“.
why-look = Bei der Wahrheit nachzusehen { $fine ->
    [0] bringt nichts
   *[other] kostet { $fine } Sand
}; bei einer Lüge bringt es den geworfenen Sand, im Schnitt { $mean }, und { $mine ->
    [seat] du schließt
   *[none] { $seat } schließt
} ein Auge.
why-look-odd = Bei der Wahrheit nachzusehen { $fine ->
    [0] bringt nichts
   *[other] kostet { $fine } Sand
}; bei einer Lüge schließt { $mine ->
    [seat] du
   *[none] { $seat }
} ein Auge.
why-trust-odd = Zu glauben bringt sicher { $sand } Sand.
why-look-blinds = Bei der Wahrheit nachzusehen { $fine ->
    [0] bringt nichts
   *[other] kostet { $fine } Sand
}; bei einer Lüge bringt es den geworfenen Sand, im Schnitt { $mean }, und { $mine ->
    [seat] du wirst
   *[none] { $seat } wird
} blind.
why-landed-eye = Mit diesen Würfeln fällt in { $chance } der Fälle ein Auge zu.
why-landed-blind = Es ist das zweite Auge: Von jetzt an sagen andere an, was gefallen ist.
why-landed-much = { $sand } Sand oder mehr zeigen diese Würfel in { $chance } der Fälle, im Schnitt { $mean }.
why-landed-little = { $sand ->
    [0] Gar keinen Sand
   *[other] Höchstens { $sand } Sand
} zeigen diese Würfel in { $chance } der Fälle, im Schnitt { $mean }.
why-landed-owed = Wird die Wahrheit geglaubt, { $mine ->
    [seat] zahlst du
   *[none] zahlt { $seat }
} { $sand ->
    [0] nichts
   *[other] { $sand } Sand
}.
why-decided-later = Die Haufen sind gleich groß, und { $mine ->
    [seat] du hast
   *[none] { $seat } hat
} das zweite Auge später zugemacht.
why-decided-ahead = { $mine ->
    [seat] Du hast
   *[none] { $seat } hat
} { $ahead } Sand mehr als alle anderen.
why-decided-eyes = Noch offene Augen: { $mine ->
    [seat] du
   *[none] { $seat }
} { $open }, alle anderen { $openOther }.

## Der Tisch im Terminal

sketch-game = Partie { $game } von { $games }
sketch-supply = Wanne: { $supply }
sketch-dice = Würfel: { $faces } = { $sand } Sand
sketch-dice-blind = { $name }, Augen zu, Wurf: { $faces } = { $sand } Sand
sketch-dark = Du hast die Augen zu: Würfel und Sand siehst du nicht.
sketch-watching = Jemand hat die Augen zu: Würfel und Sand bleiben verborgen.
sketch-claim = Ansage ({ $announcer }): { $claim }
sketch-sand = { $sand } Sand
sketch-total = { $total } aus fertigen Partien

bot-novice = Flausch
bot-novice-about = Würfelt einmal zu oft, lügt ohne rechten Plan und kann das Blinzeln nicht lassen.
bot-regular = Sandy
bot-regular-about = Nimmt eine ordentliche Handvoll, redet hohe Würfe klein und misstraut kleinen Zahlen.
bot-expert = Blinzel
bot-expert-about = Denkt jeden Zug zu Ende, zählt den Sand auch mit geschlossenen Augen mit und blufft mit Maß.
bot-master = Der Sandmann
bot-master-about = Hat mehr Sand gesehen als alle anderen, lügt etwa so oft, wie es sich lohnt, und verrät nie, wann.
bot-perfect = Der Sandmann
bot-perfect-about = Kennt die Chancen bei jedem Sandhaufen, lügt genau so oft, wie es sich lohnt, und verrät nie, wann.
bot-others = Bims, Schlummer, Düne, Kiesel, Döse

## The scene in the browser

scene-eyes-open = beide Augen offen
scene-eye-shut = ein Auge zu
scene-eyes-shut = beide Augen zu
scene-ask-roll = Nehmen oder den Sand noch mal werfen?
scene-ask-claim = { $name } sieht das nicht. Was sagst du?
scene-ask-trust = { $name } sagt { $amount }. Glauben oder nachsehen?
scene-says = „{ $amount }“
scene-true = die Wahrheit
scene-lower = weniger sagen
scene-higher = mehr sagen
scene-trust = Glauben
scene-trust-gain = { $sand } Sand für dich
scene-look = Nachsehen
scene-look-risk = { $risk ->
    [0] nichts, wenn es stimmt
   *[other] kostet { $risk }, wenn es stimmt
}
scene-truth = Es war { $amount }. Stimmt!
scene-lie = Es war { $amount }. Gelogen!
scene-voice = Vorlesen
scene-left-neighbour = links von dir
scene-right-neighbour = rechts von dir
scene-only-neighbour = links und rechts von dir

## The rules, page by page

guide-goal = Häuf Sand auf und halte ein Auge offen, solange es sich lohnt. Wenn am Tisch niemand mehr was sieht, gewinnt der größte Haufen.
guide-turn-title = Dein Zug
guide-turn = Wirf beide Würfel. Dann wirf den Sand noch mal, so oft du dich traust: immer alle Würfel, die eine Zahl zeigen. x2 und Chinchiller bleiben liegen. Hörst du auf, nimmst du so viel Sand aus der Wanne, wie die Würfel zeigen. x2 verdoppelt den anderen Würfel.
guide-nothing = nichts, und dein Zug ist vorbei
guide-eye-title = Augen zu
guide-eye = Kein Sand, dein Zug ist vorbei, und ein Auge geht dir zu, bis die Partie aus ist.
guide-one-eye = Mit einem Auge spielst du weiter wie vorher.
guide-blind = Sind beide zu, siehst du weder Würfel noch Sand, auch deinen eigenen nicht. Du hörst aber, wer wie viel nimmt oder zahlt und wem ein Auge zugeht.
guide-told-title = Glauben oder nachsehen
guide-told = { $late ->
    [yes] Wer nichts sieht, wirft nur einmal. Die nächste Person links davon, die noch sieht, sagt die Summe. Oder irgendeine andere Zahl. Kein Sand zählt als 0. Bei echten Würfeln erfährt das Haus nichts davon; erst wenn du nachsiehst, werden sie eingetippt.
   *[no] Wer nichts sieht, wirft nur einmal. Die nächste Person links davon, die noch sieht, sagt die Summe. Oder irgendeine andere Zahl. Kein Sand zählt als 0.
}
guide-trust = Du bekommst, was dir gesagt wurde, und zwar vom Haufen der Person, die es gesagt hat. Was fehlt, kommt aus der Wanne.
guide-look-lie = Gelogen, zu klein oder zu groß: Wer gelogen hat, zahlt dir, was du wirklich geworfen hast, und macht ein Auge zu. Auch hier hilft die Wanne aus.
guide-look-low = Wahr und unter 6: Du bekommst nichts und zahlst 6. Was dir fehlt, kommt aus der Wanne.
guide-look-high = Wahr, 6 oder mehr: Du bekommst nichts.
guide-end-title = Das Ende
guide-end = Das letzte Auge geht zu: Alle gucken, der Sand wird gezählt. Haben zwei gleich viel, gewinnt, wer länger etwas gesehen hat.
guide-supply = Alle beginnen mit { $sand } Sand; insgesamt gibt es { $supply }. Ist die Wanne einmal leer, geben alle gleich viel zurück: { $returns ->
    [pile] so viel, wie im kleinsten Haufen liegt.
   *[needed] nur so viel, wie fehlt.
}
guide-series = { $series ->
    [yes] Ihr spielt eine Serie: { $games } Partien, und alle fangen { $starts ->
        [one] einmal
        [2] zweimal
       *[other] { $starts }-mal
    } an. Der Sand aller Partien zählt.
   *[no] Ihr spielt eine einzelne Partie. Eine Serie hätte mit { $players } Leuten { $games } Partien, damit alle gleich oft anfangen, und der Sand aller Partien würde zählen.
}

## On paper

paper-series-how = Alle fangen gleich oft an; ein Punkt zeigt, wer anfängt. Schreibt den Sand jeder Partie auf. Wer über alle Partien den meisten Sand hat, gewinnt.
paper-series-players = Zu { $players } am Tisch: { $games } Partien
paper-sand = Sand zum Ausschneiden
paper-sand-how = Aller Sand aus der Schachtel, zusammen { $supply }. Kleb das Blatt auf Pappe, bevor du schneidest.
paper-sand-line = { $count } × { $sand }
paper-eyes = Augen zum Aufstellen
paper-eyes-how = Für alle einen. Streifen ausschneiden, an den gestrichelten Linien nach hinten falten, Lasche ankleben: Er steht. Dreh die Seite nach vorn, die zeigt, wie viel du noch siehst.
paper-odds = Wann nehmen?
paper-odds-goal = Zu zweit und bestmöglich: Nimm den Sand, sobald die Würfel so viel zeigen; bei weniger wirf noch mal. Jede Zahl kommt aus dem gelösten Spiel.
paper-both-sand = Beide Würfel zeigen Sand
paper-beside = Sand neben { $face }
paper-take = { $what } (der nächste Wurf schließt ein Auge: { $chance })
paper-eyes-corner = Augen: du–andere
paper-eyes-of = { $mine }–{ $theirs }
paper-ahead = { $sand } vorn
paper-behind = { $sand } hinten
paper-even = gleich viel Sand
paper-never = werfen
paper-odds-note = Oben die Augen, die noch offen sind, deine zuerst. Gegenüber liegen { $pile } Sand. „werfen“ heißt: egal, was liegt.

## The story of a game

measure = Sand
feat-sand = Sand am Ende
story-take = { $mine ->
    [seat] Du hattest die größte Schaufel: { $amount } Sand auf einmal.
   *[none] Die größte Schaufel: { $amount } Sand auf einmal, von { $seat }.
}
story-lie = { $mine ->
    [announcer] Deine frechste Lüge, die durchging: { $claim } hast du { $seat } gesagt, es waren { $actual }.
    [seat] { $announcer } hat dir { $claim } gesagt, und du hast es geglaubt. Es waren { $actual }.
   *[none] Die frechste Lüge, die durchging: { $claim }, sagte { $announcer } zu { $seat }. Es waren { $actual }.
}
story-caught = { $mine ->
    [announcer] Du hast { $claim } gesagt, es waren { $actual }, und { $seat } hat nachgesehen.
    [seat] { $announcer } hat { $claim } gesagt, es waren { $actual }, und du hast nachgesehen.
   *[none] { $announcer } hat { $claim } gesagt, es waren { $actual }, und { $seat } hat nachgesehen.
}
story-dry = { $times ->
    [one] Einmal war die Wanne leer.
   *[other] { $times }-mal war die Wanne leer.
}
story-firstblind = { $mine ->
    [seat] Du hattest als Erstes beide Augen zu.
   *[none] Bei { $seat } waren zuerst beide Augen zu.
}
story-lastseeing = { $mine ->
    [seat] Du hast am längsten etwas gesehen.
   *[none] { $seat } hat am längsten etwas gesehen.
}

## What positions are about

theme-truth = Die ehrliche Antwort
theme-lie = Eine Lüge, die sich lohnt
theme-believe = Einfach mal glauben
theme-look = Lieber nachsehen
theme-last-eye = Schon schläfrig
theme-take = Nehmen und gut
theme-risk = Das Risiko wert
theme-roll-on = Zu wenig zum Aufhören

## A first game

lesson-reroll = Willkommen im Sandbad! Deine Würfel zeigen 1 und 3. Das wären 4 Sand: etwas dünn. Wirf beide noch mal.
lesson-take = 18! Du könntest weiterwürfeln, solange du dich traust. Nimm es lieber: Das kommt auf deinen Haufen.
lesson-double = Zwei Chinchiller: { $name2 }, rechts von dir, hat gerade ein Auge zugemacht. Du hast x2: Das bleibt liegen und verdoppelt die 6. Nimm die 12.
lesson-risk = Auch ein Chinchiller bleibt liegen; nur die 1 kannst du noch mal werfen. Noch ein Chinchiller oder x2, und dir fällt ein Auge zu. Nur Mut.
lesson-half = Da ist das Auge zu, und mit ihm die halbe Welt. Eins hast du noch, also geht alles weiter wie vorher. Jetzt würfelt { $name1 }, links von dir.
lesson-claim = { $name2 } hat beide Augen zu und 18 gewürfelt. Du sitzt links davon, also sagst du eine Zahl, und wenn man dir glaubt, zahlst du sie. Schwindle ein bisschen: Sag 4.
lesson-dark = Dein zweites Auge ist zu: keine Würfel mehr, kein Sand mehr. Du hörst nur noch, was die anderen sagen. Horch mal.
lesson-accept = Du hast gewürfelt, und { $name1 }, links von dir, sagt: 7. Glaub es, dann bekommst du 7 vom Haufen dort.
lesson-doubt = { $name2 } glaubt die 1 nicht. Wer eine wahre Zahl unter 6 anzweifelt, zahlt 6 Sand. Horch mal.
lesson-challenge = Und dir sagt { $name1 } 3. Da ist was faul. Sieh nach: Ist es gelogen, bekommst du, was du wirklich gewürfelt hast, und drüben geht ein Auge zu.
lesson-end = Es waren 24! Die bekommst du alle, und das letzte Auge am Tisch fällt zu. Niemand sieht mehr was, also gucken alle und zählen: Der meiste Sand ist deiner.
