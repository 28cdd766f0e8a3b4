"""What German and Spanish say has changed: three updates a rule, and three innocent neighbours."""

import pytest

from souvenance.core.supersede import claims, relation

# rule: (pairs that supersede, pairs that do not)
GERMAN = {
    "ended": (
        [
            ("Ich rauche Zigarren.", "Ich rauche keine Zigarren mehr."),
            ("Ich esse gern Fleisch.", "Fleisch esse ich nicht, und ich esse kein Fleisch mehr."),
            ("Unser Chor probt am Abend in der Schule.", "Die Chorreise steht, aber unser Chor ist beendet."),
        ],
        [
            ("Ich rauche Zigarren.", "Vielleicht rauche ich bald keine Zigarren mehr."),
            ("Ich rauche Zigarren.", "Mein Bruder raucht keine Zigarren mehr."),
            ("Ich esse gern Fleisch.", "Heute gab es keinen Kuchen mehr."),
        ],
    ),
    "replaced": (
        [
            ("Wir benutzen Postgres für den Laden.", "Wir sind von Postgres auf MySQL umgestiegen."),
            ("Ich trinke Kaffee zum Frühstück.", "Ich trinke jetzt Tee statt Kaffee."),
            ("Wir benutzen Jira für die Planung.", "Statt Jira benutzen wir jetzt Trello."),
        ],
        [
            ("Wir benutzen Postgres für den Laden.", "Vielleicht steigen wir von Postgres auf MySQL um."),
            ("Ich trinke Kaffee zum Frühstück.", "Ich trinke auch Tee."),
            ("Die Probe ist am Montag.", "Das Konzert ist am Dienstag."),
        ],
    ),
    "home": (
        [
            ("Ich wohne in Köln.", "Ich bin nach Bonn gezogen."),
            ("Ich wohne in Köln.", "Ich wohne jetzt in Bonn."),
            ("Wir wohnen in Köln.", "Wir sind letzte Woche nach Bonn umgezogen."),
        ],
        [
            ("Ich wohne in Köln.", "Meine Schwester wohnt jetzt in Bonn."),
            ("Ich wohne in Köln.", "Wenn ich nach Bonn gezogen bin, rufe ich an."),
            ("Ich wohne in Köln.", "Ich wohne diese Woche in Bonn, im Urlaub."),
        ],
    ),
    "employer": (
        [
            ("Ich arbeite bei Lenz.", "Ich arbeite jetzt bei Mohr."),
            ("Ich arbeite bei Lenz.", "Ich arbeite inzwischen für Mohr."),
            ("Ich arbeite bei Lenz.", "Neuerdings bin ich glücklich, ich arbeite jetzt bei Mohr."),
        ],
        [
            ("Ich arbeite bei Lenz.", "Mein Vater arbeitet jetzt bei Mohr."),
            ("Ich arbeite bei Lenz.", "Früher war ich bei Mohr."),
            ("Ich arbeite bei Lenz.", "Ich möchte bei Mohr arbeiten."),
        ],
    ),
}
SPANISH = {
    "ended": (
        [
            ("Fumo puros.", "Ya no fumo puros."),
            ("Como carne.", "He dejado de comer carne."),
            ("Tengo una bicicleta roja.", "He vendido la bicicleta roja."),
        ],
        [
            ("Fumo puros.", "Quizás ya no fumo puros."),
            ("Fumo puros.", "Mi hermano ya no fuma puros."),
            ("Como carne.", "Ya no llueve en la plaza."),
        ],
    ),
    "replaced": (
        [
            ("Usamos Postgres para la tienda.", "Pasamos de Postgres a MySQL."),
            ("Desayuno café.", "Ahora desayuno té en lugar de café."),
            ("Usamos Postgres para la tienda.", "Cambiamos Postgres por MySQL."),
        ],
        [
            ("Usamos Postgres para la tienda.", "Tal vez pasamos de Postgres a MySQL."),
            ("Desayuno café.", "También desayuno té."),
            ("El ensayo es el lunes.", "El concierto es el martes."),
        ],
    ),
    "home": (
        [
            ("Vivo en Sevilla.", "Me he mudado a Cádiz."),
            ("Vivo en Sevilla.", "Ahora vivo en Cádiz."),
            ("Vivimos en Sevilla.", "Nos mudamos a Cádiz."),
        ],
        [
            ("Vivo en Sevilla.", "Mi hermana vive ahora en Cádiz."),
            ("Vivo en Sevilla.", "Quiero vivir en Cádiz."),
            ("Vivo en Sevilla.", "Por ahora vivo en Cádiz, de vacaciones."),
        ],
    ),
    "employer": (
        [
            ("Trabajo en Lanza.", "Ahora trabajo en Morán."),
            ("Trabajo para Lanza.", "Trabajo ahora para Morán."),
            ("Trabajo en Lanza.", "Estoy contento, ahora trabajo para Morán."),
        ],
        [
            ("Trabajo en Lanza.", "Mi padre trabaja ahora en Morán."),
            ("Trabajo en Lanza.", "Antes estaba en Morán."),
            ("Trabajo en Lanza.", "Me gustaría trabajar en Morán."),
        ],
    ),
}


def pairs(wanted: int) -> list[tuple[str, str, str, str]]:
    tables = (("de", GERMAN), ("es", SPANISH))
    return [(code, rule, *pair) for code, table in tables for rule, both in table.items() for pair in both[wanted]]


@pytest.mark.parametrize(("code", "rule", "old", "new"), pairs(0))
def test_an_update_is_seen(code: str, rule: str, old: str, new: str) -> None:
    assert relation(claims(old, code), claims(new, code)).kind == "supersedes", rule


@pytest.mark.parametrize(("code", "rule", "old", "new"), pairs(1))
def test_its_neighbours_stand(code: str, rule: str, old: str, new: str) -> None:
    assert relation(claims(old, code), claims(new, code)).kind != "supersedes", rule


@pytest.mark.parametrize(
    ("code", "old", "new"),
    [
        ("de", "Ich rauche Zigarren.", "Anna raucht keine Zigarren mehr."),
        ("de", "Anna raucht Zigarren.", "Ich rauche keine Zigarren mehr."),
        ("de", "Ich wohne in Köln.", "Anna wohnt jetzt in Bonn."),
        ("de", "Ich trinke Kaffee zum Frühstück.", "Mein Bruder trinkt jetzt Tee statt Kaffee."),
        ("de", "Meine Mutter arbeitet bei Lenz.", "Ich arbeite jetzt bei Mohr."),
        ("de", "Ich esse gern Huhn.", "Unsere Katze frisst kein Huhn mehr."),
        # Spanish leaves the subject out: the form of the verb alone says that somebody else is meant.
        ("es", "Fumo puros.", "Ya no fuma puros."),
        ("es", "Fumo puros.", "Ana ya no fuma puros."),
        ("es", "Vivo en Sevilla.", "Ahora vive en Cádiz."),
        ("es", "Trabajo en Lanza.", "Ahora trabaja en Morán."),
        ("es", "Desayuno café.", "Ahora desayuna té en lugar de café."),
        ("es", "Mi hermano fuma puros.", "Ya no fumo puros."),
        ("es", "Ana vive en Sevilla.", "Ahora vivo en Cádiz."),
        ("es", "Mi madre trabaja en Lanza.", "Ahora trabajo en Morán."),
        ("es", "Como carne.", "Ha dejado de comer carne."),
    ],
)
def test_what_changed_for_one_person_changes_nothing_for_another(code: str, old: str, new: str) -> None:
    assert relation(claims(old, code), claims(new, code)).kind != "supersedes"
