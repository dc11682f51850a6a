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
