"""Many memories written into a scope at once, past the decisions that each would take: a bench measures what comes after."""

from collections.abc import Iterable
from itertools import batched
from datetime import datetime

from souvenance.core.identity import digest
