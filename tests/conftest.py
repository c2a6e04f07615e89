import os

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

from dicehouse import games
from no_skips import pytest_make_collect_report, pytest_runtest_makereport

__all__ = ["pytest_make_collect_report", "pytest_runtest_makereport"]  # hooks: pytest finds them here

# Timing never decides a test, nor how many examples a strategy throws away or how large they are, which is chance.
UNCHECKED = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
PROFILE = os.environ.get("DICEHOUSE_PROFILE", "test")
# `make test` draws the same examples every time; `make soak` draws new ones, and more.
settings.register_profile("test", deadline=None, derandomize=True, suppress_health_check=UNCHECKED)
settings.register_profile("soak", settings.get_profile("test"), derandomize=False, max_examples=2000)
settings.load_profile(PROFILE)
if PROFILE == "test":
    # Hypothesis mixes in constants of whatever modules a worker has imported so far: every order, and every commit,
    # would draw other examples.
    vars(providers)["_get_local_constants"] = lambda: providers._local_constants


@pytest.fixture
def pig(monkeypatch: pytest.MonkeyPatch) -> str:
    """The fifth game, registered with one line for one test."""
    monkeypatch.setattr(games, "_MODULES", dict(games._MODULES))
    games.register("pig", "pig")
    return "pig"
