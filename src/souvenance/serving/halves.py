"""Half characters in JSON (of an emoji that was cut in two): no reader of JSON after this one takes them.

Each becomes a NUL, which the door replaces and counts as it would have replaced and counted the half.
"""

import json
import re
from typing import Any

_HALF = re.compile("[\ud800-\udfff]")
_MAY_HOLD_ONE = re.compile(rb"\\u[dD][89a-fA-F]|\xed[\xa0-\xbf]")


def mended(raw: bytes) -> bytes:
    """JSON in which no text holds half a character; as it came where none does, or where it is no JSON."""
    if not _MAY_HOLD_ONE.search(raw):
        return raw
    try:
        return json.dumps(_whole(json.loads(raw))).encode("ascii")
    except (ValueError, RecursionError):  # whoever reads it next says what is wrong
        return raw


def _whole(found: Any) -> Any:
    if isinstance(found, str):
        return _HALF.sub("\0", found)  # two halves that belong together are one character by now
    if isinstance(found, dict):
        return {_whole(name): _whole(value) for name, value in found.items()}
    return [_whole(one) for one in found] if isinstance(found, list) else found
