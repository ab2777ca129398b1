"""What a seat of Pocket Intrigues may know: the court, the open card, the discards, its own goal and hand card.

Nobody's goal or hand but one's own is in it. Goals are shown when a game is over (PI-5.3), and so is the card of
somebody who could do nothing (PI-5.8).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ...core.message import Message, Name
from ...core.position import CHANCE, OVER
from ...core.view import Ask, Choice, View
from . import notation
from .actions import Court
from .edition import CAST, HOUSES, PocketIntriguesEdition
from .foresight import foreseen, state_of
from .pattern import Pattern
from .position import ACT, DEATH, FIRST, ROWS, Ending, PocketIntrigues
from .reasons import named, why_impossible
from .story import action_words, death_words
from .tables import (
    BINDINGS,
    DEATH_MOVES,
    HALVES,
    HAND,
    HEAL,
    LOWER,
    MOVE,
    OPEN,
    RAISE,
    SOURCES,
    SWAP_ROWS,
    WOUND,
    Tables,
    cards_in,
    goal_houses,
)

VERB_WORDS = {HEAL: "heal", WOUND: "wound", RAISE: "raise", LOWER: "lower", MOVE: "move", SWAP_ROWS: "swap"}


class Figure(msgspec.Struct, frozen=True):
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


class ActionCard(msgspec.Struct, frozen=True):
    """A card as the edition writes it, ``rows : effects``, and as it is to be drawn."""

    number: int
    upper: str
    lower: str
    drawn: list[Pattern]
    """The upper and the lower action."""


class Goal(msgspec.Struct, frozen=True):
    rises: str
    sinks: str


class Way(msgspec.Struct, frozen=True):
    """One of the actions an observer can see, and what it lacks if nobody could carry it out now."""

    source: str
    half: str
    lacks: Message | None


class Count(msgspec.Struct, frozen=True):
    """A goal counted: points character by character, then the minus (PI-5.3 to PI-5.5)."""

    goal: Goal
    points: dict[str, int]
    minus: list[str]
    """Who costs a point."""
    total: int


class LastGame(msgspec.Struct, frozen=True):
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


CAUSES = ("deaths", "deck", "no-action")


def view(position: PocketIntrigues, observer: int) -> PocketIntriguesView:
    seated = observer >= 0
    over = position.actor == OVER
    laid = position.phase not in (FIRST, ROWS)
    goal = position.goals[observer] if seated else -1
    asking = position.phase == DEATH
    return PocketIntriguesView(
        seat=observer if seated else None,
        seats=position.seats,
        waiting=[seat for seat in position.waiting() if seat != CHANCE],
        outcome=position.outcome(),
        game=position.game,
        needed=position.needed,
        wins=list(position.wins),
        first=position.first if position.first >= 0 else None,
        turn=position.turn if position.phase in (ACT, DEATH) else None,
        rows=_rows(position.court, whole=True) if laid else [],
        open=_number(position.open),
        hand=_number(position.hands[observer]) if seated else None,
        holds=[card >= 0 for card in position.hands],
        goal=_goal(goal) if goal >= 0 else None,
        standing=count(position.closed_court(), goal) if goal >= 0 else None,
        ways=_ways(position, observer) if laid and not over else [],
        dying=position.tables.ids[position.dying] if asking else None,
        verb=VERB_WORDS[position.death_verb()] if asking else None,
        deck=len(cards_in(position.deck)),
        discards=[card + 1 for card in cards_in(position.discard)],
        used=_number(position.used),
        reshuffled=position.reshuffled,
        cards=_cards(position.tables.edition),
        last=_last(position.last) if position.last is not None else None,
    )


@lru_cache(maxsize=16)
def _cards(edition: PocketIntriguesEdition) -> list[ActionCard]:
    return [
        ActionCard(place + 1, card.upper, card.lower, [edition.pattern(place, half) for half in range(2)])
        for place, card in enumerate(edition.card)
    ]


def _number(card: int) -> int | None:
    return card + 1 if card >= 0 else None


def _goal(goal: int) -> Goal:
    rising, sinking = goal_houses(goal)
    return Goal(HOUSES[rising], HOUSES[sinking])


def _rows(court: Court, whole: bool = False) -> list[list[Figure]]:
    """The rows from the top; the ``whole`` ladder with the rows that are empty for the moment."""
    masks = [court.ladder[row] for row in range(court.highest, court.lowest + 1)]
    return [[figure(court, who) for who in range(CAST) if mask >> who & 1] for mask in masks if mask or whole]


def figure(court: Court, who: int) -> Figure:
    return _figure(court.tables, who, state_of(court, who))


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


def count(court: Court, goal: int) -> Count:
    """A goal counted on a court whose rows are closed up."""
    tables = court.tables
    houses = goal_houses(goal)
    members = [who for house in houses for who in range(CAST) if tables.house_of[who] == house]
    return Count(
        goal=_goal(goal),
        points={tables.ids[who]: court.points(who, tables.house_of[who] == houses[0]) for who in members},
        minus=[tables.ids[who] for who in members if court.costs(who)],
        total=court.tally(goal)[0],
    )


def _last(ending: Ending) -> LastGame:
    stuck = ending.stuck >= 0
    return LastGame(
        cause=CAUSES[ending.cause],
        rows=_rows(ending.court),
        counts=[count(ending.court, goal) for goal in ending.goals],
        winners=list(ending.winners),
        stuck=ending.stuck if stuck else None,
        card=ending.card + 1 if stuck else None,
    )


def _ways(position: PocketIntrigues, observer: int) -> list[Way]:
    """The actions of the cards in sight: one's own, then the open one."""
    found = []
    for source, name in ((HAND, "hand"), (OPEN, "open")):
        card = position.open if source == OPEN else position.hands[observer] if observer >= 0 else -1
        for half in range(2 if card >= 0 else 0):
            action = position.tables.actions[2 * card + half]
            lacks = None if position.court.can(action) else why_impossible(position, action)
            found.append(Way(name, HALVES[half], lacks))
    return found


def ask(position: PocketIntrigues, seat: int) -> Ask | None:
    if seat != position.actor:
        return None
    if position.phase == DEATH:
        dying = named(position.tables, position.dying, "dying")
        return Ask(Message(f"pi-ask-{VERB_WORDS[position.death_verb()]}", dying), "PI-4.16")
    return Ask(Message("pi-ask"), "PI-3.1")


def choices(position: PocketIntrigues, seat: int) -> list[Choice]:
    """The legal moves with their parts, and what would come of each."""
    return [foreseen(position, seat, move, _choice(position, seat, move)) for move in position.moves(seat)]


def _choice(position: PocketIntrigues, seat: int, move: int) -> Choice:
    tables = position.tables
    if move >= DEATH_MOVES:
        written, verb = notation.text(position, seat, move), notation.death_verb(move)
        who = notation.death_targets(move)
        parts = {f"target{place}" if place > 1 else "target": tables.ids[one] for place, one in enumerate(who, 1)}
        return Choice(written, verb, {"dying": tables.ids[position.dying], **parts}, death_words(tables, seat, move))
    way, binding = divmod(move, BINDINGS)
    return _action(tables, int(position.card_from(seat, way // 2)), way, binding)


@lru_cache(maxsize=50_000)
def _action(tables: Tables, card: int, way: int, binding: int) -> Choice:
    """An action is described by its card, where that lies and whom it takes."""
    action = tables.actions[2 * card + way % 2]
    source, half = SOURCES[way // 2], HALVES[way % 2]
    cast = notation.bound(action, binding)
    parts = {"way": f"{source} {half}", "card": str(card + 1)}
    parts |= {symbol: tables.ids[who] for symbol, who in zip(action.pattern.active, cast, strict=True)}
    words = action_words(tables, action, cast, source, half, card + 1)
    return Choice(notation.action_text(tables, way, cast), "action", parts, words)
