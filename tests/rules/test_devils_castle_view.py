"""What the board is told beyond the rules: what a declaration would rest on, what a duel's tally is made of."""

from __future__ import annotations

import pytest

from camarilla import CHANCE, say
from camarilla.games.devils_castle.position import CoachRide
from camarilla.games.devils_castle.view import Claim

from .coach import coach, happened, opened, own, play, rules, told


def claim(ride: CoachRide, seat: int) -> Claim:
    return rules().own(ride, seat).claims[0]


def sureness(ride: CoachRide, text: str, seat: int = 0) -> str:
    return next(choice for choice in rules().choices(ride, seat) if choice.text == text).parts["sure"]


def pieces(ride: CoachRide) -> list[tuple[str, str, int | None, int, bool]]:
    duel = opened(ride).duel
    assert duel is not None
    return [(one.side, one.what, one.seat, one.points, one.void) for one in duel.pieces]


@pytest.mark.rule("DC-4.1")
def test_a_claim_says_what_the_notebook_knows_and_no_more() -> None:
    ride = coach("key", "key", "key", "goblet", order="ABC")
    own = claim(ride, 0)
    assert (own.kind, own.society, own.item, own.needed, own.why_not) == ("declare", "order", "key", [3, 3], None)
    assert [one.member for one in own.holdings] == [True, None, None, None]
    assert [(one.certain, one.more) for one in own.holdings] == [(1, False), (0, True), (0, True), (0, True)]
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
    assert [one.why_not.id for one in own(ride, "A").claims if one.why_not] == ["dc-why-pearl", "dc-why-pearl"]
    without = own(ride, "B").claims
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
    duel = opened(ride).duel
    assert duel is not None
    for side, points in zip(("swords", "shields"), duel.points, strict=True):
        assert points == sum(one.points for one in duel.pieces if one.side == side and not one.void)


@pytest.mark.rule("DC-4.4", "DC-4.7")
def test_a_verdict_counts_the_declaration_out() -> None:
    ride = coach("key key", "key", "goblet", "whip", order="ABC")
    assert opened(ride).verdict is None
    verdict = opened(play(ride, "A declare B C")).verdict
    assert verdict is not None
    assert (verdict.seat, verdict.how, verdict.society, verdict.item, verdict.needed, verdict.right) == (
        0,
        "own",
        "order",
        "key",
        3,
        False,
    )
    assert [(one.seat, one.society, one.items) for one in verdict.counts] == [
        (0, "order", 2),
        (1, "order", 1),
        (2, "order", 0),
    ]
    ring = play(coach("lodge_ring key goblet goblet", "whip", "tome"), "A ring")
    alone = opened(ring).verdict
    assert alone is not None
    assert (alone.how, alone.society, alone.counts[0].items, alone.right) == ("alone", None, 3, True)
    assert (verdict.counting, alone.counting) == (["key"], ["key", "goblet"])


@pytest.mark.rule("DC-5.2")
def test_a_divination_counts_the_others() -> None:
    ride = coach("whip", "goblet goblet", "goblet", "tome", order="AD", divination=True)
    verdict = opened(play(ride, "A divine B C")).verdict
    assert verdict is not None
    assert (verdict.how, verdict.society, [one.seat for one in verdict.counts], verdict.right) == (
        "other",
        "brotherhood",
        [1, 2],
        True,
    )


def test_a_secret_answer_is_told_to_the_one_who_gives_it() -> None:
    ride = coach("dagger", "gloves", "knives", "tome", jobs={"B": "priest"})
    play(ride, "A duel B")
    facts = happened(ride, "C swords")
    assert told(facts, "C") == ["dc-chose-swords"]
    assert [told(facts, letter) for letter in "ABD-"] == [["dc-did-choose-support"]] * 4
    assert [own(ride, letter).mine for letter in "ABCD"] == [None, None, "swords", None]
    assert told(happened(ride, "D shields"), "D") == ["dc-chose-shields"]
    facts = happened(ride, "B use priest")
    assert told(facts, "B")[:1] == ["dc-chose-use"]
    assert told(facts, "A") == ["dc-did-choose-defence", "dc-note-opened", "dc-turn"]


def seen(ride: CoachRide, line: str) -> list[str]:
    """How a move, named with its actor, looks to A, B, C, D and a spectator."""
    label, _, text = line.partition(" ")
    actor = CHANCE if label == "chance" else ord(label) - ord("A")
    move = rules().move(ride, actor, text)
    return [rules().seen(ride, actor, move, observer) for observer in (0, 1, 2, 3, -3)]


def test_a_move_is_seen_with_all_that_becomes_known_in_the_same_step() -> None:
    duel = play(coach("dagger", "gloves", "knives", "tome", jobs={"D": "priest"}), "A duel B")
    assert seen(duel, "C swords") == ["?", "?", "swords", "?", "?"]
    play(duel, "B no; D shields")
    assert seen(duel, "C swords") == ["swords"] * 5  # the last one uncovers all
    stopped = play(coach("dagger", "gloves", "knives", "tome", jobs={"D": "priest"}), "A duel B; B no; D use priest")
    assert seen(stopped, "C swords") == ["?", "?", "swords", "?", "?"]  # nobody ever sees it
    plain = play(coach("dagger", "gloves monocle", "knives", "tome"), "A offer dagger B")
    assert seen(plain, "B accept gloves") == ["accept gloves", "accept gloves", *["accept ?"] * 3]
    assert seen(plain, "B accept monocle") == ["accept monocle"] * 5  # it is read out
    read = play(coach("privilege", "gloves bag_key mirror", "knives", "tome"), "A offer privilege B")
    assert seen(read, "B accept gloves")[2] == "accept ? after privilege"
    assert seen(read, "B accept bag_key")[2] == "accept bag? after privilege"
    assert seen(read, "B accept mirror")[2] == "accept ?"


def test_smugglers_are_found_out_only_by_what_is_read() -> None:
    ride = coach("monocle", "gloves", "knives", "tome", smuggling=True)
    play(ride, "A offer monocle B; B accept gloves")
    assert seen(ride, "A speak") == ["speak"] * 5
    assert seen(ride, "A hush") == ["hush", *["?"] * 4]
    play(ride, "A hush")
    assert seen(ride, "B speak") == ["?", "speak", *["?"] * 3]


def test_choices_have_parts_and_words() -> None:
    ride = coach("key monocle", "key", "goblet", "whip", order="AB", jobs={"A": "diplomat"})
    choices = {choice.text: choice for choice in rules().choices(ride, 0)}
    assert choices["offer monocle C"].parts == {"item": "monocle", "seat": "C"}
    assert choices["diplomat B bag"].parts == {"seat": "B", "item": "bag"}
    words = {text: say(rules().choice_words(ride, choice)) for text, choice in choices.items()}
    assert words["offer monocle C"] == "Offer the monocle to Seat C"
    assert words["diplomat B bag"] == "As the Diplomat, ask Seat B for a bag"
    assert words["declare"] == "Declare victory: you hold everything"
    assert words["declare B D"] == "Declare victory with B, D"
    pile = play(coach("key", "goblet", "whip", jobs={"A": "clairvoyant"}), "A clairvoyant")
    top = next(choice for choice in rules().choices(pile, 0) if choice.text == "top pearl bag_key")
    assert say(rules().choice_words(pile, top)) == "Put the black pearl on top, then the bag with the key"


def asked(ride: CoachRide, seat: int) -> str:
    """The question that a seat is asked."""
    question = rules().ask(ride, seat)
    assert question is not None
    return question.words.id


@pytest.mark.rule("DC-7.3")
def test_what_overrides_the_count_of_a_duel_is_told_and_lies_with_the_winner() -> None:
    ride = coach("dagger", "gloves", "knives", "tome", jobs={"C": "alchemist"})
    play(ride, "A duel B; B no; C swords; D swords; A no")
    happened(ride, "C alchemist B")
    assert asked(ride, 3) == "dc-ask-powers-decided"
    tally = opened(ride).duel
    assert tally is not None
    assert [(piece.side, piece.points) for piece in tally.pieces if piece.what == "alchemist"] == [("shields", 0)]
    play(ride, "A pass; B pass; C pass")
    assert told(happened(ride, "D pass"), "-") == ["dc-did-pass", "dc-note-counted", "dc-note-won-duel-alchemist"]


@pytest.mark.rule("DC-6.7")
def test_a_tie_that_the_poison_ring_wins_is_told_so() -> None:
    ride = coach("poison_ring", "gloves", "knives", "tome")
    play(ride, "A duel B; B no; C swords; D shields; A no; A show poison_ring")
    play(ride, "A pass; B pass; C pass")
    assert told(happened(ride, "D pass"), "-") == ["dc-did-pass", "dc-note-counted", "dc-note-won-duel-poison-ring"]


def test_a_turn_speaks_of_declaring_only_to_those_who_may() -> None:
    rides = [coach(hand, "gloves", "knives", "tome", order="AB") for hand in ("key", "dagger", "key pearl")]
    assert [asked(ride, 0) for ride in rides] == ["dc-ask-turn", "dc-ask-turn-undeclared", "dc-ask-turn-undeclared"]
