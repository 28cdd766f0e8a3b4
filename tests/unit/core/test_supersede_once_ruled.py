"""Parts, turns and partings, written once the rules stood."""

from collections.abc import Mapping

import pytest

from souvenance.core.supersede import claims, relation, replaces

REPLACED: Mapping[tuple[str, str, str], tuple[tuple[str, str], ...]] = {  # language of the old, of the new, kind
    ("en", "en", "the whole"): (
        ("I bake on Saturdays.", "I've stopped baking on Saturdays."),
        ("I bake on Tuesdays and Saturdays.", "I've stopped baking."),
        ("We use GitHub.", "We moved from GitHub to GitLab."),
        ("I write in Python.", "I've switched from Python to Rust."),
        ("I live in Madrid.", "I moved to Porto three months ago."),
        ("I'm an electrician.", "I'm a pilot now."),
        ("I play the cello.", "I used to play the cello."),
        ("I drink beer.", "I don't drink beer any more."),
        ("I wear glasses.", "I no longer wear glasses."),
    ),
    ("fr", "fr", "the whole"): (
        ("Je fais du yoga le samedi.", "J'ai lâché le yoga."),
        ("On utilise Docker.", "On n'utilise plus Docker."),
        ("J'habite à Nantes.", "J'habite à Rennes maintenant."),
        ("Je bois du vin.", "Je ne bois plus de vin."),
    ),
    ("en", "en", "turns"): (
        ("I have a parrot called Kiwi.", "Kiwi died on Monday."),
        ("We have a cat named Olive.", "We gave Olive to my aunt."),
        ("My girlfriend is Zoe.", "Zoe and I split up last month."),
        ("My boyfriend is called Ed.", "Ed dumped me."),
        ("I'm an optician.", "I'm a baker now."),
        ("I live in Hull with my dad.", "I live in Derby."),
        ("I stopped drinking beer.", "I've started drinking beer again."),
        ("I quit dancing.", "I'm back to dancing."),
        ("Don't use emojis.", "You may use emojis from now on."),
        ("Use Celsius", "Use Fahrenheit instead of Celsius"),
        ("Our captain is Mo", "Lee replaced Mo as captain"),
    ),
    ("en", "fr", "turns"): (("I live in Hull.", "j'habite à Nantes maintenant"),),
    ("fr", "en", "turns"): (("Je bosse chez Thales.", "I work at Nokia now"),),
    ("fr", "fr", "turns"): (
        ("J'ai une tortue qui s'appelle Zoé.", "Zoé est morte."),
        ("Mon copain s'appelle Hugo.", "Hugo m'a largué hier."),
        ("J'habite à Dijon avec ma fille.", "J'habite à Metz."),
        ("J'ai arrêté la bière.", "J'ai recommencé la bière."),
    ),
}

STANDS: Mapping[tuple[str, str, str], tuple[tuple[str, str], ...]] = {  # language of the old, of the new, kind
    ("en", "en", "a second set, written once the rules stood: a part"): (
        ("I bake on Tuesdays and Saturdays.", "I've stopped baking on Saturdays, too tired."),
        ("The kids have piano on Mondays and Thursdays.", "The kids no longer have piano on Thursdays."),
        ("I take the train and the tram.", "I've given up the tram on rainy days."),
        ("I have wine with dinner.", "I no longer have wine with dinner during the week."),
        ("We use Terraform for AWS and GCP.", "We dropped Terraform for GCP."),
        ("We use GitHub.", "We moved the docs from GitHub to GitLab."),
        ("I write in Python.", "I switched from Python to Rust for the parser."),
        ("I live in Madrid.", "I'm living in Porto for three months."),
        ("I live in Glasgow.", "I live in Skye in the summer."),
        ("I'm an electrician.", "I'm a volunteer lifeboat pilot now."),
        ("I drive to work.", "I used to drive to work in Leeds as well."),
        ("I play the cello.", "I used to play the cello every evening."),
        ("My nephew lives in Hull.", "My other nephew moved to Spain."),
        ("I drink beer.", "I don't drink beer at lunch any more."),
        ("I wear glasses.", "I don't wear glasses for driving any more."),
    ),
    ("fr", "fr", "a second set, written once the rules stood: a part"): (
        ("Je fais du yoga le mercredi et le samedi.", "J'ai lâché le yoga du samedi."),
        ("Je joue aux échecs le soir.", "Je ne joue plus aux échecs le dimanche soir."),
        ("On utilise Docker.", "On n'utilise plus Docker pour les tests."),
        ("On code en Python.", "On est passés de Python à Rust pour le parseur."),
        ("J'habite à Nantes.", "J'habite à Rennes en semaine."),
        ("Je suis menuisier.", "Je suis pompier bénévole maintenant."),
        ("Je bosse chez Thales.", "Avant ça j'ai bossé chez Free."),
        ("Ma tante habite à Dijon.", "Mon autre tante est morte."),
        ("Je bois du vin.", "Je bois plus de vin en semaine."),
        ("J'utilise Excel.", "J'utilise plus Excel pour le budget."),
    ),
    ("en", "en", "turns"): (
        ("I have a parrot called Kiwi.", "I had a kiwi this morning."),
        ("My girlfriend is Zoe.", "Zoe and I split the bill."),
        ("My boyfriend is called Ed.", "Ed left me a message."),
        ("I'm an optician.", "I'm a grandmother now."),
        ("I live in Hull with my dad.", "My dad lives in Derby."),
        ("I stopped drinking beer.", "I've started drinking tea."),
        ("I quit dancing.", "Ana is dancing again."),
        ("Don't use emojis.", "You may use tables from now on."),
        ("Our captain is Mo", "Lee replaced Mo in the second half"),
    ),
    ("en", "fr", "turns"): (("I live in Hull.", "on est à Nantes maintenant pour la semaine"),),
    ("fr", "en", "turns"): (("Je bosse chez Thales.", "Tom works at Nokia now"),),
    ("fr", "fr", "turns"): (
        ("Mon copain s'appelle Hugo.", "Hugo m'a quitté des yeux."),
        ("J'ai arrêté la bière.", "J'ai recommencé le piano."),
        ("J'habite à Dijon avec ma fille.", "Ma fille habite à Metz."),
        ("Ma cheffe c'est Léa", "Tom a remplacé Léa hier à la réunion"),
    ),
}


@pytest.mark.parametrize(
    ("before", "after", "old", "new"), [(*key[:2], old, new) for key, pairs in REPLACED.items() for old, new in pairs]
)
def test_what_is_out_of_date_gives_way(before: str, after: str, old: str, new: str) -> None:
    earlier, later = claims(old, before), claims(new, after)
    assert relation(earlier, later).kind == "supersedes"
    assert replaces(earlier, later)


@pytest.mark.parametrize(
    ("before", "after", "old", "new"), [(*key[:2], old, new) for key, pairs in STANDS.items() for old, new in pairs]
)
def test_what_is_near_it_leaves_the_old_one_standing(before: str, after: str, old: str, new: str) -> None:
    earlier, later = claims(old, before), claims(new, after)
    assert relation(earlier, later).kind != "supersedes"
    assert not replaces(earlier, later)
