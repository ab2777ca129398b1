"""Pocket Intrigues: components, set-up, the turn, the end and the match, clause by clause."""

from __future__ import annotations

from collections import Counter

import pytest

from camarilla import CHANCE, OVER, SPECTATOR, CamarillaError, Dice, Game, Scripted, say
from camarilla.core.playout import playout
from camarilla.games.pocket_intrigues import RULES
from camarilla.games.pocket_intrigues.phases import BY_DEATHS, BY_DECK, BY_NO_ACTION, DRAW, GOAL
from camarilla.games.pocket_intrigues.position import PocketIntrigues
from camarilla.games.pocket_intrigues.tables import goal_houses

from .pocket_intrigues import (
    do,
    draws_next,
    goal_number,
    last_rows,
    mask,
    read_rows,
    rows_of,
    table,
    texts,
    told,
)

EGOR = "lucius* / filia asher diana rodrik / brutol isolde / gerard* elaine cassia"


def dealt(seats: int = 3, **options: int | str) -> PocketIntrigues:
    """A table at its first decision."""
    position = RULES.begin(seats, options)
    dice = Dice(3)
    while position.actor == CHANCE:
        position.apply(CHANCE, position.random_move(CHANCE, dice))
    return position


# 1 Components


@pytest.mark.rule("PI-1.1")
def test_two_nobles_of_four_houses_and_two_citizens() -> None:
    houses = Counter(character.house for character in RULES.edition.character)
    assert houses == {"green": 2, "red": 2, "purple": 2, "blue": 2, "citizen": 2}


@pytest.mark.rule("PI-1.2")
def test_everybody_has_an_ability_of_the_wounded_or_of_the_dying() -> None:
    assert all(bool(one.wounded) != bool(one.death) for one in RULES.edition.character)
    position = table("filia* lucius† asher")
    lies_open = RULES.open(position)
    assert (lies_open.wounded, lies_open.dead) == (["filia"], ["lucius"])


@pytest.mark.rule("PI-1.3")
def test_fourteen_cards_with_two_actions() -> None:
    tables = RULES.begin(2).tables
    assert tables.cards == 14
    assert len(tables.actions) == 28


@pytest.mark.rule("PI-1.4")
def test_six_goal_cards_read_either_way() -> None:
    readings = {goal_houses(goal) for goal in range(12)}
    assert len(readings) == 12
    assert all(upper != lower for upper, lower in readings)
    assert len({frozenset(pair) for pair in readings}) == 6


# 2 Set-up


@pytest.mark.rule("PI-2.1")
def test_three_rows_with_one_noble_of_each_house_on_top() -> None:
    position = RULES.begin(2, {"first": "A"})
    assert len(position.chances()) == 16
    do(position, "rows asher brutol elaine isolde")
    assert rows_of(position) == read_rows("asher brutol elaine isolde / lucius cassia / filia gerard diana rodrik")


@pytest.mark.rule("PI-2.2")
def test_goals_are_dealt_in_secret_and_no_card_twice() -> None:
    position = do(RULES.begin(3, {"first": "A"}), "rows filia brutol diana rodrik", "goal green red")
    assert position.phase == GOAL
    assert len(position.chances()) == 10
    assert "goal red green" not in draws_next(position)
    before = position.copy()
    goal = RULES.move(position, CHANCE, "goal blue purple")
    position.play(CHANCE, goal)
    for observer, seen in ((0, "goal ?"), (1, "goal blue purple"), (2, "goal ?"), (SPECTATOR, "goal ?")):
        assert RULES.seen(before, CHANCE, goal, observer) == seen
        assert ("Blue" in say(told(before, CHANCE, goal, position, observer)[0])) == (observer == 1)
    assert RULES.own(position, 1).goal is not None
    assert RULES.own(position, 0).goal != RULES.own(position, 1).goal
    assert RULES.view(position, SPECTATOR).own is None


@pytest.mark.rule("PI-2.2")
def test_an_imagined_goal_is_any_that_is_left_but_ones_own_stays() -> None:
    position = dealt(2)
    seen = {tuple(position.imagine(0, Dice(seed)).goals) for seed in range(300)}
    assert {own for own, _ in seen} == {position.goals[0]}
    assert len({other for _, other in seen}) == 10
    assert len({tuple(position.imagine(SPECTATOR, Dice(seed)).goals) for seed in range(900)}) > 100


@pytest.mark.rule("PI-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_each_one_open_and_the_rest_in_the_deck(seats: int) -> None:
    position = dealt(seats)
    lies_open = RULES.open(position)
    assert lies_open.card is not None
    assert RULES.own(position, 0).hand is not None
    assert lies_open.holds == [True] * seats
    assert lies_open.deck == 14 - seats - 1
    assert lies_open.discards == []


@pytest.mark.rule("PI-2.3")
def test_a_hand_card_is_its_owners_secret() -> None:
    position = table(hand=7, open_card=3)
    assert RULES.own(position, 0).hand == 7
    assert RULES.own(position, 1).hand == 14
    assert RULES.view(position, SPECTATOR).own is None
    imagined = {position.imagine(1, Dice(seed)).hands[0] + 1 for seed in range(300)}
    assert imagined == set(range(1, 14)) - {3}


@pytest.mark.rule("PI-2.4")
def test_first_player_by_choice_or_at_random_then_clockwise() -> None:
    assert dealt(3, first="B").actor == 1
    assert {outcome for outcome, _ in RULES.begin(3).chances()} == {0, 1, 2}
    position = do(RULES.begin(3), "first C")
    assert position.first == 2
    with pytest.raises(CamarillaError, match="no seat D"):
        RULES.begin(3, {"first": "D"})
    position = table(seats=3)
    order = [position.actor]
    for text in ("hand upper asher", "card 3", "open upper filia", "open 4", "open lower filia", "open 5"):
        do(position, text)
        order.append(position.actor)
    assert [seat for seat in order if seat != CHANCE] == [0, 1, 2, 0]


# 3 A turn


@pytest.mark.rule("PI-3.1")
def test_the_four_actions_of_two_cards_and_no_way_to_pass() -> None:
    position = table(hand=1, open_card=2)
    ways = {" ".join(text.split()[:2]) for text in texts(position)}
    assert ways <= {"hand upper", "hand lower", "open upper", "open lower"}
    assert {"hand upper", "open upper"} <= ways
    assert "pass" not in texts(position)


@pytest.mark.rule("PI-3.2")
def test_a_card_from_hand_is_discarded_and_replaced_in_hand() -> None:
    position = do(table(hand=1, open_card=2), "hand upper asher")
    assert position.phase == DRAW
    assert position.discard == mask([1])
    assert "card 5" in draws_next(position)
    assert "card 1" not in draws_next(position)
    do(position, "card 5")
    assert (position.hands[0], position.open, position.actor) == (4, 1, 1)


@pytest.mark.rule("PI-3.3")
def test_a_card_from_the_table_is_discarded_and_another_turned_up() -> None:
    position = do(table(hand=1, open_card=2), "open upper asher", "open 5")
    assert position.discard == mask([2])
    assert (position.hands[0], position.open, position.actor) == (0, 4, 1)


@pytest.mark.rule("PI-3.4")
def test_taking_the_last_card_of_the_deck_ends_nothing() -> None:
    position = do(table(hand=1, open_card=2, deck=(5,)), "hand upper asher", "card 5")
    assert position.deck == 0
    assert not position.reshuffled
    assert position.actor == 1


@pytest.mark.rule("PI-3.4")
def test_first_exhaustion_shuffles_the_discard_with_the_card_just_used() -> None:
    position = table(hand=1, open_card=2, deck=())
    before = position.copy()
    move = RULES.move(position, 0, "hand upper asher")
    position.play(0, move)
    assert position.reshuffled
    assert position.discard == 0
    assert draws_next(position) == [f"card {number}" for number in (1, *range(3, 14))]
    assert "pi-new-deck" in [message.id for message in told(before, 0, move, position, 1)]
    assert do(position, "card 1").hands[0] == 0


@pytest.mark.rule("PI-3.4", "PI-5.2")
def test_second_exhaustion_ends_the_game_when_a_card_is_needed() -> None:
    position = table(hand=1, open_card=2, deck=())
    position.reshuffled = True
    do(position, "hand upper asher")
    assert position.actor == OVER
    assert position.last is not None
    assert position.last.cause == BY_DECK


@pytest.mark.rule("PI-3.4")
def test_the_discard_is_public() -> None:
    position = table(hand=1, open_card=2, deck=(5, 6))
    for observer in (0, 1, SPECTATOR):
        lies_open = RULES.view(position, observer).open
        assert lies_open.discards == [3, 4, 7, 8, 9, 10, 11, 12, 13]
        assert lies_open.deck == 2


ALONE = "filia / lucius / asher / brutol / gerard / diana / elaine / rodrik / isolde / cassia"
"""Nobody shares a row: cards 7 and 11, whose actions all need two in one row, can do nothing."""


@pytest.mark.rule("PI-3.5", "PI-5.2")
def test_no_legal_action_ends_the_game() -> None:
    assert texts(table(ALONE, hand=7, open_card=11)) == []
    position = do(table(ALONE, hand=2, open_card=7, held=(11,)), "hand upper cassia")
    assert position.actor == CHANCE
    do(position, "card 3")
    assert position.actor == OVER
    assert position.last is not None
    assert position.last.cause == BY_NO_ACTION
    do(twin := table(ALONE, hand=2, open_card=7, held=(12,)), "hand upper cassia", "card 3")
    assert twin.actor == 1


@pytest.mark.rule("PI-3.5")
def test_who_is_to_act_is_imagined_with_a_card_that_can_be_played() -> None:
    position = table(ALONE, hand=2, open_card=7)
    imagined = {position.imagine(1, Dice(seed)).hands[0] + 1 for seed in range(300)}
    assert 11 not in imagined
    assert len(imagined) > 5
    position = table(ALONE, hand=2, open_card=3)
    assert 11 in {position.imagine(1, Dice(seed)).hands[0] + 1 for seed in range(300)}


@pytest.mark.rule("PI-5.8")
def test_who_can_do_nothing_shows_the_card_and_the_others_do_not() -> None:
    position = do(table(ALONE, hand=2, open_card=7, seats=3, held=(11, 13)), "hand upper cassia")
    before = position.copy()
    move = RULES.move(position, CHANCE, "card 3")
    position.play(CHANCE, move)
    for observer in (0, 2, SPECTATOR):
        lines = [say(message) for message in told(before, CHANCE, move, position, observer)]
        assert any("Seat B has no legal action on card 11" in line for line in lines)
        last = RULES.view(position, observer).open.last
        assert last is not None
        assert (last.cause, last.stuck, last.card) == ("no-action", 1, 11)
    worlds = [position.imagine(0, Dice(seed)) for seed in range(40)]
    assert {world.hands[1] for world in worlds} == {11 - 1}
    assert len({world.hands[2] for world in worlds}) > 3
    assert {tuple(world.goals) for world in worlds} == {tuple(position.goals)}


# 5 End and score


@pytest.mark.rule("PI-5.1")
def test_the_second_death_ends_the_game_and_nothing_is_drawn() -> None:
    position = table("lucius† asher* / filia brutol gerard diana elaine rodrik isolde cassia", hand=12, open_card=2)
    do(position, "hand upper asher", "lower isolde")
    assert position.actor == OVER
    assert position.hands[0] < 0
    assert position.last is not None
    assert position.last.cause == BY_DEATHS


@pytest.mark.rule("PI-5.1")
def test_after_one_death_the_game_goes_on() -> None:
    position = table("filia asher* / brutol gerard diana elaine rodrik isolde cassia lucius", hand=12, open_card=2)
    do(position, "hand upper asher", "raise isolde")
    assert position.actor == CHANCE


@pytest.mark.rule("PI-5.3", "PI-5.4", "PI-5.5")
def test_points_for_rows_below_and_above_the_dead_too_minus_the_harmed() -> None:
    court = "filia† / asher lucius / brutol* / gerard / diana elaine rodrik isolde cassia"
    position = table(court, goals=("green red", "red green"))
    assert position.points() == [4 + 3 + 2 + 3 - 2, 2 + 1 + 0 + 1 - 2]
    standing = RULES.own(position, 0).standing
    assert standing is not None
    assert standing.points == [4, 3, 2, 3]  # filia, asher; brutol, gerard
    assert standing.minus == ["filia", "brutol"]


@pytest.mark.rule("PI-5.5")
def test_scores_may_be_negative() -> None:
    court = "brutol† gerard* / diana / filia† asher* elaine rodrik isolde lucius cassia"
    position = table(court, goals=("green red", "blue red"))
    assert position.points()[0] == -4


@pytest.mark.rule("PI-5.3")
def test_goals_are_shown_at_the_end() -> None:
    position = table(deck=(), goals=("green red", "blue purple"))
    position.reshuffled = True
    before = position.copy()
    move = RULES.move(position, 0, "hand upper asher")
    position.play(0, move)
    for observer in (0, 1, SPECTATOR):
        last = RULES.view(position, observer).open.last
        assert last is not None
        assert [(goal.rises, goal.sinks) for goal in last.goals] == [("green", "red"), ("blue", "purple")]
        ids = [message.id for message in told(before, 0, move, position, observer)]
        assert ids[-1] == "pi-wins"
        assert ids.count("pi-count") == 2


@pytest.mark.rule("PI-5.6")
def test_most_points_win_then_most_from_one_character() -> None:
    court = "rodrik / lucius cassia / filia asher / diana elaine brutol gerard / isolde"
    position = table(court, goals=("green purple", "blue purple"))
    green, blue = (position.court.tally(goal_number(goal)) for goal in ("green purple", "blue purple"))
    assert green == (2 + 2 + 3 + 3, 3)
    assert blue == (4 + 0 + 3 + 3, 4)
    assert position.winners() == [1]


@pytest.mark.rule("PI-5.6")
def test_the_single_best_counts_before_the_minus() -> None:
    court = "rodrik* / lucius cassia filia / asher / diana elaine brutol gerard / isolde"
    position = table(court, goals=("green purple", "blue purple"))
    green, blue = (position.court.tally(goal_number(goal)) for goal in ("green purple", "blue purple"))
    assert green == (3 + 2 + 3 + 3, 3)
    assert blue == (4 + 0 + 3 + 3 - 1, 4)


@pytest.mark.rule("PI-5.6")
def test_equal_in_everything_share_the_win() -> None:
    court = "filia rodrik lucius / asher isolde cassia / brutol gerard diana elaine"
    position = table(court, goals=("green red", "blue purple"))
    assert position.points() == [2 + 1 + 2 + 2, 2 + 1 + 2 + 2]
    assert position.winners() == [0, 1]
    assert position.utility(0) == position.utility(1) == 0.5


@pytest.mark.rule("PI-5.7")
def test_a_match_goes_to_two_wins_and_the_first_player_moves_on() -> None:
    position = RULES.begin(3, {"first": "C"})
    dice = Dice(8)
    firsts: list[int] = []
    while position.actor != OVER:
        if position.game > len(firsts):
            firsts.append(position.first)
        position.apply(position.actor, position.random_move(position.actor, dice))
    assert firsts == [(2 + game) % 3 for game in range(len(firsts))]
    assert len(firsts) >= 2
    assert max(position.wins) == 2
    assert position.scores() == list(position.wins)
    assert position.winners() == [seat for seat in range(3) if position.wins[seat] == 2]


@pytest.mark.rule("PI-5.7")
def test_a_shared_win_counts_for_each_and_may_share_the_match() -> None:
    court = "filia rodrik lucius / asher isolde cassia / brutol gerard diana elaine"
    position = table(court, hand=1, open_card=8, deck=(), wins=2, goals=("green red", "blue purple"))
    position.reshuffled = True
    position.wins[0] = 1
    position.wins[1] = 1
    do(position, "open upper lucius cassia")
    assert position.last is not None
    assert position.last.winners == [0, 1]
    assert list(position.wins) == [2, 2]
    assert position.actor == OVER
    assert position.winners() == [0, 1]


@pytest.mark.rule("PI-5.7")
def test_a_new_game_of_the_match_starts_from_nothing_and_remembers_the_last() -> None:
    position = table(deck=(), wins=2, goals=("green red", "red green"))
    position.reshuffled = True
    do(position, "hand upper asher")
    assert position.actor == CHANCE
    assert position.game == 2
    assert position.first == 1
    assert position.deck == mask(list(range(1, 15)))
    lies_open, own = RULES.open(position), RULES.own(position, 0)
    assert (own.hand, own.goal, own.standing) == (None, None, None)
    assert (lies_open.card, lies_open.rows, lies_open.discards) == (None, [], [])
    assert lies_open.last is not None
    assert last_rows(position)[0] >= {"filia", "brutol"}


@pytest.mark.rule("PI-5.7")
def test_a_single_game_is_an_option() -> None:
    position = RULES.begin(4, {"wins": 1})
    playout(position, Dice(2))
    assert position.game == 1
    assert position.last is not None
    assert position.scores() == [position.last.court.tally(goal)[0] for goal in position.last.goals]
    assert position.winners() == position.last.winners


# 6 The rulebook's example


def egor() -> PocketIntrigues:
    return table(EGOR, hand=6, open_card=2, goals=("green red", "green purple"))


@pytest.mark.rule("PI-6.1")
def test_egor_moves_filia_and_kills_lucius() -> None:
    position = egor()
    assert texts(position).count("hand lower filia lucius") == 1
    assert [text for text in texts(position) if text.startswith("hand lower")] == [
        "hand lower filia lucius",
        "hand lower asher lucius",
    ]
    do(position, "hand lower filia lucius")
    assert position.actor == 0
    assert texts(position) == ["heal gerard"]
    do(position, "heal gerard")
    assert "wound elaine" in texts(position)
    assert "wound gerard" not in texts(position)
    do(position, "wound elaine")
    assert rows_of(position) == read_rows("filia lucius† / asher diana rodrik / brutol isolde / gerard elaine* cassia")
    assert draws_next(position)[0] == "card 1"


@pytest.mark.rule("PI-6.2")
def test_nastya_moves_asher_down_and_wounds_him() -> None:
    position = do(egor(), "hand lower filia lucius", "heal gerard", "wound elaine", "card 1", "open upper asher")
    assert rows_of(position) == read_rows("filia lucius† / diana rodrik / asher* brutol isolde / gerard elaine* cassia")
    assert draws_next(position)[0] == "open 3"


@pytest.mark.rule("PI-6.3")
def test_the_scores_of_the_example_are_eight_and_six() -> None:
    position = do(egor(), "hand lower filia lucius", "heal gerard", "wound elaine", "card 1", "open upper asher")
    assert position.points() == [8, 6]
    assert position.winners() == [0]
    last_word = RULES.own(position, 0).standing
    assert last_word is not None
    assert last_word.points == [3, 1, 2, 3]
    assert last_word.minus == ["asher"]


def game_position(game: Game) -> PocketIntrigues:
    assert isinstance(game.position, PocketIntrigues)
    return game.position


# 7 Cards, and the whole thing by its texts


@pytest.mark.rule("PI-7.1")
def test_the_known_actions_are_the_rulebooks() -> None:
    assert RULES.edition.card[1].upper == "W1 / . : W1v1, xW1"
    assert RULES.edition.card[5].lower == "W1 / Y1 Y2 : Y1^1, xW1"
    assert RULES.edition.name == "reconstruction"


@pytest.mark.rule("PI-7.1")
def test_a_game_can_be_played_by_its_texts() -> None:
    chance = [
        "rows filia brutol diana rodrik",
        "goal green red",
        "goal blue purple",
        "card 1",
        "card 6",
        "open 2",
        "card 3",
    ]
    game = Game("pocket-intrigues", seats=2, options={"wins": 1, "first": "A"}, chance=Scripted(chance))
    assert RULES.edition.name == game.record.edition
    game.play("Hand  Upper ASHER")
    assert game.record.moves[-2:] == ["A hand upper asher", "chance card 3"]
    assert rows_of(game_position(game)) == read_rows(
        "filia brutol diana rodrik / lucius cassia asher* / gerard elaine isolde"
    )
