"""The bots of Pocket Intrigues: what they know, what they make of what others do, and that they are honest."""

from __future__ import annotations

from typing import cast

import pytest

from camarilla import OVER, Dice, Game, Seeded, say
from camarilla.bots import LEVELS, Perspective, about_bot, find_bot
from camarilla.bots.guide import Guide
from camarilla.bots.tree import Search
from camarilla.conformance import World, moments, worlds
from camarilla.core.words import LANGUAGES
from camarilla.games.pocket_intrigues import RULES
from camarilla.games.pocket_intrigues.bots.belief import Belief
from camarilla.games.pocket_intrigues.bots.bot import Cardinal, Master, Novice, learned
from camarilla.games.pocket_intrigues.bots.guide import PocketGuide, draws_left
from camarilla.games.pocket_intrigues.bots.knowledge import Match, Scales, Weights
from camarilla.games.pocket_intrigues.phases import ACT
from camarilla.games.pocket_intrigues.position import PocketIntrigues
from camarilla.games.pocket_intrigues.tables import GOALS, goal_houses

from ..rules.pocket_intrigues import goal_number, mask, table

WORLDS = [world for world in worlds() if world.game == "pocket-intrigues"]
every_world = pytest.mark.parametrize("world", WORLDS, ids=str)


def text(position: PocketIntrigues, move: int) -> str:
    return RULES.text(position, position.actor, move)


def move_of(position: PocketIntrigues, written: str) -> int:
    return RULES.move(position, position.actor, written)


def guide_at(position: PocketIntrigues) -> PocketGuide:
    """A guide that has just sat down and has seen nothing."""
    guide = PocketGuide(position, position.actor)
    guide.look_up(position)
    return guide


def found(position: PocketIntrigues, guide: Guide, most: int = 300) -> str:
    """What a search comes to."""
    search = Search(position, position.actor, Dice(1), guide)
    search.run(60, most)
    return text(position, search.weighed()[0].move)


def played(seats: int, seed: int, moves: int, wins: int = 2) -> Game:
    """A game after so many moves of players who go for their goals."""
    game = Game("pocket-intrigues", seats=seats, options={"wins": wins}, chance=Seeded(seed))
    guide = PocketGuide(cast(PocketIntrigues, game.position), 0)
    dice = Dice(seed)
    for _ in range(moves):
        position = cast(PocketIntrigues, game.position)
        if position.actor == OVER:
            break
        game.play(text(position, guide.tempted(position, position.actor, 6, dice)))
    return game


# Scales


@every_world
def test_scales_say_what_the_rules_count(world: World) -> None:
    for position in cast(list[PocketIntrigues], moments(world, 4, 12)):
        scales = Scales(position.tables)
        scales.weigh_as_it_stands(position.court)
        court = position.closed_court()
        assert [scales.worth(goal) for goal in range(GOALS)] == [court.tally(goal)[0] for goal in range(GOALS)]


def test_scales_foresee_every_move_and_leave_the_court_alone() -> None:
    for seed in range(6):
        for position in cast(list[PocketIntrigues], moments(World("pocket-intrigues", 3, (("wins", 1),)), seed, 15)):
            if position.actor < 0:
                continue
            scales = Scales(position.tables)
            before = position.state()
            for move in position.moves(position.actor)[::5]:
                scales.weigh_move(position, position.actor, move)
                assert position.state() == before
                after = position.copy()
                after.apply(position.actor, move)
                if after.dying < 0:
                    goals = [after.last.court if after.last else after.closed_court()]
                    worth = [goals[0].tally(goal)[0] for goal in range(GOALS)]
                    assert [scales.worth(goal) for goal in range(GOALS)] == worth


def test_support_counts_who_pulls_the_same_way_and_who_the_other() -> None:
    goals = ("green red", "green blue", "red purple", "blue purple")
    position = table(seats=4, goals=goals)
    scales = Scales(position.tables)
    pull = scales.pull(position.goals)
    # Green over red: B raises green too, C raises red. Blue over purple: C lowers purple too, B lowers blue.
    assert [scales.support(goal_number(goal), pull) for goal in goals] == [0, 0, 0, 0]
    alike = table(seats=4, goals=("green red", "green blue", "purple red", "purple blue"))
    pull = scales.pull(alike.goals)
    assert [scales.support(goal, pull) for goal in alike.goals] == [2, 2, 2, 2]
    assert scales.support(goal_number("red green"), pull) == -6


def test_the_draws_left_are_counted_through_the_second_deck() -> None:
    first = table(deck=(3, 4, 5), seats=2)
    assert draws_left(first) == 3 + 11
    first.reshuffled = True
    assert draws_left(first) == 3


# The match


def test_a_match_is_worth_the_same_to_all_at_the_start() -> None:
    for seats in RULES.players:
        for needed in range(1, 6):
            assert Match(seats, needed).value([0] * seats) == pytest.approx([1 / seats] * seats)


def test_a_win_is_worth_more_than_a_loss_and_the_last_one_everything() -> None:
    match = Match(2, 2)
    assert match.value([1, 0]) == pytest.approx([0.75, 0.25])
    assert match.value([2, 1]) == [1.0, 0.0]
    assert match.value([2, 2]) == [0.5, 0.5]
    assert match.stakes([1, 1]) == [[1.0, 0.0], [0.0, 1.0]]


# What it thinks of a position


def test_points_count_for_more_with_a_death_and_with_little_time() -> None:
    early = table("filia asher / lucius cassia rodrik isolde diana elaine / brutol gerard")
    dead = table("filia asher / lucius cassia rodrik isolde diana† elaine / brutol gerard")
    late = table("filia asher / lucius cassia rodrik isolde diana elaine / brutol gerard", deck=(3, 4))
    late.reshuffled = True
    chances = [guide_at(position).chances(position)[0] for position in (early, dead, late)]
    assert 0.5 < chances[0] < chances[1]
    assert chances[0] < chances[2]


def test_the_last_word_is_whose_turn_it_is_if_a_death_would_win_the_game() -> None:
    rows = "filia asher / lucius cassia{} rodrik{} isolde diana elaine / brutol gerard"
    ahead = table(rows.format("*", "†"), hand=13, open_card=11)
    assert guide_at(ahead).has_last_word(ahead)
    behind = table(rows.format("*", "†"), hand=13, open_card=11, goals=("red green", "green red"))
    assert not guide_at(behind).has_last_word(behind)
    for early in (rows.format("*", ""), rows.format("", "†")):
        position = table(early, hand=13, open_card=11)
        assert not guide_at(position).has_last_word(position)


def test_what_games_taught_is_there_for_every_table_and_favours_who_has_support_and_the_last_word() -> None:
    assert set(learned()) == set(RULES.players)
    position = table(seats=4, goals=("green red", "green blue", "purple red", "red green"))
    guide = guide_at(position)
    plain = guide.chances(position)
    guide.grow_shrewd(Weights(**learned()[4]))
    taught = guide.chances(position)
    assert sum(taught) == pytest.approx(1)
    assert taught[3] < taught[0]  # everybody works against red over green
    assert plain[0] - plain[3] < taught[0] - taught[3]


def test_whoever_is_shrewd_takes_the_others_to_find_their_best_move() -> None:
    position = table(hand=2, open_card=11)
    guide = guide_at(position)
    guide.grow_shrewd(Weights(**learned()[2]))
    best = max(guide.appeal(position, 0, move) for move in position.moves(0))
    for seed in range(5):
        assert guide.appeal(position, 0, guide.tempted(position, 0, guide.tries, Dice(seed))) == best


def test_its_own_goal_appeals_and_so_does_the_right_moment_to_end() -> None:
    position = table(hand=2, open_card=11)
    guide = guide_at(position)
    down = {who: guide.appeal(position, 0, move_of(position, f"hand upper {who}")) for who in ("brutol", "filia")}
    assert down["brutol"] > down["filia"]
    ahead = table("filia asher / lucius cassia* rodrik† isolde diana elaine / brutol gerard", hand=13, open_card=11)
    killing = [move for move in ahead.moves(0) if "cassia" in text(ahead, move)]
    others = [move for move in ahead.moves(0) if "cassia" not in text(ahead, move)]
    assert killing
    guide = guide_at(ahead)
    assert max(guide.appeal(ahead, 0, move) for move in killing) > max(guide.appeal(ahead, 0, move) for move in others)


def test_a_search_ends_a_won_game_and_not_a_lost_one() -> None:
    rows = "filia asher / lucius cassia* rodrik† isolde diana elaine / brutol gerard"
    won = table(rows, hand=13, open_card=11)
    assert "cassia" in found(won, guide_at(won))
    lost = table(rows, hand=13, open_card=11, goals=("red green", "green red"))
    guide = guide_at(lost)
    rival = goal_number("green red")
    # Whoever knows what the rival is after does not end the game in their favour.
    for goal in range(GOALS):
        guide.belief.odds[GOALS + goal] = 1.0 if goal == rival else 1e-9
    guide.look_up(lost)
    assert "cassia" not in found(lost, guide)


def test_the_search_stays_within_the_game_under_way() -> None:
    position = table(wins=3)
    guide = guide_at(position)
    imagined = guide.imagine(position, 0, Dice(1))
    while imagined.actor != OVER:
        imagined.step(Dice(2))
    assert cast(PocketIntrigues, imagined).game == 1
    assert 0 < guide.judge(imagined, Dice(3))[0] < 1


# Belief


def belief_after(position: PocketIntrigues, *texts: str) -> Belief:
    """What seat B thinks of seat A, who does this again and again from the same court."""
    belief = Belief(Scales(position.tables), position.seats, 1)
    belief.turn_up(position.open)
    for written in texts:
        belief.court = position.court.copy()
        belief.act(0, position.hands[0], move_of(position, written))
    belief.settle(position.goals[1])
    return belief


def house_rises(belief: Belief, house: int) -> float:
    return sum(belief.chance(0, goal) for goal in range(GOALS) if goal_houses(goal)[0] == house)


def house_sinks(belief: Belief, house: int) -> float:
    return sum(belief.chance(0, goal) for goal in range(GOALS) if goal_houses(goal)[1] == house)


def test_without_any_news_all_goals_are_alike_but_those_on_ones_own_card() -> None:
    position = table(goals=("green red", "purple blue"))
    belief = belief_after(position)
    chances = [belief.chance(0, goal) for goal in range(GOALS)]
    assert sum(chances) == pytest.approx(1)
    for goal in range(GOALS):
        own = goal // 2 == goal_number("purple blue") // 2
        assert chances[goal] == pytest.approx(0 if own else 0.1)


def test_who_lowers_a_house_is_taken_to_want_it_low_and_ever_more_so() -> None:
    position = table(hand=2, open_card=11, goals=("green red", "purple blue"))
    nothing = belief_after(position)
    once = belief_after(position, "hand upper brutol")
    twice = belief_after(position, "hand upper brutol", "hand upper brutol")
    assert house_sinks(nothing, 1) < house_sinks(once, 1) < house_sinks(twice, 1)
    assert house_rises(nothing, 1) > house_rises(once, 1) > house_rises(twice, 1)


@pytest.mark.parametrize(("rival", "tells_more"), [("red blue", False), ("blue red", True)])
def test_with_envy_a_favour_to_a_known_rival_tells_more_and_a_blow_less(rival: str, tells_more: bool) -> None:
    position = table(seats=3, hand=2, open_card=11, goals=("green red", "purple green", rival))
    found = []
    for envy in (0.0, 0.75):
        belief = Belief(Scales(position.tables), 3, 1)
        belief.envy = envy
        belief.turn_up(position.open)
        belief.court = position.court.copy()
        for goal in range(GOALS):
            belief.odds[2 * GOALS + goal] = 1.0 if goal == goal_number(rival) else 1e-9
        belief.act(0, position.hands[0], move_of(position, "hand upper brutol"))
        belief.settle(position.goals[1])
        found.append(house_sinks(belief, 1))
    assert (found[1] > found[0]) == tells_more


def test_who_reads_nothing_into_what_others_do_learns_nothing() -> None:
    position = table(hand=2, open_card=11, goals=("green red", "purple blue"))
    belief = Belief(Scales(position.tables), 2, 1)
    belief.keenness = 0.0
    belief.turn_up(position.open)
    belief.act(0, position.hands[0], move_of(position, "hand upper brutol"))
    belief.settle(position.goals[1])
    assert max(belief.chance(0, goal) for goal in range(GOALS)) == pytest.approx(0.1)


@pytest.mark.parametrize("seats", RULES.players)
def test_a_belief_follows_the_court_and_finds_the_goals_out(seats: int) -> None:
    trusted = []
    for seed in range(6):
        game = played(seats, seed, 12, wins=5)
        position = cast(PocketIntrigues, game.position)
        bot = Master()
        guide = bot.guide()
        bot.attend(guide, Perspective(game, 0, Dice(1)))
        assert guide.belief.court.rows() == position.court.rows()
        assert guide.belief.court.wounded == position.court.wounded
        assert guide.belief.open == position.open
        if position.game == 1:
            trusted += [guide.belief.chance(seat, position.goals[seat]) for seat in range(1, seats)]
    assert trusted
    assert sum(trusted) / len(trusted) > 0.2


def test_goals_are_dealt_as_they_are_believed_and_no_card_twice() -> None:
    position = table(seats=4)
    guide = guide_at(position)
    wanted = goal_number("purple blue")
    for goal in range(GOALS):
        guide.belief.odds[2 * GOALS + goal] = 50.0 if goal == wanted else 1.0
    guide.look_up(position)
    dice = Dice(5)
    hits = 0
    for _ in range(200):
        world = cast(PocketIntrigues, guide.imagine(position, 0, dice))
        assert world.goals[0] == position.goals[0]
        assert len({goal // 2 for goal in world.goals}) == 4
        assert world.goal_cards == mask([pair + 1 for pair in range(6) if pair not in [g // 2 for g in world.goals]])
        hits += world.goals[2] == wanted
    assert hits > 100


# The bots


@every_world
def test_every_level_plays_at_every_table(world: World) -> None:
    game = Game("pocket-intrigues", seats=world.seats, options=dict(world.options), chance=Seeded(11))
    bots = [find_bot("pocket-intrigues", LEVELS[seat % len(LEVELS)], think=60, most=4) for seat in range(world.seats)]
    dice = Dice(12)
    for _ in range(12):
        if not game.waiting():
            break
        seat = game.waiting()[0]
        move = bots[seat].choose(Perspective(game, seat, dice), dice)
        game.play(text(cast(PocketIntrigues, game.position), move))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", RULES.players)
def test_a_bot_chooses_the_same_whatever_is_truly_hidden(level: str, seats: int) -> None:
    game = played(seats, 20 + seats, 7)
    seat = game.waiting()[0]
    chosen = set()
    for redrawn in range(3):
        twin = Game.resume(game.record)
        if redrawn:
            twin.position = game.position.imagine(seat, Dice(redrawn))
        dice = Dice(99)
        bot = find_bot("pocket-intrigues", level, think=60, most=40)
        seen = Perspective(game, seat, Dice(1)).seen
        perspective = Perspective(twin, seat, dice)
        perspective.seen = seen
        chosen.add(bot.choose(perspective, dice))
    assert len(chosen) == 1


def test_a_bot_goes_on_from_what_it_has_read() -> None:
    game = played(3, 31, 6)
    seat = game.waiting()[0]
    going_on, fresh = Master(), Master()
    going_on.most = fresh.most = 8
    going_on.weigh(Perspective(game, seat, Dice(1)), Dice(1))
    guide = PocketGuide(cast(PocketIntrigues, game.position), 0)
    while game.waiting() != [seat] or len(game.record.moves) < 30:
        position = cast(PocketIntrigues, game.position)
        game.play(text(position, guide.tempted(position, position.actor, 3, Dice(2))))
    for bot in (going_on, fresh):
        bot.weigh(Perspective(game, seat, Dice(3)), Dice(3))
    assert _guide_of(going_on).belief.odds == _guide_of(fresh).belief.odds


def _guide_of(bot: Cardinal) -> PocketGuide:
    assert isinstance(bot._guide, PocketGuide)
    return bot._guide


def test_the_novice_looks_at_a_dozen_moves_only() -> None:
    game = played(3, 41, 4)
    seat = game.waiting()[0]
    assert len(game.position.moves(seat)) > Novice.glance
    assert len(Novice().weigh(Perspective(game, seat, Dice(1)), Dice(1))) == Novice.glance


def test_advice_comes_with_reasons_in_both_languages() -> None:
    told: set[str] = set()
    for seed in range(5):
        game = played(3, 50 + seed, 9)
        if cast(PocketIntrigues, game.position).phase != ACT:
            continue
        bot = find_bot("pocket-intrigues", "master", think=60, most=60)
        assert isinstance(bot, Cardinal)
        for advice in bot.explain(Perspective(game, game.waiting()[0], Dice(1)), Dice(1), 4):
            assert game.position.is_legal(game.waiting()[0], advice.move)
            assert advice.reasons
            told |= {reason.id for reason in advice.reasons}
            for language in LANGUAGES:
                assert all(say(reason, language) for reason in advice.reasons)
    assert {"pi-hint-gains", "pi-hint-hinders"} <= told


def test_ending_a_won_game_is_said_to_be_the_reason() -> None:
    position = table("filia asher / lucius cassia* rodrik† isolde diana elaine / brutol gerard", hand=13, open_card=11)
    game = Game("pocket-intrigues", seats=2, options={"wins": 1, "first": "A"}, chance=Seeded(1))
    game.position = position
    bot = find_bot("pocket-intrigues", "master", think=60, most=300)
    assert isinstance(bot, Cardinal)
    best = bot.explain(Perspective(game, 0, Dice(1)), Dice(1))[0]
    assert best.reasons[0].id == "pi-hint-last-word"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_says_what_it_is_like(level: str, language: str) -> None:
    assert len(say(about_bot("pocket-intrigues", level), language)) > 40
