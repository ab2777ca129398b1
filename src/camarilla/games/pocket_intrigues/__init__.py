"""Pocket Intrigues (Christian Giove, 2017): two to four grey cardinals, ten courtiers, one ladder of power.

Read ``edition.toml`` for the components and ``pattern.py`` for its language, ``actions.py`` for the court and what an
action needs, ``position.py`` for the turn, then ``notation``, ``view``, ``story`` and ``board`` for how it is written,
shown and told. ``foresight.py`` says what would come of a move, ``picture.py`` draws the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

from ...core.errors import CamarillaError
from ...core.message import Message
from ...core.option import Option, Options
from ...core.rules import Rules
from ...core.view import Ask, Choice
from . import board, notation, story, view
from .edition import PocketIntriguesEdition
from .picture import draw_cards
from .position import NOBODY, PocketIntrigues
from .tables import Tables
from .view import PocketIntriguesView

SEATS = "ABCD"


class PocketIntriguesRules(Rules[PocketIntrigues, PocketIntriguesView, PocketIntriguesEdition]):
    name = "pocket-intrigues"
    code = "pi"
    players = range(2, 5)
    minutes = 30
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
        return PocketIntrigues(_tables(edition), seats, int(options["wins"]), first)

    def picture(self, edition: PocketIntriguesEdition, language: str = "en") -> str:
        return draw_cards(edition, language)

    def text(self, position: PocketIntrigues, actor: int, move: int) -> str:
        return notation.text(position, actor, move)

    def parse(self, position: PocketIntrigues, actor: int, text: str) -> int | None:
        return notation.parse(position, actor, text) if actor in position.waiting() else None

    def seen(self, position: PocketIntrigues, actor: int, move: int, observer: int) -> str:
        return notation.seen(position, actor, move, observer)

    def view(self, position: PocketIntrigues, observer: int) -> PocketIntriguesView:
        return view.views(position, [observer])[0]

    def views(self, position: PocketIntrigues, observers: Sequence[int]) -> list[PocketIntriguesView]:
        return view.views(position, observers)

    def ask(self, position: PocketIntrigues, seat: int) -> Ask | None:
        return view.ask(position, seat)

    def choices(self, position: PocketIntrigues, seat: int) -> list[Choice]:
        return view.choices(position, seat)

    def choices_written(self, position: PocketIntrigues, seat: int) -> bytes:
        return view.choices_written(position, seat)

    def story(
        self, before: PocketIntrigues, actor: int, move: int, after: PocketIntrigues, observer: int
    ) -> list[Message]:
        return story.stories(before, actor, move, after, [observer])[0]

    def stories(
        self, before: PocketIntrigues, actor: int, move: int, after: PocketIntrigues, observers: Sequence[int]
    ) -> list[list[Message]]:
        return story.stories(before, actor, move, after, observers)

    def draw(self, view: PocketIntriguesView, language: str = "en") -> str:
        return board.draw(view, language)


@lru_cache(maxsize=16)
def _tables(edition: PocketIntriguesEdition) -> Tables:
    return Tables(edition)


RULES = PocketIntriguesRules()
