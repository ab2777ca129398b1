"""What a player of Cursed Court may know: all but the cards others look at and which of their crowns are feints."""

from __future__ import annotations

import msgspec

from ...core.message import Argument, Message, Name, Who
from ...core.position import CHANCE
from ...core.view import Ask, Choice, Span, View
from .chronicle import SEASON_NAMES, Bet, bets, is_covered, year_points
from .edition import NOBLES
from .notation import bet, neighbours, text
from .odds import odds
from .phases.year_end import LEAVE, STAY
from .position import COINS, CursedCourt
from .tables import BETTING, BETWEEN, ENDED, IN_HAND, MARKER, OPEN_PILE, REGIONS, count_cards

PHASES = ("marker", "face-down", "face-up", "betting", "between", "over")


class Crown(msgspec.Struct, frozen=True):
    """A crown on the board."""

    seat: int
    coins: int
    feint: bool | None
    """Of one's own crowns only (CC-5.9); None where it is not known."""


class Region(msgspec.Struct, frozen=True):
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
    chance: float | None
    """That it scores, as far as the observer can know; None for spectators and where the table wants no help."""
    worth: float | None
    """What a crown there scores on average."""
    why: Message | None
    """Why the observer, whose turn it is, cannot place a crown there; None where it can."""


class Wager(Choice, frozen=True, kw_only=True):
    """A bet, with what everybody would have free then; the bet's own coins are still to come off its maker's."""

    left: list[int]


class Hidden(msgspec.Struct, frozen=True):
    """A card that lies face down, and who looks at it."""

    seats: list[int]
    noble: str | None
    """None unless the observer is one of them."""


class Player(msgspec.Struct, frozen=True):
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


class Year(msgspec.Struct, frozen=True):
    """A year that is over."""

    year: int
    points: list[int]
    tableau: list[int] | None
    """Copies of each noble; None while covered (CC-5.1)."""


class CursedCourtView(View, frozen=True, kw_only=True, tag="cursed-court"):
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
    tableau: list[int]
    """Copies of each noble that lie face up."""
    hidden: list[Hidden]
    deck: int
    left_out: list[int] | None
    """The pile that sits out, where it lies open; ``left_out_cards`` are in it."""
    left_out_cards: int
    pot: int
    players: list[Player]
    bets: list[Bet]
    """Every bet since the game began, bumped ones too."""
    past: list[Year]


def view(court: CursedCourt, observer: int) -> CursedCourtView:
    terms = court.terms
    seated = observer if observer >= 0 else None
    return CursedCourtView(
        seat=seated,
        seats=court.seats,
        waiting=[seat for seat in court.waiting() if seat != CHANCE],
        outcome=court.outcome(),
        phase=PHASES[court.phase],
        year=court.year,
        years=terms.years,
        season=SEASON_NAMES[court.season],
        marker=None if court.phase == MARKER else court.marker,
        exchange=terms.exchange > 0,
        coinless=terms.coinless,
        masquerade=terms.masquerade,
        regions=_regions(court, observer),
        tableau=counts(court.tableau),
        hidden=[_hidden(court, card, observer) for card in range(court.laid)],
        deck=count_cards(court.deck),
        left_out=counts(court.left_out) if terms.remembers == OPEN_PILE else None,
        left_out_cards=count_cards(court.left_out),
        pot=court.pot,
        players=[_player(court, seat, observer) for seat in range(court.seats)],
        bets=bets(court, observer),
        past=_past(court),
    )


def counts(cards: int) -> list[int]:
    """A count of cards, noble by noble."""
    return [cards >> 4 * noble & 15 for noble in range(NOBLES)]


def _regions(court: CursedCourt, observer: int) -> list[Region]:
    tables = court.tables
    help_wanted = court.terms.odds and observer >= 0 and court.phase not in (MARKER, BETWEEN, ENDED)
    known = odds(court, observer) if help_wanted else []
    richest = [_richest_rival(court, seat) for seat in range(court.seats)]
    regions = []
    for region in range(REGIONS):
        crowns = _crowns(court, region, observer)
        least = court.least(region)
        regions.append(
            Region(
                key=tables.keys[region],
                title=tables.titles[region],
                nobles=[tables.keys[noble] for noble in tables.groups[region]],
                points=list(tables.noble_points)[1:] if region < NOBLES else [tables.set_points[region]],
                crowns=crowns,
                least=least,
                safe=bool(crowns) and not court.coinless and richest[crowns[0].seat] < least,
                chance=known[region].chance if known else None,
                worth=known[region].points if known else None,
                why=_why(court, region, observer),
            )
        )
    return regions


def _richest_rival(court: CursedCourt, seat: int) -> int:
    """All the coins of whoever else has most of them."""
    return max((court.total(rival) for rival in range(court.seats) if rival != seat and court.sits(rival)), default=0)


def _why(court: CursedCourt, region: int, observer: int) -> Message | None:
    if observer < 0 or observer != court.actor or court.phase != BETTING:
        return None
    feint = not court.may_be_plain(observer)
    return court.why_not(observer, court.free[observer] * COINS + region * 2 + feint)


def _crowns(court: CursedCourt, region: int, observer: int) -> list[Crown]:
    stack = int(court.board[region])
    if not stack:
        return []
    if not court.coinless:
        return [_crown(court, region, (stack & 7) - 1, stack >> 3, observer)]
    line = []
    while stack:
        line.append(_crown(court, region, (stack & 7) - 1, 0, observer))
        stack >>= 3
    return line[::-1]


def _crown(court: CursedCourt, region: int, seat: int, coins: int, observer: int) -> Crown:
    feint = court.feints[seat] == region if court.masquerade and seat == observer else None
    return Crown(seat, coins, feint)


def _hidden(court: CursedCourt, card: int, observer: int) -> Hidden:
    noble = court.tables.keys[court.face_down(card)] if court.sees(observer, card) else None
    return Hidden(neighbours(court, card), noble)


def _player(court: CursedCourt, seat: int, observer: int) -> Player:
    feint = None
    if court.masquerade and seat == observer:
        feint = "hand" if court.feints[seat] == IN_HAND else court.tables.keys[court.feints[seat]]
    richest = _richest_rival(court, seat)
    return Player(
        plays=court.sits(seat),
        points=court.points[seat],
        free=court.free[seat],
        staked=court.total(seat) - court.free[seat],
        safe=richest // 2 + 1 if richest else 0,
        crowns=court.placed[seat],
        bought=court.bought[seat],
        cashed=court.cashed[seat],
        feint=feint,
    )


def _past(court: CursedCourt) -> list[Year]:
    return [
        Year(year, points, None if is_covered(court, year) else counts(court.tableaux[year - 1]))
        for year, points in enumerate(year_points(court), 1)
    ]


# What is asked, and what may be answered


def ask(court: CursedCourt, seat: int) -> Ask | None:
    if seat != court.actor:
        return None
    if court.phase == BETWEEN:
        words: dict[str, Argument] = {"chips": court.free[seat], "stack": court.tables.chips}
        return Ask(Message("cc-ask-between" if court.free[seat] else "cc-ask-broke", words), "CC-5.6")
    season: dict[str, Argument] = {"season": Name(f"cc-{SEASON_NAMES[court.season]}")}
    if court.coinless:
        return Ask(Message("cc-ask-coinless", season), "CC-5.2")
    kind = "chips" if court.terms.exchange else "coins"
    return Ask(Message(f"cc-ask-{kind}", {**season, "free": court.free[seat]}), "CC-3.4")


def choices(court: CursedCourt, seat: int) -> list[Choice]:
    if seat != court.actor:
        return []
    if court.phase == BETWEEN:
        return [_answer(court, seat, move) for move in court.moves(seat)]
    return [_bet(court, code, low, high) for code, low, high in court.spans(seat)]


def _answer(court: CursedCourt, seat: int, move: int) -> Choice:
    written = text(court, seat, move)
    chips = court.free[seat] if move in (STAY, LEAVE) else court.tables.chips
    return Choice(written, written, {}, Message(f"cc-may-{written}", {"chips": chips}))


def _bet(court: CursedCourt, code: int, low: int, high: int) -> Wager:
    region, feint = code >> 1, "yes" if code & 1 else "no"
    parts = {"region": court.tables.keys[region], "feint": feint}
    words: dict[str, Argument] = {**court.tables.words(region), "feint": feint}
    written = bet(court, code, "{n}")
    left = list(court.free)
    if court.coinless:
        return Wager(written, "bet", parts, Message("cc-may-join", words), left=left)
    span = Span("coins", low, high)
    words = {**words, "high": high}
    rivals = court.board[region] & 7
    if rivals:
        left[rivals - 1] += court.board[region] >> 3  # CC-3.9: a bumped crown's coins go back
        words = {**words, "low": low, "whom": Who(rivals - 1)}
        return Wager(written, "bump", parts, Message("cc-may-bump", words), span, left=left)
    return Wager(written, "bet", parts, Message("cc-may-bet", words), span, left=left)
