"""Coach Ride to Devil's Castle (Michael Palm and Lukas Zach, 2006): two secret societies in one coach, at night.

Read ``edition.toml`` for the components, ``position.py`` for what lies on the table and ``phases`` for the rules; then
``notebook.py`` for what everybody knows, ``imagination.py`` for what they must guess, and ``notation``, ``view`` (with
``claims`` and ``tally``), ``story`` and ``board`` for how it is written, shown and told.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

from ...core.errors import CamarillaError
from ...core.message import Message
from ...core.option import Option, Options, Value
from ...core.position import CHANCE
from ...core.rules import Rules
from ...core.view import Ask, Choice
from . import board, notation, questions, story, view
from .edition import FEWEST, MOST, DevilsCastleEdition
from .position import CoachRide, first_position
from .tables import Tables
from .view import DevilsCastleView


class TurnCap(Option, frozen=True, kw_only=True):
    """A number of turns, 0 for no cap; tests play a short one as well."""

    def samples(self) -> list[Value]:
        return [0, 12]


class DevilsCastleRules(Rules[CoachRide, DevilsCastleView, DevilsCastleEdition]):
    name = "devils-castle"
    code = "dc"
    players = range(FEWEST, MOST + 1)
    minutes = 45
    secrets = True
    parties = 2
    options = (
        Option(name="smuggling", default=False, title="dc-option-smuggling", help="dc-option-smuggling-help"),
        Option(name="divination", default=False, title="dc-option-divination", help="dc-option-divination-help"),
        TurnCap(name="turns", default=0, high=1000, title="dc-option-turns", help="dc-option-turns-help"),
        Option(name="first", default=0, high=MOST, title="dc-option-first", help="dc-option-first-help"),
    )
    edition_type = DevilsCastleEdition
    folder = files(__package__)

    def check(self, seats: int, options: Options) -> None:
        if int(options["first"]) > seats:
            raise CamarillaError(
                f"option first: there is no seat {options['first']} at a table for {seats} (0: random)"
            )

    def start(self, seats: int, options: Options, edition: DevilsCastleEdition) -> CoachRide:
        return first_position(
            _tables(edition),
            seats,
            smuggling=bool(options["smuggling"]),
            divination=bool(options["divination"]),
            cap=int(options["turns"]),
            first=int(options["first"]) - 1,
        )

    def text(self, position: CoachRide, actor: int, move: int) -> str:
        return notation.text(move)

    def parse(self, position: CoachRide, actor: int, text: str) -> int | None:
        return notation.parse_chance(text) if actor == CHANCE else notation.parse(text)

    def seen(self, position: CoachRide, actor: int, move: int, observer: int) -> str:
        return notation.seen(position, actor, move, observer)

    def view(self, position: CoachRide, observer: int) -> DevilsCastleView:
        return view.views(position, [observer])[0]

    def views(self, position: CoachRide, observers: Sequence[int]) -> list[DevilsCastleView]:
        return view.views(position, observers)

    def ask(self, position: CoachRide, seat: int) -> Ask | None:
        return questions.ask(position, seat)

    def choices(self, position: CoachRide, seat: int) -> list[Choice]:
        return questions.choices(position, seat)

    def choices_written(self, position: CoachRide, seat: int) -> bytes:
        return questions.choices_written(position, seat)

    def story(self, before: CoachRide, actor: int, move: int, after: CoachRide, observer: int) -> list[Message]:
        return story.stories(before, actor, move, after, [observer])[0]

    def stories(
        self, before: CoachRide, actor: int, move: int, after: CoachRide, observers: Sequence[int]
    ) -> list[list[Message]]:
        return story.stories(before, actor, move, after, observers)

    def draw(self, view: DevilsCastleView, language: str = "en") -> str:
        return board.draw(view, language)


@lru_cache(maxsize=16)
def _tables(edition: DevilsCastleEdition) -> Tables:
    return Tables(edition)


RULES = DevilsCastleRules()
