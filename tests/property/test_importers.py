import io
import json
from datetime import datetime, timedelta, timezone

from hypothesis import example, given, settings
from hypothesis import strategies as st

from souvenance.errors import InputError
from souvenance.integrations.importers import LAYOUTS, detect, read
from souvenance.types import ORIGINS, ROLES, Given, NewTurn, Skipped

WORDS = st.text(min_size=1, max_size=20).filter(str.strip)
OFFSETS = st.integers(-23 * 60, 23 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
TIMES = st.datetimes(min_value=datetime(2, 1, 1), max_value=datetime(9998, 1, 1), timezones=OFFSETS)  # noqa: DTZ001
TURNS = st.builds(
    NewTurn,
    text=WORDS,
    role=st.sampled_from(ROLES),
    speaker=st.none() | WORDS,
    at=st.none() | TIMES,
    id=st.none() | WORDS,
    origin=st.none() | st.sampled_from(ORIGINS),
)


def as_line(session: str, turn: NewTurn, *, escaped: bool) -> bytes:
    fields = {
        "session": session,
        "text": turn.text,
        "role": turn.role,
        "speaker": turn.speaker,
        "at": turn.at.isoformat() if turn.at else None,
        "id": turn.id,
        "origin": turn.origin,
    }
    return json.dumps(fields, ensure_ascii=escaped).encode()


@settings(deadline=None)
@given(
    st.lists(st.tuples(WORDS, TURNS, st.booleans()), min_size=1, max_size=4),
    st.sampled_from([b"\n", b"\r\n", b"\n\n"]),
    st.booleans(),
)
def test_turns_are_read_back_as_they_were_written(rows: list[tuple[str, NewTurn, bool]], end: bytes, ended: bool) -> None:
    content = end.join(as_line(session, turn, escaped=escaped) for session, turn, escaped in rows) + (end if ended else b"")
    items = list(read(io.BytesIO(content), name="talk.jsonl"))
    assert all(isinstance(item, Given) for item in items)
    assert [(item.session, item.turn) for item in items if isinstance(item, Given)] == [row[:2] for row in rows]
    offsets = [item.turn.at and item.turn.at.utcoffset() for item in items if isinstance(item, Given)]
    assert offsets == [turn.at and turn.at.utcoffset() for _, turn, _ in rows]


NAMES = (
    *("id", "at", "session", "speaker", "role", "text", "origin", "turns", "content", "type", "timestamp", "name", "qa"),
    *("sample_id", "conversation", "session_1", "session_1_date_time", "session_02", "dia_id", "blip_caption"),
)
JSONS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(NAMES), inner),
    max_leaves=20,
)
SHAPED = st.lists(JSONS.map(lambda value: json.dumps(value).encode()) | st.binary(max_size=20)).map(b"\n".join)


@settings(deadline=None)
@given(st.binary() | SHAPED, st.none() | st.sampled_from(list(LAYOUTS)))
@example(b'[{"sample_id":"x","conversation":{"session_1":[' + b"9" * 5000, "locomo")
@example(b'{"role":"user","content":"x","timestamp":' + b"9" * 400 + b"}", "transcript")
@example(b'{"session":-Infinity,"text":NaN}', "turns")
@example(b'["\\ud800"' + b"[" * 2000, "locomo")
@example(b"1.", "locomo")
def test_no_bytes_raise_anything_but_an_input_error(content: bytes, layout: str | None) -> None:
    assert detect(content) is None or detect(content) in LAYOUTS
    try:
        items = list(read(io.BytesIO(content), name="talk.jsonl", layout=layout))
    except InputError:
        return
    assert all(isinstance(item, Given | Skipped) for item in items)
    for item in items:
        if isinstance(item, Given):
            assert item.session
            assert item.turn.text.strip()
            assert item.turn.at is None or item.turn.at.tzinfo
