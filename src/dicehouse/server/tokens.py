"""Tokens, ids and codes of tables and seats: random; tokens are stored as hashes."""

import base64
import hashlib
import hmac
import secrets

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without letters and digits that look alike: people read codes to each other."""
CODE_LENGTH = 6
ID_BYTES = 12


def new_id() -> str:
    """The id of a table. It allows watching and taking a seat, so it cannot be guessed."""
    return _no_option(secrets.token_urlsafe(ID_BYTES))


def next_id(table: str, host: str) -> str:
    """The id of the table of the next game: the same on every node, and it cannot be guessed.

    Args:
        table: the id of the table before.
        host: the hash of its host's token, which never leaves the server.
    """
    digest = hmac.digest(host.encode(), table.encode(), "sha256")
    return _no_option(base64.urlsafe_b64encode(digest[:ID_BYTES]).decode())


def _no_option(id: str) -> str:
    """An id that a command line does not take for an option: `dicehouse house show ID`."""
    return f"_{id[1:]}" if id.startswith("-") else id


def new_token() -> str:
    """A token that keeps a seat."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """A short code for typing."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hashed(token: str) -> str:
    """The hash of a token. Tokens are random and long, so a plain hash cannot be inverted."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str, kept: str) -> bool:
    """Whether a token has this hash; in constant time."""
    return bool(kept) and hmac.compare_digest(hashed(token), kept)
