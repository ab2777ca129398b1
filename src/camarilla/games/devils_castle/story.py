"""What happens in the coach, as messages: to each observer what it may know, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...core.message import Argument, Message, Name, Who
from ...core.position import CHANCE, OVER
from . import actions as do
from . import notes as on
from .edition import KINDS, PROFESSIONS, SOCIETIES
from .notation import named
from .phases.base import NOBODY
from .phases.declaration import ALONE, OWN, counting
from .phases.powers import Powers
from .phases.setup import EXTRAS, FIRST_PLAYER, Setup
from .position import CoachRide
from .tables import BAG_GOBLET, BROTHERHOOD, GOBLET, KEY, ORDER, items_in

_Args = dict[str, Argument]


def item(kind: int) -> Name:
    return Name(f"dc-item-{KINDS[kind].replace('_', '-')}")


def title(kind: int) -> Name:
    """An item where only its title is known: of the bags, not which."""
    return Name("dc-item-bag") if 2 <= kind <= BAG_GOBLET else item(kind)


def profession(number: int) -> Name:
    return Name(f"dc-profession-{PROFESSIONS[number]}")


def society(number: int) -> Name:
    return Name(f"dc-society-{SOCIETIES[number]}")


def stories(
    before: CoachRide, actor: int, move: int, after: CoachRide, observers: Sequence[int]
) -> list[list[Message]]:
    """A move and what came of it: the same list for all who know the same of it."""
    made = [int(after.notes[number]) for number in range(len(before.notes), len(after.notes))]
    receiver = _receiver(before, actor)
    headline = [] if actor == CHANCE else _headline(before, actor, move)
    ending = _ending(before, after)
    told: dict[int, list[Message]] = {}
    each: list[list[Message]] = []
    for observer in observers:
        known = _known_of(made, observer) << 1 | int(observer == receiver)
        if known not in told:
            dealt = _dealt(before, move, receiver, observer == receiver) if actor == CHANCE else []
            told[known] = [*headline, *dealt, *_read(after, made, known >> 1), *ending]
        each.append(told[known])
    return each


def _known_of(made: list[int], observer: int) -> int:
    """Which of some notes an observer knows the content of, as bits."""
    known = 0
    for number, one in enumerate(made):
        known |= on.knows(one, observer) << number
    return known


def _read(ride: CoachRide, made: list[int], known: int) -> list[Message]:
    """Some notes as those may read them who know the content of these."""
    return [words for number, one in enumerate(made) for words in pages(ride, one, bool(known >> number & 1))]


def _receiver(before: CoachRide, actor: int) -> int:
    """Who is dealt a card that nobody else sees; nobody after the deal, when notes say what chance brought."""
    asking = before.asking()
    if actor != CHANCE or not isinstance(asking, Setup) or asking.stage in (EXTRAS, FIRST_PLAYER):
        return NOBODY
    return int(asking.receiver(before))


def _dealt(before: CoachRide, move: int, receiver: int, seen: bool) -> list[Message]:
    """Chance deals before the first turn; later, notes say what it brought."""
    if not isinstance(before.asking(), Setup):
        return []
    verb, what = do.verb_of(move), do.object_of(move)
    if verb == do.FIRST:
        return [Message("dc-first", {"who": Who(what)})]
    if receiver == NOBODY:
        return [Message("dc-laid-aside")]
    kind = {do.DEAL_SOCIETY: "society", do.DEAL_PROFESSION: "profession"}.get(verb, "item")
    if not seen:
        return [Message(f"dc-dealt-{kind}-hidden", {"who": Who(receiver)})]
    name = {"society": society, "profession": profession, "item": item}[kind](what)
    return [Message(f"dc-dealt-{kind}", {"who": Who(receiver), kind: name})]


_DECIDED = (do.SWORDS, do.SHIELDS, do.NO, do.USE, do.HAND_ON)
_PLAIN = {
    do.SPY: "dc-did-spy",
    do.YIELD: "dc-did-yield",
    do.KEEP: "dc-did-keep",
    do.LEFT: "dc-did-left",
    do.RIGHT: "dc-did-right",
    do.TOKEN: "dc-did-token",
    do.DECIDE: "dc-did-decide",
    do.PASS: "dc-did-pass",
}


def _headline(before: CoachRide, actor: int, move: int) -> list[Message]:
    """What all see of a move that leaves no note of its own."""
    verb, what = do.verb_of(move), do.object_of(move)
    who: _Args = {"who": Who(actor)}
    if verb in _DECIDED and not isinstance(before.asking(), Powers):
        return [Message("dc-did-choose", who)]
    if verb in (do.SPY, do.DECIDE):
        who["other"] = Who(what)
    elif verb == do.TOKEN:
        who["other"] = Who(int(before.duel.stands_with(actor)))
    return [Message(_PLAIN[verb], who)] if verb in _PLAIN else []


# Notes in words


def pages(ride: CoachRide, made: int, knows: bool) -> list[Message]:
    """A note as those may read it who know its content, or the others."""
    if on.kind_of_note(made) == on.DECLARED:
        return _declared(ride, on.seat_of(made), on.other_of(made), on.content_of(made))
    return words_of(made, knows)


@lru_cache(maxsize=8_000)
def words_of(made: int, knows: bool) -> list[Message]:
    """A note of any kind but a declaration, in words. Remembered: stories and views tell it, to several people."""
    kind = on.kind_of_note(made)
    seat, other, content = on.seat_of(made), on.other_of(made), on.content_of(made)
    args: _Args = {} if seat == on.NONE else {"who": Who(seat)}
    if kind in _WITH_PARTNER:
        args["other"] = Who(other)
    if kind in _WITH_ITEM:
        base = _WITH_ITEM[kind]
        return [Message(base, {**args, "item": item(content - 1)}) if knows else Message(f"{base}-hidden", args)]
    if kind in (on.READ, on.DEMANDED, on.LACKED):
        return [Message(_PUBLIC[kind], {**args, "item": title(content - 1)})]
    if kind in _LISTS:
        return _LISTS[kind](args, content, knows)
    return [Message(_PUBLIC[kind], args)]


_WITH_PARTNER = (
    *(on.SPIED, on.OFFERED, on.REFUSED, on.TRADED, on.READ, on.GAVE, on.PAID, on.TOOK, on.GAVE_BACK, on.PASSED_ON),
    *(on.SAW_SOCIETY, on.SAW_ITEMS, on.SWAPPED, on.SHOWED, on.DEMANDED, on.ATTACKED, on.STOOD, on.HYPNOTISED, on.ENDED),
)
_WITH_ITEM = {
    on.SPIED: "dc-note-spied",
    on.OFFERED: "dc-note-offered",
    on.DREW: "dc-note-drew",
    on.GAVE: "dc-note-gave",
    on.PAID: "dc-note-paid",
    on.TOOK: "dc-note-took",
    on.GAVE_BACK: "dc-note-gave-back",
    on.PASSED_ON: "dc-note-passed-on",
    on.SHOWED: "dc-note-showed",
}
_PUBLIC = {
    on.REFUSED: "dc-note-refused",
    on.READ: "dc-note-read",
    on.SWAPPED: "dc-note-swapped",
    on.DEMANDED: "dc-note-demanded",
    on.LACKED: "dc-note-lacked",
    on.ATTACKED: "dc-note-attacked",
    on.HYPNOTISED: "dc-note-hypnotised",
    on.GOT_TOKEN: "dc-note-got-token",
    on.CAPPED: "dc-note-capped",
}


def _traded(args: _Args, content: int, knows: bool) -> list[Message]:
    if not knows:
        return [Message("dc-note-traded-hidden", args)]
    return [
        Message("dc-note-traded", {**args, "given": item((content & 31) - 1), "returned": item((content >> 5) - 1)})
    ]


def _saw_society(args: _Args, content: int, knows: bool) -> list[Message]:
    if not knows:
        return [Message("dc-note-saw-society-hidden", args)]
    return [Message("dc-note-saw-society", {**args, "society": society(content - 1)})]


def _saw_items(args: _Args, content: int, knows: bool) -> list[Message]:
    return [Message("dc-note-saw-items", args), *(_listed(content) if knows else [])]


def _saw_pile(args: _Args, content: int, knows: bool) -> list[Message]:
    return [Message("dc-note-saw-pile", args), *(_listed(content) if knows else [])]


def _listed(hand: int) -> list[Message]:
    return [Message("dc-listed", {"item": item(kind)}) for kind in items_in(hand)]


def _ordered(args: _Args, content: int, knows: bool) -> list[Message]:
    if not knows:
        return [Message("dc-note-ordered-hidden", args)]
    return [Message("dc-note-ordered", {**args, "item": item((content & 31) - 1), "next": item((content >> 5) - 1)})]


def _opened(args: _Args, content: int, knows: bool) -> list[Message]:
    return [Message("dc-note-opened", {**args, "profession": profession(content - 1)})]


def _changed(args: _Args, content: int, knows: bool) -> list[Message]:
    if not knows:
        return [Message("dc-note-changed-hidden", args)]
    return [Message("dc-note-changed", {**args, "profession": profession(content - 1)})]


def _hushed(args: _Args, content: int, knows: bool) -> list[Message]:
    if not knows:
        return [Message("dc-did-choose", args)]
    return [Message("dc-note-hushed" if content == 2 else "dc-note-spoke", args)]


def _meant(args: _Args, content: int, knows: bool) -> list[Message]:
    """Support that was never shown."""
    if not knows:
        return []
    return [Message("dc-note-meant-swords" if content == 1 else "dc-note-meant-shields", args)]


def _stood(args: _Args, content: int, knows: bool) -> list[Message]:
    told = []
    for mask, side in ((content & 255, args["who"]), (content >> 8, args["other"])):
        told += [Message("dc-note-stood", {"who": Who(seat), "other": side}) for seat in named(mask)]
    return told


def _ended(args: _Args, content: int, knows: bool) -> list[Message]:
    winner = (content & 15) - 1
    counts: _Args = {**args, "swords": content >> 4 & 255, "shields": content >> 12}
    told = [Message("dc-note-counted", counts)]
    if winner < 0:
        return [*told, Message("dc-note-tied")]
    return [*told, Message("dc-note-won-duel", {"who": Who(winner)})]


def _declared(ride: CoachRide, seat: int, how: int, content: int) -> list[Message]:
    """The claim, what those concerned show, and whether it was true (DC-4.4)."""
    args: _Args = {"who": Who(seat)}
    if how == ALONE:
        return [Message("dc-note-declared-alone", args), *_listed(ride.hands[seat])]
    own = int(ride.society(seat))
    about = own if how == OWN else 1 - own
    goal = item(KEY if about == ORDER else GOBLET)
    claim = "dc-note-declared" if how == OWN else "dc-note-divined"
    told = [Message(claim, {**args, "society": society(about), "item": goal})]
    partners = named(content & 255)
    told += [Message("dc-note-named", {"who": Who(partner)}) for partner in partners]
    for one in [seat, *partners] if how == OWN else partners:
        told.append(
            Message(
                "dc-note-counts",
                {"who": Who(one), "society": society(int(ride.society(one))), "items": int(counting(ride, one, about))},
            )
        )
    return [*told, Message("dc-note-true" if content & 256 else "dc-note-false")]


_LISTS = {
    on.TRADED: _traded,
    on.SAW_SOCIETY: _saw_society,
    on.SAW_ITEMS: _saw_items,
    on.SAW_PILE: _saw_pile,
    on.ORDERED: _ordered,
    on.OPENED: _opened,
    on.CHANGED: _changed,
    on.HUSHED: _hushed,
    on.MEANT: _meant,
    on.STOOD: _stood,
    on.ENDED: _ended,
}


def _ending(before: CoachRide, after: CoachRide) -> list[Message]:
    """The next turn, or the end."""
    if after.actor == OVER:
        return _result(after)
    if after.turn_seat >= 0 and (after.turn != before.turn or before.turn_seat < 0):
        return [Message("dc-turn", {"turn": after.turn, "who": Who(after.turn_seat)})]
    return []


def _result(after: CoachRide) -> list[Message]:
    if not after.won:
        return [Message("dc-drawn-game")]
    winners = after.winners()
    told = []
    for group in (ORDER, BROTHERHOOD):
        if after.won == after.members(group) and len(winners) > 1:
            told.append(Message("dc-society-wins", {"society": society(group)}))
    return [*told, *(Message("dc-wins", {"who": Who(seat)}) for seat in winners)]
