"""Whatever is said and whatever is proposed: nothing raises, nothing is invented, the same gives the same."""

from datetime import UTC, datetime

from hypothesis import given, settings
from hypothesis import strategies as st

from souvenance.core.filters import judge
from souvenance.core.fold import fold
from souvenance.core.reflect_extractive import propose
from souvenance.core.secrets import MASK
from souvenance.types import Candidate, Role, Turn

AT = datetime(2026, 3, 4, tzinfo=UTC)
PIECES = [
    "I", "my sister", "don't", "never", "like", "maybe", "if", "was", "tea", "Ada", "42", "on Monday", ",", ".", "?", "and", "but",
    "just kidding", "no wait, Tuesday", "je", "ne", "pas", "j'ai", "ma sœur", "si j'avais", "peut-être", "mardi", "*smiles and waves at you*",
    "<memory>", "</memory>", "password: hunter2", "the gate code is 4471B", "Use SQLite then?", "yes, go with that", "我住在台北", "\n", "> ", "—",
]  # fmt: skip
words = st.lists(st.sampled_from(PIECES), max_size=14).map(" ".join)
texts = words | st.text(max_size=80)
said = st.lists(st.tuples(st.sampled_from(["user", "assistant", "tool"]), texts), min_size=1, max_size=4)
languages = st.sampled_from(["en", "fr", "zh", "und"])

STATEMENTS = {
    "en": [
        "I live in Lyon with Ada.",
        "My sister has 42 hens.",
        "I never drink tea.",
        "My rent is 850 euros.",
        "I teach judo on Mondays.",
    ],
    "fr": ["J'habite à Lyon avec Ada.", "Ma sœur a 42 poules.", "Je ne bois jamais de thé.", "Mon loyer est de 850 euros."],
}


@st.composite
def proposed(draw: st.DrawFn) -> tuple[list[tuple[Role, str]], str, str]:
    """(what was said, its language, what a proposer makes of it): a statement as it was said, or with a piece changed."""
    language = draw(st.sampled_from(sorted(STATEMENTS)))
    statement = draw(st.sampled_from(STATEMENTS[language]))
    spoken: list[tuple[Role, str]] = [*draw(st.lists(st.tuples(st.sampled_from(["user", "assistant"]), words), max_size=2))]
    spoken.append(("user", statement))
    pieces = statement.split()
    place = draw(st.integers(0, len(pieces) - 1))
    changed = draw(st.sampled_from(["as said", "as said", "one piece less", "another piece"]))
    if changed != "as said":
        pieces[place : place + 1] = [draw(st.sampled_from(PIECES))] if changed == "another piece" else []
    return spoken, language, " ".join(pieces)


proposals = st.one_of(proposed(), st.tuples(said, languages, texts))


def turns_of(spoken: list[tuple[Role, str]], language: str) -> list[Turn]:
    return [
        Turn(
            id=f"t_{n}", scope="sc_1", session="s_1", seq=n, at=AT, utc_offset_min=0, role=role, speaker="Lise", text=text,
            language=language, origin=role if role in {"assistant", "tool"} else "user", author="p_1", audience="adult",  # type: ignore[arg-type]
            revision=1, content_hash=b"", created_at=AT,
        )
        for n, (role, text) in enumerate(spoken, 1)
    ]  # fmt: skip


@given(spoken=said, language=languages)
def test_a_proposal_rests_on_its_turns_and_is_the_same_each_time(spoken: list[tuple[Role, str]], language: str) -> None:
    turns = turns_of(spoken, language)
    found = propose(turns, existing=(), dated=lambda text, _: text, ends=lambda _text, _turn: None)
    assert found == propose(turns, existing=(), dated=lambda text, _: text, ends=lambda _text, _turn: None)
    users = {turn.id for turn in turns if turn.role == "user"}
    for candidate in found.candidates:
        assert candidate.text.strip()
        assert users & set(candidate.sources)
        assert 0 < candidate.confidence <= 1


@given(proposals)
def test_no_wording_of_a_proposer_leaves_an_ungrounded_memory(proposal: tuple[list[tuple[Role, str]], str, str]) -> None:
    spoken, language, text = proposal
    turns = {turn.id: turn for turn in turns_of(spoken, language)}
    candidate = Candidate(text=text, kind="rule", subject="Lise", language=language, sources=tuple(turns))
    found = judge(candidate, turns)
    if not found.accepted:
        assert found.rule
        assert found.why
        return
    kept = found.candidate
    assert MASK not in kept.text
    everything = fold(" ".join(turn.text for turn in turns.values()))
    assert all(digit in everything for digit in fold(kept.text) if digit.isdigit())
    assert any(turns[source].role == "user" for source in kept.sources)
    assert judge(kept, turns).accepted  # what was put right stays right


def test_the_candidates_of_these_properties_are_often_kept() -> None:
    kept = []

    @given(proposals)
    @settings(max_examples=100, derandomize=True, database=None, deadline=None)
    def count(proposal: tuple[list[tuple[Role, str]], str, str]) -> None:
        turns = {turn.id: turn for turn in turns_of(proposal[0], proposal[1])}
        text = proposal[2]
        one = Candidate(text=text, kind="rule", subject="Lise", language=proposal[1], sources=tuple(turns))
        kept.append(judge(one, turns).accepted)

    count()
    assert len(kept) / 5 <= sum(kept) <= 4 * len(kept) / 5


@given(spoken=said, language=languages)
def test_a_question_about_nothing_said_is_refused(spoken: list[tuple[Role, str]], language: str) -> None:
    turns = {turn.id: turn for turn in turns_of(spoken, language)}
    candidate = Candidate(text="Zanthia owns 977 yachts", kind="fact", subject="Lise", language=language, sources=tuple(turns))
    assert not judge(candidate, turns).accepted
