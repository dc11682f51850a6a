import type { QuestionOrAsk, Stated } from '#shared/proposals/brief.ts';
import type { Frame } from '#shared/proposals/letter/material.ts';

/** What names a thing that only a person can be or have, in every language that is written. */
const NAMED: readonly (readonly [Frame, RegExp])[] = [
  [
    'cv',
    /(?<!\p{L})(?:r[ée]sum[ée]s?(?! (?:of|the|your))|cv|c\.v\.|curr[ií]culum?\p{L}*|hoja de vida|lebenslauf)(?!\p{L})/iu,
  ],
  [
    'certificate',
    /(?<!\p{L})(?:certifi\p{L}+|zertifi\p{L}+|licen[cs]ed|(?:hold|have) (?:an?|the) (?:\p{L}+ ){0,2}licen[cs]e|accredit\p{L}+)(?!\p{L})/iu,
  ],
  [
    'degree',
    /(?<!\p{L})(?:degrees?|diploma|bachelor\p{L}*|master['’]?s|phd|t[ií]tulo|licenciatura|grado|diplôme|abschluss|studium|gradua\p{L}+)(?!\p{L})/iu,
  ],
  [
    'years',
    /(?<!\p{L})(?:years?|yrs|a[ñn]os|anos|ans|jahre?n?)['’]? (?:of |de |d['’]|an )?(?:[\p{L}-]+ ){0,3}(?:experience|experiencia|experiência|expérience|erfahrung)|(?:experience|experiencia|experiência|expérience|erfahrung)[^.?!]{0,30}\d\+? (?:years|a[ñn]os|anos|ans|jahre)(?!\p{L})/iu,
  ],
  [
    'language',
    /(?<!\p{L})(?:native|fluent(?:ly)?|bilingual|mother tongue|(?:english|spanish|german|french|arabic|portuguese|italian|dutch|chinese|japanese)[- ](?:speak\p{L}+|level|skills|language)|which languages|nativ[oa]s?|fluid[oe]|fluente|langue maternelle|courant|muttersprach\p{L}+|fließend|sprachkenntnis\p{L}*)(?!\p{L})/iu,
  ],
  [
    'zone',
    /(?<!\p{L})(?:time ?zones?|utc|gmt|zeitzone|zona horaria|fuso(?: hor[áa]rio)?|fuseau(?: horaire)?)(?!\p{L})/iu,
  ],
  [
    'location',
    /(?<!\p{L})(?:location|locality|where (?:are|do|r) (?:you|u) (?:live|based|located|from|work)|where you(?:['’]re| are)? (?:based|live|located|from)|(?:which|what) (?:city|country)|based in|located in|resid\p{L}+ in|ubicaci[oó]n|d[oó]nde (?:viv|est[áa])\p{L}*|onde (?:voc[êe] )?(?:mora|fica|est[áa])|localiza[cç][aã]o|o[ùu] (?:habit|viv|êtes)\p{L}*|standort|wo (?:wohn|sitz|leb)\p{L}*)(?!\p{L})/iu,
  ],
];

const START =
  /(?<!\p{L})(?:start|begin|notice period|how soon|when (?:can|could|would) you|immediate(?:ly)?|asap|available from|cu[áa]ndo|empez\p{L}*|comenz\p{L}*|disponib\p{L}*|quando|come[cç]\p{L}*|quand|commenc\p{L}*|ab wann|wann|anfang\p{L}*|beginn\p{L}*|sofort)(?!\p{L})/iu;
const HOURS =
  /(?<!\p{L})(?:hours?|hrs|full[- ]time|part[- ]time|(?:per|a|each) (?:week|day)|weekly|weekends?|schedule|shift|horas?|horario|semanal\p{L}*|heures?|stunden|wochenstunden|vollzeit|teilzeit)(?!\p{L})/iu;
/** 'The earliest date you could deliver.' */
const DELIVERS =
  /(?<!\p{L})(?:deliver\p{L}*|finish\p{L}*|complet\p{L}+|turnaround|entreg\p{L}+|livr\p{L}+|liefer\p{L}+|fertig)(?!\p{L})/iu;
/** A sum for the whole work. */
const SUM =
  /(?<!\p{L})(?:fixed|flat|total|quote|quotation|estimate|price|cost|budget|bid|presupuesto|precio|or[cç]amento|pre[cç]o|devis|prix|forfait|angebot|festpreis|pauschal\p{L}*|preis|kosten\p{L}*)(?!\p{L})/iu;
const RATE =
  /(?<!\p{L})(?:rates?|hourly|per (?:hour|word|page|day|month)|\/ ?(?:h|hr|hour)|tarifa|por hora|tarif|taux|stundensatz|satz|valor(?: da)? hora)(?!\p{L})/iu;
const LINKS = /(?<!\p{L})(?:links?|urls?|enlaces?|liens?|verlink\p{L}*|portfolios?|portafolio|portf[oó]lio)(?!\p{L})/iu;

/** 'Can you share examples of your work?' */
const ASKS_TO_SEE =
  /(?<!\p{L})(?:share|send|show|see|provide|link|attach|enviar\p{L}*|mandar\p{L}*|mostrar\p{L}*|envoyer|montrer|schicken|zeigen)(?!\p{L})[^.?]{0,60}(?<!\p{L})(?:portfolio|portafolio|portf[oó]lio|samples?|examples?|links?|ejemplos?|exemplos?|exemples?|beispiele?|past work|previous work)(?!\p{L})/iu;

/** The sentence that answers a question or an ask. */
export function frameOf(item: QuestionOrAsk): Frame {
  const { text } = item;
  const isQuestion = 'yesNoExperience' in item;
  if (isQuestion && ASKS_TO_SEE.test(text)) return 'link';
  if (isQuestion && item.yesNoExperience) return namedIn(text, ['certificate']) ?? 'yes_no';
  return isQuestion ? ofQuestion(item) : ofAsk(item);
}

const BY_KIND: Readonly<Partial<Record<QuestionOrAsk['kind'], Frame>>> = {
  timeline: 'duration',
  samples: 'link',
  portfolio: 'link',
  resume: 'cv',
  introduction: 'intro',
  plan: 'approach',
};

function ofQuestion({ text, kind }: QuestionOrAsk): Frame {
  if (kind === 'rate') return ofRate(text);
  if (kind === 'availability') return DELIVERS.test(text) ? 'duration' : (ofAvailability(text) ?? 'question');
  if (kind === 'location') return namedIn(text, ['zone', 'language']) ?? 'location';
  if (kind === 'other') return namedIn(text, ['zone', 'location']) ?? 'question';
  return BY_KIND[kind] ?? 'question';
}

function ofAsk({ text, kind }: QuestionOrAsk): Frame {
  if (kind === 'rate') return ofRate(text);
  if (kind === 'availability') return DELIVERS.test(text) ? 'duration' : (ofAvailability(text) ?? 'other');
  if (kind === 'experience') return namedIn(text, ['years', 'certificate']) ?? 'experience';
  return BY_KIND[kind] ?? ofOther(text);
}

function ofRate(text: string): Frame {
  return SUM.test(text) && !RATE.test(text) ? 'price' : 'rate';
}

function ofOther(text: string): Frame {
  return LINKS.test(text) ? 'link' : (namedIn(text) ?? 'other');
}

function ofAvailability(text: string): Frame | null {
  const zone = namedIn(text, ['zone']);
  if (HOURS.test(text)) return START.test(text) && !HOURS.test(text.replace(START, ' ')) ? 'start' : 'hours';
  return zone ?? (START.test(text) ? 'start' : null);
}

function namedIn(text: string, only?: readonly Frame[]): Frame | null {
  const found = NAMED.find(([frame, pattern]) => (only === undefined || only.includes(frame)) && pattern.test(text));
  return found?.[0] ?? null;
}

/** Of a condition or a term that only the user can confirm; null where it is about the work alone. */
export function frameOfCondition({ text }: Pick<Stated, 'text'>): Frame | null {
  if (/(?<!\p{L})(?:old|ago|company|business|we(?:['’]ve)?|our|since|wir|nosotros|nous)(?!\p{L})/iu.test(text))
    return null;
  return namedIn(text, ['certificate', 'degree', 'years', 'language']);
}

/** Hours, a start, a zone or a place, of what the client requires. */
export function frameOfAvailability({ text }: Pick<Stated, 'text'>): Frame {
  return namedIn(text, ['language', 'location']) ?? ofAvailability(text) ?? 'hours';
}
