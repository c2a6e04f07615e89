"""Atomic file writes: after a crash or a power failure a file has its old content or its new one, never a mixture."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import IO

READABLE = 0o644
PRIVATE = 0o600
"""Permissions of a new file. The umask is applied, as for any file."""


@contextmanager
def atomic_file(path: Path, mode: int = READABLE) -> Iterator[IO[bytes]]:
    """A binary file to write to; it gets its name when the block ends without an exception, and is then durable.

    The bytes go to a temporary file in the same folder, which then replaces the old file (`os.replace`). File and
    folder are flushed to the disk. An exception in the block removes the temporary file and leaves the old one.

    Args:
        path: the file; its folder must exist.
        mode: the permissions of the file.

    Raises:
        OSError: the file cannot be written.
    """
    temporary = path.parent / f".{token_hex(6)}.tmp"  # short: the name of the file may be as long as names can be
    try:
        with open(temporary, "xb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _flush_folder(path.parent)


def write_file(path: Path, data: bytes, mode: int = READABLE) -> None:
    """Write a whole file atomically (see `atomic_file`).

    Raises:
        OSError: the file cannot be written.
    """
    with atomic_file(path, mode) as file:
        file.write(data)


def _flush_folder(folder: Path) -> None:
    """Make the new name of a file durable; a no-op where folders cannot be flushed (Windows, some network drives)."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(descriptor)
