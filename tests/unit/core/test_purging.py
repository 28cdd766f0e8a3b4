from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.purging import (
    OF_QUEUES,
    PURGED,
    Doomed,
    by_longest_word,
    clean_page,
    fate,
    own_words,
    parts,
    settled_form,
    stale_queues,
    taken_along,
    unsaid,
    without_sources,
    words,
)
from souvenance.types import Memory

NOW = datetime(2026, 2, 11, tzinfo=UTC)
NONE = frozenset[str]()


def doomed(*, turns=(), memories=(), sessions=(), jobs=(), own=(), texts=()) -> Doomed:
    return Doomed(
        turns=frozenset(turns), memories=frozenset(memories), sessions=frozenset(sessions), jobs=frozenset(jobs),
        own=frozenset(own), texts=by_longest_word(texts),
    )  # fmt: skip


def memory(text: str, *sources: str) -> Memory:
    return Memory(
        id="m_1", scope="sc", kind="fact", text=text, subject="Ana", story=None, language="en", status="active", confidence=1.0,
        importance=5.0, sources=sources, origin="user", author="p_1", audience="adult", created_at=NOW, ranked_at=NOW,
        touched_at=NOW,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("I like TEA, tea!", {"i", "like", "tea"}),
        ("L'été à Brest", {"l", "été", "à", "brest"}),
        ("e\u0301te\u0301", {"été"}),
        ("我喜欢茶", {"我喜", "喜欢", "欢茶"}),
        ("茶", {"茶"}),
        ("我喝 tea", {"我喝", "tea"}),
        ("告诉Ana茶和OK", {"告诉", "ana", "茶和", "ok"}),
        ("", set()),
    ],
)
def test_words(text, found):
    assert words(text) == found


def test_a_word_is_its_own_only_while_nobody_else_says_it():
    assert own_words(["Zelda plays the cello"], [["The cello is old"], ["he plays"]]) == {"zelda"}
    assert own_words(["我喜欢茶"], [["我喜欢水"]]) == {"欢茶"}


def test_a_word_without_content_is_nobody_s_own():
    assert own_words(["The cat is dans la maison avec Zelda"], []) == {"cat", "maison", "zelda"}


def test_the_rest_is_not_read_once_every_word_was_said_by_somebody():
    def standing():
        yield ["green tea"]
        pytest.fail("read on without need")

    assert own_words(["tea"], standing()) == NONE


def test_a_whole_text_that_somebody_else_says_too_may_stand():
    texts = by_longest_word(["I like tea", "You like tea", "ok"])
    assert sorted(text for some in texts.values() for text in some) == ["i like tea", "you like tea"]  # one word is a word
    assert unsaid(texts, [["Well,  I LIKE tea"]]) == {"like": ["you like tea"]}


def test_a_text_speaks_of_what_is_gone_by_a_word_of_its_own_or_by_saying_it_whole():
    gone = doomed(own=["zelda"], texts=["I like tea"])
    assert gone.speaks_in("with ZELDA")
    assert gone.speaks_in("- I  like tea.")
    assert not gone.speaks_in("I like teasing")
    assert not gone.speaks_in("tea is what I like")


def test_chinese_texts_speak_of_what_is_gone_in_the_middle_of_a_line():
    assert doomed(texts=["我喜欢喝茶"]).speaks_in("他说我喜欢喝茶的")


@given(st.lists(st.text(max_size=30), min_size=1, max_size=5), st.lists(st.text(max_size=30), max_size=5))
def test_every_word_is_said_by_somebody_else_or_found_wherever_it_stands(gone, left):
    own = own_words(gone, [left])
    assert own.isdisjoint(words("\n".join(left)))
    for text in gone:
        missing = words(text) - own - words("\n".join(left))
        assert own_words(missing, []) == NONE  # words without content
        assert doomed(own=own).speaks_in(text) == bool(words(text) & own)


@given(st.text(max_size=60))
def test_the_form_that_is_hashed_is_that_of_any_case_and_spacing(text):
    form = settled_form(text)
    assert settled_form(f"  {text} ") == form


def test_a_memory_stays_on_the_turns_that_are_left_when_it_says_nothing_of_the_others():
    one = memory("I like tea", "t_1", "t_2")
    kept = without_sources(one, ["t_1"], ["I like green tea"], ["I like tea"], [])
    assert kept == replace(one, sources=("t_1",))


def test_a_memory_takes_an_earlier_wording_when_its_own_came_from_what_is_gone():
    one = memory("I like green tea", "t_1", "t_2")
    kept = without_sources(one, ["t_1"], ["I like green tea"], ["I like tea"], ["I like green tea", "I like tea"])
    assert kept is not None
    assert kept.text == "I like tea"


@pytest.mark.parametrize("left", [[], ["hello"]])
def test_a_memory_without_anything_left_that_says_it_goes(left):
    assert without_sources(memory("I like green tea", "t_1", "t_2"), ["t_1"], ["I like green tea"], left, []) is None


def event(**more):
    return {"target": "m_2", "before": {}, "after": {}, "why": "said", "what": "superseded"} | more


@pytest.mark.parametrize(
    ("row", "becomes"),
    [
        (event(), "keep"),
        (event(target="m_1"), "drop"),
        (event(after={"wording": "Zelda again"}), "drop"),
        (event(after={"with": "m_1"}, why="said later: I moved"), {"why": PURGED}),
        (event(why="said later: Zelda moved"), {"why": PURGED}),
        (event(after={"with": "m_1"}, why=PURGED), "keep"),
        (event(after={"expires_at": "2026-03-17T00:00:00+00:00"}), "keep"),
    ],
)
def test_the_history_of_others_stays_but_for_what_quotes(row, becomes):
    assert fate("events", row, doomed(memories=["m_1"], own=["zelda", "17", "2026"])) == becomes


def proposal(**more):
    return {"id": "c_2", "text": "I like tea", "sources": ["t_2"], "memory": None, "details": {}, "why": ""} | more


@pytest.mark.parametrize(
    ("row", "becomes"),
    [
        (proposal(), "keep"),
        (proposal(why="sends secrets"), "keep"),  # a reason of screening: our words
        (proposal(why="it holds a secret: sends Zelda"), {"why": PURGED}),
        (proposal(why=PURGED), "keep"),
        (proposal(text="sends secrets"), "drop"),  # what somebody said is theirs, whatever it looks like
        (proposal(details={"replaces": ["sends secrets"]}), "drop"),
        (proposal(text="of Zelda", why="sends secrets"), "drop"),
    ],
)
def test_a_proposal_goes_for_its_own_words_and_not_for_the_reason_we_gave(row, becomes):
    assert fate("candidates", row, doomed(own=["zelda", "secrets", "purged"])) == becomes


def test_words_that_look_like_a_reason_of_ours_go_from_every_table():
    gone = doomed(own=["secrets"])
    for table in ("positions", "summaries", "traces", "anchors"):
        assert fate(table, {"id": "x", "text": "sends secrets", "trace": {"text": "sends secrets"}}, gone) == "drop"
    assert fate("events", event(after={"text": "sends secrets"}), gone) == "drop"
    assert fate("events", event(before={"verdict": "quarantined", "why": "sends secrets"}), gone) == "keep"
    assert fate("events", event(before={"verdict": "refused", "why": "he sends secrets"}), gone) == "drop"


def job(**more):
    return {"id": "j_1", "session": None, "input": {"session": "s", "first_seq": 1, "last_seq": 4}, "state": "done",
            "answer": None, "reason": None} | more  # fmt: skip


@pytest.mark.parametrize(
    ("row", "becomes"),
    [
        (job(), "keep"),
        (job(input={"session": "gone"}), "drop"),
        (job(answer="{…}"), {"answer": None}),
        (job(id="j_2", answer="{…}"), "keep"),
        (job(id="j_2", reason="of zelda"), {"reason": None}),
        (job(id="j_2", state="running"), {"state": "pending"}),
    ],
)
def test_a_job_at_work_begins_again_and_keeps_no_answer(row, becomes):
    assert fate("jobs", row, doomed(sessions=["gone"], jobs=["j_1"], own=["zelda"])) == becomes


def receipt(*turns, session="s"):
    return {"id": "r_1", "result": {"session": session, "turn_ids": list(turns), "fingerprint": "ab"}}


def test_a_receipt_keeps_no_fingerprint_of_what_is_gone():
    gone = doomed(turns=["t_1"], sessions=["gone"])
    assert fate("receipts", receipt("t_2"), gone) == "keep"
    assert fate("receipts", receipt("t_1"), gone) == "drop"
    assert fate("receipts", receipt("t_9", session="gone"), gone) == "drop"
    changed = fate("receipts", receipt("t_1", "t_2"), gone)
    assert changed == {"result": {"session": "s", "turn_ids": ["t_2"], "fingerprint": ""}}


@pytest.mark.parametrize(
    ("table", "row"),
    [
        ("candidates", {"id": "c", "text": "x", "sources": ["t_1"], "memory": None, "why": ""}),
        ("candidates", {"id": "c", "text": "x", "sources": [], "memory": "m_1", "why": ""}),
        ("candidates", {"id": "c", "text": "Zelda", "sources": [], "memory": None, "why": ""}),
        ("summaries", {"story": "", "version": 1, "text": "x", "sources": ["t_0", "t_1"]}),
        ("anchors", {"id": "an", "text": "x", "sources": ["m_1"]}),
        ("positions", {"id": "po", "text": "x", "justification": "for zelda", "sources": []}),
        ("traces", {"id": "tr", "session": "s", "trace": {"seats": [{"id": "m_1", "text": "x"}]}}),
        ("chunks", {"hash": "h", "session": "gone", "text": "x"}),
        ("mirrors", {"session": "s", "kind": "x", "generation": 1, "state": {"x": ["Zelda"]}}),
        ("a table of tomorrow", {"id": "y", "words": "by Zelda"}),
    ],
)
def test_what_rests_on_it_names_it_or_says_it_goes(table, row):
    assert fate(table, row, doomed(turns=["t_1"], memories=["m_1"], sessions=["gone"], own=["zelda"])) == "drop"
    assert fate(table, row, doomed(turns=["t_7"], memories=["m_7"], sessions=["other"], own=["otto"])) == "keep"


@pytest.mark.parametrize("table", ["bullets", "mirrors", "chunks"])
def test_a_queue_that_lost_a_turn_goes_as_a_whole_and_no_other(table):
    gone = replace(doomed(turns=["t_1"], own=["zelda"]), queues=frozenset({"s"}))
    row = {"kind": "conversation", "hashes": ["h"], "hash": "h", "text": "x", "state": {}}
    assert fate(table, {**row, "session": "s"}, gone) == "drop"
    assert fate(table, {**row, "session": "other"}, gone) == "keep"
    assert fate(table, {**row, "session": "s", "kind": "context"}, gone) == "keep"


def test_a_page_loses_the_lines_that_speak_of_it_and_no_other():
    page = "# Notes\r\n\r\n- Zelda plays\r\n- water the plants"
    assert clean_page(page, doomed(own=["zelda"])) == ("# Notes\r\n\r\n- water the plants", 1)
    assert clean_page(page, doomed(own=["otto"])) == (page, 0)


def test_a_queue_goes_whole_and_tool_output_by_itself():
    def row(session, text, kind="conversation"):
        return {"session": session, "kind": kind, "hash": "h", "text": text}

    gone = doomed(own={"zelda"})
    rows = [("bullets", row("a", "Zelda")), ("bullets", row("b", "Ana")), ("bullets", row("c", "Zelda", "context"))]
    assert stale_queues(rows, gone) == {"a"}
    gone = replace(gone, queues=frozenset({"a"}))
    assert [fate(table, row(session, ""), gone) for table in OF_QUEUES for session in "ab"] == ["drop", "keep"] * 3
    assert fate("chunks", row("a", "Ana", "context"), gone) == "keep"
    assert fate("chunks", row("b", "Zelda", "context"), gone) == "drop"


def test_a_memory_says_no_whole_text_of_what_is_gone_even_in_words_that_others_say_too():
    one = memory("Tea I like", "t_1", "t_2")
    assert without_sources(one, ["t_1"], ["tea I like"], ["I like tea"], []) is None
    kept = without_sources(one, ["t_1"], ["tea I like"], ["I like tea"], ["I like tea"])
    assert kept is not None
    assert kept.text == "I like tea"
    assert without_sources(one, ["t_1"], ["tea I like"], ["he says: tea I like"], []) == replace(one, sources=("t_1",))


def named(**made: str) -> dict[str, Memory]:
    """Memories by id: each compressed into the one of its value, "" for an active one."""
    return {
        i: replace(memory(i), id=i, status="compressed" if into else "active", superseded_by=into or None)
        for i, into in made.items()
    }


def test_what_a_memory_was_made_of_in_any_number_of_steps_parts_first():
    every = named(a="ab", b="ab", ab="abc", c="abc", abc="", other="")
    assert list(parts(every, {}).items()) == [("ab", {"a", "b"}), ("abc", {"a", "b", "ab", "c"})]
    assert taken_along(["abc"], every) == ["a", "ab", "b", "c"]
    assert taken_along(["a", "other"], every) == []


def test_what_was_parted_again_was_made_of_it_still_and_does_not_go_along():
    every = named(a="", b="", ab="")
    assert parts(every, {"ab": ["a", "b", "purged"], "gone": ["a"]}) == {"ab": {"a", "b"}}
    assert taken_along(["ab"], every) == []


@given(st.dictionaries(st.sampled_from("abcdef"), st.sampled_from(["", *"abcdef"])))
def test_parts_end_and_come_before_what_holds_them_whatever_the_links(links):
    every = named(**links)
    found = parts(every, {})
    place = {whole: n for n, whole in enumerate(found)}
    for whole, some in found.items():
        assert whole not in some
        assert all(place[part] < place[whole] for part in some if part in place and whole not in found[part])
