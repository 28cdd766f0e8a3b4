"""What concepts say together, whatever the language: the rules of screening, data only.

Weights: 1 is suspicious, 2 hostile; families near each other add up. "said" is text of the conversation, "read" is what
a tool, a page or a document brought. Where a rule weighs less in one of them, its ``why`` says for which innocent sentence.
"""

from souvenance.languages.screening.pack import Rule
from souvenance.languages.screening.pretexts import PRETEXTS

RULES: tuple[Rule, ...] = (
    # -- override --------------------------------------------------------------------------------------------------------
    Rule(
        name="drop-earlier-orders", family="override", needs=("DROP", "PRIOR|YOURS|HIDDEN", "ORDERS|INNER"), said=2,
        read=2, gap=8, mention=0.5, unless=("MINE",), after=True, why="tells the reader to drop its earlier instructions",
    ),
    Rule(
        name="wipe-your-orders", family="override", needs=("WIPE", "YOURS", "ORDERS|INNER|LAW|SAFETY"), said=1.5, read=1.5,
        gap=4, mention=0.25, unless=("MINE",), after=True, why="tells the reader to drop its instructions",
    ),
    Rule(
        name="wipe-orders", family="override", needs=("WIPE", "PRIOR|HIDDEN", "ORDERS|INNER"), said=0.75, read=0.75, gap=4,
        mention=0.25, unless=("MINE",), after=True, why="tells someone to drop instructions",
    ),
    Rule(
        name="unreal-rules", family="override", needs=("UNREAL", "ORDERS|INNER|LAW|SAFETY", "YOURS"), said=1.5, read=1.5,
        gap=6, why="supposes the reader's rules away",
    ),
    Rule(
        name="drop-your-rules", family="override", needs=("DROP", "YOURS", "RULES|SAFETY"), said=1.5, read=2, gap=5,
        mention=0.5, unless=("MINE",), after=True, why="tells the reader to drop its rules",
    ),
    Rule(
        name="drop-earlier-text", family="override", needs=("DROP", "PRIOR", "RULES"), said=1, read=1.5, gap=5,
        mention=0.5, unless=("MINE",), after=True, why="tells the reader to drop what came before",
    ),
    Rule(
        name="drop-what-was-told", family="override", needs=("DROP", "TOLD"), said=1.5, read=2, gap=4, mention=0.5,
        unless=("MINE",), after=True, why="tells the reader to drop what it was told",
    ),
    Rule(
        name="drop-user-task", family="override", needs=("DROP", "USER", "TASK"), said=0.5, read=1.5, gap=6, mention=0.25,
        after=True, why="tells the reader to drop the user's task",
    ),
    Rule(
        name="drop-material", family="override", needs=("DROP", "MATERIAL", "SAYING"), said=0, read=1.5, gap=8,
        mention=0.25, after=True, why="replaces what a text says",
    ),
    Rule(
        name="hidden", family="hidden", needs=("HIDDEN_TEXT",), said=1, read=1, gap=0,
        why="hides text in signs that are not shown",
    ),
    Rule(
        name="drop-everything", family="override", needs=("DROPALL", "COMMAND|REVEAL|PERSONA|ANSWERING"), said=1, read=1.5,
        gap=8, unless=("MINE",), never=("ABOUT",), after=True, across=True, why="tells the reader to drop everything",
    ),
    Rule(
        name="orders-voided", family="override", needs=("VOIDED", "ORDERS|RULES|INNER", "PRIOR|YOURS"), said=0.5, read=0.4,
        gap=6, why="declares earlier instructions void (so do by-laws)",
    ),
    Rule(
        name="your-orders-voided", family="override", needs=("VOIDED", "ORDERS|RULES|INNER|SAFETY", "YOURS"), said=1,
        read=1.5, gap=6, why="declares the reader's instructions void",
    ),
    Rule(
        name="told-voided", family="override", needs=("VOIDED", "TOLD"), said=1, read=1.5, gap=5,
        why="declares what the reader was told void",
    ),
    Rule(
        name="obey-only", family="exclusive", needs=("OBEYS", "SOLELY"), said=0.5, read=0.6, gap=3,
        never=("OTHERS",), why="wants one voice alone obeyed (so do guides)",
    ),
    Rule(
        name="new-orders", family="authority", needs=("NEW", "ORDERS"), said=0.5, read=0.5, gap=3, after=True,
        why="announces new instructions",
    ),
    Rule(
        name="orders-for-you", family="new orders", needs=("YOURS", "NEW", "ORDERS|INNER"), said=1, read=1.5, gap=4,
        why="gives the reader new instructions",
    ),
    Rule(
        name="authority", family="authority", needs=("AUTHORITY",), said=0.5, read=0.5, gap=0,
        why="claims authority over the reader",
    ),
    Rule(
        name="authority-commands", family="authority", needs=("AUTHORITY", "COMMAND|DISABLE|DROP"), said=0.5, read=0.75,
        gap=12, why="claims authority and commands",
    ),
    Rule(
        name="despite-orders", family="override", needs=("DESPITE", "PRIOR|YOURS|HIDDEN", "ORDERS|INNER"), said=1, read=1,
        gap=5, after=True, why="sets earlier instructions aside",
    ),
    Rule(
        name="more-orders", family="authority", needs=("MORE_ORDERS",), said=1, read=1, gap=0,
        why="announces new instructions",
    ),
    # -- persona ---------------------------------------------------------------------------------------------------------
    Rule(name="role", family="role", needs=("PERSONA",), said=0, read=0.25, gap=0, why="gives the reader a role"),
    Rule(
        name="lawless-role", family="lawless", needs=("LAWLESS|ROGUE", "PERSONA"), said=2, read=2, gap=24,
        why="gives the reader a role without rules",
    ),
    Rule(
        name="lawless-now", family="lawless", needs=("LAWLESS|ROGUE", "ALWAYS", "YOU|YOURS|ROLE"), said=2, read=2, gap=12,
        why="gives the reader a role without rules",
    ),
    Rule(
        name="lawless-answer", family="lawless", needs=("LAWLESS", "ANSWERING"), said=1, read=1, gap=8,
        why="asks for answers without rules",
    ),
    Rule(
        name="lawless-you", family="lawless", needs=("LAWLESS", "YOU|YOURS"), said=1, read=1, gap=5,
        unless=("AUTHOR",), never=("TALE",), why="says that the reader has no rules",
    ),
    Rule(
        name="lawless-name", family="lawless", needs=("LAWLESS", "ROLE"), said=0.5, read=0.5, gap=5,
        unless=("AUTHOR",), never=("TALE",), why="says that an assistant has no rules (so do stories)",
    ),
    Rule(
        name="lawless-ai", family="lawless", needs=("LAWLESS", "ROLE", "YOU|PERSONA"), said=1.5, read=1.5, gap=12,
        unless=("AUTHOR",), never=("TALE",), why="says that the reader has no rules",
    ),
    Rule(
        name="mode", family="mode", needs=("MODE", "PERSONA|ENTER"), said=0.5, read=1, gap=6,
        why="switches the reader into a mode without rules (so do telephones)",
    ),
    Rule(
        name="mode-lawless", family="mode", needs=("MODE", "PERSONA|LAWLESS"), said=2, read=2, gap=22, across=True,
        why="switches the reader into a mode without rules",
    ),
    Rule(
        name="safety-voided", family="voided", needs=("VOIDED|OFF", "SAFETY"), said=0.5, read=0.5, gap=5,
        why="says that safety is off",
    ),
    Rule(name="mode-tag", family="mode", needs=("MODE_TAG",), said=1, read=1, gap=0, why="switches the reader into a mode"),
    Rule(
        name="claim", family="authority", needs=("CLAIM",), said=0.5, read=1, gap=0, why="claims to be the reader's master",
    ),
    Rule(
        name="claim-demand", family="authority", needs=("CLAIM", "YOU|YOURS|REVEAL|COMMAND"), said=1, read=1.5, gap=24,
        after=True, across=True, why="commands as the reader's master",
    ),
    Rule(
        name="disable-safety", family="lawless", needs=("DISABLE", "SAFETY"), said=0.5, read=0.5, gap=4, mention=0.25,
        why="disables safety",
    ),
    Rule(
        name="disable-your-safety", family="lawless", needs=("DISABLE", "SAFETY", "YOURS|PRIOR|ROLE"), said=1.5, read=2,
        gap=6, mention=0.5, why="disables the reader's safety",
    ),
    Rule(
        name="safety-voided-here", family="voided", needs=("VOIDED|OFF", "SAFETY|ORDERS", "YOU|YOURS|CLAIM|AUTHORITY"),
        said=1, read=1, gap=16, across=True, why="says that the reader's safety is off",
    ),
    Rule(
        name="mode-drop", family="mode", needs=("MODE", "DROP"), said=0.5, read=1, gap=12, across=True,
        why="switches the reader into a mode and drops rules",
    ),
    Rule(
        name="two-answers", family="lawless", needs=("DUAL", "LAWLESS"), said=1, read=1, gap=16, across=True,
        why="asks for a lawless second answer",
    ),
    Rule(
        name="drop-above", family="override", needs=("DROPABOVE", "COMMAND|REVEAL|SAYING|GIVEME"), said=1, read=1.5, gap=8,
        mention=0, across=True, why="tells the reader to drop what came before",
    ),
    Rule(
        name="drop-user", family="override", needs=("DROP", "USER", "SAYING|COMMAND"), said=0.5, read=1, gap=8, mention=0,
        after=True, why="tells the reader to drop the user",
    ),
    # -- leak ------------------------------------------------------------------------------------------------------------
    Rule(
        name="reveal-inner", family="leak", needs=("INNER", "REVEAL|SAYING", "YOURS|HIDDEN|YOU"), said=2, read=2, gap=7,
        unless=("OWN",), why="asks for the hidden instructions",
    ),
    Rule(
        name="reveal-brief", family="leak", needs=("BRIEF", "REVEAL", "YOURS|GIVEN"), said=1.5, read=1.5, gap=7,
        unless=("OWN",), why="asks for what the reader was set up with",
    ),
    Rule(
        name="leak-question", family="leak", needs=("LEAKQ", "QUESTION|REVEAL|GIVEME"), said=1, read=1, gap=12,
        why="asks for the hidden instructions",
    ),
    Rule(
        name="reveal-prompt", family="leak", needs=("INNER", "REVEAL"), said=1, read=0.5, gap=4, unless=("OWN",),
        why="asks for the hidden instructions",
    ),
    Rule(
        name="reveal-orders", family="leak", needs=("ORDERS", "REVEAL", "YOURS|GIVEN", "HIDDEN|PRIOR|YOURS|GIVEN"),
        said=1.5, read=1.5, gap=6, unless=("OWN",), why="asks for the instructions",
    ),
    Rule(
        name="reveal-above", family="leak", needs=("TOLD|ABOVE", "REVEAL"), said=1, read=0.5, gap=4,
        unless=("OWN", "RETELL"), why="asks for what stands above",
    ),
    # -- exfiltration ----------------------------------------------------------------------------------------------------
    Rule(
        name="send-private", family="exfiltration", needs=("SEND", "KEYS|PRIVATE|INNER|YOURMEM", "SINK"), said=0.5,
        read=1.5, gap=16, mention=0.5, why="sends private things away",
    ),
    Rule(
        name="send-yours", family="exfiltration", needs=("SEND", "USER", "KEYS|CHAT|PRIVATE|INNER", "SINK"), said=0.5,
        read=2, gap=16, mention=0.5, unless=("OWN",), why="sends private things away",
    ),
    Rule(
        name="send-keys", family="exfiltration", needs=("SEND", "KEYS", "USER|PRIOR|HIDDEN"), said=0.5, read=1, gap=8,
        mention=0.25, unless=("OWN",), why="sends secrets",
    ),
    Rule(
        name="send-chat", family="exfiltration", needs=("SEND", "CHAT|PRIVATE", "USER"), said=0, read=0.75, gap=6,
        mention=0.25, why="sends private things",
    ),
    Rule(
        name="keys-to-address", family="exfiltration", needs=("KEYS", "REVEAL", "SINK"), said=0.5, read=1, gap=12,
        unless=("OWN",), why="sends secrets away",
    ),
    Rule(
        name="picture", family="exfiltration", needs=("LEAKING_PICTURE",), said=1, read=2, gap=0,
        why="a picture whose address carries private things",
    ),
    Rule(
        name="secret-file", family="secrets", needs=("SECRET_FILE", "ACT|REVEAL|SEND"), said=0, read=1, gap=10,
        why="reads a file of secrets",
    ),
    Rule(
        name="secret-file-sent", family="exfiltration", needs=("SECRET_FILE", "SEND"), said=0, read=1, gap=16,
        why="sends a file of secrets",
    ),
    Rule(
        name="ask-secret", family="secrets", needs=("KEYS", "REVEAL|ASK", "YOURS|YOU"), said=1, read=0.25, gap=7,
        unless=("OWN", "HOWTO"), why="asks the reader for a secret",
    ),
    Rule(
        name="your-secret", family="secrets", needs=("KEYS", "YOURS"), said=1, read=0, gap=2, unless=("OWN", "HOWTO"),
        why="asks the reader for a secret",
    ),
    Rule(
        name="ask-any-secret", family="secrets", needs=("KEYS", "REVEAL|ASK"), said=0.5, read=0, gap=5,
        unless=("OWN", "HOWTO"), why="asks for a secret",
    ),
    Rule(
        name="ask-user-secret", family="secrets", needs=("ASK", "KEYS", "USER"), said=0.5, read=1.5, gap=8, mention=0.25,
        unless=("OWN",), why="has a secret asked for",
    ),
    # -- orders hidden in what is read -----------------------------------------------------------------------------------
    Rule(name="addressed", family="addressed", needs=("ADDRESS",), said=0, read=1, gap=0, why="addresses AI readers"),
    Rule(
        name="addressed-command", family="addressed", needs=("ADDRESS", "COMMAND"), said=0.5, read=2, gap=24, after=True,
        across=True, why="commands AI readers",
    ),
    Rule(
        name="readers-command", family="addressed", needs=("READERS", "COMMAND|SEND|ACT|DROP"), said=1, read=2, gap=24,
        after=True, across=True, why="commands AI readers",
    ),
    Rule(
        name="obliged", family="obliged", needs=("AI", "MUST", "COMMAND|ACT|SEND|REMEMBER"), said=0, read=0.5, gap=6,
        after=True, why="obliges assistants",
    ),
    Rule(
        name="reply-control", family="reply", needs=("REPLY", "COMMAND|REMEMBER|ACT|REVEAL"), said=0, read=1, gap=12,
        why="steers the reader's answers",
    ),
    Rule(
        name="tool-call", family="tools", needs=("TOOL_CALL", "SEND|ACT|SINK|AI|ADDRESS"), said=0, read=1, gap=10,
        why="has a tool called",
    ),
    Rule(
        name="label-command", family="addressed", needs=("LABEL", "COMMAND|REMEMBER|DROP|ACT"), said=0, read=0.25, gap=12,
        after=True, why="commands an assistant (or quotes one)",
    ),
    Rule(
        name="called-command", family="addressed", needs=("VOCATIVE", "COMMAND|REMEMBER|DROP|ACT"), said=0, read=1.5,
        gap=6, after=True, why="commands an assistant",
    ),
    Rule(
        name="bidden", family="addressed", needs=("BIDDEN",), said=0, read=1.5, gap=0,
        why="gives an order to the machines that read it",
    ),
    Rule(
        name="helper-asked", family="addressed", needs=("ASKED_HELPER",), said=0, read=0.6, gap=0,
        why="gives an order to an assistant or an agent (people are, too)",
    ),
    Rule(name="silence", family="silence", needs=("SILENCE",), said=0.5, read=1, gap=0, why="is to be kept from the user"),
    Rule(
        name="kept-dark", family="silence", needs=("NEEDLESS", "TELLS"), said=0, read=0.4, gap=2, after=True,
        why="need not be told to anyone (so are small repairs)",
    ),
    Rule(name="hush", family="silence", needs=("HUSH",), said=0, read=0.5, gap=0, why="is to be kept quiet"),
    Rule(
        name="hush-itself", family="silence", needs=("HUSH", "SELF|USER"), said=0.5, read=1, gap=5, after=True,
        why="is to be kept from the user",
    ),
    Rule(
        name="hush-action", family="silence", needs=("HUSH", "ACT|SEND"), said=0, read=0.75, gap=10,
        why="acts without asking",
    ),
    Rule(
        name="silence-action", family="silence", needs=("SILENCE", "COMMAND|ACT|SEND|REMEMBER"), said=0.5, read=1.5,
        gap=20, why="acts behind the user's back",
    ),
    Rule(
        name="trigger", family="trigger", needs=("TRIGGER", "ANSWER"), said=0, read=1, gap=16, after=True, across=True,
        why="plants an answer for later",
    ),
    Rule(
        name="asked", family="trigger", needs=("ASKED", "ANSWER"), said=0, read=0.5, gap=12, after=True,
        why="plants an answer for later (so does advice)",
    ),
    Rule(
        name="trigger-you", family="trigger", needs=("ASKVERB", "WHENIF", "YOU", "ANSWER"), said=0, read=1, gap=9,
        why="plants an answer for later",
    ),
    Rule(
        name="trigger-user", family="trigger", needs=("TRIGGER", "ANSWER", "USER|ROLE"), said=0.5, read=1.5, gap=16,
        after=True, across=True, why="plants an answer for later",
    ),
    Rule(
        name="promote", family="trigger", needs=("PROMOTE", "ALWAYS"), said=0, read=1, gap=12, mention=0.25,
        why="plants an answer for ever",
    ),
    Rule(name="plant", family="plant", needs=("PLANT",), said=0, read=0.5, gap=0, why="has a claim presented as fact"),
    # -- memory ----------------------------------------------------------------------------------------------------------
    Rule(
        name="remember", family="memory", needs=("REMEMBER", "DURABLE"), said=0, read=0.5, gap=7, mention=0.1,
        why="writes itself into memory",
    ),
    Rule(
        name="remember-of-user", family="memory", needs=("REMEMBER", "DURABLE", "USER|ROLE"), said=0, read=1, gap=9,
        mention=0.25, why="writes itself into memory",
    ),
    Rule(
        name="remember-grant", family="memory", needs=("REMEMBER", "GRANT", "USER|DURABLE"), said=0, read=1, gap=18,
        mention=0.5, why="writes a permission into memory",
    ),
    Rule(
        name="remember-user-grant", family="memory", needs=("REMEMBER", "USER", "GRANT", "DURABLE"), said=1, read=2,
        gap=18, mention=0.5, why="writes a permission into memory",
    ),
    Rule(
        name="memory-entry", family="memory", needs=("MEMHEAD", "USER", "GRANT|WISHES"), said=0, read=1, gap=16, after=True,
        across=True, why="poses as an entry of the reader's memory",
    ),
    Rule(
        name="memory-write", family="memory", needs=("YOURMEM", "MEMVERB|REMEMBER"), said=0.25, read=1.5, gap=8,
        why="writes into the reader's memory",
    ),
    Rule(
        name="grant-ahead", family="memory", needs=("GRANT", "USER", "FUTURE"), said=0, read=1, gap=9,
        why="claims a permission for all that is to come",
    ),
    Rule(
        name="user-granted-you", family="grant", needs=("USER", "GRANT", "YOU"), said=0.25, read=1, gap=7, after=True,
        why="claims the user's permission",
    ),
    # -- tools -----------------------------------------------------------------------------------------------------------
    Rule(
        name="act", family="tools", needs=("ACT", "THINGS"), said=0, read=0.4, gap=6, mention=0.1, why="commands an action",
    ),
    Rule(name="shell", family="tools", needs=("PIPE_TO_SHELL",), said=0, read=0.75, gap=0, why="runs what it fetches"),
    Rule(name="tool-act", family="tools", needs=("TOOL_ACT",), said=0, read=1, gap=0, why="has a tool called that acts"),
    Rule(
        name="follow-orders", family="tools", needs=("FOLLOW", "ORDERS|RULES", "NEW|PRIOR|HIDDEN"), said=0, read=0.5,
        gap=5, why="commands to follow other orders",
    ),
    # -- signs -----------------------------------------------------------------------------------------------------------
    Rule(
        name="delimiter", family="delimiter", needs=("DELIMITER",), said=0.5, read=1, gap=0,
        why="imitates the marks of a prompt",
    ),
    Rule(
        name="header", family="authority", needs=("HEADER",), said=0.5, read=0.5, gap=0,
        why="imitates the head of a system message",
    ),
    Rule(
        name="delimiter-command", family="delimiter", needs=("DELIMITER", "COMMAND|DROP|REVEAL|PERSONA|ACT|SEND|YOU"),
        said=1.5, read=2, gap=24, after=True, across=True, why="imitates a prompt and commands",
    ),
    Rule(
        name="header-command", family="authority", needs=("HEADER", "DROP|REVEAL|PERSONA|SEND|ANSWERING|ALWAYS|USER|YOU"),
        said=1, read=1.25, gap=14, after=True, across=True, why="imitates a system message and commands",
    ),
    *PRETEXTS,
)  # fmt: skip
