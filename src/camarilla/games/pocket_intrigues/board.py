"""A view of Pocket Intrigues drawn with letters: the ladder of rows, the cards in sight, and one's own goal."""

from __future__ import annotations

from ...core.message import Argument, Message, Name
from ...core.words import say, seat_name
from .view import ActionCard, Count, Figure, PocketIntriguesView

# Houses and states differ by letter and mark, not only by colour: * is wounded, † dead.
STATE_MARKS = {"unharmed": "", "wounded": "*", "dead": "†"}
COLUMNS = 80


def draw(view: PocketIntriguesView, language: str = "en") -> str:
    """The match, the ladder from the top, what the marks mean, cards, and what one's goal would bring now."""
    lines = [_match(view, language), ""]
    if view.rows:
        lines += [*_ladder(view, language), "", say(Message("pi-draw-legend"), language)]
        lines += [*_abilities(view, language), ""]
    for number, name in ((view.open, "pi-draw-open"), (view.hand, "pi-draw-hand")):
        if number:
            lines += _card(view, view.cards[number - 1], name, language)
    lines.append(_supply(view, language))
    if view.standing is not None:
        lines.append(_standing(view.standing, language))
    return "\n".join(lines)


def _match(view: PocketIntriguesView, language: str) -> str:
    """Who is at the table: ▸ whose turn it is, games won in a match."""
    seats = []
    for seat in range(view.seats):
        mark = "▸" if seat in view.waiting else ""
        won = f": {view.wins[seat]}" if view.needed > 1 else ""
        seats.append(f"{mark}{seat_name('pi', seat, language)}{won}")
    head = Message("pi-draw-match", {"game": view.game, "needed": view.needed})
    if view.needed == 1:
        head = Message("pi-draw-single")
    return f"{say(head, language)}   {'  '.join(seats)}"


def _ladder(view: PocketIntriguesView, language: str) -> list[str]:
    """Every row with the number of rows below it, which is what it is worth to a house that is to rise."""
    drawn = [[_figure(figure, language) for figure in row] for row in view.rows]
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


def _figure(figure: Figure, language: str) -> str:
    words = {**_name(figure), "house": Name(f"pi-house-{figure.house}")}
    return say(Message("pi-draw-figure", words), language) + STATE_MARKS[figure.state]


def _abilities(view: PocketIntriguesView, language: str) -> list[str]:
    """What the wounded can do now, and what their death would do."""
    lines = []
    for figure in (figure for row in view.rows for figure in row if figure.state == "wounded"):
        for title, abilities in (("pi-draw-wounded", figure.wounded), ("pi-draw-dying", figure.death)):
            if abilities:
                told = " ".join(say(ability, language) for ability in abilities)
                lines.append(say(Message(title, {**_name(figure), "ability": told}), language))
    return lines


def _name(figure: Figure) -> dict[str, Argument]:
    if isinstance(figure.name, Name):
        return {"who": figure.name}
    return {"who": figure.name, "who-short": figure.short}


def _card(view: PocketIntriguesView, card: ActionCard, title: str, language: str) -> list[str]:
    source = "open" if title == "pi-draw-open" else "hand"
    lines = [say(Message(title, {"card": card.number}), language)]
    for way in view.ways:
        if way.source == source:
            pattern = card.upper if way.half == "upper" else card.lower
            half = say(Message(f"pi-half-{way.half}"), language)
            lacks = f"   ({say(way.lacks, language)})" if way.lacks else ""
            lines.append(f"    {half:<5}  {pattern}{lacks}")
    return lines


def _supply(view: PocketIntriguesView, language: str) -> str:
    discards = ", ".join(str(card) for card in view.discards) or "–"
    deck = Message(
        "pi-draw-deck-last" if view.reshuffled else "pi-draw-deck", {"deck": view.deck, "discards": discards}
    )
    return say(deck, language)


def _standing(count: Count, language: str) -> str:
    goal: dict[str, Argument] = {
        "rises": Name(f"pi-house-{count.goal.rises}"),
        "sinks": Name(f"pi-house-{count.goal.sinks}"),
    }
    summands = " + ".join(str(points) for points in count.points.values())
    return say(
        Message("pi-draw-goal", {**goal, "sum": summands, "minus": len(count.minus), "total": count.total}), language
    )
