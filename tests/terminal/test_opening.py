"""`dicehouse` without a command, where no server is installed: the page as files, from the standard library."""

import http.client
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

from dicehouse.support.file_server import HEADERS, StaticServer

FILES = {
    "index.html": b"<!doctype html><title>The house</title>",
    "app.mjs": b"export {}",
    "engine.wasm": b"\0asm",
    "dicehouse.whl": b"PK",
    "library.data": b"\1",
    "manifest.webmanifest": b"{}",
    "docs/index.html": b"<!doctype html><title>Docs</title>",
    "assets/a b.css": b"body {}",
    ".built-from": b"secret",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "page"
    for name, content in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(content)
    (tmp_path / "outside.txt").write_bytes(b"secret")
    (root / "link.txt").symlink_to(tmp_path / "outside.txt")
    return root


@contextmanager
def served(folder: Path) -> Iterator[int]:
    bound = socket.create_server(("127.0.0.1", 0))
    with StaticServer(folder, bound) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server.server_port
        finally:
            server.shutdown()
            thread.join()


def ask(port: int, path: str, method: str = "GET", host: str = "127.0.0.1") -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.putrequest(method, path, skip_host=True)
    connection.putheader("Host", f"{host}:{port}")
    connection.endheaders()
    answer = connection.getresponse()
    found = answer.status, dict(answer.getheaders()), answer.read()
    connection.close()
    return found


def test_files_come_with_their_media_types_and_headers_that_keep_them_apart(folder: Path) -> None:
    with served(folder) as port:
        for path, kind in {
            "/": "text/html; charset=utf-8",
            "/app.mjs": "text/javascript; charset=utf-8",
            "/engine.wasm?v=1": "application/wasm",
            "/dicehouse.whl": "application/octet-stream",
            "/library.data": "application/octet-stream",
            "/manifest.webmanifest": "application/manifest+json",
            "/docs/": "text/html; charset=utf-8",
            "/assets/a%20b.css": "text/css; charset=utf-8",
        }.items():
            status, headers, body = ask(port, path)
            assert (status, headers["Content-type"]) == (200, kind), path
            assert body in FILES.values()
            assert headers.items() >= HEADERS.items()
            assert "Python" not in headers["Server"]
        status, headers, body = ask(port, "/app.mjs", "HEAD")
        assert (status, headers["Content-Length"], body) == (200, "9", b"")
        assert ask(port, "/docs")[0] == 301


@pytest.mark.parametrize(
    "path",
    [
        "/outside.txt",
        "/../outside.txt",
        "/%2e%2e/outside.txt",
        "/assets/..%2f..%2foutside.txt",
        "/..\\outside.txt",
        "//outside.txt",
        "/link.txt",
        "/.built-from",
        "/assets/",
        "/assets",
        "/nothing",
        "/index.html/",
        "/%00",
        "/%ff",
    ],
)
def test_nothing_else_is_served(folder: Path, path: str) -> None:
    with served(folder) as port:
        status, _, body = ask(port, path)
    assert status == 404
    assert b"secret" not in body
    assert b"a b.css" not in body


def test_only_reading_is_possible_and_only_under_the_names_of_this_machine(folder: Path) -> None:
    with served(folder) as port:
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE"):
            assert ask(port, "/", method)[0] == 501
        assert ask(port, "/", host="localhost")[0] == 200
        assert ask(port, "/", host="house.example")[0] == 421


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_the_command_says_where_the_page_is_and_ends_quietly(folder: Path, tmp_path: Path, end: int) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    program = (
        "import shutil, sys; from dicehouse import cli, command_language; from dicehouse.site import writing; "
        "page = sys.argv.pop(1); "
        "writing.write_site = lambda folder: shutil.copytree(page, folder); "
        "command_language.SERVER_PARTS = ('no_such_package',); cli.main()"
    )
    command = [sys.executable, "-c", program, str(folder), "--no-open", "--lang", "de"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1", "TMPDIR": str(temporary)},
        start_new_session=True,
    ) as running:
        assert running.stdout is not None
        line = running.stdout.readline()
        found = re.search(r"Das Haus ist offen: http://127\.0\.0\.1:(\d+)", line)
        assert found is not None, line
        assert "pip install 'dicehouse[server]'" in running.stdout.readline()
        assert ask(int(found[1]), "/")[2] == FILES["index.html"]
        assert list(temporary.iterdir()) != []
        running.send_signal(end)
        try:
            out, errors = running.communicate(timeout=60)
        finally:
            running.kill()
    assert (running.returncode, out.strip(), errors) == (0, "", "")
    assert list(temporary.iterdir()) == []


@pytest.mark.parametrize("command", [["serve"], ["house", "list"]])
def test_commands_of_a_server_say_what_installs_it(command: list[str]) -> None:
    program = "import sys; from dicehouse import cli, command_language; "
    program += "command_language.SERVER_PARTS = ('no_such_package',); cli.main()"
    ran = subprocess.run(
        [sys.executable, "-c", program, *command, "--lang", "en"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert "pip install 'dicehouse[server]'" in ran.stderr
    assert "Traceback" not in ran.stderr
