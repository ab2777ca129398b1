"""What Camarilla asks of every game, and what High Card asks of itself."""

from __future__ import annotations

import pytest
from camarilla import Scripted, start
from camarilla.conformance import Check, checks


@pytest.mark.parametrize("check", checks("high-card"), ids=str)
def test_conformance(check: Check) -> None:
    check()


def test_the_highest_bid_shows_and_the_highest_card_of_those_takes_all() -> None:
    game = start("high-card", seats=3, options={"rounds": 1}, chance=Scripted(["7", "12", "3"]))
    for bid in ("bid 2", "bid 0", "bid 2"):
        game.play(bid)
    view = game.view(None)
    assert view.open.shown == [7, None, 3]
    assert view.open.coins == [12, 10, 8]
    assert view.open.outcome.winners == [0]
