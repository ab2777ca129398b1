"""Coach Ride to Devil's Castle: duels, declarations and variants, clause by clause."""

from __future__ import annotations

import pytest

from camarilla import OVER, Game, Scripted
from camarilla.games.devils_castle.position import CoachRide

from .coach import (
    coach,
    hand,
    happened,
    job_of,
    known,
    opened,
    own,
    play,
    refused,
    rules,
    society_of,
    to_move,
    told,
    winners,
)

# 3 Duel


@pytest.mark.rule("DC-3.1")
def test_one_point_each() -> None:
    ride = play(coach("key", "goblet", "whip"), "A duel B")
    duel = opened(ride).duel
    assert duel is not None
    assert (duel.attacker, duel.defender, duel.points) == (0, 1, [1, 1])
    assert refused(coach("key", "goblet", "whip"), "A duel A") == "dc-why-another-seat"


@pytest.mark.rule("DC-3.2")
def test_support_is_secret_until_all_have_chosen() -> None:
    ride = play(coach("key", "goblet", "whip", "tome"), "A duel B; C swords")
    assert to_move(ride) == "BD support"
    assert [own(ride, letter).mine for letter in "ABCD"] == [None, None, "swords", None]
    assert refused(ride, "D pass") == "dc-why-choose-side"
    play(ride, "B no; D shields")
    duel = opened(ride).duel
    assert duel is not None
    assert (duel.swords, duel.shields, duel.points) == ([2], [3], [2, 2])


@pytest.mark.rule("DC-3.3")
def test_the_window_closes_when_all_have_passed_in_a_row() -> None:
    ride = play(coach("dagger", "gloves", "whip"), "A duel B; B no; C swords; A no; A pass; B pass")
    assert to_move(ride) == "C powers"
    play(ride, "C pass")
    assert to_move(ride) == "ABC doctor"
    ride = play(coach("dagger", "gloves", "whip"), "A duel B; B no; C swords; A no; A pass; C pass; B show gloves")
    assert to_move(ride) == "ABC powers"
    play(ride, "A show dagger; rest pass")
    assert to_move(ride) == "ABC doctor"


@pytest.mark.rule("DC-3.4")
def test_points_count_for_the_side_one_stands_on() -> None:
    ride = coach("key", "goblet", "whip", "knives", tokens="CCCDA")
    play(ride, "A duel B; B no; C shields; D shields; A no; C token; C token; C token; D token; A token")
    duel = opened(ride).duel
    assert duel is not None
    assert duel.points == [2, 7]
    assert refused(ride, "C token") == "dc-why-no-token"
    assert refused(ride, "D show knives") == "dc-why-not-where-you-stand"


@pytest.mark.rule("DC-3.5")
def test_what_is_used_up_and_what_is_not() -> None:
    ride = coach("dagger", "goblet", "whip", jobs={"A": "thug"}, tokens="A")
    play(ride, "A duel B; B no; C swords; A no; A show dagger; A use thug; A token; rest pass; rest no")
    assert (ride.tokens[0], ride.supply) == (0, 12)
    assert known(ride, "-", "A") == ["dagger"]
    assert job_of(ride, "-", "A") == "thug"


@pytest.mark.rule("DC-3.6")
def test_the_winner_sees_the_society_or_searches() -> None:
    script = "A duel B; B no; C swords; D swords; A no; rest pass; rest no"
    ride = play(coach("key", "goblet monocle", "whip", "tome", order="B"), script)
    assert to_move(ride) == "A reward"
    play(ride, "A society")
    assert society_of(ride, "A", "B") == "order"
    assert society_of(ride, "C", "B") is None
    assert opened(ride).passengers[1].seen_by == [0]
    ride = play(coach("key", "goblet monocle", "whip", "tome"), f"{script}; A search")
    assert known(ride, "A", "B") == ["goblet", "monocle"]
    assert refused(ride, "A take key") == "dc-why-loser-lacks"
    play(ride, "A take monocle")
    assert (hand(ride, "A"), hand(ride, "B")) == (["key", "monocle"], ["goblet"])
    assert to_move(ride) == "B turn"
    assert society_of(ride, "A", "B") is None


@pytest.mark.rule("DC-3.6")
def test_for_the_last_item_something_comes_back() -> None:
    script = "A duel B; B no; C swords; D swords; A no; rest pass; rest no; A search; A take goblet"
    ride = play(coach("key dagger gloves cloak mirror", "goblet", "whip", "tome"), script)
    ride.limit = 5
    assert to_move(ride) == "A giving-back"
    play(ride, "A back goblet")
    assert hand(ride, "B") == ["goblet"]
    assert to_move(ride) == "B turn"


@pytest.mark.rule("DC-3.7")
def test_a_tie_lets_the_attacker_draw() -> None:
    script = "A duel B; B no; C swords; D shields; A no; rest pass; rest no"
    ride = play(coach("key", "goblet", "whip", "tome"), f"{script}; chance pearl")
    assert hand(ride, "A") == ["key", "pearl"]
    assert known(ride, "C", "A") == []
    empty = coach("key", "goblet", "whip", "tome", "cloak", "mirror", pile="")
    play(empty, "A duel B; B no; C swords; D shields; E swords; F shields; A no; rest pass; rest no")
    assert to_move(empty) == "B turn"
    assert hand(empty, "A") == ["key"]


def test_who_is_backed_is_named_unless_it_is_oneself() -> None:
    ride = play(coach("dagger", "goblet", "whip", tokens="AC"), "A duel B; B no; C shields; A no")
    facts = happened(ride, "A show dagger; A token; C show whip; C token")
    powers = [line for line in told(facts, "B") if line.startswith(("dc-note-showed", "dc-did-token"))]
    assert powers == ["dc-note-showed-own", "dc-did-token-own", "dc-note-showed", "dc-did-token"]


@pytest.mark.rule("DC-3.8")
def test_the_windows_come_in_order() -> None:
    ride = coach("key", "goblet", "whip", "tome")
    seen = []
    for step in ("A duel B", "rest swords", "A no", "rest pass", "rest no", "A society"):
        play(ride, step)
        seen.append(to_move(ride))
    assert seen == ["BCD support", "A hypnosis", "ABCD powers", "ABCD doctor", "A reward", "B turn"]
    stopped = coach("key", "goblet", "whip", "tome", jobs={"C": "priest", "D": "doctor"})
    facts = happened(stopped, "A duel B; B no; D swords; C use priest")
    assert to_move(stopped) == "B turn"
    assert "dc-note-stood" not in told(facts, "B")
    assert [letter for letter in "ABCD-" if "dc-note-meant-swords" in told(facts, letter)] == ["D"]


@pytest.mark.rule("DC-3.9")
def test_everybody_is_asked_whatever_they_hold() -> None:
    """Two coaches that differ only in hidden professions ask the same seats at the same moments."""
    script = ("A duel B", "rest swords", "A no", "rest pass", "rest no")
    one = coach("key", "goblet", "whip", "tome", jobs={"A": "thug", "B": "duelist", "C": "bodyguard"})
    two = coach(
        "key", "goblet", "whip", "tome", jobs={"A": "hypnotist", "B": "priest", "C": "alchemist", "D": "doctor"}
    )
    for step in script:
        play(one, step)
        play(two, step)
        assert to_move(one) == to_move(two)
        assert opened(one) == opened(two)


# 4 Declaration


@pytest.mark.rule("DC-4.1", "DC-4.6")
def test_one_own_item_is_enough_to_declare() -> None:
    ride = coach("key", "goblet", "whip", "tome", order="AC")
    assert [rules().text(ride, 0, move) for move in ride.moves(0)][-8:] == [
        *("declare", "declare B", "declare C", "declare B C"),
        *("declare D", "declare B D", "declare C D", "declare B C D"),
    ]
    assert refused(coach("key", "goblet", "whip", "tome", order="BC"), "A declare B") == "dc-why-no-goal-item"
    assert refused(ride, "A declare A") == "dc-why-name-others"


@pytest.mark.rule("DC-4.2")
def test_a_bag_counts_when_the_pile_is_empty() -> None:
    early = coach("key key bag_key", "goblet", "whip", "tome", order="AC")
    assert winners(play(early, "A declare")) == "BD"
    late = coach("key key bag_key", "goblet", "whip", "tome", "cloak", "mirror", order="ACE", pile="")
    assert winners(play(late, "A declare")) == "ACE"
    assert refused(coach("bag_key", "goblet", "whip", "tome", order="AC"), "A declare") == "dc-why-no-goal-item"
    only_bag = coach("bag_key", "goblet", "whip", "tome", "cloak", "mirror", order="ACE", pile="")
    assert winners(play(only_bag, "A declare")) == "BDF"


@pytest.mark.rule("DC-4.3")
def test_the_minority_needs_two() -> None:
    assert winners(play(coach("key key", "goblet", "whip", order="A"), "A declare")) == "A"
    assert winners(play(coach("key key", "goblet", "whip", order="AC"), "A declare")) == "B"
    assert winners(play(coach("key key", "goblet", "whip", "tome", order="AC"), "A declare")) == "BD"


@pytest.mark.rule("DC-4.4")
def test_all_members_win_or_lose() -> None:
    ride = coach("key key", "goblet", "key", "tome", "cloak", "whip", order="ACE")
    assert winners(play(ride.copy(), "A declare C")) == "ACE"
    assert winners(play(ride.copy(), "A declare")) == "BDF"
    shown = opened(play(ride, "A declare C")).noted
    assert [one.society for one in shown][:3] == ["order", "brotherhood", "order"]
    assert shown[0].known == ["key", "key"]


@pytest.mark.rule("DC-4.5")
def test_each_named_one_must_belong_and_hold_something() -> None:
    ride = coach("key key", "key pearl", "whip", "goblet", order="ABC")
    assert winners(play(ride.copy(), "A declare B")) == "ABC"
    assert winners(play(ride.copy(), "A declare B C")) == "D"  # C holds nothing that counts
    assert winners(play(ride.copy(), "A declare B D")) == "D"  # D is no member
    rich = coach("key", "key bag_key", "key", "goblet", "cloak", "mirror", order="ABC", pile="")
    assert winners(play(rich, "A declare B C")) == "ABC"  # more than needed


@pytest.mark.rule("DC-4.7", "DC-6.17")
def test_the_lodge_ring_wins_alone() -> None:
    ride = coach("lodge_ring key goblet goblet", "whip", "tome", order="AC")
    assert winners(play(ride, "A ring")) == "A"
    assert refused(coach("lodge_ring key goblet", "whip", "tome", order="A"), "A ring") == "dc-why-ring-needs-three"
    assert refused(coach("key goblet goblet", "whip", "tome"), "A ring") == "dc-why-no-item"
    bag = coach("lodge_ring key goblet bag_key", "whip", "tome")
    assert refused(bag, "A ring") == "dc-why-ring-needs-three"
    late = coach("lodge_ring key goblet bag_key", "whip", "tome", "cloak", "mirror", "dagger", pile="")
    assert winners(play(late, "A ring")) == "A"


@pytest.mark.rule("DC-4.8", "DC-6.16")
def test_the_pearl_forbids_every_declaration() -> None:
    ride = coach("lodge_ring key key key pearl", "goblet", "tome", order="AC", divination=True)
    for text in ("A declare", "A ring", "A divine B"):
        assert refused(ride, text) == "dc-why-pearl"


# 5 Variants


@pytest.mark.rule("DC-5.1")
def test_smuggling_asks_both_givers_and_keeps_items_unread() -> None:
    ride = coach("monocle", "dagger", "whip", order="B", smuggling=True)
    play(ride, "A offer monocle B; B accept dagger")
    assert to_move(ride) == "A texts"
    play(ride, "A hush")
    assert to_move(ride) == "B texts"
    play(ride, "B speak")
    assert society_of(ride, "A", "B") is None
    assert known(ride, "C", "B") == []
    spoken = coach("monocle", "dagger", "whip", order="B", smuggling=True)
    play(spoken, "A offer monocle B; B accept dagger; A speak; B speak")
    assert society_of(spoken, "A", "B") == "order"
    assert known(spoken, "C", "B") == ["monocle"]


@pytest.mark.rule("DC-5.1")
def test_without_smuggling_nobody_is_asked() -> None:
    assert to_move(play(coach("monocle", "dagger", "whip"), "A offer monocle B; B accept dagger")) == "B turn"


@pytest.mark.rule("DC-5.2")
def test_divination_claims_for_the_other_society() -> None:
    ride = coach("key", "goblet goblet", "goblet", "tome", order="AD", divination=True)
    assert winners(play(ride.copy(), "A divine B C")) == "AD"
    assert winners(play(ride.copy(), "A divine B")) == "BC"
    assert winners(play(ride.copy(), "A divine B C D")) == "BC"
    own = coach("goblet", "goblet", "goblet", "tome", order="AD", divination=True)
    assert winners(play(own, "A divine B C")) == "BC"  # the declarer's own goblet does not count
    assert refused(ride, "A divine") == "dc-why-name-somebody"
    assert refused(coach("key", "goblet", "whip"), "A divine B") == "dc-why-no-divination"


@pytest.mark.rule("DC-5.3")
def test_a_cap_on_turns_ends_the_game_without_a_winner() -> None:
    ride = coach("key", "goblet", "whip", turns=2)
    play(ride, "A spy B; chance goblet; B spy C; chance whip")
    assert ride.actor == OVER
    assert winners(ride) == ""
    assert ride.scores() == [0, 0, 0]


@pytest.mark.rule("DC-2.6", "DC-6.13")
def test_a_record_by_texts_alone() -> None:
    """The same scene through the public API, chance scripted from the deal on."""
    chance = ["order", "order", "brotherhood", "thug", "priest", "doctor", "monocle", "dagger"]
    chance += ["monocle", "key", "bag_key", "goblet", "bag_goblet", "dagger", "A", "tome"]
    game = Game("devils-castle", seats=3, chance=Scripted(chance))
    position = game.position
    assert isinstance(position, CoachRide)
    assert [one.items for one in opened(position).passengers] == [2, 2, 2]
    game.play("offer monocle B")
    game.play("accept bag_goblet")
    assert game.record.moves[-3:] == ["A offer monocle B", "B accept bag_goblet", "chance tome"]
    assert [seen.text for seen in game.seen_by(2)][-3:] == ["offer ? B", "accept bag? after monocle", "?"]
