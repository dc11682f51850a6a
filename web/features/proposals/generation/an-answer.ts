import { aBrief } from '#shared/proposals/a-brief.ts';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';

export const PROPOSAL_ID = '01980000-0000-7000-8000-000000000001';

/** A whole answer of the server for tests, small and valid. */
export function anAnswer(plainText = 'Hello. I can help.'): GenerateAnswer {
  return {
    proposalId: PROPOSAL_ID,
    formattedProposal: `<p>${plainText}</p>`,
    plainText,
    brief: aBrief({
      title: 'Logo',
    }),
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
    skeleton: false,
    material: null,
    lines: {},
    openings: null,
  };
}
