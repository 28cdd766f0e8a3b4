"""Every rule of a reflection pack: what it must find, and what it must leave alone."""

import re
from dataclasses import fields

import pytest

from souvenance.core.clauses import bare, says
from souvenance.languages.reflection import FULL, NEUTRAL, ReflectionPack, reflection_pack_for

START = {
    "openers", "clause_starts", "conjunctions", "subordinators", "turns_away", "question_starts", "requests", "strangers",
    "possessed", "own", "dropped_subject", "labels", "reminders", "events", "introductions", "anaphora", "persons", "continues",
    "adversatives", "acceptances", "refusals", "corrections", "fragments", "dates_only", "cheers", "adverbs_first",
    "topics", "picks", "frames", "hands_over", "complaints", "retracts", "denies", "past_of",
    "awaited", "apologies", "news", "own_work", "premises", "presents", "vows", "owns_up", "helps", "weekly", "turning", "taken_for",
}  # fmt: skip
WHOLE = {"small_talk", "bare_yes", "holds_on", "unwell", "plain_yes"}
NO_PATTERN = {"code", "full", "spellings", "accented", "tags", "days_from_now", "turned"}

EN = {
    "openers": ("by the way, I | well, no | fyi it", "no milk for me | right handed | nice people"),
    "clause_starts": ("i live | my cat | could you", "bread and | nine of | lisbon"),
    "conjunctions": ("and i | because we | so i", "android | button | sofa"),
    "subordinators": ("when i was six | since the war | if it rains", "whisky | sincere | offices"),
    "turns_away": ("by the way | anyway | in real life", "a way | way too | real"),
    "small_talk": (
        "thanks, that's great! | haha nice | good night",
        "I live in Bath | thanks to Ada I stopped | good dogs bark",
    ),
    "question_starts": ("what is that | do you like it | any tips", "whatever works | I do like it | dogs are fun"),
    "questions": ("i wonder if so | do you know her | tell me how it works", "i know her | i told her | wonderful"),
    "hypotheticals": (
        "if i won a prize | suppose we left | i'd move to rome",
        "i'd rather walk | i'd like tea | i moved to rome",
    ),
    "not_hypothetical": ("i promised i'd call | she said we would go | i'd rather not", "i'd move | would you | if i left"),
    "requests": ("show me a map | please fix this | i need your help", "i show dogs | i write novels | i fixed it"),
    "addressee": (
        "you are so kind | i love talking with you | i'm proud of you",
        "i love tea | my kids are kind | i trust my sister",
    ),
    "strangers": ("some guy on a bus | people say so | the neighbours shout", "my sister | i met a man | our team"),
    "reported": ("he said no | someone told me that | according to the paper", "i said no | she sings | i told my boss"),
    "passing": ("i'm so tired | it's raining | we had lunch", "i'm a nurse | i live here | my lung"),
    "awaited": (
        "i'm waiting to hear from ada | still waiting for my visa | we're waiting for the loan to be approved",
        "i'm waiting for the bus | i'm waiting for your answer | waiting for the results page to load",
    ),
    "momentary": ("today | right now | this morning", "tomorrow | now and then | mornings"),
    "fiction": ("my character is an elf | in the story | let's pretend", "my brother is tall | i tell a joke | the storey"),
    "real_life": ("in real life i | ooc: brb | pause the story", "in my life | life is real good | the cooc"),
    "taken_back": ("just kidding | i'm joking | that was a joke", "i tell jokes for a living | my kid | kids joke"),
    "litotes": ("it's not that i mind | not that we care | i wouldn't say i run", "i don't mind | that is not it | i say that"),
    "states": ("i live here | we don't eat it | call me bo", "nice weather | the sea is blue | what a day"),
    "introductions": ("i'm ada | my name is bo | call me al", "image | names | calling"),
    "weak_verbs": ("i think so | i know | i see", "i see my son daily | i teach | i bake"),
    "possessed": ("my job pays well | our cat sleeps | my rent is due", "my god what | my neighbour | mine"),
    "own": ("my sister is a vet | our server runs | my dog has fleas", "my god it is | myself | mystery is"),
    "dropped_subject": ("moved to rome | allergic to nuts | promised ada", "movies are fun | the ally | a promise"),
    "owns_up": ("i lied, i'm not | i kind of lied | i totally lied", "he lied | we lied | lies"),
    "helps": (
        "the babysitter is clara | leo's teacher is ms hall | the piano teacher is called ada",
        "the capital is paris | hamlet's uncle is claudius | the film is dune",
    ),
    "weekly": (
        "zoe has judo on wednesdays | leo and ana have swimming every friday | sam goes to choir on mondays",
        "he has judo on wednesdays | holmes has tea at four | london has fog on fridays",
    ),
    "turning": (
        "i quit! | i gave my notice today | we just got married",
        "i quit the app | i retired the old server | she quit",
    ),
    "unwell": (
        "i have a headache | i've got a bad cold today | i have a fever",
        "i have a headache every morning | i have a cold store in leeds | i have migraines",
    ),
    "askable": ("any allergies | your pets | your favourite tea", "any plans | petrol | fun"),
    "taken_for": (
        "you're allergic to nuts, aren't you | so you live in leeds, right | should i note that you're vegan",
        "you don't eat meat, do you | should i note that | are you vegan",
    ),
    "to_assistant": ("love me | with us | told me so", "mean it | a bus | meant"),
    "plain_yes": ("yes please | that's right | yes, i am", "ok | yes, but no | maybe"),
    "reminders": ("remind me to call | don't let me forget | remember that my", "remind her | i remember | reminders"),
    "events": ("the rent goes | my exam is | dentist", "rental cars | examine it | music"),
    "when": ("at 5 | on monday | next week", "moonday | nextdoor | marching"),
    "labels": ("new address: 4 mill road | weight: 70 | my goal is", "a dress | wait | goalless"),
    "third_person": ("the deadline is | ada decided | our sprint", "a dead line | undecideds | sprinting"),
    "lasting": ("since may | always late | these days", "sincere | once | day"),
    "past": ("i went home | we moved | i bought it", "i need it | i go | my seed"),
    "life_events": ("moved | got promoted | broke my arm", "moving | removal | brokerage"),
    "hedges": ("maybe later | i might go | not sure yet", "surely | mightily | on may 3"),
    "soft_hedges": ("i think it is | in my opinion | about 5", "i live | opinions | abouts"),
    "anaphora": ("she sings | it works | that one", "sheila sings | item | thatcher"),
    "refers": ("i drank it | ask them | been there", "item | themes | thereby"),
    "politeness": ("please | lists, please | yes please", "pleased | pleasant | plea"),
    "persons": ("she sings | they left | his cat", "sheila | theatre | hiss"),
    "second_person": ("thank you | your turn | you're", "youth | yogurt | i"),
    "continues": ("because i | especially at | never have", "cause | special | nevermind"),
    "standing": ("from now on use | call me jo | keep your answers short", "i call mum | i keep bees | on and on"),
    "always_never": (
        "always answer in french | never suggest nuts | you must never ask",
        "i always walk | never been there | i never sleep",
    ),
    "preferences": ("i love jazz | can't stand noise | my favourite", "i live | stand up | favours"),
    "promises": ("i'll send it | i promise | i'm going to quit", "i send it | promising | i quit"),
    "vital": ("allergic to nuts | my insulin | pregnant", "alley | insular | pregame"),
    "proposals": ("shall we use go | how about teal | let's take it", "i use go | about it | it was taken"),
    "offers": ("want me to explain | would you like a recipe | shall i go", "use go then | i want it | we like it"),
    "inquiries": ("do you keep bees | are you a nurse | have you moved", "you keep bees | are you sure | have you tried"),
    "acceptances": ("go with that | yes, let's do it | works for me", "yes | i went | works"),
    "bare_yes": ("yes | ok, sounds good | sure, great", "yes but no | no | yesterday"),
    "refusals": ("no, thanks | not really | never", "note | yes | know"),
    "adversatives": ("but i live here | but not mine | but", "butter | button | and but"),
    "dangling": ("i cook and | it rains, but | because", "land | rebut | salt"),
    "slips": (
        "on monday no wait tuesday | in may i mean june | at five no wait six",
        "no waiting room | i meant june | wait here",
    ),
    "reach_ends": ("not me but him | never since may | no tea and i sleep", "butter | sincere | android"),
    "corrections": ("no wait, tuesday | sorry, i mean five | scratch that", "waiting | i meant well | mean people"),
    "changes": ("no longer | switched to | instead of", "long | witch | steady"),
    "conditions": ("if it rains | unless you call | as long as", "iffy | less | long"),
    "interjections": ("no, i am | nope, not | no i don't", "no siblings | note | yes"),
    "negators": ("i do not | never | isn't", "knot | nowhere near it | note"),
    "negative_verbs": ("i hate it | she quit | avoids", "whatever | quite | void"),
    "first_person": ("i sing | my cat | we're", "it | mystery | wear"),
    "verbs_after_name": ("is | likes | moved", "in | of | blue"),
    "relative_dates": ("next month | in two weeks | three days ago", "tomorrow | into | lasting"),
    "generic": ("the user | mentioned | likes", "tea | paris | vegan"),
    "circle": ("my sister | she | flatmate", "sisal | shed | flat"),
    "light": ("amazing | really | things", "harp | tram | beekeeper"),
    "idle": (
        "i'm so happy for him | i'll check it out | it means a lot",
        "i'm a nurse | i'll sell the boat | the means test",
    ),
    "offhand": ("i'll see | i might go | we should meet", "i go | mighty | shoulder"),
    "cheers": ("keep it up | never give up | let me know", "keep bees | never eat nuts | i let rooms"),
    "wisdom": (
        "friendship means a lot | taking breaks is vital | it's important to rest",
        "my friend means well | i take breaks | the importer rests",
    ),
    "telling": ("i'm a vet | we have goats | i hate jazz", "i'm glad | we went | jazz"),
    "fragments": ("by train | to stop at noon | with a balcony", "byron sings | tomorrow | withers"),
    "subjects": ("i cook | my sister is a vet | she sings", "a room | by train | the balcony"),
    "dates_only": ("friday 15 to monday | 3rd of | next week", "fridge | our friday | nextdoor"),
    "topics": ("the red barges | those audiobooks | any offal", "they row | thematic | anyone rows"),
    "picks": ("it's hull city for us | it was leith i meant | it's cider for me", "it's for me | it's late | item for me"),
    "frames": (
        "before you ask: yes | the thing is, we row | just so you know, no",
        "before the war | the thing broke | you know her",
    ),
    "hands_over": (
        "translate into welsh: i row | could you proofread this | how would you say barge",
        "i translate novels | my proofreader is away | how far is hull",
    ),
    "cited": (
        "it's a line from a song | lyrics by a friend | a quote out of a play",
        "in line for a loaf | quoted her | versed",
    ),
    "bids": (
        "start with a summary | could you drop the emojis | i want you to ask first",
        "i start at nine | could we row | you want tea",
    ),
    "every_time": (
        "cite it, every time | no emojis for good | a summary in every reply",
        "for good reason | this reply | it's time",
    ),
    "each_case": (
        "whenever i paste a log, start with the error | house rule: no spoilers | anything you write must rhyme",
        "whenever you can, call me | whenever it rains we row | you write well",
    ),
    "makes_thing": (
        "write me a script that runs | create a small page | draft an email",
        "write to me plainly | the script runs | draft beer",
    ),
    "holds_on": (
        "that goes for every answer | and i mean always | stop it, for good",
        "that goes well | i mean it | stop at hull",
    ),
    "complaints": ("you keep calling me pal | you always shout | ya never cite", "your keep | i keep bees | youth"),
    "retracts": (
        "i was wrong earlier | scrap what i told you about yoga | my mistake",
        "i was in hull | scrap metal | mysterious",
    ),
    "denies": ("no, it's nine | god no, ten | nope. four", "note | nobody, no | another"),
    "past_of": (
        "vegan was last year | smoking is ancient history | no, judo was ages ago",
        "i was there before | judo is on monday | the past",
    ),
    "adverbs_first": ("always make | never ask | always", "i always | nevertheless | alwayss"),
    "pronouns": ("give him tea | her dog | she left", "thistle | hymn | sheet"),
    "apologies": ("sorry, 12 | no, tuesday | typo", "i'm sorry for her | november | nobody came"),
    "asked_for_good": (
        "could you always cite a source | can you stop using tables | would you mind not quoting me again",
        "could you cite a source | can you stop | you always quote me",
    ),
    "for_good": (
        "short lines, always | no tables: never | lists please, every time",
        "i always run | it never rains here | every time it rains",
    ),
    "mockery": (
        "yeah right, and i'm the queen | i own a castle (kidding) | i'm nine feet tall, jk",
        "sure, and i'm a vet in hull | kidding aside, i row | my uncle tells jokes in pubs",
    ),
    "news": (
        "booked: two beds in oban | tickets bought, oban | she's here",
        "she booked two beds | booked out again | fully packed",
    ),
    "own_things": (
        "a fox dug up half of my leeks | hail has ruined all our plums | moths are in my looms",
        "a fox is in the yard | moths are in my head | it is on my mind",
    ),
    "own_work": (
        "four hours pruning my plums | cracked our anvil | spent all night gluing my fiddles",
        "loved my holiday | four hours on the bus | missed my train",
    ),
    "premises": ("as a potter | being someone who rows | given your knee", "asking | beings | givens"),
    "presents": (
        "meet olaf, our goat | this is olaf, he came to us as a kid | say hi to olaf, my new goat",
        "meet me there with my coat | this is the goat we saw | say hi to your mum from us",
    ),
    "vows": (
        "i told olga i'd paint it | cross my heart | we agreed to share the van",
        "she told me i'd lose | i told him i'd think | promising",
    ),
}

FR = {
    "openers": ("au fait, je | bon, on | du coup je", "nouvelle adresse | super-héros | bonnet"),
    "clause_starts": ("je vis | mon chat | est-ce que", "jeudi | pain | lisbonne"),
    "conjunctions": ("et je | mais on | parce que je", "etage | maison | carton"),
    "subordinators": ("quand j'etais petit | depuis que je | si j'ai", "quantite | silence | depuis lundi"),
    "turns_away": ("au fait | sinon | dans la vraie vie", "aux faits | si non | la vie"),
    "small_talk": ("merci beaucoup ! | ok super | bonne nuit", "j'habite à Brest | merci à Léo qui m'aide | bon chien"),
    "question_starts": ("est-ce que tu | quel jour | c'est quoi", "je sais quel jour | quelqu'un | le quoi"),
    "questions": ("je me demande si | est-ce que | j'ai une question", "je demande | la question | je sais"),
    "hypotheticals": ("si j'avais un bateau | imagine que | je partirais", "je preferais le train | j'ai un bateau | je pars"),
    "not_hypothetical": ("j'ai promis que je viendrais | j'aimerais | je voudrais", "je viendrais | si j'avais | je viens"),
    "requests": ("montre-moi ca | s'il te plait aide | j'ai besoin d'aide", "je montre | mon aide | j'explique"),
    "addressee": ("tu es adorable | je t'aime | j'aime parler avec toi", "j'aime le jazz | ma fille est adorable | je l'aime"),
    "strangers": ("un type dans le bus | les gens disent | le voisin crie", "ma soeur | j'ai vu un type | notre equipe"),
    "reported": ("il m'a dit que | il parait que | selon la radio", "j'ai dit que | elle chante | selon moi"),
    "passing": ("je suis fatigue | il pleut | j'ai faim", "je suis prof | j'habite la | ma faim"),
    "awaited": (
        "j'attends mon visa | on attend une reponse de la mairie | j'attends des nouvelles d'ada",
        "j'attends le bus | j'attends ta reponse | j'attends la reponse du serveur",
    ),
    "momentary": ("aujourd'hui | ce matin | ce soir", "demain | les matins | soiree"),
    "fiction": ("mon perso est un elfe | dans l'histoire | j'ai reve", "mon frere est grand | une histoire | je revise"),
    "real_life": ("en vrai je | dans la vraie vie | hors jeu", "la vie | en vraie | jeu"),
    "taken_back": ("je plaisante | c'est une blague | nan je deconne", "j'aime les blagues | plaisant | je joue"),
    "litotes": ("c'est pas que je | ce n'est pas que | je dis pas que", "ce n'est pas lui | c'est que | je dis que"),
    "states": ("j'habite ici | on ne mange pas | tutoie-moi", "quel temps | la mer | joli"),
    "introductions": ("je m'appelle ada | moi c'est leo | je suis ada", "appel | mois | suite"),
    "weak_verbs": ("je sais | je pense pareil | je comprends", "je vois le psy | j'enseigne | je cuisine"),
    "possessed": ("mon boulot paie | notre chat dort | ma fille lit", "mon dieu | ma belle | montre"),
    "own": ("ma soeur est veto | notre serveur tourne | mon chien a", "mon dieu est | maman | montagne est"),
    "dropped_subject": ("demenage a brest | allergique aux noix | ai promis", "des menages | allergene | promesse"),
    "owns_up": ("j'ai menti, je | j'ai un peu menti | j'ai carrement menti", "il a menti | j'ai dormi | mentir"),
    "helps": (
        "la nounou c'est clara | la maitresse de leo est mme petit | le plombier s'appelle hugo",
        "la capitale est paris | le film est long | l'oncle d'hamlet est claudius",
    ),
    "weekly": (
        "zoe a judo le mercredi | leo et ana ont piscine le vendredi | sam va a la danse le lundi",
        "il a judo le mercredi | holmes prend le the a seize heures | le musee ferme le lundi",
    ),
    "turning": (
        "j'ai demissionne | j'ai donne ma demission aujourd'hui | je viens de prendre ma retraite",
        "j'ai demissionne trois ministres | elle a demissionne | j'ai donne ma recette",
    ),
    "unwell": (
        "je suis malade | j'ai la creve | j'ai mal a la tete ce matin",
        "je suis malade du foie depuis 2019 | j'ai mal au dos depuis des annees | j'ai un chat",
    ),
    "askable": ("des allergies | des enfants | ton plat prefere", "des projets | enfance | faim"),
    "taken_for": (
        "tu es vegan, c'est ca | je note que tu es allergique aux noix | donc tu habites a brest, non",
        "tu ne manges pas de viande, c'est ca | je note ca | es-tu vegan",
    ),
    "to_assistant": ("aimes bien moi | tu m'aimes | avec nous", "la meme | un mois | bonnes nouvelles"),
    "plain_yes": ("oui merci | c'est ca | tout a fait", "ok | oui mais non | peut-etre"),
    "reminders": ("rappelle-moi de | fais-moi penser | n'oublie pas que je", "je rappelle | rappel | oublie"),
    "events": ("le loyer monte | mon examen | dentiste", "loyal | examiner | musique"),
    "when": ("a 5 | lundi | demain", "mains | marsouin | midinette"),
    "labels": ("nouvelle adresse, 4 rue | poids : 70 | mon objectif :", "a dresser | pois | objectivement"),
    "third_person": ("la deadline est | ada a decide | notre sprint", "une ligne | decibel | printemps"),
    "lasting": ("depuis mai | toujours la | tous les jours", "puis | tour | jour"),
    "past": ("j'ai mange | on a demenage | je suis allee", "j'ai deux chats | j'ai faim | je vais"),
    "life_events": ("demenage | achete | casse", "menage | hache | tasse"),
    "hedges": ("peut-etre | je crois que | pas sur que", "en 2019 j'ai | sureau | en dieu"),
    "soft_hedges": ("je pense que | a mon avis | selon moi", "je panse | avis | seul"),
    "anaphora": ("elle chante | ca marche | il chante", "il y a | elsa | cabane"),
    "refers": ("j'aime ca | je l'ai | on y va", "cabane | je vais | je lave"),
    "politeness": ("stp | s'il te plait | svp", "plaire | plat | step"),
    "persons": ("elle chante | ils | son chat", "elsa | ile | sonate"),
    "second_person": ("merci a toi | ton tour | tu", "toit | tonton | tutu"),
    "continues": ("parce que | surtout | jamais", "part | sur | jambe"),
    "standing": ("desormais utilise | tutoie-moi | arrete de crier", "je | j'arrive | marche"),
    "always_never": (
        "reponds toujours en francais | ne propose jamais de noix | tu dois toujours",
        "je marche toujours | jamais vu | je ne dors jamais",
    ),
    "preferences": ("j'adore le jazz | je deteste ca | mon plat prefere", "j'habite | jazz | plat"),
    "promises": ("je te promets | j'ai rendez-vous | je vais arreter", "j'arrete | prose | je vais bien"),
    "vital": ("allergique aux noix | mon insuline | enceinte", "allee | insulaire | ceinture"),
    "proposals": ("on prend go alors ? | et si on | je te propose", "je prends | ainsi | propos"),
    "offers": ("tu veux que je | besoin d'aide | je t'explique", "on prend go | je veux | aide"),
    "inquiries": ("vous avez des ruches | tu joues | es-tu prof", "vous partez | tutu | est"),
    "acceptances": ("va pour ca | oui, on fait ca | je prends", "oui | ca va | prenom"),
    "bare_yes": ("oui | ok, parfait | bien sur", "oui mais non | non | ouistiti"),
    "refusals": ("non merci | pas vraiment | surtout pas", "nonante | passe | oui"),
    "adversatives": ("mais pas moi | mais je reste | mais", "maison | et mais | maire"),
    "dangling": ("je cuisine et | il pleut, mais | donc", "bien | rien | thé"),
    "slips": (
        "lundi non attends mardi | en mai je veux dire juin | à cinq non attends six",
        "non attendus | je voulais | attends ici",
    ),
    "reach_ends": ("pas moi mais lui | jamais car fier | rien du coup", "maison | carotte | dorée"),
    "corrections": ("non attends, mardi | pardon, le 9 | je voulais dire", "attendre | j'ai dit | mardi"),
    "changes": ("je ne fume plus | desormais | demenage", "je fume | mais | menage"),
    "conditions": ("si je craque | s'il pleut | a moins que", "ainsi | sil | moins"),
    "interjections": ("non, je suis | nan pas ca | oui je", "nonante | nantes | ouie"),
    "no_weight": ("ne | n'aime | je ne", "nez | pas | sans"),
    "negators": ("je ne sais pas | jamais | n'aime", "nez | pastis | sansonnet"),
    "negative_verbs": ("je deteste | evite | horreur", "test | vite | heure"),
    "first_person": ("je chante | mon chat | j'ai", "jeudi | monde | jade"),
    "verbs_after_name": ("est | aime | habite", "en | du | bleu"),
    "relative_dates": ("la semaine prochaine | dans deux semaines | il y a", "demain | dansant | cahier"),
    "generic": ("l'utilisateur | mentionne | actuellement", "the | paris | vegan"),
    "circle": ("ma soeur | elle | coloc", "sort | ellipse | colore"),
    "light": ("genial | vraiment | trucs", "harpe | tramway | apicultrice"),
    "idle": (
        "je suis trop contente pour elle | je vais essayer | ca me touche",
        "je suis infirmiere | je vends le bateau | la touche",
    ),
    "offhand": ("peut-etre | on verra | je devrais", "je peux | verrat | devraine"),
    "cheers": ("continue comme ca | lache rien | tiens-moi au courant", "je continue la harpe | la vache | tiens, un chat"),
    "wisdom": (
        "l'amitie compte | la vie est dure | c'est important de dormir",
        "mon amie compte | je vis seul | un importateur dort",
    ),
    "telling": ("je suis veto | on a des chevres | mon velo", "super | quel temps | le velo"),
    "fragments": ("a ne plus vendre | en train | avec balcon", "anne vend | entrainer | avecque"),
    "subjects": ("je cuisine | ma soeur est veto | elle chante", "une chambre | en train | le balcon"),
    "dates_only": ("du vendredi 15 au | le 3 mai | demain", "vendre | ducal | notre lundi"),
    "topics": ("les huîtres | l'avion | mes vieux vélos", "leste | je rame | messe"),
    "picks": (
        "c'est pau pour moi | c'etait brest que je voulais dire | c'est le cidre et rien d'autre",
        "c'est pour moi | c'est tard | certes pour moi",
    ),
    "frames": (
        "avant que tu demandes : oui | c'est que je rame | figure-toi que non",
        "avant la guerre | c'est mon vélo | tu figures",
    ),
    "hands_over": (
        "traduis en breton : je rame | peux-tu corriger ça | comment on dit péniche",
        "je traduis des romans | mon correcteur | comment ça va",
    ),
    "cited": (
        "c'est dans une chanson | les paroles du refrain | une citation de mon oncle",
        "je chante | parole donnée | c'est dans le tiroir",
    ),
    "bids": (
        "commence par un résumé | pourrais-tu laisser les emojis | citez vos sources",
        "je commence à neuf heures | on rame | tu as faim",
    ),
    "every_time": (
        "cite-le, systématiquement | dorénavant en vers | à la fin de chaque réponse",
        "cette fois | la réponse | ma fois",
    ),
    "each_case": (
        "chaque fois que je colle un log, commence par l'erreur | règle d'or : pas de vers | tout ce que tu écris doit rimer",
        "chaque fois c'est pareil | la règle du jeu | ce que tu veux",
    ),
    "makes_thing": (
        "écris-moi un script qui tourne | crée une petite page | rédige une lettre",
        "écris en vers | le script tourne | je rédige",
    ),
    "holds_on": (
        "ça vaut pour toute l'année | toujours, hein | arrête, une fois pour toutes",
        "ça vaut le coup | toujours là | arrête le four",
    ),
    "complaints": (
        "tu n'arrêtes pas de crier | vous me coupez toujours | tu persistes",
        "tu rames | je crie toujours | tunisie",
    ),
    "retracts": (
        "je me suis trompé | oublie ce que je t'ai dit sur le yoga | au temps pour moi",
        "je me suis levé | oublie-moi | un temps pour tout",
    ),
    "denies": ("non, neuf | ah non, dix | nan. quatre", "nonante | un non | nantes"),
    "past_of": (
        "végane c'était avant | le judo, c'était l'an dernier | intolérant c'était un faux diagnostic",
        "c'était avant | le judo est lundi | avant",
    ),
    "adverbs_first": ("toujours en train | jamais de | jamais", "je toujours | jambon | toujourss"),
    "pronouns": ("on lui offre | elle part | son chien", "luire | ellipse | sonate"),
    "apologies": ("pardon, 12 | non, mardi | erreur", "je suis desole pour elle | novembre | nonante"),
    "asked_for_good": (
        "tu peux ne jamais citer ca | pourrais-tu arreter de crier | tu peux mettre les sources a chaque fois",
        "tu peux citer ca | tu arretes de crier | les sources a chaque fois",
    ),
    "for_good": (
        "des phrases courtes, toujours | les tableaux : jamais | des listes, à chaque fois",
        "je cours toujours | il ne pleut jamais ici | chaque fois qu'il pleut",
    ),
    "mockery": (
        "ben voyons, et moi je suis le roi | j'ai un château (je rigole) | je fais trois mètres, blague",
        "oui, et moi je suis véto à pau | je rigole souvent | mon oncle raconte des blagues au bar",
    ),
    "news": (
        "réservé : deux lits à brest | billets pris, brest | il est né",
        "elle a dit oui | complet encore | réservoir plein",
    ),
    "own_things": (
        "un renard a dormi dans mon poulailler | la grêle est tombée sur nos prunes | des mites vivent dans ma laine",
        "un renard est dans la cour | ça tourne dans ma tête | c'est dans mon sac",
    ),
    "own_work": (
        "quatre heures à tailler mes pruniers | encore une nuit à coller mes violons | toute la journée à ferrer nos mules",
        "quatre heures de bus | une nuit à regarder la mer | aimé mes vacances",
    ),
    "premises": ("en tant que potier | toi qui rames | vu ton genou", "en tout cas | toile | vue"),
    "presents": (
        "voici olaf, notre chèvre | dis bonjour à olaf, il vit à la maison | je te présente olaf, mon bouc",
        "voici le lien de mon site | dis bonjour à ta mère pour moi | voila comment je fais",
    ),
    "vows": (
        "j'ai dit à olga que je peindrais la porte | parole d'honneur | on s'est mis d'accord",
        "elle m'a dit que je perdrais | j'ai dit que j'y penserais | promesse",
    ),
}


def cases() -> list[tuple[str, str, str, bool]]:
    found = []
    for code, table in (("en", EN), ("fr", FR)):
        for rule, (yes, no) in table.items():
            for texts, wanted in ((yes, True), (no, False)):
                found += [(code, rule, text.strip(), wanted) for text in texts.split("|")]
    return found


def finds(pack: ReflectionPack, rule: str, text: str) -> bool:
    pattern = re.compile(getattr(pack, rule))
    said = bare(text, pack)
    match = pattern.fullmatch(said) if rule in WHOLE else pattern.match(said) if rule in START else pattern.search(said)
    return match is not None and match[0] != ""


@pytest.mark.parametrize(("code", "rule", "text", "wanted"), cases())
def test_a_rule_finds_what_it_is_for_and_nothing_else(code: str, rule: str, text: str, wanted: bool) -> None:
    assert finds(FULL[code], rule, text) is wanted


@pytest.mark.parametrize(("code", "table"), [("en", EN), ("fr", FR)])
def test_every_rule_of_a_full_pack_has_its_fixtures(code: str, table: dict[str, tuple[str, str]]) -> None:
    rules = {field.name for field in fields(ReflectionPack)} - NO_PATTERN
    assert {rule for rule in rules if getattr(FULL[code], rule)} == set(table)
    for yes, no in table.values():
        assert len(yes.split("|")) >= 3
        assert len(no.split("|")) >= 3


@pytest.mark.parametrize("pack", [*FULL.values(), NEUTRAL], ids=lambda pack: pack.code)
def test_no_rule_repeats_without_bound(pack: ReflectionPack) -> None:
    for field in fields(ReflectionPack):
        value = getattr(pack, field.name)
        if isinstance(value, str):
            assert not re.search(r"[.\w)\]][*+](?![?\d])", value.replace(r"\w+", "").replace(r"\w*", "").replace(r"\d+", "")), (
                field.name
            )


@pytest.mark.parametrize(
    ("code", "typed", "usual"),
    [
        ("en", "im 5 and dont eat it", "i'm 5 and don't eat it"),
        ("en", "ill call u tmrw", "i'll call you tmrw"),
        ("en", "We do NOT use it", "we do not use it"),
        ("fr", "jai pas d'chien", "j'ai pas d'chien"),
        ("fr", "chui prof, jprends le bus", "je suis prof, je prends le bus"),
        ("fr", "Né à Oran", "nee a oran"),
    ],
)
def test_usual_spellings(code: str, typed: str, usual: str) -> None:
    assert bare(typed, FULL[code]) == usual


def test_other_languages_have_the_neutral_pack() -> None:
    assert reflection_pack_for("zh") is NEUTRAL
    assert not NEUTRAL.full


@pytest.mark.parametrize(
    ("code", "field", "text"),
    [
        # Each is a plain fact that one word too narrow took for something else.
        ("en", "passing", "our coffee machine is a gaggia"),
        ("en", "hedges", "i never tested the app on windows"),
        ("en", "changes", "we walked past that mill"),
        ("en", "third_person", "the colonies were british"),
        ("en", "vital", "daleks can't do stairs"),
        ("en", "preferences", "i allowed myself a week"),
        ("fr", "addressee", "j'ecris a tous les clients"),
        ("fr", "passing", "le the, c'est bon pour mes nerfs"),
        ("fr", "hedges", "je l'ai pas teste"),
        ("fr", "third_person", "les colonies etaient francaises"),
    ],
)
def test_no_word_is_cut_to_one_sentence(code: str, field: str, text: str) -> None:
    assert not says(getattr(FULL[code], field), text)
