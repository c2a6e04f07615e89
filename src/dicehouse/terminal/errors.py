"""Error codes of the terminal."""

from dicehouse.core.errors import define

define(
    {
        "file.exists": "The file {path} is there already. Choose another name, or go on with it: --resume {path}.",
        "paper.missing": "Say which game and which sheet, or --all FOLDER. dicehouse paper --list shows them.",
    }
)
