"""Deaths, partings, another work or home, what was taken up again, rules lifted, slips put right, and two languages."""

from collections.abc import Mapping

import pytest

from souvenance.core.supersede import claims, relation, replaces

REPLACED: Mapping[tuple[str, str, str], tuple[tuple[str, str], ...]] = {  # language of the old, of the new, kind
    ("en", "en", "deaths and what was given away"): (
        ("I have two dogs, Max and Luna.", "Luna died this morning."),
        ("I have a dog called Rex.", "I gave Rex away to a farm."),
        ("I have a horse named Star.", "We sold Star last week."),
        ("I've got a cat named Milo.", "Milo passed away on Sunday."),
        ("We have a rabbit called Clover.", "We gave Clover away."),
        ("My father lives in Kent.", "my father died in June"),
    ),
    ("fr", "fr", "deaths and what was given away"): (
        ("J'ai une chienne qui s'appelle Luna.", "Luna est morte ce matin."),
        ("J'ai deux chats, Pixel et Biscotte.", "Pixel est mort hier."),
    ),
    ("en", "en", "couples"): (
        ("My boyfriend is Thomas.", "Thomas and I broke up yesterday."),
        ("My girlfriend is called Julie.", "Julie broke up with me."),
        ("My girlfriend is Julie.", "Julie and I split up in May."),
        ("My boyfriend is Sam.", "Sam left me."),
        ("My girlfriend's name is Emma.", "I broke up with Emma."),
        ("I'm single.", "I'm engaged now"),
        ("I'm single.", "I have a girlfriend now."),
    ),
    ("fr", "fr", "couples"): (
        ("Mon copain s'appelle Thomas.", "Thomas et moi on a rompu la semaine dernière."),
        ("Ma copine c'est Julie.", "Julie m'a quitté hier."),
        ("Mon copain s'appelle Léo.", "Léo et moi, c'est fini."),
        ("Ma copine s'appelle Emma.", "On s'est séparés, Emma et moi."),
        ("Je suis célibataire.", "Je suis fiancée !!"),
    ),
    ("en", "en", "work"): (
        ("I'm a nurse.", "I'm a florist now."),
        ("I'm a teacher.", "I'm a librarian now."),
        ("I'm a cook.", "I'm a translator these days."),
        ("I work as a waiter.", "I work as a bookseller now."),
        ("I work as a postman.", "I work as a gardener now."),
        ("I'm a bookseller.", "I'm a nurse now."),
    ),
    ("fr", "fr", "work"): (
        ("Je suis infirmière.", "Je suis libraire maintenant."),
        ("Je travaille comme serveur.", "Je travaille comme fleuriste maintenant."),
        ("Je suis prof.", "Maintenant je suis bibliothécaire."),
    ),
    ("en", "en", "home"): (
        ("I live in Lille with my two cats.", "I live in Lyon."),
        ("I live in Bath with my wife.", "I live in Leeds."),
        ("I live in Leeds with my parents.", "I live in York."),
        ("I live in Bath, near the river.", "I live in York."),
        ("I live in Bath and work in Bristol.", "I live in York."),
    ),
    ("fr", "fr", "home"): (
        ("J'habite à Lille avec ma copine", "j'habite à Roubaix"),
        ("J'habite à Lille avec mes deux chats.", "J'habite à Roubaix."),
        ("Je vis à Brest avec mes parents", "ça y est je vis à Nantes"),
        ("J'habite à Lille.", "J'habite à Roubaix."),
    ),
    ("en", "en", "habits resumed"): (
        ("I don't drink coffee.", "I drink coffee again."),
        ("I quit smoking.", "I'm smoking again."),
        ("I stopped running.", "I've started running again."),
        ("I gave up sugar.", "I'm eating sugar again."),
        ("I don't eat meat any more.", "I've gone back to eating meat."),
        ("I don't have a bike.", "I bought a bike"),
        ("I don't have a dog.", "We got a dog last week."),
    ),
    ("fr", "fr", "habits resumed"): (
        ("Je ne mange pas de viande.", "je remange de la viande"),
        ("J'ai arrêté le café.", "J'ai repris le café."),
        ("Je ne cours plus.", "J'ai recommencé à courir."),
        ("J'ai arrêté la danse.", "je me remets à la danse"),
        ("Je n'ai pas de voiture.", "j'ai acheté une voiture"),
        ("je bois plus d'alcool", "je rebois de l'alcool"),
    ),
    ("en", "en", "rules"): (
        ("Never use emojis.", "You can use emojis now."),
        ("Don't use semicolons.", "You may use semicolons from now on."),
        ("Never push to main.", "Pushing to main is fine now."),
        ("Always answer in English", "stop answering in English"),
        ("Always sign with my name.", "Stop signing with my name."),
        ("Use single quotes", "Use double quotes instead of single quotes"),
        ("Use spaces", "Use tabs instead of spaces"),
    ),
    ("fr", "fr", "rules"): (
        ("Ne pousse jamais sur main.", "tu peux pousser sur main maintenant"),
        ("N'utilise jamais de mocks.", "tu peux utiliser des mocks maintenant"),
        ("Réponds toujours en anglais", "arrête de répondre en anglais"),
        ("Pas d'emojis.", "tu peux mettre des emojis maintenant"),
        ("Utilise des tabulations", "Utilise des espaces au lieu des tabulations"),
    ),
    ("en", "en", "corrections, code, dates"): (
        ("My sister is called Anna.", "correction: my sister's called Hannah"),
        ("My brother is called Tim.", "Sorry, I meant: my brother is called Jim."),
        ("I'm allergic to cats.", "correction: I'm allergic to dogs, not cats"),
        ("We're on Django 4", "we're on Django 5 since Monday"),
        ("We use Python 3.11", "We use Python 3.12 since last week"),
        ("Our team lead is Marie", "Paul replaced Marie as team lead"),
        ("Our CTO is Ana", "Bea took over from Ana as CTO"),
        ("We're going to Rome in October", "we're not going to Rome after all"),
        ("My dentist appointment is at 3pm on 2026-12-10.", "my dentist appointment moved to 4pm on 2026-12-11"),
    ),
    ("fr", "fr", "corrections, code, dates"): (
        ("Ma soeur s'appelle Anna.", "Correction : ma soeur s'appelle Hannah"),
        ("Je suis allergique aux arachides.", "correction : je suis allergique aux noix, pas aux arachides"),
        ("On est sur Postgres 15", "on est sur Postgres 16 depuis hier"),
        ("Notre chef d'équipe c'est Marie", "Paul a remplacé Marie comme chef d'équipe"),
        ("On part à Rome en octobre", "finalement on part pas à Rome"),
        ("On va à Nice en mai", "finalement on ne va pas à Nice"),
        (
            "J'ai rendez-vous chez le dentiste le 10 décembre à 15h.",
            "le dentiste a déplacé mon rendez-vous au 11 décembre à 16h",
        ),
    ),
    ("fr", "en", "across languages"): (
        ("J'habite à Brest.", "I live in Nantes now"),
        ("J'habite à Brest.", "I moved to Nantes"),
        ("Je bosse chez Orange.", "I work at Airbus now"),
    ),
    ("en", "fr", "across languages"): (("I work at Google.", "je travaille chez Orange maintenant"),),
}

STANDS: Mapping[tuple[str, str, str], tuple[tuple[str, str], ...]] = {  # language of the old, of the new, kind
    ("en", "en", "deaths and what was given away"): (
        ("I have two cats, Pixel and Tom.", "Max died this morning."),
        ("I have a dog called Rex.", "My neighbour's dog died yesterday."),
        ("I have a cat called Tom.", "I gave Tom's bed away."),
        ("I have a cat called Tom.", "I gave Tom a new toy."),
        ("My wife is called Anna.", "My sister died in March."),
        ("My friend Tom lives in Bath.", "I gave Tom away at his wedding."),
        ("I have a dog called Rex.", "Rex nearly died yesterday."),
        ("My husband is called Paul.", "My husband's mother died last year."),
        ("My husband was born in 1960.", "My husband died last year."),
    ),
    ("fr", "fr", "deaths and what was given away"): (
        ("J'ai un chien.", "Le chien de ma voisine est mort."),
        ("J'ai un chat qui s'appelle Tom.", "J'ai donné à manger à Tom."),
        ("Ma mère habite à Brest.", "La mère de Paul est décédée en mai."),
        ("Mon mari s'appelle Paul.", "Le père de mon mari est mort."),
        ("Ma mère s'appelle Rose.", "Ma mère meurt de rire."),
    ),
    ("en", "en", "couples"): (
        ("My brother is Thomas.", "Thomas and I broke up the fight."),
        ("My boyfriend is Thomas.", "Paul and Anna broke up last week."),
        ("My girlfriend is Julie.", "Julie left me a note."),
        ("My girlfriend is Julie.", "Julie left me the keys."),
        ("My boyfriend is Thomas.", "Thomas left at nine."),
        ("My boyfriend is Thomas.", "My sister and Thomas's brother broke up."),
    ),
    ("fr", "fr", "couples"): (
        ("Mon copain s'appelle Thomas.", "Paul et Anna ont rompu."),
        ("Ma copine c'est Julie.", "Julie m'a laissé un mot."),
        ("Ma copine c'est Julie.", "Julie a quitté son boulot."),
    ),
    ("en", "en", "work"): (
        ("I'm a nurse.", "I'm a vegetarian now."),
        ("I'm a nurse.", "I'm a mother now."),
        ("I'm a nurse.", "I'm a runner now."),
        ("I'm a nurse.", "I'm a fan of tea now."),
        ("I'm a nurse.", "My sister is a bookseller now."),
        ("I work as a nurse.", "I work as a team now."),
        ("I'm a nurse.", "I also work as a bookseller now."),
    ),
    ("fr", "fr", "work"): (
        ("Je suis infirmière.", "Je suis maman maintenant."),
        ("Je suis infirmière.", "Ma soeur est libraire maintenant."),
        ("Je suis infirmière.", "Je suis végétarienne maintenant."),
    ),
    ("en", "en", "home"): (
        ("I live in Lille with my two cats.", "I live with my boyfriend Thomas."),
        ("I live in Lille.", "I live in a flat."),
        ("I live in France.", "I live in Lille."),
        ("I live in Lille with my two cats.", "My sister lives in Roubaix."),
        ("I live in Lille with my two cats.", "I live in Lille."),
        ("I live in Lille with my cats.", "I live in a small flat with my cats."),
    ),
    ("fr", "fr", "home"): (
        ("J'habite à Lille avec mon copain Thomas", "j'habite en France"),
        ("J'habite à Lille avec mon copain Thomas", "j'habite dans un petit appart"),
        ("J'habite à Lille avec mon copain Thomas", "ma soeur habite à Roubaix"),
        ("J'habite à Lille avec mes chats", "j'habite près de la gare"),
    ),
    ("en", "en", "habits resumed"): (
        ("I quit smoking in May.", "I've started running again."),
        ("I quit smoking.", "My brother is smoking again."),
        ("I quit smoking.", "The chimney is smoking again."),
        ("I don't eat meat.", "I'm not eating meat again."),
        ("I quit smoking.", "I'll never start smoking again."),
        ("I quit smoking.", "I quit smoking again."),
        ("I don't have a car.", "My brother bought a car."),
        ("I stopped drinking coffee.", "I met Ana for a walk again."),
    ),
    ("fr", "fr", "habits resumed"): (
        ("J'ai arrêté de fumer.", "J'ai recommencé à courir."),
        ("J'ai arrêté de fumer.", "Mon frère a recommencé à fumer."),
        ("J'ai arrêté de fumer.", "Je recommence pas à fumer."),
        ("Je bois plus de café.", "Je recommence à boire du thé."),
        ("Je bois plus de café.", "Si je recommence à boire du café, gronde-moi."),
    ),
    ("en", "en", "rules"): (
        ("Never push to main.", "You may push to dev from now on."),
        ("Never use mocks in tests.", "You can use fixtures in tests now."),
        ("Never use emojis.", "Can you use emojis?"),
        ("Never push to main.", "You may push."),
        ("Use tabs", "Use spaces instead of tabs in YAML files"),
        ("Never use mocks in tests.", "You can use mocks in the demo now."),
    ),
    ("fr", "fr", "rules"): (
        ("Ne pousse jamais sur main.", "tu peux pousser sur dev maintenant"),
        ("Réponds toujours en anglais", "arrête de répondre si vite"),
        ("N'utilise jamais de mocks.", "tu peux utiliser des fixtures maintenant"),
    ),
    ("en", "en", "corrections, code, dates"): (
        ("My sister is called Anna.", "correction: my cousin is called Hannah"),
        ("I'm allergic to peanuts.", "correction: Tom is allergic to tree nuts, not peanuts"),
        ("We're on Postgres 15", "the staging box is on Postgres 16 since yesterday"),
        ("Our tech lead is Marie", "Paul replaced Marie at the party"),
        ("My dentist appointment is at 3pm on 2026-12-10.", "the vet moved my appointment to 4pm on 2026-12-11"),
    ),
    ("fr", "fr", "corrections, code, dates"): (
        ("On part à Rome en octobre", "finalement on va pas à Naples"),
        ("Ma soeur s'appelle Anna.", "Correction : ma cousine s'appelle Hannah"),
        ("Notre chef d'équipe c'est Marie", "Paul a remplacé Marie à l'accueil"),
    ),
    ("en", "fr", "across languages"): (
        ("I live in Leeds.", "ma soeur habite à Lyon maintenant"),
        ("I live in London.", "j'habite à Londres maintenant"),
        ("I live in Brussels.", "j'habite à Bruxelles maintenant"),
        ("I live in Leeds.", "j'habite à Lyon la semaine"),
        ("I live in Leeds.", "j'habite dans un appart maintenant"),
        ("I'm a nurse.", "je suis infirmière maintenant"),
        ("I work at Airbus.", "mon frère bosse chez Orange maintenant"),
        ("I live in Leeds.", "j'ai habité à Lyon avant"),
    ),
    ("fr", "en", "across languages"): (
        ("J'habite à Brest.", "My brother lives in Nantes now"),
        ("Je suis infirmière.", "I'm a nurse now"),
        ("Je suis prof.", "I'm a teacher now"),
        ("Je suis infirmière.", "I'm a volunteer firefighter now"),
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
