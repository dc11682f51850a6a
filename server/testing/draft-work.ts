import { aBrief } from '#shared/proposals/brief.fixture.ts';
import { documentOfText } from '#shared/proposals/document/of-text.ts';
import { documentToHtml } from '#shared/proposals/document/to-html.ts';
import type { DraftWork, KeptProposal } from '#shared/proposals/work.ts';

/** A proposal as it was in the workspace. */
export function aKeptProposal(): KeptProposal {
  const document = documentOfText('Dear baker');
  const proposalId = '0190a1b2-0000-7000-8000-00000000000a';
  const found = { warnings: [], unanswered: [], ignored: [] };
  const answer = {
    proposalId,
    document,
    formattedProposal: documentToHtml(document),
    plainText: 'Dear baker',
    brief: aBrief({}),
    ...found,
  };
  const letter = { sections: [], sentences: [], slots: [], skeleton: false, material: null, lines: {}, openings: null };
  return {
    status: 'done',
    proposalId,
    text: 'Dear baker',
    document,
    edited: true,
    answer: { ...answer, engine: 'composer', fallback: false, usage: null, seed: 's1', language: 'en', ...letter },
  };
}

/** What a draft of the wizard holds besides its job and its text. */
export function someWork(more: Partial<DraftWork> = {}): DraftWork {
  return {
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
