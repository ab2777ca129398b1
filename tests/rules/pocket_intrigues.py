"""Courts laid out by hand, for the tests of Pocket Intrigues: ``lucius* / filia asher``, * wounded, † dead."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from camarilla import CHANCE, IllegalMove, say
from camarilla.core.facts import story
from camarilla.core.message import Message
from camarilla.games.pocket_intrigues import RULES
from camarilla.games.pocket_intrigues.actions import ROWS, TOP, Court
from camarilla.games.pocket_intrigues.edition import Card, PocketIntriguesEdition
from camarilla.games.pocket_intrigues.phases import ACT
from camarilla.games.pocket_intrigues.position import PocketIntrigues
from camarilla.games.pocket_intrigues.tables import PAIRS, Tables, goal_houses

OPENING = "filia brutol diana rodrik / lucius cassia / asher gerard elaine isolde"

Rows = list[set[str]]


def read_rows(text: str) -> Rows:
    return [set(row.split()) - {"-"} for row in text.split("/")]


def lay_out(tables: Tables, text: str) -> Court:
    """A court from its text. Whoever is not named stands in a row of their own below the others."""
    court = Court(tables, vec[i64]([0] * len(tables.ids)), vec[i64]([0] * ROWS))
    rows = read_rows(text)
    named = {name.strip("*†") for row in rows for name in row}
    rows += [{name} for name in tables.ids if name not in named]
    for place, row in enumerate(rows):
        for name in row:
            who = tables.ids.index(name.strip("*†"))
            court.put(who, TOP + place)
            court.wounded |= int(name.endswith("*")) << who
            court.dead |= int(name.endswith("†")) << who
    return court


def court_rows(court: Court) -> Rows:
    """The court as sets of names with their marks, top row first."""
    ids = court.tables.ids
    marks = ["†" if court.dead >> who & 1 else "*" if court.wounded >> who & 1 else "" for who in range(len(ids))]
    return [
        {ids[who] + marks[who] for who in range(len(ids)) if court.ladder[row] >> who & 1}
        for row in range(court.highest, court.lowest + 1)
    ]


def table(
    rows: str = OPENING,
    hand: int = 1,
    open_card: int = 2,
    *,
    seats: int = 2,
    wins: int = 1,
    goals: tuple[str, ...] = ("green red", "red green", "blue purple", "purple blue"),
    deck: tuple[int, ...] | None = None,
    held: tuple[int, ...] = (),
    edition: PocketIntriguesEdition | None = None,
) -> PocketIntrigues:
    """Seat A to act on a court, with a card in hand and an open one.

    The others hold the cards ``held``, else the highest left; what is neither there nor in ``deck`` is discarded.
    """
    position = RULES.begin(seats, {"wins": wins, "first": "A"}, edition)
    tables = position.tables
    position.court = lay_out(tables, rows)
    numbers = [number for number in range(int(tables.cards), 0, -1) if number not in (hand, open_card)]
    others = list(held) or numbers[: seats - 1]
    rest = [number for number in numbers if number not in others]
    position.hands = vec[i64]([hand - 1, *(number - 1 for number in others)])
    position.open = open_card - 1
    kept = rest if deck is None else list(deck)
    position.deck = mask(kept)
    position.discard = mask([number for number in rest if number not in kept])
    position.goals = vec[i64]([goal_number(goal) for goal in goals[:seats]])
    position.goal_cards = (1 << len(PAIRS)) - 1
    for goal in position.goals:
        position.goal_cards &= ~(1 << goal // 2)
    position.phase = ACT
    position.actor = 0
    return position


def mask(numbers: list[int]) -> int:
    return sum(1 << number - 1 for number in numbers)


def goal_number(text: str) -> int:
    wanted = tuple(["green", "red", "purple", "blue"].index(house) for house in text.split())
    return next(goal for goal in range(2 * len(PAIRS)) if goal_houses(goal) == wanted)


def with_card(number: int, upper: str, lower: str = "W1 / . : W1v1") -> PocketIntriguesEdition:
    """The usual edition with one card changed."""
    cards = list(RULES.edition.card)
    cards[number - 1] = Card(upper, lower)
    return msgspec.structs.replace(RULES.edition, name="changed", card=tuple(cards))


def with_character(who: str, /, **changes: object) -> PocketIntriguesEdition:
    """The usual edition with one character changed."""
    cast = tuple(msgspec.structs.replace(one, **changes) if one.id == who else one for one in RULES.edition.character)
    return msgspec.structs.replace(RULES.edition, name="changed", character=cast)


def texts(position: PocketIntrigues) -> list[str]:
    """What the seat to move may do."""
    return [RULES.text(position, position.actor, move) for move in position.moves(position.actor)]


def can(position: PocketIntrigues, start: str) -> list[str]:
    """The legal moves that begin like this, the beginning left out: ``can(position, "hand upper")``."""
    return [text.removeprefix(start).strip() for text in texts(position) if text.startswith(start)]


def why_not(position: PocketIntrigues, text: str) -> str:
    """The id of the reason why a text is refused; the empty string for a legal move."""
    try:
        RULES.move(position, position.actor, text)
    except IllegalMove as error:
        return error.message.id
    return ""


def do(position: PocketIntrigues, *moves: str) -> PocketIntrigues:
    """Make moves by their texts, each by whoever is waited for, chance included."""
    for text in moves:
        position.play(position.actor, RULES.move(position, position.actor, text))
    return position


def told(before: PocketIntrigues, actor: int, move: int, after: PocketIntrigues, observer: int) -> list[Message]:
    """What an observer is told of a move."""
    return story(RULES.facts(before, actor, move, after), observer)


def offered(position: PocketIntrigues, language: str = "en") -> list[str]:
    """What the seat to move may do, in words."""
    choices = RULES.choices(position, position.actor)
    return [say(RULES.choice_words(position, choice), language) for choice in choices]


def rows_of(position: PocketIntrigues) -> Rows:
    return court_rows(position.court)


def last_rows(position: PocketIntrigues) -> Rows:
    """The court on which the latest game ended."""
    assert position.last is not None
    return court_rows(position.last.court)


def draws_next(position: PocketIntrigues) -> list[str]:
    assert position.actor == CHANCE
    return [RULES.text(position, CHANCE, outcome) for outcome, _ in position.chances()]
