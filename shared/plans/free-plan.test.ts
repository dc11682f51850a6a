import { describe, expect, it } from 'vitest';
import { premiumProposals } from './credits.ts';
import { freePlanWords, SOME_FREE_PROPOSALS } from './free-plan.ts';

describe('the texts about the free plan', () => {
  it('name the number of a week when there is one', () => {
    expect(freePlanWords(5)).toEqual({
      line: '5 proposals a week',
      short: '5 a week',
      inline: '5 proposals a week',
      sentence: '5 proposals a week are free.',
    });
    expect(freePlanWords(1).sentence).toBe('1 proposal a week is free.');
    expect(freePlanWords(100_000).short).toBe('100,000 a week');
  });

  it('say unlimited in every form when it is', () => {
    const words = Object.values(freePlanWords(null));
    expect(words).toHaveLength(4);
    for (const said of words) expect(said).toMatch(/^unlimited/i);
  });

  it('claim neither while that is not known', () => {
    for (const said of Object.values(SOME_FREE_PROPOSALS)) expect(said).not.toMatch(/unlimited|\d/i);
  });
});

it('one premium proposal is one', () => {
  expect([premiumProposals(), premiumProposals(1)]).toEqual(['3 premium proposals', '1 premium proposal']);
});
