import { describe, expect, it } from 'vitest';
import { draftParts, draftText, type ReadableDraft } from './draft-parts.ts';

const DRAFT: ReadableDraft = {
  jobTitle: 'Tea shop',
  jobDescription: 'We sell tea.',
  document: ['Hello'],
  work: {
    skillsAndExperience: 'Shops',
    aboutMeStatement: ' ',
    writingSamples: ['', 'Dear Ms Leaf'],
    tone: 'friendly',
    style: 'standard',
    lines: { proof: 'I sold tea.', question: '', a1: '$40' },
    edit: null,
  },
};

const shown = (draft: ReadableDraft) => draftParts(draft).map(({ label, text }) => [label, text]);

describe('what a draft holds', () => {
  it('is shown in the order of the wizard, blank texts left out', () => {
    expect(shown(DRAFT)).toEqual([
      ['Job title', 'Tea shop'],
      ['Job description', 'We sell tea.'],
      ['Your Skills & Experience', 'Shops'],
      ['Sample 2', 'Dear Ms Leaf'],
      ['Tone and style', 'Friendly, Standard'],
      ['Your lines', 'I sold tea.\n$40'],
      ['Proposal', 'Hello'],
    ]);
  });

  it.each([[null], ['text'], [7], [{ writingSamples: 'no list', tone: 3 }]])(
    'is shown as far as it can be read, whatever release stored it: %j',
    (work) => {
      expect(shown({ ...DRAFT, work })).toEqual([
        ['Job title', 'Tea shop'],
        ['Job description', 'We sell tea.'],
        ['Proposal', 'Hello'],
      ]);
    },
  );

  it('of an upload is its text; what describes its job is only the beginning of that', () => {
    const upload: ReadableDraft = { ...DRAFT, jobDescription: 'a...', document: ['abc'], work: null };
    expect(shown(upload)).toEqual([
      ['Job title', 'Tea shop'],
      ['Proposal', 'abc'],
    ]);
  });
});

it('is one text for a comparison', () => {
  const draft = { ...DRAFT, work: null };
  expect(draftText(draft)).toBe('Job title\nTea shop\n\nJob description\nWe sell tea.\n\nProposal\nHello');
});
