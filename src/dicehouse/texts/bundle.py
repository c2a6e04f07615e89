"""Loading and formatting of the texts of one language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from dicehouse.core.errors import DicehouseError
from dicehouse.games import spec

LANGUAGES = ("en", "de", "fr", "es", "nl")


class Texts:
    """The texts of the project and of one game in one language.

    Args:
        language: one of LANGUAGES.
        game: the name of a game, or None for the texts of the project alone.
    """

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_resource("dicehouse", language))
        if game is not None:
            self._bundle.add_resource(_resource(spec(game).package, language))

    def __contains__(self, text: str) -> bool:
        return self._bundle.has_message(text)

    def say(self, text: str, /, **blanks: object) -> str:
        """A text with its variables filled in.

        Raises:
            LookupError: the text or a variable of it is missing, which is a bug.
        """
        pattern = self._bundle.get_message(text).value
        if pattern is None:
            raise LookupError(f"{text} has no text in {self.language}")
        said, problems = self._bundle.format_pattern(pattern, blanks)
        if problems:
            raise LookupError(f"{text} in {self.language}: {problems[0]!r}")
        return str(said)

    def error(self, error: DicehouseError) -> str:
        """The sentence of an error in this language; English where a game did not translate its own."""
        text = error_text(error.code)
        blanks = {
            key: str(value) for key, value in error.details.items()
        }  # as text: 1000 and not 1.000, since people type it again
        return self.say(text, **blanks) if text in self else error.sentence


def error_text(code: str) -> str:
    """The name of the text of an error code."""
    return "error-" + code.replace(".", "-")


def choose_language(wish: str | None, environment: Mapping[str, str]) -> str:
    """The wanted language, or that of the environment, or English."""
    for value in (wish, *(environment.get(key) for key in ("LC_ALL", "LC_MESSAGES", "LANG"))):
        if value and language_of(value) in LANGUAGES:
            return language_of(value)
    return "en"


def language_of(value: str) -> str:
    """The language in `fr`, `fr-CA` or `fr_CA.UTF-8`."""
    return value.replace("_", "-").split("-")[0].split(".")[0].casefold()


@cache
def _resource(package: str, language: str) -> Resource:
    """The texts of a package; English for a game without texts in the language."""
    folder = files(package) / "texts"
    wanted = folder / f"{language}.ftl"
    return FluentResource((wanted if wanted.is_file() else folder / "en.ftl").read_text("utf-8"))
