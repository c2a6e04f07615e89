"""The options of Go Nuts!"""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from dicehouse.core.options import OneOf, Options, Range, Switch

BEATS = "beats"
LIVE = "live"


class GoNutsOptions(Options, frozen=True, kw_only=True):
    """The target (G6), the faces of the dice (G1) and how the Go Nuts! round runs (G5)."""

    title: ClassVar[str] = "Go Nuts!"
    seats: ClassVar[tuple[int, int]] = (2, 4)
    table_defaults: ClassVar[Mapping[str, object]] = {"round": LIVE}  # G5

    target: Annotated[int, Range(1, 1000)] = 50
    round: Annotated[str, OneOf((BEATS, LIVE))] = BEATS
    counted: Annotated[bool, Switch()] = False
    squirrels: Annotated[int, Range(0, 20)] = 3
    acorns: Annotated[int, Range(1, 20)] = 2  # without an acorn no player could score
    cars: Annotated[int, Range(0, 20)] = 1
    dogs: Annotated[int, Range(1, 20)] = 1  # without a dog the round would never end
    houses: Annotated[int, Range(0, 20)] = 5
