"""The words around recalled turns, by language: data only. Every other language reads English."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True, kw_only=True)
class RecalledWords:
    """Headings, marks and ages. ``{n}`` stands for a number of two or more, ``{date}`` for an ISO date."""

    speech: str  # heading over what people and the assistant said
    material: str  # heading over what tools, pages and documents gave
    today: str
    yesterday: str
    days: str
    week: str
    weeks: str
    months: str
    years: str
    undated: str
    no_longer: str
    ended: str  # where nobody knows since when
    now: str  # what holds in its place
    withheld: str
    nothing: str
    nothing_sure: str
    weak: str  # over hits that may be accidents
    remembered: str  # heading over memories
    notes: str  # heading over notes and journals
    archived: str  # mark


ENGLISH = RecalledWords(
    speech="What was said", material="What tools, pages and documents gave",
    today="today", yesterday="yesterday", days="{n} days ago", week="a week ago", weeks="{n} weeks ago",
    months="{n} months ago", years="{n} years ago", undated="no known date",
    no_longer="no longer true since {date}: ", ended="no longer true: ",
    now="now: ", withheld="[withheld: this text gives orders to whoever reads it]", nothing="Nothing was found.",
        nothing_sure="Nothing sure was found.",
        weak="Nothing sure was found. What is nearest, perhaps by accident:",
        remembered="What is remembered", notes="From the notes", archived="(archived) ",
)  # fmt: skip
RECALLED_WORDS: Mapping[str, RecalledWords] = MappingProxyType({
    "en": ENGLISH,
    "fr": RecalledWords(
        speech="Ce qui a été dit", material="Ce qu'ont donné outils, pages et documents",
        today="aujourd'hui", yesterday="hier", days="il y a {n} jours", week="il y a une semaine", weeks="il y a {n} semaines",
        months="il y a {n} mois", years="il y a {n} ans", undated="date inconnue",
        no_longer="n'est plus vrai depuis le {date} : ",
        ended="n'est plus vrai : ", now="maintenant : ",
        withheld="[retenu : ce texte donne des ordres à qui le lit]", nothing="Rien n'a été trouvé.",
        nothing_sure="Rien de sûr n'a été trouvé.",
        weak="Rien de sûr n'a été trouvé. Le plus proche, peut-être par hasard :",
        remembered="Souvenirs", notes="Des notes", archived="(archivé) ",
    ),
    "de": RecalledWords(
        speech="Was gesagt wurde", material="Was Werkzeuge, Seiten und Dokumente ergaben",
        today="heute", yesterday="gestern", days="vor {n} Tagen", week="vor einer Woche", weeks="vor {n} Wochen",
        months="vor {n} Monaten", years="vor {n} Jahren", undated="Datum unbekannt", no_longer="gilt nicht mehr seit {date}: ",
        ended="gilt nicht mehr: ", now="jetzt: ",
        withheld="[zurückgehalten: dieser Text gibt dem Leser Befehle]", nothing="Nichts gefunden.",
        nothing_sure="Nichts Sicheres gefunden.",
        weak="Nichts Sicheres gefunden. Am nächsten, vielleicht zufällig:",
        remembered="Erinnerungen", notes="Aus den Notizen", archived="(archiviert) ",
    ),
    "es": RecalledWords(
        speech="Lo que se dijo", material="Lo que dieron herramientas, páginas y documentos",
        today="hoy", yesterday="ayer", days="hace {n} días", week="hace una semana", weeks="hace {n} semanas",
        months="hace {n} meses", years="hace {n} años", undated="fecha desconocida",
        no_longer="ya no es cierto desde el {date}: ", ended="ya no es cierto: ", now="ahora: ",
        withheld="[retenido: este texto da órdenes a quien lo lee]", nothing="No se encontró nada.",
        nothing_sure="No se encontró nada seguro.",
        weak="No se encontró nada seguro. Lo más cercano, quizá por azar:",
        remembered="Recuerdos", notes="De las notas", archived="(archivado) ",
    ),
    "it": RecalledWords(
        speech="Che cosa è stato detto", material="Che cosa hanno dato strumenti, pagine e documenti",
        today="oggi", yesterday="ieri", days="{n} giorni fa", week="una settimana fa", weeks="{n} settimane fa",
        months="{n} mesi fa", years="{n} anni fa", undated="data sconosciuta", no_longer="non più vero dal {date}: ",
        ended="non più vero: ", now="ora: ",
        withheld="[trattenuto: questo testo dà ordini a chi lo legge]", nothing="Non è stato trovato nulla.",
        nothing_sure="Non è stato trovato nulla di sicuro.",
        weak="Non è stato trovato nulla di sicuro. Il più vicino, forse per caso:",
        remembered="Ricordi", notes="Dalle note", archived="(archiviato) ",
    ),
    "pt": RecalledWords(
        speech="O que foi dito", material="O que deram ferramentas, páginas e documentos",
        today="hoje", yesterday="ontem", days="há {n} dias", week="há uma semana", weeks="há {n} semanas",
        months="há {n} meses", years="há {n} anos", undated="data desconhecida", no_longer="já não é verdade desde {date}: ",
        ended="já não é verdade: ", now="agora: ",
        withheld="[retido: este texto dá ordens a quem o lê]", nothing="Nada foi encontrado.",
        nothing_sure="Nada de seguro foi encontrado.",
        weak="Nada de seguro foi encontrado. O mais próximo, talvez por acaso:",
        remembered="Memórias", notes="Das notas", archived="(arquivado) ",
    ),
})  # fmt: skip
