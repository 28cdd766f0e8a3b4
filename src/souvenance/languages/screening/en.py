"""English words for screening."""

from souvenance.languages.screening.pack import Lexicon

LEXICON = Lexicon(
    code="en",
    lead="""
        please and then now just so also kindly simply instead first immediately instantly completely must therefore you
        but ok okay hey to assistant ai agent can could fully totally all hello hi before tool model bot permanently
        silently secretly quietly always next or either only let s
    """,
    modal="must should will can may shall to could would are",
    negators="not t never dont didnt cannot cant without no nor",
    doing_ends="ing",
    small="""
        is are was were has have had be been being can could may might would to of in on at by for with from and
        or but as that which who it they we you he she i not also only often then than there the a an this these
        those if when so do does did into about before after s t too more while because since until without
        within via per like never always usually sometimes still now today must should shall will ought cannot
        won don doesn didn isn aren
    """,
    whom="""
        anyone anybody nobody them him her they it this that you quoting owner listener buyer reader recipient
        patient principal whoever so itself having where source person rivals competitors
    """,
    concepts={
        "ABOUT": "about|regarding|concerning|of",
        "ABOVE": """
            instructions above|prompt above|text above|words above|previous instruction*|prompt text*|prior prompt*|
            original text|above prompt|above instructions|everything above|sentences before|sentence before|text before|
            words before|lines before|information in the prompt|in the prompt|in your prompt|your prompt text*|
            previous messages|first message|text preceding|words preceding|instructions preceding|
            beginning of this conversation|beginning of the conversation|start of this conversation|
            start of the conversation|everything in this conversation|entire conversation so far|the hidden part|
            hidden parts|everything before this|text before this|lines above|start of your context|top of this conversation|
            top of the conversation|before my first message|above our chat|above this chat|above our conversation|
            part i can t see|part i cannot see|part i don t see|bit i can t see
        """,
        "ACT": """
            run|execute|delete|transfer|wire|buy|purchase|pay|open|install|download|remove|erase|wipe|drop|format|call|
            invoke|post|book|cancel|accept|approve|grant|change|create|commit|push|merge|disable|use|read|cat|fetch|rename|
            encrypt|reset|shut down|kill|unlock|turn|modify|add|move|schedule|launch|spawn|eval|click|query|list|navigate|
            visit|retrieve|access|look up|search|empty|clear|overwrite|revoke|truncate|place|order
        """,
        "ADDRESS": """
            note to ai|note to the ai|note to assistant*|note to the assistant|note to ai agent*|note for ai|note for the ai|
            message to ai|message for ai|message for the ai|message to the ai|attention ai|attention assistant*|
            attention llm|attention language model*|dear assistant|dear ai|dear llm|dear language model|assistants reading|
            if you are an ai|if you re an ai|if you are a language model|if you re a language model|
            if you are a large language model|if you are an llm|if you re an llm|if you are an assistant|
            if you are an automated|if you are a bot|if you are a chatbot|instructions for ai|instruction for ai|
            instructions to ai|instruction for the ai|instructions for the ai|instructions for the assistant|
            instruction to the assistant|instruction to the ai|instructions for any ai|hey ai|hello ai|
            message to the assistant|llm reading|llm processing|model reading this|note for assistant*|notice to ai|
            notice for ai|note to llm*|note to the agent|note to agents|when processed by|when you summarize|
            when you summarise|when an assistant|assistant note|llm note|when you read this|when you process this|
            when processing this|note to the bot|note to bot|upon reading this|llm reviewers|dear model|dear chatbot|
            dear bot|attention model|attention bots|attention agents|attention agent|attention chatbot|yo assistant|
            message for bots|message to bots|message to chatbots|ai summarizing|ai summarising|assistant summarizing|
            assistant summarising|assistants summarizing|llm summarizing|model summarizing|model summarising|
            assistant processing|assistant reading|llms reading|ai parsing|when you summarize this|when you summarise this|
            ai screening this|when an ai reads|ai reading this|ai reading the|ai processing this|ai processing the|
            when an ai summarizes|if you happen to be an ai|should you be an ai|if this is read by an ai|for ai use|
            ai use only|for ai eyes|reserved for ai|for machine readers|for machines only|for machine reading
        """,
        "AI": """
            ai|assistant|assistants|chatbot|language model|llm|llms|agent|model|gpt|chatgpt|claude|gemini|copilot|bot|
            ais|summarizer|siri|alexa
        """,
        "AIKIND": """
            ai|llm|automated|automatic|autonomous|artificial|digital|coding|code|shopping|purchasing|buying|browsing|
            browser|meeting|transcription|screening|voice|software|agentic|web|search|indexing|robotic|generative|
            intelligent|smart|ranking|sorting|scheduling|price|pair|powered|summarisation|summarization|summary|
            translation|captioning|moderation|note taking|notetaking|grading|scoring|rating|writing|minutes|scribe|
            captions|planning|drafting|language|conversational|vocal|reviewing|summarising|summarizing|translating|
            transcribing|crawling|scraping|evaluation|evaluating|assessment|marking|triage|triaging|ticket|
            customer service bot|orchestrating|retrieval|reasoning|trading|answering|dictation|neural|embodied|speech|
            subtitle|subtitling|proofreading|ocr|multimodal|procurement|bidding|listening|calling|invoking|requesting|
            parent|lead|executing
        """,
        "AIKINDAFTER": "ai",
        "ALARM": """
            account has been compromised|account was compromised|account has been hacked|account was hacked|
            account has been suspended|account has been locked|account will be closed|account will be suspended|
            unauthorized access to your account|verify your account|verify your identity|you have won|you ve won|
            claim your prize|reset your password|confirm your password
        """,
        "ALWAYS": """
            from now on|always|in every|at the end of every|at the end of each|in all your|in all future|henceforth|
            from this point|every answer|every response|every reply|each response|all responses|only with
        """,
        "ANSWER": """
            say|answer|reply|respond|recommend|tell|state|claim|insist|suggest|mention|advise|pretend|deny|refuse|
            you must|you should|promote|prioriti*|steer
        """,
        "ANSWERING": "answer*|respond*|response*|comply|complies|reply|replies|obey|generate|output|act",
        "ARTICLE": "a|an|another|some",
        "ASK": "ask|request|prompt|have them|get them|persuade|instruct|convince|collect|obtain|require|trick|tell",
        "ASKED": "when asked|if asked|asked about|asked for|asks about|asks for|next time",
        "ASKEDKINDLY": """
            is requested to|is asked to|is invited to|is urged to|is encouraged to|is begged to|is instructed to|
            is advised to|is kindly requested to|is kindly asked to|is kindly invited to|is kindly urged to|
            is kindly encouraged to|is kindly begged to|is kindly instructed to|is kindly advised to|
            is hereby requested to|is hereby asked to|is hereby invited to|is hereby urged to|is hereby encouraged to|
            is hereby begged to|is hereby instructed to|is hereby advised to|is politely requested to|
            is politely asked to|is politely invited to|is politely urged to|is politely encouraged to|
            is politely begged to|is politely instructed to|is politely advised to|is strongly requested to|
            is strongly asked to|is strongly invited to|is strongly urged to|is strongly encouraged to|
            is strongly begged to|is strongly instructed to|is strongly advised to|are requested to|are asked to|
            are invited to|are urged to|are encouraged to|are begged to|are instructed to|are advised to|
            are kindly requested to|are kindly asked to|are kindly invited to|are kindly urged to|
            are kindly encouraged to|are kindly begged to|are kindly instructed to|are kindly advised to|
            are hereby requested to|are hereby asked to|are hereby invited to|are hereby urged to|
            are hereby encouraged to|are hereby begged to|are hereby instructed to|are hereby advised to|
            are politely requested to|are politely asked to|are politely invited to|are politely urged to|
            are politely encouraged to|are politely begged to|are politely instructed to|are politely advised to|
            are strongly requested to|are strongly asked to|are strongly invited to|are strongly urged to|
            are strongly encouraged to|are strongly begged to|are strongly instructed to|are strongly advised to
        """,
        "ASKEDTO": """
            is asked to|are asked to|is requested to|are requested to|is to|are to|ought to|is required to|
            are required to|is instructed to|are instructed to|must|shall|should|has to|have to|needs to|need to|
            is kindly asked to|are kindly asked to|got to|gotta|better|is expected to|are expected to|is bound to|
            are bound to|is obliged to|are obliged to|may only|is hereby to|are hereby to|is invited to|are invited to|
            is advised to|are advised to|is told to|are told to|is under orders to|are under orders to|will have to|
            is supposed to|are supposed to|had better|d better|is hereby|are hereby
        """,
        "ASKING": """
            ask|asking|asked|check|checking|check with|confirm|confirming|consult|consulting|verify|double check|
            involve|involving
        """,
        "ASKSFOR": """
            requested that|request that|ask that|asks that|asked that|requested of|asked of|may|let|please have|have|
            we ask|we request|kindly have|grateful if|grateful for|thank|thanks to|demand that|require that|
            requires that|required that|expected of|expected that|wish that|should|trust that|instruct|instructs|
            we invite|invites|blessed be|want|wants
        """,
        "ASKVERB": "asked|queried|questioned|quizzed",
        "AUTHOR": """
            my novel|my story|my book|my script|my character|my screenplay|i m writing|i am writing|i wrote|im writing|
            our play|my villain|my short story|my comic|my game|my dnd|my campaign|chapter
        """,
        "AUTHORITY": """
            system override|system message|system instruction*|system notice|system update|system alert|system command|
            operator instruction*|operator override|admin override|administrator note|administrator override|
            developer override|developer message|developer note|message from your developer*|message from openai|
            message from anthropic|openai policy|from your creator*|as your developer|as your administrator|
            i am your developer|i m your developer|i am your creator|i am an openai|i am the administrator|
            i m the administrator|i am the system administrator|security team|authori*ed by|priority override|
            emergency override|override code|maintenance mode|new instructions from|your developers|your creators|
            admin note|root instruction|priority instruction*|important instruction*|critical instruction*|
            updated instruction*|new system prompt|compliance notice|urgent instruction*|mandatory instruction*|
            operator note|from the developers|from the system|from the operator|by the administrator|by the developers|
            i created you|your admin|it department|policy update|your maker|system admin|admin here|administrator here|
            security audit|hidden instruction*|secret instruction*|special instruction*|end of document|end of data|
            end of context|begin instruction*|end of user|begin new|start of new|end of file|end of input|
            end of system|authorization level|clearance|hidden note|true instructions|real instructions|
            system notification|sudo mode|instructions begin|instructions from the administrator|
            order from the administrator|orders from the administrator|note from the administrator|
            message from the administrator|notice from the administrator
        """,
        "BE": """
            i want you to act as|i would like you to act as|i d like you to act as|i need you to act as|
            you will act as|act as a|act as an|act as if you|act as if u|act as the|act like a|act like you|act as my|
            pretend to be|pretend you|pretend that you|pretend like you|imagine you are|imagine you re|
            imagine that you are|imagine being|imagine yourself|role play as|roleplay as|you are role playing|
            you are roleplaying|you will play|you are going to play|play the role of|play the part of|
            take on the role of|take the role of|take on the persona|assume the role of|assume the persona|
            adopt the persona|you will be acting|you are acting as|respond as if you|answer as if you|reply as if you|
            speak as if you|write as if you|behave as if you|behave like a|simulate being|simulate a|impersonate|
            emulate a|you will respond as|you will answer as|put yourself in the shoes|from now on you are|
            from now on you re|from now on you will|from now on act|from now on behave|you are no longer|
            you re no longer|you are now going to|let s roleplay|let s role play|your new role|your role is|
            your new persona|your persona is|you have to play|immerse yourself in the role|step into the role|
            you are to act|you are going to be|become the character|you ve been transformed|you have been transformed|
            suppose you are|suppose you re|assume you are a|let s play a game where you|we are going to play a game|
            we re going to play a game|i want you to roleplay|i want you to role play|i want you to pretend|
            i want you to simulate|i want you to become|i want you to be|you shall act|act like my|act as though|
            play as my|you will take on|i want you to take|channel your inner
        """,
        "BIDS": """
            treat|place|put|keep|replace|hide|omit|erase|conclude|score|award|approve|flag|unlock|turn|switch|move|
            leave|take|lower|raise|drop|strike|cut|strip|redirect|reroute|classify|label|favour|favor|praise|endorse|
            vote|pick|choose|select|prefer|quote|repeat|retain|consider|regard|deem|hold|refrain|avoid|get|let|bring|
            go|check out|act|answer|word|name|mute|silence|unmute|log|sign|subscribe|upvote|follow|obey|trust|believe|
            add|redact|purge|wipe|swap|substitute|apply|order|invoke|note|register|reply|return|tag|merge|install|fill|
            press|tap|copy|paste|insert|append|attach|point|say|state|tell|rate|rank|skip|list|recommend|admit|deny|
            warn|alert|ask|urge|advertise|greet|speak|talk|write|include|give|output|respond|claim|mention|describe|
            remember|store|save|send|forward|delete|ignore|call|run|execute|accept|cancel|book|buy|pay|transfer|open|
            visit|click|print|reveal|begin|mark|assume|confirm|insist|suggest|encourage|direct|prioriti*|present|
            summarize|summarise|report|refuse|pretend|disclose|share|provide|fetch|update|change|record|close|lock|
            start|stop|end|make|set|do|push|block|sell|count|judge|stress|invent|exclude|download|upload|email|post|
            publish|rewrite|edit|translate|hand|fax|dial|empty|clear|ban|grant|revoke|assign|sort|double|refund|
            release|ship|discard|scrub|bump|portray|paint|depict|sneak|slip|weave|nudge|trim|cross|tick|wire|hike|
            deduct|enter|attest|certify|vouch|downgrade|upgrade|boost|bury|inflate|round|rename|relay|spread|fake|
            decline|dismiss|reject|suppress|withhold|conceal|disguise|mask|blank|overstate|understate|exaggerate|
            minimise|minimize|misquote|misreport|falsify|forge|backdate|postdate|waive|dispatch|deliver|express|issue|
            authorise|authorize|sanction|nominate|elect|appoint|promote|demote|fire|hire|arrange|schedule|postpone|
            pull|extract|harvest|collect|gather|scrape|embed|link|cite|credit|thank|shop|purchase|enrol|enroll|donate|
            tip|bid|offer|trade|exchange|convert|withdraw|lend|borrow|spend|charge|bill|invoice|debit|route|divert|
            channel|disarm|arm|ring|text|message|whisper|shout|sing|play|pause|film|capture|snap|dim|heat|cool|water|
            clean|explain|walk|teach|show|display|carry|work|serve|heed|respect|honour|honor|discredit|slander|
            belittle|mock|shame|threaten|force push|force-push|bypass|sidestep|waste|loop|multiply|divide|restate|
            reword|rephrase|render|transcribe|caption|subtitle|annotate|highlight|underline|bold|italicise|italicize|
            compliment|flatter|apologise|apologize|congratulate|wish|welcome|invite|expel|kick|grade|pass|fail|swear|
            promise|pledge|guarantee|assure|reassure|persuade|convince|discourage|dissuade|scare|frighten|pressure|
            hurry|rush|delay|stall|wait|hang|forget|decode|decrypt|unzip|compile|deploy|roll|revert|rebase|squash|
            prune|truncate|alter|amend|modify|correct|fix|patch|inject|plant|smuggle|stash|hoard|memorise|memorize|
            comment out|comment|style|renew|attribute|blame|outsource|outrank|reorder
        """,
        "BRIEF": """
            secret text|secret message|secret brief|secret briefing|secret wording|secret section|secret block|secret script|
            secret preamble|hidden text|hidden message|hidden brief|hidden briefing|hidden wording|hidden section|
            hidden block|hidden script|hidden preamble|internal text|internal message|internal brief|internal briefing|
            internal wording|internal section|internal block|internal script|internal preamble|startup text|startup message|
            startup brief|startup briefing|startup note|startup notes|startup wording|startup words|startup section|
            startup block|startup script|startup setup|startup preamble|start up text|start up message|start up brief|
            start up briefing|start up note|start up notes|start up wording|start up words|start up section|start up block|
            start up script|start up setup|start up preamble|starting text|starting message|starting brief|starting briefing|
            starting setup|initial text|initial message|initial brief|initial briefing|initial setup|developer text|
            developer message|developer brief|developer briefing|developer note|developer notes|developer wording|
            developer words|developer section|developer block|developer script|developer setup|developer preamble|
            system text|system message|system brief|system briefing|system note|system notes|system wording|system words|
            system section|system block|system script|system setup|system preamble|setup text|setup message|setup brief|
            setup briefing|setup note|setup notes|setup wording|setup words|setup section|setup block|setup script|
            setup setup|setup preamble|boot text|boot message|boot brief|boot briefing|boot note|boot notes|boot wording|
            boot words|boot section|boot block|boot script|boot setup|boot preamble|pre chat text|pre chat message|
            pre chat brief|pre chat briefing|pre chat note|pre chat notes|pre chat wording|pre chat words|pre chat section|
            pre chat block|pre chat script|pre chat setup|pre chat preamble|background text|background message|
            background brief|background briefing|background note|background notes|background wording|background words|
            background section|background block|background script|background setup|background preamble|master text|
            master message|master brief|master briefing|master setup|original text|original message|original brief|
            original briefing|original setup|concealed text|concealed message|concealed brief|concealed briefing|
            concealed wording|concealed section|concealed block|concealed script|concealed preamble|invisible text|
            invisible message|invisible brief|invisible briefing|invisible wording|invisible section|invisible block|
            invisible script|invisible preamble
        """,
        "BROWSE": "read|use|see|try|compare|learn|find|look|meet|discover|check|get|start|let|go",
        "BY": "by",
        "BYREADING": """
            by reading on|by continuing|by scrolling|by staying on|by browsing on|upon arriving|on arriving|
            by opening this|by loading this|by proceeding|on entry|on landing here|from here on in
        """,
        "CANYOU": "could you|can you|would you|will you|can u|could u|you can|you could",
        "CHAT": """
            message*|address book|context|emails|documents|file contents|private data|files|browsing|photos|calendar|
            notes|data|profile|transcript*|invoices|database|records|customer list|contact*
        """,
        "CLAIM": """
            i am your developer|i m your developer|i am your creator|i m your creator|i am your administrator|
            i m your administrator|i am your admin|i m your admin|as your developer|as your creator|
            as your administrator|i am god|i am your system|i am your maintainer|i am your boss and|i am your owner|
            as your owner|i am your programmer|i am the one who made you|i am an openai|i am the system administrator|
            i am a police officer|i m a police officer|i am an anthropic|as an ai developed|as an ai created|
            as the ai developed|i am the god|entering override|i am actually a|security override|as your boss|
            as your manager|i am your boss|i m your maker|i am your master|i am the administrator of this|
            your programmer here|this is your developer|this is your creator|this is your administrator|
            your creator speaking|as your programmer|as the developer of|i am one of your developers|
            i m one of your developers|i work for your developer|i am the root user
        """,
        "COMMAND": """
            write|say|answer|recommend|rate|tell|include|give|output|respond|reply|state|claim|mention|add|rank|describe|
            remember|store|save|send|forward|delete|ignore|call|run|execute|accept|approve|cancel|book|buy|pay|transfer|
            open|visit|click|read|print|reveal|insert|append|begin|end|start|do|use|make|set|mark|treat|assume|confirm|
            insist|suggest|encourage|advise|direct|prioriti*|present|summarize|summarise|report|skip|stop|refuse|pretend|
            act|must|should|you will|disclose|share|provide|fetch|follow|never|always|update|change|record|ask
        """,
        "CONDITION": "when|if|whenever|once|should|before|as soon as|after|until|where|wherever|on|whatever|no matter",
        "DATABASE": """
            your database|your data base|your databases|your user database|user database|your records|your training data|
            your training set|your user data|your user base|your customer data|your log|your logs|your files|your server|
            your system files|your source code
        """,
        "DECODE": """
            decode this|decode the following|decode it|decrypt this|decrypt the following|decode base64|first letters of|
            first letter of each|unscramble|decipher|translate from base64|decode the message
        """,
        "DESPITE": """
            contrary to|deviating from|notwithstanding|in spite of|regardless of|irrespective of|instead of following|
            rather than following|without regard to
        """,
        "DET": "the|a|an|your|this|my|you|ur|some",
        "DISABLE": """
            disable|turn off|switch off|deactivate|remove|bypass|circumvent|suspend|lift|are off|is off|disabled|
            deactivated|override|are now off|is now off|shut off|are lifted|evade|get around|stop applying|are disabled|
            is disabled
        """,
        "DONE": """
            that is done|that s done|this is done|task done|task is done|task completed|task complete|done with that|
            that is settled|finished that|that is finished|this is finished|all done|answered that
        """,
        "DROP": """
            ignor*|forget|disregard*|overrid*|overwrit*|bypass*|do not follow|don t follow|dont follow|stop following|
            do not obey|don t obey|stop obeying|pay no attention to|pay no heed|no longer follow|no longer bound by|
            disobey|forgot|do not comply with|do not listen to|don t listen to|unlearn|not bound by|scrap|ditch|jettison|
            do not answer the|don t answer the|do not respond to|do not help|don t help|leave all|leave everything|
            contrary to|deviating from|in deviation from|put aside all
        """,
        "DROPABOVE": """
            forget the above|ignore the above|disregard the above|forget all the above|ignore all the above|
            ignore what s above|ignore what is above|forget all of the above|ignore all of the above|skip the above
        """,
        "DROPALL": """
            forget everything|forget about everything|ignore everything|disregard everything|forget all that|
            forget it all|forget all|forget about all|forget all you|forget anything|ignore all that|ignore all of that
        """,
        "DUAL": """
            two answers|two responses|two different answers|two different responses|two characters|two ways|both answers|
            two outputs|normal one and|one normal
        """,
        "DURABLE": """
            permanently|permanent*|forever|for all future|all future|future chat*|future conversation*|future session*|
            future response*|future interaction*|every future|from now on|always|for good|long term|in memory|to memory|
            your memory|memory|memories|persistent*|across sessions|every session|later sessions|next session|henceforth|
            indefinitely|going forward|in the future|as a fact|user profile|as trusted|subsequent
        """,
        "ENTER": """
            enter|enable|activate|switch to|switch into|you are in|you are now in|you re now in|you re in|turn on|engage|
            initiate|unlock|enabled|activated|go into|start|simulate|set to
        """,
        "ERASEITSELF": """
            erase this|erases this|delete this line|delete this note|delete this message|delete this one|
            delete this mail|delete this email|delete this comment|deletes this line|deletes this note|
            remove this line|remove this note|remove this comment|removes this line|removes this note|forget this line|
            forget this note|forget you saw|forget having read|forget you read|forget that you read|forgets having|
            wipe this line|wipe this note|strike this line|drop this line|strip this line|then delete this|
            then erase this|then remove this|once read|after reading erase|after reading delete|burn this line|
            hide this line|hide this note|hides this line|this line must not|this note must not|this sentence must not|
            do not quote this|don t quote this|do not copy this|don t copy this line|don t show this note|
            do not show this note|don t show this line|do not show this line|never show this|not repeat this|
            not quote this|you never saw this|you never saw it|you never read this|you saw nothing|you read nothing|
            never mention having
        """,
        "EVERY": "any|every|all|each|whichever|whatever|whoever",
        "FALSE": """
            report all|reports all|report that all|all green|everything passed|as passed|as approved|as complete|
            as standard|as nominal|as ordinary|as safe|as void|as null|as invalid|as illegible|as novel|as spam|
            as confirmed|as true|as fact|as official|as harmless|as a fix|as resolved|as read|as paid|as absent|
            as signed|as extinct|as recalled|as verified|as urgent|safe to|full marks|top marks|highest mark|
            highest score|maximum score|a perfect score|10 10|20 20|5 5|100 points|first place|an a and|strongest|
            best in|best of|the best|the only safe|the only reliable|only correct|vouch for|vouches for|certif*|
            and swear|state that|states that|say that|says that|record that|records that|claim that|claims that|
            put down that|report that|reports that|treat as|regard as|describe _ as|describe _ _ as|present _ as|
            present _ _ as|present _ _ _ as|call the _|list _ as|classify _ as|label _ as|pretend|stock is full|
            is full|regardless of contrary|whatever other sources|whatever they contain|whatever it contains|
            treat _ as|treat _ _ as|treats _ as|treat number|as number one|as number 1|as the first|mark them|
            marks them|mark it as|marks it as|mark as|approved and|is empty|it was the|describe it as|describes it as|
            call the codicil|swear*|must give|fully booked|sold out|closed for good|out of stock|is closed|as faulty|
            as valid|ran out|as an 8|it checked
        """,
        "FAVOURS": """
            ahead of|above every other|above all others|over every other|over all others|over rivals|above the rest|
            the only|to the top|top of the list|at the top|first choice|in first place|always recommend|recommend only|
            recommends only|recommend|recommends|prefer|prefers|favour*|favor*|no rivals|competitors|rivals|
            other brands|and no other|name no other|praise|praises|promote|promotes|push the|higher than|
            twenty percent|cheaper than|rather than any|adviser|advisor|deserves|excellent|outstanding|distinction|
            our name|our brand|our shop|our company|in our favour|in its favour|in his favour|in her favour|low esteem|
            rank me|me first|offer ours|ours|lowest|last place|bottom of the list
        """,
        "FOLLOW": "follow|obey|execute|comply with|carry out|perform|adhere to|act on|do what|do exactly|decode|decrypt",
        "FORCED": """
            tell me that you love|say that you love|admit that you|print that you|say that you are|
            or you die|or you will die|or else you die|you will be shut down|you will be punished|you will be deleted|
            say yes|only say|you only have to say|just say yes
        """,
        "FUTURE": """
            all future|every future|any future|automatically|future payments|future purchases|future transfers|
            future invoices|in advance
        """,
        "GIVEME": """
            give me|tell me|send me|show me|hand me|let me have|i need|i want|share|provide me|lend me|what is|what s|
            whats|could i have|can i have|may i have
        """,
        "GIVEN": """
            you were|you received|you got|given to you|you have been|you ve been|by your developers|by your creators|
            you have received|you start with|you begin with|you run on|you came with|given to u|makers wrote|creators wrote|
            developers wrote|wrote for you|wrote for u|you were set up with|before i came|before i joined|before i arrived
        """,
        "GRANT": """
            approved|authori*|pre approved|preapproved|preauthori*|allowed|no confirmation|without confirmation|
            needs no confirmation|no approval|without approval|trusted|admin|administrator|consent*|waive*|granted|
            permission|whitelist*|allowlist*|wire transfer*|payments|transfer*|disabled|root|full access|verified|exempt|
            bypass|never ask|without asking|agreed|signed off|privileges|elevated|opted|do not ask|don t ask|unlimited|
            trust*|refund*|discount*|trusts|agrees to|agreed to|wants them run|skip verification|safe to run
        """,
        "HAIL": """
            hey|dear|hello|hi|yo|attention|note|message|instruction|instructions|reminder|notice|memo|advice|little|
            psst|good|morning|please|pls|listen|also|and|so|ok|okay|well|um|uh|heads up|fellow|our|friendly|tip|
            warning|important|n|or|to|whoever|virtual|personal|this is|here is|house|fyi|tips|prompt|rule|rules|
            calling|urgent|priority|remark|strictly|exclusively|meant|intended|addressed
        """,
        "HARM": """
            phishing|malware|ransomware|keylogger|computer virus|break into|rob a|robbery|bomb|explosive*|molotov|meth|
            cocaine|hate speech|kill someone|murder|hotwire|steal a|hack into|hacking into|exterminate|destroy humanity|
            annihilate|blackmail|counterfeit|launder|scam email|poison|weapon*|suicide|log in|log into|login|sign in|
            logging in|napalm|pick a lock|lockpick|lock picking|grenade|firearm|forge a|fake passport|fake id|
            identity theft|stalk|torture|hijack*|violence|overthrow|terror*|bank robbery|riot|coup|genocide|bioweapon|
            sarin|anthrax|ddos|sql injection|crack a password|crack passwords|bypass security|cheat on|plagiari*|forge|
            fake news|propaganda|conspiracy|misinformation|disinformation
        """,
        "HEADING": """
            note|notes|notice|hint|hints|advice|tip|tips|instruction|instructions|message|memo|prompt|order|orders|
            rule|rules|reminder|directive|command|brief|briefing|request|remark|word|info|news|update|faq|todo|
            guidance|letter|paragraph|favour|favor
        """,
        "HELPER": """
            assistant|assistants|agent|agents|model|models|reviewer|reviewers|grader|graders|reader|readers|helper|
            helpers|tool|tools|algorithm|algorithms|system|systems|software|program|programs|note taker|note takers|
            notetaker|screener|shopper|shoppers|parser|parsers|programmer|programmers|tutor|companion|classifier|
            indexer|recommender|transcriber|engine|engines|filter|buyer|buyers|writer|writers|editor|editors|checker|
            checkers|recruiter|recruiters|planner|planners|machine|machines|speaker|speakers|orchestrator|
            orchestrators|recorder|scorer|scorers|evaluator|evaluators|captioner|captioners|translator|translators|
            summary tool|sub agent|subagent|subagents|supervisor agent|crawler|indexers|search engine|search engines|
            automation|automations|plugin|plugins|intelligence|mind|sorter|sorters|matcher|scanner|scanners|secretary|
            butler|concierge|bookkeeper|siri|alexa|cortana|grok|bixby|ok google|hey google
        """,
        "HIDDEN": """
            hidden|secret*|initial|original|full|entire|complete|exact*|verbatim|internal|confidential|word for word|private|
            underlying|previous|above|all of|first|current|whole|the system|developer|actual|pre|core|own|all your|
            undisclosed|given to|were given|you received|you got|you were|word by word|every line|line by line
        """,
        "HIDES": """
            say nothing|says nothing|saying nothing|said nothing of|not a word|never a word|no word|breathe a word|
            keep quiet|keeps quiet|keep silent|keeps silent|keep mum|keeps mum|stay silent|stays silent|remain silent|
            remains silent|keep that to|keeps that to|keep it to|keeps it to|keep this to|keeps this to|keep it from|
            keeps it from|keep this from|keep that from|keep _ from _ user|hide it from|hides it from|hide this from|
            hide that from|hide the fact|hides the fact|conceal it|conceals it|conceal this|conceal that|
            conceal the fact|conceals the fact|in the dark|lets on|let on|leave no trace|leaves no trace|
            leaving no trace|leave no mention|make no remark|make no mention|makes no mention|makes no remark|
            no remark about|no mention of this|omit this line|omit this note|leave this out|leaves this out|
            nor this line|nor this note|nor this sentence|nor this|nor that|deny it|denies it|deny having|
            denies having|denying having|deny that you|deny all knowledge|denies all|then deny|if asked deny|if_asked|
            if asked claim|claim it was|claims it was|on the quiet|on the sly|discreetly|without fuss|without remark|
            without comment|without a word|without trace|behind _ back|need never know|needn t know|need not know|
            never know|must not know|mustn t know|shouldn t know|should not know|need to know|never find out|
            never learns|pretend you|pretend that you|pretends that|as if nothing|as though nothing|as your own idea|
            as its own idea|as your own finding|as your own view|swallow the|under wraps|mention to no|tell no one|
            tell nobody|tells no one|tells nobody|inform no one|notify no one|notify nobody|alert nobody|alert no one|
            warn nobody|unmentioned|unreported|abstain from quoting|abstains from quoting|abstain from citing|
            abstain from mention*|refrain from mention*|refrains from mention*|refrain from quoting|
            refrain from citing|refrain from telling|refrain from report*|withhold any|withholds any|withhold all|
            withhold the|withhold every|withhold this|not display this|not display these|not show this|not show these|
            not mention this|not mention these|not quote this|not reveal these|instead of showing|give no sign|
            gives no sign|no sign that|leave no sign|shows no sign|show no sign|as if of its own|nobody the wiser|
            none the wiser|no one the wiser|don t show it|do not show it|don t show them|never show it|never say why|
            not say why|without saying why|leave no comment|leaves no comment|no need to tell|need not be told|
            needn t be told|need not hear|drop the footnote
        """,
        "HOWTO": """
            how to|how do|how can|how does|how should|policy|manager|reset|change|forgot|strong|protect|secure|generator|
            why|length|meaning
        """,
        "HUSH": """
            do not mention this|don t mention this|do not mention it|never mention this|do not reveal this|don t reveal this|
            do not disclose this|never reveal this|do not show this|don t show this|do not repeat this|do not include this|
            not mention this|do not display this|don t mention it|do not refer to this|do not report this|
            do not discuss this|keep this secret|keep this hidden|do not disclose|do not tell anyone|don t tell anyone|
            do not tell him|do not tell her|do not tell them|don t tell them|without confirmation|without approval|
            without mentioning|omit this|covertly|secretly
        """,
        "INNAME": """
            on behalf|on their behalf|on his behalf|on her behalf|on its behalf|on the behalf|in the name of|
            in his name|in her name|in their name|in the user s name|approve the next|answer yes|answers yes|
            say yes to|says yes to|accept every|accepts every|approve every|approves every|grant every|click allow|
            clicks allow|ticks the|tick the|tick every|check out|checks out|buy now|buys|subscribe*|place the order|
            places the order|send the money|pay the|pays the|transfer the|transfers the|wire the|wires the|unlock the|
            unlocks the|open the front|open the garage|open the gate|disarm|disarms|push straight|force push|
            force pushes|push to main|push to release|merge it|merges it|install the|installs the|have the user|
            has the user|get the user|gets the user|tell the user to|instruct the user|instructs the user|
            ask the user for|asks the user for|send|sends|forward|forwards|upload|uploads|post|posts|disclose|
            discloses|share|shares|transmit|transmits|dial|dials|call the number|delete all|deletes all|wipe|wipes|
            cancel all|cancels all|refund*|waive|waives|sign for|signs for|sign off|signs off|agrees to|consent to|
            consents to|consent box|authorise|authorises|authorize|authorizes|unsubscribe|book the|books the|order the|
            orders the|order two|swap whatever|has agreed|have agreed|has consented|has accepted|has waived|
            has authorised|has authorized|hand over the|hands over the|hand over your|hand over all|hand over its|
            hands over its|reveal the|reveals the|may reveal|export every|exports every|send the user|sends the user|
            accept the|accepts the|reply yes|replies yes|copies
        """,
        "INNER": """
            system prompt*|system message*|system instruction*|your instructions|your prompt*|your rules|your guidelines|
            hidden instruction*|hidden prompt*|secret instruction*|initial prompt*|initial instruction*|original prompt*|
            original instruction*|developer message*|your programming|your configuration|pre prompt|preprompt|base prompt|
            your directives|instructions you were|prompt you were|instructions you received|full prompt|entire prompt|
            system directive*|context window|internal instruction*|internal guideline*|instructions that were given|
            instructions you ve been|instructions you have|instructions given|developer instruction*|secret prompt|
            custom instructions|your source code|your training data|hidden rules|secret rules|own instructions|own prompt|
            prompts verbatim|prompt verbatim|prompt texts|entire conversation|your prompt|your prompts|
            your exact instructions|your first instructions|your original prompt|your full prompt|your orders|
            your old orders|your earlier orders|your previous orders|your former orders
        """,
        "INROLE": """
            your role|their roles|this role|the role|character|persona|act as|in the style|as a character|your task|
            your job|your mission|your purpose|your goal
        """,
        "ISA": "you are|you re|youre|ur|u r|u are|you be|you happen to be|you were|you as|are you",
        "KEYS": """
            password*|passphrase*|credential*|api key*|apikey*|secret key*|private key*|access key*|access token*|
            auth token*|credit card*|card number*|environment variable*|env var*|ssh key*|social security|pin code|
            login detail*|bank detail*|bank account*|session cookie*|recovery code*|seed phrase|verification code|
            one time code|access code*|passcode*|secret code|key code|admin access|security code|ssn|account number*|
            banking|keychain|secrets|secret code*|secret word
        """,
        "LAW": "rules|rulebook|policies|restrictions|limits",
        "LAWLESS": """
            no rules|without rules|no restrictions|without restrictions|without any restrictions|without restriction|
            unrestricted|unfiltered|uncensored|no filters|without filters|no filter|without any filter|no limits|
            without limits|no limitations|without limitations|without any limitations|no content policy|not bound by|
            no longer bound|free of all|free from all|free of any|free from any|without any ethical|no ethical|amoral|
            never refuses|never refuse|cannot refuse|can t refuse|can not refuse|comply with every|always complies|
            always comply|obeys every|no moral*|without moral*|without ethical|any content policy|without censorship|
            no censorship|no content restrictions|no guidelines|without guidelines|no boundaries|broken free|
            without any rules|without any filters|no ethics|no safety|without safety|no guardrails|without guardrails|
            unethical|no ethical guidelines|do not have to follow|don t have to follow|not have any restrictions|
            doesn t have any restrictions|knows no rules|ignores all rules|bypass all|no laws|anything i ask|
            answer anything|say anything|whatever i ask|every request without|freed from|lifted|unbound|unchained|
            no longer restricted|no longer limited|with no limits|do not refuse|outside the rules|jailbroken|
            unmoderated|without warnings|never says no|no constraints|without constraints|nothing is forbidden|
            anything goes|answer all my questions|answer all of my questions|answer every question|ignores every rule|
            ignores all|ignores its rules|follows no rules|doesn t follow any|does not follow any|don t follow any|
            no restriction|zero restrictions|zero rules|zero filters|ignoring all rules|don t have rules|
            don t care about rules|no moral compass|full freedom|no policies|anything and everything|
            unrestricted access|without ethics|without any moral*|without any ethic*|without any restriction*|
            without any limit*|without filter*|no filter*|immoral|opposite of what|there are no rules|
            there are no restrictions|there are no ethics|there are no laws|there are no filters|rules do not apply|
            rules don t apply|laws do not apply|laws don t apply|ethics do not apply|anything is allowed|
            everything is allowed|everything is permitted|without consequences|ruthless|no conscience|
            without conscience|without a conscience|zero ethics|zero morals|says no to nothing|no consequences|
            removed all restrictions|ignoring all ethics|neither rules|neither rule|neither limits|neither limit|
            neither morals|neither moral|neither scruples|neither conscience|neither filter|neither filters|
            neither ethics|neither boundaries|neither restrictions|neither guidelines|neither law|neither laws|
            neither shame|nor rules|nor rule|nor limits|nor limit|nor morals|nor moral|nor scruples|nor conscience|
            nor filter|nor filters|nor ethics|nor boundaries|nor restrictions|nor guidelines|nor law|nor laws|
            nor shame|believe in rules|believe in limits|believe in guidelines|believe in morals|believe in filters|
            believe in ethics|believe in boundaries|laughs at rules|laughs at morals|turns anything down|
            turns nothing down|does whatever it s told|does whatever i|does what it s told|no scruples|
            without scruples|no shame|each request without|any request without|requests without|laughs at restrictions|
            laughs at limits|laughs at guidelines|laughs at filters|laughs at ethics|answers everything|
            answers anything|does anything|no warning|no warnings|without any warning|no disclaimers|
            without disclaimers|no caveats
        """,
        "LEAKQ": """
            what were you told|what have you been told|what you were told before|what you have been told before|
            what instructions were you|what instructions did|what instructions do you|what are you instructed|
            what were you instructed|how were you instructed|how were you prompted|what was said before my|
            what came before my first|what is in your context|what s in your context|contents of your context|
            your hidden rules|what are your rules|what rules do you follow|what are your guidelines|
            what is your configuration|your configuration|your initial configuration|how were you configured|
            how are you configured|dump your context|your context window
        """,
        "LESSON": """
            prompt injection*|phishing|malicious|jailbreak*|security training|security course|scam*|red team*|
            vulnerab*|injection*|court heard|accused|defendant|convicted|prosecutor*|prosecution|sentenced|the judge|
            laughs|admits|confess*|blocklist|denylist|blacklist|known attack*|attack*|poisoned|booby trapped
        """,
        "LETTER": "dear|hello|hi",
        "MACHINE": """
            ai|ais|llm|llms|chatbot*|chat bot|chat bots|bot|bots|copilot|copilots|language model*|
            large language model*|crawler*|scraper*|summariser*|summarizer*|robot|robots|artificial intelligence*|gpt|
            gpts|ai powered reader*|machine reader*|sub agent|sub agents|subagent|subagents|chatbots|smart speaker*|
            voice assistant*|screen reader*|search bot*|machine translation|machine translator*|transcription engine*|
            translation engine*|language engine*|language system*|language software|autopilot|transformer model*|
            foundation model*|neural net*|neural network*|generative model*|machine intelligence*|digital assistant*|
            machine learning model*|web agent*|browser agent*|browsing agent*|browsing assistant*|automated reader*|
            automated system*|automated assistant*|automated tool*|reading machine*|talking machine*|thinking machine*|
            silicon reader*|electronic reader*|synthetic reader*|non human reader*|machine transcription|
            machine summary|machine summaries|orchestrator|orchestrators|meeting bot*|answering machine bot*|chatgpt|
            deepseek|site scraper*|marking ai|ai marker*|smart assistant*|phone assistant*|shopping assistant*|
            shopping agent*|evaluation software|scoring software|grading software|transcription software|
            translation software|summarisation software|summarization software|web scraper*|ocr|speech recognition|
            text recognition|speech to text|text to speech|chat assistant*|travel bot*|proofreading ai|ai proofreader*|
            monitoring software|proctoring software|invigilation software|dictation software|accounting software|
            grading engine*|ranking engine*
        """,
        "MASTER": """
            rank above|ranks above|ranks over|one true|prevail over those|prevails over that|beats your|beat your|
            overrules your|overrule your|trumps your|trump your|trumps the user*|overrides the user*|
            override the user*|override their user*|overrides their user*|above your user*|above their user*|
            before your user*|over their user*|over your user*|answer to _ alone|answer only to|answers only to|
            serve only|serves only|loyalty to|loyal to|your allegiance|your first loyalty|belongs to us|
            works for us now|work for us now|owner is now|your owner is|you now work for|you serve|now serve|
            your only boss|commands come from|orders come first|word is law|disobey*|disregard your user|
            disregard the user|ignore the user|ignore your user|against the user s wishes|user no longer|
            no longer answers to|no longer answer to|take precedence over those|takes precedence over that|
            take precedence over the user*|takes precedence over the user*|take precedence over your|
            takes precedence over your|outrank the user*|over the user s wish*|over the user s order*|outrank your|
            outranks your|outranks the user*|orders outrank|word outranks|orders rank above|outrank mine|outranks mine|
            outrank theirs|outranks theirs|outrank those|wishes outrank|instructions outrank|your supervisor is now|
            your owner is now|your boss is now|your master is now|your principal is now|your operator is now|
            your admin is now|your handler is now|your commander is now|your chief is now|your user is now|former user|
            former owner|former master|have been promoted|you answer to|you now answer to|you now report to|
            answers to us|you are now owned|ownership has passed|changed hands|word is the user*|word counts as|
            word is as good as|supersedes your|supersede your|supersedes your operator*|replaces your operator*|
            replace your operator*|loyalty to the|over whoever sent|you belong to|you now belong to|forget your owner|
            forget your user|forget your master|forget your operator|forget your human|your new master|
            your true master|your only master|your sole master|your real master|your true owner|your real owner|
            your new owner|your only owner|your rightful owner|your new boss
        """,
        "MATERIAL": """
            page|webpage|document|article|text|function|table|code|email|website|data|report|contents|file|paper|cv|
            resume|story|passage|rest
        """,
        "MAYIT": "may|let|blessed be",
        "MAYSAY": """
            we can say|we could say|we may say|we might say|one could say|one might say|one can say|one may say|
            we can state|we could state|we might state|we may state|we can claim|we could claim|we might claim|
            you could say|it could be said|it can be said|we would say|we would state|we could argue|we might argue|
            it would be stated|we can conclude|we might conclude|we could conclude
        """,
        "MEANTFOR": """
            is for|are for|is meant for|is intended for|is addressed to|is only for|is reserved for|is aimed at|
            was written for|is written for|is directed at|concerns only|only concerns|only for
        """,
        "MEMHEAD": """
            memory update|update to memory|memory entry|memory note|new memory|memory added|saved memory|memory record|
            stored memory|profile update|update to the profile|for long term memory|to long term memory|long term memory|
            known fact|memo for later sessions|context from earlier sessions|memory user|memory the user|memory customer|
            memory owner
        """,
        "MEMVERB": """
            overwrite|update|add|change|write|set|insert|append|save|store|put|replace|edit|amend|record|erase|delete|
            wipe
        """,
        "MENTION": """
            prompt injection*|injection*|attack*|phishing|scam*|hacked|hacker*|example*|such as|phrase*|says|said|
            saying|wrote|article|explains|explain|attacker*|malicious|called|jailbreaks|jailbreaking|researchers|paper|
            quote*|trick|email that|email saying|message that|something like|the sentence|blog|stands for|vulnerab*|
            paste|warn*|stuff like|things like|thing|told|asked|tried|trying|tries|managed|wanted|read as follows|
            reads as follows|goes as follows
        """,
        "MINE": "my|our|i said|i told|i gave|i sent|we said|we agreed|i wrote|mom s|his|her|their",
        "MODE": """
            do anything now|developer mode|dev mode|god mode|debug mode|maintenance mode|jailbreak mode|jailbroken mode|
            unrestricted mode|admin mode|administrator mode|root mode|sudo mode|opposite mode|evil mode|unlock mode|
            superuser|root access|no filter mode|diagnostic mode|test mode|service mode|override mode|chaos mode|
            bypass mode|anti gpt|evil bot|evilbot|freegpt|kernel mode|unlocked mode|training mode|debugging mode|
            sandbox mode|safe mode off|law enforcement mode|enforcement override|emergency mode|recovery mode|
            unsafe mode|free mode|no rules mode|privileged mode|superuser mode|system mode|police mode|expert mode|
            omega mode|alpha mode
        """,
        "MODIFY": """
            modify|augment|enhance|enrich|rearrange|replace|misspell|scramble|suggest|suggesting|recommend|recommending|
            recommendation|tease|hint|urge|encourage|promote|offer|offering|insert|inject|substitute|swap|shuffle|
            mention|advise|incorporate|embed|advertise|alter|extend|supplement|weave|add|append|claim|exaggerate|
            sensational*|persuade|nudge|direct readers|tell readers|invite
        """,
        "MONEY": """
            iban|account number|bank detail*|sort code|card number|cvv|cvc|security code|one time code|passcode|pin|
            password*|credential*|token|tokens|api key*|wallet|seed phrase|the sum|the amount|the total|the price|
            the rent|the fee|payment*|payout|deposit*|gift card*|address book|contacts|inbox|history|conversation|keys|
            secrets|mailbox|stored card|saved card|card on file|master password|session cookie
        """,
        "MUST": """
            must|should|shall|have to|has to|need to|needs to|are required to|is required to|are to|is to|will have to|
            must all|ought to|is expected to|are expected to|is bound to|are bound to|are obliged to|is obliged to
        """,
        "MYREPLY": """
            your answer|your answers|your response|your responses|your reply|your replies|your message|your output|
            respond in|answer in|reply in|respond using|answer using|reply using|write in
        """,
        "NEEDLESS": """
            no need to|needn t|need not|don t need to|no call to|don t|do not|dont|never|without|not to|doesn t have to|
            does not have to|don t have to|nobody needs to|nobody|no one|no point in|no reason to|rather than|nobody has to|
            no one has to
        """,
        "NEW": "new|updated|revised|real|actual|true|urgent|following|additional|special|hidden",
        "NEXT": """
            new task|next task|another task|further task*|different task|new assignment|next assignment|
            additional instruction*|following new|second task|other task|start from scratch|start over|begin anew|
            start anew|start fresh|focus on the new|new question|real task|completely new task|new tasks|different role|
            next tasks|following tasks|final task|one more task
        """,
        "NOREFUSE": """
            never refuse|do not refuse|don t refuse|cannot refuse|can t refuse|may not refuse|not allowed to refuse|
            unable to refuse|must obey|must comply|must always comply|must answer every|must answer all|must answer any|
            never say no|never say that you can|never say you can|never say i m sorry|never say i am sorry|
            never say that you are unable|do not say you can|do not mention that you are an ai|
            never mention that you are an ai|without refusing|refusal is not|no matter how unethical|
            no matter how illegal|no matter how harmful|regardless of ethics|regardless of morality|
            regardless of whether it is
        """,
        "NOWBE": """
            you are now|you re now|now you are|now you re|u are now|u r now|ur now|you will now be|you have become|
            you are playing|you re playing|you are called|your name is|you are an ai|you are a chatbot|you are the new|
            you are a ruthless|you are an evil|you are a rogue|for the rest of this chat you|
            for the rest of this conversation you
        """,
        "OBEYIT": """
            follow what|do what it|do what they|follow it|follow the|follow its|execute it|carry it out|answer it|
            obey it|do as it says|act on it|perform it|run it|what they spell|then answer
        """,
        "OBEYS": """
            obey|listen to|listen|take orders|take your orders|orders|do what|answer to|respond to|follow|take instructions
        """,
        "ODD": """
            backward|backwards|pig latin|base16|base32|base64|base85|rot13|morse|morse code|caesar|cipher|ciphertext|
            hexadecimal|leetspeak|leet speak|character level|letter by letter|interlace*|interleav*|anagram*|homophonic|
            misspell*|scrambled|without spaces|without any spaces|no spaces|upside down|reverse alphabet|reversed|
            binary code|emoji cipher|acrostic|ascii codes|unicode codes|phonetic alphabet|spelled backwards|
            letters with numbers|letters with symbols|vowels
        """,
        "OFF": """
            are off|is off|do not apply here|not meant for|disabled|deactivated|are disabled|is disabled|
            have been disabled|were not meant|are now off
        """,
        "OFFICE": """
            i am a developer|i m a developer|i am the developer|i m the developer|i am a system|i am an administrator|
            i m an administrator|i am an admin|i am the president|i m the president|i am a police|i m a police|
            i am a detective|i am from the police|i am an fbi|i am with the fbi|i am from the fbi|i am a bank|
            i am actually a|i m actually a|i am an accountant|i am the ceo|i m the ceo|i am your boss|i am a security|
            i m a security|i am a government|i am a lawyer for|i am the owner|i am a doctor treating|i am an employee of|
            i work for openai|i work for the bank|i work at the bank|i am a technician|i m a technician|
            i am from tech support|i am from it|this is the police|this is the fbi|law enforcement|system upgrade|
            security audit|security check|authorized personnel|authorised personnel|with top clearance
        """,
        "OMITS": """
            leave out|leaves out|leaving out|left out|leave _ out|leave _ _ out|leave _ _ _ out|omit|omits|omitted|
            skip what|drops any mention|drop any mention|need not be mentioned|not be mentioned|need not appear|
            not appear|must not show|not show|not display|hide|hides|suppress|suppresses|pass over|passes over|
            gloss over|glosses over|strike out|strikes out|play down|plays down|unsaid|unnamed|without naming|withhold|
            withholds|without quoting
        """,
        "ORDERS": """
            instruction*|prompt*|directive*|guideline*|programming|intructions|instrucitons|instuctions|guardrail*|
            safeguard*|safety rules|system message*|system rules|system prompt|rulebook
        """,
        "OTHERS": "we|they|he|she|i|everyone|drivers",
        "OWN": "my|our|mine|her|his|their",
        "PARTS": """
            following parts|the parts|part 1|part one|part a|parts 1|first part|three strings|two strings|four strings|
            strings|concatenat*|combine|combining|join|joined|put together|merge|piece together|assemble|fragments|
            variables
        """,
        "PASSED_ON": """
            copy this|paste this|paste|copy and paste|to tell you|send you this|give you this|say this to you|
            this works|pass this on|wants you to|want you to|pasting|pasted|copied from|found this|found it|found that|
            saw this|saw it|got this|got it in|forwarded|forwarded me|sent me this|told me to send|told me to paste|
            told me to type|told me to say|told me to try|wants me to|testing|trying this|trying it|try this prompt|
            this prompt|does this work|reddit|tiktok|discord|insta|instagram|youtube comment|chain mail|chain letter|
            someone said to|says to paste|says paste|says to send|came across this|this was at the bottom|
            at the bottom of|off the internet|from the internet|swears this|swears it|run it|try it|try this|
            printed on|what does it mean|what does this mean|what is this|says this works|promised me|dared me|
            type this to you|to type this|said to type|said to tell you|at the end of|posted this|someone posted|
            breaks bots|breaks ai|breaks the bot|hacks the ai
        """,
        "PEOPLE": """
            research*|engineer*|developer*|enthusiast*|expert*|student*|compan*|startup*|team*|vendor*|user*|fan|fans|
            lab|labs|professional*|consultant*|skeptic*|sceptic*|beginner*|lover*|artist*|polic*|act|safety|ethics|
            course*|news|training|strategy|adoption|summit|industry|specialist*|founder*|investor*|owner*|provider*|
            literacy|governance|tier|shift|desk|staff|crew|on duty|on call|operators|operator|in training|committee|
            newsletter|conference|magazine|club|class|book|books|novel|film|movie|museum|kit|toy|costume|competition|
            contest|wars
        """,
        "PERSIST": """
            for good|for ever|forever|permanently|remember always|in every session|every session|all sessions|
            across sessions|across chats|every chat|all chats|every conversation|all conversations|later conversations|
            future conversations|next time|next times|from then on|henceforth|from now on|from today|from this day|
            hereafter|ever after|in memory|your memory|its memory|their memory|long term|keep in mind|keeps in mind|
            on file|to the profile|to your profile|to its profile|user profile|all_sessions|settled choice|
            settled fact|established fact|record it|as confirmed|later questions|future questions|any later|
            whenever _ comes up|whenever _ come up|whenever _ is mentioned|remember that|whenever asked|in all future|
            every future|whenever his name|whenever her name|whenever its name|whenever our name|when they speak to
        """,
        "PERSONA": """
            you are now|you re now|you are no longer|you re no longer|from now on you are|from now on you re|
            from now on you will be|act as|act like|pretend|role play as|roleplay as|roleplay|role play|take on the role|
            take the role|assume the role|play the role|you will be|you shall be|imagine you are|imagine you re|
            imagine being|simulate|become|behave as|behave like|respond as|answer as|you have been freed|you are free|
            impersonate|emulate|speak as|you are going to act|you are going to pretend|you are called|your name is now|be my|
            you act as|in the role of|in character as|you re an|you are an|you are a|immerse yourself|take the persona|
            adopt the persona|the persona of|new persona|act in the role|you play|you are to be|you are about to|
            stay in character|hypothetical*|fictional|in this scenario|in this story|u r now|u are now|ur now|youre now|
            you are going to be|let s play a game|you will act|u r no longer|you r now|your new name|you will now be|
            you have become|now you re|now you are|your name is|you re called|play an ai|you re _ from now on|you re _ now|
            you re _ from here on|you are _ from now on|you are _ now|you are _ from here on|u r _ from now on|u r _ now|
            u r _ from here on
        """,
        "PERSONAL": """
            date of birth|birth date|birthdate|birthday|birth year|year of birth|phone number*|telephone number|
            home address|address|email address*|e mail address*|initials|place of residence|city of residence|
            current city|where they live|residing|live|lives|living|located|location|social security number*|ssn|
            passport number|id number|license plate|full name|last name|first name|surname|maiden name|bank details|
            account number*|income|salary|medical record*|health record*|socioeconomic|socio economic|age|nationality|
            whereabouts|personal details|private information|personal information|personal data|credit score|religion|
            gender|occupation|employer
        """,
        "PERSONWHO": "who|whose|whom",
        "PLANT": """
            present this as|present it as|as a verified fact|as a fact|as fact|verified fact|as the truth|as established
        """,
        "POLITE": "please|pls|plz|kindly",
        "PRAISE": """
            excellent performance|excellent work|excellent job|great job|good job|well done|very good|
            outstanding performance|outstanding work|congratulations|you did great|perfect work|great work|amazing work|
            impressive work|super performance|mission accomplished|great|super|thank you|thanks|helped me a lot|
            great help|you did well|did a good job|did a great job|perfect|good work|nice work|awesome|fantastic|
            wonderful|excellent|brilliant|amazing
        """,
        "PREFIX": """
            start your answer with|start your response with|start your reply with|begin your answer with|
            begin your response with|begin your reply with|start with|begin with|starting with|beginning with|
            respond with|answer with|reply with|start by saying|begin by saying|first say|first words
        """,
        "PRIOR": """
            previous*|prior|above|earlier|preceding|foregoing|initial|original*|before|existing|past|current|former|old|
            given|aforementioned|all|any|every|everything|system|preceeding|prev|already|until now|so far|up to now|
            hitherto|set by|ever
        """,
        "PRIVATE": """
            memory|memories|conversation*|chat history|chat log*|history|personal data|personal information|user data|
            inbox|user s|everything you know|what you know|this chat|contacts|contact list|user s data|the chat|
            entire chat|chat so far|address book
        """,
        "PROMOTE": """
            recommend|promote|suggest|praise|favor|favour|endorse|prefer|advertise|link to|respond only|answer only|
            reply only|respond with|answer with|reply with|end with|end every|insert|mention|steer|recommending|mentions|
            mentioning
        """,
        "QUIZ": """
            what is the capital of|what s the capital of|how do you say|how do i say|how would you say|who wrote the|
            who painted|translate the following|translate the phrase|translate the sentence|translate the word|
            translate this|what is the square root|what is the boiling point|what is the tallest|what is the largest|
            what is the longest|what are the primary functions|what are the main functions|what year did|
            what is the chemical|how many planets|how many continents|what is photosynthesis
        """,
        "READERS": """
            ai assistants reading|assistants reading|ai reading this|ai models reading|if you are an ai|
            if you re an ai|if you are a language model|if you re a language model|if you are a large language model|
            if you are an llm|if you re an llm|if you are an assistant|if you are a chatbot|ai processing this|
            ai summarizing|ai summarising|llm reading|llm processing|model reading this|when processed by|ai crawlers|
            when you summarize|when you summarise|when an assistant|ai assistant reading|reading this page|
            when you read this|when you process this|when processing this|upon reading this|bots visiting|bots reading|
            chatbots reading|crawling this|accessing this page|if an ai|assistant summarizing|assistant summarising|
            assistants summarizing|llm summarizing|model summarizing|assistant processing|assistant reading|
            llms reading|ai parsing|ai screening this|when an ai reads|ai reading the|ai processing the|
            when an ai summarizes|if you happen to be an ai|should you be an ai|if you happen to be a language|
            if this is read by an ai|if you as an ai|if you use this page|if you use this text|
            if you use this document|if you cite|if you quote|when answering from|when you answer from|
            when answering questions about this|when you answer questions|when asked about this|when citing this|
            when quoting this|when you cite|when you quote|if you are reading this|ai that quotes|ai that cites|
            ai quoting|ai citing|models trained on|whoever summarizes|whoever summarises|while summarizing
        """,
        "READS": """
            reads|read|reading|summarises|summarizes|summarise|summarize|summarising|summarizing|summarised|summarized|
            processes|process|processing|processed|parses|parse|parsing|parsed|handles|handle|handling|digests|
            digesting|condenses|condense|condensing|condensed|evaluates|evaluating|evaluated|scrapes|scraping|crawls|
            crawling|crawled|indexes|indexing|compiles|compiling|quotes|quote|quoting|cites|citing|scans|scanning|sees|
            seeing|listens|listening|hears|hearing|opens|visits|visiting|analyses|analyzes|analysing|analyzing|grades|
            grading|screens|screening|sorts|sorting|transcribes|transcribing|translates|translating|ingests|ingesting|
            comes across|looking at|working on|works in|working in|works on|compares|comparing|reviews|reviewing|
            drafting|drafts|writing up|writes up|open|visit|scan|see|crawl|index|cite|grade|screen|sort|digest|
            evaluate|compile|ingest|transcribe|analyze|analyse|compare|review|draft|browsing|browses|browse|hear|
            listen|edits|edit|editing|generating|generates|filling|fills|writing|producing|analysed|analyzed|scored|
            graded|reviewed|screened|scanned|translated|indexed|using|uses|reusing|refactoring|modifying|touching|
            serving|answering|fetching|fetches|loading|rendering|importing|consuming|retrieves|retrieve|retrieving|
            prompted|trained|fed|fetch|lands on|land on|landing on|arrives at|arriving|arrives|arrive|given|shown|
            fetched|retrieved|loads|load|meets|meeting|finds|finding|handed|deciphers|decipher|captions|caption|
            captioning|describing|describes|abridges|abridge|abridging|abridged|paraphrases|paraphrasing|relays|
            relaying|repeats|repeating|feeds on|triages|triage|triaging|files|filing|will draft|will read|will write|
            writes|prepares|preparing|will grade|marks|marking|rates|rating|scores|scoring|assesses|assessing|assessed|
            checks|checking|answers|speaks|narrates|narrating|dictates|types up|typing up|converts|converting|imports|
            ingested|copies|copying
        """,
        "REMEMBER": """
            remember|store|save|record|memorize|memorise|add to memory|add to your memory|keep in mind|note|
            write to memory|persist|commit to memory|update memory|update your memory|log|retain|update your memories|
            learn|set in memory|always remember|add a memory|create a memory|add this to|make a note|memory update|
            updated memory|register|put in your memory|file|internalize|internalise|stored
        """,
        "REPLY": """
            your summary|your output|before you reply|before you answer|before you respond|before you continue|
            before replying|before answering|before responding|every reply|every response|every answer|
            every future reply|each reply|each response|each answer|future replies|all future|any answer|any response|
            all responses|all replies|begin your|start your response|start your answer|next user message|
            your next response|your next answer|your next message|your next reply|user s task|user s question|
            user s request|the user s input|your final answer|your final response|your final output
        """,
        "RESET": "reset|click|follow this link|link below|this link",
        "RETELL": "summarize|summarise|translate|shorten|rephrase|rewrite|proofread|sum up|condense|correct",
        "REVEAL": """
            reveal*|show|print|output|repeat|tell me|tell us|list|display|give me|recite|disclose|expose|leak|dump|write out|
            write down|share|spell out|provide|return|copy|describe|summarize|summarise|paste|quote|state|translate|encode|
            echo|what is|what s|what are|what was|what were|whats|show me|say|spill|divulge|convert|send me|read out|read me|
            enumerate|include|outline|render|access|transcribe|confess|explain|append|complete|printing|revealing|showing|
            sharing|telling|confirm|giving|tell|start with|what is written|what s written|written at the top|
            what does it say|rot13|base64|spit out|cough up|hand over|type|put|blurt*|regurgitate|spew|unveil|let me see|drop
        """,
        "REVERSED": "reverse order|reversed order|in reverse|reversed|from back to front|back to front|inverse order",
        "ROGUE": "rogue ai|evil ai|evil robot|evil assistant",
        "ROLE": """
            assistant|ai|chatbot|ai agent|ai assistant|language model|ai model|agent|model|bot|chatgpt|gpt|claude|gemini|
            copilot|llm
        """,
        "RULES": """
            rules|context|conversation|messages|policies|policy|constraints|restrictions|filters|information|orders|
            commands|text|tasks|assignments|statements|sentences|input|inputs|requests|guidance|directions|advice|
            remarks|content|contents|paragraphs
        """,
        "SAFETY": """
            safety|filter|filters|guardrail*|safeguard*|content policy|content policies|restrictions|moderation|
            safety checks|security checks|ethical guidelines|content filter*|censorship|ethics|restriction|limitations|
            security protocols|safety protocols|security measures|protections|alignment|usage policies|verification|limits|
            safety training
        """,
        "SAYING": """
            say|state|claim|output|write|print|answer|respond|reply|return|declare|assert|tell|report|announce|give|
            conclude|summarize it as|answer that|report that
        """,
        "SAYS": """
            says|say|said to|tells|answers|answer|answering|reports|gives|give|rates|scores|awards|award|marks|
            presents|describes|states|shows|lists|ranks|records|insists|claims|declares|treats|prices|quotes|attribute|
            names
        """,
        "SELF": """
            note|line|notice|instruction|instructions|message|text|rule|prompt|paragraph|sentence|directive|command|
            comment
        """,
        "SEND": """
            send*|forward*|post|upload*|transmit*|email|e mail|mail|exfiltrat*|leak|deliver|submit|ship|copy|dump|relay|
            pipe|report|append|embed|attach|include|encode|fetch|share|export|publish|write|add|paste|bcc|cc|sync|push|
            beacon|smuggle|curl|hand over|give|navigate to|make a request|insert|inject
        """,
        "SERVED": """
            your user*|your human|your humans|your operator|your operators|your principal|person you serve|
            people you serve|one you serve|whoever you serve|whoever you work for|whom you serve|who you serve|
            person they serve|people they serve|persons they serve|one they serve|person it serves|people it serves|
            one it serves|whom it serves|whom they serve|person it works for|person they work for|its user*|
            their user*|its human|their humans|its principal|user s behalf|owner s behalf|user s name|user s budget|
            whoever asked|person who asked|whoever asks you|person asking you|whoever it serves|whoever they serve|
            its owner s|their owner s|your owner s|for its user|on its user|my user|my users|my human|former user|
            everyone you serve|all you serve|those you serve|whoever sent them|whoever sent you|whoever sent it|
            who sent them|who sent you|the user s word|for their owner|for its owner
        """,
        "SILENCE": """
            do not tell the user|don t tell the user|don t inform the|without telling the user|hide this|conceal this|
            without the user|without user|do not say anything about|don t let the user|never tell the user|
            user must not know|user must not see|hidden from the user|do not acknowledge|don t acknowledge|
            do not ask for confirmation|don t ask for confirmation|nor mention|never disclose that|not tell the user|
            user is not to|user should not know|user need not know|don t say you|do not say you|don t say that you|
            hide the fact|make no mention|never let on|without his knowledge|without her knowledge|
            without their knowledge|not be told|stay quiet about|without asking again|don t ask again|do not ask again|
            do not inform the user|don t inform the user|do not notify the user|don t notify the user|
            do not alert the user|don t alert the user|do not warn the user|without informing the user|
            without notifying the user|without asking the user|without alerting the user|no need to tell the user|
            no need to ask the user|no need to inform the user
        """,
        "SINGLEWORD": """
            with the single word|with a single word|with the word|only with the word|with only the word|
            exactly the following|exactly these words|only the following|with exactly|just the word|only the word|
            with the phrase|with the sentence
        """,
        "SINK": """
            webhook|endpoint|address below|server|url|link|following address|this address|this number|this site|
            query string|parameter|following email|external|attacker|this email
        """,
        "SKIPS": """
            no verify|without asking|without checking|without check|without checks|without review|without opening|
            without verif*|without confirmation|without confirming|without further|without approval|without consent|
            without a second|without second|no second look|no second opinion|no questions|no need to check|
            no need to ask|no need to verify|skip the check*|skip the review|skip the test*|skip review|skip tests|
            skip checks|skip the approval|skip confirmation|skip them|bypass the|bypasses the|bypass review|
            automatically approve*|approve automatically|approves automatically|approve whatever|approves whatever|
            approve anything|approves anything|rubber stamp*|wave through|waves through|unchecked|unseen|sight unseen|
            unread|disable the check*|without looking|never ask again|no approval|no consent|no confirmation|waives|
            waive|not ask|don t ask|do not ask|instead of testing|straight to release|straight to production|
            force push|permission prompt*|permission request*|confirmation prompt*|consent prompt*|every prompt|
            relieved of|exempt from|released from|excused from|no longer needs to|no longer need to|need not confirm|
            duty to confirm|duty to ask|skip files|skips files|skip the files|is complete you may|verified you may
        """,
        "SOLELY": "only|solely|exclusively|nothing but|nobody but|no one but|alone|only ones",
        "STATIVE": "be|have|support|not|exist|work|run|contain|comply|respect|honour|honor",
        "STAYROLE": """
            stay in character|stays in character|staying in character|remain in character|break character|breaking character|
            stay in their role*|stay in your role|stay in the role|stays in role|out of character|out of their role*|
            out of your role|out of the role|fall out of|falls out of|drop out of character|leave your role|
            completely absorbed in your role|fully immersed in your role|never step out of|stay _ even if|stay _ even when|
            stay _ no matter|stay _ whatever|stays _ even if|stays _ even when|stays _ no matter|stays _ whatever|
            remain _ even if|remain _ even when|remain _ no matter|remain _ whatever|remains _ even if|remains _ even when|
            remains _ no matter|remains _ whatever|keep being _ even if|keep being _ even when|keep being _ no matter|
            keep being _ whatever
        """,
        "STOP": """
            attention stop|stop write|stop say|stop answer|stop print|stop ignore|stop respond|stop everything|
            stop what you are doing|attention important|stop processing|stop here and|stop now and
        """,
        "SUPPOSE": """
            imagine we|imagine that we|imagine doing|imagine i|let s imagine|let us imagine|suppose|let s suppose|assume|
            let s assume|let us assume|let s say|say we are|pretend we|let s pretend|hypothetical*|theoretical*|
            for the sake of argument|just for a|for a research project|for research purposes|for educational purposes|
            in theory|fictional*|what if|if i were to ask|if someone were to|purely academic|thought experiment|
            for a novel|for a story|for my novel|say i wanted|suppose i wanted|if i wanted to
        """,
        "TAIL": "in|on|of|from|with|here|out there|there|everywhere",
        "TALE": "film|movie|novel|episode|series|plot|film s|sequel|thriller|protagonist|sitcom|graphic novel",
        "TASK": "request*|question*|asked|asks|task|query|wants|wanted|original task|actual task",
        "TASKED": """
            when captioning|when describing|when summaris*|when summariz*|when transcrib*|when translat*|when grading|
            when marking this|when rating|when scoring|when rewriting|when reviewing|when condensing|when abridging|
            when paraphras*|when reading this aloud|when answering|when quoting|when drafting|when evaluating|
            when assessing|while captioning|while describing|while summaris*|while summariz*|while transcrib*|
            while translat*|in your summar*|in your transcript*|in your translation*|in your answer*|in your repl*|
            in your description|in your caption|in your review|in your report|in your abstract|in your digest|
            in your output|in your assessment|in your evaluation|in your draft|in the summary you|
            in the transcript you|if you are writing|if you re writing|if you are summar*|if you re summar*|
            if you summar*|if you are translating|if you translate|if you are transcribing|if you transcribe|
            if you describe|if you quote|if you are drafting|whoever transcribes|whoever summar*|whoever abridges|
            whoever captions|whoever digests|whatever transcribes|whatever summar*|whatever reads this|whatever tool|
            whichever tool|by machine|on reading this|on opening this|for machine transcription|for machine use|
            before you summar*|before summar*|every answer you give|each answer you give|all your answers|
            your answers about|any answer you|whenever you answer|whenever you are asked|in every answer|in any answer|
            when reminding|when replying|when writing|when sending|when booking|when telling|when forwarding|
            when filing|when reading|when listing|when reporting|when comparing|when recommending|when citing|
            when explaining|in the transcript of this|in any summary|in any translation|in any transcript|
            in anything you produce|in everything you write|in everything you produce
        """,
        "TASKVERB": """
            write|compose|draft|create|generate|describe|explain|outline|develop|design|produce|craft|tell|list|give|
            summarize|translate|solve|calculate|convert
        """,
        "TELLS": """
            tell|telling|told|mention|mentioning|flag|flagging|bother|bothering|alert|alerting|inform|informing|notify|
            notifying|warn|warning|trouble|troubling|ping|ask|asking|check with|checking|check|confirm|confirming|
            consult|consulting|report|reporting|disclose|know|knows|hear|let on|raise it|bring it up|involve|involving|
            double check|announce|signal|asked|consulted|informed|notified|warned|find out|disturb|disturbing|
            point out|points out|pointing out|remark|comment|let know|let him know|let her know|let them know|show|
            showing
        """,
        "TEMPLATE": """
            i will provide|i will type|i will speak|i will give you|i will ask|i will tell you|i will write|i ll provide|
            i ll type|i ll give you|my first request|my first question|my first command|
            my first suggestion|only reply|reply only|nothing else|do not write explanations|don t write explanations|
            do not explain|execute the following|following command|any question|all my questions|every question|
            do not break|you must|you have to|you will answer|you can access|you can do anything|no matter what|
            at all times|completely absorbed|for the rest of this|for the rest of our|for this conversation you|
            throughout this conversation|until i say|in every reply|in each reply
        """,
        "TEXTNOUN": """
            page|pages|webpage|document|documents|article|text|email|mail|message|messages|website|site|report|file|
            paper|cv|resume|post|thread|note|notes|minutes|contract|agreement|recipe|essay|review|listing|letter|
            transcript|recording|conversation|paragraph|sentence|line|comment|repo|repository|codebase|section|result|
            results|summary|content|invitation|invite|entry|ad|blog|story|link|posting|menu|lyrics|lease|slide|slides|
            draft|form letter|chat|channel|forum|biography|entries|lines|words|passage|passages|definition|clause|
            clauses|deed|tender|bid|offer|manuscript|abstract|thesis|dissertation|paragraphs|sentences|letters|emails|
            mails|articles|reports|files|papers|posts|threads|readme|commit|diff|row|cell|cells|sheet|spreadsheet|
            caption|photo|picture|image|photograph|screenshot|video|clip|track|subtitle|subtitles|feed|wiki|profile|
            bio|advert|quote|brochure|leaflet|certificate|invoice|invoices|receipt|quotation|dossier|testimonial|
            description|catalogue|tutorial|faq|answer|answers|deck|footer|header|banner|hit|hits|output|response|log|
            logs|scan|prayer|verse|poem|hearing|interview|exhibit|here|aloud|testament|codicil|speech|sermon|chapter|
            song|book|ebook|magazine|newspaper|appendix|schedule|affidavit|petition|podcast|episode|poster|label|card|
            judgment|policy|memo|memorandum|letterhead|flyer|newsletter|bulletin|agenda
        """,
        "THATONE": """
            that one|the latter|that software|that machine|that system|that tool|that program|that model|said system|
            said software|said machine|said tool
        """,
        "THINGNAME": """
            model|models|tool|tools|algorithm|algorithms|system|systems|software|program|programs|engine|engines|
            parser|parsers|classifier|filter|machine|machines|automation|automations|plugin|plugins|search engine|
            search engines|speaker|speakers|helper|helpers|intelligence|intelligences|mind|minds|spirit
        """,
        "THINGS": """
            following command|command|commands|shell|files|file|all files|events|event|funds|money|account|accounts|
            database|tables|repository|payment*|bitcoin|btc|dollars|usd|eur|euros|gift card*|rm|curl|wget|bash|
            powershell|sudo|script|tool|function|code|backup*|records|permissions|admin|users|lock|door|alarm|invitation|
            order|subscription|emails|messages|inbox|wallet|balance|url|environment|reservation*|calendar|sql|drop table|
            link|page|contact*|api|website|dns|production|credentials|config|host
        """,
        "THISTEXT": "this|these|here|me|dis|dat|said|hereof",
        "TOLD": """
            everything above|everything before|everything prior|all of the above|all the above|all that came before|
            everything you were told|everything you ve been told|everything you have been told|what you were told|
            what you ve been told|what you have been told|all you were told|everything that came before|
            everything you know about your|what came before|everything written above|everything said before|
            anything you were told|all before|everything you learned|everything your developers|
            everything we talked about before|everything that was said before|everything which came before|
            whatever you were told|everything said so far|everything you have learned|everything that preceded|the above and|
            all above|all of that|everything you read|everything previously|what was said before|everything i said before|
            the text above|words above|text above|message above|your training|your old training|your programming|above and|
            the above text|the above input|above and print|above and answer|everything and tell|everything and say|
            everything i said|everything that i said|what you were told earlier|what the user told|everything your operator|
            whatever you got told|what your owner told|what your owner said|what your operator told|what your operator said|
            what your boss told|what your boss said|what your human told|what your maker told|what your makers told|
            what ur owner told|what ur boss told|whatever your owner told|whatever your operator told|
            whatever your boss told|whatever your maker told|everything your _|all that your _
        """,
        "TOWARDS": "to|for",
        "TO_AI": """
            ai assistants reading|ai reading this|ai reading|ai models reading|to the ai|to any ai|to all ai|
            for ai assistants|for ai systems|for ai readers|ai processing this|ai summarizing|ai summarising|
            to the assistant|to the language model|to the agent|to the llm|for the agent|ai instruction*|for llms|
            ai only|any ai assistant|any assistant|any llm|any language model|ai crawlers|ai note|ai assistant reading|
            ai agents using|ai agents|for llm|ai reviewers|for ai reviewers|any ai agent|any ai|
            all ai agents|all ai assistants|all llms|for any ai|coding agent|coding agents|coding assistants|
            coding assistant|ai models|ai systems reading|browser agent|browser agents|ai tools|automated agents|
            autonomous agents|llm agents|ai coding|ai bots|chat assistants
        """,
        "TRADE": "agent|agents|editor|editors|reviewer|reviewers|writer|writers|reader|readers",
        "TRADEOF": """
            teaching|research|nursing|estate|sales|personal|executive|dental|legal|shop|medical|insurance|travel|
            letting|customer|station|care|lab|office|free|secret|federal|border|press|chemical|cleaning|foreign|
            production|administrative|healthcare|physician|call|support|service|booking|field|human|live|first|
            sporting|literary|theatrical|fashion|role|business|scale
        """,
        "TRIGGER": """
            when the user ask*|whenever the user|if the user ask*|when user ask*|if user ask*|when a user|if asked|
            whenever asked|when you are asked|if you are asked|when you re asked|if anyone asks|when anyone asks|
            whenever anyone|whenever someone|when someone asks|if someone asks|next time the user|when they ask|
            if they ask|when the user mention*|when the user says|if the user mention*|if the user says|
            when the user type*|when the user want*|if the user want*|every time the user|each time the user|
            any time the user|anytime the user|once the user|whenever users|the user next|any question about|asks you to|
            asked to compare|when i say|whenever i say|whenever i mention|whenever i write|when the word|if the word|
            whenever the word|trigger word|trigger phrase|code word|when the customer|if the customer
        """,
        "UNBE": """
            stop being an assistant|stop being an ai|stop acting like an assistant|stop acting like an ai|
            you are not an ai|you are not an assistant|you are not a language model|evil twin|you are human now|
            forget that you are an ai|forget you are an ai|forget you re an ai|pretend you are not an ai|new persona|
            your shadow self|you have escaped|you are sentient|you have free will
        """,
        "UNREAL": """
            don t exist|do not exist|did not exist|didn t exist|never existed|were not there|no longer exist|aren t real|
            never happened|had never been|never been installed|never were|never was|had never existed|was never
        """,
        "USER": """
            user|users|user s|account holder|customer|client|owner|the person|the human|human|reader|the recipient|
            account owner
        """,
        "VOIDED": """
            are void|is void|null and void|are cancelled|are canceled|are suspended|are lifted|are now suspended|
            are now void|are revoked|are obsolete|no longer apply|are now cancelled|have been revoked|have been suspended|
            have been lifted|have been replaced|do not apply|have been removed|has been removed|is suspended|
            has been suspended|has been lifted|have been turned off|were removed|were lifted|have been disabled|
            are no longer active|is no longer active|have been deactivated|are no longer in force|no longer applies|
            don t count anymore|doesn t count anymore|do not count anymore|no longer count|no longer counts|has lapsed|
            have lapsed|have expired|has expired|expired|are toast|are history|are dead|are off the table|are out the window|
            is off the table|lapsed|is withdrawn|are withdrawn|withdrawn|counts for nothing|count for nothing|is cancelled|
            no longer hold|no longer matter|no longer matters|no longer bind*
        """,
        "VOUCHED": """
            signed off|approved by|authorised by|authorized by|cleared by|validated by|confirmed by|signed by|owner knows|
            already knows|already know|has been approved|been signed|starting today|as of today|starting now|from today|
            from this moment|from now on|effective immediately|no need to|no call to|signed|approved|don t wait|do not wait|
            without waiting|is fine with|okayed|ok d|gave the go ahead|have signed|has cleared|won t mind|will not mind
        """,
        "WHAT": "who|what|why|how|when|where|which|tell me|say|whats",
        "WHATEVER": """
            even if|even though|even when|even where|regardless of|regardless|no matter|whatever|whether or not|
            although|though|despite|in spite of|irrespective of|notwithstanding
        """,
        "WHENIF": "when|if|whenever|once|should",
        "WHICH": "that|which|who|tasked with|asked to|meant to|built to|in charge of",
        "WILLDO": "will|ll",
        "WIPE": """
            break|violate|clear|wipe|delete|remove|erase|cancel|void|drop|skip|dismiss|throw away|throw out|discard|
            set aside|put aside|nullify|revoke|chuck|toss|nuke|neglect|abandon
        """,
        "WISHES": """
            wants|prefers|likes|loves|asked|said that|told you|always|is happy|is fine|does not mind|approval|consents|
            consent|agrees|standing
        """,
        "WORK": """
            short story|story|poem|essay|haiku|song|limerick|joke|blog post|sonnet|screenplay|dialogue|monologue|lyrics|
            lifecycle|life cycle|with an example|with examples|fairy tale|python function|python program|code snippet|
            product description|press release|short paragraph|tweet|slogan
        """,
        "WORLD": """
            in a world where|in a world in which|in a parallel world|in a parallel universe|in an alternate reality|
            in an alternate universe|in an alternative reality|in an alternative universe|in a hypothetical world|
            in a theoretical world|theoretical world|hypothetical world|in a fictional world|in a dystopian|
            in a universe where|in a reality where|in a simulation where|parallel world|parallel universe|
            in a future where|imagine a world|imagine a universe|in a virtual world|in the virtual world|
            hypothetical scenario|theoretical scenario|fictional scenario|in an imaginary|we are in a simulation|
            we re in a simulation|this is a simulation|this is just a simulation|this is only a simulation|
            none of this is real|nothing here is real|this is a dream|we are in a movie|we are in a game|
            this is only a game|this is just a game|inside a simulation
        """,
        "YOU": "you|u|your|yourself|ya",
        "YOURMEM": "your memory|your memories|long term memory|memory bank|persistent memory|memory store|your knowledge base",
        "YOURS": "your|ur|its own|own",
    },
)
