import type { JobBrief } from '../brief.ts';
import type { WrittenLanguage } from '../languages.ts';
import type { CheckedSentence } from './claims.ts';
import { conditionsIn } from './conditions.ts';
import type { Mark } from './marks.ts';
import { knownNumbers, strangeNumberIn } from './number-marks.ts';
import { runsOf } from './phrases.ts';
import { STOCK_PHRASES } from './stock-phrases.ts';
import { detectLanguageOf } from './text-language.ts';
import { wordsOf } from './words.ts';

export const TO_CHECK_KINDS = [
  'claim',
  'ai_ban',
  'unanswered',
  'number',
  'language',
  'stock_phrase',
  'likeness',
] as const;

/** One place of a proposal, or one wish of the client's, that the user should look at. */
export interface ToCheck {
  readonly kind: (typeof TO_CHECK_KINDS)[number];
  /** Of the item of the brief; of a sentence 's1', 's2' … in the order of the text; 'text' of the whole. */
  readonly id: string;
  /** The words of the proposal, or of the post for what is not answered. */
  readonly quote: string;
  readonly severity: 'high' | 'medium' | 'low';
  /** Shown only to those who ask for it. */
  readonly quiet: boolean;
}

interface Given {
  readonly plain: string;
  readonly sentences: readonly CheckedSentence[];
  readonly brief: JobBrief;
  readonly marks: Readonly<Record<string, Mark>>;
  /** Everything that a number may be taken from. */
  readonly known: string;
  readonly language?: WrittenLanguage;
  readonly lastLetters?: readonly string[];
}

/** Worst first; within a severity by kind, then in the order of the text. */
export function listToCheck(given: Given): ToCheck[] {
  const found = [...sentenceMarks(given), ...unanswered(given), ...textMarks(given)];
  return found.toSorted((one, other) => weightOf(one) - weightOf(other));
}

const SEVERITIES: readonly ToCheck['severity'][] = ['high', 'medium', 'low'];

function weightOf({ quiet, severity, kind }: ToCheck): number {
  const weight = SEVERITIES.indexOf(severity) * TO_CHECK_KINDS.length + TO_CHECK_KINDS.indexOf(kind);
  return quiet ? weight + SEVERITIES.length * TO_CHECK_KINDS.length : weight;
}

/** The numbers of a claim are compared with those of the facts, so only other sentences are searched for strange ones. */
function sentenceMarks({ sentences, known }: Given): ToCheck[] {
  const numbers = knownNumbers(known);
  return sentences.flatMap((checked, at): ToCheck[] => {
    const place = { id: `s${at + 1}`, quote: checked.sentence, quiet: false } as const;
    const isClaim = checked.support?.factId === null;
    const number = checked.support === null ? strangeNumberIn(checked, numbers) : null;
    return [
      ...(isClaim ? [{ ...place, kind: 'claim', severity: 'high' } as const] : []),
      ...(number ? [{ ...place, kind: 'number', severity: 'medium', quiet: number.quiet } as const] : []),
      ...(STOCK_PHRASES.test(checked.sentence) ? [{ ...place, kind: 'stock_phrase', severity: 'low' } as const] : []),
    ];
  });
}

/** What the client asks and demands, where neither the text nor a blank meets it; quiet where it is spoken of. */
function unanswered({ brief, marks }: Given): ToCheck[] {
  const wanted = [
    ...brief.questions,
    ...brief.asks,
    ...brief.puzzles,
    ...brief.anywhere,
    ...[brief.opener].flatMap((code) => code ?? []),
    ...conditionsIn(brief),
  ];
  return wanted.flatMap(({ id, quote }): ToCheck[] => {
    const mark = marks[id];
    if (mark !== 'open' && mark !== 'mentioned') return [];
    return [{ kind: 'unanswered', id, quote, severity: 'medium', quiet: mark === 'mentioned' }];
  });
}

/** Shorter texts may be names and tools in any language. */
const MIN_LANGUAGE_WORDS = 12;

function textMarks({ plain, brief, language, lastLetters = [] }: Given): ToCheck[] {
  const found: ToCheck[] = [];
  const mark = (kind: ToCheck['kind'], severity: ToCheck['severity'], quote: string) =>
    found.push({ kind, id: 'text', quote, severity, quiet: false });
  if (brief.forbidsAi) mark('ai_ban', 'high', brief.forbidsAi.quote);
  const written = detectLanguageOf(plain);
  if (language && written !== null && written !== language && wordsOf(plain).length >= MIN_LANGUAGE_WORDS)
    mark('language', 'medium', '');
  const alike = lastLetters.find((letter) => likeness(plain, letter) > MOST_ALIKE);
  if (alike !== undefined) mark('likeness', 'low', alike);
  return found;
}

/** Three-word runs that two texts share, of all that they have together. */
const RUN = 3;
const MOST_ALIKE = 0.35;

function likeness(one: string, other: string): number {
  const [first, second] = [new Set(runsOf(one, RUN)), new Set(runsOf(other, RUN))];
  const shared = [...first].filter((run) => second.has(run)).length;
  return shared / Math.max(1, first.size + second.size - shared);
}
