"""Each rule of the carrier packs, on sentences written for it: three that say the same, three that only look alike."""

import pytest

from souvenance.core.fold import fold
from souvenance.languages.carriers import CARRIERS, CarrierPack, carriers_for

from .carrier_cases import Case, cases, merges

EVERY_PACK = pytest.mark.parametrize("pack", CARRIERS.values(), ids=CARRIERS.keys())


ENGLISH = cases("""
    [contractions]
    I'm a vegetarian. == i am a vegetarian!
    I don't trust drones. == i dont trust drones
    Kit can't stand loud music == Kit cannot stand loud music
    I can swim. # I can't swim.
    You'll like oysters. # You like oysters.
    I'd eat sushi. # I eat sushi.
    [fillers]
    Jo teaches the cello. == Jo teaches cello
    I really hate coriander == I hate coriander
    By the way, I have a parrot. == I have a parrot
    I don't really trust drones. # I don't trust drones.
    The lamp is too bright. # The lamp is bright.
    My mum's dog is ill. # My mum and dog are ill.
    [negators]
    I do not drink alcohol at all. == I don't drink alcohol
    We ship zips, not tarballs. == We ship zips and not tarballs
    I have never smoked. == I've never smoked
    Gus shaves. # Gus doesn't shave.
    Ship zips, not tarballs. # Ship tarballs, not zips.
    I drink coffee with sugar. # I drink coffee without sugar.
    [exceptions]
    I only eat fish. == i only eat fish
    I run unless it rains. == Unless it rains, I run.
    I eat everything except nuts. == I eat everything, except nuts
    I eat all cheeses. # I eat all cheeses, except goat's.
    I eat red meat. # I eat red meat, but only on holiday.
    I only eat fish at home. # I eat only fish at home.
    [hedges]
    Maybe I'll move to Oslo. == maybe I will move to Oslo
    I think he is a spy. == I think he's a spy
    I want to live in Rome. == I want to live in Rome!
    I'll move to Oslo. # I'll move to Oslo, maybe.
    I think he is a spy. # He is a spy.
    I eat red meat at home. # I eat red meat at home, in theory.
    [modals and tenses]
    Tilda repairs looms. == Tilda is repairing looms
    I should see a dentist. == i should see a dentist.
    We will deploy it. == We'll deploy it
    I must take the pill. # I may take the pill.
    Paul has finished the report. # Paul has to finish the report.
    Ana is paid weekly. # Ana paid weekly.
    [changes]
    I used to smoke. == i used to smoke
    I'm no longer a member. == I am no longer a member
    He still lives here. == he still lives here!
    I used to smoke. # I smoke.
    The show begins at dusk. # The show ends at dusk.
    I've stopped taking iron. # I've started taking iron.
    [amounts and numbers]
    I have four kids. == I have 4 children
    I have twenty-five students. == I have 25 students
    The rent is $1,200 a month. == the rent is 1200 dollars a month
    Most guests have left. # Few guests have left.
    I have two dogs and three cats. # I have three dogs and two cats.
    My PIN hint is 1-2. # My PIN hint is 12.
    [units and currencies]
    I take 5mg of it. == I take 5 mg of it
    It weighs 3 kilos. == It weighs 3 kg
    It costs €50. == It costs 50 euros
    The plank is 30 cm long. # The plank is 30 mm long.
    It costs $50. # It costs €50.
    The temperature was -5. # The temperature was 5.
    [days, months and hours]
    Taxes close on the 12th of May. == Taxes close on 12 May
    Choir is on Wednesday. == Choir is Wednesday
    We meet at 14h30. == We meet at 14:30
    Choir is on Wednesday. # Choir is on Friday.
    He may retire. # He retires in May.
    Lights out by 11 pm. # Lights out by 11 am.
    [homographs]
    We go there in march. == We go there in March
    I polish shoes. == i polish shoes
    I sat down. == i sat down
    We go there in March. # We march there.
    I am in Team A. # I am in team.
    I need a second. # I need the second.
    [sides]
    Park right of the barn. == park right of the barn
    The fuse is below the meter. == The fuse's below the meter
    Stretch yourself before a race. == Before a race, stretch yourself.
    My left ear hurts. # My right ear hurts.
    Stretch yourself before a race. # Stretch yourself after a race.
    The key is in the box. # The key is on the box.
    [kin and gender]
    My mom lives in Ohio. == My mum lives in Ohio
    My dad snores. == My father snores
    My kids are loud. == My children are loud
    My sister likes tea. # My brother likes tea.
    He works at the bakery. # She works at the bakery.
    My kid is allergic to nuts. # My kids are allergic to nuts.
    [names and identifiers]
    The code is KT-21B. == the code is KT-21B
    I work with Ana. == i work with ana
    Zoé plays chess. == Zoe plays chess
    Brain surgeon Brian Holt left. # Brian surgeon Brain Holt left.
    My router is a Nubo Q17. # My router is a Nubo Q71.
    My paternal grandmother sings. # My parental grandmother sings.
    [spellings and typos]
    My favorite color is green. == My favourite colour is green
    I organise my files. == I organize my files
    I recieve my pay early. == I receive my pay early
    My angels are in the attic. # My angles are in the attic.
    I re-signed the contract. # I resigned the contract.
    He studies geology. # He studies geography.
    [order and moved parts]
    Every other night Gus cooks. == Gus cooks every other night.
    In class Gus wears a hat. == Gus wears a hat in class.
    Rice pudding is my weak spot. == My weak spot is rice pudding
    Gus owes Tilda a dinner. # Tilda owes Gus a dinner.
    Anna is the boss of Tom. # Tom is Anna's boss.
    On Monday I run, on Friday I swim. # I run on Friday, I swim on Monday.
    [additions]
    Gus cleans the grill. == Gus cleans the grill, every night.
    I hate that herb. == I hate that herb, it tastes like soap.
    I avoid lifts. == I avoid lifts because I panic
    I quit. # I quit smoking.
    Our old cat is black. # Our old cat is black, white and ginger.
    Gus loves Tilda. # Gus loves arguing with Tilda.
    [compounds]
    I do part-time shifts == I do part time shifts
    Our next-door neighbour breeds newts == our next door neighbour breeds newts
    Anne-Lise tunes pianos in Ghent == Anne Lise tunes pianos in Ghent
    I saw a man-eating crocodile # I saw a man eating crocodile
    Twenty-odd guests slept here # Twenty odd guests slept here
    My locker code is AB-XY # My locker code is AB XY
    [compounds of two words]
    My great-aunt was a wing walker == my great aunt was a wing walker
    I keep a long-haired goat == I keep a long haired goat
    the ice-cream van comes by == The ice cream van comes by
    She re-signed for the opera # She resigned for the opera
    I ordered two-metre planks # I ordered two metre planks
    My ex-husband keeps bees # My husband keeps bees
    [ampersands]
    Ravi & Moss run the kiln == Ravi and Moss run the kiln
    Kit paints & restores horses == Kit paints and restores horses
    salt & vinegar is my flavour == Salt and vinegar is my flavour
    Ravi & Moss run the kiln # Ravi or Moss run the kiln
    I work in R&D # I work in R and D
    I cook & she eats # She cooks & I eat
    [times of the day]
    The ferry sails at 6.15 pm == The ferry sails at 6:15pm
    My shift ends at 11:45 p.m. == My shift ends at 11.45pm
    I wake at half past six == I wake at 6:30
    The ferry sails at 6.15 pm # The ferry sails at 6.15 am
    It costs 7.30 # It costs 7:30
    I wake at quarter to six # I wake at quarter past six
    [chat]
    My gran rows == my grandmother rows lol
    I never ever eat eels == I never eat eels tbh
    u can ring me after 6 == You can ring me after 6
    My gran rows # My gramps rows
    I ever eat eels # I never eat eels
    ur boat leaks # u boat leaks
""")

FRENCH = cases("""
    [contractions]
    J'habite à Lille avec ma sœur. == jhabite a lille avec ma soeur
    Je suis prof de maths. == jsuis prof de maths
    C'est moi qui cuisine. == cest moi qui cuisine
    Je te le dis. # Je te la dis.
    Je me lave le dimanche. # Je lave le dimanche.
    J'en viens à pied. # J'y vais à pied.
    [fillers]
    Je déteste vraiment la coriandre. == je déteste la coriandre
    Moi je lis au lit. == Je lis au lit
    En fait je suis gaucher. == Je suis gaucher
    Je ne comprends pas vraiment Kant. # Je ne comprends pas Kant.
    C'est trop salé pour moi. # C'est salé pour moi.
    Peu d'amis savent. # Un peu d'amis savent.
    [articles]
    Le rendez-vous est à 10h. == Rendez-vous à 10h
    Le vélo, c'est mon seul luxe. == Mon seul luxe c'est le vélo.
    La réunion dure une heure. == Réunion dure une heure
    Le prof d'Hugo est malade. # La prof d'Hugo est malade.
    Je la vois demain. # Je le vois demain.
    Je travaille vendredi. # Je travaille le vendredi.
    [negators]
    Je bois pas d'alcool. == Je ne bois pas d'alcool
    Je ne fume plus du tout. == Je ne fume plus
    Je ne dors jamais. == je dors jamais
    Je ne fume plus. # Je fume plus.
    Je bois du thé. # Je ne bois que du thé.
    Je ne dis pas qu'il ment. # Je dis qu'il ne ment pas.
    [exceptions]
    Je mange tout sauf les noix. == Je mange tout, sauf les noix
    Je cours s'il fait beau. == je cours s'il fait beau
    Je mange seulement du poisson. == je mange seulement du poisson !
    Je mange tous les fromages. # Je mange tous les fromages, sauf le chèvre.
    Je mange de la viande. # Je mange de la viande, mais pas de porc.
    Il pleut, je sors. # Je sors s'il pleut.
    [hedges]
    Je crois qu'il est espion. == je crois qu'il est espion
    Je vais peut-être partir. == je vais peut être partir
    Je veux vivre à Rome. == Je veux vivre à Rome !
    Je crois qu'il est espion. # Il est espion.
    Je vais partir à Oslo. # Je vais partir à Oslo, peut-être.
    La réunion est à Lyon. # La réunion est à Lyon, sous réserve.
    [modals and tenses]
    Je dois voir un dentiste. == je dois voir un dentiste
    Nous avons un potager. == on a un potager
    J'ai fini le rapport. == j'ai fini le rapport.
    Je dois prendre le cachet. # Je peux prendre le cachet.
    J'ai appelé l'école. # Je vais appeler l'école.
    J'étais végétarien. # Je suis végétarien.
    [changes]
    Il travaille encore ici. == il travaille encore ici
    Le bail finit en juin. == le bail finit en juin
    La réunion est annulée. == réunion annulée
    Le bail commence en juin. # Le bail finit en juin.
    La réunion a été annulée. # La réunion a été reportée.
    Elle est encore malade. # Elle est malade.
    [amounts and numbers]
    Le bail court neuf mois, soit trente jours de plus. == Le bail court neuf mois, soit 30 jours de plus.
    J'ai vingt-cinq élèves. == j'ai 25 élèves
    Le loyer est de 1 200 € par mois. == Le loyer est de 1200 euros par mois
    Nous avons quatre-vingts poules. # Nous avons vingt-quatre poules.
    Tous les enfants dorment. # Quelques enfants dorment.
    La planche fait 2,35 m. # La planche fait 2,53 m.
    [units and currencies]
    Je prends 5mg le matin. == Je prends 5 mg le matin
    Il pèse 3 kilos. == Il pèse 3 kg
    Le billet coûte 50 €. == Le billet coûte 50 euros
    Le colis pèse 40 kg. # Le colis pèse 40 g.
    Le billet coûte 50 €. # Le billet coûte 50 $.
    Il faisait -5 ce matin. # Il faisait 5 ce matin.
    [days, months and hours]
    Je travaille tous les samedis. == Tous les samedis, je travaille.
    La garderie ferme à 18h45. == La garderie ferme à 18:45
    L'oral est le 3 juin. == l'oral c'est le 3 juin
    On vendange demain. # On vendange après-demain.
    Il a plu hier. # Il a plu avant-hier.
    L'oral est le 3 juin. # L'oral est le 3 juillet.
    [homographs]
    Je viens en mars. == je viens en mars
    Elle a mûri son idée. == elle a muri son idee
    Le bureau est fermé. == le bureau est ferme
    Je sème du maïs. # Je sème du mais.
    Élise est née sœur de pêcheur. # Élise est née sœur de pécheur.
    Le chat mange. # Le chat est mangé.
    [sides]
    Le robinet droit fuit. == le robinet droit fuit
    La clé est en haut. == la clé est en haut.
    Rappelle-moi avant 18h. == rappelle-moi avant 18h
    Le robinet droit fuit. # Le robinet gauche fuit.
    Prendre le cachet avant le repas. # Prendre le cachet après le repas.
    La clé est dans la boîte. # La clé est sur la boîte.
    [kin and gender]
    Ma maman vit à Nantes. == Ma mère vit à Nantes
    Mon papa ronfle. == Mon père ronfle
    Mes gosses sont malades. == Mes enfants sont malades
    Ma nièce a 5 ans. # Mon neveu a 5 ans.
    Je déjeune avec un collègue. # Je déjeune avec une collègue.
    Je suis content du cours. # Je suis contente du cours.
    [names and identifiers]
    Le code est KT-21B. == le code c'est KT-21B
    Édith coud des robes. == Edith coud des robes
    Gros rdv à Brest. == Gros rendez-vous à Brest
    Ma rue s'appelle Bérangère. # Ma rue s'appelle Béranger.
    Mon routeur est un Nubo 517. # Mon routeur est un Nubo 571.
    Mon code finit par 0456. # Mon code finit par 456.
    [spellings and typos]
    Mon adresse est rue du Moulin. == Mon addresse est rue du Moulin
    Mon ordinateur rame. == mon ordi rame
    Je préfère être contacté par mail. == Je préfère être contacté par e-mail
    Je mange mon dessert. # Je mange mon désert.
    Il aime le poisson. # Il aime le poison.
    Ma grand-mère paternelle chante. # Ma grand-mère maternelle chante.
    [order and moved parts]
    Tous les matins, je cours ici. == Je cours ici tous les matins
    Le mardi je travaille à la maison. == Je travaille à la maison le mardi
    En 2019 je me suis cassé le bras. == Je me suis cassé le bras en 2019
    Tilda garde les clés de Gus. # Gus garde les clés de Tilda.
    Le chat s'appelle Tom et le chien Rex. # Le chat s'appelle Rex et le chien Tom.
    Le lundi je cours, le jeudi je nage. # Je cours le jeudi, je nage le lundi.
    [additions]
    Je déteste la coriandre. == Je déteste la coriandre, ça a un goût de savon.
    Tilda craque pour les figues. == Tilda craque pour les figues, elle en mange au lit.
    Je mange pas de viande. == Je mange pas de viande parce que je suis vegan
    J'ai arrêté. # J'ai arrêté de fumer.
    Notre vieux chat est noir. # Notre vieux chat est noir, blanc et roux.
    Gus adore Tilda. # Gus adore se disputer avec Tilda.
    [mots composés]
    L'arrière-cour est inondée == L'arrière cour est inondée
    Dis-moi tout en espagnol == Dis moi tout en espagnol
    Jean-Baptiste accorde des pianos == Jean Baptiste accorde des pianos
    Mon ex-mari élève des abeilles # Mon mari élève des abeilles
    Prends-le # Prends-la
    J'ai vingt-deux poules # J'ai vingt poules
    [esperluettes]
    Ravi & Mona tiennent le four == Ravi et Mona tiennent le four
    je vends du miel & de la cire == Je vends du miel et de la cire
    Mes chats sont Tor & Fen == Mes chats sont Tor et Fen
    Ravi & Mona tiennent le four # Ravi ou Mona tiennent le four
    Je bosse en R&D # Je bosse en R et D
    Je rame & Zoé dort # Zoé rame & je dors
    [heures]
    La chorale c'est à 19h == la chorale c'est à 19:00
    Mon service finit à 23 h 45 == Mon service finit à 23h45
    Je commence à huit heures et demie == je commence à 8h30
    Le car passe à 7h05 # Le car passe à 7h50
    Je dors 8 heures et demie # Je dors 8 heures
    J'ai 3 h de train # J'ai 3 h 10 de train
    [il impersonnel]
    Il faut que je répare la chaudière == faut que je répare la chaudière
    il me faut des lunettes neuves == Me faut des lunettes neuves
    Il ne faut pas réveiller le bébé == Faut pas réveiller le bébé
    Il faut que je dorme # Il ne faut pas que je dorme
    Il chante faux # Chante faux
    Il faut dormir # Il faudrait dormir
    [jours et moments]
    Le jeudi je nage == Je nage le jeudi
    Le dimanche nous jardinons == Nous jardinons le dimanche
    Le matin je nage == Je nage le matin
    Le jeudi je nage # Jeudi je nage
    Je nage le jeudi # Je nage jeudi
    Je nage le matin # Je nage ce matin
    [orthographe]
    Mamie répare la pendule de l'église == Mamy répare la pendule de l'église
    Je suis né à Besançon, près du marché == je suis né à Besancon, près du marché
    J'aime bcp la réglisse == J'aime beaucoup la réglisse
    Mamie répare l'église # Papi répare l'église
    Il a péché à l'étang # Il a pêché à l'étang
    J'aime bcp la réglisse # J'aime la réglisse
""")

OTHERS = {
    "de": cases("""
        [conservative]
        Ich wohne in Bonn. == ich wohne in bonn
        Ich bin wirklich müde. == Ich bin müde
        Ich habe zwei Katzen. == Ich habe 2 Katzen
        Ich trinke Bier. # Ich trinke kein Bier.
        Ich wohne in Bonn. # Ich wohne in Bonn, weil es schön ist.
        Er kommt am Montag. # Er kommt am Mittwoch.
        [numbers]
        Ich habe dreiundvierzig Hennen. == Ich habe 43 Hennen
        Der Turm ist zweihundert Meter hoch. == Der Turm ist 200 Meter hoch
        Ich habe einundzwanzig Uhren. == Ich habe 21 Uhren
        Ich habe dreiundvierzig Hennen. # Ich habe 34 Hennen.
        Ich habe dreiundvierzig Hennen. # Ich habe vierunddreißig Hennen.
        Ich habe zweihundert Uhren. # Ich habe zweitausend Uhren.
    """),
    "es": cases("""
        [conservative]
        Vivo en Lugo. == vivo en lugo
        Respóndeme en breve, por favor. == Respóndeme en breve
        Tengo dos gatos. == Tengo 2 gatos
        Como carne. # No como carne.
        Vivo en Lugo. # Vivo en Lugo, es bonito.
        Llega el lunes. # Llega el martes.
        [numbers]
        Tengo treinta y cinco gallinas. == Tengo 35 gallinas
        Cuesta doscientos euros. == Cuesta 200 euros
        Pesa ciento veinte kilos. == Pesa 120 kilos
        Tengo treinta y cinco gallinas. # Tengo 53 gallinas.
        Tengo treinta y cinco gallinas. # Tengo treinta gallinas y cinco gatos.
        Corro los lunes y dos jueves. # Corro los lunes 2 jueves.
    """),
    "it": cases("""
        [conservative]
        Abito a Bari. == abito a bari
        Sono davvero stanco. == Sono stanco
        Ho due gatti. == Ho 2 gatti
        Mangio carne. # Non mangio carne.
        Abito a Bari. # Abito a Bari, è bello.
        Arriva lunedì. # Arriva martedì.
    """),
    "pt": cases("""
        [conservative]
        Moro em Faro. == moro em faro
        Estou realmente cansado. == Estou cansado
        Tenho dois gatos. == Tenho 2 gatos
        Como carne. # Não como carne.
        Moro em Faro. # Moro em Faro, é bonito.
        Chega na segunda. # Chega na terça.
    """),
}


def check(case: Case, language: str) -> None:
    same, because = merges(case, language)
    assert same == case.same, because


@pytest.mark.parametrize("case", ENGLISH, ids=lambda case: f"{case.rule}: {case.one}")
def test_english(case: Case) -> None:
    check(case, "en")


@pytest.mark.parametrize("case", FRENCH, ids=lambda case: f"{case.rule}: {case.one}")
def test_french(case: Case) -> None:
    check(case, "fr")


@pytest.mark.parametrize(("language", "case"), [(code, case) for code, table in OTHERS.items() for case in table])
def test_the_conservative_packs(language: str, case: Case) -> None:
    check(case, language)


def test_each_rule_has_three_of_either_kind() -> None:
    for table in (ENGLISH, FRENCH, *OTHERS.values()):
        for rule in {case.rule for case in table}:
            assert [sum(c.same == same for c in table if c.rule == rule) for same in (True, False)] == [3, 3], rule


@EVERY_PACK
def test_every_word_is_folded(pack: CarrierPack) -> None:
    listed = [*pack.carriers, *pack.fillers, *pack.intensifiers, *pack.openers, *pack.articles, *pack.adders, *pack.joins]
    listed += [*pack.phrases, *pack.contractions, *pack.same, *pack.lookalikes, *pack.namesakes, *pack.movers, *pack.units]
    assert [word for word in listed if word != fold(word)] == []


@EVERY_PACK
def test_what_a_word_stands_for_is_not_changed_again(pack: CarrierPack) -> None:
    assert {there for there in pack.same.values() if there in pack.same} == set()


@EVERY_PACK
def test_what_is_put_in_the_place_of_a_carrier_is_a_carrier(pack: CarrierPack) -> None:
    plain = {"always", "bestfriend", "pound", "minute"}  # "pound" and "minute" are carriers after a number
    said = pack.phrases | pack.same | pack.contractions
    made_of_carriers = {there for here, there in said.items() if there and set(here.split()) & pack.carriers}
    others = {there for there in made_of_carriers if not set(there.split()) & pack.carriers and not there.isdecimal()}
    assert others <= plain | {"have to", "%"}  # a phrase; signs and figures are carriers as they are written


@EVERY_PACK
def test_a_carrier_neither_comes_nor_goes(pack: CarrierPack) -> None:
    assert pack.carriers & (pack.fillers | pack.intensifiers | pack.articles) == set()


def test_a_language_without_a_pack_has_none() -> None:
    assert carriers_for("ja") is None
