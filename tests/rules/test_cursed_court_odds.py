"""The odds of Cursed Court: exact, and only from what the observer has seen."""

from __future__ import annotations

from itertools import combinations
from math import isclose

import pytest

from camarilla import SPECTATOR, Game
from camarilla.games.cursed_court.odds import Odds, odds, region_odds
from camarilla.games.cursed_court.tables import REGIONS

from .cursed_court import bet, court, crowns_at, fresh, own, play_quietly, shown, table

PRIORS = {2: 0, 4: 0, 5: 1, 3: 2, 6: 2}
APPEARS = {1: (0.6524, 0.7021, 0.7462), 3: (0.2411, 0.3124, 0.3858), 4: (0.1328, 0.1947, 0.2644)}


@pytest.mark.rule("CC-1.2", "CC-2.2", "CC-2.3", "CC-2.4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_odds_of_who_knows_nothing(seats: int) -> None:
    position = fresh(seats)
    for number, one in enumerate(odds(position, SPECTATOR)):
        size = len(position.tables.groups[number])
        assert round(one.chance, 4) == APPEARS[size][PRIORS[seats]]
        if size > 1:
            assert isclose(one.points, one.chance * size)


def counted(game: Game, seat: int, covered: bool = False) -> list[Odds]:
    """The same by dealing every possible rest of the year, card by card."""
    now = court(game)
    known = [noble for noble in range(9) for _ in range(now.tableau >> 4 * noble & 15)]
    known += [int(now.face_down(place)) for place in range(now.laid) if now.sees(seat, place)]
    rest = [noble for noble in range(9) for _ in range(4)]
    aside = [] if covered else [noble for noble in range(9) for _ in range(now.left_out >> 4 * noble & 15)]
    for noble in [*known, *aside]:
        rest.remove(noble)
    draws = now.to_lay() + 4 - len(known)
    before = [_before(game, seat, number) for number in range(27)]
    scored = [[0, 0] for _ in range(27)]
    deals = 0
    for drawn in combinations(rest, draws):
        deals += 1
        tableau = sum(16**noble for noble in [*known, *drawn])
        for number in range(27):
            worth = now.tables.worth(tableau, number)
            scored[number][0] += worth > before[number]
            scored[number][1] += max(0, worth - before[number])
    return [Odds(times / deals, total / deals) for times, total in scored]


def _before(game: Game, seat: int, number: int) -> int:
    now = court(game)
    if not now.coinless:
        return 0
    crowns = [seat for seat, _ in crowns_at(game, now.tables.keys[number])]
    return crowns.index(seat) if seat in crowns else len(crowns)


@pytest.mark.rule("CC-2.4", "CC-4.2", "CC-4.3")
@pytest.mark.parametrize("coinless", [False, True])
def test_the_odds_are_what_counting_every_deal_gives(coinless: bool) -> None:
    game = table(2, "king queen duke jester  king sorceress", coinless=coinless)
    coins = "" if coinless else " 0"
    bet(game, f"A king{coins}, B queen{coins}, B duke{coins}, A {'queen' if coinless else 'jester'}{coins}")
    for seat in (0, 1):
        for mine, exact in zip(odds(court(game), seat), counted(game, seat), strict=True):
            assert isclose(mine.chance, exact.chance, abs_tol=1e-12)
            assert isclose(mine.points, exact.points, abs_tol=1e-12)


@pytest.mark.rule("CC-5.3")
def test_coinless_odds_are_those_of_the_next_crown_or_of_one_s_own() -> None:
    """A King is there for all to see; the third crown on him scores only if two more come."""
    cards = "queen queen queen queen duke duke  king duke merchant merchant"
    game = table(3, cards, "C", coinless=True)
    bet(game, "A king, B king, C queen, B duke, C duke, A duke, C merchant, A merchant, B merchant")
    king = 2
    chances = [odds(court(game), seat)[king].chance for seat in (0, 1, 2, SPECTATOR)]
    assert chances[0] == 1
    assert 1 > chances[1] > chances[2] > 0
    for seat in range(3):
        mine, exact, seen = odds(court(game), seat)[king], counted(game, seat)[king], own(game, seat)
        assert isclose(mine.chance, exact.chance, abs_tol=1e-12)
        assert (seen.chances[king], seen.worths[king]) == (round(1000 * mine.chance), round(100 * mine.points))
    assert f"{round(chances[2] * 100)}% AB" in game.draw(2)


@pytest.mark.rule("CC-5.3")
def test_where_a_crown_can_score_nothing_any_more_there_is_no_chance_shown() -> None:
    """No card is to come any more."""
    tables = fresh(2, coinless=True).tables
    king = 16**2
    affair = 16**0 + 16**1 + king
    rest = tables.deck - affair
    for before, chance, points in ((0, 1.0, 1.0), (1, 0.0, 0.0), (2, 0.0, 0.0)):
        one = region_odds(tables, 2, king, rest, 0, before)
        assert (one.chance, one.points) == (chance, points)
    for before, points in ((0, 3.0), (2, 1.0), (3, 0.0)):
        whole = region_odds(tables, tables.region_of["affair"], affair, rest, 0, before)
        assert (whole.chance, whole.points) == (1.0 if points else 0.0, points)


@pytest.mark.rule("CC-5.1")
@pytest.mark.parametrize("pile", ["open", "hidden"])
def test_the_odds_use_the_pile_that_sits_out_only_where_it_lies_open(pile: str) -> None:
    game = table(2, remembers=pile)
    play_quietly(game, 2)
    while court(game).season < 2:
        game.play(next(text for text in game.moves() if text.endswith(" 0")))
    mine = odds(court(game), 0)
    for one, exact in zip(mine, counted(game, 0, covered=pile == "hidden"), strict=True):
        assert isclose(one.chance, exact.chance, abs_tol=1e-12)


@pytest.mark.rule("CC-2.2")
def test_when_all_is_seen_nothing_is_left_to_chance() -> None:
    game = table(2, "king queen duke jester  king queen duke jester")
    bet(game, "A church 0, B coup 0, B salon 0, A opera 0, A curse 0, B bazaar 0, B affair 0")
    now = court(game)
    for one in odds(now, 0):
        assert 0 <= one.chance <= 1
    known = {now.tables.keys[number] for number, one in enumerate(odds(now, 0)) if one.chance == 1}
    assert {"king", "queen", "duke", "jester", "feast"} <= known


def test_odds_are_shown_to_players_where_the_table_wants_them() -> None:
    assert len(own(table(4), 0).chances) == len(own(table(4), 0).worths) == REGIONS
    assert shown(table(4)).own is None
    assert own(table(4, odds=False), 0).chances == own(table(4, odds=False), 0).worths == []
