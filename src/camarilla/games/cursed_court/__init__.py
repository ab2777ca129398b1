"""Cursed Court (Andrew Hanson, 2017): two to six players, nine nobles, and cards that two neighbours share.

Read ``edition.toml`` for the components, ``position.py`` and ``phases/`` for the rules, ``odds.py`` for the chances;
then ``notation``, ``chronicle``, ``view`` and ``show``, ``facts`` and ``board`` for how it is written, shown, told and
drawn.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files

from msgspec.structs import replace

from ...core.choice import Choice
from ...core.errors import CamarillaError
from ...core.facts import Fact
from ...core.message import Message
from ...core.option import Condition, Option, Options, Value
from ...core.position import CHANCE
from ...core.rules import Rules
from ...core.view import Ask
from . import board, chronicle, facts, notation, show
from .edition import CursedCourtEdition
from .position import CursedCourt, first_position
from .same_own import same_own
from .tables import BETTING, Tables, Terms
from .view import CursedCourtOpen, CursedCourtOwn, CursedCourtSetting, CursedCourtView

PILES = ("no", "open", "hidden")
EXCHANGES = ("no", "elimination", "cash")
TIES = ("shared", "another-year", "ask")
WITH_EXCHANGE = Condition("exchange", EXCHANGES[1:])
WITHOUT_EXCHANGE = Condition("exchange", EXCHANGES[:1])
YEARS = 3
LIMIT = 12


def _option(name: str, default: Value, choices: tuple[str, ...] = ()) -> Option:
    return Option(name=name, default=default, title=f"cc-option-{name}", help=f"cc-option-{name}-help", choices=choices)


def _number(name: str, default: int, low: int, high: int, applies: Condition) -> Option:
    return replace(_option(name, default), low=low, high=high, applies=applies)


class CursedCourtRules(Rules[CursedCourt, CursedCourtView, CursedCourtEdition]):
    name = "cursed-court"
    code = "cc"
    players = range(2, 7)
    minutes = 45
    options = (
        _option("remembers", "no", choices=PILES),
        _option("coinless", False),
        _option("exchange", "no", choices=EXCHANGES),
        _option("masquerade", False),
        _number("years", YEARS, 1, 9, WITHOUT_EXCHANGE),
        _number("limit", LIMIT, 0, 99, WITH_EXCHANGE),
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
        exchange = EXCHANGES.index(str(options["exchange"]))
        terms = Terms(
            remembers=PILES.index(str(options["remembers"])),
            coinless=bool(options["coinless"]),
            exchange=exchange,
            masquerade=bool(options["masquerade"]),
            years=int(options["limit" if exchange else "years"]),
            ties=TIES.index(str(options["ties"])),
            odds=bool(options["odds"]),
        )
        return first_position(_tables(edition), terms, seats)

    def text(self, position: CursedCourt, actor: int, move: int) -> str:
        return notation.text(position, actor, move)

    def parse(self, position: CursedCourt, actor: int, text: str) -> int | None:
        return notation.parse(position, actor, text)

    def why_not_text(self, position: CursedCourt, actor: int, text: str) -> Message:
        if actor == position.actor and actor != CHANCE and position.phase == BETTING:
            region = notation.unknown_region(position, text)
            if region is not None:
                nearest = get_close_matches(region, position.tables.keys, n=1, cutoff=0.0)[0]
                return Message("cc-why-no-region", {"region": region[:40], "nearest": nearest})
            feints = "yes" if position.masquerade else "no"
            if position.coinless:
                return Message("cc-why-write-so-coinless", {"feints": feints})
            stack = "chips" if position.terms.exchange else "coins"
            return Message("cc-why-write-so", {"stack": stack, "feints": feints})
        return super().why_not_text(position, actor, text)

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

    def choices(self, position: CursedCourt, seat: int) -> list[Choice]:
        return show.choices(position, seat)

    def choice_words(self, position: CursedCourt, choice: Choice) -> Message:
        return show.choice_words(position, choice)

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


@lru_cache(maxsize=16)
def _tables(edition: CursedCourtEdition) -> Tables:
    return Tables(edition)


RULES = CursedCourtRules()
