"""Moves as people write them: ``hand lower filia lucius``, ``open upper asher``; for a death ``heal gerard``,
``raise diana``, ``swap diana elaine``. Those something happens to are named in the order in which it does.

Chance writes ``first B``, ``rows filia brutol diana rodrik`` (who stands on top), ``goal green red`` (to rise, to
sink), ``card 5`` and ``open 5``.
"""

from __future__ import annotations

from ...core.position import CHANCE
from .edition import HOUSES, NOBLE_HOUSES
from .position import CARD, DRAW, FIRST, GOAL, ROWS, PocketIntrigues
from .tables import (
    BINDINGS,
    DEATH_MOVES,
    GOALS,
    HALVES,
    HEALS,
    LOWERS,
    RAISES,
    SOURCES,
    SWAPS,
    WOUNDS,
    Action,
    Tables,
    goal_houses,
)

DEATH_WORDS = {"heal": HEALS, "wound": WOUNDS, "raise": RAISES, "lower": LOWERS}


def text(position: PocketIntrigues, actor: int, move: int) -> str:
    tables = position.tables
    if actor == CHANCE:
        return _outcome(position, move)
    if move >= DEATH_MOVES:
        return death_text(tables, move)
    way = move // BINDINGS
    return action_text(tables, way, position.action(actor, way).cast(move % BINDINGS))


def action_text(tables: Tables, way: int, cast: list[int]) -> str:
    return f"{SOURCES[way // 2]} {HALVES[way % 2]} {' '.join([tables.ids[one] for one in cast])}"


def death_text(tables: Tables, move: int) -> str:
    return f"{death_verb(move)} {' '.join([tables.ids[who] for who in death_targets(move)])}"


def _outcome(position: PocketIntrigues, outcome: int) -> str:
    tables = position.tables
    if position.phase == FIRST:
        return f"first {chr(ord('A') + outcome)}"
    if position.phase == ROWS:
        return f"rows {' '.join(tables.ids[who] for who in on_top(tables, outcome))}"
    if position.phase == GOAL:
        rising, sinking = goal_houses(outcome)
        return f"goal {HOUSES[rising]} {HOUSES[sinking]}"
    return f"{'open' if position.dealing == position.seats else 'card'} {outcome + 1}"


def seen(position: PocketIntrigues, actor: int, move: int, observer: int) -> str:
    """Goals and cards are dealt in secret; all else is done in the open."""
    if actor == CHANCE and position.dealing not in (observer, position.seats):
        if position.phase == GOAL:
            return "goal ?"
        if position.phase in (CARD, DRAW):
            return "card ?"
    return text(position, actor, move)


def parse(position: PocketIntrigues, actor: int, written: str) -> int | None:
    """The move a text stands for, legal or not; None if it is no move of this moment at all."""
    word, *rest = written.lower().split() or [""]
    if actor == CHANCE:
        return _parse_outcome(position, word, rest)
    ids = position.tables.ids
    if word in SOURCES:
        if len(rest) < 2 or rest[0] not in HALVES or any(one not in ids for one in rest[1:]):
            return None
        way = 2 * SOURCES.index(word) + HALVES.index(rest[0])
        if position.card_from(actor, way // 2) < 0:
            return None
        binding = _binding(position.action(actor, way), [ids.index(one) for one in rest[1:]])
        return None if binding is None else way * BINDINGS + binding
    if any(one not in ids for one in rest):
        return None
    if word in DEATH_WORDS and len(rest) == 1:
        return DEATH_WORDS[word] + ids.index(rest[0])
    if word == "swap" and len(rest) == 2:
        one, other = sorted(ids.index(name) for name in rest)
        return SWAPS + 10 * one + other
    return None


def _binding(action: Action, who: list[int]) -> int | None:
    if len(who) != action.symbols:
        return None
    for one, other in action.twins:  # people may name those who fare alike in any order
        who[one], who[other] = sorted((who[one], who[other]))
    binding = 0
    for member in reversed(who):
        binding = 10 * binding + member
    return binding


def _parse_outcome(position: PocketIntrigues, word: str, rest: list[str]) -> int | None:
    tables = position.tables
    wanted = " ".join([word, *rest])
    spans = {FIRST: position.seats, ROWS: 16, GOAL: GOALS}
    for outcome in range(spans.get(position.phase, tables.cards)):
        if _outcome(position, outcome).lower() == wanted:
            return outcome
    return None


def death_verb(move: int) -> str:
    """``heal``, ``wound``, ``raise``, ``lower`` or ``swap``."""
    for verb, first in DEATH_WORDS.items():
        if first <= move < first + 10:
            return verb
    return "swap"


def death_targets(move: int) -> list[int]:
    return [(move - SWAPS) // 10, move % 10] if move >= SWAPS else [move % 10]


def on_top(tables: Tables, outcome: int) -> list[int]:
    """Who stands in the top row at the start, house by house."""
    return [tables.members[2 * house + (outcome >> house & 1)] for house in range(len(NOBLE_HOUSES))]
