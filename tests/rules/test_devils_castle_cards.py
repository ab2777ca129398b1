"""Coach Ride to Devil's Castle: every item and every profession, and the combinations that break naive engines."""

from __future__ import annotations

import pytest

from camarilla import SPECTATOR
from camarilla.core.message import Name
from camarilla.games.devils_castle.position import CoachRide

from .coach import coach, hand, job_of, known, play, refused, rules, society_of, to_move, winners


def points(ride: CoachRide) -> list[int]:
    duel = rules().view(ride, SPECTATOR).duel
    assert duel is not None
    return duel.points


# Items


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
    ride = play(coach("bag_key", "dagger", "whip"), "A offer bag_key B; B accept dagger; chance tome")
    assert (hand(ride, "A"), hand(ride, "B")) == (["dagger", "tome"], ["bag_key"])
    assert known(ride, "B", "A") == ["dagger"]
    read = [page.words for page in rules().view(ride, 2).notes if page.words.id == "dc-note-read"]
    assert "dc-item-bag'" in str(read[0].args["item"])


@pytest.mark.rule("DC-6.3", "DC-6.4")
def test_bags_are_silent_once_the_pile_is_empty() -> None:
    ride = coach("bag_key", "bag_goblet gloves", "whip", "tome", "cloak", "mirror", pile="")
    play(ride, "A offer bag_key B; B accept gloves")
    assert to_move(ride) == "B turn"
    assert hand(ride, "A") == ["gloves"]
    assert hand(ride, "B") == ["bag_key", "bag_goblet"]
    play(ride, "B offer bag_goblet A; A accept gloves")
    assert hand(ride, "A") == ["bag_goblet"]
    assert "dc-note-read" not in [page.words.id for page in rules().view(ride, 2).notes]


@pytest.mark.rule("DC-6.4")
def test_the_other_bag_draws_as_well_and_the_last_item_ends_it() -> None:
    ride = coach("bag_goblet", "bag_key dagger", "whip", "tome", "cloak", "mirror", pile="pearl")
    play(ride, "A offer bag_goblet B; B accept dagger; chance pearl")
    assert hand(ride, "A") == ["dagger", "pearl"]
    play(ride, "B offer bag_key A; A accept pearl")  # no draw any more
    assert to_move(ride) == "C turn"
    assert hand(ride, "B") == ["bag_goblet", "pearl"]


FIGHT = "A duel B; B no; C swords; D shields; A no"


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
    assert rules().view(ride, 2).passengers[0].open is False
    play(ride, "B duel A; A use priest; C swords; D swords; B pay tome")  # usable again
    assert hand(ride, "A") == ["key", "tome"]


@pytest.mark.rule("DC-6.11")
def test_the_cloak_takes_a_profession_from_the_pile() -> None:
    ride = coach("cloak", "key", "whip", jobs={"A": "thug", "B": "priest", "C": "doctor"})
    play(ride, "A offer cloak B; B accept key")
    assert to_move(ride) == "A cloak"
    assert len(rules().view(ride, 0).professions_known) == 7
    assert rules().view(ride, 1).professions_known == []
    assert refused(ride, "A cloak priest") == "dc-why-not-in-pile"
    play(ride, "A cloak duelist")
    assert (job_of(ride, "A", "A"), job_of(ride, "C", "A")) == ("duelist", None)
    assert "thug" in rules().view(ride, 0).professions_known


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
    assert [rules().view(ride, seat).mine for seat in (0, 3)] == ["hand dagger", None]
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


# Professions


@pytest.mark.rule("DC-7.1")
def test_once_means_once() -> None:
    ride = coach("key dagger", "goblet", "whip", "tome", jobs={"B": "priest"})
    play(
        ride,
        "A duel B; B use priest; C swords; D swords; A pay key; B spy A; chance dagger; C duel B; A swords; D swords",
    )
    assert refused(ride, "B use priest") == "dc-why-profession-used"
    assert refused(coach("key", "whip", "tome", jobs={"A": "thug"}), "A clairvoyant") == "dc-why-not-your-profession"


@pytest.mark.rule("DC-7.2")
def test_only_the_clairvoyant_knows_the_order_of_the_pile() -> None:
    ride = coach("bag_key", "key", "whip", jobs={"A": "clairvoyant"})
    play(ride, "A clairvoyant; A top pearl mirror")
    assert rules().view(ride, 0).pile_top == ["pearl", "mirror"]
    assert rules().view(ride, 1).pile_top == []
    play(ride, "A offer bag_key B; B accept key; chance pearl")
    assert known(ride, "A", "A") == ["key", "pearl"]
    assert rules().view(ride, 0).pile_top == ["mirror"]
    play(ride, "B offer bag_key C; C accept whip; chance mirror")
    assert known(ride, "A", "B") == ["whip", "mirror"]  # the Clairvoyant knows what B drew, and what C had to have
    assert known(ride, "C", "B") == ["whip"]


@pytest.mark.rule("DC-7.3", "DC-7.10", "DC-7.11")
def test_a_duelist_voids_the_alchemist_before_and_after() -> None:
    jobs = {"B": "duelist", "C": "alchemist"}
    ride = play(coach("key", "goblet", "whip", "tome", jobs=jobs, tokens="D"), f"{FIGHT}; C alchemist A; D token")
    play(ride, "B use duelist")
    assert to_move(ride) == "AB powers"
    assert points(ride) == [1, 2]
    play(ride, "rest pass; rest no")
    assert to_move(ride) == "B reward"
    assert ride.tokens[3] == 0
    assert job_of(ride, "-", "C") == "alchemist"
    late = play(coach("key", "goblet", "whip", "tome", jobs=jobs), f"{FIGHT}; B use duelist")
    assert refused(late, "C alchemist A") == "core-why-not-waited-for"


@pytest.mark.rule("DC-7.3", "DC-7.11")
def test_the_alchemist_overrides_count_and_poison_ring() -> None:
    ride = coach("dagger", "poison_ring", "whip", "tome", jobs={"D": "alchemist"}, tokens="AA")
    play(ride, f"{FIGHT}; D alchemist B; A token; A token; A show dagger; rest pass; rest no")
    assert to_move(ride) == "B reward"
    fighter = play(coach("key", "goblet", "whip", "tome", jobs={"A": "alchemist"}), FIGHT)
    assert refused(fighter, "A alchemist A") == "dc-why-not-where-you-stand"


@pytest.mark.rule("DC-7.10")
def test_a_duelist_meets_hypnotist_and_doctor() -> None:
    jobs = {"A": "hypnotist", "B": "duelist", "D": "doctor"}
    ride = coach("key", "goblet", "whip", "tome", jobs=jobs)
    play(ride, "A duel B; B no; C shields; D shields; A hypnotise D; B use duelist")
    assert to_move(ride) == "AB powers"
    play(ride, "rest pass")
    assert to_move(ride) == "ABCD doctor"  # the hypnotised one keeps the Doctor
    play(ride, "A no; B no; C no; D use doctor")
    assert to_move(ride) == "B turn"
    third = play(coach("key", "goblet", "whip", "tome", jobs={"C": "duelist"}), FIGHT)
    assert refused(third, "C use duelist") == "dc-why-not-where-you-stand"


@pytest.mark.rule("DC-7.4")
def test_diplomat_and_clairvoyant_come_before_the_action() -> None:
    ride = coach("key dagger", "tome goblet", "whip", jobs={"A": "diplomat", "B": "clairvoyant"})
    play(ride, "A diplomat B tome; B yield tome; A return key; B swap")
    assert job_of(ride, "A", "A") == "clairvoyant"
    assert to_move(ride) == "A turn"
    play(ride, "A clairvoyant; A top mirror pearl; A spy C; chance whip")
    assert to_move(ride) == "B turn"
    empty = coach("key", "goblet", "whip", "tome", "cloak", "mirror", jobs={"A": "clairvoyant"}, pile="")
    assert refused(empty, "A clairvoyant") == "dc-why-pile-empty"
    one = coach("key", "goblet", "whip", "tome", "cloak", "mirror", jobs={"A": "clairvoyant"}, pile="pearl")
    assert to_move(play(one, "A clairvoyant")) == "A turn"
    assert rules().view(one, 0).pile_known == ["pearl"]


@pytest.mark.rule("DC-7.5", "DC-7.12")
def test_the_doctor_undoes_a_reward_and_a_draw() -> None:
    ride = coach("key", "goblet", "whip", "tome", jobs={"C": "doctor"})
    play(ride, f"{FIGHT}; rest pass")
    assert to_move(ride) == "ABCD doctor"
    play(ride, "A no; B no; C use doctor")
    assert rules().view(ride, 3).passengers[2].profession is None  # hidden until all have answered
    play(ride, "D no")
    assert to_move(ride) == "B turn"
    assert hand(ride, "A") == ["key"]
    assert job_of(ride, "-", "C") == "doctor"
    assert refused(
        play(coach("key", "goblet", "whip", "tome", jobs={"C": "thug"}), f"{FIGHT}; rest pass"), "C use doctor"
    )


@pytest.mark.rule("DC-7.6", "DC-7.7", "DC-7.8")
def test_thug_grandmaster_and_bodyguard() -> None:
    jobs = {"A": "thug", "B": "grandmaster", "C": "bodyguard"}
    ride = play(
        coach("key", "goblet", "whip", "tome", jobs=jobs), f"{FIGHT}; A use thug; B use grandmaster; C use bodyguard"
    )
    assert points(ride) == [4, 3]
    assert refused(ride, "A use thug") == "dc-why-used-in-duel"
    play(ride, "rest pass; rest no; A society; B duel C; C no; A shields; D shields; B no")
    assert refused(ride, "B use grandmaster") == "dc-why-not-where-you-stand"
    play(ride, "rest pass; rest no; C society; C spy A; chance key; D spy A; chance key")
    play(ride, f"{FIGHT}; A use thug; B use grandmaster; C use bodyguard")  # any number of times
    assert points(ride) == [4, 3]


@pytest.mark.rule("DC-7.9")
def test_the_hypnotist_voids_one_supporter() -> None:
    ride = coach("key", "goblet", "whip", "tome", jobs={"A": "hypnotist"}, tokens="C")
    play(ride, "A duel B; B no; C shields; D swords")
    assert refused(ride, "A hypnotise B") == "dc-why-a-supporter"
    play(ride, "A hypnotise C")
    assert points(ride) == [2, 1]
    assert to_move(ride) == "ABD powers"
    plain = play(coach("key", "goblet", "whip", jobs={"A": "thug"}), "A duel B; B no; C shields")
    assert refused(plain, "A hypnotise C") == "dc-why-not-your-profession"


@pytest.mark.rule("DC-7.13")
def test_the_priest_stops_a_duel_and_takes_a_toll() -> None:
    ride = coach("key dagger", "goblet", "whip", "tome", jobs={"C": "priest"})
    play(ride, "A duel B; C use priest; B no")
    assert to_move(ride) == "D support"
    assert job_of(ride, "-", "C") is None  # nobody knows before all have chosen
    play(ride, "D swords")
    assert to_move(ride) == "A toll"
    play(ride, "A pay dagger")
    assert hand(ride, "C") == ["dagger", "whip"]
    assert known(ride, "D", "C") == []
    assert to_move(ride) == "B turn"
    poor = play(coach("key", "goblet", "whip", jobs={"B": "priest"}), "A duel B; B use priest; C swords")
    assert to_move(poor) == "B turn"  # an attacker with one item keeps it
    assert hand(poor, "A") == ["key"]
    mine = play(coach("key", "goblet", "whip", jobs={"A": "priest"}), "A duel B")
    assert refused(mine, "A use priest") == "core-why-not-waited-for"


@pytest.mark.rule("DC-7.14")
def test_the_diplomat_gets_what_he_names() -> None:
    ride = coach("dagger gloves", "key monocle", "whip", jobs={"A": "diplomat"}, order="A")
    play(ride, "A diplomat B monocle; B yield monocle")
    assert to_move(ride) == "A returning"
    play(ride, "A return gloves")
    assert (hand(ride, "A"), hand(ride, "B")) == (["dagger", "monocle"], ["key", "gloves"])
    assert society_of(ride, "B", "A") == "order"  # the text works for the one who gave it
    assert to_move(ride) == "A turn"
    assert refused(ride, "A diplomat B key") == "dc-why-profession-used"


@pytest.mark.rule("DC-7.14")
def test_the_diplomat_errs() -> None:
    """The Diplomat alone is shown all that is there; the others learn only that the item is not."""
    ride = coach("dagger", "key bag_key", "whip", "tome", jobs={"A": "diplomat"})
    play(ride, "A diplomat B goblet")
    assert refused(ride, "B yield key") == "dc-why-asked-for"
    play(ride, "B nothing")
    assert to_move(ride) == "B turn"
    assert known(ride, "A", "B") == ["key", "bag_key"]
    assert rules().view(ride, 0).passengers[1].possible == []
    assert [page.words.args["item"] for page in rules().view(ride, 0).notes if page.words.id == "dc-listed"] == [
        Name("dc-item-key"),
        Name("dc-item-bag-key"),
    ]
    for observer in (2, 3, SPECTATOR):
        view = rules().view(ride, observer)
        assert view.passengers[1].known == []
        assert "goblet" not in view.passengers[1].possible
        assert {"key", "bag_key"} <= set(view.passengers[1].possible)
        told = [page.words.id for page in view.notes]
        assert told[-2:] == ["dc-note-lacked", "dc-note-saw-items"]
        assert "dc-listed" not in told


@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", "  1. Seat A sees all Seat B's items.\n     key, bag (key)"),
        ("ru", "  1. Место A видит все предметы. Их показывает Место B.\n     ключ, саквояж с ключом"),
    ],
)
def test_the_drawing_lists_what_the_diplomat_was_shown(language: str, end: str) -> None:
    ride = play(coach("dagger", "key bag_key", "whip", jobs={"A": "diplomat"}), "A diplomat B goblet; B nothing")
    drawn = rules().draw(rules().view(ride, 0), language)
    assert drawn.endswith(end), drawn[-200:]
    assert not rules().draw(rules().view(ride, 2), language).endswith(end)
    assert rules().draw(rules().view(ride, 2), language).splitlines()[-1] == end.splitlines()[0]


@pytest.mark.rule("DC-7.14")
def test_the_diplomat_and_the_bags() -> None:
    jobs = {"A": "diplomat"}
    assert refused(coach("bag_key", "bag_goblet", "whip", jobs=jobs), "A diplomat B bag") == "dc-why-only-bags"
    ride = play(coach("bag_key dagger", "bag_goblet", "whip", jobs=jobs), "A diplomat B bag; B yield bag_goblet")
    assert refused(ride, "A return bag_key") == "dc-why-bag-for-bag"
    play(ride, "A return dagger; chance mirror")  # B draws for the bag
    assert hand(ride, "B") == ["dagger", "mirror"]
    assert to_move(ride) == "A turn"
    both = play(coach("dagger", "bag_key bag_goblet", "whip", jobs=jobs), "A diplomat B bag")
    assert [rules().text(both, 1, move) for move in both.moves(1)] == ["yield bag_key", "yield bag_goblet"]
    texts = [rules().text(ride, 0, move).split() for move in coach("key", "whip", "tome", jobs=jobs).moves(0)]
    titles = {words[2] for words in texts if words[0] == "diplomat"}
    assert len(titles) == 16
    assert "bag" in titles


@pytest.mark.rule("DC-7.15")
def test_the_clairvoyant_arranges_the_pile() -> None:
    ride = play(coach("key", "goblet", "whip", jobs={"A": "clairvoyant"}), "A clairvoyant")
    assert to_move(ride) == "A ordering"
    assert len(rules().view(ride, 0).pile_known) == 18
    assert rules().view(ride, 1).pile_known == []
    assert refused(ride, "A top whip key") == "dc-why-not-in-pile"
    play(ride, "A top key key")
    assert rules().view(ride, 0).pile_top == ["key", "key"]
    assert to_move(ride) == "A turn"
