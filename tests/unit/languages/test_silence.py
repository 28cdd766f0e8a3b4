"""The questions that have no answer: data that calibrates and judges, so it must be whole."""

import pytest

from souvenance.core.silence import MOST_LANGUAGES, OWN_NAME_EVERY, null_questions
from souvenance.languages.silence import SILENCE_WORDS

FEWEST = 10  # of each kind in each half: a twentieth of fewer is nobody


@pytest.mark.parametrize("language", SILENCE_WORDS)
def test_a_language_has_both_kinds_and_names_and_no_line_twice(language: str) -> None:
    words = SILENCE_WORDS[language]
    for lines in (words.chat, words.foreign, words.names):
        assert len({line.casefold() for line in lines}) == len(lines)
        assert all(line and line == line.strip() for line in lines)
    assert len(words.names) >= 2
    assert not any("{" in line.replace("{name}", "") for line in (*words.chat, *words.foreign))
    assert not any("{name}" in line for line in words.chat)
    assert sum("{name}" in line for line in words.foreign) >= len(words.foreign) // 4
    for judging in (False, True):
        assert min(map(len, null_questions([language], [], judging=judging).values())) >= FEWEST


def test_no_line_stands_in_both_kinds_or_in_two_languages() -> None:
    every = [line.casefold() for words in SILENCE_WORDS.values() for line in (*words.chat, *words.foreign)]
    twice = {line for line in every if every.count(line) > 1}
    assert twice <= {"ok", "okay"}


@pytest.mark.parametrize("language", SILENCE_WORDS)
def test_what_judges_did_not_calibrate(language: str) -> None:
    halves = [null_questions([language], ["Ana"], judging=judging) for judging in (False, True)]
    for kind in ("chat", "foreign"):
        assert not set(halves[0][kind]) & set(halves[1][kind])


def test_every_third_question_is_about_somebody_of_the_scope() -> None:
    asked = null_questions(["en"], ["Zoltan"])["foreign"]
    assert all("Zoltan" not in text for number, text in enumerate(asked) if number % OWN_NAME_EVERY)
    assert any("Zoltan" in text for text in asked)
    assert not any("{name}" in text for text in (*asked, *null_questions(["en"], [])["foreign"]))


def test_languages_without_words_are_left_out_and_english_stands_in_for_none() -> None:
    assert null_questions(["xx"], []) == null_questions([], []) == null_questions(["en"], [])
    assert null_questions(["xx", "fr"], []) == null_questions(["fr"], [])
    assert null_questions(list(SILENCE_WORDS), []) == null_questions(list(SILENCE_WORDS)[:MOST_LANGUAGES], [])
