"""Secrets of tables and seats: made unguessable, kept hashed."""

import hashlib
import hmac
import secrets

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that look alike: people read codes to each other."""
CODE_LENGTH = 6


def new_id() -> str:
    """The id of a table: whoever has it may watch and sit down, so nobody may guess it."""
    return secrets.token_urlsafe(12)


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
