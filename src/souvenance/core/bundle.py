"""The files of an export: one scope, readable by a person without the product, and whole again when it is imported.

A table is a file of JSON lines. Each line ends in a checksum of its own, so that damage is named by file and line; the manifest
comes last and holds a checksum of each file.
"""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from itertools import groupby
from typing import cast

from souvenance.core.purging import Row
from souvenance.errors import InputError

VERSION = 1  # of these files; a newer one is refused
MANIFEST = "manifest.json"
README = "README.md"
NOTES = "notes"  # the folder of the pages
ARCHIVE = f"{NOTES}/archive/"  # of their earlier versions
ZIP = ".zip"
MOST_FILES = 100_000  # of a zip: a page a day is 36,500 in a century
MOST_UNPACKED = 200 * 10**9  # bytes: more than any life
MOST_SHRINKING = 100  # times; conversations shrink 3 to 20 times
ROOM = 100 * 10**6  # bytes that any zip may unpack to: the same line again and again shrinks more
SUM = "_sum"  # of a line: the first 16 hexadecimal digits of SHA-256 of the rest of it
_SUM_DIGITS = 16
# What is of this machine (rights, leases, what contexts were made of) or would betray what is gone stays where it is.
NOT_EXPORTED = frozenset(
    {"scopes", "principals", "grants", "tokens", "leases", "token_usage", "traces", "checkpoints", "purged"}
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One file of an export."""

    lines: int
    sha256: str

    def must_be(self, name: str, found: str) -> None:
        """Raises InputError where the hash of a file is another one."""
        if found != self.sha256:
            raise InputError(f"{name}: not what was exported (its checksum differs). Nothing was imported: take another copy")


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """What an export says of itself."""

    version: int
    scope: str
    principal: str  # name
    principal_id: str
    tz: str
    audience: str
    revision: int  # of the scope
    made_at: str  # ISO 8601
    files: Mapping[str, Part]


def is_zip(place: str) -> bool:
    """Whether an export of this name is one file, and no folder."""
    return place.lower().endswith(ZIP)


def fits(where: str, entries: Iterable[tuple[int, int]], whole: int) -> None:
    """Raises InputError for a zip that is made to fill memory or disk: no text shrinks so much, and no two parts share bytes.

    Args:
        where: named in the error.
        entries: (bytes in the zip, bytes unpacked) of each.
        whole: bytes of the zip.
    """
    packed, unpacked, count = 0, 0, 0
    for small, large in entries:
        packed, unpacked, count = packed + small, unpacked + large, count + 1
    if count > MOST_FILES or packed > whole or unpacked > MOST_UNPACKED or unpacked > ROOM + MOST_SHRINKING * packed:
        raise InputError(
            f"{where!r} would unpack to {unpacked:,} bytes in {count:,} files out of {whole:,}, as no export does:"
            " nothing was imported"
        )


def written(manifest: Manifest) -> str:
    """A manifest as its file holds it."""
    return json.dumps(asdict(manifest), ensure_ascii=False, indent=2) + "\n"


def manifest_of(text: str, name: str) -> Manifest:
    """A manifest read again. Raises InputError for one that is damaged, or of a later version."""
    try:
        found = json.loads(text)
        version = found["version"]
    except (ValueError, TypeError, KeyError) as exc:
        raise InputError(f"{name} is no manifest of an export ({exc}): export again, or take another copy") from exc
    if isinstance(version, int) and version > VERSION:
        raise InputError(
            f"this export was written by a later version of Souvenance (layout {version}, this one knows {VERSION}): update"
            " Souvenance, nothing was imported"
        )
    try:
        files = {str(file): Part(lines=int(part["lines"]), sha256=str(part["sha256"])) for file, part in found["files"].items()}
        known = {field.name: found[field.name] for field in fields(Manifest) if field.name != "files"}
    except (KeyError, TypeError, ValueError, AttributeError) as exc:
        raise InputError(f"{name} is damaged ({exc}): nothing was imported") from exc
    if unsafe := [file for file in files if file.startswith("/") or ".." in file.split("/") or "\\" in file or ":" in file]:
        raise InputError(f"{name} names a file outside of the export, {unsafe[0]!r}: nothing was imported")
    return Manifest(**known, files=files)


def line_of(row: Row) -> str:
    """One row as a line, without its scope, which the manifest names."""
    plain = {name: value for name, value in row.items() if name != "scope"}
    return json.dumps({**plain, SUM: _sum_of(plain)}, ensure_ascii=_is_odd(plain)) + "\n"


def row_of_line(line: str, file: str, number: int) -> dict[str, object]:
    """A line as a row again. Raises InputError that names the file and the line where it is not what was written."""
    try:
        found = json.loads(line)
        expected = found.pop(SUM)
    except (ValueError, KeyError, AttributeError, TypeError) as exc:
        raise InputError(f"{file}, line {number}: damaged ({exc}). Nothing was imported: take another copy") from exc
    if _sum_of(found) != expected:
        raise InputError(f"{file}, line {number}: not what was exported. Nothing was imported: take another copy")
    return cast("dict[str, object]", found)


def _sum_of(row: Row) -> str:
    return sha256(json.dumps(row, sort_keys=True).encode()).hexdigest()[:_SUM_DIGITS]


def _is_odd(row: Row) -> bool:
    """Whether it holds half a character, which no file in UTF-8 can."""
    try:
        json.dumps(row, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return True
    return False


def readme(manifest_scope: str, principal: str, made_at: str) -> str:
    """What stands in the folder for whoever opens it without the product."""
    return f"""# The memory of {principal}

Exported {made_at} from Souvenance (scope `{manifest_scope}`). Plain text; no program is needed to read it.

| file | what it holds |
| --- | --- |
| `conversations.md` | everything that was said, in the order in which it was recorded |
| `memories.md` | what is remembered, and what no longer holds |
| `notes/` | the standing notes, and the journals by day, as they were written; `archive/` holds their earlier versions |
| `turns.jsonl`, `sessions.jsonl` | the same conversations, a line of JSON a message, with ids, times (UTC) and origin |
| `memories.jsonl`, `events.jsonl` | each memory, and what happened to it |
| `candidates.jsonl` | what was proposed for memory, and why it was kept or refused |
| `summaries.jsonl`, `anchors.jsonl`, `positions.jsonl` | stories so far, facts held above them, what a character thinks |
| the other `.jsonl` | work that waits, receipts, short-term memory |
| `manifest.json` | the version of this layout, and a checksum of each file |

`souvenance import` with this folder, or with the zip of it, makes a memory of it again. Each line of JSON ends in a checksum
(`_sum`): a line that was changed by hand is refused. The index (vectors) is not here: it is made anew. What was purged is not
here, and not that it was.
Secrets that were said stand in these files: keep them as you keep the store.
"""


def conversations(turns: Iterable[Row], forgotten: Collection[str] = ()) -> Iterator[str]:
    """Turns in order of writing as Markdown; sessions that are forgotten are marked so."""
    yield "# Conversations\n"
    for session, some in groupby(turns, key=lambda row: str(row["session"])):
        yield f"\n## {_one_line(session)}{' (forgotten)' if session in forgotten else ''}\n"
        for row in some:
            when = f"{str(row['at'])[:16].replace('T', ' ')} UTC" if row["at"] else "no date"
            yield f"\n**{_one_line(str(row['speaker']))}** · {when}\n\n{_quoted(str(row['text']))}\n"


def remembered(memories: Iterable[Row]) -> Iterator[str]:
    """Memories as Markdown, a line each."""
    yield "# What is remembered\n\n"
    for row in memories:
        more = [str(row["kind"]), str(row["status"]), f"since {str(row['ranked_at'])[:10]}"]
        more += [f"until {str(row['expires_at'])[:10]}"] if row["expires_at"] else []
        more += ["pinned"] if row["pinned"] else []
        yield f"- **{_one_line(str(row['subject']))}**: {_one_line(str(row['text']))} ({', '.join(more)}; `{row['id']}`)\n"


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _quoted(text: str) -> str:
    return "\n".join(f"> {line}" for line in text.splitlines()) or ">"
