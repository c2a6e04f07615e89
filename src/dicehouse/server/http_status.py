"""The HTTP status and the body of every refusal, for the controllers and for a house in a browser."""

from dicehouse.core.errors import DicehouseError
from dicehouse.server.http_messages import Problem

TOO_MANY = 429
STATUS = {
    "table.unknown": 404,
    "table.deleted": 404,
    "protocol.banned": 403,
    "game.unknown": 404,
    "lesson.none": 404,
    "puzzle.none": 404,
    "paper.unknown": 404,
    "paper.busy": 503,
    "paper.unavailable": 503,
    "table.not-host": 403,
    "table.token": 403,
    "table.sent-away": 403,
    "protocol.rate": 429,
    "review.busy": 429,
    "protocol.connections": 429,
    "protocol.full": 503,
    "table.seats-elsewhere": 429,
    "table.listed-enough": 429,
    "protocol.origin": 403,
    "protocol.host": 421,
    "table.storage": 503,
    "table.busy": 503,
    "table.no-comparison": 503,
    "table.hints-busy": 503,
}
CONFLICTS = (
    "table.begun",
    "table.full",
    "table.taken",
    "table.not-over",
    "table.name-taken",
    "table.followed",
    "table.not-proposed",
    "table.not-sent-away",
    "table.nobody",
    "table.too-long",
    "table.closed",
    "table.moved",
    "table.not-alone",
    "table.ended",
    "table.elsewhere",
    "table.daily",
    "table.not-daily",
    "table.day-not-over",
    "table.not-real",
    "table.late",
    "table.real",
)
FAILED = Problem("http.500", "Something went wrong in the house.", {})
"""The body of the response to an unexpected exception."""


def status_of(error: DicehouseError) -> int:
    """The status of the response to what the rules, a table or the protocol refuse."""
    return 409 if error.code in CONFLICTS else STATUS.get(error.code, 400)


def problem(error: DicehouseError) -> Problem:
    """The body of that response."""
    return Problem(error.code, error.sentence, dict(error.details))
