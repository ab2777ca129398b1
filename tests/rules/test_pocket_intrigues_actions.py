"""Pocket Intrigues: what an action needs and what it does (section 4), clause by clause."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import msgspec
import pytest

from camarilla import CHANCE, OVER, SPECTATOR, Dice, say
from camarilla.core.words import LANGUAGES
from camarilla.games.pocket_intrigues import RULES
from camarilla.games.pocket_intrigues.edition import HOUSES, Card, PocketIntriguesEdition
from camarilla.games.pocket_intrigues.pattern import Pattern, parse_pattern
from camarilla.games.pocket_intrigues.position import PocketIntrigues
from camarilla.games.pocket_intrigues.view import ladder

from .pocket_intrigues import can, do, last_rows, read_rows, rows_of, table, texts, why_not, with_card


@pytest.mark.rule("PI-4.1")
def test_an_action_is_rows_of_symbols_and_effects() -> None:
    pattern = parse_pattern("W1 / Y1 Y2 : xW1, Y1^1")
    assert pattern.rows == (("W1",), ("Y1", "Y2"))
    assert [(effect.kind, effect.symbol, effect.steps) for effect in pattern.effects] == [
        ("move", "Y1", -1),
        ("attack", "W1", 0),
    ]


@pytest.mark.rule("PI-4.2")
def test_heal_comes_before_move_and_attack_whatever_the_card_says_first() -> None:
    edition = with_card(1, "W1 / . : xW1, W1v1, +W1")
    position = do(table("filia* asher / lucius / cassia", edition=edition), "hand upper filia")
    assert rows_of(position)[:2] == read_rows("asher / filia* lucius")


@pytest.mark.rule("PI-4.2")
def test_several_attacks_follow_the_card() -> None:
    # Lucius first: he dies, his death wounds Diana, and the second attack kills her.
    position = table("lucius* diana / filia", edition=with_card(1, "W1 W2 : xW1, xW2"))
    do(position, "hand upper lucius diana", "wound diana")
    assert last_rows(position)[0] == {"lucius†", "diana†"}
    # Diana first: she is wounded, and the death of Lucius heals her.
    position = table("lucius* diana / filia", edition=with_card(1, "W1 W2 : xW2, xW1"))
    do(position, "hand upper diana lucius", "heal diana", "wound filia")
    assert rows_of(position)[:2] == read_rows("lucius† diana / filia*")


@pytest.mark.rule("PI-4.3")
def test_a_row_of_the_pattern_needs_enough_living_characters() -> None:
    # Card 14, upper: three in a row.
    assert can(table("filia lucius / asher brutol", hand=14), "hand upper") == []
    three = can(table("filia lucius asher / brutol", hand=14), "hand upper")
    assert len(three) == 6
    assert can(table("filia lucius asher† / brutol", hand=14), "hand upper") == []
    assert len(can(table("filia lucius asher diana / brutol", hand=14), "hand upper")) == 24


@pytest.mark.rule("PI-4.4")
def test_a_row_drawn_empty_asks_nothing() -> None:
    # Card 1, upper: `. / W1`. The top row has nothing above it, the others have.
    position = table("filia / asher brutol / lucius", hand=1)
    assert {"filia", "asher", "lucius"} <= set(can(position, "hand upper"))


@pytest.mark.rule("PI-4.5")
def test_rows_with_symbols_are_at_exactly_the_drawn_distance() -> None:
    # Card 9, upper: `W1 / . / W2`, W2 up two rows.
    court = "filia / asher / brutol / gerard / diana / elaine / rodrik / isolde / lucius / cassia"
    position = table(court, hand=9)
    assert can(position, "hand upper") == [
        "brutol",
        "gerard",
        "diana",
        "elaine",
        "rodrik",
        "isolde",
        "lucius",
        "cassia",
    ]
    assert why_not(position, "hand upper asher") == "pi-why-witness"
    # Card 3, upper: `W1 / Y1`; a row of the dead lies between and is a row like any other.
    position = table("filia / brutol† / diana rodrik", hand=3)
    assert "diana" not in can(position, "hand upper")


@pytest.mark.rule("PI-4.6")
def test_yellow_is_one_house_and_white_another_across_rows() -> None:
    # Card 6, lower: `W1 / Y1 Y2`.
    same = table("brutol / filia asher diana / lucius", hand=6)
    assert can(same, "hand lower") == ["filia brutol", "asher brutol"]
    assert can(table("brutol / filia gerard diana / lucius", hand=6), "hand lower") == []
    # White of the yellow's own house, two rows apart in the pattern, does not do.
    assert why_not(same, "hand lower filia diana") == "pi-why-rows"
    assert "diana" in can(table("gerard / brutol diana / elaine", hand=3), "hand upper")
    assert why_not(table("gerard / brutol diana / elaine", hand=3), "hand upper brutol") == "pi-why-witness"
    # Card 8, upper: only white, any houses, one house among them.
    assert "filia asher" in can(table("filia / asher / lucius", hand=8), "hand upper")


@pytest.mark.rule("PI-4.7")
def test_citizens_are_one_house_of_their_own() -> None:
    # Card 2, lower: `. / Y1 Y2`.
    position = table("lucius cassia / filia brutol / asher diana", hand=2)
    assert can(position, "hand lower") == ["lucius cassia"]
    # Card 11, upper: `Y1 W1`: a citizen and a noble differ.
    assert {"lucius", "filia"} <= set(can(table("lucius filia / brutol", hand=11), "hand upper"))
    assert "lucius" not in can(table("lucius cassia / brutol", hand=11), "hand upper")


@pytest.mark.rule("PI-4.8")
def test_each_symbol_binds_somebody_else_and_witnesses_are_not_asked_for() -> None:
    # Card 7, lower: `W1 W2`, W1 healed: any of the other three may be the witness, and it is one choice.
    position = table("filia* asher brutol diana / lucius", hand=7)
    assert can(position, "hand lower") == ["filia"]
    assert can(table("filia* / asher brutol diana", hand=7), "hand lower") == []
    # Card 6, lower: the player says which of the two yellows moves.
    assert can(table("brutol / filia asher", hand=6), "hand lower") == ["filia brutol", "asher brutol"]


@pytest.mark.rule("PI-4.8")
def test_one_character_cannot_be_two_witnesses() -> None:
    # Yellow and white witnesses in one row, and Cassia, who is wounded, would do for either, but not for both.
    edition = with_card(1, "Y1 W1 / W2 : xW2")
    assert "filia" not in can(table("cassia* / filia / lucius asher", edition=edition), "hand upper")
    assert "filia" in can(table("cassia* brutol / filia / lucius asher", edition=edition), "hand upper")


@pytest.mark.rule("PI-4.9")
def test_all_of_it_must_be_possible() -> None:
    # Card 8, lower: `Y1 W1`, +Y1, xW1. The attack alone is not enough.
    position = table("filia brutol / asher lucius", hand=8)
    assert can(position, "hand lower") == []
    assert why_not(position, "hand lower filia brutol") == "pi-why-not-wounded"
    assert can(table("filia* brutol / asher lucius", hand=8), "hand lower") == ["filia brutol"]


@pytest.mark.rule("PI-4.9")
@pytest.mark.parametrize(
    ("court", "card", "half", "lacks"),
    [
        ("filia brutol / asher lucius", 8, "lower", "pi-why-nobody-to-heal"),
        ("filia / asher / brutol / gerard / diana / elaine", 7, "upper", "pi-why-pattern"),
        ("filia* asher / lucius / gerard / cassia / diana", 1, "lower", "pi-why-cannot-sink"),
        ("brutol* gerard / lucius / filia / cassia / diana", 2, "lower", "pi-why-cannot-rise"),
        ("filia / gerard* / asher lucius", 11, "upper", None),
        ("gerard* brutol filia† / asher / lucius", 11, "upper", "pi-why-pattern"),
        ("filia / gerard* brutol / lucius", 6, "lower", None),
    ],
)
def test_an_impossible_action_says_what_it_lacks(court: str, card: int, half: str, lacks: str | None) -> None:
    position = table(court, hand=card, open_card=9)
    found = RULES.own(position, 0).lacks[("upper", "lower").index(half)]
    assert (found.id if found else None) == lacks
    assert (lacks is None) == bool(can(position, f"hand {half}"))
    assert all(say(found, language) for language in LANGUAGES if found)
    # The open card says it to everybody.
    position.hands[0], position.open = position.open, position.hands[0]
    shown = RULES.view(position, SPECTATOR).open.lacks[("upper", "lower").index(half)]
    assert shown == found


@pytest.mark.rule("PI-4.10")
def test_effects_are_judged_in_sequence() -> None:
    # Card 3, lower: heal, then down. Wounded, Filia could not be moved down; healed she can.
    position = table("filia* lucius / asher", hand=3)
    assert can(position, "hand lower") == ["filia"]
    assert rows_of(do(position, "hand lower filia"))[1] == {"asher", "filia"}
    # Card 8, lower: Gerard, just healed, does not shield.
    assert "gerard lucius" in can(table("gerard* lucius / asher", hand=8), "hand lower")
    # Requirements are checked before: Cassia counts as any house though she is healed first.
    position = table("cassia* filia / asher lucius", edition=with_card(1, ". / Y1 Y2 : +Y1, Y2^1"))
    assert "cassia filia" in can(position, "hand upper")


@pytest.mark.rule("PI-4.11")
def test_only_the_wounded_are_healed() -> None:
    # Card 4, lower: `. / W1`, heal and up.
    position = table("filia asher* / brutol† lucius*", hand=4)
    assert can(position, "hand lower") == ["asher", "lucius"]
    assert why_not(position, "hand lower filia") == "pi-why-not-wounded"
    assert rows_of(do(position, "hand lower lucius"))[0] == {"filia", "asher*", "lucius"}


@pytest.mark.rule("PI-4.12")
def test_an_attack_wounds_then_kills() -> None:
    # Card 11, upper: `Y1 W1`, attack W1.
    assert "filia*" in rows_of(do(table("filia diana / lucius", hand=11), "hand upper filia"))[0]
    assert "filia†" in rows_of(do(table("filia* diana / lucius", hand=11), "hand upper filia"))[0]


@pytest.mark.rule("PI-4.13")
def test_past_the_edge_a_new_row_begins() -> None:
    position = do(table("filia asher / lucius cassia", hand=4, open_card=2), "open upper asher")
    assert rows_of(position)[:2] == read_rows("filia / lucius cassia asher*")
    position = do(table("filia asher* / lucius cassia", hand=4), "hand lower asher")
    assert rows_of(position)[:3] == read_rows("asher / filia / lucius cassia")


@pytest.mark.rule("PI-4.13")
def test_two_rows_past_the_edge_leave_a_gap_that_closes_at_the_end_of_the_turn() -> None:
    # Card 10, lower: `. / . / Y1 Y2`, Y1 up two rows, from the top row.
    position = do(table("filia asher / lucius cassia", hand=10), "hand lower filia")
    assert rows_of(position)[:3] == read_rows("filia / asher / lucius cassia")
    # Card 9, lower, past the bottom.
    court = "brutol gerard diana elaine rodrik isolde lucius cassia / filia asher"
    assert rows_of(do(table(court, hand=9), "hand lower asher")) == read_rows(
        "brutol gerard diana elaine rodrik isolde lucius cassia / filia / asher"
    )


@pytest.mark.rule("PI-4.13", "PI-4.15")
def test_an_empty_row_counts_until_the_end_of_the_turn() -> None:
    # Isolde dies after a jump of two: in the gap nobody stands, so the jumper and the row below are not adjacent.
    edition = with_card(1, ". / . / W1 W2 : W1^2, xW2")
    position = table("filia isolde* / lucius / asher", edition=edition)
    do(position, "hand upper filia isolde")
    assert [len(row) for row in rows_of(position)][:4] == [1, 0, 1, 1]
    assert [len(row) for row in ladder(RULES.view(position, 0))][:2] == [1, 0]
    assert not any("filia" in text for text in texts(position))
    do(position, "swap asher lucius")
    assert rows_of(position)[:4] == read_rows("filia / isolde† / asher / lucius")


@pytest.mark.rule("PI-4.13")
def test_points_during_a_turn_are_those_of_the_rows_closed_up() -> None:
    edition = with_card(1, ". / . / W1 W2 : W1^2, xW2")
    court = "filia isolde* / lucius asher brutol gerard diana elaine rodrik cassia"
    position = do(table(court, edition=edition, goals=("green red", "red green")), "hand upper filia isolde")
    assert position.points()[0] == 2 + 0 + 2 + 2


@pytest.mark.rule("PI-4.14")
def test_the_dead_stay_and_count_for_nothing() -> None:
    position = table("filia† asher / lucius brutol", hand=1, open_card=12)
    for text in ("hand upper filia", "open upper filia"):
        assert why_not(position, text) == "pi-why-dead"
    # Two of a house, but one is dead: card 1, lower, needs two living yellows.
    assert can(position, "hand lower") == []
    assert can(table("filia* asher† / lucius", hand=7), "hand lower") == []


@pytest.mark.rule("PI-4.15")
def test_empty_rows_vanish_at_the_end_of_the_turn_but_not_a_row_of_the_dead() -> None:
    position = do(table("asher filia / brutol / lucius cassia", hand=1), "hand upper brutol")
    assert rows_of(position)[:2] == read_rows("asher filia brutol* / lucius cassia")
    position = do(table("asher / brutol gerard† / lucius cassia", hand=1), "hand upper brutol")
    assert rows_of(position)[:3] == read_rows("asher brutol* / gerard† / lucius cassia")


@pytest.mark.rule("PI-4.18")
def test_those_who_fare_alike_may_be_named_in_any_order() -> None:
    # Card 1, lower: both yellows move down. Card 5, upper: a lone yellow and a lone white move up.
    position = table("filia asher / lucius brutol", hand=1, open_card=5)
    assert can(position, "hand lower") == ["filia asher"]
    assert "brutol lucius" in can(position, "open upper")
    assert "lucius brutol" not in can(position, "open upper")
    assert why_not(position, "hand lower asher filia") == ""
    assert RULES.move(position, 0, "hand lower asher filia") == RULES.move(position, 0, "hand lower filia asher")
    # Card 8, upper: one goes down, the other up, so it matters who.
    assert {"filia asher"} <= set(can(table("filia / asher", hand=8), "hand upper"))


@pytest.mark.rule("PI-4.18")
def test_those_who_fare_alike_are_one_choice_whichever_of_them_is_yellow() -> None:
    edition = with_card(1, "Y1 W1 / W2 : Y1v1, W1v1", "Y1 W1 W2 / Y2 : +Y1, +W1, +W2")
    position = table("filia brutol / lucius", edition=edition)
    assert can(position, "hand upper") == ["filia brutol"]
    for text in ("hand upper filia brutol", "hand upper brutol filia"):
        assert why_not(position, text) == ""
    assert rows_of(do(position, "hand upper brutol filia"))[:2] == [{"filia", "brutol", "lucius"}, {"asher"}]
    # White below must be of another house than the yellow above: only one way round is left.
    for below in ("asher", "gerard"):
        position = table(f"filia brutol / {below}", edition=edition)
        assert can(position, "hand upper") == ["filia brutol"]
    # And here none is.
    assert can(table("filia / brutol / lucius", edition=edition), "hand upper") == []
    assert can(table("filia asher / lucius", edition=edition), "hand upper") == []
    # Wounded, Cassia stands for either house.
    assert can(table("filia cassia* / asher", edition=edition), "hand upper") == ["filia cassia"]
    # Of three, yellow is the one whose house stands below.
    position = table("diana* elaine filia* lucius* / asher", edition=edition)
    assert can(position, "hand lower") == ["filia diana lucius"]
    assert can(table("diana* filia* lucius* / isolde", edition=edition), "hand lower") == []


OWNERS = (
    *(
        "Y1 W1 / W2 : Y1v1, W1v1",
        "W1 / Y1 W2 : Y1^1, W2^1",
        "Y1 W1 / Y2 : +Y1, +W1",
        "Y1 Y2 W1 / W2 : Y1v1, Y2v1, W1v1",
    ),
    *("Y1 W1 W2 / Y2 : Y1v1, W1v1, W2v1", "Y1 W1 W2 / . : Y1v1, W1v1, xW2", "Y1 W1 : +Y1, +W1"),
    "Y1 W1 / Y2 W2 : Y1v1, W1v1, W2^1",
)


def owners_edition() -> PocketIntriguesEdition:
    """Cards that somebody might own, with twins of different colours."""
    edition = RULES.edition
    cards = [Card(upper, card.lower) for upper, card in zip(OWNERS, edition.card, strict=False)]
    return msgspec.structs.replace(edition, name="owned", card=(*cards, *edition.card[len(cards) :]))


@pytest.mark.rule("PI-4.18")
@pytest.mark.parametrize(
    ("edition", "apart"), [(RULES.edition, 2000), (owners_edition(), 1000)], ids=["reconstruction", "owned"]
)
def test_no_two_choices_lead_to_the_same_court(edition: PocketIntriguesEdition, apart: int) -> None:
    # Of one card; the owner's have halves that may come to the same.
    for position in some_positions(12, edition):
        ends = set()
        for move in position.moves(position.actor):
            after = position.copy()
            after.apply(position.actor, move)
            ends.add((move // apart, after.fingerprint()))
        assert len(ends) == len(position.moves(position.actor))


@pytest.mark.rule("PI-3.1")
def test_random_moves_are_all_equally_likely() -> None:
    position = table(hand=14, open_card=6)
    moves = position.moves(0)
    dice = Dice(1)
    drawn = Counter(position.random_move(0, dice) for _ in range(400 * len(moves)))
    assert set(drawn) == set(moves)
    assert all(300 < times < 500 for times in drawn.values())


# The engine against a naive reading of the cards


def some_positions(games: int, edition: PocketIntriguesEdition | None = None) -> list[PocketIntrigues]:
    """Positions at a decision of a whole turn, from random games."""
    found = []
    for seed in range(games):
        position = RULES.begin(3, {"wins": 1}, edition)
        dice = Dice(seed)
        while position.actor != OVER:
            if position.actor != CHANCE and position.dying < 0:
                found.append(position.copy())
            position.apply(position.actor, position.random_move(position.actor, dice))
    return found[::5]


def naive(position: PocketIntrigues, pattern: Pattern) -> set[tuple[int, ...]]:
    """All ways to bind the active symbols, found by trying every character on every symbol."""
    court, tables = position.court, position.tables
    symbols = list(pattern.row_of)
    wild = [who for who in range(10) if tables.ids[who] == "cassia" and court.wounded >> who & 1]
    found = set()
    for cast in permutations([who for who in range(10) if not court.dead >> who & 1], len(symbols)):
        bound = dict(zip(symbols, cast, strict=True))
        bases = {court.row_of[who] - pattern.row_of[symbol] for symbol, who in bound.items()}
        if len(bases) == 1 and _colours(position, bound, wild) and _effects(position, pattern, bound):
            found.add(tuple(bound[symbol] for symbol in pattern.active))
    return found


def in_order(pattern: Pattern, binding: tuple[int, ...]) -> tuple[int, ...]:
    """A binding with those to whom the same happens, none of it an attack, in the order of the file (PI-4.18)."""
    alike: dict[tuple[int, str], list[int]] = {}
    for symbol, who in zip(pattern.active, binding, strict=True):
        alike.setdefault((pattern.row_of[symbol], pattern.deed(symbol)), []).append(who)
    rest = {key: iter(sorted(members) if "attack" not in key[1] else members) for key, members in alike.items()}
    return tuple(next(rest[pattern.row_of[symbol], pattern.deed(symbol)]) for symbol in pattern.active)


def _colours(position: PocketIntrigues, bound: dict[str, int], wild: list[int]) -> bool:
    if not any(symbol.startswith("Y") for symbol in bound):
        return True
    house_of = position.tables.house_of
    return any(
        all(who in wild or (house_of[who] == house) == symbol.startswith("Y") for symbol, who in bound.items())
        for house in range(len(HOUSES))
    )


def _effects(position: PocketIntrigues, pattern: Pattern, bound: dict[str, int]) -> bool:
    ids = position.tables.ids
    wounded = {ids[who] for who in range(10) if position.court.wounded >> who & 1}
    rows = {ids[who]: position.court.row_of[who] for who in range(10)}
    for effect in pattern.effects:
        name = ids[bound[effect.symbol]]
        if effect.kind == "heal":
            if name not in wounded or name == "rodrik":
                return False
            wounded.remove(name)
        elif effect.kind == "move":
            if name in wounded and name == ("filia" if effect.steps > 0 else "brutol"):
                return False
            rows[name] += effect.steps
        elif "gerard" in wounded and name != "gerard" and rows["gerard"] == rows[name]:
            return False
    return True


@pytest.mark.rule("PI-4.3", "PI-4.5", "PI-4.6", "PI-4.7", "PI-4.8", "PI-4.9", "PI-4.10", "PI-4.17")
@pytest.mark.parametrize("edition", [RULES.edition, owners_edition()], ids=["reconstruction", "owned"])
def test_every_action_against_a_naive_reading(edition: PocketIntriguesEdition) -> None:
    for position in some_positions(14, edition):
        for action in position.tables.actions:
            engine = set()
            for place in range(action.count):
                if position.court.fits(action, place):
                    binding = action.bindings[place]
                    engine.add(tuple(binding // 10**symbol % 10 for symbol in range(action.symbols)))
            wanted = {in_order(action.pattern, binding) for binding in naive(position, action.pattern)}
            assert engine == wanted, (action.pattern, str(position))
