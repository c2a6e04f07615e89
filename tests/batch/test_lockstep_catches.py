"""The lockstep test finds an error in any of the tables."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from dicehouse import games
from dicehouse.batch.compiled import compiled
from dicehouse.core.game import AnyGame
from dicehouse.games.chinchiller.batch.kernel import AMOUNT
from dicehouse.games.gonuts.batch.kernel import GAIN
from dicehouse.kit.batch.bitfields import BitField, unpack
from dicehouse.kit.batch.packed_tables import ROW_BITS
from dicehouse.testing.lockstep import Lockstep

Change = Callable[[Any], Any]
"""Makes other tables of the tables of a game."""


def more(field: BitField, name: str) -> Change:
    """The steps of a table in which something is counted count one more."""

    def change(tables: Any) -> Any:
        steps = getattr(tables, name)
        found = np.array([unpack(step, field) > 0 for step in steps.tolist()])
        return tables._replace(**{name: np.where(found, steps + (1 << field[0]), steps)})

    return change


def other(name: str, place: int | tuple[int, ...]) -> Change:
    """An entry of a table is another."""

    def change(tables: Any) -> Any:
        table = getattr(tables, name).copy()
        table[place] = 1 - table[place]
        return tables._replace(**{name: table})

    return change


def packed(name: str, place: int) -> Change:
    """The same for a packed table."""

    def change(tables: Any) -> Any:
        return other("packed", (getattr(tables, name) >> ROW_BITS) + place)(tables)

    return change


def number(name: str, difference: int) -> Change:
    """A number is another."""
    return lambda tables: tables._replace(**{name: getattr(tables, name) + difference})


CHANGES: list[tuple[str, int, Change]] = [
    ("gonuts", 2, more(GAIN, "roll_steps")),
    ("gonuts", 3, number("enough", 1)),
    ("chinchiller", 2, more(AMOUNT, "option_steps")),
    ("chinchiller", 2, number("blinds", 1)),
    ("chinchiller", 2, number("speakers", 1 << 4)),
    ("chinchiller", 3, other("better", 3)),
    ("chinchiller", 4, number("supply", 1)),
    ("chili", 2, number("price", 1)),
    ("chili", 3, other("following", (0, 0))),
    ("chili", 2, other("reds", (3, 3))),
    ("dixkibluff", 3, packed("verdicts", 2)),
    ("dixkibluff", 4, packed("over", 3)),
    ("dixkibluff", 5, packed("thrower", 6)),
]


def play(game: AnyGame) -> None:
    Lockstep(game, seed=6).run(4000)


@pytest.mark.parametrize(("name", "players", "change"), CHANGES)
def test_an_error_in_a_table_is_found(name: str, players: int, change: Change, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.create(name, players, first=1)
    code = compiled(game)
    monkeypatch.setattr(code, "tables", change(code.tables))
    with pytest.raises(AssertionError):
        play(game)


def test_another_reading_of_an_exhausted_supply_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.create("chinchiller", 3, sand=12, supply=40)
    code = compiled(game)
    monkeypatch.setattr(code, "tables", code.tables._replace(whole=not code.tables.whole))
    with pytest.raises(AssertionError):
        play(game)
