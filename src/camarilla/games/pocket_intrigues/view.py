"""What a seat of Pocket Intrigues may know: the court, the open card, the discards, its own goal and hand card.

Nobody's goal or hand but one's own is in it. Goals are shown when a game is over (PI-5.3), and so is the card of
somebody who could do nothing (PI-5.8).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace
from mypy_extensions import i64

from ...core.message import Message, Name
from ...core.position import OVER
from ...core.view import Ask, Choice, View
from . import notation
from .actions import Court
from .edition import CAST, HOUSES
from .foresight import STATES, Intrigue, beginning, foreseen, foreseen_written, state_of, unforeseen
from .pattern import Pattern
from .position import ACT, DEATH, FIRST, ROWS, Ending, PocketIntrigues
from .reasons import OBSTACLES, lacks, named, obstacle_words
from .story import action_words, death_words
from .tables import (
    BINDINGS,
    GOALS,
    HALVES,
    HEAL,
    LOWER,
    MOVE,
    RAISE,
    SOURCES,
    SWAP_ROWS,
    WOUND,
    Tables,
    cards_in,
    goal_houses,
)

VERB_WORDS = {HEAL: "heal", WOUND: "wound", RAISE: "raise", LOWER: "lower", MOVE: "move", SWAP_ROWS: "swap"}


class Figure(msgspec.Struct, frozen=True, gc=False):
    """A character of the court. ``state``: ``unharmed``, ``wounded`` or ``dead``."""

    id: str
    name: str | Name
    short: str
    """For a name of the edition's own; otherwise the message of the name has it."""
    house: str
    state: str
    wounded: list[Message]
    """What works while wounded."""
    death: list[Message]
    """What happens on death."""


class ActionCard(msgspec.Struct, frozen=True, gc=False):
    """A card as the edition writes it, ``rows : effects``, and as it is to be drawn."""

    number: int
    upper: str
    lower: str
    drawn: list[Pattern]
    """The upper and the lower action."""


class Goal(msgspec.Struct, frozen=True, gc=False):
    rises: str
    sinks: str


class Way(msgspec.Struct, frozen=True, gc=False):
    """One of the actions an observer can see, and what it lacks if nobody could carry it out now."""

    source: str
    half: str
    lacks: Message | None


class Count(msgspec.Struct, frozen=True, gc=False):
    """A goal counted: points character by character, then the minus (PI-5.3 to PI-5.5)."""

    goal: Goal
    points: dict[str, int]
    minus: list[str]
    """Who costs a point."""
    total: int


class LastGame(msgspec.Struct, frozen=True, gc=False):
    """How the latest game of the match ended. ``cause``: ``deaths``, ``deck`` or ``no-action``."""

    cause: str
    rows: list[list[Figure]]
    counts: list[Count]
    winners: list[int]
    stuck: int | None
    card: int | None
    """What the one who was stuck held."""


class PocketIntriguesView(View, frozen=True, kw_only=True, tag="pocket-intrigues"):
    game: int
    needed: int
    """Games to win for the match."""
    wins: list[int]
    first: int | None
    turn: int | None
    rows: list[list[Figure]]
    """Top first; during a turn a row may be empty."""
    open: int | None
    hand: int | None
    """The number of one's own card."""
    holds: list[bool]
    goal: Goal | None
    standing: Count | None
    """What one's own goal would bring if the game ended now."""
    ways: list[Way]
    dying: str | None
    """Whose death is asking for something, and for what: heal, wound, raise, lower, move or swap."""
    verb: str | None
    deck: int
    discards: list[int]
    used: int | None
    """The card used last."""
    reshuffled: bool
    cards: list[ActionCard]
    """All cards of the edition."""
    last: LastGame | None


CAUSES: Final[tuple[str, ...]] = ("deaths", "deck", "no-action")
NO_CARD: Final = -1
"""Instead of what a card lacks, where no card is in sight."""


def views(position: PocketIntrigues, observers: Sequence[int]) -> list[PocketIntriguesView]:
    """What lies open, worked out once, and for each seat what it alone sees besides."""
    open_lacks = _lacks(position, position.open)
    lies_open = _open_view(position, open_lacks)
    court = position.closed_court()
    return [
        _seat_view(position, court, lies_open, open_lacks, observer) if observer >= 0 else lies_open
        for observer in observers
    ]


def _open_view(position: PocketIntrigues, open_lacks: i64) -> PocketIntriguesView:
    """What a spectator sees."""
    tables = position.tables
    asking = position.phase == DEATH
    return PocketIntriguesView(
        seat=None,
        seats=position.seats,
        waiting=_ALONE[position.actor] if position.actor >= 0 else _NOBODY,
        outcome=position.outcome(),
        game=position.game,
        needed=position.needed,
        wins=_wins(tuple(position.wins)),
        first=position.first if position.first >= 0 else None,
        turn=position.turn if position.phase in (ACT, DEATH) else None,
        rows=_rows(position.court, whole=True) if position.phase not in (FIRST, ROWS) else [],
        open=_number(position.open),
        hand=None,
        holds=_holds(tuple([card >= 0 for card in position.hands])),
        goal=None,
        standing=None,
        ways=_ways(tables, NO_CARD, open_lacks),
        dying=tables.ids[position.dying] if asking else None,
        verb=VERB_WORDS[position.death_verb()] if asking else None,
        deck=len(cards_in(position.deck)),
        discards=[card + 1 for card in cards_in(position.discard)],
        used=_number(position.used),
        reshuffled=position.reshuffled,
        cards=_cards(tables),
        last=_last(position.last) if position.last is not None else None,
    )


def _seat_view(
    position: PocketIntrigues, court: Court, lies_open: PocketIntriguesView, open_lacks: i64, seat: i64
) -> PocketIntriguesView:
    """What lies open and a seat's own card and goal; the goal is counted on a court whose rows are closed up."""
    goal, card = position.goals[seat], position.hands[seat]
    return replace(
        lies_open,
        seat=seat,
        hand=_number(card),
        goal=_GOALS[goal] if goal >= 0 else None,
        standing=_count(court, goal) if goal >= 0 else None,
        ways=_ways(position.tables, _lacks(position, card), open_lacks),
    )


# What depends on little is made once, and stays the same object from view to view.

_NOBODY: Final[list[int]] = []
_ALONE: Final = [[seat] for seat in range(4)]
_GOALS: Final = [Goal(HOUSES[rising], HOUSES[sinking]) for rising, sinking in map(goal_houses, range(GOALS))]


@lru_cache(maxsize=1_000)
def _wins(wins: tuple[int, ...]) -> list[int]:
    return list(wins)


@lru_cache(maxsize=100)
def _holds(holds: tuple[bool, ...]) -> list[bool]:
    return list(holds)


@lru_cache(maxsize=16)
def _cards(tables: Tables) -> list[ActionCard]:
    edition = tables.edition
    return [
        ActionCard(place + 1, card.upper, card.lower, [edition.pattern(place, half) for half in range(2)])
        for place, card in enumerate(edition.card)
    ]


def _number(card: i64) -> int | None:
    return card + 1 if card >= 0 else None


def _rows(court: Court, whole: bool = False) -> list[list[Figure]]:
    """The rows from the top; the ``whole`` ladder with the rows that are empty for the moment."""
    rows: list[list[Figure]] = []
    for row in range(court.highest, court.lowest + 1):
        members = court.ladder[row]
        if members or whole:
            rows.append(_row(court.tables, members, members & court.wounded, members & court.dead))
    return rows


@lru_cache(maxsize=10_000)
def _row(tables: Tables, members: int, wounded: int, dead: int) -> list[Figure]:
    return [_figure(tables, who, STATES[state_of(who, wounded, dead)]) for who in range(CAST) if members >> who & 1]


@lru_cache(maxsize=1_000)
def _figure(tables: Tables, who: int, state: str) -> Figure:
    character = tables.edition.character[who]
    return Figure(
        id=character.id,
        name=character.name or Name(f"pi-character-{character.id}"),
        short=character.short or character.name,
        house=character.house,
        state=state,
        wounded=[Message(f"pi-wounded-{ability.replace(' ', '-')}") for ability in character.wounded],
        death=[Message(f"pi-death-{step.replace(' ', '-')}") for step in character.death],
    )


def _count(court: Court, goal: i64) -> Count:
    """A goal counted on a court whose rows are closed up."""
    ids = court.tables.ids
    points: dict[str, int] = {}
    minus: list[str] = []
    for place, who in enumerate(court.tables.goal_members(goal)):
        points[ids[who]] = court.points(who, place < 2)
        if court.costs(who):
            minus.append(ids[who])
    return Count(_GOALS[goal], points, minus, court.tally(goal)[0])


@lru_cache(maxsize=1_000)
def _last(ending: Ending) -> LastGame:
    stuck = ending.stuck >= 0
    return LastGame(
        cause=CAUSES[ending.cause],
        rows=_rows(ending.court),
        counts=[_count(ending.court, goal) for goal in ending.goals],
        winners=list(ending.winners),
        stuck=ending.stuck if stuck else None,
        card=ending.card + 1 if stuck else None,
    )


def _lacks(position: PocketIntrigues, card: i64) -> i64:
    """What the two actions of a card lack now, as one number."""
    if card < 0 or position.actor == OVER:
        return NO_CARD
    upper, lower = position.tables.actions[2 * card], position.tables.actions[2 * card + 1]
    return lacks(position.court, upper) * OBSTACLES + lacks(position.court, lower)


@lru_cache(maxsize=10_000)
def _ways(tables: Tables, hand: int, open_card: int) -> list[Way]:
    """The actions of the cards in sight, one's own and then the open one, given what they lack."""
    return [
        _way(tables, source, half, obstacle)
        for source, card in zip(SOURCES, (hand, open_card), strict=True)
        if card != NO_CARD
        for half, obstacle in zip(HALVES, divmod(card, OBSTACLES), strict=True)
    ]


@lru_cache(maxsize=1_000)
def _way(tables: Tables, source: str, half: str, obstacle: int) -> Way:
    return Way(source, half, obstacle_words(tables, obstacle) if obstacle else None)


def ask(position: PocketIntrigues, seat: int) -> Ask | None:
    if seat != position.actor:
        return None
    return _asked_by_death(position.tables, position.death_verb(), position.dying) if position.phase == DEATH else TURN


TURN: Final = Ask(Message("pi-ask"), "PI-3.1")


@lru_cache(maxsize=500)
def _asked_by_death(tables: Tables, verb: int, dying: int) -> Ask:
    return Ask(Message(f"pi-ask-{VERB_WORDS[verb]}", named(tables, dying, "dying")), "PI-4.16")


def choices(position: PocketIntrigues, seat: int) -> list[Choice]:
    """The legal moves with their parts, and what would come of each."""
    moves = position.moves(seat)
    return foreseen(position, seat, moves, _described(position, seat, moves)) if moves else []


def choices_written(position: PocketIntrigues, seat: int) -> bytes:
    moves = position.moves(seat)
    return foreseen_written(position, seat, moves, _begun(position, seat, moves)) if moves else b"[]"


def _described(position: PocketIntrigues, seat: int, moves: list[int]) -> list[Intrigue]:
    """What each of these moves is, with nothing foreseen."""
    tables = position.tables
    if position.phase == DEATH:
        return [_for_dead(tables, seat, position.dying, move) for move in moves]
    pages = [_actions(tables, position.card_from(seat, way // 2), way) for way in range(4)]
    return [pages[move // BINDINGS][move % BINDINGS] for move in moves]


def _begun(position: PocketIntrigues, seat: int, moves: list[int]) -> list[bytes]:
    """The same, as it is written."""
    tables = position.tables
    if position.phase == DEATH:
        return [_for_dead_begun(tables, seat, position.dying, move) for move in moves]
    pages = [_actions_begun(tables, position.card_from(seat, way // 2), way) for way in range(4)]
    return [pages[move // BINDINGS][move % BINDINGS] for move in moves]


@lru_cache(maxsize=10_000)
def _for_dead_begun(tables: Tables, seat: int, dying: int, move: int) -> bytes:
    return beginning(_for_dead(tables, seat, dying, move))


@lru_cache(maxsize=128)
def _actions_begun(tables: Tables, card: int, way: int) -> dict[int, bytes]:
    return {binding: beginning(choice) for binding, choice in _actions(tables, card, way).items()}


@lru_cache(maxsize=10_000)
def _for_dead(tables: Tables, seat: int, dying: int, move: int) -> Intrigue:
    who = notation.death_targets(move)
    parts = {f"target{place}" if place > 1 else "target": tables.ids[one] for place, one in enumerate(who, 1)}
    parts = {"dying": tables.ids[dying], **parts}
    words = death_words(tables, seat, move)
    return unforeseen(notation.death_text(tables, move), notation.death_verb(move), parts, words)


@lru_cache(maxsize=128)
def _actions(tables: Tables, card: int, way: int) -> dict[int, Intrigue]:
    """All bindings of an action, described by its card, where that lies and whom it takes."""
    action = tables.actions[2 * card + way % 2]
    source, half, number = SOURCES[way // 2], HALVES[way % 2], str(card + 1)
    name = f"{source} {half}"
    found: dict[int, Intrigue] = {}
    for binding in action.bindings:
        cast = action.cast(binding)
        parts = {"way": name, "card": number}
        for symbol, who in zip(action.active, cast, strict=True):
            parts[symbol] = tables.ids[who]
        words = action_words(tables, action, cast, source, half, card + 1)
        found[binding] = unforeseen(notation.action_text(tables, way, cast), "action", parts, words)
    return found
