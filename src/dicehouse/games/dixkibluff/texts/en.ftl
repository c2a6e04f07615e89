### DiXkiBluff in English.

title = DiXkiBluff
tagline = Bet on what lies under every hand, and keep a straight face.
box-time = 15 to 20 minutes
box-for = for bluffers, ages 12 and up
rules = { $dice } dice each. Bet how many of a symbol lie under all hands together; figures count as every symbol. Raise with a higher number, or with the same number and one more symbol, but never beyond the dice on the table ({ $onTable } at the start). Or doubt: whoever is wrong loses a die. You think the bet is exactly right? DiXe! Right, and the bettor gives you a die; wrong, and you lose one. Whoever wins a round lays their own dice as they like, and bets first. The last with dice wins. { $knowledge ->
    [sealed] Nobody looks at thrown dice here, not even at their own.
   *[own] You see your own dice and nobody else’s.
}

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
option-late = Dice told late
option-late-help = Real dice: they stay under the hands, and are told only when the hands are lifted.

error-dixkibluff-no-symbol = A DiXe needs at least one face that can be bet on.

event-round = == Round { $number }: { $mine ->
    [seat] you bet first
   *[none] { $seat } bets first
} ==
event-thrown = Under { $mine ->
    [seat] your hand
   *[none] the hand of { $seat }
}: { $faces }.
event-thrown-hidden = { "" }
event-placed = { $mine ->
    [seat] You lay
   *[none] { $seat } lays
} { $faces }.
event-placed-hidden = { $mine ->
    [seat] You lay
   *[none] { $seat } lays
} dice in secret.
event-bet = { $mine ->
    [seat] You bet
   *[none] { $seat } bets
}: at least { $number } × { $symbols }.
event-passed = { "" }
event-doubted = { $mine ->
    [seat] You say to { $bettor }
    [bettor] { $seat } says to you
   *[none] { $seat } says to { $bettor }
}: “Bluff!”
event-called = { $mine ->
    [seat] You say to { $bettor }
    [bettor] { $seat } says to you
   *[none] { $seat } says to { $bettor }
}: “DiXe!”
event-shown = The hands go up. The bet was { $number } × { $symbols }; with the figures there are { $counts }.{ $hands }
event-discarded = { $mine ->
    [seat] You lose
   *[none] { $seat } loses
} a die, { $left ->
    [0] the last one.
   *[other] { $left } left.
}
event-gave = Exactly! { $mine ->
    [giver] You give { $receiver } a die.
    [receiver] { $giver } gives you a die.
   *[none] { $giver } gives { $receiver } a die.
}
event-out = { $mine ->
    [seat] You are
   *[none] { $seat } is
} out of the game.
event-won = { $mine ->
    [seat] You are
   *[none] { $seat } is
} the last with dice!

choice-place = Place { $face }
choice-bet = Bet { $number } × { $symbols }
choice-doubt = Bluff! Too high (you lose a die if it holds)
choice-dixe = DiXe! Exactly right (right: you get a die, wrong: you lose one)
choice-pass = No DiXe!

hint-bet = A bet, or a raise:

## Choices as a hint names them

deed-place = Lay { $face }
deed-bet = Bet { $number } × { $symbols }
deed-doubt = Say “Bluff!”
deed-dixe = Call “DiXe!”
deed-pass = Let it go

## Why

why-place = Equal dice carry the highest bets, as long as their symbol changes from round to round.
why-bet = { $best }: that holds { $chance } of the time, { $held ->
    [0] with
   *[other] with { $held } in hand and
} { $need } { $held ->
    [0] needed
   *[other] more needed
} from { $hidden } hidden { $hidden ->
    [one] die
   *[other] dice
}.
why-bet-sure = { $best }: that holds for sure, by the dice in hand alone.
why-bet-riskier = { $other }: that holds { $chance } of the time.
why-bet-tells = { $other }: that holds { $chance } of the time, but tells the others what lies in this hand.
why-bet-high = { $other }: that holds { $chance } of the time, but goes higher than it has to.
why-bet-timid = { $other }: that holds { $chance } of the time, but leaves the others an easy raise.
why-bet-theirs = { $other }: that holds { $chance } of the time, but by the dice of the others, who can raise it.
why-doubt = By one’s own dice and what was bet before, the bet fails { $chance } of the time.
why-doubt-fails = The bet that stands holds { $chance } of the time, and then “Bluff!” costs a die.
why-dixe = The bet is exactly right { $chance } of the time, and then its bettor hands over a die.
why-needed = { $held ->
    [0] Exactly { $need }
   *[other] With { $held } in hand, exactly { $need } more
} of { $hidden } hidden { $hidden ->
    [one] die
   *[other] dice
} must show it.
why-pass = The bet is exactly right only { $chance } of the time, and a wrong “DiXe!” costs a die.
why-landed-hand = { $count } of these { $dice } dice count for one symbol; so many or more do { $chance } of the time.
why-landed-poor = No more than { $count } of these { $dice } dice { $count ->
    [one] counts
   *[other] count
} for one symbol; so few do { $chance } of the time.
why-decided-dice = { $mine ->
    [seat] You have
   *[none] { $seat } has
} { $dice ->
    [one] one die
   *[other] { $dice } dice
}, everybody else together { $others }.
why-decided-last = Nobody else has a die left.

## The table at the terminal

sketch-round = Round { $round }
sketch-bet = The bet: { $number } × { $symbols } ({ $bettor })
sketch-hidden = under the hand
sketch-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
sketch-none = out
sketch-last = Last round: { $number } × { $symbols } ({ $bettor }), { $call ->
    [dixe] DiXe!
   *[doubt] doubted
} ({ $caller }).
sketch-counted = Counted: { $counts }. One die fewer: { $loser }.

bot-novice = Greta Gutfeeling
bot-novice-about = Believes its own dice first and other people’s bets for too long.
bot-regular = Count Maybe
bot-regular-about = Counts what it holds, hopes for the average of the rest, and doubts what goes well beyond.
bot-expert = Madame Eyebrow
bot-expert-about = Reads your dice out of your bets, remembers who bluffs, and bluffs now and then itself.
bot-master = The Sphinx
bot-master-about = Plays the last duels by the book, weighs every bet by what is likely under all the hands, and gives nothing away.
bot-others = Lady Perhaps, Baron Blank, Aunt Wink, Doctor Hush, Sir Smirk, Miss Murmur, Uncle Shrug, Captain Cough

## The table in the browser

scene-board = The table
scene-round = Round { $round }
scene-dice = { $dice ->
    [one] one die on the table
   *[other] { $dice } dice on the table
}
scene-says = { $name }: at least
scene-first = First bet: { $name }
scene-shows = { $name }, hand lifted
scene-under-hand = { $dice ->
    [one] one die under the hand
   *[other] { $dice } dice under the hand
}
scene-hidden-die = a die nobody may see
scene-new-die = a die just won
scene-out = out
scene-passed = no DiXe!
scene-bet-before = Last bet:
scene-yours = Your dice
scene-your-bet = Your bet
scene-how-many = How many
scene-fewer = One fewer
scene-more = One more
scene-counted = { $found } found, { $number } said
scene-doubt = Bluff!
scene-doubt-note = too high
scene-dixe = DiXe!
scene-dixe-note = exactly right
scene-pass = Let it go
scene-bet = Bet { $number }×
scene-own = you hold { $own }
scene-chip = { $face }, you hold { $held }
scene-pass-all = Let all go this round
scene-letting-go = Letting every bet go until it is your turn.
scene-ask-again = Ask me again
scene-showdown = Show your dice!
scene-recall = Last showdown
scene-go-on = Go on
scene-sum = All together:
scene-to-the-end = To the end
scene-laid = Laid so far: { $faces }. Still to lay: { $left }.
scene-not-exact = Not exactly. { $mine ->
    [seat] You lose
   *[none] { $name } loses
} a die.
scene-fails = Caught bluffing! { $mine ->
    [seat] You lose
   *[none] { $name } loses
} a die.
scene-holds = It was true. { $mine ->
    [seat] You lose
   *[none] { $name } loses
} a die.
scene-you-out = Out of dice. Now watch the others sweat.
scene-ask-place = Nobody is looking. Lay your dice as you like.
scene-ask-tell = Hands up! Which faces did you lay?
scene-ask-call = Exactly right? Call it, or let it go.
scene-ask-answer = Go higher, or call the bluff.
scene-ask-open = You bet first. What is under all hands?
scene-ask-live = { $name } has to answer. Or are you quicker?

## The rules in the drawer

guide-goal = Everybody hides dice under a hand. Bet on what lies under all of them together, catch the bluffers, and be the last with dice.
guide-die-title = The dice
guide-die = Everybody starts with { $dice } dice. Each has { $facesCount } sides, all equally likely, with { $symbols ->
    [one] one symbol
   *[other] { $symbols } different symbols
} and { $figures ->
    [0] no figure
    [one] one figure
   *[other] { $figures } figures
}.
guide-figure = The figure counts as every symbol. You cannot bet on figures themselves.
guide-round-title = A round
guide-round = { $knowledge ->
    [sealed] All throw under their hands at once, and nobody peeks, not even at their own dice: only dice you laid yourself are known to you.
   *[own] All throw under their hands at once, and look at their own dice only.
} Then bets go round, clockwise.
guide-bet = A bet says: at least so many of this symbol, under all hands together. The first one names a single symbol.
guide-raise-title = Go higher …
guide-raise = When it is your turn and you believe the bet, raise it in one of two ways:
guide-wider = The same number and one symbol more. Now it has to be there that often for each of them.
guide-higher = A higher number, of one symbol you like.
guide-limit = No bet can name more than all the dice on the table: { $onTable } when the game begins.
guide-doubt-title = … or say Bluff!
guide-doubt = The hands go up and everything is counted, figures included. Too few of any named symbol: the bettor loses a die. Enough: you lose one. Only the next in turn may say it.
guide-example = Two suns and a figure make three suns.
guide-dixe-title = DiXe!
guide-dixe = You think a bet hits exactly? Call it, whoever’s turn it is; only your own bet you cannot call. If every named symbol is there exactly that often, the bettor gives you a die. If not, you lose one.
guide-asked = { $calls ->
    [live] At this table the quickest voice counts.
   *[paced] At this table everybody is asked in turn after each bet.
} { $late ->
    [yes] Real dice stay under the hands; the house hears of them only when the hands are lifted.
   *[no] { "" }
}
guide-win-title = Winning a round
guide-win = Whoever was right wins it: who caught a bluff, who was wrongly doubted, whose DiXe! hit, or whose bet was wrongly called DiXe!
guide-place = While the others throw, the winner lays each of their own dice as they like, unseen, and bets first.
guide-end-title = The end
guide-end = No dice, no voice: you are out. The last with dice wins.

## On paper

paper-scores-how = Everybody starts with { $dice } dice. After each round, write down how many are left.
paper-next-game = The next game
paper-dice-more = This page is enough for { $players }; print it again for more.
paper-odds = The odds of a bet
paper-odds-goal = Count what your own dice show and take it off the bet. What is left has to lie under the other hands: find their dice on the left, the number still missing on top.
paper-bet-one = At least so many of one symbol
paper-bet-two = At least so many of each of two symbols
paper-bet-exact = DiXe! Exactly so many of one symbol
paper-bet-corner = Hidden dice
paper-odds-note = Figures count along. Bold and shaded: at least even odds. This is for dice that were thrown; whoever laid theirs may hold anything.

## The story of a game

measure = Dice
feat-rounds = Rounds survived
story-bluff = { $mine ->
    [seat] Your boldest bluff that passed: { $number } × { $symbols }, with { $found } on the table.
   *[none] The boldest bluff that passed: { $number } × { $symbols } by { $seat }, with { $found } on the table.
}
story-called = { $mine ->
    [seat] You bet { $number }, there were { $found }, and { $caller } called it.
    [caller] { $seat } bet { $number }, there were { $found }, and you called it.
   *[none] { $seat } bet { $number }, there were { $found }, and { $caller } called it.
}
story-close = { $mine ->
    [seat] { $caller } did not believe your { $number }, and there were exactly { $number }.
    [caller] You did not believe the { $number } of { $seat }, and there were exactly { $number }.
   *[none] { $caller } did not believe the { $number } of { $seat }, and there were exactly { $number }.
}
story-exactly = { $mine ->
    [seat] { $times ->
        [one] You called DiXe!, and it was exact.
       *[other] You called DiXe! rightly { $times } times.
    }
   *[none] { $times ->
        [one] { $seat } called DiXe!, and it was exact.
       *[other] { $seat } called DiXe! rightly { $times } times.
    }
}
story-notexactly = { $mine ->
    [seat] You called DiXe! { $times } times when it was not.
   *[none] { $seat } called DiXe! { $times } times when it was not.
}
story-firstout = { $mine ->
    [seat] You were the first one out, in round { $round }.
   *[none] { $seat } was the first one out, in round { $round }.
}
story-brink = { $mine ->
    [seat] You were down to one die against { $others }, and won.
   *[none] { $seat } was down to one die against { $others }, and won.
}
story-rounds = It took { $rounds } rounds.

## What positions are about

theme-place = Place your dice
theme-open = The first bet
theme-raise = How high
theme-hold = Not a bluff yet
theme-doubt = Time to call it
theme-exactly = Exactly right
theme-quiet = Keep quiet

## A first game that teaches

lesson-hands = Behind your hand lie two pis and a figure, and the figure counts as every symbol. Nobody sees your dice, and you see nobody else’s. { $name2 }, to your right, makes the first bet.
lesson-pass = At least two suns among all nine dice. After a bet everybody is asked: is that exactly right? Who could know. Let it go.
lesson-raise = Now you answer: go higher, or call it a bluff. Your figure is one sun already, so stay in. Keep the 2 and add pi: two suns and two pis.
lesson-higher = They let you pass. There is another way to raise: a higher number, of only one symbol. Watch { $name1 }, to your left.
lesson-wait = Three suns? With your figure, quite possible. But exactly three? Let it go.
lesson-smell = Six smileys, out of nine dice? You have one, and it wears a hat. Exactly six it is not, so let it go …
lesson-doubt = … because now it is your turn, and you may say what you think of it.
lesson-place = Two smileys, not six. Caught! The winner of a round lays their own dice as they like while the others throw. Lay a bomb.
lesson-place-more = And another one.
lesson-place-figure = Now a figure: it is a bomb as well. That makes three, and only you know.
lesson-open = You bet first. Say three bombs: it is true, and it sounds like a bluff.
lesson-dixe = Four bombs, says { $name1 }. Three of them are yours. Of the five other dice, just one bomb or figure? That happens every third time. Be brave!
lesson-end = Exactly four! Now you have four dice, the others two each. Who has none is out, and the last with dice wins. That is all there is to know. Keep a straight face.
