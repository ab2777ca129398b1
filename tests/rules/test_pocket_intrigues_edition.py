"""Editions of Pocket Intrigues: the pattern language, what the check says, and the picture of the cards."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from camarilla import Dice, EditionError
from camarilla.core.playout import playout
from camarilla.core.words import LANGUAGES, bundle
from camarilla.games.pocket_intrigues import RULES
from camarilla.games.pocket_intrigues.edition import (
    ON_DEATH,
    TRANSLATED,
    WHILE_WOUNDED,
    Card,
    PocketIntriguesEdition,
)
from camarilla.games.pocket_intrigues.pattern import parse_pattern
from camarilla.games.pocket_intrigues.picture import RADIUS, draw_cards

from .pocket_intrigues import do, offered, table, with_card, with_character

SOURCE = (RULES.folder / "edition.toml").read_text(encoding="utf-8")
GUIDE = Path(__file__).parents[2] / "docs" / "editions.md"


def changed(old: str, new: str) -> str:
    assert SOURCE.count(old) >= 1
    return SOURCE.replace(old, new, 1)


def refused(source: str) -> EditionError:
    with pytest.raises(EditionError) as caught:
        RULES.parse_edition(source, "printed.toml")
    return caught.value


def line_of(source: str, text: str) -> int:
    return next(number for number, line in enumerate(source.splitlines(), 1) if text in line)


@pytest.mark.parametrize(
    ("pattern", "reason"),
    [
        ("W1 / Y1 Y1 : Y1^1", "Y1 stands there twice"),
        ("W1 / Y1 / . / . / . : Y1^1", "5 rows: at most 4"),
        ("W1 W2 W3 W4 W5 : +W1", "5 symbols in a row: at most 4"),
        ("W1 W2 W3 W4 : +W1, +W2, +W3, +W4", "effects on 4 characters: at most 3"),
        ("W1 / . : W1v9", "a move goes 1 to 3 rows"),
        ("W1 / . :", "unknown effect ''"),
        ("W1 . / . : W1v1", "unknown symbol '.'"),
    ],
)
def test_a_slip_in_a_pattern_is_refused_with_line_and_reason(pattern: str, reason: str) -> None:
    source = changed('lower = "W1 / Y1 Y2 : Y1^1, xW1"', f'lower = "{pattern}"')
    error = refused(source)
    assert "card[5].lower: card 6: " in str(error)
    assert reason in str(error)
    assert error.line == line_of(source, f'"{pattern}"')


@pytest.mark.parametrize(
    ("pattern", "reason"),
    [
        ("Y1 Y2 Y3 Y4 / . : Y1v1", "it needs 4 characters of one house, and at most 3 can ever count as one"),
        ("W1 W2 W3 W4 / W5 W6 W7 W8 / Y1 Y2 Y3 : xW1", "it needs 11 characters, and there are 10"),
    ],
)
def test_an_action_that_can_never_be_played_is_refused(pattern: str, reason: str) -> None:
    source = changed('lower = "W1 / Y1 Y2 : Y1^1, xW1"', f'lower = "{pattern}"')
    error = refused(source)
    assert error.reason == f"card[5].lower: card 6: it can never be played: {reason}"
    assert error.line == line_of(source, f'"{pattern}"')


def faults(
    *, pattern: str = "W1 / . : W1v1", everybody: tuple[str, ...] | None = None, attacks: bool = True
) -> list[str]:
    """What is wrong with the usual edition after a change: of an action, of all abilities, of all attacks."""
    edition = with_card(1, pattern)
    cast, cards = edition.character, edition.card
    if everybody is not None:
        cast = tuple(msgspec.structs.replace(one, wounded=everybody) for one in cast)
    if not attacks:
        cards = (cards[0], *[Card("W1 / . : W1v1", ". / W1 : W1^1")] * 6)
    changed_edition = msgspec.structs.replace(edition, card=cards, character=cast)
    return [fault.reason for fault in changed_edition.faults()]


def test_whatever_some_court_allows_passes_the_check() -> None:
    # Filia and Asher with Cassia, who counts as any house while she is wounded.
    assert faults(pattern="Y1 Y2 Y3 / . : Y1v1, Y2v1, Y3v1") == []
    assert "at most 2" in faults(pattern="Y1 Y2 Y3 / . : Y1v1", everybody=())[0]
    assert faults(pattern="Y1 Y2 Y3 / W1 W2 W3 W4 / W5 W6 W7 : xW1, xW2, +Y1") == []
    assert faults(pattern="Y1 Y2 Y3 Y4 / . : Y1v1", everybody=("any house",)) == []
    # All who could help are held by the same wound.
    held = ("any house", "cannot sink")
    assert faults(pattern="Y1 Y2 Y3 Y4 / . : Y1v1, Y2v1", everybody=held) == []
    assert "nobody can take all" in faults(pattern="Y1 Y2 Y3 / . : Y1v1, Y2v1, Y3v1", everybody=held)[0]
    assert "nobody can take all" in faults(pattern="W1 W2 : +W1", everybody=("cannot be healed",))[0]


def test_nobody_can_be_healed_where_nobody_is_ever_attacked() -> None:
    assert faults(attacks=False) == []
    assert faults(pattern="W1 W2 : +W1", attacks=False) == [
        "card 1: it can never be played: it heals somebody, and no action of this edition attacks anybody"
    ]
    assert "at most 2" in faults(pattern="Y1 Y2 Y3 / . : Y1v1", attacks=False)[0]


def test_an_edition_in_which_nobody_could_begin_is_refused() -> None:
    """Four rows are needed, and the start has three. With a single action that needs no more, a game can go on."""
    edition = RULES.edition
    four_rows = Card("W1 / . / . / W2 : W1v1", "W1 / . / . / W2 : W2^1")
    stuck = msgspec.structs.replace(edition, card=(four_rows,) * 8)
    assert [(fault.path, fault.reason) for fault in stuck.faults()] == [
        ("card", "no action of any card can be played at the start: every game would be over at once")
    ]
    going = msgspec.structs.replace(edition, card=(*(four_rows,) * 7, Card(four_rows.upper, "W1 / . : W1v1")))
    assert list(going.faults()) == []
    healing = [Card("W1 : +W1", "W1 / Y1 : +W1")] * 5
    later = msgspec.structs.replace(edition, card=(*healing, Card("W1 / . / . / W2 : xW1", "W1 : +W1")))
    assert len(list(later.faults())) == 1


def guide_mistakes() -> list[tuple[str, str]]:
    rows = re.findall(
        r"^\| `(upper|wounded|house|id)( = .*?)`(?: without a name)? \| `(.*)` \|$", GUIDE.read_text(), re.M
    )
    return [(f"{key}{rest}", reason) for key, rest, reason in rows]


@pytest.mark.parametrize(("typed", "reason"), guide_mistakes())
def test_the_mistakes_of_the_guide_are_answered_as_it_says(typed: str, reason: str) -> None:
    key = typed.partition(" ")[0]
    old = {"upper": 'upper = ". / W1 : W1^1, xW1"', "wounded": 'wounded = ["cannot sink"]'}
    source = changed(old.get(key, {"house": 'house = "green"', "id": 'id = "filia"'}.get(key, "")), typed)
    error = refused(source)
    assert error.reason == reason
    assert error.line == line_of(source, typed)


def test_the_guide_lists_every_ability_and_step_and_its_examples_are_read() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    assert len(guide_mistakes()) == 12
    assert all(f"`{name}`" in guide for name in (*WHILE_WOUNDED, *ON_DEATH, *TRANSLATED))
    for pattern in re.findall(r'^(?:upper|lower) = "(.*)"$', guide, re.M):
        assert parse_pattern(pattern)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('house = "green"', 'house = "red"', "the house green has 1 characters (asher), and needs two"),
        ('id = "asher"', 'id = "filia"', "two characters are called 'filia'"),
        ('id = "asher"', 'id = "Asher!"', "is not a short name in small Latin letters"),
        ('death = ["move anyone"]', 'death = ["kill anyone"]', "unknown death effect 'kill anyone'"),
        ('death = ["move anyone"]', 'death = ["move row", "move row", "move row", "move row"]', "at most 3"),
        ('death = ["move anyone"]', 'dies = ["move anyone"]', "unknown field `dies`"),
        ('game = "pocket-intrigues"', 'game = "rose-king"', "game is 'rose-king'"),
        ('id = "asher"', "id = asher", "not valid TOML"),
    ],
)
def test_a_wrong_cast_is_refused_with_its_reason(old: str, new: str, reason: str) -> None:
    assert reason in str(refused(changed(old, new)))


def test_too_few_cards_are_refused() -> None:
    head, _, rest = SOURCE.partition("[[card]]")
    cards = "".join(f"[[card]]{card}" for card in rest.partition("[[character]]")[0].split("[[card]]")[:5])
    source = f"{head}{cards}[[character]]{SOURCE.partition('[[character]]')[2]}"
    assert "5 action cards: 6 to 30 are possible" in str(refused(source))


def test_every_translated_name_ability_and_step_has_words() -> None:
    for language in LANGUAGES:
        words = bundle("pi", language)
        ids = [f"pi-character-{name}" for name in TRANSLATED]
        ids += [f"pi-wounded-{name.replace(' ', '-')}" for name in WHILE_WOUNDED]
        ids += [f"pi-death-{name.replace(' ', '-')}" for name in ON_DEATH]
        assert [name for name in ids if not words.has_message(name)] == []


def strangers() -> PocketIntriguesEdition:
    return with_character("filia", id="berta", name="Dame Berta", short="Berta", accusative="Даму Берту")


def test_an_edition_brings_its_own_names() -> None:
    position = do(table("berta* asher / lucius", edition=strangers(), hand=11, open_card=12))
    for language in LANGUAGES:
        drawn = RULES.draw(RULES.view(position, 0), language)
        assert "Berta (" in drawn
        assert "Dame Berta (" not in drawn
        assert any("Dame Berta" in line for line in offered(position, language))
    assert "Dame Berta" in draw_cards(strangers())
    position = do(table("lucius* asher* / brutol berta*", edition=strangers(), hand=12), "hand upper lucius")
    assert any("Даму Берту" in line for line in offered(position, "ru"))


def test_every_kind_of_action_has_words_in_every_language() -> None:
    for moved in ("", ", W1^1", ", W1^2", ", W1^3", ", W1v1", ", W1v2", ", W1v3"):
        for kinds in ("+W1", "xW1", "+W1, xW1"):
            rows = ". / . / . / W1" if "^" in moved else "W1 / . / . / ."
            edition = with_card(1, f"{rows} : {kinds}{moved}")
            position = table("asher* / lucius / diana", edition=edition)
            for language in LANGUAGES:
                assert all(offered(position, language))


def test_games_with_other_cards_play_to_the_end() -> None:
    edition = with_card(3, "W1 W2 / W3 / . : xW1, xW2, W3v1", "Y1 / Y2 / Y3 : +Y1, Y2^1, xY3")
    for seed in range(5):
        position = RULES.begin(4, {"wins": 1}, edition)
        playout(position, Dice(seed))
        assert position.outcome() is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_every_card_and_character(language: str) -> None:
    drawn = ElementTree.fromstring(draw_cards(RULES.edition, language))
    words = [element.text for element in drawn.iter("{http://www.w3.org/2000/svg}text")]
    for number, card in enumerate(RULES.edition.card, 1):
        assert str(number) in words
        assert {card.upper, card.lower} <= set(words)
    marks = [word for word in words if word in ("+", "×")]
    patterns = [RULES.edition.pattern(card, half) for card in range(14) for half in range(2)]
    kinds = [effect.kind for pattern in patterns for effect in pattern.effects]
    assert (marks.count("+"), marks.count("×")) == (kinds.count("heal"), kinds.count("attack"))
    arrows = [path for path in drawn.iter("{http://www.w3.org/2000/svg}path") if path.get("marker-end")]
    assert len(arrows) == kinds.count("move")


@pytest.mark.parametrize("rows", ["Y1 Y2 Y3 / W1 W2 W3", "Y1 Y2 Y3 Y4 / W1 W2 W3 W4 / Y5 Y6 Y7 Y8 / W5 W6 W7 W8"])
def test_no_symbol_of_a_crowded_card_lies_on_another_or_beside_the_card(rows: str) -> None:
    drawn = ElementTree.fromstring(draw_cards(with_card(1, f"{rows} : +Y1, xW1")))
    svg = "{http://www.w3.org/2000/svg}"
    boxes = [box for box in drawn.iter(f"{svg}rect") if box.get("rx") == "10"]
    first, second = (float(str(box.get("x"))) for box in boxes[:2])
    card = first, first + float(str(boxes[0].get("width")))
    symbols = rows.replace("/", "").split()
    named = [(float(str(one.get("x"))), one.text) for one in drawn.iter(f"{svg}text") if one.text in symbols]
    places = sorted(x for x, _ in named[: len(symbols)])
    assert all(after - before > 2 * RADIUS + 3 for before, after in pairwise(places))
    assert card[0] + RADIUS < places[0]
    assert places[-1] < card[1] - RADIUS
    assert card[1] < second
