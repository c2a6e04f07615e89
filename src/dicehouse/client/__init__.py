"""Play at a table of a house from a program: sit down, see what your seat may see, act.

async with await sit_down("http://localhost:8000", table, "Ada") as seat:
async for moment in seat.moments():
if moment.choices:
await seat.act(moment.choices[0].action)
"""

from dicehouse.client.api import ApiError, ServerApi
from dicehouse.client.seat import Gone, Moment, Refusal, Seat, sit_down

__all__ = ["ApiError", "Gone", "Moment", "Refusal", "Seat", "ServerApi", "sit_down"]
