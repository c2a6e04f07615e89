"""Checks built pages: every link and anchor inside leads somewhere, and nothing is loaded from another host."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LINKS = {"a": "href", "area": "href"}
"""Where visitors may go: elsewhere, too."""
LOADED = {"link": "href", "script": "src", "img": "src", "iframe": "src", "source": "src", "object": "data"}
"""What browsers load by themselves."""
OUTSIDE = re.compile(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//")
WEB, MAIL = {"http", "https"}, "mailto"


class _Page(HTMLParser):
    """The links, the loaded files and the anchors of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if found.get(LINKS.get(tag, "")):
            self.links.append(found[LINKS[tag]])
        if found.get(LOADED.get(tag, "")) and found.get("rel") != "canonical":
            self.loaded.append(found[LOADED[tag]])


@cache
def _read(path: Path) -> _Page:
    page = _Page()
    page.feed(path.read_text())
    return page


def faults(site: Path) -> Iterator[str]:
    """What is wrong with a site, each fault in a sentence."""
    for path in sorted(site.rglob("*.html")):
        page, name = _read(path), path.relative_to(site).as_posix()
        if name == "404.html":  # its links begin at the root, wherever that is
            continue
        for target in page.loaded:
            if urlsplit(target).scheme != "data":
                yield from _inside(site, path, name, target, "loads")
        for target in page.links:
            parts = urlsplit(target)
            if parts.scheme in WEB and "." not in parts.netloc and parts.hostname != "localhost":
                yield f"{name} leads to {target}, which is no address."
            elif not parts.scheme:
                yield from _inside(site, path, name, target, "leads to")
            elif parts.scheme not in WEB and parts.scheme != MAIL:
                yield f"{name} leads to {target}, which browsers do not open."
    for path in sorted(site.rglob("*.css")):
        if OUTSIDE.search(path.read_text()):
            yield f"{path.relative_to(site)} loads something from another host."


def _inside(site: Path, path: Path, name: str, target: str, verb: str) -> Iterator[str]:
    parts = urlsplit(target)
    if parts.scheme or parts.netloc or target.startswith("/"):
        yield f"{name} {verb} {target}, which is not in the site."
        return
    wanted = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if wanted.is_dir():
        wanted /= "index.html"
    if not wanted.is_relative_to(site.resolve()) or not wanted.is_file():
        yield f"{name} {verb} {target}, which is not there."
    elif parts.fragment and wanted.suffix == ".html" and unquote(parts.fragment) not in _read(wanted).anchors:
        yield f"{name} {verb} {target}, where there is no such anchor."
