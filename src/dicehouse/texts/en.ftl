### The texts of the house, in English.
###
### One word for one thing, in every file of this language. Words marked "not" are refused by tests/test_wording.py.
###
### game (one match), move, roll (what dice do), throw (with dice in hand), hint (not: advice), seat (numbered), chair (in the waiting room), record, host
### Chinchiller Dice: sand, tub (not: supply), pile, to look, to trust, series
### Chili Dice: space, pad, red number, straight, X of a kind, Chili
### Go Nuts!: to bank (not: record), in hand, hollow, squirrel die, dog die
### DiXkiBluff: bet, to raise, Bluff!, DiXe!, figure, symbol, to lay dice
### Address: you; players of unknown gender are they. Quotes “ ”, apostrophe ’, ellipsis … without a space.

## Choosing and seating

ask-game = Which game?
which-game = Type a number from 1 to { $high }, or a name such as { $example }. q leaves.
game-line = { $number }  { $title } - { $tagline }
you = You
person-name = Player { $number }
bot-name = Bot { $number }
seated = At the table: { $names }.
rules-at-hand = ? shows the rules, ! gives a hint, q leaves. The game is kept as you play.
dice-fair = Fair dice. Commitment: { $commitment }
dice-hand = Real dice: type what they show; - takes the last roll back. The house rolls where nobody may look.
dice-seeded = Seeded dice, for practice.
resumed = Welcome back. { $moves ->
    [one] One step was played.
   *[other] { $moves } steps were played.
}
seed-lost = The secret seed of this game is lost: its dice can no longer be verified. The game goes on with a new one.

## What every game has

option-first = Who starts
option-first-help = draw lets a die decide; a number is a seat, counted from 0.
event-starts = { $mine ->
    [seat] You go first.
   *[none] { $seat } goes first.
}
labelled = { $name }: { $what }
die-starter = starting die

## Taking turns

turn-of = { $name }: what now?
may-wait = Enter: wait.
ask-number = Number or command
ask-go-on = Enter: { $name } goes on.  -: correct the roll
ask-ends = This ends the game. Enter: that is how they lie.  -: type them again
taken-back = The last roll is taken back. Say it again.
advice-untold = You know more than I do: nobody told me how your own dice lie.
not-understood = Type a number, or a command as it stands in [brackets]. ? shows the rules and the list, q leaves.
not-now = { $action } is not possible now. ? shows what is.
help-keys = Type a number, or a command as it stands in [brackets]; the beginning of each word is enough. ! gives a hint, q leaves.
ambiguous = That could mean several things: { $options }
hand-over = Hand over to { $name }. Whoever must not see, look away!
press-enter = Press Enter.
your-screen = { $name }, this is for your eyes only.
ask-roll = { $name }: roll { $dice }. What do they show? ({ $faces })
ask-roll-for = { $reader }, read the dice of { $name } ({ $dice }). What do they show? ({ $faces })
ask-starter = Draw who starts, and type the number. { $seats }
starter-seat = { $number } = { $name }

## The end

winner-one = { $names } wins!
winner-you = You win!
winner-many = Shared win: { $names }.
score-alone = { $score } points.
proof-shown = Were the dice fair? Check:
over-already = This game is over. Watch it:
left-game = See you. Go on with:

## The story of a game

story-lead = { $times ->
    [one] The lead changed hands once.
   *[other] The lead changed hands { $times } times.
}
story-ahead = { $mine ->
    [seat] You were never behind, not for a moment.
   *[none] { $seat } was never behind, not for a moment.
}
story-comeback = { $mine ->
    [seat] You were { $behind } behind, and still it was yours in the end.
   *[none] { $seat } was { $behind } behind and still won.
}
story-margin = { $mine ->
    [seat] In the end { $margin } lay between you and { $second }.
    [second] In the end { $margin } lay between { $seat } and you.
   *[none] In the end { $margin } lay between { $seat } and { $second }.
}
story-rolls = { $rolls ->
    [one] The dice fell just once.
   *[other] The dice fell { $rolls } times.
}
place-line = { $place }. { $name }: { $score }
place-rounds = { $place ->
    [1] 1. { $name }: the last one with dice, after round { $rounds }
   *[other] { $place }. { $name }: out in round { $rounds }
}

## Replay and proof

replay-title = { $title }, { $names }
replay-step = Step { $step } of { $steps }
replay-keys = Enter: next, b: back, a number: go there, q: leave
replay-start = The start
verified = All rolls are genuine. Checked: { $rolls }.
verified-ask = Did you see this commitment before the first roll? { $commitment }
verified-commitment = The commitment is the one you noted.
verified-string = Your string is in the dice, so nobody could choose the rolls without knowing it.
verified-pledges = All pledges are those you noted.
verified-shown = Every roll is the one you were shown.
verified-no-string = Whether your own string is in was not checked: give it with --string, or your notes with --notes.
verified-daily = These are the dice of { $day }, the same for everybody that day. The house alone made them, and nobody added a string.
verified-elsewhere = Rolls before that: { $rolls }. Another house threw them, and the game was brought from there: nobody can check those.
verified-part-pledged = Seat { $seat }, { $name }: added a string, pledged before any string was revealed.
verified-part-none = Seat { $seat }, { $name }: added nothing. Who adds nothing trusts the others, and the house.
verified-part-withheld = Seat { $seat }, { $name }: pledged and then did not reveal. Together with the house, that seat could choose between two courses of all rolls.
verified-part-unpledged = Seat { $seat }, { $name }: a string without a pledge. Whoever knew the seed may have chosen it.

## Luck over many games

luck-working = Reviewing the games
luck-none = There is no finished game of people to look at.
luck-left-out = { $path } was left out: { $why }
luck-of-win = Games that somebody wins
luck-of-points = Games for points
luck-name = who
luck-games = games
luck-result-win = won
luck-result-points = points
luck-luck = luck
luck-word = in words
luck-cost = lost by mistakes
luck-accuracy = accuracy
luck-explained-win = Luck and mistakes are counted in games won: +1.0 is one win that the dice gave.
luck-explained-points = All in points, on average for each game.

## Drills

drill-title = Practice: { $title }
drill-daily = The puzzle of the day: { $title }
drill-ask = What would you do?
drill-again = Another try, or Enter for the answer
drill-right = Right!
drill-wrong-win = Not the best: it takes { $cost } off your chance to win.
drill-wrong-points = Not the best: it costs { $cost } points on average.
drill-best = Best: { $deed }.
drill-reviewing = Looking for your mistakes
drill-added = { $number ->
    [0] No new mistakes in this game. Well done, or known already.
    [one] One mistake joins your drills.
   *[other] { $number } mistakes join your drills.
}
drill-bye = See you soon.
drill-next = The next position comes back on { $when }.

## Real dice

bias-none = No real dice in these games: nobody typed in how they landed. Play with --dice hand.
bias-left-out = { $path } cannot be read, and was left out.
bias-face = face
bias-count = came
bias-expected = expected
bias-fair = { $throws } throws: these dice land as fair ones do.
bias-too-few = { $throws } throws: nothing odd so far. After some { $missing } more it would show if a face came half again as often as it should.
bias-odd = { $throws } throws: { $face } came { $count } times, and { $expected } were to be expected. Fair dice stray that far about once in { $often } tries. Keep an eye on them.
bias-loaded = { $throws } throws: { $face } came { $count } times, and { $expected } were to be expected. Fair dice stray that far less than once in a thousand tries. Something is off, with the dice or with what was typed in.

## Bots

level-novice = beginner
level-regular = regular
level-expert = expert
level-master = master
level-perfect = perfect play
level-random = any legal move
advice-exact = The best play, computed exactly:
advice-estimate = The best play the house knows:
advice-win = Values are chances to win; * marks what the best bot plays.
advice-points = Values are points expected at the end; * marks what the best bot plays.

## Coach

coach-inaccuracy = inaccuracy
coach-mistake = mistake
coach-blunder = blunder
coach-inaccuracies =
    { $count ->
        [one] 1 inaccuracy
       *[other] { $count } inaccuracies
    }
coach-mistakes =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
coach-blunders =
    { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
coach-very-unlucky = very bad luck
coach-unlucky = bad luck
coach-even = neither good nor bad luck
coach-lucky = good luck
coach-very-lucky = very good luck
coach-decided = the game is decided

## Why

why-win = { $best }: wins { $chance } of games. { $other }: { $chanceOther }.
why-win-equal = { $best }, or { $other }: both win { $chance } of games.
why-win-sure = { $best }: that wins the game.
why-points = { $best }: { $mean } points in the end, on average. { $other }: { $meanOther }.
why-points-equal = { $best }, or { $other }: both bring { $mean } points in the end, on average.
why-only = { $best }: there is nothing else to do.
why-luck-good = A roll at least this good for { $mine ->
    [seat] you
   *[none] { $seat }
} comes { $chance } of the time.
why-luck-bad = A roll at least this bad for { $mine ->
    [seat] you
   *[none] { $seat }
} comes { $chance } of the time.
why-decided = From here on, { $mine ->
    [seat] you win
   *[none] { $seat } wins
} { $chance } of the time.
why-decided-over = That ends the game, and { $mine ->
    [seat] you win
   *[none] { $seat } wins
}.

## Review of a game

review-title = Review of { $title }: { $names }
review-working = The coach reviews { $title }
review-stopped = Stopped. Nothing was written.
review-exact = Computed exactly: nobody plays better than the coach here.
review-estimate = The coach judges by the best play the house knows.
review-unsolved = Nobody has solved the game with these options yet, so the coach judges roughly. This helps: { $command }
review-measure-win = Chance to win
review-measure-points = Points expected at the end
review-seat = { $name }: { $result }
review-won = won
review-lost = lost
review-shared = shared the win
review-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
review-accuracy = Accuracy
review-mistakes = Mistakes
review-no-mistakes = none
review-luck = Luck
review-cost = Given away
review-adjusted = With even luck
review-level = Level of play
review-level-between = { $level } (between { $low } and { $high })
review-level-unknown = too few decisions to say
review-moments = Key moments
review-no-moments = No single step decided this game.
review-moment = { $name }: { $kind } ({ $change })
review-lucky = lucky roll
review-unlucky = unlucky roll
review-choice = Played: { $played }. Best: { $best }.
review-step = Step { $step }
review-start = Before the first step
review-table = All steps in numbers
review-column-step = Step
review-column-event = What happened
review-about = { $measure } of every player, step by step. The table below has the numbers.
review-made = Made by Dicehouse { $version } from the record alone.
review-written = Written to { $path }
review-offer = What was luck, what was skill? The coach knows:

## Solving and duels

solving = Solving { $title }
solved-value = Value at the start
solved-gap = Gap
solved-states = States
solved-seconds = Seconds
solved-before = Solved before; --fresh solves it again.
dueling = { $bots }
duel-title = { $title }: { $games } games, common dice, everybody in every seat
duel-bot = bot
duel-wins = wins
duel-sure = 95% interval
duel-score = score
duel-rating = rating
duel-interrupted = Interrupted: these are the games played so far.
lab-playing = Playing
lab-title = { $title }: { $games } games
lab-stopped = Stopped. What was finished is kept: run the same command again to go on.
lab-report = The report: { $path }
lab-grid = grid
lab-start = start wins
lab-decisions = decisions

## Serving

house-open = The house is open: { $address }  (Ctrl+C closes it.)
house-near = For everybody in this house: { $address }
house-near-too = or, in another network of this computer: { $address }
house-near-only = Phones in the same Wi-Fi scan the code or type the address. For this computer alone: --only-here.
house-near-none = No local network found: only this computer can play. Join one, and open the house again.
page-alone = It plays in your browser, and games stay there. For friends on other devices: { $command }
client-missing = This house is open, but its browser client is not built. In a clone: { $command }, then start the house again.
link-invited = { $name } invites you to { $title }
link-free = { $free ->
    [0] All chairs are taken.
    [one] One chair is free.
   *[other] { $free } chairs are free.
}

## Looking after a house

house-table = table
house-code = code
house-game = game
house-phase = state
house-seats = seats
house-entries = entries
house-words = words of chat
house-opened = opened
house-touched = last touched
house-is-open = open
house-is-playing = playing
house-is-over = over
house-is-closed = closed
house-shown = Tables shown: { $tables }. More than asked for: { $more }.
house-sure = Delete { $tables } table(s) with everything said and played there, for good? (y/n)
house-deleted = Tables deleted: { $tables }.
house-not-sealed = The journal of the database is in use; a running node empties it within seconds.
house-closed = Closed: { $table }. Whoever was there is sent out within seconds.
house-closed-before = { $table } was closed before.
house-banned = Banned: { $network }.
house-unbanned = No longer banned: { $network }.
house-no-bans = Nobody is banned.
house-network = addresses
house-until = until
house-why = why
house-for-ever = for ever
house-exported = Written: { $path }
house-bytes = bytes
house-unused = of these unused
house-bans = bans
house-oldest = oldest table

## On paper

paper-pad = Score pad
paper-pad-dutch = Score pad, Dutch edition
paper-scores = Score sheet
paper-series = Series sheet
paper-rules = Rule card
paper-dice = Dice to fold
paper-stickers = Stickers for blank dice
paper-dice-how = Cut along the solid lines, fold back along the dashed ones, and glue the tabs under their neighbours. Stiff paper rolls best.
paper-stickers-how = Each row is one die, for blank dice with sides of 16 mm. Print on label paper and cut out the squares. The first face goes opposite the last, the second opposite the fifth, the third opposite the fourth; the first three run anticlockwise round their corner.
paper-percent = { $share }%
paper-under = < 1%
paper-over = > 99%
paper-number = { $value }
paper-name = Name
paper-game = Game
paper-total = Total
paper-choice = { $choice }: { $then }
paper-written = Written: { $path }
paper-written-all = Written to { $path }: { $count ->
    [one] one sheet
   *[other] { $count } sheets
}.
error-paper-none = { $game } has nothing to print.
error-paper-sheet = { $game } has no sheet called { $sheet }. There are: { $known }.
error-paper-size = Paper is { $known }, not { $size }.
error-paper-faces = Only dice with six faces can be cut out; { $die } has { $faces }.
error-paper-missing = Say which game and which sheet, or --all FOLDER. dicehouse paper --list shows them.
error-paper-unknown = There is no such sheet.
error-paper-busy = Many sheets are being printed right now. Ask again in a moment.
error-paper-unavailable = This house cannot print: typst is not installed there.

## A site of files

site-engine = Packing what runs the rules in a page
site-answers = Asking for what the house always answers alike
site-client = Copying the page
site-docs = Copying the documentation
site-written = The site is in { $folder }: { $files } files, { $size } MB. Any host of files can serve it; python -m http.server -d { $folder } shows it here.
error-site-foreign = { $folder } holds files that no site is made of, such as { $name }. Give a new or an empty folder.
error-site-not-built = The files of the page are not built: run make web in the source, or install a wheel.
error-site-pyodide = { $folder } is not Pyodide { $version }: { $name } is missing or of another version.
error-site-docs = { $folder } holds no documentation: there is no index.html.

## Errors

error-game-unknown = There is no game called { $game }. Try one of: { $known }.
error-options-players = { $game } is for { $low } to { $high } players, not { $value }.
error-options-unknown = There is no option called { $key }. The options are: { $known }.
error-options-not-a-number = The option { $key } needs a whole number, not { $value }.
error-options-range = The option { $key } must be between { $low } and { $high }, not { $value }.
error-options-choice = The option { $key } must be one of { $allowed }, not { $value }.
error-options-list = The option { $key } needs { $low } to { $high } entries from { $allowed }, not { $value }.
error-options-first = The option first must be draw or the number of a seat (0 is the first seat), not { $value }.
error-options-pair = An option is written key=value, not { $text }.
error-action-syntax = I do not understand the action { $text }. Try: { $expected }.
error-action-illegal = { $action } is not possible now. Possible: { $legal }.
error-action-not-your-turn = It is not your turn: { $action } has to wait.
error-action-dice-due = The dice are still to be rolled: { $action } has to wait.
error-action-too-late = Too late for { $action }: somebody was faster.
error-action-game-over = The game is over.
error-action-kind = { $value } is not an action of { $game }. Give an action, or read one from its text: actions.read(text).
error-action-value = { $action } holds a value of the wrong kind: whole numbers are wanted (18, not 18.0), and texts.
error-action-seat = A seat is a whole number, not { $value }.
error-action-no-seat = There is no seat { $seat } at this table of { $players }.
error-roll-not-due = No dice are to be rolled now.
error-roll-told = Somebody has told this roll already. Where it is wrong, it can be corrected.
error-roll-unseen = Only those who see these dice can tell how they landed.
error-roll-not-correctable = This roll can no longer be corrected: the game has gone on.
error-roll-ends = This roll ends the game, and cannot be corrected afterwards. Tell it once more if it is so.
error-roll-kind = A roll is a tuple with the name of a face for each die, not { $value }.
error-roll-count = You gave { $count } dice, { $expected } are needed.
error-roll-face = There is no { $face } on this die ({ $die }). It has: { $faces }.
error-event-syntax = I do not understand the event { $text }. Try: { $expected }.
error-record-empty = The record is empty.
error-record-json = Line { $line } of the record is not JSON: { $reason }.
error-record-header = Line 1 does not look like a Dicehouse record: { $reason }.
error-record-version = The record has format version { $version }; this Dicehouse reads version { $known }.
error-record-rules = The record follows rules version { $version } of { $game }; this Dicehouse plays version { $known }.
error-record-kept = This kept table cannot be read: { $reason }.
error-record-large = This record is too large: at most { $most } kB of a game can be brought here.
error-record-line = Line { $line } of the record is not understood: { $reason }.
error-record-move = Line { $line } of the record cannot happen in this game: { $reason }
error-record-events = Line { $line } of the record tells of { $told }, but by the rules it is { $right }.
error-record-outcome = Line { $line } of the record tells another result than the game had.
error-record-after-end = Line { $line } of the record goes on after the game is over.
error-record-not-over = The game of the record is not over yet.
error-record-too-long = The game of the record has { $steps } steps; the coach reviews games of up to { $most }.
error-record-name = A name has 1 to { $high } printable characters.
error-record-names = Players: { $players }, but names: { $names }.
error-dice-script-empty = The script has no roll left, but { $due } are due.
error-dice-script-unused = The script still has rolls that nobody asked for: { $unused }.
error-dice-hidden-by-hand = Nobody at the table may see this roll, so nobody can type it. Play without sealed dice.
error-dice-seed = A seed has 64 hexadecimal digits, 0 to 9 and a to f.
error-dice-string = A player's own string has 1 to 200 characters of ordinary text.
error-dice-strings = Players: { $players }, but strings: { $strings }.
error-dice-not-fair = Line { $line }: this roll did not come from fair dice ({ $source }); it cannot be checked.
error-dice-not-revealed = The seed is not shown yet: fair dice can be checked when the game is over.
error-dice-commitment = Line { $line }: the seed does not fit the commitment. The seed was changed after the game began.
error-dice-exchanged = Line { $line }: other dice were brought in here. One commitment must stand for the whole game.
error-dice-pledge = Seat { $seat }: the string does not fit the pledge. It was made up after other strings were known.
error-dice-pledges = Players: { $players }, but pledges: { $pledges }.
error-dice-commitment-noted = The record has the commitment { $told }; you noted { $noted }. The seed was changed.
error-dice-string-missing = Your string is not among those that were mixed into the dice: it was dropped.
error-dice-string-seat = Your string is not that of seat { $seat }.
error-dice-seat = There is no seat { $seat } in this game.
error-dice-pledge-noted = Seat { $seat }: the pledge is not the one you noted before you revealed your string.
error-dice-shown = Roll { $roll }: you were shown { $noted }, the record says { $told }.
error-dice-shown-count = Rolls you were shown: { $noted }. Rolls in the record: { $told }.
error-dice-game-noted = The record is of another game, or of other options, than you noted: the dice were swapped.
error-dice-notes = The notes cannot be read: { $reason }.
error-dice-day-not-over = These are the dice of { $day }: their seed is shown when that day is over, in UTC.
error-dice-nothing = There is no roll to check.
error-dice-elsewhere = Another house threw all dice of this game: there is nothing to check them against.
error-dice-forged = Roll { $roll } (line { $line }) is forged: the record says { $told }, the dice fell { $right }.
error-bots-level = There is no level { $level } for { $game }. The levels are: { $known }.
error-bots-view = This is not a position of { $game } in which the bot of seat { $seat } has a choice.
error-bots-unsolved = Nobody has solved { $game } with these options yet. Solve it first: { $command }
error-bots-table-damaged = The value table { $path } cannot be read. Delete it, and solve again: { $command }
error-bots-no-solver = { $game } has no solver.
error-bots-no-evaluator = { $game } has no evaluator.
error-bots-needs-numpy = Level { $level } of { $game } computes too much for a page: it plays at a table of a server.
error-bots-values-need-numpy = This page has no hints and no review for this game: they compute too much. A house with a server has them.
error-bots-cannot-solve = { $game } cannot be solved with these options: { $reason }.
error-batch-none = { $game } cannot be played many at a time: it has no { $field }.
error-batch-option = { $game } can be played many at a time only with { $key } = { $value }.
error-batch-size = A batch has 1 to { $most } games, not { $value }.
error-batch-shape = There are { $games } games, and each needs one entry: the shape { $value } does not fit.
error-batch-number = Here whole numbers from 0 to { $most } are needed, or -1 for none.
error-envs-encoding = { $game } cannot be learnt yet: it has no { $field }.
error-envs-action = There is no action { $number }. Actions are numbered from 0 to { $most }.
error-envs-reset = No game is on. Call reset() first.
error-envs-seed = A seed is a whole number from 0 on, not { $value }.
error-envs-opponents = This table needs { $needed } opponents, not { $number }.
error-lab-cells = The grid has { $cells } cells. More than { $most } nobody could look at.
error-lab-other = Results of another sweep lie in { $folder }. Choose another folder, or repeat its command.
error-lab-folder = Nothing can be written into the folder { $folder }: { $reason }.
error-lab-damaged = The file { $path } cannot be read. Delete it, and run the same command again.
error-lab-engine = These bots cannot be compiled: { $reason }. Let the plain engine play them: { $command }
error-lab-worker = A process that played games died. What was finished is kept; run the same command again.
error-extra-missing = This needs { $package }, which is not installed. Install it: { $command }
error-worker-died = A worker process died before it was done; perhaps there was too little memory. Try again.
error-file-missing = There is no file { $path }.
error-file-unreadable = The file { $path } cannot be read: { $reason }.
error-file-too-large = The file { $path } is larger than the { $most } MB that a record may have.
error-file-unwritable = The file { $path } cannot be written: { $reason }.
error-file-exists = The file { $path } is there already. Choose another name, or go on with it: --resume { $path }.
error-action-too-soon = Not so fast: { $action } is possible again in { $wait } ms.
error-table-unknown = There is no such table.
error-table-begun = The game has begun: seats stay as they are.
error-table-not-begun = The game has not begun yet: a seat is free, or the dice are being mixed.
error-table-not-over = The game is not over yet.
error-table-full = All seats are taken.
error-table-taken = Seat { $seat } is not free.
error-table-seats-elsewhere = One address may have seats at { $most } listed tables at a time. Leave one first.
error-table-nobody = Nobody sits in seat { $seat } who could be sent away.
error-table-sent-away = The host has sent { $name } away from this table, and can take that back.
error-table-not-sent-away = Nobody called { $name } was sent away from this table.
error-table-chairs = These chairs make no sense: one is not there, or is named twice.
error-table-not-proposed = Nobody has proposed another game, or it is settled already.
error-table-name = A name has 1 to { $high } ordinary characters, without spaces at the ends.
error-table-name-taken = Somebody at this table is called { $name } already.
error-table-said = Say something of 1 to { $high } ordinary characters.
error-table-muted = The host has muted you.
error-table-enough-said = Enough has been said at this table: it keeps { $most } messages.
error-table-too-long = This table has grown as long as the house allows ({ $most } entries): it cannot go on.
error-table-followed = The next game has been opened already.
error-table-no-hints = This table plays without hints.
error-table-no-advice = The house has no advice for the game as it is played here.
error-table-hints-busy = Many are asking for hints right now. Ask again in a moment.
error-table-no-choice = There is nothing for you to choose now.
error-table-crowded = Too many are connected to this table already. Try again later.
error-table-pledged = Your seat has pledged already.
error-table-sealed = Too late: what every seat adds to the dice is settled.
error-table-not-sealed = Keep your string to yourself: not all pledges are in yet.
error-table-string = This is not the string that your seat has pledged.
error-table-watching = You are only watching: take a seat first.
error-table-not-host = Only the host may do that.
error-table-token = This token keeps no seat at this table.
error-table-storage = The house cannot write at the moment. Try again; what you send twice counts once.
error-table-busy = The table is too busy. Try again; what you send twice counts once.
error-table-deleted = This table has been deleted, with everything that was said and played at it.
error-table-closed = The house has closed this table.
error-table-moved = This game was taken along to another house. There it goes on.
error-table-not-alone = Others have seats at this table: only whoever holds all of them can take the game along.
error-table-ended = This game is over: there is nothing to play on.
error-table-elsewhere = These dice were thrown at another house: there is nothing that this one could prove.
error-protocol-banned = This house does not let you in from where you are.
error-house-unknown = There is no table with the id or code { $table }.
error-house-duration = A time is written as 90s, 30m, 12h, 7d or 4w, not { $text }.
error-house-network = { $text } is neither an address nor a network, such as 203.0.113.7 or 2001:db8::/48.
error-house-not-banned = { $network } is not banned.
error-house-not-over = The game of { $table } is not over: its record would tell secrets. Use --all for everything.
error-house-sure = Nobody is there to say yes: repeat the command with --yes.
error-house-away = The storage does not answer: { $reason }.
error-house-missing = There is no house at { $path } yet.
error-table-daily = This is a game of the day: everybody plays it alike.
error-table-not-daily = Nobody has played a game of the day here.
error-table-no-comparison = The house cannot compare this game with best play right now. Ask again later.
error-table-not-real = At this table the house throws the dice.
error-table-untold = First say how your own dice lie: nobody told the house.
error-table-late = Only real dice can be told late: let the table have real dice, or tell them at once.
error-table-real = These dice were thrown by hand: there is nothing that the house could prove.
error-table-day-not-over = These are the dice of { $day }: they can be checked when that day is over, in UTC.
error-table-listed-enough = Tables of yours on the shelf: { $high }. Close one, or open this one for friends only.
error-review-busy = Many games are being reviewed right now. Ask again in a moment.
error-review-too-slow = The house has no time for a review this long. With the record you can: dicehouse review.
error-review-broke = The review broke off. Ask for it again.
error-review-none = The house cannot review this game as it is played here.
error-lesson-none = Nobody has written a lesson for this game yet.
error-puzzle-none = There are no puzzles in this house.
error-protocol-version = This house speaks version { $known } of the protocol, not { $version }.
error-protocol-message = This is no message of the protocol: { $reason }.
error-protocol-hello = Say hello first.
error-protocol-slow = You read too slowly. Come back with the last number you saw.
error-protocol-connections = Too many connections from your address. Close some, or wait a moment.
error-protocol-full = The house is full. Try again in a moment.
error-protocol-rate = Too many messages. Wait a moment.
error-protocol-origin = A web page from elsewhere may not do that here.
error-protocol-host = This house does not answer to the name { $host }. Its operator can add it to the setting hosts.
error-settings-wrong = The settings make no sense: { $reason }.
error-settings-port-taken = Port { $port } is taken: another program listens there. Choose another with --port.
error-settings-door = The house cannot listen on port { $port } of { $host }: { $reason }.
