import { expect, it } from 'vitest';
import { PROMISES } from '../site/promises.ts';
import { type ComparedRow, comparePlans } from './comparison.ts';
import { FEATURES } from './features.ts';

const rows = comparePlans().flatMap((group) => group.rows);
const named = (which: (row: ComparedRow) => boolean) => rows.filter(which).map(({ name }) => name);

it('names every feature once but the one that another says, and the six entries outside the entitlement table', () => {
  const names = rows.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const features = Object.entries(FEATURES).filter(([feature]) => feature !== 'limits.unlimitedSamples');
  expect(names).toHaveLength(features.length + 6);
  for (const [, { name }] of features) expect(names).toContain(name);
});

it('Free has what a visitor may use, and keeps what was entered about oneself', () => {
  const writing = [PROMISES.parts.words, PROMISES.headings.words, 'Your own AI, or none', 'Editing and copying'];
  const always = [...writing, 'Professional', 'Standard'];
  expect(named(({ free }) => free === 'yes')).toEqual(always);
  expect(named(({ free }) => free === 'kept')).toEqual(['Skills & Experience', 'About Me statement', 'Portfolio link']);
});

it('a premium proposal may use all but drafts, versions and the service of Pro', () => {
  const onlyPro = ['Saved and auto-saved drafts', 'Version history', 'Priority generation', 'Priority support'];
  expect(named(({ premium }) => premium === 'no')).toEqual(onlyPro);
  expect(named(({ pro }) => pro === 'no')).toEqual([]);
});

it('the number of proposals of Free is the setting, in both columns without Pro', () => {
  expect(rows.find(({ name }) => name === 'Proposals')).toEqual({
    name: 'Proposals',
    free: 'weekly',
    premium: 'weekly',
    pro: 'unlimited',
  });
});
