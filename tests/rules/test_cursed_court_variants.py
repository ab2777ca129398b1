"""Cursed Court, section 5: the other variants, and all together."""

from __future__ import annotations

from itertools import product

import pytest

from camarilla import CHANCE, OVER, CamarillaError, Dice, Game, say
from camarilla.core.playout import playout
from camarilla.games.cursed_court.position import CursedCourt
from camarilla.games.cursed_court.tables import CARDS, count_cards

from .cursed_court import (
    KINGS,
    bet,
    bets,
    court,
    crowns_at,
    first_bettors,
    free,
    fresh,
    lies_open,
    own,
    play_quietly,
    points,
    refused,
    rules,
    scored,
    table,
    unmasked,
)

# The Court Remembers


@pytest.mark.rule("CC-5.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_exactly_one_year_s_cards_sit_out_the_next_year(seats: int) -> None:
    position = fresh(seats, remembers="open", years=5)
    dice = Dice(seats)
    while position.actor != OVER:
        position.apply(position.actor, position.random_move(position.actor, dice))
        expected = position.tableaux[len(position.tableaux) - 1] if len(position.tableaux) else 0
        assert position.left_out == expected
        in_play = position.tableau + sum(16 ** int(position.face_down(place)) for place in range(position.laid))
        assert position.deck + in_play + position.left_out == position.tables.deck


@pytest.mark.rule("CC-5.1")
def test_the_open_pile_is_shown_and_the_hidden_one_covered_until_the_end() -> None:
    cards = "king king queen duke  king queen priestess jester"
    for pile in ("open", "hidden"):
        game = table(4, cards, remembers=pile, years=2)
        play_quietly(game, 2)
        now = lies_open(game)
        assert now.left_out == ([0, 0, 3, 1, 2, 1, 1, 0, 0] if pile == "open" else None)
        assert now.left_out_cards == 8
        assert (now.past[0].tableau is None) == (pile == "hidden")
        assert all((one.points is None) == (pile == "hidden") for one in now.past[0].crowns)
        assert len(now.past[0].crowns) == 16
        play_quietly(game, 3)
        assert lies_open(game).past[0].tableau == [0, 0, 3, 1, 2, 1, 1, 0, 0]
        assert all(one.points is not None for year in lies_open(game).past for one in year.crowns)


@pytest.mark.rule("CC-5.1")
def test_the_hidden_pile_lies_open_until_the_next_year_s_first_card() -> None:
    position = fresh(2, remembers="hidden")
    dice = Dice(1)
    while not len(position.tableaux):
        position.apply(position.actor, position.random_move(position.actor, dice))
    assert rules().open(position).past[0].tableau is not None
    position.apply(CHANCE, position.random_move(CHANCE, dice))
    assert rules().open(position).past[0].tableau is None
    assert rules().open(position).past[0].points == [position.points[0], position.points[1]]


@pytest.mark.rule("CC-5.1")
def test_the_log_of_a_covered_year_tells_bets_but_no_cards() -> None:
    game = table(4, "king king queen duke  king queen priestess jester", remembers="hidden", years=2)
    play_quietly(game, 2)
    covered = [message.id for told in game.log(0) for message in told]
    assert "cc-bet-coins" in covered
    assert covered.count("cc-your-shared-card") == 2  # those of the year that is going on
    assert "cc-turned" not in covered
    assert "cc-scores" not in covered
    play_quietly(game, 3)
    assert "cc-turned" in [message.id for told in game.log(0) for message in told]


@pytest.mark.rule("CC-5.1")
def test_who_imagines_remembers_the_covered_pile() -> None:
    game = table(3, remembers="hidden")
    play_quietly(game, 2)
    for seed in range(5):
        assert court(game).imagine(1, Dice(seed)).left_out == court(game).left_out


# The Coinless Court


@pytest.mark.rule("CC-5.2")
def test_coinless_regions_are_shared_but_each_player_comes_only_once() -> None:
    game = table(3, coinless=True, marker="C")
    bet(game, "A king, B king, C king")
    assert crowns_at(game, "king") == [(0, 0), (1, 0), (2, 0)]
    assert free(game) == [0, 0, 0]
    bet(game, "B queen, C duke")
    assert refused(game, "bet king") == "cc-why-own-crown"
    assert not [key for _, key, _, bumped in bets(game) if bumped]


@pytest.mark.rule("CC-5.3")
def test_coinless_a_crown_scores_one_less_for_each_before_it() -> None:
    game = table(3, "king king queen queen duke duke  priestess courtesan merchant sorceress", "C", coinless=True)
    bet(game, "A king, B king, C king")
    bet(game, "B jester, C jester, A jester, C assassin, A assassin, B assassin, A feast, B feast, C feast")
    assert [scored(game)[seat, "king"] for seat in range(3)] == [2, 1, 0]
    assert points(game) == [2, 1, 0]


# The Royal Masquerade


@pytest.mark.rule("CC-5.9")
def test_only_its_owner_knows_a_feint() -> None:
    game = table(4, masquerade=True)
    bet(game, "A king 3 feint, B queen 2")
    assert [own(game, seat).feint for seat in range(4)] == ["king", None, None, None]
    assert all("~" not in game.draw(seat).partition("Deck")[0] for seat in (1, 2, 3, None))
    assert "A3~" in game.draw(0)
    told = [{message.id for message in game.seen_by(seat)[-2].story} for seat in (0, 1, None)]
    assert told == [{"cc-bet-coins", "cc-your-feint"}, {"cc-bet-coins"}, {"cc-bet-coins"}]
    assert [one.text for one in game.seen_by(1)][-2:] == ["bet king 3 ?", "bet queen 2"]
    assert [one.text for one in game.seen_by(0)][-2:] == ["bet king 3 feint", "bet queen 2 ?"]
    assert "feint" not in " ".join(say(m) for m in game.seen_by(1)[-2].story)
    assert refused(table(), "bet king 3 feint") == "cc-why-no-feints"


def masked_year(**options: bool | int | str) -> Game:
    """A, with the feint on the King of whom all four come, against B; ten coins or chips under it."""
    game = table(2, f"{KINGS} queen duke duke jester", "A", masquerade=True, **options)
    if options.get("coinless"):
        bet(game, "A king feint, B king, B church feint, A queen, A salon, B curse, B coup, A opera")
    else:
        bet(game, "A king 10 feint, B festival 3 feint, B church 0, A queen 2, A salon 0, B curse 0, B coup 0")
        bet(game, "A opera 0")
    return game


@pytest.mark.rule("CC-5.10")
def test_a_feint_scores_nothing_and_comes_home_unmasked() -> None:
    game = masked_year()
    assert points(game) == [1, 0]
    assert free(game) == [20, 20]
    assert unmasked(game) == [(0, "king"), (1, "festival")]
    told = [message.id for message in game.seen_by(1)[-6].story]
    assert told.index("cc-unmasked") < told.index("cc-turned") < told.index("cc-scores")


@pytest.mark.rule("CC-5.11")
def test_a_bumped_feint_returns_unseen_and_may_be_used_again() -> None:
    game = table(2, masquerade=True)
    bet(game, "A king 3 feint")
    assert refused(game, "bet king 1") == "cc-why-too-few-coins"
    bet(game, "B king 6")
    assert own(game, 0).feint is None
    assert "feint: in hand" in game.draw(0)
    bet(game, "A queen 0 feint")
    assert own(game, 0).feint == "queen"
    play_on_with_feints(game, 2)
    assert (0, "king") not in scored(game)
    assert [key for seat, key in unmasked(game) if seat == 0] == ["queen"]
    told = [say(message) for one in game.seen_by(1) for message in one.story]
    assert not [line for line in told if "Seat A" in line and "King was a feint" in line]


def play_on_with_feints(game: Game, year: int) -> None:
    while court(game).year < year:
        game.play(next(text for text in game.moves() if " 0" in text))


@pytest.mark.rule("CC-5.11")
def test_beside_three_plain_crowns_the_fourth_is_the_feint() -> None:
    game = table(2, masquerade=True)
    bet(game, "A king 0, B queen 0 feint, B duke 0, A jester 0, A priestess 0, B courtesan 0, B merchant 0")
    assert game.waiting() == [0]
    assert refused(game, "bet opera 0") == "cc-why-must-be-feint"
    assert all(text.endswith("feint") for text in game.moves())
    bet(game, "A opera 0 feint")
    assert {seat for seat, _ in unmasked(game)} == {0, 1}


@pytest.mark.rule("CC-5.11")
def test_there_is_one_feint_and_imagination_keeps_to_it() -> None:
    game = table(2, masquerade=True)
    bet(game, "A king 0 feint, B queen 0, B duke 0")
    assert refused(game, "bet opera 0 feint") == "cc-why-feint-placed"
    guesses = set()
    for seed in range(60):
        world = court(game).imagine(0, Dice(seed))
        assert world.feints[0] == court(game).feints[0]
        guesses.add(int(world.feints[1]))
    assert guesses == {-1, 4, 5}
    bet(game, "A jester 0, A priestess 0, B courtesan 0, B merchant 0 feint")
    assert {int(court(game).imagine(0, Dice(seed)).feints[1]) for seed in range(60)} == {0, 1, 4, 5}


@pytest.mark.rule("CC-5.12")
def test_coinless_a_feint_still_counts_as_a_crown_before_others() -> None:
    game = masked_year(coinless=True)
    assert [scored(game)[seat, "king"] for seat in (0, 1)] == [0, 7]


@pytest.mark.rule("CC-5.13")
def test_chips_under_a_feint_go_home() -> None:
    game = masked_year(exchange="elimination")
    # A wins the year with the Queen: 2 of A's own; 10 and 3 return from under the feints.
    assert free(game) == [100, 100]
    assert not any(message.id == "cc-out" for one in game.seen_by() for message in one.story)


@pytest.mark.rule("CC-5.14")
def test_coinless_and_exchange_together_are_refused_in_words() -> None:
    for exchange in ("elimination", "cash"):
        with pytest.raises(CamarillaError, match="coinless and exchange exclude each other"):
            rules().begin(4, {"coinless": True, "exchange": exchange})


@pytest.mark.rule("CC-5.15")
@pytest.mark.parametrize("years", [1, 4, 9])
def test_the_number_of_years_is_an_option(years: int) -> None:
    position = fresh(4, years=years)
    playout(position, Dice(years))
    assert position.year == years
    assert len({opened[0] for opened in first_bettors(4, 4)}) == 4
    for wrong in (0, 10):
        with pytest.raises(CamarillaError, match="years"):
            rules().begin(4, {"years": wrong})


# What holds at every moment of every combination

COINS: tuple[dict[str, str | bool], ...] = (
    {},
    {"coinless": True},
    {"exchange": "elimination"},
    {"exchange": "cash"},
)
COMBINATIONS = [
    {"remembers": pile, "masquerade": masquerade, **coins}
    for pile, masquerade, coins in product(("no", "open", "hidden"), (False, True), COINS)
]


@pytest.mark.rule("CC-5.14", "CC-3.13", "CC-1.4", "CC-1.2")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda o: "-".join(f"{k}={v}" for k, v in o.items()))
def test_cards_coins_and_crowns_are_conserved_in_every_combination(seats: int, options: dict[str, str | bool]) -> None:
    for seed in range(2):
        position = fresh(seats, **options)
        dice = Dice(seed)
        for step in range(1500):
            _check(position, step)
            if position.actor == OVER:
                break
            position.play(position.actor, position.random_move(position.actor, dice))


def _check(position: CursedCourt, step: int) -> None:
    cards = count_cards(position.deck) + count_cards(position.tableau) + position.laid
    assert cards + count_cards(position.left_out) == CARDS
    seats = range(position.seats)
    terms = position.terms
    totals = [position.total(seat) + position.cashed[seat] for seat in seats]
    if terms.exchange == 2:
        assert sum(totals) + position.pot == sum(position.bought[seat] for seat in seats)
    elif terms.exchange:
        assert sum(totals) + position.pot == 100 * position.seats
    else:
        assert totals == [0 if terms.coinless else 20] * position.seats
    crowns = [0] * position.seats
    for stack in position.board:
        line = stack if terms.coinless else stack & 7
        while line:
            crowns[(line & 7) - 1] += 1
            line >>= 3
    assert crowns == [position.placed[seat] for seat in seats]
    assert max(crowns) <= 4
    for seat in seats:
        assert position.feints[seat] < 0 or position.held[seat] >> position.feints[seat] & 1
        if crowns[seat] == 4 and terms.masquerade:
            assert position.feints[seat] >= 0
    if position.actor >= 0 and step % 5 == 0:
        moves = position.moves(position.actor)
        assert moves
        assert all(position.is_legal(position.actor, move) for move in moves[:: max(1, len(moves) // 50)])
