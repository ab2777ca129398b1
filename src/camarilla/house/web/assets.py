"""Files of the built page as they are answered: in memory, each in the encodings that the build has written beside it.

Nothing is compressed here. An ETag is made from what a file holds, so it is the same on every node and after every
restart; each encoding has one of its own.
"""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response

ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
"""Those the build writes, the best first, and how the names of their files end."""
MEDIA_TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml"}


class Body(msgspec.Struct, frozen=True):
    """What is sent in one encoding."""

    content: bytes
    etag: str
    encoding: str


class Asset(msgspec.Struct, frozen=True):
    """One file, plain and in its encodings."""

    media_type: str
    plain: Body
    encoded: tuple[Body, ...] = ()

    def answer(
        self, headers: Any, *, cache: str, status: int = 200, vary: str = "", link: str = ""
    ) -> Response[bytes | None]:
        """The answer to a request with these headers: the best encoding it accepts, or nothing new."""
        body = self._best_for(headers.get("accept-encoding", ""))
        sent = {"cache-control": cache, "etag": body.etag, "vary": vary or "accept-encoding"}
        if link:
            sent["link"] = link
        if status == 200 and is_known(headers.get("if-none-match", ""), body.etag):
            return Response(None, status_code=304, headers=sent)
        if body.encoding:
            sent["content-encoding"] = body.encoding
        return Response(body.content, status_code=status, media_type=self.media_type, headers=sent)

    def _best_for(self, accepted: str) -> Body:
        wanted = accepted_encodings(accepted)
        return next((body for body in self.encoded if body.encoding in wanted), self.plain)


def accepted_encodings(header: str) -> set[str]:
    """The encodings that an ``Accept-Encoding`` header names and does not forbid (``br;q=0``)."""
    named = set()
    for item in header.lower().split(","):
        name, _, quality = item.partition(";")
        if not _is_zero(quality):
            named.add(name.strip())
    return named


def _is_zero(quality: str) -> bool:
    key, _, value = quality.partition("=")
    return key.strip() == "q" and not value.strip().strip("0.")


def is_known(header: str, etag: str) -> bool:
    """Whether an ``If-None-Match`` header names this ETag."""
    named = [item.strip().removeprefix("W/") for item in header.split(",")]
    return etag in named or named == ["*"]


def read_assets(folder: Path) -> dict[str, Asset]:
    """Every file below a folder by its path there; encodings are no files of their own."""
    endings = tuple(ending for _, ending in ENCODINGS)
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.endswith(endings)]
    return {path.relative_to(folder).as_posix(): _read(path) for path in files}


def _read(path: Path) -> Asset:
    plain = path.read_bytes()
    digest = hashlib.sha256(plain).hexdigest()[:20]
    encoded = [
        Body(file.read_bytes(), f'"{digest}-{encoding}"', encoding)
        for encoding, ending in ENCODINGS
        if (file := path.with_name(path.name + ending)).exists()
    ]
    return Asset(_media_type(path), Body(plain, f'"{digest}"', ""), tuple(encoded))


def _media_type(path: Path) -> str:
    known = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{known}; charset=utf-8" if known.startswith("text/") else known
