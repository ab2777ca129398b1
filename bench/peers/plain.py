"""The Rose King as one would write it by hand for a Python framework: lists, no tables, no tricks.

Both Python peers stand on it, each with its own framework's interface around it.
"""

from __future__ import annotations

STEPS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
SIZE, HAND, HEROES, STONES, CARDS = 9, 5, 4, 52, 24
HERO, DRAW, PASS = 24, 48, 49
CHANCE, OVER = -1, -2


class PlainRoseKing:
    def __init__(self) -> None:
        self.board = [-1] * (SIZE * SIZE)
        self.crown = 40
        self.hands: list[list[int]] = [[], []]
        self.deck = list(range(CARDS))
        self.discards: list[int] = []
        self.heroes = [HEROES, HEROES]
        self.supply = STONES
        self.actor = CHANCE
        self.drawing = 0

    def target(self, card: int) -> int | None:
        up, right = STEPS[card // 3]
        distance = card % 3 + 1
        row, column = self.crown // SIZE + up * distance, self.crown % SIZE + right * distance
        return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else None

    def options(self, seat: int) -> list[int]:
        """What a seat could do, passing aside."""
        found = []
        for card in self.hands[seat]:
            square = self.target(card)
            if square is None:
                continue
            if self.board[square] == -1:
                found.append(card)
            elif self.board[square] == 1 - seat and self.heroes[seat]:
                found.append(HERO + card)
        if len(self.hands[seat]) < HAND:
            found.append(DRAW)
        return sorted(found)

    def legal(self) -> list[int]:
        return self.options(self.actor) or [PASS]

    def apply(self, move: int) -> None:
        seat = self.actor
        if seat == CHANCE:
            self._deal(move)
        elif move == DRAW:
            self.drawing, self.actor = seat, CHANCE
        elif move == PASS:
            self.actor = 1 - seat
        else:
            self._play(seat, move % HERO)

    def _play(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.discards.append(card)
        square = self.target(card)
        assert square is not None
        if self.board[square] == -1:
            self.supply -= 1
        else:
            self.heroes[seat] -= 1
        self.board[square] = seat
        self.crown = square
        self.actor = OVER if self.supply == 0 else 1 - seat

    def _deal(self, card: int) -> None:
        dealing = len(self.deck) > CARDS - 2 * HAND and not self.discards and self.supply == STONES
        self.deck.remove(card)
        if not self.deck:
            self.deck, self.discards = self.discards, []
        seat = self.drawing
        self.hands[seat].append(card)
        if dealing:
            self.drawing = 1 - seat
            if len(self.hands[1]) < HAND:
                return
        full = len(self.hands[seat]) == HAND
        stuck = full and not self.options(1 - seat) and not self.options(seat)
        self.actor = OVER if stuck else 1 - seat

    def regions(self, seat: int) -> list[int]:
        """Sizes of a colour's regions."""
        left = {square for square in range(SIZE * SIZE) if self.board[square] == seat}
        sizes = []
        while left:
            frontier = [left.pop()]
            size = 0
            while frontier:
                square = frontier.pop()
                size += 1
                row, column = divmod(square, SIZE)
                for near_row, near_column in (
                    (row + 1, column),
                    (row - 1, column),
                    (row, column + 1),
                    (row, column - 1),
                ):
                    near = near_row * SIZE + near_column
                    if 0 <= near_column < SIZE and near in left:
                        left.remove(near)
                        frontier.append(near)
            sizes.append(size)
        return sizes

    def standing(self) -> list[tuple[int, int, int]]:
        """For each colour: points, then what breaks ties."""
        counted = []
        for seat in (0, 1):
            sizes = self.regions(seat)
            counted.append((sum(size * size for size in sizes), max(sizes, default=0), sum(sizes)))
        return counted

    def result(self) -> int:
        """1 when Red wins, -1 when White does, 0 in a draw."""
        red, white = self.standing()
        return (red > white) - (red < white)
