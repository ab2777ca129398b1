"""What is shown, asked and offered in Pocket Intrigues. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.choice import Choice, ChoiceGroup, Column, Menu
from ...core.menu import group
from ...core.message import Argument, Message, Name
from ...core.position import OVER
from ...core.view import Ask
from .actions import Court
from .edition import CAST, HOUSES, Character
from .facts import ORDINALS, WAYS
from .notation import death_targets, death_verb
from .phases import DEATH, FIRST, ROWS
from .position import Ending, PocketIntrigues
from .reasons import lacks, named, obstacle_words
from .tables import (
    BINDINGS,
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
from .view import (
    ActionCard,
    Count,
    Courtier,
    Goal,
    LastGame,
    PocketIntriguesOpen,
    PocketIntriguesOwn,
    PocketIntriguesSetting,
)

VERB_WORDS: Final[dict[int, str]] = {
    HEAL: "heal",
    WOUND: "wound",
    RAISE: "raise",
    LOWER: "lower",
    MOVE: "move",
    SWAP_ROWS: "swap",
}
CAUSES: Final[tuple[str, ...]] = ("deaths", "deck", "no-action")


# What does not change


def setting(position: PocketIntrigues) -> PocketIntriguesSetting:
    tables = position.tables
    return PocketIntriguesSetting(
        players=position.seats,
        names=tables.ids,
        needed=position.needed,
        cast=[_courtier(character) for character in tables.edition.character],
        cards=[_card(tables, card) for card in range(tables.cards)],
    )


def _courtier(character: Character) -> Courtier:
    return Courtier(
        id=character.id,
        name=character.name or Name(f"pi-character-{character.id}"),
        short=character.short or character.name,
        accusative=character.accusative or character.name,
        house=character.house,
        wounded=[Message(f"pi-wounded-{ability.replace(' ', '-')}") for ability in character.wounded],
        death=[Message(f"pi-death-{step.replace(' ', '-')}") for step in character.death],
    )


def _card(tables: Tables, card: i64) -> ActionCard:
    printed = tables.edition.card[card]
    drawn = [tables.actions[2 * card].pattern, tables.actions[2 * card + 1].pattern]
    return ActionCard(card + 1, printed.upper, printed.lower, drawn)


# What lies open


def lies_open(position: PocketIntrigues) -> PocketIntriguesOpen:
    court = position.court
    ids = position.tables.ids
    laid_out = position.phase not in (FIRST, ROWS)
    asking = position.phase == DEATH
    return PocketIntriguesOpen(
        waiting=[position.actor] if position.actor >= 0 else [],
        outcome=position.outcome(),
        game=position.game,
        wins=list(position.wins),
        first=position.first if position.first >= 0 else None,
        rows=_rows(court) if laid_out else [],
        wounded=_members(ids, court.wounded),
        dead=_members(ids, court.dead),
        card=_number(position.open),
        lacks=_lacks(position, position.open),
        holds=[card >= 0 for card in position.hands],
        dying=ids[position.dying] if asking else None,
        verb=VERB_WORDS[position.death_verb()] if asking else None,
        deck=len(cards_in(position.deck)),
        discards=[card + 1 for card in cards_in(position.discard)],
        used=_number(position.used),
        reshuffled=position.reshuffled,
        last=_last(position.last) if position.last is not None else None,
    )


def _rows(court: Court) -> list[int]:
    """Everybody's row, counted from the top one."""
    return [court.row_of[who] - court.highest for who in range(CAST)]


def _members(ids: list[str], mask: i64) -> list[str]:
    return [ids[who] for who in range(CAST) if mask >> who & 1]


def _number(card: i64) -> int | None:
    return card + 1 if card >= 0 else None


def _lacks(position: PocketIntrigues, card: i64) -> list[Message | None]:
    """What the two actions of a card lack now; nothing where no card is in sight."""
    if card < 0 or position.actor == OVER:
        return []
    obstacles = [lacks(position.court, position.tables.actions[2 * card + half]) for half in range(2)]
    return [obstacle_words(position.tables, obstacle) if obstacle else None for obstacle in obstacles]


def _last(ending: Ending) -> LastGame:
    court = ending.court
    ids = court.tables.ids
    stuck = ending.stuck >= 0
    return LastGame(
        cause=CAUSES[ending.cause],
        rows=_rows(court),
        wounded=_members(ids, court.wounded),
        dead=_members(ids, court.dead),
        goals=[_goal(goal) for goal in ending.goals],
        counts=[_count(court, goal) for goal in ending.goals],
        winners=list(ending.winners),
        stuck=ending.stuck if stuck else None,
        card=ending.card + 1 if stuck else None,
    )


# What a seat knows beyond that


def own(position: PocketIntrigues, seat: i64) -> PocketIntriguesOwn:
    """A seat's card and its goal, counted on a court whose rows are closed up."""
    goal, card = position.goals[seat], position.hands[seat]
    return PocketIntriguesOwn(
        seat=seat,
        hand=_number(card),
        lacks=_lacks(position, card),
        goal=_goal(goal) if goal >= 0 else None,
        standing=_count(position.closed_court(), goal) if goal >= 0 else None,
    )


def _goal(goal: i64) -> Goal:
    rising, sinking = goal_houses(goal)
    return Goal(HOUSES[rising], HOUSES[sinking])


def _count(court: Court, goal: i64) -> Count:
    """A goal counted on a court whose rows are closed up."""
    members = court.tables.goal_members(goal)
    points = [court.points(who, place < 2) for place, who in enumerate(members)]
    minus = [court.tables.ids[who] for who in members if court.costs(who)]
    return Count(points, minus, court.tally(goal)[0])


# What is asked, and what may be answered


def ask(position: PocketIntrigues, seat: int) -> Ask | None:
    if seat != position.actor:
        return None
    if position.phase != DEATH:
        return Ask(Message("pi-ask"), "PI-3.1")
    words = f"pi-ask-{VERB_WORDS[position.death_verb()]}"
    return Ask(Message(words, named(position.tables, position.dying, "dying")), "PI-4.16")


def menu(position: PocketIntrigues, seat: int) -> Menu:
    """The legal moves. The parts ``one``, ``two`` and ``three`` are those something happens to, in that order; the kind
    is what a death allows, or which action it is: ``hand-upper-5`` is the upper one of card 5."""
    if position.phase == DEATH:
        return _for_dead(position.moves(seat))
    casts: dict[int, list[list[int]]] = {}
    for move in position.moves(seat):
        way = move // BINDINGS
        casts.setdefault(way, []).append(position.action(seat, way).cast(move % BINDINGS))
    return [_actions(position, seat, way, those) for way, those in casts.items()]


def _actions(position: PocketIntrigues, seat: int, way: int, casts: list[list[int]]) -> ChoiceGroup:
    kind = f"{WAYS[way]}-{position.card_from(seat, way // 2) + 1}"
    return _group(kind, f"{SOURCES[way // 2]} {HALVES[way % 2]}", casts)


def _for_dead(moves: list[int]) -> Menu:
    casts: dict[str, list[list[int]]] = {}
    for move in moves:
        casts.setdefault(death_verb(move), []).append(death_targets(move))
    return [_group(verb, verb, those) for verb, those in casts.items()]


def _group(kind: str, begin: str, casts: list[list[int]]) -> ChoiceGroup:
    """Moves that differ only in their casts: whom they take, in order."""
    parts: dict[str, Column] = {
        key: [cast[place] for cast in casts] for place, key in enumerate(ORDINALS[: len(casts[0])])
    }
    return group(kind, " ".join([begin, *[f"{{{key}}}" for key in parts]]), parts)


def choice_words(position: PocketIntrigues, choice: Choice) -> Message:
    """A choice in words: whom it takes and what it does to them."""
    tables = position.tables
    takers = [tables.ids.index(who) for who in choice.parts.values()]
    words: dict[str, Argument] = {}
    if "-" not in choice.kind:
        for key, who in zip(("who", "other"), takers, strict=False):
            words |= named(tables, who, key)
        return Message(f"pi-do-{choice.kind}", words)
    source, half, card = choice.kind.split("-")
    action = tables.actions[2 * (int(card) - 1) + HALVES.index(half)]
    words |= {"source": source, "half": half, "card": card}
    for key, deed, who in zip(ORDINALS, action.deeds, takers, strict=False):
        words |= named(tables, who, key)
        words[f"{key}-deed"] = Name(f"pi-deed-{deed}")
    return Message(f"pi-do-action-{len(takers)}", words)
