"""The build: compiles rules and playouts with mypyc where a C compiler is found, and says what it did.

An install without a compiler works as well, interpreted; `camarilla about` tells which one it is.
"""

from __future__ import annotations

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
        files, group_name="camarilla", only_compile_paths=files, opt_level="3", debug_level="0", multi_file=True
    ),
)
"""


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled libraries to a wheel."""

    def dependencies(self) -> list[str]:
        # mypyc reads the types of what the compiled files import.
        needed = self.metadata.core.dependencies
        return ["mypy>=2.4,<3", "setuptools>=77", *needed] if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        told: dict[str, object] = {"compiled": False, "reason": self._obstacle()}
        if not told["reason"]:
            told = self._compile(build_data)
        note = Path(tempfile.mkdtemp(prefix="camarilla-note-")) / "_build.json"
        note.write_text(json.dumps(told) + "\n", encoding="utf-8")
        build_data["force_include"][str(note)] = "camarilla/_build.json"

    def _wanted(self) -> bool:
        return "editable" not in " ".join(sys.argv) and not self._obstacle()

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
