"""Coach Ride to Devil's Castle: set-up, turns and trades, clause by clause."""

from __future__ import annotations

import pytest

from camarilla import CHANCE, OVER, CamarillaError, Dice, EditionError, find
from camarilla.core.facts import story
from camarilla.core.message import Name
from camarilla.games.devils_castle.cards import ASIDE, PILE
from camarilla.games.devils_castle.hands import items_in
from camarilla.games.devils_castle.position import CoachRide
from camarilla.games.devils_castle.view import Offer

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
)


def dealt(seats: int, seed: int = 1, **options: int) -> CoachRide:
    """A coach after a random deal, before the first turn."""
    ride = rules().begin(seats, dict(options))
    dice = Dice(seed)
    while ride.actor == CHANCE:
        ride.apply(CHANCE, ride.random_move(CHANCE, dice))
    return ride


def hands(ride: CoachRide) -> list[str]:
    return [key for seat in range(ride.seats) for key in hand(ride, "ABCDEFGH"[seat])]


# 1 Set-up


@pytest.mark.rule("DC-1.1")
def test_components() -> None:
    edition = rules().edition
    assert len(set(edition.characters)) == 10
    assert edition.total("count") == 21
    ride = dealt(8)
    setting = rules().setting(ride)
    assert len(set(setting.characters)) == 8
    assert sum(setting.items.values()) == 21
    assert len(setting.professions) == 10
    assert opened(ride).supply == 12
    assert opened(ride).professions_left == 2


@pytest.mark.rule("DC-1.2")
def test_professions_are_dealt_face_down() -> None:
    ride = dealt(6)
    assert len(set(ride.professions)) == 6
    assert bin(ride.profession_pile).count("1") == 4
    assert job_of(ride, "A", "A") is not None
    assert job_of(ride, "A", "B") is None
    assert job_of(ride, "-", "A") is None


@pytest.mark.rule("DC-1.3")
@pytest.mark.parametrize(("seats", "cards"), [(3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_societies(seats: int, cards: int) -> None:
    sizes = {bin(dealt(seats, seed).order).count("1") for seed in range(30)}
    assert sizes == ({cards} if seats % 2 == 0 else {cards - 1, cards})
    assert society_of(dealt(seats), "A", "B") is None
    assert society_of(dealt(seats), "A", "A") is not None


@pytest.mark.rule("DC-1.4", "DC-1.7")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_red_seals_are_dealt_below_eight(seats: int) -> None:
    for seed in range(10):
        ride = dealt(seats, seed)
        assert [ride.held[seat] for seat in range(seats)] == [1] * seats
        assert {"key", "goblet", "bag_key", "bag_goblet"} <= set(hands(ride))


@pytest.mark.rule("DC-1.5", "DC-1.7")
def test_red_and_green_seals_at_eight() -> None:
    for seed in range(10):
        items = hands(dealt(8, seed))
        assert len(items) == 8
        assert items.count("key") >= 2
        assert items.count("goblet") >= 2
        assert {"bag_key", "bag_goblet"} <= set(items)


@pytest.mark.rule("DC-1.6")
def test_two_items_each_at_three() -> None:
    for seed in range(10):
        ride = dealt(3, seed)
        assert [ride.held[seat] for seat in range(3)] == [2, 2, 2]
        assert {"key", "goblet", "bag_key", "bag_goblet"} <= set(hands(ride))


@pytest.mark.rule("DC-1.8")
def test_the_rest_is_the_pile_and_its_size_is_public() -> None:
    ride = dealt(6)
    assert ride.held[ASIDE] == 0
    assert opened(ride).pile == 15
    assert sorted(items_in(ride.tables.all_items)) == sorted(
        kind for place in [*range(6), PILE] for kind in items_in(ride.hands[place])
    )


@pytest.mark.rule("DC-1.9")
def test_own_cards_are_known_and_hands_have_a_limit() -> None:
    assert [dealt(seats).limit for seats in range(3, 9)] == [8, 6, 5, 5, 5, 5]
    ride = dealt(5)
    for letter in "ABCDE":
        assert known(ride, letter, letter) == hand(ride, letter)
        assert society_of(ride, letter, letter) is not None


@pytest.mark.rule("DC-1.10")
def test_a_surplus_goes_on_in_a_chain_and_never_back() -> None:
    ride = coach(
        "bag_key dagger gloves whip tome",
        "key key goblet knives monocle",
        "cloak",
        "mirror",
    )
    ride.limit = 5
    play(ride, "A offer bag_key C; C accept cloak")
    play(ride, "chance pearl")
    assert to_move(ride) == "A overflow"
    assert refused(ride, "A gift pearl A") == "dc-why-gave-already"
    assert refused(ride, "A gift sextant B") == "dc-why-no-item"
    play(ride, "A gift pearl B")
    assert to_move(ride) == "B overflow"
    assert refused(ride, "B gift pearl A") == "dc-why-gave-already"
    play(ride, "B gift pearl C")
    assert to_move(ride) == "C cloak"
    assert hand(ride, "C") == ["bag_key", "pearl"]


@pytest.mark.rule("DC-1.10")
def test_a_toll_and_a_tie_can_overflow_as_well() -> None:
    full = "dagger gloves whip tome cloak"
    ride = coach("key goblet", full, "mirror", "pearl", "knives", jobs={"B": "priest"})
    play(ride, "A duel B; B use priest; C swords; D swords; E swords; A pay key")
    assert to_move(ride) == "B overflow"
    ride = coach(full, "key", "mirror", "pearl", "knives", jobs={"A": "hypnotist"})
    play(ride, "A duel B; B no; C swords; D shields; E swords; A hypnotise C; rest pass; rest no; chance monocle")
    assert to_move(ride) == "A overflow"
    play(ride, "A gift monocle E")
    assert to_move(ride) == "B turn"


@pytest.mark.rule("DC-1.11")
def test_a_card_beats_the_rules() -> None:
    """An offer may be refused, but not when the card says that it must be accepted."""
    ride = coach("pearl", "key", "goblet")
    play(ride, "A offer pearl B")
    assert refused(ride, "B refuse") == "dc-why-must-accept"


@pytest.mark.rule("DC-1.12")
def test_nobody_is_left_without_an_item() -> None:
    for seats in range(3, 9):
        dice = Dice(seats)
        ride = rules().begin(seats, {"turns": 40})
        while ride.actor != OVER:
            ride.apply(ride.actor, ride.random_move(ride.actor, dice))
            if to_move(ride).endswith("turn"):
                assert all(1 <= ride.held[seat] <= ride.limit for seat in range(seats))


@pytest.mark.rule("DC-1.13")
def test_the_first_player_is_random_or_set() -> None:
    assert {dealt(4, seed).actor for seed in range(30)} == {0, 1, 2, 3}
    assert {dealt(4, seed, first=3).actor for seed in range(5)} == {2}
    with pytest.raises(CamarillaError, match="no seat 5"):
        find("devils-castle").begin(4, {"first": 5})


@pytest.mark.rule("DC-1.7")
def test_an_owner_of_the_box_can_correct_the_seals() -> None:
    source = (rules().folder / "edition.toml").read_text(encoding="utf-8")
    changed = source.replace("[items.dagger]", "[items.dagger]\nred = 1").replace(
        "[items.bag_goblet]\nred = 1", "[items.bag_goblet]"
    )
    edition = rules().parse_edition(changed, "mine.toml")
    ride = rules().begin(4, None, edition)
    dice = Dice(1)
    while ride.actor == CHANCE:
        ride.apply(CHANCE, ride.random_move(CHANCE, dice))
    assert sorted(hands(ride)) == ["bag_key", "dagger", "goblet", "key"]


@pytest.mark.rule("DC-1.1")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("count = 3", "count = 4", "items.key.count: 4 is not a number from 1 to 3"),
        ("[items.whip]", "[items.whip]\nred = 1", "at most four red seals"),
        ("limits = [8, 6, 5, 5, 5, 5]", "limits = [8, 6, 5]", "6 numbers are needed"),
        ("limits = [8,", "limits = [6,", "do not hold all items"),
        ("cards = [2, 2, 3", "cards = [2, 2, 2", "do not serve 5 players"),
        ("[items.pearl]", "[items.perl]", "perl"),
        ("supply = 12", "supply = -1", "tokens.supply"),
        ('"major", ', "", "10 different characters"),
    ],
)
def test_a_wrong_edition_is_refused_with_its_reason(old: str, new: str, reason: str) -> None:
    source = (rules().folder / "edition.toml").read_text(encoding="utf-8")
    assert old in source
    with pytest.raises(EditionError, match=reason):
        rules().parse_edition(source.replace(old, new, 1), "mine.toml")


# 2 A turn


@pytest.mark.rule("DC-2.1")
def test_spying_is_seen_by_two() -> None:
    ride = coach("key", "goblet dagger", "whip")
    facts = happened(ride, "A spy B; chance dagger")
    assert known(ride, "A", "B") == ["dagger"]
    assert known(ride, "C", "B") == []
    assert [told(facts, letter)[1] for letter in "ABC-"] == [
        *("dc-note-spied", "dc-note-spied"),
        *("dc-note-spied-hidden", "dc-note-spied-hidden"),
    ]
    assert hand(ride, "B") == ["goblet", "dagger"]
    assert to_move(ride) == "B turn"
    assert refused(ride, "B spy B") == "dc-why-another-seat"


@pytest.mark.rule("DC-2.2")
def test_an_offer_is_seen_by_its_receiver_only() -> None:
    ride = play(coach("monocle", "goblet", "whip"), "A offer monocle B")
    assert to_move(ride) == "B answer"
    assert opened(ride).offer == Offer(giver=0, receiver=1, item=None)
    assert [own(ride, letter).offered for letter in "ABC"] == ["monocle", "monocle", None]
    assert refused(coach("key", "goblet", "whip"), "A offer monocle B") == "dc-why-no-item"


@pytest.mark.rule("DC-2.3")
def test_accepting_swaps_and_the_offered_item_is_not_its_own_price() -> None:
    ride = play(coach("dagger", "goblet", "whip"), "A offer dagger B")
    assert refused(ride, "B accept dagger") == "dc-why-no-item"
    play(ride, "B accept goblet")
    assert (hand(ride, "A"), hand(ride, "B")) == (["goblet"], ["dagger"])
    assert to_move(ride) == "B turn"


@pytest.mark.rule("DC-2.4", "DC-2.8")
def test_refusing_gives_a_token_and_reveals_nothing() -> None:
    ride = play(coach("monocle key", "goblet", "whip"), "A offer monocle B; B refuse")
    assert (ride.tokens[0], ride.supply) == (1, 11)
    assert hand(ride, "A") == ["key", "monocle"]
    assert society_of(ride, "A", "B") is None
    assert known(ride, "C", "A") == []
    assert known(ride, "B", "A") == ["monocle"]
    empty = coach("monocle", "goblet", "whip", tokens="BBBBBBCCCCCC")
    play(empty, "A offer monocle B; B refuse")
    assert (empty.tokens[0], empty.supply) == (0, 0)


@pytest.mark.rule("DC-2.5")
def test_a_bag_is_never_given_for_a_bag() -> None:
    ride = play(coach("bag_key", "bag_goblet", "whip"), "A offer bag_key B")
    assert refused(ride, "B accept bag_goblet") == "dc-why-bag-for-bag"
    assert [rules().text(ride, 1, move) for move in ride.moves(1)] == ["refuse"]
    play(ride, "B refuse")
    assert ride.tokens[0] == 1
    empty = coach("bag_key", "bag_goblet", "whip", "dagger", "gloves", "tome", pile="")
    play(empty, "A offer bag_key B")
    assert [rules().text(empty, 1, move) for move in empty.moves(1)] == ["refuse"]


@pytest.mark.rule("DC-2.6")
def test_texts_work_after_the_swap_the_offered_first() -> None:
    ride = coach("monocle", "bag_key dagger", "whip", order="B")
    facts = happened(ride, "A offer monocle B; B accept bag_key; chance tome")
    assert society_of(ride, "A", "B") == "order"
    assert society_of(ride, "B", "A") is None
    assert hand(ride, "A") == ["bag_key"]
    assert hand(ride, "B") == ["dagger", "tome", "monocle"]
    assert known(ride, "C", "B") == ["monocle"]
    read = [message.args["item"] for message in story(facts, 2) if message.id == "dc-note-read"]
    assert read == [Name("dc-item-monocle"), Name("dc-item-bag")]


@pytest.mark.rule("DC-2.7")
def test_the_mirror_silences_either_side() -> None:
    for script in ("A offer mirror B; B accept monocle", "A spy C; chance whip; B offer monocle A; A accept mirror"):
        ride = coach("mirror", "monocle", "whip", order="A")
        facts = happened(ride, script)
        assert society_of(ride, "B", "A") is None
        assert known(ride, "C", "A") == []
        assert "dc-note-read" not in told(facts, "C")


@pytest.mark.rule("DC-2.9")
def test_each_text_is_carried_out_whole_before_the_next() -> None:
    """A bag's draw overflows, and the gift is given before the Monocle that came back is read."""
    ride = coach("bag_key dagger gloves whip tome", "monocle", "cloak", "mirror", "pearl")
    play(ride, "A offer bag_key B; B accept monocle; chance sextant")
    assert to_move(ride) == "A overflow"
    assert society_of(ride, "B", "A") is None
    play(ride, "A gift monocle C")
    assert society_of(ride, "B", "A") is not None
    assert hand(ride, "C") == ["cloak", "monocle"]
    assert to_move(ride) == "B turn"


@pytest.mark.rule("DC-2.9")
def test_tome_and_cloak_may_be_declined() -> None:
    ride = coach("tome", "cloak", "whip", jobs={"A": "thug", "B": "priest"})
    play(ride, "A offer tome B; B accept cloak; A keep; B keep")
    assert (job_of(ride, "A", "A"), job_of(ride, "B", "B")) == ("thug", "priest")


@pytest.mark.rule("DC-2.10", "DC-2.11")
def test_four_actions_and_no_passing() -> None:
    ride = coach("key", "goblet", "whip", order="A")
    texts = {rules().text(ride, 0, move).split()[0] for move in ride.moves(0)}
    assert texts == {"spy", "offer", "duel", "declare"}
    assert to_move(play(ride, "A duel B")) == "BC support"
