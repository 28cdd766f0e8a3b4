"""Who makes a request: its token, what it narrows itself to, and that it asks nothing that would be passed over."""

from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Query, Request
from pydantic import Field

from souvenance.core.tokens import is_same, key_digest
from souvenance.engine.handle import Handle
from souvenance.errors import Forbidden, InputError, Unauthorized
from souvenance.serving.gate import token_of
from souvenance.serving.unsaid import ShortName, Unsaid
from souvenance.types import SYSTEM, Audience

if TYPE_CHECKING:
    from souvenance.engine.memory import Souvenance

MOST_PRESENT = 20
Present = Annotated[
    Annotated[list[str], Field(max_length=MOST_PRESENT)] | Unsaid,
    Query(description="Who is in the room, one a value: only what all of them may hear is served."),
]
Within = Annotated[ShortName | Unsaid, Query(description="Only this shared scope is read and written.")]
For = Annotated[Audience | Unsaid, Query(description="child: only what is for everybody, of one scope or of all.")]


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
    me = handle_of(request)
    if present is not None:
        me = me.present(present)
    if scope is not None or audience is not None:
        me = me.within(scope, audience=audience)
    return me


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
    unknown = sorted(set(request.query_params) - known.get((route.path, request.method), frozenset()))
    if unknown:
        raise InputError(f"there is no parameter {unknown[0]!r} here: /docs shows those that there are")


Me = Annotated[Handle, Depends(caller)]
