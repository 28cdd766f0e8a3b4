"""Spanish dates and endings: the plain ways to say them."""

from souvenance.languages.endings.pack import EndingPack, Shape
from souvenance.languages.pack import numbered, words

_THE = "(?:el |la |los |las |este |esta )?"
_NEXT = "(?:proxim[oa]s?|siguientes?)"
_LAST = "(?:pasad[oa]s?|anterior(?:es)?|ultim[oa]s?)"
_YEAR = "(?:[ ,]{1,3}(?:de |del )?{year})?"
_TO = "(?:al?|hasta(?: el)?|-|–|—)"

_SHAPES = (
    # -- no dates, and habits
    Shape("none", "(?:por|de|toda|en) la (?:manana|tarde|noche)|(?:buenos|buenas) (?:dias|tardes|noches)"),
    Shape("none", "hoy en dia|un dia|algun dia|(?:la|una|aquella|misma) manana|(?:el|del) ayer"),
    Shape("none", "(?:en|durante) (?:los|las) ultim[oa]s (?:{count} )?{unit}|(?:en|durante) (?:el )?{season}"),
    Shape("none", "(?:feliz|felices) (?:{holiday}|{easter})"),
    Shape("none", "(?:huevos?|conejos?|arbol|arboles|tarjetas?|postal|postales|villancicos?|canciones|adornos?|luces|jersey|"
          "roscon|mona|mercadillos?|mercado) de (?:{holiday}|{easter})"),
    Shape("none", "(?:los|unos|dos|tres|sus) reyes|reyes (?:magos|catolicos|godos|de)"),
    Shape("recurring", "(?:cada|todos los|todas las) (?:{count} )?(?:{any_weekday}|{unit}|{season}|{month}|manana|noche)s?"),
    Shape("recurring", "(?:los )?{any_weekday}s?(?: y (?:los )?{any_weekday}s?)(?! {day})|los {any_weekday}s?"),
    Shape("recurring", "a diario|diario|semanal|mensual|anual"),
    Shape("recurring", "(?:una vez|dos veces|{count} veces) (?:al|por|a la) (?:dia|semana|mes|ano)"),
    # -- calendar dates
    Shape("date", "(?:{wd},?_(?:el )?)?{day}_(?:de )?{month}" + _YEAR),
    Shape("date", "{year}[/.-]{month}[/.-]{day}"),
    Shape("day_range", f"(?:del |de )?{{day}} ?{_TO} ?{{day2}}_(?:de )?{{month}}" + _YEAR),
    Shape("month_day", "(?:{wd}_(?:el |dia )?|(?:el|hasta el|desde el|para el)(?: dia)? ){day}{day_end}"),
    Shape("month_next", f"{_THE}{_NEXT} {{month}}"),
    Shape("month_last", f"{_THE}{{month}} {_LAST}"),
    Shape("month", "{month_cue} {cued_month}" + _YEAR),
    Shape("month", "{month}_(?:de |del )?{year}"),
    Shape("month", "{clear_month}"),
    Shape("days_of", "l[oa]s {count} {nth} {unit} de {month}" + _YEAR),
    Shape("days_of", "l[oa]s {nth} {count} {unit} de {month}" + _YEAR),
    Shape("year", "(?:en|desde|hasta|antes de|despues de|del? ano) {year}"),
    Shape("holiday", "(?:en |por )?{holiday}" + _YEAR),
    Shape("easter", "(?:en |por )?{easter}" + _YEAR),
    Shape("season", "est[ea] {season}"),
    Shape("season", f"{_THE}{_NEXT} {{season}}", 1),
    Shape("season", f"{_THE}{{season}} {_LAST}", -1),
    # -- counted from now
    Shape("day", "{day_word}(?: {part})?"),
    Shape("weekday", "(?:el |este )?{weekday}(?: {part})?"),
    Shape("weekday_after", f"(?:el |este )?{_NEXT} {{weekday}}"),
    Shape("weekday_after", "(?:el |este )?{weekday} que viene"),
    Shape("weekday_before", f"(?:el )?{{weekday}} {_LAST}(?: {{part}})?"),
    Shape("weekday_of", f"(?:el )?{{weekday}} de la (?:{_NEXT} semana|semana que viene)", 1),
    Shape("weekday_of", "(?:el )?{weekday} de esta semana"),
    Shape("weekday_later", "(?:el )?{weekday} en ocho dias", 1),
    Shape("offset", "(?:en|dentro de) {count} {unit}"),
    Shape("offset_for", "(?:por|durante) {count} {unit}"),
    Shape("ago", "hace {count} {unit}"),
    Shape("period", "est[ea] {unit}"),
    Shape("period", "(?:el|durante el|hasta el|para el|antes del) (?:fin de semana|finde)(?P<unit>)"),
    Shape("period", f"{_THE}{_NEXT} {{unit}}", 1),
    Shape("period", f"{_THE}{{unit}} (?:{_NEXT}|que viene)", 1),
    Shape("period", f"{_THE}{{unit}} {_LAST}", -1),
    Shape("edge", "(?!fin de semana)(?:a |para |al )?{edge} (?:de |del )(?:la |el |esta |este )?{unit}"),
    Shape("edge", "(?!fin de semana)(?:a |para |al )?{edge} (?:de |del )(?:la |el )?{unit} que viene", 1),
    Shape("edge_month", "(?:a |para |al )?{edge} de {month}" + _YEAR),
    Shape("edge_year", "(?:a |para |al )?{edge} de {year}"),
)  # fmt: skip

PACK = EndingPack(
    code="es",
    shapes=_SHAPES,
    month_cues="en|hasta|desde|para|durante|antes de|despues de|a partir de",
    names_too=words("julio mar may"),
    day_words={
        "hoy": 0,
        "esta (?:manana|tarde|noche)": 0,
        "pasado manana": 2,
        "manana": 1,
        "anteayer|antes de ayer|antier": -2,
        "ayer|anoche": -1,
    },
    day_parts="por la manana|por la tarde|por la noche|a mediodia|al mediodia",
    units={
        "minutos?": "minutes",
        "horas?": "hours",
        "dias?": "days",
        "dias? (?:laborables?|habiles?)": "weekdays",
        "semanas?": "weeks",
        "fin de semana|fines de semana|finde": "weekends",
        "quincenas?": "fortnights",
        "mes|meses": "months",
        "trimestres?": "quarters",
        "anos?": "years",
    },
    numbers=numbered("dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince", first=2)
    | numbered("veinte treinta cuarenta cincuenta", first=20, step=10),
    counts={"un|una": 1},
    ordinals={
        "primeros": 1,
        "primeras": 1,
        "ultimos": -1,
        "ultimas": -1,
        "primer": 1,
        "primero": 1,
        "primera": 1,
        "segundo": 2,
        "segunda": 2,
        "tercer": 3,
        "tercero": 3,
        "ultimo": -1,
        "ultima": -1,
    },
    day_ordinals={"primero": 1},
    joint="y",
    edges={"fin|final|finales": "end", "principio|principios|inicio|comienzo": "start", "mediados|mitad": "middle"},
    seasons={"primavera": 1, "verano": 2, "otono": 3, "invierno": 4},
    holidays={
        "navidad": (12, 25),
        "nochebuena": (12, 24),
        "nochevieja|fin de ano": (12, 31),
        "ano nuevo": (1, 1),
        "(?:dia de (?:los )?)?reyes(?: magos)?": (1, 6),
        "(?:noche|vispera) de reyes": (1, 5),
        "san valentin": (2, 14),
        "dia del trabajo": (5, 1),
    },
    easter={
        "viernes santo": -2,
        "domingo de resurreccion|domingo de pascua|pascua": 0,
        "lunes de pascua": 1,
        "domingo de ramos": -7,
        "miercoles de ceniza": -46,
        "pentecostes": 49,
    },
    beside="(?:(?:la |el |al )?{near}|(?:{count} (?P<unit>dias?|semanas?)|el {weekday}|el (?P<span>fin de semana|finde)) "
    "(?:(?P<before>antes)|despues))(?: del?)?",
    beside_days={"vispera|(?:dia|noche) antes|dia anterior": -1, "(?:dia|manana) despues|dia siguiente": 1, "antevispera": -2},
    until=r"hasta|hasta el|hasta la|antes de|antes del|para|para el|como muy tarde|a mas tardar|vence|caduca|termina|acaba|"
    r"plazo(?: es|:)?|fecha limite|entrega",
    since=r"desde|desde el|desde la|desde hace",
    starts=r"a partir de|a partir del|empezando",
    after=r"despues de|despues del|tras",
    denied=r"(?<!que )no|en vez de|en lugar de",
    between=r"entre|del|de",
    range_to=r"al|a|hasta|hasta el|-|–|—",
    range_and=r"y",
    glue=r"el|la|los|dia|de|del|en|es|hacia|sobre|a|:",
    unreal=r"(?:habria(?:s|mos|n)?|hubiera(?:s|n)?|hubieramos|hubiese(?:s|n)?|hubiesemos) (?:\w{2,8} ){0,1}?\w{2,14}(?:ado|"
    r"ido|to|cho|sto)",
    past=r"(?:(?:he|has|ha|hemos|han) \w{2,14}(?:ado|ido|to|cho|sto)|fui|fue|fuimos|fueron|era|eran|estaba|estaban|"
    r"tenia|tuve|tuvo|tuvimos|hice|hizo|hicimos|vi|vio|vimos|dije|dijo|compre|empece|empezo|conoci|"
    r"\w{2,12}(?:aba|abamos|aban))",
    # The preterite by its accent ("vendí", "gané", "nació"): no future ("iré", "tendré"), and no word that only looks like one.
    past_accented=r"(?!(?:así|aquí|allí|ahí|qué|porqué|esté|café|bebé|josé|andré|comité|habré|sabré|cabré)(?!\w))"
    r"\w{1,14}(?:ó|(?<=\w)í|(?<=\w)(?<![aeid]r)(?<!rr)é)",
    future=r"(?:voy|va|vamos|van|tengo|tiene|tenemos|hay|debo|debe|puedo|quiero|sera|estare|\w{2,12}(?:are|ara|aremos|aran|"
    r"ere|era|"
    r"eremos|ire|ira|iremos)|es|son|vence|caduca|termina|entrega|viajo|vuelo|salgo|llega|viene)",
    clause=r"(?:,|;|:|(?<!\w)(?:y|pero|porque|que))\s{1,3}(?=(?:yo|tu|el|ella|nosotros|ellos)\s)",
    booking=r"(?:reservad[oa]s?|reserve|quede|quedamos|cita|aplazad[oa]|pospuest[oa]|programad[oa]|apuntad[oa]|billetes?|"
    r"entradas?)",
    lasted=r"(?:he|ha|hemos|llevo|lleva|vivo|trabajo|conozco)",
    habits=r"(?:normalmente|suelo|suele|solemos|siempre|a menudo|a veces|rara vez|favorit[oa]s?|prefiero)",
    postponed=r"(?:aplazad[oa]|pospuest[oa]|adelantad[oa]|retrasad[oa])",
    moves=r"(?:cambiad[oa]|movid[oa]|cambiamos|cambie)",
    beginnings=r"(?:empieza|empiezan|comienza|sube|suben|entra en vigor|abre|arranca)",
    lasting=r"(?:cumpleanos|nacio|naci|nacid[oa]|aniversario|fundad[oa]|murio|fallecio)",
    events=r"(?:fiesta|cena|comida|regalo|tarta|celebrar|celebramos)",
    waiting=(
        r"(?:espero|esperamos|estoy esperando|estamos esperando) (?:a |la |el |que )?(?P<event>[^.;!?\n]{3,120})",
        r"hasta que (?P<event>[^.;!?,\n]{3,120})",
        r"(?P<event>)(?:por ahora|de momento|por el momento|temporalmente|provisionalmente)",
    ),
    not_waiting=r"(?:cada|siempre|si|esperaba|espere|espero que todo)",
    answered=r"(?:respondido|respondio|contestado|contesto|respuesta|confirmado|confirmo|recibido|llegado|llego)",
    done=r"(?:ha|han|he|hemos|esta|estan|ya)(?: \w{1,12}){0,3} (?:\w{2,12}(?:ado|ido)|list[oa]|hech[oa]|aqui)|"
    r"llego|termino|salio",
    not_yet=r"(?:no|aun|todavia|nunca|nada|pronto|manana|si|cuando|quizas?)",
    hear_words=words("respuesta noticias resultado resultados confirmacion decision mensaje"),
)
