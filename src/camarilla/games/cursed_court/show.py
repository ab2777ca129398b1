"""What is shown, asked and offered in Cursed Court. Compiled."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from ...core.bits import bits_in
from ...core.choice import Choice, ChoiceGroup, Column, Menu, Spans
from ...core.menu import group
from ...core.message import Argument, Message
from ...core.seats import seat_letter
from ...core.view import Ask
from .chronicle import crowns_placed, past_years
from .notation import bet_form, neighbours
from .odds import cards_known, crowns_before, region_odds
from .phases import BETTING, BETWEEN, MARKER, PHASES, SEASON_NAMES, VOTING
from .phases.betting import spans
from .phases.year_end import MOST_STACKS
from .position import CursedCourt
from .tables import IN_HAND, OPEN_PILE, REGIONS, Tables, count_cards, counts
from .view import Crown, CursedCourtOpen, CursedCourtOwn, CursedCourtSetting, Place, Player

ALONE: Final = (0,) * REGIONS
"""How many crowns came before on every region, where regions are not shared."""


def setting(court: CursedCourt) -> CursedCourtSetting:
    terms = court.terms
    return CursedCourtSetting(
        players=court.seats,
        names=court.tables.keys,
        regions=court.tables.regions,
        years=terms.years,
        coinless=terms.coinless,
        masquerade=terms.masquerade,
        exchange=terms.exchange > 0,
        unit=court.unit(),
    )


# What lies open


def lies_open(court: CursedCourt) -> CursedCourtOpen:
    seats = range(court.seats)
    richest = [int(court.richest_rival(seat)) for seat in seats]
    return CursedCourtOpen(
        waiting=[seat for seat in court.waiting() if seat >= 0],
        outcome=court.outcome(),
        phase=PHASES[court.phase],
        year=court.year,
        season=SEASON_NAMES[court.season],
        marker=None if court.phase == MARKER else court.marker,
        regions=[_place(court, region, crowns, richest) for region, crowns in enumerate(crowns_placed(court))],
        tableau=counts(court.tableau),
        face_down=[neighbours(court, place) for place in range(court.laid)],
        deck=count_cards(court.deck),
        left_out=counts(court.left_out) if court.terms.remembers == OPEN_PILE else None,
        left_out_cards=count_cards(court.left_out),
        pot=court.pot,
        agreed=bits_in(court.agreed),
        players=[_player(court, seat, richest[seat]) for seat in seats],
        past=past_years(court),
    )


def _place(court: CursedCourt, region: int, crowns: list[Crown], richest: list[int]) -> Place | None:
    if not crowns:
        return None
    if court.coinless:
        return Place(crowns, [], 0, False)
    least: int = court.least(region)
    return Place(crowns[-1:], crowns[:-1], least, richest[crowns[-1].seat] < least)


def _player(court: CursedCourt, seat: i64, richest: int) -> Player:
    return Player(
        plays=court.sits(seat),
        points=court.points[seat],
        coins=court.total(seat),
        safe=richest // 2 + 1 if richest else 0,
        bought=court.bought[seat],
        cashed=court.cashed[seat],
    )


# What a seat knows beyond that


def own(court: CursedCourt, seat: i64) -> CursedCourtOwn:
    keys = court.tables.keys
    feint = court.feints[seat]
    chances, worths = _odds(court, seat) if court.terms.odds and court.tableau else ([], [])
    return CursedCourtOwn(
        seat=seat,
        cards=[keys[court.face_down(place)] if court.sees(seat, place) else None for place in range(court.laid)],
        feint=None if feint == IN_HAND else keys[feint],
        chances=chances,
        worths=worths,
    )


def _odds(court: CursedCourt, seat: i64) -> tuple[list[int], list[int]]:
    """Chances and worths of all regions."""
    before = tuple([int(crowns_before(court, seat, region)) for region in range(REGIONS)]) if court.coinless else ALONE
    known, rest, draws = cards_known(court, seat)
    return shown_odds(court.tables, known, rest, draws, before)


@lru_cache(maxsize=2048)
def shown_odds(
    tables: Tables, known: int, rest: int, draws: int, before: tuple[int, ...]
) -> tuple[list[int], list[int]]:
    """They change with the cards alone, unless regions are shared, and every bet asks for those of all seats:
    ``bench/odds.py`` shows what remembering them wins."""
    found = [region_odds(tables, region, known, rest, draws, before[region]) for region in range(REGIONS)]
    return [round(1000 * odds.chance) for odds in found], [round(100 * odds.points) for odds in found]


# What is asked, and what may be answered


def ask(court: CursedCourt, seat: int) -> Ask | None:
    if not court.is_asked(seat):
        return None
    if court.phase == VOTING:
        return Ask(Message("cc-ask-tied"), "CC-4.7")
    free: int = court.free[seat]
    if court.phase == BETWEEN:
        words: dict[str, Argument] = {"chips": free, "stack": court.tables.chips, "most": MOST_STACKS}
        return Ask(Message("cc-ask-between" if free else "cc-ask-broke", words), "CC-5.6")
    if court.coinless:
        return Ask(Message("cc-ask-coinless"), "CC-5.2")
    return Ask(Message(f"cc-ask-{court.unit()}", {"free": free}), "CC-3.4")


def menu(court: CursedCourt, seat: int) -> Menu:
    if not court.is_asked(seat):
        return []
    if court.phase == BETTING:
        return _bets(court, seat)
    if court.phase == VOTING:
        return [ChoiceGroup("share", "share"), ChoiceGroup("another-year", "another-year")]
    rebuy = ChoiceGroup("rebuy", "rebuy {n}", {}, Spans("stacks", 1, MOST_STACKS))
    leave = ChoiceGroup("leave", "leave")
    return [ChoiceGroup("stay", "stay"), rebuy, leave] if court.free[seat] else [rebuy, leave]


def _bets(court: CursedCourt, seat: int) -> Menu:
    """Bets that bump a crown apart from others, and in a masquerade feints apart from plain bets."""
    apart: dict[tuple[bool, bool], list[tuple[int, int, int]]] = {}
    for bet in spans(court, seat):
        code = bet[0]
        bumps = court.board[code >> 1] > 0 and not court.coinless
        apart.setdefault((bumps, code & 1 == 1), []).append(bet)
    return [_group(court, bumps, feint, bets) for (bumps, feint), bets in apart.items()]


def _group(court: CursedCourt, bumps: bool, feint: bool, bets: list[tuple[int, int, int]]) -> ChoiceGroup:
    """Bets as ``spans`` gives them; of a crown that one bumps the owner is named."""
    regions = [code >> 1 for code, _, _ in bets]
    parts: dict[str, Column] = {"region": [*regions]}
    if bumps:
        parts["seat"] = [seat_letter((court.board[region] & 7) - 1) for region in regions]
    if court.masquerade:
        parts["feint"] = "yes" if feint else "no"
    form = bet_form(court.coinless, feint)
    if court.coinless:
        return group("place", form, parts)
    coins = Spans("coins", [low for _, low, _ in bets], [high for _, _, high in bets])
    return group("bump" if bumps else "bet", form, parts, coins)


def choice_words(court: CursedCourt, choice: Choice, words: Message) -> Message:
    """A choice in words, with titles for its region: an edition may have its own. ``words`` has all the rest."""
    if "region" not in choice.parts:
        return words
    region = court.tables.region_of[choice.parts["region"]]
    return Message(words.id, {"feint": "no", **words.args, **court.tables.words(region)})
