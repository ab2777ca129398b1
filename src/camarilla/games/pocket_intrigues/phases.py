"""What a match waits for, and how a game of it ends. Compiled."""

from __future__ import annotations

from typing import Final

FIRST: Final = 0
ROWS: Final = 1
GOAL: Final = 2
CARD: Final = 3
DRAW: Final = 4
ACT: Final = 5
DEATH: Final = 6
END: Final = 7

BY_DEATHS: Final = 0
BY_DECK: Final = 1
BY_NO_ACTION: Final = 2

NOBODY: Final = -1
NOTHING: Final = -1
"""No card, no goal."""
HIDDEN: Final = -1
"""The label of a goal or a card that is dealt to somebody else."""
