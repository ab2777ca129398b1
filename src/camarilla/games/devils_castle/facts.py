"""What happens in the coach, who may know it, and what the others are told instead. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.facts import Fact
from ...core.message import Argument, Message, Who
from ...core.position import CHANCE, OVER
from . import actions as do
from . import notes as on
from .names import item_name, profession_name, society_name, title_name
from .notation import named
from .phases.cards import SextantRound
from .phases.declaration import ALONE, OWN, counting
from .phases.duel import Hypnosis, Support
from .phases.reward import DoctorRound
from .phases.setup import Setup
from .phases.texts import Texts
from .phases.trade import Demand
from .position import CoachRide
from .tables import A_BAG, BROTHERHOOD, ORDER, goal_of, items_in

_Args = dict[str, Argument]


def facts(before: CoachRide, actor: int, move: int, after: CoachRide) -> list[Fact]:
    """A move and what came of it."""
    told = _dealt(before, move) if actor == CHANCE else _announced(before, actor, move)
    for number in range(len(before.notes), len(after.notes)):
        told += _noted(after, after.notes[number])
    return told + _ending(before, after)


# Chance deals before the first turn; later, notes say what it brought


def _dealt(before: CoachRide, move: int) -> list[Fact]:
    asking = before.asking()
    if not isinstance(asking, Setup):
        return []
    verb, what = do.verb_of(move), do.object_of(move)
    if verb == do.FIRST:
        return [Fact(Message("dc-first", {"who": Who(what)}))]
    if asking.deals_aside():
        return [Fact(Message("dc-laid-aside"))]
    seat = int(asking.receiver(before))
    args: _Args = {"who": Who(seat)}
    if verb == do.DEAL_SOCIETY:
        return [_secret("dc-dealt-society", args, {"society": society_name(what)}, seat, seat)]
    if verb == do.DEAL_PROFESSION:
        return [_secret("dc-dealt-profession", args, {"profession": profession_name(what)}, seat, seat)]
    return [_secret("dc-dealt-item", args, {"item": item_name(what)}, seat, seat)]


def _secret(message: str, args: _Args, details: _Args, one: i64, other: i64) -> Fact:
    """What two seats know (or one, if both are the same) and of what the others see only that it happened."""
    return Fact(Message(message, {**args, **details}), _pair(one, other), Message(f"{message}-hidden", args))


def _pair(one: i64, other: i64) -> tuple[int, ...]:
    return (one,) if one == other else (one, other)


# What a player does, where no note says it

_ANNOUNCED: Final[dict[int, str]] = {
    do.SPY: "dc-did-spy",
    do.YIELD: "dc-did-yield",
    do.KEEP: "dc-did-keep",
    do.LEFT: "dc-did-left",
    do.RIGHT: "dc-did-right",
    do.TOKEN: "dc-did-token",
    do.DECIDE: "dc-did-decide",
    do.PASS: "dc-did-pass",
}
_SECRETLY: Final[dict[int, str]] = {
    do.SWORDS: "dc-chose-swords",
    do.SHIELDS: "dc-chose-shields",
    do.NO: "dc-chose-no",
    do.USE: "dc-chose-use",
    do.HAND_ON: "dc-chose-hand",
    do.SPEAK: "dc-note-spoke",
    do.HUSH: "dc-note-hushed",
}
"""Answers that nobody else sees, as the one who gave them is told."""


def _announced(before: CoachRide, actor: int, move: int) -> list[Fact]:
    """What all see of a move, or that it was made."""
    verb, what = do.verb_of(move), do.object_of(move)
    asking = before.asking()
    who: _Args = {"who": Who(actor)}
    if isinstance(asking, (Support, DoctorRound, SextantRound, Texts)):
        return [Fact(_secret_answer(verb, what, who), (actor,), Message("dc-did-choose", who))]
    if isinstance(asking, Hypnosis) and verb == do.NO:
        return [Fact(Message("dc-did-choose", who))]
    if isinstance(asking, Demand) and verb == do.YIELD and asking.title == A_BAG:
        said = Message("dc-did-yield-bag", {**who, "item": item_name(what)})
        return [Fact(said, (actor, int(asking.diplomat)), Message("dc-did-yield", who))]
    if verb not in _ANNOUNCED:
        return []
    if verb in (do.SPY, do.DECIDE):
        who["other"] = Who(what)
    elif verb == do.TOKEN:
        side = int(before.duel.stands_with(actor))
        if side == actor:
            return [Fact(Message("dc-did-token-own", who))]
        who["other"] = Who(side)
    return [Fact(Message(_ANNOUNCED[verb], who))]


def _secret_answer(verb: int, what: int, who: _Args) -> Message:
    args = dict(who)
    if verb == do.USE:
        args["profession"] = profession_name(what)
    elif verb == do.HAND_ON:
        args["item"] = item_name(what)
    return Message(_SECRETLY[verb], args)


# Notes in words

_WITH_ITEM: Final[dict[int, str]] = {
    on.SPIED: "dc-note-spied",
    on.OFFERED: "dc-note-offered",
    on.DREW: "dc-note-drew",
    on.GAVE: "dc-note-gave",
    on.PAID: "dc-note-paid",
    on.TOOK: "dc-note-took",
    on.GAVE_BACK: "dc-note-gave-back",
    on.PASSED_ON: "dc-note-passed-on",
}
"""What happened to an item that only one or two seats see."""
_PUBLIC: Final[dict[int, str]] = {
    on.REFUSED: "dc-note-refused",
    on.READ: "dc-note-read",
    on.OPENED: "dc-note-opened",
    on.SWAPPED: "dc-note-swapped",
    on.SHOWED: "dc-note-showed",
    on.DEMANDED: "dc-note-demanded",
    on.LACKED: "dc-note-lacked",
    on.ATTACKED: "dc-note-attacked",
    on.HYPNOTISED: "dc-note-hypnotised",
    on.GOT_TOKEN: "dc-note-got-token",
    on.CAPPED: "dc-note-capped",
}


def _noted(ride: CoachRide, made: i64) -> list[Fact]:
    """A note in words."""
    kind, seat, other, content = on.kind_of_note(made), on.seat_of(made), on.other_of(made), on.content_of(made)
    args: _Args = {}
    if seat != on.NONE:
        args["who"] = Who(seat)
    if other != on.NONE and other != seat:
        args["other"] = Who(other)
    if on.is_private(made):
        return _private(kind, seat, other, content, args)
    if kind == on.DECLARED:
        return [Fact(message) for message in _declared(ride, seat, other, content)]
    if kind == on.STOOD:
        return [*_stood(content & 255, seat), *_stood(content >> 8, other)]
    if kind == on.ENDED:
        return _ended(args, content)
    if kind in (on.READ, on.SHOWED, on.DEMANDED, on.LACKED):
        args["item"] = title_name(content - 1)
    elif kind == on.OPENED:
        args["profession"] = profession_name(content - 1)
    own = kind == on.SHOWED and other == seat  # a duellist shows an item for their own side
    return [Fact(Message("dc-note-showed-own" if own else _PUBLIC[kind], args))]


def _private(kind: i64, seat: i64, other: i64, content: i64, args: _Args) -> list[Fact]:
    """A note whose content only its seats know."""
    if kind in (on.SAW_ITEMS, on.SAW_PILE):
        saw = Fact(Message("dc-note-saw-items" if kind == on.SAW_ITEMS else "dc-note-saw-pile", args))
        return [saw, *[Fact(message, _pair(seat, other)) for message in _listed(content)]]
    if kind == on.MEANT:
        meant = "dc-note-meant-swords" if content == 1 else "dc-note-meant-shields"
        return [Fact(Message(meant, args), (seat,))]
    message, details = _details(kind, content)
    if kind == on.DREW:
        args.pop("other", None)
    return [_secret(message, args, details, seat, other)]


def _details(kind: i64, content: i64) -> tuple[str, _Args]:
    """The message for a private note, and what its content adds to it."""
    if kind == on.TRADED:
        return "dc-note-traded", {"given": item_name((content & 31) - 1), "returned": item_name((content >> 5) - 1)}
    if kind == on.SAW_SOCIETY:
        return "dc-note-saw-society", {"society": society_name(content - 1)}
    if kind == on.ORDERED:
        return "dc-note-ordered", {"item": item_name((content & 31) - 1), "next": item_name((content >> 5) - 1)}
    if kind == on.CHANGED:
        return "dc-note-changed", {"profession": profession_name(content - 1)}
    return _WITH_ITEM[kind], {"item": item_name(content - 1)}


def _listed(hand: i64) -> list[Message]:
    return [Message("dc-listed", {"item": item_name(kind)}) for kind in items_in(hand)]


def _stood(mask: i64, side: i64) -> list[Fact]:
    return [Fact(Message("dc-note-stood", {"who": Who(seat), "other": Who(side)})) for seat in named(mask)]


def _ended(args: _Args, content: i64) -> list[Fact]:
    winner = (content & 15) - 1
    counted = Fact(Message("dc-note-counted", {**args, "swords": content >> 4 & 255, "shields": content >> 12}))
    if winner < 0:
        return [counted, Fact(Message("dc-note-tied"))]
    return [counted, Fact(Message("dc-note-won-duel", {"who": Who(winner)}))]


def _declared(ride: CoachRide, seat: i64, how: i64, content: i64) -> list[Message]:
    """The claim, what those concerned show, and whether it was true (DC-4.4)."""
    if how == ALONE:
        return [Message("dc-note-declared-alone", {"who": Who(seat)}), *_listed(ride.hands[seat])]
    about = ride.society(seat) if how == OWN else 1 - ride.society(seat)
    claim: _Args = {"who": Who(seat), "society": society_name(about), "item": item_name(goal_of(about))}
    told = [Message("dc-note-declared" if how == OWN else "dc-note-divined", claim)]
    partners = named(content & 255)
    told += [Message("dc-note-named", {"who": Who(partner)}) for partner in partners]
    for one in [int(seat), *partners] if how == OWN else partners:
        items = int(counting(ride, one, about))
        told.append(
            Message("dc-note-counts", {"who": Who(one), "society": society_name(ride.society(one)), "items": items})
        )
    return [*told, Message("dc-note-true" if content & 256 else "dc-note-false")]


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
    told: list[Message] = []
    for society in (ORDER, BROTHERHOOD):
        if after.won == after.members(society) and len(winners) > 1:
            told.append(Message("dc-society-wins", {"society": society_name(society)}))
    return told + [Message("dc-wins", {"who": Who(seat)}) for seat in winners]
