"""Pocket Intrigues: the abilities of the ten, with the awkward cases (PI-4.16 to PI-4.20 and section 8)."""

from __future__ import annotations

import pytest

from camarilla import CHANCE, OVER, SPECTATOR, say
from camarilla.core.words import LANGUAGES
from camarilla.games.pocket_intrigues import RULES
from camarilla.games.pocket_intrigues.phases import BY_DEATHS

from .pocket_intrigues import (
    can,
    do,
    goal_number,
    last_rows,
    offered,
    read_rows,
    rows_of,
    table,
    texts,
    told,
    why_not,
    with_card,
    with_character,
)

# While wounded


@pytest.mark.rule("PI-8.1", "PI-4.17")
def test_filia_cannot_be_moved_down_while_wounded() -> None:
    # Card 10, upper: `W1 / . / W2`, W1 down two rows; card 2, upper: down and attacked.
    court = "{} asher / lucius / brutol"
    for filia, moves in (("filia", True), ("filia*", False), ("filia†", False)):
        position = table(court.format(filia), hand=10, open_card=2)
        assert ("filia" in can(position, "hand upper")) == moves
        assert ("filia" in can(position, "open upper")) == moves
    assert why_not(table(court.format("filia*"), hand=10), "hand upper filia") == "pi-why-cannot-sink"
    # Up she goes.
    assert "filia" in can(table("lucius / filia* asher", hand=1), "hand upper")


@pytest.mark.rule("PI-8.3", "PI-4.17")
def test_brutol_cannot_be_moved_up_while_wounded() -> None:
    court = "filia / {} asher / lucius"
    for brutol, moves in (("brutol", True), ("brutol*", False), ("brutol†", False)):
        assert ("brutol" in can(table(court.format(brutol), hand=1), "hand upper")) == moves
    assert why_not(table(court.format("brutol*"), hand=1), "hand upper brutol") == "pi-why-cannot-rise"
    assert "brutol" in can(table(court.format("brutol*"), hand=1, open_card=2), "open upper")


@pytest.mark.rule("PI-8.4", "PI-4.17")
def test_gerard_shields_his_row_while_wounded_but_not_himself() -> None:
    # Card 11, upper: `Y1 W1`, W1 attacked.
    court = "{} filia lucius / asher"
    for gerard, safe in (("gerard", False), ("gerard*", True), ("gerard†", False)):
        position = table(court.format(gerard), hand=11)
        assert ("filia" in can(position, "hand upper")) != safe
    position = table(court.format("gerard*"), hand=11)
    assert can(position, "hand upper") == ["gerard"]
    assert why_not(position, "hand upper filia") == "pi-why-shielded"
    assert "gerard†" in rows_of(do(position, "hand upper gerard"))[0]


@pytest.mark.rule("PI-8.4")
def test_gerard_shields_by_where_everybody_stands_after_the_moves() -> None:
    # Card 1, upper: `. / W1`, up and attacked.
    position = table("gerard* filia / lucius / asher brutol", hand=1, open_card=4)
    assert "lucius" not in can(position, "hand upper")  # would arrive beside him
    assert why_not(position, "hand upper lucius") == "pi-why-shielded"
    assert "filia" in can(position, "hand upper")  # would have left him
    assert "gerard" in can(position, "hand upper")
    # Card 6, lower: Gerard himself moves up into the target's row with a wound, and so guards his victim.
    position = table("filia / gerard* brutol / lucius", hand=6)
    assert can(position, "hand lower") == ["brutol filia"]
    # Card 14, upper: he is moved away, and then those he left can be attacked.
    position = table("gerard* lucius filia / asher", hand=14)
    assert "gerard lucius filia" in can(position, "hand upper")
    assert "lucius filia gerard" in can(position, "hand upper")
    assert len(can(position, "hand upper")) == 6


@pytest.mark.rule("PI-8.4")
def test_gerard_wounded_by_the_first_attack_shields_from_the_second() -> None:
    edition = with_card(1, "W1 W2 : xW1, xW2")
    moves = can(table("gerard filia / lucius", edition=edition), "hand upper")
    assert "filia gerard" in moves
    assert "gerard filia" not in moves
    # Killed by the first, he shields nobody.
    assert "gerard filia" in can(table("gerard* filia / lucius", edition=edition), "hand upper")


@pytest.mark.rule("PI-8.4", "PI-4.16")
def test_gerard_does_not_shield_against_an_ability() -> None:
    position = do(table("gerard* filia / lucius* asher brutol* / diana", hand=11), "hand upper lucius", "heal brutol")
    assert "wound filia" in texts(position)
    assert "gerard*" in rows_of(position)[0]


@pytest.mark.rule("PI-8.5")
def test_dianas_wound_costs_nothing_but_her_death_does() -> None:
    goal = goal_number("purple red")
    court = "{} / lucius filia asher brutol gerard elaine rodrik isolde cassia"
    worth = [table(court.format(diana)).court.tally(goal)[0] for diana in ("diana", "diana*", "diana†")]
    assert worth == [1 + 0 + 1 + 1, 3, 2]
    standing = RULES.own(table(court.format("diana*"), goals=("purple red", "red green")), 0).standing
    assert standing is not None
    assert standing.minus == []


@pytest.mark.rule("PI-8.7", "PI-4.16")
def test_rodrik_cannot_be_healed_by_actions_but_by_lucius() -> None:
    # Card 4, lower: heal and up. Card 11, upper: attack.
    position = table("rodrik* filia* lucius* brutol / asher", hand=4, open_card=11)
    assert "rodrik" not in can(position, "hand lower")
    assert "filia" in can(position, "hand lower")
    assert why_not(position, "hand lower rodrik") == "pi-why-unhealable"
    do(position, "open upper lucius")
    assert "heal rodrik" in texts(position)


@pytest.mark.rule("PI-8.10", "PI-4.17")
def test_cassia_counts_as_any_house_while_wounded() -> None:
    # Card 2, lower: `. / Y1 Y2`.
    court = "{} filia brutol / asher"
    for cassia, pairs in (
        ("cassia", []),
        ("cassia*", ["filia cassia", "brutol cassia"]),
        ("cassia†", []),
    ):
        assert can(table(court.format(cassia), hand=2), "hand lower") == pairs
    # Unharmed she is a citizen like Lucius.
    assert can(table("cassia lucius / asher", hand=2), "hand lower") == ["lucius cassia"]


@pytest.mark.rule("PI-8.10")
def test_cassia_as_witness_and_as_white() -> None:
    # Card 6, lower, `W1 / Y1 Y2`: she may be the other yellow, whoever is not asked for.
    assert "filia lucius" in can(table("lucius / filia cassia* / brutol", hand=6), "hand lower")
    assert "filia lucius" not in can(table("lucius / filia cassia / brutol", hand=6), "hand lower")
    # Card 11, upper, `Y1 W1`: beside Lucius she may be of another house than his.
    assert {"lucius", "cassia"} <= set(can(table("lucius cassia* / brutol", hand=11), "hand upper"))
    assert can(table("lucius cassia / brutol asher", hand=11), "hand upper") == ["asher", "brutol"]


@pytest.mark.rule("PI-4.16", "PI-8.10")
def test_cassia_takes_one_house_for_the_whole_action() -> None:
    # Yellow: Cassia alone with Filia makes green; then a green white does not do.
    edition = with_card(1, "W1 / Y1 Y2 : Y1^1, xW1")
    position = table("asher / filia cassia* / brutol", edition=edition)
    assert can(position, "hand upper") == []
    assert "filia lucius" in can(table("asher lucius / filia cassia* / brutol", edition=edition), "hand upper")


# On death


@pytest.mark.rule("PI-8.2", "PI-4.16")
def test_ashers_death_moves_somebody_a_row_up_or_down() -> None:
    position = do(table("asher* filia* brutol* / lucius / gerard", hand=12), "hand upper asher")
    assert position.actor == 0
    moves = texts(position)
    assert {"raise lucius", "lower lucius", "raise filia", "lower brutol"} <= set(moves)
    assert "lower filia" not in moves  # PI-4.16: she resists
    assert "raise brutol" not in moves
    assert not any("asher" in text for text in moves)
    do(position, "lower lucius")
    assert rows_of(position)[:2] == read_rows("asher† filia* brutol* / lucius gerard")
    assert position.actor == CHANCE


@pytest.mark.rule("PI-8.6")
def test_elaines_death_wounds_somebody_unharmed_in_her_row() -> None:
    # Card 11, upper: attack in one's own row.
    position = do(table("elaine* filia brutol* lucius / asher", hand=11), "hand upper elaine")
    assert texts(position) == ["wound filia", "wound lucius"]
    do(position, "wound lucius")
    assert rows_of(position)[0] == {"elaine†", "filia", "brutol*", "lucius*"}


@pytest.mark.rule("PI-8.6", "PI-4.16")
def test_a_death_that_finds_nobody_asks_nothing_and_forbids_nothing() -> None:
    position = table("elaine* brutol* / asher", hand=11)
    assert "elaine" in can(position, "hand upper")
    do(position, "hand upper elaine")
    assert position.actor == CHANCE
    assert rows_of(position)[0] == {"elaine†", "brutol*"}


@pytest.mark.rule("PI-8.8", "PI-4.16")
def test_isoldes_death_swaps_two_in_adjacent_rows_which_is_not_a_move() -> None:
    position = do(table("isolde* filia* / brutol* lucius† / asher", hand=12), "hand upper isolde")
    moves = texts(position)
    assert "swap filia brutol" in moves  # down for Filia, up for Brutol: no move, so allowed
    assert "swap asher brutol" in moves
    assert "swap filia asher" not in moves  # two rows apart
    assert not any("isolde" in text or "lucius" in text for text in moves)
    do(position, "swap brutol filia")  # in any order
    assert rows_of(position)[:3] == read_rows("isolde† brutol* / filia* lucius† / asher")


@pytest.mark.rule("PI-8.9", "PI-4.20")
def test_lucius_heals_one_and_wounds_another() -> None:
    position = do(table("lucius* filia* / asher brutol", hand=12), "hand upper lucius")
    assert texts(position) == ["heal filia"]
    do(position, "heal filia")
    assert "wound asher" in texts(position)
    assert "wound filia" not in texts(position)
    do(position, "wound asher")
    assert rows_of(position)[:2] == read_rows("lucius† filia / asher* brutol")


@pytest.mark.rule("PI-8.9", "PI-4.16")
def test_lucius_with_nobody_to_heal_still_wounds() -> None:
    position = do(table("lucius* filia / asher brutol", hand=12), "hand upper lucius")
    assert all(text.startswith("wound") for text in texts(position))
    assert len(texts(position)) == 9


@pytest.mark.rule("PI-8.9", "PI-4.16")
def test_lucius_with_nobody_to_wound_still_heals() -> None:
    court = "lucius* filia* / asher* brutol* gerard* diana* elaine* rodrik* isolde* cassia*"
    position = do(table(court, hand=12), "hand upper lucius", "heal filia")
    assert position.actor == CHANCE  # the only unharmed one is the one just healed, and it must be another
    assert "filia" in rows_of(position)[0]


@pytest.mark.rule("PI-4.16")
def test_the_killer_decides_and_the_others_wait() -> None:
    position = do(table("lucius* filia / asher brutol", hand=12), "hand upper lucius")
    assert position.waiting() == [0]
    assert position.moves(1) == []
    ask = RULES.ask(position, 0)
    assert ask is not None
    assert (ask.words.id, ask.clause) == ("pi-ask-wound", "PI-4.16")
    lies_open = RULES.view(position, SPECTATOR).open
    assert (lies_open.dying, lies_open.verb, lies_open.waiting) == ("lucius", "wound", [0])
    assert why_not(position, "hand upper asher") == "core-why-no-such-move"
    assert why_not(position, "open upper asher") == "pi-why-death-first"
    assert why_not(position, "wound lucius") == "pi-why-dead"
    assert why_not(position, "raise asher") == "pi-why-not-by-death"


@pytest.mark.rule("PI-4.16", "PI-5.1")
def test_the_second_death_still_has_its_way_before_the_game_ends() -> None:
    position = table("lucius* filia* brutol† / asher diana", hand=12)
    do(position, "hand upper lucius")
    assert position.actor == 0
    do(position, "heal filia", "wound diana")
    assert position.actor == OVER
    assert position.last is not None
    assert position.last.cause == BY_DEATHS
    assert last_rows(position)[:2] == read_rows("lucius† filia brutol† / asher diana*")


@pytest.mark.rule("PI-5.1", "PI-4.19")
def test_the_second_death_in_the_middle_of_an_action_lets_it_finish() -> None:
    edition = with_card(1, "W1 W2 W3 : xW1, xW2, xW3")
    position = table("asher* elaine* filia / lucius brutol", edition=edition)
    do(position, "hand upper asher elaine filia")
    assert texts(position) != []
    do(position, "raise lucius")  # into Asher's row: then Elaine dies there, and wounds one of it
    assert set(texts(position)) == {"wound filia", "wound lucius"}
    before = position.copy()
    move = RULES.move(position, 0, "wound lucius")
    position.play(0, move)
    assert position.actor == OVER
    assert last_rows(position)[0] == {"asher†", "elaine†", "filia*", "lucius*"}
    ids = [message.id for message in told(before, 0, move, position, 1)]
    assert ids[:3] == ["pi-does-wound", "pi-is-wounded", "pi-end-deaths"]


@pytest.mark.rule("PI-4.19")
def test_an_attack_made_impossible_by_a_death_in_between_is_lost() -> None:
    edition = with_card(1, "W1 W2 : xW1, xW2")
    position = table("asher* filia / gerard* lucius / brutol", edition=edition)
    do(position, "hand upper asher filia")
    before = position.copy()
    move = RULES.move(position, 0, "raise gerard")
    position.play(0, move)
    assert rows_of(position)[:2] == read_rows("asher† filia gerard* / lucius")
    messages = told(before, 0, move, position, 1)
    assert [message.id for message in messages] == ["pi-does-raise", "pi-attack-lost"]
    assert all(say(message, language) for message in messages for language in LANGUAGES)


@pytest.mark.rule("PI-4.20")
def test_the_steps_of_a_death_are_for_different_characters() -> None:
    edition = with_character("asher", death=("raise row", "lower row", "swap neighbours"))
    position = do(table("asher* diana lucius / brutol filia", hand=12, edition=edition), "hand upper asher")
    assert texts(position) == ["raise diana", "raise lucius"]
    do(position, "raise diana")
    assert texts(position) == ["lower lucius"]
    do(position, "lower lucius")
    assert not any("diana" in text or "lucius" in text for text in texts(position))


@pytest.mark.rule("PI-4.16")
def test_all_that_a_death_can_do_has_words_in_every_language() -> None:
    for step in ("heal row", "wound row", "raise anyone", "lower anyone", "move row", "swap neighbours"):
        edition = with_character("asher", death=(step,))
        position = table("asher* diana lucius* / brutol filia", hand=12, edition=edition)
        do(position, "hand upper asher")
        ask = RULES.ask(position, 0)
        assert ask is not None
        for language in LANGUAGES:
            assert say(ask.words, language)
            assert all(offered(position, language))
            assert RULES.draw(RULES.view(position, 0), language)


@pytest.mark.rule("PI-4.17")
def test_an_edition_may_forbid_attacks_on_a_wounded_one() -> None:
    edition = with_character("filia", wounded=("cannot be attacked",))
    position = table("filia* diana / lucius", hand=11, edition=edition)
    assert "filia" not in can(position, "hand upper")
    assert why_not(position, "hand upper filia") == "pi-why-unassailable"
    assert "filia" in can(table("filia diana / lucius", hand=11, edition=edition), "hand upper")
