"""`dicehouse` without a command: the page that plays, from a server where that is installed, or as files."""

import os
import signal
from pathlib import Path

import typer

from dicehouse.server.listen import bind, browser_url, open_browser
from dicehouse.support.file_server import StaticServer
from dicehouse.texts import Texts

PORT = 8300
"""The same every time, if it is free: a browser keeps games by address, and the server's page has its own at 8000."""


def serve_page(folder: Path, texts: Texts, *, show: bool, port: int = PORT) -> None:
    """Serve the page to this machine until Ctrl+C.

    Args:
        folder: its files.
        texts: what is printed.
        show: open it in a browser, where there is a screen.
        port: the port; if it is taken, the next that is free.

    Raises:
        ListenError: no port is free.
    """
    (bound,) = bind(("127.0.0.1",), port, or_next=True)
    address = browser_url(bound, "127.0.0.1")
    with StaticServer(folder, bound) as server:
        typer.echo(texts.say("house-open", address=address))
        typer.echo(texts.say("page-alone", command="pip install 'dicehouse[server]'"))
        if show:
            open_browser(address, os.environ)
        for number in (signal.SIGINT, signal.SIGTERM):  # also where it was started with one of them ignored
            signal.signal(number, signal.default_int_handler)  # whoever ends it so leaves no files behind either
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            typer.echo("")
