"""Tab completes moves at the prompt, where the terminal can do that."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def offer_completions(texts: list[str]) -> None:
    """From now on Tab completes these."""
    readline = _readline()
    if readline is None:
        return

    def complete(typed: str, number: int) -> str | None:
        alike = [text for text in texts if text.lower().startswith(typed.lower())]
        return alike[number] if number < len(alike) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")


def _readline() -> ModuleType | None:
    """Windows has none; typing still works there."""
    try:
        return import_module("readline")
    except ImportError:
        return None
