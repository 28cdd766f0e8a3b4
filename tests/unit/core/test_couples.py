"""With whom a statement says that it is over."""

import pytest

from souvenance.core.couples import parted_from, partners_of

PARTED = (
    ("en", "thomas and i broke up last week", {"thoma"}),
    ("en", "julie left me", {"juli"}),
    ("en", "i broke up with my boyfriend", {"boyfriend"}),
    ("en", "me and ed have split up", {"ed"}),
    ("fr", "thomas et moi on a rompu", {"thom"}),
    ("fr", "julie m'a quittee hier", {"jul"}),
    ("fr", "j'ai quitte mon copain", {"copain"}),
    ("fr", "on s'est separes, emma et moi", {"emma"}),
)
TOGETHER = (
    ("en", "julie left me a note"),
    ("en", "thomas and i broke up the fight"),
    ("en", "zoe and i split the bill"),
    ("fr", "julie m'a laisse un mot"),
    ("fr", "julie m'a quitte des yeux"),
    ("fr", "paul et anna ont rompu"),
    ("zh", "我们分手了"),
)


@pytest.mark.parametrize(("language", "text", "wanted"), PARTED)
def test_who_one_is_no_longer_with_is_read(language: str, text: str, wanted: set[str]) -> None:
    assert parted_from(text, language) == wanted


@pytest.mark.parametrize(("language", "text"), TOGETHER)
def test_what_ends_no_couple_names_nobody(language: str, text: str) -> None:
    assert parted_from(text, language) == frozenset()


def test_partners_are_words_of_the_packs_kin() -> None:
    assert "boyfriend" in partners_of("en")
    assert "copain" in partners_of("fr")
    assert partners_of("zh") == frozenset()
