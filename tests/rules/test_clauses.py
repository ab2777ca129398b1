"""Every clause of docs/rules is proved by a test that names it, and no test names a clause that is not there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from camarilla import find, names

HERE = Path(__file__).parent
CLAUSES = HERE.parents[1] / "docs" / "rules"


def clauses_of(game: str) -> list[str]:
    source = (CLAUSES / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\*", source, re.MULTILINE)


def named_by_tests() -> dict[str, list[str]]:
    """Clause by clause, the tests that carry ``@pytest.mark.rule`` with it."""
    named: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in _marks(node):
                    named.setdefault(clause, []).append(f"{path.name}::{node.name}")
    return named


def _marks(function: ast.FunctionDef) -> list[str]:
    found = []
    for mark in function.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            found += [
                word.value for word in mark.args if isinstance(word, ast.Constant) and isinstance(word.value, str)
            ]
    return found


@pytest.mark.parametrize("game", names())
def test_every_clause_has_a_test(game: str) -> None:
    clauses = clauses_of(game)
    assert clauses, f"docs/rules/{game}.md lists no clause"
    assert len(clauses) == len(set(clauses))
    prefix = find(game).code.upper()
    assert all(clause.startswith(f"{prefix}-") for clause in clauses)
    assert [clause for clause in clauses if clause not in named_by_tests()] == []


def test_no_test_names_a_clause_that_is_not_there() -> None:
    known = {clause for game in names() for clause in clauses_of(game)}
    assert {clause: tests for clause, tests in named_by_tests().items() if clause not in known} == {}
