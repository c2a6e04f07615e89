"""The pages of the documentation site, as its generator reads them: docs/, and what its links lead to outside of it.

Pages are written for GitHub and editors, where a link leads to a file. Here every link is turned to where that file is
in the site: README, CONTRIBUTING, CHANGELOG and SECURITY become pages, other files of the repository are laid beside
them as text, and pictures as they are. The notebook becomes a page, and diagrams become pictures.
"""

import posixpath
import re
import shutil
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import nbformat
from nbconvert import MarkdownExporter
from scripts.diagrams import FENCE, picture_of

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
TOP = {
    "README.md": "readme.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
"""Pages of the root of the repository, and what they are called in the site."""
NOTEBOOK = "lab.ipynb"
NOTEBOOK_PAGE = "lab-notebook.md"
FILES = "files"
"""The folder of files of the repository that pages lead to."""
SHOWN = {".svg", ".png", ".webp"}
"""Files that are laid there as they are; others as text, so that browsers show and do not save them."""
HOUSE_FILES = {
    "web/public/icon.svg": "assets/icon.svg",
    "src/dicehouse/paper/fonts/atkinson-400.ttf": "assets/fonts/atkinson-400.ttf",
    "src/dicehouse/paper/fonts/atkinson-700.ttf": "assets/fonts/atkinson-700.ttf",
    "src/dicehouse/paper/fonts/fredoka-600.ttf": "assets/fonts/fredoka-600.ttf",
    "src/dicehouse/paper/fonts/atkinson-hyperlegible-next-OFL.txt": "assets/fonts/atkinson-OFL.txt",
    "src/dicehouse/paper/fonts/fredoka-OFL.txt": "assets/fonts/fredoka-OFL.txt",
}
"""Typefaces and mark of the house, which the site shares."""
LINK = re.compile(r"(?P<before>\]\()(?P<target>[^)\s#]+)(?P<anchor>#[^)\s]*)?(?P<after>\))")
SOURCE = re.compile(r"(?P<before>\b(?:src|href)=\")(?P<target>[^\"#]+)(?P<anchor>#[^\"]*)?(?P<after>\")")
API = re.compile(r"^<!-- api: (\S+)((?: \w+)*) -->$", re.MULTILINE)
"""Where a page wants the reference of a package: of every module, or of those that are named."""
CODE = re.compile(r"^(?P<fence> *```+).*?^(?P=fence) *$", re.MULTILINE | re.DOTALL)


def stage(folder: Path) -> None:
    """Write all pages and files into a folder. What has not changed is not touched; what is gone is deleted."""
    wanted = dict(pages())
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(folder).as_posix() not in wanted:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    for name, content in wanted.items():
        path = folder / name
        if not path.exists() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def clear(folder: Path) -> None:
    """Delete a folder, if it is there."""
    shutil.rmtree(folder, ignore_errors=True)


def pages() -> Iterator[tuple[str, bytes]]:
    """Every file of the site: its name, and what is in it."""
    linked: dict[str, Path] = {}
    for name, source in _sources():
        if source.suffix == ".md":
            yield name, staged_page(name, source, source.read_text(), linked).encode()
        elif name == NOTEBOOK:
            yield from _notebook(source)
        else:
            yield name, source.read_bytes()
    for name, source in linked.items():
        yield name, source.read_bytes()
    for path, name in HOUSE_FILES.items():
        yield name, (ROOT / path).read_bytes()


def _sources() -> Iterator[tuple[str, Path]]:
    for path in sorted(DOCS.rglob("*")):
        if path.is_file():
            yield path.relative_to(DOCS).as_posix(), path
    for path_name, name in TOP.items():
        yield name, ROOT / path_name


def staged_page(name: str, source: Path, text: str, linked: dict[str, Path]) -> str:
    """A page with its links turned and its diagrams drawn."""

    def turn(match: re.Match[str]) -> str:
        target, anchor = match["target"], match["anchor"] or ""
        if re.match(r"[a-z]+:|/", target):
            return match[0]
        place = _place((source.parent / target).resolve(), linked)
        if place is None:
            return match[0]
        return f"{match['before']}{_relative(place, name)}{anchor}{match['after']}"

    def prose(part: str) -> str:
        return SOURCE.sub(turn, LINK.sub(turn, part))

    parts, end = [], 0
    text = API.sub(lambda match: reference(match[1], match[2].split()), text)
    text = FENCE.sub(lambda match: _diagram(match[1], name), text)
    for code in CODE.finditer(text):
        parts += [prose(text[end : code.start()]), code[0]]
        end = code.end()
    return "".join([*parts, prose(text[end:])])


def reference(package: str, modules: Sequence[str] = ()) -> str:
    """What mkdocstrings turns into the reference of a package: itself, then its modules, or those that are named."""
    folder = ROOT / "src" / Path(*package.split("."))
    modules = modules or sorted(path.stem for path in folder.glob("*.py") if not path.stem.startswith("_"))
    names = [package, *(f"{package}.{module}" for module in modules)]
    return "\n\n".join(f"::: {name}" for name in names)


def _relative(place: str, name: str) -> str:
    return posixpath.relpath(place, posixpath.dirname(name) or ".")


def _place(path: Path, linked: dict[str, Path]) -> str | None:
    """Where a file of the repository is in the site; a folder is its README."""
    if path.is_dir() and (path / "README.md").exists():
        path /= "README.md"
    if not path.is_file() or not path.is_relative_to(ROOT):
        return None  # the generator says what is wrong, with the line
    inside = path.relative_to(ROOT).as_posix()
    if inside in TOP:
        return TOP[inside]
    if path.is_relative_to(DOCS):
        name = path.relative_to(DOCS).as_posix()
        return NOTEBOOK_PAGE if name == NOTEBOOK else name
    place = f"{FILES}/{inside}" if path.suffix in SHOWN else f"{FILES}/{inside}.txt"
    linked[place] = path
    return place


def _diagram(text: str, name: str) -> str:
    picture = picture_of(text)
    relative = _relative(picture.name, name)
    return f"![{picture.alt}]({relative}-light.svg#only-light)\n![{picture.alt}]({relative}-dark.svg#only-dark)\n"


@cache
def _exported(content: bytes) -> tuple[str, dict[str, bytes]]:
    exporter = MarkdownExporter()  # type: ignore[no-untyped-call]
    notebook = nbformat.reads(content.decode(), as_version=4)  # type: ignore[no-untyped-call]
    text, resources = exporter.from_notebook_node(notebook)
    return text, resources["outputs"]


def _notebook(source: Path) -> Iterator[tuple[str, bytes]]:
    """The notebook as a page, with the outputs that are kept in it; and itself, to download."""
    text, outputs = _exported(source.read_bytes())
    folder = NOTEBOOK_PAGE.removesuffix(".md")
    for output in outputs:
        text = text.replace(f"]({output})", f"]({folder}/{output})")
    text = f"{text}\n\n[This notebook, to run it yourself]({NOTEBOOK})\n"
    yield NOTEBOOK_PAGE, text.encode()
    yield NOTEBOOK, source.read_bytes()
    for output, content in outputs.items():
        yield f"{folder}/{output}", content
