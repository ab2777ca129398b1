"""Coach Ride to Devil's Castle (Michael Palm and Lukas Zach, 2006): two secret societies in one coach, at night.

Read ``edition.toml`` for the components, ``position.py`` for what lies on the table and ``phases`` for the rules; then
``notebook.py`` for what everybody knows, ``imagination.py`` for what they must guess, and ``notation``, ``view`` and
``show`` (with ``claims``), ``questions``, ``facts`` and ``board`` for how it is written, shown, asked and
told.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from ...core.choice import Choice, Menu
from ...core.errors import CamarillaError
from ...core.facts import Fact
from ...core.message import Message
from ...core.option import Option, Options, Value
from ...core.position import CHANCE
from ...core.rules import Rules
from ...core.view import Ask
from . import board, facts, notation, questions, show
from .edition import FEWEST, MOST, DevilsCastleEdition
from .phases.setup import first_position
from .position import CoachRide
from .tables import Tables
from .view import DevilsCastleOpen, DevilsCastleOwn, DevilsCastleSetting, DevilsCastleView


class TurnCap(Option, frozen=True, kw_only=True):
    """A number of turns, 0 for no cap; tests play a short one as well."""

    def samples(self) -> list[Value]:
        return [0, 12]


_tables = lru_cache(maxsize=16)(Tables)


class DevilsCastleRules(Rules[CoachRide, DevilsCastleView, DevilsCastleEdition]):
    name = "devils-castle"
    code = "dc"
    players = range(FEWEST, MOST + 1)
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

    def setting(self, position: CoachRide) -> DevilsCastleSetting:
        return show.setting(position)

    def open(self, position: CoachRide) -> DevilsCastleOpen:
        return show.lies_open(position)

    def own(self, position: CoachRide, seat: int) -> DevilsCastleOwn:
        return show.own(position, seat)

    def same_own(self, before: CoachRide, after: CoachRide, seat: int) -> bool:
        return show.same_own(before, after, seat)

    def ask(self, position: CoachRide, seat: int) -> Ask | None:
        return questions.ask(position, seat)

    def menu(self, position: CoachRide, seat: int) -> Menu:
        return questions.menu(position, seat)

    def choice_words(self, position: CoachRide, choice: Choice) -> Message:
        if choice.kind in ("declare", "divine", "top"):
            return questions.choice_words(choice)
        return super().choice_words(position, choice)

    def facts(self, before: CoachRide, actor: int, move: int, after: CoachRide) -> list[Fact]:
        return facts.facts(before, actor, move, after)

    def draw(self, view: DevilsCastleView, language: str = "en") -> str:
        return board.draw(view, language)


RULES = DevilsCastleRules()
