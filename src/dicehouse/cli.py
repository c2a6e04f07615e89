"""The command `dicehouse`. Every command imports what it needs when it is called, so that `--help` starts quickly."""

import io
import os
import sys
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from dicehouse import __version__
from dicehouse.command_language import Language, has_server, require_server
from dicehouse.command_language import speaking as _speaking
from dicehouse.house_cli import app as house_app

app = typer.Typer(
    name="dicehouse",
    help="A house for dice games. Without a command it opens, in your browser.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

app.add_typer(house_app, name="house")


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="Which game; you are asked if you do not say.")] = None,
    people: Annotated[int | None, typer.Option(help="People at this keyboard.", show_default="1")] = None,
    bots: Annotated[int | None, typer.Option(help="Bots.", show_default="as many as the game needs")] = None,
    name: Annotated[list[str] | None, typer.Option(help="Name of a person; once for each.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: key=value.")] = None,
    dice: Annotated[str, typer.Option(help="fair, or hand: you throw, and type what you see.")] = "fair",
    seed: Annotated[int | None, typer.Option(help="Seeded dice, for practice.")] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where to keep the game.", show_default="a folder of your own")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a kept game, by path or name; or: last.")] = None,
    level: Annotated[
        str | None,
        typer.Option(help="How well the bots play: novice, regular, expert, master.", show_default="regular"),
    ] = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal, against bots or with friends at one keyboard."""
    from dicehouse.terminal.play import PlaySettings, play_game

    chosen = (game, name, option, level)
    if resume is not None and (any(chosen) or people is not None or bots is not None or seed is not None):
        raise typer.BadParameter("a kept game has its own players, options and dice", param_hint="--resume")
    settings = PlaySettings(
        game=game,
        people=people,
        bots=bots,
        names=tuple(name or ()),
        options=tuple(option or ()),
        dice=dice,
        seed=seed,
        save=save,
        resume=resume,
        level=level,
    )
    with _speaking(lang) as language:
        play_game(settings, language)


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="A kept game, by path or name; or: last.")],
    seat: Annotated[int | None, typer.Option("--as", min=0, help="See it as this seat saw it (from 0).")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Print the whole game and stop.")] = False,
    lang: Language = None,
) -> None:
    """Show a game step by step."""
    from dicehouse.terminal.play import replay_game

    with _speaking(lang) as language:
        replay_game(record, seat, everything or not sys.stdin.isatty(), language)


@app.command()
def review(
    record: Annotated[Path, typer.Argument(help="A finished game, by path or name; or: last; or: - for input.")],
    as_json: Annotated[bool, typer.Option("--json", help="As one JSON object, see docs/review-json.md.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write one HTML page that needs nothing else.")] = None,
    lang: Language = None,
) -> None:
    """Review a finished game: luck, mistakes and their reasons, and the moments that decided it."""
    from dicehouse.terminal.review import ReviewSettings, show_review

    if as_json and html is not None:
        raise typer.BadParameter("either --json or --html", param_hint="--html")
    with _speaking(lang) as language:
        if not show_review(ReviewSettings(record, as_json, html), language):
            raise typer.Exit(130)


@app.command()
def drill(
    game: Annotated[str | None, typer.Argument(help="Which game.", show_default="the puzzle of the day")] = None,
    add: Annotated[
        list[Path] | None,
        typer.Option(help="A finished game, by path or name, or: last. Your mistakes in it join the drills."),
    ] = None,
    lang: Language = None,
) -> None:
    """Practise: your own mistakes come back until you know better, and there are puzzles. Alone: the one of the day."""
    from dicehouse.games import load
    from dicehouse.terminal.drill import Drill, add_mistakes

    with _speaking(lang) as language:
        if game is not None:
            load(game)  # an unknown game is refused before anything is computed
        for record in add or ():
            add_mistakes(record, language)
        if game is not None:
            Drill(language).practise(game)
        elif not add:
            Drill(language).daily()


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="A kept game, by path or name; or: last.")],
    string: Annotated[str, typer.Option(help="The string you added to the dice: it must be in.")] = "",
    seat: Annotated[int | None, typer.Option(min=0, help="Your seat (from 0).")] = None,
    commitment: Annotated[str, typer.Option(help="The commitment you saw before the first roll.")] = "",
    notes: Annotated[
        Path | None, typer.Option(help="What your client noted: commitment, string, pledges, every roll shown.")
    ] = None,
    lang: Language = None,
) -> None:
    """Check every roll of a game with fair dice, and that the record is what you saw and took part in."""
    from dicehouse.terminal.verifying import verify_game

    with _speaking(lang) as language:
        verify_game(record, language, notes=notes, string=string, seat=seat, commitment=commitment)


@app.command()
def dice(
    records: Annotated[
        list[Path] | None, typer.Argument(metavar="[RECORD]...", help="Kept games.", show_default="all")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The counts and the test as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Check whether your real dice land as fair ones would, over all games for which you typed them in."""
    from dicehouse.terminal.dice_check import show_dice_check

    with _speaking(lang) as language:
        show_dice_check(records or [], language, as_json=as_json)


@app.command()
def luck(
    records: Annotated[
        list[Path] | None, typer.Argument(metavar="[RECORD]...", help="Kept games.", show_default="all")
    ] = None,
    since: Annotated[datetime | None, typer.Option(formats=["%Y-%m-%d"], help="Only games from this day on.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    lang: Language = None,
) -> None:
    """Tell who was lucky over all kept games, and what everybody's mistakes cost."""
    from dicehouse.terminal.luck import show_luck

    with _speaking(lang) as language:
        show_luck(records or [], language, since=since, as_json=as_json)


@app.command()
def bots(
    game: Annotated[str | None, typer.Argument(help="A game.", show_default="all")] = None, lang: Language = None
) -> None:
    """List the bots of the games, and how they play."""
    from dicehouse.terminal.commands import show_bots

    with _speaking(lang) as language:
        show_bots(game, language)


@app.command()
def solve(
    game: Annotated[str, typer.Argument(help="The game.")],
    players: Annotated[int | None, typer.Option(help="How many play.", show_default="the fewest")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: key=value.")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Solve again, even if it was solved before.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The result as one line of JSON.")] = False,
    lang: Language = None,
) -> None:
    """Solve a game, and keep the value table for the bots."""
    from dicehouse.terminal.commands import SolveSettings, solve_game

    settings = SolveSettings(game=game, players=players, options=tuple(option or ()), fresh=fresh, as_json=as_json)
    with _speaking(lang) as language:
        solve_game(settings, language)


@app.command()
def duel(
    game: Annotated[str, typer.Argument(help="The game.")],
    bot: Annotated[list[str], typer.Argument(help="A bot for each seat: novice, regular, expert, master, random ...")],
    number: Annotated[int, typer.Option("--games", help="How many games, at least.")] = 1000,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: key=value.")] = None,
    seed: Annotated[int, typer.Option(help="Another seed, other dice.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes.", show_default="one for each core")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The result as one line of JSON.")] = False,
    lang: Language = None,
) -> None:
    """Let bots play each other: common dice, everybody in every seat."""
    from dicehouse.terminal.commands import DuelSettings, show_duel

    settings = DuelSettings(
        game=game,
        bots=tuple(bot),
        games=number,
        options=tuple(option or ()),
        seed=seed,
        workers=workers,
        as_json=as_json,
    )
    with _speaking(lang) as language:
        show_duel(settings, language)


@app.command()
def lab(
    game: Annotated[str, typer.Argument(help="The game.")],
    bot: Annotated[list[str], typer.Argument(help="A bot for each seat: novice, regular, expert, master, random ...")],
    number: Annotated[int, typer.Option("--games", help="How many games with each set of options, at least.")] = 1000,
    option: Annotated[
        list[str] | None, typer.Option(help="Values of an option to be tried: key=value,value; again for another.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Another seed, other dice.")] = 0,
    out: Annotated[Path, typer.Option(help="A folder for results and report; the same command goes on there.")] = Path(
        "dicehouse-lab"
    ),
    form: Annotated[str, typer.Option("--format", help="csv or parquet.")] = "csv",
    jobs: Annotated[int | None, typer.Option(min=1, help="Cores.", show_default="all")] = None,
    on: Annotated[str, typer.Option(help="local, or ray: a Ray cluster.")] = "local",
    luck: Annotated[int, typer.Option(help="Weigh luck in so many games of each set of options.")] = 20,
    engine: Annotated[str, typer.Option(help="auto, plain or batch.")] = "auto",
    lang: Language = None,
) -> None:
    """Play many games over a grid of options: results, and a report with plots."""
    from dicehouse.terminal.commands import LabSettings, run_lab

    settings = LabSettings(
        game=game,
        bots=tuple(bot),
        games=number,
        options=tuple(option or ()),
        seed=seed,
        luck=luck,
        engine=engine,
        out=out,
        form=form,
        on=on,
        jobs=jobs,
    )
    with _speaking(lang) as language:
        if not run_lab(settings, language):
            raise typer.Exit(130)


class ServeCommand(TyperCommand):
    """The command `serve`, whose help names every setting, also those that have no flag."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help. The settings are read now: no other command needs them."""
        from dicehouse.server.settings import PREFIX, Settings

        self.epilog = (
            f"Every setting is read from the environment, too, as {PREFIX}PORT and so on; flags come first, then the "
            f"environment, then the file. All settings: {', '.join(Settings.__struct_fields__)}."
        )
        super().format_help(ctx, formatter)


@app.command(cls=ServeCommand)
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(help="The port.", show_default="8000")] = None,
    database: Annotated[
        str | None, typer.Option(help="postgresql://... or a SQLite file.", show_default="a file of your own")
    ] = None,
    channel: Annotated[str | None, typer.Option(help="nats://... between several nodes.")] = None,
    origins: Annotated[str | None, typer.Option(help="Other web pages that may connect, between commas.")] = None,
    hosts: Annotated[
        str | None, typer.Option(help="Names under which browsers may ask, between commas.", show_default="any")
    ] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.", show_default="info")] = None,
    settings: Annotated[Path | None, typer.Option(help="A TOML file with these and more settings.")] = None,
    show: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = False,
    next_port: Annotated[
        bool, typer.Option("--next-port", help="Take the next free port if this one is taken.")
    ] = False,
    near: Annotated[
        bool | None,
        typer.Option(
            "--near/--only-here",
            help="Let in the local network as well, or this computer only.",
            show_default="--near with --open",
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Serve tables to people and programs: a page for browsers, HTTP and WebSocket."""
    with _speaking(lang) as language:
        require_server()
        from dicehouse.server.listen import bind, browser_url, open_browser
        from dicehouse.server.local_network import local_addresses
        from dicehouse.server.serve import run_node
        from dicehouse.server.settings import Settings, read_settings
        from dicehouse.terminal.serving import greet
        from dicehouse.texts import Texts

        given = {"host": host, "port": port, "database": database, "channel": channel, "origins": origins}
        chosen = read_settings({**given, "hosts": hosts, "log_level": log_level}, os.environ, settings)
        usual = chosen.host == Settings().host
        if near and not usual:
            raise typer.BadParameter("with --host the house listens there and nowhere else", param_hint="--near")
        shared = usual and (show if near is None else near)
        addresses = (chosen.host, *(local_addresses() if shared else ()))
        doors = bind(addresses, chosen.port, next_port)
        here, *others = (browser_url(*pair) for pair in zip(doors, addresses, strict=True))

        def opened() -> None:
            greet(Texts(language), here, others if shared else None)
            if show:
                open_browser(here, os.environ)

        run_node(chosen, doors, opened, tuple(others))


@app.command()
def paper(
    game: Annotated[str | None, typer.Argument(help="The game.")] = None,
    sheet: Annotated[str | None, typer.Argument(help="The sheet; --list names them.")] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Where to write it.", show_default="GAME-SHEET-LANG.pdf")
    ] = None,
    everything: Annotated[
        Path | None, typer.Option("--all", metavar="FOLDER", help="Write every sheet, or every one of the game.")
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the sheets, and write none.")] = False,
    size: Annotated[str, typer.Option("--paper", help="a4 or letter.")] = "a4",
    large: Annotated[bool, typer.Option("--large", help="Large print.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: key=value.")] = None,
    lang: Language = None,
) -> None:
    """Print on paper: score sheets, rule cards, dice to fold, tables of best play, as PDF."""
    from dicehouse.terminal.printing import PaperSettings, list_sheets, write_all, write_one

    with _speaking(lang) as language:
        settings = PaperSettings(game, sheet, size, large, tuple(option or ()), out)
        if listed:
            list_sheets(game, language)
        elif everything is not None:
            write_all(settings, everything, language)
        else:
            write_one(settings, language)


@app.command()
def site(
    folder: Annotated[Path, typer.Argument(help="Where to write it; a site that is there is replaced.")],
    pyodide: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A full distribution of Pyodide, for bots that need numpy.")
    ] = None,
    docs: Annotated[Path | None, typer.Option(metavar="DIR", help="The built documentation, to come along.")] = None,
    lang: Language = None,
) -> None:
    """Write the house as a folder of files that plays without a server, for any host of files."""
    with _speaking(lang) as language:
        from dicehouse.site.writing import write_site
        from dicehouse.texts import Texts

        texts = Texts(language)
        written = write_site(folder, pyodide, docs, lambda step: typer.echo(texts.say(step)))
        size = f"{written.size / 1e6:.1f}"
        typer.echo(texts.say("site-written", folder=str(folder), files=written.files, size=size))


@app.command()
def games(lang: Language = None) -> None:
    """List the games and their options."""
    from dicehouse.terminal.commands import show_games

    with _speaking(lang) as language:
        show_games(language)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"dicehouse {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _house(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version.")
    ] = False,
    show: Annotated[
        bool, typer.Option("--open/--no-open", help="Without a command: open the page in a browser.")
    ] = True,
    lang: Language = None,
) -> None:
    if context.invoked_subcommand is None:
        if has_server():
            serve(show=show, next_port=True, log_level="warning", lang=lang)
        else:
            _open_page(show, lang)


def _open_page(show: bool, lang: str | None) -> None:
    """Serve the page that plays by itself, as files that are written anew every time: none is old."""
    with _speaking(lang) as language, TemporaryDirectory(prefix="dicehouse-") as folder:
        from dicehouse.site.writing import write_site
        from dicehouse.terminal.serve_page import serve_page
        from dicehouse.texts import Texts

        page = Path(folder) / "page"
        write_site(page)
        serve_page(page, Texts(language), show=show)


def main() -> None:
    """Run the command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter gets a question mark
    app()


if __name__ == "__main__":
    main()
