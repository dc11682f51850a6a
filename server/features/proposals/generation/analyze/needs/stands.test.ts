import { describe, expect, it } from 'vitest';
import { analyzePost } from '../index.ts';
import { stands, withoutSecondSentence } from './stands.ts';

const read = (description: string, title = 'Help wanted') => analyzePost({ title, description });
const needs = (description: string) => read(description).needs.map(({ text }) => text);

describe('a need stands in a sentence of somebody else', () => {
  it.each([
    ['a sometimes an order gets saved twice', 'noun', 'en'],
    ['an anyone', 'noun', 'en'],
    ['never know what year it is', 'verb', 'en'],
    ['the list which', 'noun', 'en'],
    ['rewrite the emails and', 'verb', 'en'],
    ['write a few words of', 'verb', 'en'],
    ['make a list of what in by when', 'verb', 'en'],
    ["answer this: 'hi, where is it", 'verb', 'en'],
    ['a page "for our', 'noun', 'en'],
    ['Auf der man den Stand sehen kann, und', 'noun', 'de'],
    ['Der eine kleine Seite im Internet bauen', 'verb', 'de'],
    ['que nadie sabe usar', 'noun', 'es'],
    ['traducir los textos de la', 'verb', 'es'],
    ['onde ninguém encontra nada', 'noun', 'pt'],
    ['dont personne ne veut', 'noun', 'fr'],
    ['corriger les textes et', 'verb', 'fr'],
  ] as const)('not so: %s', (words, form, language) => {
    expect(stands(words, form, language)).toBe(false);
  });

  it.each([
    ['even out the volume', 'verb', 'en'],
    ['four articles that answer what people are really afraid of', 'noun', 'en'],
    ["paint the owner's house", 'verb', 'en'],
    ['die Beiträge mit den Kontoauszügen abgleichen', 'verb', 'de'],
    ['un calendario de siembra', 'noun', 'es'],
    ['gerar um resumo em PDF', 'verb', 'pt'],
    ['saisir les factures', 'verb', 'fr'],
  ] as const)('so: %s', (words, form, language) => {
    expect(stands(words, form, language)).toBe(true);
  });

  it('ends before the sentence that ran into it', () => {
    expect(withoutSecondSentence('carry a parcel, and get grumpy, four customers should have an idle')).toBe(
      'carry a parcel, and get grumpy',
    );
    expect(withoutSecondSentence('a page where people sign up, donate if they can’t run')).toBe(
      'a page where people sign up, donate if they can’t run',
    );
  });
});

it('calls by name whom the post called by name before, and says nothing of somebody it never named', () => {
  const bookkeeper = 'We sell wool. Our bookkeeper wants orders to land in Xero without her touching them.';
  expect(needs(bookkeeper)).toEqual(['make orders land in Xero without your bookkeeper touching them']);
  expect(needs('We need somebody who catches him up on fractions and draws the worksheets.')).toEqual([
    'draw the worksheets',
  ]);
});

it('takes for no task how things are, what is only looked at, or what is signed', () => {
  expect(
    needs(
      'We need someone to fix our DNS.\n\n# What is configured\n- Allow 0.0.0.0/0\n- Peering between both networks\n\nSites to look at:\n- Green Apples\n- Red Pears\n\nNDA to be signed.',
    ),
  ).toEqual(['fix your DNS']);
});

it('never leads with what would only be a plus', () => {
  const { needs: found } = read(
    'We need someone to clean the ride data. You would also present the results in person, that would be a plus.',
  );
  expect(found.map(({ text, core }) => [text, core])).toEqual([
    ['clean the ride data', true],
    ['present the results in person', false],
  ]);
});

it.each([
  [
    "We'd want a handbook which people actually read, contracts that hold in court, and a guide for managers who never fired anybody.",
    [
      'a handbook which people actually read',
      'contracts that hold in court',
      'a guide for managers who never fired anybody',
    ],
  ],
  [
    'We need a landing page that allows users to enter an address and dynamically opens seven websites in separate sections.',
    ['a landing page that allows users to enter an address and dynamically opens seven websites in separate sections'],
  ],
  [
    'You write it for sixty lamps and make them find each other.',
    ['write it for sixty lamps and make them find each other'],
  ],
  ['What we want is simply that the payslips are right.', ['make sure the payslips are right']],
  ['Somebody please profile the scene and explain the result.', ['profile the scene and explain the result']],
])('keeps together what belongs together: %s', (text, wanted) => {
  expect(needs(`We run a small firm. ${text}`)).toEqual(wanted);
});
