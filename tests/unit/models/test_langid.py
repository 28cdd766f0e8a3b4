"""The detector of languages: one model for all stores of a process."""

import pytest

from souvenance.core.language import plausible
from souvenance.errors import SettingsError
from souvenance.models import langid
from souvenance.models.langid import LanguageDetector

POLISH = "Wczoraj wieczorem ugotowałam barszcz"


def test_a_text_without_clear_function_words_is_asked_of_the_model() -> None:
    assert LanguageDetector(("en", "pl"))(POLISH) == "pl"
    assert LanguageDetector(("en", "fr"))(POLISH) in {"en", "fr"}  # one of its languages, always
    assert LanguageDetector(("fr",))("whatever it is") == "fr"


def test_detectors_of_the_same_languages_share_one_model() -> None:
    langid._identifier.cache_clear()
    for _ in range(3):
        LanguageDetector(plausible(()))(POLISH)
    assert langid._identifier.cache_info().misses == 1


def test_a_language_that_the_model_does_not_know_is_named() -> None:
    with pytest.raises(SettingsError, match="tlh"):
        LanguageDetector(("en", "tlh"))(POLISH)
