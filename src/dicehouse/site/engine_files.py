"""The files that run Python in a page: those that come with the package, or those of a full distribution of Pyodide."""

import gzip
import hashlib
import io
import json
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from dicehouse.site.errors import SiteError
from dicehouse.site.page_modules import PACKAGE

BUILT = Path(__file__).parent / "files"
"""Where the build puts them; see hatch_build.py."""
SOURCE_HASH = slice(8, 16)
"""Where it is in a compiled module; nobody but us compares it, so it is of a kind any Python computes."""
ABI = "2026_0"
"""What the wheel of msgspec that comes along is built for."""


class Engine(NamedTuple):
    """What a page loads to run Python: scripts as they are, everything else compressed."""

    loader: bytes
    runtime: bytes
    wasm: bytes
    library: bytes
    packages: tuple[tuple[str, bytes], ...]
    """Archives with their names."""
    has_numpy: bool


def carried(built: Path = BUILT) -> Engine:
    """The engine that comes with the package.

    Raises:
        SiteError: it was not built.
    """
    try:
        names = ("loader.js", "runtime.js", "wasm.bin", "library.bin", "msgspec.bin")
        loader, runtime, wasm, library, msgspec = ((built / name).read_bytes() for name in names)
    except FileNotFoundError:
        raise SiteError("site.not-built") from None
    return Engine(loader, runtime, wasm, library, (("msgspec", msgspec),), has_numpy=False)


def compiled(built: Path = BUILT) -> dict[str, bytes]:
    """The modules of this package as the engine's Python compiled them, by the names of their sources.

    A module that changed since then is left out: each has a hash of its source, where PEP 552 puts one.

    Raises:
        SiteError: the engine was not built.
    """
    try:
        content = gzip.decompress((built / "house.bin").read_bytes())
    except FileNotFoundError:
        raise SiteError("site.not-built") from None
    with zipfile.ZipFile(io.BytesIO(content)) as house:
        found = {name.removesuffix("c"): house.read(name) for name in house.namelist()}
    return {name: code for name, code in found.items() if code[SOURCE_HASH] == _source_hash(PACKAGE.parent / name)}


def _source_hash(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes()).digest()[:8] if path.is_file() else b""


def distributed(folder: Path, built: Path = BUILT) -> Engine:
    """The engine of a full distribution of Pyodide, with its numpy.

    Raises:
        SiteError: something is missing, or made for another interpreter than msgspec.
    """
    msgspec = dict(carried(built).packages)["msgspec"]
    missing = "pyodide-lock.json"
    try:
        lock = json.loads((folder / missing).read_bytes())
        if lock["info"]["abi_version"] != ABI:
            raise ValueError
        numpy = str(lock["packages"]["numpy"]["file_name"])
        found = []
        for missing in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", numpy):
            found.append((folder / Path(missing).name).read_bytes())
    except (OSError, ValueError, LookupError, TypeError):
        raise SiteError("site.pyodide", folder=str(folder), version=ABI, name=missing) from None
    loader, runtime, wasm, library, wheel = found
    packages = (("msgspec", msgspec), ("numpy", packed(wheel)))
    return Engine(loader, runtime, packed(wasm), packed(library), packages, has_numpy=True)


def packed(content: bytes) -> bytes:
    """Compressed, the same for the same content."""
    return gzip.compress(content, 9, mtime=0)


def archive(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A packed archive: its files are stored as they are, for together they compress better."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as target:
        for name, content in files:
            target.writestr(zipfile.ZipInfo(name), content)
    return packed(written.getvalue())
