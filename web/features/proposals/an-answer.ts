import type { GenerateAnswer } from '#shared/proposals/contract.ts';

export const PROPOSAL_ID = '01980000-0000-7000-8000-000000000001';

/** A whole answer of the server for tests, small and valid. */
export function anAnswer(plainText = 'Hello. I can help.'): GenerateAnswer {
  return {
    proposalId: PROPOSAL_ID,
    formattedProposal: `<p>${plainText}</p>`,
    plainText,
    brief: {
      title: 'Logo',
      understood: true,
      language: 'en',
      subject: 'the logo',
      needs: [],
      skills: [],
      questions: [],
      asks: [],
      opener: null,
      anywhere: [],
      puzzles: [],
      budget: null,
      timeline: null,
      workload: null,
      pain: null,
      goal: null,
      clientTone: 'neutral',
      forbidsAi: null,
      noAgencies: null,
      ignored: [],
    },
    warnings: [],
    unanswered: [],
    ignored: [],
    engine: 'composer',
    fallback: false,
    usage: null,
    seed: 's1',
  };
}
