"""Whatever people say, a page of the dreamer reads as it was written, and every line of a person stays."""

from datetime import UTC, date, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.journal import Told, is_ours, told, with_day
from souvenance.core.notes import episodes, parse, weeded, with_parts_of
from souvenance.types import Turn

DAY = date(2026, 2, 11)
AT = datetime(2026, 2, 11, 8, tzinfo=UTC)

pieces = st.sampled_from([
    "My cat is called Otto.", "<!--", "-->", "<private>", "<PRIVATE>", "</PRIVATE>", "<Private >", "```", "## Heading", "- item", "---", "\n", "\r", "\x0c", "\u2028",
    "<!-- m_1234 -->", "<!-- turn t_9 -->", "<!-- souvenance:end s-0123456789abcdef -->", "周末我去爬黄山看日出。", "J'habite à Lyon.", "🙂", "é", "#", "|", "> quoted",
])  # fmt: skip
texts = st.lists(pieces | st.text(max_size=12), min_size=1, max_size=6).map(" ".join)
ids = st.text(min_size=1, max_size=20) | st.sampled_from(["D1:3", "a--b", "100%", "--> x", "héron"])


def turn(number: int, text: str, name: str, speaker: str, session: str) -> Turn:
    return Turn(
        id=f"{number}{name}", scope="sc", session=session, seq=number, at=AT + timedelta(minutes=number), utc_offset_min=0,
        role="user", speaker=speaker or "Lise", text=text, language="en", origin="user", author="p", audience="adult",
        revision=1, content_hash=b"", created_at=AT,
    )  # fmt: skip


def conversation(said: list[tuple[str, str, str]], session: str, first: int = 1) -> Told | None:
    turns = [turn(first + n, text, name, speaker, session) for n, (text, name, speaker) in enumerate(said)]
    return told(turns, "UTC", since=first) if turns else None


conversations = st.lists(st.lists(st.tuples(texts, ids, texts), min_size=1, max_size=4), max_size=3)


@given(conversations, texts)
def test_every_line_reads_as_one_episode_of_its_turn(said: list[list[tuple[str, str, str]]], mine: str) -> None:
    found = [one for n, some in enumerate(said) if (one := conversation(some, f"s{n}", 100 * n + 1)) is not None]
    page, full = with_day("", DAY, found)
    assert full == 0
    told_of = [one for one in episodes(parse(page), DAY) if one.generated]
    assert [len(one.turns) for one in told_of] == [1] * sum(len(one.lines) for one in found)
    assert not any(part.edited for part in parse(page).parts)
    assert with_day(page, DAY, found) == (page, 0)
    assert with_day(page, DAY, found[::-1]) == (page, 0)


page_lines = st.lists(st.sampled_from(["# Mine", "", "- a line", "text", "## Section", "  - deeper"]), max_size=8)


@given(conversations, page_lines)
def test_the_lines_of_a_person_stay_whatever_comes_and_goes(said: list[list[tuple[str, str, str]]], lines: list[str]) -> None:
    found = [one for n, some in enumerate(said) if (one := conversation(some, f"s{n}", 100 * n + 1)) is not None]
    mine = "".join(f"{line}\n" for line in lines) or "# Mine\n"
    page, _ = with_day(mine, DAY, found)
    back = with_parts_of(page, mine, is_ours)
    assert [line for line in back.splitlines() if line.strip()] == [line for line in mine.splitlines() if line.strip()]
    left, _ = weeded(page, lambda _: False, lambda _: True)
    assert [line for line in left.splitlines() if line.strip()] == [line for line in mine.splitlines() if line.strip()]
