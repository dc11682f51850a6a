import type { Need } from '#shared/proposals/brief.ts';
import { toSecondPerson } from './second-person.ts';
import { baseOfGerund, isVerb } from './verbs.ts';

/** A need as one line of a list. */
export interface FormattedLine {
  readonly text: string;
  readonly form: Need['form'];
}

const MAX_WORDS = 20;
const MAX_QUOTE_WORDS = 16;
const MIN_CLAUSE_WORDS = 5;

const PERSON =
  '(?:an? |the |some |your |our )?(?:[\\p{L}\\d./&+#-]+[ ,]+){0,8}?(?:developers?|engineers?|experts?|specialists?|consultants?|analysts?|designers?|writers?|freelancers?|professionals?|person|people|someone|somebody|individuals?|candidate|partner|agency|team|assistant|editor|tutor|lawyer|advisor|scientists?|programmer|architect|lead|producer|coordinator|va|help|assistance)\\b(?:(?! to | who | that )[^.!?(]){0,60}?';
const MODAL = "(?:'m|'re|’m|’re| am| are)?(?: just| now| also| only| then| really| currently| urgently| actively)*";

/** What may be stripped from the front, and what it says about the rest: 'verb' a verb follows, 'noun' a thing. */
const LEADS: readonly (readonly [RegExp, 'verb' | 'noun' | ''])[] = [
  lead('(?:hi|hello|hey)[^.,!]{0,12}[,.!] ?', ''),
  lead(
    `(?:we|i)${MODAL}(?: on the (?:hunt|lookout) for| looking for| searching for| seeking| looking to (?:hire|find)| in (?:search|need) of| hiring| need| want| require| would like)? ${PERSON} (?:to|who can|who will|that can|that will|who is able to) `,
    'verb',
  ),
  lead(
    `(?:looking for|seeking|need|wanted|required|searching for) ${PERSON} (?:to|who can|who will|that can|that will) `,
    'verb',
  ),
  lead(`(?:we|i)${MODAL} (?:looking|hoping|trying|planning|wanting) to (?!hire|find)`, 'verb'),
  lead('(?:looking|hoping|trying) to ', 'verb'),
  lead(
    '(?:additionally|also|in addition|furthermore|finally|in short|in summary|ideally|therefore|basically|essentially|currently|then|so|and|but|however),? ',
    '',
  ),
  lead(
    `(?:we|i)(?:'d|’d| would)?(?: just| now| also| only| then| will| really)* (?:need|want|like|love|require)(?: some)?(?: help| assistance)? (?:to|with|in) (?:be able to )?`,
    'verb',
  ),
  lead(
    `(?:we|i)(?:'d|’d| would)?(?: just| now| also| only| then| will| really)* (?:need|want|like|require) (?:you|someone|somebody|help) (?:to |with )`,
    'verb',
  ),
  lead(`(?:we|i)(?:'d|’d| would| will)?(?: just| now| also| only| then| really)* (?:need|want|like|require) `, 'noun'),
  lead(
    `(?:we|i)(?:'m|'re|’m|’re)? (?:[^,.;:!?]{2,60}?),? and (?:now |also |just |urgently )?(?:need|want|require|would like|(?:am |are )?looking for) ${PERSON} (?:to|who can|who will) `,
    'verb',
  ),
  lead(
    "(?:we|i)(?:'m|'re|’m|’re)? (?:[^,.;:!?]{2,60}?),? and (?:now |also |just |urgently )?(?:need|want|would like) (?:help )?(?:to|with) ",
    'verb',
  ),
  lead(
    "(?:we|i)(?:'m|'re|’m|’re)? (?:[^,.;:!?]{2,60}?),? and (?:now |also |just |urgently )?(?:need|want|require|would like|(?:am |are )?looking for) ",
    'noun',
  ),
  lead(
    "(?:you|the (?:ideal|right|selected|successful) (?:candidate|person|freelancer|individual))(?: will|'ll|’ll| should| must| would| shall)(?: also| then)? (?:be responsible for|be tasked with|be in charge of|need to|have to|be able to|be expected to|work on|involve)? ?",
    'verb',
  ),
  lead(
    '(?:your|the|main|primary|key|my) ?(?:main |primary |key |core )?(?:role|tasks?|responsibilit(?:y|ies)|job|goal|objective|aim|duties|project|work|purpose|mission|scope|first step|end goal|requirement)(?: of (?:this|the) (?:project|job|role|work))? (?:is|are|will be|would be|include|includes|will include|involves?|will involve|aims?)(?: to be)? (?:to |that )?',
    'verb',
  ),
  lead('(?:help|assist|support)(?:ing)? (?:us|me)(?: out)? (?:to |in |with )?', 'verb'),
  lead('assist(?:ing)? (?:with|in) (?=\\p{L}+ing )', 'verb'),
  lead('(?:please|kindly) ', 'verb'),
  lead('(?:to|responsible for|tasked with) ', 'verb'),
  lead('(?:task|scope|objective|goal|note|important|deliverables?|project goal|the goal|what (?:we|i) need) ?: ', ''),
];
const CLAUSE =
  /,? (?:ensuring|while|so that|in order to|(?:(?:in|on|for|with|to|from|of|by|at) )?which|where|enabling|allowing|making sure|including|such as|based on|using our|as well as|who|because|since|but|if you|without)\b|; | [-–—] |: |, (?:and|with|so) /gi;
const FINITE = /\b(?:won['’]t|is|are|was|were|can['’]?t|cannot|will|has|have|had|should|must|does|do|needs)\b/i;
const OPENS_SENTENCE =
  /^(?:this|that|it|there|they|we|i|you|he|she|if|when|once|how|what|after|before|because|as|in|for|on|at|who|which|where|why)\b/i;
const FIRST = /\b(?:we|our|us|i|my|me|i'm|we're|i’m|we’re)\b/i;
const SECOND = /\b(?:you|your|yourself)\b/i;
/** 'we r', 'u', '2 fix': no line of ours can keep that. */
const CHAT =
  /\b(?:(?:we|you|they|u) r|u|ur|r (?:site|shop|app|team)|2 (?=fix|do|make|help|get|build)|4 (?=someone|us|me|my|our))\b/i;
/** Its only marks are at its ends, or it has only one: '“Same as yesterday” button' keeps both. */
const WHOLLY_QUOTED = /^["“”]?([^"“”]*)["”]?[.!]?$/;
/** As often the name of a thing as a verb: 'marketing plan', 'landing page'. */
const NAMES_A_THING =
  /^(?:marketing|landing|accounting|packaging|pricing|onboarding|branding|mailing|wedding|lighting|funding|shipping|billing|training|meeting|booking|building|mapping|engineering|housing|parking|rendering|recording|drawing|painting|driving|riding|cleaning|printing|catering|dating|gaming|knitting|fishing|dancing|trading|nursing|cooking|coaching|consulting|publishing|clothing|plumbing|heating|roofing|flooring|staffing|gardening|sailing|climbing|cycling|swimming|bookkeeping)\b(?! (?:the|an?|our|my|your|their|its|all|each|every|this|these|those|new|up|on|out|and|with|for|to)\b)/i;
/** Words of the client about themselves: such a sentence is quoted. */
const FIRST_PERSON: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})(?:yo|nosotros|mi|mis|me|nos|nuestr[oa]s?|necesito|necesitamos|busco|buscamos|quiero|queremos|tengo|tenemos)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:eu|n[óo]s|meu|minha|meus|minhas|nosso|nossa|nossos|nossas|preciso|precisamos|procuro|procuramos|quero|queremos|tenho|temos)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|nous|mon|ma|mes|notre|nos|j)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|wir|mein\p{L}*|unser\p{L}*|mir|mich|uns)(?!\p{L})/iu,
};

/**
 * One line from a sentence of the post: without its lead, a gerund as a base form, 'our' as 'your', cut at a clause; else
 * the client's words in quotation marks. Null for what has no letters.
 */
export function formatLine(sentence: string, language: string): FormattedLine | null {
  const raw = sentence
    .replace(/\s+/g, ' ')
    .replace(/^[\s*•\-–—>…]+|[\s*]+$/g, '')
    .replace(/^(?:\d{1,2}|[a-z])[.)]\s+|^\([a-z\d]\)\s+/i, '')
    .replace(WHOLLY_QUOTED, '$1')
    .trim();
  if (!/\p{L}/u.test(raw)) return null;
  if (CHAT.test(raw)) return quoteLine(raw);
  if (language !== 'en') return foreignLine(raw, language);
  return englishLine(raw);
}

function foreignLine(raw: string, language: string): FormattedLine {
  const text = raw.replace(/[.!;:,]+$/, '');
  const isOwn = FIRST_PERSON[language]?.test(text) ?? true;
  if (isOwn || wordCount(text) > MAX_WORDS) return quoteLine(raw);
  return { text: capitalise(text), form: 'noun' };
}

function englishLine(raw: string): FormattedLine {
  const { text, isLabel } = behindLabel(raw);
  if (isLabel) return { text: capitalise(toSecondPerson(text)), form: 'noun' };
  const { rest, kind } = withoutLeads(text);
  const cut = clauseOf(rest.replace(/[.!;:,]+$/, ''));
  if (cut === null) return quoteLine(raw);
  const line = withBaseForm(cut, kind);
  if (line.form === 'fact') return factOf(raw);
  // 'Send us your report' addresses the applicant and names the client: 'your' is ambiguous.
  if (/\byour?\b/i.test(line.text) || (SECOND.test(line.text) && FIRST.test(line.text))) return quoteLine(raw);
  return { text: capitalise(toSecondPerson(line.text).trim()), form: line.form };
}

/** 'Reporting: send a weekly summary' is the summary; 'Reporting: a long explanation …' is its label. */
function behindLabel(raw: string): { text: string; isLabel: boolean } {
  const whole = { text: raw, isLabel: false };
  const match = /^(\p{Lu}[^:.!?]{2,48}?)(?: ?: | [–—-] )(?=\S)/u.exec(raw);
  const label = match?.[1] ?? '';
  if (!match || wordCount(label) > 6) return whole;
  const rest = raw.slice(match[0].length);
  const first = firstWord(rest);
  if (isVerb(first) || baseOfGerund(first) !== null) return { text: rest, isLabel: false };
  return wordCount(rest) > 12 ? { text: label, isLabel: wordCount(label) === 1 } : whole;
}

function withoutLeads(text: string): { rest: string; kind: 'verb' | 'noun' | '' } {
  let rest = text;
  let kind: 'verb' | 'noun' | '' = '';
  for (let round = 0; round < 3; round++) {
    const found = LEADS.map(([pattern, says]) => ({ match: pattern.exec(rest), says })).find(
      ({ match }) => match !== null && match[0].length < rest.length - 3,
    );
    if (!found?.match) break;
    rest = rest.slice(found.match[0].length);
    kind = found.says || kind;
  }
  return { rest, kind };
}

/** At most twenty words, cut where a clause ends; null where it cannot be cut. */
function clauseOf(text: string): string | null {
  const short = wordCount(text) > 10 ? text.replace(/ \([^()]{0,200}\)/g, '') : text;
  if (wordCount(short) <= MAX_WORDS) return short;
  return cutAt(short, MAX_WORDS);
}

function cutAt(text: string, most: number): string | null {
  let at = -1;
  for (const match of text.matchAll(CLAUSE)) {
    const words = wordCount(text.slice(0, match.index));
    if (words > most) break;
    if (words >= MIN_CLAUSE_WORDS) at = match.index;
  }
  return at > 0 ? text.slice(0, at) : null;
}

function withBaseForm(text: string, kind: 'verb' | 'noun' | ''): FormattedLine {
  const adverb = /^\p{L}+ly (?=\p{L})/u.exec(text);
  const line = adverb && kind === 'verb' ? text.slice(adverb[0].length) : text;
  const first = firstWord(line);
  const base = baseOfGerund(first);
  if (base !== null && !NAMES_A_THING.test(line) && !FINITE.test(line)) {
    const rest = line
      .slice(first.length)
      .replace(
        /(,| and|, and) (\p{Ll}+ing)\b/gu,
        (all, joint, gerund) => `${joint} ${baseOfGerund(String(gerund)) ?? all.slice(String(joint).length + 1)}`,
      );
    return { text: `${base}${rest}`, form: 'verb' };
  }
  if (isVerb(first) || (kind === 'verb' && /^[a-z]+$/.test(first) && !FINITE.test(line)))
    return { text: line, form: 'verb' };
  const isSentence = OPENS_SENTENCE.test(line) || FINITE.test(line.split(' ').slice(0, 8).join(' '));
  return { text: line, form: isSentence ? 'fact' : 'noun' };
}

/** A whole sentence of the client in the second person; quoted where it addresses the applicant or is long. */
function factOf(raw: string): FormattedLine {
  if (SECOND.test(raw) || wordCount(raw) > MAX_WORDS) return quoteLine(raw);
  const bare = raw.replace(/[.!;:,]+$/, '').replace(/^(?:additionally|also|however|so|and|but|therefore),? /i, '');
  return { text: capitalise(toSecondPerson(bare).trim()), form: 'fact' };
}

function quoteLine(raw: string): FormattedLine {
  const bare = raw.replace(/[.!;:,]+$/, '').replace(/["“”]/g, "'");
  const words = bare.split(' ');
  if (words.length <= MAX_QUOTE_WORDS) return { text: `“${bare}”`, form: 'quote' };
  const cut = cutAt(bare, MAX_QUOTE_WORDS) ?? words.slice(0, MAX_QUOTE_WORDS - 2).join(' ');
  return { text: `“${cut} …”`, form: 'quote' };
}

function firstWord(text: string): string {
  return /^\p{L}+(?:-\p{L}+)?/u.exec(text)?.[0].toLowerCase() ?? '';
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lead(source: string, says: 'verb' | 'noun' | ''): [RegExp, 'verb' | 'noun' | ''] {
  return [new RegExp(`^(?:${source})`, 'iu'), says];
}
