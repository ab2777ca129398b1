"""Words in both languages: the cases of players and of the cast, the points of the compass, typography."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from camarilla import Game, Seeded, say
from camarilla.bots import CAST, LEVELS
from camarilla.core.message import Message, Name, Who
from camarilla.core.words import CASES, LANGUAGES, Called, bundle, person_forms, seat_forms
from camarilla.house.entries import NOTES

ROOT = Path(__file__).parents[2]
RUSSIAN = [*ROOT.glob("src/camarilla/**/text/ru.ftl"), ROOT / "web/src/text/ru.ftl"]
HELP = [*ROOT.glob("src/camarilla/**/help.ru.md")]
ENGLISH = [*ROOT.glob("src/camarilla/**/text/en.ftl"), ROOT / "web/src/text/en.ftl"]


def forms_of(name: str, language: str) -> dict[str, str]:
    """A bot's name with its attributes."""
    found = bundle("bots", language).get_message(name)
    patterns = {"name": found.value, **found.attributes}
    return {form: str(bundle("bots", language).format_pattern(text, {})[0]) for form, text in patterns.items() if text}


def attack(*people: Called, language: str = "ru") -> str:
    return say(Message("dc-note-attacked", {"who": Who(0), "other": Who(1)}), language, people)


def test_a_person_s_name_is_not_declined_but_the_noun_before_it_is() -> None:
    assert attack("Anna", "Boris") == "Anna нападает на игрока Boris!"
    assert attack("Anna", "Boris", language="en") == "Anna attacks Boris!"
    assert say(Message("dc-did-spy", {"who": Who(0), "other": Who(1)}), "ru", ["A", "Б"]) == "A шпионит за игроком Б."
    spied = Message("dc-note-spied-hidden", {"who": Who(0), "other": Who(1)})
    assert say(spied, "ru", ["Anna", "Boris"]) == "Anna видит один предмет у игрока Boris."


def test_a_seat_without_a_name_is_declined_as_its_game_calls_it() -> None:
    assert attack() == "Место A нападает на место B!"
    held = Message("rk-card-hand", {"who": Who(0)})
    assert say(held, "ru") == "на руке у Алой розы"
    assert say(held, "en") == "in Red’s hand"
    assert seat_forms("rk", 1, "ru")["ins"] == "Белой розой"
    assert seat_forms("rk", 1, "en") == {"name": "White"}


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_is_declined_by_its_own_forms(name: str) -> None:
    forms = forms_of(f"bots-{name}", "ru")
    assert attack("Anna", Name(f"bots-{name}")) == f"Anna нападает на {forms['acc']}!"
    assert forms["acc"] != forms["name"]


@pytest.mark.parametrize("name", CAST)
def test_every_member_of_the_cast_has_all_cases_and_a_character(name: str) -> None:
    forms = forms_of(f"bots-cast-{name}", "ru")
    assert set(forms) == {"name", "role", *CASES}
    assert len(forms["name"]) <= 10
    stem = forms["name"][:-1] if forms["name"][-1] in "аяй" else forms["name"]
    assert all(forms[case].startswith(stem) and forms[case] != forms["name"] for case in CASES)
    assert attack("Anna", Name(f"bots-cast-{name}")) == f"Anna нападает на {forms['acc']}!"
    for language in LANGUAGES:
        assert say(Message(f"bots-cast-{name}-about"), language)
        assert forms_of(f"bots-cast-{name}", language)["role"]


def test_two_declensions_as_they_are_spoken() -> None:
    assert [forms_of("bots-cast-linette", "ru")[case] for case in ("name", *CASES)] == [
        *("Линетта", "Линетты", "Линетте", "Линетту", "Линеттой", "Линетте")
    ]
    assert [forms_of("bots-cast-cornelius", "ru")[case] for case in ("name", *CASES)] == [
        *("Корнелий", "Корнелия", "Корнелию", "Корнелия", "Корнелием", "Корнелии")
    ]


def test_a_form_that_a_name_lacks_is_the_name() -> None:
    assert attack({"name": "Машина"}, {"name": "Автомат", "gen": "Автомата"}) == "Машина нападает на Автомат!"
    assert person_forms("Anna", "en") == {"name": "Anna"}


def test_russian_boards_and_logs_have_russian_points_of_the_compass_and_records_have_not() -> None:
    played = Message("rk-play", {"who": Who(0), "card": "NE2", "square": "g7"})
    assert say(played, "ru") == "Алая роза играет СВ2: корона переходит на g7."
    assert say(played, "en") == "Red plays NE2: the crown goes to g7."
    game = Game("rose-king", chance=Seeded(1))
    open_card = next(choice for choice in game.choices() if choice.kind == "play")
    latin = open_card.text
    russian = latin.translate(str.maketrans("NESW", "СВЮЗ"))
    assert russian in game.draw(language="ru")
    game.play(f" {russian.lower()} ")
    assert game.record.moves[-1] == f"red {latin}"


@pytest.mark.parametrize("path", [*RUSSIAN, *HELP], ids=lambda path: "/".join(path.parts[-3:]))
def test_russian_is_not_broken_before_a_dash_a_percent_sign_or_after_a_number_sign(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if path.suffix == ".md" or not line.startswith("#")]
    assert [line for line in said if re.search(r"\S —|[\d}] %|№ ", line)] == []


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: "/".join(path.parts[-3:]))
def test_english_has_typographic_apostrophes_and_no_space_before_percent(path: Path) -> None:
    said = path.read_text(encoding="utf-8")
    assert "'" not in said
    assert "} %" not in said


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: "/".join(path.parts[-3:]))
def test_both_languages_have_the_same_messages(path: Path) -> None:
    """The games' words are compared by the conformance suite too; here are those of the house, terminal and bots."""
    found = [_messages(path.with_name(f"{language}.ftl")) for language in LANGUAGES]
    assert found[0] == found[1]


def _messages(path: Path) -> list[str]:
    body = parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))
    return sorted(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_words_for_all_it_says(language: str) -> None:
    """Every refusal and every note of a log, by the ids in the sources."""
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/camarilla/house").rglob("*.py"))
    refusals = {f"house-no-{name}" for name in re.findall(r'refused\(\s*"([\w-]+)"', sources)}
    assert len(refusals) > 30
    said = refusals | {f"house-told-{kind}" for kind in NOTES}
    assert sorted(one for one in said if not bundle("house", language).has_message(one)) == []
