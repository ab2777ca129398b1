"""Advice: the best few moves with value, visits and reasons, from what the seat knows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from camarilla import CamarillaError, Dice, Game, Seeded, find, names
from camarilla.bots.explain import explain
from camarilla.core.words import LANGUAGES, say
from camarilla.games.rose_king.view import RoseKingPreview

from .test_cli import run


@pytest.mark.parametrize("name", names())
def test_advice_is_legal_weighed_and_can_be_said(name: str) -> None:
    game = Game(name, chance=Seeded(4), seats=find(name).players[0])
    seat = game.waiting()[0]
    found = explain(game, seat, most=40, think=60, seed=1)
    assert 1 <= len(found) <= 3
    for advice in found:
        assert advice.text in game.moves(seat)
        assert 0 <= advice.value <= 1
        assert advice.visits > 0
        for language in LANGUAGES:
            assert all(say(reason, language) for reason in [*advice.reasons, *advice.differs])
    assert not found[0].differs


@pytest.mark.parametrize("name", names())
def test_the_same_advice_whatever_the_others_really_hold(name: str) -> None:
    first, second = (Game(name, chance=Seeded(4), seats=find(name).players[0]) for _ in range(2))
    seat = first.waiting()[0]
    second.seen_by(seat)
    second.position = second.position.imagine(seat, Dice(99))
    advice = [explain(game, seat, most=30, think=60, seed=1) for game in (first, second)]
    assert advice[0] == advice[1]


def test_advice_says_what_a_move_costs_or_brings_beside_the_best() -> None:
    game = Game("rose-king", chance=Seeded(7))
    for _ in range(30):
        game.play(explain(game, game.waiting()[0], most=20, think=60, seed=1)[0].text)
    seat = game.waiting()[0]
    first, *others = explain(game, seat, most=200, think=60, count=9, seed=1)

    def lead(text: str) -> int:
        preview = game.preview(text)
        assert preview is None or isinstance(preview, RoseKingPreview)
        scores = game.position.scores() if preview is None else preview.scores
        return scores[seat] - scores[1 - seat]

    assert any(advice.differs for advice in others)
    for advice in others:
        told = {message.id: message.args for message in advice.differs}
        more = lead(advice.text) - lead(first.text)
        wanted: dict[str, dict[str, int]] = {}
        if more:
            wanted["rk-differs-more" if more > 0 else "rk-differs-less"] = {"points": abs(more)}
        if first.text.endswith("*") != advice.text.endswith("*"):
            wanted["rk-differs-keeps-hero" if first.text.endswith("*") else "rk-differs-spends-hero"] = {}
        assert told == wanted


def test_who_has_nothing_to_decide_gets_no_advice() -> None:
    game = Game("rose-king", chance=Seeded(1))
    other = 1 - game.waiting()[0]
    with pytest.raises(CamarillaError, match="nothing to decide"):
        explain(game, other, most=10)
    with pytest.raises(CamarillaError, match="does not search"):
        explain(game, 1 - other, bot="random")


def test_the_command_tells_the_best_moves_of_a_record(tmp_path: Path) -> None:
    game = Game("rose-king", chance=Seeded(1))
    first = game.moves()[0]
    before = len(game.record.moves)
    game.play(first)
    path = tmp_path / "game.txt"
    path.write_text(game.record.to_text(), encoding="utf-8")
    told = json.loads(run("explain", str(path), "--think", "0.05", "--after", str(before), "--json").stdout)
    assert {advice["text"] for advice in told["advice"]} <= set(Game("rose-king", chance=Seeded(1)).moves())
    shown = run("explain", str(path), "--think", "0.05", "--count", "1").stdout
    assert "simulation" in shown
    wrong = run("explain", str(path), "--after", "999")
    assert wrong.returncode
    assert "it has" in wrong.stderr
