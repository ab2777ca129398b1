"""Where bots think: processes of their own, so that nobody at a table waits for another's bot."""
