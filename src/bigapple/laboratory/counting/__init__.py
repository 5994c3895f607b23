"""The compiled half of the laboratory: games played by a policy, counted as they are played.

Nothing but sums leaves it: a million games are as many small additions to one record.
"""
