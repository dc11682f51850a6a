import { type DefaultTreeAdapterTypes, parseFragment, html as standard } from 'parse5';
import { type DocumentBlock, type ProposalDocument, type Span, tidySpans, WEB_ADDRESS } from './document.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Style = Omit<Span, 'text'>;

const PLAIN: Style = { strong: false, em: false, href: null };
/** Removed with their content; any other element leaves its text. */
const DROPPED = new Set(
  'script style template iframe object embed svg math noscript noembed noframes textarea select title xmp plaintext head'.split(
    ' ',
  ),
);
/** They end the paragraph before them. */
const BLOCKS = new Set(
  'p div section article aside header footer main figure blockquote pre address dl dt dd h1 h2 h3 h4 h5 h6 hr table caption tr td th form fieldset li'.split(
    ' ',
  ),
);
// Deeper than any proposal; a hostile text cannot exhaust the stack.
const MAX_DEPTH = 100;

/**
 * Sanitizes `html` into a document: its paragraphs, lists, bold, italic, line breaks and http(s) links, and of all else the words. No
 * element is made and nothing is fetched, and there is no place in a document for anything that could run.
 */
export function documentOfHtml(html: string): ProposalDocument {
  return blocksIn(parseFragment(html).childNodes, 0);
}

function blocksIn(nodes: readonly Node[], depth: number): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  let open: Span[] = [];
  const endParagraph = () => {
    const spans = tidySpans(open);
    if (spans.length > 0) blocks.push({ kind: 'paragraph', spans });
    open = [];
  };
  const read = (node: Node, style: Style, level: number): void => {
    if ('value' in node) return void open.push({ text: collapseSpaces(node.value), ...style });
    if (!isRead(node) || level > MAX_DEPTH) return;
    if (node.tagName === 'br') return void open.push({ text: '\n', ...style });
    const isList = node.tagName === 'ul' || node.tagName === 'ol';
    if (isList || BLOCKS.has(node.tagName)) endParagraph();
    if (isList) {
      const items = itemsIn(node, level + 1);
      if (items.length > 0) blocks.push({ kind: 'list', ordered: node.tagName === 'ol', items });
      return;
    }
    const inner = styleIn(node, style);
    for (const child of node.childNodes) read(child, inner, level + 1);
    if (BLOCKS.has(node.tagName)) endParagraph();
  };
  for (const node of nodes) read(node, PLAIN, depth);
  endParagraph();
  return blocks;
}

/** Words outside the items of a list are items too. */
function itemsIn(list: Element, depth: number): ProposalDocument[] {
  return list.childNodes
    .map((node) => blocksIn(node.nodeName === 'li' && 'childNodes' in node ? node.childNodes : [node], depth))
    .filter((item) => item.length > 0);
}

/** False for what is removed with its content. */
export function isRead(node: Node): node is Element {
  return 'tagName' in node && node.namespaceURI === standard.NS.HTML && !DROPPED.has(node.tagName);
}

function styleIn(element: Element, around: Style): Style {
  const { tagName } = element;
  // Google Docs puts all that is copied into a 'b' that is not bold.
  const isBold =
    tagName === 'strong' || (tagName === 'b' && !/font-weight:\s*normal/i.test(attributeOf(element, 'style')));
  return {
    strong: around.strong || isBold,
    em: around.em || tagName === 'em' || tagName === 'i',
    href: tagName === 'a' ? webAddress(attributeOf(element, 'href')) : around.href,
  };
}

function attributeOf(element: Element, attribute: string): string {
  return element.attrs.find(({ name }) => name === attribute)?.value ?? '';
}

/** 'java&#x09;script:' is none, nor is an address of this site. */
function webAddress(address: string): string | null {
  const trimmed = address.trim();
  return WEB_ADDRESS.test(trimmed) ? trimmed : null;
}

/** As a browser shows it: runs of ASCII white space are one space; a no-break space stays. */
function collapseSpaces(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ');
}
