"""People: guests, accounts and programs, and how each of them proves who they are."""
