"""The Game protocol: what the rules of a game owe everybody else.

A game is an object bound to its options. It turns states into states and never changes one; it never rolls, never
waits and never prints. Every state names what it waits for: dice (`due`), seats that may act (`actors`), or
neither, and then the game is over.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from operator import index
from random import Random
from typing import Any, ClassVar, Generic, SupportsIndex, TypeAlias, TypeVar, final

import msgspec

from dicehouse.core.dice import Due, Roll, starter_die
from dicehouse.core.errors import LONGEST_ECHO, ActionError, NotationError, RollError
from dicehouse.core.events import Event
from dicehouse.core.notation import Notation
from dicehouse.core.options import DRAW, Options
from dicehouse.core.viewers import ARCHIVE, SPECTATOR, Viewer, sees


class Action(msgspec.Struct, frozen=True, gc=False):
    """A small step a player can take."""

    secret: ClassVar[bool] = False
    """Whether the others learn only that something was done, not what."""
    pause_ms: ClassVar[int] = 0
    """The shortest time between two of these by one seat; the rules have no clock, so whoever has one sees to it."""

    @property
    def menu_number(self) -> int | None:
        """The number people at a table would use for it, if there is one: a claim of 12 is 12."""
        return None


A = TypeVar("A", bound=Action)


class ActionList(tuple[A, ...]):
    """A long list of actions that knows at once whether and where an action is in it."""

    def __init__(self, actions: Iterable[A]) -> None:  # the tuple itself was filled by tuple.__new__
        self._places = {action: place for place, action in enumerate(self)}

    def __contains__(self, action: object) -> bool:
        return action in self._places

    def index(self, action: Any) -> int:  # type: ignore[override]  # nobody looks in a part of it
        """The place of an action in the list."""
        place = self._places.get(action)
        if place is None:
            raise ValueError(action)
        return place


class State(msgspec.Struct, frozen=True, gc=False):
    """A moment of a game: complete, immutable, comparable."""

    due: Due | None
    """The dice to be rolled now; nobody may act before they have landed."""
    actors: tuple[int, ...]
    """The seats that may act now, the one in turn first; with several the order of arrival decides."""


class View(msgspec.Struct, frozen=True):
    """A moment of a game as one viewer may know it: plain data, ready for JSON."""

    viewer: Viewer
    actors: tuple[int, ...]
    throwers: tuple[int, ...]
    """The seats whose dice are due."""
    due: tuple[str, ...]
    """The names of the dice that are due, where this viewer will see how they land."""


class Choice(msgspec.Struct, frozen=True):
    """A legal action with what it will do, as far as the one who chooses may know."""

    action: Action
    effect: dict[str, int]
    """Named numbers a client can show beside the action: `{"points": 30}`."""


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended."""

    reason: str
    """A word of the game's own: what ended it."""
    winners: tuple[int, ...]
    """One seat, or several that share the win."""
    scores: tuple[int, ...]
    """What each seat has in the end, in the game's own measure."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - S, A, V, O are the four nouns of a game
Successor: TypeAlias = tuple[S, tuple[Event, ...]]
"""A new state, and what happened on the way to it."""


class Game(ABC, Generic[S, A, V, O]):
    """The rules of one game with its options. Subclasses give the abstract methods; callers use the others."""

    name: ClassVar[str]
    """The word for the game in commands, records and addresses."""
    title: ClassVar[str]
    """The name on the box, as its options have it."""
    version: ClassVar[int]
    """Moves when, and only when, the same record would play out differently."""
    earlier: ClassVar[Mapping[int, Mapping[str, object]]] = {}
    """The earlier versions of the rules that can still be played, each with the options that play by it."""
    options_type: ClassVar[type[Options]]
    actions: ClassVar[Notation[Any]]
    events: ClassVar[Notation[Any]]

    @classmethod
    def package(cls) -> str:
        """The package that holds the rules: where the class is defined that names the game."""
        return next(kind for kind in cls.__mro__ if "name" in vars(kind)).__module__.rpartition(".")[0]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.title = cls.options_type.title

    def __init__(self, options: O) -> None:
        self.options = options
        self.players = options.players
        # plain attributes, not cached properties: those would slow down every other attribute of the object
        self.starter = _starter(options)
        """Who starts, where that needs no drawing: a seat was chosen, or there is only one."""
        self.starter_due = Due((starter_die(self.players),), (0,))
        """The roll that draws who starts."""

    @abstractmethod
    def new(self) -> S:
        """The state before anything has happened."""

    @abstractmethod
    def all_actions(self) -> tuple[A, ...]:
        """Everything that can be legal at some moment with these options, in a stable order.

        Whoever needs numbers for actions (learning environments, compiled play) counts them in this order.
        """

    @abstractmethod
    def legal_actions(self, state: S, seat: int) -> tuple[A, ...]:
        """Everything this seat may do now, in a stable order; the one place that knows what is legal."""

    @abstractmethod
    def _view(self, state: S, viewer: Viewer) -> V:
        """What this viewer may know of a state. Everything, once the game is over."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def _act(self, state: S, seat: int, action: A) -> Successor[S]:
        """The step after a legal action."""

    @abstractmethod
    def _roll(self, state: S, roll: Roll) -> Successor[S]:
        """The step after a possible roll of the dice that were due."""

    def effect(self, state: S, seat: int, action: A) -> dict[str, int]:
        """What a legal action will do, in named numbers; nothing this seat may not know."""
        return {}

    def intent_of(self, state: S, action: A) -> object:
        """What an action is meant for. Whoever decided on one thing must not hit another that came up meanwhile.

        By default that is the state itself: any change makes an action that was decided before it too late. A game that
        lets several seats act at once says what matters: a call is meant for the bet that stood, a shake for the round.
        """
        return state

    def awaited(self, state: S) -> tuple[int, ...]:
        """The seats that everybody waits for: those among the actors that a clock may hurry.

        By default the one in turn; whoever may only cut in is not hurried. A game in which several have to do something
        at once names all of them.
        """
        return state.actors[:1]

    def indistinguishable_state(self, state: S, viewer: Viewer, random: Random) -> S | None:
        """A state that this viewer cannot tell from the given one: all that is hidden from them, drawn anew.

        For tests of secrecy: what is drawn is possible, not likely. None where nothing is hidden from them.
        """
        return None

    @final
    def view(self, state: S, viewer: Viewer) -> V:
        """What this viewer may know of a state; the one door through which anything about a running game leaves."""
        if viewer.__class__ is not int:
            viewer = _seat_number(viewer)
        if not (0 <= viewer < self.players or viewer in (SPECTATOR, ARCHIVE)):
            raise ActionError("action.no-seat", seat=viewer, players=self.players)
        return self._view(state, viewer)

    @staticmethod
    def _waiting(state: State, viewer: Viewer) -> tuple[tuple[int, ...], tuple[int, ...], tuple[str, ...]]:
        """The fields every view begins with: who may act, who throws, and which dice."""
        due = state.due
        if due is None:
            return state.actors, (), ()
        shown = sees(viewer, due.seen_by)
        return state.actors, due.throwers, tuple(die.name for die in due.dice) if shown else ()

    @final
    def choices(self, state: S, seat: int) -> tuple[Choice, ...]:
        """The legal actions with their effects."""
        if seat.__class__ is not int:
            seat = _seat_number(seat)
        return tuple(Choice(action, self.effect(state, seat, action)) for action in self.legal_actions(state, seat))

    @final
    def act(self, state: S, seat: int, action: A) -> Successor[S]:
        """The step after an action.

        Raises:
            ActionError: the action is not possible now, or is none at all; the sentence says why.
        """
        if seat.__class__ is not int:
            seat = _seat_number(seat)
        legal = self.legal_actions(state, seat)
        try:
            known = legal[legal.index(action)]
        except (ValueError, TypeError):  # it is not in there; what cannot be hashed or compared is nowhere
            raise self._refusal(state, seat, action) from None
        # 18.0 and True equal whole numbers, and would get into states, into what is shared between them, and into texts
        if known is not action and not _is_alike(action, known):
            raise ActionError("action.value", action=_echo(action))
        return self._act(state, seat, known)

    @final
    def roll(self, state: S, roll: Roll) -> Successor[S]:
        """The step after a roll of the dice that are due.

        Raises:
            RollError: no dice are due, or these dice cannot land like that.
        """
        due = state.due
        if due is None:
            raise RollError("roll.not-due")
        try:
            accepted = roll in due.accepted
        except TypeError:  # a list, or something in it, cannot be hashed
            accepted = False
        if not accepted:
            due.check(roll)
        return self._roll(state, roll)

    def _refusal(self, state: S, seat: int, action: A) -> ActionError:
        if not 0 <= seat < self.players:
            return ActionError("action.no-seat", seat=seat, players=self.players)
        if not isinstance(action, Action):
            return ActionError("action.kind", value=_echo(action), game=self.name)
        try:
            text = self.actions.write(action)[:LONGEST_ECHO]
        except NotationError:
            text = _echo(action)
        if state.due is not None:
            return ActionError("action.dice-due", action=text)
        if not state.actors:
            return ActionError("action.game-over")
        legal = self.legal_actions(state, seat)
        if not legal:
            return ActionError("action.not-your-turn", action=text)
        return ActionError("action.illegal", action=text, legal=_listed(map(self.actions.write, legal)))


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def _starter(options: Options) -> int | None:
    if options.players == 1:
        return 0
    return None if options.first == DRAW else int(options.first)


def _seat_number(value: object) -> int:
    """The seat behind something that is no `int`: whole numbers of other libraries are taken, and nothing else."""
    if not isinstance(value, bool) and isinstance(value, SupportsIndex):
        return index(value)
    raise ActionError("action.seat", value=_echo(value))


def _is_alike(given: Any, known: Any) -> bool:
    """Whether something that equals a legal action, or a field of it, is also of its type.

    Whole numbers of other libraries are taken. What is carried out is the legal action, never what was given.
    """
    if isinstance(known, Action):
        return type(given) is type(known) and all(
            _is_alike(getattr(given, name), getattr(known, name)) for name in known.__struct_fields__
        )
    if isinstance(known, tuple):
        return isinstance(given, tuple) and all(map(_is_alike, given, known))
    if type(known) is int:
        return not isinstance(given, bool) and isinstance(given, SupportsIndex)
    return isinstance(given, type(known))


def _echo(value: object) -> str:
    """What somebody gave, for an error: short, and on one line."""
    return " ".join(repr(value).split())[:LONGEST_ECHO]


def _listed(texts: Iterable[str], most: int = 8) -> str:
    shown = list(texts)
    return ", ".join(shown[:most]) + (f" and {len(shown) - most} more" if len(shown) > most else "")
