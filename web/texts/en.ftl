### The texts of the page in the browser, in English.

## Around the table

web-seat-free = free seat
web-seat-number = seat { $number }
web-away = away
web-played-by-bot = a bot plays
web-acting = may act now
web-time-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
web-your-turn = Your turn.
web-sent = Sent…
web-waiting-for = Waiting for { $name }.
web-waiting-for-many = Waiting for { $names }.
web-said = { $name } says: { $text }
web-announcements = What happens at the table
web-your-name = Your name
web-sit-down = Sit down
web-line-lost = The connection is lost. We keep trying; nothing you did is gone.
web-line-back = Connected again.
web-watching = watching
web-shelf = Shelf
web-tools = Within reach
web-hint = Hint
web-rules = Rules
web-talk = Talk
web-talk-new = Talk (something new)
web-menu = Menu
web-player = Player
web-score = Score
web-wins = Games won

## Real dice

web-real = Real dice
web-real-help = You throw on your own table and tap in what you see. Bots still let the house throw.
web-real-mine = My dice, for odds (only you see them)
web-real-mine-ask = How do your dice lie? Only you will see it.
web-real-mine-known = Your dice: { $dice }
web-real-odds = Odds
web-real-forget = Other dice
web-real-turn = Turn the screen around
web-real-speak = Speak what happens
web-real-voice = Say the dice
web-real-heard = Is that right?
web-real-send = That’s it
web-real-title = Your roll
web-real-ask =
    { $count ->
        [one] Throw your die. What does it show?
       *[other] Throw your { $count } dice. What do they show?
    }
web-real-correct-ask = What do the dice show really?
web-real-so-far = Told so far
web-real-back = One back
web-real-house = Let the house throw
web-real-others = Throw your dice. Whoever sees them taps them in.
web-real-for = Tap in the roll of { $name }
web-real-correct = Correct the roll
web-real-correct-of = Correct { $name }: { $dice }
web-real-keep = Leave it as it is
web-real-ends = This ends the game. Do the dice really lie like that?
web-real-ends-yes = Yes, that’s how they lie
web-real-ends-no = No, I’ll tap them in again
web-note-corrected = { $mine ->
    [yes] You correct the roll.
   *[no] { $name } corrects the roll.
}

## Throwing

web-die-in-the-air = in the air
web-throws = { $mine ->
    [yes] You throw…
   *[no] { $name } throws…
}
web-your-throw = Your dice: throw them!
web-about-to-throw = { $hands ->
    [one] { $names } is about to throw.
   *[other] { $names } are about to throw.
}
web-throw = Throw
web-throw-for-me = Throw for me
web-shake-to-throw = Shake the phone to throw
web-patience = Dice wait for their player
web-patience-none = not at all, the house throws
web-patience-help = Then the house throws them.

## Talk

web-history = What happened so far
web-history-empty = Nothing has happened yet. Say hello!
web-history-none = Nothing has happened yet.
web-history-earlier = Show what was before
web-say-something = Say something
web-send = Send
web-reactions = Quick reactions
web-reaction-laugh = Ha!
web-reaction-wow = Wow
web-reaction-ouch = Ouch
web-reaction-clap = Well done
web-reaction-think = Hmm
web-reaction-hurry = Come on
web-note-sat = { $mine ->
    [yes] You sat down.
   *[no] { $name } sat down.
}
web-note-began = Everybody is here. Off we go!
web-note-moved = This game was begun in another house. From here on it has the dice of this one.
web-note-absent = { $mine ->
    [yes] You are away. A bot plays for you.
   *[no] { $name } is away. A bot plays on.
}
web-note-back = { $mine ->
    [yes] You are back.
   *[no] { $name } is back.
}
web-note-stand-in = { $mine ->
    [yes] Your time was up. A bot decided this once.
   *[no] { $name } ran out of time. A bot decided this once.
}
web-note-muted = { $mine ->
    [yes] The host has muted you.
   *[no] The host has muted { $name }.
}
web-note-heard = { $mine ->
    [yes] You can be heard again.
   *[no] { $name } can be heard again.
}

## Hints

web-hint-thinking = Thinking…
web-hint-more = All choices
web-hint-close = Close the hint
web-hint-play = Play this
web-coach-sure = { $action }: are you sure?
web-coach-anyway = Do it anyway
web-coach-again = Choose again
web-coach-silence = Do not ask me again
web-coach-setting = Against bots: ask me before a blunder
web-hint-values-win = How many games each choice wins, if you play on well.
web-hint-values-points = How many points each choice brings in the end, on average.
web-hint-value-win = wins { $value }
web-hint-value-points = { $value } points
web-hint-like = { $count ->
    [one] One more that is just as good
   *[other] { $count } more that are just as good
}
web-situation = How things stand
web-note-hinted = { $mine ->
    [yes] You took a hint.
   *[no] { $name } took a hint.
}
web-hints-used = { $count ->
    [one] One hint
   *[other] { $count } hints
}

## Keys

web-keys = Keys
web-keys-single = Single keys play: letters, digits, + and −
web-key-tab = on to the next thing, with Shift back again
web-key-enter = take it, roll it, press it; the space bar does as well
web-key-primary = the big button: roll, take, bet, write
web-key-second = the other button: bank, look, Bluff!
web-key-third = the third one: DiXe!
web-key-digits = dice, symbols and numbers, counted from the left
web-key-write = another open space to write into
web-key-signs = one more, one fewer
web-key-hint = a hint
web-key-situation = how things stand, once more
web-key-help = these keys
web-key-escape = put away what lies on top: rules, talk, menu, a hint

## The end

web-again = Play again
web-next-watch = Watch the next game
web-look-table = Look at the table
web-series-wins = { $wins ->
    [one] 1 game won
   *[other] { $wins } games won
}
web-proof-question = Were the dice fair?
web-proof-about = Before the first roll the house locked its seed away and showed its fingerprint, and the players sealed a pinch of chance of their own. Now all of it is open: your browser throws every roll again and compares it with what you saw.
web-proof-check = Check every roll here
web-proof-good = { $rolls ->
    [one] The one roll is genuine.
   *[other] All { $rolls } rolls are genuine.
}
web-proof-commitment-bad = The seed does not fit the fingerprint you were shown. Somebody changed it.
web-proof-forged = Roll { $roll } is forged: told was { $told }, the dice fell { $right }.
web-proof-verdict-good = Nothing wrong with these dice, as far as your browser can tell.
web-proof-verdict-bad = These dice were not honest.
web-proof-commitment-good = The seed fits the fingerprint you were shown before the first roll.
web-proof-commitment-late = The seed fits the fingerprint, but this browser saw it only after the game had begun.
web-proof-broken = This proof makes no sense.
web-proof-pledge-bad = { $names }: this is not the pinch of chance that was sealed. Somebody made it up afterwards.
web-proof-pledges-changed = The seals are not those you were shown before yours was opened.
web-proof-own-good = Your own pinch of chance is in: without knowing it, nobody could choose the rolls.
web-proof-own-dropped = Your own pinch of chance was left out.
web-proof-own-none = You added no chance of your own. That nobody chose the rolls, you take on trust from the others and the house.
web-proof-own-late = Your pinch of chance did not arrive in time: it is not in the dice.
web-proof-own-elsewhere = Another device of yours added your pinch of chance; only that one can check it.
web-proof-watched = You watched: whether their own chance is in, only the players can check.
web-proof-pledged = { $names }: added chance, sealed before anything was opened.
web-proof-pledged-told = { $names }: added chance, but this browser was not here when it was sealed.
web-proof-withheld = { $names }: sealed something and then kept it back. Together with the house, that is a choice between two courses of the whole game.
web-proof-none = { $names }: added nothing.
web-proof-daily = These were the dice of { $day }, the same for everybody. The house alone made them, and nobody added chance of their own.
web-proof-elsewhere = Rolls before that: { $rolls }. They were thrown in another house, from which the game was brought. Nobody can check those, and whoever brought it may know what lay hidden in them.
web-proof-daily-bad = These are not the dice of the day you were told.
web-proof-dice-good = The dice are those of the rules.
web-proof-dice-bad = Roll { $roll } was made with dice that the rules do not know: { $faces }.
web-proof-dice-unknown = This browser does not know the dice of this game.
web-proof-shown-good = { $rolls ->
    [one] One roll is just as you saw it.
   *[other] { $rolls } rolls are just as you saw them.
}
web-proof-shown-bad = Roll { $roll }: you were shown { $shown }, the proof says { $told }.
web-proof-shown-count = Rolls you were shown: { $shown }. Rolls in the proof: { $rolls }.
web-proof-altered = The house told you about a roll twice, and not the same both times.
web-proof-shown-hidden = { $rolls ->
    [one] One roll you never saw: it could not be compared.
   *[other] { $rolls } rolls you never saw: they could not be compared.
}
web-proof-notes = Keep what this browser saw
web-record = Keep the record of this game

## The result

web-place = Place
web-round = Round
web-round-out = out in round { $round }
web-round-last = in to the end
web-loss = Well played. The dice owe you one.
web-story = How it went
web-story-away = The house cannot tell how it went at the moment.
web-curve-about = { $measure } of everybody, from the first roll to the last
web-curve-table = The curve in numbers
web-step = Step
web-result = Result
web-share-picture = Share as a picture
web-share-text = Copy as text
web-best = { $feat }: { $value }. Your best: { $best }.
web-best-new = { $feat }: { $value }. Your best so far!
web-rival = { $me } { $won } : { $lost } { $name }
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-start = The start
web-replay-slider = Step of the game
web-replay-at = Step { $step } of { $steps }
web-replay-back = One step back
web-replay-ahead = One step on
web-replay-moment = Link to this moment

## The review

web-coach = Coach
web-coach-review = Review
web-coach-title = review
web-coach-working = The coach is going through the game: { $percent }
web-coach-stop = Stop
web-coach-stopped = The coach stopped at { $percent }.
web-coach-without = You can still watch the game step by step.
web-coach-idle = Lucky or well played? The coach can tell.
web-coach-begin = Ask the coach
web-coach-retry = Ask again
web-coach-chances = Chance to win
web-coach-points = Points expected at the end
web-coach-step = This step
web-coach-size = { $size } ({ $change })
web-coach-best = the best choice
web-coach-good = a good choice ({ $change })
web-coach-roll = { $name }: { $luck } ({ $change })
web-coach-better = Better: { $best }
web-coach-board = On the table
web-coach-board-better = The better choice
web-coach-board-played = What was played
web-coach-chooses = { $name } has the choice
web-coach-more = All choices in numbers
web-coach-played = (played)
web-coach-worse = { $count ->
    [one] One more is worse.
   *[other] { $count } more are worse.
}
web-coach-moments = Moments
web-coach-filter = Show
web-coach-filter-all = turns and key moments
web-coach-filter-mistakes = everybody’s mistakes
web-coach-filter-mine = my mistakes
web-coach-filter-of = mistakes of { $name }
web-coach-moment = { $name }: { $what } ({ $change })
web-coach-moment-decided = { $name } has as good as won
web-coach-moment-won = { $name } has won
web-coach-faultless = no mistakes
web-coach-none-yet = Nothing yet.
web-coach-players = How everybody played
web-coach-accuracy = Accuracy
web-coach-accurate = { $accuracy } accuracy
web-coach-luck = Luck
web-coach-adjusted = Without luck
web-coach-level = Level
web-coach-level-between = { $level } ({ $low } to { $high })
web-coach-level-unknown = too few decisions to say
web-coach-about = Everybody is judged by what they could see at the time. Without luck: what would have come of it with average dice.
web-coach-previous = Previous mistake
web-coach-next = Next mistake
web-coach-practise = Practise my mistakes
web-coach-practised = { $count ->
    [one] One position waits for you in Practice.
   *[other] { $count } positions wait for you in Practice.
}
web-coach-practised-before = They are in your practice already.
web-keys-review = In a review
web-key-step = one step back, one step on
web-key-mistake = the next mistake, the previous one
web-key-better = what was played, or what would have been better
web-key-play = let it play, and hold it

## The menu

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = as my device
web-theme-light = light (lamp up)
web-theme-dark = dark (lamp low)
web-tempo = Tempo
web-tempo-calm = calm, to be enjoyed
web-tempo-quick = quick
web-tempo-instant = at once
web-sound = Sound
web-invite-watch = Let others watch
web-host = You are the host
web-mute = Mute
web-unmute = Let speak
web-remove = Send away
web-leave = Leave the table
web-leave-sure = Leave for good? A bot will play on for you.
web-leave-open = Give your seat back?
web-leave-yes = Leave
web-leave-no = Stay
web-delete = Delete this table
web-delete-sure = Delete it for everybody? Moves, names and words are gone for good, a running game too.
web-delete-yes = Delete
web-delete-no = Keep it

## Invitations

web-link = Link to this table
web-copy = Copy link
web-copied = Copied
web-command-copy = Copy command
web-fingerprint = Fingerprint of the dice
web-fingerprint-about = This is the fingerprint of the seed behind every roll: the house can no longer change it. Your browser has noted it and will compare after the game.
web-fingerprint-copy = Copy
web-mixing = Mixing the dice…
web-mixing-about = Everybody adds a pinch of chance: sealed first, then opened all together.
web-mixing-wait = Waiting for { $names }.
web-code = Code to type on the home page:
web-share = Share
web-link-local = This link works on this computer only. So that others can join, connect it to your Wi-Fi and open the house with “make play” (or dicehouse serve --near).
web-link-near = For everybody in the same network: the same Wi-Fi is enough.
web-qr = The link as a picture, for a phone

## Several players at one device

web-here-all-of-us = One device
web-here-seat = somebody here
web-here-name = Name of player { $number }
web-here-players = Players at this device
web-here-all = Everybody may look.
web-here-together = Everybody plays at once.
web-here-alone = Only { $name } looks.
web-here-hide = Hide
web-here-plays = { $name } plays.
web-here-pass = Pass the device to { $name }. Nobody else looks!
web-here-take = I am { $name }
web-here-look = Take the device

## The big screen, and phones as hands

web-board = Big screen
web-board-about = A board for a TV or a projector. It shows no secrets; everybody plays from their phone.
web-board-open = Show on a big screen
web-board-full = Full screen
web-board-scan = Scan, and your phone is your hand
web-board-code = or type this code at { $address }
web-board-local = No phone can reach this house yet. Connect this computer to your Wi-Fi and open the house with “make play” (or dicehouse serve --near).
web-board-wait = { $free ->
    [one] One chair is free.
   *[other] { $free } chairs are free.
}
web-board-news = What happened last
web-hand-about = Only what you need, in large: the table is on the big screen.
web-hand-open = Use this device as my hand
web-hand-table = Whole table
web-hand-none = You have no chair at this table. Look at the big screen!
web-vibrate = Vibrate on my turn and my dice

## Lessons

web-lesson = Lesson
web-lesson-go = Go on
web-lesson-waits = The lesson goes on when you do.
web-lesson-leave = Leave the lesson
web-lesson-play = Play a real game

## Practice

web-drill = Practise
web-drill-rest = Practice
web-drill-about = Your mistakes, until you know better
web-drill-due = { $number ->
    [one] one position is due
   *[other] { $number } positions are due
}
web-drill-ask = Here you went wrong in a game of yours. What is better?
web-puzzle-ask = One thing is clearly better than the rest. Which?
web-drill-right = Right!
web-drill-wrong-win = Not the best: it takes { $cost } off your chance to win.
web-drill-wrong-points = Not the best: it costs { $cost } points on average.
web-drill-best = Best: { $deed }.
web-drill-retry = Try again
web-drill-show = Show me
web-drill-next = Next
web-drill-more = More to practise
web-drill-put-away = Put it away
web-drill-heard = What went before
web-drill-none = Nothing of yours is due. The next position comes back { $when }.
web-drill-empty = Look at the review of a game, and your mistakes come back here until you know better.
web-drill-exhausted = You have been through all puzzles of this game. Respect.
web-drill-take = Fancy a puzzle?
web-puzzle = Puzzle of the day
web-puzzle-about = One for everybody, a new one every day
web-puzzle-streak = { $days } days in a row
web-puzzle-next = The next one comes { $when }.
web-puzzle-shared = Dicehouse, puzzle of { $date }:

## The page

web-close = Close
web-loading = One moment…
web-lost-title = Nothing here
web-lost = No table stands at this address.
web-to-shelf = Back to the shelf

## Errors of the page itself

error-web-offline = The house does not answer. Is the network there?
error-web-lesson = All in good time: do what the lesson asks for first.
error-web-begun = The last chair is taken and the game is on. Enjoy the show; the shelf has more tables.
error-web-seat-gone = The host has freed your chair. Sit down again if there is room, or watch.
error-web-failed = Something went wrong on this page. Loading it again usually helps.

## The shelf

web-motto = Pick a box. The dice are warm.
web-games = The games on the shelf
web-for-players = { $low } to { $high } players
web-lamp = Lamp
web-lamp-lower = Turn the lamp down
web-lamp-brighter = Turn the lamp up
web-retry = Try again
web-no-box = There is no such box on this shelf.
web-join = Join a table
web-join-go = Join
web-code-ask = Code or link from a friend
web-code-empty = Type the six letters and digits your friend sees at the table.
web-code-letters = No code has an O or a zero in it. Look once more: a Q, perhaps, or a D?
web-code-unknown = No table has this code. Look at it once more, or ask for the link.
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting for players right now. Set a table and let it be found!
web-free-seats = { $free ->
    [one] one free chair
   *[other] { $free } free chairs
} of { $players }
web-recent = Your games
web-recent-won = won
web-recent-lost = lost
web-recent-over = over
web-recent-on = go on
web-recent-yours = your turn
web-recent-theirs = waiting for { $names }
web-recent-open = waiting for players
web-recent-with = with { $names }
web-recent-all = Show all { $number }
web-recent-fewer = Show fewer
web-forget = Forget
web-forget-game = Forget this game of { $title }
web-about = About this house

## A box off the shelf

web-company = With whom?
web-against-bots = Against bots
web-with-friends = With friends
web-play-now = Play now
web-invite = Set the table
web-learn = Learn it in five minutes
web-learnt = Learnt. Once more?
web-rules-of = Rules: { $title }
web-print = Print
web-print-table = Print for this table
web-print-of = Print: { $title }
web-print-size = Paper
web-print-large = Large print
web-print-hint = Each opens as a PDF, to print or to keep.
web-print-failed = The sheets cannot be listed right now. Try again.
web-players = At the table
web-players-number = { $number ->
    [one] alone
   *[other] { $number } players
}
web-fewer = One player fewer
web-more = One player more
web-friend = a friend
web-passersby = Night Owl, Early Bird, Lucky Sock, Warm Hands, Quiet Thunder, Last Biscuit
web-bot-stumped = The best bot has not learnt this table yet; the next best has sat down instead. Press once more to play.
web-more-choices = More choices
web-changed = not as usual
web-as-usual = All as usual again
web-first-draw = a die decides
web-switched-off = { $what }: no
web-number-range = A whole number from { $low } to { $high }, please.
web-list-range = { $low } to { $high } in all, please.
web-fewer-of = Fewer: { $what }
web-more-of = More: { $what }
web-clock = Time for a decision
web-clock-help = When it is up, a bot decides this once.
web-clock-off = as long as it takes
web-clock-day = a day
web-clock-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
web-clock-seconds = { $seconds } seconds
web-gone = When somebody is gone
web-gone-wait = we wait
web-gone-bot = a bot plays until they are back
web-gone-drop = a bot takes the seat for good
web-listed = Anybody may find this table on the shelf
web-hints-allowed = Hints allowed

## Names

web-name-missing = What shall we call you?
web-name-long = { $letters } letters? Up to { $high } fit on the card.

## The waiting room

web-wait-title = The table is set
web-wait-invited = You are invited
web-wait-company = { $number ->
    [0] Nobody is here yet. Be the first!
    [one] { $names } is waiting for you.
   *[other] { $names } are waiting for you.
}
web-wait-free = { $free ->
    [one] One chair is still free. The game begins when it is taken.
   *[other] { $free } chairs are still free. The game begins when all are taken.
}
web-wait-invite = Invite friends
web-wait-invite-more = Bring somebody along
web-seats = Chairs
web-terms = What is different here
web-no-hints = no hints
web-on-shelf = found by anybody on the shelf
web-chair-taken = Somebody sat down there just now. Take another chair.
web-remove-name = Send { $name } away

## Friends at a table

web-rematch-wants = { $name } wants a rematch.
web-rematch-join = Join
web-rematch-left = { $seconds } seconds left to answer.
web-rematch-no = Not now
web-rematch-waiting = Waiting for { $names }.
web-rematch-cancel = Never mind
web-rematch-lapsed = Nobody else came along. You can ask again.
web-rematch-missing = Whoever stays out:
web-rematch-missing-bot = a bot plays instead
web-rematch-missing-without = we play without
web-tally = Games won so far
web-note-proposed = { $mine ->
    [yes] You asked for a rematch.
   *[other] { $name } wants a rematch.
}
web-note-declined = { $mine ->
    [yes] You sit this one out.
   *[other] { $name } sits this one out.
}
web-note-lapsed = No rematch this time.
web-note-changed = The host changed the table: { $what }.
web-note-left = { $name } left. A bot plays on.
web-note-sent-away = { $name } was sent away. A bot plays on.
web-note-too-long = { $name } was gone for too long. A bot plays on.
web-note-freed = { $name } was sent away.
web-note-stood-name = { $name } left the table.
web-note-restored = { $name } may come back.
web-changed-seats = chairs
web-chair-bot = Bot for chair { $number }
web-chair-nobody = nobody yet
web-chair-remove = Take chair { $number } away
web-chair-add = One more chair
web-start-without = Start without them
web-start-few = This game needs at least { $low }: wait, or put a bot on a chair.
web-change-table = Change the game
web-change-save = Change it
web-change-cancel = Leave it as it is
web-remove-sure = Send { $name } away?
web-remove-bot = A bot takes the chair. You can take it back.
web-remove-yes = Send away
web-remove-no = Let them stay
web-sent-away = Sent away
web-let-back = Let { $name } back in
web-forget-sure = Forget a game that is still on?
web-forgotten = { $title } is forgotten.
web-undo = Undo
web-bot-since = a bot since { $time }
web-bot-soon = away, bot in { $seconds } s
web-portrait = Your face
web-portrait-fox = Fox
web-portrait-owl = Owl
web-portrait-cat = Cat
web-portrait-bear = Bear
web-portrait-frog = Frog
web-portrait-hare = Hare
web-portrait-hedgehog = Hedgehog
web-portrait-mouse = Mouse
web-portrait-badger = Badger
web-portrait-raven = Raven
web-portrait-pig = Pig
web-portrait-dragon = Dragon
web-words-before = From the game before
error-web-sent-away = The host has sent you away from this table. You can watch; if the host lets you back, your seat is yours again.

## The game of the day

web-daily = Chili of the day
web-daily-marker = of the day, { $date }
web-daily-note = The same dice for everybody today
web-daily-begun = You have begun it: go on
web-daily-today = You: { $score }, best play: { $best }
web-daily-about = Today everybody has the same dice, throw for throw, whichever you keep. { $rolls } rolls, no hints; afterwards you see what best play made of the very same dice, and where you parted.
web-daily-about-alone = Today everybody has the same dice, throw for throw, whichever you keep. { $rolls } rolls, no hints. This page keeps your score; what best play makes of the dice is shown by a house with a server.
web-daily-play = Throw today’s dice
web-daily-go-on = Go on
web-daily-again = Once more, for practice
web-daily-practice-about = This was practice: your first game of the day counts, for by now you know these dice.
web-daily-next = The next dice come { $when }, at { $time }.
web-daily-you = You
web-daily-best = Best play
web-daily-alone = What best play makes of these dice computes too much for this page: a house with a server shows it.
web-daily-behind = Best play made { $points ->
    [one] one point
   *[other] { $points } points
} more with the same dice.
web-daily-ahead = You beat best play by { $points ->
    [one] one point
   *[other] { $points } points
}: where you went your own way, the dice were kinder.
web-daily-level = As many as best play made with the same dice.
web-daily-cost-all = { $points ->
    [0] Your choices cost you next to nothing; the rest is luck.
    [one] Your choices cost you about one point; the rest is luck.
   *[other] Your choices cost you about { $points } points; the rest is luck.
}
web-daily-cost-lucky = { $points ->
    [one] Your choices cost you about one point, luck brought you { $back }.
   *[other] Your choices cost you about { $points } points, luck brought you { $back }.
}
web-daily-working = Best play is throwing the same dice…
web-daily-parted = Where you parted
web-daily-never-parted = Nowhere: you played like best play from the first roll to the last.
web-daily-played = You: { $played }. Best play: { $best }.
web-daily-cost = { $cost } points
web-daily-cost-none = both equally good
web-daily-costliest = Your costliest choices
web-daily-pads = Both pads
web-daily-marks = How you used your rolls:
web-daily-mark-fine = well used
web-daily-mark-unused = unused
web-daily-share = Share, without spoilers
web-daily-shared = Chili of the day, { $date }: { $score }
web-daily-shared-best = Best play: { $best } ({ $difference })
web-daily-days = Your last days
web-daily-day = { $score }, best play { $best } ({ $difference })
web-daily-score = Score: { $score }
web-daily-unfinished = not finished
web-daily-streak = { $days ->
    [one] One day
   *[other] { $days } days
} in a row

## About

web-about-house = Dicehouse is a shelf with four dice games and a table under a warm lamp. Play with friends through a link, or against bots that range from hopeless to flawless. No account, no adverts, nothing to install.
web-about-dice-title = Fair dice
web-about-dice = Before the first roll the house locks a secret seed away and shows its fingerprint; every player adds a pinch of chance of their own. When the game is over the seed is opened, and your browser can throw every roll again and compare. And should somebody load these dice, your browser finds out.
web-about-ear-title = With your ears and a keyboard
web-about-ear = Everything on a table can be reached by keyboard alone, and everything that happens is said to screen readers. Whoever plays with closed eyes misses nothing, least of all in Chinchiller Dice.
web-about-yours-title = What stays with you
web-about-yours = Your settings and the keys of your seats are kept in this browser only. What the house itself keeps is no secret either.
web-about-fans-title = Whose games these are
web-about-fans = This is a fan’s project. The games belong to their authors and publishers; words and drawings here are our own. If you like a game, buy the box.
web-about-free = The program is free software under the MIT licence: read it, change it, run a house of your own.
web-about-licences = Licences of the parts we use

## Privacy

web-privacy = Privacy
web-privacy-short = No account, no cookies, no adverts, nobody counting visitors, and nothing on this page comes from anywhere else. What a game needs, the house keeps. Here is what that is, who sees it and how long it stays.
web-privacy-table-title = What a table keeps
web-privacy-table = The names you type, who sat where, every roll and every move, what is said, and when. The key of your seat is kept as a fingerprint only.
web-privacy-seen = Whoever has the link or the code of a table can watch it and read its names and what was said, after the game as well. So take a name you like to be seen with; it need not be your own.
web-privacy-time-title = How long it stays
web-privacy-unstarted = a table at which no game began
web-privacy-running = a game nobody goes on with
web-privacy-finished = a finished game
web-privacy-chat = what was said at the table
web-privacy-days = { $days ->
    [one] one day
   *[other] { $days } days
}
web-privacy-for-ever = until somebody deletes it
web-privacy-ask-later = The house does not say at the moment. Try again later.
web-privacy-backup = Whoever runs this house may have copies for emergencies that last a little longer.
web-privacy-address-title = Your address on the net
web-privacy-address = The house sees which address you come from, as every server does, and counts requests by it so that nobody drowns out the rest. That count is kept in memory, never beside a game, and is gone when the house restarts. An address that was shut out is noted until it is let in again, and whatever stands in front of the house may keep a log of its own.
web-privacy-browser-title = What stays in this browser
web-privacy-browser = Your name, your language and settings, the keys of your seats, your latest games, the rolls you saw in them and the chance you added, your bests and how often you won against whom, the positions you practise, and the files of this page, so that it opens without a network. It is all in this browser’s own storage, and the house never gets to see the list.
web-privacy-forget = Forget everything on this device
web-privacy-forget-sure = Everything? Seats in running games go with it, and nobody can give them back to you.
web-privacy-forget-yes = Forget everything
web-privacy-forget-no = Keep it
web-privacy-forgotten = Forgotten. This browser has never heard of you.
web-privacy-delete-title = Have something deleted
web-privacy-delete = Whoever opened a table can delete it, with all its names and words. For anything else, ask whoever runs this house.
web-privacy-contact = Write to: { $contact }
web-privacy-no-contact = This house does not say who runs it. Ask whoever gave you its address.

## The house in the page

web-page-elsewhere = The house is open in another tab
web-page-elsewhere-at = It is open in “{ $title }”. One tab has the dice; play there, or bring everything here. Nothing is lost.
web-page-elsewhere-about = One tab has the dice; play there, or bring everything here. Nothing is lost.
web-page-take = Go on here
web-page-loading = The house is being fetched, once: { $done } of { $all } MB
web-page-starting = The house opens its doors …
web-page-without = Rules, lessons and puzzles can be read and played all the same.
web-page-full = There is no room left in this browser: the last moves are not kept. Export your games under “Privacy”, or forget old ones.
web-page-refused = This browser keeps nothing, as in a private window: when the page closes, the games are gone.
web-page-read = I see
web-page-damaged = { $number ->
    [one] One kept game is
   *[other] { $number } kept games are
} damaged and left as it is. The others are here.
web-page-new = There is a newer house. Your games come along.
web-page-renew = Move in
web-page-here = No server here
web-page-here-about = The whole house is in this page: rules, bots and dice. It works without a network, and your games stay in this browser. To play with friends far away, somebody opens a house with a server.
web-page-friends = Friends far away need a house with a server: this page plays on one device. Sit down together under “One device”.
web-page-level = { $bot }: needs a house with a server
web-come = Bring in a game
web-come-about = A game that was begun elsewhere goes on here, and one that is over can be looked at: choose its record, the file you saved.
web-come-file = Choose a record
web-come-large = This file is too large: the record of a game has at most { $most } kB.
web-come-foreign = This is not the record of a game from Dicehouse. Nothing was changed.
web-come-broken = The game did not arrive whole. Fetch it once more from where it was, or choose its file.
web-come-running = still on. Moves and rolls so far: { $moves }
web-come-over = over. Moves and rolls: { $moves }
web-come-over-server = A game that is over can be looked at in a page without a server, or in a terminal: dicehouse review.
web-come-here = sits at this device
web-come-friend = a friend, who gets a link
web-come-name = Called
web-come-dice = The dice are this house’s from here on. What was thrown before stands, and everybody can see that it was thrown elsewhere.
web-come-begin = Play on here
web-come-look = Look at it
web-come-links = The game is here. Send each friend their own link: it leads to their seat.
web-come-links-secret = Whoever has a link has the seat. While a friend is not here, you find the link in the menu of the table.
web-come-links-again = Links for those who are not here yet
web-come-go = To the table
web-come-further = To another house, or into a file
web-come-further-about = The game travels in the address, with everything that is hidden in it. At the other house you say who plays on.
web-come-address = Address of the house
web-come-address-wrong = This is not an address. One looks like this (https://dice.example.org)
web-come-take = Take it there
web-come-save = Save it as a file
web-come-other = Another game
web-move-friends = Play on with friends
web-move-friends-about = Take this game to a house with a server: there friends take seats with their own devices.
web-move-page = Play on without a server
web-move-page-about = You alone play here with bots: take the game into a page that needs no network.
web-move-go = Take the game along
web-move-sure = This table is closed, and you hold the game in your hands until you put it down in a house, here again too.
web-move-yes = Take it along
web-move-no = Stay here
web-move-again = Fetch it once more
web-page-storage = What is kept here
web-page-storage-about = All games of this page are in this browser, and nowhere else.
web-page-stored = { $size } MB are used: the house itself, and { $games ->
    [one] one game
   *[other] { $games } games
}.
web-page-asked-to-stay = The browser keeps it until you forget it.
web-page-stay = Ask the browser to keep it for good
web-page-export = Export everything
web-page-export-about = A file with all games and settings. It holds the secrets of running games.
web-page-import = Bring in an export
web-page-imported = Brought in. { $games ->
    [one] One game is
   *[other] { $games } games are
} here.
web-page-import-bad = This is not an export of a Dicehouse page, or it is damaged. Nothing was changed.
web-page-import-full = There is no room for it in this browser. Nothing was brought in, and your games here are as they were. Forget old ones, and try again.
web-page-import-refused = This browser keeps nothing, as in a private window: nothing was brought in.
web-page-forgets = Forgetting takes all games along.
web-page-docs = To read: rules, strategy and everything behind it
web-page-print = Sheets are printed by a house with a server, or in a terminal: dicehouse paper.
error-web-page-browser = This browser cannot run the house: it has no WebAssembly. A newer one can; in a terminal, dicehouse play.
error-web-page-unfetched = The house could not be fetched. Is the network there? Once fetched, it needs none.
error-web-page-engine = The house does not start in this browser ({ $why }). Loading the page again may help.

## Many games together

web-luck = Luck and fair dice
web-luck-about = The games that are over and that this browser keeps, looked at together: who was lucky, what mistakes cost, and whether your real dice land as they should.
web-luck-which = Which games count
web-luck-year = This year
web-luck-all = All of them
web-luck-working = Reviewing the games: { $done } of { $all } so far.
web-luck-first = { $name } has had the best dice.
web-luck-even = Nobody has been lucky beyond the ordinary.
web-luck-deviations = For { $name } that is { $deviations } standard deviations: beyond 2 there is one person in twenty, above or below.
web-luck-left-out = { $number ->
    [one] One game is left out: it cannot be reviewed any more.
   *[other] { $number } games are left out: they cannot be reviewed any more.
}
web-fair = Are your dice fair?
web-fair-none = No real dice in these games. At a table with real dice you tap in how they landed; that is what is counted here.
web-fair-numbers = The numbers
web-fair-statistic = Chi-square test of these counts: p = { $p }. So often fair dice differ at least that much. A face that came half again as often as it should would be found after { $needed } throws, four times out of five.
