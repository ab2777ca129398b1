"""What is going on in a year, and the larger parts of it that position.py leaves to files of their own. Compiled."""

from __future__ import annotations

from typing import Final

MARKER: Final = 0
FACE_DOWN: Final = 1
FACE_UP: Final = 2
BETTING: Final = 3
BETWEEN: Final = 4
ENDED: Final = 5
VOTING: Final = 6
PHASES: Final = ("marker", "face-down", "face-up", "betting", "between", "over", "voting")

SEASONS: Final = 4
SEASON_NAMES: Final = ("spring", "summer", "autumn", "winter")
WINTER: Final = SEASONS - 1
