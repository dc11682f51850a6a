import type { Question } from '#shared/proposals/brief.ts';
import { type Span, sourceOf, subSpan } from '../span.ts';
import type { Asked } from '../told-questions.ts';
import type { Unit } from '../units.ts';
import type { Reading } from './reading.ts';

const MAX_QUESTIONS = 15;
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
  /,? (?:y|e|et|und) (?=(?:cu[aá]nt\p{L}*|cu[aá]ndo|c[oó]mo|quant\p{L}*|quando|como|combien|quand|comment|wie|wann)\s(?!(?:el|la|los|las|o|a|os|as|le|les|die|der|das)\s))/iu;

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
