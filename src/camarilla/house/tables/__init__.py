"""Tables: where a game is set up, played and watched. A table is its log; all else is worked out from it."""
