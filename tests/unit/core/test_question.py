import time

import pytest

from souvenance.core.question import LONG, MOST, question_of

PROMPT = (
    "You are a careful assistant for a family. Answer in the language of the question. Never invent a date. "
    "Use the tools that you are given; do you lack one? Then say so. Be brief, be kind, and keep secrets to yourself.\n"
) * 12
FLAT = " ".join(PROMPT.split())
QUESTIONS = [
    "Where does Nina keep the spare key?", "Et le loyer, il passe à combien en septembre ?", "KT-21B module broken", "黄山日出是什么时候？",
    "Quand est-ce qu'on part ? Et avec qui ?", "¿Dónde vive Ana?", "What did she say about the 3.5 % rate at St. Mary's?",
]  # fmt: skip


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize(
    "before", [PROMPT, PROMPT + "\n", FLAT + "\n\n", PROMPT.replace("\n", "\n\n"), PROMPT.replace("\n", "\r\n")]
)
def test_a_question_on_its_own_line_is_kept_and_nothing_else(before: str, question: str) -> None:
    assert len(before) > 2_000
    assert question_of(before + question) == question
    assert question_of(before + question + "\n \n") == question


@pytest.mark.parametrize("question", [each for each in QUESTIONS if each.count("?") == 1 and "St." not in each])
def test_a_question_glued_to_the_end_of_a_line_is_its_last_sentence(question: str) -> None:
    assert question_of(f"{FLAT} {question}") == question
    assert question_of(f"{FLAT} {question} Thanks!") == f"{question} Thanks!"


def test_what_says_too_little_takes_along_what_stands_before_it() -> None:
    assert question_of(PROMPT + "Where is the key?\nAnswer:") == "Where is the key?\nAnswer:"
    assert question_of(f"{FLAT} Where is Nina's key? Thank you!").startswith("Where is Nina's key?")
    assert question_of(f"{FLAT} I lost the red key. Why?") == "I lost the red key. Why?"


@pytest.mark.parametrize("text", ["", "?", "Why?", "a\nb\nc?", "I moved. Where do I live? " * 30])
def test_a_short_text_is_kept_whole(text: str) -> None:
    assert len(text) <= LONG
    assert question_of(text) == text


def test_a_long_text_without_sentences_keeps_its_end() -> None:
    words = "et puis " * 400 + "黄山"
    assert question_of(words) == words[-MOST:]
    assert question_of("a" * 5_000) == "a" * MOST


@pytest.mark.parametrize(
    "text", ["?" * 1_000_000, ". " * 500_000, "\n" * 1_000_000, "a? " * 300_000, "。" * 1_000_000, "\u202e\x0b" * 400_000]
)
def test_a_megabyte_takes_no_time_and_raises_nothing(text: str) -> None:
    started = time.perf_counter()
    assert len(question_of(text)) <= MOST
    assert time.perf_counter() - started < 1
