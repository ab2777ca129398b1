"""The pattern language of action cards: ``W1 / Y1 Y2 : Y1^1, xW1``.

Before the colon stand the rows, top first, with their symbols (``Y`` yellow, ``W`` white, ``.`` a row drawn empty);
after it what happens: ``+W1`` heal, ``W1^2`` move up two rows, ``W1v1`` move down one, ``xW1`` attack.
"""

from __future__ import annotations

import re
from itertools import combinations

import msgspec

MOST_ROWS = 4
MOST_IN_ROW = 4
MOST_ACTIVE = 3
"""How many characters one action may do something to: more would not fit the move space."""
MOST_STEPS = 3

KINDS = ("heal", "move", "attack")
"""In the order in which they happen (PI-4.2)."""

_SYMBOL = re.compile(r"[YW]\d?")
_HEAL_OR_ATTACK = re.compile(r"([+x])([YW]\d?)")
_MOVE = re.compile(r"([YW]\d?)([\^v])(\d?)")


class Effect(msgspec.Struct, frozen=True):
    """One thing that happens to one symbol; ``steps`` of a move are rows down, below zero rows up."""

    kind: str
    symbol: str
    steps: int = 0

    @property
    def word(self) -> str:
        return f"{'down' if self.steps > 0 else 'up'}-{abs(self.steps)}" if self.kind == "move" else self.kind


class Pattern(msgspec.Struct, frozen=True):
    """An action as it is drawn on a card."""

    rows: tuple[tuple[str, ...], ...]
    effects: tuple[Effect, ...]
    """Heals, moves, attacks; within a kind in the order of the card (PI-4.2)."""

    @property
    def row_of(self) -> dict[str, int]:
        return {symbol: number for number, row in enumerate(self.rows) for symbol in row}

    @property
    def active(self) -> tuple[str, ...]:
        """The symbols something happens to, in the order in which it first does."""
        return tuple(dict.fromkeys(effect.symbol for effect in self.effects))

    @property
    def witnesses(self) -> tuple[str, ...]:
        """The symbols that only have to be there (PI-4.8)."""
        return tuple(symbol for row in self.rows for symbol in row if symbol not in self.active)

    def steps(self, symbol: str) -> int:
        return sum(effect.steps for effect in self.effects if effect.symbol == symbol)

    def suffers(self, symbol: str, kind: str) -> bool:
        return any(effect.kind == kind and effect.symbol == symbol for effect in self.effects)

    def deed(self, symbol: str) -> str:
        """All effects on a symbol in one word: ``up-1-attack``."""
        return "-".join(effect.word for effect in self.effects if effect.symbol == symbol)

    @property
    def twins(self) -> list[tuple[int, int]]:
        """Pairs of active symbols, by their places, that stand in one row and have the same effects: it is one choice
        which way round they are bound (PI-4.18). Attacks follow one another, and so their order matters."""
        fates = [(self.row_of[symbol], self.deed(symbol)) for symbol in self.active]
        pairs = combinations(range(len(fates)), 2)
        return [(one, other) for one, other in pairs if fates[one] == fates[other] and "attack" not in fates[one][1]]

    @property
    def colourings(self) -> list[list[bool]]:
        """Which active symbols are yellow: as drawn, and in every other way in which twins can swap their colours."""
        found = [[is_yellow(symbol) for symbol in self.active]]
        for one, other in self.twins:
            for colouring in list(found):
                swapped = list(colouring)
                swapped[one], swapped[other] = colouring[other], colouring[one]
                if swapped not in found:
                    found.append(swapped)
        return found


class PatternError(ValueError):
    """What is wrong with the text of an action."""


def is_yellow(symbol: str) -> bool:
    return symbol.startswith("Y")


def parse_pattern(source: str) -> Pattern:
    """An action from its text; raises ``PatternError``."""
    if source.count(":") != 1:
        raise PatternError(f"{source!r}: an action is 'rows : effects', with one colon")
    left, right = source.split(":")
    rows = tuple(_row(text) for text in left.split("/"))
    if len(rows) > MOST_ROWS:
        raise PatternError(f"{len(rows)} rows: at most {MOST_ROWS} are possible")
    symbols = [symbol for row in rows for symbol in row]
    for symbol in symbols:
        if symbols.count(symbol) > 1:
            raise PatternError(f"{symbol} stands there twice; number the symbols: {symbol[0]}1, {symbol[0]}2")
    effects = [_effect(text.strip()) for text in right.split(",")]
    pattern = Pattern(rows, tuple(sorted(effects, key=lambda effect: KINDS.index(effect.kind))))
    _check_effects(pattern)
    return pattern


def _row(text: str) -> tuple[str, ...]:
    words = tuple(text.split())
    if words == (".",):
        return ()
    if not words:
        raise PatternError("a row has nothing in it; write '.' for a row drawn empty")
    for word in words:
        if not _SYMBOL.fullmatch(word):
            raise PatternError(f"unknown symbol {word!r} (Y or W with a digit, or '.' alone for a row drawn empty)")
    if len(words) > MOST_IN_ROW:
        raise PatternError(f"{len(words)} symbols in a row: at most {MOST_IN_ROW} are possible")
    return words


def _effect(text: str) -> Effect:
    if found := _HEAL_OR_ATTACK.fullmatch(text):
        return Effect("heal" if found[1] == "+" else "attack", found[2])
    if found := _MOVE.fullmatch(text):
        steps = int(found[3] or 1)
        if not 1 <= steps <= MOST_STEPS:
            raise PatternError(f"{text!r}: a move goes 1 to {MOST_STEPS} rows")
        return Effect("move", found[1], steps if found[2] == "v" else -steps)
    raise PatternError(f"unknown effect {text!r} (+W1 heal, W1^1 move up, W1v1 move down, xW1 attack)")


def _check_effects(pattern: Pattern) -> None:
    row_of = pattern.row_of
    seen: set[tuple[str, str]] = set()
    for effect in pattern.effects:
        symbol = effect.symbol
        if symbol not in row_of:
            raise PatternError(f"an effect speaks of {symbol}, which stands in no row")
        if (symbol, effect.kind) in seen:
            raise PatternError(f"{symbol} has two effects of one kind ({effect.kind}); one is possible")
        seen.add((symbol, effect.kind))
        if not 0 <= row_of[symbol] + effect.steps < len(pattern.rows):
            way = "down" if effect.steps > 0 else "up"
            raise PatternError(
                f"{symbol} moves {way} out of the drawn rows; draw the row it goes to, with '.' if it is empty"
            )
    if len(pattern.active) > MOST_ACTIVE:
        raise PatternError(f"effects on {len(pattern.active)} characters: at most {MOST_ACTIVE} are possible")
