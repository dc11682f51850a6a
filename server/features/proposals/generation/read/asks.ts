import type { Ask } from '#shared/proposals/brief.ts';
import { countIn, FOR_APPLYING, isSentOrMet, isToldToApplicant, kindOf } from './ask-kinds.ts';
import { ASK_VERB, partsOf } from './ask-parts.ts';
import { isNamedOnly, opensWithThing } from './ask-things.ts';
import { asksForOpening } from './asks-for-opening.ts';
import { proseLeadOf, speaksOfApplicants, toReader } from './asks-in-prose.ts';
import { sectionOf } from './sections.ts';
import { overlaps, type Span, sourceOf } from './span.ts';
import { templateItemsOf, templateLinesOf } from './templates.ts';
import type { Unit } from './units.ts';
import { isVerb } from './verbs.ts';
import { withoutRepeats } from './without-repeats.ts';

const MAX_ASKS = 15;

const ORDER = new RegExp(
  `^(?:(?:and|also|then|so|finally|lastly|additionally|in addition|optional|note|important|bonus|ideally|instead|if (?:you(?:'|’)?re |you are )?interested|if (?:this|that|it)(?: all)? (?:sounds|is|looks|fits|suits|feels|speaks)[^,.;]{2,70}(?=,)|to (?:apply|be considered|get started|start)|when (?:(?:applying|replying|answering|you (?:apply|reply|write|answer|respond|bid))(?: to (?:this|us|me))?)|in your \\w+(?: \\w+){0,2}|with your \\w+(?: \\w+){0,2}|for consideration|before (?:applying|we start)|por favor|merci de|bitte|veuillez)[,:;]? ){0,4}(?:please,?|kindly|pls,?|do|only|just|you (?:must|should|need to|will need to))? ?(?:also |only |just |briefly |simply |then )?${ASK_VERB}\\b`,
  'i',
);
const PLEASE = new RegExp(
  `\\b(?:please,?|kindly|pls,?|(?:must|should) be (?:able|ready|prepared) to|por favor|bitte|veuillez|merci de|all i ask is you|you must|you should|to apply,?|interested,?|when you apply,?|in your \\w+(?: \\w+)?,?) (?:also |only |just |briefly )?${ASK_VERB}\\b`,
  'i',
);
/** 'Start your proposal with a short summary': a thing to write, not a code word. */
const LEADS_WITH =
  /^(?:please |kindly )?(?:start|begin|open) (?:with (?:the name of|your favou?rite)\b|(?:your|the) (?:\w+ )?(?:proposal|application|reply|response|answer|bid|cover letter|letter|message|mail|e-?mail|note|text|pitch) (?:with|by)\b)/i;
const IF_YOU_HAVE = /^if you(?: have|['’]ve) [^,]{3,80}, (?:please )?(?:send|share|attach|show|link)\b/i;
/**
 * 'Let me know which part you would take on': an order that begins with 'you', whatever the rest is about; 'you changed' is
 * work done.
 */
const TELL_YOU =
  /^(?:when (?:you \p{L}+|replying|answering)[^,]{0,30}, |in your \p{L}+,? |instead,? )?(?:(?:please|kindly|pls|also|and),? )*(?:tell (?:me|us)|let (?:me|us) know|say|state|mention|write (?:me|us)) (?:(?:please|pls|also) )?(?:(?:on|by|from|at|in|until|for|with) )?(?:how|what|when|whether|if|which|why|where|who)(?: [\p{L}-]+){0,5}? you(?:['’](?:d|ve|re|ll)| (?:would|have|are|will|can|could|charge|use|work|need|think|want|expect|like|live|know|prefer|suggest|recommend|do|sail|offer|see|feel|plan))\b/iu;
/** 'Put the link in your answer'; 'drop me a line with your rate'. */
const IN_REPLY =
  /^(?!.*["“])(?:.{0,90}?\b)?(?:put|paste|include|add|attach|mention|name|give) [^.?!]{3,80}? (?:in|into|to|with|at the end of) your (?:answer|reply|application|proposal|message|letter|bid|offer|response|mail|e-?mail)\b/i;
const WITH_YOUR =
  /^(?:please |just |pls )*(?:(?:drop|send|write|shoot) (?:me|us)(?: (?:an?|your) \p{L}+)?|(?:message|e-?mail|contact|text|dm|ping) (?:me|us)|get in touch|come back(?: to (?:me|us))?|get back to (?:me|us)|apply|reply|respond) with (?:your|an? (?:price|quote|rate|sample|link|estimate))\b/iu;
/** 'Include references and an estimate', 'give me a number for the whole thing'. */
const ORDERS_THING =
  /^(?:please |kindly |and |also |just )*(?:include|attach|send(?: (?:me|us))?|provide|add(?= your)|share|enclose|give (?:me|us)|gimme|quote|propose|state|reply with|say me) (?:either )?(?=\p{L})/iu;
const OF_APPLICANT_ALONE =
  /^(?:(?:an?|your|two|three|some|any) )?(?:(?:fixed|flat|rough|hourly|day|client|firm) )?(?:(?:similar|previous|past) (?:work|projects?)|time ?zone|references?|testimonials?|cvs?|resumes?|cover letter|portfolio|quotes?|quotation|rate|price(?: per \p{L}+)?|fee|fixed price|flat fee|(?:\p{L}+ )?(?:number|estimate) of (?:weeks|days|hours|months)|number (?=for (?:the|it|all|everything)\b).*|per (?:hour|page|day|word))(?=$|[.,]| (?:and|or|for|from|per|plus|as|too|also)\b)/iu;
/** 'I'd need a quote and a start date from you.' */
const FROM_YOU =
  /^(?:i|we)(?:['’]d| would| will|['’]ll)?(?: also| just| only)? (?:need|want|like|expect|ask for) (?:your|an?) [^.]{3,100} from you[.!]?$/i;
/** 'I'd like to see two plans you drew, and hear what you'd charge'. */
const TO_SEE_YOURS =
  /(?<!\w)you(?:['’]ve| have|['’]d)? (?:\p{L}+ed|drew|wrote|made|built|did|shot|cut|sold|won|led|ran|taught|sang|drawn|written|done)(?!\w)|(?<!\w)what you(?:['’]d| would)?(?!\w)/iu;
/** 'Portfolio link please.' */
const POLITE =
  /^(?:(?:fixed|hourly|daily|your|and|also) )*(?:portfolio|samples?|examples?|cv|resume|references?|offers?|quotes?|prices?|rates?|links?)(?:,? [\p{L}-]+){0,14},? please[.!]?$/iu;
/** 'Tell me how long it would take', but not 'tell us what we owe'. */
const TELL_US =
  /^pitch (?:me|us) |^(?:please )?tell (?:me|us) (?:a bit |more |something )?about (?!.*\b(?:our|my)\b)|^(?:(?:please|kindly|pls|also|and),? )*(?:tell (?:me|us)|let (?:me|us) know) (?:how|what|when|whether|if|which|why) (?!.*\b(?:we|our|i|my)\b)/i;
const WANTS_TO_SEE =
  /^(?:all (?:i|we) (?:need|want|ask)(?: for)? is|(?:i|we)(?:(?:['’]d| would)(?: really| also)? (?:like|love|want)|(?: also| only)? (?:need|want)) to (?:see|know|hear(?! from)))\b/i;
/** A bullet among the wanted qualities that is a thing to send: 'Examples of your previous work'. */
const EVIDENCE =
  /^(?:(?:an?|some|two|three|\d+) )?(?:relevant )?(?:examples?|samples?|links?|indication|portfolio|references?) (?:of|to|with|from) (?:your|past|previous|similar|recent|relevant|two|three|\d)/i;
const OWN =
  /\b(?:your|you've|you’ve|you have|previous|past|similar|examples?|samples?|portfolio|quote|rate|resume|cv|links?|availability|experience|estimate|estimated|cover letter|introduction|references?|testimonials?|cvs|lump sum|start date|yourself|certifications?|visuals|previous work|tu|tus|su|sus|seu|sua|seus|votre|vos|ihre?n?|deine?n?)\b/i;
/** Announces the list that follows and is no ask itself. */
const INTRODUCES =
  /\b(?:(?:the )?following(?: (?:questions?|points?|details?|information|items?|things?))?|(?:these|the) (?:questions?|points?|items?|details?)(?: below)?|below|as follows|(?:this|the) (?:template|format|form))\s*:?$/i;

/** 'Also tell us:', 'When you apply, please include:': the asks are below it. */
const LEADS_IN = new RegExp(
  `^(?:[^,:.?!]{2,60}, ){0,2}(?:(?:please|kindly|pls|and|also|then|so|just|finally|lastly|do|you (?:must|should)),? ){0,4}${ASK_VERB}(?: (?:me|us|also|about|with|back|here|below|in it)\\b){0,3}(?: (?:in|with|along with|to) your \\w+(?: \\w+)?)?\\s?:$`,
  'i',
);

/** 'When you apply, tell me …', 'in your reply say …': certainly to the applicant. */
const TO_APPLICANT = new RegExp(
  `^(?:(?:oh|and|also|so),? )*(?:when (?:you (?:apply|reply|respond|write|bid|answer)(?: (?:me|us))?|applying|replying|responding|bidding|answering)|(?:somewhere )?(?:in|with) your (?:reply|response|application|proposal|bid|answer|letter|cover letter|message|offer|pitch))\\b[^,.:;]{0,30}?,? (?:(?:please|kindly|also),? )*${ASK_VERB}\\b`,
  'i',
);

/** 'Mándame un audio', 'me diz quanto', 'schreiben Sie mir', 'favor enviar': to the reader. */
const TO_ME =
  /^(?:(?:por favor|bitte|también|ach ja|et|und|e|y),? )*(?:(?:m[aá]nda|d[ií]|env[ií]a|env[ií]e|cu[eé]nta|mu[eé]stra|p[aá]sa|escr[ií]be)(?:me|nos)|(?:me|nos) (?:di(?:z|ga)|mand[ae]|envi[ae]|cont[ae]|mostr[ae]|pass[ae]|fal[ae]|escrev[ae])|(?:dites|envoyez|montrez|donnez|écrivez|racontez)-(?:moi|nous)|(?:cont[aá]|pas[aá]|mand[aá]|dec[ií]|envi[aá]|mostr[aá])me|(?:necesito|quisiera|quiero|me gustaría|preciso|gostaria de) saber|(?:j['’]aimerais|je voudrais|nous aimerions|nous voudrions) (?:savoir|voir)|(?:ich|wir) (?:möchten?|würden?) gerne? (?:wissen|sehen)|wir (?:freuen uns (?:über|auf)|erwarten|bitten um) (?=[^.]*(?:tagessatz|stundensatz|lebenslauf|werdegang|referenzen|arbeitsproben|honorar|preisvorstellung|verfügbarkeit))|(?:schick|schreib|sag|nenn|zeig|erzähl|teil)(?:en sie|t|e)? (?:mir|uns|kurz|bitte|einfach|\d|zwei|drei|ein paar|deine?n?|ihre?n?|was|wie|ob|wann)|(?:favor|se ruega|rogamos|prière|veuillez|merci|gentileza|pedimos)(?: de| d['’])? ?(?:enviar|indicar|adjuntar|incluir|informar|mandar|anexar|envoyer|indiquer|joindre|préciser|communiquer))(?!\p{L})/iu;

/** What only the reader has or can say; 'envoyer les colis aux clients' is work. */
const OF_READER =
  /(?<!\p{L})(?:tus?|sus?|votre|vos|ton|tes|vous|ihre?n?|dein\p{L}*|seus?|suas?|voc[êe]|vc|cu[aá]nto|cu[aá]ndo|c[óo]mo|qu[ée]|quanto|quando|combien|quand|comment|quel\p{L}*|was|wann|wie|welche\p{L}?|ob|sie|du)(?!\p{L})/iu;

function isSure(text: string): boolean {
  return (
    [TO_APPLICANT, TELL_YOU, POLITE].some((rule) => rule.test(text)) ||
    (TO_ME.test(text) && OF_READER.test(text)) ||
    isToldToApplicant(text) ||
    (ordersThing(text) && /\b(?:please|kindly|your)\b/i.test(text)) ||
    isNamedOnly(text) ||
    (WANTS_TO_SEE.test(text) && TO_SEE_YOURS.test(text))
  );
}

/** A rule counts unless the classifier is this sure of the opposite; the classifier alone counts from the second on. */
const RULE_FROM = 0.15;
const CLASSIFIER_FROM = { sentence: 0.42, bullet: 0.55, heading: 1 } as const;

/**
 * The client's asks, one item each even when one sentence has three. `chanceOf`: the classifier's probability that a unit is
 * an ask, 0 to 1.
 */
export function asksOf(units: readonly Unit[], taken: readonly Span[], chanceOf: (unit: Unit) => number): Ask[] {
  const isVoted = (unit: Unit) => {
    const chance = chanceOf(unit);
    return isAsk(unit)
      ? chance >= RULE_FROM || isSure(unit.text)
      : chance >= CLASSIFIER_FROM[unit.kind] && !isNoAsk(unit);
  };
  const form = templateLinesOf(units);
  const found = units
    .filter(
      (unit) =>
        (form.has(unit) || isVoted(unit)) &&
        !taken.some((span) => span.start < unit.start + unit.text.length && unit.start < span.start + span.text.length),
    )
    .flatMap((unit) => templateItemsOf(unit) ?? (form.has(unit) ? [unit] : partsOf(unit)));
  const ofThird = units.filter(({ text }) => speaksOfApplicants(text));
  return withoutRepeats(found, ({ text }) => text)
    .slice(0, MAX_ASKS)
    .map((span, i) => {
      const ask = toAsk(span, i);
      return ofThird.some((unit) => overlaps(unit, span)) ? { ...ask, text: toReader(ask.text) } : ask;
    });
}

/** 'Applications should contain a description of one project, …': each part is to be sent. */
const MUST_HOLD =
  /^interested (?:persons?|parties|candidates|freelancers|applicants) (?:should|must|may|are asked to|need to) (?:please )?(?:indicate|attach|send|share|state|provide|include|submit)\b|^(?:(?:your|all|every|each|any|the) )?(?:applications?|proposals?|repl(?:y|ies)|bids?|offers?|cover letters?|messages?) (?:should|must|needs? to|has to|have to|is to|are to) (?:contain|include|state|name|come with|show|have|mention|list)\b/i;

/** 'You should record the sessions' is work, 'you should send your rate' is an ask. */
const ORDERS_WORK =
  /^you (?:must|should|need to|will need to|would)(?: also| then)? (?:record|write|add|upload|list|name|present|attach|describe|explain|summari[sz]e|outline|link|tell|show|provide) (?!(?:me|us|your|why|how|what|at least|examples?|samples?|an? (?:sample|example|link|portfolio))\b)/i;

/** A courtesy: nothing to send. */
const COURTESY =
  /^(?:if you have (?:any )?(?:questions?|doubts|concerns|queries)|(?:please )?(?:feel free|do not hesitate|don['’]?t hesitate) to|let (?:me|us) know if (?:you have|you need|anything|there))/i;
const REFUSAL =
  /\b(?:don['’]?t|do not|never|no need|not necessary)\b(?!.*\botherwise\b)|^(?:prefer|urgent)\b|^please (?:write|reply|apply|respond) (?:to (?:us|me) )?(?:in|by|via|through)\b[^:]*$/i;
const TO_READER =
  /^(?!.*\byou will\b).*\b(?:your|you've|you’ve|you have|you|yours|something similar|previous work|past work|tu|tus|su|seu|sua|votre|vos|vous|nous|você|ihre?n?|deine?n?|sie|uns|mir)(?!\p{L})/iu;

/** Asks of the applicant anywhere in a post. */
const ALWAYS = [
  TO_APPLICANT,
  TO_ME,
  TELL_US,
  TELL_YOU,
  POLITE,
  IF_YOU_HAVE,
  LEADS_WITH,
  MUST_HOLD,
  FOR_APPLYING,
  IN_REPLY,
  WITH_YOUR,
  FROM_YOU,
];

/** Tells the applicant to send or say something. */
export function isAsk(unit: Unit): boolean {
  const { text } = unit;
  if (isNoAsk(unit)) return false;
  return proseLeadOf(text) !== null || isAskedAnywhere(text) || isAskedHere(unit);
}

function isNoAsk({ text, kind }: Unit): boolean {
  const isQuestion = /\?["”)]?$/.test(text) && proseLeadOf(text) === null;
  return (
    INTRODUCES.test(text) ||
    LEADS_IN.test(text) ||
    kind === 'heading' ||
    isQuestion ||
    text.length > 500 ||
    REFUSAL.test(text) ||
    COURTESY.test(text) ||
    OF_WORK.test(text) ||
    STATES.test(text) ||
    wantsDone(text)
  );
}

/** 'Prazo: final do mês', 'Deadline: Friday' */
const STATES =
  /^(?:deadline|time ?line|delivery|budget|plazo|fecha l[íi]mite|presupuesto|prazo|or[çc]amento|d[ée]lai|frist|lieferzeit) ?: (?!\s*(?:your|tu|su|votre|ihre?|seu|sua)\b)\S/i;
const WANTS = /^(?:(?:i|we) )?(?:also |just )?(?:need|want|look(?:ing)? for) (?!.*\b(?:you|your|yours)\b)/i;

/** 'Need new CV, LinkedIn summary': work; 'need a quote and references': an ask. */
function wantsDone(text: string): boolean {
  const wants = WANTS.exec(text)?.[0];
  return wants !== undefined && !opensWithThing(text.slice(wants.length));
}

function isAskedAnywhere(text: string): boolean {
  if (
    ALWAYS.some((rule) => rule.test(text)) ||
    isNamedOnly(text) ||
    isToldToApplicant(text) ||
    asksForOpening(text) ||
    ordersThing(text) ||
    isSentOrMet(text)
  )
    return true;
  return WANTS_TO_SEE.test(text) && (OWN.test(text) || TO_SEE_YOURS.test(text));
}

/** An ask under one heading is work under another. */
function isAskedHere(unit: Unit): boolean {
  const { text, section } = unit;
  if (section === 'applicant' && EVIDENCE.test(text)) return true;
  if (section === 'apply' && isListed(unit)) return true;
  if (section !== 'apply' && ORDERS_WORK.test(text)) return false;
  if (PLEASE.test(text) && OWN.test(text)) return true;
  // After the list of needs the client may turn to the applicant.
  if (unit.kind !== 'bullet' && ORDER.test(text) && YOURS_ALONE.test(text)) return true;
  if (section === 'needs' || section === 'deliverables' || isWork(text)) return false;
  return (ORDER.test(text) && TO_READER.test(text)) || /^(?:please|kindly) provide an? (?:quote|estimate)/i.test(text);
}

/** What only the applicant has: their price, their work. */
const YOURS_ALONE =
  /(?<!\w)(?:your (?:\p{L}+ )?(?:price|rate|fee|quote|availability|portfolio)|(?:shop|site|website|app|project|logo|book|video|film|work|piece|example|sample|design|article|game|map|text|translation|report)s? (?:that )?you(?:['’]ve| have)? (?:made|built|done|written|designed|edited|worked on|launched|translated|drawn))(?!\w)/iu;

/** 'Let me know when you are done', 'tell me what you changed', 'add links to the footer', 'paid sample of 3 first': about the work. */
const OF_WORK =
  /^(?:an? )?paid (?:sample|test|trial|pilot)\b(?!.*\byour?\b)|\b(?:when|once|as soon as|if) you(?: are|['’]re| feel| get) (?:done|finished|ready|stuck|unsure|through)\b|\b(?:tell|show) (?:me|us) what you(?:['’]ve| have)? (?:changed|did|done|found|fixed|removed|added)\b(?! (?:before|for|at|with)\b)|^(?:please |also |then )*(?:add|upload) (?!.*\byour?\b).* (?:to|on|into) (?:the|our|my|each|every) (?!proposal|application|reply|message|letter|bid|cover|answer|response|first|top|mail|e-?mail)|\b(?:mention|name|list|write|cite|include) .* in (?:each|every)\b|^(?:name|nennen?(?: sie)?) (?:each|every|in jede\w |im Text immer)|^quote requests\b|\bto the ticket\b|\bof each run\b/i;

function ordersThing(text: string): boolean {
  const order = ORDERS_THING.exec(text)?.[0];
  return order !== undefined && OF_APPLICANT_ALONE.test(text.slice(order.length));
}

const ONLY_ASK_VERB = new RegExp(`^${ASK_VERB}$`, 'i');

/** 'Explain both to me and write the letter to the landlord' orders work: its first part is no ask. */
function isWork(text: string): boolean {
  const [, first = '', next = ''] =
    /^(.{10,160}?),? (?:and|then) (?:then )?(\p{L}+) (?:the|our|my|an?|all|each) /iu.exec(text) ?? [];
  const said = first.split(',')[0] ?? '';
  return (
    isVerb(next) &&
    !ONLY_ASK_VERB.test(next.replace(/^write$/i, 'draft')) &&
    !/\b(?:you|your|you[’']ve|please|similar|previous|past|relevant|how much|how long|price|rate|fee)\b/i.test(said)
  );
}

/** 'How you would store it', 'why you like it': an ask as a clause. */
const TELLS = /^(?:how|what|why|when|where|which|whether|if) .*\byou\b/i;

/** Under such a heading every line is an ask. */
const WANTS_ALL = /\b(?:contain|include|provide|send|attach|the following|tell (?:me|us)|answer)\s?:$/i;

/** The rest after 'Please provide:' on its own line: 'your fee, a sample and how soon you could start.' */
const NAMES_A_PART = /^(?:your|an?|one|two|three|\d+) (?!(?:\S+ )?(?:\S+ )?(?:will|is|are|should|must|may)\b)/i;

/** 'so we know you have read this' gives the reason of a code word. */
const SAYS_WHY = /^(?:so|so that|that way|this way|to show|to prove)\b.{0,40}\byou(?:[’']ve| have)? (?:read|seen)\b/i;

/** The same at the end of an ask: '… the name of your tree so we know you read this'. */
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

function toAsk(span: Span, index: number): Ask {
  const count = countIn(span.text);
  return {
    id: `a${index + 1}`,
    ...sourceOf(span),
    text: span.text
      .replace(/\s+/g, ' ')
      .replace(WHY_AT_END, '')
      .replace(/[\s.,;:?]+$/, '')
      .replace(/,? (?:please|pls|plz)$/i, ''),
    kind: kindOf(span.text),
    ...(count === undefined ? {} : { count }),
  };
}
