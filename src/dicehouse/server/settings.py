"""The settings of a node: by flag, by environment, by file; the first that says something counts."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from dicehouse.core.errors import FileError, OptionError

PREFIX = "DICEHOUSE_"
ORIGIN = re.compile(r"https?://[a-z0-9.-]+(:[0-9]+)?|https?://\[[0-9a-f:]+\](:[0-9]+)?")
"""A web page as browsers name it."""
LONGEST_KEPT = 36_500
LOG_LEVELS = ("debug", "info", "warning", "error")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a node runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """Where tables are kept: postgresql://..., a path of a SQLite file, or nothing for the usual place."""
    channel: str = ""
    """nats://... between several nodes; nothing for one node alone."""
    origins: tuple[str, ...] = ()
    """Web pages from elsewhere that may talk to this house; its own always may."""
    thinkers: int = 1
    """Processes in which bots think."""
    away_after: float = 60.0
    """Seconds after which a player counts as gone."""
    bot_pause: float = 0.5
    """Seconds a bot takes at least, so that people can follow; longer in live games."""
    limits: float = 1.0
    """How much one address may do, as a multiple of what is usual; 0 for no limits, where everybody is trusted."""
    most_words: int = 2_000
    """How many chat messages a table keeps; then it takes no more."""
    most_entries: int = 20_000
    """How many entries the log of a table may have; then the game cannot go on."""
    keep_open: float = 7.0
    """Days after which a table whose game never began is deleted, counted from its last entry; 0: never."""
    keep_running: float = 30.0
    """Days after which a running game that nobody touches is deleted; 0: never."""
    keep_finished: float = 180.0
    """Days after which a finished game is deleted, with the names of its players; 0: never."""
    keep_chat: float = 30.0
    """Days after which what somebody said is erased; the game stays. 0: never."""
    keep_codes: float = 7.0
    """Days after which the code of a table that nobody touches leads nowhere; an hour after its game. 0: never."""
    log_level: str = "info"

    def database_path(self) -> Path:
        """The SQLite file."""
        return Path(self.database) if self.database else user_data_path("dicehouse") / "tables.sqlite"


def read_settings(given: Mapping[str, Any], environment: Mapping[str, str], file: Path | None) -> Settings:
    """Put settings together.

    Raises:
        OptionError: a setting that does not exist, or a value that makes no sense.
        FileError: the file cannot be read.
    """
    fields = {field.name: field for field in msgspec.structs.fields(Settings)}
    found: dict[str, Any] = {}
    if file is not None:
        found |= _read_file(file)
    for name in fields:
        if PREFIX + name.upper() in environment:
            found[name] = environment[PREFIX + name.upper()]
    found |= {name: value for name, value in given.items() if value is not None}
    for name, value in found.items():
        if name not in fields:
            raise OptionError("options.unknown", key=name[:40], known=", ".join(fields))
        if name == "origins" and isinstance(value, str):
            found[name] = [origin.strip() for origin in value.split(",") if origin.strip()]
    if str(found.get("log_level", "info")).lower() not in LOG_LEVELS:
        raise OptionError("settings.wrong", reason=f"log_level is one of {', '.join(LOG_LEVELS)}")
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise OptionError("settings.wrong", reason=str(error)) from None
    _check_lifetimes(settings)
    for origin in settings.origins:
        if not ORIGIN.fullmatch(origin):  # browsers send just this: with a slash at the end it would never fit
            raise OptionError("settings.wrong", reason=f"an origin looks like https://games.example, not {origin}")
    return settings


def _check_lifetimes(settings: Settings) -> None:
    for name in ("keep_open", "keep_running", "keep_finished", "keep_chat", "keep_codes"):
        if not 0 <= getattr(settings, name) <= LONGEST_KEPT:
            raise OptionError(
                "settings.wrong", reason=f"{name} is a number of days, from 0 (for ever) to {LONGEST_KEPT}"
            )


def _read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text())
    except FileNotFoundError:
        raise FileError("file.missing", path=str(path)) from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise FileError("file.unreadable", path=str(path), reason=str(error)) from None
