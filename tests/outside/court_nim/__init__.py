"""A small game in a package of its own: Nim with one pile."""

from __future__ import annotations

from importlib.resources import files

from camarilla.core.choice import ChoiceGroup, Menu
from camarilla.core.edition import Edition
from camarilla.core.facts import Fact
from camarilla.core.message import Message, Who
from camarilla.core.option import Options
from camarilla.core.rules import Rules

from .position import Nim
from .view import NimEdition, NimOpen, NimSetting, NimView


class NimRules(Rules[Nim, NimView, NimEdition]):
    name = "court-nim"
    code = "cn"
    players = range(2, 3)
    secrets = False
    edition_type = NimEdition
    folder = files(__package__)

    def start(self, seats: int, options: Options, edition: Edition) -> Nim:
        assert isinstance(edition, NimEdition)
        return Nim(edition.stones)

    def text(self, position: Nim, actor: int, move: int) -> str:
        return f"take {move}"

    def setting(self, position: Nim) -> NimSetting:
        return NimSetting(players=2)

    def open(self, position: Nim) -> NimOpen:
        return NimOpen(waiting=position.waiting(), outcome=position.outcome(), stones=position.stones)

    def menu(self, position: Nim, seat: int) -> Menu:
        return [ChoiceGroup("take", "take {stones}", {"stones": str(move)}) for move in position.moves(seat)]

    def facts(self, before: Nim, actor: int, move: int, after: Nim) -> list[Fact]:
        return [Fact(Message("cn-took", {"who": Who(actor), "stones": move}))]


RULES = NimRules()
