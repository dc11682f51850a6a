import { decodeEntities } from '#web/ui/decode-entities.ts';
import { onlyKnownTags } from './known-tags.ts';
import type { HtmlNode } from './proposal-tree.ts';

/** What a proposal may consist of: the server's allow-list, once more in the browser. */
export const PROPOSAL_TAGS: ReadonlySet<string> = new Set(['p', 'strong', 'em', 'ol', 'ul', 'li', 'a', 'br']);

/**
 * What `html` says, as plain objects: the allow-list and words, whatever else it holds. The browser's parser never sees it and
 * no element is made, so there is nothing in it that could load or run.
 */
export function nodesOfHtml(html: string): HtmlNode {
  const open: Open[] = [node('#root')];
  for (const [piece, end, name, href] of onlyKnownTags(html, PROPOSAL_TAGS).matchAll(PIECE)) {
    if (!name) add(open, text(decodeEntities(piece)));
    else if (end) close(open, name);
    else if (name === 'br') add(open, node('br'));
    else begin(open, node(name, href));
  }
  return open[0] ?? node('#root');
}

/** A tag as `onlyKnownTags` writes it, or the words up to the next. */
const PIECE = /<(\/)?([a-z]+)(?: href="([^"]*)")?>|[^<]+/g;
const WEB_ADDRESS = /^https?:\/\//i;
const BLOCKS: ReadonlySet<string> = new Set(['p', 'ol', 'ul', 'li']);
const LISTS: ReadonlySet<string> = new Set(['ol', 'ul']);

interface Open extends HtmlNode {
  readonly childNodes: HtmlNode[];
}

function node(nodeName: string, href?: string): Open {
  const address = href === undefined ? '' : decodeEntities(href);
  const getAttribute = (name: string) => (name === 'href' && WEB_ADDRESS.test(address) ? address : null);
  return { nodeName, nodeValue: null, childNodes: [], getAttribute };
}

function text(nodeValue: string): HtmlNode {
  return { nodeName: '#text', nodeValue, childNodes: [] };
}

function add(open: Open[], child: HtmlNode): void {
  open.at(-1)?.childNodes.push(child);
}

/** A block ends the paragraph before it, and an item the item: their end tags may be left out. */
function begin(open: Open[], child: Open): void {
  if (BLOCKS.has(child.nodeName)) close(open, 'p');
  if (child.nodeName === 'li') close(open, 'li');
  add(open, child);
  open.push(child);
}

/** Ends the innermost `name`, with what is open in it. Styling does not end a block, nor an item the list around it. */
function close(open: Open[], name: string): void {
  for (let at = open.length - 1; at > 0; at -= 1) {
    const { nodeName = '' } = open[at] ?? {};
    if (nodeName === name) return void open.splice(at);
    if (BLOCKS.has(nodeName) && !BLOCKS.has(name)) return;
    if (LISTS.has(nodeName) && !LISTS.has(name)) return;
  }
}
