from datetime import UTC, datetime, timedelta

import pytest

from souvenance.core.timeline import timeline
from souvenance.types import Candidate, Event, Judged, Turn

NOON = datetime(2026, 2, 11, 12, tzinfo=UTC)
OWNED = {"scope": "sc", "origin": "user", "author": "p", "audience": "adult"}


def turn(text="I moved", at=NOON, recorded=NOON) -> Turn:
    return Turn(id="t_1", session="s", seq=1, at=at, utc_offset_min=0, role="user", speaker="Zoé", text=text, language="en",
                revision=1, content_hash=b"", created_at=recorded, **OWNED)  # fmt: skip


def event(what="created", minutes=0, **more) -> Event:
    given = {"id": f"e_{what}", "what": what, "target": "m", "why": what, "created_at": NOON + timedelta(minutes=minutes)}
    return Event(**OWNED, **given | more)


def judged(minutes=0) -> Judged:
    candidate = Candidate(text="I moved", kind="fact", subject="Zoé", language="en", sources=("t_1",))
    return Judged(id="c_1", job=None, candidate=candidate, verdict="kept", rule="new", why="not known yet", memory="m",
                  created_at=NOON + timedelta(minutes=minutes), **OWNED)  # fmt: skip


def test_it_is_said_then_proposed_then_decided():
    found = timeline([turn()], [judged()], [event("pinned", 5), event()])
    assert [moment.what for moment in found] == ["said", "proposed", "created", "pinned"]


def test_what_was_said_long_ago_and_imported_now_stands_first():
    found = timeline([turn(at=NOON - timedelta(days=900), recorded=NOON)], [judged(-1)], [event(minutes=-1)])
    assert [moment.what for moment in found] == ["said", "proposed", "created"]
    assert timeline([turn(at=None)], [], [event(minutes=-1)])[0].what == "created"


def test_events_keep_their_order_though_the_clock_went_back():
    found = timeline([], [], [event("forgotten", -90), event("pinned", 5), event()])
    assert [moment.what for moment in found] == ["created", "pinned", "forgotten"]


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ({"text": "I live in Lyon"}, {"text": "I live in Brest"}, ("text: I live in Lyon → I live in Brest",)),
        ({"superseded_by": None}, {"superseded_by": "m_2"}, ("superseded_by: none → m_2",)),
        ({"sources": ["t"], "touched_at": "x"}, {"sources": ["t", "u"], "touched_at": "y"}, ()),
        ({}, {"wording": "in other words", "text": "x"}, ("the other wording: in other words",)),
        ({"text": "my password is hunter2hunter"}, {"text": "x"}, ("text: my password is [hidden] → x",)),
    ],
)
def test_what_changed_is_told_before_and_after(before, after, told):
    [moment] = timeline([], [], [event("corrected", before=before, after=after)])
    assert [change.split("[")[0] for change in moment.changes] == [change.split("[")[0] for change in told]


def test_an_event_names_the_others_and_whether_it_was_taken_back():
    events = [event("undone", 2, undoes="e_disputed"), event("disputed", 1, after={"with": "m_2", "rule": "home"})]
    disputed, undone = timeline([], [], events)
    assert (disputed.others, disputed.by, disputed.undone) == (("m_2",), "home", True)
    assert not undone.undone
