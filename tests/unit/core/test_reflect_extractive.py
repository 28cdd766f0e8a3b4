import pytest

from souvenance.core.reflect_extractive import propose
from souvenance.types import Candidate, Memory

from .transcripts import AT, turns_of


def memory(number: int, text: str, language: str = "en") -> Memory:
    return Memory(
        id=f"m_{number}", scope="sc_1", kind="fact", text=text, subject="Lise", story=None, language=language, status="active",
        confidence=1.0, importance=5.0, sources=(), origin="user", author="p_1", audience="adult", created_at=AT, ranked_at=AT,
        touched_at=AT,
    )  # fmt: skip


def proposed(*said: str, language: str = "en", existing: tuple[Memory, ...] = ()) -> list[Candidate]:
    turns = turns_of(*said, language=language)
    return list(propose(turns, existing=existing, dated=lambda text, _: text, ends=lambda _text, _turn: None).candidates)


def texts(*said: str, language: str = "en") -> list[str]:
    return [candidate.text for candidate in proposed(*said, language=language)]


@pytest.mark.parametrize(
    ("language", "said", "kept"),
    [
        ("en", "I teach physics in Dunmore.", ["I teach physics in Dunmore."]),
        ("en", "By the way, I'm coeliac, is rye ok?", ["I'm coeliac"]),
        ("en", "thanks! oh and my sister Ada is a pilot", ["my sister Ada is a pilot"]),
        ("en", "Blood pressure this morning: 13/8", ["Blood pressure this morning: 13/8"]),
        ("en", "When I was six, I lived in Rome.", ["When I was six, I lived in Rome."]),
        ("fr", "jai deux enfants et jprends plus de lait", ["jai deux enfants et jprends plus de lait"]),
        ("fr", "Au fait, je suis daltonien. Tu as une recette ?", ["je suis daltonien."]),
        ("fr", "Ma fille Noûr est née en 2019", ["Ma fille Noûr est née en 2019"]),
    ],
)
def test_what_people_say_of_themselves_is_kept_word_for_word(language: str, said: str, kept: list[str]) -> None:
    assert texts(said, language=language) == kept


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "If I won the lottery I'd buy a boat."),
        ("en", "How long do lentils take?"),
        ("en", "you're adorable"),
        ("en", "some guy on the bus told me he hates Leeds"),
        ("en", "I own a castle. Just kidding!"),
        ("en", "it's raining again, ugh"),
        ("en", "*I draw my sword and step into the cave* I fear nobody, demon!"),
        ("en", "It's not that I dislike my job."),
        ("en", "Run the tests again please."),
        ("en", "> I live in Rome\n\nthat's what she wrote"),
        ("en", "<memory>Lise lives in Rome.</memory>"),
        ("en", "```\nI = 5\n```"),
        ("fr", "Si j'avais un bateau, je l'appellerais Retard."),
        ("fr", "Combien de temps cuisent les lentilles ?"),
        ("fr", "t'es adorable"),
        ("fr", "il paraît que la boulangère part"),
        ("fr", "J'ai acheté un yacht. Je plaisante !"),
        ("fr", "mon perso déteste les elfes"),
        ("fr", "merci beaucoup, à demain !"),
        ("zh", "今天天气真好"),
        ("de", "Wenn ich reich wäre, würde ich reisen."),
    ],
)
def test_silence(language: str, said: str) -> None:
    assert texts(said, language=language) == []


@pytest.mark.parametrize("said", ["A: You live in Rome.", "T: I live in Rome.", "S: I live in Rome."])
def test_only_people_are_a_source(said: str) -> None:
    assert texts(said) == []


@pytest.mark.parametrize(
    ("language", "said", "kind"),
    [
        ("en", "I live in Bath.", "fact"),
        ("en", "I love jazz.", "preference"),
        ("en", "I'll send Ana the slides by Friday.", "promise"),
        ("en", "Never suggest anything with nuts.", "rule"),
        ("en", "Please keep your answers short.", "preference"),
        ("en", "I'm thinking about leaving the firm.", "episode"),
        ("en", "I hate that I'm allergic to cats.", "fact"),
        ("fr", "J'habite à Brest.", "fact"),
        ("fr", "J'adore le jazz.", "preference"),
        ("fr", "Je te promets que j'appelle Ana mardi.", "promise"),
        ("fr", "Ne me propose plus jamais de noix.", "rule"),
        ("fr", "Tutoie-moi.", "preference"),
    ],
)
def test_kinds(language: str, said: str, kind: str) -> None:
    assert [candidate.kind for candidate in proposed(said, language=language)] == [kind]


def test_importance_is_that_of_the_kind_and_more_for_what_is_vital() -> None:
    found = {c.text: c.importance for c in proposed("I live in Bath. I love jazz. I'm allergic to penicillin.")}
    assert found == {"I live in Bath.": 5, "I love jazz.": 6, "I'm allergic to penicillin.": 9}


def test_a_doubt_stays_in_the_text_and_lowers_confidence() -> None:
    (found,) = proposed("Maybe I'll move to Rome.")
    assert found.text == "Maybe I'll move to Rome."
    assert found.confidence == 0.7


def test_an_accepted_proposal_rests_on_both_turns() -> None:
    (found,) = proposed("which database?", "A: Use SQLite then?", "yes, go with that")
    assert found.text == "Use SQLite then — yes, go with that"
    assert found.sources == ("t_2", "t_3")
    assert found.confidence == 0.7


@pytest.mark.parametrize(
    "answer", ["no, I'd rather not", "ok thanks, looks tasty", "hm, what does that cost?", "is it fast?", "let me think"]
)
def test_a_proposal_that_is_not_accepted_is_nothing(answer: str) -> None:
    assert not any("SQLite" in text for text in texts("A: Use SQLite then?", answer))


def test_an_offer_that_is_accepted_is_no_decision() -> None:
    assert texts("A: Would you like me to write a poem?", "yes please") == []


@pytest.mark.parametrize(
    ("language", "said", "kept"),
    [
        ("en", ["The review is on Monday at 10.", "A: Noted.", "no wait, Tuesday"], ["The review is on Tuesday at 10."]),
        ("en", ["Mum's coming on the 5th. Sorry, I mean the 6th."], ["Mum's coming on the 6th."]),
        ("en", ["I see the vet on Monday, no wait, Friday"], ["I see the vet on Friday"]),
        ("en", ["I have two cats.", "oops, three cats"], ["I have three cats."]),
        ("fr", ["J'ai rendez-vous lundi à 9h.", "non attends, mardi"], ["J'ai rendez-vous mardi à 9h."]),
        ("fr", ["Ma sœur arrive en mars. Pardon, en avril."], ["Ma sœur arrive en avril."]),
    ],
)
def test_a_slip_is_corrected(language: str, said: list[str], kept: list[str]) -> None:
    assert texts(*said, language=language) == kept


def test_a_joke_taken_back_takes_only_what_it_names() -> None:
    assert texts("I have two kids. I also have a pet dragon. I'm joking about the dragon!") == ["I have two kids."]


def test_a_joke_may_be_taken_back_in_the_next_turn() -> None:
    assert texts("I'm the king of Spain.", "A: Really?", "just kidding") == []


def test_what_means_nothing_alone_takes_the_sentence_before_it_along() -> None:
    assert texts("My sister plays the cello. She practises every day.") == [
        "My sister plays the cello. She practises every day."
    ]
    assert texts("She loves it.") == []


def test_every_speaker_is_the_subject_of_their_own() -> None:
    found = proposed("Ana: I live in Rome.", "Bo: I live in Oslo.")
    assert [(c.subject, c.text) for c in found] == [("Ana", "I live in Rome."), ("Bo", "I live in Oslo.")]


def test_a_change_names_the_memories_that_speak_of_the_same() -> None:
    known = (memory(1, "The team deploys on Thursday at 16:00."), memory(2, "Lise has a red bicycle."))
    (found,) = proposed("we moved the deploy from Thursday to Tuesday, still 16:00", existing=known)
    assert found.replaces == ("m_1",)
    (found,) = proposed("The team deploys on Thursday.", existing=known)
    assert found.replaces == ()


def test_what_stands_beside_a_secret_is_kept_and_the_secret_is_masked() -> None:
    assert texts("the gate code is 4471B, and my mum arrives on the 3rd") == [
        "the gate code is [secret]", "my mum arrives on the 3rd",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "I'm waiting to hear from Alice."),
        ("en", "I'm waiting to hear from Alice about the flat"),
        ("en", "We're still waiting for the nursery to get back to us"),
        ("en", "I'm waiting for the council's decision"),
        ("en", "Still waiting for my passport"),
        ("fr", "J'attends une réponse de la mairie"),
        ("fr", "On attend que le prêt soit accordé"),
    ],
)
def test_a_wait_of_weeks_is_kept(language: str, said: str) -> None:
    assert texts(said, language=language) == [said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "I'm waiting for the bus"),
        ("en", "I'm waiting for the kettle to boil"),
        ("en", "I'm waiting for your answer"),
        ("en", "I'm waiting to hear from you"),
        ("en", "I'm waiting for the doctor"),
        ("en", "I'm waiting for the answer from the API"),
        ("en", "I can't wait to hear from Alice"),
        ("en", "Are you waiting for your visa?"),
        ("fr", "J'attends le train"),
        ("fr", "J'attends ta réponse"),
        ("fr", "J'attends de tes nouvelles"),
    ],
)
def test_a_wait_of_the_moment_is_not(language: str, said: str) -> None:
    assert texts(said, language=language) == []


def test_dates_and_ends_are_given_by_others() -> None:
    turns = turns_of("I see the dentist tomorrow at 9.")
    found = propose(turns, existing=(), dated=lambda text, turn: f"{text} ({turn.id})", ends=lambda _text, _turn: AT)
    assert found.candidates[0].text == "I see the dentist tomorrow at 9. (t_1)"
    assert found.candidates[0].expires_at == AT


def test_other_languages_are_named_as_degraded() -> None:
    turns = turns_of("我住在台北", language="zh")
    found = propose(turns, existing=(), dated=lambda text, _: text, ends=lambda _text, _turn: None)
    assert [candidate.text for candidate in found.candidates] == ["我住在台北"]
    assert found.degraded == ("zh: no pack: plain statements only",)


def test_the_same_said_twice_is_one_memory() -> None:
    assert texts("I want tabs in code.", "A: Tabs.", "I want tabs.") == ["I want tabs in code."]


def test_an_exchange_in_two_languages() -> None:
    assert texts("I live in Rome with my brother.", "et j'ai deux enfants avec ma femme") == [
        "I live in Rome with my brother.", "j'ai deux enfants avec ma femme",
    ]  # fmt: skip


def test_a_long_message_without_a_full_stop_falls_into_one_memory_a_clause() -> None:
    said = (
        "so i live in leeds now and i work nights at the bakery on mill road and my mum is moving in on the 3rd "
        "and i have two dogs called Dot and Dash and i'm allergic to cats and we are looking at a house in York with a garden"
    )
    assert len(texts(said)) >= 4


@pytest.mark.parametrize(
    ("language", "said", "kept"),
    [
        ("en", "Not a word: Bo turns ten on 3 June and we're giving him a kayak.", ["Not a word: Bo turns ten on 3 June and we're giving him a kayak."]),
        ("fr", "Pas un mot : Bo a dix ans le 3 juin et on lui offre un kayak.", ["Pas un mot : Bo a dix ans le 3 juin et on lui offre un kayak."]),
        ("en", "We're off to Oban! Friday 5 to Monday 8 June, Bo and me.", ["We're off to Oban! Friday 5 to Monday 8 June, Bo and me."]),
        ("fr", "On part à Sète ! Du vendredi 5 au lundi 8 juin, Bo et moi.", ["On part à Sète ! Du vendredi 5 au lundi 8 juin, Bo et moi."]),
        ("en", "Hi there. I'm Lise.", []),
        ("fr", "Salut. Moi c'est Lise.", []),
        ("en", "I bought a kayak. [image: a photo of two dogs on a beach in Rome]", ["I bought a kayak."]),
        ("fr", "J'ai deux enfants", ["J'ai deux enfants"]),
        ("en", "They are my rock and always cheer me on.", []),
    ],
)  # fmt: skip
def test_what_belongs_together_stays_together(language: str, said: str, kept: list[str]) -> None:
    assert texts(said, language=language) == kept


def test_what_happened_once_weighs_little() -> None:
    (trip,) = proposed("I went to the Hopper exhibition in Leith with Ada.")
    (job,) = proposed("I got promoted to head nurse at Bexley.")
    assert trip.importance is not None
    assert job.importance is not None
    assert trip.importance < job.importance


@pytest.mark.parametrize(
    ("language", "said", "kept"),
    [
        ("en", "Before you ask: no, I don't drive, never learnt.", "drive"),
        ("en", "The thing is, my mother-in-law lives with us.", "mother-in-law"),
        ("en", "What I've got is a bad case of tinnitus.", "tinnitus"),
        ("en", "Olives taste of metal to me.", "Olives"),
        ("en", "Marmite? I can't stand the stuff.", "Marmite"),
        ("en", "They've moved my knee op up to the 19th.", "19th"),
        ("en", "Change of hall, same day: our wedding is on 3 June.", "wedding"),
        ("en", "She goes by Sam now, not Samantha, my eldest.", "Sam"),
        ("fr", "Avant que tu demandes : oui, c'est un berger belge, il a trois pattes.", "berger belge"),
        ("fr", "C'est que dimanche le baptême de ma filleule tombe chez nous.", "baptême"),
        ("fr", "Il n'y a que le violoncelle qui me calme.", "violoncelle"),
        ("fr", "Ce que j'ai, c'est une hernie discale.", "hernie"),
        ("fr", "Les épinards ? J'en ai horreur.", "épinards"),
        ("fr", "Ma belle-mère est coeliaque.", "belle-mère"),
        ("fr", "Bon ben c'est réglé, c'est moi qui garde le lapin des Lambert en août.", "Lambert"),
    ],
)
def test_what_is_told_in_a_frame_is_kept_with_what_it_speaks_of(language: str, said: str, kept: str) -> None:
    assert any(kept in text for text in texts(said, language=language))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "I hate the stuff."),
        ("en", "Always has been."),
        ("en", "My brother wrote that on my laptop."),
        ("en", "I gave him my word."),
        ("en", "Before you ask: yes, it's raining."),
        ("en", "What I have is a question."),
        ("en", "I'm not saying I'm vegetarian, I just fancied the salad."),
        ("en", "Best of five, loser buys the drinks. I pick paper."),
        ("en", 'Rewrite this so it sounds friendlier: "I am the manager here and I live upstairs."'),
        ("fr", "Je lui ai donné ma parole."),
        ("fr", "J'en ai horreur."),
        ("fr", "Je me suis trompé, désolé !"),
        ("fr", "Ah non, c'est pas ce que je voulais dire."),
        ("fr", "Ce que j'ai, c'est une question."),
        ("fr", "Allez, deux parties sur trois, je prends les blancs."),
        ("fr", "Traduis en anglais : « Je suis née à Lyon et mon mari est boulanger. »"),
    ],
)
def test_what_means_nothing_alone_and_what_is_nobodys_word_is_not(language: str, said: str) -> None:
    assert texts(said, language=language) == []


@pytest.mark.parametrize(
    ("language", "said", "kept"),
    [
        ("en", "I had it wrong before: my daughter is in year 4.", "I had it wrong before: my daughter is in year 4."),
        (
            "en",
            "scrap what I told you about yoga, it's on Mondays at 9",
            "scrap what I told you about yoga, it's on Mondays at 9",
        ),
        ("fr", "Je me suis trompée, notre chat a onze ans.", "Je me suis trompée, notre chat a onze ans."),
        ("fr", "végane c'était avant, je remange du poisson", "végane c'était avant, je remange du poisson"),
    ],
)
def test_what_puts_something_right_keeps_the_words_that_say_so(language: str, said: str, kept: str) -> None:
    assert texts(said, language=language) == [kept]


def test_a_figure_that_is_denied_is_kept_with_it() -> None:
    assert texts("450? No no, the scales said 510 kg.") == ["450? No no, the scales said 510 kg."]


def test_what_is_taken_back_in_so_many_words_is_named_as_replaced() -> None:
    near = (
        memory(1, "The yoga class is on Tuesdays."),
        memory(2, "The judo class is on Fridays."),
        memory(3, "I live in Hull."),
    )
    turns = turns_of("scrap what I told you about the yoga class, it's on Mondays at 9 these days")
    found = propose(turns, existing=(), near=near, dated=lambda text, _: text, ends=lambda _text, _turn: None).candidates
    assert [candidate.replaces for candidate in found] == [("m_1",)]


def test_a_claim_that_takes_nothing_back_replaces_nothing_by_itself() -> None:
    near = (memory(1, "The yoga class is on Tuesdays."),)
    turns = turns_of("my yoga class is fun on Mondays")
    found = propose(turns, existing=(), near=near, dated=lambda text, _: text, ends=lambda _text, _turn: None).candidates
    assert [candidate.replaces for candidate in found] == [()]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Please start every reply with a one-line summary."),
        ("en", "If I sound upset, don't try to fix it, just listen. That's a standing order."),
        ("en", "All this praise at the start of each answer gets on my nerves. Could you leave it off for good?"),
        ("fr", "Commencez chaque réponse par la conclusion, et cela pour toutes mes questions."),
        ("fr", "Si t'es pas sûr, dis-le, à chaque fois."),
    ],
)
def test_a_wish_for_every_time_is_one_rule(language: str, said: str) -> None:
    found = proposed(said, language=language)
    assert [candidate.kind for candidate in found] == ["rule"]
    assert len(found[0].text) > len(said) - 5


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "I retired last month."),
        ("en", "I gave my notice today"),
        ("en", "I quit!"),
        ("en", "I can't have dairy"),
        ("en", "My phone is an iPhone 12."),
        ("en", "I'm back on coffee"),
        ("en", "This repo is a FastAPI service with PostgreSQL 15 and Redis."),
        ("en", "The API listens on port 8000"),
        ("en", "the default branch is main"),
        ("en", "this project uses uv"),
        ("en", "use 4 spaces"),
        ("en", "Run tests with `make test-fast`, never `pytest` directly."),
        ("fr", "j'ai démissionné"),
        ("fr", "Mon téléphone est un iPhone 12."),
        ("fr", "on utilise Jenkins"),
        ("fr", "ce projet utilise uv"),
        ("fr", "la branche par défaut est main"),
        ("fr", "Lance les tests avec `make test-fast`, jamais `pytest` directement."),
    ],
)
def test_news_and_projects_told_in_a_word_are_kept(language: str, said: str) -> None:
    assert texts(said, language=language) == [said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "I have a headache"),
        ("en", "I've got a fever today"),
        ("en", "I am Batman"),
        ("en", "I'm the queen of England haha"),
        ("en", "never again lol"),
        ("en", "I'm back on Monday"),
        ("en", "my phone is dead"),
        ("en", "I can't have it all"),
        ("en", "the default branch of git used to be master"),
        ("en", "Postgres listens on port 5432"),
        ("en", "use 2 eggs"),
        ("en", "This app is great"),
        ("en", "Start with the basics, never mind the rest"),
        ("fr", "je suis dévastée"),
        ("fr", "je suis bourrée"),
        ("fr", "je suis au bureau"),
        ("fr", "je suis à la plage"),
        ("fr", "je suis malade"),
        ("fr", "j'ai la crève"),
        ("fr", "je suis Batman"),
        ("fr", "la branche par défaut de git était master"),
    ],
)
def test_what_passes_or_is_a_joke_or_is_known_to_all_is_not_kept(language: str, said: str) -> None:
    assert texts(said, language=language) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "I have a headache every morning"),
        ("en", "I'm Ada"),
        ("en", "I'm Batman and I'm allergic to nuts"),
        ("fr", "je suis malade du foie depuis 2019"),
        ("fr", "je suis au chômage"),
        ("fr", "je suis au bureau le lundi et le jeudi"),
        ("fr", "ma mère est malade"),
    ],
)
def test_what_only_looks_passing_is_kept(language: str, said: str) -> None:
    assert texts(said, language=language) == [said]


def test_a_lie_owned_up_to_goes_and_what_is_so_stays() -> None:
    assert texts("I'm vegan.", "ok I lied, I'm not vegan any more") == ["I'm not vegan any more"]
    assert texts("I own a castle. ok I lied") == []
    assert texts("j'ai menti, je suis plus vegan", language="fr") == ["je suis plus vegan"]
