### Chinchiller Dice in German.

title = Chinchiller Dice
tagline = Bade im Sand, mach im richtigen Moment die Augen zu und trau niemandem.
rules = Wirf zwei Würfel, wirf den Sand noch mal, so oft du dich traust, dann nimm ihn. x2 verdoppelt den anderen Würfel. Bei zwei Chinchillern, oder einem Chinchiller und x2, geht dir ein Auge zu. Sind beide zu, wirfst du nur noch einmal pro Zug; wer neben dir sitzt, sagt dir, was es war, und zahlt es dir. Glaub es oder sieh nach: Wer beim Lügen erwischt wird, zahlt den echten Wurf und macht ein Auge zu. War es die Wahrheit, gibt’s nichts, und bei weniger als 6 zahlst du selbst 6. Wenn keiner mehr was sieht, gewinnt der meiste Sand.

face-chinchiller = Chinchiller
die-chinchiller = Chinchiller-Würfel

option-series = Serie
option-series-help = Gespielt wird, bis alle gleich oft angefangen haben; der Sand aller Partien zählt.
option-sand = Sand zum Start
option-sand-help = So viel nehmen sich alle vor dem ersten Zug aus dem Vorrat.
option-supply = Aller Sand, den es gibt
option-supply-help = Ist er weg, geben alle gleich viel zurück.

error-chinchiller-supply = Bei { $players } Leuten mit je { $sand } Sand reicht der Vorrat nicht: Es gibt nur { $supply }.

event-game = == Partie { $number } von { $games } ==
event-turn = { $blind ->
    [yes] -- { $seat }, Augen zu --
   *[no] -- { $seat } --
}
event-rolled = { $seat }: { $faces }.
event-rolled-hidden = { $seat }: Würfel klappern, außer Sicht.
event-took = { $seat }: { $amount } Sand aus dem Vorrat.
event-returned = Der Vorrat reicht nicht. Alle geben { $amount } Sand zurück.
event-eye = { $closed ->
    [one] { $seat }: ein Auge zu.
   *[other] { $seat }: beide Augen zu. Gute Nacht!
}
event-claimed = { $announcer }: „{ $seat }, das macht { $amount }.“
event-accepted = { $seat }: „Glaub ich.“
event-challenged = { $seat }: „Zeig her!“ { $faces }: macht { $amount }. { $truthful ->
    [yes] Es war die Wahrheit.
   *[no] Glatt gelogen!
}
event-challenged-hidden = { $seat }: „Zeig her!“ Das macht { $amount }. { $truthful ->
    [yes] Die Wahrheit.
   *[no] Gelogen!
}
event-paid = { $payer } -> { $receiver }: { $amount } Sand{ $supplied ->
    [0] .
   *[other] , davon { $supplied } aus dem Vorrat.
}
event-paid-hidden = { $payer } -> { $receiver }: { $amount } Sand.
event-ended = Keiner sieht mehr was. Der meiste Sand: { $winner }.
event-series = Die Serie ist vorbei. Sand insgesamt: { $totals }.

choice-take = { $sand } Sand nehmen
choice-reroll = { $dice ->
    [one] Den Würfel mit Sand noch mal werfen
   *[other] Beide Würfel noch mal werfen
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


sketch-game = Partie { $game } von { $games }
sketch-supply = Vorrat: { $supply }
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
bot-perfect = Der Sandmann
bot-perfect-about = Kennt die Chancen bei jedem Sandhaufen, lügt genau so oft, wie es sich lohnt, und verrät nie, wann.
