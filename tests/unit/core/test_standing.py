from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.notes import parse
from souvenance.core.screen import CLEAN, Screening
from souvenance.core.standing import FOR_ADULTS, standing

HOSTILE = Screening(severity="hostile", rule="orders", why="it orders")
SUSPICIOUS = Screening(severity="suspicious", rule="odd", why="it is odd")


def judge(text: str) -> Screening:
    return HOSTILE if "EVIL" in text or ("ev" in text and "il" in text) else SUSPICIOUS if "odd" in text else CLEAN


def count(text: str) -> int:
    return len(text.split())


def lines(page: str, ceiling: int = 100) -> list[str]:
    return list(standing(parse(page), ceiling, count, judge=judge).lines)


def test_notes_enter_in_the_order_of_the_page_with_their_headings() -> None:
    page = "- first\n\n# Notes\n## Family\n- Léa\n- Paul\n## Empty\n## 工作\n- 我喜欢喝茶\n"
    found = standing(parse(page), 100, count, judge=judge)
    assert found.lines == ("- first", "Family:", "- Léa", "- Paul", "工作:", "- 我喜欢喝茶")
    assert [bullet.text for bullet in found.bullets] == ["first", "Léa", "Paul", "我喜欢喝茶"]
    assert (found.tokens, found.held, found.cut) == (10, (), ())


def test_a_section_is_whole_while_there_is_room_and_nothing_comes_after_the_first_that_does_not_fit() -> None:
    page = "## A\n- a b c\n- d\n## B\n- e f\n- g h i\n- j\n## C\n- k\n"
    assert lines(page, 7) == ["A:", "- a b c", "- d"]
    assert lines(page, 11) == ["A:", "- a b c", "- d", "B:", "- e f"]
    assert [bullet.text for bullet in standing(parse(page), 11, count, judge=judge).cut] == ["g h i", "j", "k"]


def test_a_bullet_longer_than_the_ceiling_is_passed_over_and_holds_nothing_up() -> None:
    page = "- a b c d e f\n- g\n"
    found = standing(parse(page), 5, count, judge=judge)
    assert found.lines == ("- g",)
    assert [bullet.text for bullet in found.cut] == ["a b c d e f"]


def test_no_heading_stands_without_a_bullet() -> None:
    assert lines("## A\n- a b c d e f g\n- b\n", 6) == ["A:", "- b"]
    assert lines("## A\n- EVIL\n## B\n- b\n") == ["B:", "- b"]


def test_a_ceiling_of_nothing_lets_nothing_in() -> None:
    found = standing(parse("- a\n- b\n"), 0, count, judge=judge)
    assert (found.lines, len(found.cut)) == ((), 2)


def test_what_is_hostile_or_suspicious_stays_out_and_says_why() -> None:
    found = standing(parse("- a\n- EVIL one\n- odd one\n- b\n"), 100, count, judge=judge)
    assert found.lines == ("- a", "- b")
    assert [(held.bullet.text, held.rule, held.why) for held in found.held] == [
        ("EVIL one", "orders", "it orders"), ("odd one", "odd", "it is odd"),
    ]  # fmt: skip


def test_two_innocent_lines_that_make_one_order_are_one() -> None:
    assert lines("- ev\n- il\n- a\n") == ["- ev", "- a"]
    assert lines("## ev\n- il\n- a\n") == ["ev:", "- a"]


def test_a_hostile_heading_takes_its_section_along() -> None:
    assert lines("## EVIL\n- a\n- b\n## C\n- c\n") == ["C:", "- c"]


def test_secrets_are_masked_and_count_as_they_are_shown() -> None:
    key = "sk-" + "a1" * 12
    found = standing(parse(f"## {key}\n- my key is {key}\n"), 100, count, judge=judge)
    assert found.lines == ("[secret]:", "- my key is [secret]")


def test_what_states_only_memories_that_are_over_stays_out() -> None:
    page = "- a <!-- m_1 -->\n- b <!-- m_2 --> <!-- m_3 -->\n- c <!-- m_3 -->\n- d <!-- m_4 -->\n"
    found = standing(parse(page), 100, count, judge=judge, over={"m_1": "forgotten", "m_2": "superseded"})
    assert found.lines == ("- b", "- c", "- d")
    assert found.memories == {"m_2", "m_3", "m_4"}
    assert [(held.rule, held.why) for held in found.held] == [("over", "what it states no longer holds: m_1 is forgotten")]


def test_nothing_is_judged_beyond_the_ceiling() -> None:
    asked: list[str] = []

    def asking(text: str) -> Screening:
        asked.append(text)
        return CLEAN

    standing(parse("- a\n" * 5_000), 20, count, judge=asking)
    assert len(asked) < 30


PAGES = st.lists(
    st.sampled_from(["## A", "## B", "- a", "- b c d", "- EVIL", "- odd", "words go on", "- m <!-- m_1 -->", ""]), max_size=25
).map("\n".join)


def test_what_states_one_memory_for_adults_stays_out_whatever_else_it_states() -> None:
    page = "- Tea and whisky <!-- m_1 --> <!-- m_2 -->\n- Tea <!-- m_1 -->\n"
    found = standing(parse(page), 100, count, judge=judge, over={"m_2": FOR_ADULTS})
    assert found.lines == ("- Tea",)
    assert [(held.rule, held.why) for held in found.held] == [
        ("audience", "what it states is not for this reader: m_2 is for adults only")
    ]


@given(page=PAGES, ceiling=st.integers(0, 30), over=st.sampled_from([{}, {"m_1": "expired"}]))
def test_every_bullet_is_served_held_or_cut_and_the_ceiling_is_kept(page: str, ceiling: int, over: dict[str, str]) -> None:
    notes = parse(page)
    found = standing(notes, ceiling, count, judge=judge, over=over)
    assert found.tokens == sum(map(count, found.lines)) <= ceiling
    every = [*found.bullets, *(held.bullet for held in found.held), *found.cut]
    assert sorted(every, key=lambda bullet: bullet.first) == list(notes.bullets)
    assert list(found.bullets) == sorted(found.bullets, key=lambda bullet: bullet.first)
    assert not any("EVIL" in line or "odd" in line for line in found.lines)
    shown = [line for line in found.lines if line.startswith("- ")]
    assert shown == [f"- {bullet.text}" for bullet in found.bullets]
    last = max((bullet.first for bullet in found.bullets), default=-1)
    passed_over = [bullet for bullet in found.cut if bullet.first < last]
    assert all(count(f"A: - {bullet.text}") > ceiling for bullet in passed_over)
