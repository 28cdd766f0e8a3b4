"""Who is signed in: a token in a cookie, and the proof that an action comes from a page of ours."""

import hmac
import re
import secrets
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

TOKEN_COOKIE = "souvenance_token"  # noqa: S105 - its name
FORM_COOKIE = "souvenance_form"  # of the form to sign in, where there is no token yet
_TOKEN = re.compile(r"[A-Za-z0-9._~+/=-]{1,512}")  # RFC 6750: what may stand in the header
_PURPOSE = b"an action of the pages"


def pasted(text: str) -> str | None:
    """The token in what a person pasted; None where nothing that could be one is there."""
    words = text.split()
    return words[-1] if words and _TOKEN.fullmatch(words[-1]) else None


def token_of(request: Request) -> str | None:
    """The token that a browser brings in its cookie, or a program in its header; None without any."""
    kept = request.cookies.get(TOKEN_COOKIE, "")
    if _TOKEN.fullmatch(kept):
        return kept
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    return given if kind.lower() == "bearer" and _TOKEN.fullmatch(given) else None


def carrying(request: Request, token: str) -> Request:
    """The same request with the token where programs put it, for whoever tells who it is."""
    others = [(name, value) for name, value in request.scope["headers"] if name not in {b"authorization", b"x-api-key"}]
    return Request({**request.scope, "headers": [*others, (b"authorization", b"Bearer " + token.encode("ascii"))]})


def proof(secret: str) -> str:
    """What every form of a signed-in person carries. Only who knows the token, or the pages it opens, can tell it."""
    return hmac.new(secret.encode("utf-8"), _PURPOSE, "sha256").hexdigest()


def is_proved(given: str, secret: str | None) -> bool:
    """Whether a form carries the proof."""
    return bool(secret) and hmac.compare_digest(given.encode("utf-8"), proof(secret or "").encode("ascii"))


def is_from_elsewhere(request: Request) -> bool:
    """Whether a browser says that another site makes this request."""
    if request.headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
        return True
    origin = request.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != request.headers.get("host", "")


def new_secret() -> str:
    """Of a form to sign in."""
    return secrets.token_urlsafe(24)


def keep(answer: Response, request: Request, name: str, value: str, path: str) -> None:
    """Put a cookie that no script reads and no other site sends; it goes when the browser is closed."""
    answer.set_cookie(name, value, path=path, httponly=True, samesite="strict", secure=request.url.scheme == "https")


def drop(answer: Response, request: Request, name: str, path: str) -> None:
    """Take a cookie away."""
    answer.delete_cookie(name, path=path, httponly=True, samesite="strict", secure=request.url.scheme == "https")
