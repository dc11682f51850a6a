import { expect, it } from 'vitest';
import { samplesSummary, skillsSummary } from './texts-summary.ts';
import { EMPTY_WIZARD } from './wizard-state.ts';

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
