"""Why a move of The Rose King is worth thinking of, in the words of the game."""

from __future__ import annotations

from ....core.message import Message
from ....core.position import OVER
from ..position import DRAW, HERO, PASS, RoseKing
from .knowledge import REACH, Survey

WORTH_DENYING = 5
"""Points below which nobody would speak of them."""
LITTLE = 4


def reasons(world: RoseKing, seat: int, move: int) -> list[Message]:
    """The weightiest first; at least one."""
    if move == PASS:
        return [Message("rk-hint-pass")]
    if move == DRAW:
        return [Message("rk-hint-draw", {"cards": world.side(seat).held + 1}), *_of_waiting(world, seat)]
    after = world.copy()
    after.apply(seat, move)
    told = [*_of_end(after, seat), *_of_strike(world, seat, move, after)]
    told += [*_of_growth(world, seat, after), *_of_denial(world, seat, move), *_of_answers(after, seat)]
    return told or [Message("rk-hint-way", {"square": world.tables.square_of[after.crown]})]


def differences(world: RoseKing, seat: int, first: int, other: int) -> list[Message]:
    """Heroes that are kept or spent, and the lead right after the move."""
    told = []
    heroes = _is_hero(first) - _is_hero(other)
    if heroes:
        told.append(Message("rk-differs-keeps-hero" if heroes > 0 else "rk-differs-spends-hero"))
    more = _lead_after(world, seat, other) - _lead_after(world, seat, first)
    if more:
        told.append(Message("rk-differs-more" if more > 0 else "rk-differs-less", {"points": abs(more)}))
    return told


def _is_hero(move: int) -> bool:
    return HERO <= move < DRAW


def _lead_after(world: RoseKing, seat: int, move: int) -> int:
    """Drawing and passing change nothing on the board, and what is drawn is nobody's to know."""
    after = world
    if move < DRAW:
        after = world.copy()
        after.apply(seat, move)
    scores = after.scores()
    return scores[seat] - scores[1 - seat]


def _of_end(after: RoseKing, seat: int) -> list[Message]:
    return [Message("rk-hint-last")] if after.actor == OVER and seat in after.winners() else []


def _of_strike(world: RoseKing, seat: int, move: int, after: RoseKing) -> list[Message]:
    if move < HERO:
        return []
    lost = world.scores()[1 - seat] - after.scores()[1 - seat]
    parts = len(after.regions(1 - seat)) - len(world.regions(1 - seat))
    return [Message("rk-hint-cuts" if parts > 0 else "rk-hint-turns", {"points": lost})]


def _of_growth(world: RoseKing, seat: int, after: RoseKing) -> list[Message]:
    gained = after.scores()[seat] - world.scores()[seat]
    size = next(len(region) for region in after.regions(seat) if after.crown in region)
    joined = 1 + len(world.regions(seat)) - len(after.regions(seat))
    if joined > 1:
        return [Message("rk-hint-joins", {"regions": joined, "size": size, "points": gained})]
    return [Message("rk-hint-grows", {"size": size, "points": gained})] if joined else []


def _of_denial(world: RoseKing, seat: int, move: int) -> list[Message]:
    if move >= HERO:
        return []
    survey = Survey(world.tables)
    survey.take(world)
    denied = survey.gains[(1 - seat) * survey.room + survey.target(world, move)]
    return [Message("rk-hint-denies", {"points": denied})] if denied >= WORTH_DENYING else []


def _of_answers(after: RoseKing, seat: int) -> list[Message]:
    """What the other side can do from where the crown stands now."""
    if after.actor == OVER:
        return []
    square = after.tables.square_of[after.crown]
    cards, most = _answers(after, 1 - seat)
    if cards == 0:
        return [Message("rk-hint-strands", {"square": square})]
    return [Message("rk-hint-quiet", {"square": square, "points": most})] if most <= LITTLE else []


def _of_waiting(world: RoseKing, seat: int) -> list[Message]:
    cards, most = _answers(world, 1 - seat)
    return [Message("rk-hint-waits")] if cards == 0 or most <= LITTLE else []


def _answers(world: RoseKing, seat: int) -> tuple[int, int]:
    """How many cards a seat could play from here, and the most points one of them would bring it."""
    survey = Survey(world.tables)
    survey.take(world)
    survey.reach(world, seat)
    return survey.best[REACH * seat] + survey.best[REACH * seat + 1], survey.best[REACH * seat + 2]
