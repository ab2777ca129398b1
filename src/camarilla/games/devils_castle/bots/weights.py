"""What each sign of ``knowledge.py`` weighs. Compiled.

Written by ``training/devils_castle.py`` from 3889 turns of 88 games.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

TEAM_WEIGHTS: Final = vec[float](
    [1.33, 0.11, 0.18, 0.78, 1.02, 0.40, 0.21, 0.05, 0.07, 0.05, 0.10, 0.05, 1.79, 0.02, 0.54, -2.29, -0.20]
)
RING_WEIGHTS: Final = vec[float]([-0.73, 0.25, 0.45, 2.43, 3.10, 2.20, 1.07, 1.83, 0.37, 0.58, -0.15, -1.57])
