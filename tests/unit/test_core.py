"""Options, chance, messages, the registry and the game under way."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import msgspec
import pytest

from camarilla import (
    CamarillaError,
    Dice,
    Fair,
    Game,
    IllegalMove,
    NoSuchSeat,
    Scripted,
    Seeded,
    find,
    names,
    say,
    start,
)
from camarilla.arena.intervals import wilson
from camarilla.bots import BASELINES, LEVELS, Perspective, about_bot, bots_of, find_bot
from camarilla.core.message import Message, Name, Who
from camarilla.core.option import Condition, Option, Value, for_people, read_options
from camarilla.core.words import LANGUAGES, seat_name
from camarilla.games.rose_king import RULES
from camarilla.games.rose_king.position import RoseKing

SWITCH = Option(name="bumps", default=False, title="t", help="h")
NUMBER = Option(name="years", default=3, low=1, high=9, title="t", help="h")
WORD = Option(name="pile", default="open", choices=("open", "hidden"), title="t", help="h")


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        *((SWITCH, "yes", True), (SWITCH, "off", False), (SWITCH, True, True), (SWITCH, "1", True)),
        *((NUMBER, "7", 7), (NUMBER, 1, 1), (WORD, "hidden", "hidden")),
    ],
)
def test_options_read_what_forms_and_command_lines_give(option: Option, given: Value, value: Value) -> None:
    assert option.read(given) == value


@pytest.mark.parametrize(
    ("option", "given", "said"),
    [
        (SWITCH, "maybe", "yes or no"),
        (NUMBER, "ten", "1 to 9"),
        (NUMBER, 10, "1 to 9"),
        (WORD, "hiden", "did you mean 'hidden'"),
    ],
)
def test_options_say_what_would_be_right(option: Option, given: Value, said: str) -> None:
    with pytest.raises(CamarillaError, match=said):
        option.read(given)


def test_options_have_kinds_samples_and_defaults() -> None:
    assert [one.kind for one in (SWITCH, NUMBER, WORD)] == ["switch", "number", "word"]
    assert [one.samples() for one in (SWITCH, NUMBER, WORD)] == [[False, True], [1, 3], ["open", "hidden"]]
    declared = [SWITCH, NUMBER, WORD]
    assert read_options("x", declared, {"years": "4"}) == {"bumps": False, "years": 4, "pile": "open"}
    with pytest.raises(CamarillaError, match="did you mean 'years'"):
        read_options("x", declared, {"year": 4})


def test_an_option_that_does_not_apply_is_refused_but_not_in_a_record_that_holds_its_default() -> None:
    covered = msgspec.structs.replace(SWITCH, name="covered", applies=Condition("pile", ("hidden",)))
    turned = msgspec.structs.replace(NUMBER, name="turned", applies=Condition("pile", ("open",)))
    declared = [WORD, covered, turned]
    assert read_options("x", declared, {}) == {"pile": "open", "turned": 3}
    assert read_options("x", declared, {"pile": "hidden", "covered": "yes"}) == {"pile": "hidden", "covered": True}
    with pytest.raises(CamarillaError, match="option covered applies only with pile=hidden; give turned instead"):
        read_options("x", declared, {"covered": False})
    assert read_options("x", declared, {"covered": False}, kept=True) == {"pile": "open", "turned": 3}
    with pytest.raises(CamarillaError, match="option covered applies only with pile=hidden"):
        read_options("x", declared, {"covered": True}, kept=True)
    with pytest.raises(CamarillaError, match=r"option covered applies only with pile=hidden$"):
        read_options("x", [WORD, covered], {"covered": False})


def test_people_may_have_a_default_of_their_own() -> None:
    pile = msgspec.structs.replace(WORD, people="hidden")
    assert read_options("x", [pile], {}) == {"pile": "open"}
    assert read_options("x", [pile], {}, people=True) == {"pile": "hidden"}
    assert read_options("x", [pile], {"pile": "open"}, people=True) == {"pile": "open"}
    assert [one.default for one in for_people([pile, NUMBER])] == ["hidden", 3]


def test_an_unknown_game_is_answered_with_the_nearest_and_the_list() -> None:
    with pytest.raises(CamarillaError, match=r"did you mean 'rose-king'\? \(valid: rose-king"):
        start("rose-kin")
    assert "rose-king" in names()
    assert find("rose-king") is RULES


def test_seeded_chance_repeats_itself_and_fair_chance_does_not() -> None:
    games = [Game("rose-king", chance=Seeded(5)).record.moves for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != Game("rose-king", chance=Seeded(6)).record.moves
    assert len({tuple(Game("rose-king", chance=Fair()).record.moves) for _ in range(5)}) == 5


def test_a_seed_deals_the_same_on_every_machine() -> None:
    generator = random.Random(5)
    deck = list(range(24))
    expected = []
    for _ in range(10):
        card = deck.pop(generator.randrange(len(deck)))
        expected.append(f"chance {RULES.begin().tables.card_names[card]}")
    assert Game("rose-king", chance=Seeded(5)).record.moves == expected


def test_scripted_chance_that_runs_out_or_cannot_be_says_so() -> None:
    with pytest.raises(CamarillaError, match="run out"):
        Game("rose-king", chance=Scripted(["N1", "N2"]))
    with pytest.raises(IllegalMove, match="not in the deck"):
        Game("rose-king", chance=Scripted(["N1", "N1"]))


def test_chance_is_copied_and_pickled_with_what_it_will_bring() -> None:
    seeded = Seeded(5)
    Game("rose-king", chance=seeded)
    expected = Game("rose-king", chance=copy.deepcopy(seeded)).record.moves
    assert expected != Game("rose-king", chance=Seeded(5)).record.moves
    assert Game("rose-king", chance=pickle.loads(pickle.dumps(seeded))).record.moves == expected
    script = Scripted(line.removeprefix("chance ") for line in expected)
    for twin in (copy.deepcopy(script), pickle.loads(pickle.dumps(script)), script):
        assert Game("rose-king", chance=twin).record.moves == expected
    for fair in (copy.deepcopy(Fair()), pickle.loads(pickle.dumps(Fair()))):
        assert len(Game("rose-king", chance=fair).record.moves) == 10


def test_a_resumed_game_writes_in_a_record_of_its_own() -> None:
    game = start("rose-king", seed=1, people=["Ann", "Bob"])
    record = game.record
    before = record.to_json()
    again = Game.resume(record, chance=Seeded(3))
    again.play(again.moves()[0])
    again.record.people[0] = "Eve"
    again.record.date = "2026-01-01"
    assert record.to_json() == before
    assert game.record is record


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"people": ["Ann"]}, "people names 1 for 2 seats"),
        ({"people": ["Ann", "Bob", "Eve"]}, "people names 3 for 2 seats"),
        ({"people": "Ann"}, "people is a list of names"),
        ({"people": [1, 2]}, "people is a list of names"),
        ({"people": None}, "people is a list of names"),
        ({"seats": 2.0}, "a whole number, exactly 2, not 2.0"),
        ({"seats": "2"}, "a whole number, exactly 2, not '2'"),
        ({"seats": 3}, "exactly 2 players, not 3"),
        ({"seats": 10**5000}, "exactly 2 players, not a number of thousands of digits"),
        ({"seed": "x"}, "a seed is a whole number, not 'x'"),
        ({"seed": 1.5}, "a seed is a whole number, not 1.5"),
        ({"edition": 5}, "edition is the path of a file"),
        ({"people": ["\ud800", "Bob"]}, "a name is one line of text, not '.ud800'"),
        ({"people": ["Ann\nEve", "Bob"]}, "a name is one line of text"),
        ({"people": ["Ann", "Bob\u2028"]}, "a name is one line of text"),
        ({"options": 5}, "options are given by name, .* not as 5"),
        ({"options": 0}, "options are given by name, .* not as 0"),
        ({"options": ["years"]}, "options are given by name"),
        ({"options": {5: 2}}, r"unknown option of rose-king 5: there are none here"),
        ({"chance": 5}, r"chance is Fair\(\), Seeded\(7\), Scripted\(\[...\]\) or one of your own, not 5"),
        ({"chance": 0}, "chance is Fair"),
        ({"chance": Seeded}, "chance is Fair"),
        ({"seed": 1, "chance": Seeded(2)}, "give a seed or a chance, not both"),
    ],
)
def test_what_a_game_cannot_start_with_is_answered_in_words(given: dict[str, Any], said: str) -> None:
    with pytest.raises(CamarillaError, match=said):
        start("rose-king", **given)


def test_options_are_known_by_their_names_and_numbers_by_their_plain_digits() -> None:
    no_options: list[tuple[Any, str]] = [
        ({5: 2}, r"unknown option of cursed-court 5 \(valid: remembers"),
        ({None: 1}, r"unknown option of cursed-court None \(valid: remembers"),
        ({"years": "٣"}, "option years: '٣' is not allowed"),
        ({"years": 10**5000}, "option years: a number of thousands of digits is not allowed"),
        ({"masquerade": 10**5000}, "option masquerade: a number of thousands of digits is not allowed"),
        ({"ties": 10**5000}, "unknown value of option ties a number of thousands of digits"),
    ]
    for options, said in no_options:
        with pytest.raises(CamarillaError, match=said):
            start("cursed-court", options=options)


def test_a_script_of_chance_is_a_list_of_texts() -> None:
    no_scripts: list[Any] = [[99], 99, "N1", None, ["N1", None]]
    for script in no_scripts:
        with pytest.raises(CamarillaError, match="a script of chance is a list of outcomes as texts"):
            Scripted(script)


def test_only_messages_are_said_and_only_in_our_languages() -> None:
    no_messages: list[Any] = ["x", None, 5]
    for message in no_messages:
        with pytest.raises(CamarillaError, match="say takes a Message"):
            say(message)
    no_languages: list[Any] = [5, None, ["en"], "de"]
    for language in no_languages:
        with pytest.raises(CamarillaError, match=r"unknown language .*\(valid: en, ru\)"):
            say(Message("rk-title"), language)
        for name in names():
            with pytest.raises(CamarillaError, match=r"unknown language .*\(valid: en, ru\)"):
                start(name, seed=1).draw(0, language)


@pytest.mark.parametrize("name", names())
def test_only_seats_of_the_largest_table_have_labels(name: str) -> None:
    rules = find(name)
    last = rules.players.stop - 2
    assert len({rules.seat_label(seat) for seat in range(last + 1)}) == last + 1
    no_seats: list[Any] = [99, -1, last + 1, "A", None, True, 10**30]
    for seat in no_seats:
        with pytest.raises(NoSuchSeat, match=rf"{last} \({rules.seat_label(last)}\)"):
            rules.seat_label(seat)


def test_a_game_is_known_by_its_name_and_played_with_its_own_editions() -> None:
    no_names: list[Any] = [None, 5, ["rose-king"]]
    for name in no_names:
        with pytest.raises(CamarillaError, match="unknown game"):
            start(name)
    with pytest.raises(CamarillaError, match="an edition of rose-king is needed"):
        Game("rose-king", edition=find("pocket-intrigues").edition)


def test_an_illegal_move_is_one_of_our_errors() -> None:
    game = start("rose-king", seed=1)
    with pytest.raises(CamarillaError, match="“N9” is not a legal move"):
        game.play("N9")
    with pytest.raises(ValueError, match="“N9” is not a legal move"):
        game.play("N9")


def test_words_in_both_languages_with_plurals_and_names() -> None:
    supply = [Message("rk-supply", {"stones": n, "deck": n, "discards": 0}) for n in (1, 3, 11)]
    assert [say(one, "ru").split(";")[0] for one in supply] == [
        "Осталась 1 фишка",
        "Осталось 3 фишки",
        "Осталось 11 фишек",
    ]
    assert say(supply[0]) == "1 rose left; 1 card in the deck, 0 discarded."
    assert say(Message("rk-wins", {"who": Who(1)}), "ru") == "Белая роза побеждает."
    assert say(Message("rk-wins", {"who": Who(1)}), people=["Ann", "Bob"]) == "Bob wins."
    assert say(Message("rk-wins", {"who": Name("rk-title")})) == "The Rose King wins."
    assert seat_name("core", 2) == "Seat C"
    assert seat_name("rk", 0, "ru") == "Алая роза"


def test_what_cannot_be_said_is_an_error_and_not_silence() -> None:
    with pytest.raises(LookupError):
        say(Message("rk-no-such-message"))
    with pytest.raises(LookupError):
        say(Message("rk-play"))
    with pytest.raises(CamarillaError, match="valid: en, ru"):
        say(Message("rk-title"), "de")


def test_wilson_intervals_against_known_values() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_game_says_whose_move_it_is_and_refuses_others() -> None:
    game = start("rose-king", seed=1)
    with pytest.raises(IllegalMove, match="not this player’s turn"):
        game.play(game.moves()[0], seat=1)
    assert game.ask(1) is None
    assert len(game.choices()) == len(game.moves())


def test_fingerprints_tell_positions_apart() -> None:
    game = start("rose-king", seed=1)
    before = game.position.fingerprint()
    game.play(game.moves()[0])
    assert game.position.fingerprint() != before


@pytest.mark.parametrize(("table", "name"), [(table, name) for table in names() for name in bots_of(table)])
def test_bots_choose_legal_moves(table: str, name: str) -> None:
    game = start(table, seed=2)
    dice = Dice(1)
    for _ in range(4):
        seat = game.waiting()[0]
        perspective = Perspective(game, seat, dice)
        move = find_bot(table, name, think=9, most=60).choose(perspective, dice)
        assert move in game.position.moves(seat)
        assert len(perspective.seen) == len(game.record.moves)
        game.play(game.rules.text(game.position, seat, move), seat)


@pytest.mark.parametrize("table", names())
def test_every_bot_has_a_name_and_a_sentence_in_both_languages(table: str) -> None:
    for name in bots_of(table):
        for language in LANGUAGES:
            assert say(Message(f"bots-{name}"), language)
            assert say(about_bot(table, name), language)


@pytest.mark.parametrize("name", ["greedy", "ismcts"])
def test_a_bot_takes_a_win_that_lies_open(name: str) -> None:
    """One stone is left: whoever places it ends the game, and only one square wins it."""
    game = start("rose-king", seed=2)
    position = game.position
    assert isinstance(position, RoseKing)
    best = RULES.open(position).hands[0][0]
    assert best.square is not None
    position.supply = 1
    for square in position.tables.square_of.values():
        near = abs(ord(square[0]) - ord(best.square[0])) + abs(int(square[1]) - int(best.square[1]))
        if near == 1:
            position.board[position.tables.cell_of[square]] = 1
    for cell in list(position.tables.cell_of.values())[:3]:
        position.board[cell] = 2
    chosen = find_bot("rose-king", name, think=9, most=400).choose(Perspective(game, 0, Dice(3)), Dice(3))
    assert RULES.text(position, 0, chosen) == best.card


def test_an_unknown_bot_is_answered_with_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camarilla.bots._ADDED", {})  # guests that another test has called in
    with pytest.raises(CamarillaError, match="did you mean 'random'"):
        find_bot("rose-king", "radom")
    with pytest.raises(CamarillaError, match="unknown game 'no-such-game'"):
        bots_of("no-such-game")
    assert list(bots_of("rose-king")) == [*LEVELS, *BASELINES]
