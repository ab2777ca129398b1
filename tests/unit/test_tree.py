"""The tree search on toy games whose answers are known."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from camarilla import OVER, Dice, Position
from camarilla.bots.guide import Guide
from camarilla.bots.tree import Search

ROCK, PAPER, SCISSORS = range(3)


class Fists(Position):
    """Rock, paper, scissors, chosen at once. Who wins with rock gets the whole prize, with the others half of it."""

    def __init__(self) -> None:
        super().__init__(2, 0)
        self.shown: dict[int, int] = {}

    def at_once(self) -> bool:
        return True

    def has_hidden_moves(self) -> bool:
        return True

    def waiting(self) -> list[int]:
        return [seat for seat in range(2) if seat not in self.shown]

    def moves(self, seat: i64) -> list[int]:
        return [ROCK, PAPER, SCISSORS]

    def label(self, observer: i64, actor: i64, move: i64) -> i64:
        return move if observer == actor else 9

    def apply(self, actor: i64, move: i64) -> None:
        self.shown[actor] = move
        self.actor = min(self.waiting(), default=OVER)

    def utility(self, seat: i64) -> float:
        mine, yours = self.shown[seat], self.shown[1 - seat]
        if mine == yours:
            return 0.5
        win = (mine - yours) % 3 == 1
        prize = 0.5 if PAPER in (mine, yours) else 1.0
        return 0.5 + prize / 2 if win else 0.5 - prize / 2

    def imagine(self, observer: object, dice: Dice) -> Position:
        return Fists()


class Ladder(Position):
    """Two players by turns go up one or two rungs; who reaches the tenth wins. From a multiple of three one loses."""

    def __init__(self, rung: int = 0, actor: int = 0) -> None:
        super().__init__(2, actor)
        self.rung = rung

    def moves(self, seat: i64) -> list[int]:
        return [1, 2] if self.rung < 9 else [1]

    def is_legal(self, actor: i64, move: i64) -> bool:
        return actor == self.actor and move in self.moves(actor)

    def apply(self, actor: i64, move: i64) -> None:
        self.rung += move
        self.actor = OVER if self.rung >= 10 else 1 - actor
        self.last = actor

    def utility(self, seat: i64) -> float:
        return float(self.last == seat)

    def copy(self) -> Position:
        return Ladder(self.rung, self.actor)

    def imagine(self, observer: object, dice: Dice) -> Position:
        return self.copy()


class Stubborn(Guide):
    """Promises a great deal of one move, right or wrong."""

    def __init__(self, favourite: int) -> None:
        super().__init__()
        self.leads = True
        self.favourite = favourite

    def promises(self, world: Position, seat: i64, moves: list[int]) -> list[float]:
        return [0.9 if move == self.favourite else 0.1 for move in moves]


@pytest.mark.parametrize("seat", [0, 1])
def test_choices_made_at_once_are_mixed_so_that_nobody_can_exploit_them(seat: int) -> None:
    search = Search(Fists(), seat, Dice(1), Guide())
    search.run(60, 6000)
    shares = {one.move: one.share for one in search.weighed()}
    # Rock beats scissors for a double prize, so scissors dare less often: the equilibrium is 1/4, 1/2, 1/4.
    assert sum(shares.values()) == pytest.approx(1)
    assert shares[ROCK] == pytest.approx(0.25, abs=0.12)
    assert shares[PAPER] == pytest.approx(0.5, abs=0.15)
    assert shares[SCISSORS] == pytest.approx(0.25, abs=0.12)


def test_the_winning_move_is_found_and_its_worth_known() -> None:
    search = Search(Ladder(), 0, Dice(1), Guide())
    search.run(60, 3000)
    best, other = search.weighed()
    assert best.move == 1
    assert best.worth > 0.9
    assert best.share == 1
    assert other.share == 0


@pytest.mark.parametrize("favourite", [1, 2])
def test_promises_lead_but_results_decide(favourite: int) -> None:
    early = Search(Ladder(), 0, Dice(1), Stubborn(favourite))
    early.run(60, 4)
    assert early.weighed()[0].move == favourite
    late = Search(Ladder(), 0, Dice(1), Stubborn(favourite))
    late.run(60, 3000)
    assert late.weighed()[0].move == 1


def test_a_tree_goes_on_where_the_game_went() -> None:
    search = Search(Ladder(), 0, Dice(1), Guide())
    search.run(60, 2000)
    search.follow(Ladder(3, 0), [(0, 1), (1, 2)])
    known = search.weighed()
    assert sum(one.visits for one in known) > 100
    search.run(60, 1000)
    assert search.weighed()[0].move == 1
    assert search.simulations == 3000


def test_a_tree_that_goes_on_offers_only_what_is_legal_now() -> None:
    search = Search(Ladder(7), 0, Dice(1), Guide())
    search.run(60, 200)
    search.follow(Ladder(9, 0), [(0, 1), (1, 1)])
    search.run(60, 10)
    assert [one.move for one in search.weighed()] == [1]


def test_a_tree_that_goes_on_drops_what_can_no_longer_come() -> None:
    """What it keeps is what it knew, and it goes on with it in the same way, however it was told of the moves."""
    at_once, by_steps = (Search(Ladder(), 0, Dice(1), Guide()) for _ in range(2))
    for search in (at_once, by_steps):
        search.run(60, 2000)
    whole = at_once.size()
    at_once.follow(Ladder(3, 0), [(0, 1), (1, 2)])
    by_steps.follow(Ladder(1, 1), [(0, 1)])
    by_steps.follow(Ladder(3, 0), [(1, 2)])
    assert 1 < at_once.size() == by_steps.size() < whole / 2
    for search in (at_once, by_steps):
        search.run(60, 500)
    kept, told = ([(one.move, one.visits, one.worth) for one in search.weighed()] for search in (at_once, by_steps))
    assert kept == told
