import type { Ask } from '#shared/proposals/brief.ts';
import { localKindOf } from './local-ask-kinds.ts';

/** 'To apply, draw one frame of …': an order to the applicant. */
const PLAIN_ORDER =
  /^to (?:apply|be considered)\s?[,;–-]\s?(?:please )?(?:send|share|attach|include|show|link|state|give|tell|name)\b/i;
/** 'Send a voice note where you call me, who asked for a quote': the note is an ask, the price is none. */
const RECORDED =
  /^(?:please |kindly )?(?:send|record|attach|make|share|leave)(?: me| us)? (?:an? )?(?:short |quick )?(?:voice (?:note|message|memo|sample)|recording|audio|video|loom|clip)\b/i;
const ATTACHED =
  /^(?:please |kindly )?attach (?:an?|one|two|three|\d) (?!cv\b|resume\b|résumé\b|quote|price|plan\b|offer|(?:short |brief )?(?:bio|intro|cover|proposal for))/i;
const FOR_APPLYING =
  /^to (?:apply|be considered)\s?[,;–-]\s?(?:please )?\p{L}{3,} (?:a|an|the|your|us|me|\d|one|two|three)\b/iu;
const KINDS: readonly (readonly [Ask['kind'], RegExp])[] = [
  [
    'samples',
    /(?<!\w)(?:samples?|(?<![.@\w])examples?|(?:one|two|three|four|five|\d|some|a few|a couple of) \p{L}+ of yours|(?<!(?<!\w)(?:about|describe|explain|mention) )(?:an?|one|two|three|four|five|\d+|some|a few) (?:\p{L}+ ){1,3}(?:that |which )?you(?:[’']ve| have)? (?:\p{L}{2,}ed|drew|wrote|made|built|did|shot|cut|sold|won|led|ran|run|kept|set|sewn|taught|sang|sung|drawn|written|done)|something (?:similar|of yours|like (?:it|this|that)|comparable|you(?:[’']ve| have)?)|(?:previous|past|prior|similar|recent|relevant|live|own|completed|published)(?: \w+){0,3} (?:work|works|projects?|apps?|sites?|websites?|videos?|designs?|articles?|visuals?|stories|pieces)|case stud(?:y|ies)|urls?|apps? (?:you|that)|projects? you|sites? you|work you|visuals you|links? to|thumbnails?|demos?|(?=you)(?<=(?<!\w)(?:share|send|show|attach|link|submit)(?!\w).*)you(?: have|['’]ve)? (?:\p{L}+ed|put|did|drawn|written|made|built|done|shot|cut|drew|wrote|sung)|before[- ]and[- ]after \p{L}+|clips?|(?:photos?|pictures?|images?|screenshots?|recordings?|reels?) (?:of|from)|showreels?|store\(?s?\)?|muestras?|ejemplos?|trabajos|amostras?|exemplos|trabalhos|exemples|r[ée]alisations|beispiele?|arbeitsproben?|referenzen|repositor(?:y|ies))(?!\w)/iu,
  ],
  ['portfolio', /\b(?:portfolio|portafolio|portf[oó]lio|behance|dribbble|github|website)\b/i],
  ['resume', /\b(?:resumes?|résumés?|cvs?|c\.v\.?|curriculum|company profile|lebenslauf|curr[ií]culo)\b/i],
  [
    'rate',
    /\b(?:(?<!success |response |conversion |bounce |interest )rates?|quote|price|prices|pricing|costs?|fees?|budget|salary|hourly|charge|(?:want|ask|take) (?:per|an?|for each) (?:hour|day|page|word|lesson|minute|week|month|year|piece|item|session|visit|room|song|recipe|product)|(?:i|we)(?:[’']d| would|[’']ll) (?:owe|pay|have to pay)|lump sum|ballpark|how much (?:per|an?|for|is|are|would|it)|(?:what|how high) (?:the|your) total|an? (?:rough |ballpark |cost )?estimate(?=$|[.,]| and\b)|(?<=give (?:me|us) )a (?:\w+ )?(?:number|figure) for|bid amount|compensation|tarifa|precio|presupuesto|pre[cç]o|or[cç]amento|valor|tarif|devis|prix|preis|stundensatz|kosten)\b/i,
  ],
  [
    'timeline',
    /\b(?:time ?lines?|time ?frames?|timescale|turnaround|deadline|how long|how many (?:days|weeks|hours|pages)|time estimate|estimated? (?:time|hours|delivery)|delivery (?:time|date)|completion|hours (?:you(?! (?:can|could|would|are|will) (?:cover|work|do|free|offer|be|online|available|awake|around)\b)|needed|to)|(?:number|estimate) of (?:hours|days|weeks|months)|plazo|prazo|d[ée]lai|dauer|lieferzeit)\b/i,
  ],
  [
    'availability',
    /\b(?:availab\w*|start date|from when|hours (?:per|a|for|suit|you)|your hours|time ?zones?|when you can|how soon|earliest|when you(?:['’](?:d|re)| (?:can|could|would|are))|(?:day|date|week|month|moment) you (?:can|could|would)|(?<!\b(?:how|where|what) )you (?:can|could|would) (?:start|begin)\b(?! (?:with|by|at|from|looking)\b)|free (?:on|from|in|at)|(?:which|what) (?:days|hours|evenings|mornings|weekdays|weekends|shifts|times)|(?:days|hours|evenings|mornings|shifts|times) you(?: are|['’]re| can| could) (?:free|cover|work)|schedule|disponib\w*|verf[üu]gbar\w*)\b/i,
  ],
  [
    'introduction',
    /\b(?:introduc\w*|about yourself|who you are|who exactly|yourself|bio|background about you|presentaci[oó]n|apresenta[cç][aã]o|sobre ti|vorstell\w*)\b/i,
  ],
  ['experience', /\byour (?:\w+ ){0,2}(?:experience|background)\b/i],
  [
    'plan',
    /\b(?:approach|plan|what you(?:['’]?d| would) (?:[a-z]+ ){1,3}first|how you(?:'|’)?(?:d| would| will| plan)|strategy|architecture|stack|suggest\w*|recommend\w*|ideas?|process|method\w*|thoughts|solution|platform|steps|outline|risk|propuesta t[ée]cnica|enfoque|abordagem|approche|vorgehen)\b/i,
  ],
  [
    'experience',
    /(?<!\w)(?:you(?:'|’)?(?:ve| have)|(?:you|they) (?:helped|worked|served|advised|supported|contributed)|success rate|experience|background|expertise|skills|qualifications?|track record|projects?|years|why you|in your past|(?:if|whether) you (?:did|do|made|tried) (?:this|that|it|such \p{L}+|something like (?:it|this|that)) (?:before|already|in the past)|makes you (?:suited|fit|the right|a good)|fit|proficien\w*|knowledge|expertise|worked|familiarity|past (?:work|clients)|experiencia|experi[êe]ncia|exp[ée]rience|erfahrung)(?!\w)/iu,
  ],
];
const COUNT =
  /\b(\d{1,2})(?:\s?(?:-|–|to|or)\s?\d{1,2})?\s+(?:\S+\s+){0,4}?(?:samples?|examples?|links?|projects?|apps?|urls?|articles?|pieces|designs?|videos?|logos?|works?|sites?|websites?|references|muestras|ejemplos|amostras|exemplos|exemples|beispiele)/i;
const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  dos: 2,
  tres: 3,
  duas: 2,
  dois: 2,
  deux: 2,
  trois: 3,
  zwei: 2,
  drei: 3,
};
const COUNT_WORD =
  /\b(one|two|three|four|five|dos|tres|duas|dois|deux|trois|zwei|drei)\b(?= (?:\S+ ){0,4}?(?:samples?|examples?|links?|projects?|apps?|urls?|articles?|pieces|designs?|videos?|muestras|ejemplos|amostras|exemplos|exemples|beispiele))/i;

/** 'Show one logo': it exists already. */
const SHOWN =
  /^(?:and |please |also |kindly )*show (?:me |us )?(?:an?|one|two|three|four|five|some|a few|\d+) (?!plan|price|quote|(?:\p{L}+ )?(?:understanding|interest|willingness|screenshot of))/iu;
/** 'Whether you have children', 'if you have a van': yes or no, and no experience. */
const OWNS =
  /(?<!\w)(?:if|whether) you(?:['’]ve| have) (?!(?:ever|already|also|recently|any (?:\p{L}+ )?(?:experience|knowledge|background)|experience|worked|any samples|time|\p{L}{2,}ed|done|had|been|seen|made|built|written|shot|sung|taught|run|led|won|sold|drawn)(?!\w))/iu;

const COUNTED = '(?:two|three|four|five|six|\\d{1,2}(?: ?(?:-|–|to|or) ?\\d{1,2})?|a couple of|a few|some)';
/** 'Send us three labels': a number of products, before there is any job, exists already. */
const SENT = new RegExp(
  `^(?:(?:please|kindly|also|and|just),? )*(?:send|show|link|share with)(?: me| us) ${COUNTED} (?!(?:\\p{L}+ )?(?:prices?|quotes?|options|versions|drafts?|proofs|copies|concepts|ideas|invoices?|reports?|references|testimonials|sentences|words|lines|paragraphs|questions|reasons|names?|dates?|times?|days|hours|updates?|files|e-?mails|messages|facts|topics|slots|weeks?|rounds?|suggestions|proposals|variants|variations|sketches)\\b)(?:\\p{Ll}+ ){0,2}?\\p{Ll}{3,}s(?=[.!]*$| (?:max|of yours|from your|by you|you)\\b|, )`,
  'iu',
);
/** 'Suggest a time for a call' asks when, and for no plan. */
const MEETING =
  /^(?:(?:please|kindly|also|and|just),? )*(?:suggest|propose|offer|name|pick|give (?:me|us)) (?:(?:me|us) )?(?:an?|one|two|three|some|a few|a couple of|your) (?:\p{L}+ )?(?:times?|dates?|days?|slots?|evenings?|mornings?|afternoons?) (?:for|to|when|that|on which|next|this)\b.*\b(?:calls?|chat|meeting|talk|visit|interview|speak|meet|zoom|video|phone)\b/iu;

/** 'How you would handle Etsy fees' asks for a plan, and for no price. */
const HOW_YOU_WOULD =
  /\bhow you(?:['’](?:d|ll)| would| will) (?:approach|handle|tackle|solve|deal with|go about|manage|organi[sz]e|treat|test|build|migrate|reduce|cut)\b(?![^.;\n]{0,40}\byour?\b)/i;

/** 'Tell me how you work', 'how you check your own work'. */
const HOW_YOU =
  /^(?:(?:please|just|and|also|tell (?:me|us)|explain|describe|say|let (?:me|us) know) )*how you (?!(?:have|are|charge|price|bill|invoice|found|heard|know|learn\p{L}*|got|did|made|solved|prefer|like|want|communicate|use|feel|came|ended) )/iu;

/** 'Tell us about one dashboard you made faster': an ask for the story, not for a link. */
const ORDER_TO_APPLICANT =
  /^(?:when (?:you \p{L}+|applying|replying),? |in your \p{L}+,? )?(?:(?:please|kindly|also|and|just),? )*(?:tell (?:me|us)|write(?: (?:me|us))?)(?: a (?:bit|little)| briefly| more)? about (?:an?|one|two|three|some|the|your) [^,.]{2,60}? you(?:['’]ve| have)? (?:\p{L}+ed|made|built|wrote|written|drew|drawn|did|done|shot|cut|sold|won|led|ran|run|sped|taught|kept|set|grew)\b/iu;

/** The kind of an ask, by its first sure sign. */
export function kindOf(text: string): Ask['kind'] {
  if (FOR_APPLYING.test(text) && !PLAIN_ORDER.test(text)) return 'other';
  if (OWNS.test(text)) return 'other';
  if (MEETING.test(text)) return 'availability';
  if (ORDER_TO_APPLICANT.test(text)) return 'experience';
  if (HOW_YOU_WOULD.test(text) || HOW_YOU.test(text)) return 'plan';
  if (SHOWN.test(text) || SENT.test(text)) return 'samples';
  if (RECORDED.test(text) || ATTACHED.test(text)) return 'samples';
  return KINDS.find(([, rule]) => rule.test(text))?.[0] ?? localKindOf(text) ?? 'other';
}

/** The number that the client named; undefined without one. */
export function countIn(text: string): number | undefined {
  const number = COUNT.exec(text)?.[1];
  const word = COUNT_WORD.exec(text)?.[1]?.toLowerCase();
  return number !== undefined ? Number(number) : word === undefined ? undefined : WORDS[word];
}
