"""English."""

from souvenance.languages.framing.pack import NAMED, Framing

_WHO = r"(?P<who>i|we|he|she|they)"
_IS = r"(?:is|s|are)"
_HALT = r"(?= [,;:—–(]|$)"  # a pause, or nothing more
_SUBJECT = r"(?=(?:i|we|he|she|they|it|there|my|our|his|her|their|the) )"
_SAID = r"(?:just |only |simply )*(?:like|as) i (?:have )?(?:already )?(?:said|say|told you|mentioned|was saying|noted)(?: (?:before|earlier|already))?"
_TOLD = r"i (?:have )?(?:already )?told you(?: (?:that|this|it|so))?(?: (?:before|already|once))?"
_THING = r"(?:(?!(?:not|no|never|all|only|what|where|who|which|that|if|when|is|are|was)\b)[^\s,;:]+ ){0,5}(?!(?:not|all|only)\b)[^\s,;:]+"
_REST = r"(?:(?!(?:is|are|was|were|s)\b)[^\s,;:]+ ){0,7}?(?!(?:is|are|was|were|s)\b)[^\s,;:]+"
_PETS = r"(?:dog|cat|hamster|gerbil|rabbit|bunny|parrot|budgie|canary|puppy|kitten|tortoise|turtle|goldfish|horse|pony|goat|guinea pig|ferret|rat|mouse|snake|lizard)"
_OWNER = r"(?:my|our|his|her|its|their|your|the)"
# A pet in the house is "the dog" and "my dog"; of anything else the owner is part of what was said.
_NOUN = rf"(?:(?:my|our|the) (?P<pet>{_PETS})|(?P<noun>(?!(?:my|our|the) {_PETS} s? ?(?:name|called|named|is|s)\b){_OWNER}(?: (?!(?:not|is|are|was)\b)[^\s,;:]+){{1,5}}?))"
_NAME = r"(?P<name>(?!(?:not|no|a|an|the same|to|in|on|at|by|for|from|with|about|after|before|into|up|out|off|back|every|when|if|once|twice|as)\b)[^\s,;:]+(?: [^\s,;:]+){0,3}?)"
_MORE = r"(?P<more>(?: [,;:].*)?)"
# Pasts and modals after which "still" is no framing, and what it makes another thing of.
_NO_PRESENT = (
    r"(?:had|was|were|did|went|came|saw|knew|took|gave|got|made|said|told|kept|held|left|felt|thought|found|bought|brought|taught|"
    r"caught|ran|began|drank|sang|swam|wore|drove|rode|wrote|spoke|chose|ate|fell|grew|hid|lost|met|paid|sold|sat|slept|spent|"
    r"stood|won|lived|can|could|may|might|must|shall|should|will|would|and|or|but|if|is|am|are|be|being|been|"
    r"better|worse|more|less|further|another|to|too|as|so|enough|than|(?!(?:need|feed|breed|bleed)\b)\w+ed)\b"
)
# After "is still": what would make another thing of it.
_NO_STATE = r"(?:not|and|or|but|if|better|worse|more|less|further|another|to|too|as|so|enough|than|water)\b"
_STATES = r"(?:lives?|works?|uses?|has|have|owns?|plays?|takes?|likes?|loves?|hates?|goes|go|needs?|runs?|drives?|drinks?|eats?|smokes?|studies|study|teach(?:es)?|sleeps?|meets?|costs?|speaks?)\b"

FRAMING = Framing(
    code="en",
    openings=(
        r"(?:just )?(?:a )?(?:quick |little |friendly |gentle |small )*reminder(?: that)?(?: (?=i |we |my |our )|" + _HALT + ")",
        r"(?:just )?to remind you(?: (?:all|again))?(?: that)?",
        r"(?:just )?to (?:repeat|recap|confirm)" + _HALT,
        _SAID,
        _TOLD + r"(?= [,;:—–])",
        r"i (?:have )?already told you (?:that )?(?=(?:i|we|my|our) )",
        r"(?:please )?(?:do )?(?:remember|do not forget|keep in mind|bear in mind)(?: that " + _SUBJECT + r"| (?=(?:i|we|he|she|they) )|" + _HALT + ")",
        r"(?:please )?(?:do )?(?:remember|do not forget) (?=(?:my|our) .*\b(?:is|are|has|have|lives|works)\b)",
        r"(?:let me|i must|i|we) (?:remind|tell) you(?: again)?(?: that " + _SUBJECT + r"|(?= [,:]))",
        r"(?:and )?(?:again|once again|once more)(?= ,)",
        r"(?:i repeat|let me repeat|i say (?:it )?again)(?: that " + _SUBJECT + "|" + _HALT + ")",
        r"(?:i|we) (?:can )?confirm (?:that )?" + _SUBJECT,
        r"(?:yes|yeah|yep|yup|yea|yah)\b",
        r"(?:correct|exactly|indeed|right|true|absolutely|precisely)" + _HALT,
        r"(?:yes |yeah )?that (?:s|is) (?:right|correct|true)" + _HALT,
        r"you (?:are right|remember(?:ed)? (?:right|correctly|well)|(?:have )?got (?:it|that) right)" + _HALT,
        r"it (?:s|is) (?:still )?true(?: (?:that )?" + _SUBJECT + "|" + _HALT + ")",
        r"(?:as )?you (?:already )?know (?:that )?(?=(?:i|we|my|our) )",
        r"(?:no change(?: there| here)?|nothing (?:has )?changed(?: there| here)?)" + _HALT,
        r"there was (?:some |a bit of |a lot of )?talk of (?:[^\s,;:]+ ){1,5}(?:, )?but "
        r"(?:it (?:all )?came to nothing|nothing came of it|it (?:all )?fell through)" + _HALT,
    ),
    closings=(
        r"(?:(?:i|we|he|she|they) )?always (?:have|has|do|does|will)(?: been| be| done)?(?: ,)?(?: and (?:(?:i|we|he|she|they) )?(?:always )?will(?: be)?)?",
        r"remember",
        r"(?:just )?to remind you|(?:just )?a reminder",
        _SAID,
        _TOLD,
        r"that (?:has|s|is) (?:not changed|unchanged)|(?:and )?nothing (?:has )?changed(?: there| here)?|no change there",
        r"(?:just )?in case you (?:have )?(?:forgot|forgotten)",
        r"(?:yes|yeah|yep|yup)",
        r"that (?:s|is) (?:right|correct|true)",
    ),
    lasting=(
        rf"^(?:.* )?(?:i|we|he|she|they|it) (?P<o>still) (?!{_NO_PRESENT})\w",
        rf"^{_OWNER}? ?(?!(?:the|a|an|this|that|of|stand|stands|keep|keeps|sit|sits|so|and|but|or|is|are) still)\w[^,;:]* (?P<o>still) (?={_STATES})",
        rf"(?:\bi am|\b(?:we|they) are|\b(?:he|she|it) (?:is|s)) (?P<o>still) (?!{_NO_STATE})\w",
        rf"^{_OWNER} [^,;:]*\b(?:is|s|are) (?P<o>still) (?!{_NO_STATE})\w",
        r"\b(?:have|has|ve|s) (?P<o>still) (?=got\b)",
    ),
    denials=r"\b(?:not|no|never|nobody|nothing|neither|nor|without|hardly|barely|cannot)\b",
    clefts={
        rf"(?P<thing>{_THING}) {_IS} what {_WHO} (?P<rest>{_REST})": "{who} {rest} {thing}",
        rf"(?P<thing>{_THING}) {_IS} who {_WHO} (?P<rest>{_REST})": "{who} {rest} {thing}",
        rf"(?P<thing>{_THING}) {_IS} where {_WHO} (?P<rest>lives?|am living|are living|is living|s living|(?:was|were) born|grew up)": "{who} {rest} in {thing}",
        rf"(?P<thing>{_THING}) {_IS} where {_WHO} (?P<rest>works?|am working|are working)": "{who} {rest} at {thing}",
        rf"what {_WHO} (?P<rest>{_REST}) {_IS} (?P<thing>{_THING})": "{who} {rest} {thing}",
        rf"where {_WHO} (?P<rest>lives?) {_IS} (?:in )?(?P<thing>{_THING})": "{who} {rest} in {thing}",
        rf"it {_IS} (?P<thing>{_THING}) that {_WHO} (?P<rest>{_REST})": "{who} {rest} {thing}",
        rf"it {_IS} (?P<thing>{_THING}) who (?P<rest>[^,;:]+)": "{thing} {rest}",
        rf"(?P<thing>{_THING}) {_IS} the (?:one|person) who (?P<rest>(?!(?:i|we|he|she|they)\b)[^,;:]+)": "{thing} {rest}",
        r"still (?P<rest>[^\s,;:]+ing\b(?!.*\b(?:is|s|are|was|were|will|takes|makes)\b).*)": "i am {rest}",
    },
    named="called",
    namings={
        rf"i am (?:called|named) {_NAME}{_MORE}": f"i {NAMED} {{name}} {{more}}",
        rf"my name (?:is|s) {_NAME}{_MORE}": f"i {NAMED} {{name}} {{more}}",
        rf"{_NAME} (?:, (?:that|it) )?(?:is|s) my name": f"i {NAMED} {{name}}",
        rf"(?:{_NOUN}) {_IS} (?:called|named) {_NAME}{_MORE}": f"{{pet}} {{noun}} {NAMED} {{name}} {{more}}",
        rf"(?:{_NOUN}) s name (?:is|s) {_NAME}{_MORE}": f"{{pet}} {{noun}} {NAMED} {{name}} {{more}}",
        rf"the name of (?:{_NOUN}) (?:is|s) {_NAME}{_MORE}": f"{{pet}} {{noun}} {NAMED} {{name}} {{more}}",
        rf"{_NAME} (?:, (?:that|it) )?(?:is|s) (?:{_NOUN}) s name": f"{{pet}} {{noun}} {NAMED} {{name}}",
        rf"{_NAME} (?:, (?:that|it) )?(?:is|s) the name of (?:{_NOUN})": f"{{pet}} {{noun}} {NAMED} {{name}}",
    },
)  # fmt: skip
