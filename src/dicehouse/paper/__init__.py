"""Sheets to print: what a game says in `GameSpec.paper`, set as accessible PDF (needs the extra `paper`)."""

from dicehouse.paper.errors import PaperError
from dicehouse.paper.sheets import SIZES, Order, find_sheet, make_document, orders
from dicehouse.paper.typesetting import print_sheet

__all__ = ["SIZES", "Order", "PaperError", "find_sheet", "make_document", "orders", "print_sheet"]
