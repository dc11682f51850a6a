import { parsePlain } from '../plain-text.ts';
import { type DocumentBlock, type ProposalDocument, plainSpan, type Span } from './document.ts';

/** A label in styled letters that begins a line: 'P.S.' */
const STYLED_START = /^[\u{1D5D4}-\u{1D607}\u{1D7EC}-\u{1D7F5}][\u{1D5D4}-\u{1D607}\u{1D7EC}-\u{1D7F5}.]*/u;

/** A letter's plain text, also while it is arriving, in the structure that it has when it is whole. */
export function documentOfPlain(text: string): ProposalDocument {
  return parsePlain(text).map((piece): DocumentBlock => {
    if (piece.kind === 'heading') return { kind: 'paragraph', spans: [{ ...plainSpan(piece.text), strong: true }] };
    if (piece.kind === 'paragraph')
      return isAnswered(piece.lines) ? answer(piece.lines) : paragraph(piece.lines.join('\n'));
    return { kind: 'list', ordered: piece.ordered, items: piece.items.map((item) => [paragraph(item)]) };
  });
}

/** Any text, as an upload: every line in its place; an empty one ends a paragraph. */
export function documentOfText(text: string): ProposalDocument {
  const blocks = text.split(/\r?\n(?:[ \t]*\r?\n)+/).filter((block) => block.trim() !== '');
  return blocks.map((block) => ({ kind: 'paragraph', spans: [plainSpan(block.replaceAll('\r\n', '\n'))] }));
}

/** A question of the client's with the answer on the next line. */
function isAnswered(lines: readonly string[]): boolean {
  return lines.length > 1 && (lines[0] ?? '').endsWith('?');
}

function answer([question = '', ...lines]: readonly string[]): DocumentBlock {
  const asked = { ...plainSpan(question), em: true };
  return { kind: 'paragraph', spans: [asked, plainSpan(`\n${lines.join('\n')}`)] };
}

function paragraph(text: string): DocumentBlock {
  const label = STYLED_START.exec(text)?.[0] ?? '';
  const spans: Span[] = [{ ...plainSpan(label), strong: true }, plainSpan(text.slice(label.length))];
  return { kind: 'paragraph', spans: spans.filter((part) => part.text !== '') };
}
