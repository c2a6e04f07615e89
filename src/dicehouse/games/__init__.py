"""The games of the house, found by name and loaded when asked for."""

from collections.abc import Mapping
from importlib import import_module

from dicehouse.core.errors import GameError, RecordError
from dicehouse.core.game import AnyGame
from dicehouse.core.match import Match
from dicehouse.core.record import Header, Record
from dicehouse.games.spec import GameSpec

_MODULES: dict[str, str] = {}


def register(name: str, module: str) -> None:
    """Add a game: its name, and the module that holds its `SPEC`, imported when the game is first used."""
    _MODULES[name] = module


register("chinchiller", "dicehouse.games.chinchiller")
register("chili", "dicehouse.games.chili")
register("gonuts", "dicehouse.games.gonuts")
register("dixkibluff", "dicehouse.games.dixkibluff")


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_MODULES)


def spec(name: str) -> GameSpec:
    """Everything of a game.

    Raises:
        GameError: there is no game of that name.
    """
    if name not in _MODULES:
        raise GameError("game.unknown", game=name[:40] or "-", known=", ".join(_MODULES))
    found: GameSpec = import_module(_MODULES[name]).SPEC
    return found


def load(name: str) -> type[AnyGame]:
    """The rules of a game, without options.

    Raises:
        GameError: there is no game of that name.
    """
    return spec(name).rules


def create(game: str, /, players: object, **options: object) -> AnyGame:
    """The rules of a game with options: `create("gonuts", players=3, target=30)`."""
    return bind(game, players, options)


def bind(game: str, players: object, options: Mapping[str, object]) -> AnyGame:
    """The rules of a game with options as they come from a person or a file, whatever their names."""
    kind = load(game)
    return kind(kind.options_type.read(players, options))


def bind_version(game: str, version: int, options: Mapping[str, object]) -> AnyGame:
    """The rules of a game as a version of them was, with stored options, the number of players among them.

    Raises:
        RecordError: this version cannot be played any more, or is not known yet.
    """
    kind = load(game)
    given = dict(options)
    if version != kind.version:
        if version not in kind.earlier:
            raise RecordError("record.rules", version=version, game=game, known=kind.version)
        given.update(kind.earlier[version])
    return bind(game, given.pop("players", "none"), given)


def of_record(header: Header) -> AnyGame:
    """The rules a record was played by."""
    return bind_version(header.game, header.rules, header.options)


def replay(record: Record) -> Match:
    """Play a record again."""
    return Match.replay(of_record(record.header), record)
