"""A whole scope as files that a person can read, and a scope made of such files again: the round trip loses nothing."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from functools import partial
from itertools import islice
from typing import BinaryIO, cast

from souvenance.core.bundle import (
    ARCHIVE,
    NOT_EXPORTED,
    NOTES,
    README,
    VERSION,
    Manifest,
    Part,
    conversations,
    is_zip,
    line_of,
    readme,
    remembered,
    row_of_line,
)
from souvenance.core.purging import Row
from souvenance.core.units import SHELVES, shelf_key
from souvenance.engine.purging import bundles_of, forgotten_here, tables_of
from souvenance.engine.tools import Tools
from souvenance.errors import InputError, NotFound
from souvenance.ports import Unpacked
from souvenance.types import Audience, BundleReport, Principal

ROWS_AT_ONCE = 1_000
_PAGES, _EARLIER = "pages of notes", "earlier pages of notes"
Progress = Callable[[int], None]


def export(tools: Tools, principal: Principal, folder: str, progress: Progress | None = None) -> BundleReport:
    """Write all of a scope into a folder or a zip, of one moment, in constant memory; an earlier export there is written over.

    Args:
        folder: new, empty, or an earlier export. A name that ends in ".zip" is a file: new, or an earlier export.
        progress: told how many rows came, batch by batch.

    Raises NotFound where nothing is stored, InputError where other things are, StoreError.
    """
    tables, bundles, scope = tables_of(tools), bundles_of(tools), principal.scope
    folder = bundles.place(folder)
    _must_stand(tools, principal)
    bundles.begin(folder, scope)
    tables.keep_export(scope, folder, tools.clock())  # first: what was begun there is to be found by a purge
    if is_zip(folder):
        with bundles.packing(folder) as packed:
            counts = _written(tools, principal, packed.write, packed.end, progress)
    else:
        counts = _written(tools, principal, partial(bundles.write, folder), partial(bundles.end, folder), progress)
    return BundleReport(folder=folder, counts=counts)


def export_archive(tools: Tools, principal: Principal, file: BinaryIO, progress: Progress | None = None) -> BundleReport:
    """The same as one zip, in which the export is a folder; nobody remembers where it went, so that no purge reaches it.

    Args:
        file: open and empty.

    Raises NotFound where nothing is stored, StoreError.
    """
    _must_stand(tools, principal)
    with bundles_of(tools).archive(file) as packed:
        counts = _written(tools, principal, packed.write, packed.end, progress)
    return BundleReport(folder="", counts=counts)


def _must_stand(tools: Tools, principal: Principal) -> None:
    if principal.scope not in tools.ledger.scopes():
        raise NotFound(f"nothing is stored of {principal.name!r} yet: there is nothing to export")


def _written(
    tools: Tools,
    principal: Principal,
    write: Callable[[str, Iterable[str]], Part],
    end: Callable[[Manifest], None],
    progress: Progress | None,
) -> dict[str, int]:
    """Write every file of an export, of one moment, the manifest last; how many rows there were, by table.

    Args:
        write: puts a file of this name and these lines there.
        end: puts the manifest there.
    """
    tables, scope, now = tables_of(tools), principal.scope, tools.clock()
    counts: Counter[str] = Counter()
    with tables.snapshot() as rows:
        revision = next(int(cast("int", row["revision"])) for row in rows(scope, "scopes"))
        hidden = [str(row["id"]) for row in rows(scope, "sessions") if row["forgotten_at"] is not None]
        files = {}
        for table in tables.names:
            if table not in NOT_EXPORTED:
                found = _counted(rows(scope, table), counts, table, progress)
                files[f"{table}.jsonl"] = write(f"{table}.jsonl", map(line_of, found))
        files["conversations.md"] = write("conversations.md", conversations(rows(scope, "turns"), hidden))
        files["memories.md"] = write("memories.md", remembered(rows(scope, "memories")))
    for name, text in _pages(tools, scope):
        files[name] = write(name, [text])
        counts[_EARLIER if name.startswith(ARCHIVE) else _PAGES] += 1
    files[README] = write(README, [readme(scope, principal.name, now.date().isoformat())])
    end(
        Manifest(
            version=VERSION, scope=scope, principal=principal.name, principal_id=principal.id, tz=principal.tz,
            audience=principal.audience, revision=revision, made_at=now.isoformat(), files=files,
        ),
    )  # fmt: skip
    return dict(counts)


def _counted(rows: Iterable[Row], counts: Counter[str], table: str, progress: Progress | None) -> Iterator[Row]:
    for row in rows:
        counts[table] += 1
        if progress is not None and not counts[table] % ROWS_AT_ONCE:
            progress(ROWS_AT_ONCE)
        yield row


def _pages(tools: Tools, scope: str) -> Iterator[tuple[str, str]]:
    """(name in the export, text) of the pages that there are, and of their earlier versions.

    Raises NotesUnreadable: no page is left out in silence.
    """
    days: list[date | None] = [None, *tools.notes.journals(scope)]
    for day in days:
        page = tools.notes.read(scope, day)
        if page.fingerprint:
            yield f"{NOTES}/{'MEMORY' if day is None else f'journal/{day.isoformat()}'}.md", page.text
    for name in tools.notes.archived(scope):
        yield f"{ARCHIVE}{name}", tools.notes.earlier(scope, name)


def restore(tools: Tools, principal: Principal, folder: str, progress: Progress | None = None) -> BundleReport:
    """Make a scope of an export again, or add what it lacks; the same again adds nothing. Stopped, the same call goes on.

    ``folder`` may be the zip of one, which is read where it lies. Everything is checked before anything is written. Notes that
    stand already with another text stay.

    Raises InputError that names file and line for an export that is damaged, and for one of a later version; Conflict where a
    turn stands with another text; StoreError.
    """
    bundles = bundles_of(tools)
    folder = bundles.place(folder)
    with bundles.opened(folder) as unpacked:
        return _restored(tools, principal, folder, unpacked, progress)


def _restored(tools: Tools, principal: Principal, folder: str, unpacked: Unpacked, progress: Progress | None) -> BundleReport:
    tables, scope = tables_of(tools), principal.scope
    manifest = unpacked.manifest()
    wanted = [table for table in tables.names if f"{table}.jsonl" in manifest.files and table not in NOT_EXPORTED]
    _must_be_for(principal, manifest)
    _check(unpacked, manifest)
    now = tools.clock()
    fresh = scope not in tools.ledger.scopes()
    if fresh:
        audience: Audience = "child" if manifest.audience == "child" else "adult"
        begun = Principal(id=principal.id, name=principal.name, scope=scope, tz=manifest.tz, audience=audience)
        with tools.ledger.write(scope) as tx:
            tx.add_principal(begun, now)
    counts: Counter[str] = Counter()
    for table in wanted:
        name = f"{table}.jsonl"
        rows = (_ours(row_of_line(line, name, n), manifest, principal) for n, line in enumerate(unpacked.lines(name), 1))
        while batch := list(islice(rows, ROWS_AT_ONCE)):
            counts[table] += tables.restore(scope, table, batch, place=not fresh)
            if progress is not None:
                progress(len(batch))
    tables.restored(scope, manifest.revision, now)
    kept = _restore_pages(tools, scope, unpacked, manifest, counts)
    forgotten_here(tools, scope)
    for shelf in SHELVES.values():
        tools.index.clear(shelf_key(scope, shelf))  # what followed it meanwhile saw half of it
    return BundleReport(folder=folder, counts={name: n for name, n in counts.items() if n}, kept=tuple(kept))


def _must_be_for(principal: Principal, manifest: Manifest) -> None:
    """Raises InputError where a child would read what is for adults."""
    if principal.audience == "child" and manifest.audience != "child":
        raise InputError(f"this export is of {manifest.principal!r}, for adults: it is not taken into what a child may read")


def _check(unpacked: Unpacked, manifest: Manifest) -> None:
    for name, part in manifest.files.items():
        if name.endswith(".jsonl"):
            count = 0
            for count, line in enumerate(unpacked.lines(name), 1):
                row_of_line(line, name, count)
            if count != part.lines:
                raise InputError(
                    f"{name}, line {count + 1}: {part.lines:,} lines were exported, {count:,} are here. Nothing was imported"
                )
        unpacked.check(name, part)


def _ours(row: Row, manifest: Manifest, principal: Principal) -> Row:
    """A row of the one who exported as a row of the one who imports. Raises InputError for one that a child may not read."""
    if principal.audience == "child" and row.get("audience") != "child":
        raise InputError("a row of this export is for adults: it is not taken into what a child may read")
    return {**row, "author": principal.id} if row.get("author") == manifest.principal_id else row


def _restore_pages(tools: Tools, scope: str, unpacked: Unpacked, manifest: Manifest, counts: Counter[str]) -> list[str]:
    """Pages that were not there, earlier versions too; sentences about those that stand with another text."""
    kept = []
    for name in manifest.files:
        if not name.startswith(f"{NOTES}/"):
            continue
        if name.startswith(ARCHIVE):
            text = "".join(unpacked.lines(name))
            counts[_EARLIER] += tools.notes.keep_earlier(scope, name.removeprefix(ARCHIVE), text)
            continue
        stem = name.removesuffix(".md").rsplit("/", 1)[-1]
        day = None if stem == "MEMORY" else date.fromisoformat(stem)
        text = "".join(unpacked.lines(name))
        page = tools.notes.read(scope, day)
        if not page.fingerprint:
            tools.notes.write(scope, text, over="", day=day)
            counts[_PAGES] += 1
        elif page.text != text:
            kept.append(f"{tools.notes.place(scope, day)} has another text and stays; the exported one is {name}")
    return kept
