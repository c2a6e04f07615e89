"""Errors: exception classes, each error with a stable code and an English sentence.

Programs may rely on the code. The sentence has named blanks, which the details of an error fill. Clients translate by
the code (`error-<code>` in the Fluent files).

The classes are here, because every package may catch them. Sentences are with the package that raises them: here are
those that `core` raises and those that several packages raise (`file.*`). Every other package, and every game with
errors of its own, adds its sentences with `define`; the `__init__` of a package imports its `errors.py`, so a code is
known before anything in the package can raise it.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

Detail: TypeAlias = str | int

LONGEST_ECHO = 80
"""The most characters of a refused input that an error repeats."""

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
    "action.kind": "{value} is not an action of {game}. Give an action, or read one from its text: actions.read(text).",
    "action.value": "{action} holds a value of the wrong kind: whole numbers are wanted (18, not 18.0), and texts.",
    "action.seat": "A seat is a whole number, not {value}.",
    "action.no-seat": "There is no seat {seat} at this table of {players}.",
    "roll.not-due": "No dice are to be rolled now.",
    "roll.told": "Somebody has told this roll already. Where it is wrong, it can be corrected.",
    "roll.unseen": "Only those who see these dice can tell how they landed.",
    "roll.not-correctable": "This roll can no longer be corrected: the game has gone on.",
    "roll.ends": "This roll ends the game, and cannot be corrected afterwards. Tell it once more if it is so.",
    "roll.kind": "A roll is a tuple with the name of a face for each die, not {value}.",
    "roll.count": "You gave {count} dice, {expected} are needed.",
    "roll.face": "There is no {face} on this die ({die}). It has: {faces}.",
    "event.syntax": "I do not understand the event {text}. Try: {expected}.",
    "record.empty": "The record is empty.",
    "record.json": "Line {line} of the record is not JSON: {reason}.",
    "record.header": "Line 1 does not look like a Dicehouse record: {reason}.",
    "record.version": "The record has format version {version}; this Dicehouse reads version {known}.",
    "record.rules": "The record follows rules version {version} of {game}; this Dicehouse plays version {known}.",
    "record.large": "This record is too large: at most {most} kB of a game can be brought here.",
    "record.kept": "This kept table cannot be read: {reason}.",
    "record.line": "Line {line} of the record is not understood: {reason}.",
    "record.move": "Line {line} of the record cannot happen in this game: {reason}",
    "record.events": "Line {line} of the record tells of {told}, but by the rules it is {right}.",
    "record.outcome": "Line {line} of the record tells another result than the game had.",
    "record.after-end": "Line {line} of the record goes on after the game is over.",
    "record.not-over": "The game of the record is not over yet.",
    "record.too-long": "The game of the record has {steps} steps; the coach reviews games of up to {most}.",
    "record.name": "A name has 1 to {high} printable characters.",
    "record.names": "Players: {players}, but names: {names}.",
    "dice.not-revealed": "The seed is not shown yet: fair dice can be checked when the game is over.",
    "extra.missing": "This needs {package}, which is not installed. Install it: {command}",
    "worker.died": "A worker process died before it was done; perhaps there was too little memory. Try again.",
    "file.missing": "There is no file {path}.",
    "file.unreadable": "The file {path} cannot be read: {reason}.",
    "file.too-large": "The file {path} is larger than the {most} MB that a record may have.",
    "file.unwritable": "The file {path} cannot be written: {reason}.",
}
"""The English sentence of every code that is known so far; packages and games add theirs with `define`."""


def define(sentences: Mapping[str, str]) -> None:
    """Add the codes of a package or a game.

    Raises:
        ValueError: a code is known already with another sentence.
    """
    for code, sentence in sentences.items():
        if SENTENCES.setdefault(code, sentence) != sentence:
            raise ValueError(f"the error code {code} has two meanings")


class DicehouseError(Exception):
    """The base of all errors with a code."""

    code: str
    """Stable, for programs."""

    details: dict[str, Detail]
    """The values for the blanks of the sentence. They reach the client, so no secret may be among them."""

    def __init__(self, code: str, **details: Detail) -> None:
        self.code = code
        self.details = details
        super().__init__(SENTENCES[code].format(**details))

    def __reduce__(self) -> tuple[Any, ...]:
        # Exception.__reduce__ would call the class with the sentence, and an error that cannot be unpickled breaks the
        # pool that receives it. The sentence travels too: the receiver may never have imported the package that has it.
        return _remake, (type(self), self.code, self.details, SENTENCES[self.code])

    @property
    def sentence(self) -> str:
        """The English sentence."""
        return str(self)


def _remake(kind: type[DicehouseError], code: str, details: dict[str, Detail], sentence: str) -> DicehouseError:
    """An error as it was before it was pickled or copied."""
    define({code: sentence})
    return kind(code, **details)


class GameError(DicehouseError):
    """A game that does not exist."""


class OptionError(DicehouseError):
    """Options that no game can be played with."""


class NotationError(DicehouseError):
    """A text that cannot be parsed. An action that can be parsed but not played is an `ActionError`."""


class ActionError(DicehouseError):
    """An action that is not possible now; nothing has changed."""


class RollError(DicehouseError):
    """A roll that does not fit the dice that are due; nothing has changed."""


class RecordError(DicehouseError):
    """A record that cannot be read or cannot have happened."""


class DiceError(DicehouseError):
    """A dice source that has no roll to give, or a record whose rolls do not verify."""


class BotError(DicehouseError):
    """A bot that does not exist, was given a view it cannot use, or lacks its value table or a library."""


class BatchError(DicehouseError):
    """A batch of games that cannot be made, or was used wrongly."""


class EnvError(DicehouseError):
    """A learning environment that does not exist or was used wrongly."""


class LabError(DicehouseError):
    """A simulation that cannot be run, or could not be finished."""


class FileError(DicehouseError):
    """A file that cannot be read or written."""


class MissingExtraError(DicehouseError):
    """An optional dependency that is not installed."""


class WorkerError(DicehouseError):
    """A worker process that died."""
