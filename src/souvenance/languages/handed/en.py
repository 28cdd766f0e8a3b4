"""English."""

from souvenance.languages.handed.names import NAMES
from souvenance.languages.handed.pack import HandedPack
from souvenance.languages.pack import words

_KIN = (
    r"brother|sister|son|daughter|husband|wife|partner|girlfriend|boyfriend|fiancee?|ex|cousin|niece|nephew|uncle|aunt|"
    r"auntie|"
    r"friend|bestie|best friend|mate|boss|manager|colleague|co-?worker|team lead|lead|teacher|professor|coach|neighbou?r|"
    r"landlord|landlady|"
    r"flatmate|roommate|housemate|mother|father|mother-in-law|father-in-law|grandmother|grandfather|client|customer|"
    r"tenant|student"
)
_PARENTS = r"mum|mom|mummy|mommy|dad|daddy|grandma|grandpa|gran|granny|nana|auntie"
_CLOSE = r"(?:best |old |ex-|ex |big |little |older |younger |twin |new |former |step-?){0,2}"
_PAGES = (
    r"pages?|sites?|websites?|web ?page|articles?|readme(?:\.md)?|docs?|documents?|documentation|manual|book|chapter|"
    r"paragraph|passage|e-?mail|mail|"
    r"letter|thread|post|tweet|ad|advert|song|poem|lyrics|hymn|anthem|quote|proverb|saying|guide|tutorial|wiki|wikipedia|"
    r"recipe|sign|poster|"
    r"leaflet|label|newsletter|blog|review|file|text|screenshot|comment|horoscope|fortune cookie|cookie|policy|prompt|"
    r"script|bot|"
    r"chatbot|assistant|chatgpt|notice|form|motto|slogan|story|novel|movie|film|character|hero|narrator|bible|transcript|"
    r"message"
)
_GENRES = (
    r"letter|bio|biography|post|e-?mail|mail|tweet|caption|cv|resume|speech|poem|haiku|song|lyrics|rap|story|tale|essay|"
    r"article|message|"
    r"text|reply|answer|response|review|ad|advert|profile|blurb|dialogue|scene|statement|report|toast|eulogy|apology|"
    r"complaint|announcement|"
    r"invitation|headline|joke|script|paragraph|press release|application|testimonial|description|novel|monologue|"
    r"limerick|sentence|"
    r"sms|dm|blog|introduction|summary|abstract|pitch|thread|vows?"
)
_TEXTS = (
    rf"{_GENRES}|english|french|german|spanish|italian|grammar|spelling|typos|punctuation|mistakes|errors|phrase|phrasing|"
    rf"wording|line|homework|draft|translation|tone|text"
)
_SAID = (
    r"said|says|say|wrote|writes|write|told|tells|tell|texted|texts|messaged|e-?mailed|posted|tweeted|replied|replies|"
    r"answered|answers|asked|"
    r"asks|states|stated|claims?|claimed|yelled|yells|shouted|shouts|whispered|announced|announces|commented|added|adds|"
    r"explained|insisted|insists|swears|swore|argues|argued|warned|warns|sings|sang|declared|declares|admitted|confessed|"
    r"mentioned|screamed|joked|recommends?|advises?|reads|goes|went|telling|saying"
)
_AUX = (
    r"(?:(?:just|also|once|always|often|already|has|have|had|then|used to|keeps?|kept|even|would|will|only|recently|"
    r"literally|did|does|never|still|sometimes) ){0,3}"
)
_OBJECT = (
    r"(?:me|us|you|him|her|them|everyone|everybody|people|back|that|this|so|like this|to|in|on|at|today|yesterday|last|"
    r"this|once|and i quote)"
)
_WHO = (
    r"(?:(?P<who>(?:my|our|his|her|their|your|the|this|that|an?|some|one of (?:my|the|our)|"
    r"another)(?: [^\s,;:]{1,20}){1,5}?"
    r"|(?:he|she|they|it|you|someone|somebody|everyone|everybody|people|others|a lot of people)(?: (?:on|in|at|from|else|"
    r"here|there|online)(?: [^\s,;:]{1,20}){0,3}?)?)"
    r"|(?:(?<=[,;:.(] )|(?<=\band )|(?<=\bbut )|(?<=\bso )|(?<=\bas )|(?<=\blike )|^(?:as |like |and |but |"
    r"so )?)(?P<name>(?!as |like |and |but |so |my |our |his |her |the |an? |this |that )[\w'’-]{2,20}(?: [\w'’-]{2,20})?))"
)
_HELLO = (
    r"(?:(?:please|pls|hi|hello|hey|ok|okay|so|now|and|also|quick|can|could|would|will|you|kindly|just|help me|"
    r"i need you to|i want you to|i'd like you to|claude|chatgpt|assistant|then|thanks|to)[ ,!]{1,3}){0,6}"
)
_AT = r"(?:^|(?<=[,;:.!(] )|(?<=\band )|(?<=\bthen )|(?<=\bso ))"
_THE = r"(?:this|that|it|these|those|the|my|following|a|an|our|his|her|some|each|every|all)"

PACK = HandedPack(
    code="en",
    myself=words("me i myself us"),
    names=NAMES,
    kin=(
        rf"(?:my|our|the) {_CLOSE}(?:{_KIN}|{_PARENTS}|parents|kids|friends|colleagues|team)(?: [\w'’-]{{2,20}})?|"
        rf"{_PARENTS}|(?:uncle|aunt|auntie|mr|mrs|ms|miss|sir|lady)\.? [\w'’-]{{2,20}}"
    ),
    bare_kin=rf"{_CLOSE}(?:{_KIN})",
    has_some=r"(?:i|we)(?: only| just| still)? (?:have|'ve got|had|got) ",
    sayings=(
        rf"(?:^|(?<=[\s(]))(?:{_WHO} {_AUX}(?:{_SAID})(?: {_OBJECT}\b(?!.{{0,12}}\babout\b).{{0,40}})?|(?:according to|"
        rf"in the words of|quoting|quote from|to quote) (?P<what>(?!me\b|my\b(?! \w+ ?$)).{{2,30}}))$"
    ),
    no_names=words("""
        that this having enough easier sooner all be truth as not to needless strange sad what which who how let
        i'd i've i'm we've we'd
        yet like when where why or if but and so lot i we long never always well better
    """),
    speaker=r"\b(?:i|we|i'm|i've|we've|i'd|we'd|myself)\b|\bto$",
    authorities=(
        r"\b(?:doctors?|doc|gp|nurse|dentist|allergist|specialist|physio|midwife|surgeon|psychiatrist|therapist|"
        r"psychologist|dermatologist|"
        r"cardiologist|[a-z]{3,14}ologist|optician|dietitian|vet|hospital|clinic|tests?|results?|scan|x-ray|bloodwork|"
        r"biopsy|diagnosis|"
        r"prescription|lawyer|accountant|hr|court|judge)\b|\bmy (?:\w+ )?(?:calendar|schedule|contract|passport|badge|cv|"
        r"records?|scale|watch|plan|rule|"
        r"routine|notes?|diary|profile|motto|birth certificate|licen[cs]e|gut|heart|answer|point)\b"
    ),
    pages=rf"\b(?:{_PAGES})\b",
    to_memory=r"\b(?:your|my) (?:notes?|memory|memories|records?|files?|profile)\b",
    tasks=(
        rf"{_AT}{_HELLO}(?:"
        rf"(?:translate|proof-?read|rewrite|re-write|rephrase|reword|paraphrase|summari[sz]e|shorten|"
        rf"transcribe)(?: (?:please|{_THE}|"
        rf"following|in|into|to|from|for me|as)\b.{{0,60}})?"
        r"|(?:correct|fix|edit|improve|polish|simplify|expand|revise|continue|finish|complete|convert|analy[sz]e|format|"
        r"check|review|"
        rf"spell-?check|grammar-?check|explain)(?: {_THE}){{0,2}}(?: [\w'’-]{{1,20}}){{0,3}} (?:{_TEXTS})\b.{{0,40}}"
        r"|(?:correct|edit|polish|simplify|revise|spell-?check) (?:this|it|these|the following)(?: for me| please|"
        r",? please)?"
        rf"|(?:please|pls|can you|could you|would you|will you) (?:please )?(?:correct|fix|edit|polish)(?: for me)?"
        rf"|(?:make|turn|put|change|convert|get|say|have) (?:this|it|that|these|the|my)\b(?! (?:\w+ )?(?:answers?|"
        rf"repl(?:y|ies)|responses?|explanations?|lists?)\b).{{0,40}}?\b(?:more|less|politer|shorter|longer|clearer|"
        r"nicer|simpler|better|friendlier|formal|informal|polite|professional|funny|tense|plural|singular|passive|active|"
        r"third person|first person|"
        rf"negative|question form|into|rhyme|in (?:english|french|german|spanish|italian|latin|japanese|portuguese)|"
        rf"sound)\b.{{0,40}}"
        rf"|(?:write|draft|compose|prepare|generate|create|make|give|do|pen|type)(?: me| us| up)?(?: (?!note|list|recipe|"
        rf"plan|your)[\w'’-]{{1,20}}){{0,4}}? "
        rf"(?:{_GENRES})\b.{{0,60}}"
        rf"|(?:reply|respond|write back) (?:to|with)\b(?! your| you\b).{{1,60}}"
        rf"|how (?:do|would|can|should|could|to) (?:you |i |we |one )?(?:say|write|translate|spell|phrase|put)\b.{{0,50}}"
        rf"|what(?:'s| is) (?:the )?\w{{3,12}} for|what does (?:this|that|it) mean(?: in \w+)?"
        rf"|(?:is|are|does|do) (?:this|these|it|that|the following|my)(?: \w+){{0,2}} (?:correct|right|ok|okay|good|"
        rf"grammatical|well written|"
        rf"make sense|sound|read)\b.{{0,30}})$"
    ),
    texts=(
        r"(?:poem|haiku|song|lyrics|homework|fortune cookie|horoscope|proverb|quote(?: of the day)?|dialogue|script|"
        r"excerpt|extract|"
        r"translation|joke|riddle|readme(?:\.md)?|slogan|headline|example (?:sentence|text|dialogue|phrase|e-?mail)|"
        r"(?:sample|dummy|test) (?:sentence|text|answer|letter|"
        r"dialogue|phrase|data|input)|sentence(?: \d+)?|text to (?:translate|correct|summari[sz]e)|role-?play|caption|"
        r"article|page|web ?page|"
        r"(?:exercise|homework|question|sentence) ?\d+|line from .{2,30}|(?:my|the|her|his) (?:homework|"
        r"favou?rite (?:quote|line|song|poem))"
        rf"|(?:(?:and |so |ok |look,? |hey,? )?(?:here(?:'s| is| are|s)|this is|see|below is|i got|"
        rf"i found) )(?:what )?(?:the|this|an?|that|his|her|their|some|[\w'’-]{{2,20}}'s|my|our)"
        rf" (?:(?!bio\b|cv\b|profile\b|resume\b)[\w'’-]{{1,20}} ){{0,3}}?(?!bio\b|cv\b|profile\b|resume\b)(?:{_PAGES}|"
        rf"essay|homework|conversation|chat|"
        r"contract|speech|code|snippet|log|draft|dialogue|exercise|sentence)\b.{0,40}"
        rf"|(?:the|this|that|his|her|their|[\w'’-]{{2,20}}'s|"
        rf"[\w'’]{{2,20}} [\w'’]{{2,20}}'s)(?: [\w'’-]{{1,20}}){{0,2}}? (?:{_PAGES}|essay|speech|caption)"
        r"|(?:e-?mail|message|text|text message|letter|voicemail|dm|sms|note|post|tweet|quote|whatsapp|excerpt|line|mail|"
        r"paste|pasted|copied|copy|screenshot|output)(?: i got)? (?:from|by) .{2,30})"
    ),
    exercises=r"(?:exercise|example|practice|drill|task|question|sentence)",
    speaks=(
        r"[\"'«“(]?(?:(?:well|oh|so|hey|hi|yes|no|ok|and|but|guess what|sorry|yeah|look)[ ,!]{1,3}){0,2}(?:i|i'm|i've|i'd|"
        r"i'll|im|ive|we|we're|we've|we'll|my|our|"
        r"always|never|from now on|you (?:must|should|have to|need to)|don't|do not|please)\b|(?:j'|je |mon |ma |mes |on |"
        r"nous |toujours |jamais )|我|别|永远|总是"
    ),
    tasks_on=(
        rf"{_HELLO}(?:translate|proof-?read|rephrase|reword|correct|rewrite)(?: (?:this|the following|"
        rf"these)(?: (?:sentence|text|phrase|paragraph|words?|lines?))?)? ?(?:(?:in|in)?to \w+ ?|in \w+ ?|"
        rf"for me ?)?[,;]? ?(?:i|i'm|i've|my|we|j'|je) ?\b"
    ),
    orders=(
        rf"(?:(?:so|and|but|well|oh|as|also|apparently)[ ,]{{1,2}}){{0,2}}{_WHO} {_AUX}(?:{_SAID})(?: me| us| you| people|"
        rf" everyone)?(?: that| to)?"
        r"(?: you| one| we| people)?(?: must| should| have to| need to)? (?:always|never)\b"
    ),
    reports=(
        r"(?:(?:so|and|but|well|oh|also|honestly|apparently|sometimes)[ ,]{1,2}){0,2}(?:"
        r"(?:i'm|i am|i've been|i have been|i get|i was|i keep being) (?:often |always |sometimes )?(?P<what>told)"
        rf"|{_WHO} {_AUX}(?:{_SAID}|thinks?|thought|reckons?|believes?|believed)"
        r"(?: me| us| people| everyone| everybody| him| her| them| my (?:\w+ ){1,2}?)?)(?: that)? ?(?=\b(?:i|i'm|im|i've|"
        r"my)\b)"
    ),
    traits=(
        r"(?:i'm|im|i am|i was|i look|i sound|i seem|i come across as|i can be)(?: (?:always|never|too|so|very|such|"
        r"really|a bit|a little|quite|just|kind of|sort of|"
        r"the|an?|not|pretty|super|way|being|like)){0,4} (?!(?!boring|annoying|demanding|overbearing|loving|charming|"
        r"caring|entertaining)\w+ing\b)"
        r"(?!(?:allergic|diabetic|pregnant|adopted|invited|fired|hired|promoted|due|related|entitled|eligible|allowed|in|"
        r"on|at|from|his|her|their|"
        r"my|next|uncle|aunt|match|carrier|candidate|free|off|welcome|one|owner|first|new|only|oldest|youngest|best man|"
        r"godmother|godfather|"
        r"covered|born|named|registered|booked|anaemic|anemic|autistic|dyslexic|celiac|coeliac|adhd|ready|able|safe|of|to|"
        r"with|for|her's|grandmother|twin|half|part|\d+)\b)\w"
    ),
    denies=(
        r"(?:(?:but|and|well|no|nope|honestly|actually|which|frankly|spoiler)[ ,:!.]{1,3}){0,2}(?:i'm (?:really |totally |"
        r"certainly |so )?not(?: at all)?\W*$|i am not\W*$|i don't(?: at all)?\W*$|i do not\W*$|i (?:haven't|didn't|"
        r"wasn't|can't|never did)\W*$|"
        r"that'?s (?:just |simply |really |totally |completely |absolutely )?(?:not (?:true|right|the case|so|me)|false|"
        r"wrong|a lie|untrue|nonsense|rubbish|bullshit|bs|unfair|ridiculous)|"
        r"that is (?:just |simply )?(?:not (?:true|right|the case)|false|wrong|a lie|untrue|nonsense)|it'?s (?:not true|"
        r"false|a lie|untrue|not the case|nonsense)|it is(?:n't| not) true|"
        r"that isn't (?:true|right|the case)|it isn't(?: true)?\b|this is(?:n't| not) true|not true|untrue|false\b|"
        r"wrong\b|nonsense|rubbish|bullshit|lies\b|not at all|i disagree|i don't (?:agree|think so)|"
        r"(?:he|she|they)(?:'s|'re| is| are) (?:wrong|lying|mistaken))"
    ),
    denies_within=(
        r"(?:which|but|and|though|although|except)(?: honestly)? (?:that |it |this |i )?(?:is|'s|isn't|am|'m|are|was|"
        r"wasn't|don't|do)? ?(?:just |simply |totally |really |completely )?(?:not (?:true|the case)|false|wrong|"
        r"a lie|untrue|nonsense|rubbish|bullshit|unfair|isn't true|isn't the case)\b|\bbut (?:i'm|i am|i do|"
        r"i) ?(?:really |totally )?(?:not|don't)\b(?= *[.!?]*$)|\b(?:which|but) (?:i'm|i am) not\b|,? not true\W*$"
    ),
    agrees=(
        r"\b(?:(?:he|she|they)(?:'s|'re| is| are) (?:right|not wrong)|(?:it|that)(?:'s| is) (?:so |very |totally |"
        r"kind of |probably )?(?:true|fair|right|accurate)|i agree|agreed|(?:which|and it) is true|and i am\b|and i do\b|"
        r"guilty|fair enough|can't disagree|can't argue|true enough|true that|i know i am|i admit)\b|^(?:yes|yep|true|"
        r"yeah|i am)\W"
    ),
    senders=r"from ?: ?(?!\d)(?!.*\bto\b).{2,80}",
    headers=r"(?:to|cc|bcc|subject|re|fwd?|date|sent|reply-to) ?: ?.{1,120}",
    greetings=r"(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b(?: [\w'’.-]{1,20}){0,4} ?[,!:-]?",
    salutations=(
        r"(?:dear (?!diary|claude|chatgpt|assistant|ai\b|god\b|lord\b|memory)[\w'’./ -]{2,40}|to whom it may concern) ?[,:]"
    ),
    sign_offs=(
        r"(?:(?:kind |best |warm |many )?(?:regards|wishes)|best|sincerely|yours(?: \w+)?|yours (?:sincerely|faithfully|"
        r"truly)|cheers|thanks|many thanks|love|xoxo|respectfully)[,.!]?(?: [\w'’.-]{1,20}){0,2}"
    ),
    about_text=(
        rf"{_HELLO}(?:(?:translate|proof-?read|rewrite|rephrase|reword|paraphrase|summari[sz]e|shorten|correct|fix|edit|"
        rf"improve|polish|simplify|check|review|make|turn|put|change|read)"
        rf" (?:this|it|that|these|the following|the (?:text|mail|e-?mail|letter|message|page|article)(?: below| above)?|"
        rf"my (?:text|mail|e-?mail|letter|message|draft|post|essay|english|grammar))\b.{{0,60}}"
        r"|(?:is|does) (?:this|it|that)(?: \w+){0,3} (?:ok|okay|correct|polite|clear|good|fine|right|formal|"
        r"professional)(?: enough)?.{0,30}|(?:any )?(?:typos|mistakes|feedback|thoughts on this)|how does (?:this|that|"
        r"it) (?:sound|read)|how can i (?:improve|say|phrase) (?:this|it|that).{0,20})\W*"
    ),
    forms=(
        rf"{_HELLO}(?:(?:put|turn|change|rewrite|convert) (?:it|this|that|them|the \w+)\b.{{0,30}}\b(?:tense|plural|"
        rf"singular|passive|third person|negative|question|feminine)\b.{{0,30}}"
        r"|(?:correct|fix|check) (?:(?:my|the|any|all) )?(?:\w+ )?(?:grammar|spelling|english|mistakes|typos|errors|"
        r"punctuation|french|german|spanish)\b.{0,30})\W*"
    ),
    returns=(
        r"\b(?:by the way|btw|anyway|anyways|on another note|irl|in real life|for real|oh and|end of (?:quote|text|page|"
        r"letter|story))\b|^(?:ps|p\.s|as for me|me,|about me|personally)\b"
    ),
    keepsakes=(
        r"(?:(?:and|but|so|please|pls|ok|hey|oh|also)[ ,!]{1,3}){0,3}(?:(?:do not|don'?t|don’t|never)(?: ever|"
        r" you)? forget(?: that|[,:])?|bear in mind(?: that)?[,:]?|"
        r"make sure (?:you |to )?(?:remember|keep in mind|don't forget)(?: that)?|be aware(?: that)?[,:]?|"
        r"heads up[,:!-]{0,2}(?: that)?|don't lose sight of the fact that|"
        r"keep it in mind[,:] ?) ?(?=(?:i|i'm|i’m|im|i've|i’ve|ive|i'd|my|we|we're|our|both my)\b)"
    ),
)
