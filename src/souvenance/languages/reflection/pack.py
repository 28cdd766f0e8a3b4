"""What one language brings to reflection: how people state, doubt, ask, joke, promise and take back. Data only, no logic.

Every value is a regular expression, read over the *bare* form of a text: lower case, no accents, straight apostrophes, one
space between words, usual spellings ("jai" is "j'ai", "im" is "i'm"). Empty means that the language has no such rule.
Every repeat but a run of letters or digits is
bounded: no text makes a rule slow.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)  # hashed by identity: compiled patterns are cached by pack
class ReflectionPack:
    """The data of one language for the extractive reflector and the filters."""

    code: str  # ISO 639-1, "und" for the neutral pack
    full: bool  # False: plain first-person statements only
    accented: tuple[tuple[str, str], ...] = ()  # before accents go: words that would become others ("né" is not "ne")
    spellings: tuple[tuple[str, str], ...] = ()  # pattern -> what it stands for

    # -- where a sentence falls into clauses
    openers: str = ""  # at the start, cut away: "well", "au fait"
    clause_starts: str = ""  # begins a clause after a comma or a conjunction
    conjunctions: str = ""  # may stand before a clause without a comma
    subordinators: str = ""  # at the start: the next clause means something else without this one
    adversatives: str = ""  # turns against what was just said: "but"
    dangling: str = ""  # a conjunction that means nothing at the end
    turns_away: str = ""  # begins something new wherever it stands: "by the way", "sinon"

    # -- what is no statement
    small_talk: str = ""  # the whole sentence
    question_starts: str = ""
    questions: str = ""  # anywhere
    hypotheticals: str = ""
    not_hypothetical: str = ""  # looks like it and is not: "I promised I'd call"
    requests: str = ""  # at the start: a task for now
    addressee: str = ""  # speaks of whom it speaks to, or of the speaker's feelings for them
    strangers: str = ""  # at the start: somebody or something that is not the speaker's
    reported: str = ""  # somebody else's words
    passing: str = ""  # weather, moods, meals: true for an hour
    frames: str = ""  # at the start: what follows is told as news of one's own: "before you ask", "c'est que"
    awaited: str = ""  # at the start: waits for what takes weeks, an answer, a visa: no bus
    momentary: str = ""  # of this very day: "today", "right now"
    vows: str = ""  # at the start: the speaker gives their word: "I told Ana I'd", "cross my heart"
    news: str = ""  # at the start, often without a verb: "booked!", "tickets bought", "he's here"
    presents: str = ""  # at the start: makes somebody new known: "meet", "this is"
    fiction: str = ""  # a game or a story is being played
    hands_over: str = ""  # asks for something to be done with words that follow: "translate:", "fix the spelling of"
    cited: str = ""  # says that words in quotes are nobody's own: "it's a line off a song"
    real_life: str = ""  # ... and this is not part of it
    mockery: str = ""  # marks its own sentence as a joke, at the start or the end: "yeah right, and I'm", "(kidding)"
    taken_back: str = ""  # "just kidding"
    owns_up: str = ""  # at the start: what was said was no joke but a lie, and what is so may follow: "I lied, I'm not…"
    litotes: str = ""  # "it's not that I don't": says neither

    # -- what is one
    states: str = ""  # the speaker, then a verb that states something
    topics: str = ""  # at the start: words with an article that name what is told of: "the audiobooks, I never…"
    picks: str = ""  # at the start, with a name: which one is the speaker's: "it's Ajax for me"
    introductions: str = ""  # at the start, before a name: "I'm", "je m'appelle"
    weak_verbs: str = ""  # ... unless it is one of these
    possessed: str = ""  # at the start: the same, with any verb
    own: str = ""  # what is the speaker's, as a subject
    dropped_subject: str = ""  # at the start, the speaker left out: "moved to", "promised Ana"
    own_work: str = ""  # at the start, the speaker left out: hours spent on, or something done to, what is theirs
    own_things: str = ""  # anywhere: something of the speaker's, as the place or the object of what is told
    reminders: str = ""  # at the start: a task of the speaker's, to be remembered
    events: str = ""  # at the start: what has a date or a price; a statement where one is named
    when: str = ""  # names a day, a time, a month
    helps: str = ""  # at the start: who helps a household, and the name follows: "the babysitter is", "Leo's teacher is"
    weekly: str = ""  # at the start: somebody with a name, and what they do on a day of the week: "Zoe has judo on"
    turning: str = ""  # at the start: a turn in one's life in a word or two: "I quit", "j'ai démissionné"
    unwell: str = ""  # the whole clause: an illness of a few days: "I have a headache"
    labels: str = ""  # "new address:", "decision made on"
    third_person: str = ""  # cues that a sentence about others concerns the speaker's work or circle
    lasting: str = ""  # makes a mood a fact: "since", "always"
    past: str = ""  # tells what happened
    life_events: str = ""  # ... that is worth keeping without a name, number or date
    hedges: str = ""
    soft_hedges: str = ""  # "I think": an opinion stated
    anaphora: str = ""  # at the start: means nothing alone
    refers: str = ""  # anywhere: stands for what was named before
    pronouns: str = ""  # anywhere: somebody who was named before
    politeness: str = ""  # "please"
    persons: str = ""  # those of them that stand for people
    second_person: str = ""  # speaks to somebody
    continues: str = ""  # at the start: goes with the sentence before it

    # -- what a statement is worth
    light: str = ""  # words that carry nothing alone: praise, feelings, "thing", "really"
    idle: str = ""  # courtesies, moods, encouragement: nothing that lasts, whatever the verb
    offhand: str = ""  # said without weight: "I'll", "I might"
    cheers: str = ""  # at the start: encourages, or asks to be kept posted: no wish about how to answer
    wisdom: str = ""  # true of everybody: "friendship means a lot"
    telling: str = ""  # one word more is enough: "I'm a", "I have", "I love"
    fragments: str = ""  # at the start: an answer that is no sentence, unless it has one of the subjects
    subjects: str = ""  # somebody who does something, anywhere
    dates_only: str = ""  # at the start: the date or the people of what was just said, without a verb

    # -- of which kind
    standing: str = ""  # tells the assistant how to go about things from now on
    for_good: str = ""  # ends a wish without a verb that holds for every answer: ", always"
    asked_for_good: str = ""  # a question that asks the assistant for the same thing from now on: "can you always"
    always_never: str = ""  # ... in all cases: a rule
    bids: str = ""  # at the start of a clause: how to answer, as an order or a request: "start with", "could you drop"
    every_time: str = ""  # makes such a bid one for every time: "from now on", "each answer", "for good"
    each_case: str = ""  # the case and the bid in one: "whenever I paste code, look at …"
    makes_thing: str = ""  # asks for one thing to be made, that may itself do something every time: "write a script"
    complaints: str = ""  # at the start: what the other one does again and again: "you keep calling me"
    holds_on: str = ""  # the whole sentence: the wish before it holds for every time: "that goes for every answer"
    adverbs_first: str = ""  # at the start: "always", "never"; their subject may stand in the clause before
    preferences: str = ""
    promises: str = ""
    vital: str = ""
    tags: tuple[tuple[str, str], ...] = ()  # tag, pattern

    # -- between turns
    proposals: str = ""  # of the assistant: something to decide
    premises: str = ""  # of the assistant, at the start of a clause: whom it takes the speaker for: "as a"
    offers: str = ""  # of the assistant: to do something now
    inquiries: str = ""  # of the assistant: a question about the speaker's life
    acceptances: str = ""  # at the start, and says what is accepted or that it is decided
    askable: str = ""  # in such a question: what lasts, and a word answers: "allergies", "pets"
    taken_for: str = ""  # of the assistant: a whole question that holds a statement about the speaker: "you're vegan, right?"
    to_assistant: str = ""  # what is told there is about the assistant: "you love me, don't you?"
    turned: tuple[tuple[str, str], ...] = ()  # pattern -> the same of the speaker: "you're" is "I'm"
    plain_yes: str = ""  # the whole sentence, to such a question: it is so
    bare_yes: str = ""  # the whole sentence
    refusals: str = ""  # at the start
    corrections: str = ""  # at the start, or after a comma
    apologies: str = ""  # at the start or the end of a few words with a figure, a day or a name: "sorry, 16", "16, typo"
    retracts: str = ""  # at the start: what was told before is wrong or past: "I was wrong earlier", "scrap what I said about"
    denies: str = ""  # at the start: a no to the figure or the name just repeated: "450? No, …"
    past_of: str = ""  # what the other one holds to be so was so once: "vegetarian was last year", "c'était avant"
    slips: str = ""  # corrects inside a sentence, without a sign before it: "no wait"
    changes: str = ""  # something is no longer as it was

    # -- polarity, for the filters
    reach_ends: str = ""  # between spaces: a negation does not reach beyond
    conditions: str = ""  # what follows is so only then: "if", "unless"
    interjections: str = ""  # a no at the start that negates nothing in the sentence
    no_weight: str = ""  # part of a negator: "ne" beside "pas"
    negators: str = ""
    negative_verbs: str = ""  # say no without a negator: "hate", "quit"
    first_person: str = ""  # the speaker, as a subject
    verbs_after_name: str = ""  # a first word with a capital before one of these is a name
    days_from_now: tuple[tuple[str, int], ...] = ()  # pattern -> days after the one on which it is said
    relative_dates: str = ""  # count from that day too, but not so exactly
    generic: str = ""  # words of a report, in no source: "the user", "mentioned"
    circle: str = ""  # relations: who is not the speaker
