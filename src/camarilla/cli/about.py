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
from ..core.registry import manifest
from ..core.rules import AnyRules
from ..core.words import say
from .table import chosen_language, data_folder, screen, told


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
    for head in ("game", "", "players", "minutes", "options"):
        table.add_column(head and told(f"head-{head}", tongue))
    for rules in shown:
        options = ", ".join(option.name for option in rules.options) or "–"
        title = say(Message(f"{rules.code}-title"), tongue)
        table.add_row(rules.name, title, players(rules), str(manifest(rules.name).minutes), options)
    screen.print(table)


def players(rules: AnyRules) -> str:
    low, high = rules.players.start, rules.players.stop - 1
    return str(low) if low == high else f"{low}–{high}"


def _show_one(rules: AnyRules, language: str) -> None:
    screen.print(f"[bold]{say(Message(f'{rules.code}-title'), language)}[/bold]  ({rules.name})")
    screen.print(say(Message(f"{rules.code}-line"), language))
    edition = rules.edition.name
    screen.print(
        told("game-line", language, players=players(rules), minutes=manifest(rules.name).minutes, edition=edition)
    )
    _show_options(rules, language)
    title = told("bots", language)
    table = Table(box=None, pad_edge=False, header_style="bold", title=title, title_justify="left")
    for head in (told("head-name", language), "", ""):
        table.add_column(head)
    for bot in bots_of(rules.name):
        table.add_row(f"@{bot}", say(Message(f"bots-{bot}"), language), say(about_bot(rules.name, bot), language))
    screen.print(table)


def _show_options(rules: AnyRules, language: str) -> None:
    if not rules.options:
        screen.print(told("no-options", language))
        return
    title = told("options", language)
    table = Table(box=None, pad_edge=False, header_style="bold", title=title, title_justify="left")
    for head in ("name", "values", "default", ""):
        table.add_column(head and told(f"head-{head}", language))
    for option in rules.options:
        row = (option.name, _values(option, language), _default(option, language))
        table.add_row(*row, say(Message(option.help), language))
    screen.print(table)


def _values(option: Option, language: str) -> str:
    if option.applies is None:
        return option.allowed
    needed = f"{option.applies.option}={'|'.join(map(word, option.applies.values))}"
    return told("values-with", language, values=option.allowed, needed=needed)


def _default(option: Option, language: str) -> str:
    usual = word(option.default)
    if option.people is None:
        return usual
    return told("default-with-people", language, usual=usual, company=word(option.people))


def _facts(rules: AnyRules, language: str) -> dict[str, object]:
    return {
        "name": rules.name,
        "title": say(Message(f"{rules.code}-title"), language),
        "players": [rules.players.start, rules.players.stop - 1],
        "minutes": manifest(rules.name).minutes,
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
