"""Which one of its like a text speaks of."""

import pytest

from souvenance.core.fold import fold
from souvenance.core.labels import labels_of, numbers_blanked, owners_of
from souvenance.core.lexicon import stem
from souvenance.core.supersede import claims, relation


def read(text: str, language: str = "en") -> list[tuple[str, list[str], bool]]:
    return [(label.noun, sorted(label.ids), label.placed) for label in labels_of(text, language)]


@pytest.mark.parametrize(
    ("language", "text", "noun", "ids"),
    [
        ("en", "I labelled crate 7", "crate", ["7"]),
        ("en", "i labelled crate seven", "crate", ["7"]),
        ("en", "Crate no. 7 is heavy", "crate", ["7"]),
        ("en", "crate #7 is heavy", "crate", ["7"]),
        ("en", "crate number 07 is heavy", "crate", ["7"]),
        ("en", "crates 7, 8 and 9 are heavy", "crate", ["7", "8", "9"]),
        ("en", "crates 7 to 9 are heavy", "crate", ["7", "8", "9"]),
        ("en", "The crate 7A is heavy", "crate", ["7a"]),
        ("en", "Invoice 2031-007 is late", "invoic", ["2031-007"]),
        ("en", "Suite 4.11 is dark", "suit", ["4.11"]),
        ("en", "Crate B is heavy", "crate", ["b"]),
        ("en", "We call it crate Osiris", "crate", ["osiris"]),
        ("en", "We opened the Osiris crate", "crate", ["osiris"]),
        ("en", "I hid the green crate", "crate", ["green"]),
        ("en", "I hid the 4th crate", "crate", ["4"]),
        ("en", "I oiled gizmo 7", "gizmo", ["7"]),
        ("en", "The gizmo 7 is new", "gizmo", ["7"]),
        ("en", "Gizmo 7 is new", "gizmo", ["7"]),
        ("en", "KESTREL-88 is open", "kestrel", ["88"]),
        ("en", "Port 3 is down", "port", ["3"]),
        ("fr", "Le casier 7 est vide", "casi", ["7"]),
        ("fr", "le casier n° 7 est vide", "casi", ["7"]),
        ("fr", "le casier sept est vide", "casi", ["7"]),
        ("fr", "Les casiers 7 et 8 sont vides", "casi", ["7", "8"]),
        ("fr", "le casier vert est vide", "casi", ["vert"]),
        ("fr", "j'ai graissé le machin 7", "machin", ["7"]),
        ("fr", "j'ai graissé l'engrenage 7", "engrenag", ["7"]),
        ("de", "Die Kiste 7 ist schwer", "kist", ["7"]),
        ("es", "La caja 7 ahora está vacía", "caj", ["7"]),
        ("zh", "7号箱子很重", "箱子", ["7"]),
        ("zh", "第七个箱子很重", "箱子", ["7"]),
        ("zh", "会议室7很暗", "会议室", ["7"]),
        ("zh", "十二号箱子很重", "箱子", ["12"]),
        ("zh", "第二十一个箱子很重", "箱子", ["21"]),
        ("zh", "第一百零五个箱子很重", "箱子", ["105"]),
        ("zh", "二〇三号房间很暗", "房间", ["203"]),
        ("zh", "会议室十二很暗", "会议室", ["12"]),
    ],
)
def test_what_tells_one_from_its_like(language: str, text: str, noun: str, ids: list[str]) -> None:
    assert [(label.noun, sorted(label.ids)) for label in labels_of(text, language)] == [(noun, ids)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I have 7 crates"),
        ("en", "We sold 7 to the museum"),
        ("en", "My weight is 70 kilos"),
        ("en", "The budget is at 300"),
        ("en", "Our rent is 900 now"),
        ("en", "I'm on page 70 of it"),
        ("en", "The game is at level 7"),
        ("en", "The app is at version 7"),
        ("en", "We run Postgres 15"),
        ("en", "I bought an iPhone 12"),
        ("en", "On Friday 7 I leave"),
        ("en", "In May 7 of us leave"),
        ("en", "I swam at home 7 times"),
        ("en", "The bus 7 minutes later"),
        ("en", "The invoice 300 € is late"),
        ("en", "I finished my 4th project"),
        ("en", "The crate was built in 2019"),
        ("en", "My green crate is heavy"),
        ("en", "Crate I is heavy"),
        ("fr", "j'ai 7 casiers"),
        ("fr", "j'en ai vendu 7 au musée"),
        ("fr", "j'en suis à l'étape 7"),
        ("fr", "La facture de 300 euros est en retard"),
        ("fr", "Le bus 7 minutes plus tard"),
        ("de", "Ich habe 7 Kisten"),
        ("es", "Tengo 7 cajas"),
        ("zh", "我有7个箱子"),
        ("zh", "房间3个人"),
        ("zh", "房间十二个人"),
        ("zh", "这个项目一直很慢"),
        ("zh", "一千二百号箱子很重"),  # a number that is not read is no other one
        ("it", "La scatola 7 pesa molto"),
    ],
)
def test_how_many_and_how_much_tell_nothing_apart(language: str, text: str) -> None:
    assert labels_of(text, language) == ()


@pytest.mark.parametrize(
    ("language", "text", "placed"),
    [
        ("en", "The choir is in room 7", True),
        ("en", "The choir is now in room 7", True),
        ("en", "I put the lamps into crate 7", True),
        ("en", "My desk is now desk 7", True),
        ("en", "I take tram 7 to school", True),
        ("en", "My tram is the 7", True),
        ("en", "I take test 7 on Friday", False),
        ("en", "I bought tram 7 of the set", False),
        ("en", "The lamp in room 7 is broken", False),
        ("en", "We moved to Debian on server 7", False),
        ("en", "I moved crate 7 to Bath", False),
        ("fr", "La chorale est en salle 7", True),
        ("fr", "J'ai rangé les lampes dans le carton 7", True),
        ("fr", "Je prends le tram 7", True),
        ("fr", "Mon tram est le 7", True),
        ("fr", "La lampe de la salle 7 est cassée", False),
        ("de", "Jetzt nehme ich die Linie 7", True),
        ("es", "Tomo el tren 7", True),
        ("zh", "我坐7号线", True),
        ("zh", "7号线停了", False),
    ],
)
def test_a_place_of_something_else_may_be_another_place_later(language: str, text: str, placed: bool) -> None:
    assert [label.placed for label in labels_of(text, language)] == [placed]


def test_a_span_too_wide_or_backwards_names_its_ends_alone() -> None:
    assert read("crates 1 to 900 are heavy") == [("crate", ["1", "900"], False)]
    assert read("crates 9 to 7 are heavy") == [("crate", ["7", "9"], False)]
    assert read("crates 3-5 are heavy") == [("crate", ["3", "3-5", "4", "5"], False)]


def test_the_number_of_a_thing_is_blanked_and_that_of_a_place_stays() -> None:
    assert numbers_blanked("crate 7 holds 12 lamps", "en") == "crate   holds 12 lamps"
    assert numbers_blanked("the choir is in room 7", "en") == "the choir is in room 7"


@pytest.mark.parametrize(
    ("language", "text", "owners"),
    [
        ("en", "Hugo's bike is new", {"bike": {"hugo"}}),
        ("en", "I sold the twins' tent", {"tent": {"twin"}}),
        ("en", "The bike of Hugo is new", {"bike": {"hugo"}}),
        ("en", "My sister Lea's bike", {"bike": {"sister", "lea"}}),
        ("en", "It's Monday's plan and today's list", {}),
        ("fr", "Le vélo de Hugo est neuf", {"vélo": {"hugo"}}),
        ("fr", "L'écharpe d'Hugo", {"écharpe": {"hugo"}}),
        ("fr", "Le vélo de ma soeur", {"vélo": {"soeur"}}),
        ("fr", "J'habite près de Lyon", {}),
        ("de", "Das Rad von Hugo", {"rad": {"hugo"}}),
        ("es", "La bici de Hugo", {"bici": {"hugo"}}),
        ("zh", "小王的桌子", {"桌子": {"小王"}}),
    ],
)
def test_whose_a_thing_is(language: str, text: str, owners: dict[str, set[str]]) -> None:
    expected = {stem(fold(thing), language): {stem(who, language) for who in whom} for thing, whom in owners.items()}
    found = {thing: {stem(who, language) for who in whom} for thing, whom in owners_of(text, language, frozenset()).items()}
    assert found == expected


def test_what_is_the_speakers_has_no_other_owner() -> None:
    assert owners_of("Hugo's bike is new", "en", frozenset({"hugo"})) == {}


APART = {
    "en": (
        ("I carried crate 7 to the loft", "I carried crate 8 to the loft"),
        ("I moved crate 7 to the loft", "I moved crate 8 to the loft"),
        ("I moved crate Osiris to the loft", "I moved crate Anubis to the loft"),
        ("I moved the green crate to the loft.", "I moved the white crate to the loft."),
        ("Host 31 runs Fedora.", "Host 32 runs Ubuntu now."),
        ("We moved host 31 to Fedora.", "We moved host 32 to Fedora."),
        ("Pump 2 is broken.", "Pump 5 is repaired now."),
        ("The lamp in room 7 is broken.", "The lamp in room 8 is repaired now."),
        ("Tram 7 leaves at 8:00.", "Tram 9 now leaves at 9:00."),
        ("I have the code of locker 7.", "I no longer have the code of locker 8."),
        ("Bill 70 is not paid yet.", "Bill 71 is paid now."),
        ("PR 70 is merged.", "PR 71 is not merged anymore."),
        ("Ticket KESTREL-88 is open.", "Ticket KESTREL-89 is closed now."),
        ("Probe 2 reads 20 degrees.", "Probe 5 now reads 25 degrees."),
        ("The budget of project 7 is 3000 euros.", "The budget of project 8 is now 4000 euros."),
        ("Crate 7 is not full.", "Crate 8 is in the loft. It is full now."),
        ("Project Osiris uses MySQL.", "Project Anubis now uses PostgreSQL."),
        ("Version 7 supports Python.", "Version 8 now supports Rust."),
        ("I moved Hugo's bike to the shed.", "I moved Lea's bike to the shed."),
        ("Hugo's laptop runs Fedora.", "Lea's laptop runs Ubuntu now."),
        ("My brother's van is broken.", "My sister's van is repaired."),
        ("I take tram 7 to school.", "I also take tram 9 now."),
        ("I take tram 7 to school.", "I take tram 9 to the pool."),
        ("I take tram 7 to school.", "Now I take tram 9 to the pool."),
        ("I take tram 7 to school.", "On Sundays I take tram 9 now."),
        ("I take tram 7 in the morning.", "I take tram 9 in the evening now."),
        ("I take tram 7 to school.", "If it snows I take tram 9 now."),
        ("I take tram 7.", "I used to take tram 9."),
        ("My tram is the 7.", "My son's tram is the 9 now."),
        ("My tram is the 7.", "Now I take tram 9 to the pool."),
        ("I work in room 7.", "I sleep in room 9 now."),
        ("I work in room 7.", "Lea works in room 9 now."),
        ("I work in room 7.", "Lea moved to room 9."),
        ("I work in room 7.", "The piano is in room 9 now."),
        ("I'm in group A.", "Lea is in group B now."),
        ("I have group A on Mondays.", "I have group B on Tuesdays now."),
        ("I take test 7.", "I take test 9 now."),
        ("Shelf A is full.", "Shelf B is full now."),
    ),
    "fr": (
        ("J'ai déplacé le bac 7 au garage.", "J'ai déplacé le bac 8 au garage."),
        ("J'ai déplacé l'engrenage 7 au garage.", "J'ai déplacé l'engrenage 8 au garage."),
        ("La chambre 7 est fermée.", "La chambre 8 est ouverte maintenant."),
        ("La commande 70 est de 300 euros.", "La commande 71 est maintenant de 400 euros."),
        ("La pompe 2 est en panne.", "La pompe 5 est réparée."),
        ("La machine 31 utilise MySQL.", "La machine 32 utilise désormais PostgreSQL."),
        ("On est passés à Fedora sur la machine 31.", "On est passés à Fedora sur la machine 32."),
        ("La version 7 tourne sous Fedora.", "La version 8 tourne désormais sous Ubuntu."),
        ("J'ai le code du casier 7.", "Je n'ai plus le code du casier 8."),
        ("J'ai déplacé le vélo de Hugo au garage.", "J'ai déplacé le vélo de Léa au garage."),
        ("Le loyer de Hugo est de 800 euros.", "Le loyer de Léa est maintenant de 900 euros."),
        ("Je prends le tram 7 pour aller à l'école.", "Je prends aussi le tram 9 maintenant."),
        ("Je prends le tram 7 pour aller à l'école.", "Maintenant je prends le tram 9 pour aller à la piscine."),
        ("Je prends le tram 7 le matin.", "Je prends le tram 9 le soir maintenant."),
        ("Mon tram est le 7.", "Le tram de ma fille est maintenant le 9."),
        ("Je travaille en salle 7.", "Léa travaille maintenant en salle 9."),
        ("Je suis dans le groupe A.", "Mon fils est maintenant dans le groupe B."),
        ("Je prends le tram 7.", "Hier j'ai pris le tram 9."),
    ),
    "de": (
        ("Maschine 31 läuft mit Fedora.", "Maschine 32 läuft jetzt mit Ubuntu."),
        ("Die Miete von Hugo ist 800 Euro.", "Die Miete von Lea ist jetzt 900 Euro."),
    ),
    "es": (("La máquina 31 usa MySQL.", "La máquina 32 ahora usa PostgreSQL."),),
    "zh": (
        ("服务器31用MySQL。", "服务器32现在改用PostgreSQL。"),
        ("会议室7的课在周一。", "会议室8的课改到周二了。"),
    ),
}
ONE_THING = {
    "en": (
        ("Host 31 runs MySQL.", "Host 31 now runs PostgreSQL."),
        ("Bill 70 is due on Friday.", "Bill 70 is now due on Monday."),
        ("Bill 70 is not paid yet.", "Bill 70 is paid now."),
        ("The lamp in room 7 is broken.", "The lamp in room 7 is repaired now."),
        ("Crate 7 is in the shed.", "I moved crate 7 to the loft."),
        ("The choir is in room 7.", "The choir is now in room 8."),
        ("My train leaves from platform 7.", "My train now leaves from platform 8."),
        ("I live in flat 7.", "I live in flat 8 now."),
        ("The lamps are in crate 7.", "I moved the lamps from crate 7 to crate 8."),
        ("I'm on level 7 of the game.", "I'm on level 8 of the game now."),
        ("I'm on page 70 of the novel.", "I'm on page 90 of the novel now."),
        ("The app is at version 7.", "The app is now at version 8."),
        ("Hugo's rent is 800 euros.", "Hugo's rent is now 900 euros."),
        ("My sister's flight is on Monday.", "My sister Lea's flight is now on Tuesday."),
        ("My tram is the 7.", "Now I take tram 9."),
        ("I take tram 7 to school.", "I take tram 9 now."),
        ("I take tram 7 to school.", "Now I take tram 9 to school."),
        ("I work in room 7.", "I moved to room 9."),
        ("I work in room 7.", "I work in room 9 now."),
        ("Our choir is in room 7.", "The choir was changed to room 9."),
        ("I use printer 7.", "I use printer 9 now."),
        ("I'm in group A.", "I'm in group B now."),
        ("I'm on team A.", "I switched to team B."),
    ),
    "fr": (
        ("La machine 31 utilise MySQL.", "La machine 31 utilise désormais PostgreSQL."),
        ("La commande 70 n'est pas encore payée.", "La commande 70 est payée."),
        ("La chorale est en salle 7.", "La chorale est maintenant en salle 8."),
        ("J'en suis à l'étape 7 du chantier.", "J'en suis maintenant à l'étape 8 du chantier."),
        ("Le loyer de Hugo est de 800 euros.", "Le loyer de Hugo est maintenant de 900 euros."),
        ("J'habite près de la gare de Lyon.", "J'habite maintenant près de la gare de Nantes."),
        ("Mon tram est le 7.", "Maintenant je prends le tram 9."),
        ("Je prends le tram 7 pour aller à l'école.", "Désormais je prends le tram 9."),
        ("Je travaille dans la salle 7.", "J'ai déménagé dans la salle 9."),
        ("J'utilise l'imprimante 7.", "J'utilise maintenant l'imprimante 9."),
        ("J'habite au bâtiment C.", "J'habite maintenant au bâtiment D."),
        ("Je suis dans le groupe A.", "Je suis passé dans le groupe B."),
    ),
    "de": (
        ("Rechnung 70 ist am Montag fällig.", "Rechnung 70 ist jetzt am Dienstag fällig."),
        ("Ich nehme die Linie 7.", "Jetzt nehme ich die Linie 9."),
    ),
    "es": (
        ("La máquina 31 usa MySQL.", "La máquina 31 ahora usa PostgreSQL."),
        ("Tomo el tren 7.", "Ahora tomo el tren 9."),
    ),
    "zh": (
        ("服务器31用MySQL。", "服务器31现在改用PostgreSQL。"),
        ("三十一号服务器用MySQL。", "31号服务器现在改用PostgreSQL。"),
    ),
}


@pytest.mark.parametrize(("language", "old", "new"), [(code, *pair) for code, pairs in APART.items() for pair in pairs])
def test_two_of_a_kind_never_replace_one_another(language: str, old: str, new: str) -> None:
    assert relation(claims(old, language), claims(new, language)).kind not in {"supersedes", "confirms"}


@pytest.mark.parametrize(("language", "old", "new"), [(code, *pair) for code, pairs in ONE_THING.items() for pair in pairs])
def test_the_same_one_may_still_change_and_so_may_the_place_of_a_thing(language: str, old: str, new: str) -> None:
    assert relation(claims(old, language), claims(new, language)).kind == "supersedes"


def test_which_of_its_like_it_is_now_is_told() -> None:
    found = relation(claims("I'm in group A.", "en"), claims("I'm in group B now.", "en"))
    assert (found.rule, found.why) == ("another of its like", "another group: B instead of A")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("I'm in group A.", "I'm in group A now."),
        ("The piano and the harp are in hall A.", "The piano is in hall B now."),
    ],
)
def test_the_same_one_again_or_a_part_of_what_was_told_replaces_nothing(old: str, new: str) -> None:
    assert relation(claims(old, "en"), claims(new, "en")).kind != "supersedes"
