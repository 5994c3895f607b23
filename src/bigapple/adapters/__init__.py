"""Doors for researchers: PettingZoo, Gymnasium and OpenSpiel. Each needs its optional extra."""
