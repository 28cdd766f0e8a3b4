"""How far a negation reaches."""

import pytest

from souvenance.core.polarity import scopes
from souvenance.languages.reflection import reflection_pack_for


@pytest.mark.parametrize(
    ("language", "text", "stretches"),
    [
        ("en", "I have no red car here", ["I have no red car here"]),  # "car" is "for" in French only
        ("en", "not vegan, but my sister is", ["not vegan", "my sister is"]),
        ("en", "I never smoke BUT I drink", ["I never smoke", "I drink"]),
        ("fr", "pas ce soir car je dors", ["pas ce soir", "je dors"]),
        ("fr", "le bouton so chic", ["le bouton so chic"]),
        ("und", "nada, car mais but", ["nada", "car mais but"]),
    ],
)
def test_a_negation_reaches_to_the_next_word_that_ends_it_in_its_language(
    language: str, text: str, stretches: list[str]
) -> None:
    assert scopes(text, reflection_pack_for(language)) == stretches
