"""What happens in Pocket Intrigues, as messages: all is done in the open but the dealing of goals and hand cards.

Compiled. A message depends on little (who, which card, whom it happened to) and is made once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ...core.message import Argument, Message, Name, Who
from ...core.position import CHANCE, OVER
from .actions import Court, bound_to
from .edition import HOUSES
from .notation import death_targets, death_verb, on_top
from .position import BY_DEATHS, BY_DECK, CARD, FIRST, GOAL, ROWS, Ending, PocketIntrigues
from .reasons import name, named
from .tables import BINDINGS, DEATH_MOVES, HALVES, SOURCES, Action, Tables, goal_houses

ORDINALS: Final[tuple[str, ...]] = ("one", "two", "three", "four")
_DEEDS: Final[dict[str, str]] = {ordinal: f"{ordinal}-deed" for ordinal in ORDINALS}


def stories(
    before: PocketIntrigues, actor: int, move: int, after: PocketIntrigues, observers: Sequence[int]
) -> list[list[Message]]:
    """A move and what came of it, as each observer may be told it: only what is dealt to a seat is told apart."""
    came = _what_came(before, after)
    if actor != CHANCE:
        done = _done_for_dead(before, actor, move, after) if move >= DEATH_MOVES else _acted(before, actor, move, after)
        told = done + came
        return [told for _observer in observers]
    told = [_brought(before, move), *came]
    if before.phase in (FIRST, ROWS) or before.dealing == before.seats:
        return [told for _observer in observers]
    dealt = [_dealt(before, move), *came]
    return [dealt if observer == before.dealing else told for observer in observers]


def _what_came(before: PocketIntrigues, after: PocketIntrigues) -> list[Message]:
    """The end of a game, or a new deck."""
    if after.last is not before.last and after.last is not None:
        told = _ending(before.tables, after.last)
        return [*told, _match(after)] if after.needed > 1 else told
    return [Message("pi-new-deck")] if after.reshuffled and not before.reshuffled else []


def _brought(before: PocketIntrigues, outcome: int) -> Message:
    """What chance brought, as far as all may know it."""
    if before.phase == FIRST:
        return Message("pi-first", {"who": Who(outcome)})
    if before.phase == ROWS:
        words: dict[str, Argument] = {"game": before.game, "first": Who(before.first)}
        for key, who in zip(ORDINALS, on_top(before.tables, outcome), strict=True):
            words |= named(before.tables, who, key)
        return Message("pi-rows", words)
    if before.dealing == before.seats:
        return _laid_open(outcome)
    return _hidden(before.phase, before.dealing)


def _dealt(before: PocketIntrigues, outcome: int) -> Message:
    """What chance brought, for the seat that gets it."""
    if before.phase == GOAL:
        return _goal(before.dealing, outcome)
    return _card("pi-dealt" if before.phase == CARD else "pi-draws", before.dealing, outcome)


@lru_cache(maxsize=100)
def _laid_open(card: int) -> Message:
    return Message("pi-open", {"card": card + 1})


@lru_cache(maxsize=100)
def _hidden(phase: int, seat: int) -> Message:
    words = "pi-goal-hidden" if phase == GOAL else "pi-dealt-hidden" if phase == CARD else "pi-draws-hidden"
    return Message(words, {"who": Who(seat)})


@lru_cache(maxsize=100)
def _goal(seat: int, goal: int) -> Message:
    rising, sinking = goal_houses(goal)
    return Message("pi-goal", {"who": Who(seat), "rises": _house(rising), "sinks": _house(sinking)})


@lru_cache(maxsize=500)
def _card(words: str, seat: int, card: int) -> Message:
    return Message(words, {"who": Who(seat), "card": card + 1})


def _acted(before: PocketIntrigues, seat: int, move: int, after: PocketIntrigues) -> list[Message]:
    """An action, effect by effect, in the order in which they happen."""
    way, binding = divmod(move, BINDINGS)
    card = before.card_from(seat, way // 2)
    action = before.action(seat, way)
    told = [_plays(seat, way, card), *_healed_and_moved(before.tables, card, way % 2, binding)]
    if len(action.attacks) == 0:
        return told
    court = before.court.copy()
    court.heal_and_move(action, binding)
    return told + _attacks(court, [bound_to(binding, symbol) for symbol in action.attacks], after)


def _done_for_dead(before: PocketIntrigues, seat: int, move: int, after: PocketIntrigues) -> list[Message]:
    """What a killer did with the ability of the dead, and the attacks that had waited for it."""
    court = before.court.copy()
    court.do_for_dead(move)
    return [death_words(before.tables, seat, move), *_attacks(court, before.targets(), after)]


@lru_cache(maxsize=1_000)
def _plays(seat: int, way: int, card: int) -> Message:
    words: dict[str, Argument] = {"who": Who(seat), "source": SOURCES[way // 2], "half": HALVES[way % 2]}
    return Message("pi-plays", {**words, "card": card + 1})


@lru_cache(maxsize=10_000)
def _healed_and_moved(tables: Tables, card: int, half: int, binding: int) -> list[Message]:
    action = tables.actions[2 * card + half]
    cast = dict(zip(action.active, action.cast(binding), strict=True))
    told = []
    for effect in action.pattern.effects:
        who = cast[effect.symbol]
        if effect.kind == "heal":
            told.append(_befell("pi-healed", tables, who))
        elif effect.kind == "move":
            way_word = "pi-sinks" if effect.steps > 0 else "pi-rises"
            told.append(Message(way_word, {**named(tables, who), "steps": abs(effect.steps)}))
    return told


def _attacks(court: Court, targets: list[int], after: PocketIntrigues) -> list[Message]:
    """The attacks on a court, but for those that wait until a death has had its way."""
    told = []
    for who in targets[: len(targets) - len(after.targets())]:
        if not court.attackable(who):
            told.append(_befell("pi-attack-lost", court.tables, who))
        else:
            told.append(_befell("pi-dies" if court.attack(who) else "pi-is-wounded", court.tables, who))
    return told


@lru_cache(maxsize=1_000)
def _befell(words: str, tables: Tables, who: int) -> Message:
    return Message(words, named(tables, who))


def action_words(tables: Tables, action: Action, cast: list[int], source: str, half: str, card: int) -> Message:
    """An action that one may choose: whom it takes and what it does to them."""
    words: dict[str, Argument] = {"source": source, "half": half, "card": card}
    for key, deed, who in zip(ORDINALS, action.deeds, cast, strict=False):
        words |= named(tables, who, key)
        words[_DEEDS[key]] = name(f"pi-deed-{deed}")
    return Message(f"pi-choice-{len(cast)}", words)


@lru_cache(maxsize=2_000)
def death_words(tables: Tables, seat: int, move: int) -> Message:
    """What a killer does with the ability of the dead."""
    who = death_targets(move)
    words: dict[str, Argument] = {"player": Who(seat), **named(tables, who[0])}
    if len(who) > 1:
        words |= named(tables, who[1], "other")
    return Message(f"pi-does-{death_verb(move)}", words)


def _ending(tables: Tables, ending: Ending) -> list[Message]:
    """The goals shown and counted as the rulebook counts them."""
    told = [_cause(ending)]
    totals = []
    court = ending.court
    for seat, goal in enumerate(ending.goals):
        rising, sinking = goal_houses(goal)
        members = tables.goal_members(goal)
        summands = " + ".join([str(court.points(who, place < 2)) for place, who in enumerate(members)])
        minus = sum([int(court.costs(who)) for who in members])
        total = court.tally(goal)[0]
        totals.append(total)
        words: dict[str, Argument] = {"who": Who(seat), "rises": _house(rising), "sinks": _house(sinking)}
        told.append(Message("pi-count", {**words, "sum": summands, "minus": minus, "total": total}))
    best = max(totals)
    if totals.count(best) > len(ending.winners):
        told.append(Message("pi-tie-single"))
    elif len(ending.winners) > 1:
        told.append(Message("pi-tie-shared"))
    return told + [Message("pi-wins", {"who": Who(seat)}) for seat in ending.winners]


def _cause(ending: Ending) -> Message:
    if ending.cause == BY_DEATHS:
        return Message("pi-end-deaths")
    if ending.cause == BY_DECK:
        return Message("pi-end-deck")
    return Message("pi-end-no-action", {"who": Who(ending.stuck), "card": ending.card + 1})


def _match(after: PocketIntrigues) -> Message:
    wins = " : ".join(str(won) for won in after.wins)
    return Message("pi-match-over" if after.actor == OVER else "pi-match", {"wins": wins, "needed": after.needed})


def _house(house: int) -> Name:
    return name(f"pi-house-{HOUSES[house]}")
