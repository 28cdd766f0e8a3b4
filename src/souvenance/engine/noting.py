"""Keep the shelf of notes in the index level with the pages: bullets and episodes that came, changed or left.

Pages that are away or cannot be read say nothing of what they held: nothing is taken out then. Two processes may follow at
once and may undo each other's work where they read different pages; whoever ends second notices, and does it again.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from itertools import chain

from souvenance.core.identity import words_hash
from souvenance.core.language import language_told
from souvenance.core.units import NoteUnit, note_row, shelf_key
from souvenance.engine.notebooks import Notebook
from souvenance.engine.tools import Tools
from souvenance.errors import NotesUnreadable
from souvenance.ports import Page

ROWS_AT_ONCE = 2_000
_TRIES = 5  # before it is left to the next pass


@dataclass(frozen=True, slots=True, kw_only=True)
class _Pages:
    """All pages of a scope, as they stand together."""

    notebook: Notebook | None
    journals: tuple[tuple[date, Page], ...]

    @property
    def mark(self) -> str:
        """Another one after any change of any page."""
        own = self.notebook.fingerprint if self.notebook is not None else ""
        return words_hash(own, *(part for day, page in self.journals for part in (day.isoformat(), page.fingerprint))).hex()


def follow_notes(tools: Tools, scope: str) -> bool:
    """Index the words of bullets and episodes that are new, and take out those that are gone.

    Returns:
        Whether the shelf is level with the pages; False where they are away or one cannot be read.
    """
    key, again = shelf_key(scope, "notes"), False
    for _ in range(_TRIES):
        position, _, mark = tools.index.place(key)
        pages = _pages(tools, scope)
        if pages is None:
            return False
        if not again and (mark == pages.mark if position else not (pages.notebook or pages.journals)):
            return True
        wanted = tools.notebooks.said(scope, pages.mark, lambda pages=pages: _units(tools, scope, pages))  # type: ignore[misc]
        columns = tools.index.columns(key, None)
        there = set(tools.index.refs(key, columns.numbers.tolist()))
        rows = [note_row(unit) for ref, unit in wanted.items() if ref not in there]
        for first in range(0, max(1, len(rows)), ROWS_AT_ONCE):  # without a mark: a stop before the last write does all again
            tools.index.put(key, rows[first : first + ROWS_AT_ONCE], position + 1, 0)
        if gone := sorted(there - wanted.keys()):
            tools.index.remove(key, gone)
        tools.index.put(key, [], position + 2, 0, after=position + 1, mark=pages.mark)
        if tools.index.place(key)[::2] == (position + 2, pages.mark):
            return True
        again = True
    return False


def note_units(tools: Tools, scope: str) -> Mapping[str, NoteUnit] | None:
    """What the notes and journals of a scope say, by the ids of their rows; None where the pages cannot tell now."""
    pages = _pages(tools, scope)
    return tools.notebooks.said(scope, pages.mark, lambda: _units(tools, scope, pages)) if pages is not None else None


def _pages(tools: Tools, scope: str) -> _Pages | None:
    """None where a page is away or cannot be read."""
    try:
        notebook = tools.notebooks.followed(tools.notes, scope)
        journals = tuple((day, tools.notes.read(scope, day)) for day in tools.notes.journals(scope))
        if tools.notes.is_gone(scope):  # asked last: it may have gone while it was read
            return None
    except NotesUnreadable:  # whose reason `status`, `doctor` and every context tell
        return None
    return _Pages(notebook=notebook, journals=tuple((day, page) for day, page in journals if page.fingerprint))


def _units(tools: Tools, scope: str, pages: _Pages) -> dict[str, NoteUnit]:
    principal = tools.ledger.principal_of(scope)
    owner = principal.name if principal is not None else ""
    bullets = tuple(_bullets(pages.notebook, tools, owner))
    told = (
        tools.notebooks.told(scope, day, page.fingerprint, lambda day=day, page=page: _episodes(page, day, tools, owner))  # type: ignore[misc]
        for day, page in pages.journals
    )
    found = (*bullets, *chain.from_iterable(told))
    usual = _language(tools, " ".join(unit.text for unit in found[:50])) or tools.language
    return {unit.ref: unit if unit.language else replace(unit, language=usual) for unit in found}


def _bullets(notebook: Notebook | None, tools: Tools, owner: str) -> Iterator[NoteUnit]:
    """The bullets that may be shown; the language of a short one is ""."""
    if notebook is not None:
        from souvenance.core.standing import looked_at

        ours = {part.name for part in notebook.notes.parts if not part.edited}
        for section, bullet, held in looked_at(notebook.notes, notebook.judge, {}):
            if held is None:
                yield NoteUnit(
                    ref=bullet.id, heading=section.trail, text=bullet.text, day=None, owner=owner,
                    language=_language(tools, bullet.text), turns=bullet.turns, memories=bullet.memories,
                    generated=bullet.part in ours,
                )  # fmt: skip


def _episodes(page: Page, day: date, tools: Tools, owner: str) -> tuple[NoteUnit, ...]:
    """The same of a journal: whatever it tells is found, and screened when it is shown."""
    from souvenance.core.journal import speaker_in
    from souvenance.core.notes import episodes, parse

    return tuple(
        NoteUnit(
            ref=episode.id, heading=episode.heading, text=episode.text, day=day, language=_language(tools, episode.text),
            owner=speaker_in(episode.text) if episode.turns else owner, turns=episode.turns, generated=episode.generated,
            conversation=episode.conversation, place=episode.place,
        )
        for episode in episodes(parse(page.text), day)
    )  # fmt: skip


def _language(tools: Tools, text: str) -> str:
    """Of a text; "" where it is too short to tell."""
    return language_told(text, tools.detect, tools.languages) or ""
