"""What all benchmarks share: saying how far they are, and writing down what they found under which conditions."""

import json
import os
import platform
import socket
import sys
from pathlib import Path
from typing import Any


def say(line: str) -> None:
    """Show how far it is, beside the results."""
    sys.stderr.write(f"\r{line:60}")
    sys.stderr.flush()


def cpu() -> str:
    """What the processor calls itself."""
    names = Path("/proc/cpuinfo")
    lines = names.read_text().splitlines() if names.exists() else []
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def load() -> float:
    """What the machine had to do in the last minute."""
    return os.getloadavg()[0]


def publish(report: dict[str, Any], markdown: str, path: Path | None) -> None:
    """Print the tables of a benchmark; where a path is given, also write the figures and the tables there.

    Args:
        report: the figures, with the load before and after.
        markdown: the same as tables.
        path: a JSON file.
    """
    say("")
    sys.stdout.write("\n" + markdown + "\n")
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        conditions = {"python": platform.python_version(), "cpu": cpu(), "cores": os.cpu_count()}
        path.write_text(json.dumps({**conditions, **report, "markdown": markdown}, indent=2) + "\n")


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
