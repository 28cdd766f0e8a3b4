"""The double of the notes, for tests and for stores that leave no trace."""

from collections.abc import Sequence
from datetime import date

from souvenance.core.identity import scope_folder
from souvenance.core.notes import encoded, fingerprint
from souvenance.errors import Conflict, StoreMissing
from souvenance.ports import NO_PAGE, Clock, Page


class InMemoryNotes:
    """``Notes`` in memory."""

    def __init__(self, clock: Clock) -> None:
        """Empty."""
        self._clock = clock
        self._pages: dict[tuple[str, date | None], Page] = {}
        self._archive: dict[str, list[str]] = {}
        self.gone: set[str] = set()  # scopes whose place is away

    def read(self, scope: str, day: date | None = None) -> Page:
        """As in ``Notes``."""
        return NO_PAGE if scope in self.gone else self._pages.get((scope, day), NO_PAGE)

    def journals(self, scope: str) -> Sequence[date]:
        """As in ``Notes``."""
        return sorted(day for (owner, day) in self._pages if owner == scope and day is not None and scope not in self.gone)

    def is_gone(self, scope: str) -> bool:
        """As in ``Notes``."""
        return scope in self.gone

    def write(self, scope: str, text: str, *, over: str, day: date | None = None) -> Page:
        """As in ``Notes``."""
        raw = encoded(text)
        if scope in self.gone:
            raise StoreMissing(f"the notes of {scope!r} are not where they were: nothing was written beside the loss")
        before = self.read(scope, day)
        if before.fingerprint != over:
            raise Conflict(f"{self.place(scope, day)!r} was changed since it was read: nothing was written")
        page = Page(text=text, fingerprint=fingerprint(raw), changed_at=self._clock())
        if page.fingerprint == before.fingerprint:
            return before
        if before.text.strip() and not text.strip():
            raise Conflict(f"{self.place(scope, day)!r} holds something and would be emptied: nothing was written")
        if before.fingerprint:
            versions = self._archive.setdefault(scope, [])
            versions.append(f"{len(versions):06} {before.fingerprint[:8]}")
        self._pages[scope, day] = page
        return page

    def edit(self, scope: str, text: str, day: date | None = None) -> None:
        """What a person does past the program."""
        self._pages[scope, day] = Page(text=text, fingerprint=fingerprint(encoded(text)), changed_at=self._clock())

    def archived(self, scope: str) -> Sequence[str]:
        """As in ``Notes``."""
        return list(self._archive.get(scope, ()))

    def place(self, scope: str, day: date | None = None) -> str:
        """As in ``Notes``."""
        return f"memory:{scope_folder(scope)}/{'MEMORY' if day is None else day.isoformat()}.md"
