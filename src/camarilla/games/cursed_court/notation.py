"""Moves as people write them: ``bet opera 6``, ``bet king 0 feint``, coinless ``bet king``; ``stay``, ``rebuy 2``,
``leave``; ``share``, ``another-year``. Chance: ``marker A``, a face-down card with its place ``AB queen``, a face-up
card ``queen``.
"""

from __future__ import annotations

import re
from difflib import get_close_matches

from ...core.message import Message
from ...core.position import CHANCE
from ...core.seats import seat_letter
from .edition import NOBLES
from .phases import BETTING, BETWEEN, FACE_DOWN, MARKER, VOTING
from .phases.year_end import LEAVE, MORE, PLAY_ON, REBUY, SHARE, STAY, stacks_of
from .position import UNSEEN, CursedCourt
from .tables import COINS

_ANSWERS = {"stay": STAY, "leave": LEAVE}
_VOTES = {"share": SHARE, "another-year": PLAY_ON}
_WORDS = {move: word for word, move in [*_ANSWERS.items(), *_VOTES.items()]}
_REBUY = re.compile(r"rebuy(?: (\d{1,9}))?")
_BET = re.compile(r"bet ([a-z-]+)(?: (\d{1,9}))?( feint)?")


def text(court: CursedCourt, actor: int, move: int) -> str:
    """A move, or what somebody saw of it (``Position.label``): ``?`` for a card or a mark that they may not look at."""
    if actor == CHANCE:
        if court.phase == MARKER:
            return f"marker {seat_letter(move)}"
        return f"{_place(court)}{'?' if move == UNSEEN else court.tables.keys[move]}"
    if court.phase != BETTING:
        return f"rebuy {stacks_of(move)}" if stacks_of(move) else _WORDS[move]
    return f"{_bet(court, UNSEEN - move)} ?" if move < 0 else _bet(court, move)


def _bet(court: CursedCourt, bet: int) -> str:
    form = bet_form(court.coinless, bet & 1 == 1)
    key = court.tables.keys[(bet & (COINS - 1)) >> 1]
    return form.replace("{region}", key).replace("{n}", str(bet // COINS))


def bet_form(coinless: bool, feint: bool) -> str:
    """How a bet is written, with names in place of what differs from bet to bet."""
    return f"bet {{region}}{'' if coinless else ' {n}'}{' feint' if feint else ''}"


def parse(court: CursedCourt, actor: int, written: str) -> int | None:
    """The move a text stands for, legal or not; None if it is no move of this moment at all."""
    words = " ".join(written.lower().split())
    if actor == CHANCE:
        return _outcome(court, words)
    if court.phase == VOTING:
        return _VOTES.get(words)
    if court.phase == BETWEEN:
        return _answer(words)
    match = _BET.fullmatch(words)
    if not match or match[1] not in court.tables.region_of or (match[2] is None) != court.coinless:
        return None
    return int(match[2] or 0) * COINS + court.tables.region_of[match[1]] * 2 + bool(match[3])


def _answer(words: str) -> int | None:
    """``rebuy`` alone is one stack."""
    stacks = _REBUY.fullmatch(words)
    return REBUY + MORE * (int(stacks[1] or 1) - 1) if stacks else _ANSWERS.get(words)


def why_unreadable(court: CursedCourt, actor: int, written: str) -> Message | None:
    """What is wrong with a text that should be a bet; None where no bet is waited for."""
    if court.phase != BETTING or actor != court.actor:
        return None
    words = written.lower().split()
    if len(words) > 1 and words[0] == "bet" and words[1] not in court.tables.region_of:
        nearest = get_close_matches(words[1], court.tables.keys, n=1, cutoff=0.0)[0]
        return Message("cc-why-no-region", {"region": words[1][:40], "nearest": nearest})
    feints = "yes" if court.masquerade else "no"
    if court.coinless:
        return Message("cc-why-write-so-coinless", {"feints": feints})
    return Message("cc-why-write-so", {"stack": court.unit(), "feints": feints})


def _outcome(court: CursedCourt, words: str) -> int | None:
    if court.phase == MARKER:
        seats = [f"marker {seat_letter(seat)}".lower() for seat in range(court.seats)]
        return seats.index(words) if words in seats else None
    noble = court.tables.region_of.get(words.removeprefix(_place(court).lower()), NOBLES)
    return noble if noble < NOBLES else None


def _place(court: CursedCourt) -> str:
    """Where the next card goes: the seats that will see it, or nothing for a card that all see."""
    if court.phase != FACE_DOWN:
        return ""
    return "".join([seat_letter(seat) for seat in neighbours(court, court.laid)]) + " "


def neighbours(court: CursedCourt, card: int) -> list[int]:
    """The seats on both sides of a face-down card, in clockwise order; one alone with two players (CC-2.4)."""
    seers = court.seers(card)
    found = [seat for seat in range(court.seats) if (seers >> seat) & 1]
    closes_the_circle = court.players > 2 and card * court.players >= court.to_lay() * (court.players - 1)
    return found[::-1] if closes_the_circle else found
