import type { Block, Part } from '../blocks.ts';
import { type DocumentBlock, type ProposalDocument, spansText } from '../document/document.ts';
import { isHeadingOf, sectionsOf, type Written } from '../document/sections.ts';
import { PS_LABEL } from '../plain-text.ts';
import { toPlainLetters } from '../unicode-text.ts';

// The one plain form of a proposal, for models, changes and the API: '## ' before a heading, a blank line between paragraphs,
// '- ' and '1. ' before items, 'P.S.' before the postscript. `readProposalText` reads it back.

export function textOfBlocks(blocks: readonly Block[]): string {
  return blocks.map(textOfBlock).join('\n\n');
}

function textOfBlock(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `## ${block.text}`;
    case 'list':
      return listText(block.items, block.ordered);
    case 'ps':
      return `${PS_LABEL} ${block.text}`;
    case 'p':
      return block.text;
  }
}

/** A document as it reads now, by the parts of the text that was written; headings that its layout hides are in it. */
export function textOfDocument(document: ProposalDocument, written: Written): string {
  const pieces = sectionsOf(document, written).flatMap(({ part, blocks: [first, ...others] }) => {
    if (!first) return [];
    const isShown = isHeadingOf(first, part, written);
    const own = isShown ? wordsOf(first) : headingIn(written, part);
    return [...(own ? [`## ${own}`] : []), ...(isShown ? others : [first, ...others]).map(wordsOf)];
  });
  return pieces.filter((piece) => piece.trim() !== '').join('\n\n');
}

function headingIn({ sections }: Written, part: Part): string | null {
  return sections.find((section) => section.part === part)?.heading ?? null;
}

function wordsOf(block: DocumentBlock): string {
  if (block.kind === 'paragraph') return toPlainLetters(spansText(block.spans)).trim();
  return listText(
    block.items.map((item) => item.map(wordsOf).join(' ')),
    block.ordered,
  );
}

function listText(items: readonly string[], isOrdered: boolean): string {
  return items.map((item, index) => `${isOrdered ? `${index + 1}.` : '-'} ${item}`).join('\n');
}
