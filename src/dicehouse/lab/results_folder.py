"""The folder of a sweep: its description, and the results of the chunks that were played."""

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from dicehouse.core.errors import LabError
from dicehouse.lab.engine_rules import ChunkResult
from dicehouse.lab.luck import Luck
from dicehouse.lab.sweep import GAMES, Chunk, Sweep
from dicehouse.lab.tally import Tally
from dicehouse.support.atomic_file import write_file

SWEEP_FILE, CHUNK_FOLDER = "sweep.json", "parts"
T = TypeVar("T")


class ResultsFolder:
    """Stores the result of every chunk in a file of its own as soon as it is there, so that a sweep can be resumed.

    Args:
        path: the folder; it is created if it does not exist.
        sweep: what is to be played.

    Raises:
        LabError: the folder cannot be written, or it holds another sweep.
    """

    def __init__(self, path: Path, sweep: Sweep) -> None:
        self.path = path
        self.sweep = sweep
        self._chunks = path / CHUNK_FOLDER
        try:
            self._chunks.mkdir(parents=True, exist_ok=True)
            description = path / SWEEP_FILE
            if not description.exists():
                self.write(SWEEP_FILE, msgspec.json.format(msgspec.json.encode(sweep)))
            elif _read(description, Sweep) != sweep:
                raise LabError("lab.other", folder=str(path))
            self.write(f"{CHUNK_FOLDER}/.probe", b"")  # so that a read-only folder fails before anything is played
            (self._chunks / ".probe").unlink()
        except OSError as error:
            raise LabError("lab.folder", folder=str(path), reason=error.strerror or "?") from None

    def write(self, name: str, data: bytes) -> Path:
        """Write a file atomically.

        Raises:
            LabError: it cannot be written.
        """
        path = self.path / name
        try:
            write_file(path, data)
        except OSError as error:
            raise LabError("lab.folder", folder=str(self.path), reason=error.strerror or "?") from None
        return path

    def store(self, chunk: Chunk, result: ChunkResult) -> None:
        """Store the result of a chunk."""
        self.write(f"{CHUNK_FOLDER}/{chunk.name}.json", msgspec.json.encode(result))

    def missing_chunks(self) -> list[Chunk]:
        """The chunks without a result, in order."""
        stored = {path.name for path in self._chunks.iterdir()}
        return [chunk for chunk in self.sweep.chunks() if f"{chunk.name}.json" not in stored]

    def cells(self) -> Iterator[tuple[Tally | None, Luck]]:
        """The results of every cell so far, merged in the order of the chunks, not of their arrival."""
        tallies: list[Tally | None] = [None] * len(self.sweep.cells)
        lucks = [Luck() for _ in self.sweep.cells]
        for chunk in self.sweep.chunks():
            path = self._chunks / f"{chunk.name}.json"
            if not path.exists():
                continue
            if chunk.kind != GAMES:
                lucks[chunk.cell].add(_read(path, Luck))
                continue
            so_far, played = tallies[chunk.cell], _read(path, Tally)
            if so_far is None:
                tallies[chunk.cell] = played
            else:
                so_far.add(played)
        return zip(tallies, lucks, strict=True)


def _read(path: Path, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError):
        raise LabError("lab.damaged", path=str(path)) from None
