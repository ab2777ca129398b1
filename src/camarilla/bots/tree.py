"""Tree search over what seats can know: information-set Monte Carlo tree search. Compiled with the positions.

Every simulation begins in another world, imagined from what the searching seat knows. Where moves may be hidden, each
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
from .nodes import NO_NODE, Nodes

CURIOSITY: Final = 0.1
"""The share of choices made at once that is drawn evenly, so that no move is forgotten."""


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
    """The trees of one decision."""

    def __init__(self, world: Position, seat: int, dice: Dice, guide: Guide) -> None:
        self._world = world
        self._seat: i64 = seat
        self._dice = dice
        self._guide = guide
        self._trees: i64 = world.seats if world.has_hidden_moves() else 1
        self._nodes = Nodes()
        self._roots = vec[i64]()
        for _tree in range(self._trees):
            self._roots = append(self._roots, self._nodes.add(NO_NODE, 0))
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
        nodes = self._nodes
        own = self._tree_of(self._seat)
        node = self._roots[own]
        for actor, label in seen:
            node = nodes.descend(node, actor, label)
        nodes.keep_below(node)
        for tree in range(self._trees):
            self._roots[tree] = 0 if tree == own else nodes.add(NO_NODE, 0)
        self._world = world

    def size(self) -> int:
        """How many nodes all trees have."""
        return len(self._nodes.branch)

    def weighed(self) -> list[Weighed]:
        """The moves of the root, the best first: where all choose at once the likeliest, else the most visited."""
        nodes = self._nodes
        children: list[int] = []
        planned = 0.0
        child = nodes.first[self._roots[self._tree_of(self._seat)]]
        while child != NO_NODE:
            # A tree that was followed may hold moves of worlds that did not come.
            branch = nodes.branch[child]
            if branch & 15 == self._seat and self._world.is_legal(self._seat, branch >> 4):
                children.append(child)
                planned += nodes.plan[child]
            child = nodes.next[child]
        found: list[Weighed] = []
        for node in children:
            visits = int(nodes.visits[node])
            share = nodes.plan[node] / planned if planned else 0.0
            found.append(Weighed(nodes.branch[node] >> 4, visits, nodes.worth[node] / visits if visits else 0.0, share))
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
        nodes = self._nodes
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
            self._at[tree] = nodes.descend(self._at[tree], actor, seen)
        taken = self._at[self._tree_of(actor)]
        self._path.append((taken, actor))
        world.apply(actor, chosen)
        return nodes.visits[taken] == 0

    def _tree_of(self, seat: i64) -> i64:
        return 0 if self._trees == 1 else seat

    # Choosing

    def _choose(self, node: i64, actor: i64, moves: list[int]) -> i64:
        """A move to follow: untried ones by lot, else by the upper bound."""
        nodes = self._nodes
        exploration = self._guide.exploration
        untried: i64 = 0
        chosen: i64 = NO_NODE
        best = -1.0
        for move in moves:
            child = nodes.child(node, move << 4 | actor)
            if child == NO_NODE or nodes.visits[child] == 0:
                # One of the untried by lot, without a list of them.
                untried += 1
                if self._dice.randrange(untried) == 0:
                    chosen = move
                continue
            nodes.offers[child] += 1
            if untried == 0:
                visits = int(nodes.visits[child])
                bound = nodes.worth[child] / visits + exploration * sqrt(log(int(nodes.offers[child])) / visits)
                if bound > best:
                    best = bound
                    chosen = move
        return chosen

    def _choose_promising(self, node: i64, actor: i64, moves: list[int], world: Position) -> i64:
        """A move to follow as the guide's promises lead, the less the more is known of it."""
        nodes = self._nodes
        worth = 0.0
        tried: i64 = 0
        promised = 1e-9
        children: list[int] = []
        for move in moves:
            child = nodes.child(node, move << 4 | actor)
            if child == NO_NODE or nodes.promise[child] == 0.0:
                self._promise_all(node, actor, moves, world)
                child = nodes.child(node, move << 4 | actor)
            children.append(child)
            nodes.offers[child] += 1
            worth += nodes.worth[child]
            tried += nodes.visits[child]
            promised += nodes.promise[child]
        urgency = worth / int(tried) - self._guide.doubt if tried else 0.5
        trust = self._guide.trust
        chosen: i64 = 0
        best = -1e9
        for place in range(len(children)):
            one: i64 = children[place]
            visits = int(nodes.visits[one])
            value = nodes.worth[one] / visits if visits else urgency
            bound = value + trust * nodes.promise[one] / promised * sqrt(int(nodes.offers[one])) / (1 + visits)
            if bound > best:
                best = bound
                chosen = place
        return moves[chosen]

    def _promise_all(self, node: i64, actor: i64, moves: list[int], world: Position) -> None:
        nodes = self._nodes
        promises = self._guide.promises(world, actor, moves)
        for place in range(len(moves)):
            child = nodes.descend(node, actor, moves[place])
            if nodes.promise[child] == 0.0:
                nodes.promise[child] = max(promises[place], 1e-6)

    def _draw(self, node: i64, actor: i64, moves: list[int]) -> i64:
        """A move by regret matching: the more it was missed, the likelier."""
        nodes = self._nodes
        children: list[int] = []
        regrets = 0.0
        for move in moves:
            child = nodes.descend(node, actor, move)
            nodes.offers[child] += 1
            children.append(child)
            regrets += max(0.0, nodes.regret[child])
        even = 1.0 / len(moves)
        chances: list[float] = []
        taken: i64 = len(moves) - 1
        left = self._dice.random()
        for place in range(len(children)):
            one = children[place]
            matched = max(0.0, nodes.regret[one]) / regrets if regrets else even
            nodes.plan[one] += matched
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
        nodes = self._nodes
        for drawn in self._drawn:
            self._regret_others(drawn, worth[drawn.actor])
        for node, actor in self._path:
            nodes.visits[node] += 1
            nodes.worth[node] += worth[actor]

    def _regret_others(self, drawn: Drawn, got: float) -> None:
        """Each move is taken to be worth what it was on average so far; the one taken is corrected by what it got."""
        nodes = self._nodes
        estimates: list[float] = []
        expected = 0.0
        for place in range(len(drawn.children)):
            child = drawn.children[place]
            visits = int(nodes.visits[child])
            estimate = nodes.worth[child] / visits if visits else 0.5
            if place == drawn.taken:
                estimate += (got - estimate) / drawn.chances[place]
            estimates.append(estimate)
            expected += drawn.chances[place] * estimate
        for place in range(len(drawn.children)):
            child = drawn.children[place]
            nodes.regret[child] = max(0.0, nodes.regret[child] + estimates[place] - expected)


def _time(by_processor: bool) -> float:
    return thread_time() if by_processor else perf_counter()


def _by_visits(one: Weighed) -> tuple[int, int]:
    return -one.visits, one.move


def _by_share(one: Weighed) -> tuple[float, int]:
    return -one.share, one.move
