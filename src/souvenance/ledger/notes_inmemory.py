"""The double of the notes, for tests and for stores that leave no trace."""

from collections.abc import Callable, Sequence
from datetime import date

from souvenance.core.identity import scope_folder
from souvenance.core.notes import encoded, fingerprint
from souvenance.errors import Conflict, NotFound, StoreMissing
from souvenance.ports import NO_PAGE, Clock, Page


class InMemoryNotes:
    """``Notes`` in memory."""

    def __init__(self, clock: Clock) -> None:
        """Empty."""
        self._clock = clock
        self._pages: dict[tuple[str, date | None], Page] = {}
        self._archive: dict[str, list[tuple[str, str]]] = {}  # (name, text)
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
        self._keep(scope, day, before)
        self._pages[scope, day] = page
        return page

    def edit(self, scope: str, text: str, day: date | None = None) -> None:
        """What a person does past the program."""
        self._pages[scope, day] = Page(text=text, fingerprint=fingerprint(encoded(text)), changed_at=self._clock())

    def withdraw(self, scope: str, *, over: str, day: date | None = None) -> None:
        """As in ``Notes``."""
        before = self.read(scope, day)
        if before.fingerprint != over:
            raise Conflict(f"{self.place(scope, day)!r} was changed since it was read: nothing was written")
        self._keep(scope, day, before)
        self._pages.pop((scope, day), None)

    def _keep(self, scope: str, day: date | None, page: Page) -> None:
        """One more earlier version, unless the last one of this page is the same."""
        versions = self._archive.setdefault(scope, [])
        stem = "MEMORY" if day is None else day.isoformat()
        of_page = [name for name, _ in versions if f" {stem} " in name]
        if page.fingerprint and not (of_page and of_page[-1].endswith(page.fingerprint[:8])):
            versions.append((f"{len(versions):06} {stem} {page.fingerprint[:8]}", page.text))

    def earlier(self, scope: str, name: str) -> str:
        """As in ``Notes``."""
        text = dict(self._archive.get(scope, ())).get(name)
        if text is None:
            raise NotFound(f"no earlier version of the notes is called {name!r}")
        return text

    def keep_earlier(self, scope: str, name: str, text: str) -> bool:
        """As in ``Notes``."""
        if name in self.archived(scope):
            return False
        versions = self._archive.setdefault(scope, [])
        versions.append((name, text))
        versions.sort()
        return True

    def archived(self, scope: str) -> Sequence[str]:
        """As in ``Notes``."""
        return [name for name, _ in self._archive.get(scope, ())]

    def rewrite(self, scope: str, clean: Callable[[str], tuple[str, int]], *, dry_run: bool = False) -> int:
        """As in ``Notes``."""
        if scope in self.gone:
            raise StoreMissing(f"the notes of {scope!r} are not where they were: what they say cannot be purged")
        pages = {key: clean(page.text) for key, page in self._pages.items() if key[0] == scope}
        versions = [(name, *clean(text)) for name, text in self._archive.get(scope, ())]
        if not dry_run:
            for (_, day), (left, gone) in pages.items():
                if gone and left.strip():
                    self.edit(scope, left, day)
                elif gone:
                    del self._pages[scope, day]
            self._archive[scope] = [(name, left) for name, left, _ in versions if left.strip()]
        return sum(gone for _, gone in pages.values()) + sum(gone for _, _, gone in versions)

    def destroy(self, scope: str, *, dry_run: bool = False) -> int:
        """As in ``Notes``."""
        pages = [key for key in self._pages if key[0] == scope]
        files = len(pages) + len(self._archive.get(scope, ()))
        if not dry_run:
            for key in pages:
                del self._pages[key]
            self._archive.pop(scope, None)
            self.gone.discard(scope)
        return files

    def place(self, scope: str, day: date | None = None) -> str:
        """As in ``Notes``."""
        return f"memory:{scope_folder(scope)}/{'MEMORY' if day is None else day.isoformat()}.md"
