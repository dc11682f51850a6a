import type { Block } from '#shared/proposals/blocks.ts';
import type { Openings } from '#shared/proposals/contract.ts';
import { unsupportedClaims } from '#shared/proposals/verify/claims.ts';
import { contentStems, sentencesOf, share, wordsOf } from '#shared/proposals/verify/words.ts';
import type { WrittenSentence } from './answer-schema.ts';
import { cleanSentence, joinSentences, MAX_SENTENCE_CHARS, type ModelSentence } from './blocks.ts';
import { type Checks, faultsOfLetter, faultsOfSentence } from './check.ts';
import type { Mask } from './masking/mask.ts';

/** The number of openings requested beside the one in the letter. */
export const OTHER_OPENINGS = 2;
/** About 60 tokens are requested; anything longer is a letter of its own. */
const MAX_WORDS = 75;
/** The share of content words at which two openings count as the same. */
const SAME = 0.7;

interface Letter extends Checks {
  readonly mask: Mask;
  /** The whole letter as it was shown. */
  readonly shown: readonly Block[];
}

type Paragraph = Extract<Block, { type: 'p' }>;

/**
 * The other openings of a model that pass the checks: each by its sentences, and in its place in the letter. One with an
 * unsupported claim is left out too, since the user is not asked about a sentence that they have not chosen. Null without
 * any, and where the letter has no single paragraph to replace.
 */
export function openingsFor(given: readonly WrittenSentence[], letter: Letter): Openings | null {
  const now = given.length > 0 ? openingIn(letter) : undefined;
  if (!now) return null;
  const known = new Set(faultsWith(letter, now, now.text));
  const others: string[] = [];
  for (const one of given) {
    const text = readOpening(one, letter);
    if (text === null || [now.text, ...others].some((other) => saysSame(other, text))) continue;
    if (faultsWith(letter, now, text).some((fault) => !known.has(fault))) continue;
    others.push(text);
    if (others.length === OTHER_OPENINGS) break;
  }
  return others.length > 0 ? { shown: now.text, others } : null;
}

/** The one paragraph of the opening that is neither the greeting nor fixed text. */
function openingIn({ shown, task: { plan } }: Letter): Paragraph | undefined {
  const byCode = plan.sections.find(({ part }) => part === 'proof')?.byCode ?? [];
  const own = shown.filter(
    (block) =>
      block.part === 'proof' && block.type !== 'heading' && !plan.opening.includes(block) && !byCode.includes(block),
  );
  const [first] = own;
  return own.length === 1 && first?.type === 'p' ? first : undefined;
}

/** In the user's characters; null for one that fails a check by itself. */
function readOpening({ text, facts }: WrittenSentence, letter: Letter): string | null {
  if (wordsOf(text).length > MAX_WORDS || text.length > MAX_SENTENCE_CHARS || text.trimStart().startsWith('['))
    return null;
  const sentences = sentencesOf(text)
    .map((sentence) => cleanSentence({ text: sentence, facts }, letter.mask))
    .filter((sentence) => sentence.text !== '');
  const isWrong = (said: ModelSentence) =>
    faultsOfSentence(said, letter).length > 0 || unsupportedClaims(said.text, letter.task.known).length > 0;
  const isFaulty = sentences.some((sentence) => isWrong({ ...sentence, question: undefined }));
  return isFaulty || sentences.length === 0 ? null : joinSentences(sentences);
}

function faultsWith(letter: Letter, now: Paragraph, text: string): readonly string[] {
  const whole = letter.shown.map((block) => (block === now ? { ...now, text } : block));
  return faultsOfLetter(whole, text, letter);
}

function saysSame(one: string, other: string): boolean {
  const [a, b] = [contentStems(one), contentStems(other)];
  return share(a, new Set(b)) >= SAME || share(b, new Set(a)) >= SAME;
}
