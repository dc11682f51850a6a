import type { GenerateAnswer, Openings, WrittenSection } from '#shared/proposals/contract.ts';
import {
  type DocumentBlock,
  documentOfLetter,
  documentToHtml,
  documentToPlain,
  isEdited,
  type Section,
  spansText,
  type Written,
} from '#shared/proposals/document/index.ts';

export type WithOpenings = Written & Pick<GenerateAnswer, 'openings'>;

/** Alternatives to the opening of the letter; none if its section was edited by hand or rewritten. */
export function otherOpenings(section: Section, written: WithOpenings): readonly string[] {
  const { openings } = written;
  if (section.part !== 'proof' || !openings || isEdited(section, written)) return [];
  return section.blocks.some((block) => reads(block, openings.shown)) ? openings.others : [];
}

/** The section with `chosen` in it, and the openings with the one that it replaces among the others. */
export function withOpening(
  { part, blocks }: Section,
  { shown, others }: Openings,
  chosen: string,
): { section: WrittenSection; openings: Openings } {
  const paragraph = documentOfLetter([{ type: 'p', part, text: chosen, evidence: [] }]);
  const document = blocks.flatMap((block) => (reads(block, shown) ? paragraph : [block]));
  return {
    section: { part, heading: null, document, html: documentToHtml(document), plainText: documentToPlain(document) },
    openings: { shown: chosen, others: others.map((other) => (other === chosen ? shown : other)) },
  };
}

function reads(block: DocumentBlock, text: string): boolean {
  return block.kind === 'paragraph' && spansText(block.spans) === text;
}
