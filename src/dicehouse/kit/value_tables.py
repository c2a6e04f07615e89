"""Value tables on disk: those that ship with the package, and those a user solved.

The file name holds a hash of the table's key. The key is built here, for every game alike, from *all* options except
those that a `TableKind` ignores with a reason: an option that is added later changes the key of every table that was
solved without it, so an old table is never read for new rules.
"""

import json
import os
import zipfile
from collections.abc import Callable, Mapping
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from dicehouse.core.errors import BotError, FileError
from dicehouse.core.game import AnyGame
from dicehouse.kit.arrays import HAS_NUMPY, NDArray, np
from dicehouse.kit.plain_npz import read_npz
from dicehouse.support.atomic_file import atomic_file

Table: TypeAlias = dict[str, NDArray[Any]]

FOLDER = "DICEHOUSE_TABLES"
"""The environment variable that names another folder for solved tables."""


class TableKind(NamedTuple):
    """A kind of value table of one game, and the options its contents depend on: all but the ignored ones."""

    ignored: Mapping[str, str]
    """Options the contents do not depend on, each with the reason. They are not in the key."""
    inputs: Callable[[Any], object]
    """What the contents are computed from, read from the rules with their options: numbers, texts, arrays and tuples
    of them. Games with equal keys have equal inputs; the conformance suite compares them."""
    label: Mapping[str, object] = {}
    """Further entries of the key, which distinguish several kinds of one game."""
    shared: Mapping[str, Callable[[Any], object]] = {}
    """For options some values of which have one table in common: the value that stands for a value in the key."""

    def key(self, game: AnyGame) -> dict[str, object]:
        """The key of the table of a game with its options."""
        options = game.options.to_dict()
        used = {name: value for name, value in options.items() if name not in self.ignored}
        return {**{name: self.shared.get(name, _itself)(value) for name, value in used.items()}, **self.label}


def load(game: AnyGame, kind: TableKind) -> Table:
    """The table of a game for its options, from the package or from the user's folder.

    Raises:
        BotError: there is no table for these options; the message names the command that solves them.
    """
    for path in (_shipped(game, kind), _own(game, kind)):
        if path.is_file():
            return _read(game, path, kind)
    raise BotError("bots.unsolved", game=game.name, command=command(game))


def exists(game: AnyGame, kind: TableKind) -> bool:
    """Whether `load` will find a table."""
    return _shipped(game, kind).is_file() or _own(game, kind).is_file()


def save(game: AnyGame, kind: TableKind, table: Table, *, ship: bool = False) -> Path:
    """Write a table atomically; returns its path.

    Args:
        game: with its options.
        kind: which of the game's tables it is.
        table: named arrays.
        ship: write into the package instead of the user's folder, for the next release.
    """
    path = _shipped(game, kind) if ship else _own(game, kind)
    about = np.array(json.dumps(_label(game, kind)))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with atomic_file(path) as file:
            np.savez_compressed(file, about=about, **table)  # type: ignore[arg-type]  # the stub thinks of a flag
    except OSError as error:
        raise FileError("file.unwritable", path=str(path), reason=error.strerror or "no reason given") from error
    return path


def command(game: AnyGame) -> str:
    """The shell command that solves a game with its options."""
    defaults = {info.key: info.default for info in game.options_type.describe()}
    given = [
        f" --option {name}={','.join(value) if isinstance(value, list) else value}"
        for name, value in game.options.to_dict().items()
        if name not in ("players", "first") and (tuple(value) if isinstance(value, list) else value) != defaults[name]
    ]
    return f"dicehouse solve {game.name} --players {game.players}{''.join(given)}"


def _label(game: AnyGame, kind: TableKind) -> dict[str, object]:
    return {"game": game.name, "rules": game.version, **kind.key(game)}


def _name(game: AnyGame, kind: TableKind) -> str:
    label = json.dumps(_label(game, kind), sort_keys=True)
    return f"{game.name}-{sha256(label.encode()).hexdigest()[:12]}.npz"


def _shipped(game: AnyGame, kind: TableKind) -> Path:
    return Path(str(resources.files(game.package()))) / "bots" / "tables" / _name(game, kind)


def _own(game: AnyGame, kind: TableKind) -> Path:
    folder = os.environ.get(FOLDER)
    return (Path(folder) if folder else _usual_folder()) / _name(game, kind)


def _usual_folder() -> Path:
    """Where the tables of a user are; in a browser, where nobody solves anything, nowhere."""
    try:
        from platformdirs import user_data_path  # noqa: PLC0415
    except ModuleNotFoundError:
        return Path("tables")
    return user_data_path("dicehouse") / "tables"


def _read(game: AnyGame, path: Path, kind: TableKind) -> Table:
    try:
        table = _arrays(path) if HAS_NUMPY else read_npz(path)
        about = json.loads(str(table.pop("about")))
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise BotError("bots.table-damaged", path=str(path), command=command(game)) from error
    if about != json.loads(json.dumps(_label(game, kind))):
        raise BotError("bots.table-damaged", path=str(path), command=command(game))
    return table


def _arrays(path: Path) -> Table:
    with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
        return {name: file[name] for name in file.files}


def _itself(value: object) -> object:
    return value
