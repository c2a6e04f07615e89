"""Compiles what a page imports: run by compile.mjs in Pyodide, whose Python alone reads what it writes.

Compiling took most of the time in which a house opens. Of the standard library and msgspec only what a page imports is
compiled, for source is smaller; docstrings of modules and functions go, asserts stay.
"""

import ast
import contextlib
import hashlib
import importlib
import importlib.util
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

WORK = Path("/work")
LIBRARY = "/lib/python314.zip/"
MSGSPEC = "/msgspec/"
DOCUMENTED = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)


def compiled(source: bytes, name: str) -> bytes:
    """A file of bytecode that Python takes without looking for its source, whose hash is in it for whoever does."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[0] = ast.fix_missing_locations(ast.copy_location(ast.Expr(ast.Constant("")), node.body[0]))
    code = compile(tree, name, "exec", dont_inherit=True)
    bytecode = importlib._bootstrap_external._code_to_hash_pyc(  # type: ignore[attr-defined]
        code, hashlib.sha256(source).digest()[:8], checked=False
    )
    return bytes(bytecode)


def with_compiled(archive: zipfile.ZipFile, wanted: set[str]) -> Iterator[tuple[str, bytes]]:
    """The files of an archive, those that are wanted compiled."""
    for entry in archive.infolist():
        content = archive.read(entry)
        if entry.filename in wanted:
            yield f"{entry.filename}c", compiled(content, entry.filename)
        else:
            yield entry.filename, content


def write(name: str, files: Iterator[tuple[str, bytes]]) -> None:
    """Write an archive; its files are stored as they are, for it is compressed as a whole."""
    new = WORK / f"{name}.new"
    with zipfile.ZipFile(new, "w") as target:
        for file, content in files:
            target.writestr(zipfile.ZipInfo(file), content)
    new.replace(WORK / name)


def main() -> None:
    """Import everything a page can come to import, and compile that."""
    sys.dont_write_bytecode = True
    sys.path[:0] = ["/source", MSGSPEC]
    from dicehouse.site.page_modules import PACKAGE, page_modules  # noqa: PLC0415 - found only now

    modules = page_modules()
    for name in modules:
        with contextlib.suppress(ImportError):  # it needs numpy, which only some sites have
            importlib.import_module(name)
    imported = {getattr(module, "__file__", None) or "" for module in [*sys.modules.values()]}
    for name, root in (("library.zip", LIBRARY), ("msgspec.zip", MSGSPEC)):
        wanted = {file.removeprefix(root) for file in imported if file.startswith(root) and file.endswith(".py")}
        with zipfile.ZipFile(WORK / name) as archive:
            write(name, with_compiled(archive, wanted))
    sources = {path.relative_to(PACKAGE.parent).as_posix(): path.read_bytes() for path in modules.values()}
    write("house.zip", ((f"{name}c", compiled(source, name)) for name, source in sorted(sources.items())))


main()
