"""What every answer carries and every request is asked: security headers, the same origin, the identity cookie."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import Problem
from .identity import COOKIE, set_cookie
from .site import Site

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
"""`same-origin` keeps a room's address, which opens the room, from every other site."""


LARGEST = 64 * 1024
"""Bytes that a request's body may have."""


class SecurityHeaders:
    """Adds the headers to every HTTP answer that does not bring its own."""

    def __init__(self, app: ASGIApp) -> None:
        """Around an application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with)


class SmallBodies:
    """Ends the reading of a request that is too long, whatever it says of its length."""

    def __init__(self, app: ASGIApp) -> None:
        """Around an application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        got = 0

        async def receive_small() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > LARGEST:
                raise Problem("bad_message", f"a request has at most {LARGEST} bytes")
            return message

        await self.app(scope, receive_small, send)


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own page; what is no browser sends no origin and has no cookie to lose."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:  # such as `http://[`
        return False


def must_be_same_origin(headers: Headers) -> None:
    """Problem `foreign_origin` unless the request comes from our own page."""
    if not same_origin(headers):
        raise Problem("foreign_origin", "this may only be asked by the site's own pages")


def address(connection: HTTPConnection) -> str:
    """Where a connection comes from, for rate limits."""
    return connection.client.host if connection.client else "unknown"


def person_of(connection: HTTPConnection, site: Site) -> tuple[str, str | None]:
    """Who asks, and the cookie header to send if this device is new."""
    person = site.identities.read(connection.cookies.get(COOKIE))
    if person is not None:
        return person, None
    person = site.identities.new()
    secure = connection.url.scheme in ("https", "wss")
    return person, set_cookie(site.identities.sign(person), secure)
