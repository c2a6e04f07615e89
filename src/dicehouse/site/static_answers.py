"""What a house in a page answers always alike, so that the page needs no engine for it: a file for each path.

Run as a program, for in a page there may be no numpy: `python -m dicehouse.site.static_answers [numpy]`
writes JSON on its output.
"""

import asyncio
import json
import sys


async def static_answers() -> dict[str, str]:
    """The texts of all answers that never change, by the paths of the requests below /api."""
    from dicehouse import games  # noqa: PLC0415
    from dicehouse.site.local_house import LocalHouse  # noqa: PLC0415

    house = LocalHouse(lambda *_: None, lambda *_: None, lambda *_: None)
    await house.open([])
    found = {}
    for path in ("/games", "/house", *(f"/lessons/{name}" for name in games.names())):
        status, _, text = await house.request("GET", f"/api{path}", "", {})
        if status != 200:
            raise RuntimeError(f"{path}: {status} {text}")
        found[path] = text
    await house.close_all()
    return found


if __name__ == "__main__":
    if "numpy" not in sys.argv[1:]:
        sys.modules["numpy"] = None  # type: ignore[assignment]  # importing it fails
    json.dump(asyncio.run(static_answers()), sys.stdout)
