import { cutWords, type DocumentBlock, type ProposalDocument, spansText } from '#shared/proposals/document/index.ts';

/**
 * The text without the first occurrence of `sentence`; a paragraph, an item or a list that is empty then is removed too. Null if it
 * is nowhere in one piece.
 */
export function removeSentence(blocks: ProposalDocument, sentence: string): DocumentBlock[] | null {
  for (const [index, block] of blocks.entries()) {
    const left = withoutIn(block, sentence);
    if (left === undefined) continue;
    return [...blocks.slice(0, index), ...(left === null ? [] : [left]), ...blocks.slice(index + 1)];
  }
  return null;
}

/** Undefined if it is not in the block, null if nothing of the block is left. */
function withoutIn(block: DocumentBlock, sentence: string): DocumentBlock | null | undefined {
  if (block.kind === 'paragraph') {
    const at = spansText(block.spans).indexOf(sentence);
    if (at < 0) return undefined;
    const spans = cutWords({ spans: block.spans, start: at, end: at + sentence.length });
    return spans.length === 0 ? null : { ...block, spans };
  }
  for (const [index, item] of block.items.entries()) {
    const left = removeSentence(item, sentence);
    if (left === null) continue;
    const items = [...block.items.slice(0, index), ...(left.length > 0 ? [left] : []), ...block.items.slice(index + 1)];
    return items.length === 0 ? null : { ...block, items };
  }
  return undefined;
}
