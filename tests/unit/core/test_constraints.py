import pytest

from souvenance.core.constraints import binding_sentences, binds


@pytest.mark.parametrize(
    "sentence",
    [
        "Always answer in French.", "I never eat pork.", "Please use tabs.", "Can you keep it short?", "The budget must stay low.",
        "Réponds toujours en français.", "Je ne mange jamais de porc.", "Peux-tu faire court ?", "Il faut éviter les fruits de mer.",
        "永远不要提我的前夫。", "请用中文回答。", "我对花生过敏。", "Antworte bitte immer kurz.", "Responde siempre en español.",
        "いつも日本語で答えてください。",
    ],
)  # fmt: skip
def test_orders_bans_and_requests_bind_strictly(sentence: str) -> None:
    assert binds(sentence, strictly=True)


@pytest.mark.parametrize(
    "sentence",
    ["It is not here.", "We are 12 people.", "My sister is called Inès.", "Elle n'est pas là.", "我们有三个人。", "他没来。"],
)
def test_negations_numbers_and_names_bind(sentence: str) -> None:
    assert binds(sentence)
    assert not binds(sentence, strictly=True)


@pytest.mark.parametrize(
    "sentence",
    ["That sounds lovely, thanks!", "Quelle belle journée.", "I think I like it.", "好的，谢谢。", "Ana: what a day."],
)
def test_small_talk_does_not(sentence: str) -> None:
    assert not binds(sentence)


def test_sentences_are_whole_and_word_for_word() -> None:
    text = "What a day! Never book  flights before nine. The sea was calm. Toujours un siège côté couloir."
    assert binding_sentences(text) == ("Never book  flights before nine.", "Toujours un siège côté couloir.")


def test_sentences_of_sentences_are_the_same() -> None:
    text = "Hello. Never call me at 7. Toujours en français. 请说中文。"
    once = binding_sentences(text)
    assert binding_sentences("\n".join(once)) == once


def test_a_run_without_a_full_stop_is_data() -> None:
    assert binding_sentences("never " * 400) == ()
