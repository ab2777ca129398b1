"""Every registered game passes the suite, the same one that games of other packages run."""

from __future__ import annotations

import pytest

from camarilla.conformance import Check, checks


@pytest.mark.parametrize("check", checks(), ids=str)
def test_conformance(check: Check) -> None:
    check()
