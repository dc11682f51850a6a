import { escapeHtml } from '#shared/http/escape-html.ts';
import type { ProposalDocument, Span } from './document.ts';

/** A document as HTML of p, strong, em, ol, ul, li, br and a. The same document always gives the same string. */
export function documentToHtml(document: ProposalDocument): string {
  return document
    .map((block) => {
      if (block.kind === 'paragraph') return `<p>${spansToHtml(block.spans)}</p>`;
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map(itemToHtml).join('')}</${tag}>`;
    })
    .join('');
}

/** Whether both read the same, styling and links included. */
export function isSameDocument(one: ProposalDocument, other: ProposalDocument): boolean {
  return one === other || documentToHtml(one) === documentToHtml(other);
}

/** An item's one paragraph needs no tag of its own; only a second one does. */
function itemToHtml(item: ProposalDocument): string {
  const [first, ...rest] = item;
  const hasOneParagraph = rest.every((block) => block.kind === 'list');
  if (first?.kind !== 'paragraph' || !hasOneParagraph) return `<li>${documentToHtml(item)}</li>`;
  return `<li>${spansToHtml(first.spans)}${documentToHtml(rest)}</li>`;
}

function spansToHtml(spans: readonly Span[]): string {
  return spans.map(spanToHtml).join('');
}

function spanToHtml({ text, strong, em, href }: Span): string {
  let html = escapeHtml(text).replaceAll('\n', '<br>');
  if (em) html = `<em>${html}</em>`;
  if (strong) html = `<strong>${html}</strong>`;
  return href === null ? html : `<a href="${escapeHtml(href)}" rel="noopener noreferrer nofollow">${html}</a>`;
}
