from souvenance.core.squeeze import LINE, STORED_TOKENS, squeezed, tokens_of
from souvenance.types import Bullet


def count(text: str) -> int:
    return len(text.split())


def bullet(first: int, text: str, how: str = "said") -> Bullet:
    return Bullet(text=text, hashes=(f"h{first}",), first=first, how=how, tokens=count(text) + LINE, origin="user")  # type: ignore[arg-type]


def hashes(bullets: tuple[Bullet, ...]) -> set[str]:
    return {one for bullet in bullets for one in bullet.hashes}


def test_what_fits_stays_as_it_is() -> None:
    given = (bullet(1, "I never eat pork."), bullet(2, "so it went", "summary"))
    assert squeezed(given, 100, count) == given


def test_summaries_give_way_before_what_the_person_said() -> None:
    said = [bullet(n, "You must never call before nine.") for n in range(1, 5)]
    told = [bullet(n, "a long tale " * 10, "summary") for n in range(5, 15)]
    done = squeezed([*said, *told], 100, count)
    assert [one for one in done if one.how == "said"] == said
    assert tokens_of(done) <= 100
    assert hashes(done) == hashes((*said, *told))


def test_the_oldest_are_shortened_to_the_sentences_that_bind() -> None:
    given = [bullet(n, f"The sea was blue. Never tell Ana about {n} boats. It rained a lot there.") for n in range(1, 10)]
    done = squeezed(given, 130, count)
    assert done[0].text == "Never tell Ana about 1 boats."
    assert done[0].how == "constraints"
    assert done[-1] == given[-1]
    assert hashes(done) == hashes(tuple(given))


def test_a_message_that_binds_nothing_is_stored_and_the_view_says_so() -> None:
    given = [bullet(n, "the sea was so blue that day and the wind so warm") for n in range(1, 12)]
    done = squeezed(given, 100, count)
    assert done[0].how == "stored"
    assert done[0].tokens == STORED_TOKENS
    assert len(done[0].hashes) > 1
    assert done[-1] == given[-1]


def test_when_even_what_binds_is_too_much_orders_outlive_numbers() -> None:
    numbers = [bullet(n, f"The train has {n} seats in it today.") for n in range(1, 9)]
    order = bullet(9, "Always use metric units.")
    done = squeezed([*numbers, order], 80, count)
    assert done[-1] == order
    assert tokens_of(done) <= 80
    assert hashes(done) == hashes((*numbers, order))
