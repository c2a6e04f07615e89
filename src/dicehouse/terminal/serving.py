"""What `dicehouse serve` prints once the house is open."""

import sys
from collections.abc import Sequence

import typer

from dicehouse.server.local_network import qr_code
from dicehouse.texts import Texts


def greet(texts: Texts, here: str, near: Sequence[str] | None) -> None:
    """Print where the house is found.

    Args:
        texts: of the house.
        here: its URL on this machine.
        near: its URLs in the local network, the best first; None where it was not opened to it.
    """
    typer.echo(texts.say("house-open", address=here))
    if near:
        typer.echo(texts.say("house-near", address=near[0]))
        if sys.stdout.isatty():  # in a file it is of no use
            typer.echo(qr_code(near[0]))
        for other in near[1:]:
            typer.echo(texts.say("house-near-too", address=other))
        typer.echo(texts.say("house-near-only"))
    elif near is not None:
        typer.echo(texts.say("house-near-none"))
