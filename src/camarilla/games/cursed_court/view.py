"""What a player of Cursed Court may know: all but the cards others look at and which of their crowns are feints."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

import msgspec
from msgspec.structs import replace
from mypy_extensions import i64

from ...core.message import Argument, Message, Name, Who
from ...core.view import Ask, Choice, Span, View
from .chronicle import SEASON_NAMES, Bet, Past, is_covered, open_bets, own_bets, year_points, years_over
from .edition import NOBLES
from .notation import bet, neighbours_at, text
from .odds import Odds, cards_known, crowns_before, region_odds
from .phases.year_end import LEAVE, MOST_STACKS, STAY, stacks_of
from .position import CursedCourt, own_crown, too_few_coins
from .tables import BETTING, BETWEEN, ENDED, IN_HAND, MARKER, OPEN_PILE, REGIONS, VOTING, Tables, count_cards

PHASES = ("marker", "face-down", "face-up", "betting", "between", "over", "voting")
_WAITED_FOR: tuple[list[int], ...] = ([0], [1], [2], [3], [4], [5])
_NOBODY: list[int] = []
_NO_CROWNS: list[Crown] = []
_NO_PROSPECTS: list[Prospect] = []

# Why a seat whose turn it is cannot place a crown where one stands.
_MAY: Final = 0
_HOLDS_IT: Final = 1
_CANNOT_PAY: Final = 2
_UNMARKED: Final = -1
_MOST_KEPT: Final = 20_000
"""Regions with crowns that are remembered: as many as stand on the boards of a thousand tables."""


class Crown(msgspec.Struct, frozen=True, gc=False):
    """A crown on the board."""

    seat: int
    coins: int
    feint: bool | None
    """Of one's own crowns only (CC-5.9); None where it is not known."""


class Region(msgspec.Struct, frozen=True, gc=False):
    key: str
    title: str | Name
    nobles: list[str]
    points: list[int]
    """What a crown scores: on a noble for one, two, three, four cards; on a set, once it is complete."""
    crowns: list[Crown]
    """One at most, but in a coinless court several in the order they were placed."""
    least: int
    """The fewest coins that take it."""
    safe: bool
    """Nobody else can ever double the stack this year, whatever is bumped back to them."""
    why: Message | None
    """Why the observer, whose turn it is, cannot place a crown there; None where it can."""


class Prospect(msgspec.Struct, frozen=True, gc=False):
    """What a region promises, as far as the observer can know."""

    chance: float
    """That a crown there scores: the observer's own, or one it would place now (CC-5.3)."""
    worth: float
    """What that crown scores on average."""


class GivenBack(msgspec.Struct, frozen=True, gc=False):
    """The coins of a crown that is bumped (CC-3.9)."""

    seat: int
    coins: int


class Wager(Choice, frozen=True, kw_only=True, gc=False):
    """A bet."""

    back: GivenBack | None
    """Whose coins it would set free, and how many."""


class Hidden(msgspec.Struct, frozen=True, gc=False):
    """A card that lies face down, and who looks at it."""

    seats: list[int]
    noble: str | None
    """None unless the observer is one of them."""


class Player(msgspec.Struct, frozen=True, gc=False):
    plays: bool
    """Whether the seat still takes part."""
    points: int
    free: int
    staked: int
    safe: int
    """The fewest coins under a crown of this seat that nobody else could ever double this year."""
    crowns: int
    """Crowns on the board, of four."""
    bought: int
    cashed: int
    feint: str | None
    """One's own: the region it stands on, or ``hand``."""


class Year(msgspec.Struct, frozen=True, gc=False):
    """A year that is over."""

    year: int
    points: list[int]
    tableau: list[int] | None
    """Copies of each noble; None while covered (CC-5.1)."""


class CursedCourtView(View, frozen=True, kw_only=True, tag="cursed-court", gc=False):
    phase: str
    year: int
    years: int
    """How many are planned; 0 without a limit."""
    season: str
    marker: int | None
    exchange: bool
    coinless: bool
    masquerade: bool
    regions: list[Region]
    """The nine nobles, row by row, then the sets."""
    prospects: list[Prospect]
    """Of every region; none for spectators, between years, and where the table wants no help."""
    tableau: list[int]
    """Copies of each noble that lie face up."""
    hidden: list[Hidden]
    deck: int
    left_out: list[int] | None
    """The pile that sits out, where it lies open; ``left_out_cards`` are in it."""
    left_out_cards: int
    pot: int
    agreed: list[int]
    """While those who are tied decide: who of them would share the victory."""
    players: list[Player]
    bets: list[Bet]
    """Every bet since the game began, bumped ones too."""
    past: list[Year]


def view(court: CursedCourt, observer: int) -> CursedCourtView:
    return views(court, [observer])[0]


def views(court: CursedCourt, observers: Sequence[int]) -> list[CursedCourtView]:
    """What lies open is worked out once; then everybody looks at it with their own eyes."""
    totals = [court.total(seat) for seat in range(court.seats)]
    richest = [_richest_rival(court, totals, seat) for seat in range(court.seats)]
    crowned = _crowned_regions(court, richest)
    lies_open = _open_view(court, totals, richest, crowned)
    return [_seen_by(court, lies_open, crowned, observer) for observer in observers]


def _open_view(
    court: CursedCourt, totals: list[int], richest: list[int], crowned: list[tuple[int, bool]]
) -> CursedCourtView:
    """All but the cards face down, and what they promise."""
    terms = court.terms
    over = years_over(court)
    return CursedCourtView(
        seat=None,
        seats=court.seats,
        waiting=_waited_for(court),
        outcome=court.outcome(),
        phase=PHASES[court.phase],
        year=court.year,
        years=terms.years,
        season=SEASON_NAMES[court.season],
        marker=None if court.phase == MARKER else court.marker,
        exchange=terms.exchange > 0,
        coinless=terms.coinless,
        masquerade=terms.masquerade,
        regions=_open_regions(court, crowned),
        prospects=_NO_PROSPECTS,
        tableau=counts(court.tableau),
        hidden=[],
        deck=count_cards(court.deck),
        left_out=counts(court.left_out) if terms.remembers == OPEN_PILE else None,
        left_out_cards=count_cards(court.left_out),
        pot=court.pot,
        agreed=[seat for seat in range(court.seats) if court.agreed >> seat & 1] if court.agreed else _NOBODY,
        players=[_player(court, seat, totals[seat], richest[seat]) for seat in range(court.seats)],
        bets=open_bets(court, over),
        past=[_year(past, year, court.seats, is_covered(court, year)) for year, past in enumerate(over, 1)],
    )


def _waited_for(court: CursedCourt) -> list[int]:
    if court.phase == VOTING:
        return court.waiting()
    return _WAITED_FOR[court.actor] if court.actor >= 0 else _NOBODY


def _seen_by(
    court: CursedCourt, lies_open: CursedCourtView, crowned: list[tuple[int, bool]], observer: int
) -> CursedCourtView:
    players, bets = lies_open.players, lies_open.bets
    if court.masquerade and observer >= 0:
        feint = court.feints[observer]
        mark = "hand" if feint == IN_HAND else court.tables.keys[feint]
        players = [*players]
        players[observer] = _masked(players[observer], mark)
        bets = own_bets(court, bets, observer)
    return replace(
        lies_open,
        seat=observer if observer >= 0 else None,
        regions=_own_regions(court, lies_open.regions, crowned, observer),
        prospects=_prospects(court, crowned, observer),
        hidden=_hidden(court, observer),
        players=players,
        bets=bets,
    )


@lru_cache(maxsize=1024)
def counts(cards: int) -> list[int]:
    """A count of cards, noble by noble."""
    return [cards >> 4 * noble & 15 for noble in range(NOBLES)]


# The regions


@final
class Ground:
    """The regions of an edition, as they lie before everybody."""

    def __init__(self, tables: Tables, coinless: bool) -> None:
        self.tables = tables
        self.coinless = coinless
        self.bare = [self._without_crowns(region) for region in range(REGIONS)]
        self.kept: dict[int, Region] = {}
        """With crowns, by all that makes a difference."""

    def crowned(self, court: CursedCourt, region: i64, safe: bool, mark: i64, bar: i64) -> Region:
        """``mark``: of the observer's own crown in a masquerade, its seat and whether it is a feint, else
        ``_UNMARKED``. ``bar``: whether the observer may place a crown there now."""
        key = (court.board[region] << 4 | mark + 1) << 8 | region << 3 | bar << 1
        if safe:
            key += 1
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) == _MOST_KEPT:
                self.kept.clear()
            found = self._with_crowns(region, court.board[region], court.least(region), safe, mark, bar)
            self.kept[key] = found
        return found

    def _with_crowns(self, region: i64, stack: i64, least: i64, safe: bool, mark: i64, bar: i64) -> Region:
        why: Message | None = None
        if bar == _HOLDS_IT:
            why = own_crown(self.tables, region)
        elif bar == _CANNOT_PAY:
            why = too_few_coins(self.tables, region, stack >> 3, least)
        return replace(self.bare[region], crowns=_crowns(stack, self.coinless, mark), least=least, safe=safe, why=why)

    def _without_crowns(self, region: i64) -> Region:
        tables = self.tables
        nobles, points = tables.members[region], tables.crown_points[region]
        return Region(tables.keys[region], tables.titles[region], nobles, points, _NO_CROWNS, 0, False, None)


_ground = lru_cache(maxsize=32)(Ground)


def _crowned_regions(court: CursedCourt, richest: list[int]) -> list[tuple[int, bool]]:
    """Where crowns stand, and whether they are safe there."""
    found = []
    for region in range(REGIONS):
        stack = court.board[region]
        if stack:
            safe = not court.coinless and richest[(stack & 7) - 1] < court.least(region)
            found.append((region, safe))
    return found


def _open_regions(court: CursedCourt, crowned: list[tuple[int, bool]]) -> list[Region]:
    ground = _ground(court.tables, court.coinless)
    regions = ground.bare[:]
    for region, safe in crowned:
        regions[region] = ground.crowned(court, region, safe, _UNMARKED, _MAY)
    return regions


def _own_regions(
    court: CursedCourt, regions: list[Region], crowned: list[tuple[int, bool]], observer: i64
) -> list[Region]:
    """With one's own feint, and where one cannot bet; for everybody else the very same list."""
    bets_now = observer >= 0 and observer == court.actor and court.phase == BETTING
    masked = observer >= 0 and court.masquerade and court.held[observer] != 0
    if not bets_now and not masked:
        return regions
    ground = _ground(court.tables, court.coinless)
    seen = regions[:]
    for region, safe in crowned:
        own = (court.held[observer] >> region) & 1 == 1
        mark: i64 = _UNMARKED
        if own and court.masquerade:
            mark = observer * 2 + 1 if court.feints[observer] == region else observer * 2
        bar: i64 = _MAY
        if bets_now:
            bar = _HOLDS_IT if own else _CANNOT_PAY if court.least(region) > court.free[observer] else _MAY
        if mark != _UNMARKED or bar != _MAY:
            seen[region] = ground.crowned(court, region, safe, mark, bar)
    return seen


def _prospects(court: CursedCourt, crowned: list[tuple[int, bool]], observer: i64) -> list[Prospect]:
    if not court.terms.odds or observer < 0 or court.phase in (MARKER, BETWEEN, VOTING, ENDED):
        return _NO_PROSPECTS
    known, rest, draws = cards_known(court, observer)
    prospects = _without_rivals(court.tables, known, rest, draws)
    if not court.coinless:
        return prospects
    seen = prospects[:]
    for region, _ in crowned:
        before = crowns_before(court, observer, region)
        if before:
            seen[region] = _prospect(region_odds(court.tables, region, known, rest, draws, before))
    return seen


@lru_cache(maxsize=2048)
def _without_rivals(tables: Tables, known: int, rest: int, draws: int) -> list[Prospect]:
    """Remembered by all that it depends on: the cards known to an observer, not the observer."""
    return [_prospect(region_odds(tables, region, known, rest, draws)) for region in range(REGIONS)]


def _prospect(odds: Odds) -> Prospect:
    return Prospect(odds.chance, odds.points)


@lru_cache(maxsize=1024)
def _crowns(stack: int, coinless: bool, mark: int) -> list[Crown]:
    """One crown on its coins; in a coinless court all that share a region, in the order they were placed."""
    if not coinless:
        return [_crown((stack & 7) - 1, stack >> 3, mark)]
    line = []
    while stack:
        line.append(_crown((stack & 7) - 1, 0, mark))
        stack >>= 3
    return line[::-1]


def _crown(seat: int, coins: int, mark: int) -> Crown:
    return Crown(seat, coins, mark & 1 == 1 if mark >> 1 == seat else None)


# Cards face down, players, years


def _hidden(court: CursedCourt, observer: i64) -> list[Hidden]:
    seen: i64 = 0
    for place in range(court.laid):
        if court.sees(observer, place):
            seen += (court.face_down(place) + 1) << (4 * place)
    return _laid(court.tables, court.table, court.players, court.laid, seen)


@lru_cache(maxsize=2048)
def _laid(tables: Tables, table: int, players: int, laid: int, seen: int) -> list[Hidden]:
    """A row of cards face down. ``seen``: four bits a card, its noble + 1, or 0 for a card not seen."""
    nobles = [seen >> 4 * place & 15 for place in range(laid)]
    return [
        Hidden(neighbours_at(table, players, place), tables.keys[noble - 1] if noble else None)
        for place, noble in enumerate(nobles)
    ]


def _richest_rival(court: CursedCourt, totals: list[int], seat: int) -> int:
    """All the coins of whoever else has most of them."""
    most = 0
    for rival in range(court.seats):
        if rival != seat and court.sits(rival):
            most = max(most, totals[rival])
    return most


def _player(court: CursedCourt, seat: int, total: int, richest: int) -> Player:
    free = court.free[seat]
    safe = richest // 2 + 1 if richest else 0
    return _one_player(
        *(court.sits(seat), court.points[seat], free, total - free, safe),
        *(court.placed[seat], court.bought[seat], court.cashed[seat], None),
    )


_one_player = lru_cache(maxsize=8192)(Player)
"""The same object for a player about whom nothing is new."""


@lru_cache(maxsize=1024)
def _masked(player: Player, feint: str) -> Player:
    return replace(player, feint=feint)


@lru_cache(maxsize=1024)
def _year(past: Past, year: int, seats: int, covered: bool) -> Year:
    return Year(year, year_points(past, seats), None if covered else counts(past.tableau))


# What is asked, and what may be answered


def ask(court: CursedCourt, seat: int) -> Ask | None:
    if not court.is_asked(seat):
        return None
    if court.phase == VOTING:
        return Ask(Message("cc-ask-tied"), "CC-4.7")
    if court.phase == BETWEEN:
        words: dict[str, Argument] = {"chips": court.free[seat], "stack": court.tables.chips, "most": MOST_STACKS}
        return Ask(Message("cc-ask-between" if court.free[seat] else "cc-ask-broke", words), "CC-5.6")
    kind = "coinless" if court.coinless else "chips" if court.terms.exchange else "coins"
    return _ask_for_bet(kind, SEASON_NAMES[court.season], court.free[seat])


@lru_cache(maxsize=1024)
def _ask_for_bet(kind: str, season: str, free: int) -> Ask:
    words: dict[str, Argument] = {"season": Name(f"cc-{season}")}
    if kind == "coinless":
        return Ask(Message("cc-ask-coinless", words), "CC-5.2")
    return Ask(Message(f"cc-ask-{kind}", {**words, "free": free}), "CC-3.4")


def choices(court: CursedCourt, seat: int) -> list[Choice]:
    if not court.is_asked(seat):
        return []
    if court.phase != BETTING:
        return _answers(court, seat)
    first_bets = _first_bets(court.tables, court.coinless, court.masquerade, court.free[seat])
    found: list[Choice] = []
    for code, low, high in court.spans(seat):
        if court.coinless or court.board[code >> 1] == 0:
            found.append(first_bets[code if court.masquerade else code >> 1])
        else:
            found.append(_bet(court.tables, False, code, low, high, court.board[code >> 1]))
    return found


def choices_written(court: CursedCourt, seat: int) -> bytes:
    """As ``choices`` goes, and by the same steps."""
    if seat != court.actor or court.phase != BETTING:
        return msgspec.json.encode(choices(court, seat))
    first_bets = _first_bets_written(court.tables, court.coinless, court.masquerade, court.free[seat])
    found: list[bytes] = []
    for code, low, high in court.spans(seat):
        if court.coinless or court.board[code >> 1] == 0:
            found.append(first_bets[code if court.masquerade else code >> 1])
        else:
            found.append(_bet_written(court.tables, code, low, high, court.board[code >> 1]))
    return b"[" + b",".join(found) + b"]"


def _answers(court: CursedCourt, seat: int) -> list[Choice]:
    """Between years, and after the last one: all stacks that may be bought are one choice."""
    found: list[Choice] = []
    for move in court.moves(seat):
        if stacks_of(move) == 0:
            found.append(_answer(court, seat, move))
        elif stacks_of(move) == 1:
            words: dict[str, Argument] = {"stack": court.tables.chips, "most": MOST_STACKS}
            stacks = Span("stacks", 1, MOST_STACKS)
            found.append(Choice("rebuy {n}", "rebuy", {}, Message("cc-may-rebuy", words), stacks))
    return found


def _answer(court: CursedCourt, seat: int, move: int) -> Choice:
    written = text(court, seat, move)
    words: dict[str, Argument] = {"chips": court.free[seat]} if move in (STAY, LEAVE) else {}
    return Choice(written, written, {}, Message(f"cc-may-{written}", words))


@lru_cache(maxsize=256)
def _first_bets(tables: Tables, coinless: bool, feints: bool, high: int) -> list[Wager]:
    """All bets that bump nobody, region by region; where feints are about, the plain crown first."""
    codes = range(0, 2 * REGIONS, 1 if feints else 2)
    return [_bet(tables, coinless, code, 0, high, 0) for code in codes]


@lru_cache(maxsize=256)
def _first_bets_written(tables: Tables, coinless: bool, feints: bool, high: int) -> list[bytes]:
    return [msgspec.json.encode(bet) for bet in _first_bets(tables, coinless, feints, high)]


@lru_cache(maxsize=8192)
def _bet_written(tables: Tables, code: int, low: int, high: int, stack: int) -> bytes:
    return msgspec.json.encode(_bet(tables, False, code, low, high, stack))


@lru_cache(maxsize=8192)
def _bet(tables: Tables, coinless: bool, code: int, low: int, high: int, stack: int) -> Wager:
    """Where there is a ``stack``, its crown is bumped."""
    region, feint = code >> 1, "yes" if code & 1 else "no"
    written = bet(tables, coinless, code, "{n}")
    parts = {"region": tables.keys[region], "feint": feint}
    words: dict[str, Argument] = {**tables.words(region), "feint": feint}
    if coinless:
        return Wager(written, "bet", parts, Message("cc-may-join", words), back=None)
    words["high"] = high
    span = Span("coins", low, high)
    if not stack:
        return Wager(written, "bet", parts, Message("cc-may-bet", words), span, back=None)
    rival = (stack & 7) - 1
    words |= {"low": low, "whom": Who(rival)}
    return Wager(written, "bump", parts, Message("cc-may-bump", words), span, back=GivenBack(rival, stack >> 3))
