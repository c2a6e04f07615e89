"""The output of `dicehouse house`: tables, bans and statistics of a server."""

import time
from collections.abc import AsyncIterator

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from dicehouse.server.operator import Known, words_of
from dicehouse.server.store import Ban, StorageFigures, Summary
from dicehouse.server.table_spec import TableSpec
from dicehouse.terminal.screen import Leave, Screen
from dicehouse.texts import Texts

YES = ("y", "yes", "j", "ja", "o", "oui", "s", "si", "sí")


class HouseScreen:
    """Prints the answers to an operator's commands, as text in their language or as JSON."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._screen = Screen()

    def say(self, text: str, **blanks: str | int) -> None:
        """Print one sentence."""
        self._screen.show(self._texts.say(text, **blanks))

    def is_sure(self, tables: int) -> bool:
        """Ask for confirmation before tables are deleted."""
        try:
            return self._screen.ask(self._texts.say("house-sure", tables=tables)).casefold() in YES
        except Leave:
            return False

    async def show_tables(
        self, tables: AsyncIterator[tuple[Summary, TableSpec | None]], most: int, as_json: bool
    ) -> None:
        """Print a list of tables."""
        grid = self._grid(
            ("house-table", "house-code", "house-game", "house-phase"),
            ("house-seats", "house-entries", "house-opened", "house-touched"),
        )
        shown = more = 0
        async for one, spec in tables:
            if shown == most:
                more += 1
                continue
            shown += 1
            if as_json:
                _print(_facts(one, spec))
                continue
            taken = f"{len(spec.seats) - one.free}/{len(spec.seats)}" if spec else "?"
            _row(
                grid, one.id, one.code or "-", spec.game if spec else "?", self._phase(one.phase), taken,
                str(one.number), _date(one.opened), _date(one.touched),
            )  # fmt: skip
        if as_json:
            return
        if shown:
            self._screen.console.print(grid)
        self.say("house-shown", tables=shown, more=more)

    def show_table(self, known: Known, as_json: bool) -> None:
        """The details of a table, without anything hidden in its game."""
        row, table, log = known
        names = [occupant.name if occupant else "-" for occupant in table.seats]
        facts = {
            "table": row.id, "code": row.code, "game": table.spec.game, "phase": table.phase, "closed": table.closed,
            "listed": row.listed, "opened": row.opened, "touched": table.at or row.opened, "entries": table.number,
            "words": words_of(log), "seats": names, "next": table.next_table, "series": table.spec.series,
        }  # fmt: skip
        if as_json:
            _print(facts)
            return
        grid = Grid(box=None, pad_edge=False, show_header=False)
        for title, value in (
            ("house-table", row.id),
            ("house-code", row.code or "-"),
            ("house-game", table.spec.game),
            ("house-phase", self._phase("closed" if table.closed else table.phase)),
            ("house-seats", ", ".join(names)),
            ("house-entries", str(table.number)),
            ("house-words", str(facts["words"])),
            ("house-opened", _date(row.opened)),
            ("house-touched", _date(table.at or row.opened)),
        ):
            _row(grid, self._texts.say(title), value)
        self._screen.console.print(grid)

    def show_bans(self, bans: list[Ban], as_json: bool) -> None:
        """The bans in force."""
        if as_json:
            for one in bans:
                _print(one)
            return
        if not bans:
            self.say("house-no-bans")
            return
        grid = self._grid(("house-network", "house-until", "house-why"), ())
        for one in bans:
            until = self._texts.say("house-for-ever") if one.until is None else _date(one.until)
            _row(grid, one.network, until, one.why)
        self._screen.console.print(grid)

    def show_figures(self, figures: StorageFigures, as_json: bool) -> None:
        """Counts of stored tables and bans."""
        if as_json:
            _print(figures)
            return
        grid = Grid(box=None, pad_edge=False, show_header=False)
        for phase in ("open", "playing", "over", "closed"):
            _row(grid, self._phase(phase), f"{figures.tables.get(phase, 0):,}")
        _row(grid, self._texts.say("house-entries"), f"{figures.entries:,}")
        _row(grid, self._texts.say("house-bytes"), f"{figures.bytes:,}")
        _row(grid, self._texts.say("house-unused"), f"{figures.unused:,}")
        _row(grid, self._texts.say("house-bans"), f"{figures.bans:,}")
        if figures.oldest is not None:
            _row(grid, self._texts.say("house-oldest"), _date(figures.oldest))
        self._screen.console.print(grid)

    def _phase(self, phase: str) -> str:
        texts = {
            "open": "house-is-open", "playing": "house-is-playing", "over": "house-is-over",
            "closed": "house-is-closed",
        }  # fmt: skip
        return self._texts.say(texts[phase])

    def _grid(self, left: tuple[str, ...], right: tuple[str, ...]) -> Grid:
        grid = Grid(box=None, pad_edge=False)
        for title in left:
            grid.add_column(self._texts.say(title), overflow="fold")
        for title in right:
            grid.add_column(self._texts.say(title), justify="right")
        return grid


def _facts(one: Summary, spec: TableSpec | None) -> dict[str, object]:
    return {
        "table": one.id, "code": one.code, "game": spec.game if spec else None, "phase": one.phase,
        "listed": one.listed, "seats": len(spec.seats) if spec else None, "free": one.free, "entries": one.number,
        "opened": one.opened, "touched": one.touched,
    }  # fmt: skip


def _print(facts: object) -> None:
    print(msgspec.json.encode(facts).decode())


def _row(grid: Grid, *cells: str) -> None:
    """A row of plain texts: text written by players is never parsed as markup."""
    grid.add_row(*(Text("".join(letter for letter in cell if letter.isprintable())) for cell in cells))


def _date(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
