"""What several commands need: the screen, the language, the data folder, options and editions from the command line."""

from __future__ import annotations

import locale
import os
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from ..core.edition import Edition
from ..core.errors import CamarillaError
from ..core.message import Argument, Message
from ..core.option import Value
from ..core.rules import AnyRules
from ..core.words import LANGUAGES, Called, Forms, add_texts, check_language, person_forms, say, seat_forms

add_texts("cli", files(__package__))

screen = Console(highlight=False)


def wipe() -> None:
    """Clear the screen and what could be scrolled back to: the next person must not find the last one's secrets."""
    screen.clear()
    if screen.is_terminal:
        screen.file.write("\x1b[3J")


def told(message_id: str, language: str, people: Sequence[Called] = (), **words: Argument) -> str:
    """One of the terminal's own sentences."""
    return say(Message(f"cli-{message_id}", words), language, people)


def chosen_language(asked: str | None) -> str:
    """What was asked for, else the system's language if we speak it, else English."""
    if asked is not None:
        return check_language(asked)
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return system[:2].lower() if system[:2].lower() in LANGUAGES else "en"


def data_folder() -> Path:
    """Where saved games go; CAMARILLA_DATA moves it."""
    return Path(os.environ.get("CAMARILLA_DATA") or user_data_path("camarilla", appauthor=False))


def read_pairs(pairs: list[str] | None) -> dict[str, Value]:
    """``--option key=value`` as a dict; the game checks what it means."""
    options: dict[str, Value] = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise CamarillaError(f"--option {pair!r}: write it as KEY=VALUE")
        if key.strip() in options:
            raise CamarillaError(f"--option {key.strip()} is given twice: give it once")
        options[key.strip()] = value.strip()
    return options


def read_edition_file(rules: AnyRules, path: Path | None) -> Edition | None:
    return None if path is None else rules.read_edition(path)


def table_names(rules: AnyRules, people: list[str], seats: int, language: str) -> list[Forms]:
    """What everyone at a table is called: a person by name and side, a bot by its side and kind."""
    sides = [seat_forms(rules.code, seat, language) for seat in range(seats)]
    if not people:
        return sides
    nameless = [told("you", one) for one in LANGUAGES]  # "You plays" would be wrong in any language
    called = ["" if name in nameless else name for name in people]
    return [_called(side, name, language) for side, name in zip(sides, called, strict=True)]


def _called(side: Forms, name: str, language: str) -> Forms:
    if not name:
        return side
    if name.startswith("@"):
        return {form: f"{text} ({name})" for form, text in side.items()}
    return person_forms(f"{name} ({side['name']})", language)


def progress_bar() -> Progress:
    """On standard error, so that --json leaves standard output to the program that reads it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def coloured(rules: AnyRules, drawing: str) -> Text:
    """A terminal drawing in the game's ink."""
    text = Text(drawing)
    for pattern, style in rules.ink.items():
        text.highlight_regex(pattern, style)
    return text
