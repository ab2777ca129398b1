"""Moves as people write them: ``hand lower filia lucius``, ``open upper asher``; for a death ``heal gerard``,
``raise diana``, ``swap diana elaine``. Those something happens to are named in the order in which it does.

Chance writes ``first B``, ``rows filia brutol diana rodrik`` (who stands on top), ``goal green red`` (to rise, to
sink), ``card 5`` and ``open 5``. Compiled.
"""

from __future__ import annotations

from ...core.position import CHANCE
from .edition import HOUSES, NOBLE_HOUSES, VERBS
from .phases import FIRST, GOAL, HIDDEN, ROWS
from .position import PocketIntrigues
from .tables import BINDINGS, DEATH_MOVES, GOALS, HALVES, MOVE, SOURCES, SWAPS, Action, Tables, binding_of, goal_houses


def text(position: PocketIntrigues, actor: int, move: int) -> str:
    if actor == CHANCE:
        return _outcome(position, move)
    ids = position.tables.ids
    if move >= DEATH_MOVES:
        return " ".join([death_verb(move), *[ids[who] for who in death_targets(move)]])
    way = move // BINDINGS
    takers = position.action(actor, way).cast(move % BINDINGS)
    return " ".join([SOURCES[way // 2], HALVES[way % 2], *[ids[who] for who in takers]])


def _outcome(position: PocketIntrigues, outcome: int) -> str:
    tables = position.tables
    if position.phase == FIRST:
        return f"first {chr(ord('A') + outcome)}"
    if position.phase == ROWS:
        return f"rows {' '.join(tables.ids[who] for who in on_top(tables, outcome))}"
    if outcome == HIDDEN:
        return "goal ?" if position.phase == GOAL else "card ?"
    if position.phase == GOAL:
        rising, sinking = goal_houses(outcome)
        return f"goal {HOUSES[rising]} {HOUSES[sinking]}"
    return f"{'open' if position.dealing == position.seats else 'card'} {outcome + 1}"


def parse(position: PocketIntrigues, actor: int, written: str) -> int | None:
    """The move a text stands for, legal or not; None if it is no move of this moment at all."""
    words = written.lower().split()
    if actor == CHANCE:
        return _parse_outcome(position, " ".join(words))
    if words and words[0] in SOURCES:
        return _parse_action(position, actor, words)
    return _parse_death(position.tables, words)


def _parse_action(position: PocketIntrigues, seat: int, words: list[str]) -> int | None:
    ids = position.tables.ids
    if len(words) < 3 or words[1] not in HALVES or any(word not in ids for word in words[2:]):
        return None
    way = 2 * SOURCES.index(words[0]) + HALVES.index(words[1])
    if position.card_from(seat, way // 2) < 0:
        return None
    binding = _binding(position.action(seat, way), [ids.index(word) for word in words[2:]])
    return None if binding is None else way * BINDINGS + binding


def _binding(action: Action, who: list[int]) -> int | None:
    if len(who) != action.symbols:
        return None
    for one, other in action.twins:  # people may name those who fare alike in any order
        who[one], who[other] = sorted((who[one], who[other]))
    return binding_of(who)


def _parse_death(tables: Tables, words: list[str]) -> int | None:
    """What a killer does with the ability of the dead."""
    if any(word not in tables.ids for word in words[1:]):
        return None
    who = sorted([tables.ids.index(word) for word in words[1:]])
    if len(who) == 1 and words[0] in VERBS[:MOVE]:
        return DEATH_MOVES + 10 * VERBS.index(words[0]) + who[0]
    if len(who) == 2 and words[0] == "swap":
        return SWAPS + 10 * who[0] + who[1]
    return None


def _parse_outcome(position: PocketIntrigues, wanted: str) -> int | None:
    spans = {FIRST: position.seats, ROWS: 16, GOAL: GOALS}
    for outcome in range(spans.get(position.phase, position.tables.cards)):
        if _outcome(position, outcome).lower() == wanted:
            return outcome
    return None


def death_verb(move: int) -> str:
    """``heal``, ``wound``, ``raise``, ``lower`` or ``swap``."""
    return "swap" if move >= SWAPS else VERBS[(move - DEATH_MOVES) // 10]


def death_targets(move: int) -> list[int]:
    return [(move - SWAPS) // 10, move % 10] if move >= SWAPS else [move % 10]


def on_top(tables: Tables, outcome: int) -> list[int]:
    """Who stands in the top row at the start, house by house."""
    return [tables.members[2 * house + (outcome >> house & 1)] for house in range(len(NOBLE_HOUSES))]
