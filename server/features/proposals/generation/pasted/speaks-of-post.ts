import type { Block } from '#shared/proposals/blocks.ts';
import type { GenerateInput } from '#shared/proposals/contract.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { sharedWeight, stemsOf } from '../write/word-weights.ts';

/** Two words that few posts have, or several that more do. Measured on letters of other jobs; docs/spec/writer.md. */
const LEAST_SHARED = 4;

/** Whether a letter has anything to do with the post: only what plainly belongs elsewhere is refused. */
export function speaksOfPost(
  blocks: readonly Block[],
  post: Pick<GenerateInput, 'jobTitle' | 'jobDescription'>,
  languages: { readonly post: string; readonly letter: string },
): boolean {
  const language = languages.letter;
  const own = stemsOf(blocksToPlain(blocks));
  const theirs = stemsOf(`${post.jobTitle}\n${post.jobDescription}`);
  // Two languages share names and tools alone, and some posts have none.
  if (languages.post !== language) return true;
  return sharedWeight(own, theirs, language) >= Math.min(LEAST_SHARED, mostShared(theirs, language) / 2);
}

/** A post of one line has little to share. */
function mostShared(theirs: ReadonlySet<string>, language: string): number {
  return sharedWeight(theirs, theirs, language);
}
