"""What a sentence speaks of where that stands before it."""

import pytest

from souvenance.core.headings import denies_figure, is_topic, tail_of
from souvenance.languages.reflection import FULL


@pytest.mark.parametrize(
    ("code", "sentence", "wanted"),
    [
        ("en", "Marmite?", True), ("en", "The Saturday market?", True), ("en", "Really?", False), ("en", "Do you row?", False),
        ("en", "Marmite.", False), ("fr", "Les épinards ?", True), ("fr", "Ah bon ?", False), ("fr", "Tu rames ?", False),
    ],
)  # fmt: skip
def test_a_few_words_with_a_question_mark_may_only_name_something(code: str, sentence: str, wanted: bool) -> None:
    assert is_topic(sentence, FULL[code]) is wanted


@pytest.mark.parametrize(
    ("code", "before", "sentence", "wanted"),
    [
        ("en", "450?", "No no, the scales said 510 kg.", True),
        ("en", "450?", "No, maybe 510.", False),
        ("en", "450?", "No idea.", False),
        ("en", "Is it 450 kg or more?", "No, 510 kg.", False),
        ("fr", "12 ?", "Non non, le salon fait 21 m².", True),
        ("fr", "12 ?", "Oui, 12.", False),
    ],
)
def test_a_figure_is_repeated_denied_and_put_right(code: str, before: str, sentence: str, wanted: bool) -> None:
    assert denies_figure(before, sentence, FULL[code]) is wanted


def test_what_stands_behind_a_short_heading() -> None:
    assert tail_of("Change of hall: the wedding is on 3 June") == "the wedding is on 3 June"
    assert tail_of("I told them all about it over two long weeks: no") == ""
    assert tail_of("at 10:30") == ""
