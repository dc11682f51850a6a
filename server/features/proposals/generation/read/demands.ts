import type { Demand, Stated } from '#shared/proposals/brief.ts';
import { type Span, sourceOf, subSpan } from './span.ts';
import type { Unit } from './units.ts';

const MAX_DEMANDS = 8;
const MAX_AVAILABILITY = 2;
const MOST_CHARS = 110;

const LANGUAGE =
  '(?:English|Spanish|French|German|Portuguese|Italian|Dutch|Polish|Czech|Romanian|Greek|Turkish|Arabic|Hebrew|Persian|Farsi|Urdu|Hindi|Bengali|Tamil|Punjabi|Malay|Indonesian|Tagalog|Filipino|Thai|Vietnamese|Chinese|Mandarin|Cantonese|Japanese|Korean|Russian|Ukrainian|Hungarian|Bulgarian|Serbian|Croatian|Swedish|Norwegian|Danish|Finnish|Swahili|Catalan|inglés|español|francés|alemán|italiano|portugués|inglês|espanhol|francês|alemão|português|anglais|espagnol|français|allemand|italien|Deutsch|Englisch|Spanisch|Französisch|Italienisch|Polnisch|Türkisch|Arabisch)';
const AMOUNT =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|zwei|drei|vier|fünf|sechs|acht|zehn|dos|tres|cuatro|cinco|seis|ocho|diez|dois|duas|três|oito|dez|deux|trois|quatre|cinq|six|huit|dix)';
const AT_LEAST =
  '(?:min(?:imum|\\.)?|at least|no less than|over|more than|mindestens|m[íi]nimo|al menos|pelo menos|au moins)';
const YEARS = '(?:years?|yrs?|años?|anos?|ans?|jahre?n?)';
const CLOCK = '\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|h|uhr)?';
const ZONE = '(?:EST|EDT|PST|PDT|CST|CET|CEST|GMT|UTC|IST|AEST|ET|PT|CT|UK time|(?:\\p{Lu}\\p{Ll}+ ){1,2}time)';
const NOW =
  '(?:asap|soon|immediately|right away|at once|straight away|right now|today|tomorrow|this week|next week|(?:on |this |next )?(?:mon|tues|wednes|thurs|fri)day)';
const REQUIRED =
  '(?:(?:is |are )?(?:an? )?(?:required|must(?![\\p{L} ]*\\p{L})|mandatory|essential|needed|necessary|compulsory)|only)';

type Kind = Demand['kind'];

/** By kind; a group named `what` is the thing itself. Each begins at a word. */
const RULES: readonly (readonly [Kind, string])[] = [
  [
    'language',
    `(?:must |should )?(?:be )?(?:native|fluent|excellent|perfect|near-native|bilingual|advanced|business|nativ[oa]|fluido|fließende[sn]?|perfekte?s?) (?:level )?(?:in |de |en |em )?(?:spoken |written )?(?:and written |and spoken )?(?<what>${LANGUAGE})`,
  ],
  [
    'language',
    `(?<what>${LANGUAGE})[- ](?:(?:native )?speak(?:ing|ers?)|natives?|fluen(?:t|cy)|nativo|nativa|fluido|fluente|courant|natif|als muttersprache|auf muttersprachniveau|fließend|at (?:native|C1|C2) level|(?:is )?(?:required|a must|mandatory))`,
  ],
  [
    'language',
    `(?:(?:must|should|can|able to|needs? to|has to) (?:also )?speaks? (?:fluent |good |perfect )?|fluen(?:cy|t) in (?:both )?|proficien(?:cy|t) in |muttersprache:? |langue maternelle:? |lengua materna:? |fluente em |couramment (?:le |l['’])?)(?<what>${LANGUAGE})`,
  ],
  [
    'years',
    `(?<what>${AT_LEAST}(?: of| de)? ${AMOUNT}\\+? ${YEARS})(?!['’]? (?:old|ago|of (?:data|history|age)|warranty|guarantee|jahre alt))`,
  ],
  [
    'years',
    `(?<what>${AMOUNT}\\+ ${YEARS}|${AMOUNT} ?(?:[-–]|to) ?${AMOUNT} ${YEARS}(?=['’]? (?:of )?(?:\\p{L}+ ){0,3}experience)|${AMOUNT} ${YEARS}(?=['’]? (?:of |d['’]|de )?(?:\\p{L}+ ){0,3}(?:experience|experiencia|experiência|expérience|erfahrung)))`,
  ],
  [
    'degree',
    `(?:bachelor(?:['’]?s)?|master(?:['’]?s)?|university|college|engineering|law|medical) degree|degree in|ph\\.?d\\b|MBA\\b|doctorate|diploma in|hochschulabschluss|abgeschlossenes studium|título universitario|diplôme (?:en|de|d['’])|diploma universitário|graduação em`,
  ],
  [
    'certificate',
    `(?:\\p{L}[\\p{L}\\d+#.-]* ){0,2}(?:certificat(?:ion|e)|certified|licen[cs]ed?|accreditation|zertifikat|certificación|certificação)(?: \\p{L}+){0,2} ${REQUIRED}|(?:must|should|needs? to|has to) (?:be|hold|have) (?:an? )?(?:valid |current |active )?(?:\\p{L}+ ){0,2}(?:certified|licen[cs]ed|registered|certificate|certification|licen[cs]e)|valid (?:\\p{L}+ ){1,3}(?:certificate|licen[cs]e)|(?:registered|licen[cs]ed) (?:nurse|attorney|lawyer|engineer|architect|accountant|electrician|translator)`,
  ],
  [
    'place',
    `(?:(?:must|should|has to|have to|needs? to) (?:be )?|(?:candidates?|applicants?|freelancers?) )(?:physically )?(?:located|based|living|live|reside|resident|be) (?:in|near|within) (?<what>(?:the )?\\p{L}[^.,;\\n()]{1,30})`,
  ],
  [
    'place',
    `(?<what>(?:US|USA|UK|EU|European|Canadian|Australian|American|British|Indian|German) (?:residents?|citizens?|freelancers?|candidates?|applicants?)) only|(?:only|exclusively) (?:from|in) (?<where>(?:the )?\\p{Lu}\\p{L}+)|(?:based in|residents of) (?<there>(?:the )?\\p{Lu}\\p{L}+) ${REQUIRED}`,
  ],
  [
    'place',
    `(?:on[- ]?site|in person|vor ort|presencial|sur place) (?:in|at|near|em|en|à) (?<what>(?:the )?\\p{Lu}[^.,;\\n()]{1,25})`,
  ],
  [
    'hours',
    `(?:US|India|UK|EU|European|Australian|Eastern or Central|Eastern|Central|Pacific|${ZONE})(?!\\p{L})[^.\\n,;]{0,25}?(?:business hours|working hours|hours|time ?zones?)`,
  ],
  [
    'hours',
    `(?:(?:less|more) than |at least |up to |about |around |max\\.? )?\\d{1,3}\\+?(?: ?[-–+] ?\\d{0,3})? ?(?:hours|hrs) ?(?:per|a|\\/) ?(?:week|day|wk)|\\d{1,3} ?(?:horas|heures|stunden) ?(?:por|al?|par|pro|\\/) ?(?:semana|d[ií]a|semaine|jour|woche|tag)`,
  ],
  [
    'hours',
    `(?:(?:work|be online|be available|available|reachable|online) )?(?:\\p{L}+ly )?(?:(?:on|with) (?:our|the|a) (?:\\p{L}+ ){1,3})?(?:during|in|outside(?: of)?|within) (?:\\p{Lu}\\p{L}+ )?(?:the |our |your )?(?:peak|business|office|working|work|school|trading|night|off-peak) (?:hours|times?)(?: (?:in|of|at) (?:the )?\\p{Lu}\\p{L}+)?`,
  ],
  [
    'hours',
    `(?:between|from) ${CLOCK} (?:and|to|until|till|-|–) ${CLOCK}(?: ${ZONE})?|(?:${CLOCK} ?(?:-|–|to|and) ?)?\\d{1,2}(?::\\d\\d)? ?(?:am|pm) ${ZONE}`,
  ],
  [
    'hours',
    `weekend hours|overlap with [^.,;\\n]{3,30}|(?:work|available|availability) (?:on |at |during )?(?:weekends|nights|evenings)`,
  ],
  [
    'start',
    `(?:(?:(?:be )?(?:able|ready|available|free) to )?(?:start|begin) ${NOW}|immediate(?:ly)? (?:start|availability)|available (?:immediately|at once|from (?:today|tomorrow))|disponibilidad inmediata|disponibilidade imediata|disponibilit[ée] imm[ée]diate|sofort verf[üu]gbar|ab sofort)`,
  ],
];
const COMPILED = RULES.map(([kind, rule]): [Kind, RegExp] => [
  kind,
  new RegExp(`(?<![\\p{L}\\d])(?:${rule})(?![\\p{L}\\d])`, 'giu'),
]);
/** What every text with a demand of the kind has: its rules are dear, and most sentences demand nothing. */
const MAY_DEMAND: Readonly<Record<Kind, RegExp>> = {
  language: new RegExp(LANGUAGE, 'i'),
  years: /year|yrs|años|anos|\bans\b|jahre/i,
  degree: /degree|ph\.?d|mba|doctorate|diplom|hochschul|studium|título|gradua/i,
  certificate: /certif|licen[cs]e|registered|accredit|zertifikat/i,
  place: /based|located|living|live|resid|citizens|only|exclusively|on-?site|in person|vor ort|presencial|sur place/i,
  hours: /hour|hrs|time|\d ?[ap]m|\d:\d|between \d|from \d|overlap|weekend|night|evening|horas|heures|stunden/i,
  start: /start|begin|immediate|available|disponib|sofort/i,
};
/** What is only wished for. */
const WISHED =
  /(?<!\p{L})(?:plus|bonus|advantage|preferred|preferabl[ey]|nice[- ]to[- ]have|good to have|desirable|ideally|optional|would be (?:nice|great)|not (?:required|necessary|needed)|no need|von vorteil|deseable|valorable|desejável|diferencial|serait un plus|un atout)(?!\p{L})/iu;

/** What the post requires of the person, the place and the hours, without what is wished for and what is asked, which is answered there. */
export function demandsOf(units: readonly Unit[], asked: readonly { readonly quote: string }[]): Demand[] {
  const found: Demand[] = [];
  for (const unit of units) {
    if (found.length >= MAX_DEMANDS) break;
    if (unit.kind === 'heading' || unit.text.endsWith('?')) continue;
    const demands = demandsIn(unit);
    if (demands.length === 0 || WISHED.test(unit.text) || WISHED.test(unit.heading)) continue;
    if (asked.some(({ quote }) => quote.includes(unit.text) || unit.text.includes(quote))) continue;
    for (const demand of demands) if (!found.some((known) => isSame(known, demand))) found.push(demand);
  }
  return found.slice(0, MAX_DEMANDS);
}

const KINDS_OF_AVAILABILITY: ReadonlySet<Kind> = new Set<Kind>(['hours', 'start', 'place', 'language']);

/** The demands that only the user can confirm. */
export function availabilityIn(demands: readonly Demand[]): Stated[] {
  return demands
    .filter(({ kind }) => KINDS_OF_AVAILABILITY.has(kind))
    .slice(0, MAX_AVAILABILITY)
    .map(({ quote, start, text }) => ({ quote, start, text }));
}

const GOES_ON: ReadonlySet<Kind> = new Set<Kind>(['years', 'degree', 'certificate']);

function demandsIn(unit: Span): Demand[] {
  const taken: { from: number; to: number }[] = [];
  return COMPILED.filter(([kind]) => MAY_DEMAND[kind].test(unit.text))
    .flatMap(([kind, rule]) =>
      Array.from(unit.text.matchAll(rule)).flatMap((match): Demand[] => {
        const [from, to] = [match.index, match.index + match[0].length];
        if (taken.some((other) => from < other.to && other.from < to)) return [];
        taken.push({ from, to });
        const span = subSpan(unit, from, GOES_ON.has(kind) ? clauseEnd(unit.text, to) : to);
        const named = Object.values(match.groups ?? {}).find((one) => one !== undefined) ?? span.text;
        return [{ ...sourceOf(span), text: inOneLine(span.text), kind, wanted: inOneLine(named) }];
      }),
    )
    .sort((a, b) => a.start - b.start);
}

/** 'Minimum 8 years' experience in data quality' goes on to the next comma. */
function clauseEnd(text: string, from: number): number {
  const rest = text.slice(from, from + MOST_CHARS);
  const stop = /[.,;:()!?]|\s(?:and|or|but|who|which|und|y|e|et)\s|\s[-–—]/u.exec(rest)?.index;
  if (stop !== undefined) return from + stop;
  return rest.length < MOST_CHARS ? text.length : from + Math.max(0, rest.lastIndexOf(' '));
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isSame(one: Demand, other: Demand): boolean {
  return one.kind === other.kind && one.wanted.toLowerCase() === other.wanted.toLowerCase();
}
