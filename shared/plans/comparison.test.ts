import { expect, it } from 'vitest';
import { type ComparedRow, comparePlans } from './comparison.ts';
import { FEATURES } from './features.ts';

const rows = comparePlans().flatMap((group) => group.rows);
const named = (which: (row: ComparedRow) => boolean) => rows.filter(which).map(({ name }) => name);

it('names every feature once, and the four entries outside the entitlement table', () => {
  const names = rows.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(Object.keys(FEATURES).length + 4);
  for (const { name } of Object.values(FEATURES)) expect(names).toContain(name);
});

it('Free has what a visitor may use, and keeps what was entered about oneself', () => {
  const always = ['Five parts and a smart postscript', 'Editing and copying', 'Professional', 'Standard'];
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
