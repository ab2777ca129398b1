"""Cursed Court, section 4: the year's end; and what a board is told and says."""

from __future__ import annotations

import pytest

from camarilla import SPECTATOR, Dice, IllegalMove, replay, say
from camarilla.core.choice import Span
from camarilla.core.playout import playout
from camarilla.games.cursed_court.events import BetMade, CardAppears, YearBegins
from camarilla.games.cursed_court.tables import count_cards

from .cursed_court import (
    LETTERS,
    bet,
    court,
    crown_counts,
    free,
    fresh,
    lies_open,
    play_quietly,
    points,
    refused,
    region,
    rules,
    scored,
    shown,
    table,
)

YEAR = "king king queen duke  king queen priestess jester"
"""Four players: four cards face down, then one a season. King 3, Queen 2, Priestess, Duke, Jester 1."""


def year_of(cards: str, a_bets: str) -> list[int]:
    """What A's four bets score, with two players, when B bets out of the way."""
    game = table(2, cards)
    mine = a_bets.split()
    spare = [key for key in ("salon", "bazaar", "masquerade", "church", "coup", "affair", "curse") if key not in mine]
    while court(game).year == 1:
        key = mine.pop(0) if game.waiting() == [0] else spare.pop(0)
        game.play(f"bet {key} 0")
    return [scored(game)[0, key] or 0 for key in a_bets.split()]


@pytest.mark.rule("CC-4.1")
def test_face_down_cards_join_the_tableau() -> None:
    assert year_of("jester jester jester jester  king king queen duke", "jester king priestess duke") == [8, 2, 0, 1]


@pytest.mark.rule("CC-4.2")
@pytest.mark.parametrize(("copies", "scored"), [(0, 0), (1, 1), (2, 2), (3, 5), (4, 8)])
def test_a_noble_scores_by_copies(copies: int, scored: int) -> None:
    others = ["queen", "queen", "duke", "duke", "jester", "jester", "priestess", "priestess"]
    cards = " ".join(["king"] * copies + others[copies:])
    assert year_of(cards, "king feast regicide treaty")[0] == scored


@pytest.mark.rule("CC-4.3")
def test_a_set_scores_when_every_noble_of_it_is_there_and_only_once() -> None:
    full = "courtesan courtesan merchant merchant  king king priestess queen"
    assert year_of(full, "affair opera council wedding") == [3, 4, 0, 0]


@pytest.mark.rule("CC-4.4")
def test_coins_do_not_matter_to_the_score() -> None:
    for coins in (0, 9):
        game = table(2, "king queen duke jester  king queen duke jester")
        bet(game, f"A king {coins}, B salon 0, B coup 0, A queen {coins}, A duke 0, B bazaar 0, B church 0")
        bet(game, "A jester 0")
        assert points(game) == [8, 0]


@pytest.mark.rule("CC-4.5")
def test_cards_crowns_and_coins_come_back_for_the_next_year() -> None:
    game = table(4, YEAR)
    play_quietly(game, 2)
    assert free(game) == [20] * 4
    assert crown_counts(game) == [0] * 4
    assert not any(lies_open(game).regions)
    position = fresh(4)
    playout(position, Dice(1), 1 + 8)
    while position.year == 1:
        position.apply(position.actor, position.random_move(position.actor, Dice(2)))
    assert position.chances() == [(noble, 4) for noble in range(9)]


@pytest.mark.rule("CC-4.6")
def test_the_highest_total_wins_and_a_tie_is_shared() -> None:
    seen = set()
    for seed in range(200):
        position = fresh(2, years=1)
        playout(position, Dice(seed))
        scores = position.scores()
        assert position.winners() == [seat for seat in (0, 1) if scores[seat] == max(scores)]
        assert position.year == 1
        seen.add(len(position.winners()))
    assert seen == {1, 2}


@pytest.mark.rule("CC-4.6")
def test_a_tie_may_be_broken_by_another_year_of_all_players() -> None:
    longer = 0
    for seed in range(200):
        position = fresh(3, ties="another-year")
        playout(position, Dice(seed))
        assert len(position.winners()) == 1
        longer += position.year > 3
        assert len(position.tableaux) == position.year
    assert longer > 0


# What is seen


@pytest.mark.rule("CC-2.2")
def test_the_record_of_a_deal_hides_what_a_seat_did_not_see() -> None:
    game = table(4, "king queen duke jester courtesan")
    assert [one.text for one in game.seen_by(1)][:6] == [
        *("marker A", "AB king", "BC queen", "CD ?", "DA ?", "courtesan"),
    ]
    assert [one.text for one in game.seen_by()][1:5] == ["AB ?", "BC ?", "CD ?", "DA ?"]


@pytest.mark.rule("CC-2.2", "CC-5.1")
def test_a_card_face_down_is_a_fact_for_its_neighbours_until_it_is_covered() -> None:
    game = table(4, "king queen duke jester courtesan", remembers="hidden")
    dealt = [step.facts(game.rules)[-1] for step in replay(game.record)][1:6]
    assert [fact.to for fact in dealt] == [(0, 1), (1, 2), (2, 3), (3, 0), None]
    assert {fact.otherwise.id for fact in dealt if fact.otherwise} == {"cc-laid"}
    assert [fact.until for fact in dealt] == [1] * 5
    play_quietly(game, 2)
    assert [rules().is_covered(court(game), year) for year in (1, 2)] == [True, False]


@pytest.mark.rule("CC-5.9")
def test_programs_are_told_bets_and_cards_but_no_feint() -> None:
    game = table(4, "king queen duke jester courtesan", masquerade=True)
    bet(game, "A king 3 feint")
    for observer in (0, 1, None):
        told = [fact for seen in game.seen_by(observer) for fact in seen.facts]
        assert [fact.year for fact in told if isinstance(fact, YearBegins)] == [1]
        assert [fact.noble for fact in told if isinstance(fact, CardAppears)] == [0]
        bets = [fact for fact in told if isinstance(fact, BetMade)]
        assert [(fact.seat, fact.region, fact.coins) for fact in bets] == [(0, 2, 3)]
        assert ("cc-your-feint" in [fact.said.id for fact in told]) == (observer == 0)


@pytest.mark.rule("CC-3.5")
def test_a_stack_that_nobody_s_whole_purse_can_double_is_safe() -> None:
    game = table()
    bet(game, "A king 10, B queen 11, C duke 20")
    assert [region(game, key).safe for key in ("king", "queen", "duke", "jester")] == [False, True, True, False]


@pytest.mark.rule("CC-2.4")
def test_imagined_cards_come_from_what_is_not_seen() -> None:
    game = table(2, "king king duke duke king king")
    bet(game, "A queen 0, B jester 0")
    for seed in range(50):
        world = court(game).imagine(0, Dice(seed))
        assert [world.face_down(place) for place in (0, 1)] == [2, 2]
        assert 2 not in [world.face_down(place) for place in (2, 3)]
        assert count_cards(world.deck) == count_cards(court(game).deck)
    outsider = court(game).imagine(SPECTATOR, Dice(3))
    assert count_cards(outsider.deck) == count_cards(court(game).deck)


def test_a_bet_that_cannot_be_read_is_explained() -> None:
    assert refused(table(), "bet king three") == "cc-why-write-so"
    assert refused(table(coinless=True), "bet king 3") == "cc-why-write-so-coinless"


@pytest.mark.parametrize(
    ("written", "nearest"),
    [("bet kign 3", "king"), ("BET Sorceres", "sorceress"), ("bet oper 2 feint", "opera"), ("bet 💀 1", None)],
)
def test_a_region_that_does_not_exist_is_named_with_the_nearest_one(written: str, nearest: str | None) -> None:
    for game in (table(), table(coinless=True)):
        with pytest.raises(IllegalMove) as caught:
            game.play(written)
        message = caught.value.message
        assert message.id == "cc-why-no-region"
        assert message.args["region"] == written.split()[1].lower()
        assert nearest in (message.args["nearest"], None)
        assert str(message.args["nearest"]) in say(message, "ru")


def test_moves_are_listed_in_full_for_the_largest_stacks() -> None:
    game = table(2, exchange="elimination")
    assert len(game.moves()) == 27 * 101
    assert [choice.span for choice in game.choices()] == [Span("coins", 0, 100)] * 27
    bet(game, "A king 40")
    assert {choice.kind: choice.span for choice in game.choices()}["bump"] == Span("coins", 80, 100)


@pytest.mark.rule("CC-3.5", "CC-4.2", "CC-4.3")
def test_a_board_is_told_what_regions_score_and_which_stack_is_safe() -> None:
    game = table(3)
    bet(game, "B king 3")
    scores = {one.key: one.points for one in shown(game).setting.regions}
    assert [scores[key] for key in ("king", "affair", "opera")] == [[1, 2, 5, 8], [3], [4]]
    assert [player.safe for player in lies_open(game).players] == [11, 11, 11]


@pytest.mark.rule("CC-3.5", "CC-3.8")
def test_who_asks_is_told_why_a_region_cannot_be_bet_on() -> None:
    game = table(3)
    bet(game, "B king 11, C queen 9, A duke 0, C salon 11, A opera 1")
    (seat,) = game.waiting()
    assert LETTERS[seat] == "B"
    open_to_it = {choice.parts["region"] for choice in game.choices()}
    closed = [key for key in court(game).tables.keys if key not in open_to_it]
    assert {key: refused(game, f"bet {key} 9") for key in closed} == {
        "king": "cc-why-own-crown",
        "queen": "cc-why-too-few-coins",
        "salon": "cc-why-too-few-coins",
    }


def test_a_choice_is_put_into_words() -> None:
    game = table(3, masquerade=True)
    bet(game, "B king 3")
    words = {choice.text: say(rules().choice_words(court(game), choice)) for choice in game.choices()}
    assert words["bet king {n}"] == "Bet on the King (bumps Seat B), 6 to 20"
    assert words["bet opera {n} feint"] == "Feint on the Opera, up to 20"
