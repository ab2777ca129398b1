"""Cursed Court (Andrew Hanson, 2017): two to six players, nine nobles, and cards that two neighbours share.

Read ``edition.toml`` for the components, ``position.py`` and ``phases/`` for the rules, ``odds.py`` for the chances;
then ``notation``, ``chronicle``, ``view`` and ``show``, ``facts`` and ``board`` for how it is written, shown, told and
drawn.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from msgspec.structs import replace

from ...core.choice import Choice, Menu
from ...core.errors import CamarillaError
from ...core.facts import Fact
from ...core.message import Message
from ...core.option import Condition, Option, Options, Value
from ...core.rules import Rules
from ...core.view import Ask
from . import board, chronicle, facts, notation, show
from .edition import CursedCourtEdition
from .position import CursedCourt, first_position
from .same_own import same_own
from .tables import EXCHANGES, PILES, TIES, Tables, Terms
from .view import CursedCourtOpen, CursedCourtOwn, CursedCourtSetting, CursedCourtView

_tables = lru_cache(maxsize=16)(Tables)


def _option(name: str, default: Value, choices: tuple[str, ...] = ()) -> Option:
    return Option(name=name, default=default, title=f"cc-option-{name}", help=f"cc-option-{name}-help", choices=choices)


def _years(name: str, default: int, low: int, high: int, exchanges: tuple[str, ...]) -> Option:
    """A number of years; which option says it depends on whether the Exchange is played."""
    return replace(_option(name, default), low=low, high=high, applies=Condition("exchange", exchanges))


class CursedCourtRules(Rules[CursedCourt, CursedCourtView, CursedCourtEdition]):
    name = "cursed-court"
    code = "cc"
    players = range(2, 7)
    options = (
        _option("remembers", "no", choices=PILES),
        _option("coinless", False),
        _option("exchange", "no", choices=EXCHANGES),
        _option("masquerade", False),
        _years("years", 3, 1, 9, EXCHANGES[:1]),
        _years("limit", 12, 0, 99, EXCHANGES[1:]),
        replace(_option("ties", "shared", choices=TIES), people="ask"),
        _option("odds", True),
    )
    secrets = True
    ink = {r"▸.*": "bold", "[●◐]+": "yellow", "■": "yellow", r"\d+%": "dim", r"\b[A-F]\d+[!~]*": "bold magenta"}
    edition_type = CursedCourtEdition
    folder = files(__package__)

    def check(self, seats: int, options: Options) -> None:
        if options["exchange"] != "no" and options["coinless"]:
            raise CamarillaError("coinless and exchange exclude each other: the Exchange is played for its chips")

    def start(self, seats: int, options: Options, edition: CursedCourtEdition) -> CursedCourt:
        return first_position(_tables(edition), Terms(options), seats)

    def text(self, position: CursedCourt, actor: int, move: int) -> str:
        return notation.text(position, actor, move)

    def parse(self, position: CursedCourt, actor: int, text: str) -> int | None:
        return notation.parse(position, actor, text)

    def why_not_text(self, position: CursedCourt, actor: int, text: str) -> Message:
        return notation.why_unreadable(position, actor, text) or super().why_not_text(position, actor, text)

    def setting(self, position: CursedCourt) -> CursedCourtSetting:
        return show.setting(position)

    def open(self, position: CursedCourt) -> CursedCourtOpen:
        return show.lies_open(position)

    def own(self, position: CursedCourt, seat: int) -> CursedCourtOwn:
        return show.own(position, seat)

    def same_own(self, before: CursedCourt, after: CursedCourt, seat: int) -> bool:
        return same_own(before, after, seat)

    def ask(self, position: CursedCourt, seat: int) -> Ask | None:
        return show.ask(position, seat)

    def menu(self, position: CursedCourt, seat: int) -> Menu:
        return show.menu(position, seat)

    def choice_words(self, position: CursedCourt, choice: Choice) -> Message:
        return show.choice_words(position, choice, super().choice_words(position, choice))

    def facts(self, before: CursedCourt, actor: int, move: int, after: CursedCourt) -> list[Fact]:
        return facts.facts(before, actor, move, after)

    def is_covered(self, position: CursedCourt, until: int) -> bool:
        """CC-5.1, hidden pile: the cards of a past year, ``until``, are left to people's memory."""
        return chronicle.is_covered(position, until)

    def may_look_back(self, then: CursedCourt, now: CursedCourt) -> bool:
        """CC-5.1, hidden pile: a moment at which cards lay open that are covered now is left to people's memory."""
        years = range(1, int(then.year) + 1)
        return all(self.is_covered(then, year) or not self.is_covered(now, year) for year in years)

    def draw(self, view: CursedCourtView, language: str = "en") -> str:
        return board.draw(view, language)


RULES = CursedCourtRules()
