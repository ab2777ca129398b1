"""Bots that keep their game: told only what is new, rebuilt when lost, with their seat's view and nothing else."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import msgspec
import pytest

from camarilla import CHANCE, Dice, Game, RecordError, Seeded
from camarilla.bots import BASELINES, Bot, Perspective, find_bot
from camarilla.bots.careful import careful_move
from camarilla.bots.explain import advise, find_adviser
from camarilla.bots.ismcts import IsmctsBot
from camarilla.core.record import Record
from camarilla.core.registry import names
from camarilla.house.services.thinking.questions import Advise, Advised, Choose, Question, decode, encode
from camarilla.house.services.thinking.sessions import Session, Sessions


class Watching(Bot):
    """Plays by lot and keeps what it was handed."""

    handed: list[Perspective] = []

    def choose(self, perspective: Perspective, dice: Dice) -> int:
        self.handed.append(perspective)
        return perspective.world.random_move(perspective.seat, dice)


class Keeping(IsmctsBot):
    """Goes on from the tree of its last move, with the same number of simulations on every machine."""

    think = 600.0
    most = 40
    reuses = True


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BASELINES, "watching", Watching)
    monkeypatch.setitem(BASELINES, "keeping", Keeping)
    monkeypatch.setattr(Watching, "handed", [])


def copied(game: Game) -> Record:
    """As it comes from elsewhere."""
    return msgspec.json.decode(msgspec.json.encode(game.record), type=Record)


def question(game: Game, bot: str, seat: int | None = None) -> Choose:
    return Choose(table="t", seat=game.waiting()[0] if seat is None else seat, record=copied(game), bot=bot)


def ask(sessions: Sessions, asked: Question, dice: Dice | None = None) -> str:
    """Over the wire, as between processes."""
    sent = decode(encode(asked))
    assert isinstance(sent, Question)
    return sessions.answer(sent, dice)


def kept(sessions: Sessions, asked: Question) -> Session | None:
    return sessions._kept.get(asked.session)


def played(name: str, moves: int, seed: int = 1) -> Game:
    game, dice = Game(name, chance=Seeded(seed)), Dice(seed)
    for _ in range(moves):
        play_any(game, dice)
    return game


def play_any(game: Game, dice: Dice) -> None:
    seat = game.waiting()[0]
    game.play(game.rules.text(game.position, seat, game.position.random_move(seat, dice)), seat)


# The game of a session


@pytest.mark.parametrize("name", names())
def test_a_game_follows_moves_made_elsewhere_without_drawing_anything(name: str) -> None:
    whole = played(name, 12)
    moves = whole.record.moves
    # A resumed game lets chance act: it stops where a player is to move.
    first = next(number for number in range(16, len(moves)) if not moves[number].startswith("chance "))
    here = Game.resume(msgspec.structs.replace(copied(whole), moves=moves[:first]), observers=[0])
    for before, after in pairwise([first, first + 3, first + 4, len(moves)]):
        here.follow(moves[before:after])
    assert here.record.moves == whole.record.moves
    assert here.position.state() == whole.position.state()
    assert here.seen_by(0) == whole.seen_by(0)
    assert here.seen_by(1) == whole.seen_by(1)
    assert any(seen.actor == CHANCE for seen in here.seen_by(0))


def test_a_game_does_not_follow_what_the_rules_forbid() -> None:
    game = played("rose-king", 4)
    known = len(game.record.moves)
    with pytest.raises(RecordError, match=f"move {known + 1}, 'red nonsense'"):
        game.follow(["red nonsense"])
    with pytest.raises(RecordError, match="expected an actor"):
        game.follow(["nobody N1"])
    assert len(game.record.moves) == known


# Sessions


@pytest.mark.parametrize("name", names())
def test_a_session_takes_up_only_what_is_new(name: str) -> None:
    """Its answers are legal, and it stands where the game stands, however far the game went meanwhile."""
    game, dice, sessions, first = played(name, 2), Dice(4), Sessions(), dict[int, Session]()
    for _ in range(20):
        if not game.waiting():
            break
        asked = question(game, "random")
        answer = ask(sessions, asked)
        session = kept(sessions, asked)
        assert session is not None
        assert first.setdefault(asked.seat, session) is session
        assert session.game.record.moves == game.record.moves
        game.play(answer, asked.seat)
        if game.waiting():
            play_any(game, dice)
    assert len(sessions) == len(first)


@pytest.mark.parametrize("name", names())
def test_a_session_decides_as_a_bot_that_was_there_all_the_time(name: str) -> None:
    """Same simulations, same dice: what it was told in bits is what the library's own bot has seen."""
    game, other = (Game(name, chance=Seeded(3)) for _ in range(2))
    dice, other_dice = Dice(9), Dice(9)
    sessions = Sessions()
    bots = [find_bot(name, "keeping") for _ in range(game.seats)]
    for _ in range(12):
        asked = question(game, "keeping")
        answer = ask(sessions, asked, dice)
        move, succeeded = careful_move(bots[asked.seat], other, asked.seat, other_dice)
        assert succeeded
        assert answer == other.rules.text(other.position, asked.seat, move)
        game.play(answer, asked.seat)
        other.play(answer, asked.seat)
    assert dice.random() == other_dice.random()


def test_a_session_that_was_told_more_than_the_record_says_is_made_again() -> None:
    game, sessions = played("rose-king", 6), Sessions()
    earlier, moves = question(game, "random"), game.moves()
    game.play(ask(sessions, earlier))
    play_any(game, Dice(1))
    ask(sessions, question(game, "random"))
    before = kept(sessions, earlier)
    assert ask(sessions, earlier) in moves
    again = kept(sessions, earlier)
    assert again is not None
    assert again is not before
    assert again.game.record.moves == earlier.record.moves


def test_a_move_that_was_taken_back_and_replaced_is_noticed() -> None:
    """There are as many moves as before, but not the same ones."""
    game, sessions = played("rose-king", 6), Sessions()
    seat = game.waiting()[0]
    first, second = game.moves()[:2]
    before = copied(game)
    lines = []
    for text in (first, second):
        line = Game.resume(msgspec.structs.replace(before, moves=list(before.moves)), chance=Seeded(5))
        line.play(text)
        lines.append(line)
    other = 1 - seat
    ask(sessions, question(lines[0], "random", other))
    lines[1].play(ask(sessions, question(lines[1], "random", other)), other)


def test_sessions_are_bounded_and_forgotten_with_their_table() -> None:
    game, sessions = played("rose-king", 4), Sessions(most=2)
    asked = question(game, "random")
    for table in ("a", "b", "a", "c"):
        ask(sessions, msgspec.structs.replace(asked, table=table))
    assert [key[0] for key in sessions._kept] == ["a", "c"]  # the least recently used has gone
    sessions.forget("a")
    assert [key[0] for key in sessions._kept] == ["c"]


def test_a_session_that_failed_is_not_kept() -> None:
    game, sessions = played("rose-king", 4), Sessions()
    asked = question(game, "random")
    assert ask(sessions, asked)
    wrong = msgspec.structs.replace(asked.record, moves=[*asked.record.moves, "red nonsense"])
    with pytest.raises(RecordError):
        ask(sessions, msgspec.structs.replace(asked, record=wrong))
    assert len(sessions) == 0


def test_a_bot_that_failed_does_not_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Bot] = []

    class Failing(Bot):
        def __init__(self) -> None:
            made.append(self)

        def choose(self, perspective: Perspective, dice: Dice) -> int:
            raise ValueError("no idea")

    monkeypatch.setitem(BASELINES, "failing", Failing)
    game = played("rose-king", 4)
    session = Session(copied(game), game.waiting()[0])
    for number in range(1, 4):
        assert session.choose("failing", Dice(1)) in game.moves()
        assert len(made) == number


# Honesty


@pytest.mark.parametrize("name", names())
def test_a_bot_in_a_session_sees_what_its_seat_sees(name: str) -> None:
    """It gets imagined worlds that look right to its seat, and the facts that its seat was told; in bits or at once."""
    game, sessions = played(name, 2), Sessions()
    for number in range(10):
        if not game.waiting():
            break  # a declaration by lot ends a coach ride early
        asked = question(game, "watching")
        answer = ask(sessions, asked, Dice(number))
        handed = Watching.handed[-1]
        truth = Game.resume(asked.record)
        assert set(vars(handed)) == {"seat", "world", "seen", "rules"}
        assert handed.seen == truth.seen_by(asked.seat)
        session = kept(sessions, asked)
        assert session is not None
        assert handed.world is not session.game.position
        assert game.rules.view(handed.world, asked.seat) == truth.view(asked.seat)
        game.play(answer, asked.seat)


@pytest.mark.parametrize("name", names())
def test_a_session_answers_alike_whatever_the_others_really_hold(name: str) -> None:
    game = played(name, 3)
    seat = game.waiting()[0]
    answers = []
    for redrawn in (False, True):
        session = Session(copied(game), seat)
        if redrawn:
            session.game.position = session.game.position.imagine(seat, Dice(99))
        answers.append((session.choose("keeping", Dice(5)), session.advise(advice_on(game, seat))))
    assert answers[0] == answers[1]


# Advice


def advice_on(game: Game, seat: int, played: str = "") -> Advise:
    return Advise(table="t", seat=seat, record=copied(game), think=60, most=12, played=played)


@pytest.mark.parametrize("name", names())
def test_advice_names_a_legal_choice(name: str) -> None:
    game, sessions = played(name, 3), Sessions()
    seat = game.waiting()[0]
    advice = msgspec.json.decode(sessions.answer(advice_on(game, seat)), type=list[Advised])
    assert 1 <= len(advice) <= 3
    for move in advice:
        assert move.text in game.moves(seat)
        assert move.choice in game.choices(seat)
        assert (move.choice.text if move.number is None else move.choice.with_number(move.number)) == move.text


def test_an_adviser_goes_on_with_its_game() -> None:
    """A review asks about one decision after another; a hint for the same seat does not get in its way."""
    game, sessions, dice, first = played("rose-king", 2), Sessions(), Dice(2), list[Session | None]()
    for _ in range(3):
        while game.waiting() != [0]:
            play_any(game, dice)
        text = game.moves(0)[-1]
        review = advice_on(game, 0, text)
        advice = msgspec.json.decode(ask(sessions, review), type=list[Advised])
        assert text in [move.text for move in advice]
        first.append(kept(sessions, review))
        ask(sessions, advice_on(game, 0))
        game.play(text, 0)
    assert first[0] is first[1] is first[2]
    assert len(sessions) == 2


def test_an_adviser_can_be_asked_again_and_knows_more() -> None:
    game = played("rose-king", 3)
    seat = game.waiting()[0]
    adviser = find_adviser("rose-king", "keeping")
    first, second = (advise(adviser, game, seat, seed=1) for _ in range(2))
    assert sum(move.visits for move in first) < sum(move.visits for move in second)


def test_sessions_need_nothing_of_the_house_around_them() -> None:
    code = "import sys, camarilla.house.services.thinking.sessions; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"sqlalchemy", "litestar", "structlog", "procrastinate", "prometheus_client"} & set(loaded)
