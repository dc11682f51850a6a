import { plainToTree } from '../result/text/plain-to-tree.ts';
import { treeToHtml } from '../result/text/tree-to-html.ts';

/** The HTML of a proposal that ended in the middle: it looks as it did while it was arriving. */
export function partialHtml(plainText: string): string {
  return treeToHtml(plainToTree(plainText));
}
