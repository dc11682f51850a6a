import {
  documentOfLetter,
  documentToHtml,
  type ProposalDocument,
  writtenSections,
} from '#shared/proposals/document/index.ts';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { blocksInLayout, demandsOf, shownHeadings, sizesOf } from '#shared/proposals/layout.ts';
import { composeLetter } from '#shared/proposals/letter/compose.ts';
import { aLetterAsk, aPlaybook, aMaterial as aShopsMaterial } from '#shared/proposals/letter/material.fixture.ts';
import type { LetterLines, LetterMaterial } from '#shared/proposals/letter/material.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import type { Done } from '#web/features/proposals/generation/generation-state.ts';
import { anAnswer } from './answer.fixture.ts';

/** What a letter for a slow shop is composed from, for tests; `parts` is what a case is about. */
export function aMaterial(parts: Partial<LetterMaterial> = {}): LetterMaterial {
  return aShopsMaterial({
    hook: 'Your checkout takes eight seconds on phones.',
    lead: [],
    otherFacts: [{ id: 'F2', text: 'I cut a checkout from 8 to 2 seconds.' }],
    asks: [
      aLetterAsk({
        ...{ id: 'q1', label: 'Have you worked with Shopify Plus?', isQuestion: true },
        ...{ kind: 'experience', frame: 'yes_no', prompt: 'your answer' },
      }),
      aLetterAsk(),
    ],
    playbook: aPlaybook({
      file: 'en/ecommerce/shopify-speed',
      wrong: ['Two review apps that load on every page hide behind one slow theme file.'],
      first: ['First I profile the checkout on a slow phone.', 'First I list every app that loads on the cart page.'],
      questions: ['Which apps may be switched off for an hour?', 'Do you have a staging theme?'],
      tips: [],
    }),
    ...parts,
  });
}

/** A letter with other words in it, as someone has edited it. */
export function worded({ document }: Done, from: string, to: string): ProposalDocument {
  return documentOfHtml(documentToHtml(document).replace(from, to));
}

/** A finished letter as the server answers it. */
export function aLetter(material: LetterMaterial = aMaterial(), lines: LetterLines = {}): Done {
  const { blocks: all, sentences, slots } = composeLetter(material, lines);
  const { layout, brief } = anAnswer();
  const shown = shownHeadings(sizesOf(all), layout, demandsOf(brief));
  const blocks = blocksInLayout(all, layout, demandsOf(brief));
  const document = documentOfLetter(blocks);
  const answer = {
    ...anAnswer(blocksToPlain(blocks)),
    document,
    formattedProposal: documentToHtml(document),
    sections: writtenSections(all, shown),
    sentences: [...sentences],
    slots: [...slots],
    material,
    lines,
  };
  return { status: 'done', proposalId: answer.proposalId, answer, document, edited: false };
}
