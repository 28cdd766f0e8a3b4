from datetime import timedelta

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.statuses import together
from souvenance.types import Counted, PassStatus, Status

from .memories import NOON

COUNTS = st.dictionaries(st.sampled_from(["active", "superseded"]), st.integers(0, 9))
SHELVES = st.dictionaries(st.sampled_from(["turns", "notes"]), st.sampled_from(["fresh", "stale", "missing"]))


def status(
    scope: str = "sc_a", turns: int = 0, memories: dict[str, int] | None = None, silence: dict[str, str] | None = None,
    passes: tuple[PassStatus, ...] = (),
) -> Status:  # fmt: skip
    own = Counted(
        scope=scope, kind="private", name="ana", audience="adult", turns=turns, sessions=1, memories=0, notes=0,
    )  # fmt: skip
    return Status(
        principal="ana", scope=scope, turns=turns, sessions=1, indexed=turns, embedded=0, cut=0, embedder="", trouble="",
        memories=memories or {}, silence=silence or {}, passes=passes, scopes=(own,), notes_trouble=("too long",),
    )  # fmt: skip


@given(st.lists(st.builds(status, turns=st.integers(0, 99), memories=COUNTS, silence=SHELVES), min_size=1, max_size=4))
def test_counts_add_up_and_no_order_of_scopes_changes_them(found: list[Status]) -> None:
    whole = together(found)
    assert whole.turns == sum(one.turns for one in whole.scopes)
    assert len(whole.scopes) == whole.sessions == len(found)
    assert sum(whole.memories.values()) == sum(sum(one.memories.values()) for one in found)
    other = together(found[::-1])
    assert (other.turns, other.memories, other.silence) == (whole.turns, whole.memories, whole.silence)
    assert together([found[0]]).turns == found[0].turns


def test_the_whole_is_of_who_reads_and_says_each_trouble_once() -> None:
    whole = together([status("sc_own"), status("sc_home")])
    assert (whole.scope, whole.notes_trouble) == ("sc_own", ("too long",))


def test_a_shelf_is_as_uncertain_as_where_it_is_worst() -> None:
    whole = together([status(silence={"turns": "fresh", "notes": "stale"}), status(silence={"turns": "missing"})])
    assert whole.silence == {"turns": "missing", "notes": "stale"}


def test_a_pass_ran_when_it_last_did_anywhere_and_runs_when_it_first_will() -> None:
    hour = timedelta(hours=1)
    own = PassStatus(name="decay", last_run=NOON, next_run=NOON + 2 * hour, changed=1, waiting=2, notes=("late",))
    home = PassStatus(name="decay", last_run=None, next_run=NOON + hour, changed=0, waiting=3, notes=("late",))
    whole = together([status(passes=(own,)), status(passes=(home,))])
    assert whole.passes == (
        PassStatus(name="decay", last_run=NOON, next_run=NOON + hour, changed=1, waiting=5, notes=("late",)),
    )
