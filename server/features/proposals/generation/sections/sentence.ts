import type { Block } from '#shared/proposals/blocks.ts';
import { contentStems, share } from '#shared/proposals/verify/words.ts';
import type { LetterSection } from './changed-letter.ts';
import { blocksOf, partsIn, saysSame } from './pieces.ts';

/** The maximum number of sentences that replace one. */
const MOST_SENTENCES = 3;
/** The share of a sentence's content words at which another counts as its new wording. */
const LIKE_FROM = 0.6;

/**
 * The replacement of `sentence`: the model's wording of it, without its wording of the neighbours. Null for none, or for
 * another text.
 */
export function newWording(blocks: readonly Block[], now: string, sentence: string): string | null {
  const [first] = blocks;
  const neighbours = first ? partsIn(blocksOf(first.part, now)).filter((part) => !saysSame(part, sentence)) : [];
  const isOfNeighbour = (part: string) =>
    neighbours.some((other) => saysSame(part, other) || isNearer(part, other, sentence));
  const written = partsIn(blocks).filter((part) => !isOfNeighbour(part));
  const others = written.filter((part) => !saysSame(part, sentence));
  // A model that rewrites it may have copied it as well; one that only adds to it keeps it.
  const own = others.some((part) => sharedPart(part, sentence) >= LIKE_FROM) ? others : written;
  const wording = own.join(' ');
  return own.length === 0 || own.length > MOST_SENTENCES || wording === sentence ? null : wording;
}

function isNearer(part: string, neighbour: string, sentence: string): boolean {
  const like = sharedPart(part, neighbour);
  return like >= LIKE_FROM && like > sharedPart(part, sentence);
}

/** The share of `of` that is repeated. */
function sharedPart(part: string, of: string): number {
  return share(contentStems(of), new Set(contentStems(part)));
}

interface Replaced {
  readonly sentence: string;
  readonly wording: string;
  /** The facts that the wording cites are in these. */
  readonly from: readonly Block[];
}

/** The section with the new wording in it, as it is checked. */
export function withSentence({ part, now }: LetterSection, { sentence, wording, from }: Replaced): Block[] {
  const evidence = from.flatMap((block) => (block.type === 'heading' ? [] : block.evidence));
  const replaced = blocksOf(
    part,
    now.replace(sentence, () => wording),
  );
  return replaced.map((block) => (block.type === 'heading' ? block : { ...block, evidence }));
}
