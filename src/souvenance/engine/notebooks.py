"""The standing notes of the scopes, kept in memory as long as their pages stay as they are."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, TypeVar

from souvenance.core.fold import fold
from souvenance.core.units import NoteUnit
from souvenance.ports import CountTokens, Notes, Page
from souvenance.types import Memory

if TYPE_CHECKING:
    from datetime import datetime

    from souvenance.core.notes import Bullet
    from souvenance.core.notes import Notes as Parsed
    from souvenance.core.screen import Screening
    from souvenance.core.standing import Standing
    from souvenance.core.twins import Twins

Key = TypeVar("Key")
Value = TypeVar("Value")

# What screens and compares texts compiles patterns: it is loaded for a page that says something, not when a store is opened.

HELD = 64  # scopes
PAGES_HELD = 5_000  # of journals, of all scopes
_PROBE = "我喜欢喝茶"  # a counter that estimates counts it otherwise than one that knows


class Notebook:
    """One page, read once, with the verdicts on its texts. Threads may share it: what two of them work out is the same."""

    def __init__(self, page: Page) -> None:
        """Read the page."""
        from souvenance.core.notes import parse

        self.fingerprint = page.fingerprint
        self.changed_at: datetime | None = page.changed_at
        self.notes: Parsed = parse(page.text)
        self._verdicts: dict[str, Screening] = {}
        self._stated = Stated(())
        self._shown: tuple[object, Standing] | None = None

    def shown(self, ceiling_tokens: int, count: CountTokens, over: Mapping[str, str]) -> "Standing":
        """What of the page enters a context; see ``core/standing``. The same as the last time where nothing changed."""
        from souvenance.core.standing import standing

        key = ceiling_tokens, count(_PROBE), tuple(sorted(over.items()))
        if self._shown is None or self._shown[0] != key:
            found = standing(self.notes, ceiling_tokens, count, judge=self.judge, over=over)
            self._shown = key, found
        return self._shown[1]

    def judge(self, text: str) -> "Screening":
        """The verdict on a text, worked out once."""
        from souvenance.core.screen import screen

        verdict = self._verdicts.get(text)
        if verdict is None:
            verdict = self._verdicts[text] = screen(text)
        return verdict

    def stated(self, bullets: Sequence["Bullet"]) -> "Stated":
        """Which memories some bullets state; the same answer as long as they are the same bullets."""
        texts = tuple(bullet.text for bullet in bullets)
        if self._stated.texts != texts:
            self._stated = Stated(texts)
        return self._stated


class Stated:
    """Whether a memory says what a bullet says already. Each memory is compared once."""

    def __init__(self, texts: tuple[str, ...]) -> None:
        """Nothing is compared yet."""
        self.texts = texts
        self._twins: dict[str, Twins] = {}
        self._known: dict[tuple[str, str], tuple[str, bool]] = {}  # (memory id, whose notes) -> its text, the answer

    def holds(self, memory: Memory, person: str) -> bool:
        """Whether a bullet is one statement with a memory, at the threshold of ``core/similarity``.

        Args:
            person: whose notes they are. What a memory says of another one is a bullet only with their name before it.
        """
        if not self.texts:
            return False
        known = self._known.get((memory.id, person))
        if known is None or known[0] != memory.text:
            said = memory.text if fold(memory.subject) == fold(person) else f"{memory.subject}: {memory.text}"
            known = self._known[memory.id, person] = (memory.text, self._holds(said, memory.language))
        return known[1]

    def _holds(self, text: str, language: str) -> bool:
        from souvenance.core.keys import packed
        from souvenance.core.similarity import prepared
        from souvenance.core.twins import Twins

        twins = self._twins.get(language)
        if twins is None:  # a short bullet does not tell its language: it is read in that of the memory
            ids = [str(number) for number in range(len(self.texts))]
            keys = [packed(prepared(bullet, language)) for bullet in self.texts]
            twins = self._twins[language] = Twins.of(ids, keys)
        return twins.best(prepared(text, language), lambda number: prepared(self.texts[int(number)], language)) is not None


Units = Mapping[str, NoteUnit]  # by the ids of their rows; not to be changed


class Notebooks:
    """One notebook a scope, and what its pages say; a change of a page makes that one anew."""

    def __init__(self) -> None:
        """Empty."""
        self._held: OrderedDict[str, Notebook] = OrderedDict()
        self._said: OrderedDict[str, tuple[str, Units]] = OrderedDict()  # scope -> mark of all pages, what they say
        self._told: OrderedDict[tuple[str, date], tuple[str, tuple[NoteUnit, ...]]] = OrderedDict()  # by page, its fingerprint
        self._lock = threading.Lock()

    def dropped(self, scope: str) -> None:
        """Keep nothing of a scope."""
        with self._lock:
            self._held.pop(scope, None)
            self._said.pop(scope, None)
            for key in [key for key in self._told if key[0] == scope]:
                del self._told[key]

    def said(self, scope: str, mark: str, read: Callable[[], Units]) -> Units:
        """What all pages of a scope say, read where one of them changed."""
        with self._lock:
            known = self._said.get(scope)
        if known is None or known[0] != mark:
            known = mark, read()
        with self._lock:
            _keep(self._said, scope, known, HELD)
        return known[1]

    def told(self, scope: str, day: date, fingerprint: str, read: Callable[[], tuple[NoteUnit, ...]]) -> tuple[NoteUnit, ...]:
        """What one page of a journal tells, read where it changed."""
        with self._lock:
            known = self._told.get((scope, day))
        if known is None or known[0] != fingerprint:
            known = fingerprint, read()
        with self._lock:
            _keep(self._told, (scope, day), known, PAGES_HELD)
        return known[1]

    def followed(self, notes: Notes, scope: str) -> Notebook | None:
        """The notes of a scope as they stand; None where there is no page. Raises NotesUnreadable, StoreError."""
        page = notes.read(scope)
        if not page.fingerprint:
            return None
        with self._lock:
            known = self._held.get(scope)
        if known is None or known.fingerprint != page.fingerprint:
            known = Notebook(page)
        with self._lock:
            _keep(self._held, scope, known, HELD)
        return known


def _keep(held: OrderedDict[Key, Value], key: Key, value: Value, most: int) -> None:
    """Keep the latest few."""
    held[key] = value
    held.move_to_end(key)
    if len(held) > most:
        held.popitem(last=False)
