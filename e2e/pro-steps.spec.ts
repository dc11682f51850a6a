import { expect } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { press, test } from './harness/result-page.ts';

test('Clear All empties the card, and Undo brings it back beside what was typed since', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open('pro-skills');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const [skills, portfolio, sample] = [field('Your Skills & Experience'), field('Portfolio'), field('Sample 1')];
  await expect(skills).toHaveValue('Ten years of tea');
  await expectAccessible(page, 'skills with Pro');
  await press(page, 'Clear All');
  for (const emptied of [skills, portfolio, sample]) await expect(emptied).toHaveValue('');
  await portfolio.fill('https://newer.example');
  await press(page, 'Undo');
  await expect(skills).toHaveValue('Ten years of tea');
  await expect(sample).toHaveValue('Dear Ms Leaf');
  await expect(portfolio).toHaveValue('https://newer.example');
});

test('Clear All Samples can be undone', { tag: '@full' }, async ({ page, open }) => {
  await open('pro-samples');
  const sample = page.getByLabel('Sample 4', { exact: true });
  await press(page, 'Clear All Samples');
  await expect(sample).toHaveValue('');
  await press(page, 'Undo');
  await expect(sample).toHaveValue('Dear Mr Pot');
});
