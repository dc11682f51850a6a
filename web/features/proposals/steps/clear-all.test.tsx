import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openResult, press } from '#web/testing/result/result-page.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });

describe('clearing what was filled in', () => {
  it('empties the card, and Undo brings it back beside what was typed since', async () => {
    await openResult('pro-skills');
    const [skills, portfolio, sample] = [field('Your Skills & Experience'), field('Portfolio'), field('Sample 1')];
    await expect.element(skills).toHaveValue('Ten years of tea');
    await press('Clear All');
    for (const emptied of [skills, portfolio, sample]) await expect.element(emptied).toHaveValue('');
    await portfolio.fill('https://newer.example');
    await press('Undo');
    await expect.element(skills).toHaveValue('Ten years of tea');
    await expect.element(sample).toHaveValue('Dear Ms Leaf');
    await expect.element(portfolio).toHaveValue('https://newer.example');
  });

  it('can be undone for the samples', async () => {
    await openResult('pro-samples');
    const sample = field('Sample 4');
    await press('Clear All Samples');
    await expect.element(sample).toHaveValue('');
    await press('Undo');
    await expect.element(sample).toHaveValue('Dear Mr Pot');
  });
});
