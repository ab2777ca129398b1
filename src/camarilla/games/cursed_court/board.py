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
# Three nobles, or two sets, fit on a line of eighty characters.
_NOBLE, _SET, _CROWNS = 10, 12, 6


def draw(view: CursedCourtView, language: str = "en") -> str:
    lines = [_heading(view, language), "", *_nobles(view, language), "", *_sets(view, language), ""]
    lines += [
        *_seats(view, language),
        "",
        *_cards(view, language),
        *_bumped(view, language),
        *_last_year(view, language),
    ]
    if view.outcome:
        results = ", ".join(f"{label(seat)} {score}" for seat, score in enumerate(view.outcome.scores))
        return "\n".join([*lines, f"{_word('cc-board-result', language)} {results}"])
    legend = _word("cc-board-legend-coinless" if view.coinless else "cc-board-legend", language)
    if view.masquerade and view.seat is not None:
        legend += f"  {_word('cc-board-legend-feint', language)}"
    return "\n".join([*lines, legend])


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
    return "".join(marks) + (SAFE if region.safe else "")


def _chance(view: CursedCourtView, place: int) -> str:
    return f"{round(view.prospects[place].chance * 100)}%" if view.prospects else ""


def _nobles(view: CursedCourtView, language: str) -> list[str]:
    """Three rows of three, each noble with the cards known of it, its odds, and its crown."""
    known = [hidden.noble for hidden in view.hidden]
    cells = []
    for place, region in enumerate(view.regions[:NOBLES]):
        pips = FACE_UP * view.tableau[place] + SEEN * known.count(region.key)
        title = f"{_title(region, language):{_NOBLE}}"
        cells.append(f"{title} {pips:4}{_chance(view, place):>5} {_crowns(view, region):{_CROWNS}}")
    return ["".join(cells[row : row + 3]).rstrip() for row in range(0, NOBLES, 3)]


def _sets(view: CursedCourtView, language: str) -> list[str]:
    """Two columns, each set with its place on the grid of nobles."""
    keys = [region.key for region in view.regions[:NOBLES]]
    cells = []
    for place, region in enumerate(view.regions[NOBLES:], NOBLES):
        grid = "".join("■" if key in region.nobles else "·" for key in keys)
        rows = f"{grid[:3]} {grid[3:6]} {grid[6:]}"
        title = f"{_title(region, language):{_SET}}"
        cells.append(f"{title} {rows}{_chance(view, place):>5} {_crowns(view, region):{_CROWNS}}")
    half = len(cells) // 2
    return [f"{left}  {right}".rstrip() for left, right in zip(cells[:half], cells[half:], strict=True)]


# The seats and the cards


def _seats(view: CursedCourtView, language: str) -> list[str]:
    columns = ["points", "free", "staked", "crowns"]
    if view.coinless:
        columns = ["points", "crowns"]
    elif view.exchange:
        columns = ["free", "staked", "crowns"]
        if any(player.bought for player in view.players):
            columns += ["bought", "cashed"]
    heads = {column: _word(f"cc-board-{column}", language) for column in columns}
    seat_head = _word("cc-board-seat", language)
    lines = ["  ".join([f"  {seat_head}", *heads.values()])]
    for seat, player in enumerate(view.players):
        cells = [f"{getattr(player, column):>{len(head)}}" for column, head in heads.items()]
        mark = "▸" if seat in view.waiting else "*" if seat == view.marker else " "
        lines.append("  ".join([f"{mark} {label(seat):{len(seat_head)}}", *cells]) + _remark(player, view, language))
    return lines


def _remark(player: Player, view: CursedCourtView, language: str) -> str:
    if not player.plays:
        return f"  {_word('cc-board-out', language)}"
    if player.feint is None:
        return ""
    where = _titles(view, language).get(player.feint) or _word("cc-board-in-hand", language)
    return f"  {_word('cc-board-feint', language)}: {where}"


def _titles(view: CursedCourtView, language: str) -> dict[str, str]:
    return {region.key: _title(region, language) for region in view.regions}


def _cards(view: CursedCourtView, language: str) -> list[str]:
    titles = _titles(view, language)
    lines = [_number("cc-board-deck", "deck", view.deck, language)]
    if view.hidden:
        places = []
        for hidden in view.hidden:
            noble = "?" if hidden.noble is None else titles[hidden.noble]
            places.append(f"{''.join(map(label, hidden.seats))} {noble}")
        lines.append(f"{_word('cc-board-face-down', language)} {', '.join(places)}")
    if view.left_out is not None and view.left_out_cards:
        lines.append(f"{_word('cc-board-left-out', language)} {_pile(view.left_out, list(titles.values()))}")
    elif view.left_out_cards:
        lines.append(_number("cc-board-left-out-hidden", "cards", view.left_out_cards, language))
    if view.pot:
        lines.append(_number("cc-board-pot", "chips", view.pot, language))
    if view.agreed:
        lines.append(f"{_word('cc-board-agreed', language)} {', '.join(map(label, view.agreed))}")
    return lines


def _pile(counts: list[int], names: list[str]) -> str:
    held = [(name, count) for name, count in zip(names, counts, strict=False) if count]
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in held)


def _bumped(view: CursedCourtView, language: str) -> list[str]:
    bumped = [bet for bet in view.bets if bet.bumped and bet.year > len(view.past)]
    if not bumped:
        return []
    titles = _titles(view, language)
    told = ", ".join(f"{label(bet.seat)} {titles[bet.region]} {bet.coins}" for bet in bumped)
    return [f"{_word('cc-board-bumped', language)} {told}"]


def _last_year(view: CursedCourtView, language: str) -> list[str]:
    """Before the next card is dealt: what the court was like, and what every crown came to."""
    if not view.past or view.hidden or view.bets[-1].year > len(view.past):
        return []
    last = view.past[-1]
    titles = _titles(view, language)
    lines = [_number("cc-board-last", "year", last.year, language)]
    if last.tableau is not None:
        lines[0] += f" {_pile(last.tableau, list(titles.values()))}"
    for seat, points in enumerate(last.points):
        crowns = [
            f"{titles[bet.region]}{FEINT if bet.feint else ''} {bet.points}"
            for bet in view.bets
            if bet.year == last.year and bet.seat == seat and not bet.bumped
        ]
        if crowns:
            lines.append(f"  {label(seat)} {points} = {', '.join(crowns)}")
    return lines
