"""Texts of made-up words, in which words are as frequent as in those of people: what speed is measured on."""

from functools import cache
from random import Random

from souvenance.languages import PACKS

_FUNCTION_WORDS = sorted(PACKS["en"].stop_words)
_FUNCTION_SHARE = 0.4
_VOWELS, _CONSONANTS = "aeiou", "bcdfglmnprstv"


def text_of(random: Random, words: int) -> str:
    """Two words in five are English function words; of the others the r-th of 20,000 comes about once in r."""
    return " ".join(
        random.choice(_FUNCTION_WORDS) if random.random() < _FUNCTION_SHARE else _word(int(20_000 ** random.random()))
        for _ in range(words)
    )


@cache
def _word(rank: int) -> str:
    made = Random(rank)  # the same word for the same rank
    return "".join(made.choice(_CONSONANTS) + made.choice(_VOWELS) for _ in range(made.randint(2, 4)))
