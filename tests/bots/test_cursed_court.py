"""Cursed Court's bots: what they know, what they believe, what they play, and that they do not peep."""

from __future__ import annotations

import pytest

from camarilla import OVER, Dice, Game, Seeded, say
from camarilla.bots import LEVELS, Perspective, about_bot, find_bot
from camarilla.conformance import World, worlds
from camarilla.core.words import LANGUAGES
from camarilla.games.cursed_court.bots.belief import Belief
from camarilla.games.cursed_court.bots.bot import CourtBot, Master, worths_of
from camarilla.games.cursed_court.bots.guide import CourtGuide, prospects
from camarilla.games.cursed_court.bots.knowledge import Bettor, draws_after, known_to
from camarilla.games.cursed_court.bots.manners import USUAL, Manner
from camarilla.games.cursed_court.odds import odds
from camarilla.games.cursed_court.phases import BETTING
from camarilla.games.cursed_court.tables import REGIONS

from ..rules.cursed_court import NOBLES, bet, court, table, tied

WORLDS = [world for world in worlds() if world.game == "cursed-court"]
KING, QUEEN, DUKE, ASSASSIN = (NOBLES.index(name) for name in ("king", "queen", "duke", "assassin"))


def knowing(game: Game) -> Bettor:
    return Bettor(worths_of(court(game).tables), Manner(USUAL), 6)


def play_by_lot(game: Game, moves: int) -> None:
    dice = Dice(moves)
    for _ in range(moves):
        if game.waiting():
            seat = game.waiting()[0]
            game.play(game.rules.text(game.position, seat, game.position.random_move(seat, dice)), seat)


def advised(game: Game, name: str = "master", most: int = 60, dice: int = 1) -> str:
    """What a bot would play, as text."""
    seat = game.waiting()[0]
    bot = find_bot("cursed-court", name, 60, most)
    move = bot.choose(Perspective(game, seat, Dice(dice)), Dice(dice))
    return game.rules.text(game.position, seat, move)


def believed(game: Game, seat: int) -> Belief:
    """What a seat believes after all that it has seen."""
    bot = Master()
    perspective = Perspective(game, seat, Dice(1))
    bot._tables = court(game).tables
    bot.attend(bot.guide(), perspective)
    belief = bot._belief
    assert belief is not None
    return belief


# Knowledge


@pytest.mark.parametrize("options", [{}, {"remembers": "open"}, {"coinless": True}])
@pytest.mark.parametrize("seats", [2, 4])
def test_regions_are_appraised_exactly_as_the_odds_say(seats: int, options: dict[str, bool | str]) -> None:
    game = Game("cursed-court", seats=seats, options={"years": 9, **options}, chance=Seeded(4))
    play_by_lot(game, 8 * seats)
    bettor = knowing(game)
    dice = Dice(4)
    for _ in range(20):
        seat = game.waiting()[0]
        exact = odds(court(game), seat)
        bettor.forget()
        bettor.weigh(court(game), seat)
        worth = bettor.gain if court(game).coinless else bettor.look(court(game), seat)
        for region in range(REGIONS):
            if not court(game).coinless or bettor.stack[region] == 0:
                assert worth[region] == pytest.approx(exact[region].points)
        game.play(game.rules.text(game.position, seat, game.position.random_move(seat, dice)))


def test_a_crown_behind_others_is_worth_less() -> None:
    now = court(table(4, "king king king king queen", coinless=True))
    worths = worths_of(now.tables)
    known = known_to(now, 0)
    first, third = (worths.worth_behind(KING, known, 0, 33, draws_after(now, known), before) for before in (0, 2))
    assert first - 2 == pytest.approx(third)


def test_everybody_bets_on_to_the_end_of_the_year_and_no_further() -> None:
    for seats in (2, 3, 4, 5, 6):
        game = Game("cursed-court", seats=seats, chance=Seeded(seats))
        now = court(game).copy()
        knowing(game).finish_year(now, Dice(1))
        assert now.year == 2
        assert sum(now.scores()) > 0


def test_sensible_bets_score_more_than_bets_by_lot() -> None:
    ahead = 0
    bettor = knowing(table())
    for deal in range(12):
        game = Game("cursed-court", seats=4, options={"years": 1}, chance=Seeded(deal))
        now, dice = court(game).copy(), Dice(deal)
        while now.actor != OVER:
            bettor.forget()
            if now.actor == deal % 4:
                now.apply(now.actor, bettor.bet(now, now.actor, dice))
            else:
                now.step(dice)
        scores = now.scores()
        ahead += scores[deal % 4] - sum(scores) // 4
    assert ahead > 24


def test_the_better_scored_the_better_the_prospects() -> None:
    now = court(Game("cursed-court", seats=3, chance=Seeded(1))).copy()
    assert prospects(now) == pytest.approx([1 / 3] * 3)
    now.points[1] = 5
    early = prospects(now)
    assert early[1] > early[0] == pytest.approx(early[2])
    now.year = 3
    assert prospects(now)[1] > early[1]
    now.actor = OVER
    assert prospects(now)[1] > 0.8


# Beliefs


def test_a_big_stack_on_a_noble_speaks_for_the_card_that_its_neighbours_share() -> None:
    game = table(4, "queen duke jester merchant priestess")
    before = believed(game, 0)
    assert before.unseen == [1, 2]  # BC and CD
    even = before.chances(1)
    assert even[QUEEN] < even[KING] == pytest.approx(even[ASSASSIN])
    bet(game, "A queen 1, B king 6, C king 12")
    after = believed(game, 0)
    assert after.chances(1)[KING] > 2 * even[KING]
    assert sum(after.chances(1)) == pytest.approx(1)
    # C could have meant the card that it shares with D: that one is likelier a King as well, but B cannot know it.
    assert after.chances(1)[KING] > after.chances(2)[KING] > even[KING]


def test_beliefs_begin_anew_with_every_year() -> None:
    game = table(4, "queen duke jester merchant priestess", years=2)
    dice = Dice(3)
    while court(game).year == 1:
        seat = game.waiting()[0]
        game.play(game.rules.text(game.position, seat, game.position.random_move(seat, dice)))
    seat = game.waiting()[0]
    belief = believed(game, seat)
    assert len(belief.unseen) == 2
    likely = belief.chances(belief.unseen[0])
    known = known_to(court(game), seat)
    for noble in range(9):
        left = 4 - (known >> 4 * noble & 15)
        assert likely[noble] == pytest.approx(left / 33)


def test_who_has_watched_all_along_believes_the_same_as_who_comes_late() -> None:
    game = table(5, "queen duke jester merchant king priestess")
    watching = Master()
    watching.think, watching.most = 60, 2
    dice = Dice(5)
    for _ in range(30):
        seat = game.waiting()[0]
        if seat == 2:
            watching.weigh(Perspective(game, 2, Dice(1)), Dice(1))
        game.play(game.rules.text(game.position, seat, game.position.random_move(seat, dice)))
    while game.waiting() != [2]:
        seat = game.waiting()[0]
        game.play(game.rules.text(game.position, seat, game.position.random_move(seat, dice)))
    watching.weigh(Perspective(game, 2, Dice(1)), Dice(1))
    late, belief = believed(game, 2), watching._belief
    assert belief is not None
    for place in late.unseen:
        assert belief.chances(place) == pytest.approx(late.chances(place))


# Choices


@pytest.mark.parametrize("name", LEVELS)
def test_three_open_kings_are_taken(name: str) -> None:
    game = table(4, "king duke jester king king", years=1)
    assert advised(game, name).startswith("bet king")


@pytest.mark.parametrize("name", ["courtier", "master"])
def test_the_last_crown_of_the_year_goes_where_it_scores_most(name: str) -> None:
    game = table(2, "queen queen duke duke king king king jester", years=1)
    while sum(court(game).placed) < 7:
        game.play(next(text for text in game.moves() if text.endswith(" 0") and "king" not in text))
    assert advised(game, name).startswith("bet king")


@pytest.mark.parametrize("name", ["courtier", "master"])
def test_a_sure_region_that_is_held_by_a_coin_is_bumped(name: str) -> None:
    game = table(4, "duke jester king king king", years=1)
    bet(game, "A duke 0, B jester 0, C king 1")
    assert advised(game, name).startswith("bet king")


# Every way to play


@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_all_levels_play_with_every_option(world: World) -> None:
    game = Game(world.game, seats=world.seats, options=dict(world.options), chance=Seeded(1))
    play_by_lot(game, 5 * world.seats + 5)
    for name in LEVELS:
        if game.waiting():
            game.play(advised(game, name, 2), game.waiting()[0])


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_a_whole_game(name: str) -> None:
    game = Game("cursed-court", seats=3, options={"exchange": "cash", "limit": 2}, chance=Seeded(2))
    bots = [find_bot("cursed-court", name, 60, 2) for _ in range(3)]
    dice = Dice(2)
    while game.waiting():
        seat = game.waiting()[0]
        move = bots[seat].choose(Perspective(game, seat, dice), dice)
        game.play(game.rules.text(game.position, seat, move))
    assert game.outcome()


@pytest.mark.parametrize("name", LEVELS)
def test_those_who_are_tied_share_what_another_year_would_give_to_others(name: str) -> None:
    game = tied(0, 2)
    assert advised(game, name) == "share"
    game.play("share", 0)
    assert advised(game, name) == "share"


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_answers_ties_to_the_end(name: str) -> None:
    game = tied(0, 1, seats=2, masquerade=True)
    bots = [find_bot("cursed-court", name, 60, 2) for _ in range(2)]
    dice = Dice(3)
    game.play("another-year", 1)
    while game.waiting():
        seat = game.waiting()[-1]
        game.play(game.rules.text(game.position, seat, bots[seat].choose(Perspective(game, seat, dice), dice)), seat)
    assert game.outcome()


def test_a_bot_thinks_of_few_stacks_and_of_as_many_as_a_rival_has() -> None:
    game = table(3, exchange="cash")
    while court(game).phase == BETTING:
        game.play(next(text for text in game.moves() if text.endswith(" 0")))
    guide = CourtGuide(knowing(game), None)
    for mine, theirs, thought_of in (
        (100, 100, ["stay", "rebuy 1", "leave"]),
        (0, 100, ["rebuy 1", "leave"]),
        (0, 230, ["rebuy 1", "rebuy 2", "leave"]),
        (50, 2000, ["stay", "rebuy 1", "rebuy 5", "leave"]),
    ):
        court(game).free[0], court(game).free[2] = mine, theirs
        found = guide.candidates(court(game), 0, Dice(1))
        assert [game.rules.text(game.position, 0, move) for move in found] == thought_of


@pytest.mark.parametrize("options", [{}, {"masquerade": True}, {"remembers": "hidden"}, {"exchange": "elimination"}])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_choice_depends_on_what_the_seat_cannot_know(seats: int, options: dict[str, bool | str]) -> None:
    game = Game("cursed-court", seats=seats, options=options, chance=Seeded(seats))
    dice = Dice(seats)
    for turn in range(18):
        if not game.waiting():
            break
        seat = game.waiting()[0]
        if turn % 6 == 5:
            chosen = advised(game, most=6)
            true, game.position = game.position, game.position.imagine(seat, Dice(turn))
            assert advised(game, most=6) == chosen
            game.position = true
        game.play(game.rules.text(game.position, seat, game.position.random_move(seat, dice)))


# Words


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_says_what_it_is_like(name: str) -> None:
    for language in LANGUAGES:
        assert say(about_bot("cursed-court", name), language).endswith(".")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (2, {}),
        (3, {"masquerade": True}),
        (4, {"coinless": True}),
        (3, {"exchange": "cash", "limit": 3}),
        (2, {"years": 1, "ties": "ask"}),
    ],
)
def test_advice_has_reasons_in_both_languages(seats: int, options: dict[str, bool | str | int]) -> None:
    game = Game("cursed-court", seats=seats, options=options, chance=Seeded(3))
    dice = Dice(3)
    told = set()
    for _ in range(24 * seats):
        if not game.waiting():
            break
        seat = game.waiting()[0]
        if seat == 0:
            bot = find_bot("cursed-court", "master", 60, 4)
            assert isinstance(bot, CourtBot)
            for advice in bot.explain(Perspective(game, seat, Dice(1)), Dice(1)):
                assert advice.visits
                assert 0 <= advice.value <= 1
                assert advice.reasons
                told |= {reason.id for reason in advice.reasons}
                for language in LANGUAGES:
                    assert all(say(reason, language) for reason in advice.reasons)
        game.play(game.rules.text(game.position, seat, game.position.random_move(seat, dice)), seat)
    assert told


def test_advice_about_a_tie_and_about_chips_has_reasons() -> None:
    game = tied(0, 2)
    for number, told in enumerate(({"cc-hint-share", "cc-hint-another-year"}, {"cc-hint-rebuy", "cc-hint-leave"})):
        if number == 1:
            game = tied(0, 2, exchange="cash")
            court(game).free[0] = 0
        bot = find_bot("cursed-court", "master", 60, 20)
        assert isinstance(bot, CourtBot)
        advices = bot.explain(Perspective(game, 0, Dice(1)), Dice(1), count=9)
        assert {reason.id for advice in advices for reason in advice.reasons} == told
        assert all(say(reason, language) for one in advices for reason in one.reasons for language in LANGUAGES)
