"""Options of a game, declared with types, defaults and help, so that any form can be made from them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from .errors import CamarillaError, shown, unknown

Value: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, Value]


class Condition(msgspec.Struct, frozen=True):
    """That another option has one of these values."""

    option: str
    values: tuple[Value, ...]


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
    people: Value | None = None
    """The default at a table with people, where it is not the same."""
    applies: Condition | None = None
    """When there is anything to decide; None: always. The other option must apply always."""

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

    def usual(self, people: bool) -> Value:
        """The value when nothing is said, at a table with people or without."""
        return self.people if people and self.people is not None else self.default

    def samples(self) -> list[Value]:
        """Values that between them show everything the option can do (tests play each)."""
        if self.kind == "switch":
            return [False, True]
        if self.kind == "number":
            return sorted({self.low, int(self.default)})
        return list(self.choices)

    def read(self, given: Value) -> Value:
        """A value from outside (text or typed), checked; raises ``CamarillaError``."""
        wrong = CamarillaError(f"option {self.name}: {shown(given)} is not allowed (valid: {self.allowed})")
        if self.kind == "switch":
            switch = _SWITCH.get((given if isinstance(given, str) else shown(given)).lower())
            if switch is None:
                raise wrong
            return switch
        if self.kind == "word":
            if given not in self.choices:
                raise unknown(f"value of option {self.name}", given, self.choices)
            return given
        try:
            number = read_number(str(given).strip())
        except ValueError:
            raise wrong from None
        if not self.low <= number <= self.high:
            raise wrong
        return number


_NUMBER = re.compile(r"-?[0-9]{1,18}")
_SWITCH = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}


def read_number(text: str) -> int:
    """A whole number in the digits 0 to 9 (``int`` takes those of every script); else raises ``ValueError``."""
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"{shown(text)} is not a whole number")
    return int(text)


def for_people(declared: Sequence[Option]) -> list[Option]:
    """The options as a form for people shows them, with the defaults that people get."""
    return [msgspec.structs.replace(option, default=option.usual(people=True)) for option in declared]


def word(value: Value) -> str:
    """A value as people and records write it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def read_options(
    game: str, declared: Sequence[Option], given: Mapping[str, Value], *, people: bool = False, kept: bool = False
) -> Options:
    """All the options that apply: the given ones checked, the rest at their defaults.

    An option that does not apply is refused. Only where options were ``kept`` in a record may it stand at its default:
    older records hold every option.
    """
    if not isinstance(given, Mapping):
        raise CamarillaError(f"options are given by name, as {{'name': value}}, not as {shown(given)}")
    by_name = {option.name: option for option in declared}
    for name in given:
        if name not in by_name:
            raise unknown(f"option of {game}", name, by_name)
    values = {name: option.read(given.get(name, option.usual(people))) for name, option in by_name.items()}
    found: Options = {}
    for name, option in by_name.items():
        if _applies(option, values):
            found[name] = values[name]
        elif name in given and not (kept and values[name] == option.default):
            raise CamarillaError(_why_it_does_not_apply(option, declared, values))
    return found


def _applies(option: Option, values: Options) -> bool:
    return option.applies is None or values[option.applies.option] in option.applies.values


def _why_it_does_not_apply(option: Option, declared: Sequence[Option], values: Options) -> str:
    needed = option.applies
    assert needed is not None
    why = f"option {option.name} applies only with {needed.option}={' or '.join(map(word, needed.values))}"
    alike = [one for one in declared if one.applies is not None and one.applies.option == needed.option]
    instead = [one.name for one in alike if _applies(one, values)]
    return f"{why}; give {' or '.join(instead)} instead" if instead else why
