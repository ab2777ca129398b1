"""``camarilla new-game``: what it writes can be installed, tested and played, and what it refuses it explains."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from camarilla.cli.scaffold import LONGEST_NAME, check_name, game_files, write_game
from camarilla.core.errors import CamarillaError

from ..outside.new_game import NAME, Installed


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("new-game"))


def test_it_is_small_and_says_what_to_do_next(installed: Installed) -> None:
    written = dict(game_files(NAME))
    assert len(written) <= 10
    assert sum(text.count("\n") for text in written.values()) <= 500
    for path, text in written.items():
        assert (installed.project / path).read_text(encoding="utf-8") == text
        assert str(installed.project / path) in installed.written
        assert not any(old in f"{path} {text}".lower() for old in ("high-card", "high_card", "highcard", "high card"))
    assert f"camarilla play {NAME}" in installed.written


def test_its_own_tests_pass_once_it_is_installed(installed: Installed) -> None:
    told = installed.run("pytest", "-q", "-p", "no:cacheprovider", str(installed.project))
    passed = int(told.splitlines()[-1].split()[0])
    assert "failed" not in told
    assert passed > 200


def test_it_is_played_to_the_end_in_the_terminal(installed: Installed, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    table = ("--seats", "Anna,@novice", "-o", "rounds=2", "--save", str(record))
    told = installed.run("camarilla", "play", NAME, *table, typed="bid 9\nbid 1\nbid 0\n")
    assert "“bid 9” is not a legal move now." in told
    assert "Anna (Seat A) bids 1." in told
    assert "Round: 2/2" in told
    assert "all legal" in installed.run("camarilla", "replay", str(record), "--verify")
    assert "winners:" in record.read_text()
    in_russian = installed.run("camarilla", "play", NAME, *table, "--lang", "ru", typed="bid 1\nbid 0\n")
    assert "Вам досталась карта" in in_russian


def test_its_levels_are_found(installed: Installed) -> None:
    assert "Looks one bid ahead." in installed.run("camarilla", "games", NAME)


def uncomment_the_hook(project: Path) -> None:
    settings = project / "pyproject.toml"
    text = settings.read_text(encoding="utf-8").replace('["hatchling"]', '["hatchling", "camarilla"]')
    settings.write_text(re.sub(r"^# (\[tool|package =|compiled =)", r"\1", text, flags=re.MULTILINE), encoding="utf-8")


@pytest.mark.slow
def test_its_own_tests_pass_when_it_is_compiled(tmp_path: Path) -> None:
    compiled = Installed(tmp_path, NAME, uncomment_the_hook)
    assert [*(compiled.site / "secret_dice").glob("position.*.so")]
    assert "failed" not in compiled.run("pytest", "-q", "-p", "no:cacheprovider", str(compiled.project))


@pytest.mark.parametrize("name", ["oxo", "q" * LONGEST_NAME, "up-to-6-short-words"])
def test_it_is_clean_whatever_it_is_called(tmp_path: Path, name: str) -> None:
    write_game(name, tmp_path / name)
    for command in (["check"], ["format", "--check"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--no-cache", "."]
        run = subprocess.run(ruff, cwd=tmp_path / name, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stdout


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Secret Dice", "small Latin letters"),
        ("кости", "small Latin letters"),
        ("../up", "small Latin letters"),
        ("ab", "small Latin letters"),
        ("a-game", "small Latin letters"),
        ("q" * (LONGEST_NAME + 1), "3 to 20"),
        ("rose-king", "there is a game called rose-king already"),
        ("json", "Python knows something else as json"),
        ("class", "Python knows something else as class"),
        ("house", "already begins the ids"),
    ],
)
def test_a_name_that_cannot_be_is_refused_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(CamarillaError, match=why):
        check_name(name)


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    kept = tmp_path / "notes.txt"
    kept.write_text("mine")
    with pytest.raises(CamarillaError, match="is not empty"):
        write_game(NAME, tmp_path)
    with pytest.raises(CamarillaError, match="is a file"):
        write_game(NAME, kept)
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
