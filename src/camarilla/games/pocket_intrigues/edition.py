"""The components of Pocket Intrigues as data: what ``edition.toml`` may say about cards and characters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from ...core.edition import Edition, Fault, Named
from .pattern import Pattern, PatternError, parse_pattern

NOBLE_HOUSES: tuple[str, ...] = ("green", "red", "purple", "blue")
HOUSES: tuple[str, ...] = (*NOBLE_HOUSES, "citizen")
"""The citizens form a fifth house that nobody's goal speaks of (PI-1.1)."""
CAST: Final = 10
"""Two of every house."""

TRANSLATED = ("filia", "asher", "brutol", "gerard", "diana", "elaine", "rodrik", "isolde", "lucius", "cassia")
"""Characters whose names the text files know in every language; others bring their name along."""

CANNOT_RISE = "cannot rise"
CANNOT_SINK = "cannot sink"
CANNOT_BE_HEALED = "cannot be healed"
CANNOT_BE_ATTACKED = "cannot be attacked"
SHIELDS_ROW = "shields row"
COSTS_NOTHING = "costs nothing"
ANY_HOUSE = "any house"
WHILE_WOUNDED = (
    *(CANNOT_RISE, CANNOT_SINK, CANNOT_BE_HEALED, CANNOT_BE_ATTACKED),
    *(SHIELDS_ROW, COSTS_NOTHING, ANY_HOUSE),
)

VERBS = ("heal", "wound", "raise", "lower", "move", "swap")
SCOPES = ("anyone", "row")
SWAP = "swap neighbours"
ON_DEATH = (*(f"{verb} {scope}" for verb in VERBS[:-1] for scope in SCOPES), SWAP)
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


class PocketIntriguesEdition(Edition, frozen=True, kw_only=True):
    card: tuple[Card, ...]
    character: tuple[Character, ...]

    def faults(self) -> Iterator[Fault]:
        from .feasibility import can_begin

        slips = list(self._slips())
        yield from slips
        if not slips and not can_begin(self):
            yield Fault("card", "no action of any card can be played at the start: every game would be over at once")

    def _slips(self) -> Iterator[Fault]:
        for number, character in enumerate(self.character):
            yield from self._character_faults(f"character[{number}]", character)
        yield from self._cast_faults()
        yield from self._card_faults()
        if not FEWEST_CARDS <= len(self.card) <= MOST_CARDS:
            yield Fault("card", f"{len(self.card)} action cards: {FEWEST_CARDS} to {MOST_CARDS} are possible")

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

    def named(self) -> Iterator[Named]:
        for number, character in enumerate(self.character):
            if character.id not in TRANSLATED and not character.name:
                advice = '; add name = "..." as printed on the card, or words under [words.en]'
                yield Named(f"character[{number}].id", "pi-character", character.id, advice)

    def _character_faults(self, path: str, character: Character) -> Iterator[Fault]:
        name = character.id
        if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name):
            yield Fault(f"{path}.id", f"{name!r} is not a short name in small Latin letters, such as 'filia'")
        if [other.id for other in self.character].count(name) > 1:
            yield Fault(f"{path}.id", f"two characters are called {name!r}")
        if character.house not in HOUSES:
            yield Fault(f"{path}.house", f"unknown house {character.house!r} (valid: {', '.join(HOUSES)})")
        for ability in character.wounded:
            if ability not in WHILE_WOUNDED:
                valid = ", ".join(WHILE_WOUNDED)
                yield Fault(f"{path}.wounded", f"unknown ability {ability!r} (valid: {valid})")
        for step in character.death:
            if step not in ON_DEATH:
                yield Fault(f"{path}.death", f"unknown death effect {step!r} (valid: {', '.join(ON_DEATH)})")
        if len(character.death) > MOST_DEATH_STEPS:
            yield Fault(f"{path}.death", f"{len(character.death)} steps: at most {MOST_DEATH_STEPS} are possible")

    def _cast_faults(self) -> Iterator[Fault]:
        for house in HOUSES:
            members = [character.id for character in self.character if character.house == house]
            if len(members) != 2:
                told = ", ".join(members) or "nobody"
                yield Fault("character", f"the house {house} has {len(members)} characters ({told}), and needs two")

    def pattern(self, card: int, half: int) -> Pattern:
        """The upper (0) or lower (1) action of a card, counted from 0."""
        return parse_pattern(self.card[card].lower if half else self.card[card].upper)
