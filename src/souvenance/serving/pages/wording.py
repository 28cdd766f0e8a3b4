"""The words of the pages in one language: sentences by name, numbers, days and times as a reader of it has them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime

from souvenance.core.moments import local
from souvenance.core.sentences import in_french, rule_in_french, typeset
from souvenance.serving.pages.words import MONTHS, TEXTS
from souvenance.serving.whereabouts import without_folders

LANGUAGES = tuple(TEXTS)
_ROLES = frozenset({"user", "assistant", "tool"})  # speakers that nobody named
_OF_WORDS = frozenset({"kind", "status", "verdict"})  # fields whose values are words of the engine
_OF_SELF = re.compile(r" me(?=$| ended$)")  # an attribute of the speaker, as a rule names it
_CHANGE = re.compile(r"(\w+): (.*) → (.*)", re.DOTALL)
_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:\+00:00|Z)")


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
        """A sentence of the engine in this language, where somebody translated it; else as it is, without folders."""
        plain = without_folders(str(text))
        return in_french(plain, self.term) if self.language == "fr" else plain

    def is_english(self, text: object) -> bool:
        """Whether a sentence of the engine stays in English for a reader of another language."""
        return (
            self.language != "en" and str(text) not in self.texts.values() and self.sentence(text) == without_folders(str(text))
        )

    @property
    def colon(self) -> str:
        """What stands between a name and its value."""
        return "\N{NO-BREAK SPACE}: " if self.language == "fr" else ": "

    def rule(self, name: object) -> tuple[str, str]:
        """The name of a rule, and the id within it that no language changes: ("screening", "plant"); "" where there is none."""
        head, colon, rest = str(name).rpartition("screening: ")
        said = f"{head}screening" if colon else rest
        named = rule_in_french(said) if self.language == "fr" else _OF_SELF.sub("", said)
        return named, rest if colon else ""

    def origins(self, joined: object) -> str:
        """Who said something, one or several: "user+web" -> "the person, the web"."""
        return ", ".join(self.term("origin", one) for one in str(joined).split("+"))

    def speaker(self, name: str) -> str:
        """Who speaks in a turn; in this language where nobody has a name."""
        return self.term("origin", name) if name in _ROLES else name

    def session(self, name: str) -> str:
        """The name of a conversation; in this language where the engine gave it."""
        return self.texts.get(f"session_of.{name}", name)

    def change(self, line: str, tz: str) -> str:
        """A line of a timeline, "status: active → expired", as a person says it; what people said in it stays.

        Args:
            line: the field, what it was and what it is; as it is where it is none of ours.
            tz: of the reader, for times.
        """
        found = _CHANGE.fullmatch(line)
        if found is None or f"field.{found[1]}" not in self.texts:
            return self.sentence(line)
        name, before, after = found.groups()
        return f"{self(f'field.{name}')}{self.colon}{self._value(name, before, tz)} → {self._value(name, after, tz)}"

    def _value(self, field: str, value: str, tz: str) -> str:
        """What a field was or is: a word of the engine, a time, a number, yes or no; texts as they are."""
        if field in _OF_WORDS:
            return self.term(field, value)
        if field in {"text", "subject"} or (field == "story" and value != "none"):
            return value
        if _MOMENT.fullmatch(value):
            return self.minute(datetime.fromisoformat(value), tz)
        if re.fullmatch(r"-?\d+\.\d+", value):
            return self.fixed(float(value), 2)
        return self.texts.get(f"value.{value}", value)

    def fixed(self, n: float, digits: int) -> str:
        """0.25 or 0,25."""
        return self._point(f"{n:.{digits}f}")

    def signed(self, n: float, digits: int = 2) -> str:
        """+0.27 or −0,27, with the sign that is a minus."""
        return self._point(f"{n:+.{digits}f}".replace("-", "\N{MINUS SIGN}"))

    def _point(self, told: str) -> str:
        return told if self.language == "en" else told.replace(".", ",")

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


WORDINGS = {
    language: Wording(
        language=language, texts={name: typeset(text) if language == "fr" else text for name, text in texts.items()}
    )
    for language, texts in TEXTS.items()
}


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
