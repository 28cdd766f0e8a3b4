"""English."""

from souvenance.languages.reflection.pack import ReflectionPack

_ADV = (
    "(?:really|always|never|also|just|still|only|actually|usually|often|sometimes|now|currently|already|mostly|mainly|"
    "typically|generally|finally|recently|both|absolutely|definitely|totally|strongly|honestly|sort of|kind of|simply|even|"
    "rarely|hardly|barely|almost|normally|mainly|ever|long since|officially)"
)
_SUBJECT = rf"(?:i|we|me and \w+|\w+ and i)(?: {_ADV}){{0,2}}"
_KIN = (
    "mum|mom|mother|dad|father|parents|brother|sister|son|daughter|kids?|children|child|baby|twins?|wife|husband|partner|"
    "girlfriend|boyfriend|fiancee?|ex|spouse|family|grandma|grandpa|gran|granny|nan|grandmother|grandfather|grandparents|"
    "uncle|aunt|auntie|cousin|niece|nephew|in-laws|mother-in-law|father-in-law|flatmates?|roommates?|housemates?|friends?|"
    "boss|manager|colleagues?|coworkers?|team|doctor|gp|therapist|neighbou?rs?|landlord|dog|cat|puppy|kitten|horse|rabbit|"
    "stepson|stepdaughter|stepmum|stepmom|stepdad|godson|goddaughter|grandson|granddaughter|grandkids"
)
_ROLES = (
    "doc|doctor|physio|dentist|optician|midwife|osteo|chiro|pharmacist|paramedics?|specialist|ent (?:guy|"
    "doctor|man|woman|lady)|(?:school |district |practice )?nurse|"
    "[a-z]{3,14}(?:ologist|iatrist|opath|rician|opractor|ontist)|vet|gp|bank|landlord|landlady|school|nursery|"
    "consultant|surgeon|lawyer|solicitor|therapist|nurse|accountant|boss|clinic|hospital|council|kids|"
    "twins|boys|girls|baby|dog|cat"
)
# Who comes to a house, or looks after its people.
_TRADES = (
    "plumber|electrician|locksmith|roofer|painter|builder|carpenter|joiner|glazier|gardener|cleaner|cleaning lady|maid|"
    "housekeeper|babysitter|baby-sitter|sitter|nanny|au pair|childminder|tutor|piano teacher|piano tuner|chimney sweep|"
    "handyman|landlord|landlady|removal men|movers|exterminator|boiler man|gas man|nurse|carer|caregiver|midwife|"
    "dog walker|dog sitter|cat sitter|vet|surveyor|estate agent|physio"
)
_CARERS = (
    f"{_TRADES}|teacher|doctor|paediatrician|pediatrician|gp|dentist|coach|tutor|godmother|godfather|therapist|"
    "speech therapist|orthodontist|swimming teacher|headmistress|headmaster|headteacher|form tutor|key worker|emergency contact"
)
_ACTIVITIES = (
    "judo|karate|taekwondo|football|soccer|rugby|basketball|handball|tennis|hockey|gymnastics|gym|swimming|ballet|dance|"
    "dancing|yoga|piano|violin|guitar|cello|drums|music|choir|drama|theatre|art|chess|scouts|brownies|cubs|riding|fencing|"
    "climbing|athletics|skating|school|nursery|kindergarten|catechism|speech therapy|therapy|physio|orthodontist|"
    "practice|training|lessons?|class(?:es)?|rehearsals?|tutoring|club"
)
_WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day"

# What somebody who answers can be told to do, as to how: at the start of an order.
_MANNER = (
    r"(?:give|put|show|start|begin|open|end|finish|close|use|keep|write|answer|reply|respond|say|tell|ask|check|skip|drop|"
    r"leave|cut|lose|ditch|stop|quit|avoid|remind|quote|cite|explain|translate|call|address|speak|talk|include|add|mention|"
    r"format|wrap|list|wait|warn|flag|double[- ]check|spell|convert|round|assume|treat|stick|switch|be|make sure|make it|"
    r"let me|lead|go (?:easy|straight|slow|light)|get (?:straight |right )?to|spare|hold (?:off|back)|refer|note|label|"
    r"limit|number|state|admit|own up|suggest|offer|propose|recommend|share|print|type|sign|greet|follow|read|run|"
    r"test|commit|push|save|point out|mark|highlight|bold|underline|steer|stay|tone|dial|swap|replace|split|"
    r"break|shorten|repeat|"
    r"confirm|think|don't|do not|no (?!one|idea|wonder|way|worries|problem|doubt|need|matter|longer)\w)"
)
# What somebody takes up again: "back on coffee"; not a bus, a day, a way of speaking.
_RESUMED = (
    r"on (?!(?:the|a|my|our|your|it|this|that|these|those|here|earth|top|track|line|board|duty|land|site|stage|set|schedule|"
    rf"time|form|campus|foot|call|speaking|good|{_WEEKDAY}|\d\w{{0,6}})\b|(?:january|february|march|april|may|june|july|august|"
    r"september|october|november|december)\b)[a-z]{3}"
)
_GADGET = (
    r"(?:\w{0,12}\d|iphone|ipad|pixel|galaxy|samsung|nokia|fairphone|oneplus|xiaomi|huawei|motorola|macbook|mac|imac|"
    r"thinkpad|lenovo|dell|asus|acer|chromebook|surface|framework)"
)
_CODE = "(?:repo|repository|project|codebase|app|application|service|package|library|monorepo|api|backend|frontend|server)"
_CLAUSE = r"(?:^|[,;:.!…–—-] |\b(?:and|but|so|then) )"

PACK = ReflectionPack(
    code="en",
    full=True,
    spellings=(
        (r"\bim\b", "i'm"),
        (r"\bive\b", "i've"),
        (r"\bid (?=like|love|rather|prefer)", "i'd "),
        (
            (
                r"(?:^|(?<=[ ,.]))ill (?=be|have|do|call|send|take|get|go|start|move|finish|pay|bring|let|make|see|try|write|"
                r"text|come)"
            ),
            "i'll ",
        ),
        (r"\b(do|does|did|ca|wo|is|are|was|have|has|had)nt\b", r"\1n't"),
        (r"\b(she|he|that|what|let)s\b", r"\1's"),
        (r"\b(they|you)re\b", r"\1're"),
        (r"\bweve\b", "we've"),
        (r"\bcannot\b", "can not"),
        (r"\bur\b", "your"),
        (r"\bu\b", "you"),
        (r"\bhv\b", "have"),
        (r"\bpl[sz]\b", "please"),
        (r"\bgonna\b", "going to"),
        (r"\bwanna\b", "want to"),
        (r"\bgotta\b", "got to"),
        (r"\bco[sz]\b|\bcuz\b", "because"),
        (r"\bits(?= (?:my|our|me|us|not|a|an|the|been|just|only|on|at)\b| [\w' -]{2,30} for me\b)", "it's"),
        (r"\bain'?t\b", "isn't"),
    ),
    openers=(
        r"(?:(?:(?:so|well|ok(?:ay)?|oh|ah|hey|hi|hello|yo|(?:ha){2,9}|lol|lmao|hm{2,9}|ugh|um{1,9}|uh|er|btw|by the way|"
        r"fyi|for the record|for info|also|"
        r"anyway|anyways|and|but|plus|oh and|and also|honestly|frankly|tbh|to be honest|actually|in fact|yeah|yep|yup|"
        r"just so you know|you know what|you know|one more thing|another thing|speaking of which|speaking of that|remember|"
        r"remember that|"
        r"note that|keep in mind(?: that)?|please note(?: that)?|i mean|basically|as i said|like i said|told you before|"
        r"i should (?:mention|say|add)(?: that)?|(?:i )?forgot to (?:say|mention|tell you|add)(?: that)?|did i (?:say|"
        r"mention|tell you)(?: that)?|let me tell you|"
        r"before (?:you|we|i|anyone) [a-z' ]{2,30}(?=[:,])|in case it (?:helps|matters)|if (?:it|that) (?:helps|matters)|"
        r"(?:the )?(?:thing|fact|truth) is|for context)(?=[ ,:!.;]|$)"
        r"|(?:yes|nope|no|nah|right|sure|thanks|thank you|cool|great|nice|perfect|awesome|exactly|sorry|look|listen|"
        r"good news|big news|great news|bad news|"
        r"news|update|big update|quick update|quick note|quick one|note|one thing|morning|good morning|good evening|"
        r"evening|afternoon|guess what|don't laugh|true story|"
        r"context|some context|little context|(?:so )?it(?:'s| is) decided|ok decided|decided|just)"
        r"(?=[,:!.;]|$| [-–—]))"
        r"[ ,:!.;–—-]{0,4}(?:that )?){0,5}"
    ),
    clause_starts=(
        r"(?:got (?:it|them|him|her) (?:second[- ]?hand|used|new|off|from)\b|i(?! are\b| were\b| both\b)|i'm|i've|i'd|"
        r"i'll|we|we're|we've|we'd|we'll|my|our|please(?= \w)|can|could|would|should|what|what's|how|why|when|where|"
        r"which|who|(?:do|does|did|will|is|are|was|were) (?:i|you|we|it|there|that|this|he|she|they|the|a|my|our|"
        r"[a-z]{1,20} (?:ok|okay|safe|good|bad|fine))|any (?:idea|tips?|advice|chance|suggestions?)|if|suppose|imagine|"
        r"you|you're|your|don't|never|always|let's|let|he|he's|she|she's|they|they're|it|it's|that's|there's|this|just|"
        r"also)\b"
    ),
    conjunctions=r"(?:and|but|so|because|though|although|while|whereas|then|plus)\b",
    subordinators=(
        r"(?:when|whenever|while|after|before|since|as soon as|as long as|although|though|because|if|unless|until|once|"
        r"every time|ever since|now that|back when|even though|where)\b"
    ),
    adversatives=r"but\b",
    dangling=r"\b(?:and|but|so|or|because)\b",
    turns_away=r"(?:by the way|btw|anyway|anyways|fyi|also,|on another note|oh and|speaking of|in real life|irl)\b",
    small_talk=(
        r"(?:(?:hi|hey|hello|yo|morning|good (?:morning|evening|night|afternoon|day)|night|bye|goodbye|see (?:you|ya)|"
        r"talk (?:later|soon|to you later)|"
        r"thanks?|thank you|thx|ty|cheers|ok(?:ay)?|cool|great|nice|perfect|awesome|lovely|sure|right|fine|yes|yeah|yep|"
        r"yup|no|nope|nah|"
        r"lol|lmao|(?:ha){2,9}|(?:he){2,9}|ugh|wow|oh|ah|hm{2,9}|so|very|much|a lot|everyone|there|all|you|too|that|this|"
        r"did the trick|worked|works|it|"
        r"makes sense|got it|i see|i know|see|good|bad|one|luck|well done|brilliant|amazing|"
        r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?|windy|rainy|"
        r"cold|hot|later|then|"
        r"no worries|no problem|of course|please|same|indeed|exactly|again|really|for (?:your|the) help|i agree|agreed|"
        r"that's (?:it|all|right|fine|great|true))"
        r"[ ,!.;:'-]{0,4}){1,12}"
    ),
    question_starts=(
        r"(?:what|what's|how|how's|why|when|where|where's|which|who|who's|whose|do (?:you|i|we|they)|does|did|is (?:it|"
        r"there|that|this|he|she|the)|"
        r"are (?:you|there|we|they)|am i|can (?:you|i|we)|could (?:you|i|we)|would (?:you|it|i)|should (?:i|we)|"
        r"will (?:you|it|i)|"
        r"have you|has|any (?:idea|tips?|advice|suggestions?|chance|recommendations?|recs)|got any|wanna|think you|mind if|"
        r"isn't|aren't|"
        r"don't you|didn't|won't you|shall)\b(?! (?:i love|i like|i hate|i need|i want|i prefer|matters)\b)"
        r"(?! (?:i|we)(?:'ve got| have| got| do| play| drive| use| take| eat| drink| wear|"
        r" suffer from)(?: \w+){0,2}? (?:is|are)\b)"
    ),
    questions=(
        r"(?:\bdo you (?:think|know|have|remember)\b|\bdid you know\b|\bi(?: was|'m| am)? (?:just )?wonder(?:ing|ed)?\b|"
        r"\bcan you\b|"
        r"\bcould you\b|\bwould you\b|\bany idea\b|\bwhat do you\b|\bi(?:'d| would) like to know\b|\bi want to know\b|"
        r"\btell me (?:what|how|why|about|if|a)\b)"
    ),
    hypotheticals=(
        r"(?:\bif (?:i|we|you|he|she|they|it|my \w+|someone|everyone|the \w+) (?:ever |only |suddenly )?(?:was|were|had|"
        r"could|would|did|lived|won|got|became|moved|went|knew|owned|worked|quit|bought|took|ate|married|lost|found|"
        r"started|stopped|told|said|asked|gave|made|came|\w{3,14}ed)\b|\bif only\b|\bwhat if\b|\bsuppos(?:e|ing)\b|"
        r"\bimagin(?:e|ing)\b(?! dragons)|\blet's say\b|(?:^|[,;] |^so |^ok )say i\b|\bpretend(?:ing)?\b|\bassuming\b|"
        r"\bhypothetically\b|\bin theory\b|\bi wish\b|\bwere i to\b|^(?:and |but )?were (?:i|we|he|she|"
        r"they) (?!\w+ing\b)|\bin another life\b|\bas if i\b|\bin a parallel\b|\bin a perfect world\b|\bone day i(?:'d|"
        r" would)\b|\b(?:i|we|he|she|they|it)(?:'d| would)(?: \w{1,9}ly| never| always| even| totally| just|"
        r" still)? (?!like\b|sooner\b|love to\b|rather\b|prefer\b|appreciate\b|better\b|been\b|say\b|have to\b|"
        r"already\b|gone\b|used\b|recommend\b)\w)"
    ),
    not_hypothetical=(
        r"\b(?:promised|told|said|agreed|swore|assured|confirmed|decided|knew|thought|hoped|vowed|"
        r"word)\b[a-z' ]{0,40}?\b(?:i|"
        r"we)(?:'d| would)\b|\bi'd (?:say|been|rather|like)\b|\bas soon as\b|\b(?:i'd|i would) (?:prefer|like|appreciate|"
        r"love)(?: it)? if you \w+"
    ),
    requests=(
        r"(?!(?:just )?give (?:me|us) .{2,60}\bany (?:day|time)\b)(?:(?:please |pls |just |now |then |ok |"
        r"so ){0,3}(?:(?:run|show|give|make|write|find|tell|help|explain|send|check|fix|draw|list|look|search|try|open|"
        r"add|remove|delete|translate|summari[sz]e|compare|recommend|suggest|remind|continue|go on|stop that|keep going|"
        r"read|rewrite|create|generate|play|set|get|do|wait|hold on|hang on|come|be|have a|take (?:a|your)|book|order|"
        r"print|build|plan|pick|choose|let's|let me|don't (?:worry|bother|mind|book|tell|laugh|forget)|thank|"
        r"forget (?:it|that)|never mind|nevermind)\b(?! (?:me|us)? ?(?:always|never)\b)|i'm looking for (?:a |an |some |"
        r"any )?(?:gift|present|recipe|ideas?|inspiration|something|good|nice|film|movie|book|song|restaurant|word|"
        r"title|name)\b|i need to (?:pick|choose|find|write|come up|decide|think|figure|understand|"
        r"check)\b(?!.{0,60}\b(?:by|before|on)\b)|i (?:need|want|would like|'d like) (?:you|some help|help|your help|"
        r"a (?:recipe|gift|hand|second|minute|break|quick|good|new (?:idea|recipe))|an? (?:idea|example|answer)|ideas?|"
        r"advice|tips|to (?:ask|know|understand|see|check|vent|talk))\b|i'd like (?:you|some help|help|to (?:ask|know|"
        r"see)|a (?:recipe|quick))\b))"
    ),
    addressee=(
        r"(?:^(?:and |but |so |wow |oh |haha |aw{1,9} |honestly |well |hey )?(?:you|you're|you are|you've|you were|you did|"
        r"you have|you sound|your|ur|u)\b|"
        r"\byour (?:last |previous |first )?(?:message|answer|reply|question|example|explanation|style|idea|advice|"
        r"suggestion|list|recipe|help)s?\b(?! (?:short|brief|in |to (?:a|under)|under|simple))|\bi (?:really |also |do |"
        r"just |so |\w+ly )?(?:love|like|hate|trust|miss|adore|admire|appreciate|thank|forgive|"
        r"believe|owe|despise|need) (?:you|(?:talking|chatting|speaking|being|working|hanging out|spending time) (?:to|"
        r"with) (?:you|u)|ya|your)\b|"
        r"\b(?:you're|you are|you were|you've been) (?:so |very |really |such |the |a |my |always |not |too |"
        r"being )?(?:\w+ )?(?:sweet|funny|kind|cute|adorable|best|annoying|smart|clever|great|"
        r"amazing|silly|mean|wrong|right|lovely|perfect|stupid|useless|helpful|wonderful|brilliant|favou?rite|friend|"
        r"hilarious|awesome|cold|cruel|brave|genius|star|lifesaver|legend)\b|"
        r"\bi(?:'m| am) (?:so |very |really )?(?:proud of|fond of|mad at|angry (?:at|with)|happy (?:to have|with)|"
        r"grateful (?:to|for)|in love with) you\b)"
    ),
    strangers=(
        r"(?:(?:some|a|this|that|another|an old|the) (?:random |old |young )?(?:guy|man|woman|lady|bloke|dude|person|"
        r"kid|stranger|customer|driver|waiter|actor|singer|girl|boy|article|movie|film|character)\b|someone|somebody|"
        r"people\b|everyone|everybody|nobody\b(?! in (?:my|our)| here)|they say|(?:the|my|"
        r"our) (?:\w+ ){0,2}neighbou?rs?\b|the (?:news|weather|king|queen|president|prime minister|wifi|printer)\b|"
        r"apparently (?:he|she|they|some)|he\b|she\b|they\b(?!(?:'ve| have)? (?:moved|brought|pushed|booked|changed|"
        r"cancelled|canceled|scheduled|put|given|offered|found|confirmed|accepted) (?:me|us|my|our)\b)|his\b|"
        r"her\b(?! (?:name)))"
    ),
    reported=(
        rf"^(?:my |the |our )?(?:{_KIN}) (?:reckons?|claims?|swears|insists|is (?:sure|convinced)) (?:that )?(?:i|we|i'm|"
        r"we're|i've)\b|(?:\b(?:he|she|they|people|everyone|someone|some \w+|a \w+|this \w+|that \w+) (?:just |once |"
        r"always |even )?(?:said|says|told (?:me|us)|claims?|claimed|thinks?|reckons?|swears?|swore|insists?|insisted|"
        r"joked|wrote)\b|\baccording to\b|\bi (?:read|heard|saw) (?:somewhere |that |an article |on )|\b(?:as|"
        r"like) the (?:saying|song|poem) (?:goes|says)\b|\bquote\b)"
    ),
    passing=(
        r"(?:\b(?:love|like|enjoy|hate|adore|loved|liked|enjoyed) (?:this|that|these|those|it(?! when| if)|how you|"
        r"the way you|when you|your)\b|\b(?:i'm|we're) on (?:the|a|my) (?:bus|train|tram|plane|phone|sofa|couch|road|loo|"
        r"way)\b|"
        r"\b(?:i|we) (?:really )?feel like (?!i\b)|\b(?:i|we) (?:really |just |could )?need (?:a |some |another |"
        r"more )?(?:coffee|holiday|drink|nap|break|rest|sleep|shower|hug|minute|sec|moment|tea|wine|beer|snack)\b|"
        r"\bi'm (?:just |still )?trying to (?:understand|figure|find|get|see|remember|think|decide)\b|\bmy (?:phone|"
        r"battery|laptop|computer|connection|wifi|internet|tummy|stomach|head|feet|legs|arms|eyes|brain|neck|back|"
        rf"throat|nose|hands) (?:is(?! (?:an? |the )?(?:[\w-]{{1,15}} ){{0,3}}{_GADGET})|are|'s|just|keeps?|hurts?|aches?|"
        rf"died|feels?)\b|"
        r"\bour (?:conversation|chat|talk|discussion)\b|\bi'm doing (?:fine|good|well|ok(?:ay)?|great|alright)\b|\b(?:i|"
        r"we) (?:just )?(?:tried|read|reread) (?:it|that|this|your)\b|\bwe're (?:having (?:lunch|dinner|breakfast|pasta|"
        r"pizza|tea|a (?:drink|coffee|nap|beer|walk))|eating|watching|cooking|ordering)\b|"
        r"\b(?:weather|rain(?:ing|y|ed|s)?|snow(?:ing|ed|s)?|sunny|windy|drizzl\w+|heatwave|storm\w*|forecast)\b|"
        r"\b(?:i'm|i am|we're|we are|i was|i feel|feeling|i'm feeling|i've been feeling) (?:so |very |really |just |a bit |"
        r"a little |kinda |kind of |pretty |quite |too |super |all |still |not |totally |absolutely |so{2,9} |both |"
        r"completely |"
        r"such a |feeling |back(?! on)|already |also ){0,3}(?:tired|exhausted|fine|good|great|ok(?:ay)?|well|sorry|happy|glad|"
        r"sure|here|done|ready|bored|hungry|starving|thirsty|curious|confused|excited|nervous|stressed|"
        r"sleepy|knackered|wiped|shattered|lost|stuck|late|busy|sad|annoyed|angry|mad|surprised|impressed|intrigued|"
        r"thrilled|relieved|grateful|jealous|proud|lucky|cold|hot|freezing|melting|drunk|hungover|"
        r"kidding|joking|dying|laughing|listening|waiting|thinking|wondering|off(?! to (?!bed|work|sleep|school))|"
        rf"out|in bed|on my way|home|back(?! {_RESUMED})|speechless|"
        r"overwhelmed|amazed|fascinated|awake|up|down|alive|there|dead|crying|screaming|"
        r"guessing|afraid|aware|convinced|certain|looking forward|in the mood|so done|about to (?:sleep|eat|cry|leave)|"
        r"a mess|a wreck|a bit|all ears|all set|open to)\b|"
        r"\b(?:great|nice|good|amazing|lovely|incredible|delicious|quick|big|late) (?:lunch|dinner|breakfast|meal|coffee|"
        r"nap|walk|day|night|weekend|time|evening|sleep)\b|\b(?:i|we) (?:had|ate|grabbed|got) (?:a |an |some |"
        r"my )?(?:\w+ )?(?:lunch|dinner|breakfast|coffee|pizza|sandwich|nap|snack|takeaway|tea)\b|"
        r"\btraffic\b|\bi (?:slept|woke up|fell asleep|overslept|couldn't sleep|didn't sleep)\b|\b(?:i|"
        r"we) (?:just )?(?:watched|finished watching|got home|woke|sat down)\b|\bi'm (?:just |still |currently |"
        r"only )?(?:eating|drinking|watching|cooking|making|having|lying|sitting|going (?:to bed|to sleep|out|home)|"
        r"heading|off to|trying to (?:sleep|relax))\b)"
    ),
    frames=(
        r"(?:(?:so|well|and|but|oh)[ ,]{1,2}){0,2}(?:before (?:you|anyone|anybody) (?:asks?|says?|wonders?|"
        r"gets? [a-z]{2,10}(?: [a-z]{2,10})?)|"
        r"in case you(?:'re| were| are)? (?:wondering|curious|asking)|since you(?:'re)? ask\w*|"
        r"to answer your (?:next )?question|"
        r"if you must know|(?:the )?(?:thing|fact|truth) is|you should know|bear in mind|(?:let me )?put it this way|fyi|"
        r"fun fact|for the record|just so you know|one thing you should know|for context|"
        r"for info)(?: that)?(?:[ ,:–—-]{1,3}|$)"
    ),
    awaited=(
        r"(?:(?:i'm|i am|we're|we are) )?(?:(?:still|just|now|currently|also|both|anxiously|patiently) ){0,2}(?:"
        r"waiting to (?:hear|find out)\b(?: back)?(?! (?:from |back |what )?(?:you|u|it)\b) \w|"
        r"(?:waiting (?:for|on)|awaiting) (?!you\b|your\b|ur\b|u\b|it\b)"
        r"(?!.{0,80}\b(?:to (?:finish|load|boil|compile|render|run|complete|cool)|server|api|build|page|download|upload|"
        r"pipeline|deploy\w*|install\w*|your (?:answer|reply|response))\b)"
        r"(?:[\w'-]{1,20} ){0,8}(?:visas?|passports?|permits?|citizenship|residency|asylum|green card|licen[cs]es?|"
        r"permission|"
        r"approval|results?|diagnos[ie]s|biops(?:y|ies)|surgery|operation|transplant|referral|treatment|verdict|ruling|"
        r"hearing|trial date|decisions?|answers?|repl(?:y|ies)|responses?|news (?:from|of|about|on)|letters?|offers?|"
        r"contracts?|mortgage|loan|grant|funding|scholarship|refund|reimbursement|compensation|insurance|settlement|"
        r"inheritance|pension|benefits|promotion|admission|acceptance|divorce|adoption|quotes?|estimates?|"
        r"an appointment|references?|certificates?|diploma|the keys|"
        r"to (?:be (?:approved|signed|granted|accepted|confirmed|born)|approve|decide|confirm|sign|heal|come through|"
        r"get back to (?:me|us)|call (?:me|us) back))\b)"
    ),
    momentary=r"\b(?:today|right now|atm|at the moment|this (?:morning|afternoon|evening)|just now|tonight)\b",
    vows=(
        r"(?:(?:i|we|and i|yes i) ?(?:'ve |have |'d |had )?(?:just |also |already |even |kind of |sort of )?)?(?:told|"
        r"promised|assured|swore|vowed|agreed|"
        r"said|gave|given|swear|promise|said yes)\b(?! me\b|"
        r" us\b)(?:(?! that\b)(?: [\w'-]{1,20})){0,6}?(?: that)? (?:i|we)(?:'d|'ll| would| will|'m going to)"
        r"(?! (?:had|been|have to|like|love|rather|prefer|think|see|let|say|consider|be late)\b)\b"
        r"|(?:i |we )?(?:agreed|promised|vowed|pledged|swore) (?:with |to )?(?:(?!to\b)[\w'-]{1,20} ){0,4}?(?:to|"
        r"that (?:i|we)|not to) (?!me\b|him\b|her\b)\w"
        r"|(?:pinky|solemn) (?:promise|swear)|cross my heart|(?:scout|scouts|scout's|girl scout's) hono[u]?r|(?:on|"
        r"upon) my (?:honou?r|life|word|mother's life|kids' "
        r"lives)|(?:i (?:give|gave) (?:you |\w+ )?my word|you have my word|mark my words)|(?:i )?swear (?:down|"
        r"to god)|hand on heart"
        rf"|(?:(?:i|we) (?:really |absolutely )?)?(?:must|gotta|got to|have to|need to) (?!say|admit|go\b|run|be|have|"
        rf"think|ask|know)\w+ (?:my|our|the) [^?]{{2,60}}\b(?:by|before|until) (?:the |end |{_WEEKDAY}|\d|next|"
        rf"tomorrow|noon|january|february|march|april|may|"
        r"june|july|august|september|october|november|december|easter|christmas|summer|winter|spring|autumn)"
    ),
    news=(
        r"(?:(?:it's|that's|we're|all|just|finally|officially|now|and|yay|wo{2,6}|woohoo|hooray|yes) ){0,3}(?:is |are |"
        r"'s )?(?:booked|reserved|confirmed|sorted|"
        r"secured|official|locked in|signed|paid|happening|a go|a done deal|done and dusted|settled|bought|purchased|"
        r"decided)(?! (?:out|up|off|solid|full|myself|ourselves|for life|"
        r"as)\b)\b|(?:(?:we're|i'm) (?:actually |finally |really )?doing (?:it|this)|we did it)\b|(?:(?:just|finally|"
        r"we|i|we've|"
        r"i've|i have|we have) ){0,2}(?:got|bagged|snagged|scored) (?:'?em|them)\b|(?:(?:she|he|they|it)(?:'s| is|'re|"
        r" are)|baby's) (?:finally |"
        r"officially )?(?:here|born|arrived|home|ours)\b|(?:the |my |our |her |his )?(?:[\w'-]{2,20} ){0,4}?(?!i\b|"
        r"we\b|he\b|she\b|they\b|you\b|to\b|is\b)(?:[\w-]{3,20})(?:'s| is| are| all| now| finally|"
        r" officially){0,3} (?:booked|reserved|sorted|confirmed|bought|paid for|secured|locked in)(?= ?[,:;.!–—-]|"
        r" (?:for|from|at|in|on|to|with|until|till|next)\b|$)"
    ),
    presents=(
        r"(?:(?:so |and |everyone |please ){0,2})(?:meet|this is|introducing|say (?:hi|hello|hey) to|"
        r"welcome)\b(?! (?:me|us|up|at|in|on|back|to|the|a|an|my|our|your|what|how|why|where|so|it|not|all|one|just|"
        r"some|for|your (?:mum|mom|dad))\b(?! (?:new|newest|latest|little|smallest|youngest) ))(?=.{0,200}\b(?:i|we|"
        r"my|our|us|me|house|household|home|family|gang|crew)\b)"
    ),
    fiction=(
        r"\bpretend (?:you're|you are|to be|i'm|i am|we're|that (?:you|i))\b|\bact as (?:if you|my|a|an|the)\b|"
        r"\bin my (?:script|screenplay|fanfic|comic|sketch|sitcom|musical)\b|\b(?:the|my) (?:hero|heroine|protagonist|"
        r"narrator|main character|villain) (?:is|says|has|lives|was|loves|works|called|named)\b|"
        r"\blet's (?:role[- ]?play|rehearse|act out)\b|(?:\bmy (?:character|oc|persona|avatar|warrior|wizard|elf|rogue|"
        r"paladin|knight)\b|\b(?:role-?play|rp)\b|\bin (?:the|this|our|my) (?:story|game|novel|book|campaign|scene|"
        r"dream|film|movie|play)\b|\bi (?:cast|draw my (?:sword|blade|bow)|swing my|roll(?:ed)? (?:a|for)|unsheathe|"
        r"sheathe|ready my (?:bow|sword|blade))\b|\blet's (?:play|pretend)\b|\b(?:as|playing) (?:a|the) (?:pirate|"
        r"wizard|knight|elf|vampire|king|queen)\b|\bonce upon a time\b|\blast night i dream|\bi dream(?:t|ed)\b|\b(?:he|"
        r"she|the hero|the narrator) says in\b|\bwrite (?:me )?a (?:story|poem|scene|song)\b|"
        r"\bbest (?:out )?of (?:three|five|seven|[357])\b(?!.{0,40}\b(?:finals?|match|league|series|tournament)\b)|"
        r"\b(?:i|you) (?:win|won|lose|lost|take) (?:this|that) (?:round|hand|trick)\b|\bcheckmate\b|\bi(?:'ll)? (?:pick|"
        r"choose|say|call|play|go|go with|take) (?:rock|paper|scissors|heads|tails)\b|"
        r"\brock[, ]{1,2}paper[, ]{1,2}scissors\b|\bof (?:hearts|spades|clubs|diamonds)\b|^(?:my |and )?(?:knight|"
        r"bishop|rook|queen|king|pawn) (?:to|takes) [a-h]\d\b)"
    ),
    hands_over=(
        r"(?:does|do|is|are|how does|how's|will|would) (?:this|that|it|the following|these|my \w+)\b.{0,20} (?:sound|"
        r"read|look|ok|okay|correct|right|work|make sense|polite|grammatical)\b|(?:mark|grade|rate|review|assess|score|"
        r"critique|improve) (?:this|my|the|his|her|these) |here(?:'s| is| comes) (?:the|a|my|his|her|"
        r"our)(?: \w+'s)?(?: \w+){0,2}? (?:essay|letter|e?mail|draft|story|homework|speech|poem|cv|application|review|"
        r"report|answer|text|post|article)\b|(?:his|her|my|their|the|\w+'s) (?:\w+ )?(?:essay|letter|e?mail|draft|"
        r"homework|speech|poem|application) (?:says|reads|goes|is)\b|(?:(?:please|pls|can you|could you|would you|"
        r"will you|now|ok|hey|just|help me(?: to)?|i need you to|i want you to|"
        r"i'd like you to)[ ,]{1,2}){0,3}(?:translat\w+|proof-?read|correct (?:this|the|my|these|any|it|all|only|just)|"
        r"(?:fix|check)(?: only| just)? (?:the |my |any |up |this )?(?:\w+ ){0,2}?(?:grammar|spelling|typos?|mistakes?|"
        r"errors?|punctuation|commas|text|sentence|paragraph|wording|english)|rewrite|re-?word|re-?phrase|paraphrase|"
        r"summari[sz]e|sum up|shorten|condense|tidy up|(?:polish|edit|punctuate|simplify) (?:this|the|my)|spell-?check|"
        r"(?:turn|put) (?:this|the following|these|that|it)\b|make (?:this|the following|these|that|it|"
        r"my) (?:\w+ )?(?:sound|read|more|less|shorter|longer|formal|polite|friendlier|nicer|better|rhyme)|"
        r"check (?:this|the following)|how (?:do|would|can|should) (?:you|i|we|one) (?:say|translate|write|spell|put|"
        r"phrase)|what does|(?:here(?:'s| is| comes) )?(?:the|a|my|this) (?:text|paragraph|passage|dictation|extract|"
        r"excerpt|abstract|lyrics?|verse)|(?:explain|analy[sz]e|parse|continue|complete|finish|comment on) (?:this|"
        r"the) (?:sentence|line|quote|poem|phrase|passage|story|text|verse|dictation|paragraph))\b"
    ),
    cited=(
        r"\b(?:lines?|lyrics?|verses?|quotes?|quotation|chorus|words|passage|saying|caption|slogan|dialogue|motto) "
        r"(?:is |are |was |comes? )?(?:of|off|from|out of|in|by)\b"
    ),
    real_life=(
        r"(?:\bin real life\b|\birl\b|\booc\b|\bout of character\b|\bfor real\b|\bpause the (?:story|game|rp|scene)\b|"
        r"\boutside (?:the|this|our) (?:story|game)\b|\bon a real note\b|\bseriously though\b|\breal talk\b|"
        r"\bnot in the game\b)"
    ),
    mockery=(
        r"^(?:(?:and|well|hi|hello|hey|ok|because|shh|no)[ ,!]{1,3}){0,2}(?:i'm|i am) (?:actually |really |secretly )?"
        r"(?:batman|superman|"
        r"spider-?man|iron ?man|wonder woman|catwoman|the joker|darth vader|yoda|gandalf|dumbledore|harry potter|"
        r"james bond|sherlock holmes|santa(?: claus)?|the easter bunny|the tooth fairy|god|the pope|napoleon|cleopatra|"
        r"elvis|dracula|a (?:unicorn|vampire|werewolf|mermaid|dragon|wizard|superhero|martian|robot|ghost|zombie|goat)|"
        r"(?:the )?(?:king|queen|emperor|empress|prince|princess|president|prime minister) of (?:england|france|spain|"
        r"sweden|denmark|scotland|the world|the universe|the moon|the (?:united states|usa|us)|america|egypt|mars|"
        r"narnia))[ ,.!]{0,4}(?:(?:lol|lmao|mdr|(?:ha){2,9}|😂|🤣|😜)[ !.]{0,3}){0,3}$|"
        r"^(?:(?:oh|ha|haha|lol|ok|pff) ?,? ?){0,2}(?:yeah[ ,]{1,2}right|yea right|oh sure|oh yeah|oh yes|sure thing|as if|"
        r"su{2,9}re|ri{2,9}ght|yeah sure|sure sure)[ ,.!…]{1,4}and (?:i|i'm|i am|i've|my|we|we're)\b(?! (?:also|still|"
        r"just)\b)[^,;]{1,60}$"
        r"|^(?:(?:oh|ha|haha|lol) ?,? ?)?(?:sure|right|of course|yes|yeah|ok|okay|obviously)[ ,.!…]{1,4}and (?:i'm|"
        r"i am) (?:actually )?"
        r"(?:married to|(?:the|a)(?: \w+){0,2} (?:of (?!our|my)\w+|pope|queen|king|president|emperor)|santa|"
        r"the (?!one|only|first|"
        r"same|oldest|youngest|eldest|new|last|other|boss|manager|head|owner)\w+$)[^,;]{0,40}$"
        r"|^(?:[a-z']{2,12} ?){1,3}[,.!…]{1,3} ?and (?:i|i'm|"
        r"my|we|we're)\b"
        r".{1,80}(?:🙄|🙃|/s)"
        r"|^\(?(?:jk|joking|kidding|just kidding|sarcasm)\)[ ,:]{1,3}"
        r"|[ (,.!…–—-]{1,4}(?:just |only |obviously )?(?:kidding|joking|jokes?|jk|j/k|sarcasm|lol no|haha no|"
        r"lol not|(?:lol|haha|ha) (?:just )?(?:kidding|joking|jk))(?: lol| haha| jk| obviously| of course| 😂| 😜| 🤪|"
        r" 😉){0,2}[ )!.]{0,3}$"
        r"|[ (#]{1,2}(?:#sarcasm|#joke|#jk|sarcasm|/s|/j)$"
    ),
    taken_back=(
        r"(?:\b(?:just|only|i'm|i am|i was|was|we're) (?:just |only |totally |obviously |so )?(?:kidding|joking|"
        r"messing(?: with you)?|pulling your leg|teasing|playing|trolling)\b|^(?:nah |no |lol |haha )?(?:kidding|joking|jk|"
        r"j/k|gotcha)\b|\bjk\b|^(?:obviously|of course) not\b|^(?:lol|ha|nah) no(?:pe)?\b|\bas a joke\b|"
        r"\b(?:it|that)(?:'s| is| was) (?:just |only |obviously |all )?a? ?(?:joke|lie|prank|bluff)\b|\bi made (?:that|it|"
        r"this) up\b|\bi wish\b$|\bnot really(?: lol| haha)?$|\bin my dreams\b|\bapril fools?\b|\bi lied\b|(?:^| )/s$|"
        r"\bor not\b$|\bi'm pulling\b|\bdon't (?:take|believe) (?:that|me|it)\b.{0,20}(?:serious|seriously)?)"
    ),
    litotes=(
        r"\bi(?:'m| am) not saying (?:i|that i|we|my)\b|\bi never said (?:i|that i|we)\b|\bit's not (?:as if|like) i\b|"
        r"\b(?:it's|its|it is|it isn't|it's not|that's|not) not that (?:i|we)\b|^not that (?:i|we)\b|\b(?:it isn't|"
        r"it's not|it is not) that (?:i|we)\b|\bi wouldn't say (?:i|that)\b|\bi (?:don't|do not) not\b"
    ),
    states=(
        r"\bours (?:is|are)\b|\bthe baby(?:'s| is) due\b|\b(?:is|are) (?:for|with) (?:my|our) \w|\b(?:i've|i have|"
        r"we've) gone off \w|\b(?:does|do|did|doing) nothing for (?:me|us)\b|\bleaves? me cold\b|\b(?:isn't|aren't|"
        r"not) (?:really )?for (?:me|us)(?=$|[,.;!])|\bnothing beats\b|\byou can keep your\b|\bnot my (?:bag|scene|"
        r"jam)\b|\bmy (?:weakness|guilty pleasure|happy place|comfort food)\b|\bi'd (?:take|pick|have|"
        r"choose) .{2,40} over\b|\b(?:turns|puts) (?:me|us) off\b|\bgives? (?:me|us) the (?:creeps|ick|willies)\b|"
        r"\bgive (?:me|us) .{2,60} any (?:day|time)\b|\b(?:has|have|got|put|puts|keeps?) (?:me|us) on (?!the spot|"
        r"hold|edge|my)\w|^they(?:'ve| have)? (?:moved|brought|pushed|booked|changed|cancelled|canceled|scheduled|put|"
        rf"given|offered|found|confirmed|accepted|diagnosed) (?:me|us|my|our)\b|(?:\b{_SUBJECT} (?P<verb>(?:don't|do not|"
        r"didn't|can't|can not|won't|haven't|have not|never|isn't|wasn't|couldn't|used to|no longer|do not|had|'ve|have|"
        rf"has|am|was|are|were)?(?: {_ADV})? ?[a-z'-]{{2,20}})|\b(?:i'm|i am|we're|we are|i've|we've|i'll|we'll|"
        r"i'd (?:like|love|rather|prefer))\b|\bcall me [a-z]|\bit's (?:my|our)\b|\bthere (?:are|is|"
        r"'s) .{1,40}\b(?:of us|in my|in our|at home)\b|^(?:they|he|she) (?:diagnosed|prescribed|operated|hired|fired|"
        r"promoted|laid) (?:me|us)\b|\bit's not .{2,30} (?:i|that i|that|which) (?:\w+ )?(?:me|\w+)\b|\bit's (?:just |"
        r"only )?(?:me|us) (?:and|with)\b|\b(?:nobody|no one|everyone) in (?:my|our)\b|\b(?:his|her|its|"
        r"their) names?(?:'s| is| are)\b|\bthe name's\b|\b(?:is|are|was|were|as) (?:my|our) (?:\w+ ){0,2}\w|"
        r"\bmine (?:is|are)\b|\b(?:makes?|give|gives|suits?|bothers?|scares?|terrif(?:y|ies)|disgusts?|relaxes|drives|"
        r"helps|helped) (?:me|us)\b|\bme (?:sick|ill|sneeze)\b|\bruns in (?:my|the|our) family\b|^(?!(?:it's |"
        r"its )?(?:all|now|something|everything|do|that) )[\w' -]{3,30} or (?:nothing|bust)(?=$|,)|\b(?!(?:now|all|"
        r"something|everything) or )[\w'-]{2,20} or (?:nothing|bust|silence) (?:for me|now|from now on|these days|"
        r"since|at home)\b|\bnothing but [\w' -]{2,30} (?:for me|now|these days|at home|in my|in our)\b|\ball (?:i|"
        r"we) (?:do|read|eat|drink|watch|listen to|play|wear|cook|want|use|need) (?:now|these days|anymore)? ?is\b|"
        r"\b(?:for|to) me\b.{0,40}\bis\b|\bwhat (?:i|we)(?:'ve got|'ve| have|'m on|'m| got| do| play| drive| use|"
        r" take| eat| drink| wear| suffer from)(?: \w+){0,2}? (?:is|are)\b|\b(?:tastes?|smells?) (?:of|"
        r"like) .{2,30} (?:to|for) me\b|\bmakes? my (?:mouth|throat|tongue|lips|skin|nose|eyes|stomach|tummy|head|"
        r"joints|ears|face) \w|\bit's (?:me|us) (?:who|that)\b|\b(?:i'm|i am) the one \w)"
    ),
    own_things=(
        r"^(?!(?:just |also |and |but |so )?(?:\w+ing|here|heres|here's|by|as|to|if|when|for|with|at|it|this|that|"
        r"these|those|there|what|how)\b).{3,160}?\b(?:in|on|at|through|into|over|under|of|with|from|by|across|onto|"
        r"around|off|eaten|ate|chewed|broke|ruined|killed|flooded|dug up) (?:the \w+ (?:of|in|on) )?(?:all )?(?:my|"
        r"our) (?!own\b|well-?being|wallet|check|to-|growth|process|healing|communit|family\b|famil|personal|old\b|"
        r"travel|wish|plate|radar|account|screen|"
        r"mind|heads?\b|brain|neck|back\b|eyes?\b|ears?\b|heart|soul|day|way\b|best|time|turn|life|lives|face|"
        r"hands?\b|hair|phone|keys|pocket|bag|mouth|hotel|uber|"
        r"seat|lap|arms?\b|favou?rite|passions?|things?|breath|stuff|questions?|first|last|friends?\b|opinion|view|"
        r"experience|dreams?|name|conversation|chat|"
        r"previous|message|list|book|watch|screen|computer|laptop|parts?|house party|shoulders?|feet|comfort|goals?|"
        r"case|situation|area|mood|journey|path|"
        r"mental|support|emotions?|feelings?|future|friendship|trip|bucket|feed|tongue)[a-z]"
    ),
    topics=r"(?:the|those|these|all|any) ",
    picks=(
        r"it's (?:[\w'.-]{1,20} ){1,8}not .{1,30}(?:like|as) i (?:said|told|wrote)\b|it(?:'s| is|"
        r" was) (?:[\w'.-]{1,20} ){1,4}(?:i|we) (?:meant|mean)\b|it's (?:[\w'.-]{1,20} ){1,4}(?:for (?:me|us)|"
        r"all the way)\b"
    ),
    introductions=(
        r"(?:(?:quick |short |little )?intro(?:duction)?:|i'm|i am|my name is|my name's|the name's|this is|call me|it's|"
        r"me:|name:)\b"
    ),
    weak_verbs=(
        r"(?:i|we)(?: really| just| also| still| always)? (?:don't |do not |didn't |can't |couldn't |won't )?(?:think so|"
        r"'m not sure (?:what|how|why|i)|"
        r"never said|didn't say|don't say|"
        r"know|guess|mean|see(?! (?:my|the|a|an|him|her|them|dr)\b)|wonder|wondered|understand|agree|disagree|suppose so|"
        r"said(?! (?:i|we)(?:'d| would|'ll))|say|told you|tell you|asked|ask|bet|swear(?! i| to)|promise you|hear|heard|"
        r"'ve heard|have heard|"
        r"remember (?:you|when)|forgot(?: to (?:say|mention|tell|ask))?|hope (?:so|you|that|it)|get it|got it|got you|"
        r"give up|care|mind|believe (?:it|you|so|in you)|doubt it|wish|could (?:eat|kill|use|murder)|can (?:see|tell|"
        r"imagine|do that)|love (?:it|that|this)|like (?:it|that|this)|liked (?:it|that)|hate (?:it|this|that) when you|"
        r"have (?:no idea|a question|an idea|to (?:go|say|run|admit|ask))|had (?:no idea|a (?:great|nice|good|bad|rough|"
        r"long) )|need (?:it|that|this|help|a hand|to (?:go|run|think|say))|want (?:it|that|this)|"
        r"was (?:just )?(?:wondering|thinking|saying|asking|about to)|appreciate|feel (?:you|like (?:a|i))|felt like|"
        r"thought (?:you|i|we|that|it|so)|"
        r"must (?:say|admit)|should (?:go|sleep|probably)|have been thinking(?! of)|follow|get (?:you|that|why)|"
        r"can't (?:wait|believe|complain|stop laughing)|couldn't (?:agree|help))\b|\b(?:i|we)'ve (?:heard|seen|thought|"
        r"read)\b|\bi(?:'ll| will) (?:see|check|try|think|let you know|look|have a look|be back|be right|do that|"
        r"take (?:it|that|a look)|give it|ask|leave you|read it|test it|get back)\b"
    ),
    possessed=(
        r"(?:(?:both|all|one|two|three|some|most|none|half|neither|each)(?: of)? )?(?:my|our) (?!god\b|goodness\b|bad\b|"
        r"pleasure\b|dear\b|lord\b|point\b|question\b|guess\b|mistake\b|turn\b|"
        r"apologies\b|thoughts?\b|neighbou?r|love\b|friend\b|feet\b|brain\b|head\b|eyes\b|day\b|morning\b|internet\b|"
        r"wifi\b)"
    ),
    own=(
        r"(?:my|our) (?!god\b|goodness\b|bad\b|pleasure\b|dear\b|lord\b|point\b|question\b|guess\b|mistake\b|fault\b|"
        r"turn\b|apologies\b|thoughts?\b|neighbou?r|mind\b|heart\b|soul\b|attention\b|self\b|spirits?\b|mood\b|breath\b|"
        r"interest\b|eyes?\b)(?:[\w'/+.-]{1,30} ){0,6}?(?:'s |is|are|was|were|has|have|had|isn't|aren't|wasn't|"
        r"don't|doesn't|didn't|won't|can't|never|always|just|also|still|works?|lives?|likes?|loves?|hates?|prefers?|"
        r"needs?|uses?|wants?|got|gets|turned|turns|runs?|plays?|goes|starts?|started|moved|died|passed|speaks?|drives?|"
        r"eats?|takes?|does|makes?|costs?|ends?|expires?|depends|called|named|thinks|asked|told|says|\w{3,14}(?:ed|"
        rf"es))\b|\b(?:my|our) (?:{_KIN}) [a-z]{{1,20}} (?:is|was|has|works|lives|\w{{3,12}}s|\w{{3,12}}ed)\b|"
        rf"\bthe (?:{_ROLES}) (?:\w+ ){{0,1}}(?:wants?|needs?|is|are|has|have|says|said|told|asked|gave|put|takes?|"
        r"starts?|prefers?|likes?|loves?|hates?|goes|go|moved|rang|called|booked|prescribed|thinks|reckons|confirmed|"
        r"found|told|diagnosed|phoned|spotted|suspects|did)\b.{0,60}\b(?:me|us|my|our|\d|next|every|on \w+day|"
        r"allerg\w+)\b|"
        r"\b(?:the|this) (?:default|release) branch (?:is|are)\b|"
        r"\b(?:the|this) (?:main|staging|production|dev|develop) branch is (?:called|named|protected|locked|frozen)\b|"
        rf"\b(?:the|this) (?:{_CODE}|api|backend|frontend|server|database|db|worker|daemon|proxy|gateway) (?:listens?|serves?|"
        r"exposes?|binds?|requires?|targets?|supports?|speaks?)\b|"
        r"\b(?:the|this) (?:repo|repository|project|codebase|app|site|website|api|backend|frontend|"
        r"database|db|server|ci|pipeline|deploy|deployment|staging|prod|production|team|company|service|cluster|build|"
        r"cron|release|sprint|standup|stand-up|branch|schema|library|package|monorepo) (?:is|are|runs?|uses?|has|have|"
        r"lives?|ships?|needs?|depends|goes|builds?|talks?|deploys?|meets?|works?|moved|switched|migrated|does|doesn't|"
        r"isn't|must|still|now|only|never|always|starts?|ends?|freezes?)\b|\bgrand(?:pa|ma|dad|mum|mom)? (?:turned|is|"
        r"was|has|lives|died|still|never|always)\b|\b(?:mum|mom|dad|grandma|grandpa|nan|gran)(?:'s (?:coming|going|"
        r"moving|staying|arriving|visiting|turning|in hospital|been|got|birthday|having|seventy|\d)| is| was| has| had|"
        r" lives| works| turned| turns| died| loves| hates| needs| comes| wants)\b|\b(?:mum|mom|dad) (?:is|was|has|had|"
        r"lives|works|turned|turns|died|loves|hates)\b|^(?:the |our )?(?:youngest|eldest|oldest|middle one|little one|"
        r"wee one|wee fella|missus|hubby|other half|wife|husband|kids|twins|lads)(?:'s|s'| is| are| has| have| was|"
        r" were| had| will| won't| can't| just| now| still| \w{3,12}(?:s|ed))\b"
    ),
    dropped_subject=(
        r"(?:(?:just |recently |finally |already |officially |also |still |now )?(?:lost (?:my|our)|turn(?:ed|ing) \d\d|"
        r"flying (?:out|to|back|home)|picking up (?:the|my|our)|never (?:got on|took to|cared for|been one)|"
        r"no longer (?!a\b|the\b|available|works)|gone off|given up|former [a-z]{4,14}|moved|moving|promised|promising|"
        r"committed|committing|(?:no|zero) (?:[\w-]{2,20} ){1,3}(?:anymore|any more|for me|at home|in this house|"
        r"in our house)|no [\w-]{3,20},? (?:and )?no [\w-]{3,20}|(?:left|right)[- ]handed|self[- ]employed|freelanc\w+|"
        r"single (?:mum|mom|dad|parent)|widowed|swapped|traded|ditched|rescued|took in|fostering|fostered|welcomed|"
        r"inherited|named (?:him|her|it|them)|got (?:four|two|three|five|six|\d+|some) \w|decided|switched|switching|"
        r"started|starting|quit|quitting|bought|sold|signed|got (?:a|the|my|married|engaged|promoted|divorced|hired|"
        r"fired|into)|got (?:it|them|him|her) (?:second[- ]?hand|used|new|off|from|for|at|in \d|last|when)\b|adopted|"
        r"married|divorced|graduated|(?!being|during|bring)[a-z]{2,12}ing (?:my|our|the kids)|allergic|born|living|"
        r"working|studying|planning|based|learning|training|booked(?! (?:out|up|solid))|diagnosed|(?:\w+ )?allergy\b|"
        r"going to (?!bed|sleep|work|be late|lunch|dinner)\w+|retired|became|joined|passed|failed|broke (?:my|an?)|"
        r"sprained|toying|thinking of|considering|looking into|currently|expecting|pregnant|reading|using|building|"
        r"running|writing|launching|presenting|vegan|vegetarian|coeliac|celiac|diabetic|confirmed|chose|hired|stopped|"
        r"trying to (?:quit|stop|learn|save|lose)|never (?:[a-z]{2,10}ed (?!me\b|it\b|you\b)|eat|drink|had|been|ate|"
        r"drank|touch|liked)|can't (?:eat|stand|have|drink|do)|haven't (?:had|been|eaten|smoked|touched|drunk|got|slept|"
        r"seen|used|done)|don't (?:eat|drink|drive|like|use|do|have)|hate|love|prefer|need to (?:finish|send|submit|pay|"
        r"be)|have to|will (?:be|send|finish|share|call|start|do|have|move|try|make)|want to \w+|used to|off to|"
        r"leaving (?:for|on|next|tomorrow))\b)"
    ),
    own_work=(
        r"(?:(?:again|still|just|oh|ugh|well|and|another|yet another|up|spent|back|all|half|nearly|"
        r"over) ){0,3}(?:(?:the |a |all |whole )?(?:\w+ )?(?:hours?|nights?|days?|"
        r"mornings?|evenings?|afternoons?|shifts?|weekends?|weeks?|at \d[\d:.]{0,4}(?: ?[ap]m)?)(?: again| of| spent|"
        r" this \w+)? [a-z]{3,14}ing|"
        r"(?!need|feed|seed|speed|breed|indeed|exceed|tired|bored|loved|liked|enjoyed|hated|missed|wanted|needed|"
        r"watched|checked|asked|followed|"
        r"used|walked|turned|appreciated|named|based|inspired|added)[a-z]{2,12}ed|fell|broke|cut|burnt|sold|drove|"
        r"taught|shot|built|fed|dug|sewed|wove|led) "
        r"(?:(?!my\b|our\b)[\w'-]{1,14} ){0,3}(?:my|our) (?!own\b|mind|head|brain|neck|back|eyes?\b|heart|"
        r"soul|day\b|way\b|best|time|turn|life|face|hands?\b|hair|phone|keys|coffee|lunch|dinner|breakfast|tea\b|"
        r"alarm|bus\b|train\b|bed\b|sleep|nap|shower|"
        r"favou?rite|thing|breath|stuff|question|first|last|friends?\b)[a-z]"
    ),
    reminders=(
        r"(?:please |can you |could you |pls )?(?:remind me (?:to|about|of|that)|don't let me forget|help me remember|"
        r"remember (?:that )?(?:i|we|my|our)|don't forget (?:that )?(?:i|we|my|our))\b"
    ),
    events=(
        r"(?:the |my |our |this |that )?(?:\w+ )?(?:rent|lease|mortgage|contract|visa|passport|insurance|subscription|"
        r"trial|warranty|appointment|dentist|doctor|review|party|call|demo|stand-?up|concert|game|match|course|class|"
        r"delivery|funeral|christening|graduation|test|exams?|scan|mri|haircut|viewing|inspection|rehearsal|therapy|"
        r"(?:[\w']{2,20} ){0,3}(?:is|are|starts?|begins?|ends?|opens?|closes?|runs?|takes place) (?:on|at|from|next|until|"
        r"till) |(?:[\w-]{2,20} ){0,3}(?!it|that|he|she|they|what)[\w-]{3,20}(?:'s| is| are|'re) (?:coming|arriving|"
        r"visiting|calling|collecting|delivering|fitting|fixing|picking|dropping|"
        r"moving|landing|starting|flying|due|back|round|over|popping)\b|meeting|interview|flight|train|ferry|surgery|"
        r"operation|wedding|"
        r"deadline|mot|check-?up|physio|vet|launch|"
        r"(?:[\w']{2,20} ){0,2}bedtimes?(?= (?:is|are|at|for)\b)|(?:bath|nap|story|lunch|dinner|screen)[- ]?time(?= (?:is|"
        r"at|for) )|"
        rf"(?:{_TRADES}) (?:comes?|arrives?|calls?|visits?|returns?|starts?|drops? by|pops? (?:in|by|"
        rf"over))\b(?! to (?:terms|grips|mind|life|blows))|"
        r"release|move|trip|holidays?|school|term|semester|job|shift|fee|bill|payment|deposit|birthday|anniversary|"
        r"due date|baby|thesis|essay|report|presentation|conference|race|marathon|audition|hearing|trial|budget|price|"
        r"retreat|go-live|migration|freeze|(?:[\w']{2,20} ){0,2}(?:(?:bar|bat) mitzvah|communion|baptism|eid|diwali|seder|"
        r"iftar|"
        r"\d{2}th|recital|housewarming|stag do|hen do|reunion))s?(?:'s)?\b"
    ),
    when=(
        r"\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|april|june|july|august|september|october|"
        r"november|december)\b|\b(?:in|until|till|since|from|by|next|early|late) (?:march|may)\b|\b(?:today|tonight|"
        r"tomorrow|next|noon|midnight|weekend)\b"
    ),
    helps=(
        rf"(?:the |[\w-]{{2,20}}(?:'s|s') )(?:new |old |regular |\w{{2,12}} ){{0,1}}?(?:{_CARERS})(?:'s name is| is called|"
        r" is|'s called|:) "
    ),
    weekly=(
        r"(?!(?:he|she|it|they|we|i|you|who|what|this|that|there|everyone|everybody|nobody|someone|somebody|one|school|"
        r"town|church|people|kids|children) )"
        r"[\w-]{2,15}(?: and [\w-]{2,15})? (?:has|have|goes to|go to|does|do|plays?|takes?|starts?) (?:\w+ ){0,2}?"
        rf"(?:{_ACTIVITIES})\b.{{0,30}}?\b(?:on|every|each) (?:\w+ )?{_WEEKDAY}s?\b"
    ),
    turning=(
        r"(?:(?:and|so|well|ok|today|yesterday|guess what|big news)[ ,:!]{1,3}){0,2}(?:i|we)(?:'ve| have)? (?:(?:just|"
        r"finally|officially|also) ){0,2}(?:(?:quit|resigned|retired|graduated|eloped|got (?:fired|sacked|laid off|"
        r"married|engaged|divorced|promoted|hired))(?:(?: (?:today|yesterday|"
        r"last (?!lines?\b)\w+|this \w+|in \w+|a (?:week|month|year) ago))?\W{0,3}$| (?:my|our) job\b)|(?:(?:gave|handed|"
        r"given|put|turned) (?:in )?(?:my|our) (?:\w+ )?(?:notice|resignation)|(?:gave|handed) notice)\b)"
    ),
    unwell=(
        r"(?:and |but |so |ugh |sorry |oh )?(?:i've got|i have|i got|i think i have|i've) (?:a|an|the|this|"
        r"such a) (?:(?:bad|slight|"
        r"terrible|horrible|awful|nasty|splitting|killer|massive|pounding|little|bit of a|high|mild|huge) ){0,2}(?:headache|"
        r"fever|temperature|cold|flu|sore throat|runny nose|blocked nose|stuffy nose|tummy ache|stomach ache|stomachache|"
        r"toothache|cough|hangover|bug|stomach bug|tummy bug|cramps?)(?: (?:today|tonight|now|right now|again|"
        r"this (?:morning|afternoon|evening|week)|since (?:this morning|last night|yesterday)|atm|lol|haha|:\())?"
    ),
    owns_up=r"i (?:totally |kind of |kinda |completely |may have )?lied\b",
    labels=(
        r"(?:size \d|(?:tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|"
        r"next week),? (?:at )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?,? [a-z]{3}|(?:the |my |our |new |mine ?)(?:new )?(?:address|"
        r"phone|number|job|doctor|gp|email|e-mail|username|handle|birthday|name|nickname|allerg(?:y|ies)|meds|medication|"
        r"diagnosis|deadline|plan|goal|budget|size|shoe size|blood type|weight|height|stack|timezone|"
        r"favou?rite [\w ]{2,20})\s?(?::|,|is|=)|"
        r"decision (?:made )?(?:on|about)\b|decision:|(?:blood pressure|weight|glucose|sugar|heart rate|temperature|hba1c|"
        r"bp|ferritin|peak flow|fasting)[\w ]{0,25}:? ?\d|[a-z][a-z ]{2,25}: (?:no|never|always|only|black|white|extra|"
        r"vegan|vegetarian|without)\b|(?:the |my |our |your )?(?:\w+ )?(?:appointment|dentist|review|party|call|demo|"
        r"standup|concert|game|match|course|class|delivery|funeral|christening|graduation|test|scan|mri|blood test|haircut|"
        r"viewing|inspection|rehearsal|therapy|flight|train|exam|interview|meeting|surgery|wedding|deadline|mot|check-?up|"
        r"physio|vet)\b[\w' ,]{0,40}\b(?:on|at|is|tomorrow|next|this|:)\b)"
    ),
    third_person=(
        r"\b(?:deadline|decision|decided|decides|confirmed|commit(?:ted|s)?|prefers?|agreed|signed off|submission|release|"
        r"sprint|deploy\w*|migrat\w+|server|database|project|team|meeting|client|customer|budget|"
        r"standup|stand-up|repo|branch|build|pipeline|production|staging|launch\w*|adviser|advisor|paper|trial|model|app|"
        r"rating|rate)\b"
    ),
    lasting=(
        r"\b(?:since|always|every (?:day|week|night|morning|year|month|time|\w+day)|for (?:years|months|\d+ (?:years|"
        r"months)|the last)|lately|these days|still|chronic\w*|all the time|usually|permanently|for life|never|at night|"
        r"ever since|anymore|any more|easily)\b"
    ),
    past=(
        r"\b(?:i|we)(?: (?:just|also|recently|finally|already|even|then|actually|once|never|really|"
        r"officially))? (?:(?!need|feed|speed|breed|bleed|heed|proceed|succeed|exceed|agreed)\w{2,14}ed|went|got|had|did|"
        r"was|were|saw|met|ate|bought|sold|took|made|came|found|lost|left|read|ran|wrote|gave|told|fell|broke|won|began|"
        r"spoke|drove|flew|slept|felt|kept|thought|brought|taught|caught|spent|built|sent|paid|put|cut|hit|quit|knew|held|"
        r"swam|sang|drank)\b"
    ),
    life_events=(
        r"\b(?:rescued|took in|taken in|fostered|fostering|christened|baptised|named (?:him|her|it|them)|"
        r"called (?:him|her|it|them) (?=[a-z])|welcomed|moved|married|engaged|divorced|separated|broke up|born|died|"
        r"passed away|adopted|bought|sold|signed|quit|"
        r"resigned|retired|fired|laid off|hired|promoted|promotion|accepted|got (?:the|a|an|my|our|into|promoted|accepted|"
        r"in)|started|joined|left (?:my|the)|graduated|passed|failed|"
        r"broke|sprained|fractured|surgery|operated|operation|diagnosed|hospital|pregnant|won|enrolled|booked|ordered|"
        r"reserved|signed up|prescribed|switched|migrat\w+|launched|shipped|published|founded|inherited|finished (?:my|"
        r"the)|decided|chose|committed|promised|learned|learnt|stopped|gave up|built|expanded|collaborat\w+|grew up|"
        r"studied|worked|lived|used to|completed|reached|hit|set up|redesigned|added|attended|visited|redid|lost)\b"
    ),
    hedges=(
        r"(?:\b(?:might|(?<!\d )(?<!in )(?<!of )(?<!by )(?<!\dth )(?<!\dst )(?<!\dnd )(?<!\drd )may(?! (?:\d|the \d))|"
        r"maybe|perhaps|possibly|probably|presumably|likely|not sure|unsure|"
        r"not certain|not decided|undecided|no idea (?:if|whether)|toying|considering|thinking (?:of|about)|tempted|"
        r"a (?:good |small |slim )?chance|leaning(?! (?:on|against|over|out|back)\b)|inclined|"
        r"hesitat\w+|torn between|on the fence|looking into|mulling|"
        r"could|part of me|hinted|supposedly|apparently|allegedly|kind of (?:want|think)|sort of (?:want|think)|i guess|"
        r"i suspect|suspect(?:ed|s)?|seems? like|it seems|i have a feeling|something like|roughly|or so|if i remember|"
        r"if memory serves|don't quote me|can't remember|not 100|fairly sure|pretty sure|half sure|can't decide|"
        r"haven't decided|"
        r"we'll see|in two minds|of two minds|potentially|hopefully|i'd have to (?:look|check)|waiting (?:for|"
        r"on) (?:the )?(?:test |lab )?results?|wonder if|wondering (?:if|whether)|depends|eventually|someday|some day|"
        r"one day|in doubt|doubt|iirc|afaik|could end up|unless|tentative(?:ly)?|provisional(?:ly)?|"
        r"who knows)\b)"
    ),
    soft_hedges=r"\b(?:i (?:think|believe|feel like|reckon|find)|in my opinion|imo|imho|my take|about \d|around \d|almost)\b",
    anaphora=(
        r"(?:(?:he|she|they)(?!(?:'ve| have)? \w+ (?:me|us|my|our)\b)|it(?! runs in|'s (?:[\w' -]{2,30} or (?:nothing|"
        r"bust|silence)) |'s (?:just |only )?(?:me|us|my|our|been)\b|'s not .{2,30} i )|its|he's|she's|they're|his|her|"
        r"their|them|this(?! (?:year|month|week|weekend|spring|summer|autumn|fall|winter|term|semester|season|morning|"
        r"afternoon|evening|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b"
        rf"| {_CODE} (?:is (?:an?|in|on|built|written|deployed|hosted)|uses?|runs?|needs?|depends|requires?|targets?|ships?|"
        r"lives?|has|supports?|builds?|talks?|deploys?|listens?|exposes?)\b)|that|that's|these|those|both(?! (?:my|"
        r"our|of (?:my|our|us)))|neither|one of them|same|there(?! (?:is|are|was|were)\b|'s)|which|such|him|the same)\b"
    ),
    refers=(
        r"\b(?:(?<!\bin )it(?!'s [\w' -]{2,30} or (?:nothing|bust|silence))|them|those|that one|"
        r"there(?! (?:is|are|was|were)\b|'s)|the stuff|(?:wrote|typed|said|did|sent|put|posted|made) that(?= (?:on|in|to|"
        r"from|"
        r"with|for|as)\b|$))\b"
    ),
    pronouns=r"\b(?:him|her|hers|his|he|she)\b",
    politeness=r"\bplease\b",
    persons=r"(?:he|she|they|he's|she's|they're|his|her|their)\b",
    second_person=r"\b(?:you|your|you're|you've|yours)\b",
    continues=(
        r"(?:though|although|never have|never has|never will|neither|because|so\b|which|especially|except|but only|"
        r"hence|until|even if|"
        r"only if|hard deadline|diagnosed)\b"
    ),
    light=(
        r"\b(?:really|just|also|even|still|always|never|ever|definitely|totally|truly|super|pretty|quite|absolutely|actually|"
        r"honestly|certainly|finally|already|sure|surely|maybe|probably|too|well|much|many|more|most|lot|lots|bit|ton|tons|"
        r"bunch|kind|sort|type|stuff|things?|something|anything|everything|nothing|someone|anyone|everyone|people|"
        r"somebody|one|ones|way|ways|part|side|point|case|fact|idea|ideas|thought|thoughts|question|answer|word|words|"
        r"pleasures?|great|good|better|best|nice|bad|worse|worst|cool|awesome|amazing|incredible|wonderful|fantastic|"
        r"fabulous|lovely|"
        r"beautiful|gorgeous|pretty|perfect|excellent|brilliant|magical|special|unique|interesting|fascinating|inspiring|"
        r"inspir\w+|exciting|excit\w+|fun|funny|hilarious|cute|sweet|adorable|tasty|delicious|yummy|relaxing|refreshing|"
        r"rewarding|fulfilling|uplifting|heartwarming|touching|moving|powerful|meaningful|memorable|unforgettable|intense|"
        r"impressive|epic|wild|crazy|weird|strange|tough|hard|easy|difficult|challenging|rough|annoying|scary|sad|happy|"
        r"glad|proud|lucky|grateful|thankful|bless\w*|thrilled|stoked|pumped|motivat\w+|encourag\w+|determin\w+|"
        r"passion\w*|positiv\w*|optimistic|confident|confidence|hope\w*|joy\w*|happiness|peace\w*|calm\w*|love|loved|"
        r"loving|like|liked|enjoy\w*|feel\w*|felt|emotion\w*|mood|vibes?|spirit\w*|heart|soul|mind|energy|strength|"
        r"strong\w*|courage|smile\w*|laugh\w*|support\w*|help\w*|kindness|important|importan\w+|true|real|right|wrong|"
        r"big|small|little|huge|whole|new|different|worth|appreciat\w+|admir\w+|agree\w*|believ\w+|trust|dreams?|"
        r"goals?|future|journey|ride|path|adventures?|experiences?|memor(?:y|ies)|moments?|times?|days?|weeks?|months?|"
        r"years?|today|tonight|yesterday|tomorrow|now|lately|recently|soon|later|ago|once|while|moment|break|"
        r"life|world|reality|difference|impact|change\w*|changing|growth|progress|success\w*|effort\w*|challenges?|"
        r"obstacles?|struggl\w+|setbacks?|problems?|opportunit\w+|chances?|potential|power|focus\w*|balance|reminders?|"
        r"remind\w*|escape|get|gets|getting|got|gotten|go|goes|going|went|gone|come|came|coming|take|takes|taking|took|"
        r"make|makes|making|made|do|does|did|doing|done|give|gives|giving|gave|given|keep\w*|kept|let|lets|see|seen|saw|"
        r"seeing|look\w*|watch\w*|hear|heard|know|knew|known|think\w*|say|said|tell|told|talk\w*|chat\w*|spoke|speak|"
        r"ask\w*|try|tries|tried|trying|want\w*|need\w*|wish\w*|find|found|put|seem\w*|mean|means|meant|happen\w*|"
        r"start\w*|stop\w*|begin|began|end|ended|continu\w+|stay\w*|stick\w*|push\w*|grow\w*|learn\w*|learnt|"
        r"understand\w*|understood|remember\w*|forget|forgot|realiz\w+|realis\w+|show\w*|share\w*|sharing|bring|brings|"
        r"brought|bringing|hang\w*|hung|wait\w*|guess|bet|wonder\w*|imagine\w*|check\w*|able|ready|busy|free|together|"
        r"each|other|others|another|same|such|own|everyone's|somewhere|anywhere|everywhere|back|away|along|around|out|off|"
        r"up|down|again|yet|though|anyway|yeah|yes|ok|okay|oh|wow|lol|haha|omg|thanks?|thank|please|welcome|sorry|"
        r"luck|often|twice|around|first|lives|latest|few|couple|loads|recent|next|last|physical|deep|others?|way|person|"
        r"individuals?|aim\w*|rec{1,2}om{1,2}end\w*|constantly|explor\w+|towards?|diverse|array|variety|range|certain|"
        r"particular\w*|similar\w*|various|intrigu\w+|captivat\w+|"
        r"fascinat\w+|breathtaking|stunning|vivid|vibrant|delight\w*|combination|sense|tranquil\w*|profound|essence|"
        r"elements?|"
        r"aspects?|approach\w*|ensur\w+|provid\w+|allow\w*|compelling|connect\w*|meet|meets|overall|truly|craziest|"
        r"favou?rites?|"
        r"faves?|colou?rs?|notic\w+|random|decent|solid|chill\w*|vibing|alot|tho|lmao|rn|tbh|gonna|wanna|kinda|dunno|"
        r"figur\w+|manag\w+|deal\w*|handl\w+|happily|heard|especially|instead|usual|normal|regular|certainly|indeed|"
        r"dude|bro|man|guys?|buddy|mate|hey|can't|don't|won't|i'm|i'll|i've|i'd|we're|we'll|we've|it's|that's|there's)\b"
    ),
    idle=(
        r"(?:\b(?:i|we)(?:'ll| will|'d| would| should| might|'m going to|'re going to| have to| need to| got to| gotta|"
        r"'ll have to| can)(?: (?:definitely|def|surely|certainly|totally|probably|also|just|always|for sure|"
        r"absolutely|have to|"
        r"be sure to|make sure to|try to)){0,2} (?:check|try (?:it|that|them|this|to|making|out|those|these|your)|"
        r"give (?:it|that|them|this|those|these)|look (?:into|it|at|them|for|forward|up)|keep (?:it|that|you|your|an eye|"
        r"this|them|going|pushing|trying|working|those|these)|let you|take (?:a look|note|care|that|it|your)|watch|see|"
        r"think (?:about|of)|consider|remember|miss|be (?:here|there|sure|fine|okay|ok|happy|glad|around|rooting|waiting|"
        r"cheering|thinking)|do (?:it|that|my|so|this)|show (?:you|it)|send (?:you|it)|share (?:it|that|more|some|with)|"
        r"text you|call you|talk|catch|stay (?:strong|positive)|never (?:forget|stop|give)|head|ask (?:you|around|her|him)|"
        r"read (?:it|that|this)|listen|imagine|relate|tell|go (?:check|see|look)|help|bring|make it|get (?:it|there|one|"
        r"some|through)|not give up|keep)\b"
        r"|\b(?:i|we)(?:'m| am|'re| are|'ve been| was| were| feel| felt| have been)(?: (?:so|very|really|just|super|pretty|"
        r"also|always|definitely|truly|totally|all|both|still|feeling|a|an|a bit|a little|kinda|too|such|already|more|even|"
        r"absolutely|incredibly|extremely|beyond|not|quite|glad|now|feel|back|mix of|honestly|currently|actually)){0,4} "
        r"(?:happy|glad|proud|stoked|pumped|psyched|excited|thrilled|grateful|thankful|blessed|lucky|inspired|motivated|"
        r"determined|hopeful|honou?red|touched|moved by|amazed|impressed|jealous|sorry|sad|scared|nervous|anxious|worried|"
        r"stressed|overwhelmed|frustrated|confused|lost|down|tired|exhausted|drained|sore|bored|lonely|curious|intrigued|"
        r"looking forward|hyped|ecstatic|delighted|pleased|relieved|optimistic|positive|confident|ready|sure|good|great|"
        r"okay|ok|fine|doing|hanging|rooting|cheering|giving up|trying (?:to )?(?:my best|stay|keep|be|make the)|pushing|"
        r"staying|keeping|getting there|hoping|wishing|wondering|guessing|dying|kidding|serious|"
        r"here for|there for|on (?:the|my) (?:right|way)|in the same|all (?:for|about|ears|in)|game|down for|up for|open to|"
        r"with you|able|bummed|blown away|speechless|at a loss|in awe|obsessed with (?:this|that|it)|connected|alive|free|"
        r"fulfilled|upset|swamped|gutted|bummed|freaked|devastated|shocked|heartbroken|disappointed|hurt|getting over|"
        r"in shock|torn|homesick|"
        r"focusing on|relying on|accomplished|at peace|calm|relaxed|energi[sz]ed|refreshed|better|amazing|awesome|"
        r"incredible)\b"
        r"|\b(?:i|we)(?: (?:really|just|always|still|also|do|can't help but|truly|sometimes|kinda|even|totally|definitely|"
        r"often|never|did|didn't|don't|can|can't|could|couldn't|to)){0,3} (?:feel|felt|hope|wish|appreciate|believe|agree|"
        r"admire|value|guess|bet|doubt|relate|respect|wonder|cherish|thought (?:it|that|about)|think (?:it|that|you|so|"
        r"about)|wait|can imagine|know (?:what|how|that|it|right|you|the feeling|i)|understand|get (?:it|that|what|how|"
        r"why)|see (?:what|why|how|it|that|you)|mean|remember (?:that|it|when|you)|forget|dunno|want to (?:make|be (?:the|"
        r"a better|there)|keep|show|share|thank|say|hear|see|know|confess|tell)|keep (?:going|pushing|trying|at|working|"
        r"facing|changing|telling|thinking|it|up|forgetting|saying|hearing)|make the most|stay|can't express|"
        r"have (?:to|got to) (?:admit|say|agree|try|check|look|go)|gotta (?:say|admit|go)|love (?:it|that|this|how|"
        r"those|these|the way|seeing|hearing|spending time)|like (?:it|that|this|how|those|the way|seeing)|"
        r"enjoy(?:ed)? (?:it|that|this|every|the moment|seeing|hearing)|had (?:a|an|such|so much|lots|the) (?:[a-z]{1,14} )?"
        r"(?:great|blast|good|amazing|fun|lovely|wonderful|awesome|nice|best|tough|rough|hard|busy|crazy|time|experience|"
        r"fantastic|incredible|pretty))\b"
        r"|\b(?:means? (?:a lot|so much|the world|everything)|meant a lot|(?:keeps?|kept|keeping|makes?|made|making|gives?|"
        r"gave|giving|brings?|brought|bringing|helps?|helped|helping|inspires?|inspired|motivates?|drives?|fills?|lifts?|"
        r"cheers?|reminds?|reminded|teaches|taught|pushes|allows?|lets?|has given|shows?|got|gets|fuels?|encourages?) "
        r"(?:me|us|my|our)\b(?! (?:sick|gag|ill|sneeze|own|mouth|throat|tongue|lips|skin|nose|eyes|stomach|tummy|joints|"
        r"a (?!sense|lot|reason|boost|smile|feeling|push)))|"
        r"keep (?:it up|up the|going|at it|pushing|on|me (?:posted|updated)|shining|doing|fighting|spreading)|"
        r"never give up|(?:not|don't|won't|never) (?:give|giving|gave) up|worth it|one step at a time|(?:my|our) (?:best|"
        r"hardest|all)\b|hang(?:ing)? in there|let me know|let you know|here for you|there for (?:you|me|us|each)|"
        r"good luck|gave (?:him|her|them) my word|take care|no (?:problem|worries|doubt)|thanks?|thank you|congrat\w*|glad|"
        r"so happy|sounds? (?:like|"
        r"great|good|fun|amazing|awesome|nice|delicious|interesting|perfect|cool|so)|looks? (?:like|great|good|"
        r"amazing|awesome|delicious|so|really)|must (?:be|have been|feel)|can't (?:wait|believe|imagine|express|thank|"
        r"complain)|looking forward|since (?:we|our) (?:last|talked|spoke|chatted)|last (?:time )?(?:we|chat|talk|"
        r"convo|conversation)|long time no|(?:crazy|big|some|lots of|so many|great|weird|exciting|new|few) (?:\w+ )?things? "
        r"(?:\w+ )?(?:happen\w*|going on|to me|have)|here(?:'s| is| are) (?:a|the|one|what|some|my|our|another)|"
        r"check (?:it|this|that) out|"
        r"take a look|(?:chase|follow|pursue|live)\w* (?:my|our|your|their) (?:dreams?|passions?)|(?:i|we)'m? in\b$|"
        r"in (?:my|our|his|her) (?:hands?|pocket|lap|arms|mouth|bag)|as (?:i|we) speak|what (?:i|we)'ve been|the (?:kind|"
        r"best|perfect|little|small) (?:words|things?|part|way)|(?:the )?little things|my (?:heart|soul|mood|spirits?)\b|"
        r"(?:i|we)'m (?:just |still |currently |now )?(?:baking|cooking|eating|drinking|making (?:a|some|dinner|lunch|"
        r"breakfast|tea|coffee)|heading|getting ready|listening to|sitting|lying|about to|holding|standing|"
        r"drinking|washing|folding|cleaning|waiting)|what about you|and you|(?:definitely|def|surely|"
        r"certainly) (?:make sure|keep|try|be|have|consider|pack|plan|go|explore|visit|enjoy)|"
        r"(?:i|we)(?:'m| am|'re| was| were) out (?:to|for)|rn\b|(?:i|we) (?:was|were) (?:watching|thinking|wondering|"
        r"looking|talking|saying|"
        r"just|about to|going to|gonna|trying)|(?:i|we) can (?:just|now|finally|also|even|always)|meeting (?:so many|"
        r"some|new)|highly recommend|"
        r"(?:i|we) (?:never )?(?:thought|noticed|figured|assumed|realized|realised)|working (?:so |really |super |"
        r"extra )?hard|doing (?:my|our) (?:fair )?(?:share|part|bit)|"
        r"(?:busy|stressful|long|tough|rough|hectic|lazy|slow|quiet|chill|relaxing|productive|great|good|nice|fun|pretty) "
        r"(?:\w+ )?(?:day|morning|afternoon|evening|week|weekend|shift|night)|all day|so far|(?:i|we) (?:really |"
        r"just |also )?want (?:'em|them|people|"
        r"others|everyone|everybody|us) |(?:i|we) (?:really |also |truly )?(?:believe|think) (?:that|in|everyone|we|"
        r"[a-z]{1,12}ing|"
        r"meaningful|people|it)|not sure (?:i|if|how|what|why)|(?:i|we) (?:can|could|cannot) (?:really |totally |"
        r"definitely |also |"
        r"finally )?(?:accept|picture|understand|see|relate|be|feel|imagine|do|make|help|hear|tell|finally)|"
        r"another (?:one|thing)|"
        r"(?:i|we) need to|(?:i|we)'m (?:just |still |currently )?(?:unwinding|catching up|relaxing|chilling|resting|"
        r"deciding|doing|picturing)|"
        r"(?:biggest|main|greatest) (?:motivat\w+|supporters?|fans?|inspirations?|cheerleaders?)|the reason|"
        r"some of (?:it|those|these|them))\b)"
    ),
    offhand=(
        r"\b(?:i'll|i will|we'll|i might|i may|maybe i|i could|tempted|deciding|i'd|we should|i should|(?:i|"
        r"we) (?:think|guess|feel like|find|reckon) (?!i\b|i'm\b|i've\b|i'll\b|my\b|we\b|we're\b|of\b))\b"
    ),
    cheers=(
        r"(?:(?:and |so |just |but |please |always |(?!no\b|yes\b)\w{2,12}, |i'm (?:going to |just going to )?|i'll |"
        r"we'll |to ){0,3}(?:keep (?:it up|up the|going|at it|pushing|"
        r"on (?:going|keeping|doing|\w+ing)|me (?:posted|updated|in the loop)|shining|doing|fighting|spreading|being|smiling|"
        r"trying|working|rocking|chasing|believing|the faith|your (?:head|chin))|(?:never|"
        r"don't(?: you)?(?: ever)?) (?:give|giving|let|stop|forget|"
        r"lose|underestimate|settle|look back|quit)|let me know|hit me up|feel free|enjoy|have (?:fun|a (?:good|great|nice))|"
        r"stay (?:strong|positive|safe|true|focused|motivated|tuned)|believe in|remember why|take (?:care|it easy)|"
        r"hang in|go for it|"
        r"good luck)\b|(?:and |so |but |it's |they're )?always (?:full|good|nice|fun|great|happy|here|there|a|an|the|"
        r"worth|so|nice|more|something|important|"
        r"best|better|hard|easy|cool|awesome|amazing|ready|down|up|excited|been|remember|look on|something|in|on|room|wanted|"
        r"love|loved)\b|(?:and )?(?:always|never) \w+ (?:me|us|you|people) (?:smile|laugh|feel|happy|down|up|better|"
        r"company|going)|(?:and )?always makes?\b|if you say so|never say never|whenever you (?:need|want|feel|get|"
        r"have)|if you (?:need|want|ever)|(?:the|this|that) (?:sign|quote|card|message|shirt|mug|poster) says)"
    ),
    wisdom=(
        r"(?:^(?:unfortunately |well |honestly |yeah |but |so )?(?:i|we) (?:really |also |just |still )?(?:don't |"
        r"do not )?(?:think|believe|guess|feel like|vaguely remember|"
        r"know deep|totally get|totally agree|agree|get why|recommend|suggest|reccomend) (?!i\b|i'm\b|i've\b|i'll\b|"
        r"i should|my\b|our\b|we\b|we're\b|of\b)"
        r"|^[a-z]{3,20} can (?:always |also |really )?be (?:\w+ )?(?:tough|hard|good|great|fun|nice|scary|tricky|so|really|"
        r"difficult|challenging|rewarding|stressful|annoying)|^our (?:actions|efforts|stories|words|choices)\b"
        r"|^(?!(?:being|working|going|living|doing|having|getting|moving|training|studying) (?:in|at|with|for|from|to|"
        r"my|on|as|a )\b|"
        r"during\b|everything|something|nothing|anything|bring\b|spring\b|thing\b|wedding\b|meeting\b|building\b)"
        r"(?:not |just |sometimes |simply |really |always )?[a-z]{2,13}ing\b(?!.{0,60}\b(?:i|i'm|i've|"
        r"my (?:\w+ )?(?:favou?rite|hobb\w+|job|passion|thing|escape|mum|mom|dad|son|daughter|wife|husband|"
        r"brother|sister|grand\w+|dog|cat))\b).{1,90}?\b(?:is|are|"
        r"can|makes?|means?|helps?|takes?|gives?|brings?|feels?|keeps?|was|were|will|does|sounds?|must|really|definitely|"
        r"isn't|adds?|allows?|lets?|reminds?|shows?|seems?)\b"
        r"|^(?:yeah |and |but |so |well |plus |it shows |i think |i guess )?(?:life(?:'s)?|pets|dogs|cats|animals|"
        r"kids|friends|friendship|"
        r"family|families|art|music|nature|love|books|stories|writing|reading|cooking|dancing|dance|exercise|sports?|"
        r"travel(?:ling|ing)?|games|gaming|sometimes|things|people|everyone|everybody|we all|you never|there's (?:nothing|"
        r"something|always|no|so much)|nothing|change|self-care|kindness|moments?|memories|hard work|teamwork|"
        r"success|failure|dreams|happiness|it's (?:all|so|always|important|great|nice|amazing|awesome|good|cool|wonderful|"
        r"incredible|crazy|hard|tough|never|not always|not easy|like|fun|really|definitely|been|worth|true|wild|a good|a "
        r"great|just|such|about|okay|ok|normal|interesting|funny|sad|inspiring|rewarding|beautiful|lovely|the (?:best|"
        r"little|small))|that's|those|these|having|being)\b(?!.{0,70}\b(?:i'm|i've|my (?!life|heart|own|soul|day|mind|"
        r"best))\b)(?!.{0,50}\bi "
        r"(?!guess|think|believe|suppose|mean|feel|hope|agree|know|love|like|bet))"
        r"|\b(?:we (?:all|should|can (?:all|always|make|do|help|only|learn|tackle|achieve|still)|need to (?:be|keep|support|"
        r"help|remember|take|appreciate)|must|gotta|just need)|helps? (?:us|you|people)|makes? (?:us|you|people|life|it all)|"
        r"(?:reminds?|teach(?:es)?|shows?|gives?|lets?|allows?|connects?|brings?) (?:us|you|people)|our (?:stories|"
        r"community|communities|differences|words|voices?|kids) (?:can|are our|is so|deserve)|our (?:own )?(?:lives|"
        r"true selves|"
        r"loved ones|mental|dreams|hearts|minds|comfort zones?)|each other)\b)"
    ),
    telling=(
        r"\b(?:does|do|did|doing) nothing for (?:me|us)\b|\bleaves? me cold\b|\b(?:isn't|aren't|"
        r"not) (?:really )?for (?:me|us)(?=$|[,.;!])|\b(?:turns|puts) (?:me|us) off\b|"
        r"\bmore of an? [\w-]{2,14}(?: person)?\b|\b(?:gone|went|going) off \w|\bi'd sooner \w|"
        rf"\bi'm back {_RESUMED}|"
        r"\b(?:i|we) (?:can't|can not) (?:have|digest|tolerate|do) (?:any )?(?!(?:it|that|this|any|an?|my|our|the|you|them|him|"
        r"her|these|those|one|nice|everything|anything|both|enough|more|without|much|all|so|two|what|better)\b)\w|"
        r"\b(?:(?<!if )(?<!unless )(?<!when )(?<!since )(?:i'm|i am|we're|we are) (?:not|no) (?:(?:really|actually|"
        r"even) )?(?:an?|the|from|in (?!the mood|a )|on (?!my|the)|married|single|religious|vegan|vegetarian|retired|"
        r"british|[a-z]{4,12}(?:an|ish|ese|ist|er)(?! than)\b)|(?:i'm|i am|we're|we are) no \w|(?:i'm|i am|we're|"
        r"we are) not [a-z]{4,14} (?:at all|by any means|in any way)|or nothing|nothing but|all (?:i|we) (?:do|read|eat|"
        r"drink|watch|listen to|play|wear|cook|use)|only|always|never|every|usually|since|no longer|any ?more|used to|"
        r"stopped|quit|gave up|switched|(?:i'm|i am|we're|i was|i used to be|i've been) (?:\w+ly )?(?:an?|the|from|"
        r"vegan|vegetarian|married|single|divorced|retired|pregnant|born|working|living|studying|based|allergic|taking|"
        r"training|teaching|planning|learning|saving|expecting|moving|starting|getting|\d)|(?:i|we)(?: really| also|"
        r" still| always| never| only| don't| absolutely| do)? (?:have|own|love|hate|prefer|like|dislike|live|work|play|"
        r"speak|drive|study|teach|eat|drink|run|use|bought|sold|adopted|moved|married|quit|won|got|joined|started|"
        r"collect|paint|write|volunteer|bake|own|named?|can't stand|can't eat|don't eat|graduated)|(?:i|we) (?:don't|"
        r"do not|never) (?:ever |really |even )?(?:smoke|vape|swim|dance|cook|gamble|vote|ski|wear|watch|read|buy|take|"
        r"touch|cycle|sing|drink|drive)(?! (?:this|that|your)\b)|(?:i|we) (?:can't|cannot) (?:swim|drive|cook|dance|ski|"
        r"sing|cycle|whistle)|what (?:i|we)(?:'ve got|'ve| have| got| suffer from)(?: \w+){0,2}? (?:is|are)|favou?rite|"
        r"fan of|call me|name)\b"
    ),
    fragments=(
        r"(?:to (?!me\b|my\b|us\b)|by\b|with\b|in\b|at\b|on\b|from\b|for\b|than\b|like\b|about\b|via\b|of\b|or\b|and\b|"
        r"without\b|only\b|during\b|between\b|under\b|over\b|into\b|through\b|near\b|as\b)"
    ),
    subjects=(
        r"(?:\b(?:i|i'm|i've|i'll|i'd|we|we're|we've|we'll)\b|\b(?:my|our) (?:[\w'-]{1,20} ){1,4}?(?:is|are|was|were|"
        r"has|have|had|"
        r"will|can|[a-z]{2,14}s|[a-z]{2,14}ed)\b|\b(?:he|she|they|it) [a-z]{1,20}|\b[a-z]{1,20} (?:is|are|was|were|"
        r"turns|starts|has|needs|"
        r"wants|lives|works)\b(?! one\b))"
    ),
    dates_only=(
        rf"(?:(?:(?:from|on|it's|between) )?(?:the )?(?:{_WEEKDAY}s?,?|\d{{1,2}}(?:st|nd|rd|th)?|(?:january|february|"
        rf"march|april|may|"
        rf"june|july|august|september|october|november|december)(?: \d|,| to|$)|next (?:week|month|year|{_WEEKDAY})|"
        rf"this (?:week(?:end)?|summer|"
        rf"winter|spring|autumn|{_WEEKDAY})|tomorrow|tonight|(?:at )?\d{{1,2}}(?::\d\d)? ?[ap]m|at (?:noon|midnight|\d))\b)"
    ),
    standing=(
        r"(?:^nothing (?:with|containing|too) |^(?!.{0,80}\b(?:i|we|he|she|they|it)\b)(?:all |any |the |"
        r"my )?[\w' -]{3,30}, (?:always|never|only) (?:in|with|on|as|at|before|after|by|from|under|"
        r"over|first|last)\b|\b(?:from now on|going forward|in (?:the )?future|every time|each time|"
        r"whenever (?:you|i)|any ?time (?:you|i)|(?:when|if) (?:you|i) (?:write|give|answer|reply|explain|send|suggest|ask|"
        r"show|talk|make|list|recommend|cite|quote|mention|book|code|draw|say|format|cite|translate|"
        r"cook)\b(?! (?:this|that|these|those|it)\b)|"
        r"(?:when(?:ever)?|if|every time|any ?time|each time) (?:you [a-z']{2,12}|i (?:ask|paste|send|share|give|"
        r"write|post|upload|show|forward|mention|"
        r"quote|say|type|attach|request|want you))\b(?! (?:this|that|these|those|it)\b)[^?]{0,60}?(?:,? (?:i (?:want|"
        r"need|prefer|expect|would like|'d like)"
        r"(?! to (?:be|go|see|cry|die|scream)\b))|, (?:please |pls )?(?:give|use|put|start with|lead with|skip|keep|"
        r"leave out|show me|stick to))|"
        r"(?:short|brief|quick|long|detailed|plain|simple|honest|blunt) (?:answers|replies|responses|messages|"
        r"sentences|summaries|explanations)(?: only)?(?: for me)?(?: please)?(?=$|,| please)|"
        r"next time|for all (?:your|my|future)|by default|(?:^|please |and |just |, )stop (?:\w+ing|with)|(?:i'd|"
        r"i would) (?:prefer|like|appreciate)(?: it)? if you|no \w+(?: \w+)? (?:please|ever)|"
        r"quit (?:calling|using|saying)|no more \w+|call me|address me|refer to me|don't (?:call|use|ever|suggest|"
        r"recommend|give me|mention|send|write|show me|add|include|talk|speak|assume|remind|start|end)|do not (?:call|use|"
        r"ever|suggest|recommend|mention|give me|add|include)|"
        r"(?:^|please |and |just |, )avoid (?:\w+ing|the|any)|please (?:only|avoid|never|always|use|keep|don't|do not|skip|"
        r"speak|answer|"
        r"reply|write|stick|be)|(?:answer|reply|respond|speak|write|talk)(?: to me)? (?:only |always )?in (?:english|"
        r"french|german|spanish|italian|british|plain|bullet|short|metric)|keep (?:it(?! (?:up|going|on|real|cool))|"
        r"your (?:answers|replies|responses)|"
        r"answers|replies|things) |"
        r"(?:i want|i need|i'd like|i prefer|i like|i always prefer) (?:you to|when you|your answers|answers|replies|"
        r"short answers|code|responses)|(?:^|please |and |just |, )use (?:(?:\d|two|four|eight)[ -]spaces?|"
        r"metric|tabs|spaces|celsius|british|the metric|"
        r"my)|(?:^|please |and |just |, )only (?:use|list|suggest|"
        r"answer|give)|(?:^|please |and |just |, |can )skip the|leave out|(?:talk|speak) to me (?:like|as)|"
        r"treat me (?:like|as)|explain (?:things|it|"
        r"everything|stuff)(?: to me)? (?:like|as)|no need to \w+|one concept at a time|as usual)\b)"
    ),
    for_good=(
        r"(?:^|[,:.;…–—-] ?|\b(?:please|pls|and) )(?:please |ideally |just )?(?:always|never|never ever|"
        r"every (?:single )?time|each (?:and every )?time|"
        r"no exceptions|without exception|from now on|going forward|as a rule|by default)(?:[ ,]{1,2}(?:please|pls|ok|"
        r"okay|thanks|thank you|thx|cheers|for me)){0,2}$"
    ),
    asked_for_good=(
        r"\b(?:can|could|would|will) (?:you|we) (?:please |just |maybe ){0,2}(?:always|never|stop (?:\w+ing|with|"
        r"it with)|not ever|"
        r"from now on|remember to always)\b|\b(?:can|could|would|"
        r"will) you (?:please |just )?(?!help|tell|explain|show|suggest|recommend|think|walk|check|guess|"
        r"imagine)[a-z]{2,12} .{2,60}\b(?:from now on|every time|each time|in (?:the )?future|going forward|"
        r"whenever i|by default)\b|"
        r"\bwould you mind (?:not |always |never )\w+.{2,60}\b(?:ever|from now on|in future|every time|again)\b"
    ),
    always_never=(
        r"^(?:please |always |just ){0,2}(?:run|launch|start|execute|build|deploy|install|format|lint|test|commit|push|merge|"
        r"release|publish)\b .{1,60}?\b(?:with|using|via|through|by|to|from|in|on) .{1,60}?(?:[,;.–—-] ?(?:and |but )?|"
        r"(?:and|but) )(?:never|not ever) "
        r"(?!mind|again|gonna|ever)\W?\w|"
        r"(?:^(?:so |and |but |also |please |pls |ok |from now on |remember |remember to |rule |no |yes |then |now |btw |"
        r"in future ){0,3}[,: ]{0,2}(?:always|never ever|never|don't ever|do not ever|"
        r"under no circumstances)(?: ever)? (?!\w+(?:ed|ing)\b|"
        r"again(?=[ ,.!]{0,4}(?:(?:lol|lmao|(?:ha){2,9}|omg|ugh|rofl)[ ,.!]{0,4}){0,3}$)|(?:lol|lmao|(?:ha){2,9})\b|has|is|"
        r"are|am|does|do like|been|thought|done|seen|knew|"
        r"watched|felt|met|hear|had|"
        r"have|again is|liked|ate|saw|got|was|were|did|loved|"
        r"heard|tried|went|drank|owned|learned|my|the|in my|happened|mind)[a-z]{1,20}"
        r"|\b(?:you (?:must|should|have to|need to|are to|can|may)|please|i want you to|i need you to|make sure (?:you |"
        r"to )?|remember to|be sure to) (?:always|never)\b|\b(?:answer|reply|respond|write|speak|talk|use|call|address|"
        r"explain|put|format|sign|cite|ask)\b.{0,60}\b(?:always|every (?:single )?time|without exception|no matter what|"
        r"in all cases)\b(?! (?:i|we|been))"
        r"|\bdon't (?:you )?ever\b|(?<!\bi )(?<!\bwe )(?<!and )\bnever (?:ever )?(?!give up|let (?:me|us|you|anyone|"
        r"anything|go)|give (?:me|us) up)(?:suggest|call|use|mention|recommend|propose|send|write|answer|reply|"
        r"give|put|add|offer|include|tell|show|ask|say|talk|speak|bring up|share|assume|commit|push|deploy|delete|run|"
        r"touch)\b(?<!i never suggest)|\bin all (?:your|my) (?:answers|replies|responses|messages|code)\b|"
        r"\bno \w+ ever(?: again)?\b.{0,20}\b(?:please|ok)\b)"
    ),
    bids=(
        rf"\b(?:you|ya) (?:always |never |only |just )?{_MANNER}\b(?=.{{0,120}}\b(?:from now on|henceforth|going forward|"
        r"from here on|in (?:the )?future|for good|until i|unless i)\b)|\b(?:from now on|henceforth|"
        rf"going forward),? (?:you|ya) {_MANNER}\b|{_CLAUSE}(?:(?:please|pls|kindly|just|also|then|always|never|only|one|"
        r"two|three|first|secondly|from now on|from here on(?: in| out)?|going forward|moving forward|"
        rf"in (?:the )?future|by default|at all times|as a rule),? ){{0,3}}{_MANNER}\b(?! (?:me|us) (?:how|what|why|if|"
        r"whether|when|where|who|about|a break|a hand|the time)\b)|\b(?:can|could|would|will) (?:you|ya) (?:please |"
        rf"just |maybe |kindly |also |always |only ){{0,2}}{_MANNER}\b(?! (?:me|us) (?:how|what|why|if|whether|when|"
        r"where|who|about)\b)(?! (?:how|what|why|if|whether|when|where|who)\b)|\bwould you mind (?:not )?\w+ing\b|"
        r"\b(?:i|we)(?:'d| would)? (?:really |much )?(?:want|need|like|love|prefer|rather|expect|appreciate|"
        r"ask)(?: it)?(?: if)? you(?: to|'d| would| could| always| never| not| \w+ed)\b|\byou(?:'re| are)? (?:should|"
        r"must|need to|have to|are to|to|shouldn't|mustn't|not to) (?!be (?:kidding|joking)|see|know|try|come|visit|"
        r"have)\w+|\blet's (?:keep|stick|use|stop|drop|skip|speak|write|switch)\b|^(?:from now on|going forward|"
        r"moving forward|from here on(?: in| out)?|in (?:the )?future)[,:]? (?!.{0,80}\b(?:i|i'm|i'll|i've|we|we're|"
        r"we'll|my|our|he|she|they|it|it's|there)\b)(?:(?:no|only|always|never|less|fewer|more|just|zero|nothing but|"
        r"plain|short)\b|.{2,60}\b(?:only|please|first|instead)$)"
    ),
    every_time=(
        r"\b(?:as a habit|make it a habit|habitually|standing order|permanent rule)\b|\b(?:now or ever|now and always|"
        r"today and always|from this moment)\b|\b(?:from (?:now|here|today|this (?:point|day)|"
        r"tomorrow) (?:on(?:wards?)?|out|forward)|from here on (?:in|out)|(?:going|moving) forward|henceforth|"
        r"(?<!the )(?<!my )(?<!our )in (?:the )?future|for good(?! (?:measure|reason|luck|food|coffee))|forever|"
        r"permanently|once and for all|as a (?:standing |general )?rule|by default|without exception|no exceptions|"
        r"no matter what|at all times|ever again|(?:every|each)(?: single| and every)? time(?=$|[,.;:!)])|"
        r"(?<![,;:.–—] )(?:every|each|any)(?: single)? ?time (?:you|i)\b|(?<![,;:.–—] )whenever (?:you|i)(?!'re| are|"
        r" can| want| like| get| have| feel| need| wish| fancy)\b|(?:in|with|for|to|on|of|after|before|under|start|"
        r"begin|end|open|close|finish|sign) (?:every|each|all|any)(?: single)?(?: of)?(?: your| my|"
        r" the)? (?:[a-z-]{2,14} )?(?:answers?|repl(?:y|ies)|responses?|messages?|explanations?|questions?|summar(?:y|"
        r"ies)|chats?|conversations?|sessions?|emails?|drafts?|recipes?|translations?|reviews?|code|commits?|prs?|"
        r"files?|functions?|snippets?|queries|plans?|lists?|texts?|suggestions?|tables?|numbers?|prices?)\b|(?:every|"
        r"each) (?:answer|reply|response|message) (?:you|of yours|from you)|(?:everything|anything|"
        r"whatever) you (?:write|say|send|tell|suggest|recommend|show|give|make|draft|translate|cook|propose)|"
        r"until i (?:say|tell you) (?:otherwise|so|stop)|unless i (?:say|tell you|ask)(?: otherwise| for)?|(?:that|this|"
        r"it) (?:goes|holds|applies|counts) for)\b"
    ),
    each_case=(
        r"^(?:every|each|all|any)(?: single)?(?: of)?(?: your)? (?:answers?|repl(?:y|ies)|responses?|messages?|"
        r"explanations?|summar(?:y|ies)|emails?|recipes?) (?:should|must|has to|have to|needs? to|ends?|starts?|comes?|"
        r"gets?|stays?|is to|are to)\b|^(?:(?:new|my|one|house|ground|golden|standing|first|simple|small|only|ok|"
        r"so) ){0,3}(?:rule|deal|policy|law|condition)s?(?: (?:number one|one|for you|with me|of mine|here|between us|"
        r"from now on)){0,2}(?: ?[:,–—-] ?| is:? )(?!what|who|how|why|\w+\?)(?=\w{2})|\b(?:anything|everything|"
        r"whatever|(?:all|every|any|each)(?: the)? [\w-]{2,16}) (?:that )?you (?:write|send|give|make|show|tell|"
        r"suggest|recommend|draft|translate|say|cook|plan|propose)\b.{0,60}\b(?:should|must|has to|have to|needs? to|"
        r"is to|are to|shouldn't|mustn't|can't)\b|^your (?:answers|replies|messages|explanations|summaries|code|emails|"
        r"lists|recipes|translations|responses) (?:should|must|need to|have to|shouldn't|mustn't|can't|can stay)\b|"
        rf"{_CLAUSE}(?:(?:please|also|one|two|three),? ){{0,2}}(?:whenever (?!(?:you|u)(?:'re| are| can| want| like| get|"
        r" have| feel| need| wish| fancy)\b)|(?:every|each|any)(?: single)? ?time (?!(?:you|u) (?:can|want|"
        rf"like)\b))[^,;:?!]{{2,90}}, ?(?:please |just |always |then |never |only |you ){{0,2}}{_MANNER}\b"
    ),
    makes_thing=(
        r"\b(?:write|make|create|build|generate|draw|design|code|compose|draft|invent|set up|implement|program)(?: me| us)? "
        r"(?:a|an|the|some|one|another|this|that) (?:[\w-]{2,14} ){0,2}(?:script|function|program|class|method|test|job|"
        r"hook|button|"
        r"app|page|site|poem|story|song|letter|e?mail|macro|formula|bot|workflow|endpoint|feature|loop|cron|alert|trigger|"
        r"reminder|scene|dialogue|game|quiz|character)s?\b"
    ),
    complaints=r"(?:and |but |oh )?(?:you|ya) (?:keep|always|never|still|constantly|insist on)\b",
    holds_on=(
        r"(?:that's|this is|it's|consider (?:it|that|this)) (?:a |an |my |now a )?(?:standing (?:order|rule)|rule|"
        r"permanent\w*|general rule|for life)(?:,? please)?|(?:(?:kindly|please|just),? )?(?:don't|stop(?: it| that)?|"
        r"no more|cut it out|knock it off|quit it|drop it)(?:,? (?:now or ever|ever again|ever|for good|from now on|"
        r"again)){1,2}(?:,? please)?|(?:(?:and|so|yes|please|oh),? ){0,2}(?:(?:that|this|it|same)(?:'s| is)? (?:goes|"
        r"holds|applies|counts|stands|true|good|valid|for)(?: too)?(?: for)?(?: good| always| ever| all| every\w*| each|"
        r" any\w*| from now on| the future| the whole).{0,60}|(?:and )?(?:i (?:do )?mean )?(?:every (?:single )?time|"
        r"each time|always|from now on|for good|permanently)|not (?:just|only) (?:today|now|this (?:time|once)|"
        r"once))(?:,? (?:please|ok|okay|thanks|mind)){0,2}"
    ),
    adverbs_first=r"(?:always|never)\b",
    preferences=(
        r"\bmore of an? [\w-]{2,14} person\b|\b(?:gone|went|going) off \w|\bi'd sooner \w|\b(?:does|do|did|"
        r"doing) nothing for (?:me|us)\b|\bleaves? me cold\b|\b(?:isn't|aren't|not) (?:really )?for (?:me|us)(?=$|"
        r"[,.;!])|\bnothing beats\b|\byou can keep your\b|\bnot my (?:bag|scene|jam)\b|\bmy (?:weakness|guilty pleasure|"
        r"happy place|comfort food)\b|\bi'd (?:take|pick|have|choose) .{2,40} over\b|\b(?:turns|puts) (?:me|us) off\b|"
        r"\bgives? (?:me|us) the (?:creeps|ick|willies)\b|\bgive (?:me|us) .{2,60} any (?:day|time)\b|(?:\b(?:prefers?|"
        r"preferred|preference|favou?rite|rather|love|loves|like|likes|enjoy|enjoys|hate|hates|dislike|dislikes|"
        r"can't stand|can not stand|can't bear|adore|detest|loathe|fond of|fan of|partial to|not (?:a fan|keen|into|"
        r"big on)|keen on|obsessed with|crazy about|addicted to|sick of|fed up with|big on|always (?:take|order|choose|"
        r"pick|drink|eat|use|go|sit|have|buy|wear|ask|get|sleep|read|start)|never (?:take|order|choose|pick|drink|eat|"
        r"use|go|sit|have|buy|wear|touch)|only (?:drink|eat|use|wear|buy|read)|i (?:still )?want (?:tabs|spaces|short|"
        r"my|it|them|the|all|everything)|no (?:sugar|milk|ice|onions?|cilantro|nuts)\b|go-to|drives me (?:mad|crazy|"
        r"nuts|up the wall)|not my (?:thing|cup)|or nothing|nothing but|all (?:i|we) (?:eat|drink|read|watch|listen to|"
        r"play|wear) |makes? me (?:sick|gag)|don't (?:eat|drink|like|enjoy|do mornings|care for)|suits me|"
        r"works best for me|skeptical|sceptical|my cup of tea|i find|my take|(?:tastes?|smells?) (?:of|"
        r"like) .{2,30} (?:to|for) me|the only [\w' -]{2,30} (?:i|we) (?:can |could )?(?:bear|stand|like|enjoy|eat|"
        r"drink|want|watch|read|listen to|tolerate|trust))\b)"
    ),
    promises=(
        r"(?:^will \w+|\b(?:promise|promised|promises|i'll|we'll|i will|we will|i owe|we owe|i'm going to|we're going to|"
        r"i am going to|i plan to|we plan to|i'm planning|we're planning|planning to|i intend to|i commit|committed|"
        r"committing|commit to|i've got to|i have to|we have to|i must|i need to [^,;]{2,60} (?:by|before|on)|"
        r"going to (?:quit|stop|start|try|call|finish|send|pay)|must [^,;]{2,60} (?:by|before)|i vow|i swear to|hold me to|"
        r"remind me|don't let me forget|by (?:end of|next|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|"
        r"sunday|noon|tonight|the end)|appointment|i'm (?:starting|moving|leaving|flying|meeting|seeing|visiting|"
        r"travell?ing|getting married)|we're (?:starting|moving|leaving|flying|meeting|visiting|travell?ing|"
        r"getting married|targeting|going)|"
        rf"(?:tomorrow|on {_WEEKDAY}|next (?:week|month|{_WEEKDAY})) (?:i|we)\b|(?:i|we) (?:start|leave|fly|move|meet|take|"
        rf"have|see) .{{0,40}}\b(?:tomorrow|next|on (?:the )?(?:\d|{_WEEKDAY})|tonight)\b|due (?:on|by)|starting (?:next|"
        rf"tomorrow|on)|i'm taking|will be there)\b)"
    ),
    vital=(
        r"\b(?:allerg\w+|anaphyla\w+|epipen|coeliac|celiac|diabet\w+|insulin|epilep\w+|asthma\w*|inhaler|pacemaker|"
        r"pregnan\w+|intoleran\w+|medication|medicine|meds|pills?|tablets for|antidepressants?|blood thinners?|warfarin|"
        r"chemo\w*|cancer|tumou?r|heart (?:condition|disease|attack)|stroke|seizures?|"
        r"hypertension|blood pressure|high blood|chronic|disease|disorder|syndrome|diagnos\w+|bipolar|depression|ptsd|adhd|"
        r"autis\w+|deaf|blind|wheelchair|surgery|transplant|dialysis|haemophili\w+|hemophili\w+|suicid\w+|self-harm|"
        r"overdose|colou?r ?blind|recovering alcoholic|sober|penicillin|blood type|hiv|hepatitis|"
        r"migraines?|crohn'?s|lupus|arthritis|parkinson\w*|alzheimer\w*|dementia|multiple sclerosis)\b"
    ),
    tags=(
        (
            "health",
            (
                r"\b(?:allerg\w+|doctor|diabet\w+|medication|diagnos\w+|surgery|hospital|illness|blood pressure|asthma|"
                r"pregnan\w+)\b"
            ),
        ),
        ("work", r"\b(?:work|job|office|boss|colleague|team|company|project|deploy\w*|client|startup)\b"),
        ("family", rf"\b(?:{_KIN})\b"),
    ),
    proposals=(
        r"(?:\b(?:(?:shall|should) (?:we|the|it|this|they|my|our)|let's|how about|what about|we could|you could|"
        r"i(?:'d| would)? (?:suggest|propose|"
        r"recommend|go (?:with|for))|why not|why don't we|then\?|we go with|go with|stick with|settle on|instead\?|so it's|"
        r"it is then|agreed\?|deal\?|work for you|sound good|ok with you|are we (?:going|using|doing)|do we (?:go|use|pick|"
        r"want)|want to (?:use|go with|go for|pick|settle|switch|make it)|"
        r"best (?:option|choice|bet)|my (?:suggestion|pick|advice))\b|^(?:use|take|make it|pick|call it|name it|go|try|"
        r"switch|book|keep|move|start|meet|say|put|set|choose)\b.{1,100}\?|\bor\b.{1,60}\?$|"
        r"^[a-z0-9][^?]{1,60}(?:, )?(?:then|maybe|perhaps|instead)\?)"
    ),
    premises=r"(?:as|being) (?:an?|somebody|someone)\b|(?:with|given) (?:your|all your)\b|(?:knowing|seeing) (?:how|that)\b",
    offers=(
        r"\b(?:want me to|would you like me|shall i|should i|do you want me|can i (?:help|show|explain)|need (?:any )?help|"
        r"want to (?:see|practice|start|try|talk|learn|design|work|look)|would you like (?:to|a|some)|(?:start|begin|"
        r"kick off|continue|carry on) (?:with|by|from)|(?:a|an) (?:example|"
        r"recipe|explanation|draft|overview|list|summary)\b.{0,40}\?)\b"
    ),
    inquiries=(
        r"\b(?:do you (?:have|keep|live|work|play|own|like|eat|drink|drive|speak|study|take|use|run|teach|still|go|do|need|"
        r"sing|write|ride)|are you (?!sure|ok|ready|there|free)|have you (?!tried|heard|seen|read|considered)|is it your|"
        r"is that your|did you grow|were you|got any)\b"
    ),
    acceptances=(
        r"(?:(?:(?:yes|yeah|yep|yup|ok(?:ay)?|sure|right|perfect|great|good|fine|alright|deal|agreed|absolutely|definitely|"
        r"sounds good|exactly|cool|done|sold|works for me|fair enough|good idea|love it|i like (?:it|that)|oh|ah|hmm|hm|"
        r"well)[ ,!.:-]{0,4}){0,3}"
        r"(?:go (?:with|for|ahead with) (?:that|it|this|the|[a-z0-9])|let's (?:go|do|use|take|pick|stick|make|keep|try|"
        r"start|book|say|call|switch|meet)|(?:we|i)(?:'ll| will| am going to)? (?:go|use|take|do|pick|stick|keep) (?:with |"
        r"for )?(?:that|it|this|the)|that(?:'s| is) (?:the one|decided|settled|what (?:i|we)(?:'ll)? (?:want|use|do))|"
        r"(?:do|use|take|pick|make it|book) (?:that|it|this|the)|"
        r"it's a deal|it's settled|(?:it's )?decided|sold|deal|agreed|works for me|that works(?: for me)?|"
        r"sounds good to me|(?:i'm|we're) (?:in|sold|fine with (?:that|it)|going with)|\w+ it is|that one|make it so|"
        r"perfect for (?:me|us)|fine by me|settled|good plan|go ahead|go for it|do it|let's|make it happen|"
        r"the (?:first|second|third|last|former|latter)(?: one)?))"
    ),
    askable=(
        r"\b(?:allerg(?:y|ies|ic)|intoleran\w+|dietary|diet|medications?|meds|pets?|kids|children|siblings|brothers?|sisters?|"
        r"twins|instruments?|phobias?|glasses|favou?rite|languages?|conditions?|disabilit\w+)\b"
    ),
    to_assistant=r"\b(?:me|us)\b",
    taken_for=(
        r"^(?:(?:so|and|ah|oh|ok|wait|if i remember(?: right)?|if i'm not mistaken)[ ,:]{1,3}){0,2}(?P<told>(?:you're|"
        r"you are|you|"
        r"you've|your) "
        r"(?!(?:don't|can't|aren't|not|never|no longer|won't|didn't|haven't)\b)(?:(?! (?:not|never|no longer)\b|"
        r"n't\b)[^?]){3,100}?),? "
        r"(?:aren't you|don't you|haven't you|right|correct|is that (?:right|correct)|isn't (?:it|he|she|that right)|"
        r"aren't they|doesn't (?:he|she|it)|can't you|yes)$"
        r"|^(?:(?:so|and|ok|great|then)[ ,:]{1,3}){0,2}(?:(?:should|shall|can|may|do) i (?:also )?(?:note|remember|save|record|"
        r"store|write down|"
        r"keep in mind|add|make a note)|(?:do you )?want me to (?:note|remember|save|record|keep in mind)|"
        r"would you like me to (?:note|"
        r"remember|save|record))(?: down)? that (?P<noted>(?:you're|you are|you|you've|your) [^?]{3,100})$"
    ),
    turned=(
        (r"\byou(?:'re| are)\b", "i'm"),
        (r"\byou've\b", "i've"),
        (r"\byou\b", "i"),
        (r"\byour\b", "my"),
        (r"\byours\b", "mine"),
    ),
    plain_yes=(
        r"(?:(?:yes|yeah|yep|yup|right|correct|exactly|indeed|i am|i do|i have|that's (?:right|correct|true|me)|absolutely|"
        r"of course|"
        r"definitely|please|please do|sure|thanks|thank you|you're right|true)[ ,!.]{0,4}){1,4}"
    ),
    bare_yes=(
        r"(?:(?:fine|alright|yes|yeah|yep|yup|sure|ok(?:ay)?|absolutely|definitely|agreed|perfect|of course|exactly|right|"
        r"totally|deal|"
        r"good idea|sounds good|great|please|let's|yes please|do it|go ahead|go for it|works)[ ,!.]{0,4}){1,4}"
    ),
    refusals=r"(?:no\b|none\b|nothing\b|neither\b|nope|nah|not (?:really|that|sure)|i'd rather not|don't|never|"
    r"hmm no|rather|instead|actually)",
    corrections=(
        r"(?:(?:no|nope|oh|oops|sorry|wait|ah|hm{1,9}|er|um|argh|damn|shit|well|hang on|"
        r"hold on)[ ,!.:-]{1,4}){0,3}(?:no[ ,]{1,2}wait|wait[ ,]{1,2}no|no[ ,]{1,2}sorry|sorry[ ,]{1,2}(?:no|i mean|"
        r"i meant)|wait|i mean|i meant(?! well| to\b| it| that| every)|i meant to say|correction|scratch that|strike that|"
        r"oops|my bad|my mistake|typo|make that|rather|i misspoke|no[ ,]{1,2}actually|actually[ ,]{1,2}no|"
        r"actually[ ,]{1,2}(?:it's|it is|make)|not \w+[ ,]{1,2}(?:but|it's)|no[ ,]{1,2}it's|i got that wrong|i was wrong|"
        r"let me correct that)\b[ ,:!.-]{0,4}(?:it's |it is )?"
    ),
    changes=(
        r"(?:\b(?:no longer|not anymore|not any more|anymore|any more|used to|switched|switching|switch|moved|moving|"
        r"migrat\w+|replaced?|replacing|instead of|instead|changed|changing|quit|gave up|stopped|from now on|"
        rf"now(?: \w+)? (?:use|uses|drink|live|work|on|go|prefer)|i'm back {_RESUMED}|"
        r"these days|pushed (?:to|back)|postponed|rescheduled|"
        r"moved to|brought forward|turned|became|become|left|leaving|dropped|went from|up from|down from|promoted|"
        r"new (?:job|address|number|phone|car|role|boss|name|deadline|date|plan|flat|house|place|place)|got (?:married|"
        r"divorced|promoted|engaged)|finally|after all|turns out|changed my mind|update|it's now|is now|are now|i'm now|"
        r"we're now|actually|cancelled|canceled|over|sold|fed up with|done with|no more|isn't .{1,30} any)\b)"
    ),
    apologies=(
        r"(?:sorry|my bad|my mistake|oops|whoops|woops|oopsie|typo|correction|(?:no|nope|wait|well|er|um|uh|ah|"
        r"argh)(?=\W)|i mean|"
        r"i meant|make that|actually|rather|fat fingers|lol|haha|scratch that|that should be|should be|"
        r"not \d[\d.,]{0,8})\b[ ,:!.…-]{0,4}"
    ),
    retracts=(
        r"(?:hold on[, ]{1,2})?(?:i gave you the wrong|i gave you a wrong)\b|(?:(?:small|quick|one|"
        r"tiny) )?correction (?:on|to|about|for) [\w' ]{2,30}(?=[:,]|$)|(?:scrap|scratch|forget|drop|ditch) (?:the|my|"
        r"that) [\w' -]{2,20}(?=$|,)|(?:ignore|forget|disregard|scrap) (?:my|the|that) (?:last|previous|earlier|"
        r"first) (?:note|message|bit|line|thing|text)\b|(?:(?:oh|ah|sorry|ok|well|actually|hang on|wait|and|"
        r"but)[ ,!.:-]{1,3}){0,3}(?:i (?:was|'ve been|'d been) (?:wrong|mistaken|confused|mixed up)|i (?:got|had|"
        r"'ve got|'d got|put|said|wrote) (?:it|that|this|the \w+|my \w+) (?:all )?(?:wrong|mixed up|backwards|muddled)|"
        r"i (?:told|gave) you (?:the |a )?wrong|i mis(?:spoke|remembered|typed|read|told)|i mixed (?:up|it|them|the)|"
        r"my (?:mistake|bad|error|fault)|(?:you can )?(?:scrap|forget|ignore|disregard|scratch|strike|drop|cancel|bin|"
        r"never ?mind|take back|i take back) (?:what|everything|anything|all|the (?:thing|bit|stuff)) (?:i|we|i've|"
        r"i'd)(?: have| had| just)? ?(?:said|told|wrote|typed|mentioned|gave|put)\b|(?:it |as it )?(?:turns|"
        r"turned) out)\b"
    ),
    denies=r"(?:(?:god|oh|ah|er|um|hell|lol|ha)[ ,]{1,2})?(?:no|nope|nah)\b[ ,.!…]{1,3}",
    past_of=(
        r"^(?:(?:no|nah|oh|well|but)[ ,]{1,2}){0,2}(?!i\b|we\b|it\b|that\b|"
        r"this\b)[\w'-]{2,20}(?: [\w'-]{2,15}){0,3},? (?:was|were|is|that was|that's) (?:last (?:year|month|week|summer|"
        r"winter|spring|autumn|season)|(?:ages|years|months) ago|before|in the past|(?:ancient )?history|a phase|"
        r"back then|the old me|when i)\b"
    ),
    slips=r"(?:no wait|i mean) ",
    reach_ends=r"\b(?:but|so|since|then|although|though|because|whereas|while|and i|and we)\b",
    conditions=r"\b(?:if|unless|as long as|provided|once|until|in case)\b",
    interjections=r"(?:nope|nah|no(?=[,.!]| (?:i|i'm|i've|we|we're|it|it's|my|our|she|he|they|you)\b))[ ,.!]{1,3}",
    negators=(
        r"\b(?:not|no|never|none|nothing|nobody|neither|nor|without|\w+n't|can't|won't|cannot|no longer|hardly|barely|"
        r"rarely|refuse[sd]?|unable)\b"
    ),
    negative_verbs=(
        r"\b(?:hates?|hated|dislikes?|disliked|detests?|loathes?|avoids?|avoiding|quit|quits|stopped|stops|gave up|"
        r"refuses?|despises?|against|lack|lacks|allergic|sick of|fed up|makes? me (?:sick|gag|ill))\b"
    ),
    first_person=r"\b(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|we'll|my|our)\b",
    verbs_after_name=(
        r"^(?:is|was|has|had|will|can|does|did|said|says|told|and|\w{2,14}s|\w{2,14}ed|isn't|doesn't|won't|never|always|"
        r"also)$"
    ),
    days_from_now=(
        (r"\b(?:today|tonight|this (?:morning|evening|afternoon))\b", 0),
        (r"(?<!after )\b(?:tomorrow|tmrw|tmr)\b", 1),
        (r"(?<!before )\byesterday\b", -1),
        (r"\blast night\b", -1),
        (r"\bday after tomorrow\b", 2),
        (r"\bday before yesterday\b", -2),
    ),
    relative_dates=(
        r"\b(?:next|christmas|xmas|easter|new year|halloween|thanksgiving|valentine\w{0,3}|noon|midnight|summer|spring|"
        r"winter|autumn|fall|days?|weeks?|months?|years?|sprint|fortnight|(?:for|within) (?:a|an|one|two|three|four|five|"
        r"six|\d{1,3}) (?:days?|"
        r"weeks?|months?|years?)|last (?!night)|this (?:week|month|year|weekend|summer|spring|winter|autumn|fall)|in (?:a|"
        r"an|one|two|"
        r"three|four|five|six|\d+|a few) (?:days?|weeks?|months?|years?)|ago|weekend|end of)\b"
    ),
    generic=(
        r"\b(?:the user(?:'s)?|users?|speaker|person|individual|mentioned|mentions?|said|says|stated|states|told|currently|"
        r"has|is|are|was|were|be|been|being|their|they|his|her|he|she|named|called|name|also|very|wants?|uses?|likes?|"
        r"currently|recently|reported|indicated|expressed|shared|noted)\b"
    ),
    circle=rf"\b(?:{_KIN}|guy|man|woman|someone|he|she|they)\b",
)
