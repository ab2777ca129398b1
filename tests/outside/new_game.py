"""What ``camarilla new-game`` writes, installed by pip, without a network, in an environment of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

NAME = "secret-dice"


class Installed:
    """Where the package was written, the Python that has it, and its site-packages, for other Pythons."""

    def __init__(self, room: Path) -> None:
        self.project = room / NAME
        venv.create(room / "venv", symlinks=True)
        self.python = room / "venv" / "bin" / "python"
        self.site = Path(sysconfig.get_path("purelib", vars={"base": str(room / "venv")}))
        # What this environment has, that one has too, pip and hatchling among it.
        here = [path for path in sys.path if path.endswith("-packages")]
        (self.site / "camarilla_tests.pth").write_text("\n".join(here))
        self.written = self.run("camarilla", "new-game", NAME, "--folder", str(self.project))
        offline = ("--no-deps", "--no-build-isolation", "--no-index", "--quiet")
        self.run("pip", "install", *offline, str(self.project))

    def run(self, module: str, *words: str, typed: str = "") -> str:
        """Run a module there as a person would; what it printed."""
        command = [str(self.python), "-m", module, *words]
        environment = {**os.environ, "COLUMNS": "120", "LC_ALL": "C.UTF-8", "CAMARILLA_DATA": "/nonexistent"}
        run = subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, check=False)
        assert run.returncode == 0, run.stdout + run.stderr
        return run.stdout

    @property
    def path(self) -> str:
        """``PYTHONPATH`` for another Python that is to have it."""
        return os.pathsep.join([str(self.site), *filter(None, [os.environ.get("PYTHONPATH")])])
