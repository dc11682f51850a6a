import { parsePlain } from '#shared/proposals/plain-text.ts';
import type { Span, TreeBlock } from './proposal-tree.ts';

/** A label in styled letters that begins a line: 'P.S.' */
const STYLED_START = /^[\u{1D5D4}-\u{1D607}\u{1D7EC}-\u{1D7F5}][\u{1D5D4}-\u{1D607}\u{1D7EC}-\u{1D7F5}.]*/u;

/** Text that is still arriving, in the structure that its finished HTML will have. */
export function plainToTree(text: string): TreeBlock[] {
  return parsePlain(text).map((piece): TreeBlock => {
    if (piece.kind === 'heading') return { kind: 'paragraph', spans: [span(piece.text, true)] };
    if (piece.kind === 'paragraph')
      return isAnswered(piece.lines) ? answer(piece.lines) : paragraph(piece.lines.join('\n'));
    return { kind: 'list', ordered: piece.ordered, items: piece.items.map((item) => [paragraph(item)]) };
  });
}

/** A question of the client's with the answer on the next line. */
function isAnswered(lines: readonly string[]): boolean {
  return lines.length > 1 && (lines[0] ?? '').endsWith('?');
}

function answer([question = '', ...lines]: readonly string[]): TreeBlock {
  const asked = { ...span(question, false), em: true };
  return { kind: 'paragraph', spans: [asked, span(`\n${lines.join('\n')}`, false)] };
}

function paragraph(text: string): TreeBlock {
  const label = STYLED_START.exec(text)?.[0] ?? '';
  const spans = [span(label, true), span(text.slice(label.length), false)];
  return { kind: 'paragraph', spans: spans.filter((part) => part.text !== '') };
}

function span(text: string, strong: boolean): Span {
  return { text, strong, em: false, href: null };
}
