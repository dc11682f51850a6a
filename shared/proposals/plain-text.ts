import type { Block } from './blocks.ts';
import { styleHeading, toPlainLetters, toStyled } from './unicode-text.ts';

export const PS_LABEL = 'P.S.';
const BULLET = '• ';

/** Blocks as bidding platforms take them: paragraphs parted by a blank line, headings in styled letters on a line of their own. */
export function blocksToPlain(blocks: readonly Block[]): string {
  return blocks.map(blockToPlain).join('\n\n');
}

export function blockToPlain(block: Block): string {
  switch (block.type) {
    case 'heading':
      return styleHeading(block.text);
    case 'p':
      return block.text;
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}. ` : BULLET}${item}`).join('\n');
    case 'ps':
      return `${toStyled(PS_LABEL)} ${block.text}`;
  }
}

export type PlainPiece =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'list'; ordered: boolean; items: string[] };

/** Reads such a text back, also while it is still arriving: the structure of what is whole so far. */
export function parsePlain(text: string): PlainPiece[] {
  return text
    .split(/\n{2,}/)
    .filter((chunk) => chunk.trim() !== '')
    .map(pieceOf);
}

function pieceOf(chunk: string): PlainPiece {
  const lines = chunk.split('\n').filter((line) => line.trim() !== '');
  if (lines.every((line) => line.startsWith(BULLET)))
    return { kind: 'list', ordered: false, items: lines.map((line) => line.slice(BULLET.length)) };
  if (lines.every((line) => /^\d+\. /.test(line)))
    return { kind: 'list', ordered: true, items: lines.map((line) => line.replace(/^\d+\. /, '')) };
  const [first = ''] = lines;
  return lines.length === 1 && isStyledThroughout(first)
    ? { kind: 'heading', text: first }
    : { kind: 'paragraph', lines };
}

function isStyledThroughout(line: string): boolean {
  return toPlainLetters(line) !== line && !/[a-z]/i.test(line);
}
