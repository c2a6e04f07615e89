"""`dicehouse` without a command: the page that plays, from a server where that is installed, or as files."""

import os
from pathlib import Path

import typer

import dicehouse
from dicehouse.core.errors import DicehouseError, define
from dicehouse.server.listen import bind, browser_url, open_browser
from dicehouse.support.file_server import StaticServer
from dicehouse.texts import Texts

define({"page.missing": "This copy of Dicehouse carries no page. In a clone: {command}"})

PORT = 8300
"""The same every time, if it is free: a browser keeps games by address, and the server's page has its own at 8000."""
PAGE = Path(dicehouse.__file__).parent / "site" / "files"
"""Where a build puts the page."""


class PageError(DicehouseError):
    """There is no page to open."""


def page_folder() -> Path | None:
    """The folder of the page that comes with the package; None: it was built without."""
    return PAGE if (PAGE / "index.html").is_file() else None


def serve_page(folder: Path | None, texts: Texts, *, show: bool, port: int = PORT) -> None:
    """Serve the page to this machine until Ctrl+C.

    Args:
        folder: its files; None: there are none.
        texts: what is printed.
        show: open it in a browser, where there is a screen.
        port: the port; if it is taken, the next that is free.

    Raises:
        PageError: there are no files.
        ListenError: no port is free.
    """
    if folder is None:
        raise PageError("page.missing", command="make play")
    (bound,) = bind(("127.0.0.1",), port, or_next=True)
    address = browser_url(bound, "127.0.0.1")
    with StaticServer(folder, bound) as server:
        typer.echo(texts.say("house-open", address=address))
        typer.echo(texts.say("page-alone", command="pip install 'dicehouse[server]'"))
        if show:
            open_browser(address, os.environ)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            typer.echo("")
