"""Languages that are not read by words."""

from dataclasses import replace

import pytest

from souvenance.core.unread import newly, unread, unread_sentence
from souvenance.languages.unread import NAMES, UNREAD

from .transcripts import turns_of


def test_languages_without_words_are_counted_the_most_frequent_first() -> None:
    languages = ("it", "zh", "en", "fr", "zh", "de")
    turns = [replace(turn, language=code) for turn, code in zip(turns_of(*"abcdef"), languages, strict=True)]
    assert unread(turns) == {"zh": 2, "it": 1, "de": 1}
    assert list(unread(turns)) == ["zh", "it", "de"]
    assert unread([]) == {}


def test_what_an_assistant_says_is_no_statement() -> None:
    assert unread(turns_of("A: 你好", language="zh")) == {}


@pytest.mark.parametrize(
    ("language", "told_in", "begins"),
    [
        ("zh", "en", "In Chinese only"),
        ("it", "fr", "En italien, seul"),
        ("ar", "de", "In Arabic only"),
        ("ik", "en", "In 'ik' only"),
    ],
)
def test_a_language_is_called_by_its_name_in_the_readers_language(language: str, told_in: str, begins: str) -> None:
    assert unread_sentence(language, told_in).startswith(begins)
    assert "reflector" in unread_sentence(language, told_in)


def test_every_name_is_there_in_both_languages() -> None:
    assert set(NAMES) == set(UNREAD) == {"en", "fr"}
    assert set(NAMES["en"]) == set(NAMES["fr"])


def test_a_language_is_told_of_when_it_comes_up() -> None:
    assert newly({}, {"zh": 1, "it": 2}) == ("zh", "it")
    assert newly({"zh": 1}, {"zh": 2, "it": 2}) == ("it",)
    assert newly({"zh": 1}, {}) == ()
