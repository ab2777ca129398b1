"""What Camarilla asks of every game, and the clauses of Liar's Dice."""

from __future__ import annotations

import re

import pytest
from liars_dice.position import at_least, rolls_of

from camarilla import Dice, Game, IllegalMove, Scripted, find, say, start
from camarilla.bots import find_bot
from camarilla.bots.bot import Perspective
from camarilla.conformance import Check, checks
from camarilla.core.option import Options, Value


@pytest.mark.parametrize("check", checks("liars-dice"), ids=str)
def test_conformance(check: Check) -> None:
    check()


def table(*rolls: str, **options: Value) -> Game:
    """A table whose rounds bring these rolls: ``"11346 22225"``, a roll for each player who still has dice."""
    options = {"dice": 3, **{name.replace("_", "-"): value for name, value in options.items()}}
    script = [f"{'ABC'[seat]} {roll}" for round in rolls for seat, roll in enumerate(round.split()) if roll != "-"]
    return start("liars-dice", seats=len(rolls[0].split()), options=options, chance=Scripted(script))


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


def told(game: Game, seat: int | None, language: str = "en") -> list[str]:
    return [say(message, language) for messages in game.log(seat) for message in messages]


@pytest.mark.parametrize(("seats", "dice"), [(2, 5), (6, 3), (6, 6)])
def test_ld_1_1_two_to_six_players_with_three_to_six_dice(seats: int, dice: int) -> None:
    assert start("liars-dice", seats=seats, options={"dice": dice}, seed=1).position.scores() == [dice] * seats


def test_ld_1_2_the_last_player_with_dice_wins() -> None:
    game = play(table("234 345", loss="difference"), "3x6", "doubt")
    assert game.position.outcome().winners == [1]
    assert told(game, None)[-2:] == ["Seat A is out.", "Seat B wins: nobody else has dice."]


def test_ld_2_1_nobody_sees_the_dice_of_others() -> None:
    game = table("234 345 256")
    assert [game.view(seat).own.dice for seat in range(3)] == [[2, 3, 4], [3, 4, 5], [2, 5, 6]]
    assert told(game, 1) == ["Round 1, 9 dice: Seat A begins.", "Your dice: 3 4 5."]
    assert told(game, None) == ["Round 1, 9 dice: Seat A begins."]
    assert [seen.text for seen in game.seen_by(1)] == ["A ?", "B 345", "C ?"]


def test_ld_2_1_rolls_are_as_likely_as_dice_make_them() -> None:
    chances = dict(rolls_of(5).chances)
    assert (sum(chances.values()), chances[11111], chances[12345]) == (6**5, 1, 120)


def test_ld_2_2_to_ld_2_3_the_loser_or_the_next_begins_and_play_goes_left_past_those_who_are_out() -> None:
    assert play(table("222 333 444", "222 33 444"), "1x2", "4x6", "doubt").waiting() == [1]
    game = play(table("222 333 444", "222 - 444", loss="difference"), "1x2", "3x6", "doubt")
    assert [play(game, *moves).waiting() for moves in ([], ["1x2"], ["1x3"])] == [[2], [0], [2]]


def test_ld_3_1_whoever_begins_makes_a_bid() -> None:
    assert [choice.kind for choice in table("234 345", spot_on=True).choices(0)] == ["bid"] * 36


def test_ld_3_2_to_ld_3_3_the_next_raises_or_doubts() -> None:
    game = play(table("234 345"), "2x3")
    assert game.moves()[:3] == ["doubt", "2x4", "2x5"]
    for low in ("2x3", "2 x 2", "1x6"):
        with pytest.raises(IllegalMove, match="Bid more than 2x3"):
            game.play(low)
    assert play(game, "bid 3 1").waiting() == [0]


def test_ld_3_4_no_bid_exceeds_the_dice_and_the_highest_must_be_doubted() -> None:
    game = table("234 345")
    with pytest.raises(IllegalMove, match="only 6 dice"):
        game.play("7x2")
    assert play(game, "6x6").moves() == ["doubt"]


def test_ld_4_1_and_ld_4_3_a_doubt_lifts_all_cups_and_all_roll_again() -> None:
    game = play(table("234 345", "555 66"), "2x3", "doubt")
    assert game.view(None).open.shown == [[2, 3, 4], [3, 4, 5]]
    assert "Seat A has 2 3 4." in told(game, None)
    assert "Место B не верит ставке места A: 2 тройки." in told(game, None, "ru")
    assert (game.view(1).own.dice, game.view(1).open.round, game.view(1).open.bid) == ([6, 6], 2, None)


@pytest.mark.parametrize(
    ("bid", "call", "options", "left"),
    [
        ("4x4", "doubt", {}, [3, 2, 3]),  # LD-4.2: true, for there are five with the ones
        ("5x4", "doubt", {}, [3, 2, 3]),
        ("6x4", "doubt", {}, [2, 3, 3]),
        ("5x4", "doubt", {"wild": False}, [2, 3, 3]),  # LD-5.1: without the ones there are three
        ("3x1", "doubt", {}, [2, 3, 3]),  # and of ones only two
        ("3x4", "doubt", {"loss": "difference"}, [3, 1, 3]),  # LD-5.2: as many as the bid was off
        ("5x4", "doubt", {"loss": "difference"}, [3, 2, 3]),  # at least one
        ("9x4", "doubt", {"loss": "difference"}, [0, 3, 3]),  # and no more than there are
        ("5x4", "spot-on", {"spot_on": True}, [2, 3, 2]),  # LD-5.3: everybody else
        ("3x4", "spot-on", {"spot_on": True, "loss": "difference"}, [3, 2, 3]),  # or the caller
    ],
)
def test_ld_4_2_and_ld_5_1_ld_5_2_ld_5_3_who_pays(bid: str, call: str, options: Options, left: list[int]) -> None:
    again = " ".join("3" * dice or "-" for dice in left)
    assert play(table("114 256 244", again, **options), bid, call).view(None).open.left == left


def test_ld_5_3_nobody_calls_spot_on_where_it_is_not_played() -> None:
    assert "spot-on" not in play(table("234 345"), "1x4").moves()


def test_every_clause_of_the_help_has_a_test_and_stands_there_in_both_languages() -> None:
    pages = [(find("liars-dice").folder / f"help.{language}.md").read_text() for language in ("en", "ru")]
    clauses = [re.findall(r"\*\*LD-(\d)\.(\d)\*\*", page) for page in pages]
    assert clauses[0] == clauses[1]
    assert {(a, b) for name in globals() for a, b in re.findall(r"ld_(\d)_(\d)", name)} == set(clauses[0])


def test_odds_are_exact() -> None:
    odds = [at_least(1, 1, False), at_least(2, 3, True), at_least(0, 3, True), at_least(4, 3, True)]
    assert odds == pytest.approx([1 / 6, 7 / 27, 1, 0])


@pytest.mark.parametrize("options", [{}, {"spot-on": True}, {"wild": False}])
def test_the_master_plays_novices_to_the_end(options: Options) -> None:
    game, dice = start("liars-dice", seats=3, options=options, seed=3), Dice(3)
    bots = [find_bot("liars-dice", name) for name in ("master", "novice", "novice")]
    while waiting := game.waiting():
        move = bots[waiting[0]].choose(Perspective(game, waiting[0], dice), dice)
        game.play(game.rules.text(game.position, waiting[0], move))
    assert game.position.outcome()
