"""Cursed Court, section 5: The Great Exchange, until one is left or as a cash game."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from camarilla import CamarillaError, Dice, Game, replay, say
from camarilla.core.choice import Span
from camarilla.core.playout import playout
from camarilla.core.record import parse_json, parse_text
from camarilla.games.cursed_court.phases import BETTING

from .cursed_court import (
    KINGS,
    bet,
    court,
    crown_counts,
    free,
    fresh,
    lies_open,
    own,
    play_quietly,
    refused,
    rules,
    table,
)


def all_in(game: Game, chips: dict[int, int], keys: dict[int, list[str]]) -> None:
    """One year in which every seat bets its chips at once on the first of its regions, then nothing."""
    year = court(game).year
    queues = {seat: list(own) for seat, own in keys.items()}
    while game.waiting() and court(game).year == year and court(game).phase == BETTING:
        seat = game.waiting()[0]
        first = len(queues[seat]) == len(keys[seat])
        game.play(f"bet {queues[seat].pop(0)} {chips[seat] if first else 0}")


KEYS = {
    0: ["king", "merchant", "salon", "church"],
    1: ["queen", "courtesan", "opera", "festival"],
    2: ["duke", "priestess", "wedding", "seance"],
    3: ["jester", "sorceress", "curse", "coup"],
}


@pytest.mark.rule("CC-5.4")
def test_the_best_of_a_year_takes_all_chips_on_the_board() -> None:
    game = table(2, f"{KINGS} queen duke duke jester", exchange="elimination")
    assert free(game) == [100, 100]
    all_in(game, {0: 10, 1: 30}, KEYS)
    assert free(game) == [130, 70]
    assert crown_counts(game) == [0, 0]
    assert court(game).scores() == [130, 70]


@pytest.mark.rule("CC-5.5")
def test_who_has_no_chips_is_out_and_the_last_with_chips_wins() -> None:
    game = table(2, f"{KINGS} queen duke duke jester", exchange="elimination")
    all_in(game, {0: 10, 1: 100}, KEYS)
    assert game.outcome() is not None
    assert court(game).winners() == [0]
    assert court(game).scores() == [200, 0]


@pytest.mark.rule("CC-5.5")
def test_a_player_without_chips_during_a_year_bets_nothing() -> None:
    game = table(2, exchange="elimination")
    bet(game, "A king 100, B queen 0, B duke 0")
    assert {text.split()[-1] for text in game.moves()} == {"0"}
    bet(game, "A jester 0")


@pytest.mark.rule("CC-5.5")
def test_seats_close_up_and_the_smaller_number_s_rules_apply() -> None:
    game = table(4, f"{KINGS} queen assassin assassin assassin", exchange="elimination")
    all_in(game, {0: 10, 1: 100, 2: 10, 3: 10}, KEYS)
    now = court(game)
    assert [player.plays for player in lies_open(game).players] == [True, False, True, True]
    assert now.circle() == [0, 2, 3]
    assert lies_open(game).face_down == [[0, 2], [0, 2], [2, 3], [2, 3], [3, 0], [3, 0]]
    assert [noble is not None for noble in own(game, 2).cards] == [True] * 4 + [False] * 2
    assert own(game, 1).cards == [None] * 6
    # D opened Winter; three players pass the marker in Spring: to A, then past the empty seat.
    assert now.marker == 0
    bet(game, "A king 0, C queen 0, D duke 0")
    assert court(game).marker == 2


@pytest.mark.rule("CC-5.5")
@pytest.mark.parametrize(("loser", "opener"), [(3, 0), (0, 0)])
def test_a_marker_whose_holder_is_out_moves_once(loser: int, opener: int) -> None:
    """D holds the marker in Winter. D out: it moves to A, and that is the pass. A out, three left: to B."""
    keys = {**KEYS, 0: KEYS[1], 1: KEYS[0]} if loser == 0 else KEYS
    game = table(4, f"{KINGS} queen assassin assassin assassin", exchange="elimination")
    all_in(game, {seat: 100 if seat == loser else 10 for seat in range(4)}, keys)
    assert court(game).players == 3
    assert court(game).marker == (opener if loser == 3 else 1)


@pytest.mark.rule("CC-5.5")
def test_a_marker_whose_holder_is_out_moves_even_where_spring_has_no_pass() -> None:
    """Three players, B given the marker: C opens Spring, and C holds it again in Winter."""
    cards = "king king king king assassin assassin queen assassin sorceress sorceress"
    game = table(3, cards, "B", exchange="elimination")
    all_in(game, {0: 10, 1: 10, 2: 100}, KEYS)
    assert court(game).circle() == [0, 1]
    assert court(game).marker == 0


@pytest.mark.rule("CC-5.6")
def test_in_a_cash_game_everybody_stays_buys_or_leaves_in_seat_order() -> None:
    game = table(4, f"{KINGS} queen assassin assassin assassin", "C", exchange="cash")
    all_in(game, {0: 10, 1: 100, 2: 10, 3: 10}, KEYS)
    assert free(game) == [220, 0, 90, 90]
    assert game.waiting() == [0]
    stacks = [f"rebuy {count}" for count in range(1, 6)]
    assert game.moves() == ["stay", *stacks, "leave"]
    game.play("stay")
    assert game.moves() == [*stacks, "leave"]
    assert refused(game, "stay") == "cc-why-broke"
    game.play("rebuy")
    game.play("rebuy 1")
    game.play("leave")
    assert free(game) == [220, 100, 190, 0]
    assert court(game).circle() == [0, 1, 2]
    assert [player.bought for player in lies_open(game).players] == [100, 200, 200, 100]
    assert lies_open(game).players[3].cashed == 90


@pytest.mark.rule("CC-5.6")
def test_up_to_five_stacks_are_bought_at_a_time() -> None:
    game = table(4, f"{KINGS} queen assassin assassin assassin", "C", exchange="cash")
    all_in(game, {0: 10, 1: 100, 2: 10, 3: 10}, KEYS)
    game.play("stay")
    assert {choice.text: choice.span for choice in game.choices()} == {"rebuy {n}": Span("stacks", 1, 5), "leave": None}
    for wrong in ("rebuy 0", "rebuy 6", "rebuy 999999999"):
        assert refused(game, wrong) == "cc-why-stacks"
    assert refused(game, "rebuy x") == "core-why-no-such-move"
    game.play("rebuy 5")
    assert free(game)[1] == 500
    assert lies_open(game).players[1].bought == 600
    assert game.seen_by()[-1].text == "rebuy 5"
    assert [say(message) for message in game.seen_by()[-1].story] == ["Seat B buys 500 more chips."]
    game.play("rebuy 2")
    game.play("stay")
    assert court(game).scores() == [120, -100, -10, -10]


@pytest.mark.rule("CC-5.6", "CC-5.17")
def test_the_result_of_a_cash_game_counts_all_that_was_bought_and_taken_away() -> None:
    game = table(4, f"{KINGS} queen assassin assassin assassin", exchange="cash")
    all_in(game, {0: 10, 1: 100, 2: 10, 3: 10}, KEYS)
    for answer in ("leave", "leave", "leave", "stay"):
        game.play(answer)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == [120, -100, -10, -10]
    assert outcome.winners == [0]


@pytest.mark.rule("CC-5.6")
def test_a_cash_game_ends_at_its_limit_without_another_question() -> None:
    game = table(2, exchange="cash", limit=1)
    play_quietly(game, 2)
    assert game.outcome() is not None
    assert court(game).year == 1


@pytest.mark.rule("CC-5.7")
def test_a_tied_year_splits_the_pot_and_odd_chips_stay() -> None:
    # All at nothing: a tie of all three.
    cards = "assassin assassin assassin assassin sorceress sorceress sorceress sorceress courtesan courtesan"
    game = table(3, cards, "C", exchange="elimination", limit=2)
    keys = {0: ["king", "feast", "church", "treaty"], 1: ["queen", "opera", "wedding", "council"]}
    all_in(game, {0: 10, 1: 11, 2: 10}, {**keys, 2: ["duke", "priestess", "jester", "seance"]})
    assert free(game) == [100, 99, 100]
    assert lies_open(game).pot == 1
    assert court(game).year == 2
    play_quietly(game, 3)
    assert sum(court(game).scores()) + lies_open(game).pot == 300


@pytest.mark.rule("CC-5.8")
def test_the_exchange_stops_at_its_limit_and_most_chips_win() -> None:
    for limit, seats in product((1, 2), (2, 5)):
        position = fresh(seats, exchange="elimination", limit=limit)
        playout(position, Dice(limit))
        assert position.year <= limit
        assert position.winners() == [s for s in range(seats) if position.total(s) == max(position.scores())]


@pytest.mark.rule("CC-5.8")
def test_without_a_limit_the_exchange_goes_on_and_twelve_years_are_the_usual_one() -> None:
    for game, years in ((table(2, exchange="elimination"), 12), (table(2, exchange="elimination", limit=0), 40)):
        play_quietly(game, 40)
        assert court(game).year == years
        assert (game.outcome() is None) == (years == 40)


@pytest.mark.rule("CC-5.8")
def test_a_tie_at_the_limit_may_be_broken_by_another_year() -> None:
    shared = table(2, exchange="elimination", limit=1)
    play_quietly(shared, 2)
    assert court(shared).winners() == [0, 1]
    broken = table(2, exchange="elimination", limit=1, ties="another-year")
    play_quietly(broken, 3)
    assert broken.outcome() is None


@pytest.mark.rule("CC-5.8", "CC-5.18")
def test_years_and_limit_are_refused_where_they_do_not_apply() -> None:
    with pytest.raises(CamarillaError, match="limit"):
        rules().begin(4, {"exchange": "cash", "years": 5})
    with pytest.raises(CamarillaError, match="years"):
        rules().begin(4, {"limit": 5})


@pytest.mark.rule("CC-5.18")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"exchange": "cash", "years": 3}, "option years applies only with exchange=no; give limit instead"),
        ({"exchange": "elimination", "years": "3"}, "option years applies only with exchange=no; give limit instead"),
        ({"limit": 12}, "option limit applies only with exchange=elimination or cash; give years instead"),
        ({"exchange": "no", "limit": 12}, "option limit applies only with exchange=elimination or cash"),
    ],
)
def test_an_option_that_does_not_apply_is_refused_even_as_its_default(options: dict[str, int | str], said: str) -> None:
    for ask in (rules().read_options, lambda seats, given: Game("cursed-court", seats=seats, options=given)):
        with pytest.raises(CamarillaError, match=said):
            ask(4, options)


@pytest.mark.rule("CC-5.18")
def test_options_that_do_not_apply_are_neither_needed_nor_kept() -> None:
    assert "limit" not in table(4).record.options
    assert "years" not in table(4, exchange="cash").record.options
    assert rules().read_options(4, {"exchange": "cash"})["limit"] == 12
    applies = {option.name: option.applies for option in rules().options if option.applies}
    assert {name: one.values for name, one in applies.items()} == {"years": ("no",), "limit": ("elimination", "cash")}


@pytest.mark.rule("CC-5.18")
@pytest.mark.parametrize("exchange", ["no", "cash"])
def test_older_records_that_hold_every_option_are_still_read(exchange: str) -> None:
    game = table(2, exchange=exchange)
    play_quietly(game, 2)
    older = msgspec.structs.replace(game.record, options={"years": 3, "limit": 12, **game.record.options})
    for record in (older, parse_text(older.to_text())[0], parse_json(older.to_json())):
        assert [*replay(record)][-1].after.fingerprint() == game.position.fingerprint()
        assert Game.resume(record).position.fingerprint() == game.position.fingerprint()
    wrong = msgspec.structs.replace(older, options={**older.options, "limit" if exchange == "no" else "years": 5})
    with pytest.raises(CamarillaError, match="applies only"):
        Game.resume(wrong)


@pytest.mark.rule("CC-5.16")
def test_a_tie_of_players_who_have_left_is_not_played_on() -> None:
    """Two who left with the same stay tied for good; while one of the tied sits there, another year is played."""
    for answers, goes_on in ((["leave", "leave", "stay", "stay"], False), (["leave", "stay", "stay", "stay"], True)):
        game = table(4, exchange="cash", limit=2, ties="another-year")
        now = court(game)
        now.free[0] += 50
        now.free[1] += 50
        play_until_between(game)
        for answer in answers:
            game.play(answer)
        while game.waiting() and court(game).phase == BETTING:
            game.play(next(text for text in game.moves() if text.endswith(" 0")))
        assert (game.outcome() is None) == goes_on


def play_until_between(game: Game) -> None:
    while court(game).phase == BETTING:
        game.play(next(text for text in game.moves() if text.endswith(" 0")))
