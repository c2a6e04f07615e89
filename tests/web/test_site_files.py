"""The files of a house in a page: what is written as a site and replaced, and what a page keeps and exports."""

import gzip
import hashlib
import io
import json
import re
import shutil
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from scripts import dist
from scripts.docs_site import CHARSET, sealed

from dicehouse.core.errors import DicehouseError
from dicehouse.site.engine_files import compiled
from dicehouse.site.errors import SiteError
from dicehouse.site.page_modules import PACKAGE
from dicehouse.site.writing import POLICY, _modules, write_site
from web.conftest import CHROMIUM, FLAGS, hosting
from web.playing import decide, hasty, play, settle
from web.site_visits import OPEN, PATIENCE, Visit, sit_down

ROOT = Path(__file__).parent.parent.parent


def test_an_export_comes_back_and_a_broken_one_changes_nothing(visit: Visit, address: str, tmp_path: Path) -> None:
    page = visit()
    page.wait_for_function(OPEN)
    sit_down(page, address, "gonuts")
    settle(page)
    page.goto(f"{address}#/privacy")
    with page.expect_download() as download:
        page.locator("[data-export]").click()
    kept = tmp_path / "kept.json"
    download.value.save_as(kept)
    broken = tmp_path / "broken.json"
    for content in ("", "[]", '{"kind":"dicehouse page","version":1}', kept.read_text()[:-40]):
        broken.write_text(content)
        page.locator("[data-import]").set_input_files(broken)
        expect(page.get_by_role("alert")).to_contain_text("Nothing was changed")
    expect(page.locator("[data-used='1']")).to_be_visible()
    another = visit()
    another.wait_for_function(OPEN)
    another.goto(f"{address}#/privacy")
    another.locator("[data-import]").set_input_files(kept)
    another.wait_for_event("load")
    another.goto(page.url.replace("privacy", "t/" + next(iter(json.loads(kept.read_text())["tables"]))))
    assert settle(another) == "mine"


def limit(page: Page, address: str, **quota: int) -> None:
    """Let the browser keep so many bytes of the site, or as many as it likes."""
    origin = re.match(r"https?://[^/]+", address)
    assert origin is not None
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": origin[0], **quota})


def exported(page: Page, address: str) -> dict[str, str]:
    """The tables of an export, by their ids."""
    page.goto(f"{address}#/privacy")
    with page.expect_download() as download:
        page.locator("[data-export]").click()
    found: dict[str, str] = json.loads(download.value.path().read_text())["tables"]
    return found


def moves_of(table: str) -> int:
    return len(json.loads(table)["entries"])


def table_of(size: int) -> str:
    """An export with a table of so many characters."""
    big = json.dumps({"entries": [], "padding": "x" * size})
    return json.dumps({"kind": "dicehouse page", "version": 1, "tables": {"big": big}, "settings": {}})


def test_an_import_that_does_not_fit_changes_nothing(visit: Visit, address: str, tmp_path: Path) -> None:
    page = visit()
    page.wait_for_function(OPEN)
    # before anything is written: a browser asks for the room that is left now and then only
    used: int = page.evaluate("async () => (await navigator.storage.estimate()).usage")
    limit(page, address, quotaSize=used + 1_000_000)
    sit_down(page, address, "chili")
    settle(page)
    before = exported(page, address)
    (table,) = before
    coming = tmp_path / "coming.json"
    coming.write_text(table_of(5_000_000))
    page.locator("[data-import]").set_input_files(coming)
    expect(page.get_by_role("alert").filter(has_text="Nothing was brought in")).to_be_visible()
    page.goto(f"{address}#/t/{table}")  # the house is open, and the game goes on
    settle(page)
    decide(page, hasty(3))
    settle(page)
    expect(page.locator("[data-unkept]")).to_have_count(0)
    after = exported(page, address)
    assert after.keys() == before.keys()
    assert moves_of(after[table]) > moves_of(before[table])
    page.reload()
    assert exported(page, address) == after, "it is on disk"


def test_what_could_not_be_kept_is_exported(visit: Visit, address: str, tmp_path: Path) -> None:
    page = visit()
    page.wait_for_function(OPEN)
    limit(page, address, quotaSize=1)
    sit_down(page, address, "gonuts")
    expect(page.locator("[data-unkept=full]")).to_be_visible()
    assert settle(page) == "mine"
    decide(page, hasty(3))
    settle(page)
    ((table, text),) = exported(page, address).items()
    assert moves_of(text) > 2
    coming = tmp_path / "coming.json"
    coming.write_text(table_of(10))
    page.locator("[data-import]").set_input_files(coming)  # closing the house for it would lose those moves
    expect(page.get_by_role("alert").filter(has_text="Nothing was brought in")).to_be_visible()
    page.goto(f"{address}#/t/{table}")
    settle(page)
    another = visit()
    another.wait_for_function(OPEN)
    another.goto(f"{address}#/privacy")
    coming.write_text(table_of(10).replace('"tables": {', f'"tables": {{"{table}": {json.dumps(text)}, '))
    another.locator("[data-import]").set_input_files(coming)
    another.wait_for_event("load")
    assert exported(another, address)[table] == text


def test_a_browser_that_keeps_nothing_plays_and_exports(browser: Browser, address: str, tmp_path: Path) -> None:
    profile = tmp_path / "profile" / "Default"
    profile.mkdir(parents=True)
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}  # "block all cookies", as people set it
    (profile / "Preferences").write_text(json.dumps(blocked))
    context = browser.browser_type.launch_persistent_context(
        profile.parent,
        executable_path=CHROMIUM,
        args=FLAGS,
        viewport={"width": 360, "height": 740},
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    try:
        page = context.new_page()
        page.goto(address)
        page.wait_for_function("() => document.querySelector('[data-engine]') === null")
        expect(page.locator("[data-unkept=refused]")).to_be_visible()
        page.locator("[data-unkept] button").click()
        sit_down(page, address, "gonuts")
        table = page.url.rpartition("/")[2]
        page.locator("[data-phase=playing]").wait_for()
        tables = exported(page, address)
        assert moves_of(tables[table]) > 0
        file = tmp_path / "again.json"
        file.write_text(json.dumps({"kind": "dicehouse page", "version": 1, "tables": tables, "settings": {}}))
        page.locator("[data-import]").set_input_files(file)
        expect(page.get_by_role("alert").filter(has_text="keeps nothing")).to_be_visible()
        page.goto(f"{address}#/t/{table}")
        page.locator("[data-phase=playing]").wait_for()
    finally:
        context.close()


def test_the_page_of_a_site_allows_nothing_from_elsewhere(site: Path) -> None:
    page = (site / "games" / "dice" / "index.html").read_text()
    assert f'content="{POLICY}"' in page
    assert not re.search(r'(href|src)="(/|[a-z]+:)', page)
    assert "<script>" not in page
    assert "unsafe-inline" not in POLICY
    manifest = json.loads((site / "games" / "dice" / "manifest.webmanifest").read_text())
    assert {manifest["start_url"], manifest["scope"]} == {"./"}


def test_a_page_is_visited_before_it_is_published(visit: Visit, site: Path, tmp_path: Path) -> None:
    shutil.copytree(site / "games" / "dice", tmp_path / "dice")
    with hosting(tmp_path) as host:
        page = f"{host}dice/"
        assert re.fullmatch(r"the page came with \d+ files, its engine with \d\.\d MB", dist.check_page(page))
        assert dist.make_a_move(visit(at=page), page).endswith(("roll", "bank", "shake"))
        engine = next((tmp_path / "dice" / "engine").glob("house-*.bin"))
        engine.write_bytes(engine.read_bytes()[:-1])
        with pytest.raises(dist.DistError, match=engine.name):
            dist.check_page(page)
        engine.unlink()
        with pytest.raises(dist.DistError, match="cannot be fetched"):
            dist.check_page(page)
        with pytest.raises(dist.DistError, match="is no page"):
            dist.check_page(f"{page}licences.txt")


def test_a_table_in_the_documentation_plays_where_the_house_is_beside_it(
    visit: Visit, site: Path, tmp_path: Path
) -> None:
    sentence = "Where the house is open beside these pages, a first game stands here."
    docs = tmp_path / "docs"
    (docs / "rules" / "gonuts").mkdir(parents=True)
    (docs / "assets").mkdir()
    shutil.copy(ROOT / "docs" / "assets" / "play.js", docs / "assets" / "play.js")
    (docs / "index.html").write_text("read")
    written = (ROOT / "docs" / "rules" / "gonuts.md").read_text()
    table = re.search(r"<dice-table.*?</dice-table>", written, flags=re.DOTALL)
    assert table is not None
    assert sentence in " ".join(table[0].split())
    icon = '<link rel="icon" href="data:,">'
    page = (
        f'<html><head>{CHARSET}{icon}</head><body>{table[0]}<script src="../../assets/play.js"></script></body></html>'
    )
    (docs / "rules" / "gonuts" / "index.html").write_text(sealed(page))
    write_site(tmp_path / "host" / "dice", docs=docs)
    shutil.copytree(docs, tmp_path / "host" / "alone" / "docs")
    (tmp_path / "host" / "alone" / "index.html").write_text(icon)
    (tmp_path / "host" / "alone" / "manifest.webmanifest").write_text('{"name": "Something else"}')
    with hosting(tmp_path / "host") as host:
        reader = visit(at=f"{host}dice/")
        reader.goto(f"{host}dice/docs/rules/gonuts/")
        reader.get_by_role("button", name="Play it here").click()
        inside = reader.frame_locator("iframe")
        inside.locator("[data-go]").click()  # a lesson says what the game is about first
        inside.locator("[data-action]:not(:disabled)").first.wait_for()
        expect(inside.get_by_text("Go Nuts!").first).to_be_visible()
        # nothing of the documentation is fetched with the house
        worker = (tmp_path / "host" / "dice" / "sw.js").read_text().partition("\n")[0]
        assert '"./"' in worker
        assert "docs/" not in worker
        alone = visit(at=f"{host}alone/")
        alone.goto(f"{host}alone/docs/rules/gonuts/")
        alone.wait_for_load_state("networkidle")
        expect(alone.locator("dice-table")).to_contain_text(sentence)
        expect(alone.get_by_role("button")).to_have_count(0)


def test_a_foreign_folder_is_left_alone_and_a_site_replaced(site: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "letter.txt").write_text("dear diary")
    with pytest.raises(SiteError, match=r"letter\.txt"):
        write_site(mine)
    assert [path.name for path in mine.iterdir()] == ["letter.txt"]
    with pytest.raises(SiteError):
        write_site(tmp_path / "new", pyodide=mine)
    with pytest.raises(SiteError):
        write_site(tmp_path / "new", docs=mine)
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(DicehouseError):
        write_site(file)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "mine"]
    again = tmp_path / "again"
    shutil.copytree(site / "games" / "dice", again)
    (again / "old.txt").touch()
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.html").write_text("<p>read")
    written = write_site(again, docs=docs)
    assert not (again / "old.txt").exists()
    assert (again / "docs" / "index.html").read_text() == "<p>read"
    assert json.loads((again / "site.json").read_text())["docs"] == "docs/index.html"
    assert written.files == sum(path.is_file() for path in again.rglob("*"))


def test_a_site_is_small(site: Path) -> None:
    folder = site / "games" / "dice"
    about = json.loads((folder / "site.json").read_text())
    engine = [about[name] for name in ("loader", "runtime", "wasm", "library")] + about["packages"]
    assert all((folder / one["file"]).stat().st_size == one["bytes"] for one in engine)
    scripts = [about[name]["file"] for name in ("loader", "runtime")]  # hosts compress them
    sent = [len(gzip.compress((folder / one).read_bytes(), 6)) for one in scripts]
    packed = [one["bytes"] for one in engine if one["file"] not in scripts]
    assert sum(sent) + sum(packed) < 8_300_000


def test_a_page_gets_compiled_modules_and_the_source_of_what_changed_since(tmp_path: Path) -> None:
    ready = compiled()
    name = "dicehouse/core/errors.py"
    assert ready[name][8:16] == hashlib.sha256((PACKAGE.parent / name).read_bytes()).digest()[:8]
    house = tmp_path / "house.bin"
    with zipfile.ZipFile(archived := io.BytesIO(), "w") as target:
        for one, code in ready.items():
            target.writestr(f"{one}c", code[:8] + b"otherone" + code[16:] if one == name else code)
    house.write_bytes(gzip.compress(archived.getvalue()))
    assert set(ready) - set(compiled(tmp_path)) == {name}
    files = dict(_modules(tmp_path))
    assert name in files
    assert f"{name}c" not in files


def test_who_made_what_runs_in_the_page_is_credited(site: Path) -> None:
    credited = re.findall(r"^## (\S+)", (site / "games" / "dice" / "licences.txt").read_text(), flags=re.MULTILINE)
    assert {"svelte", "pyodide", "python", "msgspec"} <= set(credited)


def test_forgetting_everything_leaves_others_of_the_host_alone(visit: Visit, address: str) -> None:
    page = visit()
    page.wait_for_function(OPEN)
    page.evaluate(
        """async () => {
            localStorage.setItem("diary", "dear");
            await (await caches.open("diary")).put("/diary", new Response("dear"));
        }"""
    )
    page.goto(f"{address}#/privacy")
    page.get_by_role("button", name="Forget everything on this device").click()
    page.get_by_role("button", name="Forget everything", exact=True).click()
    expect(page.get_by_text("This browser has never heard of you.")).to_be_visible()
    left = page.evaluate(
        """async () => {
            const [databases, helpers, names, engine] = await Promise.all([
                indexedDB.databases(),
                navigator.serviceWorker.getRegistrations(),
                caches.keys(),
                caches.open("dicehouse-engine").then((shelf) => shelf.keys()),
            ]);
            return [Object.keys(localStorage), names.filter((one) => one !== "dicehouse-engine"),
                databases.length + helpers.length + engine.length];
        }"""
    )
    assert left == [["diary"], ["diary"], 0]


def publish(folder: Path, mark: str) -> None:
    """A newer version of a site: every file of the client has another name, and the old ones are gone."""
    names = {path.name: path.stem + f"-{mark}" + path.suffix for path in (folder / "assets").iterdir()}
    texts = {".html", ".js", ".css", ".json", ".webmanifest"}
    for path in [path for path in folder.rglob("*") if path.suffix in texts and "engine" not in path.parts]:
        text = path.read_text("utf-8")
        path.write_text(re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], text), "utf-8")
    for old, new in names.items():
        (folder / "assets" / old).rename(folder / "assets" / new)
    index = folder / "index.html"
    index.write_text(re.sub("<body[^>]*>", f'<body data-version="{mark}">', index.read_text("utf-8")), "utf-8")
    worker = folder / "sw.js"
    worker.write_text(re.sub(r'"build": "\w+"', f'"build": "{mark}"', worker.read_text("utf-8"), count=1), "utf-8")


def ask_for_updates(page: Page) -> None:
    """What a browser does now and then: look for a newer service worker; it is there once its files are kept."""
    page.evaluate(
        """async () => {
            const helper = await navigator.serviceWorker.getRegistration();
            await helper.update();
            await new Promise(done => {
                const look = () => helper.waiting ? done() : setTimeout(look, 50);
                look();
            });
        }"""
    )


KEPT = """(await caches.keys()).filter(one => one.includes('/dice/')).map(one => one.split(' ').pop()).join()"""
"""The builds of which a browser has files."""


def test_a_new_version_waits_for_the_running_game(visit: Visit, site: Path, tmp_path: Path) -> None:
    shutil.copytree(site / "games" / "dice", tmp_path / "dice")
    with hosting(tmp_path) as host:
        address = f"{host}dice/"
        page = visit(at=address)
        page.wait_for_function(OPEN)
        page.goto(f"{address}#/?play=gonuts")
        page.locator("[data-play=gonuts]").click()
        page.wait_for_url("**#/t/**")
        assert settle(page) == "mine"
        publish(tmp_path / "dice", "newer")
        ask_for_updates(page)
        expect(page.locator("[data-renew]")).to_be_visible()
        decide(page, hasty(1))
        settle(page)
        page.get_by_role("button", name="Rules").click()  # a part of the old version that was not fetched before
        expect(page.get_by_role("dialog").first).to_be_visible()
        page.keyboard.press("Escape")
        number = int(page.locator("[data-number]").get_attribute("data-number") or 0)
        page.reload()  # in the middle of the game it is still the old house, though its files are gone from the host
        expect(page.locator("[data-renew]")).to_be_visible()
        expect(page.locator("body[data-version]")).to_have_count(0)
        settle(page)
        assert int(page.locator("[data-number]").get_attribute("data-number") or 0) >= number
        decide(page, hasty(5))
        settle(page)
        number = int(page.locator("[data-number]").get_attribute("data-number") or 0)
        page.locator("[data-renew] button").first.click()
        page.locator("body[data-version=newer]").wait_for()
        page.wait_for_function(OPEN)
        settle(page)
        assert int(page.locator("[data-number]").get_attribute("data-number") or 0) >= number
        play(page, hasty(2))
        page.wait_for_function(f"async () => ({KEPT}) === 'newer'")
        other = visit(page, at=address)
        other.locator("[data-elsewhere]").wait_for()
        publish(tmp_path / "dice", "newest")
        ask_for_updates(page)
        page.goto(address)  # nothing is being played: it takes over by itself
        page.locator("body[data-version=newest]").wait_for()
        other.locator("body[data-version=newest]").wait_for()  # the files of its own build are gone
        page.wait_for_function(f"async () => ({KEPT}) === 'newest'")
