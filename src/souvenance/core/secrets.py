"""Secrets in a text: found by shape, masked wherever the text is indexed or shown. The ledger keeps what was said."""

import re
from collections.abc import Callable

import regex

MASK = "[secret]"

# Every repeat that can fail is bounded: no text makes these patterns slow.
_KEYS = regex.compile(
    r"""
    -----BEGIN\ [A-Z ]{0,40}PRIVATE\ KEY-----.*?(?:-----END\ [A-Z ]{0,40}PRIVATE\ KEY-----|\Z)
    # a digit, or both cases side by side: "sk-learn-is-a-long-word" is no key
    | \b(?:sk|pk|rk)[-_](?=[-_A-Za-z0-9]{0,60}(?:\d|[a-z][A-Z]|[A-Z][a-z]))(?:live|test|proj|ant|or)?[-_A-Za-z0-9]{16,}
    | \bgh[pousr]_[A-Za-z0-9]{30,} | \bgithub_pat_[A-Za-z0-9_]{30,} | \bglpat-[\w-]{18,}
    | \bxox[abprs]-[A-Za-z0-9-]{10,} | \bAKIA[0-9A-Z]{16}\b | \bAIza[\w-]{30,} | \bhf_[A-Za-z0-9]{30,}
    | \beyJ[\w-]{10,1000}+\.eyJ[\w-]{10,8000}+\.[\w-]{10,}
    """,
    regex.VERBOSE | regex.DOTALL,
)
# A word for a secret, then what it is: "my password is hunter2", "mot de passe : abc", "PIN 4821". What follows must look
# like no word of prose (it holds a digit or a sign, or is quoted), unless a colon or "=" says that it is the value. A
# number that follows at a distance must be of a PIN and no year: "I changed my password in 2019".
_NAMED = regex.compile(
    r"""
    \b(?:passwords?|passphrases?|passwd|pwd|mots?\ de\ passe|mdp|api[\ _-]?keys?|cl[eé]s?\ (?:api|d['’]api|secr[eè]tes?)
        |secret(?:\ key)?|access\ token|auth\ token|passwort|kennwort|contrase[nñ]a|senha
        |(?P<digits>pin(?:\ code)?|passcodes?|code\ (?:pin|secret|wifi|confidentiel)))\b
    (?=[^\n]{0,80}[\p{Nd}\p{S}:=!?#%&*@"«“])  # else the rest need not be tried
    (?: \s{1,3}(?P<pin>\d{4,8})\b(?![-/.]?\d)
      | [^\n:=]{0,30}?
        (?: \s{0,3}[:=]\s{0,3}["'«“‘]?\s{0,3}(?P<value>[^\s"'»”’,;]{3,})
          | \s{1,3}(?:is|est|c['’]est|ist|es|è|é|to|=)?\s{0,3}["«“‘](?P<quoted>[^"»”’\n]{3,64})["»”’]
          | \s{1,3}(?:(?:is|est|c['’]est|ist|es|è|é|to)(?:\s{1,3}(?:now|maintenant))?
              |(?:en|par)(?!\s{1,3}(?:19|20)\d\d\b))\s{1,3}
            (?P<said>(?=\S{0,64}[\p{Nd}\p{S}!?#$%&*@^])[^\s,;"]{4,200}?)(?=[\s,;"]|[.!?]?(?:\s|\Z))
          | (?(digits)\s(?P<far>(?!(?:19|20)\d\d\b)\d{4,8})\b(?![-/.]?\d)|(?!))
        )
    )
    """,
    regex.VERBOSE | regex.IGNORECASE,
)
_CARD = regex.compile(r"(?<![\d-])(?:\d[ -]?){12,18}\d(?![\d-])")
# Whatever the patterns above find holds one of these, in lower case: most texts need not be searched by them.
_KEY_HINTS = (
    "-----begin",
    "sk-",
    "sk_",
    "pk-",
    "pk_",
    "rk-",
    "rk_",
    "gh",
    "github_pat",
    "glpat-",
    "xox",
    "akia",
    "aiza",
    "hf_",
    "eyj",
)
_WORD_HINTS = (
    "pass", "pwd", "mdp", "api", "secret", "token", "kennwort", "contrase", "senha", "pin", "code", "cl\u00e9", "cle",
)  # fmt: skip
_CARD_HINT = re.compile(r"[0-9][0-9 -]{11}")


def mask(text: str) -> str:
    """The text with each secret replaced by ``[secret]``.

    Keys are told by their prefix, cards by their check digit, passwords by the word before them.

    Known false positives: a long number that happens to pass the card check; a word in quotes right after "password".
    """
    low = text.lower()
    if any(hint in low for hint in _KEY_HINTS):
        text = _KEYS.sub(MASK, text)
    if any(hint in low for hint in _WORD_HINTS):
        text = _NAMED.sub(_value_masked, text)
    return _CARD.sub(_if(_is_card), text) if _CARD_HINT.search(text) else text


def _value_masked(match: regex.Match[str]) -> str:
    for name in ("pin", "value", "quoted", "said", "far"):
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
