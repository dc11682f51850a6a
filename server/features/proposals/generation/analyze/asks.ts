import type { Ask } from '#shared/proposals/brief.ts';
import { proseLeadOf, speaksOfApplicants, toReader } from './asks-in-prose.ts';
import { sectionOf } from './sections.ts';
import { overlaps, type Span, sourceOf, subSpan } from './span.ts';
import { templateItemsOf, templateLinesOf } from './templates.ts';
import type { Unit } from './units.ts';
import { isVerb } from './verbs.ts';

const MAX_ASKS = 15;

const VERB =
  '(?:gimme|send|share|include|attach|provide|submit|show|tell|give|list|describe|state|mention|outline|explain|highlight|specify|quote|let (?:me|us) know|confirm|indicate|detail|link|present|propose|suggest|estimate|upload|introduce|pitch|name|record|summari[sz]e|add|write|apply with|respond with|reply with|answer|say (?:(?:to )?(?:me|us) )?(?:how|what|when|where|which|why|who|if|whether)|feel free to share|env[ií]a|env[ií]e|incluye|incluya|adjunta|comparte|indica|indique|cu[eé]ntanos|manda|envie|inclua|anexe|compartilhe|informe|descreva|envoyez|joignez|indiquez|pr[ée]cisez|d[ée]crivez|partagez|joindre|envoyer|indiquer|pr[ée]ciser|adjuntar|enviar|incluir|senden|schicken|nennen|f[üu]gen|beschreiben|teilen)';
const ORDER = new RegExp(
  `^(?:(?:and|also|then|so|finally|lastly|additionally|in addition|optional|note|important|bonus|if (?:you(?:'|’)?re |you are )?interested|to (?:apply|be considered|get started|start)|when (?:applying|you apply)|in your (?:\\w+ ?){1,3}|with your (?:\\w+ ?){1,3}|for consideration|before (?:applying|we start)|por favor|merci de|bitte|veuillez)[,:;]? )*(?:please,?|kindly|pls,?|do|only|just|you (?:must|should|need to|will need to))? ?(?:also |only |just |briefly |simply |then )?${VERB}\\b`,
  'i',
);
const PLEASE = new RegExp(
  `\\b(?:please,?|kindly|pls,?|(?:must|should) be (?:able|ready|prepared) to|por favor|bitte|veuillez|merci de|all i ask is you|you must|you should|to apply,?|interested,?|when you apply,?|in your \\w+(?: \\w+)?,?) (?:also |only |just |briefly )?${VERB}\\b`,
  'i',
);
/** 'Start your proposal with a short summary': a thing to write, not a code word. */
const LEADS_WITH =
  /^(?:please |kindly )?(?:start|begin|open) (?:with (?:the name of|your favou?rite)\b|(?:your|the) (?:\w+ )?(?:proposal|application|reply|response|answer|bid|cover letter|letter|message|mail|e-?mail|note|text|pitch) (?:with|by)\b)/i;
/** 'To apply, draw one frame of …': whatever it orders is asked of the applicant. */
const PLAIN_ORDER =
  /^to (?:apply|be considered)\s?[,;–-]\s?(?:please )?(?:send|share|attach|include|show|link|state|give|tell|name)\b/i;
/** 'Send a voice note where you call me, who asked for a quote': the note is wanted, no price. */
const RECORDED =
  /^(?:please |kindly )?(?:send|record|attach|make|share|leave)(?: me| us)? (?:an? )?(?:short |quick )?(?:voice (?:note|message|memo|sample)|recording|audio|video|loom|clip)\b/i;
const ATTACHED =
  /^(?:please |kindly )?attach (?:an?|one|two|three|\d) (?!cv\b|resume\b|résumé\b|quote|price|plan\b|offer|(?:short |brief )?(?:bio|intro|cover|proposal for))/i;
const IF_YOU_HAVE = /^if you(?: have|['’]ve) [^,]{3,80}, (?:please )?(?:send|share|attach|show|link)\b/i;
const FOR_APPLYING =
  /^to (?:apply|be considered)\s?[,;–-]\s?(?:please )?\p{L}{3,} (?:a|an|the|your|us|me|\d|one|two|three)\b/iu;
/** 'Portfolio link please.' */
const POLITE =
  /^(?:(?:fixed|hourly|daily|your|and|also) )*(?:portfolio|samples?|examples?|cv|resume|references?|offers?|quotes?|prices?|rates?|links?)(?:,? [\p{L}-]+){0,14},? please[.!]?$/iu;
/** 'Tell me how long it would take', but not 'tell us what we owe'. */
const TELL_US =
  /^pitch (?:me|us) |^(?:please )?tell (?:me|us) (?:a bit |more |something )?about (?!.*\b(?:our|my)\b)|^(?:(?:please|kindly|pls|also|and),? )*(?:tell (?:me|us)|let (?:me|us) know) (?:how|what|when|whether|if|which|why) (?!.*\b(?:we|our|i|my)\b)/i;
const WANTS_TO_SEE =
  /^(?:all (?:i|we) (?:need|want|ask)(?: for)? is|(?:i|we)(?:(?:['’]d| would)(?: really| also)? (?:like|love|want)|(?: also| only)? (?:need|want)) to (?:see|know|hear about))\b/i;
/** A bullet among the qualities wanted that is a thing to send: 'Examples of your previous work'. */
const EVIDENCE =
  /^(?:(?:an?|some|two|three|\d+) )?(?:relevant )?(?:examples?|samples?|links?|indication|portfolio|references?) (?:of|to|with|from) (?:your|past|previous|similar|recent|relevant|two|three|\d)/i;
const OWN =
  /\b(?:your|you've|you’ve|you have|previous|past|similar|examples?|samples?|portfolio|quote|rate|resume|cv|links?|availability|experience|estimate|estimated|cover letter|introduction|references?|certifications?|visuals|previous work|tu|tus|su|sus|seu|sua|seus|votre|vos|ihre?n?|deine?n?)\b/i;
const KINDS: readonly (readonly [Ask['kind'], RegExp])[] = [
  [
    'samples',
    /\b(?:samples?|(?<![.@\w])examples?|(?:one|two|three|four|five|\d|some|a few|a couple of) \p{L}+ of yours|something (?:similar|of yours|like (?:it|this|that)|comparable|you(?:[’']ve| have)?)|(?:previous|past|prior|similar|recent|relevant|live|own|completed|published)(?: \w+){0,3} (?:work|works|projects?|apps?|sites?|websites?|videos?|designs?|articles?|visuals?|stories|pieces)|case stud(?:y|ies)|urls?|apps? (?:you|that)|projects? you|sites? you|work you|visuals you|links? to|thumbnails?|demos?|(?<=\b(?:share|send|show|attach|link|submit)\b.*)you(?: have|['’]ve)? (?:\p{L}+ed|put|did|drawn|written|made|built|done|shot|cut|drew|wrote|sung)|before[- ]and[- ]after \p{L}+|clips?|(?:photos?|pictures?|images?|screenshots?|recordings?|reels?) (?:of|from)|showreels?|store\(?s?\)?|muestras?|ejemplos?|trabajos|amostras?|exemplos|trabalhos|exemples|r[ée]alisations|beispiele?|arbeitsproben?|referenzen|repositor(?:y|ies))\b/iu,
  ],
  ['portfolio', /\b(?:portfolio|portafolio|portf[oó]lio|behance|dribbble|github|website)\b/i],
  ['resume', /\b(?:resume|résumé|cv|c\.v\.?|curriculum|company profile|lebenslauf|curr[ií]culo)\b/i],
  [
    'rate',
    /\b(?:(?<!success |response |conversion |bounce |interest )rates?|quote|price|prices|pricing|costs?|fees?|budget|salary|hourly|charge|bid amount|compensation|tarifa|precio|presupuesto|pre[cç]o|or[cç]amento|valor|tarif|devis|prix|preis|stundensatz|kosten)\b/i,
  ],
  [
    'timeline',
    /\b(?:time ?lines?|time ?frames?|timescale|turnaround|deadline|how long|how many (?:days|weeks|hours|pages)|time estimate|estimated? (?:time|hours|delivery)|delivery (?:time|date)|completion|hours (?:you|needed|to)|plazo|prazo|d[ée]lai|dauer|lieferzeit)\b/i,
  ],
  [
    'availability',
    /\b(?:availab\w*|start date|hours (?:per|a|for|suit|you)|your hours|time ?zones?|when you can|how soon|earliest|when you(?:['’]d| (?:can|could|would|are))|free (?:on|from|in|at)|(?:which|what) (?:days|hours)|schedule|disponib\w*|verf[üu]gbar\w*)\b/i,
  ],
  [
    'introduction',
    /\b(?:introduc\w*|about yourself|who you are|who exactly|yourself|bio|background about you|presentaci[oó]n|apresenta[cç][aã]o|sobre ti|vorstell\w*)\b/i,
  ],
  ['experience', /\byour (?:\w+ ){0,2}(?:experience|background)\b/i],
  [
    'plan',
    /\b(?:approach|plan|how you(?:'|’)?(?:d| would| will| plan)|strategy|architecture|stack|suggest\w*|recommend\w*|ideas?|process|method\w*|thoughts|solution|platform|steps|outline|risk|propuesta t[ée]cnica|enfoque|abordagem|approche|vorgehen)\b/i,
  ],
  [
    'experience',
    /\b(?:you(?:'|’)?(?:ve| have)|(?:you|they) (?:helped|worked|served|advised|supported|contributed)|success rate|experience|background|expertise|skills|qualifications?|track record|projects?|years|why you|fit|proficien\w*|knowledge|expertise|worked|familiarity|past (?:work|clients)|experiencia|experi[êe]ncia|exp[ée]rience|erfahrung)\b/i,
  ],
];
/** How a further thing to send begins, after the comma. */
const PART = new RegExp(
  `^(?:your|whether|one|two|three|an?|any|the|some|how|what|which|who|why|where|when|relevant|estimated?|expected|past|previous|similar|recent|hourly|portfolio|rates?|availability|pricing|price|timeline|cv|resume|links?|samples?|examples?|tu|su|seu|sua|votre|ihre?n?|deine?n?|${VERB}|\\d)\\b`,
  'i',
);
const STANDS_ALONE = new RegExp(
  `^(?:(?:the|a|an) (?:idea|estimate|guess|names?|links?|title|number|date) of|the (?:results?|outcomes?) |your(?! own\\b) (?!name\\b)\\S{3,}|(?:whether|how|what|why|where|when|which|who) (?:\\S+ ){0,2}(?:you|your|will|would|it)\\b.*\\S{3,}|${VERB}\\b(?: \\S+)* (?:me|us|your|you|an?|one|two|three|\\d+)\\b)`,
  'i',
);
/** 'and how you solved it' hangs on what stands before it. */
const REFERS_BACK =
  /\b(?:it|them|that|those|this|one|so)$|\b(?:solved|fixed|handled|did|used|made) (?:it|them|that|this)\b/i;
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

/** Announces the list that follows and asks for nothing itself. */
const INTRODUCES =
  /\b(?:(?:the )?following(?: (?:questions?|points?|details?|information|items?|things?))?|(?:these|the) (?:questions?|points?|items?|details?)(?: below)?|below|as follows|(?:this|the) (?:template|format|form))\s*:?$/i;

/** What the applicant is told to send or say, one item each even when one sentence asks for three. */
export function asksOf(units: readonly Unit[], taken: readonly Span[]): Ask[] {
  const form = templateLinesOf(units);
  const found = units
    .filter(
      (unit) =>
        (form.has(unit) || isAsk(unit)) &&
        !taken.some((span) => span.start < unit.start + unit.text.length && unit.start < span.start + span.text.length),
    )
    .flatMap((unit) => templateItemsOf(unit) ?? (form.has(unit) ? [unit] : split(unit)));
  const ofThird = units.filter(({ text }) => speaksOfApplicants(text));
  const unique = found.filter((span, i) => found.findIndex((other) => plainly(other) === plainly(span)) === i);
  return unique.slice(0, MAX_ASKS).map((span, i) => {
    const ask = toAsk(span, i);
    return ofThird.some((unit) => overlaps(unit, span)) ? { ...ask, text: toReader(ask.text) } : ask;
  });
}

/** 'Applications should contain a description of one project, …': each part is to be sent. */
const MUST_HOLD =
  /^interested (?:persons?|parties|candidates|freelancers|applicants) (?:should|must|may|are asked to|need to) (?:please )?(?:indicate|attach|send|share|state|provide|include|submit)\b|^(?:(?:your|all|every|each|any|the) )?(?:applications?|proposals?|repl(?:y|ies)|bids?|offers?|cover letters?|messages?) (?:should|must|needs? to|has to|have to|is to|are to) (?:contain|include|state|name|come with|show|have|mention|list)\b/i;

/** A post may say the same twice, shouted the second time or without its full stop. */
function plainly({ text }: Span): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** 'You should record the sessions' is work, 'you should send your rate' is none. */
const ORDERS_WORK =
  /^you (?:must|should|need to|will need to|would)(?: also| then)? (?:record|write|add|upload|list|name|present|attach|describe|explain|summari[sz]e|outline|link|tell|show|provide) (?!(?:me|us|your|why|how|what|at least|examples?|samples?|an? (?:sample|example|link|portfolio))\b)/i;

const REFUSAL =
  /\b(?:don't|do not|don’t|never|no need|not necessary)\b(?!.*\botherwise\b)|^(?:prefer|urgent)\b|^please (?:write|reply|apply|respond) (?:to (?:us|me) )?(?:in|by|via|through)\b[^:]*$/i;
const TO_READER =
  /^(?!.*\byou will\b).*\b(?:your|you've|you’ve|you have|you|yours|something similar|previous work|past work|tu|tus|su|seu|sua|votre|vos|ihre?n?|deine?n?)\b/i;

/** Wherever in a post these stand, they are asked of the applicant. */
const ALWAYS = [TELL_US, POLITE, IF_YOU_HAVE, LEADS_WITH, MUST_HOLD, FOR_APPLYING];

/** Tells the applicant to send or say something. */
export function isAsk(unit: Unit): boolean {
  const { text, section } = unit;
  if (INTRODUCES.test(text)) return false;
  if (
    unit.kind === 'heading' ||
    (/\?["”)]?$/.test(text) && proseLeadOf(text) === null) ||
    text.length > 500 ||
    REFUSAL.test(text)
  )
    return false;
  if (proseLeadOf(text) !== null) return true;
  if (ALWAYS.some((rule) => rule.test(text)) || (WANTS_TO_SEE.test(text) && OWN.test(text))) return true;
  if (section === 'applicant' && EVIDENCE.test(text)) return true;
  if (section === 'apply' && isListed(unit)) return true;
  if (section !== 'apply' && ORDERS_WORK.test(text)) return false;
  if (PLEASE.test(text) && OWN.test(text)) return true;
  if (section === 'needs' || section === 'deliverables' || isWork(text)) return false;
  return (ORDER.test(text) && TO_READER.test(text)) || /^(?:please|kindly) provide an? (?:quote|estimate)/i.test(text);
}

/** 'Explain both to me and write the letter to the landlord' orders work: nothing in its first part is the applicant's. */
function isWork(text: string): boolean {
  const [, first = '', next = ''] =
    /^(.{10,160}?),? (?:and|then) (?:then )?(\p{L}+) (?:the|our|my|an?|all|each) /iu.exec(text) ?? [];
  const said = first.split(',')[0] ?? '';
  return (
    isVerb(next) &&
    !new RegExp(`^${VERB}$`, 'i').test(next.replace(/^write$/i, 'draft')) &&
    !/\b(?:you|your|you[’']ve|please|similar|previous|past|relevant)\b/i.test(said)
  );
}

/** 'How you would store it', 'why you like it': told as a clause. */
const TELLS = /^(?:how|what|why|when|where|which|whether|if) .*\byou\b/i;

/** Under such a heading every line is asked for. */
const WANTS_ALL = /\b(?:contain|include|provide|send|attach|the following|tell (?:me|us)|answer)\s?:$/i;

/** What 'Please provide:' leaves on its own line: 'your fee, a sample and how soon you could start.' */
const NAMES_A_PART = /^(?:your|an?|one|two|three|\d+) (?!(?:\S+ )?(?:\S+ )?(?:will|is|are|should|must|may)\b)/i;

/** 'so we know you have read this' says what a code word is for. */
const SAYS_WHY = /^(?:so|so that|that way|this way|to show|to prove)\b.{0,40}\byou(?:[’']ve| have)? (?:read|seen)\b/i;

/** The same at the end of what is asked: '… the name of your tree so we know you read this'. */
const WHY_AT_END =
  /,? (?:so that|so|to show|to prove)(?: that)? (?:(?:we|i) (?:can )?(?:know|see|tell)|us|me|you)\b[^,;]{0,80}$/i;

/** Under 'How to apply' a bullet or a short line needs no 'please'. */
function isListed({ kind, text, heading }: Unit): boolean {
  if (SAYS_WHY.test(text)) return false;
  const known = kindOf(text) !== 'other';
  if (kind === 'bullet')
    return (
      known ||
      [ORDER, OWN, TELLS].some((rule) => rule.test(text)) ||
      (sectionOf(heading) === 'apply' &&
        (NAMES_A_PART.test(text) || (WANTS_ALL.test(heading) && text.split(' ').length <= 14)))
    );
  const orders = ORDER.test(text) || PLEASE.test(text) || text.split(' ').length <= 12 || NAMES_A_PART.test(text);
  return known && orders && !/\b(?:we|i) (?:will|are|am|have|want)\b/i.test(text);
}

/** 'share your experience, past projects, and timelines' is three asks. */
function split(unit: Unit): Span[] {
  const parts: Span[] = [];
  const lead = proseLeadOf(unit.text);
  let from =
    lead ?? /^(?:if|to|in|since|as) [^,]{3,200}?, (?=(?:please|kindly|do )\b)/i.exec(unit.text)?.[0].length ?? 0;
  for (const match of unit.text.matchAll(/,? (?:plus|as well as) |, (?:and )?| (?:and|&|et|y|e|und) |; /gi)) {
    if (match.index < from) continue;
    const head = unit.text.slice(from, match.index);
    const tail = unit.text.slice(match.index + match[0].length);
    const next = /^[^,;]{0,60}?(?=,| (?:and|&|plus|et|y|e|und) |;|$)/.exec(tail)?.[0] ?? tail;
    if (
      (parts.length === 0 && OPENING.test(head)) ||
      /\([^)]*$/.test(head) ||
      head.trim().split(/\s+/).length < 2 ||
      !(isAnother(kindOf(head), kindOf(next), next) || (lead !== null && isListedInProse(next)))
    )
      continue;
    parts.push(subSpan(unit, from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, subSpan(unit, from)];
}

/** 'To apply', 'in your letter': nothing is asked yet. */
const OPENING = /^(?:to|in|with|for|when|if|before|after|since|as|para|pour|por|f[üu]r|um|zur?) (?:\S+ ?){0,4}$/i;

/** After 'applications should contain' each part is to be sent, of one kind or not. */
function isListedInProse(next: string): boolean {
  return PART.test(next) && !REFERS_BACK.test(next) && !/^(?:which|who|where|that|when) (?!you\b)/i.test(next);
}

/** Of another kind than what stands before it, or whole by itself: 'and your van', 'and say which days suit you'. */
function isAnother(before: Ask['kind'], kind: Ask['kind'], next: string): boolean {
  if (!PART.test(next)) return false;
  if (before !== 'other' && kind !== 'other' && before !== kind) return true;
  return STANDS_ALONE.test(next) && !REFERS_BACK.test(next);
}

function toAsk(span: Span, index: number): Ask {
  const number = COUNT.exec(span.text)?.[1];
  const word = COUNT_WORD.exec(span.text)?.[1]?.toLowerCase();
  const count = number !== undefined ? Number(number) : word === undefined ? undefined : WORDS[word];
  return {
    id: `a${index + 1}`,
    ...sourceOf(span),
    text: span.text
      .replace(/\s+/g, ' ')
      .replace(WHY_AT_END, '')
      .replace(/[\s.,;:]+$/, ''),
    kind: kindOf(span.text),
    ...(count === undefined ? {} : { count }),
  };
}

function kindOf(text: string): Ask['kind'] {
  if (FOR_APPLYING.test(text) && !PLAIN_ORDER.test(text)) return 'other';
  if (RECORDED.test(text) || ATTACHED.test(text)) return 'samples';
  return KINDS.find(([, rule]) => rule.test(text))?.[0] ?? 'other';
}
