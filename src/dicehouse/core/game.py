"""The Game interface: a pure state machine with the rules of one game.

A game is an object bound to its options. It maps states to states and never changes one; it does no I/O, draws no
random numbers and has no clock. Every state names what it waits for: dice (`due`), seats that may act (`actors`), or
neither, and then the game is over.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
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
    """A step that a player can take."""

    secret: ClassVar[bool] = False
    """Whether the other seats see only that the seat acted."""
    pause_ms: ClassVar[int] = 0
    """The least time between two such actions of one seat. The rules have no clock; the server enforces it."""
    throws: ClassVar[bool] = False
    """Whether the action is itself the throw of the dice that are due after it: nobody waits for their player."""
    reversible: ClassVar[bool] = False
    """Whether its seat may take it back at once and lose nothing, so that it decides nothing by itself."""

    @property
    def menu_number(self) -> int | None:
        """The number of this action in a menu, where a natural one exists: 12 for a claim of 12."""
        return None


A = TypeVar("A", bound=Action)


class ActionList(tuple[A, ...]):
    """A tuple of actions with constant-time `in` and `index`."""

    def __init__(self, actions: Iterable[A]) -> None:  # the tuple itself was filled by tuple.__new__
        self._places = {action: place for place, action in enumerate(self)}

    def __contains__(self, action: object) -> bool:
        return action in self._places

    def index(self, action: Any) -> int:  # type: ignore[override]  # no start and stop
        """The index of an action."""
        place = self._places.get(action)
        if place is None:
            raise ValueError(action)
        return place


class State(msgspec.Struct, frozen=True, gc=False):
    """The complete state of a game: immutable and comparable."""

    due: Due | None
    """The dice to be rolled now; no seat may act before they have landed."""
    actors: tuple[int, ...]
    """The seats that may act now, the one in turn first. Where there are several, the first to act acts."""


class View(msgspec.Struct, frozen=True, gc=False):
    """A state as one viewer may know it: plain data, ready for JSON."""

    viewer: Viewer
    actors: tuple[int, ...]
    throwers: tuple[int, ...]
    """The seats whose dice are due."""
    due: tuple[str, ...]
    """The names of the dice that are due, where this viewer will see how they land."""


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A legal action with its effect, as far as the seat that chooses may know it."""

    action: Action
    effect: dict[str, int]
    """Named numbers that a client can show beside the action: `{"points": 30}`."""


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended."""

    reason: str
    """What ended it, in a word of the game."""
    winners: tuple[int, ...]
    """One seat, or several that share the win."""
    scores: tuple[int, ...]
    """The final score of each seat, in the measure of the game."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - S, A, V, O are the four nouns of a game
MoveText: TypeAlias = tuple[int | None, str]
"""A step as text: a seat and its action, or None and the faces of a roll with spaces between them."""
Successor: TypeAlias = tuple[S, tuple[Event, ...]]
"""The state after a step, and the events of the step."""


class Game(ABC, Generic[S, A, V, O]):
    """The rules of one game, bound to options. Subclasses implement the abstract methods; callers use the others."""

    name: ClassVar[str]
    """The identifier of the game in commands, records and URLs."""
    title: ClassVar[str]
    """The name of the game for people, taken from its options."""
    version: ClassVar[int]
    """The version of the rules: it changes if and only if an existing record would replay differently."""
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
        """The starting seat where it is not drawn: a seat was chosen, or there is only one; else None."""
        self.starter_due = Due((starter_die(self.players),), (0,))
        """The roll that draws the starting seat."""

    @abstractmethod
    def new(self) -> S:
        """The state before anything has happened."""

    @abstractmethod
    def all_actions(self) -> tuple[A, ...]:
        """Every action that can be legal in some state with these options, in a stable order.

        Learning environments and compiled play number the actions in this order.
        """

    @abstractmethod
    def legal_actions(self, state: S, seat: int) -> tuple[A, ...]:
        """Every action that is legal for a seat now, in a stable order; legality is defined here only."""

    @abstractmethod
    def _view(self, state: S, viewer: Viewer) -> V:
        """The state as a viewer may know it; everything, once the game is over."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def _act(self, state: S, seat: int, action: A) -> Successor[S]:
        """Apply an action that is legal."""

    @abstractmethod
    def _roll(self, state: S, roll: Roll) -> Successor[S]:
        """Apply a roll that fits the dice that are due."""

    def effect(self, state: S, seat: int, action: A) -> dict[str, int]:
        """The effect of a legal action, in named numbers, without anything that this seat may not know."""
        return {}

    def intent_of(self, state: S, action: A) -> object:
        """What an action is meant for, as a value: once it has changed, the action is too late (`play.is_too_late`).

        By default the state itself: any change makes an action that was decided before it too late. A game in which
        several seats may act at once says what matters: a call is meant for the bet that stood, a shake for the round.
        """
        return state

    def awaited(self, state: S) -> tuple[int, ...]:
        """The seats among the actors that have to act, so that a clock runs for them.

        By default the one in turn, and not those who may only cut in. A game in which several have to act names all.
        """
        return state.actors[:1]

    def retired(self, state: S) -> tuple[int, ...]:
        """The seats that are out of the game for good, as everybody can see: they neither act nor throw again.

        By default none: most games keep everybody until the end.
        """
        return ()

    def throwing(self, state: S) -> tuple[int, ...]:
        """The seats that throw dice now, before anybody acts; nobody throws the draw of who starts.

        By default those whose dice are due. A game in which all throw at once, one roll after the other, names all.
        """
        due = state.due
        return () if due is None or due is self.starter_due else due.throwers

    def untold(self, state: S, seat: int) -> Due | None:
        """The real dice that a seat sees lying and nobody has told: at the table it knows more than its view.

        By default None: dice are told when they are thrown. A game with an option to tell them late says which.
        """
        return None

    def _told_privately(self, state: S, seat: int, roll: Roll) -> S:
        """The state in which the untold dice of a seat lie like that."""
        raise NotImplementedError

    def told_at_once(self, steps: Sequence[MoveText]) -> "tuple[AnyGame, list[MoveText]]":
        """The same finished game with all dice told when they were thrown: its rules and its steps, as texts.

        By default itself. A game whose dice can be told late puts them where they were thrown; dice that nobody told
        at all stay untold.
        """
        return self, list(steps)

    def indistinguishable_state(self, state: S, viewer: Viewer, random: Random) -> S | None:
        """Another state with the same view for this viewer: everything hidden from them is drawn anew.

        For secrecy tests: what is drawn is possible, with no regard to its likelihood. None where nothing is hidden.
        """
        return None

    @final
    def view(self, state: S, viewer: Viewer) -> V:
        """The state as a viewer may know it. All data about a running game that leaves the process comes from here."""
        if viewer.__class__ is not int:
            viewer = _seat_number(viewer)
        if not 0 <= viewer < self.players and viewer not in (SPECTATOR, ARCHIVE):
            raise ActionError("action.no-seat", seat=viewer, players=self.players)
        return self._view(state, viewer)

    @staticmethod
    def _waiting(state: State, viewer: Viewer) -> tuple[tuple[int, ...], tuple[int, ...], tuple[str, ...]]:
        """The common fields of a view: actors, throwers, and the names of the dice that are due."""
        due = state.due
        if due is None:
            return state.actors, (), ()
        shown = sees(viewer, due.seen_by)
        return state.actors, due.throwers, tuple(die.name for die in due.dice) if shown else ()

    @final
    def told_privately(self, state: S, seat: int, roll: Roll) -> S:
        """The state in which the `untold` dice of a seat lie as it says: to weigh its choices, never part of a game.

        Raises:
            RollError: it sees no such dice, or they cannot lie like that.
        """
        due = self.untold(state, seat)
        if due is None:
            raise RollError("roll.not-due")
        due.check(roll)
        return self._told_privately(state, seat, roll)

    @final
    def choices(self, state: S, seat: int) -> tuple[Choice, ...]:
        """The legal actions with their effects."""
        if seat.__class__ is not int:
            seat = _seat_number(seat)
        effect = self.effect
        return tuple([Choice(action, effect(state, seat, action)) for action in self.legal_actions(state, seat)])

    @final
    def act(self, state: S, seat: int, action: A) -> Successor[S]:
        """Apply an action.

        Raises:
            ActionError: the action is not legal now, or no action of this game; the code says which.
        """
        if seat.__class__ is not int:
            seat = _seat_number(seat)
        legal = self.legal_actions(state, seat)
        try:
            known = legal[legal.index(action)]
        except (ValueError, TypeError):  # TypeError: it cannot be hashed or compared
            raise self._refusal(state, seat, action) from None
        # 18.0 and True equal whole numbers, but must not get into states, caches and texts
        if known is not action and not _is_alike(action, known):
            raise ActionError("action.value", action=_echo(action))
        return self._act(state, seat, known)

    @final
    def roll(self, state: S, roll: Roll) -> Successor[S]:
        """Apply a roll of the dice that are due.

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
    """Convert a seat that is no `int`: integers of other libraries are accepted, everything else is refused."""
    if not isinstance(value, bool) and isinstance(value, SupportsIndex):
        return index(value)
    raise ActionError("action.seat", value=_echo(value))


def _is_alike(given: Any, known: Any) -> bool:
    """Whether a value that equals a legal action, or a field of it, also has its type.

    Integers of other libraries are accepted. The action that is applied is the legal one, never the given one.
    """
    if isinstance(known, Action):
        if type(given) is not type(known):
            return False
        names = known.__struct_fields__
        return not names or all(_is_alike(getattr(given, name), getattr(known, name)) for name in names)
    if isinstance(known, tuple):
        return isinstance(given, tuple) and all(map(_is_alike, given, known))
    if type(known) is int:
        return not isinstance(given, bool) and isinstance(given, SupportsIndex)
    return isinstance(given, type(known))


def _echo(value: object) -> str:
    """A given value for an error message: shortened, and on one line."""
    return " ".join(repr(value).split())[:LONGEST_ECHO]


def _listed(texts: Iterable[str], most: int = 8) -> str:
    shown = list(texts)
    return ", ".join(shown[:most]) + (f" and {len(shown) - most} more" if len(shown) > most else "")
