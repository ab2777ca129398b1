"""Options of a game, declared with types, defaults and help, so that any form can be made from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from .errors import CamarillaError, unknown

Value: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, Value]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One thing a table may decide before the game. ``title`` and ``help`` are message ids of the game."""

    name: str
    default: Value
    title: str
    help: str
    choices: tuple[str, ...] = ()
    """For a word: all the words allowed."""
    low: int = 0
    high: int = 0
    """For a number: both ends, included."""

    @property
    def kind(self) -> str:
        """``switch``, ``number`` or ``word``: what a form should show."""
        if isinstance(self.default, bool):
            return "switch"
        return "number" if isinstance(self.default, int) else "word"

    @property
    def allowed(self) -> str:
        """What may be given, for a person to read."""
        if self.kind == "switch":
            return "yes or no"
        return f"{self.low} to {self.high}" if self.kind == "number" else ", ".join(self.choices)

    def samples(self) -> list[Value]:
        """Values that between them show everything the option can do (tests play each)."""
        if self.kind == "switch":
            return [False, True]
        if self.kind == "number":
            return sorted({self.low, int(self.default)})
        return list(self.choices)

    def read(self, given: Value) -> Value:
        """A value from outside (text or typed), checked; raises ``CamarillaError``."""
        wrong = CamarillaError(f"option {self.name}: {given!r} is not allowed (valid: {self.allowed})")
        if self.kind == "switch":
            word = str(given).lower()
            if word not in _SWITCH:
                raise wrong
            return _SWITCH[word]
        if self.kind == "word":
            if given not in self.choices:
                raise unknown(f"value of option {self.name}", str(given), self.choices)
            return given
        try:
            number = int(str(given))
        except ValueError:
            raise wrong from None
        if not self.low <= number <= self.high:
            raise wrong
        return number


_SWITCH = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}


def read_options(game: str, declared: Sequence[Option], given: Mapping[str, Value]) -> Options:
    """All the options of a game: the given ones checked, the rest at their defaults."""
    by_name = {option.name: option for option in declared}
    for name in given:
        if name not in by_name:
            raise unknown(f"option of {game}", name, by_name)
    return {name: option.read(given.get(name, option.default)) for name, option in by_name.items()}
