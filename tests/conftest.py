"""Settings for all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

from .web import engines

# No deadline: the machine may be busy, and a slow example is no wrong example. The same examples every time.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


def pytest_report_header(config: pytest.Config) -> str:
    here = ", ".join(engines.found()) or "none"
    return f"engines beside Chromium: {here} (of Firefox and WebKit, what this machine has is tested)"
