"""What happens in The Rose King, as messages. Nothing is hidden, so everybody reads the same. Compiled."""

from __future__ import annotations

from ...core.facts import Fact
from ...core.message import Message, Who
from ...core.position import CHANCE, OVER
from .position import DRAW, HERO, PASS, RED, WHITE, RoseKing, card_in
from .view import sum_of_squares

WHO = (Who(RED), Who(WHITE))


def facts(before: RoseKing, actor: int, move: int, after: RoseKing) -> list[Fact]:
    """A move and what came of it."""
    messages = _dealt(before, move) if actor == CHANCE else [_moved(before, actor, move)]
    if after.actor == OVER:
        messages += _ended(after)
    return [Fact(message) for message in messages]


def _dealt(before: RoseKing, card: int) -> list[Message]:
    dealt = Message("rk-dealt", {"who": WHO[before.drawing], "card": before.tables.card_names[card]})
    return [dealt, Message("rk-new-deck")] if before.deck == 1 else [dealt]


def _moved(before: RoseKing, seat: int, move: int) -> Message:
    if move in (DRAW, PASS):
        return Message("rk-draw" if move == DRAW else "rk-pass", {"who": WHO[seat]})
    card = card_in(move)
    name, square = before.tables.card_names[card], before.tables.square_of[before.target(card)]
    return Message("rk-hero" if move >= HERO else "rk-play", {"who": WHO[seat], "card": name, "square": square})


def _ended(after: RoseKing) -> list[Message]:
    """How it ended, counted as the rulebook counts: every region, the sums, the winner."""
    messages = [Message("rk-end-stones" if after.supply == 0 else "rk-end-stuck")]
    scores, winners = after.standing()
    for seat in (RED, WHITE):
        sums = sum_of_squares(after.regions(seat))
        messages.append(Message("rk-count", {"who": WHO[seat], "sum": sums, "score": scores[seat]}))
    if not winners:
        return [*messages, Message("rk-drawn-game")]
    if scores[RED] == scores[WHITE]:
        red, white = after.tally()
        messages.append(Message("rk-tie-largest" if red.largest != white.largest else "rk-tie-stones"))
    return [*messages, Message("rk-wins", {"who": WHO[winners[0]]})]
