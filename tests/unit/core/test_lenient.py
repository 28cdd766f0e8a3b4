"""JSON with the slips that models make: what is read, what is left out, and what is counted."""

import time
from typing import Any

import pytest

from souvenance.core.lenient import MAX_DEPTH, read

KEYS = frozenset({"text", "kind"})
# text, value, what was mended, objects left out
SLIPS: list[tuple[str, Any, set[str], int]] = [
    ('{"a": 1, "b": [true, false, null]}', {"a": 1.0, "b": [True, False, None]}, set(), 0),
    ('{"a": -1.5e3, "b": +2, "c": .5, "d": 3.}', {"a": -1500.0, "b": 2.0, "c": 0.5, "d": 3.0}, set(), 0),
    ('["a",, "b",]', ["a", "b"], set(), 0),
    ('{"a": , "b": 2}', {"b": 2.0}, set(), 0),
    ('{"a": 1 "b": 2}', {"a": 1.0, "b": 2.0}, set(), 0),
    ('{"a": "x"\n "b": "y"}', {"a": "x", "b": "y"}, {"missing commas"}, 0),
    ("{'a': 'it''s', 'b': 'l\\'eau'}", {"a": "it''s", "b": "l'eau"}, {"quotes of another kind", "quotation marks inside a text"}, 0),
    ("{“a”: “b”}", {"a": "b"}, {"quotes of another kind"}, 0),
    ('{"a"："b"，"c"：1}', {"a": "b", "c": 1.0}, set(), 0),
    ('{text: "x", kind: fact}', {"text": "x", "kind": "fact"}, {"values without quotes"}, 0),
    ('{"a": 1, // why, oh "why"\n "b": 2 /* { */}', {"a": 1.0, "b": 2.0}, {"comments"}, 0),
    ('{"a": NaN, "b": -Infinity, "c": None, "d": undefined, "e": TRUE}', {"a": None, "b": None, "c": None, "d": None, "e": True},
     {"constants of another language"}, 0),
    ('{"a": [1], "a": [2], "b": 1, "b": 2}', {"a": [1.0, 2.0], "b": 2.0}, {"keys given twice"}, 0),
    ('{"a": "she said "hello" to me", "b": 2}', {"a": 'she said "hello" to me', "b": 2.0}, {"quotation marks inside a text"}, 0),
    ('{"a": "He said "hi", then left"}', {"a": 'He said "hi", then left'}, {"quotation marks inside a text"}, 0),
    ('{"a": "line\nbreak\ttab"}', {"a": "line\nbreak\ttab"}, set(), 0),
    (r'{"a": "\"q\" \\ \/ \n \u00e9 \ud83d\ude00"}', {"a": '"q" \\ / \n é \ud83d\ude00'}, set(), 0),
    (r'{"a": "C:\users \x \u12"}', {"a": r"C:\users \x \u12"}, set(), 0),
    (r'{"a": "ends with a slash \\"}', {"a": "ends with a slash \\"}, set(), 0),
    ('[{"a": 1}, {"b": two words here}, {"c": 3}]', [{"a": 1.0}, {"c": 3.0}], {"values without quotes"}, 1),
    ('[{"a": 1}, {"b", 2}, {"c": 3}]', [{"a": 1.0}, {"c": 3.0}], set(), 1),
    ('[{"a": "x" (y), "b": 2}, {"c": 3}]', [{"c": 3.0}], {"quotation marks inside a text"}, 1),
    ('[{"a": 1}, {3: 2}, {"c": 3}]', [{"a": 1.0}, {"c": 3.0}], set(), 1),
    ('[{"a": 1:2}, {"c": 3}]', [{"c": 3.0}], set(), 1),
    ('[{"a": 1], 2', [], set(), 1),
    ('{"x": {"a", 1}, "y": 2}', {"y": 2.0}, set(), 1),
    ("[1, 2, ...]", [1.0, 2.0], set(), 1),
    ("[1: 2]", [1.0, 2.0], set(), 1),
    ('{"a": ”}', {}, set(), 1),
]  # fmt: skip


@pytest.mark.parametrize(("text", "value", "mended", "broken"), SLIPS)
def test_a_slip_is_read_as_it_was_meant_or_its_object_is_left_out(text: str, value: Any, mended: set[str], broken: int) -> None:
    reading = read(text, 0, KEYS)
    assert reading.found
    assert reading.value == value
    assert (set(reading.mended), reading.broken, reading.cut) == (mended, broken, False)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('{"a": [{"t": "I live in Ly', {"a": []}), ('{"a": [{"t": "x"}, {"t": "y", "c": 0.', {"a": [{"t": "x"}]}),
        ('{"a": 1, "b": 12', {"a": 1.0}), ('{"a": 1, "b": tru', {"a": 1.0}), ('{"a": 1, "b"', {"a": 1.0}), ('{"a": 1, "b": ', {"a": 1.0}),
        ('{"a": {"b": [1, 2', {"a": {"b": [1.0]}}), ("[", []), ("{", {}), ('["a', []), ("[1, /* and so", [1.0]), ("[1 // so", [1.0]),
        ('{"a": "x\\', {}), ('["a", "b"', ["a", "b"]),
    ],
)  # fmt: skip
def test_what_is_cut_is_left_out(text: str, value: Any) -> None:
    reading = read(text, 0, KEYS)
    assert reading.cut
    assert reading.value == value


@pytest.mark.parametrize("text", ["", "   ", "}", "]", ",", ":", '"never closed', "// only a comment"])
def test_nothing_is_found_where_nothing_is(text: str) -> None:
    reading = read(text, 0)
    assert not reading.found
    assert not reading.cut


def test_reading_stops_where_the_value_ends() -> None:
    text = 'so: {"a": 1} and {"b": 2}'
    reading = read(text, 4)
    assert (reading.value, text[reading.end :]) == ({"a": 1.0}, ' and {"b": 2}')
    assert read("{1", 0).cut


def test_nesting_has_an_end() -> None:
    whole = "[" * MAX_DEPTH + "]" * MAX_DEPTH
    assert read(whole, 0).found
    deeper = read(f"[{whole}]", 0)
    assert (deeper.found, deeper.broken) == (False, 1)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 1_000_000, '{"a":' * 200_000, '["' * 500_000, '["' + '"' * 1_000_000, '["' + "\\" * 1_000_000 + '"]', "[" + "/*" * 500_000,
        "[" + "//\n" * 300_000, "[" + "," * 1_000_000, "{" + '"a":[1],' * 100_000, "['" + "' " * 400_000, "[" + " " * 1_000_000 + "]",
        '["' + ('"' + " " * 200 + "x") * 5_000, '["' + ('"\n' + " " * 100_000 + "x") * 10, "[" + "a" * 1_000_000, "[" + "1" * 1_000_000,
    ],
    ids=range(15),
)  # fmt: skip
def test_a_megabyte_is_linear(text: str) -> None:
    started = time.perf_counter()
    read(text, 0, KEYS)
    assert time.perf_counter() - started < 15  # a second alone
