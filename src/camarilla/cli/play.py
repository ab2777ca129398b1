"""``play``: a game at the terminal, people and bots mixed. Where a game has secrets, people at one screen take turns
to look at it, and it is cleared in between."""

from __future__ import annotations

import secrets
import shlex
import sys
from datetime import datetime
from pathlib import Path

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from .. import Fair, Game, IllegalMove, Seeded, find, load_records
from ..bots import Bot, find_bot, usual_bot
from ..bots.careful import careful_move
from ..bots.explain import explain
from ..core.choice import Choice
from ..core.errors import CamarillaError
from ..core.message import Who
from ..core.position import SPECTATOR, Dice
from ..core.record import Record
from ..core.rules import AnyRules, plain
from ..core.words import say
from .completion import offer_completions
from .explain import show_advice
from .table import (
    chosen_language,
    coloured,
    data_folder,
    read_edition_file,
    read_pairs,
    screen,
    table_names,
    told,
    wipe,
)


class Quit(Exception):
    """Somebody wants to leave the table."""


def play_game(
    name: str,
    seats: str | None,
    option: list[str] | None,
    edition: Path | None,
    seed: int | None,
    resume: Path | None,
    save: Path | None,
    language: str | None,
) -> None:
    rules = find(name)
    tongue = chosen_language(language)
    chance = Fair() if seed is None else Seeded(seed)
    used = read_edition_file(rules, edition)
    if resume is not None:
        game = Game.resume(_saved(resume, name), chance=chance, edition=used)
    else:
        people = _people(rules, seats, tongue)
        options = rules.read_options(len(people), read_pairs(option), people=not all(map(_is_bot, people)))
        game = Game(name, seats=len(people), options=options, edition=used, people=people, chance=chance)
        game.record.date = f"{datetime.now():%Y-%m-%d}"
    path = save or resume or data_folder() / "games" / f"{name}-{datetime.now():%Y%m%d-%H%M%S}.txt"
    Evening(game, tongue, edition).play(path)


def _people(rules: AnyRules, seats: str | None, language: str) -> list[str]:
    """Who sits where. Nothing said, or a number: one person and bots, around the smallest table or one for so many."""
    if seats is None or _is_number(seats):
        count = rules.seats(None if seats is None else int(seats))
        return [told("you", language), *[f"@{usual_bot(rules.name)}"] * (count - 1)]
    people = [name.strip() for name in seats.split(",")]
    rules.seats(len(people))
    for name in people:
        if _is_bot(name):
            find_bot(rules.name, name[1:])
        elif not name:
            raise CamarillaError(f"--seats {seats!r}: a name is missing between two commas")
        elif people.count(name) > 1:
            raise CamarillaError(f"--seats {seats!r}: two people are called {name!r}; tell them apart")
    return people


def _is_number(seats: str) -> bool:
    return seats.strip().isdecimal() and len(seats) < 10


def _is_bot(name: str) -> bool:
    return name.startswith("@")


def _saved(path: Path, name: str) -> Record:
    for loaded in load_records(path):
        if loaded.record.game != name:
            raise CamarillaError(f"{path} is a game of {loaded.record.game}, not of {name}")
        return loaded.record
    raise CamarillaError(f"{path}: it holds no record")


class Evening:
    """One game at one screen, from the first move to the last or until somebody leaves."""

    def __init__(self, game: Game, language: str, edition: Path | None) -> None:
        self._game = game
        self._edition = edition
        self._rules = game.rules
        self._language = language
        name = game.record.game
        people = game.record.people or [f"@{usual_bot(name)}"] * game.seats
        bots = [(seat, person[1:]) for seat, person in enumerate(people) if _is_bot(person)]
        self._bots: dict[int, Bot] = {seat: find_bot(name, bot) for seat, bot in bots}
        self._persons = [seat for seat in range(game.seats) if seat not in self._bots]
        self._names = table_names(self._rules, people, game.seats, language)
        self._dice = Dice(secrets.randbits(60))
        self._told = dict.fromkeys([*self._persons, SPECTATOR], 0)
        """How much of the record each person has been told."""
        self._looking: int | None = None

    def play(self, path: Path) -> None:
        """Until the end, or until somebody leaves; either way the record is kept."""
        try:
            while waiting := self._game.waiting():
                self._decide(waiting[0])
            self._tell_the_end()
        except (Quit, EOFError, KeyboardInterrupt):
            screen.print()
        self._save(path)

    def _decide(self, seat: int) -> None:
        if seat in self._bots:
            if sys.stdout.isatty():
                screen.print(told("thinking", self._language, self._names, who=Who(seat)), end="\r", style="dim")
            move, _ = careful_move(self._bots[seat], self._game, seat, self._dice)
            self._game.play(self._rules.text(self._game.position, seat, move), seat)
        else:
            self._hand_over(seat)
            self._show(seat)
            self._game.play(self._ask(seat), seat)
            if self._shared():
                wipe()
                self._looking = None

    def _shared(self) -> bool:
        return self._rules.secrets and len(self._persons) > 1

    def _hand_over(self, seat: int) -> None:
        """Before a person sees their secrets, the others must have gone."""
        if self._shared() and self._looking != seat:
            wipe()
            screen.print(told("pass-screen", self._language, self._names, who=Who(seat)), style="bold", markup=False)
            screen.input(told("press-enter", self._language))
            self._looking = seat

    def _show(self, seat: int) -> None:
        self._tell_news(seat)
        screen.print()
        self._draw(seat)
        ask = self._game.ask(seat)
        if ask is not None:
            screen.print()
            screen.print(say(ask.words, self._language, self._names), style="bold", markup=False)

    def _draw(self, seat: int | None) -> None:
        screen.print(coloured(self._rules, self._game.draw(seat, self._language)))

    def _tell_news(self, seat: int) -> None:
        """What has happened since this person last looked."""
        log = self._game.log(None if seat == SPECTATOR else seat)
        screen.print()
        for story in log[self._told[seat] :]:
            for message in story:
                screen.print(say(message, self._language, self._names), markup=False)
        self._told[seat] = len(log)

    # Asking a person

    def _ask(self, seat: int) -> str:
        choices = self._game.choices(seat)
        offer_completions([choice.text.partition("{n}")[0] for choice in choices])
        while True:
            typed = screen.input(f"{self._names[seat]['name']}> ", markup=False).strip()
            if typed and not self._command(typed, seat, choices):
                try:
                    self._rules.move(self._game.position, seat, typed)
                except IllegalMove as error:
                    self._object(typed, error, choices)
                else:
                    return typed

    def _command(self, typed: str, seat: int, choices: list[Choice]) -> bool:
        match typed.lower():
            case "quit" | "exit" | "q":
                raise Quit
            case "?" | "moves":
                screen.print(told("moves", self._language))
                self._list(choices)
            case "board":
                self._draw(seat)
            case "log":
                self._told[seat] = 0
                self._tell_news(seat)
            case "hint":
                screen.print(told("thinking-hint", self._language), style="dim", end="\r")
                show_advice(explain(self._game, seat), self._names, self._language)
            case "help":
                page = self._rules.folder / f"help.{self._language}.md"
                screen.print(Markdown(page.read_text(encoding="utf-8")))
                screen.print(told("help-line", self._language))
            case _:
                return False
        return True

    def _object(self, typed: str, error: IllegalMove, choices: list[Choice]) -> None:
        """Say what is wrong; what begins like the text may be what was meant."""
        alike = [choice for choice in choices if plain(choice.text).startswith(plain(typed))]
        if alike:
            self._list(alike)
            return
        screen.print(say(error.message, self._language, self._names), style="red", markup=False)
        if error.message.id.startswith("core-"):
            screen.print(told("help-line", self._language), style="dim")

    def _list(self, choices: list[Choice]) -> None:
        rows = Table.grid(padding=(0, 2))
        for choice in choices:
            text = choice.text
            if choice.span is not None:
                text = text.replace("{n}", f"{choice.span.low}…{choice.span.high}")
            words = self._rules.choice_words(self._game.position, choice)
            rows.add_row(Text(f"  {text}", no_wrap=True), Text(say(words, self._language, self._names)))
        screen.print(rows)

    # Leaving

    def _tell_the_end(self) -> None:
        person = self._persons[0] if len(self._persons) == 1 else SPECTATOR
        self._tell_news(person)
        screen.print()
        self._draw(None if person == SPECTATOR else person)

    def _save(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self._game.record.to_text(), encoding="utf-8")
        except OSError as error:
            print(self._game.record.to_text())
            raise CamarillaError(f"{path}: cannot be written: {error.strerror}; the record is printed above") from None
        screen.print(told("saved", self._language, file=str(path)), style="dim", soft_wrap=True, markup=False)
        if self._game.waiting():
            command = ["camarilla", "play", self._rules.name, "--resume", str(path)]
            if self._edition is not None:
                command += ["--edition", str(self._edition)]
            again = told("resume", self._language, command=shlex.join(command))
            screen.print(again, style="dim", soft_wrap=True, markup=False)
