"""The Rose King, clause by clause (docs/rules/rose-king.md)."""

from __future__ import annotations

import pytest

from camarilla import CHANCE, OVER, SPECTATOR, Dice, Game, IllegalMove, Scripted
from camarilla.core.playout import playout
from camarilla.games.rose_king import RULES
from camarilla.games.rose_king.position import DRAW, HERO, PASS, RED, WHITE, RoseKing
from camarilla.games.rose_king.tables import RED_ROSE, WHITE_ROSE
from camarilla.games.rose_king.view import RoseKingPreview, discards

RED_HAND = "N1 N2 NE1 E3 SW2"
WHITE_HAND = "S1 S2 W1 NW1 SE3"


def dealt(red: str = RED_HAND, white: str = WHITE_HAND, then: str = "") -> Game:
    """A game with these hands; ``then`` is what the deck brings afterwards."""
    deal = [card for pair in zip(red.split(), white.split(), strict=True) for card in pair]
    return Game("rose-king", chance=Scripted([*deal, *then.split()]))


def at(game: Game) -> RoseKing:
    position = game.position
    assert isinstance(position, RoseKing)
    return position


def put(game: Game, red: str = "", white: str = "", crown: str = "") -> None:
    """Roses and crown placed by hand, for a case that would take long to reach."""
    position = at(game)
    for squares, rose in ((red, RED_ROSE), (white, WHITE_ROSE)):
        for square in squares.split():
            position.board[position.tables.cell_of[square]] = rose
            position.supply -= 1
    if crown:
        position.crown = position.tables.cell_of[crown]


def roses(game: Game, seat: int) -> list[str]:
    """The squares of a side's roses, by their names."""
    return sorted(square for region in RULES.open(at(game)).sides[seat].regions for square in region)


def hand(game: Game, seat: int) -> list[str]:
    return [card.card for card in RULES.open(at(game)).hands[seat]]


def crown(game: Game) -> str:
    return RULES.open(at(game)).crown


def preview(position: RoseKing, seat: int, text: str) -> RoseKingPreview:
    move = RULES.parse(position, seat, text)
    assert move is not None
    found = RULES.preview(position, seat, move)
    assert found is not None
    return found


def why(game: Game, text: str) -> str:
    """The id of the reason a move is refused for; nothing may change by trying it."""
    before = game.position.state()
    with pytest.raises(IllegalMove) as caught:
        game.play(text)
    assert game.position.state() == before
    return caught.value.message.id


@pytest.mark.rule("RK-1.1")
def test_the_board_is_nine_by_nine_with_the_crown_in_the_centre() -> None:
    game = dealt()
    assert len(at(game).tables.cell_of) == 81
    squares = list(at(game).tables.cell_of)
    assert (squares[0], squares[-1]) == ("a1", "i9")
    assert crown(game) == "e5"


@pytest.mark.rule("RK-1.2")
def test_both_colours_take_stones_from_one_supply_of_52() -> None:
    game = dealt()
    assert at(game).supply == 52
    game.play("N1")
    game.play("W1")
    assert at(game).supply == 50
    assert roses(game, RED) == ["e6"]
    assert roses(game, WHITE) == ["d6"]


@pytest.mark.rule("RK-1.3")
def test_there_is_one_card_for_each_of_eight_directions_and_three_distances() -> None:
    names = RULES.begin().tables.card_names
    assert sorted(names) == sorted(
        f"{way}{n}" for way in ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] for n in (1, 2, 3)
    )


@pytest.mark.rule("RK-1.3", "RK-2.1")
def test_every_card_is_in_a_hand_in_the_deck_or_in_the_discard_at_every_moment() -> None:
    for seed in range(20):
        position = RULES.begin()
        dice = Dice(seed)
        while position.actor != OVER:
            places = [position.red.cards(), position.white.cards(), position.deck_cards(), position.discard_cards()]
            assert sorted(card for place in places for card in place) == list(range(24))
            position.apply(position.actor, position.random_move(position.actor, dice))


@pytest.mark.rule("RK-1.4", "RK-2.3")
def test_each_player_has_four_heroes_and_red_begins() -> None:
    game = dealt()
    assert [side.heroes for side in RULES.open(at(game)).sides] == [4, 4]
    assert game.waiting() == [RED]
    game.play("N1")
    assert game.waiting() == [WHITE]
    game.play("S1" if "S1" in game.moves() else "W1")
    assert game.waiting() == [RED]


@pytest.mark.rule("RK-2.1")
def test_five_cards_each_open_to_everybody_and_the_rest_is_the_deck() -> None:
    game = dealt()
    for observer in (SPECTATOR, RED, WHITE):
        view = RULES.view(at(game), observer)
        hands = [sorted(card.card for card in cards) for cards in view.open.hands]
        assert hands == [sorted(RED_HAND.split()), sorted(WHITE_HAND.split())]
    assert at(game).deck == 14


@pytest.mark.rule("RK-2.1")
def test_no_order_of_the_deck_exists_any_card_of_it_may_come() -> None:
    game = dealt(then="N3")
    game.play("N1")
    game.play("W1")
    game.play("draw")
    assert "N3" in hand(game, RED)
    position = RULES.begin()
    assert position.chances() == [(card, 1) for card in range(24)]


@pytest.mark.rule("RK-2.2")
def test_a_direction_means_the_same_for_both_players() -> None:
    game = dealt(red="N1 S3 W2 W3 NE3", white="N2 S2 E1 E2 SW3")
    game.play("N1")
    assert crown(game) == "e6"
    game.play("N2")
    assert crown(game) == "e8"


@pytest.mark.rule("RK-3.1")
@pytest.mark.parametrize(
    ("card", "square"),
    [
        ("N1", "e6"),
        ("NE2", "g7"),
        ("E3", "h5"),
        ("SE1", "f4"),
        ("S2", "e3"),
        ("SW3", "b2"),
        ("W1", "d5"),
        ("NW2", "c7"),
    ],
)
def test_the_crown_goes_exactly_as_far_as_the_card_says(card: str, square: str) -> None:
    others = [name for name in RED_HAND.split() if name != card][:4]
    white = [name for name in ["S3", "W3", "NW3", "SE3", "NE3", "N3"] if name != card][:5]
    game = dealt(red=" ".join([card, *others]), white=" ".join(white))
    game.play(card)
    assert crown(game) == square
    assert roses(game, RED) == [square]


@pytest.mark.rule("RK-3.2")
def test_the_crown_jumps_over_anything() -> None:
    game = dealt(red="N3 N2 NE1 E3 SW2")
    put(game, red="e6", white="e7")
    game.play("N3")
    assert crown(game) == "e8"


@pytest.mark.rule("RK-3.3")
def test_a_card_that_leads_off_the_board_cannot_be_played() -> None:
    game = dealt(red="N1 N2 NE1 E3 SW2")
    put(game, crown="e8")
    assert "N1" in game.moves()
    assert why(game, "N2") == "rk-why-off-board"
    put(game, crown="i5")
    assert why(game, "E3") == "rk-why-off-board"
    assert why(game, "NE1") == "rk-why-off-board"
    put(game, crown="a1")
    assert why(game, "SW2") == "rk-why-off-board"


@pytest.mark.rule("RK-3.4")
def test_without_a_hero_the_target_must_be_empty() -> None:
    game = dealt()
    put(game, white="e6", red="e7")
    assert why(game, "N1") == "rk-why-needs-hero"
    assert why(game, "N2") == "rk-why-own-rose"
    game.play("NE1")
    assert roses(game, RED) == ["e7", "f6"]
    assert crown(game) == "f6"


@pytest.mark.rule("RK-3.5")
def test_a_played_card_is_discarded_and_not_replaced() -> None:
    game = dealt()
    game.play("N1")
    assert discards(RULES.view(at(game), RED)) == ["N1"]
    assert hand(game, RED) == ["N2", "NE1", "E3", "SW2"]
    assert len(RULES.open(at(game)).unseen) == 14


@pytest.mark.rule("RK-3.6")
def test_drawing_needs_a_free_place_in_the_hand() -> None:
    game = dealt(then="NW3")
    assert "draw" not in game.moves()
    assert why(game, "draw") == "rk-why-hand-full"
    game.play("N1")
    game.play("W1")
    assert "draw" in game.moves()
    game.play("draw")
    assert "NW3" in hand(game, RED)
    assert at(game).deck == 13
    assert game.waiting() == [WHITE]


@pytest.mark.rule("RK-3.7")
def test_the_discard_becomes_the_deck_as_soon_as_the_last_card_is_drawn() -> None:
    seen = 0
    for seed in range(30):
        position = RULES.begin()
        dice = Dice(seed)
        while position.actor != OVER:
            last = position.actor == CHANCE and position.deck == 1
            discards = position.discard_cards()
            position.apply(position.actor, position.random_move(position.actor, dice))
            if last:
                seen += 1
                assert position.deck_cards() == discards
                assert position.discards == 0
            assert position.deck > 0
    assert seen > 30


@pytest.mark.rule("RK-3.8")
def test_a_hero_flips_an_enemy_rose_and_is_gone() -> None:
    game = dealt()
    put(game, white="e6")
    supply = at(game).supply
    assert "N1*" in game.moves()
    game.play("N1*")
    assert roses(game, RED) == ["e6"]
    assert roses(game, WHITE) == []
    assert crown(game) == "e6"
    view = RULES.view(at(game), RED)
    assert view.open.sides[RED].heroes == 3
    assert discards(view) == ["N1"]
    assert at(game).supply == supply


@pytest.mark.rule("RK-4.3", "RK-3.8")
def test_a_preview_says_what_playing_a_card_would_come_to() -> None:
    game = dealt()
    put(game, red="e7 f7 d4", white="e6 d6 e8", crown="e5")
    uses = {card.card: (card.square, card.use) for card in RULES.open(at(game)).hands[RED]}
    assert (uses["N1"], uses["N2"], uses["NE1"]) == (("e6", "hero"), ("e7", "own"), ("f6", "open"))
    turned, placed = preview(at(game), RED, "N1*"), preview(at(game), RED, "NE1")
    assert (turned.region, turned.scores) == (["e6", "e7", "f7"], [3**2 + 1, 1 + 1])
    assert (placed.region, placed.scores) == (["f6", "e7", "f7"], [3**2 + 1, 2**2 + 1])
    game.play("NE1")
    sides = RULES.open(at(game)).sides
    assert [side.score for side in sides] == placed.scores
    assert sorted(sides[RED].regions[0]) == sorted(placed.region)


def test_drawing_and_passing_change_nothing_on_the_board_and_have_no_preview() -> None:
    position = at(dealt())
    assert RULES.preview(position, RED, DRAW) is None
    assert RULES.preview(position, RED, PASS) is None


def test_what_is_neither_in_a_hand_nor_in_the_deck_has_been_played() -> None:
    position, dice = RULES.begin(), Dice(8)
    while position.actor != OVER:
        names = position.tables.card_names
        assert discards(RULES.view(position, SPECTATOR)) == [names[card] for card in position.discard_cards()]
        position.step(dice)


@pytest.mark.rule("RK-2.1", "RK-3.7")
def test_what_lies_in_the_deck_is_named_without_its_order() -> None:
    game = dealt()
    held = {*hand(game, RED), *hand(game, WHITE)}
    unseen = RULES.open(at(game)).unseen
    assert unseen == [card for card in at(game).tables.card_names if card not in held]
    assert len(unseen) == at(game).deck


@pytest.mark.rule("RK-1.1", "RK-1.2", "RK-1.3", "RK-1.4", "RK-2.1")
def test_the_setting_says_how_much_of_everything_there_is() -> None:
    setting = RULES.setting(at(dealt()))
    assert (setting.players, setting.size, setting.stones, setting.heroes, setting.hand) == (2, 9, 52, 4, 5)
    assert setting.cards == at(dealt()).tables.card_names


@pytest.mark.rule("RK-3.8", "RK-1.4")
def test_without_a_hero_left_no_enemy_rose_can_be_flipped() -> None:
    game = dealt()
    put(game, white="e6")
    at(game).red.heroes = 0
    assert "N1*" not in game.moves()
    assert why(game, "N1*") == "rk-why-no-hero-left"


@pytest.mark.rule("RK-3.9")
def test_a_hero_is_never_used_on_an_empty_square_or_an_own_rose() -> None:
    game = dealt()
    put(game, red="e7")
    assert why(game, "N1*") == "rk-why-hero-on-empty"
    assert why(game, "N2*") == "rk-why-own-rose"
    assert why(game, "N2") == "rk-why-own-rose"


def stuck_red() -> Game:
    """Red holds five cards that lead nowhere; White can play."""
    game = dealt(red="N1 N2 N3 NE1 NE2", white="S1 S2 W1 W2 SE3")
    put(game, crown="e9")
    return game


@pytest.mark.rule("RK-3.10")
def test_who_can_do_nothing_must_pass_until_able_to_act() -> None:
    game = stuck_red()
    assert game.moves() == ["pass"]
    game.play("pass")
    assert game.waiting() == [WHITE]
    game.play("W1")
    assert game.moves() == ["pass"]
    game.play("pass")
    game.play("W2")
    assert game.moves() == ["pass"]
    game.play("pass")
    game.play("S1")
    assert "N1" not in game.moves()
    assert game.waiting() == [RED]
    assert game.record.moves[-6:] == ["red pass", "white W1", "red pass", "white W2", "red pass", "white S1"]


@pytest.mark.rule("RK-3.11")
def test_who_can_act_may_not_pass() -> None:
    game = dealt()
    assert "pass" not in game.moves()
    assert why(game, "pass") == "rk-why-no-pass"
    game.play("N1")
    game.play("W1")
    put(game, crown="e9")
    assert "draw" in game.moves()
    assert why(game, "pass") == "rk-why-no-pass"


@pytest.mark.rule("RK-4.1")
def test_the_game_ends_at_once_when_neither_can_act() -> None:
    game = dealt(red="N1 N2 N3 NE1 NE2", white="NW1 NW2 NW3 W1 S1", then="NE3")
    put(game, crown="a9", white="a8")  # all leads off the board, but for White's S1, and that onto an own rose
    at(game).red.held = 4  # Red has room for one card more, which turns out to lead off the board as well
    assert game.moves() == ["draw"]
    game.play("draw")
    assert game.position.actor == OVER
    assert game.waiting() == []
    assert game.outcome() is not None


@pytest.mark.rule("RK-4.1")
def test_random_games_never_wait_for_a_pass_of_both() -> None:
    for seed in range(200):
        position = RULES.begin()
        dice = Dice(seed)
        passed = False
        while position.actor != OVER:
            move = position.random_move(position.actor, dice)
            assert not (passed and move == PASS)
            passed = move == PASS and position.actor != CHANCE
            position.apply(position.actor, move)


@pytest.mark.rule("RK-4.2")
def test_the_last_stone_ends_the_game() -> None:
    game = dealt()
    at(game).supply = 1
    game.play("N1")
    assert game.position.actor == OVER
    assert why(game, "draw") == "core-why-over"


@pytest.mark.rule("RK-4.2", "RK-3.8")
def test_a_hero_does_not_use_up_the_last_stone() -> None:
    game = dealt()
    put(game, white="e6")
    at(game).supply = 1
    game.play("N1*")
    assert game.waiting() == [WHITE]


WHITE_REGIONS = "a9 b9 c9 d9 e9 f9 g9 h9  a7 b7  a5"  # 8, 2, 1
RED_REGIONS = "a1 b1 c1 d1 e1  g1 h1  a3 b3  i3"  # 5, 2, 2, 1


@pytest.mark.rule("RK-4.3")
def test_the_rulebooks_count_69_to_34() -> None:
    game = dealt()
    put(game, white=WHITE_REGIONS, red=RED_REGIONS)
    assert game.position.scores() == [34, 69]
    assert [[len(region) for region in at(game).regions(seat)] for seat in (RED, WHITE)] == [[5, 2, 2, 1], [8, 2, 1]]
    assert game.position.winners() == [WHITE]


@pytest.mark.rule("RK-4.3")
def test_corners_do_not_join_and_edges_do_not_wrap_round() -> None:
    game = dealt()
    put(game, red="a1 b2 i4 a5", white="i9 a9")
    assert game.position.scores() == [4, 2]


@pytest.mark.rule("RK-4.4")
@pytest.mark.parametrize(
    ("red", "white", "winners"),
    [
        ("a1 a2", "c1", [RED]),
        ("a1", "c1 c2", [WHITE]),
        # 3² + 4 x 2² = 25 = 5², so the largest region decides.
        ("a1 a2 a3 c1 c2 e1 e2 g1 g2 i1 i2", "a9 b9 c9 d9 e9", [WHITE]),
        # 4² + 3 x 1 = 19 = 3² + 2² + 2² + 1 + 1: the largest region decides again.
        ("a1 a2 a3 a4 c1 e1 g1", "a9 b9 c9 e9 f9 h9 i9 a7 c7", [RED]),
        # 4² + 5 x 1 = 21 = 4² + 2² + 1: sums and largest are equal, and Red has more stones.
        ("a1 a2 a3 a4 c1 e1 g1 i1 c3", "a9 b9 c9 d9 f9 g9 i9", [RED]),
        ("a1 a2", "a9 b9", []),
    ],
)
def test_ties_are_broken_by_largest_region_then_by_stones(red: str, white: str, winners: list[int]) -> None:
    game = dealt()
    put(game, red=red, white=white)
    assert game.position.winners() == winners
    assert at(game).utility(RED) == (0.5 if not winners else float(winners == [RED]))
    if winners and len(red.split()) > 2 and len(white.split()) > 2:
        scores = game.position.scores()
        assert scores[RED] == scores[WHITE]


@pytest.mark.rule("RK-4.3", "RK-4.4")
def test_counted_both_ways_a_random_game_comes_to_the_same() -> None:
    for seed in range(50):
        position = RULES.begin()
        playout(position, Dice(seed))
        for seat in (RED, WHITE):
            regions = position.regions(seat)
            assert position.scores()[seat] == sum(len(region) ** 2 for region in regions)
            stones = [cell for region in regions for cell in region]
            assert len(stones) == len(set(stones))
        total = sum(len(region) for seat in (RED, WHITE) for region in position.regions(seat))
        assert total == 52 - position.supply


def test_notation_of_cards_heroes_and_the_rest() -> None:
    position = RULES.begin()
    assert RULES.text(position, RED, 1) == "N2"
    assert RULES.text(position, RED, HERO + 1) == "N2*"
    assert RULES.text(position, RED, DRAW) == "draw"
    assert RULES.text(position, RED, PASS) == "pass"
    assert RULES.text(position, CHANCE, 23) == "NW3"


def test_reasons_for_cards_one_does_not_hold() -> None:
    game = dealt()
    assert why(game, "S1") == "rk-why-not-in-hand"
    assert why(game, "S1*") == "rk-why-not-in-hand"
    assert why(game, "N9") == "core-why-no-such-move"


def test_the_board_in_letters_shows_crown_roses_hands_heroes_and_supply() -> None:
    game = dealt()
    game.play("N1")
    game.play("W1")
    drawn = str(game.position)
    assert "  6  ·  ·  · [W] r  ·  ·  ·  ·  6" in drawn
    assert "Red: N2→d8" in drawn
    assert "4 heroes" in drawn
    assert "50 roses left; 14 cards in the deck, 2 discarded." in drawn
    assert "Осталось 50 фишек; в колоде 14 карт, в сбросе 2." in game.draw(language="ru")


def test_what_a_card_would_come_to_is_what_it_comes_to() -> None:
    position, dice = RULES.begin(), Dice(6)
    while position.actor != OVER:
        for seat, cards in enumerate(RULES.open(position).hands):
            for card in cards:
                if card.use in ("open", "hero") and position.supply:
                    text = card.card + "*" * (card.use == "hero")
                    would = preview(position, seat, text)
                    after = position.copy()
                    after.apply(seat, RULES.parse(position, seat, text) or 0)
                    region = next(cells for cells in after.regions(seat) if after.crown in cells)
                    assert would.region == [position.tables.square_of[cell] for cell in region]
                    assert would.scores == after.scores()
        position.step(dice)
