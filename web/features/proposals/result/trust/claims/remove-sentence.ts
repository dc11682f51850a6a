import { type Span, spansText, type TreeBlock } from '../../text/proposal-tree.ts';

/**
 * The text without the first place where `sentence` stands; a paragraph, an item or a list that is empty then goes too. Null when it
 * stands nowhere in one piece.
 */
export function removeSentence(blocks: readonly TreeBlock[], sentence: string): TreeBlock[] | null {
  for (const [index, block] of blocks.entries()) {
    const left = withoutIn(block, sentence);
    if (left === undefined) continue;
    return [...blocks.slice(0, index), ...(left === null ? [] : [left]), ...blocks.slice(index + 1)];
  }
  return null;
}

/** Undefined when it does not stand in the block, null when nothing of the block is left. */
function withoutIn(block: TreeBlock, sentence: string): TreeBlock | null | undefined {
  if (block.kind === 'paragraph') {
    const at = spansText(block.spans).indexOf(sentence);
    if (at < 0) return undefined;
    const spans = cut(block.spans, at, at + sentence.length);
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

/** One space between what stood before and behind, none at the ends. */
function cut(spans: readonly Span[], from: number, to: number): Span[] {
  const text = spansText(spans);
  let start = from;
  let end = to;
  while (/\s/.test(text.charAt(end))) end += 1;
  if (end === text.length) while (start > 0 && /\s/.test(text.charAt(start - 1))) start -= 1;
  let offset = 0;
  return spans.flatMap((span) => {
    const begin = offset;
    offset += span.text.length;
    const kept =
      span.text.slice(0, Math.max(0, start - begin)) +
      span.text.slice(Math.max(0, Math.min(span.text.length, end - begin)));
    return kept === '' ? [] : [{ ...span, text: kept }];
  });
}
