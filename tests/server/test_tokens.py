"""Tokens, ids and codes: unguessable, stored as hashes, and derived where two nodes must agree."""

import re

from dicehouse.server.tokens import CODE_LENGTH, CODE_LETTERS, hashed, matches, new_code, new_id, new_token, next_id


def test_secrets_are_long_random_and_fit_into_an_address() -> None:
    for make, length in ((new_id, 16), (new_token, 32)):
        made = {make() for _ in range(1000)}
        assert len(made) == 1000
        assert all(re.fullmatch(rf"[\w-]{{{length}}}", one) for one in made)


def test_codes_have_no_letters_that_look_alike() -> None:
    assert not set(CODE_LETTERS) & set("IO01")
    codes = {new_code() for _ in range(200)}
    assert len(codes) > 190
    assert all(len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) for code in codes)


def test_a_token_matches_its_own_hash_and_nothing_else() -> None:
    token = new_token()
    assert token not in hashed(token)
    assert matches(token, hashed(token))
    assert not matches(new_token(), hashed(token))
    assert not matches(token, token)
    assert not matches("", "")  # a bot has no token


def test_the_next_table_is_the_same_for_all_who_know_the_host() -> None:
    assert next_id("table", "host") == next_id("table", "host")
    assert len({next_id("table", "host"), next_id("other", "host"), next_id("table", "other")}) == 3
    assert re.fullmatch(r"[\w-]{16}", next_id("table", "host"))


def test_no_id_looks_like_an_option_of_a_command() -> None:
    assert not [id for id in (new_id() for _ in range(2000)) if id.startswith("-")]
    assert not [id for id in (next_id("table", str(host)) for host in range(2000)) if id.startswith("-")]
