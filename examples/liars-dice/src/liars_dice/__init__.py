"""Liar's Dice: two to six players, dice under cups, and bids that somebody will doubt.

Read ``help.en.md`` for the clauses, ``position.py`` for the rules, ``show.py`` for what is shown and told.
"""

from __future__ import annotations

import re
from importlib.resources import files

from camarilla.core.choice import Menu
from camarilla.core.edition import Edition
from camarilla.core.facts import Fact
from camarilla.core.option import Option, Options, Value
from camarilla.core.position import CHANCE
from camarilla.core.rules import Rules, plain
from camarilla.core.seats import seat_letter
from camarilla.core.view import Ask

from . import show
from .position import DOUBT, FACES, SPOT_ON, UNSEEN, LiarsDice, Terms, bid_text
from .view import LiarsDiceOpen, LiarsDiceOwn, LiarsDiceSetting, LiarsDiceView

_BID = re.compile(r"(?:bid )?(\d{1,2}) ?[x× ] ?([1-6])")
_CALLS = {"doubt": DOUBT, "spot-on": SPOT_ON, "spot on": SPOT_ON}


def _option(name: str, default: Value, **more: object) -> Option:
    return Option(name=name, default=default, title=f"ld-option-{name}", help=f"ld-option-{name}-help", **more)  # type: ignore[arg-type]


class LiarsDiceRules(Rules[LiarsDice, LiarsDiceView, Edition]):
    name = "liars-dice"
    code = "ld"
    players = range(2, 7)
    options = (
        _option("dice", 5, low=3, high=6),
        _option("wild", True),
        _option("spot-on", False),
        _option("loss", "one", choices=("one", "difference")),
    )
    secrets = True
    ink = {r"▸.*": "bold", r"\[ *[1-6 ]+\]": "bold yellow", r"\d+%": "dim"}
    edition_type = Edition
    folder = files(__package__)

    def start(self, seats: int, options: Options, edition: Edition) -> LiarsDice:
        terms = Terms(
            int(options["dice"]), bool(options["wild"]), bool(options["spot-on"]), options["loss"] == "difference"
        )
        return LiarsDice(seats, terms)

    def text(self, position: LiarsDice, actor: int, move: int) -> str:
        if actor == CHANCE:
            return f"{seat_letter(position.roller())} {'?' if move == UNSEEN else move}"
        return show.CALLS[move] if move < FACES else bid_text(move)

    def parse(self, position: LiarsDice, actor: int, text: str) -> int | None:
        if actor == CHANCE:
            return super().parse(position, actor, text)
        words = plain(text)
        bid = _BID.fullmatch(words)
        return FACES * int(bid[1]) + int(bid[2]) - 1 if bid else _CALLS.get(words)

    def setting(self, position: LiarsDice) -> LiarsDiceSetting:
        terms = position.terms
        loss = "difference" if terms.difference else "one"
        return LiarsDiceSetting(
            players=int(position.seats), dice=terms.dice, wild=terms.wild, spot_on=terms.spot_on, loss=loss
        )

    def open(self, position: LiarsDice) -> LiarsDiceOpen:
        return show.lies_open(position)

    def own(self, position: LiarsDice, seat: int) -> LiarsDiceOwn:
        return show.own(position, seat)

    def ask(self, position: LiarsDice, seat: int) -> Ask | None:
        return show.ask(position, seat)

    def menu(self, position: LiarsDice, seat: int) -> Menu:
        return show.menu(position, seat)

    def facts(self, before: LiarsDice, actor: int, move: int, after: LiarsDice) -> list[Fact]:
        return show.facts(before, actor, move, after)

    def draw(self, view: LiarsDiceView, language: str = "en") -> str:
        return show.draw(view, language)


RULES = LiarsDiceRules()
