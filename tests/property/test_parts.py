"""Parts of any text: read without fail, the same twice, and none of words that the text does not have."""

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.fold import fold
from souvenance.core.parts import joined_in, spells_of, uses_of
from souvenance.core.quantities import stems_and_values

_WORDS = st.sampled_from(
    [
        "i",
        "we",
        "no",
        "longer",
        "stopped",
        "rowing",
        "on",
        "mondays",
        "and",
        "fridays",
        "for",
        "the",
        "cakes",
        "in",
        "york",
        "used",
        "to",
        "too",
        "my",
        "other",
        "plus",
        "le",
        "jeudi",
        "et",
        "pour",
        ",",
        ".",
    ]
)


@given(st.lists(_WORDS, max_size=20).map(" ".join), st.sampled_from(["en", "fr", "zh"]))
def test_parts_are_words_of_the_text(text: str, language: str) -> None:
    folded = fold(text)
    known = {*stems_and_values(folded, language), "*"}
    for read in (spells_of, uses_of):
        assert read(folded, language) == read(folded, language)
        assert {one for one in read(folded, language) if one[0] not in "w#@"} <= known
    assert {one for one in joined_in(folded, language) if one[0] != "w"} <= known
