"""One casual sentence against everything that was said before."""

from datetime import timedelta

import pytest

from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance

from .conftest import Clock, Opener

ENGLISH = [
    "Miette uses PostgreSQL.", "Miette's database is PostgreSQL.", "Miette runs on PostgreSQL 15.",
    "Miette stores its orders in PostgreSQL.", "We chose PostgreSQL for Miette.", "We host Miette's PostgreSQL ourselves.",
    "We pay 30 euros a month for Miette's PostgreSQL.", "Miette's PostgreSQL lives on a small server.",
    "We use PostgreSQL with Miette because of its JSON.", "Miette's tests need PostgreSQL.", "The data of Miette is in PostgreSQL.",
    "PostgreSQL is fast enough for Miette.", "We back Miette up with PostgreSQL's own tools.", "I know Miette's PostgreSQL well.",
]  # fmt: skip
FRENCH = [
    "Miette utilise PostgreSQL.", "La base de Miette est PostgreSQL.", "Miette tourne sur PostgreSQL 15.",
    "Miette range ses commandes dans PostgreSQL.", "On a choisi PostgreSQL pour Miette.",
    "On héberge nous-mêmes le PostgreSQL de Miette.", "On paie 30 euros par mois pour le PostgreSQL de Miette.",
    "Le PostgreSQL de Miette est sur un petit serveur.", "On utilise PostgreSQL avec Miette à cause du JSON.",
    "Les tests de Miette ont besoin de PostgreSQL.", "Les données de Miette sont dans PostgreSQL.", "PostgreSQL suffit à Miette.",
    "On sauvegarde Miette avec les outils de PostgreSQL.", "Je connais bien le PostgreSQL de Miette.",
]  # fmt: skip
CASES = {
    "en": (
        ENGLISH,
        ["The blog uses PostgreSQL.", "Miette has four hundred customers."],
        "Oh, and we moved Miette from PostgreSQL to MySQL over the weekend, it went fine.",
    ),
    "fr": (
        FRENCH,
        ["Le blog utilise PostgreSQL.", "Miette a quatre cents clients."],
        "Ah, et on a migré Miette de PostgreSQL vers MySQL ce week-end, ça s'est bien passé.",
    ),
}


@pytest.fixture
def memory(opener: Opener) -> Souvenance:
    return opener()


@pytest.mark.parametrize("language", CASES)
def test_fourteen_mentions_give_way_to_one_sentence_and_come_back_by_undo(
    memory: Souvenance, clock: Clock, language: str
) -> None:
    old, others, new = CASES[language]
    me: Handle = memory.as_principal("Ann")
    for text in [*old, *others]:
        me.remember(text)
    clock.now += timedelta(days=1)
    me.observe([{"text": new}, {"role": "assistant", "text": "OK!"}], session="s")
    memory.work_now()
    stand = {one.text for one in me.memories()}
    [heir] = [text for text in stand if "MySQL" in text]
    assert set(others) <= stand
    over = {one.text: one for one in me.memories(status="superseded")}
    assert len(over) >= 12  # what only tells of a habit or of knowing it may stay: no rule reads that it is over
    assert over.keys() <= set(old)
    assert all(me.why(one.id).heir is not None and me.why(one.id).heir.text == heir for one in over.values())
    [event] = [event for event in me.why(over[old[0]].id).events if event.what == "superseded"]
    me.undo(event.id)
    assert old[0] in {one.text for one in me.memories()}
