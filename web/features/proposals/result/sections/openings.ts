import type { GenerateAnswer, Openings, WrittenSection } from '#shared/proposals/contract.ts';
import { renderHtml } from '#shared/proposals/letter-html.ts';
import { treeOfHtml } from '../text/html-to-plain.ts';
import { spansText, type TreeBlock } from '../text/proposal-tree.ts';
import { isEdited, type Section, type Written } from '../text/sections.ts';
import { treeToHtml } from '../text/tree-to-html.ts';
import { treeToPlain } from '../text/tree-to-plain.ts';

type WithOpenings = Written & Pick<GenerateAnswer, 'openings'>;

/** Alternatives to the opening of the letter; none if its section was edited by hand or rewritten. */
export function otherOpenings(section: Section, written: WithOpenings): readonly string[] {
  const { openings } = written;
  if (section.part !== 'opening' || !openings || isEdited(section, written)) return [];
  return section.blocks.some((block) => reads(block, openings.shown)) ? openings.others : [];
}

/** The section with `chosen` in it, and the openings with the one that it replaces among the others. */
export function withOpening(
  { part, blocks }: Section,
  { shown, others }: Openings,
  chosen: string,
): { section: WrittenSection; openings: Openings } {
  const paragraph = treeOfHtml(renderHtml([{ type: 'p', part, text: chosen, evidence: [] }]));
  const tree = blocks.flatMap((block) => (reads(block, shown) ? paragraph : [block]));
  return {
    section: { part, html: treeToHtml(tree), plainText: treeToPlain(tree) },
    openings: { shown: chosen, others: others.map((other) => (other === chosen ? shown : other)) },
  };
}

function reads(block: TreeBlock, text: string): boolean {
  return block.kind === 'paragraph' && spansText(block.spans) === text;
}
