"""The engine's own sentences in French."""

import re
from pathlib import Path

import pytest

import souvenance.core
from souvenance.core.sentences import in_french, rule_in_french, typeset
from souvenance.core.statements import UNASSERTED
from souvenance.languages.changes import changes_for
from souvenance.languages.changes.families import FAMILIES
from souvenance.languages.failures import FRENCH_FAILURES
from souvenance.languages.screening import RULES
from souvenance.languages.sentences import (
    DIMENSIONS,
    FRENCH,
    FRENCH_ATTRIBUTES,
    FRENCH_READINGS,
    FRENCH_REASONS,
    FRENCH_RULES,
    FRENCH_STATES,
)

CORE = Path(souvenance.core.__file__).parent


def plain(french: str) -> str:
    """With blanks that break, as one types them."""
    return french.replace("\N{NO-BREAK SPACE}", " ")


def as_it_is(_group: str, word: str) -> str:
    return word


def test_a_sentence_and_what_stands_in_it_are_said_in_french() -> None:
    said = in_french("refused: it is about Bo, who neither spoke nor is a member", as_it_is)
    assert plain(said) == "refusé : cela parle de Bo, qui n’a pas parlé et n’est pas des nôtres"
    assert (
        plain(in_french("quarantined: writes a permission into memory", as_it_is))
        == "retenu : écrit une permission dans la mémoire"
    )


def test_what_nobody_translated_stays_and_depth_ends() -> None:
    assert in_french("something new", as_it_is) == "something new"
    assert in_french("kept: said, and not known yet", as_it_is, depth=0) == "kept: said, and not known yet"


def test_words_of_the_engine_are_asked_for() -> None:
    assert in_french("2nd of 6 seats for the kind fact.", lambda group, word: f"{group} {word}".upper()).endswith(
        "genre kind fact."
    )


def test_every_reason_of_the_screening_is_said_in_french() -> None:
    assert set(FRENCH_REASONS) == {rule.why for rule in RULES}
    assert all(said and said != reason for reason, said in FRENCH_REASONS.items())


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("said, and not known yet; superseded another one: another home: Nantes instead of Lyon",
         "dit, et pas encore connu ; en rend un autre périmé : logement : Nantes au lieu de Lyon"),
        ("said, and not known yet; disputed another one: another time: 9:00 and 8:00; superseded another one: left: Acme",
         "dit, et pas encore connu ; contredit un autre : heure : 9:00 et 8:00 ; en rend un autre périmé : quitté : Acme"),
        ("marital: married instead of couple and engaged", "situation : marié au lieu de en couple et fiancé"),
        ("another favourite band: Muse instead of Air", "band (préférence) : Muse au lieu de Air"),
        ("two at once, title of paul: chef and maire", "deux à la fois (titre de paul) : chef et maire"),
        ("no longer the employer: Acme", "ce n’est plus cela (employeur) : Acme"),
        ("another star sign: Leo instead of Virgo", "star sign : Leo au lieu de Virgo"),
        ("what it rests on states nothing: joke", "ce sur quoi cela repose n’énonce rien : une plaisanterie"),
        ("memories: many are still being indexed", "souvenirs : beaucoup sont encore en cours d’indexation"),
        ("search: the index is made of wax", "recherche : the index is made of wax"),
        ("not kept: it is empty (form)", "pas gardé : c’est vide"),
        ("1st of 2 by rank; there are 24 seats. Seats by pass: none was given. The message brought no memory back. That turn went without a part: search: not ready within 0.4 s.",
         "Rang 1 sur 2 ; il y a 24 places. Places par passage : aucune. Le message n’a ramené aucun souvenir. Ce tour s’est passé d’une part : recherche : pas prête en 0.4 s."),
    ],
)  # fmt: skip
def test_reasons_and_errors_are_said_in_french(english: str, french: str) -> None:
    assert plain(in_french(english, as_it_is)) == french


def test_every_rule_reading_and_attribute_of_the_engine_has_a_french_name() -> None:
    code = "".join(
        path.read_text(encoding="utf-8")
        for folder in (CORE, CORE.parent / "engine")
        for path in sorted(folder.glob("*.py"))
        if path.name not in {"past.py", "finding.py"}  # their rules judge no memory
    )
    rules = set(re.findall(r'(?:supersedes\(|disputes\(|\brule=)"([^"{]+)"', code))
    rules |= set(
        re.findall(r'^        \("([a-z-]+)", (?:lambda|")', (CORE / "filters.py").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert len(rules) > 25
    assert rules - FRENCH_RULES.keys() == set()
    assert set(UNASSERTED) - FRENCH_READINGS.keys() == set()
    rules_of = [changes_for(language) for language in ("en", "fr", "de", "es", "zh")]
    assert set(FAMILIES) - FRENCH_ATTRIBUTES.keys() == set()
    assert {slot for one in rules_of for slot in one.slots} - {"favourite"} - FRENCH_ATTRIBUTES.keys() == set()
    assert {dimension for one in rules_of for dimension in one.states} == set(DIMENSIONS)
    assert set(DIMENSIONS) - FRENCH_ATTRIBUTES.keys() == set()
    assert {state for one in rules_of for states in one.states.values() for state in states} - FRENCH_STATES.keys() == set()


def test_every_reason_why_a_wording_was_not_taken_is_said_in_french() -> None:
    code = (CORE / "filters.py").read_text(encoding="utf-8")
    reasons = re.findall(r'^        \("[a-z-]+", "(it [^"]+)", lambda', code, re.MULTILINE)
    assert len(reasons) == 7
    for reason in reasons:
        sentence = f"refused: {reason}: the sentence itself is kept"
        said = plain(in_french(sentence, as_it_is))
        assert said.startswith("refusé : ")
        assert said.endswith(" : vos mots sont gardés")
        assert reason not in said


def test_every_blank_is_filled() -> None:
    for pattern, said in (*FRENCH, *FRENCH_FAILURES):
        assert set(re.findall(r"\{(\w+)\}", said)) <= set(re.compile(pattern).groupindex), pattern


def test_rules_that_nobody_translated_stay() -> None:
    assert rule_in_french("something: else") == "something: else"
    assert rule_in_french("screening") == "contrôle"
    assert plain(rule_in_french("position: empty")) == "position : vide"


def test_high_marks_never_begin_a_line_in_french() -> None:
    assert typeset("« a : b » ; c ? d ! e:f") == "«\u00a0a\u00a0: b\u00a0»\u00a0; c\u00a0? d\u00a0! e:f"
    assert in_french("replaced: a : b", as_it_is) == "remplacé\u00a0: a : b"  # what people said is as they typed it
