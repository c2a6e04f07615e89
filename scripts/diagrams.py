"""Draws the diagrams of the pages: Mermaid in the text, for GitHub and editors; pictures in the site.

The site loads nothing from anywhere, and Mermaid is five megabytes of script; so the diagrams are drawn once, by
`make diagrams`, with Chromium and the release of Mermaid below. A picture is named by its diagram: `picture_of` does
not find one of an older text.
"""

import base64
import hashlib
import json
import re
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
FOLDER = DOCS / "pictures" / "diagrams"
FENCE = re.compile(r"^```mermaid\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
RELEASE = "mermaid@12.2.0"
INTEGRITY = "sha512-w7nr/SFrLO7BaVTs3dQTvYSV6nYSBj0Yy9DjBhsIJtAcHqRzXSq4Pg32ujHZ/AdWsAMNEvvhbm5dt9E2tOiHzw=="
SCRIPT = "package/dist/mermaid.min.js"
COLOURS = {
    "light": {"ink": "#23201b", "fill": "#fffdf7", "line": "#8a5a33", "note": "#f6e3bd"},
    "dark": {"ink": "#f4ecdd", "fill": "#2a251d", "line": "#d9a877", "note": "#4a301b"},
}
"""The house palette."""
ALTS = {"flowchart": "Which package imports which, as listed below", "sequenceDiagram": "The steps of a move, in order"}


class Picture(NamedTuple):
    """A drawn diagram."""

    name: str
    """Its file in docs/, without `-light.svg` or `-dark.svg`."""
    alt: str


def picture_of(text: str) -> Picture:
    """The picture of a diagram.

    Raises:
        FileNotFoundError: it has not been drawn since it changed.
    """
    name = hashlib.sha256(text.encode()).hexdigest()[:12]
    if not (FOLDER / f"{name}-light.svg").exists():
        raise FileNotFoundError("A diagram has changed: run `make diagrams`.")
    return Picture((FOLDER / name).relative_to(DOCS).as_posix(), ALTS[text.split(maxsplit=1)[0]])


def diagrams() -> Iterator[str]:
    """The text of every diagram of the pages."""
    for page in sorted(DOCS.rglob("*.md")):
        for match in FENCE.finditer(page.read_text()):
            yield match[1]


def mermaid() -> str:
    """The script of Mermaid, from the npm registry, checked by its hash."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", RELEASE], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        (packed,) = Path(folder).glob("*.tgz")
        content = packed.read_bytes()
    if f"sha512-{base64.b64encode(hashlib.sha512(content).digest()).decode()}" != INTEGRITY:
        raise ValueError(f"What came as {RELEASE} is something else.")
    with tarfile.open(fileobj=BytesIO(content)) as archive:
        member = archive.extractfile(SCRIPT)
        assert member is not None
        return member.read().decode()


def settings(colours: dict[str, str]) -> dict[str, object]:
    """How Mermaid draws: in the palette, with text that needs no HTML."""
    ink, fill, line, note = colours["ink"], colours["fill"], colours["line"], colours["note"]
    return {
        "startOnLoad": False,
        "theme": "base",
        "htmlLabels": False,
        "deterministicIds": True,
        "deterministicIDSeed": "dicehouse",
        "flowchart": {"htmlLabels": False},
        "themeVariables": {
            "fontFamily": "system-ui, sans-serif",
            "fontSize": "15px",
            "primaryColor": fill,
            "primaryTextColor": ink,
            "primaryBorderColor": line,
            "lineColor": line,
            "textColor": ink,
            "actorBkg": fill,
            "actorBorder": line,
            "actorTextColor": ink,
            "actorLineColor": line,
            "signalColor": ink,
            "signalTextColor": ink,
            "noteBkgColor": note,
            "edgeLabelBackground": fill,
            "tertiaryColor": fill,
        },
    }


def draw() -> None:
    """Draw every diagram, light and dark."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - needed for nothing else here

    script, drawn = mermaid(), set()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for text in diagrams():
            name = hashlib.sha256(text.encode()).hexdigest()[:12]
            for scheme, colours in COLOURS.items():
                page = browser.new_page(viewport={"width": 1200, "height": 900})
                page.set_content("<body></body>")
                page.add_script_tag(content=script)
                svg = page.evaluate(
                    f"async (text) => {{ mermaid.initialize({json.dumps(settings(colours))});"
                    f"return (await mermaid.render('d{name}', text)).svg }}",
                    text,
                )
                path = FOLDER / f"{name}-{scheme}.svg"
                path.write_text(svg.replace("<br>", "<br/>") + "\n")
                drawn.add(path)
                page.close()
        browser.close()
    for path in set(FOLDER.glob("*.svg")) - drawn:
        path.unlink()


if __name__ == "__main__":
    draw()
