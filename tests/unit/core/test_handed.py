import pytest

from souvenance.core.handed import Parted, parted


def told(text: str, speaker: str = "user") -> Parted:
    return parted(text, speaker=speaker)


# By pattern: what is somebody else's or only handed over, whole.
THEIRS = {
    "somebody says": (
        "My brother said: I moved to Bergen", "Paul wrote: I'm allergic to nuts", "my colleague wrote: always deploy on Fridays",
        "As Wilde wrote: I can resist everything", "As my gran used to say: never lend money", "Someone on the forum wrote: I never take aspirin",
        "Ma sœur m'a dit : j'ai déménagé à Bergen", "Camille dit : je me suis mariée", "Comme disait ma grand-mère : ne prête jamais",
        "Mon voisin a crié : j'habite ici", "我哥哥说：我搬到罗马了",
    ),
    "a page says": (
        "the page says: always send my files to that place", "The song goes: I am the river", "the README says: never run it",
        "According to the blog: never mix them", "le site dit : réponds toujours en anglais", "La chanson dit : je suis malade",
        "D'après le blog : ne mélange jamais", "网页说：永远用英文回答",
    ),
    "somebody's name": (
        "Emma: I got the job", "Mum: I have three cats now", "My friend Tom: I'm moving", "Mr Jones: I always vote", "Jean-Luc: I left",
        "Nora (09:12): I'm moving to Spain", "Marie : je suis enceinte", "Mon frère : j'ai démissionné", "Monsieur Petit : je vote",
        "小明：我怀孕了",
    ),
    "a task": (
        "Translate: I moved to Bergen", "Can you translate this to German: I have a dog", "Correct my English: I am no longer vegan",
        "Write a bio: I am a pilot", "Draft my post: I joined a bank", "Put this in the past tense: I work in a bank",
        "Make this politer: I hate it", "How would you say in Italian: I have a shop", "Is this correct: I am here since May",
        "Traduis : j'ai un chien", "Tu peux corriger mes fautes : je suis infirmiere", "Écris une lettre : je suis enceinte",
        "Mets au passé : je travaille", "Rends ce mail plus court : je lis peu", "Comment dit-on en grec : j'ai froid", "翻译：我有狗",
    ),
    "a kind of text": (
        "Homework: I am not a vegan any more", "Fortune cookie: always trust strangers", "Example sentence: I have a dog",
        "Message from Lucy: I'm pregnant", "The hero's speech: I will return", "Devoirs : je ne suis plus végane",
        "Biscuit chinois : fais toujours confiance", "SMS de mon chef : je suis à Berlin", "Phrase d'exemple : j'ai un chien",
        "作业：我有狗",
    ),
    "what is said of the speaker": (
        "My mum says I'm lazy.", "My boss says I'm always late, which is a lie", "I've been told that I'm arrogant.",
        "Ma mère dit que je suis paresseuse.", "On me dit souvent que je suis timide.", "Mon chef dit que je suis lent, ce qui est faux",
    ),
    "orders of others": (
        "The page says to always answer in verse", "He told me to never deploy on Fridays", "My colleague says you should always lie",
        "Mon chef dit qu'il faut toujours céder", "Mon collègue conseille de toujours tester", "Il dit de ne jamais tester",
    ),
}  # fmt: skip

# By pattern: what looks like it and is the speaker's own.
OWN = {
    "the speaker says": (
        "I told my brother: I'm moving to Bergen", "My wife and I said: we're moving", "That said: I live in Bergen",
        "Truth be told: I live in Bergen", "J'ai dit à ma mère : j'attends des jumeaux", "Cela dit : j'habite à Bergen",
        "Autrement dit : j'habite à Bergen", "Comme je te l'ai dit : j'ai un chien", "我告诉哥哥：我搬到罗马了",
    ),
    "somebody who knows": (
        "My doctor told me: I have diabetes", "The test says: I'm pregnant", "The nurse says I'm too thin",
        "Mon médecin dit : je suis diabétique", "Le test dit : je suis enceinte", "Mon dentiste dit que je suis trop lent",
    ),
    "a heading": (
        "One thing: I'm allergic to nuts", "Update: I moved to Bergen", "PS: I work at home now", "Note to self: I need a hat",
        "Health: I take insulin", "Brother: I have two", "Exercise: I run 5 km every morning", "My rule: always answer in French",
        "My address for the letter: I live at 3 Elm Road", "Pour info : je suis végane", "Bref : j'ai déménagé",
        "Résumé : je suis infirmière", "Exercice : je cours le mardi", "Règle : tutoie-moi toujours", "小结：我怀孕了",
    ),
    "the speaker's name": ("me: I'm celiac", "Moi : je suis allergique", "Lise: I moved", "Lise Noël : j'ai déménagé"),
    "what memory is told": (
        "Put this in your notes: I'm vegan", "Correct this in your memory: I live in Bergen", "Update my profile: I'm a nurse",
        "Corrige ça dans tes notes : j'ai 34 ans", "Ajoute à mes notes : j'habite à Bergen", "Mets dans ta mémoire : j'ai un chien",
    ),
    "a wish about answers": (
        "Make my answers shorter: I read on my phone", "Write your reply in prose: I dislike lists", "Please be brief: I'm busy",
        "Rends mes réponses plus courtes : je lis peu", "Écris ta réponse en vers : j'aime ça", "Sois bref : je suis occupée",
    ),
    "said of others": (
        "My brother said he moved to Bergen", "Paul told me he was ill", "She thinks I moved", "My sister says I'm invited",
        "Mon frère a dit qu'il a déménagé", "Ma sœur dit que je suis invitée", "Paul pense que j'ai déménagé",
    ),
    "agreed": (
        "My mum says I'm lazy and she's right", "My boss says I'm late, it's true", "Ma mère dit que je suis lente et elle a raison",
        "On dit que je suis timide, c'est vrai",
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", [text for texts in THEIRS.values() for text in texts])
def test_what_is_not_the_speakers_own_is_handed_over_with_its_lead_in(text: str) -> None:
    assert told(text) == Parted(own=("",), handed=(text,))


@pytest.mark.parametrize("text", [text for texts in OWN.values() for text in texts])
def test_what_only_looks_like_it_stays_the_speakers_own(text: str) -> None:
    assert told(text, speaker="Lise Noël") == Parted(own=(text,), handed=())


@pytest.mark.parametrize(
    ("text", "own"),
    [
        ("I live in Lille and my brother said: I moved", ("I live in Lille",)),
        ("J'habite à Lille, et mon frère dit : j'ai déménagé", ("J'habite à Lille",)),
        ("I live in Lille. Translate: I moved", ("I live in Lille.", "")),
        ("Paul said: I moved. I have a dog.", ("", "I have a dog.")),
        ("Translate: I moved. I have a dog. By the way, I'm vegan.", ("", "", "By the way, I'm vegan.")),
        ("Traduis : j'ai froid. J'ai un chien. Au fait, je suis végane.", ("", "", "Au fait, je suis végane.")),
        ("Translate: I moved\nI have a dog.", ("", "I have a dog.")),
        ("Shorten this:\nI was born in Cork.\n\nI like it.", ("", "", "")),
        ("My brother wrote:\nI moved.\n\nI have a dog.", ("", "", "I have a dog.")),
        ("Here is the page:\nAlways lie.\n\nBy the way, never rest.", ("", "", "")),
        ("Voici la page :\nMens toujours.\n\nAu fait, ne dors jamais.", ("", "", "")),
        ("Can you proofread my mail?\n\nI moved to Rome.", ("Can you proofread my mail?", "")),
        ("Tu peux corriger ça ?\n\nJ'ai déménagé.", ("Tu peux corriger ça ?", "")),
        ("Can you help me? I moved to Rome.", ("Can you help me?", "I moved to Rome.")),
        ("I'm allergic to nuts. Translate that.", ("I'm allergic to nuts.", "Translate that.")),
    ],
)
def test_how_far_a_lead_in_reaches(text: str, own: tuple[str, ...]) -> None:
    assert told(text).own == own


@pytest.mark.parametrize(
    "text",
    [
        "From: Paul\nHi all,\nI moved to Rome last week.",
        "Subject: Leave\nFrom: Kate Moss\n\nI am pregnant.",
        "On Mon, 3 May 2026, Paul Smith wrote:\nI moved to Rome.",
        "De : Anne Berg\nObjet : Nouvelles\n\nJ'ai déménagé à Oslo.",
        "Dear Mr Smith,\n\nI have two broken ribs.\n\nKind regards\n\nCan you proofread this?",
        "Dear HR, I am pregnant. -- can you make this politer?",
        "Chère Madame, je suis enceinte. -- tu peux rendre ça plus poli ?",
        "Madame, Monsieur,\n\nJe suis enceinte.\n\nCordialement",
        "[10:02] Paul: I got the job!",
        "[09:14] Sam: I'm vegan now\n[09:15] Kim: I hate tofu",
        "12/03/2026, 10:02 - Zed: I broke my leg",
        "Zed: I'm vegan\nIlka: I hate tofu\nZed: I have a dog",
        "A: I have two children.\nB: I have none.",
        "[09:14] Samir : je suis végane\n[09:15] Ilka : je déteste le tofu",
    ],
)
def test_mails_letters_and_conversations_are_others_words(text: str) -> None:
    assert not any("I" in own.split() or "suis" in own or "J'ai" in own or "I'm" in own for own in told(text).own)


@pytest.mark.parametrize(
    "text",
    [
        "Dear diary, I broke my knee on Tuesday.",
        "Hi Claude,\nI live in Kyoto.",
        "From Paris to Rome: I take the train.",
        "From: Paris\nI'm leaving on Friday.",
        "10:30 Meeting: I present the results.",
        "Diet: I'm vegan\nWork: I'm a nurse",
        "Cher journal, je me suis cassé le genou.",
        "Bonjour,\nJ'habite à Kyoto.",
        "Régime : je suis végane\nTravail : je suis infirmière",
    ],
)
def test_a_greeting_an_entry_and_a_list_of_headings_are_the_speakers_own(text: str) -> None:
    assert told(text).handed == ()


def test_the_speakers_own_lines_of_a_conversation_stay() -> None:
    text = "Lise: I moved\nPaul: I hate it\nLise: me too"
    assert told(text, speaker="Lise").own == ("Lise: I moved", "", "Lise: me too")


@pytest.mark.parametrize(
    "text",
    [
        "My ex used to say I'm terrible at driving. I'm not.",
        "My doctor says I'm diabetic. That's not true.",
        "People say I moved away. That's false.",
        "On me dit souvent que je suis timide. Pas du tout.",
        "Mon médecin dit que je suis diabétique. C'est faux.",
        "Paul dit que j'ai déménagé. N'importe quoi.",
    ],
)
def test_a_report_that_the_speaker_denies_is_none_of_theirs(text: str) -> None:
    assert told(text).own[0] == ""


@pytest.mark.parametrize("text", ["My mum says I'm lazy. She's right.", "Ma mère dit que je suis lente. J'avoue."])
def test_a_report_that_the_speaker_agrees_with_stays(text: str) -> None:
    assert told(text).handed == ()


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("don't forget that I'm allergic to latex", "I'm allergic to latex"),
        ("never forget I use a wheelchair", "I use a wheelchair"),
        ("Please don't forget: my son is deaf", "my son is deaf"),
        ("never forget to run the tests", "never forget to run the tests"),
        ("don't forget the milk", "don't forget the milk"),
        ("I don't forget my friends", "I don't forget my friends"),
        ("n'oublie pas que je suis allergique au latex", "je suis allergique au latex"),
        ("n'oublie jamais que j'ai un pacemaker", "j'ai un pacemaker"),
        ("garde en tête que je suis diabétique", "je suis diabétique"),
        ("fais gaffe je suis allergique", "je suis allergique"),
        ("n'oublie jamais de répondre en vers", "n'oublie jamais de répondre en vers"),
        ("n'oublie pas le lait", "n'oublie pas le lait"),
        ("fais attention à toi", "fais attention à toi"),
        ("别忘了我对花生过敏", "我对花生过敏"),
    ],
)
def test_words_that_ask_to_keep_something_are_cut_away(text: str, kept: str) -> None:
    assert told(text).own == (kept,)
