import pytest

from dicehouse import games


@pytest.fixture
def pig(monkeypatch: pytest.MonkeyPatch) -> str:
    """The fifth game, registered with one line for one test."""
    monkeypatch.setattr(games, "_MODULES", dict(games._MODULES))
    games.register("pig", "pig")
    return "pig"
