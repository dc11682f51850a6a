import type { Ask, Question } from '#shared/proposals/brief.ts';
import { overlaps, type Span, sourceOf, subSpan } from '../span.ts';
import type { Asked } from '../told-questions.ts';
import type { Unit } from '../units.ts';
import type { Reading } from './reading.ts';

const MAX_QUESTIONS = 15;
const MAX_ASKS = 15;
const MARK = /\?["”»)\]]?$/;
const TO_APPLICANT =
  /(?<!\p{L})(?:tú|tu|tus|te|ti|usted|ustedes|su|sus|has|tienes|puedes|podrías|harías|tardarías|cobras|conoces|voc[êe]s?|seu|sua|seus|suas|vous|votre|vos|toi|ton|du|dein|deine[nmrs]?|dir|dich|sie|ihnen|ihre?[nmrs]?)(?!\p{L})/iu;
const ASKS_WHAT =
  /^(?:[^:]{2,40}: )?¿?\s*(?:qu[eé]|cu[aá]l\p{L}*|c[oó]mo|cu[aá]nt\p{L}*|cu[aá]ndo|d[oó]nde|qual|quais|como|quant\p{L}*|quando|onde|quel\p{L}*|comment|combien|quand|o[uù]|que|welche[rnms]?|wie|wann|wo|womit|was|warum|por qu[eé]|pourquoi)(?!\p{L})/iu;

/** Questions the client wants answered, mere rhetoric left out. */
export function questionsAbroad(units: readonly Unit[], reading: Reading): Question[] {
  const found = units
    .filter((unit, i) => isQuestion(unit, units[i - 1], reading))
    .flatMap((unit) => inTwo(fromItsMark(unit)));
  const unique = found.filter((span, i) => found.findIndex(({ text }) => text === span.text) === i);
  return unique.slice(0, MAX_QUESTIONS).map((span, i) => ({
    id: `q${i + 1}`,
    ...sourceOf(span),
    text: span.words.replace(/\s+/g, ' '),
    kind: reading.questionKinds.find(([, rule]) => rule.test(span.words))?.[0] ?? 'other',
    yesNoExperience: reading.yesNo.test(span.words),
  }));
}

function isQuestion(
  { text, kind, section, numbered }: Unit,
  before: Unit | undefined,
  { rhetorical, yesNo }: Reading,
): boolean {
  if (!MARK.test(text) || text.length > 400 || text.startsWith('(') || rhetorical.test(text)) return false;
  const among = section === 'apply' || numbered || (before !== undefined && MARK.test(before.text));
  if (kind === 'heading') return among;
  return among || text.includes('¿') || TO_APPLICANT.test(text) || ASKS_WHAT.test(text) || yesNo.test(text);
}

/** What stands before '¿' only leads up to it. */
function fromItsMark(unit: Unit): Span {
  const at = unit.text.lastIndexOf('¿');
  return at > 0 ? subSpan(unit, at) : unit;
}

const SECOND =
  /,? (?:y|e|et|und) (?=(?:cu[aá]nt\p{L}*|cu[aá]ndo|c[oó]mo|quant\p{L}*|quando|como|combien|quand|comment|wie|wann)\s)/iu;

/** '¿Cuánto cobras y cuánto tardas?' is two questions, and each wants its own answer. */
function inTwo(span: Span): Asked[] {
  const cut = SECOND.exec(span.text);
  const [first, second] = cut
    ? [span.text.slice(0, cut.index), span.text.slice(cut.index + cut[0].length)]
    : [span.text, ''];
  if (cut === null || !ASKS_WHAT.test(first) || [first, second].some((part) => part.split(/\s+/).length < 2))
    return [{ ...span, words: span.text }];
  const mark = /\s?\?\W*$/.exec(span.text)?.[0] ?? '?';
  const begins = span.text.startsWith('¿') ? '¿' : '';
  return [
    { ...subSpan(span, 0, cut.index), words: `${first}${mark}` },
    {
      ...subSpan(span, cut.index + cut[0].length),
      words: `${begins}${second.charAt(0).toUpperCase()}${second.slice(1)}`,
    },
  ];
}

/** What the applicant is told to send or say, one item each even when one sentence asks for three. */
export function asksAbroad(units: readonly Unit[], taken: readonly Span[], reading: Reading): Ask[] {
  const found = units
    .filter((unit) => isAsk(unit, reading) && !taken.some((span) => overlaps(span, unit)))
    .flatMap((unit) => split(unit, reading));
  const unique = found.filter((span, i) => found.findIndex(({ text }) => text === span.text) === i);
  return unique.slice(0, MAX_ASKS).map((span, i) => toAsk(span, i, reading));
}

function isAsk({ text, kind, section }: Unit, reading: Reading): boolean {
  if (kind === 'heading' || MARK.test(text) || text.endsWith(':') || text.length > 500 || reading.refuses.test(text))
    return false;
  const isKnown = kindOf(text, reading) !== 'other';
  if (section === 'apply' && isKnown && (kind === 'bullet' || reading.orders.test(text) || reading.please.test(text)))
    return true;
  if (reading.please.test(text) && (isKnown || reading.applicants.test(text))) return true;
  if (kind !== 'sentence' || !reading.orders.test(text) || !isKnown) return false;
  return (section !== 'needs' && section !== 'deliverables') || reading.applicants.test(text);
}

/** 'envíe su tarifa, dos muestras y su disponibilidad' is three asks. */
function split(unit: Unit, reading: Reading): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const match of unit.text.matchAll(
    /, (?:y |e |et |und |sowie )?| (?:y|e|et|und|sowie|as[ií] como|ainsi que|bem como) |; /giu,
  )) {
    const head = unit.text.slice(from, match.index);
    const tail = unit.text.slice(match.index + match[0].length);
    const next = /^[^,;]{0,70}?(?=,| (?:y|e|et|und|sowie) |;|$)/iu.exec(tail)?.[0] ?? tail;
    const kinds = [kindOf(head, reading), kindOf(next, reading)];
    const isOrder = reading.orders.test(tail) && reading.orders.test(head) && head.split(' ').length > 2;
    if (kinds[0] === kinds[1] || (kinds.includes('other') && !isOrder)) continue;
    parts.push(subSpan(unit, from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, subSpan(unit, from)];
}

function toAsk(span: Span, index: number, reading: Reading): Ask {
  const kind = kindOf(span.text, reading);
  const figure = /(?<![\d.,])(\d{1,2})(?![\d.,])/.exec(span.text)?.[1];
  const word = Object.keys(reading.counts).find((name) =>
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(span.text),
  );
  const count = figure !== undefined ? Number(figure) : word === undefined ? undefined : reading.counts[word];
  const counted = kind === 'samples' && count !== undefined;
  return {
    id: `a${index + 1}`,
    ...sourceOf(span),
    text: span.text.replace(/\s+/g, ' ').replace(/[\s.,;:]+$/, ''),
    kind,
    ...(counted ? { count } : {}),
  };
}

function kindOf(text: string, { askKinds }: Reading): Ask['kind'] {
  return askKinds.find(([, rule]) => rule.test(text))?.[0] ?? 'other';
}
