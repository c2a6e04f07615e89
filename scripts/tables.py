"""Solve and train the value tables that ship with the package, for all games or for those named.

The makers are in every game's `GameSpec`. They are deterministic: those that use random numbers have a fixed seed.
Run `make tables`, then the tests, and check the difference before you commit it.
"""

import argparse
import sys
import time
from importlib import resources
from pathlib import Path

from scripts.progress import progress, say

from dicehouse import games


def main() -> None:
    """Make the tables of each game in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(games.names()))
    for name in parser.parse_args().game:
        spec = games.spec(name)
        start = time.perf_counter()
        for what, maker in spec.table_makers.items():
            maker()(progress(f"{name} {what}"))
        say("")
        folder = Path(str(resources.files(spec.package))) / "bots" / "tables"
        size = sum(path.stat().st_size for path in folder.glob("*.npz"))
        sys.stdout.write(f"\r{name}: {size / 1e6:.2f} MB in {time.perf_counter() - start:.0f} s\n")


if __name__ == "__main__":
    main()
