"""Who makes a request: its token, what it narrows itself to, and that it asks nothing that would be passed over."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, Query
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.datastructures import QueryParams
from starlette.requests import Request

from souvenance.core.tokens import is_same, key_digest
from souvenance.engine.handle import Handle
from souvenance.errors import Forbidden, InputError, Unauthorized
from souvenance.serving.gate import token_of
from souvenance.serving.refused import wrong_fields
from souvenance.serving.unsaid import ShortName, Unsaid
from souvenance.types import SYSTEM, Audience

if TYPE_CHECKING:
    from souvenance.engine.memory import Souvenance

Who = Callable[[Request], Handle]
MOST_PRESENT = 20
Present = Annotated[
    Annotated[list[str], Field(max_length=MOST_PRESENT)] | Unsaid,
    Query(description="Who is in the room, one a value: only what all of them may hear is served."),
]
Within = Annotated[ShortName | Unsaid, Query(description="Only this shared scope is read and written.")]
For = Annotated[Audience | Unsaid, Query(description="child: only what is for everybody, of one scope or of all.")]


class Narrowing(BaseModel):
    """What a request keeps itself to. It narrows what a token may reach, and never widens it."""

    model_config = ConfigDict(frozen=True)

    present: Present = None
    scope: Within = None
    audience: For = None

    def of(self, me: Handle) -> Handle:
        """The view so narrowed. Reads the store. Raises NotFound."""
        if self.present is not None:
            me = me.present(self.present)
        if self.scope is not None or self.audience is not None:
            me = me.within(self.scope, audience=self.audience)
        return me


@dataclass(frozen=True, slots=True, kw_only=True)
class Caller:
    """Who asks at a door that is no path of the API."""

    me: Handle | None  # narrowed to what the request says; None: the store cannot say now what that is
    own: Handle  # all that the token opens
    principal: str  # its id
    narrowing: Narrowing
    passes: Mapping[str, str]  # what of the query is for somebody else


def narrowing_of(query: QueryParams, passes: frozenset[str] = frozenset()) -> Narrowing:
    """What a query says, read as the paths of the API read theirs.

    Args:
        query: as it came.
        passes: names that are somebody else's affair, and no mistake here.

    Raises InputError for a parameter that is not known, cannot be, or is given twice where one is taken.
    """
    check_query(query, {**PARAMETERS, **dict.fromkeys(passes, False)})
    given = {name: query.getlist(name) if many else query[name] for name, many in PARAMETERS.items() if name in query}
    try:
        return Narrowing.model_validate(given)
    except ValidationError as exc:
        raise InputError(wrong_fields([{**one, "loc": ("query", *one["loc"])} for one in exc.errors()])) from exc


def narrowing(who: Who, passes: frozenset[str] = frozenset()) -> Callable[[Request], Caller]:
    """Who makes a request, for a door whose query is its own: the proxy and MCP take what every path of the API takes.

    Args:
        who: the view that the token of a request opens.
        passes: as in ``narrowing_of``.
    """

    def asked(request: Request) -> Caller:
        own = who(request)
        principal = request.state.principal = own.principal.id  # for the log
        narrowed, passed = read_query(request, passes)
        return Caller(me=narrowed.of(own), own=own, principal=principal, narrowing=narrowed, passes=passed)

    return asked


def read_query(request: Request, passes: frozenset[str]) -> tuple[Narrowing, Mapping[str, str]]:
    """What a request keeps itself to, and what of its query is for somebody else. Raises as ``narrowing_of``."""
    query = request.query_params
    return narrowing_of(query, passes), {name: query[name] for name in passes if name in query}


def described_parameters() -> list[dict[str, Any]]:
    """The three of them for the description of a path whose query is read by ``narrowing_of``."""
    schemas = Narrowing.model_json_schema()["properties"]
    return [
        {
            "name": name, "in": "query", "required": False, "description": schema["description"],
            "schema": {key: value for key, value in schema.items() if key not in {"default", "description"}},
        }
        for name, schema in schemas.items()
    ]  # fmt: skip


PARAMETERS: Mapping[str, bool] = {"present": True, "scope": False, "audience": False}  # whether it may come several times


def check_query(query: QueryParams, known: Mapping[str, bool]) -> None:
    """Raises InputError for a parameter that would do nothing: one that is not known, or an earlier one of two.

    Args:
        query: as it came.
        known: name -> whether it may come several times.
    """
    for name in query:
        if name not in known:
            raise InputError(f"there is no parameter {name!r} here: /docs shows those that there are")
        if not known[name] and len(query.getlist(name)) > 1:
            raise InputError(f"the parameter {name!r} came several times, and takes one value: say which")


def handle_of(request: Request) -> Handle:
    """The view that the token of a request opens. Reads the store. Raises Unauthorized."""
    token = token_of(dict(request.scope["headers"]))
    if not token:
        raise Unauthorized("no token came along: send it as `Authorization: Bearer …`, or as X-API-Key")
    memory: Souvenance = request.app.state.memory
    me = memory.as_token(token)
    request.state.principal = me.principal.id  # for the log
    return me


def caller(request: Request, present: Present = None, scope: Within = None, audience: For = None) -> Handle:
    """Who asks, narrowed to what the request says. Raises Unauthorized, NotFound."""
    return Narrowing(present=present, scope=scope, audience=audience).of(handle_of(request))


def operator(request: Request) -> None:
    """Let who runs the server pass, by the key of the settings. Reads the store where it is another one.

    Raises Unauthorized, and Forbidden for a token of any principal: what the whole store holds is for nobody who reads a part.
    """
    expected: bytes | None = request.app.state.operator_digest
    if expected is not None and is_same(key_digest(token_of(dict(request.scope["headers"]))), expected):
        request.state.principal = SYSTEM  # for the log, and so that a scraper is not taken for somebody who guesses
        return
    handle_of(request)
    raise Forbidden(
        "these figures are of the whole store, and for who runs it: set serve_metrics_token for `souvenance serve`, and"
        " send it in the place of this token"
    )


async def only_known(request: Request) -> None:
    """Raises InputError for a parameter of the query that the route has not: it would do nothing, in silence."""
    route, known = request.scope["route"], request.app.state.parameters
    check_query(request.query_params, known.get((route.path, request.method), {}))


Me = Annotated[Handle, Depends(caller)]
