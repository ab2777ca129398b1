"""What every game must keep: games end, copies are independent, notation is unambiguous, and no secret leaks.

The tests of a game in a package of its own, whole:

    import pytest
    from camarilla.conformance import Check, checks


    @pytest.mark.parametrize("check", checks("my-game"), ids=str)
    def test_conformance(check: Check) -> None:
        check()

Nothing else in the house imports this: pytest is needed only here.
"""

from __future__ import annotations

from importlib import import_module

import pytest

_TOPICS = ("positions", "games", "words", "secrets", "search", "observations")

for _topic in _TOPICS:
    # Before they are imported: a failed check then shows the values in it.
    pytest.register_assert_rewrite(f"{__name__}.{_topic}")
for _topic in _TOPICS:
    import_module(f"{__name__}.{_topic}")

from .suite import Check, checks  # noqa: E402
from .worlds import World, moments, random_game, worlds  # noqa: E402

__all__ = ["Check", "World", "checks", "moments", "random_game", "worlds"]
