"""Why an action cannot be carried out, in words: for a move that was tried, and for one that is greyed out. Compiled.

An *obstacle* is a number, ``100 * kind + 10 * who + other``: many are compared, and only a few are put into words.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.message import Message
from ...core.position import CHANCE
from .actions import Court
from .notation import death_targets
from .phases import DEATH, NOBODY
from .position import PocketIntrigues
from .tables import BINDINGS, DEATH_MOVES, SWAPS, Action, Tables

NO_OBSTACLE: Final = 0
NO_SUCH_BINDING: Final = 1
DEAD: Final = 2
APART: Final = 3
WRONG_HOUSES: Final = 4
NO_WITNESS: Final = 5
NO_PATTERN: Final = 6
NOBODY_TO_HEAL: Final = 7
# Those that are left when the pattern is met: from the farthest from a legal action to the nearest.
NOT_WOUNDED: Final = 8
UNHEALABLE: Final = 9
CANNOT_RISE: Final = 10
CANNOT_SINK: Final = 11
UNASSAILABLE: Final = 12
SHIELDED: Final = 13

_WORDS: Final[tuple[str, ...]] = (
    *("", "no-such-binding", "dead", "rows", "houses", "witness", "pattern", "nobody-to-heal"),
    *("not-wounded", "unhealable", "cannot-rise", "cannot-sink", "unassailable", "shielded"),
)
"""The messages for them, after ``pi-why-``."""
_KEYS: Final[dict[int, tuple[str, str]]] = {APART: ("one", "other"), SHIELDED: ("who", "shield")}
"""The arguments of messages that name two characters."""


def why_not(position: PocketIntrigues, actor: int, move: int) -> Message:
    """What is wrong with an illegal move of somebody who is waited for."""
    if actor == CHANCE:
        return Message("pi-why-chance")
    if position.phase == DEATH:
        return _why_not_death(position, move)
    if not 0 <= move < DEATH_MOVES:
        return Message("pi-why-nobody-dies" if DEATH_MOVES <= move < SWAPS + 100 else "core-why-not-legal")
    obstacle = _obstacle(position.court, position.action(actor, move // BINDINGS), move % BINDINGS)
    return obstacle_words(position.tables, obstacle) if obstacle else Message("core-why-not-legal")


def _why_not_death(position: PocketIntrigues, move: int) -> Message:
    dying = position.tables.courtiers[position.dying].words("dying")
    if not DEATH_MOVES <= move < SWAPS + 100:
        return Message("pi-why-death-first", dying)
    for who in death_targets(move):
        if position.court.dead >> who & 1:
            return obstacle_words(position.tables, 100 * DEAD + 10 * who)
    return Message("pi-why-not-by-death", dying)


def obstacle_words(tables: Tables, obstacle: int) -> Message:
    kind, who, other = obstacle // 100, tables.courtiers[obstacle // 10 % 10], tables.courtiers[obstacle % 10]
    words = f"pi-why-{_WORDS[kind]}"
    if kind in _KEYS:
        first_key, second_key = _KEYS[kind]
        return Message(words, who.words(first_key) | other.words(second_key))
    return Message(words, who.words() if kind == DEAD or kind >= NOT_WOUNDED else {})


def lacks(court: Court, action: Action) -> i64:
    """What an action lacks that nobody can carry out now: the obstacle of the binding that comes nearest."""
    if court.can(action):
        return NO_OBSTACLE
    nearest: i64 = NO_OBSTACLE
    for place in range(action.count):
        if court.stands(action, place) and court.needs_met(action, place):
            obstacle = _held(court, action, action.bindings[place])
            if obstacle == NO_OBSTACLE:
                obstacle = _shielded(court, action, action.bindings[place])
            if obstacle // 100 > nearest // 100:
                nearest = obstacle
    if nearest == NO_OBSTACLE:
        return 100 * NO_PATTERN
    return 100 * NOBODY_TO_HEAL if nearest // 100 == NOT_WOUNDED else nearest


def _obstacle(court: Court, action: Action, binding: i64) -> i64:
    """The first thing that keeps an action from being carried out with a binding; NO_OBSTACLE if nothing does."""
    if not action.is_binding(binding):
        return 100 * NO_SUCH_BINDING
    cast = action.cast(binding)
    for who in cast:
        if court.dead >> who & 1:
            return 100 * DEAD + 10 * who
    for who, row in zip(cast, (0, action.second_row, action.third_row), strict=False):
        if court.row_of[who] - court.row_of[cast[0]] != row:
            return 100 * APART + 10 * cast[0] + who
    if action.coloured and action.houses_with(binding, court.wounded & court.tables.any_house_mask) == 0:
        return 100 * WRONG_HOUSES
    held = _held(court, action, binding)
    if held != NO_OBSTACLE:
        return held
    if not court.needs_met(action, action.place_of[binding]):
        return 100 * NO_WITNESS
    return _shielded(court, action, binding)


def _held(court: Court, action: Action, binding: i64) -> i64:
    """Somebody whose own state forbids what would be done to them."""
    tables = court.tables
    targets = action.targets(binding)
    for symbol, who in enumerate(action.cast(binding)):
        bit = tables.bits[who]
        wounded = court.wounded & bit
        if action.heals[symbol]:
            if not wounded:
                return 100 * NOT_WOUNDED + 10 * who
            if tables.unhealable & bit:
                return 100 * UNHEALABLE + 10 * who
        elif action.steps[symbol] < 0 and wounded & tables.cannot_rise:
            return 100 * CANNOT_RISE + 10 * who
        elif action.steps[symbol] > 0 and wounded & tables.cannot_sink:
            return 100 * CANNOT_SINK + 10 * who
        elif who in targets and wounded & tables.unassailable:
            return 100 * UNASSAILABLE + 10 * who
    return NO_OBSTACLE


def _shielded(court: Court, action: Action, binding: i64) -> i64:
    """Somebody who would stand before a target when the attack comes."""
    target_and_shield = court.shielded(action, binding)
    return NO_OBSTACLE if target_and_shield == NOBODY else 100 * SHIELDED + target_and_shield
