"""Security headers: on every response, refusals and failures included."""

from litestar.types import Message, Scope

from dicehouse.server.browser_checks import asked_here

CONTENT_SECURITY_POLICY = "; ".join(
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
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

OPENER = ("Cross-Origin-Opener-Policy", "same-origin")
"""Only where a browser takes it: at home, over plain HTTP, it would ignore it and complain."""


def _raw(key: str, value: str) -> tuple[bytes, bytes]:
    return key.lower().encode(), value.encode()


_RAW = [_raw(*pair) for pair in SECURITY.items()]
_RAW_OPENER = _raw(*OPENER)


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Add the headers to a response: Litestar's `before_send` hook, which 404 and 500 pass, too."""
    if message["type"] == "http.response.start":
        opener = [_RAW_OPENER] if scope["scheme"] == "https" or asked_here(scope["headers"]) else []
        message["headers"] = [*message["headers"], *_RAW, *opener]
