"""Whatever a sentence quotes is quoted in French too, and nothing that people say breaks the saying of it."""

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.sentences import in_french, rule_in_french, typeset
from souvenance.serving.pages.wording import WORDINGS

said = st.text(max_size=60) | st.sampled_from(
    ["{0}", "{inner}", "a → b", "it is empty", "now: yes", "我喜欢喝茶", "C'est « ça »"]
)


def as_it_is(_group: str, word: str) -> str:
    return word


@given(said)
def test_what_is_quoted_stays_word_for_word(words: str) -> None:
    if words:
        assert in_french(f"left: it; said later: {words}", as_it_is) == typeset("quitté : it ; dit plus tard : ") + words
        assert in_french(f"proposed: {words}", as_it_is) == typeset("proposé : ") + words
        assert in_french(f"left: {words}", as_it_is) == typeset("quitté : ") + words


@given(said)
def test_any_text_is_told_in_some_way(words: str) -> None:
    assert isinstance(in_french(words, as_it_is), str)
    assert isinstance(rule_in_french(words), str)
    for wording in WORDINGS.values():
        assert words in wording.change(f"text: {words} → {words}", "UTC")
        assert isinstance(wording.change(words, "UTC"), str)
        assert isinstance(wording.rule(words)[0], str)
