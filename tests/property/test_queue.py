"""Whatever a summariser does, nothing that was said becomes unreachable, and the view stays within its budgets."""

import random
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.queue import (
    Budgets,
    Item,
    Proposed,
    Queue,
    appended,
    by_words_now,
    compacted,
    current_view,
    extended,
    failed,
    is_full,
    item_hash,
    recent_items,
    work_of,
)
from souvenance.core.squeeze import line_tokens
from souvenance.core.summarising import bullets_in, by_words
from souvenance.errors import ReplyUnreadable

Summariser = Callable[[Sequence[str]], Sequence[Proposed]]
BUDGETS = st.builds(Budgets, x=st.integers(20, 200), y=st.integers(160, 500))
WORDS = ("never", "pork", "7", "ok", "toujours", "的", "不要", "Lyon.", "deploy", "…", "\n", "!", "请", "fine.", "tomorrow")


def count(text: str) -> int:
    return len(text) // 4 + 1


def item(seq: int, text: str, *, protected: bool) -> Item:
    return Item(
        hash=item_hash("conversation", seq, "Ana", text),
        seq=seq,
        text=text,
        tokens=line_tokens(text, count),
        protected=protected,
    )


@st.composite
def items(draw: st.DrawFn) -> list[Item]:
    texts = draw(st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=30).map(" ".join), min_size=1, max_size=60))
    mine = draw(st.sampled_from((0.0, 0.5, 1.0)))
    rng = random.Random(len(texts))
    return [item(n, text, protected=rng.random() < mine) for n, text in enumerate(texts, 1)]


def at_random(rng: random.Random) -> Summariser:
    return lambda lines: [
        Proposed(text=f"b{n}", cites=tuple(rng.sample(range(1, len(lines) + 1), rng.randint(0, len(lines))))) for n in range(3)
    ]


def lying(rng: random.Random) -> Summariser:
    return lambda lines: [Proposed(text="x" * 5_000, cites=(0, -1, len(lines) + 1, rng.randint(-99, 99), 10**12))] * 50


def garbage(rng: random.Random) -> Summariser:
    return lambda _: bullets_in(
        rng.choice(("", "no", "{", '{"bullets": [3]}', '[{"text": "a", "cites": ["1", [2], null, true]}]'))
    )


def nothing(_: random.Random) -> Summariser:
    return lambda _lines: ()


def raising(_: random.Random) -> Summariser:
    def fail(_lines: Sequence[str]) -> Sequence[Proposed]:
        raise ReplyUnreadable("broken")

    return fail


def words(_: random.Random) -> Summariser:
    return by_words


SUMMARISERS = (at_random, lying, garbage, nothing, raising, words)


def played(said: Sequence[Item], summarise: Summariser, budgets: Budgets, *, reabstract: bool = True) -> list[Queue]:
    """Every state of a queue, compacted as the engine does it: tried again after a failure, by words after three."""
    states, queue = [Queue()], Queue()
    for one in said:
        queue = appended(queue, one, budgets)
        states.append(queue)
        tries = 0
        while is_full(queue, budgets):
            tries += 1
            assert tries <= 4, "a compaction that does not end"
            work = work_of(queue, count, reabstract=reabstract)
            try:
                proposed = by_words(work.lines) if by_words_now(queue) else summarise(work.lines)
            except ReplyUnreadable:
                queue = failed(queue)
            else:
                queue = compacted(queue, work, proposed, budgets, count)
            states.append(queue)
    return states


@pytest.mark.parametrize("kind", SUMMARISERS, ids=lambda kind: kind.__name__)
@given(said=items(), budgets=BUDGETS, seed=st.integers(0, 99), reabstract=st.booleans())
def test_everything_stays_reachable_in_a_bounded_view(
    kind: Callable[[random.Random], Summariser], said: list[Item], budgets: Budgets, seed: int, reabstract: bool
) -> None:
    for queue in played(said, kind(random.Random(seed)), budgets, reabstract=reabstract):
        flushed = {one.hash for one in said if one.seq <= queue.flushed_to}
        assert queue.cited == flushed, "reachability"
        live = [one.seq for one in (*queue.y, *queue.x)]
        assert live == list(range(queue.flushed_to + 1, queue.last + 1))
        view = current_view(queue, budgets)
        assert view.tokens <= budgets.x + budgets.y
        assert all(bullet.hashes for bullet in queue.bullets)
        assert len(set(queue.bullets)) == len(queue.bullets)


@given(said=items(), budgets=BUDGETS, seed=st.integers(0, 99))
def test_what_the_person_said_is_never_shown_to_the_summariser(said: list[Item], budgets: Budgets, seed: int) -> None:
    shown: list[str] = []

    def spying(lines: Sequence[str]) -> Sequence[Proposed]:
        shown.extend(lines)
        return at_random(random.Random(seed))(lines)

    marked = [item(one.seq, f"{one.text} {'§' if one.protected else ''}", protected=one.protected) for one in said]
    played(marked, spying, budgets)
    assert not any("§" in line for line in shown)


@given(said=items(), budgets=BUDGETS)
def test_protected_items_stand_word_for_word_while_they_fit(said: list[Item], budgets: Budgets) -> None:
    for queue in played(said, nothing(random.Random(0)), budgets):
        texts = {one.hash: one.text for one in said}
        for bullet in queue.bullets:
            if bullet.how == "said":
                assert bullet.text == texts[bullet.hashes[0]]
            elif bullet.how == "constraints":
                assert all(sentence in texts[bullet.hashes[0]] for sentence in bullet.text.split("\n"))
            elif bullet.how == "excerpt":
                assert " ".join(texts[bullet.hashes[0]].split()).startswith(bullet.text.rstrip("…"))


@given(said=items(), budgets=BUDGETS)
def test_x_is_the_longest_run_of_newest_items_that_fits(said: list[Item], budgets: Budgets) -> None:
    queue = Queue()
    for one in said:
        queue = appended(queue, one, budgets)
    recent = recent_items(queue)
    assert queue.x_tokens <= budgets.x
    assert recent == tuple(said[len(said) - len(recent) :])
    assert extended(Queue(), said, budgets) == queue, "at once as one by one"
    if len(recent) < len(said):
        assert queue.x_tokens + said[len(said) - len(recent) - 1].tokens > budgets.x


@given(said=items(), budgets=BUDGETS, later=st.integers(0, 5))
def test_items_that_come_while_a_summariser_works_stay_as_they_are(said: list[Item], budgets: Budgets, later: int) -> None:
    queue = Queue()
    first, rest = said[: len(said) - later], said[len(said) - later :]
    for one in first:
        queue = appended(queue, one, budgets)
    work = work_of(queue, count)
    for one in rest:
        queue = appended(queue, one, budgets)
    done = compacted(queue, work, (), budgets, count)
    assert done.cited == {one.hash for one in work.flushed}
    assert (*done.y, *done.x) == tuple(said[len(work.flushed) :])
