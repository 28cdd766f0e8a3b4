"""Every page of a store that was lived in, read in French: nothing of the program is said in English."""

import re
from html.parser import HTMLParser

import pytest
from tests.lived_in import ORDER, addresses, live_in

from souvenance import Handle, NewTurn, Souvenance
from souvenance.core.lexicon import lexicon
from souvenance.serving.pages.views import PAGES
from souvenance.serving.pages.words import TEXTS
from souvenance.types import Job

from .conftest import Browser, Clock

WORD = re.compile(r"[^\W\d_]{2,}(?:['’][^\W\d_]+)?")
SPOKEN_IN = ("aria-label", "title", "placeholder", "alt", "content", "data-label", "data-guard")
SKIPPED = frozenset({"code", "script", "style"})  # ids and commands
# Names of the product, of a file, of the language that one can change to; units; what both languages say.
NAMES = frozenset(["souvenance", "memory", "md", "english", "ms", "lise", "maison", "nina", "utf"])


class Said(HTMLParser):
    """All that a page says: its texts and what is read aloud or shown on hovering, without ids, commands and marks in files."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: list[str] = []
        self.english: list[str] = []  # what is marked as such
        self._open: list[tuple[str, bool]] = []
        self.feed(page)

    @property
    def _is_skipped(self) -> bool:
        return any(skipped for _, skipped in self._open)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if not self._is_skipped and tag != "meta":
            self.told += [found[name] or "" for name in SPOKEN_IN if name in found]
        if tag not in {"meta", "link", "img", "input", "br", "rect", "line"}:
            self._open.append((tag, tag in SKIPPED))
            if found.get("lang") == "en" and tag != "a":  # the link to the other language
                self.english.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not self._is_skipped and data.strip():
            self.told.append(re.sub(r"`[^`]*`|<!--.*?-->|\b[a-z]{1,2}_\w+", "", data))


def words_of(texts: object) -> set[str]:
    return {word.lower() for word in WORD.findall(" ".join(texts))}  # type: ignore[call-overload]


@pytest.fixture
def lived(memory: Souvenance, me: Handle, clock: Clock) -> Handle:
    """What Lise has: a private memory that was lived in, and a shared one."""
    memory.trust.create_principal("Lise")
    memory.trust.create_scope("maison")
    memory.trust.grant("maison", "Lise", "manage")
    me.within("maison", audience="adult").remember("Le portail est vert", pin=True)
    live_in(memory, me, clock.later)
    return me


@pytest.fixture
def english(lived: Handle) -> frozenset[str]:
    """Words that are English and not French: those of the English table and the small words of the language."""
    written = [turn.text for turn in lived.turns(limit=500)] + [one.text for one in lived.memories(status="all")]
    french = words_of(TEXTS["fr"].values()) | words_of(written) | lexicon("fr").stops | NAMES
    return frozenset((words_of(TEXTS["en"].values()) | lexicon("en").stops) - french)


def english_in(page: str, english: frozenset[str]) -> list[str]:
    """What a page says that is English, or that it marks as such."""
    said = Said(page)
    assert '<html lang="fr">' in page
    return [" ".join(told.split())[:200] for told in said.told if words_of([told]) & english] + said.english


def test_no_page_says_anything_in_english_to_who_reads_french(lise: Browser, lived: Handle, english: frozenset[str]) -> None:
    assert len(english) > 400
    lise.open("/?language=fr")
    found: dict[str, str] = {}
    for path in addresses(lived):
        page = lise.open(path)
        assert lise.status < 500, path
        found |= dict.fromkeys(english_in(page, english), path)
    assert found == {}


def test_what_is_done_and_what_is_refused_is_told_in_french(lise: Browser, lived: Handle, english: frozenset[str]) -> None:
    lise.open("/?language=fr")
    active = [one for one in lived.memories() if not one.disputed]
    (older, *_), one, (held, *others) = lived.disputes()[0], active[0], lived.quarantine()
    mine, nobody = lived.principal.scope, "sc_zzz"
    told = {lise.status: lise.page}
    seen: dict[str, str] = {}

    def send(path: str, **fields: str) -> None:
        lise.open("/")
        page = lise.send(path, **fields)
        told[lise.status] = page
        seen.update(dict.fromkeys(english_in(page, english), path))

    for path, fields in (
        (f"/memories/{one.id}/correct", {"text": "J'aime le café noir"}),
        (f"/memories/{one.id}/correct", {"text": ""}),
        (f"/memories/{one.id}/correct", {"text": active[1].text}),
        (f"/memories/{one.id}/correct", {}),
        (f"/memories/{one.id}/correct", {"text": "mot de passe : hunter2xyz"}),
        (f"/memories/{one.id}/correct", {"text": "x" * 4001}),
        (f"/memories/{one.id}/correct", {"text": ORDER}),
        *((f"/memories/{one.id}/{what}", {}) for what in ("pin", "unpin", "forget", "pin")),
        (f"/events/{lived.events()[0].id}/undo", {}),
        (f"/events/{lived.events()[1].id}/undo", {}),
        ("/events/e_zzz/undo", {}),
        ("/disputed", {"memory": older.id}),
        ("/disputed", {"memory": older.id}),
        ("/disputed", {"memory": "m_zzz"}),
        (f"/quarantine/{held.id}/purge", {"with_sources": "yes"}),
        (f"/quarantine/{held.id}/purge", {"sure": "yes"}),
        *((f"/quarantine/{other.id}/{what}", {}) for other in others[:1] for what in ("refuse", "release", "refuse")),
        ("/sessions/s2/forget", {"scope": mine}),
        ("/sessions/s2/forget", {"scope": mine}),
        ("/sessions/zzz/forget", {"scope": mine}),
        ("/notes", {"text": "- une ligne\n", "over": "une autre", "scope": mine}),
        ("/notes", {"text": "", "over": lived.notes().fingerprint}),
        ("/jobs/retry", {"scope": mine}),
        ("/jobs/retry", {"scope": nobody}),
        ("/jobs/retry", {}),
        ("/calibration", {"scope": mine}),
        ("/dreams", {"scope": mine}),
        ("/dreams/r_zzz/rollback", {"scope": mine}),
        *((f"/dreams/{run.id}/rollback", {"scope": mine}) for run in (*lived.dreams(), *lived.dreams())),
    ):
        send(path, **fields)
    assert {200, 404, 409, 422} <= told.keys()
    assert max(told) < 500
    assert seen == {}


def test_who_may_only_read_is_refused_in_french(
    lise: Browser, memory: Souvenance, lived: Handle, english: frozenset[str]
) -> None:
    (shared,) = [one for one in lived.memories() if one.text == "Le portail est vert"]
    memory.trust.grant("maison", "Lise", "read")
    lise.open("/?language=fr")
    for path, fields in (
        (f"/memories/{shared.id}/forget", {}),
        ("/jobs/retry", {"scope": shared.scope}),
        ("/dreams", {"scope": shared.scope}),
        ("/dreams/r_1/rollback", {"scope": shared.scope}),
        ("/sessions/by%20hand/forget", {"scope": shared.scope}),
        ("/notes", {"scope": shared.scope, "text": "- a\n", "over": lived.in_scope(shared.scope).notes().fingerprint}),
    ):
        lise.open(f"/memories/{shared.id}")
        page = lise.send(path, **fields)
        assert (lise.status, english_in(page, english)) == (403, []), path


def test_the_door_is_in_french(stranger: Browser, lived: Handle, english: frozenset[str]) -> None:
    for page in (
        stranger.open("/sign-in?language=fr"),
        stranger.send("/sign-in", token=""),
        stranger.send("/sign-in", token="zzz"),
        stranger.client.post("/ui/sign-in", data={"token": "tok-lise"}).text,
    ):
        assert english_in(page, english) == []
    assert stranger.client.post("/ui/sign-in", json={}).status_code == 422


def test_what_nobody_translated_is_marked_as_english(lise: Browser, memory: Souvenance, me: Handle) -> None:
    me.observe([NewTurn(text="Bonjour")], session="s1")
    now, who = memory.now(), me.principal
    with memory._tools.ledger.write(who.scope) as tx:
        tx.put_job(
            Job(
                id="j_1", scope=who.scope, what="reflect", session="s1", first_seq=1, last_seq=1, state="failed", tries=1,
                due_at=now, author=who.id, audience=who.audience, created_at=now, reason="The upstream is asleep",
            )
        )  # fmt: skip
    assert re.search(r'lang="en">The upstream is asleep<', lise.open("/jobs?language=fr"))
    assert not re.search(r'lang="en">The upstream is asleep<', lise.open("/jobs?language=en"))


def test_no_empty_page_says_anything_in_french_to_who_reads_english(lise: Browser) -> None:
    french = words_of(TEXTS["fr"].values()) - words_of(TEXTS["en"].values()) - NAMES - {"français"}
    for path in (*(path for path in PAGES if "{" not in path), "/memories/m_zzz", "/zzz"):
        told = Said(lise.open(f"{path}?language=en")).told
        assert words_of(told) & french == set(), path
