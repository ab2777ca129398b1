"""Tree search over what seats can know: information-set Monte Carlo tree search. Compiled with the positions.

Every simulation begins in a world imagined anew from what the searching seat knows. Where moves may be hidden, each
seat has a tree of its own, and a move leads every tree down by what that seat saw of it: a secret choice is one and the
same branch to everybody else, so nobody answers what they could not see, and choices made at once stay apart. Chance
is not a node but happens (open loop): a branch stands for a line of decisions, averaged over what chance brought.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.playout import NO_CAP, playout
from ..core.position import CHANCE, OVER, Dice, Position

EXPLORATION: Final = 0.7
_NONE: Final = -1


@final
class Weighed:
    """A move of the root with what the search found out about it."""

    def __init__(self, move: int, visits: int, worth: float) -> None:
        self.move = move
        self.visits = visits
        self.worth = worth
        """From 0, a sure loss, to 1, a sure win."""


@final
class Search:
    """The trees of one decision. Nodes are numbers; what is known of them lies in vecs side by side."""

    def __init__(self, world: Position, seat: int, dice: Dice, cap: int = NO_CAP) -> None:
        self._world = world
        self._seat: i64 = seat
        self._dice = dice
        self._cap: i64 = cap
        self._trees: i64 = world.seats if world.has_hidden_moves() else 1
        self._branch = vec[i64]()
        """Who moved and what was seen of it, in one number."""
        self._first = vec[i64]()
        self._next = vec[i64]()
        """A node's first child and its next sibling, or _NONE."""
        self._visits = vec[i64]()
        self._offers = vec[i64]()
        """How often the branch could have been taken: moves come and go with the imagined worlds."""
        self._worth = vec[float]()
        """The sum of what the branch was worth to the seat that took it."""
        for _tree in range(self._trees):
            self._add_node(0)
        self.simulations = 0

    # Running

    def run(self, seconds: float, most: int) -> None:
        """Simulate until the time is up or ``most`` simulations are done, whichever comes first."""
        until = perf_counter() + seconds
        done = 0
        while done < most:
            self._simulate()
            done += 1
            if done & 15 == 0 and perf_counter() > until:
                break
        self.simulations += done

    def weighed(self) -> list[Weighed]:
        """The moves of the root, most visited first."""
        found: list[Weighed] = []
        child = self._first[self._tree_of(self._seat)]
        while child != _NONE:
            visits = self._visits[child]
            move = self._branch[child] >> 4
            found.append(Weighed(move, visits, self._worth[child] / int(visits) if visits else 0.0))
            child = self._next[child]
        return sorted(found, key=_by_visits)

    def _simulate(self) -> None:
        world = self._world.imagine(self._seat, self._dice)
        at = vec[i64](list(range(self._trees)))
        path: list[tuple[int, int]] = []
        fresh = False
        actor = self._seat  # where several decide at once, the searching seat goes first
        while not fresh:
            if actor == OVER:
                break
            if actor == CHANCE:
                world.step(self._dice)
                actor = world.actor
                continue
            node = at[self._tree_of(actor)]
            moves = world.candidates(actor, self._dice)
            chosen, fresh = self._choose(node, actor, moves)
            for tree in range(self._trees):
                seen = chosen if self._trees == 1 else world.glimpse(tree, actor, chosen)
                at[tree] = self._descend(at[tree], actor, seen)
            path.append((at[self._tree_of(actor)], actor))
            world.apply(actor, chosen)
            actor = world.actor
        playout(world, self._dice, self._cap)
        self._learn(world, path)

    def _tree_of(self, seat: i64) -> i64:
        return 0 if self._trees == 1 else seat

    def _choose(self, node: i64, actor: i64, moves: list[int]) -> tuple[i64, bool]:
        """A move to follow, and whether it has never been tried here: then the tree ends with it."""
        untried: i64 = 0
        chosen: i64 = _NONE
        best = -1.0
        for move in moves:
            child = self._child(node, actor, move)
            if child == _NONE or self._visits[child] == 0:
                # One of the untried by lot, without a list of them.
                untried += 1
                if self._dice.randrange(untried) == 0:
                    chosen = move
                continue
            self._offers[child] += 1
            if untried == 0:
                visits = int(self._visits[child])
                bound = self._worth[child] / visits + EXPLORATION * sqrt(log(int(self._offers[child])) / visits)
                if bound > best:
                    best = bound
                    chosen = move
        return chosen, untried > 0

    def _learn(self, world: Position, path: list[tuple[int, int]]) -> None:
        worth = vec[float]()
        for seat in range(world.seats):
            worth = append(worth, world.utility(seat))
        for node, actor in path:
            self._visits[node] += 1
            self._worth[node] += worth[actor]

    # Nodes

    def _child(self, node: i64, actor: i64, seen: i64) -> i64:
        branch = seen << 4 | actor
        child = self._first[node]
        while child != _NONE and self._branch[child] != branch:
            child = self._next[child]
        return child

    def _descend(self, node: i64, actor: i64, seen: i64) -> i64:
        child = self._child(node, actor, seen)
        if child == _NONE:
            child = self._add_node(seen << 4 | actor)
            self._next[child] = self._first[node]
            self._first[node] = child
            self._offers[child] = 1
        return child

    def _add_node(self, branch: i64) -> i64:
        self._branch = append(self._branch, branch)
        self._first = append(self._first, _NONE)
        self._next = append(self._next, _NONE)
        self._visits = append(self._visits, 0)
        self._offers = append(self._offers, 0)
        self._worth = append(self._worth, 0.0)
        return len(self._branch) - 1


def _by_visits(one: Weighed) -> tuple[int, int]:
    return -one.visits, one.move
