"""Security headers: on every response, refusals and failures included."""

from litestar.types import Message, Scope

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
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

_RAW = [(key.lower().encode(), value.encode()) for key, value in SECURITY.items()]


async def add_security_headers(message: Message, _: Scope) -> None:
    """Add the headers to a response: Litestar's `before_send` hook, which 404 and 500 pass, too."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *_RAW]
