"""A view of Pocket Intrigues drawn with letters: the ladder of rows, the cards in sight, and one's own goal."""

from __future__ import annotations

from ...core.message import Message, Name
from ...core.words import say, seat_name
from .view import Courtier, PocketIntriguesView, ladder

# Houses and states differ by letter and mark, not only by colour: * is wounded, † dead.
WOUNDED_MARK, DEAD_MARK = "*", "†"
COLUMNS = 80


def draw(view: PocketIntriguesView, language: str = "en") -> str:
    """The match, the ladder from the top, what the marks mean, cards, and what one's goal would bring now."""
    lies_open, own = view.open, view.own
    lines = [_match(view, language), ""]
    if lies_open.rows:
        lines += [*_ladder(view, language), "", say(Message("pi-draw-legend"), language)]
        lines += [*_abilities(view, language), ""]
    lines += _card(view, "pi-draw-open", lies_open.card, lies_open.lacks, language)
    if own is not None:
        lines += _card(view, "pi-draw-hand", own.hand, own.lacks, language)
    lines.append(_supply(view, language))
    if own is not None and own.goal is not None and own.standing is not None:
        lines.append(say(Message("pi-draw-goal", own.goal.words() | own.standing.words()), language))
    return "\n".join(lines)


def _match(view: PocketIntriguesView, language: str) -> str:
    """Who is at the table: ▸ whose turn it is, games won in a match."""
    head, needed = Message("pi-draw-single"), view.setting.needed
    if needed > 1:
        head = Message("pi-draw-match", {"game": view.open.game, "needed": needed})
    seats = []
    for seat in range(view.setting.players):
        mark = "▸" if seat in view.open.waiting else ""
        won = f": {view.open.wins[seat]}" if needed > 1 else ""
        seats.append(f"{mark}{seat_name('pi', seat, language)}{won}")
    return f"{say(head, language)}   {'  '.join(seats)}"


def _ladder(view: PocketIntriguesView, language: str) -> list[str]:
    """Every row with the number of rows below it, which is what it is worth to a house that is to rise."""
    drawn = [[_figure(view, courtier, language) for courtier in row] for row in ladder(view)]
    width = max(len(text) for row in drawn for text in row)
    fit = max(1, (COLUMNS - len("   0 │ ")) // (width + 2))
    height = len(drawn)
    lines = []
    for place, row in enumerate(drawn):
        for first in range(0, len(row) or 1, fit):
            worth = str(height - 1 - place) if first == 0 else ""
            rung = "  ".join(f"{text:<{width}}" for text in row[first : first + fit]) or "–"
            lines.append(f"  {worth:>2} │ {rung}".rstrip())
    return lines


def _figure(view: PocketIntriguesView, courtier: Courtier, language: str) -> str:
    words = {**courtier.words(), "house": Name(f"pi-house-{courtier.house}")}
    mark = WOUNDED_MARK if courtier.id in view.open.wounded else DEAD_MARK if courtier.id in view.open.dead else ""
    return say(Message("pi-draw-figure", words), language) + mark


def _abilities(view: PocketIntriguesView, language: str) -> list[str]:
    """What the wounded can do now, and what their death would do, from the top row down."""
    lines = []
    for courtier in [courtier for row in ladder(view) for courtier in row if courtier.id in view.open.wounded]:
        for title, abilities in (("pi-draw-wounded", courtier.wounded), ("pi-draw-dying", courtier.death)):
            if abilities:
                words = " ".join(say(ability, language) for ability in abilities)
                lines.append(say(Message(title, {**courtier.words(), "ability": words}), language))
    return lines


def _card(
    view: PocketIntriguesView, title: str, number: int | None, lacks: list[Message | None], language: str
) -> list[str]:
    """A card in sight, each action with what it lacks; at the end of a match only its number."""
    if number is None:
        return []
    card = view.setting.cards[number - 1]
    lines = [say(Message(title, {"card": number}), language)]
    for half, pattern, lack in zip(("upper", "lower"), (card.upper, card.lower), lacks, strict=False):
        why = f"   ({say(lack, language)})" if lack else ""
        lines.append(f"    {say(Message(f'pi-half-{half}'), language):<5}  {pattern}{why}")
    return lines


def _supply(view: PocketIntriguesView, language: str) -> str:
    words = "pi-draw-deck-last" if view.open.reshuffled else "pi-draw-deck"
    discards = ", ".join(str(card) for card in view.open.discards) or "–"
    return say(Message(words, {"deck": view.open.deck, "discards": discards}), language)
