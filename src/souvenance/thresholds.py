"""Every threshold and weight, with where it was read and the command that reads it again. Nothing else holds one."""

from dataclasses import dataclass, replace

# -- words ------------------------------------------------------------------------------------------------------------
K1 = 1.2  # BM25's saturation (Robertson & Zaragoza 2009, the usual value)
B = 0.75  # BM25's length normalisation

# What a word said next to a turn is worth, beside one said in it: 2 before, 1 before, 1 after, 2 after.
AROUND = (0.5, 0.7, 0.7, 0.5)


# -- fusion -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """What each piece of evidence is worth, in standard deviations of its own distribution over the scope.

    Read with `souvenance eval retrieval` on the tuning half of nine data sets; see docs/log.md for the sweep.
    """

    words: float = 0.5  # BM25 of the turn
    words_around: float = 0.75  # the same with the words of its neighbours
    words_of_session: float = 1.0  # BM25 of the whole session
    coverage: float = 0.5  # share of the question's words found here or next to it, by rarity
    dates: float = 1.5  # calendar dates of the question
    meaning: float = 1.75  # cosine of the turn
    meaning_around: float = 2.0  # mean cosine of it and its neighbours
    meaning_of_session: float = 0.75  # best cosine of the session
    mean_of_session: float = 0.5  # mean cosine of the session
    asks: float = -0.75  # share of questions among its sentences: an echo of the question is not its answer


SHIPPED = Weights()
TEXT_ONLY = replace(SHIPPED, meaning=0, meaning_around=0, meaning_of_session=0, mean_of_session=0)
VECTORS_ONLY = replace(SHIPPED, words=0, words_around=0, words_of_session=0, coverage=0, dates=0)

# -- language ---------------------------------------------------------------------------------------------------------
MIN_LETTERS_TO_DETECT = 20  # a detector calls "la banque" Spanish and "ok" German
CLEAR_FUNCTION_WORDS = 3  # different ones; agreement with the detector in docs/log.md

# -- vectors ----------------------------------------------------------------------------------------------------------
WINDOW_TOKENS = 400  # longer texts are cut: the default model reads 512 and blurs long before
MOST_WINDOWS = 16  # a turn; what lies beyond is found by its words
RESCORED = 2_000  # rows whose vectors are read and scored exactly, where a scope is too large to hold them all
