import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { isRead } from '#shared/proposals/document/of-html.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const BLOCKS = new Set('div section article table header footer'.split(' '));
const GAP_AROUND = new Set('p h1 h2 h3 h4 h5 h6 ul ol blockquote pre'.split(' '));

/**
 * The words of HTML that anybody may have written: paragraphs stay apart, list items get a bullet, table rows a line, links keep
 * their words. The result is not cleaned; the caller runs cleanText.
 */
export function wordsOfPastedHtml(html: string): string {
  return textIn(parseFragment(html));
}

function textIn({ childNodes }: { childNodes: readonly Node[] }): string {
  return childNodes.map(textOf).join('');
}

function textOf(node: Node): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  if (!isRead(node)) return '';
  const { tagName } = node;
  if (tagName === 'br') return '\n';
  if (tagName === 'tr') return `\n${rowOf(node)}\n`;
  const inner = textIn(node);
  if (tagName === 'li') return `\n- ${inner.trim()}`;
  if (GAP_AROUND.has(tagName)) return `\n\n${inner.trim()}\n\n`;
  return BLOCKS.has(tagName) ? `\n${inner.trim()}\n` : inner;
}

/** The cells of a row of a table in one line: 'Budget: $500', or with bars between more than two. */
function rowOf(row: Element): string {
  const cells = row.childNodes.map((cell) => textOf(cell).replace(/\s+/g, ' ').trim()).filter(Boolean);
  const [name = '', value] = cells;
  return cells.length === 2 ? `${name.replace(/:$/, '')}: ${value}` : cells.join(' | ');
}
