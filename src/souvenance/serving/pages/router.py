"""The router of the pages: one gate for all of them. Who is it, does the action come from a page of ours, what is shown."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any
from urllib.parse import parse_qsl, quote

from fastapi import APIRouter, FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from souvenance.engine.handle import Handle
from souvenance.errors import InputError, NotFound, SouvenanceError
from souvenance.serving.pages import signing
from souvenance.serving.pages.rendering import ASSETS, asset, page
from souvenance.serving.pages.views import ACTIONS, PAGES, View
from souvenance.serving.pages.views.home import waiting
from souvenance.serving.pages.visits import GoTo, Show, Visit
from souvenance.serving.pages.wording import WORDINGS, Wording, wording_for
from souvenance.serving.segments import NamesInPath

PREFIX = "/ui"
LANGUAGE_COOKIE = "souvenance_language"
MOST_FORM_BYTES = 4_000_000  # a page of notes may have 1 MB, and each of its bytes may take three
MOST_FIELDS = 30
_UNAUTHORIZED, _FORBIDDEN, _TOO_LARGE = 401, 403, 413
_SAID_ONCE = frozenset({"told", "undo", "done_in", "language"})
_YEAR_S = 365 * 24 * 3600
Who = Callable[[Request], Handle]
_HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none';"
        " frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # "no-referrer" would take the origin from our own forms
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


def pages_router(who: Who, *, prefix: str = PREFIX) -> APIRouter:
    """The diagnostics pages, to be included into an application.

    Args:
        who: the handle of whoever makes a request, by its ``Authorization: Bearer`` header; the pages put the token of their
            cookie there. Raises an error whose ``http_status`` is 401 for a token that opens nothing. Called in a thread.
        prefix: path of the pages.
    """
    router, gate = APIRouter(prefix=prefix, route_class=NamesInPath), _Gate(who, prefix)
    add = partial(router.add_api_route, include_in_schema=False)
    add("", gate.home, methods=["GET"])
    add("/static/{name}", _static, methods=["GET"])
    add("/sign-in", gate.ask_to_sign_in, methods=["GET"])
    add("/sign-in", gate.sign_in, methods=["POST"])
    add("/sign-out", gate.sign_out, methods=["POST"])
    for path, view in PAGES.items():
        add(path, gate.behind(view, is_action=False), methods=["GET"])
    for path, view in ACTIONS.items():
        add(path, gate.behind(view, is_action=True), methods=["POST"])
    add("/{rest:path}", gate.behind(_nowhere, is_action=False), methods=["GET"])
    return router


def mount_pages(app: FastAPI, who: Who) -> None:
    """The pages as one of the ``mounts`` of the application: under /ui, where the bare address leads too."""
    app.include_router(pages_router(who, prefix=PREFIX))
    app.add_api_route("/", _to_pages, methods=["GET"], include_in_schema=False)


class _Refused(InputError):
    """An action that does not come from a page of ours."""

    http_status = _FORBIDDEN


class _TooLarge(InputError):
    """A form that is larger than any of ours."""

    http_status = _TOO_LARGE


@dataclass(frozen=True, slots=True)
class _Gate:
    """What stands before every view."""

    who: Who
    prefix: str

    def behind(self, view: View, *, is_action: bool) -> Callable[[Request], Awaitable[Response]]:
        """An endpoint that shows a view to whoever is signed in."""

        async def endpoint(request: Request) -> Response:
            token = signing.token_of(request)
            if token is None:
                return self._to_sign_in(request)
            try:
                form = await _form(request) if is_action else {}
                return await run_in_threadpool(self._answer, request, token, view, form, is_action=is_action)
            except SouvenanceError as exc:
                return self._trouble(request, exc)

        return endpoint

    async def home(self, request: Request) -> Response:
        """The address without a slash."""
        return RedirectResponse(self._base(request) + "/", 307, headers=_HEADERS)

    async def ask_to_sign_in(self, request: Request) -> Response:
        """The form to sign in."""
        return self._sign_in_page(request, next_path=request.query_params.get("next", ""))

    async def sign_in(self, request: Request) -> Response:
        """Take the token that was pasted, if it opens something."""
        try:
            form = await _form(request)
            if signing.is_from_elsewhere(request) or not signing.is_proved(
                form.get("csrf", ""), request.cookies.get(signing.FORM_COOKIE)
            ):
                raise _Refused(wording(request)("error.form_old"))
        except SouvenanceError as exc:
            return self._sign_in_page(request, exc.http_status, str(exc))
        next_path = form.get("next", "")
        token = signing.pasted(form.get("token", ""))
        if token is None:
            return self._sign_in_page(request, 422, wording(request)("sign_in.no_token"), next_path)
        try:
            await run_in_threadpool(self.who, signing.carrying(request, token))
        except SouvenanceError as exc:
            told = wording(request)("sign_in.wrong") if exc.http_status == _UNAUTHORIZED else str(exc)
            return self._sign_in_page(request, exc.http_status, told, next_path)
        answer = RedirectResponse(self._base(request) + _safe(next_path), 303, headers=_HEADERS)
        signing.keep(answer, request, signing.TOKEN_COOKIE, token, self._cookie_path(request))
        signing.drop(answer, request, signing.FORM_COOKIE, self._cookie_path(request))
        return answer

    async def sign_out(self, request: Request) -> Response:
        """Let the browser forget the token."""
        try:
            _must_be_ours(request, await _form(request), signing.token_of(request))
        except SouvenanceError as exc:
            return self._trouble(request, exc)
        answer = RedirectResponse(f"{self._base(request)}/sign-in", 303, headers=_HEADERS)
        signing.drop(answer, request, signing.TOKEN_COOKIE, self._cookie_path(request))
        return answer

    # -- parts --------------------------------------------------------------------------------------------------------
    def _answer(self, request: Request, token: str, view: View, form: Mapping[str, str], *, is_action: bool) -> Response:
        """In a thread: who it is, then the view."""
        if is_action:
            _must_be_ours(request, form, token)
        me = self.who(signing.carrying(request, token))
        request.state.principal = me.principal.id  # for whoever counts and logs requests
        visit = Visit(
            me=me, words=wording(request), path=dict(request.path_params), query=dict(request.query_params), form=form
        )
        try:
            answer = view(visit)
        except InputError as exc:  # who it is was told: the menu stays
            if exc.http_status == _UNAUTHORIZED:
                raise
            answer = _told(exc)
        if isinstance(answer, GoTo):
            return RedirectResponse(self._base(request) + answer.address, 303, headers=_HEADERS)
        return self._page(request, answer, signed_in_values(visit, token))

    def _trouble(self, request: Request, exc: SouvenanceError) -> Response:
        if exc.http_status == _UNAUTHORIZED:
            return self._opens_nothing(request)
        return self._page(request, _told(exc), {"me": None})

    def _to_sign_in(self, request: Request) -> Response:
        here = self._here(request)
        wanted = f"?next={quote(here)}" if here.strip("/") else ""
        return RedirectResponse(f"{self._base(request)}/sign-in{wanted}", 303, headers=_HEADERS)

    def _opens_nothing(self, request: Request) -> Response:
        """No redirect: whoever counts tokens that open nothing must see one."""
        told = wording(request)("sign_in.wrong")
        answer = self._sign_in_page(request, _UNAUTHORIZED, told, self._here(request))
        signing.drop(answer, request, signing.TOKEN_COOKIE, self._cookie_path(request))
        return answer

    def _here(self, request: Request) -> str:
        """The page that was asked for, below ours; "" where it was an action."""
        return request.url.path.removeprefix(self._base(request)) if request.method == "GET" else ""

    def _sign_in_page(self, request: Request, status: int = 200, trouble: str = "", next_path: str = "") -> Response:
        secret = request.cookies.get(signing.FORM_COOKIE) or signing.new_secret()
        values = {"csrf": signing.proof(secret), "trouble": trouble, "next": next_path}
        answer = self._page(request, Show(template="sign_in.html", values=values, status=status), {"me": None})
        signing.keep(answer, request, signing.FORM_COOKIE, secret, self._cookie_path(request))
        return answer

    def _page(self, request: Request, show: Show, more: Mapping[str, Any]) -> Response:
        words, here = wording(request), request.url.path.removeprefix(self._base(request))
        values = {"here": here, "told": request.query_params.get("told", ""), "undo": request.query_params.get("undo", ""),
            "done_in": request.query_params.get("done_in", ""),
        }  # fmt: skip
        html = page(show.template, words, self._base(request), {**values, **self._same(request), **more, **show.values})
        answer = HTMLResponse(html.encode("utf-8", "replace"), show.status, headers=_HEADERS)
        if request.query_params.get("language") in WORDINGS:
            answer.set_cookie(
                LANGUAGE_COOKIE, words.language, max_age=_YEAR_S, path=self._cookie_path(request), samesite="strict",
                httponly=True,
            )  # fmt: skip
        return answer

    def _same(self, request: Request) -> dict[str, object]:
        """The page that a link to another language leads to: the same, or after an action the first one."""
        asked = {name: value for name, value in request.query_params.items() if name not in _SAID_ONCE}
        is_page = request.method == "GET"
        return {"same": "" if is_page else f"{self._base(request)}/", "asked_for": asked if is_page else {}}

    def _base(self, request: Request) -> str:
        return str(request.scope.get("root_path", "")) + self.prefix

    def _cookie_path(self, request: Request) -> str:
        return self._base(request) or "/"


def _told(exc: SouvenanceError) -> Show:
    return Show(template="trouble.html", values={"error": exc}, status=exc.http_status)


def wording(request: Request) -> Wording:
    """The words for whoever asks: as chosen here or before, else by what the browser accepts."""
    chosen = request.query_params.get("language") or request.cookies.get(LANGUAGE_COOKIE)
    return wording_for(request.headers.get("accept-language", ""), chosen)


def signed_in_values(visit: Visit, token: str) -> dict[str, object]:
    """What every page of a signed-in person shows."""
    access = visit.me.access()
    return {
        "places": {place.scope: place for place in access.reaches},
        "reads": access.reads,  # of these, those that a page may be kept to
        "me": visit.me.principal, "csrf": signing.proof(token), "waiting": waiting(visit.me),
        "may_change": partial(access.may, "write"),  # of a scope: no button for what would be refused
        "may_destroy": partial(access.may, "manage"),
        "awaits": access.awaits,  # of a scope: a guardian decides there
    }  # fmt: skip


async def _form(request: Request) -> dict[str, str]:
    """The fields of a form as browsers send it. Raises InputError for what is none."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/x-www-form-urlencoded":
        raise InputError(f"an action is a form (application/x-www-form-urlencoded), not {kind!r}")
    raw = bytearray()
    async for piece in request.stream():
        raw += piece
        if len(raw) > MOST_FORM_BYTES:
            raise _TooLarge(f"the form is larger than {MOST_FORM_BYTES:,} bytes: nothing was written")
    try:
        fields = parse_qsl(raw.decode("ascii"), keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict")
    except ValueError as exc:
        raise InputError("the form cannot be read: send it again from the page") from exc
    return dict(fields)


def _must_be_ours(request: Request, form: Mapping[str, str], token: str | None) -> None:
    if signing.is_from_elsewhere(request) or not signing.is_proved(form.get("csrf", ""), token):
        raise _Refused(wording(request)("error.form_old"))


def _safe(next_path: str) -> str:
    """A path of ours to go to; the first page for anything else."""
    is_ours = next_path.startswith("/") and not next_path.startswith(("//", "/\\", "/sign-"))
    return quote(next_path, safe="/%~") if is_ours else "/"


def _nowhere(visit: Visit) -> Show:
    raise NotFound(visit.words("error.no_page"))


async def _to_pages(request: Request) -> Response:
    return RedirectResponse(f"{request.scope.get('root_path', '')}{PREFIX}/", 307, headers=_HEADERS)


async def _static(name: str) -> Response:
    if name not in ASSETS:
        return Response(status_code=404, headers=_HEADERS)
    raw, _ = asset(name)
    headers = {**_HEADERS, "Cache-Control": "public, max-age=31536000, immutable"}  # its address carries its fingerprint
    return Response(raw, media_type=ASSETS[name], headers=headers)
