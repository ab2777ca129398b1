"""Observations: their fields and their actions. That they hold no secret is asked by ``camarilla.conformance``."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import numpy as np
import pytest

from camarilla import OVER, CamarillaError, Dice, IllegalMove, find
from camarilla.conformance import World, random_game
from camarilla.core.encoder import Encoder, Field
from camarilla.core.option import Value
from camarilla.games.rose_king.view import RoseKingOpen
from camarilla.research.game_setup import GameSetup
from camarilla.research.parts import games

from .tables import SHORT, every_game, every_world, setup_of

DOCS = Path(__file__).parents[2] / "docs" / "research.md"


@every_world
def test_every_move_has_an_action_and_every_action_a_move(world: World) -> None:
    setup = setup_of(world)
    actions = setup.actions
    bought = dict(world.options).get("exchange") == "cash"
    position = world.first()
    for actor, move in random_game(world, 1)[:300]:
        if actor >= 0:
            number = actions.number(move)
            assert number is not None or bought, "only chips bought later may be too many for the space"
            legal = actions.legal(position, actor)
            assert legal
            assert legal == sorted(set(legal))
            assert number is None or number in legal
            assert setup.move(position, actor, legal[0]) in position.moves(actor)
        position.apply(actor, move)


@every_game
def test_an_observation_depends_on_who_looks(game: str) -> None:
    setup = GameSetup(game, **SHORT[game])  # type: ignore[arg-type]
    position = setup.deal(Dice(3))
    assert not (setup.observation(position, 0) == setup.observation(position, 1)).all()


@pytest.mark.parametrize("game", games())
def test_every_field_is_described_here_and_in_the_docs(game: str) -> None:
    for players in find(game).players:
        encoder = GameSetup(game, players).encoder
        told = encoder.describe()
        for field in encoder.fields:
            assert field.about in told
            assert f"| `{field.name}` |" in DOCS.read_text(encoding="utf-8")


def test_rose_king_observations_say_what_lies_on_the_board() -> None:
    setup = GameSetup("rose-king")
    position = setup.deal(Dice(5))
    for _ in range(60):
        position.step(Dice(1))
    for seat in range(2):
        seen = setup.rules.open(position)
        assert isinstance(seen, RoseKingOpen)
        row = setup.observation(position, seat)
        at = setup.encoder.places
        squares = [f"{'abcdefghi'[place % 9]}{place // 9 + 1}" for place in range(81)]
        own, rival = seen.sides[seat], seen.sides[1 - seat]
        assert sorted(np.array(squares)[row[at["own_roses"]] == 1]) == sorted(chain(*own.regions))
        assert sorted(np.array(squares)[row[at["rival_roses"]] == 1]) == sorted(chain(*rival.regions))
        assert row[at["own_points"]] == own.score
        assert row[at["rival_points"]] == rival.score
        assert row[at["supply"]] == seen.supply
        cards = [position.tables.card_names[card] for card in np.flatnonzero(row[at["own_hand"]])]  # type: ignore[attr-defined]
        assert cards == [card.card for card in seen.hands[seat]]


def test_cursed_court_observations_say_who_would_share_the_victory() -> None:
    setup = GameSetup("cursed-court", 2, years=1, ties="ask")
    at = setup.encoder.places
    for seed in range(200):
        position = setup.deal(Dice(seed))
        while len(position.waiting()) == 1 and position.actor != OVER:
            position.step(Dice(seed))
        if position.actor == OVER:
            continue
        share, play_on = setup.actions.legal(position, 0)
        assert (share, play_on) == (*setup.actions.legal(position, 1),)
        assert list(setup.observation(position, 0)[at["agreed"]]) == [0, 0]
        position.play(1, setup.move(position, 1, share))
        assert list(setup.observation(position, 0)[at["agreed"]]) == [0, 1]
        assert list(setup.observation(position, 1)[at["agreed"]]) == [1, 0]
        assert setup.actions.legal(position, 1) == []
        return
    raise AssertionError("no tie in so many games")


@pytest.mark.parametrize("options", [{"exchange": "cash", "years": 3}, {"limit": 12}])
def test_options_that_do_not_apply_are_refused_here_too(options: dict[str, Value]) -> None:
    with pytest.raises(CamarillaError, match="applies only with exchange"):
        GameSetup("cursed-court", 2, **options)


def test_gains_are_what_the_score_then_says() -> None:
    setup = GameSetup("rose-king")
    at = setup.encoder.places
    position = setup.deal(Dice(2))
    dice = Dice(4)
    for _ in range(70):
        seat = int(position.actor)
        if seat >= 0:
            row = setup.observation(position, seat)
            for move in position.moves(seat):
                if move < 48:
                    after = position.copy()
                    after.apply(seat, move)
                    gained = after.scores()[seat] - position.scores()[seat]
                    assert row[at["own_gains"].start + move % 24] == gained
        position.step(dice)


def test_an_action_that_is_no_action_or_not_legal_is_told() -> None:
    setup = GameSetup("rose-king")
    position = setup.deal(Dice(1))
    with pytest.raises(CamarillaError, match="0 to 49"):
        setup.move(position, int(position.actor), 50)
    with pytest.raises(IllegalMove):
        setup.move(position, int(position.actor), 49)


def test_a_field_of_the_wrong_size_is_noticed() -> None:
    class Wrong(Encoder):
        def encode(self, position: object, seat: int) -> bytes:
            return self.pack({"crown": [1, 2]})

    with pytest.raises(AssertionError, match="crown has 2 numbers instead of 1"):
        Wrong([Field("crown", 1, "")]).encode(None, 0)


def test_a_game_without_an_encoder_is_answered_with_those_that_have_one() -> None:
    from camarilla.research.actions import actions_of
    from camarilla.research.parts import draw_board, encoder_of

    class Chess:
        name = "chess"

    for asked in (
        lambda: encoder_of(Chess(), None),  # type: ignore[arg-type]
        lambda: draw_board(Chess(), None),  # type: ignore[arg-type]
        lambda: actions_of("chess", None),  # type: ignore[arg-type]
    ):
        with pytest.raises(CamarillaError, match="rose-king"):
            asked()
