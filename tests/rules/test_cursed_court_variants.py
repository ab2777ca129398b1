"""Cursed Court, section 5: the variants, alone and together."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from camarilla import CHANCE, OVER, CamarillaError, Dice, Game, replay, say
from camarilla.core.playout import playout
from camarilla.core.record import parse_json, parse_text
from camarilla.core.view import Span
from camarilla.games.cursed_court.position import CursedCourt
from camarilla.games.cursed_court.tables import BETTING, CARDS, count_cards

from .cursed_court import (
    bet,
    court,
    first_bettors,
    free,
    fresh,
    play_quietly,
    points,
    refused,
    region,
    rules,
    shown,
    table,
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
        view = shown(game, 0)
        assert view.left_out == ([0, 0, 3, 1, 2, 1, 1, 0, 0] if pile == "open" else None)
        assert view.left_out_cards == 8
        assert (view.past[0].tableau is None) == (pile == "hidden")
        assert all((one.points is None) == (pile == "hidden") for one in view.bets if one.year == 1)
        play_quietly(game, 3)
        assert shown(game, 0).past[0].tableau == [0, 0, 3, 1, 2, 1, 1, 0, 0]
        assert all(one.points is not None for one in shown(game, 0).bets)


@pytest.mark.rule("CC-5.1")
def test_the_hidden_pile_lies_open_until_the_next_year_s_first_card() -> None:
    position = fresh(2, remembers="hidden")
    dice = Dice(1)
    while not len(position.tableaux):
        position.apply(position.actor, position.random_move(position.actor, dice))
    assert rules().view(position, 0).past[0].tableau is not None
    position.apply(CHANCE, position.random_move(CHANCE, dice))
    assert rules().view(position, 0).past[0].tableau is None
    assert rules().view(position, 0).past[0].points == [position.points[0], position.points[1]]


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
    assert [crown.seat for crown in region(game, "king").crowns] == [0, 1, 2]
    assert free(game) == [0, 0, 0]
    bet(game, "B queen, C duke")
    assert refused(game, "bet king") == "cc-why-own-crown"
    assert not [one for one in shown(game).bets if one.bumped]


@pytest.mark.rule("CC-5.3")
def test_coinless_a_crown_scores_one_less_for_each_before_it() -> None:
    game = table(3, "king king queen queen duke duke  priestess courtesan merchant sorceress", "C", coinless=True)
    bet(game, "A king, B king, C king")
    bet(game, "B jester, C jester, A jester, C assassin, A assassin, B assassin, A feast, B feast, C feast")
    scored = {one.seat: one.points for one in shown(game).bets if one.region == "king"}
    assert scored == {0: 2, 1: 1, 2: 0}
    assert points(game) == [2, 1, 0]


# The Great Exchange


def all_in(game: Game, chips: dict[int, int], keys: dict[int, list[str]]) -> None:
    """One year in which every seat bets its chips at once on the first of its regions, then nothing."""
    year = court(game).year
    queues = {seat: list(own) for seat, own in keys.items()}
    while game.waiting() and court(game).year == year and court(game).phase == BETTING:
        seat = game.waiting()[0]
        first = len(queues[seat]) == len(keys[seat])
        game.play(f"bet {queues[seat].pop(0)} {chips[seat] if first else 0}")


KEYS = {
    0: ["king", "merchant", "salon", "church"],
    1: ["queen", "courtesan", "opera", "festival"],
    2: ["duke", "priestess", "wedding", "seance"],
    3: ["jester", "sorceress", "curse", "coup"],
}
KINGS = "king king king king"


@pytest.mark.rule("CC-5.4")
def test_the_best_of_a_year_takes_all_chips_on_the_board() -> None:
    game = table(2, f"{KINGS} queen duke duke jester", exchange="elimination")
    assert free(game) == [100, 100]
    all_in(game, {0: 10, 1: 30}, KEYS)
    assert free(game) == [130, 70]
    assert [player.crowns for player in shown(game).players] == [0, 0]
    assert court(game).scores() == [130, 70]


@pytest.mark.rule("CC-5.5")
def test_who_has_no_chips_is_out_and_the_last_with_chips_wins() -> None:
    game = table(2, f"{KINGS} queen duke duke jester", exchange="elimination")
    all_in(game, {0: 10, 1: 100}, KEYS)
    assert game.outcome() is not None
    assert court(game).winners() == [0]
    assert court(game).scores() == [200, 0]


@pytest.mark.rule("CC-5.5")
def test_a_player_without_chips_during_a_year_bets_nothing() -> None:
    game = table(2, exchange="elimination")
    bet(game, "A king 100, B queen 0, B duke 0")
    assert {text.split()[-1] for text in game.moves()} == {"0"}
    bet(game, "A jester 0")


@pytest.mark.rule("CC-5.5")
def test_seats_close_up_and_the_smaller_number_s_rules_apply() -> None:
    game = table(4, f"{KINGS} queen assassin assassin assassin", exchange="elimination")
    all_in(game, {0: 10, 1: 100, 2: 10, 3: 10}, KEYS)
    now = court(game)
    assert [player.plays for player in shown(game).players] == [True, False, True, True]
    assert now.circle() == [0, 2, 3]
    assert [card.seats for card in shown(game, 2).hidden] == [[0, 2], [0, 2], [2, 3], [2, 3], [3, 0], [3, 0]]
    assert [card.noble is not None for card in shown(game, 2).hidden] == [True] * 4 + [False] * 2
    assert not any(card.noble for card in shown(game, 1).hidden)
    # D opened Winter; three players pass the marker in Spring: to A, then past the empty seat.
    assert now.marker == 0
    bet(game, "A king 0, C queen 0, D duke 0")
    assert court(game).marker == 2


@pytest.mark.rule("CC-5.5")
@pytest.mark.parametrize(("loser", "opener"), [(3, 0), (0, 0)])
def test_a_marker_whose_holder_is_out_moves_once(loser: int, opener: int) -> None:
    """D holds the marker in Winter. D out: it moves to A, and that is the pass. A out, three left: to B."""
    keys = {**KEYS, 0: KEYS[1], 1: KEYS[0]} if loser == 0 else KEYS
    game = table(4, f"{KINGS} queen assassin assassin assassin", exchange="elimination")
    all_in(game, {seat: 100 if seat == loser else 10 for seat in range(4)}, keys)
    assert court(game).players == 3
    assert court(game).marker == (opener if loser == 3 else 1)


@pytest.mark.rule("CC-5.5")
def test_a_marker_whose_holder_is_out_moves_even_where_spring_has_no_pass() -> None:
    """Three players, B given the marker: C opens Spring, and C holds it again in Winter."""
    cards = "king king king king assassin assassin queen assassin sorceress sorceress"
    game = table(3, cards, "B", exchange="elimination")
    all_in(game, {0: 10, 1: 10, 2: 100}, KEYS)
    assert court(game).circle() == [0, 1]
    assert court(game).marker == 0


@pytest.mark.rule("CC-5.6")
def test_in_a_cash_game_everybody_stays_buys_or_leaves_in_seat_order() -> None:
    game = table(4, f"{KINGS} queen assassin assassin assassin", "C", exchange="cash")
    all_in(game, {0: 10, 1: 100, 2: 10, 3: 10}, KEYS)
    assert free(game) == [220, 0, 90, 90]
    assert game.waiting() == [0]
    stacks = [f"rebuy {count}" for count in range(1, 6)]
    assert game.moves() == ["stay", *stacks, "leave"]
    game.play("stay")
    assert game.moves() == [*stacks, "leave"]
    assert refused(game, "stay") == "cc-why-broke"
    game.play("rebuy")
    game.play("rebuy 1")
    game.play("leave")
    assert free(game) == [220, 100, 190, 0]
    assert court(game).circle() == [0, 1, 2]
    assert [player.bought for player in shown(game).players] == [100, 200, 200, 100]
    assert shown(game).players[3].cashed == 90


@pytest.mark.rule("CC-5.6")
def test_up_to_five_stacks_are_bought_at_a_time() -> None:
    game = table(4, f"{KINGS} queen assassin assassin assassin", "C", exchange="cash")
    all_in(game, {0: 10, 1: 100, 2: 10, 3: 10}, KEYS)
    game.play("stay")
    assert {choice.text: choice.span for choice in game.choices()} == {"rebuy {n}": Span("stacks", 1, 5), "leave": None}
    for wrong in ("rebuy 0", "rebuy 6", "rebuy 999999999"):
        assert refused(game, wrong) == "cc-why-stacks"
    assert refused(game, "rebuy x") == "core-why-no-such-move"
    game.play("rebuy 5")
    assert free(game)[1] == 500
    assert shown(game).players[1].bought == 600
    assert game.seen_by()[-1].text == "rebuy 5"
    assert [say(message) for message in game.seen_by()[-1].story] == ["Seat B buys another 500 chips."]
    game.play("rebuy 2")
    game.play("stay")
    assert court(game).scores() == [120, -100, -10, -10]


@pytest.mark.rule("CC-5.6", "CC-5.17")
def test_the_result_of_a_cash_game_counts_all_that_was_bought_and_taken_away() -> None:
    game = table(4, f"{KINGS} queen assassin assassin assassin", exchange="cash")
    all_in(game, {0: 10, 1: 100, 2: 10, 3: 10}, KEYS)
    for answer in ("leave", "leave", "leave", "stay"):
        game.play(answer)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == [120, -100, -10, -10]
    assert outcome.winners == [0]


@pytest.mark.rule("CC-5.6")
def test_a_cash_game_ends_at_its_limit_without_another_question() -> None:
    game = table(2, exchange="cash", limit=1)
    play_quietly(game, 2)
    assert game.outcome() is not None
    assert court(game).year == 1


@pytest.mark.rule("CC-5.7")
def test_a_tied_year_splits_the_pot_and_odd_chips_stay() -> None:
    # All at nothing: a tie of all three.
    cards = "assassin assassin assassin assassin sorceress sorceress sorceress sorceress courtesan courtesan"
    game = table(3, cards, "C", exchange="elimination", limit=2)
    keys = {0: ["king", "feast", "church", "treaty"], 1: ["queen", "opera", "wedding", "council"]}
    all_in(game, {0: 10, 1: 11, 2: 10}, {**keys, 2: ["duke", "priestess", "jester", "seance"]})
    assert free(game) == [100, 99, 100]
    assert shown(game).pot == 1
    assert court(game).year == 2
    play_quietly(game, 3)
    assert sum(court(game).scores()) + shown(game).pot == 300


@pytest.mark.rule("CC-5.8")
def test_the_exchange_stops_at_its_limit_and_most_chips_win() -> None:
    for limit, seats in product((1, 2), (2, 5)):
        position = fresh(seats, exchange="elimination", limit=limit)
        playout(position, Dice(limit))
        assert position.year <= limit
        assert position.winners() == [s for s in range(seats) if position.total(s) == max(position.scores())]


@pytest.mark.rule("CC-5.8")
def test_without_a_limit_the_exchange_goes_on_and_twelve_years_are_the_usual_one() -> None:
    for game, years in ((table(2, exchange="elimination"), 12), (table(2, exchange="elimination", limit=0), 40)):
        play_quietly(game, 40)
        assert court(game).year == years
        assert (game.outcome() is None) == (years == 40)


@pytest.mark.rule("CC-5.8")
def test_a_tie_at_the_limit_may_be_broken_by_another_year() -> None:
    shared = table(2, exchange="elimination", limit=1)
    play_quietly(shared, 2)
    assert court(shared).winners() == [0, 1]
    broken = table(2, exchange="elimination", limit=1, ties="another-year")
    play_quietly(broken, 3)
    assert broken.outcome() is None


@pytest.mark.rule("CC-5.8", "CC-5.18")
def test_years_and_limit_are_refused_where_they_do_not_apply() -> None:
    with pytest.raises(CamarillaError, match="limit"):
        rules().begin(4, {"exchange": "cash", "years": 5})
    with pytest.raises(CamarillaError, match="years"):
        rules().begin(4, {"limit": 5})


@pytest.mark.rule("CC-5.18")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"exchange": "cash", "years": 3}, "option years applies only with exchange=no; give limit instead"),
        ({"exchange": "elimination", "years": "3"}, "option years applies only with exchange=no; give limit instead"),
        ({"limit": 12}, "option limit applies only with exchange=elimination or cash; give years instead"),
        ({"exchange": "no", "limit": 12}, "option limit applies only with exchange=elimination or cash"),
    ],
)
def test_an_option_that_does_not_apply_is_refused_even_as_its_default(options: dict[str, int | str], said: str) -> None:
    for ask in (rules().read_options, lambda seats, given: Game("cursed-court", seats=seats, options=given)):
        with pytest.raises(CamarillaError, match=said):
            ask(4, options)


@pytest.mark.rule("CC-5.18")
def test_options_that_do_not_apply_are_neither_needed_nor_kept() -> None:
    assert "limit" not in table(4).record.options
    assert "years" not in table(4, exchange="cash").record.options
    assert rules().read_options(4, {"exchange": "cash"})["limit"] == 12
    applies = {option.name: option.applies for option in rules().options if option.applies}
    assert {name: one.values for name, one in applies.items()} == {"years": ("no",), "limit": ("elimination", "cash")}


@pytest.mark.rule("CC-5.18")
@pytest.mark.parametrize("exchange", ["no", "cash"])
def test_older_records_that_hold_every_option_are_still_read(exchange: str) -> None:
    game = table(2, exchange=exchange)
    play_quietly(game, 2)
    older = msgspec.structs.replace(game.record, options={"years": 3, "limit": 12, **game.record.options})
    for record in (older, parse_text(older.to_text())[0], parse_json(older.to_json())):
        assert [*replay(record)][-1].position.fingerprint() == game.position.fingerprint()
        assert Game.resume(record).position.fingerprint() == game.position.fingerprint()
    wrong = msgspec.structs.replace(older, options={**older.options, "limit" if exchange == "no" else "years": 5})
    with pytest.raises(CamarillaError, match="applies only"):
        Game.resume(wrong)


@pytest.mark.rule("CC-5.16")
def test_a_tie_of_players_who_have_left_is_not_played_on() -> None:
    """Two who left with the same stay tied for good; while one of the tied sits there, another year is played."""
    for answers, goes_on in ((["leave", "leave", "stay", "stay"], False), (["leave", "stay", "stay", "stay"], True)):
        game = table(4, exchange="cash", limit=2, ties="another-year")
        now = court(game)
        now.free[0] += 50
        now.free[1] += 50
        play_until_between(game)
        for answer in answers:
            game.play(answer)
        while game.waiting() and court(game).phase == BETTING:
            game.play(next(text for text in game.moves() if text.endswith(" 0")))
        assert (game.outcome() is None) == goes_on


def play_until_between(game: Game) -> None:
    while court(game).phase == BETTING:
        game.play(next(text for text in game.moves() if text.endswith(" 0")))


# The Royal Masquerade


@pytest.mark.rule("CC-5.9")
def test_only_its_owner_knows_a_feint() -> None:
    game = table(4, masquerade=True)
    bet(game, "A king 3 feint, B queen 2")
    assert region(game, "king", 0).crowns[0].feint is True
    assert region(game, "king", 1).crowns[0].feint is None
    assert region(game, "queen", 1).crowns[0].feint is False
    assert [player.feint for player in shown(game, 0).players] == ["king", None, None, None]
    assert [player.feint for player in shown(game, 1).players] == [None, "hand", None, None]
    assert all(player.feint is None for player in shown(game).players)
    assert [one.feint for one in shown(game, 0).bets] == [True, None]
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
    feints = [(one.seat, one.region) for one in shown(game).bets if one.feint]
    assert feints == [(0, "king"), (1, "festival")]
    told = [message.id for message in game.seen_by(1)[-6].story]
    assert told.index("cc-unmasked") < told.index("cc-turned") < told.index("cc-scores")


@pytest.mark.rule("CC-5.11")
def test_a_bumped_feint_returns_unseen_and_may_be_used_again() -> None:
    game = table(2, masquerade=True)
    bet(game, "A king 3 feint")
    assert refused(game, "bet king 1") == "cc-why-too-few-coins"
    bet(game, "B king 6")
    assert shown(game, 0).players[0].feint == "hand"
    bet(game, "A queen 0 feint")
    assert shown(game, 0).players[0].feint == "queen"
    play_on_with_feints(game, 2)
    past = [one for one in shown(game, 1).bets if one.year == 1 and one.seat == 0]
    assert [one.feint for one in past if one.bumped] == [None]
    assert [one.region for one in past if one.feint] == ["queen"]


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
    assert {one.seat for one in shown(game).bets if one.feint} == {0, 1}


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
    assert {one.seat: one.points for one in shown(game).bets if one.region == "king"} == {0: 0, 1: 7}


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
