"""The command line: ``camarilla``."""

from __future__ import annotations

import sys

from ..core.errors import CamarillaError


def main() -> None:
    """Run the program. Bad input ends with a sentence and exit code 2, never with a traceback."""
    from .app import app

    try:
        app()
    except CamarillaError as error:
        print(f"camarilla: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        # Whoever read our output (head, less) has gone; there is nobody left to tell.
        sys.stderr.close()
        sys.exit(0)
