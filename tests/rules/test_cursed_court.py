"""Cursed Court, sections 1 to 4 and the worked season of section 6."""

from __future__ import annotations

import pytest

from camarilla import CHANCE, OVER, SPECTATOR, Dice, Game, IllegalMove, Seeded, say
from camarilla.core.option import Value
from camarilla.core.playout import playout
from camarilla.core.view import Span
from camarilla.games.cursed_court.tables import CARDS, count_cards
from camarilla.games.cursed_court.view import GivenBack, Wager

from .cursed_court import (
    DEALT_DOWN,
    LETTERS,
    NOBLES,
    bet,
    court,
    first_bettors,
    free,
    fresh,
    play_quietly,
    points,
    refused,
    region,
    shown,
    table,
)

# Section 1


@pytest.mark.rule("CC-1.1")
def test_nine_nobles_row_by_row() -> None:
    assert tuple(one.key for one in shown(table()).regions[:9]) == NOBLES


@pytest.mark.rule("CC-1.2")
def test_four_cards_of_each_noble() -> None:
    position = fresh(4)
    assert count_cards(position.deck) == CARDS
    position.play(CHANCE, 0)
    assert position.chances() == [(noble, 4) for noble in range(9)]


@pytest.mark.rule("CC-1.3")
def test_twenty_seven_regions_of_which_eighteen_are_different_sets() -> None:
    regions = shown(table()).regions
    sets = [frozenset(one.nobles) for one in regions[9:]]
    assert len(regions) == 27
    assert [one.nobles for one in regions[:9]] == [[noble] for noble in NOBLES]
    assert len(set(sets)) == 18
    assert {len(one) for one in sets} == {3, 4}


SETS = (
    "opera CMPQ,affair CMK,wedding PQD,scandal CQA,feast KQJ,procession CPJ,regicide KDA,masquerade CKJA,church MPDS,"
    "curse JSA,bazaar MQS,council MKQD,seance PQJS,coup QDSA,salon CMP,treaty MKD,festival PJS,conspiracy DSA"
)


@pytest.mark.rule("CC-1.3")
@pytest.mark.parametrize("line", SETS.split(","))
def test_every_set_has_its_nobles(line: str) -> None:
    key, letters = line.split()
    by_letter = dict(zip("CMKPQDJSA", NOBLES, strict=True))
    assert set(region(table(), key).nobles) == {by_letter[letter] for letter in letters}


@pytest.mark.rule("CC-1.4")
def test_everybody_has_four_crowns_and_twenty_coins_in_sight_of_all() -> None:
    game = table(5)
    assert free(game) == [20] * 5
    dice = Dice(4)
    while sum(player.crowns for player in shown(game).players) < 19:
        seat = game.waiting()[0]
        game.play(game.rules.text(game.position, seat, game.position.random_move(seat, dice)))
    for observer in (0, 3, None):
        players = shown(game, observer).players
        assert [player.free + player.staked for player in players] == [20] * 5
        assert sorted(player.crowns for player in players) == [3, 4, 4, 4, 4]


# Section 2


@pytest.mark.rule("CC-2.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_three_years_of_four_seasons(seats: int) -> None:
    position = fresh(seats)
    seasons: list[tuple[int, int]] = []
    dice = Dice(seats)
    while position.actor != OVER:
        if position.actor >= 0 and (position.year, position.season) not in seasons:
            seasons.append((position.year, position.season))
        position.apply(position.actor, position.random_move(position.actor, dice))
    assert seasons == [(year, season) for year in (1, 2, 3) for season in range(4)]


@pytest.mark.rule("CC-2.2")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_card_between_each_two_neighbours_is_seen_by_both_and_nobody_else(seats: int) -> None:
    game = table(seats)
    pairs = [[seat, (seat + 1) % seats] for seat in range(seats)]
    for observer in range(seats):
        hidden = shown(game, observer).hidden
        assert [card.seats for card in hidden] == pairs
        assert [card.noble is not None for card in hidden] == [observer in pair for pair in pairs]
    assert all(card.noble is None for card in shown(game).hidden)


@pytest.mark.rule("CC-2.3")
def test_three_players_find_two_cards_at_each_place() -> None:
    game = table(3, "king queen duke jester priestess merchant courtesan")
    mine = shown(game, 1).hidden
    assert [card.seats for card in mine] == [[0, 1], [0, 1], [1, 2], [1, 2], [2, 0], [2, 0]]
    assert [card.noble for card in mine] == ["king", "queen", "duke", "jester", None, None]
    play_quietly(game, 2)
    assert count_cards(court(game).tableaux[0]) == 10


@pytest.mark.rule("CC-2.4")
def test_two_players_see_two_cards_each_alone() -> None:
    game = table(2, "king queen duke jester courtesan")
    assert [card.noble for card in shown(game, 0).hidden] == ["king", "queen", None, None]
    assert [card.noble for card in shown(game, 1).hidden] == [None, None, "duke", "jester"]
    play_quietly(game, 2)
    assert count_cards(court(game).tableaux[0]) == 8


@pytest.mark.rule("CC-2.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_chance_gives_the_marker_to_any_seat_alike(seats: int) -> None:
    assert fresh(seats).chances() == [(seat, 1) for seat in range(seats)]


# Section 3

OPENERS = {
    2: ["ABAB", "BABA", "ABAB"],
    3: ["BCAB", "CABC", "ABCA"],
    4: ["ABCD", "DABC", "CDAB"],
    5: ["BCDE", "ABCD", "EABC"],
    6: ["BCDE", "FABC", "DEFA"],
}


@pytest.mark.rule("CC-3.1", "CC-3.3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_who_opens_the_seasons_when_a_is_given_the_marker(seats: int) -> None:
    assert first_bettors(seats, 3) == OPENERS[seats]


@pytest.mark.rule("CC-3.2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_season_deals_one_card_face_up(seats: int) -> None:
    game = table(seats)
    for season in range(4):
        assert court(game).season == season
        assert sum(shown(game).tableau) == season + 1
        assert count_cards(court(game).deck) == CARDS - DEALT_DOWN[seats] - season - 1
        for _ in range(seats):
            game.play(next(text for text in game.moves() if text.endswith(" 0")))


@pytest.mark.rule("CC-3.3")
def test_bets_go_round_clockwise_from_the_marker() -> None:
    game = table(marker="C")
    order = []
    for text in ("king 0", "queen 0", "duke 0", "jester 0"):
        order.append(LETTERS[game.waiting()[0]])
        game.play(f"bet {text}")
    assert order == ["C", "D", "A", "B"]


@pytest.mark.rule("CC-3.4")
def test_a_free_region_takes_any_number_of_free_coins() -> None:
    game = table()
    for key in ("king", "opera"):
        assert {f"bet {key} {coins}" for coins in range(21)} == {t for t in game.moves() if t.split()[1] == key}
    assert refused(game, "bet king 21") == "cc-why-too-many-coins"
    bet(game, "A king 8, B queen 0, C duke 0, D jester 0, B church 0, C curse 0, D coup 0")
    assert refused(game, "bet merchant 13") == "cc-why-too-many-coins"
    bet(game, "A merchant 12")
    assert free(game)[0] == 0


@pytest.mark.rule("CC-3.5")
def test_a_bump_takes_twice_the_coins() -> None:
    game = table()
    bet(game, "A affair 6")
    assert refused(game, "bet affair 11") == "cc-why-too-few-coins"
    assert region(game, "affair").least == 12
    bet(game, "B affair 12")
    assert [(crown.seat, crown.coins) for crown in region(game, "affair").crowns] == [(1, 12)]


@pytest.mark.rule("CC-3.6")
def test_one_coin_bumps_a_stack_of_none() -> None:
    game = table()
    bet(game, "A affair 0")
    assert refused(game, "bet affair 0") == "cc-why-too-few-coins"
    bet(game, "B affair 1")
    assert region(game, "affair").crowns[0].seat == 1


@pytest.mark.rule("CC-3.7")
def test_more_than_double_is_allowed() -> None:
    game = table()
    bet(game, "A affair 3, B affair 11")
    assert region(game, "affair").crowns[0].coins == 11


@pytest.mark.rule("CC-3.8")
def test_one_s_own_region_is_closed_until_the_crown_is_bumped() -> None:
    game = table(2)
    bet(game, "A king 2, B queen 0")
    bet(game, "B duke 0")
    assert refused(game, "bet king 4") == "cc-why-own-crown"
    game = table(2)
    bet(game, "A king 2, B king 4, A king 8")
    assert region(game, "king").crowns[0].seat == 0


@pytest.mark.rule("CC-3.9")
def test_a_bumped_crown_and_its_coins_are_there_again_at_once() -> None:
    game = table(2)
    bet(game, "A king 10, B king 20")
    assert free(game) == [20, 0]
    assert shown(game).players[0].crowns == 0
    assert game.waiting() == [0]
    bet(game, "A queen 20")


@pytest.mark.rule("CC-3.9")
def test_a_bet_says_whose_coins_it_would_give_back() -> None:
    game = table(2)
    bet(game, "A king 10")
    wagers = {one.parts["region"]: one for one in game.choices(1)}
    for place, back in (("king", GivenBack(0, 10)), ("queen", None)):
        wager = wagers[place]
        assert isinstance(wager, Wager)
        assert wager.back == back
    bet(game, "B king 20")
    assert free(game) == [20, 20 - 20]


@pytest.mark.rule("CC-3.10")
def test_a_crown_of_an_earlier_season_is_bumped_and_placed_anew() -> None:
    game = table()
    bet(game, "A king 1, B queen 0, C duke 0, D jester 0")
    bet(game, "B king 2, C opera 0, D feast 0, A church 0")
    assert court(game).season == 1
    bet(game, "A curse 0")
    assert court(game).season == 2
    assert [player.crowns for player in shown(game).players] == [2] * 4


@pytest.mark.rule("CC-3.11")
def test_who_lacks_two_crowns_places_one_and_waits_for_the_turn() -> None:
    game = table()
    bet(game, "A king 1, B queen 1, C duke 0, D jester 0")
    # Summer: B opens. A loses the King to B and the turn passes on before A comes.
    bet(game, "B king 2, C opera 1, D opera 2")
    assert [player.crowns for player in shown(game).players] == [0, 2, 1, 2]
    bet(game, "A church 0, C feast 0, A coup 0")
    assert court(game).season == 2


@pytest.mark.rule("CC-3.11")
def test_who_alone_lacks_crowns_goes_again() -> None:
    game = table(2)
    bet(game, "A king 0, B queen 0")
    bet(game, "B king 1")
    assert game.waiting() == [0]
    bet(game, "A duke 0")
    assert game.waiting() == [0]
    bet(game, "A jester 0")
    assert court(game).season == 2


@pytest.mark.rule("CC-3.12")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_season_ends_when_everybody_has_its_number_of_crowns(seats: int) -> None:
    position = fresh(seats)
    dice = Dice(9)
    while position.actor != OVER:
        before = position.copy()
        position.apply(position.actor, position.random_move(position.actor, dice))
        crowns = [position.placed[seat] for seat in range(seats)]
        if (before.year, before.season) == (position.year, position.season):
            assert before.actor == CHANCE or min(crowns) <= position.season
        elif position.year == before.year:
            assert crowns == [position.season] * seats


@pytest.mark.rule("CC-3.13")
def test_with_every_crown_but_one_on_the_board_a_bet_of_nothing_is_still_possible() -> None:
    game = table(6)
    while sum(player.crowns for player in shown(game).players) < 23:
        game.play(next(text for text in game.moves() if text.endswith(" 0")))
    open_to_nothing = [text for text in game.moves() if text.endswith(" 0")]
    assert len(open_to_nothing) == 27 - 23


@pytest.mark.rule("CC-3.14")
@pytest.mark.parametrize("seats", range(2, 7))
def test_regions_never_empty_during_a_year_and_stacks_grow(seats: int) -> None:
    for seed in range(10):
        position = fresh(seats, exchange="elimination")
        dice = Dice(seed)
        stacks = [-1] * 27
        while position.actor != OVER:
            years = len(position.tableaux)
            position.apply(position.actor, position.random_move(position.actor, dice))
            if len(position.tableaux) > years:
                stacks = [-1] * 27
                continue
            now = [int(stack >> 3) if stack else -1 for stack in position.board]
            assert all(new >= old for new, old in zip(now, stacks, strict=True))
            changed = [place for place in range(27) if now[place] != stacks[place]]
            assert all(stacks[place] < 0 or now[place] >= max(1, 2 * stacks[place]) for place in changed)
            stacks = now


# Section 6


@pytest.mark.rule("CC-3.5", "CC-3.9", "CC-3.11", "CC-3.12")
def test_the_worked_season() -> None:
    game = table()
    bet(game, "A king 3, B queen 5, C king 7")
    assert free(game) == [20, 15, 13, 20]
    bet(game, "D king 14")
    assert free(game) == [20, 15, 20, 6]
    bet(game, "A jester 0")
    bet(game, "C queen 10")  # B is skipped
    assert free(game) == [20, 20, 10, 6]
    bet(game, "B duke 6")  # D is skipped
    assert court(game).season == 1
    assert free(game) == [20, 14, 10, 6]
    crowns = {one.key: [(c.seat, c.coins) for c in one.crowns] for one in shown(game).regions if one.crowns}
    assert crowns == {"king": [(3, 14)], "jester": [(0, 0)], "queen": [(2, 10)], "duke": [(1, 6)]}
    assert [(b.seat, b.region, b.coins, b.bumped) for b in shown(game).bets] == [
        (0, "king", 3, True),
        (1, "queen", 5, True),
        (2, "king", 7, True),
        (3, "king", 14, False),
        (0, "jester", 0, False),
        (2, "queen", 10, False),
        (1, "duke", 6, False),
    ]


# Section 4

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
    gained = {b.region: b.points or 0 for b in shown(game).bets if b.seat == 0}
    return [gained[key] for key in a_bets.split()]


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
    assert [player.crowns for player in shown(game).players] == [0] * 4
    assert not any(one.crowns for one in shown(game).regions)
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
    ("options", "english", "russian"),
    [
        ({}, "“bet king 3”: a region and how many coins.", "«bet king 3» — поле и число монет."),
        ({"exchange": "cash"}, "“bet king 3”: a region and how many chips.", "«bet king 3» — поле и число фишек."),
        ({"coinless": True}, "“bet king”: only the region.", "«bet king» — только поле."),
    ],
)
@pytest.mark.parametrize("masquerade", [False, True])
def test_how_to_write_a_bet_is_told_as_this_table_bets(
    options: dict[str, Value], english: str, russian: str, masquerade: bool
) -> None:
    game = Game("cursed-court", options={"masquerade": masquerade, **options}, chance=Seeded(1))
    for written in ("king", "bet king x"):
        with pytest.raises(IllegalMove) as caught:
            game.play(written)
        message = caught.value.message
        assert say(message, "en") == f"Write a bet as {english}" + " For your feint add “feint”." * masquerade
        assert say(message, "ru") == f"Ставка пишется так: {russian}" + " Для обманки добавьте «feint»." * masquerade


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
    assert region(game, "king").points == [1, 2, 5, 8]
    assert [region(game, key).points for key in ("affair", "opera")] == [[3], [4]]
    assert [player.safe for player in shown(game).players] == [11, 11, 11]


@pytest.mark.rule("CC-3.5", "CC-3.8")
def test_a_board_is_told_why_a_region_cannot_be_bet_on_but_only_on_one_s_turn() -> None:
    game = table(3)
    bet(game, "B king 11, C queen 9, A duke 0, C salon 11, A opera 1")
    seat = game.waiting()[0]
    whys = {one.key: one.why and one.why.id for one in shown(game, seat).regions if one.why}
    assert LETTERS[seat] == "B"
    assert whys == {
        "king": "cc-why-own-crown",
        "queen": "cc-why-too-few-coins",
        "salon": "cc-why-too-few-coins",
    }
    assert all(one.why is None for other in (0, 2, None) for one in shown(game, other).regions)
