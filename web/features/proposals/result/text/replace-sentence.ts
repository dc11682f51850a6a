import { type Span, spansText, type TreeBlock } from './proposal-tree.ts';
import { replaceWords } from './replace-words.ts';

/** The text with other words in the first place where `sentence` reads; null where it reads nowhere in one piece. */
export function replaceSentence(tree: readonly TreeBlock[], sentence: string, wording: string): TreeBlock[] | null {
  const spans = paragraphWith(tree, sentence);
  if (!spans) return null;
  const start = spansText(spans).indexOf(sentence);
  return replaceWords(tree, { spans, start, end: start + sentence.length }, wording);
}

function paragraphWith(tree: readonly TreeBlock[], sentence: string): readonly Span[] | undefined {
  for (const block of tree) {
    if (block.kind === 'paragraph') {
      if (spansText(block.spans).includes(sentence)) return block.spans;
      continue;
    }
    const found = block.items.map((item) => paragraphWith(item, sentence)).find((spans) => spans !== undefined);
    if (found) return found;
  }
  return undefined;
}
