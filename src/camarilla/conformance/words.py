"""Notation, records, stories and views of every game."""

from __future__ import annotations

import pickle
import re
from itertools import product

import msgspec
import pytest

from .. import CHANCE, OVER, SPECTATOR, Dice, Game, IllegalMove, Record, Scripted, Seeded, find, replay, say, seen_by
from ..core.choice import ChoiceGroup, Menu, choices_of
from ..core.facts import story
from ..core.record import parse_json, parse_text
from ..core.replay import actor_label
from ..core.rules import plain
from ..core.words import LANGUAGES, bundle
from .suite import every_game, every_table
from .worlds import World, moments, random_game


def record_of(world: World, seed: int) -> Record:
    rules = world.rules
    position = world.first()
    record = Record(game=world.game, edition=rules.edition.name, seats=world.seats, options=dict(world.options))
    for actor, move in random_game(world, seed):
        record.moves.append(f"{actor_label(rules, actor)} {rules.text(position, actor, move)}")
        position.play(actor, move)
    record.result = position.outcome()
    return record


@every_table
def notation_is_a_bijection_on_legal_moves(world: World) -> None:
    rules = world.rules
    for position in moments(world, 1, 12):
        for actor in position.waiting():
            legal = [o for o, _ in position.chances()] if actor == CHANCE else position.moves(actor)
            texts = [rules.text(position, actor, move) for move in legal]
            assert len({plain(text) for text in texts}) == len(texts)
            for move, text in list(zip(legal, texts, strict=True))[:: max(1, len(legal) // 60)]:
                assert text == text.strip()
                assert "\n" not in text
                assert rules.move(position, actor, text) == move
                assert rules.move(position, actor, f"  {text.upper()} ") == move


@every_table
def text_that_is_no_move_is_refused_in_words(world: World) -> None:
    rules = world.rules
    for position, text in product(moments(world, 5, 4), ("", "nonsense", "?", "a1-b2", "N2 N2", "💀", "x" * 500)):
        if position.actor != OVER:
            with pytest.raises(IllegalMove) as caught:
                rules.move(position, position.actor, text)
            for language in LANGUAGES:
                assert say(caught.value.message, language)


@every_table
def records_round_trip_and_replay(world: World) -> None:
    record = record_of(world, 6)
    from_text, first_move = parse_text(record.to_text())
    assert record.to_text().splitlines()[first_move - 1] == record.moves[0]
    assert parse_json(record.to_json()) == record
    assert from_text.to_text().splitlines()[-5:] == record.to_text().splitlines()[-5:]
    ends = [list(replay(one))[-1].after.fingerprint() for one in (record, from_text)]
    assert ends[0] == ends[1]


@every_table
def a_game_plays_by_text_resumes_and_pickles(world: World) -> None:
    game = Game(world.game, seats=world.seats, options=dict(world.options), chance=Seeded(8))
    dice = Dice(8)
    for _ in range(60):
        if not game.waiting():
            break
        seat = game.waiting()[0]
        move = game.position.random_move(seat, dice)
        game.play(game.rules.text(game.position, seat, move), seat)
    again = Game.resume(game.record)
    assert again.position.fingerprint() == game.position.fingerprint()
    assert pickle.loads(pickle.dumps(game)).position.fingerprint() == game.position.fingerprint()


@every_table
def scripted_chance_repeats_a_game(world: World) -> None:
    record = record_of(world, 7)
    script = [line.removeprefix("chance ") for line in record.moves if line.startswith("chance ")]
    game = Game(world.game, seats=world.seats, options=dict(world.options), chance=Scripted(script))
    labels = {actor_label(game.rules, seat): seat for seat in range(world.seats)}
    for line in record.moves:
        label, _, text = line.partition(" ")
        if label != "chance":
            game.play(text, labels[label])
            if game.position.actor == OVER or len(game.record.moves) == len(record.moves):
                break
    assert game.record.moves == record.moves


@every_table
def views_choices_stories_and_drawings_can_all_be_read(world: World) -> None:
    rules = world.rules
    before = world.first()
    for number, (actor, move) in enumerate(random_game(world, 9)):
        after = before.copy()
        after.apply(actor, move)
        if number % 7 == 0 or after.actor == OVER:
            for observer in [*range(world.seats), SPECTATOR]:
                view = rules.view(after, observer)
                for part in (view.setting, view.open, view.own):
                    assert msgspec.json.decode(msgspec.json.encode(part), type=type(part)) == part
                assert view.setting.players == world.seats
                assert view.seat == (None if observer == SPECTATOR else observer)
                assert view.open.waiting == [seat for seat in after.waiting() if seat != CHANCE]
                told = story(rules.facts(before, actor, move, after), observer)
                for language in LANGUAGES:
                    assert all(say(message, language) for message in told)
                    assert rules.draw(view, language).strip()
        before = after


@every_table
def choices_cover_exactly_the_legal_moves(world: World) -> None:
    rules = world.rules
    for position in moments(world, 10, 10):
        for seat in range(world.seats):
            choices = rules.choices(position, seat)
            texts: list[str] = []
            for choice in choices:
                for language in LANGUAGES:
                    assert say(rules.choice_words(position, choice), language)
                if choice.span is None:
                    texts.append(choice.text)
                else:
                    span = range(choice.span.low, choice.span.high + 1)
                    texts += [choice.with_number(number) for number in span]
            assert sorted(texts) == sorted(rules.text(position, seat, move) for move in position.moves(seat))


@every_table
def choices_survive_being_sent_by_columns(world: World) -> None:
    rules = world.rules
    for position in moments(world, 10, 10):
        for seat in range(world.seats):
            menu = rules.menu(position, seat)
            received = msgspec.json.decode(msgspec.json.encode(menu), type=Menu)
            assert choices_of(received, rules.setting(position).names) == rules.choices(position, seat)
            assert len({(group.kind, group.form) for group in menu}) == len(menu)
            same = [group.form for group in menu for column in lists_in(group) if len({*column}) == 1]
            assert not same, (
                f"a column with one value for all has it without a list (camarilla.core.menu.group): {same}"
            )


def lists_in(group: ChoiceGroup) -> list[list[str | int]]:
    """The columns that have a value for every choice."""
    columns = [*group.parts.values(), *((group.span.low, group.span.high) if group.span else ())]
    return [[*column] for column in columns if isinstance(column, list)]


@every_table
def a_preview_tells_only_what_its_seat_can_know(world: World) -> None:
    rules = world.rules
    for position in moments(world, 16, 6):
        for seat in [one for one in position.waiting() if one >= 0]:
            moves = position.moves(seat)
            for move in moves[:: max(1, len(moves) // 5)]:
                here = rules.preview(position, seat, move)
                other = position.imagine(seat, Dice(2))
                assert msgspec.json.encode(rules.preview(other, seat, move)) == msgspec.json.encode(here)


@every_table
def the_record_as_seen_is_as_long_as_the_record(world: World) -> None:
    record = record_of(world, 12)
    record.moves, record.result = record.moves[:80], None
    for observer in (0, SPECTATOR):
        seen = seen_by(record, observer)
        assert len(seen) == len(record.moves)
        labels = [actor_label(record.rules, one.actor) for one in seen]
        assert labels == [line.partition(" ")[0] for line in record.moves]


@every_game
def both_languages_have_the_same_messages_with_the_same_arguments(game: str) -> None:
    rules = find(game)
    for code in ("core", rules.code):
        told = [_messages(code, language) for language in LANGUAGES]
        assert told[0] == told[1]


def _messages(code: str, language: str) -> set[str]:
    made = bundle(code, language)
    return {name for name in made._messages if re.fullmatch(rf"{code}-[a-zA-Z0-9-]+", name)}


@every_game
def a_game_has_a_title_a_line_and_help_in_both_languages(game: str) -> None:
    rules = find(game)
    for language in LANGUAGES:
        assert bundle(rules.code, language).has_message(f"{rules.code}-title")
        assert bundle(rules.code, language).has_message(f"{rules.code}-line")
        for option in rules.options:
            assert bundle(rules.code, language).has_message(option.title)
            assert bundle(rules.code, language).has_message(option.help)
        page = (rules.folder / f"help.{language}.md").read_text(encoding="utf-8")
        assert len(page) > 1500, f"help.{language}.md has {len(page)} characters: too few to learn the game from"


@every_table
def who_is_waited_for_is_asked_something_and_help_opens_at_its_clause(world: World) -> None:
    rules = world.rules
    pages = [(rules.folder / f"help.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    for position in moments(world, 13, 20):
        for seat in range(world.seats):
            ask = rules.ask(position, seat)
            assert (ask is not None) == (seat in position.waiting())
            if ask is not None:
                assert all(say(ask.words, language) for language in LANGUAGES)
                anchor = re.compile(rf"<!--[^>]*\b{re.escape(ask.clause)}\b[^>]*-->")
                assert all(anchor.search(page) for page in pages), f"no place in the help for {ask.clause}"
