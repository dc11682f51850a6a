import { cleanText } from './clean-paste.ts';

const BLOCKS = new Set([
  'P',
  'DIV',
  'SECTION',
  'ARTICLE',
  'UL',
  'OL',
  'TABLE',
  'TR',
  'BLOCKQUOTE',
  'PRE',
  'HEADER',
  'FOOTER',
]);
const GAP_AROUND = new Set(['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'UL', 'OL', 'BLOCKQUOTE', 'PRE']);

/** The words of a copied piece of a page: paragraphs stay apart, list items get a bullet, links keep their words. */
export function textOfHtml(root: Node): string {
  const out = [...root.childNodes].map(textOfNode).join('');
  return cleanText(out).trim();
}

function textOfNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replace(/\s+/g, ' ');
  if (!(node instanceof Element)) return '';
  if (node.tagName === 'BR') return '\n';
  const inner = [...node.childNodes].map(textOfNode).join('');
  if (node.tagName === 'LI') return `\n- ${inner.trim()}`;
  if (GAP_AROUND.has(node.tagName)) return `\n\n${inner.trim()}\n\n`;
  return BLOCKS.has(node.tagName) ? `\n${inner.trim()}\n` : inner;
}
