"""The Rose King for learning: observations, and many games stepped at once. Compiled.

Rows go out as bytes (16-bit integers, lowest byte first), so that numpy reads them where they lie and this file needs
no numpy. Everything is open in The Rose King: a row holds nothing that the other seat does not know.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from ....core.message import Message
from ....core.position import CHANCE, OVER, Dice, IllegalMove
from ....core.rows import row_of as long_row
from ..position import RED, RoseKing, Side
from ..regions import spread
from ..tables import EMPTY, RED_ROSE, SLOTS, WALL, Tables

ACTIONS: Final = 50
"""24 cards, the same 24 with a hero, draw, pass."""
NUMBERS: Final = 9
"""What stands behind board and cards: heroes of both, supply, deck, points of both, White, to move, drawing."""

GOES_ON: Final = 0
RED_WON: Final = 1
WHITE_WON: Final = 2
DRAWN: Final = 3


def row_size(squares: i64) -> i64:
    """How many numbers an observation has on a board of so many squares."""
    return 3 * squares + 5 * SLOTS + NUMBERS


@final
class Survey:
    """The regions of a board, each with a number. Made once and used again, so that nothing is allocated.

    Numbers grow from board to board: one below ``_base`` is left over from an earlier board and means nothing.
    """

    def __init__(self, tables: Tables) -> None:
        self._cells = tables.cells
        self._stride = tables.stride
        self._labels = long_row([0] * len(tables.board))
        """By cell, the number of its region."""
        self._sizes = long_row([0] * (len(tables.cells) + 1))
        """By region; the first place stands for no region."""
        self._frontier = long_row([0] * len(tables.cells))
        self._base: i64 = 1
        self._next: i64 = 1
        self.red: i64 = 0
        self.white: i64 = 0
        """Points if the game ended now."""

    def take(self, board: vec[u8]) -> None:
        """Number the regions of this board and count their points."""
        labels = self._labels
        base = self._next
        number = base
        red: i64 = 0
        white: i64 = 0
        for cell in self._cells:
            rose = board[cell]
            if rose != EMPTY and labels[cell] < base:
                size = spread(board, labels, self._frontier, self._stride, cell, number)
                number += 1
                self._sizes[number - base] = size
                if rose == RED_ROSE:
                    red += size * size
                else:
                    white += size * size
        self._base, self._next = base, number
        self.red, self.white = red, white

    def _near(self, board: vec[u8], cell: i64, rose: u8) -> i64:
        """The place in ``_sizes`` of the region on a cell, 0 unless it has this colour."""
        return self._labels[cell] - self._base + 1 if board[cell] == rose else 0

    def gain(self, board: vec[u8], cell: i64, rose: u8) -> i64:
        """How many points a rose of this colour on a cell would add to its own side."""
        sizes = self._sizes
        east = self._near(board, cell + 1, rose)
        west = self._near(board, cell - 1, rose)
        north = self._near(board, cell + self._stride, rose)
        south = self._near(board, cell - self._stride, rose)
        if west == east:
            west = 0
        if north in (east, west):
            north = 0
        if south in (east, west, north):
            south = 0
        a, b, c, d = sizes[east], sizes[west], sizes[north], sizes[south]
        whole = 1 + a + b + c + d
        return whole * whole - a * a - b * b - c * c - d * d


def write_row(game: RoseKing, seat: i64, writer: BytesWriter, survey: Survey, blank: bytes) -> None:
    """Append what a seat sees; ``blank`` is a row of zeros."""
    start: i64 = len(writer)
    writer.write(blank)
    cells = game.tables.cells
    span: i64 = 2 * len(cells)
    own = game.red if seat == RED else game.white
    rival = game.white if seat == RED else game.red
    one: u8 = 1
    at = start
    crown = game.crown
    board = game.board
    for cell in cells:
        stone = board[cell]
        if stone == own.rose:
            writer[at] = one
        elif stone == rival.rose:
            writer[at + span] = one
        if cell == crown:
            writer[at + 2 * span] = one
        at += 2
    survey.take(board)
    at = start + 3 * span
    _write_hand(game, own, survey, writer, at)
    _write_hand(game, rival, survey, writer, at + 4 * SLOTS)
    at += 8 * SLOTS
    for place in range(game.discards):
        writer[at + 2 * game.pile[SLOTS - 1 - place]] = one
    _write_numbers(game, seat, survey, writer, at + 2 * SLOTS)


def _write_numbers(game: RoseKing, seat: i64, survey: Survey, writer: BytesWriter, at: i64) -> None:
    red = seat == RED
    _write(writer, at, game.red.heroes if red else game.white.heroes)
    _write(writer, at + 2, game.white.heroes if red else game.red.heroes)
    _write(writer, at + 4, game.supply)
    _write(writer, at + 6, game.deck)
    _write(writer, at + 8, survey.red if red else survey.white)
    _write(writer, at + 10, survey.white if red else survey.red)
    _write(writer, at + 12, 0 if red else 1)
    _write(writer, at + 14, 1 if game.actor == seat else 0)
    if game.actor == CHANCE:
        _write(writer, at + 16, 1 if game.drawing == seat else 2)


def _write_hand(game: RoseKing, side: Side, survey: Survey, writer: BytesWriter, at: i64) -> None:
    """The cards of a hand, then what each would bring its owner from here."""
    one: u8 = 1
    board = game.board
    for place in range(side.held):
        card = side.hand[place]
        writer[at + 2 * card] = one
        target = game.targets[game.crown * SLOTS + card]
        stone = board[target]
        if stone == EMPTY or (stone != WALL and stone != side.rose and side.heroes > 0):
            _write(writer, at + 2 * (SLOTS + card), survey.gain(board, target, side.rose))


def _write(writer: BytesWriter, at: i64, number: int) -> None:
    low: u8 = number & 255
    high: u8 = number >> 8
    writer[at] = low
    writer[at + 1] = high


def row_of(game: RoseKing, seat: int) -> bytes:
    """One observation."""
    writer = BytesWriter()
    write_row(game, seat, writer, Survey(game.tables), bytes(2 * row_size(len(game.tables.cells))))
    return writer.getvalue()


@final
class RoseKingTables:
    """Many games side by side. One that ends is dealt again at once."""

    def __init__(self, first: RoseKing, count: int, seed: int) -> None:
        self._first = first
        self._survey = Survey(first.tables)
        self._blank = bytes(2 * row_size(len(first.tables.cells)))
        self._blank_mask = bytes(ACTIONS)
        self._dice = Dice(seed)
        self._games: list[RoseKing] = [self._deal() for _table in range(count)]
        self._masks = b""
        self._write_masks()

    def _deal(self) -> RoseKing:
        game = self._first.copy()
        while game.actor == CHANCE:
            game.step(self._dice)
        return game

    def step(self, moves: list[int]) -> bytes:
        """A move in every game, by whoever is to move, then chance's; a byte a game says how it went.

        A move that is not legal raises ``IllegalMove``, and nothing has been played in any game.
        """
        self._check(moves)
        results = BytesWriter()
        dice = self._dice
        for table in range(len(self._games)):
            game = self._games[table]
            game.apply(game.actor, moves[table])
            while game.actor == CHANCE:
                game.step(dice)
            if game.actor == OVER:
                lead = game.lead()
                results.append(DRAWN if lead == 0 else RED_WON if lead > 0 else WHITE_WON)
                self._games[table] = self._deal()
            else:
                results.append(GOES_ON)
        self._write_masks()
        return results.getvalue()

    def _check(self, moves: list[int]) -> None:
        if len(moves) != len(self._games):
            raise ValueError(f"{len(moves)} moves for {len(self._games)} games: one each is wanted")
        masks = self._masks
        for table in range(len(moves)):
            move = moves[table]
            if move < 0 or move >= ACTIONS or masks[table * ACTIONS + move] == 0:
                raise IllegalMove(Message("core-why-not-legal"))

    def _write_masks(self) -> None:
        writer = BytesWriter()
        one: u8 = 1
        start: i64 = 0
        for game in self._games:
            writer.write(self._blank_mask)
            for move in game.moves(game.actor):
                at: i64 = move
                writer[start + at] = one
            start += ACTIONS
        self._masks = writer.getvalue()

    def observations(self) -> bytes:
        """What the seat to move sees, game after game."""
        writer = BytesWriter()
        for game in self._games:
            write_row(game, game.actor, writer, self._survey, self._blank)
        return writer.getvalue()

    def masks(self) -> bytes:
        """A byte for every action, game after game: 1 where it is legal."""
        return self._masks

    def seats(self) -> bytes:
        """Who is to move, a byte a game."""
        writer = BytesWriter()
        for game in self._games:
            writer.append(game.actor)
        return writer.getvalue()

    def afterstates(self) -> tuple[list[int], list[int], bytes]:
        """Every legal move of every game: the number of its game, the move, and what the mover sees once it is made.

        A card that is drawn has not come yet in such a row: who looks ahead does not know it.
        """
        tables: list[int] = []
        moves: list[int] = []
        writer = BytesWriter()
        for table in range(len(self._games)):
            game = self._games[table]
            seat = game.actor
            for move in game.moves(seat):
                after = game.copy()
                after.apply(seat, move)
                write_row(after, seat, writer, self._survey, self._blank)
                tables.append(table)
                moves.append(move)
        return tables, moves, writer.getvalue()
