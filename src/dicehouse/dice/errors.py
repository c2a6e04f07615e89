"""Error codes of dice sources and of the verification of records."""

from dicehouse.core.errors import define

define(
    {
        "dice.script-empty": "The script has no roll left, but {due} are due.",
        "dice.script-unused": "The script still has rolls that nobody asked for: {unused}.",
        "dice.hidden-by-hand": "Nobody at the table may see this roll, so nobody can type it. Play "
        "without sealed dice.",
        "dice.seed": "A seed has 64 hexadecimal digits, 0 to 9 and a to f.",
        "dice.string": "A player's own string has 1 to 200 characters of ordinary text.",
        "dice.strings": "Players: {players}, but strings: {strings}.",
        "dice.not-fair": "Line {line}: this roll did not come from fair dice ({source}); it cannot be checked.",
        "dice.commitment": "Line {line}: the seed does not fit the commitment. The seed was "
        "changed after the game began.",
        "dice.exchanged": "Line {line}: other dice were brought in here. One commitment must stand for the whole game.",
        "dice.pledge": "Seat {seat}: the string does not fit the pledge. It was made up after "
        "other strings were known.",
        "dice.pledges": "Players: {players}, but pledges: {pledges}.",
        "dice.commitment-noted": "The record has the commitment {told}; you noted {noted}. The seed was changed.",
        "dice.string-missing": "Your string is not among those that were mixed into the dice: it was dropped.",
        "dice.string-seat": "Your string is not that of seat {seat}.",
        "dice.seat": "There is no seat {seat} in this game.",
        "dice.pledge-noted": "Seat {seat}: the pledge is not the one you noted before you revealed your string.",
        "dice.shown": "Roll {roll}: you were shown {noted}, the record says {told}.",
        "dice.shown-count": "Rolls you were shown: {noted}. Rolls in the record: {told}.",
        "dice.game-noted": "The record is of another game, or of other options, than you noted: the dice were swapped.",
        "dice.notes": "The notes cannot be read: {reason}.",
        "dice.day-not-over": "These are the dice of {day}: their seed is shown when that day is over, in UTC.",
        "dice.elsewhere": "Another house threw all dice of this game: there is nothing to check them against.",
        "dice.nothing": "There is no roll to check.",
        "dice.forged": "Roll {roll} (line {line}) is forged: the record says {told}, the dice fell {right}.",
    }
)
