"""What the board is told beyond the rules: what a declaration would rest on, what a duel's tally is made of."""

from __future__ import annotations

import pytest

from camarilla import SPECTATOR
from camarilla.games.devils_castle.claims import ClaimView
from camarilla.games.devils_castle.notes import Diary
from camarilla.games.devils_castle.position import CoachRide

from .coach import coach, play, rules


def claim(ride: CoachRide, seat: int, number: int = 0) -> ClaimView:
    return rules().view(ride, seat).claims[number]


def sureness(ride: CoachRide, text: str, seat: int = 0) -> str:
    return next(choice for choice in rules().choices(ride, seat) if choice.text == text).parts["sure"]


def pieces(ride: CoachRide) -> list[tuple[str, str, int | None, int, bool]]:
    duel = rules().view(ride, SPECTATOR).duel
    assert duel is not None
    return [(one.side, one.what, one.seat, one.points, one.void) for one in duel.pieces]


@pytest.mark.rule("DC-4.1")
def test_a_claim_says_what_the_notebook_knows_and_no_more() -> None:
    ride = coach("key", "key", "key", "goblet", order="ABC")
    own = claim(ride, 0)
    assert (own.kind, own.society, own.item, own.needed, own.why_not) == ("declare", "order", "key", [3, 3], None)
    assert [one.member for one in own.holdings] == [True, None, None, None]
    assert [(one.certain, one.more) for one in own.holdings] == [(1, False), (0, True), (0, True), (0, True)]
    assert rules().view(ride, SPECTATOR).claims == []
    other = claim(ride, 3)
    assert (other.society, other.item, other.why_not) == ("brotherhood", "goblet", None)


@pytest.mark.rule("DC-4.2", "DC-4.3")
def test_a_claim_counts_bags_late_and_knows_who_may_need_two() -> None:
    ride = coach("key", "goblet", "whip", order="A")
    assert claim(ride, 0).counting == ["key"]
    assert claim(ride, 0).needed == [2, 3]
    ride.notebook.societies[0] = 0b111
    assert claim(ride, 0).needed == [2, 2]
    late = coach("key", "goblet", "whip", "tome", "cloak", "mirror", order="A", pile="")
    assert claim(late, 0).counting == ["key", "bag_key"]


@pytest.mark.rule("DC-4.6", "DC-4.8", "DC-5.2")
def test_a_claim_says_why_it_cannot_be_made() -> None:
    ride = coach("key pearl", "whip", "tome", "goblet", order="AB", divination=True)
    assert [one.why_not.id for one in rules().view(ride, 0).claims if one.why_not] == ["dc-why-pearl", "dc-why-pearl"]
    without = rules().view(ride, 1).claims
    assert [one.kind for one in without] == ["declare", "divine"]
    assert [one.why_not.id if one.why_not else "" for one in without] == ["dc-why-no-goal-item", ""]


@pytest.mark.rule("DC-4.5")
def test_a_choice_says_how_sure_the_notebook_is() -> None:
    ride = coach("key key", "key", "goblet", "whip", order="ABC")
    assert sureness(ride, "declare") == "wrong"  # two are not enough
    assert sureness(ride, "declare B") == "open"
    ride.notebook.societies[0] |= 0b1010
    assert sureness(ride, "declare B") == "open"  # a member, but what does B hold?
    assert sureness(ride, "declare B D") == "wrong"  # D is no member
    ride.notebook.see_all(0, 1, ride.hands[1])
    ride.conclude(-1)
    assert sureness(ride, "declare B") == "sure"
    assert sureness(coach("key key key", "whip", "tome", "cloak", order="A"), "declare") == "sure"


@pytest.mark.rule("DC-3.3", "DC-3.4")
def test_a_tally_names_every_piece() -> None:
    ride = coach("dagger", "gloves", "knives", "tome", jobs={"A": "thug"}, tokens="ACD")
    play(ride, "A duel B; C swords; D shields; rest no; A no")
    play(ride, "A show dagger; C show knives; C token; D token; A use thug; A token")
    assert sorted(pieces(ride), key=str) == sorted(
        [
            ("swords", "fighter", 0, 1, False),
            ("shields", "fighter", 1, 1, False),
            ("swords", "support", 2, 1, False),
            ("shields", "support", 3, 1, False),
            ("swords", "dagger", 0, 1, False),
            ("swords", "knives", 2, 1, False),
            ("swords", "thug", 0, 1, False),
            ("swords", "token", 0, 1, False),
            ("swords", "token", None, 1, False),
            ("shields", "token", None, 1, False),
        ],
        key=str,
    )


@pytest.mark.rule("DC-7.3", "DC-7.9", "DC-7.10")
def test_a_tally_strikes_out_what_is_void() -> None:
    ride = coach("dagger", "poison_ring", "knives", "tome", jobs={"B": "duelist", "A": "hypnotist"}, tokens="C")
    play(ride, "A duel B; C swords; D shields; rest no; A hypnotise D; C token; B show poison_ring")
    assert ("shields", "support", 3, 1, True) in pieces(ride)
    assert ("shields", "poison_ring", 1, 0, False) in pieces(ride)
    play(ride, "B use duelist")
    assert ("swords", "support", 2, 1, True) in pieces(ride)
    assert ("swords", "token", None, 1, True) in pieces(ride)
    duel = rules().view(ride, SPECTATOR).duel
    assert duel is not None
    for side, points in zip(("swords", "shields"), duel.points, strict=True):
        assert points == sum(one.points for one in duel.pieces if one.side == side and not one.void)


@pytest.mark.rule("DC-4.4", "DC-4.7")
def test_a_verdict_counts_the_declaration_out() -> None:
    ride = coach("key key", "key", "goblet", "whip", order="ABC")
    assert rules().view(ride, 0).verdict is None
    told = rules().view(play(ride, "A declare B C"), SPECTATOR).verdict
    assert told is not None
    assert (told.seat, told.how, told.society, told.item, told.needed, told.right) == (
        0,
        "own",
        "order",
        "key",
        3,
        False,
    )
    assert [(one.seat, one.society, one.items) for one in told.counts] == [
        (0, "order", 2),
        (1, "order", 1),
        (2, "order", 0),
    ]
    ring = play(coach("lodge_ring key goblet goblet", "whip", "tome"), "A ring")
    alone = rules().view(ring, SPECTATOR).verdict
    assert alone is not None
    assert (alone.how, alone.society, alone.counts[0].items, alone.right) == ("alone", None, 3, True)
    assert (told.counting, alone.counting) == (["key"], ["key", "goblet"])


@pytest.mark.rule("DC-5.2")
def test_a_divination_counts_the_others() -> None:
    ride = coach("whip", "goblet goblet", "goblet", "tome", order="AD", divination=True)
    told = rules().view(play(ride, "A divine B C"), SPECTATOR).verdict
    assert told is not None
    assert (told.how, told.society, [one.seat for one in told.counts], told.right) == (
        "other",
        "brotherhood",
        [1, 2],
        True,
    )


def test_what_a_move_leaves_alone_is_shown_as_the_very_same() -> None:
    ride = coach("dagger", "gloves", "knives", "tome")
    play(ride, "A duel B")
    before = rules().views(ride, range(4))
    play(ride, "C swords")
    after = rules().views(ride, range(4))
    for old, new in zip(before, after, strict=True):
        assert new.notes is old.notes
        assert new.duel is old.duel
        assert [one is other for one, other in zip(new.passengers, old.passengers, strict=True)] == [True] * 4
    assert [view.mine for view in after] == [None, None, "swords", None]


def test_the_diary_tells_every_moment_its_own_notes() -> None:
    """All positions of a game write into one: an earlier moment, another line of play, and eyes that look late."""
    earlier = play(coach("dagger", "gloves", "knives", "tome"), "A spy C; chance knives")
    later = play(earlier.copy(), "B spy D; chance tome; C spy A; chance dagger")
    another = play(earlier.copy(), "B spy A; chance dagger; C spy A; chance dagger")
    everybody = [*range(4), SPECTATOR]
    for moment in (earlier, later, another, earlier, another, later):
        alone = moment.copy()
        alone.diary = Diary()
        assert rules().views(moment, everybody) == rules().views(alone, everybody)
        assert rules().view(earlier, SPECTATOR).notes == rules().view(later, SPECTATOR).notes[:1]
    assert [len(rules().view(moment, 0).notes) for moment in (earlier, later, another)] == [1, 3, 3]


def test_those_who_are_told_the_same_are_given_the_same_story() -> None:
    before = coach("dagger", "gloves", "knives", "tome")
    move = rules().move(before, 0, "offer dagger B")
    after = before.copy()
    after.apply(0, move)
    told = rules().stories(before, 0, move, after, [0, 1, 2, 3, SPECTATOR])
    assert told[0] is told[1]
    assert told[2] is told[3] is told[4]
    assert [message.id for message in told[1] + told[2]] == ["dc-note-offered", "dc-note-offered-hidden"]
