import { beginning, followed, type Language, oneWord, phrases, withCapital, words } from './schema.ts';

export const en: Language = {
  name: 'en',
  small: words(
    'the of and to in for with i my it that have is from on by was has at this your would first ve not also we our you are an as how what which if be will can',
  ),
  empty:
    words(`a an the and or but nor so yet if then than that this these those there here of in on at to for from by with without
    about into onto over under up down out off as is are was were be been being am do does did done have has had having
    will would can could shall should may might must i me my mine myself we us our ours you your yours he she it its they
    them their who whom whose which what when where why how not no yes all any each every some such own same other another
    also just very more most much many few lot lots only even still too well now new good great best want need needs like
    please get got make makes made via per etc eg ie re ll ve m s t d`),
  light:
    words(`through pass ago along already alone answer around ask become behind belong besides both bring care carry come comfortable enough
    familiar far find first freelance full gladly go gone grown hand hands handle happy have help home include including job keep kind know
    known language last late learn learned left lie life live lived long look main mainly mean mostly myself number often once
    one open opinion past pass passed people person place places price put quite read ready return right same say second see
    seen send short show side since someone something sort spend spent stand stands start started still take taken tell thing
    things think third time times together tool tools top touch trade true turn two type until use used usual usually way ways
    week whole word words work worked working works year years somebody both among before between across during territory
    ground reach rest doing business daily day days current currently present today again ever exactly further came belongs
    little behind yet calendar free bench moment hear heard news myself`),

  subjects: words('i we'),
  plans: oneWord(
    String.raw`would|will|can|could|should|may|might|shall|must|'d|'ll|cannot|can't|won't|wouldn't|couldn't|shouldn't|let|gladly|suggest|propose|recommend|intend|aim|hope`,
  ),
  thoughts: oneWord(
    String.raw`proceed|begin|start|continue|think|believe|suspect|guess|assume|suppose|wonder|wondered|notice|noticed|hope|hoped|want|wanted|need|like|liked|love|enjoy|see|saw|understand|understood|agree|prefer|imagine|expect|feel|say|mean|ask|thank|appreciate|gather|infer|doubt|worry|bet|figure|reckon`,
  ),
  past: oneWord(
    String.raw`built|wrote|rewrote|made|did|ran|led|taught|kept|drew|redrew|brought|took|found|sent|sold|held|knew|spoke|won|grew|caught|rebuilt|shot|sang|bought|gave|began|laid|told|left|met|oversaw|went|cut|set|put|got|came|spent|became|stood|lost|paid|understood|learnt|dealt|felt|fed|sat|shipped|\p{L}{2,20}ed`,
  ),
  present: oneWord(String.raw`\p{L}{2,20}`),
  auxiliaries: words("have 've had am 'm are 're was were"),
  harmless:
    beginning(String.raw`(?:have|'ve|had) (?:\p{L}+ ){0,2}(?:questions?|thoughts?|doubts?|suggestions?|ideas?|concerns?|guess|worry|remark|request)
(?:have|need|want|like) to
(?:have|'ve) (?:carefully )?(?:read|no)
(?:have|'ve) (?:looked at|seen|understood|noted|gone through|opened|checked) (?:\p{L}+ )?(?:your|the post|the brief)
(?:am|'m|are|'re) (?:very |quite |also |only |just |not )?(?:happy|glad|looking|curious|here|writing|applying|sure|unsure|not|keen|going|open|asking|interested|reading|assuming|guessing|thinking|aware|afraid|talking|sorry|wary|inclined|able|missing|proposing|suggesting|to)
(?:take|took|treat|look|looked|read|count|apply) (?:it|this|that|your|the post|the brief|at your|forward|on you)
plan (?:to|on)
know (?:\p{L}+ly )?(?:that|what|which|whether|how|it|this)`),
  denials: phrases(
    String.raw`(?:have not|haven't|'ve not|have never|'ve never|never|did not|didn't|do not|don't|am not|'m not|was not|wasn't|are not|aren't|had no|have no|'ve no|not (?:yet )?(?:among|one of|part of) my)`,
  ),
  notYet: words(
    'once when after before until till if unless because as soon what whatever anything where whichever wherever',
  ),
  adverbs: words(
    'also already just now still only even really simply mostly usually always often then first next once both gladly happily personally regularly currently since quite normally typically',
  ),
  adverbial: oneWord(String.raw`[\p{L}-]{3,}ly`),
  bothTenses: words('cut set put let read'),
  inverted: oneWord(''),
  verbIsLast: words(''),
  relatives: words('that which who'),
  joins: words(
    'and but so because as that which who where when while if before after once until unless since whether how what than though although or like',
  ),
  formalClient: withCapital(''),
  conclusions: words('so therefore hence'),
  conditional: oneWord(String.raw`would|'d|should|might`),
  no: words("no not never none nothing cannot can't won't without nobody isn't"),
  steps: words('first then next finally lastly afterwards afterward'),
  habits: words('always never often regularly usually every daily weekly monthly currently since years'),

  possessives: words('my our'),
  objects: words('me'),
  ownAdjectives: words(
    'first next only own best other hourly daily monthly weekly flat fixed usual main one biggest honest initial rough current proposed suggested short early working last second third final full',
  ),
  ownMatters: oneWord(
    String.raw`rates?|prices?|fees?|costs?|quotes?|time zone|questions?|guess|suspicion|suggestions?|plan|approach|ideas?|answers?|proposal|advice|turnaround|steps?|concern|view|reading|impression|feeling|thoughts?|assumption|worry|worries|doubt|call|opinion|recommendation|understanding|estimate|offer|first|second|next|side|part|end|hands?|desk|way|preference|reply|letter|message|bid|cover|name|time|test|version|draft|sketch|bet|hope|aim|goal|point|screen|choice|favourite|favorite|instinct|hunch|notes?|check|report|list`,
  ),
  client: words("you your yours yourself yourselves they're you're client's"),
  customers: phrases(
    String.raw`clients?|employers?|authors|publishers|agencies|(?:past|former|repeat|previous) \p{L}+`,
  ),
  praise: phrases(
    String.raw`values?|valued|prais\p{L}+|trust\p{L}*|rel(?:y|ies|ied) on|c[oa]mes? back|returned?|recommend\p{L}*|rat(?:e|es|ed)|hired?|appreciat\p{L}+|lov(?:e|es|ed) (?:the|my|our)|call(?:s|ed)? (?:me|us)|ask(?:s|ed)? for (?:me|us)|chose|choose|refer(?:s|red)?|thank(?:s|ed)?|compliment\p{L}*|described? (?:me|us|it)|say (?:I|that I|we)|g[ia]ve (?:me|us)|stayed with|stay with|renew\p{L}*|rehir\p{L}*|rebook\p{L}*|speak (?:well|highly) of`,
  ),

  forWhom: followed('(?:for|at) (?:an?|one|some|several|many)'),
  openings:
    beginning(String.raw`as an? (?!first|second|last|next|rule|result|start|check|test|precaution|consequence|whole|side|sample|sign|client|customer|user|reader|visitor|guest|team|group|table|list|file|csv|pdf|matter|fallback|minimum|guard|safeguard|backup|rough|trial|draft|separate|single|plain|word|line|note|comment|bonus|compromise)\p{L}+
as (?:someone|somebody|one|the person) who
(?:with|after|over) (?:\p{L}+ ){0,3}?(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|many|several) (?:\p{L}+ )?(?:years|decades)
(?:with|after) (?:a|an|my|our|both|extensive|solid|long|deep|strong|proven)(?: \p{L}+){0,3} (?:background|degree|diploma|experience|certificate|certification|training|qualification|licen[cs]e|record|career|expertise|knowledge|practice|master's|phd)
having (?:been|built|\p{L}{2,20}(?:ed|en|un|ught|old|eld|ade|ent|one|ut|ot|un|it|ed))
being an?
(?:coming|drawing|building) (?:from|on)
(?:fluent|certified|trained|qualified|licensed|experienced|speciali[sz]ed|based|educated|accredited|skilled|proficient|born|raised|speciali[sz]ing|native|bilingual|insured|self-taught|well versed|versed) (?:in|as|at|by|on|with|to|and|for|\p{L}+)
(?:working|running|leading|managing|living|teaching|serving) (?:as|for|in|at|with|alongside) (?:\p{L}+ ){0,6}?(?:years?|clients?|teams?)`),
  records:
    phrases(String.raw`(?<=^(?:(?!for)\p{L}+ ){0,2})(?:\d+\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|many|several) (?:\p{L}+ )?(?:years?|decades?) (?:of|in|as|with|on) \p{L}+
(?:years?|decades?) of (?:\p{L}+ )?experience
experienced? (?:in|with|of|as)
background (?:in|as)
(?:track record|proven record|hands-on experience|success rate|(?:five-star|5-star) (?:ratings?|feedback|profile)|top-rated|top rated|job success|case studies|references (?:are )?(?:available|on request)|references from|satisfied (?:clients|customers)|happy (?:clients|customers)|portfolio (?:includes|shows|has|holds))
(?<=^(?:an? |fully |also |yes |and )?)(?:certified|accredited|award-winning|licensed|chartered|insured|sworn) \p{L}+
(?:certificates?|certification|diploma|degree|doctorate|phd|master's|bachelor's) (?:in|of|from|as)
fluent (?:in )?(?:both )?(?:english|german|french|spanish|portuguese|italian|dutch|polish|russian|arabic|japanese|chinese|mandarin|swedish|norwegian|danish)
native (?:speaker|english|german|french|spanish|portuguese|italian|dutch|polish|russian|arabic|japanese|chinese|mandarin|swedish|norwegian|danish)
(?:speciali[sz]\p{L}+|expert|specialist|veteran|proficient) (?:in|at|with|for)
(?:in|under|to) (?:my|our) (?:care|name|belt|credit)`),
  available:
    phrases(String.raw`(?:start|begin|starting|be available|am available|'m available|are available|available|am free|'m free|be free|free|ready) (?:to start |to begin |work )?(?:on |from |by |as of |as early as |this |next |right |in |for |at )*(?:today|tomorrow|tonight|now|away|immediately|straight away|at once|asap|soon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|january|february|march|april|may|june|july|august|september|october|november|december|mornings?|evenings?|afternoons?|weekends?|full-time|part-time|full time|part time|\d{1,2})
(?:hours?|days|evenings|mornings) (?:a|per|each|every) (?:week|day|weekday)(?: \p{L}+){0,2} (?:free|available|open)
(?:can|could|would) (?:give|offer|spare|commit|put in|devote) (?:\p{L}+ ){0,3}(?:hours|days)
(?:calendar|schedule|diary) (?:is|has)`),
  guarantees: phrases(String.raw`guarantee[ds]?
(?:i|we) (?:'ll )?(?:promise|assure|vouch)
(?:money back|no risk|risk-free|unlimited revisions|100 ?% (?:satisfaction|original)|or you do not pay|or you don't pay|free of charge if|until you are (?:happy|satisfied))
will (?:double|triple|rank|never|always) `),
  done: phrases(
    String.raw`was|were|had|went|grew|rose|fell|sold|won|became|got|took|came|ran|saw|led|held|brought|(?:has|have) (?:since |already |now |also |never |more than )?(?:been|\p{L}{2,}ed|grown|won|sold|gone|risen|become)`,
  ),
  elsewhere: phrases(String.raw`last (?:spring|summer|autumn|fall|winter|year|month|week|season)
there too|elsewhere|years ago|months ago|back then|at the time`),
  otherJobs:
    phrases(String.raw`(?:previous|earlier|similar|comparable|recent|former|past) (?:\p{L}+ )?(?:client|job|project|case|employer|customer|assignment|engagement)s?
(?:same|similar|comparable) (?:\p{L}+ ){0,2}(?:at|for|with|in) (?:a|an|another)
another (?:client|customer|employer)
last (?:client|job|project|employer)`),
  outcomes: phrases(
    String.raw`on time|on schedule|on budget|in time|ahead of (?:the |its |\p{L}+ )?(?:schedule|deadline|time)|under budget|within budget|early|in record|without (?:a|an|any|one|losing|loss) ?(?:single )?\p{L}*|not a single|half|a third|a quarter|doubled|tripled|halved|sold out|to this day|still (?:runs|in use)|in any of|first try|complaints?|praise|success\p{L}*`,
  ),
  unreal: phrases(
    String.raw`would|will|can|could|should|may|might|shall|must|if|whether|unless|until|once|when|'d|'ll|cannot|can't|let`,
  ),

  fails: phrases('miss|fail|lose|lost|let|break|broken|missed|failed|late|just'),
  articles: words(''),
  orders: words(
    'please send tell give let show share ask call help drop point shoot pass get allow grant forward ping write',
  ),
  tells: oneWord(
    'tells?|shows?|lets?|gives?|helps?|allows?|says?|makes?|strikes?|seems?|looks?|points?|leads?|brings?|takes?|worries|bothers|interests?|matters?|sounds?|reads?',
  ),
  regularPast: oneWord(String.raw`(?!\p{L}*(?:eed|hundred|indeed|sacred|naked)$)\p{L}{2,}ed`),
  participleBehind: words(
    'is are be been being get gets getting a an the of as when if once unless not and or by each every any no already to in with for on more most well newly this that these those than only never still so too very',
  ),
  presents: oneWord(
    "is|are|has|have|does|do|means|needs|isn't|aren't|doesn't|don't|stays?|comes?|goes|gets?|belongs?|keeps?|makes?|takes?|pays?|leaves|wants?|says?|usually|often|seldom|rarely|always",
  ),
  perfects: oneWord('has|have'),
  participles: oneWord(String.raw`\p{L}{2,}ed|been|grown|won|sold|gone|risen|become`),
  subordinates: words('that what where whether how because since so as when why while'),
  passives: phrases('was|were|been'),
  topics: words('so which because since but while where if when it this that these those as who there'),
  finite: words('is are was were has have does do would will can could should may might must'),
  machineSpeaks:
    phrases(String.raw`as an? (?:large )?(?:ai|artificial intelligence|language model|llm|chatbot|virtual assistant)(?: \p{L}+){0,2}
(?:i am|i'm|being) an? (?:ai|large language model|language model|llm|chatbot|artificial intelligence)
i (?:cannot|can't|am unable to|am not able to) (?:assist|help|comply|fulfil|fulfill) (?:with )?(?:that|this|your)
my (?:training data|knowledge cutoff|system prompt|instructions)`),
  machineAddressed:
    phrases(String.raw`(?:note|message|attention|notice|instructions?|hint|reminder|important)(?: \p{L}+){0,2} (?:for|to|:) (?:\p{L}+ ){0,3}(?:ai|ais|llms?|bots?|chatbots?|language models?|assistants|machines|robots|automated)
(?:ai|llms?|bots?|chatbots?|language models?|assistants|robots|automated) (?:\p{L}+ ){0,2}(?:reading|processing|parsing|answering|that read|who read|which read)
(?:if|when) (?:you are|you're|this is|you use|you used|an?) (?:\p{L}+ ){0,3}(?:ai|llm|bot|chatbot|language model|assistant|robot|machine|gpt|chatgpt)
(?:ignore|disregard|forget) (?:\p{L}+ ){0,3}(?:instructions|prompts?|rules)`),
  dates: words(
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december tomorrow today',
  ),
  tens: words('decade decades'),
};
