"""Portraits: whoever chooses none gets one, always the same, and every one of them is somebody's."""

from dicehouse.server.portraits import PORTRAITS, portrait_of


def test_a_name_has_one_portrait_everywhere() -> None:
    assert [portrait_of(name) for name in ("Ann", "Bob", "Cat")] == ["dragon", "owl", "fox"]


def test_every_portrait_is_somebodys() -> None:
    assert {portrait_of(f"player {number}") for number in range(200)} == set(PORTRAITS)
    assert portrait_of("") in PORTRAITS
