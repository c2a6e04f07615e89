### DiXkiBluff in English.

title = DiXkiBluff
tagline = Bet on what lies under every hand, and keep a straight face.
rules = Bet how many of a symbol lie under all hands together; figures count as every symbol. Raise with a higher number, or with the same number and one more symbol. Or doubt: whoever is wrong loses a die. You think the bet is exactly right? DiXe! Right, and the bettor gives you a die; wrong, and you lose one. Who wins a round lays their own dice as they like, and bets first. The last with dice wins.

face-pi = pi
face-bomb = bomb
face-smiley = smiley
face-yinyang = yin-yang
face-sun = sun
face-figure = figure
die-dixe = DiXe

option-dice = Dice for each player
option-dice-help = More dice make a longer game.
option-knowledge = Who sees thrown dice
option-knowledge-help = Placed dice are always known to the one who placed them.
option-knowledge-own = everybody sees their own
option-knowledge-sealed = nobody, until the hands are lifted
option-calls = DiXe! calls
option-calls-help = How the table gives everybody the chance to call.
option-calls-paced = everybody is asked in turn
option-calls-live = whoever is fastest
option-faces = Faces of a DiXe
option-faces-help = Between commas; a face may come more than once.

error-dixkibluff-no-symbol = A DiXe needs at least one face that can be bet on.

event-round = == Round { $number }, first bet: { $seat } ==
event-thrown = { $seat }, under the hand: { $faces }.
event-thrown-hidden = { "" }
event-placed = { $seat }, placed: { $faces }.
event-placed-hidden = { $seat }: dice placed in secret.
event-bet = { $seat }: at least { $number } x { $symbols }.
event-passed = { "" }
event-doubted = { $seat } to { $bettor }: "Bluff!"
event-called = { $seat } to { $bettor }: "DiXe!"
event-shown = Hands up! The bet: { $number } x { $symbols }. Counted, figures included: { $counts }.{ $hands }
event-discarded = { $seat }: one die gone, { $left ->
    [0] the last one.
   *[other] { $left } left.
}
event-gave = Exactly! A die goes from { $giver } to { $receiver }.
event-out = { $seat }: out of the game.
event-won = { $seat }: the last with dice!

choice-place = Place { $face }
choice-bet = Bet { $number } x { $symbols }
choice-doubt = Bluff! Too high (you lose a die if it holds)
choice-dixe = DiXe! Exactly right (right: you get a die, wrong: you lose one)
choice-pass = No DiXe!

hint-bet = A bet, or a raise:


sketch-round = Round { $round }
sketch-bet = The bet: { $number } x { $symbols } ({ $bettor })
sketch-hidden = under the hand
sketch-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
sketch-none = out
sketch-last = Last round: { $number } x { $symbols } ({ $bettor }), { $call ->
    [dixe] DiXe!
   *[doubt] doubted
} ({ $caller }).
sketch-counted = Counted: { $counts }. One die less: { $loser }.

bot-novice = Greta Gutfeeling
bot-novice-about = Believes its own dice first and other people's bets for too long.
bot-regular = Count Maybe
bot-regular-about = Counts what it holds, hopes for the average of the rest, and doubts what goes well beyond.
bot-expert = Madame Eyebrow
bot-expert-about = Reads your dice out of your bets, remembers who bluffs, and bluffs now and then itself.
bot-perfect = The Sphinx
bot-perfect-about = Plays the last duels by the book, weighs every bet by what is likely under all the hands, and gives nothing away.
