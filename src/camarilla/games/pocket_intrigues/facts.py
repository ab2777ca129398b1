"""What happens in Pocket Intrigues and who is told: only the dealing of goals and hand cards is secret. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.facts import Fact
from ...core.message import Argument, Message, Name, Who
from ...core.position import CHANCE, OVER
from .actions import Court, bound_to
from .edition import HOUSES
from .events import CardPlayed, CardTurnedUp, DeathUsed, RowsLaidOut
from .notation import death_targets, death_verb, on_top
from .phases import BY_DEATHS, BY_DECK, CARD, FIRST, GOAL, ROWS
from .position import Ending, PocketIntrigues
from .reasons import named
from .tables import BINDINGS, DEATH_MOVES, HALVES, SOURCES, Action, Tables, goal_houses

ORDINALS: Final[tuple[str, ...]] = ("one", "two", "three", "four")
WAYS: Final[list[str]] = [f"{source}-{half}" for source in SOURCES for half in HALVES]
"""The four actions of a turn, one's own card's and then the open one's."""


def facts(before: PocketIntrigues, actor: int, move: int, after: PocketIntrigues) -> list[Fact]:
    """A move and what came of it."""
    if actor == CHANCE:
        return [_brought(before, move), *_what_came(before, after)]
    if move >= DEATH_MOVES:
        return [*_done_for_dead(before, actor, move, after), *_what_came(before, after)]
    return [*_acted(before, actor, move, after), *_what_came(before, after)]


# What chance brings


def _brought(before: PocketIntrigues, outcome: int) -> Fact:
    if before.phase == FIRST:
        return Fact(Message("pi-first", {"who": Who(outcome)}))
    if before.phase == ROWS:
        return RowsLaidOut(_rows(before, outcome), upper=outcome)
    if before.dealing == before.seats:
        return CardTurnedUp(Message("pi-open", {"card": outcome + 1}), card=outcome)
    who: dict[str, Argument] = {"who": Who(before.dealing)}
    if before.phase == GOAL:
        return _dealt(before, Message("pi-goal", {**who, **goal_words(outcome)}), Message("pi-goal-hidden", who))
    words = "pi-dealt" if before.phase == CARD else "pi-draws"
    return _dealt(before, Message(words, {**who, "card": outcome + 1}), Message(f"{words}-hidden", who))


def _rows(before: PocketIntrigues, outcome: int) -> Message:
    words: dict[str, Argument] = {"game": before.game, "first": Who(before.first)}
    for key, who in zip(ORDINALS, on_top(before.tables, outcome), strict=True):
        words |= named(before.tables, who, key)
    return Message("pi-rows", words)


def _dealt(before: PocketIntrigues, said: Message, otherwise: Message) -> Fact:
    """Something that only the seat it is dealt to may look at."""
    return Fact(said, to=(before.dealing,), otherwise=otherwise)


# What players do


def _acted(before: PocketIntrigues, seat: int, move: int, after: PocketIntrigues) -> list[Fact]:
    """An action, effect by effect, in the order in which they happen."""
    way, binding = divmod(move, BINDINGS)
    card = before.card_from(seat, way // 2)
    action = before.action(seat, way)
    said = Message("pi-plays", {"who": Who(seat), "card": card + 1, "way": WAYS[way]})
    played = CardPlayed(said, seat=seat, card=card, move=move)
    court = before.court.copy()
    court.heal_and_move(action, binding)
    targets = [bound_to(binding, symbol) for symbol in action.attacks]
    return [played, *_healed_and_moved(before.tables, action, binding), *_attacks(court, targets, after)]


def _done_for_dead(before: PocketIntrigues, seat: int, move: int, after: PocketIntrigues) -> list[Fact]:
    """What a killer did with the ability of the dead, and the attacks that had waited for it."""
    used = DeathUsed(_done(before.tables, seat, move), seat=seat, move=move)
    court = before.court.copy()
    court.do_for_dead(move)
    return [used, *_attacks(court, before.targets(), after)]


def _healed_and_moved(tables: Tables, action: Action, binding: i64) -> list[Fact]:
    cast = dict(zip(action.active, action.cast(binding), strict=True))
    told: list[Fact] = []
    for effect in action.pattern.effects:
        who = named(tables, cast[effect.symbol])
        if effect.kind == "heal":
            told.append(Fact(Message("pi-healed", who)))
        elif effect.kind == "move":
            told.append(Fact(_moved(who, effect.steps)))
    return told


def _moved(who: dict[str, Argument], steps: int) -> Message:
    words = "pi-sinks" if steps > 0 else "pi-rises"
    return Message(words, who) if abs(steps) == 1 else Message(f"{words}-by", {**who, "steps": abs(steps)})


def _attacks(court: Court, targets: list[int], after: PocketIntrigues) -> list[Fact]:
    """The attacks on a court, but for those that wait until a death has had its way."""
    told: list[Fact] = []
    for who in targets[: len(targets) - len(after.targets())]:
        if not court.attackable(who):
            words = "pi-attack-lost"
        else:
            words = "pi-dies" if court.attack(who) else "pi-is-wounded"
        told.append(Fact(Message(words, named(court.tables, who))))
    return told


def _done(tables: Tables, seat: int, move: int) -> Message:
    words: dict[str, Argument] = {"player": Who(seat)}
    for key, who in zip(("who", "other"), death_targets(move), strict=False):
        words |= named(tables, who, key)
    return Message(f"pi-does-{death_verb(move)}", words)


# How it ends


def _what_came(before: PocketIntrigues, after: PocketIntrigues) -> list[Fact]:
    """The end of a game, or a new deck."""
    if after.last is not before.last and after.last is not None:
        told = _ending(before.tables, after.last)
        if after.needed > 1:
            told.append(_match(after))
        return [Fact(message) for message in told]
    return [Fact(Message("pi-new-deck"))] if after.reshuffled and not before.reshuffled else []


def _ending(tables: Tables, ending: Ending) -> list[Message]:
    """The goals shown and counted as the rulebook counts them."""
    court = ending.court
    totals = [court.tally(goal)[0] for goal in ending.goals]
    told = [_cause(ending), *[_counted(tables, court, seat, goal) for seat, goal in enumerate(ending.goals)]]
    if totals.count(max(totals)) > len(ending.winners):
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


def _counted(tables: Tables, court: Court, seat: int, goal: int) -> Message:
    members = tables.goal_members(goal)
    summands = " + ".join([str(court.points(who, place < 2)) for place, who in enumerate(members)])
    minus = sum([int(court.costs(who)) for who in members])
    words: dict[str, Argument] = {"who": Who(seat), **goal_words(goal)}
    return Message("pi-count", {**words, "sum": summands, "minus": minus, "total": court.tally(goal)[0]})


def _match(after: PocketIntrigues) -> Message:
    wins = " : ".join(str(won) for won in after.wins)
    return Message("pi-match-over" if after.actor == OVER else "pi-match", {"wins": wins, "needed": after.needed})


def goal_words(goal: int) -> dict[str, Argument]:
    """The two houses of a goal as arguments of a message."""
    rising, sinking = goal_houses(goal)
    return {"rises": Name(f"pi-house-{HOUSES[rising]}"), "sinks": Name(f"pi-house-{HOUSES[sinking]}")}
