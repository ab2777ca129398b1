"""examples/liars-dice: a game by somebody else, installed and tested as a stranger's package is."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from ..outside.new_game import Stranger

PROJECT = Path(__file__).parents[2] / "examples" / "liars-dice"
MADE = ignore_patterns("__pycache__", ".*")
"""What tools leave behind."""


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Stranger:
    room = tmp_path_factory.mktemp("liars-dice")
    made = Stranger(room, copytree(PROJECT, room / "liars-dice", ignore=MADE))
    made.install()
    return made


def test_it_is_small(tmp_path: Path) -> None:
    copied = copytree(PROJECT, tmp_path / "liars-dice", ignore=MADE)
    files = [path for path in copied.rglob("*") if path.is_file()]
    assert len(files) <= 14
    assert sum(path.read_text(encoding="utf-8").count("\n") for path in files) <= 1000


def test_it_is_listed_with_its_levels(stranger: Stranger) -> None:
    told = stranger.run("camarilla", "games", "liars-dice")
    assert "Liar’s Dice" in told
    assert "Knows the odds, reads bids, and bluffs now and then." in told


def test_it_is_played_to_the_end_in_the_terminal(stranger: Stranger, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    table = ("--seats", "Anna,@master", "-o", "dice=3", "--seed", "1", "--save", str(record))
    bids = "".join(f"{quantity}x6\ndoubt\n" for quantity in (1, 2, 3, 4, 5)) * 8
    told = stranger.run("camarilla", "play", "liars-dice", *table, typed=bids)
    assert "By your dice the bid is true with a chance of" in told
    assert "wins: nobody else has dice." in told
    assert "all legal" in stranger.run("camarilla", "replay", str(record), "--verify")
    in_russian = stranger.run("camarilla", "play", "liars-dice", *table, "--lang", "ru", typed=bids)
    assert "побеждает: больше ни у кого нет костей." in in_russian


@pytest.mark.slow
def test_its_own_tests_pass_once_it_is_installed_and_compiled(stranger: Stranger) -> None:
    assert [*(stranger.site / "liars_dice").glob("position.*.so")]
    told = stranger.run("pytest", "-q", "-p", "no:cacheprovider", str(stranger.project))
    assert "failed" not in told
    assert int(told.splitlines()[-1].split()[0]) > 3000
