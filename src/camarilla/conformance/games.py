"""A game under way, whatever the game: copies are independent, and a seat that is not there is answered in words."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from .. import CHANCE, OVER, SPECTATOR, CamarillaError, Dice, Game, IllegalMove, NoSuchSeat, Seeded, seen_by
from ..core.replay import log_of
from .suite import every_game, every_table
from .worlds import World, moments

HUGE = 10**30
NO_NUMBERS: list[Any] = ["0", "A", 0.0, [0], (0,), True, False]
NO_SEATS: list[Any] = [64, 8, -1, -2, -4, -63, 2**31, 2**63, HUGE, -HUGE, 10**5000, *NO_NUMBERS]


class OtherInt:
    """A whole number of another library, as ``numpy.int64`` is one."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __index__(self) -> int:
        return self._number


def play_on(game: Game, moves: int, seed: int) -> None:
    dice = Dice(seed)
    for _ in range(moves):
        if not game.waiting():
            return
        seat = game.waiting()[-1]
        game.play(game.rules.text(game.position, seat, game.position.random_move(seat, dice)), seat)


def under_way(world: World, seed: int = 3) -> Game:
    game = Game(world.game, seats=world.seats, options=dict(world.options), chance=Seeded(seed))
    play_on(game, 9, seed)
    return game


def all_of(game: Game) -> list[object]:
    """Everything that a move would change."""
    seen = [game.seen_by(observer) for observer in (None, *range(game.seats))]
    return [game.position.fingerprint(), game.record.to_text(), game.record.to_json(), seen, game.waiting()]


COPIES: list[Callable[[Game], Game]] = [
    Game.copy,
    copy.copy,
    copy.deepcopy,
    lambda game: pickle.loads(pickle.dumps(game)),
]
RESUMED: list[Callable[[Game], Game]] = [
    lambda game: Game.resume(game.record),
    lambda game: Game.resume(game.record, chance=Seeded(4)),
]


@every_table
def a_what_if_leaves_the_game_as_it_was_and_the_game_leaves_the_what_if(world: World) -> None:
    for copied in (*COPIES, *RESUMED):
        game = under_way(world)
        before = all_of(game)
        for seed in range(2):
            what_if = copied(game)
            assert all_of(what_if) == before
            play_on(what_if, 6, seed)
            assert len(what_if.record.moves) > len(game.record.moves) or not game.waiting()
            assert all_of(game) == before
        kept = copied(game)
        play_on(game, 6, 1)
        assert all_of(kept) == before
        assert Game.resume(game.record).position.fingerprint() == game.position.fingerprint()


@every_table
def a_copy_has_the_same_future_of_chance(world: World) -> None:
    for copied in COPIES:
        game = under_way(world)
        twin = copied(game)
        play_on(game, 12, 5)
        play_on(twin, 12, 5)
        assert all_of(twin) == all_of(game)


def questions(game: Game, seat: Any) -> list[Callable[[], object]]:
    """Every way to ask a game, or its rules, about a seat."""
    rules, position = game.rules, game.position
    actor = max(position.actor, 0)
    move = position.moves(actor)[0] if position.actor >= 0 else 0
    asked: list[Callable[[], object]] = [
        *(lambda: game.view(seat), lambda: game.draw(seat), lambda: game.seen_by(seat), lambda: game.log(seat)),
        *(lambda: game.moves(seat), lambda: game.choices(seat), lambda: game.ask(seat)),
        *(lambda: game.play("x", seat), lambda: seen_by(game.record, seat), lambda: log_of(game.record, seat)),
        *(lambda: rules.view(position, seat), lambda: rules.own(position, seat)),
        *(lambda: rules.ask(position, seat), lambda: rules.choices(position, seat)),
        *(lambda: rules.preview(position, seat, move), lambda: rules.view(position, observer=seat)),
        lambda: rules.seen(position, actor, move, seat),
    ]
    if seat != CHANCE:
        asked += [lambda: rules.move(position, seat, "x")]
    return asked


@every_table
def a_seat_that_is_not_there_is_answered_with_those_that_are(world: World) -> None:
    game = under_way(world)
    last = world.seats - 1
    before = all_of(game)
    for seat in (*NO_SEATS, world.seats):
        for ask in questions(game, seat):
            with pytest.raises(NoSuchSeat) as caught:
                ask()
            assert f"0 ({game.rules.seat_label(0)})" in str(caught.value)
            assert f"{last} ({game.rules.seat_label(last)})" in str(caught.value)
        with pytest.raises(IllegalMove):
            game.position.play(seat, 0)
        assert game.position.why_not(seat, 0) is not None
    assert all_of(game) == before
    with pytest.raises(NoSuchSeat):
        game.play("x", SPECTATOR)


@every_table
def only_somebody_at_the_table_or_a_spectator_imagines(world: World) -> None:
    for position in moments(world, 6, 3):
        before = position.state()
        for observer in (*NO_SEATS, world.seats, OVER):
            with pytest.raises(NoSuchSeat, match=rf"the seats are 0 to {world.seats - 1}, or SPECTATOR \(-3\)"):
                position.imagine(observer, Dice(1))
        assert position.state() == before
        for seat in (SPECTATOR, *range(world.seats)):
            same = position.imagine(OtherInt(seat), Dice(1))
            assert same.state() == position.imagine(seat, Dice(1)).state()


@every_table
def whole_numbers_of_other_libraries_are_seats_and_moves(world: World) -> None:
    game = under_way(world)
    for seat in range(world.seats):
        other: Any = OtherInt(seat)
        assert game.view(other) == game.view(seat) == game.rules.view(game.position, other)
        assert game.rules.own(game.position, other) == game.rules.own(game.position, seat)
        assert game.seen_by(other) == seen_by(game.record, other) == game.seen_by(seat)
        assert game.moves(other) == game.moves(seat)
    for seat in game.waiting():
        move = game.position.moves(seat)[0]
        what_if, same = game.position.copy(), game.position.copy()
        what_if.play(OtherInt(seat), OtherInt(move))
        same.apply(seat, move)
        assert what_if.state() == same.state()


@every_table
def a_position_and_a_game_are_printed_as_a_spectator_sees_them(world: World) -> None:
    for position in moments(world, 6, 4):
        assert str(position) == world.rules.draw(world.rules.view(position, SPECTATOR))
    game = under_way(world)
    assert str(game) == str(game.position)


@every_table
def a_move_that_is_none_is_refused_in_words(world: World) -> None:
    for position in moments(world, 6, 6):
        before = position.state()
        for actor in range(CHANCE, world.seats):
            for move in (HUGE, -HUGE, 2**62, -(2**62), 2**63, 10**18 - 1, 10**5000, None, "x", 0.5, [1]):
                assert position.why_not(actor, move) is not None
                with pytest.raises(IllegalMove):
                    position.play(actor, move)
        assert position.state() == before
    game = Game(world.game, seats=world.seats, options=dict(world.options), chance=Seeded(1))
    no_texts: list[Any] = [None, 7, b"x", ["x"]]
    for text in no_texts:
        with pytest.raises(CamarillaError, match="as text"):
            game.play(text, game.waiting()[0])


@every_table
def after_the_end_any_text_is_answered_with_the_end(world: World) -> None:
    position = moments(world, 7, 2)[-1]
    if position.actor != OVER:
        return  # it was broken off at the cap
    rules = world.rules
    for actor in range(CHANCE, world.seats):
        for text in ("", "nonsense", "pass", "N2"):
            with pytest.raises(IllegalMove) as caught:
                rules.move(position, actor, text)
            assert caught.value.message.id == "core-why-over"


@every_game
def a_game_that_is_over_offers_nothing_and_says_so(game: str) -> None:
    played = Game(game, chance=Seeded(2))
    play_on(played, 5_000, 2)
    assert (played.waiting(), played.moves(), played.choices(), played.ask()) == ([], [], [], None)
    for seat in (None, 0):
        with pytest.raises(IllegalMove, match="The game is over"):
            played.play("nonsense", seat)


def shown_to_all(game: Game) -> bytes:
    """All views, choices and questions of a game."""
    views = [game.view(seat) for seat in (None, *range(game.seats))]
    asked = [(game.choices(seat), game.ask(seat)) for seat in game.waiting()]
    return msgspec.json.encode([views, asked])


def spoil(thing: object) -> None:
    """Empty every list and dict in something that was handed out."""
    if isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            spoil(getattr(thing, field))
    elif isinstance(thing, list):
        for item in thing:
            spoil(item)
        thing.clear()
    elif isinstance(thing, dict):
        thing.clear()


@every_table
def what_is_handed_out_is_the_callers_own(world: World) -> None:
    game = under_way(world)
    before = shown_to_all(game)
    for seat in (None, *range(world.seats)):
        spoil(game.view(seat))
    for seat in game.waiting():
        spoil(game.choices(seat))
        spoil(game.ask(seat))
    assert shown_to_all(game) == before
