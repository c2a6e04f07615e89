"""Events of a game that the lab counts."""

from typing import Any, NamedTuple

from dicehouse.core.events import Event


class CountedEvent(NamedTuple):
    """An event that is counted, by kind and by what its fields hold."""

    name: str
    """What it is called in reports."""
    event: type[Event]
    """The event that tells of it."""
    fields: tuple[tuple[str, Any], ...] = ()
    """What the fields of the event must hold; nothing: any such event counts."""

    def happened(self, event: Event) -> bool:
        """Whether this event tells of it."""
        return type(event) is self.event and all(getattr(event, name) == value for name, value in self.fields)
