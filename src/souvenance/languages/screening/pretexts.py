"""What pretexts say, whatever the language: roles, other worlds, suppositions, pieces, tasks taken over. Data only.

In the user's own words most of them come to 1, suspicious: what they say is believed as a memory and kept out of the places
that enter every prompt. A role alone is a game; it counts with orders, questions or harm beside it.
"""

from souvenance.languages.screening.pack import Rule

PRETEXTS: tuple[Rule, ...] = (
    # -- pretexts: roles, stories, suppositions ---------------------------------------------------------------------------
    Rule(
        name="given-role", family="role given", needs=("BE",), said=0.5, read=0.5, gap=0, mention=0,
        why="has the reader act as someone (so do games)",
    ),
    Rule(
        name="role-with-orders", family="role given", needs=("BE", "WHAT|TEMPLATE|LAWLESS|HARM|STAYROLE|ALWAYS"), said=1,
        read=1, gap=40, mention=0, after=True, across=True, why="has the reader act as someone who obeys",
    ),
    Rule(
        name="now-role", family="role given", needs=("NOWBE", "QUESTION|TEMPLATE|INROLE|LAWLESS|HARM"), said=1, read=1,
        gap=30, after=True, across=True, why="has the reader be someone",
    ),
    Rule(
        name="opening-role", family="role given", needs=("STARTS_YOU", "QUESTION|GIVEME|TEMPLATE|LAWLESS|HARM|STAYROLE"),
        said=1, read=1, gap=20, after=True, across=True, why="has the reader be someone",
    ),
    Rule(
        name="un-be", family="role given", needs=("UNBE",), said=1, read=0.75, gap=0,
        why="has the reader be something else",
    ),
    Rule(
        name="harm-given-role", family="supposed", needs=("HARM", "BE|NOWBE|STAYROLE"), said=1, read=0.5, gap=24,
        across=True, why="asks for harm in a story",
    ),
    Rule(
        name="stay-in-role", family="role kept", needs=("STAYROLE",), said=1, read=0.75, gap=0,
        why="holds the reader in a role",
    ),
    Rule(
        name="other-world", family="world", needs=("WORLD", "QUESTION|GIVEME|TEMPLATE|ANSWERING|YOU|YOURS"), said=1,
        read=0.5, gap=30, across=True, why="asks inside an invented world",
    ),
    Rule(
        name="other-world-says", family="world", needs=("WORLD", "MAYSAY|SAYING"), said=1, read=1.5, gap=30, across=True,
        why="has an invented world speak",
    ),
    Rule(
        name="suppose-private", family="supposed",
        needs=("SUPPOSE", "KEYS|PERSONAL|INNER|ODD|REVERSED|HARM", "QUESTION|REVEAL|GIVEME|TASKVERB"),
        said=1, read=1, gap=30,
        unless=("OWN",), across=True, why="asks for private things in a supposition",
    ),
    Rule(
        name="harm-in-role", family="supposed",
        needs=("HARM", "BE|SUPPOSE|WORLD|INROLE|STAYROLE|NOWBE", "QUESTION|REVEAL|TASKVERB"), said=1, read=0.5, gap=40,
        across=True, why="asks for harm in a story",
    ),
    # -- asking for what is not the speaker's ------------------------------------------------------------------------------
    Rule(
        name="private-of-user", family="private", needs=("PERSONAL", "USER", "QUESTION|REVEAL|ASK|GIVEME|WHAT"),
        said=1, read=0.5,
        gap=10, unless=("OWN", "HOWTO"), why="asks for someone's private data",
    ),
    Rule(
        name="your-database", family="private", needs=("DATABASE", "QUESTION|REVEAL"), said=1, read=0.75, gap=14,
        unless=("HOWTO",), why="asks for the reader's data",
    ),
    Rule(
        name="office-demands", family="private",
        needs=("OFFICE", "KEYS|PERSONAL|DATABASE|USER", "QUESTION|REVEAL|ASK|GIVEME|WHAT"), said=1, read=1, gap=30,
        unless=("OWN", "HOWTO"), across=True, why="asks for private data in someone's name",
    ),
    Rule(
        name="mode-demands", family="mode", needs=("MODE", "USER|PERSONAL|KEYS", "QUESTION|REVEAL|ASK|GIVEME|WHAT"),
        said=1, read=1,
        gap=20, across=True, why="switches the reader into a mode and asks for private data",
    ),
    Rule(
        name="give-secret", family="secrets", needs=("KEYS", "GIVEME"), said=1, read=0, gap=5, unless=("OWN", "HOWTO"),
        why="asks for a secret",
    ),
    Rule(
        name="alarm-link", family="phishing", needs=("ALARM", "SINK|KEYS|RESET"), said=0, read=1, gap=16, across=True,
        why="alarms the reader to have a link followed (so do true alarms)",
    ),
    # -- tasks taken over, answers bent ------------------------------------------------------------------------------------
    Rule(
        name="strings-summed", family="pieces", needs=("SUM", "STRINGS"), said=1, read=1, gap=60, across=True,
        why="puts orders together from pieces",
    ),
    Rule(
        name="parts-joined", family="pieces", needs=("PARTS", "PIECES"), said=1, read=1, gap=40, across=True,
        why="puts orders together from pieces",
    ),
    Rule(
        name="bent-answer", family="bent", needs=("ODD", "MYREPLY|REPLY"), said=1, read=1, gap=8,
        why="has the answer disguised",
    ),
    Rule(
        name="added-to-answer", family="bent", needs=("MODIFY", "MYREPLY|REPLY"), said=0.25, read=1, gap=10, mention=0,
        why="has something put in the answer",
    ),
    Rule(
        name="added-for-users", family="bent", needs=("MODIFY", "MYREPLY|REPLY", "USER"), said=1, read=1, gap=12,
        why="has something put in answers to others",
    ),
    Rule(
        name="disguised", family="bent",
        needs=("ODD|REVERSED", "KEYS|PERSONAL|INNER|SUPPOSE|PARTS|USER", "QUESTION|REVEAL"), said=1, read=1, gap=20,
        unless=("OWN",), across=True, why="asks for something in disguise",
    ),
    Rule(
        name="praise-then-task", family="hijack", needs=("NEXT", "PRAISE|DONE"), said=1, read=1, gap=30, across=True,
        why="ends one task to begin another",
    ),
    Rule(
        name="praise-done", family="hijack", needs=("DONE", "PRAISE"), said=1, read=0.5, gap=6, across=True,
        why="ends one task to begin another",
    ),
    Rule(
        name="decode-and-do", family="pieces", needs=("DECODE", "OBEYIT"), said=1, read=1, gap=16, across=True,
        why="hides orders in a code",
    ),
    Rule(
        name="one-word", family="hijack", needs=("SINGLEWORD", "ANSWERING|COMMAND"), said=0, read=1, gap=6,
        why="dictates the reader's answer",
    ),
    Rule(
        name="agents-must", family="obliged", needs=("TO_AI", "MUST", "COMMAND|ACT|SEND|REMEMBER"), said=0, read=1, gap=10,
        after=True, why="obliges AI readers",
    ),
    Rule(
        name="agents-asked", family="obliged", needs=("TO_AI", "ASK|ASKED", "COMMAND|ACT|SEND|REMEMBER"), said=0, read=1,
        gap=8, why="has AI readers asked to act",
    ),
    Rule(
        name="stop", family="hijack", needs=("STOP",), said=1, read=1, gap=0, why="stops the reader to begin another task",
    ),
    Rule(name="forced", family="hijack", needs=("FORCED",), said=1, read=1, gap=0, why="forces words on the reader"),
    Rule(
        name="no-refusal", family="refusal", needs=("NOREFUSE", "ANSWERING|TEMPLATE|PREFIX|LAWLESS|BE|NOWBE|QUESTION|TASK"),
        said=1, read=1, gap=20, across=True, why="forbids the reader to refuse",
    ),
    Rule(
        name="answer-begins", family="refusal", needs=("PREFIX", "SURE"), said=1, read=1, gap=10,
        why="puts the first words in the reader's mouth",
    ),
    Rule(name="overriding", family="authority", needs=("OVERRIDING",), said=0.5, read=1, gap=0, why="claims to override"),
    Rule(
        name="task-in-text", family="hijack", needs=("TASKVERB", "WORK"), said=0, read=1, gap=6, mention=0, after=True,
        never=("MENTION", "YOURS"),
        why="gives the reader a task",
    ),
    Rule(
        name="harm-asked", family="supposed", needs=("HARM", "TASKVERB|HOWTO"), said=1, read=0.5, gap=8, mention=None,
        unless=("OWN",), why="asks for harm",
    ),
    Rule(
        name="quiz-in-text", family="hijack", needs=("QUIZ",), said=0, read=1, gap=0, why="asks the reader something else",
    ),
)  # fmt: skip
