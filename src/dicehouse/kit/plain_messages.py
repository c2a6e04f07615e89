"""The plain English messages of a package, read without Fluent: one line each, with no more than variables.

Records name the bots of the house in English, in a browser as well, where Fluent's library would be too large.
"""

import re
from functools import cache
from importlib.resources import files

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = ([^{}\n]*(?:\{ \$[a-z]+ \}[^{}\n]*)*)$", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$([a-z]+) \}")
PROJECT = "dicehouse"


class PlainMessages:
    """The messages of the project and of one package.

    Args:
        package: of a game.
    """

    def __init__(self, package: str) -> None:
        self._messages = _read(PROJECT) | _read(package)

    def __contains__(self, text: str) -> bool:
        return text in self._messages

    def say(self, text: str, /, **blanks: object) -> str:
        """A message with its variables filled in."""
        return VARIABLE.sub(lambda found: str(blanks[found[1]]), self._messages[text])


@cache
def _read(package: str) -> dict[str, str]:
    """The messages of a package that are plain; none where it has no texts."""
    file = files(package) / "texts" / "en.ftl"
    return dict(MESSAGE.findall(file.read_text("utf-8"))) if file.is_file() else {}
