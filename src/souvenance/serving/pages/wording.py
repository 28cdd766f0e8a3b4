"""The words of the pages in one language: sentences by name, numbers, days and times as a reader of it has them."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime

from souvenance.core.moments import local
from souvenance.core.sentences import in_french
from souvenance.serving.pages.words import MONTHS, TEXTS

LANGUAGES = tuple(TEXTS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wording:
    """What the pages say."""

    language: str  # one of LANGUAGES
    texts: Mapping[str, str]

    def __call__(self, name: str, **values: object) -> str:
        """The sentence of this name. Raises KeyError for one that nobody wrote."""
        told = {key: self.number(value) if isinstance(value, int) else value for key, value in values.items()}
        return self.texts[name].format(**told)

    def count(self, name: str, n: int, **values: object) -> str:
        """The sentence for so many things."""
        one = n == 1 or (n == 0 and self.language == "fr")
        return self(f"{name}.{'one' if one else 'many'}", n=n, **values)

    def term(self, group: str, word: object) -> str:
        """A word of the engine (a kind, a status, a rule) in this language; the word itself where there is none."""
        return self.texts.get(f"{group}.{word}", str(word))

    def sentence(self, text: object) -> str:
        """A sentence of the engine in this language, where somebody translated it; else as it is."""
        return in_french(str(text), self.term) if self.language == "fr" else str(text)

    def number(self, n: float) -> str:
        """12,345 or 12 345."""
        return f"{n:,}" if self.language == "en" else f"{n:,}".replace(",", "\u202f")

    def day(self, at: datetime | date, tz: str) -> str:
        """The day that it was where the person is."""
        day = (local(at, tz) or at).date() if isinstance(at, datetime) else at
        return f"{day.day} {MONTHS[self.language][day.month - 1]} {day.year}"

    def minute(self, at: datetime, tz: str) -> str:
        """The day and the time on the person's clock."""
        return f"{self.day(at, tz)}, {local(at, tz) or at:%H:%M}"

    def second(self, at: datetime, tz: str) -> str:
        """The same to the second, for what happens several times a minute."""
        return f"{self.day(at, tz)}, {local(at, tz) or at:%H:%M:%S}"


WORDINGS = {language: Wording(language=language, texts=texts) for language, texts in TEXTS.items()}


def wording_for(accepted: str, chosen: str | None = None) -> Wording:
    """The wording for a reader; English where theirs is not there.

    Args:
        accepted: an Accept-Language header, "" for none.
        chosen: a language that the person chose before.
    """
    if chosen in WORDINGS:
        return WORDINGS[chosen]
    ranked = sorted(filter(None, map(_ranked, accepted.split(","))), key=lambda one: -one[0])
    return next((WORDINGS[language] for weight, language in ranked if weight > 0 and language in WORDINGS), WORDINGS["en"])


def _ranked(item: str) -> tuple[float, str] | None:
    """("fr-CA;q=0.8") -> (0.8, "fr"); None for what cannot be read."""
    tag, _, weight = item.strip().partition(";")
    if not weight:
        return 1.0, tag.strip().lower().partition("-")[0]
    try:
        return float(weight.strip().removeprefix("q=")), tag.strip().lower().partition("-")[0]
    except ValueError:
        return None
