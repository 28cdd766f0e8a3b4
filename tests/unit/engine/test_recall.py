import random
import unicodedata
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from souvenance import Handle, NewTurn, Recall, Souvenance
from souvenance.core.render import dated_line, line
from souvenance.errors import InputError, ModelMissing, NotFound
from souvenance.models.scripted import ScriptedEmbedder
from souvenance.models.tokens import count_tokens

from .conftest import Clock

Opener = Callable[..., Souvenance]

TALK = [
    "On mange du pâté en croûte dimanche chez Lise.",
    "The train to Lyon was late again, we waited for an hour.",
    "周末去爬黄山看日出，然后吃面条。",
    "เมื่อวานฉันไปตลาดน้ำกับเพื่อน",
    "The module KT-21B is broken, order another one.",
    "Le loyer passe à 1 204,50 € en septembre.",
    "Rendez-vous chez le dentiste le 2026-04-09.",
    "Marc boit du thé vert tous les matins.",
    "Nobody fed the cat, it was hungry this morning.",
    "On se voit à la gare ?",
]


def fill(me: Handle, texts: list[str] = TALK, session: str = "s", **more: object) -> None:
    at = datetime(2026, 1, 5, 9, tzinfo=UTC)
    me.observe(
        [NewTurn(text=text, at=at + timedelta(days=number), **more) for number, text in enumerate(texts)],  # type: ignore[arg-type]
        session=session,
    )


def found(me: Handle, query: str, **more: object) -> list[str]:
    return [hit.turn.text for hit in me.recall(query, **{"weak": True, **more}).hits]  # type: ignore[arg-type]


def result(recall: Recall) -> list[tuple[str, float, tuple[str, ...]]]:
    return [(hit.turn.id, hit.score, hit.because) for hit in recall.hits]


# -- what is found -----------------------------------------------------------------------------------------------------

PATE, TRAIN, HUANGSHAN, THAI, MODULE, RENT, DENTIST, TEA, CAT, STATION = TALK
FINDS = [
    ("pâté en croûte", PATE),
    (unicodedata.normalize("NFD", "pâté en croûte"), PATE),
    ("pate en croute", PATE),
    ("PÂTÉ EN CROÛTE", PATE),
    ("les pâtés", PATE),
    ("黄山", HUANGSHAN),
    ("日出", HUANGSHAN),
    ("ตลาดน้ำ", THAI),
    ("KT-21B", MODULE),
    ("kt21b", MODULE),
    ("which module was it, KT21B?", MODULE),
    ("1204.50", RENT),
    ("1,204.50 €", RENT),
    ("9 April", DENTIST),
    ("le 9 avril", DENTIST),
    ("April 9th, 2026", DENTIST),
    ("what happened on 2026-04-09?", DENTIST),
    ("trains", TRAIN),
    ("did the cat eat?", CAT),
]


@pytest.mark.parametrize(("query", "text"), FINDS)
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_a_turn_is_found_whatever_way_it_is_written(ana: Handle, query: str, text: str, form: str) -> None:
    fill(ana, [unicodedata.normalize(form, one) for one in TALK])
    assert found(ana, query)[0] == text


def test_a_turn_is_found_by_the_day_it_was_said(ana: Handle) -> None:
    fill(ana)  # the first on 5 January, one a day
    for query in ("8 January 2026", "le 8 janvier", "2026-01-08"):
        assert found(ana, query)[0] == THAI
    assert ana.recall("8 January 2026").hits[0].because[0] == "date"


def test_the_day_is_that_of_the_clock_it_was_said_by(ana: Handle, clock: object) -> None:
    clock.now = datetime(2026, 3, 1, 23, 30, tzinfo=UTC)  # type: ignore[attr-defined] - 2 March in Paris
    ana.observe([{"text": "tard"}], session="s")
    clock.now += timedelta(days=5)  # type: ignore[attr-defined]
    ana.observe([{"text": "plus tard"}], session="s")
    assert found(ana, "2 mars 2026")[0] == "tard"


def test_the_only_turn_of_a_scope_is_found(ana: Handle) -> None:
    ana.observe([{"text": "J'aime le pâté en croûte."}], session="s")
    recall = ana.recall("pâté")
    assert [hit.turn.text for hit in recall.hits] == ["J'aime le pâté en croûte."]
    assert recall.hits[0].because
    assert recall.searched == 1


def test_every_turn_that_holds_the_word_is_found_however_many_do(ana: Handle) -> None:
    fill(ana, ["le pain", "du pain", "mon pain est cuit depuis une heure", "pain"])
    assert len(found(ana, "pain")) == 4


def test_turns_that_have_nothing_to_do_with_it_are_not_given(ana: Handle) -> None:
    fill(ana, [*(f"Tu viens à la fête numéro {n} ?" for n in range(15)), *(f"Le jardin a {n} fleurs." for n in range(15))], "a")
    ana.observe([{"text": "Le zèbre court."}], session="b")
    assert found(ana, "zèbre") == ["Le zèbre court."]
    assert found(ana, "girafe") == []


def test_a_query_of_stop_words_alone_finds_them(ana: Handle) -> None:
    fill(ana, ["le pain lève", "pain chaud"])
    assert found(ana, "le")[0] == "le pain lève"


def test_the_speaker_counts_as_a_word(ana: Handle) -> None:
    ana.observe([NewTurn(text="j'arrive", speaker="Léa"), NewTurn(text="j'arrive", speaker="Marc")], session="s")
    assert ana.recall("Léa arrive").hits[0].turn.speaker == "Léa"


def test_what_stands_next_to_the_word_is_found_after_it(ana: Handle) -> None:
    fill(ana, ["On part à Rome ?", "Oui, en mai.", "Super."], "a")
    fill(ana, ["Le chat dort.", "La pluie tombe."], "b")
    texts = found(ana, "Rome")
    assert texts[0] in {"On part à Rome ?", "Oui, en mai."}
    assert set(texts) == {"On part à Rome ?", "Oui, en mai.", "Super."}


def test_meaning_is_found_without_a_common_word(opener: Opener) -> None:
    def direction(place: int) -> list[float]:
        return [1.0 if place == other else 0.0 for other in range(4)]

    texts = ["Le félin dort sur le canapé.", "Il pleut sur Nantes.", "Le moteur a chauffé."]
    vectors = {f"ana: {text}": direction(place) for place, text in enumerate(texts)} | {"chat": direction(0)}
    memory = opener(ScriptedEmbedder(vectors, dim=4))
    ana = memory.as_principal("ana")
    for place, text in enumerate(texts):
        ana.observe([{"text": text}], session=f"s{place}")
    memory.index_now()
    best = ana.recall("chat", weak=True).hits[0]
    assert best.turn.text == texts[0]
    assert "meaning" in best.because
    assert "words" not in best.because


# -- shape -------------------------------------------------------------------------------------------------------------


def test_hits_come_best_first_with_reasons_and_rank_agrees(ana: Handle) -> None:
    fill(ana)
    recall = ana.recall("the train to the gare was late this morning", limit=5)
    scores = [hit.score for hit in recall.hits]
    assert scores == sorted(scores, reverse=True)
    assert all(hit.because for hit in recall.hits if hit.score > 0)
    assert recall.query == "the train to the gare was late this morning"
    assert (recall.searched, recall.tokens, recall.missing) == (len(TALK), None, ())
    ranking = ana.rank(recall.query, limit=5)
    assert [(item.id, item.score, item.because) for item in ranking.found] == result(recall)
    assert ranking.sessions[0][0] == "s"
    assert ana.recall(recall.query, limit=2).hits == recall.hits[:2]


def test_the_same_question_has_the_same_answer(opener: Opener) -> None:
    memory = opener(ScriptedEmbedder())
    ana = memory.as_principal("ana")
    fill(ana)
    fill(ana, TALK[::-1], "t")
    memory.index_now()
    first = ana.recall("le train de Lyon", weak=True)
    assert len(first.hits) == 10
    assert ana.recall("le train de Lyon", weak=True) == first
    other = opener(ScriptedEmbedder()).as_principal("ana")
    assert other.recall("le train de Lyon", weak=True) == first


def test_equal_turns_come_in_the_order_they_were_said(ana: Handle) -> None:
    for number in range(5):
        ana.observe([{"text": "le pain lève", "id": f"m{9 - number}"}], session=f"s{number}")
    assert [hit.turn.id for hit in ana.recall("pain").hits] == ["m9", "m8", "m7", "m6", "m5"]


def test_neighbours_are_of_the_same_session_and_in_its_order(ana: Handle) -> None:
    fill(ana, ["un", "deux", "le zèbre", "quatre", "cinq"], "a")
    fill(ana, ["ailleurs"], "b")
    (hit, *_) = ana.recall("zèbre", limit=1, neighbours=1).hits
    assert [turn.text for turn in hit.neighbours] == ["deux", "quatre"]
    (hit, *_) = ana.recall("zèbre", limit=1, neighbours=20).hits
    assert [turn.text for turn in hit.neighbours] == ["un", "deux", "quatre", "cinq"]
    (hit, *_) = ana.recall("zèbre", limit=1).hits
    assert hit.neighbours == ()


@pytest.mark.parametrize("budget", [1, 12, 30, 60, 200, 5_000])
@pytest.mark.parametrize("neighbours", [0, 2])
def test_a_budget_is_never_passed(ana: Handle, budget: int, neighbours: int) -> None:
    fill(ana)
    recall = ana.recall("le train de Lyon, the cat and 黄山", limit=10, neighbours=neighbours, max_tokens=budget)
    given = [turn for hit in recall.hits for turn in (hit.turn, *hit.neighbours)]
    assert recall.tokens == sum(count_tokens(dated_line(turn, recall.reader)) + 1 for turn in given)
    assert recall.tokens <= budget
    assert len({turn.id for turn in given}) == len(given)
    assert bool(given) == (budget >= 30)
    scores = [hit.score for hit in recall.hits]
    assert scores == sorted(scores, reverse=True)


def test_the_end_of_a_long_question_counts(ana: Handle) -> None:
    fill(ana)
    assert found(ana, "KT-21B " + "et puis " * 400 + "黄山")[0] == HUANGSHAN


WRONG: list[dict[str, object]] = [
    {"query": ""}, {"query": " \n"}, {"limit": 0}, {"limit": 1_001}, {"limit": -1}, {"neighbours": -1}, {"neighbours": 21},
    {"max_tokens": 0}, {"max_tokens": -5},
]  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_asked_is_refused(ana: Handle, wrong: dict[str, object]) -> None:
    fill(ana)
    with pytest.raises(InputError):
        ana.recall(**({"query": "pain"} | wrong))  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> object:
    from souvenance import open_memory

    with open_memory(tmp_path_factory.mktemp("home"), embedder=ScriptedEmbedder(), background=False) as memory:
        fill(memory.as_principal("ana"))
        memory.index_now()
        yield memory.as_principal("ana")


QUERIES = st.text(min_size=1) | st.text(st.characters(codec=None, categories=["Cs", "Nd", "Po", "So", "Mn"]), min_size=1)


@settings(max_examples=60)
@given(query=QUERIES, speaker=st.none() | st.text())
def test_any_text_may_be_asked(filled: Handle, query: str, speaker: str | None) -> None:
    try:
        recall = filled.recall(query, limit=3, speaker=speaker)
    except InputError:
        assert not query.strip()
        return
    assert recall.missing == ()
    assert len(recall.hits) <= 3


@pytest.mark.parametrize("query", ["???", "😀", "\0", "\ud800", "…", "-", "a" * 5_000, "'", "%", "( OR *"])
def test_odd_questions_find_nothing_and_break_nothing(ana: Handle, query: str) -> None:
    fill(ana)
    assert found(ana, query) == []


# -- filters -----------------------------------------------------------------------------------------------------------


def test_only_one_session(ana: Handle) -> None:
    fill(ana, ["le pain de lundi", "le thé"], "lundi")
    fill(ana, ["le pain de mardi", "le thé"], "mardi")
    recall = ana.recall("pain", session="mardi")
    assert [hit.turn.text for hit in recall.hits][0] == "le pain de mardi"
    assert {hit.turn.session for hit in recall.hits} == {"mardi"}
    assert recall.searched == 2
    assert ana.recall("pain", session="mar") == recall  # a unique beginning is enough
    with pytest.raises(NotFound):
        ana.recall("pain", session="mercredi")


def test_a_session_is_found_by_its_name_in_pieces(ana: Handle) -> None:
    fill(ana, ["le pain"], "été")
    assert found(ana, "pain", session="e\u0301te\u0301") == ["le pain"]


def test_only_one_speaker_whatever_the_case_and_accents(ana: Handle) -> None:
    fill(ana, ["le pain"], "s", speaker="Éléa")
    fill(ana, ["le pain"], "s", speaker="Marc")
    for speaker in ("Éléa", "elea", "E\u0301LE\u0301A"):
        recall = ana.recall("pain", speaker=speaker)
        assert [hit.turn.speaker for hit in recall.hits] == ["Éléa"]
        assert recall.searched == 1
    assert ana.recall("pain", speaker="Nobody").hits == ()
    assert ana.recall("pain", speaker="Nobody").searched == 0
    assert ana.recall("pain", speaker="elea", session="s").searched == 1


def test_a_filter_does_not_change_scores(ana: Handle) -> None:
    fill(ana, TALK, "a")
    fill(ana, TALK[::-1], "b")
    whole = {hit.turn.id: hit.score for hit in ana.recall("le train", limit=50).hits}
    assert {hit.turn.id: hit.score for hit in ana.recall("le train", limit=50, session="b").hits}.items() <= whole.items()


# -- what is missing ---------------------------------------------------------------------------------------------------


def test_text_only_by_choice_misses_nothing(ana: Handle) -> None:
    fill(ana)
    assert ana.recall("train").missing == ()


def test_an_embedder_that_is_not_there_is_named(opener: Opener) -> None:
    memory = opener(no_embedder_because=lambda: "its wheel is not there; pip install it")
    ana = memory.as_principal("ana")
    fill(ana)
    recall = ana.recall("train")
    assert recall.hits[0].turn.text == TRAIN
    assert recall.missing == ("vectors: its wheel is not there; pip install it",)


def test_turns_without_a_vector_are_counted(opener: Opener) -> None:
    memory = opener(ScriptedEmbedder())
    ana = memory.as_principal("ana")
    fill(ana, TALK[:4])
    memory.index_now()
    fill(ana, TALK[4:])
    recall = ana.recall("KT-21B")
    assert MODULE in [hit.turn.text for hit in recall.hits]
    assert [cause for cause in recall.missing if "6 of 10" in cause] == list(recall.missing)
    memory.index_now()
    assert ana.recall("KT-21B").missing == ()


def test_a_broken_embedder_gives_a_poorer_answer_and_says_why(opener: Opener) -> None:
    embedder = ScriptedEmbedder()
    memory = opener(embedder)
    ana = memory.as_principal("ana")
    fill(ana)
    memory.index_now()
    whole = ana.recall("train Lyon")
    embedder.fails = True
    poorer = ana.recall("train Lyon")
    assert poorer.hits[0].turn.text == TRAIN
    assert len(poorer.missing) == 1
    assert "told to fail" in poorer.missing[0]
    assert all("meaning" not in hit.because for hit in poorer.hits)
    embedder.fails = False
    assert ana.recall("train Lyon") == whole


def test_an_embedder_that_cannot_be_loaded_is_not_asked_again(opener: Opener) -> None:
    from souvenance.wiring import LazyEmbedder

    asked: list[int] = []

    def load() -> None:
        asked.append(1)
        raise ModelMissing("no such model")

    lazy = LazyEmbedder(load)
    ana = opener(embedder=lazy, no_embedder_because=lambda: lazy.because).as_principal("ana")
    fill(ana)
    for _ in range(3):
        assert ana.recall("train").missing == ("vectors: no such model",)
    assert len(asked) == 1


# -- a lost or broken index --------------------------------------------------------------------------------------------


def _delete(path: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)


def _delete_the_file_alone(path: Path) -> None:
    path.unlink()


def _noise(path: Path) -> None:
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.write(random.Random(1).randbytes(size))


def _noise_in_the_log(path: Path) -> None:
    log = path.with_name(path.name + "-wal")
    size = log.stat().st_size
    with log.open("r+b") as file:
        file.seek(32)
        file.write(random.Random(1).randbytes(size - 32))


def _half(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def _another_file(path: Path) -> None:
    _delete(path)
    path.write_bytes(b"Bonjour, je ne suis pas une base.\n" * 400)


LOSSES = [_delete, _delete_the_file_alone, _noise, _noise_in_the_log, _half, _another_file]


@pytest.mark.parametrize("lose", LOSSES)
def test_an_index_lost_during_life_is_made_again(opener: Opener, home: Path, lose: Callable[[Path], None]) -> None:
    memory = opener()
    ana = memory.as_principal("ana")
    fill(ana)
    before = result(ana.recall("le train de Lyon", weak=True))
    lose(home / "index.db")
    for _ in range(3):
        assert result(ana.recall("le train de Lyon", weak=True)) == before
        ana.observe([{"text": "Encore un mot."}], session="z")
        assert found(ana, "Encore un mot")[0] == "Encore un mot."
        before = result(ana.recall("le train de Lyon", weak=True))
    assert ana.recall("le train de Lyon", weak=True).missing == ()
    memory.close()
    again = opener()
    assert result(again.as_principal("ana").recall("le train de Lyon")) == before
    assert all(finding.ok for finding in again.doctor())


@pytest.mark.parametrize("lose", LOSSES)
def test_an_index_lost_while_closed_is_made_again_the_same(opener: Opener, home: Path, lose: Callable[[Path], None]) -> None:
    questions = ["le train de Lyon", "黄山", "9 April", "the cat"]
    by_words = opener().as_principal("ana")
    fill(by_words)
    words_before = [result(by_words.recall(question)) for question in questions]
    memory = opener(ScriptedEmbedder())
    memory.index_now()
    before = [memory.as_principal("ana").recall(question) for question in questions]
    if lose is _noise_in_the_log:
        lose(home / "index.db")  # there is none once it is closed
        memory.close()
    else:
        memory.close()
        lose(home / "index.db")
    again = opener().as_principal("ana")
    assert [result(again.recall(question)) for question in questions] == words_before
    assert again.recall("le train de Lyon").missing == ()  # what was lost is told once, and mended
    memory = opener(ScriptedEmbedder())
    memory.index_now()
    assert [memory.as_principal("ana").recall(question) for question in questions] == before


def test_a_deleted_index_gives_the_same_answers_with_the_store_open(opener: Opener, home: Path) -> None:
    memory = opener(ScriptedEmbedder())
    ana = memory.as_principal("ana")
    fill(ana)
    memory.index_now()
    before = ana.recall("le train de Lyon", weak=True)
    _delete(home / "index.db")
    memory.index_now()
    assert ana.recall("le train de Lyon", weak=True) == before


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_a_secret_is_masked_in_the_line_of_a_hit_and_cannot_be_searched(opener: Opener, home: Path) -> None:
    key = "sk-" + "a1" * 12
    memory = opener(embedder := ScriptedEmbedder())
    ana = memory.as_principal("ana")
    fill(ana)
    ana.observe([{"text": f"la clé du serveur est {key}, mon mot de passe : mirabelle42"}], session="s")
    memory.index_now()
    hit = ana.recall("clé du serveur").hits[0]
    assert key in hit.turn.text
    assert key not in line(hit.turn)
    assert "mirabelle42" not in line(hit.turn)
    assert not any(key in text or "mirabelle42" in text for text in embedder.embedded)
    for secret in (key, "mirabelle42"):
        assert all("words" not in hit.because for hit in ana.recall(secret).hits)


def test_a_stale_sentence_is_marked_with_what_holds_now(memory: Souvenance, clock: Clock) -> None:
    lise = memory.as_principal("Lise")
    lise.remember("L'appli Miette utilise PostgreSQL")
    clock.now += timedelta(days=1)
    lise.remember("On a migré Miette de PostgreSQL vers MySQL")
    clock.now += timedelta(days=1)
    lise.remember("Miette tourne maintenant sur MariaDB au lieu de MySQL")
    by_text = {hit.turn.text: hit.stale for hit in lise.recall("Miette PostgreSQL MySQL MariaDB").hits}
    assert by_text["Miette tourne maintenant sur MariaDB au lieu de MySQL"] == ()
    old = by_text["L'appli Miette utilise PostgreSQL"]
    assert [(s.status, s.heir) for s in old] == [("superseded", "Miette tourne maintenant sur MariaDB au lieu de MySQL")]


def test_what_was_forgotten_or_has_ended_is_marked_too(memory: Souvenance, clock: Clock) -> None:
    lise = memory.as_principal("Lise")
    held = lise.remember("Mon frère habite à Brest").memory
    assert held is not None
    lise.forget(held.id)
    lise.remember("J'ai rendez-vous chez le dentiste vendredi")
    assert lise.recall("dentiste").hits[0].stale == ()
    clock.now += timedelta(days=10)
    assert [s.status for s in lise.recall("dentiste").hits[0].stale] == ["expired"]
    assert [s.status for s in lise.recall("Brest").hits[0].stale] == ["forgotten"]


class Nearly(ScriptedEmbedder):
    """Finds every passage somewhat near to every question."""

    def query(self, text: str) -> np.ndarray:
        return self.passages(["passage"])[0]


def test_a_new_turn_with_the_very_word_beats_unrelated_ones_that_have_vectors(opener: Opener) -> None:
    with_vectors = opener(Nearly())
    lise = with_vectors.as_principal("Lise")
    lise.observe([NewTurn(text=f"We talked about passage number {n} of the book.") for n in range(30)], session="s")
    with_vectors.index_now()
    lise.observe([NewTurn(text="The pangolin came by.")], session="t")
    assert lise.recall("pangolin").hits[0].turn.text == "The pangolin came by."


def test_the_answer_beats_its_question_s_neighbour_in_a_small_scope(memory: Souvenance) -> None:
    lise = memory.as_principal("Lise")
    lise.observe([NewTurn(text="Did you feed the cat? It was hungry.")], session="s")
    lise.observe([NewTurn(text="We went to the beach.")], session="t")
    assert "cat" in lise.recall("cat").hits[0].turn.text


def test_words_of_a_neighbour_are_named_as_context(memory: Souvenance) -> None:
    lise = memory.as_principal("Lise")
    lise.observe([NewTurn(text=t) for t in ("The pangolin came by.", "It was dark.")], session="s")
    lise.observe([NewTurn(text=f"Nothing new on day {n}.") for n in range(20)], session="t")
    by_text = {hit.turn.text: hit.because for hit in lise.recall("pangolin").hits}
    assert "words" in by_text["The pangolin came by."]
    assert "words" not in by_text["It was dark."]
