import os

import pytest
from hypothesis import HealthCheck, settings

from dicehouse import games
from no_skips import pytest_make_collect_report, pytest_runtest_makereport

__all__ = ["pytest_make_collect_report", "pytest_runtest_makereport"]  # hooks: pytest finds them here

# Timing never decides a test. `make test` draws the same examples every time; `make soak` draws new ones, and more.
settings.register_profile("test", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", settings.get_profile("test"), derandomize=False, max_examples=2000)
settings.load_profile(os.environ.get("DICEHOUSE_PROFILE", "test"))


@pytest.fixture
def pig(monkeypatch: pytest.MonkeyPatch) -> str:
    """The fifth game, registered with one line for one test."""
    monkeypatch.setattr(games, "_MODULES", dict(games._MODULES))
    games.register("pig", "pig")
    return "pig"
