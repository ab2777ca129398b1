"""Coach Ride to Devil's Castle for research: its observations, its actions and its picture."""
