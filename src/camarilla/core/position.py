"""A position of any game: who owes a decision, what they may do, and what follows.

Compiled by mypyc when a C compiler is there, and plain Python otherwise. Every game subclasses
``Position``; search and playouts know nothing else.
"""

from __future__ import annotations

from hashlib import blake2b
from operator import index
from typing import Any, ClassVar, Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from .errors import IllegalMove as IllegalMove
from .errors import NoSuchSeat, shown
from .message import Message
from .view import Outcome

CHANCE: Final = -1
"""The actor that shuffles, deals and draws. It is a player like any other, but has no goal."""
OVER: Final = -2
"""The value of ``Position.actor`` when nobody owes a decision any more."""
SPECTATOR: Final = -3
"""The observer who holds no seat and knows only what lies open."""

Dice = Random
"""The fast generator of playouts and imagination; seeded, the same numbers compiled and interpreted."""

_FARTHEST_MOVE: Final = 1_000_000_000_000_000_000
"""Numbers beyond this are no move of any game; a compiled game could not even look at them."""


def whole_number(given: object) -> int | None:
    """A number that somebody gave, as an ``int``: other libraries have whole numbers of their own (``numpy.int64``).
    None for anything else, ``True`` and ``False`` among it."""
    if isinstance(given, bool):
        return None
    if isinstance(given, int):
        return given
    perhaps: Any = given
    try:
        return index(perhaps)
    except TypeError:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One moment of one game. Mutable; ``copy()`` is cheap.

    A subclass keeps ``seats`` and ``actor`` true and writes ``moves``, ``apply``, ``scores``, ``copy``, ``imagine`` and
    ``state``; with chance, ``chances``. The rest follows from these; ``random_move``, ``standing`` and ``utility`` are
    worth overriding where speed matters.
    """

    rules_name: ClassVar[str] = ""
    """The game by the name of its rules, which draw a position."""
    seats: i64
    actor: i64

    def __init__(self, seats: i64, actor: i64) -> None:
        self.seats = seats
        self.actor = actor

    # Who decides, and what may be decided

    def waiting(self) -> list[int]:
        """All who owe a decision now: one seat, several at once, ``[CHANCE]``, or nobody."""
        return [] if self.actor == OVER else [self.actor]

    def at_once(self) -> bool:
        """Whether the decision now owed is one that several seats make without knowing each other's: then it stays so
        until the last of them has decided."""
        return False

    def moves(self, seat: i64) -> list[int]:
        """The legal moves of a seat, in a fixed order; none unless the seat is waited for."""
        raise NotImplementedError

    def has_choice(self, seat: i64) -> bool:
        """Whether a seat that is waited for has more than one legal move. Games of many moves know it without listing
        them: ``bench/table.py``."""
        return len(self.moves(seat)) > 1

    def chances(self) -> list[tuple[int, int]]:
        """What chance may bring now, each outcome with its weight; none unless chance is waited for."""
        return []

    def random_move(self, actor: i64, dice: Dice) -> i64:
        """A legal move by lot, all equally likely unless the game says otherwise; for chance by its weights."""
        if actor == CHANCE:
            chances = self.chances()
            left = dice.randrange(sum([weight for _, weight in chances]))
            for outcome, weight in chances:
                left -= weight
                if left < 0:
                    return outcome
        moves = self.moves(actor)
        return moves[dice.randrange(len(moves))]

    def candidates(self, seat: i64, dice: Dice) -> list[int]:
        """The legal moves that a search should look at: all of them, unless a game has far too many."""
        return self.moves(seat)

    def is_legal(self, actor: i64, move: i64) -> bool:
        """Whether this actor may make this move now."""
        if actor not in self.waiting():
            return False
        if actor == CHANCE:
            return move in [outcome for outcome, _ in self.chances()]
        return move in self.moves(actor)

    def reason(self, actor: i64, move: i64) -> Message:
        """Why an actor whose turn it is may not make this move (asked only of illegal ones)."""
        return Message("core-why-not-legal")

    def why_not(self, actor: object, move: object) -> Message | None:
        """None for a legal move, else what is wrong with it. Anything may be asked about, even what is no number: it
        comes from outside, and compiled code would answer with an error of its own."""
        if self.actor == OVER:
            return Message("core-why-over")
        seats: int = self.seats
        mover, number = whole_number(actor), whole_number(move)
        if mover is None or not CHANCE <= mover < seats:
            return Message("core-why-no-such-seat", {"seat": shown(actor), "last": seats - 1})
        if mover not in self.waiting():
            return Message("core-why-not-waited-for")
        if number is None or not -_FARTHEST_MOVE < number < _FARTHEST_MOVE:
            return Message("core-why-not-legal")
        return None if self.is_legal(mover, number) else self.reason(mover, number)

    # What follows

    def play(self, actor: object, move: object) -> None:
        """Make a move; an illegal one raises ``IllegalMove`` and changes nothing."""
        why = self.why_not(actor, move)
        if why is not None:
            raise IllegalMove(why)
        mover, number = whole_number(actor), whole_number(move)
        assert mover is not None
        assert number is not None
        self.apply(mover, number)

    def apply(self, actor: i64, move: i64) -> None:
        """Make a move known to be legal: the unchecked way, for search and playouts."""
        raise NotImplementedError

    def step(self, dice: Dice) -> None:
        """One random move of whoever is to act. May be overridden for speed; it must use the dice as
        ``random_move`` does."""
        actor = self.actor
        self.apply(actor, self.random_move(actor, dice))

    # How it ended

    def scores(self) -> list[int]:
        """The points of each seat, as if the game ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that win if the game ends now: several who share a victory; none in a draw."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    def utility(self, seat: i64) -> float:
        """What the end is worth to a seat: 1 a win, a fair part of 1 when it is shared, 0 a loss."""
        winners = self.winners()
        if not winners:
            return 1.0 / int(self.seats)
        return 1.0 / len(winners) if seat in winners else 0.0

    def party(self, seat: i64) -> i64:
        """With whom a seat wins and loses: seats of one party do so together. Usually everybody is alone."""
        return seat

    def standing(self) -> tuple[list[int], list[int]]:
        """Scores and winners at once: worth overriding where both take the same counting."""
        return self.scores(), self.winners()

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        if self.actor != OVER:
            return None
        scores, winners = self.standing()
        return Outcome(scores, winners)

    # What others see

    def has_hidden_moves(self) -> bool:
        """Whether a player's move may be hidden from another, whole or in part: then ``label`` says what is seen."""
        return False

    def label(self, observer: i64, actor: i64, move: i64) -> i64:
        """What an observer sees of a move or of an outcome of chance, asked before it happens: the move itself, or
        another number where part of it is hidden, the same for all moves that look alike."""
        return move

    # Other worlds

    def copy(self) -> Position:
        """An independent position, equal to this one."""
        raise NotImplementedError

    def imagine(self, observer: object, dice: Dice) -> Position:
        """A copy in which all that the observer cannot know is drawn again, true to all it does know.

        A game asks ``checked_observer`` first: a number out of range would keep somebody's secrets.
        """
        raise NotImplementedError

    def checked_observer(self, observer: object) -> i64:
        """A seat, or the SPECTATOR, as it was given; anything else raises ``NoSuchSeat``."""
        seats: int = self.seats
        number = whole_number(observer)
        if number is None or not (0 <= number < seats or number == SPECTATOR):
            raise NoSuchSeat(observer, f"0 to {seats - 1}, or SPECTATOR ({SPECTATOR}) for somebody who has none")
        return number

    def state(self) -> list[int]:
        """Everything that matters in a fixed order: positions are equal when their states are."""
        raise NotImplementedError

    def fingerprint(self) -> str:
        """A short digest of ``state()``, the same compiled and interpreted."""
        return blake2b(repr(self.state()).encode(), digest_size=12).hexdigest()

    def __str__(self) -> str:
        """What a spectator sees, drawn with letters."""
        if not self.rules_name:
            return repr(self)
        from .registry import find  # it holds rules, which need positions

        rules = find(self.rules_name)
        return rules.draw(rules.view(self, SPECTATOR))

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a Position is not pickled; send the Record, which replays anywhere")
