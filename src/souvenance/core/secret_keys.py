"""Keys and credentials told by their shape: prefixes of providers, a password in an address, a header, a variable."""

from collections.abc import Iterator

import regex

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
# Whatever the pattern above finds holds one of these, in lower case: most texts need not be searched by it.
_KEY_HINTS = (
    "-----begin", "sk-", "sk_", "pk-", "pk_", "rk-", "rk_", "gh", "github_pat", "glpat-", "xox", "akia", "aiza", "hf_", "eyj",
)  # fmt: skip
_HIDDEN = r"(?!\[secret\])"  # what is masked already
# "postgres://app:PASSWORD@host"; a port holds no "@" before the path. Alone before the "@", only what looks like a token.
_ADDRESS = regex.compile(
    rf"://(?:[^\s/:@?#\[\]]{{0,64}}:{_HIDDEN}(?<code>[^\s/?#]{{1,200}})|"
    r"(?<code>(?=[\w~.-]{0,200}\d)(?=[\w~.-]{0,200}[A-Za-z])[\w~.-]{16,200}))@(?=[\w\[])"
)
_ASKED = regex.compile(
    r"[?&](?:api[_-]?key|access[_-]?token|auth[_-]?token|token|password|passwd|pwd|secret|sig|signature|key)="
    rf"{_HIDDEN}(?<code>[^\s&#\"'<>]{{4,2000}})",
    regex.IGNORECASE,
)
_HEADER = regex.compile(
    rf"\b(?:bearer|basic)\s(?<code>{_HIDDEN}(?=[\w~+/.=-]{{0,200}}\d)[\w~+/.=-]{{12,2000}})", regex.IGNORECASE
)
_OF_CURL = regex.compile(rf"\s(?:-u|--user)[ =]['\"]?[^\s:'\"]{{1,64}}:{_HIDDEN}(?<code>[^\s'\"]{{1,200}})")
# DB_PASSWORD=…, "access_key": "…"; not max_tokens=4000
_ASSIGNED = regex.compile(
    r"_(?:password|passwd|pwd|pass|secret|token|api_?key|access_?key|private_?key|secret_?access_?key)"
    rf"[\"']?\s?[:=]\s?[\"']?{_HIDDEN}(?!(?:true|false|none|null|os|process|env|getenv|config|settings)\b|[$<{{])"
    r"(?<code>[^\s\"',;&]{4,2000})",
    regex.IGNORECASE,
)
_NAMED_HINTS = ("pass", "pwd", "secret", "token", "key")


def keys_in(text: str, low: str) -> Iterator[tuple[int, int]]:
    """Where keys and credentials stand in a text: start, end. ``low`` is the text in lower case.

    Known false positives: an address whose path looks like a token before an "@".
    """
    if any(hint in low for hint in _KEY_HINTS):
        yield from (match.span() for match in _KEYS.finditer(text))
    if "://" in text:
        for pattern in (_ADDRESS, _ASKED):
            yield from (match.span("code") for match in pattern.finditer(text))
    if "bearer " in low or "basic " in low:
        yield from (match.span("code") for match in _HEADER.finditer(text))
    if " -u" in text or "--user" in text:
        yield from (match.span("code") for match in _OF_CURL.finditer(text))
    if "_" in text and any(hint in low for hint in _NAMED_HINTS):
        yield from (match.span("code") for match in _ASSIGNED.finditer(text))
