"""An edition of Cursed Court that somebody wrote: what it may change, and how a wrong one is refused."""

from __future__ import annotations

import pytest

from camarilla import Dice, EditionError, say
from camarilla.core.choice import Choice
from camarilla.core.message import Message
from camarilla.core.playout import playout
from camarilla.core.words import LANGUAGES, bundle
from camarilla.games.cursed_court.edition import WORDED_NOBLES, WORDED_SETS

from .cursed_court import rules

BALL = Choice("place", "bet {region}", {"region": "ball"})
SOURCE = (rules().folder / "edition.toml").read_text(encoding="utf-8")
AFFAIR = 'key = "affair"\nnobles = ["courtesan", "merchant", "king"]'


def line_of(text: str) -> int:
    return SOURCE[: SOURCE.index(text)].count("\n") + 1


@pytest.mark.rule("CC-1.3")
@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        (
            '"courtesan", "merchant", "king"]',
            '"courtesan", "merchant", "king", "queen", "duke"]',
            line_of(AFFAIR) + 1,
            "affair has 5 nobles: a set has three or four",
        ),
        (
            '["priestess", "queen", "duke"]',
            '["king", "merchant", "courtesan"]',
            line_of('["priestess", "queen", "duke"]'),
            "wedding has the same nobles as affair",
        ),
        (
            '["priestess", "queen", "duke"]',
            '["priestess", "queen", "bishop"]',
            line_of('["priestess", "queen", "duke"]'),
            "wedding names 'bishop', which is none of the nobles above",
        ),
        (
            '["priestess", "queen", "duke"]',
            '["priestess", "queen", "queen"]',
            line_of('["priestess", "queen", "duke"]'),
            "wedding names 'queen' twice",
        ),
        ('key = "wedding"', 'key = "affair"', line_of('key = "wedding"'), "'affair' is already the name"),
        ('key = "wedding"', 'key = "ball"', line_of('key = "wedding"'), "no built-in name for 'ball': give it a title"),
        ('key = "wedding"', 'key = "The Ball"', line_of('key = "wedding"'), "is not a key"),
        ("nobles = [1, 2, 5, 8]", "nobles = [1, 2, 5]", line_of("nobles = [1"), "3 numbers for 4 copies"),
        ("nobles = [1, 2, 5, 8]", "nobles = [1, 2, 5, -8]", line_of("nobles = [1"), "-8 is not a number"),
        ("each = 20", "each = 0", line_of("each = 20"), "0 is not a number from 1 to 1000"),
        (f"[[sets]]\n{AFFAIR}\n", "", 1, "17 sets: there must be 18"),
    ],
)
def test_a_wrong_file_is_refused_with_place_and_reason(old: str, new: str, line: int, reason: str) -> None:
    assert old in SOURCE
    with pytest.raises(EditionError) as caught:
        rules().parse_edition(SOURCE.replace(old, new, 1), "mine.toml")
    assert reason in caught.value.reason
    if line > 1:
        assert caught.value.line == line


@pytest.mark.rule("CC-1.3", "CC-4.2")
def test_another_board_is_played_by_its_own_sets_and_scores() -> None:
    source = SOURCE.replace(AFFAIR, 'key = "ball"\ntitle = "Grand Ball"\nnobles = ["courtesan", "duke", "jester"]')
    source = source.replace("nobles = [1, 2, 5, 8]", "nobles = [2, 4, 6, 9]").replace("each = 20", "each = 7")
    edition = rules().parse_edition(source, "mine.toml")
    position = rules().begin(3, {}, edition)
    view = rules().view(position, 0)
    assert [one.nobles for one in view.setting.regions if one.key == "ball"] == [["courtesan", "duke", "jester"]]
    assert view.open.players[0].coins == 7
    assert position.tables.worth(3, 0) == 6
    assert "Grand Ball" in rules().draw(view)
    words = position.tables.words(position.tables.region_of["ball"])
    for language in LANGUAGES:
        assert "Grand Ball" in say(Message("cc-why-own-crown", words), language)
        assert "Grand Ball" in say(rules().choice_words(position, BALL), language)
    playout(position, Dice(1))
    assert position.outcome() is not None


@pytest.mark.rule("CC-1.1")
def test_all_names_have_words_in_both_languages() -> None:
    ids = [f"cc-noble-{key}" for key in WORDED_NOBLES] + [f"cc-set-{key}" for key in WORDED_SETS]
    assert len(ids) == 27
    for language in LANGUAGES:
        assert all("acc" in bundle("cc", language).get_message(one).attributes for one in ids)
        assert len({say(Message(one), language) for one in ids}) == 27
