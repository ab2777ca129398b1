"""Coach Ride to Devil's Castle: every profession, and the combinations that break naive engines."""

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
    noted,
    own,
    play,
    points,
    refused,
    rules,
    society_of,
    to_move,
    told,
)


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
    assert own(ride, "A").pile_top == ["pearl", "mirror"]
    assert own(ride, "B").pile_top == []
    play(ride, "A offer bag_key B; B accept key; chance pearl")
    assert known(ride, "A", "A") == ["key", "pearl"]
    assert own(ride, "A").pile_top == ["mirror"]
    facts = happened(ride, "B offer bag_key C; C accept whip; chance mirror")
    assert [letter for letter in "ABC-" if "dc-note-drew" in told(facts, letter)] == ["A", "B"]
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
    assert own(one, "A").pile_known == ["pearl"]


@pytest.mark.rule("DC-7.5", "DC-7.12")
def test_the_doctor_undoes_a_reward_and_a_draw() -> None:
    ride = coach("key", "goblet", "whip", "tome", jobs={"C": "doctor"})
    play(ride, f"{FIGHT}; rest pass")
    assert to_move(ride) == "ABCD doctor"
    play(ride, "A no; B no; C use doctor")
    assert job_of(ride, "D", "C") is None  # hidden until all have answered
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
    facts = happened(ride, "B nothing")
    assert to_move(ride) == "B turn"
    assert known(ride, "A", "B") == ["key", "bag_key"]
    assert noted(ride, "A", "B").possible == []
    assert [message.args["item"] for message in story(facts, 0) if message.id == "dc-listed"] == [
        Name("dc-item-key"),
        Name("dc-item-bag-key"),
    ]
    for observer in "CD-":
        assert known(ride, observer, "B") == []
        assert "goblet" not in noted(ride, observer, "B").possible
        assert {"key", "bag_key"} <= set(noted(ride, observer, "B").possible)
        assert told(facts, observer) == ["dc-note-lacked", "dc-note-saw-items", "dc-turn"]


@pytest.mark.parametrize(("language", "items"), [("en", "key, bag (key)"), ("ru", "ключ, саквояж с ключом")])
@pytest.mark.rule("DC-7.14")
def test_what_the_diplomat_was_shown_is_drawn(language: str, items: str) -> None:
    ride = coach("dagger", "key bag_key", "whip", "tome", jobs={"A": "diplomat"})
    play(ride, "A diplomat B goblet; B nothing")
    passenger = rules().draw(rules().view(ride, 0), language).splitlines()[2]
    assert passenger.endswith(f"; {items}")
    assert items not in rules().draw(rules().view(ride, 2), language)


@pytest.mark.rule("DC-7.14")
def test_the_diplomat_and_the_bags() -> None:
    jobs = {"A": "diplomat"}
    assert refused(coach("bag_key", "bag_goblet", "whip", jobs=jobs), "A diplomat B bag") == "dc-why-only-bags"
    ride = coach("bag_key dagger", "bag_goblet", "whip", jobs=jobs)
    facts = happened(ride, "A diplomat B bag; B yield bag_goblet")
    assert [told(facts, letter)[-1] for letter in "ABC-"] == [*["dc-did-yield-bag"] * 2, *["dc-did-yield"] * 2]
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
    assert len(own(ride, "A").pile_known) == 18
    assert own(ride, "B").pile_known == []
    assert refused(ride, "A top whip key") == "dc-why-not-in-pile"
    play(ride, "A top key key")
    assert own(ride, "A").pile_top == ["key", "key"]
    assert to_move(ride) == "A turn"
