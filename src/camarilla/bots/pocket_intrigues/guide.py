"""What the search knows of Pocket Intrigues. Compiled.

Only the game under way is searched; what its end is worth in the match is counted. The others are taken to do what
serves the goals that they probably have, so the tree is about one's own choices; and games are played out by
players who look at a few moves and take the best.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.position import CHANCE, OVER, Dice, Position
from ...games.pocket_intrigues.position import PocketIntrigues
from ...games.pocket_intrigues.tables import GOALS
from ..guide import Guide
from .belief import Belief
from .knowledge import Match, Scales

TURNS: Final = 1000


@final
class PocketGuide(Guide):
    def __init__(self, world: PocketIntrigues, seat: int) -> None:
        super().__init__()
        self.leads = True
        self.trust = 1.5
        self.tries: i64 = 3
        """Moves that a player of a playout looks at."""
        self.others_tries: i64 = 6
        """Moves that the others look at within the tree."""
        self.envy: float = 0.3
        """How much a player minds a rival's point against one of their own."""
        self.temper: float = 1.5
        self.ending: float = 4.0
        self.depth: i64 = TURNS
        self.heat: float = 2.0
        self.sit_down(world, seat)

    def sit_down(self, world: PocketIntrigues, seat: i64) -> None:
        """Take a seat at a table of so many, for a match to so many wins."""
        self.seat: i64 = seat
        self.scales = Scales(world.tables)
        self.belief = Belief(world.tables, world.seats, seat)
        self.match = Match(world.seats, world.needed)
        self.wins: vec[i64] = vec[i64]([0] * world.seats)

    def imagine(self, world: Position, seat: i64, dice: Dice) -> Position:
        new = cast(PocketIntrigues, world).copy()
        self.belief.deal(new, dice)
        new.imagine_cards(seat, dice)
        new.needed = 1  # the search ends with the game; the match is for `judge` to count
        return new

    def candidates(self, world: Position, seat: i64, dice: Dice) -> list[int]:
        if seat == self.seat:
            return world.moves(seat)
        return [self.tempted(cast(PocketIntrigues, world), seat, self.others_tries, dice)]

    def promises(self, world: Position, seat: i64, moves: list[int]) -> list[float]:
        if len(moves) == 1:
            return [1.0]
        position = cast(PocketIntrigues, world)
        appeals: list[float] = []
        best = -1e9
        for move in moves:
            appeal = self.appeal(position, seat, move)
            appeals.append(appeal)
            if appeal > best:
                best = appeal
        shares: list[float] = []
        for appeal in appeals:
            shares.append(exp((appeal - best) / self.temper))
        return shares

    def appeal(self, position: PocketIntrigues, seat: i64, move: i64) -> float:
        """How a move looks to a seat at first sight: its own points, and with some envy those of the others."""
        scales = self.scales
        scales.weigh_move(position, seat, move)
        own = int(scales.worth(position.goals[seat]))
        rivals = 0
        best = -1000
        for other in range(position.seats):
            if other != seat:
                worth = int(scales.worth(position.goals[other]))
                rivals += worth
                if worth > best:
                    best = worth
        appeal = float(own) - self.envy * rivals / (int(position.seats) - 1)
        if scales.is_last():
            appeal += self.ending if own > best else -self.ending if own < best else 0.0
        return appeal

    def tempted(self, position: PocketIntrigues, seat: i64, tries: i64, dice: Dice) -> i64:
        """The most appealing of a few moves that come to mind."""
        chosen: i64 = position.random_move(seat, dice)
        best = self.appeal(position, seat, chosen)
        for _try in range(1, tries):
            move = position.random_move(seat, dice)
            if move != chosen:
                appeal = self.appeal(position, seat, move)
                if appeal > best:
                    best = appeal
                    chosen = move
        return chosen

    def judge(self, world: Position, dice: Dice) -> list[float]:
        position = cast(PocketIntrigues, world)
        turns: i64 = 0
        while position.actor != OVER:
            actor = position.actor
            if actor == CHANCE:
                position.step(dice)
            elif turns >= self.depth:
                return self.estimate(position)
            else:
                turns += 1
                position.apply(actor, self.tempted(position, actor, self.tries, dice))
        return self.match.value(position.wins)

    def estimate(self, position: PocketIntrigues) -> list[float]:
        """What the match is worth to each seat, by the points as they stand."""
        self.scales.weigh_as_it_stands(position.court)
        worth: list[float] = [0.0] * position.seats
        total = 0.0
        for winner in range(position.seats):
            chance = exp(int(self.scales.worth(position.goals[winner])) / self.heat)
            total += chance
            value = self.match.after_winning(position.wins, winner)
            for seat in range(position.seats):
                worth[seat] += chance * value[seat]
        return [one / total for one in worth]
