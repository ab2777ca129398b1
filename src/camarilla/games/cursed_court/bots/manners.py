"""How a player of Cursed Court bets: the constants of its sums. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec


@final
class Manner:
    """How somebody bets."""

    def __init__(self, numbers: list[float], hopes: bool = True) -> None:
        self.hopes = hopes
        """Whether it counts on cards that are still to come, or only on those it has seen."""
        self.price: vec[float] = vec[float](numbers[0:4])
        """By season, what a coin is worth, in points."""
        self.risk: vec[float] = vec[float](numbers[4:8])
        """By season, how likely a bare crown is to be bumped even where nobody can see why."""
        self.envy = numbers[8]
        """How much likelier that is for every point by which all can see that a region is worth having."""
        self.spite = numbers[9]
        """What it is worth to push somebody else off, in parts of what they lose."""
        self.rest = numbers[10]
        """The danger that is left when coins that lie on the board would have to come free for a bump."""
        self.whim = numbers[11]
        """How much of a bet is mood, in points."""


USUAL: Final = [0.115, 0.074, 0.054, 0.005, 0.95, 0.53, 0.53, 0.24, 0.39, 0.044, 0.085, 0.15]
"""Found by self-play: the mean of late generations, rounded. ``training/cursed_court.py`` goes on from here."""
NAIVE: Final = [0.05, 0.05, 0.05, 0.05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.4]
"""Of somebody who fears no bump, and so never pays more than it takes."""
