import { playbookOf } from '#server/features/proposals/generation/write/playbook.ts';
import { STYLES, type Style } from '#shared/proposals/options.ts';
import { contentStems, wordsOf } from '#shared/proposals/verify/words.ts';
import type { Letter } from '../write.ts';
import { type Measure, quantile, rateOf, ruleOf, toMeasure } from './measure.ts';

/** A client sees this much of a letter in the list. */
const PREVIEW_CHARS = 240;
/** Words beside the answers, at most. */
const MOST_WORDS: Readonly<Record<Style, number>> = {
  concise: 120,
  standard: 210,
  smart_question: 210,
  problem_solving: 210,
  detailed: 330,
};
const MOST_MS = { read: 50, write: 100 } as const;

/** How the letters begin, and what no letter may do. */
export function measureForm(name: string, letters: readonly Letter[]): Measure[] {
  const fault = (say: (letter: Letter) => string | null) => (letter: Letter) => {
    const said = say(letter);
    return said === null ? null : `${letter.post.id}: ${said}`;
  };
  return [
    ruleOf(`${name}: first 240 characters say something`, letters, fault(previewFault)),
    ruleOf(`${name}: no blank and no bare title first`, letters, fault(firstBlank)),
    rateOf(
      { name: `${name}: every check of a proposal passed`, aim: { atLeast: 1 }, isRule: true },
      letters,
      fault(faultsInWords),
    ),
  ];
}

export function previewFault({ letter, text, material, post }: Letter): string | null {
  const seen = text.slice(0, PREVIEW_CHARS);
  const stems = new Set(contentStems(`${post.title} ${post.description}`));
  const speaks = letter.sentences.some(({ source, from, text: said }) => {
    const isSeen = seen.includes(said.slice(0, PREVIEW_CHARS / 4));
    if (source !== 'playbook') return isSeen && source !== 'joint';
    const file = playbookOf(material.language).find(({ id }) => id === from);
    const terms = file ? [...file.object, ...file.task] : [];
    return isSeen && terms.some((term) => contentStems(term).every((stem) => stems.has(stem)));
  });
  // What stands first is said, or is a sentence around a blank.
  return speaks || seen.includes('[') ? null : seen.replaceAll('\n', ' / ');
}

/** A bare blank may be first only where the client's own sentence must be confirmed, or where the question leads. */
export function firstBlank({ text, material, letter, post }: Letter): string | null {
  const greetings = letter.sentences
    .filter((one) => one.source === 'joint' && /[,!:]$/.test(one.text))
    .map((one) => one.text);
  const skipped = [material.opener ?? '', `[${material.codeSentence ?? ''}]`, ...greetings];
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !skipped.includes(line.trim()));
  const [first = ''] = lines;
  return /^\[[^\]]*\]$/.test(first) || first === post.title ? first : null;
}

function faultsInWords({ faults }: Letter): string | null {
  return faults.length === 0 ? null : faults.join(', ').slice(0, 200);
}

/** The word counts of each style; the client's asks do not count against the upper bound. */
export function measureLengths(letters: readonly Letter[]): Measure[] {
  return STYLES.flatMap(({ value }) => {
    const own = letters.filter(({ style }) => style === value);
    const words = own.map(({ text }) => wordsOf(text).length);
    const bound = MOST_WORDS[value];
    return [
      toMeasure({ name: `${value}: words, median` }, quantile(words, 0.5), own.length),
      toMeasure({ name: `${value}: words, 95 of 100 up to` }, quantile(words, 0.95), own.length),
      rateOf({ name: `${value}: at most ${bound} words beside the answers`, aim: { atLeast: 1 } }, own, (letter) => {
        const count = wordsBesideAnswers(letter);
        return count <= bound ? null : `${letter.post.id}: ${count}`;
      }),
    ];
  });
}

function wordsBesideAnswers({ letter }: Letter): number {
  const said = letter.sentences.filter(({ part }) => part !== 'answers' && part !== 'opener');
  return said.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
}

export function measureTimes(reads: readonly number[], writes: readonly number[]): Measure[] {
  return [
    toMeasure({ name: 'ms to read, median' }, quantile(reads, 0.5), reads.length),
    toMeasure(
      { name: 'ms to read, 95 of 100 up to', aim: { atMost: MOST_MS.read } },
      quantile(reads, 0.95),
      reads.length,
    ),
    toMeasure({ name: 'ms to write, median' }, quantile(writes, 0.5), writes.length),
    toMeasure(
      { name: 'ms to write, 95 of 100 up to', aim: { atMost: MOST_MS.write } },
      quantile(writes, 0.95),
      writes.length,
    ),
  ];
}
