"""The folder of a sweep: what is to be played, and what was played already."""

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from dicehouse.core.errors import LabError
from dicehouse.lab.engine_rules import Played
from dicehouse.lab.luck import Luck
from dicehouse.lab.sweep import GAMES, Part, Sweep
from dicehouse.lab.tally import Tally

PLAN, PARTS = "sweep.json", "parts"
T = TypeVar("T")


class Folder:
    """Keeps the parts of a sweep as they come in; whatever happens then, they are there.

    Args:
        path: where; it is made if needed.
        sweep: what is to be played.

    Raises:
        LabError: the folder cannot be written, or another sweep lies in it.
    """

    def __init__(self, path: Path, sweep: Sweep) -> None:
        self.path = path
        self.sweep = sweep
        self._parts = path / PARTS
        try:
            self._parts.mkdir(parents=True, exist_ok=True)
            plan = path / PLAN
            if not plan.exists():
                self.write(PLAN, msgspec.json.format(msgspec.json.encode(sweep)))
            elif _read(plan, Sweep) != sweep:
                raise LabError("lab.other", folder=str(path))
            self.write(f"{PARTS}/.probe", b"")  # what cannot be written is said before anything is played
            (self._parts / ".probe").unlink()
        except OSError as error:
            raise LabError("lab.folder", folder=str(path), reason=error.strerror or "?") from None

    def write(self, name: str, data: bytes) -> Path:
        """Write a file; it is there as a whole or not at all.

        Raises:
            LabError: it cannot be written.
        """
        place = self.path / name
        beside = place.with_name(place.name + ".new")
        try:
            beside.write_bytes(data)
            beside.replace(place)
        except OSError as error:
            raise LabError("lab.folder", folder=str(self.path), reason=error.strerror or "?") from None
        return place

    def keep(self, part: Part, played: Played) -> None:
        """Keep what came of a part."""
        self.write(f"{PARTS}/{part.name}.json", msgspec.json.encode(played))

    def missing(self) -> list[Part]:
        """What is still to be played, in order."""
        there = {path.name for path in self._parts.iterdir()}
        return [part for part in self.sweep.parts() if f"{part.name}.json" not in there]

    def cells(self) -> Iterator[tuple[Tally | None, Luck]]:
        """What was played in every cell so far; parts are put together in their order, however they came in."""
        tallies: list[Tally | None] = [None] * len(self.sweep.cells)
        lucks = [Luck() for _ in self.sweep.cells]
        for part in self.sweep.parts():
            path = self._parts / f"{part.name}.json"
            if not path.exists():
                continue
            if part.kind != GAMES:
                lucks[part.cell].add(_read(path, Luck))
                continue
            so_far, played = tallies[part.cell], _read(path, Tally)
            if so_far is None:
                tallies[part.cell] = played
            else:
                so_far.add(played)
        return zip(tallies, lucks, strict=True)


def _read(path: Path, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError):
        raise LabError("lab.damaged", path=str(path)) from None
