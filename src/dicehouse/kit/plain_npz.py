"""Reads numpy's files of arrays without numpy: little-endian numbers and texts, as value tables have them."""

import sys
import zipfile
from array import array
from ast import literal_eval
from pathlib import Path
from struct import unpack
from typing import Any

from dicehouse.kit.plain_array import Array

MAGIC = b"\x93NUMPY"
KINDS = {"f8": "d", "f4": "f", "i8": "q", "i4": "i", "u2": "H"}
"""Numpy's names of number types, and those of `array`."""


def read_npz(path: Path) -> dict[str, Any]:
    """All arrays of a file by their names; a text instead of an array that holds one.

    Raises:
        OSError, ValueError, KeyError, zipfile.BadZipFile: it is no such file.
    """
    with zipfile.ZipFile(path) as file:
        return {name.removesuffix(".npy"): _read(file.read(name)) for name in file.namelist()}


def _read(data: bytes) -> Any:
    if not data.startswith(MAGIC):
        raise ValueError("no array of numpy")
    wide = data[6] > 1  # the version of the format says how long the length of the header is
    (length,) = unpack("<I" if wide else "<H", data[8 : 12 if wide else 10])
    start = (12 if wide else 10) + length
    header = literal_eval(data[start - length : start].decode("latin-1"))
    if header["fortran_order"]:
        raise ValueError("an array in Fortran's order")
    order, kind = header["descr"][0], header["descr"][1:]
    if kind.startswith("U"):
        return data[start:].decode("utf-32-le").rstrip("\0")
    numbers: Any
    if kind == "f2":
        numbers = unpack(f"<{(len(data) - start) // 2}e", data[start:])
    else:
        numbers = array(KINDS[kind], data[start:])
        if order == "<" and sys.byteorder == "big":
            numbers.byteswap()
    return Array(numbers, header["shape"])
