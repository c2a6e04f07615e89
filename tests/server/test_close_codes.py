"""Close codes: what a client may send (RFC 6455, section 7.4)."""

import pytest

from dicehouse.server.transport.close_codes import CloseCode, is_valid_from_client


@pytest.mark.parametrize("code", [*CloseCode, 1001, 1003, 1010, 3000, 4000, 4999])
def test_registered_and_private_codes_may_be_sent(code: int) -> None:
    assert is_valid_from_client(code)


@pytest.mark.parametrize("code", [0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535])
def test_reserved_and_unknown_codes_may_not(code: int) -> None:
    assert not is_valid_from_client(code)
