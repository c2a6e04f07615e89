"""Build the documentation site into build/docs: `make docs`; show it while you write: `make docs-serve`.

Pages are staged (`site_pages.py`), built by Zensical in strict mode, sealed (each page gets a content security policy
by meta tag that allows nothing but the site itself), and read again: every link and anchor must lead somewhere
(`site_links.py`).
"""

import argparse
import base64
import hashlib
import re
import subprocess
import sys
import time
from pathlib import Path

from scripts.site_links import faults
from scripts.site_pages import ROOT, clear, stage

CONFIG = ROOT / "mkdocs.yml"
STAGED = ROOT / "build" / "docs-pages"
BUILT = ROOT / "build" / "docs"
INLINE = re.compile(r"<script(?P<attributes>[^>]*)>(?P<code>.*?)</script>", re.DOTALL)
CHARSET = '<meta charset="utf-8">'
ELSEWHERE = re.compile(r"https://(?:unpkg\.com|cdn\.jsdelivr\.net|fonts\.googleapis\.com)")
"""What the theme would load from other hosts for parts that these pages do not use."""


def build() -> Path:
    """Build everything anew.

    Raises:
        CalledProcessError: the generator found something wrong, and has said what.
        ValueError: a link leads nowhere, or something is loaded from elsewhere.
    """
    stage(STAGED)
    clear(BUILT)
    subprocess.run([_generator(), "build", "--strict", "--clean", "--config-file", CONFIG], cwd=ROOT, check=True)
    for page in BUILT.rglob("*.html"):
        page.write_text(sealed(page.read_text()))
    for script in BUILT.rglob("*.js"):
        script.write_text(ELSEWHERE.sub("/nowhere", script.read_text()))
    if found := list(faults(BUILT)):
        raise ValueError("\n".join(found))
    return BUILT


def sealed(page: str) -> str:
    """A page with its policy: scripts of the site and those that stand in the page, by hash; nothing from elsewhere."""
    hashes = sorted(
        {
            f"'sha256-{base64.b64encode(hashlib.sha256(script['code'].encode()).digest()).decode()}'"
            for script in INLINE.finditer(page)
            if "src=" not in script["attributes"] and "application/json" not in script["attributes"]
        }
    )
    scripts = " ".join(["'self'", *hashes])
    policy = (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; object-src 'none'"
    )
    return page.replace(CHARSET, f'{CHARSET}\n      <meta http-equiv="Content-Security-Policy" content="{policy}">', 1)


def serve(address: str) -> None:
    """Show the site, and stage what changes; Ctrl+C ends it."""
    stage(STAGED)
    generator = subprocess.Popen([_generator(), "serve", "--config-file", CONFIG, "--dev-addr", address], cwd=ROOT)
    try:
        while generator.poll() is None:
            time.sleep(1)
            stage(STAGED)
    except KeyboardInterrupt:
        generator.wait()


def _generator() -> str:
    return str(Path(sys.executable).parent / "zensical")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", metavar="ADDRESS", help="show it there, such as 127.0.0.1:8001")
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve)
    else:
        sys.stdout.write(f"{build()}\n")
