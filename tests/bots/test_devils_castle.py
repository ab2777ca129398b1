"""The bots of Coach Ride to Devil's Castle: what they know, what they believe, and that they do not peek."""

from __future__ import annotations

import pickle
from itertools import product

import pytest

from camarilla import Dice, Game, Position, find, say
from camarilla.bots import LEVELS, Perspective, about_bot, bots_of, find_bot
from camarilla.bots.careful import careful_move
from camarilla.bots.searcher import Searcher
from camarilla.core.bits import ones
from camarilla.core.chance import Seeded
from camarilla.core.words import LANGUAGES
from camarilla.games.devils_castle.actions import DECLARE, DIVINE, verb_of
from camarilla.games.devils_castle.bots.belief import Belief
from camarilla.games.devils_castle.bots.bot import Courtier, Master, Novice
from camarilla.games.devils_castle.bots.guide import CastleGuide
from camarilla.games.devils_castle.bots.knowledge import ends, has_won, prospects
from camarilla.games.devils_castle.bots.manners import best_in, least, manner, worth
from camarilla.games.devils_castle.kinds import BAG_KEY, DAGGER, GOBLET, KEY, PEARL
from camarilla.games.devils_castle.moving import see_society
from camarilla.games.devils_castle.notation import text
from camarilla.games.devils_castle.phases.turn import Turn
from camarilla.games.devils_castle.position import CoachRide

from ..rules.coach import coach, play

FEW = 40


class Seen(Perspective):
    """A seat's side of a position set up by hand."""

    def __init__(self, position: Position, seat: int, dice: Dice) -> None:
        self.seat = seat
        self.world = position.imagine(seat, dice)
        self.seen = []
        self.rules = find("devils-castle")


def master(most: int = FEW) -> Master:
    bot = Master()
    bot.think, bot.most = 60.0, most
    return bot


def choice(ride: CoachRide, seat: int = 0, most: int = FEW, seed: int = 1) -> str:
    return text(master(most).choose(Seen(ride, seat, Dice(seed)), Dice(seed)))


def told(ride: CoachRide, seat: int) -> Belief:
    belief = Belief(seat, ride.seats)
    belief.attend(ride)
    return belief


# What things are worth


def test_the_own_goal_is_dearest_and_the_pearl_a_burden() -> None:
    ride = coach("key goblet dagger pearl", "gloves", "whip", "knives", order="AC")
    dear = [worth(ride, 0, kind) for kind in (KEY, GOBLET, DAGGER, PEARL)]
    assert dear == sorted(dear, reverse=True)
    assert worth(ride, 1, GOBLET) == worth(ride, 0, KEY)
    assert worth(ride, 0, PEARL) < 0
    assert best_in(ride, 0, ride.hands[0]) == KEY
    assert least(ride, 0, False, False) == PEARL


def test_a_bag_is_gladly_traded_while_there_is_a_pile_and_kept_when_there_is_none() -> None:
    ride = coach("bag_key dagger", "gloves", "whip", "knives", order="AC")
    assert least(ride, 0, True, False) == BAG_KEY
    late = coach("bag_key dagger", "gloves", "whip", "knives", order="AC", pile="")
    assert least(late, 0, True, False) == DAGGER


def test_three_of_the_own_goal_have_won_and_the_pearl_forbids_it() -> None:
    assert has_won(coach("key key key", "gloves", "whip", "knives", order="AC"), 0)
    assert not has_won(coach("key key key", "gloves", "whip", "knives", order="BD"), 0)
    assert not has_won(coach("key key key pearl", "gloves", "whip", "knives", order="AC"), 0)
    assert has_won(coach("key goblet goblet lodge_ring", "gloves", "whip", "knives", order="AC"), 0)


def test_a_partner_must_be_seen_to_be_counted_on() -> None:
    ride = coach("key key", "gloves", "key", "knives", order="AC")
    assert not has_won(ride, 0)
    ride.notebook.see(0, KEY, 2, 1)
    assert not has_won(ride, 0)
    see_society(ride, 0, 2)
    assert has_won(ride, 0)


def test_two_are_enough_only_for_who_has_seen_that_the_others_are_more() -> None:
    ride = coach("key key", "gloves", "whip", order="A")
    assert not has_won(ride, 0)
    see_society(ride, 0, 1)
    see_society(ride, 0, 2)
    assert has_won(ride, 0)


def test_the_nearer_a_society_is_to_its_goal_the_better_for_all_its_members() -> None:
    poor = prospects(coach("key", "gloves", "whip", "knives", order="AC"))
    rich = prospects(coach("key", "gloves", "key key", "knives", order="AC"))
    assert rich[0] > poor[0]
    assert rich[2] > poor[2]
    assert rich[1] < poor[1]
    assert rich[3] < poor[3]
    assert sum(ends(coach("key", "gloves", "whip", "knives", order="AC"))) == pytest.approx(1)


def test_a_sensible_passenger_takes_the_key_and_heals_a_partner() -> None:
    ride = coach("dagger", "key whip", "gloves", "knives", order="AC", tokens="AA")
    play(ride, "A duel B; rest shields; A no; A token; A token; A show dagger; rest pass")
    assert text(manner(ride, 0, Dice(1))) == "no"


# Who is who


def test_at_first_all_splits_are_equally_likely() -> None:
    belief = told(coach("key", "gloves", "whip", "knives", order="AC"), 0)
    assert [belief.partner(other) for other in (1, 2, 3)] == pytest.approx([1 / 3] * 3)
    assert all(ones(split) == 2 and split & 1 for split in belief.splits)


@pytest.mark.parametrize(("seats", "count"), [(3, 3), (4, 3), (5, 10), (6, 10), (7, 35), (8, 35)])
def test_all_splits_are_enumerated(seats: int, count: int) -> None:
    hands = ["key", "gloves", "whip", "knives", "dagger", "goblet", "tome", "cloak"][:seats]
    order = "ABCD"[: (seats + 1) // 2]
    assert len(told(coach(*hands, order=order), 0).splits) == count


def test_support_makes_a_partner_likelier_and_an_attack_less() -> None:
    ride = coach("dagger", "key whip", "gloves", "knives", order="AC")
    play(ride, "A duel B; B no; C swords; D shields")
    belief = told(ride, 0)
    assert belief.partner(2) > 1 / 3 > belief.partner(1)
    assert belief.partner(2) < 0.8


def test_what_was_seen_is_certain() -> None:
    ride = coach("dagger", "key whip", "gloves", "knives", order="AC")
    see_society(ride, 0, 2)
    belief = told(ride, 0)
    assert belief.partner(2) == 1
    assert belief.partner(1) == belief.partner(3) == 0


def test_a_belief_reads_every_note_once() -> None:
    ride = coach("dagger", "key whip", "gloves", "knives", order="AC")
    play(ride, "A duel B; B no; C swords; D shields")
    belief = told(ride, 0)
    before = list(belief.weights)
    belief.attend(ride)
    assert list(belief.weights) == before


def test_imagined_worlds_follow_the_belief() -> None:
    ride = coach("dagger", "key whip", "gloves", "knives", order="AC")
    play(ride, "A duel B; B no; C swords; D shields; A no; rest pass; rest no")
    guide = CastleGuide(practised=True, remembers=True)
    guide.attend(ride, 0, Dice(1))
    partners = 0
    for _ in range(300):
        world = guide.imagine(ride, 0, Dice(_))
        assert isinstance(world, CoachRide)
        assert world.order & 1
        partners += world.order >> 2 & 1
    assert partners / 300 == pytest.approx(guide.belief.partner(2), abs=0.1)


def test_who_does_not_remember_holds_all_splits_alike() -> None:
    ride = coach("dagger", "key whip", "gloves", "knives", order="AC")
    play(ride, "A duel B; B no; C swords; D shields")
    guide = CastleGuide(practised=False, remembers=False)
    guide.attend(ride, 0, Dice(1))
    assert guide.belief.partner(1) == guide.belief.partner(2)


# Moves that anybody would find


def test_a_sure_victory_is_declared() -> None:
    assert choice(coach("key key key dagger", "gloves", "whip", "knives", order="AC")) == "declare"
    assert choice(coach("key goblet goblet lodge_ring", "gloves", "whip", "knives", order="AC")) == "ring"


def test_a_known_partner_is_named() -> None:
    ride = coach("key key", "gloves", "key", "knives", order="AC")
    ride.notebook.see(0, KEY, 2, 1)
    see_society(ride, 0, 2)
    assert choice(ride) == "declare C"


def test_nobody_is_named_on_a_mere_guess() -> None:
    ride = coach("key key", "gloves", "whip", "knives", order="AC")
    guide = CastleGuide(practised=True, remembers=True)
    guide.attend(ride, 0, Dice(1))
    assert not guide.hopes
    assert all(verb_of(move) not in (DECLARE, DIVINE) for move in guide.candidates(ride, 0, Dice(1)))


def test_the_missing_key_is_taken_from_the_loser() -> None:
    ride = coach("dagger key key", "key whip", "gloves", "knives", order="AC", tokens="AA")
    play(ride, "A duel B; B no; C shields; D shields; A no; A token; A token; A show dagger; rest pass; rest no")
    assert choice(ride) in ("search", "society")
    play(ride, "A search")
    assert choice(ride) == "take key"


def test_a_goal_item_is_not_offered_for_nothing() -> None:
    assert "key" not in choice(coach("key key dagger bag_goblet", "gloves", "whip", "knives", order="AC"), most=60)


def test_the_others_victory_is_divined() -> None:
    ride = coach("dagger", "goblet goblet goblet", "whip", "knives", order="AC", divination=True)
    ride.notebook.see(0, GOBLET, 1, 3)
    see_society(ride, 0, 1)
    assert choice(ride) == "divine B"


# Every table


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize(("smuggling", "divination"), list(product((False, True), repeat=2)))
def test_every_table_is_played_without_a_stumble(seats: int, smuggling: bool, divination: bool) -> None:
    options = {"smuggling": smuggling, "divination": divination, "turns": 8}
    game = Game("devils-castle", seats=seats, options=options, chance=Seeded(seats))
    bots = [master(2) for _ in range(seats)]
    dice = Dice(seats)
    for _ in range(24):
        waiting = game.waiting()
        if not waiting:
            break
        move, well = careful_move(bots[waiting[0]], game, waiting[0], dice)
        assert well
        game.play(game.rules.text(game.position, waiting[0], move), waiting[0])


def moments(seats: int, seed: int, count: int) -> list[Game]:
    """Moments of a random game in which nobody declares, each as a game that can be gone on with."""
    game = Game("devils-castle", seats=seats, chance=Seeded(seed))
    dice = Dice(seed)
    found: list[Game] = []
    for number in range(12 * count):
        seat = game.waiting()[0]
        move = game.position.random_move(seat, dice)
        while verb_of(move) in (DECLARE, DIVINE):
            move = game.position.random_move(seat, dice)
        game.play(game.rules.text(game.position, seat, move), seat)
        if not game.waiting():
            break
        if number % 12 == 0:
            found.append(pickle.loads(pickle.dumps(game)))
    return found


@pytest.mark.parametrize("seats", [4, 5])
def test_the_choice_does_not_depend_on_what_is_hidden(seats: int) -> None:
    """Honest: with all that a seat cannot know drawn anew, it makes the same choice."""
    for game in moments(seats, seats, 6):
        seat = game.waiting()[0]
        here = master(12).choose(Perspective(game, seat, Dice(9)), Dice(4))
        game.seen_by(seat)
        game.position = game.position.imagine(seat, Dice(77))
        assert master(12).choose(Perspective(game, seat, Dice(9)), Dice(4)) == here


def test_reasons_can_be_said_in_both_languages() -> None:
    ids = set()
    for seats in (4, 6):
        for game in moments(seats, seats + 10, 6):
            seat = game.waiting()[0]
            advice = master(12).explain(Perspective(game, seat, Dice(1)), Dice(2), count=5)
            assert advice
            for one in advice:
                assert game.position.is_legal(seat, one.move)
                assert 0 <= one.value <= 1
                for reason in one.reasons:
                    ids.add(reason.id)
                    assert all(say(reason, language) for language in LANGUAGES)
    assert len(ids) > 5


def test_a_declaration_is_explained_by_its_odds() -> None:
    ride = coach("key key key dagger", "gloves", "whip", "knives", order="AC")
    best = master().explain(Seen(ride, 0, Dice(1)), Dice(1))[0]
    assert best.reasons[0].id == "dc-hint-own-hand"


# Levels


def test_levels_see_further_one_by_one() -> None:
    novice, courtier, best = Novice(), Courtier(), Master()
    assert list(bots_of("devils-castle"))[:3] == list(LEVELS)
    assert (novice.practised, courtier.practised, best.practised) == (False, False, True)
    assert (novice.remembers, courtier.remembers, best.remembers) == (False, True, True)
    assert novice.sight < courtier.sight < 200 < best.sight
    assert novice.think < 0.05 < courtier.think < 0.2 < best.think < 1


@pytest.mark.parametrize("name", LEVELS)
def test_levels_have_names_and_a_sentence(name: str) -> None:
    for language in LANGUAGES:
        assert say(about_bot("devils-castle", name), language)
    assert isinstance(find_bot("devils-castle", name), Searcher)


def test_a_turn_is_judged_at_its_end() -> None:
    ride = coach("dagger", "key whip", "gloves", "knives", order="AC")
    play(ride, "A duel B")
    CastleGuide(practised=True, remembers=True).judge(ride, Dice(1))
    assert isinstance(ride.asking(), Turn)
    assert ride.turn == 2
