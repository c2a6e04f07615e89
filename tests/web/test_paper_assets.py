"""The drawings and typefaces of paper are those of the browser client."""

from pathlib import Path

from scripts.paper_assets import ROOT, write

PACKAGE = ROOT / "src" / "dicehouse"


def files(package: Path) -> dict[str, bytes]:
    found = [*package.glob("games/*/pictures/*.svg"), *package.glob("paper/fonts/*")]
    return {str(path.relative_to(package)): path.read_bytes() for path in found}


def test_written_anew_they_are_the_same(tmp_path: Path) -> None:
    """`make paper-assets` was run after the last change of a drawing."""
    write(tmp_path)
    assert files(tmp_path) == files(PACKAGE)
