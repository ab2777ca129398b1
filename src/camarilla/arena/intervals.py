"""How sure one may be of a share seen in so many games."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959963984540054


def wilson(wins: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """The Wilson interval of a share: where the true one lies, with 95 % confidence unless told otherwise.

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
