"""What to say when a package is missing that only researchers need."""

from __future__ import annotations

from ..core.errors import CamarillaError

INSTALL = "pip install 'camarilla[research]'"


def missing_extra(error: ImportError) -> CamarillaError:
    """The same in words for people, with the command that puts it right."""
    return CamarillaError(f"the research environments need {error.name or 'a package that is missing'}: {INSTALL}")
