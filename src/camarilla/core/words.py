"""Messages put into words: Project Fluent, the same files here and in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from . import registry
from .errors import unknown
from .message import Argument, Message, Name, Who

LANGUAGES = ("en", "ru")

_folders: dict[str, Traversable] = {"core": files(__package__)}

Words = dict[str, str | int]


def say(message: Message, language: str = "en", people: Sequence[str] = ()) -> str:
    """A message in words. ``people``: names by seat; without them a seat is called as its game calls it."""
    code = _code(message.id)
    words: Words = {}
    for key, value in message.args.items():
        words.update(_words(key, value, code, language, people))
    return _format(message.id, words, language)


def add_texts(code: str, folder: Traversable) -> None:
    """Make known where the messages that begin with ``code-`` lie, for a part of the house that is no game."""
    _folders[code] = folder


def seat_name(code: str, seat: int, language: str = "en") -> str:
    """What a seat is called when nobody's name is known: "Red" where the game names its sides, else "Seat A"."""
    side = f"{code}-seat-{seat + 1}"
    if bundle(code, language).has_message(side):
        return _format(side, {}, language)
    return _format("core-seat", {"letter": chr(ord("A") + seat)}, language)


@cache
def bundle(code: str, language: str) -> FluentBundle:
    """All messages of one game (or of ``core``) in one language."""
    if language not in LANGUAGES:
        raise unknown("language", language, LANGUAGES)
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(code, language).read_text(encoding="utf-8")))
    return made


def _words(key: str, value: Argument, code: str, language: str, people: Sequence[str]) -> Words:
    if isinstance(value, Who):
        return {key: people[value.seat] if value.seat < len(people) else seat_name(code, value.seat, language)}
    if isinstance(value, Name):
        cases = bundle(_code(value.id), language).get_message(value.id).attributes
        forms: Words = {f"{key}-{case}": _format(value.id, {}, language, case) for case in cases}
        return {key: _format(value.id, {}, language), **forms}
    return {key: value}


def _format(message_id: str, words: Words, language: str, case: str = "") -> str:
    messages = bundle(_code(message_id), language)
    if not messages.has_message(message_id):
        raise LookupError(f"no message {message_id!r} in {language}")
    found = messages.get_message(message_id)
    pattern = found.attributes[case] if case else found.value
    if pattern is None:
        raise LookupError(f"message {message_id!r} in {language} has no words of its own")
    text, errors = messages.format_pattern(pattern, words)
    if errors:
        raise LookupError(f"message {message_id!r} in {language}: {errors[0]}")
    return str(text)


def _code(message_id: str) -> str:
    return message_id.partition("-")[0]


def source(code: str, language: str) -> Traversable:
    folder = _folders[code] if code in _folders else registry.find_code(code).folder
    return folder / "text" / f"{language}.ftl"
