"""Generate docs/envs/: a page for each game's environments, and their list. Run with `make env-pages`."""

from pathlib import Path

from dicehouse.envs.pages import page, replace_list
from dicehouse.envs.registry import games_with_observations

FOLDER = Path(__file__).parent.parent / "docs" / "envs"

if __name__ == "__main__":
    for game in games_with_observations():
        (FOLDER / f"{game}.md").write_text(page(game))
    index = FOLDER / "README.md"
    index.write_text(replace_list(index.read_text()))
