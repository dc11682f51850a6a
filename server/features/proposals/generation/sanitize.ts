import { type DefaultTreeAdapterTypes, parseFragment, html as standard } from 'parse5';
import { escapeHtml } from '#shared/http/escape-html.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The allowed elements, by their final name. Source: docs/spec/engine.md#render. */
const KEPT: ReadonlyMap<string, string> = new Map(
  Object.entries({ p: 'p', strong: 'strong', b: 'strong', em: 'em', i: 'em', ol: 'ol', ul: 'ul', li: 'li', a: 'a' }),
);
/** Removed with their content; any other element is removed and leaves its text. */
const DROPPED = new Set(
  'script style template iframe object embed svg math noscript noembed noframes textarea select title xmp plaintext head'.split(
    ' ',
  ),
);
// Deeper than any proposal; a hostile text cannot exhaust the stack.
const MAX_DEPTH = 100;

/**
 * The same HTML with only p, strong, em, ol, ul, li, br and a with an http(s) address, and no other attribute. For any
 * input, the result is safe to store and to show.
 */
export function sanitizeHtml(html: string): string {
  return parseFragment(html)
    .childNodes.map((node) => clean(node, 0))
    .join('');
}

function clean(node: Node, depth: number): string {
  if ('value' in node) return escapeHtml(node.value);
  if (!('tagName' in node) || depth > MAX_DEPTH) return '';
  if (node.namespaceURI !== standard.NS.HTML || DROPPED.has(node.tagName)) return '';
  if (node.tagName === 'br') return '<br>';
  const inner = node.childNodes.map((child) => clean(child, depth + 1)).join('');
  const name = KEPT.get(node.tagName);
  if (name === undefined) return inner;
  return name === 'a' ? link(node, inner) : `<${name}>${inner}</${name}>`;
}

function link(element: Element, inner: string): string {
  const href = webAddress(element.attrs.find(({ name }) => name === 'href')?.value ?? '');
  return href === undefined ? inner : `<a href="${escapeHtml(href)}" rel="noopener noreferrer nofollow">${inner}</a>`;
}

/** The address as the browser would read it, when it is http(s); 'java&#x09;script:' is not. */
function webAddress(given: string): string | undefined {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
}
