"""Liar's Dice: two to six players, dice under cups, and bids that somebody will doubt. The clauses: ``help.en.md``."""

from __future__ import annotations

import re
from importlib.resources import files

from camarilla.core.choice import ChoiceGroup, Menu
from camarilla.core.edition import Edition
from camarilla.core.facts import Fact
from camarilla.core.menu import group
from camarilla.core.message import Argument, Message, Name, Who
from camarilla.core.option import Option, Options, Value
from camarilla.core.phrases import Phrases
from camarilla.core.position import CHANCE, OVER
from camarilla.core.rules import Rules, plain
from camarilla.core.seats import seat_letter
from camarilla.core.view import Ask
from camarilla.core.words import say

from .position import DOUBT, FACES, SPOT_ON, UNSEEN, LiarsDice, Lifted, Terms, bid_text, dice_in
from .view import Bid, LiarsDiceOpen, LiarsDiceOwn, LiarsDiceSetting, LiarsDiceView

BID = re.compile(r"(?:bid )?(\d{1,2}) ?[x× ] ?([1-6])")
CALLS = {DOUBT: "doubt", SPOT_ON: "spot-on"}


def option(name: str, default: Value, low: int = 0, high: int = 0, choices: tuple[str, ...] = ()) -> Option:
    title = f"ld-option-{name}"
    return Option(name=name, default=default, title=title, help=f"{title}-help", low=low, high=high, choices=choices)


class LiarsDiceRules(Rules[LiarsDice, LiarsDiceView, Edition]):
    name = "liars-dice"
    code = "ld"
    players = range(2, 7)
    options = (
        option("dice", 5, low=3, high=6),
        option("wild", True),
        option("spot-on", False),
        option("loss", "one", choices=("one", "difference")),
    )
    secrets = True
    ink = {r"▸.*": "bold", r"\[ *[1-6 ]+\]": "bold yellow", r"\d+%": "dim"}
    edition_type = Edition
    folder = files(__package__)

    def start(self, seats: int, options: Options, edition: Edition) -> LiarsDice:
        dice, wild, spot_on = int(options["dice"]), bool(options["wild"]), bool(options["spot-on"])
        return LiarsDice(seats, Terms(dice, wild, spot_on, options["loss"] == "difference"))

    def text(self, position: LiarsDice, actor: int, move: int) -> str:
        if actor == CHANCE:
            return f"{seat_letter(position.roller())} {'?' if move == UNSEEN else move}"
        return CALLS[move] if move < FACES else bid_text(move)

    def parse(self, position: LiarsDice, actor: int, text: str) -> int | None:
        """A bid that is too low is read, too: then the position says what is wrong with it."""
        bid = BID.fullmatch(plain(text))
        if actor == CHANCE or not bid:
            return super().parse(position, actor, text)
        return FACES * int(bid[1]) + int(bid[2]) - 1

    # What is shown and asked

    def setting(self, position: LiarsDice) -> LiarsDiceSetting:
        terms, players = position.terms, int(position.seats)
        loss = "difference" if terms.difference else "one"
        return LiarsDiceSetting(players=players, dice=terms.dice, wild=terms.wild, spot_on=terms.spot_on, loss=loss)

    def open(self, position: LiarsDice) -> LiarsDiceOpen:
        lifted, last = position.lifted, position.bid()
        bids: list[list[int | None]] = [[None] * sum(position.left) for _ in range(FACES)]
        for seat, bid in zip(position.bidders, position.bids, strict=True):
            bids[bid % FACES][bid // FACES - 1] = seat
        return LiarsDiceOpen(
            waiting=[seat for seat in position.waiting() if seat >= 0],
            outcome=position.outcome(),
            bids=bids,
            bid=Bid(position.bidders[-1], last // FACES, last % FACES + 1) if position.bids else None,
            round=position.round,
            left=position.left.copy(),
            shown=[dice_in(roll) for roll in lifted.rolls] if lifted else [[] for _ in position.left],
            last=called(lifted, "last") if lifted else None,
        )

    def own(self, position: LiarsDice, seat: int) -> LiarsDiceOwn:
        chance = (
            round(100 * position.chance_of(position.bid(), seat)) if position.bids and position.left[seat] else None
        )
        odds = None if chance is None else Message("ld-odds", {"chance": chance})
        return LiarsDiceOwn(seat=seat, dice=dice_in(position.rolls[seat]), odds=odds, chance=chance)

    def ask(self, position: LiarsDice, seat: int) -> Ask | None:
        if seat != position.actor or not position.bids:
            return Ask(Message("ld-ask-first"), "LD-3.1") if seat == position.actor else None
        return Ask(Message("ld-ask", {"who": Who(position.bidders[-1]), **bid_words(position.bid())}), "LD-3.2")

    def menu(self, position: LiarsDice, seat: int) -> Menu:
        moves = position.moves(seat)
        calls = [ChoiceGroup(CALLS[move], CALLS[move]) for move in moves if move < FACES]
        bids = [move for move in moves if move >= FACES]
        quantities, faces = [str(bid // FACES) for bid in bids], [str(bid % FACES + 1) for bid in bids]
        raising = [group("bid", "{quantity}x{face}", {"quantity": [*quantities], "face": [*faces]})] if bids else []
        return [*calls, *raising]

    # What happened

    def facts(self, before: LiarsDice, actor: int, move: int, after: LiarsDice) -> list[Fact]:
        if actor == CHANCE:  # only whoever rolls is told what
            yours = Fact(Message("ld-your-dice", {"dice": spaced(dice_in(move))}), to=(before.roller(),))
            begins = Message("ld-round", {"round": before.round, "who": Who(before.starter), "dice": sum(before.left)})
            return [yours] if any(before.rolls) else [Fact(begins), yours]
        if move >= FACES:
            return [Fact(Message("ld-bid", {"who": Who(actor), **bid_words(move)}))]
        assert after.lifted
        lifted, seats = after.lifted, range(int(after.seats))
        rolls = [(Who(seat), spaced(dice_in(lifted.rolls[seat]))) for seat in seats if lifted.rolls[seat]]
        messages = [called(lifted, "called"), *(Message("ld-shows", {"who": who, "dice": dice}) for who, dice in rolls)]
        messages.append(Message("ld-count", {**bid_words(lifted.bid), "quantity": lifted.count}))
        losses = [(Who(seat), lifted.lost[seat]) for seat in seats if lifted.lost[seat]]
        messages += [Message("ld-loses", {"who": who, "dice": lost}) for who, lost in losses]
        messages += [Message("ld-out", {"who": who}) for who, _ in losses if not after.left[who.seat]]
        if after.actor == OVER:
            messages.append(Message("ld-wins", {"who": Who(after.winners()[0])}))
        return [Fact(message) for message in messages]

    def draw(self, view: LiarsDiceView, language: str = "en") -> str:
        phrase, now, mine = Phrases("ld", language), view.open, view.own
        wild = "yes" if view.setting.wild else "no"
        lines = [phrase("ld-head", round=now.round, dice=sum(now.left), wild=wild), ""]
        places = [(n, face, seat) for face, row in enumerate(now.bids) for n, seat in enumerate(row, 1)]
        for seat, left in enumerate(now.left):
            mark = "▸" if seat in now.waiting else " "
            cup = spaced(mine.dice) if mine and mine.seat == seat else " ".join("?" * left)
            bids = sorted(FACES * n + face for n, face, bidder in places if bidder == seat)
            told = ", ".join(phrase("ld-amount", **bid_words(bid)) for bid in bids)
            lines.append(f"{mark} {phrase.seat(seat)}  [{cup or '–':^11}]  {told}".rstrip())
        if mine and mine.odds:
            lines += ["", say(mine.odds, language)]
        if now.last:
            shown = [f"{phrase.seat(seat)} {spaced(dice)}" for seat, dice in enumerate(now.shown) if dice]
            lines += ["", f"{phrase('ld-show-last')}: {say(now.last, language)}", f"  {', '.join(shown)}"]
        return "\n".join(lines)


def called(lifted: Lifted, kind: str) -> Message:
    """The call that ended a round: for the log now, and for the table as the ``last`` one."""
    words = {"who": Who(lifted.caller), "whom": Who(lifted.bidder), **bid_words(lifted.bid), "count": lifted.count}
    return Message(f"ld-{kind}-{CALLS[lifted.call]}", words)


def bid_words(bid: int) -> dict[str, Argument]:
    return {"quantity": bid // FACES, "face": Name(f"ld-face-{bid % FACES + 1}")}


def spaced(dice: list[int]) -> str:
    return " ".join(str(face) for face in dice)


RULES = LiarsDiceRules()
