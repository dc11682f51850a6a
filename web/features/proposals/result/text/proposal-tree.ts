/**
 * A proposal as the result shows it, copies it and checks it: read once from the HTML, so that the sheet and the
 * clipboard cannot drift apart. A '\n' inside a span is a line break.
 */
export interface Span {
  readonly text: string;
  readonly strong: boolean;
  readonly em: boolean;
  readonly href: string | null;
}

export type TreeBlock =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly TreeBlock[])[] };

/** The part of a DOM node that is read here: `nodesOfHtml` makes them without a browser, and the editor's paste with one. */
export interface HtmlNode {
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<HtmlNode>;
  getAttribute?(name: string): string | null;
}

type Style = Omit<Span, 'text'>;
const PLAIN: Style = { strong: false, em: false, href: null };

/** Reads the children of `root`, which must have gone through the allow-list: other elements count as their content. */
export function readTree(root: HtmlNode): TreeBlock[] {
  const blocks: TreeBlock[] = [];
  let open: Span[] = [];
  const closeParagraph = () => {
    const spans = tidy(open);
    if (spans.length > 0) blocks.push({ kind: 'paragraph', spans });
    open = [];
  };
  for (const child of Array.from(root.childNodes)) {
    const name = child.nodeName.toLowerCase();
    if (name === 'ul' || name === 'ol') {
      closeParagraph();
      const items = readItems(child);
      if (items.length > 0) blocks.push({ kind: 'list', ordered: name === 'ol', items });
    } else if (name === 'p') {
      closeParagraph();
      open = readSpans(child, PLAIN);
      closeParagraph();
    } else {
      open.push(...readSpans({ nodeName: '', nodeValue: null, childNodes: [child] }, PLAIN));
    }
  }
  closeParagraph();
  return blocks;
}

/** All the words of a block, styling and links left out. */
export function spansText(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join('');
}

function readItems(list: HtmlNode): TreeBlock[][] {
  return Array.from(list.childNodes)
    .filter((node) => node.nodeName.toLowerCase() === 'li')
    .map(readTree)
    .filter((item) => item.length > 0);
}

function readSpans(node: HtmlNode, style: Style): Span[] {
  return Array.from(node.childNodes).flatMap((child): Span[] => {
    const name = child.nodeName.toLowerCase();
    if (name === '#text') return [{ text: collapse(child.nodeValue ?? ''), ...style }];
    if (name === 'br') return [{ text: '\n', ...style }];
    return readSpans(child, {
      strong: style.strong || name === 'strong',
      em: style.em || name === 'em',
      href: name === 'a' ? (child.getAttribute?.('href') ?? style.href) : style.href,
    });
  });
}

/** As a browser shows it: runs of ASCII white space are one space; a no-break space stays. */
function collapse(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ');
}

/** Joins equal neighbours and drops the space at both ends and around line breaks. */
function tidy(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const before = last?.text ?? '\n';
    const text = /[ \n]$/.test(before) ? span.text.replace(/^ /, '') : span.text;
    if (text === '') continue;
    if (last && text === '\n') joined[joined.length - 1] = { ...last, text: last.text.replace(/ $/, '') };
    const previous = joined.at(-1);
    if (previous && sameStyle(previous, span)) joined[joined.length - 1] = { ...previous, text: previous.text + text };
    else joined.push({ ...span, text });
  }
  return trimEnd(joined);
}

function trimEnd(spans: Span[]): Span[] {
  const last = spans.at(-1);
  if (!last) return spans;
  const text = last.text.replace(/[ \n]+$/, '');
  return text === '' ? trimEnd(spans.slice(0, -1)) : [...spans.slice(0, -1), { ...last, text }];
}

function sameStyle(a: Style, b: Style): boolean {
  return a.strong === b.strong && a.em === b.em && a.href === b.href;
}
