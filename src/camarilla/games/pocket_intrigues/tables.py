"""An edition worked out before the first move: which characters every action could be bound to, and what stops it.

Compiled. Characters are numbers 0 to 9 in the order of the file, and sets of them are masks. A *binding* says who
takes the symbols of an action that have an effect, first symbol in the lowest decimal digit.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.position import Dice
from .edition import (
    ANY_HOUSE,
    CANNOT_BE_ATTACKED,
    CANNOT_BE_HEALED,
    CANNOT_RISE,
    CANNOT_SINK,
    CAST,
    COSTS_NOTHING,
    HOUSES,
    MOST_DEATH_STEPS,
    SHIELDS_ROW,
    SWAP,
    VERBS,
    PocketIntriguesEdition,
)
from .pattern import Pattern

HAND: Final = 0
OPEN: Final = 1
SOURCES: Final[tuple[str, ...]] = ("hand", "open")
HALVES: Final[tuple[str, ...]] = ("upper", "lower")
BINDINGS: Final = 1000
"""Room for bindings in the move space: three symbols, ten characters."""

DEATH_MOVES: Final = 4 * BINDINGS
"""Where the moves begin that a death asks for: one character each, or two for a swap."""
HEALS: Final = DEATH_MOVES
WOUNDS: Final = DEATH_MOVES + 10
RAISES: Final = DEATH_MOVES + 20
LOWERS: Final = DEATH_MOVES + 30
SWAPS: Final = DEATH_MOVES + 40

# Steps of an ability on death: what is done, and whether only in the row of the dead.
HEAL: Final = 0
WOUND: Final = 1
RAISE: Final = 2
LOWER: Final = 3
MOVE: Final = 4
SWAP_ROWS: Final = 5
NO_STEP: Final = -1
IN_ROW: Final = 8

GOALS: Final = 12
PAIRS: Final[tuple[tuple[int, int], ...]] = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
"""The six goal cards: a pair of houses each. Reading ``2 * pair`` has the first house on top (PI-1.4)."""


@final
class Action:
    """One of the two actions of a card, with all bindings that could ever be legal."""

    def __init__(self, pattern: Pattern, tables: Tables) -> None:
        active = pattern.active
        rows = [pattern.row_of[symbol] for symbol in active]
        self.pattern = pattern
        self.active: tuple[str, ...] = active
        """The symbols something happens to: a binding names who takes them."""
        self.symbols: i64 = len(active)
        self.second_row: i64 = rows[1] - rows[0] if len(rows) > 1 else 0
        self.third_row: i64 = rows[2] - rows[0] if len(rows) > 2 else 0
        """Where the second and third symbol stand, counted in rows down from the first."""
        self.steps: vec[i64] = vec[i64]([pattern.steps(symbol) for symbol in active])
        self.healing: bool = any(effect.kind == "heal" for effect in pattern.effects)
        self.heals: vec[i64] = vec[i64]([int(pattern.suffers(symbol, "heal")) for symbol in active])
        self.attacks: vec[i64] = vec[i64](
            [active.index(effect.symbol) for effect in pattern.effects if effect.kind == "attack"]
        )
        """The symbols attacked, in the order of the card (PI-4.2)."""
        self.attacked: vec[i64] = vec[i64]([int(pattern.suffers(symbol, "attack")) for symbol in active])
        self.coloured: bool = any(symbol[0] == "Y" for symbol in pattern.row_of)
        self.twins = _twins(pattern)
        """Pairs of symbols that are bound in the order of the file, whichever of the two is yellow (PI-4.18)."""
        self.colourings = _colourings(pattern, self.twins)
        """Symbol by symbol, whether it is yellow: once for each way in which twins can share their colours."""
        self.yellow: vec[i64] = vec[i64]([yellow for colouring in self.colourings for yellow in colouring])
        """All of them in a row."""
        self.deeds: list[str] = [pattern.deed(symbol) for symbol in active]
        """All that happens to each symbol: ``up-1-attack``."""
        self._set_witnesses(pattern, rows[0])
        self._set_bindings(pattern, tables)

    def _set_witnesses(self, pattern: Pattern, first_row: int) -> None:
        """Row by row, how many yellow and white symbols without an effect must find somebody."""
        rows: list[int] = []
        yellow: list[int] = []
        white: list[int] = []
        for number, symbols in enumerate(pattern.rows):
            waiting = [symbol for symbol in symbols if symbol in pattern.witnesses]
            if waiting:
                rows.append(number - first_row)
                yellow.append(len([symbol for symbol in waiting if symbol[0] == "Y"]))
                white.append(len([symbol for symbol in waiting if symbol[0] == "W"]))
        self.witness_rows: vec[i64] = vec[i64](rows)
        self.witness_yellow: vec[i64] = vec[i64](yellow)
        self.witness_white: vec[i64] = vec[i64](white)

    def _set_bindings(self, pattern: Pattern, tables: Tables) -> None:
        active = pattern.active
        bindings: list[int] = []
        bound: list[int] = []
        healed: list[int] = []
        barred: list[int] = []
        houses: list[int] = []
        for cast in permutations(range(CAST), len(active)):
            if any(cast[one] > cast[other] for one, other in self.twins):  # PI-4.18
                continue
            wild = [member for member in cast if tables.any_house_mask >> member & 1]
            if self.coloured and tables.houses_of(self.colourings, cast, wild) == 0:  # PI-4.6, whoever may be wounded
                continue
            heals = _mask([m for m, s in zip(cast, active, strict=True) if pattern.suffers(s, "heal")])
            if heals & tables.unhealable:
                continue
            bindings.append(sum([member * 10**place for place, member in enumerate(cast)]))
            bound.append(_mask(list(cast)))
            healed.append(heals)
            barred.append(tables.barred(pattern, cast))
            houses.append(tables.houses_of(self.colourings, cast, []))
        self.count: i64 = len(bindings)
        self.bindings: vec[i64] = vec[i64](bindings)
        self.first: vec[i64] = vec[i64]([binding % 10 for binding in bindings])
        self.second: vec[i64] = vec[i64]([binding // 10 % 10 for binding in bindings])
        self.third: vec[i64] = vec[i64]([binding // 100 for binding in bindings])
        """Who takes the first, second and third symbol."""
        self.bound: vec[i64] = vec[i64](bound)
        self.healed: vec[i64] = vec[i64](healed)
        self.barred: vec[i64] = vec[i64](barred)
        """Of those bound: whom a wound would keep from what the action does to them."""
        self.houses: vec[i64] = vec[i64](houses)
        """The houses that the yellow symbols may stand for, as a mask, when nobody counts as any house."""
        self.place_of: dict[int, int] = {binding: place for place, binding in enumerate(bindings)}

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


@final
class Tables:
    """The constants of one edition."""

    def __init__(self, edition: PocketIntriguesEdition) -> None:
        cast = edition.character
        self.edition = edition
        self.ids: list[str] = [character.id for character in cast]
        self.cards: i64 = len(edition.card)
        self.house_of: vec[i64] = vec[i64]([HOUSES.index(character.house) for character in cast])
        self.house_masks: vec[i64] = vec[i64](
            [_mask([who for who in range(CAST) if cast[who].house == house]) for house in HOUSES]
        )
        self.members: vec[i64] = vec[i64]([who for house in HOUSES for who in range(CAST) if cast[who].house == house])
        """Both of the first house, both of the second, and so on; a house's own two in the order of the file."""
        self.bits: vec[i64] = vec[i64]([1 << place for place in range(31)])
        self.counts: vec[i64] = vec[i64]([value.bit_count() for value in range(1 << CAST)])
        """How many characters a set holds."""
        self.cannot_rise: i64 = self._with_ability(CANNOT_RISE)
        self.cannot_sink: i64 = self._with_ability(CANNOT_SINK)
        self.unhealable: i64 = self._with_ability(CANNOT_BE_HEALED)
        self.unassailable: i64 = self._with_ability(CANNOT_BE_ATTACKED)
        self.shields: i64 = self._with_ability(SHIELDS_ROW)
        self.painless: i64 = self._with_ability(COSTS_NOTHING)
        self.any_house_mask: i64 = self._with_ability(ANY_HOUSE)
        steps = [_death_step(text) for character in cast for text in _padded(character.death)]
        self.death_steps: vec[i64] = vec[i64](steps)
        """At ``character * MOST_DEATH_STEPS + step``."""
        self.actions: list[Action] = [
            Action(edition.pattern(card, half), self) for card in range(len(edition.card)) for half in range(2)
        ]
        """At ``2 * card`` the upper, after it the lower."""

    def goal_members(self, goal: i64) -> list[int]:
        """The four whom a goal speaks of: the two who are to rise, then the two who are to sink."""
        rising, sinking = goal_houses(goal)
        members = self.members
        return [members[2 * rising], members[2 * rising + 1], members[2 * sinking], members[2 * sinking + 1]]

    def _with_ability(self, ability: str) -> int:
        cast = self.edition.character
        return _mask([who for who in range(CAST) if ability in cast[who].wounded])

    def houses_of(self, colourings: list[tuple[int, ...]], cast: tuple[int, ...], wild: list[int]) -> int:
        """The houses that yellow may stand for with this binding, when ``wild`` ones count as any house (PI-4.6)."""
        found = 0
        for colouring in colourings:
            houses = (1 << len(HOUSES)) - 1
            for yellow, member in zip(colouring, cast, strict=True):
                if member not in wild:
                    own = 1 << self.house_of[member]
                    houses &= own if yellow else ~own
            found |= houses
        return found

    def barred(self, pattern: Pattern, cast: tuple[int, ...]) -> int:
        held = 0
        for symbol, member in zip(pattern.active, cast, strict=True):
            bit = 1 << member
            if pattern.steps(symbol) < 0:
                held |= bit & self.cannot_rise
            if pattern.steps(symbol) > 0:
                held |= bit & self.cannot_sink
            if pattern.suffers(symbol, "attack"):
                held |= bit & self.unassailable
        return held


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


def _twins(pattern: Pattern) -> list[tuple[int, int]]:
    active = pattern.active
    return [
        (one, other)
        for one in range(len(active))
        for other in range(one + 1, len(active))
        if pattern.twins(active[one], active[other])
    ]


def _colourings(pattern: Pattern, twins: list[tuple[int, int]]) -> list[tuple[int, ...]]:
    drawn = tuple([int(symbol[0] == "Y") for symbol in pattern.active])
    found = [drawn]
    for order in permutations(range(len(drawn))):
        if all(place == other or (min(place, other), max(place, other)) in twins for place, other in enumerate(order)):
            colouring = tuple([drawn[place] for place in order])
            if colouring not in found:
                found.append(colouring)
    return found


def _mask(members: list[int]) -> int:
    return sum([1 << member for member in members])


def _padded(steps: tuple[str, ...]) -> list[str]:
    return [*steps, *([""] * (MOST_DEATH_STEPS - len(steps)))]


def _death_step(text: str) -> int:
    if not text:
        return NO_STEP
    if text == SWAP:
        return SWAP_ROWS
    verb, scope = text.split()
    return VERBS.index(verb) + (IN_ROW if scope == "row" else 0)
