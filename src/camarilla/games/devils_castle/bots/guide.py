"""What the search knows of the coach ride: likely worlds, moves worth a thought, who stands better. Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ....bots.guide import Guide
from ....core.bits import ones
from ....core.position import CHANCE, OVER, Dice, Position
from .. import actions as do
from ..cards import PILE
from ..hands import count_of, single
from ..kinds import BAG_GOBLET, BAG_KEY, GOBLET, KIND_COUNT, LODGE_RING, MONOCLE, PEARL
from ..phases.declaration import NEEDED, OTHER, OWN, counting, is_true, may_declare, may_divine
from ..phases.turn import Ordering, Turn
from ..position import CoachRide
from .belief import Belief
from .knowledge import has_won, known_partners, prospects
from .manners import best_in, manner

WORLDS: Final = 60
"""How many are imagined to find out which declarations may be true."""
GLANCE: Final = 12
"""After this many it is clear whether there is any hope at all."""
POOL: Final = 256
"""How many are imagined for one search; copies of them are much cheaper than more of them."""
HOPE: Final = 0.6
"""Declarations that are less likely to be true are not considered."""
LONGEST: Final = 80
"""The most moves in which a turn that has begun is played to its end."""
HABIT: Final = 4.0
"""How much more than the rest the sensible answer promises."""


@final
class Hope:
    """A declaration with the odds that it is true."""

    def __init__(self, move: i64, chance: float) -> None:
        self.move = move
        self.chance = chance


@final
class CastleGuide(Guide):
    """The passenger's experience, for one seat of one game."""

    def __init__(self, practised: bool, remembers: bool) -> None:
        super().__init__(LONGEST)
        self.remembers = remembers
        """Whether it draws conclusions from what everybody did; if not, all splits it cannot exclude are alike."""
        self.leads = practised
        self.seat: i64 = -1
        self.whim = Dice(0)
        """For sensible answers where one is as good as another."""
        self.belief = Belief(0, 0)
        self.pool: list[CoachRide] = []
        """Worlds with their hands and professions drawn; societies are drawn for each simulation."""
        self.turn: i64 = -1
        """Which turn the hopes are about."""
        self.hopes: list[Hope] = []
        """The declarations that this seat may make now and that may well be true."""

    def attend(self, world: Position, seat: i64, dice: Dice) -> None:
        """Before a search: read what has been noted since, and find out what could be declared."""
        assert isinstance(world, CoachRide)
        if self.seat < 0:
            self.seat = seat
            self.belief = Belief(seat, world.seats)
        if self.remembers:
            self.belief.attend(world)
        else:
            self.belief.weigh(world)
        self.pool = []
        self.hopes = []
        self.turn = -1
        if isinstance(world.asking(), Turn) and world.actor == self.seat:
            self.turn = world.turn
            self._weigh_declarations(world, dice)

    def imagine(self, world: Position, seat: i64, dice: Dice) -> Position:
        if len(self.pool) < POOL:
            drawn = world.imagine(seat, dice)
            assert isinstance(drawn, CoachRide)
            drawn.notebook.hasty = True
            self.pool.append(drawn)
        else:
            drawn = self.pool[dice.randrange(POOL)]
        new = drawn.copy()
        new.order = self.belief.draw(dice)
        return new

    # Declarations

    def _weigh_declarations(self, world: CoachRide, dice: Dice) -> None:
        moves = _declarations(world, self.seat)
        if not moves:
            return
        right: list[int] = [0] * len(moves)
        for number in range(WORLDS):
            if number == GLANCE and max(right) <= 1:
                return
            other = self.imagine(world, self.seat, dice)
            assert isinstance(other, CoachRide)
            for place in range(len(moves)):
                if _would_be_right(other, self.seat, moves[place]):
                    right[place] += 1
        for place in range(len(moves)):
            chance = right[place] / WORLDS
            if chance >= HOPE:
                self.hopes.append(Hope(moves[place], chance))
        self.hopes = sorted(self.hopes, key=_by_chance)[:4]

    # Moves

    def candidates(self, world: Position, seat: i64, dice: Dice) -> list[int]:
        assert isinstance(world, CoachRide)
        phase = world.asking()
        if isinstance(phase, Turn):
            return self._on_turn(world, seat)
        if isinstance(phase, Ordering):
            return _orders(world, seat)
        return phase.moves(world, seat)

    def _on_turn(self, ride: CoachRide, seat: i64) -> list[int]:
        if has_won(ride, seat):
            return [_sure_win(ride, seat)]
        moves: list[int] = []
        for move in ride.asking().moves(ride, seat):
            verb = do.verb_of(move)
            if verb == do.ASK_FOR:
                if do.item_in(move) <= BAG_KEY or do.item_in(move) == LODGE_RING:
                    moves.append(move)
            elif verb != do.DECLARE and verb != do.DIVINE:
                moves.append(move)
        if seat == self.seat and ride.turn == self.turn:
            for hope in self.hopes:
                moves.append(hope.move)
        return moves

    def promises(self, world: Position, seat: i64, moves: list[int]) -> list[float]:
        assert isinstance(world, CoachRide)
        if len(moves) == 1:
            return [1.0]
        if isinstance(world.asking(), Turn):
            return [self._promise(world, move) for move in moves]
        habit = manner(world, seat, self.whim)
        return [HABIT if move == habit else 1.0 for move in moves]

    def _promise(self, ride: CoachRide, move: i64) -> float:
        """What an action of the turn promises."""
        verb = do.verb_of(move)
        if verb == do.OFFER:
            return _promise_of_offer(ride, do.item_in(move))
        if verb == do.DUEL:
            return 2.0
        if verb == do.SPY:
            return 0.5
        if verb == do.ASK_FOR:
            return 0.7
        if verb == do.LOOK:
            return 2.0
        for hope in self.hopes:
            if hope.move == move:
                return 4.0 * hope.chance
        return 1.0

    # Judgement

    def judge(self, world: Position, dice: Dice) -> list[float]:
        """The turn is brought to its end as sensible passengers would; then it is seen who stands better."""
        assert isinstance(world, CoachRide)
        for _step in range(LONGEST):
            actor = world.actor
            if actor == CHANCE:
                world.step(dice)
            elif actor == OVER or isinstance(world.asking(), Turn):
                break
            else:
                world.apply(actor, manner(world, actor, dice))
        return prospects(world)


def _by_chance(hope: Hope) -> tuple[float, int]:
    return -hope.chance, hope.move


def _declarations(ride: CoachRide, seat: i64) -> list[int]:
    """What could be declared, naming no more than it takes."""
    one: i64 = 1
    moves: list[int] = []
    declares, divines = may_declare(ride, seat), may_divine(ride, seat)
    for named in range(one << ride.seats):
        if named >> seat & 1:
            continue
        count = ones(named)
        if declares and count < NEEDED:
            moves.append(do.DECLARE + named)
        if divines and 0 < count <= NEEDED:
            moves.append(do.DIVINE + named)
    return moves


def _would_be_right(ride: CoachRide, seat: i64, move: i64) -> bool:
    return is_true(ride, seat, OWN if do.verb_of(move) == do.DECLARE else OTHER, do.object_of(move))


def _sure_win(ride: CoachRide, seat: i64) -> i64:
    """The declaration of a seat that knows it has won: alone if it can."""
    if count_of(ride.hands[seat], LODGE_RING) > 0 and counting(ride, seat, 0) + counting(ride, seat, 1) >= NEEDED:
        return do.RING
    society = ride.society(seat)
    if counting(ride, seat, society) >= NEEDED:
        return do.DECLARE
    return do.DECLARE + known_partners(ride, seat, society)


def _orders(ride: CoachRide, seat: i64) -> list[int]:
    """What the Clairvoyant would put on top: the items he likes best."""
    pile = ride.hands[PILE]
    liked: list[int] = []
    while pile and len(liked) < 3:
        kind = best_in(ride, seat, pile)
        liked.append(kind)
        pile -= single(kind) * count_of(pile, kind)
    moves: list[int] = []
    for move in ride.asking().moves(ride, seat):
        pair = do.object_of(move)
        if pair // KIND_COUNT in liked and pair % KIND_COUNT in liked:
            moves.append(move)
    return moves


def _promise_of_offer(ride: CoachRide, kind: i64) -> float:
    if kind in (BAG_KEY, BAG_GOBLET):
        return 4.0 if ride.held[PILE] > 0 else 0.2
    if kind in (PEARL, MONOCLE):
        return 2.0
    if kind <= GOBLET:
        return 0.3
    return 0.8
