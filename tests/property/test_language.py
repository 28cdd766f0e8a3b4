"""What tells the language of a short text."""

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.language import PLAUSIBLE, by_telling_words, usual_language
from souvenance.languages.telling import TELLING

LANGUAGES = st.lists(st.sampled_from(PLAUSIBLE), unique=True)


@given(st.text(), LANGUAGES)
def test_only_a_language_that_was_asked_about_is_answered(text: str, languages: list[str]) -> None:
    assert by_telling_words(text, languages) in {None, *languages}


@given(st.sampled_from(sorted(TELLING)).flatmap(lambda code: st.tuples(st.just(code), st.sampled_from(sorted(TELLING[code])))))
def test_a_telling_word_tells_its_language_and_beside_one_of_another_none(told: tuple[str, str]) -> None:
    code, word = told
    assert by_telling_words(f"{word}'x 12" if len(word) == 1 else f"{word} 12", PLAUSIBLE) == code
    other = "ich" if code != "de" else "nous"
    assert by_telling_words(f"{word} {other}", PLAUSIBLE) is None


@given(st.lists(st.none() | st.sampled_from(PLAUSIBLE)))
def test_no_language_is_told_by_more_texts_than_the_usual_one(languages: list[str | None]) -> None:
    usual = usual_language(languages)
    assert all(languages.count(usual) >= languages.count(language) for language in languages if language is not None)
