"""The file of a contest: what is played, then a game a line. A contest that was broken off goes on from it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ..core.errors import CamarillaError
from .contest import Contest, Played


class Ledger:
    """Keeps every finished game at once; a half-written last line is dropped when the contest goes on."""

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self.games: list[Played] = []
        self._path = path
        if path is None:
            return
        try:
            if path.exists() and path.stat().st_size:
                self._read(path, contest)
            self._file = path.open("w", encoding="utf-8")
        except OSError as error:
            raise CamarillaError(f"{path}: cannot be used: {error.strerror}") from None
        self._write(contest)
        for game in self.games:
            self._write(game)

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *_: object) -> None:
        if self._path is not None:
            self._file.close()

    def _read(self, path: Path, contest: Contest) -> None:
        lines = path.read_bytes().split(b"\n")
        try:
            before = msgspec.json.decode(lines[0], type=Contest)
        except msgspec.DecodeError as error:
            raise CamarillaError(f"{path}: not the file of a contest: {error}") from None
        if before != contest:
            raise CamarillaError(
                f"{path} holds another contest ({', '.join(before.bots)} at {before.game}): name another file"
            )
        for line in lines[1:-1]:
            self.games.append(msgspec.json.decode(line, type=Played))

    def add(self, game: Played) -> None:
        self.games.append(game)
        if self._path is not None:
            self._write(game)

    def has(self, deal: int, lineup: int) -> bool:
        return any(game.deal == deal and game.lineup == lineup for game in self.games)

    def _write(self, line: Contest | Played) -> None:
        self._file.write(msgspec.json.encode(line).decode() + "\n")
        self._file.flush()
