import { expect, it } from 'vitest';
import { areSame, differences, NO_TEXTS } from './profile-texts.ts';

it('takes samples that are not there for blank ones', () => {
  const texts = { ...NO_TEXTS, portfolio: 'https://a.example' };
  expect(areSame(texts, { ...texts, writingSamples: [] })).toBe(true);
  expect(areSame(texts, { ...texts, writingSamples: ['', 'Dear Ms Leaf'] })).toBe(false);
});

it('names what differs as the wizard does', () => {
  const mine = { ...NO_TEXTS, aboutMeStatement: 'I draw.', writingSamples: ['', 'Mine'] };
  expect(differences(mine, { ...NO_TEXTS, aboutMeStatement: 'I paint.' })).toEqual([
    { label: 'About Me Statement', mine: 'I draw.', theirs: 'I paint.' },
    { label: 'Sample 2', mine: 'Mine', theirs: '' },
  ]);
});

it('names the name first, where both versions say one', () => {
  const mine = { ...NO_TEXTS, name: 'Shops', portfolio: 'Mine' };
  const theirs = { ...NO_TEXTS, name: 'Stores' };
  expect(differences(mine, theirs)).toEqual([
    { label: 'Profile name', mine: 'Shops', theirs: 'Stores' },
    { label: 'Portfolio', mine: 'Mine', theirs: '' },
  ]);
  expect(areSame(NO_TEXTS, theirs)).toBe(true);
});
