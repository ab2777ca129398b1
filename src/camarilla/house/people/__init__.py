"""People: guests at once, accounts when they want to stay, bots of other people."""
