"""Tree search over what seats can know: information-set Monte Carlo tree search. Compiled with the positions.

Every simulation begins in a world imagined anew from what the searching seat knows. Where moves may be hidden, each
seat has a tree of its own, and a move leads every tree down by what that seat saw of it: a secret choice is one and the
same branch to everybody else, so nobody answers what they could not see, and choices made at once stay apart. Chance
is not a node but happens (open loop): a branch stands for a line of decisions, averaged over what chance brought.

Where several seats choose at once, the best answer to what the others did last is no plan; there moves are drawn by
regret matching, whose average over many simulations nobody can exploit much. Everywhere else the move with the highest
upper bound is followed, led by the guide's promises where it has any.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter, thread_time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.position import CHANCE, OVER, Dice, Position
from .guide import Guide

CURIOSITY: Final = 0.1
"""The share of choices made at once that is drawn evenly, so that no move is forgotten."""
_NONE: Final = -1


@final
class Weighed:
    """A move of the root with what the search found out about it."""

    def __init__(self, move: int, visits: int, worth: float, share: float) -> None:
        self.move = move
        self.visits = visits
        self.worth = worth
        """From 0, a sure loss, to 1, a sure win."""
        self.share = share
        """How often it should be played: where all choose at once, the plan is a mixture; elsewhere 1 or 0."""


@final
class Drawn:
    """A choice by regret matching in one simulation: what there was to choose from, and how likely each was."""

    def __init__(self, actor: i64, children: list[int], chances: list[float], taken: i64) -> None:
        self.actor = actor
        self.children = children
        self.chances = chances
        self.taken = taken


@final
class Search:
    """The trees of one decision. Nodes are numbers; what is known of them lies in vecs side by side."""

    def __init__(self, world: Position, seat: int, dice: Dice, guide: Guide) -> None:
        self._world = world
        self._seat: i64 = seat
        self._dice = dice
        self._guide = guide
        self._trees: i64 = world.seats if world.has_hidden_moves() else 1
        self._branch = vec[i64]()
        """Who moved and what was seen of it, in one number."""
        self._parent = vec[i64]()
        self._first = vec[i64]()
        self._next = vec[i64]()
        """A node's first child and its next sibling, or _NONE."""
        self._visits = vec[i64]()
        self._offers = vec[i64]()
        """How often the branch could have been taken: moves come and go with the imagined worlds."""
        self._worth = vec[float]()
        """The sum of what the branch was worth to the seat that took it."""
        self._promise = vec[float]()
        """The guide's; 0 where it was not asked."""
        self._regret = vec[float]()
        self._plan = vec[float]()
        """The sum of the chances that regret matching gave the branch."""
        self._places = vec[i64]([_NONE] * 1024)
        """Where to find a child by parent and branch: an open hash table of nodes."""
        self._roots = vec[i64]()
        for _tree in range(self._trees):
            self._roots = append(self._roots, self._add_node(_NONE, 0))
        self._at = vec[i64]([0] * world.seats)
        self._path: list[tuple[int, int]] = []
        self._drawn: list[Drawn] = []
        self.simulations = 0

    # Running

    def run(self, seconds: float, most: int, by_processor: bool = False) -> None:
        """Simulate until the time is up or ``most`` simulations are done, whichever comes first. ``by_processor``: the
        time that this thread was at work, whatever else the machine does."""
        until = _time(by_processor) + seconds
        done = 0
        while done < most:
            self._simulate()
            done += 1
            if done & 7 == 0 and _time(by_processor) > until:
                break
        self.simulations += done

    def follow(self, world: Position, seen: list[tuple[int, int]]) -> None:
        """Go on from a later position of the same game, keeping what was found out about it.

        ``seen`` are the players' moves since, each with its actor, as the searching seat saw them. What others know of
        them is not known here, so the trees of other seats start again. Everything else is dropped: a bot that plays
        a long game never holds more than one decision's trees."""
        own = self._tree_of(self._seat)
        node = self._roots[own]
        for actor, label in seen:
            node = self._descend(node, actor, label)
        self._keep_below(node)
        for tree in range(self._trees):
            self._roots[tree] = 0 if tree == own else self._add_node(_NONE, 0)
        self._world = world

    def size(self) -> int:
        """How many nodes all trees have."""
        return len(self._branch)

    def weighed(self) -> list[Weighed]:
        """The moves of the root, the best first: where all choose at once the likeliest, else the most visited."""
        children: list[int] = []
        planned = 0.0
        child = self._first[self._roots[self._tree_of(self._seat)]]
        while child != _NONE:
            # A tree that was followed may hold moves of worlds that did not come.
            branch = self._branch[child]
            if branch & 15 == self._seat and self._world.is_legal(self._seat, branch >> 4):
                children.append(child)
                planned += self._plan[child]
            child = self._next[child]
        found: list[Weighed] = []
        for node in children:
            visits = int(self._visits[node])
            share = self._plan[node] / planned if planned else 0.0
            found.append(Weighed(self._branch[node] >> 4, visits, self._worth[node] / visits if visits else 0.0, share))
        if planned:
            return sorted(found, key=_by_share)
        found = sorted(found, key=_by_visits)
        found[0].share = 1.0
        return found

    def _simulate(self) -> None:
        world = self._guide.imagine(self._world, self._seat, self._dice)
        for tree in range(self._trees):
            self._at[tree] = self._roots[tree]
        self._path.clear()
        self._drawn.clear()
        fresh = False
        actor = self._seat  # where several decide at once, the searching seat goes first
        while not fresh:
            if actor == OVER:
                break
            if actor == CHANCE:
                world.step(self._dice)
                actor = world.actor
                continue
            fresh = self._go_on(world, actor)
            actor = world.actor
        self._learn(self._guide.judge(world, self._dice))

    def _go_on(self, world: Position, actor: i64) -> bool:
        """One decision down the trees; True if it left what is known there."""
        node = self._at[self._tree_of(actor)]
        moves = self._guide.candidates(world, actor, self._dice)
        if world.at_once():
            chosen = self._draw(node, actor, moves)
        elif self._guide.leads:
            chosen = self._choose_promising(node, actor, moves, world)
        else:
            chosen = self._choose(node, actor, moves)
        for tree in range(self._trees):
            seen = chosen if self._trees == 1 else world.label(tree, actor, chosen)
            self._at[tree] = self._descend(self._at[tree], actor, seen)
        taken = self._at[self._tree_of(actor)]
        self._path.append((taken, actor))
        world.apply(actor, chosen)
        return self._visits[taken] == 0

    def _tree_of(self, seat: i64) -> i64:
        return 0 if self._trees == 1 else seat

    # Choosing

    def _choose(self, node: i64, actor: i64, moves: list[int]) -> i64:
        """A move to follow: untried ones by lot, else by the upper bound."""
        exploration = self._guide.exploration
        untried: i64 = 0
        chosen: i64 = _NONE
        best = -1.0
        for move in moves:
            child = self._child(node, move << 4 | actor)
            if child == _NONE or self._visits[child] == 0:
                # One of the untried by lot, without a list of them.
                untried += 1
                if self._dice.randrange(untried) == 0:
                    chosen = move
                continue
            self._offers[child] += 1
            if untried == 0:
                visits = int(self._visits[child])
                bound = self._worth[child] / visits + exploration * sqrt(log(int(self._offers[child])) / visits)
                if bound > best:
                    best = bound
                    chosen = move
        return chosen

    def _choose_promising(self, node: i64, actor: i64, moves: list[int], world: Position) -> i64:
        """A move to follow as the guide's promises lead, the less the more is known of it."""
        worth = 0.0
        tried: i64 = 0
        promised = 1e-9
        children: list[int] = []
        for move in moves:
            child = self._child(node, move << 4 | actor)
            if child == _NONE or self._promise[child] == 0.0:
                self._promise_all(node, actor, moves, world)
                child = self._child(node, move << 4 | actor)
            children.append(child)
            self._offers[child] += 1
            worth += self._worth[child]
            tried += self._visits[child]
            promised += self._promise[child]
        urgency = worth / int(tried) - self._guide.doubt if tried else 0.5
        trust = self._guide.trust
        chosen: i64 = 0
        best = -1e9
        for place in range(len(children)):
            one: i64 = children[place]
            visits = int(self._visits[one])
            value = self._worth[one] / visits if visits else urgency
            bound = value + trust * self._promise[one] / promised * sqrt(int(self._offers[one])) / (1 + visits)
            if bound > best:
                best = bound
                chosen = place
        return moves[chosen]

    def _promise_all(self, node: i64, actor: i64, moves: list[int], world: Position) -> None:
        promises = self._guide.promises(world, actor, moves)
        for place in range(len(moves)):
            child = self._descend(node, actor, moves[place])
            if self._promise[child] == 0.0:
                self._promise[child] = max(promises[place], 1e-6)

    def _draw(self, node: i64, actor: i64, moves: list[int]) -> i64:
        """A move by regret matching: the more it was missed, the likelier."""
        children: list[int] = []
        regrets = 0.0
        for move in moves:
            child = self._descend(node, actor, move)
            self._offers[child] += 1
            children.append(child)
            regrets += max(0.0, self._regret[child])
        even = 1.0 / len(moves)
        chances: list[float] = []
        taken: i64 = len(moves) - 1
        left = self._dice.random()
        for place in range(len(children)):
            one = children[place]
            matched = max(0.0, self._regret[one]) / regrets if regrets else even
            self._plan[one] += matched
            chance = CURIOSITY * even + (1.0 - CURIOSITY) * matched
            chances.append(chance)
            if left >= 0.0:
                left -= chance
                if left < 0.0:
                    taken = place
        self._drawn.append(Drawn(actor, children, chances, taken))
        return moves[taken]

    # Learning

    def _learn(self, worth: list[float]) -> None:
        for drawn in self._drawn:
            self._regret_others(drawn, worth[drawn.actor])
        for node, actor in self._path:
            self._visits[node] += 1
            self._worth[node] += worth[actor]

    def _regret_others(self, drawn: Drawn, got: float) -> None:
        """Each move is taken to be worth what it was on average so far; the one taken is corrected by what it got."""
        estimates: list[float] = []
        expected = 0.0
        for place in range(len(drawn.children)):
            child = drawn.children[place]
            visits = int(self._visits[child])
            estimate = self._worth[child] / visits if visits else 0.5
            if place == drawn.taken:
                estimate += (got - estimate) / drawn.chances[place]
            estimates.append(estimate)
            expected += drawn.chances[place] * estimate
        for place in range(len(drawn.children)):
            child = drawn.children[place]
            self._regret[child] = max(0.0, self._regret[child] + estimates[place] - expected)

    # Nodes

    def _place(self, node: i64, branch: i64) -> i64:
        """Where in the table the child is, or the empty place where it belongs."""
        mask = len(self._places) - 1
        mixed = node * 2654435761 + branch * 40503
        place = (mixed ^ mixed >> 17) & mask
        while True:
            child = self._places[place]
            if child == _NONE or (self._parent[child] == node and self._branch[child] == branch):
                return place
            place = (place + 1) & mask

    def _child(self, node: i64, branch: i64) -> i64:
        return self._places[self._place(node, branch)]

    def _descend(self, node: i64, actor: i64, seen: i64) -> i64:
        branch = seen << 4 | actor
        place = self._place(node, branch)
        child = self._places[place]
        if child == _NONE:
            child = self._add_node(node, branch)
            self._places[place] = child
            self._next[child] = self._first[node]
            self._first[node] = child
            self._offers[child] = 1
            if 2 * child > len(self._places):
                self._widen()
        return child

    def _widen(self) -> None:
        self._index(4 * len(self._places))

    def _index(self, size: i64) -> None:
        """Build the hash table again, with so many places."""
        self._places = vec[i64]([_NONE] * size)
        for node in range(len(self._branch)):
            if self._parent[node] != _NONE:
                self._places[self._place(self._parent[node], self._branch[node])] = node

    def _keep_below(self, root: i64) -> None:
        """Drop every node but this one, which becomes number 0, and its descendants."""
        kept = vec[i64]([root])
        parents = vec[i64]([_NONE])
        at: i64 = 0
        while at < len(kept):
            child = self._first[kept[at]]
            while child != _NONE:
                kept = append(kept, child)
                parents = append(parents, at)
                child = self._next[child]
            at += 1
        self._branch = _whole_numbers(self._branch, kept)
        self._visits = _whole_numbers(self._visits, kept)
        self._offers = _whole_numbers(self._offers, kept)
        self._worth = _fractions(self._worth, kept)
        self._promise = _fractions(self._promise, kept)
        self._regret = _fractions(self._regret, kept)
        self._plan = _fractions(self._plan, kept)
        self._link(parents)

    def _link(self, parents: vec[i64]) -> None:
        """Join nodes to their parents, from the last one on, so that siblings keep their order."""
        count = len(parents)
        self._parent = parents
        self._first = vec[i64]([_NONE] * count)
        self._next = vec[i64]([_NONE] * count)
        for node in range(count - 1, 0, -1):
            parent = parents[node]
            self._next[node] = self._first[parent]
            self._first[parent] = node
        size: i64 = 1024
        while 2 * count > size:
            size *= 4
        self._index(size)

    def _add_node(self, parent: i64, branch: i64) -> i64:
        self._branch = append(self._branch, branch)
        self._parent = append(self._parent, parent)
        self._first = append(self._first, _NONE)
        self._next = append(self._next, _NONE)
        self._visits = append(self._visits, 0)
        self._offers = append(self._offers, 0)
        self._worth = append(self._worth, 0.0)
        self._promise = append(self._promise, 0.0)
        self._regret = append(self._regret, 0.0)
        self._plan = append(self._plan, 0.0)
        return len(self._branch) - 1


def _whole_numbers(values: vec[i64], places: vec[i64]) -> vec[i64]:
    """The values at these places."""
    picked = vec[i64]()
    for place in places:
        picked = append(picked, values[place])
    return picked


def _fractions(values: vec[float], places: vec[i64]) -> vec[float]:
    picked = vec[float]()
    for place in places:
        picked = append(picked, values[place])
    return picked


def _time(by_processor: bool) -> float:
    return thread_time() if by_processor else perf_counter()


def _by_visits(one: Weighed) -> tuple[int, int]:
    return -one.visits, one.move


def _by_share(one: Weighed) -> tuple[float, int]:
    return -one.share, one.move
