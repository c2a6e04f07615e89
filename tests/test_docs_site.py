"""The documentation site: its links, its privacy, its generated pages, and what is staged for it."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from scripts import docs_site, rules_pages, site_links, site_pages, strategy_pages
from scripts.strategy_plots import digest, digest_of

from dicehouse import games

ROOT = Path(__file__).parent.parent
NAV = re.compile(r"(?:^|[ :-])([\w/-]+\.md)$", re.MULTILINE)


def test_the_site_builds_strictly_and_asks_nobody_else() -> None:
    built = docs_site.build()  # strict: a link that leads nowhere fails here
    pages = sorted(built.rglob("*.html"))
    assert len(pages) > 60
    for page in pages:
        text = page.read_text()
        assert "Content-Security-Policy" in text, page
        assert 'class="language-mermaid"' not in text, page
    assert not [script for script in built.rglob("*.js") if docs_site.ELSEWHERE.search(script.read_text())]
    reference = (built / "api" / "core" / "index.html").read_text()
    assert 'id="dicehouse.core.game.Game.legal_actions"' in reference
    assert "<img" in (built / "lab-notebook" / "index.html").read_text()


def test_the_reference_has_every_package_that_programs_may_import() -> None:
    packages = {path.parent.name for path in (ROOT / "src" / "dicehouse").glob("*/__init__.py")} - INSIDE
    pages = {path.stem: path.read_text() for path in (ROOT / "docs" / "api").glob("*.md")}
    assert pages.keys() == {*packages, "index"}
    nav = (ROOT / "mkdocs.yml").read_text()
    for name in packages:
        package, modules = site_pages.API.findall(pages[name])[0]
        assert package == f"dicehouse.{name}"
        assert f"api/{name}.md" in nav
        assert f"]({name}.md)" in pages["index"]
        expanded = site_pages.reference(package, modules.split())
        found = {line.removeprefix(f"::: {package}").lstrip(".") for line in expanded.split("\n\n")}
        everything = {path.stem for path in (ROOT / "src" / "dicehouse" / name).glob("*.py")} - {"__init__"}
        assert found - {""} == (set(modules.split()) or everything)
        assert found - {""} <= everything


INSIDE = {"support", "terminal"}
"""Packages that are nobody's business outside."""


def test_the_policy_allows_the_scripts_of_the_page_and_no_others() -> None:
    page = f'<head>{docs_site.CHARSET}<script>one()</script><script src="a.js"></script></head>'
    sealed = docs_site.sealed(page)
    assert len(re.findall(r"'sha256-", sealed)) == 1
    assert sealed != docs_site.sealed(page.replace("one()", "two()")).replace("two()", "one()")
    policy = sealed.partition('content="')[2].partition('"')[0]
    assert "http" not in policy
    assert "'unsafe-inline'" not in policy.partition("script-src")[2].partition(";")[0]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ('<a href="away.html">', "is not there"),
        ('<a href="other.html#nowhere">', "no such anchor"),
        ('<a href="#gone">', "no such anchor"),
        ('<a href="/root.html">', "not in the site"),
        ('<a href="https://example">', "no address"),
        ('<a href="javascript:void(0)">', "do not open"),
        ('<img src="https://example.org/a.png">', "not in the site"),
        ('<script src="//example.org/a.js"></script>', "not in the site"),
        ('<link rel="stylesheet" href="gone.css">', "is not there"),
    ],
)
def test_a_bad_link_is_found(tmp_path: Path, body: str, said: str) -> None:
    (tmp_path / "index.html").write_text(f'<p id="here">{body}<a href="other.html#there">')
    (tmp_path / "other.html").write_text('<p id="there"><a href="./#here"><a href="https://example.org/a#b">')
    (fault,) = site_links.faults(tmp_path)
    assert fault.startswith("index.html")
    assert said in fault


def test_a_style_that_loads_from_elsewhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("@font-face { src: url('https://fonts.example/a.woff2') }")
    assert list(site_links.faults(tmp_path)) == ["a.css loads something from another host."]


def test_every_page_is_in_the_navigation() -> None:
    named = set(NAV.findall((ROOT / "mkdocs.yml").read_text()))
    assert {name for name, _ in site_pages.pages() if name.endswith(".md")} == named


def test_rules_pages_are_those_of_the_texts() -> None:
    stale = [path for path, text in rules_pages.pages() if path.read_text() != text]
    assert stale == [], "run `make rules-pages`"


def test_rules_pages_draw_every_face_and_name_every_option() -> None:
    for game in games.names():
        text = rules_pages.page(game, "en")
        for info in games.load(game).options_type.describe():
            assert f"`{info.key}`" in text
        for address in re.findall(r'src="([^"]+)"', text):
            assert (rules_pages.path_of(game, "en").parent / address).is_file()


@pytest.mark.parametrize("game", strategy_pages.PAGES)
def test_strategy_pages_show_what_the_tables_say(game: str) -> None:
    text, plots = strategy_pages.parts(game)
    assert (strategy_pages.FOLDER / f"{game}.md").read_text() == text, "run `make strategy-pages`"
    assert len(plots) >= 3
    for plot in plots:
        drawn = (strategy_pages.FOLDER / strategy_pages.PLOTS / f"{plot.name}.svg").read_text()
        assert digest_of(drawn) == digest(plot), "run `make strategy-pages`"


def test_no_plot_is_left_over() -> None:
    shown = {
        name
        for page in strategy_pages.FOLDER.glob("*.md")
        for name in re.findall(rf"{strategy_pages.PLOTS}/([\w-]+)\.svg", page.read_text())
    }
    assert {plot.stem for plot in (strategy_pages.FOLDER / strategy_pages.PLOTS).glob("*.svg")} == shown


def test_every_game_has_its_pages() -> None:
    assert set(strategy_pages.PAGES) == set(games.names())


def test_links_of_staged_pages_lead_to_where_files_are_in_the_site() -> None:
    staged = dict(site_pages.pages())
    engineers = staged["start/engineers.md"].decode()
    assert "(../contributing.md)" in engineers
    assert "(../files/examples/first_bot.py.txt)" in engineers
    assert staged["files/examples/first_bot.py.txt"] == (ROOT / "examples" / "first_bot.py").read_bytes()
    assert "(lab-notebook.md)" in staged["lab.md"].decode() or "(lab-notebook.md)" in staged["readme.md"].decode()


def test_links_in_code_stay_as_they_are() -> None:
    code = "```text\n[a](../README.md)\n```\n"
    page = site_pages.DOCS / "lab.md"
    linked: dict[str, Path] = {}
    text = site_pages.staged_page("lab.md", page, f"[a](../README.md#play)\n{code}", linked)
    assert text == f"[a](readme.md#play)\n{code}"
    assert linked == {}


def test_a_diagram_that_changed_wants_to_be_drawn() -> None:
    with pytest.raises(FileNotFoundError, match="make diagrams"):
        site_pages.staged_page("a.md", site_pages.DOCS / "a.md", "```mermaid\nflowchart TB\n  a --> b\n```\n", {})


def test_staging_again_deletes_what_is_gone_and_touches_nothing_else(tmp_path: Path) -> None:
    site_pages.stage(tmp_path)
    before = (tmp_path / "index.md").stat().st_mtime_ns
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "page.md").write_text("gone")
    site_pages.stage(tmp_path)
    assert not (tmp_path / "old").exists()
    assert (tmp_path / "index.md").stat().st_mtime_ns == before


class _Tables(HTMLParser):
    """The tables of the house in a page."""

    def __init__(self) -> None:
        super().__init__()
        self.pages: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "dice-table":
            self.pages.append(dict(attrs)["data-page"] or "")


def test_every_game_can_be_played_in_the_text() -> None:
    for game in games.names():
        for folder, room in (("rules", "learn"), ("strategy", "drill")):
            found = _Tables()
            found.feed((site_pages.DOCS / folder / f"{game}.md").read_text())
            assert found.pages == [f"{room}/{game}"]
