"""What a player of The Rose King sees at a glance: regions, what a rose on each square would join or deny, where a hero
would cut, and who can reach what. Compiled.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.rows import row_of
from ..position import DRAW, HERO, PASS, RED, RoseKing, Side
from ..regions import spread
from ..tables import EMPTY, RED_ROSE, SLOTS, WALL, Tables

FACTS: Final = 40
"""How many numbers describe a position."""
HERO_PRICE: Final = 20
"""Points that a hero must win to be worth sending."""
NOTHING: Final = -1000
REACH: Final = 7
"""How many numbers tell what a seat can reach."""
HINTS: Final = 12
"""How many numbers describe a move."""


@final
class Survey:
    """The board measured: taken again for each position, in the same room."""

    def __init__(self, tables: Tables) -> None:
        room = len(tables.board)
        self.room: i64 = room
        self.cells = tables.cells
        self.targets = tables.targets
        self.stride = tables.stride
        self.region = row_of([0] * room)
        """Every rose's region, by the number of its first cell."""
        self.size = row_of([0] * room)
        """By region."""
        self.gains = row_of([0] * (2 * room))
        """Points that a rose would add, by seat and cell, where it has been measured."""
        self.losses = row_of([0] * room)
        """Points that a rose's owner would lose with it; 0 where nobody has asked yet."""
        self.points = row_of([0, 0])
        self.stones = row_of([0, 0])
        self.chief = row_of([0, 0])
        """The largest region of each seat; 0 if it has none."""
        self.growth = row_of([0, 0])
        """The sum of all gains."""
        self.summit = row_of([0, 0])
        """The highest gain anywhere."""
        self.liberties = row_of([0, 0])
        """Free squares beside the largest region."""
        self.realm = row_of([0, 0])
        """Free squares that touch this seat's roses and not the other's."""
        self.contested: i64 = 0
        """Free squares beside both largest regions."""
        self.facts = vec[float]([0.0] * FACTS)
        self.hints = vec[float]([0.0] * HINTS)
        self.best = row_of([0] * 2 * REACH)
        """What each seat can reach now, so many numbers a seat: see ``reach``."""
        self._around = row_of([1, -1, self.stride, -self.stride])
        self._frontier = row_of([0] * room)
        self._mark = row_of([0] * room)
        self._stamp: i64 = 0
        self._touch: i64 = 0

    # Measuring

    def take(self, world: RoseKing) -> None:
        """Regions, and what a rose on each free square would be worth to both."""
        region = self.region
        losses = self.losses
        for cell in self.cells:
            region[cell] = 0
            losses[cell] = 0
        for seat in range(2):
            self.points[seat] = self.stones[seat] = self.chief[seat] = self.growth[seat] = 0
            self.summit[seat] = self.liberties[seat] = self.realm[seat] = 0
        self.contested = 0
        board = world.board
        for cell in self.cells:
            if board[cell] != EMPTY and region[cell] == 0:
                self._spread(world, cell)
        for cell in self.cells:
            if board[cell] == EMPTY:
                self._weigh(world, cell)

    def _spread(self, world: RoseKing, first: i64) -> None:
        """One region from its first cell."""
        size = spread(world.board, self.region, self._frontier, self.stride, first, first)
        self.size[first] = size
        seat: i64 = 0 if world.board[first] == RED_ROSE else 1
        self.points[seat] += size * size
        self.stones[seat] += size
        chief = self.chief[seat]
        if chief == 0 or size > self.size[chief]:
            self.chief[seat] = first

    def _measure(self, world: RoseKing, cell: i64) -> None:
        """What a rose here would join, for both; and whom it touches, in bits: red, white, red's and white's chief."""
        board = world.board
        region = self.region
        red: i64 = 0
        white: i64 = 0
        red_apart: i64 = 0
        white_apart: i64 = 0
        touch: i64 = 0
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        for step in self._around:
            near = region[cell + step]
            if near in (0, first, second, third):
                continue
            third = second
            second = first
            first = near
            size = self.size[near]
            if board[near] == RED_ROSE:
                red += size
                red_apart += size * size
                touch |= 5 if near == self.chief[0] else 1
            else:
                white += size
                white_apart += size * size
                touch |= 10 if near == self.chief[1] else 2
        self.gains[cell] = (red + 1) * (red + 1) - red_apart
        self.gains[self.room + cell] = (white + 1) * (white + 1) - white_apart
        self._touch = touch

    def _weigh(self, world: RoseKing, cell: i64) -> None:
        """Count a free square into the prospects of both."""
        self._measure(world, cell)
        for seat in range(2):
            gain = self.gains[seat * self.room + cell]
            self.growth[seat] += gain
            if gain > self.summit[seat]:
                self.summit[seat] = gain
        touch = self._touch
        if touch & 4:
            self.liberties[0] += 1
        if touch & 8:
            self.liberties[1] += 1
        if touch & 12 == 12:
            self.contested += 1
        if touch & 3 == 1:
            self.realm[0] += 1
        elif touch & 3 == 2:
            self.realm[1] += 1

    def loss(self, world: RoseKing, cell: i64) -> i64:
        """What the owner of a rose loses when a hero turns it: its region shrinks, or falls apart."""
        known = self.losses[cell]
        if known > 0:
            return known
        board = world.board
        rose = board[cell]
        size = self.size[self.region[cell]]
        kin: i64 = 0
        for step in self._around:
            if board[cell + step] == rose:
                kin += 1
        lost = 2 * size - 1
        if kin > 1:
            self._stamp += 1
            self._mark[cell] = self._stamp
            lost = size * size
            for step in self._around:
                near = cell + step
                if board[near] == rose and self._mark[near] != self._stamp:
                    part = spread(board, self._mark, self._frontier, self.stride, near, self._stamp)
                    lost -= part * part
        self.losses[cell] = lost
        return lost

    # Reaching

    def swing(self, world: RoseKing, side: Side, seat: i64, cell: i64) -> i64:
        """How far a rose of a seat on a cell moves the balance, denial counted like gain and a hero's price taken off;
        NOTHING if it cannot go there."""
        stone = world.board[cell]
        if stone == EMPTY:
            return self.gains[cell] + self.gains[self.room + cell]
        if side.heroes == 0 or stone == side.rose or stone == WALL:
            return NOTHING
        lost = self.loss(world, cell)
        self._measure(world, cell)
        return self.gains[seat * self.room + cell] + lost - HERO_PRICE

    def best_swing(self, world: RoseKing, seat: i64, crown: i64) -> i64:
        """The most that a seat could do with its cards if the crown stood there."""
        side = world.red if seat == RED else world.white
        hand = side.hand
        best: i64 = 0
        for place in range(side.held):
            swing = self.swing(world, side, seat, self.targets[crown * SLOTS + hand[place]])
            if swing > best:
                best = swing
        return best

    def reach(self, world: RoseKing, seat: i64) -> None:
        """What a seat can do from here, into its part of ``best``: cards it can play, with heroes; its highest
        gain, denial, swing, hero's swing; and its best swing less the answer to it."""
        side = world.red if seat == RED else world.white
        plain: i64 = 0
        heroes: i64 = 0
        gain: i64 = 0
        denial: i64 = 0
        most: i64 = 0
        strike: i64 = 0
        net: i64 = NOTHING
        for place in range(side.held):
            cell = self.targets[world.crown * SLOTS + side.hand[place]]
            swing = self.swing(world, side, seat, cell)
            if swing == NOTHING:
                continue
            if world.board[cell] == EMPTY:
                plain += 1
                gain = max(gain, self.gains[seat * self.room + cell])
                denial = max(denial, self.gains[(1 - seat) * self.room + cell])
                most = max(most, swing)
            else:
                heroes += 1
                strike = max(strike, swing)
            net = max(net, swing - self.best_swing(world, 1 - seat, cell))
        if side.held < world.hand_limit:
            net = max(net, -self.best_swing(world, 1 - seat, world.crown))
        best = self.best
        base = REACH * seat
        best[base] = plain
        best[base + 1] = heroes
        best[base + 2] = gain
        best[base + 3] = denial
        best[base + 4] = most
        best[base + 5] = strike
        best[base + 6] = 0 if net == NOTHING else net

    # Telling

    def describe(self, world: RoseKing, mover: i64) -> vec[float]:
        """The position in numbers of about one, from the side of whoever is to move."""
        self.take(world)
        self.reach(world, 0)
        self.reach(world, 1)
        facts = self.facts
        exits: i64 = 0
        for card in range(SLOTS):
            if world.board[self.targets[world.crown * SLOTS + card]] == EMPTY:
                exits += 1
        lead = self.points[mover] - self.points[1 - mover]
        facts[0] = int(world.supply) / 52.0
        facts[1] = int(exits) / 16.0
        facts[2] = int(lead) / 100.0
        facts[3] = int(lead) / (20.0 + abs(int(lead)))
        facts[4] = int(lead) / (2.0 + int(world.supply)) / 10.0
        facts[5] = int(self.contested) / 10.0
        self._describe_side(world, mover, 6)
        self._describe_side(world, 1 - mover, 23)
        return facts

    def _describe_side(self, world: RoseKing, seat: i64, base: i64) -> None:
        side = world.red if seat == RED else world.white
        facts = self.facts
        chief = self.chief[seat]
        facts[base] = int(self.points[seat]) / 100.0
        facts[base + 1] = int(self.size[chief]) / 15.0 if chief else 0.0
        facts[base + 2] = int(self.stones[seat]) / 26.0
        facts[base + 3] = int(side.heroes) / 4.0
        facts[base + 4] = int(side.held) / 5.0
        facts[base + 5] = int(self.growth[seat]) / 400.0
        facts[base + 6] = int(self.summit[seat]) / 50.0
        facts[base + 7] = int(self.liberties[seat]) / 10.0
        facts[base + 8] = int(self.realm[seat]) / 20.0
        reach = self.best
        first = REACH * seat
        facts[base + 9] = int(reach[first]) / 5.0
        facts[base + 10] = int(reach[first + 1]) / 5.0
        facts[base + 11] = int(reach[first + 2]) / 30.0
        facts[base + 12] = int(reach[first + 3]) / 30.0
        facts[base + 13] = int(reach[first + 4]) / 40.0
        facts[base + 14] = int(reach[first + 5]) / 40.0
        facts[base + 15] = int(reach[first + 6]) / 40.0
        facts[base + 16] = 1.0 if reach[first] + reach[first + 1] == 0 else 0.0

    def describe_move(self, world: RoseKing, seat: i64, move: i64) -> vec[float]:
        """A move in numbers of about one; the survey of its position must have been taken."""
        side = world.red if seat == RED else world.white
        hints = self.hints
        gain: i64 = 0
        denial: i64 = 0
        crown = world.crown
        if move < DRAW:
            crown = self.target(world, move)
            self._measure(world, crown)
            gain = self.gains[seat * self.room + crown]
            denial = self.loss(world, crown) if move >= HERO else self.gains[(1 - seat) * self.room + crown]
        answer: i64 = 0 if move == PASS else self.best_swing(world, 1 - seat, crown)
        hints[0] = int(gain) / 40.0
        hints[1] = int(denial) / 40.0
        hints[2] = int(answer) / 40.0
        hints[3] = int(gain) / (10.0 + int(gain))
        hints[4] = int(denial) / (10.0 + int(denial))
        hints[5] = int(answer) / (10.0 + int(answer))
        hero = move >= HERO and move < DRAW
        hints[6] = 1.0 if hero else 0.0
        hints[7] = int(world.supply) / 52.0 if hero else 0.0
        hints[8] = 1.0 if move == DRAW else 0.0
        hints[9] = int(side.held) / 5.0 if move == DRAW else 0.0
        hints[10] = int(world.supply) / 52.0 if move == DRAW else 0.0
        hints[11] = int(side.heroes) / 4.0 if hero else 0.0
        return hints

    def target(self, world: RoseKing, move: i64) -> i64:
        """Where a card leads the crown."""
        return self.targets[world.crown * SLOTS + (move - HERO if move >= HERO else move)]
