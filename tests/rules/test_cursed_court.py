"""Cursed Court, sections 1 to 3 and the worked season of section 6."""

from __future__ import annotations

import pytest

from camarilla import CHANCE, OVER, Dice, Game, IllegalMove, Seeded, say
from camarilla.core.option import Value
from camarilla.games.cursed_court.tables import CARDS, count_cards

from .cursed_court import (
    DEALT_DOWN,
    LETTERS,
    NOBLES,
    bet,
    bets,
    court,
    crown_counts,
    crowns_at,
    first_bettors,
    free,
    fresh,
    lies_open,
    own,
    play_quietly,
    refused,
    region,
    shown,
    table,
)

# Section 1


@pytest.mark.rule("CC-1.1")
def test_nine_nobles_row_by_row() -> None:
    assert tuple(one.key for one in shown(table()).setting.regions[:9]) == NOBLES


@pytest.mark.rule("CC-1.2")
def test_four_cards_of_each_noble() -> None:
    position = fresh(4)
    assert count_cards(position.deck) == CARDS
    position.play(CHANCE, 0)
    assert position.chances() == [(noble, 4) for noble in range(9)]


@pytest.mark.rule("CC-1.3")
def test_twenty_seven_regions_of_which_eighteen_are_different_sets() -> None:
    regions = shown(table()).setting.regions
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
    (region,) = [one for one in shown(table()).setting.regions if one.key == key]
    assert set(region.nobles) == {by_letter[letter] for letter in letters}


@pytest.mark.rule("CC-1.4")
def test_everybody_has_four_crowns_and_twenty_coins_in_sight_of_all() -> None:
    game = table(5)
    assert free(game) == [20] * 5
    dice = Dice(4)
    while sum(crown_counts(game)) < 19:
        seat = game.waiting()[0]
        game.play(game.rules.text(game.position, seat, game.position.random_move(seat, dice)))
    assert [player.coins for player in lies_open(game).players] == [20] * 5
    assert free(game) == [court(game).free[seat] for seat in range(5)]
    assert sorted(crown_counts(game)) == [3, 4, 4, 4, 4]
    assert all(shown(game, observer).open == lies_open(game) for observer in (0, 3, None))


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
    assert lies_open(game).face_down == pairs
    for observer in range(seats):
        assert [noble is not None for noble in own(game, observer).cards] == [observer in pair for pair in pairs]
    assert shown(game).own is None


@pytest.mark.rule("CC-2.3")
def test_three_players_find_two_cards_at_each_place() -> None:
    game = table(3, "king queen duke jester priestess merchant courtesan")
    assert lies_open(game).face_down == [[0, 1], [0, 1], [1, 2], [1, 2], [2, 0], [2, 0]]
    assert own(game, 1).cards == ["king", "queen", "duke", "jester", None, None]
    play_quietly(game, 2)
    assert count_cards(court(game).tableaux[0]) == 10


@pytest.mark.rule("CC-2.4")
def test_two_players_see_two_cards_each_alone() -> None:
    game = table(2, "king queen duke jester courtesan")
    assert own(game, 0).cards == ["king", "queen", None, None]
    assert own(game, 1).cards == [None, None, "duke", "jester"]
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
        assert sum(lies_open(game).tableau) == season + 1
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
    assert crowns_at(game, "affair") == [(1, 12)]


@pytest.mark.rule("CC-3.6")
def test_one_coin_bumps_a_stack_of_none() -> None:
    game = table()
    bet(game, "A affair 0")
    assert refused(game, "bet affair 0") == "cc-why-too-few-coins"
    bet(game, "B affair 1")
    assert crowns_at(game, "affair") == [(1, 1)]


@pytest.mark.rule("CC-3.7")
def test_more_than_double_is_allowed() -> None:
    game = table()
    bet(game, "A affair 3, B affair 11")
    assert crowns_at(game, "affair") == [(1, 11)]


@pytest.mark.rule("CC-3.8")
def test_one_s_own_region_is_closed_until_the_crown_is_bumped() -> None:
    game = table(2)
    bet(game, "A king 2, B queen 0")
    bet(game, "B duke 0")
    assert refused(game, "bet king 4") == "cc-why-own-crown"
    game = table(2)
    bet(game, "A king 2, B king 4, A king 8")
    assert crowns_at(game, "king") == [(0, 8)]


@pytest.mark.rule("CC-3.9")
def test_a_bumped_crown_and_its_coins_are_there_again_at_once() -> None:
    game = table(2)
    bet(game, "A king 10, B king 20")
    assert free(game) == [20, 0]
    assert crown_counts(game)[0] == 0
    assert game.waiting() == [0]
    bet(game, "A queen 20")


@pytest.mark.rule("CC-3.9")
def test_whose_coins_a_bet_would_give_back_can_be_read_from_the_board() -> None:
    game = table(2)
    bet(game, "A king 10")
    choices = {one.parts["region"]: one for one in game.choices(1)}
    assert (choices["king"].kind, choices["king"].parts) == ("bump", {"region": "king", "seat": "A"})
    assert (choices["queen"].kind, choices["queen"].parts) == ("bet", {"region": "queen"})
    assert crowns_at(game, "king") == [(0, 10)]
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
    assert crown_counts(game) == [2] * 4


@pytest.mark.rule("CC-3.11")
def test_who_lacks_two_crowns_places_one_and_waits_for_the_turn() -> None:
    game = table()
    bet(game, "A king 1, B queen 1, C duke 0, D jester 0")
    # Summer: B opens. A loses the King to B and the turn passes on before A comes.
    bet(game, "B king 2, C opera 1, D opera 2")
    assert crown_counts(game) == [0, 2, 1, 2]
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
    while sum(crown_counts(game)) < 23:
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
    crowns = {key: crowns_at(game, key) for key in court(game).tables.keys}
    taken = {key: held for key, held in crowns.items() if held}
    assert taken == {"king": [(3, 14)], "jester": [(0, 0)], "queen": [(2, 10)], "duke": [(1, 6)]}
    assert bets(game) == [
        (0, "king", 3, True),
        (1, "queen", 5, True),
        (2, "king", 7, True),
        (3, "king", 14, False),
        (0, "jester", 0, False),
        (2, "queen", 10, False),
        (1, "duke", 6, False),
    ]


@pytest.mark.parametrize(
    ("options", "english", "russian"),
    [
        ({}, "“bet king 3”: a region and how many coins.", "«bet king 3» — регион и число монет."),
        ({"exchange": "cash"}, "“bet king 3”: a region and how many chips.", "«bet king 3» — регион и число фишек."),
        ({"coinless": True}, "“bet king”: only the region.", "«bet king» — только регион."),
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
        assert say(message, "ru") == f"Ставка пишется так: {russian}" + " Для финта добавьте «feint»." * masquerade
