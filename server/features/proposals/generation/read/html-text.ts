import { decodeHTML } from 'entities/decode';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const MARKUP =
  /<\/(?:p|div|ul|ol|li|b|strong|i|em|span|h[1-6]|a|table|td|u|font)\s*>|<br\s*\/?>|<img\s[^<>]{1,500}>|<!--/i;
/** A page that was cut off, or a single line of one, has nothing but its first tag. */
const BEGINS_AS_PAGE = /^\s*<(?:p|div|h[1-6]|ul|ol|table|section|article)(?:\s[^<>]{0,500})?>/i;
const BLOCK_MARKUP = /<(?:p|br|div|li|h[1-6]|tr)\b/i;
/** In a page that was escaped as a whole; a single escaped tag is spoken of. */
const ESCAPED_BLOCK = /^\s*<(?:p|div|h[1-6]|ul|ol)\b|<\/(?:p|li|ul|ol|h[1-6])>\s*<|<br\s*\/?>\s*<br/i;
const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});/gi;
/** Beyond this many tags a "post" is an attack on the parser, not a page: its tags are dropped unread. */
const MAX_TAGS = 1500;
const UNSEEN = new Set(['script', 'style', 'template', 'head', 'noscript', 'title', 'iframe', 'textarea']);
const HIDING_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?:\D|$)/i;
const LINE_BLOCKS = new Set(['div', 'tr', 'table', 'ul', 'ol', 'section', 'article', 'header', 'footer', 'dd', 'dt']);
const SPACED_BLOCKS = new Set(['p', 'blockquote', 'pre']);

export interface PageText {
  readonly text: string;
  readonly hidden: string[];
}

/** The text of a post pasted as HTML, its lists and headings as '- ' and '## ' lines; plain text only loses entities. */
export function textOfHtml(source: string): PageText {
  const raw = pageIn(source);
  if (raw === null) return { text: decodeEntities(source), hidden: [] };
  if ((raw.match(/</g)?.length ?? 0) > MAX_TAGS) {
    return { text: decodeEntities(raw.replace(/<[^<>]{0,500}>/g, ' ')), hidden: [] };
  }
  return walk(parseFragment(raw).childNodes, BLOCK_MARKUP.test(raw));
}

function pageIn(source: string): string | null {
  if (MARKUP.test(source) || BEGINS_AS_PAGE.test(source)) return source;
  const plain = decodeEntities(source);
  return plain !== source && ESCAPED_BLOCK.test(plain) ? plain : null;
}

function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity) => decodeHTML(entity));
}

interface Step {
  readonly node?: Node;
  readonly after?: string;
  readonly inHidden: boolean;
}

/** Iterative, because a hostile page nests deeper than the call stack. */
function walk(nodes: readonly Node[], linesFromTags: boolean): PageText {
  let text = '';
  const hidden: string[] = [];
  const stack: Step[] = nodes.toReversed().map((node) => ({ node, inHidden: false }));
  for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
    const { node, inHidden } = step;
    if (step.after !== undefined) text += step.after;
    if (node === undefined) continue;
    if (node.nodeName === '#comment' && 'data' in node) hidden.push(node.data.trim());
    else if ('value' in node) {
      if (inHidden) hidden.push(node.value.trim());
      else text += linesFromTags ? node.value.replace(/\s+/g, ' ') : node.value;
    } else if ('tagName' in node && !UNSEEN.has(node.tagName)) {
      const concealed = inHidden || isHidden(node);
      if (!concealed) text += before(node);
      stack.push({ after: concealed ? '' : after(node), inHidden });
      for (const child of node.childNodes.toReversed()) stack.push({ node: child, inHidden: concealed });
    }
  }
  return { text, hidden };
}

function isHidden(element: Element): boolean {
  return element.attrs.some(
    ({ name, value }) => name === 'hidden' || (name === 'style' && HIDING_STYLE.test(value.slice(0, 2000))),
  );
}

function before(element: Element): string {
  const tag = element.tagName;
  if (tag === 'br') return '\n';
  if (tag === 'li') return '\n- ';
  if (/^h[1-6]$/.test(tag)) return '\n\n## ';
  if (SPACED_BLOCKS.has(tag)) return '\n\n';
  return LINE_BLOCKS.has(tag) ? '\n' : '';
}

function after(element: Element): string {
  const tag = element.tagName;
  if (tag === 'td' || tag === 'th') return ' ';
  if (/^h[1-6]$/.test(tag) || SPACED_BLOCKS.has(tag)) return '\n\n';
  return LINE_BLOCKS.has(tag) || tag === 'li' ? '\n' : '';
}
