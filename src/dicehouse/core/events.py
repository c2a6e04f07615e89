"""Events: what happened in a step, with the fields that only some viewers may see."""

from typing import Annotated, ClassVar, NamedTuple, Self, TypeAlias

import msgspec

from dicehouse.core.viewers import Viewer, sees


class Noun(NamedTuple):
    """Annotation of a field: what its value stands for, so that texts show a seat by name and a face by its word."""

    name: str


Seat: TypeAlias = Annotated[int, Noun("seat")]
Face: TypeAlias = Annotated[str, Noun("face")]


class Change(msgspec.Struct, frozen=True):
    """A field of the view that an event changes: lets a client draw the table between two events without any rule."""

    field: str
    """Of the view."""
    value: str = ""
    """The field of the event that holds the new value; empty: the next view tells it."""
    at: str = ""
    """Where the view has one value per seat: the field of the event that holds the seat; empty: all of it changes."""
    key: str = ""
    """Where each seat has a list of values: the field of the event that holds the name of the one that changes."""
    keys: tuple[str, ...] = ()
    """The names of the values in such a list, in order."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened in a step. Visible to all viewers unless it is a `SecretEvent`."""

    changes: ClassVar[tuple[Change, ...]] = ()
    """The fields of the view that change with it; what is not listed changes when the whole move has been shown."""
    remembered: ClassVar[tuple[Change, ...]] = ()
    """What a table goes on showing of it although no view has it: who bet what in this round.

    The rules do not need it. The fields are names of their own; one without a `value` is forgotten with the event, and
    a value that is hidden from a viewer changes nothing.
    """
    begins_count: ClassVar[bool] = False
    """Whether people with real dice may begin to count with it what they will be asked for."""
    reveals: ClassVar[bool] = False
    """Whether it may show a viewer something that was hidden before (a challenged roll, an announced amount)."""

    def for_viewer(self, viewer: Viewer) -> Self:
        """The event as this viewer may know it."""
        return self


class SecretEvent(Event, frozen=True, gc=False):
    """An event with fields that only some seats see; the others see only that it happened.

    A subclass has a field `seen_by` (None: all viewers) and names in `hidden` the fields that only those seats see.
    """

    hidden: ClassVar[tuple[str, ...]] = ()

    def for_viewer(self, viewer: Viewer) -> Self:
        """The event itself, or a copy with the hidden fields set to None."""
        seen_by: tuple[int, ...] | None = getattr(self, "seen_by")  # noqa: B009 - a field of every subclass, after its own
        if sees(viewer, seen_by):
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.hidden))


class StarterDrawn(Event, frozen=True, gc=False, tag="starts"):
    """The starting player was drawn or is known."""

    seat: Seat
