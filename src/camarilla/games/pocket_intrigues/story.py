"""What happens in Pocket Intrigues, as messages: all is done in the open but the dealing of goals and hand cards."""

from __future__ import annotations

from ...core.message import Argument, Message, Name, Who
from ...core.position import CHANCE, OVER
from .actions import Court
from .edition import CAST, HOUSES
from .notation import bound, death_targets, death_verb, on_top
from .pattern import Pattern
from .position import BY_DEATHS, BY_DECK, CARD, FIRST, GOAL, ROWS, Ending, PocketIntrigues
from .reasons import named
from .tables import BINDINGS, DEATH_MOVES, HALVES, SOURCES, Action, Tables, goal_houses

ORDINALS = ("one", "two", "three", "four")


def story(before: PocketIntrigues, actor: int, move: int, after: PocketIntrigues, observer: int) -> list[Message]:
    """A move and what came of it, as an observer may be told it."""
    tables = before.tables
    if actor == CHANCE:
        told = [_brought(before, move, observer)]
    elif move >= DEATH_MOVES:
        told = [death_words(tables, actor, move)]
        court = before.court.copy()
        court.do_for_dead(move)
        told += _attacks(court, before.targets(), after.targets())
    else:
        told = _acted(before, actor, move, after)
    if after.last is not before.last and after.last is not None:
        told += _ending(tables, after.last)
        if after.needed > 1:
            told.append(_match(after))
    elif after.reshuffled and not before.reshuffled:
        told.append(Message("pi-new-deck"))
    return told


def _brought(before: PocketIntrigues, outcome: int, observer: int) -> Message:
    """What chance brought."""
    tables, seat = before.tables, before.dealing
    if before.phase == FIRST:
        return Message("pi-first", {"who": Who(outcome)})
    if before.phase == ROWS:
        words: dict[str, Argument] = {"game": before.game, "first": Who(before.first)}
        for key, who in zip(ORDINALS, on_top(tables, outcome), strict=True):
            words |= named(tables, who, key)
        return Message("pi-rows", words)
    if before.phase == GOAL:
        if observer != seat:
            return Message("pi-goal-hidden", {"who": Who(seat)})
        rising, sinking = goal_houses(outcome)
        return Message("pi-goal", {"who": Who(seat), "rises": _house(rising), "sinks": _house(sinking)})
    if seat == before.seats:
        return Message("pi-open", {"card": outcome + 1})
    if observer != seat:
        return Message("pi-dealt-hidden" if before.phase == CARD else "pi-draws-hidden", {"who": Who(seat)})
    return Message("pi-dealt" if before.phase == CARD else "pi-draws", {"who": Who(seat), "card": outcome + 1})


def _acted(before: PocketIntrigues, seat: int, move: int, after: PocketIntrigues) -> list[Message]:
    """An action, effect by effect, in the order in which they happen."""
    tables = before.tables
    way, binding = divmod(move, BINDINGS)
    action = before.action(seat, way)
    cast = dict(zip(action.pattern.active, bound(action, binding), strict=True))
    words: dict[str, Argument] = {"who": Who(seat), "source": SOURCES[way // 2], "half": HALVES[way % 2]}
    words["card"] = before.card_from(seat, way // 2) + 1
    told = [Message("pi-plays", words)]
    for effect in action.pattern.effects:
        who = cast[effect.symbol]
        if effect.kind == "heal":
            told.append(Message("pi-healed", named(tables, who)))
        elif effect.kind == "move":
            way_word = "pi-sinks" if effect.steps > 0 else "pi-rises"
            told.append(Message(way_word, {**named(tables, who), "steps": abs(effect.steps)}))
    court = before.court.copy()
    court.heal_and_move(action, binding)
    return told + _attacks(court, [cast[action.pattern.active[place]] for place in action.attacks], after.targets())


def _attacks(court: Court, targets: list[int], waiting: list[int]) -> list[Message]:
    """The attacks on a court, but for those that wait until a death has had its way."""
    told = []
    for who in targets[: len(targets) - len(waiting)]:
        if not court.attackable(who):
            told.append(Message("pi-attack-lost", named(court.tables, who)))
        else:
            told.append(Message("pi-dies" if court.attack(who) else "pi-is-wounded", named(court.tables, who)))
    return told


def action_words(tables: Tables, action: Action, cast: list[int], source: str, half: str, card: int) -> Message:
    """An action that one may choose: whom it takes and what it does to them."""
    words: dict[str, Argument] = {"source": source, "half": half, "card": card}
    for key, symbol, who in zip(ORDINALS, action.pattern.active, cast, strict=False):
        words |= {**named(tables, who, key), f"{key}-deed": _deed(action.pattern, symbol)}
    return Message(f"pi-choice-{len(cast)}", words)


def _deed(pattern: Pattern, symbol: str) -> Name:
    """All that happens to a symbol: ``pi-deed-up-1-attack``."""
    steps = pattern.steps(symbol)
    parts = ["heal"] if pattern.suffers(symbol, "heal") else []
    if steps:
        parts.append(f"{'down' if steps > 0 else 'up'}-{abs(steps)}")
    if pattern.suffers(symbol, "attack"):
        parts.append("attack")
    return Name(f"pi-deed-{'-'.join(parts)}")


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
        members = [(who, house == rising) for house in (rising, sinking) for who in _members(tables, house)]
        summands = " + ".join(str(court.points(who, up)) for who, up in members)
        minus = sum(court.costs(who) for who, _ in members)
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


def _members(tables: Tables, house: int) -> list[int]:
    return [who for who in range(CAST) if tables.house_of[who] == house]


def _house(house: int) -> Name:
    return Name(f"pi-house-{HOUSES[house]}")
