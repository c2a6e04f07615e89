"""Chances and means as a language writes them. `web/src/texts/numbers.ts` writes the same in the browser."""

from collections.abc import Mapping

from babel.numbers import format_decimal, format_percent


def percents(shares: Mapping[str, float], language: str) -> dict[str, str]:
    """Shares of 1 as percents: with as few digits as tell those of one sentence apart, and never from 0 and 1."""
    for form in ("0%", "0.0%"):
        written = {name: format_percent(share, form, language) for name, share in shares.items()}
        if _telling(shares, written, {format_percent(end, form, language) for end in (0, 1)}):
            return written
    least = format_percent(0.001, "0.0%", language)
    most = format_percent(0.999, "0.0%", language)
    for name, share in shares.items():
        if 0 < share < 0.0005:
            written[name] = f"<{least}"
        elif 0.9995 <= share < 1:
            written[name] = f">{most}"
    return written


def _telling(shares: Mapping[str, float], written: Mapping[str, str], ends: set[str]) -> bool:
    """Whether different shares are written differently, and those that are not certain not as if they were."""
    if len(set(written.values())) < len(set(shares.values())):
        return False
    return not any(written[name] in ends and share not in (0, 1) for name, share in shares.items())


def mean(value: float, language: str) -> str:
    """A number with one digit after the point at most."""
    return format_decimal(value, "#,##0.#", language)
