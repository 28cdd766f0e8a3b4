"""Names of people's choosing in a path: "proj/alpha" is one segment, where it came as ``proj%2Falpha``.

A server gives the path with everything decoded, so that nobody can tell the slash of a name from one between segments. Where a
name has one, routes are chosen by the path as it came, and what they take out of it is decoded then.
"""

from typing import Any
from urllib.parse import unquote

from fastapi.routing import APIRoute
from starlette.routing import Match
from starlette.types import Scope

_AS_IT_CAME = "souvenance.path_as_it_came"  # key of a request's scope


def keep_segments(scope: Scope) -> None:
    """Have routes chosen by the path as it came, where a segment of it holds a slash, or a sign of percent."""
    raw = scope.get("raw_path") or b""
    if b"%2f" in raw.lower() or b"%25" in raw:  # the second: some servers decode twice
        scope["path"], scope[_AS_IT_CAME] = raw.decode("latin-1"), True


class NamesInPath(APIRoute):
    """A route whose parameters may be any names."""

    def matches(self, scope: Scope) -> tuple[Match, Any]:
        """See ``APIRoute``."""
        match, child = super().matches(scope)
        if scope.get(_AS_IT_CAME) and "path_params" in child:
            child["path_params"] = {name: unquote(value) for name, value in child["path_params"].items()}
        return match, child
