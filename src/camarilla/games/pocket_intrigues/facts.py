"""What happens in Pocket Intrigues and who is told: only the dealing of goals and hand cards is secret. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.facts import Fact
from ...core.message import Argument, Message, Who
from ...core.position import CHANCE, OVER
from .actions import Court
from .events import CardPlayed, CardTurnedUp, DeathUsed, RowsLaidOut
from .notation import death_targets, death_verb, on_top
from .phases import CARD, FIRST, GOAL, ROWS
from .position import PocketIntrigues
from .show import last_game, shown_goal
from .tables import BINDINGS, DEATH_MOVES, ORDINALS, WAYS, Action, Tables
from .view import LastGame


def facts(before: PocketIntrigues, actor: int, move: int, after: PocketIntrigues) -> list[Fact]:
    """A move and what came of it."""
    if actor == CHANCE:
        return [_brought(before, move), *_what_came(before, after)]
    court = before.court.copy()
    targets = before.carry_out(court, actor, move)
    done = _used_death(before, actor, move) if move >= DEATH_MOVES else _acted(before, actor, move)
    return [*done, *_attacks(court, targets, after), *_what_came(before, after)]


# What chance brings


def _brought(before: PocketIntrigues, outcome: int) -> Fact:
    if before.phase == FIRST:
        return Fact(Message("pi-first", {"who": Who(outcome)}))
    if before.phase == ROWS:
        return RowsLaidOut(_rows(before, outcome), upper=outcome)
    if before.dealing == before.seats:
        return CardTurnedUp(Message("pi-open", {"card": outcome + 1}), card=outcome)
    return _dealt(before, outcome)


def _dealt(before: PocketIntrigues, outcome: int) -> Fact:
    """A goal or a card that only the seat it is dealt to may look at."""
    if before.phase == GOAL:
        words, shown = "pi-goal", shown_goal(outcome).words()
    else:
        words, shown = "pi-dealt" if before.phase == CARD else "pi-draws", {"card": outcome + 1}
    who: dict[str, Argument] = {"who": Who(before.dealing)}
    return Fact(Message(words, who | shown), to=(before.dealing,), otherwise=Message(f"{words}-hidden", who))


def _rows(before: PocketIntrigues, outcome: int) -> Message:
    top = before.tables.names(ORDINALS, on_top(before.tables, outcome))
    return Message("pi-rows", {"game": before.game, "first": Who(before.first), **top})


# What players do


def _acted(before: PocketIntrigues, seat: int, move: int) -> list[Fact]:
    """An action and its effects up to the attacks, in the order in which they happen."""
    way, binding = divmod(move, BINDINGS)
    card = before.card_from(seat, way // 2)
    said = Message("pi-plays", {"who": Who(seat), "card": card + 1, "way": WAYS[way]})
    played = CardPlayed(said, seat=seat, card=card, move=move)
    return [played, *_healed_and_moved(before.tables, before.action(seat, way), binding)]


def _healed_and_moved(tables: Tables, action: Action, binding: i64) -> list[Fact]:
    takers = dict(zip(action.active, action.cast(binding), strict=True))
    messages: list[Message] = []
    for effect in action.pattern.effects:
        words = tables.courtiers[takers[effect.symbol]].words()
        if effect.kind == "heal":
            messages.append(Message("pi-healed", words))
        elif effect.kind == "move":
            message, steps = "pi-sinks" if effect.steps > 0 else "pi-rises", abs(effect.steps)
            messages.append(
                Message(message, words) if steps == 1 else Message(f"{message}-by", {**words, "steps": steps})
            )
    return [Fact(message) for message in messages]


def _used_death(before: PocketIntrigues, seat: int, move: int) -> list[Fact]:
    """What a killer did with the ability of the dead."""
    words = {"player": Who(seat), **before.tables.names(("who", "other"), death_targets(move))}
    return [DeathUsed(Message(f"pi-does-{death_verb(move)}", words), seat=seat, move=move)]


def _attacks(court: Court, targets: list[int], after: PocketIntrigues) -> list[Fact]:
    """The attacks on a court, but for those that wait until a death has had its way."""
    attacks: list[Fact] = []
    for who in targets[: len(targets) - len(after.targets())]:
        if not court.attackable(who):
            words = "pi-attack-lost"
        else:
            words = "pi-dies" if court.attack(who) else "pi-is-wounded"
        attacks.append(Fact(Message(words, court.tables.courtiers[who].words())))
    return attacks


# How it ends


def _what_came(before: PocketIntrigues, after: PocketIntrigues) -> list[Fact]:
    """The end of a game, or a new deck."""
    if after.last is not before.last and after.last is not None:
        messages = _ending(last_game(after.last))
        if after.needed > 1:
            wins = " : ".join(str(won) for won in after.wins)
            words = "pi-match-over" if after.actor == OVER else "pi-match"
            messages.append(Message(words, {"wins": wins, "needed": after.needed}))
        return [Fact(message) for message in messages]
    return [Fact(Message("pi-new-deck"))] if after.reshuffled and not before.reshuffled else []


def _ending(last: LastGame) -> list[Message]:
    """The goals shown and counted as the rulebook counts them."""
    stuck: dict[str, Argument] = {}
    if last.stuck is not None and last.card is not None:
        stuck = {"who": Who(last.stuck), "card": last.card}
    messages = [Message(f"pi-end-{last.cause}", stuck)]
    for seat, (goal, count) in enumerate(zip(last.goals, last.counts, strict=True)):
        messages.append(Message("pi-count", {"who": Who(seat), **goal.words(), **count.words()}))
    totals = [count.total for count in last.counts]
    if totals.count(max(totals)) > len(last.winners):
        messages.append(Message("pi-tie-single"))
    elif len(last.winners) > 1:
        messages.append(Message("pi-tie-shared"))
    return messages + [Message("pi-wins", {"who": Who(seat)}) for seat in last.winners]
