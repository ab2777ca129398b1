"""Records from outside: what is wrong with them is said with file, line, move and reason."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camarilla import CamarillaError, Game, Record, RecordError, Seeded, load_records, replay, seen_by
from camarilla.core.record import parse_json, parse_text
from camarilla.core.replay import Loaded


@pytest.fixture
def record() -> Record:
    game = Game("rose-king", chance=Seeded(3), people=["Анна", "@random"])
    for _ in range(12):
        game.play(game.moves()[0])
    return game.record


def loaded(path: Path, text: str | bytes) -> list[Record]:
    if isinstance(text, str):
        path.write_text(text, encoding="utf-8")
    else:
        path.write_bytes(text)
    found = []
    for one in load_records(path):
        list(one.replay())
        found.append(one.record)
    return found


def test_text_and_json_lines_load_alike(record: Record, tmp_path: Path) -> None:
    from_text = loaded(tmp_path / "game.txt", record.to_text())
    from_json = loaded(tmp_path / "games.jsonl", record.to_json() + "\n\n" + record.to_json() + "\n")
    assert from_text[0].moves == record.moves
    assert from_text[0].people == ["Анна", "@random"]
    assert [one.moves for one in from_json] == [record.moves, record.moves]


def test_a_name_with_line_breaks_cannot_forge_a_header() -> None:
    game = Game("rose-king", chance=Seeded(3))
    game.record.people = ["Eve\nscores: 99 0\n\nred N1", "Bob"]
    record, _ = parse_text(game.record.to_text())
    assert record.people == ["Eve scores: 99 0 red N1", "Bob"]
    assert record.result is None
    assert record.moves == game.record.moves


def test_an_illegal_move_is_told_with_file_line_move_and_reason(record: Record, tmp_path: Path) -> None:
    lines = record.to_text().splitlines()
    lines[-1] = lines[-1].split()[0] + " pass"
    with pytest.raises(RecordError) as caught:
        loaded(tmp_path / "bad.txt", "\n".join(lines))
    told = str(caught.value)
    assert "bad.txt" in told
    assert f"line {len(lines)}:" in told
    assert "pass'" in told
    assert "so you cannot pass" in told


def test_an_illegal_move_in_json_lines_names_the_line_and_the_move(record: Record, tmp_path: Path) -> None:
    bad = parse_json(record.to_json())
    bad.moves[11] = "white N9"
    with pytest.raises(RecordError, match=r"games\.jsonl, line 2: move 12, 'white N9'"):
        loaded(tmp_path / "games.jsonl", record.to_json() + "\n" + bad.to_json() + "\n")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text.partition("seats")[0], "missing"),
        (lambda text: "", "begins with the line"),
        (lambda text: text.replace("camarilla-record: 1", "camarilla-record: 9"), "begins with the line"),
        (
            lambda text: text.replace("seats: 2", "seats: two"),
            "line 4: the header 'seats:' holds whole numbers: 'two' is no",
        ),
        (lambda text: text.replace("seats: 2", "seats: ٢"), "line 4: the header 'seats:' holds whole numbers: '٢'"),
        (lambda text: text.replace("seats: 2", "seats: 2 2"), "line 4: the header 'seats:' holds one number"),
        (
            lambda text: text.replace("\n\n", "\nscores: 1 x\n\n"),
            "line 7: the header 'scores:' holds whole numbers: 'x'",
        ),
        (lambda text: text.replace("\n\n", "\nscores: 1 2\nwinners: ١\n\n"), "line 8: the header 'winners:'"),
        (lambda text: text.replace("seats: 2", "seats: 5"), "exactly 2 players"),
        (lambda text: text.replace("game: rose-king", "game: rose-kin"), "did you mean 'rose-king'"),
        (lambda text: text.replace("edition: classic", "edition: mine abc"), "give that edition's file"),
        (lambda text: text.replace("game: rose-king", "game rose-king"), "a header is"),
        (lambda text: text.replace("seat 2: @random\n", ""), "1 people for 2 seats"),
        (lambda text: text.replace("\nred ", "\ngreen ", 1), r"expected an actor \(chance, red, white\)"),
        (lambda text: text.replace("\n\n", "\nscores: 1 2\nwinners: 1\n\n"), "not what the moves lead to"),
        (lambda text: text.replace("seats: 2", "seats: 2\nseed: 7"), "line 5: unknown header 'seed'.*valid: .*game, "),
        (lambda text: text.replace("seats: 2", "Seats: 2"), "line 4: unknown header 'Seats', did you mean 'seats'"),
        (lambda text: text.replace("seat 2:", "seat two:"), "line 6: unknown header 'seat two'"),
        (lambda text: text.replace("seat 2:", "seat 1:"), "line 6: the header 'seat 1:' stands there twice"),
        (lambda text: text.replace("seats: 2", "seats: 2\ngame: rose-king"), "line 5: .*'game:' stands there twice"),
        (lambda text: text.replace("seat 1:", "seat 3:"), "'seat 1:' is missing"),
        (lambda text: text.replace("edition: classic", 'edition: "classic'), "lacks a quotation mark"),
    ],
)
def test_what_else_can_be_wrong(record: Record, tmp_path: Path, change: object, said: str) -> None:
    assert callable(change)
    with pytest.raises(CamarillaError, match=said):
        loaded(tmp_path / "bad.txt", change(record.to_text()))


def test_people_are_found_by_the_number_of_their_seat(record: Record) -> None:
    heads = record.to_text().replace("seat 1: Анна\nseat 2: @random\n", "seat 2: @random\nseat 1: Анна\n")
    assert heads != record.to_text()
    assert parse_text(heads)[0].people == ["Анна", "@random"]


@pytest.mark.parametrize(
    "name", ["My cards", "My  own\tcards", "two\nlines", '"quoted"', "Мои карты", "a\u2028b", "face ab12", ""]
)
@pytest.mark.parametrize("mark", ["", "0123456789ab"])
def test_an_edition_of_any_name_is_read_back(record: Record, name: str, mark: str) -> None:
    record.edition, record.edition_mark = name, mark
    text = record.to_text()
    again, _ = parse_text(text)
    assert (again.edition, again.edition_mark, again.moves) == (name, mark, record.moves)
    assert again.to_text() == text
    assert "Мои" not in name or 'edition: "Мои карты"' in text


def test_older_records_are_read_in_which_the_name_of_an_edition_has_no_quotation_marks(record: Record) -> None:
    headers = {
        "classic": ("classic", ""),
        "small 0123456789ab": ("small", "0123456789ab"),
        "My own cards 0123456789ab": ("My own cards", "0123456789ab"),
        "My own cards": ("My own cards", ""),
    }
    for header, expected in headers.items():
        again, _ = parse_text(record.to_text().replace("edition: classic", f"edition: {header}"))
        assert (again.edition, again.edition_mark) == expected


@pytest.mark.parametrize("form", [Record.to_text, Record.to_json])
def test_a_byte_order_mark_is_no_fault(record: Record, tmp_path: Path, form: Callable[[Record], str]) -> None:
    assert loaded(tmp_path / "game", "\ufeff" + form(record))[0].moves == record.moves
    lines = form(record).replace("\n", "\r\n")
    assert loaded(tmp_path / "game", "\ufeff" + lines)[0].moves == record.moves
    assert parse_text("\ufeff" + record.to_text())[0].moves == record.moves
    assert parse_json("\ufeff" + record.to_json()) == record


def test_a_binary_or_missing_file_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(CamarillaError, match="not UTF-8"):
        loaded(tmp_path / "bad.txt", b"\x00\xff\xfe\x93 nonsense")
    with pytest.raises(CamarillaError, match="cannot be read"):
        list(load_records(tmp_path / "none.txt"))
    with pytest.raises(RecordError, match=r"line 1: not a record \(cut short\?\)"):
        loaded(tmp_path / "cut.jsonl", '{"game":"rose-king","editi')


def test_json_that_is_whole_is_not_called_cut_short(record: Record) -> None:
    whole = {
        "unknown field `seed`": record.to_json().replace("{", '{"seed":7,', 1),
        "Expected `int`, got `str` - at `$.seats`": record.to_json().replace('"seats":2', '"seats":"2"'),
        "missing required field `edition`": '{"game":"rose-king"}',
        "malformed": '{"game":"rose-king",}',
        "surrogates": '{"game":"\ud83d"}',
    }
    for said, source in whole.items():
        with pytest.raises(RecordError) as caught:
            parse_json(source)
        assert said in str(caught.value)
        assert "cut short" not in str(caught.value)
    for end in (0, 1, 20, len(record.to_json()) - 1):
        with pytest.raises(RecordError, match=r"not a record \(cut short\?\)"):
            parse_json(record.to_json()[:end])


def test_a_file_of_records_is_given_by_its_path_or_its_name(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record.to_text(), encoding="utf-8")
    assert [one.record.moves for one in load_records(str(file))] == [record.moves]
    no_path: Any = 5
    with pytest.raises(CamarillaError, match="a file of records is the path of a file, not 5"):
        list(load_records(no_path))


READERS: list[Callable[[Any], object]] = [
    lambda record: list(replay(record)),
    lambda record: seen_by(record, 0),
    Game.resume,
]


@pytest.mark.parametrize("read", READERS)
def test_what_is_no_record_is_answered_with_what_is_one(record: Record, read: Callable[[Any], object]) -> None:
    no_records = [record.to_text(), None, 5, [record]]
    for other in no_records:
        with pytest.raises(CamarillaError, match=r"a Record is needed, as Game\.record or load_records give it"):
            read(other)
    with pytest.raises(CamarillaError, match=r"give the \.record of what load_records found"):
        read(Loaded(record, "game.txt", 1))


def test_a_record_is_replayed_with_an_edition_of_its_game(record: Record) -> None:
    no_edition: Any = 5
    with pytest.raises(CamarillaError, match="an edition of rose-king is needed"):
        Game.resume(record, edition=no_edition)


@given(st.text(max_size=300))
def test_no_text_breaks_the_reader(text: str) -> None:
    for source in (text, f"camarilla-record: 1\ngame: rose-king\nedition: classic\nseats: 2\n\n{text}"):
        with suppress(CamarillaError):
            record, first_line = parse_text(source)
            list(replay(record, first_line=first_line))


@given(st.binary(max_size=200))
def test_no_bytes_break_the_json_reader(data: bytes) -> None:
    with suppress(CamarillaError):
        parse_json(data)
