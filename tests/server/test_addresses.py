"""Addresses of clients: one key for whoever may choose among many, and nobody is believed who is not trusted."""

import pytest
import structlog

from dicehouse.core.errors import OptionError
from dicehouse.server.settings import Settings, read_settings
from dicehouse.server.transport.addresses import UNKNOWN, Proxies, client_key
from server.conftest import NodeProcess
from server.documents import fetch

LOCAL = Proxies(["127.0.0.1", "::1"])


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:4711", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("", UNKNOWN),
        ("-", UNKNOWN),
        ("unknown", UNKNOWN),
        ("1.2.3", UNKNOWN),
        ("9" * 10_000, UNKNOWN),
        ("[", UNKNOWN),
    ],
)
def test_a_client_is_counted_by_its_address_or_its_subnet(address: str, key: str) -> None:
    assert client_key(address) == key


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.7", b"", "192.0.2.7"),
        ("192.0.2.7", b"198.51.100.1", "192.0.2.7"),  # whoever says so is not trusted
        ("127.0.0.1", b"198.51.100.1", "198.51.100.1"),
        ("::1", b"198.51.100.1", "198.51.100.1"),
        ("::ffff:127.0.0.1", b"198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", b"203.0.113.9, 198.51.100.1", "198.51.100.1"),  # the left part is the client's own invention
        ("127.0.0.1", b"203.0.113.9,198.51.100.1, 127.0.0.1", "198.51.100.1"),
        ("127.0.0.1", b"127.0.0.1, ::1", "127.0.0.1"),
        ("127.0.0.1", b"[2001:db8::5]:99", "2001:db8::5"),
        ("127.0.0.1", b"garbage", "127.0.0.1"),
        ("127.0.0.1", b"203.0.113.9, garbage", "127.0.0.1"),
        ("127.0.0.1", b"\xff\xfe", "127.0.0.1"),
        ("127.0.0.1", b"," * 5000, "127.0.0.1"),
    ],
)
def test_the_client_behind_a_proxy_is_the_last_that_is_not_trusted(peer: str, forwarded: bytes, client: str) -> None:
    assert LOCAL.client(peer, forwarded) == client


def test_networks_can_be_trusted_and_everybody() -> None:
    inside = Proxies(["10.0.0.0/8", "fd00::/8"])
    assert inside.client("10.1.2.3", b"198.51.100.1, 10.9.9.9") == "198.51.100.1"
    assert inside.client("fd00::1", b"198.51.100.1") == "198.51.100.1"
    assert inside.client("127.0.0.1", b"198.51.100.1") == "127.0.0.1"
    assert Proxies(["*"]).client("192.0.2.7", b"198.51.100.1, 203.0.113.9") == "198.51.100.1"


def test_a_private_peer_that_is_not_trusted_is_told_in_the_log_once() -> None:
    proxies = Proxies(["127.0.0.1"])
    with structlog.testing.capture_logs() as logged:
        proxies.client("172.17.0.1", b"198.51.100.1")
        proxies.client("172.17.0.1", b"198.51.100.2")
        proxies.client("8.8.8.8", b"198.51.100.2")
    assert [(entry["log_level"], entry["peer"]) for entry in logged] == [("warning", "172.17.0.1")]
    assert "proxies" in logged[0]["event"]


def test_proxies_come_from_the_settings_or_from_uvicorns_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert Settings().trusted_proxies() == ("127.0.0.1", "::1")
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.2, 10.0.0.3")
    assert Settings().trusted_proxies() == ("10.0.0.2", "10.0.0.3")
    read = read_settings({}, {"DICEHOUSE_PROXIES": "10.1.0.0/16,fd00::1"}, None)
    assert read.trusted_proxies() == ("10.1.0.0/16", "fd00::1")
    for wrong in ("proxy", "10.0.0.1/8", "10.0.0.0/99"):
        with pytest.raises(OptionError, match="proxy is an address"):
            read_settings({"proxies": wrong}, {}, None)


def test_a_subnet_and_garbage_share_one_limit(node: NodeProcess) -> None:
    """Looking codes up: forty at once for each client."""
    address = f"{node.address}/api/codes/ABCDEF"
    clients = {
        "a subnet": [f"2001:db8:1:2::{number:x}" for number in range(80)],
        "one written in two ways": ["::ffff:192.0.2.1", "192.0.2.1"] * 40,
        "garbage": [f"garbage {number}" for number in range(80)],
    }
    for spoken in clients.values():
        statuses = [fetch(address, **{"X-Forwarded-For": client})[0] for client in spoken]
        assert statuses.count(404) < 60
        assert set(statuses) == {404, 429}
