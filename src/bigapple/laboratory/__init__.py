"""The laboratory: very many games, simulated, counted, and told as a report."""
