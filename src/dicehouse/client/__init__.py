"""Play at a table of a server from a program: take a seat, see what it may see, act.

```python
from dicehouse.client import sit_down


async def play(address: str, table: str) -> None:
    async with await sit_down(address, table, "Ada") as seat:
        async for moment in seat.moments():
            if moment.choices:
                await seat.act(moment.choices[0].action)
```
"""

from dicehouse.client.api import ApiError, ServerApi
from dicehouse.client.seat import Gone, Moment, Refusal, Seat, sit_down

__all__ = ["ApiError", "Gone", "Moment", "Refusal", "Seat", "ServerApi", "sit_down"]
