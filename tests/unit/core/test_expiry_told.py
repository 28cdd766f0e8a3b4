"""What people say of days: told by the day beside them, counted from one another, that come again, or that never came to be.

Said on Tuesday 10 March 2026; "-" is no stated end.
"""

from datetime import UTC, datetime

import pytest

from souvenance.core.expiry import ends

SAID = datetime(2026, 3, 10, 11, tzinfo=UTC)
TOLD = {
    "en": """
The loft hatch gets painted the Saturday following Ascension Day.|2026-05-16
Ravi's off from the day before Good Friday until the Tuesday.|2026-04-07
We sail on 6 June, seven nights, home on the Saturday.|2026-06-13
First five days of June I'm at a residency.|2026-06-05
They've granted us the 2nd of April off.|2026-04-02
I'd have phoned you on Sunday but the line was dead.|-
You could've told me before Friday.|-
Rates are paid on the 1st, ten instalments a year.|-
Guy Fawkes, every year, the dog hides in the bath.|-
The allotment AGM is on the 21st, and it's once a year only.|2026-03-21
The lot at number 17 are throwing a party on Saturday.|2026-03-14
I was meant to start on the 1st of March.|-
Nine days till my exams and I've done nothing.|2026-03-19
We used to meet on the first Friday.|-
The lido's closed till the day after Whit Monday.|2026-05-26
Grandma's visiting from Thursday, leaves the Sunday.|2026-03-15
I should have been at the clinic this morning.|-
Every Lent I give up crisps until Easter.|-
The trip's from 3 to 10 May, we always go then.|2026-05-10
My probation is up a fortnight after 1 April.|2026-04-15
The window cleaner calls on the 9th, eight times a year.|-
Council tax leaves my account on the 1st, ten times a year.|-
We get the veg box on Thursday, once a fortnight.|-
My standing order for the gym goes out on the 28th, each and every month.|-
Burns Night, every year without fail, is at Hamish's.|-
Halloween, every year, we carve the same turnip.|-
The lambs go to market every 15 September.|-
Eye drops three times a day until Thursday.|2026-03-12
My annual check-up is on 24 March.|2026-03-24
The monthly stocktake is this Thursday.|2026-03-12
I've got physio twice a week until the end of April.|2026-04-30
Dentist on Friday, and I floss twice a day now.|2026-03-13
I fly to Cork on 20 March; we go twice a year.|2026-03-20
Boiler service is Monday, and it only happens once a year.|2026-03-16
I could have finished on Monday if the glue had dried.|-
You'd have laughed on Sunday.|-
We might have gone to Bath this weekend, but the car died.|-
She would've been forty tomorrow.|-
If it hadn't rained we'd have been in Whitby until Friday.|-
They ought to have paid by Friday.|-
I would have to leave by Friday.|2026-03-13
I could have lunch on Friday.|2026-03-13
She'd love to see you on Friday.|2026-03-13
I should have finished the quilt by Sunday.|2026-03-15
We could have the hall on Saturday.|2026-03-14
We set off the day before Good Friday.|2026-04-02
I'm at my sister's the day after Christmas.|2026-12-26
She lands the morning after 20 March.|2026-03-21
The party is on Christmas Eve.|2026-12-24
Rehearsal is two days before 20 March.|2026-03-18
The kiln comes three days after Easter.|2026-04-08
We leave on the Friday before Easter.|2026-04-03
The stall is on the Saturday after 20 March.|2026-03-21
The library is shut on New Year's Eve.|2026-12-31
I've got two weeks before 31 March to finish the quilt.|2026-03-31
The fair is the weekend before Easter.|2026-03-29
He left the day after the wedding.|-
I'm in Leeds the last three days of April.|2026-04-30
The pool opens only for the first two weeks of July.|2026-07-14
She works nights the first four days of next month.|2026-04-04
The last ten days of May I'm on retreat.|2026-05-31
The first day of April we open the hives.|2026-04-01
My manager granted me Thursday off.|2026-03-12
I've been given next Monday off.|2026-03-16
They've let us have the 27th off.|2026-03-27
I got the 3rd of April off.|2026-04-03
I gave Rex a bath on Friday.|-
I had Friday off.|-
Tomorrow the lady at 14 is minding Rex.|2026-03-11
The man from 22 is coming on Friday.|2026-03-13
Flat 9 has a leak until Thursday.|2026-03-12
We land on Friday 17 April and fly home on the Tuesday.|2026-04-21
The fair opens on Thursday 9 April and closes on the Sunday.|2026-04-12
We've the boat from Saturday 11 April for three nights.|2026-04-14
The hall is ours from Monday 6 April for five days.|2026-04-10
Dad arrives on 16 April and leaves the next day.|2026-04-17
The wedding is on 18 April, and I pick up the suit on Friday.|2026-04-18
On 14 April I sit the theory test, and two days later the practical.|2026-04-16
This time next week I'll be in Rome.|2026-03-17
The sale ends at midnight on Sunday.|2026-03-15
I'm dry for the whole of Lent, so till Easter.|2026-04-05
Both Thursday and Friday I'm in Hull.|2026-03-13
The tax year runs from 6 April to 5 April, always has.|-
It's three weeks till the exam.|2026-03-31
We had said Friday, but it's now Saturday.|2026-03-14
The piano tuner comes on the 6th, three times a year.|-
Ashes are emptied on Wednesday, every other week.|-
Bonfire Night, we have Parkin every year.|-
Every 21 June my aunt swims at dawn.|-
Antibiotics twice a day until the 19th.|2026-03-19
I pay Greta by Friday, and then once a week.|2026-03-13
My yearly eye test is on 2 April.|2026-04-02
The fridge man comes this Thursday, as he does once a year.|2026-03-12
I'd have brought the tent on Saturday if anyone had asked.|-
You should've seen him on Sunday!|-
We could've been in Crete this week.|-
They would not have opened on 1 April anyway.|-
He should have the keys by Thursday.|2026-03-12
I'd have to be back by Sunday.|2026-03-15
The parcel should have arrived by Friday.|2026-03-13
The hen do is the night before 18 April.|2026-04-17
Set the alarm: the clocks change the day after 28 March.|2026-03-29
We're in Wales the week after Easter.|2026-04-12
I was ill the day after Christmas.|-
Mail must be out ten days before 25 March.|2026-03-15
There are only two weeks before 25 March.|2026-03-25
The gallery is free for the last three days of June.|2026-06-30
I'm fasting the first ten days of April.|2026-04-10
The last day of May is Ed's leaving do.|2026-05-31
My supervisor let us have the 17th off.|2026-03-17
They've given Nora the whole of next week off.|2026-03-22
I took the lid off on Friday.|-
The neighbour at 6 has my spare key until Sunday.|2026-03-15
The retreat starts Thursday 23 April and we're home on the Monday.|2026-04-27
Grandpa flies in on 2 May and flies out two days later.|2026-05-04
The campsite has us from 29 May, five nights.|2026-06-03
Two nights from Friday 24 April we're in York.|2026-04-26
I'm on call Thursday and Friday, the Saturday I'm free.|2026-03-14
The exam is on 14 April and I revise on Sunday.|2026-04-14
Two sleeps until the ferry!|2026-03-12
Kids are with their nan for the holidays, she brings them back on 12 April.|2026-04-12
Term ends on 27 March and I can't wait.|2026-03-27
My flight leaves in five hours.|2026-03-10
My driving licence is good till 9 August 2029.|2029-08-09
The interview that was set for Wednesday has been put back to Friday.|2026-03-13
Phoned the dentist yesterday; they can see me on the 19th.|2026-03-19
I'm covering for Nina from tomorrow through Friday.|2026-03-13
Exactly a week from today I sit my viva.|2026-03-17
The scaffolding comes down by the end of next week.|2026-03-22
Our lease ended on the last day of February.|-
Nan was born on Boxing Day 1941.|-
I've been sober since New Year's Day.|-
The office is always shut between Christmas and New Year.|-
We always do a barbecue on the first Sunday of August.|-
The Treaty was signed on 28 June 1919.|-
Last Friday I handed in my notice.|-
My wedding anniversary is 14 June.|-
We pay quarterly, on the 5th.|-
I was due to fly on Sunday but broke my ankle.|-
If only we'd left on Saturday.|-
I wish I'd booked for Easter.|-
He was going to propose on Valentine's Day.|-
Every other Friday I have my nephews.|-
The clocks go forward on the last Sunday in March.|2026-03-29
We're snowed in, probably until the weekend.|2026-03-15
The plasterers are in all week.|2026-03-15
My temp job lasts through mid-May.|2026-05-20
On the Thursday before Easter I fly to Malta.|2026-04-02
Rent's due on the first, same as ever.|-
Payday's the 25th, every month like clockwork.|-
My car insurance renews each year on the 14th of May.|-
The choir's carol service is always the Sunday before Christmas.|-
Mother's Day we go to Nan's, without exception.|-
Granddad landed in Normandy on 6 June 1944.|-
We got engaged on Christmas Eve.|-
I was born the day after Bonfire Night.|-
I gave up sugar the week before last.|-
They had us down for Thursday but cancelled.|-
Had I passed in February I'd be driving by now.|-
I nearly booked the Friday sailing.|-
My brother lives at number 25.|-
We've been in this flat since the first week of January.|-
He used to ring on Sundays.|-
I finish at four on Fridays.|-
I haven't slept properly for three nights.|-
It rained the whole of last weekend.|-
The shop on the corner of 5th and Main burned down.|-
I'm 31 next birthday.|-
The old mill was pulled down in the spring of 1987.|-
We spent two nights in Bruges after Easter last year.|-
Summers we go to my gran's in Kerry.|-
I usually get my hair cut on the 20th.|-
I'm minding the twins the day after tomorrow.|2026-03-12
The rehearsal dinner's the night before, so Friday 17 April.|2026-04-17
We check in on Good Friday and check out on Easter Monday.|2026-04-06
I've got until a week on Friday to reply.|2026-03-20
My passport's with the embassy until at least the 23rd.|2026-03-23
Half-term is the last week of May, the kids are off.|2026-05-31
The conference runs over the first weekend of May.|2026-05-03
I'm stuck in plaster for another month.|2026-04-10
Can you feed Tiggy from Saturday until the following Friday?|2026-03-20
The exhibition closes the day before Palm Sunday.|2026-03-28
They've booked me in for the morning of 2 April.|2026-04-02
Cinema with Priya tonight, then nothing till Monday.|2026-03-16
We're having the boiler done on either Thursday or Friday.|2026-03-13
""",
    "fr": """
On repeint la grille le samedi qui suit l'Ascension.|2026-05-16
Ravi est absent de la veille de Pâques au mardi.|2026-04-07
On embarque le 6 juin, sept nuits, retour le samedi.|2026-06-13
Les cinq premiers jours de juin je suis en résidence.|2026-06-05
On nous a accordé notre jeudi.|2026-03-12
Je t'aurais appelée dimanche mais la ligne était coupée.|-
Tu aurais pu me le dire avant vendredi.|-
La cotisation part le 1er, dix fois par an.|-
Le 14 juillet, chaque année, le chien se cache dans la baignoire.|-
L'assemblée du jardin est le 21, et ce n'est qu'une fois par an.|2026-03-21
La bande du 17 fait une fête samedi.|2026-03-14
Je devais commencer le 1er mars.|-
Plus que neuf jours avant mes partiels et je n'ai rien fichu.|2026-03-19
On se voyait le premier vendredi.|-
La piscine reste fermée jusqu'au lendemain de la Pentecôte.|2026-05-25
Mémé vient à partir de jeudi et repart le dimanche.|2026-03-15
J'aurais dû être au dispensaire ce matin.|-
Chaque carême j'arrête les chips jusqu'à Pâques.|-
Il aurait rendez-vous lundi chez le notaire.|2026-03-16
Ma période d'essai finit quinze jours après le 1er avril.|2026-04-16
La femme de ménage vient le jeudi, une semaine sur deux.|-
L'abonnement est débité le 12, chaque mois sans exception.|-
La taxe foncière tombe le 15, une fois par an.|-
Halloween, on le fait chaque année chez les Morel.|-
L'Épiphanie, tous les ans, c'est galette chez mamie.|-
On plante l'ail chaque 11 novembre.|-
Le ramoneur passe mardi, deux fois par an.|-
Deux comprimés par jour jusqu'à jeudi.|2026-03-12
Mon bilan annuel est le 24 mars.|2026-03-24
J'ai kiné deux fois par semaine jusqu'à fin avril.|2026-04-30
On attend toujours le plombier, il passe vendredi.|2026-03-13
Le dentiste c'est vendredi, et je me brosse les dents trois fois par jour.|2026-03-13
On va à Brest le 20 mars, deux fois par an on y passe.|-
J'aurais voulu te voir demain, mais je suis clouée au lit.|-
Tu aurais pu prévenir avant vendredi.|-
On se serait bien retrouvés samedi, mais le train est annulé.|-
Elle aurait eu quarante ans demain.|-
Sans ce rhume j'aurais chanté dimanche.|-
Vous auriez dû partir lundi.|-
Il aurait mieux valu signer avant le 5.|-
J'aurais besoin de la voiture vendredi.|2026-03-13
Je serais ravie de passer dimanche.|2026-03-15
On aurait une place pour toi samedi.|2026-03-14
Tu pourrais venir vendredi ?|2026-03-13
Le colis serait livré lundi.|2026-03-16
On se retrouve la veille du 1er mai.|2026-04-30
Le vernissage est l'avant-veille de Pâques.|2026-04-03
Je rentre le lendemain du 15 août.|2026-08-16
Elle part deux jours avant Noël.|2026-12-23
Le bilan est trois jours après Pâques.|2026-04-08
On démonte le stand le lundi après Pâques.|2026-04-06
On décore le samedi avant Noël.|2026-12-19
J'ai deux semaines avant le 31 mars pour finir.|2026-03-31
On dort chez Lou la veille au soir du 20 mars.|2026-03-19
Elle est partie le lendemain du mariage.|-
Le brocanteur vient le lendemain du jour de l'an.|2027-01-02
Je suis à Lille les quatre derniers jours d'avril.|2026-04-30
La mairie ferme les deux premières semaines d'août.|2026-08-14
Les 3 premiers jours du mois prochain je garde le magasin.|2026-04-03
On est en mer les dix derniers jours de mai.|2026-05-31
Ces trois derniers jours, j'ai mal dormi.|-
Ma cheffe m'a laissé mon jeudi.|2026-03-12
J'ai posé vendredi.|2026-03-13
On nous a accordé le 27 mars.|2026-03-27
J'ai eu mon lundi.|2026-03-16
J'ai posé du carrelage vendredi.|-
On m'a donné un vélo vendredi.|-
Ce soir apéro chez la dame du 7.|2026-03-10
Vendredi on garde le chat du 9.|2026-03-13
Les locataires du 3 déménagent samedi.|2026-03-14
Le concert du 27 est complet.|2026-03-27
Le petit couple du 14 a eu un bébé.|-
Le rendez-vous du 19 est à 9 h.|2026-03-19
On débarque vendredi 17 avril et on reprend le train le mardi.|2026-04-21
Le salon ouvre jeudi 9 avril et ferme le dimanche.|2026-04-12
Le chalet est à nous à partir du samedi 11 avril, trois nuits.|2026-04-14
Papa arrive le 16 avril et repart le lendemain.|2026-04-17
Le mariage est le 18 avril, et je récupère le costume vendredi.|2026-04-18
Le 14 avril je passe le code, et deux jours plus tard la conduite.|2026-04-16
On réserve du 11 avril, quatre nuits.|2026-04-15
D'aujourd'hui en huit je suis à Rome.|2026-03-17
Les soldes se terminent dimanche à minuit.|2026-03-15
L'année scolaire va toujours du 1er septembre au 31 août.|-
Jeudi et vendredi je suis à Lyon.|2026-03-13
On avait dit vendredi, mais ce sera samedi.|2026-03-14
Le facteur d'orgues vient le 6, trois fois par an.|-
Les encombrants passent mercredi, une fois par mois.|-
La Saint-Jean, on saute le feu tous les étés.|-
Chaque 21 juin mon frère joue dans la rue.|-
Antibiotiques deux fois par jour jusqu'au 19.|2026-03-19
Je règle Greta d'ici vendredi, puis une fois par semaine.|2026-03-13
Ma visite annuelle chez l'ophtalmo est le 2 avril.|2026-04-02
J'aurais apporté la tente samedi si on me l'avait demandé.|-
Tu aurais dû le voir dimanche !|-
On serait restés jusqu'à jeudi, mais la voiture a lâché.|-
Ils n'auraient pas ouvert le 1er avril de toute façon.|-
J'aurais une question pour la réunion de jeudi.|2026-03-12
Le plombier aurait un créneau jeudi.|2026-03-12
Ce serait bien de se voir dimanche.|2026-03-15
L'enterrement de vie de jeune fille est la veille du 18 avril.|2026-04-17
On change d'heure le lendemain du 28 mars.|2026-03-29
On marche le dimanche après Pâques.|2026-04-12
On est au pays de Galles la semaine après Pâques.|2026-04-12
J'étais malade le lendemain de Noël.|-
Le dossier part dix jours avant le 25 mars.|2026-03-15
Il nous reste deux semaines avant le 25 mars.|2026-03-25
Le musée est gratuit les trois derniers jours de juin.|2026-06-30
Je jeûne les dix premiers jours d'avril.|2026-04-10
Mon responsable nous a laissé le 17.|2026-03-17
Je pose mon vendredi.|2026-03-13
La voisine du 6 garde mes clés jusqu'à dimanche.|2026-03-15
La répétition du 21 aura lieu à l'église.|2026-03-21
Le retraité du 8 fête ses 90 ans samedi.|2026-03-14
La retraite commence jeudi 23 avril et on rentre le lundi.|2026-04-27
Papi atterrit le 2 mai et repart deux jours plus tard.|2026-05-04
Le camping nous attend le 29 mai, pour cinq nuits.|2026-06-03
Le 12 avril c'est la kermesse, le marché reste le samedi.|2026-04-12
L'examen est le 14 avril et je révise dimanche.|2026-04-14
Plus que deux dodos avant le ferry !|2026-03-12
Les enfants sont chez mamie, elle les ramène le 12 avril.|2026-04-12
Le semestre finit le 27 mars, vivement.|2026-03-27
Mon avion part dans cinq heures.|2026-03-10
Mon permis est valable jusqu'au 9 août 2029.|2029-08-09
L'entretien prévu mercredi est repoussé à vendredi.|2026-03-13
J'ai appelé le dentiste hier, il me prend le 19.|2026-03-19
Je remplace Nina de demain à vendredi.|2026-03-13
Dans huit jours je soutiens mon mémoire.|2026-03-18
La grève est levée, les trains roulent normalement jeudi.|2026-03-12
L'échafaudage doit partir avant la fin de la semaine prochaine.|2026-03-22
Notre bail s'est terminé le dernier jour de février.|-
Mamie est née un 26 décembre, en 1941.|-
Je ne fume plus depuis le jour de l'an.|-
Le bureau est toujours fermé entre Noël et le nouvel an.|-
Chez nous c'est barbecue le premier dimanche d'août, tous les ans.|-
Le traité a été signé le 28 juin 1919.|-
Vendredi dernier j'ai posé ma démission.|-
Nos noces d'étain, c'est le 14 juin.|-
Les poubelles c'est le mardi soir, le tri le jeudi.|-
On paie par trimestre, le 5.|-
Je devais partir dimanche mais je me suis cassé la cheville.|-
Si seulement on était partis samedi.|-
Dommage, j'aurais préféré Pâques.|-
Il voulait me demander en mariage à la Saint-Valentin.|-
Un vendredi sur deux j'ai mes neveux.|-
On change d'heure le dernier dimanche de mars.|2026-03-29
On est bloqués par la neige, sans doute jusqu'au week-end.|2026-03-15
Je suis de nuit de mercredi à samedi.|2026-03-14
Les plâtriers sont là toute la semaine.|2026-03-15
Le jeudi avant Pâques je m'envole pour Malte.|2026-04-02
Le loyer tombe le premier, comme toujours.|-
Le festival dure du 3 au 12 avril inclus.|2026-04-12
Je garde le labrador des Petit pendant les vacances, ils rentrent le 26 avril.|2026-04-26
Mon arrêt maladie court jusqu'à vendredi compris.|2026-03-13
Le carême, mon père le suit chaque année jusqu'à Pâques.|-
La paie tombe le 25, chaque mois, réglée comme une horloge.|-
Mon assurance auto se renouvelle chaque année le 14 mai.|-
La fête des mères, on va chez mamie, sans exception.|-
Papi a débarqué en Provence le 15 août 1944.|-
On s'est fiancés la veille de Noël.|-
Je suis née le lendemain de la Toussaint.|-
J'ai arrêté le sucre la semaine d'avant.|-
On nous avait mis jeudi mais c'est annulé.|-
Si j'avais eu mon permis en février, je conduirais déjà.|-
J'ai failli réserver le bateau de vendredi.|-
Mon frère habite au 25.|-
On est dans cet appart depuis la première semaine de janvier.|-
Il appelait le dimanche.|-
Je finis à seize heures le vendredi.|-
Je n'ai pas dormi depuis trois nuits.|-
Il a plu tout le week-end dernier.|-
J'aurai trente et un ans à mon prochain anniversaire.|-
Le vieux moulin a été rasé au printemps 1987.|-
On a passé deux nuits à Bruges après Pâques.|-
L'été on va chez ma grand-mère à Quimper.|-
En général je vais chez le coiffeur le 20.|-
Je garde les jumeaux après-demain.|2026-03-12
Le dîner de répétition est la veille, donc vendredi 17 avril.|2026-04-17
On arrive Vendredi saint et on repart le lundi de Pâques.|2026-04-06
J'ai jusqu'à vendredi en huit pour répondre.|2026-03-20
Mon passeport est à l'ambassade au moins jusqu'au 23.|2026-03-23
Les petits sont en vacances la dernière semaine d'avril.|2026-05-03
Le congrès occupe le premier week-end de mai.|2026-05-03
J'ai encore un mois de plâtre.|2026-04-10
Tu peux nourrir Mistigri de samedi au vendredi suivant ?|2026-03-20
L'expo ferme la veille des Rameaux.|2026-03-28
On m'a calé le 2 avril au matin.|2026-04-02
Ciné avec Priya ce soir, puis plus rien jusqu'à lundi.|2026-03-16
On fait la chaudière jeudi ou vendredi.|2026-03-13
""",
    "de": """
Wir fahren am Tag vor Ostern los.|2026-04-04
Sie kommt am Tag nach Weihnachten.|2026-12-26
Das Treffen ist zwei Tage vor dem 20. März.|2026-03-18
Der Umzug ist am Samstag nach Ostern.|2026-04-11
Am Vorabend von Weihnachten essen wir Karpfen.|2026-12-24
Ich hüte die Katze in den ersten drei Tagen im April.|2026-04-03
Die letzten zwei Tage im März bin ich in Bonn.|2026-03-31
Ich wäre am Sonntag gekommen, aber ich war krank.|-
Ich hätte am Sonntag gesungen.|-
Ich wäre am Sonntag gern dabei.|2026-03-15
Noch zwei Wochen bis Ostern.|2026-04-05
""",
    "es": """
Salimos la víspera de Navidad.|2026-12-24
Volvemos el día después de Navidad.|2026-12-26
La cena es dos días antes del 20 de marzo.|2026-03-18
La feria es el sábado después del 20 de marzo.|2026-03-21
Cuido al gato los tres primeros días de abril.|2026-04-03
Los últimos dos días de marzo estoy en Vigo.|2026-03-31
Habría venido el domingo, pero enfermé.|-
Si hubiera sabido, me habría ido mañana.|-
Habría sitio para ti el domingo.|2026-03-15
""",
}


@pytest.mark.parametrize(
    ("language", "text", "last_day"),
    [(code, *line.split("|")) for code, table in TOLD.items() for line in table.strip().split("\n")],
)
def test_the_last_day_that_is_told(language: str, text: str, last_day: str) -> None:
    ending = ends(text, SAID, "Europe/London", language)
    stated = ending is not None and not ending.default
    assert (str(ending.last_day) if ending is not None and stated else "-") == last_day
