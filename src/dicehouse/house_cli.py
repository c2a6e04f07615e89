"""`dicehouse house`: the commands of an operator. Each imports what it needs when it is called."""

import os
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dicehouse.command_language import Language, require_server, speaking

if TYPE_CHECKING:
    from dicehouse.server.operator import Operator
    from dicehouse.terminal.house import HouseScreen

app = typer.Typer(
    help="Look after a house: its tables, who may come, what is kept. Works while its nodes run.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Database = Annotated[
    str | None, typer.Option(help="postgresql://... or a SQLite file.", show_default="a file of your own")
]
SettingsFile = Annotated[Path | None, typer.Option(help="The TOML file with the settings of the house.")]
Name = Annotated[str, typer.Argument(metavar="TABLE", help="The id or the code of a table.")]
Json = Annotated[bool, typer.Option("--json", help="As JSON, one object a line.")]

CRITICAL = 50
AWAY, NO = 3, 1
"""The exit status when the storage does not answer, and when somebody said no."""


def _work(
    database: str | None,
    settings: Path | None,
    lang: str | None,
    work: "Callable[[Operator, HouseScreen], Coroutine[Any, Any, None]]",
) -> None:
    with speaking(lang) as language:
        require_server()
        import asyncio

        import structlog

        from dicehouse.server.operator import Operator
        from dicehouse.server.operator_errors import OperatorError
        from dicehouse.server.settings import read_settings
        from dicehouse.server.store import Unavailable
        from dicehouse.terminal.house import HouseScreen
        from dicehouse.texts import Texts

        chosen = read_settings({"database": database}, os.environ, settings)
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(CRITICAL))  # said once, below
        texts = Texts(language)

        async def run() -> None:
            async with Operator(chosen) as operator:
                await work(operator, HouseScreen(texts))

        try:
            asyncio.run(run())
        except Unavailable as error:
            typer.echo(texts.error(OperatorError("house.away", reason=str(error))), err=True)
            raise typer.Exit(AWAY) from None


@app.command("list")
def list_tables(
    listed: Annotated[bool, typer.Option("--listed", help="Only those in the list of open tables.")] = False,
    phase: Annotated[str, typer.Option(help="Only those that are open, playing, over or closed.")] = "",
    game: Annotated[str, typer.Option(help="Only those of this game.")] = "",
    older: Annotated[str, typer.Option("--older-than", help="Only those untouched for so long: 12h, 7d ...")] = "",
    most: Annotated[int, typer.Option("--most", min=1, help="No more than so many.")] = 1000,
    as_json: Json = False,
    database: Database = None,
    settings: SettingsFile = None,
    lang: Language = None,
) -> None:
    """List tables."""

    async def work(operator: "Operator", screen: "HouseScreen") -> None:
        from dicehouse.server.operator import Wanted, seconds

        wanted = Wanted(listed, phase, game, seconds(older) if older else 0.0)
        await screen.show_tables(operator.tables(wanted), most, as_json)

    _work(database, settings, lang, work)


@app.command()
def show(
    table: Name, as_json: Json = False, database: Database = None, settings: SettingsFile = None, lang: Language = None
) -> None:
    """Show a table: who sits there, what is played, how much was said."""

    async def work(operator: "Operator", screen: "HouseScreen") -> None:
        screen.show_table(await operator.known(table), as_json)

    _work(database, settings, lang, work)


@app.command()
def close(table: Name, database: Database = None, settings: SettingsFile = None, lang: Language = None) -> None:
    """Close a table: everybody is sent out, nothing happens there any more; it stays until it is deleted."""

    async def work(operator: "Operator", screen: "HouseScreen") -> None:
        id = await operator.find(table)
        screen.say("house-closed" if await operator.close(id) else "house-closed-before", table=id)

    _work(database, settings, lang, work)


@app.command()
def delete(
    table: Annotated[list[str], typer.Argument(metavar="TABLE...", help="Ids or codes of tables.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
    settings: SettingsFile = None,
    lang: Language = None,
) -> None:
    """Delete tables for good, with everything that was said and played there."""

    async def work(operator: "Operator", screen: "HouseScreen") -> None:
        from dicehouse.server.operator_errors import OperatorError

        ids = list(dict.fromkeys([await operator.find(one) for one in table]))
        if not yes:
            if not sys.stdin.isatty():
                raise OperatorError("house.sure")
            if not screen.is_sure(len(ids)):
                raise typer.Exit(NO)
        screen.say("house-deleted", tables=await operator.delete(ids))
        if not await operator.seal():
            screen.say("house-not-sealed")

    _work(database, settings, lang, work)


@app.command()
def ban(
    address: Annotated[str, typer.Argument(help="An address, or a network such as 203.0.113.0/24.")],
    duration: Annotated[str, typer.Option("--for", help="How long: 12h, 7d ...", show_default="for ever")] = "",
    why: Annotated[str, typer.Option("--why", help="A note for you.")] = "",
    database: Database = None,
    settings: SettingsFile = None,
    lang: Language = None,
) -> None:
    """Let nobody from an address or network connect; an IPv6 address stands for its /64."""

    async def work(operator: "Operator", screen: "HouseScreen") -> None:
        screen.say("house-banned", network=(await operator.ban(address, duration, why)).network)

    _work(database, settings, lang, work)


@app.command()
def unban(
    address: Annotated[str, typer.Argument(help="An address or network that was banned.")],
    database: Database = None,
    settings: SettingsFile = None,
    lang: Language = None,
) -> None:
    """Lift a ban."""

    async def work(operator: "Operator", screen: "HouseScreen") -> None:
        screen.say("house-unbanned", network=await operator.unban(address))

    _work(database, settings, lang, work)


@app.command()
def bans(
    as_json: Json = False, database: Database = None, settings: SettingsFile = None, lang: Language = None
) -> None:
    """List the bans that hold now."""

    async def work(operator: "Operator", screen: "HouseScreen") -> None:
        screen.show_bans(await operator.bans(), as_json)

    _work(database, settings, lang, work)


@app.command()
def export(
    table: Name,
    file: Annotated[Path | None, typer.Argument(help="Where to write it.", show_default="the screen")] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Everything stored, chat too, as JSON; of running games too.")
    ] = False,
    database: Database = None,
    settings: SettingsFile = None,
    lang: Language = None,
) -> None:
    """Write the record of a finished game, or with --all everything stored about a table."""

    async def work(operator: "Operator", screen: "HouseScreen") -> None:
        from dicehouse.core.errors import FileError

        text = await operator.export(table, everything)
        if file is None:
            typer.echo(text, nl=False)
            return
        try:
            with open(file, "x", encoding="utf-8", opener=_private) as out:
                out.write(text)
        except OSError as error:
            raise FileError("file.unwritable", path=str(file), reason=str(error.strerror)) from None
        screen.say("house-exported", path=str(file))

    _work(database, settings, lang, work)


@app.command()
def stats(
    as_json: Json = False, database: Database = None, settings: SettingsFile = None, lang: Language = None
) -> None:
    """Say how much the house keeps."""

    async def work(operator: "Operator", screen: "HouseScreen") -> None:
        screen.show_figures(await operator.figures(), as_json)

    _work(database, settings, lang, work)


def _private(path: str, flags: int) -> int:
    """Open a file that nobody else can read: names, words and hidden dice may be in it."""
    return os.open(path, flags, 0o600)
