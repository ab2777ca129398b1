"""The house's doors: HTTP for what is asked once, the socket for play."""
