import { expect, it } from 'vitest';
import { jobName, jobSummary, samplesSummary, skillsSummary } from './summaries.ts';
import { EMPTY_WIZARD } from './wizard-state.ts';

it('calls a job without a title Untitled Job', () => {
  expect(jobSummary('  ', 'Text').title).toBe('Untitled Job');
});

it('cuts after 100 characters and never marks a shorter description as cut', () => {
  expect(jobSummary('', 'a'.repeat(100)).preview).toBe('a'.repeat(100));
  expect(jobSummary('', 'a'.repeat(101)).preview).toBe(`${'a'.repeat(100)}...`);
});

it('does not say a title again that the description begins with', () => {
  expect(jobSummary('A logo', 'A logo\n\nFor our bakery.').preview).toBe('For our bakery.');
  expect(jobSummary('A logo', 'A logo for our bakery.').preview).toBe('A logo for our bakery.');
});

it('counts what is seen and cuts through no emoji', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(jobSummary('', family.repeat(101)).preview).toBe(`${family.repeat(100)}...`);
});

it('names a job of thousands of characters by its first hundred', () => {
  expect([jobName(' Tea '), jobName(''), jobName('x'.repeat(5_000))]).toEqual([
    'Tea',
    'Untitled Job',
    `${'x'.repeat(100)}...`,
  ]);
});

const FILLED = {
  ...EMPTY_WIZARD,
  fields: { ...EMPTY_WIZARD.fields, skillsAndExperience: 'Ten years\nof tea', portfolio: 'https://tea.example' },
  samples: ['Dear Ms Leaf', '', '', ' Dear Mr Pot,\nI read ', 'Hello', ''],
};

it('says how the texts of a folded card begin, and not what its fields are called', () => {
  expect(skillsSummary(FILLED)).toBe('Ten years of tea · https://tea.example · 1 sample');
  expect(samplesSummary(FILLED)).toBe('Dear Mr Pot, I read · 2 samples');
});

it('cuts long texts', () => {
  const long = { ...FILLED, fields: { ...FILLED.fields, skillsAndExperience: 'x'.repeat(5_000) } };
  expect(skillsSummary(long)).toBe(`${'x'.repeat(60)}… · https://tea.example · 1 sample`);
});

it('is empty where nothing was added', () => {
  expect([skillsSummary(EMPTY_WIZARD), samplesSummary(EMPTY_WIZARD)]).toEqual(['', '']);
});
