"""Solve and train anew what ships with the package: the value tables of all games, or of those named.

Every game's spec names its makers; each is deterministic, from a fixed seed where chance is in it.
Run `make tables`, then the tests, and read the difference before you commit it.
"""

import argparse
import sys
import time
from collections.abc import Callable
from importlib import resources
from pathlib import Path

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


def progress(what: str) -> Callable[[float], None]:
    """Somebody who says how far something is."""
    return lambda share: say(f"{what}: {share:.0%}")


def say(line: str) -> None:
    """Show how far it is, beside the results."""
    sys.stderr.write(f"\r{line:60}")
    sys.stderr.flush()


if __name__ == "__main__":
    main()
