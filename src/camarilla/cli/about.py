"""``about`` and ``games``: what this installation is and what can be played on it."""

from __future__ import annotations

import platform
import sys
from importlib.resources import files
from typing import Any

import msgspec
from rich.table import Table

from .. import __version__, find, names
from ..bots import about_bot, bots_of
from ..core import position
from ..core.message import Message
from ..core.option import Option, word
from ..core.rules import AnyRules
from ..core.words import say
from .table import chosen_language, data_folder, screen


def build() -> dict[str, Any]:
    """What the build wrote down: compiled or not, and why not."""
    note = files("camarilla") / "_build.json"
    if note.is_file():
        made: dict[str, Any] = msgspec.json.decode(note.read_bytes())
    else:
        made = {"compiled": False, "reason": "it runs from its sources"}
    made["compiled"] = not str(position.__file__).endswith(".py")
    return made


def show_about(json: bool) -> None:
    made = build()
    if json:
        about = {"version": __version__, "compiled": made["compiled"], "games": names(), "data": str(data_folder())}
        print(msgspec.json.encode(about).decode())
        return
    how = "compiled" if made["compiled"] else f"interpreted, and slower: {made.get('reason') or 'not compiled'}"
    rows = Table.grid(padding=(0, 2))
    rows.add_row("Camarilla", __version__)
    rows.add_row("Rules and search", how)
    rows.add_row("Python", f"{platform.python_version()} ({sys.platform})")
    rows.add_row("Games", ", ".join(names()))
    rows.add_row("Saved games", str(data_folder()))
    screen.print(rows, soft_wrap=True)


def show_games(name: str | None, json: bool, language: str | None) -> None:
    tongue = chosen_language(language)
    shown = [find(name)] if name else [find(one) for one in names()]
    if json:
        print(msgspec.json.encode([_facts(rules, tongue) for rules in shown]).decode())
        return
    if name:
        _show_one(shown[0], tongue)
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for head in ("Game", "", "Players", "Minutes", "Options"):
        table.add_column(head)
    for rules in shown:
        options = ", ".join(option.name for option in rules.options) or "–"
        title = say(Message(f"{rules.code}-title"), tongue)
        table.add_row(rules.name, title, players(rules), str(rules.minutes), options)
    screen.print(table)


def players(rules: AnyRules) -> str:
    low, high = rules.players.start, rules.players.stop - 1
    return str(low) if low == high else f"{low}–{high}"


def _show_one(rules: AnyRules, language: str) -> None:
    screen.print(f"[bold]{say(Message(f'{rules.code}-title'), language)}[/bold]  ({rules.name})")
    screen.print(say(Message(f"{rules.code}-line"), language))
    screen.print(f"{players(rules)} players, about {rules.minutes} minutes, edition {rules.edition.name}")
    _show_options(rules, language)
    table = Table(box=None, pad_edge=False, header_style="bold", title="Bots", title_justify="left")
    for head in ("Name", "", ""):
        table.add_column(head)
    for bot in bots_of(rules.name):
        table.add_row(f"@{bot}", say(Message(f"bots-{bot}"), language), say(about_bot(rules.name, bot), language))
    screen.print(table)


def _show_options(rules: AnyRules, language: str) -> None:
    if not rules.options:
        screen.print("No options.")
        return
    table = Table(box=None, pad_edge=False, header_style="bold", title="Options (-o NAME=VALUE)", title_justify="left")
    for head in ("Name", "Values", "Default", ""):
        table.add_column(head)
    for option in rules.options:
        table.add_row(option.name, _values(option), _default(option), say(Message(option.help), language))
    screen.print(table)


def _values(option: Option) -> str:
    if option.applies is None:
        return option.allowed
    return f"{option.allowed} (with {option.applies.option}={' or '.join(map(word, option.applies.values))})"


def _default(option: Option) -> str:
    usual = word(option.default)
    return usual if option.people is None else f"{usual} ({word(option.people)} with people)"


def _facts(rules: AnyRules, language: str) -> dict[str, object]:
    return {
        "name": rules.name,
        "title": say(Message(f"{rules.code}-title"), language),
        "players": [rules.players.start, rules.players.stop - 1],
        "minutes": rules.minutes,
        "secrets": rules.secrets,
        "edition": rules.edition.name,
        "bots": list(bots_of(rules.name)),
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "people": option.people,
                "applies": option.applies,
                "allowed": option.allowed,
                "title": say(Message(option.title), language),
                "help": say(Message(option.help), language),
            }
            for option in rules.options
        ],
    }
