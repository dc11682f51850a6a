import { escapeHtml } from '#shared/http/escape-html.ts';
import type { Span, TreeBlock } from './proposal-tree.ts';

/** The tree as HTML of the allow-list: what is saved after an edit. The same tree always gives the same string. */
export function treeToHtml(blocks: readonly TreeBlock[]): string {
  return blocks.map(blockToHtml).join('');
}

function blockToHtml(block: TreeBlock): string {
  if (block.kind === 'paragraph') return `<p>${spansToHtml(block.spans)}</p>`;
  const tag = block.ordered ? 'ol' : 'ul';
  return `<${tag}>${block.items.map(itemToHtml).join('')}</${tag}>`;
}

/** An item's one paragraph needs no tag of its own; only a second one does. */
function itemToHtml(item: readonly TreeBlock[]): string {
  const [first, ...rest] = item;
  const hasOneParagraph = rest.every((block) => block.kind === 'list');
  if (first?.kind !== 'paragraph' || !hasOneParagraph) return `<li>${treeToHtml(item)}</li>`;
  return `<li>${spansToHtml(first.spans)}${treeToHtml(rest)}</li>`;
}

function spansToHtml(spans: readonly Span[]): string {
  return spans.map(spanToHtml).join('');
}

function spanToHtml({ text, strong, em, href }: Span): string {
  let html = escapeText(text).replaceAll('\n', '<br>');
  if (em) html = `<em>${html}</em>`;
  if (strong) html = `<strong>${html}</strong>`;
  return href === null ? html : `<a href="${escapeText(href)}">${html}</a>`;
}

function escapeText(text: string): string {
  return escapeHtml(text).replaceAll('\u00A0', '&nbsp;');
}
