"""The Rose King (Dirk Henn, 1997): two players, one crown, roses that cannot be taken back.

Read ``edition.toml`` for the components, ``position.py`` for the rules (``tables`` and ``regions`` help it), then
``notation``, ``view`` and ``show``, ``facts`` and ``board`` for how it is written, shown, told and drawn. ``bots/`` and
``research/`` stand on these. Clauses (RK-2.1) are those of docs/rules/rose-king.md.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from ...core.choice import Menu
from ...core.facts import Fact
from ...core.option import Options
from ...core.rules import Rules
from ...core.seats import check_seat
from ...core.view import Ask
from . import board, facts, notation, show
from .edition import RoseKingEdition
from .position import RoseKing, first_position
from .tables import Tables
from .view import RoseKingOpen, RoseKingPreview, RoseKingSetting, RoseKingView

_tables = lru_cache(maxsize=16)(Tables)


class RoseKingRules(Rules[RoseKing, RoseKingView, RoseKingEdition]):
    name = "rose-king"
    code = "rk"
    players = range(2, 3)
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

    def setting(self, position: RoseKing) -> RoseKingSetting:
        return show.setting(position)

    def open(self, position: RoseKing) -> RoseKingOpen:
        return show.lies_open(position)

    def ask(self, position: RoseKing, seat: int) -> Ask | None:
        return show.ask(position, seat)

    def menu(self, position: RoseKing, seat: int) -> Menu:
        return show.menu(position, seat)

    def preview(self, position: RoseKing, seat: int, move: int) -> RoseKingPreview | None:
        return show.preview(position, seat, move)

    def facts(self, before: RoseKing, actor: int, move: int, after: RoseKing) -> list[Fact]:
        return facts.facts(before, actor, move, after)

    def draw(self, view: RoseKingView, language: str = "en") -> str:
        return board.draw(view, language)


RULES = RoseKingRules()
