"""The command line as a person meets it: real processes, their output and their exit codes."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from camarilla import __version__, find, load_records, names


def run(*words: str, typed: str = "", data: Path | None = None) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "COLUMNS": "120", "LC_ALL": "C.UTF-8", "CAMARILLA_DATA": str(data or "/nonexistent")}
    return subprocess.run(
        [sys.executable, "-m", "camarilla", *words], input=typed, capture_output=True, text=True, env=env, check=False
    )


def test_about_says_version_how_it_runs_and_where_things_are() -> None:
    told = run("about").stdout
    assert __version__ in told
    assert "compiled" in told or "interpreted" in told
    assert "rose-king" in told
    assert json.loads(run("about", "--json").stdout)["games"] == names()


def test_games_lists_players_and_options() -> None:
    assert "The Rose King" in run("games").stdout
    in_russian = run("games", "--lang", "ru").stdout
    assert "Король роз" in in_russian
    assert "Игроки" in in_russian
    assert "По умолчанию" in run("games", "cursed-court", "--lang", "ru").stdout
    assert "Two roses, one crown" in run("games", "rose-king").stdout
    assert "@ismcts" in run("games", "rose-king").stdout
    facts = json.loads(run("games", "--json").stdout)
    assert facts[0]["name"] == "rose-king"
    assert facts[0]["players"] == [2, 2]


def test_a_game_says_when_an_option_applies_and_what_people_get() -> None:
    told = run("games", "cursed-court").stdout
    assert "(with" in told
    assert "ask with" in told
    (facts,) = json.loads(run("games", "cursed-court", "--json").stdout)
    options = {option["name"]: option for option in facts["options"]}
    assert options["years"]["applies"] == {"option": "exchange", "values": ["no"]}
    assert (options["ties"]["default"], options["ties"]["people"]) == ("shared", "ask")


@pytest.mark.parametrize(("seats", "ties"), [("Anna,@random", "ask"), ("@random,@random", "shared")])
def test_people_are_asked_about_ties_and_a_table_of_bots_shares_them(tmp_path: Path, seats: str, ties: str) -> None:
    record = tmp_path / "game.txt"
    run("play", "cursed-court", "--seats", seats, "--save", str(record), typed="quit\n")
    (loaded,) = load_records(record)
    assert loaded.record.options["ties"] == ties
    assert "limit" not in loaded.record.options


def test_help_shows_examples() -> None:
    for command in ("play", "simulate", "replay", "games"):
        told = run(command, "--help").stdout
        assert f"camarilla {command}" in told


def test_simulate_prints_one_json_object_and_repeats_itself() -> None:
    told = [run("simulate", "rose-king", "--games", "300", "--seed", "4", "--json").stdout for _ in range(2)]
    summaries = [json.loads(one) for one in told]
    keys = "game players games moves_mean games_per_second wins draws scores_mean capped"
    assert list(summaries[0]) == keys.split()
    for one in summaries:
        one.pop("games_per_second")
    assert summaries[0] == summaries[1]
    assert sum(summaries[0]["wins"]) + summaries[0]["draws"] == 300


def test_simulate_shows_a_table_with_intervals() -> None:
    told = run("simulate", "rose-king", "--games", "200", "--seed", "4").stdout
    assert "95%" in told
    assert "Red" in told
    assert "seed 4" in told


def test_simulated_records_verify_and_are_the_same_games(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    recorded = json.loads(
        run("simulate", "rose-king", "--games", "30", "--seed", "4", "--out", str(out), "--json").stdout
    )
    silent = json.loads(run("simulate", "rose-king", "--games", "30", "--seed", "4", "--json").stdout)
    assert recorded["wins"] == silent["wins"]
    verified = run("replay", str(out), "--verify")
    assert verified.returncode == 0
    assert "30 games" in verified.stdout


def test_an_interrupted_simulation_leaves_whole_lines_only(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "camarilla", "simulate", "rose-king", "--games", "1000000", "--out", str(out)]
    # A test run in the background of a shell ignores interrupts, and so would its children.
    with subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        waited = time.monotonic() + 60
        while not (out.exists() and out.stat().st_size > 100_000) and time.monotonic() < waited:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        try:
            assert process.wait(timeout=60) == 130
        finally:
            process.kill()
    whole = out.read_bytes().split(b"\n")
    assert len(whole) > 10
    out.write_bytes(b"\n".join(whole[:-1]) + b"\n")
    assert sum(1 for one in load_records(out) if list(one.replay())) == len(whole) - 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "rose-kng"], "did you mean 'rose-king'"),
        (["simulate", "rose-king", "--players", "3"], "exactly 2 players, not 3"),
        (["simulate", "rose-king", "-o", "bumps=yes"], "unknown option of rose-king 'bumps'"),
        (["simulate", "rose-king", "-o", "bumps"], "KEY=VALUE"),
        (["simulate", "cursed-court", "-o", "limit=12"], "option limit applies only with exchange=elimination or cash"),
        (
            ["play", "cursed-court", "-o", "exchange=cash", "-o", "years=3"],
            "option years applies only with exchange=no",
        ),
        (["play", "cursed-court", "-o", "years=1", "-o", "years=2"], "--option years is given twice"),
        (["play", "rose-king", "--seats", "Anna,@radom"], "did you mean 'random'"),
        (["play", "rose-king", "--seats", "Anna,Anna"], "two people are called 'Anna'"),
        (["play", "rose-king", "--seats", "Anna"], "exactly 2 players, not 1"),
        (["play", "devils-castle", "--seats", "2"], "3 to 8 players, not 2"),
        (["play", "devils-castle", "--seats", "9"], "3 to 8 players, not 9"),
        (["play", "rose-king", "--lang", "fr"], "valid: en, ru"),
        (["play", "rose-king", "--resume", "none.txt"], "cannot be read"),
        (["replay", "none.txt"], "cannot be read"),
        (["replay", sys.executable], "not UTF-8"),
        (["edition", "check", "none.toml"], "cannot be read"),
        (["simulate", "rose-king", "--out", "/nonexistent/x"], "cannot be written"),
        (["simulate", "rose-king", "--games", "9" * 20], "less than or equal to 1000000000"),
        (["simulate", "rose-king", "--seed", "9" * 20], "less than or equal to"),
        (["simulate", "rose-king", "--cap", "9" * 20], "less than or equal to 1000000000"),
        (["simulate", "rose-king", "--players", "9" * 20], "exactly 2 players"),
        (["arena", "rose-king", "--bots", "random,random", "--games", "9" * 20], "less than or equal to 1000000"),
        (["arena", "rose-king", "--bots", "random,random", "--seed", "9" * 20], "less than or equal to"),
    ],
)
def test_bad_input_ends_with_a_sentence_and_code_2(words: list[str], said: str) -> None:
    ended = run(*words)
    assert ended.returncode == 2
    assert said in ended.stderr
    assert "Traceback" not in ended.stderr + ended.stdout


def test_a_record_with_an_illegal_move_names_file_line_move_and_reason(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    assert run("play", "rose-king", "--seats", "@random,@random", "--save", str(record)).returncode == 0
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[20] = "red pass"
    record.write_text("\n".join(lines), encoding="utf-8")
    ended = run("replay", str(record), "--verify")
    assert ended.returncode == 2
    assert f"{record}, line 21: move " in ended.stderr
    assert "'red pass'" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_replay_tells_a_game_from_any_eyes(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    run("play", "rose-king", "--seats", "@random,@random", "--save", str(record))
    told = run("replay", str(record), "--eyes", "white").stdout
    assert "White (@random) gets" in told
    assert "wins" in told or "a draw" in told
    assert "побеждает" in (russian := run("replay", str(record), "--lang", "ru").stdout) or "ничья" in russian
    assert "valid: red, white" in run("replay", str(record), "--eyes", "blue").stderr
    assert "there is no game 2" in run("replay", str(record), "--game", "2").stderr


def test_a_person_plays_asks_errs_leaves_and_comes_back(tmp_path: Path) -> None:
    typed = "?\nN9\nzzz\nboard\nlog\nhelp\n"
    left = run("play", "rose-king", "--seed", "5", typed=typed, data=tmp_path)
    assert left.returncode == 0
    assert "Your moves:" in left.stdout
    assert "“N9” is not a legal move now." in left.stdout
    assert "York" in left.stdout
    assert "--resume" in left.stdout
    assert ": the crown goes to " in left.stdout
    assert "You" not in left.stdout.partition("Your moves:")[0]
    saved = next((tmp_path / "games").glob("*.txt"))
    back = run("play", "rose-king", "--resume", str(saved), typed="quit\n", data=tmp_path)
    assert "Play a card, draw, or send a hero." in back.stdout
    assert back.returncode == 0


def test_a_game_with_cards_of_ones_own_says_how_to_go_on_with_them(tmp_path: Path) -> None:
    edition = tmp_path / "my cards.toml"
    source = (find("rose-king").folder / "edition.toml").read_text(encoding="utf-8")
    edition.write_text(source.replace('"classic"', '"My cards"').replace("each = 4", "each = 3"), encoding="utf-8")
    record = tmp_path / "my game.txt"
    left = run("play", "rose-king", "--edition", str(edition), "--save", str(record), typed="quit\n", data=tmp_path)
    told = next(line for line in left.stdout.splitlines() if line.startswith("Resume with: camarilla "))
    command = shlex.split(told.removeprefix("Resume with: camarilla "))
    assert command == ["play", "rose-king", "--resume", str(record), "--edition", str(edition)]
    back = run(*command, typed="quit\n", data=tmp_path)
    assert (back.returncode, back.stderr) == (0, "")
    assert "Play a card, draw, or send a hero." in back.stdout
    alone = run("play", "rose-king", "--resume", str(record), typed="quit\n", data=tmp_path)
    assert alone.returncode == 2
    assert "played with the edition 'My cards'" in alone.stderr


def test_two_people_at_one_screen_in_russian(tmp_path: Path) -> None:
    told = run("play", "rose-king", "--seats", "Анна,Борис", "--lang", "ru", typed="?\n", data=tmp_path).stdout
    assert "Анна (Алая роза)" in told
    assert "Ваши ходы:" in told
    assert "Сохранено:" in told


@pytest.mark.parametrize("game", names())
def test_every_game_plays_to_its_end_and_its_record_verifies(game: str, tmp_path: Path) -> None:
    rules = find(game)
    record = tmp_path / "game.txt"
    seats = ",".join(["@random"] * rules.players.start)
    played = run("play", game, "--seats", seats, "--seed", "2", "--save", str(record), "--lang", "ru")
    assert played.returncode == 0, played.stderr
    assert "all legal" in run("replay", str(record), "--verify").stdout
    assert run("replay", str(record), "--eyes", rules.seat_label(1)).returncode == 0
    told = json.loads(run("simulate", game, "--games", "20", "--seed", "1", "--json").stdout)
    assert told["games"] == 20


@pytest.mark.parametrize("game", [name for name in names() if find(name).secrets])
def test_people_at_one_screen_see_their_secrets_only_when_alone_with_it(game: str, tmp_path: Path) -> None:
    seats = ",".join(["Anna", "Boris", *["@random"] * (find(game).players.start - 2)])
    told = run("play", game, "--seats", seats, "--seed", "3", typed="\nquit\n", data=tmp_path).stdout
    lines = told.splitlines()
    assert lines[0].startswith("Please hand the screen to")  # before anything that only one of them may see
    assert lines[1].startswith("Press Enter when nobody else can see it.")
    assert len(lines) > 12


def test_the_cards_of_an_edition_are_drawn(tmp_path: Path) -> None:
    source = tmp_path / "mine.toml"
    source.write_text((find("pocket-intrigues").folder / "edition.toml").read_text(encoding="utf-8"), encoding="utf-8")
    picture = tmp_path / "cards.svg"
    drawn = run("edition", "draw", str(source), "--out", str(picture), "--lang", "ru")
    assert drawn.returncode == 0, drawn.stderr
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert "Карманные интриги" in picture.read_text(encoding="utf-8")


def test_editions_are_checked(tmp_path: Path) -> None:
    good = tmp_path / "good.toml"
    good.write_text(
        'game = "rose-king"\nname = "short"\n[board]\nsize = 9\ncrown = "e5"\n[stones]\nsupply = 20\n'
        "[cards]\ndistances = [1, 2]\nhand = 4\n[heroes]\neach = 2\n"
    )
    assert "a valid edition of rose-king, named 'short'" in run("edition", "check", str(good)).stdout
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text().replace("supply = 20", "supply = 99"))
    ended = run("edition", "check", str(bad))
    assert ended.returncode == 2
    assert f"{bad}, line 7: stones.supply" in ended.stderr
    bad.write_text('game = "chess"\n')
    assert "unknown game 'chess'" in run("edition", "check", str(bad)).stderr
    bad.write_text('name = "x"\n')
    assert "which game it is for" in run("edition", "check", str(bad)).stderr
    assert "no cards or characters" in run("edition", "draw", str(good), "--out", str(tmp_path / "x.svg")).stderr
    played = run("play", "rose-king", "--seats", "@random,@random", "--edition", str(good), data=tmp_path)
    assert played.returncode == 0


def test_a_character_without_words_is_refused_and_one_with_words_is_played(tmp_path: Path) -> None:
    source = (find("devils-castle").folder / "edition.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(source.replace('["countess"', '["baroness"'), encoding="utf-8")
    for command in (["edition", "check", str(file)], ["play", "devils-castle", "--edition", str(file)]):
        ended = run(*command, data=tmp_path)
        assert ended.returncode == 2
        assert "line 10: characters[0]: no built-in name for 'baroness'" in ended.stderr
    file.write_text(file.read_text(encoding="utf-8") + '\n[words.en]\nbaroness = "the Baroness"\n', encoding="utf-8")
    assert "a valid edition of devils-castle" in run("edition", "check", str(file)).stdout
    told = run("play", "devils-castle", "--edition", str(file), "--lang", "en", typed="quit\n", data=tmp_path)
    assert told.returncode == 0
    assert "the Baroness" in told.stdout


def test_a_number_of_seats_is_filled_with_bots(tmp_path: Path) -> None:
    told = run("play", "devils-castle", "--seats", "4", "--lang", "en", typed="quit\n", data=tmp_path)
    assert "Seat D" in told.stdout
    assert "Seat E" not in told.stdout
