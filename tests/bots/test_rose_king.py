"""The opponents of The Rose King: what they see on the board, what they find, and what they say about it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from camarilla import OVER, Dice, Game, Scripted, Seeded, say
from camarilla.bots import LEVELS, Bot, Perspective, about_bot, find_bot
from camarilla.core.message import Message
from camarilla.core.words import LANGUAGES
from camarilla.games.rose_king import RULES
from camarilla.games.rose_king.bots.bot import Learned, Master, RoseKingBot, learned
from camarilla.games.rose_king.bots.guide import Mind, RoseKingGuide
from camarilla.games.rose_king.bots.knowledge import FACTS, HINTS, Survey
from camarilla.games.rose_king.bots.reasons import reasons
from camarilla.games.rose_king.edition import RoseKingEdition
from camarilla.games.rose_king.position import DRAW, HERO, PASS, RED, WHITE, RoseKing
from camarilla.games.rose_king.tables import EMPTY, RED_ROSE, WHITE_ROSE

ROOT = Path(__file__).parent.parent.parent
EDITION = (RULES.folder / "edition.toml").read_text(encoding="utf-8")


def table(red: str, white: str, crown: str, reds: str, whites: str, supply: int = 20) -> Game:
    """Red to move, with these hands and roses, the crown there and so many roses left."""
    deal = [card for pair in zip(red.split(), white.split(), strict=True) for card in pair]
    game = Game("rose-king", chance=Scripted(deal))
    position = game.position
    assert isinstance(position, RoseKing)
    for squares, rose in ((reds, RED_ROSE), (whites, WHITE_ROSE)):
        for square in squares.split():
            position.board[position.tables.cell_of[square]] = rose
    position.crown = position.tables.cell_of[crown]
    position.supply = supply
    return game


def moments(seed: int, every: int = 9, edition: RoseKingEdition | None = None) -> list[RoseKing]:
    """Positions of a random game in which a player decides."""
    position = RULES.begin(2, {}, edition)
    dice = Dice(seed)
    found = []
    steps = 0
    while position.actor != OVER:
        steps += 1
        if position.actor >= 0 and steps % every == 0:
            found.append(position.copy())
        position.step(dice)
    return found


def choice(game: Game, most: int, name: str = "master") -> str:
    """What a bot plays, as people write it."""
    seat = game.waiting()[0]
    bot = find_bot("rose-king", name, think=60, most=most)
    return game.rules.text(game.position, seat, bot.choose(Perspective(game, seat, Dice(3)), Dice(4)))


def swapped(position: RoseKing) -> RoseKing:
    """The same with the colours changed, and the other side to move."""
    other = position.copy()
    for cell in position.tables.cells:
        if position.board[cell] != EMPTY:
            other.board[cell] = WHITE_ROSE if position.board[cell] == RED_ROSE else RED_ROSE
    for mine, theirs in ((other.red, position.white), (other.white, position.red)):
        for place in range(theirs.held):
            mine.hand[place] = theirs.hand[place]
        mine.held, mine.heroes = theirs.held, theirs.heroes
    other.actor = 1 - position.actor
    return other


def small_editions() -> list[RoseKingEdition]:
    five = EDITION.replace("size = 9 ", "size = 5 ").replace('"e5"', '"c3"').replace("supply = 52", "supply = 14")
    three = EDITION.replace("size = 9 ", "size = 3 ").replace('"e5"', '"a1"').replace("supply = 52", "supply = 9")
    sources = [
        five.replace("[1, 2, 3]", "[1, 2]"),
        three.replace("[1, 2, 3]", "[1]").replace("hand = 5 ", "hand = 1 ").replace("each = 4", "each = 0"),
        EDITION.replace("hand = 5 ", "hand = 9 ").replace("each = 4", "each = 9").replace("supply = 52", "supply = 81"),
    ]
    return [RULES.parse_edition(source, "other.toml") for source in sources]


# What is seen on the board


@pytest.mark.parametrize("seed", range(3))
def test_points_and_gains_are_what_the_rules_would_count(seed: int) -> None:
    for position in moments(seed, 17):
        survey = Survey(position.tables)
        survey.take(position)
        scores = position.scores()
        assert list(survey.points) == scores
        for cell in position.tables.cells:
            if position.board[cell] == EMPTY:
                for seat, rose in ((RED, RED_ROSE), (WHITE, WHITE_ROSE)):
                    after = position.copy()
                    after.board[cell] = rose
                    assert survey.gains[seat * survey.room + cell] == after.scores()[seat] - scores[seat]


@pytest.mark.parametrize("seed", range(3))
def test_a_turned_rose_costs_what_the_rules_would_count(seed: int) -> None:
    for position in moments(seed, 17):
        survey = Survey(position.tables)
        survey.take(position)
        scores = position.scores()
        for cell in position.tables.cells:
            if position.board[cell] != EMPTY:
                owner = RED if position.board[cell] == RED_ROSE else WHITE
                after = position.copy()
                after.board[cell] = WHITE_ROSE if owner == RED else RED_ROSE
                assert survey.loss(position, cell) == scores[owner] - after.scores()[owner]


def test_the_facts_are_the_same_for_both_colours() -> None:
    for position in moments(4):
        survey = Survey(position.tables)
        facts = list(survey.describe(position, position.actor))
        other = swapped(position)
        assert list(survey.describe(other, other.actor)) == facts
        assert len(facts) == FACTS


def test_what_a_hand_can_reach_is_counted() -> None:
    game = table("N1 N2 NE1 E3 SW2", "S1 S2 W1 NW1 SE3", "e5", "e6 e8", "e7", 40)
    position = game.position
    assert isinstance(position, RoseKing)
    survey = Survey(position.tables)
    survey.take(position)
    survey.reach(position, RED)
    plain, heroes, gain, *_ = survey.best
    assert (plain, heroes) == (3, 1)  # N1 leads to an own rose; N2 asks for a hero
    assert gain == 3  # NE1 to f6, beside e6


# What is thought of it


def mind() -> Mind:
    found = learned()
    return Mind(found.hidden, found.last, found.leanings)


def test_the_mind_fits_the_facts() -> None:
    found = learned()
    assert all(len(row) == FACTS + 1 for row in found.hidden)
    assert len(found.last) == len(found.hidden) + 1
    assert len(found.leanings) == HINTS


def test_chances_of_both_sides_make_one_and_do_not_depend_on_colour() -> None:
    guide = RoseKingGuide(mind())
    for position in moments(5):
        red, white = guide.judge(position.copy(), Dice(1))
        assert red + white == pytest.approx(1)
        assert 0 < red < 1
        assert guide.judge(swapped(position), Dice(1)) == pytest.approx([white, red])


def test_the_end_is_judged_by_the_rules() -> None:
    position = RULES.begin(2)
    dice = Dice(8)
    while position.actor != OVER:
        position.step(dice)
    worth = [position.utility(RED), position.utility(WHITE)]
    assert RoseKingGuide(mind()).judge(position, dice) == worth


def test_a_large_lead_late_is_nearly_won_and_heroes_are_worth_something() -> None:
    game = table("N1 N2 NE1 E3 SW2", "S1 S2 W1 NW1 SE3", "e5", "a1 a2 a3 a4 a5 b1 b2 b3", "h1 h3 h5 h7 i8 f9", 6)
    ahead = game.position
    assert isinstance(ahead, RoseKing)
    guide = RoseKingGuide(mind())
    assert guide.judge(ahead.copy(), Dice(1))[RED] > 0.75
    chances = []
    for heroes in range(5):
        position = moments(6)[2]
        position.side(position.actor).heroes = heroes
        chances.append(guide.judge(position, Dice(1))[position.actor])
    assert chances[4] > chances[0]


def test_a_move_that_joins_promises_more_than_one_that_leads_away() -> None:
    game = table("N2 E3 W3 S3 SW2", "S1 S2 W1 NW1 SE3", "e5", "d7 f7 e8 d8", "a1 a2", 30)
    guide = RoseKingGuide(mind())
    moves = game.position.moves(RED)
    promises = dict(zip(moves, guide.promises(game.position, RED, moves), strict=True))
    joins = game.rules.move(game.position, RED, "N2")
    assert promises[joins] == max(promises.values())


# What is played


def test_the_last_rose_is_placed_where_it_wins() -> None:
    # Five against four and four: only the join at e7 turns the count.
    game = table("N2 E3 W3 S3 SW2", "S1 S2 W1 NW1 SE3", "e5", "d7 c7 f7 g7", "a1 a2 a3 a4", 1)
    assert choice(game, 40) == "N2"


def test_two_large_regions_are_joined() -> None:
    game = table("N2 E3 W3 S3 SW2", "S1 S2 W1 NW1 SE3", "e5", "d7 c7 b7 d8 f7 g7 h7 f8", "a1 a2 b1 b2 h1 h2 i1", 25)
    assert choice(game, 150) == "N2"


def test_a_hero_cuts_the_largest_region_at_its_neck() -> None:
    game = table(
        "N2 E1 W3 S3 SW1",
        "S1 S2 W1 NW1 SE3",
        "e5",
        "a1 a2 a3 b1 b2 i1 i2 i3",
        "d7 c7 b7 d8 c8 e7 f7 g7 h7 f8 g8",
        4,
    )
    assert choice(game, 200) == "N2*"


def test_who_can_only_pass_passes() -> None:
    game = table("W1 W2 W3 SW1 SW2", "E1 E2 E3 NE1 NE2", "a1", "i9", "i8", 20)
    assert choice(game, 5) == "pass"


@pytest.mark.parametrize("name", LEVELS)
def test_the_choice_hangs_on_nothing_that_the_seat_cannot_know(name: str) -> None:
    """The order of the deck is all there is to hide: games that look alike but will be dealt on differently."""
    game = Game("rose-king", chance=Seeded(11))
    dice = Dice(5)
    for number in range(24):
        twin = Game.resume(msgspec.convert(msgspec.to_builtins(game.record), type(game.record)), chance=Seeded(99))
        twin.position = game.position.imagine(game.waiting()[0], Dice(number))
        if number % 6 == 0:
            assert choice(game, 30, name) == choice(twin, 30, name)
        seat = game.waiting()[0]
        game.play(game.rules.text(game.position, seat, game.position.random_move(seat, dice)))


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_whole_games(name: str) -> None:
    game = Game("rose-king", chance=Seeded(12))
    bots = [find_bot("rose-king", name, think=60, most=6) for _ in range(2)]
    _play_out(game, bots)
    assert game.outcome() is not None


@pytest.mark.parametrize("edition", small_editions(), ids=["five", "three", "vast"])
def test_other_editions_are_played_too(edition: RoseKingEdition) -> None:
    game = Game("rose-king", chance=Seeded(13), edition=edition)
    _play_out(game, [find_bot("rose-king", "master", think=60, most=5) for _ in range(2)])
    assert game.outcome() is not None


def _play_out(game: Game, bots: list[Bot]) -> None:
    while game.waiting():
        seat = game.waiting()[0]
        move = bots[seat].choose(Perspective(game, seat, Dice(1)), Dice(2))
        game.play(game.rules.text(game.position, seat, move), seat)


def test_each_level_sees_farther_than_the_one_below_and_keeps_its_time() -> None:
    bots = [find_bot("rose-king", name) for name in LEVELS]
    assert all(isinstance(bot, RoseKingBot) for bot in bots)
    sights = [bot.sight for bot in bots if isinstance(bot, RoseKingBot)]
    assert sights == sorted(set(sights))
    assert all(bot.think <= most for bot, most in zip(bots, (0.05, 0.2, 1.0), strict=True))


def test_even_a_glance_beats_random_play() -> None:
    wins = 0.0
    for deal in range(4):
        game = Game("rose-king", chance=Seeded(deal))
        seat = deal % 2
        bots = [find_bot("rose-king", "random"), find_bot("rose-king", "random")]
        bots[seat] = find_bot("rose-king", "novice", think=60, most=8)
        _play_out(game, bots)
        wins += game.position.utility(seat)
    assert wins >= 3


# What is said


def test_reasons_can_be_said_in_both_languages() -> None:
    told: set[str] = set()
    for seed in range(6):
        for position in moments(seed, 5):
            for move in position.moves(position.actor):
                found = reasons(position, position.actor, move)
                assert found
                told.update(one.id for one in found)
                for language in LANGUAGES:
                    assert all(say(one, language) for one in found)
    assert {"rk-hint-joins", "rk-hint-grows", "rk-hint-cuts", "rk-hint-turns", "rk-hint-draw"} <= told
    assert {"rk-hint-denies", "rk-hint-quiet", "rk-hint-strands", "rk-hint-waits"} <= told


def test_the_weightiest_reason_comes_first() -> None:
    game = table("N2 E3 W3 S3 SW2", "S1 S2 W1 NW1 SE3", "e5", "d7 c7 f7 g7", "a1 a2 a3 a4", 1)
    position = game.position
    assert isinstance(position, RoseKing)
    said = reasons(position, RED, game.rules.move(position, RED, "N2"))
    assert said[:2] == [
        Message("rk-hint-last"),
        Message("rk-hint-joins", {"regions": 2, "size": 5, "points": 17}),
    ]
    assert reasons(position, RED, PASS) == [Message("rk-hint-pass")]
    assert reasons(position, RED, DRAW)[0].id == "rk-hint-draw"
    assert HERO < DRAW < PASS


def test_advice_names_the_best_few_moves_with_reasons() -> None:
    game = table("N2 E3 W3 S3 SW2", "S1 S2 W1 NW1 SE3", "e5", "d7 c7 b7 d8 f7 g7 h7 f8", "a1 a2 b1 b2 h1 h2 i1", 25)
    bot = Master()
    bot.think, bot.most = 60, 1500
    advice = bot.explain(Perspective(game, RED, Dice(3)), Dice(4))
    assert len(advice) == 3
    assert game.rules.text(game.position, RED, advice[0].move) == "N2"
    assert advice[0].visits >= advice[1].visits
    assert all(one.reasons and 0 <= one.value <= 1 for one in advice)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_introduced(name: str, language: str) -> None:
    assert say(about_bot("rose-king", name), language)


# How it was learnt


def test_the_mind_can_be_taught_anew_by_one_command(tmp_path: Path) -> None:
    out = tmp_path / "mind.json"
    script = ROOT / "training/rose_king.py"
    small = ["--games", "2", "--rounds", "2", "--simulations", "4", "--out", str(out)]
    run = subprocess.run([sys.executable, script, *small], capture_output=True, text=True, check=True)
    assert f"wrote {out}" in run.stdout
    found = msgspec.json.decode(out.read_bytes(), type=Learned)
    assert [len(row) for row in found.hidden] == [FACTS + 1] * len(found.hidden)
