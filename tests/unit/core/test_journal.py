"""What a journal tells of a day, and what of the page is whose."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

from souvenance.core.journal import Line, Told, day_of, is_ours, part_name, speaker_in, told, with_day
from souvenance.core.notes import MOST_BYTES, cited, episodes, parse
from souvenance.types import Turn

DAY = date(2026, 2, 11)
AT = datetime(2026, 2, 11, 20, 5, tzinfo=UTC)


def turn(text: str, seq: int = 1, **more: Any) -> Turn:
    values: dict[str, Any] = {
        "id": f"t_{seq}", "scope": "sc", "session": "s", "seq": seq, "at": AT + timedelta(minutes=seq), "utc_offset_min": 0,
        "role": "user", "speaker": "Lise", "text": text, "language": "fr", "origin": "user", "author": "p", "audience": "adult",
        "revision": 1, "content_hash": b"", "created_at": AT,
    }  # fmt: skip
    return Turn(**values | more)


def said(*turns: Turn, since: int = 1) -> Told:
    found = told(turns, "Europe/Paris", since=since)
    assert found is not None
    return found


def test_a_line_names_who_said_it_and_its_turn() -> None:
    found = said(turn("Mon chat s'appelle Otto."))
    assert (found.time, [line.text for line in found.lines]) == (
        "21:06", ["- Lise: Mon chat s'appelle Otto. <!-- turn t_1 -->"],
    )  # fmt: skip


def test_a_name_with_a_colon_is_nobody_else_s() -> None:
    (line,) = said(turn("Mon chat s'appelle Otto.", speaker="Ben: Lise")).lines
    (told_of,) = episodes(parse(f"# {DAY}\n{line.text}\n"), DAY)
    assert speaker_in(told_of.text) == "Ben Lise"


def test_small_talk_and_short_questions_tell_nothing() -> None:
    assert told([turn("Ok merci !"), turn("Tu vas bien ?", 2)], "UTC", since=1) is None
    assert (
        "Nantes" in said(turn("On part vivre à Nantes vendredi avec ma sœur et son chien, que faut-il prévoir ?")).lines[0].text
    )


def test_relative_days_are_written_out() -> None:
    assert "(2026-02-15)" in said(turn("Ma sœur vient dimanche.")).lines[0].text


def test_the_same_words_twice_are_told_once() -> None:
    assert len(said(turn("Mon chat s'appelle Otto."), turn("Mon chat s'appelle Otto.", 2)).lines) == 1


def test_what_another_person_says_too_is_told_of_both() -> None:
    lines = said(turn("Je suis allergique aux noix."), turn("Je suis allergique aux noix.", 2, speaker="Ben")).lines
    assert [line.text.partition(":")[0] for line in lines] == ["- Lise", "- Ben"]


def test_chinese_is_told_as_it_is() -> None:
    found = said(turn("周末我和姐姐去爬黄山看日出。", language="zh", speaker="小明"))
    assert found.lines[0].text.startswith("- 小明: 周末")


def test_a_turn_at_midnight_belongs_to_the_day_of_the_person() -> None:
    late = turn("x", at=datetime(2026, 2, 11, 23, 30, tzinfo=UTC))
    assert (day_of(late, "UTC"), day_of(late, "Europe/Paris")) == (DAY, date(2026, 2, 12))


def test_a_text_cannot_hide_what_stands_behind_it() -> None:
    page, _ = with_day(
        "", DAY, [said(turn("Mon chat <!-- s'appelle Otto. <private>Le voisin"), turn("Ma voiture est verte.", 2))]
    )
    assert [one.text for one in episodes(parse(page), DAY)][1] == "Lise: Ma voiture est verte."
    assert len(episodes(parse(page), DAY)) == 2


def test_any_id_of_a_turn_can_be_cited_and_read_again() -> None:
    for name in ("D1:3", "a b", "--> <!--", "héron", "100%", "x--y", "conv/1-2", "雪"):
        page, _ = with_day("", DAY, [said(turn("Mon chat s'appelle Otto.", id=name))])
        (bullet,) = parse(page).bullets
        assert bullet.turns == (name,), cited(name)


def test_conversations_stand_in_the_order_of_the_day() -> None:
    early = said(turn("Mon chat s'appelle Otto.", session="early"))
    late = said(turn("Ma voiture est verte.", session="late", at=AT + timedelta(hours=2)))
    both, _ = with_day("", DAY, [late, early])
    one_by_one, _ = with_day(with_day("", DAY, [late])[0], DAY, [early])
    assert both == one_by_one
    assert both.index("Otto") < both.index("verte")
    assert with_day(both, DAY, [early, late]) == (both, 0)


def test_a_part_that_a_person_changed_stays_and_what_is_new_goes_behind_it() -> None:
    page, _ = with_day("", DAY, [said(turn("Mon chat s'appelle Otto."))])
    edited = page.replace("Otto.", "Otto, le gris.")
    more = said(turn("Mon chat s'appelle Otto."), turn("Ma voiture est verte.", 2), since=2)
    found, _ = with_day(edited, DAY, [more])
    assert found.startswith(edited)
    assert found.count("Otto") == 1
    assert "verte" in found
    assert with_day(found, DAY, [more]) == (found, 0)
    assert [is_ours(part) for part in parse(found).parts] == [False, True]


def test_a_page_stays_within_what_can_be_read() -> None:
    lines = tuple(Line(seq=n, text=f"- Lise: {n} " + "mot " * 250) for n in range(40))
    conversations = [Told(name=part_name(f"s{n}", DAY), time="10:00", lines=lines, since=1) for n in range(40)]
    page, full = with_day("", DAY, conversations)
    assert 0 < full < 40
    assert 800_000 < len(page.encode()) < MOST_BYTES
    again, still = with_day(page, DAY, conversations)
    assert (again, still) == (page, full)
