"""Pocket Intrigues: what a preview says would come of a move is what comes of it."""

from __future__ import annotations

from camarilla import Dice
from camarilla.games.pocket_intrigues import RULES
from camarilla.games.pocket_intrigues.phases import ACT
from camarilla.games.pocket_intrigues.position import PocketIntrigues
from camarilla.games.pocket_intrigues.view import Fate, PocketIntriguesPreview

from .pocket_intrigues import do, table, with_card


def foreseen(position: PocketIntrigues, text: str) -> PocketIntriguesPreview:
    return RULES.preview(position, position.actor, RULES.move(position, position.actor, text))


def all_foreseen(position: PocketIntrigues) -> list[PocketIntriguesPreview]:
    return [RULES.preview(position, position.actor, move) for move in position.moves(position.actor)]


def test_moves_and_wounds_are_foreseen() -> None:
    position = table("filia asher / lucius brutol*", hand=2)
    preview = foreseen(position, "hand upper asher")
    assert preview.changes == [Fate("asher", 1, "wounded")]
    assert not preview.ends


def test_a_new_row_above_the_top_is_below_zero() -> None:
    preview = foreseen(table("filia asher / lucius brutol", hand=1), "hand upper filia")
    assert preview.changes == [Fate("filia", -1, "wounded")]


def test_a_death_is_foreseen_and_the_second_one_ends_the_game() -> None:
    first = foreseen(table("lucius* / filia asher diana", hand=6), "hand lower filia lucius")
    assert first.changes == [Fate("filia", 0, "unharmed"), Fate("lucius", 0, "dead")]
    assert not first.ends
    assert foreseen(table("lucius* / filia asher diana†", hand=6), "hand lower filia lucius").ends


def test_what_a_death_does_is_foreseen() -> None:
    position = do(table("lucius* / filia asher diana / gerard*", hand=6), "hand lower filia lucius")
    preview = foreseen(position, "heal gerard")
    assert preview.changes == [Fate("gerard", 2, "unharmed")]
    swap = do(table("isolde* diana / filia asher / lucius", hand=6), "hand lower filia isolde")
    assert foreseen(swap, "swap asher lucius").changes == [
        Fate("asher", 2, "unharmed"),
        Fate("lucius", 1, "unharmed"),
    ]


def test_of_two_attacks_only_what_comes_before_a_death_is_foreseen() -> None:
    edition = with_card(1, "W1 W2 : xW1, xW2")
    position = table("lucius* brutol / filia asher", hand=1, edition=edition)
    assert foreseen(position, "hand upper lucius brutol").changes == [Fate("lucius", 0, "dead")]
    assert foreseen(position, "hand upper brutol lucius").changes == [
        Fate("brutol", 0, "wounded"),
        Fate("lucius", 0, "dead"),
    ]


def test_an_empty_last_deck_ends_the_game_whatever_is_done() -> None:
    position = table(deck=())
    assert not any(preview.ends for preview in all_foreseen(position))
    position.reshuffled = True
    assert all(preview.ends for preview in all_foreseen(position))


def test_what_is_foreseen_comes_true() -> None:
    """The points foreseen are those of one's goal afterwards, wherever no death asks for more."""
    dice, seen = Dice(5), 0
    position = table(seats=3, wins=5)
    while seen < 200:
        if position.actor < 0:
            position.apply(position.actor, position.random_move(position.actor, dice))
            continue
        seat = position.actor
        for move in position.moves(seat) if position.phase == ACT else []:
            preview = RULES.preview(position, seat, move)
            after = position.copy()
            after.play(seat, move)
            ended = after.last is not None and after.last is not position.last
            if after.actor == seat:
                continue
            assert preview.ends == ended
            if after.last is not None and ended:
                assert preview.total == after.last.court.tally(int(position.goals[seat]))[0]
            else:
                assert preview.total == after.points()[seat]
            seen += 1
        position.apply(seat, position.random_move(seat, dice))


def test_cards_are_shown_as_they_are_drawn() -> None:
    upper, lower = RULES.setting(table()).cards[1].drawn
    assert upper.rows == (("W1",), ())
    assert [(effect.kind, effect.symbol, effect.steps) for effect in lower.effects] == [
        ("move", "Y1", -1),
        ("move", "Y2", -1),
    ]
