"""The arena: seats rotated, deals shared, failures survived, a broken-off contest taken up again."""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import sleep

import pytest

from camarilla import CamarillaError, Dice, find
from camarilla.arena.contest import Contest, Played, play_one
from camarilla.arena.ledger import Ledger
from camarilla.arena.ratings import elos, standings
from camarilla.arena.run import on_ray, run_contest
from camarilla.arena.simulate import Simulation
from camarilla.bots import BASELINES, Bot, Perspective
from camarilla.core.playout import playout

from .test_cli import run

CONTEST = Contest("rose-king", 2, {}, ["greedy", "random"], None, 30, 7)


def played(contest: Contest, games: int) -> list[Played]:
    ledger = Ledger(None, contest)
    run_contest(contest, games, 1, ledger, lambda done: None)
    return ledger.games


def test_every_bot_sits_everywhere_equally_often() -> None:
    for bots, seats in [(["a", "b"], 2), (["a", "b"], 4), (["a", "b", "c"], 2), (["a", "b", "c"], 5), (["a"] * 4, 3)]:
        contest = Contest("rose-king", seats, {}, bots, None, None, 1)
        lineups = contest.lineups()
        for seat in range(seats):
            sat = Counter(lineup[seat] for lineup in lineups)
            assert len(sat) == len(bots)
            assert len(set(sat.values())) == 1


@pytest.mark.parametrize(
    ("games", "seed", "cap", "said"),
    [
        (10**20, 1, 100, "games is a whole number from 1 to 1,000,000,000"),
        (0, 1, 100, "games is a whole number"),
        (1, 10**20, 100, "seed is a whole number"),
        (1, 1, 10**20, "cap is a whole number from 1 to 1,000,000,000"),
    ],
)
def test_a_simulation_refuses_numbers_that_cannot_be_meant(games: int, seed: int, cap: int, said: str) -> None:
    rules = find("rose-king")
    with pytest.raises(CamarillaError, match=said):
        Simulation(rules, 2, {}, rules.edition, seed, cap).run(games, None, lambda done: None)


def test_a_deal_brings_the_same_cards_to_the_same_seats() -> None:
    games = played(CONTEST, 4)
    deals: dict[int, set[str]] = {}
    for game in games:
        deals.setdefault(game.deal, set()).add(" ".join(game.record.moves[:10]))
    assert [len(first) for first in deals.values()] == [1, 1]
    assert [game.bots for game in games] == [[0, 1], [1, 0], [0, 1], [1, 0]]


def test_the_same_contest_gives_the_same_games() -> None:
    moves = [[game.record.moves for game in played(CONTEST, 2)] for _ in range(2)]
    assert moves[0] == moves[1]


def test_elo_of_known_scores() -> None:
    assert elos([[0, 75.5 - 0.5], [24.5 - 0.5 + 1, 0]])[0] == pytest.approx(190, abs=8)
    assert elos([[0, 10], [10, 0]]) == [pytest.approx(0), pytest.approx(0)]
    swept = elos([[0, 20, 20], [0, 0, 20], [0, 0, 0]])
    assert swept[0] > swept[1] > swept[2] == 0


def test_a_stronger_bot_stands_higher_and_its_interval_says_so() -> None:
    contest = Contest("rose-king", 2, {}, ["ismcts", "random"], 9, 120, 7)
    table = standings(contest, played(contest, 12))
    assert [one.name for one in table] == ["ismcts", "random"]
    assert table[0].elo_low > 0
    assert table[0].elo_low <= table[0].elo <= table[0].elo_high
    assert table[0].skill > table[1].skill
    assert table[1].elo == 0


class Broken(Bot):
    def choose(self, perspective: Perspective, dice: Dice) -> int:
        raise RuntimeError("no idea")


class Cheeky(Bot):
    def choose(self, perspective: Perspective, dice: Dice) -> int:
        return 10**6


class Slow(Bot):
    patience = 0.02

    def choose(self, perspective: Perspective, dice: Dice) -> int:
        while True:
            sleep(0.001)


@pytest.mark.parametrize("bot", [Broken, Cheeky, Slow])
def test_a_bot_that_fails_never_stops_a_game(
    bot: type[Bot], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(BASELINES, "bad", bot)
    with caplog.at_level(logging.ERROR):
        game = play_one(Contest("rose-king", 2, {}, ["bad", "random"], None, None, 3), 0, 0)
    assert game.record.result is not None
    assert game.failures > 20
    assert caplog.records


def test_bots_never_see_the_true_position() -> None:
    """What a bot does to the world it is handed does not touch the game."""
    from camarilla import start

    game = start("rose-king", seed=1)
    before = game.position.fingerprint()
    perspective = Perspective(game, 0, Dice(1))
    assert perspective.world is not game.position
    assert set(vars(perspective)) == {"seat", "world", "seen", "rules"}
    playout(perspective.world, Dice(2))
    assert game.position.fingerprint() == before


def test_a_contest_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "contest.jsonl"
    with Ledger(path, CONTEST) as first:
        run_contest(CONTEST, 2, 1, first, lambda done: None)
    path.write_text(path.read_text() + '{"deal": 1, "lineu', encoding="utf-8")
    with Ledger(path, CONTEST) as again:
        assert len(again.games) == 2
        run_contest(CONTEST, 4, 1, again, lambda done: None)
        assert [(game.deal, game.lineup) for game in again.games] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    with Ledger(path, CONTEST) as whole:
        assert [game.record.moves for game in whole.games] == [game.record.moves for game in played(CONTEST, 4)]
    with pytest.raises(CamarillaError, match="holds another contest"):
        Ledger(path, Contest("rose-king", 2, {}, ["random", "random"], None, None, 1))
    path.write_text("nonsense\n")
    with pytest.raises(CamarillaError, match="not the file of a contest"):
        Ledger(path, CONTEST)


@pytest.mark.slow
def test_the_command_with_two_processes_a_picture_and_a_mirror(tmp_path: Path) -> None:
    picture = tmp_path / "contest.png"
    words = ["arena", "rose-king", "--bots", "greedy,random", "--games", "8", "--jobs", "2", "--seed", "5"]
    told = run(*words, "--plot", str(picture), "--mirror")
    assert told.returncode == 0
    assert "Mirror match of greedy" in told.stdout
    assert picture.read_bytes().startswith(b"\x89PNG")
    facts = json.loads(run(*words, "--json").stdout)
    keys = {"name", "games", "wins", "elo", "elo_low", "elo_high", "think_mean"}
    assert all(keys <= set(one) for one in facts["bots"])
    assert facts["games"] == 8


def test_bad_words_to_the_arena() -> None:
    assert "two or more names" in run("arena", "rose-king", "--bots", "random").stderr
    assert "did you mean 'random'" in run("arena", "rose-king", "--bots", "radom,greedy").stderr


def test_a_worker_that_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    deaths: list[int] = []

    def host(contest: Contest, pairings: list[tuple[int, int]], jobs: int) -> Iterator[Played]:
        yield play_one(contest, *pairings[0])
        if len(deaths) < 2:
            deaths.append(1)
            raise BrokenProcessPool
        yield from (play_one(contest, *pair) for pair in pairings[1:])

    ledger = Ledger(None, CONTEST)
    run_contest(CONTEST, 6, 2, ledger, lambda done: None, host)
    assert sorted((game.deal, game.lineup) for game in ledger.games) == sorted(CONTEST.pairings(6))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_ray_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason="Ray has no wheel for this Python")
    ledger = Ledger(None, CONTEST)
    run_contest(CONTEST, 4, 2, ledger, lambda done: None, on_ray)
    told = sorted((game.deal, game.lineup, game.record.moves) for game in ledger.games)
    assert told == [(game.deal, game.lineup, game.record.moves) for game in played(CONTEST, 4)]
