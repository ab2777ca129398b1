"""Checks the types of the page: svelte-check and tsc, with the node that is there or the one from PyPI."""

from __future__ import annotations

from pathlib import Path

from hatch_build import run_npm

WEB = Path(__file__).parent.parent / "web"

if __name__ == "__main__":
    if not (WEB / "node_modules").exists():
        run_npm(WEB, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    print(run_npm(WEB, "run", "check"))
