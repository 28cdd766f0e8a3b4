"""Secrets in a text: found by shape, masked wherever the text is indexed or shown. The ledger keeps what was said."""

from collections.abc import Callable

import regex

MASK = "[secret]"

_KEYS = regex.compile(
    r"""
    -----BEGIN\ [A-Z ]*PRIVATE\ KEY-----.*?(?:-----END\ [A-Z ]*PRIVATE\ KEY-----|\Z)
    | \b(?:sk|pk|rk)[-_](?:live|test|proj|ant|or)?[-_A-Za-z0-9]{16,}
    | \bgh[pousr]_[A-Za-z0-9]{30,} | \bgithub_pat_[A-Za-z0-9_]{30,} | \bglpat-[\w-]{18,}
    | \bxox[abprs]-[A-Za-z0-9-]{10,} | \bAKIA[0-9A-Z]{16}\b | \bAIza[\w-]{30,} | \bhf_[A-Za-z0-9]{30,}
    | \beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}
    """,
    regex.VERBOSE | regex.DOTALL,
)
# A word for a secret, then what it is: "my password is hunter2", "mot de passe : abc", "PIN 4821". What follows must look
# like no word of prose (it holds a digit or a sign, or is quoted), unless a colon or "=" says that it is the value.
_NAMED = regex.compile(
    r"""
    \b(?:password|passphrase|passwd|passcode|pwd|mot\ de\ passe|mdp|code\ (?:pin|secret|wifi|confidentiel)|pin(?:\ code)?
        |api[\ _-]?key|cl[eé]\ (?:api|d['’]api|secr[eè]te)|secret(?:\ key)?|access\ token|auth\ token
        |passwort|kennwort|contrase[nñ]a|password\ del\ wifi|senha)\b
    [^\n:=]{0,30}?
    (?: \s*[:=]\s*["'«“‘]?\s*(?P<value>[^\s"'»”’,;]{3,})
      | \s+(?:is|est|c['’]est|ist|es|è|é|to|=)?\s*["«“‘](?P<quoted>[^"»”’\n]{3,64})["»”’]
      | \s+(?:is|est|c['’]est|ist|es|è|é|to)\s+(?P<said>(?=\S*[\p{Nd}\p{S}!?#$%&*@^])[^\s,;"]{4,}?)(?=[\s,;"]|[.!?]?(?:\s|\Z))
      | \s+(?P<pin>\d{4,8})\b
    )
    """,
    regex.VERBOSE | regex.IGNORECASE,
)
_CARD = regex.compile(r"(?<![\d-])(?:\d[ -]?){12,18}\d(?![\d-])")
_HINT = regex.compile(r"\d{4}|[-_=:]|pass|pin|code|secret|cl[eé]|senha|kenn|contra|mdp|pwd", regex.IGNORECASE)


def mask(text: str) -> str:
    """The text with each secret replaced by ``[secret]``.

    Keys are told by their prefix, cards by their check digit, passwords by the word before them.

    Known false positives: a long number that happens to pass the card check; a word in quotes right after "password".
    """
    if not _HINT.search(text):
        return text
    text = _KEYS.sub(MASK, text)
    text = _NAMED.sub(_value_masked, text)
    return _CARD.sub(_if(_is_card), text)


def _value_masked(match: regex.Match[str]) -> str:
    for name in ("value", "quoted", "said", "pin"):
        if match[name] is not None:
            start, end = (place - match.start() for place in match.span(name))
            return match[0][:start] + MASK + match[0][end:]
    return match[0]


def _if(test: Callable[[str], bool]) -> Callable[[regex.Match[str]], str]:
    return lambda match: MASK if test(match[0]) else match[0]


def _is_card(number: str) -> bool:
    """13 to 19 digits that pass the check of ISO/IEC 7812 (Luhn)."""
    digits = [int(c) for c in number if c.isdigit()]
    doubled = [sum(divmod(2 * digit, 10)) for digit in digits[-2::-2]]
    return len(set(digits)) > 1 and (sum(digits[::-2]) + sum(doubled)) % 10 == 0
