"""Logging: through structlog where it is installed, as on every server; in a browser through the standard library."""

import logging
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from structlog import get_logger
else:
    try:
        from structlog import get_logger
    except ModuleNotFoundError:

        def get_logger(name: str) -> "PlainLogger":
            """A logger of a module."""
            return PlainLogger(logging.getLogger(name))


__all__ = ["PlainLogger", "get_logger"]


class PlainLogger:
    """What is used of a logger of structlog: an event with fields.

    Args:
        logger: of the standard library.
    """

    def __init__(self, logger: logging.Logger) -> None:
        self._logger = logger

    def info(self, event: str, **fields: Any) -> None:
        """Log what is no reason to worry."""
        self._log(logging.INFO, event, fields)

    def warning(self, event: str, **fields: Any) -> None:
        """Log what somebody should know."""
        self._log(logging.WARNING, event, fields)

    def error(self, event: str, **fields: Any) -> None:
        """Log what is wrong."""
        self._log(logging.ERROR, event, fields)

    def exception(self, event: str, **fields: Any) -> None:
        """Log the exception that is being handled."""
        self._log(logging.ERROR, event, {"exc_info": True, **fields})

    def _log(self, level: int, event: str, fields: dict[str, Any]) -> None:
        trace = fields.pop("exc_info", None)
        self._logger.log(level, " ".join([event, *(f"{key}={value}" for key, value in fields.items())]), exc_info=trace)
