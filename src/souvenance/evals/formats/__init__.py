"""The data formats of the benches, one a module."""

from souvenance.evals.formats.dates import Dated, read_dates
from souvenance.evals.formats.pairs import PAIR_LABELS, Pair, read_filled_pairs, read_pairs
from souvenance.evals.formats.planted import Planted, Unanswered, read_planted
from souvenance.evals.formats.retrieval import Conversation, Question, read
from souvenance.evals.formats.screening import ScreeningCase, read_screening
from souvenance.evals.formats.stories import Fact, Reflection, Story, read_stories
from souvenance.evals.formats.write import Exchange, Expected, Said, read_exchanges

__all__ = [
    "PAIR_LABELS", "Conversation", "Dated", "Exchange", "Expected", "Fact", "Pair", "Planted", "Question", "Reflection", "Said",
    "ScreeningCase", "Story", "Unanswered", "read", "read_dates", "read_exchanges", "read_filled_pairs", "read_pairs",
    "read_planted", "read_screening", "read_stories",
]  # fmt: skip
