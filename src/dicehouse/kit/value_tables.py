"""Value tables on disk: those that ship with the package, and those somebody solved here."""

import json
import os
import zipfile
from collections.abc import Mapping
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from platformdirs import user_data_path

from dicehouse.core.errors import BotError, FileError
from dicehouse.core.game import AnyGame
from dicehouse.support.atomic_file import atomic_file

Table: TypeAlias = dict[str, NDArray[Any]]
Key: TypeAlias = Mapping[str, object]
"""The options a table depends on, and nothing else."""

FOLDER = "DICEHOUSE_TABLES"
"""The environment variable that names another folder for solved tables."""


def load(game: AnyGame, key: Key) -> Table:
    """The table of a game for these options, from the package or from disk.

    Raises:
        BotError: nobody has solved the game with these options; the sentence names the command that does.
    """
    for path in (_shipped(game, key), _own(game, key)):
        if path.is_file():
            return _read(game, path, key)
    raise BotError("bots.unsolved", game=game.name, command=command(game))


def exists(game: AnyGame, key: Key) -> bool:
    """Whether `load` will find a table."""
    return _shipped(game, key).is_file() or _own(game, key).is_file()


def save(game: AnyGame, key: Key, table: Table, *, ship: bool = False) -> Path:
    """Keep a table: whole or not at all.

    Args:
        game: with its options.
        key: the options the table depends on.
        table: named arrays.
        ship: write it into the package, for the next release.
    """
    path = _shipped(game, key) if ship else _own(game, key)
    about = np.array(json.dumps(_label(game, key)))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with atomic_file(path) as file:
            np.savez_compressed(file, about=about, **table)  # type: ignore[arg-type]  # the stub thinks of a flag
    except OSError as error:
        raise FileError("file.unwritable", path=str(path), reason=error.strerror or "no reason given") from error
    return path


def command(game: AnyGame) -> str:
    """What to type to solve a game with these options."""
    defaults = {info.key: info.default for info in game.options_type.describe()}
    given = [
        f" --option {name}={','.join(value) if isinstance(value, list) else value}"
        for name, value in game.options.to_dict().items()
        if name not in ("players", "first") and (tuple(value) if isinstance(value, list) else value) != defaults[name]
    ]
    return f"dicehouse solve {game.name} --players {game.players}{''.join(given)}"


def _label(game: AnyGame, key: Key) -> dict[str, object]:
    return {"game": game.name, "rules": game.version, **key}


def _name(game: AnyGame, key: Key) -> str:
    label = json.dumps(_label(game, key), sort_keys=True)
    return f"{game.name}-{sha256(label.encode()).hexdigest()[:12]}.npz"


def _shipped(game: AnyGame, key: Key) -> Path:
    return Path(str(resources.files(game.package()))) / "bots" / "tables" / _name(game, key)


def _own(game: AnyGame, key: Key) -> Path:
    folder = os.environ.get(FOLDER)
    return (Path(folder) if folder else user_data_path("dicehouse") / "tables") / _name(game, key)


def _read(game: AnyGame, path: Path, key: Key) -> Table:
    try:
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            table = {name: file[name] for name in file.files}
        about = json.loads(str(table.pop("about")))
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise BotError("bots.table-damaged", path=str(path), command=command(game)) from error
    if about != json.loads(json.dumps(_label(game, key))):
        raise BotError("bots.table-damaged", path=str(path), command=command(game))
    return table
