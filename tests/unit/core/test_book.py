from souvenance.core.book import Book

from .memories import memory


def test_a_book_filled_at_once_is_one_filled_by_and_by() -> None:
    held = [memory(f"My cat number {n} sleeps in box {n * 7}.") for n in range(30)]
    held += [memory("I live in Lyon.", status="superseded"), memory("J'aime le thé.", language="fr", subject="Noé")]
    whole, grown = Book(held), Book()
    for one in held:
        grown.put(one)
    asked = memory("my cat number 7 sleeps in box 49", id="m_?")
    for book in (whole, grown):
        assert book.twin(asked) == held[7]
        assert book.settled(memory("I live in Lyon", id="m_?")) == held[30]
        assert [m.id for m in book.near("cat 7", "en", 3)] == [m.id for m in whole.near("cat 7", "en", 3)]


def test_memories_whose_keys_are_kept_are_not_read_and_found_all_the_same() -> None:
    held = [memory(f"My cat number {n} sleeps in box {n * 7}.") for n in range(30)]
    read = Book(held)
    keys = read.keep_keys(1_000)
    assert set(keys) == {one.id for one in held}
    assert read.keep_keys(1_000) == {}
    known = Book(held, keys)
    assert known.keep_keys(1_000) == {}
    asked = memory("my cat number 7 sleeps in box 49", id="m_?")
    for book in (read, known):
        assert book.twin(asked) == held[7]
        assert [m.id for m in book.near("cat 7", "en", 3)] == [m.id for m in read.near("cat 7", "en", 3)]
        assert book.rivals(asked, 3) == read.rivals(asked, 3)
        assert book.alike(memory("A cat sleeps in a box", id="m_?"), 0.1, 3) != []


def test_keys_of_an_earlier_text_or_a_broken_row_are_made_anew() -> None:
    held = [memory("I live in Lyon."), memory("I have a cat."), memory("I play the cello.")]
    good = Book(held).keep_keys(3)
    other = Book([memory("I keep bees.")]).keep_keys(1).popitem()[1]
    book = Book(held, good | {held[0].id: other, held[1].id: b"broken"})
    assert book.twin(memory("i live in lyon", id="m_?")) == held[0]
    assert book.twin(memory("i have a cat", id="m_?")) == held[1]
    assert book.keep_keys(1) == {held[1].id: good[held[1].id]}
    assert book.keep_keys(9) == {held[0].id: good[held[0].id]}
    book.put(memory("I live in Nantes.", id=held[0].id))
    assert list(book.keep_keys(9)) == [held[0].id]


def test_what_changes_is_found_as_it_is_now() -> None:
    book = Book([memory()])
    book.put(memory("I live in Nantes.", id="m_I live in Lyon."))
    assert book.twin(memory("i live in lyon", id="m_?")) is None
    assert [m.text for m in book.near("Nantes", "en", 5)] == ["I live in Nantes."]
    assert book.near("Lyon", "en", 5) == []
    book.put(memory("I live in Nantes.", id="m_I live in Lyon.", status="forgotten"))
    assert book.near("Nantes", "en", 5) == []
    assert book.settled(memory("I live in Nantes", id="m_?")) is not None


def test_twins_are_of_one_story_and_one_subject_and_rules_are_apart() -> None:
    book = Book([memory()])
    assert book.twin(memory("i live in lyon", id="m_?")) is not None
    assert book.twin(memory("i live in lyon", id="m_?", story="game")) is None
    assert book.twin(memory("i live in lyon", id="m_?", subject="Noé")) is None
    assert book.twin(memory("i live in lyon", id="m_?", kind="rule")) is None
    assert book.twin(memory("i live in lyon", id="m_?", subject="LISE")) is not None


def test_what_shares_an_attribute_is_found_without_a_word_in_common() -> None:
    home = memory(slots=("home",))
    book = Book([home, memory("I have a cat.")])
    moved = memory("We moved to Nantes.", id="m_?")
    assert "home" in book.slots_of(moved)
    assert list(book.about("Lise", book.slots_of(moved), 5)) == [home]
    assert list(book.about("Noé", book.slots_of(moved), 5)) == []
    assert book.near(moved.text, "en", 5) == []


def test_an_empty_book_finds_nothing() -> None:
    book = Book()
    assert book.twin(memory()) is None
    assert book.near("anything at all", "en", 5) == []
    assert book.alike(memory(), 0.4, 3) == ()


def test_another_date_takes_nothing_from_what_is_shared() -> None:
    gala = memory("Le gala est le 15 mars.", language="fr")
    book = Book([gala, memory("J'ai un piano droit.", language="fr"), memory("Je cultive des tomates.", language="fr")])
    assert list(book.rivals(memory("Le gala est le 1er avril.", language="fr", id="m_?"), 5)) == [gala]
    assert list(book.rivals(memory("Le bal est le 1er avril.", language="fr", id="m_?"), 5)) == []
