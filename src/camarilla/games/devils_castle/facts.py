"""What happens in the coach, who may know it, and what the others learn instead. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.bits import bits_in
from ...core.facts import Fact
from ...core.message import Argument, Message, Name, Who
from ...core.position import CHANCE, OVER
from . import actions as do
from . import notes as on
from .duel import Duel
from .hands import items_in
from .kinds import A_BAG, BROTHERHOOD, ORDER, goal_of
from .names import ITEM_NAMES, PROFESSION_NAMES, SOCIETY_NAMES, TITLE_NAMES, message_id
from .notation import form_of, parts_of
from .phases.base import SecretRound
from .phases.declaration import ALONE, OWN, counting
from .phases.duel import Hypnosis, Support
from .phases.setup import EXTRAS, Setup
from .phases.texts import Texts
from .phases.trade import Demand
from .position import CoachRide
from .questions import PHASES

_Args = dict[str, Argument]


def facts(before: CoachRide, actor: int, move: int, after: CoachRide) -> list[Fact]:
    """A move and what came of it."""
    happened = _dealt(before, move) if actor == CHANCE else _announced(before, actor, move)
    for number in range(len(before.notes), len(after.notes)):
        happened += _noted(after, after.notes[number])
    return happened + _ending(before, after)


# Chance deals before the first turn; later, notes say what it brought


def _dealt(before: CoachRide, move: int) -> list[Fact]:
    asking = before.asking()
    if not isinstance(asking, Setup):
        return []
    verb, what = do.verb_of(move), do.object_of(move)
    if verb == do.FIRST:
        return [Fact(Message("dc-first", {"who": Who(what)}))]
    if asking.stage == EXTRAS:
        return [Fact(Message("dc-laid-aside"))]
    seat = int(asking.receiver(before))
    message, part, names = _CARDS[verb]
    return [_secret(message, {"who": Who(seat)}, {part: names[what]}, seat, seat)]


_CARDS: Final[dict[int, tuple[str, str, list[Name]]]] = {
    do.DEAL_SOCIETY: ("dc-dealt-society", "society", SOCIETY_NAMES),
    do.DEAL_PROFESSION: ("dc-dealt-profession", "profession", PROFESSION_NAMES),
    do.DEAL_ITEM: ("dc-dealt-item", "item", ITEM_NAMES),
}


def _secret(message: str, args: _Args, details: _Args, one: i64, other: i64) -> Fact:
    """What two seats know (or one, if both are the same) and of what the others see only that it happened."""
    return Fact(Message(message, {**args, **details}), _pair(one, other), Message(f"{message}-hidden", args))


def _pair(one: i64, other: i64) -> tuple[int, ...]:
    return (one,) if one == other else (one, other)


# What a player does, where no note says it

_ANNOUNCED: Final = (do.SPY, do.YIELD, do.KEEP, do.LEFT, do.RIGHT, do.TOKEN, do.DECIDE, do.PASS)


def _announced(before: CoachRide, actor: int, move: int) -> list[Fact]:
    """What all see of a move, or that it was made."""
    verb, what = do.verb_of(move), do.object_of(move)
    asking = before.asking()
    who: _Args = {"who": Who(actor)}
    if isinstance(asking, (SecretRound, Texts)):
        defends = isinstance(asking, Support) and actor == before.duel.defender
        name = "defence" if defends else PHASES[type(asking)][0]  # all know what is asked, not what is answered
        return [Fact(_secret_answer(move, who), (actor,), Message(f"dc-did-choose-{name}", who))]
    if isinstance(asking, Hypnosis) and verb == do.NO:
        return [Fact(Message("dc-did-no-hypnosis", who))]
    if isinstance(asking, Demand) and verb == do.YIELD and asking.item == A_BAG:
        said = Message("dc-did-yield-bag", {**who, "item": ITEM_NAMES[what]})
        return [Fact(said, (actor, int(asking.other)), Message("dc-did-yield", who))]
    if verb not in _ANNOUNCED:
        return []
    did = "decide" if verb == do.DECIDE else form_of(move).split()[0]
    if verb == do.TOKEN and before.duel.fights(actor):
        did = "token-own"
    elif verb in (do.SPY, do.DECIDE, do.TOKEN):
        who["other"] = Who(what if verb != do.TOKEN else int(before.duel.stands_with(actor)))
    return [Fact(Message(f"dc-did-{did}", who))]


def _secret_answer(move: int, who: _Args) -> Message:
    """An answer that nobody else sees, in words for whoever gave it."""
    if move in (do.SPEAK, do.HUSH):
        return Message("dc-note-spoke" if move == do.SPEAK else "dc-note-hushed", who)
    details: _Args = {part: Name(message_id(part, key)) for part, key in parts_of(move).items()}
    return Message(f"dc-chose-{form_of(move).split()[0]}", {**who, **details})


# Notes in words

_NOTES: Final[dict[int, tuple[str, str, list[Name]]]] = {
    on.SPIED: ("dc-note-spied", "item", ITEM_NAMES),
    on.OFFERED: ("dc-note-offered", "item", ITEM_NAMES),
    on.TRADED: ("dc-note-traded", "given returned", ITEM_NAMES),
    on.DREW: ("dc-note-drew", "item", ITEM_NAMES),
    on.GAVE: ("dc-note-gave", "item", ITEM_NAMES),
    on.PAID: ("dc-note-paid", "item", ITEM_NAMES),
    on.TOOK: ("dc-note-took", "item", ITEM_NAMES),
    on.GAVE_BACK: ("dc-note-gave-back", "item", ITEM_NAMES),
    on.PASSED_ON: ("dc-note-passed-on", "item", ITEM_NAMES),
    on.SAW_SOCIETY: ("dc-note-saw-society", "society", SOCIETY_NAMES),
    on.ORDERED: ("dc-note-ordered", "item next", ITEM_NAMES),
    on.CHANGED: ("dc-note-changed", "profession", PROFESSION_NAMES),
    on.REFUSED: ("dc-note-refused", "", ITEM_NAMES),
    on.READ: ("dc-note-read", "item", TITLE_NAMES),
    on.OPENED: ("dc-note-opened", "profession", PROFESSION_NAMES),
    on.SWAPPED: ("dc-note-swapped", "", ITEM_NAMES),
    on.SHOWED: ("dc-note-showed", "item", TITLE_NAMES),
    on.DEMANDED: ("dc-note-demanded", "item", TITLE_NAMES),
    on.LACKED: ("dc-note-lacked", "item", TITLE_NAMES),
    on.ATTACKED: ("dc-note-attacked", "", ITEM_NAMES),
    on.HYPNOTISED: ("dc-note-hypnotised", "", ITEM_NAMES),
    on.GOT_TOKEN: ("dc-note-got-token", "", ITEM_NAMES),
    on.CAPPED: ("dc-note-capped", "", ITEM_NAMES),
}
"""The message for each kind of note, the parts that its content adds, and the names it chooses from."""


def _noted(ride: CoachRide, made: i64) -> list[Fact]:
    """A note in words."""
    kind, seat, other, content = on.parts(made)
    args: _Args = {} if seat == on.NONE else {"who": Who(seat)}
    if other != on.NONE and other != seat and kind != on.DREW:
        args["other"] = Who(other)
    if kind in (on.SAW_ITEMS, on.SAW_PILE):
        saw = Fact(Message("dc-note-saw-items" if kind == on.SAW_ITEMS else "dc-note-saw-pile", args))
        return [saw, *[Fact(message, _pair(seat, other)) for message in _listed(content)]]
    if kind == on.MEANT:
        return [Fact(Message("dc-note-meant-swords" if content == 1 else "dc-note-meant-shields", args), (seat,))]
    if kind == on.DECLARED:
        return [Fact(message) for message in _declared(ride, seat, other, content)]
    if kind == on.STOOD:
        return [*_stood(content & 255, seat), *_stood(content >> 8, other)]
    if kind == on.ENDED:
        return _ended(ride.duel, args, content)
    message, parts, names = _NOTES[kind]
    if kind == on.SHOWED and other == seat:  # a duellist shows an item for their own side
        message = "dc-note-showed-own"
    details: _Args = {}
    for part in parts.split():
        details[part] = names[(content & 31) - 1]
        content >>= 5
    if kind <= on.LAST_PRIVATE:
        return [_secret(message, args, details, seat, other)]
    return [Fact(Message(message, {**args, **details}))]


def _listed(hand: i64) -> list[Message]:
    return [Message("dc-listed", {"item": ITEM_NAMES[kind]}) for kind in items_in(hand)]


def _stood(mask: i64, side: i64) -> list[Fact]:
    return [Fact(Message("dc-note-stood", {"who": Who(seat), "other": Who(side)})) for seat in bits_in(mask)]


def _ended(duel: Duel, args: _Args, content: i64) -> list[Fact]:
    """The count, who wins, and what overrides the count."""
    winner = (content & 15) - 1
    counted = Fact(Message("dc-note-counted", {**args, "swords": content >> 4 & 255, "shields": content >> 12}))
    if winner < 0:
        return [counted, Fact(Message("dc-note-tied"))]
    by = "-alchemist" if duel.alchemist_decides() else "-poison-ring" if content >> 4 & 255 == content >> 12 else ""
    return [counted, Fact(Message(f"dc-note-won-duel{by}", {"who": Who(winner)}))]


def _declared(ride: CoachRide, seat: i64, how: i64, content: i64) -> list[Message]:
    """The claim, what those concerned show, and whether it was true (DC-4.4)."""
    if how == ALONE:
        return [Message("dc-note-declared-alone", {"who": Who(seat)}), *_listed(ride.hands[seat])]
    about = ride.society(seat) if how == OWN else 1 - ride.society(seat)
    claim: _Args = {"who": Who(seat), "society": SOCIETY_NAMES[about], "item": ITEM_NAMES[goal_of(about)]}
    messages = [Message("dc-note-declared" if how == OWN else "dc-note-divined", claim)]
    named = bits_in(content & 255)
    messages += [Message("dc-note-named", {"who": Who(partner)}) for partner in named]
    for holder in [int(seat), *named] if how == OWN else named:
        items, society = int(counting(ride, holder, about)), SOCIETY_NAMES[ride.society(holder)]
        messages.append(Message("dc-note-counts", {"who": Who(holder), "society": society, "items": items}))
    return [*messages, Message("dc-note-true" if content & 256 else "dc-note-false")]


# The next turn, or the end


def _ending(before: CoachRide, after: CoachRide) -> list[Fact]:
    if after.actor == OVER:
        return [Fact(message) for message in _result(after)]
    if after.turn_seat >= 0 and (after.turn != before.turn or before.turn_seat < 0):
        return [Fact(Message("dc-turn", {"turn": after.turn, "who": Who(after.turn_seat)}))]
    return []


def _result(after: CoachRide) -> list[Message]:
    if not after.won:
        return [Message("dc-drawn-game")]
    winners = after.winners()
    won = [society for society in (ORDER, BROTHERHOOD) if after.won == after.members(society) and len(winners) > 1]
    societies = [Message("dc-society-wins", {"society": SOCIETY_NAMES[society]}) for society in won]
    return societies + [Message("dc-wins", {"who": Who(seat)}) for seat in winners]
