import type { Block, Part } from '#shared/proposals/blocks.ts';
import { partOfHeading } from '#shared/proposals/headings.ts';
import { blocksToPlain, type PlainPiece, PS_LABEL, parsePlain } from '#shared/proposals/plain-text.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { sentencesOf, wordsOf } from '#shared/proposals/verify/words.ts';

/** A block with its removable pieces: sentences of a text, items of a list. */
export interface Piece {
  readonly block: Block;
  readonly parts: readonly string[];
}

/** A section in plain text, possibly edited by hand, read back into blocks. */
export function blocksOf(part: Part, text: string): Block[] {
  return parsePlain(text.trim()).map((piece) => blockOf(part, piece));
}

function blockOf(part: Part, piece: PlainPiece): Block {
  if (piece.kind === 'heading') return { type: 'heading', part, text: toPlainLetters(piece.text) };
  if (piece.kind === 'list') return { type: 'list', part, items: piece.items, ordered: piece.ordered, evidence: [] };
  const [first = '', ...rest] = piece.lines;
  if (rest.length === 0 && partOfHeading(toPlainLetters(first)) === part)
    return { type: 'heading', part, text: toPlainLetters(first) };
  if (part === 'answers' && rest.length > 0)
    return { type: 'qa', part, question: first, answer: rest.join('\n'), evidence: [] };
  const text = piece.lines.join('\n');
  const label = `${PS_LABEL} `;
  if (part === 'ps' && toPlainLetters(text).startsWith(label))
    return { type: 'ps', part, text: Array.from(text).slice(label.length).join(''), evidence: [] };
  return { type: 'p', part, text, evidence: [] };
}

export function piecesOf(blocks: readonly Block[]): Piece[] {
  return blocks.map((block) => ({ block, parts: partsOf(block) }));
}

function partsOf(block: Block): readonly string[] {
  if (block.type === 'heading') return [];
  if (block.type === 'list') return block.items;
  return sentencesOf(block.type === 'qa' ? block.answer : block.text);
}

/** The blocks with the remaining pieces; an empty block is removed, and a heading above nothing. */
export function blocksFrom(pieces: readonly Piece[]): Block[] {
  const blocks = pieces.flatMap(({ block, parts }) => withParts(block, parts));
  return blocks.some(({ type }) => type !== 'heading') ? blocks : [];
}

function withParts(block: Block, parts: readonly string[]): Block[] {
  if (block.type === 'heading') return [block];
  if (parts.length === 0) return [];
  if (parts.length === partsOf(block).length && parts.every((part, at) => part === partsOf(block)[at])) return [block];
  if (block.type === 'list') return [{ ...block, items: [...parts] }];
  return [block.type === 'qa' ? { ...block, answer: parts.join(' ') } : { ...block, text: parts.join(' ') }];
}

/** All pieces of a section without its heading. */
export function partsIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => [...(block.type === 'qa' ? [block.question] : []), ...partsOf(block)]);
}

/** The words of a section without its heading. */
export function wordsIn(blocks: readonly Block[]): number {
  return wordsOf(toPlainLetters(blocksToPlain(blocks.filter(({ type }) => type !== 'heading')))).length;
}

/** A section in plain text without its heading. */
export function bodyOf(blocks: readonly Block[]): string {
  return blocksToPlain(blocks.filter(({ type }) => type !== 'heading'));
}

/** The same words in the same order, in any case and punctuation. */
export function saysSame(a: string, b: string): boolean {
  return keyOf(a) === keyOf(b);
}

/** The key by which two texts say the same. */
export function keyOf(text: string): string {
  return wordsOf(toPlainLetters(text)).join(' ');
}
