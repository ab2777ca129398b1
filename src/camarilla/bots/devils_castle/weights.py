"""What each sign of ``knowledge.py`` weighs: written by ``training/devils_castle.py``. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

TEAM_WEIGHTS: Final = vec[float](
    [1.2, 0.5, 0.2, 1.5, 1.5, 0.5, 0.3, 0.2, 0.15, 0.5, -0.3, 0.1, 0.5, 0.05, 0.2, 0.0, 0.5]
)
RING_WEIGHTS: Final = vec[float]([-2.5, 0.5, 0.4, 1.2, 2.5, 1.5, 0.2, 0.5, 0.2, 0.3, -0.3, 0.0])
