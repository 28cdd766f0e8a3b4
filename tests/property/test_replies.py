"""Whatever a model says: read or refused, never anything else."""

import json
from datetime import UTC, date, datetime
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.lenient import read
from souvenance.core.prompting import prompt_for
from souvenance.core.replies import Parsed, parse_reply
from souvenance.errors import ReplyUnreadable
from souvenance.types import Turn

AT = datetime(2026, 2, 11, 20, 5, tzinfo=UTC)
TURNS = [
    Turn(
        id=f"t_{n}", scope="sc_1", session="s_1", seq=n, at=AT, utc_offset_min=0, role="user", speaker="Lise", text="I moved.",
        language="en", origin="user", author="p_1", audience="adult", revision=1, content_hash=b"", created_at=AT,
    )
    for n in (1, 2)
]  # fmt: skip
PROMPT = prompt_for(
    TURNS, today=date(2026, 2, 11), tz="Europe/Paris", summary="", anchors=[("an_1", "No nuts.")], nearest=[], character=None,
    count_tokens=lambda text: len(text) // 4 + 1, budget_tokens=8_000,
)  # fmt: skip

ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=60)  # lone surrogates too
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | st.floats(allow_nan=False, allow_infinity=False) | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ANY_TEXT, inner, max_size=4),
    max_leaves=20,
)
FIELD = st.one_of(
    JSON, st.sampled_from(["T1", "T9", ["T1"], ["T1", "T2"], "fact", "rule", "story", 0.9, "2026-03-03", "x" * 2_000])
)
NAMES = ["text", "kind", "reach", "confidence", "importance", "tags", "turns", "ends", "replaces", "confirms", "anchor", "reason",
         "subject", "position", "justification"]  # fmt: skip
ITEM = st.dictionaries(st.sampled_from(NAMES), FIELD, max_size=8) | JSON
SAID = st.fixed_dictionaries({"text": st.just("I live in Nantes."), "kind": st.just("fact"), "turns": st.just(["T1"])})
ANSWER = st.fixed_dictionaries(
    {},
    optional={
        "memories": st.lists(ITEM | SAID, max_size=5) | JSON,
        "summary": FIELD,
        "anchors_add": st.lists(FIELD, max_size=4) | JSON,
        "anchors_retire": st.lists(ITEM, max_size=4) | JSON,
        "positions": st.lists(ITEM, max_size=4) | JSON,
    },
)


def tried(text: str) -> Parsed | None:
    try:
        return parse_reply(text, PROMPT)
    except ReplyUnreadable:
        return None


def is_sound(parsed: Parsed) -> bool:
    return all(
        set(candidate.sources) <= {"t_1", "t_2"}
        and candidate.sources
        and 0 <= candidate.confidence <= 1
        and candidate.text.strip()
        and not any("\ud800" <= c <= "\udfff" or c == "\0" for c in candidate.text)
        for candidate in parsed.candidates
    )


@given(st.text(st.characters(exclude_categories=()), max_size=200) | st.text("{}[]\",:'\\/*#` \nT1xmemories", max_size=120))
def test_any_text_is_read_or_refused(text: str) -> None:
    parsed = tried(text)
    assert parsed is None or is_sound(parsed)


@given(ANSWER)
def test_any_answer_is_read_or_refused(answer: Any) -> None:
    parsed = tried(json.dumps(answer))
    assert parsed is None or is_sound(parsed)


@given(ANSWER, st.data())
def test_any_damaged_answer_is_read_or_refused(answer: Any, data: st.DataObject) -> None:
    text = json.dumps(answer, ensure_ascii=data.draw(st.booleans()))
    at = data.draw(st.integers(0, len(text)))
    damaged = (
        text[:at]
        + data.draw(st.sampled_from(["", '"', "}", "]", "\\", ",", "'", "\ud800", "//", "{"]))
        + text[at + data.draw(st.integers(0, 3)) :]
    )
    parsed = tried(damaged)
    assert parsed is None or is_sound(parsed)


@given(JSON)
def test_json_that_is_right_is_read_as_it_is(value: Any) -> None:
    text = json.dumps({"value": value})
    reading = read(text, 0)
    assert reading.found
    assert (reading.cut, reading.broken, +reading.mended) == (False, 0, {})
    # surrogates are joined later, at the door; a number is a float here
    joined = json.loads(json.dumps(reading.value))
    assert joined == json.loads(text)


@given(st.lists(ANY_TEXT.filter(str.strip), min_size=1, max_size=6), st.data())
def test_what_is_cut_is_never_completed(texts: list[str], data: st.DataObject) -> None:
    text = json.dumps([{"a": said} for said in texts])
    reading = read(text[: data.draw(st.integers(1, len(text) - 1))], 0)
    assert reading.cut
    assert isinstance(reading.value, list)
    whole = json.loads(text)
    assert json.loads(json.dumps(reading.value)) == whole[: len(reading.value)]
