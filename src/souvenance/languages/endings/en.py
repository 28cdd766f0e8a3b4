"""English dates and endings."""

from souvenance.languages.endings.pack import EndingPack, Shape
from souvenance.languages.pack import numbered, words

_THIS = "(?:this|the current|current)"
_NEXT = "(?:(?:the )?next|(?:the )?following|(?:the |this )?coming|(?:the |this )?upcoming)"
_LAST = "(?:last|the previous|previous|this past|the past)"
_OF = "(?:of |in )?(?:the )?"
# How a day to come begins: "booked it for …".
_SOON = (
    "(?:next|this|tomorrow|tonight|early|late|mid|the (?:end|start|week|weekend|morning|afternoon|evening|night|(?:first|"
    "second|third|last) (?:of|"
    "week|weekend|mon|tue|wed|thu|fri|sat|sun)|\\d)|\\d|christmas|easter|new year|"
    "(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))"
)
_FROM = "(?:from |between )?(?:the )?"
_TO = "(?:to|until|till|through|thru|and|-|–|—)"
_YEAR = "(?:[ ,]{1,3}(?:in |of )?{year})?"
_OF_YEAR = "(?:,? (?:of |in )?(?:the )?| )"
_PERIOD = "{unit}"
_MORE = "(?:more|further|extra|additional)"
_AGAIN = "(?:another|a further|an extra|an additional)"
_ABOUT = (
    "(?:(?:exactly|precisely|just|only|barely|about|around|roughly|approximately|approx|nearly|almost|maybe|perhaps|like|"
    "literally|say|some|under|over|at least|at most|(?:(?:a )?(?:little|bit|tad) )?(?:over|under|more than|less than|"
    "fewer than)|no more than|not more than|(?:well|just|slightly) (?:over|under)) ){1,3}"
)
_NO_HOURS = "(?!hour|hr|h(?!\\w)|min)"
_DAY_NAME = "(?:{month}|{weekday})"
_ONES = "(?:my|our|his|her|their|your|the|a|an)"
# Whoever has a name: kin, the people around one, animals of a house.
_BEING = (
    "(?:(?:step|grand|god|half-?)?(?:mother|father|mum|mom|dad|ma|pa|sister|brother|son|daughter|child|kid)|gran|grandma|"
    "grandpa|nan|aunt|auntie|uncle|niece|nephew|cousin|wife|husband|partner|fianc[e]{1,2}|girlfriend|boyfriend|twin|baby|"
    "boss|manager|colleague|coworker|co-worker|assistant|neighbour|neighbor|flatmate|roommate|housemate|friend|mate|bff|"
    "teacher|nurse|midwife|nanny|therapist|lodger|tenant|landlord|landlady|cat|dog|kitten|puppy|pup|rabbit|bunny|hamster|"
    "gerbil|rat|mouse|ferret|guinea pig|parrot|budgie|canary|cockatiel|bird|hen|chicken|cockerel|rooster|duck|goose|horse|"
    "pony|mare|foal|donkey|mule|goat|sheep|lamb|ewe|ram|pig|cow|calf|tortoise|turtle|snake|gecko|lizard|iguana|fish|"
    "goldfish|pet)"
)
# Not "I have two weeks before Easter", which ends at Easter, and not "the two weeks before", which are no day.
_NO_HAVING = (
    "(?<!have )(?<!had )(?<!got )(?<!'ve )(?<!only )(?<!just )(?<!the )(?<!these )(?<!those )(?<!next )(?<!last )(?<!first )"
    "(?<!within )(?<!in )(?<!still )(?<!'s )(?<!take )(?<!takes )(?<!need )(?<!about )"
)
_DAY_OFF = (
    " (?:(?:this|next|the|my|all|whole|first|second) ){0,2}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d|jan|feb|mar|"
    "apr|may|"
    "jun|jul|aug|sep|oct|nov|dec|week|morning|afternoon)[\\w ,]{0,40} off(?!\\w)"
)
# Participles that are no verb of the present: "I'd left" had, "I'd come" would.
_DONE = (
    "(?:been|gone|done|had|made|taken|seen|got|given|said|told|paid|met|left|lost|found|begun|eaten|drunk|driven|flown|"
    "fallen|felt|kept|known|ridden|sent|slept|sold|spent|spoken|stood|swum|taught|thought|thrown|bought|brought|"
    "built|caught|chosen|forgotten|grown|heard|held|sung|stolen|won|worn|written|woken|broken|\\w{2,14}ed)"
)
_PARTICIPLE = f"(?:{_DONE}|come|run|read|become|quit|put|cut|set|let|shut|hit)"
_FEW = "(?:weekdays|weekends|workdays|mornings|evenings|nights)"

_SHAPES = (
    # -- no dates ---------------------------------------------------------------------------------------------------
    Shape("none", "day (?:after|by|in,? and|to) day|week (?:after|by) week|up to date|to date|day one|one day|some ?day"),
    Shape("none", "(?:good|gd) (?:morning|afternoon|evening|night)|these days|the other day|to this day"),
    Shape("none", "(?:have |had )?(?:a |an )(?:very |really )?(?:nice|great|good|lovely|bad|long|busy) {unit}"),
    Shape("none", "at the end of the day|second hand|black friday|girl friday|sunday (?:roast|best|school|times)"),
    Shape("none", "(?:{holiday}|{easter}) (?:eggs?|bunny|bunnies|trees?|cards?|carols?|jumpers?|sweaters?|puddings?|songs?|"
                  "decorations?|lights|stockings?|cookies)"),
    Shape("none", "{count}[ -]{unit}[ -]olds?|(?:on )?an? (?:{weekday}|{season})(?: {part})?"),
    Shape("none", "(?:in|over|for|during|of) (?:the |these )?(?:last|past|previous) (?:few |couple of |{count} )?{unit}"),
    Shape("none", "(?:in|over|during) (?:the )?{season}s?"),
    Shape("none", r"(?:see|talk to|speak to|catch) (?:you|u|ya|everyone) (?:all )?(?:{day_word}|{weekday}|"
                  r"next {unit})(?=\s{0,3}[!.]?\s{0,3}\Z)"),
    Shape("none", "(?:happy|merry) (?:{holiday}|{easter}|{weekday})|(?:the |my |his |her |our |their |"
                  "your )?(?:last|previous|same) (?:day|hour|minute)s?"),
    Shape("none", "(?:for |until )?the (?:day|moment|time|year|week) (?:i|we|he|she|they|you|it|when|that)"),
    Shape("none", "(?<!month )(?<!course )(?<!months )of {clear_month}(?! \\d)"),
    Shape("none", f"{_DAY_NAME}(?:'s| is|s|,| was),? {_ONES} (?:\\w{{2,15}} )?{_BEING}(?!')"),
    Shape("none", f"{_DAY_NAME} is (?:what (?:i|we|they) call|the name|(?:his|her|its|their|my|our) (?:name|nickname))"),
    Shape("none", f"{_BEING},? {{clear_month}}(?! \\d)(?!,? (?:to|through|thru|until|till|and|or|-|–))"),
    Shape("none", f"(?:named|christened|nicknamed|(?:name|nickname) is|(?:name|nickname)'s|names are|"
                  f"call (?:him|her|it|them)) (?:{_ONES} \\w{{2,15}} )?{_DAY_NAME}(?: and {_DAY_NAME})?(?! \\d)"),
    Shape("none", "(?:is|'s|are|was|were) called {month}(?: and {month})?(?! \\d)|(?:is|are) called {weekday}"),
    Shape("none", f"(?:{_DAY_NAME}|{{day}}(?: of)? {{month}}) (?:street|st|road|rd|avenue|ave|lane|square|close|crescent|"
                  "terrace|drive|boulevard|bridge|gardens)"),
    # -- habits -----------------------------------------------------------------------------------------------------
    Shape("recurring", "(?:each and )?(?:every|each|most|any) (?:other |second |single |last |{nth} |"
        "{count} )?(?:{weekday}s?|{unit}|"
          "{wd}|{month}|{season}|mornings?|evenings?|nights?|holiday)(?:(?: and|,| or|,? &) (?:every |"
          "each )?{any_weekday}s?){0,6}"),
    Shape("recurring", "(?:on )?{any_weekday}s(?: (?:and|or|&) {any_weekday}s)?(?!')(?: (?:mornings?|evenings?|nights?))?"),
    Shape("recurring", f"(?:(?:on|at|during) )?(?:the )?(?:{_FEW}|{{any_weekday}} (?:mornings|nights|evenings|afternoons))"),
    Shape("recurring", "(?:every|each) (?:{day}_(?:of )?{month}|{month}_(?:the )?{day2}|{holiday})"),
    Shape("recurring", "daily|weekly|fortnightly|monthly|quarterly|yearly|annually|once in a while|annual"),
    Shape("recurring", "(?:once|twice|{count} times?|{count} \\w{3,14}s|{count} {unit}) (?:a|per|each|every|/) ?(?:day|week|"
        "month|year|"
                       "fortnight)"),
    Shape("recurring", "(?:on )?(?:the )?{nth}(?: and(?: the)? {ordinal})? (?:{any_weekday}|day|weekend|of|week)"
          "(?: of)? (?:the|each|every|a) month"),
    Shape("recurring", "(?:on )?(?:the )?{day} of (?:the|each|every) month"),
    Shape("recurring", "(?<!from )(?<!this )(?<!next )(?:{any_weekday}|{any_wd}) ?(?:to|through|thru|till|-|–) ?"
          "(?:{any_weekday}|{any_wd})(?! \\d)"),
    Shape("recurring", "{any_weekday}(?:,| and| &|/|,? or) ?{any_weekday} (?:mornings|afternoons|evenings|nights)"),
    # -- calendar dates ---------------------------------------------------------------------------------------------
    Shape("date", "(?:{wd}_(?:the )?)?{nth_day}_(?:of )?{month}" + _YEAR),
    Shape("date", "(?:{wd}_)?{month}_(?:the )?{day}(?! nights?)(?! days)(?! weeks?)(?:,? \\d\\d?:\\d\\d(?::\\d\\d)?)?" + _YEAR),
    Shape("date", "{year}[/.-]{month}[/.-]{day}"),
    Shape("date", "{day}[/.-]{month}[/.-]{year}"),
    Shape("date_of", f"(?:{{wd}}_(?:the )?)?{{nth_day}}_(?:of )?{{month}}{_OF_YEAR}next year", 1),
    Shape("date_of", f"(?:{{wd}}_)?{{month}}_(?:the )?{{day}}{_OF_YEAR}next year", 1),
    Shape("date_of", f"(?:{{wd}}_(?:the )?)?{{nth_day}}_(?:of )?{{month}}{_OF_YEAR}last year", -1),
    Shape("month_of", f"{{month}}{_OF_YEAR}next year", 1),
    Shape("month_of", f"{{month}}{_OF_YEAR}last year", -1),
    Shape("day_range", f"{_FROM}{{day}} ?{_TO} ?(?:the )?{{day2}}_(?:of )?{{month}}" + _YEAR),
    Shape("day_range", f"{{month}}_{_FROM}{{day}} ?{_TO} ?(?:the )?{{day2}}" + _YEAR),
    Shape("day_range_of", f"{_FROM}{{day}} ?{_TO} ?(?:the )?{{day2}} (?:of )?{_THIS} month"),
    Shape("day_range_of", f"{_FROM}{{day}} ?{_TO} ?(?:the )?{{day2}} {_OF}next month", 1),
    Shape("day_range_bare", f"(?:from |between )the {{day}} ?{_TO} ?(?:the )?{{day2}}"),
    Shape("month_day", "(?:{wd}_(?:the )?|the |by |until |till |for the |on the ){ordinal_day}{day_stop}(?! of )"),
    Shape("month_day", "{wd}_(?:the )?{day}(?! night){day_end}"),
    Shape("month_day", "(?:on|by|until|till|from) the {day}{day_end}"),
    Shape("month_day_of", f"(?:the )?{{day}} (?:of )?{_THIS} month"),
    Shape("month_day_of", "(?:the )?{day} (?:of )?(?:the )?next month", 1),
    Shape("month_next", f"{_NEXT} {{month}}"),
    Shape("month_last", f"{_LAST} {{month}}"),
    Shape("month", "{month_cue} {cued_month}" + _YEAR),
    Shape("month", "this {clear_month}"),
    Shape("month_range", "(?:from |between )?{month} (?:to|until|till|through|thru|and|-|–) {month2}" + _YEAR),
    Shape("month", "{month}(?:_(?:in |of )?){year}"),
    Shape("month", "{clear_month}"),
    Shape("nth_month", "the {nth} month of {year}"),
    Shape("nth_month", "the {nth} month of (?:the )?next year", 1),
    Shape("nth_month", "the {nth} month of this year"),
    Shape("nth_weekday", "(?:the )?{nth} {weekday} (?:of |in )?{month}" + _YEAR),
    Shape("nth_weekday_of", "(?:the )?{nth} {weekday}(?: [\\w: ]{1,12})? of (?:the )?next month", 1),
    Shape("nth_weekday_of", "(?:the )?{nth} {weekday} of this month"),
    Shape("nth_week", "(?:the )?{nth} (?P<unit>week|weekend|week-end) (?:of |in ){month}" + _YEAR),
    Shape("nth_week_of", "(?:the )?{nth} (?P<unit>week|weekend|week-end) of (?:the )?next month", 1),
    Shape("nth_week_of", "(?:the )?{nth} (?P<unit>week|weekend|week-end) of this month"),
    Shape("days_of", "(?:the )?(?P<nth>first|last) (?P<unit>day) (?:of|in) {month}" + _YEAR),
    Shape("days_of", "(?:for |during |over )?(?:the )?(?P<nth>first|last) {count} (?P<unit>days?|weeks?) (?:of|"
        "in) {month}" + _YEAR),
    Shape("days_of_month", "(?:for |during |over )?(?:the )?(?P<nth>first|last) {count} (?P<unit>days?|weeks?) (?:of|"
        "in) (?:the )?next month", 1),
    Shape("days_of_month", "(?:for |during |over )?(?:the )?(?P<nth>first|last) {count} (?P<unit>days?|weeks?) (?:of|"
        "in) this month"),
    Shape("year", "(?:in|during|for|since|until|till|by|through|of|before|after|from|to) {year}"),
    Shape("quarter", "(?:the )?q_?(?P<quarter>[1-4])" + _YEAR),
    Shape("quarter", "(?:the )?{nth} quarter" + _YEAR),
    Shape("holiday", "{holiday}" + _YEAR),
    Shape("easter", "{easter}" + _YEAR),
    Shape("season", f"{_THIS} {{season}}"),
    Shape("season_start", "(?:until|till|til|before) (?:the )?{season}"),
    Shape("season", f"{_NEXT} {{season}}", 1),
    Shape("season", f"{_LAST} {{season}}", -1),
    Shape("season", "{season}_(?:of )?{year}"),
    # -- counted from the date before them --------------------------------------------------------------------------
    Shape("nights", "(?:for )?{count} (?P<nights>nights?)"),
    Shape("days_then", "{count} {unit} (?:later|afterwards?|after that)"),
    # -- counted from now -------------------------------------------------------------------------------------------
    Shape("day", "(?:later |earlier )?{day_word}(?: {part})?"),
    Shape("day", "(?:eod|cob|end of day|close of business)(?: on)? {day_word}"),
    Shape("day", "this time next week", 7),
    Shape("weekday", "(?:eod|cob|end of day|close of business)(?: on)? (?:{weekday}|{wd2})"),
    Shape("day", "(?:the )?(?:next|following) (?:day|morning)", 1),
    Shape("day", "(?:for )?the (?:rest|remainder) of the (?:day|evening|night)|all day|for the (?:day|night|evening)"),
    Shape("day", "(?:the )?(?:next|following) (?:hour|minute)|in half an hour|in a (?:minute|sec|second|moment|bit)"),
    Shape("weekday", f"(?:{_THIS} |on |this coming |this upcoming )?{{weekday}}(?: {{part}})?"),
    Shape("weekday", "(?:this|by|until|till|on|due|for) {wd}|{wd2}(?= ?:)"),
    Shape("weekday_after", "(?:the )?(?:coming|following) {weekday}(?: {part})?"),
    Shape("weekday_of", "(?:on )?next {weekday}(?: {part})?", 1),
    Shape("weekday_of", "(?:on )?{weekday}(?: of|,| in)? (?:the )?(?:next|following|coming) week", 1),
    Shape("weekday_of", "(?:next|the following) week,? (?:on |preferably on |maybe on |probably on )?{weekday}", 1),
    Shape("weekday_of", f"(?:on )?{{weekday}}(?: of|,| in)? {_THIS} week"),
    Shape("weekday_later", "{weekday} week", 1),
    Shape("weekday_later", "a week (?:from |on |from this |this )?{weekday}", 1),
    Shape("weekday_before", "(?:on )?(?:last|this past|the previous) {weekday}(?: {part})?"),
    Shape("weekday_of", "(?:on )?{weekday}(?: of)? last week", -1),
    Shape("offset", "(?:within|give it) {count}[ -]?{unit}{more}"),
    Shape("offset", "in {count}[ -]?{unit}(?:'s? time|' time| time)"),
    Shape("offset_in", "in {any_count} ?(?:to|or|-|–) ?{count} {unit}"),
    Shape("offset", "within {any_count} ?(?:to|or|-|–) ?{count} {unit}"),
    Shape("offset_in", "in {count}[ -]?{unit}{more}"),
    Shape("offset_in", f"in {_ABOUT}{{count}}[ -]?{_NO_HOURS}{{unit}}{{more}}"),
    Shape("offset_for", f"for (?:{_ABOUT})?{{count}}[ -]?{{unit}}{{more}}"),
    Shape("offset_more", f"(?:for )?(?:{_ABOUT})?(?:yet )?{_AGAIN} {{count}} {{unit}}"),
    Shape("offset_more", f"(?:for (?:{_ABOUT})?(?:yet )?{_AGAIN}|{_AGAIN}(?! day|year)) {{unit}}"),
    Shape("offset_more", f"(?:for )?(?:{_ABOUT})?{{count}} {_MORE} {{unit}}"),
    Shape("offset_more", f"(?:(?<=have )|(?<=have got )|(?<=ve got ))(?:{_ABOUT})?{{count}} {{unit}}(?= to (?!go))"),
    Shape("offset", "(?:in|within) (?:the )?(?:next |coming )?{count}[ -]?{unit}"),
    Shape("offset", "{count} {unit}{more} (?:from now|from today|hence|to go|left|from this moment)"),
    Shape("offset", "(?:in )?{count} {unit} from today"),
    Shape("offset", "(?:it's|its|it is|only|just|still) {count} {unit} (?:to go )?(?:until|till|til)(?= (?:the|my|our|we|"
        "i)(?!\\w))"),
    Shape("offset", "(?<!\\w )(?<!, ){count} {unit} (?:to go )?(?:until|till|til)(?= (?:the|my|our|we|i)(?!\\w))"),
    Shape("offset_from", "(?:in )?{count} {unit} (?:from|after) {day_word}"),
    Shape("offset_from", "(?:in )?{count} {unit} (?:from|after) (?:this )?{weekday}"),
    Shape("offset_from", "(?:in )?{count} (?P<unit>weeks?) on {weekday}"),
    Shape("offset_to", "(?:in )?{count} {unit}(?: from today| from now| time)?,? on (?:a |the )?{weekday}"),
    Shape("span", "(?:for |over |during |within )?(?:the |these )?(?:next|coming|following) {count} {unit}{more}"),
    Shape("span", "(?:for )?the next {unit}"),
    Shape("ago_on", "{count} {unit} ago,? (?:on )?(?:a |the )?{weekday}"),
    Shape("ago", "{count} {unit}{more} (?:ago|back|earlier)"),
    Shape("period", f"{_THIS} (?:whole |entire )?{_PERIOD}"),
    Shape("period", "(?:all|the whole|for the|within the|for the rest of the|(?:the )?(?:rest|remainder) of (?:the|"
                    "this)) {unit}"),
    Shape("period", f"{_NEXT} {_PERIOD}", 1),
    Shape("period", "{unit} after next", 2),
    Shape("period", f"{_LAST} {_PERIOD}", -1),
    Shape("period", "(?:at|on|over|during|by|until|till|til|before|for|through) the weekend(?P<unit>)"),
    Shape("period_work", f"(?:{_THIS} )?(?:working|work|business) week"),
    Shape("period_work", "next (?:working|work|business) week", 1),
    Shape("edge", "(?:the )?{edge}[ -](?:of )?(?:the |this )?(?:current )?{unit}"),
    Shape("edge", "(?:the )?{edge}[ -](?:of )?(?:the )?next {unit}", 1),
    Shape("edge", "(?:the )?{edge}[ -](?:of )?last {unit}", -1),
    Shape("edge", "(?P<unit>year|month|week|quarter)(?:'s)?[ -](?P<edge>end)"),
    Shape("edge_month", "(?:the )?{edge}[ -](?:of )?{month}" + _YEAR),
    Shape("edge_year", "(?:the )?{edge}[ -](?:of )?{year}"),
    Shape("edge_quarter", "(?:the )?{edge}[ -](?:of )?q(?P<quarter>[1-4])" + _YEAR),
    Shape("edge_season", "(?:the )?{edge}[ -](?:of )?(?:the |this )?{season}" + _YEAR),
    Shape("edge_named", "eow|eom|eoq|eoy"),
    Shape("week_of", "(?:the )?(?:week|w/c|wc) ?(?:of |commencing |starting )?(?:the )?{day}_(?:of )?{month}" + _YEAR),
    Shape("week_of", "(?:the )?(?P<unit>weekend) of (?:the )?{day}_(?:of )?{month}" + _YEAR),
    Shape("week_of", "(?:the )?(?P<unit>weekend) of {month}_(?:the )?{day}" + _YEAR),
    Shape("week_of_day", "(?:the )?(?P<unit>weekend) of the {day}{day_end}"),
    Shape("week_of_day", "(?:the )?(?:week|w/c|wc) (?:of |commencing |beginning |starting )(?:{wd} )?(?:the )?{day}{day_end}"),
    Shape("week_of", "(?:the )?(?:week) ?(?:of |commencing |beginning |starting ){month}_{day}" + _YEAR),
)  # fmt: skip

_ORDINALS = (
    numbered("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth")
    | numbered("fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth", first=14)
    | {"thirtieth": 30}
)

PACK = EndingPack(
    code="en",
    shapes=_SHAPES,
    weekday_abbreviations=numbered("mon tue/tues wed/weds thu/thur/thurs fri sat sun"),
    day_cues="on|by|until|till|for|due|on the|by the",
    month_cues="for|through|thru|til|'til|untill|b4|around|over|throughout|during",
    names_too=words("april june august may march jan"),
    day_words={
        "to-?day|2day|tday": 0,
        "to-?night|2-?nite|2night|tonite|tnite": 0,
        "this (?:very )?(?:morning|afternoon|evening|aft|arvo|night)": 0,
        "(?:by )?(?:the )?end of (?:the |this )?(?:business )?day|eod|close of business|cob": 0,
        "to-?morr?ow|tom+or+ow|tomorow|tommorow|tommorrow|tomorrrow|2-?mor+ow?|2-?moro|2mrw|tmrw|tmr|tmw|tomoz|tomo": 1,
        "(?:the )?day after (?:to-?morr?ow|tommorow|tmrw|2morrow)|overmorrow": 2,
        "yesterday|yday|yest|ystrday|yesteday": -1,
        "last night|last nite|last evening": -1,
        "(?:the )?day before yesterday": -2,
    },
    anchors="following|morning",
    day_parts="morning|afternoon|evening|night|noon|lunchtime|am|pm|nite|aft|lunch",
    units={
        "minutes?|mins?": "minutes",
        "hours?|hrs?|hr|h": "hours",
        "days?|d|sleeps": "days",
        "(?:business|working|work) days?|workdays?": "weekdays",
        "weeks?|wks?|wk": "weeks",
        "weekends?|week-ends?|wkends?|wknd": "weekends",
        "fortnights?": "fortnights",
        "months?|mths?": "months",
        "quarters?": "quarters",
        "years?|yrs?|yr": "years",
        "decades?": "decades",
    },
    frequencies={"daily": 1, "weekly": 7, "fortnightly": 14, "monthly": 30, "quarterly": 90, "yearly|annually|annual": 365},
    numbers=numbered("one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen")
    | numbered("sixteen seventeen eighteen nineteen twenty", first=16)
    | numbered("thirty forty/fourty fifty sixty seventy eighty ninety hundred", first=30, step=10)
    | {"thousand": 1000},
    counts={"a|an|1 more|one more": 1, "(?:a )?couple(?: of| more)?": 2, "a dozen|dozen": 12},
    ordinals=_ORDINALS | {"last": -1},
    day_ordinals=_ORDINALS,
    joint="and",
    year_words=r"two thousand(?: and)?(?: {word}(?:[ -]{word})?)?|(?:nineteen|twenty) {word}(?:[ -]{word})?",
    edges={
        "end|late|close|ending": "end",
        "start|beginning|early|begining": "start",
        "middle|mid|half ?way through": "middle",
    },
    seasons={"spring": 1, "summer": 2, "autumn|fall": 3, "winter": 4},
    holidays={
        "(?:christmas|xmas|x-mas)(?: day)?(?! eve)": (12, 25),
        "(?:christmas|xmas) eve": (12, 24),
        "boxing day|st\\.? stephen'?s day": (12, 26),
        "new year'?s?(?: day)?": (1, 1),
        "new year'?s?'? eve|nye": (12, 31),
        "(?:st\\.? |saint )?valentine'?s?(?: day)?|v-day": (2, 14),
        "hall?oween": (10, 31),
        "(?:st\\.?|saint) patrick'?s day|st\\.? paddy'?s day": (3, 17),
        "april fool'?s'?(?: day)?": (4, 1),
        "may day|(?:international )?workers'? day": (5, 1),
        "earth day": (4, 22),
        "(?:international )?women'?s day": (3, 8),
        "epiphany": (1, 6),
        "all saints'? day": (11, 1),
        "bonfire night|guy fawkes(?: night| day)?": (11, 5),
        "bastille day": (7, 14),
        "remembrance day|veterans'? day|armistice day": (11, 11),
        "groundhog day": (2, 2),
        "cinco de mayo": (5, 5),
        "juneteenth": (6, 19),
        "(?:the )?(?:fourth|4th) of july|(?:us )?independence day": (7, 4),
        "midsummer'?s?(?: day)?": (6, 24),
        "twelfth night": (1, 5),
    },
    easter={
        "good friday": -2,
        "easter monday": 1,
        "palm sunday": -7,
        "ash wednesday": -46,
        "(?:shrove tuesday|pancake day|mardi gras)": -47,
        "easter(?: eve| saturday)|holy saturday": -1,
        "easter(?! monday)(?! eve)(?! saturday)(?: sunday| day)?": 0,
        "ascension(?: day)?": 39,
        "pentecost|whit sunday": 49,
        "whit monday": 50,
    },
    beside=f"(?:the {{near}}|(?:{_NO_HAVING}{{count}} (?P<unit>days?|weeks?|fortnights?)|the {{weekday}}|"
        f"the (?P<span>weekend|week)) "
           "(?:(?P<before>before)|after|following))(?: the)?",
    beside_days={
        "(?:day|night|evening|morning|afternoon) before|eve of": -1,
        "(?:day|night|evening|morning|afternoon) after|day following": 1,
    },
    until=r"until|untill|til+|'til|till|by|by no later than|no later than|not later than|at the latest by|(?<!not )before|b4|"
    r"through|thru|up (?:to|until|till)|as late as|no later|due|due (?:on|by)|deadline(?: is|:)?|expir(?:es|ing|e)|"
    r"ends?|ending|finish(?:es)?|runs? out|valid (?:until|through)|good through",
    since=r"(?:ever )?since(?: (?!i |we |he |she |they |it |and |but |to |until |till )\w{2,15}){0,3}|as of last|"
          r"dating (?:back )?to",
    starts=r"from|starting(?: from)?|beginning|as from|as of|effective|with effect from|from .{1,20} onwards?",
    after=r"after|later than|not before|any time after|once past",
    denied=r"(?:(?<=[,(–-]\s)(?:not|no longer)(?: on)?|instead of|rather than)",
    between=r"between|from",
    range_to=r"to|until|untill|till|til|through|thru|up to|-|–|—|/",
    range_and=r"and|&",
    glue=r"on|the|at least|at|of|this|is|about|around|approximately|say|a|it's|it is|early|late|sometime|some time|in|:",
    plan=r"(?:on |until |till |by )?the",
    leaving=r"(?:leav(?:e|es|ing)|back|home|return(?:s|ing)?|depart(?:s|ing)?|check(?:s|ing)?[- ]?out)(?: again| home| on|"
        r" by)?",
    # "should have finished by Friday" is hoped for
    unreal=r"(?:should(?:n't| not)?(?!(?:'ve| have)(?: [\w'-]{1,15}){1,6} by (?!on(?!\w)))|(?:would|could|might|"
        r"ought)(?:n't| not)?|\w{1,5}'d)(?: to)?(?: never| not| really| also| all| both|"
           r" well| easily| gladly| probably)?(?: have|'ve| of|ve)(?: (?:never|not|really|also|just|all|both|already|well|"
           r"probably|"
           rf"gladly|happily)){{0,2}} {_PARTICIPLE}|"
           rf"(?:wish|wishes|if only)(?: that)? (?:\w{{1,12}} )?(?:\w{{1,12}}'d|\w{{1,12}} had) (?:(?:never|not|"
           rf"just) )?{_DONE}",
    past=r"(?:(?:was|were) (?:supposed|meant|going|due) to|was|were|had|did|went|bought|saw|got|came|took|made|said|"
         r"told|met|left|lost|found|began|ran|ate|drank|"
    r"gave|drove|flew|fell|felt|kept|knew|paid|read|rode|sent|slept|sold|spent|spoke|stood|swam|taught|thought|threw|"
    r"became|withdrew|blew|dug|fled|fought|forgave|froze|hid|rang|shook|sank|swore|swept|tore|understood|wept|wove|crept|"
    r"clung|flung|knelt|leapt|learnt|dreamt|dealt|sought|swung|stank|shone|slid|sprang|strode|strove|"
    r"woke|won|wore|wrote|broke|brought|built|caught|chose|forgot|grew|heard|held|quit|sang|stole|"
    r"(?:i|he|she|we|they|who) (?P<verb>retired|closed|limited|advanced|engaged|scared|annoyed|pleased)|"
    r"used to|(?<!-)(?<!is )(?<!are )(?<!be )(?<!'s )(?<!am )(?<!'re )(?<!'m )(?<!get )"
    r"(?<!getting )(?<!gets )(?<!being )(?<!been )(?<!got )(?<! a )(?<! an )(?<!the )(?<! my )(?<! our )"
    r"(?!shed|sled|bobsled|fred|alfred|ahmed|mohammed|excited|tired|interested|engaged|worried|scared|bored|annoyed|pleased|"
    r"stressed|exhausted|relieved|closed|unemployed|"
    r"retired|disabled|nervous|limited|advanced|unlimited|need|feed|speed|weed|seed|bleed|breed|indeed|embed|hundred|"
    r"sacred|kindred|naked|wicked)\w{2,16}ed)",
    future=rf"(?:should(?:'ve| have) {_PARTICIPLE}|" r"(?:is|are|am|be|being|gets?|getting) (?:heard|held|sold|built|caught|"
        r"sent|paid|read|told|met|left|lost|found|"
    r"made|bought|brought|kept|taught|spent|won|thrown|drawn)|"
    r"will|won't|wont|'ll|ll|shall|gonna|going to|gotta|must|need to|needs to|have to|has to|got to|should|can|"
    r"could|might|may|would|let's|lets|want to|wanna|hope to|plan to|planning|due|deadline|expires?|ends|is|are|am|"
    r"(?:it|that|he|she|there|who|here|what)'s|'m|'re|"
    r"im|(?:i|we|you|they)'?ve got|(?:he|she|it)'s got|(?:have|has) got|have|has|"
    r"(?:i|we|you|they)'?ve(?: only| just| still)?(?= (?:until|till|til))|"
    r"arrives|departs|marries|sings|comes|goes|gets|meets|sees|takes|gives|brings|opens|closes|happens|leaves|flies|lands|"
    r"moves|returns|retires|graduates|performs|"
    r"remind|remember to|don't forget)",
    clause=r"(?:,|;|:|-|–|(?<!\w)(?:and|but|so|because|then|which|who))\s{1,3}(?=(?:i|you|he|she|it|we|they|there|"
           r"that)(?:'\w{1,2})?\s)",
    booking=r"(?:booked|scheduled|rescheduled|planned|arranged|agreed|promised|invited|signed up|registered|postponed|pushed|"
    r"reserved|hired|rented|leased|borrowed|"
    r"delayed|extended|moved|supposed|expected|set|put (?:off|back)|committed|decided|enrolled|entered|got|bought|"
    r"made|gave me|have me)(?: [\w'-]{1,15}){0,8} (?:for|until|till|by|to|before)"
    rf"(?= {_SOON})|promised (?:\w{{1,12}} ){{0,3}}(?:i'd|id|i'll|i would)|"
    rf"(?:gave|given|granted|allowed|got|get)(?: (?:me|us|him|her|them|everyone))?(?={_DAY_OFF})|"
    r"(?:said|told (?:me|us|him|her|them)|asked (?:me|us)) (?:not )?to|\w{1,5}'d "
    rf"(?!{_DONE}(?!\w))\w+|"
    r"(?:(?:had|got|made|gave me|have|booked) )?(?:an? |my |the )?(?:appointment|appt|reservation|booking|tickets)",
    beginnings=r"(?:starts?|starting|begins?|beginning|started|go(?:es)? up|going up|go(?:es)? down|rises?|increases?|"
    r"takes? effect|comes? into (?:force|effect)|kicks? in|becomes?|goes live|opens|launches|takes? over|"
    r"switch(?:es)? to)",
    habits=r"(?:favou?rite|prefers?|(?<!'d )(?<!would )loves?|hates?|enjoys?|usually|normally|generally|typically|"
           r"always|often|rarely|whenever|sometimes|tend to|habitually|as a rule|(?:like|as) (?:every|each))",
    present=r"(?:(?:he|she|it) (?:(?:also|only|just|still|then|now|finally) )?\w{2,14}s|(?:i|we|you|they) "
    r"(?:(?:also|only|just|all|both|still|then|now|finally) )?(?!(?:put|cut|hit|set|let|shut|hurt|cost|quit|split|spread|"
    r"beat|bet|burst|cast|shed|read|know|mean|guess|think|hope|say|swear|believe|suppose|remember|never|not|all|both|also|"
    r"guys|lot|two|three|\w+ly)(?!\w))\w{2,14})",
    perfect=r"(?:have|has|haven't|hasn't|havent|hasnt|(?:i|we|you|they)'?ve|(?:he|she|it|nobody|everyone)'s)"
    r"(?: (?:not|never|just|only|already|finally|barely|hardly|even|all|both|now))?",
    conjunctions=r"and|but|so|because|cos|coz|cuz|as|since|after|though|although|when|where|while|if|then|which|who|that|or|"
        r"otherwise|&",
    wished=r"would|wouldn't|could|\w{1,5}'d|need|needs|want|wants|wish|wishes|require|requires|than|per|"
           r"every|each|takes?",
    lasted=r"(?:have|has|had|\w{1,5}'(?:ve|d)|been|haven't|hasn't|ive|weve)",
    postponed=r"(?:rescheduled|pushed|brought forward|postponed|put back|delayed)",
    moves=r"(?:moved|moving|shifted|changed|swapped|switched)",
    lasting=r"(?:birthdays?|bdays?|b-days?|bday|born|anniversary|anniversaries|founded|date of birth|dob|died|passed away|"
    r"name day|due date of birth)",
    purpose="for",
    ever=r"(?:(?:every|each) (?:single )?(?:year|spring|summer|autumn|fall|winter|christmas|easter|lent|advent|ramadan)|"
        r"(?:same )?as (?:ever|"
        r"always))",
    yearly=r"(?:always|(?:tax|fiscal|financial|school|academic|accounting) year)",
    events=r"(?:party|dinner|lunch|brunch|drinks|celebration|present|gift|cake|card|trip|meal|do|bash|buy|get|book|call|plan)",
    waiting=(
        r"(?:(?:still )?(?:waiting|waitin|wait) (?:to|for|on) |awaiting |holding out for )(?P<event>[^.;!?\n]{3,120})",
        r"(?:until|till|til|'til|unless and until|pending|while we wait for) (?P<event>[^.;!?,\n]{3,120})",
        r"(?:expecting|hoping) to (?P<event>hear[^.;!?\n]{3,120})",
        (r"(?:haven't|have not|hasn't|has not|didn't|not) (?P<event>(?:heard|got (?:word|an? (?:answer|reply))|"
         r"received)[^.;!?\n]{0,100}) (?:back )?yet"),
        r"while (?P<event>[^.;!?,\n]{2,60} (?:is|are|'s) (?:being|away|off|out|on|in|at the|under)[^.;!?,\n]{0,60})",
        (r"(?P<event>)(?:(?<!bye )for now|for the time being|for the moment|temporarily|temporary|"
         r"on hold|paused|at the moment)"),
    ),
    not_waiting=r"(?:waiting (?:tables|staff|room|list|rooms|lists)|can't wait|cannot wait|cant wait|can hardly wait|"
    r"(?:was|were|had been|been) waiting|waited|never until|not until recently|up until recently|used to|wait a|wait(?=,)|"
    r"until (?:late|recently|midnight|noon|dawn|morning|the end|death|i die)|every|each|always|never|usually|whenever|if|"
    r"until \d{1,2}(?::\d\d)? ?(?:am|pm|o'clock|h)?(?!\w))",
    answered=r"(?:heard|hear(?:d)? back|repl(?:ied|y came)|answered|respond(?:ed)?|got back|wrote back|called back|"
    r"came back|confirmed|said (?:yes|no)|told (?:me|us)|gave (?:me|us)|sent|received|arrived|got)",
    done=r"(?:is|are|was|were|'s|'re|has been|have been|finally|now|we|i|they|he|she|it|just|got|came)(?: \w{1,12}){0,3} "
    r"(?:out|live|done|over|finished|released|shipped|launched|here|ready|back|home|arrived|landed|complete|completed|signed|"
    r"approved|rejected|accepted|received|in|through|fixed|closed|merged|deployed|delivered|gone|through|resolved|sorted)|"
    r"\w{2,14}ed|came|went|got|arrived|shipped|sold|sent|won|lost|left|met|paid|built|found",
    not_yet=r"(?:not|n't|nt|never|no|still|yet|will|'ll|waiting|soon|tomorrow|next|hope|hoping|if|when|should|might|may|"
    r"going to|gonna|until|once|nothing|nobody|hardly)",
    hear_words=words("hear heard hearing back reply replies answer answers response news word get receive received got result "
                     "confirm confirmation decision decide tell let know from"),
)  # fmt: skip
