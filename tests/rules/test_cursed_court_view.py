"""What everybody at a court sees alike is shown to all as one and the same thing, and what each sees alone is true."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from camarilla import OVER, SPECTATOR, Dice
from camarilla.games.cursed_court.odds import odds
from camarilla.games.cursed_court.position import COINS, CursedCourt
from camarilla.games.cursed_court.tables import BETTING

from .cursed_court import bet, court, rules, table

VARIANTS: list[dict[str, bool | int | str]] = [
    {},
    {"masquerade": True},
    {"coinless": True, "masquerade": True},
    {"exchange": "cash", "remembers": "hidden", "limit": 3},
]
every_variant = pytest.mark.parametrize("options", VARIANTS, ids=str)


def years_of(options: dict[str, bool | int | str], seed: int) -> Iterator[CursedCourt]:
    """Every decision of a random game."""
    position, dice = rules().begin(4, options), Dice(seed)
    while position.actor != OVER:
        position = position.copy()
        position.step(dice)
        if position.actor >= 0:
            yield position


@every_variant
def test_why_a_region_is_closed_is_what_the_rules_would_answer(options: dict[str, bool | int | str]) -> None:
    for position in years_of(options, 1):
        if position.phase != BETTING:
            continue
        for observer, view in enumerate(rules().views(position, range(4))):
            for number, one in enumerate(view.regions):
                assert one.least == position.least(number)
                if observer != position.actor:
                    assert one.why is None
                    continue
                feint = not position.may_be_plain(observer)
                assert one.why == position.why_not(observer, position.free[observer] * COINS + number * 2 + feint)


@every_variant
def test_odds_shown_are_odds_counted(options: dict[str, bool | int | str]) -> None:
    for position in years_of(options, 2):
        if position.phase == BETTING:
            for observer, view in enumerate(rules().views(position, range(4))):
                counted = [(one.chance, one.points) for one in odds(position, observer)]
                assert [(one.chance, one.worth) for one in view.prospects] == counted


def test_without_masks_all_are_given_the_same_bets_and_players() -> None:
    game = table()
    bet(game, "A king 3, B queen 5")
    views = rules().views(court(game), [0, 1, 2, 3, SPECTATOR])
    assert len({id(view.bets) for view in views}) == len({id(view.players) for view in views}) == 1


def test_what_a_bet_does_not_touch_stays_the_very_same_object() -> None:
    game = table()
    bet(game, "A king 3, B queen 5")
    before = rules().view(court(game), 0)
    bet(game, "C duke 2")
    after = rules().view(court(game), 0)
    assert [one.key for one, old in zip(after.regions, before.regions, strict=True) if one is not old] == ["duke"]
    assert [one is old for one, old in zip(after.bets, before.bets, strict=False)] == [True, True]
    assert [one is old for one, old in zip(after.players, before.players, strict=True)] == [True, True, False, True]
    assert (after.hidden is before.hidden, after.tableau is before.tableau) == (True, True)


def test_a_year_that_is_over_is_told_with_the_same_objects_from_then_on() -> None:
    seen: dict[int, list[object]] = {}
    for position in years_of({}, 3):
        view = rules().view(position, SPECTATOR)
        for year in range(1, len(view.past) + 1):
            bets = [one for one in view.bets if one.year == year]
            kept = seen.setdefault(year, [*bets])
            assert all(one is old for one, old in zip(bets, kept, strict=True))
    assert set(seen) == {1, 2}
