"""What is made of an answer: forty and more dirty ones, each ending in candidates or in a retriable failure."""

import importlib.util
import json
import time
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from souvenance.core.prompting import prompt_for
from souvenance.core.replies import Parsed, parse_reply
from souvenance.errors import ReplyUnreadable

_spec = importlib.util.spec_from_file_location("reply_cases", Path(__file__).with_name("reply_cases.py"))
assert _spec is not None
assert _spec.loader is not None
cases = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(cases)
BOTH, C, CAT, DIRTY, GOOD, M, MOVED, ONE, PROMPT, UNREADABLE = (
    cases.BOTH, cases.C, cases.CAT, cases.DIRTY, cases.GOOD, cases.M, cases.MOVED, cases.ONE, cases.PROMPT, cases.UNREADABLE,
)  # fmt: skip
prompt, turn = cases.prompt, cases.turn


def texts(parsed: Parsed) -> tuple[str, ...]:
    return tuple(candidate.text for candidate in parsed.candidates)


@pytest.mark.parametrize("name", DIRTY)
def test_a_dirty_answer_ends_in_candidates_or_in_a_failure_that_is_tried_again(name: str) -> None:
    answer, expected, counted = DIRTY[name]
    started = time.perf_counter()
    if expected is UNREADABLE:
        with pytest.raises(ReplyUnreadable) as caught:
            parse_reply(answer, PROMPT)
        assert caught.value.retry
        assert str(caught.value)
    else:
        parsed = parse_reply(answer, PROMPT)
        assert texts(parsed) == expected
        assert not counted or counted in {**parsed.dropped, **parsed.mended}
    assert time.perf_counter() - started < 10  # a second or less on a machine with nothing else to do


@pytest.mark.parametrize(
    ("answer", "partial"),
    [(GOOD, False), ("[]", False), (GOOD[: GOOD.index("called")], True), (f'{{"memories": [{M}, {{"text": }}', True)],
)
def test_an_answer_that_is_not_whole_says_so(answer: str, partial: bool) -> None:
    assert parse_reply(answer, PROMPT).partial is partial


def test_a_cut_text_is_never_taken_for_a_whole_one() -> None:
    for end in range(1, len(GOOD)):
        try:
            parsed = parse_reply(GOOD[:end], PROMPT)
        except ReplyUnreadable:
            continue
        assert set(texts(parsed)) <= set(BOTH)
        assert parsed.partial
        assert parsed.dropped["end of an answer that was cut"] == 1


def test_a_candidate_holds_what_the_turns_and_the_item_say() -> None:
    item = {
        **MOVED, "kind": "preference", "reach": "story", "confidence": 0.7, "importance": 8, "tags": ["home", "home", "city", "x"],
        "turns": ["T2", "T1"], "ends": "2026-03-03", "confirms": ["M2"],
    }  # fmt: skip
    (candidate,) = parse_reply(json.dumps({"memories": [item]}), PROMPT).candidates
    assert (candidate.kind, candidate.reach, candidate.confidence, candidate.importance) == ("preference", "story", 0.7, 8.0)
    assert candidate.sources == ("t_1", "t_2")
    assert (candidate.subject, candidate.language, candidate.tags) == ("Lise", "en", ("home", "city"))
    assert (candidate.replaces, candidate.confirms) == (("m_1",), ("m_2",))
    assert candidate.expires_at == datetime(2026, 3, 3, 23, 0, tzinfo=UTC)  # midnight in Paris


@pytest.mark.parametrize(
    ("said", "confidence"),
    [
        (0.9, 0.9), ("0.9", 0.9), ("0,7", 0.7), ("85%", 0.85), ("85 %", 0.85), (1, 1.0), (0, 0.0),
        ("high", 0.5), (None, 0.5), (7, 0.5), (-1, 0.5), (True, 0.5), ([0.9], 0.5), ("1e999", 0.5), ("nan", 0.5), ("", 0.5),
    ],
)  # fmt: skip
def test_a_confidence_that_cannot_be_read_is_in_the_middle(said: object, confidence: float) -> None:
    answer = json.dumps({"memories": [{**MOVED, "confidence": said}]})
    assert parse_reply(answer, PROMPT).candidates[0].confidence == confidence


@pytest.mark.parametrize("ends", ["soon", "2026-13-40", "9999-12-31", "tomorrow", "12/03/2026"])
def test_an_end_that_cannot_be_read_is_left_out_and_counted(ends: str) -> None:
    parsed = parse_reply(json.dumps({"memories": [{**MOVED, "ends": ends}]}), prompt(tz="Pacific/Kiritimati"))
    assert texts(parsed) == ONE
    assert parsed.candidates[0].expires_at is None
    assert parsed.dropped == {"end dates that cannot be read": 1}


@pytest.mark.parametrize("ends", [None, "", "null", "never", 3, ["2026-01-01"]])
def test_no_end_is_no_end(ends: object) -> None:
    parsed = parse_reply(json.dumps({"memories": [{**MOVED, "ends": ends}]}), PROMPT)
    assert (parsed.candidates[0].expires_at, parsed.dropped) == (None, {})


def test_what_is_both_replaced_and_confirmed_is_kept() -> None:
    parsed = parse_reply(json.dumps({"memories": [{**MOVED, "replaces": ["M1", "M2"], "confirms": ["M1"]}]}), PROMPT)
    assert (parsed.candidates[0].replaces, parsed.candidates[0].confirms) == (("m_2",), ("m_1",))
    assert parsed.dropped == {"memories both replaced and confirmed": 1}


def test_summary_anchors_and_positions_come_through() -> None:
    parsed = parse_reply(
        json.dumps(
            {
                "memories": [],
                "summary": " Lise lives in Nantes. ",
                "anchors_add": ["The cat is Ada.", "The cat is Ada.", "", 3],
                "anchors_retire": [
                    {"anchor": "A1", "reason": "the test was negative"},
                    {"anchor": "A9", "reason": "x"},
                    {"anchor": "A1"},
                ],
                "positions": [
                    {"subject": "cats", "position": "Cats choose.", "justification": "Ada came back."},
                    {"subject": "dogs"},
                ],
            }
        ),
        PROMPT,
    )
    assert parsed.summary == "Lise lives in Nantes."
    assert parsed.anchors_added == ("The cat is Ada.",)
    assert parsed.anchors_retired == (("an_7", "the test was negative"),)
    assert [position.position for position in parsed.positions] == ["Cats choose."]
    assert parsed.dropped == {
        "anchors of the wrong shape": 2, "ids of anchors that were not shown": 1,
        "anchors_retire of the wrong shape": 1, "positions of the wrong shape": 1,
    }  # fmt: skip


def test_a_summary_that_was_not_asked_for_is_not_taken() -> None:
    parsed = parse_reply(json.dumps({"memories": [], "summary": "Once upon a time."}), prompt(with_story=False))
    assert (parsed.summary, parsed.dropped) == (None, {"a summary that was not asked for": 1})


def test_what_nobody_asked_for_is_not_taken() -> None:
    answer = {
        "memories": [], "anchors_add": ["Ada."], "anchors_retire": [{"anchor": "A1", "reason": "x"}],
        "positions": [{"subject": "cats", "position": "Cats choose.", "justification": "Ada came back."}],
    }  # fmt: skip
    parsed = parse_reply(json.dumps(answer), prompt(with_story=False, character=None))
    assert (parsed.anchors_added, parsed.anchors_retired, parsed.positions) == ((), (), ())
    assert parsed.dropped == {
        "anchors_add that nobody asked for": 1, "anchors_retire that nobody asked for": 1, "positions that nobody asked for": 1,
    }  # fmt: skip


def test_a_memory_that_names_no_turn_is_dropped_where_it_could_rest_on_several() -> None:
    several = prompt_for(
        [turn(1, "user", "I live in Nantes."), turn(2, "assistant", "Oh."), turn(3, "user", "With Ada.")], today=date(2026, 2, 11),
        tz="UTC", summary="", anchors=[], nearest=[], character=None, count_tokens=len, budget_tokens=20_000,
    )  # fmt: skip
    with pytest.raises(ReplyUnreadable, match="rest on no turn shown"):
        parse_reply('{"memories": [{"text": "I live in Nantes.", "kind": "fact"}]}', several)


def test_texts_keep_their_language_and_names_byte_for_byte() -> None:
    for said in ("我住在成都，猫叫「阿黄」。", "أسكن في طنجة", "愛犬の名前はポチです。", "Jʼhabite à L’Haÿ-les-Roses."):
        answer = json.dumps({"memories": [{**MOVED, "text": said}]}, ensure_ascii=True)
        assert texts(parse_reply(answer, PROMPT)) == (said,)


def test_what_is_private_is_not_kept() -> None:
    parsed = parse_reply(json.dumps({"memories": [{**CAT, "text": "My cat is <private>Ada</private> grey."}]}), PROMPT)
    assert texts(parsed) == ("My cat is  grey.",)


def test_what_a_none_replaces_is_nothing() -> None:
    parsed = parse_reply(GOOD.replace('["M1"]', '"none"'), PROMPT)
    assert (parsed.candidates[0].replaces, parsed.dropped) == ((), {})


def test_lists_that_come_one_by_one_are_put_together() -> None:
    parsed = parse_reply(f'{{"memories": [{M}]}}\n{{"summary": "Lise moved."}}\n{{"anchors_add": ["Ada."]}}', PROMPT)
    assert (texts(parsed), parsed.summary, parsed.anchors_added) == (ONE, "Lise moved.", ("Ada.",))
