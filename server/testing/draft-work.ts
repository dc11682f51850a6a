import { aBrief } from '#shared/proposals/brief.fixture.ts';
import type { DraftWork, KeptProposal } from '#shared/proposals/work.ts';
import { answerOf } from './engine.ts';

/** A proposal as it was in the workspace. */
export function aKeptProposal(): KeptProposal {
  const proposalId = '0190a1b2-0000-7000-8000-00000000000a';
  const answer = { proposalId, ...answerOf('Dear baker', aBrief({})) };
  const { document, plainText } = answer;
  return { status: 'done', proposalId, text: plainText, document, edited: true, answer };
}

/** What a draft of the wizard holds besides its job and its text. */
export function someWork(more: Partial<DraftWork> = {}): DraftWork {
  return {
    headline: '',
    skillsAndExperience: 'Ten years of logos',
    aboutMeStatement: '',
    portfolio: 'https://anna.example',
    writingSamples: ['', 'A sample'],
    tone: 'professional',
    style: 'standard',
    brief: null,
    proposal: null,
    edit: null,
    ...more,
  };
}
