import pytest

from souvenance.core.literals import is_shouted, is_written, lowered, signed, with_minus


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("My blood type is O-.", ["O-"]), ("C++, C# and F#!", ["C++", "C#", "F#"]), ("x != y", ["!="]), ("a -> b", ["->"]),
        ("(see ~/etc/foo)", ["~/etc/foo"]), ("ana.b@x.com: hers", ["ana.b@x.com"]), ("the flags -v, --v", ["-v", "--v"]),
        ("it is !true!", ["!true"]), ("touch .env", [".env"]), ("18+ only", ["18+"]), ("Home_5G", ["Home_5G"]), ("$HOME", ["$HOME"]),
        ("R&D", ["R&D"]), ("我的血型是A-。", ["A-"]), ("x = y", ["="]),
        # words, numbers and the punctuation of a sentence
        ("part-time, the U.S. and p.m.", []), ("-18, +5, $5, 10%, 3-1, 14:30, 5kg", []), ("well... really?!", []),
        ("tea - milk", []), ("tea & milk", []), ("* tea\n+ milk\n> this\n## that", []), ("x = 5", []), ("hi :-) :D", []),
        ("l'arrière-cour d'Ana", []), ("---", []), ("KT-21B", []), ("dogs' toys", []), ("", []), ("=)", []),
    ],
)  # fmt: skip
def test_signs_of_a_token_are_told_from_those_of_the_sentence(text: str, tokens: list[str]) -> None:
    assert [text[start:end] for start, end in signed(text)] == tokens


@pytest.mark.parametrize("word", ["PATH", "userName", "PhD", "X-RAY", "iPhone", "MacBOOK"])
def test_a_case_that_no_sentence_gives_a_word(word: str) -> None:
    assert is_written(word)


@pytest.mark.parametrize("word", ["path", "Path", "A", "T-shirt", "O'Brien", "McDonald", "MacLeod", "U.S", "", "茶"])
def test_a_case_that_a_sentence_may_give(word: str) -> None:
    assert not is_written(word)


@pytest.mark.parametrize(
    ("text", "shouted"), [("I LOVE TEA", True), ("PATH", False), ("I LOVE tea", False), ("我用PATH和HOME", False), ("", False)]
)
def test_capitals_all_over_tell_nothing(text: str, *, shouted: bool) -> None:
    assert is_shouted(text) == shouted


@pytest.mark.parametrize(
    ("text", "lower"),
    [
        ("I LOVE TEA", "i love tea"), ("The Path is PATH.", "the path is PATH."), ("变量是userName", "变量是userName"),
        ("-V, Home_5G and Ana", "-V, Home_5G and ana"), ("tea", "tea"), ("L'Été à Paris", "l'été à paris"), ("THE ID IS A1", "the id is A1"),
    ],
)  # fmt: skip
def test_words_lose_their_capitals_and_literals_do_not(text: str, lower: str) -> None:
    assert lowered(text) == lower


@pytest.mark.parametrize(
    ("text", "minus"),
    [
        ("mine is O–", "mine is O-"),
        ("AB−, yes", "AB-, yes"),
        ("A–B", "A–B"),
        ("tea – milk", "tea – milk"),
        ("I am O –", "I am O –"),
    ],
)
def test_a_dash_behind_a_grade_is_its_minus(text: str, minus: str) -> None:
    assert with_minus(text) == minus
