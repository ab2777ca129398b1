"""What is shown, asked, offered and foreseen in Pocket Intrigues. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.choice import Choice, ChoiceGroup, Column, Menu
from ...core.menu import group
from ...core.message import Argument, Message, Name
from ...core.position import OVER
from ...core.view import Ask
from .actions import Court
from .edition import CAST, HOUSES, VERBS
from .notation import death_targets, death_verb
from .phases import DEATH, FIRST, ROWS
from .position import LAST_DEATH, Ending, PocketIntrigues
from .reasons import lacks
from .tables import BINDINGS, HALVES, ORDINALS, SOURCES, WAYS, Tables, cards_in, goal_houses
from .view import (
    ActionCard,
    Count,
    Fate,
    Goal,
    LastGame,
    PocketIntriguesOpen,
    PocketIntriguesOwn,
    PocketIntriguesPreview,
    PocketIntriguesSetting,
)

CAUSES: Final[tuple[str, ...]] = ("deaths", "deck", "no-action")
STATES: Final[tuple[str, ...]] = ("unharmed", "wounded", "dead")


# What does not change


def setting(position: PocketIntrigues) -> PocketIntriguesSetting:
    tables = position.tables
    return PocketIntriguesSetting(
        players=position.seats,
        names=tables.ids,
        needed=position.needed,
        cast=list(tables.courtiers),
        cards=[_card(tables, card) for card in range(tables.cards)],
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
        verb=VERBS[position.death_verb()] if asking else None,
        deck=len(cards_in(position.deck)),
        discards=[card + 1 for card in cards_in(position.discard)],
        used=_number(position.used),
        reshuffled=position.reshuffled,
        last=last_game(position.last) if position.last is not None else None,
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
    return [lacks(position.court, position.tables.actions[2 * card + half]) for half in range(2)]


def last_game(ending: Ending) -> LastGame:
    court = ending.court
    ids = court.tables.ids
    stuck = ending.stuck >= 0
    return LastGame(
        cause=CAUSES[ending.cause],
        rows=_rows(court),
        wounded=_members(ids, court.wounded),
        dead=_members(ids, court.dead),
        goals=[shown_goal(goal) for goal in ending.goals],
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
        goal=shown_goal(goal) if goal >= 0 else None,
        standing=_count(position.closed_court(), goal) if goal >= 0 else None,
    )


def shown_goal(goal: i64) -> Goal:
    rising, sinking = goal_houses(goal)
    return Goal(HOUSES[rising], HOUSES[sinking])


def _count(court: Court, goal: i64) -> Count:
    """A goal counted on a court whose rows are closed up."""
    members = [court.tables.goal_members[4 * goal + place] for place in range(4)]
    points = [court.points(who, place < 2) for place, who in enumerate(members)]
    minus = [court.tables.ids[who] for who in members if court.costs(who)]
    return Count(points, minus, court.tally(goal)[0])


# What is asked, and what may be answered


def ask(position: PocketIntrigues, seat: int) -> Ask | None:
    if seat != position.actor:
        return None
    if position.phase != DEATH:
        return Ask(Message("pi-ask"), "PI-3.1")
    words = f"pi-ask-{VERBS[position.death_verb()]}"
    return Ask(Message(words, position.tables.courtiers[position.dying].words("dying")), "PI-4.16")


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
    if "-" not in choice.kind:
        return Message(f"pi-do-{choice.kind}", tables.names(("who", "other"), takers))
    source, half, card = choice.kind.split("-")
    action = tables.actions[2 * (int(card) - 1) + HALVES.index(half)]
    words: dict[str, Argument] = {"source": source, "half": half, "card": card}
    for key, symbol, who in zip(ORDINALS, action.active, takers, strict=False):
        words |= tables.courtiers[who].words(key)
        words[f"{key}-deed"] = Name(f"pi-deed-{action.pattern.deed(symbol)}")
    return Message(f"pi-do-action-{len(takers)}", words)


# What would come of a move


def preview(position: PocketIntrigues, seat: i64, move: i64) -> PocketIntriguesPreview:
    """A legal move of the seat to act and its attacks up to a death: what comes after that is still to be chosen."""
    court = position.court.copy()
    for target in position.carry_out(court, seat, move):
        if court.attackable(target) and court.attack(target):
            break
    changes = _changes(position.court, court)
    ends = position.tables.counts[court.dead] >= LAST_DEATH or (position.deck == 0 and position.reshuffled)
    court.close_up()
    return PocketIntriguesPreview(changes=changes, total=court.tally(position.goals[seat])[0], ends=ends)


def _changes(before: Court, after: Court) -> list[Fate]:
    harmed = (before.wounded ^ after.wounded) | (before.dead ^ after.dead)
    changes: list[Fate] = []
    for who in range(CAST):
        row = after.row_of[who]
        if row != before.row_of[who] or harmed >> who & 1:
            state = STATES[2 if after.dead >> who & 1 else after.wounded >> who & 1]
            changes.append(Fate(after.tables.ids[who], row - before.highest, state))
    return changes
