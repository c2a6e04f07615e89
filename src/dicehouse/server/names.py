# ruff: noqa: RUF001 - letters that look like others are what this is about
"""Names of players: which are valid, and which two look alike.

Any language is allowed. Invisible characters are removed (joiners, variation selectors) or refused (blanks that count
as letters). Names are compared by their looks, like the skeletons of Unicode Technical Standard 39.
"""

import unicodedata
from collections.abc import Iterable
from itertools import groupby

from dicehouse.core.match import LONGEST_NAME
from dicehouse.server.errors import TableError

JOINERS = dict.fromkeys((0x200C, 0x200D, 0xFE0E, 0xFE0F))
"""Joiners and the selectors of text or emoji style: keyboards add them to words and emoji, and without them they can
still be read."""
BLANKS = frozenset(
    map(
        chr,
        (
            0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159, 0x16FE4,
            *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0),
        ),
    )
)  # fmt: skip
"""Characters that count as printable and are invisible."""
MARKS = ("Mn", "Me")
MOST_MARKS = 4
"""Marks on one letter: Tibetan and Hebrew need some; more would overflow the line."""
LOOKALIKES = {
    "2": "ƧϨᒿꙄꝚ",
    "3": "ƷȜЗӠⳌꝪꞫ𝈆",
    "4": "Ꮞ",
    "5": "Ƽ",
    "6": "бᏮⳒ",
    "7": "𝈒",
    "8": "Ȣȣ",
    "9": "ⳊꝮ",
    "A": "ΑАᎪᗅꓮ",
    "B": "ΒВᏴᗷꓐꞴ",
    "C": "СᏟⲤꓚ",
    "D": "Ꭰᗞᗪꓓ",
    "E": "ΕЕᎬⴹꓰ",
    "F": "ϜᖴꓝꞘ𝈓",
    "G": "ԌᏀᏳꓖ",
    "H": "ΗНᎻᕼⲎꓧ",
    "J": "ͿЈᎫᒍꓙꞲ",
    "K": "ΚКᏦⲔꓗ",
    "L": "ᏞᒪⳐꓡ𝈪",
    "M": "ΜϺМᎷᗰⲘꓟ",
    "N": "ΝⲚꓠ",
    "O": "ΟОՕⲞⵔꓳ",
    "P": "ΡРᏢᑭⲢꓑ",
    "Q": "ⵕ",
    "R": "ƦᎡᏒᖇꓣ𝈖",
    "S": "ЅՏᏕᏚꓢ",
    "T": "ΤТᎢⲦꓔ",
    "U": "Սᑌꓴ",
    "V": "ѴᏙᐯⴸꓦ𝈍",
    "W": "ԜᎳᏔꓪ",
    "X": "ΧХ᙭ⲬⵝꓫꞳ",
    "Y": "ΥУҮᎩᎽⲨꓬ",
    "Z": "ΖᏃꓜ𐋵",
    "a": "ɑαа⍺",
    "b": "ƄЬᏏᑲᖯ",
    "c": "сᴄⲥꮯ",
    "d": "ԁᏧᑯꓒ",
    "e": "еҽ℮ꬲ",
    "f": "քẝꞙꬵ",
    "g": "ƍɡցᶃ",
    "h": "һհᏂ",
    "i": "ıɩɪιіӏᎥ⍳ꙇꭵ",
    "j": "ϳј",
    "l": "ƖǀΙІӀⲒⵏꓲ",
    "n": "ոռ",
    "o": "οσоօჿᴏᴑⲟꬽ",
    "p": "ρр⍴ⲣ",
    "q": "ԛգզ",
    "r": "гᴦⲅꭇꭈꮁ",
    "s": "ƽѕꜱꮪ",
    "u": "ʋυսᴜꞟꭎꭒ",
    "v": "νѵᴠꮩ",
    "w": "ɯѡԝաᴡꮃ",
    "x": "хᕁᕽ᙮",
    "y": "ɣʏγуүყᶌỿꭚ",
    "z": "ᴢꮓ",
}
"""Letters of other scripts that look like one of these, from Unicode's confusables.txt; living scripts only."""

_PLAIN = str.maketrans({other: plain for plain, others in LOOKALIKES.items() for other in others})
_STROKES = str.maketrans("I1|0", "lllO")
"""What looks alike within Latin: a capital I, a one and a bar, and a zero."""


def tidied(name: str) -> str:
    """A name as it is stored: in NFC, without joiners."""
    return unicodedata.normalize("NFC", name).translate(JOINERS)


def check_name(name: str) -> None:
    """Raise `TableError` where a name is not valid."""
    fits = 1 <= len(name) <= LONGEST_NAME and name.isprintable() and name == " ".join(name.split())
    if not fits or not BLANKS.isdisjoint(name) or not _marks_are_few(name):
        raise TableError("table.name", high=LONGEST_NAME)


def look_alike(name: str, other: str) -> bool:
    """Whether two names look the same, or differ in capitals only."""
    return not _keys(name).isdisjoint(_keys(other))


def taken(name: str, others: Iterable[str]) -> bool:
    """Whether one of these names looks like this one."""
    return any(look_alike(name, other) for other in others)


def _keys(name: str) -> frozenset[str]:
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).translate(_PLAIN))
    return frozenset({plain.casefold(), plain.translate(_STROKES).casefold()})


def _marks_are_few(name: str) -> bool:
    """Whether every word begins with something a mark can stand on, and no letter carries a tower of them."""
    if any(unicodedata.category(word[0]) in MARKS for word in name.split()):
        return False
    runs = groupby(name, key=lambda character: unicodedata.category(character) in MARKS)
    return all(not marks or len(list(run)) <= MOST_MARKS for marks, run in runs)
