"""Messages put into words: Project Fluent, the same files here and in the browser (``web/src/words.svelte.ts``)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from . import registry
from .choice import Choice
from .edition import Fault, Named
from .errors import CamarillaError, shown, unknown
from .message import Argument, Message, Name, Who

LANGUAGES = ("en", "ru")
CASES = ("gen", "dat", "acc", "ins", "pre")
"""Genitive, dative, accusative, instrumental, prepositional: the forms of a player that a message may ask for."""

_folders: dict[str, Traversable] = {"core": files(__package__)}

Words = dict[str, str | int]
Forms = dict[str, str]
"""A name in one language: ``name`` as it stands alone, and other forms of it by their attributes."""
Called: TypeAlias = str | Name | Mapping[str, str]
"""What a player is called: a person's name, which is not declined; a bot's, which is a message with its cases as
attributes; or any name with its forms."""
_Tables = Mapping[str, Mapping[str, object]]

_COMPASS = {"ru": str.maketrans("NESW", "СВЮЗ")}
"""What ``COMPASS($card)`` of a message makes of the points of the compass: NE2 is СВ2 in Russian."""

_own: dict[str, dict[str, Forms]] = {}
"""Names that edition files brought along, by message id and language; of two files with one name, the last one read."""


def say(message: Message, language: str = "en", people: Sequence[Called] = ()) -> str:
    """A message in words. ``people``: names by seat; without them a seat is called as its game calls it.

    For a player ``who`` a message may ask for ``$who`` and for ``$who-gen`` and the other ``CASES``. Where a language
    declines names, a person's stays as it is and the noun before it is declined: "игрока Anna".
    """
    if not isinstance(message, Message):
        raise CamarillaError(f"say takes a Message, as ask, log and seen_by give them, not {shown(message)}")
    check_language(language)
    code = _code(message.id)
    words: Words = {}
    for key, value in message.args.items():
        words.update(_words(key, value, code, language, people))
    return _format(message.id, words, language)


def offer(code: str, choice: Choice) -> Message:
    """A choice as a message: ``CODE-do-KIND``, its parts as arguments.

    A seat's letter is the player there. A part that has a name in the game's texts is that name: ``item`` with the
    value ``lodge_ring`` is ``CODE-item-lodge-ring``. A whole number is a number, so that words can agree with it.
    Everything else stands as it is.
    """
    args: dict[str, Argument] = {}
    for part, value in choice.parts.items():
        name = f"{code}-{part}-{value}".replace("_", "-")
        if part == "seat":
            args[part] = Who(ord(value) - ord("A"))
        elif bundle(code, "en").has_message(name):
            args[part] = Name(name)
        else:
            args[part] = int(value) if re.fullmatch("0|[1-9][0-9]{0,8}", value) else value
    if choice.span is not None:
        args["low"], args["high"] = choice.span.low, choice.span.high
    return Message(f"{code}-do-{choice.kind}", args)


def check_language(language: str) -> str:
    """A language of the house, as it was given; raises ``CamarillaError``."""
    if language not in LANGUAGES:
        raise unknown("language", language, LANGUAGES)
    return language


def add_texts(code: str, folder: Traversable) -> None:
    """Make known where the messages that begin with ``code-`` lie, for a part of the house that is no game."""
    _folders[code] = folder


def seat_name(code: str, seat: int, language: str = "en") -> str:
    """What a seat is called when nobody's name is known: "Red" where the game names its sides, else "Seat A"."""
    return seat_forms(code, seat, language)["name"]


def seat_forms(code: str, seat: int, language: str = "en") -> Forms:
    """The same with its cases, where the language has them."""
    side = f"{code}-seat-{seat + 1}"
    if bundle(code, language).has_message(side):
        return _forms_of(side, {}, language)
    return _forms_of("core-seat", {"letter": chr(ord("A") + seat)}, language)


def person_forms(name: str, language: str = "en") -> Forms:
    """A person's name with its cases: a noun before it is declined, never the name."""
    return _forms_of("core-person", {"name": name}, language)


@cache
def bundle(code: str, language: str) -> FluentBundle:
    """All messages of one game (or of ``core``) in one language."""
    compass = _COMPASS.get(check_language(language), {})
    functions: dict[str, Callable[[Any], Any]] = {"COMPASS": lambda text: str(text).translate(compass)}
    made = FluentBundle([language], functions=functions, use_isolating=False)
    made.add_resource(FluentResource(source(code, language).read_text(encoding="utf-8")))
    return made


def _words(key: str, value: Argument, code: str, language: str, people: Sequence[Called]) -> Words:
    if isinstance(value, Who):
        known = value.seat < len(people)
        forms = _called(people[value.seat], language) if known else seat_forms(code, value.seat, language)
        return _under(key, {case: forms.get(case, forms["name"]) for case in ("name", *CASES)})
    if isinstance(value, Name):
        return _under(key, _forms_of(value.id, {}, language))
    return {key: value}


def _called(player: Called, language: str) -> Mapping[str, str]:
    if isinstance(player, str):
        return person_forms(player, language)
    return _forms_of(player.id, {}, language) if isinstance(player, Name) else player


def _under(key: str, forms: Mapping[str, str]) -> Words:
    """Forms as words of a message: ``$who``, ``$who-gen`` and so on."""
    return {key if form == "name" else f"{key}-{form}": text for form, text in forms.items()}


def _forms_of(name: str, words: Words, language: str) -> Forms:
    cases = {case: _format(name, words, language, case) for case in _cases(name, language)}
    return {"name": _format(name, words, language), **cases}


def _cases(name: str, language: str) -> list[str]:
    """The forms there are of a name beside the one that stands alone."""
    messages = bundle(_code(name), language)
    if name in _own:
        return [form for form in _own[name][language] if form != "name"]
    return list(messages.get_message(name).attributes)


def _format(message_id: str, words: Words, language: str, case: str = "") -> str:
    messages = bundle(_code(message_id), language)
    if message_id in _own:
        return _own[message_id][language][case or "name"]
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


# Names that an edition file brings along: [words.en] and [words.ru], with its keys


def learn_names(words: object, named: Sequence[Named]) -> list[Fault]:
    """Keep what an edition file says its own names are; or answer what is wrong with it, or missing from it."""
    if not isinstance(words, dict) or not all(isinstance(table, dict) for table in words.values()):
        return [Fault("words", "words are given in tables: [words.en], [words.ru]")]
    faults = list(_faults(words, named))
    if not faults:
        _own.update({one.message: _forms(words, one) for one in named})
    return faults


def _faults(words: _Tables, named: Sequence[Named]) -> Iterator[Fault]:
    for language, table in words.items():
        if language not in LANGUAGES:
            yield Fault(f"words.{language}", f"unknown language {language!r} (valid: {', '.join(LANGUAGES)})")
            return
        for key, given in table.items():
            yield from _name_faults(f"words.{language}.{key}", language, key, given, named)
    for one in named:
        if not any(one.key in table for table in words.values()):
            yield Fault(one.path, f"no built-in name for {one.key!r}{one.advice}")


def _name_faults(path: str, language: str, key: str, given: object, named: Sequence[Named]) -> Iterator[Fault]:
    found = [one for one in named if one.key == key]
    if not found:
        waiting = ", ".join(one.key for one in named) or "none"
        yield Fault(path, f"no name of this edition that needs words (those that do: {waiting})")
        return
    forms = _read_forms(given)
    if "name" not in forms:
        yield Fault(path, 'write the name as it stands alone: "Name", or { name = "Name", ... } with other forms of it')
    valid = ["name", *_usual_forms(found[0].kind, language)]
    for form, text in forms.items():
        if form not in valid:
            yield Fault(path, f"unknown form {form!r} (valid: {', '.join(valid)})")
        if not isinstance(text, str) or not text.strip() or not text.isprintable():
            yield Fault(path, f"{text!r} is not a name: write one line of text")


def _read_forms(given: object) -> Mapping[str, object]:
    return given if isinstance(given, dict) else {"name": given}


def _forms(words: _Tables, one: Named) -> dict[str, Forms]:
    """A name in every language. A form that is not given is as the name alone; a language, as the other one."""
    given = {language: _read_forms(table[one.key]) for language, table in words.items() if one.key in table}
    any_given = next(iter(given.values()))
    made: dict[str, Forms] = {}
    for language in LANGUAGES:
        forms = given.get(language, any_given)
        usual = ["name", *_usual_forms(one.kind, language)]
        made[language] = {form: str(forms.get(form, forms["name"])) for form in usual}
    return made


@cache
def _usual_forms(kind: str, language: str) -> list[str]:
    """The forms that the game's own names of a kind have, and so any that a message may ask for."""
    text = source(_code(kind), language).read_text(encoding="utf-8")
    names = re.findall(rf"^{kind}-\S+ *=.*\n((?: +.*\n)*)", text, re.MULTILINE)
    return list(dict.fromkeys(form for lines in names for form in re.findall(r"^ +\.([\w-]+) *=", lines, re.MULTILINE)))
