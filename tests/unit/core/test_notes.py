import unicodedata
from datetime import date

import pytest

from souvenance.core.notes import (
    Body,
    added,
    all_rewritten,
    cited,
    episodes,
    journal_day,
    parse,
    rewritten,
    weeded,
    with_parts_of,
    written,
)
from souvenance.errors import Conflict, InputError


def texts(page: str) -> list[str]:
    return [bullet.text for bullet in parse(page).bullets]


def under(page: str) -> dict[str, list[str]]:
    return {section.trail: [bullet.text for bullet in section.bullets] for section in parse(page).sections}


def test_a_page_reads_as_sections_of_bullets() -> None:
    page = "# Notes\n\n## Family\n- Léa is my daughter <!-- m_01 -->\n- Paul:\n  - allergic to nuts\n\n## Work\nI bake bread.\nAt night.\n"
    assert under(page) == {
        "": [], "Notes": [], "Family": ["Léa is my daughter", "Paul: - allergic to nuts"], "Work": ["I bake bread. At night."],
    }  # fmt: skip
    assert [bullet.memories for bullet in parse(page).bullets] == [("m_01",), (), ()]


def test_a_heading_says_what_it_lies_under_but_not_the_title_of_the_page() -> None:
    assert list(under("# Notes\n## Family\n### Léa\n- reads\n## Work\n- bakes\n")) == [
        "",
        "Notes",
        "Family",
        "Family › Léa",
        "Work",
    ]


@pytest.mark.parametrize(
    ("page", "found"),
    [
        ("", []),
        ("just a line", ["just a line"]),
        ("- a\r\n- b\r\n", ["a", "b"]),
        ("- a\r- b\r", ["a", "b"]),
        ("\ufeff- a\n", ["a"]),
        ("- cafe\u0301\n", ["café"]),
        ("-\ta\n\n-\tb\tc\n", ["a", "b c"]),
        ("* a\n+ b\n• c\n1. d\n2) e\n", ["a", "b", "c", "d", "e"]),
        ("- a\n\n  goes on\n\nanother\n", ["a goes on", "another"]),
        ("- a\nlazily goes on\n- b\n", ["a lazily goes on", "b"]),
        ("- a\n  - b\n\n    - c\n- d\n", ["a - b - c", "d"]),
        ("- \n-\n- a\n", ["a"]),
        ("---\ntags: [x]\n---\n- a\n", ["a"]),
        ("a\n\n***\n\nb\n", ["a", "b"]),
        ("- nul\x00 half\ud800 byte\udcff\n", ["nul\ufffd half\ufffd byte\ufffd"]),
        ("- a\x0bb\u2028c\x85d\n", ["a b c d"]),
        ("- 我喜欢\n  喝茶\n- j'aime\n  le thé\n", ["我喜欢喝茶", "j'aime le thé"]),
        ("#nothing\n", ["#nothing"]),
        ("- [x] done\n", ["[x] done"]),
    ],
)
def test_every_kind_of_page_is_read(page: str, found: list[str]) -> None:
    assert texts(page) == found
    assert written(parse(page)) == page


def test_headings_of_both_kinds() -> None:
    page = "Famille\n=======\n- a\n\nTravail\n---\n- b\n\n## Fin ##\n- c\n###\n- d\n"
    assert under(page) == {"": ["d"], "Famille": ["a"], "Travail": ["b"], "Fin": ["c"]}


def test_what_no_reader_of_the_page_sees_says_nothing() -> None:
    page = (
        "- a <!-- aside --> b\n<!-- over\n- hidden\nlines -->\n- c <private>secret</private> d\n<private>\n## Mine\n- hidden\n</private>\n"
        "- e <!-- never closed\n- hidden\n"
    )
    assert texts(page) == ["a b", "c d", "e"]
    assert texts("- a\n- b <private>never closed\n- c\n") == ["a", "b"]


def test_a_comment_on_its_own_line_belongs_to_the_bullet_above() -> None:
    page = "- a\n  <!-- m_1 --> <!-- m_2 -->\n\n<!-- m_3 -->\n- b <!-- m_4 --> <!-- m_4 -->\n"
    assert [(bullet.text, bullet.memories) for bullet in parse(page).bullets] == [("a", ("m_1", "m_2")), ("b", ("m_4",))]


def test_code_is_one_text_and_hides_no_heading_when_it_is_never_closed() -> None:
    page = "a\n```sh\n# no heading\n- no bullet <!-- m_1 -->\n```\nb\n- c\n  ~~~\n  d\n  ~~~\n"
    assert texts(page) == ["a", "# no heading - no bullet <!-- m_1 -->", "b", "c d"]
    assert all(bullet.memories == () for bullet in parse(page).bullets)
    assert under("- a\n```\n## Work\n- b\n")["Work"] == ["b"]


def test_a_bullet_is_another_one_once_its_words_or_its_heading_change() -> None:
    one, two, three, again = (parse(page).bullets[0].id for page in ("- a\n", "- b\n", "## h\n- a\n", "\n\n* a <!-- m_1 -->\n"))
    assert len({one, two, three}) == 3
    assert again == one


# -- parts that programs write ----------------------------------------------------------------------------------------
MINE = "# Notes\n\n- mine\n"


def test_a_program_writes_its_part_again_and_nothing_else() -> None:
    page = rewritten(MINE, "dream", ["## By night", "- one"])
    assert page.startswith(MINE)
    page += "\n- mine too\n"
    again = rewritten(page, "dream", ["- two"])
    assert texts(again) == ["mine", "two", "mine too"]
    assert [bullet.part for bullet in parse(again).bullets] == ["", "dream", ""]
    assert again.startswith(MINE)
    assert again.endswith("\n- mine too\n")
    assert rewritten(again, "dream", ["- two"]) == again


def test_a_part_that_a_person_changed_is_theirs() -> None:
    page = rewritten(MINE, "dream", ["- one"])
    assert not parse(page).parts[0].edited
    assert not parse(page.replace("\n", "\r\n")).parts[0].edited  # what editors do to line breaks is no edit
    changed = page.replace("- one", "- one, and more")
    assert parse(changed).parts[0].edited
    with pytest.raises(Conflict, match="changed by hand"):
        rewritten(changed, "dream", ["- two"])


@pytest.mark.parametrize("line", ["a\nb", "<!-- souvenance:end dream -->"])
def test_a_line_that_would_leave_its_part_is_refused(line: str) -> None:
    with pytest.raises(InputError, match="cannot be a line"):
        rewritten(MINE, "dream", [line])


def test_markers_without_their_other_half_and_in_code_are_lines_like_any_other() -> None:
    half = "<!-- souvenance:begin a -->\n- x\n<!-- souvenance:end b -->\n"
    shown = "```\n<!-- souvenance:begin a -->\n```\n- x\n<!-- souvenance:end a -->\n"
    for page in (half, shown):
        assert parse(page).parts == ()
        assert [bullet.part for bullet in parse(page).bullets][-1] == ""


# -- adding -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("page", "section", "after"),
    [
        ("", None, "- new\n"),
        ("", "Travail", "## Travail\n\n- new\n"),
        ("- a", None, "- a\n- new\n"),
        ("# Notes\n", None, "# Notes\n\n- new\n"),
        ("# Notes\n\n## Work\n- a\n", None, "# Notes\n\n- new\n\n## Work\n- a\n"),
        ("## Work\n\n* a\n\n## Rest\n- b\n", "WORK", "## Work\n\n* a\n* new\n\n## Rest\n- b\n"),
        ("## Été\r\n- a\r\n", "ete", "## Été\r\n- a\r\n- new\r\n"),
        ("## 工作\n- 一\n", "工作", "## 工作\n- 一\n- new\n"),
        ("## Work\n1. a\n", "Work", "## Work\n1. a\n- new\n"),
        ("## Work\nA paragraph.\n## Rest\n", "Work", "## Work\nA paragraph.\n\n- new\n\n## Rest\n"),
        ("# A\n- a\n# B\n- b\n", None, "- new\n\n# A\n- a\n# B\n- b\n"),
        ("\ufeff- a\n", None, "\ufeff- a\n- new\n"),
        ("---\nx: y\n---\n", None, "---\nx: y\n---\n\n- new\n"),
    ],
)
def test_a_note_is_added_where_it_belongs(page: str, section: str | None, after: str) -> None:
    assert added(page, " new ", section) == after


def test_a_note_is_never_added_to_a_part_that_a_program_writes() -> None:
    page = rewritten("", "dream", ["## Work", "- one"])
    new = added(page, "mine", "Work")
    assert [(bullet.text, bullet.part) for bullet in parse(new).bullets] == [("one", "dream"), ("mine", "")]
    assert not parse(new).parts[0].edited


@pytest.mark.parametrize(
    ("page", "text", "section"),
    [
        ("", "  ", None),
        ("", "a", " "),
        ("", "a <!-- b -->", None),
        ("", "<private>a</private>", None),
        ("<!-- open\n", "a", None),
        ("<private>\n", "a", None),
        ("", "a", "<!-- b -->"),
    ],
)
def test_what_would_not_read_as_a_note_is_refused(page: str, text: str, section: str | None) -> None:
    with pytest.raises(InputError, match=r"note|section"):
        added(page, text, section)


# -- journals ---------------------------------------------------------------------------------------------------------
def test_a_journal_is_told_by_its_name() -> None:
    assert journal_day("2026-03-04.md") == date(2026, 3, 4)
    for name in ("2026-02-30.md", "2026-3-4.md", "notes.md", "2026-03-04.txt", "x2026-03-04.md", "２026-03-04.md"):
        assert journal_day(name) is None


def test_a_journal_reads_as_episodes() -> None:
    page = "# 4 mars\n- Léa a dormi ici.\n- Il a neigé.\n\n## Le déménagement\nOn a signé.\n\n- La clé est chez Paul.\n"
    day = date(2026, 3, 4)
    found = episodes(parse(page), day)
    assert [(one.heading, one.text) for one in found] == [
        ("", "Léa a dormi ici."), ("", "Il a neigé."), ("Le déménagement", "On a signé. La clé est chez Paul."),
    ]  # fmt: skip
    assert len({one.id for one in (*found, *episodes(parse(page), date(2026, 3, 5)))}) == 6
    assert episodes(parse(""), day) == ()


def test_nfd_and_nfc_are_one_bullet() -> None:
    page = "## Été\n- déjà vu\n"
    assert parse(unicodedata.normalize("NFD", page)).bullets[0].id == parse(page).bullets[0].id


# -- generated parts, as they come and go -----------------------------------------------------------------------------
def generated(*lines: str, name: str = "facts") -> str:
    return rewritten("# Mine\n\n- my line\n", name, lines)


def test_a_part_that_loses_a_line_is_stamped_again_and_an_empty_one_goes() -> None:
    page = generated("- one <!-- m_1 -->", "- two <!-- m_2 -->")
    left, gone = weeded(page, lambda line: "one" in line, lambda _: False)
    assert gone == 1
    (part,) = parse(left).parts
    assert not part.edited
    assert weeded(left, lambda line: "two" in line, lambda _: False) == ("# Mine\n\n- my line\n\n", 1)


def test_a_generated_line_goes_by_what_it_names_and_a_persons_does_not() -> None:
    page = generated(f"- one {cited('t 1')}", f"- two {cited('t 2')}") + f"- mine {cited('t 1')}\n"
    left, gone = weeded(page, lambda _: False, lambda bullet: "t 1" in bullet.turns)
    assert (gone, "- one" in left, "- mine" in left) == (1, False, True)


def test_a_part_that_a_person_changed_is_weeded_as_theirs() -> None:
    page = generated("- one <!-- m_1 -->").replace("- one", "- One")
    assert weeded(page, lambda _: False, lambda _: True) == (page, 0)
    assert parse(weeded(page + "- secret\n", lambda line: "secret" in line, lambda _: False)[0]).parts[0].edited


def test_parts_are_put_back_as_an_earlier_page_had_them() -> None:
    before = generated("- one <!-- m_1 -->")
    now = (
        rewritten(rewritten(before, "facts", ["- two <!-- m_2 -->"]), "promises", ["- three <!-- m_3 -->"]) + "- new of mine\n"
    )
    back = with_parts_of(now, before, lambda part: not part.edited)
    assert [part.name for part in parse(back).parts] == ["facts"]
    assert "- one" in back
    assert "- two" not in back
    assert back.endswith("- new of mine\n")


def test_several_new_parts_for_one_place_stand_in_their_order() -> None:
    bodies = [Body(name=name, lines=(f"- {name}",), at=2) for name in ("a", "b")]
    page = all_rewritten("# Mine\n\n- my line\n", bodies)
    assert [part.name for part in parse(page).parts] == ["a", "b"]
    assert page.endswith("- my line\n")
