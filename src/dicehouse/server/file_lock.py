"""A lock between processes, which is released when its process ends."""

import contextlib
import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: there is no lock
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """An advisory lock (`flock`) on a file of its own."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def try_acquire(self) -> bool:
        """Take the lock; gives whether it was free."""
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
        """Release the lock. The file stays: removing it could let two processes hold a lock each."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                os.close(self._file)
            self._file = None
