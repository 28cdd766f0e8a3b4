import pytest

from souvenance.core.queue import (
    Budgets,
    Item,
    Proposed,
    Queue,
    appended,
    budgets_for,
    by_words_now,
    compacted,
    current_view,
    earlier_view,
    failed,
    is_full,
    item_hash,
    work_of,
)
from souvenance.errors import InputError

BUDGETS = Budgets(x=20, y=160)


def count(text: str) -> int:
    return len(text.split())


def item(seq: int, text: str = "a", tokens: int = 10, *, protected: bool = False) -> Item:
    return Item(hash=f"h{seq}", seq=seq, text=text, tokens=tokens, protected=protected)


def filled(*items: Item) -> Queue:
    queue = Queue()
    for one in items:
        queue = appended(queue, one, BUDGETS)
    return queue


def test_a_window_of_260_000_gives_24_000_and_80_000() -> None:
    assert budgets_for(260_000) == Budgets(x=24_000, y=80_000)


def test_an_unknown_window_is_one_of_8_000_and_either_budget_can_be_given() -> None:
    assert budgets_for() == budgets_for(8_000) == Budgets(x=738, y=2_461)
    assert budgets_for(8_000, x=200, y=400) == Budgets(x=200, y=400)


@pytest.mark.parametrize(("x", "y"), [(19, 400), (200, 159), (-1, 400)])
def test_budgets_that_hold_nothing_are_refused(x: int, y: int) -> None:
    with pytest.raises(InputError, match=str(x)):
        Budgets(x=x, y=y)


def test_what_overflows_x_is_in_y() -> None:
    queue = filled(item(1), item(2), item(3))
    assert [one.seq for one in queue.y] == [1]
    assert [one.seq for one in queue.x] == [2, 3]


def test_an_item_larger_than_x_goes_to_y_alone() -> None:
    queue = filled(item(1), item(2, tokens=50))
    assert [one.seq for one in queue.y] == [1, 2]
    assert queue.x == ()
    assert queue.last == 2


def test_an_item_out_of_order_is_refused() -> None:
    with pytest.raises(InputError, match="item 2 does not follow item 2"):
        appended(filled(item(1), item(2)), item(2), BUDGETS)


def test_a_bullet_of_bullets_carries_all_their_hashes() -> None:
    queue = filled(*(item(n) for n in range(1, 5)))
    first = compacted(queue, work_of(queue, count), [Proposed(text="one", cites=(1, 2))], BUDGETS, count)
    assert first.bullets[0].hashes == ("h1", "h2")
    second = appended(appended(first, item(5), BUDGETS), item(6), BUDGETS)
    second = compacted(second, work_of(second, count), [Proposed(text="all", cites=(1, 2, 3))], BUDGETS, count)
    assert [(b.text, b.hashes) for b in second.bullets] == [("all", ("h1", "h2", "h3", "h4"))]
    assert (second.generation, second.flushed_to) == (2, 4)


def test_abstract_once_never_shows_a_bullet_again() -> None:
    queue = filled(*(item(n) for n in range(1, 5)))
    queue = compacted(queue, work_of(queue, count), [Proposed(text="one", cites=(1, 2))], BUDGETS, count)
    queue = appended(queue, item(5), BUDGETS)
    assert work_of(queue, count, reabstract=False).lines == ("a",)
    assert work_of(queue, count).lines == ("one", "a")


def test_what_no_bullet_cites_gets_its_own() -> None:
    queue = filled(item(1, "alpha"), item(2, "beta"), item(3, "gamma"), item(4))
    queue = appended(queue, item(5), BUDGETS)
    queue = compacted(queue, work_of(queue, count), [Proposed(text="first", cites=(1, 99))], BUDGETS, count)
    assert [(b.text, b.how, b.hashes) for b in queue.bullets] == [
        ("first", "summary", ("h1",)), ("beta", "excerpt", ("h2",)), ("gamma", "excerpt", ("h3",)),
    ]  # fmt: skip
    again = appended(queue, item(6), BUDGETS)
    kept = compacted(again, work_of(again, count), (), BUDGETS, count)
    assert kept.bullets[:3] == queue.bullets


def test_three_failures_leave_everything_and_then_words_do_it() -> None:
    queue = filled(*(item(n, tokens=20) for n in range(1, 12)))
    assert is_full(queue, BUDGETS)
    for _ in range(3):
        assert not by_words_now(queue)
        queue = failed(queue)
    assert by_words_now(queue)
    assert [one.seq for one in (*queue.y, *queue.x)] == list(range(1, 12))


def test_a_view_that_waits_for_its_compaction_hides_what_can_be_summarised_first() -> None:
    queue = filled(*(item(n, tokens=20, protected=n == 1) for n in range(1, 12)))
    view = current_view(queue, BUDGETS)
    assert [one.seq for one in view.older] == [1, 4, 5, 6, 7, 8, 9, 10]
    assert (view.waiting, view.tokens) == (2, 180)
    assert earlier_view(queue, BUDGETS).recent == ()


def test_a_budget_that_shrank_bounds_the_view_at_once() -> None:
    queue = filled(*(item(n, tokens=10) for n in range(1, 40)))
    queue = compacted(queue, work_of(queue, count), (), Budgets(x=20, y=4_000), count)
    small = Budgets(x=20, y=160)
    assert is_full(queue, small)
    assert current_view(queue, small).tokens <= 180
    done = compacted(queue, work_of(queue, count), (), small, count)
    assert done.cited == queue.cited
    assert not is_full(done, small)


def test_the_same_words_at_two_places_are_two_items_and_of_two_kinds_too() -> None:
    hashes = {item_hash(kind, seq, "Ana", "ok") for kind in ("conversation", "context") for seq in (1, 2)}
    assert len(hashes) == 4
