### Chili Dice in Dutch.

title = Chili Dice
tagline = Zes dobbelstenen, dertig worpen, tien vakjes, en rode cijfers waar pit in zit.
rules = Dertig worpen voor het hele spel en tien vakjes, elke beurt vul je er een. Gooi welke dobbelstenen je maar wilt nog eens, zo vaak je wilt; elke gespaarde worp levert 5 punten op. Een rood cijfer dat je net hebt gegooid, mag je op elke kant draaien. Laat je het liggen, dan verdubbelt het zijn cijfervakje, telt het voor 10 bij Rood en haalt het een straat of gelijke waarden naar zijn eigen vakje. Gelijke waarden wil zeggen: geen cijfer ligt er alleen. Zes dezelfde of zes rode: dat is een chili.

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
die-chili1 = steen 1
die-chili2 = steen 2
die-chili3 = steen 3
die-chili4 = steen 4
die-chili5 = steen 5
die-chili6 = steen 6

rule-nothing = niets past
rule-numbers = passende cijfers
rule-doubled = verdubbeld door rood
rule-reds = rode cijfers
rule-straight = straat
rule-kind = gelijke waarden
rule-chance = alles telt
rule-small-chili = kleine chili!
rule-big-chili = grote chili!!
rule-extra-hot-chili = pittige chili!!!

option-edition = Scoreblok
option-edition-help = Welke afkortingen op het blok staan.
option-edition-english = ROT, STR, PAS, CHA
option-edition-dutch = ROOD, STR, GLK, KANS
option-rolls = Worpen per persoon
option-rolls-help = Elke keer gooien kost er een; wat je overhoudt, levert 5 punten per worp op.

event-turn = -- { $seat } --
event-picked = { $seat }: nog eens met { $diceCount ->
    [one] dobbelsteen { $dice }
   *[other] de dobbelstenen { $dice }
}.
event-rolled = { $seat }: { $faces }. { $left ->
    [0] Geen worpen meer.
    [one] Nog één worp.
   *[other] Nog { $left } worpen.
}
event-turned = { $seat }: dobbelsteen { $die } op { $face } gedraaid.
event-scored = { $seat }: { $points } bij { $space } ({ $rule }).
event-ranout = { $seat }: geen worpen meer, niets voor { $spaces }.
event-filled = { $seat }: het blaadje is vol. { $total } punten{ $unused ->
    [0] .
    [one] , waarvan 5 voor een gespaarde worp.
   *[other] , waarvan { $bonus } voor { $unused } gespaarde worpen.
}
event-over = Alle blaadjes zijn vol.

choice-turn = Dobbelsteen { $die } op { $number } draaien
choice-reroll = { $dice } nog eens gooien (nog { $left } over)
choice-score = { $space }: { $points }


hint-reroll = Opnieuw gooien, op nummer:
hint-turn = Rode dobbelsteen op een ander cijfer draaien:
hint-score = 1-10 schrijft in dat vakje

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
bot-perfect = Het Hete Potlood
bot-perfect-about = Speelt alleen voor de meeste punten, en tegen jou om aan het eind voor te liggen: voorzichtig met een voorsprong, gedurfd met een achterstand.
