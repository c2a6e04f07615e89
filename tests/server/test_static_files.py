"""The browser client as a node serves it: what it is, how long it is kept, how it is packed, and nothing else."""

import gzip
import http.client
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from dicehouse.server.headers import SECURITY
from dicehouse.server.static_files import BUILT, ENCODINGS, StaticFiles
from dicehouse.texts import LANGUAGES, Texts
from server.conftest import NodeProcess

PAGES = ["/", "/about", "/privacy", "/daily", "/come", "/t/3f2a", "/j/ABC234", "/j", "/learn/chili"]
PAGES += ["/t/3f2a/review", "/t/3f2a/replay", "/t/3f2a/board", "/t/3f2a/hand"]
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Requester:
    """Asks a node exactly what it is told: nothing is tidied up on the way."""

    def __init__(self, port: int) -> None:
        self._port = port

    def __call__(self, path: str, method: str = "GET", **headers: str) -> Answer:
        wire = http.client.HTTPConnection("127.0.0.1", self._port, timeout=30)
        try:
            wire.request(method, path, headers={key.replace("_", "-"): value for key, value in headers.items()})
            answer = wire.getresponse()
            told = {key.lower(): value for key, value in answer.getheaders()}
            return Answer(answer.status, told, answer.read())
        finally:
            wire.close()


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Requester]:
    if not (BUILT / "index.html").exists():
        pytest.skip("the browser client is not built: make web")
    running = NodeProcess(tmp_path_factory.mktemp("node"))
    running.start()
    try:
        yield Requester(running.port)
    finally:
        running.kill()


def built() -> dict[str, bytes]:
    """The files of the client by address, as the build left them."""
    found = {f"/{path.relative_to(BUILT).as_posix()}": path for path in BUILT.rglob("*") if path.is_file()}
    return {
        name: path.read_bytes()
        for name, path in found.items()
        if path.suffix not in ENCODINGS.values() and not path.name.startswith(".")
    }


@pytest.mark.parametrize("path", PAGES)
def test_every_page_of_the_client_is_the_client(ask: Requester, path: str) -> None:
    answer = ask(path)
    assert (answer.status, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.body == (BUILT / "index.html").read_bytes()
    assert answer.headers["cache-control"] == "no-cache"


def test_every_file_of_the_client_is_served_with_its_type_and_kept_as_long_as_it_stays_the_same(ask: Requester) -> None:
    kinds = {
        ".js": "text/javascript; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".woff2": "font/woff2",
        ".svg": "image/svg+xml",
        ".png": "image/png",
        ".webmanifest": "application/manifest+json",
        ".html": "text/html; charset=utf-8",
    }
    seen = set()
    for path, content in built().items():
        answer = ask(path)
        assert (answer.status, answer.body) == (200, content), path
        suffix = Path(path).suffix
        seen.add(suffix)
        assert answer.headers["content-type"] == kinds.get(suffix, answer.headers["content-type"]), path
        assert answer.headers["content-type"] != "application/octet-stream", path
        hashed = path.startswith("/assets/")
        assert answer.headers["cache-control"] == ("public, max-age=31536000, immutable" if hashed else "no-cache")
    assert {".js", ".css", ".html"} <= seen


def test_everything_the_page_asks_for_is_there(ask: Requester) -> None:
    wanted = re.findall(r'(?:src|href)="(/[^"]+)"', ask("/").body.decode())
    assert any(path.endswith(".js") for path in wanted)
    assert {path: ask(path).status for path in wanted} == dict.fromkeys(wanted, 200)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.1, gzip;q=1.0", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("*", "br"),
        ("br;q=0, *", "gzip"),
        ("br;q=0, gzip;q=0.0", None),
        ("deflate", None),
        ("identity", None),
        ("", None),
        (";;q=,,br;q", "br"),
    ],
)
def test_files_come_as_small_as_the_browser_understands(ask: Requester, accepted: str, encoding: str | None) -> None:
    path, content = max(built().items(), key=lambda item: item[0].endswith(".js") and len(item[1]))
    answer = ask(path, Accept_Encoding=accepted)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(answer.body)
    if encoding is None:
        assert answer.body == content
    else:
        assert answer.body == (BUILT / f"{path[1:]}{ENCODINGS[encoding]}").read_bytes()
        assert len(answer.body) < len(content) / 2
    if encoding == "gzip":
        assert gzip.decompress(answer.body) == content


def test_what_did_not_change_is_not_sent_again(ask: Requester) -> None:
    packed = ask("/", Accept_Encoding="br")
    plain = ask("/")
    tag = packed.headers["etag"]
    assert tag != plain.headers["etag"]
    for same in (tag, f"W/{tag}", f'"other", {tag}'):
        answer = ask("/", Accept_Encoding="br", If_None_Match=same)
        assert (answer.status, answer.body) == (304, b"")
        assert {key: answer.headers[key] for key in ("etag", "cache-control", "vary")} == {
            key: packed.headers[key] for key in ("etag", "cache-control", "vary")
        }
    for other in ('"other"', tag.strip('"'), ""):
        assert ask("/", Accept_Encoding="br", If_None_Match=other).body == packed.body
    assert ask("/", If_None_Match=tag).body == plain.body  # the same file, packed otherwise


@pytest.mark.parametrize("path", ["/", "/t/3f2a", "/nothing"])
def test_head_tells_the_same_without_the_body(ask: Requester, path: str) -> None:
    told, asked = ask(path, **BROWSER), ask(path, "HEAD", **BROWSER)
    told.headers.pop("date")
    asked.headers.pop("date")
    assert asked == (told.status, told.headers, b"")
    assert int(asked.headers["content-length"]) == len(told.body)


@pytest.mark.parametrize(
    "path", ["/nothing", "/t", "/t/", "/t/a/b", "/t/a/replay/b", "/learn/", "/assets/nothing.js", "/ws", "/apis"]
)
def test_a_page_that_is_not_there_is_the_client_for_people_and_json_for_programs(ask: Requester, path: str) -> None:
    shown = ask(path, **BROWSER)
    assert (shown.status, shown.body) == (404, (BUILT / "index.html").read_bytes())
    assert ask(path, If_None_Match=shown.headers["etag"], **BROWSER).status == 404
    answer = ask(path, Accept="*/*")
    assert (answer.status, json.loads(answer.body)["code"]) == (404, "http.404")


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/nowhere", "/healthz/deeper"])
def test_below_the_houses_own_addresses_there_are_no_pages(ask: Requester, path: str) -> None:
    answer = ask(path, **BROWSER)
    assert answer.status == 404
    assert set(json.loads(answer.body)) == {"code", "sentence", "details"}


def test_the_houses_own_addresses_answer_browsers_too(ask: Requester) -> None:
    assert ask("/healthz", **BROWSER).body == b"ok"
    assert ask("/api/games", **BROWSER).headers["content-type"] == "application/json"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_pages_can_only_be_read(ask: Requester, method: str) -> None:
    answer = ask("/", method, **BROWSER)
    assert answer.status in (404, 405)
    assert set(json.loads(answer.body)) == {"code", "sentence", "details"}


@pytest.mark.parametrize(
    "path",
    [
        "/../app.py",
        "/assets/../../app.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets/..%2f..%2fapp.py",
        "/assets/..%5c..%5capp.py",
        "/./index.html",
        "//index.html",
        "/%2fetc/passwd",
        "//etc/passwd",
        "/index.html%00",
        "/.built-from",
        "/index.html.br",
        "/index.html.gz",
        "/assets",
        "/assets/",
        "/INDEX.HTML",
    ],
)
def test_nothing_but_the_clients_own_files_can_be_read(ask: Requester, path: str) -> None:
    answer = ask(path, Accept="*/*")
    assert answer.status == 404
    assert json.loads(answer.body)["code"] == "http.404"


@pytest.mark.parametrize("path", [*PAGES, "/nothing", "/api/games", "/api/nothing", "/api/tables/nowhere", "/healthz"])
def test_every_answer_protects_the_browser(ask: Requester, path: str) -> None:
    headers = ask(path, **BROWSER).headers
    assert {key: headers[key.lower()] for key in SECURITY} == SECURITY


def test_the_policy_allows_files_of_the_house_alone(ask: Requester) -> None:
    told = ask("/").headers["content-security-policy"]
    policy = {name: sources for name, *sources in (part.split() for part in told.split("; "))}
    assert policy.pop("img-src") == ["'self'", "data:"]
    assert policy.pop("default-src") == policy.pop("form-action") == ["'self'"]
    assert policy == {"object-src": ["'none'"], "base-uri": ["'none'"], "frame-ancestors": ["'none'"]}


def test_the_page_keeps_to_the_policy() -> None:
    if not (BUILT / "index.html").exists():
        pytest.skip("the browser client is not built: make web")
    page = (BUILT / "index.html").read_text()
    assert re.findall(r"<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son\w+=|(?:src|href)=\"(?!/)[^\"]*\"", page) == []
    for path, content in built().items():
        if path.endswith(".css"):
            assert re.findall(rb"url\((?!\./[^/)]+\))[^)]*\)|@import", content) == [], path  # beside the sheet


def test_pages_are_not_in_the_description_of_the_api(ask: Requester) -> None:
    described = json.loads(ask("/api/schema/openapi.json").body)
    assert [path for path in described["paths"] if not path.startswith("/api/")] == []


# in this process: a house without a client, and files the build left as they are


def asked(pages: StaticFiles, path: str, **headers: str) -> Any:
    raw = [(key.replace("_", "-").lower().encode(), value.encode()) for key, value in headers.items()]
    scope: Any = {"type": "http", "method": "GET", "raw_path": path.encode(), "headers": raw}
    return pages.answer(scope)


@pytest.mark.parametrize("folder", ["empty", "missing"])
def test_a_house_without_a_client_says_so_in_every_language(tmp_path: Path, folder: str) -> None:
    (tmp_path / "empty").mkdir()
    pages = StaticFiles(tmp_path / folder, {"api"})
    answer = asked(pages, "/t/3f2a", Accept_Encoding="br")
    assert (answer.status, answer.headers["Cache-Control"]) == (503, "no-store")
    page = answer.body.decode()
    for language in LANGUAGES:
        assert f'<p lang="{language}">' in page
        assert Texts(language).say("client-missing", command="make web").split(":")[0] in page
    assert asked(pages, "/nothing", **BROWSER).status == 404
    assert asked(pages, "/api/nothing", **BROWSER) is None
    assert asked(pages, "/assets/index.js") is None


def test_a_file_that_would_not_get_smaller_is_sent_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "icon.png").write_bytes(b"\x89PNG")
    (tmp_path / "icon.unheard-of").write_bytes(b"?")
    pages = StaticFiles(tmp_path)
    answer = asked(pages, "/icon.png", Accept_Encoding="br, gzip")
    assert (answer.body, answer.headers["Content-Type"]) == (b"\x89PNG", "image/png")
    assert "Content-Encoding" not in answer.headers
    assert asked(pages, "/icon.unheard-of").headers["Content-Type"] == "application/octet-stream"


def test_what_changes_after_the_start_is_not_seen(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("before")
    pages = StaticFiles(tmp_path)
    (tmp_path / "index.html").write_text("after")
    (tmp_path / "new.txt").write_text("new")
    assert asked(pages, "/").body == b"before"
    assert asked(pages, "/new.txt") is None
