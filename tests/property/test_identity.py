import unicodedata
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from souvenance.core.identity import ImportedIds, content_hash, derived_id, new_id, principal_ids

ZONES = st.integers(-23 * 60, 23 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
TIMES = st.datetimes(min_value=datetime(2, 1, 1), max_value=datetime(9998, 1, 1), timezones=ZONES)  # noqa: DTZ001
NOW = datetime(2026, 2, 11, 20, 5, tzinfo=UTC)
NAMES = st.sampled_from(["s", "s1", "1", "", "été"])
SAID = st.tuples(NAMES, st.none() | st.sampled_from([NOW, NOW + timedelta(seconds=1)]), NAMES, NAMES)
ALPHABET = set("0123456789abcdef")


def is_id(text: str, kind: str) -> bool:
    head, _, tail = text.partition("_")
    return head == kind and len(tail) == 32 and set(tail) <= ALPHABET


def ids_of(said: list[tuple[str, datetime | None, str, str]], scope: str = "sc_ana") -> list[str]:
    ids = ImportedIds(scope)
    return [ids.next(*one) for one in said]


# -- derived -----------------------------------------------------------------------------------------------------------


@given(st.lists(st.text()), st.lists(st.text()))
@example(["ab", "c"], ["a", "bc"])
@example(["a"], ["a", ""])
@example(["\ud800"], ["\ud801"])
def test_other_parts_give_another_id(one: list[str], other: list[str]) -> None:
    assert (derived_id("t", *one) == derived_id("t", *other)) == (one == other)
    assert is_id(derived_id("t", *one), "t")


@given(st.lists(SAID, max_size=20))
def test_the_same_input_gives_the_same_ids(said: list[tuple[str, datetime | None, str, str]]) -> None:
    assert ids_of(said) == ids_of(said)


@given(st.lists(SAID, max_size=20))
def test_no_two_turns_of_an_input_share_an_id(said: list[tuple[str, datetime | None, str, str]]) -> None:
    ids = ids_of(said)
    assert len(set(ids)) == len(ids)
    assert all(is_id(one, "t") for one in ids)


@given(st.lists(SAID, min_size=1, max_size=10))
def test_another_scope_has_other_ids(said: list[tuple[str, datetime | None, str, str]]) -> None:
    assert not set(ids_of(said)) & set(ids_of(said, "sc_ben"))


@given(st.lists(SAID, max_size=12), st.data())
def test_the_beginning_of_an_input_decides_its_ids(
    said: list[tuple[str, datetime | None, str, str]], data: st.DataObject
) -> None:
    stop = data.draw(st.integers(0, len(said)))
    assert ids_of(said)[:stop] == ids_of(said[:stop])


def test_equal_turns_stay_apart_and_keep_their_ids_when_others_come_between() -> None:
    same = ("s", NOW, "ana", "ok")
    one, two, three = ids_of([same, same, same])
    assert len({one, two, three}) == 3
    other = ("s", NOW, "ben", "ok")
    assert ids_of([other, same, ("x", *same[1:]), same, other, same])[1::2] == [one, two, three]


def test_the_same_instant_on_another_clock_is_the_same_turn() -> None:
    there = NOW.astimezone(timezone(timedelta(hours=9)))
    assert ids_of([("s", NOW, "ana", "ok")]) == ids_of([("s", there, "ana", "ok")])


def test_turns_without_a_time_are_told_apart_by_their_place() -> None:
    said = [("s", None, "ana", "ok"), ("s", None, "ana", "ok"), ("t", None, "ana", "ok")]
    ids = ids_of(said)
    assert len(set(ids)) == 3
    assert ids_of([*said[:1], ("other", None, "ben", "hm"), said[1]])[::2] == ids[:2]


def test_a_time_no_calendar_reaches_in_utc_still_gives_an_id() -> None:
    first = datetime.min.replace(tzinfo=timezone(timedelta(hours=2)))
    last = datetime.max.replace(tzinfo=timezone(timedelta(hours=-2)))
    naive = datetime.min
    assert len(set(ids_of([("s", time, "ana", "ok") for time in (first, last, naive)]))) == 3


# -- fresh -------------------------------------------------------------------------------------------------------------


@given(st.lists(st.tuples(st.datetimes(datetime(1970, 1, 2), datetime(9998, 1, 1)), st.binary(min_size=10, max_size=10))))  # noqa: DTZ001
def test_fresh_ids_sort_by_time(made: list[tuple[datetime, bytes]]) -> None:
    by_time = sorted(
        (moment.replace(tzinfo=UTC, microsecond=moment.microsecond // 1000 * 1000), chance) for moment, chance in made
    )
    ids = [new_id("r", moment, chance) for moment, chance in by_time]
    assert ids == sorted(ids)
    assert all(is_id(one, "r") for one in ids)
    assert len(set(ids)) == len(set(by_time))


# -- content -----------------------------------------------------------------------------------------------------------

SPEECH = st.tuples(st.sampled_from(["user", "assistant"]), NAMES, st.none() | TIMES, NAMES)


@given(SPEECH, SPEECH)
@example(("user", "a", NOW, "bc"), ("user", "ab", NOW, "c"))
@example(("user", "a", None, ""), ("user", "a", NOW, ""))
def test_equal_turns_and_no_others_have_equal_hashes(
    one: tuple[str, str, datetime | None, str], other: tuple[str, str, datetime | None, str]
) -> None:
    assert len(content_hash(*one)) == 16
    assert (content_hash(*one) == content_hash(*other)) == (one == other)


@given(TIMES, ZONES)
def test_a_hash_knows_the_instant_and_not_the_clock(time: datetime, zone: timezone) -> None:
    assert content_hash("user", "ana", time, "x") == content_hash("user", "ana", time.astimezone(zone), "x")


# -- principals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["ana1", "ANA", "ana ", " ana", "an", "âna", "安娜"])
def test_names_that_look_alike_are_other_people(other: str) -> None:
    assert set(principal_ids("ana")).isdisjoint(principal_ids(other))


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_a_name_composed_or_decomposed_is_one_person(name: str) -> None:
    principal, scope = principal_ids(name)
    assert (principal, scope) == principal_ids(unicodedata.normalize("NFD", name))
    assert is_id(principal, "p")
    assert is_id(scope, "sc")
