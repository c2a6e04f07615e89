"""The client's own computation of rolls, beside that of the server."""

import hmac

from dicehouse.client.fairness import _face
from dicehouse.dice import FairSeed

SEED = bytes(range(32))
FACES = 3 * 2**30
"""So many that every fourth number would favour a face; of six faces one in a billion would, and no test met it."""


def test_numbers_that_would_favour_faces_are_passed_over_as_the_server_does() -> None:
    throws = [f"m {number}" for number in range(40)]
    first = [int.from_bytes(hmac.digest(SEED, f"{throw} 0".encode(), "sha256")[:4], "big") for throw in throws]
    assert sum(number >= FACES for number in first) > 5
    found = [_face(SEED, throw, FACES) for throw in throws]
    assert found == [FairSeed(SEED).face(throw.encode(), FACES) for throw in throws]
    assert found[:5] == [289628425, 333942985, 1497382294, 3036877002, 93738624]  # also in web/src/house/proof.test.ts
