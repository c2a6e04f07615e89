"""A lock on a file that one process has at a time, and that is free again whenever that process ends."""

import contextlib
import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # not on Windows; there nobody is kept out
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """An advisory lock (`flock`) on a file of its own."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def try_acquire(self) -> bool:
        """Take it; False where another process has it."""
        if fcntl is None:
            return True
        file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            return False
        self._file = file
        return True

    def release(self) -> None:
        """Let others have it. The file stays: removing it could give two processes a lock each."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                os.close(self._file)
            self._file = None
