from collections import Counter

from rulebook import KINDS, PAGE, books, citations, page

STATEMENTS = [statement for book in books() for statement in book.statements]


def test_every_statement_has_a_test() -> None:
    cited = {citation.id for citation in citations()}
    assert [statement.id for statement in STATEMENTS if statement.id not in cited] == []


def test_every_cited_statement_exists() -> None:
    known = {statement.id for statement in STATEMENTS}
    assert [citation for citation in citations() if citation.id not in known] == []


def test_statements_are_well_formed() -> None:
    assert [name for name, count in Counter(statement.id for statement in STATEMENTS).items() if count > 1] == []
    assert [statement for statement in STATEMENTS if statement.kind not in KINDS or "|" in statement.text] == []


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text() == page(), "run `make coverage-page`"
