"""The bots of Coach Ride to Devil's Castle."""
