"""What bots know of Manhattan."""
