"""Writes a site: the browser client and a house that runs in the page, as files for any host (docs/site.md)."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from dicehouse import __version__, games
from dicehouse.bots import levels
from dicehouse.core.errors import FileError
from dicehouse.site.engine_files import ABI, BUILT, Engine, archive, carried, compiled, distributed
from dicehouse.site.errors import SiteError
from dicehouse.site.page_modules import PACKAGE, page_modules

CLIENT = PACKAGE / "server" / "web"
"""Where the build puts the browser client."""
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; img-src 'self' "
    "blob:; style-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
"""The content security policy: files of the site and nothing else, nothing inline, and WebAssembly."""
MARK = "site.json"
"""Which files there are. A folder with it is a site, and may be written anew."""
DATA = ("coach/levels.json", "texts/en.ftl", "games/*/texts/en.ftl", "games/*/puzzles.jsonl")
"""Files that modules in a page read: records name bots in English."""
LICENCES = "licences.txt"
"""Whose work is in the client; what runs Python has a file of that name as well."""
PACKED = (".br", ".gz")
"""Files for the server of a house, which sends them as they are."""


class Written(NamedTuple):
    """A site that was written."""

    files: int
    size: int
    """Bytes of all files, as they are."""


def write_site(
    folder: Path,
    pyodide: Path | None = None,
    docs: Path | None = None,
    progress: Callable[[str], None] = lambda step: None,
) -> Written:
    """Write a site; one that is there already is replaced as a whole.

    Args:
        folder: where to; a folder that is no site has to be empty.
        pyodide: a full distribution of Pyodide, for bots that need numpy.
        docs: the built documentation, which becomes a part of the site.
        progress: told of each step, by the name of its text.

    Raises:
        DicehouseError: the folder is somebody else's, something was not built, or a file cannot be written.
    """
    _check_folder(folder)
    if docs is not None and not (docs / "index.html").is_file():
        raise SiteError("site.docs", folder=str(docs))
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".site-", dir=folder.parent) as beside:
            new = Path(beside) / "new"
            new.mkdir()
            Site(new).write(pyodide, docs, progress)
            written = _measure(new)
            if folder.exists():
                folder.replace(Path(beside) / "old")  # goes with the temporary folder
            new.replace(folder)
    except OSError as error:
        raise FileError("file.unwritable", path=str(folder), reason=str(error.strerror)) from None
    return written


def _check_folder(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise FileError("file.unwritable", path=str(folder), reason="it is no folder")
    names = sorted(entry.name for entry in folder.iterdir()) if folder.exists() else []
    if names and not _is_site(folder):
        raise SiteError("site.foreign", folder=str(folder), name=names[0])


def _is_site(folder: Path) -> bool:
    try:
        return "dicehouse" in json.loads((folder / MARK).read_bytes())
    except (OSError, ValueError, TypeError):
        return False


def _measure(folder: Path) -> Written:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return Written(len(files), sum(path.stat().st_size for path in files))


class Site:
    """A site in the making.

    Args:
        folder: where its files go.
        client: the built browser client.
        built: the built engine.
    """

    def __init__(self, folder: Path, client: Path = CLIENT, built: Path = BUILT) -> None:
        self._folder = folder
        self._client = client
        self._built = built

    def write(self, pyodide: Path | None, docs: Path | None, progress: Callable[[str], None]) -> None:
        """Write all files."""
        progress("site-engine")
        engine = distributed(pyodide, self._built) if pyodide else carried(self._built)
        about = self._engine(engine)
        progress("site-answers")
        about["answers"] = {
            path: self._put(f"answers{path.replace('/', '-')}", ".json", text.encode())["file"]
            for path, text in _answers(engine.has_numpy).items()
        }
        progress("site-client")
        self._copy_client()
        if docs is not None:
            progress("site-docs")
            shutil.copytree(docs, self._folder / "docs")
        about["docs"] = "docs/index.html" if docs is not None else ""
        about["dicehouse"] = __version__
        (self._folder / MARK).write_text(json.dumps(about, indent=1) + "\n")
        self._write_worker(about)

    def _engine(self, engine: Engine) -> dict[str, Any]:
        packages = [
            *engine.packages,
            ("house", archive(_modules(self._built))),
            ("tables", archive(_tables(engine.has_numpy))),
        ]
        return {
            "abi": ABI,
            "loader": self._put("engine/loader", ".js", engine.loader),
            "runtime": self._put("engine/runtime", ".js", engine.runtime),
            "wasm": self._put("engine/wasm", ".bin", engine.wasm),
            "library": self._put("engine/library", ".bin", engine.library),
            "packages": [self._put(f"engine/{name}", ".bin", content) for name, content in packages],
        }

    def _put(self, name: str, ending: str, content: bytes) -> dict[str, Any]:
        """Write a file with a hash of its content in its name: what a browser has of it is never old."""
        file = f"{name}-{hashlib.sha256(content).hexdigest()[:10]}{ending}"
        path = self._folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return {"file": file, "bytes": len(content)}

    def _copy_client(self) -> None:
        page = self._client / "index.html"
        if not page.is_file():
            raise SiteError("site.not-built")
        shutil.copytree(
            self._client,
            self._folder,
            dirs_exist_ok=True,
            ignore=lambda _, names: [name for name in names if name.endswith(PACKED) or name.startswith(".")],
        )
        with (self._folder / LICENCES).open("a", encoding="utf-8") as licences:
            licences.write((self._built / LICENCES).read_text("utf-8"))
        (self._folder / "index.html").write_text(page_of_site(page.read_text("utf-8")), "utf-8")
        manifest = self._folder / "manifest.webmanifest"
        found = json.loads(manifest.read_text("utf-8"))
        found |= {"id": "./", "start_url": "./", "scope": "./"}
        found["icons"] = [icon | {"src": f".{icon['src']}"} for icon in found["icons"]]
        manifest.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")

    def _write_worker(self, about: dict[str, Any]) -> None:
        """The service worker, with the files it keeps: all but those that the engine's own worker keeps."""
        engine = {about[name]["file"] for name in ("wasm", "library")} | {one["file"] for one in about["packages"]}
        files = {
            path.relative_to(self._folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in self._folder.rglob("*")
            if path.is_file() and "docs" not in path.relative_to(self._folder).parts[:1]
        }
        kept = sorted("./" if name == "index.html" else name for name in files if name not in engine | {"sw.js"})
        text = (self._built / "sw.js").read_text("utf-8")
        build = hashlib.sha256((text + json.dumps(files, sort_keys=True)).encode()).hexdigest()[:12]
        head = f"const SITE = {json.dumps({'build': build, 'files': kept})};\n"
        (self._folder / "sw.js").write_text(head + text, "utf-8")


def page_of_site(page: str) -> str:
    """The page of a site from the one of a house: paths from where it lies, its policy, and the mark of a site."""
    page = re.sub(r'(href|src)="/(?!/)', r'\1="./', page)
    tags = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
        '<meta name="referrer" content="no-referrer" />',
        '<meta name="dicehouse-house" content="page" />',
    )
    return page.replace('<meta charset="utf-8" />', "\n    ".join(('<meta charset="utf-8" />', *tags)), 1)


def _modules(built: Path) -> Iterator[tuple[str, bytes]]:
    """The modules of the package that a page imports, compiled where they can be, and what they read."""
    ready = compiled(built)
    for path in sorted({*page_modules().values(), *(path for name in DATA for path in PACKAGE.glob(name))}):
        name = path.relative_to(PACKAGE.parent).as_posix()
        yield (f"{name}c", ready[name]) if name in ready else (name, path.read_bytes())


def _tables(has_numpy: bool) -> Iterator[tuple[str, bytes]]:
    """The value tables that somebody in the page can read."""
    for name in games.names():
        best = levels(name)[-1]
        if has_numpy or best not in games.spec(name).needs_numpy:
            for path in sorted(PACKAGE.glob(f"games/{name}/bots/tables/*.npz")):
                yield path.relative_to(PACKAGE.parent).as_posix(), path.read_bytes()


def _answers(has_numpy: bool) -> dict[str, str]:
    """What the house always answers alike, asked in a Python as the page has it."""
    command = [sys.executable, "-m", "dicehouse.site.static_answers", *(["numpy"] if has_numpy else [])]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=os.environ)
    found: dict[str, str] = json.loads(done.stdout)
    return found
