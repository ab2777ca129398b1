"""A view of Cursed Court drawn with letters: the nobles as a grid, the sets beside their small grids, the seats."""

from __future__ import annotations

from functools import cache

from ...core.message import Argument, Message, Name, Who
from ...core.words import say
from .edition import NOBLES
from .notation import label
from .view import CursedCourtView, Player, Region

FACE_UP, SEEN = "●", "◐"
SAFE, FEINT = "!", "~"
_NAME = 14
_CROWNS = 9


def draw(view: CursedCourtView, language: str = "en") -> str:
    lines = [_heading(view, language), "", *_nobles(view, language), "", *_sets(view, language), ""]
    lines += [*_seats(view, language), "", *_cards(view, language)]
    bumped = [bet for bet in view.bets if bet.bumped and bet.year == view.year]
    if bumped:
        told = ", ".join(f"{label(bet.seat)} {bet.region} {bet.coins}" for bet in bumped)
        lines.append(f"{_word('cc-board-bumped', language)} {told}")
    lines.append(_word("cc-board-legend-coinless" if view.coinless else "cc-board-legend", language))
    if view.masquerade and view.seat is not None:
        lines[-1] += f"  {_word('cc-board-legend-feint', language)}"
    return "\n".join(lines)


@cache
def _word(message_id: str, language: str) -> str:
    return say(Message(message_id), language)


@cache
def _number(message_id: str, key: str, value: int, language: str) -> str:
    return say(Message(message_id, {key: value}), language)


def _title(region: Region, language: str) -> str:
    return _word(region.title.id, language) if isinstance(region.title, Name) else region.title


@cache
def _year(year: int, years: int, language: str) -> str:
    words: dict[str, Argument] = {"year": year, "years": years}
    return say(Message("cc-board-year" if 0 < year <= years else "cc-board-year-open", words), language)


@cache
def _marker(seat: int, language: str) -> str:
    return say(Message("cc-board-marker", {"who": Who(seat)}), language, "ABCDEF")


def _heading(view: CursedCourtView, language: str) -> str:
    parts = [_year(view.year, view.years, language), _word(f"cc-{view.season}", language)]
    if view.marker is not None:
        parts.append(_marker(view.marker, language))
    return ", ".join(parts)


# The regions


def _crowns(view: CursedCourtView, region: Region) -> str:
    if not region.crowns:
        return ""
    marks = []
    for crown in region.crowns:
        coins = "" if view.coinless else str(crown.coins)
        marks.append(f"{label(crown.seat)}{coins}{FEINT if crown.feint else ''}")
    return " ".join(marks) + (SAFE if region.safe else "")


def _chance(region: Region) -> str:
    return "" if region.chance is None else f"{round(region.chance * 100):3}%"


def _nobles(view: CursedCourtView, language: str) -> list[str]:
    """Three rows of three, each noble with the cards known of it, its odds, and its crown."""
    known = [hidden.noble for hidden in view.hidden]
    cells = []
    for region, face_up in zip(view.regions, view.tableau, strict=False):
        pips = FACE_UP * face_up + SEEN * known.count(region.key)
        cells.append(f"{_title(region, language):{_NAME}}{pips:5}{_chance(region):5}{_crowns(view, region):{_CROWNS}}")
    return [" ".join(cells[row : row + 3]).rstrip() for row in range(0, NOBLES, 3)]


def _sets(view: CursedCourtView, language: str) -> list[str]:
    """Two columns, each set with its place on the grid of nobles."""
    keys = [region.key for region in view.regions[:NOBLES]]
    cells = []
    for region in view.regions[NOBLES:]:
        grid = "".join("■" if key in region.nobles else "·" for key in keys)
        rows = f"{grid[:3]} {grid[3:6]} {grid[6:]}"
        cells.append(f"{_title(region, language):{_NAME}}{rows} {_chance(region):5}{_crowns(view, region):{_CROWNS}}")
    half = len(cells) // 2
    return [f"{left}   {right}".rstrip() for left, right in zip(cells[:half], cells[half:], strict=True)]


# The seats and the cards


def _seats(view: CursedCourtView, language: str) -> list[str]:
    heads = ["cc-board-seat", "cc-board-points", "cc-board-free", "cc-board-staked", "cc-board-crowns"]
    columns = [_word(head, language) for head in heads]
    if view.coinless:
        columns = [columns[0], columns[1], columns[4]]
    lines = ["  " + "  ".join(columns)]
    for seat, player in enumerate(view.players):
        numbers = [player.points, player.free, player.staked, player.crowns]
        if view.coinless:
            numbers = [player.points, player.crowns]
        cells = [f"{number:>{len(head)}}" for number, head in zip(numbers, columns[1:], strict=True)]
        mark = "▸" if seat in view.waiting else "*" if seat == view.marker else " "
        lines.append("  ".join([f"{mark} {label(seat):{len(columns[0])}}", *cells]) + _remark(player, view, language))
    return lines


def _remark(player: Player, view: CursedCourtView, language: str) -> str:
    if not player.plays:
        return f"  {_word('cc-board-out', language)}"
    if player.feint is None:
        return ""
    titles = {region.key: _title(region, language) for region in view.regions}
    where = titles.get(player.feint) or _word("cc-board-in-hand", language)
    return f"  {_word('cc-board-feint', language)}: {where}"


def _cards(view: CursedCourtView, language: str) -> list[str]:
    titles = {region.key: _title(region, language) for region in view.regions}
    names = [titles[region.key] for region in view.regions[:NOBLES]]
    lines = [_number("cc-board-deck", "deck", view.deck, language)]
    if view.hidden:
        places = []
        for hidden in view.hidden:
            noble = "?" if hidden.noble is None else titles[hidden.noble]
            places.append(f"{''.join(map(label, hidden.seats))} {noble}")
        lines.append(f"{_word('cc-board-face-down', language)} {', '.join(places)}")
    if view.left_out is not None and view.left_out_cards:
        lines.append(f"{_word('cc-board-left-out', language)} {_pile(view.left_out, names)}")
    elif view.left_out_cards:
        lines.append(_number("cc-board-left-out-hidden", "cards", view.left_out_cards, language))
    if view.pot:
        lines.append(_number("cc-board-pot", "chips", view.pot, language))
    return lines


def _pile(counts: list[int], names: list[str]) -> str:
    held = [(name, count) for name, count in zip(names, counts, strict=True) if count]
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in held)
