"""Plain tree search: no knowledge of any game but its rules. The baseline that better bots have to beat."""

from __future__ import annotations

from .guide import Guide
from .searcher import Searcher

CAP = 400


class IsmctsBot(Searcher):
    think = 0.2
    reuses = False

    def guide(self) -> Guide:
        return Guide(CAP)
