"""What a house in the page asks of its visitors: bytes over the wire, and the time until it is open: `make bench-site`.

Writes a site, and serves it as hosts of files do: text compressed with gzip, the rest as it is. Chromium visits it with
nothing kept, sits down at a table, and comes again with the host gone: first as the machine is,
then with a process for each core that never rests. Times are from the navigation on; medians of all rounds.

Fails where a first visit takes more than 9 MB, a second one opens later than after 3 s on busy cores, or Lighthouse, as
a phone, gives the shell less than 95 for performance (with --lighthouse, which npm installs).
"""

import argparse
import gzip
import hashlib
import mimetypes
import multiprocessing
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from benchmarks.lighthouse import AIMS, TIMES, Seen, install, judge
from benchmarks.reporting import Report, conditions_line, markdown_table, run_benchmark
from playwright.sync_api import Browser, Page, sync_playwright
from scripts.progress import say

from dicehouse.site.writing import write_site

MOST_BYTES = 9_000_000
MOST_SECONDS = 2
"""Until the shell is interactive, on Lighthouse's phone: it varies by a few hundredths, so nothing fails by it."""
MOST_SECOND = 3000
"""Milliseconds until the house is open on a second visit, on busy cores."""
COMPRESSED = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}
PATIENCE = 120_000
SHELL = "() => document.querySelectorAll('[data-box]').length === 4 && performance.now()"
"""The shelf of games is there, and its links are."""
KEPT = "() => navigator.serviceWorker.controller !== null"
GAME = "gonuts"
MARKS = """() => [
    performance.timeOrigin,
    performance.getEntriesByType("mark").map(({ name, startTime }) => [name, startTime]),
]"""
STEPS = ("fetched", "python", "imported", "open")
"""Marks of web/src/local/worker.ts."""


class Host(ThreadingHTTPServer):
    """A host of the files of a folder, which counts what it sends."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.sent: dict[str, int] = {}
        self.files = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
        self.files["/"] = folder / "index.html"

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.server_port}"


class Answer(BaseHTTPRequestHandler):
    """Answers as a host of files does."""

    protocol_version = "HTTP/1.1"
    server: Host

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        file = self.server.files.get(path)
        body = b"There is no such file." if file is None else sent(file)
        tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        status = 404 if file is None else 304 if self.headers.get("If-None-Match") == tag else 200
        body = b"" if status == 304 else body
        self.send_response(status)
        if file is not None:
            self.send_header("Content-Type", mimetypes.guess_type(file.name)[0] or "application/octet-stream")
            self.send_header("ETag", tag)
            self.send_header("Cache-Control", "max-age=600")
            if file.suffix in COMPRESSED:
                self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        self.server.sent[path] = self.server.sent.get(path, 0) + len(body)

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Say nothing."""


def sent(file: Path) -> bytes:
    """A file as it goes over the wire."""
    content = file.read_bytes()
    return gzip.compress(content, 6, mtime=0) if file.suffix in COMPRESSED else content


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """A host, until the end."""
    with Host(folder) as host:
        thread = Thread(target=host.serve_forever)
        thread.start()
        try:
            yield host
        finally:
            host.shutdown()
            thread.join()


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many processes that never rest."""
    restless = [multiprocessing.Process(target=turn, daemon=True) for _ in range(processes)]
    for one in restless:
        one.start()
    try:
        yield
    finally:
        for one in restless:
            one.terminate()
            one.join()


def turn() -> None:
    """Never rest."""
    while True:
        pass


def opened(page: Page) -> dict[str, float]:
    """Milliseconds from the navigation until each step of opening the house was done; waits for it."""
    began = float(page.evaluate("performance.timeOrigin"))
    latest = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < latest:
        if page.workers:
            origin, marks = page.workers[0].evaluate(MARKS)
            found = {name: origin + at - began for name, at in marks}
            if "open" in found:
                return {name: found[name] for name in STEPS}
        page.wait_for_timeout(50)
    raise TimeoutError("the house did not open")


def arrive(page: Page, address: str) -> dict[str, float]:
    """Visit the shelf and wait for the house: milliseconds until each was there."""
    page.goto(address, wait_until="commit")
    shell = float(page.wait_for_function(SHELL).json_value())
    return {"shell": shell, **opened(page)}


def visit(browser: Browser, folder: Path, cores: int) -> dict[str, Any]:
    """A first visit and two further ones, in a browser of their own."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    with hosted(folder) as host:
        page = context.new_page()
        first = arrive(page, host.address)
        page.wait_for_function(KEPT)
        page.goto(f"{host.address}/#/?play={GAME}")
        page.locator(f"[data-play={GAME}]").click()
        page.wait_for_url("**#/t/**")
        page.locator("[data-phase][data-settled=true]").wait_for(state="attached")
        page.close()
        address, files = host.address, dict(host.sent)
    again = {}
    for name, restless in (("second", 0), ("busy", cores)):
        with busy(restless):
            page = context.new_page()
            again[name] = arrive(page, address)
            page.close()
    context.close()
    return {"first": first, **again, "files": files}


def measure(arguments: argparse.Namespace) -> Report:
    cores = os.cpu_count() or 1
    chromium = os.environ.get("DICEHOUSE_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = Path(place) / "site"
        say("Writing the site ...")
        written = write_site(folder)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        visits = []
        for number in range(arguments.rounds):
            say(f"visits, round {number + 1} of {arguments.rounds} ...")
            visits.append(visit(browser, folder, cores))
        browser.close()
        shell = None
        if arguments.lighthouse:
            with hosted(folder) as host:
                scores = [
                    judge(playwright, lighthouse, host.address, Seen("shell", "/"))[0]
                    for lighthouse in [install()] * arguments.rounds
                ]
            shell = {aim: statistics.median(one[aim] for one in scores) for aim in (*AIMS, *TIMES)}
    files = visits[0]["files"]
    engine = sum(size for name, size in files.items() if name.startswith("/engine/"))
    return {
        "bytes": {"all": sum(files.values()), "engine": engine, "page": sum(files.values()) - engine},
        "on_disk": {"files": written.files, "bytes": written.size},
        "busy_processes": cores,
        "times": {
            name: {step: statistics.median(one[name][step] for one in visits) for step in ("shell", *STEPS)}
            for name in ("first", "second", "busy")
        },
        "lighthouse": shell,
        "largest": dict(sorted(files.items(), key=lambda item: -item[1])[:8]),
    }


def as_markdown(report: Report) -> str:
    names = {
        "first": "first",
        "second": "second, no network",
        "busy": f"second, no network, {report['busy_processes']} restless processes",
    }
    columns = ["visit", "shell", "files there", "Python started", "rules imported", "house open"]
    rows = ((names[name], *(f"{at / 1000:.2f} s" for at in found.values())) for name, found in report["times"].items())
    found, shell = report["bytes"], report["lighthouse"]
    return "\n".join(
        [
            *markdown_table(columns, rows),
            "",
            f"Over the wire until the first game is played: {found['all'] / 1e6:.2f} MB (aim: at most "
            f"{MOST_BYTES / 1e6:.0f}), of which {found['engine'] / 1e6:.2f} MB are the engine and "
            f"{found['page'] / 1e6:.2f} MB the page.",
            "Lighthouse was not asked (--lighthouse)."
            if shell is None
            else f"Lighthouse, shell on a phone: performance {shell['performance']:.0f} (aim: {AIMS['performance']}), "
            f"painted after {shell['painted'] / 1000:.1f} s, its largest part after {shell['largest'] / 1000:.1f}, "
            f"interactive after {shell['interactive'] / 1000:.1f} (aim: {MOST_SECONDS}).",
            conditions_line(report),
        ]
    )


def main() -> None:
    """Visit a site, print what it took, and fail where that is too much."""

    def options(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--rounds", type=int, default=3)
        parser.add_argument("--lighthouse", action="store_true", help="ask Lighthouse, which npm installs")

    report = run_benchmark(__doc__, measure, as_markdown, options)
    shell = report["lighthouse"]
    slow = shell is not None and shell["performance"] < AIMS["performance"]
    late = report["times"]["busy"]["open"] > MOST_SECOND
    raise SystemExit(int(slow or late or report["bytes"]["all"] > MOST_BYTES))


if __name__ == "__main__":
    main()
