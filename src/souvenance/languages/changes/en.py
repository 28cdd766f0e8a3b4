"""How English says that something is no longer so."""

from souvenance.languages.changes.pack import Changes, Slot, kinship, rivals
from souvenance.languages.pack import words

_NOW = (
    r"(?:now|these days|nowadays|from (?:now|here) on|from today|from this point|henceforth|going forward|as of (?:now|today|this|last|next|\d)?|since (?:then|last|this|yesterday|"
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december))"
)
_WHO = r"(?:i|we|he|she|they|who)"
_SHIFT = (
    r"(?:(?:switch|mov|migrat|chang|transition|shift|updat|upgrad|downgrad|lower|rais|push|promot|convert|increas|decreas|reduc|improv|"
    r"evolv|reschedul|postpon|transfer|revis|adjust|bump|relocat|jump)(?:e|es|ed|ing|s|d)?|(?:drop|swap|cut)(?:s|ped|ping|ting)?|"
    r"goes|going|went|gone|grew|grown|rose|risen|fell)"
)
_ADVERB = r"(?:(?:later|then|soon|never|eventually|just|now|also|actually|recently|finally|already|officially|currently|since|all|both) ){0,2}"
# Before a "left" that is a side: "my left ear", "the far left", "turn left at the gate".
_NO_SIDE = "".join(rf"(?<!\b{word} )" for word in "my your his her our their its the a far turn turned turning".split())
_OWNER = r"(?P<who>(?!(?:them|him|it|me|us|to|be|been|being|was|were|got|get)\b)[a-z]+)(?:'ve|'s|'m|'re| have| has| am| is| are| do| does| got)?"
_WORK = (
    "nurse doctor teacher engineer developer programmer designer lawyer accountant manager director chef cook baker "
    "plumber electrician carpenter mechanic driver pilot farmer gardener florist butcher barber hairdresser waiter waitress "
    "bartender barista cashier clerk secretary receptionist assistant analyst consultant researcher scientist professor "
    "lecturer tutor librarian journalist editor writer author translator interpreter photographer artist musician actor "
    "actress architect builder roofer mason welder machinist technician firefighter paramedic midwife vet "
    "veterinarian dentist pharmacist therapist psychologist psychiatrist surgeon physiotherapist judge policeman officer "
    "soldier sailor marketer recruiter salesman saleswoman salesperson realtor broker banker auditor economist cto ceo cfo "
    "founder freelancer contractor intern apprentice trainee student postdoc electrician surveyor courier postman cleaner "
    "caretaker nanny housekeeper tailor jeweller potter blacksmith farrier beekeeper shepherd fisherman winemaker brewer "
    "bookseller postwoman policewoman firewoman cabinetmaker joiner plasterer glazier decorator optician osteopath podiatrist dietitian nutritionist radiographer "
    "dancer singer comedian illustrator animator copywriter paralegal magistrate coroner diplomat stockbroker actuary statistician botanist biologist chemist physicist "
    "geologist archaeologist historian zookeeper groundskeeper janitor dishwasher sommelier pastrycook seamstress dressmaker upholsterer watchmaker locksmith roadworker stonemason"
).split()
_JOB = "|".join(_WORK)
_ROLES = (
    "tech lead|team lead|project lead|project manager|product owner|captain|president|treasurer|secretary|chair|"
    "chairperson|director|ceo|cto|keeper|goalkeeper|goalie|drummer|singer|bassist|contact person|emergency contact|point person|"
    "tutor|teacher|cleaner|supervisor|caseworker|social worker|consultant|surgeon|dentist|doctor|gp|physician|boss|manager|supervisor|landlord|landlady|accountant|hairdresser|barber|"
    "therapist|psychiatrist|coach|trainer|vet|lawyer|solicitor|mechanic|optician|physio|midwife|"
    "babysitter|nanny|childminder|bank|insurer|insurance|phone provider|internet provider|"
    "point of contact|team lead|editor|publisher|wife|husband|girlfriend|boyfriend|"
    "fiance|fiancee|partner|gym|employer|school|password manager"
)

_KIN_PIECE = (
    "(?:mother|mum|mom|father|dad|brother|sister|son|daughter|parents|child|children|husband|wife|partner|boyfriend|girlfriend)"
)
_ONE_OF = (  # things that have one value at a time
    "deadline|due date|budget|address|rent|price|salary|income|wage|fee|dose|dosage|target|goal|quota|limit|schedule|date|time|number"
)
_OTHER = "new|increased|reduced|updated|revised|adjusted|extended|raised|lowered|corrected|higher|lower"
_PUT_OFF = "rescheduled|postponed|put off|pushed back|deferred"

_AGE = r"\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety"
_TH = r"\d{1,3}(?=st|nd|rd|th)|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth"
_TONGUES = (
    "english|french|german|spanish|italian|portuguese|dutch|danish|swedish|norwegian|finnish|polish|czech|russian|ukrainian|greek|turkish|arabic|"
    "hebrew|hindi|bengali|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|irish|welsh|catalan|romanian|hungarian"
)
_TOLD = r"(?:what i (?:said|told you|asked(?: you)?(?: for)?|wrote)|everything i said|(?:my|the|that|our) (?:\w+ )?(?:rules?|instructions?|requests?|preferences?|thing|bit|note))"

CHANGES = Changes(
    code="en",
    light=words("""
        now nowadays currently actually finally really anymore longer lately recently yesterday today tonight tomorrow morning
        thing things stuff way bit lot kind sort day days week weeks month months year years time times moment
        go goes going went gone come came coming make makes made take takes took taking put use uses used using
        give gave given say said tell told know think thought want wanted need needed like likes liked love loves
        keep kept start started stop stopped quit switch switched move moved moving change changed changing replace replaced
        weigh weighs weighed cost costs measure measures last lasts
        prefer prefers preferred
        drink drinks drinking drank drunk eat eats eating ate eaten seen taken gotten
        definitely certainly absolutely totally simply
        never haven hasn isn aren wasn weren couldn
        end ends expire expires
        scared afraid terrified frightened petrified
        extended renewed upped bumped scheduled rescheduled postponed pushed slipped brought forward grew grown risen fallen rang phoned emailed texted
        don won didn doesn mr mrs ms
        become became try trying tried look looking feel see saw find found set new old good great nice well back
        instead correction update updated everyone people someone always usually often every per around about
        since pretty quite called name named right sure thanks thank fine good hey ok yeah oh by way understand figure wonder wondering kinda
        far past realize realized realise realised noticed hate hates hated dislike dislikes enjoy enjoys enjoyed appreciate preference preferences fan btw fyi sorry mistake anyway also too please help work works working
    """),
    presumes=("since", "considering", "considering that", "given that", "now that"),
    presupposed=(
        r"^(?:and |but |because |so )?(?:(?:i|we)(?:'ve| have| had)? )?(?:just |only |recently |finally |now )*(?:found out|learned|learnt|discovered|realized|realised|noticed|(?:been|was|were) told)\b",
        rf"\b(?:the|my|our|this) (?:{_OTHER}) (?:\w+ ){{0,2}}(?:{_ONE_OF}) (?:of|is|to)\b",
        rf"\b(?:what|which|when|where)\b[^.?!]{{0,60}}\b(?:been|was|were|got) (?:\w+ )?(?:{_PUT_OFF}|moved|changed|shifted|transferred)\b",
    ),
    cuts=(
        r"\b(?:please|pls|because|due to|thanks to|last|this|these|yesterday|today|for good|entirely|completely|altogether|when|back|after all|in (?:january|february|march|april|may|june|july|"
        r"august|september|october|november|december|spring|summer|autumn|fall|winter|\d{4})|a (?:week|month|year)|(?:two|three|a few) (?:weeks|months|years)|so far|anyway)\b",
    ),
    agents=words("i we"),
    mine=words("my our"),
    articles=words("the his her"),
    theirs=words("his her their"),
    junctions=("and",),
    separators=("but", "so(?! far)", "because", "although", "though", "whereas", "since i", "which means"),
    resumes=r"(?:i|i'm|i've|we|we're|we've|he|she|it|they|my|our|the|now|already)\b",
    change=(
        rf"\b{_NOW}\b(?! that)",
        rf"\b(?:the|my|our|this) (?:{_OTHER}) (?:\w+ ){{0,2}}(?:{_ONE_OF})\b",
        r"\binstead\b(?! of)",
        r"\bany ?more\b",
        r"\bno longer\b",
        r"\b(?:have|has|'ve|'s|had|was|were|is|are|been|got|gets) (?:(?!(?:in|at|on|of|an?|the|with) )\w+ ){0,2}(?:moved|changed|switched|shifted|rescheduled|"
        r"postponed|pushed|brought forward|raised|lowered|increased|reduced|cut|bumped|updated|upgraded|downgraded|"
        r"adjusted|extended|revised|renamed|promoted|transferred|replaced|corrected|cancelled|canceled|migrated|swapped)\b",
        r"\b(?:moved|changed|switched|shifted|rescheduled|postponed|renamed|transferred|migrated|transitioned|swapped)\b",
        r"\b(?:pushed back|pushed|raised|lowered|upped|lifted|jumped|climbed|rose|fell|shortened|lengthened|trimmed|increased|reduced|bumped|updated|upgraded|downgraded|adjusted|extended|revised|promoted|"
        r"evolved|improved|dropped|halved|doubled|went up|went down|gone up|gone down|goes up|goes down)\b[^.,;!?]{0,50}\b(?:to|from|by|till|until)\b",
        r"\b(?:slipped|slid|delayed|brought forward|moved up|pushed out|put back)\b",
        r"\b(?:put|went|goes|gone|brought|got|cut|trimmed|brings)\b[^.,;!?]{0,25}\b(?:up|down) to\b",
        r"(?:\bam|'m|\bis|'s|\bare|\bgot) (?:up|down|back down|back up) to\b",
        r"\b(?:from|starting) (?:next (?:week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)day) on",
        r"\bstarting (?:next|this|on|from|mon|tues|wednes|thurs|fri|satur|sun)\w*",
        r"\bfrom (?:this|next) (?:week|month|term|year|season)\b",
        r"\bfrom (?:mon|tues|wednes|thurs|fri|satur|sun)day(?! (?:to|till|until|through|morning|night))\b",
        r"\b(?:gone|went|going|goes|go|put|putting) (?:back )?(?:up|down)\b(?! (?:the|to the|in|with|my|our|a))",
        r"\b(?:grown|grew|shrunk|shrank|risen|rose|fallen|fell|climbed|swollen) to\b",
        r"\b(?:put|puts|putting|brought|brings|bring|pushed|pushing|moved|moving|shifted) [^.,;!?]{1,30} (?:back|forward|up|out) (?:to|until|till|by|an?)\b",
        r"\b(?:an|one|half an|two) hours? (?:earlier|later)\b",
        r"\b(?:wrong about|different [a-z]+ now|a different [a-z]+(?: [a-z]+)?)\b",
        r"\bgave (?:me|us) (?:\w+ ){1,3}more\b",
        r"\b(?:now|is|up|down) (?:up|down) to\b",
        r"\badjusted to\b",
        r"\b(?:repainted|painted over|redecorated)\b",
        r"\b(?:has|have|'s|'ve) (?:become|turned into|ended up)\b",
        r"\b(?:turned|became|ended up)\b",
        r"\b(?:on second thought|change of plans?|turns out|in fact|as it turns out|make that|not .{1,20} after all|after all)\b",
        r"\bactually\b",
        r"\bfinally\b",
        r"\bat last\b",
        r"\bnow that\b",
        r"\b(?:learned|learnt) to\b",
        r"\bno longer\b",
        r"\bnewly\b",
        r"^(?:so |ok |and |but |well |right )*(?:you (?:can|may)|it's (?:fine|ok|okay|alright) (?:for you )?to|feel free to)\b[^.;!?]{0,60}\b(?:again|now|after all|from now on)\b",
        r"\b(?:put on|lost) (?:some )?weight\b",
        r"\bany more\b",
        r"\bwe're (?:all )?on \w+ now\b",
        r"\bsettled on\b",
        r"\bwent with\b",
        r"\bphase(?:d)? out\b",
        r"\b(?:a|an|my|our|the) (?:\w+ )?(?:raise|pay rise|extension|promotion|demotion|price (?:hike|cut|rise|increase))\b",
        r"\b(?:bumped|put|took|moved|dropped|cut|knocked) (?:me|us|him|her|them|\w+'s \w+|\w+) (?:up |down |back )?to \d",
        r"\b(?:upped|extended|renewed|prolonged|doubled|halved|shortened|lengthened) (?:my|our|the|his|her|it|till|until|to|by|[a-z]+'s)\b",
        r"\b(?:cut|slashed|hiked|knocked|turned|set)\b[^.,;!?]{0,50}\bto [$£€]?\d",
        r"\bbeen in (?:an? |the )?(?:\w+ )?(?:home|hospice)\b",
        r"\bonly (?:\w+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ ){0,3}(?:in|on|at|left)\b",
        r"\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ ){0,2}left\b",
        r"\bdown to (?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b",
        r"\bthe new \w+ is\b",
    ),
    corrects=(
        r"\b(?:correction|corrected|to correct myself|(?:i was|i got (?:it|that)|i had (?:it|that)) wrong|i (?:misread|misspoke|misremembered|mistyped|misheard)"
        r"|my (?:mistake|bad)|i meant|scratch that|i mixed (?:it|them|that) up|i made a mistake)\b",
        r"\bnot (?!only|just|sure|bad|cheap|great)[^.,;!?]{1,40}? but (?!i\b|we\b|it\b|not\b|he\b|she\b|they\b)",
    ),
    switch=(
        r"\b(?:(?:switched|moved|migrated|changed|converted) (?:over |back |everything |it all |all of it )?|(?:went|gone) (?:over|back) )(?:to|from)\b",
        r"\bswapped\b",
        r"\breplaced\b",
        r"\bditched\b",
        r"\binstead\b(?! of)",
        r"\bmigrat(?:ed|ion)\b",
        r"\brewr(?:ote|itten)\b",
        rf"\b(?:only|just|exclusively|purely|entirely|all) (?:\w+ ){{0,4}}{_NOW}",
        rf"\b{_NOW} (?:\w+ ){{0,3}}(?:only|exclusively|entirely)\b",
    ),
    ended=(
        r"(?:^|[.,;!:] ?)no (?P<old>(?!more|longer|one|idea|way|problem|worries|need|doubt|thanks|wonder|news)[a-z]+(?: [a-z]+)?) (?:in|on|at|for|with) (?:my|our|the)\b[^.,;!?]{0,30}\b(?:now|these days|any ?more|from now on)\b",
        r"\byou can (?:stop|drop|skip|lose|cancel|quit) (?:the |my |those |that |all the )?(?P<old>[^.,;!?]{1,60})",
        rf"\b(?:forget|scrap|drop|ignore|disregard|cancel|undo|never mind|bin|ditch) (?:about )?{_TOLD} (?:about|on|regarding|with|for|of) (?P<old>[^.,;!?]{{1,60}})",
        r"(?:^|[.,;!:] ?|\bplease |\bjust |\bcan you |\bpls )stop (?P<old>[a-z]+ing\b[^.,;!?]{0,60})",
        r"(?:^|[.,;!:] ?)(?:please |ok |so |and )?(?:drop|ditch|lose|skip) the (?P<old>(?:\w+ )?\w+)(?=$|[.,;!]| please| from| and)",
        r"\b(?:no need to|(?:don't|needn't|do not) (?:have to|need to)) (?P<old>[^.,;!?]{1,60}?) (?:any ?more|now|from now on)\b",
        r"(?P<old>(?:[\w'-]+ ){0,2}[\w'-]+) (?:isn't|is not|isnt|ain't) (?:the|my|our|his|her|an?) \w+ any ?more\b",
        r"\boff the (?P<old>(?:\w+ )?(?:waiting list|list|rota|committee|meds|pills))\b",
        r"\bno longer (?P<old>[^.,;!?]{1,80})",
        r"(?<!have )(?<!has )(?<!got )(?<!'ve )(?<!there's )\bno more (?P<old>[^.,;!?]{1,60})",
        r"(?:\bnot|n't|\bdont|\bdoesnt|\bisnt|\barent|\bcant|\bwont|\bnever) (?P<old>[^.,;!?]{1,80}?) any ?more\b",
        r"(?<!\ba )(?<!\ban )(?<!\bthe )(?<!\bwas )(?<!\bwere )(?<!\bmy )(?<!\bof )(?<!\bin )(?<!\bbe )(?<!n't )(?<!\bnot )(?<!\bnever )(?:(?<!\bto )|(?<=decided to ))"
        r"\b(?:stopped|quit|gave up|given up|giving up on|done with|finished with|through with|cut out|cutting out|dropped|ditched|"
        r"got rid of|gotten rid of|sold|threw (?:out|away)|cancell?ed|scrapped|(?<!the )(?<!an )(?<!-)abandoned|swore off|shaved off|shaved|chopped off|sworn off|went off|gone off|kicked|"
        r"packed in|broke up with|split (?:up )?with|divorced|unsubscribed from|phas(?:e|ed|ing) out|deleted|shut down|gave away|"
        r"gave back|sick of|fed up with|over and done with|moved on from|weaned off|came off|grew out of|lost interest in|tired of) "
        r"(?:my |our |the |all |drinking |eating |using |taking |playing |doing |going to |to )?(?P<old>[^.,;!?]{1,60})",
        r"\b(?:i|we|he|she|they|it) used to (?P<old>[^.,;!?]{1,60})",
        r"(?P<old>(?:[\w'-]+ ){1,5})(?:is|are|was|were|got|has been|have been|'s been|'s) (?:now |finally |all |officially )?"
        r"(?:over|finished|done with|cancell?ed|gone|called off|dead|discontinued|scrapped|off the table|history)\b",
        r"(?:'m|\bam|'re|'s|\bis|\bbeen|\bcame) off (?:the |my )?(?P<old>(?!work|today|sick|to)[^.,;!?]{1,40})",
        r"\b(?:had|got|took|taken) (?:the |my |our |her |his )?(?P<old>[a-z]+(?: [a-z]+)?) (?:taken out|taken off|removed|ripped out|off|out|down)\b(?! (?:to|of|for|on|in|with))",
        r"\b(?:gave|threw|cut|ripped|tore|chucked) (?:the |my |our )?(?P<old>[a-z]+(?: [a-z]+)?) (?:up|away|out)\b(?! to)",
        r"\b(?:dropped|pulled|backed) out of (?:the |my )?(?P<old>[^.,;!?]{1,40})",
        r"\b(?:left|quit) (?:the |my |our )(?P<old>(?:\w+ )?(?:band|team|club|group|choir|course|class|league|committee|board|church|gym|guild|server|project))\b",
        r"\b(?:not|n't) (?:going|coming|moving|travelling|flying) (?P<old>to [^.,;!?]{1,40}) after all\b",
    ),
    replaced=(
        r"\bnot (?!only\b|just\b|even\b|merely\b|really\b)(?:in |at |on |to |with )?(?:the |a |an |my |our )?(?P<old>[^.,;!?]{1,40}?),? but (?:(?:in|at|on|to|with) )?(?!i\b|we\b|not\b|it\b)\w",
        r"\b(?:isn't|is not|aren't|isnt) (?:called |named )?(?P<old>[^.,;!?]{1,30}?),? (?:it's|it is|he's|she's|they're|but) ",
        r"(?:,|-) ?(?:and )?not (?:at|in|on|to) (?:the |my |our )(?P<old>[^.,;!?]{1,40})",
        rf"\b{_SHIFT}\b(?P<thing>[^.,;!?]{{0,60}}?)\bfrom (?P<old>[^.,;!?]{{1,60}}?) (?:over |back )?(?:in)?to (?P<value>[^.,;!?]{{1,60}})",
        rf"\b{_SHIFT}\b(?P<thing>[^.,;!?]{{0,40}}?)\b(?:off|away from|out of) (?P<old>[^.,;!?]{{1,40}})",
        rf"\b{_SHIFT}\b[^.,;!?]{{0,60}}?\bto (?P<value>[^.,;!?]{{1,60}}?) from (?P<old>[^.,;!?]{{1,60}})",
        r"\b(?:instead of|in place of|in lieu of|over to) (?P<old>[^.,;!?]{1,40})",
        r"\b(?:swapp?ed|trad(?:ed|ing)|exchanged|replaced|ditched|dropped|left|abandoned|changed) (?P<old>[^.,;!?]{1,50}?) "
        r"(?:for|with|by|in favou?r of)\b",
        r"(?P<old>(?:[\w'-]+ ){1,4})(?:was|is|got|gets|has been|have been|were|are|being) (?:now |finally )?replaced (?:by|with)\b",
        r"(?:,|-) ?(?:and )?not (?!\w+ing\b|sure|only|just|that|too|really|yet|bad|because|to)(?P<old>[^.,;!?]{1,40})",
        r"\b(?:replaced|replaces|succeeded|succeeds) (?P<old>[^.,;!?]{1,40}?) as\b",
        r"\b(?:takes?|took|taken|taking) over (?:\w+ ){0,3}from (?P<old>[^.,;!?]{1,40})",
    ),
    spent=(r"\b(?:have|has|got|'ve|there's|there is) no more (?P<old>[^.,;!?]{1,40})", r"\bno (?P<old>[a-z]+) left\b"),
    left=(
        rf"{_NO_SIDE}\b(?:left|quit|resigned from|leaving|moved out of|moved away from|moved from|got out of|retired from) "
        r"(?:my |our |the |his |her )?(?:job |post |position |place |flat )?(?:at |in |with )?(?P<old>[^.,;!?]{1,40})",
    ),
    renewed=(
        r"\b(?:renewed|replaced) (?:my |our |the |his |her )(?P<topic>(?:[a-z]+ ){0,2}?[a-z]+)(?=$|[,.;!]| (?:for|until|till|to|so|and|in|on|yesterday|today|last|this)\b)",
        r"\b(?:renamed|rebranded) (?:my |our |the )?(?P<topic>(?:[a-z]+ ){0,2}?[a-z]+)(?= (?:to|as|into)\b|[,.;!]|$)",
        r"\b(?:changed|switched|swapped) (?!(?:since|to|from|in|on|at|for|over|when|after|because|with|into|back|up|out|so|and|a|an)\b)(?:my |our |the |his |her )?(?P<topic>(?:[a-z-]+ ){0,2}[a-z-]+)(?:$|[.,;!]| (?:last|this|on|yesterday|in|and|to|again)\b)",
        r"(?:^|[.,!] ?)(?:my |our |the )?new (?P<topic>[a-z]+)(?: (?:arrived|came|is here|number)|:|$|[.,!])",
        r"\b(?:got|picked up|collected|bought|ordered) (?:my|our) (?:brand )?new (?P<topic>[a-z]+)(?=$|[^\w ]| (?:for|in|at|on|last|this|from|and|yesterday|today|now)\b)",
        r"\b(?:got|have|has|hired|found|bought|adopted) (?:myself |us |me )?a new (?P<topic>(?:[a-z]+ ){0,2}?[a-z]+)(?=$|[^\w ]| (?:for|in|at|on|with|that|which|last|this|from|and|so|to|called|yesterday|today|now|who|because|after|since|too|from)\b)",
    ),
    placed=(
        r"\b(?:moved|relocated|shifted|rehung|transferred|stored) (?:my |our |the |his |her |their )(?P<topic>(?:[\w'\"]+ ){0,4}?[\w'\"]+)(?: by [^.,;!?]{1,40}?)? (?:up |down |back |over )?(?:to|into|onto|in|on|above|over|under|below|beside|behind|next to|near)\b",
        r"\b(?:moved|relocated|shifted|transferred) (?P<topic>[a-z]{2,30} (?:no\.? ?|number |#)?\d{1,9}[a-f]?) (?:up |down |back |over )?(?:to|into|onto|in|on)\b",
    ),
    located=(
        r"\b(?:is|are|'s|keep|keeps|kept|hang|hangs|hanging|stand|stands|standing|lie|lies|sit|sits|live|lives|store|stored|leave|left|put|placed|mounted|moved|parked)\b[^.;!?]{0,60}"
        r"\b(?:in|inside|on|above|over|under|behind|below|beside|next to|near|at|by) (?:my|our|the|his|her|a|an)\b",
    ),
    deferred=(
        rf"(?:\b(?P<topic>(?:\w+ ){{0,4}}?\w+) )?\b(?:has |have |had )?(?:been|was|were|got|gets|is|are) (?:\w+ )?(?:{_PUT_OFF})\b",
    ),
    additive=(
        r"\balso\b",
        r"\btoo\b(?=\W*$|[,.;!?)]| (?:and|now|but|so|in|on|at|since|with|these|because)\b)",
        r"\b(?:i|we|me|us) too\b",
        r"\bas well\b(?! as i)",
        r"\bin addition\b",
        r"\bon top of\b",
        r"\bbesides\b",
        r"\banother\b",
        r"\badded\b",
        r"\bplus\b",
        r"\balongside\b",
        r"\bboth\b",
        r"\bstill\b",
        r"\bextra\b",
        r"\b(?:a|my|our) second\b",
        r"\bpicked up\b(?! (?:my|our|the) )",
        r"\bas well as\b",
        r"\bside gig\b",
        r"\bnot only\b",
        r"\bkeep(?:ing)? (?:both|the)\b",
        r"\btook up\b",
        r"\bsometimes\b",
        r"\boccasionally\b",
        r"\bnow and (?:then|again)\b",
        r"\bon the side\b",
        r"\bpart[- ]time\b",
        r"(?:'m|\bam|\bis|'s|\bare|\bas) (?:now )?(?:an? )?(?:volunteer|amateur|weekend|evening|unpaid|honorary|reserve|hobby) \w+",
        r"\b(?:night school|evening (?:class|classes|course))\b",
    ),
    conditional=(
        "if",
        "unless",
        "whether",
        "suppose",
        "imagine",
        "assuming",
        "once we",
        "once i",
        "when we",
        "as soon as",
        "in case",
    ),
    hedged=(
        r"\b(?:might|(?<!\d )(?<!st )(?<!nd )(?<!rd )(?<!th )(?<!in )(?<!since )(?<!last )(?<!until )(?<!till )(?<!by )(?<!this )(?<!next )(?<!\byou )may(?! \d)|maybe|perhaps|possibly|probably|could|would|should|i'd|we'd|he'd|she'd|they'd)\b",
        r"\b(?:thinking|thought|dreaming|talking|talk) (?:of|about)\b",
        r"\bconsider(?:ing|ed)?\b",
        r"\btempted\b",
        r"\bwonder(?:ing)?\b",
        r"\b(?:plan|plans|planning|hoping|hope|want|wants|wanted|wanting|like|love|intend|aim|aims|aiming|try|tempted|looking|wish|about|supposed|meaning|due|"
        r"trying|decided|need|have|has) to (?:be |start |eventually )?(?:switch|move|change|quit|stop|migrate|leave|give up|replace|try|drop|sell|ditch|"
        r"go|buy|get(?! back to)|cut|retire|find|look|raise|increase|reduce|lower|improve|lose|save|reach|double|upgrade|extend|shorten)\b",
        r"\b(?:going to|gonna|will|'ll|won't be) (?:be |soon |eventually |probably )?(?:switch|mov|chang|quit|stop|migrat|leav|giv|"
        r"replac|drop|sell|ditch|retir|start|try|cut|tak)\w*",
        r"\bnot sure\b",
        r"\bif (?:you|anyone|anybody)\b",
        r"\b(?:i|we) move on\b",
        r"\b(?:i think|i guess|i suppose|i doubt|looks like|apparently|seems?)\b",
        r"\b(?:someday|one day|eventually)\b",
        r"\bin a dream\b",
        r"\bdreamt\b",
        r"\balmost\b",
        r"\bnearly\b",
        r"\bcan't decide\b|\bhopefully\b",
        r"\blet's\b",
        r"\b(?:asked|told|advised|suggested|recommended|wants|begged|encouraged) (?:me|us|that i|that we) (?:to )?",
    ),
    asks=(
        "can you",
        "could you",
        "do you",
        "would you",
        "should i",
        "should we",
        "how",
        "what",
        "which",
        "where",
        "when do",
        "why",
        "is it",
        "are there",
        "does",
        "did you",
        "have you",
        "any tips",
        "any recommendations",
        "who",
    ),
    unmeant=(
        r"\b(?:another|one more) [^.;!?]{1,50}\blike (?:that|this|these|those|it) and (?:i|i'm|i'll|we|we're|we'll)\b|\bone more [^.;!?]{1,50} and (?:i'm|i'll|we're|we'll)\b",
        r"(?:^| )/s(?=$|[ .,!)])",
        r"\((?:that (?:was|is) |this is |it's |obviously |heavy )?(?:sarcasm|sarcastic|irony|ironic(?:ally)?|joking|jokes?|a joke|kidding|jk|not really)\W{0,3}\)",
        r"(?<!not )(?<!no )(?<!n't )\b(?:kidding|joking)\b(?! around| apart| aside)",
        r"\bjk\b",
        r"\b(?:that|it|this) (?:was|is) (?:just |only )?(?:a joke|sarcasm|sarcastic|irony|ironic)\b",
        r"^\W{0,3}(?:a )?jokes?(?=$|[ .,!]*$)",
        r"(?:^|[.,!(:] ?|\bgotcha )april fools?\b",
        r"\bsaid (?:nobody|no ?one) ever\b",
        r"\bpigs (?:can |might |will )?fly\b",
        r"\bin my dreams\b",
    ),
    bystanders=(
        r"(?:^|[,;:] ?|\bthat )(?:they|people|everyone|everybody|somebody|someone|folks|half the \w+)\b",
        r"\b(?:someone|somebody|anyone|anybody)\b",
    ),
    temporary=(
        r"\b(?:for now|for the moment|for the time being|temporarily|just (?:this|for) (?:once|today|tonight|now)|only (?:today|tonight|this)|"
        r"this once|tonight only|for (?:a|one|two|three|the|this) (?:\w+ )?(?:day|days|week|weeks|weekend|month|night|evening)s?(?: only)?|"
        r"while (?:i|we|he|she|they|my|our|the)|till (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|i|we|the|it)|"
        r"(?:'m|am|'s|is|'re|are) (?:living|staying|working|based) [^.,;!?]{1,40}?(?: for (?:(?:\w+ )?(?:few|two|three|four|five|six|nine|\d+) (?:weeks|months)|(?:the|this) (?:summer|winter|term|semester|season|year))| this (?:summer|winter|spring|autumn|term|semester))(?! now)|exceptionally|one[- ]off|as an exception|in the meantime|meanwhile)\b",
        r"^(?!.*\b(?:extended|pushed|postponed|delayed|moved|prolonged|renew|renewed|valid|open|good|rescheduled|due|isn't)\b).*\buntil\b",
    ),
    passing=(
        r"(?<!from )(?<!since )(?<!as of )(?<!starting )\b(?:tonight|today's|this (?:week|weekend|evening|morning|afternoon)(?:'s)?|"
        r"tomorrow|next (?:week|time)|this time|that (?:time|night|evening|day|morning|afternoon|weekend)|today)\b",
    ),
    begun=(
        r"\b(?:joined|started (?:work |working |a (?:new )?job )?(?:at|with|for)|(?:was|were|been|got) (?:just )?(?:hired|promoted|appointed)|"
        r"turn(?:ed|s) \d{1,3}|started (?:year|primary|secondary|high school|kindergarten|reception)|moved (?:in |over |house )?(?:to|into)|relocated to)\b",
    ),
    episode=(
        r"\b(?:yesterday|last night|the other day|once|this morning|(?:i|we|she|he|they) (?:had|took|ate|drank|ordered|chose|made|grabbed|wore|watched|cooked|tried)|last (?:week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|"
        r"sunday|summer|winter|year|time)|on the way|back when)\b",
    ),
    event=(
        r"^(?:\w+[ ,]{1,2}){0,4}?(?!(?:is|was|are|were|been|be|being|have|has|had|get|gets|got|not|never|the|a|an|my)\b)[a-z]+(?: and \w+)? (?:just |finally |already |also |then )?(?:visited|went(?! up| down| from| over)|saw|met|watched|ate|drank|"
        r"cooked|baked|ran|swam|hiked|walked|cycled|drove|flew|travelled|traveled|painted|cleaned|repaired|fixed|called|phoned|"
        r"emailed|wrote|read|attended|celebrated|enjoyed|tried|played|made|helped|gave|brought|ordered|wore|borrowed|lent|"
        r"returned|discussed|presented|submitted|downloaded|corrected|expressed|shared|felt|had|took|did|told|heard|"
        r"broke|spent|paid|slept|woke|posted|recorded|planted|mentioned|noticed|debated|organi[sz]ed)\b",
    ),
    dated=(
        r"\b(?:switched|updated|changed|promoted|signed|bought|joined|started|enrolled|implemented|booked|moved|hired|installed|upgraded|corrected|"
        r"secured|began|created|launched|ordered|adopted|sold|visited|met|added|opened|planted)\b[^.;!?]{1,60}? on (?:the )?(?:[a-z]{3,9} \d|\d|[a-z]{3,6}day)",
    ),
    indefinite=(r"^(?:an?|one|some|two|three|several|many|people|there(?:'s| is| are| was| were))\b",),
    differences=(r"\bby (?:about |around |another |almost |roughly |nearly )?[$€£]?\d[\d.,]*%?",),
    past=(
        r"\b(?:former|formerly|previously|previous|ex|back then|in the past(?! (?:\w+ )?(?:days?|weeks?|months?|years?|hours?))|years ago|long ago|at the time|originally|initially)\b",
        r"\bused to\b",
        r"\bstarted (?:(?:the|this) (?:year|month|week|season|day) |out |off )?with\b",
        r"\b(?:was|were) (?:using|living|working|renting|married|dating|driving|based)\b",
        r"\b(?:lived|worked) (?:in|at|for|as|with|on)\b(?! \w+ (?:since|for (?:\w+ )?years now))",
        r"^(?=.*\b(?:\w+ed|was|were|had|did|went|ran|began|got|made|bought|built|wrote)\b).*\b(?:in|back in|until|before|by|around) (?:19|20)\d\d\b",
        r"\bmy old\b",
        r"\bour old\b",
        r"\bas a (?:kid|child|teenager|student)\b",
        r"\bat the age of\b",
        r"\bi grew up\b",
        r"\bold (?:boss|job|flat|house|address|doctor|dentist|number|car)\b",
    ),
    ceased=(r"\bused to\b",),
    confirms=(
        r"\bstill\b",
        r"\bas (?:i|we) (?:said|mentioned|told)\b",
        r"\b(?:like|as) i (?:said|told)\b",
        r"\btold you\b",
        r"\bi repeat\b",
        r"\bonce again\b",
        r"\b(?:i|can) confirm\b",
        r"\bconfirm(?:ed|ing)\b",
        r"\bto confirm\b",
        r"\bremains?\b",
        r"\bhasn't changed\b",
        r"\bsame as (?:before|ever)\b",
        r"\bas (?:always|ever|before|usual)\b",
        r"\byes\b",
        r"\bindeed\b",
        r"\bremember\b",
        r"\breminder\b",
        r"\bagain\b",
        r"\bit's true\b",
        r"\bunchanged\b",
        r"\bcorrect\b",
    ),
    negated=(
        r"\b(?:not|never|no|without|none|nothing(?! new|'s (?:new|changed)|s changed| has changed| to add)|cannot|hates?|dislikes?|avoids?|can't stand)\b",
        r"n't\b(?! (?:get enough|wait|believe|only|just|help|worry|mind))",
        r"\b(?:dont|doesnt|isnt|arent|cant|wont|didnt|hasnt|havent)\b",
    ),
    not_yet=(
        r"\byet\b",
        r"\bstill (?:not|haven't|hasn't|waiting|pending)\b",
        r"\bwaiting (?:for|to hear|on)\b",
        r"\bpending\b",
    ),
    never=(
        r"(?:(?<!you )\bhave|\bhas|(?<!you)'ve|'s)(?: still)? never (?:ever |actually |once )?(?P<verb>[a-z]+)",
        r"\b(?:haven't|hasn't|have not|has not|havent|hasnt) (?:actually |ever |even )?(?P<verb>(?!been able|had (?:time|the)|heard)[a-z]+)",
    ),
    lacks=(
        r"(?<!\byou )\b(?:don't|doesn't|do not|does not|dont|doesnt) (?:own|have)\b(?! (?:to|time)\b)",
        r"(?<!\byou )\b(?:can't|cannot|can not|cant) (?!stand|wait|help|believe|imagine)\w+",
        r"(?:\bis|(?<!you )\bare|\bam|'m|(?<!you)'re|'s) not (?!sure|happy|fond|keen|into)\w+|(?<!\byou )\b(?:isn't|aren't|isnt|arent) (?!sure|happy|fond|keen|into)\w+",
        r"\b(?:has|have|'s|'ve) no \w+",
    ),
    unsettled=(
        r"\b(?:waiting (?:for|on|to)|awaiting|expecting|pending|in progress|under (?:way|review|repair)|on order|ordered|appl(?:ied|ying|ication)|"
        r"looking|hunting|searching|saving|putting \w+ aside|training|studying|revising|preparing|cramming|learning|practising|practicing|"
        r"(?:'m|am|'re|are|is|'s|been) (?:\w+ )?(?:writing|building|making|renovating|redoing|doing up|reading|watching|knitting|drafting|planning|finishing|moving|fixing|painting|decorating|selling|buying|organising|organizing|sorting|working on|taking|having|going to|getting))\b",
        r"\b(?:halfway|partway|midway|(?:a (?:half|third|quarter)|half|most) (?:of the )?way|in the (?:middle|midst|process)|on (?:chapter|page|level|hold)|up to (?:chapter|page))\b",
        r"\b(?:owe|owes|owing|owed|debt|loan|mortgage|overdraft|unpaid|overdue|outstanding|arrears|paying (?:off|back)|instalments?|deposit)\b",
        r"\b(?:leak\w*|broke|broken|crack\w*|block\w*|jam(?:s|med|ming)?|stuck|crash\w*|fail(?:s|ed|ing)|flak\w+|faulty|stopped working|out of order|cut(?:s|ting) out|plays? up|acting up|buggy|bugs?|glitch\w*|issues?|problems?|errors?|trouble|dead|damaged?|"
        r"(?:doesn't|won't|not|isn't) (?:work|working|start|starting|heat|heating|turn|turning|charge|charging|close|closing|open|opening|load|loading)|keeps \w+ing|needs? (?:\w+ing|to be|a new|repair\w*))\b",
        r"\b(?:at|in) (?:the |a )?(?:garage|mechanic's|vet|vet's|vets|repair shop|menders|hospital|intensive care|icu|rehab|a&e|storage)\b",
        r"\b(?:full of|cluttered|messy|filthy|dirty|untidy|in a state|ill|sick|hurts?|hurting|sore|ach(?:es?|ing|y)|pain\w*|sprain\w*|fractur\w*|flu|cold|covid|cough\w*|fever|infect\w*|injur\w*|rash|bad (?:knee|back|hip|shoulder|foot|ankle|wrist|neck|tooth)|plaster|cast|crutches|braces|swollen|torn|pulled)\b",
        r"\b(?:still (?:need|have|got|haven't|hasn't|to)|haven't|hasn't|yet to|to[- ]do|not yet|yet|lost my|missing|unfinished|undecided)\b",
        r"\b(?:visa|exam|test|interview|thesis|dissertation|manuscript|essay|assignment|driving lessons?|(?:knee|is|back|hip) (?:\w+ )?bad)\b",
    ),
    news=(
        r"!{2,}",
        r"[\U0001f389\U0001f973\U0001f64c\U0001f38a]",
        r"\b(?:guess (?:who|what)|finally|at (?:long )?last|hooray|hurray|woohoo|yay|big news|good news|i hereby)\b",
        r"\bjust (?:got|passed|came)\b",
        r"\b(?:got|passed|came|arrived)\b[^.;!?]{0,40}\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today|this morning|last (?:night|week))\b",
        r"\b(?:speak|speaking|talk|talking|walk|walking|eat|eating|work|working) (?:\w+ ){0,4}again\b",
    ),
    unable=(
        r"\b(?:can't|cannot|cant|can not|don't know how to|dont know how to|never learn(?:ed|t) (?:how )?to|unable to|hopeless at) \w+",
        r"\b(?:don't|do not|dont) (?:drive|swim|cook|ride|ski|skate|surf|dance|sing|speak|knit|sew|dive|sail|type|bake|cycle|skateboard)\b",
    ),
    taken_up=(
        r"\b(?:started|taken up|took up|take up|learned|learnt|taught myself|got(?:ten)? into|hooked on|converted to|back (?:to|on)|gone back|went back|returned to|bought|adopted|picked up|"
        r"got (?:myself|ourselves)|treated (?:myself|ourselves) to|have (?:my|our) own|inherited|i'm the (?:proud )?owner of)\b",
        r"\b(?:eating|drinking|smoking|playing|running|driving|swimming|wearing|taking|using|eat|drink|smoke|play) (?:\w+ ){0,3}again\b",
    ),
    ahead=(r"\b(?:gonna|going to|will|about to|soon)\b|'ll\b",),
    first=(
        r"\b(?:my|our|his|her) (?:very )?first (?:ever )?(?!day|week|month|year|time this|of)[a-z]+\b",
        r"\bfor the (?:very )?first time\b(?! (?:this|since|in (?!(?:my|his|her|our) life))\w*)",
        r"\bfirst (?:\w+ ){0,2}of (?:my|his|her|our) (?:life|lives)\b",
        r"\bfirst time ever\b",
    ),
    forms={
        "been": "went flew came",
        "seen": "saw",
        "eaten": "ate",
        "drunk": "drank",
        "broken": "broke",
        "driven": "drove",
        "flown": "flew",
        "ridden": "rode",
        "swum": "swam",
        "worn": "wore",
        "written": "wrote",
        "spoken": "spoke",
        "sung": "sang",
        "done": "did",
        "taken": "took",
        "given": "gave",
        "gone": "went",
        "run": "ran",
        "fallen": "fell",
        "chosen": "chose",
        "begun": "began",
        "grown": "grew",
        "known": "knew",
        "thrown": "threw",
        "drawn": "drew",
        "stolen": "stole",
        "woken": "woke",
        "gotten": "got",
    },
    cumulative=(
        r"\bso far\b",
        r"\balready\b",
        r"\bnow\b",
        r"\bcurrently\b",
        r"\bto date\b",
        r"\bin total\b",
        r"\bhighest\b",
        r"\bbest\b",
        r"\blately\b",
        r"(?:\bhave|\bhas|'ve|'s) (?:\w+ ){0,2}(?:been|\w+ed|done|spent|read|put|seen|met|got|won|run|made|written|had|lost)\b",
        r"\bjust (?:finished|completed|hit|reached|passed|realized|realised|got|read|added)\b",
        r"\breached\b",
        r"\bup to\b",
        r"\brecently (?:completed|finished|reached|hit|extended|increased|passed)\b",
        r"\bis (?:now )?(?:at|rated)\b",
        r"\b(?:doing well|on a roll)\b",
        r"\bhaving (?:\w+ed|read|seen|done|made|written|run|put)\b",
    ),
    rates={
        "daily": r"\b(?:every day|daily|each day|once a day)\b",
        "weekly": r"\b(?:every week|weekly|each week|once a week)\b",
        "fortnightly": r"\b(?:every (?:other|two|second) weeks?|fortnightly|biweekly)\b",
        "monthly": r"\b(?:every month|monthly|each month|once a month)\b",
        "yearly": r"\b(?:every year|yearly|annually|once a year)\b",
    },
    copulas={"is": "is", "s": "is", "are": "are", "re": "are"},
    counts={"once": ("1", "time"), "twice": ("2", "time"), "thrice": ("3", "time")}
    | {word: (str(n), "") for n, word in enumerate("second third fourth fifth sixth seventh eighth ninth tenth".split(), 2)},
    elapsed=frozenset({"ago"}),
    one=(
        r"\bone(?= (?!of|day|more|another|thing|time|by|on|in|is|for|or|and|that|who|to)[a-z])",
        r"(?:(?<=\bto )|(?<=\bjust )|(?<=\bonly )|(?<=just the ))one\b",
        r"\ban?(?= (?:hour|week|month|year|day|dozen)\b)",
    ),
    cleft=(
        r"\bit'?s? (?:is )?\w+(?: \w+)? who\b",
        r"\bit is now\b",
        r"\bis (?:now )?the one who\b",
        r"\btook over\b",
        r"\btakes over\b",
    ),
    first_person=("i", "me", "my", "we", "our", "us", "mine", "ours", "im", "ive"),
    pronouns=words("he she it they that this"),
    persons=frozenset({"he", "she"}),
    subject_verbs=words("""
        is was has had does doesn died passed did didn isn wasn hasn works work worked lives live lived loves loved likes liked left got moved wants
        plays played eats ate drinks drank drives drove uses used runs goes went switched changed quit stopped started joined became
        turned prefers takes took said says can can't will won hates speaks studies teaches owns wears smokes gave now just no never
        s d ll also still
    """),
    things=words("""
        fyi btw
        dr prof mr mrs ms
        training practice rehearsal choir class lesson
        prod production staging database backend frontend server app site website stack ci deploys deployment migrations rent standup
        meeting lunch dinner breakfast work school budget weight blood password wifi backups tests logs tickets invoices
    """),
    roles=words("""
        boss doctor dentist landlord coach teacher tutor accountant manager lawyer therapist hairdresser vet nanny physio midwife
        optician mechanic
    """),
    children=words("son daughter child nephew niece twins"),
    also_names=words("will"),
    modifies_before=True,
    relatives=("who", "whose"),
    several=words("""
        uncle aunt cousin friend colleague coworker neighbour teammate classmate housemate flatmate client customer intern tenant teacher tutor
    """),
    onset=(
        r"^(?:and |so |but )?(?:from|starting|beginning|as of|effective) (?:now|today|tomorrow|here|this point|(?:this|next) (?:week|month|term|year)|"
        r"(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)"
        r"(?: on(?:wards?)?)?\b[ ,]*",
    ),
    compounds=(
        rf"(?i)\b{_KIN_PIECE}[- ]in[- ]laws?\b",
        rf"(?i)\b(?:step|half|god|ex|great[- ]grand)[- ]{_KIN_PIECE}\b",
        r"(?i)\bgreat[- ]?grand(?:mother|father|ma|pa|dad|son|daughter)\b",
    ),
    kin=kinship("""
        mother/mum/mom/mama father/dad/papa brother sister son daughter wife husband grandmother/grandma/gran/nan/granny
        grandfather/grandpa/grandad uncle aunt/auntie cousin nephew niece girlfriend boyfriend fiance fiancee twins
        stepmother/stepmum/stepmom stepfather/stepdad stepson stepdaughter stepbrother stepsister halfbrother halfsister
        motherinlaw/muminlaw/mominlaw fatherinlaw/dadinlaw brotherinlaw sisterinlaw soninlaw daughterinlaw parentsinlaw/inlaws
        godmother godfather godson goddaughter grandson granddaughter greatgrandmother/greatgran greatgrandfather/greatgrandad
        exhusband exwife exboyfriend exgirlfriend expartner child/kid/kids/children parents boss colleague coworker flatmate/roommate neighbour/neighbor/neighbours/neighbors
        friend/buddy/mate/pal/bestie teammate classmate housemate client customer intern tenant dog cat
        doctor/gp/physician dentist landlord/landlady coach/trainer teacher tutor accountant manager/supervisor lawyer/solicitor
        therapist/psychiatrist hairdresser/barber vet nanny/babysitter/childminder physio midwife optician mechanic
    """),
    genders=(("lady", "lord"), ("tress", "ter"), ("dresser", "dresser"), ("woman", "man"), ("ess", "")),
    offices=(
        r"\b(?:runs?|handles?|handled|manages?|leads?|heads?|chairs?|captains?|coordinates?|organi[sz]es?|looks? after|in charge|responsible for|on call|covers?|(?:does|do) the|"
        r"takes? care of|sees? to|keeps? the books|goe?s? to|ask|contact|teaches|teach|coach(?:es)?|supervises?|oversees?)\b",
    ),
    slots={
        "home": Slot(
            holds=(
                rf"\b{_OWNER} (?:been |now |moved )*(?:in|into) (?P<value>(?:an? |the )?(?:\w+ )?(?:(?:care|nursing|retirement|old people's) home|hospice|assisted living)[^.,;!?]{{0,40}})",
                rf"\b{_OWNER} {_ADVERB}(?:live|lives|living|reside|resides|based|settled) {_ADVERB}(?:in|at|on|near|by|outside) (?P<value>(?:(?! (?:with|and work) )[^.,;!?]){{2,50}})",
                r"\b(?:moved|settled|got) (?:my )?(?P<who>mum|mom|mother|dad|father|gran|grandma|granny|grandad|grandpa|nan|auntie|parents) "
                r"(?:into|to|in) (?P<value>(?:an? |the )?(?:\w+ ){0,2}(?:home|flat|hospice|bungalow|apartment|house)\b[^.,;!?]{0,40})",
                r"\bnew (?P<who>)(?:place|address|home|flat|house)(?: [^.:,;!?]{0,25})?: ?(?P<value>[^.;!?]{2,50})",
                r"^(?P<who>)(?:living|based|settled) (?:in|at|near) (?P<value>[^.,;!?]{2,50})",
                rf"\b{_OWNER} {_ADVERB}(?:moved|relocated|emigrated) (?:back )?(?:in )?to (?P<value>(?:(?! with )[^.,;!?]){{2,50}})",
                rf"\b(?P<who>we|i)(?:'re|'m| are| am) {_ADVERB}in (?P<value>[a-z]+) now\b",
                rf"\b{_OWNER} {_ADVERB}moved (?P<value>in with [^.,;!?]{{2,40}}|out|house|home|flats?|apartments?|again|away|abroad)\b",
                r"\b(?P<who>my|our|his|her) (?:\w+ )?(?:address|home|flat|house|apartment|place) is (?:now |at |in |on )*(?P<value>[^.,;!?]{2,50})",
            ),
            ends=(
                r"\b(?:back home|home|moved back|moved home|moving back|come back|came back)\b[^.,;!?]{0,30}\bfor good\b",
                rf"\b(?:{_WHO}|'ve|have|has) {_ADVERB}moved(?: house| out| home| flat| flats| away| abroad)?(?:$|[.,;!])",
                r"\bmoved house\b",
                r"\b(?:passed away|died)\b",
                r"\bsold (?:my|our|the) (?:house|flat|apartment)\b",
            ),
        ),
        "employer": Slot(
            holds=(
                r"\b(?:(?:work|works|working|intern|interning) (?:now )?(?:at|for)|employed (?:now )?(?:at|with|by)) (?!(?:it|this|that|them|all|everyone|everybody|me|us|you|him|her|home|night|hours|least|least|a while|now|\d+)\b)(?P<value>[^.,;!?]{2,40})",
                rf"\b(?:{_WHO}|'ve|have|has|[a-z]+) {_ADVERB}(?:joined(?! (?:an?|us|them|him|her|me|in|up|my|our|forces)\b)(?![^.,;!?]{{0,40}}\b(?:club|meetup|group|team|gym|class|course|choir|band|league|community|church|program|programme)\b)|started at(?! (?:the |a |an |my |our )?(?:gym|pool|studio|club|choir|class|course|school|beginning|end|bottom|top|\w+ level)\b)|got (?:a |the )?(?:new )?job (?:at|with)|hired by|"
                r"moved over to|jumped ship to|gone to work for|been poached by|poached by|accepted (?:a|the) (?:job|offer|position) (?:at|with|from)|working (?:at|for)) (?P<value>[^.,;!?]{2,40})",
                rf"\b(?:{_JOB}) at (?P<value>[^.,;!?]{{2,40}})",
                r"\b(?:employer|company name|company) is (?:now )?(?P<value>[^.,;!?]{2,40})",
            ),
        ),
        "title": Slot(
            holds=(
                rf"\b(?:work|works|working|training|retrain\w*|job|hired|promoted|position|employed) (?:now )?(?:as|to) (?:an? |the )?(?P<value>(?:\w+ ){{0,3}}(?:{_JOB}))\b",
                rf"(?:\bi'm|\bam|\bis|'s|\bbecame|\bbecome|\bqualified as) {_ADVERB}(?:an? |the )?(?P<value>(?:(?!(?:my|our|his|her|their|the|to|not|never|no|with|about|at|in|on|for)\b)\w+ ){{0,2}}(?:{_JOB}))\b(?! of (?:mine|ours))(?! (?:is|was)\b)(?!'s)",
                r"\b(?:promoted|moved up) to (?P<value>[^.,;!?]{2,40})",
                r"\b(?:job title|title|position|occupation|profession) (?:is|was updated to) (?:now )?(?P<value>[^.,;!?]{2,40})",
            ),
            ends=(),
        ),
        "age": Slot(
            holds=(
                r"\b(?P<who>[a-z]+)(?:'m|'s| am| is| are| turned| turns)(?: just| now| only| already| finally)?(?: turned| turning)? (?P<value>\d{1,3})(?![.:/-]\d)"
                r"(?: years? old| yo\b|(?=$|[.,;!]| (?:now|today|and|on|since|yesterday|last|this|in)\b))",
                rf"\b(?P<who>[a-z]+) (?:has )?(?:just |finally )?turn(?:ed|s) (?P<value>{_AGE})\b",
                rf"\b(?P<who>[a-z]+)(?: is|'s) (?P<value>{_AGE})(?: years? old|(?=$|[.;!]))",
                rf"(?:^|[.,;!] ?)(?P<who>)(?:just )?turn(?:ed|ing) (?P<value>{_AGE})\b",
                r"\b(?P<who>[a-z]+)'s (?:birthday[^.;!?]{0,20}|)turn(?:ed|s) (?P<value>\d{1,3})\b",
                rf"\b(?P<who>my|[a-z]+(?='s))(?:'s)? (?P<value>{_TH})(?:st|nd|rd|th)? birthday\b(?! (?:present|gift|card))",
                rf"\b(?:threw|gave|for) (?P<who>[a-z]+) (?:an? |her |his )(?P<value>{_TH})(?:st|nd|rd|th)? birthday\b",
                rf"\b(?P<who>[a-z]+) (?:has )?(?:just )?bl(?:ew|own) out (?:\w+ )?(?P<value>{_AGE}) candles\b",
            ),
        ),
        "school year": Slot(
            holds=(
                r"\b(?:in|started|starts|starting|into|gone into|moved up (?:to|into)|up to) (?P<value>year \d{1,2}|\d{1,2}(?:st|nd|rd|th) grade|(?:first|second|third|fourth|fifth|sixth|seventh|eighth) grade|kindergarten|reception|primary|secondary|high school)\b",
            ),
        ),
        "commute": Slot(
            holds=(
                r"\b(?:take|catch|get|taking) the (?P<value>bus|train|tram|metro|tube|subway|ferry|car) (?:in )?to (?:work|school|uni|college|the office)\b",
                r"\b(?P<value>cycle|bike|walk|drive|run|cycling|biking|walking|driving)(?: in)? to (?:work|school|uni|college|the office)\b",
                r"\b(?:go|get|come|commute)(?: in)?(?: to (?:work|school|uni|the office))? by (?P<value>bus|train|tram|metro|tube|car|bike|bicycle|boat|ferry)\b",
            ),
        ),
        "answer language": Slot(
            holds=(
                rf"\b(?:answer|reply|respond|write|talk|speak)(?: back)?(?: to)?(?: me)? (?:only |always )?in (?P<value>{_TONGUES})\b",
                rf"(?:^|[.,;!] ?)(?:only )?(?P<value>{_TONGUES}) (?:from (?:now|here) on|only)\b",
            ),
        ),
        "form of address": Slot(
            holds=(
                r"(?<!they )(?<!people )(?<!to )(?<!friends )\bcall me (?P<value>(?!an?\b|the\b|back\b|when\b|if\b|at\b|later\b|tomorrow\b|on\b|in\b|for\b|by\b|to\b|crazy\b|mad\b|old\b|picky\b|what)"
                r"[a-z]+(?: [a-z]+)?)(?=$|[.,;!]| please| from| now)",
            ),
        ),
        "weight": Slot(
            holds=(
                r"\b(?:weigh(?:ed|ing)? in at|i weigh|my weight is|(?:bathroom )?scales?(?: this morning| today| says?| said|:)+) (?:now |about |around |just )?(?P<value>\d{2,3}(?:[.,]\d)?)\b",
            ),
        ),
        "role": Slot(
            holds=(
                rf"\b(?:my|our|the|his|her|their|'s) (?:new |current |main |primary |family )?(?P<key>{_ROLES})(?:'s name)?(?: is|'s|:)(?: now| called)? (?P<value>(?!(?:in|at|from|on|with|to|of|not|very|so|about|for|an? (?!\w+ (?:called|named)))\b)[^.,;!?]{{2,40}})",
                rf"(?P<value>[a-z'. -]{{2,30}}) (?:is|'s) (?:now )?(?:my|our|the) (?:new |current )?(?P<key>{_ROLES})\b",
                rf"\b(?:my|our) new (?P<key>{_ROLES}),? (?P<value>(?:(?:mr|mrs|ms|dr) )?[a-z]+)\b",
                rf"(?:^|[.,;!:] ?)(?:so |and |but )?(?P<value>(?:(?:mr|mrs|ms|dr|miss) )?[a-z'-]+(?: [a-z'-]+)?), (?:my|our) (?:new |current )?(?P<key>{_ROLES})\b(?=[,.;:!?]|$| \w+(?:s|ed)\b)",
                rf"\b(?:my|our) (?P<key>{_ROLES}),? (?P<value>(?:(?:mr|mrs|ms|dr|miss) )?[a-z'-]+)(?=,| (?:is|was|says|said|wants|has|just|called|rang|gave|told|came|took|put|keeps|made)\b)",
                rf"\b(?P<value>[a-z'-]+) (?:was|got|has been|is) (?:made|named|elected|appointed|voted)(?: as)? (?:the |our )?(?:new )?(?P<key>{_ROLES})\b",
            ),
        ),
        "favourite": Slot(
            holds=(
                r"(?<!least )\b(?:favou?rite|fave|preferred) (?P<key>\w+)(?: of all time| ever| these days| at the moment| nowadays)?(?: is|'s|:| are|'s)(?: now)? (?P<value>[^.,;!?]{2,50})",
                r"(?P<value>[^.,;!?]{2,40}) (?:is|are) (?:now )?(?:my|his|her|our) (?:new |all[- ]time )?(?:favou?rite|fave) (?P<key>\w+)",
            ),
        ),
        "number": Slot(
            holds=(
                r"(?<!work )(?<!business )(?<!'s )\b(?P<key>phone|mobile|email|e-mail|cell|wifi|account)(?: number| address)?(?: is|:|'s)(?: now)? (?P<value>[^,;!?]{4,50})",
            ),
        ),
    },
    states={
        "marital": {
            "single": (r"\b(?:is|am|i'm|'s|are) (?:now |currently )?single\b", r"\bnot seeing anyone\b"),
            "couple": (
                r"\b(?:live|living|are) together\b",
                r"\b(?:dating|seeing (?:someone|somebody|a (?:guy|girl|man|woman|boy))|going out with|in a relationship|has a (?:boy|girl)friend|have a (?:boy|girl)friend)\b",
                r"\b(?:i've|i have|i) (?:just )?(?:met someone|got a (?:boy|girl)friend)\b",
                r"\b(?:we've|we have) been together\b|\bmy (?:new )?(?:boyfriend|girlfriend)\b",
            ),
            "engaged": (
                r"\bengaged\b(?! in| with)",
                r"\b(?:proposed to me|popped the question|(?:he|she|i) said yes|my fiancee?)\b",
            ),
            "married": (
                r"\b(?:is|am|i'm|'s|are|got|were) (?:now |just )?married\b(?! next)",
                r"(?<!getting )(?<!get )\bmarried (?!to the|next)[a-z]+",
                r"\b(?:tied the knot|eloped|(?:our|my) honeymoon|said our vows)\b",
                r"\bgot (?:\w+ )?(?:married|hitched)\b",
            ),
            "divorced": (
                r"\b(?:divorced|divorcing|separated|split up|splitting up|broke up|broken up|breaking up|filed for divorce|called (?:it|things) off|called off the (?:wedding|engagement))\b",
                r"\b(?:left|leaving|walked out on) (?:my|his|her) (?:husband|wife|girlfriend|boyfriend|partner)\b",
            ),
            "widowed": (r"\b(?:widow|widower|widowed)\b",),
        },
        "work": {
            "employed": (
                r"(?<!hard )(?<!of )(?<!the )(?<!to )(?<!your )(?<!their )\b(?:works?|working|employed) (?:as|at|for|in)\b(?! (?:progress|it|this|that|order|everyone|everybody|them|all|me|us|you)\b)",
                r"\b(?:my|his|her) job (?:is|as|at|in)\b",
                rf"(?:\bi'm|\bam|\bis|'s) (?:an? |the )?(?:\w+ ){{0,2}}(?:{_JOB})\b",
            ),
            "left": (
                r"\b(?:left|quit|resigned from|fired from|laid off from|leaving) (?:my|his|her|their|the|our) (?:\w+ ){0,2}(?:job|firm|company|position|"
                r"post|practice|agency|office|bank|hospital|school|shop|restaurant|factory|team|startup|business|industry)\b",
                r"\b(?:resigned|laid off|made redundant|got fired|was fired|got the sack|(?:handed in|given|gave in|gave|put in) (?:my|his|her) notice|let (?:me|him|her) go|lost (?:my|his|her) job|"
                r"changed (?:jobs|careers)|new job)\b",
            ),
            "unemployed": (
                r"\b(?:unemployed|out of work|between jobs|job ?hunting|looking for (?:a |an |new )?(?:job|work))\b",
            ),
            "hired": (
                r"\b(?:got|landed|found|accepted|starting|started) (?:the |a |an |my )?(?:new |first )?(?:job|position|role)\b",
                r"\bfirst day (?:at|as) (?!school|home)",
                r"\bsigned (?:my|the|a) (?:new )?contract\b",
                r"\bgot hired\b|\b(?:start|starting|started|begin|love|loving) (?:my|the|his|her) new (?:job|post|role|position)\b",
                r"\b(?:hired me|(?:took|taken) me on|(?:got|accepted|took) the (?:job|post|role|offer))\b",
                r"\bback (?:at|in) work\b",
            ),
            "retired": (r"\b(?:retired|retirement|pensioner)\b",),
        },
        "household": {
            "shared": (
                r"\bshare (?:a|an|the|my) (?:\w+ )?(?:flat|apartment|house|room|place)\b",
                r"\b(?:live|lives|living) with\b",
                r"\b(?:flatmate|roommate|housemate)s?\b",
            ),
            "alone": (
                r"\b(?:live|lives|living) (?:on my own|on his own|on her own|alone|by myself)\b",
                r"\bmoved out\b",
                r"\b(?:place|flat|house|room) to myself\b",
                r"\b(?:my|his|her|their) own (?:place|flat|apartment|house)\b",
            ),
        },
        "diet": {
            "meat": (
                r"\b(?:eat|eats|eating) (?:\w+ ){0,2}(?:meat|chicken|beef|pork|bacon|steak)\b",
                r"\bcarnivore\b",
                r"\bmeat[- ]eater\b",
            ),
            "vegetarian": (
                r"(?<!no longer )(?<!no longer a )\bvegetarian\b(?! (?:recipe|dish|restaurant|option))",
                r"\b(?:gave up|quit|stopped eating|off) meat\b",
                r"\bno (?:more )?meat\b",
            ),
            "vegan": (r"(?<!not )(?<!longer )\bvegan\b(?! (?:recipe|dish|restaurant|option|dessert))",),
            "omnivore": (
                r"(?<!not )(?<!n't )\b(?:eat|eating|ate|back on|back to) (?:eating )?(?:\w+ ){0,2}(?:eggs|cheese|dairy|fish|meat|chicken)\b[^.;!?]{0,20}\bagain\b|\bback (?:on|to)(?: eating)? (?:meat|fish|dairy)\b",
                r"\bno longer (?:a )?(?:vegetarian|vegan)\b",
                r"\beat(?:ing)? everything\b",
            ),
        },
        "fear": {
            "afraid": (r"\b(?:scared|afraid|terrified|frightened|petrified) of\b",),
            "unafraid": (
                r"(?:\bnot|n't|\bno longer|\bnever|\bisnt|\barent) (?:\w+ )?(?:scared|afraid|terrified|frightened|petrified) of\b",
                r"\b(?:overc[oa]me|got over|conquered|beaten?|lost|cured of) (?:my|his|her|their|the) fear of\b",
            ),
        },
        "terms": {
            "apart": (
                r"\b(?:aren't|arent|are not|isn't|is not|not|don't|stopped) (?:speaking|talking|speak|talk)(?: to| with|$|[.,;!])",
                r"(?:\bnot|n't) (?:been )?on (?:speaking|good) terms\b|\b(?:won't|refuses to|not) (?:speak|talk|speaking|talking) to\b|\bestranged\b",
                r"\b(?:fell|fallen) out with\b",
            ),
            "reconciled": (
                r"\bmade up\b(?! (?:of|a|an|the|my|his|her|for|some))|\b(?:made|make) up (?:with|at|on|over|after)\b|\breconciled\b|\b(?:patched (?:things|it)(?: all)? up|made peace|sorted things out|back on (?:good|speaking) terms|friends again)\b|\bburied the hatchet\b",
                r"(?<!not )\b(?:speaking|talking|speak|talk) (?:\w+ ){0,4}again\b",
            ),
        },
        "search": {
            "searching": (
                r"\b(?:looking|searching|hunting) for\b(?!(?:[^\w.!?]{1,2}\w+){0,7}[^\w.!?]{1,2}(?:recommend|suggest|tip|advice|idea|inspir|info|resourc|way|help|option|data|strateg))",
                r"\bin search of\b",
            ),
            "found": (
                r"\b(?:got|have|picked up|collected) the keys\b|\bmoved in\b",
                r"(?<!\bbe )(?<!\bbeen )\b(?:found(?! (?:that|out|it|myself|this|a lot))|signed for|bought|got one|settled on)\b",
            ),
        },
        "progress": {
            "ongoing": (
                r"\b(?:halfway through|partway through|get back to|getting back to)\b",
                r"\b(?:put|set|laid) (?:\w+ ){0,6}(?:down|aside) (?:for now|for a while|temporarily|until)\b",
                r"(?:'m|\bam|'re|\bare|\bis|'s) (?:currently |still )?(?:reading|watching|writing|working on|on|taking|building|planning|renovating|moving|applying|waiting|drafting)\b",
            ),
            "over": (
                r"\b(?:finished|completed|done|arrived|came through|delivered|submitted|handed in|wrapped up|went through|approved|accepted|rejected|cancelled)\b",
            ),
        },
        "health": {
            "ill": (r"\b(?:hurts?|sore|aches?|aching|painful|ill|sick|injured|sprained|insomnia)\b",),
            "well": (r"\b(?:fine|better|healed|recovered|cured|stopped hurting|doesn't hurt|all good|pain[- ]free)\b",),
        },
        "leave": {
            "away": (r"\bon (?:\w+ )?(?:leave|holiday|vacation|sabbatical)\b", r"\boff (?:sick|work)\b"),
            "back": (
                r"\b(?:first|second) (?:day|week) back\b",
                r"\bback (?:(?:at|to|in) (?:my )?(?:work|the office|the grind|school)|from (?:leave|holiday|vacation|sabbatical)|in the office)\b",
                r"\breturned to work\b",
            ),
        },
        "office": {
            "shared": (r"\bshare (?:a|an|the|my) (?:\w+ )?(?:office|desk)\b",),
            "alone": (r"\b(?:office|desk) to myself\b", r"\b(?:my|his|her) own office\b"),
        },
        "tenure": {
            "rented": (r"\b(?:rent|rents|renting|tenants?)\b",),
            "bought": (r"\bbought (?:the|our|a) (?:\w+ )?(?:house|flat|apartment|place)\b", r"\bown (?:our|the)\b"),
            "sold": (r"\bsold (?:the|our|my)\b",),
        },
        "debt": {"owed": (r"\bowes?\b",), "paid": (r"\b(?:paid (?:\w+ ){0,3}back|repaid|settled up|paid off)\b",)},
        "study": {
            "student": (
                r"\b(?:a|an) (?:\w+ ){0,3}(?:student|undergrad|undergraduate|apprentice)\b(?! (?:loan|debt|house|flat|card|discount))",
                r"\b(?:studying|studies|reading) (?:\w+ ){1,3}(?:at|in)\b",
                r"\bat (?:\w+ )?(?:uni|university|college|sixth form|art school|med school|law school)\b",
                r"\b(?:doing|does|in the middle of) (?:a|an|my|his|her) (?:\w+ )?(?:degree|phd|masters|master's|doctorate|apprenticeship)\b",
                r"\bin (?:my|his|her) (?:first|second|third|fourth|final|last) year\b",
            ),
            "over": (
                r"\b(?:graduated|dropped out|qualified (?:as|in|last|this)|finished (?:uni|university|college|school|my degree|her degree|his degree)|got (?:my|his|her) (?:\w+ )?(?:degree|diploma|phd)|passed (?:my|his|her) finals)\b",
                r"\b(?:left|quit|jacked in|packed in|gave up) (?:uni|university|college|school|(?:my|his|her) (?:degree|studies|course))\b",
                r"\bhave (?:my|a) (?:\w+ )?degree\b",
            ),
        },
        "naming": {
            "unnamed": (
                r"\b(?:no name|nameless|without a name|hasn't (?:got )?a name|haven't (?:named|picked a name|chosen a name|got a name|settled on a name))\b",
            ),
            "named": (
                r"\b(?:is|'s|are|we've|we|they|they've) (?:now |finally )?(?:called|named|naming|calling)\b|\bname is\b",
            ),
        },
        "tongue": {
            "unspoken": (
                r"(?:\b(?:can't|cannot|cant)|n't|\bdont|\bnot) (?:really )?(?:speak|understand|know|follow)\b|\bspeaks? no\b|\b(?:not |n't know )a word of\b",
            ),
            "spoken": (
                r"\b(?:chat\w*|talk\w*|spoke|speaking|held|hold|ordered|haggled|argued|conversation|meeting|call|speech|interview|wrote|gossip\w*|joked)\b[^.;!?]{0,60} in [a-z]+\b",
                r"\b(?:fluent|conversational) in\b|\b(?:i|he|she|we)(?:'m|'s| am| is)? (?:now )?(?:speak|speaks|speaking) (?:\w+ ){0,2}[a-z]+ (?:now|fluently|these days)\b",
            ),
        },
        "place of work": {
            "on site": (r"\b(?:commut\w+|in the office (?:every|five|all)|go(?:es)? in(?:to the office| every day))\b",),
            "remote": (
                r"\b(?:(?:fully|full[- ]time|entirely|permanently|100 ?%|completely) (?:remote|from home)|no more commut\w+)\b",
            ),
        },
        "hours": {
            "part": (
                r"\b(?:part[- ]time|(?:two|three|four|2|3|4) days a week at (?:work|the \w+)|(?:gone|dropped|cut) (?:down )?to (?:two|three|four|2|3|4) days)\b",
            ),
            "full": (r"\bfull[- ]time\b",),
        },
        "shift": {
            "nights": (r"\b(?:night shifts?|(?:on|work|works|working|do|does|doing|to) nights)\b",),
            "days": (
                r"\b(?:day shifts?|(?:on|working|work|works|do|does|doing|to) (?:days|earlies|lates)(?! (?:a|of|off|in|that|when|like)\b)|off nights)\b",
            ),
        },
        "repair": {
            "broken": (
                r"\b(?:broken|broke|not working|doesn't work|stopped working|out of order|cracked|leaking|flat tyre|dead)\b",
            ),
            "mended": (r"\b(?:fixed|repaired|mended|works? again|working again|back up and running|replaced)\b",),
        },
        "answer length": {
            "brief": (
                r"\b(?:answers?|repl(?:y|ies)|responses?|explanations?|messages|summaries|keep (?:it|things))\b[^.;!?]{0,25}\b(?:short|brief|concise|succinct|terse|to the point|snappy)\b",
                r"\b(?:short|shorter|brief|concise|terse|one-line) (?:answers?|repl(?:y|ies)|responses?|explanations?)\b|\bbe (?:brief|concise|succinct)\b|\bbrevity\b",
            ),
            "detailed": (
                r"\b(?:long|longer|detailed|full|thorough|in-depth|complete) (?:answers?|repl(?:y|ies)|responses?|explanations?|reasoning|breakdowns?)\b",
                r"\b(?:go into|more|full|plenty of|all the) details?\b|\bin (?:full|depth|detail)\b|\b(?:elaborate|be thorough|spell it out)\b",
            ),
        },
        "tone": {
            "formal": (
                r"\b(?:(?:your|the) (?:repl(?:y|ies)|answers?|tone|messages|emails)|be|stay|sound) (?:more |very |nice and )?(?:formal|professional|polite)\b",
            ),
            "casual": (
                r"\b(?:(?:your|the) (?:repl(?:y|ies)|answers?|tone|messages|emails)|be|stay|sound|keep (?:it|things)) (?:more |nice and )?(?:casual|informal|relaxed|chatty|laid-back)\b",
            ),
            "blunt": (
                r"\b(?:be|stay) (?:more |brutally |totally )?(?:blunt|honest|harsh|direct|tough|strict) (?:with|to|on) me\b|\bdon't sugarcoat\b",
            ),
            "gentle": (
                r"\b(?:be|stay|go) (?:more |a bit |a little )?(?:gentle|gentler|kind|kinder|soft|softer|easy|easier|nice|nicer|tactful|diplomatic) (?:with|to|on) me\b",
            ),
        },
        "exam": {
            "ahead": (
                r"\b(?:studying|revising|preparing|training|cramming) for\b",
                r"\b(?:waiting for|awaiting)\b",
                r"\b(?:have|got) (?:an?|my) (?:\w+ )?(?:exam|test|interview)\b",
            ),
            "over": (r"\b(?:passed|failed|aced|flunked|got (?:my|the) results|came through|came back|came in)\b",),
        },
        "hospital": {
            "in": (r"\bin (?:the )?(?:hospital|icu|intensive care|rehab)\b", r"\bhospitali[sz]ed\b"),
            "out": (r"\b(?:out of|home from|discharged|left|back from)(?: \w+)? (?:the )?hospital\b", r"\bdischarged\b"),
        },
        "baby": {
            "expected": (r"\b(?:pregnant|expecting)\b", r"\b(?:baby|twins)(?: is| are|'s)? (?:due|on the way)\b"),
            "born": (
                r"\b(?:was born|were born)\b",
                r"\b(?:baby|babies|twins|little one|little (?:boy|girl))\b[^.,;!?]{0,25}\b(?:arrived|(?:is|are) (?:finally )?here|came|born|joined us)\b",
                r"\bmiscarr\w+",
            ),
            "delivered": (
                r"\b(?:gave birth|given birth|had (?:the|her|our|my) (?:baby|twins)|had (?:a|an|our|her) (?:\w+ ){0,2}(?:boy|girl|baby|son|daughter|twins)|had twins)\b",
                r"\bmiscarr\w+",
            ),
        },
        "taste": {
            "dislikes": (
                r"\b(?:dislikes?|hates?|can't stand|don't like|doesn't like|avoids?|not a fan of|not fond of|detests?|loathes?)\b",
            ),
            "likes": (
                r"\b(?:now (?:\w+ )?(?:likes?|loves?|enjoys?|appreciates?|includes?)|(?:grown|come|started|learned) to (?:like|love|enjoy|appreciate)|(?:has |have )?evolved to include|"
                r"(?:came|come) (?:a?round) to|(?:love|like|enjoy|adore)s? (?:\w+ ){1,2}now|newfound (?:love|appreciation)|to liking|warmed (?:up )?to|changed (?:my|his|her) mind about)\b",
            ),
        },
    },
    tastes=words("hate hates hated dislike dislikes disliked stand avoid avoids detest detests loathe loathes fond fan like"),
    measures=words(
        "kg kilo kilos g gram grams mg lb lbs pound pounds km miles mile m cm metre metres meter meters inch inches gb mb tb minute minutes min second seconds percent watt watts litre litres"
    ),
    currencies=words("dollar dollars euro euros pound pounds quid bucks cents yuan yen"),
    single=words("""
        deadline due budget address port version price rent salary income wage dose dosage target goal quota limit maximum max minimum
        fee phone
    """),
    exclusive=(
        rivals("left", "right"),
        rivals("staging", "production prod", "development dev", "testing test", "demo", "preprod"),
        rivals(
            "bedroom",
            "kitchen",
            "bathroom",
            "living lounge",
            "garage",
            "garden",
            "attic",
            "cellar basement",
            "office",
            "hallway",
        ),
        rivals("first", "second", "last final"),
        rivals("front", "back", "rear"),
        rivals("upper top", "lower bottom"),
        rivals("frontend", "backend"),
        rivals("weekly", "monthly", "daily", "yearly annual"),
        rivals("personal private", "professional"),
        rivals("internal", "external"),
        rivals("breakfast", "lunch", "dinner supper"),
        rivals("physical", "mental"),
        rivals("outbound", "return inbound"),
        rivals("mobile", "desktop"),
    ),
    others=words("return spare resit admin guest secondary neighbouring"),
    colours=words("red blue green yellow orange purple pink black white grey gray brown beige turquoise navy cream"),
    scopes=(
        r"\b(?:the|our|my|their) (?P<scope>(?:[a-z]+ )?[a-z]+) (?:team|app|service|project|site|website|client|pipeline|cluster|environment|"
        r"repo|module|dashboard|department|branch|store|shop|office|side)\b",
        r"\bfor (?:the |our |my )?(?P<scope>[a-z]+)\b",
        # a part of a project is not the project: "Crumb's tests run on SQLite"
        r"\b(?P<scope>tests?|analytics|logs?|logging|cache|staging|backups?|reports?|reporting|search|queues?|demo|prototype|benchmarks?)\b",
    ),
    when=kinship(
        "morning/mornings evening/evenings afternoon/afternoons night/nights weekend/weekends weekdays/weekday summer/summers winter/winters spring autumn/fall holidays"
    ),
    grains={
        "country": words("""
            france england uk britain scotland wales ireland germany spain italy portugal belgium netherlands switzerland austria poland
            sweden norway denmark finland greece usa us america canada mexico brazil argentina china japan korea india australia morocco
        """),
        "street": words("street st road rd avenue ave lane square boulevard drive close court"),
        "floor": words("floor basement loft"),
        "landmark": words("station river sea seaside beach park school church airport coast canal harbour border"),
        "dwelling": words(
            "house flat apartment studio cottage bungalow farmhouse room boat van caravan suburbs countryside city town village building"
        ),
        "company": words(
            "alone parents girlfriend boyfriend wife husband sister brother mum mom dad friends flatmates roommates partner own family cat cats dog dogs"
        ),
    },
    kinds={
        "alcohol": words(
            "alcohol wine beer beers whisky whiskey gin vodka rum cocktail cocktails cider pint pints champagne spirits booze"
        ),
        "meat": words("meat beef chicken pork ham bacon lamb steak turkey sausage burger"),
        "cigarettes": words("smoke smokes smoking cigarette cigarettes tobacco vape"),
        "caffeine": words("caffeine coffee espresso latte"),
        "sugar": words("sugar sweets candy chocolate dessert soda"),
        "dairy": words("dairy milk cheese yoghurt yogurt butter cream"),
        "pets": words("cat cats dog dogs kitten puppy rabbit hamster parrot budgie tortoise goldfish guinea pup"),
        "car": words("car fiesta corsa clio golf toyota honda ford bmw audi tesla volvo polo"),
        "social media": words("facebook instagram twitter tiktok snapchat"),
    },
    opposites=(
        rivals("long", "short"),
        rivals("metric", "imperial"),
        rivals("celsius", "fahrenheit"),
        rivals("formal", "informal casual"),
        rivals("dark", "light"),
        rivals("big large huge", "small tiny"),
        rivals("open", "closed shut"),
        rivals("on", "off"),
        rivals("public", "private"),
        rivals("paid", "unpaid"),
        rivals("free", "paid"),
        rivals("enabled", "disabled"),
        rivals("happy", "unhappy"),
        rivals("remote", "onsite"),
        rivals("left-handed lefthanded", "right-handed righthanded"),
        rivals("early", "late"),
        rivals("hot", "cold"),
        rivals("vertical", "horizontal"),
    ),
    equates=words("is are s re m am been called named renamed rebranded became"),
    names_it=words("called named renamed rebranded"),
    joints=words("at in on over with under behind near via inside outside to into onto by from"),
    moving=words("renamed rebranded moved moves moving relocated switched shifted transferred went gone migrated returned"),
    titles=words("mr mrs ms miss dr prof professor sir doctor"),
    renewing=words("new"),
    certain=words("the my our a an his her their some"),
    whenever=words("when whenever while during"),
    modes=words("person home video zoom online remote phone face"),
    perfect=words("ve had did"),
    past_ending="ed",
    determiners=words("the our my this its his her their call use answer reply respond write sign address keep"),
    fillers=words("""
        the a an now actually please currently these days instead from on then already officially just newly always me
    """),
    owns=(r"\b(?:have|has|own|owns|got|keep|keeps)\b|'ve\b",),
    uses=(
        r"\b(?:use|uses|using|speak|speaks|speaking|targets?|run|runs|running|on|with|store|stores|stored|host|hosts|hosted|stack|our|backend|deploy|deploys|deployed|manage|"
        r"manages|managed|install|build|built|written|drive|drink|drinks|play|plays|listen|listens|listening|my|database|db|production|server|"
        r"is|powered|backed|pinned|via|lives|live|project|app)\b",
    ),
    opinion=(
        r"\b(?:learn|learning|learned|book|course|article|talk|conference|read about|compared?|heard|blog|tutorial|meetup|certif\w+|workshop|"
        r"exam|interview|history of|invented|famous|in general|fan of|hates?)\b",
        r"\b(?:like|likes|love|loves|popular|trendy|overrated|underrated|released|announced|hyped?|interesting|beautiful|lovely)\b",
    ),
    tools_only=(
        r"\b(?:tool|tools|stack|server|servers|database|app|apps|project|repo|platform|hosting|deploy|code|version|migrat\w+|data|software|"
        r"system|service|subscription|plan|provider|account|files|notes|team chat|meeting|call|deadline|standup|sync|appointment)\b",
    ),
)
