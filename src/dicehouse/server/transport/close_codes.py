"""WebSocket close codes (RFC 6455 section 7.4 and the IANA registry)."""

from enum import IntEnum


class CloseCode(IntEnum):
    """The close codes that this server sends."""

    NORMAL = 1000
    PROTOCOL_ERROR = 1002
    """The client sent frames that RFC 6455 does not allow."""
    INVALID_TEXT = 1007
    """A text message was not UTF-8."""
    POLICY_VIOLATION = 1008
    """The client broke a limit, was refused or banned, or lost its seat."""
    MESSAGE_TOO_BIG = 1009
    INTERNAL_ERROR = 1011
    """The server failed; the client may reconnect."""
    SERVICE_RESTART = 1012
    """The node stops."""
    TRY_AGAIN_LATER = 1013
    """The client reads too slowly, or the node has no room for it now."""


ALLOWED_FROM_CLIENT = frozenset({1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014})
"""Registered codes that a client may send."""
FIRST_PRIVATE, LAST_PRIVATE = 3000, 4999
"""The range of codes for libraries and applications, which a client may send, too."""


def is_valid_from_client(code: int) -> bool:
    """Whether a client may send this code in a close frame."""
    return code in ALLOWED_FROM_CLIENT or FIRST_PRIVATE <= code <= LAST_PRIVATE
