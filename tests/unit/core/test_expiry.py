"""Endings, absolute dates, bounds and events: what a statement says, said on Tuesday 3 March 2026 in Paris unless told otherwise."""

import time
from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest

from souvenance.core.expiry import dated, ended_by, ends, period, supported
from souvenance.thresholds import DEFAULT_LIFE_DAYS

TZ = "Europe/Paris"
SAID = datetime(2026, 3, 3, 9, tzinfo=ZoneInfo(TZ))
EN = """
The vet sees Biscuit tomorrow at 3.|2026-03-04
got the vet 2moro at 3|2026-03-04
I owe Pia the slides by the 12th|2026-03-12
We're in Ghent until the end of April.|2026-04-30
My brother stays from the 5th to the 9th|2026-03-09
Paid the deposit on Friday, the balance is due on 20 March|2026-03-20
I go Monday, back by Friday|2026-03-06
The fair is next week, on Wednesday|2026-03-11
On duty this week, until Thursday|2026-03-05
We moved choir from Thursday to Wednesday|-
We fly on Saturday 4 April, not on Friday|2026-04-04
The gardener gave me an appointment in ten days|2026-03-13
Mum's birthday party is on 12 April|2026-04-12
The talk starts at 8 on Friday|2026-03-06
We booked the hut for the second week of May|2026-05-17
choir every Wednesday until the end of June|2026-06-30
I'm not coming on Friday|2026-03-06
No wine until Easter|2026-04-05
I might take Friday off|2026-03-06
The shop is shut from 28 December to 3 January|2027-01-03
I'm away this Friday to this Monday|2026-03-09
I'm away from Friday to Wednesday|2026-03-11
The offer is good this day only|2026-03-03
The pass holds from 3 June 2027 to 1 June 2027|2027-06-01
We meet next week I think, say on Wednesday|2026-03-11
Delivery within four business days|2026-03-09
It's due by the first of June twenty twenty-seven|2027-06-01
The gala is on Thursday the 31st|2026-12-31
Invoice due 15/04/26|2026-04-15
The fee is due on the 31st of next month|-
The next fifth Friday of February never comes|-
He wrote to me and left the next day|-
I lived in Rome until March|-
I go climbing on Tuesdays|-
My contract is renewed every year on 1 May|-
I saw Lou on Saturday|-
I saw Lou this morning|-
In March I bought a piano|-
We opened a shop in 2026|-
In March I leave for Oslo|2026-03-31
I was born on 3 June 1988|-
My birthday is on 12 April|-
Our anniversary is 9 July|-
Rent goes up on the first of April|-
From 1 June I work at the harbour|-
I've been vegan since last summer|-
I've worked here since Monday|-
I'm free again after Friday|-
Open Monday to Friday, 9 to 5|-
I usually run 10k in an hour|-
I moved here three years ago|-
We met on Valentine's Day 2015|-
I prefer morning sessions|-
The match was on 1 March 2026|-
On Monday I start at the mill|-
"""
FR = """
En mars j'ai acheté un piano|-
En mars je pars à Oslo|2026-03-31
Demain j'emmène Biscuit chez le véto à 15h.|2026-03-04
dem1 jemmene le chat chez le veto|2026-03-04
Faut que je rende le rapport pour le 12|2026-03-12
On est à Gand jusqu'à fin avril.|2026-04-30
mon frère vient du 5 au 9|2026-03-09
J'ai payé l'acompte vendredi, le solde est à régler le 20 mars|2026-03-20
Je pars lundi, retour vendredi|2026-03-06
La foire c'est la semaine prochaine, plutôt mercredi|2026-03-11
De garde cette semaine, jusqu'à jeudi inclus|2026-03-05
La répétition est décalée de jeudi à mercredi|2026-03-04
La chorale est passée de jeudi à mercredi|-
On part le samedi 4 avril, pas le vendredi|2026-04-04
Le jardinier m'a donné rendez-vous dans dix jours|2026-03-13
La fête d'anniversaire de Paul est samedi|2026-03-07
On a réservé le refuge pour la deuxième semaine de mai|2026-05-17
chorale tous les mercredis jusqu'à fin juin|2026-06-30
Je ne viens pas vendredi|2026-03-06
Pas de vin jusqu'à Pâques|2026-04-05
apres demain chui en repos|2026-03-05
La cantine est fermée pendant six jours|2026-03-09
J'ai vécu à Rome jusqu'en mars|-
Je fais de l'escalade le mardi|-
ts les vendredis c'est piscine|-
Mon contrat est renouvelé chaque année au 1er mai|-
J'ai vu Lou samedi|-
Je me suis cassé le poignet samedi|-
J'ai vu Lou ce matin|-
Je suis née le 3 juin 1988|-
Mon anniversaire c'est le 12 avril|-
Le loyer augmente le 1er avril|-
À partir du 1er juin je travaille au port|-
Je suis végane depuis l'été dernier|-
Je travaille ici depuis lundi|-
Je suis libre après vendredi|-
Ouvert du lundi au vendredi|-
D'habitude je cours le dimanche|-
J'ai emménagé il y a trois ans|-
On s'est rencontrés à la Saint-Valentin 2015|-
Je préfère les séances du matin|-
Lundi je commence un régime|-
Léo est là depuis samedi et jusqu'à dimanche|2026-03-08
"""


# Lengths that go on, verbs in the present beside ones in the past, deadlines far into a message, months that are names.
MORE_EN = """
the crane is parked outside our flat another 3 weeks|2026-03-24
Two more weeks of this stupid boot cast 😩|2026-03-17
my brother's in Lagos for another couple of months|2026-05-03
the kiln is out of action for at least another two weeks|2026-03-17
I have ten days to appeal|2026-03-13
gotta be out of the flat by the 30th 😭|2026-03-30
auditions are in just under 3 weeks|2026-03-24
we hand over the keys in a little over two weeks|2026-03-17
She sits her driving test on the 24th, she hasn't slept|2026-03-24
He moves to Bristol on July 18 and nobody told Gran|2026-07-18
We close the shop on 30 June because the landlord doubled the rent|2026-06-30
We hired the boat for the 20th, for Dad's 60th birthday|2026-03-20
The boiler died, the plumber ghosted me, and between all that I still have until 26 June to appeal the fine|2026-06-26
I was told I've until Monday to pay|2026-03-09
I always sleep another hour on Sundays|-
We waited for another three hours|-
Another day, another dollar|-
two more weeks would have killed me|-
my sister has two more years of experience than me|-
I'd love another two weeks of sun|-
We stayed five more days|-
I learned Dutch in just 3 weeks|-
Party at Sam's on Friday, I drank far too much|-
They hit the fence on Monday and ran|-
My mum's birthday is 27 June|-
He worked there until 12 May|-
They had until 3 June to answer|-
October is my cat|-
our rabbit July eats everything|-
July, my parrot, swears in Welsh|-
We named the twins April and June|-
My horse's name is December|-
Wednesday is our tortoise|-
Tuesday's my hamster, don't ask|-
I live on July Street|-
We visit my son on 3 July|2026-07-03
Regatta on Friday and I haven't slept|2026-03-06
The quartet plays the Anchor on Saturday, we've rehearsed once|2026-03-07
The grant is to be spent by 31 March next year|2027-03-31
Regatta on Friday, I slept badly|-
First Friday of the month is games night|-
On 1 May I hide, like every year|-
I promised Wren a den before Friday|2026-03-06
The appeal is heard on Monday 16 March|2026-03-16
He retired on 1 March after 40 years|-
We closed the shop on 1 March|-
the first of my novels is a thriller|-
my second novel is called Sunday|-
October is our deadline|2026-10-31
"""
MORE_FR = """
La grue reste devant chez nous encore trois semaines|2026-03-24
Nous avons la camionnette deux jours de plus|2026-03-05
reste plus que 4 jours avant le concours|2026-03-07
J'ai quinze jours pour répondre à l'offre|2026-03-18
on doit quitter l'appart d'ici le 30 😭|2026-03-30
mariage de Zoé dans moins de deux mois !|2026-05-03
le concert est dans pile 6 jours|2026-03-09
On prend le bateau le 3 août et le chien n'a pas de garde|2026-08-03
Ma cousine se marie le 5 septembre, elle a trouvé sa robe|2026-09-05
on signe lundi, ils ont enfin accepté|2026-03-09
J'ai la barque le 20 pour l'anniversaire de papa|2026-03-20
Ils ont perdu mon dossier, la dame était odieuse et maintenant j'ai jusqu'à vendredi pour prouver que j'existe|2026-03-06
la chaudière est morte, ma sœur emménage, et avec tout ça nous on a jusqu'au 26 juin pour contester|2026-06-26
Ma sœur a deux ans de plus que moi|-
il est resté encore deux semaines|-
J'avais encore trois jours de congé|-
Il y a encore trois ans je fumais|-
deux mois de plus et je craquais|-
La pâte repose encore dix minutes|-
je voudrais encore deux semaines de soleil|-
soirée chez Sam vendredi, j'ai trop bu|-
L'anniversaire de Tom est le 4 juillet|-
J'avais jusqu'à vendredi pour payer et j'ai oublié|-
Octobre c'est mon chat|-
notre lapin Juillet mange tout|-
Juillet, mon perroquet, jure en breton|-
ma nièce s'appelle Avril|-
Vendredi c'est notre tortue|-
Samedi, c'est le nom de la chèvre|-
Janvier et moi on partage un atelier|-
J'habite rue du 4 septembre|-
on se gare boulevard du 14 juillet|-
les petits finissent l'école le 3 juillet|2026-07-03
on est en Bretagne en juillet|2026-07-31
le médecin m'a mis à mi-temps pour encore six semaines|2026-04-14
J'ai pas le droit de porter lourd pendant trois mois|2026-06-03
J'ai ramé avec elle pendant trois mois|-
Le 8 mai je dors, comme chaque année|-
mon fils chausse du 31|-
mon premier roman s'intitule Dimanche|-
Mon chiffre porte-bonheur est le 13|-
"""


def rows(table: str) -> list[list[str]]:
    return [line.rsplit("|", 1) for line in table.strip().split("\n")]


@pytest.mark.parametrize(("text", "last_day"), rows(EN) + rows(MORE_EN))
def test_english_statements(text: str, last_day: str) -> None:
    ending = ends(text, SAID, TZ, "en")
    assert (str(ending.last_day) if ending else "-") == last_day


@pytest.mark.parametrize(("text", "last_day"), rows(FR) + rows(MORE_FR))
def test_french_statements(text: str, last_day: str) -> None:
    ending = ends(text, SAID, TZ, "fr")
    assert (str(ending.last_day) if ending else "-") == last_day


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Waiting to hear from Alice about the flat"),
        ("en", "No new features until we ship v2"),
        ("en", "I'm on crutches for the time being"),
        ("en", "Haven't heard back from the landlord yet"),
        ("fr", "J'attends la réponse de la banque"),
        ("fr", "je peux pas conduire tant que j'ai le plâtre"),
        ("fr", "toujours pas de nouvelles du notaire"),
        ("fr", "Le chauffage est coupé pour l'instant"),
    ],
)
def test_a_state_without_a_date_lives_three_weeks(language: str, text: str) -> None:
    ending = ends(text, SAID, TZ, language)
    assert ending is not None
    assert ending.default
    assert (ending.last_day - SAID.date()).days == DEFAULT_LIFE_DAYS


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I lived there until we moved"),
        ("en", "I can't wait to see you"),
        ("en", "Is anyone waiting for me?"),
        ("en", "I was waiting for the bus"),
        ("en", "I froze it until it was firm"),
        ("en", "I hung it until it was dry"),
        ("en", "I never sleep until two"),
        ("fr", "J'ai habité là jusqu'à ce qu'on déménage"),
        ("fr", "j'attends un bébé"),
        ("fr", "j'ai dansé jusqu'à minuit"),
        ("fr", "Chaque soir j'attends le bus"),
        ("it", "Aspetto Alice"),
    ],
)
def test_what_is_over_or_lasts_is_no_temporary_state(language: str, text: str) -> None:
    assert ends(text, SAID, TZ, language) is None


def test_a_rule_or_preference_ends_only_where_an_end_is_stated() -> None:
    assert ends("Call me Lou on Friday", SAID, TZ, "en", "rule") is None
    assert ends("No calls for now", SAID, TZ, "en", "preference") is None
    stated = ends("No calls until Friday", SAID, TZ, "en", "rule")
    assert stated is not None
    assert stated.last_day == date(2026, 3, 6)


@pytest.mark.parametrize(
    ("said_at", "tz", "last_day", "expires_at"),
    [
        ("2026-03-03T23:30:00+00:00", "Europe/Paris", "2026-03-05", "2026-03-05T23:00:00+00:00"),
        ("2026-03-28T12:00:00+00:00", "Europe/Paris", "2026-03-29", "2026-03-29T22:00:00+00:00"),  # summer time begins
        ("2026-10-24T12:00:00+00:00", "Europe/Paris", "2026-10-25", "2026-10-25T23:00:00+00:00"),  # and ends
        ("2026-12-31T23:30:00+00:00", "Europe/London", "2027-01-01", "2027-01-02T00:00:00+00:00"),
        ("2028-02-28T09:00:00+00:00", "UTC", "2028-02-29", "2028-03-01T00:00:00+00:00"),
        ("2026-01-01T11:00:00+00:00", "Pacific/Kiritimati", "2026-01-03", "2026-01-03T10:00:00+00:00"),
        ("2026-01-01T10:00:00+00:00", "Pacific/Pago_Pago", "2026-01-01", "2026-01-02T11:00:00+00:00"),
    ],
)
def test_tomorrow_is_the_speakers_and_ends_at_the_speakers_midnight(
    said_at: str, tz: str, last_day: str, expires_at: str
) -> None:
    ending = ends("The plumber comes tomorrow", datetime.fromisoformat(said_at), tz, "en")
    assert ending is not None
    assert ending.last_day.isoformat() == last_day
    assert ending.expires_at == datetime.fromisoformat(expires_at)


def test_a_leap_day_without_a_year_is_the_next_one() -> None:
    ending = ends("Party on 29 February", SAID, TZ, "en")
    assert ending is not None
    assert ending.last_day == date(2028, 2, 29)


@pytest.mark.parametrize(
    ("language", "text", "after"),
    [
        (
            "en",
            "I saw her yesterday, and again tomorrow.",
            "I saw her yesterday (2026-03-02), and again tomorrow (2026-03-04).",
        ),
        ("en", "Yesterday's talk was long", "Yesterday's (2026-03-02) talk was long"),
        ("en", "next week I'm away", "next week (2026-03-09/2026-03-15) I'm away"),
        ("en", "We met two months ago", "We met two months ago (2026-01)"),
        ("en", "last year was hard", "last year (2025) was hard"),
        ("en", "I met Al on Saturday", "I met Al on Saturday (2026-02-28)"),
        ("en", "We moved this weekend", "We moved this weekend (2026-02-28/2026-03-01)"),
        ("en", "We move this weekend", "We move this weekend (2026-03-07/2026-03-08)"),
        ("en", "We planned next week today", "We planned next week (2026-03-09/2026-03-15) today (2026-03-03)"),
        ("fr", "On a déménagé ce week-end", "On a déménagé ce week-end (2026-02-28/2026-03-01)"),
        ("es", "Este fin de semana fuimos a Lugo", "Este fin de semana (2026-02-28/2026-03-01) fuimos a Lugo"),
        ("es", "Este fin de semana vamos a Lugo", "Este fin de semana (2026-03-07/2026-03-08) vamos a Lugo"),
        ("en", "every Friday, on 4 May, in 2027", "every Friday, on 4 May, in 2027"),
        ("fr", "demain matin j'ai kiné", "demain matin (2026-03-04) j'ai kiné"),
        ("fr", "ce soir je garde Léo", "ce soir (2026-03-03) je garde Léo"),
        ("fr", "Hier, j’ai vu Zoé", "Hier (2026-03-02), j’ai vu Zoé"),
        ("fr", "vendredi (2026-03-06) je pars", "vendredi (2026-03-06) je pars"),
        ("fr", "le mardi je danse", "le mardi je danse"),
        (
            "en",
            40 * "and so on " + "tomorrow" + 40 * " and so on" + " tomorrow",
            40 * "and so on " + "tomorrow (2026-03-04)" + 40 * " and so on" + " tomorrow (2026-03-04)",
        ),
        ("fr", "à rendre le 12", "à rendre le 12 (2026-03-12)"),
        ("fr", "œufs à acheter demain", "œufs à acheter demain (2026-03-04)"),
        ("it", "domani", "domani"),
    ],
)
def test_the_absolute_date_stands_beside_the_relative_one(language: str, text: str, after: str) -> None:
    assert dated(text, SAID, TZ, language) == after
    assert dated(after, SAID, TZ, language) == after
    assert dated(text, None, TZ, language) == text


def test_a_bare_date_of_some_days_ago_is_over_and_one_with_a_verb_to_come_is_not() -> None:
    assert ends("Dentist, 27 February", SAID, TZ, "en") is None
    assert ends("I'm getting married on 27 February", SAID, TZ, "en") is not None
    assert ends("The baby! Sunday 1, at dawn", SAID, TZ, "en") is None


def test_an_unknown_time_leaves_only_full_dates() -> None:
    assert ends("The visa ends tomorrow", None, TZ, "en") is None
    assert ends("The visa ends on 4 May", None, TZ, "en") is None
    assert ends("Waiting to hear from Alice", None, TZ, "en") is None
    assert ends("I lived in Rome from 2010 to 2031", None, TZ, "en") is None
    full = ends("The visa ends on 4 May 2031", None, TZ, "en")
    assert full is not None
    assert full.last_day == date(2031, 5, 4)


def test_a_language_without_tenses_takes_the_nearest_date_without_a_year() -> None:
    assert ends("il 1 marzo", SAID, TZ, "it") is None
    ending = ends("il 1 aprile", SAID, TZ, "it")
    assert ending is not None
    assert ending.last_day == date(2026, 4, 1)


def test_a_models_date_needs_the_text() -> None:
    assert supported(date(2026, 3, 6), "The form is due Friday", SAID, TZ, "en")
    assert not supported(date(2026, 3, 7), "The form is due Friday", SAID, TZ, "en")
    assert not supported(date(2026, 3, 6), "I do yoga every Friday", SAID, TZ, "en")
    assert not supported(date(2026, 3, 6), "The form is due Friday", None, TZ, "en")


@pytest.mark.parametrize(
    ("language", "text", "start", "end"),
    [
        ("en", "I've lived here since 2019", "2018-12-31T23:00", None),
        ("en", "I'm away from 3 to 9 June", "2026-06-02T22:00", "2026-06-09T22:00"),
        ("en", "From 1 June I work at the harbour", "2026-05-31T22:00", None),
        ("en", "I lived in Rome from 2010 to 2014", "2009-12-31T23:00", "2014-12-31T23:00"),
        ("en", "I like tea", None, None),
        ("en", "It holds since Monday. It was so until 2020.", "2026-03-01T23:00", None),
        ("fr", "depuis lundi je dors mal", "2026-03-01T23:00", None),
        ("fr", "De mars à mai je suis à Gand", "2026-02-28T23:00", "2026-05-31T22:00"),
        ("fr", "j'ai un crédit jusqu'en 2028", None, "2028-12-31T23:00"),
    ],
)
def test_bounds_that_are_stated(language: str, text: str, start: str | None, end: str | None) -> None:
    def utc(value: str | None) -> datetime | None:
        return datetime.fromisoformat(value).replace(tzinfo=UTC) if value else None

    assert period(text, SAID, TZ, language) == (utc(start), utc(end))


ALICE, V2, BANK, FLAT = (
    "Waiting to hear from Alice", "No new features until we ship v2", "J'attends la réponse de la banque pour le prêt",
    "Je vis chez ma sœur en attendant de trouver un appart",
)  # fmt: skip


@pytest.mark.parametrize(
    ("language", "memory", "later", "ended"),
    [
        ("en", ALICE, "Alice replied this morning", True),
        ("en", ALICE, "I heard from Alice, it's a yes", True),
        ("en", ALICE, "still nothing from Alice", False),
        ("en", ALICE, "Has Alice answered?", False),
        ("en", ALICE, "I saw Bob yesterday", False),
        ("en", V2, "we shipped v2!", True),
        ("en", V2, "v2 is out", True),
        ("en", V2, "v2 will ship soon", False),
        ("en", V2, "v1 is out", False),
        ("en", "I like tea", "Alice replied", False),
        ("en", "No calls until they are", "they are done", False),
        ("fr", BANK, "la banque a répondu pour le prêt", True),
        ("fr", BANK, "toujours rien de la banque", False),
        ("fr", BANK, "la banque va répondre demain", False),
        ("fr", FLAT, "J'ai trouvé un appart !", True),
        ("fr", FLAT, "je n'ai pas trouvé d'appart", False),
        ("it", "Aspetto Alice", "Alice ha risposto", False),
    ],
)
def test_an_event_ends_its_state_when_it_is_said_to_have_happened(language: str, memory: str, later: str, ended: bool) -> None:
    assert ended_by(memory, later, language) is ended


@pytest.mark.parametrize("language", ["en", "fr", "zh"])
@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\u0301\u0301",
        "周末去爬黄山看日出",
        "👩‍👩‍👧 demain 🎉",
        "ﬁn mars",
        "ＴＯＭＯＲＲＯＷ",
        "٣ mai",
        "é" * 50,
        "\ufeff",
    ],
)
def test_odd_texts_do_no_harm(text: str, language: str) -> None:
    ends(text, SAID, TZ, language)
    assert dated(text, SAID, TZ, language).startswith(text[:1])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_megabyte_is_read_in_seconds(language: str) -> None:
    text = "I saw my sister in the garden. J'ai vu ma sœur au jardin, on a parlé. " * 15_000
    started = time.perf_counter()
    dated(text, SAID, TZ, language)
    assert time.perf_counter() - started < 10


@pytest.mark.parametrize(
    "piece", ["a", " ", "12 ", "waiting for ", "j'ai vu le ", "\n", "周末去爬", "tomorrow ", "le 12 ", "1/2/", "in two "]
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_repetition_is_walked_twice(piece: str, language: str) -> None:
    text = piece * (40_000 // len(piece))
    started = time.perf_counter()
    ends(text, SAID, TZ, language)
    assert time.perf_counter() - started < 5
