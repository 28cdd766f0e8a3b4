"""What all languages call a secret, put together for patterns: a text may be in any of them."""

import re

from souvenance.languages.secrets import SECRET_WORDS

_NOTHING = r"(?!)"


def every(field: str) -> str:
    """What every language brings to one field, as the alternatives of a verbose pattern; where none does, it finds nothing."""
    found = [getattr(words, field).replace("{opened}", words.opened) for words in SECRET_WORDS.values()]
    return "|".join(filter(None, found)).replace(" ", r"\ ") or _NOTHING


def hints(field: str) -> tuple[str, ...]:
    """What a text in lower case must hold one of, else no pattern of that kind finds anything in it."""
    return tuple(dict.fromkeys(hint for words in SECRET_WORDS.values() for hint in getattr(words, field)))


def one_of(field: str) -> re.Pattern[str]:
    """A pattern that a whole word of the field matches, whatever its case."""
    return re.compile(rf"(?:{every(field)})\Z", re.IGNORECASE)
