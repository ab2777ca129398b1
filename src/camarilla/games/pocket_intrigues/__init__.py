"""Pocket Intrigues (Christian Giove, 2017): two to four grey cardinals, ten courtiers, one ladder of power.

Read ``edition.toml`` for the components and ``pattern.py`` for its language, ``actions.py`` for the court and what an
action needs, ``position.py`` for the turn and ``dealing.py`` for what chance brings, then ``notation``, ``view`` and
``show``, ``facts`` and ``board`` for how it is written, shown, told and drawn; ``picture.py`` draws the cards.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from ...core.choice import Choice, Menu
from ...core.errors import CamarillaError
from ...core.facts import Fact
from ...core.message import Message
from ...core.option import Option, Options
from ...core.rules import Rules
from ...core.view import Ask
from . import board, facts, notation, show
from .actions import seated
from .edition import PocketIntriguesEdition
from .phases import NOBODY
from .picture import draw_cards
from .position import PocketIntrigues
from .tables import Tables
from .view import (
    PocketIntriguesOpen,
    PocketIntriguesOwn,
    PocketIntriguesPreview,
    PocketIntriguesSetting,
    PocketIntriguesView,
)

SEATS = "ABCD"


class PocketIntriguesRules(Rules[PocketIntrigues, PocketIntriguesView, PocketIntriguesEdition]):
    name = "pocket-intrigues"
    code = "pi"
    players = range(2, 5)
    options = (
        Option(name="wins", default=2, low=1, high=5, title="pi-option-wins", help="pi-option-wins-help"),
        Option(
            name="first",
            default="random",
            choices=("random", *SEATS),
            title="pi-option-first",
            help="pi-option-first-help",
        ),
    )
    secrets = True
    ink = {r"▸[^:]*": "bold", r"\w+ \([^)]*\)\*": "yellow", r"\w+ \([^)]*\)†": "dim red"}
    edition_type = PocketIntriguesEdition
    folder = files(__package__)

    def check(self, seats: int, options: Options) -> None:
        first = str(options["first"])
        if first not in ("random", *SEATS[:seats]):
            raise CamarillaError(f"option first: there is no seat {first} at a table of {seats}")

    def start(self, seats: int, options: Options, edition: PocketIntriguesEdition) -> PocketIntrigues:
        first = SEATS.index(str(options["first"])) if options["first"] != "random" else NOBODY
        tables = _tables(edition)
        return PocketIntrigues(tables, seats, int(options["wins"]), first, seated(tables, 0))

    def picture(self, edition: PocketIntriguesEdition, language: str = "en") -> str:
        return draw_cards(edition, language)

    def text(self, position: PocketIntrigues, actor: int, move: int) -> str:
        return notation.text(position, actor, move)

    def parse(self, position: PocketIntrigues, actor: int, text: str) -> int | None:
        return notation.parse(position, actor, text) if actor in position.waiting() else None

    def setting(self, position: PocketIntrigues) -> PocketIntriguesSetting:
        return show.setting(position)

    def open(self, position: PocketIntrigues) -> PocketIntriguesOpen:
        return show.lies_open(position)

    def own(self, position: PocketIntrigues, seat: int) -> PocketIntriguesOwn:
        return show.own(position, seat)

    def ask(self, position: PocketIntrigues, seat: int) -> Ask | None:
        return show.ask(position, seat)

    def menu(self, position: PocketIntrigues, seat: int) -> Menu:
        return show.menu(position, seat)

    def choice_words(self, position: PocketIntrigues, choice: Choice) -> Message:
        return show.choice_words(position, choice)

    def preview(self, position: PocketIntrigues, seat: int, move: int) -> PocketIntriguesPreview:
        return show.preview(position, seat, move)

    def facts(self, before: PocketIntrigues, actor: int, move: int, after: PocketIntrigues) -> list[Fact]:
        return facts.facts(before, actor, move, after)

    def draw(self, view: PocketIntriguesView, language: str = "en") -> str:
        return board.draw(view, language)


@lru_cache(maxsize=16)
def _tables(edition: PocketIntriguesEdition) -> Tables:
    return Tables(edition)


RULES = PocketIntriguesRules()
