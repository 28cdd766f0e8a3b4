"""German and Spanish dates and endings on expressions of their own, said on Tuesday 3 March 2026 in Paris."""

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from souvenance.core.expiry import dated, ended_by, ends
from souvenance.core.moments import moments
from souvenance.core.shapes import patterns

SAID = datetime(2026, 3, 3, 9, tzinfo=ZoneInfo("Europe/Paris"))
# rule | expression | first day | last day
DE = """
day|heute Abend|2026-03-03|2026-03-03
day|übermorgen|2026-03-05|2026-03-05
day|gestern|2026-03-02|2026-03-02
day|morgen früh|2026-03-04|2026-03-04
weekday|am Freitag|2026-03-06|2026-03-06
weekday|diesen Sonntag|2026-03-08|2026-03-08
weekday|Montag|2026-03-09|2026-03-09
weekday_after|nächsten Freitag|2026-03-06|2026-03-06
weekday_after|am kommenden Mittwoch|2026-03-04|2026-03-04
weekday_after|am folgenden Montag|2026-03-09|2026-03-09
weekday_before|letzten Freitag|2026-02-27|2026-02-27
weekday_before|am vergangenen Dienstag|2026-02-24|2026-02-24
weekday_before|vorigen Sonntag|2026-03-01|2026-03-01
weekday_of|am Freitag nächster Woche|2026-03-13|2026-03-13
weekday_of|nächste Woche Montag|2026-03-09|2026-03-09
weekday_of|am Donnerstag dieser Woche|2026-03-05|2026-03-05
weekday_later|Freitag in einer Woche|2026-03-13|2026-03-13
weekday_later|Montag in einer Woche|2026-03-16|2026-03-16
weekday_later|Sonntag in einer Woche|2026-03-15|2026-03-15
offset|in zwei Wochen|2026-03-17|2026-03-17
offset|in einem Monat|2026-04-03|2026-04-03
offset|binnen 10 Tagen|2026-03-13|2026-03-13
offset_for|für drei Tage|2026-03-06|2026-03-06
offset_for|noch zwei Wochen|2026-03-17|2026-03-17
offset_for|für einen Monat|2026-04-03|2026-04-03
ago|vor drei Tagen|2026-02-28|2026-02-28
ago|vor einer Woche|2026-02-24|2026-02-24
ago|vor zwei Jahren|2024-01-01|2024-12-31
period|diese Woche|2026-03-02|2026-03-08
period|nächsten Monat|2026-04-01|2026-04-30
period|übernächste Woche|2026-03-16|2026-03-22
period|letztes Jahr|2025-01-01|2025-12-31
period|am Wochenende|2026-03-07|2026-03-08
edge|Ende des Monats|2026-03-31|2026-03-31
edge|Anfang der Woche|2026-03-02|2026-03-03
edge|Mitte nächsten Monats|2026-04-11|2026-04-20
edge_month|Ende März|2026-03-31|2026-03-31
edge_month|Anfang Mai|2026-05-01|2026-05-10
edge_month|Mitte April 2027|2027-04-11|2027-04-20
edge_year|Ende 2026|2026-12-31|2026-12-31
edge_year|Anfang 2027|2027-01-01|2027-05-01
edge_year|Mitte 2028|2028-05-02|2028-08-31
date|5. April|2026-04-05|2026-04-05
date|am 12. Mai 2027|2027-05-12|2027-05-12
day_range|vom 3. bis 9. Mai|2026-05-03|2026-05-09
day_range|3.-9. Mai|2026-05-03|2026-05-09
day_range|12. bis 14. April 2027|2027-04-12|2027-04-14
month_day|am 15.|2026-03-15|2026-03-15
month_day|bis zum 20.|2026-03-20|2026-03-20
month_day|ab dem 9.|2026-03-09|2026-03-09
month_next|nächsten April|2026-04-01|2026-04-30
month_next|kommenden Mai|2026-05-01|2026-05-31
month_next|im nächsten Juli|2026-07-01|2026-07-31
month_last|letzten April|2025-04-01|2025-04-30
month_last|vergangenen Mai|2025-05-01|2025-05-31
month_last|im letzten Juli|2025-07-01|2025-07-31
month|im Juni|2026-06-01|2026-06-30
month|Juni 2027|2027-06-01|2027-06-30
month|bis August|2026-08-01|2026-08-31
days_of|in den ersten drei Tagen im April|2026-04-01|2026-04-03
days_of|die letzten zwei Wochen im Mai|2026-05-18|2026-05-31
days_of|die letzten drei Tage des Juni|2026-06-28|2026-06-30
date|zwei Wochen nach dem 20. März|2026-04-03|2026-04-03
date|am Freitag nach dem 20. März|2026-03-27|2026-03-27
easter|der Tag vor Ostern|2026-04-04|2026-04-04
holiday|am Vorabend von Weihnachten|2026-12-24|2026-12-24
year|in 2027|2027-01-01|2027-12-31
year|seit 2019|2019-01-01|2019-12-31
year|bis 2030|2030-01-01|2030-12-31
holiday|Weihnachten|2026-12-25|2026-12-25
holiday|an Silvester|2026-12-31|2026-12-31
holiday|Heiligabend|2026-12-24|2026-12-24
easter|Ostern|2026-04-05|2026-04-05
easter|an Pfingsten|2026-05-24|2026-05-24
easter|Karfreitag|2026-04-03|2026-04-03
season|diesen Sommer|2026-06-21|2026-09-22
season|nächsten Winter|2026-12-21|2027-03-19
season|letzten Herbst|2025-09-23|2025-12-20
date|am 1. Juli|2026-07-01|2026-07-01
"""
ES = """
day|esta tarde|2026-03-03|2026-03-03
day|pasado mañana|2026-03-05|2026-03-05
day|ayer|2026-03-02|2026-03-02
day|mañana por la noche|2026-03-04|2026-03-04
weekday|el viernes|2026-03-06|2026-03-06
weekday|este domingo|2026-03-08|2026-03-08
weekday|lunes|2026-03-09|2026-03-09
weekday_after|el próximo viernes|2026-03-06|2026-03-06
weekday_after|el miércoles que viene|2026-03-04|2026-03-04
weekday_after|próximo lunes|2026-03-09|2026-03-09
weekday_before|el viernes pasado|2026-02-27|2026-02-27
weekday_before|martes pasado|2026-02-24|2026-02-24
weekday_before|el domingo anterior|2026-03-01|2026-03-01
weekday_of|el viernes de la próxima semana|2026-03-13|2026-03-13
weekday_of|el lunes de la semana que viene|2026-03-09|2026-03-09
weekday_of|el jueves de esta semana|2026-03-05|2026-03-05
weekday_later|el viernes en ocho días|2026-03-13|2026-03-13
weekday_later|lunes en ocho días|2026-03-16|2026-03-16
weekday_later|domingo en ocho días|2026-03-15|2026-03-15
offset|en dos semanas|2026-03-17|2026-03-17
offset|dentro de un mes|2026-04-03|2026-04-03
offset|en 10 días|2026-03-13|2026-03-13
offset_for|por tres días|2026-03-06|2026-03-06
offset_for|durante dos semanas|2026-03-17|2026-03-17
offset_for|por un mes|2026-04-03|2026-04-03
ago|hace tres días|2026-02-28|2026-02-28
ago|hace una semana|2026-02-24|2026-02-24
ago|hace dos años|2024-01-01|2024-12-31
period|esta semana|2026-03-02|2026-03-08
period|este fin de semana|2026-03-07|2026-03-08
period|el fin de semana|2026-03-07|2026-03-08
period|el fin de semana que viene|2026-03-14|2026-03-15
period|el próximo mes|2026-04-01|2026-04-30
period|la semana que viene|2026-03-09|2026-03-15
period|el año pasado|2025-01-01|2025-12-31
edge|a fin de mes|2026-03-31|2026-03-31
edge|a principios de la semana|2026-03-02|2026-03-03
edge|a mediados del mes|2026-03-11|2026-03-20
edge_month|a finales de marzo|2026-03-31|2026-03-31
edge_month|principios de mayo|2026-05-01|2026-05-10
edge_month|mediados de abril de 2027|2027-04-11|2027-04-20
edge_year|a finales de 2026|2026-12-31|2026-12-31
edge_year|principios de 2027|2027-01-01|2027-05-01
edge_year|mediados de 2028|2028-05-02|2028-08-31
date|5 de abril|2026-04-05|2026-04-05
date|el 12 de mayo de 2027|2027-05-12|2027-05-12
day_range|del 3 al 9 de mayo|2026-05-03|2026-05-09
day_range|3-9 de mayo|2026-05-03|2026-05-09
day_range|del 12 al 14 de abril de 2027|2027-04-12|2027-04-14
month_day|el 15|2026-03-15|2026-03-15
month_day|hasta el 20|2026-03-20|2026-03-20
month_day|lunes 9|2026-03-09|2026-03-09
month_next|el próximo abril|2026-04-01|2026-04-30
month_next|próximo mayo|2026-05-01|2026-05-31
month_next|el próximo junio|2026-06-01|2026-06-30
month_last|abril pasado|2025-04-01|2025-04-30
month_last|el mayo pasado|2025-05-01|2025-05-31
month_last|junio pasado|2025-06-01|2025-06-30
month|en junio|2026-06-01|2026-06-30
month|junio de 2027|2027-06-01|2027-06-30
month|hasta agosto|2026-08-01|2026-08-31
days_of|los tres primeros días de abril|2026-04-01|2026-04-03
days_of|las últimas dos semanas de mayo|2026-05-18|2026-05-31
days_of|los últimos tres días de junio|2026-06-28|2026-06-30
date|dos semanas después del 20 de marzo|2026-04-03|2026-04-03
date|el viernes después del 20 de marzo|2026-03-27|2026-03-27
easter|la antevíspera de Pascua|2026-04-03|2026-04-03
holiday|la víspera de Navidad|2026-12-24|2026-12-24
year|en 2027|2027-01-01|2027-12-31
year|desde 2019|2019-01-01|2019-12-31
year|hasta 2030|2030-01-01|2030-12-31
holiday|Navidad|2026-12-25|2026-12-25
holiday|en Nochevieja|2026-12-31|2026-12-31
holiday|Nochebuena|2026-12-24|2026-12-24
easter|Pascua|2026-04-05|2026-04-05
easter|Viernes Santo|2026-04-03|2026-04-03
easter|Domingo de Ramos|2026-03-29|2026-03-29
season|este verano|2026-06-21|2026-09-22
season|el próximo invierno|2026-12-21|2027-03-19
season|el otoño pasado|2025-09-23|2025-12-20
date|el 1 de julio|2026-07-01|2026-07-01
"""
# No date at all, though each is near to one.
NONE = {
    "de": """
Guten Morgen|am Morgen|jeden Dienstag|montags und freitags|einmal pro Woche|im Sommer|heutzutage|alle zwei Wochen|eines Tages
Frohe Weihnachten|Zimmer 12|der 45.|31. Februar|täglich|in den letzten drei Wochen|das Märzbier
""",
    "es": """
Buenos días|por la mañana|todos los martes|los lunes y jueves|una vez a la semana|en verano|hoy en día|cada dos semanas|un día
Feliz Navidad|sala 12|el 45|31 de febrero|versión 2.1.30|a diario|en las últimas tres semanas|Julio canta
""",
}
ENDS = {
    "de": (
        ("Ich habe morgen eine Prüfung.", "2026-03-04"), ("Ich habe am Freitag Brot gekauft.", None),
        ("Am Freitag habe ich Chor.", "2026-03-06"), ("Gestern war ich in Köln.", None), ("Abgabe bis Freitag.", "2026-03-06"),
        ("Die Frist endet am 15. April.", "2026-04-15"), ("Montags habe ich Chor.", None),
        ("Bis Ende des Monats wohne ich hier.", "2026-03-31"), ("Mein Geburtstag ist am 5. Mai.", None),
        ("Ich wohne seit 2019 in Bonn.", None), ("Vom 3. bis 9. Mai bin ich in Rom.", "2026-05-09"),
        ("Ich warte auf die Antwort von Ana.", "2026-03-24"), ("Die Miete steigt am 1. April.", None),
        ("Am Freitagabend habe ich Chor.", "2026-03-06"), ("Freitagabends habe ich Chor.", None), ("Ich mag den Morgen.", None),
        ("Der Brief, der morgen kommt, ist von Ana.", "2026-03-04"),
    ),
    "es": (
        ("Mañana tengo un examen.", "2026-03-04"), ("El viernes compré pan.", None), ("El viernes tengo coro.", "2026-03-06"),
        ("Ayer fui a Cádiz.", None), ("Entrega hasta el viernes.", "2026-03-06"), ("El plazo termina el 15 de abril.", "2026-04-15"),
        ("Los lunes tengo coro.", None), ("Vivo aquí hasta fin de mes.", "2026-03-31"), ("Mi cumpleaños es el 5 de mayo.", None),
        ("Vivo en Lugo desde 2019.", None), ("Del 3 al 9 de mayo estoy en Roma.", "2026-05-09"),
        ("Espero la respuesta de Ana.", "2026-03-24"), ("El alquiler sube el 1 de abril.", None),
        ("Llego el viernes.", "2026-03-06"), ("Ana llegó el viernes.", None), ("No el viernes, sino el sábado, tengo coro.", "2026-03-07"),
        ("Me gusta la mañana.", None), ("El árbol de Navidad es azul.", None), ("En Reyes tengo la cena.", "2027-01-06"),
    ),
}  # fmt: skip


def rows(table: str) -> list[list[str]]:
    return [line.split("|") for line in table.strip().split("\n")]


@pytest.mark.parametrize(("language", "row"), [(code, row) for code, table in (("de", DE), ("es", ES)) for row in rows(table)])
def test_an_expression_means_its_days(language: str, row: list[str]) -> None:
    rule, text, first, last = row
    (moment,) = moments(text, SAID, "Europe/Paris", language)
    assert (moment.rule, str(moment.first), str(moment.last)) == (rule, first, last)


@pytest.mark.parametrize(("language", "table"), [("de", DE), ("es", ES)])
def test_every_rule_has_three_expressions(language: str, table: str) -> None:
    tested = [rule for rule, *_ in rows(table)]
    used = {shape.rule for shape, _ in patterns(language)} - {"none", "recurring"}
    assert {rule for rule in used if tested.count(rule) < 3} == set()


@pytest.mark.parametrize(
    ("language", "text"), [(code, text) for code, table in NONE.items() for row in rows(table) for text in row]
)
def test_what_comes_near_a_date_is_none(language: str, text: str) -> None:
    assert moments(text, SAID, "Europe/Paris", language) == ()


@pytest.mark.parametrize(("language", "text", "last"), [(code, *case) for code, cases in ENDS.items() for case in cases])
def test_a_statement_ends_on_its_last_day_or_never(language: str, text: str, last: str | None) -> None:
    found = ends(text, SAID, "Europe/Paris", language, "fact")
    assert (found.last_day if found is not None else None) == (date.fromisoformat(last) if last is not None else None)


@pytest.mark.parametrize(
    ("language", "text", "written"),
    [
        ("de", "Ich fliege übermorgen nach Rom.", "Ich fliege übermorgen (2026-03-05) nach Rom."),
        ("de", "Nächste Woche bin ich weg.", "Nächste Woche (2026-03-09/2026-03-15) bin ich weg."),
        ("es", "Viajo pasado mañana a Roma.", "Viajo pasado mañana (2026-03-05) a Roma."),
        ("es", "La semana que viene no estoy.", "La semana que viene (2026-03-09/2026-03-15) no estoy."),
    ],
)
def test_no_bare_tomorrow_is_stored(language: str, text: str, written: str) -> None:
    assert dated(text, SAID, "Europe/Paris", language) == written
    assert dated(written, SAID, "Europe/Paris", language) == written


@pytest.mark.parametrize(
    ("language", "waits", "later", "over"),
    [
        ("de", "Ich warte auf die Antwort von Ana.", "Ana hat geantwortet.", True),
        ("de", "Ich warte auf die Antwort von Ana.", "Ana hat noch nicht geantwortet.", False),
        ("es", "Espero la respuesta de Ana.", "Ana ha respondido.", True),
        ("es", "Espero la respuesta de Ana.", "Ana todavía no ha respondido.", False),
    ],
)
def test_a_wait_ends_with_what_it_waited_for(language: str, waits: str, later: str, over: bool) -> None:
    assert ended_by(waits, later, language) is over


@pytest.mark.parametrize(
    "text",
    [
        "Hoy vendí mi coche", "Esta mañana perdí las llaves", "Esta semana gané la carrera", "Hoy aprobé el examen",
        "Hoy Tomás rompió el jarrón", "Este mes compré un piano", "Hoy me senté con Ana a hablar",
    ],
)  # fmt: skip
def test_what_is_told_in_the_preterite_does_not_end(text: str) -> None:
    assert ends(text, SAID, "Europe/Paris", "es") is None


@pytest.mark.parametrize(
    "text", ["Hoy iré al dentista", "Hoy tendré la respuesta", "Hoy habré terminado", "Hoy estoy aquí", "Hoy como con José"]
)
def test_a_future_and_what_only_looks_like_a_preterite_still_end(text: str) -> None:
    assert ends(text, SAID, "Europe/Paris", "es") is not None


def test_what_happened_in_the_month_that_goes_on_does_not_end_with_it() -> None:
    assert ends("Im März habe ich ein Klavier gekauft", SAID, "Europe/Paris", "de") is None
    assert ends("En marzo compré un piano", SAID, "Europe/Paris", "es") is None
    assert ends("Im März fliege ich nach Oslo", SAID, "Europe/Paris", "de") is not None
