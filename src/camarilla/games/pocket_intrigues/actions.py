"""The court: who stands in which row and in what state, what an action needs of it and does to it. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .edition import CAST
from .phases import NOBODY
from .tables import DEATH_MOVES, IN_ROW, LOWER, MOVE, RAISE, SWAP_ROWS, SWAPS, Action, Tables

TOP: Final = 8
"""The index of the top row between turns; the room above and below is for rows that a turn makes."""
ROWS: Final = 2 * TOP + CAST
CITIZENS: Final = 4


@final
class Court:
    """The ladder of rows. A row left empty counts as a row until ``close_up`` at the end of the turn (PI-4.13)."""

    def __init__(self, tables: Tables, row_of: vec[i64], ladder: vec[i64]) -> None:
        self.tables = tables
        self.row_of = row_of
        self.ladder = ladder
        """The characters of every row as a mask, the dead among them."""
        self.highest: i64 = TOP
        self.lowest: i64 = TOP
        self.wounded: i64 = 0
        self.dead: i64 = 0

    def copy(self) -> Court:
        new = Court(self.tables, self.row_of[:], self.ladder[:])
        new.highest = self.highest
        new.lowest = self.lowest
        new.wounded = self.wounded
        new.dead = self.dead
        return new

    def put(self, who: i64, row: i64) -> None:
        """Set somebody into a row, given by its index."""
        self.row_of[who] = row
        self.ladder[row] |= self.tables.bits[who]
        if row < self.highest:
            self.highest = row
        if row > self.lowest:
            self.lowest = row

    def move(self, who: i64, steps: i64) -> None:
        """Down by this many rows, below zero up; past the edge there is a new row (PI-4.13)."""
        row = self.row_of[who]
        self.ladder[row] &= ~self.tables.bits[who]
        self.put(who, row + steps)

    def close_up(self) -> None:
        """Empty rows vanish, and the top row is where it belongs; a row of the dead stays (PI-4.15)."""
        full: i64 = 0
        for row in range(self.highest, self.lowest + 1):
            if self.ladder[row] != 0:
                full += 1
        if self.highest == TOP and full == self.lowest - self.highest + 1:
            return
        old = self.ladder
        highest, lowest = self.highest, self.lowest
        self.ladder = vec[i64]([0] * ROWS)
        self.highest = TOP
        self.lowest = TOP
        below: i64 = TOP
        for row in range(highest, lowest + 1):
            members = old[row]
            if members != 0:
                for who in range(CAST):
                    if members >> who & 1:
                        self.put(who, below)
                below += 1

    def rows(self) -> list[int]:
        """The rows as masks, top first, the empty ones left out."""
        return [self.ladder[row] for row in range(self.highest, self.lowest + 1) if self.ladder[row] != 0]

    # What an action needs

    def stands(self, action: Action, place: i64) -> bool:
        """Whether those whom a binding names live and stand in the rows of the pattern (PI-4.5, PI-4.14)."""
        row = self.row_of[action.first[place]]
        if action.symbols > 1:
            if self.row_of[action.second[place]] - row != action.second_row:
                return False
            if action.symbols > 2 and self.row_of[action.third[place]] - row != action.third_row:
                return False
        return not action.bound[place] & self.dead

    def fits(self, action: Action, place: i64) -> bool:
        """Whether an action can be carried out, whole, with one of its bindings (PI-4.9)."""
        if not self.stands(action, place):
            return False
        wounded = self.wounded
        if action.healing:
            if action.healed[place] & ~wounded:  # PI-4.11
                return False
            wounded &= ~action.healed[place]  # PI-4.10: what follows is judged after the healing
        if wounded & action.barred[place] or not self.needs_met(action, place):
            return False
        attacks = len(action.attacks)
        if attacks > 1 or (attacks > 0 and wounded & self.tables.shields):
            return self.shielded(action, place) == NOBODY
        return True

    def needs_met(self, action: Action, place: i64) -> bool:
        """Whether yellow can be one house and white others (PI-4.6), and all who only have to be there are."""
        bound = action.bound[place]
        row = self.row_of[action.first[place]]
        if not action.coloured:
            return len(action.witness_rows) == 0 or self._witnessed(action, row, bound, 0, 0)
        wild = self.wounded & self.tables.any_house_mask
        houses = action.houses_with(action.bindings[place], wild) if wild & bound else action.houses[place]
        if len(action.witness_rows) == 0:
            return houses != 0
        house: i64 = 0
        while houses != 0:
            if houses & 1 and self._witnessed(action, row, bound, self.tables.house_masks[house], wild):
                return True
            houses >>= 1
            house += 1
        return False

    def _witnessed(self, action: Action, row: i64, bound: i64, same: i64, wild: i64) -> bool:
        """Whether every symbol without an effect finds somebody, yellow being the house of ``same`` and those in
        ``wild`` of any house (PI-4.3, PI-4.8)."""
        counts = self.tables.counts
        for place in range(len(action.witness_rows)):
            free = self.ladder[row + action.witness_rows[place]] & ~(self.dead | bound)
            yellow = action.witness_yellow[place]
            white = action.witness_white[place]
            if counts[free] < yellow + white:
                return False
            if counts[free & (same | wild)] < yellow or counts[free & (~same | wild)] < white:
                return False
        return True

    def shielded(self, action: Action, place: i64) -> i64:
        """The first attack that somebody would stop, after the moves and one attack after the other (PI-4.10), as
        ``10 * target + shield``; NOBODY if all attacks land."""
        bits = self.tables.bits
        binding = action.bindings[place]
        wounded = self.wounded & ~action.healed[place]
        for number in range(len(action.attacks)):
            target = bound_to(binding, action.attacks[number])
            row = self._row_after(action, binding, target)
            shields = wounded & self.tables.shields & ~bits[target]
            for who in range(CAST):
                if shields >> who & 1 and self._row_after(action, binding, who) == row:
                    return 10 * target + who
            wounded ^= bits[target]
        return NOBODY

    def _row_after(self, action: Action, binding: i64, who: i64) -> i64:
        """The row somebody will be in after the moves of an action."""
        for symbol in range(action.symbols):
            if binding % 10 == who:
                return self.row_of[who] + action.steps[symbol]
            binding //= 10
        return self.row_of[who]

    def can(self, action: Action) -> bool:
        """Whether an action can be carried out at all."""
        return any(self.fits(action, place) for place in range(action.count))

    # What is done to it

    def heal_and_move(self, action: Action, binding: i64) -> None:
        """The first two kinds of effects (PI-4.2); attacks follow one by one, for a death may ask for more."""
        for symbol in range(action.symbols):
            who = binding % 10
            binding //= 10
            if action.heals[symbol]:
                self.wounded &= ~self.tables.bits[who]
            if action.steps[symbol] != 0:
                self.move(who, action.steps[symbol])

    def attackable(self, target: i64) -> bool:
        """Whether an attack by an action would reach somebody living as things stand."""
        if self.wounded & self.tables.unassailable & self.tables.bits[target]:
            return False
        shields = self.wounded & self.tables.shields & ~self.tables.bits[target]
        return not self.ladder[self.row_of[target]] & shields

    def attack(self, target: i64) -> bool:
        """Unharmed becomes wounded, wounded dead (PI-4.12); whether it was a death."""
        bit = self.tables.bits[target]
        if self.wounded & bit:
            self.wounded ^= bit
            self.dead |= bit
            return True
        self.wounded |= bit
        return False

    # What a death does

    def death_moves(self, dying: i64, step: i64, chosen: i64) -> list[int]:
        """What a killer may choose for a step of the dying one's ability, for others than those ``chosen`` before."""
        members = ((1 << CAST) - 1) & ~self.dead & ~chosen
        if step >= IN_ROW:
            members &= self.ladder[self.row_of[dying]]
        verb = step % IN_ROW
        if verb == SWAP_ROWS:
            return self._swaps(members)
        unharmed = members & ~self.wounded
        able = [  # by verb: those to heal, to wound, to raise, to lower
            members & self.wounded,
            unharmed,
            unharmed | (members & ~self.tables.cannot_rise),
            unharmed | (members & ~self.tables.cannot_sink),
        ]
        verbs = [RAISE, LOWER] if verb == MOVE else [verb]
        return [DEATH_MOVES + 10 * verb + who for verb in verbs for who in range(CAST) if able[verb] >> who & 1]

    def _swaps(self, members: i64) -> list[int]:
        """Pairs in rows next to each other."""
        living = [who for who in range(CAST) if members >> who & 1]
        return [
            SWAPS + 10 * one + other
            for one in living
            for other in living
            if one < other and self.row_of[one] - self.row_of[other] in (-1, 1)
        ]

    def do_for_dead(self, move: i64) -> i64:
        """Do what a killer chose; a mask of those it was done to."""
        who = move % 10
        touched = self.tables.bits[who]
        if move >= SWAPS:
            other = (move - SWAPS) // 10
            apart = self.row_of[other] - self.row_of[who]
            self.move(who, apart)
            self.move(other, -apart)
            touched |= self.tables.bits[other]
        elif move >= DEATH_MOVES + 10 * RAISE:
            self.move(who, 1 if move >= DEATH_MOVES + 10 * LOWER else -1)
        else:
            self.wounded ^= touched
        return touched

    # What it is worth

    def points(self, who: i64, rising: bool) -> i64:
        """Rows below somebody whose house is to rise, rows above where it is to sink (PI-5.3, PI-5.4)."""
        row = self.row_of[who]
        return self.lowest - row if rising else row - self.highest

    def costs(self, who: i64) -> bool:
        """Whether somebody's state costs a point (PI-5.5)."""
        return bool((self.dead | (self.wounded & ~self.tables.painless)) >> who & 1)

    def tally(self, goal: i64) -> tuple[i64, i64]:
        """What a goal brings now, and the most a single character brings before the minus (PI-5.6)."""
        total: i64 = 0
        best: i64 = 0
        for place in range(4):
            who = self.tables.goal_members[4 * goal + place]
            points = self.points(who, place < 2)
            total += points - 1 if self.costs(who) else points
            if points > best:
                best = points
        return total, best


def leaders(court: Court, goals: vec[i64]) -> list[int]:
    """The seats with most points, then most from one character; those still equal share (PI-5.6)."""
    best: i64 = -1000
    seats: list[int] = []
    for seat in range(len(goals)):
        points, single = court.tally(goals[seat])
        worth = 100 * points + single
        if worth > best:
            best = worth
            seats = []
        if worth == best:
            seats.append(seat)
    return seats


def bound_to(binding: i64, symbol: i64) -> i64:
    """The character a binding gives to a symbol."""
    for _symbol in range(symbol):
        binding //= 10
    return binding % 10


def seated(tables: Tables, upper: i64) -> Court:
    """The three rows of the start (PI-2.1); bit ``house`` of ``upper`` puts the second noble of a house on top."""
    court = Court(tables, vec[i64]([0] * CAST), vec[i64]([0] * ROWS))
    for place in range(CAST):
        house, member = place // 2, place % 2
        row = TOP if (upper >> house & 1) == member else TOP + 2
        court.put(tables.members[place], TOP + 1 if house == CITIZENS else row)
    return court
