"""A view of Cursed Court drawn with letters: the nobles as a grid, the sets beside their small grids, the seats."""

from __future__ import annotations

from functools import cache

from ...core.message import Argument, Message, Name, Who
from ...core.words import say
from .edition import NOBLES
from .notation import letter
from .tables import REGIONS
from .view import CursedCourtView, bumped_on, crowns_of, staked

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
    outcome = view.open.outcome
    if outcome:
        results = ", ".join(f"{letter(seat)} {score}" for seat, score in enumerate(outcome.scores))
        return "\n".join([*lines, f"{_word('cc-board-result', language)} {results}"])
    legend = _word("cc-board-legend-coinless" if view.setting.coinless else "cc-board-legend", language)
    if view.setting.masquerade and view.own:
        legend += f"  {_word('cc-board-legend-feint', language)}"
    return "\n".join([*lines, legend])


@cache
def _word(message_id: str, language: str) -> str:
    """A message without arguments: there are some forty in every drawing, always the same."""
    return say(Message(message_id), language)


def _number(message_id: str, key: str, value: int, language: str) -> str:
    return say(Message(message_id, {key: value}), language)


def _titles(view: CursedCourtView, language: str) -> dict[str, str]:
    """What the regions are called, by their keys."""
    return {
        region.key: _word(region.title.id, language) if isinstance(region.title, Name) else region.title
        for region in view.setting.regions
    }


def _heading(view: CursedCourtView, language: str) -> str:
    now, years = view.open, view.setting.years
    words: dict[str, Argument] = {"year": now.year, "years": years}
    year = say(Message("cc-board-year" if 0 < now.year <= years else "cc-board-year-open", words), language)
    parts = [year, _word(f"cc-{now.season}", language)]
    if now.marker is not None:
        parts.append(say(Message("cc-board-marker", {"who": Who(now.marker)}), language, "ABCDEF"))
    return ", ".join(parts)


# The regions


def _crowns(view: CursedCourtView, place: int) -> str:
    region = view.open.regions[place]
    if region is None:
        return ""
    feint_stands_here = view.own is not None and view.own.feint == view.setting.regions[place].key
    drawn = ""
    for crown in region.crowns:
        coins = "" if view.setting.coinless else str(crown.coins)
        drawn += f"{letter(crown.seat)}{coins}{FEINT if feint_stands_here and crown.seat == view.seat else ''}"
    return drawn + (SAFE if region.safe else "")


def _chance(view: CursedCourtView, place: int) -> str:
    return f"{round(view.own.chances[place] / 10)}%" if view.own and view.own.chances else ""


def _nobles(view: CursedCourtView, language: str) -> list[str]:
    """Three rows of three, each noble with the cards known of it, its odds, and its crown."""
    known = view.own.cards if view.own else []
    cells = []
    for place, (key, title) in enumerate([*_titles(view, language).items()][:NOBLES]):
        pips = FACE_UP * view.open.tableau[place] + SEEN * known.count(key)
        cells.append(f"{title:{_NOBLE}} {pips:4}{_chance(view, place):>5} {_crowns(view, place):{_CROWNS}}")
    return ["".join(cells[row : row + 3]).rstrip() for row in range(0, NOBLES, 3)]


def _sets(view: CursedCourtView, language: str) -> list[str]:
    """Two columns, each set with its place on the grid of nobles."""
    regions = view.setting.regions
    titles = _titles(view, language)
    cells = []
    for place, region in enumerate(regions[NOBLES:], NOBLES):
        grid = "".join("■" if noble.key in region.nobles else "·" for noble in regions[:NOBLES])
        rows = f"{grid[:3]} {grid[3:6]} {grid[6:]}"
        title = f"{titles[region.key]:{_SET}}"
        cells.append(f"{title} {rows}{_chance(view, place):>5} {_crowns(view, place):{_CROWNS}}")
    half = len(cells) // 2
    return [f"{left}  {right}".rstrip() for left, right in zip(cells[:half], cells[half:], strict=True)]


# The seats and the cards


def _seats(view: CursedCourtView, language: str) -> list[str]:
    now = view.open
    columns = ["points", "free", "staked", "crowns"]
    if view.setting.coinless:
        columns = ["points", "crowns"]
    elif view.setting.exchange:
        columns = ["free", "staked", "crowns"]
        if any(player.bought for player in now.players):
            columns += ["bought", "cashed"]
    heads = {column: _word(f"cc-board-{column}", language) for column in columns}
    seat_head = _word("cc-board-seat", language)
    lines = ["  ".join([f"  {seat_head}", *heads.values()])]
    for seat in range(view.setting.players):
        counts = _counts(view, seat)
        cells = [f"{counts[column]:>{len(head)}}" for column, head in heads.items()]
        mark = "▸" if seat in now.waiting else "*" if seat == now.marker else " "
        remark = _remark(view, seat, language)
        lines.append("  ".join([f"{mark} {letter(seat):{len(seat_head)}}", *cells]) + remark)
    return lines


def _counts(view: CursedCourtView, seat: int) -> dict[str, int]:
    player, on_board = view.open.players[seat], staked(view.open, seat)
    return {
        "points": player.points,
        "free": player.coins - on_board,
        "staked": on_board,
        "crowns": len(crowns_of(view.open, seat)),
        "bought": player.bought,
        "cashed": player.cashed,
    }


def _remark(view: CursedCourtView, seat: int, language: str) -> str:
    if not view.open.players[seat].plays:
        return f"  {_word('cc-board-out', language)}"
    if not view.setting.masquerade or view.own is None or seat != view.seat:
        return ""
    feint = view.own.feint
    where = _word("cc-board-in-hand", language) if feint is None else _titles(view, language)[feint]
    return f"  {_word('cc-board-feint', language)}: {where}"


def _cards(view: CursedCourtView, language: str) -> list[str]:
    now = view.open
    titles = _titles(view, language)
    lines = [_number("cc-board-deck", "deck", now.deck, language)]
    if now.face_down:
        nobles = view.own.cards if view.own else [None] * len(now.face_down)
        places = [
            f"{''.join(map(letter, seats))} {'?' if noble is None else titles[noble]}"
            for seats, noble in zip(now.face_down, nobles, strict=True)
        ]
        lines.append(f"{_word('cc-board-face-down', language)} {', '.join(places)}")
    if now.left_out is not None and now.left_out_cards:
        lines.append(f"{_word('cc-board-left-out', language)} {_pile(now.left_out, titles)}")
    elif now.left_out_cards:
        lines.append(_number("cc-board-left-out-hidden", "cards", now.left_out_cards, language))
    if now.pot:
        lines.append(_number("cc-board-pot", "chips", now.pot, language))
    if now.agreed:
        lines.append(f"{_word('cc-board-agreed', language)} {', '.join(map(letter, now.agreed))}")
    return lines


def _pile(counts: list[int], titles: dict[str, str]) -> str:
    held = [(name, count) for name, count in zip(titles.values(), counts, strict=False) if count]
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in held)


def _bumped(view: CursedCourtView, language: str) -> list[str]:
    bumped = [(crown.number, place, crown) for place in range(REGIONS) for crown in bumped_on(view.open, place)]
    if not bumped:
        return []
    titles = list(_titles(view, language).values())
    told = ", ".join(f"{letter(crown.seat)} {titles[place]} {crown.coins}" for _, place, crown in sorted(bumped))
    return [f"{_word('cc-board-bumped', language)} {told}"]


def _last_year(view: CursedCourtView, language: str) -> list[str]:
    """Before the next card is dealt: what the court was like, and what every crown came to."""
    now = view.open
    if not now.past or now.face_down:
        return []
    last = now.past[-1]
    titles = _titles(view, language)
    names = list(titles.values())
    lines = [_number("cc-board-last", "year", last.year, language)]
    if last.tableau is not None:
        lines[0] += f" {_pile(last.tableau, titles)}"
    for seat, points in enumerate(last.points):
        crowns = [
            f"{names[crown.region]}{FEINT if crown.feint else ''} {crown.points}"
            for crown in last.crowns
            if crown.seat == seat
        ]
        if crowns:
            lines.append(f"  {letter(seat)} {points} = {', '.join(crowns)}")
    return lines
