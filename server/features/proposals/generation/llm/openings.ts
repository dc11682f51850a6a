import type { Block } from '#shared/proposals/blocks.ts';
import type { Openings } from '#shared/proposals/contract.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { unsupportedClaims } from '#shared/proposals/verify/claims.ts';
import { contentStems, sentencesOf, share, wordsOf } from '#shared/proposals/verify/words.ts';
import type { WrittenSentence } from './answer-schema.ts';
import { type ModelSentence, type ReadSection, readSection } from './blocks.ts';
import { type Checks, faultsOfLetter, faultsOfSentence } from './check.ts';
import type { Mask } from './masking/mask.ts';
import type { PlannedSection } from './plan.ts';

/** The number of openings requested beside the one in the letter. */
export const OTHER_OPENINGS = 2;
/** About 60 tokens are requested; anything longer is a letter of its own. */
const MAX_WORDS = 75;
/** The share of content words at which two openings count as the same. */
const SAME = 0.7;

/** An opening that could replace the one in the letter. */
const IN_PLACE: PlannedSection = { part: 'opening', heading: undefined, blocks: [], byCode: [], isAsked: true };

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
  const known = new Set(faultsWith(letter, now, now.text, { blocks: [now], said: [] }));
  const others: string[] = [];
  for (const one of given) {
    const read = readOpening(one, letter);
    const [block] = read?.blocks ?? [];
    if (!read || block?.type !== 'p' || [now.text, ...others].some((text) => saysSame(text, block.text))) continue;
    if (faultsWith(letter, now, block.text, read).some((fault) => !known.has(fault))) continue;
    others.push(block.text);
    if (others.length === OTHER_OPENINGS) break;
  }
  return others.length > 0 ? { shown: now.text, others } : null;
}

/** The one paragraph of the opening that is neither the greeting nor fixed text. */
function openingIn({ shown, task: { plan } }: Letter): Paragraph | undefined {
  const byCode = plan.sections.find(({ part }) => part === 'opening')?.byCode ?? [];
  const own = shown.filter(
    (block) =>
      block.part === 'opening' && block.type !== 'heading' && !plan.opening.includes(block) && !byCode.includes(block),
  );
  const [first] = own;
  return own.length === 1 && first?.type === 'p' ? first : undefined;
}

function readOpening({ text, facts }: WrittenSentence, letter: Letter): ReadSection | null {
  const { task, mask } = letter;
  if (wordsOf(text).length > MAX_WORDS || text.trimStart().startsWith('[')) return null;
  let isFaulty = false;
  const isAllowed = (said: ModelSentence) => {
    const isWrong = faultsOfSentence(said, letter).length > 0 || unsupportedClaims(said.text, task.known).length > 0;
    isFaulty ||= isWrong;
    return !isWrong;
  };
  const sentences = sentencesOf(text).map((sentence) => ({ text: sentence, facts }));
  const blocks = [{ kind: 'paragraph' as const, question: '', sentences }];
  const read = readSection({ part: 'opening', blocks }, IN_PLACE, { brief: task.brief, mask, isAllowed });
  return isFaulty ? null : read;
}

function faultsWith(letter: Letter, now: Paragraph, text: string, read: ReadSection): readonly string[] {
  const whole = letter.shown.map((block) => (block === now ? { ...now, text } : block));
  return faultsOfLetter(whole, blocksToPlain(read.blocks), letter);
}

function saysSame(one: string, other: string): boolean {
  const [a, b] = [contentStems(one), contentStems(other)];
  return share(a, new Set(b)) >= SAME || share(b, new Set(a)) >= SAME;
}
