"""The application: the engine behind HTTP. The engine is synchronous; each request runs in a thread."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

import anyio.to_thread
from fastapi import APIRouter, Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException

from souvenance import Souvenance, __version__
from souvenance.core.tokens import key_digest
from souvenance.engine.handle import Handle
from souvenance.errors import SouvenanceError
from souvenance.serving.caller import handle_of, only_known, operator
from souvenance.serving.description import ERRORS, Api, docs_page, parameters
from souvenance.serving.gate import Gate
from souvenance.serving.limits import Limits
from souvenance.serving.line import Line
from souvenance.serving.metrics import Metrics
from souvenance.serving.refused import problem, refused, wrong_fields
from souvenance.serving.routes import router

Mount = Callable[[FastAPI, Callable[[Request], Handle]], None]
_ABOUT = "Every path asks for a token (`souvenance tokens create NAME`). Fields that are not known are refused."
_NO_SUCH_PATH = "There is no such path: /docs shows those that there are."

upkeep = APIRouter()  # its endpoints hold no application: FastAPI remembers every endpoint it has seen


@upkeep.get("/health", tags=["upkeep"])
async def health() -> dict[str, str]:
    """Whether the process answers."""
    return {"status": "ok"}


@upkeep.get("/ready", tags=["upkeep"])
def ready(request: Request) -> dict[str, str]:
    """Whether requests can be served: the store can be read."""
    request.app.state.memory.reachable()
    return {"status": "ok"}


@upkeep.get("/metrics", tags=["upkeep"], dependencies=[Depends(only_known), Depends(operator)], response_class=Response)
def figures(request: Request) -> Response:
    """Figures for Prometheus, of the whole store: the key is the setting serve_metrics_token, and no principal's."""
    return Response(request.app.state.metrics.text(), media_type=CONTENT_TYPE_LATEST)


@upkeep.get("/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """Every path, as a page that loads nothing from elsewhere."""
    return HTMLResponse(docs_page(request.app.openapi()))


def create_app(
    memory: Souvenance,
    limits: Limits | None = None,
    *,
    origins: Sequence[str] = (),
    mounts: Sequence[Mount] = (),
    metrics_token: str = "",
) -> FastAPI:
    """The application around an open store.

    Args:
        memory: stays open as long as the application runs; whoever opened it closes it.
        limits: None: the usual ones.
        origins: of browser pages that may ask, beside those of this machine: "https://memory.example".
        mounts: what is served beside the API, each given the application and who tells whose request it is.
        metrics_token: of who may read the figures of the whole store, and nothing else; "": nobody may.
    """
    limits, metrics = limits or Limits(), Metrics(memory)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        anyio.to_thread.current_default_thread_limiter().total_tokens = limits.at_once
        yield

    app = Api(
        title="Souvenance", version=__version__, summary="Long-term memory over HTTP.", description=_ABOUT, docs_url=None,
        redoc_url=None, lifespan=lifespan, responses=ERRORS,
    )  # fmt: skip
    app.state.memory, app.state.metrics, app.state.line = memory, metrics, Line()
    app.state.operator_digest = key_digest(metrics_token) if metrics_token else None
    app.include_router(router)
    app.include_router(upkeep)
    _add_refusals(app)
    for mount in mounts:
        mount(app, handle_of)
    app.state.parameters = parameters(app.openapi())
    app.add_middleware(Gate, limits=limits, metrics=metrics, origins=frozenset(origins))
    return app


def _add_refusals(app: FastAPI) -> None:
    @app.exception_handler(SouvenanceError)
    async def ours(_: Request, exc: SouvenanceError) -> JSONResponse:
        return refused(exc)

    @app.exception_handler(RequestValidationError)
    async def not_as_wanted(request: Request, exc: RequestValidationError) -> JSONResponse:
        found, sent_as = exc.errors(), request.headers.get("content-type", "")
        said = _not_sent_as_json(sent_as) if _is_unread(found, sent_as) else wrong_fields(found)
        return problem(HTTPStatus.UNPROCESSABLE_ENTITY, said, code="InputError")

    @app.exception_handler(HTTPException)
    async def not_here(_: Request, exc: HTTPException) -> JSONResponse:
        said = exc.detail if exc.status_code != HTTPStatus.NOT_FOUND else _NO_SUCH_PATH
        return problem(exc.status_code, str(said), code=HTTPStatus(exc.status_code).phrase, headers=dict(exc.headers or {}))


def _is_unread(found: Sequence[Any], sent_as: str) -> bool:
    """Whether a body was there and was not read as JSON, for its type says that it is none."""
    kind = sent_as.partition(";")[0].strip().lower()
    is_json = kind.startswith("application/") and kind.endswith(("/json", "+json"))
    return not is_json and any(tuple(one["loc"]) == ("body",) and one["type"] != "missing" for one in found)


def _not_sent_as_json(sent_as: str) -> str:
    came = f"as {sent_as[:100]!r}" if sent_as else "without saying what it is"
    return f"The body came {came}, so that it was not read: send JSON with the header Content-Type: application/json."
