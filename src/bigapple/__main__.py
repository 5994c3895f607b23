"""`python -m bigapple`."""

from __future__ import annotations

import sys

from bigapple.cli import main

if __name__ == "__main__":
    sys.exit(main())
