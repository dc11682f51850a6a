import type { WrittenSection } from '#shared/proposals/contract.ts';
import {
  documentToHtml,
  documentToPlain,
  type ProposalDocument,
  sectionsOf,
  type Written,
} from '#shared/proposals/document/index.ts';
import { demandsOf, documentInLayout } from '#shared/proposals/layout.ts';
import type { Layout } from '#shared/proposals/options.ts';
import type { Done } from '../../generation/generation-state.ts';

/** False for texts without headings of their own, and for older ones, whose headings nobody knows any more. */
export function hasLayouts({ answer }: Done): boolean {
  return answer.sections.some(({ heading }) => heading !== null);
}

/** The same words with the headings that another layout shows, also after they were edited. */
export function layOut(letter: Done, layout: Layout): Done {
  const { answer } = letter;
  const demands = demandsOf(answer.brief);
  const written = documentInLayout(answer.document, answer, layout, demands);
  return {
    ...letter,
    document: documentInLayout(letter.document, answer, layout, demands),
    answer: {
      ...answer,
      layout,
      document: written,
      formattedProposal: documentToHtml(written),
      plainText: documentToPlain(written),
      sections: sectionsIn(written, answer),
    },
  };
}

/** The parts of the text as it was written, each with its heading where that is shown. */
function sectionsIn(document: ProposalDocument, written: Written): WrittenSection[] {
  const now = new Map(sectionsOf(document, written).map(({ part, blocks }) => [part, blocks]));
  return written.sections.map((section) => {
    const own = now.get(section.part) ?? section.document;
    return { ...section, document: own, html: documentToHtml(own), plainText: documentToPlain(own) };
  });
}
