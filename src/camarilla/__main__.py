"""``python -m camarilla`` is the command line."""

from .cli import main

main()
