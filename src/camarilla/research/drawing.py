"""Pictures of a board as numbers: the SVG of a view, made into pixels by resvg."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

from ..core.rules import AnyRules
from ..core.view import AnyView
from .extra import missing_extra
from .parts import draw_board

try:
    import matplotlib
    import numpy as np
    from PIL import Image
    from resvg_py import svg_to_bytes
except ImportError as error:
    raise missing_extra(error) from None


def pixels(rules: AnyRules, view: AnyView, language: str = "en") -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Height, width and three colours. The letters are matplotlib's DejaVu, so that pictures are alike everywhere."""
    fonts = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
    letters = [str(fonts / name) for name in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")]
    drawn = svg_to_bytes(
        svg_string=draw_board(rules, view, language),
        skip_system_fonts=True,
        font_files=letters,
        font_family="DejaVu Sans",
        sans_serif_family="DejaVu Sans",
    )
    return np.asarray(Image.open(BytesIO(drawn)).convert("RGB"), np.uint8)


def shown(rules: AnyRules, view: AnyView, mode: str | None) -> str | np.ndarray[Any, Any] | None:
    """What ``render`` gives for each of the modes that environments know."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return pixels(rules, view)
    text = rules.draw(view)
    if mode == "ansi":
        return text
    print(text)
    return None
