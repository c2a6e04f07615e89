### Chinchiller Dice in German.

title = Chinchiller Dice
tagline = Bade im Sand, mach im richtigen Moment die Augen zu und trau niemandem.

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
event-rolled-hidden = { $seat }: Würfel rollen im Dunkeln.
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
event-ended = Keiner sieht mehr was. Der meiste Sand: { $winner }. Haufen: { $piles }.
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
choice-challenge = Nachsehen{ $risk ->
    [0] { "" }
   *[other] {" "}(kostet { $risk } Sand, falls es stimmt)
}

end-blind = Keiner sieht mehr was.
end-series = Die Serie ist vorbei.

sketch-game = Partie { $game } von { $games }
sketch-supply = Vorrat: { $supply }
sketch-dice = Würfel: { $faces } = { $sand } Sand
sketch-dice-blind = { $name }, Augen zu, Wurf: { $faces } = { $sand } Sand
sketch-dark = Du hast die Augen zu: Würfel und Sand siehst du nicht.
sketch-watching = Jemand hat die Augen zu: Würfel und Sand bleiben verborgen.
sketch-claim = Ansage ({ $announcer }): { $claim }
sketch-sand = { $sand } Sand
sketch-total = { $total } aus fertigen Partien
