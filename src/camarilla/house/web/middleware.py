"""Middleware around the whole application: refuses foreign origins and floods, and adds security headers to every
answer. Browsers' cross-site rules do not cover sockets, so origins are checked here."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ...core.message import Message
from ...core.words import say
from ..house import House
from ..limits import Buckets
from .asgi import App, Event, Receive, Scope, Send
from .auth import preferred_language
from .connections import turn_away
from .errors import Refusal

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class Middleware:
    """Wraps the whole application."""

    def __init__(self, app: App, house: House) -> None:
        self._app = app
        self.house = house
        limits = house.settings.limits
        self._changes = Buckets(limits.changes)
        self._new_sockets = Buckets(limits.new_sockets)
        self._headers = list(SECURITY_HEADERS)
        if house.settings.secure:
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if refusal := self._why_no_socket(scope):
                await turn_away(send, *refusal)
            else:
                await self.house.connections.serve(scope, send, address(scope))
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Event) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self._headers]
            await send(message)

        if scope["method"] not in SAFE_METHODS:
            if not self.own_origin(scope):
                await _refuse(scope, send_with_headers, 403, "other-site")
                return
            if not self._changes.take(address(scope)):
                await _refuse(scope, send_with_headers, 429, "too-fast")
                return
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            await _refuse(scope, send_with_headers, 400, "zero")  # databases cannot store it
            return
        await self._app(scope, receive, send_with_headers)

    def _why_no_socket(self, scope: Scope) -> tuple[int, str] | None:
        if scope["path"] != "/socket":
            return 404, "There is no socket here."
        if not self.own_origin(scope):
            return 403, "A page of another site may not come in."
        if not self._new_sockets.take(address(scope)):
            return 429, "Too many sockets at once; please wait a moment."
        return None if self.house.is_open else (503, "The house is closing.")

    def own_origin(self, scope: Scope) -> bool:
        """Whether the page that calls is ours. Programs other than browsers send no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return True
        given = origin.decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        return given in self.house.settings.origins or (bool(host) and urlsplit(given).netloc == host)


def address(scope: Mapping[str, Any]) -> str:
    """Where a call comes from, for rate limits. Anyone with one IPv6 address has a whole network of them."""
    client = scope.get("client")
    given = str(client[0]) if client else "local"
    if ":" not in given:
        return given
    try:
        parsed = ip_address(given.partition("%")[0])
    except ValueError:
        return given
    mapped = getattr(parsed, "ipv4_mapped", None)
    return str(mapped or ip_network((parsed, 64), strict=False))


async def _refuse(scope: Scope, send: Send, status: int, name: str) -> None:
    why = Message(f"house-no-{name}")
    language = preferred_language(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))
    body = msgspec.json.encode(Refusal(why, say(why, language)))
    kind = (b"content-type", b"application/json")
    await send({"type": "http.response.start", "status": status, "headers": [kind]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
