import { nodesOfHtml } from './html-nodes.ts';
import { readTree, type TreeBlock } from './proposal-tree.ts';
import { treeToHtml } from './tree-to-html.ts';
import { treeToPlain } from './tree-to-plain.ts';

/** The proposal in `html`: whatever that holds, only words and the allow-list come out. */
export function treeOfHtml(html: string): TreeBlock[] {
  return readTree(nodesOfHtml(html));
}

/** What copying `html` gives. Styled letters stay. */
export function htmlToPlain(html: string): string {
  return treeToPlain(treeOfHtml(html));
}

/** One spelling for HTML that reads the same, so that two proposals can be compared as strings. */
export function canonicalHtml(html: string): string {
  return treeToHtml(treeOfHtml(html));
}
