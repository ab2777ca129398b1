"""Games of other packages are equal: levels, research, arena and house by the entry point and the manifest alone."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import cast

import pytest

from camarilla import CamarillaError, Dice, find, names, say, start
from camarilla.arena.contest import Contest
from camarilla.arena.ledger import Ledger
from camarilla.arena.ratings import standings
from camarilla.arena.run import here, run_contest
from camarilla.bots import BASELINES, about_bot, bots_of, usual_bot
from camarilla.bots.explain import strongest
from camarilla.core.registry import manifest
from camarilla.house.entries import Entry
from camarilla.house.tables.match import Match
from camarilla.house.terms import Terms
from camarilla.house.web.games import GameInfo, list_games
from camarilla.research.game_setup import GameSetup
from camarilla.research.gymnasium import CourtEnv
from camarilla.research.parts import draw_board
from camarilla.research.vectorised import Tables

from ..outside import PROJECT, installed

NAME = "court-nim"


@pytest.fixture(autouse=True)
def package(tmp_path: Path) -> Iterator[None]:
    with installed(tmp_path):
        yield


def test_it_is_listed_without_being_imported() -> None:
    assert names()[-1] == NAME
    assert manifest(NAME).designers == ("Nobody in particular",)
    assert "court_nim" not in sys.modules


def test_it_has_its_own_levels_and_the_baselines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camarilla.bots._ADDED", {})  # guests that another test has called in
    assert list(bots_of(NAME)) == ["novice", "master", *BASELINES]
    assert say(about_bot(NAME, "master")) == "Knows the trick."
    assert usual_bot(NAME) == "ismcts"
    assert strongest(NAME) == "master"


def test_its_levels_play_in_the_arena(tmp_path: Path) -> None:
    contest = Contest(NAME, 2, {}, ["master", "novice"], None, None, 1)
    with Ledger(tmp_path / "contest.jsonl", contest) as ledger:
        run_contest(contest, 4, 1, ledger, lambda done: None, here)
        master, novice = standings(contest, ledger.games)
    assert master.elo > novice.elo


def test_it_has_research_environments() -> None:
    setup = GameSetup(NAME)
    assert setup.observation(setup.deal(Dice(1)), 0).tolist() == [9, 1]
    env = CourtEnv(NAME, opponents="master")
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"].tolist() == [1, 1, 1]
    assert Tables(NAME, 4).reset().observations.tolist() == [[9, 1]] * 4
    with pytest.raises(CamarillaError, match="court-nim has no picture"):
        draw_board(find(NAME), find(NAME).view(setup.first, 0))


def test_the_house_lists_it_as_its_own() -> None:
    games = cast(list[GameInfo], list_games.fn())
    found = next(game for game in games if game.name == NAME)
    assert found.designers == ["Nobody in particular"]
    assert found.tone == "plum"
    assert [bot.name for bot in found.bots[:2]] == ["novice", "master"]


def test_it_plays_to_an_end() -> None:
    game = start(NAME, seed=1)
    game.play("take 1")
    assert str(game.position)
    while game.waiting():
        game.play(game.moves()[-1])
    assert game.position.outcome() is not None


def test_a_table_asks_at_once_where_no_chance_comes_first() -> None:
    match = Match(Terms(game=NAME, seats=2))
    match.settle(Entry("table", 0, "start", -1, "", 0, ""), match.plan_opening())
    assert match.asked == {0: 1}


@pytest.mark.slow
def test_the_same_hook_compiles_it(tmp_path: Path) -> None:
    """A wheel, built as pip would build it here, plays with a compiled position."""
    project, wheels, home = tmp_path / "project", tmp_path / "wheels", tmp_path / "site"
    copytree(PROJECT, project, ignore=ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
    run = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    [wheel] = wheels.iterdir()
    assert "none-any" not in wheel.name
    zipfile.ZipFile(wheel).extractall(home)
    play = (
        "import camarilla, court_nim.position\n"
        "game = camarilla.start('court-nim', seed=1)\n"
        "while game.waiting(): game.play(game.moves()[-1])\n"
        "print(court_nim.position.__file__, game.position.state())"
    )
    path = os.pathsep.join([str(home), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path}
    played = subprocess.run([sys.executable, "-c", play], env=environment, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    file, state = played.stdout.split(" ", 1)
    assert not file.endswith(".py")
    assert state.strip() == "[0, -2, 0]"
