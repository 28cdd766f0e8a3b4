"""The short-term queue: what was just said word for word (X), what is older (Y), and bullets for what was flushed.

A state and an item give a state; a state and what a summariser proposed give a state. The store and the summariser stand
outside. Whatever a summariser does, every item that was flushed stays cited by a live bullet.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain, pairwise

from souvenance.core.identity import words_hash
from souvenance.core.render import shortened
from souvenance.core.squeeze import joined_origins, line_tokens, squeezed, tokens_of
from souvenance.errors import InputError
from souvenance.types import Bullet, BulletHow

CountTokens = Callable[[str], int]

WINDOW_UNKNOWN = 8_000  # tokens that a model is taken to read when nobody says
SHARE_OF_WINDOW = 0.40
X_PARTS, Y_PARTS = 24, 80  # of what the share gives
LEAST_X, LEAST_Y = 20, 160  # tokens: below it not even the line that says what is stored would fit
MOST_FAILURES = 3  # of a summariser in a row; then it is done by words
EXCERPT_CHARS = 160  # of an item that no bullet cites: its own first words
BULLET_CHARS = 1_200  # of what a summariser may write into one bullet


@dataclass(frozen=True, slots=True, kw_only=True)
class Budgets:
    """Tokens of the two tiers. Raises InputError for ones that could hold nothing."""

    x: int
    y: int

    def __post_init__(self) -> None:
        """Checked where it enters."""
        if self.x < LEAST_X or self.y < LEAST_Y:
            raise InputError(
                f"the short-term budgets are {self.x} and {self.y} tokens: at least {LEAST_X} for X and {LEAST_Y} for Y"
            )


def budgets_for(window: int = 0, *, x: int = 0, y: int = 0) -> Budgets:
    """The budgets of a model that reads ``window`` tokens: 40 % of it, split 24 to 80.

    Args:
        window: tokens; 0 where nobody knows: 8,000 are assumed.
        x: tokens instead of what the window gives; 0 for that.
        y: likewise.
    """
    total = (window or WINDOW_UNKNOWN) * SHARE_OF_WINDOW
    share = total / (X_PARTS + Y_PARTS)
    return Budgets(x=x or int(share * X_PARTS), y=y or int(share * Y_PARTS))


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One thing that was said or that a tool gave, as the view shows it."""

    hash: str  # what bullets cite
    seq: int  # its place in the session, from 1
    text: str
    tokens: int  # of its line
    protected: bool  # never given to a summariser
    origin: str = "user"  # as in Bullet


def item_hash(kind: str, seq: int, speaker: str, text: str) -> str:
    """32 hexadecimal digits of an item: of what it says and where it stands, so that two "ok" are two items."""
    return words_hash("chunk", kind, str(seq), speaker, text).hex()


@dataclass(frozen=True, slots=True, kw_only=True)
class Queue:
    """The live tiers of one session and kind.

    ``bullets`` stand for everything up to ``flushed_to``; ``y`` and then ``x`` hold every item after it, in order.
    """

    x: tuple[Item, ...] = ()
    y: tuple[Item, ...] = ()  # raw items that left X and are not flushed yet
    bullets: tuple[Bullet, ...] = ()
    generation: int = 0  # compactions so far
    flushed_to: int = 0  # seq
    failures: int = 0  # of the summariser, since the last compaction

    @property
    def last(self) -> int:
        """Seq of the newest item; that of the newest flushed one where none is live."""
        return self.x[-1].seq if self.x else self.y[-1].seq if self.y else self.flushed_to

    @property
    def x_tokens(self) -> int:
        """Of X."""
        return sum(item.tokens for item in self.x)

    @property
    def y_tokens(self) -> int:
        """Of Y, bullets and raw items."""
        return tokens_of(self.bullets) + sum(item.tokens for item in self.y)

    @property
    def cited(self) -> frozenset[str]:
        """Every hash that a live bullet carries."""
        return frozenset(chain.from_iterable(bullet.hashes for bullet in self.bullets))


def appended(queue: Queue, item: Item, budgets: Budgets) -> Queue:
    """The queue with one item more; see ``extended``."""
    return extended(queue, (item,), budgets)


def extended(queue: Queue, items: Sequence[Item], budgets: Budgets) -> Queue:
    """The queue with more items; what overflows X is now in Y. Raises InputError for an item out of order.

    X is the longest run of newest items that fits, so that it follows from the items alone, however they came: a queue that
    is resumed is the one that was lost.
    """
    for before, after in pairwise((queue.last, *(item.seq for item in items))):
        if after <= before:
            raise InputError(f"item {after} does not follow item {before}: a queue takes items in order, each once")
    every = (*queue.x, *items)
    room, first = budgets.x, len(every)
    while first and every[first - 1].tokens <= room:
        first -= 1
        room -= every[first].tokens
    return replace(queue, x=every[first:], y=(*queue.y, *every[:first]))


def is_full(queue: Queue, budgets: Budgets) -> bool:
    """Whether Y holds more than it may: time to compact."""
    return queue.y_tokens > budgets.y


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """What one compaction is about: what a summariser is shown, and what rides through as it is."""

    numbered: tuple[Item | Bullet, ...]  # 1, 2, … for the summariser
    kept: tuple[Bullet, ...]  # protected, or not to be abstracted again
    flushed: tuple[Item, ...]  # every raw item of Y
    generation: int  # of the queue that it was taken from

    @property
    def lines(self) -> tuple[str, ...]:
        """The texts of ``numbered``."""
        return tuple(one.text for one in self.numbered)


def work_of(queue: Queue, count: CountTokens, *, reabstract: bool = True) -> Work:
    """What is to be compacted now.

    Args:
        queue: as it stands.
        count: tokens of a text.
        reabstract: earlier bullets are items too, and are summarised again; else each item is abstracted once.
    """
    again = [bullet for bullet in queue.bullets if reabstract and not bullet.is_protected]
    kept = [bullet for bullet in queue.bullets if bullet.is_protected or not reabstract]
    said = [_said(item, count) for item in queue.y if item.protected]
    raw = [item for item in queue.y if not item.protected]
    return Work(numbered=(*again, *raw), kept=(*kept, *said), flushed=queue.y, generation=queue.generation)


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposed:
    """A bullet as a summariser proposes it: nothing of it is believed."""

    text: str
    cites: tuple[int, ...]  # numbers of what it stands for, from 1


def must_be_bullets(given: Iterable[object]) -> tuple[Proposed, ...]:
    """What a summariser gave, where it is bullets: a text, and numbers. Raises InputError for anything else."""
    found: list[Proposed] = []
    for one in given:
        if not isinstance(one, Proposed):
            raise InputError(f"a summariser gives bullets, not {type(one).__name__}")
        if not isinstance(one.text, str) or not isinstance(one.cites, tuple) or any(type(n) is not int for n in one.cites):
            raise InputError("a bullet of a summariser is a text, and a tuple of the whole numbers that it stands for")
        found.append(one)
    return tuple(found)


def compacted(queue: Queue, work: Work, proposed: Iterable[Proposed], budgets: Budgets, count: CountTokens) -> Queue:
    """The queue after a compaction: every item of the work is cited by a bullet, and Y has room again.

    Items that came since the work was taken stay as they are. A proposal counts for the numbers that exist; what none cites
    gets a bullet of its own: an earlier bullet as it was, a raw item an excerpt of its own words.
    """
    made, cited = _bullets(work, proposed, count)
    uncited = [_uncited(one, count) for number, one in enumerate(work.numbered, 1) if number not in cited]
    bullets = sorted((*work.kept, *made, *uncited), key=lambda bullet: bullet.first)
    left = queue.y[len(work.flushed) :]
    flushed_to = work.flushed[-1].seq if work.flushed else queue.flushed_to
    room = max(LEAST_Y // 2, budgets.y // 2)  # the rest is for what comes next: else each new item would compact again
    return replace(
        queue, y=left, bullets=squeezed(bullets, room, count), generation=work.generation + 1, flushed_to=flushed_to, failures=0
    )


def failed(queue: Queue) -> Queue:
    """After a compaction that failed: everything stays, and it is tried again."""
    return replace(queue, failures=queue.failures + 1)


def by_words_now(queue: Queue) -> bool:
    """Whether the summariser failed so often that words alone must do."""
    return queue.failures >= MOST_FAILURES


def _bullets(work: Work, proposed: Iterable[Proposed], count: CountTokens) -> tuple[list[Bullet], set[int]]:
    made: list[Bullet] = []
    cited: set[int] = set()
    numbers = range(1, len(work.numbered) + 1)
    for proposal, _ in zip(proposed, numbers, strict=False):  # more bullets than items are no summary
        own = sorted({number for number in proposal.cites if number in numbers})
        text = shortened(proposal.text, BULLET_CHARS)
        if own and text:
            stood_for = [work.numbered[number - 1] for number in own]
            made.append(_bullet(text, stood_for, "summary", count))
            cited.update(own)
    return made, cited


def _bullet(text: str, stood_for: Sequence[Item | Bullet], how: BulletHow, count: CountTokens) -> Bullet:
    hashes = chain.from_iterable(one.hashes if isinstance(one, Bullet) else (one.hash,) for one in stood_for)
    first = min(one.first if isinstance(one, Bullet) else one.seq for one in stood_for)
    return Bullet(
        text=text, hashes=tuple(dict.fromkeys(hashes)), first=first, how=how, tokens=line_tokens(text, count),
        origin=joined_origins(one.origin for one in stood_for),
    )  # fmt: skip


def _said(item: Item, count: CountTokens) -> Bullet:
    return _bullet(item.text, [item], "said", count)


def _uncited(one: Item | Bullet, count: CountTokens) -> Bullet:
    return one if isinstance(one, Bullet) else _bullet(shortened(one.text, EXCERPT_CHARS), [one], "excerpt", count)


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What a prompt reads, oldest first. It never takes more than both budgets."""

    bullets: tuple[Bullet, ...]
    older: tuple[Item, ...]  # raw, of Y
    recent: tuple[Item, ...]  # raw, of X
    waiting: int = 0  # raw items of Y that are not shown until they are compacted
    generation: int = 0

    @property
    def tokens(self) -> int:
        """Of its lines."""
        return tokens_of(self.bullets) + sum(item.tokens for item in (*self.older, *self.recent))

    @property
    def whole(self) -> frozenset[str]:
        """Hashes of what stands in it word for word."""
        said = (bullet.hashes for bullet in self.bullets if bullet.how == "said")
        return frozenset(chain((item.hash for item in (*self.older, *self.recent)), chain.from_iterable(said)))


def current_view(queue: Queue, budgets: Budgets) -> View:
    """Bullets, raw items of Y, X. Where Y waits to be compacted, the oldest of what can be summarised is not shown."""
    bullets = queue.bullets
    room = budgets.y - tokens_of(bullets)
    if room < 0:  # the budget shrank
        bullets, room = _newest(bullets, budgets.y), 0
    older = queue.y
    over = sum(item.tokens for item in older) - room
    if over > 0:
        older = _without_oldest(older, over)
    return View(
        bullets=bullets, older=older, recent=_recent(queue, budgets), waiting=len(queue.y) - len(older),
        generation=queue.generation,
    )  # fmt: skip


def earlier_view(queue: Queue, budgets: Budgets) -> View:
    """All but X."""
    return replace(current_view(queue, budgets), recent=())


def recent_items(queue: Queue) -> tuple[Item, ...]:
    """X, word for word."""
    return queue.x


def _recent(queue: Queue, budgets: Budgets) -> tuple[Item, ...]:
    """X is within its budget unless that shrank."""
    over = queue.x_tokens - budgets.x
    return _without_oldest(queue.x, over) if over > 0 else queue.x


def _without_oldest(items: Sequence[Item], over: int) -> tuple[Item, ...]:
    """Items without the oldest that take ``over`` tokens, protected ones last."""
    gone: set[int] = set()
    for item in sorted(items, key=lambda item: (item.protected, item.seq)):
        if over <= 0:
            break
        gone.add(item.seq)
        over -= item.tokens
    return tuple(item for item in items if item.seq not in gone)


def _newest(bullets: Sequence[Bullet], room: int) -> tuple[Bullet, ...]:
    kept: list[Bullet] = []
    for bullet in reversed(bullets):
        if bullet.tokens <= room:
            kept.append(bullet)
            room -= bullet.tokens
    return tuple(reversed(kept))
