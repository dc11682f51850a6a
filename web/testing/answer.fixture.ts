import { aBrief } from '#shared/proposals/brief.fixture.ts';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import { documentOfPlain, documentToHtml } from '#shared/proposals/document/index.ts';

export const PROPOSAL_ID = '01980000-0000-7000-8000-000000000001';

/** A whole answer of the server for tests, small and valid. */
export function anAnswer(plainText = 'Hello. I can help.'): GenerateAnswer {
  const document = documentOfPlain(plainText);
  return {
    proposalId: PROPOSAL_ID,
    document,
    formattedProposal: documentToHtml(document),
    plainText,
    brief: aBrief({
      title: 'Logo',
    }),
    layout: 'auto',
    warnings: [],
    unanswered: [],
    ignored: [],
    engine: 'composer',
    fallback: false,
    usage: null,
    seed: 's1',
    language: 'en',
    sections: [],
    sentences: [],
    slots: [],
    removed: [],
    isCut: false,
    material: null,
    lines: {},
  };
}
