"""The settings of a node: from flags, environment variables and a file, in this order of precedence."""

import os
import re
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec

import dicehouse.server.errors  # noqa: F401 - the sentences of what settings refuse
from dicehouse.core.errors import FileError, OptionError

PREFIX = "DICEHOUSE_"
ORIGIN = re.compile(r"https?://[a-z0-9.-]+(:[0-9]+)?|https?://\[[0-9a-f:]+\](:[0-9]+)?")
"""An origin, as browsers send it."""
HOST = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\]")
"""A name as it stands in `Host`, without the port."""
LOOPBACK = ("127.0.0.1", "::1")
LISTS = ("origins", "hosts", "proxies")
"""Settings that are lists: separated by commas where they are one text."""
AtLeastOne: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
LONGEST_KEPT = 36_500
LOG_LEVELS = ("debug", "info", "warning", "error")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a node."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """Where tables are kept: postgresql://..., a path of a SQLite file, or nothing for the usual place."""
    channel: str = ""
    """nats://... between several nodes; nothing for one node alone."""
    origins: tuple[str, ...] = ()
    """Web pages from elsewhere that may talk to this house; its own always may."""
    hosts: tuple[str, ...] = ()
    """Names under which browsers may ask for this server; empty: any, or on the loopback interface none but its own."""
    thinkers: int = 1
    """Processes in which bots think."""
    think_within: float = 5.0
    """Seconds that a thought may take; then the level below answers."""
    away_after: float = 60.0
    """Seconds after which a player counts as gone."""
    seat_kept: float = 120.0
    """Seconds that a seat at a listed table waits for a player who is not connected, before the game begins."""
    listed_at_once: int = 4
    """Listed tables at which one address may have seats."""
    pledge_within: float = 10.0
    """Seconds in which players who stay for the next game say what they add to its dice."""
    reveal_within: float = 20.0
    """Seconds in which players reveal what they pledged; then the game begins without it."""
    rematch_within: float = 20.0
    """Seconds in which players say whether they come to the next game; then it begins without the others."""
    bot_pause: float = 0.5
    """Seconds a bot takes at least, so that people can follow; longer in live games."""
    limits: float = 1.0
    """How much one address may do, as a multiple of what is usual; 0 for no limits, where everybody is trusted."""
    most_words: int = 2_000
    """How many chat messages a table keeps; then it takes no more."""
    most_entries: int = 20_000
    """How many entries the log of a table may have; then the game cannot go on."""
    listed_per_address: int = 3
    """How many tables of one address the list of tables shows."""
    contact: str = ""
    """Who answers for this house, for the privacy page: an address of e-mail or of a web page."""
    keep_open: float = 7.0
    """Days after which a table whose game never began is deleted, counted from its last entry; 0: never."""
    keep_running: float = 30.0
    """Days after its last entry until a running game is deleted; 0: never."""
    keep_finished: float = 180.0
    """Days after which a finished game is deleted, with the names of its players; 0: never."""
    keep_chat: float = 30.0
    """Days after which chat messages are erased; the game stays. 0: never."""
    keep_codes: float = 7.0
    """Days after its last entry until the code of a table expires; an hour after its game. 0: never."""
    log_level: str = "info"
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed what they say about their clients."""
    connections: AtLeastOne = 10_000
    """Connections that may be open at once; fewer where the limit of open files is lower."""
    connections_per_address: AtLeastOne = 100
    """Connections of one client address; IPv6 addresses count by their /64."""
    connection_rate: AtLeastOne = 20
    """New connections of one client address, a second; twenty times as many at once."""
    connections_per_table: AtLeastOne = 200
    """Connections to one table; players may always come back to their seats."""
    head_bytes: AtLeastOne = 16 * 1024
    """Bytes of the head of a request."""
    head_fields: AtLeastOne = 100
    """Header fields of a request."""
    url_bytes: AtLeastOne = 4096
    """Bytes of the address a request is for."""
    pipelined: AtLeastOne = 8
    """Requests of one connection that wait while another is answered."""
    frames: AtLeastOne = 60
    """Control frames and fragments of a WebSocket, a second; twice as many at once."""
    fragments: AtLeastOne = 16
    """Fragments of one WebSocket message."""

    def trusted_proxies(self) -> tuple[str, ...]:
        """The proxies that are believed; where none are set, those of uvicorn's variable, or this machine."""
        return self.proxies or tuple(_listed(os.environ.get("FORWARDED_ALLOW_IPS", ""))) or LOOPBACK

    def database_path(self) -> Path:
        """The SQLite file."""
        from platformdirs import user_data_path  # noqa: PLC0415 - a house in a browser has no folders

        return Path(self.database) if self.database else user_data_path("dicehouse") / "tables.sqlite"


def read_settings(given: Mapping[str, Any], environment: Mapping[str, str], file: Path | None) -> Settings:
    """Combine settings from all sources.

    Raises:
        OptionError: an unknown setting, or an invalid value.
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
        if name in LISTS and isinstance(value, str):
            found[name] = _listed(value)
    if str(found.get("log_level", "info")).lower() not in LOG_LEVELS:
        raise OptionError("settings.wrong", reason=f"log_level is one of {', '.join(LOG_LEVELS)}")
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise OptionError("settings.wrong", reason=str(error)) from None
    _check(settings)
    _check_lifetimes(settings)
    return settings


def _check(settings: Settings) -> None:
    for origin in settings.origins:
        if not ORIGIN.fullmatch(origin):  # with a slash at the end it would never match what browsers send
            raise OptionError("settings.wrong", reason=f"an origin looks like https://games.example, not {origin}")
    for host in settings.hosts:
        if not HOST.fullmatch(host):
            raise OptionError("settings.wrong", reason=f"a host looks like games.example, not {host}")
    for proxy in settings.trusted_proxies():
        if not _is_network(proxy):
            raise OptionError("settings.wrong", reason=f"a proxy is an address such as 10.0.0.2, not {proxy[:80]}")


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _is_network(text: str) -> bool:
    try:
        return text == "*" or bool(ip_network(text))
    except ValueError:
        return False


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
