compile-progress = Preparing { $purpose } for this machine. This happens once.
