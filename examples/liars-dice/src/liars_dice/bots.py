from __future__ import annotations

from camarilla.bots.bot import Bot, Perspective
from camarilla.core.position import Dice

from .position import DOUBT, FACES, LiarsDice
from .show import chance_of


class Novice(Bot):
    def choose(self, perspective: Perspective, dice: Dice) -> int:
        world, seat = perspective.world, perspective.seat
        assert isinstance(world, LiarsDice)
        if world.bids and chance_of(world, seat, world.bid()) < 0.5:
            return DOUBT
        bids = [move for move in world.moves(seat) if move >= FACES]
        return max(bids, key=lambda bid: (min(chance_of(world, seat, bid), 0.6), bid)) if bids else DOUBT


class Master(Novice):
    pass
