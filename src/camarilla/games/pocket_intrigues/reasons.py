"""Why an action cannot be carried out, in words: for a move that was tried and for one greyed out. Compiled."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from ...core.message import Message
from ...core.position import CHANCE
from .actions import Court
from .notation import death_targets
from .phases import DEATH, NOBODY
from .position import PocketIntrigues
from .tables import BINDINGS, DEATH_MOVES, SWAPS, Action, Tables

Obstacle: TypeAlias = tuple[str, list[int]]
"""What is in the way, as its message without ``pi-why-``, and the characters that the message names."""

_FROM_FARTHEST: Final = ["not-wounded", "unhealable", "cannot-rise", "cannot-sink", "unassailable", "shielded"]
"""The obstacles that are left when the pattern is met, from the farthest from a legal action to the nearest."""
_KEYS: Final[dict[str, tuple[str, ...]]] = {"rows": ("one", "other"), "shielded": ("who", "shield")}
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
    return Message("core-why-not-legal") if obstacle is None else _words(position.tables, obstacle)


def _why_not_death(position: PocketIntrigues, move: int) -> Message:
    dying = position.tables.courtiers[position.dying].words("dying")
    if not DEATH_MOVES <= move < SWAPS + 100:
        return Message("pi-why-death-first", dying)
    for who in death_targets(move):
        if position.court.dead >> who & 1:
            return _words(position.tables, ("dead", [who]))
    return Message("pi-why-not-by-death", dying)


def lacks(court: Court, action: Action) -> Message | None:
    """What an action lacks that nobody can carry out now: the obstacle of the binding that comes nearest."""
    if court.can(action):
        return None
    nearest: Obstacle = ("pattern", [])
    rank = -1
    for place in range(action.count):
        if court.stands(action, place) and court.needs_met(action, place):
            obstacle = _held(court, action, action.bindings[place]) or _shielded(court, action, place)
            if obstacle is not None and _FROM_FARTHEST.index(obstacle[0]) > rank:
                nearest = obstacle
                rank = _FROM_FARTHEST.index(obstacle[0])
    return _words(court.tables, ("nobody-to-heal", []) if nearest[0] == "not-wounded" else nearest)


def _words(tables: Tables, obstacle: Obstacle) -> Message:
    kind, named = obstacle
    return Message(f"pi-why-{kind}", tables.names(_KEYS.get(kind, ("who",)), named))


def _obstacle(court: Court, action: Action, binding: i64) -> Obstacle | None:
    """The first thing that keeps an action from being carried out with a binding."""
    if not action.is_binding(binding):
        return "no-such-binding", []
    cast = action.cast(binding)
    for who in cast:
        if court.dead >> who & 1:
            return "dead", [who]
    for who, row in zip(cast, (0, action.second_row, action.third_row), strict=False):
        if court.row_of[who] - court.row_of[cast[0]] != row:
            return "rows", [cast[0], who]
    if action.coloured and action.houses_with(binding, court.wounded & court.tables.any_house_mask) == 0:
        return "houses", []
    held = _held(court, action, binding)
    if held is not None:
        return held
    place = action.place_of[binding]
    return _shielded(court, action, place) if court.needs_met(action, place) else ("witness", [])


def _held(court: Court, action: Action, binding: i64) -> Obstacle | None:
    """Somebody whose own state forbids what would be done to them."""
    tables = court.tables
    targets = action.targets(binding)
    for symbol, who in enumerate(action.cast(binding)):
        wounded = court.wounded & tables.bits[who]
        steps = action.steps[symbol]
        if action.heals[symbol]:
            if not wounded:
                return "not-wounded", [who]
            if wounded & tables.unhealable:
                return "unhealable", [who]
        elif steps < 0 and wounded & tables.cannot_rise:
            return "cannot-rise", [who]
        elif steps > 0 and wounded & tables.cannot_sink:
            return "cannot-sink", [who]
        elif who in targets and wounded & tables.unassailable:
            return "unassailable", [who]
    return None


def _shielded(court: Court, action: Action, place: i64) -> Obstacle | None:
    """A target, and somebody who would shield it when the attack comes."""
    found = court.shielded(action, place)
    return None if found == NOBODY else ("shielded", [found // 10, found % 10])
