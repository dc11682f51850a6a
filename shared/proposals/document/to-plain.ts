import { type DocumentBlock, type ProposalDocument, type Span, spansText } from './document.ts';

/**
 * The text that Copy puts on the clipboard: paragraphs apart by a blank line, list items on lines of their own. For a
 * proposal that nobody has edited it equals the server's `plainText`, letter for letter.
 */
export function documentToPlain(document: ProposalDocument): string {
  return document.map((block) => blockToPlain(block)).join('\n\n');
}

function blockToPlain(block: DocumentBlock): string {
  if (block.kind === 'paragraph') return inlineToPlain(block.spans);
  return block.items.map((item, index) => itemToPlain(item, block.ordered ? `${index + 1}. ` : '• ')).join('\n');
}

/** Lists inside an item are set in by two spaces under it. */
function itemToPlain(item: ProposalDocument, marker: string): string {
  const lines = item.map((block) => blockToPlain(block).replaceAll('\n', '\n  '));
  return marker + lines.join('\n  ');
}

function inlineToPlain(spans: readonly Span[]): string {
  return groupByLink(spans)
    .map(({ href, text }) => (href === null || sameAddress(text, href) ? text : `${text} (${href})`))
    .join('');
}

/** A link may be cut into several spans by bold or italic; its address is written out once, after the last. */
function groupByLink(spans: readonly Span[]): { href: string | null; text: string }[] {
  const groups: { href: string | null; spans: Span[] }[] = [];
  for (const span of spans) {
    const last = groups.at(-1);
    if (last && last.href === span.href) last.spans.push(span);
    else groups.push({ href: span.href, spans: [span] });
  }
  return groups.map((group) => ({ href: group.href, text: spansText(group.spans) }));
}

/** 'www.shop.com' already says where 'https://www.shop.com/' leads. */
function sameAddress(text: string, href: string): boolean {
  const bare = (address: string) =>
    address
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, '');
  return bare(text) === bare(href);
}
