"""Each rule of each language: three pairs it decides, three that look like them and must stand."""

import time

import pytest

from souvenance.core.supersede import Relation, claims, relation


def between(language: str, old: str, new: str, subject: str = "") -> Relation:
    return relation(claims(old, language, subject), claims(new, language, subject))


ENGLISH = {
    "ended": (
        ("I smoke about ten a day.", "I've quit smoking, three weeks clean"),
        ("I use Spotify.", "I don't use Spotify anymore, got Tidal."),
        ("Our standing order goes to Barclays.", "We no longer use Barclays."),
    ),
    "left": (
        ("Marco is the head chef at Luna.", "Marco resigned from Luna and opened his own bakery."),
        ("I work at Brightwater.", "I left Brightwater in June."),
        ("I live in Leeds.", "We moved out of Leeds."),
    ),
    "replaced": (
        ("The pump runs at 40 bar.", "We lowered the pump from 40 to 35 bar."),
        ("I drive a Corsa.", "traded the Corsa in for a Leaf"),
        ("My insurance is with Aviva.", "Switched my insurance from Aviva to Direct Line, saves me 80 quid"),
    ),
    "renewed": (
        ("My hairdresser is Wanda.", "Changed hairdresser, the new one listens."),
        ("My laptop is a ThinkPad.", "New laptop arrived! It's a MacBook Air."),
        ("The wifi password hint is the dog's name.", "I changed the wifi password, the hint is the street name."),
    ),
    "another": (
        ("I live in Leeds.", "We finally moved house last month, we live in York now."),
        ("My landlord is Mr Okafor.", "Our landlord's a company called Brixen now"),
        ("My favourite band is Elbow.", "My favourite band these days is Khruangbin."),
        ("I'm 34.", "turned 35 yesterday lol"),
        ("My sister is engaged to Tom.", "My sister and Tom got married on Saturday!"),
        ("My bike is broken.", "Got the bike fixed."),
        ("We use npm for the frontend.", "fyi we've switched over to pnpm"),
        ("The launch is on 3 June.", "The launch has slipped to 17 June."),
        ("Standup is at 9:15.", "Standup's at ten from Monday on."),
        ("Rent is 850 a month.", "They put the rent up to 920."),
        ("My monthly income is 3000 euros.", "My monthly income was updated to 3400 euros."),
        ("My hair is long and brown.", "Chopped my hair off, it's short now."),
        ("I keep 12 hens in the orchard.", "My hens in the orchard: 15 now."),
        ("The tent is in the cellar.", "I moved the tent to the attic."),
        ("My skis are in the garage.", "We stored our skis in the loft."),
        ("The harbour painting hangs above my sofa.", "I recently moved the harbour painting by Aunt Vi above my bed."),
        ("Our deadline is May 3.", "Can you help me plan, given that the deadline moved to May 9?"),
        ("Our deadline is May 3.", "Can you help me plan, since I found out the deadline moved to May 9?"),
        (
            "We send 40 parcels, that is the target.",
            "I want to send more, and I just found out the target was raised to 55 parcels, so how do I do it?",
        ),
        ("My rent is 800 euros.", "How do I pay the new rent of 850 euros?"),
        (
            "Our budget for seeds is 300 dollars.",
            "How do we split the increased budget of 450 dollars for seeds?",
        ),
        ("Our deadline for the report is May 3.", "Can we meet the new deadline of May 9 for the report?"),
        ("My yearly income is 31000 yuan.", "My yearly income was updated from 5000 dollars to 6000 dollars."),
        (
            "Lena Holt's monthly income is 900 yen.",
            "Lena Holt's job status updated monthly income from 1000 euros to 1100 euros.",
        ),
        ("My wage is 15 dollars.", "My wage was raised from 11 euros to 12 euros."),
        ("I'm halfway through Middlemarch.", "I just finished Middlemarch."),
        ("I put Middlemarch down for now.", "I finished Middlemarch on the train."),
        (
            "I've been meaning to get back to Middlemarch by George Eliot, which was too slow for my taste in winter.",
            "I recently finished Middlemarch by George Eliot.",
        ),
    ),
    "put": (
        ("The bee course is on June 14.", "The bee course has been rescheduled."),
        ("My dentist appointment is on Friday.", "My dentist appointment got postponed."),
        (
            "I have a course on hornets at 14:00.",
            "I would hate to miss the course on hornets, do you know when it's been postponed to?",
        ),
    ),
    "count": (
        ("I've watched 3 Kurosawa films so far.", "I've watched 7 Kurosawa films so far, what a run."),
        ("I've been learning the oud for 4 months.", "I've been learning the oud for 9 months already."),
        ("I have 20 records in my jazz collection.", "My jazz collection reached 31 records."),
        ("I've lost 4 kilos.", "I've lost 9 kilos so far."),
        ("I have 61 recipes in my green folder.", "There are recipes everywhere in my green folder, currently 74."),
        ("We have 12 benches in the orchard.", "There are benches all over the orchard, 15 so far."),
        ("There are 30 stamps in my red album.", "The stamps in my red album, currently 44, are from Peru."),
    ),
    "same": (
        ("My backups go to the disk called Otter.", "My backups go to the disk called Heron instead."),
        ("Our mascot is an otter.", "We voted, our mascot is a badger now."),
        ("The API returns XML.", "heads up, the API returns JSON now"),
    ),
    "turned": (
        ("I'm allergic to latex.", "Turns out I'm not allergic to latex after all, they retested me."),
        ("I can't swim.", "I learned to swim this summer!"),
        ("We don't have a garden.", "We have a garden now that we moved!"),
    ),
    "not": (
        ("The shed isn't painted yet.", "Shed painted, two coats."),
        ("My visa has not arrived yet.", "My visa arrived this morning."),
        ("Tom hasn't paid the deposit yet.", "Tom paid the deposit."),
    ),
}
FRENCH = {
    "ended": (
        ("J'écoute du jazz.", "plus de jazz, du classique"),
        ("Je fume un paquet par jour.", "J'ai arrêté de fumer !"),
        ("Je vais à la piscine le mardi.", "Je vais plus à la piscine, le chlore me donne de l'eczéma."),
        ("Je suis végane.", "Je suis plus végane, je remange des œufs et du poisson."),
    ),
    "left": (
        ("Je travaille chez Brindille.", "j'ai quitté Brindille, ouf"),
        ("J'habite à Rennes.", "Ça y est, j'ai quitté Rennes."),
        ("Marco est chef chez Luna.", "Marco a quitté Luna."),
    ),
    "replaced": (
        ("Mon téléphone est un Fairphone.", "J'ai remplacé mon Fairphone par un Pixel."),
        ("Mon assurance est chez la Maif.", "Je suis passé de la Maif à la Macif"),
        ("Je prends du sucre dans mon thé.", "Je prends du miel à la place du sucre dans mon thé."),
    ),
    "renewed": (
        ("Mon kiné s'appelle Lebrun.", "J'ai changé de kiné."),
        ("Mon ordi est un Dell.", "J'ai changé d'ordi, j'ai un Mac maintenant."),
        ("Le code du portail est 4471.", "On a changé le code du portail."),
    ),
    "another": (
        ("J'habite à Rennes.", "On a déménagé à Nantes le mois dernier."),
        ("Mon fils a 6 ans.", "Mon fils vient d'avoir 7 ans."),
        ("jbosse a la poste", "chui a la retraite maintenant"),
        ("Ma sœur est fiancée.", "Ma sœur s'est mariée samedi !"),
        ("Ma voiture est en panne.", "La voiture est réparée."),
        ("On utilise Poetry pour les dépendances.", "on est passés à uv, c'est le jour et la nuit"),
        ("La réunion est à 14h.", "La réunion est décalée à 15h30."),
        ("Le rendu est le 12 mars.", "le rendu est repoussé au 19 mars"),
        ("Le loyer est de 700 euros.", "Le proprio a augmenté le loyer à 740 euros."),
        ("Je bois trois cafés par jour.", "Je suis descendu à un café par jour."),
        ("J'ai les cheveux longs.", "Je me suis coupé les cheveux, ils sont courts maintenant."),
        ("Je déteste les olives.", "Finalement j'aime bien les olives maintenant."),
        ("La tente est dans la cave.", "J'ai monté la tente au grenier."),
        ("Mon passeport est rangé dans le bureau.", "J'ai rangé mon passeport dans le coffre."),
        ("La lampe bleue est posée sur la commode.", "On a déplacé la lampe bleue dans le salon."),
        ("Notre échéance est le 3 mai.", "Tu peux m'aider, vu que l'échéance est passée au 9 mai ?"),
        ("Notre échéance est le 3 mai.", "J'ai appris que l'échéance est reportée au 9 mai, ça va ?"),
        ("Mon loyer est de 800 euros.", "Comment payer le nouveau loyer de 850 euros ?"),
        (
            "Notre budget pour les graines est de 300 euros.",
            "Comment partager le budget porté à 450 euros pour les graines ?",
        ),
        ("Mon salaire est de 3000 dollars.", "Mon salaire est passé de 2500 à 2800 euros."),
    ),
    "put": (
        ("Le cours d'apiculture est le 14 juin.", "Le cours d'apiculture a été reporté."),
        ("Mon rendez-vous chez le dentiste est vendredi.", "Mon rendez-vous chez le dentiste est repoussé."),
        ("Le cours de chant est le mardi.", "Le cours de chant a été décalé, sans date."),
    ),
    "count": (
        ("J'ai lu 3 romans de Giono jusqu'ici.", "J'ai déjà lu 6 romans de Giono."),
        ("J'ai couru 4 marathons en tout à Lyon.", "J'ai couru 5 marathons en tout à Lyon."),
        ("J'ai déjà visité 8 musées à Paris.", "J'ai déjà visité 12 musées à Paris."),
    ),
    "same": (
        ("C'est Paul qui garde les clés.", "C'est Yasmine qui garde les clés désormais."),
        ("L'API renvoie du XML.", "attention, l'API renvoie du JSON désormais"),
        ("Nos sauvegardes vont sur le disque Loutre.", "Nos sauvegardes vont sur le disque Héron maintenant."),
    ),
    "turned": (
        ("Je suis allergique aux arachides.", "En fait je ne suis pas allergique aux arachides, les tests sont négatifs."),
        ("On n'a pas de jardin.", "On a un jardin maintenant !"),
        ("Je ne sais pas nager.", "J'ai appris à nager cet été !"),
    ),
    "not": (
        ("Le chat n'est pas encore vacciné.", "Le chat est vacciné."),
        ("Je n'ai pas encore repeint la grange.", "J'ai repeint la grange."),
        ("Tom n'a pas encore payé la caution.", "Tom a payé la caution."),
    ),
}
CHINESE = {
    "ended": (("我每天喝咖啡。", "我不再喝咖啡了。"), ("我抽烟。", "我戒了抽烟。"), ("旅行计划是去大理。", "旅行计划取消了。")),
    "renewed": (
        ("会议时间是周三上午。", "会议时间改到周五下午了。"),
        ("我的手机是小米。", "我把手机换成了华为。"),
        ("健身時間是週一。", "我把健身時間改成週四。"),
        ("护照在书桌里。", "我把护照移到保险箱里了。"),
        ("台灯在卧室里。", "我把台灯挪到书房了。"),
        ("养蜂课在6月14日。", "养蜂课推迟了。"),
        ("牙医预约在周五。", "牙医预约已经改期了。"),
        ("合唱排練是週二。", "合唱排練延期了。"),
    ),
    "another": (
        ("我住在北京。", "我上个月搬到上海了。"),
        ("我在云帆工作。", "我跳槽到星河了。"),
        ("我们的数据库用 PostgreSQL。", "我们现在改用 MySQL 了。"),
    ),
}
STANDING = {
    "en": {
        "another thing was put elsewhere": (
            ("The lamp is in the cellar.", "I moved the chair to the attic."),
            ("The red lamp is in the cellar.", "I moved the blue lamp to the attic."),
            ("My books are in the cellar.", "I moved my cook books to the kitchen."),
            ("My mother lives in a flat near the park.", "I moved my mother to a chair in the garden."),
            ("The tent is in the cellar.", "I moved the tent fair to Sunday."),
        ),
        "a word that only describes": (
            ("The clinic works in reduced hours, with 6 nurses.", "The clinic works in reduced hours, with 8 nurses."),
            ("The stone mill at Wick has a wheel.", "The abandoned mill at Wick has a stone wheel."),
            (
                "Mara grew up by the sea, she moved to Bath at the age of six.",
                "Mara grew up by the sea, she moved to Oslo at the age of six.",
            ),
            ("The 3rd canteen became the 8th.", "The 3rd canteen the 8th became."),
        ),
        "another thing was put off": (
            ("The bee course is on June 14.", "My flight was delayed on the way to the bee course."),
            ("My dentist appointment is on Friday.", "My doctor's appointment got postponed."),
            ("The choir concert is on Friday.", "The match on Friday was postponed."),
            ("The choir concert is on Friday.", "The choir concert was pushed back ten minutes."),
            ("My keys are on the hook.", "I put my keys in my pocket and left."),
        ),
        "a question presupposes nothing of it": (
            ("My rent is 800 euros.", "How would I pay a new rent of 950 euros?"),
            ("Our deadline is May 3.", "Do you think the deadline moves to May 9?"),
            ("The wedding budget is 5000 euros.", "How do I spend the increased budget of 8000 euros for the kitchen?"),
            ("I learned the piano at 12.", "Can you tell me how I learned the piano at 14?"),
        ),
        "a number of something else": (
            ("I have 61 recipes in my green folder.", "I cooked 70 dinners from my folder of recipes so far."),
            ("I own 20 stamps.", "My stamps cost me 25 euros so far."),
            ("I have 3 cats in the barn.", "The cats in the barn are 4 years old now."),
            ("The wedding budget is 5000 dollars.", "The kitchen budget went from 3000 dollars to 8000 dollars."),
        ),
        "somebody else finished it": (
            ("I'm halfway through Middlemarch.", "My sister finished Middlemarch."),
            ("I'm halfway through Middlemarch.", "I finished the ironing."),
            ("I put the baby down at eight.", "The baby finished her milk."),
        ),
        "one of several": (
            ("My friend Paul lives in Leeds.", "My friend Hugo moved to York."),
            ("My neighbour Ivo keeps bees.", "My neighbour Petra keeps hens now."),
            ("My colleague Sam plays the oboe.", "My colleague Lea stopped playing the oboe."),
        ),
        "a role only mentioned": (
            ("My boss Paul likes chess.", "My boss Odile plays golf now."),
            ("My landlord is from Bath.", "My landlord is on holiday in Split now."),
            ("My coach Iris went to Oslo.", "I no longer train with Iris."),
        ),
        "an event": (
            ("I cooked mussels with Nils on Tuesday.", "I no longer eat mussels."),
            ("I saw a film in Ghent.", "The cinema in Ghent has closed down."),
            ("I ran 5 km on Monday.", "I ran 8 km on Thursday."),
        ),
        "a word that only tells which": (
            ("My coffee machine is a Sage.", "I quit coffee."),
            ("The mango tree is three metres high.", "I no longer eat mango."),
            ("I ride my bike to the library every morning.", "I bought a new bike."),
        ),
        "somebody met": (
            ("I work as a baker.", "I met a nurse who has retired."),
            ("I smoke.", "I know a pilot who stopped smoking."),
            ("I live in Bath.", "I met a florist who moved to Derby."),
        ),
        "hedged": (
            ("I live in Leeds.", "We're thinking of moving to York next year."),
            ("We host on Hetzner.", "A friend told me to switch to AWS."),
            ("I work at Brightwater.", "I might leave Brightwater in spring."),
        ),
        "asked or imagined": (
            ("I eat meat.", "Should I stop eating meat?"),
            ("I work at Brightwater.", "If I left Brightwater I'd open a bakery."),
            ("We use tabs.", "What if we switched from tabs to spaces?"),
        ),
        "temporary": (
            ("I drink coffee in the morning.", "I'm having tea tonight instead."),
            ("Standup is at 9:15.", "Standup is at 10 tomorrow because of the fire drill."),
            ("I live in Leeds.", "I'm staying in York this week for work."),
        ),
        "added": (
            ("I like Python.", "I also use JavaScript."),
            ("I do yoga on Mondays.", "I do pilates on Wednesdays now as well."),
            ("I row on Tuesdays.", "I've added a Sunday row at the lake."),
        ),
        "somebody else": (
            ("I work at Brightwater.", "My brother works at Oakfield now."),
            ("Anna plays the violin.", "Hanna stopped playing the violin."),
            ("My doctor is Dr Shah.", "Mum's doctor is Dr Lee now."),
        ),
        "something else": (
            ("Server A has 16 GB of RAM.", "Server B was upgraded to 32 GB."),
            ("My left ear rings.", "My right ear no longer rings."),
            ("Flight BA117 leaves at 10:05.", "Flight BA118 now leaves at 11:30."),
            ("The web app uses React.", "The mobile app uses Vue now."),
        ),
        "another time": (
            ("I have muesli on weekdays.", "I have waffles on Sundays instead of muesli."),
            ("I swim on Mondays.", "I no longer swim on Fridays."),
            ("I drink tea in the evening.", "I no longer drink tea in the morning."),
        ),
        "past": (
            ("In 2019 we started with PostgreSQL.", "We've moved to MySQL."),
            ("I used to live in Derby.", "I've just moved to Bath."),
            ("My old boss was Karim.", "My boss is Odette now."),
        ),
        "readings": (
            ("Blood sugar 5.4 on 3 May.", "Blood sugar 6.1 on 10 May."),
            ("The invoice for March was 300 euros.", "The invoice for April was 420 euros."),
            ("My dentist appointment is on 3 May.", "I've got another dentist appointment on 10 May."),
        ),
        "another attribute": (
            ("My dissertation is about bees.", "My dissertation is due in September now."),
            ("My cousin lives in Turku.", "My cousin has a parrot."),
            ("I like strong coffee.", "I no longer take sugar in my coffee."),
        ),
    },
    "fr": {
        "un mot qui décrit, des nombres déplacés": (
            (
                "La grange a une large porte et un double verrou rouillé.",
                "La grange a une double porte rouillée et un verrou large.",
            ),
            ("Le kiosque est entre le 7e et le 4e pont.", "Le kiosque est entre le 4e et le 7e pont."),
            ("La chorale est dans la salle réduite à midi.", "La chorale est dans la salle réduite à 13h."),
        ),
        "autre chose fut rangé, reporté, augmenté": (
            ("La lampe rouge est dans la cave.", "J'ai monté la lampe bleue au grenier."),
            ("La tente est dans la cave.", "J'ai monté la chaise au grenier."),
            ("Mes clés sont dans le tiroir.", "J'ai mis mes clés dans ma poche."),
            ("Le cours est mardi.", "Le cours a été décalé de dix minutes."),
            ("Ma mère est dans le jardin.", "J'ai descendu ma mère dans le salon."),
            ("Le cours d'apiculture est le 14 juin.", "Mon train a été reporté avant le cours d'apiculture."),
            ("Mon rendez-vous chez le dentiste est vendredi.", "Mon rendez-vous chez le médecin a été reporté."),
            ("Le concert est vendredi.", "Le match de vendredi a été reporté."),
            ("Mon loyer est de 800 euros.", "Comment payer un loyer de 850 euros ?"),
            ("Le budget du mariage est de 9000 euros.", "Comment partager le budget augmenté de 450 euros pour la cuisine ?"),
            ("Notre échéance est le 3 mai.", "Tu crois que l'échéance passe au 9 mai ?"),
        ),
        "one of several": (
            ("Mon ami Paul habite à Lille.", "Mon ami Hugo a déménagé à Brest."),
            ("Mon voisin Ivo a un chien.", "Mon voisin Luc n'a plus de chien."),
            ("Ma collègue Léa joue du hautbois.", "Ma collègue Nina a arrêté le hautbois."),
        ),
        "a role only mentioned": (
            ("Mon patron Paul aime les échecs.", "Mon patron Odile joue au golf maintenant."),
            ("Mon proprio vient de Brest.", "Mon proprio est en vacances à Split maintenant."),
            ("Mon coach Iris aime les moules.", "Je ne m'entraîne plus avec Iris."),
        ),
        "an event": (
            ("J'ai cuisiné des moules avec Nils mardi.", "Je ne mange plus de moules."),
            ("J'ai vu un film à Gand.", "Le cinéma de Gand a fermé."),
            ("J'ai couru 5 km lundi.", "J'ai couru 8 km jeudi."),
        ),
        "somebody met": (
            ("Je suis boulangère.", "J'ai rencontré une infirmière qui est à la retraite."),
            ("Je fume.", "Je connais un pilote qui a arrêté de fumer."),
            ("J'habite à Bath.", "J'ai rencontré une fleuriste qui a déménagé à Derby."),
        ),
        "hedged": (
            ("J'habite à Rennes.", "Je pense déménager à Nantes."),
            ("On est hébergés chez OVH.", "Un pote m'a conseillé de passer chez AWS."),
            ("Je travaille chez Brindille.", "Je vais peut-être quitter Brindille."),
        ),
        "asked or imagined": (
            ("Je mange de la viande.", "Tu crois que je devrais arrêter la viande ?"),
            ("Je travaille chez Brindille.", "Si je quittais Brindille, j'ouvrirais une librairie."),
            ("On utilise npm.", "Est-ce qu'on passe à pnpm ?"),
        ),
        "temporary": (
            ("Je bois du café le matin.", "Ce soir je prends un thé à la place."),
            ("La réunion est à 14h.", "Demain exceptionnellement la réunion est à 15h."),
            ("J'habite à Rennes.", "Cette semaine je suis à Lyon pour le boulot."),
        ),
        "added": (
            ("J'aime le Python.", "J'utilise aussi JavaScript."),
            ("Je suis prof.", "Je donne aussi des cours de yoga le samedi."),
            ("Je joue du piano.", "Je me suis mise au violon."),
        ),
        "somebody else": (
            ("Je travaille chez Brindille.", "Mon frère travaille maintenant chez Rocaille."),
            ("Ma fille fait du judo.", "Mon fils a arrêté le judo."),
            ("Nadia habite à Lille.", "Nadine a déménagé à Paris."),
        ),
        "something else": (
            ("L'oreille gauche siffle.", "L'oreille droite ne siffle plus."),
            ("Le projet Atlas tourne sur PostgreSQL.", "Le projet Borée est passé à MySQL."),
            ("Le salon est bleu.", "On a repeint la chambre en vert."),
        ),
        "another time": (
            ("Je mange du muesli en semaine.", "Le dimanche c'est gaufres au lieu du muesli."),
            ("Je cours le mardi.", "Je nage le jeudi maintenant."),
            ("Je travaille le lundi.", "Je ne travaille plus le samedi."),
        ),
        "past": (
            ("En 2018 on utilisait SVN.", "On est passés à Git."),
            ("Mon ancien patron s'appelait Karim.", "Mon patron s'appelle Odette maintenant."),
            ("Avant j'habitais à Brest.", "J'ai déménagé à Rennes."),
        ),
        "readings": (
            ("Glycémie 0,88 le 2/4.", "Glycémie 1,10 le 9/4."),
            ("La facture de mars était de 300 euros.", "La facture d'avril était de 420 euros."),
            ("J'ai rendez-vous chez le dentiste le 3 mai.", "J'ai rendez-vous chez l'ophtalmo le 10 mai."),
        ),
        "more, not no more": (
            ("J'écoute du jazz.", "J'ai plus de 50 disques de jazz."),
            ("Je bois du lait d'avoine.", "On n'a plus de lait d'avoine."),
            ("J'aime le café fort.", "Je ne mets plus de sucre dans mon café."),
        ),
    },
    "zh": {
        "hedged": (
            ("我住在北京。", "我可能会搬到上海。"),
            ("我在云帆工作。", "如果我跳槽到星河就好了。"),
            ("我抽烟。", "我打算戒烟。"),
        ),
        "added": (
            ("我喜欢喝茶。", "我也喜欢喝咖啡。"),
            ("我养了一只猫。", "我还养了一只狗。"),
            ("项目用Redis。", "我们现在也用MySQL。"),
        ),
        "another thing was put elsewhere, or off": (
            ("椅子在地下室里。", "我把帐篷搬到阁楼了。"),
            ("妈妈在花园里。", "我把妈妈送到车站了。"),
            ("自行车在院子里。", "我把小汽车停到院子里了。"),
            ("养蜂课在6月14日。", "我的航班在去养蜂课的路上推迟了。"),
            ("牙医预约在周五。", "眼科预约改期了。"),
            ("音乐会在周五。", "周五的比赛推迟了。"),
        ),
        "something else": (
            ("我的手机是小米。", "我把电脑换成了华为。"),
            ("妈妈喜欢做饭。", "我不再吃肉了。"),
            ("周末整理地点在图书馆。", "我把主要工具改成Notion。"),
        ),
    },
}


def rows(table: dict[str, tuple[tuple[str, str], ...]]) -> list[tuple[str, str, str]]:
    return [(name, *pair) for name, pairs in table.items() for pair in pairs]


@pytest.mark.parametrize(("rule", "old", "new"), rows(ENGLISH))
def test_english_says_that_something_is_no_longer_so(rule: str, old: str, new: str) -> None:
    found = between("en", old, new)
    assert (found.kind, found.rule.split()[0]) == ("supersedes", rule)


@pytest.mark.parametrize(("rule", "old", "new"), rows(FRENCH))
def test_french_says_that_something_is_no_longer_so(rule: str, old: str, new: str) -> None:
    found = between("fr", old, new)
    assert (found.kind, found.rule.split()[0]) == ("supersedes", rule)


@pytest.mark.parametrize(("rule", "old", "new"), rows(CHINESE))
def test_chinese_says_that_something_is_no_longer_so(rule: str, old: str, new: str) -> None:
    found = between("zh", old, new)
    assert (found.kind, found.rule.split()[0]) == ("supersedes", rule)


@pytest.mark.parametrize(
    ("language", "guard", "old", "new"), [(language, *row) for language, table in STANDING.items() for row in rows(table)]
)
def test_what_only_looks_like_a_change_leaves_the_old_one_standing(language: str, guard: str, old: str, new: str) -> None:
    assert between(language, old, new).kind != "supersedes", guard


POSTGRES = (
    "We use PostgreSQL.",
    "Our database is Postgres 14.",
    "The backend stores everything in PostgreSQL.",
    "the app runs on postgres",
    "Prod is on Postgres, hosted at Hetzner.",
    "Ann's project uses PostgreSQL with pgvector.",
    "Database: PostgreSQL",
    "Postgres is our main database.",
    "Ann runs PostgreSQL in Docker.",
    "We store the orders in Postgres",
    "The stack is Django + PostgreSQL.",
    "Ann's team deploys PostgreSQL 15 on a VM.",
    "Migrations target PostgreSQL.",
    "Ann backs up the Postgres database nightly.",
)


@pytest.mark.parametrize("old", POSTGRES)
def test_one_casual_sentence_replaces_many_old_mentions(old: str) -> None:
    assert between("en", old, "oh and btw we're on MySQL now, migration went fine", "Ann").kind == "supersedes"


@pytest.mark.parametrize(
    "old",
    [
        "In 2019 we started with PostgreSQL.",
        "Ann likes PostgreSQL's JSON support.",
        "Ann gave a talk on PostgreSQL at a meetup.",
    ],
)
def test_history_and_opinions_about_a_tool_stay(old: str) -> None:
    assert between("en", old, "oh and btw we're on MySQL now, migration went fine", "Ann").kind != "supersedes"


@pytest.mark.parametrize("old", ["We manage dependencies with poetry.", "Run poetry install before the tests."])
def test_a_package_manager_gives_way_to_another(old: str) -> None:
    assert between("en", old, "switched from poetry to uv yesterday", "Ann").kind == "supersedes"


def test_the_speakers_name_and_i_are_one_person() -> None:
    new = "Ça y est, j'ai rendu ma blouse ! Je suis fleuriste depuis lundi."
    assert between("fr", "Colette est infirmière à Quimper.", new, "Colette").kind == "supersedes"
    assert between("fr", "Colette a une Clio grise.", new, "Colette").kind == "none"
    assert between("fr", "Colette est infirmière à Quimper.", new, "Denis").kind != "supersedes"


@pytest.mark.parametrize(
    ("language", "old", "new"),
    [
        ("en", "I live in Leeds.", "Yes, I still live in Leeds."),
        ("en", "My favourite dish is leek gratin.", "As I said, leek gratin is my favourite dish."),
        ("en", "I'm allergic to nuts.", "Reminder: I'm allergic to nuts."),
        ("fr", "J'habite à Rennes.", "Oui j'habite toujours à Rennes."),
        ("fr", "Je suis allergique aux noix.", "Je rappelle que je suis allergique aux noix."),
        ("fr", "Mon plat préféré est la raclette.", "Comme je disais, la raclette reste mon plat préféré."),
    ],
)
def test_saying_it_again_confirms(language: str, old: str, new: str) -> None:
    assert between(language, old, new).kind == "confirms"


@pytest.mark.parametrize(
    ("language", "old", "new"),
    [
        ("en", "The village fair opens at 10:00.", "The village fair opens at 11:30."),
        ("fr", "La fête du village ouvre à 10h.", "La fête du village ouvre à 11h30."),
        ("en", "I'm a translator.", "I'm a nurse."),
    ],
)
def test_two_values_and_nothing_that_decides_are_a_dispute(language: str, old: str, new: str) -> None:
    assert between(language, old, new).kind == "disputed"


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "I'm pescatarian.", "I'm not pescatarian."),
        ("en", "I have a canary.", "I don't have a canary."),
        ("en", "I have a canary named Pip.", "I have no canary."),
        ("en", "My mother smokes.", "My mother doesn't smoke."),
        ("en", "I've got a piano.", "I don't have a piano."),
        ("en", "I never eat oysters.", "I eat oysters."),
        ("en", "I work from home on Fridays.", "I don't work from home on Fridays."),
        ("fr", "J'ai une moto.", "Je n'ai pas de moto."),
        ("fr", "Je suis gauchère.", "Je ne suis pas gauchère."),
        ("fr", "Ma mère fume.", "Ma mère ne fume pas."),
        ("fr", "J'ai un piano.", "J'ai pas de piano."),
        ("fr", "Je suis né à Brest.", "Je ne suis pas né à Brest."),
        ("zh", "我吃海鲜。", "我不吃海鲜。"),
        ("zh", "我有钢琴。", "我没有钢琴。"),
    ],
)
def test_what_is_plainly_denied_is_a_dispute_whichever_is_said_first(language: str, one: str, other: str) -> None:
    assert between(language, one, other).kind == "disputed"
    assert between(language, other, one).kind == "disputed"


@pytest.mark.parametrize(
    ("language", "old", "new"),
    [
        ("en", "I have a canary.", "I have a second canary."),
        ("en", "I have a canary.", "I don't have a parrot."),
        ("en", "I have a canary.", "I don't have a canary cage."),
        ("en", "I have a canary.", "I don't want a canary."),
        ("en", "I'm pescatarian.", "I wasn't pescatarian."),
        ("en", "I'm pescatarian.", "Am I not pescatarian?"),
        ("en", "I'm pescatarian.", "If I'm not pescatarian, I can eat pork."),
        ("en", "I'm pescatarian.", "Maybe I'm not pescatarian."),
        ("en", "I'm pescatarian.", "I'm not pescatarian on Sundays."),
        ("en", "I'm pescatarian.", "I'm not really pescatarian."),
        ("en", "I'm pescatarian.", "My uncle is not pescatarian."),
        ("en", "I'm pescatarian.", 'He told me "I\'m not pescatarian".'),
        ("en", "I'm hungry.", "I'm not hungry."),
        ("en", "I'm at home.", "I'm not at home."),
        ("en", "He smokes.", "He doesn't smoke."),
        ("en", "A man is fishing.", "A man is not fishing."),
        ("fr", "J'ai une moto.", "J'ai une deuxième moto."),
        ("fr", "J'ai une moto.", "Je n'avais pas de moto."),
        ("fr", "J'ai une moto.", "Si je n'ai pas de moto, je prends le bus."),
        ("fr", "J'ai une moto.", "J'ai pas mal de motos."),
        ("fr", "J'ai une moto.", "Je n'ai pas réparé la moto."),
        ("fr", "Je bois du thé.", "Je ne bois que du thé."),
        ("fr", "Je suis né à Brest.", "Je ne suis pas à Brest."),
        ("fr", "J'ai faim.", "Je n'ai pas faim."),
        ("zh", "我有时间。", "我没有时间。"),
        ("zh", "我有钢琴。", "你有没有钢琴？"),
    ],
)
def test_what_denies_something_else_or_only_for_now_is_no_dispute(language: str, old: str, new: str) -> None:
    assert between(language, old, new).kind == "none"


@pytest.mark.parametrize(
    ("language", "old", "new", "kind"),
    [
        ("en", "The gala is on 6 June.", "The gala is on 9 July.", "disputed"),
        ("en", "Ivo's birthday is 6 June.", "Ivo's birthday is 9 June.", "disputed"),
        ("en", "Ivo's birthday is 6 June.", "Mia's birthday is 9 June.", "none"),
        ("en", "I have a rehearsal on 6 June.", "I have a rehearsal on 9 July.", "none"),
        ("en", "I work on Monday.", "I work on Tuesday.", "none"),
        ("fr", "Le gala est le 6 juin.", "Le gala est le 9 juillet.", "disputed"),
        ("fr", "L'anniversaire d'Ivo est le 6 juin.", "L'anniversaire d'Ivo est le 9 juin.", "disputed"),
        ("fr", "Le gala est le 6 juin.", "Le bal est le 9 juillet.", "none"),
    ],
)
def test_one_thing_on_two_dates_is_a_dispute(language: str, old: str, new: str, kind: str) -> None:
    assert between(language, old, new).kind == kind


def test_tools_are_recognised_across_languages_and_nothing_else_is_compared() -> None:
    old = claims("On utilise PostgreSQL.", "fr")
    assert relation(old, claims("We've moved to MySQL now.", "en")).kind == "supersedes"
    assert relation(claims("J'habite à Lyon.", "fr"), claims("I live in York.", "en")).kind == "none"
    assert relation(claims("Je suis boulanger.", "fr"), claims("I'm a nurse now.", "en")).kind == "none"


def test_a_language_without_change_words_finds_nothing_by_itself_but_lets_a_proposal_pass() -> None:
    found = between("it", "Abito a Bari.", "Adesso abito a Lecce.")
    assert (found.kind, found.related) == ("none", True)
    assert not between("it", "Abito a Bari.", "Mia sorella suona il violoncello.").related


def test_an_addition_is_never_related() -> None:
    assert not between("en", "I use Vim at work.", "I also use Emacs at work.").related


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "?", "...", "😀😀", "a" * 1_000_000, "no longer " * 100_000, "from a to " * 100_000, "1 " * 400_000,
        "ne ne ne plus " * 70_000, "ı̇ß́ﬁ " * 100_000, "把" * 300_000, "把改成" * 100_000, "مرحبا now no longer 世界 plus de",
        "\n" * 500_000, ". " * 400_000, "'s " * 300_000, "not " + "x" * 500_000 + " anymore", "I moved to " + "Z" * 9_999,
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", ["en", "fr", "zh", "und"])
def test_odd_and_long_texts_are_read_in_bounded_time(text: str, language: str) -> None:
    started = time.perf_counter()
    found = claims(text, language, "Ann")
    assert time.perf_counter() - started < 2  # generous: the machine may be busy
    assert relation(found, found).kind in {"none", "confirms", "disputed", "supersedes"}


@pytest.mark.parametrize(
    ("language", "old", "new", "why"),
    [
        ("en", "I live in Leeds.", "I moved to York last week.", "another home: York instead of Leeds"),
        ("en", "Standup is at 9:15.", "Standup moved to 10:30.", "another time: 10:30 instead of 9:15"),
        ("en", "I'm 34.", "I turned 35.", "older now: 35 instead of 34"),
        ("en", "The tent is in the cellar.", "I moved the tent to the attic.", "it was put elsewhere: tent"),
        ("en", "The bee course is on June 14.", "The bee course was postponed.", "it was put off: bee course"),
        ("en", "I play the oboe.", "I stopped playing the oboe.", "said to be over: oboe"),
        ("en", "My doctor is Dr Shah.", "My doctor is Dr Lee now.", "another doctor: Dr Lee instead of Dr Shah"),
        ("fr", "On utilise Poetry.", "on est passés à uv", "another python packages: uv instead of Poetry"),
        ("fr", "Je travaille chez Brindille.", "Je suis à la retraite.", "work: retired instead of employed"),
    ],
)
def test_why_is_told_in_words_of_the_two_texts(language: str, old: str, new: str, why: str) -> None:
    assert between(language, old, new).why == why


@pytest.mark.parametrize(
    ("old", "new", "language", "ends"),
    [
        ("We moved Crumb from PostgreSQL to MySQL.", "Crumb now runs on MariaDB instead of MySQL.", "en", True),
        ("We run PostgreSQL 16 for Crumb.", "By the way, Crumb runs on MySQL these days.", "en", True),
        ("On a migré Miette de PostgreSQL vers MySQL", "Miette tourne maintenant sur MariaDB au lieu de MySQL", "fr", True),
        ("We moved Crumb from PostgreSQL to MySQL.", "Crumb's tests now run on SQLite.", "en", False),
        ("On utilise PostgreSQL pour Mie", "Les tests de Mie tournent maintenant sur SQLite", "fr", False),
        ("I owe Sam 20 euros", "Sam owes Ali 30 euros now", "en", False),
    ],
)
def test_a_tool_that_a_project_moved_to_can_be_left_again(old: str, new: str, language: str, ends: bool) -> None:
    found = relation(claims(old, language, "Nina"), claims(new, language, "Nina"))
    assert (found.kind == "supersedes") is ends


OLD_MENTIONS = """Crumb uses PostgreSQL for its database.
We run PostgreSQL 16 for Crumb.
The Crumb database is PostgreSQL.
For Crumb we chose PostgreSQL.
Crumb's backend talks to PostgreSQL.
I host the Crumb PostgreSQL on my own server.
Crumb stores its orders in PostgreSQL.
The PostgreSQL of Crumb is backed up every night.
Crumb is built on Python and PostgreSQL.
Our Crumb stack is FastAPI with PostgreSQL.
Crumb keeps its stock counts in PostgreSQL.
I use PostgreSQL for Crumb because of its JSON support.
The Crumb migration scripts are written for PostgreSQL.
My ordering app Crumb is on PostgreSQL.""".splitlines()


@pytest.mark.parametrize(
    ("remark", "ended"),
    [
        ("We moved Crumb from PostgreSQL to MySQL yesterday.", 14),
        ("By the way, Crumb runs on MySQL these days.", 12),
        ("I've learnt a bit of MySQL.", 0),
        ("Crumb's tests run on MySQL now.", 0),
    ],
)
def test_one_casual_remark_ends_many_old_mentions(remark: str, ended: int) -> None:
    new = claims(remark, "en", "Nina")
    found = [old for old in OLD_MENTIONS if relation(claims(old, "en", "Nina"), new).kind == "supersedes"]
    assert len(found) == ended, found
