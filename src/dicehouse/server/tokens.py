"""Secrets of tables and seats: made unguessable, kept hashed."""

import base64
import hashlib
import hmac
import secrets

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that look alike: people read codes to each other."""
CODE_LENGTH = 6
ID_BYTES = 12


def new_id() -> str:
    """The id of a table: whoever has it may watch and sit down, so nobody may guess it."""
    return secrets.token_urlsafe(ID_BYTES)


def next_id(table: str, host: str) -> str:
    """The id of the table of the next game: whoever opens it gets to the same one, and nobody else can guess it.

    Args:
        table: the id of the table before.
        host: the hash of its host's token, which never leaves the house.
    """
    digest = hmac.digest(host.encode(), table.encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:ID_BYTES]).decode()


def new_token() -> str:
    """What keeps a seat."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """A short code for people who type."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hashed(token: str) -> str:
    """How a token is kept. Tokens are random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str, kept: str) -> bool:
    """Whether a token is the one that was kept; takes the same time whatever is wrong."""
    return bool(kept) and hmac.compare_digest(hashed(token), kept)
