"""The other browser engines of this machine: which of them can be had, and where their programs are."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

MINI_BROWSERS = ("usr/lib/*/webkit2gtk-4.*/MiniBrowser", "usr/libexec/webkit2gtk-4.*/MiniBrowser")
"""WebKitGTK's own browser is no command: it lies beside its library."""


def firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def mini_browser() -> str | None:
    places = [str(place) for pattern in MINI_BROWSERS for place in sorted(Path("/").glob(pattern))]
    return shutil.which("MiniBrowser") or (places[-1] if places else None)


def found() -> Iterator[str]:
    """The engines that can be had here."""
    if firefox():
        yield "firefox"
    if mini_browser() and shutil.which("WebKitWebDriver") and shutil.which("Xvfb"):
        yield "webkit"
