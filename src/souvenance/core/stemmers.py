"""The Snowball stemmers, one an algorithm."""

from functools import lru_cache

import Stemmer


@lru_cache(maxsize=16)
def stemmer(algorithm: str) -> Stemmer.Stemmer:
    """The stemmer of an algorithm ("english", "french"); it keeps no words, its callers do."""
    return Stemmer.Stemmer(algorithm, 0)
