"""Chances and means as a language writes them. `web/src/texts/numbers.ts` writes the same in the browser."""

from collections.abc import Mapping

from babel import Locale
from babel.numbers import format_decimal, format_percent

HALF_UP = 1e-9
"""Added to a share, so that 12.5 becomes 13 as in the browser, and not 12."""


def percents(shares: Mapping[str, float], language: str) -> dict[str, str]:
    """Shares of 1 as percents: with as few digits as tell those of one sentence apart, and never from 0 and 1."""
    written: dict[str, str] = {}
    for digits in (0, 1):
        written = {name: _percent(share, language, digits) for name, share in shares.items()}
        if _telling(shares, written, {_percent(end, language, digits) for end in (0, 1)}):
            return written
    for name, share in shares.items():
        if 0 < share < 0.0005:
            written[name] = f"<{_percent(0.001, language, 1)}"
        elif 0.9995 <= share < 1:
            written[name] = f">{_percent(0.999, language, 1)}"
    return written


def _percent(share: float, language: str, digits: int) -> str:
    usual = Locale.parse(language).percent_formats[None].pattern
    share += HALF_UP
    return format_percent(share, usual.replace("#,##0", "0.0" if digits else "0"), language)


def _telling(shares: Mapping[str, float], written: Mapping[str, str], ends: set[str]) -> bool:
    """Whether different shares are written differently, and those that are not certain not as if they were."""
    if len(set(written.values())) < len({round(share, 3) for share in shares.values()}):
        return False
    return not any(written[name] in ends and share not in (0, 1) for name, share in shares.items())


def mean(value: float, language: str) -> str:
    """A number with one digit after the point at most."""
    return format_decimal(value, "#,##0.#", language)
