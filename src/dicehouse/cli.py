"""The command `dicehouse`. Every command imports what it needs when it is called, so that the help is there at once."""

import io
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from dicehouse import __version__
from dicehouse.core.errors import DicehouseError

app = typer.Typer(
    name="dicehouse",
    help="A house for dice games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Language = Annotated[
    str | None, typer.Option("--lang", help="en, de, fr, es or nl; the system's language if not given.")
]


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
    lang: Language = None,
) -> None:
    """Play a game in the terminal, against bots or with friends at one keyboard."""
    from dicehouse.terminal.play import Wishes, play_game

    if resume is not None and (game or people is not None or bots is not None or name or option or seed is not None):
        raise typer.BadParameter("a kept game has its own players, options and dice", param_hint="--resume")
    wishes = Wishes(game, people, bots, tuple(name or ()), tuple(option or ()), dice, seed, save, resume)
    play_game(wishes, _language(lang))


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="A kept game, by path or name; or: last.")],
    seat: Annotated[int | None, typer.Option("--as", min=0, help="See it as this seat saw it (from 0).")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Print the whole game and stop.")] = False,
    lang: Language = None,
) -> None:
    """Show a game step by step."""
    from dicehouse.terminal.play import replay_game

    replay_game(record, seat, everything or not sys.stdin.isatty(), _language(lang))


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="A kept game, by path or name; or: last.")], lang: Language = None
) -> None:
    """Check every roll of a game with fair dice against the commitment."""
    from dicehouse.terminal.play import verify_game

    verify_game(record, _language(lang))


@app.command()
def games(lang: Language = None) -> None:
    """List the games and their options."""
    from dicehouse.terminal.catalogue import show_catalogue

    show_catalogue(_language(lang))


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"dicehouse {__version__}")
        raise typer.Exit


@app.callback()
def _house(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version.")
    ] = False,
) -> None:
    pass


def _language(wish: str | None) -> str:
    from dicehouse.texts import LANGUAGES, choose_language, language_of

    if wish is not None and choose_language(wish, {}) != language_of(wish):
        raise typer.BadParameter(f"{wish} is none of {', '.join(LANGUAGES)}", param_hint="--lang")
    return choose_language(wish, os.environ)


def main() -> None:
    """Run the command. What Dicehouse refuses is said in one sentence, with exit status 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter gets a question mark
    try:
        app()
    except DicehouseError as error:
        from dicehouse.games import names
        from dicehouse.texts import Texts, choose_language

        game = error.code.partition(".")[0]  # a game's own codes begin with its name
        texts = Texts(choose_language(_asked_language(), os.environ), game if game in names() else None)
        typer.echo(texts.error(error), err=True)
        raise SystemExit(2) from None


def _asked_language() -> str | None:
    arguments = sys.argv[1:]
    for index, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1]
    return None


if __name__ == "__main__":
    main()
