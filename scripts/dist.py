"""Builds wheel and source archive, checks them, and plays a game from each in an empty environment: `make dist`.

The environments have pip and nothing else, and a PATH without compiler and Node: what installs there installs anywhere
the wheels of the dependencies do. `dicehouse` alone opens its page there: every file of it is fetched, and where
Chromium is, a move is made in it. The source archive carries the built browser client, so it needs no Node either.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
import venv
import zipfile
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING
from urllib.parse import urljoin

from scripts.progress import say

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parent.parent
MOST = {"wheel": 15_000_000, "sdist": 25_000_000}
"""Bytes that PyPI would be asked to keep of each release, at most; its own limit for a file is 100 MB."""
PATIENCE = 120_000
"""Milliseconds: Python starts in a browser."""
UNWANTED = re.compile(r"(^|/)(node_modules|__pycache__|\.git|\.venv)/|\.(map|pyc|pyo)$|(^|/)\.(env|DS_Store)$")
WHEEL_ONLY = re.compile(r"^(dicehouse/|dicehouse-[^/]+\.dist-info/)")
NEEDED = {
    "wheel": (
        "dicehouse/py.typed",
        "dicehouse/server/web/index.html",
        "dicehouse/site/files/wasm.bin",
        "dicehouse/texts/en.ftl",
    ),
    "sdist": (
        "src/dicehouse/server/web/index.html",
        "src/dicehouse/site/files/wasm.bin",
        "hatch_build.py",
        "tests/conftest.py",
        "LICENSE",
        "README.md",
    ),
}


class DistError(Exception):
    """What was built must not be published; the message says why."""


def build(out: Path) -> dict[str, Path]:
    """Build both into an empty folder."""
    shutil.rmtree(out, ignore_errors=True)
    for target in ("sdist", "wheel"):
        say(f"building the {target}")
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(out)],
            cwd=ROOT,
            check=True,
            stdout=subprocess.DEVNULL,
        )
    return {"wheel": next(out.glob("*.whl")), "sdist": next(out.glob("*.tar.gz"))}


def names(kind: str, archive: Path) -> list[str]:
    """The files in an archive; those of a source archive without its top folder."""
    if kind == "wheel":
        with zipfile.ZipFile(archive) as opened:
            return opened.namelist()
    with tarfile.open(archive) as packed:
        return [str(PurePosixPath(*PurePosixPath(one.name).parts[1:])) for one in packed if one.isfile()]


def faults(kind: str, found: list[str], size: int) -> list[str]:
    """What is wrong with the content of an archive."""
    wrong = [f"{name} does not belong there" for name in found if UNWANTED.search(name)]
    if kind == "wheel":
        wrong += [f"{name} is outside the package" for name in found if not WHEEL_ONLY.search(name)]
    wrong += [f"{name} is missing" for name in NEEDED[kind] if name not in found]
    if size > MOST[kind]:
        wrong.append(f"{size:,} bytes are more than {MOST[kind]:,}")
    return wrong


def check(kind: str, archive: Path) -> str:
    """Check one archive; the line about it for the report."""
    found, size = names(kind, archive), archive.stat().st_size
    if wrong := faults(kind, found, size):
        raise DistError(f"{archive.name}: {'; '.join(wrong[:10])}")
    return f"{archive.name}: {size / 1e6:.1f} MB of at most {MOST[kind] / 1e6:.0f}, {len(found)} files"


def try_out(kind: str, archive: Path, folder: Path) -> list[str]:
    """Install an archive into an empty environment and use it there; the lines for the report."""
    say(f"installing the {kind} into an empty environment")
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    kept = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV", "CC", "CXX")}
    environment = kept | {"PATH": str(programs), "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data")}
    python, dicehouse = str(programs / "python"), str(programs / "dicehouse")

    def run(*command: str) -> str:
        done = subprocess.run(
            command, cwd=folder, env=environment, text=True, stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
        if done.returncode:
            raise DistError(f"{kind}: {' '.join(command[:4])} ... ended with {done.returncode}:\n{done.stderr[-2000:]}")
        return done.stdout

    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(archive))
    run(python, "-m", "pip", "check")
    lines = [f"{kind}, {run(dicehouse, '--version').strip()}, Python {sys.version.split()[0]}:"]
    packages = run(python, "-m", "pip", "list", "--format=freeze").split()
    lines.append(f"  pip install pulls {len(packages)} packages: {' '.join(packages)}")
    if "gonuts" not in run(dicehouse, "games", "--lang", "en"):
        raise DistError(f"{kind}: dicehouse games does not list the games")
    game = folder / "game.jsonl"
    run(dicehouse, "play", "gonuts", "--people", "0", "--bots", "2", "--save", str(game), "--lang", "en")
    run(dicehouse, "verify", str(game), "--lang", "en")
    steps = len(run(dicehouse, "replay", str(game), "--all", "--lang", "en").splitlines())
    lines.append(f"  a game of bots was played, verified, and replayed in {steps} lines")
    lines += [f"  {line}" for line in visit(kind, [dicehouse, "--no-open", "--lang", "en"], folder, environment)]
    return lines


def fetch(address: str) -> bytes:
    """A file of a page."""
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            content: bytes = answer.read()
            return content
    except OSError as error:
        raise DistError(f"{address} cannot be fetched: {error}") from None


def check_page(address: str) -> str:
    """Fetch the page at an address with all that it names; the line for the report."""
    index = fetch(address).decode()
    if 'name="dicehouse-house" content="page"' not in index:
        raise DistError(f"{address} is no page of a house without a server")
    named = set(re.findall(r'(?:href|src)="\./([^"]+)"', index))
    about = json.loads(fetch(urljoin(address, "site.json")))
    parts = [about[name] for name in ("loader", "runtime", "wasm", "library")] + about["packages"]
    sizes: dict[str, int] = {part["file"]: part["bytes"] for part in parts}
    for name in sorted(named | set(about["answers"].values()) | sizes.keys()):
        content = fetch(urljoin(address, name))
        if not content or len(content) != sizes.get(name, len(content)):
            raise DistError(f"{name} has {len(content):,} bytes, not {sizes.get(name, 1):,}")
    return f"the page came with {len(named)} files, its engine with {sum(sizes.values()) / 1e6:.1f} MB"


def make_a_move(page: "Page", address: str) -> str:
    """Sit down in a page and make a move against a bot; the line for the report."""
    page.add_init_script("localStorage.setItem('dicehouse', JSON.stringify({ tempo: 'instant', ownThrows: false }))")
    page.goto(f"{address}#/?play=gonuts")
    page.locator("[data-play=gonuts]").click(timeout=PATIENCE)
    page.wait_for_url("**#/t/**", timeout=PATIENCE)
    action = page.locator("[data-settled=true] [data-action]:not(:disabled)").first
    action.wait_for(timeout=PATIENCE)
    name, before = action.get_attribute("data-action"), page.locator("[data-number]").get_attribute("data-number")
    action.click()
    page.wait_for_function(
        "before => Number(document.querySelector('[data-number]')?.dataset.number) > Number(before)",
        arg=before,
        timeout=PATIENCE,
    )
    return f"a move was made in the page: {name}"


def in_browser(address: str) -> str:
    """Make a move in the page with Chromium, where it and its driver are there; the line for the report."""
    chromium = os.environ.get("DICEHOUSE_CHROMIUM") or shutil.which("chromium")
    if chromium is None or find_spec("playwright") is None:
        return "no move was made in the page: there is no Chromium with Playwright here"
    from playwright.sync_api import Error, sync_playwright  # noqa: PLC0415

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            return make_a_move(browser.new_page(), address)
        except Error as error:
            raise DistError(f"no move could be made in the page: {error}") from None
        finally:
            browser.close()


def visit(kind: str, command: list[str], folder: Path, environment: dict[str, str]) -> list[str]:
    """Open the page that `dicehouse` without a command serves, and play there; the lines for the report."""
    house = subprocess.Popen(command, cwd=folder, env=environment, text=True, stdout=subprocess.PIPE)
    assert house.stdout is not None
    try:
        found = (re.search(r"http://127\.0\.0\.1:\d+", line) for line in house.stdout)
        address = next((f"{match[0]}/" for match in found if match), None)
        if address is None:
            raise DistError(f"{kind}: {' '.join(command[:2])} opens no page")
        return [check_page(address), in_browser(address)]
    finally:
        house.terminate()
        house.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder for both; it is emptied")
    arguments = parser.parse_args()
    try:
        built = build(arguments.out)
        report = [check(kind, archive) for kind, archive in built.items()]
        say("checking the metadata")
        subprocess.run(
            [sys.executable, "-m", "twine", "check", "--strict", *map(str, built.values())],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        report.append("twine check --strict: passed")
        for kind, archive in built.items():
            with tempfile.TemporaryDirectory(prefix=f"dicehouse-{kind}-") as folder:
                report += try_out(kind, archive, Path(folder))
    except DistError as error:
        sys.exit(f"\n{error}")
    except subprocess.CalledProcessError as error:
        sys.exit(f"\n{error}")
    say("")
    print("\n" + "\n".join(report))


if __name__ == "__main__":
    main()
