"""The object that answers, found in whatever a model said around it."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from souvenance.core.lenient import Reading, read
from souvenance.core.thoughts import TAGS
from souvenance.errors import ReplyUnreadable

MAX_REPLY_CHARS = 2_000_000
_MAX_STARTS = 60  # places where an answer may begin
FIELDS = frozenset({"memories", "summary", "anchors_add", "anchors_retire", "positions", "states"})
_KEYS = FIELDS | {
    "text", "kind", "reach", "confidence", "importance", "tags", "turns", "ends", "replaces", "confirms", "anchor", "reason",
    "subject", "position", "justification",
}  # fmt: skip
_THOUGHT = re.compile(rf"<(/?)({'|'.join(TAGS)})>", re.IGNORECASE)
_NOTHING = {"", "null", "none", "n/a", "[]", "{}"}
_MAX_COMPARED = 100  # items of a list, when lists are joined
TEXT_NAMES = ("text", "content", "memory", "statement")  # what a model that was only told calls a text
KIND_NAMES = ("kind", "type", "category")


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The fields of an answer, nothing in them looked at yet."""

    found: Mapping[str, Any]
    mended: Mapping[str, int]  # cause -> count
    cut: bool  # the answer ended before it was whole
    broken: int  # items left out because they were no JSON


def answer_in(text: str) -> Answer:
    """The answer, out of thoughts, fences, prose and wrappings. Raises ReplyUnreadable where something else was said."""
    mended: Counter[str] = Counter()
    said = _without_thoughts(text[:MAX_REPLY_CHARS].strip().lstrip("\ufeff"), mended)
    if _is_nothing(said):
        if text.strip() and not said.strip():
            raise ReplyUnreadable("the model thought, and did not answer")
        return Answer(found={}, mended=mended, cut=False, broken=0)
    every = list(_readings(said))
    readings = [reading for reading in every if reading.found]
    if not readings:
        raise ReplyUnreadable(f"there is no JSON in the answer: {' '.join(said[:120].split())!r}")
    best = max(_shape(reading) for reading in readings)
    chosen = [reading for reading in readings if _shape(reading) == best]
    if best in {_BARE_LIST, _EMPTY}:
        chosen = chosen[-1:]  # a draft comes before what is meant
    for reading in chosen:
        mended += reading.mended
    return Answer(
        found=_joined(best, chosen),
        mended=mended,
        cut=len(text) > MAX_REPLY_CHARS or any(reading.cut for reading in chosen),
        broken=sum(reading.broken for reading in every if reading in chosen or not reading.found),
    )


def _joined(shape: int, readings: Sequence[Reading]) -> Mapping[str, Any]:
    if shape == _ANSWER:
        return _united([part for reading in readings for part in _objects(reading.value)])
    if shape == _ITEM:  # an object that is cut says less than it meant
        return {"memories": [reading.value for reading in readings if not reading.cut]}
    return {"memories": readings[0].value or []}


def _united(parts: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    """One answer of several: lists joined, as nothing may be lost (an item that comes twice is one); of the rest the last."""
    whole: dict[str, Any] = {}
    for part in parts:
        for key, value in part.items():
            earlier = whole.get(key)
            if isinstance(earlier, list) and isinstance(value, list):
                whole[key] = earlier + [item for item in value if item not in earlier[:_MAX_COMPARED]]
            else:
                whole[key] = value
    return whole


def items_in(value: object) -> object:
    """A list of items, out of what stands for one: an item alone, items by name, a list in a list, JSON as a text."""
    value = _text_of_json(value)
    if _is_nothing(value):
        return []
    if isinstance(value, dict):
        value = list(value.values()) if all(isinstance(v, dict | list) for v in value.values()) else [value]
    if not isinstance(value, list):
        return value
    parts = [part for item in value for part in (item if isinstance(item, list) else [item])]
    return [part for part in parts if not _is_nothing(part)]


def _is_nothing(value: object) -> bool:
    """Whether a model said "nothing" where an item or a list may stand."""
    if isinstance(value, str):
        return value.strip("`\"' \n\r\t\u200b").removeprefix("json").strip().lower() in _NOTHING
    return value in (None, [], {})


def _text_of_json(value: object) -> object:
    """JSON that was written as a text, read; a text that is anything else, or not whole, as it is."""
    if not isinstance(value, str) or value.lstrip()[:1] not in {"[", "{"}:
        return value
    reading = read(value, len(value) - len(value.lstrip()), _KEYS)
    return reading.value if reading.found and not reading.cut and not reading.broken else value


_OTHER, _EMPTY, _ITEM, _BARE_LIST, _ANSWER = -1, 0, 1, 2, 3


def _shape(reading: Reading) -> int:
    """How much a value looks like an answer."""
    value = reading.value
    if _objects(value):
        return _ANSWER
    if isinstance(value, dict | list) and not items_in(value):
        return _OTHER if reading.broken else _EMPTY  # "{curly}" in prose is no empty answer
    if isinstance(value, dict):
        return _ITEM if set(TEXT_NAMES) & set(value) else _OTHER
    return _BARE_LIST if isinstance(value, list) and any(isinstance(item, dict) for item in value) else _OTHER


def _objects(value: object, depth: int = 3) -> list[dict[str, Any]]:
    """The answer itself, or several, out of a list or of the one field that some models put it in."""
    if isinstance(value, str) and depth:  # the arguments of a call are a text of JSON
        return _objects(_text_of_json(value), 0)
    if isinstance(value, list) and depth:
        return [found for part in value[:_MAX_COMPARED] if isinstance(part, dict) for found in _objects(part, depth - 1)]
    if not isinstance(value, dict):
        return []
    if FIELDS & set(value):
        return [value]
    if not depth or set(TEXT_NAMES) & set(value):
        return []
    inner = (_objects(part, depth - 1) for part in value.values())
    return next((found for found in inner if found), [])


def _readings(text: str) -> Iterator[Reading]:
    """Every value that may be an answer, left to right, none inside another; bounded in number and in work."""
    if text.startswith('"') and (whole := read(text, 0)).found and isinstance(whole.value, str):
        text = whole.value  # JSON written as a text of JSON
    place, work = 0, 0
    for _ in range(_MAX_STARTS):
        starts = [at for at in (text.find("{", place), text.find("[", place)) if at >= 0]
        if not starts or work > 3 * len(text):
            return
        place = min(starts)
        reading = read(text, place, _KEYS)
        work += reading.end - place
        if reading.found and _shape(reading) != _OTHER:
            yield reading
            place = reading.end
        elif not reading.found and reading.broken:
            yield reading  # nested too deep
            place += 1
        else:
            place += 1


def _without_thoughts(text: str, mended: Counter[str]) -> str:
    """What is said after thinking aloud. JSON that begins at once is left alone: a text in it may name the tag."""
    if text[:1] in {"{", "["}:
        return text
    last, depth_start = 0, None
    kept: list[str] = []
    for tag in _THOUGHT.finditer(text):
        if not tag[1]:
            if depth_start is None:
                kept.append(text[last : tag.start()])
                depth_start = tag.start()
        else:
            if depth_start is None:
                kept.clear()  # the opening tag was in the template: all before was thinking
            depth_start, last = None, tag.end()
            mended["thoughts passed over"] += 1
    if depth_start is not None:  # never closed: it never came to an answer
        return "".join(kept)
    return "".join(kept) + text[last:]
