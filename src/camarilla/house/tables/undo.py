"""Whether a move may be taken back: only while nobody has learnt anything from it that was hidden before.

The answer is worked out from what the mover knows, never from the true position, so that asking tells nothing.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from ...core.position import SPECTATOR, Dice, Position
from ...core.replay import Step
from ...core.rules import AnyRules

WORLDS = 6
"""Imagined worlds that the move is tried in."""


def reveals(rules: AnyRules, step: Step) -> bool:
    """Whether a move showed anybody (the mover among them) something that lay hidden before it."""
    if not rules.secrets:
        return False
    seen = rules.view(step.after, step.actor)
    dice = _dice(rules, step)
    for _world in range(WORLDS):
        world = step.before.imagine(step.actor, dice)
        after = _after(world, step.actor, step.move)
        if after is None or rules.view(after, step.actor) != seen:
            return True
        if any(_learns(rules, world, after, step, observer, dice) for observer in _others(world, step.actor)):
            return True
    return False


def _dice(rules: AnyRules, step: Step) -> Dice:
    """The same whenever the same is asked: nobody asks until the answer suits them."""
    known = [rules.view(step.before, step.actor), step.move]
    return Dice(int.from_bytes(blake2b(msgspec.json.encode(known), digest_size=7).digest()))


def _learns(rules: AnyRules, world: Position, after: Position, step: Step, observer: int, dice: Dice) -> bool:
    """Whether an observer could tell, after the move, that it lives in this world and not in another it thought of."""
    elsewhere = _after(world.imagine(observer, dice), step.actor, step.move)
    return elsewhere is None or rules.view(elsewhere, observer) != rules.view(after, observer)


def _others(world: Position, mover: int) -> list[int]:
    return [observer for observer in [*range(world.seats), SPECTATOR] if observer != mover]


def _after(world: Position, seat: int, move: int) -> Position | None:
    if not world.is_legal(seat, move):
        return None
    after = world.copy()
    after.apply(seat, move)
    return after
