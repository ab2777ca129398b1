"""Cursed Court, CC-4.6 to CC-4.8: a tie for the lead, and those who are tied being asked what becomes of it."""

from __future__ import annotations

import pytest

from camarilla import CHANCE, OVER, SPECTATOR, Dice, Game, replay, say
from camarilla.core.playout import playout
from camarilla.core.record import parse_json, parse_text
from camarilla.core.words import LANGUAGES
from camarilla.games.cursed_court.phases import BETTING, BETWEEN, VOTING

from .cursed_court import LETTERS, court, fresh, lies_open, refused, rules, shown, tied


def told(game: Game, seat: int | None = None) -> list[str]:
    """The last thing that somebody did, as it was told."""
    return [message.id for message in [one for one in game.seen_by(seat) if one.actor != CHANCE][-1].story]


@pytest.mark.rule("CC-4.6", "CC-4.7")
def test_those_who_are_tied_are_asked_all_at_once() -> None:
    game = tied(0, 2)
    assert game.waiting() == lies_open(game).waiting == [0, 2]
    assert lies_open(game).phase == "voting"
    assert told(game)[-1] == "cc-tied"
    for seat in (0, 2):
        assert game.moves(seat) == ["share", "another-year"]
        assert [choice.text for choice in game.choices(seat)] == ["share", "another-year"]
        ask = game.ask(seat)
        assert ask is not None
        assert ask.clause == "CC-4.7"
    for seat in (1, 3):
        assert game.moves(seat) == []
        assert game.ask(seat) is None
        assert refused(game, "share", seat) == "core-why-not-waited-for"
    for wrong in ("stay", "bet king 0", "nonsense"):
        assert refused(game, wrong, 2) == "core-why-no-such-move"


@pytest.mark.rule("CC-4.7")
def test_a_tie_is_declared_only_when_all_who_are_tied_agree() -> None:
    game = tied(0, 2, 3)
    game.play("share", 2)
    assert game.waiting() == [0, 3]
    assert refused(game, "share", 2) == "core-why-not-waited-for"
    assert [shown(game, seat).open.agreed for seat in (0, 1, None)] == [[2], [2], [2]]
    assert "Would share the victory: C" in game.draw()
    assert told(game, 1) == ["cc-would-share"]
    game.play("share", 0)
    assert game.outcome() is None
    game.play("share", 3)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 2, 3]
    assert told(game) == ["cc-would-share", "cc-end", "cc-shares", "cc-shares", "cc-shares"]
    assert lies_open(game).agreed == []


@pytest.mark.rule("CC-4.6", "CC-4.7")
def test_one_who_wants_another_year_is_enough_and_all_play_it() -> None:
    game = tied(0, 2, 3)
    game.play("share", 0)
    game.play("another-year", 3)
    assert told(game) == ["cc-wants-another-year", "cc-another-year"]
    assert court(game).year == 2
    assert court(game).circle() == [0, 1, 2, 3]
    assert lies_open(game).phase == "betting"
    assert lies_open(game).agreed == []


@pytest.mark.rule("CC-4.7")
def test_who_is_still_tied_after_another_year_is_asked_again() -> None:
    game = tied(1, 2)
    game.play("another-year", 1)
    while court(game).phase == BETTING:
        game.play(game.moves()[0])
    now = court(game)
    assert now.year == 2
    best = max(int(now.points[seat]) for seat in range(4))
    leaders = [seat for seat in range(4) if now.points[seat] == best]
    assert (game.waiting() == leaders) if len(leaders) > 1 else (game.outcome() is not None)
    seen = set()
    for seed in range(60):
        position = fresh(2, years=1, ties="ask")
        playout(position, Dice(seed))
        assert position.actor == OVER
        seen.add((int(position.year) > 1, len(position.winners())))
    assert {(False, 1), (False, 2), (True, 1)} <= seen


@pytest.mark.rule("CC-4.7")
def test_nobody_is_asked_where_one_leads_or_years_are_left() -> None:
    assert tied(0).outcome() is not None
    game = tied(0, 2, years=2)
    assert court(game).year == 2
    assert court(game).phase == BETTING


@pytest.mark.rule("CC-4.7", "CC-5.1")
@pytest.mark.parametrize("answer", ["share", "another-year"])
def test_the_court_remembers_only_if_it_meets_again(answer: str) -> None:
    game = tied(0, 1, seats=2, remembers="hidden")
    assert lies_open(game).past[0].tableau is not None
    assert "cc-will-sit-out" not in told(game)
    game.play(answer, 0)
    assert ("cc-will-sit-out" in told(game)) == (answer == "another-year")
    assert (lies_open(game).past[0].tableau is None) == (answer == "another-year")


@pytest.mark.rule("CC-4.7", "CC-5.8")
def test_a_tie_at_the_limit_of_an_exchange_is_asked_about_too() -> None:
    for exchange, phase in (("elimination", BETTING), ("cash", BETWEEN)):
        game = tied(0, 1, exchange=exchange, limit=1)
        assert game.waiting() == [0, 1]
        assert court(game).phase == VOTING
        game.play("another-year", 1)
        assert court(game).phase == phase
        game = tied(0, 1, exchange=exchange, limit=1)
        game.play("share", 0)
        game.play("share", 1)
        assert court(game).winners() == [0, 1]
        assert game.outcome() is not None


@pytest.mark.rule("CC-5.16")
def test_who_has_left_a_cash_game_is_not_asked() -> None:
    game = tied(0, 1, exchange="cash", limit=2)
    for answer in ("leave", "stay", "stay", "stay"):
        game.play(answer)
    play_for_free(game)
    assert court(game).winners() == [0, 1]
    assert game.waiting() == [1]
    game.play("share")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1]


def play_for_free(game: Game) -> None:
    while court(game).phase == BETTING:
        game.play(next(text for text in game.moves() if text.endswith(" 0")))


@pytest.mark.rule("CC-4.7")
@pytest.mark.parametrize("answers", [("C share", "A share"), ("C share", "A another-year")])
def test_a_vote_is_written_into_records(answers: tuple[str, ...]) -> None:
    game = tied(0, 2, masquerade=True)
    for answer in answers:
        label, _, text = answer.partition(" ")
        game.play(text, LETTERS.index(label))
    assert [line for line in game.record.moves if line in answers] == [*answers]
    for again in (parse_text(game.record.to_text())[0], parse_json(game.record.to_json())):
        assert [*replay(again)][-1].after.fingerprint() == game.position.fingerprint()


@pytest.mark.rule("CC-4.7")
def test_all_that_is_said_about_a_vote_is_said_in_both_languages() -> None:
    game = tied(0, 2)
    game.play("share", 2)
    ask = game.ask(0)
    assert ask is not None
    said = [ask.words, *(rules().choice_words(court(game), choice) for choice in game.choices(0))]
    said += [message for one in game.seen_by()[-2:] for message in one.story]
    for language in LANGUAGES:
        assert all(say(message, language) for message in said)
        assert game.draw(1, language)


@pytest.mark.rule("CC-4.7", "CC-5.9")
def test_nothing_about_a_vote_is_hidden() -> None:
    game = tied(0, 2, masquerade=True)
    game.play("share", 2)
    for observer in (*range(4), SPECTATOR):
        other = court(game).imagine(observer, Dice(3))
        assert other.state() == court(game).state()
        assert rules().seen(court(game), 0, court(game).moves(0)[0], observer) == "share"


@pytest.mark.rule("CC-4.8")
def test_people_are_asked_about_ties_and_bots_share_them() -> None:
    assert rules().read_options(3, {}, people=True)["ties"] == "ask"
    assert rules().read_options(3, {"ties": "shared"}, people=True)["ties"] == "shared"
    assert rules().read_options(3, {})["ties"] == "shared"
    assert Game("cursed-court", seats=3).record.options["ties"] == "shared"
