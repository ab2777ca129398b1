"""Coach Ride to Devil's Castle: every item, clause by clause."""

from __future__ import annotations

import pytest

from camarilla.core.facts import story
from camarilla.core.message import Name

from .coach import (
    FIGHT,
    coach,
    hand,
    happened,
    job_of,
    known,
    opened,
    own,
    play,
    points,
    refused,
    society_of,
    to_move,
    told,
    winners,
)


@pytest.mark.rule("DC-6.1")
def test_keys_count_for_the_order() -> None:
    assert winners(play(coach("key key key", "whip", "tome", "cloak", order="AB"), "A declare")) == "AB"
    assert refused(coach("key key key", "whip", "tome", "cloak", order="CD"), "A declare") == "dc-why-no-goal-item"


@pytest.mark.rule("DC-6.2")
def test_goblets_count_for_the_brotherhood() -> None:
    assert winners(play(coach("goblet goblet goblet", "whip", "tome", "cloak", order="CD"), "A declare")) == "AB"
    assert refused(coach("goblet", "whip", "tome", "cloak", order="AB"), "A declare") == "dc-why-no-goal-item"


@pytest.mark.rule("DC-6.3")
def test_the_bag_draws_for_its_giver() -> None:
    ride = coach("bag_key", "dagger", "whip")
    facts = happened(ride, "A offer bag_key B; B accept dagger; chance tome")
    assert (hand(ride, "A"), hand(ride, "B")) == (["dagger", "tome"], ["bag_key"])
    assert known(ride, "B", "A") == ["dagger"]
    read = [message.args["item"] for message in story(facts, 2) if message.id == "dc-note-read"]
    assert read == [Name("dc-item-bag")]


@pytest.mark.rule("DC-6.3", "DC-6.4")
def test_bags_are_silent_once_the_pile_is_empty() -> None:
    ride = coach("bag_key", "bag_goblet gloves", "whip", "tome", "cloak", "mirror", pile="")
    facts = happened(ride, "A offer bag_key B; B accept gloves")
    assert to_move(ride) == "B turn"
    assert hand(ride, "A") == ["gloves"]
    assert hand(ride, "B") == ["bag_key", "bag_goblet"]
    facts += happened(ride, "B offer bag_goblet A; A accept gloves")
    assert hand(ride, "A") == ["bag_goblet"]
    assert "dc-note-read" not in told(facts, "C")


@pytest.mark.rule("DC-6.4")
def test_the_other_bag_draws_as_well_and_the_last_item_ends_it() -> None:
    ride = coach("bag_goblet", "bag_key dagger", "whip", "tome", "cloak", "mirror", pile="pearl")
    play(ride, "A offer bag_goblet B; B accept dagger; chance pearl")
    assert hand(ride, "A") == ["dagger", "pearl"]
    play(ride, "B offer bag_key A; A accept pearl")  # no draw any more
    assert to_move(ride) == "C turn"
    assert hand(ride, "B") == ["bag_goblet", "pearl"]


@pytest.mark.rule("DC-6.5")
def test_dagger() -> None:
    ride = play(coach("dagger", "key", "whip", "tome"), FIGHT)
    assert points(play(ride, "A show dagger")) == [3, 2]
    assert refused(ride, "A show dagger") == "dc-why-used-in-duel"
    assert refused(play(coach("key", "dagger", "whip", "tome"), FIGHT), "B show dagger") == "dc-why-not-where-you-stand"


@pytest.mark.rule("DC-6.6")
def test_gloves() -> None:
    assert points(play(coach("key", "gloves", "whip", "tome"), f"{FIGHT}; B show gloves")) == [2, 3]
    assert refused(play(coach("gloves", "key", "whip", "tome"), FIGHT), "A show gloves") == "dc-why-not-where-you-stand"


@pytest.mark.rule("DC-6.7")
def test_the_poison_ring_wins_a_tie_and_nothing_else() -> None:
    ride = play(coach("key", "poison_ring", "whip", "tome"), f"{FIGHT}; B show poison_ring; rest pass; rest no")
    assert to_move(ride) == "B reward"
    lost = play(coach("key", "poison_ring", "dagger", "tome", tokens="A"), f"{FIGHT}; A token; B show poison_ring")
    assert to_move(play(lost, "rest pass; rest no")) == "A reward"
    third = play(coach("key", "dagger", "poison_ring", "tome"), FIGHT)
    assert refused(third, "C show poison_ring") == "dc-why-not-where-you-stand"


@pytest.mark.rule("DC-6.8", "DC-6.9")
def test_knives_and_whip() -> None:
    ride = play(coach("key", "goblet", "knives", "whip"), f"{FIGHT}; C show knives; D show whip")
    assert points(ride) == [3, 3]
    wrong = play(coach("key", "goblet", "whip", "knives"), FIGHT)
    assert refused(wrong, "C show whip") == "dc-why-not-where-you-stand"
    assert refused(wrong, "D show knives") == "dc-why-not-where-you-stand"


@pytest.mark.rule("DC-6.10")
def test_the_tome_swaps_professions_face_down() -> None:
    ride = coach("tome", "key dagger", "whip", "cloak", jobs={"A": "thug", "B": "priest"})
    play(ride, "A duel C; B use priest; C no; D swords")
    assert job_of(ride, "-", "B") == "priest"
    play(ride, "B spy C; chance whip; C spy D; chance cloak; D spy C; chance whip")
    play(ride, "A offer tome B; B accept key; A swap")
    assert (job_of(ride, "A", "A"), job_of(ride, "B", "B")) == ("priest", "thug")
    assert (job_of(ride, "A", "B"), job_of(ride, "C", "A")) == ("thug", "priest")  # everybody saw the Priest go over
    assert opened(ride).passengers[0].open is False
    play(ride, "B duel A; A use priest; C swords; D swords; B pay tome")  # usable again
    assert hand(ride, "A") == ["key", "tome"]


@pytest.mark.rule("DC-6.11")
def test_the_cloak_takes_a_profession_from_the_pile() -> None:
    ride = coach("cloak", "key", "whip", jobs={"A": "thug", "B": "priest", "C": "doctor"})
    play(ride, "A offer cloak B; B accept key")
    assert to_move(ride) == "A cloak"
    assert len(own(ride, "A").professions_known) == 7
    assert own(ride, "B").professions_known == []
    assert refused(ride, "A cloak priest") == "dc-why-not-in-pile"
    play(ride, "A cloak duelist")
    assert (job_of(ride, "A", "A"), job_of(ride, "C", "A")) == ("duelist", None)
    assert "thug" in own(ride, "A").professions_known


@pytest.mark.rule("DC-6.12")
def test_privilege() -> None:
    ride = play(coach("privilege", "key dagger", "whip"), "A offer privilege B; B accept key")
    assert known(ride, "A", "B") == ["dagger", "privilege"]
    assert known(ride, "C", "B") == ["privilege"]


@pytest.mark.rule("DC-6.13")
def test_monocle() -> None:
    ride = play(coach("monocle", "key", "whip", order="BC"), "A offer monocle B; B accept key")
    assert [society_of(ride, observer, "B") for observer in "ABC"] == ["order", "order", None]


@pytest.mark.rule("DC-6.14")
def test_the_sextant_passes_on_even_what_was_just_received() -> None:
    ride = coach("sextant", "key dagger", "whip", "tome")
    play(ride, "A offer sextant B; B accept dagger; A left")
    assert to_move(ride) == "ABCD sextant"
    assert refused(ride, "A hand sextant") == "dc-why-no-item"
    play(ride, "A hand dagger; B hand sextant; C hand whip")
    assert [own(ride, letter).mine for letter in "AD"] == ["hand dagger", None]
    play(ride, "D hand tome")
    assert [hand(ride, letter) for letter in "ABCD"] == [["tome"], ["key", "dagger"], ["sextant"], ["whip"]]
    assert known(ride, "B", "C") == ["sextant"]
    assert to_move(ride) == "B turn"
    right = play(coach("sextant", "key", "whip"), "A offer sextant B; B accept key; A right")
    play(right, "A hand key; B hand sextant; C hand whip")
    assert [hand(right, letter) for letter in "ABC"] == [["sextant"], ["whip"], ["key"]]


@pytest.mark.rule("DC-6.14", "DC-2.9")
def test_a_text_works_for_its_giver_after_the_sextant_has_moved_it_on() -> None:
    ride = coach("sextant", "monocle", "whip", order="A")
    play(ride, "A offer sextant B; B accept monocle; A left; A hand monocle; B hand sextant; C hand whip")
    assert society_of(ride, "B", "A") == "order"
    assert hand(ride, "B") == ["monocle"]


@pytest.mark.rule("DC-6.15")
def test_the_mirror_must_be_accepted() -> None:
    ride = play(coach("mirror", "bag_key", "whip"), "A offer mirror B")
    assert refused(ride, "B refuse") == "dc-why-must-accept"
    play(ride, "B accept bag_key")
    assert to_move(ride) == "B turn"  # and nothing is drawn
    assert hand(ride, "A") == ["bag_key"]


@pytest.mark.rule("DC-6.16")
def test_the_pearl_must_be_accepted() -> None:
    ride = play(coach("pearl", "key", "whip", order="B"), "A offer pearl B")
    assert refused(ride, "B refuse") == "dc-why-must-accept"
    play(ride, "B accept key; B spy C; chance whip; C spy A; chance key; A spy C; chance whip")
    assert refused(ride, "B declare") == "dc-why-pearl"
