"""Refusals of the transport: whole HTTP answers with a code, a sentence and the headers of every answer."""

import json

import pytest

from dicehouse.server.headers import SECURITY
from dicehouse.server.http_refusals import EVERYWHERE, refusals
from dicehouse.server.transport import refusals as transport_refusals
from dicehouse.server.transport.refusals import Refusal

ALL = {name: one for name, one in vars(transport_refusals).items() if isinstance(one, Refusal)}


@pytest.mark.parametrize("name", sorted(ALL.keys() - {"PIPELINED"}))
def test_a_refusal_is_a_whole_answer_that_ends_the_connection(name: str) -> None:
    head, _, body = ALL[name].answer.partition(b"\r\n\r\n")
    status, *lines = head.decode("ascii").split("\r\n")
    fields = dict(line.split(": ", 1) for line in lines)
    assert 400 <= int(status.split()[1]) < 600
    assert int(fields["content-length"]) == len(body)
    assert fields["connection"] == "close"
    assert fields["cache-control"] == "no-store"
    assert {key.lower() for key in SECURITY} <= fields.keys()
    problem = json.loads(body)
    assert problem.keys() == {"code", "sentence", "details"}
    assert problem["sentence"].endswith(".")
    assert problem["code"] == f"http.{status.split()[1]}" or problem["code"].startswith("protocol.")


def test_limits_are_counted_under_names_of_their_own() -> None:
    counted = [one.limit for one in ALL.values() if one.limit]
    assert len(counted) == len(set(counted))


def test_what_the_transport_answers_is_documented_for_every_path() -> None:
    of_handshakes = {"BAD_HANDSHAKE", "WRONG_VERSION", "FORBIDDEN_PATH", "FORBIDDEN_ORIGIN"}
    answered = {int(one.answer.split()[1]) for name, one in ALL.items() if name not in {"PIPELINED", *of_handshakes}}
    assert answered <= set(EVERYWHERE)
    assert {int(status) for status in refusals(404)} == {*EVERYWHERE, 404}
