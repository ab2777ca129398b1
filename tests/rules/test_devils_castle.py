"""Coach Ride to Devil's Castle: set-up, turns, trades, duels, declarations and variants, clause by clause."""

from __future__ import annotations

import pytest

from camarilla import CHANCE, OVER, SPECTATOR, CamarillaError, Dice, EditionError, Game, Scripted, find
from camarilla.games.devils_castle.position import CoachRide
from camarilla.games.devils_castle.tables import ASIDE, PILE, items_in

from .coach import coach, hand, job_of, known, play, refused, rules, society_of, to_move, winners


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
    view = rules().view(ride, SPECTATOR)
    assert len({one.character for one in view.passengers}) == 8
    assert view.supply == 12
    assert view.professions_left == 2


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
    assert rules().view(ride, SPECTATOR).pile == 15
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
    ride = play(coach("key", "goblet dagger", "whip"), "A spy B; chance dagger")
    assert known(ride, "A", "B") == ["dagger"]
    assert known(ride, "C", "B") == []
    assert [rules().view(ride, seat).notes[-1].words.id for seat in (0, 1, 2)] == [
        "dc-note-spied",
        "dc-note-spied",
        "dc-note-spied-hidden",
    ]
    assert hand(ride, "B") == ["goblet", "dagger"]
    assert to_move(ride) == "B turn"
    assert refused(ride, "B spy B") == "dc-why-another-seat"


@pytest.mark.rule("DC-2.2")
def test_an_offer_is_seen_by_its_receiver_only() -> None:
    ride = play(coach("monocle", "goblet", "whip"), "A offer monocle B")
    assert to_move(ride) == "B answer"
    offers = [rules().view(ride, seat).offer for seat in (0, 1, 2, SPECTATOR)]
    assert [offer and offer.item for offer in offers] == ["monocle", "monocle", None, None]
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
    play(ride, "A offer monocle B; B accept bag_key; chance tome")
    assert society_of(ride, "A", "B") == "order"
    assert society_of(ride, "B", "A") is None
    assert hand(ride, "A") == ["bag_key"]
    assert hand(ride, "B") == ["dagger", "tome", "monocle"]
    assert known(ride, "C", "B") == ["monocle"]
    read = [page.words.args for page in rules().view(ride, 2).notes if page.words.id == "dc-note-read"]
    assert [str(args["item"]) for args in read] == ["Name(id='dc-item-monocle')", "Name(id='dc-item-bag')"]


@pytest.mark.rule("DC-2.7")
def test_the_mirror_silences_either_side() -> None:
    for script in ("A offer mirror B; B accept monocle", "A spy C; chance whip; B offer monocle A; A accept mirror"):
        ride = play(coach("mirror", "monocle", "whip", order="A"), script)
        assert society_of(ride, "B", "A") is None
        assert known(ride, "C", "A") == []
        assert "dc-note-read" not in [page.words.id for page in rules().view(ride, 2).notes]


@pytest.mark.rule("DC-2.9")
def test_each_text_is_carried_out_whole_before_the_next() -> None:
    """A bag's draw overflows, and the gift is given before the Monocle that came back is read."""
    ride = coach("bag_key dagger gloves whip tome", "monocle", "cloak", "mirror", "pearl")
    play(ride, "A offer bag_key B; B accept monocle; chance sextant")
    assert to_move(ride) == "A overflow"
    assert rules().view(ride, 1).passengers[0].society is None
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


# 3 Duel


@pytest.mark.rule("DC-3.1")
def test_one_point_each() -> None:
    ride = play(coach("key", "goblet", "whip"), "A duel B")
    duel = rules().view(ride, SPECTATOR).duel
    assert duel is not None
    assert (duel.attacker, duel.defender, duel.points) == (0, 1, [1, 1])
    assert refused(coach("key", "goblet", "whip"), "A duel A") == "dc-why-another-seat"


@pytest.mark.rule("DC-3.2")
def test_support_is_secret_until_all_have_chosen() -> None:
    ride = play(coach("key", "goblet", "whip", "tome"), "A duel B; C swords")
    assert to_move(ride) == "BD support"
    views = [rules().view(ride, seat) for seat in (0, 1, 2, 3)]
    assert [view.mine for view in views] == [None, None, "swords", None]
    assert refused(ride, "D pass") == "dc-why-choose-side"
    play(ride, "B no; D shields")
    duel = rules().view(ride, SPECTATOR).duel
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
    duel = rules().view(ride, SPECTATOR).duel
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
    assert rules().view(ride, 2).passengers[1].seen_by == [0]
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


@pytest.mark.rule("DC-3.8")
def test_the_windows_come_in_order() -> None:
    ride = coach("key", "goblet", "whip", "tome")
    seen = []
    for step in ("A duel B", "rest swords", "A no", "rest pass", "rest no", "A society"):
        play(ride, step)
        seen.append(to_move(ride))
    assert seen == ["BCD support", "A hypnosis", "ABCD powers", "ABCD doctor", "A reward", "B turn"]
    stopped = coach("key", "goblet", "whip", "tome", jobs={"C": "priest", "D": "doctor"})
    play(stopped, "A duel B; B no; D swords; C use priest")
    assert to_move(stopped) == "B turn"
    assert "dc-note-stood" not in [page.words.id for page in rules().view(stopped, 1).notes]


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
        assert rules().view(one, SPECTATOR) == rules().view(two, SPECTATOR)


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
    shown = rules().view(play(ride, "A declare C"), SPECTATOR).passengers
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
    assert [one.items for one in rules().view(position, 0).passengers] == [2, 2, 2]
    game.play("offer monocle B")
    game.play("accept bag_goblet")
    assert game.record.moves[-3:] == ["A offer monocle B", "B accept bag_goblet", "chance tome"]
    assert [seen.text for seen in game.seen_by(2)][-3:] == ["offer ? B", "accept ?", "?"]
