"""The language in which commands speak, and how they refuse."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from dicehouse.core.errors import DicehouseError
from dicehouse.support.extras import installed, require

Language = Annotated[
    str | None, typer.Option("--lang", help="en, de, fr, es or nl; the system's language if not given.")
]


SERVER_PARTS = (
    "litestar",
    "uvicorn",
    "httptools",
    "picows",
    "structlog",
    "asyncpg",
    "nats",
    "prometheus_client",
    "segno",
)
"""What the extra `server` installs, and a server cannot do without."""

LONGEST_SENTENCE = 600
"""Characters of an error that are printed."""


@contextmanager
def speaking(wish: str | None) -> Iterator[str]:
    """The language of a command. What Dicehouse refuses in it is said in one sentence, with exit status 2."""
    from dicehouse.games import names
    from dicehouse.texts import LANGUAGES, Texts, choose_language, language_of

    if wish is not None and language_of(wish) not in LANGUAGES:
        raise typer.BadParameter(f"{wish} is none of {', '.join(LANGUAGES)}", param_hint="--lang")
    language = choose_language(wish, os.environ)
    try:
        yield language
    except DicehouseError as error:
        game = error.code.partition(".")[0]  # a game's own codes begin with its name
        typer.echo(_printed(Texts(language, game if game in names() else None).error(error)), err=True)
        raise typer.Exit(2) from None


def _printed(sentence: str) -> str:
    """A sentence as it may reach a terminal: what it repeats of a file may be long, and may hold escape sequences."""
    shown = sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[:LONGEST_SENTENCE]} …"
    return "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in shown)


def has_server() -> bool:
    """Whether the extra `server` is installed."""
    return all(map(installed, SERVER_PARTS))


def require_server() -> None:
    """Refuse a command that needs the extra `server`, where it is not installed.

    Raises:
        MissingExtraError: it is not; the sentence names the command that installs it.
    """
    for name in SERVER_PARTS:
        if not installed(name):  # the others are imported when they are used
            require(name, extra="server")
