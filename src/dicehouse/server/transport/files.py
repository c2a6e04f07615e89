"""The limit of open files (RLIMIT_NOFILE), and how many connections fit below it."""

import sys
from pathlib import Path

from dicehouse.server.logs import get_logger

FEW = 4096
"""A lower limit is logged as a warning."""
RESERVE = 192
"""Files that are reserved for databases, bots, and connections that are being accepted."""
BACKLOG = 128
"""The backlog of the listening socket. All of it may be accepted at once, so it is below the reserve."""
FEWEST = 16

log = get_logger(__name__)


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system allows; gives it, 0 where there is none to be known."""
    if sys.platform == "win32":
        return 0
    import resource  # noqa: PLC0415 - not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (ValueError, OSError):  # systems whose true limit is below the one they name
            log.info("the limit of open files stays as it is", files=soft)
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 0 if soft == resource.RLIM_INFINITY else soft


def room_for_connections(wanted: int, files: int) -> int:
    """How many connections a node may have open: the wanted number, or fewer where the limit of files is low."""
    if not files:
        return wanted
    fit = max(FEWEST, files - RESERVE - _open_now())
    if files < FEW:
        log.warning(
            "the limit of open files is low: raise it (ulimit -n) for more connections",
            files=files,
            connections=min(fit, wanted),
        )
    return min(fit, wanted)


def _open_now() -> int:
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.is_dir() else 32
