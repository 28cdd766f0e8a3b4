import pytest

from souvenance.core.grounding import ungrounded


def invented(text: str, source: str, language: str = "en") -> list[str]:
    return ungrounded(text, [source], said_at=[None], allowed=[], language=language)


@pytest.mark.parametrize("title", ["Dr.", "Mr.", "Mrs.", "Prof.", "Pr.", "M.", "Mme", "Mlle."])
def test_a_name_behind_a_title_needs_a_source(title: str) -> None:
    assert invented(f"I see {title} Martin on Monday.", f"I see {title} Bernard on Monday.") == ["Martin"]
    assert invented(f"I see {title} Martin on Monday.", f"I see {title} Martin on Monday.") == []


def test_a_capital_that_only_begins_a_sentence_is_no_name() -> None:
    assert invented("I left. Walks help.\nNotes: Rain again", "I left, it rained") == []
