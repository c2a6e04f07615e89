"""Atomic writes: the old content or the new one, on the disk, and with the permissions that were asked for."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicehouse.support.atomic_file import PRIVATE, atomic_file, write_file


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_file(path, b"old")
    with path.open("rb") as reader:
        write_file(path, b"new")
        assert reader.read() == b"old"  # another file took its name
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("mode", [0o644, 0o600, 0o640])
def test_a_file_has_the_permissions_that_were_asked_for(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "file"
    write_file(path, b"")
    write_file(path, b"", mode)
    assert stat.S_IMODE(path.stat().st_mode) == mode


def test_a_secret_is_never_readable_by_others_not_even_while_it_is_written(tmp_path: Path) -> None:
    with atomic_file(tmp_path / "secret", PRIVATE):
        (temporary,) = tmp_path.iterdir()
        assert temporary.stat().st_mode & 0o077 == 0


def write_half(path: Path) -> None:
    with atomic_file(path) as file:
        file.write(b"half of the new")
        raise KeyboardInterrupt


def test_an_exception_leaves_the_old_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_file(path, b"old")
    with pytest.raises(KeyboardInterrupt):
        write_half(path)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_the_name_may_be_as_long_as_names_can_be(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 255)
    write_file(path, b"there")
    assert path.read_bytes() == b"there"


def test_what_cannot_be_written_is_an_error_of_the_system(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NotADirectoryError):
        write_file(tmp_path / "file" / "below", b"")
    with pytest.raises(FileNotFoundError):
        write_file(tmp_path / "missing" / "below", b"")
    (tmp_path / "folder").mkdir()
    with pytest.raises(IsADirectoryError):
        write_file(tmp_path / "folder", b"")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


def test_the_bytes_are_flushed_before_the_name_changes_and_the_name_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_file(path, b"old")
    flushed = []
    fsync = os.fsync

    def spy(descriptor: int) -> None:
        fsync(descriptor)
        flushed.append((stat.S_ISDIR(os.fstat(descriptor).st_mode), path.read_bytes()))

    monkeypatch.setattr(os, "fsync", spy)
    write_file(path, b"new")
    assert flushed == [(False, b"old"), (True, b"new")]
