"""What became of a thing, whatever the thing is: before the verb, behind it, or set before its clause."""

import pytest

from souvenance.core.fold import fold
from souvenance.core.outcomes import outcomes_of

TOLD = (
    ("en", "Sold the old canoe on Sunday.", "gone", ("cano",)),
    ("en", "The canoe's been scrapped.", "gone", ("cano",)),
    ("en", "Gave the loom to my neighbour.", "gone", ("loom",)),
    ("en", "Fencing, I've abandoned.", "gone", ("fenc",)),
    ("en", "We buried Otter under the oak.", "dead", ("otter",)),
    ("en", "Grandma Edith passed away.", "dead", ("grandmother", "edith")),
    ("en", "My uncle's funeral is on Monday.", "dead", ("uncle",)),
    ("en", "Got the kiln fixed.", "settled", ("kiln",)),
    ("en", "Permit refused.", "settled", ("permit",)),
    ("en", "Made the last payment on the kiln loan.", "settled", ("kiln", "loan")),
    ("en", "Kiln loan: zero.", "settled", ("kiln", "loan")),
    ("fr", "J'ai vendu le vieux canoë.", "gone", ("cano",)),
    ("fr", "Les ruches ont été vendues.", "gone", ("ruch",)),
    ("fr", "Le canoë a rendu l'âme.", "gone", ("cano",)),
    ("fr", "Loutre est morte jeudi.", "dead", ("loutr",)),
    ("fr", "Les obsèques de mamie ont eu lieu hier.", "dead", ("grandmere",)),
    ("fr", "Le four est réparé.", "settled", ("four",)),
    ("fr", "Permis refusé.", "settled", ("perm",)),
)
SILENT = (
    ("en", "I want to sell the canoe."),
    ("en", "The canoe hasn't been sold."),
    ("en", "The abandoned mill is by the river."),
    ("en", "You sold the canoe."),
    ("en", "I sold a canoe."),
    ("en", "Ana's home office is cold."),
    ("en", "The sun went down over the lake."),
    ("fr", "Je veux vendre le canoë."),
    ("fr", "Le canoë n'est pas vendu."),
    ("fr", "Tu as vendu le canoë."),
    ("fr", "Cette gare fait partie de la ligne."),
    ("de", "Ich habe das Kanu verkauft."),
)


@pytest.mark.parametrize(("language", "text", "kind", "thing"), TOLD)
def test_what_became_of_a_thing_is_read(language: str, text: str, kind: str, thing: tuple[str, ...]) -> None:
    assert (kind, thing) in {(one.kind, one.thing) for one in outcomes_of(fold(text), language)}


@pytest.mark.parametrize(("language", "text"), SILENT)
def test_nothing_is_read_from_what_has_not_become_of_it(language: str, text: str) -> None:
    assert outcomes_of(fold(text), language) == ()
