import pytest

from souvenance.core.slips import correction, said_anew, substituted, without_values
from souvenance.languages.reflection import FULL


@pytest.mark.parametrize(
    ("language", "sentence", "anew"),
    [
        ("en", "sorry, 16 looms", "16 looms"),
        ("en", "*Thursday", "Thursday"),
        ("en", "7 pm actually", "7 pm"),
        ("en", "12, typo", "12"),
        ("en", "sorry, 16 of what?", None),
        ("en", "16 looms", None),
        ("en", "sorry for the long message with 3 parts", None),
        ("fr", "pardon, 16 métiers", "16 métiers"),
        ("fr", "19 h en fait", "19 h"),
        ("fr", "pardon, encore une question à 3 parties et un détail", None),
    ],
)
def test_a_figure_beside_an_apology_is_said_anew(language: str, sentence: str, anew: str | None) -> None:
    assert said_anew(sentence, FULL[language]) == anew


def test_a_correction_is_what_follows_its_marker() -> None:
    assert correction("no wait, Tuesday!", FULL["en"]) == "Tuesday"
    assert correction("waiting for Tuesday", FULL["en"]) is None


@pytest.mark.parametrize(
    ("text", "right", "wanted"),
    [
        ("I keep 14 goats and 3 hens", "16 goats", "I keep 16 goats and 3 hens"),
        ("I keep 14 goats and 3 hens", "5", "I keep 14 goats and 5 hens"),
        ("The scan is on Tuesday", "Thursday", "The scan is on Thursday"),
        ("The choir meets at 6 pm", "7 pm", "The choir meets at 7 pm"),
        ("The choir meets often", "7 pm", None),
    ],
)
def test_the_thing_of_the_same_sort_is_replaced(text: str, right: str, wanted: str | None) -> None:
    assert substituted(text, right, "en") == wanted


def test_without_values_a_text_holds_what_they_are_of() -> None:
    assert without_values("16 goats on Tuesday", FULL["en"]).split() == ["goats", "on"]
