"""Who is after what: a belief over the goals of the others, sharpened by what they do. Compiled.

Everything that happens to the court is open, so a belief follows the game by itself: it keeps a court of its own. Of
what a player did, it asks how likely they would have done just that with each of the twelve goals, among all they
could have done with the cards that are known.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....core.position import Dice
from ..actions import seated
from ..position import PocketIntrigues
from ..tables import BINDINGS, GOALS, PAIRS, Action
from .knowledge import Scales

KEENNESS: Final = 3.0
"""How much likelier a player is taken to choose what brings them a point more, as a power of e. Of games between
masters and courtiers 4 would tell as much; less is safer against players who are neither."""
LAPSE: Final = 0.1
"""The share of choices that are taken to say nothing: traps, blunders and plans not understood."""
GOAL_BITS: Final = 4


@final
class Belief:
    """One seat's idea of what the others are after, through all games of a match."""

    def __init__(self, scales: Scales, seats: i64, seat: i64) -> None:
        tables = scales.tables
        self.tables = tables
        self.scales = scales
        self.seats = seats
        self.seat = seat
        self.court = seated(tables, 0)
        self.open: i64 = -1
        self.keenness: float = KEENNESS
        """At 0, the others are taken to play without any aim, and nothing is learnt from what they do."""
        self.envy: float = 0.0
        """How much a player is taken to mind a point for every rival, as far as it can be told who that is."""
        self.odds: vec[float] = vec[float]([1.0] * (seats * GOALS))
        """At ``seat * GOALS + goal``, not normalised."""
        self.worlds: vec[i64] = vec[i64]()
        self.weights: vec[float] = vec[float]()
        """All ways the goals of the others can lie, in four bits a seat, each with the sum of weights up to it."""

    # What happens

    def begin(self, upper: i64) -> None:
        """A new game: bit ``house`` of ``upper`` puts the second noble of a house on top."""
        self.court = seated(self.tables, upper)
        for place in range(len(self.odds)):
            self.odds[place] = 1.0

    def turn_up(self, card: i64) -> None:
        self.open = card

    def act(self, seat: i64, card: i64, move: i64) -> None:
        """A seat begins its turn with an action of a card: it was in hand, or it is the open one."""
        self.court.close_up()  # rows that the turn before left empty
        action = self.tables.actions[2 * card + move // BINDINGS % 2]
        binding = move % BINDINGS
        self._infer(seat, card, action, binding)
        self.court.heal_and_move(action, binding)
        for target in action.targets(binding):
            if self.court.attackable(target):
                self.court.attack(target)

    def use_death(self, move: i64) -> None:
        """A killer does what a death allows."""
        self.court.do_for_dead(move)

    # What it tells

    def _infer(self, seat: i64, card: i64, action: Action, binding: i64) -> None:
        """How likely the choice was with each goal, among the actions of the cards that are now known."""
        minded = self._minded(seat)
        attraction = vec[float]([0.0] * GOALS)
        choices = self._add_choices(card, minded, attraction)
        if card != self.open:
            choices += self._add_choices(self.open, minded, attraction)
        self.scales.weigh_after(self.court, action, binding)
        even = LAPSE / int(choices)
        rivals = self._rivals(minded)
        for goal in range(GOALS):
            chosen = exp(self.keenness * (int(self.scales.worth(goal)) - rivals))
            self.odds[seat * GOALS + goal] *= even + (1.0 - LAPSE) * chosen / attraction[goal]

    def _minded(self, seat: i64) -> vec[float]:
        """How much a seat minds what each goal brings, for somebody else may have it."""
        minded = vec[float]([0.0] * GOALS)
        for other in range(self.seats):
            if other != seat:
                total = 0.0
                for goal in range(GOALS):
                    total += self.odds[other * GOALS + goal]
                for goal in range(GOALS):
                    minded[goal] += self.envy * self.odds[other * GOALS + goal] / (total * (int(self.seats) - 1))
        return minded

    def _rivals(self, minded: vec[float]) -> float:
        """What the court on the scales brings to others, as far as it is minded."""
        total = 0.0
        for goal in range(GOALS):
            total += minded[goal] * int(self.scales.worth(goal))
        return total

    def _add_choices(self, card: i64, minded: vec[float], attraction: vec[float]) -> i64:
        """Add to each goal how attractive the actions of a card are; how many there are."""
        found: i64 = 0
        for half in range(2):
            action = self.tables.actions[2 * card + half]
            for place in range(action.count):
                if self.court.fits(action, place):
                    found += 1
                    self.scales.weigh_after(self.court, action, action.bindings[place])
                    rivals = self._rivals(minded)
                    for goal in range(GOALS):
                        attraction[goal] += exp(self.keenness * (int(self.scales.worth(goal)) - rivals))
        return found

    # Worlds

    def chance(self, seat: i64, goal: i64) -> float:
        """How likely a seat is to have a goal, whatever the others have."""
        total = 0.0
        found = 0.0
        before = 0.0
        for place in range(len(self.worlds)):
            weight = self.weights[place] - before
            before = self.weights[place]
            total += weight
            if (self.worlds[place] >> GOAL_BITS * seat & 15) == goal:
                found += weight
        return found / total

    def settle(self, own_goal: i64) -> None:
        """Weigh all ways the goals can lie, no card being with two (PI-2.2)."""
        self.worlds = vec[i64]()
        self.weights = vec[float]()
        taken = self.tables.bits[own_goal // 2]
        self._lie(0, own_goal << GOAL_BITS * self.seat, taken, 1.0)

    def _lie(self, seat: i64, goals: i64, taken: i64, weight: float) -> None:
        if seat == self.seat:
            seat += 1
        if seat >= self.seats:
            count = len(self.weights)
            total = weight + (self.weights[count - 1] if count > 0 else 0.0)
            self.worlds = append(self.worlds, goals)
            self.weights = append(self.weights, total)
            return
        for goal in range(GOALS):
            card = self.tables.bits[goal // 2]
            if not taken & card:
                self._lie(
                    seat + 1, goals | goal << GOAL_BITS * seat, taken | card, weight * self.odds[seat * GOALS + goal]
                )

    def deal(self, world: PocketIntrigues, dice: Dice) -> None:
        """Give the others goals by their likelihood."""
        count = len(self.weights)
        drawn = dice.random() * self.weights[count - 1]
        place: i64 = 0
        while place < count - 1 and self.weights[place] <= drawn:
            place += 1
        self.deal_goals(world, self.worlds[place])

    def deal_goals(self, world: PocketIntrigues, goals: i64) -> None:
        """Give everybody the goal they have in one of the worlds."""
        unused: i64 = (1 << len(PAIRS)) - 1
        for seat in range(self.seats):
            goal = goals >> GOAL_BITS * seat & 15
            world.goals[seat] = goal
            unused &= ~self.tables.bits[goal // 2]
        world.goal_cards = unused
