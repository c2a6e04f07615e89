"""The addresses of this machine in its local network, found without sending anything, and a QR code for a terminal.

IPv4 only: every network at home has it, and an IPv6 address is one that nobody can type.
"""

import re
import socket
import struct
import sys
from contextlib import suppress
from io import StringIO
from ipaddress import IPv4Address

from dicehouse.support.extras import require

SOMEWHERE = ("192.0.2.1", 9)
"""An address of documentation pages: the route to it is the default route."""
GET_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}
"""The number of the system call that tells the address of an interface (SIOCGIFADDR)."""
VIRTUAL = re.compile(r"(lo|docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|wg|utun|tailscale|zt|ppp|awdl|llw|bridge)")
"""How interfaces are called that lead to containers, virtual machines and other sites, not to the living room."""
MOST = 4
"""Addresses that are told at most."""
WHITE_ON_BLACK, AS_BEFORE = "\033[97;40m", "\033[0m"


def local_addresses() -> tuple[str, ...]:
    """The addresses under which the local network finds this machine, the best first; empty where there is none.

    Only private ones: a house at home is not opened to the internet, whatever the machine is connected to.
    """
    first = _address_on_default_route()
    by_interface = _addresses_by_interface()
    found = [address for name, address in by_interface.items() if not VIRTUAL.match(name)]
    if first in found or not by_interface:
        found.insert(0, first)
    return tuple(dict.fromkeys(address for address in found if _is_private(address)))[:MOST]


def qr_code(text: str) -> str:
    """A text as a QR code of half-height blocks, white on black whatever the colours of the terminal."""
    drawn = StringIO()
    require("segno", extra="server").make(text, micro=False, error="l").terminal(drawn, border=2, compact=True)
    return "".join(f"  {WHITE_ON_BLACK}{line}{AS_BEFORE}\n" for line in drawn.getvalue().splitlines())


def _address_on_default_route() -> str:
    """The source address of a datagram that leaves this network; connecting a UDP socket sends none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.connect(SOMEWHERE)
        return str(sock.getsockname()[0])
    return ""


def _addresses_by_interface() -> dict[str, str]:
    """The IPv4 address of each interface, by its name; empty where the system cannot be asked."""
    number = GET_ADDRESS.get(sys.platform)
    if number is None:
        return {}
    from fcntl import ioctl  # noqa: PLC0415 - not on Windows

    found = {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has none
                answer = ioctl(sock.fileno(), number, struct.pack("256s", name.encode()[:15]))
                found[name] = socket.inet_ntoa(answer[20:24])
    return found


def _is_private(address: str) -> bool:
    try:
        parsed = IPv4Address(address)
    except ValueError:
        return False
    return parsed.is_private and not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)
