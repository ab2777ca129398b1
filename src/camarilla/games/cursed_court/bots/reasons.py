"""Why a bet is worth thinking of, in the words of Cursed Court."""

from __future__ import annotations

from ....core.message import Message, Who
from ....core.position import SPECTATOR
from ..notation import neighbours
from ..odds import Odds, odds
from ..phases import BETTING
from ..phases.year_end import LEAVE, PLAY_ON, SHARE, STAY
from ..position import COINS, CursedCourt
from .belief import Belief

_ANSWERS = {
    STAY: "cc-hint-stay",
    LEAVE: "cc-hint-leave",
    SHARE: "cc-hint-share",
    PLAY_ON: "cc-hint-another-year",
}
LIKELY = 0.5
"""From when on a hidden card is worth a word."""
SECRET = 0.5
"""How many points more than everybody can see are worth a word."""
WANTED = 2.0
"""What a region must be worth in everybody's eyes for a small stack on it to be a bait."""


def reasons(court: CursedCourt, seat: int, move: int, belief: Belief | None) -> list[Message]:
    """The weightiest first."""
    if court.phase != BETTING:
        return [Message(_ANSWERS.get(move, "cc-hint-rebuy"))]
    region = (move & (COINS - 1)) >> 1
    if move & 1:
        return [Message("cc-hint-feint", court.tables.words(region))]
    mine, public = odds(court, seat)[region], odds(court, SPECTATOR)[region]
    told = [_hope(court, region, mine)]
    if mine.points > public.points + SECRET:
        told.append(Message("cc-hint-secret", court.tables.words(region)))
    if belief is not None:
        told += _whispers(court, region, belief)
    return told + _stack(court, seat, region, move // COINS, public)


def differences(court: CursedCourt, first: int, other: int) -> list[Message]:
    """The stakes."""
    more = other // COINS - first // COINS if court.phase == BETTING else 0
    return [Message("cc-differs-more" if more > 0 else "cc-differs-less", {"coins": abs(more)})] if more else []


def _hope(court: CursedCourt, region: int, mine: Odds) -> Message:
    words = court.tables.words(region)
    if mine.chance == 1.0:
        return Message("cc-hint-sure", words)
    return Message("cc-hint-chance", {**words, "percent": round(mine.chance * 100)})


def _whispers(court: CursedCourt, region: int, belief: Belief) -> list[Message]:
    """Cards out of sight that the bets of their neighbours speak for."""
    told = []
    for place in belief.unseen:
        chances = belief.chances(place)
        seers = [Who(seat) for seat in neighbours(court, place)]
        for noble in court.tables.groups[region]:
            if chances[noble] >= LIKELY:
                words = {**court.tables.words(noble, "noble"), "who": seers[0], "other": seers[-1]}
                told.append(Message("cc-hint-whisper" if len(seers) > 1 else "cc-hint-whisper-alone", words))
    return told


def _stack(court: CursedCourt, seat: int, region: int, coins: int, public: Odds) -> list[Message]:
    if court.coinless:
        return [] if court.board[region] else [Message("cc-hint-first")]
    told = []
    holder = court.board[region] & 7
    if holder:
        told.append(Message("cc-hint-bump", {"whom": Who(holder - 1)}))
    rivals = [court.total(rival) for rival in range(court.seats) if rival != seat and court.sits(rival)]
    if coins * 2 > max(rivals):
        told.append(Message("cc-hint-safe"))
    elif public.points >= WANTED and coins * 8 < max(rivals):
        told.append(Message("cc-hint-bait"))
    elif coins == 0:
        told.append(Message("cc-hint-free"))
    return told
