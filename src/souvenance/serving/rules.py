"""Rules across the fields of a body, as its description says them. The engine is who refuses: these tell it to clients before.

A field that is left out and one that is null are the same everywhere.
"""

from collections.abc import Iterable
from typing import Any, get_args

from souvenance.types import RecallPolicy

Rule = dict[str, Any]
_ABSENT: Rule = {"type": "null"}
_TIMES = ("start", "end", "when")


def _absent(*names: str) -> Rule:
    """None of these fields is given."""
    return {"properties": dict.fromkeys(names, _ABSENT)}


def _given(*names: str) -> Rule:
    """At least one of these texts is given."""
    return {"anyOf": [{"required": [name], "properties": {name: {"type": "string"}}} for name in names]}


def _all(rules: Iterable[Rule]) -> Rule:
    return {"allOf": list(rules)}


_ONE_TIME: Rule = {"anyOf": [_absent("when"), _absent("start", "end")]}  # ``when`` stands for both
_BY_INDEX: Rule = _all([
    {"required": ["policy"], "properties": {"policy": {"const": "index"}, "weak": {"const": False}}},
    _absent("limit", "neighbours", "max_tokens", "session", "speaker", "kinds", *_TIMES),
])  # fmt: skip
_NOT_BY_INDEX: Rule = _all([
    {"properties": {"policy": {"enum": [*(policy for policy in get_args(RecallPolicy) if policy != "index"), None]}}},
    _ONE_TIME,
    {"anyOf": [_absent("session", "speaker"), _absent("kinds"), {"properties": {"kinds": {"contains": {"const": "turn"}}}}]},
])  # fmt: skip
RECALL: Rule = {"oneOf": [_BY_INDEX, _NOT_BY_INDEX]}

_NO_TURNS = _absent("session", "speaker", *_TIMES)
_NO_THINGS: Rule = {
    "properties": {"memories": {"maxItems": 0}, "candidates": {"maxItems": 0}, "with_sources": {"const": False}}
}
_NOT_EVERYTHING: Rule = {"properties": {"everything": {"const": False}}}
PURGE: Rule = {
    "oneOf": [
        _all([{"required": ["everything"], "properties": {"everything": {"const": True}}}, _NO_THINGS, _NO_TURNS]),
        _all([
            {"anyOf": [{"required": [name], "properties": {name: {"minItems": 1}}} for name in ("memories", "candidates")]},
            _NOT_EVERYTHING, _NO_TURNS,
        ]),
        _all([_given("session", "speaker", *_TIMES), _ONE_TIME, _NOT_EVERYTHING, _NO_THINGS]),
    ]
}  # fmt: skip
