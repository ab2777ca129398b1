"""Without the extra: a sentence with the command that puts it right. And the pictures hide what views hide."""

from __future__ import annotations

import subprocess
import sys

import pytest

from camarilla import SPECTATOR, Dice
from camarilla.conformance import World, moments
from camarilla.research.parts import draw_board

from .tables import every_world

MODULES = {
    "pettingzoo": "pettingzoo",
    "gymnasium": "gymnasium",
    "openspiel": "pyspiel",
    "peers": "open_spiel",
    "vectorised": "numpy",
    "game_setup": "numpy",
    "drawing": "resvg_py",
}


@pytest.mark.parametrize(("module", "missing"), MODULES.items())
def test_a_missing_extra_names_the_command(module: str, missing: str) -> None:
    code = f"""
import sys
sys.modules[{missing!r}] = None
from camarilla import CamarillaError
try:
    import camarilla.research.{module}
except CamarillaError as error:
    print(error)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert f"need {missing}" in run.stdout
    assert "pip install 'camarilla[research]'" in run.stdout


@every_world
def test_a_picture_shows_what_its_observer_may_know(world: World) -> None:
    rules = world.rules
    for position in moments(world, 1, 4):
        for observer in (0, SPECTATOR):
            drawn = draw_board(rules, rules.view(position, observer))
            assert drawn.startswith("<svg")
            other = position.imagine(observer, Dice(1))
            assert draw_board(rules, rules.view(other, observer)) == drawn
    assert draw_board(rules, rules.view(position, 0), "ru") != draw_board(rules, rules.view(position, 0), "en")
