"""What is shown, offered, told and drawn."""

from __future__ import annotations

from math import comb

from camarilla.core.choice import ChoiceGroup, Menu
from camarilla.core.facts import Fact
from camarilla.core.menu import group
from camarilla.core.message import Argument, Message, Name, Who
from camarilla.core.phrases import Phrases
from camarilla.core.position import CHANCE, OVER
from camarilla.core.view import Ask
from camarilla.core.words import say

from .position import DOUBT, FACES, SPOT_ON, Lifted, LiarsDice, dice_in, matching
from .view import Bid, Call, LiarsDiceOpen, LiarsDiceOwn, LiarsDiceView

CALLS = {DOUBT: "doubt", SPOT_ON: "spot-on"}


# What lies open, and what is under one's own cup


def lies_open(position: LiarsDice) -> LiarsDiceOpen:
    lifted = position.lifted
    bids: list[list[int | None]] = [[None] * sum(position.left) for _ in range(FACES)]
    for seat, bid in zip(position.bidders, position.bids, strict=True):
        bids[bid % FACES][bid // FACES - 1] = seat
    return LiarsDiceOpen(
        waiting=[seat for seat in position.waiting() if seat >= 0],
        outcome=position.outcome(),
        bids=bids,
        bid=_bid(position.bidders[-1], position.bid()) if position.bids else None,
        round=position.round,
        left=position.left.copy(),
        shown=[dice_in(roll) for roll in lifted.rolls] if lifted else [[] for _ in position.left],
        last=_last(lifted) if lifted else None,
        call=_call(lifted) if lifted else None,
    )


def _bid(seat: int, bid: int) -> Bid:
    return Bid(seat, bid // FACES, bid % FACES + 1)


def _call(lifted: Lifted) -> Call:
    return Call(_bid(lifted.bidder, lifted.bid), lifted.caller, CALLS[lifted.call], lifted.count, lifted.lost)


def _last(lifted: Lifted) -> Message:
    words = {"who": Who(lifted.caller), "whom": Who(lifted.bidder), **bid_words(lifted.bid), "count": lifted.count}
    return Message(f"ld-last-{CALLS[lifted.call]}", words)


def own(position: LiarsDice, seat: int) -> LiarsDiceOwn:
    chance = None
    if position.bids and position.left[seat]:
        chance = round(100 * chance_of(position, seat, position.bid()))
    odds = None if chance is None else Message("ld-odds", {"chance": chance})
    return LiarsDiceOwn(seat=seat, dice=dice_in(position.rolls[seat]), odds=odds, chance=chance)


def chance_of(position: LiarsDice, seat: int, bid: int) -> float:
    """How likely a bid is true to a seat that knows its own dice and nothing of the others'."""
    face, wild = bid % FACES + 1, position.terms.wild
    hidden = sum(position.left) - position.left[seat]
    return at_least(bid // FACES - matching(position.rolls[seat], face, wild), hidden, wild and face != 1)


def at_least(wanted: int, dice: int, wild: bool) -> float:
    """How likely so many of some dice show a face, or a wild one."""
    hits = 2 if wild else 1
    ways = sum(comb(dice, n) * hits**n * (FACES - hits) ** (dice - n) for n in range(max(0, wanted), dice + 1))
    return ways / FACES**dice


# What is asked, and what may be answered


def ask(position: LiarsDice, seat: int) -> Ask | None:
    if seat != position.actor:
        return None
    if not position.bids:
        return Ask(Message("ld-ask-first"), "LD-3.1")
    return Ask(Message("ld-ask", {"who": Who(position.bidders[-1]), **bid_words(position.bid())}), "LD-3.2")


def menu(position: LiarsDice, seat: int) -> Menu:
    moves = position.moves(seat)
    calls = [ChoiceGroup(CALLS[move], CALLS[move]) for move in moves if move < FACES]
    bids = [move for move in moves if move >= FACES]
    if not bids:
        return [*calls]
    quantities, faces = [str(bid // FACES) for bid in bids], [str(bid % FACES + 1) for bid in bids]
    return [*calls, group("bid", "{quantity}x{face}", {"quantity": [*quantities], "face": [*faces]})]


def bid_words(bid: int) -> dict[str, Argument]:
    return {"quantity": bid // FACES, "face": Name(f"ld-face-{bid % FACES + 1}")}


# What happened


def facts(before: LiarsDice, actor: int, move: int, after: LiarsDice) -> list[Fact]:
    if actor == CHANCE:
        return _rolled(before, move)
    if move >= FACES:
        return [Fact(Message("ld-bid", {"who": Who(actor), **bid_words(move)}))]
    assert after.lifted
    messages = _called(after.lifted)
    out = [seat for seat, dice in enumerate(after.left) if not dice and before.left[seat]]
    messages += [Message("ld-out", {"who": Who(seat)}) for seat in out]
    if after.actor == OVER:
        messages.append(Message("ld-wins", {"who": Who(after.winners()[0])}))
    return [Fact(message) for message in messages]


def _rolled(before: LiarsDice, roll: int) -> list[Fact]:
    """Only whoever rolls is told what."""
    begins = Message("ld-round", {"round": before.round, "who": Who(before.starter), "dice": sum(before.left)})
    seat = before.roller()
    yours = Fact(Message("ld-your-dice", {"dice": _spaced(dice_in(roll))}), to=(seat,))
    return [yours] if any(before.rolls) else [Fact(begins), yours]


def _called(lifted: Lifted) -> list[Message]:
    who: dict[str, Argument] = {"who": Who(lifted.caller), "whom": Who(lifted.bidder), **bid_words(lifted.bid)}
    messages = [Message(f"ld-called-{CALLS[lifted.call]}", who)]
    for seat, roll in enumerate(lifted.rolls):
        if roll:
            messages.append(Message("ld-shows", {"who": Who(seat), "dice": _spaced(dice_in(roll))}))
    messages.append(Message("ld-count", {"quantity": lifted.count, "face": bid_words(lifted.bid)["face"]}))
    losses = [(seat, lost) for seat, lost in enumerate(lifted.lost) if lost]
    return messages + [Message("ld-loses", {"who": Who(seat), "dice": lost}) for seat, lost in losses]


def _spaced(dice: list[int]) -> str:
    return " ".join(str(face) for face in dice)


# The table in letters


def draw(view: LiarsDiceView, language: str) -> str:
    phrase, now, mine = Phrases("ld", language), view.open, view.own
    wild = "yes" if view.setting.wild else "no"
    lines = [phrase("ld-head", round=now.round, dice=sum(now.left), wild=wild), ""]
    bids = sorted((column, row, seat) for row, seats in enumerate(now.bids) for column, seat in enumerate(seats) if seat is not None)
    for seat, left in enumerate(now.left):
        mark = "▸" if seat in now.waiting else " "
        cup = _spaced(mine.dice) if mine and mine.seat == seat else " ".join("?" * left)
        said = [bid_words(FACES * (column + 1) + row) for column, row, bidder in bids if bidder == seat]
        told = ", ".join(phrase("ld-bid-short", **words) for words in said)
        lines.append(f"{mark} {phrase.seat(seat)}  [{cup or '–':^11}]  {told}".rstrip())
    if mine and mine.odds:
        lines += ["", say(mine.odds, language)]
    if now.last:
        shown = [f"{phrase.seat(seat)} {_spaced(dice)}" for seat, dice in enumerate(now.shown) if dice]
        lines += ["", say(now.last, language), f"  {', '.join(shown)}"]
    return "\n".join(lines)
