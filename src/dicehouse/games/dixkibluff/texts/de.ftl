### DiXkiBluff in German.

title = DiXkiBluff
tagline = Wette auf alles, was unter den Händen liegt, und verzieh keine Miene.
rules = Wette, wie oft ein Symbol unter allen Händen zusammen mindestens liegt; Figuren zählen als jedes Symbol. Erhöhe mit einer größeren Zahl, oder mit derselben Zahl und einem Symbol mehr. Oder zweifle: Wer falschliegt, verliert einen Würfel. Du meinst, die Wette stimmt genau? DiXe! Hast du recht, muss dir einen Würfel abgeben, wer gewettet hat; sonst verlierst du einen. Wer eine Runde gewinnt, legt die eigenen Würfel nach Belieben hin und wettet zuerst. Wer als Letztes noch Würfel hat, gewinnt.

face-pi = Pi
face-bomb = Bombe
face-smiley = Smiley
face-yinyang = Yin-Yang
face-sun = Sonne
face-figure = Figur
die-dixe = DiXe

option-dice = Würfel pro Kopf
option-dice-help = Mehr Würfel, längere Partie.
option-knowledge = Wer geworfene Würfel sieht
option-knowledge-help = Wer seine Würfel hinlegt, kennt sie immer.
option-knowledge-own = alle sehen ihre eigenen
option-knowledge-sealed = niemand, bis die Hände hochgehen
option-calls = DiXe!-Rufe
option-calls-help = Wie am Tisch alle die Chance bekommen zu rufen.
option-calls-paced = alle werden der Reihe nach gefragt
option-calls-live = wer am schnellsten ist
option-faces = Seiten eines DiXe
option-faces-help = Mit Kommas getrennt; eine Seite darf mehrmals vorkommen.

error-dixkibluff-no-symbol = Ein DiXe braucht mindestens eine Seite, auf die man wetten kann.

event-round = == Runde { $number }, erste Wette: { $seat } ==
event-thrown = { $seat }, unter der Hand: { $faces }.
event-thrown-hidden = { "" }
event-placed = { $seat }, hingelegt: { $faces }.
event-placed-hidden = { $seat }: Würfel heimlich hingelegt.
event-bet = { $seat }: mindestens { $number } x { $symbols }.
event-passed = { "" }
event-doubted = { $seat }: „{ $bettor }, das ist ein Bluff!“
event-called = { $seat }: „{ $bettor }, das stimmt genau: DiXe!“
event-shown = Aufgedeckt! Die Wette: { $number } x { $symbols }. Gezählt, Figuren inklusive: { $counts }.{ $hands }
event-discarded = { $seat }: ein Würfel weg, { $left ->
    [0] der letzte.
   *[other] noch { $left } übrig.
}
event-gave = Volltreffer! Ein Würfel wandert: { $giver } -> { $receiver }.
event-out = { $seat }: raus aus dem Spiel.
event-won = { $seat }: die letzten Würfel am Tisch!

choice-place = { $face } hinlegen
choice-bet = Wetten: { $number } x { $symbols }
choice-doubt = Bluff! Zu hoch (reicht es doch, verlierst du einen Würfel)
choice-dixe = DiXe! Stimmt genau (ja: ein Würfel mehr, nein: einer weniger)
choice-pass = Kein DiXe!

hint-bet = Wetten oder erhöhen:


sketch-round = Runde { $round }
sketch-bet = Die Wette: { $number } x { $symbols } ({ $bettor })
sketch-hidden = unter der Hand
sketch-dice = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
sketch-none = raus
sketch-last = Zuletzt: { $number } x { $symbols } ({ $bettor }), { $call ->
    [dixe] DiXe!
   *[doubt] Bluff!
} ({ $caller }).
sketch-counted = Gezählt: { $counts }. Würfel weg: { $loser }.

bot-novice = Berta Bauchgefühl
bot-novice-about = Glaubt zuerst den eigenen Würfeln und fremden Wetten viel zu lange.
bot-regular = Graf Vielleicht
bot-regular-about = Zählt, was unter der eigenen Hand liegt, hofft beim Rest auf den Durchschnitt und zweifelt, sobald es deutlich darüber geht.
bot-expert = Madame Augenbraue
bot-expert-about = Liest deine Würfel aus deinen Wetten, merkt sich, wer blufft, und blufft ab und zu selbst.
bot-perfect = Die Sphinx
bot-perfect-about = Spielt die letzten Duelle wie aus dem Lehrbuch, wägt jede Wette danach ab, was wohl unter allen Händen liegt, und lässt sich nichts anmerken.
