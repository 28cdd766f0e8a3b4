"""However a client sends a conversation through the proxy, its session holds it once."""

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.proxied import CLOSE, OPEN, Said, block, new_in, reply_of, said_in, with_memory, words_alone

TEXTS = st.sampled_from(["ok", "no", "黄山", "Où ?", "where  is it"])
TURNS = st.lists(st.tuples(TEXTS, st.lists(TEXTS, max_size=2)), min_size=1, max_size=6)  # the user's, then replies to it
ANY = st.text(st.characters(exclude_categories=["Cs"]))
MESSAGES = st.lists(
    st.fixed_dictionaries({"role": st.sampled_from(["system", "developer", "user", "assistant", "tool"]), "content": ANY}),
    max_size=6,
)


def after_each_message(turns: list[tuple[str, list[str]]], window: int | None = None, tries: int = 1) -> list[Said]:
    """The session at the end, and on the way the whole conversation before each reply is sent, or its latest part."""
    whole: list[Said] = []
    session: list[Said] = []
    for said, replies in turns:
        whole.append(Said(role="user", text=said))
        for _ in range(tries):
            session += new_in(whole[-window:] if window else whole, session)
        for reply in replies[:1]:
            whole.append(Said(role="assistant", text=reply))
            session.append(whole[-1])
    assert [one.key for one in session] == [one.key for one in whole]
    return session


@given(TURNS, st.integers(1, 3))
def test_a_conversation_sent_whole_each_time_is_held_once(turns: list[tuple[str, list[str]]], tries: int) -> None:
    whole = [(said, replies or ["…"]) for said, replies in turns]
    after_each_message(whole, tries=tries)


@given(st.lists(st.integers(0, 50), unique=True, min_size=1, max_size=8), st.integers(1, 4), st.integers(1, 3))
def test_a_conversation_of_which_the_latest_part_is_sent_is_held_once(numbers: list[int], window: int, tries: int) -> None:
    after_each_message([(f"question {n}", [f"answer {n}"]) for n in numbers], window=window, tries=tries)


@given(MESSAGES, ANY, ANY)
def test_memory_goes_in_once_and_comes_out_again(messages: list[dict[str, str]], first: str, second: str) -> None:
    mine = [m for m in messages if OPEN not in m["content"]]
    once = with_memory(mine, first)
    twice = with_memory(once, second)
    assert twice == with_memory(mine, second)
    assert with_memory(twice, "") == mine
    assert sum(OPEN in m["content"] for m in twice) == bool(second)
    assert said_in(twice) == said_in(mine)
    assert block(first).count(CLOSE) == 1


@given(st.binary(), st.booleans())
def test_whatever_a_server_sends_is_read(raw: bytes, is_stream: bool) -> None:
    assert isinstance(reply_of(raw, is_stream=is_stream), str)


PARTS = st.lists(
    st.one_of(
        st.fixed_dictionaries({"type": st.just("text"), "text": ANY}),
        st.fixed_dictionaries({"type": st.just("refusal"), "refusal": ANY}),
        st.just({"type": "image_url", "image_url": {"url": "data:image/png;base64,AAAA"}}),
        st.none(),
    ),
    max_size=3,
)
WHATEVER = st.lists(
    st.fixed_dictionaries(
        {}, optional={"role": st.sampled_from(["user", "assistant", "tool", "system", 3]), "content": ANY | PARTS | st.none(),
                      "name": ANY | st.integers(), "tool_calls": st.just([{"id": "1"}])},
    ),
    max_size=6,
)  # fmt: skip


@given(WHATEVER)
def test_the_words_of_messages_alone_say_what_the_messages_say(messages: list[dict[str, object]]) -> None:
    alone = words_alone(messages)
    assert said_in(alone) == said_in(messages)
    assert "base64" not in str(alone)
