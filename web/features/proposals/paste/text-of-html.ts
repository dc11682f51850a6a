import { cleanText } from './clean-paste.ts';

const BLOCKS = new Set([
  'P',
  'DIV',
  'SECTION',
  'ARTICLE',
  'UL',
  'OL',
  'TABLE',
  'BLOCKQUOTE',
  'PRE',
  'HEADER',
  'FOOTER',
]);
const GAP_AROUND = new Set(['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'UL', 'OL', 'BLOCKQUOTE', 'PRE']);

/** The words of a copied piece of a page: paragraphs stay apart, list items get a bullet, table rows a line, links keep their words. */
export function textOfHtml(root: Node): string {
  const out = [...root.childNodes].map(textOfNode).join('');
  return cleanText(out).trim();
}

function textOfNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replace(/\s+/g, ' ');
  if (!(node instanceof Element)) return '';
  if (node.tagName === 'BR') return '\n';
  if (node.tagName === 'TR') return `\n${rowOf(node)}\n`;
  const inner = [...node.childNodes].map(textOfNode).join('');
  if (node.tagName === 'LI') return `\n- ${inner.trim()}`;
  if (GAP_AROUND.has(node.tagName)) return `\n\n${inner.trim()}\n\n`;
  return BLOCKS.has(node.tagName) ? `\n${inner.trim()}\n` : inner;
}

/** The cells of a row of a table in one line: 'Budget: $500', or with bars between more than two. */
function rowOf(row: Element): string {
  const cells = [...row.children].map((cell) => textOfNode(cell).replace(/\s+/g, ' ').trim()).filter(Boolean);
  const [name = '', value] = cells;
  return cells.length === 2 ? `${name.replace(/:$/, '')}: ${value}` : cells.join(' | ');
}
