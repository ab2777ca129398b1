"""Edition files from outside: a wrong one is refused with its line and the reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from camarilla import CamarillaError, Dice, EditionError, Game, Seeded, find, say, start
from camarilla.core.edition import Edition, find_line
from camarilla.core.message import Message, Name, Who
from camarilla.core.playout import playout
from camarilla.core.record import parse_text
from camarilla.core.words import LANGUAGES, bundle
from camarilla.games.devils_castle.edition import WORDED_CHARACTERS
from camarilla.games.rose_king import RULES

SOURCE = (RULES.folder / "edition.toml").read_text(encoding="utf-8")


def changed(old: str, new: str) -> str:
    assert old in SOURCE
    return SOURCE.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("size = 9 ", "size = 10", 8, "not a size from 3 to 9"),
        ("size = 9 ", 'size = "nine"', 8, "Expected `int`, got `str`"),
        ('crown = "e5"', 'crown = "k5"', 9, "not a square of this board (a1 to i9)"),
        ("supply = 52", "supply = 82", 12, "1 to 81"),
        ("distances = [1, 2, 3]", "distances = [1, 9]", 15, "leads off every square"),
        ("distances = [1, 2, 3]", "distances = [1, 1]", 15, "stands there twice"),
        ("distances = [1, 2, 3]", "distances = [1, 2, 3, 4]", 15, "1 to 3 are possible"),
        ("hand = 5 ", "hand = 12", 16, "not a number from 1 to 9"),
        ("each = 4", "each = -1", 19, "not a number from 0 to 9"),
        ("each = 4", "each = 4\nknights = 3", 18, "unknown field `knights`"),
        ("[heroes]\neach = 4", "", 1, "missing required field `heroes`"),
        ('game = "rose-king"', 'game = "cursed-court"', 4, "this must be 'rose-king'"),
        ("[board]", "[board", 7, "not valid TOML"),
        ('name = "classic"', 'name = ""', 5, "name: it is empty"),
        ('name = "classic"', 'name = "  "', 5, "name: it is empty"),
        ('name = "classic"', 'name = "two\\nlines"', 5, "name: 'two\\nlines' has a line break"),
    ],
)
def test_a_wrong_edition_is_refused_with_line_and_reason(old: str, new: str, line: int, said: str) -> None:
    with pytest.raises(EditionError) as caught:
        RULES.parse_edition(changed(old, new), "mine.toml")
    assert caught.value.line == line
    assert said in caught.value.reason
    assert str(caught.value).startswith(f"mine.toml, line {line}: ")


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    assert RULES.parse_edition("\ufeff" + SOURCE, "x") == RULES.edition
    path = tmp_path / "mine.toml"
    path.write_text("\ufeff" + SOURCE, encoding="utf-8")
    assert RULES.read_edition(path) == RULES.edition


def test_a_name_of_several_words_stays_whole_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed("each = 4", "each = 3").replace('"classic"', '"My own roses"'), encoding="utf-8")
    game = start("rose-king", edition=path, seed=1)
    text = game.record.to_text()
    assert f'edition: "My own roses" {RULES.read_edition(path).mark}\n' in text
    record, _ = parse_text(text)
    assert Game.resume(record, edition=RULES.read_edition(path)).record.edition == "My own roses"
    with pytest.raises(CamarillaError, match="played with the edition 'My own roses'; give that edition's file"):
        Game.resume(record)


def test_lines_are_found_in_arrays_of_tables() -> None:
    source = 'name = "x"\n[[card]]\nupper = 1\n[[card]]\nupper = 2\n\n[card.more]\ndeep = 3\n'
    assert find_line(source, "card[1].upper") == 5
    assert find_line(source, "card[0]") == 2
    assert find_line(source, "card[1].more.deep") == 8
    assert find_line(source, "card[1].missing") == 4
    assert find_line(source, "nothing") == 1


def test_a_smaller_game_can_be_played_and_its_record_asks_for_its_file(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    small = changed("size = 9 ", "size = 5 ").replace('"e5"', '"c3"').replace("supply = 52", "supply = 14")
    path.write_text(small.replace('"classic"', '"small"').replace("[1, 2, 3]", "[1, 2]"), encoding="utf-8")
    game = start("rose-king", edition=path, seed=1)
    dice = Dice(1)
    while game.waiting():
        move = game.position.random_move(game.waiting()[0], dice)
        game.play(game.rules.text(game.position, game.waiting()[0], move))
    assert game.record.edition == "small"
    edition = RULES.read_edition(path)
    assert Game.resume(game.record, edition=edition).outcome() == game.outcome()
    with pytest.raises(CamarillaError, match="give that edition's file"):
        Game.resume(game.record)
    for seed in range(30):
        position = RULES.begin(edition=edition)
        playout(position, Dice(seed))
        assert sum(len(region) for seat in (0, 1) for region in position.regions(seat)) == 14 - position.supply


def test_the_mark_speaks_of_components_not_of_comments() -> None:
    assert RULES.parse_edition("# mine\n" + SOURCE, "x").mark == RULES.edition.mark
    assert RULES.parse_edition(changed("each = 4", "each = 3"), "x").mark != RULES.edition.mark


def test_an_edition_that_cannot_be_read_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(CamarillaError, match="cannot be read"):
        find("rose-king").read_edition(tmp_path / "none.toml")
    assert Game("rose-king", chance=Seeded(1)).record.edition_mark == ""


# Names of an owner's own


def edition_of(game: str, old: str, new: str, words: str = "") -> Edition:
    """A game's own edition with a name changed, and words for it at the end."""
    rules = find(game)
    source = (rules.folder / "edition.toml").read_text(encoding="utf-8")
    assert old in source
    return rules.parse_edition(f"{source.replace(old, new)}\n{words}\n", "mine.toml")


def coach_with(words: str) -> Edition:
    return edition_of("devils-castle", '["countess"', '["baroness"', words)


BOTH = '[words.en]\nbaroness = "the Baroness"\n[words.ru]\nbaroness = "Баронесса"'


@pytest.mark.parametrize(
    ("words", "at", "reason"),
    [
        ("", "characters =", "characters[0]: no built-in name for 'baroness': give it words, under [words.en]"),
        ("[words.en]\n[words.ru]", "characters =", "no built-in name for 'baroness'"),
        ('[words.en]\nbaron = "the Baron"', "baron =", "words.en.baron: no name of this edition that needs words"),
        (f'{BOTH}\nmajor = "Major"', "major =", "no name of this edition that needs words (those that do: baroness)"),
        ('[words.de]\nbaroness = "Baronin"', "[words.de]", "unknown language 'de' (valid: en, ru)"),
        ("[words.en]\nbaroness = 5", "baroness =", "5 is not a name: write one line of text"),
        ('[words.en]\nbaroness = " "', "baroness =", "' ' is not a name"),
        ('[words.en]\nbaroness = "a\\nb"', "baroness =", "is not a name: write one line of text"),
        ('[words.en]\nbaroness = { acc = "x" }', "baroness =", "write the name as it stands alone"),
        (
            '[words.en]\nbaroness = { name = "the Baroness", plural = "Baronesses" }',
            "baroness =",
            "unknown form 'plural' (valid: name)",
        ),
        ("[words]\nen = 5", "[words]", "words are given in tables: [words.en], [words.ru]"),
    ],
)
def test_wrong_or_missing_words_are_refused_with_line_and_reason(words: str, at: str, reason: str) -> None:
    with pytest.raises(EditionError) as caught:
        coach_with(words)
    source = (find("devils-castle").folder / "edition.toml").read_text(encoding="utf-8") + f"\n{words}\n"
    assert caught.value.line == next(
        number for number, line in enumerate(source.splitlines(), 1) if line.startswith(at)
    )
    assert reason in caught.value.reason


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('["countess"', '["The Countess!"', "is not a short name in small Latin letters"),
        ('["countess"', '["major"', "10 different characters are needed"),
        ('["countess"', '["countess", "countess"', "10 different characters are needed"),
    ],
)
def test_characters_are_ten_short_names(old: str, new: str, reason: str) -> None:
    with pytest.raises(EditionError) as caught:
        edition_of("devils-castle", old, new)
    assert reason in caught.value.reason


def test_a_character_of_ones_own_is_shown_by_its_own_words() -> None:
    rules = find("devils-castle")
    edition = coach_with(BOTH)
    for language, name in (("en", "the Baroness"), ("ru", "Баронесса")):
        drawn = rules.draw(rules.view(rules.begin(3, {}, edition), 0), language)
        assert name in drawn
    assert edition.mark != rules.edition.mark
    assert edition.mark == coach_with('[words.ru]\nbaroness = "Баронесса Мюнхгаузен"').mark
    for language in LANGUAGES:  # one language serves for both
        assert say(Message("dc-character-baroness"), language) == "Баронесса Мюнхгаузен"


def test_forms_that_are_not_given_are_as_the_name_alone() -> None:
    words = '[words.en]\nball = "the Ball"\n[words.ru]\nball = { name = "Бал", acc = "бал-маскарад" }'
    edition = edition_of("cursed-court", 'key = "affair"', 'key = "ball"', words)
    rules = find("cursed-court")
    for language, alone, other in (("en", "the Ball", "the Ball"), ("ru", "Бал", "бал-маскарад")):
        assert alone in rules.draw(rules.view(rules.begin(3, {}, edition), 0), language)
        told = say(Message("cc-bet-coins", {"who": Who(0), "region": Name("cc-set-ball"), "coins": 3}), language)
        assert other in told


def test_pocket_intrigues_takes_words_too() -> None:
    words = '[words.en]\noswin = { name = "Count Oswin", short = "Oswin" }\n[words.ru]\noswin = "граф Освин"'
    edition = edition_of("pocket-intrigues", 'id = "filia"', 'id = "oswin"', words)
    rules = find("pocket-intrigues")
    for language, name in (("en", "Oswin"), ("ru", "граф Освин")):
        game = Game("pocket-intrigues", edition=edition, chance=Seeded(1))
        assert name in rules.draw(rules.view(game.position, 0), language)
        picture = rules.picture(edition, language)
        assert picture is not None
        assert name in picture


def test_every_character_of_the_house_has_words() -> None:
    for language in LANGUAGES:
        words = bundle("dc", language)
        assert all(words.has_message(f"dc-character-{key}") for key in WORDED_CHARACTERS)


def test_the_guide_on_names_says_what_the_check_says() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "editions.md").read_text(encoding="utf-8")
    rows = re.findall(r"\| `((?:characters|words)\S*: .*)` \|$", guide, re.MULTILINE)
    typed = (
        *("", '[words.en]\nbaron = "x"', '[words.de]\nbaroness = "x"', "[words.en]\nbaroness = 5"),
        '[words.en]\nbaroness = { name = "the Baroness", plural = "Baronesses" }',
    )
    for words, reason in zip(typed, rows, strict=True):
        with pytest.raises(EditionError) as caught:
            coach_with(words)
        assert caught.value.reason == reason
