"""What every answer of the house tells a browser to beware of, refusals and failures included."""

from collections.abc import MutableMapping
from typing import Any

from dicehouse.server.asgi import Send

POLICY = "; ".join(
    (
        "default-src 'self'",  # WebSockets of the same address are included: Chrome 71, Firefox 63, Safari 16
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

SECURITY = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

_RAW = [(key.lower().encode(), value.encode()) for key, value in SECURITY.items()]


def secured(send: Send) -> Send:
    """Sends the same, with these headers on every answer."""

    async def send_secured(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *_RAW]
        await send(message)

    return send_secured
