"""Packages of games, installed by pip, without a network, each in an environment of its own."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable
from pathlib import Path

NAME = "secret-dice"


class Stranger:
    """Where a package lies, the Python that is to have it, and its site-packages, for other Pythons."""

    def __init__(self, room: Path, project: Path) -> None:
        self.project = project
        venv.create(room / "venv", symlinks=True)
        self.python = room / "venv" / "bin" / "python"
        self.site = Path(sysconfig.get_path("purelib", vars={"base": str(room / "venv")}))
        # What this environment has, that one has too, pip and hatchling among it.
        here = [path for path in sys.path if path.endswith("-packages")]
        (self.site / "camarilla_tests.pth").write_text("\n".join(here))

    def install(self) -> None:
        offline = ("--no-deps", "--no-build-isolation", "--no-index", "--quiet")
        self.run("pip", "install", *offline, str(self.project))

    def run(self, module: str, *words: str, typed: str = "") -> str:
        """Run a module there as a person would; what it printed."""
        return self._run("-m", module, *words, typed=typed)

    def run_file(self, name: str) -> str:
        """Run a file of the project; what it printed."""
        return self._run(str(self.project / name))

    def _run(self, *words: str, typed: str = "") -> str:
        environment = {**os.environ, "COLUMNS": "120", "LC_ALL": "C.UTF-8", "CAMARILLA_DATA": "/nonexistent"}
        command = [str(self.python), *words]
        run = subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, check=False)
        assert run.returncode == 0, run.stdout + run.stderr
        return run.stdout

    @property
    def path(self) -> str:
        """``PYTHONPATH`` for another Python that is to have it."""
        return os.pathsep.join([str(self.site), *filter(None, [os.environ.get("PYTHONPATH")])])


class Installed(Stranger):
    """What ``camarilla new-game`` writes."""

    def __init__(self, room: Path, name: str = NAME, change: Callable[[Path], None] | None = None) -> None:
        """``change`` is what its author does to the written package before it is installed."""
        super().__init__(room, room / name)
        self.written = self.run("camarilla", "new-game", name, "--folder", str(self.project))
        if change is not None:
            change(self.project)
        self.install()

    def fails(self, check: str) -> bool:
        """Whether its tests find that a check of the conformance suite does not hold."""
        command = [str(self.python), "-m", "pytest", "-q", "-p", "no:cacheprovider", "-x", "--tb=no", "-k", check]
        # Sources that change within a second must not be taken for those compiled a moment ago.
        shutil.rmtree(self.site / self.project.name.replace("-", "_") / "__pycache__", ignore_errors=True)
        quick = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        run = subprocess.run([*command, str(self.project)], capture_output=True, text=True, env=quick, check=False)
        return bool(re.search(rf"^FAILED .*{check}", run.stdout, re.MULTILINE))
