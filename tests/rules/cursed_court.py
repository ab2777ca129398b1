"""Sitting down at a table of Cursed Court with known cards, for the tests of its rules."""

from __future__ import annotations

from typing import cast

from camarilla import CHANCE, Game, IllegalMove, Position, Scripted, Seeded, find
from camarilla.core.chance import Wording
from camarilla.games.cursed_court import CursedCourtRules
from camarilla.games.cursed_court.phases import BETTING
from camarilla.games.cursed_court.position import CursedCourt
from camarilla.games.cursed_court.view import CursedCourtOpen, CursedCourtOwn, CursedCourtView, Place, crowns_of, staked

LETTERS = "ABCDEF"
NOBLES = ("courtesan", "merchant", "king", "priestess", "queen", "duke", "jester", "sorceress", "assassin")
KINGS = "king king king king"
DEALT_DOWN = {2: 4, 3: 6, 4: 4, 5: 5, 6: 6}
TIED_CARDS = "assassin assassin sorceress sorceress jester jester merchant merchant"
PRIZES = ("assassin", "sorceress", "jester", "merchant")
"""Each is worth the same; with the Curse, they are all that scores."""


class Arranged:
    """Chance that brings what a test wants first, and anything afterwards."""

    def __init__(self, outcomes: list[str]) -> None:
        self._left = len(outcomes)
        self._script = Scripted(outcomes)
        self._rest = Seeded(1)

    def draw(self, position: Position, wording: Wording) -> int:
        self._left -= 1
        return (self._script if self._left >= 0 else self._rest).draw(position, wording)


def table(seats: int = 4, cards: str = "", marker: str = "A", **options: bool | int | str) -> Game:
    """A game whose first cards are these, the face-down ones first."""
    chance = Arranged([f"marker {marker}", *cards.split()])
    return Game("cursed-court", seats=seats, options=options, chance=chance)


def rules() -> CursedCourtRules:
    found = find("cursed-court")
    assert isinstance(found, CursedCourtRules)
    return found


def court(game: Game) -> CursedCourt:
    assert isinstance(game.position, CursedCourt)
    return game.position


def shown(game: Game, seat: int | None = None) -> CursedCourtView:
    return cast(CursedCourtView, game.view(seat))


def lies_open(game: Game) -> CursedCourtOpen:
    """What lies open."""
    return shown(game).open


def own(game: Game, seat: int) -> CursedCourtOwn:
    """What a seat knows beyond that."""
    known = shown(game, seat).own
    assert known is not None
    return known


def region(game: Game, key: str) -> Place:
    """What stands on a region."""
    return lies_open(game).regions[court(game).tables.region_of[key]] or Place([], [], 0, False)


def crowns_at(game: Game, key: str) -> list[tuple[int, int]]:
    """The crowns on a region, each with its seat and its coins."""
    return [(crown.seat, crown.coins) for crown in region(game, key).crowns]


def bets(game: Game) -> list[tuple[int, str, int, bool]]:
    """The bets of this year in their order: seat, region, coins, and whether it was bumped."""
    found = []
    for key, place in zip(court(game).tables.keys, lies_open(game).regions, strict=True):
        if place is not None:
            found += [(one.number, one.seat, key, one.coins, False) for one in place.crowns]
            found += [(one.number, one.seat, key, one.coins, True) for one in place.bumped]
    return [(seat, key, coins, bumped) for _, seat, key, coins, bumped in sorted(found)]


def scored(game: Game, year: int = 1) -> dict[tuple[int, str], int | None]:
    """What the crowns of a past year scored, by seat and region."""
    past = lies_open(game).past[year - 1]
    return {(one.seat, court(game).tables.keys[one.region]): one.points for one in past.crowns}


def unmasked(game: Game, year: int = 1) -> list[tuple[int, str]]:
    """The feints of a past year: whose, and where they stood."""
    past = lies_open(game).past[year - 1]
    return [(one.seat, court(game).tables.keys[one.region]) for one in past.crowns if one.feint]


def bet(game: Game, script: str) -> None:
    """``A king 3, B queen 5``: each by the seat whose turn it must be."""
    for line in script.split(","):
        label, _, what = line.strip().partition(" ")
        assert game.waiting() == [LETTERS.index(label)], f"{line}: it is the turn of {game.waiting()}"
        game.play(f"bet {what}")


def refused(game: Game, what: str, seat: int | None = None) -> str:
    """The reason why a move is not possible."""
    before = game.position.fingerprint()
    try:
        game.play(what, seat)
    except IllegalMove as error:
        assert game.position.fingerprint() == before
        return error.message.id
    raise AssertionError(f"{what} was allowed")


def free(game: Game) -> list[int]:
    return [player.coins - staked(lies_open(game), seat) for seat, player in enumerate(lies_open(game).players)]


def crown_counts(game: Game) -> list[int]:
    """By seat, its crowns on the board."""
    return [len(crowns_of(lies_open(game), seat)) for seat in range(game.seats)]


def points(game: Game) -> list[int]:
    return [player.points for player in lies_open(game).players]


def play_quietly(game: Game, until_year: int) -> None:
    """Bets of nothing on free regions until a year begins or the game ends; a cash game's players stay."""
    while game.waiting() and court(game).year < until_year:
        free_bets = [text for text in game.moves() if text.endswith(" 0") or text in ("stay", "rebuy 1")]
        game.play((free_bets or game.moves())[0])


def first_bettors(seats: int, years: int) -> list[str]:
    """Who opens each season, a word of letters a year, when A is given the marker."""
    game = table(seats, years=years)
    opened: dict[tuple[int, int], str] = {}
    while game.waiting():
        now = court(game)
        opened.setdefault((now.year, now.season), LETTERS[now.actor])
        game.play(game.moves()[0])
    return ["".join(opened[year, season] for season in range(4)) for year in range(1, years + 1)]


def fresh(seats: int, **options: bool | int | str) -> CursedCourt:
    """A position before the first chance."""
    position = rules().begin(seats, options)
    assert position.actor == CHANCE
    return position


def bet_for_a_tie(game: Game, leaders: tuple[int, ...], stake: int) -> None:
    """One year: every leader has a crown on one of the prizes, and nobody else scores. Only losers stake anything."""
    year = court(game).year
    while court(game).phase == BETTING and court(game).year == year:
        seat = game.waiting()[0]
        first = court(game).placed[seat] == 0
        wanted = PRIZES[leaders.index(seat)] if first and seat in leaders else None
        coins = stake if first and seat not in leaders else 0
        game.play(next(text for text in game.moves() if _suits(text, wanted, coins)))


def _suits(text: str, wanted: str | None, coins: int) -> bool:
    _, key, stack, *_ = text.split()
    return int(stack) == coins and (key == wanted if wanted else key not in (*PRIZES, "curse"))


def tied(*leaders: int, seats: int = 4, **options: bool | int | str) -> Game:
    """The last year is over and these seats lead; in an Exchange, with the chips that the others have staked."""
    exchange = "exchange" in options
    length: dict[str, bool | int | str] = {} if exchange else {"years": 1}
    game = table(seats, TIED_CARDS, "A", **{**length, "ties": "ask", **options})
    bet_for_a_tie(game, leaders, 10 if exchange else 0)
    return game
