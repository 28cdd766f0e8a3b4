"""Who makes a request: its token, what it narrows itself to, and that it asks nothing that would be passed over."""

from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Query, Request

from souvenance.engine.handle import Handle
from souvenance.errors import InputError, Unauthorized
from souvenance.serving.gate import token_of
from souvenance.types import Audience

if TYPE_CHECKING:
    from souvenance.engine.memory import Souvenance

MOST_PRESENT = 20
Present = Annotated[
    list[str] | None,
    Query(max_length=MOST_PRESENT, description="Who is in the room, one a value: only what all of them may hear is served."),
]
Within = Annotated[str | None, Query(max_length=300, description="Only this shared scope is read and written.")]
For = Annotated[Audience | None, Query(description="Beside a scope: child for what is for everybody.")]


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
    """Who asks, narrowed to what the request says. Raises Unauthorized, NotFound, InputError."""
    me = handle_of(request)
    if audience is not None and scope is None:
        raise InputError("audience goes beside a scope: name the shared scope too")
    if present is not None:
        me = me.present(present)
    if scope is not None:
        me = me.within(scope, audience=audience)
    return me


async def only_known(request: Request) -> None:
    """Raises InputError for a parameter of the query that the route has not: it would do nothing, in silence."""
    route, known = request.scope["route"], request.app.state.parameters
    unknown = sorted(set(request.query_params) - known.get((route.path, request.method), frozenset()))
    if unknown:
        raise InputError(f"there is no parameter {unknown[0]!r} here: /docs shows those that there are")


Me = Annotated[Handle, Depends(caller)]
