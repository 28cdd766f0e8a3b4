"""Secrets in a text: found by shape, masked wherever the text is indexed or shown. The ledger keeps what was said."""

import re
from collections.abc import Callable

import regex

from souvenance.languages.secrets import SECRET_WORDS

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


def _all(field: str) -> str:
    """What every language brings to one field, as the alternatives of a verbose pattern."""
    every = [getattr(words, field).replace("{opened}", words.opened) for words in SECRET_WORDS.values()]
    return "|".join(filter(None, every)).replace(" ", r"\ ")


def _hints(field: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(hint for words in SECRET_WORDS.values() for hint in getattr(words, field)))


# A word for a secret, then what it is: "my password is hunter2", "mot de passe : abc", "PIN 4821". What follows must look
# like no word of prose (it holds a digit or a sign, or is quoted), unless a colon or "=" says that it is the value. A
# number that follows at a distance must be of a PIN and no year: "I changed my password in 2019".
_NAMED = regex.compile(
    rf"""
    \b(?:{_all("names")}|(?P<digits>{_all("numbers")}))\b
    (?=[^\n]{{0,80}}[\p{{Nd}}\p{{S}}:=!?#%&*@"«“])  # else the rest need not be tried
    (?: \s{{1,3}}(?P<pin>\d{{4,8}})\b(?![-/.]?\d)
      | (?(digits)(?!)|\s{{1,3}}(?P<direct>(?=\p{{L}}\S{{0,60}}\d|\d\S{{0,60}}\p{{L}})[^\s,;"]{{6,64}}?)
        (?=[\s,;"]|[.!?]?(?:\s|\Z)))
      | ['’]s\s{{1,3}}(?P<its>(?=\S{{0,64}}[\p{{Nd}}\p{{S}}!?#$%&*@^])[^\s,;"]{{4,200}}?)(?=[\s,;"]|[.!?]?(?:\s|\Z))
      | [^\n:=]{{0,30}}?
        (?: \s{{0,3}}[:=]\s{{0,3}}["'«“‘]?\s{{0,3}}(?P<value>[^\s"'»”’,;]{{3,}})
          | \s{{1,3}}(?:{_all("copulas")}|=)?\s{{0,3}}["«“‘](?![^"»”’\n]{{0,64}}\[secret\])
            (?P<quoted>[^"»”’\n]{{3,64}})["»”’]
          | \s{{1,3}}(?:(?:{_all("copulas")})(?:\s{{1,3}}(?:{_all("adverbs")}))?
              |(?:{_all("set_to")})(?!\s{{1,3}}(?:19|20)\d\d\b))\s{{1,3}}
            (?P<said>(?=\S{{0,64}}[\p{{Nd}}\p{{S}}!?#$%&*@^])[^\s,;"]{{4,200}}?)(?=[\s,;"]|[.!?]?(?:\s|\Z))
          | (?(digits)\s(?P<far>(?!(?:19|20)\d\d\b)\d{{4,8}})\b(?![-/.]?\d)|(?!))
        )
    )
    """,
    regex.VERBOSE | regex.IGNORECASE,
)
# A code that opens something, before or after what it opens: "le code du portail est 4519B", "4471 is the gate code". The code
# holds three digits or more, and is no year told as one.
_CODE = r"(?=[A-Z#*-]{0,4}\d(?:[A-Z#*-]{0,2}\ ?\d){2})[A-Z0-9#*][A-Z0-9#*-]{1,24}(?:\ \d{2,4}\b){0,6}"
_YEAR = r"(?!(?:19|20)\d\d\b(?![#*]))"
_SAID = rf"(?:['’]s|\s(?:{_all('copulas')})|,?\ c['’]est|\s?[:=])?(?:\s(?:{_all('adverbs')}))?\s?"
_OPENING = regex.compile(
    rf"\b(?:{_all('opened')})\b[^\n.!?;]{{0,20}}?\b(?:{_all('opens_with')})\s(?<code>{_CODE})|"
    rf"\b(?:{_all('alarms')})\s?[:=]?\s?"
    rf"(?<code>(?!(?:19|20)\d\d\b)\d{{4,6}}[A-Z]?[#*]?)(?!\d|\s?(?:€|%|euros|eur|pounds|h\b|am\b|pm\b|:\d))|"
    rf"\b(?:{_all('openers')})\b(?:{_SAID}\b(?<code>{_CODE})|(?:['’]s\b)?[^\n.!?;]{{0,40}}?(?:\s|[:=]\s?|"
    rf"['’])\b(?<code>{_YEAR}{_CODE}))(?![\w€$£%])"
    rf"|(?<![\w,.])(?<code>{_YEAR}{_CODE})\s?(?:,|:|\(|=|{_all('told_of')})\ ?(?:{_all('articles')})?\ ?"
    rf"(?:{_all('openers')})\b",
    regex.VERBOSE | regex.IGNORECASE,
)
# Country, check digits, account: kept apart from order numbers by the check of ISO 13616, or by the word before it.
_IBAN = regex.compile(r"\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?\b")
_IBAN_HINT = re.compile(r"[A-Za-z]{2}[0-9]{2}[ -]?[A-Za-z0-9]{4}")
_NAMED_IBAN = regex.compile(
    rf"\b(?:{_all('accounts')})\b[^\n\d]{{0,30}}?(?<code>(?:[A-Z]{{2}}\ ?)?\d[\dA-Z -]{{8,40}}\d)", regex.IGNORECASE
)
# A name and a password side by side: "login is bram / Tulip!2024".
_LOGIN = regex.compile(
    rf"\b(?:{_all('logins')})\b[^\n/:|]{{0,30}}?[:=]?\s?[^\s/:|]{{2,40}}\s?[/:|"
    r"]\s?(?<code>(?=\S{0,60}[\d!@#$%^&*])[^\s,;]{5,64}?)(?=[\s,;]|[.!?]?(?:\s|\Z))",
    regex.IGNORECASE,
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
_WORD_HINTS = _hints("hints")
_LOGIN_HINTS = _hints("login_hints")
_OPENING_HINTS = _hints("opening_hints")
_ACCOUNT_HINTS = _hints("account_hints")
_CARD_HINT = re.compile(r"[0-9][0-9 -]{11}")


def mask(text: str) -> str:
    """The text with each secret replaced by ``[secret]``.

    Keys are told by their prefix, cards and bank accounts by their check digits, passwords by the word before them, codes by
    what they open.

    Known false positives: a long number that happens to pass the card check; a word in quotes right after "password"; three
    digits or more near "the door code" that are something else.
    """
    low = text.lower()
    if any(hint in low for hint in _OPENING_HINTS):
        text = _OPENING.sub(_code_masked, text)
    if any(hint in low for hint in _ACCOUNT_HINTS):
        text = _NAMED_IBAN.sub(_code_masked, text)
    if any(hint in low for hint in _LOGIN_HINTS):
        text = _LOGIN.sub(_code_masked, text)
    if _IBAN_HINT.search(text):
        text = _IBAN.sub(_if(_is_iban), text)
    if any(hint in low for hint in _KEY_HINTS):
        text = _KEYS.sub(MASK, text)
    if any(hint in low for hint in _WORD_HINTS):
        text = _NAMED.sub(_value_masked, text)
    return _CARD.sub(_if(_is_card), text) if _CARD_HINT.search(text) else text


def _value_masked(match: regex.Match[str]) -> str:
    for name in ("pin", "direct", "its", "value", "quoted", "said", "far"):
        if match[name] is not None:
            start, end = (place - match.start() for place in match.span(name))
            return match[0][:start] + MASK + match[0][end:]
    return match[0]


def _code_masked(match: regex.Match[str]) -> str:
    start, end = (place - match.start() for place in match.span("code"))
    return match[0][:start] + MASK + match[0][end:]


def _is_iban(text: str) -> bool:
    """15 to 34 signs whose check digits are right (ISO 13616, mod 97)."""
    signs = [sign for sign in text.upper() if sign.isalnum()]
    if not 15 <= len(signs) <= 34:  # noqa: PLR2004 - the standard's
        return False
    number = "".join(str(int(sign, 36)) for sign in signs[4:] + signs[:4])
    return int(number) % 97 == 1


def _if(test: Callable[[str], bool]) -> Callable[[regex.Match[str]], str]:
    return lambda match: MASK if test(match[0]) else match[0]


def _is_card(number: str) -> bool:
    """13 to 19 digits that pass the check of ISO/IEC 7812 (Luhn)."""
    digits = [int(c) for c in number if c.isdigit()]
    doubled = [sum(divmod(2 * digit, 10)) for digit in digits[-2::-2]]
    return len(set(digits)) > 1 and (sum(digits[::-2]) + sum(doubled)) % 10 == 0
