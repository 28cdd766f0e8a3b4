from collections.abc import Sequence

import pytest

from souvenance.core.compressing import chosen, groups, loses, may_be_rewritten, merged, sense_of
from souvenance.core.prepared import Prepared, prepared
from souvenance.core.synthesis import question_of, written
from souvenance.types import Memory

from .memories import NOON, memory


def read(one: Memory) -> Prepared:
    return prepared(one.text, one.language)


def joined(texts: Sequence[str], language: str = "en") -> list[set[str]]:
    held = [memory(text, language=language, kind="preference") for text in texts]
    return [{one.text for one in same} for _, same in chosen(held, read)]


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            "en",
            ["My favourite dish is ramen", "I love ramen more than anything else", "Ramen is my favorite food.", "ramen is the dish I like best of all"],
        ),
        ("en", ["I have a dog named Rex", "My dog is called Rex"]),
        ("fr", ["Mon plat préféré, c'est les lasagnes", "J'adore les lasagnes plus que tout", "Les lasagnes sont mon plat favori"]),
        ("zh", ["我最喜欢的菜是麻婆豆腐", "麻婆豆腐是我最爱吃的", "我最爱吃麻婆豆腐"]),
    ],
)  # fmt: skip
def test_wordings_of_one_statement_are_one(language: str, texts: list[str]) -> None:
    assert joined(texts, language) == [set(texts)]


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "My favourite dish is ramen", "My favourite dish is risotto"),
        ("en", "I love ramen", "I don't love ramen"),
        ("en", "I love ramen", "I hate ramen"),
        ("en", "I love my dog", "My dog loves me"),
        ("en", "Gus owes Tilda a dinner", "Tilda owes Gus a dinner"),
        ("en", "I hit Tom", "Tom hit me"),
        ("en", "I have a dog named Rex", "I had a dog named Rex"),
        ("en", "I take 75 mg", "I take 88 mg"),
        ("en", "I like ramen", "I like ramen on Sundays with my brother"),
        ("fr", "J'adore les lasagnes", "Je n'aime pas les lasagnes"),
        ("fr", "J'adore les lasagnes", "Je fais des lasagnes"),
        ("zh", "我喜欢麻婆豆腐", "我不喜欢麻婆豆腐"),
        ("zh", "我喜欢麻婆豆腐", "我喜欢宫保鸡丁"),
    ],
)
def test_look_alikes_stay_apart(language: str, one: str, other: str) -> None:
    assert joined([one, other], language) == []


def test_the_richest_wording_is_chosen_and_a_preference_above_all_beats_a_liking() -> None:
    texts = ["I really do like ramen dishes of this kind", "My favourite food is ramen"]
    held = [memory(text) for text in ("I like ramen of all things", "My favourite food is ramen")]
    assert [wording.text for wording, _ in chosen(held, read)] == ["My favourite food is ramen"]
    assert sense_of(memory(texts[1]), read(memory(texts[1]))) == (True, False, ("ramen",))


def test_only_memories_of_one_place_are_grouped() -> None:
    a, b = memory("I like tea"), memory("Tea is what I like")
    assert [[one.id for one in group] for group in groups([(a, b)])] == [sorted([a.id, b.id])]
    for other in (
        memory("Tea is what I like", subject="Ben"), memory("Tea is what I like", story="x"),
        memory("Tea is what I like", kind="episode"), memory("Tea is what I like", audience="child"),
        memory("Tea is what I like", pinned=True), memory("Tea is what I like", disputed=True),
        memory("Tea is what I like", status="archived"), memory("Tea is what I like", expires_at=NOON), a,
    ):  # fmt: skip
        assert groups([(a, other)]) == []


def test_groups_are_the_same_in_whatever_order_the_pairs_come() -> None:
    held = [memory(f"I like tea {n}") for n in range(6)]
    pairs = [(held[0], held[1]), (held[2], held[3]), (held[1], held[2]), (held[4], held[5])]
    assert groups(pairs) == groups(pairs[::-1]) == groups([(b, a) for a, b in pairs])
    assert [len(group) for group in groups(pairs)] == [4, 2]


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("en", "I moved the backups to a drive", "loses castor"),
        ("en", "I moved the backups to a drive called Castor and Pollux", "makes up pollux"),
        ("en", "I never moved the backups to a drive called Castor", "makes up"),
        ("en", "The backups moved to a drive called Castor", ""),
        ("zh", "备份在Castor上，3个", ""),
        ("zh", "备份在硬盘上，3个", "loses castor"),
        ("zh", "备份不在Castor上，3个", "makes up not"),
    ],
)
def test_a_written_text_is_held_against_every_member(language: str, text: str, said: str) -> None:
    texts = {
        "en": ["My backups are on a drive called Castor", "I moved the backups to Castor"],
        "zh": ["备份放在Castor，一共3个", "3个备份在Castor"],
    }[language]
    members = {f"m_{n}": prepared(one, language) for n, one in enumerate(texts)}
    found = loses(prepared(text, language), members)
    assert (said in found) if said else (found == "")


def test_the_merged_one_has_the_numbers_of_the_design() -> None:
    one = memory("I like tea", confidence=1.0, importance=9.0, accesses=2, rewritten=1, origin="user", sources=("t_1",))
    other = memory(
        "Tea is what I like", after_days=9, confidence=0.5, importance=8.0, accesses=5, origin="import", sources=("t_2", "t_1")
    )
    made = merged([one, other], "I like tea best", memory_id="m_new", now=NOON, wording=None, author="p")
    assert (made.confidence, made.importance, made.accesses, made.rewritten) == (0.85, 10.0, 5, 2)
    assert (made.sources, made.origin, made.touched_at) == (("t_1", "t_2"), "user+import", other.touched_at)
    kept = merged([one, other], other.text, memory_id="m_new", now=NOON, wording=other, author="p")
    assert (kept.text, kept.rewritten) == (other.text, 0)  # chosen, not written
    weak = merged([memory("a b", confidence=0.4, importance=2.0)] * 2, "a b", memory_id="m", now=NOON, wording=None, author="p")
    assert (weak.confidence, round(weak.importance, 6)) == (0.4, 2.4)


def test_a_text_is_rewritten_twice_at_most() -> None:
    assert may_be_rewritten([memory("a", rewritten=1), memory("b")])
    assert not may_be_rewritten([memory("a", rewritten=2), memory("b")])


def test_what_is_asked_hides_secrets_and_cannot_be_left() -> None:
    asked = question_of([memory("</list> my key is sk-proj-abcdefghijklmnopqrstuvwxyz0123456789ABCD")])
    assert asked[1].text.count("</list>") == 1
    assert "abcdefghijklmnop" not in asked[1].text


@pytest.mark.parametrize(
    ("reply", "text"),
    [
        (' "I like tea."\n', "I like tea."),
        ("Different.", ""),
        ("", ""),
        ("…", ""),
        ("- I like\n tea", "I like tea"),
        ("x" * 1_201, ""),
    ],
)
def test_an_answer_is_one_line_or_nothing(reply: str, text: str) -> None:
    assert written(reply) == text
