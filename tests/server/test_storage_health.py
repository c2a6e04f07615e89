"""Whether the storage works: said once when it fails and once when it works again."""

import structlog.testing

from dicehouse.server.storage_health import StorageHealth


def test_after_a_failure_only_a_test_write_proves_that_it_works() -> None:
    health = StorageHealth()
    assert health.good
    assert not health.fresh
    health.worked()
    assert health.fresh
    with structlog.testing.capture_logs() as logged:
        health.failed("disk full")
        health.failed("disk full")
        health.worked()  # small writes succeed on a full disk
        assert (health.good, health.fresh, health.reason) == (False, False, "disk full")
        health.proved()
    assert (health.good, health.fresh, health.reason) == (True, True, "")
    assert [line["event"] for line in logged] == ["storage failed", "storage works again"]
    assert logged[-1]["failures"] == 2


def test_damage_is_not_repaired_by_a_write_that_works() -> None:
    health = StorageHealth()
    with structlog.testing.capture_logs() as logged:
        health.broke("an entry is missing")
        health.broke("another one")
        health.proved()
    assert (health.good, health.fresh, health.damaged) == (False, False, "an entry is missing")
    assert [line["event"] for line in logged] == ["storage damaged"]


def test_a_failure_without_words_is_one_too() -> None:
    health = StorageHealth()
    health.failed("")
    assert not health.good
