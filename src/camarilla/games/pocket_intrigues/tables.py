"""An edition worked out before the first move: which characters every action could be bound to, and what stops it.

Compiled. Characters are numbers 0 to 9 in the order of the file, and sets of them are masks. A *binding* says who
takes the symbols of an action that have an effect, first symbol in the lowest decimal digit.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.message import Argument
from ...core.position import Dice
from .edition import CAST, HOUSES, MOST_DEATH_STEPS, VERBS, Ability, PocketIntriguesEdition
from .pattern import Pattern, is_yellow
from .view import Courtier, courtier

HAND: Final = 0
SOURCES: Final[tuple[str, ...]] = ("hand", "open")
HALVES: Final[tuple[str, ...]] = ("upper", "lower")
WAYS: Final[list[str]] = [f"{source}-{half}" for source in SOURCES for half in HALVES]
"""The four actions of a turn: those of the card in hand, then those of the open card."""
ORDINALS: Final[tuple[str, ...]] = ("one", "two", "three", "four")
"""The first, second and further characters of a choice or a message."""
BINDINGS: Final = 1000
"""Room for bindings in the move space: three symbols, ten characters."""

# A step of an ability on death is a place in VERBS; IN_ROW is added if only the row of the dead counts.
RAISE: Final = 2
LOWER: Final = 3
MOVE: Final = 4
SWAP_ROWS: Final = 5
NO_STEP: Final = -1
IN_ROW: Final = 8

DEATH_MOVES: Final = 4 * BINDINGS
"""Where the moves begin that a death asks for: ``10 * verb + character`` from here on, the verb being heal, wound,
raise or lower, and ``10 * one + other`` from SWAPS on."""
SWAPS: Final = DEATH_MOVES + 40

GOALS: Final = 12
PAIRS: Final[tuple[tuple[int, int], ...]] = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
"""The six goal cards: a pair of houses each. Reading ``2 * pair`` has the first house on top (PI-1.4)."""


@final
class Action:
    """One of the two actions of a card, with all bindings that could ever be legal."""

    def __init__(self, pattern: Pattern, tables: Tables) -> None:
        active = pattern.active
        rows = [pattern.row_of[symbol] for symbol in active]
        attacks = [active.index(effect.symbol) for effect in pattern.effects if effect.kind == "attack"]
        self.pattern = pattern
        self.tables = tables
        self.active: tuple[str, ...] = active
        """The symbols with an effect: a binding names who takes them."""
        self.symbols: i64 = len(active)
        self.second_row: i64 = rows[1] - rows[0] if len(rows) > 1 else 0
        self.third_row: i64 = rows[2] - rows[0] if len(rows) > 2 else 0
        """Where the second and third symbol stand, counted in rows down from the first."""
        self.steps: vec[i64] = vec[i64]([pattern.steps(symbol) for symbol in active])
        self.heals: vec[i64] = vec[i64]([int(pattern.suffers(symbol, "heal")) for symbol in active])
        self.healing: bool = any(effect.kind == "heal" for effect in pattern.effects)
        self.attacks: vec[i64] = vec[i64](attacks)
        """The symbols attacked, in the order of the card (PI-4.2)."""
        self.coloured: bool = any(is_yellow(symbol) for symbol in pattern.row_of)
        self.twins: list[tuple[int, int]] = pattern.twins
        """Pairs of symbols that are bound in the order of the file, whichever of the two is yellow (PI-4.18)."""
        self.yellow: vec[i64] = vec[i64]([int(yellow) for colours in pattern.colourings for yellow in colours])
        """Symbol by symbol, whether it is yellow: all colourings one after the other."""
        self._set_witnesses(pattern, rows[0])
        self._set_bindings()

    def _set_witnesses(self, pattern: Pattern, first_row: int) -> None:
        """Row by row, how many yellow and white symbols without an effect must find somebody."""
        colours = [[is_yellow(symbol) for symbol in row if symbol in pattern.witnesses] for row in pattern.rows]
        rows = [row for row in range(len(colours)) if colours[row]]
        self.witness_rows: vec[i64] = vec[i64]([row - first_row for row in rows])
        self.witness_yellow: vec[i64] = vec[i64]([colours[row].count(True) for row in rows])
        self.witness_white: vec[i64] = vec[i64]([colours[row].count(False) for row in rows])

    def _set_bindings(self) -> None:
        everything = [binding_of(list(cast)) for cast in permutations(range(CAST), self.symbols)]
        bindings = [binding for binding in everything if self._may_be_legal(binding)]
        self.count: i64 = len(bindings)
        self.bindings: vec[i64] = vec[i64](bindings)
        self.first: vec[i64] = vec[i64]([binding % 10 for binding in bindings])
        self.second: vec[i64] = vec[i64]([binding // 10 % 10 for binding in bindings])
        self.third: vec[i64] = vec[i64]([binding // 100 for binding in bindings])
        """Who takes the first, second and third symbol."""
        self.bound: vec[i64] = vec[i64]([_mask(self.cast(binding)) for binding in bindings])
        self.healed: vec[i64] = vec[i64]([self._healed(binding) for binding in bindings])
        self.barred: vec[i64] = vec[i64]([self._barred(binding) for binding in bindings])
        """Of those bound: whom a wound would keep from what the action does to them."""
        self.houses: vec[i64] = vec[i64]([self.houses_with(binding, 0) for binding in bindings])
        """The houses that the yellow symbols may stand for, as a mask, when nobody counts as any house."""
        self.place_of: dict[int, int] = {binding: place for place, binding in enumerate(bindings)}

    def _may_be_legal(self, binding: i64) -> bool:
        """Whether there is a court on which the action can be carried out like this."""
        if not self.is_binding(binding) or self._healed(binding) & self.tables.unhealable:
            return False
        return not self.coloured or self.houses_with(binding, self.tables.any_house_mask) != 0  # PI-4.6

    def _healed(self, binding: i64) -> int:
        return _mask([who for symbol, who in enumerate(self.cast(binding)) if self.heals[symbol]])

    def _barred(self, binding: i64) -> int:
        barred = _mask(self.targets(binding)) & self.tables.unassailable
        for symbol, who in enumerate(self.cast(binding)):
            if self.steps[symbol] != 0:
                held = self.tables.cannot_rise if self.steps[symbol] < 0 else self.tables.cannot_sink
                barred |= held & self.tables.bits[who]
        return barred

    def is_binding(self, binding: i64) -> bool:
        """Whether as many characters are named as there are symbols, each once, and twins in their order (PI-4.18)."""
        cast = self.cast(binding)
        if binding >= 10 ** len(cast) or len(set(cast)) < len(cast):
            return False
        return all(cast[one] < cast[other] for one, other in self.twins)

    def cast(self, binding: i64) -> list[int]:
        """The characters of a binding, in the order of the symbols they take."""
        cast: list[int] = []
        for _symbol in range(self.symbols):
            cast.append(int(binding % 10))
            binding //= 10
        return cast

    def targets(self, binding: i64) -> list[int]:
        """Whom the action attacks, in this order."""
        cast = self.cast(binding)
        return [cast[symbol] for symbol in self.attacks]

    def houses_with(self, binding: i64, wild: i64) -> i64:
        """The houses that yellow may stand for, as a mask, when the characters ``wild`` count as any house (PI-4.6)."""
        found: i64 = 0
        place: i64 = 0
        while place < len(self.yellow):
            houses: i64 = 31
            left = binding
            for _symbol in range(self.symbols):
                who = left % 10
                left //= 10
                if not wild >> who & 1:
                    own = self.tables.bits[self.tables.house_of[who]]
                    houses &= own if self.yellow[place] else ~own
                place += 1
            found |= houses
        return found


@final
class Tables:
    """The constants of one edition."""

    def __init__(self, edition: PocketIntriguesEdition) -> None:
        characters = edition.character
        houses = [HOUSES.index(character.house) for character in characters]
        members = [[who for who in range(CAST) if houses[who] == house] for house in range(len(HOUSES))]
        self.edition = edition
        self.ids: list[str] = [character.id for character in characters]
        self.courtiers: list[Courtier] = [courtier(character) for character in characters]
        self.cards: i64 = len(edition.card)
        self.house_of: vec[i64] = vec[i64](houses)
        self.house_masks: vec[i64] = vec[i64]([_mask(house) for house in members])
        self.members: vec[i64] = vec[i64]([who for house in members for who in house])
        """Both of the first house, both of the second, and so on; those of a house in the order of the file."""
        self.goal_members: vec[i64] = vec[i64](
            [who for goal in range(GOALS) for house in goal_houses(goal) for who in members[house]]
        )
        """At ``4 * goal`` the two who are to rise, then the two who are to sink."""
        self.bits: vec[i64] = vec[i64]([1 << place for place in range(31)])
        self.counts: vec[i64] = vec[i64]([value.bit_count() for value in range(1 << CAST)])
        """How many characters a set holds."""
        self.cannot_rise: i64 = self._with_ability("cannot rise")
        self.cannot_sink: i64 = self._with_ability("cannot sink")
        self.unhealable: i64 = self._with_ability("cannot be healed")
        self.unassailable: i64 = self._with_ability("cannot be attacked")
        self.shields: i64 = self._with_ability("shields row")
        self.painless: i64 = self._with_ability("costs nothing")
        self.any_house_mask: i64 = self._with_ability("any house")
        self.death_steps: vec[i64] = vec[i64]([step for one in characters for step in _death_steps(one.death)])
        """At ``character * MOST_DEATH_STEPS + step``."""
        self.actions: list[Action] = [
            Action(edition.pattern(card, half), self) for card in range(len(edition.card)) for half in range(2)
        ]
        """At ``2 * card`` the upper, after it the lower."""

    def names(self, keys: Sequence[str], cast: list[int]) -> dict[str, Argument]:
        """Characters as arguments of a message, each under a key of its own."""
        words: dict[str, Argument] = {}
        for key, who in zip(keys, cast, strict=False):
            words |= self.courtiers[who].words(key)
        return words

    def _with_ability(self, ability: Ability) -> int:
        characters = self.edition.character
        return _mask([who for who in range(CAST) if characters[who].has(ability)])


def goal_houses(goal: i64) -> tuple[i64, i64]:
    """The house that is to rise and the one that is to sink."""
    one, other = PAIRS[goal // 2]
    return (one, other) if goal % 2 == 0 else (other, one)


def cards_in(cards: i64) -> list[int]:
    """The cards of a mask, lowest first."""
    return [card for card in range(31) if cards >> card & 1]


def random_of(members: i64, most: i64, dice: Dice) -> i64:
    """One of a mask, all equally likely."""
    while True:
        one = dice.randrange(most)
        if members >> one & 1:
            return one


def binding_of(cast: list[int]) -> int:
    """The binding that gives the symbols of an action to these characters."""
    binding = 0
    for who in reversed(cast):
        binding = 10 * binding + who
    return binding


def _mask(members: list[int]) -> int:
    return sum([1 << member for member in members])


def _death_steps(texts: tuple[str, ...]) -> list[int]:
    """The steps of an ability on death as numbers, NO_STEP after the last."""
    steps = [NO_STEP] * MOST_DEATH_STEPS
    for place, text in enumerate(texts):
        verb, scope = text.split()
        steps[place] = VERBS.index(verb) + (IN_ROW if scope == "row" else 0)
    return steps
