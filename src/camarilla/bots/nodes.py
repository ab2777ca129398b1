"""The nodes of search trees: numbers, with what is known of them in vecs side by side. Compiled with the search."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NO_NODE: Final = -1
_FEWEST_PLACES: Final = 1024


@final
class Nodes:
    """All nodes of one search. A child is found by its parent and its branch: who moved, and what was seen of it."""

    def __init__(self) -> None:
        self.branch = vec[i64]()
        """Who moved and what was seen of it, in one number."""
        self.parent = vec[i64]()
        self.first = vec[i64]()
        self.next = vec[i64]()
        """A node's first child and its next sibling, or NO_NODE."""
        self.visits = vec[i64]()
        self.offers = vec[i64]()
        """How often the branch could have been taken: moves come and go with the imagined worlds."""
        self.worth = vec[float]()
        """The sum of what the branch was worth to the seat that took it."""
        self.promise = vec[float]()
        """The guide's; 0 where it was not asked."""
        self.regret = vec[float]()
        self.plan = vec[float]()
        """The sum of the chances that regret matching gave the branch."""
        self._places = vec[i64]([NO_NODE] * _FEWEST_PLACES)
        """Where to find a child by parent and branch: an open hash table of nodes."""

    def child(self, node: i64, branch: i64) -> i64:
        """The child by this branch, or NO_NODE."""
        return self._places[self._place(node, branch)]

    def descend(self, node: i64, actor: i64, seen: i64) -> i64:
        """The child where a move leads, made if there is none yet."""
        branch = seen << 4 | actor
        place = self._place(node, branch)
        child = self._places[place]
        if child == NO_NODE:
            child = self.add(node, branch)
            self._places[place] = child
            self.next[child] = self.first[node]
            self.first[node] = child
            self.offers[child] = 1
            if 2 * child > len(self._places):
                self._index(4 * len(self._places))
        return child

    def add(self, parent: i64, branch: i64) -> i64:
        """A new node that is nobody's child yet."""
        self.branch = append(self.branch, branch)
        self.parent = append(self.parent, parent)
        self.first = append(self.first, NO_NODE)
        self.next = append(self.next, NO_NODE)
        self.visits = append(self.visits, 0)
        self.offers = append(self.offers, 0)
        self.worth = append(self.worth, 0.0)
        self.promise = append(self.promise, 0.0)
        self.regret = append(self.regret, 0.0)
        self.plan = append(self.plan, 0.0)
        return len(self.branch) - 1

    def _place(self, node: i64, branch: i64) -> i64:
        """Where in the table the child is, or the empty place where it belongs."""
        mask = len(self._places) - 1
        mixed = node * 2654435761 + branch * 40503
        place = (mixed ^ mixed >> 17) & mask
        while True:
            child = self._places[place]
            if child == NO_NODE or (self.parent[child] == node and self.branch[child] == branch):
                return place
            place = (place + 1) & mask

    def _index(self, size: i64) -> None:
        """Build the hash table again, of this size."""
        self._places = vec[i64]([NO_NODE] * size)
        for node in range(len(self.branch)):
            if self.parent[node] != NO_NODE:
                self._places[self._place(self.parent[node], self.branch[node])] = node

    def keep_below(self, root: i64) -> None:
        """Drop every node but this one, which becomes number 0, and its descendants."""
        kept = vec[i64]([root])
        parents = vec[i64]([NO_NODE])
        at: i64 = 0
        while at < len(kept):
            child = self.first[kept[at]]
            while child != NO_NODE:
                kept = append(kept, child)
                parents = append(parents, at)
                child = self.next[child]
            at += 1
        self.branch = _whole_numbers(self.branch, kept)
        self.visits = _whole_numbers(self.visits, kept)
        self.offers = _whole_numbers(self.offers, kept)
        self.worth = _fractions(self.worth, kept)
        self.promise = _fractions(self.promise, kept)
        self.regret = _fractions(self.regret, kept)
        self.plan = _fractions(self.plan, kept)
        self._link(parents)

    def _link(self, parents: vec[i64]) -> None:
        """Join nodes to their parents, from the last one on, so that siblings keep their order."""
        count = len(parents)
        self.parent = parents
        self.first = vec[i64]([NO_NODE] * count)
        self.next = vec[i64]([NO_NODE] * count)
        for node in range(count - 1, 0, -1):
            parent = parents[node]
            self.next[node] = self.first[parent]
            self.first[parent] = node
        size: i64 = _FEWEST_PLACES
        while 2 * count > size:
            size *= 4
        self._index(size)


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
