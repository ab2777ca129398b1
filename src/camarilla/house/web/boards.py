"""Boards that games of other packages ship: a folder ``board/`` beside the rules, served as it is.

``board.js`` is an ES module (web/README.md says what it exports), ``board.css`` its style sheet, ``door.svg`` the
picture of its door; whatever else lies there can be loaded from these. The address holds a digest of the folder, so
that browsers can keep the files for good, and modules find each other by relative paths.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec
from litestar import Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ...core import registry
from .assets import Asset, read_assets
from .auth import AnyRequest
from .page import NEVER_CHANGES, READING


class ShippedBoard(msgspec.Struct, frozen=True):
    """Where the page finds what a game ships; empty where it ships no such file."""

    script: str
    style: str
    door: str


class BoardFiles(msgspec.Struct, frozen=True):
    """A game's folder as it was when it was first asked for."""

    digest: str
    assets: dict[str, Asset]


@cache
def board_files(game: str) -> BoardFiles:
    folder = registry.folder_of(game) / "board"
    assets = read_assets(folder) if folder.is_dir() else {}
    digest = hashlib.sha256()
    for path, asset in assets.items():
        digest.update(f"{path} {asset.plain.etag} ".encode())
    return BoardFiles(digest.hexdigest()[:16], assets)


def shipped_board(game: str) -> ShippedBoard | None:
    """What a game ships for the page; None if nothing."""
    files = board_files(game)
    if not files.assets:
        return None
    script, style, door = (
        f"/games/{game}/{files.digest}/{name}" if name in files.assets else ""
        for name in ("board.js", "board.css", "door.svg")
    )
    return ShippedBoard(script, style, door)


@route("/games/{game:str}/{digest:str}/{file:path}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def board_file(request: AnyRequest, game: FromPath[str], digest: FromPath[str], file: FromPath[str]) -> Response[Any]:
    """A file of a game's board. An address of an earlier version is gone."""
    if game not in registry.names():
        raise NotFoundException
    files = board_files(game)
    found = files.assets.get(str(file).lstrip("/"))
    if found is None or digest != files.digest:
        raise NotFoundException
    return found.answer(request.headers, cache=NEVER_CHANGES)
