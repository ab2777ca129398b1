"""Coach Ride to Devil's Castle: what notebooks hold, what imagined worlds keep to, and what never changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from camarilla import CHANCE, OVER, SPECTATOR, Dice, find
from camarilla.core.bits import bits_in, ones
from camarilla.core.facts import story
from camarilla.core.replay import take_step
from camarilla.games.devils_castle import actions as do
from camarilla.games.devils_castle.cards import FIRST_PROFESSION, GOBLET_CARDS, ITEM_CARDS, KEY_CARDS, PILE, PLACES
from camarilla.games.devils_castle.edition import KINDS, PROFESSIONS, SOCIETIES
from camarilla.games.devils_castle.hands import count_of, items_in
from camarilla.games.devils_castle.kinds import BAG_GOBLET, BAG_KEY, GOBLET, KEY
from camarilla.games.devils_castle.notebook import Notebook
from camarilla.games.devils_castle.position import CoachRide
from camarilla.games.devils_castle.view import DevilsCastleOwn

from .coach import coach, hand, happened, job_of, known, noted, notes_of, opened, own, play, rules, told

SEATS = range(3, 9)


def possible(ride: CoachRide, observer: str, letter: str) -> list[str]:
    return noted(ride, observer, letter).possible


# What is remembered and what follows


@pytest.mark.rule("DC-8.1")
def test_the_log_says_what_was_shown_to_whom_and_when() -> None:
    ride = coach("privilege", "key dagger", "whip")
    facts = happened(
        ride, "A spy B; chance key; B spy C; chance whip; C spy A; chance privilege; A offer privilege B; B accept key"
    )
    assert told(facts, "A") == [
        *("dc-did-spy", "dc-note-spied", "dc-turn"),
        *("dc-did-spy", "dc-note-spied-hidden", "dc-turn"),
        *("dc-did-spy", "dc-note-spied", "dc-turn"),
        *("dc-note-offered", "dc-note-traded", "dc-note-read", "dc-note-saw-items"),
        *("dc-listed", "dc-listed", "dc-turn"),
    ]
    assert [message.args["turn"] for message in story(facts, 0) if message.id == "dc-turn"] == [2, 3, 4, 5]
    for outsider in "C-":
        assert "dc-listed" not in told(facts, outsider)


@pytest.mark.rule("DC-8.2")
def test_a_known_item_that_is_read_out_is_known_to_have_moved() -> None:
    ride = coach("key", "monocle dagger", "whip", "tome")
    play(ride, "A spy B; chance monocle")
    assert known(ride, "A", "B") == ["monocle"]
    play(ride, "B offer monocle C; C accept whip")
    assert known(ride, "A", "B") == []
    assert known(ride, "A", "C") == ["monocle"]


@pytest.mark.rule("DC-8.2")
def test_a_silent_trade_moves_no_item_that_would_be_read() -> None:
    """A knows where the mirror is: what B traded away in silence was not the monocle."""
    ride = coach("mirror", "monocle dagger", "whip", "tome")
    play(ride, "A spy B; chance monocle; B offer dagger C; C accept whip")
    assert known(ride, "A", "B") == ["monocle"]
    doubt = coach("key", "monocle dagger", "whip", "tome")
    play(doubt, "A spy B; chance monocle; B offer dagger C; C accept whip")
    assert known(doubt, "A", "B") == []  # for all A knows the mirror was in it
    smuggled = coach("mirror", "monocle dagger", "whip", "tome", smuggling=True)
    play(smuggled, "A spy B; chance monocle; B offer dagger C; C accept whip; B speak; C speak")
    assert known(smuggled, "A", "B") == []


@pytest.mark.rule("DC-8.2")
def test_a_plain_item_may_have_moved() -> None:
    ride = coach("mirror", "key dagger", "whip", "tome")
    play(ride, "A spy B; chance key; B offer dagger C; C accept whip")
    assert known(ride, "A", "B") == []
    assert "key" in possible(ride, "A", "C")
    assert "key" not in possible(ride, "A", "D") or "key" in possible(ride, "A", "B")


@pytest.mark.rule("DC-8.2")
def test_the_only_item_of_a_hand_must_be_the_one_that_moved() -> None:
    ride = coach("mirror", "dagger", "whip", "tome")
    play(ride, "A spy B; chance dagger; B offer dagger C; C accept whip")
    assert known(ride, "A", "C") == ["dagger"]


@pytest.mark.rule("DC-8.2")
def test_refused_offers_rule_out_mirror_and_pearl() -> None:
    ride = coach("dagger", "key", "whip", "tome")
    play(ride, "A offer dagger B; B refuse")
    for observer in "BCD-":
        assert not {"mirror", "pearl"} & set(possible(ride, observer, "A"))
    two = play(coach("dagger pearl", "key", "whip", "tome"), "A offer dagger B; B refuse")
    assert "pearl" in possible(two, "C", "A")


@pytest.mark.rule("DC-8.2")
def test_a_named_item_is_known_to_all() -> None:
    ride = play(coach("dagger", "key tome", "whip", jobs={"A": "diplomat"}), "A diplomat B key; B yield key")
    assert known(ride, "C", "B") == ["key"]
    play(ride, "A return dagger")
    assert known(ride, "C", "A") == ["key"]
    assert known(ride, "-", "A") == ["key"]


@pytest.mark.rule("DC-8.2")
def test_a_bag_is_a_bag_whichever() -> None:
    """After a bag was read out, every world an outsider imagines has a bag there."""
    ride = play(coach("bag_key", "dagger", "whip", "tome"), "A offer bag_key B; B accept dagger; chance cloak")
    assert known(ride, "C", "B") == []
    kinds = set()
    for seed in range(40):
        other = ride.imagine(2, Dice(seed))
        bags = [key for key in hand(other, "B") if key.startswith("bag")]
        assert bags
        kinds |= set(bags)
    assert kinds == {"bag_key", "bag_goblet"}


@pytest.mark.rule("DC-8.2")
def test_professions_are_followed_through_tome_and_cloak() -> None:
    ride = coach("tome", "cloak", "whip", jobs={"A": "diplomat", "B": "thug", "C": "priest"})
    play(ride, "A diplomat C key; C nothing; B offer cloak A; A accept tome; B cloak duelist; A swap")
    assert [job_of(ride, "A", letter) for letter in "AB"] == ["duelist", "diplomat"]
    assert job_of(ride, "C", "B") == "diplomat"  # it lay open before the swap
    assert job_of(ride, "C", "A") is None
    assert "thug" in own(ride, "B").professions_known


@pytest.mark.rule("DC-8.2")
def test_societies_follow_once_all_cards_of_one_are_seen() -> None:
    ride = coach("monocle", "key", "whip", "tome", order="AB")
    play(ride, "A offer monocle B; B accept key")
    assert [one.society for one in own(ride, "A").noted] == ["order", "order", "brotherhood", "brotherhood"]


# Random rides, thousands of moments


def rides(seats: int, seed: int, most: int) -> Iterator[CoachRide]:
    """The moments of random games in which hardly anybody declares, with all variants by turns."""
    dice = Dice(100 * seats + seed)
    options = {"smuggling": seed % 2 == 1, "divination": seed % 3 == 0, "turns": 80}
    ride = rules().begin(seats, options)
    for _ in range(most):
        if ride.actor == OVER:
            break
        move = ride.random_move(ride.actor, dice)
        while do.verb_of(move) in (do.DECLARE, do.DIVINE) and dice.randrange(60):
            move = ride.random_move(ride.actor, dice)
        ride.apply(ride.actor, move)
        yield ride


def alike(ride: CoachRide, notebook: Notebook, observer: int, kind: int, cards: int) -> bool:
    """Whether keys (goblets) are where the notebook's three interchangeable cards may be, in some order."""
    spots = [place for place in range(PLACES) for _ in range(count_of(ride.hands[place], kind))]

    def fit(number: int, free: int) -> bool:
        if number == len(spots):
            return True
        here = notebook.possible(observer, spots[number]) & free
        return any(fit(number + 1, free & ~(1 << card)) for card in bits_in(here))

    return fit(0, cards)


def check_notebooks(ride: CoachRide) -> None:
    """Nobody is sure of anything false, and everybody knows their own cards."""
    for observer in range(ride.seats + 1):
        notebook = ride.notebook_of(observer)
        for place in range(PLACES):
            may, hand = notebook.possible(observer, place), ride.hands[place]
            assert all(may >> (kind + 4) & 1 for kind in items_in(hand) if kind > GOBLET)
            if notebook.bags[observer] >> place & 1:
                assert count_of(hand, BAG_KEY) + count_of(hand, BAG_GOBLET) > 0
        assert alike(ride, notebook, observer, KEY, KEY_CARDS)
        assert alike(ride, notebook, observer, GOBLET, GOBLET_CARDS)
        for seat in range(ride.seats):
            if ride.professions[seat] >= 0:
                assert ride.notebook.possible(observer, seat) >> (FIRST_PROFESSION + ride.professions[seat]) & 1
        for profession in bits_in(ride.profession_pile):
            assert ride.notebook.possible(observer, PILE) >> (FIRST_PROFESSION + profession) & 1
    for seat in range(ride.seats):
        own = ride.notebook.known(seat, seat) & ITEM_CARDS
        assert own == ride.notebook.possible(seat, seat) & ITEM_CARDS
        assert ones(own) == ride.held[seat]


def check_table(ride: CoachRide) -> None:
    """21 items and 12 tokens, always; limits hold when a turn begins."""
    assert sum(ride.hands[place] for place in range(PLACES)) == ride.tables.all_items
    assert all(len(items_in(ride.hands[place])) == ride.held[place] for place in range(PLACES))
    assert sum(ride.tokens) + ride.supply == 12
    if opened(ride).phase == "turn":
        assert all(1 <= ride.held[seat] <= ride.limit for seat in range(ride.seats))


def check_view(ride: CoachRide, observer: str) -> None:
    """Every "known" a view shows is so, and every "possible" leaves room for the truth."""
    notes = notes_of(ride, observer)
    for seat, one in enumerate(notes.noted):
        check_cell(ride.hands[seat], one.known, one.possible)
        assert one.profession in (None, PROFESSIONS[ride.professions[seat]])
        assert one.society in (None, SOCIETIES[ride.society(seat)])
        assert not one.a_bag or count_of(ride.hands[seat], BAG_KEY) + count_of(ride.hands[seat], BAG_GOBLET) > 0
    check_cell(ride.hands[PILE], notes.pile_known, notes.pile_possible)
    assert {PROFESSIONS.index(one) for one in notes.professions_known} <= set(bits_in(ride.profession_pile))
    for claim in notes.claims if isinstance(notes, DevilsCastleOwn) else []:
        for seat, part in enumerate(claim.holdings):
            counted = sum(KINDS[kind] in claim.counting for kind in items_in(ride.hands[seat]))
            assert part.certain <= counted
            assert part.more or part.certain == counted


def check_cell(items: int, known: list[str], possible: list[str]) -> None:
    held = Counter(KINDS[kind] for kind in items_in(items))
    assert Counter(known) <= held
    assert set(held - Counter(known)) <= set(possible)


@pytest.mark.rule("DC-8.2")
@pytest.mark.parametrize("seats", SEATS)
def test_a_view_is_never_sure_of_something_false(seats: int) -> None:
    """At every moment, also while a trade is being read out: for every seat and for spectators."""
    for seed in range(6):
        for ride in rides(seats, seed, 500):
            for observer in [*"ABCDEFGH"[:seats], "-"]:
                check_view(ride, observer)


@pytest.mark.rule("DC-8.2")
def test_while_a_trade_is_settled_what_was_traded_is_not_thought_to_be_where_it_was() -> None:
    """A knows C's only item; until both texts are answered its new place is all that A can be sure of."""
    ride = coach("dagger", "whip", "bag_key", "key tome", smuggling=True)
    play(ride, "A spy C; chance bag_key; B spy A; chance dagger; C offer bag_key D; D accept key")
    for line in ("", "C hush"):
        play(ride, line)
        assert (known(ride, "A", "C"), known(ride, "A", "D")) == ([], ["bag_key"])
        assert {"key", "tome"} <= set(possible(ride, "A", "C"))
        assert possible(ride, "A", "D")
        assert known(ride, "-", "C") == known(ride, "-", "D") == []
    play(ride, "D hush")
    assert (known(ride, "A", "C"), known(ride, "A", "D")) == ([], ["bag_key"])


@pytest.mark.rule("DC-8.2")
def test_while_the_first_item_works_the_second_may_be_in_either_hand() -> None:
    ride = coach("key", "tome", "whip dagger", "mirror")
    play(ride, "A spy C; chance whip; B offer tome C; C accept whip")
    assert known(ride, "A", "C") == ["tome"]
    assert "whip" in possible(ride, "A", "B")
    assert "whip" in possible(ride, "A", "C")
    play(ride, "B keep")
    assert known(ride, "A", "C") == ["tome"]


@pytest.mark.rule("DC-8.2")
def test_what_comes_back_from_a_hand_of_one_is_what_was_there() -> None:
    ride = coach("key", "tome", "whip", "mirror")
    play(ride, "A spy C; chance whip; B offer tome C; C accept whip")
    assert (known(ride, "A", "B"), known(ride, "A", "C")) == (["whip"], ["tome"])


@pytest.mark.rule("DC-1.12", "DC-8.2")
@pytest.mark.parametrize("seats", SEATS)
def test_notebooks_are_never_wrong_and_nothing_is_lost(seats: int) -> None:
    for seed in range(6):
        for ride in rides(seats, seed, 500):
            check_table(ride)
            if ride.actor != OVER:
                check_notebooks(ride)


def sent(ride: CoachRide, observer: int) -> bytes:
    choices = rules().choices(ride, observer) if observer >= 0 else []
    return msgspec.json.encode([rules().view(ride, observer), choices])


@pytest.mark.rule("DC-8.3")
@pytest.mark.parametrize("seats", SEATS)
def test_imagined_worlds_keep_to_what_is_known(seats: int) -> None:
    """Over random moments of random rides: same view, sound notebooks for all, and nothing but knowledge matters."""
    dice = Dice(seats)
    for seed in range(6):
        for ride in rides(seats, seed, 500):
            if ride.actor == OVER or dice.randrange(6):
                continue
            for observer in [*range(seats), SPECTATOR]:
                one = ride.imagine(observer, Dice(1))
                check_table(one)
                check_notebooks(one)
                assert sent(one, observer) == sent(ride, observer)
                assert ride.imagine(observer, Dice(2)).imagine(observer, Dice(1)).state() == one.state()


@pytest.mark.rule("DC-8.1")
@pytest.mark.parametrize("seats", SEATS)
def test_labels_and_facts_tell_the_same_moves_apart(seats: int) -> None:
    """At every moment of random rides, for everybody: nobody sees more of a move than is told, nor less."""
    castle = find("devils-castle")
    for seed in range(4):
        for ride in rides(seats, seed, 250):
            if ride.actor == OVER:
                continue
            actor = ride.actor
            legal = [move for move, _ in ride.chances()] if actor == CHANCE else ride.moves(actor)
            moves = [move for move in legal if do.verb_of(move) not in (do.DECLARE, do.DIVINE)]
            facts = [take_step(castle, ride, actor, move).facts(castle) for move in moves]
            for observer in [*range(seats), SPECTATOR]:
                stories = [msgspec.json.encode(story(of_move, observer)) for of_move in facts]
                labels = [ride.label(observer, actor, move) for move in moves]
                assert len(set(zip(stories, labels, strict=True))) == len(set(stories)) == len(set(labels))
                texts = [rules().text(ride, actor, label) for label in labels]
                assert [("?" in text) for text in texts] == [
                    label != move for label, move in zip(labels, moves, strict=True)
                ]


@pytest.mark.rule("DC-8.3")
def test_imagination_is_free_where_nothing_is_known() -> None:
    ride = rules().begin(6)
    dice = Dice(3)
    while ride.actor == CHANCE:
        ride.apply(CHANCE, ride.random_move(CHANCE, dice))
    worlds = [ride.imagine(0, Dice(seed)) for seed in range(300)]
    assert len({(world.hands[1], world.professions[1], world.order) for world in worlds}) > 100
    # A single hand of five others holds a bag in two worlds of five, or less when the observer has one.
    bags = sum(any(key.startswith("bag") for key in hand(world, "B")) for world in worlds)
    own = sum(key.startswith("bag") for key in hand(ride, "A"))
    assert abs(bags / 300 - (2 - own) / 5) < 0.1


@pytest.mark.rule("DC-8.3")
def test_the_left_over_society_is_imagined_too() -> None:
    ride = coach("key", "goblet", "whip", "tome", "cloak", order="ABC")
    sizes = {bin(ride.imagine(0, Dice(seed)).order).count("1") for seed in range(60)}
    assert sizes == {2, 3}


def test_random_games_end_and_capped_ones_are_counted() -> None:
    from camarilla.core.playout import playouts

    totals = playouts(rules().begin(6, {"turns": 10}), Dice(5), 100)
    assert totals.games == 100
    assert totals.capped == 0
    assert 0 < totals.draws < 100  # games that reached the table's last turn
