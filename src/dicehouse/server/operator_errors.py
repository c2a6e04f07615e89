"""What an operator of a house asks for that cannot be done."""

from dicehouse.core.errors import DicehouseError, define

define(
    {
        "house.unknown": "There is no table with the id or code {table}.",
        "house.duration": "A time is written as 90s, 30m, 12h, 7d or 4w, not {text}.",
        "house.network": "{text} is neither an address nor a network, such as 203.0.113.7 or 2001:db8::/48.",
        "house.not-banned": "{network} is not banned.",
        "house.not-over": "The game of {table} is not over: its record would tell secrets. Use --all for everything.",
        "house.sure": "Nobody is there to say yes: repeat the command with --yes.",
        "house.away": "The storage does not answer: {reason}.",
        "house.missing": "There is no house at {path} yet.",
    }
)


class OperatorError(DicehouseError):
    """Something an operator asked for that cannot be done."""
