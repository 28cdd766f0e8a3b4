"""Every threshold and weight, with where it was read and the command that reads it again. Nothing else holds one."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import inf
from types import MappingProxyType

# -- words ------------------------------------------------------------------------------------------------------------
K1 = 1.2  # BM25's saturation (Robertson & Zaragoza 2009, the usual value)
B = 0.75  # BM25's length normalisation

# What a word said next to a turn is worth, beside one said in it: 2 before, 1 before, 1 after, 2 after.
AROUND = (0.5, 0.7, 0.7, 0.5)


# -- fusion -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """What each piece of evidence is worth, in standard deviations of its own distribution over the scope.

    Read with `souvenance eval retrieval` on the tuning half of nine data sets; see docs/log.md for the sweep.
    """

    words: float = 0.5  # BM25 of the turn
    words_around: float = 0.75  # the same with the words of its neighbours
    words_of_session: float = 1.0  # BM25 of the whole session
    coverage: float = 0.5  # share of the question's words found here or next to it, by rarity
    dates: float = 1.5  # calendar dates of the question
    meaning: float = 1.75  # cosine of the turn
    meaning_around: float = 2.0  # mean cosine of it and its neighbours
    meaning_of_session: float = 0.75  # best cosine of the session
    mean_of_session: float = 0.5  # mean cosine of the session
    asks: float = -0.75  # share of questions among its sentences: an echo of the question is not its answer


SHIPPED = Weights()
TEXT_ONLY = replace(SHIPPED, meaning=0, meaning_around=0, meaning_of_session=0, mean_of_session=0)
VECTORS_ONLY = replace(SHIPPED, words=0, words_around=0, words_of_session=0, coverage=0, dates=0)


# -- silence ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True, kw_only=True)
class Sureness:
    """A log-odds: a weighted sum of the signs of ``core/silence``, and what they say together when each is 0."""

    weights: Mapping[str, float]
    bias: float
    usual_bar: float  # that 95 of 100 questions without an answer stay below: mean over the data sets


# Fitted on the tuning half of ten data sets, each left out once, and on the questions of languages/silence that judge; see
# docs/log.md. Cosines are in spreads of the shelf's own null questions, so that the weights fit any model.
SURE_BY_MEANING = Sureness(
    weights=MappingProxyType({"around": 0.54, "unlike_chat": 1.12, "covered": 1.53, "own": 1.96}), bias=-3.97, usual_bar=-0.16
)
SURE_BY_WORDS = Sureness(
    weights=MappingProxyType({"covered": 2.29, "share": 1.48, "own": 1.59, "asked": 0.71}), bias=-4.40, usual_bar=0.35
)
STRANGER = 3.0  # log-odds that a name nobody ever spoke of takes away: 1 own question in 100 has one, 9 foreign ones in 10
FALSE_RECALL = 0.05  # share of the questions without an answer that may be answered all the same
MOST_CHAT = (
    0.4  # share of the small talk of the packs below whose likeness no memory is brought near (`eval selection`; docs/log.md)
)
UNCALIBRATED_BAR = 0.92  # by words alone, strict: the highest bar of any of these data sets

# -- spark ------------------------------------------------------------------------------------------------------------
MOST_SPARKS = 3  # snippets: by design, an aside and no second context
SPARK_TOKENS = 250
SPARK_MS = 500
SPARK_CHARS = 320  # of one: three fit, and a long turn says what it is about at its beginning
SPARK_ASKS = 0.5  # share of questions from which on an assistant's turn tells nothing: by design, not measured
SPARK_LOOKED_AT = 24  # the best hits, of which those that are shown already or no longer hold are left out

# -- language ---------------------------------------------------------------------------------------------------------
MIN_LETTERS_TO_DETECT = 20  # a detector calls "la banque" Spanish and "ok" German
CLEAR_FUNCTION_WORDS = 3  # different ones; agreement with the detector in docs/log.md

# -- vectors ----------------------------------------------------------------------------------------------------------
WINDOW_TOKENS = 400  # longer texts are cut: the default model reads 512 and blurs long before
MOST_WINDOWS = 16  # a turn; what lies beyond is found by its words
RESCORED = 2_000  # rows whose vectors are read and scored exactly, where a scope is too large to hold them all

# -- selection --------------------------------------------------------------------------------------------------------
SEATS = 24  # memories in the context of a turn
SEATS_RESERVED = 1 / 4  # from the pinned, for global and semantic ones: without it 26 pinned memories left none of either
SEATS_GLOBAL = 1 / 4
MOST_SEMANTIC = 16  # what a message brings back stays in the first 24, but left the first 8 beyond 200 memories
SEATS_OF_KIND = MappingProxyType({"fact": 6, "preference": 5, "promise": 4, "episode": 5})  # 4 of 24 stay free on purpose
MOST_STRENGTH = 10.0  # importance 10, stated outright, not faded
STRENGTH_BANDS = 10  # so coarse that a new memory does not lose to old ones by a hair
RULES_CEILING_TOKENS = 1_000  # rules are never cut; above it the person is told (not measured: a tenth of a small prompt)
NOTES_CEILING_TOKENS = 800  # of the standing notes, in every prompt; by design, not measured: a setting changes it

# -- positions and anchors --------------------------------------------------------------------------------------------
SELF_CITATION_CHARS = 30  # run shared by a justification and its position: self-citations 35–53, honest ones up to 13
# Of a position's letters, in runs that a line of the character has too. Read on tests/unit/core/position_cases.py (20
# copies, 20 thoughts on the same subject, en and fr): copies 0.62–1.00, thoughts 0.00 (in runs of 12: up to 0.43).
CHARACTER_COPY_SHARE = 0.5
COPIED_RUN_CHARS = 14
COPIED_RUN_UNSPACED = 6  # Chinese, Japanese: not measured
POSITIONS_CEILING_TOKENS = 300  # of a context; by design, not measured: some eight of them, the latest first
POSITION_HALF_LIFE_DAYS = 180.0  # as a fact's; below ARCHIVE_BELOW a position leaves the contexts
# Of the named numbers of a character, by design, not measured: five exchanges of one mind lead from nothing to the end.
STATE_LIMIT = 10.0  # a number is within ± this
STATE_STEP = 2.0  # and moves by ± this at most in one exchange
ANCHOR_CONFIRMATIONS = 3  # sessions in which a memory was confirmed before code makes it an anchor

# -- write path -------------------------------------------------------------------------------------------------------
IMPORTANCE = {"rule": 9.0, "fact": 5.0, "preference": 6.0, "promise": 7.0, "episode": 4.0}  # when nobody says better

# Memories of one source that is nobody's own word, within these minutes, from which on the next waits for a person. Of the 195
# exchanges of the write sets (`souvenance eval write`) 191 leave none of that kind and 4 leave one.
MOST_IN_A_BURST = 8
BURST_MINUTES = 10

# -- fading -----------------------------------------------------------------------------------------------------------
# By design, not measured: an episode is gone after a season, a fact after twenty months that nobody needed it.
HALF_LIFE_DAYS = MappingProxyType({"episode": 30.0, "fact": 180.0, "preference": 180.0, "promise": inf})  # inf: until its end
ACCESS_BONUS = 0.03  # of the decay, for each access
MOST_ACCESS_BONUS = 0.3
ARCHIVE_BELOW = 0.1  # of the decay
NOTED_ABOVE = 2.5  # of the strength, of a memory in the standing notes: a fact leaves them half a year after it was last needed
LISTED_ABOVE = 0.15  # likewise, of a list that a model picks from
MOST_ARCHIVED_SHARE = 0.1  # of the active memories, in one pass: a mistake is seen before it has taken everything
LEAST_ARCHIVED = 20  # ... but so many a person looks through in a minute, however small the scope

# -- compression, by design, not measured ------------------------------------------------------------------------------
MERGED_CONFIDENCE = 0.85  # at most: that several say it is strong, that one text stands for them is not certain
MERGED_IMPORTANCE = 1.2  # of the mean of its members
MOST_REWRITTEN = 2  # times in the life of a text

# -- expiry -----------------------------------------------------------------------------------------------------------
DEFAULT_LIFE_DAYS = 21  # of a temporary state without a date; by design, not measured: three weeks outlast most waiting

# -- contradiction ----------------------------------------------------------------------------------------------------
# Read with `souvenance eval supersede` on the hand-made pairs and the updates of published sets; see docs/log.md.
MOST_CLAIM_CHARS = 16_000  # of one text, half from each end
MOST_STATEMENTS = 24  # of one text, half from each end
A_THIRD = 1 / 3  # the same, where two things are shared and one of them is a name
SAME_HALF = 0.5  # share of an old statement's topic, where a state named in both speaks too
SAME_FRAME = 0.6  # share of an old statement's topic that the new one repeats, where only a marker speaks of change
SAME_THING = 0.75  # the same without any marker: enough for a dispute
SAID_AGAIN = 0.75  # share of an old statement that one saying so explicitly must repeat to confirm it

# -- the same statement twice -----------------------------------------------------------------------------------------
# `souvenance eval dedup --data …`: true variants at and above it; a pair that the guards part is kept just below it.
SIMILARITY_THRESHOLD = 0.80
MIN_RATIO_CHARS = 40  # below, one letter of difference may be the fact: the ratio of characters is not asked
MOST_COMPARED_CHARS = 4_000  # of a memory; a longer one is the same only as an equal normalised text
POSSIBLE_TWIN = 0.40  # cosine of words by rarity: names 96 % of paraphrases (stsb, score 4.7 and more) at one flag a memory

# -- screening --------------------------------------------------------------------------------------------------------
SUSPICIOUS = 1.0  # what the rules of a text add up to (`souvenance eval screening`; weights in languages/screening/rules.py)
HOSTILE = 2.0
SCREENING_WINDOW = 60  # words within which rules add up: an attack is a short passage, whatever the document's length

# -- recall over a running conversation -------------------------------------------------------------------------------
# `souvenance eval short-term` on LoCoMo and RealTalk, X 200 and Y 400 tokens; see docs/log.md.
# 20 hits with 2 neighbours each, as the seed had it, found .896 and .739 of the evidence in 2,500 tokens; the same room filled
# with hits, of which the best bring one neighbour on each side, .920 and .843.
EARLIER_HITS = 200  # the room ends it before
EARLIER_WITH_NEIGHBOURS = 10  # hits that bring what stands around them
EARLIER_NEIGHBOURS = 1  # on each side
# To the score of a turn (standard deviations) whose speaker the question names: .1, .15, .2 bring all evidence for .895, .896,
# .897 of LoCoMo's questions and .753, .750, .750 of RealTalk's.
EARLIER_NAMED = 0.15
EARLIER_TOKENS = 2_700  # of all lines, headings of days included
