"""The lock between processes: one holder, and released with its process."""

import subprocess
import sys
from pathlib import Path

from dicehouse.server.file_lock import FileLock

HOLD = """
import sys
from pathlib import Path
from dicehouse.server.file_lock import FileLock
print(FileLock(Path(sys.argv[1])).try_acquire(), flush=True)
sys.stdin.read()
"""


def test_only_one_holds_it_until_it_is_released(tmp_path: Path) -> None:
    first, second = FileLock(tmp_path / "lock"), FileLock(tmp_path / "lock")
    assert first.try_acquire()
    assert not second.try_acquire()
    second.release()  # releasing what one does not hold does nothing
    assert not second.try_acquire()
    first.release()
    assert second.try_acquire()
    assert (tmp_path / "lock").exists()


def test_a_process_that_is_killed_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        assert not FileLock(path).try_acquire()
        holder.kill()
    assert FileLock(path).try_acquire()


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "lock")
    assert lock.try_acquire()
    assert (tmp_path / "lock").stat().st_mode & 0o077 == 0
