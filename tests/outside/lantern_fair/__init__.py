"""Lantern Fair: every kind of hint, with secrets, chance, a span and parts that are not on the board."""

from __future__ import annotations

from importlib.resources import files

from camarilla.core.choice import ChoiceGroup, Menu, Spans
from camarilla.core.edition import Edition
from camarilla.core.facts import Fact
from camarilla.core.menu import group
from camarilla.core.message import Message, Name, Who
from camarilla.core.option import Options
from camarilla.core.position import CHANCE, OVER, Dice, Position
from camarilla.core.rules import Rules
from camarilla.core.seats import seat_letter
from camarilla.core.view import Ask

from .view import Bet, FairOpen, FairOwn, FairSetting, FairView

CARDS = ("sun", "moon", "star")
SIZE, LENGTH, TURNS, COPIES = 3, 16, 3, 6
HAND, CUP = 3, 2
SQUARES = [f"{'abc'[place % SIZE]}{SIZE - place // SIZE}" for place in range(SIZE * SIZE)]
BET, GIVE, REST = 100, 200, 300
DIE = 10


class Fair(Position):
    rules_name = "lantern-fair"

    def __init__(self, seats: int) -> None:
        super().__init__(seats, CHANCE)
        self.deck = [COPIES] * len(CARDS)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.cups: list[list[int]] = [[] for _ in range(seats)]
        self.square: list[int] = [-1] * SIZE * SIZE
        self.bets: list[int] = [-1] * 18
        self.places = [0] * seats
        self.coins = [5] * seats
        self.turns = 0

    def dealt_to(self) -> int:
        """The seat that is dealt to."""
        return next(seat for seat in range(self.seats) if len(self.cups[seat]) < CUP)

    def top_bet(self) -> int:
        return max((bet for bet in range(18) if self.bets[bet] >= 0), default=-1)

    def moves(self, seat: int) -> list[int]:
        if seat != self.actor:
            return []
        free = [place for place in range(SIZE * SIZE) if self.square[place] < 0]
        hung = [card * 9 + place for card in sorted({*self.hands[seat]}) for place in free]
        bets = [BET + bet for bet in range(self.top_bet() + 1, 18)]
        others = [other for other in range(self.seats) if other != seat]
        given = [GIVE + other * 10 + coins for other in others for coins in range(1, min(9, self.coins[seat]) + 1)]
        return [*hung, *bets, *given, REST]

    def chances(self) -> list[tuple[int, int]]:
        if self.actor != CHANCE:
            return []
        if len(self.hands[self.dealt_to()]) < HAND:
            return [(card, weight) for card, weight in enumerate(self.deck) if weight]
        return [(DIE + face, 1) for face in range(6)]

    def apply(self, actor: int, move: int) -> None:
        if actor == CHANCE:
            self._deal(move)
            return
        if move < BET:
            self.hands[actor].remove(move // 9)
            self.square[move % 9] = move // 9
            self._walk(actor, 2)
        elif move < GIVE:
            self.bets[move - BET] = actor
            self._walk(actor, 1)
        elif move < REST:
            other, coins = divmod(move - GIVE, 10)
            self.coins[actor] -= coins
            self.coins[other] += coins
            self._walk(actor, 1)
        else:
            self.coins[actor] += 1
        self.turns += 1
        self.actor = (actor + 1) % self.seats
        if self.turns == TURNS * self.seats:
            self.actor = OVER
            if self.bet_is_won():
                self._walk(self.bets[self.top_bet()], 3)

    def _deal(self, outcome: int) -> None:
        seat = self.dealt_to()
        if outcome < DIE:
            self.deck[outcome] -= 1
            self.hands[seat].append(outcome)
        else:
            self.cups[seat].append(outcome - DIE)
        if all(len(cup) == CUP for cup in self.cups):
            self.actor = 0

    def _walk(self, seat: int, steps: int) -> None:
        self.places[seat] = min(LENGTH - 1, self.places[seat] + steps)

    def bet_is_won(self) -> bool:
        quantity, face = divmod(self.top_bet(), 6)
        return quantity >= 0 and sum(cup.count(face) for cup in self.cups) > quantity

    def scores(self) -> list[int]:
        return [*self.places]

    def has_hidden_moves(self) -> bool:
        return True

    def label(self, observer: int, actor: int, move: int) -> int:
        if actor != CHANCE or observer == self.dealt_to():
            return move
        return -1 if move < DIE else -2

    def copy(self) -> Fair:
        other = Fair(self.seats)
        other.actor, other.turns = self.actor, self.turns
        other.deck, other.square, other.bets = [*self.deck], [*self.square], [*self.bets]
        other.places, other.coins = [*self.places], [*self.coins]
        other.hands, other.cups = [[*hand] for hand in self.hands], [[*cup] for cup in self.cups]
        return other

    def imagine(self, observer: object, dice: Dice) -> Fair:
        mine = self.checked_observer(observer)
        world = self.copy()
        others = [seat for seat in range(self.seats) if seat != mine]
        unseen = [card for card, count in enumerate(self.deck) for _ in range(count)]
        unseen += [card for seat in others for card in self.hands[seat]]
        unseen.sort()
        for seat in others:
            world.hands[seat] = [unseen.pop(dice.randrange(len(unseen))) for _ in self.hands[seat]]
            world.cups[seat] = self.cups[seat] if self.actor == OVER else [dice.randrange(6) for _ in self.cups[seat]]
        world.deck = [unseen.count(card) for card in range(len(CARDS))]
        return world

    def state(self) -> list[int]:
        hands = [item for held in (*self.hands, *self.cups) for item in (*sorted(held), -1)]
        return [self.actor, self.turns, *self.deck, *self.square, *self.bets, *self.places, *self.coins, *hands]


class FairRules(Rules[Fair, FairView, Edition]):
    name = "lantern-fair"
    code = "lf"
    players = range(2, 5)
    secrets = True
    edition_type = Edition
    folder = files(__package__)

    def start(self, seats: int, options: Options, edition: Edition) -> Fair:
        return Fair(seats)

    def text(self, position: Fair, actor: int, move: int) -> str:
        if actor == CHANCE:
            return "?" if move < 0 else CARDS[move] if move < DIE else str(move - DIE + 1)
        if move < BET:
            return f"hang {CARDS[move // 9]} {SQUARES[move % 9]}"
        if move < GIVE:
            return f"bet {(move - BET) // 6 + 1}x{(move - BET) % 6 + 1}"
        return f"give {seat_letter((move - GIVE) // 10)} {(move - GIVE) % 10}" if move < REST else "rest"

    def setting(self, position: Fair) -> FairSetting:
        return FairSetting(players=position.seats, size=SIZE, length=LENGTH)

    def open(self, position: Fair) -> FairOpen:
        over = position.actor == OVER
        bets = [None if seat < 0 else seat for seat in position.bets]
        top = position.top_bet()
        won = over and position.bet_is_won()
        return FairOpen(
            waiting=[seat for seat in position.waiting() if seat >= 0],
            outcome=position.outcome(),
            lanterns=[None if card < 0 else CARDS[card] for card in position.square],
            bets=[bets[row * 6 : row * 6 + 6] for row in range(3)],
            lane=[*position.places],
            bet=None if top < 0 else Bet(position.bets[top], top // 6 + 1, top % 6 + 1),
            round=min(TURNS, position.turns // position.seats + 1),
            deck=sum(position.deck),
            coins=[*position.coins],
            dice_shown=[[face + 1 for face in cup] if over else [] for cup in position.cups],
            news=Message("lf-won-bet", {"who": Who(position.bets[top])}) if won else Message("lf-quiet"),
        )

    def own(self, position: Fair, seat: int) -> FairOwn:
        hand = [CARDS[card] for card in sorted(position.hands[seat])]
        dice = [face + 1 for face in sorted(position.cups[seat])]
        return FairOwn(seat=seat, hand=hand, dice=dice, place=position.places[seat])

    def ask(self, position: Fair, seat: int) -> Ask | None:
        return Ask(Message("lf-ask"), "") if seat == position.actor else None

    def menu(self, position: Fair, seat: int) -> Menu:
        moves = position.moves(seat)
        hung = [divmod(move, 9) for move in moves if move < BET]
        bets = [divmod(move - BET, 6) for move in moves if BET <= move < GIVE]
        others = [seat_letter(other) for other in range(position.seats) if other != seat]
        menu: list[ChoiceGroup] = []
        if hung:
            cards, places = [CARDS[card] for card, _ in hung], [SQUARES[place] for _, place in hung]
            menu.append(group("hang", "hang {card} {square}", {"card": [*cards], "square": [*places]}))
        if bets:
            quantities, faces = [str(quantity + 1) for quantity, _ in bets], [str(face + 1) for _, face in bets]
            menu.append(group("bet", "bet {quantity}x{face}", {"quantity": [*quantities], "face": [*faces]}))
        if moves and position.coins[seat]:
            coins = Spans("coins", 1, min(9, position.coins[seat]))
            menu.append(group("give", "give {seat} {n}", {"seat": [*others]}, coins))
        return [*menu, ChoiceGroup("rest", "rest")] if moves else []

    def facts(self, before: Fair, actor: int, move: int, after: Fair) -> list[Fact]:
        if actor == CHANCE:
            seat = before.dealt_to()
            told = Message("lf-deal", {"who": Who(seat)})
            if move < DIE:
                return [Fact(Message("lf-deal-card", {"card": Name(f"lf-card-{CARDS[move]}")}), (seat,), told)]
            return [Fact(Message("lf-deal-die", {"face": move - DIE + 1}), (seat,), told)]
        facts = [Fact(self._told(actor, move))]
        if after.actor == OVER and after.bet_is_won():
            facts.append(Fact(Message("lf-won-bet", {"who": Who(after.bets[after.top_bet()])})))
        return facts

    def _told(self, actor: int, move: int) -> Message:
        who = Who(actor)
        if move < BET:
            card = Name(f"lf-card-{CARDS[move // 9]}")
            return Message("lf-hang", {"who": who, "card": card, "square": SQUARES[move % 9]})
        if move < GIVE:
            return Message("lf-bet", {"who": who, "quantity": (move - BET) // 6 + 1, "face": (move - BET) % 6 + 1})
        if move < REST:
            other, coins = divmod(move - GIVE, 10)
            return Message("lf-give", {"who": who, "seat": Who(other), "number": coins})
        return Message("lf-rest", {"who": who})


RULES = FairRules()
