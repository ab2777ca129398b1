"""What Camarilla asks of every game, and the clauses of Liar's Dice."""

from __future__ import annotations

import re

import pytest
from camarilla import CHANCE, Dice, Game, IllegalMove, Scripted, find, say, start
from camarilla.bots import find_bot
from camarilla.bots.bot import Perspective
from camarilla.conformance import Check, checks
from camarilla.core.option import Value
from camarilla.research.game_setup import GameSetup
from liars_dice.position import rolls_of
from liars_dice.show import at_least


@pytest.mark.parametrize("check", checks("liars-dice"), ids=str)
def test_conformance(check: Check) -> None:
    check()


def table(*rolls: str, **options: Value) -> Game:
    """A table whose rounds bring these rolls: ``"11346 22225"``, a roll for each player who still has dice."""
    options = {name.replace("_", "-"): value for name, value in options.items()}
    script = [f"{'ABCDEF'[seat]} {roll}" for round in rolls for seat, roll in enumerate(round.split()) if roll != "-"]
    players = len(rolls[0].split())
    options.setdefault("dice", len(rolls[0].split()[0]))
    return start("liars-dice", seats=players, options=options, chance=Scripted(script))


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


def told(game: Game, seat: int | None, language: str = "en") -> list[str]:
    return [say(message, language) for messages in game.log(seat) for message in messages]


def test_ld_1_1_two_to_six_players_with_three_to_six_dice() -> None:
    assert find("liars-dice").players == range(2, 7)
    assert start("liars-dice", seed=1).position.scores() == [5, 5]
    for dice in (3, 6):
        assert start("liars-dice", seats=6, options={"dice": dice}, seed=1).position.scores() == [dice] * 6


def test_ld_1_2_the_last_player_with_dice_wins() -> None:
    game = table("234 345", "- 345", loss="difference", dice=3)
    play(game, "3x6", "doubt")
    outcome = game.position.outcome()
    assert outcome and outcome.winners == [1]
    assert told(game, None)[-2:] == ["Seat A is out.", "Seat B wins: nobody else has dice."]


def test_ld_2_1_nobody_sees_the_dice_of_others() -> None:
    game = table("234 345 256")
    assert [game.view(seat).own.dice for seat in range(3)] == [[2, 3, 4], [3, 4, 5], [2, 5, 6]]
    assert "Your dice: 3 4 5." in told(game, 1)
    assert told(game, None) == ["Round 1: 9 dice on the table, Seat A begins."]
    assert [seen.text for seen in game.seen_by(1)] == ["A ?", "B 345", "C ?"]


def test_ld_2_1_all_rolls_of_so_many_dice_are_as_likely_as_dice_make_them() -> None:
    rolls = rolls_of(5)
    assert sum(weight for _, weight in rolls.chances) == rolls.ways == 6**5
    assert dict(rolls.chances)[11111] == 1
    assert dict(rolls.chances)[12345] == 120


def test_ld_2_2_the_loser_begins_or_the_next_who_has_dice() -> None:
    game = table("222 333 444", "222 33 444")
    assert play(game, "1x2", "4x6", "doubt").waiting() == [1]
    game = table("222 333 444", "222 - 444", loss="difference")
    assert play(game, "1x2", "3x6", "doubt").waiting() == [2]


def test_ld_2_3_play_goes_to_the_left_past_those_who_are_out() -> None:
    game = play(table("222 333 444", "222 - 444", loss="difference"), "1x2", "3x6", "doubt")
    assert play(game, "1x2").waiting() == [0]
    assert play(game, "1x3").waiting() == [2]


def test_ld_3_1_whoever_begins_makes_a_bid() -> None:
    game = table("234 345", spot_on=True)
    assert [choice.kind for choice in game.choices(0)] == ["bid"] * 36
    for call in ("doubt", "spot-on"):
        with pytest.raises(IllegalMove, match="no bid to call"):
            game.play(call)


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


def test_ld_4_1_a_doubt_lifts_all_cups() -> None:
    game = play(table("234 345", "234 34"), "2x3", "doubt")
    assert game.view(None).open.shown == [[2, 3, 4], [3, 4, 5]]
    assert "Seat A has 2 3 4." in told(game, None)
    assert "Место B не верит ставке места A: 2 тройки." in told(game, None, "ru")


@pytest.mark.parametrize(("bid", "left"), [("1x4", [3, 2]), ("2x4", [3, 2]), ("3x4", [2, 3])])
def test_ld_4_2_a_bid_is_true_if_there_are_as_many_or_more(bid: str, left: list[int]) -> None:
    rolls = "234 34" if left[0] == 3 else "23 345"
    assert play(table("234 345", rolls), bid, "doubt").view(None).open.left == left


def test_ld_4_3_all_roll_again() -> None:
    game = play(table("234 345", "555 66"), "2x3", "doubt")
    assert (game.view(1).own.dice, game.view(1).open.round, game.view(1).open.bid) == ([6, 6], 2, None)


@pytest.mark.parametrize(("wild", "bid", "count"), [(True, "2x3", 3), (False, "2x3", 1), (True, "2x1", 2)])
def test_ld_5_1_ones_count_as_any_face_but_not_the_other_way_round(wild: bool, bid: str, count: int) -> None:
    game = play(table("113 245", "113 24" if count > 1 else "11 245", wild=wild), bid, "doubt")
    assert game.view(None).open.call.count == count


@pytest.mark.parametrize(("bid", "left"), [("1x4", [3, 2]), ("2x4", [3, 2]), ("5x4", [0, 3])])
def test_ld_5_2_the_difference_is_lost_and_at_least_one_die(bid: str, left: list[int]) -> None:
    game = play(table("234 345", "234 34", loss="difference"), bid, "doubt")
    assert game.view(None).open.left == left


@pytest.mark.parametrize(("bid", "left"), [("2x4", [2, 3, 2]), ("1x4", [3, 2, 3])])
def test_ld_5_3_spot_on_costs_everybody_else_a_die_or_the_caller(bid: str, left: list[int]) -> None:
    rolls = "23 345 22" if left[0] == 2 else "234 34 222"
    game = play(table("234 345 222", rolls, spot_on=True, loss="difference"), bid, "spot-on")
    assert game.view(None).open.left == left
    assert game.waiting() == [1]


def test_ld_5_3_nobody_calls_spot_on_where_it_is_not_played() -> None:
    with pytest.raises(IllegalMove, match="not played at this table"):
        play(table("234 345"), "1x4", "spot-on")


def test_every_clause_of_the_help_has_a_test_and_stands_there_in_both_languages() -> None:
    pages = [(find("liars-dice").folder / f"help.{language}.md").read_text() for language in ("en", "ru")]
    clauses = [re.findall(r"\*\*LD-(\d)\.(\d)\*\*", page) for page in pages]
    assert clauses[0] == clauses[1]
    tested = {(a, b) for name in globals() for a, b in re.findall(r"ld_(\d)_(\d)", name)}
    assert tested == set(clauses[0])


def test_odds_are_exact() -> None:
    assert at_least(1, 1, wild=False) == pytest.approx(1 / 6)
    assert at_least(2, 3, wild=True) == pytest.approx(7 / 27)
    assert (at_least(0, 3, wild=True), at_least(4, 3, wild=True)) == (1, 0)
    assert play(table("113 245"), "3x3").view(1).own.chance == round(100 / 27)


@pytest.mark.parametrize("options", [{}, {"spot-on": True}, {"wild": False}])
@pytest.mark.parametrize("bot", ["novice", "master"])
def test_bots_play_to_the_end(bot: str, options: dict[str, Value]) -> None:
    game, dice = start("liars-dice", seats=3, options=options, seed=3), Dice(3)
    bots = [find_bot("liars-dice", bot) for _ in range(3)]
    while game.waiting():
        [seat] = game.waiting()
        move = bots[seat].choose(Perspective(game, seat, dice), dice)
        game.play(game.rules.text(game.position, seat, move), seat)
    assert game.position.outcome()


def test_agents_see_the_table() -> None:
    setup = GameSetup("liars-dice", players=2)
    position = setup.deal(Dice(1))
    assert position.actor != CHANCE
    assert len(setup.observation(position, 0)) == setup.encoder.size
