"""What agents are handed is as secret as what people are shown. Asked of games that have an encoder."""

from __future__ import annotations

from array import array

from .. import Dice
from ..core.registry import manifest
from ..research.parts import encoder_of, moves_of
from .suite import every_table
from .worlds import World, moments


@every_table
def what_a_seat_cannot_know_is_not_in_its_observation(world: World) -> None:
    """Non-interference: redraw all that is hidden from a seat, and its observation stays as it is."""
    if manifest(world.game).research is None:
        return
    encoder = encoder_of(world.rules, world.first())
    low = [field.low for field in encoder.fields for _ in range(field.size)]
    high = [field.high for field in encoder.fields for _ in range(field.size)]
    for position in moments(world, 1, 8):
        for seat in range(world.seats):
            here = encoder.encode(position, seat)
            numbers = array("h", here)
            assert len(numbers) == encoder.size
            assert all(least <= number <= most for least, number, most in zip(low, numbers, high, strict=True))
            for seed in range(2):
                other = position.imagine(seat, Dice(seed))
                assert encoder.encode(other, seat) == here
                assert other.moves(seat) == position.moves(seat)


@every_table
def every_decision_has_an_action(world: World) -> None:
    """Agents choose among the actions that the manifest's function lists. A game may have a few larger moves beyond
    them (bets of chips bought later), but never nothing else."""
    if manifest(world.game).research is None:
        return
    actions = set(moves_of(world.game, world.first()))
    for position in moments(world, 1, 20):
        for seat in position.waiting():
            assert seat < 0 or actions.intersection(position.moves(seat))
