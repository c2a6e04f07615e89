### Chinchiller Dice in English.

title = Chinchiller Dice
tagline = Bathe in sand, close your eyes at the right time, and trust nobody.
box-time = about 20 minutes
box-for = easy, ages 8 and up
rules = Everybody begins with { $sand } sand. Roll two dice, roll the sand again as often as you dare, then take it. x2 doubles the other die. Two chinchillers, or a chinchiller and x2, close one of your eyes. With both shut you roll once, and your neighbour tells you what it was and pays it. Believe it, or look: caught in a lie, they pay the real roll and close an eye; doubt a true word under 6, and you pay 6. Whatever somebody cannot pay comes out of the tub. When nobody can see any more, the most sand wins.{ $series ->
    [yes] {" "}This is a series of { $games } games, in which everybody starts { $starts ->
        [one] once
        [2] twice
       *[other] { $starts } times
    }; the sand of all of them counts.
   *[no] { "" }
}

face-chinchiller = chinchiller
die-chinchiller = chinchiller die

option-series = Series
option-series-help = Play until everybody has started equally often; the sand of all games counts.
option-sand = Sand to start with
option-sand-help = What everybody takes from the tub before the first turn.
option-supply = All the sand there is
option-supply-help = When it runs out, everybody gives the same amount back.
option-returns = When the sand runs out
option-returns-help = Everybody first gives the same amount back, so that the tub can pay.
option-returns-needed = everybody gives back just what is missing
option-returns-pile = everybody gives back as much as the smallest pile holds
option-late = Dice told late
option-late-help = Real dice: what a blind player rolled is told only when somebody looks, and else never.

error-chinchiller-supply = { $players } players take { $sand } sand each, but there is only { $supply } in all.

event-game = == Game { $number } of { $games } ==
event-turn = { $blind ->
    [yes] -- { $seat }, eyes shut --
   *[no] -- { $seat } --
}
event-rolled = { $mine ->
    [seat] You roll
   *[none] { $seat } rolls
} { $faces }.
event-rolled-hidden = { $mine ->
    [seat] Your dice
   *[none] The dice of { $seat }
} rattle, out of sight.
event-took = { $mine ->
    [seat] You take
   *[none] { $seat } takes
} { $amount } sand from the tub.
event-returned = The tub runs dry. Everybody gives { $amount } sand back.
event-eye = { $closed ->
    [one] { $mine ->
        [seat] You close
       *[none] { $seat } closes
    } one eye.
   *[other] { $mine ->
        [seat] You close
       *[none] { $seat } closes
    } the other eye, too. Good night!
}
event-claimed = { $mine ->
    [announcer] You tell { $seat }: “You rolled { $amount }.”
    [seat] { $announcer } tells you: “You rolled { $amount }.”
   *[none] { $announcer } tells { $seat }: “You rolled { $amount }.”
}
event-accepted = { $mine ->
    [seat] You say
   *[none] { $seat } says
}: “I believe you.”
event-challenged = { $mine ->
    [seat] You say
   *[none] { $seat } says
}: “Let me see!” { $faces }: that is { $amount }. { $truthful ->
    [yes] It was the truth.
   *[no] It was a lie!
}
event-challenged-hidden = { $mine ->
    [seat] You say
   *[none] { $seat } says
}: “Let me see!” It was { $amount }. { $truthful ->
    [yes] The truth.
   *[no] A lie!
}
event-paid = { $mine ->
    [payer] You give { $amount } sand to { $receiver }
    [receiver] { $payer } gives you { $amount } sand
   *[none] { $payer } gives { $amount } sand to { $receiver }
}{ $supplied ->
    [0] .
   *[other] , { $supplied } of it out of the tub.
}
event-paid-hidden = { $mine ->
    [payer] You give { $amount } sand to { $receiver }.
    [receiver] { $payer } gives you { $amount } sand.
   *[none] { $payer } gives { $amount } sand to { $receiver }.
}
event-ended = Nobody can see any more. { $mine ->
    [winner] You have
   *[none] { $winner } has
} the most sand.
event-series = The series is over. Sand in all: { $totals }.

choice-take = Take { $sand } sand
choice-reroll = Re-roll { $dice ->
    [one] the sand
   *[other] both dice
}
choice-claim = Say “{ $amount }”{ $true ->
    [1] {" "}(the truth)
   *[0] { "" }
}
choice-accept = Believe it and get { $sand } sand
choice-challenge = { $risk ->
    [0] Look (no sand if it is the truth)
   *[other] Look (costs { $risk } sand if it is the truth)
}

## Choices as a hint names them

deed-take = Take the sand
deed-reroll = Roll again
deed-claim = Say “{ $amount }”
deed-accept = Trust
deed-challenge = Look

## Why

why-take = { $sand } sand is safe now; rolling again brings more { $chanceMore } of the time and closes an eye { $chanceEye } of the time.
why-take-most = { $sand } sand is the most these dice can bring; rolling again closes an eye { $chanceEye } of the time.
why-reroll = Rolling again brings more than { $sand } sand { $chanceMore } of the time, and closes an eye { $chanceEye } of the time.
why-reroll-most = Rolling again cannot bring more than { $sand } sand, but it closes an eye { $chanceEye } of the time.
why-end-wins = Everybody else is blind: closing the eye would end the game, and win it.
why-end-loses = Everybody else is blind: closing the eye would end the game, { $behind } sand behind { $mine ->
    [seat] you
   *[none] { $seat }
}.
why-second-eye = It would be the second eye, and from then on somebody else says what was rolled.
why-behind = { $mine ->
    [seat] You are
   *[none] { $seat } is
} { $behind } sand ahead: a handful does not change that.
why-claim-true = “{ $amount }” is the truth: if { $mine ->
    [seat] you look
   *[none] { $seat } looks
}, nothing is paid at all.
why-claim-true-low = “{ $amount }” is the truth, and whoever looks at so little pays { $fine } sand.
why-claim-low = “{ $amount }” saves { $saved } of { $sand } sand, and a good player believes it { $chance } of the time.
why-claim-high = “{ $amount }” is more than the dice show ({ $sand }), but a good player believes it { $chance } of the time.
why-claim-caught = “{ $amount }” is looked at { $chance } of the time, and a lie then costs { $sand } sand and an eye.
why-claim-dear = “{ $amount }” costs { $more } sand more when it is believed.
why-lie-eye = A lie that is looked at costs what was rolled, and an eye.
why-lie-blind = A lie that is looked at costs what was rolled, and the second eye.
why-claim-odds = From a good player, “{ $amount }” is true { $chance } of the time.
why-claim-odd = A good player never says “{ $amount }” here.
why-look = Looking at the truth { $fine ->
    [0] brings nothing
   *[other] costs { $fine } sand
}; looking at a lie brings what was rolled, { $mean } sand on average, and { $mine ->
    [seat] you close
   *[none] { $seat } closes
} an eye.
why-look-odd = Looking at the truth { $fine ->
    [0] brings nothing
   *[other] costs { $fine } sand
}; if it is a lie, { $mine ->
    [seat] you close
   *[none] { $seat } closes
} an eye.
why-trust-odd = Trusting it brings { $sand } sand for certain.
why-look-blinds = Looking at the truth { $fine ->
    [0] brings nothing
   *[other] costs { $fine } sand
}; looking at a lie brings what was rolled, { $mean } sand on average, and { $mine ->
    [seat] you go
   *[none] { $seat } goes
} blind.
why-landed-eye = With these dice, an eye closes { $chance } of the time.
why-landed-blind = It is the second eye: from now on somebody else says what was rolled.
why-landed-much = These dice show { $sand } sand or more { $chance } of the time, and { $mean } on average.
why-landed-little = These dice show { $sand ->
    [0] no sand
   *[other] { $sand } sand or less
} { $chance } of the time, and { $mean } on average.
why-landed-owed = { $mine ->
    [seat] You pay
   *[none] { $seat } pays
} { $sand ->
    [0] nothing
   *[other] { $sand } sand
} for the truth, if it is believed.
why-decided-later = The piles are equal, and { $mine ->
    [seat] you
   *[none] { $seat }
} closed the second eye later.
why-decided-ahead = { $mine ->
    [seat] You have
   *[none] { $seat } has
} { $ahead } sand more than anybody else.
why-decided-eyes = Eyes still open: { $mine ->
    [seat] you
   *[none] { $seat }
} { $open }, everybody else { $openOther }.

## The table at the terminal

sketch-game = Game { $game } of { $games }
sketch-supply = Tub: { $supply }
sketch-dice = Dice: { $faces } = { $sand } sand
sketch-dice-blind = { $name }, eyes shut, has this: { $faces } = { $sand } sand
sketch-dark = Your eyes are shut: you see no dice and no sand.
sketch-watching = Somebody’s eyes are shut: dice and sand are not shown.
sketch-claim = { $announcer } says: { $claim }
sketch-sand = { $sand } sand
sketch-total = { $total } in finished games

bot-novice = Fluff
bot-novice-about = Rolls once too often, lies without much of a plan, and cannot resist a peek.
bot-regular = Dusty
bot-regular-about = Takes a fair handful, talks high rolls down, and does not trust small numbers.
bot-expert = Winks
bot-expert-about = Thinks every turn through, keeps track of the sand with both eyes shut, and bluffs in measure.
bot-master = The Sandman
bot-master-about = Has seen more sand than anybody, lies about as often as it pays, and never gives away which time it is.
bot-perfect = The Sandman
bot-perfect-about = Knows the odds of every pile, lies exactly as often as it pays, and never gives away which time it is.
bot-others = Pumice, Drowsy, Dune, Pebble, Snooze

## The scene in the browser

scene-eyes-open = both eyes open
scene-eye-shut = one eye shut
scene-eyes-shut = both eyes shut
scene-ask-roll = Take it, or roll the sand again?
scene-ask-claim = { $name } cannot see this. What do you say?
scene-ask-trust = { $name } says { $amount }. Trust, or look?
scene-says = “{ $amount }”
scene-true = the truth
scene-lower = talk it down
scene-higher = talk it up
scene-trust = Trust
scene-trust-gain = { $sand } sand for you
scene-look = Look
scene-look-risk = { $risk ->
    [0] nothing if it is true
   *[other] costs { $risk } if it is true
}
scene-truth = It was { $amount }. True!
scene-lie = It was { $amount }. A lie!
scene-voice = Read aloud
scene-left-neighbour = to your left
scene-right-neighbour = to your right
scene-only-neighbour = to your left and right

## The rules, page by page

guide-goal = Heap up sand, and keep an eye open while it pays. When nobody at the table can see any more, the biggest pile wins.
guide-turn-title = Your turn
guide-turn = Roll both dice. Then roll the sand again as often as you dare: always every die that shows a number. An x2 or a chinchiller stays where it is. When you stop, you take as much sand as the dice show from the tub. x2 doubles the other die.
guide-nothing = nothing, and your turn is over
guide-eye-title = Eyes shut
guide-eye = No sand, your turn is over, and one of your eyes closes for the rest of the game.
guide-one-eye = With one eye you play on as before.
guide-blind = With both eyes shut you see neither dice nor sand, not even your own. You still hear who takes or pays how much, and whose eyes close.
guide-told-title = Trust or look
guide-told = { $late ->
    [yes] A blind player rolls once. The nearest player to the left who still sees tells them the sum. Or some other number. No sand counts as 0. With real dice nobody tells the house; only if you look are the dice tapped in.
   *[no] A blind player rolls once. The nearest player to the left who still sees tells them the sum. Or some other number. No sand counts as 0.
}
guide-trust = You get what you were told, out of the teller’s own pile. What they lack comes from the tub.
guide-look-lie = A lie, too low or too high: they pay you what you really rolled, and close an eye. Again the tub helps out.
guide-look-low = True, and under 6: you get nothing and pay them 6. What you lack comes from the tub.
guide-look-high = True, 6 or more: you get nothing.
guide-end-title = The end
guide-end = The last eye closes: all look, and the sand is counted. If two have the same, whoever saw longer wins.
guide-supply = Everybody begins with { $sand } sand; there is { $supply } in all. Should the tub run dry, everybody gives the same amount back: { $returns ->
    [pile] as much as the smallest pile holds.
   *[needed] just what is missing.
}
guide-series = { $series ->
    [yes] You are playing a series: { $games } games, and everybody starts { $starts ->
        [one] one
       *[other] { $starts }
    } of them. The sand of all games counts.
   *[no] You are playing a single game. As a series it would be { $games } games with { $players } players, so that everybody starts equally often, and the sand of all games would count.
}

## On paper

paper-series-how = Everybody starts equally often; a dot marks who starts. Write down the sand of every game. The most sand over all games wins.
paper-series-players = { $players } at the table: { $games } games
paper-sand = Sand to cut out
paper-sand-how = All the sand of the box, { $supply } in all. Glue the page on cardboard before you cut.
paper-sand-line = { $count } × { $sand }
paper-eyes = Standing eyes
paper-eyes-how = One for each of you. Cut out the strip, fold it back along the dashed lines and glue the tab: it stands. Turn the side to the front that tells how much you still see.
paper-odds = When to take
paper-odds-goal = Two of you, and best play: take the sand as soon as the dice show this much; with less, roll again. Every figure comes from the solved game.
paper-both-sand = Both dice show sand
paper-beside = Sand beside { $face }
paper-take = { $what } (the next throw closes an eye: { $chance })
paper-eyes-corner = Eyes: you–other
paper-eyes-of = { $mine }–{ $theirs }
paper-ahead = { $sand } ahead
paper-behind = { $sand } behind
paper-even = as much sand
paper-never = roll
paper-odds-note = On top the eyes that are still open, yours first. The other one has { $pile } sand. “roll” means: whatever it shows.

## The story of a game

measure = Sand
feat-sand = Sand at the end
story-take = { $mine ->
    [seat] You dug the biggest shovelful: { $amount } sand at once.
   *[none] The biggest shovelful: { $amount } sand at once, by { $seat }.
}
story-lie = { $mine ->
    [announcer] Your boldest lie that passed: { $claim } you told { $seat }, and it was { $actual }.
    [seat] { $announcer } told you { $claim }, and you believed it. It was { $actual }.
   *[none] The boldest lie that passed: { $claim }, said { $announcer } to { $seat }. It was { $actual }.
}
story-caught = { $mine ->
    [announcer] You said { $claim } when it was { $actual }, and { $seat } looked.
    [seat] { $announcer } said { $claim } when it was { $actual }, and you looked.
   *[none] { $announcer } said { $claim } when it was { $actual }, and { $seat } looked.
}
story-dry = { $times ->
    [one] Once the tub ran dry.
   *[other] The tub ran dry { $times } times.
}
story-firstblind = { $mine ->
    [seat] You were the first to shut both eyes.
   *[none] { $seat } was the first to shut both eyes.
}
story-lastseeing = { $mine ->
    [seat] You saw the longest; in the end it was dark for you too.
   *[none] { $seat } saw the longest.
}

## What positions are about

theme-truth = An honest answer
theme-lie = A lie that pays
theme-believe = Take their word
theme-look = Look and see
theme-last-eye = Sleepy already
theme-take = Take it and go
theme-risk = Worth the risk
theme-roll-on = Too little to stop

## A first game

lesson-reroll = Welcome to the sand bath! Your dice show 1 and 3. That would be 4 sand: a bit thin. Roll both again.
lesson-take = 18! You could go on rolling for as long as you dare. Take it instead: it goes onto your pile.
lesson-double = Two chinchillers just cost { $name2 }, to your right, an eye. You have x2: it stays, and it doubles the 6. Take the 12.
lesson-risk = A chinchiller stays too; only the 1 can be rolled again. A second chinchiller or x2 would close one of your eyes. Be bold.
lesson-half = There goes an eye, and half of your world with it. You have another one, so you play on as before. { $name1 }, to your left, is next.
lesson-claim = { $name2 } has both eyes shut and rolled 18. You sit to the left, so you tell them a number, and pay it if they trust you. Fib a little: say 4.
lesson-dark = Your second eye is shut: no more dice, no more sand. You hear what the others say. Just listen.
lesson-accept = You rolled, and { $name1 }, to your left, says it was 7. Trust that, and you get 7 out of their pile.
lesson-doubt = { $name2 } is told 1 and does not believe it. Doubting a true number under 6 costs 6 sand. Let’s hear.
lesson-challenge = And { $name1 } tells you 3. Something smells. Look: if it is a lie, they pay what you really rolled and close an eye.
lesson-end = It was 24! They pay all of it and close their last eye. Nobody can see any more, so all look and count: the most sand is yours.
