"""What a second look at the messages of a house says where something is not right."""


class Leak(AssertionError):  # noqa: N818 - the word for it
    """Somebody was told what they may not know, or not told what they may."""


def insist(right: object, what: str, *details: object) -> None:
    """Complain where something is not right."""
    if not right:
        raise Leak(f"{what}: {' | '.join(str(detail)[:1500] for detail in details)}")
