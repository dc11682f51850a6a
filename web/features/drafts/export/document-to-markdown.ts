import type { DocumentBlock, ProposalDocument, Span } from '#shared/proposals/document/document.ts';

/** A proposal as Markdown: paragraphs, lists, bold, italic, links and line breaks, everything else as it is. */
export function documentToMarkdown(document: ProposalDocument): string {
  return document.map(block).join('\n\n');
}

function block(piece: DocumentBlock): string {
  if (piece.kind === 'paragraph') return paragraph(piece.spans);
  return piece.items.map((item, index) => listItem(item, piece.ordered ? `${index + 1}. ` : '- ')).join('\n');
}

/** What belongs to an item is in under its first word. */
function listItem(item: ProposalDocument, marker: string): string {
  const indent = ' '.repeat(marker.length);
  const [first, ...rest] = item.map((piece) => block(piece).replaceAll('\n', `\n${indent}`));
  const more = rest.map((text, index) =>
    item[index + 1]?.kind === 'list' ? `\n${indent}${text}` : `\n\n${indent}${text}`,
  );
  return `${marker}${first ?? ''}${more.join('')}`;
}

function paragraph(spans: readonly Span[]): string {
  // Two spaces at the end of a line are Markdown's line break. A line must not begin like a list, a quote or a heading.
  const lines = spans.map(spanToMarkdown).join('').split('\n');
  return lines.map(escapeStart).join('  \n');
}

function spanToMarkdown({ text, strong, em, href }: Span): string {
  return text
    .split('\n')
    .map((line) => markStyle(line, strong, em, href))
    .join('\n');
}

/** Marks are directly around the words: a space inside them would make them plain signs. */
function markStyle(line: string, strong: boolean, em: boolean, href: string | null): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(line) ?? [];
  if (words === '') return line;
  const marks = `${strong ? '**' : ''}${em ? '*' : ''}`;
  const marked = `${marks}${escapeInline(words)}${marks.split('').toReversed().join('')}`;
  return `${before}${href === null ? marked : markLink(marked, words, href)}${after}`;
}

function markLink(marked: string, words: string, href: string): string {
  if (words === href) return `<${href}>`;
  return `[${marked}](${href.replace(/[()\s<>]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))})`;
}

function escapeInline(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, String.raw`\$&`);
}

function escapeStart(line: string): string {
  return line.replace(/^(\d+)([.)])(?=\s|$)/, String.raw`$1\$2`).replace(/^([-+#]+)(?=\s|$)/, String.raw`\$1`);
}
