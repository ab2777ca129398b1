"""The components of Pocket Intrigues as data: what ``edition.toml`` may say about cards and characters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from ...core.edition import Edition, Fault, Named
from .pattern import Pattern, PatternError, parse_pattern

NOBLE_HOUSES: tuple[str, ...] = ("green", "red", "purple", "blue")
HOUSES: tuple[str, ...] = (*NOBLE_HOUSES, "citizen")
"""The citizens form a fifth house, which no goal names (PI-1.1)."""
CAST: Final = 10
"""Two of every house."""

TRANSLATED = ("filia", "asher", "brutol", "gerard", "diana", "elaine", "rodrik", "isolde", "lucius", "cassia")
"""Characters whose names are in the text files; others need a name in the edition."""

Ability: TypeAlias = Literal[
    "cannot rise",
    "cannot sink",
    "cannot be healed",
    "cannot be attacked",
    "shields row",
    "costs nothing",
    "any house",
]
WHILE_WOUNDED: tuple[str, ...] = get_args(Ability)

VERBS: tuple[str, ...] = ("heal", "wound", "raise", "lower", "move", "swap")
"""What an ability on death may do."""
ON_DEATH = (*(f"{verb} {scope}" for verb in VERBS[:-1] for scope in ("anyone", "row")), "swap neighbours")
MOST_DEATH_STEPS: Final = 3

FEWEST_CARDS, MOST_CARDS = 6, 30


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action card; its number is its place in the file, counted from 1."""

    upper: str
    lower: str


class Character(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the ten. ``name``, ``short`` and ``accusative`` are for those the text files do not know."""

    id: str
    house: str
    wounded: tuple[str, ...] = ()
    death: tuple[str, ...] = ()
    name: str = ""
    short: str = ""
    accusative: str = ""

    def has(self, ability: Ability) -> bool:
        return ability in self.wounded


class PocketIntriguesEdition(Edition, frozen=True, kw_only=True):
    card: tuple[Card, ...]
    character: tuple[Character, ...]

    def pattern(self, card: int, half: int) -> Pattern:
        """The upper (0) or lower (1) action of a card, counted from 0."""
        return parse_pattern(self.card[card].lower if half else self.card[card].upper)

    def named(self) -> Iterator[Named]:
        for number, character in enumerate(self.character):
            if character.id not in TRANSLATED and not character.name:
                advice = '; add name = "..." as printed on the card, or words under [words.en]'
                yield Named(f"character[{number}].id", "pi-character", character.id, advice)

    def faults(self) -> Iterator[Fault]:
        from .feasibility import can_begin

        faults = [*self._character_faults(), *self._house_faults(), *self._card_faults()]
        yield from faults
        if not faults and not can_begin(self):
            yield Fault("card", "no action of any card can be played at the start: every game would be over at once")

    def _character_faults(self) -> Iterator[Fault]:
        ids = [character.id for character in self.character]
        for number, character in enumerate(self.character):
            path, name = f"character[{number}]", character.id
            if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name):
                yield Fault(f"{path}.id", f"{name!r} is not a short name in small Latin letters, such as 'filia'")
            if ids.count(name) > 1:
                yield Fault(f"{path}.id", f"two characters are called {name!r}")
            for field, kind, given, valid in (
                ("house", "house", (character.house,), HOUSES),
                ("wounded", "ability", character.wounded, WHILE_WOUNDED),
                ("death", "death effect", character.death, ON_DEATH),
            ):
                for word in given:
                    if word not in valid:
                        yield Fault(f"{path}.{field}", f"unknown {kind} {word!r} (valid: {', '.join(valid)})")
            if len(character.death) > MOST_DEATH_STEPS:
                yield Fault(f"{path}.death", f"{len(character.death)} steps: at most {MOST_DEATH_STEPS} are possible")

    def _house_faults(self) -> Iterator[Fault]:
        for house in HOUSES:
            members = [character.id for character in self.character if character.house == house]
            if len(members) != 2:
                listed = ", ".join(members) or "nobody"
                yield Fault("character", f"the house {house} has {len(members)} characters ({listed}), and needs two")

    def _card_faults(self) -> Iterator[Fault]:
        from .feasibility import never_possible

        patterns: dict[tuple[int, str], Pattern] = {}
        for number, card in enumerate(self.card):
            for half in ("upper", "lower"):
                try:
                    patterns[number, half] = parse_pattern(getattr(card, half))
                except PatternError as error:
                    yield Fault(f"card[{number}].{half}", f"card {number + 1}: {error}")
        wounds = any(effect.kind == "attack" for pattern in patterns.values() for effect in pattern.effects)
        for (number, half), pattern in patterns.items():
            reason = never_possible(pattern, self.character, wounds)
            if reason is not None:
                yield Fault(f"card[{number}].{half}", f"card {number + 1}: it can never be played: {reason}")
        if not FEWEST_CARDS <= len(self.card) <= MOST_CARDS:
            yield Fault("card", f"{len(self.card)} action cards: {FEWEST_CARDS} to {MOST_CARDS} are possible")
