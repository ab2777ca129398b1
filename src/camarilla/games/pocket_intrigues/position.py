"""A match of Pocket Intrigues: its state, what may be done in it and what follows. Compiled.

A turn is one action of the card in hand or of the open card, bound to characters; a death may ask its killer for
more. Moves are numbers: ``(2 * source + half) * BINDINGS + binding`` for actions, from ``DEATH_MOVES`` on for what
deaths do. Chance's outcomes are numbers of cards, of goals (see ``goal_houses``), of seats, or a mask of houses.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.message import Message
from ...core.position import CHANCE, OVER, Dice, Position
from .actions import Court, bound_to, leaders, seated
from .dealing import bring, imagine_cards, imagine_goals, is_secret, outcomes, random_outcome
from .edition import MOST_DEATH_STEPS
from .phases import ACT, BY_DEATHS, BY_DECK, BY_NO_ACTION, DEATH, DRAW, END, FIRST, HIDDEN, NOBODY, NOTHING, ROWS
from .tables import BINDINGS, DEATH_MOVES, HAND, IN_ROW, NO_STEP, PAIRS, Action, Tables

LAST_DEATH: Final = 2
"""The death that ends the game (PI-5.1)."""
_TRIES: Final = 40


@final
class Ending:
    """How one game of a match ended: kept for all to see, and never changed."""

    def __init__(self, cause: i64, court: Court, goals: list[int], winners: list[int], stuck: i64, card: i64) -> None:
        self.cause = cause
        self.court = court
        self.goals = goals
        self.winners = winners
        self.stuck = stuck
        """Who could do nothing, and with which card in hand (PI-5.8)."""
        self.card = card

    def state(self) -> list[int]:
        court = self.court
        result = [self.cause, self.stuck, self.card, len(self.winners), *self.winners, *self.goals]
        return [*result, court.wounded, court.dead, *court.rows()]


@final
class PocketIntrigues(Position):
    """A position of a match. Goals, hands and deck are held as sets: no order of the deck exists."""

    def __init__(self, tables: Tables, seats: i64, needed: i64, first: i64, court: Court) -> None:
        self.seats = seats
        self.actor = CHANCE
        self.tables = tables
        self.needed = needed
        """Games to win for the match (PI-5.7); 1 is a single game."""
        self.phase: i64 = ROWS if first >= 0 else FIRST
        self.first = first
        self.turn = first
        self.game: i64 = 1
        self.wins: vec[i64] = vec[i64]([0] * seats)
        self.last: Ending | None = None
        self.court = court
        self.goals: vec[i64] = vec[i64]([NOTHING] * seats)
        self.goal_cards: i64 = (1 << len(PAIRS)) - 1
        """The goal cards nobody has, as a mask of pairs."""
        self.hands: vec[i64] = vec[i64]([NOTHING] * seats)
        self.open: i64 = NOTHING
        self.deck: i64 = tables.bits[tables.cards] - 1
        self.discard: i64 = 0
        self.used: i64 = NOTHING
        """The card used last: all have seen it, even if it went into a new deck at once."""
        self.reshuffled: bool = False
        self.dealing: i64 = 0
        """The seat that gets the next goal or card; ``seats`` stands for the open card."""
        self.dying: i64 = NOBODY
        self.death_part: i64 = 0
        self.chosen: i64 = 0
        """Characters that the dying one's ability has already been used on, as a mask."""
        self.attacks: i64 = 0
        """Targets of the action still to be attacked, ``who + 1`` in four bits each, the next one lowest."""

    def copy(self) -> PocketIntrigues:
        new = PocketIntrigues(self.tables, self.seats, self.needed, self.first, self.court)
        new._take_over(self)
        new.court = self.court.copy()
        return new

    def _take_over(self, other: PocketIntrigues) -> None:
        """Stand where another position of the same match does, on its court."""
        self.actor = other.actor
        self.phase = other.phase
        self.first = other.first
        self.turn = other.turn
        self.game = other.game
        self.wins = other.wins[:]
        self.last = other.last
        self.court = other.court
        self.goals = other.goals[:]
        self.goal_cards = other.goal_cards
        self.hands = other.hands[:]
        self.open = other.open
        self.deck = other.deck
        self.discard = other.discard
        self.used = other.used
        self.reshuffled = other.reshuffled
        self.dealing = other.dealing
        self.dying = other.dying
        self.death_part = other.death_part
        self.chosen = other.chosen
        self.attacks = other.attacks

    # What may be done

    def card_from(self, seat: i64, source: i64) -> i64:
        return self.hands[seat] if source == HAND else self.open

    def action(self, seat: i64, way: i64) -> Action:
        """One of the four actions of a turn (PI-3.1): 0 and 1 from hand, 2 and 3 from the open card."""
        return self.tables.actions[2 * self.card_from(seat, way // 2) + way % 2]

    def playable(self, card: i64) -> bool:
        """Whether either action of a card can be carried out now."""
        return self.court.can(self.tables.actions[2 * card]) or self.court.can(self.tables.actions[2 * card + 1])

    def moves(self, seat: i64) -> list[int]:
        if seat != self.actor or seat < 0:
            return []
        if self.phase == DEATH:
            return self._death_moves()
        moves: list[int] = []
        court = self.court
        for way in range(4):
            action = self.action(seat, way)
            for place in range(action.count):
                if court.fits(action, place):
                    moves.append(way * BINDINGS + action.bindings[place])
        return moves

    def is_legal(self, actor: i64, move: i64) -> bool:
        if actor != self.actor or self.phase != ACT or not 0 <= move < DEATH_MOVES:
            return super().is_legal(actor, move)
        action = self.action(actor, move // BINDINGS)
        place = action.place_of.get(move % BINDINGS, -1)
        return place >= 0 and self.court.fits(action, place)

    def chances(self) -> list[tuple[int, int]]:
        return [(outcome, 1) for outcome in outcomes(self)] if self.actor == CHANCE else []

    def random_move(self, actor: i64, dice: Dice) -> i64:
        if actor == CHANCE:
            return random_outcome(self, dice)
        if self.phase == DEATH:
            options = self._death_moves()
            return options[dice.randrange(len(options))]
        # Any binding of the four actions, drawn until one fits: as fair as listing all that fit, and quicker.
        upper, lower = self.action(actor, 0), self.action(actor, 1)
        open_upper, open_lower = self.action(actor, 2), self.action(actor, 3)
        second = upper.count
        third = second + lower.count
        fourth = third + open_upper.count
        total = fourth + open_lower.count
        court = self.court
        for _try in range(_TRIES):
            place = dice.randrange(total)
            if place < second:
                if court.fits(upper, place):
                    return upper.bindings[place]
            elif place < third:
                if court.fits(lower, place - second):
                    return BINDINGS + lower.bindings[place - second]
            elif place < fourth:
                if court.fits(open_upper, place - third):
                    return 2 * BINDINGS + open_upper.bindings[place - third]
            elif court.fits(open_lower, place - fourth):
                return 3 * BINDINGS + open_lower.bindings[place - fourth]
        moves = self.moves(actor)
        return moves[dice.randrange(len(moves))]

    def reason(self, actor: i64, move: i64) -> Message:
        from .reasons import why_not

        return why_not(self, actor, move)

    # What follows

    def apply(self, actor: i64, move: i64) -> None:
        if actor == CHANCE:
            bring(self, move)
        elif self.phase == DEATH:
            self.chosen |= self.court.do_for_dead(move)
            self.death_part += 1
            self._go_on()
        else:
            self._act(actor, move // BINDINGS, move % BINDINGS)

    def carry_out(self, court: Court, seat: i64, move: i64) -> list[int]:
        """Do a legal move to a court, but for its attacks; the targets of these, in order."""
        if move >= DEATH_MOVES:
            court.do_for_dead(move)
            return self.targets()
        action, binding = self.action(seat, move // BINDINGS), move % BINDINGS
        court.heal_and_move(action, binding)
        return action.targets(binding)

    def _act(self, seat: i64, way: i64, binding: i64) -> None:
        """An action: heal, move, attack (PI-4.2). The card is spent at once, and replaced at the end of the turn."""
        action = self.action(seat, way)
        self.used = self.card_from(seat, way // 2)
        self.discard |= self.tables.bits[self.used]
        if way < 2:
            self.hands[seat] = NOTHING
            self.dealing = seat
        else:
            self.open = NOTHING
            self.dealing = self.seats
        self.court.heal_and_move(action, binding)
        for place in range(len(action.attacks)):
            self.attacks |= (bound_to(binding, action.attacks[place]) + 1) << 4 * place
        self._go_on()

    def _go_on(self) -> None:
        """What a death still asks for, then the attacks still to come, then the end of the turn."""
        while True:
            while self.dying != NOBODY:
                if self._death_step() == NO_STEP:
                    self.dying = NOBODY
                    self.death_part = 0
                    self.chosen = 0
                elif self._death_moves():
                    self.phase = DEATH
                    return
                else:
                    self.death_part += 1  # PI-4.16: what is impossible is dropped
            if self.attacks == 0:
                break
            target = (self.attacks & 15) - 1
            self.attacks >>= 4
            # Only a death in between can have brought somebody under a shield; the attack is then lost (PI-4.19).
            if self.court.attackable(target) and self.court.attack(target):
                self.dying = target
        self._end_turn()

    def _end_turn(self) -> None:
        self.court.close_up()
        if self.tables.counts[self.court.dead] >= LAST_DEATH:
            self._end_game(BY_DEATHS)
            return
        if self.deck == 0:  # PI-3.4
            if self.reshuffled:
                self._end_game(BY_DECK)
                return
            self.reshuffled = True
            self.deck = self.discard
            self.discard = 0
        self.phase = DRAW
        self.actor = CHANCE

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.dealing = 0
        self.phase = ACT
        self.actor = seat
        if not self.playable(self.open) and not self.playable(self.hands[seat]):  # PI-3.5
            self._end_game(BY_NO_ACTION)

    # Abilities on death

    def _death_step(self) -> i64:
        """What the dying one's ability does now; NO_STEP when it is done."""
        if self.death_part >= MOST_DEATH_STEPS:
            return NO_STEP
        return self.tables.death_steps[self.dying * MOST_DEATH_STEPS + self.death_part]

    def targets(self) -> list[int]:
        """Those the action under way will still attack, the next one first."""
        return [(self.attacks >> 4 * place & 15) - 1 for place in range(4) if self.attacks >> 4 * place]

    def death_verb(self) -> i64:
        """What a killer is asked to do, as a place in VERBS."""
        return self._death_step() % IN_ROW

    def _death_moves(self) -> list[int]:
        return self.court.death_moves(self.dying, self._death_step(), self.chosen)

    # How it ends

    def _end_game(self, cause: i64) -> None:
        winners = leaders(self.court, self.goals)
        for seat in winners:
            self.wins[seat] += 1
        stuck = self.turn if cause == BY_NO_ACTION else NOBODY
        card = self.hands[stuck] if cause == BY_NO_ACTION else NOTHING
        self.last = Ending(cause, self.court, list(self.goals), winners, stuck, card)
        if max(list(self.wins)) >= self.needed:
            self.phase = END
            self.actor = OVER
            return
        self._new_game()

    def _new_game(self) -> None:
        """The next game of the match: the first player moves on (PI-5.7), all else as at the start."""
        first, court = (self.first + 1) % self.seats, seated(self.tables, 0)
        new = PocketIntrigues(self.tables, self.seats, self.needed, first, court)
        new.game = self.game + 1
        new.wins = self.wins
        new.last = self.last
        self._take_over(new)

    def closed_court(self) -> Court:
        """The court as it would stand if the turn ended now."""
        court = self.court.copy()
        court.close_up()
        return court

    def points(self) -> list[int]:
        """What every goal brings as the court stands; nothing before the goals are dealt."""
        court = self.closed_court()
        return [court.tally(goal)[0] if goal >= 0 else 0 for goal in self.goals]

    def scores(self) -> list[int]:
        """Points in a single game; games won in a match, the one under way counted as it stands."""
        if self.needed == 1:
            return self.points()
        wins = list(self.wins)
        if self.phase in (DRAW, ACT, DEATH):
            for seat in leaders(self.closed_court(), self.goals):
                wins[seat] += 1
        return wins

    def winners(self) -> list[int]:
        if self.needed > 1:
            return super().winners()
        if self.last is not None:
            return self.last.winners
        return leaders(self.closed_court(), self.goals) if self.goals[self.seats - 1] >= 0 else []

    # What others see, and other worlds

    def label(self, observer: i64, actor: i64, move: i64) -> i64:
        """Goals and hand cards are dealt in secret; all else is done in the open."""
        return HIDDEN if actor == CHANCE and is_secret(self, observer) else move

    def imagine(self, observer: object, dice: Dice) -> PocketIntrigues:
        seer = self.checked_observer(observer)
        new = self.copy()
        if self.actor != OVER:  # PI-5.3: at the end the goals are shown
            imagine_goals(new, seer, dice)
        imagine_cards(new, seer, dice)
        return new

    def state(self) -> list[int]:
        court = self.court
        rows = [court.ladder[row] for row in range(court.highest, court.lowest + 1)]
        return [
            *(self.actor, self.phase, self.first, self.turn, self.game, self.needed, *self.wins),
            *(*self.goals, *self.hands, self.open, self.deck, self.discard, self.used),
            *(int(self.reshuffled), self.dealing, self.dying, self.death_part, self.chosen, self.attacks),
            *(court.wounded, court.dead, len(rows), *rows),
            *(self.last.state() if self.last is not None else []),
        ]

    def __str__(self) -> str:
        from ...core.view import View
        from .board import draw
        from .show import lies_open, setting

        return draw(View(setting(self), lies_open(self), None))
