"""The same sources, interpreted and compiled, play the same games, position by position."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import camarilla.core.position
from camarilla import Dice
from camarilla.conformance.worlds import CAP, World, worlds

ROOT = Path(__file__).parents[2]


def fingerprints(world: World, seed: int) -> str:
    """Every position of a game, in one digest a line for a few and the last in full."""
    position = world.first()
    dice = Dice(seed)
    prints = [position.fingerprint()]
    for _ in range(CAP):
        if position.actor < -1:
            break
        position.apply(position.actor, position.random_move(position.actor, dice))
        prints.append(position.fingerprint())
        prints += [str(position.moves(seat)) for seat in position.waiting() if seat >= 0 and len(prints) % 5 == 0]
    return f"{world} {seed} {len(prints)} {' '.join(prints)}"


def all_fingerprints() -> list[str]:
    chosen = worlds()
    step = max(1, len(chosen) // 60)
    return [fingerprints(world, 21) for world in chosen[::step]]


@pytest.mark.slow
def test_interpreted_equals_compiled() -> None:
    if not camarilla.core.position.__file__.endswith(".py"):
        script = "from tests.conformance.test_compiled import main; main()"
        run = subprocess.run(
            [sys.executable, "-c", script],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.splitlines() == ["interpreted", *all_fingerprints()]
    else:
        # Without a C compiler both are one: the games must at least repeat.
        assert all_fingerprints() == all_fingerprints()


def main() -> None:
    """Run in a process of its own that finds the sources before the compiled package."""
    assert camarilla.core.position.__file__.endswith(".py")
    print("interpreted")
    print("\n".join(all_fingerprints()))
