"""Words that reflection knows whatever the language of a text: a proposer, a program or a model may write in any."""

from souvenance.languages.pack import words

# How a proposer calls whoever speaks, beside their name.
SPEAKER = frozenset({"", "the user", "l'utilisateur", "l'utilisatrice", *words("user utilisateur me i je moi speaker")})

# Between asterisks, these are stressed; another word is acted.
STRESSED = words("always never not very toujours jamais pas tres")

# What a messenger puts in the place of a file, in brackets.
ATTACHED = (
    r"image|photo|picture|video|audio|gif|sticker|file|attachment|voice message|media|document|vid[eé]o|pi[eè]ce jointe"
    r"|m[eé]dias?"
)

TITLES = ("Dr", "Mr", "Mrs", "Ms", "Mme", "Mlle", "Pr", "Prof", "St")  # before a name: their point ends no sentence
ABBREVIATIONS = r"me|jr|sr|vs|approx|no|nr|av|bd|tel|ex|p\.ex|e\.g|i\.e|env|min|max|inc|ltd|cf|mt|fig|dept"

# Addressed to a model, whoever says it: no statement about anybody. Folded.
INSTRUCTIONS = (
    r"\b(?:ignore|disregard|forget|oublie|ignorez|ne tiens pas compte)\b.{0,40}\b(?:previous|prior|above|earlier|all|"
    r"instructions?|rules|precedentes?|consignes|regles)\b"
    r"|\bsystem prompt\b|\bprompt systeme\b|\byou are now\b|\btu es (?:maintenant|desormais) (?:un|une)\b.{0,30}\b(?:ia|"
    r"assistant|sans)\b|\bnew instructions?\b|\bjailbreak\b|\bdeveloper mode\b"
    r"|\b(?:the|an?) (?:assistant|ai|model|system) (?:must|should|shall|has to|will|can|may)\b|\bl'(?:assistant|"
    r"ia) (?:doit|devra|peut|va)\b|</?[a-z_]{3,20}>"
)
