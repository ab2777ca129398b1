"""The Rose King (Dirk Henn, 1997): two players, one crown, roses that cannot be taken back.

Read ``edition.toml`` for the components, ``position.py`` for the rules, then ``notation``, ``view``, ``story`` and
``board`` for how it is written, shown and told.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

from ...core.message import Message
from ...core.option import Options
from ...core.rules import Rules
from ...core.seats import check_seat
from ...core.view import Ask, Choice
from . import board, notation, story, view
from .edition import RoseKingEdition
from .position import RoseKing, first_position
from .tables import Tables
from .view import RoseKingView


class RoseKingRules(Rules[RoseKing, RoseKingView, RoseKingEdition]):
    name = "rose-king"
    code = "rk"
    players = range(2, 3)
    minutes = 30
    secrets = False
    ink = {r"\br\b": "bold red", r"\bW\b": "bold bright_white", r"\[.\]": "yellow", r"▸.*:": "bold"}
    edition_type = RoseKingEdition
    folder = files(__package__)

    def start(self, seats: int, options: Options, edition: RoseKingEdition) -> RoseKing:
        return first_position(_tables(edition))

    def text(self, position: RoseKing, actor: int, move: int) -> str:
        return notation.text(position.tables, actor, move)

    def parse(self, position: RoseKing, actor: int, text: str) -> int | None:
        return notation.parse(position.tables, actor, text)

    def seat_label(self, seat: int) -> str:
        return ("red", "white")[check_seat(self, 2, seat)]

    def view(self, position: RoseKing, observer: int) -> RoseKingView:
        return view.view(position, observer)

    def views(self, position: RoseKing, observers: Sequence[int]) -> list[RoseKingView]:
        return view.views(position, observers)

    def ask(self, position: RoseKing, seat: int) -> Ask | None:
        return view.ask(position, seat)

    def choices(self, position: RoseKing, seat: int) -> list[Choice]:
        return view.choices(position, seat)

    def choices_written(self, position: RoseKing, seat: int) -> bytes:
        return view.choices_written(position, seat)

    def story(self, before: RoseKing, actor: int, move: int, after: RoseKing, observer: int) -> list[Message]:
        return story.story(before, actor, move, after)

    def stories(
        self, before: RoseKing, actor: int, move: int, after: RoseKing, observers: Sequence[int]
    ) -> list[list[Message]]:
        return [story.story(before, actor, move, after)] * len(observers)

    def draw(self, view: RoseKingView, language: str = "en") -> str:
        return board.draw(view, language)


@lru_cache(maxsize=16)
def _tables(edition: RoseKingEdition) -> Tables:
    return Tables(edition)


RULES = RoseKingRules()
