"""Language detection by py3langid, restricted to the languages that are plausible here."""

import threading
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from souvenance.core.language import SAMPLE, UNKNOWN, by_function_words
from souvenance.errors import SettingsError

_LOADING = threading.Lock()


class LanguageDetector:
    """A ``DetectLanguage``: loads its model on first use (0.2 s) and answers one of its languages, always."""

    def __init__(self, languages: Sequence[str]) -> None:
        """``languages``: ISO 639-1 codes; one alone is the answer to everything."""
        self._languages = tuple(languages)

    def __call__(self, text: str) -> str:
        """The likeliest language of the first 400 characters of a text."""
        if len(self._languages) == 1:
            return self._languages[0]
        if (clear := by_function_words(text, self._languages)) is not None:
            return clear
        with _LOADING:  # once, however many ask at once
            identifier = _identifier(self._languages)
        return str(identifier.classify(text[:SAMPLE])[0]) or UNKNOWN


@lru_cache(maxsize=4)  # 76 MB each: one for all stores of a process that ask for the same languages
def _identifier(languages: tuple[str, ...]) -> Any:
    from py3langid.langid import MODEL_FILE, LanguageIdentifier

    identifier = LanguageIdentifier.from_model_file(MODEL_FILE)
    try:
        identifier.set_languages(list(languages))
    except ValueError as exc:
        raise SettingsError(f"languages: {exc}; give ISO 639-1 codes that the detector knows") from exc
    return identifier
