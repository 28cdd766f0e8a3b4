"""Language detection by py3langid, restricted to the languages that are plausible here."""

import threading
from collections.abc import Sequence
from typing import Any

from souvenance.core.language import SAMPLE, UNKNOWN, by_function_words
from souvenance.errors import SettingsError


class LanguageDetector:
    """A ``DetectLanguage``: loads its model on first use (0.2 s) and answers one of its languages, always."""

    def __init__(self, languages: Sequence[str]) -> None:
        """``languages``: ISO 639-1 codes; one alone is the answer to everything."""
        self._languages = tuple(languages)
        self._identifier: Any = None
        self._lock = threading.Lock()

    def __call__(self, text: str) -> str:
        """The likeliest language of the first 400 characters of a text."""
        if len(self._languages) == 1:
            return self._languages[0]
        if (clear := by_function_words(text, self._languages)) is not None:
            return clear
        if self._identifier is None:
            with self._lock:
                self._identifier = self._identifier or self._load()
        return str(self._identifier.classify(text[:SAMPLE])[0]) or UNKNOWN

    def _load(self) -> Any:
        from py3langid.langid import MODEL_FILE, LanguageIdentifier

        identifier = LanguageIdentifier.from_model_file(MODEL_FILE)
        try:
            identifier.set_languages(list(self._languages))
        except ValueError as exc:
            raise SettingsError(f"languages: {exc}; give ISO 639-1 codes that the detector knows") from exc
        return identifier
