"""The same sweep on Ray: a local cluster of two workers finds what one machine finds."""

from pathlib import Path

import pytest

from dicehouse.lab.sweep_runner import plan_sweep, run_sweep

ray = pytest.importorskip("ray", reason="ray is not installed: pip install 'dicehouse[ray]'")

# what Ray itself warns of is for Ray to mend
pytestmark = [
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


def quiet(share: float) -> None:
    """Nobody watches."""


def test_two_workers_of_a_cluster_find_what_one_machine_finds(tmp_path: Path) -> None:
    plain = plan_sweep("gonuts", ("regular", "random"), ["target=5,8"], games=12, luck=4)
    batch = plan_sweep("gonuts", ("regular", "random"), ["target=5"], games=2000, luck=0, engine="batch")
    for name, sweep in (("plain", plain), ("batch", batch)):
        run_sweep(sweep, tmp_path / name / "here", quiet, jobs=1)
        found = run_sweep(sweep, tmp_path / name / "ray", quiet, on="ray", jobs=2)
        assert found.complete
        for file in ("results.csv", "report.html"):
            assert (tmp_path / name / "ray" / file).read_bytes() == (tmp_path / name / "here" / file).read_bytes()
    assert not ray.is_initialized()
