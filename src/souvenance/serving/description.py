"""What the API says of itself: paths, who may ask, and how a refusal looks. A client can be made of it."""

import html
from typing import Any

from fastapi import FastAPI

from souvenance.serving.gate import OPEN
from souvenance.serving.shown import Problem

_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Souvenance: the HTTP API</title>
<style>
body { font: 16px/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
td { vertical-align: top; padding: .3rem .8rem .3rem 0; border-top: 1px solid #8885 }
</style>
<h1>The HTTP API</h1>
<p>Send a token as <code>Authorization: Bearer …</code> or <code>X-API-Key</code>. What each body takes and gives is in
<a href="openapi.json">openapi.json</a>.</p>
<table>ROWS</table>
</html>
"""
_PROBLEM = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
ERRORS: dict[int | str, dict[str, Any]] = {
    code: {"content": _PROBLEM, "description": said}
    for code, said in {
        400: "The request is no HTTP that can be read, or did not come whole.",
        401: "No token, or one that opens nothing.",
        403: "A right is missing.",
        404: "Nothing here has this id or name, or it may not be read.",
        408: "The body came too slowly.",
        409: "It stands otherwise already, or an id names several things.",
        413: "The body is too large.",
        422: "A field is unknown, missing or cannot be.",
        429: "Too many requests.",
        502: "A model failed.",
        503: "The store cannot do it now.",
        507: "The disk is full.",
    }.items()
}


_SECURITY = {
    "bearer": {"type": "http", "scheme": "bearer", "description": "A token: `souvenance tokens create NAME`."},
    "key": {"type": "apiKey", "in": "header", "name": "X-API-Key", "description": "The same token in another header."},
}


class Api(FastAPI):
    """An application whose description names its tokens and its errors."""

    def openapi(self) -> dict[str, Any]:
        """See ``FastAPI``; made once."""
        if not self.openapi_schema:
            _complete(super().openapi())
        return super().openapi()


def _complete(schema: dict[str, Any]) -> None:
    parts = schema.setdefault("components", {})
    problem = Problem.model_json_schema(ref_template="#/components/schemas/{model}")
    parts.setdefault("schemas", {}).update(problem.pop("$defs"), Problem=problem)
    parts["securitySchemes"] = _SECURITY
    schema["security"] = [{name: []} for name in _SECURITY]  # either of them
    for path in OPEN & schema["paths"].keys():
        for operation in schema["paths"][path].values():
            operation["security"] = []


def parameters(schema: Any) -> dict[tuple[str, str], dict[str, bool]]:
    """Of a description: (path, method) -> names of the parameters of its query, and whether each may come several times."""
    return {
        (path, method.upper()): {
            one["name"]: one["schema"].get("type") == "array" for one in operation.get("parameters", ()) if one["in"] == "query"
        }
        for path, operations in schema["paths"].items()
        for method, operation in operations.items()
    }


def docs_page(schema: Any) -> str:
    """The paths of an API as HTML, readable without a script."""
    rows = []
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            names = ", ".join(one["name"] for one in operation.get("parameters", ()) if one["in"] == "query")
            said = html.escape(operation.get("description", ""))
            asked = f"<br><small>{html.escape(names)}</small>" if names else ""
            rows.append(
                f"<tr><td><b>{method.upper()}</b></td><td><code>{html.escape(path)}</code></td><td>{said}{asked}</td></tr>"
            )
    return _PAGE.replace("ROWS", "".join(rows))
