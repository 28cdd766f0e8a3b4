import gc
import io
import json
import tracemalloc
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from souvenance.errors import InputError
from souvenance.integrations.importers import HEAD_BYTES, LAYOUTS, Reading, detect, opened, read
from souvenance.integrations.importers.source import ITEM_BYTES
from souvenance.types import Given, NewTurn, Skipped

BOM = b"\xef\xbb\xbf"
TURN = {"session": "s1", "text": "I keep bees."}
CONVERSATION = {
    "id": "c1",
    "language": "en",
    "turns": [
        {"id": "1", "session": "a", "at": "2024-03-15T09:00:00", "speaker": "Nora", "role": "user", "text": "The kiln is hot."},
        {"id": "2", "session": "a", "at": "2024-03-15", "speaker": "Bot", "role": "assistant", "text": "Mind your hands."},
        {"id": "3", "session": "b", "at": "2024-03-16T09:00:00Z", "speaker": "Nora", "role": "user", "text": "I did."},
    ],
    "questions": [{"id": "q", "text": "What is hot?", "evidence": ["1"], "category": "1", "answerable": True}],
}
MESSAGE = {"role": "user", "content": "Bonjour"}


def sample(name: str = "conv-1", **conversation: object) -> dict[str, object]:
    return {
        "qa": [{"question": "Who paints?", "answer": "Nora", "evidence": ["D1:1"], "category": 4}],
        "conversation": {
            "speaker_a": "Nora",
            "speaker_b": "Sam",
            "session_1_date_time": "1:56 pm on 8 May, 2023",
            "session_1": [
                {"speaker": "Nora", "dia_id": "D1:1", "text": "I paint."},
                {"speaker": "Sam", "dia_id": "D1:2", "text": "Look!", "blip_caption": "a red door", "img_url": ["x"]},
            ],
            **conversation,
        },
        "event_summary": {"events_session_1": {"Nora": []}},
        "sample_id": name,
    }


def jsonl(*items: object) -> bytes:
    return b"".join(line(item) + b"\n" for item in items)


def line(item: object) -> bytes:
    return item if isinstance(item, bytes) else json.dumps(item).encode()


def reading(content: bytes, layout: str | None = None, name: str = "talk.jsonl") -> Reading:
    return read(io.BytesIO(content), name=name, layout=layout)


def outcome(content: bytes, layout: str | None = None, name: str = "talk.jsonl") -> tuple[list[Given], list[tuple[str, str]]]:
    given, skipped = [], []
    for item in reading(content, layout, name):
        if isinstance(item, Given):
            given.append(item)
        else:
            skipped.append((item.where, item.why))
    return given, skipped


def only(content: bytes, layout: str | None = None) -> NewTurn:
    given, skipped = outcome(content, layout)
    assert skipped == []
    assert len(given) == 1
    return given[0].turn


def why(item: object, layout: str) -> str:
    """The reason why this line, between two sound ones, does not go in."""
    sound = {"turns": TURN, "conversations": CONVERSATION, "transcript": MESSAGE}[layout]
    given, skipped = outcome(jsonl(sound, item, sound), layout)
    assert len(given) == 2 * (3 if layout == "conversations" else 1)
    assert [where for where, _ in skipped] == ["line 2"]
    return skipped[0][1]


# turns


def test_a_turn_comes_with_all_its_fields() -> None:
    full = {
        "id": "t1",
        "at": "2026-05-28T20:13:16+01:00",
        "session": "s15",
        "speaker": "Wren",
        "role": "assistant",
        "text": "  The last one.\n",
        "origin": "web",
    }
    given, skipped = outcome(jsonl(full))
    at = datetime(2026, 5, 28, 20, 13, 16, tzinfo=timezone(timedelta(hours=1)))
    turn = NewTurn(id="t1", at=at, speaker="Wren", role="assistant", text="  The last one.\n", origin="web")
    assert given == [Given(where="line 1", session="s15", turn=turn)]
    assert given[0].turn.at is not None
    assert given[0].turn.at.utcoffset() == timedelta(hours=1)
    assert skipped == []


def test_what_may_be_missing_is_left_open() -> None:
    bare = NewTurn(text="I keep bees.", role="user", speaker=None, at=None, id=None, origin=None)
    assert only(jsonl(TURN)) == bare
    assert only(jsonl({**TURN, "id": None, "at": None, "speaker": " ", "role": None, "origin": None})) == bare


def test_a_whole_number_is_an_id() -> None:
    given, skipped = outcome(jsonl({**TURN, "session": 3, "id": 0}))
    assert (given[0].session, given[0].turn.id, skipped) == ("3", "0", [])


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("2024-03-15", datetime(2024, 3, 15, tzinfo=UTC)),
        ("2024-03-15T09:30", datetime(2024, 3, 15, 9, 30, tzinfo=UTC)),
        ("2024-03-15T09:30:01.250Z", datetime(2024, 3, 15, 9, 30, 1, 250000, tzinfo=UTC)),
        (" 2024-03-15t09:30:00z ", datetime(2024, 3, 15, 9, 30, tzinfo=UTC)),
        ("2024-03-15 09:30:00-0530", datetime(2024, 3, 15, 15, 0, tzinfo=UTC)),
    ],
)
def test_iso_dates_without_an_offset_are_utc(text: str, at: datetime) -> None:
    assert only(jsonl({**TURN, "at": text})).at == at


def test_a_year_hard_to_believe_is_taken_and_noted() -> None:
    lines = reading(jsonl(*({**TURN, "at": at} for at in ("1969-12-31", "1970-01-01", "2200-12-31", "2201-01-01"))))
    assert all(isinstance(item, Given) for item in lines)
    assert lines.notes == ("date before 1970 or after 2200 (2 times)",)


def test_unknown_fields_are_noted_once_a_name() -> None:
    lines = reading(jsonl({**TURN, "mood": 1}, {**TURN, "mood": 2, "Zoé": 3}))
    assert lines.notes == ()
    assert len(list(lines)) == 2
    assert lines.notes == ("field 'mood' is not read (2 times)", "field 'Zoé' is not read")


def test_notes_stay_few_when_every_line_has_its_own_field() -> None:
    lines = reading(jsonl(*({**TURN, f"f{number}": 1} for number in range(100))))
    assert len(list(lines)) == 100
    assert len(lines.notes) == 31
    assert lines.notes[0] == "other things are not read (70 times)"


@pytest.mark.parametrize(
    ("item", "reason"),
    [
        (b'{"session": "s1", "text": ', "broken JSON: Expecting value (column 27)"),
        (b"hello", "broken JSON: Expecting value (column 1)"),
        (b"[1, 2]", "[1, 2] is not an object"),
        (b"null", "None is not an object"),
        (b'{"session": "s1", "text": "caf\xe9"}', "not UTF-8: byte 0xe9"),
        (b'{"session": "s1", "text": "\xed\xa0\x80"}', "not UTF-8: byte 0xed"),
        (b'{"session": "s1", "text": "a\x00b"}', "broken JSON: Invalid control character at (column 29)"),
        (b"[" * 100_000, "nested too deep"),
        ({"text": "x"}, "no session"),
        ({"text": "x", "session": " "}, "no session"),
        ({"text": "x", "session": True}, "session True is not a string"),
        ({"text": "x", "session": ["s"]}, "session ['s'] is not a string"),
        ({"session": "s1"}, "no text"),
        ({"session": "s1", "text": None}, "no text"),
        ({"session": "s1", "text": 5}, "text 5 is not a string"),
        ({"session": "s1", "text": ""}, "empty text"),
        ({"session": "s1", "text": " \n\t\u2003"}, "empty text"),
        ({**TURN, "id": 1.5}, "id 1.5 is not a string"),
        ({**TURN, "speaker": 7}, "speaker 7 is not a string"),
        ({**TURN, "role": "robot"}, "role 'robot' is none of user, assistant, system, tool"),
        ({**TURN, "role": ["user"]}, "role ['user'] is none of user, assistant, system, tool"),
        ({**TURN, "origin": "dream"}, "origin 'dream' is none of user, assistant, tool, web, document, operator, import"),
        ({**TURN, "at": "foo"}, "at 'foo' is no date"),
        ({**TURN, "at": ""}, "at '' is no date"),
        ({**TURN, "at": "2023-02-29"}, "at '2023-02-29' is no date"),
        ({**TURN, "at": 1_700_000_000}, "at 1700000000 is no date"),
        ({**TURN, "at": True}, "at True is no date"),
        ({**TURN, "at": "0001-01-01T00:00:00+05:00"}, "at '0001-01-01T00:00:00+05:00' is no date"),
    ],
)
def test_a_line_that_cannot_go_in_says_why_and_the_next_is_read(item: object, reason: str) -> None:
    assert why(item, "turns") == reason


def test_a_number_too_long_for_python_is_broken_json() -> None:
    assert why(b'{"session": ' + b"9" * 5000 + b', "text": "x"}', "turns").startswith("broken JSON: ")


def test_a_reason_stays_short_however_long_the_value() -> None:
    assert len(why({**TURN, "role": "x" * 100_000}, "turns")) < 200
    assert len(why({**TURN, "role": [[["x" * 100] * 100] * 100]}, "turns")) < 2000


@pytest.mark.parametrize("layout", ["turns", "conversations", "transcript"])
def test_line_ends_blank_lines_and_marks_do_not_matter(layout: str) -> None:
    sound = {"turns": TURN, "conversations": CONVERSATION, "transcript": MESSAGE}[layout]
    plain = outcome(jsonl(sound, sound))
    raw = line(sound)
    crlf, skipped = outcome(BOM + raw + b"\r\n\r\n  \n" + BOM + raw)
    assert skipped == []
    assert [item.turn for item in crlf] == [item.turn for item in plain[0]]
    assert {item.where.split(" (")[0] for item in crlf} == {"line 1", "line 4"}


def test_lone_surrogates_pass_through() -> None:
    turn = only(b'{"session": "s1", "text": "a\\ud800b", "speaker": "\\udc00"}')
    assert (turn.text, turn.speaker) == ("a\ud800b", "\udc00")
    assert why(b'{"session": "s1", "text": "x", "role": "\\ud800"}', "turns").isascii()


class Endless(io.RawIOBase):
    """A stream made while it is read, a little at a time."""

    def __init__(self, chunks: Iterator[bytes]) -> None:
        self._chunks = chunks
        self._held = b""

    def read(self, size: int = -1) -> bytes:
        assert size >= 0, "the whole stream was asked for"
        if size and not self._held:
            self._held = next(self._chunks, b"")
        chunk, self._held = self._held[:size], self._held[size:]
        return chunk


def test_a_line_without_end_is_passed_over() -> None:
    def chunks() -> Iterator[bytes]:
        yield jsonl(TURN) + b'{"session": "s1", "text": "'
        yield from [b"x" * (1 << 20)] * ((ITEM_BYTES >> 20) + 1)
        yield b'"}\n' + jsonl(TURN)

    items = list(read(Endless(chunks()), name="x", layout="turns"))
    assert [type(item) for item in items] == [Given, Skipped, Given]
    assert items[1] == Skipped(where="line 2", why="longer than 64 MB")


def test_a_last_line_without_end_is_passed_over() -> None:
    blocks = [b"x" * (1 << 20)] * ((ITEM_BYTES >> 20) + 1)
    items = list(read(Endless(iter([jsonl(TURN), *blocks])), name="x"))
    assert items[1:] == [Skipped(where="line 2", why="longer than 64 MB")]


# conversations


def test_ids_of_a_conversation_lead_those_of_its_sessions_and_turns() -> None:
    given, skipped = outcome(jsonl(CONVERSATION, {**CONVERSATION, "id": 7}))
    assert skipped == []
    assert [(item.session, item.turn.id) for item in given] == [
        ("c1/a", "c1/1"), ("c1/a", "c1/2"), ("c1/b", "c1/3"), ("7/a", "7/1"), ("7/a", "7/2"), ("7/b", "7/3"),
    ]  # fmt: skip
    assert given[1].where == "line 1 ('c1'), turn 2"
    assert given[1].turn == NewTurn(
        id="c1/2", at=datetime(2024, 3, 15, tzinfo=UTC), speaker="Bot", role="assistant", text="Mind your hands."
    )


def test_questions_and_language_are_no_news() -> None:
    lines = reading(jsonl({**CONVERSATION, "label": "x"}))
    assert len(list(lines)) == 3
    assert lines.notes == ("field 'label' is not read",)


def test_a_bad_turn_does_not_take_its_conversation_along() -> None:
    first, second, third = CONVERSATION["turns"]
    turns = [
        first,
        {**second, "text": ""},
        "hello",
        {**second, "role": None},
        {**second, "session": None},
        {**second, "at": "soon"},
        {**third, "id": None},
    ]
    given, skipped = outcome(jsonl({**CONVERSATION, "turns": turns}))
    assert [item.turn.id for item in given] == ["c1/1", None]
    assert skipped == [
        ("line 1 ('c1'), turn 2", "empty text"),
        ("line 1 ('c1'), turn 3", "'hello' is not an object"),
        ("line 1 ('c1'), turn 4", "no role"),
        ("line 1 ('c1'), turn 5", "no session"),
        ("line 1 ('c1'), turn 6", "at 'soon' is no date"),
    ]


@pytest.mark.parametrize(
    ("item", "reason"),
    [
        ({"turns": []}, "no id"),
        ({"id": "", "turns": []}, "no id"),
        ({"id": "c2"}, "no turns"),
        ({"id": "c2", "turns": {}}, "turns {} is not a list"),
        (b'{"id": "c2", "turns": [{"id": "1"', "broken JSON: Expecting ',' delimiter (column 34)"),
    ],
)
def test_a_conversation_that_cannot_go_in_says_why(item: object, reason: str) -> None:
    assert why(item, "conversations") == reason


# locomo


def locomo(*samples: object, indent: int | None = None) -> bytes:
    return json.dumps(list(samples), indent=indent).encode()


@pytest.mark.parametrize("indent", [None, 2])
def test_a_locomo_sample_gives_its_turns_with_the_time_of_their_session(indent: int | None) -> None:
    given, skipped = outcome(locomo(sample(), indent=indent))
    at = datetime(2023, 5, 8, 13, 56, tzinfo=UTC)
    assert skipped == []
    assert given == [
        Given(
            where="conversation 1 ('conv-1'), session_1, turn 1",
            session="conv-1/session_1",
            turn=NewTurn(id="conv-1/D1:1", text="I paint.", speaker="Nora", at=at),
        ),
        Given(
            where="conversation 1 ('conv-1'), session_1, turn 2",
            session="conv-1/session_1",
            turn=NewTurn(id="conv-1/D1:2", text="Look! [image: a red door]", speaker="Sam", at=at),
        ),
    ]


def test_sessions_go_by_number_not_by_spelling() -> None:
    turns = {f"session_{number}": [{"speaker": "Sam", "text": str(number)}] for number in (10, 2, 33, 4)}
    given, skipped = outcome(locomo(sample(session_1=[], session_1_summary="x", **turns)))
    assert [item.session.removeprefix("conv-1/") for item in given] == ["session_2", "session_4", "session_10", "session_33"]
    assert {item.turn.at for item in given} == {None}
    assert {item.turn.id for item in given} == {None}
    assert skipped == []


@pytest.mark.parametrize(
    ("text", "hour", "minute"),
    [("12:48 am on 1 February, 2023", 0, 48), ("12:09 pm on 1 February, 2023", 12, 9), ("9:05 AM on 01 February 2023", 9, 5)],
)
def test_locomo_hours(text: str, hour: int, minute: int) -> None:
    given, _ = outcome(locomo(sample(session_1_date_time=text)))
    assert given[0].turn.at == datetime(2023, 2, 1, hour, minute, tzinfo=UTC)


def test_a_locomo_date_may_be_iso() -> None:
    given, _ = outcome(locomo(sample(session_1_date_time="2023-02-01T10:00:00+02:00")))
    assert given[0].turn.at == datetime(2023, 2, 1, 8, tzinfo=UTC)


@pytest.mark.parametrize(
    "text", ["13:00 pm on 8 May, 2023", "0:10 am on 8 May, 2023", "1:61 pm on 8 May, 2023", "1:00 pm on 31 June, 2023",
             "1:00 pm on 8 Mai, 2023", "yesterday", 5]
)  # fmt: skip
def test_a_session_with_a_wrong_date_does_not_go_in(text: object) -> None:
    later = {"session_2": [{"speaker": "Sam", "dia_id": "D2:1", "text": "Later."}]}
    given, skipped = outcome(locomo(sample(session_1_date_time=text, **later)))
    assert [item.turn.id for item in given] == ["conv-1/D2:1"]
    assert skipped == [("conversation 1 ('conv-1'), session_1", f"session_1_date_time {text!r} is no date")]


def test_bad_turns_of_a_locomo_sample_say_where_they_stand() -> None:
    bad = [
        {"speaker": "Sam", "text": " "},
        {"speaker": "Sam"},
        {"text": "Who said it?"},
        "Sam",
        {"speaker": "Sam", "text": 3},
        {"speaker": "Sam", "text": "", "blip_caption": "a blue door"},
        {"speaker": "Sam", "text": "x", "blip_caption": 1},
    ]
    given, skipped = outcome(locomo(sample(session_1=bad, session_2="later")))
    assert [item.turn.text for item in given] == ["[image: a blue door]"]
    place = "conversation 1 ('conv-1'), session_1, turn"
    assert skipped == [
        (f"{place} 1", "empty text"),
        (f"{place} 2", "no text"),
        (f"{place} 3", "no speaker"),
        (f"{place} 4", "'Sam' is not an object"),
        (f"{place} 5", "text 3 is not a string"),
        (f"{place} 7", "blip_caption 1 is not a string"),
        ("conversation 1 ('conv-1'), session_2", "session_2 'later' is not a list"),
    ]


def test_bad_samples_do_not_stop_the_others() -> None:
    nameless = sample()
    del nameless["sample_id"]
    given, skipped = outcome(locomo(nameless, 5, ["x"], {"sample_id": "c"}, {"sample_id": "d", "conversation": []}, sample()))
    assert len(given) == 2
    assert given[0].where.startswith("conversation 6 ")
    assert skipped == [
        ("conversation 1", "no sample_id"),
        ("conversation 2", "5 is not an object"),
        ("conversation 3", "['x'] is not an object"),
        ("conversation 4 ('c')", "no conversation"),
        ("conversation 5 ('d')", "conversation [] is not an object"),
    ]


@pytest.mark.parametrize(
    "content",
    [json.dumps(sample()).encode(), BOM + json.dumps(sample(), indent=1).encode(), b"\n " + locomo(sample()) + b"\r\n"],
)
def test_one_sample_may_stand_alone(content: bytes) -> None:
    assert [len(part) for part in outcome(content)] == [2, 0]


def test_samples_may_stand_one_a_line() -> None:
    given, skipped = outcome(jsonl(sample("a"), sample("b")))
    assert [item.session for item in given] == ["a/session_1"] * 2 + ["b/session_1"] * 2
    assert skipped == []


def test_a_truncated_locomo_file_gives_its_whole_samples_and_says_where_it_broke() -> None:
    whole = locomo(sample("a"), sample("b"))
    first_ends = whole.index(b'"sample_id": "a"}') + len(b'"sample_id": "a"}')
    for cut in range(first_ends, len(whole)):
        given, skipped = outcome(whole[:cut], "locomo")
        done = 2 if cut == len(whole) - 1 else 1
        assert len(given) == 2 * done
        assert skipped == [(f"conversation {done + 1}", f"the JSON is cut off after {cut} bytes")]


def test_broken_json_inside_a_locomo_file_ends_it_with_a_reason() -> None:
    given, skipped = outcome(locomo(sample("a"), sample("b")).replace(b'"b"', b"b"))
    assert len(given) == 2
    assert [where for where, _ in skipped] == ["conversation 2"]
    assert skipped[0][1].startswith("broken JSON: Unexpected symbol 'b' at ")
    assert skipped[0][1].endswith("; what follows was not read")


def test_samples_before_a_wrong_byte_go_in() -> None:
    content = locomo(sample("a"), sample("b")).replace(b'"b"', b'"\xe9"')
    given, skipped = outcome(content)
    assert len(given) == 2
    place = content.index(b"\xe9")
    assert skipped == [("conversation 2", f"not UTF-8: byte 0xe9 at {place}; what follows was not read")]


def test_a_wrong_byte_after_the_last_sample_is_told() -> None:
    content = locomo(sample())
    given, skipped = outcome(content + b"\n\xff")
    assert len(given) == 2
    assert skipped == [("conversation 2", f"not UTF-8: byte 0xff at {len(content) + 1}; what follows was not read")]


def test_a_wrong_byte_is_found_however_the_stream_is_cut() -> None:
    content = BOM + b'[{"sample_id": "\xc3\xa9\xe2\x82x"}]'
    chunks = (content[place : place + 1] for place in range(len(content)))
    items = list(read(Endless(chunks), name="x", layout="locomo"))
    place = content.index(b"\xe2")
    assert items == [Skipped(where="conversation 1", why=f"not UTF-8: byte 0xe2 at {place}; what follows was not read")]


def test_a_character_cut_in_two_by_the_end_is_a_truncation() -> None:
    _, skipped = outcome(b'[{"sample_id": "\xc3', "locomo")
    assert skipped == [("conversation 1", "the JSON is cut off after 17 bytes")]


def test_lone_surrogates_of_a_locomo_file_pass_through() -> None:
    given, _ = outcome(locomo(sample(session_1=[{"speaker": "Sam", "text": "a\ud800b"}])))
    assert given[0].turn.text == "a\ud800b"


def test_a_locomo_file_nested_without_end_is_given_up() -> None:
    items = list(read(Endless(iter([b"[" * (1 << 16)] * 100)), name="x", layout="locomo"))
    assert items == [Skipped(where="conversation 1", why="nested too deep; what follows was not read")]


def test_a_locomo_sample_without_end_is_given_up() -> None:
    blocks = [b"x" * (1 << 20)] * ((ITEM_BYTES >> 20) + 1)
    items = list(read(Endless(iter([b'[{"qa": [{"question": "', *blocks])), name="x"))
    assert items == [Skipped(where="conversation 1", why="longer than 64 MB; what follows was not read")]


def test_an_empty_array_has_no_turns() -> None:
    assert outcome(b"[]", "locomo") == ([], [])


# transcript


@pytest.mark.parametrize(
    ("role", "known"),
    [("user", "user"), ("human", "user"), ("assistant", "assistant"), ("ai", "assistant"), ("model", "assistant"),
     ("system", "system"), ("developer", "system"), ("tool", "tool"), ("function", "tool")],
)  # fmt: skip
def test_roles_of_chat_programs(role: str, known: str) -> None:
    assert only(jsonl({**MESSAGE, "role": role})).role == known


def test_a_message_without_a_session_belongs_to_the_file() -> None:
    given, _ = outcome(jsonl(MESSAGE), name="holiday.2024.jsonl")
    assert given == [Given(where="line 1", session="holiday.2024", turn=NewTurn(text="Bonjour"))]


@pytest.mark.parametrize("field", ["session", "session_id", "conversation_id"])
def test_a_message_may_name_its_session(field: str) -> None:
    given, _ = outcome(jsonl({**MESSAGE, field: "s9", "name": "Zoé", "id": 4}))
    assert given == [Given(where="line 1", session="s9", turn=NewTurn(text="Bonjour", speaker="Zoé", id="4"))]


def test_the_first_session_field_that_is_filled_in_counts() -> None:
    given, _ = outcome(jsonl({**MESSAGE, "session": "", "session_id": "b", "conversation_id": "c"}))
    assert given[0].session == "b"


@pytest.mark.parametrize(
    ("stamp", "at"),
    [
        ("2024-03-15T09:30:00+02:00", datetime(2024, 3, 15, 7, 30, tzinfo=UTC)),
        (1_710_495_000, datetime(2024, 3, 15, 9, 30, tzinfo=UTC)),
        (1_710_495_000.5, datetime(2024, 3, 15, 9, 30, 0, 500_000, tzinfo=UTC)),
        (1_710_495_000_250, datetime(2024, 3, 15, 9, 30, 0, 250_000, tzinfo=UTC)),
        (0, datetime(1970, 1, 1, tzinfo=UTC)),
        (-86400, datetime(1969, 12, 31, tzinfo=UTC)),
        (None, None),
    ],
)
def test_times_of_chat_programs(stamp: object, at: datetime | None) -> None:
    assert only(jsonl({**MESSAGE, "timestamp": stamp})).at == at


def test_the_parts_of_a_content_are_joined() -> None:
    content = [
        {"type": "text", "text": "Look at"},
        {"type": "image_url", "image_url": {"url": "https://example.org/x.png"}},
        "the",
        {"text": "door."},
        {"type": "output_text", "text": "Please."},
        {"type": "tool_use", "name": "zoom"},
        {"type": "text", "text": None},
        {"type": ["text"], "text": "x"},
        5,
    ]
    lines = reading(jsonl({"role": "user", "content": content}))
    (item,) = lines
    assert isinstance(item, Given)
    assert item.turn.text == "Look at\n[image]\nthe\ndoor.\nPlease."
    assert lines.notes == (
        "part 'int' of a content is not read",
        "part 'text' of a content is not read",
        "part 'tool_use' of a content is not read",
        "part ['text'] of a content is not read",
    )


@pytest.mark.parametrize(
    ("item", "reason"),
    [
        ({"content": "x"}, "no role"),
        (
            {"role": "narrator", "content": "x"},
            "role 'narrator' is none of user, human, assistant, ai, model, system, developer, tool, function",
        ),
        ({"role": "user"}, "no content"),
        ({"role": "assistant", "content": None}, "no content"),
        ({"role": "user", "content": {"text": "x"}}, "content {'text': 'x'} is not a string"),
        ({"role": "user", "content": " "}, "empty text"),
        ({"role": "user", "content": []}, "empty text"),
        ({"role": "user", "content": [{"type": "audio"}]}, "empty text"),
        ({**MESSAGE, "timestamp": "noon"}, "timestamp 'noon' is no date"),
        ({**MESSAGE, "timestamp": True}, "timestamp True is no date"),
        ({**MESSAGE, "timestamp": float("nan")}, "timestamp nan is no date"),
        ({**MESSAGE, "timestamp": float("inf")}, "timestamp inf is no date"),
        ({**MESSAGE, "timestamp": 1_710_495_000_000_000}, "timestamp 1710495000000000 is no date"),
        ({**MESSAGE, "timestamp": -99_000_000_000}, "timestamp -99000000000 is no date"),
        ({**MESSAGE, "session_id": {}}, "session_id {} is not a string"),
        ({**MESSAGE, "name": 3}, "name 3 is not a string"),
    ],
)
def test_a_message_that_cannot_go_in_says_why(item: object, reason: str) -> None:
    assert why(item, "transcript") == reason


# detection


LONG = "x" * (2 * HEAD_BYTES)


@pytest.mark.parametrize(
    ("content", "layout"),
    [
        (jsonl(TURN), "turns"),
        (jsonl(CONVERSATION), "conversations"),
        (jsonl({"id": "c", "turns": []}), "conversations"),
        (jsonl(MESSAGE), "transcript"),
        (locomo(sample()), "locomo"),
        (locomo(sample(), indent=2), "locomo"),
        (json.dumps(sample(), indent=2).encode(), "locomo"),
        (jsonl(sample()), "locomo"),
        (BOM + jsonl(TURN), "turns"),
        (b"\r\n\n" + jsonl(MESSAGE), "transcript"),
        (jsonl(b"a log line", {"session": "s"}, TURN), "turns"),
        (jsonl(b'{"broken', MESSAGE).rstrip(), "transcript"),
        (jsonl({**TURN, "text": LONG}), "turns"),
        (jsonl({**MESSAGE, "content": LONG}), "transcript"),
        (jsonl({**MESSAGE, "content": [{"type": "text", "text": LONG}]}), "transcript"),
        (jsonl({**CONVERSATION, "turns": CONVERSATION["turns"] * 500}), "conversations"),
        (jsonl({"id": "c", "questions": [LONG], "turns": []}), "conversations"),
        (locomo({"qa": [LONG], **sample()}), "locomo"),
        (locomo({"sample_id": "c", "qa": LONG}), "locomo"),
        (json.dumps({"conversation": {"a": LONG}}).encode(), "locomo"),
        (jsonl({**TURN, "text": "é" * HEAD_BYTES}), "turns"),
        (jsonl({**TURN, "text": "caf\xe9"}).replace(b"\\u00e9", b"\xe9"), "turns"),
    ],
)
def test_the_head_of_a_file_tells_its_layout(content: bytes, layout: str) -> None:
    assert detect(content[:HEAD_BYTES]) == layout
    assert reading(content).layout == layout


@pytest.mark.parametrize(
    "content",
    [
        b"hello",
        b"{}",
        b"[]",
        b"5",
        b"[[[[",
        b"[" * HEAD_BYTES,
        jsonl({"text": "no session"}),
        jsonl({"role": "user"}),
        jsonl({"turns": "a"}),
        jsonl({"id": "x", "turns": [{"role": "user", "text": "a"}]}),
        jsonl({"conversation": "c"}),
        jsonl({"id": "x", "blob": LONG})[:HEAD_BYTES],
        jsonl([CONVERSATION]),
        b"[\n" + line(MESSAGE) + b",\n" + line(MESSAGE) + b"\n]",
        json.dumps([MESSAGE], indent=2).encode(),
        json.dumps(MESSAGE, indent=2).encode(),
        jsonl(*[{"a": 1}] * 200, TURN),
    ],
)
def test_another_layout_is_not_recognised(content: bytes) -> None:
    assert detect(content) is None
    with pytest.raises(InputError, match="none of the layouts"):
        reading(content)


def test_every_layout_is_described_and_named_in_the_refusal() -> None:
    assert set(LAYOUTS) == {"turns", "conversations", "locomo", "transcript"}
    with pytest.raises(InputError) as caught:
        reading(b"\n\x1b[31mDear diary,\nit rained " + b"again " * 100, name="diary.txt")
    message = str(caught.value)
    assert message.startswith("'diary.txt' is in none of the layouts that can be read:\n")
    assert all(f"  {name}: {what}\n" in message for name, what in LAYOUTS.items())
    assert "It begins with '\\x1b[31mDear diary, it rained again" in message
    assert message.endswith("…'")


def test_a_layout_given_by_name_is_taken_at_its_word() -> None:
    given, skipped = outcome(jsonl({"text": "no session"}, TURN), "transcript")
    assert given == []
    assert skipped == [("line 1", "no role"), ("line 2", "no role")]


@pytest.mark.parametrize("layout", [None, "turns"])
@pytest.mark.parametrize("content", [b"", BOM, b" \r\n\n\t"])
def test_an_empty_file_is_refused(content: bytes, layout: str | None) -> None:
    with pytest.raises(InputError, match=r"^'talk\.jsonl' is empty$"):
        reading(content, layout)


def test_a_file_that_begins_with_much_blank_is_not_called_empty() -> None:
    content = b"\n" * HEAD_BYTES + jsonl(TURN)
    with pytest.raises(InputError, match="none of the layouts"):
        reading(content)
    assert outcome(content, "turns")[0][0].where == f"line {HEAD_BYTES + 1}"


def test_an_unknown_layout_is_refused() -> None:
    with pytest.raises(InputError, match="layout 'csv' is unknown; there are turns, conversations, locomo, transcript"):
        reading(jsonl(TURN), "csv")


@pytest.mark.parametrize("layout", [None, "turns", "locomo"])
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"PK\x03\x04rest", "compressed; unpack it"),
        (b"\x1f\x8b\x08rest", "compressed; unpack it"),
        (json.dumps(TURN).encode("utf-16"), "UTF-16; save it as UTF-8"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "binary file"),
    ],
)
def test_a_binary_file_is_refused(content: bytes, reason: str, layout: str | None) -> None:
    with pytest.raises(InputError, match=reason):
        reading(content, layout)


def test_a_torn_tail_does_not_make_a_file_binary() -> None:
    given, skipped = outcome(jsonl(TURN) + b"\0" * 500)
    assert len(given) == 1
    assert skipped == [("line 2", "broken JSON: Expecting value (column 1)")]


# paths


def test_a_path_is_opened_and_closed(tmp_path: Path) -> None:
    path = tmp_path / "talk.jsonl"
    path.write_bytes(BOM + jsonl(MESSAGE, MESSAGE))
    with opened(path) as lines:
        assert lines.layout == "transcript"
        assert [item.session for item in lines if isinstance(item, Given)] == ["talk", "talk"]
        assert lines.bytes_read == path.stat().st_size
    with opened(path) as lines:
        pass
    with pytest.raises(ValueError, match="closed"):  # the stream is; nothing was read into memory beyond the head
        list(lines)


def test_a_path_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="is a directory; name a file"), opened(tmp_path):
        pass
    with pytest.raises(InputError, match="cannot be read: No such file"), opened(tmp_path / "missing.jsonl"):
        pass
    with pytest.raises(InputError, match="cannot be read: embedded null"), opened(Path("a\0b")):
        pass


# streams


SIZE = 20 << 20


def big(layout: str) -> Iterator[bytes]:
    """About 20 MB of one layout, in pieces."""
    text = "The ferry leaves at noon. " * 400
    if layout == "locomo":
        turns = [{"speaker": "Sam", "dia_id": f"D1:{number}", "text": text} for number in range(20)]
        for number in range(SIZE // (20 * len(text))):
            yield (b", " if number else b"[") + json.dumps(sample(f"c{number}", session_1=turns)).encode()
        yield b"]"
    elif layout == "conversations":
        turns = [{"id": str(number), "session": "s", "role": "user", "text": text} for number in range(20)]
        for number in range(SIZE // (20 * len(text))):
            yield jsonl({"id": str(number), "turns": turns})
    else:
        fields = {"session": "s", "text": text} if layout == "turns" else {"role": "user", "content": text}
        for number in range(SIZE // len(text)):
            yield jsonl({"id": str(number), **fields})


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_long_file_is_read_in_little_memory(layout: str) -> None:
    kinds: Counter[type] = Counter()
    progress = [0]
    tracemalloc.start()
    try:
        lines = read(Endless(big(layout)), name="big")
        for item in lines:
            kinds[type(item)] += 1
            progress.append(lines.bytes_read)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert lines.layout == layout
    assert kinds.keys() == {Given}
    assert peak < 10 << 20
    assert progress == sorted(progress)
    assert lines.bytes_read > 0.9 * SIZE
    assert len(set(progress)) > 50


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_reading_may_be_left_early(layout: str) -> None:
    lines = read(Endless(big(layout)), name="big")
    assert isinstance(next(lines), Given)
    used = lines.bytes_read
    del lines
    gc.collect()  # a complaint here would fail the test
    assert used < 2 << 20
