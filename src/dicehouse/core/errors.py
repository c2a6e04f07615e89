"""Errors with a stable code and a sentence that helps.

Every way in which Dicehouse says no is listed here or defined by the game it belongs to: a code that programs may
rely on, and an English sentence with its blanks. Clients translate by the code (`error-<code>` in the Fluent files).
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

Detail: TypeAlias = str | int

LONGEST_ECHO = 80
"""So much of what somebody gave comes back in an error."""

SENTENCES: dict[str, str] = {
    "game.unknown": "There is no game called {game}. Try one of: {known}.",
    "options.players": "{game} is for {low} to {high} players, not {value}.",
    "options.unknown": "There is no option called {key}. The options are: {known}.",
    "options.not-a-number": "The option {key} needs a whole number, not {value}.",
    "options.range": "The option {key} must be between {low} and {high}, not {value}.",
    "options.choice": "The option {key} must be one of {allowed}, not {value}.",
    "options.list": "The option {key} needs {low} to {high} entries from {allowed}, not {value}.",
    "options.first": "The option first must be draw or the number of a seat (0 is the first seat), not {value}.",
    "options.pair": "An option is written key=value, not {text}.",
    "action.syntax": "I do not understand the action {text}. Try: {expected}.",
    "action.illegal": "{action} is not possible now. Possible: {legal}.",
    "action.not-your-turn": "It is not your turn: {action} has to wait.",
    "action.dice-due": "The dice are still to be rolled: {action} has to wait.",
    "action.too-late": "Too late for {action}: somebody was faster.",
    "action.game-over": "The game is over.",
    "action.kind": "{value} is no action of {game}. Give an action, or read one from its text: actions.read(text).",
    "action.value": "{action} holds a value of the wrong kind: whole numbers are wanted (18, not 18.0), and texts.",
    "action.seat": "A seat is a whole number, not {value}.",
    "action.no-seat": "There is no seat {seat} at this table of {players}.",
    "roll.not-due": "No dice are to be rolled now.",
    "roll.kind": "A roll is a tuple with the name of a face for each die, not {value}.",
    "roll.count": "Dice told: {count}. Dice needed: {expected}.",
    "roll.face": "There is no {face} on this die ({die}). It has: {faces}.",
    "event.syntax": "I do not understand the event {text}. Try: {expected}.",
    "record.empty": "The record is empty.",
    "record.json": "Line {line} of the record is not JSON: {reason}.",
    "record.header": "Line 1 does not look like a Dicehouse record: {reason}.",
    "record.version": "The record has format version {version}; this Dicehouse reads version {known}.",
    "record.rules": "The record follows rules version {version} of {game}; this Dicehouse plays version {known}.",
    "record.line": "Line {line} of the record is not understood: {reason}.",
    "record.move": "Line {line} of the record cannot happen in this game: {reason}",
    "record.events": "Line {line} of the record tells of {told}, but by the rules it is {right}.",
    "record.outcome": "Line {line} of the record tells another result than the game had.",
    "record.after-end": "Line {line} of the record goes on after the game is over.",
    "record.name": "A name has 1 to {high} printable characters.",
    "record.names": "Players: {players}, but names: {names}.",
    "dice.script-empty": "The script has no roll left, but {due} are due.",
    "dice.script-unused": "The script still has rolls that nobody asked for: {unused}.",
    "dice.hidden-by-hand": "Nobody at the table may see this roll, so nobody can type it. Play without sealed dice.",
    "dice.seed": "A seed has 64 hexadecimal digits, 0 to 9 and a to f.",
    "dice.string": "A player's own string has 1 to 200 characters of ordinary text.",
    "dice.strings": "Players: {players}, but strings: {strings}.",
    "dice.not-fair": "Line {line}: this roll did not come from fair dice ({source}); it cannot be checked.",
    "dice.not-revealed": "The seed is not shown yet: fair dice can be checked when the game is over.",
    "dice.commitment": "Line {line}: the seed does not fit the commitment. The seed was changed after the game began.",
    "dice.exchanged": "Line {line}: other dice were brought in here. One commitment must stand for the whole game.",
    "dice.pledge": "Seat {seat}: the string does not fit the pledge. It was made up after other strings were known.",
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
    "dice.nothing": "There is no roll to check.",
    "dice.forged": "Roll {roll} (line {line}) is forged: the record says {told}, the dice fell {right}.",
    "bots.level": "There is no level {level} for {game}. The levels are: {known}.",
    "bots.view": "This is no position of {game} in which the bot of seat {seat} has a choice.",
    "bots.unsolved": "Nobody has solved {game} with these options yet. Solve it first: {command}",
    "bots.table-damaged": "The value table {path} cannot be read. Delete it, and solve again: {command}",
    "bots.no-solver": "{game} has no solver.",
    "bots.no-evaluator": "{game} has no evaluator.",
    "bots.cannot-solve": "{game} cannot be solved with these options: {reason}.",
    "batch.none": "{game} cannot be played many at a time: it has no {field}.",
    "batch.size": "A batch has 1 to {most} games, not {value}.",
    "batch.shape": "There are {games} games, and each needs one entry: the shape {value} does not fit.",
    "batch.number": "Here whole numbers from 0 to {most} are needed, or -1 for none.",
    "envs.encoding": "{game} cannot be learnt yet: it has no {field}.",
    "envs.action": "There is no action {number}. Actions are numbered from 0 to {most}.",
    "envs.reset": "No game is on. Call reset() first.",
    "envs.seed": "A seed is a whole number from 0 on, not {value}.",
    "lab.cells": "The grid has {cells} cells. More than {most} nobody could look at.",
    "lab.other": "Results of another sweep lie in {folder}. Choose another folder, or repeat its command.",
    "lab.folder": "Nothing can be written into the folder {folder}: {reason}.",
    "lab.damaged": "The file {path} cannot be read. Delete it, and run the same command again.",
    "lab.engine": "These bots cannot be compiled: {reason}. Let the plain engine play them: {command}",
    "lab.worker": "A process that played games died. What was finished is kept; run the same command again.",
    "extra.missing": "This needs {package}, which is not installed. Install it: {command}",
    "worker.died": "A worker process died before it was done; perhaps there was too little memory. Try again.",
    "file.missing": "There is no file {path}.",
    "file.unreadable": "The file {path} cannot be read: {reason}.",
    "file.unwritable": "The file {path} cannot be written: {reason}.",
    "file.exists": "The file {path} is there already. Choose another name, or go on with it: --resume {path}.",
}
"""The English sentence of every code; games add theirs with `define`."""


def define(sentences: Mapping[str, str]) -> None:
    """Add the codes of a game; a code means one thing only."""
    for code, sentence in sentences.items():
        if SENTENCES.setdefault(code, sentence) != sentence:
            raise ValueError(f"the error code {code} has two meanings")


class DicehouseError(Exception):
    """Something that Dicehouse refuses, with the reason."""

    code: str
    """Stable, for programs."""

    details: dict[str, Detail]
    """What fills the blanks of the sentence; nothing in here may be a secret."""

    def __init__(self, code: str, **details: Detail) -> None:
        self.code = code
        self.details = details
        super().__init__(SENTENCES[code].format(**details))

    def __reduce__(self) -> tuple[Any, ...]:
        # the usual way would call the class with the sentence, and an error that cannot be read kills whoever reads it
        return _remake, (type(self), self.code, self.details)

    @property
    def sentence(self) -> str:
        """The English sentence."""
        return str(self)


def _remake(kind: type[DicehouseError], code: str, details: dict[str, Detail]) -> DicehouseError:
    """An error as it was before it was pickled or copied."""
    return kind(code, **details)


class GameError(DicehouseError):
    """No such game."""


class OptionError(DicehouseError):
    """Options that make no game."""


class NotationError(DicehouseError):
    """Text that cannot be read; an action that can be read but not played is an `ActionError`."""


class ActionError(DicehouseError):
    """An action that is not possible now; nothing has changed."""


class RollError(DicehouseError):
    """A roll that does not fit the dice that are due; nothing has changed."""


class RecordError(DicehouseError):
    """A record that cannot be read or cannot have happened."""


class DiceError(DicehouseError):
    """Dice that cannot say how they land, or that did not fall as told."""


class BotError(DicehouseError):
    """A bot that does not exist, cannot think about what it was shown, or lacks its table."""


class BatchError(DicehouseError):
    """A batch of games that cannot be, or was not used as it must be."""


class EnvError(DicehouseError):
    """A learning environment that does not exist or was not used as it must be."""


class LabError(DicehouseError):
    """A simulation that cannot be run, or could not be finished."""


class FileError(DicehouseError):
    """A file that cannot be read or written."""


class MissingExtraError(DicehouseError):
    """An optional dependency that is not installed."""


class WorkerError(DicehouseError):
    """A worker process that died."""
