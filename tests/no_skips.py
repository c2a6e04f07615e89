"""Makes a skipped test a failed one where everything a test needs has to be there: in CI, or by request.

Without Chromium a developer's run skips the browser tests and says so. A run that guards main must not: with `CI` or
`DICEHOUSE_REQUIRE_ALL` set, a test that would be skipped fails with the reason. Tests marked `may_skip` are exempt.
"""

import os
from collections.abc import Generator

import pytest

ALL_REQUIRED = any(os.environ.get(name, "") not in ("", "0", "false") for name in ("CI", "DICEHOUSE_REQUIRE_ALL"))
WHY = "skipped, and nothing may be skipped where CI or DICEHOUSE_REQUIRE_ALL is set"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail a test that skipped itself, in its body or in a fixture."""
    report = yield
    expected = hasattr(report, "wasxfail") or item.get_closest_marker("may_skip")
    if ALL_REQUIRED and report.skipped and not expected:
        report.outcome, report.longrepr = "failed", _explained(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Fail a module that skipped itself while it was imported."""
    report = yield
    if ALL_REQUIRED and report.skipped:
        report.outcome, report.longrepr = "failed", _explained(report)
    return report


def _explained(report: pytest.TestReport | pytest.CollectReport) -> str:
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
    return f"{WHY}: {reason}"
