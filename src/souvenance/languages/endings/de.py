"""German dates and endings: the plain ways to say them."""

from souvenance.languages.endings.pack import EndingPack, Shape
from souvenance.languages.pack import numbered, words

_THIS = "diese[nmrs]?"
_NEXT = "(?:der |die |das |den |dem |im )?(?:nachste[nmrs]?|kommende[nmrs]?|folgende[nmrs]?)"
_LAST = "(?:der |die |das |den |dem |im )?(?:letzte[nmrs]?|vergangene[nmrs]?|vorige[nmrs]?)"
_YEAR = "(?:[ ,]{1,3}{year})?"
_PART = "morgen|vormittag|mittag|nachmittag|abend|nacht|fruh"
_TO = "(?:bis(?: zum)?|-|–|—)"

_SHAPES = (
    # -- no dates, and habits
    Shape("none", "(?:guten|schonen|am|jeden|eines|den ganzen|bis zum|vom|gegen) (?:morgens?|tags?|abends?)|heutzutage"),
    Shape("none", "eines tages|(?<!, )(?:der|den) morgen|(?:diesem|jenem|einem|jedem|nachsten|folgenden|selben) morgen"),
    Shape("none", "(?:in|wahrend|uber) (?:den|der) letzten (?:{count} )?{unit}|(?:im|in diesem) {season}"),
    Shape("none", "(?:frohe|schone|gesegnete) (?:{holiday}|{easter})"),
    Shape("recurring", "(?:jede[nmrs]?|alle) (?:{count} )?(?:{any_weekday}|{unit}|{season}|{month}|morgen|abend|nacht)"),
    Shape("recurring", "{any_weekday}s(?:(?:,| und| oder) {any_weekday}s){0,3}|taglich|wochentlich|monatlich|jahrlich"),
    Shape("recurring", "(?:einmal|zweimal|dreimal|{count} ?mal) (?:am|pro|in der|im) (?:tag|woche|monat|jahr)"),
    # -- calendar dates
    Shape("date", "(?:{wd},?_(?:den |dem )?)?{day}\\.?_{month}" + _YEAR),
    Shape("date", "{year}[/.-]{month}[/.-]{day}"),
    Shape("day_range", f"(?:vom )?{{day}}\\.? ?{_TO} ?{{day2}}\\.?_{{month}}" + _YEAR),
    Shape("month_day", "(?:am|bis zum|ab dem|zum|vom) {day}\\.{day_end}"),
    Shape("month_next", f"{_NEXT} {{month}}"),
    Shape("month_last", f"{_LAST} {{month}}"),
    Shape("month", "{month_cue} {cued_month}" + _YEAR),
    Shape("month", "{month}_{year}"),
    Shape("month", "{clear_month}"),
    Shape("days_of", "(?:die |den |in den )?(?P<nth>ersten|letzten) {count} {unit} (?:im|des|von) {month}" + _YEAR),
    Shape("year", "(?:in|im jahr|seit|bis|ab|vor|nach) {year}"),
    Shape("holiday", "(?:an |zu )?{holiday}" + _YEAR),
    Shape("easter", "(?:an |zu |uber )?{easter}" + _YEAR),
    Shape("season", f"{_THIS} {{season}}"),
    Shape("season", f"{_NEXT} {{season}}", 1),
    Shape("season", f"{_LAST} {{season}}", -1),
    # -- counted from now
    Shape("day", "{day_word}(?: {part})?"),
    Shape("weekday", f"(?:am |{_THIS} )?{{weekday}}(?: {{part}})?"),
    Shape("weekday", f"(?:am |{_THIS} )?(?P<weekday>{{any_weekday}})(?:{_PART})"),  # "am Freitagabend"
    Shape("weekday_after", f"(?:am )?{_NEXT} {{weekday}}(?: {{part}})?"),
    Shape("weekday_before", f"(?:am )?{_LAST} {{weekday}}(?: {{part}})?"),
    Shape("weekday_of", "(?:am )?{weekday} (?:der )?(?:nachste[rn]?|kommende[rn]?) woche", 1),
    Shape("weekday_of", "(?:nachste|kommende) woche(?: am)? {weekday}", 1),
    Shape("weekday_of", "(?:am )?{weekday} (?:in )?dieser woche"),
    Shape("weekday_later", "{weekday} in einer woche", 1),
    Shape("offset", "(?:in|innerhalb von|binnen) {count} {unit}"),
    Shape("offset_for", "(?:fur|noch) {count} {unit}"),
    Shape("ago", "vor {count} {unit}"),
    Shape("period", f"(?:in |im )?{_THIS} {{unit}}"),
    Shape("period", f"(?:in )?{_NEXT} {{unit}}", 1),
    Shape("period", "(?:in der |im |die |das |den )?ubernachste[nmrs]? {unit}", 2),
    Shape("period", f"(?:in )?{_LAST} {{unit}}", -1),
    Shape("period", "(?:am|bis zum|ubers) wochenende(?P<unit>)"),
    Shape("edge", "(?:am |zum |gegen )?{edge} (?:der |des |dieser |dieses )?{unit}"),
    Shape("edge", "(?:am |zum |gegen )?{edge} (?:nachster|nachsten|kommender|kommenden) {unit}", 1),
    Shape("edge_month", "(?:am |zum |gegen )?{edge} {month}" + _YEAR),
    Shape("edge_year", "(?:am |zum |gegen )?{edge} {year}"),
)  # fmt: skip

PACK = EndingPack(
    code="de",
    shapes=_SHAPES,
    month_cues="im|bis|ab|seit|fur|bis ende|vor|nach",
    day_words={
        "heute(?: morgen| fruh| vormittag| mittag| nachmittag| abend| nacht)?": 0,
        "morgen(?: fruh| vormittag| mittag| nachmittag| abend| nacht)?": 1,
        "ubermorgen": 2,
        "gestern(?: morgen| fruh| vormittag| mittag| nachmittag| abend| nacht)?": -1,
        "vorgestern": -2,
    },
    anchors=rf"\w{{6,10}}(?:{_PART})",
    day_parts=_PART,
    units={
        "minuten?": "minutes",
        "stunden?": "hours",
        "tag|tage|tagen|tages": "days",
        "werktage?n?|arbeitstage?n?": "weekdays",
        "wochen?": "weeks",
        "wochenenden?": "weekends",
        "monat|monate|monaten|monats": "months",
        "quartale?n?|quartals": "quarters",
        "jahr|jahre|jahren|jahres": "years",
    },
    numbers=numbered("zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn", first=2)
    | numbered("zwanzig dreissig vierzig funfzig", first=20, step=10),
    counts={"ein|einem|einer|eine|einen": 1},
    ordinals={"ersten": 1, "erste": 1, "zweiten": 2, "zweite": 2, "dritten": 3, "dritte": 3, "letzten": -1, "letzte": -1},
    day_ordinals={"ersten": 1, "zweiten": 2, "dritten": 3, "zehnten": 10},
    edges={"ende": "end", "anfang|beginn": "start", "mitte": "middle"},
    seasons={"fruhling|fruhjahr": 1, "sommer": 2, "herbst": 3, "winter": 4},
    holidays={
        "weihnachten": (12, 25),
        "heiligabend|heilig abend": (12, 24),
        "silvester": (12, 31),
        "neujahr": (1, 1),
        "nikolaus": (12, 6),
        "tag der arbeit": (5, 1),
        "tag der deutschen einheit": (10, 3),
        "valentinstag": (2, 14),
    },
    easter={
        "karfreitag": -2,
        "ostersonntag|ostern": 0,
        "ostermontag": 1,
        "christi himmelfahrt": 39,
        "pfingsten|pfingstsonntag": 49,
        "pfingstmontag": 50,
        "rosenmontag": -48,
        "aschermittwoch": -46,
    },
    beside="(?:(?:am |der |den )?{near}|(?:{count} (?P<unit>tage?n?|wochen?)|(?:am |der |den ){weekday}|"
    "(?:am |das )(?P<span>wochenende)) (?:(?P<before>vor)|nach))(?: dem| der)?",
    beside_days={"(?:tag|abend|nacht) vor|(?:vortag|vorabend) (?:von|des|der|zu)": -1, "(?:tag|morgen) nach": 1},
    until=r"bis|bis zum|bis zur|bis einschliesslich|spatestens|endet|enden|lauft aus|fallig|gultig bis|frist(?: ist|:)?|abgabe",
    since=r"seit|seit dem|seit der",
    starts=r"ab|ab dem|ab der|beginnend",
    after=r"nach|nach dem|nach der|nicht vor",
    denied=r"nicht|statt|anstatt",
    between=r"zwischen|von|vom",
    range_to=r"bis|bis zum|-|–|—",
    range_and=r"und",
    glue=r"am|den|dem|der|die|das|im|in|um|zum|gegen|etwa|ca|ist|:",
    # "hätte", which folds to "hatte", is past already; the participle of both stands behind the date
    unreal=r"(?:ware|waren|warest)(?= (?:[\w.-]{1,14} ){0,6}?(?:\w{0,6}ge\w{2,14}(?:t|en)|\w{2,12}iert)(?!\w))",
    past=r"(?:war|waren|hatte|hatten|ging|gingen|kam|kamen|gab|fuhr|sah|traf|kaufte|lernte|spielte|arbeitete|wohnte|wurde|wurden|"
    # the participle stands behind the date: "habe am Freitag Brot gekauft"
    r"(?:habe|hat|haben|hab|bin|ist|sind)(?= (?:[\w.-]{1,14} ){0,6}?(?:\w{0,6}ge\w{2,14}(?:t|en)|besucht|bekommen|verkauft|"
    r"verloren|vergessen|erhalten|begonnen|bestellt|bezahlt|versprochen|erzahlt|verbracht|unterschrieben|\w{2,12}iert)(?!\w)))",
    future=r"(?:werde|wird|werden|muss|mussen|soll|sollen|will|wollen|kann|mochte|darf|findet|endet|beginnt|habe|hat|haben|bin|ist|"
    r"sind|gehe|fahre|fliege|reise|treffe|komme|kommt|abgabe|frist|termin)",
    clause=r"(?:,|;|:|(?<!\w)(?:und|aber|denn|weil|dass))\s{1,3}(?=(?:ich|du|er|sie|es|wir|ihr)\s)",
    booking=r"(?:gebucht|reserviert|verabredet|geplant|vereinbart|verschoben|verlegt|angemeldet|eingeladen|termin|tickets?)",
    lasted=r"(?:habe|hat|haben|hatte|bin|ist|war|kenne|wohne|lebe|arbeite|lerne)",
    habits=r"(?:normalerweise|meistens|meist|immer|oft|manchmal|selten|gewohnlich|lieblings\w{1,12})",
    postponed=r"(?:verschoben|verlegt|vorgezogen)",
    moves=r"(?:gewechselt|geandert|umgestellt)",
    beginnings=r"(?:beginnt|beginnen|startet|fangt|steigt|erhoht|gilt|tritt in kraft|offnet|eroffnet)",
    lasting=r"(?:geburtstage?|geboren|jahrestag|hochzeitstag|gegrundet|gestorben)",
    events=r"(?:feier|party|essen|fest|geschenk|kuchen|feiern|feiere)",
    waiting=(
        r"(?:warte|warten|wartet) (?:noch |immer noch )?auf (?P<event>[^.;!?\n]{3,120})",
        r"(?:solange|bis) (?P<event>(?:ich|wir|er|sie|es|der|die|das) [^.;!?,\n]{3,120})",
        r"(?P<event>)(?:vorerst|vorubergehend|erst ?mal|im moment|zurzeit|bis auf weiteres)",
    ),
    not_waiting=r"(?:jede\w?|immer|wenn|falls|gewartet|wartete|nicht erwarten)",
    answered=r"(?:geantwortet|gemeldet|antwort|zugesagt|abgesagt|bestatigt|bekommen|erhalten)",
    done=r"(?:ist|sind|war|wurde|hat|haben|habe)(?: \w{1,14}){0,3} "
    r"(?:da|fertig|angekommen|zuruck|vorbei|\w{0,6}ge\w{2,14}(?:t|en))",
    not_yet=r"(?:nicht|noch|nie|kein\w{0,2}|wird|werden|bald|morgen|falls|wenn|vielleicht)",
    hear_words=words("antwort bescheid nachricht ergebnis zusage rueckmeldung ruckmeldung entscheidung"),
)
