"""Clocks cannot be talked into giving time away: neither by taking moves back nor by leaving and coming back."""

from __future__ import annotations

from camarilla.house.protocol import Hand
from camarilla.house.tables.clock import Clock
from camarilla.house.terms import BankClock, ClockTerms, MoveClock, NoClock


def begun(terms: ClockTerms, waiting: list[int], seats: int = 2) -> Clock:
    clock = Clock(terms, seats)
    clock.turn(waiting, waiting, 0)
    return clock


def test_a_move_taken_back_brings_no_increment() -> None:
    clock = begun(BankClock(60, increment=10), [0])
    clock.turn([1], [1], 4_000)
    assert clock.hands() == [Hand(66_000, None), Hand(60_000, 4_000)]
    clock.take_back(0, 7_000)
    assert clock.hands() == [Hand(56_000, 7_000), Hand(60_000, None)]


def test_a_move_taken_back_brings_no_time_anew() -> None:
    clock = begun(MoveClock(30), [0])
    clock.turn([1], [1], 29_000)
    clock.take_back(0, 35_000)
    assert clock.due(0) == 36_000
    assert clock.due(1) is None
    clock.turn([1], [1], 35_500)
    assert clock.due(1) == 65_500
    assert clock.hands() == [Hand(30_000, None), Hand(30_000, 35_500)]


def test_who_chooses_at_the_same_time_is_not_touched_when_another_takes_back() -> None:
    clock = begun(BankClock(60, increment=10), [0, 1])
    clock.turn([1], [], 5_000)
    clock.take_back(0, 8_000)
    assert clock.due(1) == 60_000
    assert clock.hands() == [Hand(55_000, 8_000), Hand(60_000, 0)]


def test_who_leaves_and_comes_back_wins_no_time() -> None:
    clock = begun(MoveClock(30), [0])
    clock.come_back(0, 29_000)
    assert clock.due(0) == 30_000
    clock.come_back(1, 29_000)
    assert clock.due(1) is None


def test_who_comes_back_too_late_has_a_breath_to_move_in_once_a_decision() -> None:
    clock = begun(MoveClock(30), [0])
    clock.come_back(0, 31_000)
    assert clock.due(0) == 41_000
    clock.come_back(0, 42_000)
    assert clock.due(0) == 41_000
    clock.turn([1], [1], 42_500)
    clock.turn([0], [0], 50_000)
    assert clock.due(0) == 80_000
    clock.come_back(0, 81_000)
    assert clock.due(0) == 91_000


def test_a_breath_is_no_longer_than_a_decision() -> None:
    clock = begun(MoveClock(5), [0])
    clock.come_back(0, 6_000)
    assert clock.due(0) == 11_000


def test_a_bank_that_is_empty_is_not_filled_by_coming_back() -> None:
    clock = begun(BankClock(60, increment=3), [0])
    for at in (61_000, 75_000, 90_000):
        clock.come_back(0, at)
        assert clock.due(0) == 71_000
    clock.turn([1], [1], 91_000)
    assert clock.hands() == [Hand(3_000, None), Hand(60_000, 91_000)]
    clock.turn([0], [0], 92_000)
    clock.come_back(0, 96_000)
    clock.turn([1], [1], 97_000)
    assert clock.hands() == [Hand(3_000, None), Hand(62_000, 97_000)]


def test_a_move_taken_back_gives_no_second_breath() -> None:
    clock = begun(BankClock(60), [0])
    clock.come_back(0, 61_000)
    clock.turn([1], [1], 65_000)
    clock.take_back(0, 66_000)
    assert clock.due(0) == 72_000
    clock.come_back(0, 73_000)
    assert clock.due(0) == 72_000
    clock.turn([1], [1], 74_000)
    assert clock.hands() == [Hand(0, None), Hand(60_000, 74_000)]


def test_without_clocks_nothing_runs() -> None:
    clock = begun(NoClock(), [0])
    clock.take_back(0, 1)
    clock.come_back(0, 1)
    assert clock.hands() is None
    assert clock.due(0) is None
