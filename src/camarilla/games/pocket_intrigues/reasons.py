"""Why an action cannot be carried out, in words: for a move that was tried, and for one that is greyed out."""

from __future__ import annotations

from ...core.message import Argument, Message, Name
from ...core.position import CHANCE
from .edition import CAST
from .notation import bound, death_targets
from .position import DEATH, PocketIntrigues
from .tables import BINDINGS, DEATH_MOVES, SWAPS, Action, Tables

# Of the obstacles that are left when the pattern is met: from the farthest from a legal action to the nearest.
STAGES = (
    *("pi-why-not-wounded", "pi-why-unhealable", "pi-why-cannot-rise", "pi-why-cannot-sink"),
    *("pi-why-unassailable", "pi-why-shielded"),
)


def named(tables: Tables, who: int, key: str = "who") -> dict[str, Argument]:
    """A character as arguments of a message: a name the text files know, or the edition's own words."""
    character = tables.edition.character[who]
    if not character.name:
        return {key: Name(f"pi-character-{character.id}")}
    return {
        key: character.name,
        f"{key}-short": character.short or character.name,
        f"{key}-acc": character.accusative or character.name,
    }


def why_not(position: PocketIntrigues, actor: int, move: int) -> Message:
    """What is wrong with an illegal move of somebody who is waited for."""
    if actor == CHANCE:
        return Message("pi-why-chance")
    if position.phase == DEATH:
        return _why_not_death(position, move)
    if not 0 <= move < DEATH_MOVES:
        return Message("pi-why-nobody-dies" if DEATH_MOVES <= move < SWAPS + 100 else "core-why-not-legal")
    action = position.action(actor, move // BINDINGS)
    return obstacle(position, action, move % BINDINGS) or Message("core-why-not-legal")


def _why_not_death(position: PocketIntrigues, move: int) -> Message:
    dying = named(position.tables, position.dying, "dying")
    if not DEATH_MOVES <= move < SWAPS + 100:
        return Message("pi-why-death-first", dying)
    for who in death_targets(move):
        if position.court.dead >> who & 1:
            return Message("pi-why-dead", named(position.tables, who))
    return Message("pi-why-not-by-death", dying)


def why_impossible(position: PocketIntrigues, action: Action) -> Message:
    """What an action lacks that nobody can carry out now: the obstacle of the binding that comes nearest."""
    court = position.court
    places = [p for p in range(action.count) if court.stands(action, p) and court.needs_met(action, p)]
    found = [obstacle(position, action, action.bindings[place]) for place in places]
    nearest = max((one for one in found if one is not None), key=lambda one: STAGES.index(one.id), default=None)
    if nearest is None:
        return Message("pi-why-pattern")
    return Message("pi-why-nobody-to-heal") if nearest.id == "pi-why-not-wounded" else nearest


def obstacle(position: PocketIntrigues, action: Action, binding: int) -> Message | None:
    """The first thing that keeps an action from being carried out with a binding; None if nothing does."""
    tables, court = position.tables, position.court
    cast = bound(action, binding)
    if binding >= 10**action.symbols or len(set(cast)) < len(cast) or any(cast[a] > cast[b] for a, b in action.twins):
        return Message("pi-why-no-such-binding")
    for who in cast:
        if court.dead >> who & 1:
            return Message("pi-why-dead", named(tables, who))
    rows = [action.pattern.row_of[symbol] for symbol in action.pattern.active]
    for place, who in enumerate(cast):
        if court.row_of[who] - court.row_of[cast[0]] != rows[place] - rows[0]:
            return Message("pi-why-rows", {**named(tables, cast[0], "one"), **named(tables, who, "other")})
    wild = [who for who in range(CAST) if court.wounded & tables.any_house_mask & (1 << who)]
    if action.coloured and tables.houses_of(action.pattern, tuple(cast), wild) == 0:
        return Message("pi-why-houses")
    held = _held(position, action, cast)
    if held is not None:
        return held
    if not court.needs_met(action, action.place_of[binding]):
        return Message("pi-why-witness")
    return _shielded(position, action, binding)


def _held(position: PocketIntrigues, action: Action, cast: list[int]) -> Message | None:
    """Somebody whose own state forbids what would be done to them."""
    tables, court, pattern = position.tables, position.court, action.pattern
    for symbol, who in zip(pattern.active, cast, strict=True):
        bit = 1 << who
        name = named(tables, who)
        wounded = bool(court.wounded & bit)
        if pattern.suffers(symbol, "heal"):
            if not wounded:
                return Message("pi-why-not-wounded", name)
            if tables.unhealable & bit:
                return Message("pi-why-unhealable", name)
            wounded = False
        if wounded and pattern.steps(symbol) < 0 and tables.cannot_rise & bit:
            return Message("pi-why-cannot-rise", name)
        if wounded and pattern.steps(symbol) > 0 and tables.cannot_sink & bit:
            return Message("pi-why-cannot-sink", name)
        if wounded and pattern.suffers(symbol, "attack") and tables.unassailable & bit:
            return Message("pi-why-unassailable", name)
    return None


def _shielded(position: PocketIntrigues, action: Action, binding: int) -> Message | None:
    """Somebody who would stand before a target when the attack comes."""
    tables, court = position.tables, position.court.copy()
    court.heal_and_move(action, binding)
    for symbol in action.attacks:
        target = bound(action, binding)[symbol]
        if not court.attackable(target):
            shields = court.ladder[court.row_of[target]] & court.wounded & tables.shields & ~(1 << target)
            shield = next(who for who in range(CAST) if shields >> who & 1)
            return Message("pi-why-shielded", {**named(tables, target), **named(tables, shield, "shield")})
        court.attack(target)
    return None
