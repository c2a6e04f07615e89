"""The count of moves: every move in one bucket, the buckets added up as Prometheus wants them."""

from prometheus_client import CollectorRegistry, generate_latest

from dicehouse.server import metrics, no_metrics
from dicehouse.server.metrics import Moves


def figures(moves: Moves) -> dict[str, float]:
    registry = CollectorRegistry()
    registry.register(moves)
    lines = generate_latest(registry).decode().splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


def test_a_move_is_in_its_bucket_and_in_all_above() -> None:
    moves = Moves()
    for seconds in (0.0005, 0.001, 0.003, 7.0):
        moves.add(seconds)
    found = figures(moves)
    bucket = 'dicehouse_move_seconds_bucket{{le="{}"}}'.format
    assert [found[bucket(bound)] for bound in ("0.001", "0.002", "0.005", "5.0", "+Inf")] == [2, 2, 3, 3, 4]
    assert found["dicehouse_moves_total"] == found["dicehouse_move_seconds_count"] == 4
    assert round(found["dicehouse_move_seconds_sum"], 4) == 7.0045


def test_no_moves_are_told_as_none() -> None:
    assert figures(Moves())["dicehouse_moves_total"] == 0


def test_a_house_without_prometheus_has_every_metric_that_is_used() -> None:
    own = {name: type(value).__name__ for name, value in vars(metrics.METRICS).items()}
    for name in ("Counter", "Gauge", "Histogram", "CollectorRegistry", "Collector"):
        assert hasattr(no_metrics, name)
    assert set(own.values()) <= {"Moves", *vars(no_metrics)}
    counter = no_metrics.Counter("name", "what it counts", ["limit"], registry=no_metrics.CollectorRegistry())
    counter.labels("one").inc()
    counter.dec()
    counter.set(1.0)
    counter.observe(0.5)
