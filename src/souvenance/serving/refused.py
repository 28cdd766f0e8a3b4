"""An error of ours as an HTTP answer that people, programs and OpenAI's clients read alike."""

import logging
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

from starlette.responses import JSONResponse

from souvenance.errors import ModelBusy, SouvenanceError, StoreError
from souvenance.serving.logs import log
from souvenance.serving.whereabouts import without_folders


def refused(exc: SouvenanceError) -> JSONResponse:
    """``application/problem+json`` (RFC 9457) with the member ``error`` that OpenAI's clients show beside it."""
    headers = {"WWW-Authenticate": "Bearer"} if exc.http_status == HTTPStatus.UNAUTHORIZED else {}
    if isinstance(exc, ModelBusy) and exc.wait_s:
        headers["Retry-After"] = str(round(exc.wait_s))
    if isinstance(exc, StoreError):  # whoever runs the server mends it by the whole path, which nobody else is told
        log("store failed", level=logging.WARNING, error=type(exc).__name__, said=str(exc))
    return problem(exc.http_status, without_folders(str(exc)), code=type(exc).__name__, headers=headers)


def problem(status: int, detail: str, *, code: str, headers: dict[str, str] | None = None) -> JSONResponse:
    """The same for what has no error of its own. ``code``: one word for programs."""
    title = HTTPStatus(status).phrase
    body = {
        "type": "about:blank", "title": title, "status": status, "detail": detail,
        "error": {"message": detail, "type": title.lower().replace(" ", "_"), "param": None, "code": code},
    }  # fmt: skip
    return JSONResponse(body, status, headers, media_type="application/problem+json")


def wrong_fields(found: Sequence[Any]) -> str:
    """What is wrong with which field, in a sentence; never what stood in it."""
    told = [f"{'.'.join(str(step) for step in one['loc'])}: {one['msg'].removeprefix('Value error, ')}" for one in found[:5]]
    more = f" (and {len(found) - 5} more)" if len(found) > 5 else ""  # noqa: PLR2004 - as many as were told
    return "; ".join(told) + more
