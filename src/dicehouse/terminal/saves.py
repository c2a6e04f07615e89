"""Saved games: record files to which every step is flushed before the next one begins."""

import os
import sys
from contextlib import AbstractContextManager, nullcontext
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from platformdirs import user_data_path

from dicehouse.core.errors import DiceError, FileError
from dicehouse.core.match import Match
from dicehouse.core.record import Record, write_line
from dicehouse.dice.fair import FairSeed
from dicehouse.support.atomic_file import PRIVATE, READABLE, write_file

SUFFIX = ".dicehouse"
INPUT = Path("-")
"""The path that stands for standard input."""
LARGEST = 32 * 1024**2
"""Bytes of a file that is read: many times as many as a long game has."""
LAST = "last"
"""The name that stands for the most recent game."""


class Save:
    """The record file of a match.

    The seed of fair dice is in a separate file beside it, readable by its owner only, until the game is over and the
    seed is in the record.
    """

    def __init__(self, path: Path, match: Match, seed: FairSeed | None = None) -> None:
        self.path = path
        self._match = match
        self._written = 0
        self._seed_path = seed_path(path)
        if seed is not None:
            _write(self._seed_path, seed.reveal() + "\n", PRIVATE)

    @classmethod
    def create(cls, path: Path, match: Match, seed: FairSeed | None) -> "Save":
        """Create a new file; an existing one is never overwritten."""
        if _is_there(path):
            raise FileError("file.exists", path=str(path))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileError("file.unwritable", path=str(path), reason=error.strerror or "?") from None
        save = cls(path, match, seed)
        _write(path, write_line(match.record.header))
        save.step()
        return save

    @classmethod
    def resume(cls, path: Path, match: Match, seed: FairSeed | None) -> "Save":
        """Continue an existing file; an incomplete last line is removed."""
        save = cls(path, match, seed)
        save.rewrite()
        return save

    def step(self) -> None:
        """Append the new lines of the record."""
        new = self._match.record.lines[self._written :]
        if not new:
            return
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write("".join(map(write_line, new)))
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise FileError("file.unwritable", path=str(self.path), reason=error.strerror or "?") from None
        self._written += len(new)

    def rewrite(self) -> None:
        """Write all lines anew: some were taken back."""
        _write(self.path, self._match.record.write())
        self._written = len(self._match.record.lines)

    def finish(self) -> None:
        """Delete the file of the seed, which is in the record now."""
        self.step()
        self._seed_path.unlink(missing_ok=True)


def folder_of_games() -> Path:
    """The default folder of saved games."""
    return user_data_path("dicehouse") / "games"


def find(name: Path) -> Path:
    """The path of a saved game, given as a path, as a name in the default folder, or as `last`."""
    if _is_there(name) or name.parent != Path():
        return name
    kept = folder_of_games()
    if name.name == LAST:
        games = sorted(kept.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
        return games[-1] if games else name
    return next((path for path in (kept / name, kept / f"{name}{SUFFIX}") if _is_there(path)), name)


def default_path(game: str) -> Path:
    """A free name in the default folder."""
    folder = folder_of_games()
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{game}-{stamp}{SUFFIX}"
    number = 2
    while _is_there(path):
        path = folder / f"{game}-{stamp}-{number}{SUFFIX}"
        number += 1
    return path


def seed_path(path: Path) -> Path:
    """The file with the seed of a running game."""
    return path.with_name(path.name + ".seed")


def read_record(path: Path) -> Record:
    """Read a record file, or standard input where the path is `-`."""
    return Record.read(_read(path))


def read_seed(path: Path) -> FairSeed | None:
    """The seed of a running game; None if its file is missing or damaged."""
    try:
        return FairSeed.from_hex(_read(seed_path(path)).strip())
    except (FileError, DiceError):  # missing or damaged
        return None


def _opened(path: Path) -> AbstractContextManager[BinaryIO]:
    return nullcontext(sys.stdin.buffer) if path == INPUT else path.open("rb")


def _is_there(path: Path) -> bool:
    return os.path.exists(path)  # noqa: PTH110 - Path.exists raises for a name that is too long


def _read(path: Path) -> str:
    try:
        with _opened(path) as file:
            found = file.read(LARGEST + 1)
        if len(found) > LARGEST:
            raise FileError("file.too-large", path=str(path), most=LARGEST // 1024**2)
        return found.decode("utf-8-sig").replace("\r\n", "\n")  # some editors write a byte order mark
    except FileNotFoundError:
        raise FileError("file.missing", path=str(path)) from None
    except UnicodeDecodeError:
        raise FileError("file.unreadable", path=str(path), reason="not UTF-8 text") from None
    except OSError as error:
        raise FileError("file.unreadable", path=str(path), reason=error.strerror or "?") from None


def _write(path: Path, text: str, mode: int = READABLE) -> None:
    try:
        write_file(path, text.encode(), mode)
    except OSError as error:
        raise FileError("file.unwritable", path=str(path), reason=error.strerror or "?") from None
