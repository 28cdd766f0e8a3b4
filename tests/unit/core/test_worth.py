import pytest

from souvenance.core.clauses import bare
from souvenance.core.statements import KEPT, is_only_dated, read
from souvenance.core.worth import is_fragment, is_worth_keeping, is_worth_noting, substance
from souvenance.languages.reflection import FULL, NEUTRAL

NOT_KEPT = {
    "en": {
        "reactions": ("I'm so happy for you!", "Love your drawings!", "Thanks for the tip, Ada!"),
        "encouragement": ("Keep it up!", "Never give up!", "You can do this, keep going!"),
        "moods": ("I'm feeling pretty inspired.", "I feel a hole in my heart.", "I'm hanging in there."),
        "courtesies": ("I'll check it out!", "I'll give those a try.", "Let me know when you bake it!"),
        "wisdom": ("Friendship means a lot.", "Taking breaks is so important.", "Sometimes things just work out."),
        "what stood before": ("I don't buy it.", "I don't read this sort of thing.", "I don't watch that."),
        "the moment": ("I have a bag of pears in my hand.", "I'm baking a tart right now.", "Such a busy day at the office."),
        "fragments": ("By bus, and a cabin with a stove.", "To stop once the bread is out.", "With oat milk and no ice."),
    },
    "fr": {
        "reactions": ("Je suis trop contente pour toi !", "J'adore tes dessins !", "Merci pour l'astuce, Ada !"),
        "encouragement": ("Continue comme ça !", "Lâche rien !", "Bon courage pour demain !"),
        "moods": ("Je me sens super motivée.", "Je ressens un vide.", "J'ai hâte !"),
        "courtesies": ("Je vais y jeter un œil.", "Je vais essayer, merci !", "Tiens-moi au courant !"),
        "wisdom": ("L'amitié, ça compte.", "La vie est imprévisible.", "C'est important de se reposer."),
        "the moment": ("J'ai un sac de poires à la main.", "Je fais une tarte.", "Journée chargée au bureau."),
        "fragments": (
            "En bus, et un gîte avec un poêle.",
            "À ne plus vendre de pain le soir.",
            "Avec balcon et sans vis-à-vis.",
        ),
    },
}
KEPT_ALL_THE_SAME = {
    "en": {
        "people and pets": ("My sister Ada is a vet.", "I have two kids.", "We adopted a greyhound."),
        "work": ("I'm a nurse on nights.", "I run a small bindery.", "We only deploy from main."),
        "tastes": ("I love goat's cheese.", "I can't stand coriander.", "I want tabs in code."),
        "habits denied": (
            "I don't smoke.",
            "I don't wear wool.",
            "I can't eat anything with sesame in it.",
            "We never watch the news.",
        ),
        "habits": ("I swim every Tuesday.", "I play the oboe in a band.", "I never drink coffee after noon."),
        "events": ("I got promoted at work!", "I ran the Turin marathon in April.", "We moved to Leith last month."),
        "plans": ("Maybe I'll move to Rome.", "I'm starting a pottery studio.", "I'm flying to Oslo on 3 May."),
        "more than a mood": ("I'm so happy I got the job at Bexley Hospital.",) * 3,
    },
    "fr": {
        "people and pets": ("Ma sœur Ada est véto.", "j'ai 2 gosses", "On a adopté un lévrier."),
        "work": ("Je suis infirmière de nuit.", "Je tiens un petit atelier de reliure.", "je bosse à la mairie de Sète"),
        "tastes": ("J'adore le fromage de chèvre.", "je supporte pas la coriandre", "Je préfère le train."),
        "habits denied": ("Je ne fume pas.", "Je ne porte pas de laine.", "Je ne mange rien qui contient du sésame."),
        "habits": ("Je nage tous les mardis.", "je joue du hautbois dans un orchestre", "Je ne bois jamais de café le soir."),
        "events": ("J'ai couru le marathon de Turin en avril.", "On a déménagé à Sète.", "Je me suis cassé le poignet."),
        "plans": ("Je vais demander une augmentation en mars.", "On part au Portugal cet été.", "Je pars à Oslo le 3 mai."),
        "an appointment": (
            "Le rendez-vous est en mai.",
            "J'ai rendez-vous chez le kiné jeudi.",
            "Mon rendez-vous est le 3 mai.",
        ),
    },
}


def cases(table: dict[str, dict[str, tuple[str, ...]]]) -> list[tuple[str, str, str]]:
    return [(code, rule, text) for code, rules in table.items() for rule, texts in rules.items() for text in texts]


@pytest.mark.parametrize(("code", "rule", "text"), cases(NOT_KEPT))
def test_what_nobody_would_want_to_know_in_ten_months(code: str, rule: str, text: str) -> None:
    assert read(text, FULL[code]) not in KEPT, rule


@pytest.mark.parametrize(("code", "rule", "text"), cases(KEPT_ALL_THE_SAME))
def test_what_somebody_would(code: str, rule: str, text: str) -> None:
    assert read(text, FULL[code]) in KEPT, rule


def test_the_name_of_whom_it_speaks_to_is_no_substance() -> None:
    said = "it means a lot, Ada!"
    assert substance(said, bare(said, FULL["en"]), FULL["en"]) < substance("Ada", "ada", FULL["en"]) + 2


def test_a_language_without_the_words_for_it_keeps_what_it_kept() -> None:
    assert is_worth_keeping("ich wohne hier", "ich wohne hier", NEUTRAL)
    assert is_worth_noting("x", "x", NEUTRAL)
    assert not is_fragment("mit dem Zug", "mit dem zug", NEUTRAL)


@pytest.mark.parametrize(
    ("code", "text", "dated"),
    [
        ("en", "Friday 15 to Monday 18 May, Bo, Ada and me.", True),
        ("en", "Next week, with the twins.", True),
        ("en", "3 June at noon.", True),
        ("en", "Friday I fly to Oslo.", False),
        ("en", "Friday 15?", False),
        ("en", "Bo is coming on Friday.", False),
        ("fr", "Du vendredi 15 au lundi 18 mai, Bo, Ada et moi.", True),
        ("fr", "Demain, avec les jumeaux.", True),
        ("fr", "Le 3 juin à midi.", True),
        ("fr", "Vendredi je pars à Oslo.", False),
        ("fr", "Vendredi 15 ?", False),
        ("fr", "Bo vient vendredi.", False),
    ],
)
def test_the_date_of_what_was_just_said(code: str, text: str, dated: bool) -> None:
    assert is_only_dated(text, FULL[code]) is dated
