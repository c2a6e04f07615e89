"""Golden playthroughs of OpenSpiel: one small game of each, as OpenSpiel's own generator writes it.

Run `python tests/envs/playthroughs.py` (or `make golden`) to write them anew, and read the
difference before you commit it.
"""

import warnings
from pathlib import Path

import pyspiel

from dicehouse.envs.openspiel import spiel_name
from dicehouse.envs.registry import games_with_observations

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the generator loads all games of OpenSpiel, and what they use
    from open_spiel.python.algorithms.generate_playthrough import playthrough

FOLDER = Path(__file__).parent.parent / "golden"
SMALL = {
    "gonuts": ("target=3", 22),
    "chili": ("rolls=2", 14),
    "chinchiller": ("first=0", 41),
    "dixkibluff": ("faces=pi;figure", 11),
}
"""Options that make a game short, and a seed."""


def written(game: str) -> str:
    """The playthrough of a game; the same every time."""
    options, seed = SMALL.get(game, ("", 1))
    text: str = playthrough(f"{spiel_name(game)}({options})", None, seed=seed)
    return text


if __name__ == "__main__":
    assert set(pyspiel.registered_names()) >= set(map(spiel_name, games_with_observations()))
    for name in games_with_observations():
        (FOLDER / f"{name}.playthrough").write_text(written(name))
