from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.claims import claims
from souvenance.core.overtaken import MOST_COMPARED, overtaken
from souvenance.core.supersede import relation
from souvenance.types import Origin, Role, Turn

START = datetime(2026, 3, 1, 9, tzinfo=UTC)


def turn(
    number: int, text: str, *, day: int | None = 0, speaker: str = "Lise", role: Role = "user", origin: Origin = "user",
    session: str = "s", language: str = "en",
) -> Turn:  # fmt: skip
    at = START + timedelta(days=day) if day is not None else None
    return Turn(
        id=f"t_{number}", scope="sc", session=session, seq=number, at=at, utc_offset_min=0, role=role, speaker=speaker, text=text,
        language=language, origin=origin, author="p", audience="adult", revision=1, content_hash=bytes(16), created_at=START,
    )  # fmt: skip


OLD = turn(1, "The Brunel report is due on May 4.")
NEW = turn(2, "They gave me one more week, the Brunel report is due on May 11 now.", day=9)
ALIKE = {"s": None, "other": None}


def replaced(*found: Turn, stories: dict[str, str | None] | None = None) -> dict[str, str]:
    return {i: later.id for i, later in overtaken(found, stories or ALIKE, {turn.id for turn in found}).items()}


def test_what_was_said_otherwise_later_replaces_it_in_whatever_order_they_come() -> None:
    assert replaced(OLD, NEW) == replaced(NEW, OLD) == {"t_1": "t_2"}
    french = turn(3, "M. Auger garde le double des clés.", language="fr")
    assert replaced(french, turn(4, "C'est Mme Roy qui garde le double des clés maintenant.", day=3, language="fr")) == {
        "t_3": "t_4"
    }


def test_the_latest_of_several_replaces_all() -> None:
    last = turn(3, "The Brunel report is due on May 18 now.", day=12)
    assert replaced(last, OLD, NEW) == {"t_1": "t_3", "t_2": "t_3"}


def test_only_the_speaker_s_own_later_words_replace() -> None:
    text = NEW.text
    assert not replaced(OLD, turn(2, text, day=9, speaker="Paul"))
    assert not replaced(OLD, turn(2, text, day=9, role="assistant"))
    assert not replaced(OLD, turn(2, text, day=9, origin="web"))
    assert not replaced(OLD, turn(2, text, day=None))
    assert not replaced(OLD, turn(2, text, session="other"))  # the same moment, another session
    assert not replaced(OLD, turn(2, "The Moreau report is due on May 11 now.", day=9))


def test_a_story_replaces_nothing_outside_of_it() -> None:
    told = turn(2, NEW.text, day=9, session="game")
    assert not replaced(OLD, told, stories={"s": None, "game": "dragons"})
    assert replaced(OLD, told, stories={"s": "dragons", "game": "dragons"}) == {"t_1": "t_2"}
    assert replaced(OLD, told, stories={"s": "dragons", "game": None}) == {"t_1": "t_2"}


def test_what_stands_far_down_is_not_compared() -> None:
    between = [turn(10 + n, f"We saw film number {n}.") for n in range(MOST_COMPARED - 1)]
    assert replaced(OLD, *between[1:], NEW) == {"t_1": "t_2"}
    assert not replaced(OLD, *between, NEW)


SAYINGS = st.sampled_from([OLD.text, NEW.text, "I live in Lyon.", "I moved to Nantes, I live there now.", "Good morning!", ""])


@given(texts=st.lists(st.tuples(SAYINGS, st.integers(0, 5)), max_size=8), order=st.randoms())
def test_the_earlier_gives_way_to_the_later_whatever_the_order(texts: list[tuple[str, int]], order: object) -> None:
    turns = [turn(number, text, day=day) for number, (text, day) in enumerate(texts)]
    everyone = {turn.id for turn in turns}
    found = overtaken(turns, ALIKE, everyone)
    assert all(
        (of.at, of.seq) < (later.at, later.seq) for of, later in ((turns[int(i[2:])], later) for i, later in found.items())
    )
    shuffled = list(turns)
    order.shuffle(shuffled)  # type: ignore[attr-defined]
    assert {i: later.id for i, later in overtaken(shuffled, ALIKE, everyone).items()} == {
        i: later.id for i, later in found.items()
    }


def compared_all(turns: list[Turn], stories: dict[str, str | None]) -> dict[str, str]:
    """The same by comparing every pair, each text read anew."""
    found = {}
    for earlier in turns:
        for later in sorted(
            (turn for turn in turns if turn.at is not None), key=lambda turn: (turn.at, turn.session, turn.seq)
        ):
            before = earlier.at is not None and later.at is not None and (
                later.at > earlier.at or (later.at == earlier.at and later.session == earlier.session and later.seq > earlier.seq)
            )  # fmt: skip
            allowed = before and later.speaker == earlier.speaker and stories[later.session] in {None, stories[earlier.session]}
            texts = (claims(turn.text, turn.language, turn.speaker) for turn in (earlier, later))
            if allowed and relation(*texts).kind == "supersedes":
                found[earlier.id] = later.id
    return found


TOLD = st.tuples(
    SAYINGS, st.integers(0, 3) | st.none(), st.sampled_from(["Lise", "Paul"]), st.sampled_from(["s", "other", "game", "tale"])
)


@given(told=st.lists(TOLD, max_size=MOST_COMPARED), asked=st.sets(st.integers(0, MOST_COMPARED)))
def test_few_comparisons_find_what_all_of_them_find(told: list[tuple[str, int | None, str, str]], asked: set[int]) -> None:
    stories: dict[str, str | None] = {"s": None, "other": None, "game": "dragons", "tale": "dragons"}
    turns = [turn(n, text, day=day, speaker=who, session=session) for n, (text, day, who, session) in enumerate(told)]
    every = compared_all(turns, stories)
    assert replaced(*turns, stories=stories) == every
    wanted = {f"t_{n}" for n in asked}
    found = {i: later.id for i, later in overtaken(turns, stories, wanted).items()}
    assert found == {i: later for i, later in every.items() if i in wanted}
