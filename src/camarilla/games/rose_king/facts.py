"""What happens in The Rose King, as messages. Everybody sees everything, so everybody is told the same."""

from __future__ import annotations

from ...core.facts import Fact
from ...core.message import Argument, Message, Who
from ...core.position import CHANCE, OVER
from .position import DRAW, HERO, PASS, RED, WHITE, RoseKing
from .tables import SLOTS

WHO = (Who(RED), Who(WHITE))


def facts(before: RoseKing, actor: int, move: int, after: RoseKing) -> list[Fact]:
    """A move and what came of it."""
    return [Fact(message) for message in _told(before, actor, move, after)]


def _told(before: RoseKing, actor: int, move: int, after: RoseKing) -> list[Message]:
    if actor == CHANCE:
        told = [_dealt(before, move)]
        if before.deck == 1:
            told.append(Message("rk-new-deck"))
    else:
        told = [_done(before, actor, move)]
    if after.actor == OVER:
        told += _ending(after)
    return told


def _done(before: RoseKing, seat: int, move: int) -> Message:
    who: dict[str, Argument] = {"who": WHO[seat]}
    if move == DRAW:
        return Message("rk-draw", who)
    if move == PASS:
        return Message("rk-pass", who)
    card = move - HERO if move >= HERO else move
    tables = before.tables
    square = tables.square_of[tables.targets[before.crown * SLOTS + card]]
    where: dict[str, Argument] = {**who, "card": tables.card_names[card], "square": square}
    return Message("rk-hero" if move >= HERO else "rk-play", where)


def _dealt(before: RoseKing, card: int) -> Message:
    return Message("rk-dealt", {"who": WHO[before.drawing], "card": before.tables.card_names[card]})


def _ending(after: RoseKing) -> list[Message]:
    """How it ended, counted as the rulebook counts: every region, the sums, the winner."""
    told = [Message("rk-end-stones" if after.supply == 0 else "rk-end-stuck")]
    scores = after.scores()
    for seat in (RED, WHITE):
        sizes = [len(region) for region in after.regions(seat)]
        sums = " + ".join(f"{size}²" for size in sizes) or "0"
        told.append(Message("rk-count", {"who": WHO[seat], "sum": sums, "score": scores[seat]}))
    winners = after.winners()
    if not winners:
        return [*told, Message("rk-drawn-game")]
    if scores[RED] == scores[WHITE]:
        red, white = after.tally()
        told.append(Message("rk-tie-largest" if red.largest != white.largest else "rk-tie-stones"))
    return [*told, Message("rk-wins", {"who": WHO[winners[0]]})]
