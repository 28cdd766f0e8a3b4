import pytest

from souvenance.core.book import Book
from souvenance.core.decide import MOST_DISPUTES, MOST_SOURCES, Decision, decide, joined, shown, united
from souvenance.types import Memory

from .memories import candidate, memory


def settled(new: Memory, *held: Memory, session: str = "s2", said_in: frozenset[str] = frozenset({"s1"})) -> Decision:
    return decide(candidate(new), new, Book(held), lambda _: said_in, session)


def whats(decision: Decision) -> list[str]:
    return [step.what for step in decision.steps]


def test_what_is_not_known_is_kept() -> None:
    decision = settled(memory())
    assert (decision.outcome, decision.rule, whats(decision)) == ("kept", "new", ["created"])


def test_the_same_turns_again_change_nothing() -> None:
    held = memory(sources=("t_1", "t_2"))
    decision = settled(memory("i live in lyon", sources=("t_2",)), held)
    assert (decision.outcome, decision.rule, decision.steps) == ("merged", "known", ())


def test_a_repetition_joins_and_makes_surer_once_a_session() -> None:
    held = memory(confidence=0.7)
    again = memory("I live in Lyon", after_days=1, id="m_new")
    decision = settled(again, held)
    assert whats(decision) == ["merged", "reinforced"]
    after = decision.steps[-1].after
    assert (after.id, after.confidence, after.ranked_at) == (held.id, 0.8, held.ranked_at)
    assert after.touched_at == again.ranked_at
    assert whats(settled(again, held, session="s1")) == ["merged"]


@pytest.mark.parametrize("origin", ["assistant", "tool", "web+tool", "assistant+user"])
def test_what_others_repeat_makes_nothing_surer(origin: str) -> None:
    assert whats(settled(memory("i live in lyon", after_days=1, origin=origin), memory(confidence=0.7))) == ["merged"]


def test_hurried_typing_does_not_replace_good_writing() -> None:
    held = memory("J'habite à Besançon.", language="fr")
    decision = settled(memory("j'habite a besancon", language="fr", after_days=1), held)
    assert decision.steps[0].after.text == "J'habite à Besançon."
    assert decision.steps[0].more["wording"] == "j'habite a besancon"
    back = settled(held, memory("j'habite a besancon", language="fr", after_days=-1))
    assert back.steps[0].after.text == "J'habite à Besançon."


def test_an_archived_twin_comes_back() -> None:
    decision = settled(memory("I live in Lyon", after_days=1), memory(status="archived"))
    assert whats(decision)[0] == "revived"
    assert decision.steps[-1].after.status == "active"


@pytest.mark.parametrize("status", ["forgotten", "superseded"])
def test_what_was_settled_comes_back_only_when_it_is_said_again(status: str) -> None:
    gone = memory(status=status, touched_at=memory(after_days=2).ranked_at)
    assert settled(memory("I live in Lyon", after_days=1, id="m_2"), gone).rule == "settled"
    assert settled(memory("I live in Lyon", after_days=3, id="m_2"), gone).outcome == "kept"


def test_a_twin_that_had_ended_is_no_twin() -> None:
    ended = memory("I see the dentist on Friday.", expires_at=memory(after_days=2).ranked_at)
    decision = settled(memory("I see the dentist on Friday.", after_days=7, id="m_2"), ended)
    assert whats(decision) == ["expired", "created"]


def test_a_change_ends_the_old_and_keeps_it() -> None:
    held = memory(slots=("home",))
    decision = settled(memory("I moved to Nantes.", after_days=1), held)
    assert whats(decision) == ["created", "superseded"]
    gone = decision.steps[1].after
    assert (gone.status, gone.superseded_by) == ("superseded", "m_I moved to Nantes.")
    assert "I moved to Nantes." in decision.steps[1].why


def test_what_is_told_late_is_history() -> None:
    decision = settled(memory(after_days=-300), memory("I moved to Nantes.", slots=("home",)))
    assert (decision.outcome, decision.rule) == ("kept", "superseded")
    assert decision.steps[0].after.superseded_by == "m_I moved to Nantes."


def test_only_users_words_end_anything() -> None:
    assert whats(settled(memory("I moved to Nantes.", after_days=1, origin="web"), memory(slots=("home",)))) == ["created"]


def test_another_person_s_home_stays() -> None:
    assert whats(settled(memory("I moved to Nantes.", after_days=1), memory(subject="Noé", slots=("home",)))) == ["created"]


def test_many_that_contradict_are_a_series_and_no_dispute() -> None:
    held = [memory(f"The meeting with Ana is on {day} March.", after_days=-day) for day in range(1, MOST_DISPUTES + 4)]
    decision = settled(memory("The meeting with Ana is on 27 March.", after_days=1), *held)
    assert "disputed" not in whats(decision)


def test_of_very_many_sources_the_first_and_the_latest_stay() -> None:
    every = [f"t_{n}" for n in range(200)]
    kept = joined(every, ["t_new"])
    assert len(kept) == MOST_SOURCES
    assert kept[0] == "t_0"
    assert kept[-1] == "t_new"
    assert joined(["a", "b"], ["b", "c"]) == ("a", "b", "c")


def test_origins_are_united_and_texts_are_shown_on_a_line() -> None:
    assert united("user", "assistant+user") == "user+assistant"
    assert shown("one\ntwo") == "one two"
    assert len(shown("word " * 100)) <= 121


def test_the_reason_names_what_changed_wherever_it_is_told() -> None:
    decision = settled(memory("I moved to Nantes.", after_days=1), memory(slots=("home",)))
    assert decision.steps[1].why == "another home: Nantes instead of Lyon; said later: I moved to Nantes."
    assert decision.why == "said, and not known yet; superseded another one: another home: Nantes instead of Lyon"
    other = settled(memory("My train leaves at 15:30.", after_days=1, id="m_2"), memory("My train leaves at 14:00."))
    assert other.steps[1].why == "another time: 15:30 and 14:00; cannot hold together with: My train leaves at 15:30."
    assert other.why == "said, and not known yet; disputed another one: another time: 15:30 and 14:00"


@pytest.mark.parametrize(
    ("language", "old", "new", "ends"),
    [
        ("en", "I have a beer after work.", "I no longer drink alcohol.", True),
        ("en", "I fry a steak on Sundays.", "I gave up meat.", True),
        ("fr", "Je prends une bière après le travail.", "Je ne bois plus d'alcool.", True),
        ("en", "I have a beer after work.", "I no longer eat meat.", False),
        ("fr", "Je prends une tisane après le travail.", "Je ne bois plus d'alcool.", False),
    ],
)
def test_what_gives_up_a_kind_ends_what_is_of_it_without_a_word_in_common(
    language: str, old: str, new: str, ends: bool
) -> None:
    held = memory(old, language=language)
    held = memory(old, language=language, slots=Book([held]).slots_of(held))
    decision = settled(memory(new, language=language, after_days=1, id="m_new"), held)
    assert ("superseded" in whats(decision)) is ends


AGAIN = "I still live in Lyon, near the new market"


def test_a_statement_that_confirms_makes_the_older_one_surer_and_stands_beside_it() -> None:
    held, again = memory(confidence=0.7), memory(AGAIN, after_days=1, id="m_new")
    decision = settled(again, held)
    assert (decision.outcome, whats(decision)[:2]) == ("kept", ["created", "reinforced"])
    step = decision.steps[1]
    assert (step.before, step.after.id, step.after.confidence) == (held, held.id, 0.8)
    assert (step.after.touched_at, step.after.ranked_at, step.after.text) == (again.ranked_at, held.ranked_at, held.text)
    assert step.after.sources == (*held.sources, *again.sources)
    assert step.why == f"the user said it again: {AGAIN}"
    assert step.more == {"session": "s2", "with": "m_new"}
    assert decision.why == "said, and not known yet; reinforced another one, which it says again"


@pytest.mark.parametrize(
    "changed", [{"origin": "assistant"}, {"origin": "assistant+user"}, {"subject": "Tom"}, {"scope": "other"}]
)
def test_only_the_user_confirms_and_only_what_is_their_own(changed: dict[str, object]) -> None:
    assert "reinforced" not in whats(settled(memory(AGAIN, after_days=1, **changed), memory(confidence=0.7)))


def test_a_confirmation_counts_once_a_session_and_only_what_is_said_later() -> None:
    assert "reinforced" not in whats(settled(memory(AGAIN, after_days=1), memory(confidence=0.7), session="s1"))
    assert "reinforced" not in whats(settled(memory(AGAIN, after_days=-1), memory(confidence=0.7)))
    stories = memory(confidence=0.7, story="A"), memory(AGAIN, after_days=1, story="B")
    assert "reinforced" not in whats(settled(stories[1], stories[0]))


def proposed_again(text: str, held: Memory, **changed: object) -> list[str]:
    new = memory(text, after_days=1, id="m_new", **changed)
    return whats(decide(candidate(new, confirms=(held.id,)), new, Book([held]), lambda _: frozenset({"s1"}), "s2"))


def test_what_reflection_names_as_said_again_is_surer_where_the_texts_are_of_one_matter() -> None:
    held = memory("I mend boats in Ouessant.", confidence=0.7)
    assert "reinforced" in proposed_again("Another winter of tar for the Ouessant fleet", held)
    assert "reinforced" not in proposed_again("Another winter at the bakery", held)
    assert "reinforced" not in proposed_again("Another winter of tar for the Ouessant fleet", held, origin="assistant+user")
    assert "reinforced" not in proposed_again("Another winter of tar for the Ouessant fleet", held, subject="Tom")
    assert "reinforced" not in proposed_again("I don't mend boats in Ouessant any more.", held)
    dose = memory("I take 40 milligrams of iron.", confidence=0.7)
    assert "reinforced" not in proposed_again("My iron went to 60 milligrams", dose)
