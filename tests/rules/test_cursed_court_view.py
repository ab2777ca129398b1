"""What each seat of a court is shown is true, and what a bet changes is little."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from camarilla import OVER, Dice
from camarilla.games.cursed_court.odds import odds
from camarilla.games.cursed_court.phases import BETTING
from camarilla.games.cursed_court.position import CursedCourt
from camarilla.games.cursed_court.tables import REGIONS
from camarilla.games.cursed_court.view import CursedCourtOpen, crowns_of, crowns_on, staked
from camarilla.house.tables.changes import changes

from .cursed_court import bet, court, lies_open, own, rules, table

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
def test_the_open_board_is_the_board(options: dict[str, bool | int | str]) -> None:
    for position in years_of(options, 1):
        now = rules().open(position)
        for seat, player in enumerate(now.players):
            assert (player.coins, player.coins - staked(now, seat)) == (position.total(seat), position.free[seat])
            assert len(crowns_of(now, seat)) == position.placed[seat]
        for region in range(REGIONS):
            holders = [crown.seat for crown in crowns_on(now, region)]
            assert holders == [seat for seat in holders if position.held[seat] >> region & 1]
            place = now.regions[region]
            assert (place.least if place else 0) == position.least(region)


@every_variant
def test_every_bet_of_the_year_is_shown_in_its_order(options: dict[str, bool | int | str]) -> None:
    made: list[tuple[int, int]] = []
    position, dice = rules().begin(4, options), Dice(4)
    while position.actor != OVER:
        actor, move = position.actor, position.random_move(position.actor, dice)
        if position.phase == BETTING:
            made.append((actor, move // 64))
        years = len(position.tableaux)
        position.apply(actor, move)
        if len(position.tableaux) > years:
            made = []
        assert _bets(rules().open(position)) == made


def _bets(now: CursedCourtOpen) -> list[tuple[int, int]]:
    crowns = [crown for place in now.regions if place for crown in [*place.crowns, *place.bumped]]
    return [(crown.seat, crown.coins) for crown in sorted(crowns, key=lambda crown: crown.number)]


@every_variant
def test_odds_shown_are_odds_counted(options: dict[str, bool | int | str]) -> None:
    for position in years_of(options, 2):
        if position.phase == BETTING:
            for seat in range(4):
                known, counted = rules().own(position, seat), odds(position, seat)
                assert known.chances == [round(1000 * one.chance) for one in counted]
                assert known.worths == [round(100 * one.points) for one in counted]


def test_a_bet_changes_its_region_and_whose_turn_it_is() -> None:
    game = table()
    bet(game, "A king 3, B queen 5")
    before, knew = lies_open(game), own(game, 0)
    bet(game, "C duke 2")
    change = changes(before, lies_open(game))
    assert change is not None
    duke = court(game).tables.region_of["duke"]
    assert (change.put, list(change.at), list(change.at["regions"])) == ({"waiting": [3]}, ["regions"], [duke])
    assert own(game, 0) == knew


def test_a_year_that_is_over_is_told_once() -> None:
    position, dice = rules().begin(4, {"years": 2}), Dice(3)
    told = []
    before = rules().open(position)
    while position.actor != OVER:
        position.step(dice)
        change = changes(before, rules().open(position))
        before = rules().open(position)
        if change is not None and ("past" in change.put or "past" in change.at or "past" in change.more):
            told.append(len(before.past))
    assert told == [1, 2]
