"""Any page is read, written back byte for byte, and changed only where it was meant to be."""

import time

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.earning import SECTIONS, Stating, Wanted, renewed
from souvenance.core.notes import added, parse, rewritten, written
from souvenance.errors import InputError

SNIPPETS = [
    "- a", "* b", "1. c", "  - d", "\t- e", "# T", "## Été", "### 工作", "Title", "===", "---", "***", "```", "~~~~", "   ", "", "<!--", "-->",
    "<!-- m_1 -->", "<!-- souvenance:begin x -->", "<!-- souvenance:end x -->", "<private>", "</private>", "\ufeff", "我喜欢喝茶",
    "cafe\u0301", "\x00", "\udcff", "\u2028", "\x0c", "word",
]  # fmt: skip
BREAKS = st.sampled_from(["\n", "\n", "\r\n", "\r", ""])
PAGES = st.lists(st.tuples(st.sampled_from(SNIPPETS) | st.text(max_size=8), BREAKS), max_size=30).map(
    lambda pieces: "".join(text + end for text, end in pieces)
)


@given(page=PAGES)
def test_what_was_read_is_written_back(page: str) -> None:
    notes = parse(page)
    assert written(notes) == page
    places = [place for bullet in notes.bullets for place in (bullet.first + 1, bullet.end)]
    assert places == sorted(places)
    assert max(places, default=0) <= len(notes.lines)
    assert all(bullet.text and bullet.text == " ".join(bullet.text.split()) for bullet in notes.bullets)


@given(raw=st.binary(max_size=200))
def test_any_bytes_are_read_and_written_back(raw: bytes) -> None:
    page = raw.decode("utf-8", "surrogateescape")
    assert written(parse(page)).encode("utf-8", "surrogateescape") == raw
    for bullet in parse(page).bullets:
        bullet.text.encode()


@given(
    page=PAGES,
    text=st.sampled_from(["new", "née à Brest", "新", "a # b", "- c"]),
    section=st.none() | st.sampled_from(["été", "Work", "工作"]),
)
def test_an_added_note_adds_itself_and_changes_nothing(page: str, text: str, section: str | None) -> None:
    try:
        new = added(page, text, section)
    except InputError:
        return
    before, after = [b.text for b in parse(page).bullets], [b.text for b in parse(new).bullets]
    assert sorted(after) == sorted([*before, text])
    rest = iter(new.split())
    assert all(word in rest for word in page.split())  # in order: nothing left the page


@given(page=PAGES, body=st.lists(st.sampled_from(["- one", "## Deux", "三", ""]), max_size=4))
def test_a_part_written_twice_is_there_once_and_leaves_the_rest(page: str, body: list[str]) -> None:
    once = rewritten(page, "dream", body)
    assert once.startswith(page)
    if [part.name for part in parse(once).parts].count("dream"):  # no fence or half marker above swallowed it
        assert rewritten(once, "dream", body) == once
        assert rewritten(once, "dream", ["- other"]).startswith(page)


def test_a_page_of_a_megabyte_costs_little_whatever_it_holds() -> None:
    for piece in (
        "<!--",
        "<private>x",
        "```x\n",
        "# #",
        "<!-- souvenance:begin a -->\n",
        "- m_1 <!-- m_1 -->\n",
        "\t",
        "e\u0301",
    ):
        page = piece * (200_000 // len(piece))
        started = time.perf_counter()
        assert written(parse(page)) == page
        assert time.perf_counter() - started < 5


HAND = st.lists(
    st.sampled_from(
        [
            "# Notes",
            "# 笔记",
            "## Santé",
            "## Health and safety",
            "## Work",
            "- ours",
            "* mine",
            "1. one",
            "words",
            "",
            "",
            "---",
        ]
    ),
    max_size=8,
).map(lambda lines: "".join(f"{line}\n" for line in lines))
HEADINGS = {"vital": "Health and safety", "facts": "Faits", "preferences": "偏好", "promises": "Promises"}
WANTED = st.lists(st.tuples(st.sampled_from(list(HEADINGS)), st.integers(0, 2)), unique_by=lambda one: one[0], max_size=4).map(
    lambda some: [
        Wanted(
            name=name,
            heading=HEADINGS[name],
            lines=tuple(Stating(memory=f"m_{name}{n}", text=f"- {name} {n} <!-- m_{name}{n} -->") for n in range(lines)),
        )
        for name, lines in sorted(some, key=lambda one: SECTIONS.index(one[0]))
    ]
)
NOTED = ["Lea drives a red van", "Elle est née à Brest", "我喜欢喝茶"]


@given(
    page=HAND, first=WANTED, later=WANTED, text=st.sampled_from(NOTED),
    section=st.none() | st.sampled_from(["Santé", "work", "health and safety", "偏好", "Neuf"]),
)  # fmt: skip
def test_a_note_added_to_what_the_dreamer_wrote_is_a_persons_own_and_stays(
    page: str, first: list[Wanted], later: list[Wanted], text: str, section: str | None
) -> None:
    page = renewed(renewed(page, first), first)
    new = added(page, text, section)
    (mine,) = [bullet for bullet in parse(new).bullets if bullet.text == text]
    assert mine.part == ""
    if section is not None:
        assert mine.heading.casefold() == section.casefold()
    assert [part for part in parse(new).parts if part.edited] == []
    for dreamt in (later, first, []):
        new = renewed(new, dreamt)
        assert [bullet.part for bullet in parse(new).bullets if bullet.text == text] == [""]
