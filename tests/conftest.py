"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings

# No deadline: the machine may be busy, and a slow example is no wrong example. The same examples every time.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
