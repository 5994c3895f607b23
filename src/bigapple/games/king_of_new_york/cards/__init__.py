"""The 64 power cards (K11): `table` has them all as data, the other modules what some do."""
