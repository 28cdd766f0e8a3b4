"""What ends or changes for a part, in a second place or in the past leaves the rest as it was; what ends whole does not."""

from collections.abc import Mapping

import pytest

from souvenance.core.supersede import claims, relation, replaces

REPLACED: Mapping[tuple[str, str, str], tuple[tuple[str, str], ...]] = {  # language of the old, of the new, kind
    ("en", "en", "the whole ends"): (
        ("I play tennis on Mondays and Fridays.", "I stopped playing tennis."),
        ("I play tennis on Fridays.", "I stopped playing tennis on Fridays."),
        ("I go to the gym every Tuesday and Thursday.", "I've stopped going to the gym."),
        ("We use Redis for queues.", "We no longer use Redis for queues."),
        ("We use Redis for caching and queues.", "We no longer use Redis."),
        ("I take the bus to work.", "I no longer take the bus to work."),
        ("I eat meat.", "I don't eat meat any more."),
        ("I drink coffee.", "I stopped drinking coffee in May."),
        ("I smoke.", "I quit smoking on Monday."),
        ("I have a gym membership.", "I cancelled my gym membership on Tuesday."),
        ("I take the bus every Monday.", "I no longer take the bus on Mondays."),
        ("We use Jira for tickets.", "We dropped Jira last week."),
    ),
    ("fr", "fr", "the whole ends"): (
        ("Je vais à la piscine le mardi et le jeudi.", "Je ne vais plus à la piscine."),
        ("Je vais à la piscine le jeudi.", "Je ne vais plus à la piscine le jeudi."),
        ("Je mange de la viande.", "Je ne mange plus de viande."),
        ("Je bois du café.", "J'ai arrêté le café lundi."),
        ("J'ai un abonnement à la salle.", "J'ai résilié mon abonnement à la salle mardi."),
        ("Je nage le samedi.", "Je ne nage plus le samedi."),
    ),
    ("en", "en", "a switch for a part"): (
        ("We use Postgres for billing.", "We switched from Postgres to SQLite."),
        ("We use Postgres for billing.", "We switched from Postgres to MySQL for billing."),
        ("We deploy with Docker.", "We switched from Docker to Podman last week."),
        ("We use MySQL in production.", "We moved from MySQL to Postgres in production."),
        ("We use Jest for tests.", "We moved from Jest to Vitest for the tests."),
        ("We deploy with Docker.", "We switched from Docker to Podman for good."),
        ("We deploy with Docker.", "We switched from Docker to Podman for security."),
    ),
    ("fr", "fr", "a switch for a part"): (
        ("On déploie avec Docker.", "On est passés de Docker à Podman."),
        ("On utilise Postgres pour la facturation.", "On est passés de Postgres à MySQL pour la facturation."),
        ("J'utilise Vim.", "Je suis passé de Vim à VS Code la semaine dernière."),
    ),
    ("en", "en", "second or passing homes and roles"): (
        ("I live in Paris.", "I live in Lyon now."),
        ("I live in Paris.", "I moved to Lyon in the summer."),
        ("I live in Paris.", "I moved to Lyon this summer."),
        ("I live in Paris.", "I've moved to Lyon for good."),
        ("I live in Paris.", "I moved to Lyon for work."),
        ("I'm a nurse.", "I'm a firefighter now."),
        ("I'm a nurse.", "I'm a teacher now."),
        ("I'm a student.", "I'm a teacher now."),
    ),
    ("fr", "fr", "second or passing homes and roles"): (
        ("J'habite à Paris.", "J'ai déménagé à Lyon cet été."),
        ("J'habite à Paris.", "J'habite à Lyon maintenant."),
        ("J'habite à Paris.", "J'habite à Lyon depuis l'été."),
        ("Je suis infirmière.", "Je suis pompier maintenant."),
        ("Je suis étudiante.", "Je suis prof maintenant."),
    ),
    ("en", "en", "the past ends no present"): (
        ("I live in Lille.", "I used to live in Lille."),
        ("I like pizza.", "I used to like pizza."),
        ("I teach maths in Lyon.", "I used to teach maths in Lyon."),
        ("I play tennis.", "I used to play tennis."),
        ("I smoke.", "I used to smoke."),
        ("I play tennis twice a week.", "I used to play tennis twice a week, now only once"),
        ("I work at SFR.", "I used to work at SFR."),
    ),
    ("fr", "fr", "the past ends no present"): (
        ("Je travaille chez Orange.", "Je travaille chez SFR maintenant."),
        ("Je travaille chez Orange.", "J'ai été embauchée chez SFR."),
    ),
    ("en", "en", "another of a kind"): (
        ("My grandmother lives in Brest.", "My grandmother died yesterday."),
        ("My brother lives in Rome.", "My brother moved to Milan."),
        ("My other brother lives in Rome.", "My other brother moved to Milan."),
        ("We use Postgres.", "We moved the database from Postgres to MySQL."),
        ("I live in Leeds.", "I no longer live in Leeds."),
        ("I work at Google.", "I no longer work at Google."),
        ("I work in a bakery.", "I quit working in the bakery."),
    ),
    ("fr", "fr", "another of a kind"): (
        ("Ma grand-mère habite à Brest.", "Ma grand-mère est morte hier."),
        ("Ma soeur habite à Rome.", "Ma soeur a déménagé à Milan."),
        ("On a un concert le 3 mai à Lyon.", "Le concert, il a été annulé."),
        ("J'habite à Lyon.", "Je n'habite plus à Lyon."),
        ("Je travaille chez Orange.", "Je travaille plus chez Orange."),
    ),
}

STANDS: Mapping[tuple[str, str, str], tuple[tuple[str, str], ...]] = {  # language of the old, of the new, kind
    ("en", "en", "a part ends, the whole stands"): (
        ("I swim on Mondays and Wednesdays.", "I've given up swimming on Wednesdays."),
        ("We have choir every Tuesday and Friday.", "We no longer have choir on Fridays."),
        ("I drink coffee every day.", "I stopped drinking coffee on Sundays."),
        ("I do yoga at home and at the studio.", "I quit doing yoga at the studio."),
        ("We use Kafka for events and logs.", "We no longer use Kafka for logs."),
        ("We use Slack at work.", "We don't use Slack for stand-ups any more."),
        ("I eat bread.", "I don't eat bread in the evening any more."),
        ("I play football in Leeds and York.", "I stopped playing football in York."),
        ("I cycle to work.", "I no longer cycle to work in winter."),
        ("I use Notion for notes and tasks.", "I stopped using Notion for tasks."),
        ("I take vitamin D every morning.", "I no longer take vitamin D at weekends."),
        ("I work from home on Mondays and Thursdays.", "I no longer work from home on Thursdays."),
    ),
    ("fr", "fr", "a part ends, the whole stands"): (
        ("Je fais du judo le lundi et le vendredi.", "J'ai arrêté le judo le vendredi."),
        ("Je nage le mardi et le samedi.", "Je ne nage plus le samedi."),
        ("On utilise Redis pour le cache et les files.", "On n'utilise plus Redis pour les files."),
        ("Je mange de la viande.", "Je ne mange plus de viande le vendredi."),
        ("Je bois du café.", "Je bois plus de café le soir."),
        ("Je prends le bus pour aller au travail.", "Je ne prends plus le bus le dimanche."),
        ("Je cours au parc et sur la plage.", "J'ai arrêté de courir sur la plage."),
        ("On utilise Notion.", "On n'utilise plus Notion pour les tâches."),
        ("Je vais au marché le jeudi et le dimanche.", "Je vais plus au marché le dimanche."),
    ),
    ("en", "en", "a switch for a part"): (
        ("We use MySQL.", "We switched from MySQL to DuckDB for the reports."),
        ("We use Jest for tests.", "We moved from Jest to Vitest in the mobile app."),
        ("I use Vim.", "I switched from Vim to VS Code for Java."),
        ("We host on AWS.", "We moved the staging server from AWS to Hetzner."),
        ("I use Windows.", "I went from Windows to Linux on my old laptop."),
        ("We deploy with Docker.", "We switched to Podman on my machine."),
        ("We chat on Slack.", "We switched from Slack to Discord for the hackathon."),
    ),
    ("fr", "fr", "a switch for a part"): (
        ("On utilise Postgres pour la facturation.", "On est passés de Postgres à SQLite pour les tests."),
        ("On déploie avec Docker.", "On est passés de Docker à Podman sur mon portable."),
        ("J'utilise Vim.", "Je suis passé de Vim à VS Code pour le Java."),
        ("On est sur Slack.", "On est passés de Slack à Discord pour le hackathon."),
    ),
    ("en", "en", "second or passing homes and roles"): (
        ("I live in Lyon.", "I'm living in Nice for the winter."),
        ("I live in Leeds.", "I live in London on weekdays."),
        ("I live in Bath.", "I'm living in Rome for six months."),
        ("We live in Oslo.", "We live in Bergen at the weekend."),
        ("I live in Dublin.", "I live in Cork in the summer."),
        ("I live in Paris.", "I'm living in Lyon this semester."),
        ("I live in Paris.", "I'm staying in Lyon for a few weeks."),
        ("I'm a plumber.", "I'm a volunteer paramedic now."),
        ("I'm a doctor.", "I'm a part-time lecturer now."),
        ("I'm a lawyer.", "I'm an evening student now."),
        ("I'm an accountant.", "I'm a volunteer teacher on Saturdays now."),
        ("I'm a teacher.", "I'm a weekend chef now."),
    ),
    ("fr", "fr", "second or passing homes and roles"): (
        ("J'habite à Paris.", "J'habite à Lyon la semaine."),
        ("J'habite à Paris.", "J'habite à Lyon pendant la semaine."),
        ("J'habite à Paris.", "Je vis à Nice l'hiver."),
        ("J'habite à Paris.", "J'habite à Lyon pour six mois."),
        ("J'habite à Paris.", "J'habite à Lyon le week-end."),
        ("J'habite à Paris.", "J'habite à Lyon pour l'été."),
        ("Je suis infirmière.", "Je suis pompier volontaire maintenant."),
        ("Je suis prof.", "Je suis étudiant en cours du soir maintenant."),
        ("Je suis médecin.", "Je suis chargé de cours bénévole maintenant."),
        ("Je suis avocate.", "Je suis photographe amateur maintenant."),
        ("Je suis comptable.", "Je suis juge bénévole le week-end maintenant."),
    ),
    ("en", "en", "the past ends no present"): (
        ("I live in Nantes.", "I used to live in Nantes as a child too."),
        ("I like olives.", "I used to say that I like olives."),
        ("I teach piano.", "I used to teach piano in Bristol."),
        ("I run.", "I used to run every day, now only on Sundays."),
        ("I play chess.", "I used to play chess three times a week."),
        ("I drink tea.", "I used to drink tea with sugar."),
        ("I work at Orange.", "I used to work at SFR."),
        ("I work at Orange.", "I worked at SFR before."),
        ("I work at Orange.", "Before that I worked at SFR."),
        ("I live in Lille.", "I lived in Lille when I was little too."),
        ("I have a dog.", "I used to have a dog when I was a kid."),
        ("I have a dog.", "I used to have another dog."),
        ("I drive a Fiat.", "I used to drive a Fiat in college too."),
    ),
    ("fr", "fr", "the past ends no present"): (
        ("Je travaille chez Orange.", "Avant, j'ai travaillé chez SFR."),
        ("Je travaille chez Orange.", "J'ai bossé chez Free avant ça."),
        ("J'habite à Lille.", "J'habitais à Lille quand j'étais petit aussi."),
        ("Je joue au tennis.", "Avant je jouais au tennis deux fois par semaine, maintenant une seule."),
        ("J'enseigne les maths.", "Avant j'enseignais les maths à Lyon."),
        ("J'habite à Lille.", "J'ai habité à Paris avant."),
        ("J'habite à Lille.", "J'ai vécu à Paris pendant mes études."),
        ("Je suis prof.", "J'ai été infirmière avant."),
    ),
    ("en", "en", "another of a kind"): (
        ("My grandfather lives in Brest.", "My other grandfather died in May."),
        ("My aunt lives in Rome.", "My other aunt passed away."),
        ("My dog sleeps on my bed.", "My other dog died yesterday."),
        ("My sister works at Ikea.", "My other sister left Ikea."),
        ("My brother lives in Rome.", "My other brother moved to Milan."),
        ("My car is blue.", "My other car is red now."),
    ),
    ("fr", "fr", "another of a kind"): (
        ("Ma grand-mère habite à Brest.", "Mon autre grand-mère est morte hier."),
        ("Mon oncle habite à Rome.", "Mon autre oncle est décédé."),
        ("Mon chien dort sur mon lit.", "Mon autre chien est mort hier."),
        ("Ma soeur habite à Rome.", "Mon autre soeur a déménagé à Milan."),
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
