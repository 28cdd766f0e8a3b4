"""Everyday statements by template, paired so that by construction the later one ends nothing of the earlier one."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Words:
    """What the templates of one language are filled with; every list is drawn from without repetition."""

    names: tuple[str, ...]
    kin: tuple[str, ...]  # with their determiner
    roles: tuple[str, ...]
    verbs: tuple[str, ...]  # past, of a third person
    objects: tuple[str, ...]
    rooms: tuple[str, ...]
    places: tuple[str, ...]
    foods: tuple[str, ...]
    activities: tuple[str, ...]
    projects: tuple[str, ...]
    tools: tuple[tuple[str, str], ...]  # of one family
    days: tuple[str, ...]
    jobs: tuple[str, ...]


ENGLISH = Words(
    names=(
        "Anna",
        "Ben",
        "Carla",
        "David",
        "Emma",
        "Felix",
        "Gina",
        "Hugo",
        "Iris",
        "Jonas",
        "Karin",
        "Leo",
        "Mona",
        "Nils",
        "Olga",
    ),
    kin=("my friend", "my cousin", "my neighbour", "my colleague", "my uncle", "my brother", "my aunt", "my classmate"),
    roles=("my boss", "my dentist", "my landlord", "my coach", "my doctor", "my teacher", "my accountant", "my manager"),
    verbs=(
        "repaired",
        "painted",
        "bought",
        "sold",
        "found",
        "lost",
        "cancelled",
        "finished",
        "planned",
        "cleaned",
        "started",
        "left",
    ),
    objects=(
        "bicycle",
        "guitar",
        "lamp",
        "carpet",
        "oven",
        "camera",
        "tent",
        "kettle",
        "drill",
        "boat",
        "printer",
        "novel",
        "canoe",
    ),
    rooms=("kitchen", "garden", "garage", "bedroom", "attic", "cellar", "office"),
    places=("Lyon", "Leeds", "Turin", "Oslo", "Porto", "Ghent", "Bath", "Graz", "Split", "Bilbao", "Derby"),
    foods=("olives", "rhubarb", "lentils", "anchovies", "mango", "tofu", "celery", "beetroot", "waffles"),
    activities=("yoga", "pottery", "choir", "chess", "judo", "sewing", "bridge", "archery", "salsa"),
    projects=("Atlas", "Orion", "Pollux", "Vega", "Juniper", "Falcon"),
    tools=(
        ("PostgreSQL", "MySQL"),
        ("npm", "pnpm"),
        ("Slack", "Mattermost"),
        ("Jira", "Linear"),
        ("React", "Vue"),
        ("Poetry", "uv"),
    ),
    days=("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    jobs=("nurse", "baker", "teacher", "plumber", "pilot", "lawyer", "florist", "accountant"),
)
FRENCH = Words(
    names=ENGLISH.names,
    kin=("mon ami", "ma cousine", "mon voisin", "ma collègue", "mon oncle", "mon frère", "ma tante", "mon pote"),
    roles=(
        "mon patron",
        "mon dentiste",
        "mon proprio",
        "mon coach",
        "ma médecin",
        "ma prof",
        "mon comptable",
        "ma responsable",
    ),
    verbs=("réparé", "peint", "acheté", "vendu", "trouvé", "perdu", "annulé", "fini", "prévu", "nettoyé", "commencé", "quitté"),
    objects=(
        "vélo",
        "guitare",
        "lampe",
        "tapis",
        "four",
        "caméra",
        "tente",
        "bouilloire",
        "perceuse",
        "bateau",
        "imprimante",
        "roman",
    ),
    rooms=("cuisine", "chambre", "cave", "terrasse", "salon", "garage", "grenier"),
    places=("Lyon", "Nantes", "Turin", "Oslo", "Porto", "Gand", "Rennes", "Graz", "Brest", "Bilbao", "Lille"),
    foods=("olives", "rhubarbe", "lentilles", "anchois", "mangue", "tofu", "céleri", "betterave", "gaufres"),
    activities=("yoga", "poterie", "chorale", "échecs", "judo", "couture", "bridge", "escrime", "salsa"),
    projects=ENGLISH.projects,
    tools=ENGLISH.tools,
    days=("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"),
    jobs=("infirmière", "boulangère", "prof", "plombière", "pilote", "avocate", "fleuriste", "comptable"),
)

Pair = tuple[str, str]
Family = Callable[[Words, Random], Pair]


def _two(values: tuple[str, ...], rng: Random) -> list[str]:
    return rng.sample(values, 2)


def _three(values: tuple[str, ...], rng: Random) -> list[str]:
    return rng.sample(values, 3)


# -- English ---------------------------------------------------------------------------------------------------------


def _en_friends(w: Words, rng: Random) -> Pair:
    (a, b), who, (x, y, z) = _two(w.names, rng), rng.choice(w.kin), _three(w.objects, rng)
    v1, v2 = _two(w.verbs, rng)
    return (
        f"{who} {a} {v1} the {x} near the {y}".capitalize(),
        f"{who} {b} {v2} the {z} {rng.choice((x, y))} {rng.randrange(99)}",
    )


def _en_role_mentioned(w: Words, rng: Random) -> Pair:
    (a, b), who, (x, y), (p, q) = _two(w.names, rng), rng.choice(w.roles), _two(w.foods, rng), _two(w.places, rng)
    old = rng.choice(
        (f"{who} {a} likes {x}", f"{who} {a} lives in {p}", f"{who} is from {p}", f"{who} {a} went to {p} for a week")
    )
    new = rng.choice(
        (f"{who} {b} now plays chess", f"{who} is on holiday in {q} now", f"{who} {b} bought {y}", f"{who} is very kind")
    )
    return old, new


def _en_other_person(w: Words, rng: Random) -> Pair:
    a, p, q = rng.choice(w.names), *_two(w.places, rng)
    j, k = _two(w.jobs, rng)
    who, food, activity = rng.choice(w.kin), rng.choice(w.foods), rng.choice(w.activities)
    return rng.choice(
        (
            (f"I live in {p}.", f"{who} {a} moved to {q} last week."),
            (f"I live in {p}.", f"I met a {k} who moved to {q}."),
            (f"I work as a {j}.", f"{who} has retired."),
            (f"I work as a {j}.", f"{a} works as a {k} now."),
            (f"I eat {food} every day.", f"{a} no longer eats {food}."),
            (f"I do {activity} on Mondays.", f"{who} {a} quit {activity}."),
            ("I smoke.", f"I know a {k} who stopped smoking."),
            ("I'm 41.", f"{who} turned 42 yesterday."),
            (f"{a} likes {food}.", f"I no longer work with {a}."),
            (f"{who} {a} is pregnant.", f"My boss gave birth in {q}."),
            ("My phone number is 0612345678.", f"{a}'s phone number is 0698765432 now."),
        )
    )


def _en_other_object(w: Words, rng: Random) -> Pair:
    x, y = _two(w.objects, rng)
    n, m = rng.sample(range(20, 900), 2)
    return rng.choice(
        (
            (f"I have a {x} in the garage.", f"I sold my {y} yesterday."),
            (f"The {x} is broken.", f"The {y} has been repaired."),
            (f"The {x} cost {n} euros.", f"The price of the {y} went up to {m} euros."),
            (f"My {x} is red.", f"I repainted the {y}, it's blue now."),
            (f"I'm looking for a {x}.", f"I found a {y} at the market."),
            (f"I'm waiting for the {x} to arrive.", f"The {y} arrived this morning."),
            (f"I need a new {x}.", f"I no longer need a {y}."),
        )
    )


def _en_other_room(w: Words, rng: Random) -> Pair:
    x, y = _two(w.rooms, rng)
    n, m = rng.sample(range(20, 90), 2)
    return rng.choice(
        (
            (f"The {x} budget is {n}00 euros.", f"The {y} budget went up to {m}00 euros."),
            (f"The {x} is green.", f"We repainted the {y}, it's white now."),
            (f"The {x} door is locked at 22:00.", f"The {y} door is locked at 23:00 now."),
            (f"There are {n} boxes in the {x}.", f"There are {m} boxes in the {y} now."),
        )
    )


def _en_other_project(w: Words, rng: Random) -> Pair:
    (a, b), (x, y), (d, e) = _two(w.projects, rng), rng.choice(w.tools), _two(w.days, rng)
    return rng.choice(
        (
            (f"The {a} project uses {x}.", f"The {b} project uses {y} now."),
            (f"{a} runs on {x}.", f"We switched {b} to {y}."),
            (f"The {a} deadline is {d}.", f"The {b} deadline has moved to {e}."),
            (f"{a} is led by Hugo.", f"{b} is led by Anna now."),
            (f"The budget of {a} is 4000 euros.", f"The budget of {b} was raised to 6000 euros."),
        )
    )


def _en_other_slot(w: Words, rng: Random) -> Pair:
    (x, y), (d, e) = _two(w.activities, rng), _two(w.days, rng)
    h, k = rng.sample(range(8, 22), 2)
    return rng.choice(
        (
            (f"I have {x} on {d}s at {h}:00.", f"{y} is on {e}s at {k}:00 now.".capitalize()),
            (f"I do {x} on {d}s.", f"I no longer do {y} on {e}s."),
            (f"{x} starts at {h}:00.".capitalize(), f"{y} has moved to {k}:00.".capitalize()),
            (f"I swim on {d}s.", f"I no longer swim on {e}s."),
            ("I drink tea in the evening.", "I switched to coffee in the morning."),
            (f"I'm free on {d} afternoon.", f"I'm no longer free on {e} morning."),
        )
    )


def _en_habit_and_event(w: Words, rng: Random) -> Pair:
    (x, y), (p, q), (d, e) = _two(w.foods, rng), _two(w.places, rng), _two(w.days, rng)
    n, m = rng.sample(range(3, 30), 2)
    return rng.choice(
        (
            (f"I have {x} for breakfast.", f"Yesterday I had {y} instead of {x}."),
            (f"I visited {p} last summer.", f"I live in {q} now."),
            (f"I ran {n} km on {d}.", f"I ran {m} km on {e}."),
            (f"I cooked {x} with Hugo on {d}.", f"I no longer eat {x}."),
            (f"I bought {n} apples on {d}.", f"I bought {m} apples on {e}."),
            (f"I go to {p} every summer.", f"This week I'm in {q}."),
            (f"We met Anna in {p} on {d}.", f"We met Anna in {q} on {e}."),
            (f"I read {n} pages on {d}.", f"I read {m} pages on {e}, it's a good book."),
            (f"I worked from {p} on {d}.", f"I work from {q} on {e}s."),
            (f"I saw a film in {p} on {d}.", f"The cinema in {p} has closed down."),
        )
    )


def _en_opinion_or_plan(w: Words, rng: Random) -> Pair:
    (x, y), (p, q), (f, g), j = rng.choice(w.tools), _two(w.places, rng), _two(w.foods, rng), rng.choice(w.jobs)
    return rng.choice(
        (
            (f"I love {x}.", f"We use {y} at work now."),
            (f"We use {x}.", f"{y} is getting popular these days."),
            (f"I live in {p}.", f"I'd love to live in {q} one day."),
            (f"I live in {p}.", f"We might move to {q} next year."),
            (f"I work as a {j}.", "I'm thinking of quitting my job."),
            (f"I like {f}.", f"I like {g} now."),
            (f"I eat {f}.", f"I should stop eating {f}."),
            (f"I think {p} is lovely.", f"I think {q} is lovely now."),
            (f"I plan to visit {p}.", f"I plan to visit {q} too."),
            (f"I want to learn {x}.", f"I'm learning {y} now."),
        )
    )


# -- French ----------------------------------------------------------------------------------------------------------


def _fr_friends(w: Words, rng: Random) -> Pair:
    (a, b), who, (x, y, z) = _two(w.names, rng), rng.choice(w.kin), _three(w.objects, rng)
    v1, v2 = _two(w.verbs, rng)
    return (
        f"{who.capitalize()} {a} a {v1} le {x} près du {y}",
        f"{who.capitalize()} {b} a {v2} le {z} et le {rng.choice((x, y))}",
    )


def _fr_role_mentioned(w: Words, rng: Random) -> Pair:
    (a, b), who, (x, y), (p, q) = _two(w.names, rng), rng.choice(w.roles), _two(w.foods, rng), _two(w.places, rng)
    old = rng.choice((f"{who} {a} aime les {x}", f"{who} {a} habite à {p}", f"{who} vient de {p}", f"{who} {a} est allé à {p}"))
    new = rng.choice(
        (f"{who} {b} joue aux échecs maintenant", f"{who} est en vacances à {q} maintenant", f"{who} {b} a acheté des {y}")
    )
    return old, new


def _fr_other_person(w: Words, rng: Random) -> Pair:
    a, p, q = rng.choice(w.names), *_two(w.places, rng)
    j, k = _two(w.jobs, rng)
    who, food, activity = rng.choice(w.kin), rng.choice(w.foods), rng.choice(w.activities)
    return rng.choice(
        (
            (f"J'habite à {p}.", f"{who.capitalize()} {a} a déménagé à {q} la semaine dernière."),
            (f"J'habite à {p}.", f"J'ai rencontré une {k} qui a déménagé à {q}."),
            (f"Je suis {j}.", f"{who.capitalize()} est à la retraite maintenant."),
            (f"Je travaille comme {j}.", f"{a} travaille comme {k} maintenant."),
            (f"Je mange des {food} tous les jours.", f"{a} ne mange plus de {food}."),
            (f"Je fais du {activity} le lundi.", f"{who.capitalize()} {a} a arrêté le {activity}."),
            ("Je fume.", f"Je connais une {k} qui a arrêté de fumer."),
            ("J'ai 41 ans.", f"{who.capitalize()} a eu 42 ans hier."),
            (f"{a} aime les {food}.", f"Je ne travaille plus avec {a}."),
        )
    )


def _fr_other_object(w: Words, rng: Random) -> Pair:
    x, y = _two(w.objects, rng)
    n, m = rng.sample(range(20, 900), 2)
    return rng.choice(
        (
            (f"J'ai un {x} au garage.", f"J'ai vendu mon {y} hier."),
            (f"Le {x} est en panne.", f"Le {y} est réparé."),
            (f"Le {x} a coûté {n} euros.", f"Le prix du {y} est passé à {m} euros."),
            (f"Mon {x} est rouge.", f"J'ai repeint le {y}, il est bleu maintenant."),
            (f"Je cherche un {x}.", f"J'ai trouvé un {y} au marché."),
            (f"J'attends le {x}.", f"Le {y} est arrivé ce matin."),
            (f"J'ai besoin d'un {x}.", f"Je n'ai plus besoin d'un {y}."),
        )
    )


def _fr_other_room(w: Words, rng: Random) -> Pair:
    x, y = _two(w.rooms, rng)
    n, m = rng.sample(range(20, 90), 2)
    return rng.choice(
        (
            (f"Le budget {x} est de {n}00 euros.", f"Le budget {y} est monté à {m}00 euros."),
            (f"Le mur de la {x} est vert.", f"On a repeint le mur de la {y}, il est blanc maintenant."),
            (f"On ferme la {x} à 22h.", f"On ferme la {y} à 23h maintenant."),
            (f"Il y a {n} cartons dans la {x}.", f"Il y a {m} cartons dans la {y} maintenant."),
        )
    )


def _fr_other_project(w: Words, rng: Random) -> Pair:
    (a, b), (x, y), (d, e) = _two(w.projects, rng), rng.choice(w.tools), _two(w.days, rng)
    return rng.choice(
        (
            (f"Le projet {a} utilise {x}.", f"Le projet {b} utilise {y} maintenant."),
            (f"{a} tourne sur {x}.", f"On a passé {b} à {y}."),
            (f"L'échéance de {a} est {d}.", f"L'échéance de {b} est repoussée à {e}."),
            (f"Le budget de {a} est de 4000 euros.", f"Le budget de {b} est passé à 6000 euros."),
        )
    )


def _fr_other_slot(w: Words, rng: Random) -> Pair:
    (x, y), (d, e) = _two(w.activities, rng), _two(w.days, rng)
    h, k = rng.sample(range(8, 22), 2)
    return rng.choice(
        (
            (f"J'ai {x} le {d} à {h}h.", f"J'ai {y} le {e} à {k}h maintenant."),
            (f"Je fais {x} le {d}.", f"Je ne fais plus {y} le {e}."),
            (f"Le cours de {x} commence à {h}h.", f"Le cours de {y} est décalé à {k}h."),
            (f"Je nage le {d}.", f"Je ne nage plus le {e}."),
            ("Je bois du thé le soir.", "Je suis passé au café le matin."),
            (f"Je suis libre {d} après-midi.", f"Je ne suis plus libre {e} matin."),
        )
    )


def _fr_habit_and_event(w: Words, rng: Random) -> Pair:
    (x, y), (p, q), (d, e) = _two(w.foods, rng), _two(w.places, rng), _two(w.days, rng)
    n, m = rng.sample(range(3, 30), 2)
    return rng.choice(
        (
            (f"Je mange des {x} au petit-déjeuner.", f"Hier j'ai mangé des {y} à la place des {x}."),
            (f"J'ai visité {p} l'été dernier.", f"J'habite à {q} maintenant."),
            (f"J'ai couru {n} km {d}.", f"J'ai couru {m} km {e}."),
            (f"J'ai cuisiné des {x} avec Hugo {d}.", f"Je ne mange plus de {x}."),
            (f"Je vais à {p} tous les étés.", f"Cette semaine je suis à {q}."),
            (f"On a vu Anna à {p} {d}.", f"On a vu Anna à {q} {e}."),
            (f"J'ai lu {n} pages {d}.", f"J'ai lu {m} pages {e}, c'est un bon livre."),
            (f"J'ai vu un film à {p} {d}.", f"Le cinéma de {p} a fermé."),
        )
    )


def _fr_opinion_or_plan(w: Words, rng: Random) -> Pair:
    (x, y), (p, q), (f, g), j = rng.choice(w.tools), _two(w.places, rng), _two(w.foods, rng), rng.choice(w.jobs)
    return rng.choice(
        (
            (f"J'adore {x}.", f"On utilise {y} au boulot maintenant."),
            (f"On utilise {x}.", f"{y} devient populaire en ce moment."),
            (f"J'habite à {p}.", f"J'aimerais bien habiter à {q} un jour."),
            (f"J'habite à {p}.", f"On va peut-être déménager à {q} l'an prochain."),
            (f"Je suis {j}.", "Je pense quitter mon boulot."),
            (f"J'aime les {f}.", f"J'aime les {g} maintenant."),
            (f"Je mange des {f}.", f"Je devrais arrêter de manger des {f}."),
            (f"Je trouve {p} très joli.", f"Je trouve {q} très joli maintenant."),
            (f"Je veux apprendre {x}.", f"J'apprends {y} maintenant."),
        )
    )


FAMILIES: Mapping[str, tuple[Words, tuple[Family, ...]]] = {
    "en": (
        ENGLISH,
        (
            _en_friends,
            _en_role_mentioned,
            _en_other_person,
            _en_other_object,
            _en_other_room,
            _en_other_project,
            _en_other_slot,
            _en_habit_and_event,
            _en_opinion_or_plan,
        ),
    ),
    "fr": (
        FRENCH,
        (
            _fr_friends,
            _fr_role_mentioned,
            _fr_other_person,
            _fr_other_object,
            _fr_other_room,
            _fr_other_project,
            _fr_other_slot,
            _fr_habit_and_event,
            _fr_opinion_or_plan,
        ),
    ),
}


def standing_pairs(language: str, n: int, seed: int) -> Iterator[Pair]:
    """n pairs of each family of templates, always the same for one seed."""
    rng = Random(seed)
    words, families = FAMILIES[language]
    for family in families:
        for _ in range(n):
            yield family(words, rng)
